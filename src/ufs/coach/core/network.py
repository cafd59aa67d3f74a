"""The learned evaluation: a small network that estimates the chance of winning.

Five columns share one set of weights and are added up, so that what is learned in one column holds
in all others, even on unseen boards. Compiled, it takes a few microseconds per position.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

from ufs.coach.core.features import column_features, table_features, terrain_features
from ufs.coach.core.network_shape import (
    COLUMN_WIDTH,
    FIRST_WIDTH,
    SECOND_WIDTH,
    TERRAIN_FEATURES,
    FloatArray,
)
from ufs.rules.board import COLUMNS, SPACES, Board
from ufs.rules.state import OVER, WON_RESEARCH, State


class Network(NamedTuple):
    """The weights, the precomputed terrain of one board, and buffers."""

    w_terrain: FloatArray  # inputs by outputs, as in `network_shape.WEIGHTS`
    w_column: FloatArray
    b_column: FloatArray
    w_first: FloatArray  # from the columns' sums, then from the table
    b_first: FloatArray
    w_second: FloatArray
    b_second: FloatArray
    w_last: FloatArray
    b_last: FloatArray
    terrain: FloatArray  # by excavator and column: COLUMN_WIDTH sums, computed once per board
    x_terrain: FloatArray
    x_column: FloatArray
    x_table: FloatArray
    pool: FloatArray
    hidden: FloatArray
    first: FloatArray
    second: FloatArray
    live: Any  # the indices of features that are not 0


def precompute_terrain(b: Board, m: Network) -> None:
    """The terrain's share of the columns' sums, for every position of the excavator."""
    for excavator in range(SPACES):
        for column in range(COLUMNS):
            terrain_features(b, excavator, column, m.x_terrain)
            for j in range(COLUMN_WIDTH):
                m.terrain[excavator, column, j] = m.b_column[j]
            for i in range(TERRAIN_FEATURES):
                x = m.x_terrain[i]
                for j in range(COLUMN_WIDTH):
                    m.terrain[excavator, column, j] += x * m.w_terrain[i, j]


def value(s: State, b: Board, m: Network) -> float:
    """The chance of winning from here, as the network estimates it."""
    if s.phase == OVER:
        return 1.0 if s.result == WON_RESEARCH else 0.0
    return 1.0 / (1.0 + exp(-logit(s, b, m)))


def logit(s: State, b: Board, m: Network) -> float:
    column_features(s, b, m.x_column)
    table_features(s, b, m.x_table)
    pool_columns(s, m)
    for j in range(FIRST_WIDTH):
        m.first[j] = m.b_first[j]
    add_up(m.pool, m.w_first, 0, m.first, m.live)
    add_up(m.x_table, m.w_first, COLUMN_WIDTH, m.first, m.live)
    for j in range(SECOND_WIDTH):
        m.second[j] = m.b_second[j]
    for j in range(FIRST_WIDTH):
        if m.first[j] < 0.0:
            m.first[j] = 0.0
    add_up(m.first, m.w_second, 0, m.second, m.live)
    total = float(m.b_last[0])
    for j in range(SECOND_WIDTH):
        if m.second[j] > 0.0:
            total += m.second[j] * m.w_last[j]
    return total


def pool_columns(s: State, m: Network) -> None:
    for j in range(COLUMN_WIDTH):
        m.pool[j] = 0.0
    for column in range(COLUMNS):
        for j in range(COLUMN_WIDTH):
            m.hidden[j] = m.terrain[s.excavator, column, j]
        add_up(m.x_column[column], m.w_column, 0, m.hidden, m.live)
        for j in range(COLUMN_WIDTH):
            if m.hidden[j] > 0.0:
                m.pool[j] += m.hidden[j]


def add_up(xs: FloatArray, weights: FloatArray, first: int, sums: FloatArray, live: Any) -> None:
    """One layer. Features that are 0, as most are, cost nothing; the others are added in fours.

    Weights are indexed in two steps, row then column: so Numba sees that no index is negative and
    vectorises the inner loops.
    """
    n = 0
    for i in range(len(xs)):
        live[n] = i
        if xs[i] != 0.0:
            n += 1
    for k in range(0, n - 3, 4):
        i0, i1, i2, i3 = live[k], live[k + 1], live[k + 2], live[k + 3]
        x0, x1, x2, x3 = xs[i0], xs[i1], xs[i2], xs[i3]
        w0, w1 = weights[first + i0], weights[first + i1]
        w2, w3 = weights[first + i2], weights[first + i3]
        for j in range(len(sums)):
            sums[j] += (x0 * w0[j] + x1 * w1[j]) + (x2 * w2[j] + x3 * w3[j])
    for k in range(n - n % 4, n):
        x0 = xs[live[k]]
        w0 = weights[first + live[k]]
        for j in range(len(sums)):
            sums[j] += x0 * w0[j]
