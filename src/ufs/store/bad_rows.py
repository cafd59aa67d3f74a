"""Rows that cannot be read: passed over, remembered, named, and handed out as they are stored."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from ufs.store.rows import BadRowError, show
from ufs.store.storage import Binned, Unreadable, unreadable_error
from ufs.store.tables import CampaignRow, GameRow

Read = TypeVar("Read")


class BadRows:
    """What could not be read so far, by table and id; for many threads."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, str], Unreadable] | None = None  # None: not looked for yet
        self._lock = threading.Lock()

    def all(self, look: Callable[[], Iterable[Unreadable]]) -> list[Unreadable]:
        """All of them. The first time, `look` looks for them; others wait for what it finds."""
        with self._lock:
            if self._found is None:
                self._found = {(bad.table, bad.id): bad for bad in look()}
            return list(self._found.values())

    def look_again(self) -> None:
        """Something was deleted or brought back: perhaps what could not be read."""
        with self._lock:
            if self._found:
                self._found = None

    def was_written(self, table: str, id: str) -> None:
        """A row was written anew: perhaps it can be read now."""
        found = self._found  # without the lock: no move waits while somebody looks for bad rows
        if found and (table, id) in found:
            self.look_again()

    def readable(self, rows: Iterable[Any], read: Callable[[Any], Read]) -> Iterator[Read]:
        """The rows that can be read; the others are noted."""
        for row in rows:
            try:
                yield read(row)
            except BadRowError as bad:
                self.note(bad.what)

    def read(self, row: Any, read: Callable[[Any], Read]) -> Read:
        try:
            return read(row)
        except BadRowError as bad:
            self.note(bad.what)
            raise unreadable_error(bad.what) from None

    def note(self, bad: Unreadable) -> None:
        with self._lock:
            if self._found is not None:
                self._found[bad.table, bad.id] = bad


def binned(row: GameRow | CampaignRow, read: Callable[[Any], Any]) -> Binned:
    """What the bin says of a row, also of one that cannot be read."""
    try:
        info = read(row)
    except BadRowError:
        info = None
    return Binned(row.__tablename__, show(row.id), show(row.deleted), info)


def as_stored(row: Mapping[Any, Any]) -> dict[str, Any]:
    """A row as JSON: bytes that are no text are written out."""
    return {str(name): as_json(value) for name, value in row.items()}


def as_json(value: Any) -> Any:
    if isinstance(value, str):
        value = value.encode(errors="surrogateescape")
    return value.decode(errors="backslashreplace") if isinstance(value, bytes) else value
