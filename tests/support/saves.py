"""Sessions and applications on a real save file or a real database."""

from __future__ import annotations

from pathlib import Path
from typing import Self

from sqlalchemy import URL

from ufs.coach.service import CoachService
from ufs.content.loader import Library
from ufs.play import Application, Sessions
from ufs.play.campaigns import Campaigns
from ufs.store.postgres import PostgresStorage
from ufs.store.sql import SqlStorage
from ufs.store.sqlite import SqliteStorage


class AnySaves(Sessions):
    """The games of one storage, as one process opens them."""

    storage: SqlStorage

    def __init__(self, storage: SqlStorage, library: Library) -> None:
        super().__init__(storage, library)
        self.campaigns = Campaigns(self)
        self._others: list[AnySaves] = []

    def again(self, library: Library | None = None) -> Self:
        """The same saves, as another process opens them; closed with this one."""
        other = self._open_again(library or self.library)
        self._others.append(other)
        return other

    def _open_again(self, library: Library) -> Self:
        raise NotImplementedError

    def application(self, coach: CoachService | None = None) -> Application:
        """The whole application on the same file, as another window would have it."""
        return Application(self.storage, self.library, coach)

    def close(self) -> None:
        for other in self._others:
            other.close()
        self.storage.close()


class Saves(AnySaves):
    """The games of a save file."""

    storage: SqliteStorage

    def __init__(self, path: Path, library: Library) -> None:
        super().__init__(SqliteStorage(path), library)
        self.path = path

    def _open_again(self, library: Library) -> Self:
        return type(self)(self.path, library)


class SavesOnServer(AnySaves):
    """The games of a PostgreSQL database."""

    def __init__(self, url: URL, library: Library) -> None:
        super().__init__(PostgresStorage(url), library)
        self.url = url

    def _open_again(self, library: Library) -> Self:
        return type(self)(self.url, library)
