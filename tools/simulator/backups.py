"""The backups that the servers make: each is one moment."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from simulator.model import Model
from simulator.requests import expect
from ufs.store.backups import Backup, list_backups, unpacked
from ufs.store.tables import NEWEST

Rows = dict[str, list[tuple[Any, ...]]]


class Backups:
    """Looks at every new backup, and remembers what the model was at that moment."""

    def __init__(self, save: Path, model: Model) -> None:
        self.save = save
        self.model = model
        self.made = 0
        self.seen: set[Path] = set()
        self.moments: dict[Path, Model] = {}  # the backups that one can go back to

    def new(self) -> list[Backup]:
        found = [one for one in list_backups(self.save) if one.path not in self.seen]
        self.seen.update(one.path for one in found)
        self.made += len(found)
        return found

    def look(self) -> None:
        """Nothing was changed since the newest one was made: it has what the saves have."""
        new = self.new()
        self.moments = {path: then for path, then in self.moments.items() if path.exists()}
        if not new:
            return
        with unpacked(new[0].path) as copy:
            found, live = rows(copy), rows(self.save)
        if new[0].schema != NEWEST:  # made before a migration
            found, live = ids(found), ids(live)
        expect(f"backup {new[0].number}", found, live)
        if self.model.games or self.model.campaigns:  # else it looks like any other empty one
            self.moments[new[0].path] = self.model.copy()


def rows(path: Path) -> Rows:
    """Everything in a file, if it is whole."""
    with closing(sqlite3.connect(path)) as connection:
        expect("SQLite's check", connection.execute("PRAGMA quick_check").fetchall(), [("ok",)])
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        names = sorted(name for (name,) in tables)
        return {
            name: sorted(connection.execute(f"SELECT * FROM {name}"), key=repr) for name in names
        }


def ids(found: Rows) -> Rows:
    return {"games": [row[:1] for row in found["games"]]}
