"""Puzzles: the puzzle of the day, attempts, verdicts, solutions."""

from __future__ import annotations

import random
from datetime import date, timedelta
from functools import cached_property
from typing import Any

from ufs.base.errors import UfsError
from ufs.base.words import Words
from ufs.content.loader import Library
from ufs.game import Game
from ufs.game.moves import code_of, read_move, say_action
from ufs.play import game_json
from ufs.play.sessions import Session, Sessions
from ufs.puzzles import Book, Puzzle, judge, shipped
from ufs.puzzles.judge import begin
from ufs.store.storage import PUZZLE, GameRecord, PuzzleNote, now

FOUR_WEEKS = 28
Json = dict[str, Any]
LAST_DAY = date(9999, 1, 1)


class Puzzles:
    """The puzzles, with one player's attempts."""

    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.storage = sessions.storage
        self.library = sessions.library

    @cached_property
    def pieces(self) -> Library:
        """The pieces the puzzles were made with."""
        return shipped().library(self.library)

    def days(self, day: date | None, days: int, words: Words) -> Json:
        """The puzzle of the day and those of the days before."""
        book, notes = shipped(), self.storage.puzzle_notes()
        last = min(max(day or date.today(), date.min + timedelta(days)), LAST_DAY)
        entries = [
            {
                "day": day.isoformat(),
                "puzzle": summary(book.of_the_day(day), notes, self.library, words),
            }
            for day in (last - timedelta(n) for n in range(days))
        ]
        return {"days": entries, **figures(book, notes, last)}

    def view(self, id: str, words: Words) -> Json:
        """A puzzle, without its solution."""
        return summary(shipped().find(id), self.storage.puzzle_notes(), self.library, words)

    def open(self, id: str, words: Words) -> Json:
        """The game in which this puzzle is tried; created when it is first opened."""
        return game_json.view(self.game_of(shipped().find(id)), words)

    def answer(self, id: str, words: Words) -> Json:
        """The verdict on the line played in the puzzle's game. A line counts as one try."""
        puzzle = shipped().find(id)
        with self.sessions.opened(self.game_of(puzzle).id) as session:
            verdict = judge(session.game, puzzle, self.pieces)
            note = self.count_try(puzzle, session, verdict.state)
        text, solution = None, None
        if verdict.state == "solved":
            text, solution = words.say("puzzle-solved"), solution_json(puzzle, self.pieces, words)
        elif verdict.state == "missed":
            text = say_missed(verdict.chance, words)
        return {"state": verdict.state, "text": text, "tries": note.tries, "solution": solution}

    def solution(self, id: str, words: Words) -> Json:
        """The solution, for players who give up; from then on the puzzle counts as shown."""
        puzzle = shipped().find(id)
        if self.note_of(id).solved is None:
            self.storage.note_puzzle(id, shown=now())
        return solution_json(puzzle, self.pieces, words)

    def note_of(self, id: str) -> PuzzleNote:
        """The player's history with a puzzle; empty if it was never opened."""
        return self.storage.puzzle_notes().get(id, PuzzleNote(id))

    def game_of(self, puzzle: Puzzle) -> Session:
        """The current game of a puzzle, or a new one."""
        note = self.note_of(puzzle.id)
        if note.game is not None:
            try:
                with self.sessions.opened(note.game) as session:
                    if session.trouble is None:
                        return session
            except UfsError as error:
                if error.code not in ("no_such_game", "broken_game"):
                    raise

        def add(game: GameRecord) -> None:
            if not self.storage.add_puzzle_game(game, puzzle.id, note.game):
                raise UfsError("changed_elsewhere", "store-changed-elsewhere")

        try:
            game = begin(puzzle, self.pieces)
            return self.sessions.create(game, "relaxed", PUZZLE, imported=True, add=add)
        except UfsError as error:
            if error.code != "changed_elsewhere":
                raise
        return self.game_of(puzzle)  # another window was quicker: its game is the one

    def count_try(self, puzzle: Puzzle, session: Session, state: str) -> PuzzleNote:
        """Record a try. A solved puzzle stays solved; once shown, a puzzle cannot be solved."""
        note = self.note_of(puzzle.id)
        if state == "open" or note.judged == session.version or note.solved:
            return note
        values: dict[str, Any] = {"tries": note.tries + 1, "judged": session.version}
        if state == "solved" and note.shown is None:
            values["solved"] = now()
        self.storage.note_puzzle(puzzle.id, **values)
        return self.note_of(puzzle.id)


def say_missed(chance: float | None, words: Words) -> str:
    if chance is None:
        return words.say("puzzle-missed")
    return words.say("puzzle-missed-chance", percent=round(100 * chance))


def summary(
    puzzle: Puzzle, notes: dict[str, PuzzleNote], library: Library, words: Words
) -> dict[str, Any]:
    setup, note = puzzle.position["setup"], notes.get(puzzle.id)
    city = setup.get("city")
    in_hand = [w for w in puzzle.position["workers"] if w["space"] is None]
    return {
        "id": puzzle.id,
        "grade": puzzle.grade,
        "city": city,
        "edition": setup["edition"],
        "city_name": game_json.city_name(library, city, words) if city else None,
        "edition_name": game_json.edition_name(library, setup["edition"], words),
        "level": len(setup.get("hard") or []),
        "dice": len(in_hand),
        "tries": note.tries if note else 0,
        "solved": bool(note and note.solved),
        "shown": bool(note and note.shown),
    }


def figures(book: Book, notes: dict[str, PuzzleNote], day: date) -> dict[str, Any]:
    """How many are solved, and on how many days in a row up to `day`."""
    solved = {id for id, note in notes.items() if note.solved and id in book.by_id}
    untried = [id for id in book.by_id if id not in notes or not (notes[id].tries or id in solved)]
    streak = 0
    today = book.of_the_day(day).id in solved
    while streak < len(book.puzzles):
        before = day - timedelta(streak if today else streak + 1)
        if book.of_the_day(before).id not in solved:
            break
        streak += 1
    return {
        "count": len(book.puzzles),
        "solved": len(solved),
        "streak": streak,
        "unsolved": random.choice(untried) if untried else None,
    }


def solution_json(puzzle: Puzzle, library: Library, words: Words) -> dict[str, Any]:
    game: Game = begin(puzzle, library)
    moves, actions = [], []
    for move in puzzle.lines[0]:
        action, s = read_move(move), game.state()
        moves.append(say_action(code_of(action, s, game.table), s, game.table, words))
        actions.append(action)
        game.act(action)
    best, other = round(100 * puzzle.chance), round(100 * puzzle.next_best)
    return {
        "line": {"moves": moves, "actions": actions},
        "text": words.say("puzzle-solution-text", best=best, other=other),
        "chance": puzzle.chance,
        "next_best": puzzle.next_best,
        "missed": puzzle.missed,
    }
