"""What all commands of `ufs` share: languages, packs, and how a command fails.

Heavy modules are imported when they are needed, so that help is fast.
"""

from __future__ import annotations

import json
import os
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


def lang_argument(arguments: list[str]) -> str | None:
    """The value of `--lang`, anywhere: the help texts need it before Typer parses the arguments."""
    for n, argument in enumerate(arguments):
        if argument == "--lang" and n + 1 < len(arguments):
            return arguments[n + 1]
        if argument.startswith("--lang="):
            return argument.partition("=")[2]
    return None


TEXT = help_texts(pick_language(lang_argument(sys.argv)))
BAD_INPUT = 2
MAX_PROBLEMS = 3  # shown for a faulty pack; `ufs content check` shows them all


Lang = Annotated[str | None, typer.Option("--lang", help=TEXT["lang"], metavar="LANG")]
Packs = Annotated[list[Path] | None, typer.Option("--pack", help=TEXT["pack"], metavar="DIR")]
Store = Annotated[
    str | None,
    # A password in the variable is seen by fewer people than one on the command line.
    typer.Option("--store", help=TEXT["store"], metavar="URL", envvar="UFS_STORE"),
]

# The options of a setup.
Edition = Annotated[str | None, typer.Option("--edition", help=TEXT["edition"])]
City = Annotated[str | None, typer.Option("--city", help=TEXT["city"])]
Damaged = Annotated[bool, typer.Option("--damaged", help=TEXT["damaged"])]
Threat = Annotated[int | None, typer.Option("--threat", help=TEXT["threat"])]
Level = Annotated[int | None, typer.Option("--level", help=TEXT["level"])]
Hard = Annotated[str | None, typer.Option("--hard", help=TEXT["hard"])]
Sky = Annotated[str | None, typer.Option("--sky", help=TEXT["sky"])]
Scenario = Annotated[str | None, typer.Option("--scenario", help=TEXT["scenario"])]
Team = Annotated[str | None, typer.Option("--team", help=TEXT["team"])]
RealScenario = Annotated[
    str | None, typer.Option("--real-scenario", help=TEXT["real-scenario"], metavar="NAME")
]
RealCharacters = Annotated[
    list[str] | None, typer.Option("--real-character", help=TEXT["real-character"], metavar="NAME")
]


class Settings:
    """The options before the command's name: `ufs --lang de play`."""

    lang: str | None = None


def get_words(lang: str | None) -> Words:
    from ufs.base.words import Words

    language = lang or Settings.lang
    if language is not None and language not in LANGUAGES:
        fail(Words("en").say("bad-language", found=language, expected=LANGUAGES), Words("en"))
    return Words(pick_language(language))


def fail(message: str, words: Words) -> NoReturn:
    """Print what is wrong and exit with the code for bad input."""
    typer.echo(words.say("error-prefix", message=message), err=True)
    raise typer.Exit(BAD_INPUT)


def fail_with(error: UfsError, words: Words) -> NoReturn:
    message = error.message(words)
    fail(f"{message} [{error.rule}]" if error.rule else message, words)


def get_library(packs: list[Path] | None, words: Words) -> Library:
    """The built-in pieces, the user's packs and those named on the command line.

    A faulty pack in the user's folder is reported and left out; on the command line it is an error.
    """
    from ufs.content.loader import load_all

    library, left_out = load_all(packs or [])
    for bad in left_out:
        typer.echo(words.say("bad-pack", pack=str(bad.pack)), err=True)
        for problem in bad.problems[:MAX_PROBLEMS]:
            typer.echo(f"  {problem.message(words)}", err=True)
    if library.problems:
        for problem in library.problems:
            typer.echo(problem.message(words), err=True)
        fail(words.say("check-mistakes", count=len(library.problems)), words)
    return library


def warn_uncached(words: Words) -> None:
    """Say before anything is compiled that it cannot be kept."""
    from ufs.base import compiled_cache, extras

    notice = compiled_cache.notice(words)
    if notice is not None and extras.has("fast"):
        typer.echo(notice, err=True)


def read_text(path: Path, words: Words, not_utf8: str = "file-read-error") -> str:
    """Read a text file, or fail with a message; `not_utf8` is its key if the file is not text."""
    from ufs.game.record import MAX_RECORD

    try:
        with path.open("rb") as file:
            return file.read(4 * MAX_RECORD + 1).decode("utf-8-sig")
    except OSError as error:
        fail(words.say("file-read-error", file=str(path), reason=str(error.strerror)), words)
    except UnicodeDecodeError as error:
        reason = words.say("file-not-utf8", byte=str(error.start))
        fail(words.say(not_utf8, file=str(path), reason=reason), words)


def write_file(path: Path, data: bytes) -> None:
    """Write a file completely or not at all; an error says why it cannot be written."""
    from ufs.base.errors import UfsError, show

    try:
        temporary = path.with_name(path.name + ".new")
        temporary.write_bytes(data)
        temporary.replace(path)
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
    """The fields of a setup that were given as options."""
    fields: dict[str, Any] = {
        **parts,
        "damaged": True if damaged else None,
        "hard": hard.split(",") if hard else None,
        "sky": sky.split(",") if sky else None,
        "characters": read_team(team) if team else None,
    }
    return {name: value for name, value in fields.items() if value is not None}


def real_part(scenario: str | None, characters: list[str] | None) -> dict[str, Any]:
    """The field of a setup that names real cards, if some are named."""
    real = {"scenario": scenario, "characters": characters}
    real = {name: value for name, value in real.items() if value}
    return {"real": real} if real else {}


def read_team(text: str) -> list[dict[str, Any]]:
    """S12: characters by their ids; a plus after an id means upgraded."""
    members = [member.strip() for member in text.split(",")]
    return [
        {"id": member.removesuffix("+"), "upgraded": member.endswith("+")} for member in members
    ]


def program() -> str:
    """How this program was started, for commands that the player is asked to type:

    `ufs`, `.venv/bin/ufs` where that is not on the PATH, or `python -m ufs`.
    """
    started = Path(sys.argv[0])
    if started.name == "__main__.py":
        return f"{command_for(Path(sys.executable))} -m ufs"
    return command_for(started) if started.is_file() else "ufs"


def command_for(file: Path) -> str:
    """A program by its name alone if the shell finds it, otherwise by its relative path."""
    from ufs.base.extras import relative_path

    found = shutil.which(file.name)
    is_known = found is not None and Path(found).absolute() == file.absolute()
    return shlex.quote(file.name if is_known else relative_path(file.absolute()))


def repeated_options(packs: list[Path] | None, store: str | None, lang: str | None) -> str:
    """The options that are needed again to resume a game; a password is left out."""
    words = [word for pack in packs or [] for word in ("--pack", str(pack))]
    if store and store != os.environ.get("UFS_STORE"):
        from ufs.store.url import without_password

        words += ["--store", without_password(store)]
    language = lang or Settings.lang  # after the command, or before it
    return shlex.join([*words, *(["--lang", language] if language else [])])


def with_line_editing() -> None:
    """Enable arrow keys at the prompt, where Python has readline."""
    with suppress(ImportError):
        import readline  # noqa: F401
