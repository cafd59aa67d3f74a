"""The coach: the best actions of a position, each with the chance of winning.

It evaluates every legal action with the best plan to the next roll, then plays out the promising
ones with imagined dice, again and again: the longer it thinks, the surer it gets. It never reads
the game's own dice. Needs Numba; without it there is `rule_of_thumb`.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np

from ufs.coach.core import compiled as core
from ufs.coach.core.playouts import Budget
from ufs.coach.core.search import MAX_PLAN
from ufs.coach.networks import Networks, load_networks
from ufs.coach.weightfile import Calibration, Weights
from ufs.game import Game
from ufs.rules import compiled
from ufs.rules.abilities import turns_dice
from ufs.rules.actions import (
    ABILITY,
    ACTIONS,
    INSTALL,
    PLACE,
    ability_of,
    is_nudged_up,
    kind_of,
    nudged_worker,
    robot_of,
    space_of,
    target_of,
    worker_of,
)
from ufs.rules.board import MATCH, NUDGE, Board
from ufs.rules.dice import needs_roll
from ufs.rules.state import FIRST_WHITE, OFF, OVER, WON_RESEARCH, State

QUICK = Budget(width=6, rooms=3, candidates=1, playouts=0, inner_width=2, inner_rooms=1, rounds=1)
THOROUGH = QUICK._replace(width=48, rooms=24)
SHORTLIST = 8  # the most promising actions get a thorough search,
SHORTLIST_SHARE = 0.3  # within this share of the time
BATCH = 4  # playouts of one action before the clock is checked again
MAX_PLAYED = 4  # actions that get a batch per turn
ROLL_ROW = -1  # the row of a position in which a roll is due
KEY = 0x2545F491


@dataclass
class Option:
    """An action and the coach's estimate of it."""

    code: int
    chance: float
    error: float  # standard deviation of the chance, estimated from the playouts
    playouts: int
    plan: list[int]  # this action and the best ones to follow, up to the next roll
    same: list[int] = field(default_factory=list)  # codes of equivalent actions


@dataclass
class Advice:
    """All actions of a position, the best first."""

    options: list[Option]
    chance: float  # of winning from here, with the best action
    playouts: int
    milliseconds: float
    done: bool  # final: time is up, or there is nothing left to find out

    def option_for(self, code: int) -> Option | None:
        """The option that contains this action."""
        for option in self.options:
            if code == option.code or code in option.same:
                return option
        return None


@dataclass(frozen=True)
class Comparison:
    """Two actions, played out equally often with the same dice."""

    one: float
    other: float
    error: float  # standard deviation of the difference
    playouts: int


class Coach:
    """Thinks about positions, one at a time; other callers wait."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = Networks(weights, weights) if weights else load_networks()
        self.networks = core.NetworkPair(self.weights)
        self.calibration = self.weights.standard.calibration
        self.buffers = core.make_playout_buffers()
        self.roots = compiled.state_array(ACTIONS + 1)
        self.plans = np.zeros((ACTIONS + 1, MAX_PLAN + 8), np.int16)
        self.values = np.zeros(ACTIONS + 1, np.float64)
        self.sums = np.zeros(ACTIONS + 1, np.float64)
        self.squares = np.zeros(ACTIONS + 1, np.float64)
        self.counts = np.zeros(ACTIONS + 1, np.int64)
        self.lock = threading.Lock()

    def warm_up(self) -> None:
        """Compile every function or load it from the cache; slow the first time."""
        for dice in ("auto", "manual"):  # a decision, and a position before a roll
            game = Game.new({"edition": "box"}, 1, dice)
            self.advise(game, math.inf, lambda: self.playouts_done() > 0)

    def advise(
        self, game: Game, budget_ms: float, stop: Callable[[], bool] = lambda: False
    ) -> Advice:
        """The advice after this many milliseconds, or earlier if `stop` returns true."""
        advice = Advice([], 0.0, 0, 0.0, True)
        for advice in self.think(game.state(), game.table.board, budget_ms, stop):  # noqa: B007
            pass
        return advice

    def think(
        self,
        state: State,
        board: Board,
        budget_ms: float,
        stop: Callable[[], bool] = lambda: False,
        key: int = KEY,
    ) -> Iterator[Advice]:
        """Yields better and better advice; the last one is `done`."""

        def spent() -> float:
            return (time.perf_counter() - began) * 1000

        with self.lock:
            began = time.perf_counter()  # waiting for the lock is not thinking
            s, b = compiled.state_record(state), self.prepare(board)
            rows = self.evaluate_all(s, b, state, board)
            yield self.advice_so_far(rows, spent(), not rows)
            for row in sorted(rows, key=lambda row: -self.values[row])[:SHORTLIST]:
                if row != ROLL_ROW and spent() < SHORTLIST_SHARE * budget_ms and not stop():
                    self.evaluate(s, b, row, THOROUGH)
            until = self.horizon(rows, state.round)
            turns = 0
            while rows and spent() < budget_ms and not stop():
                open_rows = [row for row in rows if self.roots[row]["phase"] != OVER]
                if not open_rows or (len(rows) == 1 and turns >= 64):
                    break
                for row in self.promising(open_rows):
                    self.play_on(b, row, until, key)
                turns += 1
                if turns & (turns - 1) == 0:  # report after 1, 2, 4, 8 … turns
                    yield self.advice_so_far(rows, spent(), False)
            if rows:
                yield self.advice_so_far(rows, spent(), True)

    def prepare(self, board: Board) -> Any:
        """Get ready for a board, with the network and calibration that fit it."""
        self.calibration = self.weights.weights_for(board).calibration
        b, self.network = self.networks.prepare(board)
        return b

    def playouts_done(self) -> int:
        """How many playouts the current position has had so far."""
        return int(self.counts.sum())

    def compare(
        self,
        state: State,
        board: Board,
        one: int,
        other: int,
        playouts: int,
        key: int,
        stop: Callable[[], bool] = lambda: False,
    ) -> Comparison:
        """Play out two actions `playouts` times each.

        Use a different `key` than for the advice: with the same dice, the action that looked best
        would look best again.
        """
        with self.lock:
            s, b = compiled.state_record(state), self.prepare(board)
            self.sums[:] = self.squares[:] = self.counts[:] = 0
            for code in (one, other):
                self.evaluate(s, b, code, THOROUGH)
            until = self.horizon({one: [], other: []}, state.round)
            gaps = []
            for _ in range(max(2, -(-playouts // BATCH))):
                before = self.sums[one] - self.sums[other]
                self.play_on(b, one, until, key)
                self.play_on(b, other, until, key)
                gaps.append((self.sums[one] - self.sums[other] - before) / BATCH)
                if stop() and len(gaps) > 1:
                    break
            error = float(np.std(gaps, ddof=1)) / math.sqrt(len(gaps))
            return Comparison(
                self.calibrated(one), self.calibrated(other), error, self.playouts_done()
            )

    def evaluate_all(self, s: Any, b: Any, state: State, board: Board) -> dict[int, list[int]]:
        """A first estimate of every action. Returns the rows, each with its equivalent codes."""
        self.sums[:] = self.squares[:] = self.counts[:] = 0
        if state.phase == OVER:
            return {}
        if needs_roll(state):
            self.roots[ROLL_ROW] = s
            self.values[ROLL_ROW] = core.engine["value"](s, b, self.network)
            self.plans[ROLL_ROW, 0] = 0
            return {ROLL_ROW: []}
        rows: dict[int, list[int]] = {}
        groups: dict[Any, int] = {}
        for code in legal_codes(state, board):
            first = groups.setdefault(equivalence_key(state, board, code), code)
            if first != code:
                rows[first].append(code)
                continue
            rows[code] = []
            self.evaluate(s, b, code, QUICK)
        return rows

    def evaluate(self, s: Any, b: Any, code: int, budget: Budget) -> None:
        """One action and the best plan after it."""
        core.engine["evaluate_action"](
            *(s, b, self.network, self.buffers, budget, code, code),
            *(self.roots, self.plans, self.values),
        )

    def horizon(self, rows: dict[int, list[int]], round_: int) -> int:
        """The round at whose start playouts end: the one after the plans end."""
        inside = any(
            self.roots[row]["phase"] == 0 and self.roots[row]["round"] == round_ for row in rows
        )
        return round_ + (1 if inside else 2)

    def promising(self, rows: list[int]) -> list[int]:
        """The rows that could still turn out best: mean plus twice the error."""

        def optimistic(row: int) -> float:
            return self.mean(row) + 2.0 * self.error(row)

        return sorted(rows, key=optimistic, reverse=True)[:MAX_PLAYED]

    def play_on(self, b: Any, row: int, until: int, key: int) -> None:
        core.engine["play_out_row"](
            *(b, self.network, self.buffers, QUICK, row, until, BATCH, key),
            *(self.roots, self.sums, self.squares, self.counts),
        )

    def mean(self, row: int) -> float:
        return float((self.sums[row] + self.values[row]) / (self.counts[row] + 1))

    def error(self, row: int) -> float:
        """The standard error of the mean; a guess before there are playouts."""
        if self.roots[row]["phase"] == OVER:
            return 0.0
        n = self.counts[row]
        if n < 2:
            return 0.15
        spread = self.squares[row] / n - (self.sums[row] / n) ** 2
        return float(math.sqrt(max(spread, 0.0001) / n))

    def advice_so_far(self, rows: dict[int, list[int]], milliseconds: float, done: bool) -> Advice:
        options = []
        for row, same in rows.items():
            plan = [int(code) for code in self.plans[row, 1 : 1 + self.plans[row, 0]]]
            chance = self.calibrated(row)
            playouts = int(self.counts[row])
            options.append(Option(row, chance, self.error(row), playouts, plan, same))
        options.sort(key=lambda option: -option.chance)
        total = sum(option.playouts for option in options)
        best = options[0].chance if options else 0.0
        return Advice(options, best, total, milliseconds, done)

    def calibrated(self, row: int) -> float:
        if self.roots[row]["phase"] == OVER:
            return 1.0 if self.roots[row]["result"] == WON_RESEARCH else 0.0
        return calibrate(self.mean(row), self.calibration)


def calibrate(chance: float, by: Calibration) -> float:
    """Turn the search's estimate into a chance of winning."""
    inner = min(max(chance, 1e-4), 1 - 1e-4)
    odds = by.shift + by.slope * math.log(inner / (1 - inner))
    return 1.0 / (1.0 + math.exp(-odds))


def legal_codes(state: State, board: Board) -> list[int]:
    from ufs.rules.turn import legal_actions

    out = [0] * ACTIONS
    return out[: legal_actions(state, board, out)]


def equivalence_key(state: State, board: Board, code: int) -> Any:
    """Equal for equivalent actions: equal dice of one colour placed on one space, or turned in
    hand in the same way."""
    kind = kind_of(code)
    if kind == ABILITY:
        return ability_equivalence_key(state, board, ability_of(code), target_of(code))
    if kind == PLACE:
        worker = worker_of(code)
        return ("place", worker >= FIRST_WHITE, state.worker_value[worker], space_of(code))
    if kind == INSTALL:
        robot = robot_of(code)
        return ("install", state.robot_space[robot], state.robot_value[robot], space_of(code))
    return ("other", code)


def ability_equivalence_key(state: State, board: Board, ability: int, target: int) -> Any:
    """F25, F40: which of two equal dice in hand is turned does not matter; F44: nor which of them
    gives the number, wherever it lies."""
    effect = board.ability_effect[ability]
    if not turns_dice(effect) or (effect != NUDGE and board.ability_amount[ability] > 1):
        return ("ability", ability, target)
    worker, up = target, False
    if effect == NUDGE:
        worker, up = nudged_worker(target), is_nudged_up(target)
    value = state.worker_value[worker]
    if effect == MATCH:
        return ("match", ability, value)
    if state.worker_space[worker] != OFF:
        return ("turn on the board", ability, target)
    return ("turn", ability, up, worker >= FIRST_WHITE, value)


@cache
def default_coach() -> Coach:
    """The coach with the weights that come with the game."""
    return Coach()
