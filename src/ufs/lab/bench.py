"""Measuring the engine: whole random games, in either mode, on one core."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from ufs.content.loader import Library
from ufs.errors import Trouble
from ufs.game.table import lay
from ufs.rules import play
from ufs.rules.board import Board
from ufs.rules.state import State

BOTS = ("random",)
MAX_SECONDS = 86_400

# Plays so many games from a seed on; returns decisions and wins.
Run = Callable[[int, int], tuple[int, int]]


def measure(
    setup: Any,
    bot: str,
    seconds: float,
    mode: str,
    library: Library,
    seed: int = 1,
    on_compile: Callable[[], None] = lambda: None,
) -> dict[str, Any]:
    """Play whole games for about `seconds`; `startup_s` is what it took to be ready.

    `on_compile` is called before a first compilation, which takes a while.
    """
    if bot not in BOTS:
        raise Trouble("bad_request", "bench-unknown-bot", found=bot, expected=BOTS)
    if not 0 < seconds <= MAX_SECONDS:
        raise Trouble("bad_request", "bench-bad-seconds")
    started = time.perf_counter()
    board = lay(setup, library, seed).board
    if mode == "compiled" and not import_compiled().is_cached():
        on_compile()
    run = compiled_games(board) if mode == "compiled" else plain_games(board)
    run(seed, 1)
    startup = time.perf_counter() - started
    return {
        "mode": mode,
        "bot": bot,
        **play_for(seconds, run, seed),
        "startup_s": round(startup, 3),
    }


def play_for(seconds: float, run: Run, seed: int) -> dict[str, Any]:
    """Play batches of games until the time is up; the last batches get smaller to end in time."""
    games = decisions = wins = 0
    batch = 1
    began = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        played, won = run(seed + games, batch)
        games += batch
        decisions += played
        wins += won
        elapsed = time.perf_counter() - began
        batch = max(1, min(100_000, int(games * min(0.2, seconds - elapsed) / elapsed)))
    return {
        "games": games,
        "wins": wins,
        "decisions": decisions,
        "seconds": round(elapsed, 3),
        "games_per_s": round(games / elapsed, 1),
        "decisions_per_s": round(decisions / elapsed, 1),
    }


def plain_games(board: Board) -> Run:
    s, out = State(), [0] * play.MAX_ACTIONS

    def run(seed: int, games: int) -> tuple[int, int]:
        totals = [0, 0]
        play.play_games(s, board, seed, games, out, totals)
        return totals[0], totals[1]

    return run


def compiled_games(board: Board) -> Run:
    compiled = import_compiled()
    s, b, out = compiled.state_record(), compiled.board_record(board), compiled.action_buffer()

    def run(seed: int, games: int) -> tuple[int, int]:
        totals = compiled.totals()
        compiled.play_games(s, b, seed, games, out, totals)
        return int(totals[0]), int(totals[1])

    return run


def import_compiled() -> Any:
    """The compiled engine, or a sentence about how to get it."""
    try:
        from ufs.rules import compiled
    except ImportError as error:
        raise Trouble("bad_request", "bench-needs-numba", reason=str(error)) from None
    return compiled


def has_numba() -> bool:
    from importlib.util import find_spec

    return find_spec("numba") is not None


def copy_nanoseconds(copies: int = 5_000_000) -> float:
    """What copying one state costs in the compiled engine."""
    compiled = import_compiled()
    states = compiled.state_array(9)
    compiled.copy_states(states, 1)
    began = time.perf_counter()
    compiled.copy_states(states, copies)
    return (time.perf_counter() - began) / copies * 1e9
