"""Looking at every move of a moment: where each leads with the best plan after it, and playing on.

Compiled like the search. `advice` calls these in small portions, so that thinking can be watched
and stopped.
"""

from __future__ import annotations

from typing import Any

from ufs.coach.core.network import Network, value
from ufs.coach.core.network_shape import FloatArray
from ufs.coach.core.playouts import Budget, PlayoutBuffers, play_on
from ufs.coach.core.search import copy_plan, put, think
from ufs.rules.board import Board
from ufs.rules.chance import MASK, mix
from ufs.rules.dice import needs_roll
from ufs.rules.state import OVER, State
from ufs.rules.turn import act


def look(
    s: State, b: Board, m: Network, h: PlayoutBuffers, e: Budget, code: int, i: int,
    roots: Any, plans: Any, worth: FloatArray,
) -> None:  # fmt: skip
    """One move and the best plan after it, up to the next roll, into row `i`."""
    put(roots, i, s)
    act(roots[i], b, code)
    plans[i, 0] = 1
    plans[i, 1] = code
    after = roots[i]
    if after.phase == OVER or needs_roll(after):
        worth[i] = value(after, b, m)
        return
    w = h.outer
    think(after, b, m, w, e.width, e.rooms, max(e.rooms, 1))
    put(roots, i, w.leaves[0])
    worth[i] = w.leaf_value[0]
    copy_plan(w.leaf_plan, 0, plans, i)
    size = plans[i, 0]
    for k in range(size, 0, -1):  # the move itself comes first
        plans[i, k + 1] = plans[i, k]
    plans[i, 1] = code
    plans[i, 0] = size + 1


def play_root_on(
    b: Board, m: Network, h: PlayoutBuffers, e: Budget, i: int, until: int, each: int, key: int,
    roots: Any, sums: Any, squares: Any, numbers: Any,
) -> None:  # fmt: skip
    """Play row `i` on some times more; the n-th time every row has the same dice."""
    for _ in range(each):
        put(h.games, 0, roots[i])
        dice = mix((key + 7919 * numbers[i]) & MASK)
        gain = play_on(h.games, 0, b, m, h.inner, dice, until, e)
        sums[i] += gain
        squares[i] += gain * gain
        numbers[i] += 1
