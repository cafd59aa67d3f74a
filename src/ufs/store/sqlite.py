"""The storage of every player: one SQLite file."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from ufs.base.errors import UfsError
from ufs.base.files import data_folder
from ufs.store.backups import copy_database, pack
from ufs.store.database import open_database, writer
from ufs.store.errors import explain_errors
from ufs.store.housekeeping import Housekeeper, checkpoint
from ufs.store.reserve import release_reserve
from ufs.store.sql import SqlStorage
from ufs.store.statements import write_move
from ufs.store.storage import GAMES, GameInfo, StepRecord
from ufs.store.turns import Turns

FILE = "games.sqlite3"
Done = TypeVar("Done")


def default_path() -> Path:
    return data_folder() / FILE


class Move:
    """A change of a game that waits to be saved, and what came of it."""

    def __init__(
        self, info: GameInfo, at: int, step: StepRecord | None, position: dict[str, Any]
    ) -> None:
        self.values = info, at, step, position
        self.is_done = False
        self.is_saved = False
        self.error: BaseException | None = None


def is_busy(error: Exception) -> bool:
    """Whether another process was writing all the time: it will be for the next one, too."""
    return isinstance(error, UfsError) and error.key == "store-busy"


class SqliteStorage(SqlStorage):
    """Everything of one player in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with explain_errors():
            self.opened = open_database(path)
        self.set_aside = self.opened.aside
        self.housekeeper = Housekeeper(path)
        super().__init__(self.opened.engine, writer(self.opened.engine), Turns())
        self._moves: deque[Move] = deque()  # that wait to be saved

    def close(self) -> None:
        self.housekeeper.wait()
        super().close()
        checkpoint(self.path)

    def tidy(self) -> None:
        self.housekeeper.begin()

    def export_profile(self) -> bytes:
        try:
            with explain_errors(), TemporaryDirectory(prefix="ufs-") as folder:
                copy, packed = Path(folder) / "copy", Path(folder) / "packed"
                copy_database(self.path, copy)
                pack(copy, packed)
                return packed.read_bytes()
        except OSError as error:  # the folder for temporary files may be full
            raise UfsError("not_saved", "store-failed", reason=str(error)[:200]) from error

    def notice(self) -> tuple[str, dict[str, Any]] | None:
        if self.opened.salvage is not None:
            return "store-salvaged", {"file": str(self.set_aside), **self.opened.salvage.numbers()}
        failure = self.housekeeper.failure or self.opened.failure
        return ("store-no-backup", {"reason": failure}) if failure else None

    def change_game(
        self, info: GameInfo, at: int, step: StepRecord | None, position: dict[str, Any]
    ) -> bool:
        """Save a move. Moves that wait for the same turn are saved together: the disk is slow.

        Whoever has the turn saves all that wait; the others find theirs done.
        """
        mine = Move(info, at, step, position)
        self._moves.append(mine)
        with self.turns:
            if not mine.is_done:
                self._save_moves([self._moves.popleft() for _ in range(len(self._moves))])
        if mine.error is not None:
            raise mine.error
        return mine.is_saved

    def _save_moves(self, moves: list[Move]) -> None:
        """All of them in one transaction; if that fails, each on its own: it may be due to one."""
        try:
            with explain_errors(writing=True), self.writer.begin() as connection:
                saved = [write_move(connection, *move.values) for move in moves]
        except BaseException as error:
            for move in moves:
                move.error = error
            if not isinstance(error, Exception):  # Ctrl-C
                raise
            if len(moves) > 1 and not is_busy(error):
                for move in moves:
                    self._save_moves([move])
        else:
            for move, is_saved in zip(moves, saved, strict=True):
                move.is_saved, move.error = is_saved, None
                self.bad.was_written(GAMES, move.values[0].id)
        finally:
            for move in moves:
                move.is_done = True

    def make_room(self, work: Callable[[], Done]) -> Done:
        """Do something that frees room; on a full disk with the room that was kept for that."""
        try:
            return work()
        except UfsError as error:
            if error.key != "store-full" or not release_reserve(self.path):
                raise
        done = work()
        self.after_deleting()
        return done

    def after_deleting(self) -> None:
        checkpoint(self.path, "PASSIVE")  # the log keeps its room, and is used again
