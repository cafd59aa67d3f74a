"""A: the advanced pieces. Teleports, red explosions, a shorter and a longer sky, command rooms."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.stage import Stage, chosen, does, owners, stage
from tests.support.table import (
    BY_DAMAGE,
    BY_MOTHERSHIP,
    DONE,
    EXCAVATE,
    ROSWELL,
    UPPER_PIECE,
    WHOLE_BASE,
    WON,
    crew,
    impossible,
    install,
    kinds,
    load,
    only,
    place,
    position,
    refused,
    rooms,
    rule,
    ship_at,
    spaces,
    use,
)
from ufs.base.errors import UfsError
from ufs.content.loader import built_in
from ufs.content.schema import City, Sky
from ufs.game import Game
from ufs.game.setup import lay
from ufs.rules.board import ALL_RED, ALL_YELLOW, BOARD_FIELDS, BOTH_COLOURS, COLUMNS, TELEPORT

QUIET = ". . . . . | -"
PAIR = {"T": ("teleport", 1)}
PAIRS = {**PAIR, "P": ("teleport", 1)}


def city_over(**tiles: str) -> Stage:
    """Roswell over other base tiles."""
    made = stage()
    here = made.library.get(City, "here")
    assert here is not None
    made.library.add(here.model_copy(update=tiles), "")
    return made


def named(events: list[dict[str, Any]], *names: str) -> list[dict[str, Any]]:
    """Only the events with these names."""
    return [event for event in events if event["event"] in names]


def raised(worker: int) -> dict[str, Any]:
    return {"do": "raise", "worker": worker}


def aimed(row: int, column: int, at: str) -> dict[str, Any]:
    return {**use(row, column), "at": at}


def values(game: Game) -> list[int]:
    return [worker["value"] for worker in game.position()["workers"]]


# --- A1: teleports ---

# Column 1 of row 2 leads to column 3 of row 4, and back.
DOWNWARDS = [QUIET, "T . . . . | -", QUIET, ". . T . . | -"]


def teleports(*sky: str, **changes: Any) -> Game:
    return stage(sky=sky or DOWNWARDS, spaces=PAIRS).load(**changes)


@rule("A1")
def test_a_ship_that_lands_on_a_teleport_moves_to_the_other_one_of_its_pair() -> None:
    game = teleports()
    events = game.act(place(1, 2, 1))  # a 2
    moved = {"event": "teleport", "ship": 0, "kind": "basic", "from": [2, 1], "to": [4, 3]}
    assert named(events, "teleport") == [moved]
    assert ship_at(game, 0) == [4, 3]


@rule("A1")
def test_a_teleport_works_in_both_directions() -> None:
    game = teleports(ships=only({2: [3, 3]}))
    game.act(place(0, 2, 3))  # a 1
    assert ship_at(game, 2) == [2, 1]


@rule("A1")
def test_the_teleport_a_ship_comes_to_triggers_nothing() -> None:
    """Our ruling. It would go back at once, and back again."""
    events = teleports().act(place(1, 2, 1))
    assert kinds(events) == ["place", "descend", "teleport"]


@rule("A1", "D7")
def test_a_ship_that_passes_a_teleport_stays_in_its_column() -> None:
    game = teleports()
    assert kinds(game.act(place(2, 2, 1))) == ["place", "descend"]  # a 3
    assert ship_at(game, 0) == [3, 1]


@rule("A1")
def test_a_ship_at_the_other_end_blocks_a_teleport() -> None:
    game = teleports(ships={2: [4, 3]})
    events = game.act(place(1, 2, 1))
    [blocked] = named(events, "teleport_blocked", "teleport")
    assert blocked == {
        "event": "teleport_blocked",
        "ship": 0,
        "kind": "basic",
        "reason": "ship",
        "from": [2, 1],
        "to": [4, 3],
    }
    assert (ship_at(game, 0), ship_at(game, 2)) == ([2, 1], [4, 3])


@rule("A1")
@pytest.mark.parametrize("mothership", [2, 3])
def test_a_mothership_in_the_row_of_the_other_end_or_below_it_blocks_a_teleport(
    mothership: int,
) -> None:
    """The other end is in row 2."""
    game = teleports(mothership=mothership, ships=only({2: [3, 3]}))
    events = game.act(place(0, 2, 3))
    assert [event["reason"] for event in named(events, "teleport_blocked")] == ["mothership"]
    assert ship_at(game, 2) == [4, 3]


@rule("A1")
def test_a_mothership_above_the_other_end_does_not_block_it() -> None:
    game = teleports(mothership=1, ships=only({2: [3, 3]}))
    game.act(place(0, 2, 3))
    assert ship_at(game, 2) == [2, 1]


@rule("A1")
def test_the_two_of_a_pair_have_the_same_colour() -> None:
    """Four teleports, two letters."""
    sky = ["T P . . . | -", QUIET, ". . . P T | -", QUIET]
    game = teleports(*sky)
    game.act(place(0, 2, 1))
    assert ship_at(game, 0) == [3, 5]
    game = teleports(*sky)
    game.act(place(0, 2, 2))
    assert ship_at(game, 1) == [3, 4]


@rule("A1", "A7")
def test_the_two_of_a_pair_lie_on_the_same_tile() -> None:
    """I+, II+ and III+ all have teleports P and T."""
    for hard in ([], ["sky1", "sky2", "sky3"]):
        setup = {"edition": "box", "sky": ["0", "I+", "II+", "III+", "IV"], "hard": hard}
        b = lay(setup, built_in()).board
        ends = [here for here, token in enumerate(b.sky) if token == TELEPORT]
        assert len(ends) == 3 * 4
        for here in ends:
            there = b.partner[here]
            assert there != here
            assert there in ends
            assert b.partner[there] == here
            assert (here // COLUMNS - 3) // 4 == (there // COLUMNS - 3) // 4  # two rows of tile 0


@rule("A1", "D9")
def test_a_teleported_ship_moves_again_with_a_later_die_in_its_new_column() -> None:
    game = teleports(ships=only({0: [1, 1]}))
    game.act(place(0, 2, 1))
    assert ship_at(game, 0) == [4, 3]
    game.act(place(1, 2, 3))
    assert ship_at(game, 0) == [6, 3]


@rule("A1", "D5")
def test_all_ships_of_a_column_have_moved_before_the_first_of_them_is_teleported() -> None:
    """The upper ship goes to column 3; the lower one lands on an icon of its own column."""
    game = teleports(ships=only({0: [1, 1], 3: [4, 1]}))
    events = game.act(place(0, 2, 1))  # rows 2 and 5: a teleport, a mothership icon
    assert kinds(events) == ["place", "descend", "descend", "teleport", "mothership"]
    assert (ship_at(game, 0), ship_at(game, 3)) == ([4, 3], [5, 1])


@rule("A1", "D5", "D10")
def test_a_mothership_that_an_upper_ship_brings_down_blocks_the_teleport_of_a_lower_one() -> None:
    """Landing spaces take effect one by one: the icon in row 3 before the teleport in row 4."""
    sky = [". . T . . | -", QUIET, "M . . . . | -", "T . . . . | -"]
    game = teleports(*sky, ships=only({0: [2, 1], 3: [3, 1]}))
    events = game.act(place(0, 2, 1))
    assert kinds(events) == ["place", "descend", "descend", "mothership", "teleport_blocked"]
    assert events[-1]["reason"] == "mothership"
    assert (ship_at(game, 0), ship_at(game, 3)) == ([3, 1], [4, 1])


@rule("A1", "D9")
def test_a_teleport_is_free_again_once_the_ship_at_its_other_end_has_moved_on() -> None:
    game = teleports(ships=only({0: [1, 1], 2: [4, 3]}))
    game.act(place(1, 2, 3))  # the ship in column 3 goes from row 4 to row 6
    game.act(place(0, 2, 1))
    assert (ship_at(game, 0), ship_at(game, 2)) == ([4, 3], [6, 3])


@rule("A1", "F16", "F21")
def test_a_ship_that_rises_or_dives_onto_a_teleport_stays_there() -> None:
    sky = [QUIET, "T . . . . | -", ". . T . . | -", QUIET]
    acting = stage(does("placed", "jam", 1), sky=sky, spaces=PAIR)
    game = acting.load(ships=only({0: [3, 1]}))
    game.act(place(0, 1, 1))  # a 1 on an AA gun: only the jam moves the ship
    assert ship_at(game, 0) == [2, 1]
    diving = stage(does("placed", "dive", 1), sky=sky, spaces=PAIR)
    game = diving.load(ships=only({0: [1, 1]}))
    game.act(place(0, 1, 5))
    assert ship_at(game, 0) == [2, 1]


# --- A2: red explosions ---

# Row 2: a yellow 1, a red 1, a red 3 and a yellow 3.
COLOURED = [QUIET, "1 1r 3r 3 . | -", QUIET, QUIET]
ON_ALL = {0: [2, 1], 1: [2, 2], 2: [2, 3], 3: [2, 4], 4: "mothership"}
HANGARS = [
    "fighters | fighters+energy [2] | research | energy",
    "research | tunnel | tunnel | tunnel | start",
]


def two_colours(*abilities: Any, **more: Any) -> Stage:
    return stage(*abilities, sky=COLOURED, upper=HANGARS, **more)


def left(game: Game) -> list[int]:
    """Which of the first four ships are still in the sky."""
    return [ship for ship in range(4) if isinstance(ship_at(game, ship), list)]


@rule("A2", "R7")
@pytest.mark.parametrize(("at", "spared"), [("yellow", [1, 2]), ("red", [0, 3])])
def test_fighters_destroy_ships_on_explosions_of_the_colour_they_are_aimed_at(
    at: str, spared: list[int]
) -> None:
    game = two_colours().rooms((6, [2, 1]), (1, [2, 4]), ships=ON_ALL)
    assert [action for action in game.actions() if action["do"] == "use"] == [
        aimed(2, 1, "yellow"),
        aimed(2, 1, "red"),
        use(2, 4),
    ]
    game.act(aimed(2, 1, at))
    assert left(game) == spared


@rule("A2", "R7")
def test_the_number_of_a_red_explosion_counts_like_that_of_a_yellow_one() -> None:
    game = two_colours().rooms((2, [2, 1]), (1, [2, 4]), ships=ON_ALL)
    game.act(aimed(2, 1, "red"))
    assert left(game) == [0, 2, 3]


@rule("A2", "A1", "R7")
@pytest.mark.parametrize(("at", "spared"), [("yellow", [1, 2, 3]), ("red", [0, 2, 3])])
def test_however_strong_they_are_fighters_hit_neither_the_other_colour_nor_teleports(
    at: str, spared: list[int]
) -> None:
    sky = [QUIET, "1 1r T . . | -", ". . . T . | -", QUIET]
    upper = ["fighters +30 | tunnel | tunnel | energy [2]", HANGARS[1]]
    strong = stage(sky=sky, spaces=PAIR, upper=upper)
    ships = only({0: [2, 1], 1: [2, 2], 2: [2, 3], 3: [3, 4]})
    game = strong.rooms((6, [2, 1]), (1, [1, 4]), ships=ships)
    game.act(aimed(2, 1, at))
    assert left(game) == spared


@rule("A2")
def test_the_player_says_which_colour_wherever_both_are_in_the_sky() -> None:
    """Also where no ship is on the other one. Nothing is chosen for the player."""
    game = two_colours().rooms((6, [2, 1]), (1, [2, 4]), ships=only({0: [2, 1]}))
    before = game.position()
    with pytest.raises(UfsError) as caught:
        game.act(use(2, 1))
    assert (caught.value.code, caught.value.rule) == ("bad_action", "A2")
    assert "red" in str(caught.value)
    assert game.position() == before


@rule("A2", "R5")
def test_a_room_with_fighters_and_more_is_aimed_as_a_whole() -> None:
    game = two_colours().rooms(
        (2, [2, 2]), (1, [2, 3]), (1, [2, 4]), ships=ON_ALL, energy=0, mothership=1
    )
    events = game.act(aimed(2, 3, "red"))
    assert left(game) == [0, 3]
    assert {"event": "energy", "gained": 3, "energy": 3} in events


@rule("A2")
@pytest.mark.parametrize(
    ("row", "colours"), [("1 . . 3 .", ALL_YELLOW), ("1r . . 3r .", ALL_RED)], ids=["yellow", "red"]
)
def test_where_only_one_colour_is_in_the_sky_nothing_is_asked(row: str, colours: int) -> None:
    """The whole sky, so that no other tile has the other colour."""
    one = stage(sky=[f"{row} | -", QUIET, QUIET, ". . . . . | SKULL"], upper=HANGARS)
    blank = built_in().get(Sky, "IV")
    assert blank is not None
    for id in ("II", "III", "IV"):
        tile = one.library.get(Sky, id)
        here = one.library.get(Sky, "here")
        assert tile is not None
        assert here is not None
        quiet = here.easy.rows[1:2] * 4
        rows = tile.easy.model_copy(update={"rows": type(here.easy.rows)(quiet)})
        one.library.add(tile.model_copy(update={"easy": rows}), "")
    game = one.rooms((6, [2, 1]), (1, [2, 4]), ships={0: [1, 1], 3: [1, 4]})
    assert game.table.board.explosions == colours
    refused(game, aimed(2, 1, "red"), "A2")
    refused(game, aimed(2, 1, "yellow"), "A2")
    game.act(use(2, 1))
    assert left(game) == [1, 2]


@rule("A2")
def test_a_room_without_fighters_cannot_be_aimed() -> None:
    game = two_colours().rooms((6, [2, 1]), (1, [2, 4]), ships=ON_ALL)
    refused(game, aimed(2, 4, "red"), "A2")
    refused(game, aimed(2, 4, "yellow"), "A2")
    game.act(use(2, 4))


@rule("A2", "F13", "F14")
@pytest.mark.parametrize(("at", "spared"), [("yellow", [1, 2]), ("red", [0, 3])])
def test_fighters_of_a_character_are_aimed_too(at: str, spared: list[int]) -> None:
    game = two_colours(team=[does("chosen", "fighters", 6)]).rooms((1, [2, 4]), ships=ON_ALL)
    assert [action for action in game.actions() if action["do"] == "character"] == [
        chosen(at="yellow"),
        chosen(at="red"),
    ]
    with pytest.raises(UfsError) as caught:
        game.act(chosen())
    assert caught.value.rule == "F13"
    game.act(chosen(at=at))
    assert left(game) == spared


@rule("A2", "F13")
def test_fighters_of_a_character_have_no_colour_where_there_is_only_one() -> None:
    game = stage(team=[does("chosen", "fighters", 6)]).rooms((3, [2, 1]), ships=only({0: [4, 1]}))
    with pytest.raises(UfsError):
        game.act(chosen(at="red"))
    game.act(chosen())
    assert ship_at(game, 0) == "mothership"


@rule("A2", "F14")
@pytest.mark.parametrize(
    ("ships", "spared"),
    [
        ({0: [2, 1], 1: [2, 2], 2: [2, 3]}, [0]),  # two on red, one on yellow
        ({0: [2, 1], 1: [2, 2], 3: [2, 4]}, [1]),  # the other way round
        ({0: [2, 1], 1: [2, 2]}, [1]),  # equal: yellow
        ({0: [2, 1], 1: [2, 2], 2: [1, 3], 3: [2, 4]}, [1, 2]),
    ],
)
def test_fighters_that_nobody_aims_go_where_they_destroy_more_ships_yellow_if_equal(
    ships: dict[int, Any], spared: list[int]
) -> None:
    """Our ruling."""
    game = two_colours(does("used", "fighters", 6, on="energy")).rooms(
        (1, [2, 4]), (1, [2, 5]), (1, [1, 1]), ships=only(ships)
    )
    game.act(use(2, 5))
    assert left(game) == spared


@rule("A2", "F34")
def test_fighters_with_one_target_destroy_no_more_where_more_ships_are() -> None:
    """One on yellow, two on red: either way one ship is destroyed, so it is the yellow one."""
    acting = two_colours(does("used", "fighters", 6, on="energy"), does("always", "one-target"))
    ships = only({0: [2, 1], 1: [2, 2], 2: [2, 3]})
    game = acting.rooms((1, [2, 4]), (1, [2, 5]), ships=ships)
    game.act(use(2, 5))
    assert left(game) == [1, 2]


@rule("A2", "F36")
@pytest.mark.parametrize("at", ["yellow", "red"])
def test_the_shot_that_a_scenario_asks_for_may_be_aimed_at_either_colour(at: str) -> None:
    acting = two_colours(does("always", "goal-shot", 4))
    length = acting.board.research_length
    game = acting.rooms((4, [2, 1]), (1, [2, 4]), research=length)
    game.act(aimed(2, 1, at))
    assert game.position()["result"] == WON


@rule("A2", "R7")
def test_the_mothership_covers_red_explosions_too() -> None:
    game = two_colours().rooms((6, [2, 1]), (1, [2, 4]), mothership=2, ships=ON_ALL)
    assert kinds(game.act(aimed(2, 1, "red"))) == ["use", "miss"]
    assert left(game) == [0, 1, 2, 3]


# --- A3: the shortened sky ---


def shortened(*hard: str) -> dict[str, Any]:
    return {**ROSWELL, "sky": ["I", "II", "III", "IV+"], "hard": list(hard)}


@rule("A3", "S2", "D13")
@pytest.mark.parametrize(("hard", "first"), [((), 16), (("sky4",), 15)])
def test_a_ship_that_reaches_the_first_empty_row_of_tile_iv_hits(
    hard: tuple[str, ...], first: int
) -> None:
    game = load(shortened(*hard), ships=only({0: [first - 1, 1]}))
    assert game.table.board.city_row == first
    events = game.act(place(0, 2, 1))
    assert [event["to"] for event in named(events, "descend")] == [[first, 1]]
    assert ship_at(game, 0) == "mothership"
    assert game.position()["damage"] == 1


@rule("A3")
def test_a_ship_that_would_go_past_the_empty_rows_hits_once() -> None:
    game = load(shortened("sky4"), ships=only({0: [13, 1]}))
    game.act(place(4, 2, 1))  # a 5
    assert (ship_at(game, 0), game.position()["damage"]) == ("mothership", 1)


@rule("A3")
def test_the_rows_of_tile_iv_that_are_left_work_as_usual() -> None:
    game = load(shortened("sky4"), ships=only({1: [13, 2]}))
    assert kinds(game.act(place(0, 2, 2))) == ["place", "descend", "mothership"]  # an icon
    assert ship_at(game, 1) == [14, 2]


@rule("A3", "A7")
def test_the_research_spaces_beside_the_empty_rows_count() -> None:
    b = lay(shortened(), built_in()).board
    assert b.research_cost[:4] == [3, 4, 4, 3]
    assert b.research_length == 16


@rule("A3", "F18")
def test_missiles_count_their_rows_from_the_first_empty_row() -> None:
    acting = stage(does("placed", "missiles", 2))
    acting.setup["sky"] = ["I", "II", "III", "IV+"]
    game = acting.load(ships=only({0: [14, 1], 1: [13, 1]}))
    game.act(place(0, 1, 1))
    assert (ship_at(game, 0), ship_at(game, 1)) == ("mothership", [13, 1])


@rule("A3")
@pytest.mark.parametrize("row", [16, 17])
def test_no_ship_is_in_a_row_of_the_city(row: int) -> None:
    impossible(position(shortened()) | {"ships": ships_at(shortened(), row)}, "S2")


def ships_at(setup: dict[str, Any], row: int) -> list[dict[str, Any]]:
    ships: list[dict[str, Any]] = position(setup)["ships"]
    ships[0]["at"] = [row, 1]
    return ships


# --- A4: the action that moves all ships ---


def moving(action: str, *abilities: Any) -> Stage:
    """Rows 2 and 3 are full of what ships can trigger; the mothership moves ships in row 1."""
    sky = [f". . . . . | {action}", "M > . T . | exc 1", "T M . . M | -", QUIET]
    return stage(*abilities, sky=sky, spaces=PAIR)


@rule("A4", "M1")
def test_every_ship_in_every_column_descends_and_those_on_drop_points_too() -> None:
    """The mothership comes down first, and brings its drop points along."""
    game = moving("mv 2").last_gun(ships={0: [0, 1], 1: [5, 2], 2: [0, 3], 3: "mothership"})
    events = game.act(place(4, 1, 5))
    assert {"event": "action", "row": 1, "action": "dive", "amount": 2} in events
    assert [ship_at(game, ship) for ship in (0, 1, 2, 4)] == [[3, 1], [7, 2], [3, 3], [3, 5]]
    names = kinds(events)
    assert names.index("mothership") < names.index("action") < names.index("spawn")


@rule("A4")
def test_the_landing_spaces_of_that_action_do_nothing() -> None:
    """Our ruling. An arrow, an icon and two teleports are landed on."""
    game = moving("mv 2").last_gun()
    events = game.act(place(4, 1, 5))
    assert not named(events, "shift", "blocked", "teleport", "teleport_blocked")
    assert [event["event"] for event in named(events, "mothership")] == ["mothership"]
    assert [ship_at(game, ship) for ship in range(5)] == [[3, column] for column in range(1, 6)]
    assert game.position()["mothership"] == 1


@rule("A4", "D13")
def test_a_ship_that_reaches_the_city_by_that_action_hits_it() -> None:
    game = moving("mv 3").last_gun(ships=only({0: [14, 1], 1: [13, 2], 5: [16, 3]}))
    game.act(place(4, 1, 5))
    assert game.position()["damage"] == 2
    assert ship_at(game, 1) == [16, 2]


@rule("A4", "E2", "E4")
def test_that_action_can_lose_the_game() -> None:
    game = moving("mv 1").last_gun(ships=only({0: [16, 1], 1: [16, 2]}), damage=6)
    game.act(place(4, 1, 5))
    assert game.position()["result"] == BY_DAMAGE
    assert game.position()["damage"] == 7


@rule("A4", "F32")
@pytest.mark.parametrize("word", ["mv", "dive"])
def test_a_city_immune_to_it_keeps_all_ships_where_they_are(word: str) -> None:
    """`dive` is the word of earlier versions, which their pieces still have."""
    game = moving("mv 2", does("always", "immune", on=word)).last_gun()
    game.act(place(4, 1, 5))
    assert [ship_at(game, ship) for ship in range(5)] == [[1, column] for column in range(1, 6)]


@rule("A4")
def test_the_earlier_word_for_it_means_the_same() -> None:
    today, earlier = (moving(action).board for action in ("mv 2", "dive 2"))
    for one in BOARD_FIELDS:
        assert getattr(today, one.name) == getattr(earlier, one.name), one.name


# --- A5: command rooms ---

COMMAND = [
    "command -1 | energy /1 | command [2] | fighters",
    "research | tunnel | robot | command+robot | start",
]


def commanding(*placed: tuple[int, list[int]], **changes: Any) -> Game:
    return stage(upper=COMMAND).rooms(*placed, **changes)


@rule("A5", "R3")
def test_the_value_of_a_command_room_is_dealt_out_point_by_point() -> None:
    game = commanding((4, [2, 1]), (1, [2, 2]), (3, [2, 5]))
    events = game.act(use(2, 1))
    assert events[1:] == [{"event": "points", "points": 3}]  # 4 - 1
    assert game.position()["points"] == 3
    assert game.actions() == [raised(1), raised(2)]
    assert game.act(raised(1)) == [{"event": "raise", "worker": 1, "value": 2, "points": 2}]
    assert game.act(raised(2)) == [{"event": "raise", "worker": 2, "value": 4, "points": 1}]
    game.act(raised(1))
    assert values(game)[:3] == [4, 3, 4]
    assert "points" not in game.position()
    assert game.actions() == [use(2, 2), use(2, 5), DONE]


@rule("A5")
def test_a_raised_die_counts_with_its_new_number() -> None:
    game = commanding((2, [2, 1]), (1, [2, 2]), (3, [2, 5]), energy=1)
    game.act(use(2, 1))
    game.act(raised(1))
    assert {"event": "energy", "gained": 2, "energy": 2} in game.act(use(2, 2))


@rule("A5")
def test_no_die_goes_above_6_and_what_none_can_take_is_lost() -> None:
    game = commanding((6, [2, 1]), (5, [2, 2]), (4, [2, 5]))
    game.act(use(2, 1))  # 5 points, but room for 3
    game.act(raised(1))
    assert refused(game, raised(1), "A5").key == "refuse-raise-six"
    game.act(raised(2))
    assert game.act(raised(2)) == [
        {"event": "raise", "worker": 2, "value": 6, "points": 2},
        {"event": "points_lost", "points": 2},
    ]
    assert "points" not in game.position()


@rule("A5")
def test_only_other_dice_that_are_not_used_yet_are_raised() -> None:
    """Not the die in the command room, not a used one; no robot (our ruling)."""
    game = commanding((4, [2, 1]), (1, [2, 2]), (3, [2, 5]), energy=3, robots=[(2, [3, 1])])
    game.act(use(2, 2))
    game.act(use(2, 1))
    assert [action for action in game.actions() if action["do"] == "raise"] == [raised(2)]
    for worker in (0, 1):
        assert refused(game, raised(worker), "A5").key == "refuse-raise-used"
    game.act(raised(2))
    assert game.position()["robots"][0]["value"] == 2


@rule("A5", "R10")
def test_a_die_ahead_of_the_excavator_is_not_raised() -> None:
    """Our ruling, as with nudges (F13)."""
    game = commanding((3, [2, 1]), (2, [4, 2]), (3, [2, 5]))
    game.act(use(2, 1))
    assert refused(game, raised(1), "A5").key == "refuse-raise-ahead"
    assert game.actions() == [raised(2)]


@rule("A5")
def test_dice_on_aa_guns_and_in_tunnels_can_be_raised() -> None:
    game = commanding((3, [2, 1]), (2, [1, 4]), (3, [3, 2]))
    game.act(use(2, 1))
    assert game.actions() == [raised(1), raised(2)]


@rule("A5")
def test_all_points_are_dealt_out_before_anything_else() -> None:
    """Our ruling: as long as a die can take one."""
    game = commanding((3, [2, 1]), (2, [2, 2]), (3, [4, 3]), (2, [2, 5]), energy=5)
    refused(game, raised(1), "A5")  # not yet
    game.act(use(2, 1))
    for action in (use(2, 2), EXCAVATE, DONE):
        assert refused(game, action, "A5").key == "refuse-points-first"
    assert {action["do"] for action in game.actions()} == {"raise"}


@rule("A5", "B2")
def test_robots_may_be_taken_off_while_points_are_dealt_out() -> None:
    game = commanding((3, [2, 1]), (2, [2, 2]), robots=[(4, [3, 1])])
    game.act(use(2, 1))
    game.act({"do": "remove", "robot": 0})
    assert game.position()["points"] == 2


@rule("A5", "F13")
def test_no_ability_is_chosen_while_points_are_dealt_out() -> None:
    acting = stage(team=[does("chosen", "energy", 1)], upper=COMMAND)
    game = acting.rooms((3, [2, 1]), (2, [2, 2]))
    game.act(use(2, 1))
    assert refused(game, chosen(), "A5").key == "refuse-points-first"
    game.act(raised(1))
    game.act(raised(1))
    game.act(chosen())


@rule("A5", "R2", "R3", "R4")
def test_a_command_room_is_used_like_any_other_room() -> None:
    """It costs energy, its dice are added up, it needs all of them, and 0 does nothing."""
    dear = stage(upper=["command /2 | energy | command [2] | fighters", COMMAND[1]])
    refused(dear.rooms((3, [2, 1]), (2, [2, 2]), energy=1), use(2, 1), "R2")
    game = dear.rooms((3, [2, 1]), (2, [2, 2]), energy=2)
    game.act(use(2, 1))
    assert game.position()["energy"] == 0
    game = commanding((3, [2, 3]), (2, [2, 4]), (1, [2, 5]))
    assert {"event": "points", "points": 5} in game.act(use(2, 4))
    refused(commanding((3, [2, 3]), (1, [2, 5])), use(2, 3), "R4")
    game = commanding((1, [2, 1]), (2, [2, 2]), (2, [2, 5]), energy=3)
    assert kinds(game.act(use(2, 1))) == ["use", "no_effect"]
    assert game.actions() == [use(2, 2), use(2, 5), DONE]


@rule("A5", "R3")
def test_a_command_room_may_be_used_when_no_die_can_take_a_point() -> None:
    game = commanding((3, [2, 1]), (6, [2, 5]), ships=only({}))
    assert game.act(use(2, 1))[1:] == [
        {"event": "points", "points": 2},
        {"event": "points_lost", "points": 2},
    ]
    assert game.actions() == [use(2, 5), DONE]


@rule("A5", "B1")
def test_no_robot_can_be_installed_in_a_command_room() -> None:
    """Neither in an empty one nor in place of a worker."""
    game = commanding((4, [3, 3]), (2, [2, 1]), (2, [2, 5]))
    game.act(use(3, 3))
    for space in ([2, 1], [2, 3], [2, 4], [3, 4]):
        assert refused(game, install(0, *space), "A5").key == "refuse-install-in-command-room"
    game.act(install(0, 2, 2))
    made = stage(upper=COMMAND).position(robots=[(3, [2, 1])])
    impossible(made, "A5", stage(upper=COMMAND).library)


@rule("A5", "B1", "R5")
def test_a_room_that_commands_and_builds_deals_out_its_points_first() -> None:
    game = commanding((4, [3, 4]), (4, [2, 2]), (2, [2, 5]), ships=only({}))
    events = game.act(use(3, 4))
    assert events[1:] == [{"event": "points", "points": 4}, {"event": "build", "value": 4}]
    assert refused(game, install(0, 1, 1), "A5").key == "refuse-points-first"
    for _ in range(4):
        assert {action["do"] for action in game.actions()} == {"raise"}
        game.act(raised(2))
    assert {action["do"] for action in game.actions()} == {"install"}
    game.act(install(0, 2, 5))
    assert game.actions()[:2] == [use(2, 2), DONE]


@rule("A5", "F20", "F6")
def test_points_are_lost_when_an_ability_buries_the_dice_that_could_take_them() -> None:
    acting = stage(does("used", "cave-in", 9), upper=COMMAND)
    game = acting.rooms((6, [2, 1]), (3, [4, 3]), excavator=[4, 5])
    events = game.act(use(2, 1))
    assert kinds(events)[:4] == ["use", "points", "ability", "excavator"]
    assert {"event": "points_lost", "points": 5} in events
    assert "points" not in game.position()
    assert game.actions()


@rule("A5", "F30")
def test_a_bonus_for_command_rooms_gives_more_points() -> None:
    acting = stage(does("always", "bonus", 2, on="command"), upper=COMMAND)
    game = acting.rooms((3, [2, 1]), (1, [2, 2]))
    assert {"event": "points", "points": 4} in game.act(use(2, 1))


@rule("A5")
def test_a_position_with_points_goes_on_where_it_was() -> None:
    game = commanding((3, [2, 1]), (2, [2, 2]), (2, [2, 5]))
    game.act(use(2, 1))
    game.act(raised(1))
    again = Game.load(game.position(), seed=1, library=stage(upper=COMMAND).library)
    assert again.position() == game.position()
    assert again.actions() == game.actions() == [raised(1), raised(2)]


@rule("A5")
def test_a_position_has_points_only_where_they_can_be() -> None:
    acting = stage(upper=COMMAND)
    usual: dict[str, Any] = {"phase": "rooms", "excavator": UPPER_PIECE, "points": 2}
    impossible(acting.position(points=2), "A5", acting.library)  # the dice phase
    sixes = acting.position(workers=crew((6, [2, 2]), (6, [2, 5])), **usual)
    impossible(sixes, "A5", acting.library)
    fine = acting.position(workers=crew((5, [2, 2]), (6, [2, 5])), **usual)
    assert Game.load(fine, seed=1, library=acting.library).actions() == [raised(0)]
    impossible(position(ROSWELL, workers=crew((5, [2, 2])), **usual), "A5")  # no command room
    impossible(fine | {"points": -1}, None, acting.library)


@rule("A5")
def test_base_tile_f_has_a_command_room() -> None:
    game = city_over(upper="F").rooms((4, [3, 2]), (2, [2, 3]))
    assert {"event": "points", "points": 3} in game.act(use(3, 2))


# --- A6: upright rooms ---

TALL = [5, 5]  # of base tile G: fighters +3 /1, two spaces of column 5, one above the other


@rule("A6", "D2")
def test_an_upright_room_never_takes_two_workers() -> None:
    """One worker a column. This one is on base tile G."""
    game = city_over(lower="G").load(excavator=WHOLE_BASE)
    game.act(place(2, *TALL))
    assert not any(column == 5 for _, column in spaces(game, 0))
    refused(game, place(0, 6, 5), "D2")


@rule("A6", "R4")
def test_an_upright_room_needs_a_robots_help() -> None:
    changes: dict[str, Any] = {"excavator": WHOLE_BASE, "energy": 3}
    upright = city_over(lower="G")
    alone = upright.rooms((3, TALL), (2, [4, 2]), **changes)
    refused(alone, use(*TALL), "R4")
    for die, robot in ((TALL, [6, 5]), ([6, 5], TALL)):
        game = upright.rooms((3, die), (2, [4, 2]), robots=[(4, robot)], **changes)
        used = named(game.act(use(*TALL)), "use")[0]
        assert (used["value"], used["cost"]) == (3 + 4 + 3, 1)
        assert game.position()["robots"][0]["value"] == 3


# --- A7: tile 0, and advanced tiles in the place of basic ones ---

FINAL: dict[str, Any] = {**ROSWELL, "sky": ["0", "I+", "II+", "III+", "IV"]}


@rule("A7")
def test_with_tile_0_there_are_18_rows_and_18_research_spaces() -> None:
    for setup, rows, skull in ((FINAL, 18, 14), ({**FINAL, "hard": ["sky3"]}, 18, 13)):
        b = lay(setup, built_in()).board
        assert (b.rows, b.city_row, b.research_length) == (rows, rows + 1, rows)
        assert b.skull_row == skull  # two rows lower than without tile 0
        assert b.research_cost[16:18] == [3, 12]
        assert b.explosions == BOTH_COLOURS


@rule("A7")
def test_tile_0_lies_above_tile_i() -> None:
    b = lay(FINAL, built_in()).board
    without = lay({**FINAL, "sky": FINAL["sky"][1:]}, built_in()).board
    assert b.sky[3 * COLUMNS : 19 * COLUMNS] == without.sky[COLUMNS : 17 * COLUMNS]
    assert b.action[3:19] == without.action[1:17]
    assert b.research_cost[:16] == without.research_cost[:16]


@rule("A7", "S2")
def test_with_tile_0_a_ship_is_lost_to_the_city_below_row_18() -> None:
    game = load(FINAL, ships=only({0: [17, 1]}))
    game.act(place(0, 2, 1))
    assert ship_at(game, 0) == [18, 1]
    game = load(FINAL, ships=only({0: [18, 1]}))
    game.act(place(0, 2, 1))
    assert (ship_at(game, 0), game.position()["damage"]) == ("mothership", 1)


@rule("A7", "E3")
def test_with_tile_0_the_skull_counts_where_it_is_printed() -> None:
    guns: list[tuple[int, Any]] = [(1, [1, column]) for column in range(1, 5)]
    far = load(FINAL, mothership=12, ships=only({}), workers=[*guns, (1, None)])
    far.act(place(4, 1, 5))
    assert far.position()["result"] is None
    near = load(FINAL, mothership=13, ships=only({}), workers=[*guns, (1, None)])
    near.act(place(4, 1, 5))
    assert near.position()["result"] == BY_MOTHERSHIP


@rule("A7", "E1")
def test_with_tile_0_the_research_ends_on_it() -> None:
    length = lay(FINAL, built_in()).board.research_length
    game = rooms(
        FINAL, (5, [6, 2]), (4, [6, 3]), (3, [6, 4]), research=17, excavator=WHOLE_BASE, energy=5
    )
    assert length == 18
    game.act(use(6, 2))
    assert game.position()["result"] == WON


@rule("A7", "S9")
def test_tile_0_has_one_side() -> None:
    with pytest.raises(UfsError) as caught:
        lay({**FINAL, "hard": ["sky0"]}, built_in())
    assert caught.value.code == "bad_setup"
    for seed in range(30):
        drawn = Game.new({**FINAL, "threat": 4}, seed).table.setup["hard"]
        assert drawn == ["sky1", "sky2", "sky3", "sky4"]


@rule("A7", "S1")
@pytest.mark.parametrize(
    ("sky", "rule_id"),
    [
        (["I+", "0", "II+", "III+", "IV"], "A7"),
        (["I", "I+", "II", "III", "IV"], "A7"),
        (["0", "II", "III", "IV"], "S1"),
        (["I+", "II+", "IV+", "III+"], "S1"),
        (["II+", "II", "III", "IV"], "S1"),
    ],
)
def test_an_advanced_tile_lies_only_in_the_place_of_the_basic_one_of_its_number(
    sky: list[str], rule_id: str
) -> None:
    with pytest.raises(UfsError) as caught:
        lay({**ROSWELL, "sky": sky}, built_in())
    assert (caught.value.code, caught.value.rule) == ("bad_setup", rule_id)


@rule("A7", "S13")
def test_the_stars_of_advanced_tiles() -> None:
    """One on the front, two on the back; tile 0 has none."""
    assert lay(FINAL, built_in()).stars == (0, 1, 1, 1, 0)
    turned = {**FINAL, "hard": ["sky1", "sky4"]}
    assert lay(turned, built_in()).stars == (0, 2, 1, 1, 1)


# --- B1 together with F8 ---

BUILDING = [
    "robot | energy | research | fighters | tunnel",
    "energy | tunnel | tunnel | tunnel | start",
]


@rule("F8", "B1")
def test_a_worker_given_up_for_a_new_robot_was_not_used() -> None:
    game = stage(does("unused", "energy", 2), upper=BUILDING).rooms(
        (4, [2, 1]), (3, [2, 2]), (1, [2, 3]), energy=0
    )
    game.act(use(2, 1))
    events = game.act(install(0, 2, 2))
    assert kinds(events)[:4] == ["given_up", "install", "ability", "energy"]
    assert owners(events) == ["scenario"]
    assert game.position()["energy"] == 2
    assert owners(game.act(DONE)) == ["scenario"]  # the other one; never twice for the same die


@rule("F8", "B1")
def test_a_new_robot_on_an_empty_space_leaves_no_worker_unused() -> None:
    game = stage(does("unused", "energy", 2), upper=BUILDING).rooms(
        (4, [2, 1]), (3, [2, 2]), (1, [2, 3]), energy=0
    )
    game.act(use(2, 1))
    assert kinds(game.act(install(0, 2, 4))) == ["install"]


@rule("F8", "B1", "B9")
def test_an_ability_of_the_given_up_worker_may_bury_the_new_robot() -> None:
    game = stage(does("unused", "cave-in", 20), upper=BUILDING).rooms(
        (4, [2, 1]), (3, [4, 5]), (1, [2, 3]), energy=0, excavator=WHOLE_BASE
    )
    game.act(use(2, 1))
    events = game.act(install(0, 4, 5))  # a room of the lower tile
    assert kinds(events)[:5] == ["given_up", "install", "ability", "excavator", "robot_off"]
    assert {"event": "robot_off", "robot": 0, "space": [4, 5], "reason": "buried"} in events
    assert game.position()["robots"][0]["space"] is None


@rule("F8", "B1", "E4")
def test_an_ability_of_the_given_up_worker_may_end_the_game() -> None:
    game = stage(does("unused", "damage", 1), upper=BUILDING).rooms(
        (4, [2, 1]), (3, [2, 2]), (1, [2, 3]), damage=6
    )
    game.act(use(2, 1))
    events = game.act(install(0, 2, 2))
    assert kinds(events)[-1] == "end"
    assert game.position()["result"] == BY_DAMAGE


@rule("F8", "E4")
def test_nothing_happens_after_an_unused_worker_ended_the_game() -> None:
    game = stage(does("unused", "damage", 1)).rooms((3, [2, 1]), (3, [1, 3]), damage=6)
    events = game.act(DONE)
    assert kinds(events) == ["ability", "hit", "end"]
    assert game.position()["mothership"] == 0


@rule("F8", "F10", "F11")
def test_what_unused_workers_cause_sets_off_what_hits_and_destroyed_ships_set_off() -> None:
    acting = stage(does("unused", "damage", 1), does("hit", "energy", 1))
    game = acting.rooms((3, [1, 3]), (3, [2, 1]), energy=1)
    events = game.act(DONE)
    assert kinds(named(events, "hit", "energy")) == ["hit", "hit", "energy", "energy"]
    shooting = stage(does("unused", "missiles", 3), does("destroyed", "energy", 1))
    game = shooting.rooms((3, [1, 3]), (3, [2, 1]), energy=1, ships=only({0: [15, 3]}))
    assert len(named(game.act(DONE), "energy")) == 1
