"""A coach for tests, fast, deterministic and without Numba; and a server that uses it.

It knows only the rule of thumb; it is for testing everything around a coach.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ufs.base.files import data_folder
from ufs.coach.core.heuristic import heuristic_score, try_action
from ufs.coach.service import CoachService, CoachSource
from ufs.content.loader import Library, built_in
from ufs.play import Application
from ufs.rules.actions import ACTIONS, PLACE, kind_of, space_of, worker_of
from ufs.rules.dice import needs_roll
from ufs.rules.turn import legal_actions
from ufs.store.sqlite import SqliteStorage, default_path
from ufs.web.app import make_app
from ufs.web.serve import listen, serve
from ufs.web.token_file import load_token

HALFWAY = 5  # questions


@dataclass
class QuickOption:
    code: int
    chance: float
    error: float = 0.01
    playouts: int = 8
    plan: list[int] = field(default_factory=list)
    same: list[int] = field(default_factory=list)


@dataclass
class QuickAdvice:
    options: list[QuickOption]
    chance: float
    playouts: int
    milliseconds: float
    done: bool

    def option_for(self, code: int) -> QuickOption | None:
        return next((o for o in self.options if code == o.code or code in o.same), None)


@dataclass
class QuickComparison:
    one: float
    other: float
    error: float
    playouts: int


@dataclass
class QuickWeights:
    """The names of pieces that have changed since this coach was trained."""

    changed: list[str] = field(default_factory=list)

    def stale(self, library: Library) -> list[str]:  # noqa: ARG002
        return self.changed


class QuickCoach:
    """Looks at each action once.

    With `thorough` it uses up its time, as the real coach does; with `halfway` it answers a few
    questions, and the next only when that file exists or it is told to stop.
    """

    def __init__(
        self,
        changed: list[str] | None = None,
        thorough: bool = False,
        halfway: Path | None = None,
    ) -> None:
        self.weights = QuickWeights(changed or [])
        self.thorough = thorough
        self.halfway = halfway
        self.asked = 0
        self.stopped = 0

    def think(
        self, state: Any, board: Any, budget_ms: float, stop: Callable[[], bool]
    ) -> Iterator[Any]:
        self.asked += 1
        began = time.perf_counter()
        options = sorted(weigh(state, board), key=lambda option: -option.chance)
        if needs_roll(state):
            options = [QuickOption(-1, 0.5)]

        def advice(done: bool) -> QuickAdvice:
            spent = (time.perf_counter() - began) * 1000
            best = options[0].chance if options else 0.0
            return QuickAdvice(options, best, 8 * len(options), spent, done)

        yield advice(False)
        while self.thorough and (time.perf_counter() - began) * 1000 < budget_ms:
            if stop():
                self.stopped += 1
                break
            time.sleep(0.005)
        while self.halfway and self.asked > HALFWAY and not self.halfway.exists() and not stop():
            time.sleep(0.005)
        yield advice(True)

    def playouts_done(self) -> int:
        return 8

    def compare(
        self,
        state: Any,
        board: Any,
        one: int,
        other: int,
        playouts: int,
        key: int,  # noqa: ARG002
        stop: Callable[[], bool],  # noqa: ARG002
    ) -> Any:
        first, second = (weigh(state, board, [code])[0].chance for code in (one, other))
        return QuickComparison(first, second, 0.001, playouts)


def weigh(state: Any, board: Any, codes: list[int] | None = None) -> list[QuickOption]:
    """Every action, or those in `codes`, with a chance; equal dice on one space are the same."""
    out = [0] * ACTIONS
    found: dict[Any, QuickOption] = {}
    for code in codes or out[: legal_actions(state, board, out)]:
        alike: Any = code
        if kind_of(code) == PLACE:
            worker = worker_of(code)
            alike = (state.worker_value[worker], worker > 2, space_of(code))
        if alike in found:
            found[alike].same.append(code)
            continue
        trial = state.copy()
        try_action(trial, board, code)
        chance = 1 / (1 + math.exp(-(heuristic_score(trial, board) - 85) / 10))
        found[alike] = QuickOption(code, chance, plan=[code])
    return list(found.values())


def quick_source(coach: QuickCoach | None = None) -> CoachSource:
    """A coach that is ready immediately."""
    return CoachSource(lambda: True, lambda: True, (), lambda: coach or QuickCoach())


def slow_source(finished: Path) -> CoachSource:
    """A coach that compiles until the file `finished` exists."""
    wait = "while not pathlib.Path(sys.argv[1]).exists(): time.sleep(0.05)"
    child = (sys.executable, "-c", f"import pathlib, sys, time\n{wait}", str(finished))
    return CoachSource(lambda: True, finished.exists, child, QuickCoach)


def missing_source() -> CoachSource:
    return CoachSource(lambda: False, lambda: False, (), QuickCoach)


def failing_source() -> CoachSource:
    child = (sys.executable, "-c", "raise SystemExit('no room left')")
    return CoachSource(lambda: True, lambda: False, child, QuickCoach)


def main() -> None:
    """`ufs play --no-browser` with a `QuickCoach`."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--compiles-until", type=Path)
    parser.add_argument("--halfway", type=Path)
    arguments = parser.parse_args()
    library = built_in()
    quick = quick_source(QuickCoach(halfway=arguments.halfway))
    source = slow_source(arguments.compiles_until) if arguments.compiles_until else quick
    coaching = CoachService(library, source)
    listener = listen(None, arguments.port, load_token(data_folder()))
    application = Application(SqliteStorage(default_path()), library, coaching)
    app = make_app(application, listener.door)
    serve(app, listener, lambda: print(listener.address(), flush=True))
    application.close()


if __name__ == "__main__":
    main()
