"""Bots by name: `random`, `greedy`, `name:key=value,…`, or the user's own as `file.py:MyBot`.

A bot that comes with the game has a `Recipe` in `RECIPES`: its factory function and its options.
The factory is imported on demand and returns an object with the interface `Bot`.
"""

from __future__ import annotations

import hashlib
import importlib
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from ufs.base.errors import UfsError, show
from ufs.base.words import Term
from ufs.coach.core import heuristic
from ufs.content.loader import built_in
from ufs.game.setup import Table, lay
from ufs.lab import greedy, whole_games
from ufs.lab.outcome import Outcome
from ufs.rules import play
from ufs.rules.state import State

if TYPE_CHECKING:
    from ufs.content.loader import Library
    from ufs.lab.user_bot import Source

Option = int | float | bool | str
GREEDY_MODULES = (heuristic, greedy, whole_games)  # compiled for the greedy bot


class Bot(Protocol):
    """A player of whole games. It lives in one process and plays one game at a time."""

    identity: str  # changes when the bot would play differently; stored in journals

    def prepare(self, on_compile: Callable[[], None]) -> None:
        """Get ready to play. `on_compile` is called before a compilation, which takes a while."""

    def play(self, table: Table, seeds: Sequence[int]) -> list[Outcome]:
        """Play one game from each seed on this table, with the same dice as `Game.new`."""

    def outdated(self, library: Library) -> list[str]:
        """Which of the rules and pieces have changed since the bot was trained."""

    def close(self) -> None:
        """Release resources; no more games follow."""


@dataclass(frozen=True)
class Recipe:
    """How to create a bot: `module:function`, called with the given options."""

    maker: str
    options: dict[str, type[Option]] = field(default_factory=dict)


RECIPES = {
    "random": Recipe("ufs.lab.bots:random_bot"),
    "greedy": Recipe("ufs.lab.bots:greedy_bot"),
    "coach": Recipe("ufs.lab.coach_bot:coach_bot", {"ms": float, "weights": str}),
}


@dataclass(frozen=True)
class Player:
    """A bot as requested by the user; small enough to be sent to another machine."""

    text: str  # as it was written
    name: str
    options: tuple[tuple[str, Option], ...] = ()
    source: Source | None = None  # of a user's own bot

    @property
    def label(self) -> str:
        """Its name in tables and journals, independent of where its file is."""
        options = ",".join(f"{key}={value}" for key, value in self.options)
        return f"{self.name}:{options}" if options else self.name

    def make(self) -> Bot:
        if self.source is not None:
            from ufs.lab.user_bot import UserBot

            return UserBot(self.source, dict(self.options))
        module, _, function = RECIPES[self.name].maker.partition(":")
        bot: Bot = getattr(importlib.import_module(module), function)(**dict(self.options))
        return bot


USER_BOT = re.compile(r"(?P<file>.+\.py):(?P<name>[A-Za-z_]\w*)(?::(?P<options>.*))?", re.DOTALL)
BUILT_IN_BOT = re.compile(r"(?P<name>[^:]*)(?::(?P<options>.*))?", re.DOTALL)


def read_player(text: str, move_timeout: float) -> Player:
    """`greedy`, `coach:ms=20` or `file.py:MyBot:key=value`; raises an error for an unknown bot."""
    user_bot = USER_BOT.fullmatch(text)
    if user_bot:
        from ufs.lab.user_bot import read_source

        options = read_options(text, user_bot["options"])
        return Player(
            text,
            user_bot["name"],
            options,
            read_source(Path(user_bot["file"]), user_bot["name"], move_timeout),
        )
    known = BUILT_IN_BOT.fullmatch(text)
    name = known["name"] if known else ""
    if known is None or name not in RECIPES:
        raise UfsError("bad_request", "lab-unknown-bot", found=show(text), expected=[*RECIPES])
    options = read_options(text, known["options"])
    check_options(name, options)
    return Player(text, name, options)


def read_options(text: str, written: str | None) -> tuple[tuple[str, Option], ...]:
    """Parse `key=value,key=value`; sorted by key."""
    options: dict[str, Option] = {}
    for part in (written or "").split(",") if written is not None else []:
        key, equals, value = part.partition("=")
        if not equals or not key.isidentifier() or key in options:
            raise UfsError("bad_request", "lab-bad-option", bot=show(text), found=show(part))
        options[key] = read_value(value)
    return tuple(sorted(options.items()))


def read_value(text: str) -> Option:
    """A number or a boolean if it looks like one, otherwise the text itself."""
    if text in ("true", "false"):
        return text == "true"
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    return text


def check_options(name: str, options: tuple[tuple[str, Option], ...]) -> None:
    """Check the options of a bot that comes with the game."""
    known = RECIPES[name].options
    for key, value in options:
        if key not in known:
            expected: Any = [*known] or Term("lab-no-options")
            args = {"bot": name, "found": key, "expected": expected}
            raise UfsError("bad_request", "lab-unknown-option", **args)
        fits = isinstance(value, known[key]) or (known[key] is float and isinstance(value, int))
        if not fits or (isinstance(value, bool) and known[key] is not bool):
            kind = Term(KINDS[known[key]])
            args = {"bot": name, "option": key, "found": show(value), "expected": kind}
            raise UfsError("bad_request", "lab-wrong-option", **args)


KINDS: dict[type[Any], str] = {
    int: "expected-whole-number",
    float: "lab-expected-number",
    bool: "expected-true-or-false",
    str: "expected-text",
}

# --- the bots that come with the laboratory ---

# Plays a game from each seed on a board and records the outcomes.
Loop = Callable[[Any, Any, Any, Any, Any], None]


def random_bot() -> Bot:
    return WholeGames("random")


def greedy_bot() -> Bot:
    return WholeGames("greedy")


class WholeGames:
    """Plays whole games: compiled if Numba is installed, otherwise in plain Python."""

    def __init__(self, name: str, plain: bool = False) -> None:
        self.name = name
        self.identity = name
        self.plain = plain

    def prepare(self, on_compile: Callable[[], None]) -> None:
        compiled = None if self.plain else compiled_rules()
        if compiled is not None:
            room = () if self.name == "random" else (self.name, *GREEDY_MODULES)
            if not compiled.is_cached(*room):
                on_compile()
            self.play(lay({"edition": "box"}, built_in()), [1])

    def play(self, table: Table, seeds: Sequence[int]) -> list[Outcome]:
        compiled = None if self.plain else compiled_rules()
        if compiled is None:
            outcomes = [0] * (len(seeds) * whole_games.OUTCOME_SIZE)
            states, out = [State() for _ in range(whole_games.STATES)], [0] * play.MAX_ACTIONS
            loop: Loop = getattr(whole_games, f"{self.name}_games")
            loop(states, table.board, seeds, out, outcomes)
        else:
            outcomes = self._compiled_games(compiled, compiled.board_record(table.board), seeds)
        rows = zip(*[iter(outcomes)] * whole_games.OUTCOME_SIZE, strict=True)
        return [Outcome(*row) for row in rows]

    def _compiled_games(self, compiled: Any, board: Any, seeds: Sequence[int]) -> list[int]:
        import numpy as np

        numbers = np.array([compiled.signed(seed) for seed in seeds], np.int64)
        outcomes = np.zeros(len(seeds) * whole_games.OUTCOME_SIZE, np.int64)
        states, out = compiled.state_array(whole_games.STATES), compiled.action_buffer()
        compiled_loop(self.name)(states, board, numbers, out, outcomes)
        return [int(number) for number in outcomes]

    def outdated(self, library: Library) -> list[str]:  # noqa: ARG002
        return []  # it has learned nothing

    def close(self) -> None:
        pass


@cache
def compiled_rules() -> Any:
    """The compiled engine, or None if Numba is missing or broken."""
    try:
        from ufs.rules import compiled
    except ImportError:
        return None
    return compiled


@cache
def compiled_loop(name: str) -> Loop:
    if name == "random":
        return engine_random_games
    instead: dict[str, Any] = {"copy_to_trial": greedy.copy_record_to_trial}
    namespace = compiled_rules().extend(name, *GREEDY_MODULES, instead=instead)
    loop: Loop = namespace[f"{name}_games"]
    return loop


def engine_random_games(states: Any, b: Any, seeds: Any, out: Any, outcomes: Any) -> None:
    """`whole_games.random_games`, using the random game that the engine compiles anyway."""
    compiled, s = compiled_rules(), states[0]
    for game, seed in enumerate(seeds):
        decisions = compiled.play_random(s, b, int(seed), out)
        row = (s["result"], s["round"], s["research"], s["damage"], decisions)
        outcomes[game * whole_games.OUTCOME_SIZE : (game + 1) * whole_games.OUTCOME_SIZE] = row


@cache
def engine_digest() -> str:
    """A short digest of these exact rules and bots; the same with and without Numba."""
    digest = hashlib.sha256()
    rules = sorted(Path(play.__file__).parent.glob("*.py"))
    for path in [*rules, *(Path(str(module.__file__)) for module in GREEDY_MODULES)]:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
