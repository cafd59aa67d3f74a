"""`python -m ufs.coach.warm`: compile the coach into its cache, so that others only load it.

The first compilation takes minutes, and Numba holds Python's lock meanwhile: a server that did it
in one of its own threads could not answer. Hence a separate process, with low priority.
"""

from __future__ import annotations

import hashlib
import os
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ufs.coach.advice import Coach

MARKER = "complete"  # a file in the cache; it exists once every function is compiled
WITH_PARENT = "--with-parent"
NICENESS = 10  # players come first


def is_warm() -> bool:
    """Whether everything is compiled for this machine and these exact files."""
    try:
        return marker_file().read_text(encoding="ascii") == stamp()
    except (OSError, ValueError):
        return False


def marker_file() -> Path:
    from ufs.coach.core.compiled import MODULES
    from ufs.rules.compiled import cache_folder

    return cache_folder("coach", *MODULES) / MARKER


def stamp() -> str:
    """What Numba's cache depends on besides the sources: processor, dates and sizes of files."""
    from llvmlite import binding

    from ufs.coach.core.compiled import MODULES
    from ufs.rules import compiled

    digest = hashlib.sha256(binding.get_host_cpu_name().encode())
    for module in (*compiled.MODULES, *MODULES):
        assert module.__file__ is not None
        found = Path(module.__file__).stat()
        digest.update(f"{found.st_mtime_ns} {found.st_size}".encode())
    return digest.hexdigest()


def load() -> Coach:
    """The coach with every function loaded, compiled now or taken from the cache."""
    from ufs.coach.advice import default_coach

    coach = default_coach()
    coach.warm_up()
    return coach


def fill_cache() -> None:
    if not is_warm():
        load()
        marker_file().write_text(stamp(), encoding="ascii")


def exit_with_parent() -> None:
    """Exit when standard input closes, which happens when the server ends, however it ends.

    Reads without `sys.stdin`: Python cannot exit while a thread waits inside that.
    """
    while os.read(0, 1):
        pass
    os._exit(1)


def main(arguments: list[str]) -> None:
    if WITH_PARENT in arguments:
        threading.Thread(target=exit_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    fill_cache()


if __name__ == "__main__":
    main(sys.argv[1:])
