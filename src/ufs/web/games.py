"""The routes of games: making, playing, asking, looking back."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from ufs.base.errors import UfsError
from ufs.content.loader import Library
from ufs.game import Game
from ufs.game.events import with_text
from ufs.game.forecast import forecasts
from ufs.game.position import write_position
from ufs.game.record import read_any
from ufs.store import Store
from ufs.web import game_json, shapes
from ufs.web.campaigns import note_result
from ufs.web.language import words_for

Id = Annotated[str, Path(description="The id of a game")]
RECORD = "/api/games/{id}/record"
StepNumber = Annotated[int, Path(ge=0, le=2**31)]
WorkerNumber = Annotated[int | None, Query(ge=0, le=4)]


def game_at(game: Game, step: int, library: Library) -> Game:
    """The same game once more, as it was after so many steps."""
    check_step(game, step)
    save = game.save()
    return Game.from_save({**save, "steps": save["steps"][:step]}, library)


def check_step(game: Game, step: int) -> None:
    if step > len(game.steps):
        raise UfsError("no_such_step", "no-such-step", found=step, count=len(game.steps))


def making_routes(store: Store) -> APIRouter:
    """Lists, new games, games from elsewhere, deleting."""
    router, library = APIRouter(), store.library

    @router.get("/api/games", response_model=shapes.Games)
    def list_games(request: Request) -> JSONResponse:
        """All games, the one played last first."""
        words = words_for(request.headers)
        return JSONResponse(
            {"games": [game_json.summary(row, library, words) for row in store.rows()]}
        )

    @router.post("/api/games", status_code=201, response_model=shapes.View)
    def new_game(request: Request, body: shapes.NewGame) -> JSONResponse:
        """Start a game. Without a seed one is made."""
        game = Game.new(body.setup.model_dump(exclude_unset=True), body.seed, body.dice, library)
        saved = store.create(game, body.mode, body.kind)
        return JSONResponse(game_json.view(saved, words_for(request.headers)), 201)

    @router.post("/api/games/load", status_code=201, response_model=shapes.View)
    def load_game(request: Request, body: shapes.LoadGame) -> JSONResponse:
        """Go on with a game from its text record, or from the JSON of a save or a position."""
        saved = store.create(read_any(body.text, library), body.mode, imported=True)
        return JSONResponse(game_json.view(saved, words_for(request.headers)), 201)

    @router.delete("/api/games/{id}", status_code=204)
    def delete_game(id: Id) -> Response:
        """Delete a game for good."""
        store.delete(id)
        return Response(status_code=204)

    @router.post("/api/games/{id}/fork", status_code=201, response_model=shapes.View)
    def fork_game(request: Request, id: Id, body: shapes.Fork) -> JSONResponse:
        """Go on from a moment of a game in a new one; the old one stays."""
        with store.opened(id) as saved:
            game = game_at(saved.game, body.step, library)
        forked = store.create(game, forked=True, imported=saved.imported)
        return JSONResponse(game_json.view(forked, words_for(request.headers)), 201)

    return router


def playing_routes(store: Store) -> APIRouter:
    """What changes a game. `version` says how the player saw it."""
    router = APIRouter()

    @router.post("/api/games/{id}/act", response_model=shapes.Answer)
    def act(request: Request, id: Id, body: shapes.Act) -> JSONResponse:
        """Carry out an action and all that follows until the player must decide again."""
        with store.opened(id) as saved:
            events = store.act(saved, body.version, body.action.model_dump(exclude_unset=True))
            note_result(store, saved)
            return JSONResponse(game_json.answer(saved, events, words_for(request.headers)))

    @router.post("/api/games/{id}/undo", response_model=shapes.Answer)
    def undo(request: Request, id: Id, body: shapes.Change) -> JSONResponse:
        """Take the last action back, dice included; in strict play never across a roll."""
        with store.opened(id) as saved:
            events = store.undo(saved, body.version)
            return JSONResponse(game_json.answer(saved, events, words_for(request.headers)))

    @router.post("/api/games/{id}/redo", response_model=shapes.Answer)
    def redo(request: Request, id: Id, body: shapes.Change) -> JSONResponse:
        """Do again what was taken back last."""
        with store.opened(id) as saved:
            events = store.redo(saved, body.version)
            return JSONResponse(game_json.answer(saved, events, words_for(request.headers)))

    return router


def looking_routes(store: Store) -> APIRouter:
    """What changes nothing."""
    router = APIRouter()

    @router.get("/api/games/{id}", response_model=shapes.View)
    def view_game(request: Request, id: Id) -> JSONResponse:
        """A game as it stands, with its table."""
        with store.opened(id) as saved:
            return JSONResponse(game_json.view(saved, words_for(request.headers)))

    @router.post("/api/games/{id}/why", response_model=shapes.WhyAnswer)
    def why(request: Request, id: Id, body: shapes.Ask) -> JSONResponse:
        """Why an action is not allowed, or what it would do."""
        words = words_for(request.headers)
        with store.opened(id) as saved:
            found = saved.game.why(body.action.model_dump(exclude_unset=True))
        events = with_text(found.events, words)
        told: dict[str, Any] = {"legal": found.legal, "rule": found.rule}
        return JSONResponse({**told, "message": found.message(words), "events": events})

    @router.get("/api/games/{id}/forecast", response_model=shapes.Forecasts)
    def forecast(request: Request, id: Id, worker: WorkerNumber = None) -> JSONResponse:
        """Everything a player could try now, with what it would do or why it is not allowed."""
        with store.opened(id) as saved:
            told = forecasts(saved.game, words_for(request.headers), worker)
            return JSONResponse({"version": saved.version, "forecasts": told})

    @router.get("/api/games/{id}/log", response_model=shapes.Log)
    def log(request: Request, id: Id) -> JSONResponse:
        """All that happened, step by step, in words."""
        with store.opened(id) as saved:
            return JSONResponse(game_json.log(saved, words_for(request.headers)))

    @router.get("/api/games/{id}/moments/{step}", response_model=shapes.Moment)
    def moment(id: Id, step: StepNumber) -> JSONResponse:
        """The position right after a step; 0 is the beginning."""
        with store.opened(id) as saved:
            game = saved.game
            check_step(game, step)
            if step == len(game.steps):
                position = game.position()
            else:
                position = write_position(game.steps[step].before, game.table)
        return JSONResponse({"step": step, "position": position})

    @router.get(RECORD, response_model=str)
    def record(id: Id) -> PlainTextResponse:
        """The whole game as a text a person can read."""
        with store.opened(id) as saved:
            return PlainTextResponse(saved.game.record())

    return router
