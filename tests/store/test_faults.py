"""The fault simulator finds nothing in the application, and finds what is planted in it.

`tools/fault_simulator.py` runs more seeds, as long as one likes; docs/reliability.md has figures.
"""

from __future__ import annotations

import gc
import random
import sqlite3
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, event, func, insert, select

from simulator.disk import POWER, READ_ERROR, Change, Disk, Fault, survivors
from simulator.servers import OpenStorage
from simulator.simulation import Report, simulate
from simulator.vfs import SimulatedVfs
from ufs.base.errors import UfsError
from ufs.store.errors import explain_errors
from ufs.store.sqlite import SqliteStorage
from ufs.store.storage import GameInfo, Pieces, StepRecord, now
from ufs.store.tables import StepRow

SEEDS = range(1, 11)
STEPS = 120  # of each: the beginning of what the command does with the same seed
MANY = 12  # seeds in which a planted bug must be found
SOONER = {"saves steps apart": 4}  # a seed that finds it after a few steps; the first one does, too


@pytest.mark.parametrize("seed", SEEDS)
def test_no_seed_breaks_a_promise(seed: int) -> None:
    report = simulate(seed, STEPS)
    assert report.violation is None, "\n".join([*report.last_lines, f"seed {seed}"])
    assert report.outcomes["answered"] > 200
    assert report.faults.total() > 10


def test_a_seed_does_the_same_every_time() -> None:
    first, second = simulate(42, 60), simulate(42, 60)
    assert first == second
    assert simulate(43, 60).hash != first.hash


# --- planted bugs ---


class AnswersBeforeSaving(SqliteStorage):
    """A move is answered at once, and saved with the next request."""

    def __init__(self, path: Path) -> None:
        self.waiting: deque[Callable[[], bool]] = deque()
        super().__init__(path)

    def save_the_rest(self) -> None:
        while self.waiting:
            self.waiting.popleft()()

    def change_game(
        self, info: GameInfo, at: int, step: StepRecord | None, position: dict[str, Any]
    ) -> bool:
        self.waiting.append(lambda: SqliteStorage.change_game(self, info, at, step, position))
        return True

    def game_version(self, id: str) -> int | None:
        self.save_the_rest()
        return super().game_version(id)

    def games(self) -> list[GameInfo]:
        self.save_the_rest()
        return super().games()


class SavesStepsApart(SqliteStorage):
    """The step of a move is saved after the move, in a transaction of its own."""

    def change_game(
        self, info: GameInfo, at: int, step: StepRecord | None, position: dict[str, Any]
    ) -> bool:
        if not super().change_game(info, at, None, position):
            return False
        if step is not None:
            with explain_errors(), self.writer.begin() as connection:
                later = StepRow.game == info.id, StepRow.number >= step.number
                connection.execute(delete(StepRow).where(*later))
                connection.execute(insert(StepRow), {"game": info.id, **vars(step)})
        return True


class LooksAtNoVersion(SqliteStorage):
    """Whoever comes last wins: a move in an old tab overwrites the newer one."""

    def change_game(
        self, info: GameInfo, at: int, step: StepRecord | None, position: dict[str, Any]
    ) -> bool:
        super().change_game(info, at, step, position)
        return True


class GoesByTheClock(SqliteStorage):
    """A game that seems to have been played before it was made is left out."""

    def games(self) -> list[GameInfo]:
        return [one for one in super().games() if one.updated >= one.created]


class OrdersByTheClock(SqliteStorage):
    """The game with the latest date is the first of the list."""

    def games(self) -> list[GameInfo]:
        return sorted(super().games(), key=lambda one: one.updated, reverse=True)


class DeletesAtOnce(SqliteStorage):
    """What is deleted never comes to the bin."""

    def delete_game(self, id: str) -> bool:
        return self.remove_game(id)


class EmptiesTheBinTooEarly(SqliteStorage):
    """The second start after a deletion makes it final, be it after a minute."""

    def empty_bin(self, before: str | None = None) -> int:
        return super().empty_bin(before and now())


class RestoresTooLittle(SqliteStorage):
    """What comes back from the bin has lost its last step."""

    def restore_game(self, id: str) -> bool:
        last = select(func.max(StepRow.number)).where(StepRow.game == id).scalar_subquery()
        with explain_errors(), self.writer.begin() as connection:
            connection.execute(delete(StepRow).where(StepRow.game == id, StepRow.number == last))
        return super().restore_game(id)


class ForgetsPieces(SqliteStorage):
    """A game names pieces that are kept nowhere."""

    def keep_pieces(self, hash: str, pieces: Pieces) -> None:
        pass


def synchronous(level: str) -> OpenStorage:
    """A storage that does not wait for the disk, or not always."""

    def open_storage(path: Path) -> SqliteStorage:
        storage = SqliteStorage(path)

        def prepare(connection: sqlite3.Connection, _record: Any) -> None:
            connection.execute(f"PRAGMA synchronous={level}")

        event.listen(storage.engine, "connect", prepare)
        storage.engine.dispose()
        return storage

    return open_storage


PLANTED: dict[str, OpenStorage] = {
    "answers before saving": AnswersBeforeSaving,
    "saves steps apart": SavesStepsApart,
    "looks at no version": LooksAtNoVersion,
    "goes by the clock": GoesByTheClock,
    "orders by the clock": OrdersByTheClock,
    "deletes at once": DeletesAtOnce,
    "empties the bin too early": EmptiesTheBinTooEarly,
    "restores too little": RestoresTooLittle,
    "forgets pieces": ForgetsPieces,
    "waits for no disk": synchronous("OFF"),
    "waits for the disk now and then": synchronous("NORMAL"),
}


@pytest.mark.parametrize("bug", PLANTED)
def test_a_planted_bug_is_found(bug: str) -> None:
    found = first_broken(PLANTED[bug], SOONER.get(bug, 1))
    again = simulate(found.seed, open_storage=PLANTED[bug])
    assert (again.violation, again.hash) == (found.violation, found.hash)


def first_broken(open_storage: OpenStorage, first: int) -> Report:
    for seed in range(first, first + MANY):
        report = simulate(seed, open_storage=open_storage)
        if report.violation is not None:
            return report
    pytest.fail(f"not found in {MANY} seeds")


# --- the disk itself ---


def test_what_was_not_synced_is_lost_torn_or_out_of_order() -> None:
    changes = [Change(100, b"a" * 1000), Change(0, b"b" * 2000), Change(700, None)]
    left = set()
    for seed in range(400):
        content = bytearray(b"-" * 1200)
        for change in survivors(changes, random.Random(seed)):
            change.apply(content)
        left.add(bytes(content))
    assert bytes(b"-" * 1200) in left  # all lost
    assert b"b" * 700 in left  # nothing lost
    assert b"b" * 2000 in left  # the last one lost
    assert b"b" * 512 + b"a" * 588 + b"-" * 100 in left  # torn, the rest is still the first one
    assert len(left) > 12


def test_what_was_synced_survives_a_power_cut(tmp_path: Path) -> None:
    with faulty(tmp_path) as disk:
        with closing(sqlite3.connect(tmp_path / "saves")) as connection:
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("CREATE TABLE kept (number)")
            connection.execute("INSERT INTO kept VALUES (1)")
            connection.commit()
            connection.execute("INSERT INTO kept VALUES (2)")
            disk.die(0, everybody=True)
            with pytest.raises(sqlite3.OperationalError):
                connection.commit()
        disk.power_returns()
        with closing(sqlite3.connect(tmp_path / "saves")) as connection:
            assert connection.execute("SELECT number FROM kept").fetchall() == [(1,)]


# --- what the simulator found ---


@contextmanager
def faulty(folder: Path, seed: int = 1) -> Iterator[Disk]:
    disk = Disk(folder, random.Random(seed), lambda _line: None)
    with SimulatedVfs(disk).installed():
        yield disk


def opens(path: Path) -> bool:
    """Open the saves and close them again; whether that worked. They are never set aside."""
    refused: str | None = None
    try:
        storage = SqliteStorage(path)
        assert storage.notice() is None
        storage.close()
    except UfsError as error:
        refused = error.key
    gc.collect()  # connections of a storage that did not come to be
    assert refused in (None, "store-failed")
    assert not list(path.parent.glob("*damaged*"))
    return refused is None


@pytest.mark.parametrize("after", range(30))
def test_a_file_that_cannot_be_read_for_a_moment_stays_where_it_is(
    tmp_path: Path, after: int
) -> None:
    """One unreadable page, and all games were set aside as damaged."""
    path = tmp_path / "saves"
    with faulty(tmp_path) as disk:
        storage = SqliteStorage(path)
        with storage.writer.begin() as connection:  # leaves free pages behind
            connection.exec_driver_sql("CREATE TABLE more AS SELECT zeroblob(20000)")
            connection.exec_driver_sql("DROP TABLE more")
        storage.close()
        disk.arm(Fault(READ_ERROR, after, 1))
        opens(path)
        disk.fault = None
        assert opens(path)


@pytest.mark.parametrize("after", range(8))
def test_a_file_whose_making_a_power_cut_stopped_is_not_damaged(tmp_path: Path, after: int) -> None:
    """The first sector was lost, the others were not: a new player was told of damage."""
    for seed in range(10):
        folder = tmp_path / str(seed)
        folder.mkdir()
        with faulty(folder, seed) as disk:
            disk.arm(Fault(POWER, after))
            assert not opens(folder / "saves")
            disk.power_returns()
            assert opens(folder / "saves")
