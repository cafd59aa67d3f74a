"""Putting a backup or an exported profile in the place of the saves; those are kept aside."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from ufs.base.errors import UfsError
from ufs.base.words import Term
from ufs.store.backups import copy_database, unpacked
from ufs.store.database import (
    BUSY_TIMEOUT_MS,
    DAMAGED,
    EMPTY,
    connect,
    free_name,
    migrate,
    open_database,
    version_of,
)
from ufs.store.errors import explain_errors
from ufs.store.tables import NEWEST

VERSIONED = ("games", "version"), ("campaigns", "version"), ("puzzles", "judged")
HIGHEST = 2**30  # of the versions that count; SQLite may have anything in a column


def restore(save: Path, file: Path) -> Path:
    """Replace everything in a save file by what is in another; answers where it is kept.

    SQLite copies it in one transaction: a program that has the file open goes on with the new
    content.
    """
    with explain_errors(), unpacked(file) as copy:
        if version_of(copy) in (DAMAGED, EMPTY):
            reason = Term("saves-no-saves")
            raise UfsError("bad_request", "saves-bad-file", file=str(file), reason=reason)
        open_database(save).engine.dispose()  # it may be missing, damaged or old
        aside = free_name(save, "replaced")
        copy_database(save, aside)
        engine = connect(copy)
        migrate(engine, NEWEST)
        engine.dispose()
        raise_versions(copy, aside)
        with (
            closing(sqlite3.connect(copy)) as source,
            closing(sqlite3.connect(save, timeout=BUSY_TIMEOUT_MS / 1000)) as target,
        ):
            source.backup(target)
        open_database(save).engine.dispose()  # in the newest schema before anybody uses it
    return aside


def raise_versions(copy: Path, before: Path) -> None:
    """Let versions go on behind those of what is replaced.

    Else a window or a program that has a game open might take what becomes of the older one for
    what it knows, as soon as that has the same version.
    """
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("ATTACH ? AS replaced", (str(before),))
        versions = (
            "SELECT version FROM replaced.games UNION ALL SELECT version FROM replaced.campaigns"
        )
        (newest,) = connection.execute(
            f"SELECT coalesce(max(version), 0) FROM ({versions}) "
            f"WHERE typeof(version) = 'integer' AND version < {HIGHEST}"
        ).fetchone()
        with connection:
            for table, column in VERSIONED:
                is_number = f"typeof({column}) = 'integer' AND {column} < {HIGHEST}"
                connection.execute(
                    f"UPDATE main.{table} SET {column} = {column} + ? WHERE {is_number}", (newest,)
                )
