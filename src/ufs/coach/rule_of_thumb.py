"""A rule of thumb for when there is no coach: try each action and score the result.

It cannot estimate chances, so it claims none: `chance` is null and the answer is marked.
"""

from __future__ import annotations

from typing import Any

from ufs.coach.core.heuristic import heuristic_score, try_action
from ufs.game import Game
from ufs.game.moves import action_json

NO_CHANCE = {"chance": None, "error": None}


def advise(game: Game) -> list[dict[str, Any]]:
    """Every legal action, the best first, each with its score."""
    board = game.table.board
    scored = []
    for code in game.codes():
        trial = game.state()
        try_action(trial, board, code)
        scored.append((round(heuristic_score(trial, board), 2), code))
    scored.sort(key=lambda pair: -pair[0])
    advice: list[dict[str, Any]] = [
        {"action": action_json(code, game.table), **NO_CHANCE, "score": value}
        for value, code in scored
    ]
    if game.dice_to_roll():
        advice.insert(0, {"action": {"do": "roll"}, **NO_CHANCE, "score": 0.0})
    return advice
