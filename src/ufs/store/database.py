"""Opening the save file: create it, migrate it, or set a damaged one aside."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DisconnectionError

from ufs.base.errors import UfsError
from ufs.base.files import exclusive_lock, private_file, private_folder
from ufs.store.backups import back_up
from ufs.store.errors import explain_errors
from ufs.store.pages import MAGIC
from ufs.store.sqlite_errors import is_damage, to_ufs_error
from ufs.store.tables import NEWEST, VERSIONS, Base

if TYPE_CHECKING:
    from ufs.store.salvage import Salvage

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_TIMEOUT_MS = 5000  # how long one process waits for another that is writing
SUFFIXES = ("", "-wal", "-shm", "-journal")  # of the files that make up one database
EMPTY, DAMAGED = "", "damaged"
FILE_ID = "file id"  # of the file a connection has open


@dataclass(frozen=True)
class Opened:
    """A database that is ready for use, and what had to be done for that."""

    engine: Engine
    aside: Path | None = None  # where a damaged file was moved
    salvage: Salvage | None = None  # what was saved from it
    failure: str | None = None  # why there is no backup of an older schema


def open_database(path: Path) -> Opened:
    """Open, create, migrate or heal a save file.

    A file from a newer version of the program is refused and left untouched.
    """
    try:
        private_folder(path.parent)
        # Two processes that find a damaged file must not both set it aside.
        with exclusive_lock(path.with_name(path.name + ".lock")):
            if salvaged_file(path).exists() and not path.exists():
                finish_healing(path)
            return open_version(path, version_of(path))
    except OSError as error:
        raise UfsError("not_saved", "store-no-folder", reason=str(error)[:200]) from error


def open_version(path: Path, version: str) -> Opened:
    """Open a file with what `version_of` says of it."""
    if version == DAMAGED:
        from ufs.store.salvage import heal  # rarely needed

        aside, done = heal(path)
        return Opened(connect(path), aside, done)
    private_file(path)  # SQLite gives its companions the same rights
    engine, failure = connect(path), None
    if version == EMPTY:
        create(engine)
    elif version != NEWEST:
        failure = back_up_before_migration(path)
        migrate(engine, NEWEST)
    return Opened(engine, failure=failure)


def back_up_before_migration(path: Path) -> str | None:
    """Why there is no backup, or None. Without one, a migration is still all or nothing."""
    try:
        back_up(path, datetime.now(UTC))
    except (OSError, sqlite3.Error) as error:
        return str(error)[:200]
    return None


def salvaged_file(path: Path) -> Path:
    """What was saved from a damaged file, until it is in its place."""
    return path.with_name(path.name + ".salvaged")


def finish_healing(path: Path) -> None:
    """The program was stopped between moving the damaged file and putting the new one there.

    Companions of the damaged one may be left. SQLite would write its log into the new file.
    """
    if any(add_suffix(path, end).exists() for end in SUFFIXES):
        set_aside(path)
    salvaged_file(path).rename(path)


def connect(path: Path) -> Engine:
    """An engine that begins transactions explicitly: Python's SQLite driver does so too late."""
    where = URL.create("sqlite", database=str(path))  # in a URL string, a ? in a path would end it
    engine = create_engine(where, connect_args={"timeout": BUSY_TIMEOUT_MS / 1000})

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, record: Any) -> None:
        connection.isolation_level = None
        connection.text_factory = decode  # an invalid byte would hide all rows of an answer
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute(f"PRAGMA busy_timeout={BUSY_TIMEOUT_MS}")
        record.info[FILE_ID] = file_id(path)

    @event.listens_for(engine, "checkout")
    def follow(_connection: sqlite3.Connection, record: Any, _proxy: Any) -> None:
        # Another process may have healed the file: what is written to the old one would be lost.
        if file_id(path) not in (None, record.info[FILE_ID]):
            raise DisconnectionError("another file is in its place")  # the pool connects anew

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer takes the lock at once: it must not find out at the end that it came second.
        writing = connection.get_execution_options().get("writing")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def file_id(path: Path) -> tuple[int, int] | None:
    """Which file has this name now; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def decode(data: bytes) -> str:
    """Text as it is stored; what is no UTF-8 becomes lone surrogates, and `rows` finds them."""
    return data.decode(errors="surrogateescape")


def writer(engine: Engine) -> Engine:
    """The same engine for transactions that write."""
    return engine.execution_options(writing=True)


def version_of(path: Path) -> str:
    """The schema version of a file; EMPTY if nothing is in it, DAMAGED if it is not usable."""
    if not path.exists() or path.stat().st_size == 0:
        if has_log(path, "-wal") or (has_log(path, "-journal") and not path.exists()):
            return DAMAGED
        return look_inside(path) if has_log(path, "-journal") else EMPTY
    with path.open("rb") as file:  # SQLite treats a file of a few bytes as empty
        begin = file.read(len(MAGIC))
    if begin != MAGIC and not add_suffix(path, "-journal").exists():  # which may make it whole
        return DAMAGED
    version = look_inside(path)
    # A page that cannot be read for a moment looks like damage, too: look again.
    return look_inside(path) if version == DAMAGED else version


def look_inside(path: Path) -> str:
    """What SQLite itself says of a file."""
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


def has_log(path: Path, end: str) -> bool:
    """Whether there is a log beside a file, with what may be all that is left of the games.

    SQLite would delete it without a word.
    """
    log = add_suffix(path, end)
    return log.exists() and log.stat().st_size > 0


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
    target = free_name(path, "damaged")
    for end in SUFFIXES:
        if add_suffix(path, end).exists():
            add_suffix(path, end).rename(add_suffix(target, end))
    there = (add_suffix(target, end) for end in SUFFIXES)
    return next(file for file in there if file.exists())


def free_name(path: Path, what: str) -> Path:
    """A name beside a file, with the time, that no other has."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    names = (
        path.with_name(f"{path.stem}.{what}-{stamp}{f'-{n}' if n else ''}{path.suffix}")
        for n in count()
    )
    return next(
        name for name in names if not any(add_suffix(name, end).exists() for end in SUFFIXES)
    )


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
