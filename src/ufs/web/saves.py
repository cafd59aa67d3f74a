"""The routes of the saves as a whole: the bin, and everything in one file."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from ufs.web import shapes
from ufs.web.context import application
from ufs.web.fast_json import JSONResponse
from ufs.web.http_errors import GAME_ERRORS
from ufs.web.language import words_for

PROFILE = "/api/profile"
Kind = Literal["games", "campaigns"]
Id = Annotated[str, Path(description="The id of a game or a campaign")]
router = APIRouter(responses=GAME_ERRORS)


@router.get("/api/bin", response_model=shapes.BinAnswer)
def view_bin(request: Request) -> JSONResponse:
    """Deleted games and campaigns, and whatever is kept but cannot be read."""
    return JSONResponse(application(request).bin.view(words_for(request.headers)))


@router.post("/api/bin/{kind}/{id}/restore", status_code=204)
def restore(request: Request, kind: Kind, id: Id) -> Response:
    """Bring a game or a campaign back from the bin."""
    application(request).bin.restore(kind, id)
    return Response(status_code=204)


@router.delete("/api/bin", response_model=shapes.BinEmptied)
def empty_bin(request: Request) -> JSONResponse:
    """Delete everything in the bin permanently."""
    return JSONResponse(application(request).bin.empty())


@router.get(PROFILE, response_model=str)
def profile(request: Request) -> Response:
    """All games, campaigns and settings in one file, for `ufs saves restore`."""
    name = f"under-falling-skies-{datetime.now(UTC):%Y%m%d}.sqlite3.gz"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    content = application(request).export_profile()
    return Response(content, media_type="application/gzip", headers=headers)
