"""The shapes of the files in a pack."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Source = Literal["sure", "likely", "own"]
Edition = str
Amount = Annotated[int, Field(ge=0, le=40)]
Count = Annotated[int, Field(ge=1, le=40)]
Cost = Annotated[int, Field(ge=1, le=99)]  # of a research space
Id = Annotated[str, Field(max_length=60, pattern=r"^[\w.-]+$")]


class Part(BaseModel):
    """A table in a file: strict types, and no field we do not know."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Side(Part):
    source: Source | None = None  # where it differs from the file's


class Text(Part):
    """A text in all three languages."""

    en: str
    de: str
    fr: str


class Piece(Part):
    """What every file says of itself."""

    id: Id
    source: Source


class Pack(Piece):
    kind: Literal["pack"]
    version: str = "1"
    name: Text


class EditionPieces(Part):
    sky: Annotated[list[str], Field(min_length=4, max_length=4)]
    upper: str | None = None
    lower: str | None = None
    tracks: str | None = None
    mothership: str | None = None
    city: str | None = None


class EditionRules(Part):
    """What differs between the editions; each line names its rule."""

    reinforcements: Annotated[int, Field(ge=0, le=5)]  # S4
    robots: Annotated[int, Field(ge=0, le=2)]  # B2
    city_in_the_sky: bool  # S2
    any_space_ahead: bool  # D4
    robots_block: bool  # D15
    install_after_phase: bool  # B1
    robots_stay: bool  # B2
    robots_wear_always: bool  # B6
    action_before_descent: bool  # M1
    spawn_freely: bool  # M4


class EditionFile(Piece):
    kind: Literal["edition"]
    name: Text
    pieces: EditionPieces
    rules: EditionRules


class OnTheTable(Piece):
    """A piece that belongs to some editions."""

    editions: Annotated[list[Edition], Field(min_length=1)]


class SkySide(Side):
    rows: Annotated[list[str], Field(min_length=4, max_length=4)]
    research: Annotated[list[Cost], Field(min_length=4, max_length=4)] | None = None


class Sky(OnTheTable):
    kind: Literal["sky"]
    position: Annotated[int, Field(ge=1, le=4)]
    easy: SkySide
    hard: SkySide


class BaseCardSide(Side):
    rows: Annotated[list[str], Field(min_length=3, max_length=3)]
    hits: Count


class BaseCard(OnTheTable):
    kind: Literal["base-card"]
    part: Literal["upper", "lower"]
    easy: BaseCardSide
    hard: BaseCardSide


class BaseTileSide(Side):
    rows: Annotated[list[str], Field(min_length=3, max_length=3)]
    energy: Amount
    damage_cells: Count


class BaseTile(OnTheTable):
    kind: Literal["base-tile"]
    upper: BaseTileSide
    lower: BaseTileSide


class TracksSide(Side):
    research: Annotated[list[Cost], Field(min_length=1, max_length=32)]
    energy_start: Amount
    energy_max: Amount


class Tracks(OnTheTable):
    kind: Literal["tracks"]
    easy: TracksSide
    hard: TracksSide


class MothershipSide(Side):
    drop_points: Literal[5]
    aboard: Annotated[int, Field(ge=0, le=5)]


class Mothership(OnTheTable):
    kind: Literal["mothership"]
    easy: MothershipSide
    hard: MothershipSide


class Ability(Part):
    """What a city changes, from a small vocabulary (S10)."""

    robots: Annotated[int, Field(ge=0, le=2)] | None = None  # otherwise as the edition says
    robot_bonus: Annotated[int, Field(ge=0, le=6)] = 0
    fighters_discount: Annotated[int, Field(ge=0, le=9)] = 0
    fighters_bonus: Annotated[int, Field(ge=0, le=6)] = 0


class CitySide(Side):
    energy: Amount
    ability: Ability = Ability()
    text: Text | None = None


class City(OnTheTable):
    kind: Literal["city"]
    name: Text
    upper: str
    lower: str
    blue: CitySide
    damaged: CitySide


AnyPiece = Annotated[
    Pack | EditionFile | Sky | BaseCard | BaseTile | Tracks | Mothership | City,
    Field(discriminator="kind"),
]
