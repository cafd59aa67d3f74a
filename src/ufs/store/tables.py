"""The tables of the newest schema.

A game is its setup, seed, actions and outcomes. All other columns are derived from them, so that
lists and statistics need not replay a game.
"""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import ForeignKey, Text, TypeDecorator, text
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

# Every schema version, the newest last; each has a file in migrations/versions.
VERSIONS = ("v1", "v2", "v3", "v4", "v5")
NEWEST = VERSIONS[-1]


class Json(TypeDecorator[Any]):
    """JSON as text. Invalid JSON reads as None, so that one bad row never hides the others."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:  # noqa: ARG002
        return None if value is None else json.dumps(value, separators=(",", ":"))

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:  # noqa: ARG002
        try:
            return None if value is None else json.loads(value)
        except (ValueError, RecursionError):
            return None


class Base(DeclarativeBase):
    pass


class GameRow(Base):
    """One game. Its first `at` steps are in effect; the ones after that were undone."""

    __tablename__ = "games"

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    created: Mapped[str] = mapped_column(Text)
    updated: Mapped[str] = mapped_column(Text, index=True)
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
    forked: Mapped[bool] = mapped_column(server_default=text("0"))
    imported: Mapped[bool] = mapped_column(server_default=text("0"))
    # since v5
    comments: Mapped[dict[str, Any] | None] = mapped_column(Json)


class StepRow(Base):
    """One action of a game with the dice rolled after it, numbered from 1."""

    __tablename__ = "steps"

    game: Mapped[str] = mapped_column(
        Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True)
    action: Mapped[dict[str, Any] | None] = mapped_column(Json, nullable=False)
    rolls: Mapped[list[list[int]] | None] = mapped_column(Json, nullable=False)
    comments: Mapped[list[Any] | None] = mapped_column(Json)  # since v5


class SettingRow(Base):
    """The player's settings: language, theme, speed."""

    __tablename__ = "settings"

    name: Mapped[str] = mapped_column(Text, primary_key=True)
    value: Mapped[Any] = mapped_column(Json)


class PuzzleRow(Base):
    """What a player did with a puzzle; since v3."""

    __tablename__ = "puzzles"

    puzzle: Mapped[str] = mapped_column(Text, primary_key=True)
    game: Mapped[str | None] = mapped_column(Text, ForeignKey("games.id", ondelete="SET NULL"))
    tries: Mapped[int] = mapped_column(server_default=text("0"))
    judged: Mapped[int | None]  # the version of the game that was judged last
    solved: Mapped[str | None] = mapped_column(Text)  # when
    shown: Mapped[str | None] = mapped_column(Text)  # when the solution was asked for


class CampaignRow(Base):
    """A campaign as it was saved last, and its columns for lists; since v4."""

    __tablename__ = "campaigns"

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    created: Mapped[str] = mapped_column(Text)
    updated: Mapped[str] = mapped_column(Text, index=True)
    version: Mapped[int]
    data: Mapped[dict[str, Any] | None] = mapped_column(Json, nullable=False)
    name: Mapped[str] = mapped_column(Text)
    chapter: Mapped[int]
    score: Mapped[int]
    won: Mapped[bool | None]
