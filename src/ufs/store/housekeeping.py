"""What is done for a save file while nobody waits for it: the log, a backup, the reserve."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

from ufs.store.backups import back_up, is_due
from ufs.store.reserve import fill_reserve


class Housekeeper:
    """Tidies one save file, in a thread of its own and never twice at once."""

    def __init__(self, save: Path) -> None:
        self.save = save
        self.failure: str | None = None  # why the last backup could not be made
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()

    def begin(self) -> None:
        with self._lock:
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self.tidy, name="saves")
                self._thread.start()

    def wait(self) -> None:
        with self._lock:
            thread = self._thread
        if thread is not None:
            thread.join()

    def tidy(self) -> None:
        """A full disk must not disturb whoever plays; it is told with the next notice."""
        try:
            checkpoint(self.save)
            now = datetime.now(UTC)
            if is_due(self.save, now):
                back_up(self.save, now)
            self.failure = None
            fill_reserve(self.save)
        except (OSError, sqlite3.Error) as error:
            self.failure = str(error)[:200]


def checkpoint(save: Path, how: Literal["TRUNCATE", "PASSIVE"] = "TRUNCATE") -> None:
    """Bring the write-ahead log into the file.

    If somebody uses it now, or the disk is full, the log stays as it is until the next time.
    """
    if save.exists():
        with (
            suppress(sqlite3.Error),
            closing(sqlite3.connect(save, timeout=0)) as connection,
        ):
            connection.execute(f"PRAGMA wal_checkpoint({how})")
