"""The shape of a saved campaign, `ufs-campaign/2`: its pieces, and every step with its outcome.

Everything dealt and drawn is recorded: an old campaign continues even if a later version, or other
pieces, would deal something else. `ufs-campaign/1` is still read: there the sky of a chapter were
tiles that joined the basic ones (see `ufs.campaign.earlier`), and steps did not say how they were
counted: what a step does not say was done as it was then.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from pydantic import AfterValidator, Field, TypeAdapter, ValidationError

from ufs.base.errors import ShapeError, to_field_error
from ufs.content.schema import Id, SkyPieceId, check_id, check_readable
from ufs.game.game import MAX_SEED
from ufs.game.record import MAX_RECORD
from ufs.game.shapes import MAX_FIELD_ERRORS, Shape

FORMAT = "ufs-campaign/2"
EARLIER_FORMAT = "ufs-campaign/1"
LONGEST_NAME = 80

Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
Cards = Literal["auto", "manual"]
Ids = Annotated[list[Id], Field(max_length=100)]
Threat = Annotated[int, Field(ge=0, le=99)]
MOST_TILES = 5  # C6: in the sky of the last chapter


TYPED = "="  # before the name of a card that the program does not know


def is_typed(card: str | None) -> bool:
    """Whether a card is known by its name only: one that lies on the player's own table."""
    return card is not None and card.startswith(TYPED)


def check_card(card: str) -> str:
    if is_typed(card):
        check_readable(card.removeprefix(TYPED))
        return TYPED + " ".join(card.removeprefix(TYPED).split())
    return check_id(card)


# The id of a piece, or the name of a card that the program does not know.
Card = Annotated[
    str,
    Field(max_length=LONGEST_NAME + 1, pattern=r"^(=.*|[\w.-]+)$"),
    AfterValidator(check_card),
]


class PileShape(Shape):
    """C2: a scenario, a city and a character."""

    scenario: Card
    city: Card
    character: Card


class DealShape(Shape):
    do: Literal["deal"] = "deal"
    piles: Annotated[list[PileShape], Field(min_length=2, max_length=2)]


class ChooseShape(Shape):
    do: Literal["choose"] = "choose"
    pile: Annotated[int, Field(ge=1, le=2)]


class DefendShape(Shape):
    """C7: the next city of the last chapter, on its damaged side, for one game.

    A step of format 1 does not say `damaged`: then a city that was saved undamaged had two games.
    """

    do: Literal["defend"] = "defend"
    city: Card
    scenario: Card
    damaged: Literal[True] | None = None


class MusterShape(Shape):
    """C5, C7: the upgraded characters of a battle."""

    do: Literal["muster"] = "muster"
    characters: Annotated[list[Card], Field(max_length=100)]


class PrepareShape(Shape):
    """C9: the threat level of a game and the sky that was drawn for it.

    It counts the threatening tiles. A step of format 1 does not say so: then it counted stars, that
    of the scenario included.
    """

    do: Literal["prepare"] = "prepare"
    threat: Threat
    sky: Annotated[list[SkyPieceId], Field(min_length=4, max_length=MOST_TILES)]
    hard: Annotated[list[str], Field(max_length=4)]
    counts: Literal["tiles", "stars"] = "stars"


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
    """C1: what belongs to a chapter of this campaign.

    C6: the tiles of its sky, from the top. Of several for one place, one is drawn.
    """

    scenarios: Ids
    cities: Ids
    characters: Ids
    sky: Annotated[list[SkyPieceId], Field(max_length=100)]


class CampaignShape(Shape):
    format: Literal["ufs-campaign/1", "ufs-campaign/2"]
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
