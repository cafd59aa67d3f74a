"""The coach as a service: how it gets ready, and how it is asked. Everybody asks it here.

It sleeps until somebody asks for it. Then a child process compiles it into the cache, if that was
not done before, and a thread loads it from there; games go on meanwhile. It thinks in threads of
its own, so that no number of questions keeps a move waiting.
"""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, Protocol

from ufs.base import extras
from ufs.base.errors import UfsError
from ufs.base.words import Several, Term, Words
from ufs.coach import warm
from ufs.content.loader import Library
from ufs.game import Game
from ufs.game.setup import Table

if TYPE_CHECKING:
    from ufs.coach.advice import Advice, Comparison

State = Literal["missing", "compiling", "ready", "stale", "failed"]

THINKING = 3  # questions that are thought about at once; others wait for their turn
KEPT = 128  # positions whose advice is remembered
BREATH = 0.0002  # seconds between two thoughts: compiled code keeps Python's lock, moves need it
GOODBYE = 5.0  # seconds a thread has to finish when the application ends
SENTENCES: dict[str, str] = {
    "missing": "coaching-missing",
    "compiling": "coaching-compiling",
    "failed": "coaching-failed",
}
RULES = "rules"  # what `Weights.stale` calls a changed engine


class Weighted(Protocol):
    """What the coach learned, and what has changed since."""

    def stale(self, library: Library) -> list[str]: ...


class Thinker(Protocol):
    """A coach, as far as its service knows it."""

    @property
    def weights(self) -> Weighted: ...

    def think(
        self, state: Any, board: Any, budget_ms: float, stop: Callable[[], bool]
    ) -> Iterator[Advice]: ...

    def thought(self) -> int: ...

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


def has_numba() -> bool:
    return extras.has("fast")


@dataclass(frozen=True)
class CoachSource:
    """Where a coach comes from; tests bring their own."""

    is_possible: Callable[[], bool] = has_numba
    is_warm: Callable[[], bool] = warm.is_warm
    compiling: tuple[str, ...] = (sys.executable, "-m", "ufs.coach.warm", warm.WITH_PARENT)
    load: Callable[[], Thinker] = warm.load


@dataclass
class Thought:
    """What is known about a position, and for how long it was thought about."""

    advice: Advice
    milliseconds: float


class CoachService:
    """One for every application."""

    def __init__(self, library: Library, kit: CoachSource | None = None) -> None:
        self.library = library
        self.kit = kit or CoachSource()
        self.changed: list[str] = []  # what is newer than the coach's weights
        self._state: State | None = None  # None: asleep
        self._reason: Term | str = ""  # why it failed
        self._coach: Thinker | None = None
        self._child: subprocess.Popen[str] | None = None
        self._preparing: threading.Thread | None = None
        self._closing = False
        self._lock = threading.Lock()
        self._questions: dict[str, threading.Event] = {}  # the newest about each game
        self._thoughts: OrderedDict[str, Thought] = OrderedDict()
        self._pool = ThreadPoolExecutor(THINKING, "coach")

    # --- getting ready ---

    def wake(self) -> State:
        """Begin to get ready, if that was not done before; how far it is."""
        with self._lock:
            if self._state is None:
                self._state = "compiling" if self.kit.is_possible() else "missing"
                if self._state == "compiling":
                    self._preparing = threading.Thread(target=self._prepare, daemon=True)
                    self._preparing.start()
            return self._state

    def wait(self, on_compile: Callable[[], None] = lambda: None) -> State:
        """Get ready and come back when that is done, or cannot be done.

        `on_compile` is called if it takes minutes, for whoever wants to say so.
        """
        if self._has_to_compile():
            on_compile()
        return self._join()

    def wait_unless_compiling(self) -> State:
        """Get ready; come back at once if that takes minutes, for it goes on by itself."""
        return self.wake() if self._has_to_compile() else self._join()

    def _has_to_compile(self) -> bool:
        try:
            return self.kit.is_possible() and not self.kit.is_warm()
        except ImportError:  # Numba is there, and broken
            return False

    def _join(self) -> State:
        self.wake()
        if self._preparing is not None:
            self._preparing.join()
        return self.wake()

    def _prepare(self) -> None:
        """Whatever goes wrong here, games go on without a coach."""
        try:
            if not self.kit.is_warm():
                self._compile()
            coach = self.kit.load()
            changed = coach.weights.stale(self.library)
        except ImportError as error:
            self._settle("missing", str(error))
        except UfsError as failure:
            self._settle("failed", Term(failure.key, **failure.args_))
        except Exception as error:
            self._settle("failed", f"{type(error).__name__}: {error}."[:300])
        else:
            self._coach, self.changed = coach, changed
            self._settle("stale" if changed else "ready")

    def _compile(self) -> None:
        with self._lock:
            if self._closing:
                return
            self._child = subprocess.Popen(
                self.kit.compiling,
                stdin=subprocess.PIPE,  # closes when this process goes: the child leaves, too
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                text=True,
                errors="replace",
            )
        assert self._child.stderr is not None
        lines = [line for line in self._child.stderr.read().splitlines() if line[:1].strip()]
        code = self._child.wait()
        if self.kit.is_warm():  # that is what counts
            return
        if code == 0:
            raise UfsError("coach_not_ready", "coaching-no-cache")
        reason = lines[-1] if lines else f"exit code {code}"
        raise UfsError("coach_not_ready", "coaching-child-died", reason=reason[:300])

    def _settle(self, state: State, reason: Term | str = "") -> None:
        with self._lock:
            self._state, self._reason = state, reason

    def close(self) -> None:
        """The application ends: nobody thinks on."""
        with self._lock:
            self._closing = True
            for stop in self._questions.values():
                stop.set()
            if self._child is not None and self._child.poll() is None:
                self._child.kill()
        self._pool.shutdown(cancel_futures=True)
        if self._preparing is not None:
            self._preparing.join(GOODBYE)

    def status(self, words: Words) -> tuple[State, str | None]:
        """Where the coach is, and what a player should know about that."""
        state = self.wake()
        if state == "ready":
            return state, None
        if state == "stale":
            return state, words.say("coaching-stale", changed=named(self.changed))
        return state, words.say(SENTENCES[state], reason=self._reason)

    def remark(self, table: Table, words: Words) -> str | None:
        """What has changed of this table since the coach learned."""
        used = {RULES, *pieces_of(table)}
        changed = [name for name in self.changed if name in used]
        return words.say("coaching-remark", changed=named(changed)) if changed else None

    # --- thinking ---

    @property
    def pool(self) -> ThreadPoolExecutor:
        """Threads for something slow, where it keeps nobody waiting."""
        return self._pool

    def soon(self, work: Callable[[], object]) -> bool:
        """Queue something slow behind what was asked before; never when all ends."""
        with self._lock:
            if not self._closing:
                self._pool.submit(work)
            return not self._closing

    @property
    def is_closing(self) -> bool:
        return self._closing

    def ready(self) -> Thinker:
        """The coach, or why it does not answer."""
        state = self.wake()
        if state not in ("ready", "stale") or self._coach is None:
            raise UfsError("coach_not_ready", SENTENCES[state], reason=self._reason)
        return self._coach

    @contextlib.contextmanager
    def question(self, id: str) -> Iterator[threading.Event]:
        """A question about a game; a newer one about the same game makes it stop."""
        stop = threading.Event()
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
        """Advice for a position; what was thought about long enough is remembered."""
        coach, stop = self.ready(), stop or threading.Event()
        key = json.dumps(game.position())
        with self._lock:
            kept = self._thoughts.get(key)
        if kept is not None and kept.milliseconds >= budget_ms:
            return kept.advice

        def breathe() -> bool:
            time.sleep(BREATH)
            return stop.is_set()

        *_, advice = coach.think(game.state(), game.table.board, budget_ms, breathe)
        self._keep(key, Thought(advice, advice.milliseconds if stop.is_set() else budget_ms))
        return advice

    def _keep(self, key: str, thought: Thought) -> None:
        with self._lock:
            kept = self._thoughts.get(key)
            if kept is None or kept.milliseconds < thought.milliseconds:
                self._thoughts[key] = thought
            self._thoughts.move_to_end(key)
            while len(self._thoughts) > KEPT:
                self._thoughts.popitem(last=False)


def pieces_of(table: Table) -> list[str]:
    """The pieces on a table, as `Weights.stale` calls them."""
    edition, pieces, city = table.edition, table.edition.pieces, table.city
    used = [f"edition {edition.id}"]
    used += [f"sky {id}" for id in table.setup.get("sky") or pieces.sky]
    used += [f"scenario {table.scenario.id}"] if table.scenario else []
    used += [f"character {one.id}" for one, _ in table.team]
    if city is not None:
        return [*used, f"city {city.id}", f"base-tile {city.upper}", f"base-tile {city.lower}"]
    used += [f"base-card {pieces.upper}", f"base-card {pieces.lower}"]
    return [*used, f"tracks {pieces.tracks}", f"mothership {pieces.mothership}"]


def named(changed: list[str]) -> Several:
    """What has changed, for a sentence: the rules by name, pieces by their ids."""
    return Several(Term("coaching-the-rules") if name == RULES else name for name in changed)
