"""The command `ufs`. Each command imports what it needs when it runs, so help comes at once."""

from __future__ import annotations

import gc
import io
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ufs import __version__
from ufs.cli.campaign import register as register_campaign
from ufs.cli.content import register as register_content
from ufs.cli.content_balance import register as register_standing
from ufs.cli.lab import register as register_lab
from ufs.cli.options import (
    TEXT,
    City,
    Damaged,
    Edition,
    Hard,
    Lang,
    Level,
    Packs,
    Scenario,
    Settings,
    Sky,
    Team,
    Threat,
    fail,
    fail_with,
    get_library,
    get_words,
    options,
    program,
    read_text,
    setup_parts,
    with_line_editing,
    write_file,
)
from ufs.cli.puzzles import register as register_puzzles
from ufs.cli.review import register as register_coach
from ufs.cli.train import register as register_train

if TYPE_CHECKING:
    from ufs.base.words import Words
    from ufs.content.loader import Library
    from ufs.game import Game
    from ufs.play import Application, Session


app = typer.Typer(
    help=TEXT["app"],
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def main(
    lang: Lang = None,
    version: Annotated[
        bool, typer.Option("--version", help=TEXT["version"], callback=say_version, is_eager=True)
    ] = False,
) -> None:
    Settings.lang = lang


@app.command(help=TEXT["play"])
def play(
    record: Annotated[
        Path | None, typer.Argument(help=TEXT["play-record"], metavar="RECORD")
    ] = None,
    go_on: Annotated[bool, typer.Option("--continue", help=TEXT["continue"])] = False,
    game: Annotated[str | None, typer.Option(help=TEXT["play-game"], metavar="ID")] = None,
    edition: Edition = None,
    city: City = None,
    damaged: Damaged = False,
    threat: Threat = None,
    level: Level = None,
    hard: Hard = None,
    sky: Sky = None,
    scenario: Scenario = None,
    team: Team = None,
    seed: Annotated[int | None, typer.Option(help=TEXT["seed"])] = None,
    own_dice: Annotated[bool, typer.Option("--own-dice", help=TEXT["own-dice"])] = False,
    text: Annotated[bool, typer.Option("--text", help=TEXT["text"])] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=TEXT["no-browser"])] = False,
    port: Annotated[int | None, typer.Option(help=TEXT["port"], min=0, max=65535)] = None,
    host: Annotated[str | None, typer.Option(help=TEXT["host"])] = None,
    pack: Packs = None,
    lang: Lang = None,
) -> None:
    gc.disable()  # everything is loaded now and nothing thrown away: ready a third sooner
    words = get_words(lang)
    library = get_library(pack, words)
    table = {"edition": edition, "city": city, "threat": threat, "level": level}
    setup = setup_parts(hard, sky, team, damaged, **table, scenario=scenario)
    wish = GameChoice(record, go_on, game, setup, seed, "manual" if own_dice else "auto")
    if sum(map(bool, (record, go_on, game, wish.is_new))) > 1:
        fail(words.say("play-record-and-setup"), words)
    if not text:
        play_in_browser(wish, library, words, not no_browser, host, port)
        return
    for name, given in (("--no-browser", no_browser), ("--port", port), ("--host", host)):
        if given not in (None, False):
            fail(words.say("server-text-only", option=name), words)
    play_as_text(wish, library, words, options(pack, lang))


@dataclass
class GameChoice:
    """Which game somebody wants to play."""

    record: Path | None
    go_on: bool
    game: str | None  # the id of one that is kept
    setup: dict[str, Any]
    seed: int | None
    dice: str

    @property
    def is_new(self) -> bool:
        return bool(self.setup) or self.seed is not None or self.dice == "manual"

    @property
    def goes_on(self) -> bool:
        """Whether a game that is kept is asked for."""
        return self.go_on or self.game is not None

    def new(self, library: Library) -> Game:
        from ufs.game import Game

        return Game.new({"edition": "box", **self.setup}, self.seed, self.dice, library)


def play_as_text(wish: GameChoice, library: Library, words: Words, again: str) -> None:
    """The game at the prompt."""
    from ufs.base.errors import UfsError
    from ufs.play import open_application
    from ufs.terminal.text import Commands, TextGame

    try:
        game = asked_game(wish, library, words, by_default=True)
        app = open_application(library)
        tell_notice(app, words)
        session = first_session(wish, game, app, words)
    except UfsError as error:
        fail_with(error, words)
    gc.enable()
    with_line_editing()
    play = f"{program()} play --text"
    commands = Commands(f"{play} --game {session.id} {again}".rstrip(), play)
    TextGame(app, session, words, input, typer.echo, commands).run()
    if game is not None and not session.game.steps and wish.record is None:
        app.sessions.delete(session.id)  # looked at, and not played
    app.close()


def tell_notice(app: Application, words: Words) -> None:
    notice = app.notice(words)
    if notice is not None:
        typer.echo(notice, err=True)


def play_in_browser(
    wish: GameChoice,
    library: Library,
    words: Words,
    browser: bool,
    host: str | None,
    port: int | None,
) -> None:
    """The game as a page: a server for this machine's browser."""
    from ufs.base.errors import UfsError
    from ufs.play import open_application
    from ufs.web.app import make_app
    from ufs.web.serve import listen, serve

    try:
        game = asked_game(wish, library, words)  # before the saves: a bad one touches nothing
        app = open_application(library)
        tell_notice(app, words)
        place = listen(host, port)
        session = (
            None if game is None and not wish.goes_on else first_session(wish, game, app, words)
        )
    except UfsError as error:
        fail_with(error, words)
    route = f"game/{session.id}" if session else ""

    def ready() -> None:
        address = place.address(route)
        typer.echo(words.say("server-address", address=address))
        if place.token is not None:
            typer.echo(words.say("server-token-once"))
        typer.echo(words.say("server-stop"))
        gc.freeze()
        gc.enable()
        sys.stdout.flush()
        if browser:
            open_browser(address)

    serve(make_app(app, place.port, place.token), place, ready)
    app.close()


def asked_game(
    wish: GameChoice, library: Library, words: Words, by_default: bool = False
) -> Game | None:
    """The game that was asked for with a record or a setup, or any game if one is needed."""
    from ufs.game.record import read_any

    if wish.record is not None:
        return read_any(read_text(wish.record, words), library)
    is_new = wish.is_new or (by_default and not wish.goes_on)
    return wish.new(library) if is_new else None


def first_session(wish: GameChoice, game: Game | None, app: Application, words: Words) -> Session:
    """The game to begin with: the one that was made, or one that is kept."""
    if game is not None:
        return app.sessions.create(game, app.settings.mode, imported=wish.record is not None)
    id = wish.game or app.sessions.newest_unfinished()
    if id is None:
        fail(words.say("play-nothing-kept"), words)
    with app.sessions.opened(id) as session:
        return session


def open_browser(address: str) -> None:
    """In a thread of its own: some browsers only come back when they are closed."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


@app.command(help=TEXT["replay"])
def replay(
    file: Annotated[Path, typer.Argument(help=TEXT["replay-file"], metavar="FILE")],
    svg: Annotated[Path | None, typer.Option(help=TEXT["replay-svg"], metavar="FILE")] = None,
    pack: Packs = None,
    lang: Lang = None,
) -> None:
    from ufs.base.errors import UfsError
    from ufs.drawing import draw_svg
    from ufs.drawing.text_board import draw_board
    from ufs.game import Game
    from ufs.game.events import say_event

    words = get_words(lang)
    try:
        game = Game.from_record(read_text(file, words), get_library(pack, words))
    except UfsError as error:
        fail_with(error, words)
    for event in game.events():
        typer.echo(say_event(event, words))
    typer.echo("")
    typer.echo(draw_board(game, words))
    if svg is not None:
        try:
            write_file(svg, draw_svg(game, words).encode())
        except UfsError as error:
            fail_with(error, words)
        typer.echo(words.say("terminal-saved", file=str(svg)))


@app.command(help=TEXT["protocol"])
def protocol(pack: Packs = None, lang: Lang = None) -> None:
    from ufs.protocol import run

    words = get_words(lang)
    run(sys.stdin.buffer, sys.stdout.buffer, get_library(pack, words), words)


register_standing(register_content(app))
register_coach(app)
register_lab(app)
register_train(app)
register_puzzles(app)
register_campaign(app)


def run() -> None:
    """The entry point. A closed pipe, Ctrl-C or odd bytes are no reason for a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        app()
    except BrokenPipeError:
        sys.stderr.close()
        raise SystemExit(1) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None


if __name__ == "__main__":
    run()
