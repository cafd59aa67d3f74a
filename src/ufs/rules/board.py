"""The board: what the pieces on the table say. It never changes during a game."""

from __future__ import annotations

COLUMNS = 5
SKY_ROWS = 16
BASE_ROWS = 6
SPACES = BASE_ROWS * COLUMNS
LAST_SPACE = SPACES - 1

# S1: what a space of the sky holds. An explosion is EXPLOSION + its number.
NOTHING = 0
ARROW_LEFT = 1
ARROW_RIGHT = 2
ICON = 3
EXPLOSION = 10

# M3: what the mothership does in a row.
NO_ACTION = 0
EXCAVATOR_BACK = 1
RESEARCH_BACK = 2
REINFORCE = 3
HIT = 4

# S5: what a space of the base is.
TUNNEL = 0
AA_GUN = 1
ROOM = 2

# What a room does.
NO_EFFECT = 0
ENERGY = 1
FIGHTERS = 2
RESEARCH = 3
ROBOT = 4

MAX_ROOM_SIZE = 6
MAX_EFFECTS = 3
MAX_RESEARCH = 32

# The fields that hold more than one number. Everything else in `Board` is a single integer.
BOARD_SIZES = {
    "sky": (SKY_ROWS + 2) * COLUMNS,
    "action": SKY_ROWS + 2,
    "action_amount": SKY_ROWS + 2,
    "research_cost": MAX_RESEARCH,
    "column": SPACES,
    "kind": SPACES,
    "room": SPACES,
    "room_first": SPACES,
    "room_size": SPACES,
    "room_modifier": SPACES,
    "room_cost": SPACES,
    "room_space": SPACES * MAX_ROOM_SIZE,
    "room_effect": SPACES * MAX_EFFECTS,
}


class Board:
    """The pieces of one setup, as numbers."""

    __slots__ = (
        *BOARD_SIZES,
        "aboard",
        "action_before_descent",
        "any_space_ahead",
        "basic_ships",
        "city_row",
        "energy_max",
        "energy_start",
        "excavator_start",
        "fighters_bonus",
        "hits",
        "install_after_phase",
        "reinforcements",
        "research_length",
        "robot_bonus",
        "robots",
        "robots_block",
        "robots_stay",
        "robots_wear_always",
        "skull_row",
        "spawn_freely",
    )

    sky: list[int]  # row * COLUMNS + column, rows 1 to 16
    action: list[int]  # by row
    action_amount: list[int]
    skull_row: int
    city_row: int  # S2: a ship that reaches this row has hit the city
    basic_ships: int
    reinforcements: int
    aboard: int  # reinforcements on the mothership at the start
    research_cost: list[int]
    research_length: int
    energy_start: int
    energy_max: int
    hits: int  # S7: the hit that loses
    excavator_start: int
    column: list[int]  # by space
    kind: list[int]  # TUNNEL, AA_GUN or ROOM
    room: list[int]  # the room that covers a space, or -1
    room_first: list[int]  # by room: its first space in reading order
    room_size: list[int]
    room_modifier: list[int]
    room_cost: list[int]
    room_space: list[int]
    room_effect: list[int]

    # What differs between the editions (content/packs/base/editions).
    any_space_ahead: int  # D4
    robots_block: int  # D15
    install_after_phase: int  # B1
    robots_stay: int  # B2
    robots_wear_always: int  # B6
    action_before_descent: int  # M1
    spawn_freely: int  # M4

    # What a city changes (S10).
    robots: int
    robot_bonus: int
    fighters_bonus: int

    def __init__(self) -> None:
        for name in self.__slots__:
            setattr(self, name, [0] * BOARD_SIZES[name] if name in BOARD_SIZES else 0)


def path_row(space: int) -> int:
    """S5: the base row of a space of the path, from 0."""
    return space // COLUMNS


def path_column(space: int) -> int:
    """S5: the path runs from right to left in row 1, from left to right in row 2, and so on."""
    step = space % COLUMNS
    if path_row(space) % 2 == 0:
        return COLUMNS - 1 - step
    return step


def path_space(row: int, column: int) -> int:
    """The space of the path at a base row and column, both from 0."""
    if row % 2 == 0:
        return row * COLUMNS + COLUMNS - 1 - column
    return row * COLUMNS + column
