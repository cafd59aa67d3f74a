"""Helpers for tests: build positions quickly, act, and inspect the result."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from ufs.base.errors import UfsError
from ufs.content.loader import Library
from ufs.game import Game

Position = dict[str, Any]
ROSWELL: dict[str, Any] = {"edition": "box", "city": "roswell"}
PNP1: dict[str, Any] = {"edition": "pnp1"}
PNP2: dict[str, Any] = {"edition": "pnp2"}
NEW_YORK: dict[str, Any] = {"edition": "box", "city": "new-york"}
WASHINGTON: dict[str, Any] = {"edition": "box", "city": "washington"}


def rule(*ids: str) -> Callable[[Any], Any]:
    """Mark a test with the rules it checks."""
    return pytest.mark.rule(*ids)


def position(
    setup: dict[str, Any] = ROSWELL, *, library: Library | None = None, **changes: Any
) -> Position:
    """The start of a game, dice rolled to 1 2 3 4 5, with some fields changed.

    `library` holds the pieces, by default the built-in ones.
    `workers` may be a list of (value, space): [(3, [2, 1]), (4, None), (2, "resolved"), …].
    `ships` may be a dict {index: at} of the ships that are not where they start.
    `robots` may be a list like [(4, [2, 1])] or [(4, [2, 1], True)]: value, space, exhausted.
    """
    made = Game.new(setup, seed=1, dice="manual", library=library).position()
    for number, worker in enumerate(made["workers"]):
        worker["value"] = number + 1
    changes = deepcopy(changes)
    if isinstance(changes.get("ships"), dict):
        for index, at in changes.pop("ships").items():
            made["ships"][index]["at"] = at
    if "workers" in changes and isinstance(changes["workers"][0], tuple):
        for worker, (value, space) in zip(made["workers"], changes.pop("workers"), strict=True):
            worker |= {"value": value, "space": None if space == "resolved" else space}
            if space == "resolved":
                worker["resolved"] = True
    if "robots" in changes and (not changes["robots"] or isinstance(changes["robots"][0], tuple)):
        robots = changes.pop("robots")
        changes["robots"] = [
            {"value": robot[0], "space": robot[1], "exhausted": len(robot) > 2 and robot[2]}
            for robot in robots
        ]
    return made | changes


def load(
    setup: dict[str, Any] = ROSWELL,
    *,
    dice: str = "manual",
    seed: int = 1,
    library: Library | None = None,
    **changes: Any,
) -> Game:
    """A game loaded from `position(setup, **changes)`, by default with manual dice."""
    made = position(setup, library=library, **changes)
    return Game.load(made, seed=seed, dice=dice, library=library)


def place(worker: int, row: int, column: int) -> dict[str, Any]:
    return {"do": "place", "worker": worker, "space": [row, column]}


def use(row: int, column: int) -> dict[str, Any]:
    return {"do": "use", "space": [row, column]}


def install(robot: int, row: int, column: int) -> dict[str, Any]:
    return {"do": "install", "robot": robot, "space": [row, column]}


def ship_at(game: Game, index: int) -> Any:
    """Where a ship is: [row, column], "mothership" or "supply"."""
    return game.position()["ships"][index]["at"]


def kinds(events: list[dict[str, Any]]) -> list[str]:
    """The names of events, in order."""
    return [event["event"] for event in events]


def refused(game: Game, action: dict[str, Any], rule_id: str) -> UfsError:
    """Check that an action is refused under a rule, is not listed, and changes nothing."""
    before = game.position()
    with pytest.raises(UfsError) as caught:
        game.act(action)
    assert caught.value.code == "illegal_action", caught.value
    assert caught.value.rule == rule_id, caught.value
    assert action not in game.actions()
    assert game.position() == before
    return caught.value


def impossible(
    made: Position, rule_id: str | None = None, library: Library | None = None
) -> UfsError:
    """Check that a position is refused, and under which rule."""
    with pytest.raises(UfsError) as caught:
        Game.load(made, seed=1, library=library)
    assert caught.value.code in ("bad_position", "bad_setup"), caught.value
    assert caught.value.rule == rule_id, caught.value
    return caught.value


# --- shared by the tests of several rules ---

EDITIONS = [
    pytest.param(PNP1, id="pnp1"),
    pytest.param(PNP2, id="pnp2"),
    pytest.param(ROSWELL, id="box"),
]
PRINT_AND_PLAY = EDITIONS[:2]
Workers = list[tuple[int, Any]]

DONE = {"do": "done"}
EXCAVATE = {"do": "excavate"}
WHOLE_BASE = [6, 5]  # S6: the excavator on the last space, everything is excavated
UPPER_PIECE = [4, 1]  # everything of rows 1 to 3 is excavated, nothing of rows 4 to 6
WON = {"won": True, "reason": "research"}
BY_DAMAGE = {"won": False, "reason": "damage"}
BY_MOTHERSHIP = {"won": False, "reason": "mothership"}


def only(made: dict[int, Any]) -> dict[int, Any]:
    """These ships in the sky, every other basic ship aboard the mothership."""
    return {**dict.fromkeys(range(5), "mothership"), **made}


def crew(*placed: tuple[int, list[int]]) -> Workers:
    """Workers on these spaces; the others are resolved."""
    return [*placed, *[(1, "resolved")] * (5 - len(placed))]


def rooms(setup: dict[str, Any], *placed: tuple[int, list[int]], **changes: Any) -> Game:
    """A game in the rooms phase with these workers left on the board."""
    return load(setup, phase="rooms", workers=crew(*placed), **changes)


def spaces(game: Game, worker: int) -> set[tuple[int, int]]:
    """The spaces a worker may be placed on now."""
    return {
        (action["space"][0], action["space"][1])
        for action in game.actions()
        if action["do"] == "place" and action["worker"] == worker
    }
