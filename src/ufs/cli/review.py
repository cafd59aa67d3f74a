"""The command `ufs review`. It imports what it needs when it runs."""

from __future__ import annotations

import json
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from ufs.base.interrupts import INTERRUPTED
from ufs.cli.options import (
    TEXT,
    Lang,
    Packs,
    fail,
    fail_with,
    get_library,
    get_words,
    read_text,
    warn_uncached,
)

MAX_BUDGET_MS = 600_000  # as in the protocol
PROGRESS_S = 2.0  # at least, between two lines of progress


def register(app: typer.Typer) -> None:
    """Add the command to `ufs`."""
    app.command(help=TEXT["review"])(review)


def review(
    file: Annotated[Path, typer.Argument(help=TEXT["review-file"], metavar="FILE")],
    budget: Annotated[
        float, typer.Option("--budget", help=TEXT["review-budget"], metavar="MS")
    ] = 100.0,
    as_json: Annotated[bool, typer.Option("--json", help=TEXT["json"])] = False,
    pack: Packs = None,
    lang: Lang = None,
) -> None:
    from ufs.base.errors import UfsError
    from ufs.coach.advise import require_coach
    from ufs.coach.review import as_json as to_json
    from ufs.coach.review import review as review_game
    from ufs.coach.service import CoachService
    from ufs.game.record import read_any

    words = get_words(lang)
    warn_uncached(words)
    if not 1 <= budget <= MAX_BUDGET_MS:  # also refuses NaN
        fail(words.say("review-bad-budget", found=f"{budget:g}", most=str(MAX_BUDGET_MS)), words)
    library = get_library(pack, words)

    def note(key: str, **args: int) -> None:
        print(words.say(key, **args), file=sys.stderr, flush=True)

    try:
        game = read_any(read_text(file, words), library)
        if not game.steps:
            fail(words.say("review-nothing"), words)
        coach = require_coach(CoachService(library), lambda: note("coach-getting-ready"))
        progress = Progress(lambda done, total: note("review-progress", done=done, total=total))
        with first_interrupt() as stop:
            result = review_game(game, coach, budget_ms=budget, stop=stop, progress=progress)
    except UfsError as error:
        fail_with(error, words)
    words = words.by(game.table.book)
    if as_json:
        typer.echo(json.dumps(to_json(result, words), ensure_ascii=False))
    else:
        from ufs.coach.review_text import review_lines

        for line in review_lines(result, words):
            typer.echo(line)
    if not result.complete:
        note("review-stopped", round=result.points[-1].round)
        raise typer.Exit(INTERRUPTED)


@contextmanager
def first_interrupt() -> Iterator[Callable[[], bool]]:
    """The first Ctrl-C stops the review, and the part done is shown; a second ends the program."""
    received: list[int] = []

    def handle(number: int, _: object) -> None:
        received.append(number)
        signal.signal(signal.SIGINT, previous)

    previous = signal.signal(signal.SIGINT, handle)
    try:
        yield lambda: bool(received)
    finally:
        signal.signal(signal.SIGINT, previous)


class Progress:
    """Reports progress at once, and then at most every `PROGRESS_S` seconds."""

    def __init__(self, say: Callable[[int, int], None]) -> None:
        self.say = say
        self.last_report = -PROGRESS_S

    def __call__(self, done: int, total: int) -> None:
        if time.monotonic() - self.last_report > PROGRESS_S:
            self.last_report = time.monotonic()
            self.say(done, total)
