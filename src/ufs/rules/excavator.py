"""S6, D3, D4: where the excavator is, what is excavated, what lies ahead."""

from __future__ import annotations

from ufs.rules.board import LAST_SPACE, SPACES
from ufs.rules.state import WORKERS, State


def is_excavated(s: State, space: int) -> bool:
    """S6: everything behind the excavator, and the whole base once it stands on the last space."""
    return space < s.excavator or s.excavator == LAST_SPACE


def excavated_spaces(s: State) -> int:
    """S6: how many spaces of the path, from its beginning, are excavated."""
    return SPACES if s.excavator == LAST_SPACE else s.excavator


def steps_ahead(s: State, space: int) -> int:
    """D4: path steps from the excavator to a space; 0 or less when it is not ahead."""
    if s.excavator == LAST_SPACE:
        return 0
    return space - s.excavator


def worker_ahead(s: State) -> int:
    """D3: the worker placed ahead of the excavator, or -1."""
    for worker in range(WORKERS):
        if s.worker_space[worker] > s.excavator:
            return worker
    return -1
