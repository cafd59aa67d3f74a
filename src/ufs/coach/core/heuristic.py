"""A quick score for a position: what a player would count without looking far, added up.

It says nothing about chances. The rule of thumb and the greedy bot use it. Plain functions, which
Numba compiles too.
"""

from __future__ import annotations

from ufs.rules.abilities import set_off
from ufs.rules.actions import (
    DONE,
    EXCAVATE,
    INSTALL,
    RAISE,
    REMOVE,
    USE,
    ability_of,
    is_aimed_at_red,
    kind_of,
    robot_of,
    space_of,
    target_of,
    worker_of,
)
from ufs.rules.board import (
    COLUMNS,
    COMMAND,
    ENERGY,
    EXPLOSION,
    FIGHTERS,
    HIGHEST_EXPLOSION,
    MAX_EFFECTS,
    RED_EXPLOSION,
    REPAIR,
    RESEARCH,
    ROBOT,
    ROOM,
    SPACES,
    Board,
)
from ufs.rules.effects import raise_die
from ufs.rules.events import OFF_PLAYER
from ufs.rules.robots import install, take_off
from ufs.rules.rooms import (
    can_excavate,
    clear_unused,
    excavate,
    is_manned,
    price,
    room_value,
    use_room,
)
from ufs.rules.state import (
    DIE_SIDES,
    LOST_DAMAGE,
    LOST_MOTHERSHIP,
    OFF,
    ROOMS,
    WON_RESEARCH,
    State,
)
from ufs.rules.turn import act

# Weights, found by trial and error.
FOR_WINNING = 1000.0
FOR_RESEARCH = 9.6
FOR_ROWS_LEFT = 1.6
FOR_LAST_HITS = 19.2
FOR_DAMAGE = 8.0
FOR_ENERGY = 0.48
FOR_MORE_ENERGY = 0.38
FOR_EXCAVATOR = 4.8
FOR_ROBOT = 0.88
FOR_NEAR_SHIP = 0.66
FOR_LOW_SHIP = 0.02
FOR_DIGGING = 1.2
FOR_COST = 0.64
FOR_GAINED_ENERGY = 1.1
FOR_PROMISED_RESEARCH = 4.8
FOR_SHOOTING = 2.0
FOR_PROMISED_ROBOT = 0.2
FOR_POINTS = 0.6
ENOUGH_ENERGY = 4
NEAR = 7  # steps from the city


def try_action(s: State, b: Board, code: int) -> None:
    """Carry out one action. The rooms phase is not ended, so that its actions can be compared."""
    kind = kind_of(code)
    if s.phase != ROOMS:
        act(s, b, code)
    elif kind == USE:
        use_room(s, b, space_of(code), 1 if is_aimed_at_red(code) else 0)
    elif kind == EXCAVATE:
        excavate(s, b)
    elif kind == DONE:
        clear_unused(s)
    elif kind == INSTALL:
        install(s, robot_of(code), space_of(code))
    elif kind == RAISE:
        raise_die(s, worker_of(code))
    elif kind == REMOVE:
        take_off(s, robot_of(code), OFF_PLAYER)
    else:
        set_off(s, b, ability_of(code), target_of(code))


def heuristic_score(s: State, b: Board) -> float:
    """How good a state looks; higher is better."""
    if s.result == WON_RESEARCH:
        return FOR_WINNING
    if s.result == LOST_DAMAGE or s.result == LOST_MOTHERSHIP:
        return -FOR_WINNING
    total = FOR_ROWS_LEFT * (b.skull_row - s.mothership) + FOR_EXCAVATOR * s.excavator
    for i in range(s.research):
        total += FOR_RESEARCH * b.research_cost[i]
    total -= FOR_LAST_HITS / (b.hits - s.damage) + FOR_DAMAGE * s.damage
    total += FOR_ENERGY * min(s.energy, ENOUGH_ENERGY)
    total += FOR_MORE_ENERGY * max(0, s.energy - ENOUGH_ENERGY)
    for ship in range(b.ships):
        total -= danger(s, b, ship)
    for robot in range(b.robots):
        if s.robot_space[robot] != OFF and b.kind[s.robot_space[robot]] == ROOM:
            total += FOR_ROBOT * s.robot_value[robot]
    if s.phase <= ROOMS:
        total += promise(s, b)
    return total


def danger(s: State, b: Board, ship: int) -> float:
    """How much a ship threatens the city: the closer, the more."""
    row = s.ship_row[ship]
    if row < 0:
        return 0.0
    return FOR_NEAR_SHIP * max(0, NEAR - (b.city_row - row)) + FOR_LOW_SHIP * row


def promise(s: State, b: Board) -> float:
    """What the dice on the board could still do, if there is energy for each one alone."""
    total = 0.0
    if can_excavate(s, b):
        total += FOR_DIGGING
    for room in range(SPACES):
        if b.room_size[room] == 0:
            break  # rooms are numbered without gaps
        cost = price(s, b, room)
        if s.energy >= cost and is_manned(s, b, room):
            value = room_value(s, b, room)
            gain = -FOR_COST * cost
            for i in range(MAX_EFFECTS):
                effect = b.room_effect[room * MAX_EFFECTS + i]
                gain += worth(s, b, effect, value + b.bonus[effect])
            total += max(0.0, gain)
    return total


def worth(s: State, b: Board, effect: int, value: int) -> float:
    """What an effect of this value is worth."""
    if effect == ENERGY:
        return FOR_GAINED_ENERGY * min(value, max(0, b.energy_max - s.energy))
    if effect == RESEARCH:
        return FOR_PROMISED_RESEARCH * affordable_research(s, b, value)
    if effect == FIGHTERS:
        return FOR_SHOOTING * worth_shooting(s, b, value)
    if effect == ROBOT:
        return FOR_PROMISED_ROBOT * min(value, DIE_SIDES)
    if effect == REPAIR:
        return FOR_DAMAGE * min(value, s.damage)
    if effect == COMMAND:
        return FOR_POINTS * max(0, value)
    return 0.0


def affordable_research(s: State, b: Board, value: int) -> int:
    """How much of a value the next research spaces would use."""
    gained = 0
    for i in range(s.research, b.research_length):
        if gained + b.research_cost[i] > value:
            break
        gained += b.research_cost[i]
    return gained


def worth_shooting(s: State, b: Board, value: int) -> float:
    """The total danger of the ships that fighters of this value would shoot down; A2: aimed at the
    better of two colours."""
    yellow = 0.0
    red = 0.0
    for ship in range(b.ships):
        row = s.ship_row[ship]
        if s.mothership < row < b.city_row:
            token = b.sky[row * COLUMNS + s.ship_column[ship]]
            if EXPLOSION < token <= EXPLOSION + min(value, HIGHEST_EXPLOSION):
                yellow += 1.0 + danger(s, b, ship)
            elif RED_EXPLOSION < token <= RED_EXPLOSION + min(value, HIGHEST_EXPLOSION):
                red += 1.0 + danger(s, b, ship)
    return max(yellow, red)
