"""M: the mothership's descent, its actions, and the ships it spawns."""

from __future__ import annotations

from ufs.rules.actions import spawn_code
from ufs.rules.board import (
    CALL,
    CAVE_IN,
    COLUMNS,
    DAMAGE,
    DIVE,
    DRAIN,
    ENERGY_BACK,
    EXCAVATOR_BACK,
    FORGET,
    HIT,
    NO_EFFECT,
    PULSE,
    REINFORCE,
    RESEARCH_BACK,
    ROBOTS_BACK,
    SHIPS_DOWN,
    Board,
)
from ufs.rules.effects import take_effect
from ufs.rules.end import check_skull
from ufs.rules.events import E_ACTION, E_LIFT, E_MOTHERSHIP, E_SPAWN, tell
from ufs.rules.state import (
    ABOARD,
    BASIC,
    HALTED,
    ORANGE,
    REINFORCEMENT,
    SHIP_KINDS,
    UNDECIDED,
    State,
    leave_sky,
)

BY_PHASE = -1  # no ship's icon moved it

# Five rows in one number: what a search asks most often fits into a register.
ROW_BITS = 5
NO_SHIP = 31
ALL_EMPTY = (1 << (ROW_BITS * COLUMNS)) - 1


def descend_mothership(s: State, b: Board, by: int) -> None:
    """M2, D10: one row down. Ships in that row go aboard, ships on drop points ride along."""
    old = s.mothership
    new = old + 1
    s.mothership = new
    tell(s, E_MOTHERSHIP, old, new, by)
    for ship in range(b.ships):
        row = s.ship_row[ship]
        if row == new:
            tell(s, E_LIFT, ship, new, s.ship_column[ship])
            leave_sky(s, ship, ABOARD)
        elif row == old:
            s.ship_row[ship] = new
    check_skull(s, b)


def mothership_phase(s: State, b: Board) -> None:
    """M1: the box moves and then acts, the print-and-play acts on the row below and then moves."""
    if s.mothership_held & HALTED:  # F28
        return
    if b.action_before_descent:
        mothership_action(s, b, s.mothership + 1)
        if s.result == UNDECIDED:
            descend_mothership(s, b, BY_PHASE)
    else:
        descend_mothership(s, b, BY_PHASE)
        if s.result == UNDECIDED:
            mothership_action(s, b, s.mothership)


def mothership_action(s: State, b: Board, row: int) -> None:
    """M3, F39: carry out the action printed in a row."""
    if s.mothership_held:  # F28
        return
    action = b.action[row]
    tell(s, E_ACTION, row, action, b.action_amount[row])
    effect = effect_of(action)
    if effect != NO_EFFECT:
        take_effect(s, b, effect, b.action_amount[row], -1)


def effect_of(action: int) -> int:
    """M3, F39: what an action of the mothership does."""
    if action == EXCAVATOR_BACK:
        return CAVE_IN
    if action == RESEARCH_BACK:
        return FORGET
    if action == REINFORCE:
        return CALL
    if action == HIT:
        return DAMAGE
    if action == ENERGY_BACK:
        return DRAIN
    if action == ROBOTS_BACK:
        return PULSE
    return DIVE if action == SHIPS_DOWN else NO_EFFECT


def first_waiting(s: State, b: Board, kind: int) -> int:
    """Return the first ship of a kind that waits on the mothership, or -1."""
    for ship in range(b.ships):
        if s.ship_row[ship] == ABOARD and s.ship_kind[ship] == kind:
            return ship
    return -1


def spawn_kinds(s: State, b: Board) -> int:
    """M4: the kinds that may spawn now, bit 0 basic, bit 1 reinforcement; F35: orange last."""
    basic = first_waiting(s, b, BASIC) >= 0
    if basic and not b.spawn_freely:
        return 1
    kinds = 1 if basic else 0
    if first_waiting(s, b, REINFORCEMENT) >= 0:
        kinds += 2
    if kinds == 0 and b.orange and first_waiting(s, b, ORANGE) >= 0:
        kinds = 4
    return kinds


def kind_of_bit(kinds: int) -> int:
    """The kind a single bit of `spawn_kinds` stands for."""
    return kinds >> 1


def topmost_rows(s: State, b: Board) -> int:
    """The rows of the topmost ships of all columns, 5 bits each; NO_SHIP where there is none."""
    tops = ALL_EMPTY
    for ship in range(b.ships):
        row = s.ship_row[ship]
        if row >= 0:
            shift = ROW_BITS * s.ship_column[ship]
            higher = ((tops >> shift) & NO_SHIP) - row
            if higher > 0:
                tops -= higher << shift
    return tops


def topmost_row(tops: int, column: int) -> int:
    """One column's row out of `topmost_rows`."""
    return (tops >> (ROW_BITS * column)) & NO_SHIP


def spawn_columns(s: State, b: Board) -> int:
    """M4: the columns whose drop point takes the next ship, as bits; 0 when none is free (M5)."""
    tops = topmost_rows(s, b)
    empty = 0
    free = 0
    farthest = 0
    distance = 0
    for column in range(COLUMNS):
        top = topmost_row(tops, column)
        if top == NO_SHIP:
            empty |= 1 << column
        elif top > s.mothership:
            free |= 1 << column
            if top - s.mothership > distance:
                distance = top - s.mothership
                farthest = 0
            if top - s.mothership == distance:
                farthest |= 1 << column
    if b.spawn_anywhere:  # F34
        return empty | free
    if empty:
        return empty
    return free if b.spawn_freely else farthest


def spawn(s: State, b: Board, kind: int, column: int) -> None:
    """M4: put a waiting ship onto a drop point."""
    ship = first_waiting(s, b, kind)
    s.ship_row[ship] = s.mothership
    s.ship_column[ship] = column
    tell(s, E_SPAWN, ship, column, s.mothership)


def list_spawns(s: State, b: Board, out: list[int]) -> int:
    """M4: the drop points, and in pnp1 the kinds, to choose from."""
    columns = spawn_columns(s, b)
    kinds = spawn_kinds(s, b)
    n = 0
    for kind in range(SHIP_KINDS):
        if (kinds >> kind) & 1:
            for column in range(COLUMNS):
                if (columns >> column) & 1:
                    out[n] = spawn_code(kind, column)
                    n += 1
    return n
