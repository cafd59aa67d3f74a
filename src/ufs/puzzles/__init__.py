"""Puzzles: positions in which one line of play wins far more often than all others.

=================  =====================================================================
`book`             a collection of puzzles: find one by id, or the puzzle of the day
`judge`            whether a line solves a puzzle
`shapes`           the schema of a puzzle and of a puzzle file
=================  =====================================================================

A line is what is decided between two rolls: the dice that are placed, up to the next roll or the
rooms phase. A puzzle is solved by reaching the same board as one of its lines, in any order of
placement. `ufs.puzzle_maker` finds puzzles in simulated games; this package needs neither coach nor
compiler.
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
