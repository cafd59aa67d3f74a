"""Puts the simulated disk under SQLite: every file opened in its folder asks it first.

Files are the real ones of SQLite's own VFS, with its locks and its shared memory. Only what changes
or reads a file is replaced, in a copy of its table of methods.
"""

from __future__ import annotations

import ctypes
import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from simulator import sqlite_library as lib
from simulator.disk import Disk, File

NAME = b"simulated"
CREATES = 0x4  # SQLITE_OPEN_CREATE
DELETES_ON_CLOSE = 0x8
KEPT: list[SimulatedVfs] = []  # no longer in use, and not yet out of use


@dataclass
class OpenFile:
    """A file that SQLite has open: what is known of it, who opened it, how it really works."""

    file: File
    owner: int
    real: lib.FileMethods


class SimulatedVfs:
    """SQLite's default VFS while a simulation runs."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.library = lib.sqlite_library()
        self.real = self.library.sqlite3_vfs_find(None)
        self.files: dict[int, OpenFile] = {}
        self.errors: list[BaseException] = []  # of this tool: C cannot raise them
        self.tables: dict[int, tuple[lib.FileMethods, lib.FileMethods]] = {}
        self.callbacks = self.file_callbacks()
        self.vfs, self.vfs_callbacks = self.own_vfs()

    @contextmanager
    def installed(self) -> Iterator[None]:
        """The default of every connection opened from now on, with random numbers of the seed."""
        ours = ctypes.pointer(self.vfs)
        gc.freeze()  # forgotten connections are often looked for: only among what is new
        self.library.sqlite3_vfs_register(ours, 1)
        self.library.sqlite3_randomness(0, None)  # else SQLite goes on with numbers drawn before
        try:
            yield
        finally:
            self.library.sqlite3_vfs_unregister(ours)
            self.library.sqlite3_vfs_register(self.real, 1)
            self.library.sqlite3_randomness(0, None)
            gc.collect()
            gc.unfreeze()
            if self.files:  # somebody forgot to close a connection, which still calls us
                KEPT.append(self)

    def check(self) -> None:
        """Raise what went wrong in this tool itself since the last look."""
        if self.errors:
            raise self.errors[0]

    def open_files(self, owner: int) -> list[str]:
        return sorted(one.file.path.name for one in self.files.values() if one.owner == owner)

    # --- what SQLite calls ---

    def own_vfs(self) -> tuple[lib.Vfs, list[Any]]:
        vfs = lib.Vfs.from_buffer_copy(self.real.contents)
        vfs.next, vfs.name = None, NAME
        replaced = {
            "open": lib.Open(self.guarded(self.open)),
            "delete": lib.Delete(self.guarded(self.delete)),
            "randomness": lib.Randomness(self.guarded(self.randomness)),
            "sleep": lib.Sleep(self.guarded(self.sleep)),
        }
        for name, callback in replaced.items():
            setattr(vfs, name, ctypes.cast(callback, ctypes.c_void_p).value)
        return vfs, list(replaced.values())

    def file_callbacks(self) -> dict[str, Any]:
        return {
            "close": lib.Close(self.guarded(self.close)),
            "read": lib.ReadWrite(self.guarded(self.read)),
            "write": lib.ReadWrite(self.guarded(self.write)),
            "truncate": lib.Truncate(self.guarded(self.truncate)),
            "sync": lib.Sync(self.guarded(self.sync)),
        }

    def guarded(self, work: Callable[..., int]) -> Callable[..., int]:
        """An exception in a callback would be printed and taken for success."""

        def call(*args: Any) -> int:
            try:
                return work(*args)
            except BaseException as error:
                self.errors.append(error)
                return lib.IOERR

        return call

    def open(self, _vfs: int, name: int | None, handle: int, flags: int, out: int) -> int:
        path = Path(ctypes.string_at(name).decode()) if name else None
        ours = path is not None and self.disk.holds(path) and not flags & DELETES_ON_CLOSE
        if path is not None and ours and not self.disk.may_open(path):
            return lib.CANTOPEN
        is_new = path is not None and not path.exists()
        really = lib.Open(self.real.contents.open)
        code = really(ctypes.addressof(self.real.contents), name, handle, flags, out)
        if code == lib.OK and path is not None and ours:
            real = self.replace_methods(handle)
            file = self.disk.opened(path, is_new=is_new and bool(flags & CREATES))
            self.files[handle] = OpenFile(file, self.disk.acting, real)
        return int(code)

    def replace_methods(self, handle: int) -> lib.FileMethods:
        """Give an open file our methods; returns its real ones."""
        slot = ctypes.cast(handle, ctypes.POINTER(ctypes.c_void_p))
        address = slot[0]
        assert address is not None
        if address not in self.tables:
            real = lib.FileMethods.from_address(address)
            ours = lib.FileMethods.from_buffer_copy(real)
            ours.version = 2  # with shared memory, without memory-mapped files
            for name, callback in self.callbacks.items():
                setattr(ours, name, ctypes.cast(callback, ctypes.c_void_p).value)
            self.tables[address] = real, ours
        real, ours = self.tables[address]
        slot[0] = ctypes.addressof(ours)
        return real

    def delete(self, _vfs: int, name: int, sync_folder: int) -> int:
        path = Path(ctypes.string_at(name).decode())
        if self.disk.holds(path):
            code = self.disk.delete(path, synced=bool(sync_folder))
            if code != lib.OK:
                return code
        really = lib.Delete(self.real.contents.delete)
        return int(really(ctypes.addressof(self.real.contents), name, 0))

    def randomness(self, _vfs: int, count: int, out: int) -> int:
        ctypes.memmove(out, self.disk.random_bytes(count), count)
        return count

    def sleep(self, _vfs: int, microseconds: int) -> int:
        return microseconds  # whoever waits for a lock waits for nobody: all is one thread

    def close(self, handle: int) -> int:
        return int(lib.Close(self.files.pop(handle).real.close)(handle))

    def read(self, handle: int, out: int, count: int, offset: int) -> int:
        one = self.files[handle]
        code = self.disk.read(one.file, one.owner)
        return code or int(lib.ReadWrite(one.real.read)(handle, out, count, offset))

    def write(self, handle: int, data: int, count: int, offset: int) -> int:
        one = self.files[handle]
        code, written = self.disk.write(one.file, one.owner, offset, ctypes.string_at(data, count))
        really = lib.ReadWrite(one.real.write)
        result = really(handle, data, written, offset) if written else lib.OK
        return code or int(result)

    def truncate(self, handle: int, size: int) -> int:
        one = self.files[handle]
        code = self.disk.truncate(one.file, one.owner, size)
        return code or int(lib.Truncate(one.real.truncate)(handle, size))

    def sync(self, handle: int, _flags: int) -> int:
        one = self.files[handle]
        return self.disk.sync(one.file, one.owner)  # the real disk need not: nothing depends on it
