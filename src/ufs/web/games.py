"""The routes of games: making, playing, asking, looking back."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from ufs.play import Application
from ufs.web import shapes
from ufs.web.language import words_for

Id = Annotated[str, Path(description="The id of a game")]
RECORD = "/api/games/{id}/record"
StepNumber = Annotated[int, Path(ge=0, le=2**31)]
WorkerNumber = Annotated[int | None, Query(ge=0, le=4)]


def making_routes(app: Application) -> APIRouter:
    """Lists, new games, games from elsewhere, deleting."""
    router, games = APIRouter(), app.games

    @router.get("/api/games", response_model=shapes.Games)
    def list_games(request: Request) -> JSONResponse:
        """All games, the one played last first."""
        return JSONResponse(games.list(words_for(request.headers)))

    @router.post("/api/games", status_code=201, response_model=shapes.View)
    def new_game(request: Request, body: shapes.NewGame) -> JSONResponse:
        """Start a game. Without a seed one is made."""
        how = body.model_dump(include={"seed", "dice", "mode", "kind"})
        setup = body.setup.model_dump(exclude_unset=True)
        return JSONResponse(games.new(setup, words_for(request.headers), **how), 201)

    @router.post("/api/games/load", status_code=201, response_model=shapes.View)
    def load_game(request: Request, body: shapes.LoadGame) -> JSONResponse:
        """Go on with a game from its text record, or from the JSON of a save or a position."""
        return JSONResponse(games.load(body.text, body.mode, words_for(request.headers)), 201)

    @router.delete("/api/games/{id}", status_code=204)
    def delete_game(id: Id) -> Response:
        """Delete a game for good."""
        games.delete(id)
        return Response(status_code=204)

    @router.post("/api/games/{id}/fork", status_code=201, response_model=shapes.View)
    def fork_game(request: Request, id: Id, body: shapes.Fork) -> JSONResponse:
        """Go on from a moment of a game in a new one; the old one stays."""
        return JSONResponse(games.fork(id, body.step, words_for(request.headers)), 201)

    return router


def playing_routes(app: Application) -> APIRouter:
    """What changes a game. `version` says how the player saw it.

    Each answers with everything the next click needs, forecasts included.
    """
    router, games = APIRouter(), app.games

    @router.post("/api/games/{id}/act", response_model=shapes.Answer)
    def act(request: Request, id: Id, body: shapes.Act) -> JSONResponse:
        """Carry out an action and all that follows until the player must decide again."""
        words = words_for(request.headers)
        return JSONResponse(games.act(id, body.version, body.action, words))

    @router.post("/api/games/{id}/undo", response_model=shapes.Answer)
    def undo(request: Request, id: Id, body: shapes.Change) -> JSONResponse:
        """Take the last action back, dice included; in strict play never across a roll."""
        return JSONResponse(games.undo(id, body.version, words_for(request.headers)))

    @router.post("/api/games/{id}/redo", response_model=shapes.Answer)
    def redo(request: Request, id: Id, body: shapes.Change) -> JSONResponse:
        """Do again what was taken back last."""
        return JSONResponse(games.redo(id, body.version, words_for(request.headers)))

    return router


def looking_routes(app: Application) -> APIRouter:
    """What changes nothing."""
    router, games = APIRouter(), app.games

    @router.get("/api/games/{id}", response_model=shapes.View)
    def view_game(request: Request, id: Id) -> JSONResponse:
        """A game as it stands, with its table."""
        return JSONResponse(games.view(id, words_for(request.headers)))

    @router.post("/api/games/{id}/why", response_model=shapes.WhyAnswer)
    def why(request: Request, id: Id, body: shapes.Ask) -> JSONResponse:
        """Why an action is not allowed, or what it would do."""
        return JSONResponse(games.why(id, body.action, words_for(request.headers)))

    @router.get("/api/games/{id}/forecast", response_model=shapes.Forecasts)
    def forecast(request: Request, id: Id, worker: WorkerNumber = None) -> JSONResponse:
        """Everything a player could try now, with what it would do or why it is not allowed."""
        return JSONResponse(games.forecast(id, worker, words_for(request.headers)))

    @router.get("/api/games/{id}/log", response_model=shapes.Log)
    def log(request: Request, id: Id) -> JSONResponse:
        """All that happened, step by step, in words."""
        return JSONResponse(games.log(id, words_for(request.headers)))

    @router.get("/api/games/{id}/moments/{step}", response_model=shapes.Moment)
    def moment(id: Id, step: StepNumber) -> JSONResponse:
        """The position right after a step; 0 is the beginning."""
        return JSONResponse(games.position_at(id, step))

    @router.get(RECORD, response_model=str)
    def record(id: Id) -> PlainTextResponse:
        """The whole game as a text a person can read."""
        return PlainTextResponse(games.record(id))

    return router
