"""A pack as a zip file. It is read in place and never unpacked to disk."""

from __future__ import annotations

import io
import struct
import zipfile
import zlib
from functools import partial
from pathlib import PurePosixPath

from ufs.base.errors import show
from ufs.content.limits import MAX_DIRECTORY, MAX_ENTRIES, MAX_FILE, MAX_ZIP, too_much
from ufs.content.pack_files import PackFiles

ENCRYPTED = 0x1  # a bit of a member's flags

# What `zipfile` raises for damaged or hostile files.
BROKEN_ZIP_ERRORS = (
    *(zipfile.BadZipFile, zlib.error, struct.error),
    *(EOFError, NotImplementedError, RuntimeError, ValueError, OverflowError),
)
COMPRESSION = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)  # what every zip program can write


class BoundedReader(io.BufferedReader):
    """`zipfile` would read the list of contents at once, however long it is."""

    def read(self, size: int | None = -1, /) -> bytes:
        wanted = MAX_DIRECTORY + 1 if size is None or size < 0 else size
        data = super().read(min(wanted, MAX_DIRECTORY + 1))
        if len(data) > MAX_DIRECTORY:
            raise too_much("pack-too-many", MAX_ENTRIES)
        return data


def read_zip(found: PackFiles) -> None:
    """Read the TOML files in a zip file."""
    if found.pack.stat().st_size > MAX_ZIP:
        raise too_much("file-too-large", MAX_ZIP)
    try:
        with BoundedReader(io.FileIO(found.pack)) as file, zipfile.ZipFile(file) as pack:
            members = pack.infolist()
            if len(members) > MAX_ENTRIES:
                raise too_much("pack-too-many", MAX_ENTRIES)
            read_members(found, pack, members)
    except BROKEN_ZIP_ERRORS as error:
        found.note_pack("zip-broken", reason=show(str(error), 200))


def read_members(found: PackFiles, pack: zipfile.ZipFile, members: list[zipfile.ZipInfo]) -> None:
    seen: set[str] = set()
    for member in sorted(members, key=lambda one: one.filename):
        inside = PurePosixPath(member.filename)
        if member.is_dir():
            continue
        if leads_out(member.filename):
            found.note(inside, "zip-outside")
        elif found.sort_out(inside):
            key = "zip-twice" if member.filename in seen else find_problem(member)
            seen.add(member.filename)
            if key:
                found.note(inside, key, most=str(MAX_FILE))
            else:
                found.read(inside, partial(pack.open, member))


def leads_out(name: str) -> bool:
    """Whether a name leads out of the pack, on any system."""
    parts = name.replace("\\", "/").split("/")
    return ".." in parts or parts[0] == "" or ":" in parts[0]


def find_problem(member: zipfile.ZipInfo) -> str | None:
    """Why a member is not read: a password, how it is packed, its size."""
    if member.flag_bits & ENCRYPTED:
        return "zip-encrypted"
    if member.compress_type not in COMPRESSION:
        return "zip-packing"
    return "file-too-large" if member.file_size > MAX_FILE else None
