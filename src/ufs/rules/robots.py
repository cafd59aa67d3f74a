"""B: robots, the blue dice that stay."""

from __future__ import annotations

from ufs.rules.actions import install_code
from ufs.rules.board import SPACES, Board
from ufs.rules.events import (
    E_BUILD,
    E_FRESH,
    E_GIVEN_UP,
    E_INSTALL,
    E_ROBOT_OFF,
    E_WEAR,
    OFF_BURIED,
    OFF_REBUILT,
    OFF_WORKER,
    OFF_WORN,
    tell,
)
from ufs.rules.excavator import is_excavated
from ufs.rules.state import DIE_SIDES, OFF, RESOLVED, ROBOTS, WORKERS, State


def take_off(s: State, robot: int, why: int) -> None:
    """Take a robot off the board."""
    tell(s, E_ROBOT_OFF, robot, s.robot_space[robot], why)
    s.robot_space[robot] = OFF
    s.robot_value[robot] = 0
    s.robot_exhausted[robot] = 0


def make_way(s: State, space: int) -> None:
    """D15: a robot that stands where a worker is placed is removed."""
    for robot in range(ROBOTS):
        if s.robot_space[robot] == space:
            take_off(s, robot, OFF_WORKER)


def remove_buried(s: State, b: Board) -> None:
    """B9: robots on spaces that are no longer excavated are removed."""
    for robot in range(b.robots):
        if s.robot_space[robot] != OFF and not is_excavated(s, s.robot_space[robot]):
            take_off(s, robot, OFF_BURIED)


def build(s: State, value: int) -> None:
    """B1: a new robot shows the value of its room, 6 at most, and waits to be installed."""
    shown = min(value, DIE_SIDES)
    s.install_value[s.install_count] = shown
    s.install_count += 1
    tell(s, E_BUILD, shown)


def wear(s: State, robot: int) -> None:
    """B5, B3: one lower and exhausted; a robot showing 1 leaves instead."""
    if s.robot_value[robot] > 1:
        s.robot_exhausted[robot] = 1
    lose_value(s, robot, 1)


def lose_value(s: State, robot: int, amount: int) -> None:
    """B5, F22: a robot shows less; one that would show nothing leaves."""
    if s.robot_value[robot] <= amount:
        take_off(s, robot, OFF_WORN)
    else:
        s.robot_value[robot] -= amount
        tell(s, E_WEAR, robot, s.robot_value[robot])


def rest_unused(s: State, b: Board) -> None:
    """B6 (pnp1): unused robots lose 1 all the same, and cannot be used any more (B3)."""
    for robot in range(b.robots):
        if s.robot_space[robot] != OFF and not s.robot_exhausted[robot]:
            if b.install_after_phase:
                s.robot_exhausted[robot] = 1  # new robots may still be waiting: no second chance
            if b.robots_wear_always:
                wear(s, robot)


def refresh(s: State, b: Board) -> None:
    """B3: all robots are fresh again when the rooms phase ends."""
    for robot in range(b.robots):
        if s.robot_exhausted[robot]:
            s.robot_exhausted[robot] = 0
            tell(s, E_FRESH, robot)


def is_installing(s: State, b: Board) -> bool:
    """B1: a new robot is to be installed now. pnp1 waits until every die has been resolved."""
    if s.install_count == 0:
        return False
    if not b.install_after_phase:
        return True
    for worker in range(WORKERS):
        if s.worker_space[worker] >= 0:
            return False
    for robot in range(b.robots):
        if s.robot_space[robot] != OFF and not s.robot_exhausted[robot]:
            return False
    return True


def can_hold_robot(s: State, b: Board, robot: int, space: int) -> bool:
    """B1, R11, A5: an excavated space of a room, also one dug in this phase, but no command room.

    A worker that lies there is given up; another robot is not. A robot that is rebuilt does not
    block its own space.
    """
    if not is_excavated(s, space) or not b.takes_robot[space]:
        return False
    return not any_other_robot(s, b, robot, space)


def any_other_robot(s: State, b: Board, robot: int, space: int) -> bool:
    for other in range(b.robots):
        if other != robot and s.robot_space[other] == space:
            return True
    return False


def give_up(s: State, space: int) -> bool:
    """B1, R1: the worker on a space, if there is one, leaves the board without effect."""
    for worker in range(WORKERS):
        if s.worker_space[worker] == space:
            tell(s, E_GIVEN_UP, worker, space)
            s.worker_space[worker] = RESOLVED
            return True
    return False


def install(s: State, robot: int, space: int) -> bool:
    """B1, B3, B7: the oldest new robot goes to work here; it is exhausted this phase. Returns
    whether a worker was given up for it."""
    gave_up = give_up(s, space)
    if s.robot_space[robot] != OFF:
        take_off(s, robot, OFF_REBUILT)
    value = s.install_value[0]
    s.install_count -= 1
    for i in range(s.install_count):
        s.install_value[i] = s.install_value[i + 1]
    s.install_value[s.install_count] = 0
    s.robot_value[robot] = value
    s.robot_space[robot] = space
    s.robot_exhausted[robot] = 1
    tell(s, E_INSTALL, robot, space, value)
    return gave_up


def list_installs(s: State, b: Board, out: list[int]) -> int:
    """B1: every blue die on every space that can hold it."""
    n = 0
    for robot in range(b.robots):
        for space in range(SPACES):
            if can_hold_robot(s, b, robot, space):
                out[n] = install_code(robot, space)
                n += 1
    return n
