"""M: the mothership comes down, acts, and its ships spawn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.table import (
    DONE,
    PNP1,
    PNP2,
    ROSWELL,
    kinds,
    load,
    place,
    refused,
    rule,
    ship_at,
)
from ufs.base.errors import UfsError
from ufs.game import Game

EDITIONS = pytest.mark.parametrize(
    "setup", [PNP1, PNP2, ROSWELL], ids=lambda setup: setup["edition"]
)
LATER_EDITIONS = pytest.mark.parametrize(
    "setup", [PNP2, ROSWELL], ids=lambda setup: setup["edition"]
)
# A row whose next one has no action: nothing but the descent happens.
QUIET = {"pnp1": 10, "pnp2": 10, "box": 7}
REINFORCEMENTS = {"pnp1": (5, 6), "pnp2": (5, 6), "box": (5, 6, 7, 8)}

Ships = dict[int, Any]


def over(row: int, *others: int) -> Ships:
    """Basic ships on the drop points of a mothership in this row, except these columns."""
    return {ship: [row, ship + 1] for ship in range(5) if ship + 1 not in others}


def before_mothership(setup: dict[str, Any], row: int, ships: Ships, **changes: Any) -> Game:
    """A game at the end of its rooms phase, the mothership in this row."""
    resolved = [(1, "resolved")] * 5
    return load(setup, phase="rooms", workers=resolved, mothership=row, ships=ships, **changes)


def spawning(setup: dict[str, Any], row: int, ships: Ships, **changes: Any) -> Game:
    """A game in which ships are to spawn, the mothership in this row."""
    resolved = [(1, "resolved")] * 5
    return load(setup, phase="spawn", workers=resolved, mothership=row, ships=ships, **changes)


def spawn(column: int, kind: str = "basic") -> dict[str, Any]:
    return {"do": "spawn", "column": column, "kind": kind}


def where(game: Game) -> list[Any]:
    """Where all the ships are."""
    return [ship["at"] for ship in game.position()["ships"]]


def told(events: list[dict[str, Any]], *names: str) -> list[dict[str, Any]]:
    """The events of these names, in order."""
    return [event for event in events if event["event"] in names]


# --- M1: descending, acting, spawning ---


@rule("M1")
def test_in_the_box_the_mothership_descends_then_acts_then_ships_spawn() -> None:
    """Row 5 says: 1 reinforcement. It spawns in the same round."""
    game = before_mothership(ROSWELL, 4, {**over(4, 3), 2: [9, 2]})
    events = game.act(DONE)
    assert events == [
        {"event": "mothership", "from": 4, "to": 5, "reason": "phase"},
        {"event": "action", "row": 5, "action": "reinforcements", "amount": 1},
        {"event": "reinforce", "ship": 5, "kind": "reinforcement"},
        {"event": "phase", "phase": "spawn"},
        {"event": "spawn", "ship": 5, "kind": "reinforcement", "at": [5, 3]},
        {"event": "round", "round": 2},
    ]
    assert game.position()["mothership"] == 5


@rule("M1")
@pytest.mark.parametrize("setup", [PNP1, PNP2], ids=["pnp1", "pnp2"])
def test_in_the_print_and_play_the_mothership_acts_then_descends_then_ships_spawn(
    setup: dict[str, Any],
) -> None:
    """Row 8 says: 1 reinforcement. It is the row just below the mothership in row 7."""
    game = before_mothership(setup, 7, {**over(7, 3), 2: [9, 2]})
    events = game.act(DONE)
    assert events == [
        {"event": "action", "row": 8, "action": "reinforcements", "amount": 1},
        {"event": "reinforce", "ship": 5, "kind": "reinforcement"},
        {"event": "mothership", "from": 7, "to": 8, "reason": "phase"},
        {"event": "phase", "phase": "spawn"},
        {"event": "spawn", "ship": 5, "kind": "reinforcement", "at": [8, 3]},
        {"event": "round", "round": 2},
    ]
    assert game.position()["mothership"] == 8


@rule("M1", "E4")
@pytest.mark.parametrize("setup", [PNP1, PNP2], ids=["pnp1", "pnp2"])
def test_in_the_print_and_play_a_fatal_hit_comes_before_the_descent(setup: dict[str, Any]) -> None:
    """Row 10 says: damage."""
    game = before_mothership(setup, 9, {**over(9), 0: [10, 3]}, damage=4)
    events = game.act(DONE)
    assert kinds(events) == ["action", "hit", "end"]
    assert game.result == {"won": False, "reason": "damage"}
    assert game.position()["mothership"] == 9
    assert ship_at(game, 0) == [10, 3]


@rule("M1", "E4")
def test_in_the_box_a_fatal_hit_comes_after_the_descent() -> None:
    """Row 4 of the threatening first tile says: damage."""
    setup = {**ROSWELL, "hard": ["sky1"]}
    game = before_mothership(setup, 3, {**over(3), 0: [4, 3]}, damage=6)
    events = game.act(DONE)
    assert kinds(events) == ["mothership", "lift", "action", "hit", "end"]
    assert game.result == {"won": False, "reason": "damage"}
    assert game.position()["mothership"] == 4
    assert ship_at(game, 0) == "mothership"


@rule("M1", "E3", "E4")
@EDITIONS
def test_nothing_spawns_when_the_descent_ends_the_game(setup: dict[str, Any]) -> None:
    game = before_mothership(setup, 11, {**over(11), 0: "mothership"})
    events = game.act(DONE)
    assert kinds(events)[-2:] == ["mothership", "end"]
    assert game.result == {"won": False, "reason": "mothership"}
    assert game.position()["mothership"] == 12
    assert ship_at(game, 0) == "mothership"


@rule("M1")
@EDITIONS
def test_a_row_without_an_action_does_nothing(setup: dict[str, Any]) -> None:
    row = QUIET[setup["edition"]]
    game = before_mothership(setup, row, over(row), excavator=[4, 1], research=3, energy=2)
    before = game.position()
    events = game.act(DONE)
    assert told(events, "action") in (
        [],
        [{"event": "action", "row": row + 1, "action": "none", "amount": 0}],
    )
    after = game.position()
    for field in ("excavator", "research", "energy", "damage"):
        assert after[field] == before[field]
    assert after["mothership"] == row + 1
    assert where(game)[5:] == ["supply"] * len(REINFORCEMENTS[setup["edition"]])


@rule("M1")
@EDITIONS
def test_the_mothership_descends_one_row_each_round(setup: dict[str, Any]) -> None:
    game = before_mothership(setup, 0, {})
    game.act(DONE)
    assert (game.position()["mothership"], game.position()["round"]) == (1, 2)


# --- M2: ships in its way, ships on drop points ---


@rule("M2")
@EDITIONS
def test_ships_in_the_row_it_enters_go_onto_the_mothership(setup: dict[str, Any]) -> None:
    """Two are in that row, one just below it; whatever their kind, they are not destroyed."""
    row = QUIET[setup["edition"]]
    ships = {**over(row, 2, 4), 1: [row + 1, 2], 3: [row + 2, 4], 5: [row + 1, 3]}
    game = before_mothership(setup, row, ships)
    events = game.act(DONE)
    assert told(events, "lift") == [
        {"event": "lift", "ship": 1, "kind": "basic", "from": [row + 1, 2]},
        {"event": "lift", "ship": 5, "kind": "reinforcement", "from": [row + 1, 3]},
    ]
    assert ship_at(game, 3) == [row + 2, 4]


@rule("M2", "M4")
@LATER_EDITIONS
def test_lifted_ships_spawn_in_the_same_phase(setup: dict[str, Any]) -> None:
    row = QUIET[setup["edition"]]
    game = before_mothership(setup, row, {**over(row, 2), 1: [row + 1, 3]})
    events = game.act(DONE)
    assert kinds(told(events, "lift", "spawn", "round")) == ["lift", "spawn", "round"]
    assert ship_at(game, 1) == [row + 1, 2]


@rule("M2")
@EDITIONS
def test_ships_on_drop_points_ride_along(setup: dict[str, Any]) -> None:
    row = QUIET[setup["edition"]]
    game = before_mothership(setup, row, over(row))
    events = game.act(DONE)
    assert not told(events, "lift", "descend", "spawn")
    assert where(game)[:5] == [[row + 1, column] for column in range(1, 6)]


# --- M3: actions ---


@rule("M3")
@pytest.mark.parametrize(
    ("setup", "row", "start", "end"),
    [
        (ROSWELL, 1, [4, 1], [3, 2]),  # back 2
        (ROSWELL, 1, [4, 2], [3, 1]),  # around the corner of the path
        (ROSWELL, 5, [4, 1], [3, 1]),  # back 1
        ({**ROSWELL, "hard": ["sky2"]}, 4, [4, 1], [3, 3]),  # back 3
        (PNP1, 1, [4, 1], [3, 1]),  # back 1
        (PNP2, 5, [4, 1], [3, 2]),  # back 2
    ],
)
def test_the_excavator_goes_back(
    setup: dict[str, Any], row: int, start: list[int], end: list[int]
) -> None:
    game = before_mothership(setup, row, over(row), excavator=start)
    [event] = told(game.act(DONE), "excavator")
    assert (event["from"], event["to"], event["reason"]) == (start, end, "action")
    assert game.position()["excavator"] == end


@rule("M3")
@pytest.mark.parametrize(
    ("setup", "row"), [(ROSWELL, 1), (PNP1, 5), (PNP2, 5)], ids=["box", "pnp1", "pnp2"]
)
@pytest.mark.parametrize("start", [[3, 5], [3, 4]], ids=["at its start", "one step ahead"])
def test_the_excavator_never_goes_behind_its_start(
    setup: dict[str, Any], row: int, start: list[int]
) -> None:
    """The rows say: back 2."""
    game = before_mothership(setup, row, over(row), excavator=start)
    game.act(DONE)
    assert game.position()["excavator"] == [3, 5]


@rule("M3")
@pytest.mark.parametrize(
    ("setup", "row", "start", "end"),
    [
        (ROSWELL, 6, 5, 4),  # back 1
        (ROSWELL, 6, 1, 0),
        (ROSWELL, 6, 0, 0),
        (PNP1, 6, 5, 3),  # back 2
        (PNP1, 6, 1, 0),
        (PNP2, 6, 2, 0),
        (PNP2, 6, 0, 0),
    ],
)
def test_research_goes_back_but_never_below_the_start(
    setup: dict[str, Any], row: int, start: int, end: int
) -> None:
    game = before_mothership(setup, row, over(row), research=start)
    game.act(DONE)
    assert game.position()["research"] == end


@rule("M3")
@pytest.mark.parametrize(
    ("setup", "row", "called", "in_supply"),
    [
        (ROSWELL, 2, 1, 4),
        ({**ROSWELL, "hard": ["sky1"]}, 1, 2, 4),
        ({**ROSWELL, "hard": ["sky1"]}, 1, 1, 1),  # 2 are called, as far as the supply goes
        (ROSWELL, 2, 0, 0),
        (PNP1, 2, 1, 2),
        (PNP1, 7, 1, 1),
        (PNP2, 2, 1, 2),
        (PNP2, 2, 0, 0),
    ],
)
def test_reinforcements_go_onto_the_mothership_as_far_as_the_supply_goes(
    setup: dict[str, Any], row: int, called: int, in_supply: int
) -> None:
    """All drop points are taken, so they wait there."""
    numbers = REINFORCEMENTS[setup["edition"]]
    gone = numbers[: len(numbers) - in_supply]
    elsewhere: Ships = {ship: [15, ship - 4] for ship in gone}
    game = before_mothership(setup, row, {**over(row), **elsewhere})
    events = game.act(DONE)
    assert len(told(events, "reinforce")) == called
    ships = where(game)[5:]
    assert (ships.count("mothership"), ships.count("supply")) == (called, in_supply - called)
    assert game.position()["round"] == 2


@rule("M3")
@pytest.mark.parametrize(
    ("setup", "row"),
    [(PNP1, 9), (PNP2, 9), ({**ROSWELL, "hard": ["sky1"]}, 3)],
    ids=["pnp1", "pnp2", "box"],
)
def test_the_action_of_damage_is_one_hit(setup: dict[str, Any], row: int) -> None:
    game = before_mothership(setup, row, over(row), damage=2)
    [event] = told(game.act(DONE), "hit")
    assert (event["damage"], event["ship"]) == (3, None)
    assert game.position()["damage"] == 3
    assert game.position()["round"] == 2


# --- M4: spawning ---


@rule("M4")
@EDITIONS
def test_a_ship_with_one_place_to_go_spawns_by_itself(setup: dict[str, Any]) -> None:
    """Only column 4 is without a ship; column 2 has a free drop point, but a ship below it."""
    row = QUIET[setup["edition"]]
    ships = {**over(row, 2, 4), 1: [row + 3, 2], 3: "mothership"}
    game = before_mothership(setup, row, ships)
    events = game.act(DONE)
    assert told(events, "spawn", "round") == [
        {"event": "spawn", "ship": 3, "kind": "basic", "at": [row + 1, 4]},
        {"event": "round", "round": 2},
    ]
    assert ship_at(game, 3) == [row + 1, 4]


@rule("M4")
@EDITIONS
def test_ships_spawn_first_in_columns_without_a_ship(setup: dict[str, Any]) -> None:
    """Columns 2 and 4 are empty; column 5 has only a ship far below, and must wait."""
    ships = {**over(1, 2, 4, 5), 1: "mothership", 3: "mothership", 4: [15, 5]}
    game = spawning(setup, 1, ships)
    assert [a for a in game.actions() if a["do"] == "spawn"] == [spawn(2), spawn(4)]
    refused(game, spawn(5), "M4")
    refused(game, spawn(1), "M4")  # taken
    events = game.act(spawn(4))
    # Column 2 is the only empty one left: forced.
    assert told(events, "spawn") == [
        {"event": "spawn", "ship": 1, "kind": "basic", "at": [1, 4]},
        {"event": "spawn", "ship": 3, "kind": "basic", "at": [1, 2]},
    ]
    assert game.position()["round"] == 2


@rule("M4")
@LATER_EDITIONS
def test_then_ships_spawn_where_the_topmost_ship_is_farthest(setup: dict[str, Any]) -> None:
    """Distances 2, 5 and 3 in columns 3, 4 and 5: forced one by one, 4 before 5 before 3."""
    row = QUIET[setup["edition"]]
    new = row + 1
    ships: Ships = {
        **over(row, 3, 4, 5),
        2: "mothership",
        3: "mothership",
        4: [new + 5, 4] if setup is ROSWELL else [new + 4, 4],
        5: [new + 2, 3],
        6: [new + 3, 5],
    }
    game = before_mothership(setup, row, ships)
    events = game.act(DONE)
    assert told(events, "spawn") == [
        {"event": "spawn", "ship": 2, "kind": "basic", "at": [new, 4]},
        {"event": "spawn", "ship": 3, "kind": "basic", "at": [new, 5]},
    ]
    assert game.position()["round"] == 2


@rule("M4")
def test_the_distance_counts_to_the_topmost_ship_of_a_column() -> None:
    """Column 5 has ships 2 and 8 rows below its drop point, column 4 one 3 rows below."""
    ships: Ships = {**over(7, 4, 5), 3: "mothership", 4: [10, 5], 5: [16, 5], 6: [11, 4]}
    game = before_mothership(ROSWELL, 7, ships)
    game.act(DONE)
    assert ship_at(game, 3) == [8, 4]


@rule("M4")
@LATER_EDITIONS
def test_where_several_drop_points_remain_the_player_chooses(setup: dict[str, Any]) -> None:
    """Columns 2 and 4 are 4 rows away, column 5 only 3."""
    ships: Ships = {**over(1, 2, 4, 5), 1: [5, 2], 3: [5, 4], 4: [4, 5], 5: "mothership"}
    game = spawning(setup, 1, ships)
    choices = [spawn(2, "reinforcement"), spawn(4, "reinforcement")]
    assert game.actions() == choices
    refused(game, spawn(5, "reinforcement"), "M4")
    refused(game, spawn(1, "reinforcement"), "M4")
    assert refused(game, spawn(2), "M4").key == "refuse-none-waiting"  # no basic ship
    game.act(choices[1])
    assert ship_at(game, 5) == [1, 4]
    assert game.position()["round"] == 2


@rule("M4")
@LATER_EDITIONS
def test_after_a_choice_what_is_forced_follows_and_a_new_choice_waits(
    setup: dict[str, Any],
) -> None:
    """Three ships for the tied columns 1, 3 and 5: two choices, then the last one is forced."""
    ships: Ships = {
        0: [5, 1],
        1: [1, 2],
        2: [5, 3],
        3: [1, 4],
        4: "mothership",
        5: [5, 5],
        6: "mothership",
    }
    game = spawning(setup, 1, ships)
    assert game.actions() == [spawn(1), spawn(3), spawn(5)]
    game.act(spawn(3))
    assert game.position()["phase"] == "spawn"
    assert game.actions() == [spawn(1, "reinforcement"), spawn(5, "reinforcement")]
    game.act(spawn(1, "reinforcement"))
    assert (ship_at(game, 4), ship_at(game, 6)) == ([1, 3], [1, 1])
    assert game.position()["round"] == 2


@rule("M4")
@LATER_EDITIONS
def test_basic_ships_spawn_before_reinforcements(setup: dict[str, Any]) -> None:
    ships: Ships = {**over(1, 2, 4), 1: "mothership", 3: [5, 1], 5: "mothership"}
    game = spawning(setup, 1, ships)
    assert game.actions() == [spawn(2), spawn(4)]
    refused(game, spawn(2, "reinforcement"), "M4")
    game.act(spawn(2))
    assert (ship_at(game, 1), ship_at(game, 5)) == ([1, 2], [1, 4])


@rule("M4", "M5")
@LATER_EDITIONS
def test_with_one_drop_point_the_basic_ship_takes_it_and_the_reinforcement_waits(
    setup: dict[str, Any],
) -> None:
    row = QUIET[setup["edition"]]
    game = before_mothership(setup, row, {**over(row, 3), 2: "mothership", 5: "mothership"})
    game.act(DONE)
    assert (ship_at(game, 2), ship_at(game, 5)) == ([row + 1, 3], "mothership")
    assert game.position()["round"] == 2


@rule("M4")
def test_in_pnp1_the_player_picks_the_order_of_the_ships() -> None:
    """Also for a single drop point: whichever ship goes, the other one waits."""
    for kind, ship, other in (("basic", 2, 5), ("reinforcement", 5, 2)):
        game = before_mothership(PNP1, 10, {**over(10, 3), 2: "mothership", 5: "mothership"})
        game.act(DONE)
        assert game.position()["phase"] == "spawn"
        assert game.actions() == [spawn(3), spawn(3, "reinforcement")]
        with pytest.raises(UfsError) as caught:
            game.act({"do": "spawn", "column": 3})
        assert caught.value.rule == "M4"
        game.act(spawn(3, kind))
        assert (ship_at(game, ship), ship_at(game, other)) == ([11, 3], "mothership")
        assert game.position()["round"] == 2


@rule("M4")
def test_in_pnp1_any_free_drop_point_will_do_when_every_column_has_a_ship() -> None:
    ships: Ships = {**over(1, 2, 4, 5), 1: [9, 2], 3: [5, 4], 4: [2, 5], 5: "mothership"}
    for column in (2, 4, 5):
        game = spawning(PNP1, 1, ships)
        assert game.actions() == [spawn(choice, "reinforcement") for choice in (2, 4, 5)]
        refused(game, spawn(1, "reinforcement"), "M4")
        game.act(spawn(column, "reinforcement"))
        assert ship_at(game, 5) == [1, column]


@rule("M4")
def test_in_pnp1_both_kinds_spawn_first_in_columns_without_a_ship() -> None:
    ships: Ships = {**over(1, 2, 4), 1: "mothership", 3: [9, 2], 5: "mothership"}
    game = spawning(PNP1, 1, ships)
    assert game.actions() == [spawn(4), spawn(4, "reinforcement")]
    refused(game, spawn(2, "reinforcement"), "M4")


@rule("M4")
@EDITIONS
def test_the_kind_may_be_left_out_where_there_is_no_choice(setup: dict[str, Any]) -> None:
    basic: Ships = {**over(1, 2, 4), 1: "mothership", 3: [5, 1]}
    game = spawning(setup, 1, basic)
    game.act({"do": "spawn", "column": 4})
    assert ship_at(game, 1) == [1, 4]
    reinforcement: Ships = {**over(1, 2, 4), 1: [5, 1], 3: [6, 1], 5: "mothership"}
    game = spawning(setup, 1, reinforcement)
    game.act({"do": "spawn", "column": 2})
    assert ship_at(game, 5) == [1, 2]


@rule("M4")
@EDITIONS
def test_nothing_spawns_outside_the_spawn_phase(setup: dict[str, Any]) -> None:
    game = load(setup, ships={0: "mothership", 1: [5, 5]})
    refused(game, spawn(1), "M4")
    rooms = before_mothership(setup, 1, {**over(1, 1, 2), 0: "mothership", 1: [5, 5]})
    refused(rooms, spawn(1), "M4")


@rule("M4")
@EDITIONS
def test_ships_in_the_supply_do_not_spawn(setup: dict[str, Any]) -> None:
    row = QUIET[setup["edition"]]
    game = before_mothership(setup, row, {**over(row, 2), 1: [row + 4, 1]})
    game.act(DONE)
    assert game.position()["round"] == 2
    assert where(game)[5:] == ["supply"] * len(REINFORCEMENTS[setup["edition"]])
    assert [row + 1, 2] not in where(game)


# --- M5: no room on the drop points ---


@rule("M5")
@EDITIONS
def test_ships_without_a_drop_point_wait_for_the_next_round(setup: dict[str, Any]) -> None:
    row = QUIET[setup["edition"]]
    ships: Ships = {**over(row), 5: "mothership", 6: "mothership"}
    game = before_mothership(setup, row, ships)
    events = game.act(DONE)
    assert not told(events, "spawn")
    assert (game.position()["phase"], game.position()["round"]) == ("dice", 2)
    assert where(game)[5:7] == ["mothership", "mothership"]


@rule("M5")
def test_ships_that_waited_spawn_in_the_next_round() -> None:
    game = before_mothership(ROSWELL, 6, {**over(6), 5: "mothership"})
    game.act(DONE)
    assert ship_at(game, 5) == "mothership"
    game.act({"do": "roll", "values": [5, 1, 1, 1, 1]})
    game.act(place(0, 1, 5))  # the ship of column 5 leaves its drop point
    for worker, column in ((1, 1), (2, 2), (3, 3)):
        game.act(place(worker, 1, column))
    assert ship_at(game, 5) == "mothership"
    game.act({"do": "roll", "values": [1]})
    game.act(place(4, 1, 4))
    assert game.position()["round"] == 3
    assert where(game)[5] == [8, 5]
