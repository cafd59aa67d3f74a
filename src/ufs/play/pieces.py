"""The pieces that games and campaigns are played with, kept beside them.

A piece may change with the next version, or a pack with the next edit of its author; a game that
was begun goes on with its own. Pieces are stored once for each hash (`ufs.content.piece_hash`). A
piece that plays as it did is taken from today's library, so its words are today's.
"""

from __future__ import annotations

import threading
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from ufs.base.errors import UfsError
from ufs.campaign.campaign import pieces_of
from ufs.campaign.shapes import ChapterShape, validate_campaign
from ufs.content.earlier import before_v6
from ufs.content.loader import Library
from ufs.content.piece_hash import library_of, piece_hash, piece_json, read_piece, set_hash
from ufs.content.schema import Piece
from ufs.game.setup import lay
from ufs.store.storage import Pieces, Storage

LIBRARIES = 64  # sets of pieces kept in memory
CHUNK = 500  # rows changed in one transaction


class PieceKeeper:
    """Keeps the pieces of one player's games and campaigns, and hands them out again."""

    def __init__(self, storage: Storage, library: Library) -> None:
        self.storage = storage
        self.library = library
        self._kept: set[str] = set()  # sets that are in the storage
        self._libraries: dict[str, Library] = {}
        self._lock = threading.Lock()

    @cached_property
    def today(self) -> dict[str, Piece]:
        """Today's pieces by their hashes."""
        return {piece_hash(piece): piece for piece in self.library.pieces.values()}

    @cached_property
    def before_v6(self) -> Library:
        """The pieces of what was written before pieces were kept."""
        return before_v6(self.library)

    def keep(self, pieces: Iterable[Piece]) -> str:
        """Store these pieces, if they are not there yet; returns the hash of the set."""
        by_hash = {piece_hash(piece): piece for piece in pieces}
        hash = set_hash(by_hash)
        # Whoever goes back to an older backup while we run takes pieces away, too.
        if hash not in self._kept or self.storage.read_pieces(hash) is None:
            stored = {one: piece_json(piece) for one, piece in by_hash.items()}
            self.storage.keep_pieces(hash, stored)
            self._kept.add(hash)
        return hash

    def library_for(self, hash: str | None) -> Library:
        """Just the pieces of a set; without a hash, those from before pieces were kept."""
        if hash is None:
            return self.before_v6
        with self._lock:
            known = self._libraries.pop(hash, None) or self._read(hash)
            self._libraries[hash] = known
            while len(self._libraries) > LIBRARIES:
                del self._libraries[next(iter(self._libraries))]
        return known

    def library_or_today(self, hash: str | None) -> Library:
        """The pieces of a set; if they are lost, today's may do: the position will tell."""
        try:
            return self.library_for(hash)
        except UfsError:
            return self.library

    def _read(self, hash: str) -> Library:
        found = self.storage.read_pieces(hash)
        if found is None or set_hash(found) != hash:
            raise UfsError("broken_pieces", "store-pieces-lost", found=hash)
        return library_of(self._piece(one, found) for one in found)

    def _piece(self, hash: str, stored: Pieces) -> Piece:
        if hash in self.today:
            return self.today[hash]
        piece = read_piece(stored[hash])
        if piece_hash(piece) != hash:
            raise UfsError("broken_pieces", "store-pieces-lost", found=hash)
        return piece

    def find(self, hash: str) -> Library | None:
        """The pieces of a set, or None if they are not here."""
        try:
            return self.library_for(hash)
        except UfsError:
            return None

    # --- what was written before pieces were kept ---

    def fill_in(self) -> None:
        """Note with which pieces older games and campaigns were made: those of that time."""
        games: dict[str, list[str]] = defaultdict(list)
        for info in self.storage.games_without_pieces():
            pieces = self._pieces_of(info.setup)
            if pieces is not None:
                games[self.keep(pieces)].append(info.id)
        for hash, ids in games.items():
            for some in chunks(ids):
                self.storage.set_pieces(hash, some, ())
        for record in self.storage.campaigns_without_pieces():
            chapters = read_chapters(record.data)
            if chapters is not None:
                hash = self.keep(pieces_of(chapters, self.before_v6))
                self.storage.set_pieces(hash, (), [record.info.id])

    def _pieces_of(self, setup: object) -> tuple[Piece, ...] | None:
        """The pieces of a setup, or None if it cannot be laid: then the game cannot be opened."""
        try:
            return lay(setup, self.before_v6).pieces
        except UfsError:
            return None


def read_chapters(data: object) -> list[ChapterShape] | None:
    """The pieces a saved campaign names, or None if it cannot be read."""
    try:
        return validate_campaign(data).chapters
    except UfsError:
        return None


def chunks(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    for first in range(0, len(ids), CHUNK):
        yield ids[first : first + CHUNK]
