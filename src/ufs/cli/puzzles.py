"""`ufs puzzles`: find puzzles in simulated games."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ufs.base.interrupts import INTERRUPTED
from ufs.cli.options import TEXT, Lang, fail_with, get_words, warn_uncached

if TYPE_CHECKING:
    from ufs.puzzles import Puzzle

MOST = 100_000
A_YEAR = 371  # 53 weeks


def register(app: typer.Typer) -> None:
    """Add the command to `ufs`."""
    app.command("puzzles", help=TEXT["puzzles"])(puzzles_command)


def puzzles_command(
    out: Annotated[Path, typer.Option("--out", help=TEXT["puzzles-out"], metavar="FILE")] = Path(
        "puzzles.json"
    ),
    count: Annotated[int, typer.Option("--count", help=TEXT["puzzles-count"])] = A_YEAR,
    seed: Annotated[int, typer.Option("--seed", help=TEXT["puzzles-seed"])] = 1,
    again: Annotated[
        Path | None, typer.Option("--again", help=TEXT["puzzles-earlier"], metavar="FILE")
    ] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", help=TEXT["lab-jobs"])] = None,
    lang: Lang = None,
) -> None:
    from ufs.base import extras
    from ufs.base.errors import UfsError

    words = get_words(lang)
    warn_uncached(words)
    try:
        numbers = {"--count": (count, 1), "--seed": (seed, 0), "--jobs": (jobs or 1, 1)}
        for option, (number, least) in numbers.items():
            if not least <= number <= MOST:
                raise UfsError(
                    "bad_request", "train-bad-number", option=option, found=number, most=MOST
                )
        if not out.parent.is_dir():
            raise UfsError("bad_request", "puzzles-no-folder", folder=str(out.parent))
        with extras.explain_missing("puzzles-need-extras"):
            from ufs.puzzle_maker import judge_all, make, write_file
        from ufs.puzzles.book import read_book

        earlier = read_book(again).puzzles if again else []
        found: dict[str, Puzzle] = {}
        games, stopped = 0, False
        try:
            for judged, puzzle in enumerate(judge_all(earlier, seed, None, jobs or -1), 1):
                found |= {puzzle.id: puzzle} if puzzle else {}
                line = words.say("puzzles-judged", kept=len(found), judged=judged)
                typer.echo(line, err=True)
            for puzzles in make(seed, None, jobs or -1) if len(found) < count else ():
                games += 1
                if puzzles:
                    found |= {puzzle.id: puzzle for puzzle in puzzles}
                    line = words.say("puzzles-found", found=len(found), count=count, games=games)
                    typer.echo(line, err=True)
                if len(found) >= count:
                    break
        except KeyboardInterrupt:
            stopped = True
        write_file(list(found.values()), out)
    except UfsError as error:
        fail_with(error, words)
    typer.echo(words.say("puzzles-written", found=len(found), games=games, file=str(out)))
    if stopped:
        raise typer.Exit(INTERRUPTED)
