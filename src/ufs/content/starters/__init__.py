"""Files to start from: `ufs content new`.

Each kind has a template beside this file, a complete piece. In it `#: key` becomes a comment in the
reader's language, `#: @name` a part of the vocabulary; `@id@`, `@name@` and `@text key@` are
replaced by the id, the name and a text.
"""

from __future__ import annotations

import json
import re
import textwrap
import unicodedata
from collections.abc import Iterator
from pathlib import Path

from ufs.base.errors import UfsError, show
from ufs.base.text import find_hidden
from ufs.base.words import LANGUAGES, Words
from ufs.content import explained
from ufs.content.explained import Entry

FOLDER = Path(__file__).parent
KINDS = ("city", "character", "scenario", "sky", "base-tile", "pack", "chapter")
WIDTH = 96
MAX_ID_LENGTH = 60  # characters of an id
LISTS = {"rooms": explained.rooms, "specials": explained.specials, "actions": explained.actions}


def make_id(name: str) -> str:
    """`Reykjavík` and `New Delhi` as ids: reykjavik, new-delhi."""
    plain = unicodedata.normalize("NFKD", name.lower().replace("ß", "ss"))
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    id = re.sub(r"[^\w]+", "-", letters).strip("-_")
    if not id or len(id) > MAX_ID_LENGTH or find_hidden(name):
        raise UfsError("bad_request", "making-no-name", found=show(name)[1:-1])
    return id


def write_starter(kind: str, name: str, folder: Path, words: Words) -> Path:
    """Write a new file of a kind into a folder and return its path; nothing is overwritten."""
    if kind not in KINDS:
        raise UfsError("bad_request", "making-unknown-kind", found=show(kind)[1:-1], expected=KINDS)
    id = make_id(name)
    path = folder / id / "pack.toml" if kind == "pack" else folder / f"{kind}-{id}.toml"
    text = starter(kind, name, words)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError as error:
        if not path.is_file():  # a file where a folder should be
            raise cannot_write(path, error) from None
        raise UfsError("bad_request", "making-exists", file=str(path)) from None
    except OSError as error:
        raise cannot_write(path, error) from None
    return path


def cannot_write(path: Path, error: OSError) -> UfsError:
    reason = str(error.strerror)
    return UfsError("bad_request", "lab-write-error", file=show(str(path))[1:-1], reason=reason)


def starter(kind: str, name: str, words: Words) -> str:
    """The text of a new file: a valid piece, with a comment for each of its lines."""
    template = (FOLDER / f"{kind}.toml").read_text(encoding="utf-8")
    lines: list[str] = []
    for line in template.splitlines():
        if line.startswith("#: "):
            lines += explain(line[3:], words)
        elif line == "@name@":
            lines += [f"{language} = {quoted(name)}" for language in LANGUAGES]
        elif line.startswith("@text "):
            key = line[6:-1]
            lines += [f"{language} = {quoted(Words(language).say(key))}" for language in LANGUAGES]
        else:
            lines.append(line.replace("@id@", quoted(make_id(name))))
    return "\n".join(lines) + "\n"


def quoted(text: str) -> str:
    """A TOML string, escaped as in JSON."""
    return json.dumps(text, ensure_ascii=False)


def explain(key: str, words: Words) -> Iterator[str]:
    """A comment: a sentence, or a part of the vocabulary."""
    if key == "@ability":
        yield from explain_abilities(words)
    elif key.startswith("@"):
        yield from table(LISTS[key[1:]](words))
    else:
        yield from paragraph(words.say(key))


def explain_abilities(words: Words) -> Iterator[str]:
    """Everything there is to know about `[[ability]]`."""
    yield from paragraph(words.say("making-ability"))
    for key, entries in (
        ("making-ability-moments", explained.moments(words)),
        ("making-ability-effects", explained.effects(words)),
        ("making-ability-standing", explained.permanent_effects(words)),
    ):
        yield "#"
        yield from paragraph(words.say(key))
        yield from table(entries)


def paragraph(text: str) -> list[str]:
    return textwrap.wrap(
        text, WIDTH, initial_indent="# ", subsequent_indent="# ", break_on_hyphens=False
    )


def table(entries: list[Entry]) -> Iterator[str]:
    """`#   word   what it means`, one below the other."""
    wide = max(len(entry.word) for entry in entries) + 2
    for entry in entries:
        yield from textwrap.wrap(
            entry.line,
            WIDTH,
            initial_indent=f"#   {entry.word:<{wide}}",
            subsequent_indent="#   " + " " * wide,
            break_on_hyphens=False,
        )
