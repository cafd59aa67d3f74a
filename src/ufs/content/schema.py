"""The shapes of the files in a pack."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, GetCoreSchemaHandler
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

from ufs.base.text import find_hidden, is_blank
from ufs.content.limits import MAX_NAME_LENGTH, MAX_ROW_LENGTH, MAX_TEXT_LENGTH
from ufs.content.notation import BaseRows, SkyRows, read_base, read_sky


@dataclass(frozen=True)
class PieceReference:
    """Marks a field that names another piece of this kind by its id."""

    kind: str


@dataclass(frozen=True)
class Rows:
    """Marks a field that is lines of text in a file and parsed rows everywhere else."""

    count: int
    read: Callable[[Sequence[str]], SkyRows | BaseRows]
    least: int | None = None  # if there may be fewer

    def __get_pydantic_core_schema__(self, _: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        line = Annotated[str, Field(max_length=MAX_ROW_LENGTH)]
        least = self.count if self.least is None else self.least
        lines = Annotated[list[line], Field(min_length=least, max_length=self.count)]
        return core_schema.no_info_after_validator_function(
            self.read,
            handler.generate_schema(lines),
            serialization=core_schema.plain_serializer_function_ser_schema(
                lambda rows: list(rows.texts)
            ),
        )


Source = Literal["sure", "likely", "own"]
EditionId = Annotated[str, PieceReference("edition")]
SkyId = Annotated[str, PieceReference("sky")]
CardId = Annotated[str, PieceReference("base-card")]
TileId = Annotated[str, PieceReference("base-tile")]
CityId = Annotated[str, PieceReference("city")]
TracksId = Annotated[str, PieceReference("tracks")]
MothershipId = Annotated[str, PieceReference("mothership")]
Amount = Annotated[int, Field(ge=0, le=40)]
Count = Annotated[int, Field(ge=1, le=40)]
Cost = Annotated[int, Field(ge=1, le=99)]  # of a research space


def check_readable(text: str) -> str:
    """Refuse text that shows nothing, and characters that do more than show something."""
    if is_blank(text):
        raise PydanticCustomError("text_blank", "nothing visible")
    hidden = find_hidden(text, "\n")
    if hidden is not None and unicodedata.category(hidden) == "Cc":
        raise PydanticCustomError("text_control", "control characters")
    if hidden is not None:
        raise PydanticCustomError("text_hidden", "hidden characters")
    return text


def check_id(id: str) -> str:
    """Refuse the joiners, which count as letters, but are not seen between letters."""
    if not id.isprintable():
        raise PydanticCustomError("id_hidden", "hidden characters")
    return id


Id = Annotated[str, Field(max_length=60, pattern=r"^[\w.-]+$"), AfterValidator(check_id)]
# Only sky pieces may have a plus: after a character it means its upgraded side.
SkyPieceId = Annotated[str, Field(max_length=60, pattern=r"^[\w.-]+\+?$"), AfterValidator(check_id)]
Readable = Annotated[str, Field(max_length=MAX_TEXT_LENGTH), AfterValidator(check_readable)]
ReadableName = Annotated[str, Field(max_length=MAX_NAME_LENGTH), AfterValidator(check_readable)]


class TomlTable(BaseModel):
    """A table in a file: strict types, and no unknown fields."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Side(TomlTable):
    source: Source | None = None  # if it differs from the file's


class Text(TomlTable):
    """A text in all three languages."""

    en: Readable
    de: Readable
    fr: Readable


class Name(Text):
    """A name in all three languages."""

    en: ReadableName
    de: ReadableName
    fr: ReadableName


class Piece(TomlTable):
    """What every file has."""

    id: Id
    source: Source


class Pack(Piece):
    kind: Literal["pack"]
    version: ReadableName = "1"
    name: Name


class EditionPieces(TomlTable):
    sky: Annotated[list[SkyId], Field(min_length=4, max_length=4)]
    upper: CardId | None = None
    lower: CardId | None = None
    tracks: TracksId | None = None
    mothership: MothershipId | None = None
    city: CityId | None = None


class EditionRules(TomlTable):
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
    name: Name
    pieces: EditionPieces
    rules: EditionRules


class TablePiece(Piece):
    """A piece that belongs to some editions."""

    editions: Annotated[list[EditionId], Field(min_length=1, max_length=20)]


class SkySide(Side):
    rows: Annotated[SkyRows, Rows(4, read_sky, least=2)]  # A7: tile 0 has two, all others four
    research: Annotated[list[Cost], Field(min_length=2, max_length=4)] | None = None
    stars: Annotated[int, Field(ge=0, le=3)] | None = None  # S13; default: easy 0, hard 1


class SkySpace(TomlTable):
    """F37, A1: what a letter in the rows of a sky piece stands for."""

    effect: Literal["teleport", "drain", "damage", "call", "cave-in", "forget", "pulse", "energy"]
    amount: Annotated[int, Field(ge=1, le=9)] = 1


class Sky(TablePiece):
    kind: Literal["sky"]
    id: SkyPieceId
    position: Annotated[int, Field(ge=0, le=4)]  # A7: tile 0 lies above tile I
    chapter: Chapter = 0
    spaces: dict[Annotated[str, Field(pattern=r"^[A-LN-Z]$")], SkySpace] = {}
    easy: SkySide
    hard: SkySide | None = None  # A7: tile 0 has one side

    def side(self, hard: bool) -> SkySide:
        """A tile with one side cannot be turned."""
        return self.hard if hard and self.hard is not None else self.easy

    @property
    def sides(self) -> dict[str, SkySide]:
        """Both sides, or the only one."""
        return {"easy": self.easy} | ({"hard": self.hard} if self.hard is not None else {})


class BaseCardSide(Side):
    rows: Annotated[BaseRows, Rows(3, read_base)]
    hits: Count


class BaseCard(TablePiece):
    kind: Literal["base-card"]
    part: Literal["upper", "lower"]
    easy: BaseCardSide
    hard: BaseCardSide


class BaseTileSide(Side):
    rows: Annotated[BaseRows, Rows(3, read_base)]
    energy: Amount
    damage_cells: Count


class BaseTile(TablePiece):
    kind: Literal["base-tile"]
    chapter: Chapter = 0
    upper: BaseTileSide
    lower: BaseTileSide


class TracksSide(Side):
    research: Annotated[list[Cost], Field(min_length=1, max_length=32)]
    energy_start: Amount
    energy_max: Amount


class Tracks(TablePiece):
    kind: Literal["tracks"]
    easy: TracksSide
    hard: TracksSide


class MothershipSide(Side):
    drop_points: Literal[5]
    aboard: Annotated[int, Field(ge=0, le=5)]


class Mothership(TablePiece):
    kind: Literal["mothership"]
    easy: MothershipSide
    hard: MothershipSide


# F1: what an ability does as long as its piece is in play,
PermanentEffect = Literal[
    "robots", "robot-bonus", "discount", "bonus", "energy-track", "walls",
    "dig-cost", "dig-reach", "hold", "immune", "leap", "spawn-anywhere",
    "reinforcements", "one-target", "orange", "armour",
    "goal-depth", "goal-ships", "goal-orange", "goal-shot",
]  # fmt: skip
# and what it does at its moment.
TimedEffect = Literal[
    "energy", "fighters", "research", "robot", "repair", "jam", "missiles", "tunnel",
    "drain", "damage", "call", "cave-in", "forget", "dive", "pulse", "prowl",
    "reroll", "nudge", "smoke", "supplies", "silence", "halt", "flip", "gust", "lift", "barrage",
    "match",
]  # fmt: skip
Effect = Literal[PermanentEffect, TimedEffect]  # one list: a misspelt word is one mistake
Moment = Literal[
    "always", "setup", "placed", "used", "dug", "unused",
    "action", "hit", "destroyed", "round", "chosen",
]  # fmt: skip


class Ability(TomlTable):
    """One thing that a city, scenario or character changes (F1-F3)."""

    when: Moment
    effect: Effect
    on: str | None = None  # what a moment or an effect is narrowed to
    amount: Annotated[int, Field(ge=-9, le=40)] = 1
    times: Annotated[int, Field(ge=0, le=9)] = 0  # 0: whenever its moment comes; if chosen, once
    per: Literal["round", "game"] = "game"


Abilities = Annotated[list[Ability], Field(max_length=4)]
Chapter = Annotated[int, Field(ge=1, le=4)]  # the default 0 means none
Latitude = Annotated[float, Field(ge=-90, le=90, allow_inf_nan=False)]
Longitude = Annotated[float, Field(ge=-180, le=180, allow_inf_nan=False)]


class CitySide(Side):
    energy: Amount
    ability: Abilities = []
    text: Text | None = None


class City(TablePiece):
    kind: Literal["city"]
    name: Name
    upper: TileId
    lower: TileId
    chapter: Chapter = 0  # C1; 0: the standard game, or a pack
    # TOML has lists, not tuples, so the pair itself is not strict; its numbers are.
    at: Annotated[tuple[Latitude, Longitude], Field(strict=False)] | None = None
    blue: CitySide
    damaged: CitySide


class CharacterSide(Side):
    ability: Annotated[list[Ability], Field(min_length=1, max_length=1)]
    text: Text


class Character(TablePiece):
    kind: Literal["character"]
    name: Name
    role: Name
    chapter: Chapter = 0
    normal: CharacterSide
    upgraded: CharacterSide


class Scenario(TablePiece):
    kind: Literal["scenario"]
    name: Name
    chapter: Chapter = 0
    ability: Annotated[list[Ability], Field(min_length=1, max_length=4)]
    sky: SkyId | None = None  # the tile it brings, unless the setup names its own
    text: Text  # its rules
    scene: Annotated[list[Text], Field(max_length=4)] = []  # the panels of the story


class ChapterFile(Piece):
    """C6: what a chapter of the campaign brings."""

    kind: Literal["chapter"]
    number: Annotated[int, Field(ge=1, le=4)]
    name: Name
    briefing: Annotated[list[Text], Field(min_length=1, max_length=6)]
    # Its sky, from the top; the basic one if left out. Kept pieces of earlier versions name only
    # the tiles that a chapter brought; nobody reads those any more.
    sky: Annotated[list[SkyId], Field(max_length=40)] = []


AnyPiece = Annotated[
    Pack
    | EditionFile
    | Sky
    | BaseCard
    | BaseTile
    | Tracks
    | Mothership
    | City
    | Character
    | Scenario
    | ChapterFile,
    Field(discriminator="kind"),
]
