"""Backups of the save file: the whole of it, compressed, in a folder beside it.

A backup's name has a number that counts up, so that which one is newer does not depend on the
clock, its time (UTC), and the schema of what is in it. SQLite copies the file itself, at one moment
in time and without holding up whoever writes meanwhile.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import sqlite3
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import BinaryIO

from ufs.base.errors import UfsError

FOLDER = "backups"
LATEST, DAYS, WEEKS, MONTHS = 3, 7, 4, 6  # how many of each are kept
EVERY = timedelta(hours=1)
MOST_BYTES = 256 * 1024**2  # of all together; the newest one is kept whatever its size
TIME = "%Y%m%dT%H%M%SZ"
UNFINISHED = ".new-"  # begins the name of a folder in which a backup is made
LEFT_AFTER_S = 24 * 3600  # nobody is still making that one
LEVEL = 3  # of compression; 6 takes twice as long and saves an eighth
GZIP = b"\x1f\x8b"


@dataclass(frozen=True)
class Backup:
    """One file in the folder of backups."""

    path: Path
    number: int
    when: datetime
    schema: str

    @property
    def size(self) -> int:
        return self.path.stat().st_size


def list_backups(save: Path) -> list[Backup]:
    """The backups of a save file, the newest first."""
    pattern = re.compile(rf"{re.escape(save.stem)}-(\d+)-(\d{{8}}T\d{{6}}Z)-(v\d+)\.sqlite3\.gz")
    found = []
    for path in (save.parent / FOLDER).glob("*.gz"):
        match = pattern.fullmatch(path.name)
        with suppress(ValueError):  # digits, but no time
            if match:
                when = datetime.strptime(match[2], TIME).replace(tzinfo=UTC)
                found.append(Backup(path, int(match[1]), when, match[3]))
    return sorted(found, key=lambda one: one.number, reverse=True)


def is_due(save: Path, now: datetime) -> bool:
    """Whether the last backup is old, or from a future that a wrong clock told of."""
    newest = next(iter(list_backups(save)), None)
    return newest is None or not timedelta(0) <= now - newest.when < EVERY


def back_up(save: Path, now: datetime) -> Backup:
    """Make a backup, and delete those that are no longer needed."""
    folder = save.parent / FOLDER
    folder.mkdir(mode=0o700, exist_ok=True)
    remove_leftovers(folder)
    with TemporaryDirectory(prefix=UNFINISHED, dir=folder) as temporary:
        copy, packed = Path(temporary) / "copy", Path(temporary) / "packed"
        schema = copy_database(save, copy)
        pack(copy, packed)
        number = max((one.number for one in list_backups(save)), default=0) + 1
        name = f"{save.stem}-{number:06}-{now.astimezone(UTC).strftime(TIME)}-{schema}.sqlite3.gz"
        packed.rename(folder / name)
    sync(folder)
    made = list_backups(save)
    kept = to_keep(made)
    for old in made:
        if old not in kept:
            old.path.unlink(missing_ok=True)
    return made[0]


def remove_leftovers(folder: Path) -> None:
    """What a program left that was killed while it made a backup: a copy of everything."""
    for path in folder.glob(f"{UNFINISHED}*"):
        with suppress(OSError):  # gone meanwhile
            if time.time() - path.stat().st_mtime > LEFT_AFTER_S:
                shutil.rmtree(path)


def copy_database(save: Path, copy: Path) -> str:
    """Copy a database as it is at this moment, into one file; answers its schema."""
    open_private(copy).close()
    where = f"{save.absolute().as_uri()}?mode=ro"
    try:
        with (
            closing(sqlite3.connect(where, uri=True)) as source,
            closing(sqlite3.connect(copy, isolation_level=None)) as target,
        ):
            source.backup(target)
            one_file(target)
            (version,) = target.execute("SELECT version_num FROM alembic_version").fetchone()
    except BaseException:
        copy.unlink(missing_ok=True)  # the disk may be full: half a copy is of no use
        raise
    return str(version)


def one_file(connection: sqlite3.Connection) -> None:
    """Not a file and its log."""
    connection.execute("PRAGMA journal_mode=DELETE")


def pack(source: Path, target: Path) -> None:
    """Compress a file; it is on the disk when this returns."""
    with source.open("rb") as plain, open_private(target) as file:
        with gzip.GzipFile("", "wb", LEVEL, file, mtime=0) as packed:
            shutil.copyfileobj(plain, packed, 2**20)
        file.flush()
        os.fsync(file.fileno())


def open_private(path: Path) -> BinaryIO:
    """A new file that nobody else may read."""
    return os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb")


def sync(folder: Path) -> None:
    """Make sure that the names in a folder are on the disk."""
    with suppress(OSError):  # Windows cannot
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def to_keep(backups: list[Backup]) -> set[Backup]:
    """The last few, then one a day, a week and a month, and the last of each schema."""
    kept = set(backups[:LATEST])
    rules: list[tuple[int | None, Callable[[Backup], object]]] = [
        (DAYS, lambda one: one.when.date()),
        (WEEKS, lambda one: one.when.isocalendar()[:2]),
        (MONTHS, lambda one: (one.when.year, one.when.month)),
        (None, lambda one: one.schema),
    ]
    for most, period in rules:
        newest: dict[object, Backup] = {}
        for one in backups:
            newest.setdefault(period(one), one)
        kept |= set(list(newest.values())[:most])
    total = 0
    for one in sorted(kept, key=lambda one: one.number, reverse=True):
        total += one.size
        if total > MOST_BYTES and one is not backups[0]:
            kept.remove(one)
    return kept


@contextmanager
def plain(file: Path) -> Iterator[Path]:
    """A file of saves where it is or, if it is a backup, unpacked."""
    with file.open("rb") as source:
        is_packed = source.read(len(GZIP)) == GZIP
    if not is_packed:
        yield file
        return
    with unpacked(file) as database:
        yield database


@contextmanager
def unpacked(file: Path) -> Iterator[Path]:
    """A backup or an exported profile as a database, in a temporary folder."""
    with TemporaryDirectory(prefix="ufs-") as folder:
        target = Path(folder) / "games.sqlite3"
        try:
            with file.open("rb") as source, open_private(target) as plain:
                is_packed = source.read(len(GZIP)) == GZIP
                source.seek(0)
                content = gzip.GzipFile(fileobj=source) if is_packed else source
                shutil.copyfileobj(content, plain, 2**20)
            log = file.with_name(file.name + "-wal")
            if not is_packed and log.exists():
                shutil.copy(log, target.with_name(target.name + "-wal"))
        except (OSError, EOFError, zlib.error) as error:
            reason = str(getattr(error, "strerror", None) or error)[:200]
            raise UfsError("bad_request", "saves-bad-file", file=str(file), reason=reason) from None
        yield target
