"""Hints at the prompt: first what to look at, then the moves.

The coach has to be compiled once, which takes minutes. That happens in the background; until it is
done, a rule of thumb answers.
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
FIRST_STEP, LAST_STEP = 1, 3  # of a hint
RULE_OF_THUMB_KEYS = {"missing": "terminal-hint"}  # without a coach; else "coach-hint-thumb"


class TextHints:
    """Gives hints, and remembers the position of the last one."""

    def __init__(self, hints: Hints) -> None:
        self.hints = hints
        self.last_position = ""

    def lines(self, session: Session, words: Words) -> list[str]:
        """The lines of one hint."""
        self.hints.check_allowed(session)
        state = self.hints.coach.wait_unless_compiling()
        if state not in ("ready", "stale"):
            key = RULE_OF_THUMB_KEYS.get(state, "coach-hint-thumb")
            return [words.say(key, moves=rule_of_thumb_moves(session.game))]
        return self.coach_lines(session, words)

    def coach_lines(self, session: Session, words: Words) -> list[str]:
        position = str(session.game)
        if position != self.last_position:
            self.last_position = position
            hint = self.hints.hint(session.id, FIRST_STEP, BUDGET_MS, words)
            return [hint["text"], words.say("coach-hint-again")]
        hint = self.hints.hint(session.id, LAST_STEP, BUDGET_MS, words)
        lines = []
        for option in hint["options"][:MOVES]:
            args = {
                "move": write_move(option["action"]),
                "because": " ".join(option["because"]),
                "chance": round(100 * option["chance"]),
            }
            lines.append(words.say("coach-hint-move", **args).rstrip())
        return lines


def rule_of_thumb_moves(game: Game) -> list[str]:
    return [write_move(entry["action"]) for entry in advise(game)[:MOVES]]
