"""`ufs train`: train the coach by self-play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from ufs.base.interrupts import INTERRUPTED
from ufs.cli.options import TEXT, Lang, Packs, fail_with, get_library, get_words, warn_uncached

MOST = 1_000_000
LISTEN_MS = 5.0


def register(app: typer.Typer) -> None:
    """Add the command to `ufs`."""
    app.command(help=TEXT["train"])(train)


def train(
    out: Annotated[Path, typer.Option("--out", help=TEXT["train-out"], metavar="DIR")] = Path(
        "ufs-training"
    ),
    seed: Annotated[int, typer.Option("--seed", help=TEXT["train-seed"])] = 1,
    generations: Annotated[
        int | None, typer.Option("--generations", help=TEXT["train-generations"])
    ] = None,
    games: Annotated[int | None, typer.Option("--games", help=TEXT["train-games"])] = None,
    start: Annotated[
        Path | None, typer.Option("--from", help=TEXT["train-from"], metavar="FILE")
    ] = None,
    boards: Annotated[
        str, typer.Option("--boards", help=TEXT["train-boards"], metavar="KIND")
    ] = "",
    until: Annotated[int | None, typer.Option("--until", help=TEXT["train-until"])] = None,
    listen: Annotated[int, typer.Option("--listen", help=TEXT["train-listen"])] = 1000,
    jobs: Annotated[int | None, typer.Option("--jobs", help=TEXT["lab-jobs"])] = None,
    pack: Packs = None,
    lang: Lang = None,
) -> None:
    from ufs.base.errors import UfsError

    words = get_words(lang)
    warn_uncached(words)
    library = get_library(pack, words)
    try:
        numbers = {"seed": seed, "generations": generations, "games": games}
        check({**numbers, "until": until, "listen": listen, "jobs": jobs})
        training = import_training()
        name, arrays = training.read_start(start) if start else ("", None)
        given = {key: n for key, n in numbers.items() if n is not None}
        plan = training.Plan(**given, boards=check_boards(boards), start=name)
        typer.echo(words.say("train-preparing"), err=True)
        trainer = training.Trainer(plan, library, out, jobs or -1, arrays)
        if trainer.generation:
            typer.echo(words.say("train-goes-on", generation=trainer.generation), err=True)
        last = min(plan.generations, until or plan.generations)
        trainer.run(lambda line: typer.echo(progress_line(line, last, words), err=True), until)
        typer.echo(words.say("train-listening", games=listen), err=True)
        path = training.finish_run(trainer, library, listen, LISTEN_MS, jobs or -1)
    except UfsError as error:
        fail_with(error, words)
    except KeyboardInterrupt:
        typer.echo(words.say("train-stopped", folder=str(out)), err=True)
        raise typer.Exit(INTERRUPTED) from None
    typer.echo(words.say("train-done", file=str(path), card=str(path.with_name("card.md"))))


def check_boards(boards: str) -> str:
    """The name of a network to train only on its tables, or empty for both networks."""
    from ufs.base.errors import UfsError, show
    from ufs.coach.networks import FILES

    if boards and boards not in FILES:
        expected = ", ".join(FILES)
        raise UfsError("bad_request", "train-bad-boards", found=show(boards), expected=expected)
    return boards


def check(numbers: dict[str, int | None]) -> None:
    """Check that every number is positive and not absurdly large."""
    from ufs.base.errors import UfsError

    for name, number in numbers.items():
        least = 0 if name == "seed" else 1
        if number is not None and not least <= number <= MOST:
            raise UfsError(
                "bad_request", "train-bad-number", option=f"--{name}", found=number, most=MOST
            )


def import_training() -> Any:
    """The module `ufs.train.training`, or an error that says what it needs."""
    from ufs.base import extras

    with extras.explain_missing("train-needs-torch"):
        from ufs.train import training

        return training


def progress_line(line: dict[str, Any], generations: int, words: Any) -> str:
    left = (generations - line["generation"] - 1) * line["seconds"] / 60
    return str(
        words.say(
            "train-progress",
            generation=line["generation"] + 1,
            generations=generations,
            won=f"{100 * (line['won'] or 0):.1f}",
            loss=f"{line['loss']:.3f}",
            minutes=f"{left:.0f}",
        )
    )
