"""Room for the last things to do on a full disk.

A deletion has to be written, too. A small file is kept beside the saves; when the disk is full it
is given up, so that games can be deleted and the ones that stay can go on in their place.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from ufs.base.files import private_file

SIZE = 512 * 1024
LEFT_OVER = 4 * SIZE  # this much must be free, or the reserve would only make the disk fuller


def reserve_file(save: Path) -> Path:
    return save.with_name(save.name + ".reserve")


def fill_reserve(save: Path) -> None:
    """Put the reserve there, if it is not and there is room for it."""
    file = reserve_file(save)
    if file.exists() and file.stat().st_size == SIZE:
        return
    if shutil.disk_usage(save.parent).free < LEFT_OVER:
        return
    private_file(file)
    with file.open("wb") as out:
        out.write(os.urandom(SIZE))  # zeros would take no room on some file systems
        out.flush()
        os.fsync(out.fileno())


def release_reserve(save: Path) -> bool:
    """Give the reserve up; whether there was one."""
    file = reserve_file(save)
    was_there = file.exists()
    file.unlink(missing_ok=True)
    return was_there
