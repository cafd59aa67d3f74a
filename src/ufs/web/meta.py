"""All other routes: words, content, settings, statistics."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse

from ufs.base.words import catalogue
from ufs.play import Application
from ufs.play.settings import SettingsShape
from ufs.web import shapes
from ufs.web.language import words_for


def meta_routes(app: Application) -> APIRouter:
    router = APIRouter()

    @router.get("/api/about", response_model=shapes.About)
    def about(request: Request) -> JSONResponse:
        """Name, version and languages of this program, and any notice about the saves."""
        return JSONResponse(app.about(words_for(request.headers)))

    @router.get("/api/words/{language}", response_model=shapes.WordsAnswer)
    def words(language: Literal["en", "de", "fr"]) -> JSONResponse:
        """Every sentence of the page in one language."""
        return JSONResponse({"language": language, "messages": catalogue(language)})

    @router.get("/api/content", response_model=shapes.Content)
    def content(request: Request) -> JSONResponse:
        """What can be chosen for a game."""
        return JSONResponse(app.content(words_for(request.headers)))

    @router.get("/api/settings", response_model=shapes.Settings)
    def settings() -> JSONResponse:
        """The player's preferences."""
        return JSONResponse(app.settings.all())

    @router.put("/api/settings", response_model=shapes.Settings)
    def change_settings(body: SettingsShape) -> JSONResponse:
        """Change some or all settings; the answer contains all of them."""
        return JSONResponse(app.settings.change(body))

    @router.get("/api/statistics", response_model=shapes.Statistics)
    def statistics(request: Request) -> JSONResponse:
        """Wins, losses and streaks over all games."""
        return JSONResponse(app.statistics(words_for(request.headers)))

    return router
