"""D: the dice phase. Workers are placed, ships descend, landing spaces take effect."""

from __future__ import annotations

from ufs.rules.actions import place_code, space_of
from ufs.rules.board import (
    AA_GUN,
    ARROW_LEFT,
    ARROW_RIGHT,
    COLUMNS,
    EXPLOSION,
    ICON,
    LAST_SPACE,
    SPACES,
    SPECIAL,
    TELEPORT,
    Board,
)
from ufs.rules.chance import draw
from ufs.rules.effects import next_below, take_effect
from ufs.rules.end import hit_city
from ufs.rules.events import (
    BLOCKED_BY_MOTHERSHIP,
    BLOCKED_BY_SHIP,
    E_DESCEND,
    E_HELD,
    E_PLACE,
    E_ROLL,
    E_SHIFT,
    E_SHIFT_BLOCKED,
    E_SPECIAL,
    E_TELEPORT,
    E_TELEPORT_BLOCKED,
    E_TOO_FAR,
    HELD_BY_AA_GUN,
    HELD_BY_SMOKE,
    HELD_BY_SPACE,
    tell,
)
from ufs.rules.excavator import excavated_spaces, is_excavated, steps_ahead, worker_ahead
from ufs.rules.mothership import descend_mothership
from ufs.rules.robots import make_way
from ufs.rules.state import (
    DICE,
    DIE_SIDES,
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
            set_die(s, worker, 1 + draw(s.key_low, s.key_high, s.drawn, DIE_SIDES))


def set_die(s: State, worker: int, value: int) -> None:
    """A die has been rolled, by the game or by hand; both use up one draw."""
    s.worker_value[worker] = value
    s.drawn += 1
    tell(s, E_ROLL, worker, value)


def place(s: State, b: Board, worker: int, space: int) -> None:
    """D5, D15: place a worker; the ships of its column descend at once."""
    value = s.worker_value[worker]
    make_way(s, space)
    s.worker_space[worker] = space
    ahead = 0 if is_excavated(s, space) else steps_ahead(s, space)
    tell(s, E_PLACE, worker, space, value, ahead)
    if ahead > value + b.dig_reach:  # D4: only pnp lets it go there
        tell(s, E_TOO_FAR, worker, value, ahead)
    steps = value - b.hold[space]  # D6, F29
    if s.smoke > 0:  # F26
        s.smoke -= 1
        steps = 0
    if steps > 0:
        descend_column(s, b, b.column[space], steps)
    else:
        tell(s, E_HELD, b.column[space], held_by(b, space, value))


def held_by(b: Board, space: int, value: int) -> int:
    """What stops the ships: the space if its number is enough (D6, F29), smoke otherwise (F26)."""
    if value > b.hold[space]:
        return HELD_BY_SMOKE
    return HELD_BY_AA_GUN if b.kind[space] == AA_GUN else HELD_BY_SPACE


def pick_up_rest(s: State) -> None:
    """D14: after a white die all dice not yet placed are to be rolled again."""
    for worker in range(WORKERS):
        if s.worker_space[worker] == OFF:
            s.worker_value[worker] = 0


def descend_column(s: State, b: Board, column: int, steps: int) -> None:
    """D5, D9: all ships now in the column move together, then they land, the topmost first."""
    moved = 0
    ship = 0
    for other in range(b.ships):
        row = s.ship_row[other]
        if row >= 0 and s.ship_column[other] == column:
            moved += 1
            ship = other
            s.ship_row[other] = row + steps
            tell(s, E_DESCEND, other, column, row, min(row + steps, b.city_row))
    row = 0
    while moved > 0 and s.result == UNDECIDED:
        if moved > 1 or row > 0:
            ship = next_below(s, b, column, row)
        row = s.ship_row[ship]
        land(s, b, ship)
        moved -= 1
    if s.result != UNDECIDED:
        stay_over_city(s, b)


def stay_over_city(s: State, b: Board) -> None:
    """E4: a ship that had come down but not hit when the game ended stays over the city."""
    for ship in range(b.ships):
        s.ship_row[ship] = min(s.ship_row[ship], b.city_row)


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
    elif SPECIAL <= token < EXPLOSION:  # F37
        special = token - SPECIAL
        tell(s, E_SPECIAL, ship, special)
        take_effect(s, b, b.special_effect[special], b.special_amount[special], -1)
    elif token == TELEPORT:
        teleport(s, b, ship)


def teleport(s: State, b: Board, ship: int) -> None:
    """A1: on to the partner, unless a ship is there or the mothership is not above it; the space
    it comes to triggers nothing."""
    here = s.ship_row[ship] * COLUMNS + s.ship_column[ship]
    there = b.partner[here]
    row = there // COLUMNS
    if row <= s.mothership:
        tell(s, E_TELEPORT_BLOCKED, ship, here, there, BLOCKED_BY_MOTHERSHIP)
        return
    for other in range(b.ships):
        if s.ship_row[other] == row and s.ship_column[other] == there % COLUMNS:
            tell(s, E_TELEPORT_BLOCKED, ship, here, there, BLOCKED_BY_SHIP)
            return
    s.ship_row[ship] = row
    s.ship_column[ship] = there % COLUMNS
    tell(s, E_TELEPORT, ship, here, there)


def shift(s: State, b: Board, ship: int, direction: int) -> None:
    """D8: move where the arrow points unless a ship is there; the new space triggers nothing."""
    row = s.ship_row[ship]
    column = s.ship_column[ship]
    target = column + direction
    for other in range(b.ships):
        if s.ship_row[other] == row and s.ship_column[other] == target:
            tell(s, E_SHIFT_BLOCKED, ship, row, column, target)
            return
    s.ship_column[ship] = target
    tell(s, E_SHIFT, ship, row, column, target)


def taken_columns(s: State, b: Board) -> int:
    """D2, B4: the columns that hold a worker already, as bits; robots do not count."""
    taken = 0
    for worker in range(WORKERS):
        if s.worker_space[worker] >= 0:
            taken |= 1 << b.column[s.worker_space[worker]]
    return taken


def is_blocked(s: State, b: Board, space: int) -> bool:
    """D15 (pnp1): a robot keeps its space."""
    if not b.robots_block:
        return False
    return s.robot_space[0] == space or s.robot_space[1] == space


def any_open_space(s: State, b: Board) -> bool:
    """D15 (pnp1): whether any space is left for a worker, whatever it shows."""
    free = ~taken_columns(s, b)
    may_go_ahead = worker_ahead(s) < 0
    for space in range(SPACES):
        if (free >> b.column[space]) & 1 and not is_blocked(s, b, space):
            if is_excavated(s, space) or (may_go_ahead and steps_ahead(s, space) > 0):
                return True
    return False


def list_placements(s: State, b: Board, out: list[int]) -> int:
    """D2, D3, D4: every worker in hand on every space it may take."""
    free = ~taken_columns(s, b)
    may_go_ahead = worker_ahead(s) < 0
    size = -1  # how many excavated spaces the first worker may take; the others' are the same
    first = 0
    n = 0
    for worker in range(WORKERS):
        if s.worker_space[worker] != OFF:
            continue
        code = place_code(worker, 0)
        if size < 0:
            first = code
            size = list_excavated(s, b, free, code, out)
        else:
            later = code - first
            for i in range(size):
                out[n + i] = out[i] + later
        n += size
        if may_go_ahead:
            n = list_ahead(s, b, free, worker, out, n)
    return n


def list_excavated(s: State, b: Board, free: int, code: int, out: list[int]) -> int:
    """D2, D15: the excavated spaces in columns without a worker."""
    n = 0
    for space in range(excavated_spaces(s)):
        out[n] = code + space
        n += (free >> b.column[space]) & 1  # overwritten by the next one unless its column is free
    if b.robots_block:
        kept = 0
        for i in range(n):
            if not is_blocked(s, b, space_of(out[i])):
                out[kept] = out[i]
                kept += 1
        n = kept
    return n


def list_ahead(s: State, b: Board, free: int, worker: int, out: list[int], n: int) -> int:
    """D3, D4: the spaces ahead of the excavator that a worker reaches; pnp: all of them."""
    last = LAST_SPACE
    if not b.any_space_ahead:
        last = min(last, s.excavator + s.worker_value[worker] + b.dig_reach)
    code = place_code(worker, 0)
    for space in range(s.excavator + 1, last + 1):
        out[n] = code + space
        n += (free >> b.column[space]) & 1
    return n
