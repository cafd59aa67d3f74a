"""What a sentence about a refused action may mention: where, which die, how far, what it costs.

Most sentences need one or two of these, and a forecast refuses dozens of moves: each is worked out
only when it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ufs.base.words import Term
from ufs.content.notation import Room
from ufs.game.moves import WORKER_NAMES, in_hand, to_json
from ufs.game.position import PHASES
from ufs.game.setup import Table
from ufs.rules import actions as A
from ufs.rules.excavator import steps_ahead, worker_ahead
from ufs.rules.state import State


class Refused:
    """A refused action, with the die and the space it is about."""

    __slots__ = ("code", "kind", "s", "space", "table", "worker")

    def __init__(self, s: State, table: Table, code: int) -> None:
        self.s, self.table, self.code = s, table, code
        self.kind = A.kind_of(code)
        has_die = self.kind in (A.PLACE, A.RAISE)
        self.worker = A.worker_of(code) if has_die else max(worker_ahead(s), 0)
        self.space = 0
        if self.kind in (A.PLACE, A.USE, A.INSTALL):
            self.space = A.space_of(code)
        elif self.kind not in (A.REMOVE, A.SPAWN_SHIP):
            self.space = max(s.worker_space[self.worker], 0)  # the die ahead, or one to raise

    def column(self) -> int:
        if self.kind == A.SPAWN_SHIP:
            return A.column_of(self.code) + 1
        return to_json(self.space)[1]

    def robot(self) -> int:
        return A.robot_of(self.code) + 1 if self.kind in (A.INSTALL, A.REMOVE) else 1

    def room(self) -> Room | None:
        return self.table.room_at(self.space)


KNOWN: dict[str, Callable[[Refused], Any]] = {
    "row": lambda it: to_json(it.space)[0],
    "column": Refused.column,
    "value": lambda it: it.s.worker_value[it.worker],
    "worker": lambda it: WORKER_NAMES[it.worker],
    "robot": Refused.robot,
    "robots": lambda it: it.table.board.robots,
    "distance": lambda it: steps_ahead(it.s, it.space),
    "hand": lambda it: [WORKER_NAMES[worker] for worker in in_hand(it.s)],
    "cost": lambda it: room.cost if (room := it.room()) else 0,
    "size": lambda it: len(room.spaces) if (room := it.room()) else 1,
    "points": lambda it: it.s.points,
    "dig": lambda it: it.table.board.dig_cost,
    "energy": lambda it: it.s.energy,
    "phase": lambda it: Term(f"phase-{PHASES[it.s.phase]}"),
}


def circumstances(
    s: State, table: Table, code: int, names: Iterable[str] = tuple(KNOWN)
) -> dict[str, Any]:
    """All circumstances of a refused action, or those a sentence names."""
    it = Refused(s, table, code)
    return {name: KNOWN[name](it) for name in names if name in KNOWN}
