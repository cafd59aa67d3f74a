"""Every worked example of the rulebooks, played on the real boards.

The books show most examples as pictures; where the picture is not in the text, the position here is
one on the real pieces that fits the words. `pnp1` is the English print-and-play, `pnp2` the German
one, `box` the box of 2020 (English, and word for word the same examples in German).
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.table import (
    NEW_YORK,
    PNP1,
    PNP2,
    PRINT_AND_PLAY,
    ROSWELL,
    WASHINGTON,
    Workers,
    kinds,
    load,
    only,
    place,
    refused,
    rooms,
    rule,
    ship_at,
    spaces,
    use,
)
from ufs.game import Game
from ufs.game.moves import to_json
from ufs.rules.board import MAX_EFFECTS, RESEARCH


def spawns(game: Game) -> list[tuple[str, int]]:
    """The ships that may spawn now and where."""
    assert game.position()["phase"] == "spawn"
    return [(action["kind"], action["column"]) for action in game.actions()]


def spawned(events: list[dict[str, Any]]) -> list[tuple[str, list[int]]]:
    return [(event["kind"], event["at"]) for event in events if event["event"] == "spawn"]


# --- the box ---


@rule("S11", "S3", "S4", "S6", "S7")
def test_box_setup_of_the_first_game() -> None:
    """box, setup picture: Roswell blue side up, tiles A and B, five purple ships, four white."""
    made = Game.new({"edition": "box"}, seed=1, dice="manual").position()
    assert made["setup"]["city"] == "roswell"
    assert [ship["kind"] for ship in made["ships"]] == ["basic"] * 5 + ["reinforcement"] * 4
    assert [ship["at"] for ship in made["ships"][:5]] == [[0, column] for column in range(1, 6)]
    assert {ship["at"] for ship in made["ships"][5:]} == {"supply"}
    assert made["excavator"] == [3, 5]
    assert (made["research"], made["damage"], made["energy"]) == (0, 0, 2)
    assert [worker["color"] for worker in made["workers"]] == ["plain"] * 3 + ["white"] * 2


@rule("D14")
@pytest.mark.parametrize(
    ("order", "rerolls"), [([0, 1, 3, 2, 4], 1), ([3, 4, 0, 1, 2], 2), ([0, 3, 4, 1, 2], 2)]
)
def test_box_how_often_dice_are_rolled_again(order: list[int], rerolls: int) -> None:
    """box, dice phase: two white dice mean two new rolls, or one if one is kept for last."""
    game = load(ROSWELL, dice="auto")
    for column, worker in enumerate(order, 1):
        game.act(place(worker, 1, column))
        if game.position()["round"] > 1:
            break
    told = kinds(game.events())
    assert told[: told.index("action")].count("roll") == rerolls


@rule("D4")
def test_box_a_die_five_spaces_ahead_of_the_excavator() -> None:
    """box, the excavator: five spaces ahead a 5 is legal, a 6 too, a 4 is not."""
    game = load(ROSWELL, workers=[(5, None), (6, None), (4, None), (1, None), (1, None)])
    refused(game, place(2, 4, 1), "D4")
    assert (4, 1) in spaces(game, 0)
    assert (4, 1) in spaces(game, 1)
    game.act(place(0, 4, 1))
    assert game.position()["workers"][0]["space"] == [4, 1]


@rule("D2", "D3")
def test_box_a_die_for_the_excavator_keeps_to_one_die_per_column() -> None:
    """box, the excavator, note: the die that moves it also takes its column."""
    game = load(ROSWELL, workers=[(5, None), (6, None), *[(1, None)] * 3])
    game.act(place(1, 2, 1))
    refused(game, place(0, 4, 1), "D2")
    game.act(place(0, 3, 2))
    refused(game, place(2, 2, 2), "D2")


TWO_SHIPS: dict[str, Any] = {"hard": ["sky4"], **ROSWELL}


def two_ships() -> Game:
    """White above purple in column 2, the icon of row 15 two spaces below the purple ship."""
    ships = only({0: [4, 1], 1: [13, 2], 5: [11, 2]})
    return load(TWO_SHIPS, mothership=4, ships=ships, workers=[(2, None), *[(1, None)] * 4])


@rule("D5", "D10", "D12")
def test_box_two_ships_in_the_second_column() -> None:
    """box, enemy ships: a 2 moves both; the upper stands on an explosion, the lower on the icon."""
    game = two_ships()
    events = game.act(place(0, 2, 2))
    assert kinds(events) == ["place", "descend", "descend", "mothership"]  # both move first
    assert ship_at(game, 5) == [13, 2]  # on a 5, to be shot down later
    assert ship_at(game, 1) == [15, 2]
    assert game.position()["mothership"] == 5
    assert ship_at(game, 0) == [5, 1]
    assert {ship["at"] for ship in game.position()["ships"][6:]} == {"supply"}  # no action


@rule("D6", "D13", "S2")
@pytest.mark.parametrize(
    ("value", "space", "hit"),
    [(1, (2, 2), False), (2, (1, 2), False), (2, (2, 2), True), (3, (1, 2), True)],
)
def test_box_two_ships_next_round(value: int, space: tuple[int, int], hit: bool) -> None:
    """box, enemy ships, the same ships a round later: moving the lower by more than 1 is a hit."""
    ships = only({1: [15, 2]})
    others: Workers = [(1, [1, column]) for column in (1, 3, 4, 5)]
    game = load(
        TWO_SHIPS, mothership=6, ships=ships, workers=[(value, None), *others], round=2, energy=0
    )
    game.act(place(0, *space))
    assert game.position()["damage"] == int(hit)
    assert ("city" in kinds(game.events())) == hit
    assert game.position()["phase"] == "spawn"
    if not hit:
        assert ship_at(game, 1) == [16, 2]
    else:  # it is one of those that spawn at the end of the round
        while game.position()["phase"] == "spawn":
            game.act(game.actions()[0])
        assert ship_at(game, 1)[0] == 7


@rule("D10", "M1")
@pytest.mark.parametrize(("icon", "action"), [(False, (6, "excavator")), (True, (7, "research"))])
def test_box_an_icon_skips_a_nasty_action(icon: bool, action: tuple[int, str]) -> None:
    """box, enemy ships, tip: an icon takes the mothership past the action that was to come."""
    start = [11, 1] if icon else [8, 4]
    others: Workers = [(1, [1, column]) for column in range(1, 6) if column != start[1]]
    game = load(
        ROSWELL, mothership=5, ships=only({0: start}), workers=[(1, None), *others], energy=0
    )
    game.act(place(0, 2, start[1]))
    acted = [event for event in game.events() if event["event"] == "action"]
    assert [(event["row"], event["action"]) for event in acted] == [action]


@rule("R2")
def test_box_a_room_that_costs_2_energy() -> None:
    """box, costs: the research room of tile A takes 2 energy; with 1 it cannot be used."""
    game = rooms(ROSWELL, (4, [2, 2]), (2, [3, 1]), energy=2, excavator=[4, 1])
    events = game.act(use(2, 2))
    assert (events[0]["cost"], events[0]["energy"]) == (2, 0)
    game = rooms(ROSWELL, (4, [2, 2]), (2, [3, 1]), energy=1, excavator=[4, 1])
    refused(game, use(2, 2), "R2")
    game.act({"do": "done"})  # the die leaves without effect
    assert game.position()["energy"] == 1
    assert game.position()["research"] == 0


@rule("R3")
def test_box_the_value_of_a_room() -> None:
    """box, value of a room: a 3 in a room with -1 is worth 2."""
    game = rooms(ROSWELL, (3, [3, 4]), excavator=[4, 1])
    assert game.act(use(3, 4))[0]["value"] == 2


@rule("D5", "R3")
def test_box_the_modifier_does_not_change_the_ships_descent() -> None:
    """box, value of a room, note: the ships descend by 3, not by 2."""
    game = load(ROSWELL, excavator=[4, 1], workers=[(3, None), *[(1, None)] * 4])
    game.act(place(0, 3, 4))
    assert ship_at(game, 3) == [3, 4]


@rule("R3", "R4")
def test_box_the_value_of_a_multi_space_room() -> None:
    """box, multi-space rooms: 1 and 6 in a room with -3 are worth 4; with one die it is nothing."""
    game = rooms(ROSWELL, (1, [2, 4]), (6, [2, 5]), energy=0)
    events = game.act(use(2, 4))
    assert events[0]["value"] == 4
    assert events[1] == {"event": "energy", "gained": 4, "energy": 4}
    game = rooms(ROSWELL, (6, [2, 5]), (2, [2, 1]), energy=1)
    refused(game, use(2, 5), "R4")


@rule("R6")
def test_box_energy_stops_at_the_end_of_the_track() -> None:
    """box, energy rooms: a marker that would leave the track stays on its last space."""
    game = rooms(ROSWELL, (6, [3, 1]), excavator=[4, 1], energy=4)
    game.act(use(3, 1))
    assert game.position()["energy"] == 7


@rule("R8")
@pytest.mark.parametrize(("value", "research"), [(4, 9), (5, 10)])
def test_box_research_over_a_2_onto_a_3(value: int, research: int) -> None:
    """box, research rooms: to pass over a 2 and end on a 3 takes a room with value 5."""
    # The lower half of tile II, threatening side: 2, then 3.
    game = rooms({**ROSWELL, "hard": ["sky2"]}, (value, [2, 2]), research=8)
    assert game.table.board.research_cost[8:10] == [2, 3]
    game.act(use(2, 2))
    assert game.position()["research"] == research


@rule("R7")
def test_box_example_shooting_down_ships() -> None:
    """box, example: value 3 shoots a purple and a white ship on low numbers, not one on a 4."""
    made = only({0: [7, 2], 1: [7, 1], 2: [6, 3], 3: [9, 5], 5: [7, 5]})
    game = rooms(ROSWELL, (3, [5, 3]), (2, [2, 1]), excavator=[6, 1], energy=2, ships=made)
    events = game.act(use(5, 3))
    assert events[0]["value"] == 3
    assert [event["ship"] for event in events if event["event"] == "destroy"] == [0, 5]
    assert ship_at(game, 0) == "mothership"  # A, purple, on a 3
    assert ship_at(game, 5) == "supply"  # B, white, on a 2
    assert ship_at(game, 1) == [7, 1]  # C, on a 4
    assert ship_at(game, 2) == [6, 3]  # on no explosion
    assert ship_at(game, 3) == [9, 5]


def researching(**changes: Any) -> Game:
    """Value 2 (a 3 with -1, for 1 energy) and value 3 (for 2); 1, 3 and 1 are ahead."""
    usual: dict[str, Any] = {"research": 1, "excavator": [4, 1], "energy": 3}
    game = rooms(ROSWELL, (3, [3, 4]), (3, [2, 2]), (1, [3, 1]), **(usual | changes))
    assert game.table.board.research_cost[1:4] == [1, 3, 1]
    return game


@rule("R8", "R3")
def test_box_example_researching_value_2_first() -> None:
    """box, example: the 2 passes the 1, then the 3 passes the 3; the last 1 stays out of reach."""
    game = researching()
    game.act(use(3, 4))
    assert game.position()["research"] == 2
    game.act(use(2, 2))
    assert game.position()["research"] == 3
    assert game.position()["energy"] == 0  # both rooms together cost 3


@rule("R8", "R3")
def test_box_example_researching_value_3_first() -> None:
    """box, example: the 3 passes only the 1, and after that the 2 passes nothing."""
    game = researching()
    game.act(use(2, 2))
    assert game.position()["research"] == 2
    game.act(use(3, 4))
    assert game.position()["research"] == 2


@rule("R8")
def test_box_example_researching_with_value_5() -> None:
    """box, example: one room with value 5 passes 1, 3 and 1 at once."""
    game = rooms(ROSWELL, (5, [2, 2]), research=1)
    game.act(use(2, 2))
    assert game.position()["research"] == 4


@rule("R10", "D4")
@pytest.mark.parametrize("value", [5, 6])
def test_box_example_excavating(value: int) -> None:
    """box, example: the excavator moves five spaces for 1 energy; a 6 was not needed, a 5 is."""
    others: Workers = [(1, [2, 2]), *[(1, [1, column]) for column in (3, 4, 5)]]
    game = load(ROSWELL, workers=[(value, None), *others], energy=3)
    game.act(place(0, 4, 1))
    assert game.position()["phase"] == "rooms"
    events = game.act({"do": "excavate"})
    assert events[0] == {
        "event": "excavator",
        "from": [3, 5],
        "to": [4, 1],
        "steps": 5,
        "reason": "dug",
        "energy": 2,
    }
    assert game.position()["excavator"] == [4, 1]
    assert game.position()["workers"][0] == {
        "color": "plain",
        "value": value,
        "space": None,
        "resolved": True,
    }


@rule("R10", "D4")
def test_box_reminder_a_move_longer_than_the_die_was_illegal() -> None:
    """box, excavating, reminder: five spaces with a 4 would have been refused when placing."""
    others: Workers = [(1, [1, column]) for column in (2, 3, 4, 5)]
    refused(load(ROSWELL, workers=[(4, None), *others]), place(0, 4, 1), "D4")


def before_the_mothership_phase() -> Game:
    """The end of a dice phase: four dice placed, a 1 left for the AA gun of column 1."""
    made = {
        0: [4, 1],  # on a drop point
        1: [5, 5],  # in the way of the mothership
        2: [7, 5],  # on a 2
        3: [8, 2],
        4: [12, 3],
        5: [8, 4],  # a white ship
    }
    workers: Workers = [(1, None), (1, [3, 2]), (1, [3, 3]), (1, [1, 4]), (1, [1, 5])]
    return load(ROSWELL, mothership=4, excavator=[3, 1], ships=made, workers=workers, energy=2)


@rule("D6", "R7", "M1", "M2", "M3")
def test_box_example_mothership_phase() -> None:
    """box, example: one ship still on a drop point, one shot down, one in the way, one white."""
    game = before_the_mothership_phase()
    game.act(place(0, 1, 1))
    assert ship_at(game, 0) == [4, 1]  # thanks to the 1 on the AA gun
    events = game.act(use(3, 2))  # fighters with value 2
    told = kinds(events)
    assert told[:6] == ["use", "destroy", "unused", "unused", "unused", "mothership"]
    assert events[1]["ship"] == 2  # purple, now on the mothership
    assert events[5]["to"] == 5
    assert told[6:9] == ["lift", "action", "reinforce"]
    assert events[6]["ship"] == 1  # the ship in that row
    assert events[7] == {"event": "action", "row": 5, "action": "reinforcements", "amount": 1}
    assert events[8]["ship"] == 6  # a white ship is added
    assert ship_at(game, 0) == [5, 1]  # rode along


@rule("M4")
@pytest.mark.parametrize("column", [2, 4])
def test_box_example_spawning_ships(column: int) -> None:
    """box, example: purple into the empty column, purple into the middle, white where one likes."""
    game = before_the_mothership_phase()
    game.act(place(0, 1, 1))
    events = game.act(use(3, 2))
    assert spawned(events) == [("basic", [5, 5]), ("basic", [5, 3])]  # no choice so far
    assert spawns(game) == [("reinforcement", 2), ("reinforcement", 4)]
    assert ship_at(game, 6) == "mothership"
    game.act({"do": "spawn", "column": column})
    assert ship_at(game, 6) == [5, column]
    assert game.position()["round"] == 2


@rule("M4", "D13", "R7", "M3")
def test_box_white_ships() -> None:
    """box, white ships: after purple; back aboard from the city; off when shot; ignored if none."""
    # Back to the mothership after hitting the city, and spawned after purple.
    others: Workers = [(1, [1, column]) for column in range(2, 6)]
    made = {0: "mothership", 1: [2, 2], 2: [2, 3], 3: [2, 4], 4: [6, 5], 5: [16, 1]}
    game = load(ROSWELL, mothership=1, ships=made, workers=[(1, None), *others], energy=0)
    game.act(place(0, 2, 1))
    assert ship_at(game, 5) == "mothership"
    assert spawns(game) == [("basic", column) for column in (1, 2, 3, 4)]
    for column in (1, 2, 3):
        game.act({"do": "spawn", "column": column})
    assert spawned(game.events()) == [
        *[("basic", [2, column]) for column in (1, 2, 3, 4)],
        ("reinforcement", [2, 5]),
    ]
    # Removed when shot down.
    game = rooms(ROSWELL, (3, [2, 1]), (2, [2, 2]), ships=only({5: [4, 1]}), energy=3)
    game.act(use(2, 1))
    assert ship_at(game, 5) == "supply"
    # An effect that would add one more than there are is ignored.
    white = {ship: [14, ship - 4] for ship in range(5, 9)}
    guns: Workers = [(1, [1, column]) for column in range(1, 5)]
    game = load(
        ROSWELL, mothership=2, ships=only({0: [13, 5], **white}), workers=[*guns, (1, None)]
    )
    events = game.act(place(4, 1, 5))
    assert {"event": "action", "row": 3, "action": "reinforcements", "amount": 1} in events
    assert "reinforce" not in kinds(events)


@rule("R3", "R8", "E1")
@pytest.mark.parametrize(
    ("setup", "enough"),
    [
        pytest.param(ROSWELL, {(4, 3), (6, 2)}, id="roswell"),
        pytest.param(NEW_YORK, {(6, 1)}, id="new-york"),
        pytest.param(WASHINGTON, {(4, 1), (6, 3)}, id="washington"),
    ],
)
def test_box_only_a_multi_space_room_of_the_lower_half_reaches_the_11(
    setup: dict[str, Any], enough: set[tuple[int, int]]
) -> None:
    """box, winning, note: no other research room is worth 11, even with sixes."""
    b = Game.new(setup, seed=1, dice="manual").table.board
    assert b.research_cost[15] == 11
    found = set()
    for room in range(max(b.room) + 1):
        if RESEARCH in b.room_effect[room * MAX_EFFECTS : (room + 1) * MAX_EFFECTS]:
            row, column = to_json(b.room_first[room])
            if 6 * b.room_size[room] + b.room_modifier[room] >= 11:
                assert row >= 4
                assert b.room_size[room] > 1
                found.add((row, column))
    assert found == enough


@rule("R8", "E1")
@pytest.mark.parametrize("last", [5, 4])
def test_box_the_last_step_with_two_dice(last: int) -> None:
    """box, winning: 6 and 5 in the double room of tile B reach the 11, 6 and 4 do not."""
    game = rooms(ROSWELL, (6, [4, 3]), (last, [4, 4]), excavator=[5, 5], research=15)
    game.act(use(4, 3))
    won = {"won": True, "reason": "research"}
    assert game.result == (won if last == 5 else None)


@rule("S10")
def test_box_a_city_tile() -> None:
    """box, cities: the tile shown starts at energy 3 and goes with upper B and lower C."""
    game = Game.new(WASHINGTON, seed=1, dice="manual")
    assert game.position()["energy"] == 3
    assert game.table.city is not None
    assert (game.table.city.upper, game.table.city.lower) == ("B", "C")


@rule("B1")
def test_box_a_robot_worth_more_than_6_shows_6() -> None:
    """box, installing robots: a value above 6 is set to 6."""
    game = rooms(NEW_YORK, robots=[(6, [5, 5])], excavator=[6, 1], energy=2)
    game.act(use(5, 5))  # 6, and 1 more for New York's robot
    assert game.position()["install"] == {"values": [6]}


@rule("B2", "B7")
def test_box_a_robot_may_be_taken_off_or_become_the_new_one() -> None:
    """box, installing robots and special cases: remove one to build it again, even the builder."""
    game = rooms(WASHINGTON, (4, [3, 2]), robots=[(5, [2, 1]), (3, [2, 2])], excavator=[4, 1])
    game.act(use(3, 2))
    game.act({"do": "remove", "robot": 0})
    game.act({"do": "install", "robot": 0, "space": [2, 4]})
    assert game.position()["robots"][0]["space"] == [2, 4]
    game = rooms(WASHINGTON, robots=[(5, [3, 2]), (3, [2, 1])], excavator=[4, 1])
    game.act(use(3, 2))
    game.act({"do": "install", "robot": 0, "space": [2, 2]})
    assert game.position()["robots"][0] | {"exhausted": None} == {
        "value": 5,
        "space": [2, 2],
        "exhausted": None,
    }


@rule("B8", "B1", "R9")
def test_box_special_cases_of_robots() -> None:
    """box, special cases: on an AA gun it is useless; exhausted it is an empty space."""
    dice: list[tuple[int, list[int]]] = [(5, [2, 3]), (2, [3, 5])]
    for exhausted in (False, True):
        robots = [(3, [2, 4], exhausted)]
        game = rooms(NEW_YORK, *dice, robots=robots, excavator=[4, 1], energy=0)
        if exhausted:
            refused(game, use(2, 3), "B8")
        else:
            game.act(use(2, 3))
            assert game.position()["energy"] == 8
    game = rooms(NEW_YORK, *dice, robots=[(3, [1, 4])], excavator=[4, 1])
    refused(game, use(1, 4), "R9")


@rule("B9", "M3")
def test_box_a_robot_is_buried_when_the_excavator_moves_back() -> None:
    """box, special cases: the excavator goes back over a robot's room, the robot is removed."""
    guns: Workers = [(1, [1, column]) for column in range(1, 5)]
    game = load(
        NEW_YORK,
        mothership=1,
        excavator=[3, 2],
        robots=[(4, [3, 4])],
        ships=only({0: [13, 5]}),
        workers=[*guns, (1, None)],
    )
    game.act(place(4, 1, 5))
    assert game.position()["phase"] == "rooms"  # the robot's research room could be used
    events = game.act({"do": "done"})
    assert {"event": "robot_off", "robot": 0, "space": [3, 4], "reason": "buried"} in events
    assert game.position()["excavator"] == [3, 4]


# --- the print-and-plays ---


@rule("S6")
@pytest.mark.parametrize("setup", PRINT_AND_PLAY)
def test_print_and_play_rooms_that_are_already_excavated(setup: dict[str, Any]) -> None:
    """pnp1 and pnp2, picture: from the start of the track to the excavator, its space left out."""
    game = load(setup, excavator=[3, 2], workers=[(1, [3, 1]), *[(1, None)] * 4])
    behind = {(row, column) for row in (1, 2) for column in range(2, 6)} | {(3, 3), (3, 4), (3, 5)}
    assert spaces(game, 1) == behind  # one die is ahead already, column 1 is taken


@rule("R2", "R3", "R4", "R5")
@pytest.mark.parametrize("edition", ["pnp1", "pnp2"])
def test_print_and_play_double_room(edition: str) -> None:
    """pnp1 and pnp2, using rooms: 3 energy, a 1 and a 6 with -3: both effects with value 4."""
    setup = {"edition": edition, "hard": ["lower"]}
    made = only({0: [7, 5], 1: [11, 4], 5: [7, 1]})  # on a 4, on a 5, a red ship on a 3
    dice: list[tuple[int, list[int]]] = [(1, [4, 2]), (6, [4, 3])]
    game = rooms(setup, *dice, (2, [4, 4]), excavator=[5, 5], energy=3, ships=made)
    events = game.act(use(4, 2))
    used = events[0]
    assert (used["effects"], used["value"], used["cost"]) == (["research", "fighters"], 4, 3)
    assert used["energy"] == 0  # paid once
    assert game.position()["research"] == 2  # 3 and 1
    assert [ship_at(game, ship) for ship in (0, 1, 5)] == ["mothership", [11, 4], "supply"]
    poor = rooms(setup, *dice, (2, [4, 4]), excavator=[5, 5], energy=2, ships=made)
    refused(poor, use(4, 2), "R2")
    half = rooms(setup, (6, [4, 3]), (2, [4, 4]), excavator=[5, 5], energy=3, ships=made)
    refused(half, use(4, 2), "R4")


@rule("R6")
@pytest.mark.parametrize("setup", PRINT_AND_PLAY)
@pytest.mark.parametrize(("before", "after"), [(2, 6), (3, 7), (4, 7), (7, 7)])
def test_print_and_play_energy_ends_at_7(setup: dict[str, Any], before: int, after: int) -> None:
    """pnp1 and pnp2, energy: the value is added; beyond 7 it is 7."""
    game = rooms(setup, (5, [2, 1]), (1, [1, 2]), energy=before)  # energy -1
    game.act(use(2, 1))
    gained = [event for event in game.events() if event["event"] == "energy"]
    assert gained == [{"event": "energy", "gained": after - before, "energy": after}]


@rule("R8")
@pytest.mark.parametrize("setup", PRINT_AND_PLAY)
@pytest.mark.parametrize(("die", "research"), [(3, 0), (4, 1), (5, 2), (6, 2)])
def test_print_and_play_research_through_3_and_1(
    setup: dict[str, Any], die: int, research: int
) -> None:
    """pnp1 and pnp2, research: moving through 3 and 1 at once takes a value of 4 or more."""
    game = rooms(setup, (die, [2, 5]), energy=2)  # research -1
    events = game.act(use(2, 5))
    assert events[0]["value"] == die - 1
    assert events[1]["to"] == research


@rule("D6")
def test_pnp2_a_1_on_the_gun() -> None:
    """pnp2, AA gun: with a 1 the ships of the column do not move."""
    game = load(PNP2, ships={4: [4, 5]})
    assert kinds(game.act(place(0, 1, 5))) == ["place", "held"]
    assert ship_at(game, 4) == [4, 5]


@rule("R10", "R11", "D4", "D14")
def test_pnp1_moving_the_excavator_four_spaces() -> None:
    """pnp1, moving the excavator: a white die on a tunnel four spaces ahead, for 1 energy."""
    # From the robot room (5, 4) past a tunnel and the double room onto the tunnel (6, 1).
    others: Workers = [(1, [1, column]) for column in (2, 3, 4)]
    game = load(PNP1, excavator=[5, 4], workers=[*others, (4, None), (1, [1, 5])], energy=1)
    game.act(place(3, 6, 1))
    events = game.act({"do": "excavate"})
    assert (events[0]["from"], events[0]["to"], events[0]["steps"]) == ([5, 4], [6, 1], 4)
    assert events[0]["energy"] == 0
    while game.position()["phase"] == "spawn":
        game.act(game.actions()[0])
    # In the next round the robot room and the double room can be used.
    game.act({"do": "roll", "values": [5, 5, 5, 5, 5]})
    assert game.position()["excavator"] == [6, 1]
    for worker, space in enumerate([(5, 4), (5, 1), (5, 2)]):
        game.act(place(worker, *space))
    placed = [worker["space"] for worker in game.position()["workers"][:3]]
    assert placed == [[5, 4], [5, 1], [5, 2]]
    refused(game, place(3, 6, 1), "D2")


@rule("R10", "D4")
@pytest.mark.parametrize("setup", PRINT_AND_PLAY)
@pytest.mark.parametrize(("value", "digs"), [(3, False), (4, True), (5, True), (6, True)])
def test_pnp2_moving_the_excavator_four_spaces(
    setup: dict[str, Any], value: int, digs: bool
) -> None:
    """pnp2, moving the excavator: four spaces take a 4, 5 or 6, on a tunnel too; else nothing."""
    others: Workers = [(1, [1, column]) for column in (2, 3, 4)]
    game = load(setup, excavator=[5, 4], workers=[(value, None), *others, (4, [4, 5])], energy=3)
    game.act(place(0, 6, 1))
    if digs:
        game.act({"do": "excavate"})
        assert game.position()["excavator"] == [6, 1]
        assert game.position()["energy"] == 2
    else:
        refused(game, {"do": "excavate"}, "R10")
        game.act({"do": "done"})
        assert game.position()["excavator"] == [5, 4]
        assert game.position()["energy"] == 3


def respawning(setup: dict[str, Any], second: list[int], third: list[int]) -> Game:
    """One green ship aboard, one on its drop point in column 4, one in the way in column 5."""
    made = {0: "mothership", 1: second, 2: third, 3: [2, 4], 4: [3, 5]}
    guns: Workers = [(1, [1, column]) for column in range(1, 5)]
    return load(setup, mothership=2, ships=made, workers=[*guns, (1, None)])


@rule("M1", "M2", "M3", "M4")
@pytest.mark.parametrize("column", [2, 3])
@pytest.mark.parametrize("last", ["basic", "reinforcement"])
def test_pnp1_respawning_three_ships(column: int, last: str) -> None:
    """pnp1, respawning: a red and a lifted green ship; columns 1 and 5 first, then 2 or 3."""
    game = respawning(PNP1, [5, 2], [9, 3])  # unequal distances do not matter here
    events = game.act(place(4, 1, 5))
    told = kinds(events)
    assert told.index("reinforce") < told.index("mothership") < told.index("lift")
    assert ship_at(game, 5) == "mothership"
    assert ship_at(game, 4) == "mothership"
    # Two of three ships go into the empty columns, in any order of colours.
    assert spawns(game) == [
        ("basic", 1),
        ("basic", 5),
        ("reinforcement", 1),
        ("reinforcement", 5),
    ]
    for taken in (2, 3):
        refused(game, {"do": "spawn", "column": taken, "kind": "basic"}, "M4")
    refused(game, {"do": "spawn", "column": 4, "kind": "basic"}, "M4")
    first = "reinforcement" if last == "basic" else "basic"
    game.act({"do": "spawn", "column": 5, "kind": first})
    if last == "basic":  # two green ships are left, no choice: one goes into column 1
        assert ("basic", [3, 1]) in spawned(game.events())
    else:
        assert spawns(game) == [("basic", 1), ("reinforcement", 1)]
        game.act({"do": "spawn", "column": 1, "kind": "basic"})
    assert spawns(game) == [(last, 2), (last, 3)]
    game.act({"do": "spawn", "column": column, "kind": last})
    assert spawned(game.events())[-1] == (last, [3, column])
    assert game.position()["round"] == 2
    assert ship_at(game, 3) == [3, 4]  # rode along


@rule("M1", "M2", "M3", "M4")
@pytest.mark.parametrize("column", [2, 3])
def test_pnp2_respawning_three_ships(column: int) -> None:
    """pnp2, respawning: green into columns 1 and 5; at equal distances red goes to 2 or 3."""
    game = respawning(PNP2, [9, 2], [9, 3])
    events = game.act(place(4, 1, 5))
    told = kinds(events)
    assert told.index("reinforce") < told.index("mothership") < told.index("lift")
    assert spawns(game) == [("basic", 1), ("basic", 5)]
    events = game.act({"do": "spawn", "column": 5})
    assert spawned(events) == [("basic", [3, 5]), ("basic", [3, 1])]
    assert spawns(game) == [("reinforcement", 2), ("reinforcement", 3)]
    game.act({"do": "spawn", "column": column})
    assert ship_at(game, 5) == [3, column]
    assert game.position()["round"] == 2


@rule("M4")
def test_pnp2_respawning_at_unequal_distances() -> None:
    """pnp2, respawning: with one ship further down than the other there is no choice."""
    game = respawning(PNP2, [8, 2], [9, 3])
    game.act(place(4, 1, 5))
    events = game.act({"do": "spawn", "column": 1})
    assert spawned(events) == [("basic", [3, 1]), ("basic", [3, 5]), ("reinforcement", [3, 3])]
    assert game.position()["round"] == 2
