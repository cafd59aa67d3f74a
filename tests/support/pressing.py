"""Run as a script: `ufs` with Ctrl-C at chosen moments, for the whole group of processes.

    python -m tests.support.pressing MOMENTS FILE play --text …

A moment is a number of audit events (imports, opened files, started processes, …) since `ufs.cli`
was about to be imported, or `exit`: while Python ends. FILE receives the number of events.
"""

from __future__ import annotations

import atexit
import os
import runpy
import signal
import sys
from pathlib import Path
from typing import Any

EXIT = "exit"


class Counter:
    """Counts events, and presses Ctrl-C when it is time."""

    def __init__(self, moments: set[int]) -> None:
        self.moments = moments
        self.count = -1  # not yet begun

    def __call__(self, event: str, args: tuple[Any, ...]) -> None:
        if self.count < 0 and not (event == "import" and args[0] == "ufs.cli"):
            return
        self.count += 1
        if self.count in self.moments:
            press()


def press() -> None:
    os.killpg(0, signal.SIGINT)


def main(moments: str, file: str, *arguments: str) -> None:
    chosen = moments.split(",")
    if EXIT in chosen:
        atexit.register(press)
    counter = Counter({int(moment) for moment in chosen if moment.isdecimal()})
    sys.argv = ["ufs", *arguments]
    sys.addaudithook(counter)
    try:
        runpy.run_module("ufs", run_name="__main__", alter_sys=True)
    finally:
        Path(file).write_text(str(counter.count), encoding="ascii")


if __name__ == "__main__":
    main(*sys.argv[1:])
