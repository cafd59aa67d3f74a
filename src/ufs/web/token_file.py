"""The token that opens the server: one per data folder, in a file that only its owner may read.

It stays the same from start to start, so that bookmarks and the installed page go on working.
Whoever deletes the file gets a new one. Servers on several machines behind one proxy need the same
token: they read it from the variable UFS_TOKEN.
"""

from __future__ import annotations

import os
import re
import secrets
from dataclasses import dataclass
from pathlib import Path

from ufs.base.errors import UfsError
from ufs.base.files import exclusive_lock, private_folder

FILE = "token"
VARIABLE = "UFS_TOKEN"
USABLE = re.compile(r"[A-Za-z0-9_-]{32,128}")
MAX_SIZE = 1000  # bytes; whatever is longer is no token


@dataclass(frozen=True)
class Token:
    text: str
    path: Path
    was_damaged: bool = False  # the file held something else, and was replaced


def load_token(folder: Path) -> Token:
    """The token of a data folder; the first server makes it, a second one waits and reads it."""
    path, given = folder / FILE, os.environ.get(VARIABLE, "")
    if given:
        if not USABLE.fullmatch(given):
            raise UfsError("not_saved", "server-bad-token", variable=VARIABLE)
        return Token(given, path)
    try:
        private_folder(folder)
        with exclusive_lock(path) as file:
            file.seek(0)
            found = file.read(MAX_SIZE).decode("ascii", "replace").strip()
            if USABLE.fullmatch(found):
                return Token(found, path)
            text = secrets.token_urlsafe(24)
            file.truncate(0)
            file.write(f"{text}\n".encode())
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        reason = str(error.strerror or error)
        raise UfsError("not_saved", "server-no-token", file=str(path), reason=reason) from None
    return Token(text, path, was_damaged=bool(found))  # an empty one was never anybody's token
