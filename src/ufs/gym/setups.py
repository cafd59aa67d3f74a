"""The tables of a setup. A threat or level draws its pieces anew for every seed."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from ufs.content.loader import Library
from ufs.game.setup import Table, hard_pieces, lay
from ufs.game.shapes import SETUP, shaped


class SetupTables:
    """Lays the table of a setup for a seed; each table is laid once and kept."""

    def __init__(self, setup: Any, library: Library) -> None:
        first = lay(setup, library, seed=0)  # refuses a wrong setup with a sentence
        self.setup: dict[str, Any] = dict(setup)
        self.library = library
        self.shape = shaped(SETUP, setup, "bad_setup")
        self.edition = first.edition
        self.names = first.sides
        self.is_box = self.edition.pieces.city is not None
        self.count: int | None = self.shape.threat if self.is_box else self.shape.level
        self._tables: dict[tuple[str, ...], Table] = {tuple(first.setup["hard"]): first}

    def table(self, seed: int) -> Table:
        """The table a game with this seed is played on."""
        return self._table(tuple(hard_pieces(self.shape, self.names, self.is_box, seed)))

    def all(self) -> dict[int, Table]:
        """Every table that can be drawn, by its difficult pieces as bits of `names`."""
        if self.count is None:
            return {0: self.table(0)}
        return {
            sum(1 << self.names.index(name) for name in hard): self._table(hard)
            for hard in combinations(self.names, self.count)
        }

    def _table(self, hard: tuple[str, ...]) -> Table:
        if hard not in self._tables:
            base = {key: self.setup[key] for key in self.setup if key not in ("threat", "level")}
            self._tables[hard] = lay({**base, "hard": list(hard)}, self.library)
        return self._tables[hard]
