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

from ufs.base.errors import UfsError
from ufs.base.words import Words
from ufs.coach.service import PAUSE_S, CoachService
from ufs.game import Game
from ufs.game.events import with_text
from ufs.game.moves import code_of, say_action
from ufs.play.sessions import Session, Sessions

if TYPE_CHECKING:
    from ufs.coach.review import Review, ReviewRun

BUDGET_MS = 100.0  # thinking time for a position
KEPT = 16  # reviews that stay in memory
PATIENCE = 10.0  # seconds after which a review rests that nobody asked about
REST = 0.004  # seconds between two positions: whoever waits for the coach is faster


class ReviewJob:
    """The review of one game as it stood at a version."""

    def __init__(self, game: Game, version: int, coach: CoachService) -> None:
        from ufs.coach.review import ReviewRun

        self.version = version
        self.coach = coach
        self.running = False  # whether its next position is queued, or being looked at
        self.failure: Exception | None = None
        self.reviewing: ReviewRun = ReviewRun(game, coach.ready(), BUDGET_MS, stop=self.is_halted)
        self._asked = 0.0
        self._halted = threading.Event()
        self._lock = threading.Lock()
        self._made: tuple[int, Review] | None = None  # with how many positions it was made

    def is_halted(self) -> bool:
        """Called between two thoughts: this is where moves get Python's lock."""
        time.sleep(PAUSE_S)
        return self._halted.is_set() or self.coach.is_closing

    def go_on(self) -> None:
        """Somebody asks: begin, or take it up again. What went wrong is told once."""
        with self._lock:
            self._asked = time.monotonic()
            failure, self.failure = self.failure, None
            if failure is not None:
                raise failure
            self._halted.clear()
            if not self.running and not self.reviewing.complete:
                self.running = self.coach.submit(self._step)

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
            self.running = not ends and not forgotten and self.coach.submit(self._step)

    def made(self) -> Review | None:
        """What there is of it by now, if there is anything."""
        done = self.reviewing.done
        if not done:
            return None
        kept = self._made
        if kept is None or kept[0] != done:
            kept = self._made = (done, self.reviewing.result())
        return kept[1]


class Reviews:
    """All reviews of one player, the newest ones kept."""

    def __init__(self, sessions: Sessions, coach: CoachService) -> None:
        self.sessions = sessions
        self.coach = coach
        self._jobs: OrderedDict[str, ReviewJob] = OrderedDict()
        self._lock = threading.Lock()

    def find(self, session: Session) -> ReviewJob:
        """The review of a game as it stands, or a new one."""
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
                copy = Game.from_save(
                    game.save(), self.sessions.library
                )  # the game may be played on
                job = self._jobs[session.id] = ReviewJob(copy, session.version, self.coach)
            self._jobs.move_to_end(session.id)
            while len(self._jobs) > KEPT:
                self._jobs.popitem(last=False)[1].halt()
            return job

    def job_of(self, id: str) -> ReviewJob:
        with self.sessions.opened(id) as session:
            return self.find(session)

    def review(self, id: str, words: Words) -> dict[str, Any]:
        """The review of a finished game, or how far it is. Asking begins it.

        It rests when nobody has asked for ten seconds, and goes on when somebody asks again.
        """
        job = self.job_of(id)
        job.go_on()
        made = job.made() if job.reviewing.complete else None
        return tell(job, made, words)

    def stop(self, id: str, words: Words) -> dict[str, Any]:
        """Stop the review of a game; what there is of it is answered, and kept."""
        job = self.job_of(id)
        job.halt()
        return tell(job, job.made(), words)


# --- telling ---


def tell(job: ReviewJob, made: Review | None, words: Words) -> dict[str, Any]:
    reviewing = job.reviewing
    return {
        "version": job.version,
        "done": reviewing.done,
        "total": reviewing.total,
        "review": tell_review(reviewing, made, words) if made else None,
        "remark": job.coach.remark(reviewing.game.table, words),
    }


def tell_review(reviewing: ReviewRun, made: Review, words: Words) -> dict[str, Any]:
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
