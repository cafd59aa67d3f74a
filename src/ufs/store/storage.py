"""What the application needs of a place that keeps things, and the shape of what is kept there.

A storage knows no rules: it keeps records and hands them out again. Every change of a game or a
campaign names the version it was made from; whoever comes with an old one changes nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, Protocol

GAME = "game"  # one for its own sake
TUTORIAL = "tutorial"
PUZZLE = "puzzle"  # a game in which a puzzle is tried
CAMPAIGN = "campaign"  # a campaign's game; its end is noted there at once
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(8))


def stamp(when: datetime) -> str:
    return when.astimezone(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")


def now() -> str:
    return stamp(datetime.now(UTC))


@dataclass(frozen=True, kw_only=True)
class GameInfo:
    """What a list says of a game. All of it is written down beside it: nothing is replayed."""

    id: str
    version: int
    created: str
    updated: str
    setup: dict[str, Any] | None  # None: what is kept there cannot be read
    dice: str
    mode: str
    kind: str = GAME
    forked: bool = False
    imported: bool = False
    standing: dict[str, Any] | None = None
    won: bool | None = None
    reason: str | None = None
    finished_at: str | None = None

    @property
    def readable_setup(self) -> dict[str, Any]:
        return self.setup if isinstance(self.setup, dict) else {}


@dataclass(frozen=True)
class StepRecord:
    """One action of a game with the dice rolled after it, numbered from 1."""

    number: int
    action: dict[str, Any] | None
    rolls: list[list[int]] | None
    comments: list[Any] | None = None  # what people wrote beside it in a record


@dataclass(frozen=True)
class GameRecord:
    """A whole game. `at` of its steps are done; the ones behind that were taken back."""

    info: GameInfo
    seed: str  # as text: it may have 64 bits
    origin: dict[str, Any] | None
    first_rolls: list[list[int]] | None
    at: int
    steps: Sequence[StepRecord]
    comments: dict[str, Any] | None = None  # what people wrote into the rest of a record


@dataclass(frozen=True)
class PuzzleNote:
    """What a player did with a puzzle."""

    puzzle: str
    game: str | None = None
    tries: int = 0
    judged: int | None = None  # the version of the game that was judged last
    solved: str | None = None  # when
    shown: str | None = None  # when the solution was asked for


@dataclass(frozen=True, kw_only=True)
class CampaignInfo:
    """What a list says of a campaign."""

    id: str
    version: int
    created: str
    updated: str
    name: str
    chapter: int
    score: int
    won: bool | None


@dataclass(frozen=True)
class CampaignRecord:
    """A campaign as it was saved last."""

    info: CampaignInfo
    data: dict[str, Any] | None


class Storage(Protocol):
    """Somewhere to keep the games, campaigns, puzzles and settings of one player.

    `change_…` writes only if the version before `info.version` is the one that is kept, and says
    whether it did; `delete_…` says whether there was anything to delete.
    """

    def games(self) -> list[GameInfo]: ...
    def game_version(self, id: str) -> int | None: ...
    def read_game(self, id: str) -> GameRecord | None: ...
    def add_game(self, game: GameRecord) -> None: ...
    def change_game(self, info: GameInfo, at: int, step: StepRecord | None) -> bool:
        """`step` is a new one, which replaces everything behind it."""

    def delete_game(self, id: str) -> bool: ...

    def campaigns(self) -> list[CampaignInfo]: ...
    def read_campaign(self, id: str) -> CampaignRecord | None: ...
    def campaign_of_game(self, game: str) -> CampaignInfo | None:
        """The campaign whose steps name this game; of copies the one changed last."""

    def add_campaign(self, campaign: CampaignRecord) -> None: ...
    def change_campaign(self, campaign: CampaignRecord) -> bool: ...
    def delete_campaign(self, id: str) -> bool:
        """Its games stay, as games for their own sake if no other campaign names them."""

    def puzzle_notes(self) -> dict[str, PuzzleNote]: ...
    def note_puzzle(self, puzzle: str, **values: Any) -> None: ...
    def settings(self) -> dict[str, Any]: ...
    def set_settings(self, values: dict[str, Any]) -> None: ...
    def notice(self) -> tuple[str, dict[str, Any]] | None:
        """What the player should know about this storage: the key of a sentence, its arguments."""

    def close(self) -> None: ...


def games_in(data: Any) -> set[str]:
    """The games that the steps of a saved campaign name."""
    steps = data.get("steps", []) if isinstance(data, dict) else []
    return {step["game"] for step in steps if isinstance(step, dict) and step.get("game")}


def freed(info: GameInfo) -> GameInfo:
    """A game whose campaign is gone. Its version goes on: whoever has it open is told."""
    return replace(info, kind=GAME, version=info.version + 1)
