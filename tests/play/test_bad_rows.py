"""One bad row hides only itself: any value in any column of any table."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.support.campaigns import go_on_until
from tests.support.saves import Saves
from ufs.base.errors import UfsError
from ufs.base.words import LANGUAGES, Words
from ufs.campaign import Campaign
from ufs.content.loader import built_in
from ufs.game import Game
from ufs.play import Application, open_application
from ufs.play.settings import SettingsShape
from ufs.puzzles import shipped
from ufs.store.tables import Base

BOX = {"edition": "box"}
INVALID = b'{"edition": "b\xffx"}'
VALUES: dict[str, Any] = {
    "nothing": None,
    "5": 5,
    "1.5": 1.5,
    "x": "x",
    "bytes": INVALID,
    "half an object": "{",
    "a list": "[]",
    "an object": "{}",
    "huge": "x" * 100_000,
    "half a letter": '"\\ud800"',
    "an object in half a letter": '{"edition": "\\ud800", "round": 1}',
    "infinite": '{"round": 1e999, "edition": NaN}',
    "deep": "[" * 990 + "]" * 990,
    "fields of other kinds": '{"hard": 5, "round": "x", "edition": [], "steps": 7, "result": 1}',
    "large number": 2**63 - 1,
}
COLUMNS = [
    (table.name, column.name) for table in Base.metadata.sorted_tables for column in table.columns
]


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with two of everything; the first of each is the one that goes bad."""
    path = tmp_path_factory.mktemp("good") / "games.sqlite3"
    saves = Saves(path, built_in())
    app = saves.application()
    for seed in (1, 2):
        game = Game.new(BOX, seed)
        for _ in range(4):
            game.act(game.actions()[0])
        saves.create(game, id=f"game{seed}")
        opened = app.campaigns.create(
            go_on_until(Campaign.new(f"C{seed}", seed, "auto"), "prepare", 1)
        )
        app.puzzles.open(shipped().puzzles[seed].id, Words("en"))
        assert opened.version == 1
    app.settings.change(SettingsShape(language="fr", sound=True))
    saves.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path


@pytest.fixture
def path(saved: Path, tmp_path: Path) -> Path:
    copy = tmp_path / "games.sqlite3"
    copy.write_bytes(saved.read_bytes())
    return copy


def spoil(path: Path, table: str, column: str, value: Any, is_text: bool) -> None:
    """Write a value into the first row of a table."""
    mark = "CAST(? AS TEXT)" if is_text else "?"
    with closing(sqlite3.connect(path)) as connection, connection:
        (rowid,) = connection.execute(f"SELECT min(rowid) FROM {table}").fetchone()
        connection.execute(
            f'UPDATE {table} SET "{column}" = {mark} WHERE rowid = ?', (value, rowid)
        )


class Copies:
    """Copies of the first row of each table, each with another bad value in one column."""

    def __init__(self, path: Path, table: str, column: str) -> None:
        self.table, self.column = table, column
        self.made: list[str] = []
        self.tried = 0
        with closing(sqlite3.connect(path)) as self.connection, self.connection:
            for value in VALUES.values():
                for mark in ("?", "CAST(? AS TEXT)"):
                    self.try_value(value, mark)

    def try_value(self, value: Any, mark: str) -> None:
        id = self.new_id(self.tried)
        self.tried += 1
        spoilt = {self.column: (mark, value)}
        try:
            if self.table == "steps":
                self.copy("games", "id", id)
                self.copy("steps", "game", id, {}, "number <> 2")
                self.copy("steps", "game", id, spoilt, "number = 2")
            else:
                self.copy(self.table, self.key, id, spoilt)
                if self.table == "games":
                    self.copy("steps", "game", id)
        except sqlite3.IntegrityError:  # NULL where there must be something, or twice the same key
            return
        self.made.append(id)

    @property
    def key(self) -> str:
        return Base.metadata.tables[self.table].primary_key.columns[0].name

    def new_id(self, n: int) -> str:
        return shipped().puzzles[10 + n].id if self.table == "puzzles" else f"bad{n}"

    def copy(
        self, table: str, key: str, id: str, spoilt: Any = None, only: str = "rowid > 0"
    ) -> None:
        """Copy rows of the first key under another key, with something else in one column."""
        values = {key: ("?", id), **(spoilt or {})}
        names = [column.name for column in Base.metadata.tables[table].columns]
        wanted = ", ".join(values[name][0] if name in values else f'"{name}"' for name in names)
        given = [values[name][1] for name in names if name in values]
        first = f"(SELECT {key} FROM {table} ORDER BY rowid LIMIT 1)"
        self.connection.execute(
            f"INSERT INTO {table} SELECT {wanted} FROM {table} WHERE {key} = {first} AND {only}",
            given,
        )


def use_everything(app: Application, words: Words) -> set[str]:
    """All that a player sees first; what is named as unreadable."""
    json.dumps(app.games.list(words), ensure_ascii=False, allow_nan=False).encode()
    json.dumps(app.statistics(words), ensure_ascii=False, allow_nan=False).encode()
    json.dumps(app.campaigns.list(words), ensure_ascii=False, allow_nan=False).encode()
    json.dumps(app.puzzles.days(None, 7, words), allow_nan=False)
    json.dumps(app.about(words), ensure_ascii=False).encode()
    app.settings.all()
    app.storage.bin()
    return {one.table for one in app.storage.unreadable()}


@pytest.mark.parametrize(
    ("table", "column"), [at for at in COLUMNS if at[0] not in ("pieces", "piece_sets")]
)
def test_bad_rows_hide_only_themselves(table: str, column: str, path: Path) -> None:
    bad = Copies(path, table, column)
    assert len(bad.made) >= 5
    app, words = open_application(built_in(), path), Words("de")
    named = use_everything(app, words)
    if named:
        assert named == {table}
        assert {one.column for one in app.storage.unreadable()} == {column}
        assert app.notice(words)
    go_on_with_the_others(app, words)
    for id in bad.made if table in ("games", "steps") else ():
        open_what_may_be_broken(app, id, words)
    for info in app.campaigns.infos():
        with_sentence(lambda: app.campaigns.view(info.id, False, words))  # noqa: B023
    for n in range(3 if table != "puzzles" else 12):
        app.puzzles.answer(shipped().puzzles[8 + n].id, words)
    app.close()


@pytest.mark.parametrize("column", ["hash", "data", "members"])
@pytest.mark.parametrize("name", VALUES)
def test_bad_pieces_spoil_nothing_that_today_has_too(name: str, column: str, path: Path) -> None:
    table = "piece_sets" if column == "members" else "pieces"
    if VALUES[name] is None:
        return  # there must be something
    spoil(path, table, column, VALUES[name], True)
    app, words = open_application(built_in(), path), Words("fr")
    assert use_everything(app, words) <= {table}
    go_on_with_the_others(app, words)
    app.close()


def go_on_with_the_others(app: Application, words: Words) -> None:
    for id in ("game1", "game2"):
        assert id in {info.id for info in app.sessions.games()}
        view = app.games.view(id, words)
        assert view["trouble"] is None
        app.games.act(id, view["version"], view["actions"][0], words)
    assert {"C1", "C2"} <= {info.name for info in app.campaigns.infos()}
    app.settings.change(SettingsShape(theme="dark"))
    assert app.settings.all()["theme"] == "dark"
    for puzzle in shipped().puzzles[1:3]:
        app.puzzles.answer(puzzle.id, words)
    fresh = app.games.new(BOX, words)
    assert app.sessions.games()[0].id == fresh["id"]  # the last one comes first, whatever is wrong


def with_sentence(work: Callable[[], object]) -> None:
    """Do something that may be refused with a sentence, and nothing else."""
    try:
        work()
    except UfsError as error:
        refused = error
    else:
        return
    assert refused.code in ("broken_game", "broken_campaign", "no_such_game")
    assert all(refused.message(Words(language)) for language in LANGUAGES)


def open_what_may_be_broken(app: Application, id: str, words: Words) -> None:
    """A bad game opens, is shown as it was left, or is refused with a sentence; and exported."""

    def look() -> None:
        view = app.games.view(id, words)
        json.dumps(view, ensure_ascii=False, allow_nan=False).encode()

    with_sentence(look)
    with_sentence(lambda: app.games.record(id).encode())


def test_a_wrong_type_in_every_column_of_a_game_is_named(path: Path) -> None:
    for table, column in COLUMNS:
        if table == "games":
            spoil(path, table, column, INVALID, False)
    app = open_application(built_in(), path)
    (bad,) = app.storage.unreadable()
    assert (bad.table, bad.column) == ("games", "id")
    assert "\\xff" in bad.id


def test_a_bad_game_is_exported_as_it_is_and_deleted_into_the_bin(path: Path) -> None:
    spoil(path, "games", "version", INVALID, True)
    app = open_application(built_in(), path)
    assert [one.id for one in app.storage.unreadable()] == ["game1"]
    with pytest.raises(UfsError) as error:
        app.games.view("game1", Words("en"))
    assert error.value.code == "broken_game"
    assert "version" in error.value.message(Words("en"))
    exported = json.loads(app.games.record("game1"))
    assert exported["version"] == INVALID.decode(errors="backslashreplace")
    assert len(exported["steps"]) == 4
    app.games.delete("game1")
    assert app.storage.unreadable() == []
    assert [(one.id, one.info) for one in app.storage.bin()] == [("game1", None)]
    app.sessions.restore("game1")
    assert [one.id for one in app.storage.unreadable()] == ["game1"]
    with closing(sqlite3.connect(path)) as connection:
        asked = "SELECT CAST(version AS BLOB) FROM games WHERE id = 'game1'"
        assert connection.execute(asked).fetchone() == (INVALID,)


def test_a_game_whose_summary_is_bad_is_replayed_and_played_on(path: Path) -> None:
    spoil(path, "games", "standing", "5", True)
    app = open_application(built_in(), path)
    words = Words("fr")
    assert [info.id for info in app.sessions.games()] == ["game2"]
    assert [one.id for one in app.storage.unreadable()] == ["game1"]
    view = app.games.view("game1", words)
    app.games.act("game1", view["version"], view["actions"][0], words)
    assert {info.id for info in app.sessions.games()} == {"game1", "game2"}
    assert app.storage.unreadable() == []
    app.close()
    assert open_application(built_in(), path).storage.unreadable() == []
