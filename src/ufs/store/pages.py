"""An SQLite file read page by page, without SQLite: whatever of it is still there.

SQLite gives up at the first page that is not what it should be. Here every table is followed from
its root as far as that goes, and what is left over is recognized by its shape. The format is
described at https://www.sqlite.org/fileformat.html; names in capitals are its.
"""

from __future__ import annotations

import re
import struct
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

MAGIC = b"SQLite format 3\0"
HEADER = 100  # bytes at the beginning of page 1
PAGE_SIZE = 4096  # SQLite's default, and so ours
INTERIOR_INDEX, INTERIOR, LEAF_INDEX, LEAF = 0x02, 0x05, 0x0A, 0x0D
WAL_HEADER, FRAME_HEADER = 32, 24
WAL_MAGIC = 0x377F0682  # the last bit says in which order the bytes of its checksums are
MOST_COLUMNS = 100
Row = tuple[Any, ...]
# For each table: how many columns a row may have, and what stands in some of them.
TEXT, WHOLE, STAMP = "text", "whole", "stamp"
SHAPES: dict[str, tuple[range, dict[int, str]]] = {
    "games": (range(15, 25), {0: TEXT, 1: STAMP, 2: STAMP, 3: "{", 4: TEXT, 9: WHOLE, 10: WHOLE}),
    "campaigns": (range(9, 15), {0: TEXT, 1: STAMP, 2: STAMP, 3: WHOLE, 4: "{", 5: TEXT}),
    "steps": (range(4, 6), {0: TEXT, 1: WHOLE, 2: "{", 3: "["}),
    "puzzles": (range(6, 7), {0: TEXT, 2: WHOLE}),
    "pieces": (range(2, 3), {0: "hash", 1: "{"}),
    "piece_sets": (range(2, 3), {0: "hash", 1: "["}),
    "settings": (range(2, 3), {0: "name", 1: TEXT}),
    "alembic_version": (range(1, 2), {0: "version"}),
}
PATTERNS = {
    STAMP: re.compile(r"\d{4}-\d\d-\d\dT[0-9:.]+Z"),
    TEXT: re.compile(r"[^\x00]+", re.DOTALL),
    "{": re.compile(r"\{.*", re.DOTALL),
    "[": re.compile(r"\[.*", re.DOTALL),
    "hash": re.compile(r"[0-9a-f]{8,64}"),
    "name": re.compile(r"[a-z_]{1,40}"),
    "version": re.compile(r"v[0-9]+"),
}


class DamagedError(Exception):
    """Something is not where the format says."""


@dataclass
class Contents:
    """What is still in a file."""

    rows: dict[str, list[Row]] = field(default_factory=lambda: {name: [] for name in SHAPES})
    orphans: dict[str, list[Row]] = field(default_factory=lambda: {name: [] for name in SHAPES})
    games: set[str] = field(default_factory=set)  # named by the index, whether or not still there
    is_whole: bool = True  # every page of every table was found

    @property
    def is_empty(self) -> bool:
        return not any(self.rows.values()) and not any(self.orphans.values())


def read_contents(path: Path) -> Contents:
    """Every row of our tables that can be found. The file is only read."""
    pages, found = Pages(path), Contents()
    seen: set[int] = set()
    roots = pages.roots(seen)
    for table, rows in found.rows.items():
        # A table that is missing may be newer than the file, or what named it is lost.
        root = roots.get(table)
        found.is_whole &= root is not None and pages.read_tree(root, seen, rows.append)
    index = roots.get("sqlite_autoindex_games_1")
    if index is not None:
        pages.read_tree(index, seen, lambda row: found.games.add(str(row[0])))
    if not found.is_whole:
        for row in pages.left_over(seen):
            recognized = recognize(row)
            if recognized is not None:
                found.orphans[recognized].append(row)
    return found


def recognize(row: Row) -> str | None:
    """The table that a row without one must come from."""
    for table, (columns, shape) in SHAPES.items():
        if len(row) in columns and all(fits(row[n], kind) for n, kind in shape.items()):
            return table
    return None


def fits(value: Any, kind: str) -> bool:
    if kind == WHOLE:
        return isinstance(value, int)
    return isinstance(value, str) and PATTERNS[kind].fullmatch(value) is not None


class Pages:
    """The pages of a file, with those of its write-ahead log laid over them."""

    def __init__(self, path: Path) -> None:
        self.main = path.read_bytes() if path.exists() else b""
        log = path.with_name(path.name + "-wal")
        wal = log.read_bytes() if log.exists() else b""
        self.size = page_size(self.main, wal)
        self.logged = dict(committed(wal, self.size))
        self.count = max([len(self.main) // self.size, *self.logged])

    def page(self, number: int) -> bytes:
        """A page by its number, from 1."""
        if number in self.logged:
            return self.logged[number]
        page = self.main[(number - 1) * self.size : number * self.size]
        if number < 1 or len(page) < self.size:
            raise DamagedError
        return page

    # --- trees ---

    def roots(self, seen: set[int]) -> dict[str, int]:
        """The first pages of all tables and indexes, by name."""
        found: dict[str, int] = {}

        def note(row: Row) -> None:
            if len(row) >= 4 and isinstance(row[1], str) and isinstance(row[3], int):
                found[row[1]] = row[3]

        self.read_tree(1, seen, note)
        return found

    def read_tree(self, root: int, seen: set[int], take: Callable[[Row], object]) -> bool:
        """Hand every row below a page to `take`; answers whether all of them could be read."""
        todo, is_whole = [root], True
        while todo:
            number = todo.pop()
            try:
                if number in seen:
                    raise DamagedError
                seen.add(number)
                below, rows, rows_whole = self.read_page(number)
            except (DamagedError, IndexError, struct.error):
                is_whole = False
                continue
            is_whole &= rows_whole
            todo += below[::-1]
            for row in rows:
                take(row)
        return is_whole

    def read_page(self, number: int) -> tuple[list[int], list[Row], bool]:
        """The pages below a page, its rows, and whether all of it could be read."""
        page, start = self.page(number), HEADER if number == 1 else 0
        kind = page[start]
        if kind not in (INTERIOR_INDEX, INTERIOR, LEAF_INDEX, LEAF):
            raise DamagedError
        is_interior = kind in (INTERIOR_INDEX, INTERIOR)
        (cells,) = struct.unpack_from(">H", page, start + 3)
        first = start + (12 if is_interior else 8)
        places = struct.unpack_from(f">{cells}H", page, first)
        below: list[int] = []
        rows: list[Row] = []
        is_whole = True
        for at in places:
            try:
                if is_interior:
                    below.append(struct.unpack_from(">I", page, at)[0])
                if kind != INTERIOR:
                    rows.append(self.read_cell(page, at, kind))
            except (DamagedError, IndexError, struct.error, ValueError):
                is_whole = False
        if is_interior:
            below.append(struct.unpack_from(">I", page, start + 8)[0])
        return below, rows, is_whole

    def left_over(self, seen: set[int]) -> Iterator[Row]:
        """The rows of all leaves that no tree led to; of those set free as far as is known."""
        free = self.free_pages()
        for number in range(2, self.count + 1):
            if number in seen or number in free:
                continue
            try:
                if self.page(number)[0] == LEAF:
                    yield from self.read_page(number)[1]
            except (DamagedError, IndexError, struct.error):
                continue

    def free_pages(self) -> set[int]:
        """The pages that are not in use: what stands there was deleted."""
        found: set[int] = set()
        try:
            (trunk,) = struct.unpack_from(">I", self.page(1), 32)
            while trunk and trunk not in found:
                found.add(trunk)
                page = self.page(trunk)
                (following, count) = struct.unpack_from(">II", page, 0)
                found.update(struct.unpack_from(f">{min(count, self.size // 4 - 2)}I", page, 8))
                trunk = following
        except (DamagedError, struct.error):
            pass
        return found

    # --- rows ---

    def read_cell(self, page: bytes, at: int, kind: int) -> Row:
        """A row of a leaf, or an entry of an index."""
        if kind == INTERIOR_INDEX:
            at += 4
        length, at = varint(page, at)
        if kind == LEAF:
            _, at = varint(page, at)
        if length > len(self.main) + self.size * len(self.logged):
            raise DamagedError
        here = self.local_size(length, kind)
        payload = page[at : at + here]
        if len(payload) < here:
            raise DamagedError
        if here < length:
            (following,) = struct.unpack_from(">I", page, at + here)
            payload += self.overflow(following, length - here)
        return decode_record(payload)

    def local_size(self, length: int, kind: int) -> int:
        """How much of a payload is on its own page."""
        most = self.size - 35 if kind == LEAF else (self.size - 12) * 64 // 255 - 23
        if length <= most:
            return length
        least = (self.size - 12) * 32 // 255 - 23
        here = least + (length - least) % (self.size - 4)
        return here if here <= most else least

    def overflow(self, number: int, length: int) -> bytes:
        """The rest of a payload, from a chain of pages."""
        parts: list[bytes] = []
        while length > 0:
            page = self.page(number)
            (number,) = struct.unpack_from(">I", page, 0)
            parts.append(page[4 : 4 + length])
            length -= len(parts[-1])
        return b"".join(parts)


def page_size(main: bytes, wal: bytes) -> int:
    sizes = []
    if main.startswith(MAGIC):
        (size,) = struct.unpack_from(">H", main, 16)
        sizes.append(65536 if size == 1 else size)
    if len(wal) >= WAL_HEADER:
        sizes.append(struct.unpack_from(">I", wal, 8)[0])
    known = (size for size in sizes if 512 <= size <= 65536 and size & (size - 1) == 0)
    return next(known, PAGE_SIZE)


def committed(wal: bytes, size: int) -> Iterator[tuple[int, bytes]]:
    """The pages of all finished transactions in a log, up to where it is damaged."""
    if len(wal) < WAL_HEADER:
        return
    magic, _, _, _, *salts = struct.unpack_from(">6I", wal, 0)
    if magic | 1 != WAL_MAGIC | 1:
        return
    add = Checksum(big_endian=bool(magic & 1))
    if add(wal[:24]) != struct.unpack_from(">2I", wal, 24):
        return
    waiting: list[tuple[int, bytes]] = []
    for at in range(WAL_HEADER, len(wal) - FRAME_HEADER - size + 1, FRAME_HEADER + size):
        number, is_commit, *rest = struct.unpack_from(">6I", wal, at)
        page = wal[at + FRAME_HEADER : at + FRAME_HEADER + size]
        if rest[:2] != salts or add(wal[at : at + 8] + page) != tuple(rest[2:]):
            return
        waiting.append((number, page))
        if is_commit:
            yield from waiting
            waiting = []


class Checksum:
    """The running checksum of a log."""

    def __init__(self, big_endian: bool) -> None:
        self.is_swapped = big_endian != (struct.pack("=H", 1) == b"\0\1")
        self.sums = 0, 0

    def __call__(self, data: bytes) -> tuple[int, int]:
        words = array("I", data)
        if self.is_swapped:
            words.byteswap()
        first, second = self.sums
        for n in range(0, len(words), 2):
            first = (first + words[n] + second) & 0xFFFFFFFF
            second = (second + words[n + 1] + first) & 0xFFFFFFFF
        self.sums = first, second
        return self.sums


def varint(data: bytes, at: int) -> tuple[int, int]:
    """A number of one to nine bytes, and where it ends."""
    value = 0
    for _ in range(8):
        byte = data[at]
        at += 1
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at
    return value << 8 | data[at], at + 1


def decode_record(payload: bytes) -> Row:
    """The values of a row; text as in `database`, invalid bytes and all."""
    end, at = varint(payload, 0)
    if end > len(payload):
        raise DamagedError
    values: list[Any] = []
    body = end
    while at < end:
        kind, at = varint(payload, at)
        value, body = decode_value(payload, body, kind)
        values.append(value)
        if len(values) > MOST_COLUMNS:
            raise DamagedError
    if not values:
        raise DamagedError
    return tuple(values)


WHOLE_SIZES = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}


def decode_value(payload: bytes, at: int, kind: int) -> tuple[Any, int]:
    """A value by its SERIAL TYPE, and where it ends."""
    if kind in (0, 8, 9):
        return {0: None, 8: 0, 9: 1}[kind], at
    if kind in (10, 11):
        raise DamagedError
    size = WHOLE_SIZES.get(kind, 8 if kind == 7 else (kind - 12) // 2)
    data = payload[at : at + size]
    if len(data) < size:
        raise DamagedError
    if kind in WHOLE_SIZES:
        return int.from_bytes(data, "big", signed=True), at + size
    if kind == 7:
        return struct.unpack(">d", data)[0], at + size
    return data.decode(errors="surrogateescape") if kind % 2 else data, at + size
