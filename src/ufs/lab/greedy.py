"""The greedy bot: look one action ahead and take what looks best (`coach.core.heuristic`).

The functions are plain ones that Numba compiles too.
"""

from __future__ import annotations

from ufs.coach.core.heuristic import FOR_WINNING, at_a_glance, look_ahead
from ufs.rules.board import Board
from ufs.rules.dice import needs_roll, roll
from ufs.rules.state import State, copy_state
from ufs.rules.turn import legal_actions

PRESENT = 0  # the state of the game, and the state in which an action is tried
TRIAL = 1


def try_out(states: list[State]) -> None:
    """Make the trial equal to the present."""
    copy_state(states[PRESENT], states[TRIAL])


def greedy_action(states: list[State], b: Board, out: list[int]) -> int:
    """Roll if a roll is due, then the legal action that looks best; of equal ones the first."""
    if needs_roll(states[PRESENT]):
        roll(states[PRESENT])
    best = 0
    best_score = -2.0 * FOR_WINNING
    for i in range(legal_actions(states[PRESENT], b, out)):
        try_out(states)
        look_ahead(states[TRIAL], b, out[i])
        score = at_a_glance(states[TRIAL], b)
        if score > best_score:
            best = out[i]
            best_score = score
    return best
