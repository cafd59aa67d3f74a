"""The schema of a puzzle and of a puzzle file."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

FORMAT = "ufs-puzzles/1"
# Each limit that the share of weaker bots missing a puzzle reaches adds a star.
GRADES = (0.2, 0.45, 0.7, 0.9)

Share = Annotated[float, Field(ge=0, le=1)]
Line = Annotated[list[str], Field(min_length=1, max_length=5)]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Other(Strict):
    """A line that is not the solution, and how often it wins."""

    line: Line
    chance: Share


class Puzzle(Strict):
    """A position, the lines that solve it, and what the coach found out."""

    id: Annotated[str, Field(pattern=r"^[0-9a-f]{8}$")]
    position: dict[str, Any]
    lines: Annotated[list[Line], Field(min_length=1)]  # moves in record notation; the best first
    chance: Share  # how often the best line wins
    others: list[Other]  # the best lines that are not the solution, the best first
    games: int  # played to the end from the end of each line
    missed: Share  # of the weaker bots that miss it

    @property
    def grade(self) -> int:
        """From 1 star to 5."""
        return 1 + sum(self.missed >= limit for limit in GRADES)

    @property
    def next_best(self) -> float:
        return max((other.chance for other in self.others), default=0.0)


class PuzzleFile(Strict):
    format: Literal["ufs-puzzles/1"]
    made_by: str  # the coach that found them
    rules: int | None = None  # the version of the rules they were made with
    pieces: list[dict[str, Any]] = []  # all pieces they are made with, as JSON
    puzzles: list[Puzzle]
