"""Users' own bots, child side; `user_bot` starts this module as a process.

It ends when its input closes, even if the bot never returns.
"""

from __future__ import annotations

import base64
import json
import os
import pickle
import queue
import random
import sys
import threading
import traceback
import types
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from ufs.game import Game
from ufs.game.position import write_position
from ufs.game.setup import Table

if TYPE_CHECKING:
    from ufs.lab.user_bot import Source


class Host:
    """Loads the bot's class, creates a new bot for every game, and asks it."""

    def __init__(self) -> None:
        self.source: Source | None = None
        self.options: dict[str, Any] = {}
        self.kind: Any = None
        self.table: Table | None = None
        self.bot: Any = None

    def answer(self, message: dict[str, Any]) -> Any:
        """Carry out a request; None if it needs no answer."""
        what = message["do"]
        if what == "bot":
            self.source, self.options = unpack(message["source"]), message["options"]
            self.kind = None
        elif what == "table":
            self.table = unpack(message["table"])
        elif what == "make":
            self.make(message.get("chance"))
            return {"failed": False, "value": None}
        else:
            return {"failed": False, "value": self.choose(unpack(message["state"]))}
        return None

    def make(self, chance: str | None) -> None:
        random.seed(chance)  # a bot that uses `random` plays the same game every time
        if self.kind is None:
            self.kind = self.load()
        self.bot = self.kind(**self.options)
        if not callable(getattr(self.bot, "choose", None)):
            raise TypeError(f"{self.kind.__name__} has no method choose(self, game)")

    def load(self) -> Any:
        """Run the bot's file and return its class."""
        assert self.source is not None
        sys.path.insert(0, str(Path(self.source.file).parent))
        module = types.ModuleType(Path(self.source.file).stem)
        module.__file__ = self.source.file
        sys.modules.setdefault(module.__name__, module)  # for dataclasses and pickles of the bot
        exec(compile(self.source.text, self.source.file, "exec"), vars(module))
        return getattr(module, self.source.name)

    def choose(self, state: Any) -> Any:
        """The bot sees a game with manual dice, so that it cannot know future dice."""
        assert self.table is not None
        game = Game(self.table, state, 0, "manual", write_position(state, self.table))
        actions = game.actions()
        chosen = self.bot.choose(game)
        if isinstance(chosen, int) and not isinstance(chosen, bool):
            return actions[chosen] if 0 <= chosen < len(actions) else chosen
        return chosen


def unpack(text: str) -> Any:
    return pickle.loads(base64.b64decode(text))


def describe_error(error: BaseException, file: str) -> str:
    """`ZeroDivisionError: division by zero (bot.py, line 12)`"""
    what = "".join(traceback.format_exception_only(error)).strip().splitlines()[-1]
    lines = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
    return f"{what} ({Path(file).name}, line {lines[-1].lineno})" if lines else what


def read_requests(requests: BinaryIO, waiting: queue.SimpleQueue[bytes]) -> None:
    """Runs in a thread beside the bot; exits with the parent, whatever the bot is doing."""
    while line := requests.readline():
        waiting.put(line)
    os._exit(0)


def main() -> None:
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is not an answer
    waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=read_requests, args=(sys.stdin.buffer, waiting), daemon=True).start()

    def send_answer(answer: dict[str, Any]) -> None:
        line = json.dumps(answer).encode() + b"\n"
        try:
            answers.write(line)
            answers.flush()
        except OSError:  # the parent has gone
            os._exit(0)

    send_answer({"failed": False, "value": "ready"})
    host = Host()
    while True:
        try:
            answer = host.answer(json.loads(waiting.get()))
            if answer is not None:
                send_answer(answer)
        except BaseException as error:  # anything a bot may raise, even from sys.exit()
            file = host.source.file if host.source else ""
            send_answer({"failed": True, "value": describe_error(error, file)})


if __name__ == "__main__":
    main()
