"""R: the rooms phase. Dice are resolved, rooms work, the excavator digs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.table import (
    DONE,
    EXCAVATE,
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
from ufs.game import Game

HARD_LOWER = {"edition": "pnp2", "hard": ["lower"]}
HARD_UPPER = {"edition": "pnp2", "hard": ["upper"]}


def uses(game: Game) -> list[dict[str, Any]]:
    """The rooms that may be used now, as they are listed."""
    return [action for action in game.actions() if action["do"] == "use"]


def now(game: Game, *fields: str) -> list[Any]:
    """Some fields of the position."""
    made = game.position()
    return [made[field] for field in fields]


def resolved(game: Game) -> list[int]:
    """The workers that have left the board."""
    workers = game.position()["workers"]
    return [n for n, worker in enumerate(workers) if worker.get("resolved") is True]


# --- R1: dice are resolved in any order, what is not used leaves without effect ---


@rule("R1")
def test_dice_are_resolved_in_any_order() -> None:
    dice = ((4, [3, 1]), (3, [2, 2]))  # an energy room, and research that costs 2
    first_energy = rooms(ROSWELL, *dice, excavator=UPPER_PIECE, energy=2)
    assert use(3, 1) in uses(first_energy)
    assert use(2, 2) in uses(first_energy)
    first_energy.act(use(3, 1))
    assert now(first_energy, "energy", "research") == [6, 0]
    first_energy.act(use(2, 2))
    assert now(first_energy, "energy", "research") == [4, 1]
    first_research = rooms(ROSWELL, *dice, excavator=UPPER_PIECE, energy=2)
    first_research.act(use(2, 2))
    assert now(first_research, "energy", "research") == [0, 1]
    first_research.act(use(3, 1))
    assert now(first_research, "energy", "research") == [4, 1]


@rule("R1", "R2")
def test_energy_gained_first_pays_for_the_next_room() -> None:
    game = rooms(ROSWELL, (4, [3, 1]), (3, [2, 2]), excavator=UPPER_PIECE, energy=0)
    refused(game, use(2, 2), "R2")
    game.act(use(3, 1))
    assert uses(game) == [use(2, 2)]
    game.act(use(2, 2))
    assert now(game, "energy", "research") == [2, 1]


@rule("R1")
def test_a_resolved_worker_leaves_the_board_and_the_others_stay() -> None:
    game = rooms(ROSWELL, (3, [2, 2]), (5, [3, 1]), excavator=UPPER_PIECE, energy=2)
    game.act(use(2, 2))
    assert resolved(game) == [0, 2, 3, 4]
    workers = game.position()["workers"]
    assert workers[0] == {"color": "plain", "value": 3, "space": None, "resolved": True}
    assert workers[1] == {"color": "plain", "value": 5, "space": [3, 1]}
    refused(game, use(2, 2), "R1")


@rule("R1")
def test_a_room_without_a_die_cannot_be_used() -> None:
    game = rooms(ROSWELL, (5, [3, 1]), excavator=UPPER_PIECE)
    refused(game, use(2, 2), "R1")


@rule("R1", "R2")
def test_dice_that_are_not_used_leave_the_board_without_effect() -> None:
    game = rooms(ROSWELL, (6, [3, 1]), (6, [2, 2]), (2, [1, 3]), excavator=UPPER_PIECE, energy=2)
    events = game.act(DONE)
    assert events[:3] == [
        {"event": "unused", "worker": 0, "space": [3, 1]},
        {"event": "unused", "worker": 1, "space": [2, 2]},
        {"event": "unused", "worker": 2, "space": [1, 3]},
    ]
    assert "use" not in kinds(events)
    assert now(game, "round", "phase", "energy", "research") == [2, "dice", 2, 0]
    for worker in game.position()["workers"]:
        assert (worker["value"], worker["space"], worker.get("resolved")) == (None, None, None)


@rule("R1")
@pytest.mark.parametrize("setup", [ROSWELL, PNP1, PNP2], ids=["box", "pnp1", "pnp2"])
def test_unused_dice_have_left_the_board_before_ships_spawn(setup: dict[str, Any]) -> None:
    game = rooms(setup, (6, [2, 1]), (2, [1, 3]), ships={0: "mothership", 1: [9, 5]})
    game.act(DONE)
    assert game.position()["phase"] == "spawn"
    assert resolved(game) == [0, 1, 2, 3, 4]


@rule("R1")
def test_the_player_may_stop_while_rooms_could_still_be_used() -> None:
    game = rooms(ROSWELL, (6, [3, 1]), (6, [2, 2]), excavator=UPPER_PIECE)
    assert game.actions() == [use(3, 1), use(2, 2), DONE]
    game.act(DONE)
    assert game.position()["phase"] == "dice"


@rule("R1")
@pytest.mark.parametrize("action", [use(2, 2), EXCAVATE, DONE], ids=["use", "excavate", "done"])
def test_rooms_work_only_in_the_rooms_phase(action: dict[str, Any]) -> None:
    dice = load(ROSWELL, workers=[(4, [2, 2]), (3, [3, 4]), (1, None), (2, None), (5, None)])
    refused(dice, action, "R1")
    spawn = load(ROSWELL, phase="spawn", workers=crew(), ships={0: "mothership", 1: "mothership"})
    refused(spawn, action, "R1")


@rule("R1")
def test_the_phase_ends_by_itself_when_the_last_die_has_been_resolved() -> None:
    game = rooms(ROSWELL, (4, [3, 1]), excavator=UPPER_PIECE, energy=0)
    events = game.act(use(3, 1))
    assert kinds(events)[:4] == ["use", "energy", "mothership", "action"]
    assert now(game, "round", "phase", "mothership", "energy") == [2, "dice", 1, 4]


@rule("R1", "R2")
def test_the_phase_ends_by_itself_when_no_room_can_be_paid_any_more() -> None:
    game = rooms(ROSWELL, (3, [2, 2]), (2, [3, 4]), excavator=UPPER_PIECE, energy=2)
    events = game.act(use(2, 2))
    assert {"event": "unused", "worker": 1, "space": [3, 4]} in events
    assert now(game, "round", "phase", "energy", "research") == [2, "dice", 0, 1]


@rule("R1", "R9")
def test_the_phase_ends_by_itself_when_nothing_placed_can_work() -> None:
    aa_guns = [(1, [1, 1]), (1, [1, 2]), (1, [2, 3]), (1, [1, 4]), (1, None)]
    game = load(ROSWELL, workers=aa_guns, energy=2)
    events = game.act(place(4, 1, 5))
    assert [kind for kind in kinds(events) if kind != "held"][:2] == ["place", "phase"]
    assert kinds(events).count("unused") == 5
    assert now(game, "round", "phase", "mothership", "energy") == [2, "dice", 1, 2]


@rule("R1", "R10")
def test_the_phase_goes_on_while_the_excavator_can_still_dig() -> None:
    game = rooms(ROSWELL, (3, [2, 2]), (1, [3, 4]), energy=3)
    game.act(use(2, 2))
    assert now(game, "round", "phase", "energy") == [1, "rooms", 1]
    assert game.actions() == [EXCAVATE, DONE]


@rule("R1")
def test_loading_a_position_ends_no_phase() -> None:
    game = rooms(ROSWELL, (3, [1, 2]), energy=0)
    assert now(game, "round", "phase") == [1, "rooms"]
    assert game.actions() == [DONE]


# --- R2: a room costs its energy ---


@rule("R2")
@pytest.mark.parametrize(
    ("setup", "room", "cost"),
    [
        (ROSWELL, [2, 1], 1),
        (ROSWELL, [2, 2], 2),
        (ROSWELL, [5, 2], 0),
        (ROSWELL, [5, 1], 2),
        (PNP1, [3, 4], 2),
        (PNP2, [2, 5], 1),
        (WASHINGTON, [3, 5], 2),
    ],
)
def test_using_a_room_costs_its_energy(setup: dict[str, Any], room: list[int], cost: int) -> None:
    game = rooms(setup, (2, room), excavator=WHOLE_BASE, energy=3)
    event = game.act(use(*room))[0]
    assert (event["event"], event["cost"], event["energy"]) == ("use", cost, 3 - cost)
    gained = 3 if room == [5, 2] else 0
    assert game.position()["energy"] == 3 - cost + gained


@rule("R2")
@pytest.mark.parametrize("setup", [ROSWELL, PNP1, PNP2], ids=["box", "pnp1", "pnp2"])
def test_a_room_that_cannot_be_paid_is_refused(setup: dict[str, Any]) -> None:
    room = {"box": [2, 2], "pnp1": [3, 4], "pnp2": [3, 4]}[setup["edition"]]  # each costs 2
    game = rooms(setup, (6, room), excavator=WHOLE_BASE, energy=1)
    refused(game, use(*room), "R2")
    assert game.actions() == [DONE]


@rule("R2")
def test_the_last_energy_is_enough_to_pay_with() -> None:
    game = rooms(ROSWELL, (3, [2, 2]), (1, [3, 1]), excavator=UPPER_PIECE, energy=2)
    assert use(2, 2) in game.actions()
    game.act(use(2, 2))
    assert now(game, "energy", "research") == [0, 1]


# --- R3: the value of a room ---


@rule("R3")
@pytest.mark.parametrize(
    ("setup", "dice", "value"),
    [
        (ROSWELL, [(4, [3, 1])], 4),  # energy
        (ROSWELL, [(4, [5, 2])], 5),  # energy +1
        (ROSWELL, [(4, [3, 4])], 3),  # research -1
        (PNP1, [(4, [2, 1])], 3),  # energy -1
        (PNP2, [(4, [4, 2])], 5),  # fighters +1
        (WASHINGTON, [(4, [6, 2])], 7),  # fighters +3
    ],
)
def test_the_value_is_the_die_plus_the_modifier(
    setup: dict[str, Any], dice: list[tuple[int, list[int]]], value: int
) -> None:
    game = rooms(setup, *dice, excavator=WHOLE_BASE, energy=2)
    event = game.act(use(*dice[0][1]))[0]
    assert (event["event"], event["value"]) == ("use", value)


@rule("R3")
@pytest.mark.parametrize(
    ("setup", "dice", "value"),
    [
        (ROSWELL, [(5, [2, 4]), (4, [2, 5])], 6),  # energy -3
        (ROSWELL, [(5, [3, 2]), (4, [3, 3])], 9),  # fighters
        (ROSWELL, [(1, [6, 2]), (2, [6, 3]), (4, [6, 4])], 7),  # research of three spaces
        (PNP1, [(3, [5, 1]), (4, [5, 2])], 4),  # energy and fighters -3
        (HARD_UPPER, [(6, [3, 4]), (5, [3, 5])], 5),  # energy and robot -6
        (HARD_LOWER, [(3, [6, 1]), (4, [6, 2])], 9),  # research +2
    ],
)
def test_the_dice_of_a_larger_room_are_added_and_its_modifier_counts_once(
    setup: dict[str, Any], dice: list[tuple[int, list[int]]], value: int
) -> None:
    game = rooms(setup, *dice, excavator=WHOLE_BASE, energy=3)
    event = game.act(use(*dice[0][1]))[0]
    assert (event["event"], event["value"]) == ("use", value)


@rule("R3")
@pytest.mark.parametrize(
    ("setup", "dice", "value"),
    [
        (PNP1, [(1, [2, 1])], 0),  # energy -1
        (PNP2, [(1, [2, 1])], 0),
        (ROSWELL, [(1, [2, 4]), (2, [2, 5])], 0),  # energy -3
        (ROSWELL, [(1, [2, 4]), (1, [2, 5])], -1),
        (HARD_UPPER, [(1, [2, 1]), (1, [2, 2])], 0),  # energy -2
        (HARD_UPPER, [(1, [3, 4]), (2, [3, 5])], -3),  # energy and robot -6
        (ROSWELL, [(1, [3, 4])], 0),  # research -1
        (WASHINGTON, [(1, [2, 3])], -1),  # research -2
        (PNP2, [(1, [2, 2])], 0),  # robot -1
        (PNP2, [(1, [2, 3])], 0),  # fighters -1
        (PNP1, [(1, [5, 1]), (1, [5, 2])], -1),  # energy and fighters -3
        (HARD_LOWER, [(1, [4, 2]), (1, [4, 3])], -1),  # research and fighters -3
    ],
)
def test_a_value_of_0_or_less_has_no_effect_and_takes_nothing_away(
    setup: dict[str, Any], dice: list[tuple[int, list[int]]], value: int
) -> None:
    """The room is used all the same: it is paid and its dice leave (our ruling)."""
    ship = [3, 3] if setup["edition"] == "box" else [3, 2]  # on an explosion of 1
    game = rooms(
        setup,
        *dice,
        (6, [1, 4] if dice[0][1][1] != 4 and dice[-1][1][1] != 4 else [1, 1]),
        excavator=WHOLE_BASE,
        energy=3,
        research=2,
        ships={0: ship},
    )
    events = game.act(use(*dice[0][1]))
    cost = events[0]["cost"]
    assert kinds(events)[:2] == ["use", "no_effect"]
    assert (events[0]["value"], events[1]["value"]) == (value, value)
    assert not {"energy", "destroy", "build"} & set(kinds(events))
    # the phase has ended by itself: the AA gun was the only die left
    assert now(game, "round", "energy", "research") == [2, 3 - cost, 2]
    assert ship_at(game, 0) == ship
    assert "install" not in game.position()


@rule("R3", "R6")
def test_an_energy_room_may_be_used_although_the_track_is_full() -> None:
    game = rooms(ROSWELL, (4, [3, 1]), (1, [2, 2]), excavator=UPPER_PIECE, energy=7)
    assert use(3, 1) in game.actions()
    game.act(use(3, 1))
    assert game.position()["energy"] == 7
    assert 0 in resolved(game)


@rule("R2", "R3", "R8")
def test_a_research_room_may_be_used_although_its_value_is_too_low() -> None:
    game = rooms(ROSWELL, (2, [2, 2]), (1, [3, 1]), excavator=UPPER_PIECE, energy=3)
    game.act(use(2, 2))
    assert now(game, "energy", "research") == [1, 0]  # paid for nothing
    assert 0 in resolved(game)


@rule("R2", "R3", "R7")
def test_fighters_may_be_used_although_nothing_is_in_reach() -> None:
    game = rooms(ROSWELL, (2, [2, 1]), (1, [5, 2]), excavator=WHOLE_BASE, energy=3)
    events = game.act(use(2, 1))
    assert kinds(events) == ["use", "miss"]
    assert game.position()["energy"] == 2


# --- R4: rooms of several spaces ---


@rule("R4")
@pytest.mark.parametrize(
    ("setup", "dice"),
    [
        (ROSWELL, [(6, [2, 4])]),
        (ROSWELL, [(6, [2, 5])]),
        (ROSWELL, [(6, [6, 2]), (6, [6, 4])]),
        (PNP1, [(6, [3, 3])]),
        (PNP2, [(6, [6, 3]), (6, [6, 4])]),
    ],
)
def test_a_larger_room_works_only_when_every_space_holds_a_die(
    setup: dict[str, Any], dice: list[tuple[int, list[int]]]
) -> None:
    game = rooms(setup, *dice, excavator=WHOLE_BASE, energy=2)
    for _, space in dice:
        refused(game, use(*space), "R4")
    assert game.actions() == [DONE]


@rule("R4")
def test_workers_in_a_larger_room_that_is_not_full_leave_without_effect() -> None:
    game = rooms(ROSWELL, (6, [2, 4]), (2, [3, 1]), excavator=UPPER_PIECE, energy=0)
    events = game.act(use(3, 1))
    assert {"event": "unused", "worker": 0, "space": [2, 4]} in events
    assert now(game, "round", "energy") == [2, 2]  # the 2 of the single energy room, nothing more


@rule("R1", "R4")
def test_all_workers_of_a_larger_room_leave_together() -> None:
    game = rooms(
        ROSWELL, (1, [6, 2]), (2, [6, 3]), (4, [6, 4]), (1, [3, 1]), excavator=WHOLE_BASE, energy=2
    )
    game.act(use(6, 2))
    assert resolved(game) == [0, 1, 2, 4]
    assert now(game, "energy", "research") == [0, 3]  # 3 + 1 + 3


@rule("R4")
@pytest.mark.parametrize(
    ("setup", "spaces"),
    [
        (ROSWELL, [[3, 2], [3, 3]]),  # row 3 is dug from right to left: the path meets [3, 3] first
        (ROSWELL, [[2, 4], [2, 5]]),
        (ROSWELL, [[6, 2], [6, 3], [6, 4]]),
        (PNP1, [[5, 1], [5, 2]]),
    ],
)
def test_a_larger_room_is_listed_once_by_its_first_space_and_taken_by_any(
    setup: dict[str, Any], spaces: list[list[int]]
) -> None:
    dice = [(4, space) for space in reversed(spaces)]
    for space in spaces:
        game = rooms(setup, *dice, excavator=WHOLE_BASE, energy=2)
        assert uses(game) == [use(*spaces[0])]
        event = game.act(use(*space))[0]
        assert (event["event"], event["space"]) == ("use", spaces[0])
        assert game.steps[-1].action == use(*spaces[0])


@rule("R4")
def test_a_larger_room_is_listed_by_its_first_space_when_a_robot_stands_there() -> None:
    game = rooms(
        PNP2, (4, [3, 3]), excavator=UPPER_PIECE, energy=0, robots=[(2, [3, 2]), (3, [2, 1])]
    )
    assert use(3, 2) in uses(game)
    assert use(3, 3) not in uses(game)
    game.act(use(3, 3))
    assert game.position()["energy"] == 6


@rule("R4")
def test_a_room_whose_last_space_is_under_the_excavator_does_not_work() -> None:
    game = rooms(ROSWELL, (6, [4, 3]), excavator=[4, 4], energy=2)
    refused(game, use(4, 3), "R4")


@rule("R4", "B5")
def test_a_room_whose_last_space_is_ahead_of_the_excavator_does_not_work() -> None:
    """The upright room: its lower half is the last space of all, ten steps after the upper one."""
    game = rooms(HARD_LOWER, (6, [6, 5]), excavator=[6, 2], energy=2, robots=[(5, [5, 5])])
    refused(game, use(5, 5), "R4")
    refused(game, use(6, 5), "S6")
    assert game.actions() == [EXCAVATE, DONE, {"do": "remove", "robot": 0}]
    events = game.act(EXCAVATE)  # R10: the die dug and is gone, the room is still not full
    assert "use" not in kinds(events)
    assert now(game, "round", "research", "energy") == [2, 0, 1]


@rule("R4", "B5")
@pytest.mark.parametrize("edition", ["pnp1", "pnp2"])
@pytest.mark.parametrize(("worker", "robot"), [([5, 5], [6, 5]), ([6, 5], [5, 5])])
def test_the_upright_room_works_with_the_help_of_a_robot(
    edition: str, worker: list[int], robot: list[int]
) -> None:
    game = rooms(
        {"edition": edition, "hard": ["lower"]},
        (4, worker),
        (3, [4, 4]),  # energy -1, to keep the phase open
        excavator=WHOLE_BASE,
        energy=2,
        robots=[(3, robot)],
    )
    assert use(5, 5) in game.actions()
    assert use(6, 5) not in game.actions()
    [event] = [event for event in game.act(use(6, 5)) if event["event"] == "use"]
    assert (event["space"], event["value"], event["cost"]) == ([5, 5], 7, 1)
    assert now(game, "energy", "research") == [1, 2]  # 3 + 1, the 4 that follows does not fit
    assert game.position()["robots"][0] == {"value": 2, "space": robot, "exhausted": True}


@rule("R4")
def test_the_upright_room_cannot_be_filled_with_workers_alone() -> None:
    made = position(
        HARD_LOWER,
        phase="rooms",
        workers=crew((4, [5, 5]), (3, [6, 5])),
        excavator=WHOLE_BASE,
    )
    impossible(made, "D2")
    one = rooms(HARD_LOWER, (6, [5, 5]), excavator=WHOLE_BASE)
    refused(one, use(5, 5), "R4")


@rule("R4", "R10")
def test_on_the_last_space_of_the_path_the_whole_base_works() -> None:
    """S6: the excavator stands on [6, 5], and a room there works like any other."""
    game = rooms(HARD_LOWER, (4, [6, 5]), excavator=WHOLE_BASE, energy=2, robots=[(3, [5, 5])])
    refused(game, EXCAVATE, "R10")
    assert use(5, 5) in game.actions()


@rule("R4")
def test_a_room_behind_the_excavator_works_and_its_own_space_and_those_ahead_do_not() -> None:
    game = rooms(ROSWELL, (4, [4, 1]), excavator=[4, 2], energy=2)
    assert use(4, 1) in game.actions()
    ahead = rooms(ROSWELL, (6, [4, 5]), excavator=[4, 4], energy=2)
    refused(ahead, use(4, 5), "S6")
    own = rooms(ROSWELL, (6, [4, 3]), excavator=[4, 4], energy=2)
    refused(own, use(4, 4), "S6")


# --- R5: rooms with several effects ---


@rule("R5")
@pytest.mark.parametrize("setup", [PNP1, PNP2], ids=["pnp1", "pnp2"])
def test_each_effect_of_a_room_gets_the_full_value(setup: dict[str, Any]) -> None:
    """Energy and fighters -3 with 3 and 4: 4 energy, and every ship on a 4 or less."""
    game = rooms(
        setup,
        (3, [5, 1]),
        (4, [5, 2]),
        (1, [4, 5]),
        excavator=WHOLE_BASE,
        energy=1,
        ships={0: [7, 5], 1: [14, 2], 2: [13, 1]},
    )
    events = game.act(use(5, 1))
    assert kinds(events) == ["use", "energy", "destroy", "destroy"]
    assert game.position()["energy"] == 5
    assert [ship_at(game, ship) for ship in (0, 1, 2)] == ["mothership", "mothership", [13, 1]]


@rule("R2", "R5")
def test_a_room_with_two_effects_is_paid_once() -> None:
    """Research and fighters -3 for 3 energy, with 6 and 4: both count 7."""
    game = rooms(
        HARD_LOWER,
        (6, [4, 2]),
        (4, [4, 3]),
        (2, [4, 4]),
        excavator=WHOLE_BASE,
        energy=4,
        ships={0: [9, 2]},
    )
    events = game.act(use(4, 2))
    assert kinds(events) == ["use", "research", "destroy"]
    assert now(game, "energy", "research") == [1, 2]  # 3 + 1, not the 4 after them
    assert ship_at(game, 0) == "mothership"


@rule("R5", "B1")
def test_energy_and_robot_both_get_the_value() -> None:
    game = rooms(HARD_UPPER, (6, [3, 4]), (5, [3, 5]), excavator=UPPER_PIECE, energy=1)
    events = game.act(use(3, 4))
    assert kinds(events) == ["use", "energy", "build"]
    assert game.position()["energy"] == 6
    assert game.position()["install"] == {"values": [5]}


@rule("R5", "E1", "E4")
def test_a_win_in_the_middle_of_a_room_stops_its_second_effect() -> None:
    """The real last space costs 12, more than this room can reach: here it costs 9."""
    game = rooms(
        HARD_LOWER,
        (6, [4, 2]),
        (6, [4, 3]),
        excavator=WHOLE_BASE,
        energy=3,
        research=13,
        ships={0: [13, 4]},
    )
    game.table.board.research_cost[13] = 9
    events = game.act(use(4, 2))
    assert kinds(events) == ["use", "research", "end"]
    assert now(game, "phase", "result") == ["over", {"won": True, "reason": "research"}]
    assert ship_at(game, 0) == [13, 4]
    assert game.actions() == []


# --- R6: energy ---


@rule("R6")
@pytest.mark.parametrize(
    ("setup", "room", "die", "before", "after"),
    [
        (ROSWELL, [3, 1], 5, 0, 5),
        (ROSWELL, [3, 1], 5, 2, 7),
        (ROSWELL, [3, 1], 6, 2, 7),
        (ROSWELL, [5, 2], 6, 6, 7),
        (WASHINGTON, [5, 1], 6, 2, 9),
        (WASHINGTON, [5, 1], 6, 3, 9),
        (PNP1, [4, 5], 4, 2, 6),
        (PNP2, [4, 5], 6, 2, 7),
    ],
)
def test_energy_adds_the_value_up_to_the_end_of_the_track(
    setup: dict[str, Any], room: list[int], die: int, before: int, after: int
) -> None:
    game = rooms(setup, (die, room), excavator=WHOLE_BASE, energy=before)
    events = game.act(use(*room))
    assert events[1] == {"event": "energy", "gained": after - before, "energy": after}
    assert game.position()["energy"] == after


# --- R7: fighters ---


@rule("R7")
def test_fighters_destroy_every_ship_on_an_explosion_of_at_most_the_value() -> None:
    """Fighters -1 with a 5 shoot at 4. Spaces without an explosion are never shot at."""
    game = rooms(
        ROSWELL,
        (5, [2, 1]),
        (1, [5, 2]),
        excavator=WHOLE_BASE,
        energy=2,
        ships={0: [7, 1], 1: [7, 2], 2: [8, 3], 3: [10, 1], 4: [9, 4], 5: [9, 3], 6: [11, 2]},
    )
    events = game.act(use(2, 1))
    assert events[1:] == [
        {"event": "destroy", "ship": 0, "kind": "basic", "from": [7, 1], "to": "mothership"},
        {"event": "destroy", "ship": 1, "kind": "basic", "from": [7, 2], "to": "mothership"},
        {"event": "destroy", "ship": 5, "kind": "reinforcement", "from": [9, 3], "to": "supply"},
    ]
    assert [ship_at(game, ship) for ship in range(7)] == [
        "mothership",  # on a 4
        "mothership",  # on a 3
        [8, 3],  # on a 6
        [10, 1],  # on a 5
        [9, 4],  # on an arrow
        "supply",  # on a 4
        [11, 2],  # on a mothership icon
    ]


@rule("R7")
@pytest.mark.parametrize("setup", [PNP1, PNP2], ids=["pnp1", "pnp2"])
def test_fighters_send_basic_ships_aboard_and_reinforcements_to_the_supply(
    setup: dict[str, Any],
) -> None:
    game = rooms(
        setup,
        (3, [5, 5]),
        (2, [2, 1]),
        excavator=WHOLE_BASE,
        energy=2,
        ships={0: [7, 1], 1: [14, 2], 2: [13, 4], 5: [10, 3], 6: [15, 5]},
    )
    game.act(use(5, 5))
    where = [ship_at(game, ship) for ship in (0, 1, 2, 5, 6)]
    assert where == ["mothership", "mothership", [13, 4], "supply", [15, 5]]


@rule("R7", "R3")
@pytest.mark.parametrize(("dice", "shot"), [((3, 3), True), ((3, 2), False)])
def test_the_dice_of_larger_fighters_shoot_together(dice: tuple[int, int], shot: bool) -> None:
    game = rooms(
        ROSWELL,
        (dice[0], [3, 2]),
        (dice[1], [3, 3]),
        (1, [3, 1]),
        excavator=UPPER_PIECE,
        energy=2,
        ships={2: [8, 3]},  # on a 6
    )
    game.act(use(3, 2))
    assert ship_at(game, 2) == ("mothership" if shot else [8, 3])


@rule("R7")
def test_every_fighters_room_shoots_for_itself() -> None:
    game = rooms(
        ROSWELL,
        (3, [2, 1]),
        (3, [5, 3]),
        (1, [5, 2]),
        excavator=WHOLE_BASE,
        energy=3,
        ships={0: [7, 1]},  # on a 4: neither 2 nor 3 is enough
    )
    game.act(use(2, 1))
    game.act(use(5, 3))
    assert ship_at(game, 0) == [7, 1]


@rule("R7")
@pytest.mark.parametrize(
    ("setup", "fighters", "on_drop_point", "in_the_sky"),
    [
        (ROSWELL, [5, 3], [7, 1], [9, 3]),
        (PNP1, [5, 5], [7, 1], [10, 3]),
        (PNP2, [5, 5], [7, 1], [10, 3]),
    ],
    ids=["box", "pnp1", "pnp2"],
)
def test_ships_on_drop_points_cannot_be_shot_also_in_a_row_with_explosions(
    setup: dict[str, Any], fighters: list[int], on_drop_point: list[int], in_the_sky: list[int]
) -> None:
    """Our ruling: the mothership covers the row of its drop points."""
    game = rooms(
        setup,
        (6, fighters),
        (1, [2, 1]),
        (2, [3, 4] if setup is ROSWELL else [4, 2]),
        excavator=WHOLE_BASE,
        energy=3,
        mothership=7,
        ships={0: on_drop_point, 1: [7, 2], 2: in_the_sky, 3: [7, 4], 4: [7, 5]},
    )
    events = game.act(use(*fighters))
    assert kinds(events) == ["use", "destroy"]
    where = [ship_at(game, ship) for ship in (0, 2, 4)]
    assert where == [on_drop_point, "mothership", [7, 5]]


@rule("R7", "M4")
def test_a_basic_ship_that_was_shot_down_spawns_at_the_end_of_the_same_round() -> None:
    game = rooms(
        ROSWELL,
        (6, [2, 1]),
        energy=1,
        mothership=7,
        ships={0: [9, 3], 1: [7, 2], 2: [7, 3], 3: [7, 4], 4: [7, 5]},
    )
    game.act(use(2, 1))
    assert game.position()["round"] == 2
    assert ship_at(game, 0) == [8, 1]


# --- R8: research ---


@rule("R8")
@pytest.mark.parametrize(
    ("start", "die", "end"),
    [
        # Roswell's track: 3 1 3 1 4 1 3 2 1 6 …
        (0, 1, 0),
        (0, 2, 0),
        (0, 3, 1),
        (0, 4, 2),
        (0, 5, 2),
        (0, 6, 2),
        (1, 1, 2),
        (1, 4, 3),
        (1, 5, 4),
        (4, 3, 4),  # the 1 after the 4 is out of reach
        (4, 4, 5),
        (4, 5, 6),
        (7, 2, 8),
        (7, 3, 9),
    ],
)
def test_research_moves_as_far_as_the_summed_numbers_fit(start: int, die: int, end: int) -> None:
    game = rooms(ROSWELL, (die, [5, 5]), excavator=WHOLE_BASE, energy=1, research=start)
    events = game.act(use(5, 5))
    assert events[1] == {"event": "research", "from": start, "to": end, "of": 16}
    assert game.position()["research"] == end


@rule("R8")
@pytest.mark.parametrize("setup", [PNP1, PNP2], ids=["pnp1", "pnp2"])
def test_the_print_and_play_has_its_own_research_track(setup: dict[str, Any]) -> None:
    game = rooms(setup, (6, [3, 1]), (2, [2, 2]), excavator=UPPER_PIECE, energy=2, research=1)
    game.act(use(3, 1))
    assert game.position()["research"] == 3  # 1 + 4, the 2 after them does not fit


@rule("R8")
def test_values_of_different_research_rooms_are_never_added() -> None:
    game = rooms(
        ROSWELL, (2, [5, 5]), (2, [2, 2]), (1, [3, 1]), excavator=WHOLE_BASE, energy=3, research=0
    )
    game.act(use(5, 5))
    game.act(use(2, 2))
    assert now(game, "energy", "research") == [0, 0]


@rule("R8")
def test_nothing_left_over_from_research_is_carried_to_the_next_room() -> None:
    game = rooms(
        ROSWELL, (6, [5, 5]), (1, [2, 2]), (1, [3, 1]), excavator=WHOLE_BASE, energy=3, research=0
    )
    game.act(use(5, 5))
    assert game.position()["research"] == 2  # 3 + 1; 2 of the 6 are left, the next space costs 3
    game.act(use(2, 2))
    assert game.position()["research"] == 2


# --- R9: AA guns and tunnels ---


@rule("R9")
@pytest.mark.parametrize("setup", [ROSWELL, PNP1, PNP2], ids=["box", "pnp1", "pnp2"])
def test_aa_guns_and_tunnels_do_nothing_in_this_phase(setup: dict[str, Any]) -> None:
    tunnel = [2, 3] if setup is ROSWELL else [2, 4]
    game = rooms(setup, (6, [1, 1]), (6, tunnel), excavator=UPPER_PIECE, energy=2)
    refused(game, use(1, 1), "R9")
    refused(game, use(*tunnel), "R9")
    assert game.actions() == [DONE]
    events = game.act(DONE)
    assert kinds(events)[:2] == ["unused", "unused"]
    assert now(game, "round", "energy", "research", "excavator") == [2, 2, 0, UPPER_PIECE]


# --- R10: excavating ---


@rule("R10")
@pytest.mark.parametrize(
    ("setup", "die", "space", "steps"),
    [
        (ROSWELL, 1, [3, 4], 1),
        (ROSWELL, 3, [3, 2], 3),
        (ROSWELL, 6, [4, 2], 6),  # around the corner of the path, into a tunnel
        (PNP1, 3, [3, 2], 3),
        (PNP1, 6, [3, 4], 1),
        (PNP2, 5, [4, 1], 5),
    ],
)
def test_digging_costs_1_energy_however_far_and_moves_the_excavator_onto_the_space(
    setup: dict[str, Any], die: int, space: list[int], steps: int
) -> None:
    keeps_open = (5, [2, 5]) if setup is not ROSWELL else (1, [2, 2] if space[1] != 2 else [2, 1])
    game = rooms(setup, (die, space), keeps_open, energy=3)
    assert EXCAVATE in game.actions()
    events = game.act(EXCAVATE)
    assert events == [
        {
            "event": "excavator",
            "from": [3, 5],
            "to": space,
            "steps": steps,
            "reason": "dug",
            "energy": 2,
        }
    ]
    assert now(game, "excavator", "energy", "phase") == [space, 2, "rooms"]
    assert resolved(game) == [0, 2, 3, 4]
    refused(game, EXCAVATE, "R10")


@rule("R10")
def test_the_last_energy_is_enough_to_dig_with() -> None:
    game = rooms(ROSWELL, (2, [3, 3]), energy=1)
    assert game.actions() == [EXCAVATE, DONE]
    game.act(EXCAVATE)
    assert now(game, "excavator", "energy", "round") == [[3, 3], 0, 2]


@rule("R10")
@pytest.mark.parametrize("setup", [ROSWELL, PNP1, PNP2], ids=["box", "pnp1", "pnp2"])
def test_nobody_digs_without_energy(setup: dict[str, Any]) -> None:
    game = rooms(setup, (6, [3, 4]), energy=0)
    refused(game, EXCAVATE, "R10")
    assert game.actions() == [DONE]


@rule("R10")
@pytest.mark.parametrize("setup", [ROSWELL, PNP1, PNP2], ids=["box", "pnp1", "pnp2"])
def test_without_a_die_ahead_there_is_nothing_to_dig(setup: dict[str, Any]) -> None:
    game = rooms(setup, (6, [2, 1]), energy=2)
    refused(game, EXCAVATE, "R10")


@rule("R10")
def test_digging_is_the_players_choice() -> None:
    game = rooms(ROSWELL, (6, [3, 4]), energy=2)
    events = game.act(DONE)
    assert events[0] == {"event": "unused", "worker": 0, "space": [3, 4]}
    assert now(game, "excavator", "energy", "round") == [[3, 5], 2, 2]


@rule("R10")
def test_the_room_under_the_digging_die_is_silent() -> None:
    """FAQ. Research -1 under a 6: it works neither before the digging nor after it."""
    game = rooms(ROSWELL, (6, [3, 4]), (1, [2, 2]), energy=3)
    refused(game, use(3, 4), "S6")
    events = game.act(EXCAVATE)
    assert kinds(events) == ["excavator"]
    assert now(game, "research", "energy") == [0, 2]
    refused(game, use(3, 4), "S6")


@rule("R10")
@pytest.mark.parametrize("setup", [PNP1, PNP2], ids=["pnp1", "pnp2"])
def test_in_the_print_and_play_a_die_below_the_distance_digs_nothing(
    setup: dict[str, Any],
) -> None:
    game = rooms(setup, (2, [3, 2]), (5, [2, 5]), energy=2)
    refused(game, EXCAVATE, "R10")
    game.act(use(2, 5))
    assert now(game, "round", "excavator", "energy") == [2, [3, 5], 1]


@rule("R10", "R1")
@pytest.mark.parametrize("setup", [PNP1, PNP2], ids=["pnp1", "pnp2"])
def test_a_die_too_low_to_dig_does_not_keep_the_phase_open(setup: dict[str, Any]) -> None:
    placed = [(1, [1, 1]), (1, [1, 2]), (2, [6, 3]), (1, [1, 4]), (1, None)]
    game = load(setup, workers=placed, energy=2)
    events = game.act(place(4, 1, 5))
    assert {"event": "unused", "worker": 2, "space": [6, 3]} in events
    assert now(game, "round", "excavator", "energy") == [2, [3, 5], 2]


@rule("R10", "R11")
def test_digging_to_the_last_space_excavates_the_whole_base() -> None:
    """S6: the space under the excavator takes robots too, once it is the last one."""
    game = rooms(
        HARD_LOWER, (4, [6, 5]), (5, [4, 1]), excavator=[6, 1], energy=1, robots=[(2, [5, 5])]
    )
    game.act(EXCAVATE)
    assert now(game, "excavator", "energy") == [[6, 5], 0]
    game.act(use(4, 1))
    assert install(1, 6, 5) in game.actions()
    game.act(install(1, 6, 5))
    assert game.position()["robots"][1]["space"] == [6, 5]


# --- R11: rooms excavated now ---


@rule("R11", "B1")
@pytest.mark.parametrize(
    ("setup", "start", "robot_room", "dig_to", "new_room"),
    [
        (PNP2, [3, 5], [2, 2], [3, 3], [3, 4]),
        (WASHINGTON, [4, 1], [3, 2], [4, 3], [4, 1]),
    ],
    ids=["pnp2", "box"],
)
def test_rooms_excavated_now_can_take_robots_at_once(
    setup: dict[str, Any],
    start: list[int],
    robot_room: list[int],
    dig_to: list[int],
    new_room: list[int],
) -> None:
    dice = ((5, robot_room), (3, dig_to))
    before = rooms(setup, *dice, excavator=start, energy=3)
    before.act(use(*robot_room))
    refused(before, install(0, *new_room), "B1")
    after = rooms(setup, *dice, excavator=start, energy=3)
    after.act(EXCAVATE)
    after.act(use(*robot_room))
    refused(after, install(0, *dig_to), "B1")  # the excavator's own space
    after.act(install(0, *new_room))
    assert after.position()["robots"][0]["space"] == new_room


@rule("R11", "B1")
def test_in_pnp1_rooms_excavated_now_can_take_the_robots_of_this_phase() -> None:
    game = rooms(PNP1, (5, [2, 2]), (3, [3, 3]), energy=2)
    game.act(use(2, 2))
    game.act(EXCAVATE)
    game.act(install(0, 3, 4))
    assert game.position()["robots"][0] == {"value": 4, "space": [3, 4], "exhausted": False}


@rule("R11", "D3")
@pytest.mark.parametrize("setup", [ROSWELL, PNP1, PNP2], ids=["box", "pnp1", "pnp2"])
def test_rooms_excavated_now_take_workers_from_the_next_round_on(setup: dict[str, Any]) -> None:
    game = rooms(setup, (2, [3, 3]), energy=2)
    game.act(EXCAVATE)
    assert game.position()["round"] == 2
    game.act({"do": "roll", "values": [1, 1, 1, 1, 1]})
    refused(game, place(0, 3, 3), "D3")  # the excavator's own space
    game.act(place(0, 3, 4))
    # [3, 4] is excavated now, so the one die ahead is still to come
    game.act(place(1, 3, 2))
    assert [w["space"] for w in game.position()["workers"][:2]] == [[3, 4], [3, 2]]
    refused(game, place(2, 3, 1), "D3")
