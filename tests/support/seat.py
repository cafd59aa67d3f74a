"""The coach's search on one board with a fixed budget: always the same answer."""

from __future__ import annotations

from typing import Any

from ufs.coach.core import compiled as machine
from ufs.coach.core.playouts import Budget
from ufs.coach.networks import load_networks
from ufs.content.loader import Library, built_in
from ufs.game.setup import lay
from ufs.rules import compiled
from ufs.rules.board import Board
from ufs.rules.state import State

ENGINE = machine.engine
QUICK = Budget(4, 3, 6, 0, 2, 1, 1)
Plan = tuple[float, list[int], Any]  # what it is worth, its moves, the state it leads to


class Seat:
    """A network, a board, and memory for the search."""

    def __init__(self, setup: dict[str, Any], library: Library | None = None) -> None:
        self.board: Board = lay(setup, library or built_in()).board
        self.b = compiled.board_record(self.board)
        self.mind = machine.make_network(load_networks().weights_for(self.board).arrays)
        self.bench = machine.make_playout_buffers()
        ENGINE["precompute_terrain"](self.b, self.mind)

    def think(self, state: State, effort: Budget = QUICK) -> list[Plan]:
        w = self.bench.outer
        n = ENGINE["find_plans"](
            *(compiled.state_record(state), self.b, self.mind, w),
            *(effort.width, effort.rooms, effort.candidates),
        )
        return [
            (float(w.leaf_value[i]), [int(c) for c in w.leaf_plan[i, 1 : 1 + w.leaf_plan[i, 0]]],
             compiled.plain_state(w.leaves[i]))
            for i in range(n)
        ]  # fmt: skip

    def value(self, state: State) -> float:
        return float(ENGINE["value"](compiled.state_record(state), self.b, self.mind))
