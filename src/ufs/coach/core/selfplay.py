"""Self-play for training: games played by the search, with every position and its target.

The target of a position mixes the network's own value one roll later with the end of the game (TD
lambda). An exploratory plan, played although another looked better, does not count against the
positions before it.
"""

from __future__ import annotations

from typing import Any

from ufs.coach.core.network import Network
from ufs.coach.core.network_shape import FloatArray
from ufs.coach.core.playouts import MAX_MARKS, Budget, PlayoutBuffers, choose_plan, mean
from ufs.coach.core.search import put
from ufs.rules.board import LAST_SPACE, Board
from ufs.rules.chance import MASK, draw, mix
from ufs.rules.dice import needs_roll, roll
from ufs.rules.state import OVER, WON_RESEARCH, State
from ufs.rules.turn import act

CURIOUS_STREAM = 0x3C6EF372


def change_start(s: State, b: Board, key: int) -> None:
    """Change the start: further in research, deeper in the base, lower in the sky."""
    s.research = max(draw(key, 1, 0, b.research_length), draw(key, 2, 0, b.research_length))
    way = LAST_SPACE + 1 - b.excavator_start
    s.excavator = b.excavator_start + max(draw(key, 1, 1, way), draw(key, 2, 1, way))
    s.energy = max(draw(key, 1, 2, b.energy_max + 1), draw(key, 2, 2, b.energy_max + 1))
    s.damage = min(draw(key, 1, 3, b.hits), draw(key, 2, 3, b.hits))
    lower = min(draw(key, 1, 4, b.skull_row - 2), draw(key, 2, 4, b.skull_row - 2))
    s.mothership = lower
    for ship in range(b.basic_ships):
        s.ship_row[ship] = min(b.city_row - 1, lower + draw(key, 1, 5 + ship, 7))


def self_play(
    b: Board,
    m: Network,
    h: PlayoutBuffers,
    e: Budget,
    key: int,
    curious: float,
    mixing: float,
    comfort: float,
    states: Any,
    targets: FloatArray,
    room: int,
) -> int:
    """Play the game in `h.games[1]`, fill `states` and `targets`; returns how many positions."""
    s = h.games[1]
    n = 0
    marks = 0
    decisions = 0
    while s.phase != OVER and n + 40 < room and marks < MAX_MARKS:
        if needs_roll(s):
            roll(s)
        plan = choose_plan(s, b, m, h, e, mix((key + decisions) & MASK))
        best = mean(h, plan)
        chance = draw(key, CURIOUS_STREAM, decisions, 1000)
        off_path = chance < curious * 1000 and h.outer.count[2] > 1
        if off_path:
            plan = draw(key, CURIOUS_STREAM + 1, decisions, h.outer.count[2])
        for k in range(h.outer.leaf_plan[plan, 0]):
            act(s, b, h.outer.leaf_plan[plan, 1 + k])
            decisions += 1
            if s.phase != OVER:
                put(states, n, s)
                n += 1
        h.mark_end[marks] = n
        h.mark_best[marks] = best
        h.mark_off[marks] = 1 if off_path else 0
        marks += 1
    if s.phase != OVER:
        return 0
    spread_targets(h, marks, worth_of_end(s, b, comfort), mixing, targets)
    return n


def worth_of_end(s: State, b: Board, comfort: float) -> float:
    """1 for a win. While wins are rare, a lost game earns a little for its research."""
    if s.result == WON_RESEARCH:
        return 1.0
    done = 0
    whole = 0
    for i in range(b.research_length):
        whole += b.research_cost[i]
        if i < s.research:
            done += b.research_cost[i]
    return comfort * done / whole


def spread_targets(
    h: PlayoutBuffers, marks: int, result: float, mixing: float, targets: FloatArray
) -> None:
    """Going backwards from the end, give each plan's positions the value the plan led to."""
    after = result  # the value of the position at the end of the plan
    for mark in range(marks - 1, -1, -1):
        first = h.mark_end[mark - 1] if mark > 0 else 0
        for i in range(first, h.mark_end[mark]):
            targets[i] = after
        best = h.mark_best[mark]
        if h.mark_off[mark] and mixing < 1.0:
            after = best
        else:
            after = (1.0 - mixing) * best + mixing * after
