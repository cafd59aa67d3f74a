"""What could not be printed as it stands in its file: whoever prints is told, piece by piece."""

from __future__ import annotations

import sys
from collections.abc import Callable

from ufs.base.errors import show
from ufs.base.words import Words

Tell = Callable[[str], None]
MOST = 20  # letters in one sentence


class Notes:
    """A pen notes here which letters it had no glyph for and which texts it had to cut off."""

    def __init__(self, piece: str = "") -> None:
        self.piece = piece  # whose side is being drawn, as in `city:roswell:blue`
        self.letters: dict[str, dict[str, str]] = {}
        self.cuts: dict[tuple[str, str], int] = {}  # (piece, text): how many letters had room

    def missing(self, letters: dict[str, str]) -> None:
        if letters:
            self.letters.setdefault(self.piece, {}).update(letters)

    def cut(self, text: str, room: int) -> None:
        self.cuts[self.piece, text] = room

    def messages(self, words: Words) -> list[str]:
        """A sentence for each piece with strange letters, and for each text that was cut off."""
        told = []
        for piece, letters in self.letters.items():
            shown = [f"{letter} ({instead})" for letter, instead in letters.items()]
            shown[MOST:] = ["…"] if len(shown) > MOST else []
            told.append(words.say("print-letters", piece=piece, letters=shown))
        for (piece, text), room in self.cuts.items():
            args = {"piece": piece, "start": beginning(text), "letters": len(text), "room": room}
            told.append(words.say("print-too-long", **args))
        return told


def beginning(text: str) -> str:
    """Enough of a text to find it in its file."""
    line = " ".join(text[:80].split())
    return show(line if len(line) <= 30 else line[:30].rstrip() + "…")[1:-1]


def tell_aside(message: str) -> None:
    """Beside the answer of a command, so that neither is taken for the other."""
    print(message, file=sys.stderr)
