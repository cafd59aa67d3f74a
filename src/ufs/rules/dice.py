"""D: the dice phase. Workers are placed, ships descend, landing spaces take effect."""

from __future__ import annotations

from ufs.rules.board import AA_GUN, ARROW_LEFT, ARROW_RIGHT, COLUMNS, ICON, LAST_SPACE, Board
from ufs.rules.chance import draw
from ufs.rules.end import take_hit
from ufs.rules.events import (
    E_DESCEND,
    E_HELD,
    E_LAND_CITY,
    E_PLACE,
    E_ROLL,
    E_SHIFT,
    E_SHIFT_BLOCKED,
    E_TOO_FAR,
    tell,
)
from ufs.rules.mothership import descend_mothership
from ufs.rules.robots import make_way
from ufs.rules.state import (
    ABOARD,
    DICE,
    OFF,
    UNDECIDED,
    WORKERS,
    State,
)


def needs_roll(s: State) -> bool:
    """D1, D14: the workers in hand have not been rolled."""
    if s.phase != DICE:
        return False
    for worker in range(WORKERS):
        if s.worker_space[worker] == OFF:
            return s.worker_value[worker] == 0
    return False


def roll(s: State) -> None:
    """D1, D14: roll all workers in hand with the game's own dice."""
    for worker in range(WORKERS):
        if s.worker_space[worker] == OFF:
            set_die(s, worker, 1 + draw(s.key_low, s.key_high, s.drawn, 6))


def set_die(s: State, worker: int, value: int) -> None:
    """A die has been rolled, by the game or by the player's own hand; both use up one draw."""
    s.worker_value[worker] = value
    s.drawn += 1
    tell(s, E_ROLL, worker, value)


def place(s: State, b: Board, worker: int, space: int) -> None:
    """D5, D15: place a worker; the ships of its column descend at once."""
    value = s.worker_value[worker]
    make_way(s, space)
    s.worker_space[worker] = space
    tell(s, E_PLACE, worker, space, value)
    if steps_ahead(s, space) > value:  # D4: only the print-and-play lets it go there
        tell(s, E_TOO_FAR, worker, value, steps_ahead(s, space))
    steps = value
    if b.kind[space] == AA_GUN:  # D6
        steps -= 1
    if steps > 0:
        descend_column(s, b, b.column[space], steps)
    else:
        tell(s, E_HELD, b.column[space])


def pick_up_rest(s: State) -> None:
    """D14: after a white die all dice not yet placed are to be rolled again."""
    for worker in range(WORKERS):
        if s.worker_space[worker] == OFF:
            s.worker_value[worker] = 0


def descend_column(s: State, b: Board, column: int, steps: int) -> None:
    """D5: all ships of the column move together, then they land, the topmost first."""
    moved = 0
    ship = 0
    for other in range(b.basic_ships + b.reinforcements):
        row = s.ship_row[other]
        if row >= 0 and s.ship_column[other] == column:
            moved += 1
            ship = other
            s.ship_row[other] = row + steps
            tell(s, E_DESCEND, other, column, row, min(row + steps, b.city_row))
    row = 0
    while moved > 0 and s.result == UNDECIDED:
        if moved > 1 or row > 0:
            ship = next_to_land(s, b, column, row)
        row = s.ship_row[ship]
        land(s, b, ship)
        moved -= 1
    if s.result != UNDECIDED:
        stay_over_city(s, b)


def stay_over_city(s: State, b: Board) -> None:
    """E4: a ship that had come down but not hit when the game ended stays over the city."""
    for ship in range(b.basic_ships + b.reinforcements):
        s.ship_row[ship] = min(s.ship_row[ship], b.city_row)


def next_to_land(s: State, b: Board, column: int, row: int) -> int:
    """D5, D13: the topmost ship of the column that has not landed yet."""
    best = -1
    for ship in range(b.basic_ships + b.reinforcements):
        if s.ship_column[ship] == column and s.ship_row[ship] > row:
            if best < 0 or s.ship_row[ship] < s.ship_row[best]:
                best = ship
    return best


def land(s: State, b: Board, ship: int) -> None:
    """D7, D12: only the landing space counts, and an explosion does nothing now."""
    row = s.ship_row[ship]
    if row >= b.city_row:
        hit_city(s, b, ship)
        return
    token = b.sky[row * COLUMNS + s.ship_column[ship]]
    if token == ARROW_LEFT:
        shift(s, b, ship, -1)
    elif token == ARROW_RIGHT:
        shift(s, b, ship, 1)
    elif token == ICON:
        descend_mothership(s, b, ship)  # D10: without the action of the row


def shift(s: State, b: Board, ship: int, direction: int) -> None:
    """D8: move where the arrow points unless a ship is there; the new space triggers nothing."""
    row = s.ship_row[ship]
    column = s.ship_column[ship]
    target = column + direction
    for other in range(b.basic_ships + b.reinforcements):
        if s.ship_row[other] == row and s.ship_column[other] == target:
            tell(s, E_SHIFT_BLOCKED, ship, row, column, target)
            return
    s.ship_column[ship] = target
    tell(s, E_SHIFT, ship, row, column, target)


def hit_city(s: State, b: Board, ship: int) -> None:
    """D13: 1 damage, and the ship goes onto the mothership whatever its kind."""
    tell(s, E_LAND_CITY, ship, s.ship_column[ship])
    s.ship_row[ship] = ABOARD
    take_hit(s, b, ship)


def steps_ahead(s: State, space: int) -> int:
    """D4: path steps from the excavator to a space; 0 or less when it is not ahead."""
    if s.excavator == LAST_SPACE:
        return 0
    return space - s.excavator


def worker_ahead(s: State) -> int:
    """D3: the worker placed ahead of the excavator, or -1."""
    for worker in range(WORKERS):
        if s.worker_space[worker] > s.excavator:
            return worker
    return -1
