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
SPECIAL = 4  # F37: + its number; what it does stands in `special_effect`
MAX_SPECIALS = 6
EXPLOSION = 10

# M3, F39: what the mothership does in a row.
NO_ACTION = 0
EXCAVATOR_BACK = 1
RESEARCH_BACK = 2
REINFORCE = 3
HIT = 4
ENERGY_BACK = 5
ROBOTS_BACK = 6
SHIPS_DOWN = 7

# S5: what a space of the base is.
TUNNEL = 0
AA_GUN = 1
ROOM = 2

# What a room does (R6-R8, B1; F38: repair, jam and missiles), and any other effect (F14-F28,
# F40-F44).
NO_EFFECT = 0
ENERGY = 1
FIGHTERS = 2
RESEARCH = 3
ROBOT = 4
REPAIR = 5
JAM = 6
MISSILES = 7
ROOM_EFFECTS = 8  # the ones before may stand on a room
TUNNELLING = 8
DRAIN = 9
DAMAGE = 10
CALL = 11
CAVE_IN = 12
FORGET = 13
DIVE = 14
PULSE = 15
PROWL = 16
REROLL = 17
NUDGE = 18
SMOKE = 19
SUPPLIES = 20
SILENCE = 21
HALT = 22
FLIP = 23
GUST = 24
LIFT = 25
BARRAGE = 26
MATCH = 27

# F4-F13: the moments of abilities, as bits.
AT_SETUP = 1
WHEN_PLACED = 2
WHEN_USED = 4
WHEN_DUG = 8
WHEN_UNUSED = 16
AFTER_ACTION = 32
WHEN_HIT = 64
WHEN_DESTROYED = 128
AFTER_ROUND = 256
CHOSEN = 512

# F5, F6, F12: what a moment is narrowed to.
ANY = 0
WHITE_DIE = 1
PLAIN_DIE = 2
ON_TUNNEL = 3
ON_AA_GUN = 4
DIE_SHOWS = 10  # + a number from 1 to 6: exactly so much
WITH_EFFECT = 20  # + an effect of a room
WITHOUT_ENERGY = 40  # F12

MAX_ABILITIES = 18

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
    "hold": SPACES,
    "bonus": ROOM_EFFECTS,
    "special_effect": MAX_SPECIALS,
    "special_amount": MAX_SPECIALS,
    "ability_moment": MAX_ABILITIES,
    "ability_on": MAX_ABILITIES,
    "ability_effect": MAX_ABILITIES,
    "ability_amount": MAX_ABILITIES,
    "ability_times": MAX_ABILITIES,
    "ability_each_round": MAX_ABILITIES,
}
# The fields that need more than 8 bits.
BOARD_WIDE = ("moments", "ability_moment")


class Board:
    """The pieces of one setup, as numbers."""

    __slots__ = (
        *BOARD_SIZES,
        "abilities",
        "aboard",
        "action_before_descent",
        "any_space_ahead",
        "basic_ships",
        "chosen",
        "city_row",
        "dig_cost",
        "dig_reach",
        "energy_max",
        "energy_start",
        "excavator_start",
        "goal_depth",
        "goal_orange",
        "goal_shot",
        "goal_ships",
        "goals",
        "hits",
        "install_after_phase",
        "moments",
        "one_target",
        "orange",
        "orange_armour",
        "orange_damage",
        "reinforcements",
        "research_length",
        "robot_bonus",
        "robots",
        "robots_block",
        "robots_stay",
        "robots_wear_always",
        "ships",
        "skull_row",
        "spawn_anywhere",
        "spawn_freely",
        "traits",
    )

    sky: list[int]  # row * COLUMNS + column, rows 1 to 16
    action: list[int]  # by row
    action_amount: list[int]
    skull_row: int
    city_row: int  # S2: a ship that reaches this row has hit the city
    basic_ships: int
    reinforcements: int
    ships: int  # all there are, the orange one (F35) last
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
    hold: list[int]  # D6, F29: how many spaces less ships descend for a die on this space

    # What differs between the editions (content/packs/base/editions).
    any_space_ahead: int  # D4
    robots_block: int  # D15
    install_after_phase: int  # B1
    robots_stay: int  # B2
    robots_wear_always: int  # B6
    action_before_descent: int  # M1
    spawn_freely: int  # M4

    # What cities, scenarios and characters change (S10, F).
    robots: int
    robot_bonus: int
    bonus: list[int]  # by effect of a room
    dig_cost: int  # R10: energy
    dig_reach: int  # D4: steps a die reaches beyond its number
    one_target: int  # fighters destroy the lowest ship only
    spawn_anywhere: int  # any free drop point
    special_effect: list[int]  # F37
    special_amount: list[int]
    orange: int  # F35: whether there is one
    orange_damage: int
    orange_armour: int
    goals: int  # F36: whether research alone does not win
    goal_depth: int
    goal_ships: int
    goal_orange: int
    goal_shot: int

    traits: int  # whether cities have changed any of this (1, S10), or later pieces (2, F3)

    # Abilities that have their moment (F1); the chosen ones first.
    abilities: int
    chosen: int
    moments: int  # all their moments
    ability_moment: list[int]
    ability_on: list[int]
    ability_effect: list[int]
    ability_amount: list[int]
    ability_times: list[int]  # 0: as often as its moment comes
    ability_each_round: list[int]  # whether `times` are counted anew every round

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
