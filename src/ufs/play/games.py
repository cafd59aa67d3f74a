"""Games as a client sees them: every question and every change, answered as JSON.

A client says in which words it wants its sentences. Whatever changes a game answers with all that
is needed for the next click: position, events in sentences, legal actions, forecasts.
"""

from __future__ import annotations

from typing import Any

from ufs.base.words import Words
from ufs.game import Game
from ufs.game.events import with_text
from ufs.game.forecast import forecasts
from ufs.game.position import write_position
from ufs.play import game_json
from ufs.play.sessions import Sessions, check_step

Json = dict[str, Any]


class Games:
    """What a client can ask about the games of one player."""

    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.library = sessions.library

    # --- lists, new games ---

    def list(self, words: Words) -> Json:
        """All games, the one played last first."""
        found = self.sessions.games()
        return {"games": [game_json.summary(info, self.library, words) for info in found]}

    def new(
        self,
        setup: Any,
        words: Words,
        *,
        seed: int | None = None,
        dice: str = "auto",
        mode: str = "relaxed",
        kind: str = "game",
    ) -> Json:
        """Start a game. Without a seed one is made."""
        game = Game.new(setup, seed, dice, self.library)
        return game_json.view(self.sessions.create(game, mode, kind), words)

    def load(self, text: str, mode: str, words: Words) -> Json:
        """Go on with a game from its record, or from the JSON of a save or a position."""
        return game_json.view(self.sessions.load(text, mode), words)

    def fork(self, id: str, step: int, words: Words) -> Json:
        """Go on from a moment of a game in a new one; the old one stays."""
        return game_json.view(self.sessions.fork(id, step), words)

    def delete(self, id: str) -> None:
        self.sessions.delete(id)

    # --- playing: `version` says how the player saw the game ---

    def act(self, id: str, version: int, action: Any, words: Words) -> Json:
        with self.sessions.opened(id) as session:
            events = self.sessions.act(session, version, action)
            return game_json.answer(session, events, words)

    def undo(self, id: str, version: int, words: Words) -> Json:
        with self.sessions.opened(id) as session:
            events = self.sessions.undo(session, version)
            return game_json.answer(session, events, words)

    def redo(self, id: str, version: int, words: Words) -> Json:
        with self.sessions.opened(id) as session:
            events = self.sessions.redo(session, version)
            return game_json.answer(session, events, words)

    # --- looking ---

    def view(self, id: str, words: Words) -> Json:
        """A game as it stands, with its table."""
        with self.sessions.opened(id) as session:
            return game_json.view(session, words)

    def why(self, id: str, action: Any, words: Words) -> Json:
        """Why an action is not allowed, or what it would do."""
        with self.sessions.opened(id) as session:
            found = session.game.why(action)
        return {
            "legal": found.legal,
            "rule": found.rule,
            "message": found.message(words),
            "events": with_text(found.events, words),
        }

    def forecast(self, id: str, worker: int | None, words: Words) -> Json:
        """Everything a player could try now, with what it would do or why it is not allowed."""
        with self.sessions.opened(id) as session:
            told = forecasts(session.game, words, worker)
            return {"version": session.version, "forecasts": told}

    def log(self, id: str, words: Words) -> Json:
        """All that happened, step by step, in words."""
        with self.sessions.opened(id) as session:
            return game_json.log(session, words)

    def moment(self, id: str, step: int) -> Json:
        """The position right after a step; 0 is the beginning."""
        with self.sessions.opened(id) as session:
            game = session.game
            check_step(game, step)
            if step == len(game.steps):
                position = game.position()
            else:
                position = write_position(game.steps[step].before, game.table)
        return {"step": step, "position": position}

    def record(self, id: str) -> str:
        """The whole game as a text a person can read."""
        with self.sessions.opened(id) as session:
            return session.game.record()
