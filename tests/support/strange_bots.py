"""Bots that behave, and bots that do not. The tests name them as `strange_bots.py:Name`."""

from __future__ import annotations

import os
import random
import sys
from typing import Any

from ufs.game import Game


class First:
    def choose(self, game: Game) -> int:  # noqa: ARG002
        return 0


class Nth:
    """Takes the options of its constructor, and answers with an action itself."""

    def __init__(self, n: int = 0, loud: bool = False) -> None:
        self.n = n
        self.loud = loud

    def choose(self, game: Game) -> Any:
        if self.loud:
            print("what a bot prints is not its answer")
        actions = game.actions()
        return actions[self.n % len(actions)]


class Chancy:
    def choose(self, game: Game) -> int:
        return random.randrange(len(game.actions()))


class Peeping:
    """Looks for the dice to come, in everything it was given, and plays the first action."""

    def choose(self, game: Game) -> int:
        state = game.state()
        known = (game.seed, state.key_low, state.key_high, state.drawn, game.dice)
        if known != (0, 0, 0, 0, "manual"):
            raise AssertionError(f"I know the dice: {known}")
        frame = sys._getframe()
        while frame.f_back is not None:
            frame = frame.f_back
            if "seed" in frame.f_locals:
                raise AssertionError("I know the seed")
        return 0


class Crashing:
    def choose(self, game: Game) -> int:
        return 0 if game.position()["round"] == 1 else 1 // 0


class Hanging:
    def choose(self, game: Game) -> int:
        while game.position()["round"] > 1:
            pass
        return 0


class Cheating:
    def choose(self, game: Game) -> Any:
        if game.position()["round"] == 1:
            return 0
        return {"do": "place", "worker": 0, "space": [6, 6]}


class Senseless:
    def choose(self, game: Game) -> Any:
        return {1: None, 2: 10**6, 3: object(), 4: "x" * 200_000}[len(game.steps) + 1]


class Talking:
    def choose(self, game: Game) -> Any:
        return "x" * 200_000 if game.position()["round"] > 1 else 0


class Leaving:
    def choose(self, game: Game) -> int:  # noqa: ARG002
        os._exit(3)


class Exiting:
    def choose(self, game: Game) -> int:  # noqa: ARG002
        sys.exit("I do not like it here")


class Unmakeable:
    def __init__(self) -> None:
        raise ValueError("not today")


class Speechless:
    pass
