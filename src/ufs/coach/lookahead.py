"""What an action and the plan behind it do: run on copies of the plain engine, with a log to read.

Nothing here knows a rule of its own, and no die is rolled: a plan ends where the next roll is due.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ufs.game.events import Raw
from ufs.rules import events as E
from ufs.rules.board import COLUMNS, EXPLOSION, Board
from ufs.rules.dice import descend_column, needs_roll, taken_columns
from ufs.rules.legal import refusal
from ufs.rules.mothership import BY_PHASE
from ufs.rules.state import DIE_SIDES, OVER, State
from ufs.rules.turn import act


@dataclass
class Course:
    """An action, and the plan it is part of, up to the next roll."""

    code: int
    before: State
    after: State  # right after the action and all that it leads to by itself
    end: State  # after the plan
    now: list[Raw]  # what the action does
    later: list[Raw]  # what the rest of the plan does


def follow(state: State, board: Board, code: int, plan: Sequence[int] = ()) -> Course:
    """Carry out an action on a copy, then the plan; the plan's first action is the action."""
    after = state.copy()
    now = listen(after, board, code)
    end = after.copy()
    later: list[Raw] = []
    for next_code in plan[1:]:
        if end.phase == OVER or needs_roll(end) or refusal(end, board, next_code) is not None:
            break
        later += listen(end, board, next_code)
    return Course(code, state, after, end, now, later)


def listen(s: State, board: Board, code: int) -> list[Raw]:
    """Carry out an action and return what was told."""
    log: list[Raw] = []
    s.log = log
    act(s, board, code)
    s.log = None
    return log


@dataclass
class LogSummary:
    """What a log comes to. Only what the player's own dice did, not the mothership's actions."""

    hits: int = 0  # ships that reached the city
    icons: int = 0  # rows the mothership was pulled down
    shot: int = 0
    research: int = 0
    energy: int = 0  # gained
    spent: int = 0
    dug: int = 0
    built: list[int] = field(default_factory=list)  # values of new robots
    unused: int = 0  # workers that came off without effect
    lost_robots: int = 0
    result: int = 0


def count(log: Sequence[Raw]) -> LogSummary:
    tally = LogSummary()
    for number, a, b, c, _ in log:
        if number == E.E_HIT and b >= 0:
            tally.hits += 1
        elif number == E.E_MOTHERSHIP and c != BY_PHASE:
            tally.icons += b - a
        elif number == E.E_DESTROY:
            tally.shot += 1
        elif number == E.E_RESEARCH:
            tally.research += max(0, b - a)  # back is the mothership's doing
        elif number == E.E_ENERGY:
            tally.energy += max(0, a)  # a loss is not the player's doing
        elif number == E.E_USE:
            tally.spent += c
        elif number == E.E_EXCAVATOR and c != E.PUSHED_BACK:
            tally.dug += b - a
            tally.spent += 1 if c == E.DUG else 0
        elif number == E.E_BUILD:
            tally.built.append(a)
        elif number == E.E_UNUSED:
            tally.unused += 1
        elif number == E.E_ROBOT_OFF and c == E.OFF_WORKER:
            tally.lost_robots += 1
        elif number == E.E_END:
            tally.result = a
    return tally


def drop(state: State, board: Board, column: int, steps: int) -> list[Raw]:
    """What happens if the ships of a column come down so many rows."""
    s = state.copy()
    log: list[Raw] = []
    s.log = log
    if steps > 0:
        descend_column(s, board, column, steps)
    return log


@dataclass(frozen=True)
class Threat:
    """A column whose ships some die would bring into the city."""

    column: int
    lowest: int  # the lowest die that does
    ships: int  # how many of them a 6 brings there

    @property
    def weight(self) -> int:
        return self.ships * (DIE_SIDES + 1 - self.lowest)


def threat(state: State, board: Board, column: int) -> Threat | None:
    """Which dice in a column (not on its AA gun) would let ships hit the city."""
    hits = [count(drop(state, board, column, die)).hits for die in range(1, DIE_SIDES + 1)]
    lowest = next((die for die, ships in enumerate(hits, 1) if ships), 0)
    return Threat(column, lowest, max(hits)) if lowest else None


def worst_threat(state: State, board: Board) -> Threat | None:
    """The column that still gets a die and is threatened most."""
    if state.phase == OVER:
        return None
    taken = taken_columns(state, board)
    found = [threat(state, board, n) for n in range(COLUMNS) if not (taken >> n) & 1]
    return max((t for t in found if t), key=lambda t: t.weight, default=None)


def explosion_at(state: State, board: Board, ship: int) -> int:
    """R7: the number of the explosion a ship stands on; 0 if fighters cannot shoot it there."""
    row = state.ship_row[ship]
    if not state.mothership < row < board.city_row:
        return 0
    return max(0, board.sky[row * COLUMNS + state.ship_column[ship]] - EXPLOSION)
