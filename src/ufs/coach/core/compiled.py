"""The coach, compiled: the search and the network together with the rules, and their buffers."""

from __future__ import annotations

from typing import Any

import numpy as np

from ufs.coach.core import features, network, network_shape, playouts, search, selfplay
from ufs.coach.core.network import Network
from ufs.coach.core.network_shape import (
    COLUMN_FEATURES,
    COLUMN_WIDTH,
    FIRST_WIDTH,
    SECOND_WIDTH,
    TABLE_FEATURES,
    TERRAIN_FEATURES,
    WEIGHTS,
)
from ufs.coach.core.playouts import MAX_MARKS, Budget, PlayoutBuffers
from ufs.coach.core.search import LIST, MAX_DEPTH, MAX_LEAVES, MAX_PLAN, MAX_WIDTH, SearchBuffers
from ufs.coach.networks import BATTLES, STANDARD, Networks
from ufs.rules import compiled
from ufs.rules.board import COLUMNS, SPACES, Board

MODULES = (network_shape, features, network, search, playouts, selfplay)

_instead: Any = {"put": search.put_compiled}
engine = compiled.extend("coach", *MODULES, instead=_instead)


def is_cached() -> bool:
    """Whether the coach has been compiled before, so that it loads quickly."""
    return compiled.is_cached("coach", *MODULES)


def identity() -> str:
    """A fingerprint of this exact search on these exact rules."""
    return compiled.fingerprint(*MODULES)


def make_network(weights: dict[str, Any]) -> Network:
    """The network with its buffers. Call `precompute_terrain` for a board before using it."""
    layers = [np.ascontiguousarray(weights[name], np.float32) for name in WEIGHTS]
    sizes: tuple[Any, ...] = (
        (SPACES, COLUMNS, COLUMN_WIDTH),
        TERRAIN_FEATURES,
        (COLUMNS, COLUMN_FEATURES),
        TABLE_FEATURES,
        COLUMN_WIDTH,
        COLUMN_WIDTH,
        FIRST_WIDTH,
        SECOND_WIDTH,
    )
    buffers = [np.zeros(size, np.float32) for size in sizes]
    live = np.zeros(TABLE_FEATURES + 1, np.int64)
    return Network(*[*layers, *buffers, live])


class NetworkPair:
    """Both networks; `prepare` picks the one that fits a board."""

    def __init__(self, weights: Networks) -> None:
        self.weights = weights
        both = {STANDARD: weights.standard, BATTLES: weights.battles}
        self.networks = {kind: make_network(one.arrays) for kind, one in both.items()}

    def prepare(self, board: Board) -> tuple[Any, Network]:
        """The board as a record, and its network with the terrain precomputed."""
        b = compiled.board_record(board)
        network = self.networks[self.weights.kind(board)]
        engine["precompute_terrain"](b, network)
        return b, network


def make_search_buffers() -> SearchBuffers:
    states = compiled.state_array

    def plans(count: int) -> Any:
        return np.zeros((count, MAX_PLAN), np.int16)

    return SearchBuffers(
        beam=states(2 * MAX_WIDTH),
        beam_value=np.zeros(2 * MAX_WIDTH, np.float64),
        beam_plan=plans(2 * MAX_WIDTH),
        leaves=states(MAX_LEAVES + 1),
        leaf_value=np.zeros(MAX_LEAVES + 1, np.float64),
        leaf_plan=plans(MAX_LEAVES + 1),
        stack=states(MAX_DEPTH + 1),
        stack_list=np.zeros((MAX_DEPTH, LIST), np.int16),
        stack_next=np.zeros(MAX_DEPTH, np.int64),
        stack_count=np.zeros(MAX_DEPTH, np.int64),
        stack_order=np.zeros(MAX_DEPTH, np.int64),
        stack_plan=np.zeros(MAX_DEPTH, np.int64),
        best=states(1),
        best_plan=plans(1),
        trial=states(3),
        out=np.zeros(LIST, np.int16),
        count=np.zeros(4, np.int64),
    )


def make_playout_buffers() -> PlayoutBuffers:
    return PlayoutBuffers(
        outer=make_search_buffers(),
        inner=make_search_buffers(),
        games=compiled.state_array(2),
        total=np.zeros(MAX_LEAVES, np.float32),
        number=np.zeros(MAX_LEAVES, np.int64),
        order=np.zeros(MAX_LEAVES, np.int64),
        mark_end=np.zeros(MAX_MARKS, np.int64),
        mark_best=np.zeros(MAX_MARKS, np.float32),
        mark_off=np.zeros(MAX_MARKS, np.int64),
        marks=np.zeros(1, np.int64),
    )


__all__ = [
    "Budget",
    "Network",
    "NetworkPair",
    "PlayoutBuffers",
    "SearchBuffers",
    "engine",
    "make_network",
    "make_playout_buffers",
    "make_search_buffers",
]  # fmt: skip
