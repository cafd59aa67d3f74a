"""F29-F35: what always holds, worked into the board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.stage import ENERGY, Stage, chosen, does, stage
from tests.support.table import (
    DONE,
    EXCAVATE,
    UPPER_PIECE,
    kinds,
    only,
    place,
    refused,
    rule,
    ship_at,
    spaces,
    use,
)
from ufs.game import Game

ORANGE = 9  # the place of the orange ship among the ships
COLUMN_OF_SHIP = {n: [0, n + 1] for n in range(5)}


def always(effect: str, amount: int = 1, **more: Any) -> Stage:
    """A table on which one thing always holds."""
    return stage(does("always", effect, amount, **more))


# --- F29 ---


@rule("F29")
@pytest.mark.parametrize(
    ("on", "row", "column", "rows"),
    [
        pytest.param("aa", 1, 2, 5 - 1 - 2, id="AA gun"),
        pytest.param("aa", 2, 2, 5, id="not an AA gun"),
        pytest.param("tunnel", 2, 3, 5 - 2, id="tunnel"),
        pytest.param("tunnel", 1, 3, 5 - 1, id="not a tunnel"),
        pytest.param("room", 2, 2, 5 - 2, id="room"),
        pytest.param("room", 2, 3, 5, id="not a room"),
        pytest.param("edges", 2, 1, 5 - 2, id="column 1"),
        pytest.param("edges", 2, 5, 5 - 2, id="column 5"),
        pytest.param("edges", 1, 5, 5 - 1 - 2, id="AA gun of column 5"),
        pytest.param("edges", 2, 4, 5, id="column 4"),
        pytest.param("middle", 2, 3, 5 - 2, id="column 3"),
        pytest.param("middle", 2, 2, 5, id="column 2"),
    ],
)
def test_ships_come_down_less(on: str, row: int, column: int, rows: int) -> None:
    game = always("hold", 2, on=on).load(ships=only({0: [0, column]}))
    (fall,) = [e for e in game.act(place(4, row, column)) if e["event"] == "descend"]
    assert fall["to"][0] - fall["from"][0] == rows


@rule("F29", "D3")
def test_it_holds_ahead_of_the_excavator_too() -> None:
    game = always("hold", 2, on="tunnel").load(excavator=[6, 3], ships=only({0: [0, 5]}))
    game.act(place(4, 6, 5))
    assert ship_at(game, 0) == [3, 5]


@rule("F29", "D6")
def test_if_nothing_is_left_of_a_die_no_ship_moves_or_triggers() -> None:
    game = always("hold", 2, on="edges").load(ships=only({0: [3, 1]}))  # on an icon
    told = kinds(game.act(place(1, 2, 1)))
    assert told == ["place", "held"]
    assert game.position()["mothership"] == 0


# --- F30 ---


@rule("F30")
@pytest.mark.parametrize(("amount", "cost"), [(1, 1), (2, 0), (5, 0), (-1, 3)])
def test_rooms_with_a_certain_effect_cost_less(amount: int, cost: int) -> None:
    table = always("discount", amount, on="research")
    game = table.rooms((3, [2, 2]), (3, [2, 1]), energy=5)
    game.act(use(2, 2))  # research /2
    assert game.position()["energy"] == 5 - cost
    game.act(use(2, 1))  # fighters /1
    assert [e["cost"] for e in game.events() if e["event"] == "use"][1] == 1


@rule("F30")
def test_one_effect_of_a_room_counts_more() -> None:
    rows = ["energy+research -2 | research | tunnel | tunnel | tunnel", "energy [4] | start"]
    city = [does("always", "bonus", 3, on="research")]
    game = stage(city=city, upper=rows).rooms((3, [2, 1]), (1, [2, 2]), energy=0)
    game.act(use(2, 1))  # a value of 1, research 4
    assert game.position()["energy"] == 1
    assert game.position()["research"] == 2
    game.act(use(2, 2))
    assert game.position()["research"] == 4  # 1 + 3 for the next two, a 3 and a 1


@rule("F30", "R3")
def test_a_bonus_lifts_a_value_that_was_too_low() -> None:
    game = always("bonus", 1, on="research").rooms((1, [3, 4]), research=1)
    game.act(use(3, 4))  # 1 - 1 + 1
    assert game.position()["research"] == 2


# --- F31 ---


@rule("F31", "R10")
@pytest.mark.parametrize("cost", [0, 2])
def test_digging_costs_something_else(cost: int) -> None:
    table = always("dig-cost", cost)
    game = table.rooms((3, [4, 3]), energy=cost)
    game.act(EXCAVATE)
    assert game.position()["excavator"] == [4, 3]
    assert game.position()["energy"] == 0
    if cost:
        poor = table.rooms((3, [4, 3]), (3, [3, 1]), energy=cost - 1)
        error = refused(poor, EXCAVATE, "R10")
        assert f"costs {cost} energy and you have {cost - 1}" in str(error)


@rule("F31", "D4")
def test_a_die_reaches_further_when_it_digs() -> None:
    near = spaces(stage().load(excavator=UPPER_PIECE), 2)
    far = spaces(always("dig-reach", 2).load(excavator=UPPER_PIECE), 2)
    assert (4, 5) not in near
    assert (4, 5) in far  # 4 steps with a 3
    assert (5, 5) in far  # 5 steps
    assert (5, 4) not in far
    error = refused(always("dig-reach", 2).load(excavator=UPPER_PIECE), place(2, 5, 4), "D4")
    assert "too far for a die that shows 3." in str(error)  # and no number it would need
    game = always("dig-reach", 2).rooms((3, [5, 5]))
    game.act(EXCAVATE)
    assert game.position()["excavator"] == [5, 5]


@rule("F31", "B2")
def test_there_are_fewer_robots() -> None:
    game = always("robots", 1).load()
    assert len(game.position()["robots"]) == 1
    assert len(always("robots", 0).load().position()["robots"]) == 0


@rule("F31", "S10")
def test_a_room_in_which_robots_work_counts_more_once() -> None:
    table = always("robot-bonus", 2)
    game = table.rooms(energy=0, robots=[(4, [2, 4]), (3, [2, 5])])  # energy -3 [2]
    game.act(use(2, 4))
    assert game.position()["energy"] == 4 + 3 - 3 + 2
    game = table.rooms((4, [2, 4]), (2, [2, 5]), energy=0)
    game.act(use(2, 4))
    assert game.position()["energy"] == 3  # no robot


@rule("F31", "S7")
def test_the_energy_track_is_longer_or_shorter() -> None:
    game = always("energy-track", 2).rooms((6, [3, 1]), energy=6)
    game.act(use(3, 1))
    assert game.position()["energy"] == 9
    short = always("energy-track", -6)
    assert short.board.energy_max == 1
    assert short.new().position()["energy"] == 1  # you begin with no more than it holds


@rule("F31", "E2")
def test_walls_bear_more_hits_or_fewer() -> None:
    game = always("walls", 1).load(damage=6, ships=only({0: [16, 1]}))
    game.act(place(1, 2, 1))
    assert game.result is None
    assert always("walls", -2).board.hits == 5
    assert always("walls", -9).board.hits == 1


@rule("F31", "S4")
def test_there_are_more_reinforcements_or_fewer() -> None:
    def count(table: Stage) -> int:
        return sum(ship["kind"] == "reinforcement" for ship in table.position()["ships"])

    assert count(always("reinforcements", -1)) == 3
    assert count(always("reinforcements", 1)) == 5
    assert count(always("reinforcements", -9)) == 0
    both = stage(does("always", "orange"), city=[does("always", "reinforcements", 1)])
    assert count(both) == 4  # ten ships in all
    assert len(both.position()["ships"]) == 10


# --- F32 ---


@rule("F32")
def test_one_kind_of_action_does_nothing() -> None:
    table = always("immune", on="exc")
    game = table.last_gun(mothership=1, ships={n: [1, n + 1] for n in range(5)}, excavator=[4, 1])
    told = game.act(place(4, 1, 5))
    assert game.position()["excavator"] == [4, 1]
    assert [event["action"] for event in told if event["event"] == "action"] == ["none"]
    game = table.last_gun()
    game.act(place(4, 1, 5))
    assert ship_at(game, 5) == "mothership"  # row 1 still calls a reinforcement


# --- F33 ---


@rule("F33")
def test_dear_research_spaces_count_less() -> None:
    plain, leap = stage().board, always("leap", 2).board
    length = plain.research_length
    expected = [cost - 2 if cost >= 5 else cost for cost in plain.research_cost[:length]]
    assert leap.research_cost[:length] == expected
    assert min(always("leap", 9).board.research_cost[:length]) == 1


@rule("F33", "R8")
def test_so_less_research_passes_them() -> None:
    game = always("leap", 2).rooms((4, [2, 2]), research=9)  # the next space is a 6
    game.act(use(2, 2))
    assert game.position()["research"] == 10


# --- F34 ---


def spawning(table: Stage, ships: dict[int, Any]) -> Game:
    """A game that is about to spawn ships."""
    return table.load(
        phase="spawn", mothership=4, ships=ships, workers=[(None, None)] * 5, energy=0
    )


@rule("F34", "M4")
def test_ships_spawn_on_any_free_drop_point() -> None:
    ships = {0: [5, 1], 1: [4, 2], 2: "mothership", 3: [9, 4], 4: [6, 5]}
    free = spawning(always("spawn-anywhere"), ships)
    assert [action["column"] for action in free.actions()] == [1, 3, 4, 5]
    game = spawning(stage(does("placed", "energy")), ships | {5: "mothership"})
    assert [action["column"] for action in game.actions()] == [3]


@rule("F34", "M4")
def test_basic_ships_still_spawn_first() -> None:
    ships = {0: "mothership", 1: [4, 2], 2: [9, 3], 3: [9, 4], 4: [6, 5], 5: "mothership"}
    game = spawning(always("spawn-anywhere"), ships)
    assert {action["kind"] for action in game.actions()} == {"basic"}
    refused(game, {"do": "spawn", "column": 1, "kind": "reinforcement"}, "M4")


@rule("F34", "R7")
def test_fighters_destroy_the_lowest_ship_only() -> None:
    ships = only({0: [5, 4], 1: [7, 1], 2: [8, 3]})  # on a 4, a 4 and a 6
    game = always("one-target").rooms((6, [2, 1]), ships=ships)
    events = game.act(use(2, 1))  # a value of 5
    assert [ship_at(game, n) for n in range(3)] == [[5, 4], "mothership", [8, 3]]
    assert kinds(events).count("destroy") == 1


@rule("F34", "R7")
def test_of_ships_in_the_same_row_the_first_of_the_list_is_destroyed() -> None:
    ships = only({5: [7, 1], 1: [7, 2]})
    game = always("one-target").rooms((6, [2, 1]), ships=ships)
    game.act(use(2, 1))
    assert [ship_at(game, n) for n in (1, 5)] == ["mothership", [7, 1]]


# --- F35 ---


@rule("F35")
def test_the_orange_ship_is_aboard_at_the_start() -> None:
    assert always("orange").position()["ships"][ORANGE] == {"kind": "orange", "at": "mothership"}
    assert len(stage().position()["ships"]) == ORANGE


@rule("F35", "M4")
def test_it_spawns_when_no_other_ship_is_aboard() -> None:
    ships = {n: [9, n + 1] for n in range(5)} | {0: "mothership", 5: "mothership"}
    game = spawning(always("orange"), ships)
    said = refused(game, {"do": "spawn", "column": 1, "kind": "orange"}, "F35")
    assert "after all others" in str(said)
    order = []
    while game.phase == "spawn":
        order += [e["kind"] for e in game.act(game.actions()[0]) if e["event"] == "spawn"]
    assert order == ["basic", "reinforcement", "orange"]


@rule("F35", "D13")
@pytest.mark.parametrize("hits", [1, 3])
def test_its_hit_does_as_much_damage_as_the_scenario_says(hits: int) -> None:
    game = always("orange", hits).load(ships=only({ORANGE: [16, 1]}))
    game.act(place(1, 2, 1))
    assert game.position()["damage"] == hits
    assert ship_at(game, ORANGE) == "mothership"


@rule("F35", "R7")
@pytest.mark.parametrize(("die", "at"), [(5, [5, 4]), (6, "supply")])
def test_armour_is_taken_off_the_value_of_fighters(die: int, at: Any) -> None:
    table = stage(does("always", "orange"), does("always", "armour", 1))
    game = table.rooms((die, [2, 1]), ships=only({ORANGE: [5, 4], 0: [7, 1]}))  # both on a 4
    game.act(use(2, 1))  # a value of 4 or 5
    assert [ship_at(game, n) for n in (0, ORANGE)] == ["mothership", at]


@rule("F35", "F18")
def test_armour_does_not_help_against_missiles() -> None:
    table = stage(
        does("always", "orange"),
        does("always", "armour", 9),
        team=[does("chosen", "missiles", 1)],
    )
    game = table.load(ships=only({ORANGE: [16, 1]}))
    game.act(chosen(column=1))
    assert ship_at(game, ORANGE) == "supply"


@rule("F35", "M3")
def test_a_destroyed_orange_ship_is_never_called() -> None:
    table = stage(does("always", "orange"), does("round", "call", 9))
    ships = COLUMN_OF_SHIP | {ORANGE: "supply"}
    game = table.last_gun(ships=ships)
    game.act(place(4, 1, 5))
    if game.phase == "rooms":
        game.act(DONE)
    assert [ship_at(game, n) for n in (8, ORANGE)] == ["mothership", "supply"]
    assert game.position()["energy"] == ENERGY


@rule("F35", "D10", "M2")
def test_it_flies_like_the_others() -> None:
    game = always("orange").load(ships=only({ORANGE: [1, 2], 0: [1, 1]}))
    game.act(place(0, 2, 2))  # onto an arrow to the left
    assert ship_at(game, ORANGE) == [2, 1]
    game.act(place(1, 2, 1))  # ship 0 lands on the icon: row 1 is empty by now
    assert ship_at(game, ORANGE) == [4, 1]
