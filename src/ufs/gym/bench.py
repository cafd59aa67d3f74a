"""`python -m ufs.gym.bench`: how fast the environments are, next to plain random games."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from ufs.content.loader import built_in
from ufs.game.setup import lay
from ufs.gym.env import UnderFallingSkies
from ufs.rules.actions import ACTIONS
from ufs.rules.play import play_games
from ufs.rules.state import State

SETUP = {"edition": "box", "threat": 0}
GAMES_AT_ONCE = 4096
TURNS = 5  # alternating, best of each: other work on the machine slows both alike
MIN_TURN_S = 0.1


def single(seconds: float = 2.0) -> dict[str, Any]:
    """Steps of one environment with masks and observations; the random numbers are drawn first."""
    env = UnderFallingSkies(SETUP)
    luck = np.random.default_rng(1).random(10_000).tolist()
    env.reset(seed=1)

    def run(until: float) -> int:
        steps = 0
        while time.perf_counter() < until:
            for share in luck[:100]:
                legal = env.action_masks().nonzero()[0]
                if env.step(legal[int(share * len(legal))])[2]:
                    env.reset()
            steps += 100
        return steps

    return figures("single", seconds, run)


def vector(seconds: float = 2.0, games: int = GAMES_AT_ONCE) -> dict[str, Any]:
    """Steps of a compiled vector with masks, observations and random legal actions."""
    from ufs.gym.vector import CompiledVectorEnv

    env = CompiledVectorEnv(games, SETUP)
    env.reset(seed=1)
    env.step(env.sample_actions())  # compiles, or loads from the cache

    def run(until: float) -> int:
        steps = 0
        while time.perf_counter() < until:
            env.step(env.sample_actions())
            steps += games
        return steps

    return {**figures("vector", seconds, run), "games_at_once": games}


def figures(name: str, seconds: float, run: Callable[[float], int]) -> dict[str, Any]:
    """The best rate of several turns, and that of plain random games in between."""
    plain = plain_games()
    turn = max(MIN_TURN_S, seconds / TURNS / 2)
    rates, plain_rates = [], []
    for _ in range(TURNS):
        rates.append(rate(run, turn))
        plain_rates.append(rate(plain, turn))
    best, plain_best = max(rates), max(plain_rates)
    return {
        "env": name,
        "steps_per_s": round(best),
        "plain_decisions_per_s": round(plain_best),
        "ratio": round(best / plain_best, 2),
    }


def rate(run: Callable[[float], int], seconds: float) -> float:
    began = time.perf_counter()
    steps = run(began + seconds)
    return steps / (time.perf_counter() - began)


def plain_games() -> Callable[[float], int]:
    """Random games of the plain engine, without masks or observations."""
    s, board, out = State(), lay(SETUP, built_in(), 0).board, [0] * ACTIONS
    seed = 0

    def run(until: float) -> int:
        nonlocal seed
        totals = [0, 0]
        while time.perf_counter() < until:
            play_games(s, board, seed, 5, out, totals)
            seed += 5
        return totals[0]

    return run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0)
    seconds = parser.parse_args().seconds
    for measured in (single(seconds), vector(seconds)):
        print(json.dumps(measured))


if __name__ == "__main__":
    main()
