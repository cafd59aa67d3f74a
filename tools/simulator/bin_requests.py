"""What a tab can ask about the bin."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from simulator.model import Model
from simulator.requests import WORDS, Request, Tab, expect
from simulator.stored import Stored
from ufs.play import Application
from ufs.store.storage import CAMPAIGNS, GAMES


@dataclass
class ViewBin(Request):
    """Everything in the bin. Its order follows the clock."""

    only_looks: ClassVar[bool] = True

    def send(self, application: Application) -> Any:
        return application.bin.view(WORDS)

    def is_possible(self, model: Model) -> bool:
        return True

    def apply(self, model: Model, answer: Any) -> None:
        pass

    def find(self, model: Model, stored: Stored) -> Any:
        return None

    def check(self, model: Model, answer: Any) -> None:
        found = sorted((entry["kind"], entry["id"]) for entry in answer["deleted"])
        known = sorted((binned.table, id) for id, binned in model.bin.items())
        expect("the bin", found, known)
        expect("what cannot be read", answer["unreadable"], [])
        times = [entry["deleted"] for entry in answer["deleted"]]
        expect("the order of the bin", times, sorted(times, reverse=True))


@dataclass
class Restore(Request):
    """Bring something back."""

    table: ClassVar[str]
    id: str

    def send(self, application: Application) -> None:
        application.bin.restore(self.table, self.id)

    def is_possible(self, model: Model) -> bool:
        return self.id in model.bin and model.bin[self.id].table == self.table

    def hear(self, tab: Tab, answer: Any) -> None:
        tab.at = self.id if self.table == GAMES else tab.at


@dataclass
class RestoreGame(Restore):
    table: ClassVar[str] = GAMES

    def apply(self, model: Model, answer: Any) -> None:
        model.restore_game(self.id)

    def find(self, model: Model, stored: Stored) -> bool | None:
        return True if self.is_possible(model) and self.id in stored.games else None


@dataclass
class RestoreCampaign(Restore):
    table: ClassVar[str] = CAMPAIGNS

    def apply(self, model: Model, answer: Any) -> None:
        model.restore_campaign(self.id)

    def find(self, model: Model, stored: Stored) -> bool | None:
        return True if self.is_possible(model) and self.id in stored.campaigns else None


@dataclass
class EmptyBin(Request):
    """Delete for good. The only request that may be half done: a few at a time on a full disk."""

    def send(self, application: Application) -> Any:
        return application.bin.empty()

    def is_possible(self, model: Model) -> bool:
        return True

    def apply(self, model: Model, answer: Any) -> None:
        expect("removed from the bin", answer["removed"], len(model.bin))
        model.remove(model.bin)

    def find(self, model: Model, stored: Stored) -> list[str] | None:
        there = stored.bin.keys() | stored.games.keys() | stored.campaigns.keys()
        return sorted(model.bin.keys() - there) or None

    def adopt(self, model: Model, answer: list[str]) -> None:
        model.remove(answer)
