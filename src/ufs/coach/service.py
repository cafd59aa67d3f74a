"""The coach as a service: it loads the coach and answers questions. All callers go through it.

Nothing is loaded until the first question. Then a child process compiles the coach into the cache,
if necessary, and a thread loads it from there; games continue meanwhile. The coach thinks in its
own threads, so no number of questions delays a move.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import subprocess
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeVar

from ufs.base import extras
from ufs.base.errors import UfsError
from ufs.base.words import Several, Term, Words
from ufs.coach import warm
from ufs.content.loader import Library
from ufs.game import Game
from ufs.game.setup import Table

if TYPE_CHECKING:
    from ufs.coach.advice import Advice, Comparison

Answer = TypeVar("Answer")
State = Literal["missing", "compiling", "ready", "stale", "failed"]

THREADS = 3  # questions answered at the same time; others wait their turn
MAX_WAITING = 16  # so many of them
CACHE_SIZE = 128  # positions whose advice is cached
THINKING_PAUSE_S = 0.0002  # between two batches: compiled code holds Python's lock meanwhile
SHUTDOWN_S = 5.0  # how long a thread may take to finish when the application ends
MESSAGES: dict[str, str] = {
    "missing": "coaching-missing",
    "compiling": "coaching-compiling",
    "failed": "coaching-failed",
}
RULES = "rules"  # the name `Weights.stale` has for a changed engine


class CoachWeights(Protocol):
    """The coach's weights, as far as the service needs them."""

    def stale(self, library: Library) -> list[str]: ...


class CoachLike(Protocol):
    """A coach, as far as the service needs it."""

    @property
    def weights(self) -> CoachWeights: ...

    def think(
        self, state: Any, board: Any, budget_ms: float, stop: Callable[[], bool]
    ) -> Iterator[Advice]: ...

    def playouts_done(self) -> int: ...

    def compare(
        self,
        state: Any,
        board: Any,
        one: int,
        other: int,
        playouts: int,
        key: int,
        stop: Callable[[], bool],
    ) -> Comparison: ...


def end_process(child: subprocess.Popen[str]) -> None:
    child.kill()
    child.wait()


def has_numba() -> bool:
    return extras.has("fast")


@dataclass(frozen=True)
class CoachSource:
    """How to get a coach; tests pass their own."""

    is_possible: Callable[[], bool] = has_numba
    is_warm: Callable[[], bool] = warm.is_warm
    compile_command: tuple[str, ...] = (sys.executable, "-m", "ufs.coach.warm", warm.WITH_PARENT)
    load: Callable[[], CoachLike] = warm.load


@dataclass
class CachedAdvice:
    """The advice for a position, and how long the coach thought about it."""

    advice: Advice
    milliseconds: float


class CoachService:
    """One per application."""

    def __init__(self, library: Library, source: CoachSource | None = None) -> None:
        self.library = library
        self.source = source or CoachSource()
        self.changed: list[str] = []  # pieces and rules that are newer than the coach's weights
        self._state: State | None = None  # None: not started
        self._reason: Term | str = ""  # why it failed
        self._coach: CoachLike | None = None
        self._child: subprocess.Popen[str] | None = None
        self._preparing: threading.Thread | None = None
        self._closing = False
        self._lock = threading.Lock()
        self._questions: dict[str, threading.Event] = {}  # the latest one about each game
        self._cache: OrderedDict[str, CachedAdvice] = OrderedDict()
        self._unanswered = 0  # questions that are queued or being thought about
        self._pool = ThreadPoolExecutor(THREADS, "coach")

    # --- getting ready ---

    def wake(self) -> State:
        """Start loading, if that has not happened yet; returns the state."""
        with self._lock:
            if self._state is None:
                self._state = "compiling" if self.source.is_possible() else "missing"
                if self._state == "compiling":
                    self._preparing = threading.Thread(target=self._prepare, daemon=True)
                    self._preparing.start()
            return self._state

    def wait(self, on_compile: Callable[[], None] = lambda: None) -> State:
        """Load the coach; returns when it is ready or cannot be loaded.

        `on_compile` is called before a compilation, which takes minutes.
        """
        if self._has_to_compile():
            on_compile()
        return self._join()

    def wait_unless_compiling(self) -> State:
        """Load the coach; if it must be compiled, return at once and compile in the background."""
        return self.wake() if self._has_to_compile() else self._join()

    def _has_to_compile(self) -> bool:
        try:
            return self.source.is_possible() and not self.source.is_warm()
        except ImportError:  # Numba is installed but broken
            return False

    def _join(self) -> State:
        self.wake()
        if self._preparing is not None:
            self._preparing.join()
        return self.wake()

    def _prepare(self) -> None:
        """Load the coach. Whatever goes wrong here, games continue without it."""
        try:
            if not self.source.is_warm():
                self._compile()
            coach = self.source.load()
            changed = coach.weights.stale(self.library)
        except ImportError as error:
            self._set_state("missing", str(error))
        except UfsError as failure:
            self._set_state("failed", Term(failure.key, **failure.args_))
        except Exception as error:
            self._set_state("failed", f"{type(error).__name__}: {error}."[:300])
        else:
            self._coach, self.changed = coach, changed
            self._set_state("stale" if changed else "ready")

    def _compile(self) -> None:
        with self._lock:
            if self._closing:
                return
            self._child = subprocess.Popen(
                self.source.compile_command,
                stdin=subprocess.PIPE,  # closes when this process ends; the child then ends too
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                text=True,
                errors="replace",
            )
        atexit.register(end_process, self._child)  # before the folder it writes to is deleted
        assert self._child.stderr is not None
        lines = [line for line in self._child.stderr.read().splitlines() if line[:1].strip()]
        code = self._child.wait()
        if self.source.is_warm():  # only this matters, not the exit code
            return
        if code == 0:
            raise UfsError("coach_not_ready", "coaching-no-cache")
        reason = lines[-1] if lines else f"exit code {code}"
        raise UfsError("coach_not_ready", "coaching-child-died", reason=reason[:300])

    def _set_state(self, state: State, reason: Term | str = "") -> None:
        with self._lock:
            self._state, self._reason = state, reason

    def close(self) -> None:
        """Stop thinking and compiling; the application ends."""
        with self._lock:
            self._closing = True
            for stop in self._questions.values():
                stop.set()
            if self._child is not None and self._child.poll() is None:
                self._child.kill()
        self._pool.shutdown(cancel_futures=True)
        if self._preparing is not None:
            self._preparing.join(SHUTDOWN_S)

    def status(self, words: Words) -> tuple[State, str | None]:
        """The state of the coach, and a message for the player unless it is ready."""
        state = self.wake()
        if state == "ready":
            return state, None
        if state == "stale":
            return state, words.say("coaching-stale", changed=describe_changes(self.changed))
        return state, words.say(MESSAGES[state], reason=self._reason)

    def remark(self, table: Table, words: Words) -> str | None:
        """A note if the rules or pieces of this table have changed since the coach was trained."""
        used = {RULES, *pieces_of(table)}
        changed = [name for name in self.changed if name in used]
        return words.say("coaching-remark", changed=describe_changes(changed)) if changed else None

    # --- thinking ---

    def ask(self, work: Callable[[], Answer]) -> Future[Answer]:
        """Queue a question behind earlier ones; an error if too many wait already."""
        with self._lock:
            if self._closing or self._unanswered >= THREADS + MAX_WAITING:
                raise UfsError("coach_busy", "coaching-busy")
            self._unanswered += 1
            future = self._pool.submit(work)
        future.add_done_callback(self._count_answer)  # answered, failed or cancelled
        return future

    def _count_answer(self, _future: Future[Any]) -> None:
        with self._lock:
            self._unanswered -= 1

    def submit(self, work: Callable[[], object]) -> bool:
        """Queue slow work behind earlier questions; returns False if the service is closing."""
        with self._lock:
            if not self._closing:
                self._pool.submit(work)
            return not self._closing

    @property
    def is_closing(self) -> bool:
        return self._closing

    def ready(self) -> CoachLike:
        """The coach; raises an error that says why it is not ready."""
        state = self.wake()
        if state not in ("ready", "stale") or self._coach is None:
            raise UfsError("coach_not_ready", MESSAGES[state], reason=self._reason)
        return self._coach

    @contextlib.contextmanager
    def question(self, id: str, stop: threading.Event | None = None) -> Iterator[threading.Event]:
        """A question about a game.

        It stops when a newer one about the same game comes, or when whoever asked sets `stop`.
        """
        stop = stop or threading.Event()
        with self._lock:
            if id in self._questions:
                self._questions[id].set()
            if self._closing:
                stop.set()
            self._questions[id] = stop
        try:
            yield stop
        finally:
            with self._lock:
                if self._questions.get(id) is stop:
                    del self._questions[id]

    def think(self, game: Game, budget_ms: float, stop: threading.Event | None = None) -> Advice:
        """Advice for a position, from the cache if that came from at least the same budget."""
        coach, stop = self.ready(), stop or threading.Event()
        key = json.dumps(game.position())
        with self._lock:
            cached = self._cache.get(key)
        if cached is not None and cached.milliseconds >= budget_ms:
            return cached.advice

        def pause() -> bool:
            time.sleep(THINKING_PAUSE_S)
            return stop.is_set()

        *_, advice = coach.think(game.state(), game.table.board, budget_ms, pause)
        self._cache_advice(
            key, CachedAdvice(advice, advice.milliseconds if stop.is_set() else budget_ms)
        )
        return advice

    def _cache_advice(self, key: str, new: CachedAdvice) -> None:
        with self._lock:
            cached = self._cache.get(key)
            if cached is None or cached.milliseconds < new.milliseconds:
                self._cache[key] = new
            self._cache.move_to_end(key)
            while len(self._cache) > CACHE_SIZE:
                self._cache.popitem(last=False)


def pieces_of(table: Table) -> list[str]:
    """The pieces on a table, by the names `Weights.stale` uses."""
    edition, pieces, city = table.edition, table.edition.pieces, table.city
    used = [f"edition {edition.id}"]
    used += [f"sky {id}" for id in table.setup.get("sky") or pieces.sky]
    used += [f"scenario {table.scenario.id}"] if table.scenario else []
    used += [f"character {one.id}" for one, _ in table.team]
    if city is not None:
        return [*used, f"city {city.id}", f"base-tile {city.upper}", f"base-tile {city.lower}"]
    used += [f"base-card {pieces.upper}", f"base-card {pieces.lower}"]
    return [*used, f"tracks {pieces.tracks}", f"mothership {pieces.mothership}"]


def describe_changes(changed: list[str]) -> Several:
    """What has changed, for use in a message: the rules by name, pieces by id."""
    return Several(Term("coaching-the-rules") if name == RULES else name for name in changed)
