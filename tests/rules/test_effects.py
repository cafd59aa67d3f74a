"""F14-F28, F40, F44: what abilities do; F37-F39: rooms, actions and sky spaces that do it too."""

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
ORANGE = 9  # the place of the orange ship among the ships
RIDING = {n: [3, n + 1] for n in range(5)}  # on the drop points of row 3; row 4 has no action


def whole(game: Game, *names: str) -> list[Any]:
    """Some fields of the position."""
    made = game.position()
    return [made[name] for name in names]


def after_round(table: Stage, **changes: Any) -> Game:
    """A game after the mothership phase that leads to row 4, where nothing is printed."""
    usual = {"mothership": 3, "ships": RIDING}
    game = table.last_gun(**(usual | changes))
    end_round(game)
    return game


def end_round(game: Game) -> list[dict[str, Any]]:
    """The last die goes on its AA gun; robots that could work are left alone."""
    events = game.act(place(4, 1, 5))
    return events + (game.act(DONE) if game.phase == "rooms" else [])


def choose(effect: str, amount: int, **changes: Any) -> tuple[Game, list[dict[str, Any]]]:
    """Use an ability of the rooms phase; a die that is not used keeps the round from ending."""
    game = stage(team=[does("chosen", effect, amount)]).rooms((3, [3, 1]), **changes)
    return game, game.act(chosen())


# --- F14 ---


@rule("F14", "R6")
def test_energy_as_in_a_room() -> None:
    game, _ = choose("energy", 3)
    assert game.position()["energy"] == ENERGY + 3
    game, _ = choose("energy", 9)
    assert game.position()["energy"] == 7


@rule("F14", "R7", "F30")
def test_fighters_as_in_a_room_without_its_bonus() -> None:
    table = stage(
        team=[does("chosen", "fighters", 4)], city=[does("always", "bonus", 2, on="fighters")]
    )
    game = table.rooms((3, [3, 1]), ships=only({0: [5, 4], 1: [8, 3]}))  # on a 4 and on a 6
    game.act(chosen())
    assert [ship_at(game, ship) for ship in (0, 1)] == ["mothership", [8, 3]]


@rule("F14", "R8")
def test_research_as_in_a_room() -> None:
    game, _ = choose("research", 7)  # 3 + 1 + 3
    assert game.position()["research"] == 3
    game, _ = choose("research", 6)
    assert game.position()["research"] == 2


@rule("F14", "B1")
def test_a_robot_as_in_a_room() -> None:
    game, _ = choose("robot", 4)
    game.act({"do": "install", "robot": 0, "space": [2, 1]})
    assert game.position()["robots"][0] == {"value": 4, "space": [2, 1], "exhausted": True}
    assert game.position()["energy"] == ENERGY


@rule("F14", "B2")
def test_no_robot_where_there_are_none() -> None:
    table = stage(team=[does("chosen", "robot", 4)], city=[does("always", "robots", 0)])
    game = table.rooms((3, [3, 1]))
    assert "no robots" in str(refused(game, chosen(), "B2"))
    game.act(use(3, 1))
    assert game.position()["round"] == 2  # and the round does not wait for it


# --- F15 ---


@rule("F15")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_repair_takes_damage_back(before: int, after: int) -> None:
    game, events = choose("repair", 2, damage=before)
    assert game.position()["damage"] == after
    assert events[1] == {"event": "repair", "repaired": before - after, "damage": after}


# --- F16 ---


@rule("F16")
def test_jammed_ships_rise_in_their_order_below_the_mothership() -> None:
    ships = {0: "mothership", 1: [6, 2], 2: [7, 2], 3: [13, 2], 4: [4, 2], 5: [7, 3]}
    game = stage(team=[does("chosen", "jam", 3)]).load(mothership=4, ships=ships)
    events = game.act(chosen(column=2))
    assert [ship_at(game, n) for n in range(1, 6)] == [[5, 2], [6, 2], [10, 2], [4, 2], [7, 3]]
    assert kinds(events) == ["ability", "rise", "rise", "rise"]


@rule("F16")
def test_no_ship_rises_into_the_row_of_the_mothership() -> None:
    table = stage(team=[does("chosen", "jam", 3)])
    game = table.load(mothership=4, ships=only({0: [6, 2]}))
    game.act(chosen(column=2))
    assert ship_at(game, 0) == [5, 2]


@rule("F16", "D7")
def test_the_space_a_ship_rises_to_does_nothing() -> None:
    game = stage(team=[does("chosen", "jam", 2)]).load(ships=only({0: [5, 1]}))
    game.act(chosen(column=1))  # onto the mothership icon of row 3
    assert whole(game, "mothership", "phase") == [0, "dice"]
    assert ship_at(game, 0) == [3, 1]


# --- F17 ---


@rule("F17")
def test_the_excavator_moves_on_by_itself() -> None:
    game, events = choose("tunnel", 3)
    assert whole(game, "excavator", "energy") == [[4, 4], ENERGY]
    assert events[1]["reason"] == "tunnelled"


@rule("F17")
def test_it_stops_before_a_die_ahead() -> None:
    game = stage(team=[does("chosen", "tunnel", 3)]).rooms((3, [3, 1]), (3, [4, 3]))
    game.act(chosen())
    assert game.position()["excavator"] == [4, 2]
    game.act(EXCAVATE)
    assert game.position()["excavator"] == [4, 3]


@rule("F17", "S6")
def test_it_stops_on_the_last_space() -> None:
    game, _ = choose("tunnel", 3, excavator=[6, 4])
    assert game.position()["excavator"] == [6, 5]


# --- F18 ---


@rule("F18")
def test_missiles_reach_so_many_rows_above_the_city() -> None:
    ships = only({0: [10, 1], 1: [11, 1], 2: [16, 1], 3: [16, 2]})
    game = stage(team=[does("chosen", "missiles", 6)]).load(mothership=5, ships=ships)
    events = game.act(chosen(column=1))
    assert [ship_at(game, n) for n in (0, 3)] == [[10, 1], [16, 2]]
    assert [ship_at(game, n) for n in (1, 2)] == ["mothership"] * 2
    assert kinds(events).count("destroy") == 2


@rule("F18")
def test_missiles_of_1_reach_the_last_row() -> None:
    ships = only({0: [15, 1], 1: [16, 1]})
    game = stage(team=[does("chosen", "missiles", 1)]).load(ships=ships)
    game.act(chosen(column=1))
    assert [ship_at(game, n) for n in range(2)] == [[15, 1], "mothership"]


@rule("F18")
def test_ships_on_drop_points_are_safe_from_missiles() -> None:
    ships = {n: [10, n + 1] for n in range(5)} | {5: [12, 1]}
    game = stage(team=[does("chosen", "missiles", 16)]).load(mothership=10, ships=ships)
    game.act(chosen(column=1))
    assert [ship_at(game, n) for n in (0, 5)] == [[10, 1], "supply"]


# --- F19 ---


@rule("F19")
@pytest.mark.parametrize(("before", "after"), [(5, 2), (3, 0), (2, 0)])
def test_energy_is_lost_as_far_as_there_is_any(before: int, after: int) -> None:
    game = stage(does("placed", "drain", 3)).load(energy=before)
    game.act(place(0, 1, 1))
    assert game.position()["energy"] == after


# --- F20 ---


@rule("F20", "M3")
def test_damage_comes_one_after_the_other() -> None:
    table = stage(does("round", "damage", 2))
    assert after_round(table, damage=1).position()["damage"] == 3
    game = after_round(table, damage=6)
    assert game.position()["damage"] == 7
    assert game.result == BY_DAMAGE


@rule("F20", "M3")
@pytest.mark.parametrize(("amount", "called"), [(2, 2), (9, 4)])
def test_reinforcements_are_called_as_far_as_the_supply_goes(amount: int, called: int) -> None:
    game = after_round(stage(does("round", "call", amount)))
    aboard = [ship_at(game, ship) for ship in range(5, 9)]
    assert aboard == ["mothership"] * called + ["supply"] * (4 - called)


@rule("F20", "M3", "B9")
def test_a_cave_in_drives_the_excavator_back_to_its_start_at_most() -> None:
    table = stage(does("round", "cave-in", 3))
    robots = [(4, [3, 2]), (4, [2, 1])]
    game = after_round(table, excavator=[4, 1], robots=robots)
    assert game.position()["excavator"] == [3, 3]
    assert [robot["space"] for robot in game.position()["robots"]] == [None, [2, 1]]
    assert after_round(table, excavator=[3, 4]).position()["excavator"] == [3, 5]


@rule("F20", "M3")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0)])
def test_research_is_forgotten(before: int, after: int) -> None:
    game = after_round(stage(does("round", "forget", 2)), research=before)
    assert game.position()["research"] == after


# --- F21 ---


@rule("F21")
def test_in_a_dive_all_ships_come_down_and_nothing_is_triggered() -> None:
    ships = {0: [0, 1], 1: [1, 1], 2: [2, 4], 3: [7, 2], 4: [16, 5], 5: [15, 5]}
    game = stage(does("placed", "dive", 2, on="aa")).load(ships=ships)
    events = game.act(place(0, 1, 3))  # a 1 on an AA gun: only the dive moves ships
    made = game.position()
    where = [[2, 1], [3, 1], [4, 4], [9, 2], "mothership", "mothership"]
    assert [ship_at(game, n) for n in range(6)] == where  # ship 1 on an icon, not set off
    assert (made["mothership"], made["damage"]) == (0, 2)
    assert "shift" not in kinds(events)


@rule("F21", "D8")
def test_a_dive_onto_an_arrow_does_not_slide() -> None:
    game = stage(does("placed", "dive", 1, on="aa")).load(ships=only({1: [1, 2]}))
    game.act(place(0, 1, 3))
    assert ship_at(game, 1) == [2, 2]


@rule("F21", "E2", "E4")
def test_a_dive_that_loses_the_game_stops_there() -> None:
    ships = only({0: [16, 1], 1: [5, 2]})
    game = stage(does("placed", "dive", 1, on="aa")).load(damage=6, ships=ships)
    game.act(place(0, 1, 3))
    assert game.result == BY_DAMAGE
    assert ship_at(game, 1) == [5, 2]


# --- F22 ---


@rule("F22")
def test_a_pulse_weakens_every_robot() -> None:
    game = after_round(stage(does("round", "pulse", 2)), robots=[(5, [2, 1]), (2, [2, 2])])
    robots = game.position()["robots"]
    assert robots[0] == {"value": 3, "space": [2, 1], "exhausted": False}
    assert robots[1]["space"] is None


# --- F23 ---


def prowled(at: Any, steps: int = 1, **ships: Any) -> Game:
    """A round with a prowling orange ship; other ships by name: `b5=[6, 3]` is ship 5."""
    table = stage(does("always", "orange", 2), does("round", "prowl", steps))
    others = {int(name[1:]): where for name, where in ships.items()}
    return after_round(table, ships=RIDING | {ORANGE: at} | others)


@rule("F23")
def test_the_orange_ship_prowls_onto_the_next_free_space() -> None:
    assert ship_at(prowled([5, 3]), ORANGE) == [6, 3]
    assert ship_at(prowled([5, 3], steps=3), ORANGE) == [8, 3]
    assert ship_at(prowled([5, 3], b5=[6, 3], b6=[7, 3]), ORANGE) == [8, 3]
    assert ship_at(prowled([5, 3], b5=[6, 4]), ORANGE) == [6, 3]


@rule("F23", "D7")
def test_the_space_it_prowls_to_does_nothing_but_the_city_is_hit() -> None:
    game = prowled([10, 2])  # onto the icon of row 11
    assert whole(game, "mothership", "damage") == [4, 0]
    game = prowled([16, 2])
    assert game.position()["damage"] == 2
    assert ship_at(game, ORANGE) == "mothership"


@rule("F23")
@pytest.mark.parametrize("at", ["mothership", "supply"])
def test_it_prowls_only_in_the_sky(at: str) -> None:
    game = prowled(at)
    assert ship_at(game, ORANGE) == at
    assert game.position()["damage"] == 0


# --- F24, F25, F40, F44 ---


@rule("F24")
def test_a_reroll_rolls_the_dice_in_hand() -> None:
    table = stage(team=[does("chosen", "reroll")])
    game = table.load(workers=[(6, [1, 1]), (2, None), (2, None), (2, None), (2, None)])
    game.act(chosen())
    assert game.dice_to_roll() == 4
    game.act({"do": "roll", "values": [3, 4, 5, 6]})
    assert [worker["value"] for worker in game.position()["workers"]] == [6, 3, 4, 5, 6]


@rule("F25")
@pytest.mark.parametrize(
    ("amount", "worker", "change", "value"),
    [(1, 2, "up", 4), (1, 2, "down", 2), (3, 4, "up", 6), (3, 1, "down", 1), (3, 0, "up", 4)],
)
def test_a_nudge_turns_one_die(amount: int, worker: int, change: str, value: int) -> None:
    game = stage(team=[does("chosen", "nudge", amount)]).load()
    events = game.act(chosen(worker=worker, change=change))
    values = [1, 2, 3, 4, 5]
    assert events[1] == {"event": "nudge", "worker": worker, "from": values[worker], "to": value}
    values[worker] = value
    assert [die["value"] for die in game.position()["workers"]] == values


@rule("F40")
def test_a_flip_shows_the_other_side_of_one_die() -> None:
    game = stage(team=[does("chosen", "flip")]).load()
    game.act(chosen(worker=1))
    assert [die["value"] for die in game.position()["workers"]] == [1, 5, 3, 4, 5]


@rule("F40")
def test_a_flip_of_all_dice_turns_those_in_hand_and_on_the_board() -> None:
    table = stage(team=[does("chosen", "flip", 5)])
    game = table.load(workers=[(1, [1, 1]), (2, None), (3, None), (4, None), (6, None)])
    game.act(chosen())
    assert [die["value"] for die in game.position()["workers"]] == [6, 5, 4, 3, 1]


@rule("F40", "R6")
def test_a_die_that_was_turned_counts_so_in_its_room() -> None:
    table = stage(team=[does("chosen", "flip")])
    game = table.rooms((1, [3, 1]), (1, [1, 2]), energy=0)
    game.act(chosen(worker=0))
    game.act({"do": "use", "space": [3, 1]})
    assert game.position()["energy"] == 6


@rule("F44")
def test_a_match_turns_all_dice_to_the_number_of_one_of_them() -> None:
    table = stage(team=[does("chosen", "match")])
    game = table.load(workers=[(6, [1, 1]), (2, None), (6, None), (4, None), (6, None)])
    events = game.act(chosen(worker=3))
    assert [die["value"] for die in game.position()["workers"]] == [4, 4, 4, 4, 4]
    turned = [event for event in events if event["event"] == "nudge"]
    assert [(e["worker"], e["from"], e["to"]) for e in turned] == [
        *((0, 6, 4), (1, 2, 4)),
        *((2, 6, 4), (4, 6, 4)),
    ]


@rule("F44", "F13")
@pytest.mark.parametrize("number", [2, 6])
def test_a_match_with_a_number_needs_no_die_to_follow(number: int) -> None:
    table = stage(team=[does("chosen", "match", number)])
    game = table.load(workers=[(1, [1, 1]), (2, None), (6, None), (4, None), (6, None)])
    assert [action for action in game.actions() if "id" in action] == [chosen()]
    game.act(chosen())
    assert [die["value"] for die in game.position()["workers"]] == [number] * 5
    alike = table.load(workers=[(number, [1, 1]), *[(number, None)] * 4])
    refused(alike, chosen(), "F13")


@rule("F44", "F13")
def test_a_match_leaves_dice_that_are_used() -> None:
    table = stage(team=[does("chosen", "match", 6)])
    game = table.rooms((3, [3, 1]), (2, [1, 2]))
    game.act({"do": "use", "space": [3, 1]})
    events = game.act(chosen())
    assert [event["worker"] for event in events if event["event"] == "nudge"] == [1]


@rule("F44", "F13")
def test_a_match_needs_a_die_unlike_another() -> None:
    table = stage(team=[does("chosen", "match")])
    mixed = table.load(workers=[(2, [1, 1]), (3, None), (3, None), (3, None), (3, None)])
    assert {a["worker"] for a in mixed.actions() if "id" in a} == {0, 1, 2, 3, 4}
    alike = table.load(workers=[(3, [1, 1]), (3, None), (3, None), (3, None), (3, None)])
    refused(alike, chosen(worker=2), "F13")
    assert not [action for action in alike.actions() if "id" in action]


# --- F26 ---


@rule("F26")
def test_after_smoke_the_next_dice_move_no_ships() -> None:
    game = stage(team=[does("chosen", "smoke", 2)]).load()
    game.act(chosen())
    for worker in (0, 1, 2):
        game.act(place(worker, 2, worker + 1))
    assert [ship_at(game, ship) for ship in range(3)] == [[0, 1], [0, 2], [3, 3]]
    assert game.position()["smoke"] == 0


@rule("F26")
def test_smoke_does_not_last_beyond_the_round() -> None:
    game = stage(team=[does("chosen", "smoke", 3)]).last_gun()
    game.act(chosen())
    game.act(place(4, 1, 5))
    assert whole(game, "round", "smoke") == [2, 0]
    game.act(ROLL)
    game.act(place(1, 2, 1))
    assert ship_at(game, 0) == [3, 1]


# --- F27 ---


@rule("F27")
def test_with_supplies_the_next_rooms_cost_nothing() -> None:
    table = stage(team=[does("chosen", "supplies", 2)])
    dice: list[tuple[int, list[int]]] = [(3, [2, 1]), (3, [2, 2]), (3, [3, 4])]
    game = table.rooms(*dice, energy=0)
    refused(game, use(2, 2), "R2")
    game.act(chosen())
    assert [event["cost"] for event in game.act(use(2, 2)) if event["event"] == "use"] == [0]
    game.act(use(2, 1))
    assert game.position()["round"] == 2  # the third room could not be paid


@rule("F27")
def test_a_free_room_uses_supplies_up_and_digging_does_not() -> None:
    table = stage(team=[does("chosen", "supplies", 2)])
    game = table.rooms((3, [3, 1]), (3, [2, 2]), (3, [4, 3]), energy=1)
    game.act(chosen())
    game.act(EXCAVATE)
    assert whole(game, "energy", "supplies") == [0, 2]
    game.act(use(3, 1))
    assert whole(game, "energy", "supplies") == [5, 1]  # 3, and 2 more


@rule("F27")
def test_a_supplied_room_counts_2_more_and_the_one_after_it_does_not() -> None:
    table = stage(team=[does("chosen", "supplies")])
    game = table.rooms((3, [2, 1]), (3, [2, 2]), energy=3)
    game.act(chosen())
    values = [
        event["value"]
        for space in (1, 2)
        for event in game.act(use(2, space))
        if event["event"] == "use"
    ]
    plain = table.rooms((3, [2, 1]), (3, [2, 2]), energy=3)
    usual = [
        event["value"]
        for space in (1, 2)
        for event in plain.act(use(2, space))
        if event["event"] == "use"
    ]
    assert values == [usual[0] + 2, usual[1]]


@rule("F27")
def test_supplies_do_not_last_beyond_the_round() -> None:
    table = stage(team=[does("chosen", "supplies", 2)])
    game = table.rooms((3, [2, 2]), ships=RIDING, mothership=3)
    game.act(chosen())
    game.act(use(2, 2))
    assert whole(game, "round", "supplies") == [2, 0]


# --- F28 ---


@rule("F28")
def test_silence_leaves_out_the_action_of_this_round_only() -> None:
    game = stage(team=[does("chosen", "silence")]).last_gun()
    game.act(chosen())
    assert game.position()["held"] == "action"
    told = kinds(game.act(place(4, 1, 5)))
    assert "action" not in told
    assert whole(game, "mothership", "held", "round") == [1, None, 2]
    assert ship_at(game, 5) == "supply"  # row 1 calls a reinforcement


@rule("F28")
def test_a_halted_mothership_neither_descends_nor_acts() -> None:
    game = stage(team=[does("chosen", "halt")]).last_gun(ships={0: "mothership"})
    game.act(chosen())
    told = kinds(game.act(place(4, 1, 5)))
    assert "mothership" not in told
    assert "action" not in told
    assert whole(game, "mothership", "held", "round") == [0, None, 2]
    assert ship_at(game, 0) == [0, 1]  # ships spawn as usual


@rule("F28", "D10")
def test_an_icon_brings_even_a_halted_mothership_down() -> None:
    game = stage(team=[does("chosen", "halt")]).load(ships=only({0: [1, 1]}))
    game.act(chosen())
    game.act(place(1, 2, 1))
    assert game.position()["mothership"] == 1


@rule("F28")
def test_silence_and_halt_together_are_a_halt() -> None:
    table = stage(team=[does("chosen", "silence"), does("chosen", "halt")])
    game = table.load()
    game.act(chosen(1))
    game.act(chosen(2))
    assert game.position()["held"] == "descent"


# --- F37 ---

LETTERS = ["L . . . .  | -", "X L . . .  | -", ". . . . .  | -", ". . . . .  | -"]


def landed(effect: str, amount: int, **changes: Any) -> Game:
    """A game in which the ship of column 1 has just come down onto a special space in row 2."""
    spaces = {"X": (effect, amount), "L": ("damage", 3)}
    game = stage(sky=LETTERS, spaces=spaces).load(**changes)
    game.act(place(1, 2, 1))
    return game


@rule("F37", "F19")
def test_a_ship_lands_on_a_special_space() -> None:
    game = landed("drain", 1)
    assert game.position()["energy"] == ENERGY - 1
    assert game.position()["damage"] == 0  # the letter in row 1 was only passed (D7)
    told = [event for event in game.events() if event["event"] == "special"]
    assert told == [{"event": "special", "ship": 0, "kind": "basic", "effect": "drain"}]


@rule("F37", "F20")
def test_special_spaces_do_whatever_their_tile_says() -> None:
    assert landed("energy", 2).position()["energy"] == ENERGY + 2
    assert landed("damage", 2).position()["damage"] == 2
    assert landed("forget", 2, research=5).position()["research"] == 3
    called = [ship_at(landed("call", 2), ship) for ship in (5, 6, 7)]
    assert called == ["mothership", "mothership", "supply"]
    robots = landed("pulse", 1, robots=[(3, [2, 2])]).position()["robots"]
    assert robots[0]["value"] == 2


@rule("F37", "F21")
def test_a_dive_does_not_set_it_off() -> None:
    spaces = {"X": ("drain", 1), "L": ("call", 1)}
    table = stage(does("placed", "dive", 1, on="aa"), sky=LETTERS, spaces=spaces)
    game = table.load(ships=only({0: [1, 1]}))
    game.act(place(0, 1, 5))
    assert ship_at(game, 0) == [2, 1]
    assert game.position()["energy"] == ENERGY


# --- F38 ---

NEW_ROOMS = [
    "repair -2 /1 | jam /1 | missiles +1 | tunnel | tunnel",
    "energy | jam [2] | tunnel | start",
]


def in_room(row: int, *dice: tuple[int, list[int]], **changes: Any) -> Game:
    game = stage(upper=NEW_ROOMS).rooms(*dice, **changes)
    game.act(use(row, dice[0][1][1]))
    return game


@rule("F38", "F15")
def test_a_workshop_repairs_with_its_value() -> None:
    game = in_room(2, (4, [2, 1]), damage=5)
    assert whole(game, "damage", "energy") == [3, ENERGY - 1]
    assert in_room(2, (2, [2, 1]), damage=5).position()["damage"] == 5  # R3: a value of 0


@rule("F38", "F16")
def test_a_jammer_works_on_the_column_of_its_first_space() -> None:
    ships = only({0: [9, 2], 1: [9, 3]})
    game = in_room(2, (3, [2, 2]), ships=ships)
    assert [ship_at(game, n) for n in (0, 1)] == [[6, 2], [9, 3]]
    game = in_room(3, (1, [3, 3]), (3, [3, 2]), ships=ships)
    assert [ship_at(game, n) for n in (0, 1)] == [[5, 2], [9, 3]]


@rule("F38", "F18")
def test_missiles_fly_as_far_as_their_room_is_strong() -> None:
    ships = only({0: [13, 3], 1: [14, 3], 2: [14, 2]})
    game = in_room(2, (2, [2, 3]), ships=ships)  # value 3
    assert [ship_at(game, n) for n in range(3)] == [[13, 3], "mothership", [14, 2]]


@rule("R7", "F18")
def test_fighters_and_missiles_of_one_room_miss_each_for_itself() -> None:
    upper = ["missiles+fighters | tunnel | tunnel | tunnel | tunnel", NEW_ROOMS[1]]
    game = stage(upper=upper).rooms((1, [2, 1]), ships=only({}))
    missed = [event for event in game.act(use(2, 1)) if event["event"] == "miss"]
    assert [event.get("by") for event in missed] == ["missiles", None]


@rule("F38", "F30")
def test_new_rooms_know_discounts_and_bonuses_too() -> None:
    city = [does("always", "discount", on="repair"), does("always", "bonus", 2, on="repair")]
    game = stage(upper=NEW_ROOMS, city=city).rooms((4, [2, 1]), damage=5)
    game.act(use(2, 1))
    assert whole(game, "damage", "energy") == [1, ENERGY]


# --- F39 ---

ACTIONS = [". . . . .  | drain 2", ". . . . .  | emp 2", ". . . . .  | dive 3", ". . . . .  | -"]


def acted(row: int, **changes: Any) -> Game:
    """A game after the action of this row."""
    ships = {n: [row - 1, n + 1] for n in range(5)}
    table = stage(sky=ACTIONS)
    game = table.last_gun(**({"mothership": row - 1, "ships": ships, "energy": 5} | changes))
    assert owners(end_round(game)) == []
    return game


@rule("F39", "F19")
def test_the_mothership_drains_energy() -> None:
    assert acted(1).position()["energy"] == 3


@rule("F39", "F22")
def test_the_mothership_weakens_robots() -> None:
    robots = acted(2, robots=[(5, [2, 1]), (1, [2, 2])]).position()["robots"]
    assert [robot["value"] for robot in robots] == [3, None]


@rule("F39", "F21")
def test_the_mothership_sends_all_ships_down() -> None:
    game = acted(3, ships={n: [2, n + 1] for n in range(5)} | {5: [15, 1]})
    assert [ship_at(game, n) for n in range(5)] == [[6, n + 1] for n in range(5)]
    assert game.position()["damage"] == 1
