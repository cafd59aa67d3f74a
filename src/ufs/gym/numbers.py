"""What a player sees as numbers: a game's state and board in one row, and the legal actions.

Plain functions, which Numba compiles too (see `ufs.rules.compiled`). A row holds everything on the
table and nothing else: no seed, no dice key, no future dice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ufs.rules.board import (
    BOARD_FIELDS,
    COLUMNS,
    MAX_ABILITIES,
    MAX_EFFECTS,
    MAX_RESEARCH,
    MAX_SKY_ROWS,
    MAX_SPECIALS,
    NO_EFFECT,
    ROOM,
    ROOM_EFFECTS,
    SPACES,
    Board,
)
from ufs.rules.dice import needs_roll, roll
from ufs.rules.fields import Field, layout, spelled_out
from ufs.rules.state import OVER, ROBOTS, STATE_FIELDS, WON_RESEARCH, State
from ufs.rules.turn import act, legal_actions

MAX_SHOWN = 127  # the limit of int8; only rounds could exceed it, and a real game has at most 16


def write_field(one: Field, at: int, source: str) -> str:
    """The statement that writes a field of the state or the board into a row."""
    if one.size:
        return f"put(row, {at}, {one.size}, {source}.{one.name})"
    value = f"{source}.{one.name}"
    return f"row[{at}] = {f'min({value}, MAX_SHOWN)' if one.is_wide else value}"


# The layout of a row; docs/gym.md has the table. First the state, field by field in the order of
# declaration, without future dice; then the board's single numbers, by name.
STATE_SEEN = tuple(one for one in STATE_FIELDS if not one.is_hidden)
STATE_AT, STATE_NUMBERS = layout(STATE_SEEN, 0)
AT_WORKERS = STATE_AT["worker_value"]
AT_ROBOTS = STATE_AT["robot_value"]
AT_INSTALLS = STATE_AT["install_value"]
AT_SHIPS = STATE_AT["ship_kind"]
AT_SPENT = STATE_AT["spent"]
AT_PLANS = STATE_AT["smoke"]

DERIVED = "moments"  # all moments of the abilities; the row has them one by one
SINGLE_SEEN = tuple(sorted(one for one in BOARD_FIELDS if not one.size and one.name != DERIVED))
SINGLE_AT, AT_RESEARCH = layout(SINGLE_SEEN, STATE_NUMBERS)
# The numbers of spaces and abilities: the first number of all spaces, then the second of all, …
NUMBER_KIND = 0
NUMBER_ROOM = 1
NUMBER_EFFECTS = 2  # a flag for every effect of a room, from 1
NUMBER_MODIFIER = NUMBER_EFFECTS + ROOM_EFFECTS - 1
NUMBER_COST = NUMBER_MODIFIER + 1
NUMBER_SIZE = NUMBER_MODIFIER + 2
NUMBER_HOLD = NUMBER_MODIFIER + 3
SPACE_NUMBERS = NUMBER_MODIFIER + 4
NUMBER_MOMENT = 0
NUMBER_ON = 1
NUMBER_EFFECT = 2
NUMBER_AMOUNT = 3
NUMBER_TIMES = 4
NUMBER_EACH_ROUND = 5
ABILITY_NUMBERS = 6
AT_SKY = AT_RESEARCH + MAX_RESEARCH
AT_PARTNERS = AT_SKY + MAX_SKY_ROWS * COLUMNS
AT_ACTIONS = AT_PARTNERS + MAX_SKY_ROWS * COLUMNS
AT_SPACES = AT_ACTIONS + 2 * MAX_SKY_ROWS
AT_BONUS = AT_SPACES + SPACE_NUMBERS * SPACES
AT_SPECIALS = AT_BONUS + ROOM_EFFECTS
AT_ABILITIES = AT_SPECIALS + 2 * MAX_SPECIALS
NUMBERS = AT_ABILITIES + ABILITY_NUMBERS * MAX_ABILITIES

# The weights of a reward, in this order; docs/gym.md explains each.
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


# The part of a row that changes during a game.
write_state: Callable[[State, Any], None] = spelled_out(
    "write_state(s, row)", (write_field(one, STATE_AT[one.name], "s") for one in STATE_SEEN)
)
# The single numbers of a board.
write_scalars: Callable[[Board, Any], None] = spelled_out(
    "write_scalars(b, row)", (write_field(one, SINGLE_AT[one.name], "b") for one in SINGLE_SEEN)
)


def put(row: Any, at: int, count: int, values: Any) -> None:
    """Write several numbers at once: a slice is fast in plain Python."""
    row[at : at + count] = values


def write_board(b: Board, row: Any) -> None:
    """The constant part of a row: the pieces."""
    write_scalars(b, row)
    for i in range(MAX_RESEARCH):
        row[AT_RESEARCH + i] = b.research_cost[i]
    for i in range(MAX_SKY_ROWS * COLUMNS):
        row[AT_SKY + i] = b.sky[COLUMNS + i]
        row[AT_PARTNERS + i] = b.partner[COLUMNS + i]
    for i in range(MAX_SKY_ROWS):
        row[AT_ACTIONS + i] = b.action[1 + i]
        row[AT_ACTIONS + MAX_SKY_ROWS + i] = b.action_amount[1 + i]
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
    """F1, F2: an ability with a moment: which moment, restricted to what, its effect, how often."""
    at = AT_ABILITIES + ability
    row[at + NUMBER_MOMENT * MAX_ABILITIES] = moment_number(b.ability_moment[ability])
    row[at + NUMBER_ON * MAX_ABILITIES] = b.ability_on[ability]
    row[at + NUMBER_EFFECT * MAX_ABILITIES] = b.ability_effect[ability]
    row[at + NUMBER_AMOUNT * MAX_ABILITIES] = b.ability_amount[ability]
    row[at + NUMBER_TIMES * MAX_ABILITIES] = b.ability_times[ability]
    row[at + NUMBER_EACH_ROUND * MAX_ABILITIES] = b.ability_each_round[ability]


def moment_number(moment: int) -> int:
    """The index of a moment's bit, counted from 1, so that it fits into int8. 0: no ability."""
    number = 0
    while moment > 0:
        moment >>= 1
        number += 1
    return number


def write_space(b: Board, space: int, row: Any) -> None:
    """A space of the base: its kind, its room, and what that room does and costs."""
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
        if effect != NO_EFFECT:  # energy 1, fighters 2, … command 8
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
    """A legal action and the roll that may follow, up to the player's next decision."""
    act(s, b, action)
    if needs_roll(s):
        roll(s)


def research_share(s: State, b: Board) -> float:
    """How much of the research track is done, by the numbers printed on it; 0 to 1."""
    done = 0
    whole = 0
    for i in range(b.research_length):
        whole += b.research_cost[i]
        if i < s.research:
            done += b.research_cost[i]
    return done / max(whole, 1)


def is_shaped(weights: Any) -> bool:
    """Whether a reward depends on anything besides the end of the game."""
    for term in range(W_RESEARCH, REWARD_WEIGHTS):
        if weights[term] != 0.0:
            return True
    return False


def progress(s: State, b: Board, weights: Any) -> float:
    """The weighted sum of the markers; a shaped reward is its change in a step."""
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
    """The reward for the end of a game."""
    if s.phase != OVER:
        return 0.0
    if s.result == WON_RESEARCH:
        return float(weights[W_WIN])
    return float(weights[W_LOSS])
