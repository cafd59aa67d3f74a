"""D: the dice phase. Workers are placed, ships descend, landing spaces take effect."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.support.table import (
    EDITIONS,
    PNP1,
    PNP2,
    PRINT_AND_PLAY,
    ROSWELL,
    Workers,
    impossible,
    kinds,
    load,
    only,
    place,
    position,
    refused,
    rule,
    ship_at,
    spaces,
    use,
)
from ufs.base.errors import UfsError
from ufs.content.loader import BUILT_IN, Library
from ufs.content.loader import load as load_packs
from ufs.game import Game


def dice(*values: int) -> Workers:
    """Workers in hand that show these values; what is not said shows a 1."""
    return [(value, None) for value in (*values, 1, 1, 1, 1, 1)][:5]


def values(game: Game) -> list[int | None]:
    return [worker["value"] for worker in game.position()["workers"]]


def ships(game: Game) -> list[Any]:
    return [ship["at"] for ship in game.position()["ships"]]


def finish_round(game: Game) -> None:
    """Use no room, so that the mothership phase comes."""
    if game.position()["phase"] == "rooms":
        game.act({"do": "done"})


# --- D1 ---


@rule("D1")
@pytest.mark.parametrize("setup", EDITIONS)
def test_a_round_begins_with_a_roll_of_all_five_workers(setup: dict[str, Any]) -> None:
    game = Game.new(setup, seed=3)
    assert kinds(game.opening()) == ["roll"]
    assert game.opening()[0]["workers"] == [0, 1, 2, 3, 4]
    assert game.opening()[0]["values"] == values(game)
    assert [worker["color"] for worker in game.position()["workers"]] == [
        *["plain"] * 3,
        *["white"] * 2,
    ]


@rule("D1")
def test_dice_show_1_to_6_alike() -> None:
    rolled = [value for seed in range(400) for value in values(Game.new(ROSWELL, seed=seed))]
    for value in range(1, 7):
        assert 260 < rolled.count(value) < 410  # 333 are to be expected of 2000
    assert len(rolled) == 2000


@rule("D1", "D14")
def test_every_die_of_a_roll_falls_for_itself() -> None:
    rolls = []
    for seed in range(200):
        game = Game.new(ROSWELL, seed=seed)
        first = values(game)
        game.act(place(4, 1, 5))  # white: the other four are rolled again
        rolls.append((*first, *values(game)[:4]))
    for one in range(9):
        for other in range(one):
            alike = sum(roll[one] == roll[other] for roll in rolls)
            assert 10 < alike < 60  # 33 are to be expected


@rule("D1")
def test_dice_of_ones_own_are_rolled_before_one_is_placed() -> None:
    game = Game.new(ROSWELL, seed=1, dice="manual")
    assert game.actions() == [{"do": "roll"}]
    refused(game, place(0, 2, 1), "D1")
    for wrong in ([1, 2, 3, 4], [1, 2, 3, 4, 5, 6]):
        with pytest.raises(UfsError) as caught:
            game.act({"do": "roll", "values": wrong})
        assert caught.value.rule == "D1"
        assert values(game) == [None] * 5
    game.act({"do": "roll", "values": [6, 2, 3, 4, 5]})
    assert values(game) == [6, 2, 3, 4, 5]


@rule("D1")
def test_any_worker_may_be_placed_next() -> None:
    game = load(ROSWELL)
    assert all(spaces(game, worker) for worker in range(5))
    game.act(place(2, 2, 3))
    game.act(place(0, 1, 5))
    assert all(spaces(game, worker) for worker in (1, 3, 4))
    assert not spaces(game, 0)
    assert not spaces(game, 2)


@rule("D1")
def test_a_worker_is_placed_once() -> None:
    game = load(ROSWELL)
    game.act(place(0, 2, 1))
    refused(game, place(0, 2, 2), "D1")


@rule("D1")
@pytest.mark.parametrize("setup", EDITIONS)
def test_the_phase_lasts_until_every_column_holds_exactly_one_worker(setup: dict[str, Any]) -> None:
    game = load(setup, workers=dice(3, 3, 3, 3, 3), energy=4)
    for worker, column in ((0, 2), (1, 5), (2, 1), (3, 3)):
        refused(game, use(2, 1), "R1")
        refused(game, {"do": "done"}, "R1")
        game.act(place(worker, 2, column))
        assert game.position()["phase"] == "dice"
    game.act({"do": "roll", "values": [2]})
    assert {column for _, column in spaces(game, 4)} == {4}
    game.act(place(4, 1, 4))
    assert game.position()["phase"] == "rooms"
    refused(game, place(4, 1, 4), "D1")
    assert sorted(worker["space"][1] for worker in game.position()["workers"]) == [1, 2, 3, 4, 5]


@rule("D1")
@pytest.mark.parametrize("last", [0, 4])
def test_in_the_next_round_all_five_are_in_hand_again_to_be_rolled(last: int) -> None:
    workers: Workers = [(1, [1, column]) for column in range(1, 5)]
    workers.insert(last, (1, None))
    game = load(ROSWELL, workers=workers)
    game.act(place(last, 1, 5))  # five AA guns: nothing can be used, the round goes on
    after = game.position()
    assert (after["round"], after["phase"]) == (2, "dice")
    assert [worker["value"] for worker in after["workers"]] == [None] * 5
    assert [worker["space"] for worker in after["workers"]] == [None] * 5
    assert game.actions() == [{"do": "roll"}]
    game.act({"do": "roll", "values": [6, 5, 4, 3, 2]})
    assert values(game) == [6, 5, 4, 3, 2]


@rule("D1")
def test_with_automatic_dice_the_next_round_rolls_by_itself() -> None:
    workers: Workers = [(1, [1, column]) for column in range(1, 5)]
    game = load(ROSWELL, workers=[*workers, (1, None)], dice="auto")
    events = game.act(place(4, 1, 5))
    assert kinds(events)[-2:] == ["round", "roll"]
    assert events[-1]["workers"] == [0, 1, 2, 3, 4]
    assert events[-1]["values"] == values(game)


@rule("D1")
def test_a_position_knows_three_plain_and_two_white_workers() -> None:
    made = position(ROSWELL)
    made["workers"][3]["color"] = "plain"
    impossible(made, "D1")
    made = position(ROSWELL)
    made["workers"][0]["value"] = None  # rolled are all or none
    impossible(made, "D1")


# --- D2 ---


@rule("D2")
@pytest.mark.parametrize("setup", EDITIONS)
def test_a_column_takes_one_worker(setup: dict[str, Any]) -> None:
    game = load(setup, workers=dice(1, 6, 6), excavator=[4, 1])
    game.act(place(0, 2, 2))
    for row in (1, 2, 3):
        refused(game, place(1, row, 2), "D2")
    refused(game, place(1, 4, 2), "D2")  # ahead of the excavator
    game.act(place(1, 3, 3))
    refused(game, place(2, 1, 3), "D2")
    refused(game, place(2, 1, 2), "D2")


@rule("D2")
@pytest.mark.parametrize("setup", EDITIONS)
def test_a_worker_goes_on_any_excavated_space_of_a_free_column(setup: dict[str, Any]) -> None:
    game = load(setup, excavator=[6, 5])
    game.act(place(0, 2, 2))
    free = {(row, column) for row in range(1, 7) for column in (1, 3, 4, 5)}
    for worker in (1, 2, 3, 4):
        assert spaces(game, worker) == free


@rule("D2")
@pytest.mark.parametrize(
    ("setup", "tunnel"), [(PNP1, (2, 4)), (PNP2, (2, 4)), (ROSWELL, (2, 3)), (ROSWELL, (4, 2))]
)
def test_an_excavated_tunnel_takes_a_worker_too(
    setup: dict[str, Any], tunnel: tuple[int, int]
) -> None:
    row, column = tunnel
    game = load(setup, excavator=[5, 5], workers=dice(3))
    game.act(place(0, row, column))
    assert game.position()["workers"][0]["space"] == [row, column]
    assert ship_at(game, column - 1)[0] == 3  # and its ship comes down


@rule("D2")
@pytest.mark.parametrize("setup", EDITIONS)
def test_in_a_position_two_dice_never_share_a_space_nor_two_workers_a_column(
    setup: dict[str, Any],
) -> None:
    impossible(position(setup, workers=[(1, [2, 1]), (2, [2, 1]), *dice()[:3]]), "D2")
    impossible(position(setup, workers=[(1, [2, 1]), (2, [1, 1]), *dice()[:3]]), "D2")
    workers: Workers = [(1, [2, 1]), *dice()[:4]]
    impossible(position(setup, workers=workers, robots=[(3, [2, 1])]), "D2")
    impossible(position(setup, robots=[(3, [2, 1]), (4, [2, 1])]), "D2")
    assert load(setup, workers=workers, robots=[(3, [1, 1])])  # a robot beside it is no worker


@rule("D2", "B4")
@pytest.mark.parametrize("setup", EDITIONS)
def test_a_robot_does_not_count_for_one_worker_a_column(setup: dict[str, Any]) -> None:
    game = load(setup, robots=[(3, [2, 1])])
    game.act(place(0, 1, 1))
    assert game.position()["workers"][0]["space"] == [1, 1]
    assert game.position()["robots"][0]["space"] == [2, 1]


# --- D3 ---


@rule("D3")
@pytest.mark.parametrize("setup", EDITIONS)
def test_at_most_one_worker_a_round_goes_ahead_of_the_excavator(setup: dict[str, Any]) -> None:
    game = load(setup, workers=dice(2, 6, 6, 6, 6))
    game.act(place(0, 3, 4))
    for row, column in ((3, 3), (3, 2), (3, 1), (4, 1), (4, 2)):
        refused(game, place(1, row, column), "D3")
    assert spaces(game, 1) == {(row, column) for row in (1, 2) for column in (1, 2, 3, 5)}
    game.act(place(1, 2, 3))


@rule("D3")
@pytest.mark.parametrize("setup", EDITIONS)
def test_the_next_round_lets_a_worker_go_ahead_again(setup: dict[str, Any]) -> None:
    workers: Workers = [(1, [3, 4]), (1, [1, 1]), (1, [1, 2]), (1, [1, 3]), (1, None)]
    game = load(setup, workers=workers, energy=0)
    game.act(place(4, 1, 5))
    game.act({"do": "roll", "values": [1, 1, 1, 1, 1]})
    assert game.position()["round"] == 2
    game.act(place(1, 3, 4))
    assert game.position()["workers"][1]["space"] == [3, 4]


@rule("D3")
@pytest.mark.parametrize("setup", EDITIONS)
@pytest.mark.parametrize("excavator", [[3, 5], [3, 1], [4, 3], [6, 4]])
def test_the_excavators_own_space_takes_no_worker(
    setup: dict[str, Any], excavator: list[int]
) -> None:
    game = load(setup, excavator=excavator, workers=dice(6, 6, 6, 6, 6))
    refused(game, place(0, *excavator), "D3")


@rule("D3")
def test_ahead_may_be_a_room_or_a_tunnel() -> None:
    for space in ((4, 2), (4, 3)):  # a tunnel, a room
        game = load(ROSWELL, excavator=[4, 1], workers=dice(2))
        game.act(place(0, *space))
        assert game.position()["workers"][0]["space"] == list(space)


@rule("D3")
@pytest.mark.parametrize("setup", EDITIONS)
def test_a_position_has_at_most_one_worker_ahead_and_none_on_the_excavator(
    setup: dict[str, Any],
) -> None:
    impossible(position(setup, workers=[(6, [3, 4]), (6, [3, 3]), *dice()[:3]]), "D3")
    impossible(position(setup, workers=[(6, [3, 5]), *dice()[:4]]), "D3")


# --- D4 ---


@rule("D4")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("worker", [0, 4])
def test_in_the_box_a_die_ahead_shows_at_least_the_steps_to_its_space(
    value: int, worker: int
) -> None:
    path = [(3, 4), (3, 3), (3, 2), (3, 1), (4, 1), (4, 2), (4, 3)]
    game = load(ROSWELL, workers=dice(*[value] * 5))
    ahead = {space for space in spaces(game, worker) if space in path or space[0] > 3}
    assert ahead == set(path[:value])
    for row, column in path[value:]:
        refused(game, place(worker, row, column), "D4")


@rule("D4")
def test_in_the_box_the_steps_are_counted_along_the_path() -> None:
    # From (4, 4): the space right below it, (5, 4), is three steps away round the corner.
    game = load(ROSWELL, excavator=[4, 4], workers=dice(2, 3))
    refused(game, place(0, 5, 4), "D4")
    game.act(place(1, 5, 4))


@rule("D4")
def test_in_the_box_the_modifier_of_the_room_ahead_does_not_help() -> None:
    game = load(ROSWELL, excavator=[4, 5], workers=dice(4, 5))
    refused(game, place(0, 5, 1), "D4")  # fighters +1, five steps ahead
    game.act(place(1, 5, 1))


@rule("D4")
def test_in_the_box_a_position_with_a_die_too_low_ahead_is_refused() -> None:
    assert load(ROSWELL, workers=[(4, [3, 1]), *dice()[:4]])
    impossible(position(ROSWELL, workers=[(3, [3, 1]), *dice()[:4]]), "D4")


@rule("D4", "R10")
@pytest.mark.parametrize("setup", PRINT_AND_PLAY)
def test_in_the_print_and_play_any_space_ahead_may_be_taken(setup: dict[str, Any]) -> None:
    game = load(setup, workers=dice(1, 1, 1, 1, 1))
    ahead = {(3, column) for column in (1, 2, 3, 4)} | {
        (row, column) for row in (4, 5, 6) for column in range(1, 6)
    }
    for worker in range(5):
        assert {space for space in spaces(game, worker) if space[0] > 2} == ahead


@rule("D4", "R10")
@pytest.mark.parametrize("setup", PRINT_AND_PLAY)
def test_in_the_print_and_play_a_die_too_low_ahead_does_nothing_later(
    setup: dict[str, Any],
) -> None:
    workers: Workers = [(3, None), (1, [1, 2]), (1, [1, 3]), (1, [1, 4]), (3, [2, 5])]
    game = load(setup, workers=workers, energy=5)
    events = game.act(place(0, 3, 1))  # four steps, a 3
    assert ship_at(game, 0) == [3, 1]  # it moves its ships all the same
    assert "excavator" not in kinds(events)
    assert game.position()["phase"] == "rooms"
    refused(game, {"do": "excavate"}, "R10")
    game.act({"do": "done"})
    assert game.position()["excavator"] == [3, 5]
    assert game.position()["energy"] == 5


# --- D5 ---


@rule("D5")
@pytest.mark.parametrize("setup", EDITIONS)
@pytest.mark.parametrize("value", [1, 3, 6])
def test_the_ships_of_the_column_descend_by_the_number_on_the_die_at_once(
    setup: dict[str, Any], value: int
) -> None:
    game = load(setup, ships={4: [10, 5]}, workers=dice(value))
    game.act(place(0, 2, 4) if setup is ROSWELL else place(0, 2, 3))
    column = 4 if setup is ROSWELL else 3
    landed = {
        ("box", 1): [1, 5],  # an arrow
        ("box", 3): [3, 4],
        ("box", 6): [6, 4],
        ("pnp", 1): [1, 3],
        ("pnp", 3): [3, 4],  # an arrow
        ("pnp", 6): [6, 3],  # the mothership's icon
    }[setup["edition"][:3], value]
    assert ship_at(game, column - 1) == landed
    row = game.position()["mothership"]
    others = [[row, c] for c in range(1, 5) if c != column]
    assert [ship_at(game, c - 1) for c in range(1, 5) if c != column] == others
    assert ship_at(game, 4) == [10, 5]


@rule("D5")
@pytest.mark.parametrize(
    ("setup", "space", "column"),
    [
        (ROSWELL, (2, 1), 1),  # fighters -1
        (ROSWELL, (5, 2), 2),  # energy +1
        (PNP1, (2, 1), 1),  # energy -1
        (PNP2, (4, 2), 2),  # fighters +1
    ],
)
def test_the_modifier_of_the_room_does_not_count_for_ships(
    setup: dict[str, Any], space: tuple[int, int], column: int
) -> None:
    game = load(setup, excavator=[6, 1], ships={0: [12, 1], 1: [12, 2]}, workers=dice(3))
    events = game.act(place(0, *space))
    assert events[1]["event"] == "descend"
    assert events[1]["from"] == [12, column]
    assert events[1]["to"] == [15, column]


@rule("D5")
def test_every_ship_of_the_column_descends_whatever_its_kind() -> None:
    game = load(ROSWELL, ships={0: [0, 1], 1: [4, 1], 5: [8, 1]}, workers=dice(2))
    game.act(place(0, 2, 1))
    assert [ship_at(game, ship) for ship in (0, 1, 5)] == [[2, 1], [6, 1], [10, 1]]
    assert ships(game)[2:5] == [[0, 3], [0, 4], [0, 5]]


@rule("D5")
def test_all_ships_of_a_column_have_moved_before_the_first_takes_effect() -> None:
    # The mothership enters row 1, which the lower ship has left by then.
    game = load(ROSWELL, ships={0: [0, 1], 1: [1, 1]}, workers=dice(3))
    events = game.act(place(0, 2, 1))
    assert kinds(events) == ["place", "descend", "descend", "mothership"]
    assert ship_at(game, 0) == [3, 1]
    assert ship_at(game, 1) == [4, 1]
    assert game.position()["mothership"] == 1


@rule("D5")
@pytest.mark.parametrize("upper", [0, 1])
def test_a_ship_lands_on_the_space_another_of_its_column_has_just_left(upper: int) -> None:
    game = load(ROSWELL, ships={upper: [6, 3], 1 - upper: [9, 3], 2: "mothership"}, workers=dice(3))
    game.act(place(0, 2, 3))
    assert ship_at(game, upper) == [9, 3]
    assert ship_at(game, 1 - upper) == [12, 3]


@rule("D5")
@pytest.mark.parametrize("upper", [0, 1])
def test_landing_spaces_take_effect_topmost_ship_first(upper: int) -> None:
    # Column 1: the upper ship goes onto the icon of row 3, the lower onto the one of row 5.
    lower = 1 - upper
    made = only({upper: [2, 1], lower: [4, 1]})
    game = load(ROSWELL, mothership=2, ships=made, workers=dice(1))
    events = game.act(place(0, 2, 1))
    told = [event for event in events if event["event"] in ("mothership", "lift")]
    assert [(event["event"], event.get("ship")) for event in told] == [
        ("mothership", upper),
        ("lift", upper),  # row 3, before the mothership goes on
        ("mothership", lower),
    ]
    assert game.position()["mothership"] == 4
    assert ship_at(game, upper) == "mothership"
    assert ship_at(game, lower) == [5, 1]


@rule("D5", "D8", "D10")
@pytest.mark.parametrize("upper", [0, 4])
def test_an_upper_arrow_comes_before_a_lower_icon(upper: int) -> None:
    # Column 2: the upper ship shifts in row 5, then the lower one calls the mothership into row 5.
    lower = 4 - upper
    made = {upper: [4, 2], lower: [5, 2], 1: [9, 1], 2: [4, 3], 3: [4, 4]}
    game = load(ROSWELL, mothership=4, ships=made, workers=dice(1))
    events = game.act(place(0, 2, 2))
    assert kinds(events) == ["place", "descend", "descend", "shift", "mothership", "lift"]
    assert events[3]["ship"] == upper
    assert events[5] == {"event": "lift", "ship": upper, "kind": "basic", "from": [5, 3]}
    assert ship_at(game, lower) == [6, 2]


@rule("D5", "D13", "E4")
@pytest.mark.parametrize("upper", [0, 4])
def test_the_topmost_ship_also_comes_first_when_it_decides_the_game(upper: int) -> None:
    # Column 5: the upper ship lands on the icon of row 12, the skull's; the lower one in the city.
    made = only({upper: [11, 5], 4 - upper: [16, 5]})
    game = load(ROSWELL, mothership=11, damage=6, ships=made)
    game.act(place(0, 2, 5))
    assert game.result == {"won": False, "reason": "mothership"}
    assert game.position()["damage"] == 6


# --- D6 ---


@rule("D6")
@pytest.mark.parametrize("setup", EDITIONS)
@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
def test_on_an_aa_gun_ships_descend_one_space_less(setup: dict[str, Any], column: int) -> None:
    for value in (2, 3, 4, 5, 6):
        game = load(setup, workers=dice(value))
        events = game.act(place(0, 1, column))
        assert events[1]["event"] == "descend"
        assert events[1]["from"] == [0, column]
        assert events[1]["to"] == [value - 1, column]


@rule("D6")
@pytest.mark.parametrize(
    ("setup", "at"),
    [
        (ROSWELL, [3, 1]),  # the mothership's icon
        (ROSWELL, [8, 1]),  # an arrow to the right
        (ROSWELL, [14, 4]),  # an arrow to the left
        (ROSWELL, [16, 3]),
        (PNP1, [4, 5]),
        (PNP1, [8, 1]),
        (PNP2, [9, 1]),
        (PNP2, [10, 1]),
    ],
)
def test_a_1_on_an_aa_gun_neither_moves_nor_triggers_anything(
    setup: dict[str, Any], at: list[int]
) -> None:
    game = load(setup, ships=only({0: at}), workers=dice(1))
    before = ships(game)
    assert kinds(game.act(place(0, 1, at[1]))) == ["place", "held"]
    assert ships(game) == before
    assert game.position()["mothership"] == 0


@rule("D6")
def test_a_2_on_an_aa_gun_moves_one_row_and_triggers_the_landing_space() -> None:
    game = load(ROSWELL, ships=only({0: [2, 1]}), workers=dice(2))
    assert kinds(game.act(place(0, 1, 1))) == ["place", "descend", "mothership"]
    assert game.position()["mothership"] == 1


@rule("D6")
def test_only_the_column_of_the_gun_is_slowed_and_only_by_a_gun() -> None:
    game = load(ROSWELL, workers=dice(3, 3))
    game.act(place(0, 1, 1))
    game.act(place(1, 2, 2))
    assert ship_at(game, 0) == [2, 1]
    assert ship_at(game, 1) == [3, 2]


# --- D7 ---


@rule("D7")
@pytest.mark.parametrize(
    ("setup", "start", "value", "end"),
    [
        (ROSWELL, [2, 1], 4, [6, 1]),  # past two icons
        (ROSWELL, [4, 2], 5, [9, 2]),  # past an arrow, an icon and an explosion
        (ROSWELL, [1, 3], 2, [3, 3]),  # past an arrow
        (PNP1, [3, 5], 3, [6, 5]),  # past an icon
        (PNP1, [1, 4], 3, [4, 4]),  # past an arrow
        (PNP2, [7, 1], 4, [11, 1]),  # past an arrow, an icon and another arrow
    ],
)
def test_spaces_passed_through_do_nothing(
    setup: dict[str, Any], start: list[int], value: int, end: list[int]
) -> None:
    game = load(setup, ships=only({0: start}), workers=dice(value))
    assert kinds(game.act(place(0, 2, start[1]))) == ["place", "descend"]
    assert ship_at(game, 0) == end
    assert game.position()["mothership"] == 0


@rule("D7")
def test_the_space_a_ship_starts_from_does_nothing_either() -> None:
    game = load(ROSWELL, ships=only({0: [5, 1]}), workers=dice(1))
    assert kinds(game.act(place(0, 2, 1))) == ["place", "descend"]
    assert ship_at(game, 0) == [6, 1]
    assert game.position()["mothership"] == 0


# --- D8, D9 ---


@rule("D8")
@pytest.mark.parametrize(
    ("setup", "start", "end"),
    [
        (ROSWELL, [1, 2], [2, 1]),
        (ROSWELL, [1, 3], [2, 4]),
        (ROSWELL, [3, 3], [4, 2]),
        (ROSWELL, [7, 5], [8, 4]),
        (PNP1, [1, 4], [2, 3]),
        (PNP1, [2, 3], [3, 4]),
        (PNP2, [7, 5], [8, 4]),
        (PNP2, [7, 1], [8, 2]),
    ],
)
def test_an_arrow_moves_the_ship_to_the_space_it_points_to(
    setup: dict[str, Any], start: list[int], end: list[int]
) -> None:
    game = load(setup, ships=only({0: start}), workers=dice(1))
    events = game.act(place(0, 2, start[1]))
    assert kinds(events) == ["place", "descend", "shift"]
    assert (events[2]["from"], events[2]["to"]) == ([end[0], start[1]], end)
    assert ship_at(game, 0) == end


@rule("D8")
@pytest.mark.parametrize("setup", EDITIONS)
@pytest.mark.parametrize("blocker", [1, 5])
def test_an_arrow_does_nothing_when_a_ship_is_where_it_points(
    setup: dict[str, Any], blocker: int
) -> None:
    # Row 8, column 1 points to column 2 in both skies.
    game = load(setup, ships=only({0: [7, 1], blocker: [8, 2]}), workers=dice(1))
    assert kinds(game.act(place(0, 2, 1))) == ["place", "descend", "blocked"]
    assert ship_at(game, 0) == [8, 1]
    assert ship_at(game, blocker) == [8, 2]


@rule("D8")
@pytest.mark.parametrize("at", [[7, 2], [9, 2], [8, 3]])
def test_ships_near_the_space_an_arrow_points_to_do_not_block(at: list[int]) -> None:
    game = load(ROSWELL, ships=only({0: [7, 1], 2: at}), workers=dice(1))
    game.act(place(0, 2, 1))
    assert ship_at(game, 0) == [8, 2]


@rule("D8")
def test_a_ship_is_blocked_by_where_others_stand_now() -> None:
    # The ship in column 2 leaves (8, 2) first, then the arrow of (8, 1) is free.
    game = load(ROSWELL, ships=only({0: [7, 1], 2: [8, 2]}), workers=dice(1, 1))
    game.act(place(0, 2, 2))
    game.act(place(1, 2, 1))
    assert ship_at(game, 2) == [9, 2]
    assert ship_at(game, 0) == [8, 2]


def with_sky(tmp_path: Path, first_row: str) -> Library:
    """The game's pieces, with a row of one's own on top of tile I."""
    text = (BUILT_IN / "sky" / "I.toml").read_text(encoding="utf-8")
    file = tmp_path / "I.toml"
    file.write_text(text.replace('". . . > .  | ship 1"', f'"{first_row}"'), encoding="utf-8")
    library = Library()
    library.read(BUILT_IN)
    library.read(file)
    assert not library.problems
    return library


@rule("D8")
@pytest.mark.parametrize("row", ["> M . . . | -", "> > . . . | -", "> < . . . | -"])
def test_the_space_entered_by_an_arrow_triggers_nothing(tmp_path: Path, row: str) -> None:
    made = position(ROSWELL, workers=dice(1))
    game = Game.load(made, seed=1, dice="manual", library=with_sky(tmp_path, row))
    events = game.act(place(0, 2, 1))
    assert kinds(events) == ["place", "descend", "shift"]
    assert ship_at(game, 0) == [1, 2]
    assert game.position()["mothership"] == 0


@rule("D8")
@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ("> M . . . | -", "sky-arrow-triggers"),
        (". M < . . | -", "sky-arrow-triggers"),
        ("> > . . . | -", "sky-arrow-triggers"),
        (". . . . > | -", "sky-arrow-leaves"),
        ("> 3 . . . | -", None),
        ("> . M . . | -", None),
    ],
)
def test_the_content_check_refuses_an_arrow_that_points_at_a_trigger(
    tmp_path: Path, row: str, problem: str | None
) -> None:
    with_sky(tmp_path, row)
    problems = load_packs([tmp_path / "I.toml"]).problems
    assert {found.key for found in problems} == ({problem} if problem else set())


@rule("D9")
@pytest.mark.parametrize("setup", EDITIONS)
def test_a_ship_that_changed_columns_moves_again_with_a_later_die_there(
    setup: dict[str, Any],
) -> None:
    row = 0 if setup is ROSWELL else 4  # the row after it has an arrow from column 4 to 5
    game = load(setup, ships=only({3: [row, 4], 4: [row, 5]}), workers=dice(1, 2))
    game.act(place(0, 2, 4))
    assert ship_at(game, 3) == [row + 1, 5]
    game.act(place(1, 2, 5))
    assert ship_at(game, 3) == [row + 3, 5]
    assert ship_at(game, 4) == [row + 2, 5]


@rule("D9")
def test_a_ship_that_left_its_column_no_longer_moves_with_it() -> None:
    # Column 4 first: its ship shifts to column 5, which has its die already.
    game = load(ROSWELL, workers=dice(2, 1))
    game.act(place(0, 2, 5))
    game.act(place(1, 2, 4))
    assert ship_at(game, 3) == [1, 5]
    assert ship_at(game, 4) == [2, 5]
    # The other way round the ship shifted into column 1 moves on with column 1's die.
    game = load(ROSWELL, ships={1: [1, 2]}, workers=dice(1, 2))
    game.act(place(0, 2, 2))
    assert ship_at(game, 1) == [2, 1]
    game.act(place(1, 2, 1))
    assert ship_at(game, 1) == [4, 1]


# --- D10 ---


@rule("D10")
@pytest.mark.parametrize(
    ("setup", "start"), [(ROSWELL, [2, 1]), (ROSWELL, [5, 2]), (PNP1, [3, 5]), (PNP2, [5, 3])]
)
def test_an_icon_brings_the_mothership_down_one_row_at_once(
    setup: dict[str, Any], start: list[int]
) -> None:
    game = load(setup, ships=only({0: start}), workers=dice(1))
    events = game.act(place(0, 2, start[1]))
    moved = {"event": "mothership", "from": 0, "to": 1, "reason": "icon"}
    assert events[2:] == [{**moved, "ship": events[1]["ship"], "kind": "basic"}]
    assert game.position()["mothership"] == 1
    assert game.position()["phase"] == "dice"
    assert ship_at(game, 0) == [start[0] + 1, start[1]]  # the ship itself stays


@rule("D10")
@pytest.mark.parametrize(
    ("setup", "start", "row"),
    [
        (ROSWELL, [2, 1], 0),  # row 1: a reinforcement
        (ROSWELL, [4, 1], 1),  # row 2: the excavator back
        (ROSWELL, [11, 1], 6),  # row 7: research back
        ({"edition": "box", "hard": ["sky1"]}, [12, 4], 3),  # row 4: a hit
        (PNP1, [8, 1], 2),
        (PNP1, [14, 4], 9),
        (PNP2, [14, 4], 3),
        (PNP2, [14, 4], 4),
    ],
)
def test_the_action_of_the_row_it_comes_to_is_not_carried_out(
    setup: dict[str, Any], start: list[int], row: int
) -> None:
    game = load(
        setup,
        mothership=row,
        ships=only({0: start}),
        workers=dice(1),
        research=5,
        excavator=[4, 3],
    )
    assert kinds(game.act(place(0, 2, start[1]))) == ["place", "descend", "mothership"]
    after = game.position()
    assert after["mothership"] == row + 1
    assert (after["research"], after["damage"], after["excavator"]) == (5, 0, [4, 3])
    assert {ship["at"] for ship in after["ships"][5:]} == {"supply"}


@rule("D10", "M1")
@pytest.mark.parametrize(
    ("setup", "start", "row", "action"),
    [
        (ROSWELL, [2, 1], 0, (2, "excavator", 2)),  # past the reinforcement of row 1
        (PNP1, [8, 1], 2, (4, "research", 1)),  # past the reinforcement of row 3
        (PNP2, [8, 1], 2, (4, "research", 1)),
    ],
)
def test_the_mothership_phase_leaves_out_the_action_an_icon_took_it_past(
    setup: dict[str, Any], start: list[int], row: int, action: tuple[int, str, int]
) -> None:
    workers: Workers = [(1, [1, column]) for column in range(2, 6)]
    game = load(
        setup, mothership=row, ships=only({0: start}), workers=[(1, None), *workers], energy=0
    )
    game.act(place(0, 2, 1))
    finish_round(game)
    acted = [event for event in game.events() if event["event"] == "action"]
    assert [(event["row"], event["action"], event["amount"]) for event in acted] == [action]
    assert game.position()["mothership"] == row + 2
    assert {ship["at"] for ship in game.position()["ships"][5:]} == {"supply"}


@rule("D10")
@pytest.mark.parametrize("setup", EDITIONS)
def test_ships_in_the_row_it_enters_go_onto_the_mothership_whatever_their_kind(
    setup: dict[str, Any],
) -> None:
    start = [11, 1] if setup is ROSWELL else [8, 1]
    made = only({0: start, 1: [1, 2], 2: [2, 3], 5: [1, 5]})
    game = load(setup, ships=made, workers=dice(1))
    events = game.act(place(0, 2, 1))
    assert kinds(events) == ["place", "descend", "mothership", "lift", "lift"]
    assert ship_at(game, 1) == "mothership"
    assert ship_at(game, 5) == "mothership"  # not to the supply
    assert ship_at(game, 2) == [2, 3]


@rule("D10")
@pytest.mark.parametrize("setup", EDITIONS)
def test_ships_on_drop_points_ride_along(setup: dict[str, Any]) -> None:
    start = [11, 1] if setup is ROSWELL else [8, 1]
    game = load(setup, ships={0: start, 4: "mothership", 5: [0, 5]}, workers=dice(1))
    assert "lift" not in kinds(game.act(place(0, 2, 1)))
    assert ships(game)[1:6] == [[1, 2], [1, 3], [1, 4], "mothership", [1, 5]]


@rule("D10")
@pytest.mark.parametrize(
    ("setup", "row", "column"), [(ROSWELL, 2, 1), (PNP1, 3, 5), (PNP2, 3, 5), (PNP2, 5, 3)]
)
def test_the_ship_on_the_icon_goes_aboard_too_if_it_stands_in_that_row(
    setup: dict[str, Any], row: int, column: int
) -> None:
    made = {ship: [row, ship + 1] for ship in range(5)}
    game = load(setup, mothership=row, ships=made, workers=dice(1))
    events = game.act(place(0, 2, column))
    assert kinds(events) == ["place", "descend", "mothership", "lift"]
    assert events[3]["ship"] == column - 1
    assert ship_at(game, column - 1) == "mothership"


@rule("D10")
@pytest.mark.parametrize("setup", EDITIONS)
def test_ships_it_took_aboard_spawn_at_the_end_of_the_round_not_at_once(
    setup: dict[str, Any],
) -> None:
    row, column = (2, 1) if setup is ROSWELL else (3, 5)
    made = {ship: [row, ship + 1] for ship in range(5)}
    workers: Workers = [(1, [1, c]) for c in range(1, 6) if c != column]
    game = load(
        setup, mothership=row, ships=made, workers=[*workers[:3], (1, None), *dice()[:1]], energy=0
    )
    game.act(place(3, 2, column))
    assert game.position()["phase"] == "dice"
    assert ship_at(game, column - 1) == "mothership"
    assert [row + 1, column] not in ships(game)
    game.act({"do": "roll", "values": [1]})
    game.act(place(4, 1, 5 if column == 1 else 4))
    finish_round(game)
    assert game.position()["round"] == 2
    assert ship_at(game, column - 1) == [row + 2, column]


@rule("D10")
def test_two_icons_in_one_column_bring_it_down_two_rows() -> None:
    game = load(ROSWELL, ships={0: [2, 1], 1: [4, 1]}, workers=dice(1))
    game.act(place(0, 2, 1))
    assert game.position()["mothership"] == 2
    assert ships(game)[:5] == [[3, 1], [5, 1], [2, 3], [2, 4], [2, 5]]


# --- D12 ---


@rule("D12")
@pytest.mark.parametrize(
    ("setup", "start", "value"),
    [(ROSWELL, [6, 1], 1), (ROSWELL, [1, 3], 2), (PNP1, [0, 2], 3), (PNP2, [6, 5], 1)],
)
def test_an_explosion_does_nothing_in_this_phase(
    setup: dict[str, Any], start: list[int], value: int
) -> None:
    game = load(setup, ships=only({0: start}), workers=dice(value))
    assert kinds(game.act(place(0, 2, start[1]))) == ["place", "descend"]
    assert ship_at(game, 0) == [start[0] + value, start[1]]
    assert game.position()["mothership"] == 0
    assert game.position()["damage"] == 0


# --- D13 ---


@rule("D13")
@pytest.mark.parametrize("setup", EDITIONS)
@pytest.mark.parametrize("ship", [0, 5])
def test_a_ship_that_reaches_the_city_deals_1_damage_and_goes_onto_the_mothership(
    setup: dict[str, Any], ship: int
) -> None:
    game = load(setup, ships={0: "mothership", ship: [14, 1]}, workers=dice(6))
    events = game.act(place(0, 2, 1))
    kind = "basic" if ship == 0 else "reinforcement"
    hits = 7 if setup is ROSWELL else 5
    assert events[2:] == [
        {"event": "city", "ship": ship, "kind": kind, "column": 1},
        {"event": "hit", "damage": 1, "of": hits, "ship": ship},
    ]
    assert game.position()["damage"] == 1
    assert ship_at(game, ship) == "mothership"
    assert game.position()["phase"] == "dice"


@rule("D13", "D5")
@pytest.mark.parametrize("setup", EDITIONS)
@pytest.mark.parametrize("upper", [0, 1])
def test_several_ships_hit_the_city_the_topmost_first(setup: dict[str, Any], upper: int) -> None:
    game = load(setup, ships={upper: [14, 1], 1 - upper: [15, 1]}, workers=dice(6))
    events = game.act(place(0, 2, 1))
    assert [event["ship"] for event in events if event["event"] == "city"] == [upper, 1 - upper]
    assert game.position()["damage"] == 2


@rule("D13", "D5")
@pytest.mark.parametrize("upper", [0, 1])
def test_a_ship_above_takes_effect_before_one_below_hits_the_city(upper: int) -> None:
    # Column 1 of the box: (14, 1) to the arrow of (15, 1), (16, 1) into the city.
    game = load(ROSWELL, ships={upper: [14, 1], 1 - upper: [16, 1]}, workers=dice(1))
    events = game.act(place(0, 2, 1))
    assert kinds(events) == ["place", "descend", "descend", "shift", "city", "hit"]
    assert ship_at(game, upper) == [15, 2]


@rule("D13", "E4")
@pytest.mark.parametrize(
    ("setup", "hits", "city"), [(PNP1, 5, 16), (PNP2, 5, 16), (ROSWELL, 7, 17)]
)
@pytest.mark.parametrize("upper", [0, 1])
def test_after_the_hit_that_loses_the_next_ship_stays_over_the_city(
    setup: dict[str, Any], hits: int, city: int, upper: int
) -> None:
    game = load(setup, damage=hits - 1, ships={upper: [14, 1], 1 - upper: [15, 1]}, workers=dice(6))
    events = game.act(place(0, 2, 1))
    assert kinds(events) == ["place", "descend", "descend", "city", "hit", "end"]
    assert game.position()["damage"] == hits
    assert ship_at(game, upper) == "mothership"
    assert ship_at(game, 1 - upper) == [city, 1]
    assert Game.load(game.position(), seed=1).position() == game.position()


@rule("D13")
@pytest.mark.parametrize("setup", EDITIONS)
def test_a_ship_that_hit_the_city_spawns_at_the_end_of_the_round(setup: dict[str, Any]) -> None:
    workers: Workers = [(1, [1, c]) for c in range(2, 6)]
    game = load(setup, ships={0: [14, 1]}, workers=[(6, None), *workers], energy=0)
    game.act(place(0, 2, 1))
    finish_round(game)
    told = kinds(game.events())
    assert told.index("mothership") < told.index("spawn")
    assert ship_at(game, 0) == [1, 1]


# --- D14 ---


@rule("D14")
@pytest.mark.parametrize("setup", EDITIONS)
@pytest.mark.parametrize("white", [3, 4])
def test_after_a_white_die_all_dice_not_yet_placed_are_rolled_again(
    setup: dict[str, Any], white: int
) -> None:
    game = load(setup, workers=dice(2, 3, 4, 5, 6))
    game.act(place(0, 2, 1))
    game.act(place(white, 2, 2))
    after = game.position()["workers"]
    other = 7 - white
    assert [worker["value"] for worker in after][:3] == [2, None, None]
    assert after[white]["value"] == white + 2
    assert after[other]["value"] is None
    assert game.actions() == [{"do": "roll"}]
    refused(game, place(1, 2, 3), "D1")
    with pytest.raises(UfsError):
        game.act({"do": "roll", "values": [1, 1, 1, 1]})
    game.act({"do": "roll", "values": [6, 5, 1]})
    assert [values(game)[worker] for worker in sorted((1, 2, other))] == [6, 5, 1]


@rule("D14")
@pytest.mark.parametrize("setup", EDITIONS)
def test_with_automatic_dice_the_roll_comes_after_the_ships_took_effect(
    setup: dict[str, Any],
) -> None:
    start = [2, 1] if setup is ROSWELL else [8, 1]
    game = load(setup, dice="auto", ships=only({0: start}), workers=dice(1, 2, 3, 1, 4))
    events = game.act(place(3, 2, 1))
    assert kinds(events) == ["place", "descend", "mothership", "roll"]
    assert events[3]["workers"] == [0, 1, 2, 4]
    assert events[3]["values"] == [values(game)[worker] for worker in (0, 1, 2, 4)]
    assert values(game)[3] == 1


@rule("D14")
def test_the_dice_rolled_again_are_new_ones() -> None:
    rolls = []
    for seed in range(200):
        game = load(ROSWELL, dice="auto", seed=seed, workers=dice(1, 1, 1, 1, 1))
        rolls.append(game.act(place(3, 1, 1))[-1]["values"])
    for die in range(4):
        assert {roll[die] for roll in rolls} == {1, 2, 3, 4, 5, 6}


@rule("D14")
@pytest.mark.parametrize("setup", EDITIONS)
@pytest.mark.parametrize("plain", [0, 1, 2])
def test_after_a_plain_die_nothing_is_rolled(setup: dict[str, Any], plain: int) -> None:
    game = load(setup, dice="auto", workers=dice(2, 3, 4, 5, 6))
    assert "roll" not in kinds(game.act(place(plain, 2, 2)))
    assert values(game) == [2, 3, 4, 5, 6]
    with pytest.raises(UfsError) as caught:
        game.act({"do": "roll"})
    assert (caught.value.code, caught.value.rule) == ("illegal_action", "D14")


@rule("D14")
def test_a_white_die_placed_last_rolls_nothing_again() -> None:
    workers: Workers = [(1, [1, 2]), (1, [1, 3]), (3, [2, 1]), (1, [1, 5]), (2, None)]
    game = load(ROSWELL, dice="auto", workers=workers)
    assert kinds(game.act(place(4, 1, 4)))[-1] == "phase"
    assert values(game) == [1, 1, 3, 1, 2]


# --- D15 ---


@rule("D15")
@pytest.mark.parametrize("setup", [PNP2, ROSWELL])
@pytest.mark.parametrize("robot", [0, 1])
def test_a_worker_takes_the_space_of_a_robot_which_is_removed(
    setup: dict[str, Any], robot: int
) -> None:
    robots = [(4, [2, 1]), (5, [2, 2])]
    game = load(setup, robots=robots, workers=dice(2))
    events = game.act(place(0, 2, robot + 1))
    assert events[0] == {
        "event": "robot_off",
        "robot": robot,
        "space": [2, robot + 1],
        "reason": "worker",
    }
    after = game.position()
    assert after["workers"][0]["space"] == [2, robot + 1]
    assert after["robots"][robot]["space"] is None
    assert after["robots"][1 - robot]["space"] == [2, 2 - robot]
    assert after["robots"][1 - robot]["value"] == 5 - robot
    assert ship_at(game, robot)[0] == 2


@rule("D15")
@pytest.mark.parametrize("robot", [0, 1])
def test_in_pnp1_a_robot_keeps_its_space(robot: int) -> None:
    game = load(PNP1, robots=[(4, [2, 1]), (5, [2, 2])])
    for worker in range(5):
        refused(game, place(worker, 2, robot + 1), "D15")
        assert (2, 3) in spaces(game, worker)
        assert (1, robot + 1) in spaces(game, worker)
    game.act(place(0, 1, robot + 1))
    assert [r["space"] for r in game.position()["robots"]] == [[2, 1], [2, 2]]


BLOCKED: dict[str, Any] = {"robots": [(4, [1, 5]), (3, [2, 5])]}  # both excavated spaces of it


@rule("D15")
@pytest.mark.parametrize("white", [False, True])
def test_in_pnp1_a_worker_without_a_legal_space_is_set_aside(white: bool) -> None:
    # A worker is ahead already and robots hold column 5: the last worker has nowhere to go.
    workers: Workers = [(1, [1, 1]), (1, [1, 2]), (1, [1, 3]), (2, None), (6, None)]
    if not white:
        workers = [(6, None), (1, [1, 1]), (1, [1, 2]), (1, [1, 3]), (2, None)]
    last = 4 if white else 0
    game = load(PNP1, workers=workers, energy=5, **BLOCKED)
    events = game.act(place(3 if white else 4, 3, 4))
    told = kinds(events)
    assert told[:5] == ["place", "descend", "shift", "set_aside", "phase"]
    assert events[3]["worker"] == last
    after = game.position()
    assert after["phase"] == "rooms"
    assert after["workers"][last]["space"] is None
    assert after["workers"][last]["resolved"] is True
    assert ship_at(game, 4) == [0, 5]  # without effect: its column did not move
    assert [robot["space"] for robot in after["robots"]] == [[1, 5], [2, 5]]
    assert {"do": "excavate"} in game.actions()


@rule("D15")
def test_in_pnp1_a_space_ahead_is_a_legal_space_left() -> None:
    workers: Workers = [(1, [1, c]) for c in range(1, 4)]
    game = load(PNP1, workers=[*workers, (2, None), (6, None)], **BLOCKED)
    game.act(place(3, 1, 4))
    game.act({"do": "roll", "values": [1]})
    assert game.position()["phase"] == "dice"
    assert spaces(game, 4) == {(4, 5), (5, 5), (6, 5)}
    refused(game, place(4, 1, 5), "D15")
    refused(game, place(4, 2, 5), "D15")


@rule("D15")
def test_in_pnp1_nobody_is_set_aside_while_another_column_is_open() -> None:
    workers: Workers = [(2, None), (1, [1, 1]), (1, [1, 2]), (1, None), (6, None)]
    game = load(PNP1, workers=workers, **BLOCKED)
    game.act(place(0, 3, 4))  # ahead; columns 3 and 5 are left, and 5 is held by robots
    assert game.position()["phase"] == "dice"
    assert spaces(game, 3) == spaces(game, 4) == {(1, 3), (2, 3)}


@rule("D15")
def test_in_pnp1_one_robot_is_enough_where_a_column_has_one_excavated_space() -> None:
    workers: Workers = [(1, [1, 1]), (1, [1, 2]), (1, [1, 3]), (2, None), (6, None)]
    setup = {"edition": "pnp1", "hard": ["upper"]}
    game = load(setup, workers=workers, robots=[(4, [1, 5])], energy=5)
    events = game.act(place(3, 3, 4))
    assert kinds(events)[-2:] == ["set_aside", "phase"]
    assert events[-2]["worker"] == 4
    assert game.position()["phase"] == "rooms"


@rule("D15")
@pytest.mark.parametrize("setup", [PNP2, ROSWELL])
def test_elsewhere_nobody_is_set_aside_because_of_robots(setup: dict[str, Any]) -> None:
    workers: Workers = [(2, [3, 4]), (1, [1, 1]), (1, [1, 2]), (1, None), (6, None)]
    robots = [(4, [1, 5]), (3, [2, 5])]
    game = load(setup, workers=workers, robots=robots)
    game.act(place(3, 1, 3))
    game.act({"do": "roll", "values": [6]})
    assert spaces(game, 4) == {(1, 5), (2, 5)}
    game.act(place(4, 2, 5))
    assert [robot["space"] for robot in game.position()["robots"]] == [[1, 5], None]
