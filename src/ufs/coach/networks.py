"""Two networks: one for the standard game, one for every table with abilities or goals.

The standard game is played on few boards, so a dedicated network plays it better than one that
shares its weights with seventeen cities and thirteen scenarios (docs/coach.md has the figures).
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

from ufs.coach.weightfile import Weights, load
from ufs.rules.board import ENERGY_BACK, EXPLOSION, RED_EXPLOSION, ROBOT, SKY_ROWS, SPECIAL, Board

if TYPE_CHECKING:
    from ufs.content.loader import Library

STANDARD, BATTLES = "standard", "battles"
FILES = {STANDARD: "coach.npz", BATTLES: "battles.npz"}


def is_standard(b: Board) -> bool:
    """Whether the table has nothing beyond the standard game (A1-A7, F1-F39)."""
    if b.abilities or b.traits > 1 or b.goals or b.orange:
        return False
    if b.rows != SKY_ROWS or b.city_row < SKY_ROWS:  # A3, A7
        return False
    advanced = any(SPECIAL <= token < EXPLOSION or token > RED_EXPLOSION for token in b.sky)
    return not advanced and max(b.room_effect) <= ROBOT and max(b.action) < ENERGY_BACK


@dataclass(frozen=True)
class Networks:
    """The weights of both, and the choice between them."""

    standard: Weights
    battles: Weights

    def kind(self, board: Board) -> str:
        return STANDARD if is_standard(board) else BATTLES

    def weights_for(self, board: Board) -> Weights:
        return {STANDARD: self.standard, BATTLES: self.battles}[self.kind(board)]

    def stale(self, library: Library) -> list[str]:
        """What has changed since training: `rules`, and the names of pieces."""
        met = set(self.standard.pieces)
        old = {what for what in self.standard.stale(library) if what == "rules" or what in met}
        return sorted(old | set(self.battles.stale(library)))


def load_networks(path: Path | None = None) -> Networks:
    """The networks that come with the game, or one file for all tables."""
    if path is not None:
        weights = load(path)
        return Networks(weights, weights)
    folder = Path(str(resources.files("ufs.coach").joinpath("weights")))
    return Networks(*(load(folder / FILES[kind]) for kind in (STANDARD, BATTLES)))
