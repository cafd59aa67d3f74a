"""All other routes: words, content, settings, statistics."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Request

from ufs.base.words import catalogue
from ufs.play.settings import SettingsShape
from ufs.web import shapes
from ufs.web.context import application
from ufs.web.fast_json import JSONResponse
from ufs.web.http_errors import ERRORS
from ufs.web.language import words_for

router = APIRouter(responses=ERRORS)


@router.get("/api/about", response_model=shapes.About)
def about(request: Request) -> JSONResponse:
    """Name, version and languages of this program, and any notice about the saves."""
    return JSONResponse(application(request).about(words_for(request.headers)))


@router.get("/api/words/{language}", response_model=shapes.WordsAnswer)
def words(language: Literal["en", "de", "fr"]) -> JSONResponse:
    """Every sentence of the page in one language."""
    answer = JSONResponse({"language": language, "messages": catalogue(language)})
    answer.headers["cache-control"] = "no-cache"  # part of the page: a browser may keep them
    return answer


@router.get("/api/coach", response_model=shapes.CoachAnswer)
def coach(request: Request) -> JSONResponse:
    """Whether the coach is ready. The first request starts it."""
    return JSONResponse(application(request).hints.status(words_for(request.headers)))


@router.get("/api/content", response_model=shapes.Content)
def content(request: Request) -> JSONResponse:
    """What can be chosen for a game."""
    return JSONResponse(application(request).content(words_for(request.headers)))


@router.get("/api/settings", response_model=shapes.Settings)
def settings(request: Request) -> JSONResponse:
    """The player's preferences."""
    return JSONResponse(application(request).settings.all())


@router.put("/api/settings", response_model=shapes.Settings)
def change_settings(request: Request, body: SettingsShape) -> JSONResponse:
    """Change some or all settings; the answer contains all of them."""
    return JSONResponse(application(request).settings.change(body))


@router.get("/api/statistics", response_model=shapes.Statistics)
def statistics(request: Request) -> JSONResponse:
    """Wins, losses and streaks over all games."""
    return JSONResponse(application(request).statistics(words_for(request.headers)))
