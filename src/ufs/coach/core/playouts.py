"""Playouts: rounds and whole games played by the search, and every action of a position in turn.

Imagined dice come from separate `key`s; a game's own dice are read only when that game really
rolls.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ufs.coach.core.network import Network, value
from ufs.coach.core.network_shape import FloatArray
from ufs.coach.core.search import SearchBuffers, copy_plan, find_plans, put, settle_spawns
from ufs.rules.board import Board
from ufs.rules.chance import MASK, draw, mix
from ufs.rules.dice import needs_roll, roll, set_die
from ufs.rules.state import DICE, DIE_SIDES, OFF, OVER, SPAWN, WORKERS, State
from ufs.rules.turn import act

MAX_MARKS = 512


class Budget(NamedTuple):
    """How much to search for one roll."""

    width: int  # of the beam
    rooms: int  # full boards whose rooms phase is searched
    candidates: int  # plans that are played out
    playouts: int  # in total, distributed by sequential halving; 0: the network alone decides
    inner_width: int  # the same for the search inside a playout
    inner_rooms: int
    rounds: int  # length of a playout: 1 ends at the next start of a round


class PlayoutBuffers(NamedTuple):
    """Memory for playouts: two sets of search buffers, and states to play with."""

    outer: SearchBuffers
    inner: SearchBuffers
    games: Any  # states
    total: FloatArray  # by candidate: the sum of the playouts' values
    number: Any  # by candidate: how many playouts
    order: Any  # candidates, the best first
    mark_end: Any  # for self-play: where each plan's positions end,
    mark_best: FloatArray  # the value of the best plan there,
    mark_off: Any  # and whether another plan was played
    marks: Any  # how many marks there are


def roll_from(s: State, key: int) -> None:
    """Roll the workers in hand with imagined dice. Same key, round and hand size: same dice."""
    left = 0
    for worker in range(WORKERS):
        if s.worker_space[worker] == OFF:
            left += 1
    low = mix((key + 977 * s.round + 131 * left) & MASK)
    for worker in range(WORKERS):
        if s.worker_space[worker] == OFF:
            set_die(s, worker, 1 + draw(low, key & MASK, worker, DIE_SIDES))


def step(
    games: Any, i: int, b: Board, m: Network, w: SearchBuffers, width: int, rooms: int
) -> None:
    """Carry out the best plan from here to the next roll or the next round."""
    if games[i].phase == SPAWN:
        settle_spawns(games[i], b, m, w)
    else:
        find_plans(games[i], b, m, w, width, rooms, max(rooms, 1))
        put(games, i, w.leaves[0])


def play_on(
    games: Any, i: int, b: Board, m: Network, w: SearchBuffers, key: int, until: int, e: Budget
) -> float:
    """Play on to the start of round `until`; returns the network's value there, or the result."""
    s = games[i]
    while s.phase != OVER and not (s.phase == DICE and s.round >= until):
        if needs_roll(s):
            roll_from(s, key)
        step(games, i, b, m, w, e.inner_width, e.inner_rooms)
    return value(s, b, m)


def choose_plan(s: State, b: Board, m: Network, h: PlayoutBuffers, e: Budget, key: int) -> int:
    """Find plans and play out the best ones; returns the index of the best one in `h.outer`."""
    w = h.outer
    n = find_plans(s, b, m, w, e.width, e.rooms, max(e.candidates, e.rooms))
    n = min(n, e.candidates)
    for i in range(n):
        h.order[i] = i
        h.total[i] = 0.0
        h.number[i] = 0
    if n < 2 or e.playouts == 0:
        return 0
    until = horizon(s, h, n, e.rounds)
    done = 0
    while n > 1 and done < e.playouts:
        each = max(1, (e.playouts // max(1, stages(e.candidates))) // n)
        for i in range(n):
            sample(b, m, h, h.order[i], until, each, key, e)
        done += each * n
        sort_candidates(h, n)
        n = (n + 1) // 2
    return int(h.order[0])


def stages(candidates: int) -> int:
    """How often this number of candidates can be halved."""
    count = 0
    while candidates > 1:
        candidates = (candidates + 1) // 2
        count += 1
    return count


def horizon(s: State, h: PlayoutBuffers, n: int, rounds: int) -> int:
    """The round at whose start playouts stop: beyond where the plans end."""
    for i in range(n):
        if h.outer.leaves[i].round == s.round and h.outer.leaves[i].phase == DICE:
            return s.round + rounds
    return s.round + 1 + rounds


def sample(
    b: Board, m: Network, h: PlayoutBuffers, leaf: int, until: int, each: int, key: int, e: Budget
) -> None:
    """Play out a candidate `each` more times; playout n has the same dice for every candidate."""
    for _ in range(each):
        put(h.games, 0, h.outer.leaves[leaf])
        dice = mix((key + 7919 * h.number[leaf]) & MASK)
        h.total[leaf] += play_on(h.games, 0, b, m, h.inner, dice, until, e)
        h.number[leaf] += 1


def mean(h: PlayoutBuffers, leaf: int) -> float:
    """The value of a plan: the mean of its playouts, with the network's value as one more."""
    return float((h.total[leaf] + h.outer.leaf_value[leaf]) / (h.number[leaf] + 1))


def sort_candidates(h: PlayoutBuffers, n: int) -> None:
    for i in range(1, n):
        leaf = h.order[i]
        at = i
        while at > 0 and mean(h, h.order[at - 1]) < mean(h, leaf):
            h.order[at] = h.order[at - 1]
            at -= 1
        h.order[at] = leaf


def play_game(b: Board, m: Network, h: PlayoutBuffers, e: Budget, key: int) -> int:
    """Play the game in `h.games[1]` to its end with its own dice; returns the decisions taken.

    `h.mark_best` gets the estimated chance at each plan, `h.marks[0]` the number of plans.
    """
    s = h.games[1]
    decisions = 0
    h.marks[0] = 0
    while s.phase != OVER:
        if needs_roll(s):
            roll(s)
        plan = choose_plan(s, b, m, h, e, mix((key + decisions) & MASK))
        if h.marks[0] < MAX_MARKS:
            h.mark_best[h.marks[0]] = mean(h, plan)
            h.marks[0] += 1
        for k in range(h.outer.leaf_plan[plan, 0]):
            act(s, b, h.outer.leaf_plan[plan, 1 + k])
            decisions += 1
    return decisions


# --- every action of a position, in small batches, so that `advice` can report and stop ---


def evaluate_action(
    s: State, b: Board, m: Network, h: PlayoutBuffers, e: Budget, code: int, i: int,
    roots: Any, plans: Any, worth: FloatArray,
) -> None:  # fmt: skip
    """One action and the best plan after it, up to the next roll, into row `i`."""
    put(roots, i, s)
    act(roots[i], b, code)
    plans[i, 0] = 1
    plans[i, 1] = code
    after = roots[i]
    if after.phase == OVER or needs_roll(after):
        worth[i] = value(after, b, m)
        return
    w = h.outer
    find_plans(after, b, m, w, e.width, e.rooms, max(e.rooms, 1))
    put(roots, i, w.leaves[0])
    worth[i] = w.leaf_value[0]
    copy_plan(w.leaf_plan, 0, plans, i)
    size = plans[i, 0]
    for k in range(size, 0, -1):  # the action itself comes first
        plans[i, k + 1] = plans[i, k]
    plans[i, 1] = code
    plans[i, 0] = size + 1


def play_out_row(
    b: Board, m: Network, h: PlayoutBuffers, e: Budget, i: int, until: int, each: int, key: int,
    roots: Any, sums: Any, squares: Any, numbers: Any,
) -> None:  # fmt: skip
    """Play out row `i` `each` more times; playout n has the same dice for every row."""
    for _ in range(each):
        put(h.games, 0, roots[i])
        dice = mix((key + 7919 * numbers[i]) & MASK)
        gain = play_on(h.games, 0, b, m, h.inner, dice, until, e)
        sums[i] += gain
        squares[i] += gain * gain
        numbers[i] += 1
