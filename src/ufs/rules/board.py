"""The board: the pieces on the table as numbers. It never changes during a game."""

from __future__ import annotations

from dataclasses import dataclass

from ufs.rules.fields import fields_of, number, numbers

COLUMNS = 5
SKY_ROWS = 16
MAX_SKY_ROWS = SKY_ROWS + 2  # A7: with tile 0
BASE_ROWS = 6
SPACES = BASE_ROWS * COLUMNS
LAST_SPACE = SPACES - 1

# S1: what a space of the sky holds. An explosion is EXPLOSION + its number, a red one (A2)
# RED_EXPLOSION + its number.
NOTHING = 0
ARROW_LEFT = 1
ARROW_RIGHT = 2
ICON = 3
SPECIAL = 4  # F37: + its number; what it does is in `special_effect`
MAX_SPECIALS = 6
EXPLOSION = 10
RED_EXPLOSION = 20
HIGHEST_EXPLOSION = 9
TELEPORT = 30  # A1: its partner is in `partner`

# A2: the colours of the explosions in the sky.
ALL_YELLOW = 0
ALL_RED = 1
BOTH_COLOURS = 2

# M3, F39: what the mothership does in a row.
NO_ACTION = 0
EXCAVATOR_BACK = 1
RESEARCH_BACK = 2
REINFORCE = 3
HIT = 4
ENERGY_BACK = 5
ROBOTS_BACK = 6
SHIPS_DOWN = 7  # A4

# S5: what a space of the base is.
TUNNEL = 0
AA_GUN = 1
ROOM = 2

# What a room does (R6-R8, B1; F38: repair, jam and missiles; A5: command), and any other effect
# (F14-F28, F40-F44).
NO_EFFECT = 0
ENERGY = 1
FIGHTERS = 2
RESEARCH = 3
ROBOT = 4
REPAIR = 5
JAM = 6
MISSILES = 7
COMMAND = 8
ROOM_EFFECTS = 9  # only effects below this are printed on rooms
TUNNELLING = 9
DRAIN = 10
DAMAGE = 11
CALL = 12
CAVE_IN = 13
FORGET = 14
DIVE = 15
PULSE = 16
PROWL = 17
REROLL = 18
NUDGE = 19
SMOKE = 20
SUPPLIES = 21
SILENCE = 22
HALT = 23
FLIP = 24
GUST = 25
LIFT = 26
BARRAGE = 27
MATCH = 28

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
DIE_SHOWS = 10  # + the number from 1 to 6
WITH_EFFECT = 20  # + an effect of a room
WITHOUT_ENERGY = 40  # F12

MAX_ABILITIES = 18

MAX_ROOM_SIZE = 6
MAX_EFFECTS = 3
MAX_RESEARCH = 32


@dataclass(slots=True, eq=False, repr=False)
class Board:
    """The pieces of one setup, as numbers."""

    sky: list[int] = numbers((MAX_SKY_ROWS + 2) * COLUMNS)  # row * COLUMNS + column, from row 1
    partner: list[int] = numbers((MAX_SKY_ROWS + 2) * COLUMNS)  # A1: by space of `sky`
    explosions: int = number()  # A2: ALL_YELLOW, ALL_RED or BOTH_COLOURS
    rows: int = number()  # of all sky pieces together
    action: list[int] = numbers(MAX_SKY_ROWS + 2)  # by row
    action_amount: list[int] = numbers(MAX_SKY_ROWS + 2)
    skull_row: int = number()
    city_row: int = number()  # S2, A3: a ship that reaches this row has hit the city
    basic_ships: int = number()
    reinforcements: int = number()
    ships: int = number()  # all of them, the orange one (F35) last
    aboard: int = number()  # reinforcements on the mothership at the start
    research_cost: list[int] = numbers(MAX_RESEARCH)
    research_length: int = number()
    energy_start: int = number()
    energy_max: int = number()
    hits: int = number()  # S7: the hit that loses
    excavator_start: int = number()
    column: list[int] = numbers(SPACES)  # by space
    kind: list[int] = numbers(SPACES)  # TUNNEL, AA_GUN or ROOM
    takes_robot: list[int] = numbers(SPACES)  # B1, A5: neither tunnels nor command rooms
    room: list[int] = numbers(SPACES)  # the room that covers a space, or -1
    room_first: list[int] = numbers(SPACES)  # by room: its first space in reading order
    room_size: list[int] = numbers(SPACES)
    room_modifier: list[int] = numbers(SPACES)
    room_cost: list[int] = numbers(SPACES)
    room_space: list[int] = numbers(SPACES * MAX_ROOM_SIZE)
    room_effect: list[int] = numbers(SPACES * MAX_EFFECTS)
    hold: list[int] = numbers(SPACES)  # D6, F29: how many spaces less ships descend for a die here

    # What differs between the editions (content/packs/base/editions).
    any_space_ahead: int = number()  # D4
    robots_block: int = number()  # D15
    install_after_phase: int = number()  # B1
    robots_stay: int = number()  # B2
    robots_wear_always: int = number()  # B6
    action_before_descent: int = number()  # M1
    spawn_freely: int = number()  # M4

    # What cities, scenarios and characters change (S10, F).
    robots: int = number()
    robot_bonus: int = number()
    bonus: list[int] = numbers(ROOM_EFFECTS)  # by effect of a room
    dig_cost: int = number()  # R10: energy
    dig_reach: int = number()  # D4: steps a die reaches beyond its number
    one_target: int = number()  # fighters destroy the lowest ship only
    spawn_anywhere: int = number()  # any free drop point
    special_effect: list[int] = numbers(MAX_SPECIALS)  # F37
    special_amount: list[int] = numbers(MAX_SPECIALS)
    orange: int = number()  # F35: whether there is one
    orange_damage: int = number()
    orange_armour: int = number()
    goals: int = number()  # F36: whether research alone does not win
    goal_depth: int = number()
    goal_ships: int = number()
    goal_orange: int = number()
    goal_shot: int = number()

    # Whether cities have changed any of this (1, S10), or later pieces (2, F3).
    traits: int = number()

    # Abilities with a moment (F1); the chosen ones first.
    abilities: int = number()
    chosen: int = number()
    moments: int = number(wide=True)  # all their moments
    ability_moment: list[int] = numbers(MAX_ABILITIES, wide=True)
    ability_on: list[int] = numbers(MAX_ABILITIES)
    ability_effect: list[int] = numbers(MAX_ABILITIES)
    ability_amount: list[int] = numbers(MAX_ABILITIES)
    ability_times: list[int] = numbers(MAX_ABILITIES)  # 0: as often as its moment comes
    ability_each_round: list[int] = numbers(MAX_ABILITIES)  # whether uses are counted per round


BOARD_FIELDS = fields_of(Board)


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
