"""Sealed chapters (C11): what a later chapter brings stays unseen until the player has met it.

Sealed are cities, scenarios, characters and sky tiles of the built-in pieces, by their `chapter`; a
pack's pieces never are. Met is every chapter that one of the player's campaigns has opened, also
one that was taken back, finished or deleted: what was seen once is not sealed again. Only what a
player chooses from, draws or opens is sealed. The makers' and researchers' tools show everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any, TypeVar

from ufs.base.errors import UfsError
from ufs.content.loader import Library
from ufs.content.schema import Character, City, Piece, Scenario, Sky
from ufs.game.setup import Table
from ufs.play.settings import Settings
from ufs.store.storage import GAME, CampaignInfo, GameInfo, Storage

MET = "met_chapter"  # a setting that nobody changes by hand: the highest chapter opened so far
BROKEN = "seal_broken"
LAST = 4
SEALED_KINDS: tuple[type[Piece], ...] = (City, Scenario, Character, Sky)
T = TypeVar("T")


class Seal:
    """Which pieces one player has not met yet."""

    def __init__(self, storage: Storage, library: Library, settings: Settings) -> None:
        self.storage = storage
        self.library = library
        self.settings = settings
        self._open_library = lru_cache(maxsize=LAST + 1)(self._without_sealed)

    # --- what is open ---

    @property
    def is_broken(self) -> bool:
        """Whether the player has said that everything may be seen."""
        return bool(self.settings.all()[BROKEN])

    @property
    def met(self) -> int:
        """The highest chapter that a campaign has opened; 0: only the standard game."""
        stored = self.storage.settings().get(MET)
        return stored if isinstance(stored, int) and 0 <= stored <= LAST else 0

    @property
    def highest(self) -> int:
        """The last chapter whose pieces are shown."""
        return LAST if self.is_broken else self.met

    def chapter_of(self, kind: type[Piece], id: str) -> int:
        """The chapter that brings a piece, or 0 if it is never sealed."""
        piece = self.library.get(kind, id) if kind in SEALED_KINDS else None
        is_own = self.library.pack_of.get((kind, id), 0) > 1  # the first pack is the built-in one
        return 0 if piece is None or is_own else int(getattr(piece, "chapter", 0))

    def open_library(self) -> Library:
        """The pieces that may be shown; all of them if nothing is sealed."""
        return self._open_library(self.highest)

    def _without_sealed(self, highest: int) -> Library:
        sealed = {key for key in self.library.pieces if self.chapter_of(*key) > highest}
        for scenario in self.library.all(Scenario):
            if scenario.sky and (Scenario, scenario.id) not in sealed:
                sealed.discard((Sky, scenario.sky))  # a scenario shows the tile it brings
        if not sealed:
            return self.library
        library = self.library.copy()
        for key in sealed:
            del library.pieces[key]
        return library

    def sealed_among(self, pieces: Iterable[Piece]) -> list[Piece]:
        highest = self.highest
        return [piece for piece in pieces if self.chapter_of(type(piece), piece.id) > highest]

    # --- showing something sealed ---

    def show(
        self,
        make: Callable[[Library], T],
        table_of: Callable[[T], Table],
        unseal: bool = False,
    ) -> T:
        """What `make` makes of the open pieces; of sealed ones only if the player wants to see it.

        An error that lists the pieces there are lists only open ones.
        """
        library = self.open_library()
        try:
            made = make(library)
        except UfsError as error:
            if library is self.library:
                raise
            try:
                made = make(self.library)
            except UfsError:
                raise error from None
        self.check(table_of(made).pieces, unseal)
        return made

    def check(self, pieces: Iterable[Piece], unseal: bool = False) -> None:
        """Refuse to show sealed pieces, unless the player wants to see them here."""
        sealed = [] if unseal else self.sealed_among(pieces)
        if sealed:
            chapters = sorted({self.chapter_of(type(piece), piece.id) for piece in sealed})
            raise UfsError("sealed", "sealed-here", "C11", count=len(sealed), chapters=chapters)

    def check_chapters(self, chapters: Iterable[int]) -> None:
        """Refuse to draw from chapters that are not open yet."""
        highest = self.highest
        sealed = sorted(chapter for chapter in set(chapters) if chapter > highest)
        if sealed:
            args = {"count": len(sealed), "chapters": sealed}
            raise UfsError("sealed", "sealed-chapters", "C11", **args)

    # --- in numbers ---

    def json(self) -> dict[str, Any]:
        return {"broken": self.is_broken, "met": self.met}

    def counts(self, edition: str) -> list[dict[str, int]]:
        """How many pieces of an edition each sealed chapter would bring."""
        highest = self.highest
        rows = []
        for chapter in range(highest + 1, LAST + 1):
            numbers = [len(list(self._brought(kind, chapter, edition))) for kind in SEALED_KINDS]
            names = ("cities", "scenarios", "characters", "skies")
            if any(numbers):
                rows.append({"chapter": chapter, **dict(zip(names, numbers, strict=True))})
        return rows

    def _brought(self, kind: type[Piece], chapter: int, edition: str) -> Iterator[Piece]:
        for piece in self.library.all(kind):
            if edition in getattr(piece, "editions", ()):
                if self.chapter_of(kind, piece.id) == chapter:
                    yield piece

    # --- what is met ---

    def meet(self, chapter: int) -> None:
        """A campaign has opened a chapter. Nothing is ever sealed again."""
        if chapter > self.met:
            self.storage.set_settings({MET: min(chapter, LAST)})

    def look_back(self) -> None:
        """At every start: what campaigns have opened, the deleted ones included.

        Before there was a seal, everything could be chosen: whoever played a standalone game with
        pieces of chapters not opened yet has seen them all, so for that profile the seal is broken.
        """
        binned = [one.info for one in self.storage.bin()]
        campaigns = [*self.storage.campaigns(), *of_kind(binned, CampaignInfo)]
        met = max([info.chapter for info in campaigns], default=0)
        if not {MET, BROKEN} & self.storage.settings().keys():  # one of them may be damaged
            games = [*self.storage.games(), *of_kind(binned, GameInfo)]
            is_seen = any(self._last_chapter_in(info) > met for info in games)
            self.storage.set_settings({MET: min(max(met, 0), LAST), BROKEN: is_seen})
        self.meet(met)

    def _last_chapter_in(self, info: GameInfo) -> int:
        """The last chapter that a standalone game has pieces of."""
        pieces = named_pieces(info.readable_setup) if info.kind == GAME else []
        return max([self.chapter_of(kind, id) for kind, id in pieces], default=0)


def of_kind(infos: Iterable[object], kind: type[T]) -> list[T]:
    return [info for info in infos if isinstance(info, kind)]


def named_pieces(setup: dict[str, Any]) -> Iterator[tuple[type[Piece], str]]:
    """The pieces that a stored setup names, as far as it can be read."""
    sky, team = setup.get("sky"), setup.get("characters")
    named: list[tuple[type[Piece], Any]] = [
        (City, setup.get("city")),
        (Scenario, setup.get("scenario")),
        *((Sky, id) for id in (sky if isinstance(sky, list) else [])),
        *((Character, who.get("id")) for who in (team if isinstance(team, list) else [])
          if isinstance(who, dict)),
    ]  # fmt: skip
    return ((kind, id) for kind, id in named if isinstance(id, str))
