"""F36: goals besides the research."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.stage import Stage, chosen, does, stage
from tests.support.table import (
    BY_DAMAGE,
    EXCAVATE,
    WON,
    impossible,
    kinds,
    only,
    place,
    rule,
    ship_at,
    use,
)

LENGTH = 16  # of the research track
ORANGE = 9
RESEARCH = [2, 2]  # a room of research /2 in column 2
SPARE = (3, [3, 4])  # a die that could still be used: the round does not end by itself


def goal(effect: str, amount: int = 1, *more: Any, **others: Any) -> Stage:
    return stage(does("always", effect, amount), *more, **others)


@rule("F36", "E1")
def test_research_alone_does_not_win_where_more_is_asked_for() -> None:
    table = goal("goal-ships", 3)
    game = table.rooms((6, RESEARCH), SPARE, research=LENGTH - 2, energy=7)
    game.act(use(*RESEARCH))
    assert game.position()["research"] == LENGTH - 1
    table = goal("goal-ships", 3, does("always", "bonus", 9, on="research"))
    game = table.rooms((6, RESEARCH), SPARE, research=LENGTH - 1, energy=7)
    game.act(use(*RESEARCH))
    assert game.position()["research"] == LENGTH
    assert game.result is None


# --- depth ---


@rule("F36", "R10")
@pytest.mark.parametrize(
    ("depth", "start", "to", "result"),
    [
        pytest.param(4, [3, 1], [4, 1], WON, id="the first space of the row"),
        pytest.param(4, [3, 2], [3, 1], None, id="the space before it"),
        pytest.param(4, [4, 5], [5, 5], WON, id="deeper"),
        pytest.param(5, [4, 4], [4, 5], None, id="not deep enough"),
    ],
)
def test_the_excavator_must_be_in_this_row_or_deeper(
    depth: int, start: list[int], to: list[int], result: Any
) -> None:
    # Where it stands already deep enough, the game would be won: it begins without the research.
    dug = goal("goal-depth", depth, does("dug", "research", 11))
    game = dug.rooms((2, to), (3, [2, 3]), research=LENGTH - 1, excavator=start)
    game.act(EXCAVATE)
    assert game.position()["research"] == LENGTH
    assert game.result == result


@rule("F36", "F17")
def test_an_excavator_that_moves_on_by_itself_counts() -> None:
    table = goal("goal-depth", 5, team=[does("chosen", "tunnel", 5)])
    game = table.rooms((3, [3, 1]), research=LENGTH, excavator=[4, 5])
    events = game.act(chosen())
    assert game.result == WON
    assert kinds(events)[-1] == "end"


@rule("F36", "E1")
def test_depth_does_not_win_without_the_research() -> None:
    game = goal("goal-depth", 4).rooms(
        (2, [4, 2]), (3, [2, 1]), research=LENGTH - 1, excavator=[4, 1]
    )
    game.act(EXCAVATE)
    assert game.result is None


# --- ships ---


@rule("F36", "F11")
@pytest.mark.parametrize(("before", "result"), [(4, None), (5, WON), (6, WON)])
def test_so_many_ships_must_have_been_destroyed(before: int, result: Any) -> None:
    table = goal("goal-ships", 7)
    ships = only({2: [3, 3], 3: [5, 4]})
    late = {"round": 3, "research": LENGTH}
    game = table.rooms((6, [2, 1]), SPARE, ships=ships, destroyed=before, **late)
    game.act(use(2, 1))
    assert game.position()["destroyed"] == before + 2
    assert game.result == result


@rule("F36", "F18")
def test_missiles_count_and_win_in_the_dice_phase() -> None:
    table = goal("goal-ships", 1, team=[does("chosen", "missiles", 6)])
    game = table.load(research=LENGTH, ships=only({0: [15, 1]}))
    game.act(chosen(column=1))
    assert game.result == WON


# --- the orange ship ---


@rule("F36", "F35")
def test_the_orange_ship_must_be_destroyed() -> None:
    table = goal("goal-orange", 1, does("always", "orange", 1))
    ships = only({ORANGE: [5, 4]})
    game = table.rooms((4, [2, 1]), SPARE, research=LENGTH, ships=ships)
    game.act(use(2, 1))  # a 3 does not reach it
    assert game.result is None
    game = table.rooms((5, [2, 1]), SPARE, research=LENGTH, ships=ships)
    game.act(use(2, 1))
    assert game.result == WON
    assert ship_at(game, ORANGE) == "supply"


@rule("F36")
def test_once_it_is_destroyed_the_research_wins() -> None:
    table = goal("goal-orange", 1, does("always", "orange", 1))
    ships = only({ORANGE: "supply"})
    game = table.rooms((3, RESEARCH), SPARE, research=LENGTH - 2, ships=ships)
    game.act(use(*RESEARCH))
    assert game.result is None
    table = stage(
        does("always", "goal-orange"),
        does("always", "orange"),
        does("always", "bonus", 9, on="research"),
    )
    game = table.rooms((3, RESEARCH), SPARE, research=LENGTH - 1, ships=ships)
    game.act(use(*RESEARCH))
    assert game.result == WON


# --- the shot ---


@rule("F36")
@pytest.mark.parametrize(
    ("die", "research", "shot"), [(5, LENGTH, True), (4, LENGTH, False), (5, LENGTH - 1, False)]
)
def test_fighters_must_reach_a_value_once_the_research_is_complete(
    die: int, research: int, shot: bool
) -> None:
    game = goal("goal-shot", 4).rooms((die, [2, 1]), SPARE, research=research)
    events = game.act(use(2, 1))
    assert ("core" in kinds(events)) == shot
    assert game.result == (WON if shot else None)


@rule("F36")
def test_a_shot_is_remembered_until_the_other_goals_are_met() -> None:
    table = goal("goal-shot", 4, does("always", "goal-depth", 5))
    game = table.rooms((5, [2, 1]), (2, [5, 5]), research=LENGTH, excavator=[4, 5])
    game.act(use(2, 1))
    assert game.position()["core_shot"] is True
    assert game.result is None
    game.act(EXCAVATE)
    assert game.result == WON


@rule("F36", "F20")
def test_a_goal_wins_nothing_while_the_research_is_not_complete_any_more() -> None:
    table = goal("goal-ships", 1, does("hit", "forget"), team=[does("chosen", "missiles", 6)])
    game = table.load(research=LENGTH, ships=only({0: [16, 1], 1: [15, 2]}))
    game.act(place(1, 2, 1))
    assert game.position()["research"] == LENGTH - 1
    game.act(chosen(column=2))
    assert game.position()["destroyed"] == 1
    assert game.result is None


@rule("F36", "E4")
def test_a_loss_that_comes_first_counts() -> None:
    table = goal("goal-ships", 1)
    game = table.load(research=LENGTH, damage=6, ships=only({0: [16, 1]}))
    game.act(place(1, 2, 1))
    assert game.result == BY_DAMAGE


# --- positions ---


@rule("F36", "E1")
def test_a_position_is_won_exactly_when_every_goal_is_met() -> None:
    table = goal("goal-ships", 7)
    late: dict[str, Any] = {"research": LENGTH, "round": 3}  # so many ships came by then
    over = {**late, "phase": "over", "result": WON}
    won = table.position(destroyed=7, **over)
    assert table.load(destroyed=7, **over).position() == won
    impossible(table.position(destroyed=6, **over), "F36", table.library)
    short = over | {"research": LENGTH - 1}
    impossible(table.position(destroyed=7, **short), "F36", table.library)
    impossible(table.position(destroyed=7, **late), "F36", table.library)
    assert table.load(destroyed=6, **late).result is None
