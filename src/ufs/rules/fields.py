"""The fields of `State` and `Board`: each is declared once, in its class.

    energy: int = number()
    ship_row: list[int] = numbers(MAX_SHIPS)

`fields_of` lists them, for the records of the compiled engine and the layouts of the gym.
`spelled_out` generates functions that handle all of them, for copies, hashes and rows of numbers.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import field, fields
from typing import Any, NamedTuple


class Field(NamedTuple):
    name: str
    size: int  # how many numbers; 0: a single one, not in a list
    is_wide: bool  # whether they need 64 bits; the others fit into 8
    is_hidden: bool  # whether no player may see them


def number(*, wide: bool = False, hidden: bool = False) -> Any:
    """A single number."""
    return field(default=0, metadata={"is": (0, wide, hidden)})


def numbers(size: int, *, wide: bool = False) -> Any:
    """A list of `size` numbers."""
    return field(default_factory=lambda: [0] * size, metadata={"is": (size, wide, False)})


def fields_of(record: type[Any]) -> tuple[Field, ...]:
    """All numbers of `State` or `Board`, in the order in which they are declared."""
    return tuple(Field(one.name, *one.metadata["is"]) for one in fields(record) if one.metadata)


def layout(declared: Iterable[Field], at: int) -> tuple[dict[str, int], int]:
    """The offset of each field if they follow each other from `at` on, and the end of the last."""
    begins = {}
    for one in declared:
        begins[one.name] = at
        at += one.size or 1
    return begins, at


def spelled_out(signature: str, statements: Iterable[str]) -> Any:
    """Generate a function in the calling module: one plain statement after the other.

    A loop over the names of fields would be slow in Python, and Numba cannot compile it. The
    function gets the line number of the call, so that tracebacks and Numba's cache find it.
    """
    asking = sys._getframe(1)
    text = "\n" * (asking.f_lineno - 1) + f"def {signature}: {'; '.join(statements)}"
    made: dict[str, Any] = {}
    exec(compile(text, asking.f_globals["__file__"], "exec"), asking.f_globals, made)
    (function,) = made.values()
    return function
