"""Which pieces a record, a save or a campaign file was made with, and where to find them.

A file names them by a hash and may carry them along. One that names none was written before games
kept their pieces, and is replayed with the pieces of that time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

from ufs.base.errors import UfsError
from ufs.base.words import Term
from ufs.content.earlier import before_v6
from ufs.content.loader import Library, add_check_problems, built_in
from ufs.content.piece_hash import library_of, piece_json, read_piece
from ufs.content.schema import ChapterFile, Piece

TODAY = "today"  # instead of a hash: whatever the pieces are now
MAX_CARRIED = 200  # pieces in one file

Known = Callable[[str], Library | None]  # finds a set of pieces by its hash
T = TypeVar("T")


def begin_with_pieces(
    begin: Callable[[Library], T],
    hash_of: Callable[[T], str],
    *,
    hash: str | None,
    carried: Sequence[Any],
    library: Library | None,
    known: Known | None = None,
) -> T:
    """Begin something with the pieces it was made with; an error if they cannot be found."""
    library = library or built_in()
    if carried:
        begun = begin(read_carried(carried, library))
        if hash is not None and hash_of(begun) != hash:
            raise UfsError("bad_pieces", "pieces-do-not-match", found=hash)
        return begun
    if hash is None:
        return begin_before_v6(begin, library)
    if hash == TODAY:
        return begin(library)
    wrong = UfsError("bad_pieces", "pieces-unknown", found=hash, today=TODAY)
    for candidate in candidates(hash, library, known):
        try:
            begun = begin(candidate)
        except UfsError as error:
            wrong = error if candidate is library else wrong  # says more: it fits no pieces
            continue
        if hash_of(begun) == hash:
            return begun
    raise wrong


def begin_before_v6(begin: Callable[[Library], T], library: Library) -> T:
    """With the pieces of that time or, for someone who wrote it by hand since, with today's."""
    try:
        return begin(before_v6(library))
    except UfsError:
        return begin(library)


def candidates(hash: str, library: Library, known: Known | None) -> Iterator[Library]:
    kept = known(hash) if known else None
    if kept is not None:
        yield kept
    yield library
    yield before_v6(library)


def read_carried(carried: Sequence[Any], library: Library) -> Library:
    """The pieces in a file. A stranger may have written them: they are checked like a pack."""
    if len(carried) > MAX_CARRIED:
        raise UfsError("bad_pieces", "pieces-too-many", most=str(MAX_CARRIED))
    pieces = [read_piece(data) for data in carried]
    trial = library.copy()
    trial.packs_read += 1
    for piece in pieces:
        if not isinstance(piece, ChapterFile):  # only told; its sky meant something else before
            trial.add(piece, piece.id)
    problems = add_check_problems(trial).problems
    if problems:
        what = Term(problems[0].key, **problems[0].args)
        raise UfsError("bad_pieces", "pieces-wrong", id=problems[0].file, what=what)
    return library_of(pieces)


def write_carried(pieces: Iterable[Piece]) -> list[dict[str, Any]]:
    return [piece_json(piece) for piece in pieces]
