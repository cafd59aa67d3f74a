"""The table prepared for a network: fractions of roughly 0 to 1, and simple counts.

Where each ship would land, what the fighters would shoot, how far a value would research: all of it
follows from the table, so a network need not learn to count first. Plain functions, which Numba
compiles too; each writes its part of a row starting at `at`.
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
    HIGHEST_EXPLOSION,
    ICON,
    MAX_ABILITIES,
    MAX_EFFECTS,
    MAX_SKY_ROWS,
    NO_EFFECT,
    RED_EXPLOSION,
    ROOM,
    ROOM_EFFECTS,
    SKY_ROWS,
    SPACES,
    SPECIAL,
    TELEPORT,
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

# The contents of each part, in order.
PHASE_INSTALLING = 4  # after dice, rooms, spawn, over
PHASE_FEATURES = 5

MARKER_MOTHERSHIP = 0
MARKER_ROWS_LEFT = 1
MARKER_RESEARCH = 2
MARKER_ENERGY = 3
MARKER_DAMAGE = 4
MARKER_LAST_HITS = 5
MARKER_EXCAVATOR = 6
MARKER_ROUND = 7
MARKER_LAST_ROUND = 8
MARKER_ENERGY_STEPS = 9
STEPS_SEEN = 9
MARKER_FEATURES = MARKER_ENERGY_STEPS + STEPS_SEEN

WORKER_IN_HAND = DIE_SIDES  # after its value, one of six
WORKER_RESOLVED = DIE_SIDES + 1
WORKER_FEATURES = DIE_SIDES + 2

ROBOT_SHOWS = 0
ROBOT_EXHAUSTED = 1
ROBOT_FEATURES = 2

HAND_TAKEN = 0  # by column
HAND_AHEAD = 5
HAND_INSTALLS = 6
HAND_FIRST_INSTALL = 7
HAND_SUPPLY = 8
HAND_BASIC_ABOARD = 9
HAND_OTHERS_ABOARD = 10
HAND_POINTS = 11
HAND_FEATURES = 12

ROWS_SEEN = 4  # of the mothership's next rows
ACTION_KINDS = 8  # of the mothership, none included
ROW_AMOUNT = ACTION_KINDS
ROW_SKULL = ACTION_KINDS + 1
ROW_FEATURES = ACTION_KINDS + 2

SHOTS_SEEN = 9
SHOT_COLOURS = 2  # A2: at yellow explosions, then at red ones
RESEARCH_SEEN = 12

LANDING_HITS = 0
LANDING_ICON = 1
LANDING_BLAST = 2
LANDING_DEPTH = 3
LANDING_SPECIAL = 4
LANDING_TELEPORT = 5
LANDING_FEATURES = 6

SPACE_EXCAVATED = 0
SPACE_AHEAD = 1
SPACE_WORKER = 2
SPACE_ROBOT = 3
SPACE_GUN = 4  # and the effects of rooms, from 1
SPACE_MODIFIER = SPACE_GUN + ROOM_EFFECTS
SPACE_COST = SPACE_GUN + ROOM_EFFECTS + 1
SPACE_SIZE = SPACE_GUN + ROOM_EFFECTS + 2
SPACE_WORKS = SPACE_GUN + ROOM_EFFECTS + 3
SPACE_HOLD = SPACE_GUN + ROOM_EFFECTS + 4
SPACE_FEATURES = SPACE_GUN + ROOM_EFFECTS + 5

PLAN_SMOKE = 0
PLAN_SUPPLIES = 1
PLAN_SILENCED = 2
PLAN_HALTED = 3
PLAN_FEATURES = 4

GOAL_DEPTH = 0  # two each: whether it is required, and the progress
GOAL_SHIPS = 2
GOAL_ORANGE = 4
GOAL_SHOT = 6
GOAL_PROGRESS = 1
GOAL_FEATURES = 8

ORANGE_THERE = 0
ORANGE_ABOARD = 1
ORANGE_DEPTH = 2
ORANGE_GONE = 3
ORANGE_DAMAGE = 4
ORANGE_ARMOUR = 5
ORANGE_FEATURES = 6

TRAIT_DIG_COST = 0
TRAIT_DIG_REACH = 1
TRAIT_ROBOTS = 2
TRAIT_ROBOT_BONUS = 3
TRAIT_ONE_TARGET = 4
TRAIT_SPAWN_ANYWHERE = 5
TRAIT_BONUS = 6  # by effect of a room, from 1
TRAIT_FEATURES = TRAIT_BONUS + ROOM_EFFECTS - 1

ABILITY_MOMENT = 0
ABILITY_LEFT = 1
ABILITY_USABLE = 2
ABILITY_EFFECT = 3
ABILITY_AMOUNT = 4
ABILITY_FEATURES = 5

# Where each part begins; docs/gym.md has the table.
AT_MARKERS = PHASE_FEATURES
AT_WORKER_DICE = AT_MARKERS + MARKER_FEATURES
AT_ROBOT_DICE = AT_WORKER_DICE + WORKERS * WORKER_FEATURES
AT_HAND = AT_ROBOT_DICE + ROBOTS * ROBOT_FEATURES
AT_ROWS = AT_HAND + HAND_FEATURES
AT_SHOTS = AT_ROWS + ROWS_SEEN * ROW_FEATURES
AT_RESEARCHED = AT_SHOTS + SHOT_COLOURS * SHOTS_SEEN
AT_LANDINGS = AT_RESEARCHED + RESEARCH_SEEN
AT_SHIPS_SEEN = AT_LANDINGS + COLUMNS * DIE_SIDES * LANDING_FEATURES
AT_SPACES_SEEN = AT_SHIPS_SEEN + COLUMNS * (MAX_SKY_ROWS + 2)
AT_PLANNED = AT_SPACES_SEEN + SPACES * SPACE_FEATURES
AT_GOALS = AT_PLANNED + PLAN_FEATURES
AT_ORANGE = AT_GOALS + GOAL_FEATURES
AT_TRAITS = AT_ORANGE + ORANGE_FEATURES
AT_ABILITIES_SEEN = AT_TRAITS + TRAIT_FEATURES
FEATURES = AT_ABILITIES_SEEN + MAX_ABILITIES * ABILITY_FEATURES


def write_features(s: State, b: Board, row: Any) -> None:
    """Write all features of a game."""
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
    if b.traits or b.abilities:  # a standard game has none of the following
        plan_features(s, row, AT_PLANNED)
        goal_features(s, b, row, AT_GOALS)
        orange_features(s, b, row, AT_ORANGE)
        trait_features(b, row, AT_TRAITS)
        ability_features(s, b, row, AT_ABILITIES_SEEN)


def phase_features(s: State, b: Board, row: Any) -> None:
    """Dice, rooms, spawn, over; and whether a new robot must be installed."""
    row[s.phase] = 1.0
    row[PHASE_INSTALLING] = 1.0 if s.phase == ROOMS and is_installing(s, b) else 0.0


def marker_features(s: State, b: Board, row: Any, at: int) -> None:
    """The markers on their tracks; energy also as steps, because the first few matter most."""
    row[at + MARKER_MOTHERSHIP] = s.mothership / b.skull_row
    row[at + MARKER_ROWS_LEFT] = (b.skull_row - s.mothership) / SKY_ROWS
    row[at + MARKER_RESEARCH] = research_share(s, b)
    row[at + MARKER_ENERGY] = s.energy / max(b.energy_max, 1)
    row[at + MARKER_DAMAGE] = s.damage / max(b.hits, 1)
    row[at + MARKER_LAST_HITS] = 1.0 / max(1, b.hits - s.damage)
    row[at + MARKER_EXCAVATOR] = s.excavator / SPACES
    row[at + MARKER_ROUND] = s.round / SKY_ROWS
    row[at + MARKER_LAST_ROUND] = 1.0 if s.mothership + 1 >= b.skull_row else 0.0
    for step in range(STEPS_SEEN):
        row[at + MARKER_ENERGY_STEPS + step] = 1.0 if s.energy > step else 0.0


def worker_features(s: State, row: Any, at: int) -> None:
    """The value of each worker in hand; whether it is in hand; whether it is resolved."""
    for worker in range(WORKERS):
        if s.worker_value[worker] > 0 and s.worker_space[worker] == OFF:
            row[at + s.worker_value[worker] - 1] = 1.0
        row[at + WORKER_IN_HAND] = 1.0 if s.worker_space[worker] == OFF else 0.0
        row[at + WORKER_RESOLVED] = 1.0 if s.worker_space[worker] == RESOLVED else 0.0
        at += WORKER_FEATURES


def robot_features(s: State, row: Any, at: int) -> None:
    for robot in range(ROBOTS):
        row[at + ROBOT_SHOWS] = s.robot_value[robot] / DIE_SIDES
        row[at + ROBOT_EXHAUSTED] = s.robot_exhausted[robot]
        at += ROBOT_FEATURES


def hand_features(s: State, b: Board, row: Any, at: int) -> None:
    """Taken columns, the die ahead, robots to install, waiting ships, points to deal out (A5)."""
    taken = taken_columns(s, b)
    for column in range(COLUMNS):
        row[at + HAND_TAKEN + column] = (taken >> column) & 1
    row[at + HAND_AHEAD] = 1.0 if worker_ahead(s) >= 0 else 0.0
    row[at + HAND_INSTALLS] = s.install_count / 3
    row[at + HAND_FIRST_INSTALL] = s.install_value[0] / DIE_SIDES
    row[at + HAND_POINTS] = min(s.points, 3 * DIE_SIDES) / DIE_SIDES
    for ship in range(b.ships):
        if s.ship_row[ship] == SUPPLY:
            row[at + HAND_SUPPLY] += 0.2
        elif s.ship_row[ship] == ABOARD:
            basic = s.ship_kind[ship] == BASIC
            row[at + (HAND_BASIC_ABOARD if basic else HAND_OTHERS_ABOARD)] += 0.2


def row_features(s: State, b: Board, row: Any, at: int) -> None:
    """What the mothership does in its next rows."""
    for step in range(ROWS_SEEN):
        below = s.mothership + 1 + step
        if below <= b.rows:
            row[at + b.action[below]] = 1.0
            row[at + ROW_AMOUNT] = b.action_amount[below] / 4
        row[at + ROW_SKULL] = 1.0 if below >= b.skull_row else 0.0
        at += ROW_FEATURES


def shot_features(s: State, b: Board, row: Any, at: int) -> None:
    """How many ships fighters of each value would shoot now (R7; F34: one at most; F35: armour),
    aimed at yellow or at red explosions (A2)."""
    for ship in range(b.ships):
        if s.ship_row[ship] > s.mothership:
            token = b.sky[s.ship_row[ship] * COLUMNS + s.ship_column[ship]]
            needed = blast_number(token)
            if needed > 0:
                here = at + (SHOTS_SEEN if token > RED_EXPLOSION else 0)
                if s.ship_kind[ship] == ORANGE:
                    needed += b.orange_armour
                for value in range(needed, SHOTS_SEEN + 1):
                    row[here + value - 1] = 0.25 if b.one_target else row[here + value - 1] + 0.25


def blast_number(token: int) -> int:
    """The number of an explosion of either colour (A2), 0 for anything else."""
    if EXPLOSION < token <= EXPLOSION + HIGHEST_EXPLOSION:
        return token - EXPLOSION
    if RED_EXPLOSION < token <= RED_EXPLOSION + HIGHEST_EXPLOSION:
        return token - RED_EXPLOSION
    return 0


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
    """Where one ship would land: in the city, on an icon, an explosion, a letter or a teleport,
    which takes it on (A1); how deep."""
    below = s.ship_row[ship] + steps
    if below >= b.city_row:
        row[at + LANDING_HITS] += b.orange_damage if s.ship_kind[ship] == ORANGE else 1.0
        return
    column = s.ship_column[ship]
    token = b.sky[below * COLUMNS + column]
    if token == ARROW_LEFT:
        token = b.sky[below * COLUMNS + column - 1]
    elif token == ARROW_RIGHT:
        token = b.sky[below * COLUMNS + column + 1]
    elif token == ICON:
        row[at + LANDING_ICON] += 1.0
    elif SPECIAL <= token < EXPLOSION:  # F37: harm counts up, energy counts down
        gain = b.special_effect[token - SPECIAL] == ENERGY
        row[at + LANDING_SPECIAL] += (-0.5 if gain else 0.5) * b.special_amount[token - SPECIAL]
    elif token == TELEPORT:
        row[at + LANDING_TELEPORT] += 1.0
        there = b.partner[below * COLUMNS + column] // COLUMNS
        below = there if there > s.mothership else below
    number = blast_number(token)
    if number > 0:  # a low number is easy to shoot
        row[at + LANDING_BLAST] += (7 - min(6, number)) / 6
    row[at + LANDING_DEPTH] = max(row[at + LANDING_DEPTH], below / SKY_ROWS)


def ship_features(s: State, b: Board, row: Any, at: int) -> None:
    """The sky: 1 for a basic ship, -1 for a reinforcement, 2 for the orange ship."""
    for ship in range(b.ships):
        if s.ship_row[ship] >= 0:
            place = s.ship_column[ship] * (MAX_SKY_ROWS + 2) + s.ship_row[ship]
            kind = s.ship_kind[ship]
            row[at + place] = 1.0 if kind == BASIC else 2.0 if kind == ORANGE else -1.0


def space_features(s: State, b: Board, row: Any, at: int) -> None:
    """Every space of the base: its current state, and what is printed on it."""
    for space in range(SPACES):
        ahead = steps_ahead(s, space)
        row[at + SPACE_EXCAVATED] = 1.0 if is_excavated(s, space) else 0.0
        if ahead > 0:
            row[at + SPACE_AHEAD] = max(0, DIE_SIDES + 1 - ahead) / DIE_SIDES
        die = die_on(s, space)
        if die >= WORKERS:
            row[at + SPACE_ROBOT] = s.robot_value[die - WORKERS] / DIE_SIDES
        elif die >= 0:
            row[at + SPACE_WORKER] = s.worker_value[die] / DIE_SIDES
        printed_features(s, b, space, row, at)
        at += SPACE_FEATURES


def printed_features(s: State, b: Board, space: int, row: Any, at: int) -> None:
    """AA gun; eight effects; modifier, cost, size; whether it works now; what it holds (F29)."""
    row[at + SPACE_GUN] = 1.0 if b.kind[space] == AA_GUN else 0.0
    row[at + SPACE_HOLD] = b.hold[space] / 2
    if b.kind[space] != ROOM:
        return
    room = b.room[space]
    for i in range(MAX_EFFECTS):
        effect = b.room_effect[room * MAX_EFFECTS + i]
        if effect != NO_EFFECT:
            row[at + SPACE_GUN + effect] = 1.0
    row[at + SPACE_MODIFIER] = b.room_modifier[room] / 6
    row[at + SPACE_COST] = b.room_cost[room] / 4
    row[at + SPACE_SIZE] = b.room_size[room] / 4
    works = die_on(s, space) >= 0 and can_use(s, b, space)
    row[at + SPACE_WORKS] = 1.0 if works else 0.0


def plan_features(s: State, row: Any, at: int) -> None:
    """F26-F28: dice that move no ships, rooms that cost nothing, a mothership that waits."""
    row[at + PLAN_SMOKE] = s.smoke / 3
    row[at + PLAN_SUPPLIES] = s.supplies / 3
    row[at + PLAN_SILENCED] = 1.0 if s.mothership_held & SILENCED else 0.0
    row[at + PLAN_HALTED] = 1.0 if s.mothership_held & HALTED else 0.0


def goal_features(s: State, b: Board, row: Any, at: int) -> None:
    """F36: for depth, ships, the orange ship and the shot: whether required, and the progress."""
    if b.goal_depth > 0:
        row[at + GOAL_DEPTH] = 1.0
        row[at + GOAL_DEPTH + GOAL_PROGRESS] = min(1.0, s.excavator / b.goal_depth)
    if b.goal_ships > 0:
        row[at + GOAL_SHIPS] = 1.0
        row[at + GOAL_SHIPS + GOAL_PROGRESS] = min(1.0, s.destroyed / b.goal_ships)
    if b.goal_orange:
        row[at + GOAL_ORANGE] = 1.0
        row[at + GOAL_ORANGE + GOAL_PROGRESS] = 1.0 if s.ship_row[b.ships - 1] == SUPPLY else 0.0
    if b.goal_shot > 0:
        row[at + GOAL_SHOT] = b.goal_shot / 6
        row[at + GOAL_SHOT + GOAL_PROGRESS] = s.core_shot


def orange_features(s: State, b: Board, row: Any, at: int) -> None:
    """F35: whether there is one; aboard, depth in the sky, destroyed; damage, armour."""
    if not b.orange:
        return
    below = s.ship_row[b.ships - 1]
    row[at + ORANGE_THERE] = 1.0
    row[at + ORANGE_ABOARD] = 1.0 if below == ABOARD else 0.0
    row[at + ORANGE_DEPTH] = max(0, below) / SKY_ROWS
    row[at + ORANGE_GONE] = 1.0 if below == SUPPLY else 0.0
    row[at + ORANGE_DAMAGE] = b.orange_damage / 2
    row[at + ORANGE_ARMOUR] = b.orange_armour / 2


def trait_features(b: Board, row: Any, at: int) -> None:
    """F30-F34: permanent traits that no other feature shows."""
    row[at + TRAIT_DIG_COST] = b.dig_cost
    row[at + TRAIT_DIG_REACH] = b.dig_reach / 3
    row[at + TRAIT_ROBOTS] = b.robots / ROBOTS
    row[at + TRAIT_ROBOT_BONUS] = b.robot_bonus / 3
    row[at + TRAIT_ONE_TARGET] = b.one_target
    row[at + TRAIT_SPAWN_ANYWHERE] = b.spawn_anywhere
    for effect in range(1, ROOM_EFFECTS):
        row[at + TRAIT_BONUS + effect - 1] = b.bonus[effect] / 3


def ability_features(s: State, b: Board, row: Any, at: int) -> None:
    """F1, F2: every ability with a moment: which, left, usable now; its effect and amount."""
    for ability in range(b.abilities):
        left = is_left(s, b, ability)
        usable = left and b.ability_moment[ability] == CHOSEN and is_its_time(s, b, ability)
        row[at + ABILITY_MOMENT] = moment_number(b.ability_moment[ability]) / 10
        row[at + ABILITY_LEFT] = 1.0 if left else 0.0
        row[at + ABILITY_USABLE] = 1.0 if usable and has_target(s, b, ability) else 0.0
        row[at + ABILITY_EFFECT] = b.ability_effect[ability] / 10
        row[at + ABILITY_AMOUNT] = min(b.ability_amount[ability], 20) / 4
        at += ABILITY_FEATURES
