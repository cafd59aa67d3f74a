"""The routes of campaigns (C1-C10): lists, choices, the next game, results, the notebook."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request
from sqlalchemy import select
from sqlalchemy.orm import Session
from starlette.responses import JSONResponse, Response

from ufs.base import extras
from ufs.base.errors import UfsError
from ufs.base.words import Words
from ufs.campaign import Campaign
from ufs.campaign.campaign import check_name
from ufs.campaign.notebook import in_words, named, notebook, notebook_to_print
from ufs.campaign.shapes import CampaignShape
from ufs.campaign.state import Battle, CampaignState, Fought
from ufs.campaign.view import view
from ufs.content.loader import Library
from ufs.content.schema import ChapterFile, City
from ufs.game import Game
from ufs.store import Saved, Store
from ufs.store.campaigns import Campaigns, SavedCampaign, games_in
from ufs.store.sqlite_errors import told_in_words
from ufs.store.store import CAMPAIGN
from ufs.store.tables import CampaignRow
from ufs.web import campaign_shapes as asked
from ufs.web import game_json, shapes
from ufs.web.campaign_shapes import PlaceState
from ufs.web.language import words_for

Id = Annotated[str, Path(description="The id of a campaign")]
GameId = Annotated[str, Path(description="The id of a game")]
Rules = Annotated[bool, Query(description="C2: show the rules of both scenarios of a deal")]
Language = Annotated[Literal["en", "de", "fr"] | None, Query(description="Of the sheet")]
PDF = "/api/campaigns/{id}/notebook.pdf"
TRIES = 5  # to note a result while other windows change the campaign, too
NAMED = 5  # problems of one pack


def campaign_routes(store: Store) -> APIRouter:
    """Lists, new campaigns, looking, deleting."""
    router, library, campaigns = APIRouter(), store.library, Campaigns(store)

    @router.get("/api/campaigns", response_model=asked.CampaignList)
    def list_campaigns(request: Request) -> JSONResponse:
        """All campaigns, the one played last first, and the packs that could not be used."""
        words = words_for(request.headers)
        rows = [summary(row, library, words) for row in campaigns.rows()]
        return JSONResponse({"campaigns": rows, "left_out": left_out(library, words)})

    @router.post("/api/campaigns", status_code=201, response_model=asked.CampaignView)
    def new_campaign(request: Request, body: asked.NewCampaign) -> JSONResponse:
        """C1: begin a campaign. Without a seed one is made."""
        made = Campaign.new(check_name(body.name), body.seed, body.cards, library)
        return JSONResponse(told(campaigns.create(made), store, words_for(request.headers)), 201)

    @router.post("/api/campaigns/load", status_code=201, response_model=asked.CampaignView)
    def load_campaign(request: Request, body: asked.LoadCampaign) -> JSONResponse:
        """Go on with a campaign from the text of its file, beside the others."""
        made = campaigns.create(Campaign.from_text(body.text, library))
        return JSONResponse(told(made, store, words_for(request.headers)), 201)

    @router.get("/api/campaigns/{id}/file", response_model=CampaignShape)
    def save_campaign(id: Id) -> JSONResponse:
        """The whole campaign as a file, also for `ufs campaign import`."""
        return JSONResponse(settled(store, id).campaign.save())

    @router.get("/api/campaigns/{id}", response_model=asked.CampaignView)
    def view_campaign(request: Request, id: Id, rules: Rules = False) -> JSONResponse:
        """A campaign as it stands. What would spoil it is left out (C2)."""
        saved = settled(store, id)
        return JSONResponse(told(saved, store, words_for(request.headers), rules))

    @router.get("/api/campaigns/{id}/notebook", response_model=asked.Notebook)
    def view_notebook(request: Request, id: Id) -> JSONResponse:
        """C10: the notebook."""
        saved = settled(store, id)
        return JSONResponse(notebook(saved.campaign, words_for(request.headers)))

    @router.get(PDF, response_model=str)
    def print_notebook(request: Request, id: Id, language: Language = None) -> Response:
        """C10: the notebook as a page to print. A link says its language itself."""
        words = Words(language) if language else words_for(request.headers)
        told = notebook_to_print(settled(store, id).campaign, words)
        if not extras.has("print"):
            raise UfsError("no_printing", "print-needs-extra", reason="reportlab")
        from ufs.printing.notebook import notebook_pdf

        pdf = notebook_pdf(told["rows"], words, told["name"], told["score"])
        return Response(pdf, media_type="application/pdf")

    @router.delete("/api/campaigns/{id}", status_code=204)
    def delete_campaign(id: Id) -> Response:
        """Delete a campaign for good. The games played in it stay."""
        campaigns.delete(id)
        return Response(status_code=204)

    @router.get("/api/games/{id}/campaign", response_model=asked.CampaignOfGame)
    def campaign_of(id: GameId) -> JSONResponse:
        """The campaign in which a game is played."""
        row = row_of_game(store, id)
        if row is None:
            raise UfsError("no_such_campaign", "campaign-of-no-game", found=id[:40])
        pending = pending_in(Campaigns(store).open(row.id))
        waits = pending is not None and pending.game == id
        return JSONResponse({"id": row.id, "name": row.name, "waits": waits})

    return router


def campaigning_routes(store: Store) -> APIRouter:
    """What changes a campaign. `version` says how the player saw it."""
    router, campaigns = APIRouter(), Campaigns(store)

    @router.post("/api/campaigns/{id}/step", response_model=asked.CampaignView)
    def take_step(request: Request, id: Id, body: asked.TakeStep) -> JSONResponse:
        """Choose a pile, a city, a team or a threat level, enter a result, or take that back."""
        saved = campaigns.open(id)
        changed = campaigns.change(saved, body.version, lambda now: take(now, body.step))
        return JSONResponse(told(changed, store, words_for(request.headers)))

    @router.post("/api/campaigns/{id}/game", status_code=201, response_model=shapes.View)
    def begin_game(request: Request, id: Id, body: asked.BeginGame) -> JSONResponse:
        """C3: put the next game on the table. Its result is noted by itself when it is over."""
        game = begin(store, campaigns.open(id), body)
        return JSONResponse(game_json.view(game, words_for(request.headers)), 201)

    return router


def take(campaign: Campaign, step: asked.Step) -> None:
    """One step, as the campaign knows it."""
    if isinstance(step, asked.Deal):
        campaign.deal([pile.model_dump() for pile in step.piles] if step.piles else None)
    elif isinstance(step, asked.Choose):
        campaign.choose(step.pile)
    elif isinstance(step, asked.Defend):
        campaign.defend(step.city)
    elif isinstance(step, asked.Muster):
        campaign.muster(step.characters)
    elif isinstance(step, asked.Prepare):
        campaign.prepare(step.threat, step.sky, step.hard or ())
    elif isinstance(step, asked.Note):
        campaign.note(step.won)
    else:
        campaign.undo()


# --- the games of a campaign ---


def begin(store: Store, saved: SavedCampaign, wish: asked.BeginGame) -> Saved:
    """C3: make the next game and tie it to the campaign; if that fails there is no game."""
    campaign = saved.campaign
    seed, setup = campaign.seed_of_next_game(), campaign.setup_of_next_game()
    if not can_begin(store, saved):
        raise UfsError("bad_step", "campaign-game-runs", "C3")
    game = store.create(Game.new(setup, seed, wish.dice, store.library), wish.mode, CAMPAIGN)

    def tie(now: Campaign) -> None:
        now.take_off()  # a game that was begun before is gone
        now.begin(game.id)

    try:
        Campaigns(store).change(saved, wish.version, tie)
    except BaseException:
        store.delete(game.id)
        raise
    return game


def note_result(store: Store, saved: Saved) -> None:
    """C3: a game that is over now is noted in its campaign, unless that was done by hand."""
    if saved.kind == CAMPAIGN and saved.game.is_over:
        row = row_of_game(store, saved.id)
        if row is not None:
            settled(store, row.id)


def settled(store: Store, id: str) -> SavedCampaign:
    """A campaign in which the game that is over is noted: once, whoever looks first."""
    campaigns = Campaigns(store)
    for attempt in range(TRIES):
        saved = campaigns.open(id)
        game = running(store, saved)
        if game is None or not game.game.is_over:
            return saved
        note = partial(Campaign.finish, game=game.game, reference=game.id)
        try:
            return campaigns.change(saved, saved.version, note)
        except UfsError as error:
            if error.code != "changed_elsewhere" or attempt == TRIES - 1:
                raise
    raise AssertionError("unreachable")


def running(store: Store, saved: SavedCampaign) -> Saved | None:
    """The game that is on the table, if it lies in these saves."""
    pending = pending_in(saved)
    if pending is None or pending.game is None:
        return None
    try:
        with store.opened(pending.game) as game:
            return game
    except UfsError as error:
        if error.code not in ("no_such_game", "broken_game"):
            raise
        return None  # begun in a terminal, or deleted


def pending_in(saved: SavedCampaign) -> Fought | None:
    battle = saved.campaign.battle
    return battle.pending if battle else None


def can_begin(store: Store, saved: SavedCampaign) -> bool:
    """C3: whether the next game can be put on the table: it never was, or it was deleted since.

    One that was begun in a terminal, which keeps it in a file, goes on there.
    """
    pending = pending_in(saved)
    if pending is None or not pending.begun:
        return pending is not None
    is_here = pending.game is not None and not pending.game.endswith(".txt")
    return is_here and running(store, saved) is None


def row_of_game(store: Store, game: str) -> CampaignRow | None:
    """The campaign that names this game in one of its steps; of copies the one changed last."""
    with told_in_words(), Session(store.engine) as session:
        rows = list(session.scalars(select(CampaignRow).order_by(CampaignRow.updated.desc())))
    return next((row for row in rows if game in games_in(row.data)), None)


# --- answers ---


def told(saved: SavedCampaign, store: Store, words: Words, rules: bool = False) -> dict[str, Any]:
    """A campaign as its player may see it, with what the store knows about it."""
    campaign = saved.campaign
    game = running(store, saved)
    return {
        "id": saved.id,
        "version": saved.version,
        "created": saved.created,
        "updated": saved.updated,
        "seed": str(campaign.seed),
        "running": game.id if game else None,
        "can_begin": can_begin(store, saved),
        "places": places(campaign, words),
        "can_print": extras.has("print"),
        **view(campaign, words, rules),
    }


def places(campaign: Campaign, words: Words) -> list[dict[str, Any]]:
    """Every city that was spoken of so far, for the map: attacked, chosen, saved, damaged, lost,

    or left, with the pile that was not taken (C2).
    """
    standing: CampaignState = campaign.standing
    states = {pile.city: "left" for pile in standing.dealt}
    states |= dict.fromkeys(standing.saved(), "saved")  # C7: also those that were in no pile
    states |= {battle.city: fate(battle) for battle in standing.battles}  # the last one counts
    states |= {pile.city: "attacked" for pile in standing.piles}
    return [place(campaign.library, id, state, words) for id, state in states.items()]


def fate(battle: Battle) -> PlaceState:
    """C4, C7: how a city fares in its battle, or fared."""
    if not battle.is_over:
        return "chosen"
    if not battle.is_won:
        return "lost"
    return "damaged" if battle.is_damaged else "saved"


def place(library: Library, id: str, state: str, words: Words) -> dict[str, Any]:
    city = library.get(City, id)
    at = city.at if city else None
    return {**(named(library, City, id, words) or {}), "state": state, "at": at}


def summary(row: CampaignRow, library: Library, words: Words) -> dict[str, Any]:
    names = ("id", "name", "chapter", "score", "won", "created", "updated")
    chapters = {file.number: in_words(file.name, words) for file in library.all(ChapterFile)}
    chapter_name = chapters.get(row.chapter, str(row.chapter))
    return {**{name: getattr(row, name) for name in names}, "chapter_name": chapter_name}


def left_out(library: Library, words: Words) -> list[dict[str, Any]]:
    """The packs of the player's folder that break something, each with what is wrong."""
    return [
        {"pack": bad.pack.name, "problems": [one.message(words) for one in bad.problems[:NAMED]]}
        for bad in library.left_out
    ]
