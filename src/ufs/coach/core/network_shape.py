"""The shape of the coach's network: the index of every feature, and the widths of the layers.

Constants only, shared by the features, the network and the training.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    FloatArray = npt.NDArray[np.float32]
else:
    FloatArray = Any

SHAPE = 3  # raise it whenever a feature changes its meaning: older weights are then refused

# The index of every feature, in order; a name for several figures is the index of the first one.
# Append new features, never insert them: so a new network can start from an older one.
OLD_EFFECTS = 4  # energy, fighters, research, robot; the rooms of F38 were added later
NEW_EFFECTS = 3  # repair, jam, missiles; the command rooms of A5 came last

# Terrain: what a column of the base offers (`features.terrain_features`).
HAS_GUN = 0
SINGLE_ROOM = 1  # of four effects, ROOM_FIGURES each
LARGE_ROOM = 17  # of four effects, ROOM_FIGURES each; 33 is never set
DIG_STEPS = 34  # six dice
NEAREST_ROOM = 40
NEAREST_EFFECT = 41  # four effects
NEW_SINGLE = 45  # three effects, ROOM_FIGURES each
NEW_LARGE = 57  # three effects, ROOM_FIGURES each
NEW_NEAREST = 69  # three effects
COMMAND_SINGLE = 72  # ROOM_FIGURES
COMMAND_LARGE = 76  # ROOM_FIGURES
COMMAND_NEAREST = 80
TERRAIN_FEATURES = 81

# The figures of a kind of room: whether there is one, or its size; the strongest one and its cost;
# the cost of the cheapest.
ROOM_THERE = 0
ROOM_STRENGTH = 1
ROOM_PRICE = 2
ROOM_CHEAPEST = 3
ROOM_FIGURES = 4

# Column: the dice and ships of a column (`features.column_features`).
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
SHIPS = 32
NEAREST_SHIP = 33  # to the city
LOWEST_SHIP = 34
SHIP_AT_MOTHERSHIP = 35
SHIPS_ON_BLASTS = 36
SHIP_ROWS = 37  # of all ships together
NEW_PENDING = 38  # three effects
NEW_ROBOT_ROOM = 41  # three effects
SPECIALS = 44  # six dice
ORANGE_SHIP = 50
COMMAND_PENDING = 51
COMMAND_ROBOT = 52
TELEPORTS = 53  # six dice
RED_BLASTS = 59  # six dice
SHIPS_ON_RED_BLASTS = 65
COLUMN_FEATURES = 66

AHEAD_ROWS = 6
OLD_ACTIONS = 4  # excavator, research, reinforcements, hit; those of F39 were added later
LATER_ACTIONS = 3

# Table: what belongs to no column (`features.table_features`). The tracks:
RESEARCH_LEFT = 0
RESEARCH_SPACES_LEFT = 1
ROWS_LEFT = 2
RESEARCH_PER_ROW = 3
ROW_SHARE = 4  # one divided by the rows left
NEXT_COSTS = 5  # three research spaces
HITS_LEFT = 8  # one of six
ENERGY_HELD = 14
ENERGY_STEPS = 15  # six: more than 0 to 5
ENERGY_FREE = 21
EXCAVATOR_AT = 22
EXCAVATOR_DUG = 23
ALL_DUG = 24
RESEARCH_WITHIN_6 = 25
RESEARCH_WITHIN_12 = 26
LAST_ROWS = 27  # three: at most 1, 2, 3 rows left
# the rows to come:
ACTIONS_AHEAD = 30  # AHEAD_ROWS rows of OLD_ACTIONS
ACTIONS_ALL = 54  # OLD_ACTIONS
# the hand and the fleet:
PLAIN_IN_HAND = 58
WHITE_IN_HAND = 59
NOT_ROLLED = 60
ROUND_BEGINS = 61
IN_ROOMS_PHASE = 62
IN_SPAWN_PHASE = 63
BASIC_ABOARD = 64
REINFORCEMENTS_ABOARD = 65
SHIPS_IN_SUPPLY = 66
BASIC_IN_SKY = 67
REINFORCEMENTS_IN_SKY = 68
ROBOTS_THERE_ARE = 69
ROBOTS_ON_BOARD = 70
ROBOTS_VALUE = 71
ROBOTS_EXHAUSTED = 72
INSTALLING = 73
ANY_SPACE_AHEAD = 74
ROBOTS_BLOCK = 75
SPAWN_FREELY = 76
ROBOTS_WEAR_ALWAYS = 77
ROBOT_BONUS = 78
FIGHTERS_BONUS = 79
# what the dice on the board promise:
PROMISED_COST = 80
PROMISED = 81  # four effects
PROMISED_IN_VAIN = 85  # energy beyond the end of the track
PROMISED_SPACES = 86
BEST_FIGHTERS = 87
BEST_RESEARCH = 88
SHIPS_IN_REACH = 89
ENERGY_SHORT = 90
ENERGY_AFTER = 91
PROMISED_POINTS = 92
PLAIN_DICE = 93  # six values, in hand
WHITE_DICE = 99  # six values, in hand
# the great leap:
DEAREST_COST = 105
CHANCE_OPEN = 106
CHANCE_NEXT = 107
AVERAGE_OPEN = 108
OPEN_ROOMS = 109
CHANCE_CLOSED = 110
CHANCE_NEAREST = 111
STEPS_TO_ROOM = 112
STEPS_PER_ROW = 113
MUST_DIG = 114
MAY_LEAP = 115
NO_ROOM_REACHES = 116
IS_DEAR = 117
# and what exists only with abilities:
ACTIONS_LATER = 118  # AHEAD_ROWS rows of LATER_ACTIONS, and their sums
PROMISED_NEW = 139  # three effects
GOALS_ASKED = 142
DEPTH_LEFT = 143
DEPTH_ASKED = 144
GOAL_SHIPS_LEFT = 145
GOAL_SHIPS_ASKED = 146
ORANGE_ASKED = 147
SHOT_ASKED = 148
SHOT_READY = 149
RESEARCH_DONE = 150
GOAL_SHIPS_PER_ROW = 151
ORANGE_DAMAGE = 152
ORANGE_ARMOUR = 153
ORANGE_ROW = 154
ORANGE_ABOARD = 155
ORANGE_GONE = 156
SMOKE_PLANNED = 157
SUPPLIES_PLANNED = 158
ACTION_SILENCED = 159
DESCENT_HALTED = 160
GUN_HOLD = 161
EDGE_HOLD = 162
TUNNEL_HOLD = 163
DIG_CHEAPER = 164
DIG_FURTHER = 165
ONLY_ONE_TARGET = 166
SPAWN_ANYWHERE = 167
ENERGY_BONUS = 168
RESEARCH_BONUS = 169
ROBOT_ROOM_BONUS = 170
ROBOTS_MISSING = 171
REINFORCEMENTS_ALL = 172
CHOOSABLE = 173  # CHOOSABLE_EFFECTS: abilities the player may still use
CHOOSABLE_EFFECTS = 24
SET_OFF = 197  # MOMENTS rows of CLASSES: abilities that trigger by themselves
MOMENTS = 8
CLASSES = 8
# and what exists only with advanced pieces:
PROMISED_COMMAND = 261
POINTS_LEFT = 262
BOTH_COLOURS_IN_SKY = 263
MISSING_ROWS = 264  # S2, A3: of the sky
MORE_ROWS = 265  # A7
TABLE_FEATURES = 266

COLUMN_WIDTH = 32
FIRST_WIDTH = 64
SECOND_WIDTH = 32

# The sizes of the layers, inputs by outputs, in the order `network.Network` has them.
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
