"""F1-F13: what abilities are, and their moments."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.stage import ENERGY, Stage, chosen, does, owners, stage
from tests.support.table import (
    BY_DAMAGE,
    DONE,
    EXCAVATE,
    kinds,
    only,
    place,
    refused,
    rule,
    ship_at,
    use,
)
from ufs.game import Game

ROLL = {"do": "roll", "values": [1, 2, 3, 4, 5]}
ROOM_OF_ENERGY = [3, 1]


def energy(game: Game) -> int:
    return int(game.position()["energy"])


def damage(game: Game) -> int:
    return int(game.position()["damage"])


def end_round(game: Game) -> list[dict[str, Any]]:
    """End the rooms phase; ships go where they may until the next round begins."""
    events = game.act(DONE)
    while game.phase == "spawn":
        events += game.act(game.actions()[0])
    return events


# --- F1 ---


@rule("F1")
def test_the_city_comes_before_the_scenario_and_that_before_the_team() -> None:
    table = stage(
        does("placed", "drain", 3),
        city=[does("placed", "energy", 9)],
        team=[does("placed", "energy", 1), does("placed", "drain", 2)],
    )
    game = table.load()
    events = game.act(place(0, 1, 1))
    assert owners(events) == ["city", "scenario", "character", "character"]
    assert [e["id"] for e in events if e["event"] == "ability"][2:] == ["nr-1", "nr-2"]
    assert energy(game) == 7 - 3 + 1 - 2


@rule("F1", "F10")
def test_what_a_hit_sets_off_sets_off_nothing_more() -> None:
    game = stage(does("hit", "damage", 2)).load(ships=only({0: [16, 1]}))
    events = game.act(place(1, 1, 1))
    assert owners(events) == ["scenario"]
    assert damage(game) == 3


@rule("F1", "F11")
def test_what_a_destroyed_ship_sets_off_sets_off_nothing_more() -> None:
    table = stage(does("destroyed", "fighters", 9))
    game = table.rooms((4, [2, 1]), ships=only({2: [3, 3], 3: [5, 4]}), energy=1)
    events = game.act(use(2, 1))  # value 3 reaches the 1, then the ability the 4
    assert owners(events) == ["scenario"]
    assert [ship_at(game, ship) for ship in (2, 3)] == ["mothership", "mothership"]


@rule("F1", "F5", "F10")
def test_hits_are_answered_after_everything_else_of_the_move() -> None:
    table = stage(does("placed", "energy"), city=[does("hit", "energy")])
    events = table.load(ships=only({0: [16, 1]})).act(place(1, 1, 1))
    assert owners(events) == ["scenario", "city"]


@rule("F1", "E4")
def test_nothing_takes_effect_when_the_game_is_over() -> None:
    table = stage(does("placed", "energy"), city=[does("hit", "energy")])
    game = table.load(damage=6, ships=only({0: [16, 1]}))
    events = game.act(place(1, 1, 1))
    assert game.result == BY_DAMAGE
    assert owners(events) == []
    assert energy(game) == ENERGY


# --- F2 ---


@rule("F2")
def test_a_limit_of_a_round_begins_anew_with_the_next() -> None:
    game = stage(does("placed", "energy", times=2, per="round")).last_gun(
        energy=0, spent={"scenario:here": 1}
    )
    game.act(place(4, 1, 5))
    assert energy(game) == 1
    game.act(ROLL)
    for column in (1, 2, 3):
        game.act(place(column - 1, 1, column))
    assert energy(game) == 1 + 2


@rule("F2")
def test_a_limit_of_a_game_does_not() -> None:
    game = stage(does("placed", "energy", times=2)).last_gun(energy=0, spent={"scenario:here": 1})
    game.act(place(4, 1, 5))
    assert energy(game) == 1
    game.act(ROLL)
    game.act(place(0, 1, 1))
    assert energy(game) == 1


@rule("F2")
def test_an_effect_that_changes_nothing_counts() -> None:
    game = stage(does("placed", "energy", times=1)).load(energy=7)
    game.act(place(0, 1, 1))
    assert game.position()["spent"] == {"scenario:here": 1}


@rule("F2")
def test_without_a_limit_it_works_every_time() -> None:
    game = stage(does("placed", "energy")).load(energy=0)
    for column in (1, 2, 3):
        game.act(place(column - 1, 1, column))
    assert energy(game) == 3
    assert game.position()["spent"] == {}


@rule("F2", "F13")
def test_a_chosen_ability_works_once_a_game_unless_it_says_otherwise() -> None:
    table = stage(
        team=[does("chosen", "energy"), does("chosen", "energy", times=2, per="game")],
    )
    game = table.rooms((3, ROOM_OF_ENERGY), energy=0)
    game.act(chosen(1))
    assert "used up" in str(refused(game, chosen(1), "F2"))
    game.act(chosen(2))
    game.act(chosen(2))
    refused(game, chosen(2), "F2")
    assert energy(game) == 3
    end_round(game)
    game.act(ROLL)
    assert game.position()["spent"] == {"character:nr-1": 1, "character:nr-2": 2}


@rule("F2", "F13")
def test_a_chosen_ability_of_every_round_works_once_in_each() -> None:
    game = stage(team=[does("chosen", "reroll", per="round")]).last_gun()
    game.act(chosen())
    game.act({"do": "roll", "values": [1]})
    refused(game, chosen(), "F2")
    game.act(place(4, 1, 5))
    game.act(ROLL)
    assert chosen() in game.actions()


# --- F3 ---


@rule("F3")
def test_what_always_holds_is_on_the_board_and_adds_up() -> None:
    table = stage(
        does("always", "walls", 2),
        does("always", "hold", 1, on="aa"),
        city=[does("always", "walls", 1), does("always", "hold", 1, on="aa")],
        team=[does("always", "walls", 1)],
    )
    plain = stage().board
    b = table.board
    assert b.hits == plain.hits + 4
    assert b.hold[0] == plain.hold[0] + 2
    assert (b.abilities, b.moments) == (0, 0)  # nothing is left to be asked during the game


@rule("F3")
def test_of_numbers_that_replace_each_other_the_last_counts() -> None:
    table = stage(
        does("always", "robots", 0),
        does("always", "dig-cost", 3),
        does("always", "goal-ships", 5),
        city=[
            does("always", "robots", 1),
            does("always", "dig-cost", 0),
            does("always", "goal-ships", 9),
        ],
    )
    b = table.board
    assert (b.robots, b.dig_cost, b.goal_ships) == (0, 3, 5)


# --- F4 ---


@rule("F4")
def test_at_setup_it_happens_before_the_first_roll_and_never_again() -> None:
    table = stage(does("setup", "energy", 3), city=[does("hit", "drain", 1)])
    game = table.new()
    assert energy(game) == ENERGY + 3
    assert game.dice_to_roll() == 5
    game = table.last_gun(energy=0)
    game.act(place(4, 1, 5))
    assert game.position()["round"] == 2
    assert energy(game) == 0


@rule("F4")
def test_no_other_ability_answers_to_the_setup() -> None:
    game = stage(does("setup", "damage", 2), does("hit", "energy", 3)).new()
    assert damage(game) == 2
    assert energy(game) == ENERGY


# --- F5 ---


@rule("F5")
@pytest.mark.parametrize(
    ("on", "fits", "fits_not"),
    [
        pytest.param("white", place(3, 1, 1), place(0, 1, 1), id="white"),
        pytest.param("plain", place(0, 1, 1), place(3, 1, 1), id="plain"),
        pytest.param("tunnel", place(0, 2, 3), place(0, 1, 3), id="tunnel"),
        pytest.param("aa", place(0, 1, 3), place(0, 2, 3), id="aa"),
        pytest.param("2", place(1, 1, 1), place(2, 1, 1), id="a two"),
        pytest.param("5", place(4, 1, 1), place(3, 1, 1), id="a five"),
        pytest.param(None, place(0, 2, 1), None, id="any"),
    ],
)
def test_a_die_was_placed(on: str | None, fits: Any, fits_not: Any) -> None:
    table = stage(does("placed", "energy", on=on))
    game = table.load()
    assert owners(game.act(fits)) == ["scenario"]
    assert energy(game) == ENERGY + 1
    if fits_not:
        game = table.load()
        assert owners(game.act(fits_not)) == []
        assert energy(game) == ENERGY


@rule("F5", "D14")
def test_it_comes_after_the_ships_and_before_the_others_are_rolled_again() -> None:
    game = stage(does("placed", "energy", on="white")).load(dice="auto")
    told = kinds(game.act(place(3, 2, 1)))
    assert told.index("descend") < told.index("ability") < told.index("roll")


@rule("F5", "F16")
def test_an_effect_on_a_column_means_the_column_of_the_die() -> None:
    game = stage(does("placed", "jam", 2)).load(ships=only({0: [8, 1], 1: [8, 2]}))
    game.act(place(2, 3, 2))  # the ship of column 2 falls three rows and rises two again
    assert [ship_at(game, ship) for ship in (0, 1)] == [[8, 1], [9, 2]]


# --- F6 ---


@rule("F6")
@pytest.mark.parametrize(
    ("on", "row", "column", "gained"),
    [
        (None, 3, 4, 1),
        ("research", 3, 4, 1),
        ("research", 2, 1, 0),
        ("fighters", 2, 1, 1),
    ],
)
def test_a_room_was_used(on: str | None, row: int, column: int, gained: int) -> None:
    table = stage(does("used", "energy", on=on))
    game = table.rooms((3, [row, column]), (2, [1, 5]), energy=1)
    told = kinds(game.act(use(row, column)))
    assert energy(game) == gained  # both rooms cost 1
    if gained:
        assert told.index("use") < told.index("ability")


@rule("F6")
def test_a_room_counts_even_if_its_value_was_too_low() -> None:
    game = stage(does("used", "energy", 2, on="research")).rooms((1, [3, 4]), energy=1)
    told = kinds(game.act(use(3, 4)))
    assert told[:3] == ["use", "no_effect", "ability"]
    assert energy(game) == 2


@rule("F6", "F16")
def test_of_a_large_room_the_first_column_counts() -> None:
    ships = only({0: [9, 2], 1: [9, 3]})
    game = stage(does("used", "jam", 2)).rooms((1, [3, 2]), (1, [3, 3]), ships=ships)
    game.act(use(3, 3))
    assert [ship_at(game, ship) for ship in (0, 1)] == [[7, 2], [9, 3]]


# --- F7 ---


@rule("F7", "R10")
def test_the_excavator_dug() -> None:
    table = stage(does("dug", "energy", 2), team=[does("chosen", "tunnel", 3)])
    game = table.rooms((3, [4, 3]), (2, [1, 2]))
    events = game.act(EXCAVATE)
    assert owners(events) == ["scenario"]
    assert energy(game) == ENERGY - 1 + 2
    game = table.rooms((3, [4, 3]))
    assert owners(game.act(chosen())) == ["character"]  # by itself: no digging


# --- F8 ---


@rule("F8")
def test_every_worker_that_leaves_unused_counts_wherever_it_lies() -> None:
    table = stage(does("unused", "energy"))
    game = table.rooms((3, ROOM_OF_ENERGY), (2, [1, 2]), (2, [2, 3]), (6, [4, 4]), energy=0)
    events = end_round(game)
    assert owners(events) == ["scenario"] * 4
    assert energy(game) == 4
    told = kinds(events)
    assert told.index("ability") < told.index("mothership")


@rule("F8")
def test_a_worker_that_was_used_does_not_count() -> None:
    game = stage(does("unused", "energy")).rooms((3, ROOM_OF_ENERGY), (2, [1, 2]), energy=0)
    events = game.act(use(*ROOM_OF_ENERGY))
    assert energy(game) == 3 + 1  # the room, then the die on the AA gun
    assert owners(events) == ["scenario"]


@rule("F8", "F16")
def test_an_effect_on_a_column_means_that_of_the_unused_die() -> None:
    ships = only({0: [9, 2], 1: [9, 3]})
    game = stage(does("unused", "jam", 2)).rooms((2, [1, 3]), ships=ships)
    game.act(DONE)
    assert [ship_at(game, ship) for ship in (0, 1)] == [[9, 2], [7, 3]]


# --- F9 ---


def acted(table: Stage, mothership: int, **changes: Any) -> list[str]:
    """Whose abilities took effect in the mothership phase that begins in this row."""
    ships = {n: [mothership, n + 1] for n in range(5)}
    game = table.last_gun(mothership=mothership, ships=ships, **changes)
    return owners(game.act(place(4, 1, 5)))


@rule("F9")
def test_an_action_of_the_mothership_was_carried_out() -> None:
    table = stage(does("action", "energy"))
    assert acted(table, 0) == ["scenario"]
    assert acted(table, 3) == []  # row 4 has none


@rule("F9", "F28", "F32")
def test_an_action_that_is_left_out_does_not_count() -> None:
    table = stage(does("action", "energy"), team=[does("chosen", "silence")])
    assert acted(table, 0, held="action", spent={"character:nr-1": 1}) == []
    immune = stage(does("action", "energy"), city=[does("always", "immune", on="ship")])
    assert acted(immune, 0) == []
    assert acted(immune, 1) == ["scenario"]  # row 2: another action


@rule("F9", "D10")
def test_an_icon_skips_the_action_and_so_what_follows_it() -> None:
    game = stage(does("action", "energy")).load(ships=only({0: [1, 1]}))
    events = game.act(place(1, 2, 1))  # onto the icon in row 3
    assert "mothership" in kinds(events)
    assert owners(events) == []


# --- F10 ---


@rule("F10")
def test_every_damage_counts_by_itself() -> None:
    game = stage(does("hit", "energy")).load(energy=0, ships=only({0: [15, 1], 1: [16, 1]}))
    events = game.act(place(1, 2, 1))
    assert owners(events) == ["scenario", "scenario"]
    assert (damage(game), energy(game)) == (2, 2)


@rule("F10")
def test_damage_by_the_mothership_or_another_ability_counts_too() -> None:
    table = stage(does("round", "damage", 2), city=[does("hit", "energy")])
    table.setup["hard"] = ["sky1"]  # row 4 is a hit
    game = table.last_gun(mothership=3, ships={n: [3, n + 1] for n in range(5)}, energy=0)
    events = game.act(place(4, 1, 5))
    assert owners(events) == ["scenario", "city", "city", "city"]
    assert (damage(game), energy(game)) == (3, 3)


# --- F11 ---


@rule("F11")
def test_every_destroyed_ship_counts_by_fighters_and_by_missiles() -> None:
    table = stage(does("destroyed", "energy"), team=[does("chosen", "missiles", 6)])
    game = table.rooms((6, [2, 1]), energy=1, ships=only({2: [3, 3], 3: [5, 4]}))
    assert owners(game.act(use(2, 1)))[:2] == ["scenario", "scenario"]
    assert energy(game) == 2
    game = table.load(energy=0, ships=only({0: [13, 1], 1: [14, 1]}))
    assert owners(game.act(chosen(column=1))) == ["character", "scenario", "scenario"]
    assert energy(game) == 2


# --- F12 ---


@rule("F12")
def test_at_the_end_of_the_round_ships_have_not_spawned_yet() -> None:
    game = stage(does("round", "energy")).last_gun(ships={0: "mothership"})
    told = kinds(game.act(place(4, 1, 5)))
    assert told.index("action") < told.index("ability") < told.index("spawn")


@rule("F12", "F28")
def test_the_end_of_a_round_comes_even_if_the_mothership_does_nothing() -> None:
    table = stage(does("round", "energy"), team=[does("chosen", "halt")])
    assert acted(table, 0, held="descent", spent={"character:nr-1": 1}) == ["scenario"]


@rule("F12")
@pytest.mark.parametrize(("left", "hits"), [(0, 1), (1, 0)])
def test_it_may_be_only_for_rounds_without_energy(left: int, hits: int) -> None:
    game = stage(does("round", "damage", on="no-energy")).last_gun(energy=left)
    game.act(place(4, 1, 5))
    assert damage(game) == hits


@rule("F12", "F9")
def test_what_an_action_sets_off_comes_first() -> None:
    """Here it takes the last energy, and the end of the round finds none."""
    table = stage(does("round", "damage", on="no-energy"), team=[does("action", "drain")])
    game = table.last_gun(energy=1)
    assert owners(game.act(place(4, 1, 5))) == ["character", "scenario"]


# --- F13 ---

DICE_PHASE = ["reroll", "smoke", "silence", "halt", "jam", "missiles", "lift", "barrage"]
BOTH_PHASES = ["nudge", "flip", "match"]
ROOMS_PHASE = ["energy", "fighters", "research", "robot", "repair", "tunnel", "supplies"]
TARGETS: dict[str, dict[str, Any]] = {
    "nudge": {"worker": 0, "change": "up"},
    "flip": {"worker": 0},
    "match": {"worker": 0},
    "jam": {"column": 1},
    "missiles": {"column": 1},
}


@rule("F13")
@pytest.mark.parametrize("effect", DICE_PHASE)
def test_these_are_chosen_in_the_dice_phase(effect: str) -> None:
    table = stage(team=[does("chosen", effect)])
    action = chosen(**TARGETS.get(effect, {}))
    ships = only({0: [5, 1]})
    game = table.load(ships=ships)
    assert action in game.actions()
    assert owners(game.act(action)) == ["character"]
    said = refused(table.rooms((3, ROOM_OF_ENERGY), ships=ships), action, "F13")
    assert "dice phase" in str(said)
    unrolled = table.load(ships=ships, workers=[(None, None)] * 5)
    refused(unrolled, action, "D1")


@rule("F13")
@pytest.mark.parametrize("effect", ROOMS_PHASE)
def test_all_others_are_chosen_in_the_rooms_phase(effect: str) -> None:
    table = stage(team=[does("chosen", effect)])
    assert "rooms phase" in str(refused(table.load(), chosen(), "F13"))
    game = table.rooms((3, ROOM_OF_ENERGY))
    assert chosen() in game.actions()
    assert owners(game.act(chosen())) == ["character"]


@rule("F13", "F25", "F40", "F44")
@pytest.mark.parametrize("effect", BOTH_PHASES)
def test_dice_are_turned_in_both_phases(effect: str) -> None:
    table = stage(team=[does("chosen", effect)])
    action = chosen(**TARGETS[effect])
    unrolled = table.load(workers=[(None, None)] * 5)
    refused(unrolled, action, "D1")
    for game in (table.load(), table.rooms((3, ROOM_OF_ENERGY), (2, [1, 2]))):
        assert action in game.actions()
        assert owners(game.act(action)) == ["character"]
        refused(game, action, "F2")


@rule("F13")
@pytest.mark.parametrize("effect", BOTH_PHASES)
def test_dice_are_not_turned_in_other_phases(effect: str) -> None:
    table = stage(team=[does("chosen", effect)])
    game = table.load(phase="spawn", ships={0: "mothership", 1: "mothership"})
    said = str(refused(game, chosen(**TARGETS[effect]), "F13"))
    assert "dice phase or the rooms phase" in said


@rule("F13")
@pytest.mark.parametrize("effect", BOTH_PHASES)
def test_the_rooms_phase_does_not_wait_where_every_die_is_used(effect: str) -> None:
    """Dice that are left may still be turned, so that a room works; none, no more."""
    table = stage(team=[does("chosen", effect)])
    for more, phase in (([], "dice"), ([(2, [1, 2]), (1, [1, 3])], "rooms")):
        game = table.rooms((3, ROOM_OF_ENERGY), *more)
        game.act({"do": "use", "space": ROOM_OF_ENERGY})
        assert game.phase == phase


@rule("F13", "F44")
def test_the_rooms_phase_does_not_wait_for_dice_that_all_show_the_same() -> None:
    table = stage(team=[does("chosen", "match", 6)])
    for value, phase in ((6, "dice"), (5, "rooms")):
        game = table.rooms((3, ROOM_OF_ENERGY), (value, [1, 2]))
        game.act({"do": "use", "space": ROOM_OF_ENERGY})
        assert game.phase == phase


@rule("F13", "F25", "F40", "F44", "R10")
@pytest.mark.parametrize("effect", BOTH_PHASES)
def test_a_die_ahead_of_the_excavator_stays_as_it_is(effect: str) -> None:
    """Its number had to reach when it was placed, and nothing changes that afterwards (FAQ)."""
    table = stage(team=[does("chosen", effect)])
    game = table.load(excavator=[3, 5], workers=[(4, [3, 1]), *[(n, None) for n in (2, 3, 4, 5)]])
    refused(game, chosen(**TARGETS[effect]), "F13")
    assert {a["worker"] for a in game.actions() if "id" in a} == {1, 2, 3, 4}
    game.act(chosen(**TARGETS[effect] | {"worker": 1}))
    assert game.position()["workers"][0]["value"] == 4
    assert Game.load(game.position(), library=table.library).position() == game.position()


@rule("F13", "B1")
@pytest.mark.parametrize("effect", BOTH_PHASES)
def test_no_die_is_turned_while_a_robot_waits(effect: str) -> None:
    table = stage(team=[does("chosen", effect), does("chosen", "robot", 4)])
    game = table.rooms((3, ROOM_OF_ENERGY), (2, [1, 2]))
    game.act(chosen(2))
    refused(game, chosen(1, **TARGETS[effect]), "B1")


@rule("F13", "B1")
def test_nothing_is_chosen_while_a_robot_waits() -> None:
    table = stage(team=[does("chosen", "energy"), does("chosen", "robot", 4)])
    game = table.rooms((3, ROOM_OF_ENERGY))
    game.act(chosen(2))
    assert game.position()["install"] == {"values": [4]}
    refused(game, chosen(1), "B1")


@rule("F13")
def test_a_column_needs_a_ship_below_the_drop_points() -> None:
    table = stage(team=[does("chosen", "jam"), does("chosen", "missiles")])
    game = table.load(ships={0: [5, 1]})
    for number in (1, 2):
        listed = [action for action in game.actions() if action.get("id") == f"nr-{number}"]
        assert listed == [chosen(number, column=1)]
        assert "nothing" in str(refused(game, chosen(number, column=2), "F13"))


@rule("F13", "F25", "F40")
def test_a_die_must_be_able_to_change() -> None:
    """In hand or on the board; one that was used is out of the round."""
    table = stage(team=[does("chosen", "nudge"), does("chosen", "flip")])
    game = table.load(workers=[(1, None), (6, None), (3, [1, 1]), (4, None), (5, None)])
    refused(game, chosen(1, worker=0, change="down"), "F13")
    refused(game, chosen(1, worker=1, change="up"), "F13")
    nudges = [a for a in game.actions() if a.get("id") == "nr-1"]
    assert len(nudges) == 5 * 2 - 2
    assert [a["worker"] for a in game.actions() if a.get("id") == "nr-2"] == [0, 1, 2, 3, 4]
    used = table.rooms((3, ROOM_OF_ENERGY), (2, [1, 2]))
    used.act({"do": "use", "space": ROOM_OF_ENERGY})
    refused(used, chosen(2, worker=0), "F13")
    assert [a["worker"] for a in used.actions() if a.get("id") == "nr-2"] == [1]


@rule("F13")
def test_the_rooms_phase_waits_for_abilities_that_are_left() -> None:
    table = stage(team=[does("chosen", "energy")])
    game = table.last_gun()
    game.act(place(4, 1, 5))
    assert game.phase == "rooms"
    assert game.actions() == [DONE, chosen()]
    game.act(chosen())
    assert game.position()["round"] == 2  # nothing more to do: the round ended by itself


@rule("F13")
def test_it_does_not_wait_for_abilities_of_the_dice_phase() -> None:
    game = stage(team=[does("chosen", "reroll")]).last_gun()
    game.act(place(4, 1, 5))
    assert game.position()["round"] == 2


@rule("F13", "S10")
def test_a_city_is_chosen_by_its_own_name_for_it() -> None:
    game = stage(city=[does("chosen", "reroll")]).load()
    assert {"do": "city"} in game.actions()
    assert owners(game.act({"do": "city"})) == ["city"]
    assert game.dice_to_roll() == 5


@rule("F13", "F38")
def test_missiles_may_be_chosen_even_where_they_reach_nothing() -> None:
    game = stage(team=[does("chosen", "missiles", 3)]).load(ships=only({0: [5, 1]}))
    assert kinds(game.act(chosen(column=1)))[:2] == ["ability", "miss"]
