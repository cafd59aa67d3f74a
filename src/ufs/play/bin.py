"""The bin: deleted games and campaigns, for thirty days; and what is kept but cannot be read."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from ufs.base.errors import UfsError
from ufs.base.words import Words
from ufs.play import campaigns as campaign_json
from ufs.play import game_json
from ufs.play.campaigns import Campaigns
from ufs.play.sessions import Sessions
from ufs.store.storage import (
    CAMPAIGNS,
    GAMES,
    Binned,
    CampaignInfo,
    GameInfo,
    Unreadable,
    now,
    stamp,
    unreadable_error,
)

DAYS = 30
LAST_START = "bin_last_start"  # a setting: when the program was started last
Json = dict[str, Any]


class Bin:
    """What one player deleted, and can have back."""

    def __init__(self, sessions: Sessions, campaigns: Campaigns) -> None:
        self.sessions = sessions
        self.campaigns = campaigns
        self.storage = sessions.storage

    def view(self, words: Words) -> Json:
        """All of it, the last deleted first."""
        return {
            "days": DAYS,
            "deleted": [self._entry(one, words) for one in self.storage.bin()],
            "unreadable": [unreadable_json(one, words) for one in self.storage.unreadable()],
        }

    def _entry(self, binned: Binned, words: Words) -> Json:
        info, library = binned.info, self.sessions.library
        entry: Json = {"kind": binned.table, "id": binned.id, "deleted": binned.deleted}
        entry |= {"game": None, "campaign": None}
        if isinstance(info, GameInfo):
            entry["game"] = game_json.summary(info, library, words)
        elif isinstance(info, CampaignInfo):
            entry["campaign"] = campaign_json.summary(info, library, words)
        return entry

    def restore(self, kind: str, id: str) -> None:
        """Bring a game or a campaign back."""
        (self.campaigns if kind == CAMPAIGNS else self.sessions).restore(id)

    def find_and_restore(self, id: str) -> Binned:
        """Bring back whatever has this id."""
        for binned in self.storage.bin():
            if binned.id == id:
                self.restore(binned.table, id)
                return binned
        raise UfsError("no_such_game", "saves-not-in-bin", found=id[:40])

    def empty(self) -> Json:
        """Delete everything in it for good."""
        return {"removed": self.storage.empty_bin()}

    def empty_old(self) -> int:
        """At a start: delete for good what has been there for thirty days.

        It must have been that long at the start before, too: a clock that is wrong once deletes
        nothing.
        """
        if not self.storage.bin():
            return 0
        this_start, last_start = now(), self.storage.settings().get(LAST_START)
        self.storage.set_settings({LAST_START: this_start})
        if not isinstance(last_start, str):
            return 0
        return self.storage.empty_bin(min(days_before(this_start), days_before(last_start)))


def days_before(when: str) -> str:
    """Thirty days before a time, or the beginning of all times if it is none."""
    try:
        return stamp(datetime.fromisoformat(when).astimezone(UTC) - timedelta(DAYS))
    except (ValueError, OverflowError):
        return ""


def unreadable_json(bad: Unreadable, words: Words) -> Json:
    can_be_deleted = bad.table in (GAMES, CAMPAIGNS) and bad.id.isascii() and bad.id.isalnum()
    return {
        "kind": bad.table,
        "id": bad.id,
        "message": unreadable_error(bad).message(words),
        "can_be_deleted": can_be_deleted,
    }
