"""Copies of an array without allocating memory at every step."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

MAX_BUFFERS = 4  # beyond this, copies are allocated anew


class BufferPool:
    """Copies of one array. A copy without references is reused.

    Allocating megabytes at every step costs about as much as the step itself: the system hands out
    the pages one by one. Views and tensors count as references, so nothing that is still in use is
    ever overwritten.
    """

    def __init__(self, source: Any) -> None:
        self._buffers = [np.empty_like(source)]
        self._unused_count = self._reference_count(
            0
        )  # measured, because it depends on the Python version

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
