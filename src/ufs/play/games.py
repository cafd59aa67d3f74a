"""Games as a client sees them: every request, answered as JSON.

`words` is the client's language. Every change answers with all that the next click needs: position,
events in sentences, legal actions, forecasts.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from ufs.base.words import Words
from ufs.drawing.checklist import checklist
from ufs.game import Game
from ufs.game.events import with_text
from ufs.game.forecast import forecasts
from ufs.game.record import read_any
from ufs.game.setup import Table
from ufs.game.table_json import view_table
from ufs.play import game_json
from ufs.play.again import Way, play_on
from ufs.play.seal import Seal
from ufs.play.sessions import Sessions, check_step, is_correction
from ufs.store.lists import GamesAsked

PAGE = 50  # games of a list
Json = dict[str, Any]


class Games:
    """What a client can ask about the games of one player."""

    def __init__(self, sessions: Sessions, seal: Seal) -> None:
        self.sessions = sessions
        self.seal = seal
        self.library = sessions.library

    # --- lists, new games ---

    def list(
        self,
        words: Words,
        *,
        limit: int = PAGE,
        cursor: str | None = None,
        finished: bool | None = None,
        kind: str | None = None,
    ) -> Json:
        """A page of the games, the most recently played first; puzzles only if asked for."""
        asked = GamesAsked(limit=limit, cursor=cursor, finished=finished, kind=kind)
        page = self.sessions.storage.page_of_games(asked)
        games = [game_json.summary(info, self.library, words) for info in page.games]
        return {"games": games, "total": page.total, "next": page.next}

    def new(
        self,
        setup: Any,
        words: Words,
        *,
        seed: int | None = None,
        dice: str = "auto",
        mode: str = "relaxed",
        kind: str = "game",
        unseal: bool = False,
    ) -> Json:
        """Start a game; with sealed pieces (C11) only if the player wants that. The default seed

        is random.
        """
        game = self.seal.show(partial(Game.new, setup, seed, dice), table_of, unseal)
        return game_json.view(self.sessions.create(game, mode, kind), words)

    def load(self, text: str, mode: str, words: Words, unseal: bool = False) -> Json:
        """Create a game from a record, or from the JSON of a save or a position."""
        find = self.sessions.pieces.find
        game = self.seal.show(lambda library: read_any(text, library, find), table_of, unseal)
        return game_json.view(self.sessions.create(game, mode, imported=True), words)

    def fork(self, id: str, step: int, words: Words) -> Json:
        """Copy a game, up to a step, into a new game; the old one stays."""
        return game_json.view(self.sessions.fork(id, step), words)

    def again(self, id: str, way: Way, words: Words) -> Json:
        """S10: a new game after one that is over: the damaged city, a new sky, or the same."""
        return game_json.view(play_on(self.sessions, id, way), words)

    def go_on(self, id: str, words: Words) -> Json:
        """Go on, in a new game, from where a game stands that cannot be replayed."""
        return game_json.view(self.sessions.go_on(id), words)

    def delete(self, id: str) -> None:
        self.sessions.delete(id)

    # --- playing: `version` is the version the player saw ---

    def act(self, id: str, version: int, action: Any, words: Words) -> Json:
        with self.sessions.opened(id, version) as session:
            events = self.sessions.act(session, version, action)
            return game_json.answer(session, events, words)

    def undo(self, id: str, version: int, words: Words) -> Json:
        with self.sessions.opened(id, version) as session:
            events = self.sessions.undo(session, version)
            return game_json.answer(session, events, words)

    def redo(self, id: str, version: int, words: Words) -> Json:
        with self.sessions.opened(id, version) as session:
            events = self.sessions.redo(session, version)
            return game_json.answer(session, events, words)

    # --- looking ---

    def view(self, id: str, words: Words) -> Json:
        """The current state of a game, with its table."""
        with self.sessions.opened(id) as session:
            return game_json.view(session, words)

    def why(self, id: str, action: Any, words: Words) -> Json:
        """Why an action is not allowed, or what it would do."""
        with self.sessions.opened(id) as session:
            if is_correction(action):
                refused = self.sessions.correction_refusal(session)
                if refused is not None:
                    raise refused
            why = session.game.why(action)
            words = words.by(session.game.table.book)
        return {
            "legal": why.legal,
            "rule": why.rule,
            "message": why.message(words),
            "events": with_text(why.events, words),
        }

    def forecast(self, id: str, worker: int | None, words: Words) -> Json:
        """Everything a player could try now, with what it would do or why it is not allowed."""
        with self.sessions.opened(id) as session:
            all_forecasts = forecasts(session.game, words, worker)
            return {"version": session.version, "forecasts": all_forecasts}

    def log(self, id: str, words: Words) -> Json:
        """Everything that happened, step by step, in words."""
        with self.sessions.opened(id) as session:
            return game_json.log(session, words)

    def checklist(self, id: str, words: Words) -> Json:
        """How the real table is set up for a game: pieces, sides and tracks, as it begins."""
        with self.sessions.opened(id) as session:
            game = session.game
            return {
                "title": words.say("table-title"),
                "groups": checklist(game, words),
                "table": view_table(game.table, words),
                "position": game.position_at(0),
                "step": len(game.steps),
            }

    def position_at(self, id: str, step: int) -> Json:
        """The position right after a step; 0 is the start of the game."""
        with self.sessions.opened(id) as session:
            game = session.game
            check_step(game, step)
            return {"step": step, "position": game.position_at(step)}

    def record(self, id: str, with_pieces: bool = False) -> str:
        """The whole game as human-readable text; one that cannot be replayed as stored JSON."""
        return self.sessions.export(id, with_pieces)


def table_of(game: Game) -> Table:
    return game.table
