"""Rows that cannot be read: passed over, remembered, named, and handed out as they are stored."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from ufs.store.rows import BadRowError, show
from ufs.store.storage import Binned, Unreadable, unreadable_error
from ufs.store.tables import CampaignRow, GameRow

Read = TypeVar("Read")


class BadRows:
    """What could not be read so far, by table and id."""

    def __init__(self) -> None:
        self.found: dict[tuple[str, str], Unreadable] | None = None  # None: not looked for yet

    def look_again(self) -> None:
        """Something was deleted or brought back: perhaps what could not be read."""
        if self.found:
            self.found = None

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
        if self.found is not None:
            self.found[bad.table, bad.id] = bad


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
