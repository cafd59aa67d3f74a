"""The state: everything that changes during a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ufs.rules.board import MAX_ABILITIES
from ufs.rules.fields import fields_of, number, numbers, spelled_out

# Phases. The mothership phase has no number: nothing is decided in it until ships spawn.
DICE = 0
ROOMS = 1
SPAWN = 2
OVER = 3

# Results.
UNDECIDED = 0
WON_RESEARCH = 1
LOST_DAMAGE = 2
LOST_MOTHERSHIP = 3

WORKERS = 5
DIE_SIDES = 6
FIRST_WHITE = 3  # workers 0-2 are plain, 3-4 are white
ROBOTS = 2
MAX_SHIPS = 10
MAX_INSTALLS = 7  # five workers and two robots can each be in a robot room

# Where a worker or robot is when it is on no space of the base.
OFF = -1  # a worker not yet placed; a robot off the board
RESOLVED = -2

# Where a ship is when it is in no row of the sky.
ABOARD = -1  # on the mothership, waiting to spawn
SUPPLY = -2

# F28: what the mothership leaves out this round.
SILENCED = 1  # its action
HALTED = 2  # its descent, and so its action

BASIC = 0
REINFORCEMENT = 1
ORANGE = 2  # F35
SHIP_KINDS = 3


@dataclass(slots=True)
class State:
    """One moment of a game. A space of the base is its index on the excavator's path, 0 to 29."""

    phase: int = number()
    round: int = number(wide=True)
    result: int = number()
    mothership: int = number()  # the row of the drop points
    research: int = number()  # spaces passed
    energy: int = number()
    damage: int = number()
    excavator: int = number()
    install_count: int = number()  # new robots waiting to be installed, the oldest first
    worker_value: list[int] = numbers(WORKERS)  # 0 = not rolled
    worker_space: list[int] = numbers(WORKERS)
    robot_value: list[int] = numbers(ROBOTS)
    robot_space: list[int] = numbers(ROBOTS)
    robot_exhausted: list[int] = numbers(ROBOTS)
    install_value: list[int] = numbers(MAX_INSTALLS)
    ship_kind: list[int] = numbers(MAX_SHIPS)
    ship_row: list[int] = numbers(MAX_SHIPS)
    ship_column: list[int] = numbers(MAX_SHIPS)
    spent: list[int] = numbers(MAX_ABILITIES)  # F2: how often each was used (in this round or game)
    smoke: int = number()  # F26: how many of the next dice move no ships
    points: int = number()  # A5: of a command room, still to be dealt out
    supplies: int = number()  # F27: how many of the next rooms cost nothing and count more
    mothership_held: int = number()  # F28: SILENCED, HALTED or neither, this round
    destroyed: int = number()  # F36: ships shot so far, counted where they matter
    core_shot: int = number()  # F36
    # The dice of this game: a key, and how many dice were drawn.
    key_low: int = number(wide=True, hidden=True)
    key_high: int = number(wide=True, hidden=True)
    drawn: int = number(wide=True, hidden=True)

    log: list[tuple[int, int, int, int, int]] | None = field(default=None, compare=False)

    def copy(self) -> State:
        """Return an independent copy without a log."""
        twin = State.__new__(State)
        copy_state(self, twin)
        twin.log = None
        return twin


STATE_FIELDS = fields_of(State)  # the numbers, without the log

copy_state: Callable[[State, State], None] = spelled_out(  # make `target` equal to `source`
    "copy_state(source, target)",
    (f"target.{one.name} = source.{one.name}{'[:]' if one.size else ''}" for one in STATE_FIELDS),
)


def leave_sky(s: State, ship: int, to: int) -> None:
    """A ship goes aboard or to the supply; it is in no column then."""
    s.ship_row[ship] = to
    s.ship_column[ship] = 0
