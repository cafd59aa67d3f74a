"""The routes of campaigns (C1-C10): lists, choices, the next game, results, the notebook."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from ufs.base.words import Words
from ufs.campaign.shapes import CampaignShape
from ufs.play.campaigns import Campaigns
from ufs.web import campaign_shapes, shapes
from ufs.web.context import application
from ufs.web.fast_json import JSONResponse
from ufs.web.games import Id as GameId
from ufs.web.http_errors import CAMPAIGN_ERRORS
from ufs.web.language import words_for

Id = Annotated[str, Path(description="The id of a campaign")]
Rules = Annotated[bool, Query(description="C2: show the rules of both scenarios of a deal")]
Language = Annotated[Literal["en", "de", "fr"] | None, Query(description="Of the notebook")]
PDF = "/api/campaigns/{id}/notebook.pdf"
router = APIRouter(responses=CAMPAIGN_ERRORS)


def campaigns(request: Request) -> Campaigns:
    return application(request).campaigns


# --- listing, creating, viewing and deleting campaigns ---


@router.get("/api/campaigns", response_model=campaign_shapes.CampaignList)
def list_campaigns(request: Request) -> JSONResponse:
    """All campaigns, the most recently played first, and the packs that could not be used."""
    return JSONResponse(campaigns(request).list(words_for(request.headers)))


@router.post("/api/campaigns", status_code=201, response_model=campaign_shapes.CampaignView)
def new_campaign(request: Request, body: campaign_shapes.NewCampaign) -> JSONResponse:
    """C1: begin a campaign. Without a seed, one is drawn."""
    words = words_for(request.headers)
    return JSONResponse(campaigns(request).new(body.name, body.seed, body.cards, words), 201)


@router.post("/api/campaigns/load", status_code=201, response_model=campaign_shapes.CampaignView)
def load_campaign(request: Request, body: campaign_shapes.LoadCampaign) -> JSONResponse:
    """Create a campaign from the text of a campaign file."""
    return JSONResponse(campaigns(request).load(body.text, words_for(request.headers)), 201)


@router.get("/api/campaigns/{id}/file", response_model=CampaignShape)
def save_campaign(request: Request, id: Id, pieces: bool = False) -> JSONResponse:
    """The whole campaign as a file, also for `ufs campaign import`.

    With `pieces` it carries its pieces along.
    """
    return JSONResponse(campaigns(request).file(id, pieces))


@router.get("/api/campaigns/{id}", response_model=campaign_shapes.CampaignView)
def view_campaign(request: Request, id: Id, rules: Rules = False) -> JSONResponse:
    """The current state of a campaign, without spoilers (C2)."""
    return JSONResponse(campaigns(request).view(id, rules, words_for(request.headers)))


@router.get("/api/campaigns/{id}/notebook", response_model=campaign_shapes.Notebook)
def view_notebook(request: Request, id: Id) -> JSONResponse:
    """C10: the notebook."""
    return JSONResponse(campaigns(request).notebook(id, words_for(request.headers)))


@router.get(PDF, response_model=str)
def print_notebook(request: Request, id: Id, language: Language = None) -> Response:
    """C10: the notebook as a page to print. A link may name the language."""
    words = Words(language) if language else words_for(request.headers)
    return Response(campaigns(request).notebook_pdf(id, words), media_type="application/pdf")


@router.delete("/api/campaigns/{id}", status_code=204)
def delete_campaign(request: Request, id: Id) -> Response:
    """Put a campaign into the bin. Its games stay."""
    campaigns(request).delete(id)
    return Response(status_code=204)


@router.get("/api/games/{id}/campaign", response_model=campaign_shapes.CampaignOfGame)
def campaign_of(request: Request, id: GameId) -> JSONResponse:
    """The campaign that a game belongs to."""
    return JSONResponse(campaigns(request).of_game(id))


# --- changing a campaign: `version` is the version the player saw ---


@router.post("/api/campaigns/{id}/step", response_model=campaign_shapes.CampaignView)
def take_step(request: Request, id: Id, body: campaign_shapes.TakeStep) -> JSONResponse:
    """Choose a pile, a city, a team or a threat level, enter a result, or undo."""
    words = words_for(request.headers)
    return JSONResponse(campaigns(request).step(id, body.version, body.step, words))


@router.post("/api/campaigns/{id}/game", status_code=201, response_model=shapes.View)
def begin_game(request: Request, id: Id, body: campaign_shapes.BeginGame) -> JSONResponse:
    """C3: put the next game on the table. Its result is noted when the game is over."""
    words = words_for(request.headers)
    view = campaigns(request).begin_game(id, body.version, body.dice, body.mode, words)
    return JSONResponse(view, 201)
