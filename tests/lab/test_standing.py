"""`ufs content balance`: a piece of one's own among those of the game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ufs.content.loader import load
from ufs.errors import Trouble
from ufs.lab.standing import figures, stand
from ufs.words import Words

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
    assert [standing.row.name for standing in found] == ["Prague", "Prague, damaged"]
    for standing in found:  # random play wins nothing: behind whoever wins anything
        assert standing.rows == 5
        assert standing.place >= 3
        said = "\n".join(standing.lines(Words("en")))
        assert "0 (0–56)" in said
        assert f"Place {standing.place} of {standing.rows}" in said


def test_a_pack_without_anything_to_play_is_told_so() -> None:
    with pytest.raises(Trouble) as trouble:
        stand(load([]), KNOWN, None, 1, Words("en"))
    assert trouble.value.key == "standing-nothing"


def test_figures_are_read_and_refused_with_a_sentence(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(KNOWN), encoding="utf-8")
    bad.write_text("[]", encoding="utf-8")
    assert figures(good) == KNOWN
    with pytest.raises(Trouble) as trouble:
        figures(bad)
    assert trouble.value.key == "standing-bad-figures"
