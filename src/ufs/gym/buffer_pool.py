"""Copies to give away, without new memory for every step."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

MAX_BUFFERS = 4  # so many are kept; who holds on to more gets new ones


class BufferPool:
    """Copies of one array. A copy that nobody holds any more is written again.

    A new array of megabytes every step costs about as much as the step itself: the system hands
    out its pages one by one. Views and tensors count as holding, so nothing is ever overwritten
    that somebody can still see.
    """

    def __init__(self, source: Any) -> None:
        self._buffers = [np.empty_like(source)]
        self._unused_count = self._reference_count(0)  # asked, not known: Pythons count differently

    def _reference_count(self, place: int) -> int:
        return sys.getrefcount(self._buffers[place])

    def copy(self, source: Any) -> Any:
        for place in range(len(self._buffers)):
            if self._reference_count(place) == self._unused_count:
                np.copyto(self._buffers[place], source)
                return self._buffers[place]
        copy = source.copy()
        if len(self._buffers) < MAX_BUFFERS:
            self._buffers.append(copy)
        return copy
