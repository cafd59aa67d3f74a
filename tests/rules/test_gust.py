"""F41: a gust brings the ships of one column down."""

from __future__ import annotations

from tests.support.stage import does, stage
from tests.support.table import place, rule, ship_at


@rule("F41")
def test_a_gust_moves_the_ships_of_its_column_only_and_sets_nothing_off() -> None:
    ships = {0: [1, 1], 1: [3, 3], 2: [2, 4], 3: [9, 3], 4: [16, 3]}
    game = stage(does("placed", "gust", 2, on="aa")).load(ships=ships)
    game.act(place(0, 1, 3))  # a 1 on the AA gun of column 3: only the gust moves ships
    where = [[1, 1], [5, 3], [2, 4], [11, 3], "mothership"]
    assert [ship_at(game, n) for n in range(5)] == where
    made = game.position()
    assert (made["mothership"], made["damage"]) == (0, 1)
