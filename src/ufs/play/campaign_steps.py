"""The steps a player takes in a campaign (C1-C10), as JSON, and how each is carried out."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from ufs.campaign import Campaign
from ufs.campaign.shapes import MOST_TILES, Card, ChooseShape, MusterShape, PileShape, Threat
from ufs.content.schema import SkyPieceId
from ufs.game.shapes import Shape


class Deal(Shape):
    """C2: deal two piles, in a campaign played with real cards; without `piles` they are drawn."""

    do: Literal["deal"]
    piles: Annotated[list[PileShape], Field(min_length=2, max_length=2)] | None = None


class Choose(ChooseShape):
    """C2: choose one of the two piles."""

    do: Literal["choose"]


class Defend(Shape):
    """C7: choose the saved city to defend next; at a real table also the scenario."""

    do: Literal["defend"]
    city: Card
    scenario: Card | None = None


class Muster(MusterShape):
    """C5, C7: choose the characters who join."""

    do: Literal["muster"]


class Prepare(Shape):
    """C9: choose the threat level, or keep that of the game before.

    Only a campaign with real cards may name its sky.
    """

    do: Literal["prepare"]
    threat: Threat | None = None
    sky: Annotated[list[SkyPieceId], Field(min_length=4, max_length=MOST_TILES)] | None = None
    hard: Annotated[list[str], Field(max_length=4)] | None = None


class Note(Shape):
    """C3: enter the result of a game that was played elsewhere."""

    do: Literal["note"]
    won: bool


class Undo(Shape):
    """Undo the last choice."""

    do: Literal["undo"]


Step = Annotated[Deal | Choose | Defend | Muster | Prepare | Note | Undo, Field(discriminator="do")]


def carry_out(campaign: Campaign, step: Step) -> None:
    """Carry out one step."""
    match step:
        case Deal():
            campaign.deal([pile.model_dump() for pile in step.piles] if step.piles else None)
        case Choose():
            campaign.choose(step.pile)
        case Defend():
            campaign.defend(step.city, step.scenario)
        case Muster():
            campaign.muster(step.characters)
        case Prepare():
            campaign.prepare(step.threat, step.sky, step.hard or ())
        case Note():
            campaign.note(step.won)
        case Undo():
            campaign.undo()
