"""Reviews of finished games: made once, position by position, while a client polls for them.

Every position is a separate job in the coach's threads, so a hint in another game waits for at most
one position. A review pauses when its client stops polling, and resumes with the next request.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from ufs.base.errors import UfsError
from ufs.base.words import Words
from ufs.coach.service import THINKING_PAUSE_S, CoachService
from ufs.game import Game
from ufs.game.corrections import CORRECTED
from ufs.game.events import with_text
from ufs.game.moves import code_of, say_action
from ufs.play.sessions import Session, Sessions

if TYPE_CHECKING:
    from ufs.coach.review import Review, ReviewRun

BUDGET_MS = 100.0  # thinking time per position
MAX_REVIEWS = 16  # kept in memory
IDLE_S = 10.0  # a review pauses when it was not requested for so long
PAUSE_S = 0.004  # between two positions, so that waiting hints go first


class ReviewJob:
    """The review of one version of a game."""

    def __init__(self, game: Game, version: int, coach: CoachService) -> None:
        from ufs.coach.review import ReviewRun

        self.version = version
        self.coach = coach
        self.running = False  # whether its next position is queued or being reviewed
        self.failure: Exception | None = None
        self.reviewing: ReviewRun = ReviewRun(game, coach.ready(), BUDGET_MS, stop=self.is_halted)
        self._last_request = 0.0
        self._halted = threading.Event()
        self._lock = threading.Lock()
        self._result: tuple[int, Review] | None = None  # with the number of reviewed positions

    def is_halted(self) -> bool:
        """Called between two steps of thinking; releases Python's global lock for moves."""
        time.sleep(THINKING_PAUSE_S)
        return self._halted.is_set() or self.coach.is_closing

    def resume(self) -> None:
        """Start or resume the review. A failure is raised once."""
        with self._lock:
            self._last_request = time.monotonic()
            failure, self.failure = self.failure, None
            if failure is not None:
                raise failure
            self._halted.clear()
            if not self.running and not self.reviewing.complete:
                self.running = self.coach.submit(self._step)

    def halt(self) -> None:
        self._halted.set()

    def _step(self) -> None:
        """Review one position; the next one queues behind other requests to the coach."""
        try:
            if not self._halted.is_set():
                self.reviewing.step()
            time.sleep(PAUSE_S)
        except Exception as error:
            self.failure = error
        with self._lock:
            is_idle = time.monotonic() - self._last_request > IDLE_S
            ends = self.reviewing.complete or self.failure or self._halted.is_set()
            self.running = not ends and not is_idle and self.coach.submit(self._step)

    def result(self) -> Review | None:
        """The review so far, or None before the first position is done."""
        done = self.reviewing.done
        if not done:
            return None
        cached = self._result
        if cached is None or cached[0] != done:
            cached = self._result = (done, self.reviewing.result())
        return cached[1]


class Reviews:
    """One player's reviews; the newest are kept in memory."""

    def __init__(self, sessions: Sessions, coach: CoachService) -> None:
        self.sessions = sessions
        self.coach = coach
        self._jobs: OrderedDict[str, ReviewJob] = OrderedDict()
        self._lock = threading.Lock()

    def find(self, session: Session) -> ReviewJob:
        """The review of the current version of a game, or a new one."""
        game = session.game
        if not game.is_over:
            raise UfsError("game_not_over", "review-not-over")
        if not game.steps:
            raise UfsError("nothing_played", "review-nothing")
        with self._lock:
            job = self._jobs.get(session.id)
            if job is None or job.version != session.version:
                if job is not None:
                    job.halt()
                copy = Game.from_save(game.save(), session.library)  # the game may change
                job = self._jobs[session.id] = ReviewJob(copy, session.version, self.coach)
            self._jobs.move_to_end(session.id)
            while len(self._jobs) > MAX_REVIEWS:
                self._jobs.popitem(last=False)[1].halt()
            return job

    def job_of(self, id: str) -> ReviewJob:
        with self.sessions.opened(id) as session:
            return self.find(session)

    def review(self, id: str, words: Words) -> dict[str, Any]:
        """The review of a finished game, or its progress. The first request starts it.

        It pauses after ten seconds without a request, and resumes with the next one.
        """
        job = self.job_of(id)
        job.resume()
        review = job.result() if job.reviewing.complete else None
        return progress_json(job, review, words)

    def stop(self, id: str, words: Words) -> dict[str, Any]:
        """Stop the review of a game; what is done so far is returned and kept."""
        job = self.job_of(id)
        job.halt()
        return progress_json(job, job.result(), words)


# --- as JSON ---


def progress_json(job: ReviewJob, review: Review | None, words: Words) -> dict[str, Any]:
    reviewing = job.reviewing
    words = words.by(reviewing.game.table.book)
    return {
        "version": job.version,
        "done": reviewing.done,
        "total": reviewing.total,
        "review": review_json(reviewing, review, words) if review else None,
        "remark": job.coach.remark(reviewing.game.table, words),
    }


def review_json(reviewing: ReviewRun, review: Review, words: Words) -> dict[str, Any]:
    """The review as JSON, with its actions and rolls in words."""
    from ufs.coach.review import LUCK, as_json

    result = as_json(review, words)
    states = {node.n: node.state for node in reviewing.nodes if node.kind == "decision"}
    for point in (*result["points"], *result["moments"]):
        if point["kind"] == "decision":
            for entry in (point, *point["better"]):
                state, table = states[point["n"]], reviewing.game.table
                code = code_of(entry["action"], state, table)
                entry["text"] = say_action(code, state, table, words)
        else:
            lucky = point["kind"] in LUCK
            point["text"] = say_luck(reviewing.game, point["n"], words) if lucky else None
    return result


def say_luck(game: Game, n: int, words: Words) -> str:
    """The rolls and corrections that led to point `n`."""
    events = game.events_of(game.steps[n - 1]) if n else game.opening()
    luck = [event for event in events if event["event"] in ("roll", CORRECTED)]
    return " ".join(event["text"] for event in with_text(luck, words))
