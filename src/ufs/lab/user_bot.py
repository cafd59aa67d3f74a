"""Users' own bots, parent side: a child process is asked for every decision.

The child gets the table and what a player sees of the state, never future dice. It can be killed
when it takes too long, whatever it does.
"""

from __future__ import annotations

import base64
import contextlib
import hashlib
import json
import pickle
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ufs.base.errors import UfsError, show
from ufs.content.loader import Library
from ufs.game import Game
from ufs.game.setup import Table
from ufs.lab.outcome import LOST_BY_BOT, BotError, Outcome
from ufs.rules.chance import seed_dice
from ufs.rules.state import State
from ufs.rules.turn import start

START_TIMEOUT = 60.0  # seconds a child may take to start, on a busy machine
MAX_SOURCE = 4_000_000  # bytes
MAX_ANSWER = 100_000  # bytes; an action is a short line


@dataclass(frozen=True)
class Source:
    """A bot's source, sent along so that other machines need not have the file."""

    file: str
    name: str
    text: str
    move_timeout: float

    @property
    def identity(self) -> str:
        return hashlib.sha256(f"{self.name}\n{self.text}".encode()).hexdigest()[:16]


def read_source(path: Path, name: str, move_timeout: float) -> Source:
    try:
        raw = path.read_bytes()
        text = raw[: MAX_SOURCE + 1].decode("utf-8")
    except OSError as error:
        reason = str(error.strerror)
    except UnicodeDecodeError:
        reason = "UTF-8"
    else:
        return Source(str(path.resolve()), name, text, move_timeout)
    raise UfsError("bad_request", "file-read-error", file=show(str(path)), reason=reason)


class BotFailedError(Exception):
    """The bot crashed, hung or gave an invalid answer."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(kind, detail)
        self.kind = kind
        self.detail = detail


class UserBot:
    """Plays games by asking a child process; starts a new one after a failure."""

    def __init__(self, source: Source, options: dict[str, Any]) -> None:
        self.source = source
        self.options = options
        self.identity = source.identity
        self.child: BotProcess | None = None

    def prepare(self, on_compile: Callable[[], None]) -> None:  # noqa: ARG002 - nothing to compile
        """Create the bot once, so that mistakes in its file show before any game is played."""
        try:
            self._ready().ask("make", {}, self.source.move_timeout)
        except BotFailedError as failure:
            self.close()
            args = {"file": self.source.file, "name": self.source.name, "detail": failure.detail}
            raise UfsError("bad_request", "lab-bot-broken", **args) from None
        except BaseException:  # Ctrl-C
            self.close()
            raise

    def play(self, table: Table, seeds: Sequence[int]) -> list[Outcome]:
        return [self._play_one(table, seed) for seed in seeds]

    def outdated(self, library: Library) -> list[str]:  # noqa: ARG002
        return []  # nothing is known about what it has learned

    def close(self) -> None:
        if self.child is not None:
            self.child.stop()
            self.child = None

    def _ready(self) -> BotProcess:
        if self.child is None:
            self.child = BotProcess(self.source, self.options)
        return self.child

    def _play_one(self, table: Table, seed: int) -> Outcome:
        state = State()
        start(state, table.board)
        seed_dice(state, seed)
        game = Game(table, state, seed, "auto", None)
        game.roll_first()
        error = None
        try:
            self._ready().new_game(table, seed, self.source.move_timeout)
            while not game.is_over:
                self._play_decision(game)
        except BotFailedError as failure:
            if failure.kind != "illegal":
                self.close()
            error = BotError(failure.kind, len(game.steps) + 1, failure.detail, seed)
        end = game.state()
        result = end.result if error is None else LOST_BY_BOT
        return Outcome(result, end.round, end.research, end.damage, len(game.steps), error)

    def _play_decision(self, game: Game) -> None:
        visible = pack(hide_future_dice(game.state()))
        action = self._ready().ask("choose", {"state": visible}, self.source.move_timeout)
        try:
            game.act(action)
        except UfsError as error:
            rule = f" [{error.rule}]" if error.rule else ""
            raise BotFailedError("illegal", f"{show(action)}{rule}") from None


def hide_future_dice(state: State) -> State:
    """What a player may know: everything but the dice key."""
    state.key_low = state.key_high = state.drawn = 0
    return state


def random_seed(seed: int) -> str:
    """The seed of the bot's `random`: derived from the game's seed, but not that seed itself, which
    would reveal future dice.
    """
    return hashlib.sha256(f"a bot's own chance {seed}".encode()).hexdigest()


def pack(thing: Any) -> str:
    return base64.b64encode(pickle.dumps(thing)).decode("ascii")


class BotProcess:
    """The child process: lines of JSON in both directions."""

    def __init__(self, source: Source, options: dict[str, Any]) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ufs.lab.user_bot_process"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for the parent; a child ends when its input closes
        )
        self.answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=self._read_answers, daemon=True).start()
        self.table: Table | None = None
        try:
            self.receive(START_TIMEOUT)  # it has started
            self.send("bot", {"source": pack(source), "options": options})
        except BotFailedError:
            self.stop()
            raise

    def _read_answers(self) -> None:
        assert self.process.stdout is not None
        with contextlib.suppress(ValueError, OSError):  # closed by stop()
            while line := self.process.stdout.readline(MAX_ANSWER):
                self.answers.put(line)
        self.answers.put(b"")

    def new_game(self, table: Table, seed: int, timeout: float) -> None:
        """Create a new bot, so that no game can influence another."""
        if table is not self.table:
            self.send("table", {"table": pack(table)})
            self.table = table
        self.ask("make", {"chance": random_seed(seed)}, timeout)

    def send(self, what: str, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        with contextlib.suppress(OSError):  # it has died: `receive` will report that
            self.process.stdin.write(json.dumps({"do": what, **message}).encode() + b"\n")
            self.process.stdin.flush()

    def ask(self, what: str, message: dict[str, Any], timeout: float) -> Any:
        self.send(what, message)
        return self.receive(timeout)

    def receive(self, timeout: float) -> Any:
        try:
            line = self.answers.get(timeout=timeout)
        except queue.Empty:
            raise BotFailedError("hang", f"{timeout:g} s") from None
        if not line:
            code = self.process.wait()
            raise BotFailedError("gone", str(code))
        try:
            answer = json.loads(line)
            failure, value = answer["failed"], answer["value"]
        except (ValueError, TypeError, KeyError, RecursionError):
            raise BotFailedError("illegal", show(line[:60].decode("utf-8", "replace"))) from None
        if failure:
            raise BotFailedError("crash", str(value)[:300])
        return value

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()
