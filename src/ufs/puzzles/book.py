"""A collection of puzzles: find one by id, or the puzzle of the day."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from ufs.base.errors import UfsError
from ufs.content.earlier import before_v6
from ufs.content.loader import Library
from ufs.content.piece_hash import library_of, piece_hash, read_piece
from ufs.puzzles.shapes import Puzzle, PuzzleFile

SHIPPED = Path(__file__).parent / "puzzles.json"
WEEK = 7


class Book:
    """Puzzles from the easiest to the hardest."""

    def __init__(self, puzzles: list[Puzzle], pieces: Sequence[Any] = ()) -> None:
        self.pieces = [read_piece(data) for data in pieces]
        self.puzzles = sorted(puzzles, key=lambda puzzle: (puzzle.missed, puzzle.id))
        self.by_id = {puzzle.id: puzzle for puzzle in self.puzzles}

    def find(self, id: str) -> Puzzle:
        if id not in self.by_id:
            raise UfsError("no_such_puzzle", "puzzle-unknown", found=id[:40])
        return self.by_id[id]

    def library(self, today: Library) -> Library:
        """The pieces the puzzles were made with: what they ask may depend on every space.

        A piece that plays as it did is today's, with today's words.
        """
        if not self.pieces:
            return before_v6(today)
        now = {piece_hash(piece): piece for piece in today.pieces.values()}
        return library_of(now.get(piece_hash(piece), piece) for piece in self.pieces)

    def of_the_day(self, day: date) -> Puzzle:
        """The same for everyone. A week begins with an easy puzzle and ends with a hard one; none
        repeats before all puzzles of its weekday have appeared."""
        size = len(self.puzzles) // WEEK
        if size == 0:
            return self.puzzles[day.toordinal() % len(self.puzzles)]
        week = (day.toordinal() - 1) // WEEK  # day 1 of the calendar was a Monday
        # Neighbours are of similar difficulty: use a large stride.
        place = week * stride(size) % size
        return self.puzzles[day.weekday() * size + place]


def stride(size: int) -> int:
    """A step that visits every index of a circle of this size before it repeats."""
    step = max(1, round(size * 0.382))
    while any(size % n == 0 and step % n == 0 for n in range(2, step + 1)):
        step += 1
    return step


def read_book(path: Path) -> Book:
    """Read a puzzle file; raises an error that says what is wrong with it."""
    try:
        file = PuzzleFile.model_validate(json.loads(path.read_text("utf-8")))
        return Book(file.puzzles, file.pieces)
    except OSError as error:
        reason = error.strerror or str(error)
    except ValidationError as error:
        first = error.errors()[0]
        reason = f"{'.'.join(str(part) for part in first['loc'])}: {first['msg']}"
    except ValueError as error:
        reason = str(error)
    raise UfsError("bad_request", "puzzle-unreadable", file=str(path), reason=reason[:200])


@cache
def shipped() -> Book:
    """The puzzles that come with the game."""
    return read_book(SHIPPED)


def of_the_day(day: date) -> Puzzle:
    return shipped().of_the_day(day)
