"""The routes of puzzles: the puzzle of the day, attempts, verdicts, solutions."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from ufs.play.puzzles import FOUR_WEEKS, Puzzles
from ufs.web import shapes
from ufs.web.context import application
from ufs.web.fast_json import JSONResponse
from ufs.web.http_errors import PUZZLE_ERRORS
from ufs.web.language import words_for

Id = Annotated[str, Path(description="The id of a puzzle")]
Day = Annotated[date | None, Query(description="The player's date; by default the server's")]
Days = Annotated[int, Query(ge=1, le=70)]
router = APIRouter(responses=PUZZLE_ERRORS)


def book(request: Request) -> Puzzles:
    return application(request).puzzles


@router.get("/api/puzzles", response_model=shapes.Puzzles)
def puzzles(request: Request, day: Day = None, days: Days = FOUR_WEEKS) -> JSONResponse:
    """The puzzle of the day and those of the days before."""
    return JSONResponse(book(request).days(day, days, words_for(request.headers)))


@router.get("/api/puzzles/{id}", response_model=shapes.PuzzleAnswer)
def puzzle(request: Request, id: Id) -> JSONResponse:
    """A puzzle, without its solution."""
    return JSONResponse(book(request).view(id, words_for(request.headers)))


@router.post("/api/puzzles/{id}/game", response_model=shapes.View)
def open_puzzle(request: Request, id: Id, body: shapes.EmptyRequest) -> JSONResponse:  # noqa: ARG001
    """The game in which this puzzle is tried; created when it is first opened."""
    return JSONResponse(book(request).open(id, words_for(request.headers)))


@router.post("/api/puzzles/{id}/answer", response_model=shapes.PuzzleVerdict)
def answer(request: Request, id: Id, body: shapes.EmptyRequest) -> JSONResponse:  # noqa: ARG001
    """The verdict on the line played in the puzzle's game. A line counts as one try."""
    return JSONResponse(book(request).answer(id, words_for(request.headers)))


@router.post("/api/puzzles/{id}/solution", response_model=shapes.PuzzleSolution)
def solution(request: Request, id: Id, body: shapes.EmptyRequest) -> JSONResponse:  # noqa: ARG001
    """The solution, for players who give up; from then on the puzzle counts as shown."""
    return JSONResponse(book(request).solution(id, words_for(request.headers)))
