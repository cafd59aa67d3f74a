"""All other routes: words, content, settings, statistics."""

from __future__ import annotations

import gzip
from functools import cache
from typing import Literal

from fastapi import APIRouter, Request
from starlette.responses import Response

from ufs.base.words import GAME_FILES, PAGE_FILES, catalogue
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
def words(request: Request, language: Literal["en", "de", "fr"]) -> Response:
    """Every sentence of the page in one language."""
    return send_words(request, *words_answer(language, PAGE_FILES))


@router.get("/api/words/{language}/game", response_model=shapes.WordsAnswer)
def game_words(request: Request, language: Literal["en", "de", "fr"]) -> Response:
    """The sentences that a board needs: a third of all."""
    return send_words(request, *words_answer(language, GAME_FILES))


def send_words(request: Request, plain: bytes, gzipped: bytes) -> Response:
    # Part of the page: a browser may keep them, and they travel like its files.
    headers = {"cache-control": "no-cache", "vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    body = gzipped if "content-encoding" in headers else plain
    return Response(body, headers=headers, media_type="application/json")


@cache
def words_answer(language: str, files: tuple[str, ...]) -> tuple[bytes, bytes]:
    """The words of a language as JSON, plain and compressed."""
    plain = bytes(JSONResponse({"language": language, "messages": catalogue(language, files)}).body)
    return plain, gzip.compress(plain, mtime=0)


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
