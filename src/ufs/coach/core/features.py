"""The inputs of the network: a position as numbers that mean the same on every board.

Three kinds of features. *Terrain*: what a column of the base offers for a position of the
excavator; this never changes during a game, so its share of the network is computed once per board.
*Column*: the dice and ships of a column now, above all what each die from 1 to 6 would do to its
ships. *Table*: tracks, the rows ahead, the dice in hand, and what the dice on the board will bring
together.

Plain functions on a state and a board, as in `rules`: Numba compiles them too. Nothing here reads
the dice key: the coach cannot know future dice.
"""

from __future__ import annotations

from typing import Any

from ufs.coach.core.network_shape import (
    ACTION_SILENCED,
    ACTIONS_AHEAD,
    ACTIONS_ALL,
    ACTIONS_LATER,
    AHEAD_ROWS,
    ALL_DUG,
    ANY_SPACE_AHEAD,
    AVERAGE_OPEN,
    BASIC_ABOARD,
    BASIC_IN_SKY,
    BEST_FIGHTERS,
    BEST_RESEARCH,
    BIG_FRACTION,
    BLASTS,
    BOTH_COLOURS_IN_SKY,
    CHANCE_CLOSED,
    CHANCE_NEAREST,
    CHANCE_NEXT,
    CHANCE_OPEN,
    CHOOSABLE,
    CLASSES,
    COLUMN_FEATURES,
    COMMAND_LARGE,
    COMMAND_NEAREST,
    COMMAND_PENDING,
    COMMAND_ROBOT,
    COMMAND_SINGLE,
    DEAREST_COST,
    DEPTH_ASKED,
    DEPTH_LEFT,
    DESCENT_HALTED,
    DIG,
    DIG_CHEAPER,
    DIG_FURTHER,
    DIG_STEPS,
    EDGE_HOLD,
    ENERGY_AFTER,
    ENERGY_BONUS,
    ENERGY_FREE,
    ENERGY_HELD,
    ENERGY_SHORT,
    ENERGY_STEPS,
    EXCAVATOR_AT,
    EXCAVATOR_DUG,
    FIGHTERS_BONUS,
    GOAL_SHIPS_ASKED,
    GOAL_SHIPS_LEFT,
    GOAL_SHIPS_PER_ROW,
    GOALS_ASKED,
    GUN_HOLD,
    HAS_GUN,
    HITS,
    HITS_LEFT,
    ICONS,
    IN_ROOMS_PHASE,
    IN_SPAWN_PHASE,
    INSTALLING,
    IS_DEAR,
    LARGE_ROOM,
    LAST_ROWS,
    LATER_ACTIONS,
    LOWEST_SHIP,
    MAY_LEAP,
    MISSING_ROWS,
    MORE_ROWS,
    MUST_DIG,
    NEAREST_EFFECT,
    NEAREST_ROOM,
    NEAREST_SHIP,
    NEW_LARGE,
    NEW_NEAREST,
    NEW_PENDING,
    NEW_ROBOT_ROOM,
    NEW_SINGLE,
    NEXT_COSTS,
    NO_ROOM_REACHES,
    NOT_ROLLED,
    OLD_ACTIONS,
    OLD_EFFECTS,
    ONLY_ONE_TARGET,
    OPEN_ROOMS,
    ORANGE_ABOARD,
    ORANGE_ARMOUR,
    ORANGE_ASKED,
    ORANGE_DAMAGE,
    ORANGE_GONE,
    ORANGE_ROW,
    ORANGE_SHIP,
    PENDING,
    PENDING_COST,
    PLAIN_DICE,
    PLAIN_IN_HAND,
    POINTS_LEFT,
    PROMISED,
    PROMISED_COMMAND,
    PROMISED_COST,
    PROMISED_IN_VAIN,
    PROMISED_NEW,
    PROMISED_POINTS,
    PROMISED_SPACES,
    RED_BLASTS,
    REINFORCEMENTS_ABOARD,
    REINFORCEMENTS_ALL,
    REINFORCEMENTS_IN_SKY,
    RESEARCH_BONUS,
    RESEARCH_DONE,
    RESEARCH_LEFT,
    RESEARCH_PER_ROW,
    RESEARCH_SPACES_LEFT,
    RESEARCH_WITHIN_6,
    RESEARCH_WITHIN_12,
    ROBOT_BIG,
    ROBOT_BONUS,
    ROBOT_COST,
    ROBOT_ROOM,
    ROBOT_ROOM_BONUS,
    ROBOTS_BLOCK,
    ROBOTS_EXHAUSTED,
    ROBOTS_MISSING,
    ROBOTS_ON_BOARD,
    ROBOTS_THERE_ARE,
    ROBOTS_VALUE,
    ROBOTS_WEAR_ALWAYS,
    ROOM_CHEAPEST,
    ROOM_FIGURES,
    ROOM_PRICE,
    ROOM_STRENGTH,
    ROOM_THERE,
    ROUND_BEGINS,
    ROW_SHARE,
    ROWS_LEFT,
    SET_OFF,
    SHIP_AT_MOTHERSHIP,
    SHIP_ROWS,
    SHIPS,
    SHIPS_IN_REACH,
    SHIPS_IN_SUPPLY,
    SHIPS_ON_BLASTS,
    SHIPS_ON_RED_BLASTS,
    SHOT_ASKED,
    SHOT_READY,
    SINGLE_ROOM,
    SMOKE_PLANNED,
    SPAWN_ANYWHERE,
    SPAWN_FREELY,
    SPECIALS,
    STEPS_PER_ROW,
    STEPS_TO_ROOM,
    SUPPLIES_PLANNED,
    TABLE_FEATURES,
    TAKEN,
    TELEPORTS,
    TERRAIN_FEATURES,
    TUNNEL_HOLD,
    WHITE_DICE,
    WHITE_IN_HAND,
    FloatArray,
)
from ufs.rules.board import (
    AA_GUN,
    BARRAGE,
    BOTH_COLOURS,
    CALL,
    COLUMNS,
    COMMAND,
    DAMAGE,
    DIVE,
    DRAIN,
    EXPLOSION,
    FIGHTERS,
    FORGET,
    GUST,
    HIGHEST_EXPLOSION,
    HIT,
    ICON,
    LAST_SPACE,
    LIFT,
    MATCH,
    MAX_EFFECTS,
    MAX_ROOM_SIZE,
    NO_EFFECT,
    PROWL,
    RED_EXPLOSION,
    RESEARCH,
    ROBOT,
    ROOM,
    SKY_ROWS,
    SPACES,
    SPECIAL,
    TELEPORT,
    WHEN_PLACED,
    Board,
)
from ufs.rules.board import ENERGY as ENERGY_EFFECT
from ufs.rules.excavator import is_excavated, steps_ahead
from ufs.rules.robots import is_installing
from ufs.rules.rooms import dice_value, die_on, is_usable
from ufs.rules.state import (
    ABOARD,
    BASIC,
    DICE,
    DIE_SIDES,
    FIRST_WHITE,
    OFF,
    ORANGE,
    ROOMS,
    SPAWN,
    SUPPLY,
    WORKERS,
    State,
)

NEARLY = 1e-3  # single-precision sums may fall slightly short of an integer


def terrain_features(b: Board, excavator: int, column: int, x: FloatArray) -> None:
    """What a column of the base offers for a position of the excavator."""
    for i in range(TERRAIN_FEATURES):
        x[i] = 0.0
    nearest = SPACES
    for space in range(SPACES):
        if b.column[space] != column:
            continue
        if space < excavator or excavator == LAST_SPACE:
            if b.kind[space] == AA_GUN:
                x[HAS_GUN] = 1.0
            elif b.kind[space] == ROOM:
                terrain_room(b, b.room[space], x)
        elif space > excavator:
            steps = space - excavator
            for die in range(max(1, steps - b.dig_reach), DIE_SIDES + 1):
                at = DIG_STEPS + die - 1
                x[at] = max(x[at], steps / DIE_SIDES)
            if b.kind[space] == ROOM and space < nearest:
                nearest = space
    if nearest < SPACES:
        x[NEAREST_ROOM] = 1.0 - (nearest - excavator) / SPACES
        for i in range(MAX_EFFECTS):
            effect = b.room_effect[b.room[nearest] * MAX_EFFECTS + i]
            if effect == COMMAND:
                x[COMMAND_NEAREST] = 1.0
            elif effect > OLD_EFFECTS:
                x[NEW_NEAREST + effect - OLD_EFFECTS - 1] = 1.0
            elif effect != NO_EFFECT:
                x[NEAREST_EFFECT + effect - 1] = 1.0


def terrain_room(b: Board, room: int, x: FloatArray) -> None:
    """One excavated room: the best and the cheapest of a kind count, single and large apart."""
    single = b.room_size[room] == 1
    for i in range(MAX_EFFECTS):
        effect = b.room_effect[room * MAX_EFFECTS + i]
        if effect == NO_EFFECT:
            continue
        at = (SINGLE_ROOM if single else LARGE_ROOM) + (effect - 1) * ROOM_FIGURES
        if effect == COMMAND:
            at = COMMAND_SINGLE if single else COMMAND_LARGE
        elif effect > OLD_EFFECTS:
            at = NEW_SINGLE if single else NEW_LARGE
            at += (effect - OLD_EFFECTS - 1) * ROOM_FIGURES
        strength = (b.room_modifier[room] + 7) / 6.0
        cost = b.room_cost[room] / 3.0
        first = x[at + ROOM_THERE] == 0.0
        if first or strength > x[at + ROOM_STRENGTH] + 0.01:  # two float sizes: no exact ties
            x[at + ROOM_STRENGTH] = strength
            x[at + ROOM_PRICE] = cost
        x[at + ROOM_CHEAPEST] = cost if first else min(x[at + ROOM_CHEAPEST], cost)
        x[at + ROOM_THERE] = 1.0 if single else b.room_size[room] / 2.0


def column_features(s: State, b: Board, x: FloatArray) -> None:
    """The dice and ships of all five columns as they are now."""
    for column in range(COLUMNS):
        for i in range(COLUMN_FEATURES):
            x[column, i] = 0.0
    for worker in range(WORKERS):
        space = s.worker_space[worker]
        if space >= 0:
            column_worker(s, b, worker, space, x[b.column[space]])
    for robot in range(b.robots):
        space = s.robot_space[robot]
        if space >= 0 and b.room[space] >= 0:
            column_robot(s, b, robot, space, x[b.column[space]])
    for ship in range(b.ships):
        if s.ship_row[ship] >= 0:
            column_ship(s, b, ship, x[s.ship_column[ship]])


def column_worker(s: State, b: Board, worker: int, space: int, x: FloatArray) -> None:
    x[TAKEN] = 1.0
    if not is_excavated(s, space):
        steps = steps_ahead(s, space)
        if s.worker_value[worker] + b.dig_reach >= steps:
            x[DIG] = steps / DIE_SIDES
        return
    room = b.room[space]
    if room < 0:
        return
    x[PENDING_COST] = b.room_cost[room] / 3.0
    if b.room_size[room] > 1:
        x[BIG_FRACTION] = manned_spaces(s, b, room) / b.room_size[room]
        return
    for i in range(MAX_EFFECTS):
        effect = b.room_effect[room * MAX_EFFECTS + i]
        strength = room_strength(b, room, effect, s.worker_value[worker])
        if effect != NO_EFFECT and strength > 0:
            x[pending(effect)] = strength / 6.0


def pending(effect: int) -> int:
    """The index of what the room of a column's worker will do."""
    if effect == COMMAND:
        return COMMAND_PENDING
    if effect > OLD_EFFECTS:
        return NEW_PENDING + effect - OLD_EFFECTS - 1
    return PENDING + effect - 1


def robot_room(effect: int) -> int:
    """The index of what the room of a column's robot will do."""
    if effect == COMMAND:
        return COMMAND_ROBOT
    if effect > OLD_EFFECTS:
        return NEW_ROBOT_ROOM + effect - OLD_EFFECTS - 1
    return ROBOT_ROOM + effect - 1


def column_robot(s: State, b: Board, robot: int, space: int, x: FloatArray) -> None:
    room = b.room[space]
    x[ROBOT_COST] += b.room_cost[room] / 3.0
    if b.room_size[room] > 1:
        x[ROBOT_BIG] += s.robot_value[robot] / 6.0
        return
    for i in range(MAX_EFFECTS):
        effect = b.room_effect[room * MAX_EFFECTS + i]
        strength = room_strength(b, room, effect, s.robot_value[robot] + b.robot_bonus)
        if effect != NO_EFFECT and strength > 0:
            x[robot_room(effect)] += strength / 6.0


def column_ship(s: State, b: Board, ship: int, x: FloatArray) -> None:
    """What each die from 1 to 6 in this column would do to one of its ships."""
    row = s.ship_row[ship]
    column = s.ship_column[ship]
    left = b.city_row - row
    for die in range(1, DIE_SIDES + 1):
        if die >= left:
            x[HITS + die - 1] += 1.0
            continue
        token = b.sky[(row + die) * COLUMNS + column]
        if token == ICON:
            x[ICONS + die - 1] += 1.0
        elif token == TELEPORT:
            x[TELEPORTS + die - 1] += 1.0
        elif token > RED_EXPLOSION:
            x[RED_BLASTS + die - 1] += (RED_EXPLOSION + 8 - token) / 7.0
        elif token > EXPLOSION:
            x[BLASTS + die - 1] += (EXPLOSION + 8 - token) / 7.0
        elif token >= SPECIAL:
            x[SPECIALS + die - 1] += 1.0
    x[SHIPS] += 0.5
    if s.ship_kind[ship] == ORANGE:
        x[ORANGE_SHIP] = 1.0
    x[NEAREST_SHIP] = max(x[NEAREST_SHIP], 1.0 / max(left, 1))
    x[LOWEST_SHIP] = max(x[LOWEST_SHIP], row / SKY_ROWS)
    if row == s.mothership:
        x[SHIP_AT_MOTHERSHIP] = 1.0
    else:
        token = b.sky[row * COLUMNS + column]
        if EXPLOSION < token < RED_EXPLOSION:
            x[SHIPS_ON_BLASTS] += (EXPLOSION + 8 - token) / 7.0
        elif RED_EXPLOSION < token < TELEPORT:
            x[SHIPS_ON_RED_BLASTS] += (RED_EXPLOSION + 8 - token) / 7.0
    x[SHIP_ROWS] += row / SKY_ROWS


def room_strength(b: Board, room: int, effect: int, dice: int) -> int:
    """R3: the strength of a room's effect with dice of this sum."""
    if effect == ROBOT and b.robots == 0:
        return 0
    return b.room_modifier[room] + dice + b.bonus[effect]


def manned_spaces(s: State, b: Board, room: int) -> int:
    manned = 0
    for i in range(b.room_size[room]):
        if is_usable(s, die_on(s, b.room_space[room * MAX_ROOM_SIZE + i])):
            manned += 1
    return manned


def table_features(s: State, b: Board, x: FloatArray) -> None:
    """Everything that belongs to no column."""
    for i in range(TABLE_FEATURES):
        x[i] = 0.0
    tracks(s, b, x)
    rows_to_come(s, b, x)
    hand_and_fleet(s, b, x)
    promise(s, b, x)
    great_leap(s, b, x)
    if b.abilities or b.goals or b.orange or b.traits:
        extras(s, b, x)
    advanced(s, b, x)


def advanced(s: State, b: Board, x: FloatArray) -> None:
    """A2, A3, A5, A7: what only advanced pieces bring."""
    x[POINTS_LEFT] = s.points / 6.0
    if b.explosions == BOTH_COLOURS:
        x[BOTH_COLOURS_IN_SKY] = 1.0
    x[MISSING_ROWS] = (b.rows + 1 - b.city_row) / 2.0
    x[MORE_ROWS] = (b.rows - SKY_ROWS) / 2.0


def tracks(s: State, b: Board, x: FloatArray) -> None:
    """Research, rows, damage, energy, excavator."""
    left = 0
    for i in range(s.research, b.research_length):
        left += b.research_cost[i]
    rows = b.skull_row - s.mothership
    x[RESEARCH_LEFT] = left / 20.0
    x[RESEARCH_SPACES_LEFT] = (b.research_length - s.research) / 10.0
    x[ROWS_LEFT] = rows / 10.0
    x[RESEARCH_PER_ROW] = left / (8.0 * max(rows, 1))
    x[ROW_SHARE] = 1.0 / max(rows, 1)
    for i in range(3):
        if s.research + i < b.research_length:
            x[NEXT_COSTS + i] = b.research_cost[s.research + i] / 6.0
    hits = min(max(b.hits - s.damage, 1), 6)
    x[HITS_LEFT + hits - 1] = 1.0
    x[ENERGY_HELD] = s.energy / 4.0
    for i in range(6):
        if s.energy > i:
            x[ENERGY_STEPS + i] = 1.0
    x[ENERGY_FREE] = (b.energy_max - s.energy) / 8.0
    x[EXCAVATOR_AT] = s.excavator / SPACES
    x[EXCAVATOR_DUG] = (s.excavator - b.excavator_start) / 10.0
    if s.excavator == LAST_SPACE:
        x[ALL_DUG] = 1.0
    x[RESEARCH_WITHIN_6] = 1.0 if left <= 6 else 0.0
    x[RESEARCH_WITHIN_12] = 1.0 if left <= 12 else 0.0
    x[LAST_ROWS] = 1.0 if rows <= 1 else 0.0
    x[LAST_ROWS + 1] = 1.0 if rows <= 2 else 0.0
    x[LAST_ROWS + 2] = 1.0 if rows <= 3 else 0.0


def rows_to_come(s: State, b: Board, x: FloatArray) -> None:
    """What the mothership will do in each of the next rows, and in all remaining rows together."""
    for i in range(b.skull_row - s.mothership - 1):
        row = s.mothership + 1 + i
        action = b.action[row]
        if action == 0:
            continue
        amount = 1.0 if action == HIT else b.action_amount[row] / 2.0
        if action > OLD_ACTIONS:
            at = ACTIONS_LATER + action - OLD_ACTIONS - 1
            if i < AHEAD_ROWS:
                x[at + i * LATER_ACTIONS] = amount
            x[at + AHEAD_ROWS * LATER_ACTIONS] += amount / 2.0
            continue
        if i < AHEAD_ROWS:
            x[ACTIONS_AHEAD + i * OLD_ACTIONS + action - 1] = amount
        x[ACTIONS_ALL + action - 1] += amount / 2.0


def hand_and_fleet(s: State, b: Board, x: FloatArray) -> None:
    """The dice in hand and their values, phase, ships, robots and edition."""
    for worker in range(WORKERS):
        if s.worker_space[worker] == OFF:
            white = worker >= FIRST_WHITE
            x[WHITE_IN_HAND if white else PLAIN_IN_HAND] += 0.5
            if s.worker_value[worker] > 0:
                x[(WHITE_DICE if white else PLAIN_DICE) + s.worker_value[worker] - 1] += 1.0
            else:
                x[NOT_ROLLED] = 1.0
    if s.phase == DICE:
        x[ROUND_BEGINS] = 1.0 if x[PLAIN_IN_HAND] + x[WHITE_IN_HAND] == 2.5 else 0.0
    x[IN_ROOMS_PHASE] = 1.0 if s.phase == ROOMS else 0.0
    x[IN_SPAWN_PHASE] = 1.0 if s.phase == SPAWN else 0.0
    for ship in range(b.ships):
        row = s.ship_row[ship]
        if row == ABOARD:
            x[BASIC_ABOARD if s.ship_kind[ship] == BASIC else REINFORCEMENTS_ABOARD] += 0.5
        elif row == SUPPLY:
            x[SHIPS_IN_SUPPLY] += 0.5
        else:
            x[BASIC_IN_SKY if s.ship_kind[ship] == BASIC else REINFORCEMENTS_IN_SKY] += 0.25
    for robot in range(b.robots):
        x[ROBOTS_THERE_ARE] += 0.5
        if s.robot_space[robot] >= 0:
            x[ROBOTS_ON_BOARD] += 1.0
            x[ROBOTS_VALUE] += s.robot_value[robot] / 6.0
            if s.robot_exhausted[robot]:
                x[ROBOTS_EXHAUSTED] += 1.0
    x[INSTALLING] = s.install_value[0] / 6.0 if is_installing(s, b) else 0.0
    x[ANY_SPACE_AHEAD] = b.any_space_ahead
    x[ROBOTS_BLOCK] = b.robots_block
    x[SPAWN_FREELY] = b.spawn_freely
    x[ROBOTS_WEAR_ALWAYS] = b.robots_wear_always
    x[ROBOT_BONUS] = b.robot_bonus
    x[FIGHTERS_BONUS] = b.bonus[FIGHTERS]


def promise(s: State, b: Board, x: FloatArray) -> None:
    """What the dice on the board will bring together in the rooms phase."""
    best_fighters = 0
    best_research = 0
    for die in range(WORKERS + b.robots):
        space = s.worker_space[die] if die < WORKERS else s.robot_space[die - WORKERS]
        if space < 0 or not is_excavated(s, space) or b.room[space] < 0:
            continue
        room = b.room[space]
        if b.room_first[room] != space or manned_spaces(s, b, room) < b.room_size[room]:
            continue
        dice = dice_value(s, b, room)
        x[PROMISED_COST] += b.room_cost[room] / 4.0
        for i in range(MAX_EFFECTS):
            effect = b.room_effect[room * MAX_EFFECTS + i]
            strength = room_strength(b, room, effect, dice)
            if effect == NO_EFFECT or strength <= 0:
                continue
            if effect == COMMAND:
                x[PROMISED_COMMAND] += strength / 6.0
                continue
            if effect > OLD_EFFECTS:
                x[PROMISED_NEW + effect - OLD_EFFECTS - 1] += strength / 6.0
                continue
            x[PROMISED + effect - 1] += strength / 6.0
            if effect == ENERGY_EFFECT:
                x[PROMISED_IN_VAIN] += max(0, strength - (b.energy_max - s.energy)) / 6.0
            elif effect == FIGHTERS:
                best_fighters = max(best_fighters, strength)
            elif effect == RESEARCH:
                best_research = max(best_research, strength)
                x[PROMISED_SPACES] += research_spaces(s, b, strength) / 3.0
    x[BEST_FIGHTERS] = best_fighters / 6.0
    x[BEST_RESEARCH] = best_research / 6.0
    x[SHIPS_IN_REACH] = ships_in_reach(s, b, best_fighters) / 2.0
    cost = x[PROMISED_COST] * 4.0
    gain = x[PROMISED + ENERGY_EFFECT - 1] * 6.0
    x[ENERGY_SHORT] = max(0.0, cost - s.energy - gain) / 4.0
    x[ENERGY_AFTER] = min(b.energy_max * 1.0, max(0.0, s.energy + gain - cost)) / 4.0
    # `float`, because NumPy would multiply in 32 bits and round where compiled code does not.
    research = float(x[PROMISED + RESEARCH - 1]) * 6.0
    x[PROMISED_POINTS] = research_points(s, b, research) / 10.0


def extras(s: State, b: Board, x: FloatArray) -> None:
    """What exists only on tables with abilities (F)."""
    goals(s, b, x)
    plans_and_traits(s, b, x)
    for ability in range(b.abilities):
        times = b.ability_times[ability]
        if times > 0 and s.spent[ability] >= times:
            continue
        effect = b.ability_effect[ability]
        amount = b.ability_amount[ability] / 4.0
        if ability < b.chosen:
            often = 2.0 if b.ability_each_round[ability] else 1.0 * (times - s.spent[ability])
            x[CHOOSABLE + choosable_slot(effect)] += 0.5 + amount * often
        else:
            at = moment_number(b.ability_moment[ability]) * CLASSES + effect_class(effect)
            x[SET_OFF + at] += amount


def goals(s: State, b: Board, x: FloatArray) -> None:
    """F36: the goals besides research; F35: the orange ship."""
    if b.goals:
        ships = max(0, b.goal_ships - s.destroyed)
        x[GOALS_ASKED] = 1.0
        x[DEPTH_LEFT] = max(0, b.goal_depth - s.excavator) / 10.0
        x[DEPTH_ASKED] = 1.0 if s.excavator < b.goal_depth else 0.0
        x[GOAL_SHIPS_LEFT] = ships / 5.0
        x[GOAL_SHIPS_ASKED] = 1.0 if s.destroyed < b.goal_ships else 0.0
        if b.goal_orange and s.ship_row[b.ships - 1] != SUPPLY:
            x[ORANGE_ASKED] = 1.0
        if b.goal_shot and not s.core_shot:
            x[SHOT_ASKED] = b.goal_shot / 8.0
            x[SHOT_READY] = 1.0 if s.research >= b.research_length else 0.0
        x[RESEARCH_DONE] = 1.0 if s.research >= b.research_length else 0.0
        x[GOAL_SHIPS_PER_ROW] = ships / (2.0 * max(1, b.skull_row - s.mothership))
    if b.orange:
        row = s.ship_row[b.ships - 1]
        x[ORANGE_DAMAGE] = b.orange_damage / 2.0
        x[ORANGE_ARMOUR] = b.orange_armour
        x[ORANGE_ROW] = max(row, 0) / SKY_ROWS
        x[ORANGE_ABOARD] = 1.0 if row == ABOARD else 0.0
        x[ORANGE_GONE] = 1.0 if row == SUPPLY else 0.0


def plans_and_traits(s: State, b: Board, x: FloatArray) -> None:
    """F26-F28: what is planned for this round; F29-F34: permanent traits."""
    x[SMOKE_PLANNED] = s.smoke
    x[SUPPLIES_PLANNED] = s.supplies
    x[ACTION_SILENCED] = s.mothership_held & 1
    x[DESCENT_HALTED] = s.mothership_held >> 1
    x[GUN_HOLD] = b.hold[COLUMNS // 2] - 1  # an AA gun in the middle
    x[EDGE_HOLD] = b.hold[0] - b.hold[COLUMNS // 2]  # and one at the edge
    x[TUNNEL_HOLD] = b.hold[b.excavator_start]
    x[DIG_CHEAPER] = 1 - b.dig_cost
    x[DIG_FURTHER] = b.dig_reach
    x[ONLY_ONE_TARGET] = b.one_target
    x[SPAWN_ANYWHERE] = b.spawn_anywhere
    x[ENERGY_BONUS] = b.bonus[ENERGY_EFFECT]
    x[RESEARCH_BONUS] = b.bonus[RESEARCH]
    x[ROBOT_ROOM_BONUS] = b.bonus[ROBOT]
    x[ROBOTS_MISSING] = 2 - b.robots
    x[REINFORCEMENTS_ALL] = b.reinforcements / 4.0


def choosable_slot(effect: int) -> int:
    """F42-F44: the newest effects use the slots of harmful ones, which nobody chooses.

    The slots are older than command rooms (A5), whose effect nobody chooses either.
    """
    if effect == LIFT:
        effect = DIVE
    elif effect == BARRAGE:
        effect = DAMAGE
    elif effect == MATCH:
        effect = CALL
    return effect - 1 if effect > COMMAND else effect


def moment_number(moment: int) -> int:
    """F4-F12: the index of a moment among those that trigger by themselves."""
    number = 0
    while moment > WHEN_PLACED and number < 7:
        moment >>= 1
        number += 1
    return number


def effect_class(effect: int) -> int:
    """The class of an effect that triggers by itself."""
    if effect == ENERGY_EFFECT:
        return 0
    if DRAIN <= effect <= FORGET:
        return 1 + effect - DRAIN
    return 6 if effect in (DIVE, PROWL, GUST) else 7


def great_leap(s: State, b: Board, x: FloatArray) -> None:
    """The most expensive research space ahead, and the rooms that could pay for it in one go.

    A room's value does not carry over to the next room (R8), so a space of 11 or 12 needs a large
    room: how likely its dice suffice, and how far the excavator is from the first such room.
    """
    dearest = 0
    for i in range(s.research, b.research_length):
        dearest = max(dearest, b.research_cost[i])
    next_cost = b.research_cost[s.research] if s.research < b.research_length else 0
    x[DEAREST_COST] = dearest / 12.0
    nearest = SPACES
    for space in range(SPACES):
        room = b.room[space]
        if room < 0 or b.room_first[room] != space or not is_research(b, room):
            continue
        dice = b.room_size[room]
        chance = chance_of(dice, dearest - b.room_modifier[room])
        if is_open(s, b, room):
            likely = chance_of(dice, next_cost - b.room_modifier[room])
            x[CHANCE_OPEN] = max(x[CHANCE_OPEN], chance)
            x[CHANCE_NEXT] = max(x[CHANCE_NEXT], likely)
            average = (b.room_modifier[room] + 3.5 * dice) / 12.0
            x[AVERAGE_OPEN] = max(x[AVERAGE_OPEN], average)
            x[OPEN_ROOMS] += 0.25
        else:
            x[CHANCE_CLOSED] = max(x[CHANCE_CLOSED], chance)
            last = last_space(b, room)
            if chance > 0.0 and last < nearest:
                nearest = last
                x[CHANCE_NEAREST] = chance
    if x[CHANCE_OPEN] == 0.0 and nearest < SPACES:
        steps = nearest - s.excavator
        x[STEPS_TO_ROOM] = steps / 15.0
        x[STEPS_PER_ROW] = steps / (3.0 * max(1, b.skull_row - s.mothership))
        x[MUST_DIG] = 1.0
    if x[CHANCE_OPEN] > 0.0:
        x[MAY_LEAP] = 1.0
    if x[CHANCE_OPEN] == 0.0 and x[CHANCE_CLOSED] == 0.0:
        x[NO_ROOM_REACHES] = 1.0
    x[IS_DEAR] = 1.0 if dearest > 6 else 0.0


def is_research(b: Board, room: int) -> bool:
    found = False
    for i in range(MAX_EFFECTS):
        found = found or b.room_effect[room * MAX_EFFECTS + i] == RESEARCH
    return found


def is_open(s: State, b: Board, room: int) -> bool:
    return is_excavated(s, last_space(b, room))


def last_space(b: Board, room: int) -> int:
    """The last space of a room to be excavated."""
    last = 0
    for i in range(b.room_size[room]):
        last = max(last, b.room_space[room * MAX_ROOM_SIZE + i])
    return last


def chance_of(dice: int, least: int) -> float:
    """The chance that the sum of the dice is at least `least`; approximate beyond two dice."""
    if least <= dice:
        return 1.0
    if least > DIE_SIDES * dice:
        return 0.0
    if dice == 1:
        return (DIE_SIDES + 1 - least) / 6.0
    if dice == 2:
        over = 13 - least
        return over * (over + 1) / 72.0 if least >= 7 else 1.0 - (least - 2) * (least - 1) / 72.0
    return (DIE_SIDES * dice + 1 - least) / (5.0 * dice + 1.0)


def research_spaces(s: State, b: Board, strength: int) -> int:
    """R8: how many research spaces a value would pass."""
    at = s.research
    while at < b.research_length and b.research_cost[at] <= strength:
        strength -= b.research_cost[at]
        at += 1
    return at - s.research


def research_points(s: State, b: Board, strength: float) -> float:
    """How much research a value would do if nothing were lost between rooms."""
    at = s.research
    done = 0.0
    while at < b.research_length and done + b.research_cost[at] <= strength + NEARLY:
        done += b.research_cost[at]
        at += 1
    return done


def ships_in_reach(s: State, b: Board, strength: int) -> int:
    """R7: how many ships fighters of this value would destroy; A2: at the better colour."""
    count = 0
    red = 0
    for ship in range(b.ships):
        row = s.ship_row[ship]
        if row > s.mothership:
            token = b.sky[row * COLUMNS + s.ship_column[ship]]
            if EXPLOSION < token <= EXPLOSION + min(strength, HIGHEST_EXPLOSION):
                count += 1
            elif RED_EXPLOSION < token <= RED_EXPLOSION + min(strength, HIGHEST_EXPLOSION):
                red += 1
    return max(count, red)


def fill_features(states: Any, which: Any, boards: Any, column: Any, table: Any) -> None:
    """The features of many positions at once, each on its own board; for training."""
    for i in range(len(states)):
        column_features(states[i], boards[which[i]], column[i])
        table_features(states[i], boards[which[i]], table[i])


def fill_terrain(boards: Any, table: Any) -> None:
    """The terrain of many boards at once: by board, excavator and column; for training."""
    for board in range(len(boards)):
        for excavator in range(SPACES):
            for column in range(COLUMNS):
                terrain_features(boards[board], excavator, column, table[board, excavator, column])
