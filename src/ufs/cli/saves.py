"""The commands `ufs saves …`: backups, the bin, damaged files."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ufs.cli.options import TEXT, Lang, fail_with, get_library, get_words, write_file

if TYPE_CHECKING:
    from ufs.base.words import Words
    from ufs.play import Application

saves_app = typer.Typer(help=TEXT["saves"], no_args_is_help=True, rich_markup_mode=None)
File = Annotated[Path, typer.Argument(help=TEXT["saves-file"], metavar="FILE")]


def register(app: typer.Typer) -> None:
    """Add the commands to `ufs`."""
    app.add_typer(saves_app, name="saves")


@contextmanager
def with_words(lang: str | None) -> Iterator[Words]:
    """An error ends the command with a message."""
    from ufs.base.errors import UfsError

    words = get_words(lang)
    try:
        yield words
    except UfsError as error:
        fail_with(error, words)


@contextmanager
def open_saves(lang: str | None) -> Iterator[tuple[Application, Words]]:
    from ufs.play import open_application

    with with_words(lang) as words:
        app = open_application(get_library(None, words))
        notice = app.notice(words)
        if notice is not None:
            typer.echo(notice, err=True)
        try:
            yield app, words
        finally:
            app.close()


@saves_app.command("backup", help=TEXT["saves-backup"])
def backup_command(
    file: File,
    overwrite: Annotated[bool, typer.Option("--overwrite", help=TEXT["saves-overwrite"])] = False,
    lang: Lang = None,
) -> None:
    from ufs.base.errors import UfsError

    with open_saves(lang) as (app, words):
        if file.exists() and not overwrite:
            raise UfsError("bad_request", "saves-would-overwrite", file=str(file))
        write_file(file, app.export_profile())
        typer.echo(words.say("saves-written", file=str(file)))


@saves_app.command("list", help=TEXT["saves-list"])
def list_command(lang: Lang = None) -> None:
    from ufs.store.backups import list_backups
    from ufs.store.sqlite import default_path

    with with_words(lang) as words:
        backups = list_backups(default_path())
        for one in backups:
            when, kilobytes = f"{one.when:%Y-%m-%d %H:%M} UTC", -(-one.size // 1024)
            typer.echo(f"{when}  {one.schema}  {kilobytes:6} KB  {one.path}")
        if not backups:
            typer.echo(words.say("saves-none"))


@saves_app.command("restore", help=TEXT["saves-restore"])
def restore_command(file: File, lang: Lang = None) -> None:
    from ufs.store.restore import restore
    from ufs.store.sqlite import default_path

    with with_words(lang) as words:
        aside = restore(default_path(), file)
        typer.echo(words.say("saves-restored", file=str(file), aside=str(aside)))


@saves_app.command("salvage", help=TEXT["saves-salvage"])
def salvage_command(
    file: File,
    out: Annotated[
        Path | None, typer.Option("--out", help=TEXT["saves-out"], metavar="FILE")
    ] = None,
    lang: Lang = None,
) -> None:
    from ufs.base.errors import UfsError
    from ufs.base.words import Term
    from ufs.store.backups import plain
    from ufs.store.errors import explain_errors
    from ufs.store.salvage import in_words, salvage

    with with_words(lang) as words:
        # Not `salvaged_file`: what has that name is put in the place of the saves.
        target = out or file.with_name(f"{file.stem}.salvaged{file.suffix}")
        if target.exists():
            raise UfsError("bad_request", "saves-is-there", file=str(target))
        try:
            with explain_errors(), plain(file) as database:
                done = salvage(database, target)
        except OSError as error:
            reason = str(error.strerror)
            raise UfsError("bad_request", "saves-bad-file", file=str(file), reason=reason) from None
        if not (done.games or done.campaigns or done.lost):
            target.unlink(missing_ok=True)
            nothing = Term("saves-no-saves")
            raise UfsError("bad_request", "saves-bad-file", file=str(file), reason=nothing)
        typer.echo(in_words(done, file, words), nl=False)
        typer.echo(words.say("saves-written", file=str(target)))


@saves_app.command("bin", help=TEXT["saves-bin"])
def bin_command(
    empty: Annotated[bool, typer.Option("--empty", help=TEXT["saves-empty"])] = False,
    lang: Lang = None,
) -> None:
    with open_saves(lang) as (app, words):
        if empty:
            typer.echo(words.say("saves-emptied", count=app.bin.empty()["removed"]))
            return
        found = app.bin.view(words)
        for entry in found["deleted"]:
            typer.echo(f"{entry['id']}  {entry['deleted'][:10]}  {name_of(entry, words)}")
        for bad in found["unreadable"]:
            typer.echo(bad["message"])
        if not found["deleted"]:
            typer.echo(words.say("saves-bin-empty"))


def name_of(entry: dict[str, object], words: Words) -> str:
    """A deleted game or campaign in a few words."""
    game, campaign = entry["game"], entry["campaign"]
    if isinstance(campaign, dict):
        return str(campaign["name"])
    if isinstance(game, dict):
        name = game["city_name"] or game["edition_name"]
        return words.say("game-title", game=name, round=game["round"])
    return words.say("saves-unreadable")


@saves_app.command("recover", help=TEXT["saves-recover"])
def recover_command(
    id: Annotated[str, typer.Argument(help=TEXT["saves-id"], metavar="ID")], lang: Lang = None
) -> None:
    with open_saves(lang) as (app, words):
        app.bin.find_and_restore(id)
        typer.echo(words.say("saves-recovered", id=id))
