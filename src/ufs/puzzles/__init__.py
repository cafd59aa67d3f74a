"""Puzzles: positions in which one line of play wins far more often than all others.

=================  =====================================================================
`book`             a book of puzzles: by name, or the one of a day
`judge`            whether a line solves a puzzle
`shapes`           the shape of a puzzle and of a file of them
=================  =====================================================================

A line is what is decided between two rolls: the dice that are placed, up to the next roll or to the
rooms phase. A puzzle is solved by whoever leaves the board as one of its lines does, in whatever
order. `ufs.puzzle_maker` finds them in simulated games; this room needs neither coach nor compiler.
"""

from ufs.puzzles.book import Book, of_the_day, shipped
from ufs.puzzles.judge import Verdict, end_of_line, judge
from ufs.puzzles.shapes import GRADES, Other, Puzzle, PuzzleFile

__all__ = [
    "GRADES",
    "Book",
    "Other",
    "Puzzle",
    "PuzzleFile",
    "Verdict",
    "end_of_line",
    "judge",
    "of_the_day",
    "shipped",
]
