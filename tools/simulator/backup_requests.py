"""Going back to a backup, as a player does at the command line."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

from simulator.model import Model
from simulator.requests import Request, Tab
from simulator.stored import Stored
from ufs.play import Application
from ufs.store.restore import restore


@dataclass
class GoBack(Request):
    """`ufs saves restore`, while the servers run: they go on with the older content."""

    interleaves: ClassVar[bool] = False
    overtakes: ClassVar[bool] = False
    repeats: ClassVar[bool] = False
    number: int
    save: Path = field(repr=False)
    backup: Path = field(repr=False)
    then: Model = field(repr=False)

    def send(self, application: Application) -> None:
        restore(self.save, self.backup)

    def is_possible(self, model: Model) -> bool:
        return True

    def apply(self, model: Model, answer: Any) -> None:
        model.go_back_to(self.then)

    def find(self, model: Model, stored: Stored) -> bool | None:
        expected = model.copy()
        expected.go_back_to(self.then)
        found = {id: info.version for id, info in stored.games.items()}
        found |= {id: info.version for id, info in stored.campaigns.items()}
        return True if found == expected.versions() else None

    def hear(self, tab: Tab, answer: Any) -> None:
        """The tabs are told nothing."""
