"""Run all tests and print how much of the code they reach: `python tools/run_tests.py`.

Arguments go to pytest. SlipCover counts lines at little cost, but it changes bytecode, and Numba
compiles bytecode. So no file with a compiled function is counted, except that the rules are counted
in a second, short run of their own tests, in plain Python.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from ufs.coach.core import compiled as coach
from ufs.gym import compiled as gym
from ufs.lab.bots import compiled_loop
from ufs.rules import compiled as rules

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "ufs"
RULES_TESTS = ("tests/rules", "--ignore=tests/rules/test_modes.py")  # that one needs Numba


def named(path: str | None) -> str:
    assert path is not None
    return str(Path(path).relative_to(ROOT))


def compiled_files() -> set[str]:
    """Every file with a function that Numba compiles, as its own functions tell."""
    entries: list[Any] = [rules.hash_games, gym.begin_games, compiled_loop("greedy")]
    namespaces = [coach.engine, *(entry.py_func.__globals__ for entry in entries)]
    functions = [value for names in namespaces for value in names.values()]
    return {named(one.py_func.__code__.co_filename) for one in functions if hasattr(one, "py_func")}


def run(report: Path, *options: str) -> int:
    """Run pytest under SlipCover, which passes on its exit code."""
    command = [sys.executable, "-m", "slipcover", "--json", "--out", str(report), *options]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def lines_by_room(report: Path, only: set[str] | None = None) -> dict[str, tuple[int, int]]:
    """How many lines of each room were reached, and how many there are."""
    rooms: dict[str, tuple[int, int]] = {}
    for name, found in json.loads(report.read_text(encoding="utf-8"))["files"].items():
        file = (ROOT / name).relative_to(SOURCE)
        if only is not None and str((SOURCE / file).relative_to(ROOT)) not in only:
            continue
        room = file.parts[0].removesuffix(".py")
        counts = found["summary"]
        reached, lines = rooms.get(room, (0, 0))
        covered = counts["covered_lines"]
        rooms[room] = reached + covered, lines + covered + counts["missing_lines"]
    return rooms


def show(rooms: dict[str, tuple[int, int]]) -> None:
    for room, (reached, lines) in sorted(rooms.items()):
        print(f"  {room:<14}{reached / max(lines, 1):7.1%}  of {lines:,} lines")
    reached, lines = (sum(column) for column in zip(*rooms.values(), strict=True))
    print(f"Coverage: {reached / lines:.1%} of {lines:,} lines")


def main(arguments: list[str]) -> int:
    engine = {named(module.__file__) for module in rules.MODULES}
    with tempfile.TemporaryDirectory() as folder:
        most, rest = Path(folder) / "most.json", Path(folder) / "rules.json"
        omitted = ",".join(sorted(engine | compiled_files()))
        source = ("--source", str(SOURCE.relative_to(ROOT)))
        code = run(most, *source, "--omit", omitted, "-m", "pytest", *arguments)
        if code != 0:
            return code
        code = run(rest, *source, "-m", "pytest", "-q", "-n", "auto", *RULES_TESTS)
        if code != 0:
            return code
        rooms = lines_by_room(most)
        for room, (reached, lines) in lines_by_room(rest, only=engine).items():
            before = rooms.get(room, (0, 0))
            rooms[room] = before[0] + reached, before[1] + lines
    show(rooms)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
