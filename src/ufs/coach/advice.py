"""The coach: the best actions of a position, each with the chance of winning.

It looks at every legal action, follows each with the best plan to the next roll, and then plays
the promising ones on with imagined dice, again and again: the longer it thinks, the surer it is.
It never reads the game's own dice. Needs Numba; without it there is `rule_of_thumb`.
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

from ufs.coach.core import compiled as machine
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

LOOK = Budget(width=6, rooms=3, candidates=1, playouts=0, inner_width=2, inner_rooms=1, rounds=1)
CLOSELY = LOOK._replace(width=48, rooms=24)
FEW = 8  # actions that are looked at closely, the most promising ones,
PART = 0.3  # for at most this part of the time
PORTION = 4  # playouts of one action between two looks at the clock
BEST = 4  # actions that get a portion in one turn
ROLL = -1  # the row of a position in which dice are to be rolled
KEY = 0x2545F491


@dataclass
class Option:
    """An action and what the coach thinks of it."""

    code: int
    chance: float
    error: float  # one standard deviation of the chance, as far as playouts tell
    playouts: int
    plan: list[int]  # this action and the best ones after it, up to the next roll
    same: list[int] = field(default_factory=list)  # other codes that come to the same


@dataclass
class Advice:
    """All actions of a position, the best first."""

    options: list[Option]
    chance: float  # of winning from here, with the best action
    playouts: int
    milliseconds: float
    done: bool  # it will not get better: time is up, or everything is known

    def of(self, code: int) -> Option | None:
        """What the coach thinks of one action."""
        for option in self.options:
            if code == option.code or code in option.same:
                return option
        return None


@dataclass(frozen=True)
class Comparison:
    """Two actions, played on as often and with the same dice."""

    one: float
    other: float
    error: float  # one standard deviation of the difference
    playouts: int


class Coach:
    """Thinks about positions. One coach thinks about one position at a time; others wait."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = Networks(weights, weights) if weights else load_networks()
        self.seat = machine.Seat(self.weights)
        self.calibration = self.weights.standard.calibration
        self.bench = machine.make_bench()
        self.roots = compiled.state_array(ACTIONS + 1)
        self.plans = np.zeros((ACTIONS + 1, MAX_PLAN + 8), np.int16)
        self.worth = np.zeros(ACTIONS + 1, np.float64)
        self.sums = np.zeros(ACTIONS + 1, np.float64)
        self.squares = np.zeros(ACTIONS + 1, np.float64)
        self.numbers = np.zeros(ACTIONS + 1, np.int64)
        self.lock = threading.Lock()

    def warm_up(self) -> None:
        """Compile every function, or fetch it from the cache; takes a while the first time."""
        for dice in ("auto", "manual"):  # a decision, and a roll that is due
            game = Game.new({"edition": "box"}, 1, dice)
            self.advise(game, math.inf, lambda: self.thought() > 0)

    def advise(
        self, game: Game, budget_ms: float, stop: Callable[[], bool] = lambda: False
    ) -> Advice:
        """The advice after so many milliseconds, or earlier if `stop` says so."""
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
        """Better and better advice; the last one has `done`."""

        def spent() -> float:
            return (time.perf_counter() - began) * 1000

        with self.lock:
            began = time.perf_counter()  # waiting for others is not thinking
            s, b = compiled.state_record(state), self.sit_down(board)
            rows = self.look(s, b, state, board)
            yield self.tell(rows, spent(), not rows)
            for row in sorted(rows, key=lambda row: -self.worth[row])[:FEW]:
                if row != ROLL and spent() < PART * budget_ms and not stop():
                    self.look_at(s, b, row, CLOSELY)
            until = self.horizon(rows, state.round)
            portions = 0
            while rows and spent() < budget_ms and not stop():
                open_rows = [row for row in rows if self.roots[row]["phase"] != OVER]
                if not open_rows or (len(rows) == 1 and portions >= 64):
                    break
                for row in self.promising(open_rows):
                    self.play_on(b, row, until, key)
                portions += 1
                if portions & (portions - 1) == 0:  # tell after 1, 2, 4, 8 … turns
                    yield self.tell(rows, spent(), False)
            if rows:
                yield self.tell(rows, spent(), True)

    def sit_down(self, board: Board) -> Any:
        """Turn to a table, with the network that is for it."""
        self.calibration = self.weights.of(board).calibration
        b, self.mind = self.seat.sit_down(board)
        return b

    def thought(self) -> int:
        """How often the position that is thought about was played on."""
        return int(self.numbers.sum())

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
        """Play two actions on so often each. With a key of its own nothing is measured twice with

        the dice that made one of them the best.
        """
        with self.lock:
            s, b = compiled.state_record(state), self.sit_down(board)
            self.sums[:] = self.squares[:] = self.numbers[:] = 0
            for code in (one, other):
                self.look_at(s, b, code, CLOSELY)
            until = self.horizon({one: [], other: []}, state.round)
            gaps = []
            for _ in range(max(2, -(-playouts // PORTION))):
                before = self.sums[one] - self.sums[other]
                self.play_on(b, one, until, key)
                self.play_on(b, other, until, key)
                gaps.append((self.sums[one] - self.sums[other] - before) / PORTION)
                if stop() and len(gaps) > 1:
                    break
            error = float(np.std(gaps, ddof=1)) / math.sqrt(len(gaps))
            return Comparison(self.calibrated(one), self.calibrated(other), error, self.thought())

    def look(self, s: Any, b: Any, state: State, board: Board) -> dict[int, list[int]]:
        """The network's opinion of every action: row by row, with the codes that are the same."""
        self.sums[:] = self.squares[:] = self.numbers[:] = 0
        if state.phase == OVER:
            return {}
        if needs_roll(state):
            self.roots[ROLL] = s
            self.worth[ROLL] = machine.engine["value"](s, b, self.mind)
            self.plans[ROLL, 0] = 0
            return {ROLL: []}
        rows: dict[int, list[int]] = {}
        groups: dict[Any, int] = {}
        for code in legal_codes(state, board):
            first = groups.setdefault(what_it_comes_to(state, board, code), code)
            if first != code:
                rows[first].append(code)
                continue
            rows[code] = []
            self.look_at(s, b, code, LOOK)
        return rows

    def look_at(self, s: Any, b: Any, code: int, how: Budget) -> None:
        """One action and the best plan after it."""
        machine.engine["look"](
            *(s, b, self.mind, self.bench, how, code, code), *(self.roots, self.plans, self.worth)
        )

    def horizon(self, rows: dict[int, list[int]], round_: int) -> int:
        """Playouts go to the start of the round after the one in which plans end."""
        inside = any(
            self.roots[row]["phase"] == 0 and self.roots[row]["round"] == round_ for row in rows
        )
        return round_ + (1 if inside else 2)

    def promising(self, rows: list[int]) -> list[int]:
        """The rows that could still turn out best: what they gave, and what is not yet known."""

        def hope(row: int) -> float:
            return self.mean(row) + 2.0 * self.error(row)

        return sorted(rows, key=hope, reverse=True)[:BEST]

    def play_on(self, b: Any, row: int, until: int, key: int) -> None:
        machine.engine["play_root_on"](
            *(b, self.mind, self.bench, LOOK, row, until, PORTION, key),
            *(self.roots, self.sums, self.squares, self.numbers),
        )

    def mean(self, row: int) -> float:
        return float((self.sums[row] + self.worth[row]) / (self.numbers[row] + 1))

    def error(self, row: int) -> float:
        """How far the mean may be off; before any playout a guess."""
        if self.roots[row]["phase"] == OVER:
            return 0.0
        n = self.numbers[row]
        if n < 2:
            return 0.15
        spread = self.squares[row] / n - (self.sums[row] / n) ** 2
        return float(math.sqrt(max(spread, 0.0001) / n))

    def tell(self, rows: dict[int, list[int]], milliseconds: float, done: bool) -> Advice:
        options = []
        for row, same in rows.items():
            plan = [int(code) for code in self.plans[row, 1 : 1 + self.plans[row, 0]]]
            chance = self.calibrated(row)
            playouts = int(self.numbers[row])
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
    """From the search's opinion to a chance of winning."""
    inner = min(max(chance, 1e-4), 1 - 1e-4)
    odds = by.shift + by.slope * math.log(inner / (1 - inner))
    return 1.0 / (1.0 + math.exp(-odds))


def legal_codes(state: State, board: Board) -> list[int]:
    from ufs.rules.turn import legal_actions

    out = [0] * ACTIONS
    return out[: legal_actions(state, board, out)]


def what_it_comes_to(state: State, board: Board, code: int) -> Any:
    """Equal for actions that come to the same: equal dice of one colour on one space, or turned
    in hand alike."""
    kind = kind_of(code)
    if kind == ABILITY:
        return what_ability_comes_to(state, board, ability_of(code), target_of(code))
    if kind == PLACE:
        worker = worker_of(code)
        return ("place", worker >= FIRST_WHITE, state.worker_value[worker], space_of(code))
    if kind == INSTALL:
        robot = robot_of(code)
        return ("install", state.robot_space[robot], state.robot_value[robot], space_of(code))
    return ("other", code)


def what_ability_comes_to(state: State, board: Board, ability: int, target: int) -> Any:
    """F25, F40: which of two equal dice in hand is turned does not matter; F44: nor which one says
    the number, wherever it lies."""
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
def the_coach() -> Coach:
    """The coach with the weights that come with the game."""
    return Coach()
