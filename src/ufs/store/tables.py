"""The tables of the newest schema.

A game is its setup, seed, actions and outcomes. All other columns are derived from them, so that
lists and statistics need not replay a game.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from sqlalchemy import Boolean, ForeignKey, Integer, TypeDecorator, false, text
from sqlalchemy import Text as TextType
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from ufs.base.strict_json import finite, no_constants

# Every schema version, the newest last; each has a file in migrations/versions.
VERSIONS = ("v1", "v2", "v3", "v4", "v5", "v6")
NEWEST = VERSIONS[-1]


LARGEST = 2**53  # larger whole numbers are not the same in a browser


@dataclass(frozen=True)
class Broken:
    """What stands in a column and does not belong there.

    SQLite keeps anything in any column. What does not fit is handed out like this and found by
    `rows`: an exception here would hide all other rows of an answer.
    """

    found: Any


class Checked(TypeDecorator[Any]):
    """A column whose values are checked as they are read."""

    impl: Any = TextType
    cache_ok = True
    read: ClassVar[Any]

    def result_processor(self, dialect: Dialect, coltype: Any) -> Callable[[Any], Any]:  # noqa: ARG002
        checked: Callable[[Any], Any] = type(self).read
        return checked


def is_text(value: Any) -> bool:
    """Whether this is text; bytes that are none were read as lone surrogates."""
    if not isinstance(value, str):
        return False
    try:
        return value.isascii() or bool(value.encode())
    except UnicodeEncodeError:
        return False


def read_text(value: Any) -> Any:
    return value if value is None or is_text(value) else Broken(value)


def read_whole(value: Any) -> Any:
    fits = value is None or (type(value) is int and abs(value) <= LARGEST)
    return value if fits else Broken(value)


def read_flag(value: Any) -> Any:
    if value is None or isinstance(value, bool):
        return value
    return bool(value) if type(value) is int and value in (0, 1) else Broken(value)


def read_json(value: Any) -> Any:
    if value is None:
        return None
    try:
        if not is_text(value):
            return Broken(value)
        found = DECODER.decode(value)
        if "\\ud" in value.lower() and not is_text(json.dumps(found, ensure_ascii=False)):
            return Broken(value)
        return found
    except (ValueError, RecursionError):
        return Broken(value)


DECODER = json.JSONDecoder(parse_constant=no_constants, parse_float=finite)


class Text(Checked):
    cache_ok = True
    read = staticmethod(read_text)


class Whole(Checked):
    impl = Integer
    cache_ok = True
    read = staticmethod(read_whole)


class Flag(Checked):
    impl = Boolean
    cache_ok = True
    read = staticmethod(read_flag)


class Json(Checked):
    """JSON as text."""

    cache_ok = True
    read = staticmethod(read_json)

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:  # noqa: ARG002
        return None if value is None else json.dumps(value, separators=(",", ":"))


class Key(Text):
    """Text that rows are found by. What no database can store stands for nothing that is there.

    PostgreSQL knows no NUL characters, and no database knows halves of characters (an id may come
    from anywhere: a file name, a URL). Every key that is written is plain.
    """

    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:  # noqa: ARG002
        return None if value is None else value.translate(UNKNOWN)


UNKNOWN = {0: "\ufffd", **dict.fromkeys(range(0xD800, 0xE000), "\ufffd")}


class Base(DeclarativeBase):
    type_annotation_map: ClassVar[dict[Any, Any]] = {int: Whole, bool: Flag}


class PieceRow(Base):
    """A piece that some game is played with, once for each hash; since v6."""

    __tablename__ = "pieces"

    hash: Mapped[str] = mapped_column(Key, primary_key=True)
    data: Mapped[dict[str, Any] | None] = mapped_column(Json, nullable=False)


class PieceSetRow(Base):
    """The pieces on one table, as a list of their hashes; since v6."""

    __tablename__ = "piece_sets"

    hash: Mapped[str] = mapped_column(Key, primary_key=True)
    members: Mapped[list[str] | None] = mapped_column(Json, nullable=False)


class KeptColumns:
    """What games and campaigns have in common; since v6."""

    pieces: Mapped[str | None] = mapped_column(Text)  # the hash of a piece set
    rules: Mapped[int | None]  # the version of the rules it began with
    position: Mapped[dict[str, Any] | None] = mapped_column(Json)  # where it stands
    deleted: Mapped[str | None] = mapped_column(Text)  # when it was put into the bin
    # Counts all changes: what was played last does not depend on the clock.
    sequence: Mapped[int] = mapped_column(server_default=text("0"), index=True)


class GameRow(KeptColumns, Base):
    """One game. Its first `at` steps are in effect; the ones after that were undone."""

    __tablename__ = "games"

    id: Mapped[str] = mapped_column(Key, primary_key=True)
    created: Mapped[str] = mapped_column(Text)
    updated: Mapped[str] = mapped_column(Text)
    setup: Mapped[dict[str, Any] | None] = mapped_column(Json, nullable=False)
    seed: Mapped[str] = mapped_column(Text)  # as text: it may have 64 bits
    dice: Mapped[str] = mapped_column(Text)
    mode: Mapped[str] = mapped_column(Text)
    origin: Mapped[dict[str, Any] | None] = mapped_column(Json)
    first_rolls: Mapped[list[list[int]] | None] = mapped_column(Json, nullable=False)
    version: Mapped[int]
    at: Mapped[int]
    standing: Mapped[dict[str, Any] | None] = mapped_column(Json, nullable=False)
    won: Mapped[bool | None]
    reason: Mapped[str | None] = mapped_column(Text)
    finished_at: Mapped[str | None] = mapped_column(Text)
    # since v2
    kind: Mapped[str] = mapped_column(Text, server_default="game")
    forked: Mapped[bool] = mapped_column(server_default=false())
    imported: Mapped[bool] = mapped_column(server_default=false())
    # since v5
    comments: Mapped[dict[str, Any] | None] = mapped_column(Json)


class StepRow(Base):
    """One action of a game with the dice rolled after it, numbered from 1."""

    __tablename__ = "steps"

    game: Mapped[str] = mapped_column(
        Key, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True)
    action: Mapped[dict[str, Any] | None] = mapped_column(Json, nullable=False)
    rolls: Mapped[list[list[int]] | None] = mapped_column(Json, nullable=False)
    comments: Mapped[list[Any] | None] = mapped_column(Json)  # since v5


class SettingRow(Base):
    """The player's settings: language, theme, speed."""

    __tablename__ = "settings"

    name: Mapped[str] = mapped_column(Key, primary_key=True)
    value: Mapped[Any] = mapped_column(Json)


class PuzzleRow(Base):
    """What a player did with a puzzle; since v3."""

    __tablename__ = "puzzles"

    puzzle: Mapped[str] = mapped_column(Key, primary_key=True)
    game: Mapped[str | None] = mapped_column(Key, ForeignKey("games.id", ondelete="SET NULL"))
    tries: Mapped[int] = mapped_column(server_default=text("0"))
    judged: Mapped[int | None]  # the version of the game that was judged last
    solved: Mapped[str | None] = mapped_column(Text)  # when
    shown: Mapped[str | None] = mapped_column(Text)  # when the solution was asked for


class CampaignRow(KeptColumns, Base):
    """A campaign as it was saved last, and its columns for lists; since v4."""

    __tablename__ = "campaigns"

    id: Mapped[str] = mapped_column(Key, primary_key=True)
    created: Mapped[str] = mapped_column(Text)
    updated: Mapped[str] = mapped_column(Text)
    version: Mapped[int]
    data: Mapped[dict[str, Any] | None] = mapped_column(Json, nullable=False)
    name: Mapped[str] = mapped_column(Text)
    chapter: Mapped[int]
    score: Mapped[int]
    won: Mapped[bool | None]
