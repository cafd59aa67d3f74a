"""Your own bot: a class with one method. It imports nothing from this project.

    ufs simulate --bot examples/my_bot.py:MyBot --games 3
    ufs simulate --bot examples/my_bot.py:MyBot:bold=true --games 3

It tries every action on its copy of the game and chooses the one after which the table looks best.
It survives longer than the random bot, but still loses: teach it to plan.
"""

from __future__ import annotations

from typing import Any


class MyBot:
    """Looks one action ahead. Options after the second colon are arguments of `__init__`."""

    def __init__(self, bold: bool = False) -> None:
        self.fear = 0.5 if bold else 2.0

    def choose(self, game: Any) -> Any:
        """Return one of `game.actions()`, or its index. `game` does not contain future dice."""
        actions = game.actions()
        return max(range(len(actions)), key=lambda n: self.score_after(game, actions[n]))

    def score_after(self, game: Any, action: dict[str, Any]) -> float:
        game.act(action)  # on this copy only …
        score = self.score(game.position())
        game.undo()  # … and undone again
        return score

    def score(self, position: dict[str, Any]) -> float:
        if position["result"]:
            return 1000.0 if position["result"]["won"] else -1000.0
        places = [ship["at"] for ship in position["ships"]]
        rows: int = sum(at[0] for at in places if isinstance(at, list))  # how far ships have come
        gains: int = 6 * position["research"] + position["energy"] + 2 * position["excavator"][0]
        losses: int = 10 * position["damage"] + position["mothership"]
        return gains - self.fear * losses - rows / 10
