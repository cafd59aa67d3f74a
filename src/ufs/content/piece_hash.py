"""Pieces as JSON with a hash, so that a game can keep the pieces it is played with.

The hash covers what the rules read. Words do not count: a corrected sentence does not make another
piece, and a game then shows the corrected one. Fields with their default value do not count either,
so a later version may add fields without changing the hash of every piece.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any

from pydantic import TypeAdapter, ValidationError

from ufs.base.errors import ShapeError, to_field_error
from ufs.content.loader import Library
from ufs.content.schema import AnyPiece, Piece

HASH_LENGTH = 16  # hexadecimal digits
# What only people read: words, the place on a map, how sure we are of a piece.
FOR_PEOPLE = frozenset({"name", "role", "text", "scene", "briefing", "at", "source"})

Json = dict[str, Any]
_adapter: TypeAdapter[Any] = TypeAdapter(AnyPiece)


def piece_json(piece: Piece) -> Json:
    """A piece as JSON; `read_piece` reads it again."""
    return piece.model_dump(mode="json", exclude_defaults=True)


def read_piece(data: Any) -> Piece:
    """A piece from its JSON, or an error that names every field that does not fit."""
    try:
        piece: Piece = _adapter.validate_python(data)
    except ValidationError as error:
        details = error.errors(include_url=False)
        raise ShapeError("bad_pieces", [to_field_error(one) for one in details]) from None
    return piece


def piece_hash(piece: Piece) -> str:
    """The hash of what the rules read of a piece."""
    return hash_json(without_words(piece_json(piece)))


def set_hash(hashes: Iterable[str]) -> str:
    """The hash of several pieces, in any order."""
    return hash_json(sorted(set(hashes)))


def hash_json(value: Any) -> str:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:HASH_LENGTH]


def without_words(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {name: without_words(one) for name, one in value.items() if name not in FOR_PEOPLE}
    if isinstance(value, list):
        return [without_words(one) for one in value]
    return value


def library_of(pieces: Iterable[Piece]) -> Library:
    """A library with just these pieces."""
    library = Library()
    for piece in pieces:
        library.add(piece, piece.id)
    return library
