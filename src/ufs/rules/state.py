"""The state: everything that changes during a game."""

from __future__ import annotations

from ufs.rules.board import MAX_ABILITIES

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
MAX_INSTALLS = 7  # five workers and two robots can each stand in a robot room

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

# The fields that hold more than one number. Everything else in `State` is a single integer.
STATE_SIZES = {
    "worker_value": WORKERS,
    "worker_space": WORKERS,
    "robot_value": ROBOTS,
    "robot_space": ROBOTS,
    "robot_exhausted": ROBOTS,
    "install_value": MAX_INSTALLS,
    "ship_kind": MAX_SHIPS,
    "ship_row": MAX_SHIPS,
    "ship_column": MAX_SHIPS,
    "spent": MAX_ABILITIES,
}
# The fields that need 64 bits; the others fit into 8.
STATE_WIDE = ("key_low", "key_high", "drawn", "round")


class State:
    """One moment of a game. A space of the base is its index on the excavator's path, 0 to 29."""

    __slots__ = (
        "core_shot",
        "damage",
        "destroyed",
        "drawn",
        "energy",
        "excavator",
        "install_count",
        "install_value",
        "key_high",
        "key_low",
        "log",
        "mothership",
        "mothership_held",
        "phase",
        "research",
        "result",
        "robot_exhausted",
        "robot_space",
        "robot_value",
        "round",
        "ship_column",
        "ship_kind",
        "ship_row",
        "smoke",
        "spent",
        "supplies",
        "worker_space",
        "worker_value",
    )

    phase: int
    round: int
    result: int
    mothership: int  # the row of the drop points
    research: int  # spaces passed
    energy: int
    damage: int
    excavator: int
    worker_value: list[int]  # 0 = not rolled
    worker_space: list[int]
    robot_value: list[int]
    robot_space: list[int]
    robot_exhausted: list[int]
    install_count: int  # new robots waiting to be installed, the oldest first
    install_value: list[int]
    ship_kind: list[int]
    ship_row: list[int]
    ship_column: list[int]
    spent: list[int]  # F2: by ability, how often it was used (in this round or game)
    destroyed: int  # F36: ships shot so far, counted where they matter
    core_shot: int  # F36
    smoke: int  # F26: so many dice to come move no ships
    supplies: int  # F27: so many rooms to come cost nothing and count more
    mothership_held: int  # F28: SILENCED, HALTED or neither, this round
    key_low: int  # the dice of this game: a key and how many dice were drawn
    key_high: int
    drawn: int
    log: list[tuple[int, int, int, int, int]] | None

    def __init__(self) -> None:
        for name in self.__slots__:
            setattr(self, name, [0] * STATE_SIZES[name] if name in STATE_SIZES else 0)
        self.log = None

    def copy(self) -> State:
        """Return an independent copy that listens to nothing."""
        twin = State.__new__(State)
        copy_state(self, twin)
        twin.log = None
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in STATE_FIELDS)


def leave_sky(s: State, ship: int, to: int) -> None:
    """A ship goes aboard or to the supply; it is in no column then."""
    s.ship_row[ship] = to
    s.ship_column[ship] = 0


STATE_FIELDS = tuple(name for name in State.__slots__ if name != "log")


def copy_state(source: State, target: State) -> None:
    """Make `target` equal to `source`."""
    for name in STATE_FIELDS:
        value = getattr(source, name)
        setattr(target, name, value[:] if name in STATE_SIZES else value)
