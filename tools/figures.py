"""Measure the figures of docs/speed.md on this machine: `make bench`.

Both modes are measured alternately in one run, so that a busy machine slows both down equally.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time

from ufs.content.loader import built_in
from ufs.lab.bench import copy_nanoseconds, measure

SETUPS = (
    ("Roswell, threat 0", {"edition": "box", "city": "roswell", "threat": 0}),
    ("Roswell, threat 4", {"edition": "box", "city": "roswell", "threat": 4}),
    ("New York, damaged", {"edition": "box", "city": "new-york", "damaged": True}),
    ("Washington, D.C., damaged", {"edition": "box", "city": "washington", "damaged": True}),
    ("pnp1, level 0", {"edition": "pnp1", "level": 0}),
    ("pnp1, level 8", {"edition": "pnp1", "level": 8}),
    ("pnp2, level 0", {"edition": "pnp2", "level": 0}),
    ("pnp2, level 8", {"edition": "pnp2", "level": 8}),
)
TURNS = 5


def main() -> None:
    print("| setup | compiled decisions/s | plain decisions/s | ratio |")
    print("|---|---:|---:|---:|")
    for name, setup in SETUPS:
        runs = [
            (
                measure(setup, "random", 0.6, "compiled", built_in())["decisions_per_s"],
                measure(setup, "random", 0.6, "plain", built_in())["decisions_per_s"],
            )
            for _ in range(TURNS)
        ]
        fast, plain = max(run[0] for run in runs), max(run[1] for run in runs)
        ratio = statistics.median(run[0] / run[1] for run in runs)
        print(f"| {name} | {fast:,.0f} | {plain:,.0f} | {ratio:.0f} |")
    print(f"\nCopying a state, compiled: {copy_nanoseconds():.1f} ns")
    started = min(clock([sys.executable, "-m", "ufs", "--help"]) for _ in range(5))
    print(f"`ufs --help`: {started:.2f} s")
    code = "from ufs.lab.bench import measure; from ufs.content.loader import built_in; "
    code += "print(measure({'edition': 'box'}, 'random', 0.1, 'compiled', built_in())['startup_s'])"
    warm = min(float(output([sys.executable, "-c", code])) for _ in range(5))
    print(f"Compiled engine ready from its cache: {warm:.2f} s")


def output(command: list[str]) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def clock(command: list[str]) -> float:
    began = time.perf_counter()
    output(command)
    return time.perf_counter() - began


if __name__ == "__main__":
    main()
