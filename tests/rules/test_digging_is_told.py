"""A die placed ahead of the excavator says how far, and whether it can dig that far."""

from __future__ import annotations

import pytest

from tests.support.table import rule
from ufs.game import Game


@rule("D4")
@pytest.mark.parametrize("edition", ["pnp1", "pnp2", "box"])
def test_a_die_ahead_tells_its_distance_and_whether_it_is_too_low(edition: str) -> None:
    game = Game.new({"edition": edition}, 7)
    start = game.state().excavator
    told = 0
    for action in game.actions():
        place, *more = game.why(action).events
        row, column = action["space"]
        ahead = [list(space) for space in path()].index([row, column]) - start
        assert place.get("ahead", 0) == max(0, ahead)
        too_far = [event for event in more if event["event"] == "too_far"]
        assert bool(too_far) == (ahead > place["value"])
        told += ahead > 0
    assert told


def path() -> list[tuple[int, int]]:
    """S5: the spaces of the base in the order of the excavator's path."""
    spaces = []
    for row in range(1, 7):
        columns = range(5, 0, -1) if row % 2 else range(1, 6)
        spaces += [(row, column) for column in columns]
    return spaces
