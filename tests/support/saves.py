"""Sessions and applications on a real save file."""

from __future__ import annotations

from pathlib import Path

from ufs.coach.service import CoachService
from ufs.content.loader import Library
from ufs.play import Application, Sessions
from ufs.play.campaigns import Campaigns
from ufs.store.sqlite import SqliteStorage


class Saves(Sessions):
    """The games of one save file, as one process opens them."""

    storage: SqliteStorage

    def __init__(self, path: Path, library: Library) -> None:
        super().__init__(SqliteStorage(path), library)
        self.path = path
        self.campaigns = Campaigns(self)

    def application(self, coach: CoachService | None = None) -> Application:
        """The whole application on the same file, as another window would have it."""
        return Application(self.storage, self.library, coach)

    def close(self) -> None:
        self.storage.close()
