"""The shape of the coach's network: how many features there are, where each lies, how wide it is.

Numbers only, shared by the features, the network and the training.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    FloatArray = npt.NDArray[np.float32]
else:
    FloatArray = Any

SHAPE = 2  # raised whenever a feature changes its meaning: older weights are then refused

TERRAIN_FEATURES = 45

# What a column's dice and ships show (`features.column_features`).
TAKEN = 0
PENDING = 1  # four effects
PENDING_COST = 5
BIG_FRACTION = 6
DIG = 7
ROBOT_ROOM = 8  # four effects
ROBOT_COST = 12
ROBOT_BIG = 13
HITS = 14  # six dice
ICONS = 20  # six dice
BLASTS = 26  # six dice
SHIPS = 32  # six figures
COLUMN_FEATURES = 38

AHEAD_ROWS = 6
TABLE_FEATURES = 118

COLUMN_WIDTH = 32
FIRST_WIDTH = 64
SECOND_WIDTH = 32
