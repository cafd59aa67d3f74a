"""The same table prepared for a network: fractions around 0 to 1, and what a glance would count.

Where each ship would land, what the fighters would shoot, how far a value researches: all of it
follows from what lies on the table, so a network need not learn to count first. Plain functions
that Numba compiles too; each writes its part of a row from `at` on.
"""

from __future__ import annotations

from typing import Any

from ufs.gym.numbers import moment_number, research_share
from ufs.rules.abilities import has_target, is_its_time, is_left
from ufs.rules.board import (
    AA_GUN,
    ARROW_LEFT,
    ARROW_RIGHT,
    CHOSEN,
    COLUMNS,
    ENERGY,
    EXPLOSION,
    ICON,
    MAX_ABILITIES,
    MAX_EFFECTS,
    NO_EFFECT,
    ROOM,
    ROOM_EFFECTS,
    SKY_ROWS,
    SPACES,
    SPECIAL,
    Board,
)
from ufs.rules.dice import taken_columns
from ufs.rules.excavator import is_excavated, steps_ahead, worker_ahead
from ufs.rules.robots import is_installing
from ufs.rules.rooms import can_use, die_on
from ufs.rules.state import (
    ABOARD,
    BASIC,
    DIE_SIDES,
    HALTED,
    OFF,
    ORANGE,
    RESOLVED,
    ROBOTS,
    ROOMS,
    SILENCED,
    SUPPLY,
    WORKERS,
    State,
)

PHASE_FEATURES = 5
MARKER_FEATURES = 18
WORKER_FEATURES = DIE_SIDES + 2
ROBOT_FEATURES = 2
ROWS_SEEN = 4  # of the mothership's next rows
ACTION_KINDS = 8  # of the mothership, none included
ROW_FEATURES = ACTION_KINDS + 2
SHOTS_SEEN = 9
RESEARCH_SEEN = 12
LANDING_FEATURES = 5
SPACE_FEATURES = 17
HAND_FEATURES = 11
PLAN_FEATURES = 4
GOAL_FEATURES = 8
ORANGE_FEATURES = 6
TRAIT_FEATURES = 6 + ROOM_EFFECTS - 1
ABILITY_FEATURES = 5

# Where each part begins; docs/gym.md has the table.
AT_MARKERS = PHASE_FEATURES
AT_WORKER_DICE = AT_MARKERS + MARKER_FEATURES
AT_ROBOT_DICE = AT_WORKER_DICE + WORKERS * WORKER_FEATURES
AT_HAND = AT_ROBOT_DICE + ROBOTS * ROBOT_FEATURES
AT_ROWS = AT_HAND + HAND_FEATURES
AT_SHOTS = AT_ROWS + ROWS_SEEN * ROW_FEATURES
AT_RESEARCHED = AT_SHOTS + SHOTS_SEEN
AT_LANDINGS = AT_RESEARCHED + RESEARCH_SEEN
AT_SHIPS_SEEN = AT_LANDINGS + COLUMNS * DIE_SIDES * LANDING_FEATURES
AT_SPACES_SEEN = AT_SHIPS_SEEN + COLUMNS * (SKY_ROWS + 2)
AT_PLANNED = AT_SPACES_SEEN + SPACES * SPACE_FEATURES
AT_GOALS = AT_PLANNED + PLAN_FEATURES
AT_ORANGE = AT_GOALS + GOAL_FEATURES
AT_TRAITS = AT_ORANGE + ORANGE_FEATURES
AT_ABILITIES_SEEN = AT_TRAITS + TRAIT_FEATURES
FEATURES = AT_ABILITIES_SEEN + MAX_ABILITIES * ABILITY_FEATURES


def write_features(s: State, b: Board, row: Any) -> None:
    """Everything a network is told about a game."""
    row[:] = 0.0
    phase_features(s, b, row)
    marker_features(s, b, row, AT_MARKERS)
    worker_features(s, row, AT_WORKER_DICE)
    robot_features(s, row, AT_ROBOT_DICE)
    hand_features(s, b, row, AT_HAND)
    row_features(s, b, row, AT_ROWS)
    shot_features(s, b, row, AT_SHOTS)
    research_features(s, b, row, AT_RESEARCHED)
    landing_features(s, b, row, AT_LANDINGS)
    ship_features(s, b, row, AT_SHIPS_SEEN)
    space_features(s, b, row, AT_SPACES_SEEN)
    if b.traits or b.abilities:  # a standard game has nothing of what follows
        plan_features(s, row, AT_PLANNED)
        goal_features(s, b, row, AT_GOALS)
        orange_features(s, b, row, AT_ORANGE)
        trait_features(b, row, AT_TRAITS)
        ability_features(s, b, row, AT_ABILITIES_SEEN)


def phase_features(s: State, b: Board, row: Any) -> None:
    """Dice, rooms, spawn, over; and whether a new robot is to be installed."""
    row[s.phase] = 1.0
    row[4] = 1.0 if s.phase == ROOMS and is_installing(s, b) else 0.0


def marker_features(s: State, b: Board, row: Any, at: int) -> None:
    """The markers on their tracks; energy also as steps, because the first few matter most."""
    row[at] = s.mothership / b.skull_row
    row[at + 1] = (b.skull_row - s.mothership) / SKY_ROWS
    row[at + 2] = research_share(s, b)
    row[at + 3] = s.energy / max(b.energy_max, 1)
    row[at + 4] = s.damage / max(b.hits, 1)
    row[at + 5] = 1.0 / max(1, b.hits - s.damage)
    row[at + 6] = s.excavator / SPACES
    row[at + 7] = s.round / SKY_ROWS
    row[at + 8] = 1.0 if s.mothership + 1 >= b.skull_row else 0.0
    for step in range(9):
        row[at + 9 + step] = 1.0 if s.energy > step else 0.0


def worker_features(s: State, row: Any, at: int) -> None:
    """The value of each worker in hand; whether it is in hand; whether it is resolved."""
    for worker in range(WORKERS):
        if s.worker_value[worker] > 0 and s.worker_space[worker] == OFF:
            row[at + s.worker_value[worker] - 1] = 1.0
        row[at + DIE_SIDES] = 1.0 if s.worker_space[worker] == OFF else 0.0
        row[at + DIE_SIDES + 1] = 1.0 if s.worker_space[worker] == RESOLVED else 0.0
        at += WORKER_FEATURES


def robot_features(s: State, row: Any, at: int) -> None:
    for robot in range(ROBOTS):
        row[at + ROBOT_FEATURES * robot] = s.robot_value[robot] / DIE_SIDES
        row[at + ROBOT_FEATURES * robot + 1] = s.robot_exhausted[robot]


def hand_features(s: State, b: Board, row: Any, at: int) -> None:
    """Columns that are taken, the die ahead, robots to install, ships that wait."""
    taken = taken_columns(s, b)
    for column in range(COLUMNS):
        row[at + column] = (taken >> column) & 1
    row[at + 5] = 1.0 if worker_ahead(s) >= 0 else 0.0
    row[at + 6] = s.install_count / 3
    row[at + 7] = s.install_value[0] / DIE_SIDES
    for ship in range(b.ships):
        if s.ship_row[ship] == SUPPLY:
            row[at + 8] += 0.2
        elif s.ship_row[ship] == ABOARD:
            row[at + (9 if s.ship_kind[ship] == BASIC else 10)] += 0.2


def row_features(s: State, b: Board, row: Any, at: int) -> None:
    """What the mothership does in its next rows."""
    for step in range(ROWS_SEEN):
        below = s.mothership + 1 + step
        if below <= SKY_ROWS:
            row[at + b.action[below]] = 1.0
            row[at + ACTION_KINDS] = b.action_amount[below] / 4
        row[at + ACTION_KINDS + 1] = 1.0 if below >= b.skull_row else 0.0
        at += ROW_FEATURES


def shot_features(s: State, b: Board, row: Any, at: int) -> None:
    """How many ships fighters of each value would shoot now (R7; F34: one at most; F35: armour)."""
    for ship in range(b.ships):
        if s.ship_row[ship] > s.mothership:
            token = b.sky[s.ship_row[ship] * COLUMNS + s.ship_column[ship]]
            if token > EXPLOSION:
                needed = token - EXPLOSION
                if s.ship_kind[ship] == ORANGE:
                    needed += b.orange_armour
                for value in range(needed, SHOTS_SEEN + 1):
                    row[at + value - 1] = 0.25 if b.one_target else row[at + value - 1] + 0.25


def research_features(s: State, b: Board, row: Any, at: int) -> None:
    """How far research of each value would get now; 1 if it wins."""
    gained = 0
    cost = 0
    for value in range(1, RESEARCH_SEEN + 1):
        space = s.research + gained
        while space < b.research_length and cost + b.research_cost[space] <= value:
            cost += b.research_cost[space]
            gained += 1
            space += 1
        row[at + value - 1] = 1.0 if space >= b.research_length else gained / 4


def landing_features(s: State, b: Board, row: Any, at: int) -> None:
    """For every column and every number of steps: hits, icons, explosions where ships land."""
    for ship in range(b.ships):
        if s.ship_row[ship] >= 0:
            for steps in range(1, DIE_SIDES + 1):
                here = (s.ship_column[ship] * DIE_SIDES + steps - 1) * LANDING_FEATURES
                one_landing(s, b, ship, steps, row, at + here)


def one_landing(s: State, b: Board, ship: int, steps: int, row: Any, at: int) -> None:
    """Where one ship would land: in the city, on an icon, on an explosion, how deep; a letter."""
    below = s.ship_row[ship] + steps
    if below >= b.city_row:
        row[at] += b.orange_damage if s.ship_kind[ship] == ORANGE else 1.0
        return
    column = s.ship_column[ship]
    token = b.sky[below * COLUMNS + column]
    if token == ARROW_LEFT:
        token = b.sky[below * COLUMNS + column - 1]
    elif token == ARROW_RIGHT:
        token = b.sky[below * COLUMNS + column + 1]
    elif token == ICON:
        row[at + 1] += 1.0
    elif SPECIAL <= token < EXPLOSION:  # F37: what it does to us; energy is a gain
        gain = b.special_effect[token - SPECIAL] == ENERGY
        row[at + 4] += (-0.5 if gain else 0.5) * b.special_amount[token - SPECIAL]
    if token > EXPLOSION:
        row[at + 2] += (7 - min(6, token - EXPLOSION)) / 6  # a low number is easy to shoot
    row[at + 3] = max(row[at + 3], below / SKY_ROWS)


def ship_features(s: State, b: Board, row: Any, at: int) -> None:
    """The sky as it is: 1 for a basic ship, -1 for a reinforcement, 2 for the orange one."""
    for ship in range(b.ships):
        if s.ship_row[ship] >= 0:
            place = s.ship_column[ship] * (SKY_ROWS + 2) + s.ship_row[ship]
            kind = s.ship_kind[ship]
            row[at + place] = 1.0 if kind == BASIC else 2.0 if kind == ORANGE else -1.0


def space_features(s: State, b: Board, row: Any, at: int) -> None:
    """Every space of the base: how it is now, and what is printed on it."""
    for space in range(SPACES):
        ahead = steps_ahead(s, space)
        row[at] = 1.0 if is_excavated(s, space) else 0.0
        if ahead > 0:
            row[at + 1] = max(0, DIE_SIDES + 1 - ahead) / DIE_SIDES
        die = die_on(s, space)
        if die >= WORKERS:
            row[at + 3] = s.robot_value[die - WORKERS] / DIE_SIDES
        elif die >= 0:
            row[at + 2] = s.worker_value[die] / DIE_SIDES
        printed_features(s, b, space, row, at + 4)
        at += SPACE_FEATURES


def printed_features(s: State, b: Board, space: int, row: Any, at: int) -> None:
    """AA gun; seven effects; modifier, cost, size; whether it works now; what it holds (F29)."""
    row[at] = 1.0 if b.kind[space] == AA_GUN else 0.0
    row[at + ROOM_EFFECTS + 4] = b.hold[space] / 2
    if b.kind[space] != ROOM:
        return
    room = b.room[space]
    for i in range(MAX_EFFECTS):
        effect = b.room_effect[room * MAX_EFFECTS + i]
        if effect != NO_EFFECT:
            row[at + effect] = 1.0
    row[at + ROOM_EFFECTS] = b.room_modifier[room] / 6
    row[at + ROOM_EFFECTS + 1] = b.room_cost[room] / 4
    row[at + ROOM_EFFECTS + 2] = b.room_size[room] / 4
    works = die_on(s, space) >= 0 and can_use(s, b, space)
    row[at + ROOM_EFFECTS + 3] = 1.0 if works else 0.0


def plan_features(s: State, row: Any, at: int) -> None:
    """F26-F28: dice that move no ships, rooms that cost nothing, a mothership that waits."""
    row[at] = s.smoke / 3
    row[at + 1] = s.supplies / 3
    row[at + 2] = 1.0 if s.mothership_held & SILENCED else 0.0
    row[at + 3] = 1.0 if s.mothership_held & HALTED else 0.0


def goal_features(s: State, b: Board, row: Any, at: int) -> None:
    """F36: for depth, ships, the orange ship and the shot: whether it is asked for, how far."""
    if b.goal_depth > 0:
        row[at] = 1.0
        row[at + 1] = min(1.0, s.excavator / b.goal_depth)
    if b.goal_ships > 0:
        row[at + 2] = 1.0
        row[at + 3] = min(1.0, s.destroyed / b.goal_ships)
    if b.goal_orange:
        row[at + 4] = 1.0
        row[at + 5] = 1.0 if s.ship_row[b.ships - 1] == SUPPLY else 0.0
    if b.goal_shot > 0:
        row[at + 6] = b.goal_shot / 6
        row[at + 7] = s.core_shot


def orange_features(s: State, b: Board, row: Any, at: int) -> None:
    """F35: whether there is one; aboard, in the sky and how deep, destroyed; damage, armour."""
    if not b.orange:
        return
    below = s.ship_row[b.ships - 1]
    row[at] = 1.0
    row[at + 1] = 1.0 if below == ABOARD else 0.0
    row[at + 2] = max(0, below) / SKY_ROWS
    row[at + 3] = 1.0 if below == SUPPLY else 0.0
    row[at + 4] = b.orange_damage / 2
    row[at + 5] = b.orange_armour / 2


def trait_features(b: Board, row: Any, at: int) -> None:
    """F30-F34: what always holds and stands on no piece that a network sees otherwise."""
    row[at] = b.dig_cost
    row[at + 1] = b.dig_reach / 3
    row[at + 2] = b.robots / ROBOTS
    row[at + 3] = b.robot_bonus / 3
    row[at + 4] = b.one_target
    row[at + 5] = b.spawn_anywhere
    for effect in range(1, ROOM_EFFECTS):
        row[at + 5 + effect] = b.bonus[effect] / 3


def ability_features(s: State, b: Board, row: Any, at: int) -> None:
    """F1, F2: every ability with a moment: which, left, usable now; what it does, how much."""
    for ability in range(b.abilities):
        left = is_left(s, b, ability)
        usable = left and b.ability_moment[ability] == CHOSEN and is_its_time(s, b, ability)
        row[at] = moment_number(b.ability_moment[ability]) / 10
        row[at + 1] = 1.0 if left else 0.0
        row[at + 2] = 1.0 if usable and has_target(s, b, ability) else 0.0
        row[at + 3] = b.ability_effect[ability] / 10
        row[at + 4] = min(b.ability_amount[ability], 20) / 4
        at += ABILITY_FEATURES
