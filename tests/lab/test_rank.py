"""`ufs content balance`: a piece of one's own among those of the game."""

from __future__ import annotations

import json
import signal
from pathlib import Path

import pytest

from tests.support.lab import here
from ufs.base.errors import UfsError
from ufs.base.words import Words
from ufs.content.loader import built_in, load
from ufs.lab.outcome import Chunk
from ufs.lab.rank import Rank, figures, label_of, rank_pieces, rank_row
from ufs.lab.report import BASELINE, Block, Count, Row, blocks
from ufs.lab.run import Run

Rates = list[tuple[int, int]]
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
    found = rank_pieces(load([pack]), KNOWN, None, 1, Words("en")).found
    named = [standing.lines(Words("en"))[0].partition(":")[0] for standing in found]
    assert named == ["Prague (yours)", "Prague, damaged (yours)"]
    for standing in found:  # random play wins nothing: behind whoever wins anything
        assert standing.rows == 5
        assert standing.place >= 3
        said = "\n".join(standing.lines(Words("en")))
        assert "0 (0–56)" in said


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
    found = rank_pieces(load([own_pilot(tmp_path)]), known, 1, 1, Words("en")).found
    told = [standing.lines(Words("fr")) for standing in found]
    assert [lines[0].partition("\u00a0:")[0] for lines in told] == [
        "Gesche (Pilote) (pièce à vous)",
        "Gesche (Pilote), côté amélioré (pièce à vous)",
    ]
    between = " ".join(line for lines in told for line in lines)
    assert "plus difficile que le jeu sans personnage" in between  # in French as well
    assert "nothing else" not in between


def test_a_city_that_takes_the_place_of_one_of_the_game_is_played(tmp_path: Path) -> None:
    own = CITY.replace('"prague"', '"roswell"').replace("Prague", "Roswell")
    (tmp_path / "roswell.toml").write_text(own, encoding="utf-8")
    known = {**KNOWN, "blocks": {"Cities": {"Roswell": [[9, 10]] * 5}}}
    (blue, damaged) = rank_pieces(load([tmp_path]), known, 1, 1, Words("en")).found
    assert blue.lines(Words("en"))[0].startswith("Roswell (yours): 0 (0–79)")
    assert "harder than Roswell" in blue.lines(Words("en"))[1] + damaged.lines(Words("en"))[1]


def ranked(own: Rates, **known: Rates) -> Rank:
    """A city with these wins of so many games, among others."""
    row = Row("own prague", ())
    found = {name: [Count(*rate) for rate in rates] for name, rates in known.items()}
    block = Block("Cities", (), [row], {"own prague": [Count(*rate) for rate in own], **found})
    return rank_row(row, block, {})


def test_a_place_comes_with_its_margin_of_error() -> None:
    others: dict[str, Rates] = {f"city{n}": [(50 + 10 * n, 1000)] for n in range(20)}
    sure = ranked([(455, 1000)], **others)
    assert (sure.place, sure.rows, sure.is_open) == (1, 21, False)
    middle = ranked([(148, 1000)], **others)
    assert (middle.first, middle.place, middle.last) == (7, 11, 14)
    told = "Rank 11 of 21, from the easiest (7–14 within the margin of error): harder than city10"
    assert told in middle.lines(Words("en"))[1]


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Too few games to rank"), ("de", "Zu wenige Partien"), ("fr", "Trop peu de parties")],
)
def test_too_few_games_tell_no_place(language: str, told: str) -> None:
    few = ranked([(1, 4)], **{f"city{n}": [(5 * n, 100)] for n in range(20)})
    assert few.is_open
    assert few.lines(Words(language))[1].startswith(told)
    assert f"{few.first}–{few.last}" in few.lines(Words(language))[1]


@pytest.mark.parametrize(
    ("title", "language", "told"),
    [
        ("Scenarios", "en", "harder than a game without a scenario"),
        ("Scenarios", "de", "schwerer als ein Spiel ohne Szenario"),
        ("Characters", "en", "harder than a game without characters"),
        ("Characters", "fr", "plus difficile que le jeu sans personnage"),
    ],
)
def test_the_game_without_the_piece_is_called_that(title: str, language: str, told: str) -> None:
    row = Row("own x", ())
    block = Block(title, (), [row], {"own x": [Count(1, 9)], BASELINE: [Count(8, 9)]})
    assert told in rank_row(row, block, {}).lines(Words(language))[1]


def test_ctrl_c_shows_what_was_found_and_speaks_of_no_option_that_is_not_there(
    pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add, added = Run.add, list[Chunk]()

    def interrupt_second(self: Run, chunk: Chunk) -> None:
        added.append(chunk)
        if len(added) == 2:
            signal.raise_signal(signal.SIGINT)  # while the result is being kept
        add(self, chunk)

    monkeypatch.setattr(Run, "add", interrupt_second)
    numbers = pack.parent / "known.json"
    numbers.write_text(json.dumps({**KNOWN, "games": 100}), encoding="utf-8")
    code, out, errors = here("content", "balance", pack, "--figures", numbers, "--jobs", "1")
    assert code == 130
    assert errors.startswith("Interrupted after 8 games.")
    assert "--out" not in errors
    (rates, place) = out.splitlines()[:2]
    assert rates.startswith("Prague (yours): 0 (0–49)  0 (0–49)  –  –  –")
    assert place.startswith("Too few games to rank")


def test_ctrl_c_before_the_first_game_is_told(pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ufs.lab.rank.read_player", interrupt)
    code, out, errors = here("content", "balance", pack)
    assert (code, out) == (130, "")
    assert errors == "Interrupted before the first game was over.\n"


@pytest.mark.parametrize("games", [0, -3])
def test_no_games_are_refused(pack: Path, games: int) -> None:
    with pytest.raises(UfsError) as error:
        rank_pieces(load([pack]), KNOWN, games, 1, Words("en"))
    assert error.value.key == "lab-bad-games"


def test_the_sides_of_sky_tiles_and_their_stars_are_named() -> None:
    block = next(block for block in blocks(built_in()) if block.title == "Sky tiles")
    labels = {label_of(row, Words("en")) for row in block.rows}
    assert {"sky tile I, back (1 star)", "sky tile I+, back (2 stars)"} <= labels
    assert {row.name for row in block.rows} == set(figures(None)["blocks"]["Sky tiles"])


def test_a_pack_without_anything_to_play_is_told_so() -> None:
    with pytest.raises(UfsError) as error:
        rank_pieces(load([]), KNOWN, None, 1, Words("en"))
    assert error.value.key == "standing-nothing"


def test_figures_are_read_and_refused_with_a_sentence(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(KNOWN), encoding="utf-8")
    bad.write_text("[]", encoding="utf-8")
    assert figures(good) == KNOWN
    with pytest.raises(UfsError) as error:
        figures(bad)
    assert error.value.key == "standing-bad-figures"
