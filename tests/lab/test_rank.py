"""`ufs content balance`: a piece of one's own among those of the game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ufs.base.errors import UfsError
from ufs.base.words import Words
from ufs.content.loader import built_in, load
from ufs.lab.rank import figures, label_of, stand
from ufs.lab.report import blocks

CITY = """kind = "city"
id = "prague"
source = "own"
editions = ["box"]
upper = "B"
lower = "A"

[name]
en = "Prague"
de = "Prag"
fr = "Prague"

[blue]
energy = 3

[damaged]
energy = 4
"""
KNOWN = {
    "bot": "random",
    "seed": 1,
    "games": 3,
    "blocks": {
        "Cities": {"Easy": [[9, 10]] * 5, "Middle": [[1, 10]] * 5, "Hopeless": [[0, 10]] * 5}
    },
}


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    (tmp_path / "prague.toml").write_text(CITY, encoding="utf-8")
    return tmp_path


def test_a_city_of_ones_own_gets_its_place(pack: Path) -> None:
    found = stand(load([pack]), KNOWN, None, 1, Words("en"))
    named = [standing.lines(Words("en"))[0].partition(":")[0] for standing in found]
    assert named == ["Prague (yours)", "Prague, damaged (yours)"]
    for standing in found:  # random play wins nothing: behind whoever wins anything
        assert standing.rows == 5
        assert standing.place >= 3
        said = "\n".join(standing.lines(Words("en")))
        assert "0 (0–56)" in said
        assert f"Place {standing.place} of {standing.rows}" in said


def own_pilot(folder: Path) -> Path:
    """A character with the role of one the game has."""
    name = 'en = "Gesche"\nde = "Gesche"\nfr = "Gesche"\n'
    role = 'en = "Pilot"\nde = "Pilotin"\nfr = "Pilote"\n'
    text = 'en = "Energy."\nde = "Energie."\nfr = "Énergie."\n'
    parts = ['kind = "character"\nid = "gesche"\nsource = "own"\neditions = ["box"]\n']
    parts += [f"[name]\n{name}[role]\n{role}"]
    for side in ("normal", "upgraded"):
        parts.append(f"[{side}.text]\n{text}")
        parts.append(f'[[{side}.ability]]\nwhen = "chosen"\neffect = "energy"\ntimes = 1\n')
    (folder / "gesche.toml").write_text("".join(parts), encoding="utf-8")
    return folder


def test_a_piece_named_like_one_of_the_game_is_played_too(tmp_path: Path) -> None:
    known = {**KNOWN, "blocks": {"Characters": {"Pilot": [[9, 10]] * 5, "nothing else": [[1, 9]]}}}
    found = stand(load([own_pilot(tmp_path)]), known, 1, 1, Words("en"))
    told = [standing.lines(Words("fr")) for standing in found]
    assert [lines[0].partition("\u00a0:")[0] for lines in told] == [
        "Gesche (Pilote) (pièce à vous)",
        "Gesche (Pilote), côté amélioré (pièce à vous)",
    ]
    between = " ".join(line for lines in told for line in lines)
    assert "rien d’autre" in between  # the rows beside it are said in French as well
    assert "nothing else" not in between


def test_a_city_that_takes_the_place_of_one_of_the_game_is_played(tmp_path: Path) -> None:
    own = CITY.replace('"prague"', '"roswell"').replace("Prague", "Roswell")
    (tmp_path / "roswell.toml").write_text(own, encoding="utf-8")
    known = {**KNOWN, "blocks": {"Cities": {"Roswell": [[9, 10]] * 5}}}
    (blue, damaged) = stand(load([tmp_path]), known, 1, 1, Words("en"))
    assert blue.lines(Words("en"))[0].startswith("Roswell (yours): 0 (0–79)")
    assert "harder than Roswell" in blue.lines(Words("en"))[1] + damaged.lines(Words("en"))[1]


@pytest.mark.parametrize("games", [0, -3])
def test_no_games_are_refused(pack: Path, games: int) -> None:
    with pytest.raises(UfsError) as error:
        stand(load([pack]), KNOWN, games, 1, Words("en"))
    assert error.value.key == "lab-bad-games"


def test_the_sides_of_sky_tiles_and_their_stars_are_named() -> None:
    block = next(block for block in blocks(built_in()) if block.title == "Sky tiles")
    labels = {label_of(row, Words("en")) for row in block.rows}
    assert {"sky tile I, back (1 star)", "sky tile V, back (2 stars)"} <= labels
    assert {row.name for row in block.rows} == set(figures(None)["blocks"]["Sky tiles"])


def test_a_pack_without_anything_to_play_is_told_so() -> None:
    with pytest.raises(UfsError) as error:
        stand(load([]), KNOWN, None, 1, Words("en"))
    assert error.value.key == "standing-nothing"


def test_figures_are_read_and_refused_with_a_sentence(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(KNOWN), encoding="utf-8")
    bad.write_text("[]", encoding="utf-8")
    assert figures(good) == KNOWN
    with pytest.raises(UfsError) as error:
        figures(bad)
    assert error.value.key == "standing-bad-figures"
