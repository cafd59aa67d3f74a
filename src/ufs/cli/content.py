"""`ufs content`: list, check, create and print pieces."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ufs.cli.options import (
    BAD_INPUT,
    TEXT,
    Lang,
    Packs,
    fail_with,
    get_library,
    get_words,
    write_file,
)

if TYPE_CHECKING:
    from ufs.base.words import Words
    from ufs.content.loader import Library

HERE = Path()
SHEETS = Path("under-falling-skies.pdf")


def register(app: typer.Typer) -> typer.Typer:
    """Add the command `content` to `ufs`; others may add subcommands to it."""
    content = typer.Typer(help=TEXT["content"], no_args_is_help=True, rich_markup_mode=None)
    content.command("check", help=TEXT["content-check"])(content_check)
    content.command("list", help=TEXT["content-list"])(content_list)
    content.command("new", help=TEXT["content-new"])(content_new)
    content.command("print", help=TEXT["content-print"])(content_print)
    app.add_typer(content, name="content")
    return content


def content_check(
    path: Annotated[Path | None, typer.Argument(help=TEXT["content-path"])] = None,
    pack: Packs = None,
    lang: Lang = None,
) -> None:
    from ufs.content.loader import choose_user_packs, load, stray_user_files
    from ufs.content.problems import Problem

    words = get_words(lang)
    packs, surplus = ([path], []) if path else choose_user_packs()
    library = load([*packs, *(pack or [])])
    ignored = [] if path else stray_user_files()
    remarks = [Problem(str(file), "", "pack-ignored") for file in ignored]
    remarks += [problem for large in surplus for problem in large.problems]
    for remark in [*remarks, *library.remarks]:
        typer.echo(remark.message(words))
    for problem in library.problems:
        typer.echo(problem.message(words))
    if library.problems:
        typer.echo(words.say("check-mistakes", count=len(library.problems)))
        raise typer.Exit(BAD_INPUT)
    own = sum(pack > 1 for pack in library.pack_of.values())  # the first pack is the built-in one
    typer.echo(words.say("check-fine", pieces=own, built_in=len(library.pieces) - own))


def content_list(pack: Packs = None, lang: Lang = None) -> None:
    words = get_words(lang)
    library = get_library(pack, words)
    for (_, id), piece in sorted(library.pieces.items(), key=lambda item: library.files[item[0]]):
        typer.echo(f"{library.file(piece):28} {id:16} {piece.source}")


def content_new(
    kind: Annotated[str, typer.Argument(help=TEXT["content-kind"], metavar="KIND")],
    name: Annotated[str, typer.Argument(help=TEXT["content-name"], metavar="NAME")],
    out: Annotated[Path, typer.Option(help=TEXT["content-out"], metavar="DIR")] = HERE,
    lang: Lang = None,
) -> None:
    import tomllib

    from ufs.base.errors import UfsError
    from ufs.content.loader import built_in
    from ufs.content.starters import write_starter

    words = get_words(lang)
    try:
        path = write_starter(kind, name, out, words)
    except UfsError as error:
        fail_with(error, words)
    id = str(tomllib.loads(path.read_text(encoding="utf-8"))["id"])
    typer.echo(words.say("making-written", file=str(path)))
    if is_known(kind, id, built_in()):
        typer.echo(words.say("making-replaces", id=id))
    pack = pack_with(path)
    typer.echo(words.say("making-check", path=quoted(pack)))
    if kind != "chapter":
        typer.echo(how_to_use(kind, id, pack, words))


def content_print(
    what: Annotated[str, typer.Option(help=TEXT["content-what"], metavar="WHAT")] = "all",
    out: Annotated[Path, typer.Option(help=TEXT["content-pdf"], metavar="FILE")] = SHEETS,
    paper: Annotated[str, typer.Option(help=TEXT["content-paper"], metavar="PAPER")] = "a4",
    pack: Packs = None,
    lang: Lang = None,
) -> None:
    words = get_words(lang)
    library = get_library(pack, words)
    from ufs.base import extras
    from ufs.base.errors import UfsError

    try:
        with extras.explain_missing("print-needs-extra"):
            from ufs.printing.choose import choose
            from ufs.printing.sheets import print_sheets
        pieces = choose(what, library, words)
        pdf, pages = print_sheets(pieces, paper, words)
        write_file(out, pdf)
    except UfsError as error:
        fail_with(error, words)
    args = {"pages": pages, "pieces": len(pieces), "file": str(out)}
    typer.echo(words.say("print-written", **args))


def is_known(kind: str, id: str, library: Library) -> bool:
    """Whether a piece of this kind and id exists already."""
    return any(
        piece.id == id and getattr(piece, "kind", "") == kind for piece in library.pieces.values()
    )


def quoted(path: Path) -> str:
    """A path, quoted for a shell."""
    import shlex

    return shlex.quote(str(path))


def pack_with(path: Path) -> Path:
    """What to pass to `--pack` for a new piece: its folder if that is a pack, otherwise its file.

    A piece may use other pieces of its pack, but a folder may also hold TOML files of other
    programs.
    """
    from ufs.content.pack_files import is_toml

    others = [file for file in path.parent.iterdir() if is_toml(file) and file.is_file()]
    kinds = [kind_in(file) for file in others if file != path]
    is_pack = "pack" in (*kinds, kind_in(path)) or (kinds and all(kinds))
    return path.parent if is_pack else path


def kind_in(file: Path) -> str | None:
    """The kind of piece in a file, or None if it cannot be read."""
    from ufs.base.errors import UfsError
    from ufs.content.limits import MAX_FILE
    from ufs.content.toml_text import read_toml

    try:
        with file.open("rb") as opened:
            kind = read_toml(opened.read(MAX_FILE + 1)).get("kind")
    except (OSError, UfsError):
        return None
    return kind if isinstance(kind, str) else None


def how_to_use(kind: str, id: str, pack: Path, words: Words) -> str:
    """How to use the new piece."""
    if kind == "pack":
        return words.say("making-fill", path=quoted(pack))
    if kind == "base-tile":
        return words.say("making-in-city", id=id)
    use = {
        "city": f"--city {id}",
        "character": f"--team {id}",
        "scenario": f"--scenario {id}",
        "sky": f"--sky I,{id},III,IV",
    }
    return words.say("making-play", command=f"ufs play {use[kind]} --pack {quoted(pack)}")
