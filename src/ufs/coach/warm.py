"""`python -m ufs.coach.warm`: compile the coach into its cache, so that others only load it.

That takes minutes the first time, and Numba keeps Python's lock while it compiles: a server that
did it in one of its own threads would answer nobody. Hence a process, and a modest one.
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

MARK = "complete"  # a file in the cache: what it names is compiled to the last function
WITH_PARENT = "--with-parent"
MODEST = 10  # steps of niceness: whoever plays comes first


def is_warm() -> bool:
    """Whether everything is compiled, for this machine and these very files."""
    try:
        return mark().read_text(encoding="ascii") == stamp()
    except (OSError, ValueError):
        return False


def mark() -> Path:
    from ufs.coach.core.compiled import MODULES
    from ufs.rules.compiled import cache_folder

    return cache_folder("coach", *MODULES) / MARK


def stamp() -> str:
    """What Numba asks of a cache besides its sources: the processor, and the dates of files."""
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
    """The coach with every function in memory: compiled, or from the cache."""
    from ufs.coach.advice import the_coach

    coach = the_coach()
    coach.warm_up()
    return coach


def leave_with_parent() -> None:
    """The other end of standard input closes when the server is gone, however it went.

    Read without `sys.stdin`: Python cannot end while a thread waits inside that.
    """
    while os.read(0, 1):
        pass
    os._exit(1)


def main(arguments: list[str]) -> None:
    if WITH_PARENT in arguments:
        threading.Thread(target=leave_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(MODEST)
    if not is_warm():
        load()
        mark().write_text(stamp(), encoding="ascii")


if __name__ == "__main__":
    main(sys.argv[1:])
