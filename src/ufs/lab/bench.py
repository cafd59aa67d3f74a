"""Benchmarks: whole games of a bot on one core in either mode, and several cores against one."""

from __future__ import annotations

import contextlib
import statistics
import time
from collections.abc import Callable
from typing import Any

from ufs.base import extras
from ufs.base.errors import UfsError
from ufs.content.loader import Library
from ufs.game.game import MAX_SEED
from ufs.game.setup import Table, lay
from ufs.lab.backends import Backend, find_backend
from ufs.lab.bots import Player, WholeGames, read_player
from ufs.lab.run import Entry
from ufs.lab.run import Run as Simulation
from ufs.rules import play
from ufs.rules.board import Board
from ufs.rules.state import WON_RESEARCH, State

MAX_SECONDS = 86_400
MOVE_TIMEOUT = 10.0  # seconds per decision of a user's own bot
REPEATS = 3

# Takes the first seed and the number of games; returns decisions and wins.
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
    """Play whole games for about `seconds`; `startup_s` is the time before the first game.

    `on_compile` is called before the first compilation, which takes a while.
    """
    player = read_player(bot, MOVE_TIMEOUT)
    check_seconds(seconds)
    started = time.perf_counter()
    table = lay(setup, library, seed)
    with contextlib.ExitStack() as stack:
        run = game_runner(player, mode, table, on_compile, stack)
        run(seed, 1)
        startup = time.perf_counter() - started
        return {
            "mode": mode,
            "bot": bot,
            **play_for(seconds, run, seed),
            "startup_s": round(startup, 3),
        }


def play_for(seconds: float, run: Run, seed: int) -> dict[str, Any]:
    """Play batches of games until the time is up; the last batches are smaller, to end in time."""
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


def check_seconds(seconds: float) -> None:
    if not 0 < seconds <= MAX_SECONDS:
        raise UfsError("bad_request", "bench-bad-seconds")


def game_runner(
    player: Player,
    mode: str,
    table: Table,
    on_compile: Callable[[], None],
    stack: contextlib.ExitStack,
) -> Run:
    """A function that plays games of a bot; usable until `stack` is closed.

    Random games measure the engine alone: their outcomes are not recorded.
    """
    in_two_modes = player.source is None and player.name in ("random", "greedy")
    if in_two_modes and mode == "compiled":
        compiled = import_compiled("bench-needs-numba")
        if player.name == "random" and not compiled.is_cached():
            on_compile()
    if in_two_modes and player.name == "random":
        return compiled_games(table.board) if mode == "compiled" else plain_games(table.board)
    plain = in_two_modes and mode == "plain"
    bot = WholeGames(player.name, plain=True) if plain else player.make()
    stack.callback(bot.close)
    bot.prepare(on_compile)

    def run(seed: int, games: int) -> tuple[int, int]:
        outcomes = bot.play(table, [(seed + n) & MAX_SEED for n in range(games)])
        wins = sum(outcome.result == WON_RESEARCH for outcome in outcomes)
        return sum(outcome.decisions for outcome in outcomes), wins

    return run


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


def import_compiled(missing: str = "engine-needs-numba") -> Any:
    """The compiled engine; raises an error that says how to install Numba."""
    with extras.explain_missing(missing):
        from ufs.rules import compiled

        return compiled


def copy_nanoseconds(copies: int = 5_000_000) -> float:
    """What copying one state costs in the compiled engine."""
    compiled = import_compiled()
    states = compiled.state_array(9)
    compiled.copy_states(states, 1)
    began = time.perf_counter()
    compiled.copy_states(states, copies)
    return (time.perf_counter() - began) / copies * 1e9


# --- several cores against one ---


def measure_cores(
    setup: Any,
    bot: str,
    seconds: float,
    jobs: int,
    library: Library,
    on_compile: Callable[[], None] = lambda: None,
) -> dict[str, Any]:
    """Simulate the same games in one process and in `jobs`, alternating; startup is not timed.

    A busy machine slows both alike, and the ratio is the median over the repeats.
    """
    player = read_player(bot, MOVE_TIMEOUT)
    check_seconds(seconds)
    if not 2 <= jobs <= 1024:
        raise UfsError("bad_request", "bench-bad-jobs", found=jobs)
    lay(setup, library, 1)
    with extras.explain_missing("bench-needs-joblib"):
        import joblib  # noqa: F401
    maker = player.make()
    maker.prepare(on_compile)
    maker.close()
    one, many = find_backend(1, None), find_backend(jobs, None)
    clock_games(many, player, setup, library, 8 * jobs)
    games, elapsed = 8, 0.0
    while elapsed < seconds / (4 * REPEATS):  # find out how many games fill a repeat
        games *= 2
        elapsed = clock_games(one, player, setup, library, games)
    games = max(games, int(games / elapsed * seconds / (1.5 * REPEATS)))
    repeats = [
        (
            clock_games(one, player, setup, library, games),
            clock_games(many, player, setup, library, games),
        )
        for _ in range(REPEATS)
    ]
    return {
        "what": "simulate",
        "bot": bot,
        "jobs": jobs,
        "games": games,
        "games_per_s_1": round(games / min(turn[0] for turn in repeats), 1),
        f"games_per_s_{jobs}": round(games / min(turn[1] for turn in repeats), 1),
        "ratio": round(statistics.median(turn[0] / turn[1] for turn in repeats), 3),
    }


def clock_games(
    backend: Backend, player: Player, setup: Any, library: Library, games: int
) -> float:
    """The duration of a run of this many games, in seconds."""
    run = Simulation([Entry("", player, setup)], 1, games, library)
    began = time.perf_counter()
    with contextlib.closing(backend.play(run.tasks(backend.workers))) as chunks:
        for chunk in chunks:
            run.add(chunk)
    return time.perf_counter() - began


# --- the coach and the gym ---

HINTS = 20  # positions


def measure_hints(
    setup: Any, library: Library, on_compile: Callable[[], None] = lambda: None
) -> dict[str, Any]:
    """How soon the coach answers, and how many playouts it has after 100 ms and after 1 s.

    `same_as_1s` is how often the best action after 100 ms is still the best after one second.
    """
    import_compiled()
    from ufs.coach.advice import Coach
    from ufs.coach.core import compiled as machine
    from ufs.game import Game

    if not machine.is_cached():
        on_compile()
    coach = Coach()
    coach.warm_up()
    firsts, playouts, same = [], [], 0
    for seed in range(1, HINTS + 1):
        game = Game.new(setup, seed=seed, library=library)
        advices = list(coach.think(game.state(), game.table.board, 1000.0))
        firsts.append(advices[0].milliseconds)
        quick = [advice for advice in advices if advice.milliseconds <= 100] or advices[:1]
        playouts.append((quick[-1].playouts, advices[-1].playouts))
        same += quick[-1].options[0].code == advices[-1].options[0].code
    return {
        "what": "hint",
        "positions": HINTS,
        "first_ms_median": round(statistics.median(firsts), 1),
        "first_ms_worst": round(max(firsts), 1),
        "playouts_100ms": round(statistics.mean(few for few, _ in playouts), 1),
        "playouts_1s": round(statistics.mean(many for _, many in playouts), 1),
        "same_as_1s": round(same / HINTS, 2),
    }


def measure_gym(seconds: float) -> dict[str, Any]:
    """Steps per second of the environments, next to plain random games in the same run."""
    check_seconds(seconds)
    with extras.explain_missing("bench-needs-gym"):
        from ufs.gym import bench as environments
    one, many = environments.single(seconds), environments.vector(seconds)
    return {
        "what": "gym",
        **{f"single_{name}": value for name, value in one.items()},
        **{f"vector_{name}": value for name, value in many.items()},
    }
