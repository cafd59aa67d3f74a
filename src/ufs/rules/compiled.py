"""The same rules, compiled. Numba compiles the very functions that the plain engine runs.

Each function of the rules is bound, unchanged, to a namespace in which the names of the other
functions refer to their compiled twins. Only `tell` is replaced, by a no-op. States and boards
become NumPy records with the same field names.

Importing this module imports Numba; playing works without it.
"""

from __future__ import annotations

import hashlib
import shutil
import sys
import types
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np

from ufs.base.compiled_cache import home as home_of_engines
from ufs.rules import (
    abilities,
    actions,
    board,
    chance,
    dice,
    effects,
    end,
    events,
    excavator,
    fields,
    mothership,
    play,
    robots,
    rooms,
    state,
    turn,
)
from ufs.rules.board import BOARD_FIELDS, Board
from ufs.rules.fields import Field
from ufs.rules.state import STATE_FIELDS, State

MODULES = (
    *(state, board, actions, events, chance, end, excavator, robots),
    *(effects, mothership, dice, rooms, abilities, turn, play),
)

# Functions of these modules that only make sense on Python objects.
PLAIN_ONLY = {"copy_state"}

KEPT_ENGINES = 4


def _dtype(declared: tuple[Field, ...]) -> np.dtype[Any]:
    """The fields sorted by name, so that the order of their declaration does not matter."""
    ordered = sorted(declared, key=lambda one: (not one.is_wide, one.name))  # wide first: no gaps
    kinds = ("i1", "i8")
    return np.dtype(
        [(one.name, kinds[one.is_wide], (one.size,) if one.size else ()) for one in ordered],
        align=True,
    )


STATE_DTYPE = _dtype(STATE_FIELDS)
BOARD_DTYPE = _dtype(BOARD_FIELDS)


def _silent(s: Any, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    return


_SILENT: Any = _silent


def fingerprint(*more: types.ModuleType) -> str:
    """A short name for this exact engine: its sources, Numba and Python.

    `more` are the modules a room above compiles together with the rules.
    """
    digest = hashlib.sha256(f"{sys.version_info[:2]} {numba.__version__}".encode())
    for module in (*MODULES, fields, sys.modules[__name__], *more):
        assert module.__file__ is not None
        digest.update(Path(module.__file__).read_bytes())
    return digest.hexdigest()[:16]


@cache
def cache_folder(room: str = "engine", *more: types.ModuleType) -> Path:
    """Where the compiled engine is cached; a changed rule gets another folder.

    Numba itself checks only the file of the function it compiles, so a change in another file of
    the rules would go unnoticed without the fingerprint.
    """
    folder = home_of_engines() / f"{room}-{fingerprint(*more)}"
    folder.mkdir(exist_ok=True)
    return folder


def is_cached(room: str = "engine", *more: types.ModuleType) -> bool:
    """Whether the engine is already compiled, and so ready at once."""
    return any(cache_folder(room, *more).rglob("*.nbi"))


def forget_old_engines(room: str = "engine") -> None:
    """Delete old caches: every change of a rule leaves one behind, and a few are enough."""
    folders = sorted(home_of_engines().glob(f"{room}-*"), key=lambda path: path.stat().st_mtime)
    for folder in folders[:-KEPT_ENGINES]:
        shutil.rmtree(folder, ignore_errors=True)


def extend(
    room: str, *modules: types.ModuleType, instead: dict[str, types.FunctionType] | None = None
) -> dict[str, Any]:
    """The rules together with the plain functions of a room above them, all compiled.

    `instead` replaces functions that only make sense on Python objects.
    Returns a namespace: every function under its name.
    """
    if not is_cached(room, *modules):
        forget_old_engines(room)
    namespace: dict[str, Any] = {"__name__": __name__}
    usual = numba.config.CACHE_DIR  # type: ignore[attr-defined]
    numba.config.CACHE_DIR = str(cache_folder(room, *modules))  # type: ignore[attr-defined]
    try:
        for module in (*MODULES, *modules):
            _compile_into(namespace, module, {"tell": _SILENT} | (instead or {}))
    finally:  # other packages keep their cache folder
        numba.config.CACHE_DIR = usual  # type: ignore[attr-defined]
    return namespace


def _compile_into(
    namespace: dict[str, Any], module: types.ModuleType, instead: dict[str, types.FunctionType]
) -> None:
    """Add every constant and function of a module; no name may mean two things."""
    for name, value in vars(module).items():
        if isinstance(value, (int, float, types.BuiltinFunctionType)):  # math.exp
            assert namespace.setdefault(name, value) == value, name
        elif isinstance(value, types.FunctionType) and value.__module__ == module.__name__:
            if name not in PLAIN_ONLY:
                assert name not in namespace, name
                namespace[name] = _twin(instead.get(name, value), name, namespace)


def _twin(source: types.FunctionType, name: str, namespace: dict[str, Any]) -> Any:
    twin = types.FunctionType(source.__code__, namespace, name, source.__defaults__)
    return _one_width(numba.njit(cache=True, error_model="numpy")(twin))


def _one_width(dispatcher: Any) -> Any:
    """Make compiled callers pass every integer as 64 bits.

    Otherwise each mix of 8 bits from a record, 32 from a range and constants would be compiled
    separately, with everything it calls: twice the functions and twice the time.
    """
    template = dispatcher.get_call_template

    def widened(args: Any, kws: Any) -> Any:
        return template(tuple(_widen(kind) for kind in args), kws)

    dispatcher.get_call_template = widened
    return dispatcher


def _widen(kind: Any) -> Any:
    if isinstance(kind, numba.types.IntegerLiteral):
        return numba.types.int64
    if isinstance(kind, numba.types.Integer) and getattr(kind, "signed", False):
        return numba.types.int64
    return kind


_engine = extend("engine")

_play_random: Any = _engine["play_random"]
_play_games: Any = _engine["play_games"]
hash_games: Any = _engine["hash_games"]
copy_states: Any = _engine["copy_states"]


def signed(seed: int) -> int:
    """A seed of 64 bits as Numba's signed integer: the same bits, so the same dice."""
    return seed - 2**64 if seed >= 2**63 else seed


def play_random(s: Any, b: Any, seed: int, out: Any) -> int:
    """`play.play_random`, compiled."""
    return int(_play_random(s, b, signed(seed), out))


def play_games(s: Any, b: Any, seed: int, games: int, out: Any, totals: Any) -> None:
    """`play.play_games`, compiled."""
    _play_games(s, b, signed(seed), games, out, totals)


def state_record(s: State | None = None) -> Any:
    """A state for the compiled engine, blank or equal to a plain one."""
    return _record(STATE_DTYPE, s, STATE_FIELDS)


def board_record(b: Board) -> Any:
    """A board for the compiled engine."""
    return _record(BOARD_DTYPE, b, BOARD_FIELDS)


def plain_state(record: Any) -> State:
    """The plain twin of the compiled engine's state."""
    s = State()
    for one in STATE_FIELDS:
        setattr(s, one.name, record[one.name].tolist())
    return s


def _record(dtype: np.dtype[Any], source: Any, declared: tuple[Field, ...]) -> Any:
    array = np.zeros(1, dtype)
    if source is not None:
        for one in declared:
            array[one.name][0] = getattr(source, one.name)
    return array[0]


def action_buffer() -> Any:
    """A buffer for `legal_actions`."""
    return np.zeros(play.MAX_ACTIONS, np.int16)


def totals() -> Any:
    """Two counters for `play_games`: decisions and wins."""
    return np.zeros(2, np.int64)


def state_array(count: int) -> Any:
    """Many blank states in a row, for searches."""
    return np.zeros(count, STATE_DTYPE)


__all__ = [
    "BOARD_DTYPE",
    "STATE_DTYPE",
    "action_buffer",
    "board_record",
    "cache_folder",
    "copy_states",
    "fingerprint",
    "hash_games",
    "is_cached",
    "plain_state",
    "play_games",
    "play_random",
    "state_array",
    "state_record",
    "totals",
]
