"""The shape of a puzzle and of a file of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

FORMAT = "ufs-puzzles/1"
# The share of weaker bots that miss a puzzle, from which on it has one star more.
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
    """A position, the lines that solve it, and what the coach found out about it."""

    id: Annotated[str, Field(pattern=r"^[0-9a-f]{8}$")]
    position: dict[str, Any]
    lines: Annotated[list[Line], Field(min_length=1)]  # moves as a record has them; the best first
    chance: Share  # how often the best line wins
    others: list[Other]  # the best lines that are not the solution, the best first
    games: int  # played on from the end of each line, to the end
    missed: Share  # by how many of the weaker bots

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
    puzzles: list[Puzzle]
