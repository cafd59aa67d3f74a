"""Opening the save file: create it, migrate it, or set a damaged one aside."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, text

from ufs.base.errors import UfsError
from ufs.store.sqlite_errors import explain_errors, is_damage, to_ufs_error
from ufs.store.tables import NEWEST, VERSIONS, Base

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_TIMEOUT_MS = 5000  # how long one process waits for another that is writing
SUFFIXES = ("", "-wal", "-shm", "-journal")  # of the files that make up one database
MAGIC = b"SQLite format 3\0"
EMPTY, DAMAGED = "", "damaged"


def open_database(path: Path) -> tuple[Engine, Path | None]:
    """The database, ready for use, and where a damaged file was moved if there was one.

    A file from a newer version of the program is refused and left untouched.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with exclusive_lock(path.with_name(path.name + ".lock")):
            version = version_of(path)
            aside = set_aside(path) if version == DAMAGED else None
            engine = connect(path)
            if version in (EMPTY, DAMAGED):
                create(engine)
            elif version != NEWEST:
                migrate(engine, NEWEST)
    except OSError as error:
        raise UfsError("not_saved", "store-no-folder", reason=str(error)[:200]) from error
    return engine, aside


def connect(path: Path) -> Engine:
    """An engine that begins transactions explicitly: Python's SQLite driver does so too late."""
    where = URL.create("sqlite", database=str(path))  # in a URL string, a ? in a path would end it
    engine = create_engine(where, connect_args={"timeout": BUSY_TIMEOUT_MS / 1000})

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: Any) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute(f"PRAGMA busy_timeout={BUSY_TIMEOUT_MS}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer takes the lock at once: it must not find out at the end that it came second.
        writing = connection.get_execution_options().get("writing")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def writer(engine: Engine) -> Engine:
    """The same engine for transactions that write."""
    return engine.execution_options(writing=True)


def version_of(path: Path) -> str:
    """The schema version of a file; EMPTY if nothing is in it, DAMAGED if it is not usable."""
    if not path.exists():
        return EMPTY
    with path.open("rb") as file:  # SQLite treats a file of a few bytes as empty
        begin = file.read(len(MAGIC))
    if begin != MAGIC:
        return DAMAGED if begin else EMPTY
    try:
        return inspect(path, "ro")
    except sqlite3.Error as error:
        if is_damage(error):
            return DAMAGED
    try:
        return inspect(path, "rw")  # some states can only be read with write access
    except sqlite3.Error as error:
        if is_damage(error):
            return DAMAGED
        raise to_ufs_error(error) from error


def inspect(path: Path, mode: str) -> str:
    """Check a file and read its version. Read-only if possible: a damaged file stays as it is."""
    where = f"{path.absolute().as_uri()}?mode={mode}"
    with closing(sqlite3.connect(where, timeout=BUSY_TIMEOUT_MS / 1000, uri=True)) as connection:
        answer = connection.execute("PRAGMA quick_check(1)").fetchone()
        if answer is None or answer[0] != "ok":
            return DAMAGED
        return read_version(connection)


def read_version(connection: sqlite3.Connection) -> str:
    rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    tables = {name for (name,) in rows}
    if not tables:
        return EMPTY
    if "alembic_version" not in tables:
        return DAMAGED  # some other program's database
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    version = str(row[0]) if row else ""
    if version in VERSIONS:
        return version if {"games", "steps", "settings"} <= tables else DAMAGED
    if re.fullmatch(r"v[0-9]+", version):
        raise UfsError("not_saved", "store-newer", found=version, newest=NEWEST)
    return DAMAGED


def set_aside(path: Path) -> Path:
    """Move a damaged file and its companions out of the way; nothing is overwritten."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    names = (
        path.with_name(f"{path.stem}.damaged-{stamp}{f'-{n}' if n else ''}{path.suffix}")
        for n in count()
    )
    target = next(
        name for name in names if not any(add_suffix(name, end).exists() for end in SUFFIXES)
    )
    for end in SUFFIXES:
        if add_suffix(path, end).exists():
            add_suffix(path, end).rename(add_suffix(target, end))
    return target


def add_suffix(path: Path, end: str) -> Path:
    return path.with_name(path.name + end)


def create(engine: Engine) -> None:
    """Create the newest schema directly. A test checks that the migrations lead to the same."""
    with explain_errors(), writer(engine).begin() as connection:
        Base.metadata.create_all(connection)
        connection.execute(
            text(
                "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL, "
                "CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"
            )
        )
        connection.execute(text("INSERT INTO alembic_version VALUES (:v)"), {"v": NEWEST})


def migrate(engine: Engine, target: str) -> None:
    """Migrate a file to a schema, all or nothing. Alembic is slow to import, hence only here."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with explain_errors(), writer(engine).begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, target)


@contextmanager
def exclusive_lock(path: Path) -> Iterator[None]:
    """Lock a file: two processes that find a damaged database must not both set it aside."""
    with path.open("a+b") as file:
        try:
            import fcntl
        except ImportError:  # Windows
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)  # type: ignore[attr-defined,unused-ignore]
            try:
                yield
            finally:
                file.seek(0)
                msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield
