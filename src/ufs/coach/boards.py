"""All the tables the coach is trained on: every edition, city, level and threat there is."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any

from ufs.content.loader import Library
from ufs.content.schema import City, EditionFile
from ufs.game.table import CARD_NAMES, SKY_NAMES, lay


@dataclass(frozen=True)
class Family:
    """Setups that differ only in the pieces on their difficult side."""

    name: str
    setup: dict[str, Any]
    pieces: tuple[str, ...]

    def setups(self) -> list[dict[str, Any]]:
        """Every choice of difficult pieces, the easiest first."""
        return [
            self.setup | {"hard": list(hard)}
            for count in range(len(self.pieces) + 1)
            for hard in combinations(self.pieces, count)
        ]


def families(library: Library) -> list[Family]:
    """Each edition of the print-and-play; each city of the box, undamaged and damaged."""
    found = []
    for edition in library.all(EditionFile):
        if not edition.pieces.city:
            setup: dict[str, Any] = {"edition": edition.id}
            found.append(Family(edition.id, setup, SKY_NAMES + CARD_NAMES))
            continue
        for city in library.all(City):
            if edition.id in city.editions:
                for damaged in (False, True):
                    setup = {"edition": edition.id, "city": city.id, "damaged": damaged}
                    name = f"{city.id}{' damaged' if damaged else ''}"
                    found.append(Family(name, setup, SKY_NAMES))
    return found


def all_boards(library: Library) -> tuple[Any, list[Family], Any]:
    """Every board as a record, the families, and by board: its family and its difficult pieces."""
    import numpy as np

    from ufs.rules import compiled

    kinds = families(library)
    records, of = [], []
    for number, family in enumerate(kinds):
        for setup in family.setups():
            records.append(compiled.board_record(lay(setup, library).board))
            of.append((number, len(setup["hard"])))
    boards = np.zeros(len(records), compiled.BOARD_DTYPE)
    for i, record in enumerate(records):
        boards[i] = record
    return boards, kinds, np.array(of)
