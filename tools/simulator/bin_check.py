"""What is in the bin stays there for thirty days, whatever the clock says."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from simulator.model import BrokenPromiseError, GameModel, Model
from simulator.requests import expect
from simulator.stored import Stored
from ufs.play.bin import DAYS, LAST_START
from ufs.store.storage import FIRST_YEAR, GameInfo, stamp


@dataclass(frozen=True)
class Attempt:
    """A server was started, or tried to: the time it began, and the time it was ready."""

    began: datetime
    ended: datetime
    is_smooth: bool  # nothing went wrong meanwhile


class BinCheck:
    """Compares the bin with the model, and knows when servers were started."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.attempts: list[Attempt] = []
        self.last_start: str | None = None  # as it was noted at the last look

    def after_start(self, stored: Stored, attempts: list[Attempt]) -> int:
        """Take out of the model what a start may delete for good; returns how much that was."""
        self.attempts += attempts
        there = stored.bin.keys() | stored.games.keys() | stored.campaigns.keys()
        gone = [id for id in self.model.bin if id not in there and self.is_old(id, attempts)]
        for id in self.model.bin:
            if id in stored.bin and self.must_be_gone(id, attempts):
                raise BrokenPromiseError(f"still in the bin after {DAYS} days: {id}")
        self.model.remove(gone)
        return len(gone)

    def end_of(self, id: str) -> str:
        """When its days are over; never, if the clock was not set when it was deleted."""
        when = self.model.bin[id].when
        if not when or when < FIRST_YEAR:
            return "never"
        return stamp(datetime.fromisoformat(when) + timedelta(DAYS))

    def is_old(self, id: str, attempts: list[Attempt]) -> bool:
        """Whether its days were over at two starts, one of them now."""
        starts = [self.last_start or "", *(stamp(one.ended) for one in attempts)]
        return sum(self.end_of(id) < start for start in starts) >= 2

    def must_be_gone(self, id: str, attempts: list[Attempt]) -> bool:
        """Whether the last start should have deleted it."""
        this, before = attempts[-1], self.last_start or ""
        if len(attempts) > 1 or not this.is_smooth:
            return False
        return self.end_of(id) < before and self.end_of(id) < stamp(this.began)

    def note_last_start(self, stored: Stored) -> None:
        noted = stored.storage.settings().get(LAST_START)
        starts = ((stamp(one.began), stamp(one.ended)) for one in self.attempts)
        if noted is not None and not any(began <= noted <= ended for began, ended in starts):
            raise BrokenPromiseError(f"there was no start at {noted}")
        self.last_start = noted

    def check(self, stored: Stored) -> None:
        """All that was deleted is in the bin, as it was, and nothing else is."""
        self.note_last_start(stored)
        found = {id: binned.table for id, binned in stored.bin.items()}
        expect("the bin", found, {id: binned.table for id, binned in self.model.bin.items()})
        for id, binned in self.model.bin.items():
            there = stored.bin[id]
            binned.when = binned.when or there.deleted
            expect(f"when {id} was deleted", there.deleted, binned.when)
            version = there.info.version if there.info else None
            expect(f"version of {id} in the bin", version, binned.what.version)
            if isinstance(binned.what, GameModel) and isinstance(there.info, GameInfo):
                expect(f"kind of {id} in the bin", there.info.kind, binned.what.kind)
