"""What must be in the saves: every request that was answered, carried out in memory.

The model knows no storage. It plays the same games and campaigns with the same seeds, so that after
every step what is stored can be compared with what the page was told, down to the dice.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ufs.campaign import Campaign
from ufs.content.loader import Library
from ufs.game import Game
from ufs.play.settings import SettingsShape
from ufs.store.storage import CAMPAIGN, GAME, games_in


class BrokenPromiseError(Exception):
    """A promise was broken."""


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

    @property
    def running(self) -> str | None:
        """The game on its table, whether or not that was deleted."""
        battle = self.campaign.battle
        return battle.pending.game if battle and battle.pending else None


@dataclass
class PuzzleModel:
    game: str | None = None
    tries: int = 0
    judged: int | None = None
    solved: bool = False
    shown: bool = False


@dataclass
class Model:
    """Everything the page was told."""

    library: Library
    games: dict[str, GameModel] = field(default_factory=dict)
    campaigns: dict[str, CampaignModel] = field(default_factory=dict)
    puzzles: dict[str, PuzzleModel] = field(default_factory=dict)
    settings: dict[str, Any] = field(default_factory=lambda: SettingsShape().model_dump())

    def puzzle(self, id: str) -> PuzzleModel:
        return self.puzzles.setdefault(id, PuzzleModel())

    def add_game(self, game: GameModel) -> None:
        if game.id in self.games:
            raise BrokenPromiseError(f"a new game got the id of another one: {game.id}")
        self.games[game.id] = game

    def delete_game(self, id: str) -> None:
        del self.games[id]
        for puzzle in self.puzzles.values():
            if puzzle.game == id:
                puzzle.game = None

    def delete_campaign(self, id: str) -> None:
        """Its games stay; those that no other campaign names are games for their own sake."""
        gone = games_in(self.campaigns.pop(id).campaign.save())
        named = [games_in(other.campaign.save()) for other in self.campaigns.values()]
        for game in gone.difference(*named):
            freed = self.games.get(game)
            if freed is not None and freed.kind == CAMPAIGN:
                freed.kind = GAME
                freed.version += 1

    def can_note(self, campaign: CampaignModel) -> bool:
        """C3: whether the game on a campaign's table is over, and its result not noted yet."""
        game = self.games.get(campaign.running or "")
        return game is not None and game.game.is_over

    def note(self, campaign: CampaignModel) -> None:
        """C3: note the result of the game on the table."""
        game = self.games[campaign.running or ""]
        campaign.campaign.finish(game.game, game.id)
        campaign.version += 1

    def note_end_of(self, game: GameModel) -> None:
        """C3: a campaign learns at once that its game is over."""
        for campaign in self.campaigns.values():
            if campaign.running == game.id and game.game.is_over:
                self.note(campaign)
