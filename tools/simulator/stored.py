"""What is in the saves, read through the storage itself."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from simulator.model import CampaignModel, Model
from ufs.play import Application
from ufs.store.storage import (
    Binned,
    CampaignInfo,
    CampaignRecord,
    GameInfo,
    GameRecord,
    PuzzleNote,
)


class Stored:
    """A look at the saves; nothing is read twice."""

    def __init__(self, application: Application) -> None:
        self.application = application
        self.storage = application.storage

    @cached_property
    def games(self) -> dict[str, GameInfo]:
        return {info.id: info for info in self.storage.games()}

    @cached_property
    def campaigns(self) -> dict[str, CampaignInfo]:
        return {info.id: info for info in self.storage.campaigns()}

    @cached_property
    def bin(self) -> dict[str, Binned]:
        return {binned.id: binned for binned in self.storage.bin()}

    @cached_property
    def notes(self) -> dict[str, PuzzleNote]:
        return self.storage.puzzle_notes()

    @cached_property
    def settings(self) -> dict[str, Any]:
        return self.application.settings.all()

    def game(self, id: str) -> GameRecord | None:
        return self.storage.read_game(id)

    def campaign(self, id: str) -> CampaignRecord | None:
        return self.storage.read_campaign(id)

    def went_on(self, campaign: CampaignModel) -> bool:
        """Whether a campaign is one version ahead of the model."""
        info = self.campaigns.get(campaign.id)
        return info is not None and info.version == campaign.version + 1

    def begun_game(self, campaign: str) -> str | None:
        """The game that was put on a campaign's table last."""
        record = self.campaign(campaign)
        steps = (record.data or {}).get("steps", []) if record else []
        begun = [step["game"] for step in steps if step["do"] == "begin"]
        return begun[-1] if begun else None

    def unknown_games(self, model: Model) -> list[str]:
        return sorted(self.games.keys() - model.games.keys())
