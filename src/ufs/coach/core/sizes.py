"""The sizes of the network's layers, inputs by outputs, in the order `value.Mind` has them."""

from __future__ import annotations

from ufs.coach.core.network_shape import (
    COLUMN_FEATURES,
    COLUMN_WIDTH,
    FIRST_WIDTH,
    SECOND_WIDTH,
    TABLE_FEATURES,
    TERRAIN_FEATURES,
)

WEIGHTS: dict[str, tuple[int, ...]] = {
    "w_terrain": (TERRAIN_FEATURES, COLUMN_WIDTH),
    "w_column": (COLUMN_FEATURES, COLUMN_WIDTH),
    "b_column": (COLUMN_WIDTH,),
    "w_first": (COLUMN_WIDTH + TABLE_FEATURES, FIRST_WIDTH),
    "b_first": (FIRST_WIDTH,),
    "w_second": (FIRST_WIDTH, SECOND_WIDTH),
    "b_second": (SECOND_WIDTH,),
    "w_last": (SECOND_WIDTH,),
    "b_last": (1,),
}
