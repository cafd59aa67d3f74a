"""What the content check reports: file, place, what was found, what was expected."""

from __future__ import annotations

from typing import Any

from ufs.base.text import escape_hidden
from ufs.base.words import Words


class Problem:
    """One mistake in one file."""

    def __init__(self, file: str, place: str, key: str, **args: Any) -> None:
        self.file = file
        self.place = place
        self.key = key
        self.args = args

    def message(self, words: Words) -> str:
        """`sky/I.toml: easy.rows[2]: …`"""
        where = f"{self.file}: {self.place}" if self.place else self.file
        return escape_hidden(f"{where}: {words.say(self.key, **self.args)}")

    def __repr__(self) -> str:
        return f"Problem({self.file!r}, {self.place!r}, {self.key!r}, {self.args!r})"
