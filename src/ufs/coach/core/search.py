"""The search within a round: from one roll to the next, and from the rooms to the next round.

Between two rolls nothing is left to chance, so a plan covers the dice in hand up to the next roll:
some plain dice and a white one, or all remaining dice and then the rooms. `find_plans` finds good
plans with a beam search; the network values the position where each plan ends. `choose_plan` (in
`playouts`) then plays out the best ones with the same dice for all.

Plain functions; Numba compiles them together with the rules.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ufs.coach.core.network import Network, value
from ufs.rules.abilities import is_left, list_chosen, turns_dice
from ufs.rules.actions import (
    ABILITY,
    ACTIONS,
    DONE,
    EXCAVATE,
    RAISE,
    USE,
    ability_of,
    is_nudged_up,
    kind_of,
    nudged_worker,
    place_code,
    space_of,
    target_of,
    worker_of,
)
from ufs.rules.board import (
    BARRAGE,
    COMMAND,
    ENERGY,
    FIGHTERS,
    FLIP,
    JAM,
    LIFT,
    MATCH,
    MAX_EFFECTS,
    MAX_ROOM_SIZE,
    MISSILES,
    NO_EFFECT,
    NUDGE,
    REPAIR,
    RESEARCH,
    ROBOT,
    ROOM,
    SPACES,
    SUPPLIES,
    WHEN_DESTROYED,
    Board,
)
from ufs.rules.dice import needs_roll, taken_columns
from ufs.rules.effects import list_raises, may_turn
from ufs.rules.excavator import is_excavated, steps_ahead, worker_ahead
from ufs.rules.robots import is_installing, list_installs
from ufs.rules.rooms import SUPPLIED, has_effect, list_uses
from ufs.rules.state import (
    DICE,
    DIE_SIDES,
    FIRST_WHITE,
    OFF,
    ROOMS,
    SPAWN,
    WORKERS,
    State,
    copy_state,
)
from ufs.rules.turn import act, legal_actions

MAX_WIDTH = 64  # of the beam
MAX_LEAVES = 64  # plans
MAX_DEPTH = 24  # actions in one rooms phase
MAX_PLAN = 32  # actions in one plan
LIST = ACTIONS  # action codes in one position
MOST_TRIED = 3000  # ends of one rooms phase that are evaluated; a large team has far more

# The order in which rooms are tried; energy may come at any time.
ORDER_RESEARCH = 1
ORDER_FIGHTERS = 2
ORDER_DIG = 3
ORDER_ROBOT = 4


class SearchBuffers(NamedTuple):
    """Memory for the search; allocated once, used for every search."""

    beam: Any  # 2 * MAX_WIDTH states: this level and the next
    beam_value: Any  # exact, to recognise the same board reached another way
    beam_plan: Any  # 2 * MAX_WIDTH rows of MAX_PLAN numbers: how many actions, then the actions
    leaves: Any  # MAX_LEAVES states, the best first
    leaf_value: Any
    leaf_plan: Any
    stack: Any  # MAX_DEPTH states of a rooms phase
    stack_list: Any  # MAX_DEPTH rows of LIST actions
    stack_next: Any
    stack_count: Any
    stack_order: Any
    stack_plan: Any
    best: Any  # one state: where the best rooms phase ended
    best_plan: Any
    trial: Any  # three states to try things on
    out: Any
    count: Any  # 0: nodes of the beam, 1: nodes of the next level, 2: leaves, 3: evaluations


def put(states: Any, i: int, s: State) -> None:
    """Copy a state into an array of states (compiled code assigns the record)."""
    copy_state(s, states[i])


def put_compiled(states: Any, i: int, s: State) -> None:
    """`put` in compiled code."""
    states[i] = s


def copy_plan(source: Any, i: int, target: Any, j: int) -> None:
    for k in range(source[i, 0] + 1):
        target[j, k] = source[i, k]


def list_candidates(s: State, b: Board, out: Any) -> int:
    """Placements worth trying: equal dice once, useless spaces only if nothing else is free."""
    free = ~taken_columns(s, b)
    may_go_ahead = worker_ahead(s) < 0
    seen = 0
    n = 0
    for worker in range(WORKERS):
        if s.worker_space[worker] != OFF:
            continue
        die = s.worker_value[worker]
        mark = 1 << (die + (8 if worker >= FIRST_WHITE else 0))
        if seen & mark:
            continue
        seen |= mark
        live = 0
        for space in range(SPACES):
            if not (free >> b.column[space]) & 1 or is_held_by_robot(s, b, space):
                continue
            if is_excavated(s, space):
                useful = is_useful(s, b, space, die)
            else:
                steps = steps_ahead(s, space)
                reach = die + b.dig_reach
                if steps <= 0 or not may_go_ahead or (steps > reach and not b.any_space_ahead):
                    continue
                useful = steps <= reach
            if useful:
                out[n] = place_code(worker, space)
                n += 1
                live |= 1 << b.column[space]
        for space in range(SPACES):  # one dead space where a column has nothing better
            column = b.column[space]
            if (
                (free >> column) & 1
                and not (live >> column) & 1
                and not is_held_by_robot(s, b, space)
            ):
                if is_excavated(s, space) or (
                    may_go_ahead and b.any_space_ahead and steps_ahead(s, space) > 0
                ):
                    live |= 1 << column
                    out[n] = place_code(worker, space)
                    n += 1
    return list_worth_choosing(s, b, out, n) if b.chosen else n


def list_worth_choosing(s: State, b: Board, out: Any, n: int) -> int:
    """F13: the abilities that may be used now, except turning dice where that cannot be best."""
    kept = n
    end = list_chosen(s, b, out, n)
    for i in range(n, end):
        if is_worth_turning(s, b, ability_of(out[i]), target_of(out[i])):
            out[kept] = out[i]
            kept += 1
    return kept


def is_worth_turning(s: State, b: Board, ability: int, target: int) -> bool:
    """F13: turn dice on the board only in the rooms phase, when more is known, and only upwards."""
    effect = b.ability_effect[ability]
    if effect == NUDGE:
        if s.phase == DICE:
            return s.worker_space[nudged_worker(target)] == OFF
        return is_nudged_up(target) and is_in_room(s, b, nudged_worker(target))
    if b.ability_amount[ability] > 1:
        return True
    if effect == FLIP:
        if s.phase == DICE:
            return s.worker_space[target] == OFF
        return s.worker_value[target] <= DIE_SIDES // 2 and is_in_room(s, b, target)
    if effect == MATCH and s.phase == ROOMS:
        for worker in range(WORKERS):
            if may_turn(s, worker) and s.worker_value[worker] > s.worker_value[target]:
                return False
    return True


def is_in_room(s: State, b: Board, worker: int) -> bool:
    """Not on an AA gun or in a tunnel, where the value no longer matters."""
    return b.kind[s.worker_space[worker]] == ROOM


def is_held_by_robot(s: State, b: Board, space: int) -> bool:
    """D15 (pnp1): a robot blocks its space."""
    return b.robots_block != 0 and (s.robot_space[0] == space or s.robot_space[1] == space)


def is_useful(s: State, b: Board, space: int, die: int) -> bool:
    """A space that holds ships, or a room that works and has no better room in its column."""
    if b.hold[space] > 0:
        return True
    if b.kind[space] != ROOM:
        return False
    room = b.room[space]
    if b.room_size[room] > 1:
        return is_dug_out(s, b, room)
    effect = b.room_effect[room * MAX_EFFECTS]
    if b.room_effect[room * MAX_EFFECTS + 1] != NO_EFFECT:
        return True
    strength = b.room_modifier[room] + die + b.bonus[effect]
    if strength <= 0 and not may_work_yet(s, b, strength):
        return False
    for other in range(SPACES):
        if b.column[other] == b.column[space] and other != space and b.kind[other] == ROOM:
            if is_excavated(s, other) and outdoes(b, b.room[other], room):
                return s.robot_space[0] == other or s.robot_space[1] == other
    return True


def may_work_yet(s: State, b: Board, strength: int) -> bool:
    """F25, F27, F40, F44: supplies or a turned die could still make the room work."""
    more = SUPPLIED if s.supplies > 0 else 0
    for ability in range(b.chosen):
        if is_left(s, b, ability):
            effect = b.ability_effect[ability]
            if turns_dice(effect):
                more = max(more, DIE_SIDES - 1)
            elif effect == SUPPLIES:
                more = max(more, SUPPLIED)
    return strength + more > 0


def is_dug_out(s: State, b: Board, room: int) -> bool:
    for i in range(b.room_size[room]):
        if not is_excavated(s, b.room_space[room * MAX_ROOM_SIZE + i]):
            return False
    return True


def outdoes(b: Board, other: int, room: int) -> bool:
    """The other room has the same effect and is better, or equal with a lower index."""
    if b.room_size[other] > 1 or b.room_effect[other * MAX_EFFECTS + 1] != NO_EFFECT:
        return False
    if b.room_effect[other * MAX_EFFECTS] != b.room_effect[room * MAX_EFFECTS]:
        return False
    more = b.room_modifier[other] - b.room_modifier[room]
    less = b.room_cost[room] - b.room_cost[other]
    return more >= 0 and less >= 0 and (more > 0 or less > 0 or other < room)


def find_plans(
    s: State, b: Board, m: Network, w: SearchBuffers, width: int, rooms: int, keep: int
) -> int:
    """Plans from here to the next roll, the best first, into `w.leaves`; returns how many.

    `width` is the width of the beam, `rooms` the number of full boards whose rooms phase is
    searched, `keep` the number of plans to keep.
    """
    w.count[2] = 0
    if s.phase == ROOMS:
        put(w.trial, 0, s)
        resolve_rooms(w.trial[0], b, m, w)
        add_leaf(w, w.best[0], w.best_plan, 0, w.leaf_value[MAX_LEAVES], keep)
        return int(w.count[2])
    if s.phase == SPAWN:
        find_spawn_plans(s, b, m, w, keep)
        return int(w.count[2])
    put(w.beam, 0, s)
    w.beam_plan[0, 0] = 0
    w.count[0] = 1
    this = 0
    for _ in range(WORKERS + b.chosen):
        if w.count[0] == 0:
            break
        w.count[1] = 0
        for node in range(w.count[0]):
            expand(b, m, w, this + node, MAX_WIDTH - this, width, keep)
        this = MAX_WIDTH - this
        w.count[0] = w.count[1]
    work_out_rooms(b, m, w, rooms)
    return int(w.count[2])


def find_spawn_plans(s: State, b: Board, m: Network, w: SearchBuffers, keep: int) -> None:
    """M4: every drop point that may be chosen; further ships are left to the next search."""
    n = legal_actions(s, b, w.out)
    for i in range(n):
        put(w.trial, 1, s)
        act(w.trial[1], b, w.out[i])
        w.best_plan[0, 0] = 1
        w.best_plan[0, 1] = w.out[i]
        w.count[3] += 1
        add_leaf(w, w.trial[1], w.best_plan, 0, value(w.trial[1], b, m), keep)


def expand(
    b: Board, m: Network, w: SearchBuffers, node: int, next_level: int, width: int, keep: int
) -> None:
    """Try every placement from a node of the beam."""
    n = list_candidates(w.beam[node], b, w.out)
    for i in range(n):
        put(w.trial, 1, w.beam[node])
        after = w.trial[1]
        act(after, b, w.out[i])
        worth = value(after, b, m)
        w.count[3] += 1
        size = w.beam_plan[node, 0] + 1
        w.beam_plan[node, size] = w.out[i]
        w.beam_plan[node, 0] = size
        if after.phase == DICE and not needs_roll(after):
            add_node(w, after, node, worth, next_level, width)
        else:
            if b.chosen and after.phase == ROOMS:
                worth = max(worth, worth_turned(after, b, m, w))
            add_leaf(w, after, w.beam_plan, node, worth, keep)
        w.beam_plan[node, 0] = size - 1


def worth_turned(s: State, b: Board, m: Network, w: SearchBuffers) -> float:
    """F13: the best value of a full board after turning a die or all dice; -1 if none may turn."""
    best = -1.0
    codes = w.stack_list[0]
    n = list_worth_choosing(s, b, codes, 0)
    for i in range(n):
        if is_turn(b, codes[i]):
            put(w.trial, 2, s)
            act(w.trial[2], b, codes[i])
            best = max(best, value(w.trial[2], b, m))
            w.count[3] += 1
    return best


def add_node(w: SearchBuffers, s: State, node: int, worth: float, level: int, width: int) -> None:
    """Keep the best `width` nodes of the next level; a board reached in two ways counts once."""
    n = w.count[1]
    worst = -1
    for i in range(n):
        if w.beam_value[level + i] == worth:
            return
        if worst < 0 or w.beam_value[level + i] < w.beam_value[level + worst]:
            worst = i
    if n < width:
        worst = n
        w.count[1] = n + 1
    elif worth <= w.beam_value[level + worst]:
        return
    put(w.beam, level + worst, s)
    w.beam_value[level + worst] = worth
    copy_plan(w.beam_plan, node, w.beam_plan, level + worst)


def add_leaf(w: SearchBuffers, s: State, plans: Any, plan: int, worth: float, keep: int) -> None:
    """Keep the best `keep` plans, sorted."""
    n = w.count[2]
    for i in range(n):
        if w.leaf_value[i] == worth:
            return
    if n == keep:
        if worth <= w.leaf_value[n - 1]:
            return
        n -= 1
    at = n
    while at > 0 and w.leaf_value[at - 1] < worth:
        put(w.leaves, at, w.leaves[at - 1])
        w.leaf_value[at] = w.leaf_value[at - 1]
        copy_plan(w.leaf_plan, at - 1, w.leaf_plan, at)
        at -= 1
    put(w.leaves, at, s)
    w.leaf_value[at] = worth
    copy_plan(plans, plan, w.leaf_plan, at)
    w.count[2] = n + 1


def work_out_rooms(b: Board, m: Network, w: SearchBuffers, rooms: int) -> None:
    """Search the rooms phase of the best leaves that have reached it; drop the other ones."""
    n = w.count[2]
    done = 0
    for i in range(n):
        if w.leaves[i].phase == ROOMS:
            if done < rooms:
                done += 1
                put(w.trial, 0, w.leaves[i])
                resolve_rooms(w.trial[0], b, m, w)
                put(w.leaves, i, w.best[0])
                w.leaf_value[i] = w.leaf_value[MAX_LEAVES]
                append_plan(w, i)
            else:
                w.leaf_value[i] = -1.0
    sort_leaves(w)
    drop_leaves(w)


def drop_leaves(w: SearchBuffers) -> None:
    """Drop leaves without a searched rooms phase, and duplicates."""
    kept = 0
    for i in range(w.count[2]):
        if w.leaf_value[i] < 0.0 or (kept > 0 and w.leaf_value[kept - 1] == w.leaf_value[i]):
            continue
        if kept < i:
            put(w.leaves, kept, w.leaves[i])
            w.leaf_value[kept] = w.leaf_value[i]
            copy_plan(w.leaf_plan, i, w.leaf_plan, kept)
        kept += 1
    w.count[2] = kept


def append_plan(w: SearchBuffers, leaf: int) -> None:
    size = w.leaf_plan[leaf, 0]
    more = min(w.best_plan[0, 0], MAX_PLAN - 1 - size)
    for k in range(more):
        w.leaf_plan[leaf, size + 1 + k] = w.best_plan[0, 1 + k]
    w.leaf_plan[leaf, 0] = size + more


def sort_leaves(w: SearchBuffers) -> None:
    """Insertion sort, the best first; slot MAX_LEAVES is the temporary."""
    for i in range(1, w.count[2]):
        worth = w.leaf_value[i]
        if w.leaf_value[i - 1] >= worth:
            continue
        put(w.leaves, MAX_LEAVES, w.leaves[i])
        copy_plan(w.leaf_plan, i, w.leaf_plan, MAX_LEAVES)
        at = i
        while at > 0 and w.leaf_value[at - 1] < worth:
            put(w.leaves, at, w.leaves[at - 1])
            w.leaf_value[at] = w.leaf_value[at - 1]
            copy_plan(w.leaf_plan, at - 1, w.leaf_plan, at)
            at -= 1
        put(w.leaves, at, w.leaves[MAX_LEAVES])
        w.leaf_value[at] = worth
        copy_plan(w.leaf_plan, MAX_LEAVES, w.leaf_plan, at)


def resolve_rooms(s: State, b: Board, m: Network, w: SearchBuffers) -> None:
    """The best use of the rooms: every choice of rooms in every order that can matter.

    The best final state goes into `w.best[0]`, its actions into `w.best_plan[0]`, its value into
    `w.leaf_value[MAX_LEAVES]`.
    """
    best = -1.0
    tried = 0
    put(w.stack, 0, s)
    w.stack_order[0] = 0
    open_level(b, m, w, 0)
    depth = 0
    while depth >= 0:
        if w.stack_next[depth] >= w.stack_count[depth]:
            depth -= 1
            continue
        code = w.stack_list[depth, w.stack_next[depth]]
        w.stack_next[depth] += 1
        w.stack_plan[depth] = code
        put(w.stack, depth + 1, w.stack[depth])
        after = w.stack[depth + 1]
        order = order_of(b, code)
        if depth == 0 and is_turn(b, code):
            tried = 0  # a board with other dice values gets its own limit
        act(after, b, code)
        if after.phase == ROOMS and depth + 2 < MAX_DEPTH and tried < MOST_TRIED:
            w.stack_order[depth + 1] = max(w.stack_order[depth], order)
            open_level(b, m, w, depth + 1)
            depth += 1
            continue
        if after.phase == ROOMS:  # not an end: too deep, or too many tried
            continue
        worth = value(after, b, m)
        w.count[3] += 1
        tried += 1
        if worth > best:
            best = worth
            put(w.best, 0, after)
            w.best_plan[0, 0] = depth + 1
            for k in range(depth + 1):
                w.best_plan[0, 1 + k] = w.stack_plan[k]
    w.leaf_value[MAX_LEAVES] = best


def open_level(b: Board, m: Network, w: SearchBuffers, depth: int) -> None:
    """List the actions worth trying at one step of a rooms phase."""
    s = w.stack[depth]
    w.stack_next[depth] = 0
    if is_installing(s, b):
        w.stack_list[depth, 0] = best_install(s, b, m, w)
        w.stack_count[depth] = 1
        return
    if s.points > 0:
        w.stack_count[depth] = list_raises_once(s, b, w, depth)
        return
    n = list_uses(s, b, w.out)
    if b.chosen:
        n = list_worth_choosing(s, b, w.out, n)
    kept = 0
    for i in range(n):
        order = order_of(b, w.out[i])
        if is_late(b, w, w.out[i], depth):
            continue
        if w.stack_order[depth] > 0 and is_command(b, w.out[i]):
            continue  # A5: dice are raised before they are used
        # Rooms that do not affect each other are tried in one order only.
        if order == 0 or order > w.stack_order[depth]:
            w.stack_list[depth, kept] = w.out[i]
            kept += 1
        elif order == w.stack_order[depth]:
            last = w.stack_plan[depth - 1]
            if order in (ORDER_RESEARCH, ORDER_ROBOT) or w.out[i] > last:
                w.stack_list[depth, kept] = w.out[i]
                kept += 1
    w.stack_count[depth] = kept


def list_raises_once(s: State, b: Board, w: SearchBuffers, depth: int) -> int:
    """A5: dice that may get the next point, in rooms if there are any, and in one order only."""
    first = 0
    if depth > 0 and kind_of(w.stack_plan[depth - 1]) == RAISE:
        first = worker_of(w.stack_plan[depth - 1])
    n = list_raises(s, w.out)
    any_in_room = False
    for i in range(n):
        any_in_room = any_in_room or is_in_room(s, b, worker_of(w.out[i]))
    kept = 0
    for i in range(n):
        worker = worker_of(w.out[i])
        if worker >= first and (not any_in_room or is_in_room(s, b, worker)):
            w.stack_list[depth, kept] = w.out[i]
            kept += 1
    return kept


def is_command(b: Board, code: int) -> bool:
    """A5: the use of a command room."""
    return kind_of(code) == USE and has_effect(b, b.room[space_of(code)], COMMAND)


def is_turn(b: Board, code: int) -> bool:
    return kind_of(code) == ABILITY and turns_dice(b.ability_effect[ability_of(code)])


def is_late(b: Board, w: SearchBuffers, code: int, depth: int) -> bool:
    """F13: dice that will show more are turned before anything else. If some will show less, their
    rooms may be used first."""
    if not is_turn(b, code) or may_show_less(b, ability_of(code)):
        return False
    turns = 0
    for k in range(depth):
        turns += is_turn(b, w.stack_plan[k])
    return turns < depth


def may_show_less(b: Board, ability: int) -> bool:
    """F40, F44: all dice are flipped, or set to a number below 6."""
    amount = b.ability_amount[ability]
    if b.ability_effect[ability] == FLIP:
        return amount > 1
    return b.ability_effect[ability] == MATCH and 1 < amount < DIE_SIDES


def order_of(b: Board, code: int) -> int:
    """Energy (0) may come at any time; then research, fighters, digging, robots."""
    order = plain_order(b, code)
    if order == ORDER_FIGHTERS and b.moments & WHEN_DESTROYED:
        return 0  # F11: a destroyed ship may bring energy, or lift others off their explosions
    return order


def plain_order(b: Board, code: int) -> int:
    kind = kind_of(code)
    if kind == DONE:
        return 9
    if kind == EXCAVATE:
        return ORDER_DIG
    if kind == ABILITY:
        return order_of_effect(b.ability_effect[ability_of(code)])
    if kind != USE:
        return 0
    room = b.room[space_of(code)]
    order = 0
    for i in range(MAX_EFFECTS):
        effect = b.room_effect[room * MAX_EFFECTS + i]
        if effect == ENERGY:
            return 0
        if effect == RESEARCH:
            return ORDER_RESEARCH
        if effect == FIGHTERS:
            order = ORDER_FIGHTERS
        elif effect != NO_EFFECT and order == 0:
            order = order_of_effect(effect)
    return order


def order_of_effect(effect: int) -> int:
    """Shoot before ships are lifted off their explosions. Robots come last, but a tunnel (0) may be
    dug before or after: a new robot goes where it looks best right away."""
    if effect == RESEARCH:
        return ORDER_RESEARCH
    if effect in (FIGHTERS, MISSILES, BARRAGE):
        return ORDER_FIGHTERS
    if effect in (JAM, LIFT, REPAIR):
        return ORDER_DIG
    return ORDER_ROBOT if effect == ROBOT else 0


def best_install(s: State, b: Board, m: Network, w: SearchBuffers) -> int:
    """Where a new robot looks best right away."""
    return best_at_once(s, b, m, w, list_installs(s, b, w.out))


def best_at_once(s: State, b: Board, m: Network, w: SearchBuffers, n: int) -> int:
    """Of the first `n` actions in `w.out`, the one whose result has the highest value."""
    best = w.out[0]
    best_value = -1.0
    for i in range(n):
        put(w.trial, 2, s)
        act(w.trial[2], b, w.out[i])
        worth = value(w.trial[2], b, m)
        w.count[3] += 1
        if worth > best_value:
            best_value = worth
            best = w.out[i]
    return int(best)


def settle_spawns(s: State, b: Board, m: Network, w: SearchBuffers) -> None:
    """M4: choose drop points one after the other until the next round can begin."""
    while s.phase == SPAWN:
        n = legal_actions(s, b, w.out)
        act(s, b, best_at_once(s, b, m, w, n))
