"""Reviews of finished games: made once, position by position, while somebody waits for them.

Every position is one job among those of the coach's threads, so a hint in another game waits for
one position at most. A review that nobody asks about any more rests; who asks again finds it where
it was.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse

from ufs.base.errors import UfsError
from ufs.base.words import Words
from ufs.coach.service import BREATH, CoachService
from ufs.game import Game
from ufs.game.events import with_text
from ufs.game.moves import code_of, say_action
from ufs.store import Saved, Store
from ufs.web import shapes
from ufs.web.hints import Id
from ufs.web.language import words_for

if TYPE_CHECKING:
    from ufs.coach.review import Review, Reviewing

BUDGET_MS = 100.0  # thinking time for a position
KEPT = 16  # reviews that stay in memory
PATIENCE = 10.0  # seconds after which a review rests that nobody asked about
REST = 0.004  # seconds between two positions: whoever waits for the coach is faster


class ReviewJob:
    """The review of one game as it stood at a version."""

    def __init__(self, game: Game, version: int, coaching: CoachService) -> None:
        from ufs.coach.review import Reviewing

        self.version = version
        self.coaching = coaching
        self.running = False  # whether its next position is queued, or being looked at
        self.failure: Exception | None = None
        self.reviewing: Reviewing = Reviewing(
            game, coaching.ready(), BUDGET_MS, stop=self.is_halted
        )
        self._asked = 0.0
        self._halted = threading.Event()
        self._lock = threading.Lock()
        self._made: tuple[int, Review] | None = None  # with how many positions it was made

    def is_halted(self) -> bool:
        """Called between two thoughts: this is where moves get Python's lock."""
        time.sleep(BREATH)
        return self._halted.is_set() or self.coaching.is_closing

    def go_on(self) -> None:
        """Somebody asks: begin, or take it up again. What went wrong is told once."""
        with self._lock:
            self._asked = time.monotonic()
            failure, self.failure = self.failure, None
            if failure is not None:
                raise failure
            self._halted.clear()
            if not self.running and not self.reviewing.complete:
                self.running = self.coaching.soon(self._step)

    def halt(self) -> None:
        self._halted.set()

    def _step(self) -> None:
        """One position; the next one queues behind whatever the coach was asked meanwhile."""
        try:
            if not self._halted.is_set():
                self.reviewing.step()
            time.sleep(REST)
        except Exception as error:
            self.failure = error
        with self._lock:
            forgotten = time.monotonic() - self._asked > PATIENCE
            ends = self.reviewing.complete or self.failure or self._halted.is_set()
            self.running = not ends and not forgotten and self.coaching.soon(self._step)

    def made(self) -> Review | None:
        """What there is of it by now, if there is anything."""
        done = self.reviewing.done
        if not done:
            return None
        kept = self._made
        if kept is None or kept[0] != done:
            kept = self._made = (done, self.reviewing.made())
        return kept[1]


class Reviews:
    """All reviews of a server, the newest ones kept."""

    def __init__(self, coaching: CoachService) -> None:
        self.coaching = coaching
        self._works: OrderedDict[str, ReviewJob] = OrderedDict()
        self._lock = threading.Lock()

    def find(self, saved: Saved, store: Store) -> ReviewJob:
        """The review of a game as it stands, or a new one."""
        game = saved.game
        if not game.is_over:
            raise UfsError("game_not_over", "review-not-over")
        if not game.steps:
            raise UfsError("nothing_played", "review-nothing")
        with self._lock:
            work = self._works.get(saved.id)
            if work is None or work.version != saved.version:
                if work is not None:
                    work.halt()
                copy = Game.from_save(game.save(), store.library)  # the game may be played on
                work = self._works[saved.id] = ReviewJob(copy, saved.version, self.coaching)
            self._works.move_to_end(saved.id)
            while len(self._works) > KEPT:
                self._works.popitem(last=False)[1].halt()
            return work


def review_routes(store: Store, coaching: CoachService) -> APIRouter:
    router, reviews = APIRouter(), Reviews(coaching)

    def work_of(id: str) -> ReviewJob:
        with store.opened(id) as saved:
            return reviews.find(saved, store)

    @router.get("/api/games/{id}/review", response_model=shapes.ReviewAnswer)
    def review(request: Request, id: Id) -> JSONResponse:
        """The review of a finished game, or how far it is. Asking begins it.

        It rests when nobody has asked for ten seconds, and goes on when somebody asks again.
        """
        work = work_of(id)
        work.go_on()
        made = work.made() if work.reviewing.complete else None
        return JSONResponse(tell(work, made, words_for(request.headers)))

    @router.delete("/api/games/{id}/review", response_model=shapes.ReviewAnswer)
    def stop_review(request: Request, id: Id) -> JSONResponse:
        """Stop the review of a game; what there is of it is answered, and kept."""
        work = work_of(id)
        work.halt()
        return JSONResponse(tell(work, work.made(), words_for(request.headers)))

    return router


# --- telling ---


def tell(work: ReviewJob, made: Review | None, words: Words) -> dict[str, Any]:
    reviewing = work.reviewing
    return {
        "version": work.version,
        "done": reviewing.done,
        "total": reviewing.total,
        "review": tell_review(reviewing, made, words) if made else None,
        "remark": work.coaching.remark(reviewing.game.table, words),
    }


def tell_review(reviewing: Reviewing, made: Review, words: Words) -> dict[str, Any]:
    """The review as JSON, with its actions and rolls in words."""
    from ufs.coach.review import as_json

    told = as_json(made, words)
    states = {node.n: node.state for node in reviewing.nodes if node.kind == "decision"}
    for point in (*told["points"], *told["moments"]):
        if point["kind"] == "decision":
            for entry in (point, *point["better"]):
                state, table = states[point["n"]], reviewing.game.table
                code = code_of(entry["action"], state, table)
                entry["text"] = say_action(code, state, table, words)
        else:
            rolled = point["kind"] == "roll"
            point["text"] = say_roll(reviewing.game, point["n"], words) if rolled else None
    return told


def say_roll(game: Game, n: int, words: Words) -> str:
    """What was rolled on the way to a moment."""
    events = game.events_of(game.steps[n - 1]) if n else game.opening()
    rolls = [event for event in events if event["event"] == "roll"]
    return " ".join(event["text"] for event in with_text(rolls, words))
