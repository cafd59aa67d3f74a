"""Whole games of random play: for benchmarks, and to compare the two modes."""

from __future__ import annotations

from collections.abc import Callable

from ufs.rules.actions import ACTIONS
from ufs.rules.board import Board
from ufs.rules.chance import MASK, STREAM_BOT, draw, key_high, key_low, mix, seed_dice
from ufs.rules.dice import needs_roll, roll
from ufs.rules.fields import spelled_out
from ufs.rules.state import OVER, STATE_FIELDS, WON_RESEARCH, State
from ufs.rules.turn import act, legal_actions, start

MAX_ACTIONS = ACTIONS


def play_random(s: State, b: Board, seed: int, out: list[int]) -> int:
    """Play one whole game with random choices; returns how many decisions it took."""
    start(s, b)
    seed_dice(s, seed)
    low = key_low(seed & MASK, (seed >> 32) & MASK, STREAM_BOT)
    high = key_high(seed & MASK, (seed >> 32) & MASK, STREAM_BOT)
    decisions = 0
    while s.phase != OVER:
        act(s, b, random_action(s, b, low, high, decisions, out))
        decisions += 1
    return decisions


def random_action(s: State, b: Board, low: int, high: int, count: int, out: list[int]) -> int:
    """Roll if a roll is due, list the legal actions, and pick one."""
    if needs_roll(s):
        roll(s)
    return out[draw(low, high, count, legal_actions(s, b, out))]


def play_games(
    s: State, b: Board, seed: int, games: int, out: list[int], totals: list[int]
) -> None:
    """Play `games` games from consecutive seeds; adds decisions and wins to `totals`."""
    for game in range(games):
        totals[0] += play_random(s, b, seed + game, out)
        if s.result == WON_RESEARCH:
            totals[1] += 1


def hash_games(s: State, b: Board, seed: int, games: int, out: list[int]) -> int:
    """Play games and fold every state and every list of legal actions into one number."""
    h = 0
    for game in range(games):
        start(s, b)
        seed_dice(s, seed + game)
        low = key_low((seed + game) & MASK, 0, STREAM_BOT)
        decisions = 0
        while s.phase != OVER:
            action = random_action(s, b, low, 0, decisions, out)
            n = legal_actions(s, b, out)
            h = mix((h + n) & MASK)
            for i in range(n):
                h = mix((h ^ out[i]) & MASK)
            act(s, b, action)
            h = hash_state(s, h)
            decisions += 1
    return h


HASH = {True: "h = hash_numbers(s.{}, h)", False: "h = hash_number(s.{}, h)"}
# Folds every field of a state into a running hash.
hash_state: Callable[[State, int], int] = spelled_out(
    "hash_state(s, h)",
    (*(HASH[one.size > 0].format(one.name) for one in STATE_FIELDS), "return h"),
)


def hash_numbers(values: list[int], h: int) -> int:
    for i in range(len(values)):
        h = hash_number(values[i], h)
    return h


def hash_number(value: int, h: int) -> int:
    return mix((h + value) & MASK)


def copy_states(states: list[State], copies: int) -> int:
    """Copy states back and forth inside one array; for measuring what a copy costs."""
    last = len(states) - 1
    for i in range(copies):
        states[1 + i % last] = states[i % 2]
    return copies
