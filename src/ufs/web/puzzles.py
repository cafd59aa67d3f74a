"""The routes of puzzles: the one of a day, trying one, whether it is solved."""

from __future__ import annotations

import random
from datetime import date, timedelta
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import JSONResponse

from ufs.base.errors import UfsError
from ufs.base.words import Words
from ufs.content.loader import Library
from ufs.game import Game
from ufs.game.moves import code_of, read_move, say_action
from ufs.puzzles import Book, Puzzle, judge, shipped
from ufs.puzzles.judge import begin
from ufs.store import Saved, Store
from ufs.store.store import PUZZLE, now
from ufs.store.tables import PuzzleRow
from ufs.web import game_json, shapes
from ufs.web.language import words_for

Id = Annotated[str, Path(description="The id of a puzzle")]
Day = Annotated[date | None, Query(description="The player's date; the server's if there is none")]
Days = Annotated[int, Query(ge=1, le=70)]
FOUR_WEEKS = 28
LAST_DAY = date(9999, 1, 1)


def puzzle_routes(store: Store) -> APIRouter:
    router, library = APIRouter(), store.library

    @router.get("/api/puzzles", response_model=shapes.Puzzles)
    def puzzles(request: Request, day: Day = None, days: Days = FOUR_WEEKS) -> JSONResponse:
        """The puzzle of the day and those of the days before."""
        words, book, notes = words_for(request.headers), shipped(), store.puzzle_notes()
        last = min(max(day or date.today(), date.min + timedelta(days)), LAST_DAY)
        told = [
            {
                "day": one.isoformat(),
                "puzzle": summary(book.of_the_day(one), notes, library, words),
            }
            for one in (last - timedelta(n) for n in range(days))
        ]
        return JSONResponse({"days": told, **figures(book, notes, last)})

    @router.get("/api/puzzles/{id}", response_model=shapes.PuzzleAnswer)
    def puzzle(request: Request, id: Id) -> JSONResponse:
        """A puzzle, without what would give it away."""
        found, notes = shipped().find(id), store.puzzle_notes()
        return JSONResponse(summary(found, notes, library, words_for(request.headers)))

    @router.post("/api/puzzles/{id}/game", response_model=shapes.View)
    def open_puzzle(request: Request, id: Id, body: shapes.Nothing) -> JSONResponse:  # noqa: ARG001
        """The game in which this puzzle is tried; it is made when it is asked for first."""
        saved = game_of(store, shipped().find(id))
        return JSONResponse(game_json.view(saved, words_for(request.headers)))

    @router.post("/api/puzzles/{id}/answer", response_model=shapes.PuzzleVerdict)
    def answer(request: Request, id: Id, body: shapes.Nothing) -> JSONResponse:  # noqa: ARG001
        """What the line in the puzzle's game is worth. A line counts as a try once."""
        words, found = words_for(request.headers), shipped().find(id)
        with store.opened(game_of(store, found).id) as saved:
            verdict = judge(saved.game, found, library)
            note = count_try(store, found, saved, verdict.state)
        text, solution = None, None
        if verdict.state == "solved":
            text, solution = words.say("puzzle-solved"), tell_solution(found, library, words)
        elif verdict.state == "missed":
            chance = verdict.chance
            text = (
                words.say("puzzle-missed")
                if chance is None
                else words.say("puzzle-missed-chance", percent=round(100 * chance))
            )
        told = {"state": verdict.state, "text": text, "tries": note.tries, "solution": solution}
        return JSONResponse(told)

    @router.post("/api/puzzles/{id}/solution", response_model=shapes.PuzzleSolution)
    def solution(request: Request, id: Id, body: shapes.Nothing) -> JSONResponse:  # noqa: ARG001
        """The solution, for whoever gives up; from then on the puzzle counts as shown."""
        found = shipped().find(id)
        if store.puzzle_note(id).solved is None:
            store.note_puzzle(id, shown=now())
        return JSONResponse(tell_solution(found, library, words_for(request.headers)))

    return router


def summary(
    puzzle: Puzzle, notes: dict[str, PuzzleRow], library: Library, words: Words
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


def figures(book: Book, notes: dict[str, PuzzleRow], day: date) -> dict[str, Any]:
    """How many are solved, and on how many days in a row up to this one."""
    solved = {id for id, note in notes.items() if note.solved and id in book.by_id}
    fresh = [id for id in book.by_id if id not in notes or not (notes[id].tries or id in solved)]
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
        "unsolved": random.choice(fresh) if fresh else None,
    }


def game_of(store: Store, puzzle: Puzzle) -> Saved:
    """The game of a puzzle as it stands, or a new one."""
    note = store.puzzle_note(puzzle.id)
    if note.game is not None:
        try:
            with store.opened(note.game) as saved:
                return saved
        except UfsError as error:
            if error.code not in ("no_such_game", "broken_game"):
                raise
    saved = store.create(begin(puzzle, store.library), "relaxed", PUZZLE, imported=True)
    store.note_puzzle(puzzle.id, game=saved.id, judged=None)
    return saved


def count_try(store: Store, puzzle: Puzzle, saved: Saved, state: str) -> PuzzleRow:
    """Write down a try; what is solved stays solved, what was shown is not solved by that."""
    note = store.puzzle_note(puzzle.id)
    if state == "open" or note.judged == saved.version or note.solved:
        return note
    values: dict[str, Any] = {"tries": note.tries + 1, "judged": saved.version}
    if state == "solved" and note.shown is None:
        values["solved"] = now()
    store.note_puzzle(puzzle.id, **values)
    return store.puzzle_note(puzzle.id)


def tell_solution(puzzle: Puzzle, library: Library, words: Words) -> dict[str, Any]:
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
