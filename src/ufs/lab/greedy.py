"""The greedy bot: look one action ahead and take what looks best (`coach.core.heuristic`).

Plain functions, which Numba compiles too.
"""

from __future__ import annotations

from typing import Any

from ufs.coach.core.heuristic import FOR_WINNING, heuristic_score, try_action
from ufs.rules.board import Board
from ufs.rules.dice import needs_roll, roll
from ufs.rules.state import State, copy_state
from ufs.rules.turn import legal_actions

CURRENT = 0  # the state of the game
TRIAL = 1  # the state on which an action is tried


def copy_to_trial(states: list[State]) -> None:
    """Copy the current state to the trial state."""
    copy_state(states[CURRENT], states[TRIAL])


def copy_record_to_trial(states: Any) -> None:
    """`copy_to_trial` for compiled code, where a row of an array is copied by assignment."""
    states[TRIAL] = states[CURRENT]


def greedy_action(states: list[State], b: Board, out: list[int]) -> int:
    """Roll if a roll is due; returns the legal action that looks best, the first among equals."""
    if needs_roll(states[CURRENT]):
        roll(states[CURRENT])
    best = 0
    best_score = -2.0 * FOR_WINNING
    for i in range(legal_actions(states[CURRENT], b, out)):
        copy_to_trial(states)
        try_action(states[TRIAL], b, out[i])
        score = heuristic_score(states[TRIAL], b)
        if score > best_score:
            best = out[i]
            best_score = score
    return best
