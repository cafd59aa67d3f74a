"""The game's own pieces as they were before games kept theirs (before schema v6 of the saves).

Saves, records and campaigns from that time do not say what they were made with. They are replayed
with these pieces, whatever has become of them since.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from pathlib import Path

from ufs.content.loader import Library, built_in
from ufs.content.piece_hash import piece_hash, read_piece
from ufs.content.schema import Piece

FILE = Path(__file__).parent / "earlier_pieces.json"


@cache
def earlier_pieces() -> list[Piece]:
    return [read_piece(data) for data in json.loads(FILE.read_text("utf-8"))]


@lru_cache(maxsize=4)
def before_v6(library: Library) -> Library:
    """A library as it was then: the game's own pieces of that time, those of packs as they are."""
    found = library.copy()
    own = built_in().pieces
    for key, piece in library.pieces.items():
        if own.get(key) is piece:  # not replaced by a pack
            del found.pieces[key]
    for piece in earlier_pieces():
        key = type(piece), piece.id
        if key not in found.pieces:
            today = own.get(key)
            is_same = today is not None and piece_hash(today) == piece_hash(piece)
            found.add(today if today is not None and is_same else piece, piece.id)
    return found
