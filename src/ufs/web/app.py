"""Builds the server's FastAPI application."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from starlette.responses import JSONResponse

from ufs import __version__
from ufs.play import Application
from ufs.play.application import NAME
from ufs.web.battles import battle_routes
from ufs.web.campaigns import PDF, campaign_routes, campaign_step_routes
from ufs.web.games import RECORD, action_routes, game_routes, view_routes
from ufs.web.guard import Guard
from ufs.web.hints import coach_routes, hint_routes, review_routes
from ufs.web.http_errors import add_handlers
from ufs.web.meta import meta_routes
from ufs.web.puzzles import puzzle_routes
from ufs.web.shapes import ErrorAnswer
from ufs.web.static import page_routes

ERRORS: dict[int | str, dict[str, Any]] = {
    401: {"model": ErrorAnswer, "description": "The access token is missing or wrong"},
    403: {"model": ErrorAnswer, "description": "Wrong host name, or sent by another site"},
    413: {"model": ErrorAnswer, "description": "The body is too large"},
    415: {"model": ErrorAnswer, "description": "The body is not application/json"},
    422: {"model": ErrorAnswer, "description": "Not allowed by the rules, or malformed"},
    500: {"model": ErrorAnswer, "description": "A bug; the game is unchanged"},
    503: {"model": ErrorAnswer, "description": "The saves cannot be read or written at the moment"},
}
GAME_ERRORS: dict[int | str, dict[str, Any]] = {
    404: {"model": ErrorAnswer, "description": "There is no such game or step"},
    409: {"model": ErrorAnswer, "description": "The game was changed elsewhere"},
}
CAMPAIGN_ERRORS: dict[int | str, dict[str, Any]] = {
    404: {"model": ErrorAnswer, "description": "There is no such campaign"},
    409: {"model": ErrorAnswer, "description": "The campaign was changed elsewhere"},
}
PUZZLE_ERRORS: dict[int | str, dict[str, Any]] = {
    404: {"model": ErrorAnswer, "description": "There is no such puzzle"},
    409: GAME_ERRORS[409],
}
COACH_ERRORS: dict[int | str, dict[str, Any]] = {
    403: {"model": ErrorAnswer, "description": "Strict play, or sent by another site"},
    404: GAME_ERRORS[404],
    409: {"model": ErrorAnswer, "description": "The coach is not ready"},
}


def make_app(application: Application, port: int, token: str | None = None) -> FastAPI:
    """The server for one player. With a token it accepts requests from other machines."""
    app = FastAPI(
        title=NAME,
        version=__version__,
        description="Games over HTTP. Positions, actions and events are those of docs/protocol.md; "
        "every sentence is in the language of the Accept-Language header.",
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        responses=ERRORS,
    )
    app.include_router(meta_routes(application))
    app.include_router(battle_routes(application))
    for routes in (game_routes, action_routes, view_routes):
        app.include_router(routes(application), responses=GAME_ERRORS)
    app.include_router(puzzle_routes(application), responses=PUZZLE_ERRORS)
    for routes in (campaign_routes, campaign_step_routes):
        app.include_router(routes(application), responses=CAMPAIGN_ERRORS)
    app.include_router(coach_routes(application))
    for routes in (hint_routes, review_routes):
        app.include_router(routes(application), responses=COACH_ERRORS)

    @app.get("/openapi.json", include_in_schema=False)
    def openapi() -> JSONResponse:
        return JSONResponse(openapi_json(app))

    app.include_router(page_routes())
    add_handlers(app)
    app.add_middleware(Guard, port=port, token=token)
    return app


def openapi_json(app: FastAPI) -> dict[str, Any]:
    """The description of the API.

    A record is text and a notebook is PDF, but their errors are JSON. FastAPI knows only one type
    per route, so the other is added here.
    """
    api = app.openapi()
    record = api["paths"][RECORD]["get"]["responses"]["200"]
    record["content"] = {"text/plain": {"schema": {"type": "string"}}}
    notebook = api["paths"][PDF]["get"]["responses"]["200"]
    notebook["content"] = {"application/pdf": {"schema": {"type": "string", "format": "binary"}}}
    return api
