"""The effects: what rooms, mothership actions, sky spaces and abilities do to the game.

One function each, with its rule. `take_effect` is the only place that knows them all; a new kind
of effect is one more function and one more line there.
"""

from __future__ import annotations

from ufs.rules.actions import is_nudged_up, nudged_worker, raise_code
from ufs.rules.board import (
    ALL_YELLOW,
    BARRAGE,
    BOTH_COLOURS,
    CALL,
    CAVE_IN,
    COLUMNS,
    COMMAND,
    DAMAGE,
    DIVE,
    DRAIN,
    ENERGY,
    EXPLOSION,
    FIGHTERS,
    FLIP,
    FORGET,
    GUST,
    HALT,
    HIGHEST_EXPLOSION,
    JAM,
    LAST_SPACE,
    LIFT,
    MATCH,
    MISSILES,
    NUDGE,
    PROWL,
    PULSE,
    RED_EXPLOSION,
    REPAIR,
    REROLL,
    RESEARCH,
    ROBOT,
    SILENCE,
    SMOKE,
    SUPPLIES,
    TUNNELLING,
    Board,
)
from ufs.rules.end import check_win, hit_city, take_hit
from ufs.rules.events import (
    E_CORE,
    E_DESCEND,
    E_DESTROY,
    E_ENERGY,
    E_EXCAVATOR,
    E_HALT,
    E_MISS,
    E_NUDGE,
    E_POINTS,
    E_POINTS_LOST,
    E_RAISE,
    E_REINFORCE,
    E_REPAIR,
    E_REROLL,
    E_RESEARCH,
    E_RISE,
    E_SMOKE,
    E_SUPPLIES,
    MISSED_BY_BARRAGE,
    MISSED_BY_FIGHTERS,
    MISSED_BY_MISSILES,
    PUSHED_BACK,
    TUNNELLED,
    tell,
)
from ufs.rules.excavator import is_excavated
from ufs.rules.robots import build, lose_value, remove_buried
from ufs.rules.state import (
    ABOARD,
    BASIC,
    DIE_SIDES,
    HALTED,
    OFF,
    ORANGE,
    SILENCED,
    SUPPLY,
    UNDECIDED,
    WORKERS,
    State,
    leave_sky,
)

MOST_DESTROYED = 99


def take_effect(s: State, b: Board, effect: int, amount: int, where: int) -> None:
    """Carry out one effect. `where` is a column, for NUDGE a die and its direction, for FIGHTERS
    1 if they are aimed at the red explosions (A2)."""
    if effect < JAM:
        take_room_effect(s, b, effect, amount, where)
    elif effect == JAM:
        jam(s, b, where, amount)
    elif effect == MISSILES:
        launch_missiles(s, b, where, amount)
    elif effect == COMMAND:
        command(s, amount)
    elif effect == GUST:
        gust(s, b, where, amount)
    elif effect == LIFT:
        lift(s, b, amount)
    elif effect == BARRAGE:
        barrage(s, b, amount)
    elif effect < REROLL:
        take_alien_effect(s, b, effect, amount)
    else:
        take_planned_effect(s, effect, amount, where)


def take_room_effect(s: State, b: Board, effect: int, amount: int, where: int) -> None:
    if effect == ENERGY:
        gain_energy(s, b, amount)
    elif effect == FIGHTERS:
        shoot(s, b, amount, where)
    elif effect == RESEARCH:
        do_research(s, b, amount)
    elif effect == ROBOT:
        build(s, amount)
    elif effect == REPAIR:
        repair(s, amount)


def take_alien_effect(s: State, b: Board, effect: int, amount: int) -> None:
    if effect == TUNNELLING:
        tunnel(s, amount)
    elif effect == DRAIN:
        drain(s, amount)
    elif effect == DAMAGE:
        suffer(s, b, amount)
    elif effect == CALL:
        call_reinforcements(s, b, amount)
    elif effect == CAVE_IN:
        push_excavator_back(s, b, amount)
    elif effect == FORGET:
        forget(s, amount)
    elif effect == DIVE:
        dive(s, b, amount)
    elif effect == PULSE:
        pulse(s, b, amount)
    elif effect == PROWL:
        prowl(s, b, amount)


def take_planned_effect(s: State, effect: int, amount: int, where: int) -> None:
    if effect == REROLL:
        reroll(s)
    elif effect == NUDGE:
        nudge(s, where, amount)
    elif effect == FLIP:
        flip(s, where, amount)
    elif effect == MATCH:
        match_dice(s, where, amount)
    elif effect == SMOKE:
        s.smoke += amount
        tell(s, E_SMOKE, amount)
    elif effect == SUPPLIES:
        s.supplies += amount
        tell(s, E_SUPPLIES, amount)
    elif effect == SILENCE:
        s.mothership_held |= SILENCED
        tell(s, E_HALT, s.mothership_held)
    elif effect == HALT:
        s.mothership_held |= HALTED
        tell(s, E_HALT, s.mothership_held)


def gain_energy(s: State, b: Board, value: int) -> None:
    """R6: add the value, up to the end of the track."""
    old = s.energy
    s.energy = min(b.energy_max, old + value)
    tell(s, E_ENERGY, s.energy - old, s.energy)


def drain(s: State, amount: int) -> None:
    """F19: energy is lost, as far as there is any."""
    old = s.energy
    s.energy = max(0, old - amount)
    tell(s, E_ENERGY, s.energy - old, s.energy)


def shoot(s: State, b: Board, value: int, red: int) -> None:
    """R7: every ship on an explosion of at most this number is destroyed; F34: or the lowest.
    A2: only those on explosions of one colour; where there is only one, `red` does not matter."""
    explosion = RED_EXPLOSION if is_red(b, red) else EXPLOSION
    hit = False
    lowest = -1
    for ship in range(b.ships):
        if is_in_range(s, b, ship, value, explosion):
            hit = True
            if not b.one_target:
                destroy(s, b, ship)
            elif lowest < 0 or s.ship_row[ship] > s.ship_row[lowest]:
                lowest = ship
    if lowest >= 0:
        destroy(s, b, lowest)
    if b.goal_shot > 0 and value >= b.goal_shot and s.research >= b.research_length:
        s.core_shot = 1  # F36
        tell(s, E_CORE, value)
    elif not hit:
        tell(s, E_MISS, value, MISSED_BY_FIGHTERS)


def is_red(b: Board, red: int) -> bool:
    """A2: the colour that fighters are aimed at."""
    return red == 1 if b.explosions == BOTH_COLOURS else b.explosions != ALL_YELLOW


def better_aim(s: State, b: Board, value: int) -> int:
    """A2: fighters that nobody aims go where they destroy more ships, to the yellow explosions
    where that is equal; 1 means red."""
    red = 0
    yellow = 0
    for ship in range(b.ships):
        red += is_in_range(s, b, ship, value, RED_EXPLOSION)
        yellow += is_in_range(s, b, ship, value, EXPLOSION)
    if b.one_target:  # F34
        return 1 if red > 0 and yellow == 0 else 0
    return 1 if red > yellow else 0


def is_in_range(s: State, b: Board, ship: int, value: int, explosion: int) -> bool:
    """R7: on an explosion of at most this number; F35: the orange ship is armoured."""
    row = s.ship_row[ship]
    if row <= s.mothership:  # our ruling: the mothership covers its drop points
        return False
    if s.ship_kind[ship] == ORANGE:
        value -= b.orange_armour
    number = b.sky[row * COLUMNS + s.ship_column[ship]] - explosion
    return 0 < number <= value and number <= HIGHEST_EXPLOSION


def destroy(s: State, b: Board, ship: int) -> None:
    """R7: basic ships go onto the mothership, the others back to the supply."""
    row = s.ship_row[ship]
    column = s.ship_column[ship]
    leave_sky(s, ship, ABOARD if s.ship_kind[ship] == BASIC else SUPPLY)
    if b.goals or b.moments:
        s.destroyed = min(s.destroyed + 1, MOST_DESTROYED)
    tell(s, E_DESTROY, ship, row, column)


def do_research(s: State, b: Board, value: int) -> None:
    """R8: as many spaces as their numbers, summed from the next one on, fit into the value."""
    old = s.research
    while s.research < b.research_length and b.research_cost[s.research] <= value:
        value -= b.research_cost[s.research]
        s.research += 1
    tell(s, E_RESEARCH, old, s.research)
    check_win(s, b)


def forget(s: State, amount: int) -> None:
    """M3: research back, never below the start."""
    old = s.research
    s.research = max(0, old - amount)
    tell(s, E_RESEARCH, old, s.research)


def repair(s: State, amount: int) -> None:
    """F15: damage is removed, never below zero."""
    old = s.damage
    s.damage = max(0, old - amount)
    tell(s, E_REPAIR, old - s.damage, s.damage)


def suffer(s: State, b: Board, amount: int) -> None:
    """M3, F20: damage, one by one."""
    for _ in range(amount):
        if s.result == UNDECIDED:
            take_hit(s, b, -1)


def jam(s: State, b: Board, column: int, amount: int) -> None:
    """F16: the ships of a column rise, the topmost first; none enters the mothership's row."""
    above = s.mothership
    ship = next_below(s, b, column, above)
    while ship >= 0:
        old = s.ship_row[ship]
        new = max(above + 1, old - amount)
        if new < old:
            s.ship_row[ship] = new
            tell(s, E_RISE, ship, column, old, new)
        above = s.ship_row[ship]
        ship = next_below(s, b, column, old)


def lift(s: State, b: Board, amount: int) -> None:
    """F42: the ships of all columns rise, from left to right."""
    for column in range(COLUMNS):
        jam(s, b, column, amount)


def next_below(s: State, b: Board, column: int, row: int) -> int:
    """The topmost ship of a column below a row, or -1."""
    best = -1
    for ship in range(b.ships):
        if s.ship_column[ship] == column and s.ship_row[ship] > row:
            if best < 0 or s.ship_row[ship] < s.ship_row[best]:
                best = ship
    return best


def launch_missiles(s: State, b: Board, column: int, amount: int) -> None:
    """F18: the ships of a column at most `amount` rows above the city are destroyed."""
    if not destroy_near(s, b, column, amount):
        tell(s, E_MISS, amount, MISSED_BY_MISSILES)


def barrage(s: State, b: Board, amount: int) -> None:
    """F43: all ships at most `amount` rows above the city are destroyed."""
    hit = False
    for column in range(COLUMNS):
        hit |= destroy_near(s, b, column, amount)
    if not hit:
        tell(s, E_MISS, amount, MISSED_BY_BARRAGE)


def destroy_near(s: State, b: Board, column: int, rows: int) -> bool:
    """F18, F43: destroy a column's ships near the city, none on a drop point; return if any."""
    hit = False
    for ship in range(b.ships):
        row = s.ship_row[ship]
        if s.ship_column[ship] == column and row > s.mothership and b.city_row - row <= rows:
            hit = True
            destroy(s, b, ship)
    return hit


def tunnel(s: State, amount: int) -> None:
    """F17: the excavator moves on by itself; it stops before a die that lies ahead."""
    last = LAST_SPACE
    for worker in range(WORKERS):
        if s.worker_space[worker] > s.excavator:
            last = s.worker_space[worker] - 1
    old = s.excavator
    s.excavator = min(old + amount, last)
    tell(s, E_EXCAVATOR, old, s.excavator, TUNNELLED, s.energy)


def push_excavator_back(s: State, b: Board, amount: int) -> None:
    """M3: never behind its start. B9: robots it buries are removed."""
    old = s.excavator
    s.excavator = max(b.excavator_start, old - amount)
    tell(s, E_EXCAVATOR, old, s.excavator, PUSHED_BACK)
    remove_buried(s, b)


def call_reinforcements(s: State, b: Board, amount: int) -> None:
    """M3: reinforcements onto the mothership, as far as the supply goes."""
    for ship in range(b.basic_ships + b.reinforcements):
        if amount > 0 and s.ship_row[ship] == SUPPLY:
            s.ship_row[ship] = ABOARD
            amount -= 1
            tell(s, E_REINFORCE, ship)


def dive(s: State, b: Board, amount: int) -> None:
    """F21: every ship descends; the spaces they come to do nothing, but the city can be hit."""
    for ship in range(b.ships):
        if s.ship_row[ship] >= 0 and s.result == UNDECIDED:
            sink(s, b, ship, s.ship_row[ship] + amount)


def gust(s: State, b: Board, column: int, amount: int) -> None:
    """F41: the ships of a column descend further; the spaces they come to do nothing."""
    for ship in range(b.ships):
        if s.ship_row[ship] >= 0 and s.ship_column[ship] == column and s.result == UNDECIDED:
            sink(s, b, ship, s.ship_row[ship] + amount)


def prowl(s: State, b: Board, amount: int) -> None:
    """F23: the orange ship descends by itself, onto the next free space."""
    ship = b.ships - 1
    if not b.orange or s.ship_row[ship] < 0:
        return
    row = s.ship_row[ship] + amount
    while row < b.city_row and is_taken(s, b, ship, row):
        row += 1
    sink(s, b, ship, row)


def is_taken(s: State, b: Board, ship: int, row: int) -> bool:
    for other in range(b.ships):
        if other != ship and s.ship_row[other] == row:
            if s.ship_column[other] == s.ship_column[ship]:
                return True
    return False


def sink(s: State, b: Board, ship: int, row: int) -> None:
    """F21, F23: a ship descends to a row without setting off its space."""
    old = s.ship_row[ship]
    s.ship_row[ship] = min(row, b.city_row)
    tell(s, E_DESCEND, ship, s.ship_column[ship], old, s.ship_row[ship])
    if row >= b.city_row:
        hit_city(s, b, ship)


def pulse(s: State, b: Board, amount: int) -> None:
    """F22: every robot shows less; one that would show nothing leaves."""
    for robot in range(b.robots):
        if s.robot_space[robot] != OFF:
            lose_value(s, robot, amount)


def reroll(s: State) -> None:
    """F24: the dice not yet placed are to be rolled again."""
    tell(s, E_REROLL)
    for worker in range(WORKERS):
        if s.worker_space[worker] == OFF:
            s.worker_value[worker] = 0


def may_turn(s: State, worker: int) -> bool:
    """F13: a die that is not used yet, in hand or on the board. R10: one ahead of the excavator
    stays as it is, for what it shows has to fit its distance."""
    space = s.worker_space[worker]
    return space == OFF or (space >= 0 and is_excavated(s, space))


def command(s: State, value: int) -> None:
    """A5: the value is dealt out, point by point, to dice not used yet."""
    s.points += value
    tell(s, E_POINTS, s.points)
    drop_points(s)


def can_be_raised(s: State, worker: int) -> bool:
    """A5: a die on an excavated space, not used yet, that shows less than 6."""
    space = s.worker_space[worker]
    return space >= 0 and is_excavated(s, space) and s.worker_value[worker] < DIE_SIDES


def raise_die(s: State, worker: int) -> None:
    """A5: one point goes to a die."""
    s.points -= 1
    s.worker_value[worker] += 1
    tell(s, E_RAISE, worker, s.worker_value[worker], s.points)
    drop_points(s)


def drop_points(s: State) -> None:
    """A5: points that no die can take are lost."""
    for worker in range(WORKERS):
        if can_be_raised(s, worker):
            return
    if s.points > 0 and s.result == UNDECIDED:
        tell(s, E_POINTS_LOST, s.points)
        s.points = 0


def list_raises(s: State, out: list[int]) -> int:
    """A5: every die that can take a point."""
    n = 0
    for worker in range(WORKERS):
        if can_be_raised(s, worker):
            out[n] = raise_code(worker)
            n += 1
    return n


def nudge(s: State, where: int, amount: int) -> None:
    """F25: a die not used yet shows more or less, between 1 and 6."""
    worker = nudged_worker(where)
    old = s.worker_value[worker]
    new = min(DIE_SIDES, old + amount) if is_nudged_up(where) else max(1, old - amount)
    s.worker_value[worker] = new
    tell(s, E_NUDGE, worker, old, new)


def flip(s: State, where: int, amount: int) -> None:
    """F40: a die not used yet, or with a higher amount every one, is turned over."""
    for worker in range(WORKERS):
        if may_turn(s, worker) and (amount > 1 or worker == where):
            old = s.worker_value[worker]
            s.worker_value[worker] = DIE_SIDES + 1 - old
            tell(s, E_NUDGE, worker, old, DIE_SIDES + 1 - old)


def match_dice(s: State, where: int, amount: int) -> None:
    """F44: every die not used yet shows the amount, or with 1 what one of them shows."""
    number = s.worker_value[where] if amount == 1 else amount
    for worker in range(WORKERS):
        if may_turn(s, worker) and s.worker_value[worker] != number:
            tell(s, E_NUDGE, worker, s.worker_value[worker], number)
            s.worker_value[worker] = number
