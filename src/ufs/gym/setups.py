"""The tables of a setup. With a threat or level, every seed draws its own difficult pieces."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from ufs.content.loader import Library
from ufs.game.setup import Table, hard_pieces, lay
from ufs.game.shapes import SETUP, validate


class SetupTables:
    """Lays the table of a setup for a seed; every table is laid once and cached."""

    def __init__(self, setup: Any, library: Library) -> None:
        first = lay(setup, library, seed=0)  # raises an error for an invalid setup
        self.setup: dict[str, Any] = dict(setup)
        self.library = library
        self.shape = validate(SETUP, setup, "bad_setup")
        self.edition = first.edition
        self.names = first.sides
        self.is_box = self.edition.pieces.city is not None
        self.count: int | None = self.shape.threat if self.is_box else self.shape.level
        self._tables: dict[tuple[str, ...], Table] = {tuple(first.setup["hard"]): first}

    def table(self, seed: int) -> Table:
        """The table for a game with this seed."""
        return self._table(tuple(hard_pieces(self.shape, self.names, self.is_box, seed)))

    def all(self) -> dict[int, Table]:
        """Every possible table, by its difficult pieces as bits in the order of `names`."""
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
