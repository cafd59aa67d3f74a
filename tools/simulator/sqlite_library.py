"""The SQLite library that Python's `sqlite3` itself uses, reached through ctypes.

Python has no interface for a virtual file system (VFS) of one's own. These are the C structures of
sqlite3.h that one needs, and the functions of the very library that `_sqlite3` has loaded.
"""

from __future__ import annotations

import _sqlite3
import ctypes
import sqlite3
from ctypes import c_char_p, c_int, c_int64, c_void_p

OK, IOERR, FULL = 0, 10, 13
IOERR_READ, IOERR_WRITE, IOERR_FSYNC = IOERR | 1 << 8, IOERR | 3 << 8, IOERR | 4 << 8
IOERR_TRUNCATE, IOERR_DELETE, CANTOPEN = IOERR | 6 << 8, IOERR | 10 << 8, 14

# What the library calls; every handle is an address.
Close = ctypes.CFUNCTYPE(c_int, c_void_p)
ReadWrite = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
Truncate = ctypes.CFUNCTYPE(c_int, c_void_p, c_int64)
Sync = ctypes.CFUNCTYPE(c_int, c_void_p, c_int)
Open = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
Delete = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p, c_int)
Randomness = ctypes.CFUNCTYPE(c_int, c_void_p, c_int, c_void_p)
Sleep = ctypes.CFUNCTYPE(c_int, c_void_p, c_int)


class FileMethods(ctypes.Structure):
    """`sqlite3_io_methods`: what can be done with an open file."""

    _fields_ = (
        ("version", c_int),
        *(
            (name, c_void_p)
            for name in (
                *("close", "read", "write", "truncate", "sync", "file_size", "lock", "unlock"),
                *("check_reserved_lock", "file_control", "sector_size", "characteristics"),
                *("shm_map", "shm_lock", "shm_barrier", "shm_unmap", "fetch", "unfetch"),
            )
        ),
    )


class Vfs(ctypes.Structure):
    """`sqlite3_vfs`: how files are opened and deleted."""

    _fields_ = (
        ("version", c_int),
        ("file_size", c_int),
        ("longest_path", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        *(
            (name, c_void_p)
            for name in (
                *("open", "delete", "access", "full_path", "dl_open", "dl_error", "dl_sym"),
                *("dl_close", "randomness", "sleep", "time", "last_error", "time_int64"),
                *("set_call", "get_call", "next_call"),
            )
        ),
    )


class SqliteLibraryError(Exception):
    """This Python hides its SQLite: no simulated disk can be put under it."""


def sqlite_library() -> ctypes.CDLL:
    """The library in use. Looking a name up in `_sqlite3` also searches what it is linked to."""
    library = ctypes.CDLL(_sqlite3.__file__)
    try:
        library.sqlite3_vfs_find.restype = ctypes.POINTER(Vfs)
        library.sqlite3_vfs_find.argtypes = [c_char_p]
        library.sqlite3_vfs_register.argtypes = [ctypes.POINTER(Vfs), c_int]
        library.sqlite3_vfs_unregister.argtypes = [ctypes.POINTER(Vfs)]
        library.sqlite3_randomness.argtypes = [c_int, c_void_p]
        library.sqlite3_libversion.restype = c_char_p
    except AttributeError as error:
        raise SqliteLibraryError(
            f"The fault simulator puts a simulated disk under SQLite, for which it needs the "
            f"functions of the SQLite library. This Python does not show them ({error}): it was "
            f"built with SQLite inside. Use a Python that loads libsqlite3 as a shared library."
        ) from error
    found = library.sqlite3_libversion().decode()
    if found != sqlite3.sqlite_version:
        raise SqliteLibraryError(
            f"The fault simulator found SQLite {found}, but this Python uses "
            f"{sqlite3.sqlite_version}: a simulated disk would be put under the wrong one."
        )
    return library
