"""The shapes of setups, positions, actions and saves, as in PROTOCOL: strict, no unknown fields."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar, get_args

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import PydanticCustomError

from ufs.base.errors import COMMENT, ShapeError, to_field_error
from ufs.base.text import find_hidden, is_blank

FORMAT = "ufs-position/1"
SAVE_FORMAT = "ufs-game/1"
MAX_FIELD_ERRORS = 100  # that are reported at once

Space = Annotated[list[int], Field(min_length=2, max_length=2)]
Die = Annotated[int, Field(ge=1, le=6)]


class Shape(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class CharacterShape(Shape):
    id: str
    upgraded: bool = False


LONGEST_REAL_NAME = 80


def check_real_name(text: str) -> str:
    """One line that can be seen, as for every name from a stranger."""
    tidy = text.strip(" ")
    if is_blank(tidy):
        raise PydanticCustomError("text_blank", "blank")
    if find_hidden(tidy) is not None:
        raise PydanticCustomError("text_hidden", "hidden characters")
    return tidy


RealName = Annotated[str, Field(max_length=LONGEST_REAL_NAME), AfterValidator(check_real_name)]


class RealShape(Shape):
    """The real cards beside the board, by their names: nothing of ours is applied for them."""

    scenario: RealName | None = None
    characters: Annotated[list[RealName], Field(max_length=12)] = []


class SetupShape(Shape):
    edition: str
    hard: Annotated[list[str], Field(max_length=8)] | None = None
    level: Annotated[int, Field(ge=0, le=8)] | None = None
    threat: Annotated[int, Field(ge=0, le=4)] | None = None
    city: str | None = None
    damaged: bool = False
    sky: Annotated[list[str], Field(min_length=4, max_length=5)] | None = None  # A7: five
    scenario: str | None = None
    characters: Annotated[list[CharacterShape], Field(max_length=12)] = []
    real: RealShape | None = None


class WorkerShape(Shape):
    color: Literal["plain", "white"]
    value: Die | None
    space: Space | None
    resolved: bool = False


class RobotShape(Shape):
    value: Die | None = None
    space: Space | None
    exhausted: bool = False


class ShipShape(Shape):
    kind: Literal["basic", "reinforcement", "orange"]
    at: Space | Literal["mothership", "supply"]


class ResultShape(Shape):
    won: bool
    reason: Literal["research", "damage", "mothership", "card"]


class InstallShape(Shape):
    values: Annotated[list[Die], Field(min_length=1, max_length=7)]


class PositionShape(Shape):
    format: Literal["ufs-position/1"]
    setup: SetupShape
    round: Annotated[int, Field(ge=1, le=1_000_000)]
    phase: Literal["dice", "rooms", "spawn", "over"]
    result: ResultShape | None
    mothership: int
    research: int
    energy: int
    damage: int
    excavator: Space
    workers: Annotated[list[WorkerShape], Field(min_length=5, max_length=5)]
    robots: Annotated[list[RobotShape], Field(max_length=2)]
    ships: Annotated[list[ShipShape], Field(max_length=10)]
    install: InstallShape | None = None
    points: Annotated[int, Field(ge=0, le=99)] = 0  # A5
    # Only in games with abilities (F).
    spent: dict[str, Annotated[int, Field(ge=0, le=9)]] = {}
    destroyed: Annotated[int, Field(ge=0, le=99)] = 0
    core_shot: bool = False
    smoke: Annotated[int, Field(ge=0, le=9)] = 0
    supplies: Annotated[int, Field(ge=0, le=9)] = 0
    held: Literal["action", "descent"] | None = None
    # A counter of the player's own, for cards that the program does not know.
    tokens: Annotated[int, Field(ge=0, le=999)] = 0


Rolls = list[Annotated[list[Die], Field(min_length=1, max_length=5)]]


# One line: anything that Python treats as a line break would start another line of a record.
Comment = Annotated[str, Field(pattern=COMMENT)]


class CommentsShape(Shape):
    above: list[Comment] = []
    beside: Comment = ""
    below: list[Comment] = []


class StepShape(Shape):
    action: dict[str, Any]
    rolls: Annotated[Rolls, Field(max_length=1)]
    comments: Annotated[list[CommentsShape], Field(max_length=2)] = []


class SaveShape(Shape):
    format: Literal["ufs-game/1"]
    setup: dict[str, Any]
    seed: int
    dice: Literal["auto", "manual"]
    origin: dict[str, Any] | None
    rolls: Annotated[Rolls, Field(max_length=1)]
    steps: Annotated[list[StepShape], Field(max_length=100_000)]
    comments: dict[str, CommentsShape] = {}
    # Since games keep their pieces.
    rules: int | None = None
    pieces: str | None = None  # the hash of a set of pieces
    carried: list[dict[str, Any]] | None = None  # the pieces themselves
    position: dict[str, Any] | None = None  # where it stands
    at: Annotated[int, Field(ge=0)] | None = None  # how many of its steps are done


class PlaceShape(Shape):
    do: Literal["place"]
    worker: int
    space: Space


class UseShape(Shape):
    do: Literal["use"]
    space: Space
    at: Literal["red", "yellow"] | None = None  # A2


class ExcavateShape(Shape):
    do: Literal["excavate"]


class InstallActionShape(Shape):
    do: Literal["install"]
    space: Space
    robot: int


class RemoveShape(Shape):
    do: Literal["remove"]
    robot: int


class DoneShape(Shape):
    do: Literal["done"]


class SpawnShape(Shape):
    do: Literal["spawn"]
    column: int
    kind: Literal["basic", "reinforcement", "orange"] | None = None


class CityActionShape(Shape):
    do: Literal["city"]
    column: int | None = None
    worker: int | None = None
    change: Literal["up", "down"] | None = None
    at: Literal["red", "yellow"] | None = None


class RaiseShape(Shape):
    do: Literal["raise"]
    worker: int


class CharacterActionShape(Shape):
    do: Literal["character"]
    id: str
    column: int | None = None
    worker: int | None = None
    change: Literal["up", "down"] | None = None
    at: Literal["red", "yellow"] | None = None


class RollShape(Shape):
    do: Literal["roll"]
    values: Annotated[list[int], Field(max_length=100)] | None = None


class CorrectShape(Shape):
    do: Literal["correct"]
    set: dict[str, Any]  # fields as in a position, checked as one


ActionShape = Annotated[
    PlaceShape
    | UseShape
    | ExcavateShape
    | InstallActionShape
    | RemoveShape
    | DoneShape
    | RaiseShape
    | SpawnShape
    | CityActionShape
    | CharacterActionShape
    | RollShape
    | CorrectShape,
    Field(discriminator="do"),
]
# The kinds of actions. Pydantic puts the kind in front of the location of an error.
KINDS_OF_ACTION = frozenset(
    get_args(shape.model_fields["do"].annotation)[0] for shape in get_args(get_args(ActionShape)[0])
)

S = TypeVar("S")
SETUP: TypeAdapter[SetupShape] = TypeAdapter(SetupShape)
POSITION: TypeAdapter[PositionShape] = TypeAdapter(PositionShape)
ACTION: TypeAdapter[Any] = TypeAdapter(ActionShape)
SAVE: TypeAdapter[SaveShape] = TypeAdapter(SaveShape)


def validate(adapter: TypeAdapter[S], data: Any, code: str) -> S:
    """Validated data, or an error that names every field that does not fit."""
    try:
        return adapter.validate_python(data)
    except ValidationError as error:
        field_errors = []
        for detail in error.errors(include_url=False)[:MAX_FIELD_ERRORS]:
            location = detail["loc"]
            if adapter is ACTION and location and location[0] in KINDS_OF_ACTION:
                location = location[1:]
            field_errors.append(to_field_error({**detail, "loc": location}))
        raise ShapeError(code, field_errors) from None
