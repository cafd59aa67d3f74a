"""The coach's routes: hints in three steps, the chance of winning, reviews of finished games."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import JSONResponse

from ufs.play import Application
from ufs.play.hints import CHANCE_BUDGET_MS
from ufs.web import shapes
from ufs.web.context import application
from ufs.web.games import Id
from ufs.web.http_errors import COACH_ERRORS
from ufs.web.language import words_for

Budget = Annotated[int, Query(ge=shapes.MIN_BUDGET, le=shapes.MAX_BUDGET)]
router = APIRouter(responses=COACH_ERRORS)


# --- the coach's advice about a game; never in strict play ---


async def in_coach_thread(app: Application, work: Callable[[], dict[str, Any]]) -> JSONResponse:
    """Run in the coach's own threads, so that moves never wait for advice."""
    loop = asyncio.get_running_loop()
    return JSONResponse(await loop.run_in_executor(app.coach.pool, work))


@router.post("/api/games/{id}/hint", response_model=shapes.Hint)
async def hint(request: Request, id: Id, body: shapes.HintRequest) -> JSONResponse:
    """Step 1: what to look at. 2: the best actions, unordered. 3: what each is worth."""
    app, words = application(request), words_for(request.headers)
    return await in_coach_thread(app, lambda: app.hints.hint(id, body.step, body.budget_ms, words))


@router.get("/api/games/{id}/chance", response_model=shapes.Chance)
async def chance(
    request: Request, id: Id, budget_ms: Budget = CHANCE_BUDGET_MS, last: bool = False
) -> JSONResponse:
    """The chance of winning now; with `last` also what the last move was worth.

    `budget_ms` is the thinking time per position.
    """
    app, words = application(request), words_for(request.headers)
    return await in_coach_thread(app, lambda: app.hints.chance(id, budget_ms, last, words))


# --- reviews ---


@router.get("/api/games/{id}/review", response_model=shapes.ReviewAnswer)
def review(request: Request, id: Id) -> JSONResponse:
    """The review of a finished game, or its progress. The first request starts it.

    It pauses after ten seconds without a request, and resumes with the next one.
    """
    return JSONResponse(application(request).reviews.review(id, words_for(request.headers)))


@router.delete("/api/games/{id}/review", response_model=shapes.ReviewAnswer)
def stop_review(request: Request, id: Id) -> JSONResponse:
    """Stop the review of a game; what is done so far is returned and kept."""
    return JSONResponse(application(request).reviews.stop(id, words_for(request.headers)))
