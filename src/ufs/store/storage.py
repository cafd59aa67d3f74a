"""What the application needs of a place that keeps things, and the shape of what is kept there.

A storage knows no rules: it keeps records and hands them out again. Every change of a game or a
campaign names the version it was made from; whoever comes with an old one changes nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from ufs.store.lists import GamesAsked, GamesPage, Results

from ufs.base.errors import UfsError
from ufs.base.words import Term

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
    pieces: str | None = None  # the hash of the pieces it is played with; None: not yet known
    rules: int | None = None  # the version of the rules it began with
    # Which of all changes was its last: larger numbers were played later, whatever the clock says.
    sequence: int = field(default=0, compare=False)

    @property
    def corrected(self) -> bool:
        """Whether facts were set by hand: then it is no plain game."""
        return bool((self.standing or {}).get("corrected"))

    @property
    def readable_setup(self) -> dict[str, Any]:
        return self.setup if isinstance(self.setup, dict) else {}


@dataclass(frozen=True)
class Unreadable:
    """A row that is kept and cannot be read: where it is, and what stands in which column."""

    table: str
    id: str  # as far as it can be read
    column: str
    found: str
    deleted: str | None = None  # when it was put into the bin


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
    position: dict[str, Any] | None = None  # where it stands; None before v6
    damage: Unreadable | None = None  # what of it cannot be read


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
    pieces: str | None = None  # as in a game
    rules: int | None = None


@dataclass(frozen=True)
class CampaignRecord:
    """A campaign as it was saved last."""

    info: CampaignInfo
    data: dict[str, Any] | None
    position: dict[str, Any] | None = None  # where it stands; None before v6


Pieces = dict[str, dict[str, Any]]  # pieces as JSON by their hashes
GAMES, CAMPAIGNS = "games", "campaigns"  # what goes into the bin
FIRST_YEAR = "2026"  # of this program: nothing was deleted before


@dataclass(frozen=True)
class Binned:
    """A game or a campaign in the bin."""

    table: str
    id: str
    deleted: str  # when
    info: GameInfo | CampaignInfo | None  # None: it cannot be read


class Storage(Protocol):
    """Somewhere to keep the games, campaigns, puzzles and settings of one player.

    `change_…` writes only if the version before `info.version` is the one that is kept, and says
    whether it did; `delete_…` says whether there was anything to delete.
    """

    def games(self) -> list[GameInfo]: ...
    def page_of_games(self, asked: GamesAsked) -> GamesPage: ...
    def results(self, recent: int) -> Results:
        """How all games ended; with the `recent` games that ended last."""

    def game_version(self, id: str) -> int | None: ...
    def read_game(self, id: str) -> GameRecord | None: ...
    def add_game(self, game: GameRecord) -> None: ...
    def add_puzzle_game(self, game: GameRecord, puzzle: str, before: str | None) -> bool:
        """Add a game in which a puzzle is tried from now on, and note it there.

        Or neither, if the game noted there is no longer the one `before`: answers False.
        """

    def add_campaign_game(self, game: GameRecord, campaign: CampaignRecord) -> bool:
        """Add a game and change the campaign that names it, or (False: an old version) neither."""

    def change_game(
        self, info: GameInfo, at: int, step: StepRecord | None, position: dict[str, Any]
    ) -> bool:
        """`step` is a new one, which replaces everything behind it."""

    def delete_game(self, id: str) -> bool:
        """Put a game into the bin: all but the bin do as if it were gone."""

    def remove_game(self, id: str) -> bool:
        """Delete a game that nobody has seen, for good."""

    def campaigns(self) -> list[CampaignInfo]: ...
    def read_campaign(self, id: str) -> CampaignRecord | None: ...
    def campaign_of_game(self, game: str) -> CampaignInfo | None:
        """The campaign whose steps name this game; of copies the one changed last."""

    def add_campaign(self, campaign: CampaignRecord) -> None: ...
    def change_campaign(self, campaign: CampaignRecord) -> bool: ...
    def delete_campaign(self, id: str) -> bool:
        """Put a campaign into the bin.

        Its games stay, as games for their own sake if no other campaign names them.
        """

    def bin(self) -> list[Binned]:
        """What is in the bin, the last first."""

    def restore_game(self, id: str) -> bool:
        """Bring a game back from the bin, into its place in the list.

        If its campaign names it no more, it is one for its own sake.
        """

    def restore_campaign(self, id: str) -> bool:
        """Bring a campaign back from the bin; its games are its games again."""

    def empty_bin(self, before: str | None = None) -> int:
        """Delete what is in the bin for good, or only what was put there before a time.

        What a clock says that was never set (`FIRST_YEAR`) is no time: that stays until all of it
        is deleted. Answers how many games and campaigns that were.
        """

    def unreadable(self) -> list[Unreadable]:
        """Every row that cannot be read. They are kept; everything else does without them."""

    def raw(self, table: str, id: str) -> dict[str, Any] | None:
        """A game or a campaign just as it is stored, also one that cannot be read."""

    def keep_pieces(self, hash: str, pieces: Pieces) -> None:
        """Store a set of pieces under its hash; each piece once, whatever sets it is in."""

    def read_pieces(self, hash: str) -> Pieces | None:
        """The pieces of a set; one that cannot be read is missing."""

    def games_without_pieces(self) -> list[GameInfo]:
        """Those written before v6."""

    def campaigns_without_pieces(self) -> list[CampaignRecord]: ...
    def set_pieces(self, hash: str, games: Iterable[str], campaigns: Iterable[str]) -> None:
        """Note what games and campaigns from before v6 were made with. Their versions stay."""

    def puzzle_notes(self) -> dict[str, PuzzleNote]: ...
    def note_puzzle(self, puzzle: str, **values: Any) -> None: ...
    def settings(self) -> dict[str, Any]: ...
    def set_settings(self, values: dict[str, Any]) -> None: ...
    def notice(self) -> tuple[str, dict[str, Any]] | None:
        """What the player should know about this storage: the key of a sentence, its arguments."""

    def tidy(self) -> None:
        """Called when a game has ended and nobody waits: time for backups and the like."""

    def export_profile(self) -> bytes:
        """Everything in one file."""

    def close(self) -> None: ...


def games_in(data: Any) -> set[str]:
    """The games that the steps of a saved campaign name."""
    steps = data.get("steps", []) if isinstance(data, dict) else []
    if not isinstance(steps, list):
        return set()
    named = (step.get("game") for step in steps if isinstance(step, dict))
    return {game for game in named if isinstance(game, str) and game}


def freed(info: GameInfo) -> GameInfo:
    """A game whose campaign is gone. Its version goes on: whoever has it open is told."""
    return replace(info, kind=GAME, version=info.version + 1)


def bound(info: GameInfo) -> GameInfo:
    """A game whose campaign is back."""
    return replace(info, kind=CAMPAIGN, version=info.version + 1)


def unreadable_error(bad: Unreadable) -> UfsError:
    """The error of whoever opens what cannot be read."""
    code = "broken_campaign" if bad.table == CAMPAIGNS else "broken_game"
    what = Term("store-row", table=bad.table, id=bad.id)
    return UfsError(code, "store-unreadable", what=what, column=bad.column, found=bad.found)
