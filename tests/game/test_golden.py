"""Golden playthroughs: whole games, replayed and compared line by line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support import battles
from tests.support.battles import MOVES
from tests.support.playthrough import FOLDER, game_of, replayed
from ufs.content.loader import built_in
from ufs.content.schema import BaseTile, Character, City, Scenario, Sky
from ufs.game.setup import sky_names

FILES = sorted(FOLDER.glob("*.txt"))
ADVANCED = ("box-advanced", "box-final")
BATTLES = sorted(battles.BATTLES.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_goes_as_it_went_before(path: Path) -> None:
    compare(path, replayed)


@pytest.mark.parametrize("path", BATTLES, ids=lambda path: path.stem)
def test_the_battles_of_a_scenario_go_as_they_went_before(path: Path) -> None:
    compare(path, battles.replayed)


def compare(path: Path, replay: Callable[[str], str]) -> None:
    expected = path.read_text(encoding="utf-8")
    found = replay(expected)
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
        "white ship comes aboard",
        "red ship comes aboard",
        "The excavator digs",
    ):
        assert sentence in text


def test_the_playthroughs_show_what_advanced_pieces_do() -> None:
    """A1 to A5, A7: one battle with a shortened sky, one with tile 0; B1 is in the battles."""
    short, long = ((FOLDER / f"{name}.txt").read_text("utf-8") for name in ADVANCED)
    for text in (short, long):
        for sentence in (
            "A teleport takes",
            "does nothing: ",
            "The command room has",
            "is raised to",
            "all ships move down",
            "Answer: use 2-3 red",
            "Answer: use 2-3 yellow",
        ):
            assert sentence in text
    assert " 16-" not in short  # row 16 is the city's (A3)
    assert "# sky: 0 I+ II+ III+ IV" in long
    assert "mothership 14, " in long  # the skull of III+, two rows lower


def test_the_playthroughs_show_a_worker_given_up_and_an_upright_room_that_works() -> None:
    """B1 in the print-and-play and, for one die of a larger room, in the box; A6 in Tokyo."""
    cards, tokyo = (
        (FOLDER / f"{name}.txt").read_text("utf-8") for name in ("pnp2-given-up", "box-upright")
    )
    assert "is given up" in cards
    assert "The white die in row 2, column 4 is given up" in tokyo  # a room of two spaces
    assert "Room in row 5, column 5 (fighters) works" in tokyo


def test_the_battles_show_every_piece_on_every_side() -> None:
    """When a piece is new, `make golden` plays a battle with it."""
    library = built_in()
    games = [game_of(part) for path in BATTLES for part in battles.parts(path.read_text("utf-8"))]
    setups = [game.table.setup for game in games]
    sides = (False, True)
    cities = {(setup["city"], setup["damaged"]) for setup in setups}
    assert cities == {(city.id, side) for city in library.all(City) for side in sides}
    team = {(one["id"], one["upgraded"]) for setup in setups for one in setup["characters"]}
    assert team == {(person.id, side) for person in library.all(Character) for side in sides}
    scenarios = [scenario.id for scenario in library.all(Scenario)]
    assert {setup["scenario"] for setup in setups} == set(scenarios)
    assert [path.stem for path in BATTLES] == scenarios
    sky = {
        (tile, name in setup["hard"])
        for setup in setups
        for name, tile in zip(sky_names(setup["sky"]), setup["sky"], strict=True)
    }
    tiles = [tile for tile in library.all(Sky) if "box" in tile.editions]
    assert sky == {(tile.id, side == "hard") for tile in tiles for side in tile.sides}
    bases = {
        id
        for game in games
        if game.table.city
        for id in (game.table.city.upper, game.table.city.lower)
    }
    assert bases == {tile.id for tile in library.all(BaseTile)}


def test_the_battles_use_every_ability_that_is_chosen() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in BATTLES)
    for person in built_in().all(Character):
        assert f"character {person.id}" in text
    moves = [line.removeprefix(MOVES).split(", ") for line in text.splitlines() if MOVES in line]
    assert any("city" in some for some in moves)  # Sydney
    told = ("ability", "rise", "repair", "destroy", "hit", "smoke", "supplies")
    advanced = ("teleport", "teleport_blocked", "points", "raise", "given_up")  # A1, A5, B1
    for name in (*told, *advanced):
        assert f" {name}" in text, name
    for end in ("damage", "mothership"):  # the bot is not good enough to win
        assert f"'reason': '{end}'" in text, end
