"""The loops of this package, compiled together with the rules. Importing it imports Numba."""

from __future__ import annotations

from typing import Any

from ufs.gym import batch, features, numbers
from ufs.rules.compiled import extend

MODULES = (numbers, features, batch)


def put_each(row: Any, at: int, count: int, values: Any) -> None:
    """`numbers.put` for compiled code, where a loop is faster than a slice."""
    for i in range(count):
        row[at + i] = values[i]


_PUT: Any = put_each
_compiled = extend("gym", *MODULES, instead={"put": _PUT})

begin_games: Any = _compiled["begin_games"]
first_illegal: Any = _compiled["first_illegal"]
act_games: Any = _compiled["act_games"]
mark_over: Any = _compiled["mark_over"]
mask_games: Any = _compiled["mask_games"]
number_games: Any = _compiled["number_games"]
number_boards: Any = _compiled["number_boards"]
feature_games: Any = _compiled["feature_games"]
choose_actions: Any = _compiled["choose_actions"]
