"""Whole games of random play: for benchmarks, and to hold the two modes against each other."""

from __future__ import annotations

from ufs.rules.actions import ACTIONS
from ufs.rules.board import MAX_ABILITIES, Board
from ufs.rules.chance import MASK, STREAM_BOT, draw, key_high, key_low, mix, seed_dice
from ufs.rules.dice import needs_roll, roll
from ufs.rules.state import MAX_SHIPS, OVER, ROBOTS, WON_RESEARCH, WORKERS, State
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
    """Roll if a roll is due, list what is legal, and take one of it."""
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


def hash_state(s: State, h: int) -> int:
    """Fold everything a player can see, and the dice drawn, into a running hash."""
    h = mix((h + s.phase + 8 * s.result + 64 * s.round) & MASK)
    h = mix((h + s.mothership + 32 * s.research + 1024 * s.energy + 32768 * s.damage) & MASK)
    h = mix((h + s.excavator + 32 * s.drawn + 65536 * s.install_count) & MASK)
    for i in range(WORKERS):
        h = mix((h + s.worker_value[i] + 8 * (s.worker_space[i] + 2)) & MASK)
    for i in range(ROBOTS):
        robot = s.robot_value[i] + 8 * (s.robot_space[i] + 2) + 512 * s.robot_exhausted[i]
        h = mix((h + robot) & MASK)
    for i in range(s.install_count):
        h = mix((h + s.install_value[i]) & MASK)
    for i in range(MAX_SHIPS):
        ship = s.ship_kind[i] + 4 * (s.ship_row[i] + 2) + 128 * s.ship_column[i]
        h = mix((h + ship) & MASK)
    return hash_abilities(s, h)


def hash_abilities(s: State, h: int) -> int:
    """What only games with abilities have (F)."""
    plans = s.smoke + 16 * s.supplies + 256 * s.mothership_held
    h = mix((h + plans + 2048 * s.core_shot + 4096 * s.destroyed) & MASK)
    for i in range(MAX_ABILITIES):
        h = mix((h + s.spent[i]) & MASK)
    return h


def copy_states(states: list[State], copies: int) -> int:
    """Copy states back and forth inside one array; for measuring what a copy costs."""
    last = len(states) - 1
    for i in range(copies):
        states[1 + i % last] = states[i % 2]
    return copies
