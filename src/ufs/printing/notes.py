"""What could not be printed unchanged, piece by piece: missing letters, texts cut off."""

from __future__ import annotations

import sys
from collections.abc import Callable

from ufs.base.errors import show
from ufs.base.words import Words

Report = Callable[[str], None]
MAX_LETTERS = 20  # letters in one sentence


class Notes:
    """Where a pen notes the letters without a glyph and the texts it had to cut off."""

    def __init__(self, piece: str = "") -> None:
        self.piece = piece  # the side that is being drawn, as in `city:roswell:blue`
        self.letters: dict[str, dict[str, str]] = {}
        self.cuts: dict[tuple[str, str], int] = {}  # (piece, text): how many letters fit

    def missing(self, letters: dict[str, str]) -> None:
        if letters:
            self.letters.setdefault(self.piece, {}).update(letters)

    def cut(self, text: str, room: int) -> None:
        self.cuts[self.piece, text] = room

    def messages(self, words: Words) -> list[str]:
        """A sentence for each piece with strange letters, and for each text that was cut off."""
        messages = []
        for piece, letters in self.letters.items():
            shown = [f"{letter} ({instead})" for letter, instead in letters.items()]
            shown[MAX_LETTERS:] = ["…"] if len(shown) > MAX_LETTERS else []
            messages.append(words.say("print-letters", piece=piece, letters=shown))
        for (piece, text), room in self.cuts.items():
            args = {"piece": piece, "start": beginning(text), "letters": len(text), "room": room}
            messages.append(words.say("print-too-long", **args))
        return messages


def beginning(text: str) -> str:
    """Enough of a text to find it in its file."""
    line = " ".join(text[:80].split())
    return show(line if len(line) <= 30 else line[:30].rstrip() + "…")[1:-1]


def print_to_stderr(message: str) -> None:
    """Keep notes apart from the output of a command."""
    print(message, file=sys.stderr)
