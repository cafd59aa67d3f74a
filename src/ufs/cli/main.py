"""The command `ufs`. Each command imports what it needs when it runs, so that help is fast."""

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
from ufs.cli.content_balance import register as register_content_balance
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
    RealCharacters,
    RealScenario,
    Scenario,
    Settings,
    Sky,
    Store,
    Team,
    Threat,
    fail,
    fail_with,
    get_library,
    get_words,
    program,
    read_text,
    real_part,
    repeated_options,
    setup_parts,
    with_line_editing,
    write_file,
)
from ufs.cli.puzzles import register as register_puzzles
from ufs.cli.review import register as register_coach
from ufs.cli.saves import register as register_saves
from ufs.cli.train import register as register_train

if TYPE_CHECKING:
    from ufs.base.words import Words
    from ufs.content.loader import Library
    from ufs.game import Game
    from ufs.game.setup import Table
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
    resume: Annotated[bool, typer.Option("--continue", help=TEXT["continue"])] = False,
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
    real_scenario: RealScenario = None,
    real_character: RealCharacters = None,
    own_dice: Annotated[bool, typer.Option("--own-dice", help=TEXT["own-dice"])] = False,
    unseal: Annotated[
        str | None, typer.Option(help=TEXT["unseal"], metavar="[once|always]")
    ] = None,
    text: Annotated[bool, typer.Option("--text", help=TEXT["text"])] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=TEXT["no-browser"])] = False,
    port: Annotated[int | None, typer.Option(help=TEXT["port"], min=0, max=65535)] = None,
    host: Annotated[str | None, typer.Option(help=TEXT["host"])] = None,
    public: Annotated[str | None, typer.Option(help=TEXT["public"], metavar="URL")] = None,
    store: Store = None,
    pack: Packs = None,
    lang: Lang = None,
) -> None:
    gc.disable()  # while everything is loaded there is no garbage: a third faster
    words = get_words(lang)
    library = get_library(pack, words)
    table = {"edition": edition, "city": city, "threat": threat, "level": level}
    setup = setup_parts(hard, sky, team, damaged, **table, scenario=scenario)
    setup |= real_part(real_scenario, real_character)
    choice = GameChoice(record, resume, game, setup, seed, "manual" if own_dice else "auto", unseal)
    if unseal not in (None, "once", "always"):
        fail(words.say("unseal-what", found=unseal), words)
    if sum(map(bool, (record, resume, game, choice.is_new))) > 1:
        fail(words.say("play-record-and-setup"), words)
    if not text:
        play_in_browser(choice, library, words, not no_browser, host, port, public, store)
        return
    only_in_browser = {"--no-browser": no_browser, "--port": port, "--host": host}
    for name, given in {**only_in_browser, "--public": public}.items():
        if given not in (None, False):
            fail(words.say("server-text-only", option=name), words)
    play_as_text(choice, library, words, store, repeated_options(pack, store, lang))


@dataclass
class GameChoice:
    """Which game to play, as the options of `ufs play` say."""

    record: Path | None
    resume: bool
    game: str | None  # the id of a saved game
    setup: dict[str, Any]
    seed: int | None
    dice: str
    unseal: str | None = None  # C11: "once" for this game, "always" for good

    @property
    def is_new(self) -> bool:
        return bool(self.setup) or self.seed is not None or self.dice == "manual"

    @property
    def is_saved(self) -> bool:
        """Whether a saved game is to be continued."""
        return self.resume or self.game is not None

    def new(self, library: Library) -> Game:
        from ufs.game import Game

        return Game.new({"edition": "box", **self.setup}, self.seed, self.dice, library)

    def read(self, text: str, app: Application) -> Game:
        """The game of a record; sealed pieces only if they may be seen (C11)."""
        from ufs.game.record import read_any

        return app.seal.show(lambda pieces: read_any(text, pieces), table_of, bool(self.unseal))

    def begin(self, app: Application) -> Game:
        """A new game; with sealed pieces only if they may be seen (C11)."""
        return app.seal.show(self.new, table_of, bool(self.unseal))


def table_of(game: Game) -> Table:
    return game.table


def play_as_text(
    choice: GameChoice, library: Library, words: Words, store: str | None, options: str
) -> None:
    """The game at the prompt; `options` are needed again to resume it."""
    from ufs.base.errors import UfsError
    from ufs.play import open_application
    from ufs.terminal.text import Commands, TextGame

    try:
        check_record(choice, library, words)
        app = open_application(library, store)
        print_notice(app, words)
        game = game_from(choice, app, words, by_default=True)
        session = open_session(choice, game, app, words)
    except UfsError as error:
        fail_with(error, words)
    gc.enable()
    with_line_editing()
    play = f"{program()} play --text"
    commands = Commands(f"{play} --game {session.id} {options}".rstrip(), play)
    played = TextGame(app, session, words, input, typer.echo, commands)
    played.run()
    is_new = played.session.id != session.id or (game is not None and choice.record is None)
    if is_new and not played.game.steps:
        app.sessions.discard(played.session.id)  # the player left without a move
    app.close()


def print_notice(app: Application, words: Words) -> None:
    notice = app.notice(words)
    if notice is not None:
        typer.echo(notice, err=True)


def play_in_browser(
    choice: GameChoice,
    library: Library,
    words: Words,
    browser: bool,
    host: str | None,
    port: int | None,
    public: str | None,
    store: str | None,
) -> None:
    """The game as a page: a server for this machine's browser."""
    from ufs.base.errors import UfsError
    from ufs.base.files import data_folder
    from ufs.play import open_application
    from ufs.web.app import make_app
    from ufs.web.serve import listen, serve
    from ufs.web.token_file import load_token

    try:
        check_record(choice, library, words)
        app = open_application(library, store)
        print_notice(app, words)
        game = game_from(choice, app, words)
        token = load_token(data_folder())
        if token.was_damaged:
            typer.echo(words.say("server-token-replaced", file=str(token.path)), err=True)
        listener = listen(host, port, token, public)
        has_game = game is not None or choice.is_saved
        session = open_session(choice, game, app, words) if has_game else None
    except UfsError as error:
        fail_with(error, words)
    route = f"game/{session.id}" if session else ""

    def ready() -> None:
        address = listener.address(route)
        typer.echo(words.say("server-address", address=address))
        if listener.door.is_open:
            typer.echo(words.say("server-open"))
        typer.echo(words.say("server-stop"))
        gc.freeze()
        gc.enable()
        sys.stdout.flush()
        if browser:
            open_browser(address)

    serve(make_app(app, listener.door), listener, ready)
    app.close()


def check_record(choice: GameChoice, library: Library, words: Words) -> None:
    """Refuse a record that cannot be read, before the saves are opened.

    What is wrong about its pieces is said later: only then it is known which ones are sealed (C11).
    """
    from ufs.base.errors import UfsError
    from ufs.game.record import read_any

    if choice.record is not None:
        try:
            read_any(read_text(choice.record, words), library)
        except UfsError as error:
            if error.code != "bad_setup":
                raise


def game_from(
    choice: GameChoice, app: Application, words: Words, by_default: bool = False
) -> Game | None:
    """The game of a record or a setup; with `by_default` a new game if no other is chosen."""
    from ufs.base.errors import UfsError
    from ufs.play.settings import SettingsShape

    if choice.unseal == "always":
        app.settings.change(SettingsShape(seal_broken=True))
    is_new = choice.is_new or (by_default and not choice.is_saved)
    try:
        if choice.record is not None:
            return choice.read(read_text(choice.record, words), app)
        return choice.begin(app) if is_new else None
    except UfsError as error:
        app.close()
        if error.code != "sealed":
            raise
        fail(f"{error.message(words)} {words.say('sealed-how')} [{error.rule}]", words)


def open_session(choice: GameChoice, game: Game | None, app: Application, words: Words) -> Session:
    """A session for this game, or for a saved one."""
    if game is not None:
        return app.sessions.create(game, app.settings.mode, imported=choice.record is not None)
    id = choice.game or app.sessions.newest_unfinished()
    if id is None:
        fail(words.say("play-nothing-kept"), words)
    with app.sessions.opened(id) as session:
        return session


def open_browser(address: str) -> None:
    """In a separate thread: with some browsers the call returns only when they are closed."""
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
    from ufs.game.setup import real_title

    words = get_words(lang)
    try:
        game = Game.from_record(read_text(file, words), get_library(pack, words))
    except UfsError as error:
        fail_with(error, words)
    words = words.by(game.table.book)
    title = real_title(game.table.setup)
    for line in (*([title] if title else []), *(say_event(e, words) for e in game.events())):
        typer.echo(line)
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


register_content_balance(register_content(app))
register_coach(app)
register_lab(app)
register_train(app)
register_puzzles(app)
register_campaign(app)
register_saves(app)


def run() -> None:
    """All commands. A closed pipe or invalid UTF-8 never ends in a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        app()
    except BrokenPipeError:
        sys.stderr.close()
        raise SystemExit(1) from None
