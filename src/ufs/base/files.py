"""The player's data folder and its private files, atomic writes, locks."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

APP = "under-falling-skies"
OTHERS = stat.S_IRWXG | stat.S_IRWXO  # the rights of everyone but the owner


def data_folder() -> Path:
    """The folder of this player's saves and packs."""
    import platformdirs

    return Path(platformdirs.user_data_dir(APP))


# --- private: for the owner alone (0700 and 0600), where the system knows such rights ---


def private_folder(folder: Path) -> None:
    """Create a folder that only its owner may enter; missing parents are created, too.

    Our data folder and its files are made private even if they were there before. Any other folder
    stays as it is: it may be shared on purpose.
    """
    folder.mkdir(0o700, parents=True, exist_ok=True)
    if folder == data_folder():
        for path in (folder, *folder.iterdir()):
            if path == folder or path.is_file():
                make_private(path)


def private_file(path: Path) -> None:
    """Create an empty file that only its owner may read, or make an existing one private."""
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        # Not by opening it: closing it again would release SQLite's locks on it.
        make_private(path)


def make_private(path: Path) -> None:
    """Take the rights of others away, unless the file or folder belongs to somebody else."""
    if sys.platform == "win32":  # there, the folders of a user are private by themselves
        return
    with suppress(OSError):  # gone meanwhile, or on a file system without rights
        found = path.stat()
        if found.st_uid == os.geteuid() and found.st_mode & OTHERS:
            path.chmod(stat.S_IMODE(found.st_mode) & ~OTHERS)


# --- writing ---


def write_atomically(path: Path, data: bytes) -> None:
    """Write a file completely or not at all; missing folders are created."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(path.name + ".new")
    with temporary.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    temporary.replace(path)


@contextmanager
def exclusive_lock(path: Path) -> Iterator[BinaryIO]:
    """Open a private file, which is created if it is missing, and lock out other processes."""
    private_file(path)
    with path.open("a+b") as file:
        try:
            import fcntl
        except ImportError:  # Windows
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)  # type: ignore[attr-defined,unused-ignore]
            try:
                yield file
            finally:
                file.seek(0)
                msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield file
