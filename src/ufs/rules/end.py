"""E: the end of the game."""

from __future__ import annotations

from ufs.rules.board import Board
from ufs.rules.events import E_END, E_HIT, tell
from ufs.rules.state import (
    LOST_DAMAGE,
    LOST_MOTHERSHIP,
    OVER,
    UNDECIDED,
    WON_RESEARCH,
    State,
)


def finish(s: State, result: int) -> None:
    """E4: the first end to happen decides; nothing after it is carried out."""
    if s.result == UNDECIDED:
        s.result = result
        s.phase = OVER
        tell(s, E_END, result)


def check_research(s: State, b: Board) -> None:
    """E1: reaching the last research space wins at once."""
    if s.research >= b.research_length:
        finish(s, WON_RESEARCH)


def take_hit(s: State, b: Board, ship: int) -> None:
    """E2: one more damage; the marker reaching the skull loses at once."""
    s.damage += 1
    tell(s, E_HIT, s.damage, ship)
    if s.damage >= b.hits:
        finish(s, LOST_DAMAGE)


def check_skull(s: State, b: Board) -> None:
    """E3: the drop points reaching the skull row loses at once."""
    if s.mothership >= b.skull_row:
        finish(s, LOST_MOTHERSHIP)
