"""The servers of a simulation: real applications on the real storage, which can be killed."""

from __future__ import annotations

import gc
import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, cast

from sqlalchemy import event

from simulator.bin_check import Attempt
from simulator.disk import Disk
from simulator.model import BrokenPromiseError
from simulator.vfs import SimulatedVfs
from simulator.world import Clock
from ufs.base.errors import UfsError
from ufs.content.loader import Library
from ufs.play import Application
from ufs.store.storage import Storage

ATTEMPTS = 4  # to start a server while things go wrong
CHECKPOINTS = (10, 50, 1000)  # pages of the log; with SQLite's 1000 a run would hardly see one


class OpenStorage(Protocol):
    """How a storage is opened: `SqliteStorage`, or one with a planted fault."""

    def __call__(self, path: Path) -> Storage: ...


class Died(BaseException):
    """The server is gone: it can neither go on nor tidy up."""


class Watched:
    """A storage that says so before each of its methods is called."""

    def __init__(self, storage: Storage, before: Callable[[], None]) -> None:
        self._storage = storage
        self._before = before

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._storage, name)
        if not callable(value) or name in ("close", "notice"):
            return value

        def call(*args: Any, **named: Any) -> Any:
            self._before()
            return value(*args, **named)

        return call


@dataclass
class Server:
    number: int
    application: Application
    storage: Storage


class Servers:
    """Starts servers on one file, and lets them die."""

    def __init__(
        self,
        path: Path,
        library: Library,
        vfs: SimulatedVfs,
        clock: Clock,
        chance: random.Random,
        open_storage: OpenStorage,
        between: Callable[[int], None],
    ) -> None:
        self.path, self.library, self.vfs, self.chance = path, library, vfs, chance
        self.disk: Disk = vfs.disk
        self.clock = clock
        self.open_storage = open_storage
        self.between = between
        self.running: list[Server] = []
        self.started = 0
        self.attempts: list[Attempt] = []  # to start the last server

    def start(self) -> Server:
        """Start one more, whatever goes wrong meanwhile; when nothing does, it must start."""
        self.attempts = []
        for _ in range(ATTEMPTS):
            server = self._try_to_start()
            if server is not None:
                return server
        with self.disk.calm():
            server = self._try_to_start()
        if server is None:
            raise BrokenPromiseError("the server does not start any more")
        return server

    def _try_to_start(self) -> Server | None:
        began, struck, room = self.clock.time, self.disk.struck.total(), self.disk.room
        server = self._start_once()
        is_smooth = struck == self.disk.struck.total() and room is None
        self.attempts.append(Attempt(began, self.clock.time, is_smooth))
        return server

    def _start_once(self) -> Server | None:
        self.started += 1
        number = self.disk.acting = self.started
        self.disk.tell(f"server {number} starts")
        try:
            storage = self.open_storage(self.path)
        except UfsError as error:
            self.disk.tell(f"server {number} did not start: {error.key}")
            error.__traceback__ = error.__cause__ = error.__context__ = None
            self._after_death(number)
            return None
        try:
            application = self._application(storage, number)
        except (Died, UfsError) as error:
            error.__traceback__ = error.__cause__ = error.__context__ = None
            storage.close()
            self._after_death(number)
            return None
        server = Server(number, application, storage)
        self.running.append(server)
        if self.disk.is_dead(number):
            self.bury()
            return None
        checkpoint_after(storage, self.chance.choice(CHECKPOINTS), self.disk)
        return server

    def _application(self, storage: Storage, number: int) -> Application:
        watched = Watched(storage, lambda: self.between(number))
        application = Application(cast(Storage, watched), self.library)
        application.prepare()
        return application

    def bury(self) -> None:
        """Take away the servers that died; after a power cut the disk is what is left of it."""
        for server in list(self.running):
            if self.disk.is_dead(server.number):
                self.stop(server)
        if self.disk.power_is_off:
            self._after_death(0)

    def _after_death(self, number: int) -> None:
        if self.vfs.open_files(number):
            gc.collect()  # connections of a server that never got to run
        if self.disk.power_is_off:
            for server in list(self.running):
                self.stop(server)
            self.disk.power_returns()

    def stop(self, server: Server) -> None:
        """Stop a server: properly if it lives; a dead one only lets go of its files."""
        self.disk.acting = server.number
        self.running.remove(server)
        server.application.close()
        if self.vfs.open_files(server.number):
            gc.collect()
        left = self.vfs.open_files(server.number)
        if left:
            raise RuntimeError(f"server {server.number} still has files open: {left}")


def checkpoint_after(storage: Storage, pages: int, disk: Disk) -> None:
    """Let SQLite move its log into the file more often: that is where much can go wrong."""
    engine = getattr(storage, "engine", None)
    if engine is None:
        return
    pragma = f"PRAGMA wal_autocheckpoint={pages}"
    event.listen(engine, "connect", lambda connection, _record: connection.execute(pragma))
    with disk.calm(), engine.connect() as connection:
        connection.exec_driver_sql(pragma)
