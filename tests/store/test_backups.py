"""Backups: made by themselves, rotated, packed, and put back; the log stays small."""

from __future__ import annotations

import errno
import gzip
import os
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.store.test_database import save_of
from tests.support.saves import Saves
from ufs.base.errors import UfsError
from ufs.base.words import LANGUAGES, Words
from ufs.content.loader import built_in
from ufs.game import Game
from ufs.store.backups import Backup, back_up, is_due, list_backups, to_keep, unpacked
from ufs.store.housekeeping import Housekeeper, checkpoint
from ufs.store.reserve import SIZE, fill_reserve, release_reserve, reserve_file
from ufs.store.restore import restore
from ufs.store.sqlite import SqliteStorage

BOX = {"edition": "box"}
NOON = datetime(2026, 3, 4, 12, tzinfo=UTC)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "games.sqlite3"
    saves = Saves(path, built_in())
    for seed in range(3):
        saves.create(Game.new(BOX, seed))
    saves.close()
    return path


def games_in(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        count: int = connection.execute("SELECT count(*) FROM games").fetchone()[0]
        return count


def test_a_backup_has_everything_and_is_for_its_owner_only(path: Path) -> None:
    made = back_up(path, NOON)
    assert made.path.name == "games-000001-20260304T120000Z-v6.sqlite3.gz"
    assert stat.S_IMODE(made.path.stat().st_mode) == 0o600
    assert stat.S_IMODE(made.path.parent.stat().st_mode) == 0o700
    with unpacked(made.path) as copy:
        assert games_in(copy) == 3
    assert [file.name for file in made.path.parent.iterdir()] == [made.path.name]


def test_a_backup_has_what_is_only_in_the_log_and_nobody_waits_for_it(path: Path) -> None:
    saves = Saves(path, built_in())
    saves.create(Game.new(BOX, 9))
    with closing(sqlite3.connect(path, isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")  # somebody is in the middle of something
        writer.execute("DELETE FROM games")
        made = back_up(path, NOON)
        writer.execute("COMMIT")
    with unpacked(made.path) as copy:
        assert games_in(copy) == 4


def test_they_are_counted_whatever_the_clock_says(path: Path) -> None:
    for days in (0, 5, -900, 3):
        back_up(path, NOON + timedelta(days))
    assert [one.number for one in list_backups(path)] == [4, 3, 2, 1]
    assert list_backups(path)[0].when == NOON + timedelta(3)


def test_one_is_due_after_an_hour_or_when_the_clock_was_wrong(path: Path) -> None:
    assert is_due(path, NOON)
    back_up(path, NOON)
    assert not is_due(path, NOON + timedelta(minutes=59))
    assert is_due(path, NOON + timedelta(hours=1))
    assert is_due(path, NOON - timedelta(days=1))


def test_a_few_a_day_a_week_and_a_month_are_kept(tmp_path: Path) -> None:
    every_six_hours = [
        Backup(tmp_path / f"{n}", n, NOON + n * timedelta(hours=6), "v6") for n in range(1600)
    ][::-1]
    for one in every_six_hours:
        one.path.write_bytes(b"x")
    kept = sorted(to_keep(every_six_hours), key=lambda one: one.number)
    assert kept[-3:] == every_six_hours[2::-1]
    days = {one.when.date() for one in kept}
    assert {(every_six_hours[0].when - timedelta(n)).date() for n in range(7)} <= days
    months = {(one.when.year, one.when.month) for one in kept}
    assert len(months) == 6
    assert 14 <= len(kept) <= 20


def test_the_last_of_an_older_schema_is_kept_and_all_together_stay_small(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = [Backup(tmp_path / f"{n}", n, NOON, "v5" if n == 0 else "v6") for n in range(9)][::-1]
    for one in made:
        one.path.write_bytes(b"x" * 100)
    assert {one.number for one in to_keep(made)} == {8, 7, 6, 0}
    monkeypatch.setattr("ufs.store.backups.MOST_BYTES", 250)
    assert {one.number for one in to_keep(made)} == {8, 7}
    monkeypatch.setattr("ufs.store.backups.MOST_BYTES", 1)
    assert {one.number for one in to_keep(made)} == {8}


def test_a_migration_is_preceded_by_a_backup(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    save_of("v3", path)
    SqliteStorage(path).close()
    (made,) = list_backups(path)
    assert made.schema == "v3"
    with unpacked(made.path) as copy, closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("v3",)


def test_a_backup_that_cannot_be_made_is_told_and_disturbs_nobody(path: Path) -> None:
    (path.parent / "backups").write_text("in the way")
    storage = SqliteStorage(path)
    storage.tidy()
    storage.housekeeper.wait()
    notice = storage.notice()
    assert notice is not None
    assert notice[0] == "store-no-backup"
    for language in LANGUAGES:
        assert Words(language).say(notice[0], **notice[1])
    (path.parent / "backups").unlink()
    storage.tidy()
    storage.housekeeper.wait()
    assert storage.notice() is None
    storage.close()


def test_two_at_once_make_one_backup(path: Path) -> None:
    keeper = Housekeeper(path)
    threads = [threading.Thread(target=keeper.begin) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    keeper.wait()
    assert keeper.failure is None
    assert len(list_backups(path)) == 1


# --- going back ---


def test_going_back_keeps_what_was_there_and_whoever_has_it_open_goes_on(path: Path) -> None:
    made = back_up(path, NOON)
    saves = Saves(path, built_in())
    later = saves.create(Game.new(BOX, 50)).id
    aside = restore(path, made.path)
    assert games_in(aside) == 4
    assert {info.id for info in saves.games()}.isdisjoint({later})
    assert len(saves.games()) == 3
    id = saves.games()[0].id
    with saves.opened(id) as session:
        saves.act(session, session.version, session.game.actions()[0])
    assert SqliteStorage(path).set_aside is None


def test_whoever_saw_what_is_replaced_cannot_change_what_comes_in_its_place(path: Path) -> None:
    """The older game came to the same version by other moves: a window took it for its own."""
    first, second = Saves(path, built_in()), Saves(path, built_in())
    id = first.games()[0].id
    made = back_up(path, NOON)
    with first.opened(id) as session:
        first.act(session, 1, session.game.actions()[0])
    restore(path, made.path)
    with second.opened(id) as session:
        second.act(session, session.version, session.game.actions()[1])
        position = session.game.position()
    with first.opened(id) as session:
        assert session.game.position() == position
        with pytest.raises(UfsError) as refused:
            first.act(session, 2, session.game.actions()[0])
    assert refused.value.code == "changed_elsewhere"
    first.close()
    second.close()


def test_a_new_game_brings_its_pieces_after_going_back(path: Path) -> None:
    """The program that ran believed them to be there."""
    saves = Saves(path, built_in())
    made = back_up(path, NOON)
    saves.create(Game.new({"edition": "pnp2"}, 1))
    restore(path, made.path)
    pieces = saves.create(Game.new({"edition": "pnp2"}, 1)).info.pieces
    assert pieces is not None
    assert saves.storage.read_pieces(pieces)
    saves.close()


def test_going_back_to_an_older_schema_migrates_it(path: Path, tmp_path: Path) -> None:
    old = tmp_path / "old.sqlite3"
    games = save_of("v2", old)
    restore(path, old)
    assert {info.id for info in Saves(path, built_in()).games()} == set(games)


@pytest.mark.parametrize(
    "content", [b"", b"nonsense", gzip.compress(b"nonsense", mtime=0), b"\x1f\x8b\x08"]
)
def test_what_is_no_backup_changes_nothing(content: bytes, path: Path, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    with pytest.raises(UfsError) as error:
        restore(path, file)
    for language in LANGUAGES:
        assert str(file) in error.value.message(Words(language))
    assert games_in(path) == 3
    assert not [*tmp_path.glob("*replaced*")]


def test_everything_in_one_file(path: Path, tmp_path: Path) -> None:
    file = tmp_path / "profile"
    file.write_bytes(SqliteStorage(path).export_profile())
    other = tmp_path / "elsewhere" / "games.sqlite3"
    restore(other, file)
    assert games_in(other) == 3


def test_a_profile_for_which_there_is_no_room_is_told(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("ufs.store.sqlite.pack", full)
    with pytest.raises(UfsError) as error:
        SqliteStorage(path).export_profile()
    assert error.value.code == "not_saved"


def test_going_back_on_a_full_disk_leaves_no_half_a_copy(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "profile"
    file.write_bytes(SqliteStorage(path).export_profile())

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("ufs.store.backups.one_file", full)
    with pytest.raises(UfsError):
        restore(path, file)
    assert not [*tmp_path.glob("*replaced*")]


def test_what_a_killed_program_left_of_a_backup_is_removed(path: Path) -> None:
    """But not what another one is making now."""
    folder = back_up(path, datetime.now(UTC)).path.parent
    left, made_now = folder / ".new-left", folder / ".new-made-now"
    for there in (left, made_now):
        there.mkdir()
        (there / "copy").write_bytes(b"half a copy")
    long_ago = time.time() - 2 * 24 * 3600
    os.utime(left, (long_ago, long_ago))
    back_up(path, datetime.now(UTC))
    assert (left.exists(), made_now.exists()) == (False, True)


def test_a_file_that_only_looks_like_a_backup_is_none(path: Path) -> None:
    made = back_up(path, datetime.now(UTC))
    name = "games-000009-20269999T999999Z-v6.sqlite3.gz"
    made.path.with_name(name).write_bytes(b"")
    assert list_backups(path) == [made]


# --- the log ---


def test_the_log_stays_small(path: Path) -> None:
    saves = Saves(path, built_in())
    app = saves.application()
    largest = 0
    for seed in range(50):
        session = saves.create(Game.new(BOX, seed))
        for _ in range(4):
            saves.act(session, session.version, session.game.actions()[0])
        app.storage.tidy()
        saves.storage.housekeeper.wait()
        largest = max(largest, path.with_name(path.name + "-wal").stat().st_size)
    assert largest == 0


def test_a_log_that_is_in_use_does_not_cost_the_backup(path: Path) -> None:
    """It is left as it is: the backup has what is in the log, too."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode=DELETE")
        other.execute("BEGIN EXCLUSIVE")
        checkpoint(path)  # it cannot even look
        other.execute("ROLLBACK")
    keeper = Housekeeper(path)
    keeper.tidy()
    assert keeper.failure is None
    assert len(list_backups(path)) == 1


def test_whoever_reads_is_not_waited_for(path: Path) -> None:
    saves = Saves(path, built_in())
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM games").fetchall()
        saves.create(Game.new(BOX, 9))
        checkpoint(path)
        assert path.with_name(path.name + "-wal").stat().st_size > 0
    checkpoint(path)
    assert path.with_name(path.name + "-wal").stat().st_size == 0


# --- a full disk ---

ON_A_FULL_DISK = """
import sys
from pathlib import Path
from tests.support.saves import Saves
from ufs.base.errors import UfsError
from ufs.content.loader import built_in
from ufs.game import Game
from ufs.store.reserve import fill_reserve, reserve_file

folder = Path(sys.argv[1])
saves = Saves(folder / "games.sqlite3", built_in())
ids = []
for seed in range(60):
    session = saves.create(Game.new({"edition": "box"}, seed))
    for _ in range(12):
        saves.act(session, session.version, session.game.actions()[0])
    ids.append(session.id)
fill_reserve(saves.path)
assert reserve_file(saves.path).exists()
with (folder / "ballast").open("wb", buffering=0) as file:
    try:
        while file.write(b"x" * 4096):
            pass
    except OSError:
        pass

def play(id, most):
    with saves.opened(id) as session:
        done = 0
        while done < most and not session.game.is_over:
            saves.act(session, session.version, session.game.actions()[0])
            done += 1
        return done

refused = None
try:
    for id in ids:
        play(id, 100)
except UfsError as error:
    refused = error.key
assert refused == "store-full", refused
for id in ids[:40]:
    saves.delete(id)
assert saves.storage.empty_bin() == 40
assert len(saves.games()) == 20
moves = sum(play(id, 6) for id in ids[40:])
assert moves > 60, moves
assert not reserve_file(saves.path).exists()
saves.close()
print("played on:", moves)
"""


def test_a_full_disk_can_be_freed_by_deleting(tmp_path: Path) -> None:
    """On a real file system of eight megabytes, in a namespace where we are root."""
    script = tmp_path / "full.py"
    script.write_text(ON_A_FULL_DISK)
    mounted = tmp_path / "disk"
    mounted.mkdir()
    root = Path(__file__).parents[2]
    commands = (
        f"mount -t tmpfs -o size=8m none {mounted} && exec {sys.executable} {script} {mounted}"
    )
    environment = {**os.environ, "PYTHONPATH": f"{root / 'src'}:{root}"}
    done = subprocess.run(
        ["unshare", "--map-root-user", "--mount", "sh", "-c", commands],
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "played on" in done.stdout


def test_the_reserve_is_there_only_where_there_is_room(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill_reserve(path)
    assert reserve_file(path).stat().st_size == SIZE
    assert release_reserve(path)
    assert not release_reserve(path)
    monkeypatch.setattr("ufs.store.reserve.LEFT_OVER", 2**80)
    fill_reserve(path)
    assert not reserve_file(path).exists()
