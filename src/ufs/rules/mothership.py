"""M: the mothership's way down, its actions, and the ships it spawns."""

from __future__ import annotations

from ufs.rules.actions import spawn_code
from ufs.rules.board import (
    COLUMNS,
    EXCAVATOR_BACK,
    HIT,
    REINFORCE,
    RESEARCH_BACK,
    Board,
)
from ufs.rules.end import check_skull, take_hit
from ufs.rules.events import (
    E_ACTION,
    E_EXCAVATOR,
    E_LIFT,
    E_MOTHERSHIP,
    E_REINFORCE,
    E_RESEARCH,
    E_SPAWN,
    PUSHED_BACK,
    tell,
)
from ufs.rules.robots import remove_buried
from ufs.rules.state import (
    ABOARD,
    BASIC,
    REINFORCEMENT,
    SUPPLY,
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
    for ship in range(b.basic_ships + b.reinforcements):
        row = s.ship_row[ship]
        if row == new:
            tell(s, E_LIFT, ship, new, s.ship_column[ship])
            leave_sky(s, ship, ABOARD)
        elif row == old:
            s.ship_row[ship] = new
    check_skull(s, b)


def mothership_phase(s: State, b: Board) -> None:
    """M1: the box moves and then acts, the print-and-play acts on the row below and then moves."""
    if b.action_before_descent:
        mothership_action(s, b, s.mothership + 1)
        if s.result == UNDECIDED:
            descend_mothership(s, b, BY_PHASE)
    else:
        descend_mothership(s, b, BY_PHASE)
        if s.result == UNDECIDED:
            mothership_action(s, b, s.mothership)


def mothership_action(s: State, b: Board, row: int) -> None:
    """M3: carry out the action printed in a row."""
    action = b.action[row]
    amount = b.action_amount[row]
    tell(s, E_ACTION, row, action, amount)
    if action == EXCAVATOR_BACK:
        push_excavator_back(s, b, amount)
    elif action == RESEARCH_BACK:
        old = s.research
        s.research = max(0, old - amount)
        tell(s, E_RESEARCH, old, s.research)
    elif action == REINFORCE:
        call_reinforcements(s, b, amount)
    elif action == HIT:
        take_hit(s, b, -1)


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


def first_waiting(s: State, b: Board, kind: int) -> int:
    """Return the first ship of a kind that waits on the mothership, or -1."""
    for ship in range(b.basic_ships + b.reinforcements):
        if s.ship_row[ship] == ABOARD and s.ship_kind[ship] == kind:
            return ship
    return -1


def spawn_kinds(s: State, b: Board) -> int:
    """M4: the kinds that may spawn now, bit 0 basic, bit 1 reinforcement."""
    basic = first_waiting(s, b, BASIC) >= 0
    if basic and not b.spawn_freely:
        return 1
    kinds = 1 if basic else 0
    if first_waiting(s, b, REINFORCEMENT) >= 0:
        kinds += 2
    return kinds


def topmost_rows(s: State, b: Board) -> int:
    """The rows of the topmost ships of all columns, 5 bits each; NO_SHIP where there is none."""
    tops = ALL_EMPTY
    for ship in range(b.basic_ships + b.reinforcements):
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
    for kind in range(2):
        if (kinds >> kind) & 1:
            for column in range(COLUMNS):
                if (columns >> column) & 1:
                    out[n] = spawn_code(kind, column)
                    n += 1
    return n
