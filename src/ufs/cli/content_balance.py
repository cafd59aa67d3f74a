"""`ufs content balance FILE`: how hard or helpful a piece of your own is."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ufs.base.interrupts import INTERRUPTED
from ufs.cli.options import TEXT, Lang, fail_with, get_words, warn_uncached

BAD_INPUT = 2


def register(content: typer.Typer) -> None:
    """Add the command to `ufs content`."""
    content.command("balance", help=TEXT["content-balance"])(content_balance)


def content_balance(
    path: Annotated[Path, typer.Argument(help=TEXT["content-balance-path"], metavar="FILE")],
    games: Annotated[int | None, typer.Option("--games", help=TEXT["standing-games"])] = None,
    numbers: Annotated[
        Path | None, typer.Option("--figures", help=TEXT["standing-figures"], metavar="FILE")
    ] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", help=TEXT["lab-jobs"])] = None,
    lang: Lang = None,
) -> None:
    from ufs.base.errors import UfsError
    from ufs.content.loader import load

    words = get_words(lang)
    warn_uncached(words)
    library = load([path])
    if library.problems:
        for problem in library.problems:
            typer.echo(problem.message(words), err=True)
        raise typer.Exit(BAD_INPUT)
    from ufs.lab.rank import Ranks, figures, rank_pieces

    try:
        ranks = rank_pieces(library, figures(numbers), games, jobs, words)
    except UfsError as error:
        fail_with(error, words)
    except KeyboardInterrupt:  # before the first game
        ranks = Ranks(interrupted=True)
    if ranks.interrupted:
        typer.echo(words.say("standing-interrupted", games=ranks.games), err=True)
    for rank in ranks.found:
        for line in rank.lines(words):
            typer.echo(line)
    if ranks.interrupted:
        raise typer.Exit(INTERRUPTED)
