"""How the storage reads and writes: errors as sentences, and once more where that is safe.

A read is safe to repeat. A write is repeated only if the database says that it undid it all because
somebody else was faster. It is never repeated when the connection was lost: perhaps it happened.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import wraps
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from ufs.store.errors import ConflictError, LostError, explain_errors

ATTEMPTS = 5  # for a write that others get in the way of


class Writing(Protocol):
    """A storage whose writers may have to wait for each other."""

    turns: AbstractContextManager[None]


Parameters = ParamSpec("Parameters")
Answer = TypeVar("Answer")
Owner = TypeVar("Owner", bound=Writing)


def reading(method: Callable[Parameters, Answer]) -> Callable[Parameters, Answer]:
    """A method that only reads; if the connection is lost meanwhile, it reads on a new one."""

    @wraps(method)
    def attempt(*arguments: Parameters.args, **options: Parameters.kwargs) -> Answer:
        try:
            with explain_errors():
                return method(*arguments, **options)
        except LostError:
            with explain_errors():
                return method(*arguments, **options)

    return attempt


def writing(
    method: Callable[Concatenate[Owner, Parameters], Answer],
) -> Callable[Concatenate[Owner, Parameters], Answer]:
    """A method that writes, in one transaction."""

    @wraps(method)
    def attempt(
        storage: Owner, /, *arguments: Parameters.args, **options: Parameters.kwargs
    ) -> Answer:
        for is_last in (False,) * (ATTEMPTS - 1) + (True,):
            try:
                with storage.turns, explain_errors(writing=True):
                    return method(storage, *arguments, **options)
            except ConflictError:
                if is_last:
                    raise
        raise AssertionError("unreachable")

    return attempt
