"""Ctrl-C at any moment: no traceback, the right exit code, no process and no file left behind.

The real commands in separate processes. The moments are numbers of audit events, drawn from a seed:
within imports, while files are read, while processes start.
"""

from __future__ import annotations

import contextlib
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.support.files import ROOT
from tests.support.lab import BOTS, wait_until
from tests.support.pressing import EXIT
from ufs.base.interrupts import INTERRUPTED

PATIENCE = 240
# If Ctrl-C came within `eval` or `exec`, which Typer and dataclasses use, CPython ends itself by
# the signal, whatever exit code is asked for. Shells report that as 130, too.
BY_SIGNAL = -signal.SIGINT
STOPPED = {INTERRUPTED, BY_SIGNAL}


@dataclass(frozen=True)
class Case:
    """A command; `codes` are its exit codes after Ctrl-C."""

    arguments: tuple[str, ...]
    stdin: str = ""
    codes: frozenset[int] = frozenset(STOPPED)


CASES = {
    "version": Case(("--version",)),
    "content": Case(("content", "list")),
    # Ctrl-C at the prompt or while a move is carried out leaves the game in good order.
    "text": Case(
        ("play", "--text", "--seed", "7"),
        "board\nhint\nquit\n",
        frozenset(STOPPED | {0}),
    ),
    "own bot": Case(("simulate", "--bot", f"{BOTS}:First", "--games", "4", "--jobs", "1")),
    "workers": Case(("simulate", "--bot", f"{BOTS}:First", "--games", "40", "--jobs", "2")),
}


@dataclass
class Ended:
    code: int
    errors: str
    events: int


def start(moments: Sequence[int | str], file: Path, *arguments: str) -> subprocess.Popen[str]:
    """A command in its own group of processes, as a terminal has it, with its own empty folders."""
    folder = file.parent
    (folder / "temporary").mkdir(exist_ok=True)
    return subprocess.Popen(
        [
            *(sys.executable, "-m", "tests.support.pressing"),
            *(",".join(map(str, moments)), str(file), *arguments),
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
        start_new_session=True,
        env={
            **os.environ,
            "LC_ALL": "C.UTF-8",
            "XDG_DATA_HOME": str(folder / "data"),
            "TMPDIR": str(folder / "temporary"),
        },
    )


def run(case: Case, moments: Sequence[int | str], folder: Path) -> Ended:
    file = folder / "events"
    process = start(moments, file, *case.arguments)
    # Every process below it has the same stderr: this returns only when all of them have ended.
    _, errors = process.communicate(case.stdin, timeout=PATIENCE)
    assert_gone(process)
    assert list((folder / "temporary").iterdir()) == []
    return Ended(process.returncode, errors, int(file.read_text(encoding="ascii")))


def assert_gone(process: subprocess.Popen[str]) -> None:
    def is_gone() -> bool:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, 0)
            return False
        return True

    wait_until(is_gone, "a process was left behind")


def assert_quiet(errors: str) -> None:
    assert "Traceback" not in errors
    assert "Exception ignored" not in errors


@pytest.fixture(scope="session")
def lengths(tmp_path_factory: pytest.TempPathFactory) -> dict[str, int]:
    """How many events each command has without Ctrl-C; filled as needed."""
    return Lengths(tmp_path_factory)


class Lengths(dict[str, int]):
    def __init__(self, folders: pytest.TempPathFactory) -> None:
        self.folders = folders

    def __missing__(self, name: str) -> int:
        ended = run(CASES[name], [], self.folders.mktemp("whole"))
        assert ended.code == 0, ended.errors
        self[name] = ended.events
        return ended.events


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", CASES)
def test_at_any_moment(name: str, seed: int, lengths: dict[str, int], tmp_path: Path) -> None:
    chance = random.Random(f"{name} {seed}")
    moment = int(lengths[name] * chance.uniform(0, 0.95))  # the number varies a little
    twice = [moment, moment + chance.randrange(1, 30)]
    ended = run(CASES[name], twice if seed % 2 else [moment], tmp_path)
    assert_quiet(ended.errors)
    assert ended.code in CASES[name].codes, (moment, ended.errors)


@pytest.mark.parametrize("name", CASES)
def test_while_python_ends(name: str, tmp_path: Path) -> None:
    ended = run(CASES[name], [EXIT], tmp_path)
    assert_quiet(ended.errors)
    assert ended.code == 0


def test_before_anything_is_imported(tmp_path: Path) -> None:
    """Ctrl-C is taken over before the first of the many imports of a command."""
    ended = run(CASES["version"], [0], tmp_path)
    assert ended.code in STOPPED
    assert ended.errors == ""


@pytest.mark.parametrize("presses", [1, 2, 3])
def test_the_server_stops(presses: int, tmp_path: Path) -> None:
    process = start([], tmp_path / "events", "play", "--no-browser", "--port", "0")
    assert process.stdout is not None
    assert "http://" in process.stdout.readline()
    for _ in range(presses):
        os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=PATIENCE)
    assert_quiet(errors)
    assert process.returncode in {0, *STOPPED}
    assert_gone(process)
    assert list((tmp_path / "temporary").iterdir()) == []


@pytest.mark.parametrize("seed", range(4))
def test_the_server_stops_while_it_starts(seed: int, tmp_path: Path) -> None:
    moment = random.Random(f"server {seed}").randrange(20_000)
    process = start([moment], tmp_path / "events", "play", "--no-browser", "--port", "0")
    assert process.stdout is not None
    if "http://" in process.stdout.readline():  # it was ready before that moment
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=PATIENCE)
    assert_quiet(errors)
    assert process.returncode in {0, *STOPPED}, errors


@pytest.mark.parametrize("asked", ["", "hint\n"])
def test_at_the_prompt_and_while_the_coach_thinks_the_game_can_be_resumed(
    asked: str, tmp_path: Path
) -> None:
    process = start([], tmp_path / "events", "play", "--text", "--seed", "7")
    assert process.stdin is not None
    read_to_prompt(process)
    process.stdin.write("P1 1-1\n")
    process.stdin.flush()
    read_to_prompt(process)  # the move is made
    process.stdin.write(asked)
    process.stdin.flush()
    os.killpg(process.pid, signal.SIGINT)
    out, errors = process.communicate(timeout=PATIENCE)
    assert_quiet(errors)
    assert process.returncode == 0
    assert re.search(r"play --text --game \w+", out)
    assert list((tmp_path / "temporary").iterdir()) == []


def read_to_prompt(process: subprocess.Popen[str]) -> None:
    assert process.stdout is not None
    text = ""
    while not text.endswith("\n> "):
        letter = process.stdout.read(1)
        assert letter, text
        text += letter


ENDS_TOO_SOON = """
from ufs.base import interrupts
interrupts.take_over()
try:
    with interrupts.not_lost():
        interrupts.try_again_soon()  # as in an import; the command is over before that
except KeyboardInterrupt:
    interrupts.ignore()
    print("told")
"""


def test_a_command_that_ends_before_the_right_moment_is_told_all_the_same() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", ENDS_TOO_SOON], capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stdout) == (0, "told\n"), ended.stderr
