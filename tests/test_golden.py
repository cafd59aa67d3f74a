"""Golden playthroughs: whole games, replayed and compared line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playthrough import FOLDER, replayed

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_goes_as_it_went_before(path: Path) -> None:
    expected = path.read_text(encoding="utf-8")
    found = replayed(expected)
    for number, (old, new) in enumerate(
        zip(expected.splitlines(), found.splitlines(), strict=False), 1
    ):
        assert new == old, f"{path.name}, line {number}"
    assert found == expected


def test_every_edition_and_city_has_a_playthrough() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in FILES)
    for header in (
        "edition: pnp1",
        "edition: pnp2",
        "city: roswell",
        "city: new-york",
        "city: washington",
    ):
        assert f"# {header}" in text
    for end in ("research", "damage", "mothership"):
        assert f"'reason': '{end}'" in text


def test_the_playthroughs_show_robots_arrows_reinforcements_and_digging() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in FILES)
    for sentence in (
        "goes to work",
        "An arrow moves",
        "reinforcement comes aboard",
        "The excavator digs",
    ):
        assert sentence in text
