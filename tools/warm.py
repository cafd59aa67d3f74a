"""Compile everything that the tests need, once and on all cores: `python tools/warm.py`.

Otherwise every pytest process would compile the same code at the same time. After a change of the
rules this takes a minute or two; otherwise it only checks the cache.
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from ufs.coach import warm
from ufs.gym.compiled import MODULES as GYM
from ufs.lab.bots import GREEDY_MODULES
from ufs.rules.compiled import is_cached

SIMULATE = ("-m", "ufs", "simulate", "--games", "1", "--jobs", "1", "--bot")
VECTOR = "from ufs.gym import bench; bench.vector(0.1, 8)"


def missing() -> list[tuple[str, ...]]:
    """The commands that compile what is missing, the longest first."""
    commands: list[tuple[str, ...]] = []
    if not warm.is_warm():
        commands.append(("-m", "ufs.coach.warm"))
    if not is_cached("gym", *GYM):
        commands.append(("-c", VECTOR))
    if not is_cached("greedy", *GREEDY_MODULES):
        commands.append((*SIMULATE, "greedy"))
    if not is_cached():
        commands.append((*SIMULATE, "random"))
    return commands


def main() -> None:
    def start(command: tuple[str, ...]) -> None:
        subprocess.run([sys.executable, *command], check=True, stdout=subprocess.DEVNULL)

    with ThreadPoolExecutor(os.cpu_count()) as processes:
        list(processes.map(start, missing()))


if __name__ == "__main__":
    main()
