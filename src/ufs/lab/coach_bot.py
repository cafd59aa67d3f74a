"""The coach as a bot: whole games inside compiled code."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from ufs.base.errors import UfsError, show
from ufs.content.loader import Library, built_in
from ufs.game.setup import Table, lay
from ufs.lab.outcome import Outcome
from ufs.rules.chance import MASK, mix

DEFAULT_MS = 5.0
BOT_KEY = 0x1B873593  # keeps imagined dice independent of the game's


def coach_bot(ms: float = DEFAULT_MS, weights: str | None = None) -> CoachBot:
    """`coach:ms=20`: about this many milliseconds per decision."""
    from ufs.coach.budgets import MAX_MS

    if not 0 < ms <= MAX_MS:
        raise UfsError("bad_request", "lab-coach-ms", found=show(ms), expected=f"0–{int(MAX_MS)}")
    return CoachBot(ms, Path(weights) if weights else None)


class CoachBot:
    """Plays a plan up to the next roll, then thinks again."""

    def __init__(self, ms: float, weights: Path | None) -> None:
        from ufs.coach.budgets import budget_for
        from ufs.coach.networks import load_networks
        from ufs.lab.bench import import_compiled

        import_compiled()  # or an error that says how to install Numba
        from ufs.coach.core import compiled as core

        self.core: Any = core
        self.weights = load_networks(weights)
        self.budget = budget_for(ms)
        digest = hashlib.sha256(repr(self.budget).encode())
        for one in (self.weights.standard, self.weights.battles):
            for name in sorted(one.arrays):
                digest.update(one.arrays[name].tobytes())
        self.identity = f"coach {core.identity()} {digest.hexdigest()[:16]}"
        self.networks = core.NetworkPair(self.weights)
        self.buffers = core.make_playout_buffers()

    def prepare(self, on_compile: Callable[[], None]) -> None:
        if not self.core.is_cached():
            on_compile()
        self.play(lay({"edition": "box"}, built_in()), [1])

    def play(self, table: Table, seeds: Sequence[int]) -> list[Outcome]:
        from ufs.rules import compiled

        b, network = self.networks.prepare(table.board)
        return [self.play_one(b, network, compiled.signed(seed)) for seed in seeds]

    def play_one(self, b: Any, network: Any, seed: int) -> Outcome:
        engine, s = self.core.engine, self.buffers.games[1]
        engine["start"](s, b)
        engine["seed_dice"](s, seed)
        key = mix((seed ^ BOT_KEY) & MASK)
        decisions = engine["play_game"](b, network, self.buffers, self.budget, key)
        result, rounds, research, damage = (
            int(s[name]) for name in ("result", "round", "research", "damage")
        )
        return Outcome(result, rounds, research, damage, int(decisions))

    def outdated(self, library: Library) -> list[str]:
        return self.weights.stale(library)

    def close(self) -> None:
        pass
