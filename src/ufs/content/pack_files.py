"""The files of a pack: what is in a folder or a zip file, within the limits.

Nothing but regular files is opened, links inside a pack are not followed, and no more than the
limits allow is read, whatever a file system or a zip file says about sizes.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path, PurePath, PurePosixPath
from typing import IO

from ufs.base.errors import UfsError
from ufs.base.text import clip, find_hidden
from ufs.content.limits import (
    MAX_DEPTH,
    MAX_ENTRIES,
    MAX_FILE,
    MAX_PATH,
    MAX_PIECES,
    MAX_TEXT,
    too_much,
)
from ufs.content.problems import Problem

MAX_IGNORED_LISTED = 20  # ignored files that are listed one by one


def is_hidden(name: str) -> bool:
    """Files and folders that systems, editors and programs create: .git, __MACOSX."""
    return name.startswith((".", "__"))


def is_toml(path: PurePath) -> bool:
    """A piece's file by its name; some systems write it in capitals."""
    return path.suffix.lower() == ".toml"


class PackFiles:
    """What was found in one pack. Names begin with the prefix, which tells packs apart."""

    def __init__(self, pack: Path, prefix: str) -> None:
        self.pack = pack
        self.prefix = prefix
        self.files: list[tuple[str, bytes]] = []
        self.problems: list[Problem] = []
        self.ignored: list[PurePath] = []
        self.size = 0

    def note(self, inside: PurePath | str, key: str, **args: str) -> None:
        self.problems.append(Problem(clip(f"{self.prefix}{inside}", MAX_PATH), "", key, **args))

    def note_pack(self, key: str, **args: str) -> None:
        self.problems.append(Problem(str(self.pack), "", key, **args))

    def refuse(self, key: str, **args: str) -> None:
        """Refuse the whole pack."""
        self.files, self.problems, self.size = [], [], 0
        self.note_pack(key, **args)

    def sort_out(self, inside: PurePath) -> bool:
        """Whether a file is to be read; one that is not is ignored or a problem."""
        if any(map(is_hidden, inside.parts)):
            return False
        if not is_toml(inside):
            self.ignored.append(inside)
            return False
        if len(inside.parts) - 1 > MAX_DEPTH:
            raise too_much("pack-too-deep", MAX_DEPTH)
        if len(str(inside)) > MAX_PATH:
            self.note(inside, "file-name-long", most=str(MAX_PATH))
            return False
        if find_hidden(f"{self.prefix}{inside}"):
            self.note(inside, "file-name-hidden")
            return False
        return True

    def read(self, inside: PurePath, open_file: Callable[[], IO[bytes]]) -> None:
        """Read a file, but never more of it than is allowed: its size may be a lie, or grow."""
        try:
            with open_file() as file:
                text = file.read(MAX_FILE + 1)
        except OSError as error:
            self.note(inside, "file-unreadable", reason=str(error.strerror))
            return
        self.size += len(text)
        if self.size > MAX_TEXT:
            raise too_much("pack-too-large", MAX_TEXT)
        if len(text) > MAX_FILE:
            self.note(inside, "file-too-large", most=str(MAX_FILE))
            return
        self.files.append((f"{self.prefix}{inside.as_posix()}", text))
        if len(self.files) > MAX_PIECES:
            raise too_much("pack-too-many-pieces", MAX_PIECES)

    @property
    def remarks(self) -> list[Problem]:
        """The files that are not read, except those that systems create."""
        listed = self.ignored[:MAX_IGNORED_LISTED]
        more = len(self.ignored) - len(listed)
        names = (clip(f"{self.prefix}{path.as_posix()}", MAX_PATH) for path in listed)
        remarks = [Problem(name, "", "file-ignored") for name in names]
        rest = [Problem(str(self.pack), "", "files-ignored-too", count=more)] if more else []
        return [*remarks, *rest]


def read_pack(pack: Path, prefix: str = "") -> PackFiles:
    """Read a pack: a folder or zip file of TOML files, or a single file."""
    from ufs.content.zipped import read_zip  # which fills `PackFiles`

    found = PackFiles(pack, prefix)
    try:
        if pack.is_dir():
            read_folder(found)
        elif not pack.exists():
            found.refuse("pack-missing")
        elif not pack.is_file():  # a device or a pipe; a link to one is one, too
            found.refuse("file-not-a-file")
        elif pack.suffix.lower() == ".zip":
            read_zip(found)
        else:
            read_single(found)
    except UfsError as error:
        found.refuse(error.key, **error.args_)
    except OSError as error:
        found.refuse("file-unreadable", reason=str(error.strerror))
    if not found.files and not found.problems:
        found.refuse("pack-empty")
    return found


def read_single(found: PackFiles) -> None:
    """A pack of one file; it needs no prefix, and any name will do."""
    found.prefix = ""
    name = PurePosixPath(found.pack.name)
    if find_hidden(str(name)):
        found.note(name, "file-name-hidden")
    else:
        read_file(found, name, found.pack)


def read_folder(found: PackFiles) -> None:
    for inside, entry in sorted(walk(found.pack), key=lambda one: one[0]):
        if entry.is_symlink() and (is_toml(inside) or entry.is_dir()):
            found.note(inside, "file-is-link")
        elif entry.is_dir():
            continue
        elif entry.is_file():
            if found.sort_out(inside):
                read_file(found, inside, Path(entry.path))
        elif is_toml(inside):
            found.note(inside, "file-not-a-file")


def read_file(found: PackFiles, inside: PurePath, path: Path) -> None:
    found.read(inside, lambda: path.open("rb"))


def walk(folder: Path) -> Iterator[tuple[PurePosixPath, os.DirEntry[str]]]:
    """Everything in a folder and the folders in it; links are not followed."""
    waiting = [(folder, PurePosixPath())]
    count = 0
    while waiting:
        here, inside = waiting.pop()
        if len(inside.parts) > MAX_DEPTH:
            raise too_much("pack-too-deep", MAX_DEPTH)
        with os.scandir(here) as listing:
            for entry in listing:
                count += 1
                if count > MAX_ENTRIES:
                    raise too_much("pack-too-many", MAX_ENTRIES)
                if is_hidden(entry.name):
                    continue
                yield inside / entry.name, entry
                if entry.is_dir(follow_symlinks=False):
                    waiting.append((Path(entry.path), inside / entry.name))
