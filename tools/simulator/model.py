"""What must be in the saves: every request that was answered, carried out in memory.

The model knows no storage. It plays the same games and campaigns with the same seeds, so that after
every step what is stored can be compared with what the page was told, down to the dice.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Iterator
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from ufs.campaign import Campaign
from ufs.content.loader import Library
from ufs.game import Game
from ufs.play.settings import SettingsShape
from ufs.store.storage import CAMPAIGN, CAMPAIGNS, GAME, GAMES, PUZZLE, games_in


class BrokenPromiseError(Exception):
    """A promise was broken."""


def digest(position: Any) -> str:
    """A position in a few letters."""
    return f"{zlib.crc32(json.dumps(position, sort_keys=True).encode()):08x}"


@dataclass
class GameModel:
    """A game as the page was told about it last."""

    id: str
    game: Game
    version: int = 1
    mode: str = "relaxed"
    kind: str = GAME
    forked: bool = False
    imported: bool = False
    place: int = 0  # its last change, counted among all changes
    is_old: bool = False  # from before v6, and not played since: it has no stored position

    def copy(self) -> GameModel:
        game = copy(self.game)
        game.steps, game.undone = list(game.steps), list(game.undone)
        game._state = game.state()
        return replace(self, game=game)

    def all_steps(self) -> list[tuple[Any, Any]]:
        """Every step, those that were taken back included."""
        steps = [*self.game.steps, *reversed(self.game.undone)]
        return [(step.action, step.rolls) for step in steps]


@dataclass
class CampaignModel:
    """A campaign as the page was told about it last."""

    id: str
    campaign: Campaign
    version: int = 1
    place: int = 0  # as in a game

    def copy(self) -> CampaignModel:
        own = self.campaign
        return replace(self, campaign=Campaign.from_save(own.save(), own.library))

    @property
    def running(self) -> str | None:
        """The game on its table, whether or not that was deleted."""
        battle = self.campaign.battle
        return battle.pending.game if battle and battle.pending else None


@dataclass
class Binned:
    """Something in the bin, and when it was put there: only the storage knows, and says so once."""

    what: GameModel | CampaignModel
    when: str | None = None

    @property
    def table(self) -> str:
        return GAMES if isinstance(self.what, GameModel) else CAMPAIGNS


@dataclass
class PuzzleModel:
    game: str | None = None  # whether or not that is in the bin
    tries: int = 0
    judged: int | None = None
    solved: bool = False
    shown: bool = False


def games_of(campaign: CampaignModel) -> set[str]:
    return games_in(campaign.campaign.save())


Listed = TypeVar("Listed", GameModel, CampaignModel)


def newest_first(what: Iterable[Listed]) -> list[Listed]:
    return sorted(what, key=lambda one: one.place, reverse=True)


@dataclass
class Model:
    """Everything the page was told."""

    library: Library
    games: dict[str, GameModel] = field(default_factory=dict)
    campaigns: dict[str, CampaignModel] = field(default_factory=dict)
    puzzles: dict[str, PuzzleModel] = field(default_factory=dict)
    bin: dict[str, Binned] = field(default_factory=dict)
    settings: dict[str, Any] = field(default_factory=lambda: SettingsShape().model_dump())
    # Where each game and campaign ever stood, by version; several if there was a going back.
    past: dict[tuple[str, int], set[str]] = field(default_factory=dict)
    changes: int = 0  # of games and campaigns, so far
    removals: int = 0  # from the bin, for good: numbers of changes may be given once more

    def puzzle(self, id: str) -> PuzzleModel:
        return self.puzzles.setdefault(id, PuzzleModel())

    def add_game(self, game: GameModel) -> None:
        if game.id in self.games:
            raise BrokenPromiseError(f"a new game got the id of another one: {game.id}")
        self.games[game.id] = game
        self.changed(game)

    def add_campaign(self, campaign: CampaignModel) -> None:
        self.campaigns[campaign.id] = campaign
        self.changed(campaign)

    # --- the order of the lists ---

    def changed(self, what: GameModel | CampaignModel) -> None:
        """It is the first of its list from now on, whatever the clock says."""
        self.changes += 1
        what.place = self.changes
        self.remember(what)

    def remember(self, what: GameModel | CampaignModel) -> None:
        position = (what.game if isinstance(what, GameModel) else what.campaign).position()
        self.past.setdefault((what.id, what.version), set()).add(digest(position))

    def listed(self, kind: str | None = None, finished: bool | None = None) -> list[GameModel]:
        """The games of a list, the one played last first; puzzles only if asked for."""
        return [
            game
            for game in newest_first(self.games.values())
            if (game.kind == kind if kind else game.kind != PUZZLE)
            and finished in (None, game.game.is_over)
        ]

    # --- the bin ---

    def delete_game(self, id: str) -> None:
        self.bin[id] = Binned(self.games.pop(id))

    def restore_game(self, id: str) -> None:
        """It is back in its place of the list. Has its campaign put another one on the table?"""
        game = self.bin.pop(id).what
        assert isinstance(game, GameModel)
        self.games[id] = game
        if not any(id in games_of(campaign) for campaign in self.campaigns.values()):
            self.set_kind({id}, CAMPAIGN, GAME)

    def delete_campaign(self, id: str) -> None:
        """Its games stay; those that no other campaign names are games for their own sake."""
        campaign = self.campaigns.pop(id)
        self.bin[id] = Binned(campaign)
        named = [games_of(other) for other in self.campaigns.values()]
        self.set_kind(games_of(campaign).difference(*named), CAMPAIGN, GAME)

    def restore_campaign(self, id: str) -> None:
        campaign = self.bin.pop(id).what
        assert isinstance(campaign, CampaignModel)
        self.campaigns[id] = campaign
        self.set_kind(games_of(campaign), GAME, CAMPAIGN)

    def set_kind(self, games: set[str], before: str, after: str) -> None:
        """Also of those in the bin; whoever has one open is told by its version."""
        for one in self.everything():
            if isinstance(one, GameModel) and one.id in games and one.kind == before:
                one.kind = after
                one.version += 1
                self.remember(one)

    def remove(self, ids: Iterable[str]) -> None:
        """Deleted for good."""
        for id in list(ids):
            del self.bin[id]
            self.removals += 1

    # --- going back ---

    def copy(self) -> Model:
        """As it is now, whatever happens from now on."""
        return replace(
            self,
            games={id: game.copy() for id, game in self.games.items()},
            campaigns={id: campaign.copy() for id, campaign in self.campaigns.items()},
            puzzles={id: replace(puzzle) for id, puzzle in self.puzzles.items()},
            bin={id: Binned(one.what.copy(), one.when) for id, one in self.bin.items()},
            settings=dict(self.settings),
        )

    def versions(self) -> dict[str, int]:
        return {one.id: one.version for one in self.everything() if one.id not in self.bin}

    def go_back_to(self, then: Model) -> None:
        """Versions go on behind the newest: whoever saw what is no more must be refused."""
        newest = max((one.version for one in self.everything()), default=0)
        old = then.copy()
        self.games, self.campaigns, self.bin = old.games, old.campaigns, old.bin
        self.puzzles, self.settings = old.puzzles, old.settings
        for one in self.everything():
            one.version += newest
            self.remember(one)
        for puzzle in self.puzzles.values():
            puzzle.judged = None if puzzle.judged is None else puzzle.judged + newest
        self.removals += 1

    def everything(self) -> Iterator[GameModel | CampaignModel]:
        yield from self.games.values()
        yield from self.campaigns.values()
        yield from (binned.what for binned in self.bin.values())

    # --- campaigns ---

    def can_note(self, campaign: CampaignModel) -> bool:
        """C3: whether the game on a campaign's table is over, and its result not noted yet."""
        game = self.games.get(campaign.running or "")
        return game is not None and game.game.is_over

    def note(self, campaign: CampaignModel) -> None:
        """C3: note the result of the game on the table."""
        game = self.games[campaign.running or ""]
        campaign.campaign.finish(game.game, game.id)
        campaign.version += 1
        self.changed(campaign)

    def note_end_of(self, game: GameModel) -> None:
        """C3: a campaign learns at once that its game is over."""
        for campaign in self.campaigns.values():
            if campaign.running == game.id and game.game.is_over:
                self.note(campaign)
