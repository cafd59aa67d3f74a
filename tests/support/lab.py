"""Running `ufs` for the tests of the lab: in a separate process, or in this one."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.support.commands import invoke

PATIENCE = 300  # seconds; a test that waits longer has failed
BOTS = Path(__file__).parent / "strange_bots.py"
TIMES = ("seconds", "decisions_per_s", "ms_per_decision")  # what differs from run to run

Json = dict[str, Any]


def command(*arguments: str | Path) -> list[str]:
    return [sys.executable, "-m", "ufs", *map(str, arguments)]


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "LC_ALL": "C.UTF-8", **more}


def ufs(*arguments: str | Path, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(*arguments),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
        env=environment(**more),
    )


def start(*arguments: str | Path) -> subprocess.Popen[str]:
    """Run in the background, in a separate process group, all of which receives Ctrl-C."""
    return subprocess.Popen(
        command(*arguments),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(),
        start_new_session=True,
    )


def here(*arguments: str | Path) -> tuple[int, str, str]:
    """Run in this process, where everything is loaded: exit code, output, errors."""
    run = invoke(list(map(str, arguments)), LC_ALL="C.UTF-8")
    assert run.exception is None or isinstance(run.exception, SystemExit), repr(run.exception)
    return run.exit_code, run.stdout, run.stderr


def answer(*arguments: str | Path) -> Json:
    """The JSON output of a command, which must succeed."""
    code, out, errors = here(*arguments, "--json")
    assert code == 0, errors
    output: Json = json.loads(out)
    return output


def without_times(figures: Json) -> Json:
    return {name: value for name, value in figures.items() if name not in TIMES}


def wait_until(condition: Callable[[], bool], message: str) -> None:
    began = time.monotonic()
    while not condition():
        assert time.monotonic() - began < PATIENCE, message
        time.sleep(0.02)


def has_workers(process: int) -> bool:
    """Whether Joblib has started processes for this one; they may not be ready yet."""
    with contextlib.suppress(OSError):  # one of them has just ended
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
        return any(b"popen_loky" in Path(f"/proc/{n}/cmdline").read_bytes() for n in children)
    return False


def interrupt_workers(run: subprocess.Popen[str]) -> str:
    """Press Ctrl-C as soon as there are workers, in all processes; returns stderr."""
    wait_until(lambda: has_workers(run.pid) or run.poll() is not None, "there are workers")
    os.killpg(run.pid, signal.SIGINT)
    return run.communicate(timeout=PATIENCE)[1]


def lines_of(journal: Path) -> int:
    return journal.read_bytes().count(b"\n") if journal.exists() else 0
