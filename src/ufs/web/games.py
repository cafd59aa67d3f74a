"""The routes of games: creating, playing, viewing, looking back."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import PlainTextResponse, Response

from ufs.play.games import PAGE, Games
from ufs.web import shapes
from ufs.web.context import application
from ufs.web.fast_json import JSONResponse, gzipped
from ufs.web.http_errors import GAME_ERRORS
from ufs.web.language import words_for

Id = Annotated[str, Path(description="The id of a game")]
RECORD = "/api/games/{id}/record"
StepNumber = Annotated[int, Path(ge=0, le=2**31)]
WorkerNumber = Annotated[int | None, Query(ge=0, le=4)]
LARGEST_PAGE = 200  # games
Limit = Annotated[int, Query(ge=1, le=LARGEST_PAGE, description="The size of the page")]
Cursor = Annotated[
    str | None, Query(max_length=100, description="`next` of the page before; by default the first")
]
Finished = Annotated[
    bool | None, Query(description="Only finished games, or only others; by default all")
]
router = APIRouter(responses=GAME_ERRORS)


def games(request: Request) -> Games:
    return application(request).games


# --- listing, creating, importing and deleting games ---


@router.get("/api/games", response_model=shapes.Games)
def list_games(
    request: Request,
    limit: Limit = PAGE,
    cursor: Cursor = None,
    finished: Finished = None,
    kind: shapes.StoredKind | None = None,
) -> JSONResponse:
    """A page of the games, the most recently played first; puzzles only if asked for."""
    words = words_for(request.headers)
    page = games(request).list(words, limit=limit, cursor=cursor, finished=finished, kind=kind)
    return JSONResponse(page)


@router.post("/api/games", status_code=201, response_model=shapes.View)
def new_game(request: Request, body: shapes.NewGame) -> JSONResponse:
    """Start a game. Without a seed, one is drawn."""
    options = body.model_dump(include={"seed", "dice", "mode", "kind", "unseal"})
    setup = body.setup.model_dump(exclude_unset=True)
    return JSONResponse(games(request).new(setup, words_for(request.headers), **options), 201)


@router.post("/api/games/load", status_code=201, response_model=shapes.View)
def load_game(request: Request, body: shapes.LoadGame) -> JSONResponse:
    """Create a game from a text record, or from the JSON of a save or a position."""
    words = words_for(request.headers)
    return JSONResponse(games(request).load(body.text, body.mode, words, body.unseal), 201)


@router.delete("/api/games/{id}", status_code=204)
def delete_game(request: Request, id: Id) -> Response:
    """Put a game into the bin."""
    games(request).delete(id)
    return Response(status_code=204)


@router.post("/api/games/{id}/fork", status_code=201, response_model=shapes.View)
def fork_game(request: Request, id: Id, body: shapes.Fork) -> JSONResponse:
    """Copy a game, up to a step, into a new game; the old one stays."""
    return JSONResponse(games(request).fork(id, body.step, words_for(request.headers)), 201)


@router.post("/api/games/{id}/again", status_code=201, response_model=shapes.View)
def play_again(request: Request, id: Id, body: shapes.PlayAgain) -> JSONResponse:
    """A new game after one that is over; `next` of a game says which ways there are (S10)."""
    return JSONResponse(games(request).again(id, body.way, words_for(request.headers)), 201)


@router.post("/api/games/{id}/go-on", status_code=201, response_model=shapes.View)
def go_on(request: Request, id: Id) -> JSONResponse:
    """Go on, in a new game, from where a game stands that cannot be replayed."""
    return JSONResponse(games(request).go_on(id, words_for(request.headers)), 201)


# --- changing a game: `version` is the version the player saw; each answers with everything the
# next click needs, forecasts included ---


@router.post("/api/games/{id}/act", response_model=shapes.Answer)
def act(request: Request, id: Id, body: shapes.Act) -> JSONResponse:
    """Carry out an action and everything that follows until the next decision."""
    words = words_for(request.headers)
    return JSONResponse(games(request).act(id, body.version, body.action, words))


@router.post("/api/games/{id}/undo", response_model=shapes.Answer)
def undo(request: Request, id: Id, body: shapes.Change) -> JSONResponse:
    """Undo the last action, dice included; strict play never undoes a roll."""
    return JSONResponse(games(request).undo(id, body.version, words_for(request.headers)))


@router.post("/api/games/{id}/redo", response_model=shapes.Answer)
def redo(request: Request, id: Id, body: shapes.Change) -> JSONResponse:
    """Redo the action that was undone last."""
    return JSONResponse(games(request).redo(id, body.version, words_for(request.headers)))


# --- looking ---


@router.get("/api/games/{id}", response_model=shapes.View)
def view_game(request: Request, id: Id) -> JSONResponse:
    """The current state of a game, with its table."""
    return gzipped(request, JSONResponse(games(request).view(id, words_for(request.headers))))


@router.post("/api/games/{id}/why", response_model=shapes.WhyAnswer)
def why(request: Request, id: Id, body: shapes.WhyRequest) -> JSONResponse:
    """Why an action is not allowed, or what it would do."""
    return JSONResponse(games(request).why(id, body.action, words_for(request.headers)))


@router.get("/api/games/{id}/forecast", response_model=shapes.Forecasts)
def forecast(request: Request, id: Id, worker: WorkerNumber = None) -> JSONResponse:
    """Everything a player could try now, with what it would do or why it is not allowed."""
    return JSONResponse(games(request).forecast(id, worker, words_for(request.headers)))


@router.get("/api/games/{id}/log", response_model=shapes.Log)
def log(request: Request, id: Id) -> JSONResponse:
    """Everything that happened, step by step, in words."""
    return JSONResponse(games(request).log(id, words_for(request.headers)))


@router.get("/api/games/{id}/checklist", response_model=shapes.Checklist)
def checklist(request: Request, id: Id) -> JSONResponse:
    """How the real table is set up before a game beside it: pieces, sides, tracks."""
    return JSONResponse(games(request).checklist(id, words_for(request.headers)))


@router.get("/api/games/{id}/moments/{step}", response_model=shapes.PositionAtStep)
def position_at(request: Request, id: Id, step: StepNumber) -> JSONResponse:
    """The position right after a step; 0 is the start of the game."""
    return JSONResponse(games(request).position_at(id, step))


@router.get(RECORD, response_model=str)
def record(request: Request, id: Id, pieces: bool = False) -> PlainTextResponse:
    """The whole game as human-readable text; with `pieces` it carries its pieces along.

    A game that cannot be replayed comes as JSON, just as it is stored.
    """
    return PlainTextResponse(games(request).record(id, pieces))
