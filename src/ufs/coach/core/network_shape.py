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

SHAPE = 3  # raised whenever a feature changes its meaning: older weights are then refused

# New features are appended, never put between: so an older network can be the start of a new one.
OLD_EFFECTS = 4  # energy, fighters, research, robot; the rooms of F38 came later
NEW_EFFECTS = 3

NEW_SINGLE = 45  # four figures each
NEW_LARGE = NEW_SINGLE + 4 * NEW_EFFECTS
NEW_NEAREST = NEW_LARGE + 4 * NEW_EFFECTS
TERRAIN_FEATURES = NEW_NEAREST + NEW_EFFECTS

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
NEW_PENDING = 38  # three effects
NEW_ROBOT_ROOM = 41  # three effects
SPECIALS = 44  # six dice
ORANGE_SHIP = 50
COLUMN_FEATURES = 51

AHEAD_ROWS = 6

# What belongs to no column (`features.table_features`): 0-117, and for abilities:
NEW_ACTIONS = 118  # three actions in each of the next rows, and three sums
NEW_PROMISE = NEW_ACTIONS + 3 * (AHEAD_ROWS + 1)  # three effects
GOALS = NEW_PROMISE + NEW_EFFECTS  # ten figures
ORANGE_FIGURES = GOALS + 10  # five
PLANS = ORANGE_FIGURES + 5  # four
TRAITS = PLANS + 4  # twelve figures of the board
OWN = TRAITS + 12  # by effect: what the player may still choose
OWN_EFFECTS = 24
SET_OFF = OWN + OWN_EFFECTS  # by moment and class of effect: what sets itself off
MOMENTS = 8
CLASSES = 8
TABLE_FEATURES = SET_OFF + MOMENTS * CLASSES

COLUMN_WIDTH = 32
FIRST_WIDTH = 64
SECOND_WIDTH = 32
