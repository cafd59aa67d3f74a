"""A lock that threads get in the order in which they asked for it."""

from __future__ import annotations

import threading
from collections import deque


class Turns:
    """One thread at a time, first come, first served; not to be entered twice by one thread.

    SQLite lets one connection write at a time, and whoever finds another one writing sleeps and
    looks again: with many threads some never get their turn. A `threading.Lock` is not fair either.
    """

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._is_taken = False
        self._waiting: deque[threading.Event] = deque()

    def __enter__(self) -> None:
        with self._guard:
            if not self._is_taken:
                self._is_taken = True
                return
            mine = threading.Event()
            self._waiting.append(mine)
        try:
            mine.wait()
        except BaseException:  # Ctrl-C while waiting: somebody else must have this turn
            self._give_up(mine)
            raise

    def __exit__(self, *_: object) -> None:
        with self._guard:
            self._pass_on()

    def _give_up(self, mine: threading.Event) -> None:
        with self._guard:
            if mine in self._waiting:
                self._waiting.remove(mine)
            else:
                self._pass_on()

    def _pass_on(self) -> None:
        if self._waiting:
            self._waiting.popleft().set()
        else:
            self._is_taken = False
