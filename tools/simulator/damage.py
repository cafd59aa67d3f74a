"""Bit rot: pages of the saves that were once safely on the disk are no longer what they were.

It comes at the end of a run, because it may cost games: what is left is compared with all that the
page was ever told.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from simulator.model import BrokenPromiseError, Model, digest
from simulator.requests import WORDS
from ufs.base.errors import UfsError
from ufs.play import Application
from ufs.store.pages import PAGE_SIZE
from ufs.store.storage import GameInfo

SALVAGED = "store-salvaged"


def overwritten(content: bytearray, start: int, chance: random.Random) -> None:
    content[start : start + PAGE_SIZE] = chance.randbytes(PAGE_SIZE)


def zeroed(content: bytearray, start: int, _chance: random.Random) -> None:
    content[start : start + PAGE_SIZE] = bytes(PAGE_SIZE)


def flipped(content: bytearray, start: int, chance: random.Random) -> None:
    """In the head of a page, where SQLite notices: nobody can tell a letter from another."""
    for _ in range(8):
        content[start + chance.randrange(12)] ^= 1 << chance.randrange(8)


def cut_off(content: bytearray, start: int, _chance: random.Random) -> None:
    del content[start:]


KINDS: tuple[Callable[[bytearray, int, random.Random], None], ...] = (
    overwritten,
    zeroed,
    flipped,
    cut_off,
)


def damage(path: Path, chance: random.Random) -> str:
    """Damage one page of a file that nobody has open; answers what happened to it."""
    content = bytearray(path.read_bytes())
    page, how = chance.randrange(len(content) // PAGE_SIZE), chance.choice(KINDS)
    how(content, page * PAGE_SIZE, chance)
    path.write_bytes(content)
    return f"page {page + 1} of {path.name} is {how.__name__}"


class DamageCheck:
    """What a start makes of damaged saves."""

    def __init__(self, model: Model, path: Path) -> None:
        self.model = model
        self.path = path
        self.damaged = path.read_bytes()
        # SQLite may bring a log into the file before it notices the damage.
        self.had_log = path.with_name(path.name + "-wal").exists()
        self.found: Counter[str] = Counter()

    def look(self, application: Application) -> None:
        """Whatever can be played stands where it stood once; the damaged file is kept."""
        notice = application.storage.notice()
        self.found = Counter({"runs": 1, "runs with a new file": 0})
        if notice is not None and notice[0] == SALVAGED:
            self.found["runs with a new file"] += 1
            self.check_aside()
        application.statistics(WORDS)
        application.notice(WORDS)
        infos = application.storage.games()
        for info in infos:
            self.found[self.look_at_game(application, info)] += 1
        self.found["lost"] += len(self.model.games.keys() - {info.id for info in infos})
        for campaign in application.storage.campaigns():
            self.look_at_campaign(application, campaign.id)

    def check_aside(self) -> None:
        kept = [one for one in self.path.parent.glob(f"{self.path.stem}.damaged-*") if is_save(one)]
        if not kept or not (self.had_log or any(one.read_bytes() == self.damaged for one in kept)):
            raise BrokenPromiseError("the damaged file was not kept")

    def look_at_game(self, application: Application, info: GameInfo) -> str:
        """What became of a game; it may have come from a backup, or from before it was deleted."""
        try:
            with application.sessions.opened(info.id) as session:
                position, trouble = session.game.position(), session.trouble
        except UfsError as error:
            if error.code != "broken_game":
                raise
            return "unreadable"
        if trouble is not None:
            return "shown as left"
        self.check_past(info.id, info.version, position)
        game = self.model.games.get(info.id)
        return "as it was" if game and game.version == info.version else "as it was earlier"

    def look_at_campaign(self, application: Application, id: str) -> None:
        try:
            opened = application.campaigns.open(id)
        except UfsError as error:
            if error.code != "broken_campaign":
                raise
            return
        if opened.trouble is None:
            self.check_past(id, opened.version, opened.campaign.position())

    def check_past(self, id: str, version: int, position: Any) -> None:
        if digest(position) not in self.model.past.get((id, version), ()):
            raise BrokenPromiseError(f"{id} never stood there at version {version}: {position}")


def is_save(path: Path) -> bool:
    return path.suffix == ".sqlite3"
