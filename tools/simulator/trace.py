"""Everything that happened in a run, line by line, and one number that stands for all of it."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Callable

KEPT = 60  # lines that are shown of a run that failed


class Trace:
    """Two runs with the same hash did the same, down to every byte that was written."""

    def __init__(self, show: Callable[[str], None] | None = None) -> None:
        self.show = show
        self.lines = 0
        self.last: deque[str] = deque(maxlen=KEPT)
        self._hash = hashlib.sha256()

    def tell(self, line: str) -> None:
        self.lines += 1
        self.last.append(line)
        self._hash.update(line.encode() + b"\n")
        if self.show:
            self.show(line)

    @property
    def hash(self) -> str:
        return self._hash.hexdigest()[:16]
