"""Actions as small integers, so that a search can keep thousands of them in an array.

This is the only place that encodes or decodes such a number. `kind_of` returns the kind of an
action, the other `…_of` functions its parts; each is valid only for the kinds it names.
"""

from __future__ import annotations

from ufs.rules.board import COLUMNS, SPACES
from ufs.rules.state import FIRST_WHITE, ROBOTS, SHIP_KINDS, WORKERS

# The kinds of actions, each by the first of its numbers.
PLACE = 0  # + worker * SPACES + space
USE = PLACE + WORKERS * SPACES  # + the first space of the room
INSTALL = USE + SPACES  # + robot * SPACES + space
REMOVE = INSTALL + ROBOTS * SPACES  # + robot
SPAWN_SHIP = REMOVE + ROBOTS  # + kind * COLUMNS + column
EXCAVATE = SPAWN_SHIP + SHIP_KINDS * COLUMNS
DONE = EXCAVATE + 1
ABILITY = DONE + 1  # + ability * TARGETS + target
TARGETS = 10  # F13: a column, a die, or a die and whether it goes up or down
MAX_CHOSEN = 13  # twelve characters and a city
# A2: a room whose fighters are aimed at the red explosions, + its first space. `space_of` needs a
# multiple of SPACES here, so a few numbers before it mean nothing.
USE_RED = -(-(ABILITY + MAX_CHOSEN * TARGETS) // SPACES) * SPACES
RAISE = USE_RED + SPACES  # + worker
ACTIONS = RAISE + WORKERS  # how many codes there are

FIRST_WHITE_PLACED = PLACE + FIRST_WHITE * SPACES


# --- encoding ---


def place_code(worker: int, space: int) -> int:
    return PLACE + worker * SPACES + space


def use_code(space: int) -> int:
    return USE + space


def use_red_code(space: int) -> int:
    return USE_RED + space


def raise_code(worker: int) -> int:
    return RAISE + worker


def install_code(robot: int, space: int) -> int:
    return INSTALL + robot * SPACES + space


def remove_code(robot: int) -> int:
    return REMOVE + robot


def spawn_code(kind: int, column: int) -> int:
    return SPAWN_SHIP + kind * COLUMNS + column


def ability_code(ability: int, target: int) -> int:
    return ABILITY + ability * TARGETS + target


def nudge_target(worker: int, up: int) -> int:
    """F25: the target of an ability that turns one die up (1) or down (0)."""
    return 2 * worker + up


# --- decoding ---


def kind_of(code: int) -> int:
    """What an action does: PLACE, USE (at either colour), INSTALL, REMOVE, SPAWN_SHIP, EXCAVATE,
    DONE, ABILITY or RAISE."""
    if code < USE:
        return PLACE
    if code < INSTALL:
        return USE
    if code < REMOVE:
        return INSTALL
    if code < SPAWN_SHIP:
        return REMOVE
    if code < EXCAVATE:
        return SPAWN_SHIP
    if code < ABILITY:
        return code
    if code < USE_RED:
        return ABILITY
    return USE if code < RAISE else RAISE


def worker_of(code: int) -> int:
    """PLACE, RAISE: the die."""
    return code - RAISE if code >= RAISE else (code - PLACE) // SPACES


def is_white_placed(code: int) -> bool:
    """D14: PLACE with a white die."""
    return FIRST_WHITE_PLACED <= code < USE


def space_of(code: int) -> int:
    """PLACE, USE, INSTALL: the space. All of them begin at a multiple of SPACES."""
    return (code - PLACE) % SPACES


def is_aimed_at_red(code: int) -> bool:
    """USE: whether its fighters are aimed at the red explosions (A2)."""
    return code >= USE_RED


def robot_of(code: int) -> int:
    """INSTALL, REMOVE: the blue die."""
    return code - REMOVE if code >= REMOVE else (code - INSTALL) // SPACES


def ship_kind_of(code: int) -> int:
    """SPAWN_SHIP: the kind of the ship."""
    return (code - SPAWN_SHIP) // COLUMNS


def column_of(code: int) -> int:
    """SPAWN_SHIP: the column, from 0."""
    return (code - SPAWN_SHIP) % COLUMNS


def ability_of(code: int) -> int:
    """ABILITY: its index on the board."""
    return (code - ABILITY) // TARGETS


def target_of(code: int) -> int:
    """ABILITY: a column, a die, a die and its direction, a colour (A2), or 0: its effect says
    which (F13)."""
    return (code - ABILITY) % TARGETS


def nudged_worker(target: int) -> int:
    """F25: the die of a `nudge_target`."""
    return target // 2


def is_nudged_up(target: int) -> bool:
    """F25: the direction of a `nudge_target`."""
    return target % 2 == 1
