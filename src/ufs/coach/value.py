"""The learned evaluation: a small network that gives the chance of winning.

Five columns share one set of weights and are added up, so that what is learned in one column holds
in every other, on boards that were never seen. A few microseconds a position, compiled.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from ufs.coach.features import column_features, table_features, terrain_features
from ufs.coach.shape import (
    COLUMN_FEATURES,
    COLUMN_WIDTH,
    FIRST_WIDTH,
    SECOND_WIDTH,
    TABLE_FEATURES,
    TERRAIN_FEATURES,
    FloatArray,
)
from ufs.rules.board import COLUMNS, SPACES, Board
from ufs.rules.state import OVER, WON_RESEARCH, State


class Mind(NamedTuple):
    """The weights, what they make of one board's terrain, and room to calculate in."""

    w_terrain: FloatArray  # TERRAIN_FEATURES * COLUMN_WIDTH
    w_column: FloatArray  # COLUMN_FEATURES * COLUMN_WIDTH
    b_column: FloatArray
    w_first: FloatArray  # (COLUMN_WIDTH + TABLE_FEATURES) * FIRST_WIDTH
    b_first: FloatArray
    w_second: FloatArray  # FIRST_WIDTH * SECOND_WIDTH
    b_second: FloatArray
    w_last: FloatArray  # SECOND_WIDTH
    b_last: FloatArray
    terrain: FloatArray  # by excavator and column: COLUMN_WIDTH sums, worked out once a board
    x_terrain: FloatArray
    x_column: FloatArray
    x_table: FloatArray
    pool: FloatArray
    hidden: FloatArray
    first: FloatArray
    second: FloatArray


def learn_terrain(b: Board, m: Mind) -> None:
    """The terrain's share of the columns' sums, for every place of the excavator."""
    for excavator in range(SPACES):
        for column in range(COLUMNS):
            terrain_features(b, excavator, column, m.x_terrain)
            at = (excavator * COLUMNS + column) * COLUMN_WIDTH
            for j in range(COLUMN_WIDTH):
                m.terrain[at + j] = m.b_column[j]
            for i in range(TERRAIN_FEATURES):
                x = m.x_terrain[i]
                for j in range(COLUMN_WIDTH):
                    m.terrain[at + j] += x * m.w_terrain[i * COLUMN_WIDTH + j]


def value(s: State, b: Board, m: Mind) -> float:
    """The chance of winning from here, as the network sees it."""
    if s.phase == OVER:
        return 1.0 if s.result == WON_RESEARCH else 0.0
    return 1.0 / (1.0 + exp(-logit(s, b, m)))


def logit(s: State, b: Board, m: Mind) -> float:
    column_features(s, b, m.x_column)
    table_features(s, b, m.x_table)
    pool_columns(s, m)
    for j in range(FIRST_WIDTH):
        m.first[j] = m.b_first[j]
    add_up(m.pool, COLUMN_WIDTH, m.w_first, 0, FIRST_WIDTH, m.first)
    add_up(m.x_table, TABLE_FEATURES, m.w_first, COLUMN_WIDTH, FIRST_WIDTH, m.first)
    for j in range(SECOND_WIDTH):
        m.second[j] = m.b_second[j]
    for j in range(FIRST_WIDTH):
        if m.first[j] < 0.0:
            m.first[j] = 0.0
    add_up(m.first, FIRST_WIDTH, m.w_second, 0, SECOND_WIDTH, m.second)
    total = m.b_last[0]
    for j in range(SECOND_WIDTH):
        total += max(m.second[j], 0.0) * m.w_last[j]
    return total


def pool_columns(s: State, m: Mind) -> None:
    for j in range(COLUMN_WIDTH):
        m.pool[j] = 0.0
    for column in range(COLUMNS):
        at = (s.excavator * COLUMNS + column) * COLUMN_WIDTH
        for j in range(COLUMN_WIDTH):
            m.hidden[j] = m.terrain[at + j]
        x_at = column * COLUMN_FEATURES
        for i in range(COLUMN_FEATURES):
            x = m.x_column[x_at + i]
            if x != 0.0:
                w_at = i * COLUMN_WIDTH
                for j in range(COLUMN_WIDTH):
                    m.hidden[j] += x * m.w_column[w_at + j]
        for j in range(COLUMN_WIDTH):
            if m.hidden[j] > 0.0:
                m.pool[j] += m.hidden[j]


def add_up(
    xs: FloatArray, count: int, weights: FloatArray, first: int, width: int, sums: FloatArray
) -> None:
    """One layer: most features are 0 and cost nothing."""
    for i in range(count):
        x = xs[i]
        if x != 0.0:
            at = (first + i) * width
            for j in range(width):
                sums[j] += x * weights[at + j]
