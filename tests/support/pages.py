"""The pages of the documentation: their examples and commands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.support.files import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/*.md")])
SHELL = ("", "console", "bash", "sh")  # languages of blocks with commands
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$|((?:^ {4}.*\n)+)", re.DOTALL | re.MULTILINE)
COMMAND = re.compile(r"^(?:\$ )?(?:\.venv/bin/)?((?:ufs|python) .*?)(?:\s+#.*)?$", re.MULTILINE)


class Example(NamedTuple):
    """A block of a page in some language, or one command."""

    language: str  # "command" for a command
    text: str


def name_of(page: Path) -> str:
    """`docs/lab.md`"""
    return page.relative_to(ROOT).as_posix()


def read(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def blocks(page: str, language: str) -> list[str]:
    """The blocks of a page in one language."""
    return [text for found, text, _ in FENCE.findall(read(page)) if found == language and text]


def examples(page: str) -> Iterator[Example]:
    """Everything on a page that can be run, in order."""
    for language, text, indented in FENCE.findall(read(page)):
        if language == "python":
            yield Example(language, text)
        elif language in SHELL:
            lines = re.sub(r"^ {4}", "", indented, flags=re.MULTILINE) or text
            for command in COMMAND.findall(lines):
                yield Example("command", command)
