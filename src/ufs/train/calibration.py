"""Whether the coach's chances are right: it should win about 70 % of what it calls 70 %."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from joblib import Parallel, delayed

from ufs.coach.advice import calibrate
from ufs.coach.budgets import budget_for
from ufs.coach.core import compiled as coach
from ufs.coach.training_tables import all_boards
from ufs.coach.weightfile import Calibration
from ufs.content.loader import Library
from ufs.lab.backends import start_workers
from ufs.lab.intervals import wilson
from ufs.rules.chance import MASK, mix

FIRST_SEED = 1 << 40  # training never uses these seeds
CHUNK = 20
BINS = 10
EPSILON = 1e-4


@dataclass(frozen=True)
class Predictions:
    """The coach's chance at every plan of many games, and how those games ended."""

    predicted: Any
    won: Any
    games: int


@dataclass(frozen=True)
class Bin:
    """All positions whose predicted chance lies in one tenth."""

    low: float
    high: float
    positions: int
    predicted: float
    won: float
    won_low: float
    won_high: float


def play_and_collect(
    weights: dict[str, Any], boards: Any, which: Any, first: int, ms: float
) -> list[tuple[Any, bool]]:
    """Play a game on each of these boards; returns its predictions and whether it was won."""
    network, buffers = coach.make_network(weights), coach.make_playout_buffers()
    engine = coach.engine
    budget, s = budget_for(ms), buffers.games[1]
    played = []
    for number, board in enumerate(which):
        b, seed = boards[board], first + number
        engine["precompute_terrain"](b, network)
        engine["start"](s, b)
        engine["seed_dice"](s, seed)
        engine["play_game"](b, network, buffers, budget, mix((seed * 31) & MASK))
        predicted = buffers.mark_best[: int(buffers.marks[0])].copy()
        played.append((predicted, int(s["result"]) == 1))
    return played


def collect_predictions(
    weights: dict[str, Any],
    library: Library,
    games: int,
    ms: float,
    jobs: int,
    seed: int = 1,
    kind: str = "",
) -> Predictions:
    """Predictions from games on boards of every family, mostly hard ones: on easy boards nearly
    every position is won, which says little about the chances between."""
    boards, families, board_families = all_boards(library, kind)
    dice = np.random.default_rng([seed, 7])
    which = []
    for number in range(games):
        here = np.flatnonzero(board_families[:, 0] == number % len(families))
        levels = np.unique(board_families[here, 1])
        weight = (1.0 + levels) ** 2
        level = dice.choice(levels, p=weight / weight.sum())
        which.append(dice.choice(here[board_families[here, 1] == level]))
    first = FIRST_SEED + (seed << 24)
    start_workers(jobs)
    chunks = Parallel(n_jobs=jobs)(
        delayed(play_and_collect)(weights, boards, which[i : i + CHUNK], first + i, ms)
        for i in range(0, games, CHUNK)
    )
    played = [game for chunk in chunks for game in chunk]
    predicted = np.concatenate([predicted for predicted, _ in played])
    won = np.concatenate([np.full(len(predicted), result) for predicted, result in played])
    return Predictions(predicted, won, games)


def fit(predictions: Predictions) -> Calibration:
    """The line between log-odds that fits the results best (maximum likelihood, by Newton)."""
    predicted = np.clip(predictions.predicted.astype(float), EPSILON, 1 - EPSILON)
    x = np.stack((np.ones(len(predicted)), np.log(predicted / (1 - predicted))))
    line = np.array([0.0, 1.0])
    for _ in range(50):
        guess = 1 / (1 + np.exp(-line @ x))
        slope = x @ (predictions.won - guess)
        bend = (x * (guess * (1 - guess))) @ x.T + 1e-6 * np.eye(2)
        step = np.linalg.solve(bend, slope)
        line = line + step
        if np.abs(step).max() < 1e-9:
            break
    shift, slope = (float(number) for number in line)
    if not (math.isfinite(shift) and math.isfinite(slope)) or slope <= 0:
        return Calibration()
    return Calibration(round(slope, 4), round(shift, 4))


def table(predictions: Predictions, by: Calibration) -> list[Bin]:
    """The reliability table: predictions by tenths, and how many of those games were won."""
    predicted = np.array([calibrate(float(chance), by) for chance in predictions.predicted])
    bins = []
    for number in range(BINS):
        low, high = number / BINS, (number + 1) / BINS
        here = (predicted >= low) & ((predicted < high) | (number == BINS - 1))
        count = int(here.sum())
        if count:
            wins = int(predictions.won[here].sum())
            interval = wilson(wins, count)
            mean = float(predicted[here].mean())
            bins.append(Bin(low, high, count, mean, wins / count, interval.low, interval.high))
    return bins


def calibration_error(bins: list[Bin]) -> float:
    """The expected calibration error: the mean distance between prediction and win rate."""
    total = sum(one.positions for one in bins)
    return sum(one.positions * abs(one.predicted - one.won) for one in bins) / max(1, total)
