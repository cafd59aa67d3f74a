"""How hard a bot thinks for a wished time a decision.

Fixed amounts of work, not a clock: the same seed gives the same game on every machine. The times
were measured on one core of an ordinary machine; `ufs simulate` shows what they are on yours.
"""

from __future__ import annotations

from ufs.coach.playouts import Effort

LONGEST = 10_000.0
PLAYOUTS_PER_MS = 12.0


def effort_for(milliseconds: float) -> Effort:
    """The effort of about so many milliseconds a decision."""
    playouts = int(milliseconds * PLAYOUTS_PER_MS)
    if playouts < 8:
        return Effort(3 if milliseconds < 0.3 else 8, 4, 8, 0, 2, 1, 1)
    if milliseconds < 10:
        return Effort(12, 6, 8, playouts, 2, 2, 1)
    if milliseconds < 60:
        return Effort(24, 12, 16, playouts, 3, 2, 1)
    return Effort(48, 24, 32, playouts, 4, 3, 1)
