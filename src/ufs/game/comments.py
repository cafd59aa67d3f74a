"""Comments in a record. They stay with their line."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

SIGN = "#"  # the rest of a line is a comment
JSON_HEADERS = ("position:", "real:", "piece:")
ROUND_HEADING = re.compile(r"# Round [0-9]+")  # a heading that every record gets when it is written


@dataclass
class Comments:
    """The comments of one line, each with its #."""

    above: list[str] = field(default_factory=list)
    beside: str = ""
    below: list[str] = field(default_factory=list)  # up to the heading of the next round

    def __bool__(self) -> bool:
        return bool(self.above or self.beside or self.below)

    def save(self) -> dict[str, Any]:
        """As JSON, without empty fields."""
        return {name: value for name, value in vars(self).items() if value}


def write_line(line: str, comments: Comments | None) -> list[str]:
    """A line of a record with its comments around it."""
    if not comments:
        return [line]
    beside = f"  {comments.beside}" if comments.beside else ""
    return [*comments.above, f"{line}{beside}", *comments.below]


def split_line(line: str) -> tuple[str, str]:
    """The content of a line, and its comment. The JSON of a header may contain a #."""
    if line.startswith(JSON_HEADERS):
        json, brace, rest = line.rpartition("}")
        is_comment = rest.lstrip().startswith(SIGN)
        return (f"{json}{brace}".strip(), rest.strip()) if is_comment else (line.strip(), "")
    content, sign, comment = line.partition(SIGN)
    return content.strip(), f"{sign}{comment}".rstrip()


def read_lines(text: str) -> list[tuple[int, str, Comments]]:
    """The lines of a record that have content: their numbers, content and comments."""
    lines: list[tuple[int, str, Comments]] = []
    pending: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        content, comment = split_line(line)
        if content:
            lines.append((number, content, Comments(pending, comment)))
            pending = []
        elif ROUND_HEADING.fullmatch(comment):
            if lines:  # a comment before the heading belongs to the previous round
                lines[-1][2].below += pending
                pending = []
        elif comment:
            pending.append(comment)
    if lines:
        lines[-1][2].below += pending
    return lines
