"""Whole games in one go: the loops that Numba compiles, and that plain Python runs without it."""

from __future__ import annotations

from ufs.lab.greedy import PRESENT, greedy_action
from ufs.rules.board import Board
from ufs.rules.chance import seed_dice
from ufs.rules.play import play_random
from ufs.rules.state import OVER, State
from ufs.rules.turn import act, start

STATES = 2  # the present and the trial
NOTED = 5  # numbers noted about each game


def play_greedy(states: list[State], b: Board, seed: int, out: list[int]) -> int:
    """One whole game of the greedy bot; returns how many decisions it took."""
    start(states[PRESENT], b)
    seed_dice(states[PRESENT], seed)
    decisions = 0
    while states[PRESENT].phase != OVER:
        act(states[PRESENT], b, greedy_action(states, b, out))
        decisions += 1
    return decisions


def note_game(s: State, noted: list[int], game: int, decisions: int) -> None:
    """How a game ended, for `outcome.Outcome`."""
    noted[game * NOTED] = s.result
    noted[game * NOTED + 1] = s.round
    noted[game * NOTED + 2] = s.research
    noted[game * NOTED + 3] = s.damage
    noted[game * NOTED + 4] = decisions


def random_games(
    states: list[State], b: Board, seeds: list[int], out: list[int], noted: list[int]
) -> None:
    for game in range(len(seeds)):
        decisions = play_random(states[PRESENT], b, seeds[game], out)
        note_game(states[PRESENT], noted, game, decisions)


def greedy_games(
    states: list[State], b: Board, seeds: list[int], out: list[int], noted: list[int]
) -> None:
    for game in range(len(seeds)):
        decisions = play_greedy(states, b, seeds[game], out)
        note_game(states[PRESENT], noted, game, decisions)
