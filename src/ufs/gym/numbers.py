"""What a player sees, as numbers: a game's state and board in one row, and which actions are legal.

Plain functions that Numba compiles too (see `ufs.rules.compiled`). A row holds everything that
lies on the table and nothing else: no seed, no key of the dice, no die that is not rolled yet.
"""

from __future__ import annotations

from typing import Any

from ufs.rules.board import (
    COLUMNS,
    MAX_ABILITIES,
    MAX_EFFECTS,
    MAX_RESEARCH,
    MAX_SPECIALS,
    NO_EFFECT,
    ROOM,
    ROOM_EFFECTS,
    SKY_ROWS,
    SPACES,
    Board,
)
from ufs.rules.dice import needs_roll, roll
from ufs.rules.state import MAX_INSTALLS, MAX_SHIPS, OVER, ROBOTS, WON_RESEARCH, WORKERS, State
from ufs.rules.turn import act, legal_actions

# Where everything stands in a row; docs/gym.md has the table.
AT_WORKERS = 9
AT_ROBOTS = AT_WORKERS + 2 * WORKERS
AT_INSTALLS = AT_ROBOTS + 3 * ROBOTS
AT_SHIPS = AT_INSTALLS + MAX_INSTALLS
AT_SPENT = AT_SHIPS + 3 * MAX_SHIPS
AT_PLANS = AT_SPENT + MAX_ABILITIES
STATE_NUMBERS = AT_PLANS + 5

BOARD_SCALARS = 35
# Of a space; each number of all spaces stands together, so does each of all abilities.
NUMBER_KIND = 0
NUMBER_ROOM = 1
NUMBER_EFFECTS = 2  # a flag for every effect of a room, from 1
NUMBER_MODIFIER = NUMBER_EFFECTS + ROOM_EFFECTS - 1
NUMBER_COST = NUMBER_MODIFIER + 1
NUMBER_SIZE = NUMBER_MODIFIER + 2
NUMBER_HOLD = NUMBER_MODIFIER + 3
SPACE_NUMBERS = NUMBER_MODIFIER + 4
# Of an ability: moment, narrowed to, effect, amount, times, each round.
ABILITY_NUMBERS = 6
AT_RESEARCH = STATE_NUMBERS + BOARD_SCALARS
AT_SKY = AT_RESEARCH + MAX_RESEARCH
AT_ACTIONS = AT_SKY + SKY_ROWS * COLUMNS
AT_SPACES = AT_ACTIONS + 2 * SKY_ROWS
AT_BONUS = AT_SPACES + SPACE_NUMBERS * SPACES
AT_SPECIALS = AT_BONUS + ROOM_EFFECTS
AT_ABILITIES = AT_SPECIALS + 2 * MAX_SPECIALS
NUMBERS = AT_ABILITIES + ABILITY_NUMBERS * MAX_ABILITIES

LATEST_ROUND = 127  # what eight bits hold; a real game has at most 16 rounds

# The weights of a reward, in this order; docs/gym.md says what each counts.
W_WIN = 0
W_LOSS = 1
W_RESEARCH = 2
W_DAMAGE = 3
W_MOTHERSHIP = 4
W_EXCAVATOR = 5
W_ENERGY = 6
W_ROBOTS = 7
W_SHIPS = 8
REWARD_WEIGHTS = 9


def write_state(s: State, row: Any) -> None:
    """The part of a row that changes during a game."""
    row[0] = s.phase
    row[1] = min(s.round, LATEST_ROUND)
    row[2] = s.result
    row[3] = s.mothership
    row[4] = s.research
    row[5] = s.energy
    row[6] = s.damage
    row[7] = s.excavator
    row[8] = s.install_count
    put(row, AT_WORKERS, WORKERS, s.worker_value)
    put(row, AT_WORKERS + WORKERS, WORKERS, s.worker_space)
    put(row, AT_ROBOTS, ROBOTS, s.robot_value)
    put(row, AT_ROBOTS + ROBOTS, ROBOTS, s.robot_space)
    put(row, AT_ROBOTS + 2 * ROBOTS, ROBOTS, s.robot_exhausted)
    put(row, AT_INSTALLS, MAX_INSTALLS, s.install_value)
    put(row, AT_SHIPS, MAX_SHIPS, s.ship_kind)
    put(row, AT_SHIPS + MAX_SHIPS, MAX_SHIPS, s.ship_row)
    put(row, AT_SHIPS + 2 * MAX_SHIPS, MAX_SHIPS, s.ship_column)
    put(row, AT_SPENT, MAX_ABILITIES, s.spent)
    row[AT_PLANS] = s.smoke
    row[AT_PLANS + 1] = s.supplies
    row[AT_PLANS + 2] = s.mothership_held
    row[AT_PLANS + 3] = s.destroyed
    row[AT_PLANS + 4] = s.core_shot


def put(row: Any, at: int, count: int, values: Any) -> None:
    """Several numbers at once: a slice is quick in plain Python too."""
    row[at : at + count] = values


def write_board(b: Board, row: Any) -> None:
    """The part of a row that stays as it is during a game: what the pieces say."""
    write_scalars(b, row)
    for i in range(MAX_RESEARCH):
        row[AT_RESEARCH + i] = b.research_cost[i]
    for i in range(SKY_ROWS * COLUMNS):
        row[AT_SKY + i] = b.sky[COLUMNS + i]
    for i in range(SKY_ROWS):
        row[AT_ACTIONS + i] = b.action[1 + i]
        row[AT_ACTIONS + SKY_ROWS + i] = b.action_amount[1 + i]
    for space in range(SPACES):
        write_space(b, space, row)
    for effect in range(ROOM_EFFECTS):
        row[AT_BONUS + effect] = b.bonus[effect]
    for i in range(MAX_SPECIALS):
        row[AT_SPECIALS + i] = b.special_effect[i]
        row[AT_SPECIALS + MAX_SPECIALS + i] = b.special_amount[i]
    for ability in range(MAX_ABILITIES):
        write_ability(b, ability, row)


def write_ability(b: Board, ability: int, row: Any) -> None:
    """F1, F2: an ability that has its moment: which, narrowed to what, what it does, how often."""
    at = AT_ABILITIES + ability
    row[at] = moment_number(b.ability_moment[ability])
    row[at + MAX_ABILITIES] = b.ability_on[ability]
    row[at + 2 * MAX_ABILITIES] = b.ability_effect[ability]
    row[at + 3 * MAX_ABILITIES] = b.ability_amount[ability]
    row[at + 4 * MAX_ABILITIES] = b.ability_times[ability]
    row[at + 5 * MAX_ABILITIES] = b.ability_each_round[ability]


def moment_number(moment: int) -> int:
    """A moment is a bit; its place counted from 1, so that eight bits hold it. 0: no ability."""
    number = 0
    while moment > 0:
        moment >>= 1
        number += 1
    return number


def write_scalars(b: Board, row: Any) -> None:
    """The single numbers of a board, in alphabetical order."""
    row[STATE_NUMBERS] = b.abilities
    row[STATE_NUMBERS + 1] = b.aboard
    row[STATE_NUMBERS + 2] = b.action_before_descent
    row[STATE_NUMBERS + 3] = b.any_space_ahead
    row[STATE_NUMBERS + 4] = b.basic_ships
    row[STATE_NUMBERS + 5] = b.chosen
    row[STATE_NUMBERS + 6] = b.city_row
    row[STATE_NUMBERS + 7] = b.dig_cost
    row[STATE_NUMBERS + 8] = b.dig_reach
    row[STATE_NUMBERS + 9] = b.energy_max
    row[STATE_NUMBERS + 10] = b.energy_start
    row[STATE_NUMBERS + 11] = b.excavator_start
    row[STATE_NUMBERS + 12] = b.goal_depth
    row[STATE_NUMBERS + 13] = b.goal_orange
    row[STATE_NUMBERS + 14] = b.goal_ships
    row[STATE_NUMBERS + 15] = b.goal_shot
    row[STATE_NUMBERS + 16] = b.goals
    row[STATE_NUMBERS + 17] = b.hits
    row[STATE_NUMBERS + 18] = b.install_after_phase
    row[STATE_NUMBERS + 19] = b.one_target
    row[STATE_NUMBERS + 20] = b.orange
    row[STATE_NUMBERS + 21] = b.orange_armour
    row[STATE_NUMBERS + 22] = b.orange_damage
    row[STATE_NUMBERS + 23] = b.reinforcements
    row[STATE_NUMBERS + 24] = b.research_length
    row[STATE_NUMBERS + 25] = b.robot_bonus
    row[STATE_NUMBERS + 26] = b.robots
    row[STATE_NUMBERS + 27] = b.robots_block
    row[STATE_NUMBERS + 28] = b.robots_stay
    row[STATE_NUMBERS + 29] = b.robots_wear_always
    row[STATE_NUMBERS + 30] = b.ships
    row[STATE_NUMBERS + 31] = b.skull_row
    row[STATE_NUMBERS + 32] = b.spawn_anywhere
    row[STATE_NUMBERS + 33] = b.spawn_freely
    row[STATE_NUMBERS + 34] = b.traits


def write_space(b: Board, space: int, row: Any) -> None:
    """What a space of the base is: its kind, its room, and what that room does and costs."""
    at = AT_SPACES + space
    row[at + NUMBER_KIND * SPACES] = b.kind[space]
    room = b.room[space]
    row[at + NUMBER_ROOM * SPACES] = room
    for number in range(NUMBER_EFFECTS, SPACE_NUMBERS):
        row[at + number * SPACES] = 0
    row[at + NUMBER_HOLD * SPACES] = b.hold[space]
    if b.kind[space] != ROOM:
        return
    for i in range(MAX_EFFECTS):
        effect = b.room_effect[room * MAX_EFFECTS + i]
        if effect != NO_EFFECT:  # energy, fighters, research, robot, repair, jam, missiles: 1 to 7
            row[at + (NUMBER_EFFECTS + effect - 1) * SPACES] = 1
    row[at + NUMBER_MODIFIER * SPACES] = b.room_modifier[room]
    row[at + NUMBER_COST * SPACES] = b.room_cost[room]
    row[at + NUMBER_SIZE * SPACES] = b.room_size[room]


def write_mask(s: State, b: Board, mask: Any, out: Any) -> int:
    """1 for every legal action, 0 for the others; returns how many are legal."""
    mask[:] = 0
    n = legal_actions(s, b, out)
    for i in range(n):
        mask[out[i]] = 1
    return n


def act_and_roll(s: State, b: Board, action: int) -> None:
    """A legal action, and the roll that may follow: until the player decides again."""
    act(s, b, action)
    if needs_roll(s):
        roll(s)


def research_share(s: State, b: Board) -> float:
    """How much of the research track lies behind, by the numbers printed on it; 0 to 1."""
    done = 0
    whole = 0
    for i in range(b.research_length):
        whole += b.research_cost[i]
        if i < s.research:
            done += b.research_cost[i]
    return done / max(whole, 1)


def is_shaped(weights: Any) -> bool:
    """Whether a reward counts anything besides the end of the game."""
    for term in range(W_RESEARCH, REWARD_WEIGHTS):
        if weights[term] != 0.0:
            return True
    return False


def progress(s: State, b: Board, weights: Any) -> float:
    """The weighted markers of a game; a shaped reward is how much they change in a step."""
    total = float(weights[W_RESEARCH]) * research_share(s, b)
    total += float(weights[W_DAMAGE]) * s.damage / max(b.hits, 1)
    total += float(weights[W_MOTHERSHIP]) * s.mothership / b.skull_row
    total += float(weights[W_EXCAVATOR]) * s.excavator / SPACES
    total += float(weights[W_ENERGY]) * s.energy / max(b.energy_max, 1)
    robots = 0
    for robot in range(ROBOTS):
        robots += s.robot_value[robot]
    total += float(weights[W_ROBOTS]) * robots / 12
    rows = 0
    for ship in range(b.ships):
        rows += max(0, s.ship_row[ship])
    return total + float(weights[W_SHIPS]) * rows / (COLUMNS * b.city_row)


def end_reward(s: State, weights: Any) -> float:
    """What the end of a game counts."""
    if s.phase != OVER:
        return 0.0
    if s.result == WON_RESEARCH:
        return float(weights[W_WIN])
    return float(weights[W_LOSS])
