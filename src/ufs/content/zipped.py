"""A pack as a zip file. It is read in place and never unpacked to disk."""

from __future__ import annotations

import struct
import zipfile
import zlib
from pathlib import Path, PurePosixPath

from ufs.base.errors import show
from ufs.content.problems import Problem

MAX_FILE = 1_000_000  # bytes; a piece is a page of text
MAX_PACK = 20_000_000  # bytes of a zip file, packed, and of all its pieces, unpacked
MAX_MEMBERS = 5_000
ENCRYPTED = 0x1  # a bit of a member's flags

# What `zipfile` raises for damaged or hostile files.
BROKEN_ZIP_ERRORS = (
    *(zipfile.BadZipFile, zlib.error, struct.error),
    *(EOFError, NotImplementedError, RuntimeError, ValueError, OverflowError),
)
COMPRESSION = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)  # what every zip program can write


def is_zip(path: Path) -> bool:
    return path.suffix.lower() == ".zip" and path.is_file()


ZipContents = tuple[list[tuple[str, bytes]], list[Problem], list[PurePosixPath]]


def read_zip(path: Path, prefix: str = "") -> ZipContents:
    """The TOML files in a zip file by name, its problems, and its other files."""
    files: list[tuple[str, bytes]] = []
    problems: list[Problem] = []
    others: list[PurePosixPath] = []
    try:
        if path.stat().st_size > MAX_PACK:
            return [], [Problem(str(path), "", "file-too-large", most=str(MAX_PACK))], []
        with zipfile.ZipFile(path) as pack:
            members = pack.infolist()
            if len(members) > MAX_MEMBERS:
                return [], [Problem(str(path), "", "zip-too-many", most=str(MAX_MEMBERS))], []
            others = [PurePosixPath(one.filename) for one in members if is_other(one)]
            left = MAX_PACK
            for member in sorted(filter(is_piece, members), key=lambda one: one.filename):
                if left < 0:
                    return [], [Problem(str(path), "", "file-too-large", most=str(MAX_PACK))], []
                problem = find_problem(member, prefix)
                if problem is not None:
                    problems.append(problem)
                    continue
                with pack.open(member) as file:
                    text = file.read(MAX_FILE + 1)
                left -= len(text)
                files.append((member.filename, text))
    except OSError as error:
        problems.append(Problem(str(path), "", "file-unreadable", reason=str(error.strerror)))
    except BROKEN_ZIP_ERRORS as error:
        problems.append(Problem(str(path), "", "zip-broken", reason=show(str(error), 200)))
    return files, problems, others


def is_piece(member: zipfile.ZipInfo) -> bool:
    """A TOML file; not what macOS puts beside every file of a zip."""
    name = PurePosixPath(member.filename)
    hidden = "__MACOSX" in name.parts or name.name.startswith("._")
    return name.suffix.lower() == ".toml" and not member.is_dir() and not hidden


def is_other(member: zipfile.ZipInfo) -> bool:
    return not member.is_dir() and PurePosixPath(member.filename).suffix.lower() != ".toml"


def find_problem(member: zipfile.ZipInfo, prefix: str) -> Problem | None:
    """Why a member is not read: a path outside the pack, a password, its size."""
    name = show(f"{prefix}{member.filename}", 200).strip('"')
    parts = member.filename.replace("\\", "/").split("/")
    if ".." in parts or parts[0] == "" or ":" in parts[0]:
        return Problem(name, "", "zip-outside")
    if member.flag_bits & ENCRYPTED:
        return Problem(name, "", "zip-encrypted")
    if member.compress_type not in COMPRESSION:
        return Problem(name, "", "zip-packing")
    if member.file_size > MAX_FILE:
        return Problem(name, "", "file-too-large", most=str(MAX_FILE))
    return None
