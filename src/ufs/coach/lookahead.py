"""What an action and the plan behind it do, found by running them on a copy of the state.

No rules live here: the events come from the engine's log. No die is rolled: a plan ends where the
next roll is due.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ufs.game.events import Raw
from ufs.rules import events as E
from ufs.rules.board import COLUMNS, EXPLOSION, HIGHEST_EXPLOSION, RED_EXPLOSION, Board
from ufs.rules.dice import descend_column, needs_roll, taken_columns
from ufs.rules.legal import refusal
from ufs.rules.mothership import BY_PHASE
from ufs.rules.state import DIE_SIDES, OVER, State
from ufs.rules.turn import act


@dataclass
class Trace:
    """An action and the plan it starts, followed up to the next roll."""

    code: int
    before: State
    after: State  # right after the action and its automatic consequences
    end: State  # after the plan
    action_log: list[Raw]  # events of the action
    plan_log: list[Raw]  # events of the rest of the plan


def trace_plan(state: State, board: Board, code: int, plan: Sequence[int] = ()) -> Trace:
    """Carry out an action on a copy, then the rest of the plan; `plan[0]` is the action itself."""
    after = state.copy()
    action_log = act_logged(after, board, code)
    end = after.copy()
    plan_log: list[Raw] = []
    for next_code in plan[1:]:
        if end.phase == OVER or needs_roll(end) or refusal(end, board, next_code) is not None:
            break
        plan_log += act_logged(end, board, next_code)
    return Trace(code, state, after, end, action_log, plan_log)


def act_logged(s: State, board: Board, code: int) -> list[Raw]:
    """Carry out an action and return its events."""
    log: list[Raw] = []
    s.log = log
    act(s, board, code)
    s.log = None
    return log


@dataclass
class LogSummary:
    """The totals of a log. Counts what the player's dice did, not the mothership's actions."""

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


def summarise(log: Sequence[Raw]) -> LogSummary:
    summary = LogSummary()
    for number, a, b, c, _ in log:
        if number == E.E_HIT and b >= 0:
            summary.hits += 1
        elif number == E.E_MOTHERSHIP and c != BY_PHASE:
            summary.icons += b - a
        elif number == E.E_DESTROY:
            summary.shot += 1
        elif number == E.E_RESEARCH:
            summary.research += max(0, b - a)  # a step back is the mothership's doing
        elif number == E.E_ENERGY:
            summary.energy += max(0, a)  # a loss is not the player's doing
        elif number == E.E_USE:
            summary.spent += c
        elif number == E.E_EXCAVATOR and c != E.PUSHED_BACK:
            summary.dug += b - a
            summary.spent += 1 if c == E.DUG else 0
        elif number == E.E_BUILD:
            summary.built.append(a)
        elif number == E.E_UNUSED:
            summary.unused += 1
        elif number == E.E_ROBOT_OFF and c == E.OFF_WORKER:
            summary.lost_robots += 1
        elif number == E.E_END:
            summary.result = a
    return summary


def try_descent(state: State, board: Board, column: int, steps: int) -> list[Raw]:
    """What happens if the ships of a column descend this many rows."""
    s = state.copy()
    log: list[Raw] = []
    s.log = log
    if steps > 0:
        descend_column(s, board, column, steps)
    return log


@dataclass(frozen=True)
class Threat:
    """A column in which some die would bring ships into the city."""

    column: int
    lowest: int  # the lowest such die
    ships: int  # how many ships a 6 would bring there

    @property
    def weight(self) -> int:
        return self.ships * (DIE_SIDES + 1 - self.lowest)


def threat(state: State, board: Board, column: int) -> Threat | None:
    """Which dice in a column (not on its AA gun) would let ships hit the city."""
    hits = [
        summarise(try_descent(state, board, column, die)).hits for die in range(1, DIE_SIDES + 1)
    ]
    lowest = next((die for die, ships in enumerate(hits, 1) if ships), 0)
    return Threat(column, lowest, max(hits)) if lowest else None


def worst_threat(state: State, board: Board) -> Threat | None:
    """The most threatened of the columns that will still get a die."""
    if state.phase == OVER:
        return None
    taken = taken_columns(state, board)
    found = [threat(state, board, n) for n in range(COLUMNS) if not (taken >> n) & 1]
    return max((t for t in found if t), key=lambda t: t.weight, default=None)


def explosion_at(state: State, board: Board, ship: int) -> int:
    """R7: the number on the explosion under a ship; 0 if fighters cannot shoot it there."""
    row = state.ship_row[ship]
    if not state.mothership < row < board.city_row:
        return 0
    token = board.sky[row * COLUMNS + state.ship_column[ship]]
    number = token - (RED_EXPLOSION if token > RED_EXPLOSION else EXPLOSION)  # A2
    return number if 0 < number <= HIGHEST_EXPLOSION else 0
