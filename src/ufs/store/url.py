"""Which storage a URL means: a SQLite file or a PostgreSQL database.

A URL may hold a password: no message ever repeats one.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from ufs.base.errors import UfsError
from ufs.store.postgres import PostgresStorage
from ufs.store.sql import SqlStorage
from ufs.store.sqlite import SqliteStorage

SQLITE = ("sqlite", "sqlite+pysqlite")
HIDDEN = "***"
ALIASES = {"postgres": "postgresql"}  # as some hosts write it


def open_storage(url: str) -> SqlStorage:
    """The storage at a URL as SQLAlchemy writes it."""
    parsed = parse(url)
    if parsed.drivername in SQLITE:
        return SqliteStorage(file_of(parsed))
    if parsed.get_backend_name() == "postgresql":
        return PostgresStorage(parsed)
    raise UfsError("bad_request", "store-other-database", found=parsed.get_backend_name())


def parse(url: str) -> URL:
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise UfsError("bad_request", "store-bad-url") from None
    if "@" in (parsed.host or ""):  # the rest of a password, taken for a host
        raise UfsError("bad_request", "store-url-at")
    return parsed.set(drivername=ALIASES.get(parsed.drivername, parsed.drivername))


def file_of(url: URL) -> Path:
    """The file of `sqlite:///relative/path` or `sqlite:////absolute/path`."""
    if not url.database or url.database == ":memory:" or url.host or url.query:
        raise UfsError("bad_request", "store-bad-url")
    return Path(url.database)


def without_password(url: str) -> str:
    """A URL as it may be shown."""
    try:
        parsed = parse(url)
    except UfsError:
        return HIDDEN
    query = {name: HIDDEN if "pass" in name else value for name, value in parsed.query.items()}
    return parsed.set(query=query).render_as_string(hide_password=True)
