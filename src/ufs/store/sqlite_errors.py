"""SQLite's errors as sentences that say what to do."""

from __future__ import annotations

import sqlite3

from ufs.base.errors import UfsError

PRIMARY = 0xFF  # the lower byte of an error code; the rest only refines it
KEYS = {
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_BUSY: "store-busy",
    sqlite3.SQLITE_LOCKED: "store-busy",
    sqlite3.SQLITE_CORRUPT: "store-broken",
    sqlite3.SQLITE_NOTADB: "store-broken",
}


def code_of(error: BaseException | None) -> int:
    """SQLite's own code for an error, or -1."""
    code = getattr(error, "sqlite_errorcode", None)
    return code & PRIMARY if isinstance(code, int) else -1


def is_damage(error: sqlite3.Error) -> bool:
    """Whether the file itself is broken, and not only out of reach for a while."""
    return code_of(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def to_ufs_error(error: BaseException | None) -> UfsError:
    key = KEYS.get(code_of(error), "store-failed")
    return UfsError("not_saved", key, reason=str(error)[:200])
