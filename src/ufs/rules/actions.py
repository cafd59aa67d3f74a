"""Actions as small integers, so that a search can keep thousands of them in an array."""

from __future__ import annotations

from ufs.rules.board import COLUMNS, SPACES
from ufs.rules.state import FIRST_WHITE, ROBOTS, SHIP_KINDS, WORKERS

PLACE = 0  # + worker * SPACES + space
FIRST_WHITE_PLACED = PLACE + FIRST_WHITE * SPACES
USE = PLACE + WORKERS * SPACES  # + the first space of the room
INSTALL = USE + SPACES  # + robot * SPACES + space
REMOVE = INSTALL + ROBOTS * SPACES  # + robot
SPAWN_SHIP = REMOVE + ROBOTS  # + kind * COLUMNS + column
EXCAVATE = SPAWN_SHIP + SHIP_KINDS * COLUMNS
DONE = EXCAVATE + 1
ABILITY = DONE + 1  # + ability * TARGETS + target
TARGETS = 10  # F13: a column, or a die and whether it goes up or down
MAX_CHOSEN = 13  # twelve characters and a city
ACTIONS = ABILITY + MAX_CHOSEN * TARGETS  # how many codes there are


def place_code(worker: int, space: int) -> int:
    return PLACE + worker * SPACES + space


def install_code(robot: int, space: int) -> int:
    return INSTALL + robot * SPACES + space


def spawn_code(kind: int, column: int) -> int:
    return SPAWN_SHIP + kind * COLUMNS + column


def ability_code(ability: int, target: int) -> int:
    return ABILITY + ability * TARGETS + target
