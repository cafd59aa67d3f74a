"""Walking through a piece by its shape: the pieces it names, the rows and abilities in it.

The piece need not be valid: whatever can be read of a file with mistakes is visited too, so that
all of its mistakes can be reported at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel

from ufs.content.schema import AnyPiece, Piece, PieceReference

Field = tuple[str, Any, Any]  # a place, its shape or annotation, and its value


def kinds_by_name() -> dict[str, type[Piece]]:
    """Every kind of piece by its name in files."""
    union, _ = get_args(AnyPiece)
    return {get_args(shape.model_fields["kind"].annotation)[0]: shape for shape in get_args(union)}


KINDS = kinds_by_name()


def walk(shape: Any, value: Any, place: str = "", only: Any = None) -> Iterator[Field]:
    """Every table and every annotated field in a piece, or in an invalid file.

    With `only`, a class of annotations, fields that cannot contain such a one are skipped.
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
        for name, hint in field_types(shape, only).items():
            if name in fields:
                yield from walk(hint, fields[name], f"{place}.{name}" if place else name, only)


def is_table(shape: Any) -> bool:
    return isinstance(shape, type) and issubclass(shape, BaseModel)


@cache
def field_types(shape: Any, mark: Any) -> dict[str, Any]:
    """The fields of a shape that can contain such an annotation, with all their annotations."""
    found = get_type_hints(shape, include_extras=True)
    return {name: found[name] for name in shape.model_fields if can_hold(found[name], mark)}


def can_hold(shape: Any, mark: Any) -> bool:
    """Whether a shape contains such an annotation; without one, any table or annotation counts."""
    if is_table(shape):
        return mark is None or bool(field_types(shape, mark))
    if get_origin(shape) is Annotated:
        marks = get_args(shape)[1:]
        if mark is None or any(isinstance(one, mark) for one in marks):
            return True
    return any(can_hold(one, mark) for one in get_args(shape))


def named_pieces(shape: type[Piece], value: Any) -> Iterator[tuple[str, str, str]]:
    """The pieces that a piece names: the place, their kind and their id."""
    for place, mark, id in walk(shape, value, only=PieceReference):
        if isinstance(mark, PieceReference) and isinstance(id, str):
            yield place, mark.kind, id
