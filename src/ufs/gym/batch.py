"""Many games at once. These loops run compiled; `ufs.gym.vector` calls them once per step.

`states` and `boards` are arrays of records; `board_of` is the index of each game's board. Seeds are
signed here, with the same 64 bits: Numba turns mixed signed and unsigned arithmetic into floats.
"""

from __future__ import annotations

from typing import Any

from ufs.gym.features import write_features
from ufs.gym.numbers import (
    STATE_NUMBERS,
    act_and_roll,
    end_reward,
    is_shaped,
    progress,
    write_mask,
    write_state,
)
from ufs.rules.actions import ACTIONS
from ufs.rules.chance import MASK, STREAM_BOT, STREAM_SETUP, draw, key_high, key_low, seed_dice
from ufs.rules.dice import roll
from ufs.rules.state import OVER
from ufs.rules.turn import start


def draw_hard(seed: int, names: int, count: int) -> int:
    """S8, S9: the pieces drawn for a seed, as bits. Same result as `ufs.game.setup.draw_pieces`."""
    low = key_low(seed & MASK, (seed >> 32) & MASK, STREAM_SETUP)
    high = key_high(seed & MASK, (seed >> 32) & MASK, STREAM_SETUP)
    drawn = 0
    for n in range(count):
        left = draw(low, high, n, names - n)  # how many undrawn pieces to skip
        piece = 0
        while (drawn >> piece) & 1 or left > 0:
            if not (drawn >> piece) & 1:
                left -= 1
            piece += 1
        drawn |= 1 << piece
    return drawn


def begin_games(
    states: Any, boards: Any, board_of: Any, which: Any, seeds: Any, draws: Any, boards_by_hard: Any
) -> None:
    """Start the games marked in `which`: draw their pieces, set them up, roll the dice."""
    for i in range(len(states)):
        if which[i]:
            hard = draw_hard(seeds[i], draws[i, 1], draws[i, 2])
            board_of[i] = boards_by_hard[draws[i, 0], hard]
            s = states[i]
            start(s, boards[board_of[i]])
            seed_dice(s, seeds[i])
            roll(s)


def first_illegal(masks: Any, actions: Any, waits: Any) -> int:
    """The first game whose action is not legal, or -1; waiting games accept any action."""
    for i in range(len(actions)):
        action = actions[i]
        if not waits[i] and (action < 0 or action >= ACTIONS or not masks[i, action]):
            return i
    return -1


def act_games(
    states: Any, boards: Any, board_of: Any, actions: Any, waits: Any, weights: Any, rewards: Any
) -> int:
    """One legal action in every game that is not waiting; returns how many games are over."""
    over = 0
    shaped = is_shaped(weights)
    for i in range(len(states)):
        rewards[i] = 0.0
        if waits[i]:
            continue
        s = states[i]
        b = boards[board_of[i]]
        before = progress(s, b, weights) if shaped else 0.0
        act_and_roll(s, b, actions[i])
        rewards[i] = end_reward(s, weights)
        if shaped:
            rewards[i] += progress(s, b, weights) - before
        if s.phase == OVER:
            over += 1
    return over


def mark_over(states: Any, over: Any) -> None:
    """Which games are over."""
    for i in range(len(states)):
        over[i] = states[i].phase == OVER


def mask_games(states: Any, boards: Any, board_of: Any, masks: Any, out: Any) -> None:
    for i in range(len(states)):
        write_mask(states[i], boards[board_of[i]], masks[i], out)


def number_games(states: Any, which: Any, rows: Any) -> None:
    """Write the changing part of the rows, for the games marked in `which`."""
    for i in range(len(states)):
        if which[i]:
            write_state(states[i], rows[i])


def number_boards(board_of: Any, which: Any, board_rows: Any, rows: Any) -> None:
    """Write the constant part of the rows of the games marked in `which`: they have just begun."""
    for i in range(len(board_of)):
        if which[i]:
            for k in range(STATE_NUMBERS, rows.shape[1]):
                rows[i, k] = board_rows[board_of[i], k]


def feature_games(states: Any, boards: Any, board_of: Any, which: Any, rows: Any) -> None:
    for i in range(len(states)):
        if which[i]:
            write_features(states[i], boards[board_of[i]], rows[i])


def choose_actions(masks: Any, seed: int, count: int, actions: Any) -> None:
    """A random legal action for every game, -1 where there is none."""
    low = key_low(seed & MASK, (seed >> 32) & MASK, STREAM_BOT)
    for i in range(len(actions)):
        legal = 0
        for action in range(ACTIONS):
            legal += masks[i, action]
        left = draw(low, i, count, legal)
        actions[i] = -1
        action = 0
        while legal > 0 and actions[i] < 0:
            if masks[i, action]:
                if left == 0:
                    actions[i] = action
                left -= 1
            action += 1
