"""The turn: which phase follows which, what may be done now, and all that happens by itself."""

from __future__ import annotations

from ufs.rules.actions import (
    DONE,
    EXCAVATE,
    FIRST_WHITE_PLACED,
    INSTALL,
    PLACE,
    REMOVE,
    SPAWN_SHIP,
    USE,
    install_code,
    place_code,
    spawn_code,
)
from ufs.rules.board import COLUMNS, LAST_SPACE, SPACES, Board
from ufs.rules.dice import needs_roll, pick_up_rest, place, worker_ahead
from ufs.rules.events import E_PHASE, E_ROUND, E_SET_ASIDE, OFF_PLAYER, tell
from ufs.rules.mothership import mothership_phase, spawn, spawn_columns, spawn_kinds
from ufs.rules.robots import (
    can_hold_robot,
    install,
    is_installing,
    refresh,
    rest_unused,
    take_off,
)
from ufs.rules.rooms import (
    anything_to_resolve,
    can_excavate,
    can_use,
    clear_unused,
    excavate,
    use_room,
)
from ufs.rules.state import (
    ABOARD,
    BASIC,
    DICE,
    OFF,
    OVER,
    REINFORCEMENT,
    RESOLVED,
    ROOMS,
    SPAWN,
    SUPPLY,
    UNDECIDED,
    WORKERS,
    State,
)


def start(s: State, b: Board) -> None:
    """S3, S4, S6, S7: everything on its starting space, dice not yet rolled."""
    s.phase = DICE
    s.round = 1
    s.result = UNDECIDED
    s.mothership = 0
    s.research = 0
    s.damage = 0
    s.energy = b.energy_start
    s.excavator = b.excavator_start
    s.install_count = 0
    for robot in range(len(s.robot_space)):
        s.robot_space[robot] = OFF
        s.robot_value[robot] = 0
        s.robot_exhausted[robot] = 0
    for ship in range(len(s.ship_row)):
        basic = ship < b.basic_ships
        s.ship_kind[ship] = BASIC if basic else REINFORCEMENT
        s.ship_row[ship] = 0 if basic else SUPPLY
        s.ship_column[ship] = ship % COLUMNS if basic else 0
    for ship in range(b.basic_ships, b.basic_ships + b.aboard):
        s.ship_row[ship] = ABOARD
    workers_to_hand(s)


def workers_to_hand(s: State) -> None:
    for worker in range(WORKERS):
        s.worker_space[worker] = OFF
        s.worker_value[worker] = 0


def act(s: State, b: Board, action: int) -> None:
    """Carry out a legal action and all that follows, until a decision or a roll is due."""
    if action < USE:
        place(s, b, (action - PLACE) // SPACES, (action - PLACE) % SPACES)
    elif action < INSTALL:
        use_room(s, b, action - USE)
    elif action < REMOVE:
        install(s, (action - INSTALL) // SPACES, (action - INSTALL) % SPACES)
    elif action < SPAWN_SHIP:
        take_off(s, action - REMOVE, OFF_PLAYER)
    elif action < EXCAVATE:
        spawn(s, b, (action - SPAWN_SHIP) // COLUMNS, (action - SPAWN_SHIP) % COLUMNS)
    elif action == EXCAVATE:
        excavate(s)
    else:
        end_rooms_phase(s, b)
    go_on(s, b)
    if FIRST_WHITE_PLACED <= action < USE and s.phase == DICE:
        pick_up_rest(s)


def go_on(s: State, b: Board) -> None:
    """Carry out every forced step: the ends of phases and single possible spawns."""
    if s.phase == DICE and no_worker_can_be_placed(s, b):
        set_phase(s, ROOMS)
    if s.phase == ROOMS and not is_installing(s, b) and not anything_to_resolve(s, b):
        end_rooms_phase(s, b)
    if s.phase == SPAWN:
        spawn_forced(s, b)


def set_phase(s: State, phase: int) -> None:
    s.phase = phase
    tell(s, E_PHASE, phase)


def no_worker_can_be_placed(s: State, b: Board) -> bool:
    """D1: every worker is placed. D15 (pnp1): those without a legal space are set aside."""
    in_hand = 0
    for worker in range(WORKERS):
        if s.worker_space[worker] == OFF:
            in_hand += 1
    if in_hand == 0:
        return True
    if not b.robots_block or any_open_space(s, b):
        return False
    for worker in range(WORKERS):
        if s.worker_space[worker] == OFF:
            s.worker_space[worker] = RESOLVED
            tell(s, E_SET_ASIDE, worker)
    return True


def any_open_space(s: State, b: Board) -> bool:
    """D15 (pnp1): whether any space is left for a worker, whatever it shows."""
    taken = taken_columns(s, b)
    may_go_ahead = worker_ahead(s) < 0
    for space in range(SPACES):
        if not (taken >> b.column[space]) & 1 and not is_blocked(s, b, space):
            if space < s.excavator or s.excavator == LAST_SPACE:
                return True
            if space > s.excavator and may_go_ahead:
                return True
    return False


def resolve_rest(s: State, b: Board) -> None:
    """R1, B6: workers that were not used leave the board, unused robots rest."""
    clear_unused(s)
    rest_unused(s, b)


def end_rooms_phase(s: State, b: Board) -> None:
    """R1, B1: resolve what is left, install what waits (pnp1), then on to the mothership phase."""
    resolve_rest(s, b)
    if is_installing(s, b):
        return
    refresh(s, b)
    mothership_phase(s, b)
    if s.result == UNDECIDED:
        s.phase = SPAWN


def spawn_forced(s: State, b: Board) -> None:
    """M4, M5: spawn while there is no choice; then the next round begins."""
    while True:
        columns = spawn_columns(s, b)
        kinds = spawn_kinds(s, b)
        if columns == 0 or kinds == 0:
            next_round(s)
            return
        if columns & (columns - 1) or kinds == 3:
            return
        column = 0
        while not (columns >> column) & 1:
            column += 1
        spawn(s, b, BASIC if kinds == 1 else REINFORCEMENT, column)


def next_round(s: State) -> None:
    """D1: all workers back in hand, to be rolled."""
    s.round += 1
    s.phase = DICE
    workers_to_hand(s)
    tell(s, E_ROUND, s.round)


def legal_actions(s: State, b: Board, out: list[int]) -> int:
    """Write every legal action into `out` and return how many there are. A roll is none of them."""
    n = 0
    if s.phase == DICE:
        if not needs_roll(s):
            n = list_placements(s, b, out)
    elif s.phase == ROOMS:
        n = list_installs(s, b, out) if is_installing(s, b) else list_uses(s, b, out)
    elif s.phase == SPAWN:
        n = list_spawns(s, b, out)
    if s.phase != OVER and not b.robots_stay:  # B2
        for robot in range(b.robots):
            if s.robot_space[robot] != OFF:
                out[n] = REMOVE + robot
                n += 1
    return n


def taken_columns(s: State, b: Board) -> int:
    """D2: the columns that hold a worker already, as bits."""
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
            for i in range(size):
                out[n + i] = out[i] - first + code
        n += size
        if may_go_ahead:
            n = list_ahead(s, b, free, worker, out, n)
    return n


def list_excavated(s: State, b: Board, free: int, code: int, out: list[int]) -> int:
    """D2, D15: the excavated spaces in columns without a worker."""
    n = 0
    for space in range(SPACES if s.excavator == LAST_SPACE else s.excavator):
        out[n] = code + space
        n += (free >> b.column[space]) & 1  # written over by the next one unless it counts
    if b.robots_block:
        kept = 0
        for i in range(n):
            if not is_blocked(s, b, out[i] - code):
                out[kept] = out[i]
                kept += 1
        n = kept
    return n


def list_ahead(s: State, b: Board, free: int, worker: int, out: list[int], n: int) -> int:
    """D3, D4: the spaces ahead of the excavator that a worker reaches; pnp: all of them."""
    last = LAST_SPACE
    if not b.any_space_ahead:
        last = min(last, s.excavator + s.worker_value[worker])
    code = place_code(worker, 0)
    for space in range(s.excavator + 1, last + 1):
        out[n] = code + space
        n += (free >> b.column[space]) & 1
    return n


def list_uses(s: State, b: Board, out: list[int]) -> int:
    """R1, R2, R4, R10: every room that works and can be paid, digging, and stopping."""
    n = 0
    for die in range(WORKERS + b.robots):
        space = s.worker_space[die] if die < WORKERS else s.robot_space[die - WORKERS]
        # A room of several spaces is listed once: by the die on its first space.
        if space >= 0 and can_use(s, b, space) and b.room_first[b.room[space]] == space:
            out[n] = USE + space
            n += 1
    if can_excavate(s):
        out[n] = EXCAVATE
        n += 1
    out[n] = DONE
    return n + 1


def list_installs(s: State, b: Board, out: list[int]) -> int:
    """B1: every blue die on every space that can hold it."""
    n = 0
    for robot in range(b.robots):
        for space in range(SPACES):
            if can_hold_robot(s, b, robot, space):
                out[n] = install_code(robot, space)
                n += 1
    return n


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
