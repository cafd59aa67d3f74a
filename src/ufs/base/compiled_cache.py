"""The folder where compiled code is kept, and a temporary one where that cannot be written.

Compiling takes minutes. So whether its result can be kept is found out before, by writing there.
If not, the command compiles into a temporary folder, which its child processes share and which is
deleted when it ends.
"""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from functools import cache
from pathlib import Path

from ufs.base.errors import UfsError
from ufs.base.files import APP
from ufs.base.words import Words

TEMPORARY = "UFS_TEMPORARY_CACHE"  # an environment variable: the temporary folder, for children


def usual_home() -> Path:
    import platformdirs

    return Path(platformdirs.user_cache_dir(APP))


@cache
def writing_problem() -> str | None:
    """Why nothing can be written to the usual folder; None if all is well."""
    try:
        usual_home().mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=usual_home()) as probe:
            probe.write(b"probe")
    except OSError as error:
        return error.strerror or str(error)
    return None


@cache
def home() -> Path:
    """The folder for compiled code: the usual one, or a temporary one for this command."""
    if writing_problem() is None:
        return usual_home()
    if TEMPORARY in os.environ:
        return Path(os.environ[TEMPORARY])
    try:
        folder = tempfile.mkdtemp(prefix=f"{APP}-")
    except OSError as error:
        reason = f"{writing_problem()}; {error.strerror or error}"
        raise UfsError("no_cache", "cache-nowhere", reason=reason) from None
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    os.environ[TEMPORARY] = folder
    return Path(folder)


def notice(words: Words) -> str | None:
    """What to tell the user before anything is compiled."""
    problem = writing_problem()
    if problem is None:
        return None
    return words.say("cache-unwritable", folder=str(usual_home()), reason=problem)
