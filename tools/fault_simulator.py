"""Looks for lost and half-done moves: whole servers on a disk, a clock and a network that fail.

    python tools/fault_simulator.py --seeds 1000             # 1000 runs, from seed 1
    python tools/fault_simulator.py --first 5000 --minutes 60
    python tools/fault_simulator.py --seed 42 --verbose      # one run, with everything it does

A run that breaks a promise prints its seed and its last steps, and can be repeated exactly: the
same seed has the same hash. docs/reliability.md tells what is checked.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count

from simulator.simulation import STEPS, Report, simulate
from simulator.sqlite_library import SqliteLibraryError


def main() -> int:
    options = parsed_options()
    seeds = [options.seed] if options.seed is not None else chosen(options)
    totals, runs, broken = Totals(), 0, 0
    try:
        for seed in seeds:
            report = simulate(seed, options.steps, show=print if options.verbose else None)
            totals.add(report)
            runs += 1
            if report.violation is not None:
                broken += 1
                print_failure(report, options.steps)
            elif options.seed is not None:
                print(f"seed {seed}: {report.steps} steps, hash {report.hash}")
    except SqliteLibraryError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
    print(totals.text(runs, broken))
    return 1 if broken else 0


def parsed_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--seeds", type=int, help="how many runs (default: 100)")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first run")
    parser.add_argument("--minutes", type=float, help="begin no run after so many minutes")
    parser.add_argument("--steps", type=int, default=STEPS, help="requests in one run")
    parser.add_argument("--seed", type=int, help="this run only")
    parser.add_argument("--verbose", action="store_true", help="print everything that happens")
    return parser.parse_args()


def chosen(options: argparse.Namespace) -> Iterator[int]:
    """The seeds to run, until there have been enough or the time is up."""
    most = options.seeds or (None if options.minutes else 100)
    until = time.monotonic() + 60 * options.minutes if options.minutes else None
    for number in count():
        if number == most or (until is not None and time.monotonic() > until):
            return
        yield options.first + number


def print_failure(report: Report, steps: int) -> None:
    print("\n".join(report.last_lines))
    print(f"seed {report.seed} broke a promise at step {report.steps}, hash {report.hash}:")
    print(f"  {report.violation}")
    command = f"python tools/fault_simulator.py --seed {report.seed} --steps {steps} --verbose"
    print(f"again: {command}\n", flush=True)


class Totals:
    """Figures over all runs."""

    def __init__(self) -> None:
        self.faults: Counter[str] = Counter()
        self.outcomes: Counter[str] = Counter()
        self.healing: Counter[str] = Counter()
        self.numbers: Counter[str] = Counter()

    def add(self, report: Report) -> None:
        self.faults += report.faults
        self.outcomes += report.outcomes
        self.healing += report.healing
        for name in ("steps", "restarts", "checks", "operations"):
            self.numbers[name] += getattr(report, name)

    def text(self, runs: int, broken: int) -> str:
        numbers = self.numbers
        lines = [
            f"{runs} runs, {broken} of them broke a promise",
            f"{numbers['steps']} steps, {numbers['restarts']} starts of a server, "
            f"{numbers['checks']} comparisons, {numbers['operations']} operations of the disk",
            f"requests: {listed(self.outcomes)}",
            f"faults: {self.faults.total()} ({listed(self.faults)})",
            f"after damage: {listed(self.healing)}",
        ]
        return "\n".join(lines)


def listed(counter: Counter[str]) -> str:
    return ", ".join(f"{name} {number}" for name, number in sorted(counter.items()))


if __name__ == "__main__":
    sys.exit(main())
