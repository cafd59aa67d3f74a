"""A disk that can fail: what is on it for good, what only the operating system has seen so far.

The files are real ones in a folder, and always hold what was written last. Beside each of them is
kept what a power cut would leave: its content at the last sync, and every change since then, each
of which may or may not have reached the disk, in any order, torn between sectors.
"""

from __future__ import annotations

import random
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from simulator import sqlite_library as lib

SECTOR = 512
POWER, KILL, ERROR, READ_ERROR, FULL = "power cut", "kill", "error", "read error", "full"
CODES = {
    "write": lib.IOERR_WRITE,
    "truncate": lib.IOERR_TRUNCATE,
    "sync": lib.IOERR_FSYNC,
    "delete": lib.IOERR_DELETE,
    "read": lib.IOERR_READ,
}


@dataclass(frozen=True)
class Change:
    """Bytes written at an offset, or (without bytes) a file cut or stretched to that length."""

    offset: int
    data: bytes | None

    def sectors(self) -> Iterator[Change]:
        """The pieces that reach the disk independently of each other."""
        if self.data is None:
            yield self
            return
        start, end = self.offset, self.offset + len(self.data)
        while start < end:
            stop = min(end, (start // SECTOR + 1) * SECTOR)
            yield Change(start, self.data[start - self.offset : stop - self.offset])
            start = stop

    def apply(self, content: bytearray) -> None:
        if self.data is None:
            del content[self.offset :]
            content.extend(bytes(self.offset - len(content)))
            return
        content.extend(bytes(max(0, self.offset - len(content))))
        content[self.offset : self.offset + len(self.data)] = self.data


@dataclass
class File:
    """A file: its content at the last sync, the changes since then, whether its name is safe."""

    path: Path
    inode: int
    synced: bytearray
    size: int  # as the operating system sees it
    named: bool  # its entry in the folder is on the disk
    changes: list[Change] = field(default_factory=list)

    def sync(self) -> None:
        for change in self.changes:
            change.apply(self.synced)
        self.changes.clear()

    def after_power_cut(self, chance: random.Random) -> bytearray:
        content = bytearray(self.synced)
        for change in survivors(self.changes, chance):
            change.apply(content)
        return content


def survivors(changes: list[Change], chance: random.Random) -> list[Change]:
    """Which of the changes reached the disk when the power failed."""
    how = chance.choice(("none", "all", "first ones", "torn", "any"))
    if how in ("none", "all") or not changes:
        return changes if how == "all" else []
    sectors = [piece for change in changes for piece in change.sectors()]
    if how == "any":
        kept = chance.random()
        return [piece for piece in sectors if chance.random() < kept]
    whole = chance.randrange(len(changes))
    if how == "first ones":
        return changes[:whole]
    torn = list(changes[whole].sectors())
    return [*changes[:whole], *torn[: chance.randrange(len(torn) + 1)]]


@dataclass
class Fault:
    """Something that will go wrong, after so many operations."""

    kind: str
    after: int
    lasts: int = 1  # operations, for errors; bytes that still fit, for a full disk


class Disk:
    """All files of one folder, and everything that is about to go wrong with them."""

    def __init__(self, folder: Path, chance: random.Random, tell: Callable[[str], None]) -> None:
        self.folder = folder
        self.chance = chance
        self.tell = tell
        self.files: dict[Path, File] = {}
        self.deleted: dict[Path, File] = {}  # a power cut may bring them back
        self.fault: Fault | None = None
        self.room: int | None = None  # bytes that files may still grow by, on a full disk
        self.acting = 0  # the server whose request is being answered
        self.dead: set[int] = set()
        self.power_is_off = False
        self.struck: Counter[str] = Counter()
        self.operations: Counter[str] = Counter()
        self.syncs = 0  # that succeeded: whatever was written is safe
        self._calm = False

    @contextmanager
    def calm(self) -> Iterator[None]:
        """Nothing goes wrong in here: somebody looks at what is there."""
        before, room = self._calm, self.room
        self._calm, self.room = True, None
        try:
            yield
        finally:
            self._calm, self.room = before, room

    def arm(self, fault: Fault) -> None:
        self.fault = fault

    def free(self) -> None:
        """There is room again."""
        self.room = None

    def random_bytes(self, count: int) -> bytes:
        return self.chance.randbytes(count)

    # --- files ---

    def holds(self, path: Path) -> bool:
        return path.parent == self.folder and not path.name.endswith("-shm")

    def may_open(self, path: Path) -> bool:
        alive = not self.is_dead(self.acting)
        if not alive:
            self.tell(f"open {path.name}: dead")
        return alive

    def opened(self, path: Path, *, is_new: bool) -> File:
        inode = path.stat().st_ino
        file = self.files.get(path)
        if file is None or file.inode != inode:  # new, or put there by other means
            content = bytearray(path.read_bytes())
            file = File(path, inode, content, len(content), named=not is_new)
            self.files[path] = file
        self.tell(f"open {path.name} {file.size}")
        return file

    def forget(self, path: Path) -> None:
        """Something else than SQLite changed the file: that is what is on the disk."""
        self.files.pop(path, None)

    def sync_folder(self) -> None:
        self.deleted.clear()
        for file in self.files.values():
            file.named = True

    # --- what SQLite does to them ---

    def read(self, file: File, owner: int) -> int:
        del file
        return self._strikes("read", owner)

    def write(self, file: File, owner: int, offset: int, data: bytes) -> tuple[int, int]:
        """An error code or 0, and how many of the bytes are written all the same."""
        was_dead = self.is_dead(owner)
        code = self._strikes("write", owner)
        written = 0 if was_dead else self._part_of(len(data)) if code else len(data)
        grows = max(0, offset + written - file.size)
        if self.room is not None and grows > self.room:
            code, written = code or lib.FULL, max(0, written - (grows - self.room))
            self.struck["write on a full disk"] += 1
        if written:
            grown = max(0, offset + written - file.size)
            file.size += grown
            if self.room is not None:
                self.room -= grown
            file.changes.append(Change(offset, data[:written]))
        check = zlib.crc32(data)
        self.tell(f"write {file.path.name} {offset} {len(data)} {check:08x}: {code} {written}")
        return code, written

    def truncate(self, file: File, owner: int, size: int) -> int:
        code = self._strikes("truncate", owner)
        if not code:
            file.size = size
            file.changes.append(Change(size, None))
        self.tell(f"truncate {file.path.name} {size}: {code}")
        return code

    def sync(self, file: File, owner: int) -> int:
        code = self._strikes("sync", owner)
        if not code:
            self.syncs += 1
            first = not file.named
            file.sync()
            file.named = True
            if first and file.path.name.endswith(("-journal", "-wal")):
                self.sync_folder()  # SQLite does so after it made one of these
        elif not self.is_dead(owner) and self.chance.random() < 0.5:
            file.changes.clear()  # as Linux does: what could not be written is forgotten
        self.tell(f"sync {file.path.name}: {code}")
        return code

    def delete(self, path: Path, *, synced: bool) -> int:
        code = self._strikes("delete", self.acting)
        self.tell(f"delete {path.name}: {code}")
        if code:
            return code
        file = self.files.pop(path, None)
        if file is not None and file.named:
            self.deleted[path] = file
        if synced:
            self.sync_folder()
        return lib.OK

    # --- what goes wrong ---

    def _strikes(self, operation: str, owner: int) -> int:
        """The error code of an operation that fails, or 0."""
        if not self._calm:
            self.operations[operation] += 1
        if self.is_dead(owner):
            return CODES[operation]
        fault = self.fault
        if fault is None or self._calm or (operation == "read") != (fault.kind == READ_ERROR):
            return lib.OK
        if fault.after > 0:
            fault.after -= 1
            return lib.OK
        return self._strike(fault, operation, owner)

    def _strike(self, fault: Fault, operation: str, owner: int) -> int:
        self.struck[f"{fault.kind} at {operation}"] += 1
        if fault.kind == FULL:
            self.fault, self.room = None, fault.lasts
            return lib.OK
        if fault.kind in (POWER, KILL):
            self.fault = None
            self.die(owner, everybody=fault.kind == POWER)
            return CODES[operation]
        fault.lasts -= 1
        if fault.lasts <= 0:
            self.fault = None
        return CODES[operation]

    def _part_of(self, count: int) -> int:
        """How much of a write is done that fails."""
        return min(count, SECTOR * self.chance.randrange(count // SECTOR + 2))

    def is_dead(self, owner: int) -> bool:
        return self.power_is_off or owner in self.dead

    def die(self, owner: int, *, everybody: bool) -> None:
        """A server, or (in a power cut) every server, does nothing any more."""
        if everybody:
            self.power_is_off = True
        else:
            self.dead.add(owner)
        self.tell("the power is cut" if everybody else f"server {owner} is killed")

    def power_returns(self) -> None:
        """Leave in the folder what the disk holds after a power cut."""
        for path, file in sorted(self.deleted.items()):
            there = self.files.get(path)
            if (there is None or not there.named) and self.chance.random() < 0.5:
                self.files[path] = file
        for path, file in sorted(self.files.items()):
            moved = path.exists() and path.stat().st_ino != file.inode
            if moved or (path not in self.deleted and not path.exists()):
                continue  # it was moved away: whatever is there now did not come through SQLite
            if file.named or self.chance.random() < 0.5:
                content = file.after_power_cut(self.chance)
                path.write_bytes(content)
                self.tell(f"left {path.name} {len(content)} {zlib.crc32(content):08x}")
            else:
                path.unlink(missing_ok=True)
                self.tell(f"left no {path.name}")
        self.files, self.deleted, self.fault = {}, {}, None
        self.power_is_off = False
