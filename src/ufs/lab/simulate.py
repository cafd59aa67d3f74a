"""Executing a run: `ufs simulate`, and the basis of `balance` and `tournament`."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ufs.base.errors import UfsError
from ufs.base.interrupts import held
from ufs.base.words import Several, Words
from ufs.content.loader import Library
from ufs.game.game import check_seed
from ufs.game.setup import lay
from ufs.lab.backends import find_backend
from ufs.lab.journal import Journal
from ufs.lab.outcome import Chunk
from ufs.lab.progress import Progress
from ufs.lab.run import Entry, Run, bot_of, close_bots

MAX_GAMES = 1_000_000_000
MAX_TIMEOUT = 86_400.0


@dataclass
class RunOptions:
    """The options of a run, apart from who plays what."""

    games: int
    seed: int
    jobs: int | None = None
    on: str | None = None
    out: Path | None = None
    is_standalone: bool = True  # False: part of a command that reports its progress itself
    reported: set[str] = field(default_factory=set)  # outdated bots that were already reported

    def check(self) -> None:
        check_seed(self.seed)
        if not 1 <= self.games <= MAX_GAMES:
            raise UfsError("bad_request", "lab-bad-games", found=self.games, most=MAX_GAMES)
        if self.jobs is not None and not 1 <= self.jobs <= 1024:
            raise UfsError("bad_request", "lab-bad-jobs", found=self.jobs)


@dataclass
class RunResult:
    """A run that has ended: finished, interrupted, or stopped by an error."""

    run: Run
    interrupted: bool
    error: UfsError | None


def check_timeout(seconds: float) -> float:
    if not 0 < seconds <= MAX_TIMEOUT:
        raise UfsError("bad_request", "lab-bad-timeout", most=int(MAX_TIMEOUT))
    return seconds


def play_entries(
    entries: list[Entry], options: RunOptions, library: Library, words: Words
) -> RunResult:
    """Play the remaining games. Finished games are saved, however the run ends.

    All options are checked before the first game.
    """
    options.check()
    run = Run(entries, options.seed, options.games, library)
    for entry in entries:
        lay(entry.setup, library, options.seed)
    with contextlib.ExitStack() as stack:
        progress = Progress(words, run.total)
        stack.callback(close_bots)
        for player in dict.fromkeys(entry.player for entry in entries):
            bot = bot_of(player, lambda: progress.note("bench-compiling"))
            changed = [] if player.text in options.reported else bot.outdated(library)
            if changed:
                options.reported.add(player.text)
                progress.note("lab-outdated", bot=player.text, changed=Several(changed))
        journal = (
            stack.enter_context(Journal(options.out, run, progress.note)) if options.out else None
        )
        if run.played:
            progress.note("lab-going-on", played=run.played, total=run.total)
        progress.total = run.total
        return play_rest(run, options, journal, stack.enter_context(progress))


def play_rest(
    run: Run, options: RunOptions, journal: Journal | None, progress: Progress
) -> RunResult:
    if not any(run.gaps(n) for n in range(len(run.entries))):
        return RunResult(run, False, None)
    backend = find_backend(options.jobs, options.on)

    def store(chunk: Chunk) -> None:
        if journal is not None:
            journal.add(chunk)
        run.add(chunk)

    progress.show(run.played)
    try:
        with contextlib.closing(backend.play(run.tasks(backend.workers))) as chunks:
            for chunk in chunks:
                with held():
                    store(chunk)
                progress.show(run.played)
    except KeyboardInterrupt:
        if options.is_standalone:
            progress.note("lab-interrupted", played=run.played, total=run.total)
            progress.note("lab-again" if journal is not None else "lab-again-out")
        return RunResult(run, True, None)
    except UfsError as error:
        if not run.played:
            raise
        return RunResult(run, False, error)
    return RunResult(run, False, None)


def as_json(played: RunResult) -> dict[str, Any]:
    """The output of `ufs simulate --json`."""
    run = played.run
    (entry,), (tally,) = run.entries, run.tallies
    return {
        "bot": entry.player.text,
        "setup": entry.setup,
        "seed": run.seed,
        "asked": run.games,
        **tally.json(),
        "errors": [
            {"seed": e.seed, "decision": e.decision, "kind": e.kind, "detail": e.detail}
            for e in tally.errors
        ],
        "interrupted": played.interrupted,
    }
