"""The progress of a run: on a terminal a bar with the time left, elsewhere an occasional line."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Any

from ufs.base.words import Words

INTERVAL_S = 10.0  # between two plain lines


class Progress:
    """Writes to standard error, so that results can be piped."""

    def __init__(self, words: Words, total: int) -> None:
        self.words = words
        self.total = total
        self.bar: Any = None
        self.task: Any = None
        self.last_report = time.monotonic()

    def __enter__(self) -> Progress:
        if sys.stderr.isatty():
            self.bar = make_bar()
        if self.bar is not None:
            self.bar.start()
            self.task = self.bar.add_task(self.words.say("lab-playing"), total=self.total)
        return self

    def show(self, played: int) -> None:
        if self.bar is not None:
            self.bar.update(self.task, completed=played)
        elif time.monotonic() - self.last_report > INTERVAL_S:
            self.last_report = time.monotonic()
            self.note("lab-progress", played=played, total=self.total)

    def note(self, key: str, **args: Any) -> None:
        """Print a message without disturbing the bar."""
        sentence = self.words.say(key, **args)
        if self.bar is not None:
            self.bar.console.print(sentence, markup=False, highlight=False)
        else:
            print(sentence, file=sys.stderr, flush=True)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self.bar is not None:
            self.bar.stop()


def make_bar() -> Any:
    try:
        from rich import progress
        from rich.console import Console
    except ImportError:
        return None
    columns = (
        progress.TextColumn("{task.description}"),
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        progress.TimeRemainingColumn(),
    )
    return progress.Progress(*columns, console=Console(stderr=True))
