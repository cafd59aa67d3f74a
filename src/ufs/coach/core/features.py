"""What the coach looks at: a position as numbers that mean the same on every board.

Three kinds of features. *Terrain*: what a column of the base offers at a place of the excavator; it
never changes during a game, so its share of the network is worked out once a board. *Column*: the
dice and ships of a column now, above all what each die from 1 to 6 would do to its ships. *Table*:
tracks, the rows to come, the dice in hand, and what the dice on the board promise together.

Plain functions on a state and a board, as in `rules`: Numba compiles them too. Nothing in here
reads the dice key: the coach cannot know dice that are not rolled.
"""

from __future__ import annotations

from typing import Any

from ufs.coach.core.network_shape import (
    AHEAD_ROWS,
    BIG_FRACTION,
    BLASTS,
    CLASSES,
    COLUMN_FEATURES,
    DIG,
    GOALS,
    HITS,
    ICONS,
    NEW_ACTIONS,
    NEW_LARGE,
    NEW_NEAREST,
    NEW_PENDING,
    NEW_PROMISE,
    NEW_ROBOT_ROOM,
    NEW_SINGLE,
    OLD_EFFECTS,
    ORANGE_FIGURES,
    ORANGE_SHIP,
    OWN,
    PENDING,
    PENDING_COST,
    PLANS,
    ROBOT_BIG,
    ROBOT_COST,
    ROBOT_ROOM,
    SET_OFF,
    SHIPS,
    SPECIALS,
    TABLE_FEATURES,
    TAKEN,
    TERRAIN_FEATURES,
    TRAITS,
    FloatArray,
)
from ufs.rules.board import (
    AA_GUN,
    BARRAGE,
    CALL,
    COLUMNS,
    DAMAGE,
    DIVE,
    DRAIN,
    EXPLOSION,
    FIGHTERS,
    FORGET,
    GUST,
    HIT,
    ICON,
    LAST_SPACE,
    LIFT,
    MATCH,
    MAX_EFFECTS,
    MAX_ROOM_SIZE,
    NO_EFFECT,
    PROWL,
    RESEARCH,
    ROBOT,
    ROOM,
    SKY_ROWS,
    SPACES,
    SPECIAL,
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

NEARLY = 1e-3  # sums of single precision may fall a little short of a whole number


def terrain_features(b: Board, excavator: int, column: int, x: FloatArray) -> None:
    """What a column of the base offers while the excavator stands somewhere."""
    for i in range(TERRAIN_FEATURES):
        x[i] = 0.0
    nearest = SPACES
    for space in range(SPACES):
        if b.column[space] != column:
            continue
        if space < excavator or excavator == LAST_SPACE:
            if b.kind[space] == AA_GUN:
                x[0] = 1.0
            elif b.kind[space] == ROOM:
                terrain_room(b, b.room[space], x)
        elif space > excavator:
            steps = space - excavator
            for die in range(max(1, steps - b.dig_reach), DIE_SIDES + 1):
                x[33 + die] = max(x[33 + die], steps / DIE_SIDES)
            if b.kind[space] == ROOM and space < nearest:
                nearest = space
    if nearest < SPACES:
        x[40] = 1.0 - (nearest - excavator) / SPACES
        for i in range(MAX_EFFECTS):
            effect = b.room_effect[b.room[nearest] * MAX_EFFECTS + i]
            if effect > OLD_EFFECTS:
                x[NEW_NEAREST + effect - OLD_EFFECTS - 1] = 1.0
            elif effect != NO_EFFECT:
                x[40 + effect] = 1.0


def terrain_room(b: Board, room: int, x: FloatArray) -> None:
    """One excavated room: the best and the cheapest of a kind count, single and large apart."""
    single = b.room_size[room] == 1
    for i in range(MAX_EFFECTS):
        effect = b.room_effect[room * MAX_EFFECTS + i]
        if effect == NO_EFFECT:
            continue
        at = (1 if single else 17) + (effect - 1) * 4
        if effect > OLD_EFFECTS:
            at = (NEW_SINGLE if single else NEW_LARGE) + (effect - OLD_EFFECTS - 1) * 4
        strength = (b.room_modifier[room] + 7) / 6.0
        cost = b.room_cost[room] / 3.0
        if x[at] == 0.0 or strength > x[at + 1] + 0.01:  # floats of two sizes: no exact ties
            x[at + 1] = strength
            x[at + 2] = cost
        x[at + 3] = cost if x[at] == 0.0 else min(x[at + 3], cost)
        x[at] = 1.0 if single else b.room_size[room] / 2.0


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
    """Where a column shows what its worker's room will do."""
    if effect > OLD_EFFECTS:
        return NEW_PENDING + effect - OLD_EFFECTS - 1
    return PENDING + effect - 1


def robot_room(effect: int) -> int:
    """Where a column shows what its robot's room will do."""
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
        elif token > EXPLOSION:
            x[BLASTS + die - 1] += (EXPLOSION + 8 - token) / 7.0
        elif token >= SPECIAL:
            x[SPECIALS + die - 1] += 1.0
    x[SHIPS] += 0.5
    if s.ship_kind[ship] == ORANGE:
        x[ORANGE_SHIP] = 1.0
    x[SHIPS + 1] = max(x[SHIPS + 1], 1.0 / max(left, 1))
    x[SHIPS + 2] = max(x[SHIPS + 2], row / SKY_ROWS)
    if row == s.mothership:
        x[SHIPS + 3] = 1.0
    else:
        token = b.sky[row * COLUMNS + column]
        if token > EXPLOSION:
            x[SHIPS + 4] += (EXPLOSION + 8 - token) / 7.0
    x[SHIPS + 5] += row / SKY_ROWS


def room_strength(b: Board, room: int, effect: int, dice: int) -> int:
    """R3: what a room's effect would count with dice of this sum."""
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


def tracks(s: State, b: Board, x: FloatArray) -> None:
    """0-29: research, rows, damage, energy, excavator."""
    left = 0
    for i in range(s.research, b.research_length):
        left += b.research_cost[i]
    rows = b.skull_row - s.mothership
    x[0] = left / 20.0
    x[1] = (b.research_length - s.research) / 10.0
    x[2] = rows / 10.0
    x[3] = left / (8.0 * max(rows, 1))
    x[4] = 1.0 / max(rows, 1)
    for i in range(3):
        if s.research + i < b.research_length:
            x[5 + i] = b.research_cost[s.research + i] / 6.0
    hits = min(max(b.hits - s.damage, 1), 6)
    x[8 + hits - 1] = 1.0
    x[14] = s.energy / 4.0
    for i in range(6):
        if s.energy > i:
            x[15 + i] = 1.0
    x[21] = (b.energy_max - s.energy) / 8.0
    x[22] = s.excavator / SPACES
    x[23] = (s.excavator - b.excavator_start) / 10.0
    if s.excavator == LAST_SPACE:
        x[24] = 1.0
    x[25] = 1.0 if left <= 6 else 0.0
    x[26] = 1.0 if left <= 12 else 0.0
    x[27] = 1.0 if rows <= 1 else 0.0
    x[28] = 1.0 if rows <= 2 else 0.0
    x[29] = 1.0 if rows <= 3 else 0.0


def rows_to_come(s: State, b: Board, x: FloatArray) -> None:
    """30-57: what the mothership will do in the next rows, one by one, and in all further ones."""
    for i in range(b.skull_row - s.mothership - 1):
        row = s.mothership + 1 + i
        action = b.action[row]
        if action == 0:
            continue
        amount = 1.0 if action == HIT else b.action_amount[row] / 2.0
        if action > HIT:
            if i < AHEAD_ROWS:
                x[NEW_ACTIONS + i * 3 + action - HIT - 1] = amount
            x[NEW_ACTIONS + AHEAD_ROWS * 3 + action - HIT - 1] += amount / 2.0
            continue
        if i < AHEAD_ROWS:
            x[30 + i * 4 + action - 1] = amount
        x[54 + action - 1] += amount / 2.0


def hand_and_fleet(s: State, b: Board, x: FloatArray) -> None:
    """58-79: the dice in hand (their values: 93-104), phase, ships, robots and edition."""
    for worker in range(WORKERS):
        if s.worker_space[worker] == OFF:
            white = worker >= FIRST_WHITE
            x[59 if white else 58] += 0.5
            if s.worker_value[worker] > 0:
                x[(98 if white else 92) + s.worker_value[worker]] += 1.0
            else:
                x[60] = 1.0
    if s.phase == DICE:
        x[61] = 1.0 if x[58] + x[59] == 2.5 else 0.0
    x[62] = 1.0 if s.phase == ROOMS else 0.0
    x[63] = 1.0 if s.phase == SPAWN else 0.0
    for ship in range(b.ships):
        row = s.ship_row[ship]
        if row == ABOARD:
            x[64 if s.ship_kind[ship] == BASIC else 65] += 0.5
        elif row == SUPPLY:
            x[66] += 0.5
        else:
            x[67 if s.ship_kind[ship] == BASIC else 68] += 0.25
    for robot in range(b.robots):
        x[69] += 0.5
        if s.robot_space[robot] >= 0:
            x[70] += 1.0
            x[71] += s.robot_value[robot] / 6.0
            if s.robot_exhausted[robot]:
                x[72] += 1.0
    x[73] = s.install_value[0] / 6.0 if is_installing(s, b) else 0.0
    x[74] = b.any_space_ahead
    x[75] = b.robots_block
    x[76] = b.spawn_freely
    x[77] = b.robots_wear_always
    x[78] = b.robot_bonus
    x[79] = b.bonus[FIGHTERS]


def promise(s: State, b: Board, x: FloatArray) -> None:
    """80-92: what the dice on the board will give together when the rooms phase comes."""
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
        x[80] += b.room_cost[room] / 4.0
        for i in range(MAX_EFFECTS):
            effect = b.room_effect[room * MAX_EFFECTS + i]
            strength = room_strength(b, room, effect, dice)
            if effect == NO_EFFECT or strength <= 0:
                continue
            if effect > OLD_EFFECTS:
                x[NEW_PROMISE + effect - OLD_EFFECTS - 1] += strength / 6.0
                continue
            x[80 + effect] += strength / 6.0
            if effect == ENERGY_EFFECT:
                x[85] += max(0, strength - (b.energy_max - s.energy)) / 6.0
            elif effect == FIGHTERS:
                best_fighters = max(best_fighters, strength)
            elif effect == RESEARCH:
                best_research = max(best_research, strength)
                x[86] += research_spaces(s, b, strength) / 3.0
    x[87] = best_fighters / 6.0
    x[88] = best_research / 6.0
    x[89] = ships_in_reach(s, b, best_fighters) / 2.0
    cost = x[80] * 4.0
    gain = x[80 + ENERGY_EFFECT] * 6.0
    x[90] = max(0.0, cost - s.energy - gain) / 4.0
    x[91] = min(b.energy_max * 1.0, max(0.0, s.energy + gain - cost)) / 4.0
    # `float`: NumPy would multiply in 32 bits and round where compiled code does not.
    x[92] = research_points(s, b, float(x[80 + RESEARCH]) * 6.0) / 10.0


def extras(s: State, b: Board, x: FloatArray) -> None:
    """What only tables with abilities have (F)."""
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
            x[OWN + own_slot(effect)] += 0.5 + amount * often
        else:
            at = moment_number(b.ability_moment[ability]) * CLASSES + effect_class(effect)
            x[SET_OFF + at] += amount


def goals(s: State, b: Board, x: FloatArray) -> None:
    """F36: what is to be done besides research; F35: the orange ship."""
    if b.goals:
        x[GOALS] = 1.0
        x[GOALS + 1] = max(0, b.goal_depth - s.excavator) / 10.0
        x[GOALS + 2] = 1.0 if s.excavator < b.goal_depth else 0.0
        x[GOALS + 3] = max(0, b.goal_ships - s.destroyed) / 5.0
        x[GOALS + 4] = 1.0 if s.destroyed < b.goal_ships else 0.0
        if b.goal_orange and s.ship_row[b.ships - 1] != SUPPLY:
            x[GOALS + 5] = 1.0
        if b.goal_shot and not s.core_shot:
            x[GOALS + 6] = b.goal_shot / 8.0
            x[GOALS + 7] = 1.0 if s.research >= b.research_length else 0.0
        x[GOALS + 8] = 1.0 if s.research >= b.research_length else 0.0
        x[GOALS + 9] = max(0, b.goal_ships - s.destroyed) / (
            2.0 * max(1, b.skull_row - s.mothership)
        )
    if b.orange:
        row = s.ship_row[b.ships - 1]
        x[ORANGE_FIGURES] = b.orange_damage / 2.0
        x[ORANGE_FIGURES + 1] = b.orange_armour
        x[ORANGE_FIGURES + 2] = max(row, 0) / SKY_ROWS
        x[ORANGE_FIGURES + 3] = 1.0 if row == ABOARD else 0.0
        x[ORANGE_FIGURES + 4] = 1.0 if row == SUPPLY else 0.0


def plans_and_traits(s: State, b: Board, x: FloatArray) -> None:
    """F26-F28: what was planned for this round; F29-F34: what always holds."""
    x[PLANS] = s.smoke
    x[PLANS + 1] = s.supplies
    x[PLANS + 2] = s.mothership_held & 1
    x[PLANS + 3] = s.mothership_held >> 1
    x[TRAITS] = b.hold[COLUMNS // 2] - 1  # an AA gun in the middle
    x[TRAITS + 1] = b.hold[0] - b.hold[COLUMNS // 2]  # and one at the edge
    x[TRAITS + 2] = b.hold[b.excavator_start]  # a tunnel
    x[TRAITS + 3] = 1 - b.dig_cost
    x[TRAITS + 4] = b.dig_reach
    x[TRAITS + 5] = b.one_target
    x[TRAITS + 6] = b.spawn_anywhere
    x[TRAITS + 7] = b.bonus[ENERGY_EFFECT]
    x[TRAITS + 8] = b.bonus[RESEARCH]
    x[TRAITS + 9] = b.bonus[ROBOT]
    x[TRAITS + 10] = 2 - b.robots
    x[TRAITS + 11] = b.reinforcements / 4.0


def own_slot(effect: int) -> int:
    """F42-F44: the youngest effects stand where harm would, which nobody chooses."""
    if effect == LIFT:
        return DIVE
    if effect == BARRAGE:
        return DAMAGE
    return CALL if effect == MATCH else effect


def moment_number(moment: int) -> int:
    """F4-F12: a moment's place among those that set themselves off."""
    number = 0
    while moment > WHEN_PLACED and number < 7:
        moment >>= 1
        number += 1
    return number


def effect_class(effect: int) -> int:
    """Effects that set themselves off, in a few classes."""
    if effect == ENERGY_EFFECT:
        return 0
    if DRAIN <= effect <= FORGET:
        return 1 + effect - DRAIN
    return 6 if effect in (DIVE, PROWL, GUST) else 7


def great_leap(s: State, b: Board, x: FloatArray) -> None:
    """105-117: the dearest research space to come, and the rooms that could pay it at one go.

    Nothing of a room's value is kept for the next one (R8), so a space of 11 or 12 needs a large
    room: how likely its dice suffice, and how far the excavator is from the first that can do it.
    """
    dearest = 0
    for i in range(s.research, b.research_length):
        dearest = max(dearest, b.research_cost[i])
    next_cost = b.research_cost[s.research] if s.research < b.research_length else 0
    x[105] = dearest / 12.0
    nearest = SPACES
    for space in range(SPACES):
        room = b.room[space]
        if room < 0 or b.room_first[room] != space or not is_research(b, room):
            continue
        dice = b.room_size[room]
        chance = chance_of(dice, dearest - b.room_modifier[room])
        if is_open(s, b, room):
            x[106] = max(x[106], chance)
            x[107] = max(x[107], chance_of(dice, next_cost - b.room_modifier[room]))
            x[108] = max(x[108], (b.room_modifier[room] + 3.5 * dice) / 12.0)
            x[109] += 0.25
        else:
            x[110] = max(x[110], chance)
            last = last_space(b, room)
            if chance > 0.0 and last < nearest:
                nearest = last
                x[111] = chance
    if x[106] == 0.0 and nearest < SPACES:
        steps = nearest - s.excavator
        x[112] = steps / 15.0
        x[113] = steps / (3.0 * max(1, b.skull_row - s.mothership))
        x[114] = 1.0
    if x[106] > 0.0:
        x[115] = 1.0
    if x[106] == 0.0 and x[110] == 0.0:
        x[116] = 1.0
    x[117] = 1.0 if dearest > 6 else 0.0


def is_research(b: Board, room: int) -> bool:
    found = False
    for i in range(MAX_EFFECTS):
        found = found or b.room_effect[room * MAX_EFFECTS + i] == RESEARCH
    return found


def is_open(s: State, b: Board, room: int) -> bool:
    return is_excavated(s, last_space(b, room))


def last_space(b: Board, room: int) -> int:
    """The space of a room that is excavated last."""
    last = 0
    for i in range(b.room_size[room]):
        last = max(last, b.room_space[room * MAX_ROOM_SIZE + i])
    return last


def chance_of(dice: int, least: int) -> float:
    """How likely so many dice add up to so much; a smooth guess beyond two dice."""
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
    """How much research a value would do if nothing of it were lost between rooms."""
    at = s.research
    done = 0.0
    while at < b.research_length and done + b.research_cost[at] <= strength + NEARLY:
        done += b.research_cost[at]
        at += 1
    return done


def ships_in_reach(s: State, b: Board, strength: int) -> int:
    """R7: how many ships fighters of this value would destroy."""
    count = 0
    for ship in range(b.ships):
        row = s.ship_row[ship]
        if row > s.mothership:
            token = b.sky[row * COLUMNS + s.ship_column[ship]]
            if EXPLOSION < token <= EXPLOSION + strength:
                count += 1
    return count


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
