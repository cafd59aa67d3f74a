"""Builds the server's FastAPI application."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fastapi import FastAPI

from ufs import __version__
from ufs.play import Application
from ufs.play.application import NAME
from ufs.web import battles, campaigns, games, hints, meta, puzzles, saves, static
from ufs.web.context import set_application
from ufs.web.door import Door
from ufs.web.fast_json import JSONResponse
from ufs.web.guard import Guard, Limits
from ufs.web.http_errors import add_handlers

if TYPE_CHECKING:
    from fastapi.telemetry import TelemetryConfig

ROUTERS = (meta, battles, games, puzzles, campaigns, hints, saves)


# FastAPI would report requests and errors to whatever OpenTelemetry is configured to.
NO_TELEMETRY: TelemetryConfig = {
    "tracing": False,
    "metrics": False,
    "logs": False,
    "operation_spans": False,
    "auto_configure": False,
}


def make_app(application: Application, door: Door, limits: Limits | None = None) -> FastAPI:
    """The server for one player."""
    app = FastAPI(
        title=NAME,
        version=__version__,
        description="Games over HTTP. Positions, actions and events are those of docs/protocol.md; "
        "every sentence is in the language of the Accept-Language header.",
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        telemetry=NO_TELEMETRY,
    )
    set_application(app, application)
    # Not `include_router`: it would build every route a second time, for each server anew.
    for module in ROUTERS:
        app.router.routes += module.router.routes

    @app.get("/openapi.json", include_in_schema=False)
    def openapi() -> JSONResponse:
        return JSONResponse(openapi_json(app))

    app.router.routes += static.router.routes  # last: they match any address
    add_handlers(app)
    app.add_middleware(Guard, door=door, limits=limits or Limits())
    return app


def openapi_json(app: FastAPI) -> dict[str, Any]:
    """The description of the API.

    A record is text, a notebook is PDF and a profile a file, but their errors are JSON. FastAPI
    knows only one type per route, so the other is added here.
    """
    api = app.openapi()
    record = api["paths"][games.RECORD]["get"]["responses"]["200"]
    record["content"] = {"text/plain": {"schema": {"type": "string"}}}
    notebook = api["paths"][campaigns.PDF]["get"]["responses"]["200"]
    notebook["content"] = {"application/pdf": {"schema": {"type": "string", "format": "binary"}}}
    profile = api["paths"][saves.PROFILE]["get"]["responses"]["200"]
    profile["content"] = {"application/gzip": {"schema": {"type": "string", "format": "binary"}}}
    return api
