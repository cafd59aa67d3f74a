"""A rule of thumb for whoever has no coach: look one action ahead, at a glance.

It knows nothing of chances, so it claims none: `chance` is null and the answer is marked.
"""

from __future__ import annotations

from typing import Any

from ufs.coach.core.heuristic import at_a_glance, look_ahead
from ufs.game import Game
from ufs.game.moves import action_json

NO_CHANCE = {"chance": None, "error": None}


def advise(game: Game) -> list[dict[str, Any]]:
    """Every legal action, the best first, each with its score."""
    board = game.table.board
    scored = []
    for code in game.codes():
        trial = game.state()
        look_ahead(trial, board, code)
        scored.append((round(at_a_glance(trial, board), 2), code))
    scored.sort(key=lambda pair: -pair[0])
    advice: list[dict[str, Any]] = [
        {"action": action_json(code, game.table), **NO_CHANCE, "score": value}
        for value, code in scored
    ]
    if game.dice_to_roll():
        advice.insert(0, {"action": {"do": "roll"}, **NO_CHANCE, "score": 0.0})
    return advice
