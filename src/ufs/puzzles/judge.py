"""Whether a puzzle is solved: what counts is the board at the end of the line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from ufs.content.loader import Library
from ufs.game import Game
from ufs.game.moves import read_move
from ufs.puzzles.shapes import Puzzle
from ufs.rules.dice import needs_roll
from ufs.rules.state import DICE, FIRST_WHITE, WORKERS, State

End = tuple[Any, ...]


@dataclass(frozen=True)
class Verdict:
    """`open`: the line is not finished. `chance` is known only for lines of the puzzle."""

    state: Literal["open", "solved", "missed"]
    chance: float | None = None


def begin(puzzle: Puzzle, library: Library) -> Game:
    """The game of a puzzle, with manual dice: a line ends where dice are rolled."""
    return Game.load(puzzle.position, 0, "manual", library)


def is_end(s: State) -> bool:
    """A line ends with a roll, the rooms phase or the game."""
    return s.phase != DICE or needs_roll(s)


def end_of_line(s: State) -> End:
    """The board as a tuple in which equal dice and equal ships are interchangeable."""
    workers = sorted(
        (n >= FIRST_WHITE, s.worker_value[n], s.worker_space[n]) for n in range(WORKERS)
    )
    ships = sorted(zip(s.ship_kind, s.ship_row, s.ship_column, strict=True))
    robots = sorted(zip(s.robot_space, s.robot_value, s.robot_exhausted, strict=True))
    tracks = (s.phase, s.result, s.damage, s.energy, s.research, s.mothership, s.excavator)
    return (*tracks, tuple(workers), tuple(ships), tuple(robots))


def play_line(puzzle: Puzzle, line: list[str], library: Library) -> Game:
    """Carry out a line; raises an error for an illegal move."""
    game = begin(puzzle, library)
    for move in line:
        game.act(read_move(move))
    return game


def judge(game: Game, puzzle: Puzzle, library: Library) -> Verdict:
    """Judge the first line of a game; what was played after it does not count."""
    states = [step.after for step in game.steps]
    end = next((state for state in states if is_end(state)), None)
    if end is None:
        return Verdict("open")
    found = known_ends(puzzle, library).get(end_of_line(end))
    if found is None:
        return Verdict("missed")
    solves, chance = found
    return Verdict("solved" if solves else "missed", chance)


def known_ends(puzzle: Puzzle, library: Library) -> dict[End, tuple[bool, float]]:
    """Where the lines of a puzzle end, whether they solve it, and how often they win."""

    def end(line: list[str]) -> End:
        return end_of_line(play_line(puzzle, line, library).state())

    ends = {end(other.line): (False, other.chance) for other in puzzle.others}
    return ends | {end(line): (True, puzzle.chance) for line in puzzle.lines}
