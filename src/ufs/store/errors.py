"""The errors of any database as sentences that say what to do."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from ufs.base.errors import UfsError
from ufs.store import sqlite_errors
from ufs.store.server_errors import CONFLICTS, sentence_for, state_of, tidy

OUTCOME_UNKNOWN = "outcome_unknown"  # the code of a write that may or may not have happened


class ConflictError(UfsError):
    """The database undid a write because of another one: it may be tried again."""


class LostError(UfsError):
    """The connection was lost before anything was written."""


@contextmanager
def explain_errors(writing: bool = False) -> Iterator[None]:
    """Turn database errors into a `UfsError` with a sentence."""
    try:
        yield
    except DBAPIError as error:
        raise to_ufs_error(error, writing) from error
    except sqlite3.Error as error:
        raise sqlite_errors.to_ufs_error(error) from error
    except PoolTimeoutError as error:
        raise UfsError("not_saved", "store-server-busy") from error
    except SQLAlchemyError as error:
        raise UfsError("not_saved", "store-server-failed", reason=tidy(error)) from error


def to_ufs_error(error: DBAPIError, writing: bool) -> UfsError:
    if isinstance(error.orig, sqlite3.Error):
        return sqlite_errors.to_ufs_error(error.orig)
    if error.connection_invalidated:
        is_in_commit = error.statement is None  # only a commit has no statement
        if writing and is_in_commit:
            return UfsError(OUTCOME_UNKNOWN, "store-outcome-unknown")
        return LostError("not_saved", "store-lost")
    if state_of(error.orig) in CONFLICTS:
        return ConflictError("not_saved", "store-server-busy")
    return UfsError("not_saved", sentence_for(error.orig), reason=tidy(error.orig))
