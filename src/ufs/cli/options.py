"""What all commands of `ufs` share: languages, packs, and how a command fails.

Whatever is heavy is imported when it is needed, so help comes at once.
"""

from __future__ import annotations

import json
import shlex
import shutil
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from ufs.base.words import LANGUAGES, help_texts, pick_language

if TYPE_CHECKING:
    from ufs.base.errors import UfsError
    from ufs.base.words import Words
    from ufs.content.loader import Library


def asked_language(arguments: list[str]) -> str | None:
    """The value of `--lang`, wherever it stands: the help texts need it before typer reads it."""
    for n, argument in enumerate(arguments):
        if argument == "--lang" and n + 1 < len(arguments):
            return arguments[n + 1]
        if argument.startswith("--lang="):
            return argument.partition("=")[2]
    return None


TEXT = help_texts(pick_language(asked_language(sys.argv)))
BAD_INPUT = 2
NAMED = 3  # mistakes of a pack that is left out; `ufs content check` has them all


Lang = Annotated[str | None, typer.Option("--lang", help=TEXT["lang"], metavar="LANG")]
Packs = Annotated[list[Path] | None, typer.Option("--pack", help=TEXT["pack"], metavar="DIR")]

# The options of a setup: what lies on the table.
Edition = Annotated[str | None, typer.Option("--edition", help=TEXT["edition"])]
City = Annotated[str | None, typer.Option("--city", help=TEXT["city"])]
Damaged = Annotated[bool, typer.Option("--damaged", help=TEXT["damaged"])]
Threat = Annotated[int | None, typer.Option("--threat", help=TEXT["threat"])]
Level = Annotated[int | None, typer.Option("--level", help=TEXT["level"])]
Hard = Annotated[str | None, typer.Option("--hard", help=TEXT["hard"])]
Sky = Annotated[str | None, typer.Option("--sky", help=TEXT["sky"])]
Scenario = Annotated[str | None, typer.Option("--scenario", help=TEXT["scenario"])]
Team = Annotated[str | None, typer.Option("--team", help=TEXT["team"])]


class Settings:
    """What was said before the command's name: `ufs --lang de play`."""

    lang: str | None = None


def get_words(lang: str | None) -> Words:
    from ufs.base.words import Words

    wish = lang or Settings.lang
    if wish is not None and wish not in LANGUAGES:
        fail(Words("en").say("bad-language", found=wish, expected=LANGUAGES), Words("en"))
    return Words(pick_language(wish))


def fail(message: str, words: Words) -> NoReturn:
    """Say what is wrong and stop with the exit code for bad input."""
    typer.echo(words.say("error-prefix", message=message), err=True)
    raise typer.Exit(BAD_INPUT)


def fail_with(error: UfsError, words: Words) -> NoReturn:
    message = error.message(words)
    fail(f"{message} [{error.rule}]" if error.rule else message, words)


def get_library(packs: list[Path] | None, words: Words) -> Library:
    """The built-in pieces, the user's packs and those named on the command line.

    A broken pack in the user's folder is named and left out; a broken one that was asked for stops.
    """
    from ufs.content.loader import load_all

    library, left_out = load_all(packs or [])
    for bad in left_out:
        typer.echo(words.say("bad-pack", pack=str(bad.pack)), err=True)
        for problem in bad.problems[:NAMED]:
            typer.echo(f"  {problem.message(words)}", err=True)
    if library.problems:
        for problem in library.problems:
            typer.echo(problem.message(words), err=True)
        fail(words.say("check-mistakes", count=len(library.problems)), words)
    return library


def read_text(path: Path, words: Words, wrong: str = "file-read-error") -> str:
    """A text file, or a sentence about why it cannot be read; `wrong` is it if this is no text."""
    from ufs.game.record import MAX_RECORD

    try:
        with path.open("rb") as file:
            return file.read(4 * MAX_RECORD + 1).decode("utf-8-sig")
    except OSError as error:
        fail(words.say("file-read-error", file=str(path), reason=str(error.strerror)), words)
    except UnicodeDecodeError as error:
        reason = words.say("file-not-utf8", byte=str(error.start))
        fail(words.say(wrong, file=str(path), reason=reason), words)


def write_file(path: Path, data: bytes) -> None:
    """Write a file as a whole, or raise an error that says why it cannot be."""
    from ufs.base.errors import UfsError, show

    try:
        beside = path.with_name(path.name + ".new")
        beside.write_bytes(data)
        beside.replace(path)
    except (OSError, ValueError) as error:
        reason = str(getattr(error, "strerror", None) or error)
        name = show(str(path), 200)[1:-1]
        raise UfsError("bad_request", "lab-write-error", file=name, reason=reason) from None


def read_json(text: str, words: Words) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        fail(words.say("bad-setup-json", reason=str(error)[:200]), words)


def setup_parts(
    hard: str | None = None,
    sky: str | None = None,
    team: str | None = None,
    damaged: bool = False,
    **parts: Any,
) -> dict[str, Any]:
    """What the options of a setup say, as a setup has it; what was not said is left out."""
    found: dict[str, Any] = {
        **parts,
        "damaged": True if damaged else None,
        "hard": hard.split(",") if hard else None,
        "sky": sky.split(",") if sky else None,
        "characters": read_team(team) if team else None,
    }
    return {name: value for name, value in found.items() if value is not None}


def read_team(text: str) -> list[dict[str, Any]]:
    """S12: characters by their ids; a plus behind one says that it is upgraded."""
    members = [member.strip() for member in text.split(",")]
    return [
        {"id": member.removesuffix("+"), "upgraded": member.endswith("+")} for member in members
    ]


def program() -> str:
    """How this program was started, so that what it tells the player to type works:

    `ufs`, `.venv/bin/ufs` where that is not on the PATH, or `python -m ufs`.
    """
    started = Path(sys.argv[0])
    if started.name == "__main__.py":
        return f"{command_for(Path(sys.executable))} -m ufs"
    return command_for(started) if started.is_file() else "ufs"


def command_for(file: Path) -> str:
    """A program by its name alone, if the shell finds it so; else by its path from here."""
    from ufs.base.extras import relative_path

    found = shutil.which(file.name)
    is_known = found is not None and Path(found).absolute() == file.absolute()
    return shlex.quote(file.name if is_known else relative_path(file.absolute()))


def options(packs: list[Path] | None, lang: str | None) -> str:
    """The options that going on with a game needs again."""
    words = [word for pack in packs or [] for word in ("--pack", str(pack))]
    language = lang or Settings.lang  # before the command, or after it
    return shlex.join([*words, *(["--lang", language] if language else [])])


def with_line_editing() -> None:
    """Arrow keys at the prompt, where Python comes with them."""
    with suppress(ImportError):
        import readline  # noqa: F401
