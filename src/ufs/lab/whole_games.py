"""Loops over whole games: Numba compiles them, and plain Python runs them without it."""

from __future__ import annotations

from ufs.lab.greedy import CURRENT, greedy_action
from ufs.rules.board import Board
from ufs.rules.chance import seed_dice
from ufs.rules.play import play_random
from ufs.rules.state import OVER, State
from ufs.rules.turn import act, start

STATES = 2  # CURRENT and TRIAL
OUTCOME_SIZE = 5  # numbers recorded per game


def play_greedy(states: list[State], b: Board, seed: int, out: list[int]) -> int:
    """One whole game of the greedy bot; returns how many decisions it took."""
    start(states[CURRENT], b)
    seed_dice(states[CURRENT], seed)
    decisions = 0
    while states[CURRENT].phase != OVER:
        act(states[CURRENT], b, greedy_action(states, b, out))
        decisions += 1
    return decisions


def record_outcome(s: State, outcomes: list[int], game: int, decisions: int) -> None:
    """Write down how a game ended, for `outcome.Outcome`."""
    outcomes[game * OUTCOME_SIZE] = s.result
    outcomes[game * OUTCOME_SIZE + 1] = s.round
    outcomes[game * OUTCOME_SIZE + 2] = s.research
    outcomes[game * OUTCOME_SIZE + 3] = s.damage
    outcomes[game * OUTCOME_SIZE + 4] = decisions


def random_games(
    states: list[State], b: Board, seeds: list[int], out: list[int], outcomes: list[int]
) -> None:
    for game in range(len(seeds)):
        decisions = play_random(states[CURRENT], b, seeds[game], out)
        record_outcome(states[CURRENT], outcomes, game, decisions)


def greedy_games(
    states: list[State], b: Board, seeds: list[int], out: list[int], outcomes: list[int]
) -> None:
    for game in range(len(seeds)):
        decisions = play_greedy(states, b, seeds[game], out)
        record_outcome(states[CURRENT], outcomes, game, decisions)
