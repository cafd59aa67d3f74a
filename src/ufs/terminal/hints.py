"""Hints at the prompt: where to look first, then the moves.

The coach has to be compiled once, which takes minutes. Nobody waits for that: another process does
it, and until it is done a rule of thumb answers.
"""

from __future__ import annotations

import subprocess
import sys

from ufs.base.words import Words
from ufs.game import Game
from ufs.game.moves import action_json, write_move

BUDGET_MS = 1000
MOVES = 3


class Hinting:
    """Remembers which position it gave a hint for."""

    def __init__(self) -> None:
        self.asked = ""
        self.compiling: subprocess.Popen[bytes] | None = None

    def tell(self, game: Game, words: Words) -> list[str]:
        """The lines of one hint."""
        try:
            from ufs.coach import warm

            ready = warm.is_warm()
        except ImportError:  # no Numba
            return [words.say("terminal-hint", moves=by_thumb(game))]
        if not ready:
            self.prepare()
            return [words.say("coach-hint-thumb", moves=by_thumb(game))]
        return self.by_coach(game, words)

    def prepare(self) -> None:
        """Compile in another process, which leaves when this one does."""
        if self.compiling is None:
            from ufs.coach.warm import WITH_PARENT

            self.compiling = subprocess.Popen(
                [sys.executable, "-m", "ufs.coach.warm", WITH_PARENT],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )

    def by_coach(self, game: Game, words: Words) -> list[str]:
        from ufs.coach import reasons
        from ufs.coach.advice import the_coach

        position = str(game)
        advice = the_coach().advise(game, BUDGET_MS)
        if position != self.asked:
            self.asked = position
            return [reasons.focus(game, advice).say(words), words.say("coach-hint-again")]
        lines = []
        for option in advice.options[:MOVES]:
            said = reasons.say_all(reasons.because(game, advice, option), words)
            move = write_move(action_json(option.code, game.table))
            args = {"move": move, "because": " ".join(said), "chance": round(100 * option.chance)}
            lines.append(words.say("coach-hint-move", **args).rstrip())
        return lines


def by_thumb(game: Game) -> list[str]:
    from ufs.coach.rule_of_thumb import advise

    return [write_move(entry["action"]) for entry in advise(game)[:MOVES]]
