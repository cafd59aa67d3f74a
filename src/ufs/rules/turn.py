"""The turn: which phase follows which, what is legal now, and all that happens automatically."""

from __future__ import annotations

from ufs.rules.abilities import (
    after_digging,
    after_giving_up,
    after_losses,
    after_mothership,
    after_placing,
    after_use,
    any_to_choose,
    before_clearing,
    end_of_round,
    happen,
    list_chosen,
    set_off,
)
from ufs.rules.actions import (
    ABILITY,
    DONE,
    EXCAVATE,
    INSTALL,
    PLACE,
    RAISE,
    REMOVE,
    USE,
    ability_of,
    column_of,
    is_aimed_at_red,
    is_white_placed,
    kind_of,
    remove_code,
    robot_of,
    ship_kind_of,
    space_of,
    target_of,
    worker_of,
)
from ufs.rules.board import (
    AFTER_ACTION,
    AFTER_ROUND,
    ANY,
    AT_SETUP,
    COLUMNS,
    WHEN_DESTROYED,
    WHEN_DUG,
    WHEN_HIT,
    WHEN_PLACED,
    WHEN_UNUSED,
    WHEN_USED,
    Board,
)
from ufs.rules.dice import (
    any_open_space,
    list_placements,
    needs_roll,
    pick_up_rest,
    place,
)
from ufs.rules.effects import drop_points, list_raises, raise_die
from ufs.rules.end import check_win
from ufs.rules.events import E_PHASE, E_ROUND, E_SET_ASIDE, OFF_PLAYER, tell
from ufs.rules.mothership import (
    kind_of_bit,
    list_spawns,
    mothership_phase,
    spawn,
    spawn_columns,
    spawn_kinds,
)
from ufs.rules.robots import (
    install,
    is_installing,
    list_installs,
    refresh,
    rest_unused,
    take_off,
)
from ufs.rules.rooms import (
    anything_to_resolve,
    clear_unused,
    excavate,
    list_uses,
    use_room,
)
from ufs.rules.state import (
    ABOARD,
    BASIC,
    DICE,
    OFF,
    ORANGE,
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
    s.points = 0
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
    if b.orange:  # F35
        s.ship_kind[b.ships - 1] = ORANGE
        s.ship_row[b.ships - 1] = ABOARD
    workers_to_hand(s)
    start_abilities(s, b)


def start_abilities(s: State, b: Board) -> None:
    """F4: nothing is spent, and the abilities of the setup take effect."""
    s.destroyed = 0
    s.core_shot = 0
    for ability in range(len(s.spent)):
        s.spent[ability] = 0
    end_of_round(s, b)
    if b.moments & AT_SETUP:
        happen(s, b, AT_SETUP, ANY, 0)


def workers_to_hand(s: State) -> None:
    for worker in range(WORKERS):
        s.worker_space[worker] = OFF
        s.worker_value[worker] = 0


def act(s: State, b: Board, action: int) -> None:
    """Carry out a legal action and all that follows, until a decision or a roll is due."""
    damage = s.damage
    destroyed = s.destroyed
    carry_out(s, b, action)
    follow_up(s, b, action, damage, destroyed)


def carry_out(s: State, b: Board, action: int) -> None:
    """The action itself, with what it sets off."""
    kind = kind_of(action)
    if kind == PLACE:
        worker = worker_of(action)
        place(s, b, worker, space_of(action))
        if b.moments & WHEN_PLACED:
            after_placing(s, b, worker)
    elif kind == USE:
        use_room(s, b, space_of(action), 1 if is_aimed_at_red(action) else 0)
        if b.moments & WHEN_USED:
            after_use(s, b, space_of(action))
    elif kind == EXCAVATE:
        excavate(s, b)
        if b.moments & WHEN_DUG:
            after_digging(s, b)
    elif kind == ABILITY:
        set_off(s, b, ability_of(action), target_of(action))
    elif kind != DONE:
        act_otherwise(s, b, kind, action)


def follow_up(s: State, b: Board, action: int, damage: int, destroyed: int) -> None:
    """All that follows an action; `damage` and `destroyed` are the counts before it."""
    settle(s, b, damage, destroyed)
    if action == DONE:
        end_rooms_phase(s, b)
    go_on(s, b)
    # D14 comes last: dice that are set aside (D15) are not rolled again.
    if is_white_placed(action) and s.phase == DICE:
        pick_up_rest(s)


def act_otherwise(s: State, b: Board, kind: int, action: int) -> None:
    """B1, B2, A5, M4: robots are installed or taken off, dice are raised, ships spawn."""
    if kind == INSTALL:
        gave_up = install(s, robot_of(action), space_of(action))
        if gave_up and b.moments & WHEN_UNUSED:
            after_giving_up(s, b, space_of(action))
    elif kind == RAISE:
        raise_die(s, worker_of(action))
    elif kind == REMOVE:
        take_off(s, robot_of(action), OFF_PLAYER)
    else:
        spawn(s, b, ship_kind_of(action), column_of(action))


def settle(s: State, b: Board, damage: int, destroyed: int) -> None:
    """F10, F11, F36: what hits and destroyed ships set off, and whether all goals are met now."""
    if b.moments & (WHEN_HIT | WHEN_DESTROYED):
        after_losses(s, b, damage, destroyed)
    if b.goals:
        check_win(s, b)


def go_on(s: State, b: Board) -> None:
    """Carry out every forced step: the ends of phases and single possible spawns."""
    if s.phase == DICE and no_worker_can_be_placed(s, b):
        set_aside_rest(s)
        set_phase(s, ROOMS)
    if s.points > 0:  # A5: an ability may have buried the dice that could take them (F20)
        drop_points(s)
    if (
        s.phase == ROOMS
        and s.points == 0
        and not is_installing(s, b)
        and not anything_to_resolve(s, b)
    ):
        if b.chosen == 0 or not any_to_choose(s, b):
            end_rooms_phase(s, b)
    if s.phase == SPAWN:
        spawn_forced(s, b)


def set_phase(s: State, phase: int) -> None:
    s.phase = phase
    tell(s, E_PHASE, phase)


def no_worker_can_be_placed(s: State, b: Board) -> bool:
    """D1: every worker is placed. D15 (pnp1): or none of the others has a legal space."""
    for worker in range(WORKERS):
        if s.worker_space[worker] == OFF:
            return b.robots_block != 0 and not any_open_space(s, b)
    return True


def set_aside_rest(s: State) -> None:
    """D15 (pnp1): workers without a legal space are set aside without effect."""
    for worker in range(WORKERS):
        if s.worker_space[worker] == OFF:
            s.worker_space[worker] = RESOLVED
            tell(s, E_SET_ASIDE, worker)


def end_rooms_phase(s: State, b: Board) -> None:
    """R1, B1, B6: clear what is left, install what waits (pnp1), then the mothership phase."""
    if b.moments & WHEN_UNUSED:
        damage = s.damage
        destroyed = s.destroyed
        before_clearing(s, b)
        settle(s, b, damage, destroyed)
        if s.result != UNDECIDED:  # E4
            return
    clear_unused(s)
    rest_unused(s, b)
    if is_installing(s, b):
        return
    refresh(s, b)
    damage = s.damage
    destroyed = s.destroyed
    mothership_phase(s, b)
    if b.moments & (AFTER_ACTION | AFTER_ROUND):
        after_mothership(s, b)
    settle(s, b, damage, destroyed)
    if s.result == UNDECIDED:
        set_phase(s, SPAWN)


def spawn_forced(s: State, b: Board) -> None:
    """M4, M5: spawn while there is no choice; then the next round begins."""
    while True:
        columns = spawn_columns(s, b)
        kinds = spawn_kinds(s, b)
        if columns == 0 or kinds == 0:
            next_round(s, b)
            return
        if columns & (columns - 1) or kinds == 3:
            return
        column = 0
        while not (columns >> column) & 1:
            column += 1
        spawn(s, b, kind_of_bit(kinds), column)


def next_round(s: State, b: Board) -> None:
    """D1: all workers back in hand, to be rolled."""
    if b.abilities:
        end_of_round(s, b)
    s.round += 1
    workers_to_hand(s)
    s.phase = DICE
    tell(s, E_ROUND, s.round)


def legal_actions(s: State, b: Board, out: list[int]) -> int:
    """Write every legal action into `out` and return how many there are. A roll is none of them."""
    n = 0
    if s.phase == DICE:
        if not needs_roll(s):
            n = list_placements(s, b, out)
    elif s.phase == ROOMS:
        if s.points > 0:
            n = list_raises(s, out)
        else:
            n = list_installs(s, b, out) if is_installing(s, b) else list_uses(s, b, out)
    elif s.phase == SPAWN:
        n = list_spawns(s, b, out)
    if s.phase != OVER and not b.robots_stay:  # B2
        for robot in range(b.robots):
            if s.robot_space[robot] != OFF:
                out[n] = remove_code(robot)
                n += 1
    if b.chosen:
        n = list_chosen(s, b, out, n)
    return n
