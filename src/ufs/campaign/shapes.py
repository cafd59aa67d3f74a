"""The shape of a saved campaign, `ufs-campaign/1`: its pieces, and every step with its outcome.

Everything dealt and drawn is recorded: an old campaign continues even if a later version, or other
pieces, would deal something else.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from pydantic import Field, TypeAdapter, ValidationError

from ufs.base.errors import ShapeError, to_field_error
from ufs.content.schema import Id
from ufs.game.game import MAX_SEED
from ufs.game.record import MAX_RECORD
from ufs.game.shapes import MAX_FIELD_ERRORS, Shape

FORMAT = "ufs-campaign/1"
LONGEST_NAME = 80

Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
Cards = Literal["auto", "manual"]
Ids = Annotated[list[Id], Field(max_length=100)]


class PileShape(Shape):
    """C2: a scenario, a city and a character."""

    scenario: Id
    city: Id
    character: Id


class DealShape(Shape):
    do: Literal["deal"] = "deal"
    piles: Annotated[list[PileShape], Field(min_length=2, max_length=2)]


class ChooseShape(Shape):
    do: Literal["choose"] = "choose"
    pile: Annotated[int, Field(ge=1, le=2)]


class DefendShape(Shape):
    """C7: the next city of the last chapter."""

    do: Literal["defend"] = "defend"
    city: Id
    scenario: Id


class MusterShape(Shape):
    """C5, C7: the upgraded characters of a battle."""

    do: Literal["muster"] = "muster"
    characters: Ids


class PrepareShape(Shape):
    """C9: the threat level of a game and the sky that was drawn for it."""

    do: Literal["prepare"] = "prepare"
    threat: Annotated[int, Field(ge=0, le=99)]
    sky: Annotated[list[Id], Field(min_length=4, max_length=4)]
    hard: Annotated[list[str], Field(max_length=4)]


class BeginShape(Shape):
    """A game has begun; `game` is its id in the saves, if it has one."""

    do: Literal["begin"] = "begin"
    game: Annotated[str, Field(max_length=60)] | None = None


class ResultShape(Shape):
    """C3: how a game ended. A game played with this program has a record, others do not."""

    do: Literal["result"] = "result"
    won: bool
    game: Annotated[str, Field(max_length=60)] | None = None
    record: Annotated[str, Field(max_length=MAX_RECORD)] | None = None

    @property
    def by_hand(self) -> bool:
        return self.game is None and self.record is None


AnyStep = (
    DealShape | ChooseShape | DefendShape | MusterShape | PrepareShape | BeginShape | ResultShape
)
KINDS_OF_STEP = frozenset(
    str(get_args(shape.model_fields["do"].annotation)[0]) for shape in get_args(AnyStep)
)


class ChapterShape(Shape):
    """C1: what belongs to a chapter of this campaign."""

    scenarios: Ids
    cities: Ids
    characters: Ids
    sky: Ids


class CampaignShape(Shape):
    format: Literal["ufs-campaign/1"]
    name: Name
    seed: Annotated[int, Field(ge=0, le=MAX_SEED)]
    cards: Cards
    chapters: Annotated[list[ChapterShape], Field(min_length=4, max_length=4)]
    steps: Annotated[list[Annotated[AnyStep, Field(discriminator="do")]], Field(max_length=1000)]
    # Since campaigns keep their pieces.
    rules: int | None = None
    pieces: str | None = None  # the hash of a set of pieces
    carried: list[dict[str, Any]] | None = None  # the pieces themselves


CAMPAIGN: TypeAdapter[CampaignShape] = TypeAdapter(CampaignShape)


def validate_campaign(data: Any) -> CampaignShape:
    """A validated campaign, or an error that names every field that does not fit."""
    try:
        return CAMPAIGN.validate_python(data)
    except ValidationError as error:
        found = error.errors(include_url=False)[:MAX_FIELD_ERRORS]
        field_errors = [
            to_field_error({**detail, "loc": without_kind(detail["loc"])}) for detail in found
        ]
        raise ShapeError("bad_campaign", field_errors) from None


def without_kind(place: tuple[Any, ...]) -> tuple[Any, ...]:
    """Drop the kind of a step that pydantic puts into a location: `steps[2].deal.piles`."""
    return tuple(part for n, part in enumerate(place) if n != 2 or part not in KINDS_OF_STEP)
