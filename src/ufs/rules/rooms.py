"""R: the rooms phase. Dice are resolved, rooms work, the excavator digs."""

from __future__ import annotations

from ufs.rules.actions import DONE, EXCAVATE, use_code, use_red_code
from ufs.rules.board import (
    BOTH_COLOURS,
    FIGHTERS,
    MAX_EFFECTS,
    MAX_ROOM_SIZE,
    NO_EFFECT,
    ROBOT,
    ROOM,
    Board,
)
from ufs.rules.effects import take_effect
from ufs.rules.events import (
    DUG,
    E_EXCAVATOR,
    E_NO_EFFECT,
    E_UNUSED,
    E_USE,
    tell,
)
from ufs.rules.excavator import is_excavated, steps_ahead, worker_ahead
from ufs.rules.robots import wear
from ufs.rules.state import (
    RESOLVED,
    ROBOTS,
    UNDECIDED,
    WORKERS,
    State,
)

SUPPLIED = 2  # F27: how much more a supplied room counts


def die_on(s: State, space: int) -> int:
    """The die on a space: a worker (0-4), WORKERS + robot, or -1."""
    for worker in range(WORKERS):
        if s.worker_space[worker] == space:
            return worker
    for robot in range(ROBOTS):
        if s.robot_space[robot] == space:
            return WORKERS + robot
    return -1


def is_usable(s: State, die: int) -> bool:
    """B3: an exhausted robot cannot be used again this phase."""
    if die < WORKERS:
        return die >= 0
    return s.robot_exhausted[die - WORKERS] == 0


def is_manned(s: State, b: Board, room: int) -> bool:
    """R4, B8: every space of the room is excavated and holds a usable die."""
    for i in range(b.room_size[room]):
        space = b.room_space[room * MAX_ROOM_SIZE + i]
        if not is_excavated(s, space) or not is_usable(s, die_on(s, space)):
            return False
    return True


def has_effect(b: Board, room: int, effect: int) -> bool:
    """Whether a room has an effect, alone or with others (R5)."""
    for i in range(MAX_EFFECTS):
        if b.room_effect[room * MAX_EFFECTS + i] == effect:
            return True
    return False


def can_use(s: State, b: Board, space: int) -> bool:
    """R2, R4, R9: the room that covers this space works and can be paid."""
    if b.kind[space] != ROOM:
        return False
    room = b.room[space]
    return s.energy >= price(s, b, room) and is_manned(s, b, room)


def price(s: State, b: Board, room: int) -> int:
    """R2: the energy a room costs now; F27: with supplies none."""
    return 0 if s.supplies > 0 else b.room_cost[room]


def can_excavate(s: State, b: Board) -> bool:
    """R10: a die ahead, high enough, and the energy to dig."""
    worker = worker_ahead(s)
    if worker < 0 or s.energy < b.dig_cost:
        return False
    return s.worker_value[worker] + b.dig_reach >= steps_ahead(s, s.worker_space[worker])


def anything_to_resolve(s: State, b: Board) -> bool:
    """Whether any room can be used or the excavator moved."""
    for worker in range(WORKERS):
        if s.worker_space[worker] >= 0 and can_use(s, b, s.worker_space[worker]):
            return True
    for robot in range(b.robots):
        if s.robot_space[robot] >= 0 and can_use(s, b, s.robot_space[robot]):
            return True
    return can_excavate(s, b)


def use_room(s: State, b: Board, space: int, red: int) -> None:
    """R2, R3, R5: pay once, add up the dice, carry out every effect with the full value; A2: its
    fighters are aimed at the red explosions if `red` is 1."""
    room = b.room[space]
    cost = price(s, b, room)
    s.energy -= cost
    value = room_value(s, b, room)
    s.supplies = max(0, s.supplies - 1)
    tell(s, E_USE, b.room_first[room], value, cost, s.energy)
    resolve_dice(s, b, room)
    worked = False
    for i in range(MAX_EFFECTS):
        effect = b.room_effect[room * MAX_EFFECTS + i]
        strength = value + b.bonus[effect]  # F30
        if effect == ROBOT and b.robots == 0:
            strength = 0  # B2: there is no blue die to build with
        # R3: a value of 0 or less has no effect and never takes anything away.
        if effect != NO_EFFECT and strength > 0 and s.result == UNDECIDED:
            worked = True
            where = red if effect == FIGHTERS else b.column[b.room_first[room]]
            take_effect(s, b, effect, strength, where)
    if not worked:
        tell(s, E_NO_EFFECT, b.room_first[room], value)


def room_value(s: State, b: Board, room: int) -> int:
    """R3: what a room with its dice comes to now; F27: with supplies it counts more."""
    value = b.room_modifier[room] + dice_value(s, b, room)
    return value + SUPPLIED if s.supplies > 0 else value


def dice_value(s: State, b: Board, room: int) -> int:
    """R3: what the dice in a room add up to."""
    total = 0
    bonus = 0
    for i in range(b.room_size[room]):
        die = die_on(s, b.room_space[room * MAX_ROOM_SIZE + i])
        if die < WORKERS:
            total += s.worker_value[die]
        else:
            total += s.robot_value[die - WORKERS]
            bonus = b.robot_bonus  # S10, New York: once a room
    return total + bonus


def resolve_dice(s: State, b: Board, room: int) -> None:
    """R1, B5: workers leave the board, robots stay and wear."""
    for i in range(b.room_size[room]):
        die = die_on(s, b.room_space[room * MAX_ROOM_SIZE + i])
        if die < WORKERS:
            s.worker_space[die] = RESOLVED
        else:
            wear(s, die - WORKERS)


def excavate(s: State, b: Board) -> None:
    """R10, F31: pay and move the excavator onto the die's space; the room stays silent."""
    worker = worker_ahead(s)
    old = s.excavator
    s.energy -= b.dig_cost
    s.excavator = s.worker_space[worker]
    s.worker_space[worker] = RESOLVED
    tell(s, E_EXCAVATOR, old, s.excavator, DUG, s.energy)


def clear_unused(s: State) -> None:
    """R1: a worker that was not used leaves the board without effect."""
    for worker in range(WORKERS):
        if s.worker_space[worker] >= 0:
            tell(s, E_UNUSED, worker, s.worker_space[worker])
            s.worker_space[worker] = RESOLVED


def list_uses(s: State, b: Board, out: list[int]) -> int:
    """R1, R2, R4, R10: every room that works and can be paid, digging, and stopping; A2: fighters
    at either colour."""
    n = 0
    for die in range(WORKERS + b.robots):
        space = s.worker_space[die] if die < WORKERS else s.robot_space[die - WORKERS]
        # A room of several spaces is listed once: by the die on its first space.
        if space >= 0 and can_use(s, b, space) and b.room_first[b.room[space]] == space:
            out[n] = use_code(space)
            n += 1
            if b.explosions == BOTH_COLOURS and has_effect(b, b.room[space], FIGHTERS):
                out[n] = use_red_code(space)
                n += 1
    if can_excavate(s, b):
        out[n] = EXCAVATE
        n += 1
    out[n] = DONE
    return n + 1
