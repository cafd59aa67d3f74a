"""The shapes of requests and answers about campaigns (C1-C10), as shapes.py has them for games."""

from __future__ import annotations

from typing import Literal

from ufs.campaign.shapes import Name
from ufs.game.shapes import SetupShape, Shape
from ufs.play.campaign_steps import Step
from ufs.play.campaigns import PlaceState
from ufs.play.settings import Mode
from ufs.web.shapes import Dice, Seed, Told, Version

Phase = Literal["deal", "choose", "defend", "muster", "prepare", "game", "over"]
Result = int | Literal["X", "-"] | None


# --- requests ---


class NewCampaign(Shape):
    """C1. With cards of one's own (`manual`) somebody else deals, at a real table."""

    name: Name
    seed: Seed = None
    cards: Dice = "auto"


class LoadCampaign(Shape):
    """The text of a file that a campaign was kept in."""

    text: str


class TakeStep(Shape):
    version: Version
    step: Step


class BeginGame(Shape):
    version: Version
    dice: Dice = "auto"
    mode: Mode = "relaxed"


# --- answers ---


class NamedPiece(Told):
    id: str
    name: str


class CityTold(NamedPiece):
    damaged: bool
    text: str | None


class ScenarioTold(NamedPiece):
    """C2: `text`, its rules, is not told before it is chosen."""

    scene: list[str]
    text: str | None


class CharacterTold(NamedPiece):
    role: str | None
    upgraded: bool
    text: str | None


class PileTold(Told):
    city: CityTold
    scenario: ScenarioTold
    character: CharacterTold


class GameTold(Told):
    """C3: one game of a battle."""

    damaged: bool
    threat: int
    sky: list[str]
    hard: list[str]
    begun: bool
    game: str | None
    result: Result


class BattleTold(Told):
    chapter: int
    city: CityTold
    scenario: ScenarioTold
    character: CharacterTold | None
    upgraded: list[CharacterTold]
    games: list[GameTold]
    most_games: int


class Choices(Told):
    """What may be chosen now; what it is not time for is not there."""

    piles: list[int] | None = None
    count: int | None = None
    characters: list[CharacterTold] | None = None
    threats: list[int] | None = None
    cities: list[CityTold] | None = None
    scenarios: list[NamedPiece] | None = None


class TileTold(Told):
    """A sky tile from the top down, with the stars of the side that lies up (S13)."""

    id: str
    hard: bool
    stars: int


class NextGame(Told):
    setup: SetupShape
    stars: dict[str, float]
    tiles: list[TileTold]


class NotebookRow(Told):
    chapter: int
    battle: int
    city: NamedPiece | None
    scenario: NamedPiece | None
    character: NamedPiece | None
    upgraded: list[NamedPiece]
    results: list[Result]


class Notebook(Told):
    """C10."""

    name: str
    rows: list[NotebookRow]
    score: int
    won: bool | None


class ChapterTold(Told):
    """C6."""

    number: int
    name: str
    briefing: list[str]


class Place(NamedPiece):
    """A city, how it fares, and its latitude and longitude: one without is on no map."""

    state: PlaceState
    at: list[float] | None


class CampaignView(Told):
    """A campaign as its player may see it. `running`: the game that can be played on here;

    `can_begin`: whether the next game can be begun, also anew if it was deleted; `can_print`:
    whether there is a notebook.pdf.
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
    name: str
    cards: Dice
    phase: Phase
    chapters: list[ChapterTold]
    piles: list[PileTold]
    battle: BattleTold | None
    choices: Choices
    next: NextGame | None
    saved: list[CityTold]
    characters: list[CharacterTold]
    notebook: Notebook
    score: int
    won: bool | None
    can_undo: bool


class CampaignSummary(Told):
    id: str
    name: str
    chapter: int
    chapter_name: str
    score: int
    won: bool | None
    created: str
    updated: str


class LeftOutPack(Told):
    """A pack in the player's folder that breaks something, so that it is not used."""

    pack: str
    problems: list[str]


class CampaignList(Told):
    campaigns: list[CampaignSummary]
    left_out: list[LeftOutPack]


class CampaignOfGame(Told):
    """`waits`: whether it is this game whose result comes next."""

    id: str
    name: str
    waits: bool
