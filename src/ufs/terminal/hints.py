"""Hints at the prompt: where to look first, then the moves.

The coach has to be compiled once, which takes minutes. Nobody waits for that: it goes on beside the
game, and until it is done a rule of thumb answers.
"""

from __future__ import annotations

from ufs.base.words import Words
from ufs.coach.rule_of_thumb import advise
from ufs.game import Game
from ufs.game.moves import write_move
from ufs.play import Session
from ufs.play.hints import Hints

BUDGET_MS = 1000
MOVES = 3
LOOK, WEIGH = 1, 3  # the first and the last step of a hint
THUMB = {"missing": "terminal-hint"}  # how the rule of thumb is introduced


class Hinting:
    """Remembers which position it gave a hint for."""

    def __init__(self, hints: Hints) -> None:
        self.hints = hints
        self.asked = ""

    def tell(self, session: Session, words: Words) -> list[str]:
        """The lines of one hint."""
        self.hints.check_allowed(session)
        state = self.hints.coach.wait_unless_compiling()
        if state not in ("ready", "stale"):
            key = THUMB.get(state, "coach-hint-thumb")
            return [words.say(key, moves=by_thumb(session.game))]
        return self.by_coach(session, words)

    def by_coach(self, session: Session, words: Words) -> list[str]:
        position = str(session.game)
        if position != self.asked:
            self.asked = position
            told = self.hints.hint(session.id, LOOK, BUDGET_MS, words)
            return [told["text"], words.say("coach-hint-again")]
        told = self.hints.hint(session.id, WEIGH, BUDGET_MS, words)
        lines = []
        for option in told["options"][:MOVES]:
            args = {
                "move": write_move(option["action"]),
                "because": " ".join(option["because"]),
                "chance": round(100 * option["chance"]),
            }
            lines.append(words.say("coach-hint-move", **args).rstrip())
        return lines


def by_thumb(game: Game) -> list[str]:
    return [write_move(entry["action"]) for entry in advise(game)[:MOVES]]
