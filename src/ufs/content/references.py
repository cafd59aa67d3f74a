"""Going through a piece by its shape: the pieces it names, the rows and abilities in it.

It does not matter whether the piece fits its shape: what can be read of a file with mistakes is
found too, so that all of its mistakes can be told at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel

from ufs.content.schema import AnyPiece, Names, Piece

Found = tuple[str, Any, Any]  # a place, the shape or mark of what stands there, and what does


def kinds() -> dict[str, type[Piece]]:
    """Every kind of piece by the name that files give it."""
    union, _ = get_args(AnyPiece)
    return {get_args(shape.model_fields["kind"].annotation)[0]: shape for shape in get_args(union)}


KINDS = kinds()


def walk(shape: Any, value: Any, place: str = "", only: Any = None) -> Iterator[Found]:
    """Every table and every marked field in a piece, or in a file that was to be one.

    With `only`, a class of marks, fields without such a mark are not looked into.
    """
    origin, arguments = get_origin(shape), get_args(shape)
    if origin is Annotated:
        yield from ((place, mark, value) for mark in arguments[1:])
        yield from walk(arguments[0], value, place, only)
    elif origin in (Union, UnionType):
        for one in arguments:
            yield from walk(one, value, place, only)
    elif origin is list and isinstance(value, list):
        for n, inner in enumerate(value):
            yield from walk(arguments[0], inner, f"{place}[{n}]", only)
    elif is_table(shape) and isinstance(value, dict | BaseModel):
        yield place, shape, value
        fields = dict(value)
        for name, hint in hints(shape, only).items():
            if name in fields:
                yield from walk(hint, fields[name], f"{place}.{name}" if place else name, only)


def is_table(shape: Any) -> bool:
    return isinstance(shape, type) and issubclass(shape, BaseModel)


@cache
def hints(shape: Any, mark: Any) -> dict[str, Any]:
    """The fields of a shape that can hold such a mark, with all their marks."""
    found = get_type_hints(shape, include_extras=True)
    return {name: found[name] for name in shape.model_fields if can_hold(found[name], mark)}


def can_hold(shape: Any, mark: Any) -> bool:
    """Whether a mark of this kind, or a table where any will do, can be found in it."""
    if is_table(shape):
        return mark is None or bool(hints(shape, mark))
    if get_origin(shape) is Annotated:
        marks = get_args(shape)[1:]
        if mark is None or any(isinstance(one, mark) for one in marks):
            return True
    return any(can_hold(one, mark) for one in get_args(shape))


def named_pieces(shape: type[Piece], value: Any) -> Iterator[tuple[str, str, str]]:
    """The pieces that a piece names: the place, their kind and their id."""
    for place, mark, id in walk(shape, value, only=Names):
        if isinstance(mark, Names) and isinstance(id, str):
            yield place, mark.kind, id
