"""A damaged save file, row by row into a new one; what is missing comes from the last backup."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ufs.base.errors import UfsError
from ufs.base.files import private_file
from ufs.base.words import LANGUAGES, Words
from ufs.store.backups import list_backups, one_file, unpacked
from ufs.store.database import (
    DAMAGED,
    EMPTY,
    SUFFIXES,
    add_suffix,
    connect,
    create,
    decode,
    migrate,
    salvaged_file,
    set_aside,
    version_of,
)
from ufs.store.pages import Contents, Row, read_contents
from ufs.store.rows import show
from ufs.store.sqlite_errors import is_damage
from ufs.store.tables import NEWEST, VERSIONS

MOST_NAMED = 200  # games named in a report, of each kind
ORDER = ("pieces", "piece_sets", "games", "settings", "campaigns", "steps", "puzzles")
COLUMNS_SINCE = {15: "v1", 18: "v2", 19: "v5", 24: "v6"}  # of a game


@dataclass
class Salvage:
    """What was saved from a damaged file, and what was not."""

    games: int = 0
    campaigns: int = 0
    incomplete: list[str] = field(default_factory=list)  # games without all their steps
    lost: list[str] = field(default_factory=list)  # games of which only the name is known
    from_backup: list[str] = field(default_factory=list)  # games
    backup: Path | None = None

    def numbers(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "campaigns": self.campaigns,
            "incomplete": len(self.incomplete),
            "lost": len(self.lost),
            "restored": len(self.from_backup),
        }


def heal(path: Path) -> tuple[Path, Salvage]:
    """Put whatever can be saved of a damaged file into its place; the damaged one is kept aside.

    The new file is complete before the old one is moved: a full disk changes nothing.
    """
    new = salvaged_file(path)
    unfinished = path.with_name(path.name + ".new")
    unfinished.unlink(missing_ok=True)
    done = salvage(path, unfinished, path)
    unfinished.rename(new)
    aside = set_aside(path)
    new.rename(path)
    with suppress(OSError):  # the report is also in the notice
        write_report(done, aside)
    return aside, done


def salvage(damaged: Path, target: Path, backups_of: Path | None = None) -> Salvage:
    """Write whatever can be read of a file into a new one at `target`, in the newest schema.

    With `backups_of`, games that are missing come from the backups of that save file.
    """
    contents = read_contents(damaged)
    private_file(target)
    try:
        write_contents(contents, target)
        with closing(open_plain(target)) as connection:
            done = Salvage()
            if backups_of is not None and not contents.is_whole:
                take_from_backup(connection, backups_of, done)
            count(connection, contents, done)
            one_file(connection)  # to be moved into its place
    except BaseException:
        for end in SUFFIXES:  # the disk may be full: half a file is of no use
            add_suffix(target, end).unlink(missing_ok=True)
        raise
    return done


def write_contents(contents: Contents, target: Path) -> None:
    """Everything into the schema it was found in; that is then migrated."""
    version = version_in(contents)
    engine = connect(target)
    try:
        if version == NEWEST:
            create(engine)
        else:
            migrate(engine, version)
        with closing(open_plain(target)) as connection:
            fill(connection, contents)
        if version != NEWEST:
            migrate(engine, NEWEST)
    finally:
        engine.dispose()


def open_plain(path: Path) -> sqlite3.Connection:
    """A connection that stops at no invalid text: what is damaged may be an id."""
    connection = sqlite3.connect(path)
    connection.text_factory = decode
    return connection


def version_in(contents: Contents) -> str:
    """The schema of what was found; if it is not written there, that of its longest game."""
    for found, *_ in (*contents.rows["alembic_version"], *contents.orphans["alembic_version"]):
        if found in VERSIONS:
            return str(found)
    games = (*contents.rows["games"], *contents.orphans["games"])
    columns = max((len(row) for row in games), default=0)
    return COLUMNS_SINCE.get(columns, NEWEST)


def fill(connection: sqlite3.Connection, contents: Contents) -> None:
    """Insert all rows. What was found in its table goes before what was only recognized."""
    there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    with connection:
        for table in ORDER:
            if table not in there:
                continue
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            orphans = newest_first(table, contents.orphans[table])
            for row in (*contents.rows[table], *orphans):
                insert(connection, table, columns, row)
        known = "(SELECT id FROM games)"
        orphaned = connection.execute(f"SELECT DISTINCT game FROM steps WHERE game NOT IN {known}")
        contents.games.update(str(game) for (game,) in orphaned)
        connection.execute(f"DELETE FROM steps WHERE game NOT IN {known}")
        if "puzzles" in there:
            connection.execute(f"UPDATE puzzles SET game = NULL WHERE game NOT IN {known}")


def newest_first(table: str, rows: list[Row]) -> list[Row]:
    """Of two states of one game or campaign the later one counts."""
    version = {"games": 9, "campaigns": 3}.get(table)
    if version is None:
        return rows
    return sorted(rows, key=lambda row: int(row[version]), reverse=True)


def insert(connection: sqlite3.Connection, table: str, columns: list[str], row: Row) -> None:
    """Insert a row exactly as it was, unless it is there already or makes no sense in this table.

    Columns that were added later have their defaults. Any other error, such as a full disk, is one.
    """
    if len(row) > len(columns):
        return
    named = ", ".join(f'"{column}"' for column in columns[: len(row)])
    marks = ", ".join("CAST(? AS TEXT)" if isinstance(one, str) else "?" for one in row)
    values = [one.encode(errors="surrogateescape") if isinstance(one, str) else one for one in row]
    with suppress(sqlite3.IntegrityError):
        connection.execute(f"INSERT INTO {table} ({named}) VALUES ({marks})", values)


def take_from_backup(connection: sqlite3.Connection, save: Path, done: Salvage) -> None:
    """Add what the newest readable backup has and the damaged file had no more."""
    for backup in list_backups(save):
        with suppress(UfsError, OSError), unpacked(backup.path) as copy:  # else an older one
            if version_of(copy) in (DAMAGED, EMPTY):
                continue
            bring_up_to_date(copy)
            games = add_from(connection, copy)
            if games is not None:
                done.from_backup, done.backup = games, backup.path
                return


def bring_up_to_date(copy: Path) -> None:
    engine = connect(copy)
    try:
        migrate(engine, NEWEST)
    finally:
        engine.dispose()


def add_from(connection: sqlite3.Connection, copy: Path) -> list[str] | None:
    """The games that were missing and are in a backup; None if it is damaged.

    Any other error, such as a full disk, is one: the damaged file must stay where it is.
    """
    connection.execute("ATTACH ? AS backup", (str(copy),))
    try:
        with connection:
            return add_missing(connection)
    except sqlite3.Error as error:
        if not is_damage(error):
            raise
        return None
    finally:
        connection.execute("DETACH backup")


def add_missing(connection: sqlite3.Connection) -> list[str]:
    missing = "SELECT id FROM backup.games WHERE id NOT IN (SELECT id FROM main.games)"
    games = [str(id) for (id,) in connection.execute(missing)]
    # Steps are added where the game is missing or has not changed since.
    same = (
        "SELECT id FROM backup.games AS old WHERE NOT EXISTS (SELECT 1 FROM main.games AS new "
        "WHERE new.id = old.id AND new.version <> old.version)"
    )
    connection.execute(
        f"INSERT OR IGNORE INTO main.steps SELECT * FROM backup.steps WHERE game IN ({same})"
    )
    for table in ORDER:
        if table != "steps":
            connection.execute(f"INSERT OR IGNORE INTO main.{table} SELECT * FROM backup.{table}")
    return games


def count(connection: sqlite3.Connection, contents: Contents, done: Salvage) -> None:
    """Count what is in the new file, and name what is not."""
    saved = {str(id) for (id,) in connection.execute("SELECT id FROM games")}
    done.games = len(saved)
    (done.campaigns,) = connection.execute("SELECT count(*) FROM campaigns").fetchone()
    short = "SELECT id FROM games WHERE at > (SELECT count(*) FROM steps WHERE game = games.id)"
    done.incomplete = sorted(str(id) for (id,) in connection.execute(short))
    done.lost = sorted(contents.games - saved)


def write_report(done: Salvage, aside: Path) -> Path:
    """A text file beside the damaged file, in every language: what was saved and what was not."""
    report = aside.with_name(aside.stem + ".txt")
    private_file(report)
    report.write_text("\n".join(in_words(done, aside, Words(one)) for one in LANGUAGES), "utf-8")
    return report


def in_words(done: Salvage, aside: Path, words: Words) -> str:
    lines = [words.say("salvage-report", file=str(aside), **done.numbers())]
    named = {
        "salvage-lost": done.lost,
        "salvage-incomplete": done.incomplete,
        "salvage-restored": done.from_backup,
    }
    for key, ids in named.items():
        if ids:
            some = ", ".join(map(show, ids[:MOST_NAMED]))
            some += " …" if len(ids) > MOST_NAMED else ""
            lines.append(words.say(key, ids=some))
    if done.backup is not None:
        lines.append(words.say("salvage-backup", file=str(done.backup)))
    return "\n".join(lines) + "\n"
