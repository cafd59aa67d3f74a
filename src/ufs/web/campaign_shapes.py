"""Requests and answers about campaigns (C1-C10), as `shapes` has them for games."""

from __future__ import annotations

from typing import Literal

from ufs.campaign.shapes import Name
from ufs.campaign.state import Kind, Reason
from ufs.game.shapes import SetupShape, Shape
from ufs.play.campaign_steps import Step
from ufs.play.campaigns import PlaceState
from ufs.play.settings import Mode
from ufs.web.shapes import Dice, ResponseModel, Seed, Version

Phase = Literal["deal", "choose", "defend", "muster", "prepare", "game", "over"]
Result = int | Literal["X", "-"] | None


# --- requests ---


class NewCampaign(Shape):
    """C1. With `manual` cards the player deals real cards at a table."""

    name: Name
    seed: Seed = None
    cards: Dice = "auto"


class LoadCampaign(Shape):
    """The text of a campaign file."""

    text: str


class TakeStep(Shape):
    version: Version
    step: Step


class BeginGame(Shape):
    version: Version
    dice: Dice = "auto"
    mode: Mode = "relaxed"


# --- answers ---


class NamedPiece(ResponseModel):
    id: str
    name: str


class CampaignCity(NamedPiece):
    damaged: bool
    text: str | None


class CampaignScenario(NamedPiece):
    """C2: `text`, the rules of the scenario, is null until it is chosen."""

    scene: list[str]
    text: str | None


class CampaignCharacter(NamedPiece):
    role: str | None
    upgraded: bool
    text: str | None


class CampaignPile(ResponseModel):
    city: CampaignCity
    scenario: CampaignScenario
    character: CampaignCharacter


class CampaignGame(ResponseModel):
    """C3: one game of a battle."""

    damaged: bool
    threat: int
    sky: list[str]
    hard: list[str]
    begun: bool
    game: str | None
    result: Result


class CampaignBattle(ResponseModel):
    chapter: int
    city: CampaignCity
    scenario: CampaignScenario
    character: CampaignCharacter | None
    upgraded: list[CampaignCharacter]
    games: list[CampaignGame]
    most_games: int


class Choices(ResponseModel):
    """What may be chosen in this phase; everything else is left out."""

    piles: list[int] | None = None
    count: int | None = None
    characters: list[CampaignCharacter] | None = None
    threats: list[int] | None = None
    threat: int | None = None  # C9: that of the game before
    cities: list[CampaignCity] | None = None
    unnamed: int | None = None  # C7: saved cities that the program does not know
    scenarios: list[NamedPiece] | None = None


class LeftPiece(NamedPiece):
    """C2, C4: a card that has left the campaign. Each kind has the fields it has elsewhere."""

    kind: Kind
    chapter: int
    why: Reason
    text: str | None
    scene: list[str] | None = None
    role: str | None = None
    damaged: bool | None = None
    upgraded: bool | None = None


class SkyTile(ResponseModel):
    """A sky tile, from the top down, with the stars of its visible side (S13)."""

    id: str
    hard: bool
    stars: int


class NextGame(ResponseModel):
    """C3. Without a setup if its city was typed in: then only its result is entered."""

    setup: SetupShape | None
    stars: dict[str, float]
    tiles: list[SkyTile]


class NotebookRow(ResponseModel):
    chapter: int
    battle: int
    city: NamedPiece | None
    scenario: NamedPiece | None
    character: NamedPiece | None
    upgraded: list[NamedPiece]
    results: list[Result]


class Notebook(ResponseModel):
    """C10."""

    name: str
    rows: list[NotebookRow]
    score: int
    won: bool | None


class CampaignChapter(ResponseModel):
    """C6."""

    number: int
    name: str
    briefing: list[str]


class Place(NamedPiece):
    """A city with its state, latitude and longitude; a city without these is not on the map."""

    state: PlaceState
    at: list[float] | None


class CampaignView(ResponseModel):
    """A campaign as its player may see it. `running`: the game on the table; `can_begin`: whether

    the next game can be started, including again after it was deleted; `can_print`: whether
    notebook.pdf is available.
    """

    id: str
    version: int
    created: str
    updated: str
    seed: str
    running: str | None
    can_begin: bool
    places: list[Place]
    can_print: bool
    trouble: str | None  # why the campaign can only be looked at
    name: str
    cards: Dice
    phase: Phase
    chapters: list[CampaignChapter]
    piles: list[CampaignPile]
    battle: CampaignBattle | None
    choices: Choices
    next: NextGame | None
    saved: list[CampaignCity]
    characters: list[CampaignCharacter]
    left: list[LeftPiece]
    notebook: Notebook
    score: int
    won: bool | None
    can_undo: bool


class CampaignSummary(ResponseModel):
    id: str
    name: str
    chapter: int
    chapter_name: str
    score: int
    won: bool | None
    created: str
    updated: str


class LeftOutPack(ResponseModel):
    """A faulty pack in the player's folder, which is not used."""

    pack: str
    problems: list[str]


class CampaignList(ResponseModel):
    campaigns: list[CampaignSummary]
    left_out: list[LeftOutPack]


class CampaignOfGame(ResponseModel):
    """`waits`: whether the campaign is waiting for the result of this game."""

    id: str
    name: str
    waits: bool
