"""Comments: what people write into a record beside its lines. They stay with the line."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

SIGN = "#"  # the rest of a line is a comment
OUR_OWN = re.compile(r"# Round [0-9]+")  # a heading that every record gets anew


@dataclass
class Comments:
    """The comments of one line, each with its sign."""

    above: list[str] = field(default_factory=list)
    beside: str = ""
    below: list[str] = field(default_factory=list)  # up to the heading of the next round

    def __bool__(self) -> bool:
        return bool(self.above or self.beside or self.below)

    def save(self) -> dict[str, Any]:
        """As JSON, without what is empty."""
        return {name: value for name, value in vars(self).items() if value}


def write_line(line: str, comments: Comments | None) -> list[str]:
    """A line of a record with its comments around it."""
    if not comments:
        return [line]
    beside = f"  {comments.beside}" if comments.beside else ""
    return [*comments.above, f"{line}{beside}", *comments.below]


def split_line(line: str) -> tuple[str, str]:
    """What a line says, and its comment. The JSON of a position may hold the sign itself."""
    if line.startswith("position:"):
        return line.strip(), ""
    said, sign, comment = line.partition(SIGN)
    return said.strip(), f"{sign}{comment}".rstrip()


def read_lines(text: str) -> list[tuple[int, str, Comments]]:
    """The lines of a record that say something: their numbers, what they say, their comments."""
    lines: list[tuple[int, str, Comments]] = []
    waiting: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        said, comment = split_line(line)
        if said:
            lines.append((number, said, Comments(waiting, comment)))
            waiting = []
        elif OUR_OWN.fullmatch(comment):
            if lines:  # what stands before the heading belongs to the round before
                lines[-1][2].below += waiting
                waiting = []
        elif comment:
            waiting.append(comment)
    if lines:
        lines[-1][2].below += waiting
    return lines
