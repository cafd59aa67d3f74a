"""The coach's routes: hints in three steps, the chance of winning, reviews of finished games."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Event
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from ufs.play.hints import CHANCE_BUDGET_MS
from ufs.web import shapes
from ufs.web.context import application
from ufs.web.fast_json import JSONResponse
from ufs.web.games import Id
from ufs.web.http_errors import COACH_ERRORS
from ufs.web.language import words_for

Budget = Annotated[int, Query(ge=shapes.MIN_BUDGET, le=shapes.MAX_BUDGET)]
router = APIRouter(responses=COACH_ERRORS)


# --- the coach's advice about a game; never in strict play ---


async def ask_coach(request: Request, question: Callable[[Event], dict[str, Any]]) -> Response:
    """Ask in the coach's own threads, so that moves never wait for advice.

    When the client goes away before the answer, thinking stops and the thread is free again.
    """
    stop = Event()
    future = application(request).coach.ask(lambda: question(stop))
    answer = asyncio.wrap_future(future)
    gone = asyncio.create_task(wait_until_gone(request))
    try:
        await asyncio.wait((answer, gone), return_when=asyncio.FIRST_COMPLETED)
        return JSONResponse(answer.result()) if answer.done() else Response(status_code=204)
    finally:
        gone.cancel()
        answer.cancel()  # if it is still queued
        stop.set()


async def wait_until_gone(request: Request) -> None:
    """Wait until the client closes its connection."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


@router.post("/api/games/{id}/hint", response_model=shapes.Hint)
async def hint(request: Request, id: Id, body: shapes.HintRequest) -> Response:
    """Step 1: what to look at. 2: the best actions, unordered. 3: what each is worth."""
    hints, words = application(request).hints, words_for(request.headers)
    return await ask_coach(
        request, lambda stop: hints.hint(id, body.step, body.budget_ms, words, stop)
    )


@router.get("/api/games/{id}/chance", response_model=shapes.Chance)
async def chance(
    request: Request, id: Id, budget_ms: Budget = CHANCE_BUDGET_MS, last: bool = False
) -> Response:
    """The chance of winning now; with `last` also what the last move was worth.

    `budget_ms` is the thinking time per position.
    """
    hints, words = application(request).hints, words_for(request.headers)
    return await ask_coach(request, lambda stop: hints.chance(id, budget_ms, last, words, stop))


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
