"""PostgreSQL's errors: which sentence tells of which.

The server sends a code of five letters and digits (SQLSTATE). Only a connection that could not be
made has none; then the text of the driver tells, and whatever it says is passed on.
"""

from __future__ import annotations

import re

LONGEST_REASON = 300
# Somebody else was faster: a serialization failure, a deadlock, the same new row twice.
CONFLICTS = frozenset({"40001", "40P01", "23505"})
KEYS = {
    "25006": "store-server-read-only",
    "28000": "store-server-login",
    "28P01": "store-server-login",
    "3D000": "store-server-no-database",
    "42501": "store-server-read-only",  # no permission
    "53100": "store-server-full",
    "53300": "store-server-busy",  # too many connections
    "55P03": "store-server-busy",  # somebody holds a lock for longer than we wait
    "57P03": "store-server-unreachable",  # the server is starting
}
# What the driver says where no connection was made. Another language is "unreachable", which is
# true, and the text is there to read.
CONNECTING = {
    r"password authentication failed|no password supplied|role .* does not exist"
    r"|no pg_hba\.conf entry|authentication failed": "store-server-login",
    r"database .* does not exist": "store-server-no-database",
    r"too many clients|connection slots are reserved|too many connections": "store-server-busy",
    r"": "store-server-unreachable",
}


def state_of(error: BaseException | None) -> str | None:
    """The server's own code for an error, whichever driver brought it."""
    for name in ("sqlstate", "pgcode"):
        state = getattr(error, name, None)
        if isinstance(state, str):
            return state
    return None


def sentence_for(error: BaseException | None) -> str:
    """The key of the sentence for an error."""
    state = state_of(error)
    if state is not None:
        return KEYS.get(state, "store-server-failed")
    if not is_connecting(error):
        return "store-server-failed"
    said = tidy(error)
    return next(key for pattern, key in CONNECTING.items() if re.search(pattern, said))


def is_connecting(error: BaseException | None) -> bool:
    """Whether there never was a connection. PEP 249 calls trouble outside of us operational."""
    return type(error).__name__ in ("OperationalError", "ConnectionTimeout", "InterfaceError")


def tidy(error: BaseException | None) -> str:
    """What an error says, on one line."""
    return " ".join(str(error).split())[:LONGEST_REASON]
