"""Damaged save files: what can be read is saved, the rest is told, and nothing is thrown away."""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.store.test_database import save_of
from tests.support.saves import Saves
from ufs.base.errors import UfsError
from ufs.base.words import LANGUAGES, Words
from ufs.campaign import Campaign
from ufs.content.loader import built_in
from ufs.game import Game
from ufs.store.backups import back_up, pack, unpacked
from ufs.store.database import connect, create, open_database, salvaged_file, set_aside
from ufs.store.pages import PAGE_SIZE, DamagedError, decode_record, read_contents, recognize
from ufs.store.salvage import add_missing, fill, salvage
from ufs.store.sqlite import SqliteStorage

BOX = {"edition": "box"}
GAMES = 200
LONG_AGO = datetime(2026, 1, 2, tzinfo=UTC)
TABLES = ("games", "steps", "campaigns", "pieces", "piece_sets", "settings", "alembic_version")


def rows(path: Path, table: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return sorted(connection.execute(f"SELECT * FROM {table}").fetchall(), key=repr)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("whole") / "games.sqlite3"
    write_games(path)
    return path


def write_games(path: Path) -> None:
    """A file with 200 games of 0 to 60 steps, with the same pages every time."""
    saves, chance = Saves(path, built_in()), random.Random(4)
    for seed in range(GAMES):
        game = Game.new(BOX, seed)
        for _ in range(chance.randrange(60)):
            if not game.is_over:
                game.act(chance.choice(game.actions()))
        saves.create(game, id=f"game{seed:04}", when=LONG_AGO)
    saves.campaigns.create(Campaign.new("The long night", 1, "auto"))
    saves.storage.set_settings({"language": "fr"})
    saves.close()


@pytest.fixture
def path(whole: Path, tmp_path: Path) -> Path:
    copy = tmp_path / "games.sqlite3"
    shutil.copy(whole, copy)
    return copy


def test_a_whole_file_is_read_without_sqlite_just_as_with_it(path: Path) -> None:
    found = read_contents(path)
    assert found.is_whole
    for table in TABLES:
        assert sorted(found.rows[table], key=repr) == rows(path, table)
        assert {recognize(row) for row in found.rows[table]} == {table}
    assert found.games == {row[0] for row in rows(path, "games")}


def test_the_log_counts_as_far_as_it_was_committed(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA wal_autocheckpoint=0")
        connection.execute("UPDATE settings SET value = '\"de\"'")
        connection.execute("DELETE FROM games WHERE rowid > 100")
        connection.execute("BEGIN")
        connection.execute("DELETE FROM games")
        found = read_contents(path)
    assert found.rows["settings"] == [("language", '"de"')]
    assert len(found.rows["games"]) == 100


# --- faults: each takes a file's content and gives back what became of it ---


def overwritten(content: bytearray, chance: random.Random) -> None:
    page = chance.randrange(1, len(content) // PAGE_SIZE) * PAGE_SIZE
    content[page : page + PAGE_SIZE] = chance.randbytes(PAGE_SIZE)


def zeroed(content: bytearray, chance: random.Random) -> None:
    page = chance.randrange(1, len(content) // PAGE_SIZE) * PAGE_SIZE
    content[page : page + PAGE_SIZE] = bytes(PAGE_SIZE)


def zeroed_at_a_stretch(content: bytearray, chance: random.Random) -> None:
    page = chance.randrange(1, len(content) // PAGE_SIZE - 8) * PAGE_SIZE
    content[page : page + 8 * PAGE_SIZE] = bytes(8 * PAGE_SIZE)


def truncated(content: bytearray, chance: random.Random) -> None:
    del content[chance.randrange(len(content) // 2, len(content)) :]


def flipped(content: bytearray, chance: random.Random) -> None:
    page = chance.randrange(len(content) // PAGE_SIZE) * PAGE_SIZE
    for _ in range(8):
        content[page + chance.randrange(12)] ^= 1 << chance.randrange(8)


def header_lost(content: bytearray, chance: random.Random) -> None:
    content[:100] = chance.randbytes(100)


def first_page_lost(content: bytearray, chance: random.Random) -> None:
    content[:PAGE_SIZE] = chance.randbytes(PAGE_SIZE)


def root_lost(content: bytearray, chance: random.Random) -> None:
    """The page that all others of the games hang on, or all steps."""
    page = (5, 15)[chance.randrange(2)] * PAGE_SIZE
    content[page : page + PAGE_SIZE] = chance.randbytes(PAGE_SIZE)


Fault = Callable[[bytearray, random.Random], None]
FAULTS: list[tuple[Fault, int]] = [
    *((fault, seed) for fault in (overwritten, zeroed, flipped) for seed in range(8)),
    *((fault, seed) for fault in (truncated, zeroed_at_a_stretch) for seed in range(4)),
    *((fault, seed) for fault in (header_lost, first_page_lost, root_lost) for seed in range(3)),
]
LEAST: dict[Fault, float] = {
    truncated: 0.3,
    zeroed_at_a_stretch: 0.8,
}  # of the games; of the others:
LEAST_OF_ANY = 0.95


def look_at(store: Saves, ids: Iterable[str]) -> None:
    """Every one of these games can be opened, at least as it was left."""
    for id in ids:
        with store.opened(id) as session:
            assert session.id == id


def all_ids(store: Saves) -> list[str]:
    return [info.id for info in store.games()]


@pytest.mark.parametrize(("fault", "seed"), FAULTS)
def test_most_games_outlive_a_fault(fault: Fault, seed: int, path: Path) -> None:
    content = bytearray(path.read_bytes())
    fault(content, random.Random(seed))
    path.write_bytes(content)
    store = Saves(path, built_in())
    least = LEAST.get(fault, LEAST_OF_ANY) * GAMES
    assert len(store.games()) >= least
    look_at(store, all_ids(store)[::20])
    aside = store.storage.set_aside
    if aside is None:  # nothing that SQLite sees
        return
    assert aside.read_bytes() == content
    done = store.storage.opened.salvage
    assert done is not None
    bad = {one.id for one in store.storage.unreadable() if one.table == "games"}
    assert done.games == len(bad | {*all_ids(store)})
    assert done.games + len(done.lost) <= GAMES
    for language in LANGUAGES:
        assert str(done.games) in store.application().notice(Words(language))  # type: ignore[operator]
    look_at(store, done.incomplete)
    report = aside.with_suffix(".txt").read_text(encoding="utf-8")
    assert all(id in report for id in (*done.lost[:100], *done.incomplete[:100]))
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


def test_what_is_lost_comes_back_from_the_backup(path: Path) -> None:
    back_up(path, datetime.now(UTC))
    store = Saves(path, built_in())
    later = store.create(Game.new(BOX, 77)).id
    store.close()
    content = bytearray(path.read_bytes())
    zeroed_at_a_stretch(content, random.Random(3))
    path.write_bytes(content)
    done = open_database(path).salvage
    assert done is not None
    assert done.from_backup
    assert done.backup is not None
    assert done.games >= GAMES
    store = Saves(path, built_in())
    look_at(store, done.from_backup)
    assert later in {info.id for info in store.games()} | set(done.lost)
    with store.opened(done.from_backup[0]) as session:
        assert session.trouble is None


def test_without_a_file_all_of_it_comes_back_from_the_backup(path: Path) -> None:
    back_up(path, datetime.now(UTC))
    path.write_bytes(b"garbage" * 1000)
    store = Saves(path, built_in())
    assert len(store.games()) == GAMES
    assert store.storage.settings() == {"language": "fr"}
    assert len(store.campaigns.infos()) == 1


def test_a_damaged_file_of_an_older_schema_is_salvaged_and_migrated(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    games = save_of("v3", path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    path.write_bytes(bytes(100) + path.read_bytes()[100:])
    store = Saves(path, built_in())
    assert store.storage.set_aside is not None
    assert {info.id for info in store.games()} == set(games)
    for id, game in games.items():
        with store.opened(id) as session:
            store.redo(session, 9)
            assert session.game.save() == game.save()


def test_a_game_without_all_its_steps_is_shown_as_it_was_left(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        asked = "SELECT game FROM steps GROUP BY game HAVING count(*) > 20"
        id = connection.execute(asked).fetchone()[0]
        connection.execute("DELETE FROM steps WHERE game = ? AND number = 7", (id,))
        connection.execute("DELETE FROM alembic_version")
    store = Saves(path, built_in())
    done = store.storage.opened.salvage
    assert done is not None
    assert done.incomplete == [id]
    with store.opened(id) as session:
        assert session.trouble is not None
        record = store.storage.read_game(id)
        assert record is not None
        assert session.game.position() == record.position


def spoil_id(path: Path, table: str, column: str) -> None:
    """One byte of one id is no text any more, and SQLite finds the file damaged."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA foreign_keys=OFF")
        where = f"rowid = (SELECT max(rowid) FROM {table})"
        spoiled = f"UPDATE {table} SET {column} = CAST(x'67ff6d65' AS TEXT) WHERE {where}"
        connection.execute(spoiled)
        connection.execute("DELETE FROM alembic_version")


@pytest.mark.parametrize(("table", "column"), [("games", "id"), ("steps", "game")])
def test_an_id_that_is_no_text_does_not_stop_the_healing(
    table: str, column: str, path: Path
) -> None:
    spoil_id(path, table, column)
    store = Saves(path, built_in())
    assert len(store.games()) >= GAMES - 1
    aside = store.storage.set_aside
    assert aside is not None
    assert aside.with_suffix(".txt").read_text(encoding="utf-8")  # what is lost is named there


def test_rows_without_values_are_no_rows() -> None:
    for payload in (b"\x01", b"\x00"):
        with pytest.raises(DamagedError):
            decode_record(payload)


def test_a_table_whose_name_is_lost_is_found_by_its_rows(path: Path) -> None:
    """The page that names the tables looks whole: one of the names is another one."""
    content = path.read_bytes()
    name = b"tablecampaignscampaigns"
    assert content.count(name) == 1
    path.write_bytes(content.replace(name, b"tablecbmpaignscbmpaigns"))
    found = read_contents(path)
    assert not found.is_whole
    assert len(found.orphans["campaigns"]) == 1


def test_a_full_disk_leaves_the_damaged_file_where_it_is(path: Path, tmp_path: Path) -> None:
    contents = read_contents(path)
    target = tmp_path / "target.sqlite3"
    create(connect(target))
    with closing(sqlite3.connect(target)) as connection:
        connection.execute("PRAGMA max_page_count=60")
        with pytest.raises(sqlite3.OperationalError, match="full"):
            fill(connection, contents)
        assert connection.execute("SELECT count(*) FROM games").fetchone() == (0,)


def test_half_a_file_is_not_left_on_a_full_disk(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    back_up(path, datetime.now(UTC))
    monkeypatch.setattr("ufs.store.salvage.add_missing", full)
    path.write_bytes(bytes(100) + path.read_bytes()[100 : 60 * PAGE_SIZE])
    before = path.read_bytes()
    with pytest.raises(UfsError) as error:
        SqliteStorage(path)
    assert error.value.key == "store-full"
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.glob("*.new*")] == []
    monkeypatch.undo()
    assert len(Saves(path, built_in()).games()) == GAMES


def test_a_backup_that_cannot_be_used_is_passed_over(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A damaged one, one of a newer program, and one that turns out to be damaged."""
    back_up(path, LONG_AGO)
    for schema in ("v6", "v99", "v6"):
        made = back_up(path, datetime.now(UTC))
        if schema == "v99":
            change_backup(made.path, "UPDATE alembic_version SET version_num = 'v99'")
    made.path.write_bytes(b"\x1f\x8b" + b"nonsense")
    tries: list[int] = []

    def damaged_once(connection: sqlite3.Connection) -> list[str]:
        tries.append(1)
        if len(tries) == 1:
            error = sqlite3.DatabaseError("malformed")
            error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
            raise error
        return add_missing(connection)

    monkeypatch.setattr("ufs.store.salvage.add_missing", damaged_once)
    path.write_bytes(b"garbage" * 1000)
    assert len(Saves(path, built_in()).games()) == GAMES
    assert len(tries) == 2


def change_backup(path: Path, statement: str) -> None:
    with unpacked(path) as copy:
        with closing(sqlite3.connect(copy)) as connection, connection:
            connection.execute(statement)
        path.unlink()
        pack(copy, path)


# --- a log without its file ---


def with_log(path: Path) -> None:
    """Forty games of which all are still in the log."""
    store = Saves(path, built_in())
    store.storage.engine.dispose()
    with closing(sqlite3.connect(path)) as reader:  # whoever reads keeps the log where it is
        reader.execute("SELECT count(*) FROM games").fetchall()
        for seed in range(40):
            store.create(Game.new(BOX, seed))
        log = path.with_name(path.name + "-wal").read_bytes()
    store.close()
    path.with_name(path.name + "-wal").write_bytes(log)


@pytest.mark.parametrize("left", ["nothing", "an empty file"])
def test_a_log_without_its_file_is_kept_and_read(left: str, tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    with_log(path)
    log = path.with_name(path.name + "-wal").read_bytes()
    assert len(log) > 0
    path.unlink()
    if left != "nothing":
        path.touch()
    store = Saves(path, built_in())
    assert store.storage.set_aside is not None
    kept = [file.read_bytes() for file in tmp_path.glob("games.damaged-*-wal")]
    assert kept == [log]
    assert len(store.games()) == 40
    look_at(store, all_ids(store))
    assert store.storage.notice() is not None


def test_a_log_of_nonsense_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    for end in ("-wal", "-journal"):
        path.with_name(path.name + end).write_bytes(b"no log at all" * 100)
        store = Saves(path, built_in())
        assert store.games() == []
        assert store.storage.set_aside is not None
        store.close()
        path.unlink()
    assert len([*tmp_path.glob("games.damaged-*")]) >= 2


# --- whenever the program is stopped, nothing is gone ---


def test_a_program_stopped_while_it_healed_goes_on(path: Path, tmp_path: Path) -> None:
    new = salvaged_file(path)
    salvage(path, new)
    path.rename(tmp_path / "games.damaged-1.sqlite3")
    assert len(Saves(path, built_in()).games()) == GAMES
    assert not new.exists()


def test_the_log_of_a_damaged_file_never_gets_into_the_healed_one(
    path: Path, tmp_path: Path
) -> None:
    """The program was stopped when it had moved the damaged file, and not yet its log."""
    other = tmp_path / "other"
    other.mkdir()
    with_log(other / path.name)
    salvage(path, salvaged_file(path))
    path.unlink()
    log = path.with_name(path.name + "-wal")
    content = (other / log.name).read_bytes()
    log.write_bytes(content)
    assert len(Saves(path, built_in()).games()) == GAMES
    assert [file.read_bytes() for file in tmp_path.glob("games.damaged-*-wal")] == [content]


def test_what_cannot_be_written_is_not_moved(path: Path) -> None:
    path.write_bytes(bytes(100) + path.read_bytes()[100:])
    before = path.read_bytes()
    blocked = path.with_name(path.name + ".new")
    blocked.mkdir()
    with pytest.raises(UfsError) as error:
        SqliteStorage(path)
    assert error.value.code == "not_saved"
    assert path.read_bytes() == before
    blocked.rmdir()
    assert len(Saves(path, built_in()).games()) == GAMES


def test_whoever_has_a_file_open_that_another_program_healed_goes_on_with_the_new_one(
    path: Path,
) -> None:
    first = Saves(path, built_in())
    session = first.create(Game.new(BOX, 800))
    first.storage.housekeeper.tidy()  # all of it is in the file
    salvage(path, salvaged_file(path))
    set_aside(path)
    second = Saves(path, built_in())
    with first.opened(session.id) as session:
        first.act(session, session.version, session.game.actions()[0])
    later = first.create(Game.new(BOX, 801)).id
    assert {session.id, later} <= set(all_ids(second))
    with second.opened(session.id) as seen:
        assert seen.version == session.version == 2
    first.close()
    second.close()
    assert later in all_ids(Saves(path, built_in()))
