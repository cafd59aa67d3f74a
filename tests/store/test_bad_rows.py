"""What is remembered of rows that cannot be read, with many threads at once."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from ufs.base.errors import UfsError
from ufs.store.bad_rows import BadRows
from ufs.store.storage import Unreadable

ONE, OTHER, THIRD = (Unreadable("games", id, "mode", "x") for id in ("one", "other", "third"))
PATIENCE = 60  # seconds


def test_nobody_takes_half_a_look_for_all_of_it() -> None:
    bad, is_looking, goes_on = BadRows(), threading.Event(), threading.Event()

    def look() -> Iterator[Unreadable]:
        yield ONE
        is_looking.set()
        assert goes_on.wait(PATIENCE)
        yield OTHER

    with ThreadPoolExecutor(3) as pool:
        first = pool.submit(bad.all, look)
        assert is_looking.wait(PATIENCE)
        second = pool.submit(bad.all, look)
        deleted = pool.submit(bad.look_again)  # and whoever deletes something disturbs nobody
        goes_on.set()
        assert first.result(PATIENCE) == second.result(PATIENCE) == [ONE, OTHER]
        deleted.result(PATIENCE)


def test_a_look_that_failed_is_none() -> None:
    bad = BadRows()

    def fail() -> Iterator[Unreadable]:
        yield ONE
        raise UfsError("not_saved", "store-busy")

    with pytest.raises(UfsError):
        bad.all(fail)
    assert bad.all(lambda: [ONE, OTHER]) == [ONE, OTHER]


def test_what_was_written_anew_is_looked_at_again() -> None:
    bad = BadRows()
    assert bad.all(lambda: [ONE, OTHER]) == [ONE, OTHER]
    bad.was_written("games", "third")
    bad.note(THIRD)
    assert bad.all(list) == [ONE, OTHER, THIRD]
    bad.was_written("games", "one")
    assert bad.all(lambda: [OTHER]) == [OTHER]
