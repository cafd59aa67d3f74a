"""Opening the file of saves: every schema there ever was, and every kind of damage."""

from __future__ import annotations

import json
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from tests.support.saves import Saves
from ufs.base.errors import UfsError
from ufs.base.words import LANGUAGES, Words
from ufs.content.earlier import before_v6
from ufs.content.loader import built_in
from ufs.game import Game
from ufs.store.database import MIGRATIONS, connect, create, migrate
from ufs.store.sqlite import SqliteStorage
from ufs.store.tables import NEWEST, VERSIONS, Base

BOX = {"edition": "box"}


def schema(path: Path) -> dict[str, Any]:
    """All that SQLite knows about the tables of a file."""
    with closing(sqlite3.connect(path)) as connection:

        def ask(sql: str) -> list[Any]:
            return connection.execute(sql).fetchall()

        tables = [name for (name,) in ask("SELECT name FROM sqlite_master WHERE type = 'table'")]

        def about(table: str) -> dict[str, Any]:
            columns = sorted(ask(f"PRAGMA table_info('{table}')"))
            keys = sorted(ask(f"PRAGMA foreign_key_list('{table}')"))
            indexes = sorted(row[1:] for row in ask(f"PRAGMA index_list('{table}')"))
            return {"columns": columns, "keys": keys, "indexes": indexes}

        return {table: about(table) for table in tables}


def test_a_new_file_is_the_same_as_one_that_went_through_every_version(tmp_path: Path) -> None:
    at_once, step_by_step = tmp_path / "once", tmp_path / "steps"
    create(connect(at_once))
    for version in VERSIONS:
        migrate(connect(step_by_step), version)
    assert schema(at_once) == schema(step_by_step)
    with connect(step_by_step).connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []


def test_the_versions_are_those_of_the_migrations() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    script = ScriptDirectory.from_config(config)
    assert [found.revision for found in script.walk_revisions()] == list(VERSIONS)[::-1]
    assert script.get_heads() == [NEWEST]


# The columns a game had in each version, so that the rows below stay what they were then.
V1 = (
    *("id", "created", "updated", "setup", "seed", "dice", "mode", "origin", "first_rolls"),
    *("version", "at", "standing", "won", "reason", "finished_at"),
)
V2 = (*V1, "kind", "forked", "imported")
V5 = (*V2, "comments")
V6 = (*V5, "pieces", "rules", "position", "deleted", "sequence")
COLUMNS = {"v1": V1, "v2": V2, "v3": V2, "v4": V2, "v5": V5, "v6": V6}


def old_row(id: str, game: Game, done: int) -> dict[str, Any]:
    position = game.position()
    standing = {name: position[name] for name in ("round", "phase", "research", "damage", "result")}
    return {
        "id": id,
        "created": "2026-01-02T03:04:05.000006Z",
        "updated": "2026-01-03T03:04:05.000006Z",
        "setup": json.dumps(game.table.setup),
        "seed": str(game.seed),
        "dice": game.dice,
        "mode": "strict",
        "origin": json.dumps(game.origin) if game.origin else None,
        "first_rolls": json.dumps(game.first_rolls),
        "version": 9,
        "at": done,
        "standing": json.dumps({**standing, "research_length": 16, "hits": 7, "steps": done}),
        "kind": "tutorial",
        "forked": 1,
        "imported": 0,
        "sequence": 1,
    }


def save_of(version: str, path: Path) -> dict[str, Game]:
    """A file as a program of that version left it: two games, one of them from a position."""
    assert path.parent.is_dir()
    migrate(connect(path), version)
    then = before_v6(built_in())
    games = {
        "fromthe1": Game.new(BOX, 2**63 + 1, library=then),
        "position": Game.load(a_position(), 3, library=then),
    }
    with closing(sqlite3.connect(path)) as connection, connection:
        for id, game in games.items():
            for _ in range(5):
                game.act(game.actions()[0])
            game.undo()
            row = {**dict.fromkeys(COLUMNS[version]), **old_row(id, game, 4)}
            game.redo()
            names = [name for name in COLUMNS[version] if name in row]
            marks = ", ".join("?" * len(names))
            connection.execute(
                f"INSERT INTO games ({', '.join(names)}) VALUES ({marks})",
                [row[name] for name in names],
            )
            for number, step in enumerate(game.steps, 1):
                values = id, number, json.dumps(step.action), json.dumps(step.rolls)
                into = "INSERT INTO steps (game, number, action, rolls) VALUES (?, ?, ?, ?)"
                connection.execute(into, values)
        connection.execute("""INSERT INTO settings VALUES ('language', '"fr"')""")
    return games


def a_position() -> dict[str, Any]:
    game = Game.new(
        {"edition": "box", "city": "washington", "hard": ["sky2"]}, 8, library=before_v6(built_in())
    )
    for _ in range(9):
        game.act(game.actions()[-1])
    return game.position()


@pytest.mark.parametrize("version", VERSIONS)
def test_saves_of_every_earlier_version_open(version: str, tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    games = save_of(version, path)
    store = Saves(path, built_in())
    assert store.storage.set_aside is None
    assert store.storage.settings() == {"language": "fr"}
    for id, game in games.items():
        with store.opened(id) as saved:
            assert (saved.mode, saved.version) == ("strict", 9)
            assert len(saved.game.undone) == 1
            store.redo(saved, 9)
            assert saved.game.save() == game.save()
            store.act(saved, 10, saved.game.actions()[0])
            assert saved.kind == ("game" if version == "v1" else "tutorial")
            assert saved.info.forked is (version != "v1")
            assert saved.info.imported is (version == "v1" and id == "position")
    create(connect(tmp_path / "new"))
    assert schema(path) == schema(tmp_path / "new")


def test_every_version_has_a_test() -> None:
    assert tuple(COLUMNS) == VERSIONS


def test_two_programs_bring_one_old_file_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    save_of("v1", path)
    troubles: list[BaseException] = []

    def work() -> None:
        try:
            assert len(Saves(path, built_in()).games()) == 2
        except BaseException as error:
            troubles.append(error)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert troubles == []


def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    save_of("v1", path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("ALTER TABLE games ADD COLUMN forked INTEGER")  # in the way
    before = schema(path)
    with pytest.raises(UfsError) as error:
        Saves(path, built_in())
    assert error.value.code == "not_saved"
    assert schema(path) == before


def test_a_file_of_a_newer_program_is_refused_and_untouched(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    store = Saves(path, built_in())
    store.create(Game.new(BOX, 1))
    store.close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = 'v99'")
    before = path.read_bytes()
    with pytest.raises(UfsError) as error:
        Saves(path, built_in())
    for language in LANGUAGES:
        assert "v99" in error.value.message(Words(language))
    assert path.read_bytes() == before
    assert not list(tmp_path.glob("*damaged*"))


def fill(path: Path) -> None:
    store = Saves(path, built_in())
    for seed in range(12):
        store.create(Game.new(BOX, seed))
    store.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def cut(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])


def scratch(path: Path) -> None:
    """Nonsense in the middle of every page but the first."""
    content = bytearray(path.read_bytes())
    for page in range(4096, len(content), 4096):
        content[page : page + 200] = b"\xff" * 200
    path.write_bytes(content)


def other_tables(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")


def sql(statement: str) -> Callable[[Path], None]:
    def work(path: Path) -> None:
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute(statement)

    return work


# What was done to a file with 12 games, and how many of them can be saved.
DAMAGES: dict[str, tuple[Callable[[Path], None], int]] = {
    "garbage": (lambda path: void(path.write_bytes(b"no database at all " * 500)), 0),
    "one byte": (lambda path: void(path.write_bytes(b"x")), 0),
    "zeros": (lambda path: void(path.write_bytes(b"\0" * path.stat().st_size)), 0),
    "cut": (cut, 0),
    "scratched": (scratch, 0),
    "header lost": (lambda path: void(path.write_bytes(b"\0" * 100 + path.read_bytes()[100:])), 12),
    "of another program": (other_tables, 0),
    "version lost": (sql("DELETE FROM alembic_version"), 12),
    "version nonsense": (sql("UPDATE alembic_version SET version_num = 'x'"), 12),
    "a table lost": (sql("DROP TABLE steps"), 12),
}


def void(_: object) -> None:
    pass


@pytest.mark.parametrize("name", DAMAGES)
def test_a_damaged_file_is_set_aside_and_a_new_one_begun(name: str, tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    fill(path)
    damage, games = DAMAGES[name]
    damage(path)
    content = path.read_bytes()
    store = Saves(path, built_in())
    assert store.storage.set_aside is not None
    assert store.storage.set_aside.name.startswith("games.damaged-")
    assert store.storage.set_aside.suffix == ".sqlite3"
    assert store.storage.set_aside.read_bytes() == content
    assert len(store.games()) == games
    store.create(Game.new(BOX, 1))
    store.close()
    assert SqliteStorage(path).set_aside is None


def test_nothing_set_aside_is_ever_written_over(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    for n in range(4):
        path.write_bytes(b"garbage %d " % n * 100)
        path.with_name(path.name + "-wal").write_bytes(b"log %d" % n)
        Saves(path, built_in()).close()
        path.unlink()
    aside = sorted(tmp_path.glob("games.damaged-*.sqlite3"))
    assert {file.read_bytes()[:9] for file in aside} == {b"garbage %d" % n for n in range(4)}
    logs = {file.read_bytes() for file in tmp_path.glob("games.damaged-*-wal")}
    assert logs == {b"log %d" % n for n in range(4)}


def test_an_empty_file_is_simply_used(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    path.touch()
    store = Saves(path, built_in())
    assert store.storage.set_aside is None
    assert store.games() == []


def test_a_place_where_no_file_can_be(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite3").mkdir()
    (tmp_path / "file").touch()
    for path in (tmp_path / "games.sqlite3", tmp_path / "file" / "games.sqlite3"):
        with pytest.raises(UfsError) as error:
            Saves(path, built_in())
        assert error.value.code == "not_saved"
    assert (tmp_path / "games.sqlite3").is_dir()


def test_what_was_written_is_safe_as_soon_as_it_is_answered(tmp_path: Path) -> None:
    store = Saves(tmp_path / "games.sqlite3", built_in())
    with store.storage.engine.connect() as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() == value
