"""The command `ufs review`. What it needs is imported when it runs."""

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

from ufs.cli.options import TEXT, Lang, Packs, fail, fail_with, get_library, get_words, read_text

LONGEST = 600_000  # milliseconds, as in the protocol
EVERY_S = 2.0  # a line of progress at most so often
INTERRUPTED = 130


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
    if not 1 <= budget <= LONGEST:  # NaN is none of it either
        fail(words.say("review-bad-budget", found=f"{budget:g}", most=str(LONGEST)), words)
    library = get_library(pack, words)

    def note(key: str, **args: int) -> None:
        print(words.say(key, **args), file=sys.stderr, flush=True)

    try:
        game = read_any(read_text(file, words), library)
        if not game.steps:
            fail(words.say("review-nothing"), words)
        coach = require_coach(CoachService(library), lambda: note("coach-getting-ready"))
        watch = Watch(lambda done, total: note("review-progress", done=done, total=total))
        with first_interrupt() as stop:
            made = review_game(game, coach, budget_ms=budget, stop=stop, progress=watch)
    except UfsError as error:
        fail_with(error, words)
    if as_json:
        typer.echo(json.dumps(to_json(made, words), ensure_ascii=False))
    else:
        from ufs.coach.review_text import review_lines

        for line in review_lines(made, words):
            typer.echo(line)
    if not made.complete:
        note("review-stopped", round=made.points[-1].round)
        raise typer.Exit(INTERRUPTED)


@contextmanager
def first_interrupt() -> Iterator[Callable[[], bool]]:
    """Ctrl-C ends the review, and what there is of it is shown; a second one ends the program."""
    came: list[int] = []

    def note(number: int, _: object) -> None:
        came.append(number)
        signal.signal(signal.SIGINT, usual)

    usual = signal.signal(signal.SIGINT, note)
    try:
        yield lambda: bool(came)
    finally:
        signal.signal(signal.SIGINT, usual)


class Watch:
    """Passes progress on at once and then now and then."""

    def __init__(self, say: Callable[[int, int], None]) -> None:
        self.say = say
        self.told = -EVERY_S

    def __call__(self, done: int, total: int) -> None:
        if time.monotonic() - self.told > EVERY_S:
            self.told = time.monotonic()
            self.say(done, total)
