"""How much a bot searches in a given time per decision.

A budget is a fixed amount of work, not a clock: a seed gives the same game on every machine. The
times were measured on one core of an ordinary machine; `ufs simulate` shows them for yours.

What helps most, measured on Roswell at threat 4: a wide beam before any playout (0.4 ms, width 8:
5 % won; 2.3 ms, width 48: 25 %), then playouts (6 ms: 44 %), then better players inside them than
more of them (14 ms: 60 %). Playouts of two rounds instead of one do not help.
"""

from __future__ import annotations

from ufs.coach.core.playouts import Budget

MAX_MS = 10_000.0
BEAM_MS = 2.5  # the widest beam alone
PLAYOUT_MS = 0.14  # one playout with narrow beams
GOOD_PLAYOUT_MS = 0.28  # one playout with wider beams

NETWORK_ONLY = (
    (0.2, Budget(3, 2, 4, 0, 2, 1, 1)),
    (0.8, Budget(8, 4, 8, 0, 2, 1, 1)),
    (1.8, Budget(32, 16, 8, 0, 2, 1, 1)),
    (3.5, Budget(48, 32, 8, 0, 2, 1, 1)),
)


def budget_for(milliseconds: float) -> Budget:
    """The budget that takes about this many milliseconds per decision."""
    for limit, budget in NETWORK_ONLY:
        if milliseconds < limit:
            return budget
    left = milliseconds - BEAM_MS
    if milliseconds < 10:
        return Budget(48, 24, 8, int(left / PLAYOUT_MS), 2, 1, 1)
    candidates = 10 if milliseconds < 50 else 20
    return Budget(48, 24, candidates, int(left / GOOD_PLAYOUT_MS), 4, 3, 1)
