"""Compile everything that the tests need, once and on all cores: `python tools/warm.py`.

Otherwise every pytest process would compile the same code at the same time. After a change of the
rules this takes a minute or two; otherwise it only checks the cache.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

from ufs.base import compiled_cache
from ufs.coach import warm
from ufs.content.loader import built_in
from ufs.game.setup import lay
from ufs.gym.compiled import MODULES as GYM
from ufs.gym.vector import CompiledVectorEnv
from ufs.lab import bench
from ufs.lab.bots import GREEDY_MODULES, WholeGames
from ufs.lab.coach_bot import coach_bot
from ufs.rules import compiled


def compile_coach() -> None:
    warm.fill_cache()
    coach_bot().prepare(lambda: None)


def compile_gym() -> None:
    for observation in ("numbers", "features"):
        games = CompiledVectorEnv(2, {"edition": "box"}, observation=observation)
        games.reset(seed=1)
        games.step(games.sample_actions())


def compile_greedy() -> None:
    WholeGames("greedy").prepare(lambda: None)


def compile_engine() -> None:
    board = lay({"edition": "box"}, built_in()).board
    bench.compiled_games(board)(1, 1)
    bench.copy_nanoseconds(1)
    state, record = compiled.state_record(), compiled.board_record(board)
    compiled.play_random(state, record, 1, compiled.action_buffer())
    compiled.hash_games(state, record, 1, 1, compiled.action_buffer())


def missing() -> list[Callable[[], None]]:
    """What is not compiled yet, the longest first."""
    parts = [
        (compile_coach, warm.is_warm()),
        (compile_gym, compiled.is_cached("gym", *GYM)),
        (compile_greedy, compiled.is_cached("greedy", *GREEDY_MODULES)),
        (compile_engine, compiled.is_cached()),
    ]
    return [compile_part for compile_part, is_done in parts if not is_done]


def main() -> None:
    problem = compiled_cache.writing_problem()
    if problem is not None:  # every test would compile for itself, which takes hours
        sys.exit(f"{compiled_cache.usual_home()} cannot be written: {problem}")
    separate = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(os.cpu_count(), separate) as processes:
        for started in [processes.submit(part) for part in missing()]:
            started.result()


if __name__ == "__main__":
    main()
