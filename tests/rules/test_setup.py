"""S: setup. What is printed on the pieces is typed here once more, by hand, from COMPONENTS."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.support.table import (
    EDITIONS,
    NEW_YORK,
    PNP1,
    PNP2,
    PRINT_AND_PLAY,
    ROSWELL,
    WASHINGTON,
    Position,
    impossible,
    kinds,
    load,
    place,
    position,
    refused,
    rule,
    ship_at,
    use,
)
from ufs.base.errors import UfsError
from ufs.content.loader import load as load_packs
from ufs.game import Game
from ufs.game.moves import to_json
from ufs.rules.board import (
    AA_GUN,
    COLUMNS,
    EXPLOSION,
    MAX_EFFECTS,
    MAX_ROOM_SIZE,
    SPACES,
    TUNNEL,
    Board,
    path_space,
)

CARDS = ("sky1", "sky2", "sky3", "sky4", "mothership", "upper", "lower", "tracks")
TILES = ("sky1", "sky2", "sky3", "sky4")

# Four pieces of four rows, the top one first; what stands beside a row comes after the bar.
PNP_SKY = {
    "easy": [
        [". . . . . | -", ". . . < . | exc 1", ". 1 > . . | ship 1", "2 > . . M | res 1"],
        [". . < > . | exc 1", ". < M 2 . | exc 2", "3 M > . 4 | res 2", "> . 3 . < | ship 1"],
        ["M 6 . < . | exc 1", "> . 3 M 2 | hit 1", ". > . 5 . | -", ". < M . < | SKULL"],
        ["5 . < 4 M | -", ". 3 5 > . | -", ". . . M 6 | -", ". . . . . | -"],
    ],
    "hard": [
        ["> . . . . | exc 2", ". . > . . | exc 2", ". < . M 2 | ship 1", "M 3 . . < | exc 1"],
        ["M . < . M | ship 1", ". M . 5 4 | res 2", "> . 4 > . | res 2", "3 > . 7 . | exc 1"],
        [". < M . < | hit 1", "M 5 > . . | res 1", "> . . M . | SKULL", "6 . . < . | -"],
        [". 5 M M . | -", "M . < 5 M | -", "7 M 5 M 6 | -", ". . . . . | -"],
    ],
}
BOX_SKY = {
    "easy": [
        [". . . > . | ship 1", ". < > . . | exc 2", "M . 1 . . | ship 1", "2 . < . 4 | -"],
        ["M > . 4 . | ship 1", ". M . . . | exc 1", "4 3 . < 2 | res 1", "> . 6 . < | -"],
        [". . 4 > . | res 1", "5 . < . . | ship 1", ". M > . 6 | -", "M 3 . 4 M | SKULL"],
        ["3 > . M . | -", ". 6 . < 4 | -", "> . 3 . < | -", ". 5 M 4 . | -"],
    ],
    "hard": [
        [". 1 . . . | exc 1", ". . < > . | ship 2", "> . . . 2 | exc 2", ". < 3 M . | hit 1"],
        ["> . 2 . < | exc 3", "M M . < 3 | res 2", "4 > . 5 . | ship 2", ". < > . M | res 1"],
        ["6 . < . M | hit 1", "M 4 7 > . | -", ". > . M 7 | SKULL", ". . M 4 . | -"],
        ["M 5 M . < | -", ". . 4 M 5 | -", "4 M . 6 M | -", "M 7 M M . | -"],
    ],
}
# From tile I to tile IV, each from its lowest row up.
BOX_RESEARCH = {
    "easy": [[5, 1, 3, 11], [1, 6, 1, 3], [4, 1, 3, 2], [3, 1, 3, 1]],
    "hard": [[3, 5, 1, 12], [2, 3, 4, 2], [3, 1, 3, 7], [3, 2, 1, 5]],
}
PNP_RESEARCH = {
    "easy": [3, 1, 4, 2, 3, 2, 6, 2, 1, 4, 7, 4, 2, 12],
    "hard": [2, 2, 5, 1, 4, 5, 2, 2, 7, 1, 7, 3, 4, 12],
}

# A room stands where it begins; = goes on with the room at the left, ^ with the room above.
GUNS = "aa | aa | aa | aa | aa"
PNP_UPPER = {
    "easy": [
        GUNS,
        "energy -1 | robot -1 /1 | fighters -1 /1 | tunnel | research -1 /1",
        "research /1 | energy | = | fighters /2 | start",
    ],
    "hard": [
        GUNS,
        "energy -2 | = | fighters /2 | research -2 | start",
        "fighters +1 /2 | research +1 /2 | tunnel | energy+robot -6 | =",
    ],
}
PNP_LOWER = {
    "easy": [
        "robot /2 | fighters +1 /2 | research /1 | = | energy",
        "energy+fighters -3 | = | tunnel | robot /1 | fighters /1",
        "tunnel | research /1 | = | = | tunnel",
    ],
    "hard": [
        "robot -1 | research+fighters -3 /3 | = | energy -1 | fighters -1",
        "tunnel | fighters | = | robot /2 | research /1",
        "research +2 /3 | = | tunnel | tunnel | ^",
    ],
}
ROSWELL_BASE = [  # A over B
    GUNS,
    "fighters -1 /1 | research /2 | tunnel | energy -3 | =",
    "energy | fighters /2 | = | research -1 /1 | start",
    "research -1 | tunnel | research /2 | = | fighters /2",
    "fighters +1 /2 | energy +1 | fighters /1 | tunnel | research /1",
    "tunnel | research /2 | = | = | tunnel",
]
NEW_YORK_BASE = [  # C over A
    GUNS,
    "robot -1 /1 | fighters /3 | energy | = | start",
    "robot -1 | research +1 /2 | tunnel | research /1 | energy -1",
    "fighters -1 | tunnel | research /1 | fighters /1 | =",
    "energy | research +1 /1 | fighters +1 /2 | tunnel | robot /2",
    "research +3 /4 | = | energy +1 | tunnel | tunnel",
]
WASHINGTON_BASE = [  # B over C, blue side, with the city's discount of 1 on rooms with fighters
    GUNS,
    "fighters /1 | energy -1 | research -2 | fighters -1 | start",
    "research /1 | robot /2 | tunnel | energy -1 | research +1 /2",
    "research /5 | = | = | tunnel | fighters -1",
    "energy +1 | tunnel | robot | fighters +2 /1 | robot /1",
    "tunnel | fighters +3 | research | = | tunnel",
]

WASHINGTON_DAMAGED_BASE = [  # a discount of 2
    GUNS,
    "fighters | energy -1 | research -2 | fighters -1 | start",
    *WASHINGTON_BASE[2:4],
    "energy +1 | tunnel | robot | fighters +2 | robot /1",
    WASHINGTON_BASE[5],
]

TOKENS = {0: ".", 1: "<", 2: ">", 3: "M"}
ACTIONS = {1: "exc", 2: "res", 3: "ship", 4: "hit"}
EFFECTS = {1: "energy", 2: "fighters", 3: "research", 4: "robot"}


def new(setup: dict[str, Any], seed: int = 1) -> Game:
    return Game.new(setup, seed=seed, dice="manual")


def board_of(setup: dict[str, Any]) -> Board:
    return new(setup).table.board


def sky_row(b: Board, row: int) -> str:
    """A row of the sky as the rules see it: tokens and what stands beside it."""
    tokens = b.sky[row * COLUMNS : (row + 1) * COLUMNS]
    text = " ".join(TOKENS[t] if t < EXPLOSION else str(t - EXPLOSION) for t in tokens)
    if row == b.skull_row:
        return f"{text} | SKULL"
    if b.action[row] == 0:
        return f"{text} | -"
    return f"{text} | {ACTIONS[b.action[row]]} {b.action_amount[row]}"


def sky_of(b: Board) -> list[str]:
    return [sky_row(b, row) for row in range(1, 17)]


def base_cell(b: Board, row: int, column: int) -> str:
    """A space of the base as the rules see it."""
    space = path_space(row, column)
    room = b.room[space]
    if space == b.excavator_start:
        assert b.kind[space] == TUNNEL
        return "start"
    if b.kind[space] == AA_GUN:
        return "aa"
    if b.kind[space] == TUNNEL:
        return "tunnel"
    if column > 0 and b.room[path_space(row, column - 1)] == room:
        return "="
    if row > 0 and b.room[path_space(row - 1, column)] == room:
        return "^"
    words = b.room_effect[room * MAX_EFFECTS : (room + 1) * MAX_EFFECTS]
    text = "+".join(EFFECTS[word] for word in words if word)
    if b.room_modifier[room]:
        text += f" {b.room_modifier[room]:+}"
    if b.room_cost[room]:
        text += f" /{b.room_cost[room]}"
    return text


def base_of(b: Board) -> list[str]:
    """The six rows of the base; every room must list exactly the spaces that name it."""
    for room in {b.room[space] for space in range(SPACES) if b.room[space] >= 0}:
        first = room * MAX_ROOM_SIZE
        listed = b.room_space[first : first + b.room_size[room]]
        assert sorted(listed) == [space for space in range(SPACES) if b.room[space] == room]
    return [" | ".join(base_cell(b, row, column) for column in range(COLUMNS)) for row in range(6)]


def fields(b: Board) -> dict[str, Any]:
    return {name: getattr(b, name) for name in b.__slots__}


def changed_fields(one: Board, other: Board) -> set[str]:
    ours, theirs = fields(one), fields(other)
    return {name for name in ours if ours[name] != theirs[name]}


def placeable(game: Game, worker: int) -> set[tuple[int, int]]:
    """The spaces a worker may be placed on now."""
    return {
        (action["space"][0], action["space"][1])
        for action in game.actions()
        if action["do"] == "place" and action["worker"] == worker
    }


def bad_setup(setup: dict[str, Any], rule_id: str | None) -> None:
    with pytest.raises(UfsError) as caught:
        new(setup)
    assert caught.value.code == "bad_setup"
    assert caught.value.rule == rule_id


# --- S1, S2: the sky ---


@rule("S1")
@pytest.mark.parametrize(
    ("edition", "printed"), [("pnp1", PNP_SKY), ("pnp2", PNP_SKY), ("box", BOX_SKY)]
)
@pytest.mark.parametrize("side", ["easy", "hard"])
def test_the_sky_is_four_pieces_of_four_rows_the_top_piece_first(
    edition: str, printed: dict[str, list[list[str]]], side: str
) -> None:
    hard = list(TILES) if side == "hard" else []
    b = board_of({"edition": edition, "hard": hard})
    assert sky_of(b) == [row for piece in printed[side] for row in piece]


@rule("S1", "S8", "S9")
@pytest.mark.parametrize(
    ("edition", "printed"), [("pnp1", PNP_SKY), ("pnp2", PNP_SKY), ("box", BOX_SKY)]
)
@pytest.mark.parametrize("turned", range(4))
def test_each_sky_piece_is_turned_by_itself(
    edition: str, printed: dict[str, list[list[str]]], turned: int
) -> None:
    b = board_of({"edition": edition, "hard": [TILES[turned]]})
    sides = ["hard" if n == turned else "easy" for n in range(4)]
    rows = [row for n, side in enumerate(sides) for row in printed[side][n]]
    first_skull = [row.endswith("SKULL") for row in rows].index(True)
    assert sky_of(b) == rows
    assert b.skull_row == first_skull + 1


@rule("S1")
@pytest.mark.parametrize("sky", [["II", "I", "III", "IV"], ["I", "II", "IV", "III"]])
def test_a_sky_piece_has_its_own_place_from_the_top(sky: list[str]) -> None:
    bad_setup({"edition": "box", "sky": sky}, "S1")


@rule("S2")
@pytest.mark.parametrize(("setup", "last"), [(PNP1, 15), (PNP2, 15), (ROSWELL, 16)])
def test_a_ship_may_stand_in_the_last_row_of_the_sky_and_no_lower(
    setup: dict[str, Any], last: int
) -> None:
    assert ship_at(load(setup, ships={0: [last, 1]}), 0) == [last, 1]
    impossible(position(setup, ships={0: [last + 1, 1]}), "S2")


@rule("S2", "D13")
@pytest.mark.parametrize("setup", PRINT_AND_PLAY)
@pytest.mark.parametrize("steps", [1, 2, 6])
def test_in_the_print_and_play_a_ship_hits_on_reaching_row_16_or_going_past(
    setup: dict[str, Any], steps: int
) -> None:
    game = load(setup, ships={0: [15, 1]}, workers=[(steps, None), *[(1, None)] * 4])
    events = game.act(place(0, 2, 1))
    assert kinds(events) == ["place", "descend", "city", "hit"]
    assert events[1]["to"] == [16, 1]
    assert game.position()["damage"] == 1
    assert ship_at(game, 0) == "mothership"


@rule("S2", "D13")
def test_in_the_box_row_16_is_still_sky() -> None:
    game = load(ROSWELL, ships={0: [15, 1]})
    game.act(place(0, 2, 1))
    assert ship_at(game, 0) == [16, 1]
    assert game.position()["damage"] == 0


@rule("S2", "D13")
@pytest.mark.parametrize("value", [2, 3, 6])
def test_in_the_box_a_ship_is_lost_to_the_city_below_row_16(value: int) -> None:
    game = load(ROSWELL, ships={0: [15, 1]}, workers=[(value, None), *[(1, None)] * 4])
    events = game.act(place(0, 2, 1))
    assert kinds(events) == ["place", "descend", "city", "hit"]
    assert events[1]["to"] == [17, 1]
    assert game.position()["damage"] == 1


# --- S3, S4: the ships ---


@rule("S3")
@pytest.mark.parametrize("setup", [PNP1, PNP2, ROSWELL, NEW_YORK, WASHINGTON])
def test_five_basic_ships_start_on_the_drop_points_one_a_column_in_row_0(
    setup: dict[str, Any],
) -> None:
    made = new(setup).position()
    basic = [ship["at"] for ship in made["ships"] if ship["kind"] == "basic"]
    assert basic == [[0, 1], [0, 2], [0, 3], [0, 4], [0, 5]]
    assert made["mothership"] == 0


@rule("S3")
def test_a_position_with_six_basic_ships_is_refused() -> None:
    made = position(ROSWELL)
    made["ships"][5]["kind"] = "basic"
    made["ships"][5]["at"] = "mothership"
    impossible(made, "S3")


@rule("S4")
@pytest.mark.parametrize(("setup", "count"), [(PNP1, 2), (PNP2, 2), (ROSWELL, 4), (NEW_YORK, 4)])
def test_reinforcements_start_in_the_supply(setup: dict[str, Any], count: int) -> None:
    ships = new(setup).position()["ships"]
    assert len(ships) == 5 + count
    assert ships[5:] == [{"kind": "reinforcement", "at": "supply"}] * count


@rule("S4")
@pytest.mark.parametrize("setup", EDITIONS)
def test_a_position_with_a_reinforcement_too_few_is_refused(setup: dict[str, Any]) -> None:
    made = position(setup)
    made["ships"].pop()
    impossible(made, "S4")


# --- S5, S6: the base and the excavator ---


@rule("S5")
@pytest.mark.parametrize("edition", ["pnp1", "pnp2"])
@pytest.mark.parametrize("upper", ["easy", "hard"])
@pytest.mark.parametrize("lower", ["easy", "hard"])
def test_the_print_and_play_base_is_an_upper_card_over_a_lower_card(
    edition: str, upper: str, lower: str
) -> None:
    sides = {"upper": upper, "lower": lower}
    b = board_of({"edition": edition, "hard": [card for card in sides if sides[card] == "hard"]})
    assert base_of(b) == PNP_UPPER[upper] + PNP_LOWER[lower]


@rule("S5", "S10")
@pytest.mark.parametrize(
    ("setup", "printed", "damaged"),
    [
        (ROSWELL, ROSWELL_BASE, ROSWELL_BASE),
        (NEW_YORK, NEW_YORK_BASE, NEW_YORK_BASE),
        (WASHINGTON, WASHINGTON_BASE, WASHINGTON_DAMAGED_BASE),
    ],
)
def test_a_city_names_its_upper_and_lower_base_tile(
    setup: dict[str, Any], printed: list[str], damaged: list[str]
) -> None:
    assert base_of(board_of({**setup, "damaged": False})) == printed
    assert base_of(board_of({**setup, "damaged": True})) == damaged


@rule("S5")
def test_the_path_winds_through_every_space() -> None:
    path = [
        *([1, 5], [1, 4], [1, 3], [1, 2], [1, 1]),
        *([2, 1], [2, 2], [2, 3], [2, 4], [2, 5]),
        *([3, 5], [3, 4], [3, 3], [3, 2], [3, 1]),
        *([4, 1], [4, 2], [4, 3], [4, 4], [4, 5]),
        *([5, 5], [5, 4], [5, 3], [5, 2], [5, 1]),
        *([6, 1], [6, 2], [6, 3], [6, 4], [6, 5]),
    ]
    assert [to_json(space) for space in range(SPACES)] == path
    b = board_of(ROSWELL)
    assert [b.column[space] + 1 for space in range(SPACES)] == [column for _, column in path]


@rule("S5", "D4")
@pytest.mark.parametrize(
    ("excavator", "ahead"),
    [
        ([3, 5], {(3, 4), (3, 3), (3, 2), (3, 1), (4, 1), (4, 2)}),
        ([3, 1], {(4, 1), (4, 2), (4, 3), (4, 4), (4, 5), (5, 5)}),
        ([4, 4], {(4, 5), (5, 5), (5, 4), (5, 3), (5, 2), (5, 1)}),
        ([5, 2], {(5, 1), (6, 1), (6, 2), (6, 3), (6, 4), (6, 5)}),
        ([6, 3], {(6, 4), (6, 5)}),
    ],
)
def test_a_six_reaches_six_steps_along_the_path(
    excavator: list[int], ahead: set[tuple[int, int]]
) -> None:
    game = load(ROSWELL, excavator=excavator, workers=[(6, None)] * 5)
    behind = placeable(load(ROSWELL, excavator=excavator, workers=[(1, None)] * 5), 0)
    assert placeable(game, 0) - behind == ahead - behind
    assert ahead <= placeable(game, 0)


@rule("S5")
def test_a_space_outside_the_base_is_no_space() -> None:
    game = load(ROSWELL)
    for space in ([0, 1], [7, 1], [1, 0], [1, 6]):
        with pytest.raises(UfsError) as caught:
            game.act({"do": "place", "worker": 0, "space": space})
        assert caught.value.rule == "S5"


@rule("S5")
@pytest.mark.parametrize(
    ("setup", "dice", "value"),
    [
        (ROSWELL, [(4, [2, 4]), (3, [2, 5])], 4),  # side by side: energy -3
        ({"edition": "pnp2", "hard": ["lower"]}, [(4, [6, 5])], 6),  # upright: 4 and a robot's 2
    ],
)
def test_a_room_may_span_spaces_side_by_side_or_one_above_the_other(
    setup: dict[str, Any], dice: list[tuple[int, list[int]]], value: int
) -> None:
    rest: list[tuple[int, Any]] = [(1, "resolved")] * (5 - len(dice))
    robots = [(2, [5, 5])] if setup is not ROSWELL else []
    game = load(
        setup, phase="rooms", workers=[*dice, *rest], excavator=[6, 5], robots=robots, energy=3
    )
    events = game.act(use(*dice[0][1]))
    assert [event["value"] for event in events if event["event"] == "use"] == [value]


@rule("S6")
@pytest.mark.parametrize(
    ("setup", "start"),
    [
        (PNP1, [3, 5]),
        (PNP2, [3, 5]),
        ({"edition": "pnp1", "hard": ["upper"]}, [2, 5]),
        ({"edition": "pnp2", "hard": ["upper"]}, [2, 5]),
        (ROSWELL, [3, 5]),
        (NEW_YORK, [2, 5]),
        (WASHINGTON, [2, 5]),
    ],
)
def test_the_excavator_starts_on_the_space_printed_on_the_upper_piece(
    setup: dict[str, Any], start: list[int]
) -> None:
    made = position(setup)
    assert made["excavator"] == start
    row = start[0]
    behind = {(r, c) for r in range(1, row) for c in range(1, 6)} | (
        {(2, 1), (2, 2), (2, 3), (2, 4)} if row == 2 else set()
    )
    game = load(setup)
    # Worker 0 shows a 1. The print-and-play lets it go ahead anywhere, the box one step.
    ahead = {(r, c) for r, c in placeable(game, 0) if path_space(r - 1, c - 1) > start_space(start)}
    assert placeable(game, 0) - ahead == behind
    assert (start[0], start[1]) not in placeable(game, 0)


def start_space(start: list[int]) -> int:
    return path_space(start[0] - 1, start[1] - 1)


@rule("S6", "D3")
@pytest.mark.parametrize("setup", EDITIONS)
def test_the_excavators_own_space_is_not_excavated(setup: dict[str, Any]) -> None:
    refused(load(setup), place(0, 3, 5), "D3")
    refused(load(setup, excavator=[4, 3]), place(0, 4, 3), "D3")


@rule("S6")
@pytest.mark.parametrize("setup", EDITIONS)
def test_everything_behind_the_excavator_is_excavated(setup: dict[str, Any]) -> None:
    game = load(setup, excavator=[4, 3], workers=[(1, None)] * 5)
    behind = {(r, c) for r in (1, 2, 3) for c in range(1, 6)} | {(4, 1), (4, 2)}
    assert behind <= placeable(game, 0)
    assert (4, 3) not in placeable(game, 0)
    ahead = placeable(game, 0) - behind
    if setup is ROSWELL:
        assert ahead == {(4, 4)}
    else:
        assert ahead == {(4, 4), (4, 5)} | {(r, c) for r in (5, 6) for c in range(1, 6)}


@rule("S6")
@pytest.mark.parametrize("setup", EDITIONS)
def test_on_the_last_space_of_the_path_the_whole_base_is_excavated(setup: dict[str, Any]) -> None:
    game = load(setup, excavator=[6, 5], workers=[(1, None)] * 5)
    assert placeable(game, 0) == {(r, c) for r in range(1, 7) for c in range(1, 6)}
    game.act(place(0, 6, 5))  # no die counts as ahead now
    game.act(place(1, 6, 1))
    game.act(place(2, 5, 2))
    assert [worker["space"] for worker in game.position()["workers"][:3]] == [
        [6, 5],
        [6, 1],
        [5, 2],
    ]


@rule("S6")
def test_on_the_space_before_the_last_the_last_space_is_still_ahead() -> None:
    game = load(ROSWELL, excavator=[6, 4], workers=[(1, None)] * 5)
    refused(game, place(0, 6, 4), "D3")
    game.act(place(0, 6, 5))
    assert placeable(game, 1) == {(r, c) for r in range(1, 7) for c in range(1, 5)} - {(6, 4)}


@rule("S6")
def test_the_room_on_the_last_space_works_while_the_excavator_stands_there() -> None:
    setup = {"edition": "pnp2", "hard": ["lower"]}
    rest: list[tuple[int, Any]] = [(1, "resolved")] * 4
    dice: dict[str, Any] = {"workers": [(5, [6, 5]), *rest], "robots": [(2, [5, 5])], "energy": 3}
    game = load(setup, phase="rooms", excavator=[6, 5], **dice)
    game.act(use(5, 5))
    assert game.position()["research"] == 2  # 5 + 2 pays 3 and 1
    elsewhere = load(setup, phase="rooms", excavator=[6, 4], **dice)
    refused(elsewhere, use(5, 5), "R4")


# --- S7: the tracks ---


@rule("S7", "S10")
@pytest.mark.parametrize(
    ("setup", "energy", "energy_max", "hits"),
    [
        (PNP1, 2, 7, 2 + 3),
        (PNP2, 2, 7, 2 + 3),
        ({"edition": "pnp1", "hard": ["upper"]}, 2, 7, 3 + 3),
        ({"edition": "pnp2", "hard": ["upper"]}, 2, 7, 3 + 3),
        ({"edition": "pnp1", "hard": ["lower"]}, 2, 7, 2 + 2),
        ({"edition": "pnp2", "hard": ["lower"]}, 2, 7, 2 + 2),
        ({"edition": "pnp2", "hard": ["upper", "lower"]}, 2, 7, 3 + 2),
        ({"edition": "pnp1", "hard": ["tracks"]}, 2, 7, 2 + 3),
        (ROSWELL, 2, 4 + 3, 4 + 4 - 1),
        (NEW_YORK, 2, 4 + 4, 4 + 3 - 1),
        (WASHINGTON, 3, 4 + 5, 3 + 4 - 1),
        ({**ROSWELL, "damaged": True}, 2, 7, 7),
        ({**NEW_YORK, "damaged": True}, 2, 8, 6),
        ({**WASHINGTON, "damaged": True}, 3, 9, 6),
    ],
)
def test_markers_start_where_it_is_printed_and_the_tracks_are_as_long_as_printed(
    setup: dict[str, Any], energy: int, energy_max: int, hits: int
) -> None:
    game = new(setup)
    made = game.position()
    assert (made["research"], made["damage"], made["energy"]) == (0, 0, energy)
    assert game.table.board.energy_max == energy_max
    assert game.table.board.hits == hits
    # The ends of the tracks hold in positions too.
    assert load(setup, energy=energy_max).position()["energy"] == energy_max
    impossible(position(setup, energy=energy_max + 1), "S7")
    assert load(setup, damage=hits - 1).position()["damage"] == hits - 1
    impossible(position(setup, damage=hits), "E2")


@rule("S7", "S8")
@pytest.mark.parametrize("edition", ["pnp1", "pnp2"])
@pytest.mark.parametrize("side", ["easy", "hard"])
def test_the_print_and_play_research_track_is_on_its_card(edition: str, side: str) -> None:
    b = board_of({"edition": edition, "hard": ["tracks"] if side == "hard" else []})
    assert b.research_cost[: b.research_length] == PNP_RESEARCH[side]


@rule("S7", "S9")
@pytest.mark.parametrize("hard", [[], ["sky1"], ["sky2"], ["sky3"], ["sky4"], list(TILES)])
def test_the_box_research_track_runs_up_the_sky_tiles_from_the_lowest(hard: list[str]) -> None:
    b = board_of({**ROSWELL, "hard": hard})
    track: list[int] = []
    for n in (3, 2, 1, 0):
        track += BOX_RESEARCH["hard" if TILES[n] in hard else "easy"][n]
    assert b.research_cost[: b.research_length] == track
    assert b.research_length == 16


@rule("S7")
def test_the_first_research_space_is_still_ahead_at_the_start() -> None:
    rest: list[tuple[int, Any]] = [(1, "resolved")] * 4
    game = load(ROSWELL, phase="rooms", workers=[(3, [2, 2]), *rest])
    assert game.act(use(2, 2))[1] == {"event": "research", "from": 0, "to": 1, "of": 16}


# --- S8, S9: level and threat ---


@rule("S8")
@pytest.mark.parametrize("edition", ["pnp1", "pnp2"])
@pytest.mark.parametrize(
    ("card", "touched"),
    [
        ("sky1", {"sky", "action", "action_amount"}),
        ("sky2", {"sky", "action"}),
        ("sky3", {"sky", "action", "skull_row"}),
        ("sky4", {"sky"}),
        ("mothership", {"aboard"}),
        ("tracks", {"research_cost"}),
    ],
)
def test_each_card_changes_what_it_shows_and_nothing_else(
    edition: str, card: str, touched: set[str]
) -> None:
    easy, hard = board_of({"edition": edition}), board_of({"edition": edition, "hard": [card]})
    assert changed_fields(easy, hard) == touched
    if card in TILES:
        first = 4 * TILES.index(card)
        assert sky_of(easy)[:first] == sky_of(hard)[:first]
        assert sky_of(easy)[first + 4 :] == sky_of(hard)[first + 4 :]


@rule("S8")
@pytest.mark.parametrize("edition", ["pnp1", "pnp2"])
@pytest.mark.parametrize(
    ("card", "same", "other", "hits"),
    [("upper", slice(3, 6), slice(1, 3), 6), ("lower", slice(0, 3), slice(3, 6), 4)],
)
def test_each_base_card_changes_its_half_of_the_base_and_its_hits(
    edition: str, card: str, same: slice, other: slice, hits: int
) -> None:
    easy, hard = board_of({"edition": edition}), board_of({"edition": edition, "hard": [card]})
    assert base_of(hard)[same] == base_of(easy)[same]
    assert all(a != b for a, b in zip(base_of(hard)[other], base_of(easy)[other], strict=True))
    assert (easy.hits, hard.hits) == (5, hits)
    assert sky_of(easy) == sky_of(hard)


@rule("S8", "S4")
@pytest.mark.parametrize("edition", ["pnp1", "pnp2"])
def test_the_difficult_mothership_has_a_reinforcement_aboard_from_the_start(edition: str) -> None:
    ships = new({"edition": edition, "hard": ["mothership"]}).position()["ships"]
    assert [ship["at"] for ship in ships[5:]] == ["mothership", "supply"]
    assert [ship["at"] for ship in ships[:5]] == [[0, column] for column in range(1, 6)]


@rule("S8")
def test_all_eight_cards_may_be_named() -> None:
    game = new({"edition": "pnp1", "hard": list(CARDS)})
    assert game.position()["setup"]["hard"] == list(CARDS)
    assert base_of(game.table.board) == PNP_UPPER["hard"] + PNP_LOWER["hard"]
    assert sky_of(game.table.board) == [row for piece in PNP_SKY["hard"] for row in piece]


@rule("S8")
@pytest.mark.parametrize("edition", ["pnp1", "pnp2"])
@pytest.mark.parametrize("level", range(9))
def test_a_level_draws_that_many_of_the_eight_cards(edition: str, level: int) -> None:
    for seed in range(20):
        setup = new({"edition": edition, "level": level}, seed).position()["setup"]
        assert len(setup["hard"]) == len(set(setup["hard"])) == level
        assert set(setup["hard"]) <= set(CARDS)
        assert "level" not in setup
        again = new({"edition": edition, "level": level}, seed).position()["setup"]
        assert again == setup


@rule("S8")
def test_every_card_can_be_drawn_and_seeds_draw_differently() -> None:
    draws = [
        new({"edition": "pnp1", "level": 1}, seed).position()["setup"]["hard"][0]
        for seed in range(200)
    ]
    assert set(draws) == set(CARDS)
    assert all(draws.count(card) < 50 for card in CARDS)  # 25 are to be expected


@rule("S8")
@pytest.mark.parametrize("edition", ["pnp1", "pnp2"])
def test_a_drawn_card_lies_on_its_difficult_side(edition: str) -> None:
    drawn = new({"edition": edition, "level": 3}, 5)
    named = new({"edition": edition, "hard": drawn.position()["setup"]["hard"]})
    assert fields(drawn.table.board) == fields(named.table.board)
    assert fields(drawn.table.board) != fields(board_of({"edition": edition}))


@rule("S8")
@pytest.mark.parametrize("level", [-1, 9])
def test_there_is_no_level_beyond_0_to_8(level: int) -> None:
    bad_setup({"edition": "pnp1", "level": level}, None)


@rule("S8")
@pytest.mark.parametrize("setup", PRINT_AND_PLAY)
def test_the_print_and_play_has_a_level_and_no_threat(setup: dict[str, Any]) -> None:
    bad_setup({**setup, "threat": 1}, "S8")
    bad_setup({**setup, "level": 1, "hard": ["sky1"]}, "S8")
    bad_setup({**setup, "hard": ["sky5"]}, None)
    bad_setup({**setup, "hard": ["sky1", "sky1"]}, None)


@rule("S8")
@pytest.mark.parametrize("setup", PRINT_AND_PLAY)
def test_a_position_names_its_cards(setup: dict[str, Any]) -> None:
    impossible(position(setup) | {"setup": {**setup, "level": 2}}, "S8")


@rule("S9")
@pytest.mark.parametrize("setup", [ROSWELL, NEW_YORK, WASHINGTON])
@pytest.mark.parametrize("threat", range(5))
def test_a_threat_level_draws_that_many_of_the_four_sky_tiles(
    setup: dict[str, Any], threat: int
) -> None:
    for seed in range(20):
        game = new({**setup, "threat": threat}, seed)
        drawn = game.position()["setup"]
        assert len(drawn["hard"]) == len(set(drawn["hard"])) == threat
        assert set(drawn["hard"]) <= set(TILES)
        assert "threat" not in drawn
        sides = ["hard" if tile in drawn["hard"] else "easy" for tile in TILES]
        assert sky_of(game.table.board)[:4] == BOX_SKY[sides[0]][0]
        assert sky_of(game.table.board)[12:] == BOX_SKY[sides[3]][3]
        assert new({**setup, "threat": threat}, seed).position()["setup"] == drawn


@rule("S9")
def test_every_pair_of_tiles_can_be_drawn() -> None:
    pairs = [
        tuple(new({**ROSWELL, "threat": 2}, seed).position()["setup"]["hard"])
        for seed in range(200)
    ]
    assert len(set(pairs)) == 6
    assert all(pairs.count(pair) < 60 for pair in set(pairs))  # 33 are to be expected


@rule("S9")
def test_the_box_has_a_threat_level_of_at_most_4_and_only_sky_tiles_to_turn() -> None:
    bad_setup({**ROSWELL, "threat": 5}, None)
    bad_setup({**ROSWELL, "threat": -1}, None)
    bad_setup({**ROSWELL, "level": 1}, "S9")
    bad_setup({**ROSWELL, "threat": 1, "hard": ["sky1"]}, "S9")
    for card in ("mothership", "upper", "lower", "tracks"):
        bad_setup({**ROSWELL, "hard": [card]}, None)
    impossible(position(ROSWELL) | {"setup": {**ROSWELL, "threat": 1}}, "S9")


@rule("S8", "S9")
@pytest.mark.parametrize(
    ("setup", "word", "most"), [(PNP1, "level", 8), (PNP2, "level", 8), (ROSWELL, "threat", 4)]
)
def test_the_dice_do_not_depend_on_what_is_drawn_for_the_setup(
    setup: dict[str, Any], word: str, most: int
) -> None:
    for seed in (0, 1, 2, 2**32, 2**63):
        rolled = []
        for count in range(most + 1):
            game = Game.new({**setup, word: count}, seed=seed)
            dice = [worker["value"] for worker in game.position()["workers"]]
            game.act(place(4, 1, 5))  # a white die: the others are rolled again
            rolled.append((dice, [worker["value"] for worker in game.position()["workers"]]))
        assert all(dice == rolled[0] for dice in rolled)


@rule("S8", "S9")
def test_all_64_bits_of_a_seed_count_for_the_draw() -> None:
    for setup in ({"edition": "pnp1", "level": 4}, {**ROSWELL, "threat": 2}):
        low = [tuple(new(setup, seed).position()["setup"]["hard"]) for seed in range(12)]
        high = [tuple(new(setup, seed << 32).position()["setup"]["hard"]) for seed in range(12)]
        assert len(set(low)) > 1
        assert len(set(high)) > 1


# --- S10, S11: cities ---


@rule("S10")
@pytest.mark.parametrize("setup", PRINT_AND_PLAY)
@pytest.mark.parametrize(
    "more", [{"city": "roswell"}, {"damaged": True}, {"sky": ["I", "II", "III", "IV"]}]
)
def test_cities_belong_to_the_box(setup: dict[str, Any], more: dict[str, Any]) -> None:
    bad_setup({**setup, **more}, "S10")


@rule("S10")
def test_a_city_nobody_knows_is_refused() -> None:
    bad_setup({"edition": "box", "city": "atlantis"}, None)


@rule("S10")
@pytest.mark.parametrize("setup", [ROSWELL, NEW_YORK, WASHINGTON])
def test_a_city_starts_on_its_blue_side_unless_the_damaged_one_is_named(
    setup: dict[str, Any],
) -> None:
    assert new(setup).position()["setup"]["damaged"] is False
    assert new({**setup, "damaged": True}).position()["setup"]["damaged"] is True


@rule("S10")
def test_on_the_damaged_side_the_sky_tiles_are_drawn_again() -> None:
    first = [new({**NEW_YORK, "threat": 2}, seed).position()["setup"]["hard"] for seed in range(30)]
    again = [
        new({**NEW_YORK, "threat": 2, "damaged": True}, seed + 1).position()["setup"]["hard"]
        for seed in range(30)
    ]
    assert all(len(hard) == 2 for hard in again)
    assert first != again


@rule("S10")
@pytest.mark.parametrize("damaged", [False, True])
def test_roswell_has_no_ability(damaged: bool) -> None:
    b = board_of({**ROSWELL, "damaged": damaged})
    assert (b.robots, b.robot_bonus, b.abilities, b.traits) == (2, 0, 0, 0)
    assert not any(b.bonus)
    assert base_of(b) == ROSWELL_BASE  # fighters cost what is printed


def working_robot(setup: dict[str, Any], **changes: Any) -> Game:
    """A rooms phase with a robot's 3 in the energy room and nothing else."""
    usual: dict[str, Any] = {"workers": [(1, "resolved")] * 5, "excavator": [4, 1], "energy": 0}
    return load(setup, phase="rooms", **(usual | changes))


@rule("S10")
@pytest.mark.parametrize(("damaged", "value"), [(False, 3), (True, 4)])
def test_new_york_the_room_a_robot_works_in_counts_more(damaged: bool, value: int) -> None:
    # Energy -1 in (3, 5): a robot's 3 is worth 3 - 1 + 1, or + 2 on the damaged side.
    game = working_robot({**NEW_YORK, "damaged": damaged}, robots=[(3, [3, 5])])
    events = game.act(use(3, 5))
    assert events[0]["value"] == value
    assert events[1]["event"] == "wear"
    assert events[2] == {"event": "energy", "gained": value, "energy": value}


@rule("S10")
@pytest.mark.parametrize(("damaged", "value"), [(False, 6), (True, 7)])
def test_new_york_the_bonus_counts_once_for_a_larger_room(damaged: bool, value: int) -> None:
    setup = {**NEW_YORK, "damaged": damaged}
    workers: list[tuple[int, Any]] = [(2, [2, 4]), *[(1, "resolved")] * 4]
    game = working_robot(setup, robots=[(3, [2, 3])], workers=workers)
    game.act(use(2, 3))
    assert game.position()["energy"] == value


@rule("S10")
@pytest.mark.parametrize("damaged", [False, True])
def test_new_york_a_room_without_a_robot_counts_as_ever(damaged: bool) -> None:
    workers: list[tuple[int, Any]] = [(3, [3, 5]), *[(1, "resolved")] * 4]
    game = working_robot({**NEW_YORK, "damaged": damaged}, robots=[(2, [3, 1])], workers=workers)
    game.act(use(3, 5))
    assert game.position()["energy"] == 2


@rule("S10", "B2")
@pytest.mark.parametrize("damaged", [False, True])
def test_new_york_has_one_robot_only(damaged: bool) -> None:
    setup = {**NEW_YORK, "damaged": damaged}
    assert len(new(setup).position()["robots"]) == 1
    impossible(position(setup, robots=[(3, [2, 1]), (3, [2, 2])]), "B2")
    game = working_robot(setup, install={"values": [4]}, robots=[(3, [2, 1])])
    refused(game, {"do": "install", "space": [2, 2], "robot": 1}, "B2")
    assert {action.get("robot") for action in game.actions()} == {0}


@rule("S10", "B2")
@pytest.mark.parametrize("setup", [PNP1, PNP2, ROSWELL, WASHINGTON])
def test_elsewhere_there_are_two_robots_without_a_bonus(setup: dict[str, Any]) -> None:
    assert len(new(setup).position()["robots"]) == 2
    assert board_of(setup).robot_bonus == 0


def washington_fighters(damaged: bool, die: int, space: list[int], **changes: Any) -> Game:
    workers: list[tuple[int, Any]] = [(die, space), *[(1, "resolved")] * 4]
    setup = {**WASHINGTON, "damaged": damaged}
    return load(setup, phase="rooms", workers=workers, **changes)


@rule("S10")
def test_washington_other_rooms_cost_what_is_printed() -> None:
    game = washington_fighters(True, 4, [3, 1], excavator=[4, 1], energy=3)
    assert game.act(use(3, 1))[0]["cost"] == 1
    game = washington_fighters(True, 4, [3, 2], excavator=[4, 1], energy=3)
    assert game.act(use(3, 2))[0]["cost"] == 2


@rule("S10")
def test_washington_the_bonus_is_for_fighters_only() -> None:
    game = washington_fighters(True, 3, [3, 4], excavator=[4, 1], energy=0)
    game.act(use(3, 4))
    assert game.position()["energy"] == 2  # energy -1


@rule("S10", "R3")
def test_washington_damaged_a_room_that_shoots_is_not_told_to_have_no_effect() -> None:
    # A 1 in fighters -1: the room is worth 0, its fighters count 2 more and reach a 1.
    game = washington_fighters(True, 1, [2, 4], ships={2: [3, 3]})
    told = kinds(game.act(use(2, 4)))
    assert ("destroy" in told) != ("no_effect" in told)


@rule("S11")
def test_a_first_game_is_roswell_blue_side_threat_0() -> None:
    made: Position = new({"edition": "box"}).position()
    assert made == new(ROSWELL).position()
    assert made["setup"] == {
        "edition": "box",
        "hard": [],
        "city": "roswell",
        "damaged": False,
        "sky": ["I", "II", "III", "IV"],
        "scenario": None,
        "characters": [],
    }


@rule("S11")
def test_no_room_of_roswell_builds_robots() -> None:
    assert not any("robot" in row for row in base_of(board_of(ROSWELL)))
    assert any("robot" in row for row in base_of(board_of(NEW_YORK)))
    assert all(robot["space"] is None for robot in new(ROSWELL).position()["robots"])


@rule("S1", "S5", "S10")
def test_the_pieces_of_the_game_pass_the_content_check() -> None:
    assert load_packs().problems == []


@rule("S5")
@pytest.mark.parametrize(
    ("row", "wrong"), [(GUNS, "aa | aa | tunnel | aa | aa"), ("| start", "| tunnel")]
)
def test_an_upper_piece_without_five_guns_or_a_start_is_reported(
    tmp_path: Path, row: str, wrong: str
) -> None:
    text = (
        'kind = "base-tile"\nid = "X"\nsource = "own"\neditions = ["box"]\n'
        f'[upper]\nrows = ["{GUNS}", "energy [2] | tunnel | tunnel | start",'
        ' "tunnel | tunnel | tunnel | tunnel | tunnel"]\nenergy = 4\ndamage_cells = 4\n'
        '[lower]\nrows = ["tunnel | tunnel | tunnel | tunnel | tunnel",'
        ' "tunnel | tunnel | tunnel | tunnel | tunnel",'
        ' "tunnel | tunnel | tunnel | tunnel | tunnel"]\nenergy = 4\ndamage_cells = 4\n'
    )
    file = tmp_path / "X.toml"
    file.write_text(text, encoding="utf-8")
    assert load_packs([file]).problems == []
    file.write_text(text.replace(row, wrong, 1), encoding="utf-8")
    assert len(load_packs([file]).problems) == 1
