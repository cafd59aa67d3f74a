"""B: robots, the blue dice that stay. With what the cities of S10 make of robots and fighters."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.table import (
    DONE,
    EXCAVATE,
    NEW_YORK,
    PNP1,
    PNP2,
    ROSWELL,
    UPPER_PIECE,
    WASHINGTON,
    WHOLE_BASE,
    crew,
    impossible,
    install,
    kinds,
    load,
    place,
    position,
    refused,
    rooms,
    rule,
    ship_at,
    use,
)
from ufs.base.words import LANGUAGES, Words
from ufs.game import Game
from ufs.game.events import say_event
from ufs.game.forecast import forecasts
from ufs.game.moves import say_action
from ufs.rules.actions import install_code

OFF_BOARD = {"value": None, "space": None, "exhausted": False}
NEW_YORK_DAMAGED = {**NEW_YORK, "damaged": True}
WASHINGTON_DAMAGED = {**WASHINGTON, "damaged": True}
EDITIONS = pytest.mark.parametrize(
    "setup", [PNP1, PNP2, WASHINGTON], ids=lambda setup: setup["edition"]
)
LATER_EDITIONS = pytest.mark.parametrize(
    "setup", [PNP2, WASHINGTON], ids=lambda setup: setup["edition"]
)


def remove(robot: int) -> dict[str, Any]:
    return {"do": "remove", "robot": robot}


def robot(value: int, space: list[int], exhausted: bool = False) -> dict[str, Any]:
    """A robot on the board, as a position shows it."""
    return {"value": value, "space": space, "exhausted": exhausted}


def robots(game: Game) -> list[dict[str, Any]]:
    made: list[dict[str, Any]] = game.position()["robots"]
    return made


def installs(game: Game, number: int) -> list[list[int]]:
    """The spaces where this robot may be installed now, in reading order."""
    return sorted(
        action["space"]
        for action in game.actions()
        if action["do"] == "install" and action["robot"] == number
    )


def used(events: list[dict[str, Any]]) -> dict[str, Any]:
    """The one room that was used."""
    [event] = [event for event in events if event["event"] == "use"]
    return event


def over(row: int) -> dict[int, list[int]]:
    """All basic ships on the drop points of a mothership in this row."""
    return {ship: [row, ship + 1] for ship in range(5)}


# Robots in the rooms phase of a quiet game: an energy room of one space and one of several.
# pnp: energy -1 at [2, 1], energy at [3, 2] and [3, 3]. Washington: energy -1 at [2, 2].
ENERGY_ROOM = {"pnp1": [2, 1], "pnp2": [2, 1], "box": [2, 2]}


# --- B1: building and installing ---


@rule("B1")
@pytest.mark.parametrize(
    ("setup", "room", "die", "value"),
    [
        (PNP2, [2, 2], 4, 3),  # robot -1 /1
        (PNP2, [4, 1], 6, 6),  # robot /2
        (WASHINGTON, [3, 2], 5, 5),  # robot /2
        (WASHINGTON, [5, 3], 1, 1),  # robot
    ],
)
def test_a_robot_room_builds_a_robot_of_its_value_to_be_installed_at_once(
    setup: dict[str, Any], room: list[int], die: int, value: int
) -> None:
    game = rooms(setup, (die, room), (3, [1, 4]), excavator=WHOLE_BASE, energy=2)
    events = game.act(use(*room))
    assert events[1:] == [{"event": "build", "value": value}]
    assert game.position()["install"] == {"values": [value]}
    assert game.position()["phase"] == "rooms"
    assert {action["do"] for action in game.actions()} == {"install"}
    game.act(install(0, *room))
    assert robots(game)[0]["value"] == value


@rule("B1")
@pytest.mark.parametrize(
    ("setup", "value"), [(NEW_YORK, 7), (NEW_YORK_DAMAGED, 8)], ids=["blue", "damaged"]
)
def test_a_robot_shows_6_at_most(setup: dict[str, Any], value: int) -> None:
    """Only a city that raises its value brings a robot room above 6."""
    game = rooms(setup, excavator=WHOLE_BASE, energy=2, robots=[(6, [5, 5])])
    events = game.act(use(5, 5))
    assert used(events)["value"] == value
    assert events[-1] == {"event": "build", "value": 6}
    assert game.position()["install"] == {"values": [6]}
    game.act(install(0, 1, 1))
    assert robots(game) == [robot(6, [1, 1])]


@rule("B1")
@LATER_EDITIONS
def test_a_new_robot_is_installed_before_anything_else(setup: dict[str, Any]) -> None:
    room, other, ahead = ([2, 2], [2, 1], [3, 4]) if setup is PNP2 else ([3, 2], [2, 1], [4, 3])
    excavator = [3, 5] if setup is PNP2 else UPPER_PIECE
    game = rooms(setup, (4, room), (5, other), (6, ahead), excavator=excavator, energy=3)
    game.act(use(*room))
    for action in (use(*other), EXCAVATE, DONE):
        refused(game, action, "B1")
    game.act(install(0, 1, 3))
    assert "install" not in game.position()
    assert game.actions()[:3] == [use(*other), EXCAVATE, DONE]


@rule("B1")
def test_a_robot_goes_on_any_excavated_space_of_a_room_without_a_robot() -> None:
    """Also on an AA gun and where its own worker stood; not in tunnels, on robots or ahead."""
    game = rooms(
        PNP2,
        (4, [2, 2]),
        (3, [2, 1]),
        (3, [1, 4]),
        energy=2,
        robots=[(2, [1, 5])],
    )
    assert refused(game, install(0, 1, 1), "B1").key == "refuse-nothing-to-install"
    game.act(use(2, 2))
    empty = [[1, 1], [1, 2], [1, 3], [2, 2], [2, 3], [2, 5]]
    off_the_board = sorted([*empty, [1, 4], [2, 1]])  # two workers lie there
    assert installs(game, 1) == off_the_board
    assert installs(game, 0) == sorted([*off_the_board, [1, 5]])  # it has left its own space
    refused(game, install(1, 2, 4), "B1")  # a tunnel
    refused(game, install(1, 1, 5), "B1")  # the other robot
    refused(game, install(1, 3, 5), "B1")  # the excavator
    refused(game, install(1, 3, 4), "B1")  # ahead of it
    game.act(install(1, 1, 1))
    assert robots(game) == [robot(2, [1, 5]), robot(3, [1, 1], True)]


@rule("B1", "R1")
@LATER_EDITIONS
def test_a_new_robot_may_go_where_an_unresolved_worker_lies_which_is_given_up(
    setup: dict[str, Any],
) -> None:
    room = [2, 2] if setup is PNP2 else [3, 2]
    other = [2, 1] if setup is PNP2 else [3, 4]  # energy -1
    game = rooms(setup, (6, room), (3, other), (2, [1, 5]), excavator=UPPER_PIECE, energy=2)
    game.act(use(*room))
    value = 5 if setup is PNP2 else 6
    energy = game.position()["energy"]
    assert game.act(install(1, *other))[:2] == [
        {"event": "given_up", "worker": 1, "space": other},
        {"event": "install", "robot": 1, "space": other, "value": value},
    ]
    assert game.position()["energy"] == energy  # the room did not work
    assert robots(game)[1]["space"] == other


@rule("B1", "R1")
def test_a_worker_given_up_has_left_the_board_for_this_round() -> None:
    game = rooms(PNP2, (4, [2, 2]), (3, [2, 1]), (2, [2, 3]), energy=3)
    game.act(use(2, 2))
    game.act(install(0, 2, 1))
    given_up = game.position()["workers"][1]
    assert (given_up["space"], given_up["resolved"]) == (None, True)
    refused(game, use(2, 1), "B3")  # the robot that lies there now is exhausted
    assert game.actions() == [use(2, 3), DONE, remove(0)]


@rule("B1", "R4", "B8")
@LATER_EDITIONS
def test_a_worker_in_a_larger_room_may_be_given_up_and_the_room_does_not_work_then(
    setup: dict[str, Any],
) -> None:
    """The other worker of that room stays; it has nothing to do any more."""
    room, large = ([4, 1], [[3, 2], [3, 3]]) if setup is PNP2 else ([3, 2], [[6, 3], [6, 4]])
    placed = [(4, room), (3, large[0]), (2, large[1]), (1, [1, 5])]
    game = rooms(setup, *placed, excavator=WHOLE_BASE, energy=2)
    game.act(use(*room))
    events = game.act(install(0, *large[1]))
    assert events[0] == {"event": "given_up", "worker": 2, "space": large[1]}
    made = game.position()
    assert (made["phase"], made["round"]) == ("dice", 2)  # nothing was left to resolve
    [unused] = [event for event in events if event["event"] == "unused" and event["worker"] == 1]
    assert unused["space"] == large[0]


@rule("B1")
@LATER_EDITIONS
def test_a_worker_on_an_aa_gun_may_be_given_up(setup: dict[str, Any]) -> None:
    room = [2, 2] if setup is PNP2 else [3, 2]
    game = rooms(setup, (4, room), (3, [1, 4]), (2, [2, 1]), excavator=UPPER_PIECE, energy=5)
    game.act(use(*room))
    assert kinds(game.act(install(0, 1, 4))) == ["given_up", "install"]


@rule("B1")
@LATER_EDITIONS
def test_a_new_robot_goes_neither_where_a_worker_lies_in_a_tunnel_nor_ahead(
    setup: dict[str, Any],
) -> None:
    room, tunnel = ([2, 2], [2, 4]) if setup is PNP2 else ([3, 2], [3, 3])
    excavator, ahead = ([3, 5], [3, 3]) if setup is PNP2 else (UPPER_PIECE, [4, 4])
    game = rooms(setup, (4, room), (3, tunnel), (6, ahead), excavator=excavator, energy=5)
    game.act(use(*room))
    assert refused(game, install(0, *tunnel), "B1").key == "refuse-install-in-tunnel"
    assert refused(game, install(0, *ahead), "B1").key == "refuse-install-not-excavated"


@rule("B1")
def test_in_pnp1_no_worker_is_left_that_could_be_given_up() -> None:
    """New robots are installed after all dice: the worker leaves unused, as always."""
    game = rooms(PNP1, (5, [2, 2]), (3, [2, 1]), (2, [1, 4]), energy=2)
    game.act(use(2, 2))
    assert refused(game, install(0, 2, 1), "B1").key == "refuse-install-later"
    assert refused(game, install(0, 1, 4), "B1").key == "refuse-install-later"
    events = game.act(DONE)
    assert kinds(events) == ["unused", "unused"]
    assert kinds(game.act(install(0, 2, 1)))[0] == "install"


@rule("B1")
def test_the_log_the_forecast_and_the_hint_name_the_die_that_is_given_up() -> None:
    game = rooms(WASHINGTON, (6, [3, 2]), (3, [2, 1]), excavator=UPPER_PIECE, energy=4)
    game.act(use(3, 2))
    action = install(0, 2, 1)
    [told] = [f for f in forecasts(game, Words("en")) if f["action"] == action]
    said = "The gray die in row 2, column 1 is given up"
    assert told["legal"]
    assert said in told["message"]
    assert "is given up" in say_action(install_code(0, 5), game.state(), game.table, Words("en"))
    [event] = game.act(action)[:1]
    assert said in say_event(event, Words("en"))
    for language in LANGUAGES:
        assert "2" in say_event(event, Words(language))


@rule("B1")
def test_a_worker_can_be_given_up_and_the_step_taken_back() -> None:
    game = rooms(PNP2, (4, [2, 2]), (3, [2, 1]), (2, [2, 3]), energy=3)
    game.act(use(2, 2))
    before = game.position()
    game.act(install(0, 2, 1))
    game.undo()
    assert game.position() == before


@rule("B1", "R9")
def test_a_robot_on_an_aa_gun_is_useless() -> None:
    game = rooms(PNP2, (3, [2, 1]), energy=2, robots=[(5, [1, 1])])
    refused(game, use(1, 1), "R9")
    assert robots(game)[0] == robot(5, [1, 1])


@rule("B1")
def test_either_blue_die_may_become_the_new_robot() -> None:
    for number in (0, 1):
        game = rooms(WASHINGTON, (5, [3, 2]), (3, [2, 1]), excavator=UPPER_PIECE)
        game.act(use(3, 2))
        game.act(install(number, 2, 2))
        assert robots(game)[number] == robot(5, [2, 2], True)
        assert robots(game)[1 - number] == OFF_BOARD


@rule("B1", "B2")
@LATER_EDITIONS
def test_a_robot_on_the_board_may_become_the_new_one_and_leaves_its_space(
    setup: dict[str, Any],
) -> None:
    room = [2, 2] if setup is PNP2 else [3, 2]
    game = rooms(
        setup,
        (6, room),
        (3, [1, 5]),
        excavator=UPPER_PIECE,
        robots=[(2, [2, 1]), (3, [2, 3], True)],
    )
    game.act(use(*room))
    events = game.act(install(0, 1, 1))
    value = 5 if setup is PNP2 else 6
    assert events[:2] == [
        {"event": "robot_off", "robot": 0, "space": [2, 1], "reason": "rebuilt"},
        {"event": "install", "robot": 0, "space": [1, 1], "value": value},
    ]
    assert [(r["value"], r["space"]) for r in robots(game)] == [(value, [1, 1]), (3, [2, 3])]


@rule("B1")
def test_in_pnp1_a_robot_is_installed_after_all_dice_have_been_resolved() -> None:
    game = rooms(PNP1, (5, [2, 2]), (3, [2, 1]), energy=2)
    game.act(use(2, 2))
    assert game.position()["install"] == {"values": [4]}
    refused(game, install(0, 2, 3), "B1")
    assert game.actions() == [use(2, 1), DONE]
    game.act(use(2, 1))
    assert game.position()["energy"] == 3
    assert game.position()["phase"] == "rooms"
    assert {action["do"] for action in game.actions()} == {"install"}
    refused(game, DONE, "B1")
    assert installs(game, 0) == [
        *([1, column] for column in range(1, 6)),
        *([2, column] for column in (1, 2, 3, 5)),
    ]
    events = game.act(install(0, 2, 3))
    assert kinds(events)[:4] == ["install", "fresh", "action", "mothership"]
    assert game.position()["round"] == 2
    assert robots(game) == [robot(4, [2, 3]), OFF_BOARD]


@rule("B1", "B6")
def test_in_pnp1_unused_robots_lose_1_before_the_new_ones_are_installed() -> None:
    game = rooms(PNP1, (5, [2, 2]), (3, [2, 5]), energy=1, robots=[(3, [2, 1]), (1, [2, 3])])
    game.act(use(2, 2))  # research at [2, 5] and the fighters at [2, 3] cannot be paid now
    assert game.actions() == [use(2, 1), DONE]
    events = game.act(DONE)
    assert events == [
        {"event": "unused", "worker": 1, "space": [2, 5]},
        {"event": "wear", "robot": 0, "value": 2},
        {"event": "robot_off", "robot": 1, "space": [2, 3], "reason": "worn"},
    ]
    assert game.position()["install"] == {"values": [4]}
    assert robots(game) == [robot(2, [2, 1], True), OFF_BOARD]
    game.act(install(1, 2, 3))  # the space of the robot that wore out
    assert robots(game) == [robot(2, [2, 1]), robot(4, [2, 3])]
    assert game.position()["round"] == 2


@rule("B1", "B6")
def test_in_pnp1_idle_robots_wear_before_an_install_that_is_forced_by_the_end_of_the_phase() -> (
    None
):
    """The robot on the AA gun has nothing to do; the last worker is the one that builds."""
    game = rooms(PNP1, (5, [2, 2]), energy=1, robots=[(3, [1, 1])])
    events = game.act(use(2, 2))
    assert kinds(events) == ["use", "build", "wear"]
    assert robots(game)[0] == robot(2, [1, 1], True)
    game.act(install(0, 2, 1))
    assert robots(game) == [robot(4, [2, 1]), OFF_BOARD]


@rule("B1")
def test_in_pnp1_fresh_robots_are_still_used_before_the_new_one_is_installed() -> None:
    game = rooms(PNP1, (5, [2, 2]), energy=1, robots=[(3, [2, 1])])
    game.act(use(2, 2))
    refused(game, install(0, 1, 1), "B1")
    assert game.actions() == [use(2, 1), DONE]
    game.act(use(2, 1))
    assert game.position()["energy"] == 2
    assert {action["do"] for action in game.actions()} == {"install"}


@rule("B1")
def test_in_pnp1_several_new_robots_are_installed_in_the_order_they_were_built() -> None:
    """Neither the larger first nor the upper row first: the room used first comes first."""
    game = rooms(PNP1, (6, [2, 2]), (3, [5, 4]), (1, [4, 1]), excavator=WHOLE_BASE, energy=4)
    game.act(use(5, 4))
    game.act(use(2, 2))
    assert game.position()["install"] == {"values": [3, 5]}
    game.act(use(4, 1))
    assert game.position()["install"] == {"values": [3, 5, 1]}
    assert game.act(install(0, 2, 1)) == [
        {"event": "install", "robot": 0, "space": [2, 1], "value": 3}
    ]
    assert game.position()["install"] == {"values": [5, 1]}
    assert robots(game) == [robot(3, [2, 1], True), OFF_BOARD]
    game.act(install(1, 2, 5))
    assert game.position()["install"] == {"values": [1]}
    # Two robots is all there are: the third takes one of them.
    assert [2, 1] not in installs(game, 1)
    assert [2, 1] in installs(game, 0)
    game.act(install(1, 3, 1))
    assert "install" not in game.position()
    assert robots(game) == [robot(3, [2, 1]), robot(1, [3, 1])]
    assert game.position()["round"] == 2


@rule("B1")
def test_a_position_has_one_new_robot_waiting_at_most_except_in_pnp1() -> None:
    for setup in (PNP2, WASHINGTON):
        made = position(setup, phase="rooms", workers=crew(), install={"values": [3, 4]})
        impossible(made, "B1")
    loaded = rooms(PNP1, install={"values": [3, 4]})
    assert loaded.position()["install"] == {"values": [3, 4]}
    assert {action["do"] for action in loaded.actions()} == {"install"}


@rule("B1", "R3")
@EDITIONS
def test_a_robot_room_of_value_0_builds_nothing(setup: dict[str, Any]) -> None:
    if setup is WASHINGTON:  # its robot rooms have no modifier
        setup = NEW_YORK
    room = [2, 1] if setup is NEW_YORK else [2, 2]  # robot -1 /1
    game = rooms(setup, (1, room), excavator=UPPER_PIECE, energy=2)
    events = game.act(use(*room))
    assert kinds(events)[:2] == ["use", "no_effect"]
    assert "install" not in game.position()
    assert game.position()["round"] == 2


# --- B2: two robots, and taking them off ---


@rule("B2")
@EDITIONS
def test_there_are_two_robots(setup: dict[str, Any]) -> None:
    game = load(setup)
    assert robots(game) == [OFF_BOARD, OFF_BOARD]
    assert game.table.board.robots == 2
    three = [(1, [1, 1]), (2, [1, 2]), (3, [1, 3])]
    impossible(position(setup, robots=three))


@rule("B2", "B1")
@LATER_EDITIONS
def test_with_two_robots_on_the_board_the_third_must_be_one_of_them(
    setup: dict[str, Any],
) -> None:
    room = [2, 2] if setup is PNP2 else [3, 2]
    game = rooms(
        setup, (4, room), excavator=UPPER_PIECE, robots=[(3, [1, 1]), (2, [1, 2])], energy=2
    )
    game.act(use(*room))
    game.act(install(1, 1, 3))
    value = 3 if setup is PNP2 else 4
    assert robots(game) == [robot(3, [1, 1]), robot(value, [1, 3])]


@rule("B2")
@LATER_EDITIONS
def test_a_robot_may_be_removed_in_the_rooms_phase(setup: dict[str, Any]) -> None:
    energy_room = ENERGY_ROOM[setup["edition"]]
    game = rooms(
        setup,
        (4, energy_room),
        excavator=UPPER_PIECE,
        robots=[(3, [1, 1]), (5, [3, 1], True)],
    )
    assert game.actions()[-2:] == [remove(0), remove(1)]
    events = game.act(remove(1))
    assert events == [{"event": "robot_off", "robot": 1, "space": [3, 1], "reason": "player"}]
    assert robots(game) == [robot(3, [1, 1]), OFF_BOARD]
    refused(game, remove(1), "B2")
    assert game.position()["phase"] == "rooms"


@rule("B2")
@LATER_EDITIONS
def test_a_robot_may_be_removed_between_two_placements(setup: dict[str, Any]) -> None:
    game = load(setup, robots=[(3, [1, 1])])
    game.act(place(0, 1, 4))
    assert remove(0) in game.actions()
    refused(game, remove(1), "B2")
    before = game.position()
    events = game.act(remove(0))
    assert kinds(events) == ["robot_off"]
    after = game.position()
    assert after == {**before, "robots": [OFF_BOARD, OFF_BOARD]}


@rule("B2")
@LATER_EDITIONS
def test_a_robot_may_be_removed_while_dice_wait_to_be_rolled(setup: dict[str, Any]) -> None:
    game = load(setup, workers=[(None, None)] * 5, robots=[(3, [1, 1]), (4, [1, 2])])
    assert game.actions() == [{"do": "roll"}, remove(0), remove(1)]
    game.act(remove(1))
    assert robots(game) == [robot(3, [1, 1]), OFF_BOARD]
    assert game.actions() == [{"do": "roll"}, remove(0)]
    again = load(setup, robots=[(3, [1, 1])])
    again.act(place(3, 1, 4))  # a white die: the rest is rolled again
    assert again.actions() == [{"do": "roll"}, remove(0)]
    again.act(remove(0))
    assert robots(again) == [OFF_BOARD, OFF_BOARD]
    assert again.actions() == [{"do": "roll"}]


@rule("B2")
@LATER_EDITIONS
def test_a_robot_may_be_removed_while_a_ship_is_to_spawn(setup: dict[str, Any]) -> None:
    game = load(
        setup,
        phase="spawn",
        workers=crew(),
        robots=[(3, [1, 1])],
        ships={1: "mothership", 4: [5, 4]},
    )
    spawns = [{"do": "spawn", "column": column, "kind": "basic"} for column in (2, 5)]
    assert game.actions() == [*spawns, remove(0)]
    game.act(remove(0))
    assert robots(game) == [OFF_BOARD, OFF_BOARD]
    assert game.position()["phase"] == "spawn"
    assert game.actions() == spawns


@rule("B2")
@LATER_EDITIONS
def test_a_robot_may_be_removed_while_a_new_one_is_installed(setup: dict[str, Any]) -> None:
    room = [2, 2] if setup is PNP2 else [3, 2]
    game = rooms(
        setup, (5, room), (3, [1, 5]), excavator=UPPER_PIECE, robots=[(3, [1, 1]), (2, [2, 1])]
    )
    game.act(use(*room))
    refused(game, install(1, 1, 1), "B1")
    assert game.actions()[-2:] == [remove(0), remove(1)]
    game.act(remove(0))
    assert game.position()["install"] == {"values": [4 if setup is PNP2 else 5]}
    assert [1, 1] in installs(game, 1)
    game.act(install(1, 1, 1))
    assert robots(game)[0] == OFF_BOARD
    assert robots(game)[1]["space"] == [1, 1]


@rule("B2", "B3")
@LATER_EDITIONS
def test_a_removed_robot_may_be_built_again_in_the_same_phase(setup: dict[str, Any]) -> None:
    room, other = ([2, 2], [2, 1]) if setup is PNP2 else ([3, 2], [2, 2])
    spare = (2, [1, 5])
    game = rooms(
        setup,
        (5, room),
        spare,
        excavator=UPPER_PIECE,
        energy=2,
        robots=[(4, other), (2, [1, 3])],
    )
    game.act(use(*other))
    game.act(remove(0))
    game.act(use(*room))
    refused(game, install(0, 1, 3), "B1")
    game.act(install(0, *other))
    assert robots(game)[0]["space"] == other


@rule("B2", "R1")
def test_removing_the_last_die_that_could_work_ends_the_rooms_phase() -> None:
    game = rooms(PNP2, energy=2, robots=[(4, [2, 1])])
    assert game.actions() == [use(2, 1), DONE, remove(0)]
    game.act(remove(0))
    assert game.position()["round"] == 2
    assert game.position()["energy"] == 2


@rule("B2")
def test_in_pnp1_no_robot_is_removed_in_any_phase() -> None:
    dice = load(PNP1, robots=[(3, [1, 1])])
    unrolled = load(PNP1, workers=[(None, None)] * 5, robots=[(3, [1, 1])])
    using = rooms(PNP1, (4, [2, 1]), robots=[(3, [1, 1])])
    installing = rooms(PNP1, robots=[(3, [1, 1], True)], install={"values": [4]})
    spawning = load(
        PNP1,
        phase="spawn",
        workers=crew(),
        robots=[(3, [1, 1])],
        ships={1: "mothership", 4: [5, 4]},
    )
    for game in (dice, unrolled, using, installing, spawning):
        refused(game, remove(0), "B2")
        assert not [action for action in game.actions() if action["do"] == "remove"]


@rule("B2", "B1")
def test_in_pnp1_a_placed_robot_may_be_taken_to_become_the_new_one() -> None:
    game = rooms(PNP1, (6, [2, 2]), energy=1, robots=[(4, [1, 1]), (3, [2, 3])])
    game.act(use(2, 2))
    assert [2, 3] in installs(game, 1)
    assert [1, 1] not in installs(game, 1)
    events = game.act(install(1, 2, 5))
    assert events[:2] == [
        {"event": "robot_off", "robot": 1, "space": [2, 3], "reason": "rebuilt"},
        {"event": "install", "robot": 1, "space": [2, 5], "value": 5},
    ]
    assert robots(game) == [robot(3, [1, 1]), robot(5, [2, 5])]


# --- B3: exhausted and fresh ---


@rule("B3")
@LATER_EDITIONS
def test_a_new_robot_cannot_be_used_in_the_phase_it_was_built(setup: dict[str, Any]) -> None:
    room, energy_room = [2, 2] if setup is PNP2 else [3, 2], ENERGY_ROOM[setup["edition"]]
    game = rooms(setup, (6, room), (3, [3, 1]), excavator=UPPER_PIECE, energy=3)
    game.act(use(*room))
    game.act(install(0, *energy_room))
    assert robots(game)[0]["exhausted"] is True
    refused(game, use(*energy_room), "B3")
    game.act(use(3, 1))
    assert game.position()["round"] == 2  # nothing but the exhausted robot was left
    assert robots(game)[0] == robot(5 if setup is PNP2 else 6, energy_room)


@rule("B3")
@EDITIONS
def test_a_used_robot_cannot_be_used_again_in_the_same_phase(setup: dict[str, Any]) -> None:
    energy_room = ENERGY_ROOM[setup["edition"]]
    game = rooms(setup, (5, [3, 1]), excavator=UPPER_PIECE, energy=1, robots=[(3, energy_room)])
    game.act(use(*energy_room))
    assert game.position()["energy"] == 3
    assert robots(game)[0] == robot(2, energy_room, True)
    refused(game, use(*energy_room), "B3")


@rule("B3")
@EDITIONS
def test_all_robots_are_fresh_again_when_the_phase_ends(setup: dict[str, Any]) -> None:
    """Also while ships spawn, before the next round begins."""
    energy_room = ENERGY_ROOM[setup["edition"]]
    game = rooms(
        setup,
        (5, energy_room),
        excavator=UPPER_PIECE,
        robots=[(3, [1, 1], True), (2, [1, 2], True)],
        ships={1: "mothership", 4: [5, 4]},
    )
    game.act(DONE)
    assert game.position()["phase"] == "spawn"
    assert robots(game) == [robot(3, [1, 1]), robot(2, [1, 2])]


@rule("B3", "B5")
@LATER_EDITIONS
def test_a_robot_works_again_in_the_next_round(setup: dict[str, Any]) -> None:
    energy_room = ENERGY_ROOM[setup["edition"]]
    game = rooms(setup, excavator=UPPER_PIECE, energy=1, robots=[(3, energy_room)])
    game.act(use(*energy_room))
    game.act({"do": "roll", "values": [1, 1, 1, 1, 1]})
    for worker in range(3):
        game.act(place(worker, 1, worker + 1))
    game.act(place(3, 1, 4))
    game.act({"do": "roll", "values": [1]})
    game.act(place(4, 1, 5))
    assert use(*energy_room) in game.actions()
    game.act(use(*energy_room))
    assert robots(game)[0] == robot(1, energy_room)
    assert game.position()["energy"] == 1 + 2 + 1
    assert game.position()["round"] == 3


@rule("B3")
@EDITIONS
def test_a_position_shows_exhausted_robots_only_in_the_rooms_phase(setup: dict[str, Any]) -> None:
    impossible(position(setup, robots=[(3, [1, 1], True)]), "B3")


# --- B4: robots move no ships and do not count for a column ---


@rule("B4")
@LATER_EDITIONS
def test_robots_never_move_ships(setup: dict[str, Any]) -> None:
    """Neither when they are installed nor when they work."""
    room, energy_room = [2, 2] if setup is PNP2 else [3, 2], ENERGY_ROOM[setup["edition"]]
    game = rooms(setup, (6, room), (3, [3, 1]), excavator=UPPER_PIECE, energy=4)
    before = game.position()["ships"]
    game.act(use(*room))
    game.act(install(0, *energy_room))
    assert game.position()["ships"] == before
    working = rooms(setup, (3, [3, 1]), excavator=UPPER_PIECE, energy=4, robots=[(3, energy_room)])
    events = working.act(use(*energy_room))
    assert "descend" not in kinds(events)
    assert working.position()["ships"] == before


@rule("B4")
def test_in_pnp1_installing_moves_no_ships_either() -> None:
    game = rooms(PNP1, install={"values": [5]})
    events = game.act(install(0, 2, 3))
    assert "descend" not in kinds(events)
    assert [ship_at(game, ship) for ship in range(5)] == [[1, column] for column in range(1, 6)]


@rule("B4", "D2")
@EDITIONS
def test_robots_do_not_count_for_one_die_per_column(setup: dict[str, Any]) -> None:
    """Two robots in column 1; a worker goes there all the same, and only workers fill columns."""
    setup = ROSWELL if setup is WASHINGTON else setup
    game = load(setup, workers=[(1, None)] * 5, robots=[(3, [1, 1]), (2, [2, 1])], excavator=[3, 1])
    for worker, column in ((0, 2), (1, 3), (2, 4)):
        game.act(place(worker, 1, column))
    game.act(place(3, 1, 5))
    game.act({"do": "roll", "values": [1]})
    assert game.position()["phase"] == "dice"
    spaces = [action["space"] for action in game.actions() if action["do"] == "place"]
    assert spaces
    assert {column for _, column in spaces} == {1}
    made = position(
        setup,
        workers=[(1, [1, 2]), (1, [1, 3]), (1, [1, 4]), (1, [1, 5]), (1, None)],
        robots=[(3, [1, 1]), (2, [2, 2])],  # a robot beside a worker of its column
    )
    assert Game.load(made, seed=1).position()["robots"][1]["space"] == [2, 2]


@rule("B4", "B1")
def test_a_robot_may_be_installed_in_a_column_that_holds_a_worker() -> None:
    game = rooms(PNP2, (5, [2, 2]), (3, [2, 1]), energy=1)
    game.act(use(2, 2))
    game.act(install(0, 1, 1))
    assert robots(game)[0]["space"] == [1, 1]


# --- B5: using robots ---


@rule("B5")
@EDITIONS
def test_a_robot_is_used_like_a_worker_and_stays_one_lower(setup: dict[str, Any]) -> None:
    energy_room = ENERGY_ROOM[setup["edition"]]
    game = rooms(setup, (5, [3, 1]), excavator=UPPER_PIECE, energy=1, robots=[(5, energy_room)])
    events = game.act(use(*energy_room))
    assert used(events)["value"] == 4  # its 5, with the modifier -1 of the room
    assert {"event": "wear", "robot": 0, "value": 4} in events
    assert game.position()["energy"] == 5
    assert robots(game) == [robot(4, energy_room, True), OFF_BOARD]


@rule("B5")
@EDITIONS
def test_a_robot_showing_1_works_and_leaves(setup: dict[str, Any]) -> None:
    room = [4, 5] if setup is not WASHINGTON else [5, 1]  # energy; energy +1
    game = rooms(
        setup, (5, [2, 3]), excavator=WHOLE_BASE, energy=2, robots=[(6, [1, 1]), (1, room)]
    )
    events = game.act(use(*room))
    assert game.position()["energy"] == (3 if setup is not WASHINGTON else 4)
    assert {"event": "robot_off", "robot": 1, "space": room, "reason": "worn"} in events
    assert robots(game) == [robot(6, [1, 1]), OFF_BOARD]
    refused(game, use(*room), "R1")


@rule("B5", "R2")
@EDITIONS
def test_the_cost_of_a_room_applies_to_robots_too(setup: dict[str, Any]) -> None:
    room = [3, 1]  # research /1 in all of them
    poor = rooms(setup, excavator=UPPER_PIECE, energy=0, robots=[(5, room)])
    refused(poor, use(*room), "R2")
    game = rooms(
        setup,
        (5, ENERGY_ROOM[setup["edition"]]),
        excavator=UPPER_PIECE,
        energy=1,
        robots=[(4, room)],
    )
    game.act(use(*room))
    assert game.position()["energy"] == 0
    assert game.position()["research"] == 2  # 3 + 1


@rule("B5", "R4")
@EDITIONS
def test_a_robot_works_as_part_of_a_larger_room(setup: dict[str, Any]) -> None:
    """The worker leaves, the robot stays; each counts with what it shows."""
    if setup is WASHINGTON:
        first, second, cost = [6, 3], [6, 4], 0  # research
    else:
        first, second, cost = [4, 3], [4, 4], 1  # research /1
    game = rooms(
        setup, (2, first), (5, [4, 5]), excavator=WHOLE_BASE, energy=1, robots=[(6, second)]
    )
    events = game.act(use(*first))
    assert used(events)["value"] == 8
    assert game.position()["energy"] == 1 - cost
    workers = game.position()["workers"]
    assert (workers[0]["space"], workers[0]["resolved"]) == (None, True)
    assert robots(game)[0] == robot(5, second, True)


@rule("B5", "R4")
def test_two_robots_fill_a_larger_room_and_both_wear() -> None:
    game = rooms(
        PNP2, (5, [2, 5]), excavator=UPPER_PIECE, energy=1, robots=[(4, [3, 3]), (1, [3, 2])]
    )
    game.act(use(3, 2))
    assert game.position()["energy"] == 6
    assert robots(game) == [robot(3, [3, 3], True), OFF_BOARD]


# --- B6: robots that are not used ---


@rule("B6")
@LATER_EDITIONS
def test_not_using_a_robot_costs_nothing(setup: dict[str, Any]) -> None:
    game = rooms(
        setup,
        excavator=UPPER_PIECE,
        robots=[(4, ENERGY_ROOM[setup["edition"]]), (1, [1, 1])],
    )
    events = game.act(DONE)
    assert not {"wear", "robot_off"} & set(kinds(events))
    assert robots(game) == [robot(4, ENERGY_ROOM[setup["edition"]]), robot(1, [1, 1])]


@rule("B6")
def test_in_pnp1_a_robot_loses_1_when_it_is_not_used() -> None:
    game = rooms(PNP1, robots=[(4, [2, 1]), (1, [1, 1])])
    events = game.act(DONE)
    assert events[:2] == [
        {"event": "wear", "robot": 0, "value": 3},
        {"event": "robot_off", "robot": 1, "space": [1, 1], "reason": "worn"},
    ]
    assert robots(game) == [robot(3, [2, 1]), OFF_BOARD]


@rule("B6")
def test_in_pnp1_a_used_robot_loses_1_only_once() -> None:
    game = rooms(PNP1, energy=0, robots=[(4, [2, 1]), (5, [1, 1])])
    game.act(use(2, 1))
    assert game.position()["round"] == 2
    assert robots(game) == [robot(3, [2, 1]), robot(4, [1, 1])]


@rule("B6")
def test_in_pnp1_a_robot_built_in_this_phase_loses_nothing_yet() -> None:
    game = rooms(PNP1, (5, [2, 2]), energy=1)
    game.act(use(2, 2))
    game.act(install(1, 2, 1))
    assert game.position()["round"] == 2
    assert robots(game) == [OFF_BOARD, robot(4, [2, 1])]


# --- B7: a robot in a robot room ---


@rule("B7")
@LATER_EDITIONS
def test_a_robot_used_in_a_robot_room_may_itself_become_the_new_robot(
    setup: dict[str, Any],
) -> None:
    """Also on the space where it stands."""
    room, value = ([4, 1], 5) if setup is PNP2 else ([5, 3], 5)
    game = rooms(setup, (2, [2, 1]), excavator=WHOLE_BASE, energy=3, robots=[(5, room)])
    game.act(use(*room))
    assert robots(game)[0] == robot(4, room, True)
    assert room in installs(game, 0)
    assert room not in installs(game, 1)
    game.act(install(0, *room))
    assert robots(game) == [robot(value, room, True), OFF_BOARD]


@rule("B7", "B5")
@LATER_EDITIONS
def test_a_robot_that_wears_out_in_a_robot_room_may_become_the_new_robot(
    setup: dict[str, Any],
) -> None:
    room = [4, 1] if setup is PNP2 else [5, 3]
    game = rooms(setup, (2, [2, 1]), excavator=WHOLE_BASE, energy=3, robots=[(1, room)])
    game.act(use(*room))
    assert robots(game)[0] == OFF_BOARD
    game.act(install(0, *room))
    assert robots(game)[0] == robot(1, room, True)


@rule("B7", "B1")
def test_in_pnp1_too_a_robot_in_a_robot_room_may_become_the_new_robot() -> None:
    game = rooms(PNP1, excavator=WHOLE_BASE, energy=2, robots=[(5, [4, 1])])
    game.act(use(4, 1))
    assert robots(game)[0] == robot(4, [4, 1], True)
    game.act(install(0, 4, 1))
    assert robots(game) == [robot(5, [4, 1]), OFF_BOARD]


# --- B8: exhausted robots in larger rooms ---


@rule("B8")
@pytest.mark.parametrize("setup", [PNP1, PNP2], ids=["pnp1", "pnp2"])
def test_in_a_larger_room_an_exhausted_robot_counts_as_an_empty_space(
    setup: dict[str, Any],
) -> None:
    game = rooms(
        setup,
        (5, [3, 2]),
        (2, [2, 1]),
        excavator=UPPER_PIECE,
        energy=0,
        robots=[(6, [3, 3], True)],
    )
    refused(game, use(3, 2), "B8")
    refused(game, use(3, 3), "B8")
    events = game.act(use(2, 1))
    assert {"event": "unused", "worker": 0, "space": [3, 2]} in events
    assert game.position()["energy"] == 1
    assert robots(game)[0] == robot(6, [3, 3])  # it lost nothing


@rule("B8", "B3")
def test_a_robot_installed_beside_a_worker_does_not_complete_its_room_in_the_same_phase() -> None:
    game = rooms(WASHINGTON, (6, [6, 3]), (4, [5, 5]), (2, [5, 1]), excavator=WHOLE_BASE, energy=3)
    game.act(use(5, 5))
    game.act(install(0, 6, 4))
    refused(game, use(6, 3), "B8")


# --- B9: robots and the excavator's way back ---


@rule("B9")
@pytest.mark.parametrize(
    ("setup", "mothership"),
    [(PNP1, 4), (PNP2, 4), (WASHINGTON, 5)],  # before a row that says: excavator back 1
    ids=["pnp1", "pnp2", "box"],
)
def test_robots_on_spaces_no_longer_excavated_are_removed(
    setup: dict[str, Any], mothership: int
) -> None:
    """The excavator goes from [4, 1] back to [3, 1]: the robot there leaves, the next one stays."""
    neighbour = [3, 2]
    game = rooms(
        setup,
        excavator=[4, 1],
        mothership=mothership,
        ships=over(mothership),
        robots=[(4, neighbour), (5, [3, 1])],
        energy=0,
    )
    events = game.act(DONE)
    assert {"event": "robot_off", "robot": 1, "space": [3, 1], "reason": "buried"} in events
    assert game.position()["excavator"] == [3, 1]
    left = 3 if setup is PNP1 else 4  # B6
    assert robots(game) == [robot(left, neighbour), OFF_BOARD]


@rule("B9")
def test_robots_ahead_of_the_excavator_are_removed_as_well_as_the_one_under_it() -> None:
    """Row 2 of the box says: excavator back 2."""
    game = rooms(
        WASHINGTON,
        excavator=[4, 1],
        mothership=1,
        ships=over(1),
        robots=[(4, [3, 2]), (5, [3, 1])],
    )
    events = game.act(DONE)
    assert game.position()["excavator"] == [3, 2]
    assert kinds(events).count("robot_off") == 2
    assert robots(game) == [OFF_BOARD, OFF_BOARD]


@rule("B9")
def test_robots_stay_when_the_excavator_cannot_go_back_any_further() -> None:
    game = rooms(PNP2, excavator=[3, 5], mothership=4, ships=over(4), robots=[(4, [2, 5])])
    game.act(DONE)
    assert game.position()["excavator"] == [3, 5]
    assert robots(game)[0] == robot(4, [2, 5])


@rule("B9")
def test_a_robot_on_the_last_space_leaves_when_the_excavator_does() -> None:
    """S6: only while the excavator stands on the last space is that space excavated."""
    game = rooms(
        {"edition": "pnp2", "hard": ["lower"]},
        excavator=WHOLE_BASE,
        mothership=4,
        ships=over(4),
        robots=[(4, [6, 5]), (5, [5, 5])],
        energy=0,
    )
    game.act(DONE)
    assert game.position()["excavator"] == [6, 4]
    assert robots(game) == [OFF_BOARD, robot(5, [5, 5])]


@rule("B9")
@EDITIONS
def test_a_position_has_no_robot_on_a_space_that_is_not_excavated(setup: dict[str, Any]) -> None:
    impossible(position(setup, excavator=[4, 3], robots=[(3, [4, 3])]), "B9")
    impossible(position(setup, excavator=[4, 1], robots=[(3, [4, 5])]), "B9")


# --- S10: New York and Washington ---


@rule("S10", "B2")
@pytest.mark.parametrize("setup", [NEW_YORK, NEW_YORK_DAMAGED], ids=["blue", "damaged"])
def test_new_york_has_one_robot_only(setup: dict[str, Any]) -> None:
    assert robots(load(setup)) == [OFF_BOARD]
    impossible(position(setup, robots=[(1, [1, 1]), (2, [1, 2])]), "B2")
    game = rooms(setup, (5, [3, 1]), (3, [1, 4]), excavator=UPPER_PIECE, robots=[(3, [1, 1])])
    game.act(use(3, 1))
    assert installs(game, 1) == []
    refused(game, install(1, 1, 2), "B2")
    assert refused(game, remove(1), "B2").key == "refuse-no-such-robot"
    game.act(install(0, 1, 2))
    assert robots(game) == [robot(4, [1, 2])]


@rule("S10")
@pytest.mark.parametrize(
    ("setup", "bonus"), [(NEW_YORK, 1), (NEW_YORK_DAMAGED, 2)], ids=["blue", "damaged"]
)
def test_in_new_york_the_room_a_robot_works_in_counts_more(
    setup: dict[str, Any], bonus: int
) -> None:
    alone = rooms(setup, (1, [3, 1]), excavator=UPPER_PIECE, energy=2, robots=[(3, [3, 5])])
    assert used(alone.act(use(3, 5)))["value"] == 2 + bonus  # energy -1
    assert alone.position()["energy"] == 4 + bonus
    assert robots(alone) == [robot(2, [3, 5], True)]
    together = rooms(setup, (2, [2, 3]), excavator=UPPER_PIECE, energy=0, robots=[(3, [2, 4])])
    assert used(together.act(use(2, 3)))["value"] == 5 + bonus  # energy of two spaces
    assert together.position()["energy"] == 5 + bonus


@rule("S10")
@pytest.mark.parametrize("setup", [NEW_YORK, NEW_YORK_DAMAGED], ids=["blue", "damaged"])
def test_in_new_york_a_room_without_a_robot_counts_what_it_shows(setup: dict[str, Any]) -> None:
    game = rooms(setup, (4, [3, 5]), excavator=UPPER_PIECE, energy=2, robots=[(3, [3, 1])])
    assert used(game.act(use(3, 5)))["value"] == 3


@rule("S10", "R3")
def test_the_bonus_of_new_york_can_lift_a_value_above_0() -> None:
    game = rooms(NEW_YORK, (5, [3, 1]), excavator=UPPER_PIECE, energy=2, robots=[(1, [3, 5])])
    events = game.act(use(3, 5))  # 1 - 1 + 1
    assert "no_effect" not in kinds(events)
    assert game.position()["energy"] == 3


@rule("S10")
@pytest.mark.parametrize(
    "setup", [PNP2, ROSWELL, WASHINGTON], ids=["pnp2", "roswell", "washington"]
)
def test_elsewhere_a_robot_adds_nothing_to_its_room(setup: dict[str, Any]) -> None:
    room = {"pnp2": [4, 5], "roswell": [3, 1]}.get(setup.get("city", setup["edition"]), [2, 2])
    game = rooms(setup, excavator=WHOLE_BASE, energy=0, robots=[(3, room)])
    assert used(game.act(use(*room)))["value"] == (2 if setup is WASHINGTON else 3)


@rule("S10", "R2")
@pytest.mark.parametrize(
    ("room", "cost", "damaged_cost"),
    [
        ([2, 1], 1, 0),  # printed: fighters /2
        ([2, 4], 0, 0),  # fighters -1 /1
        ([4, 5], 0, 0),  # fighters -1, free already: never less than 0
        ([5, 4], 1, 0),  # fighters +2 /2
        ([6, 2], 0, 0),  # fighters +3 /1
        ([3, 1], 1, 1),  # research /1: not for other rooms
        ([3, 2], 2, 2),  # robot /2
        ([5, 5], 1, 1),  # robot /1
    ],
)
def test_in_washington_rooms_with_fighters_cost_1_less_damaged_2_less(
    room: list[int], cost: int, damaged_cost: int
) -> None:
    for setup, price in ((WASHINGTON, cost), (WASHINGTON_DAMAGED, damaged_cost)):
        game = rooms(setup, (3, room), excavator=WHOLE_BASE, energy=price)
        event = used(game.act(use(*room)))
        assert (event["cost"], event["energy"]) == (price, 0)
        if price:
            poor = rooms(setup, (3, room), excavator=WHOLE_BASE, energy=price - 1)
            refused(poor, use(*room), "R2")


@rule("S10", "R7")
@pytest.mark.parametrize(
    ("setup", "shot"),
    [(WASHINGTON, False), (WASHINGTON_DAMAGED, True)],
    ids=["blue", "damaged"],
)
def test_in_damaged_washington_fighters_count_2_more(setup: dict[str, Any], shot: bool) -> None:
    """Fighters with a 3: the ship on a 3 is shot down anyway, the one on a 5 there, none on a 6."""
    game = rooms(
        setup,
        (3, [2, 1]),
        (2, [2, 2]),
        excavator=UPPER_PIECE,
        energy=1,
        ships={0: [7, 2], 1: [10, 1], 2: [8, 3]},
    )
    game.act(use(2, 1))
    where = [ship_at(game, ship) for ship in range(3)]
    assert where == ["mothership", "mothership" if shot else [10, 1], [8, 3]]


@rule("S10")
def test_in_damaged_washington_other_rooms_count_what_they_show() -> None:
    game = rooms(WASHINGTON_DAMAGED, (2, [3, 1]), (4, [2, 2]), excavator=UPPER_PIECE, energy=1)
    game.act(use(2, 2))  # energy -1
    assert game.position()["energy"] == 4
    game.act(use(3, 1))  # research, the first space costs 3
    assert game.position()["research"] == 0


@rule("S10", "R3", "R7")
def test_in_damaged_washington_fighters_of_value_0_count_2() -> None:
    """Fighters -1 with a 1 shoot at 2, and nothing says that they had no effect."""
    game = rooms(
        WASHINGTON_DAMAGED,
        (1, [2, 4]),
        (2, [2, 2]),
        excavator=UPPER_PIECE,
        ships={0: [3, 3], 1: [4, 1], 2: [7, 2]},  # on a 1, a 2 and a 3
    )
    events = game.act(use(2, 4))
    assert [ship_at(game, ship) for ship in range(3)] == ["mothership", "mothership", [7, 2]]
    assert kinds(events) == ["use", "destroy", "destroy"]


@rule("S10")
def test_the_bonus_for_robots_counts_once_a_room_however_many_work_in_it() -> None:
    """No official city has two robots and the bonus; a city of one's own may."""
    robots_at_work = [(2, [3, 2]), (3, [3, 3])]
    game = rooms(PNP2, excavator=UPPER_PIECE, energy=0, robots=robots_at_work)
    game.table.board.robot_bonus = 1
    events = game.act(use(3, 2))
    assert events[0]["value"] == 2 + 3 + 1
