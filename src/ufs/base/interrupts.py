"""Ctrl-C, from the first line of a command to its last: never a traceback, never lost.

Python raises KeyboardInterrupt wherever it happens to be. Two places are bad: in the middle of an
import, where C code turns it into an ImportError, and in a destructor or callback, where it is
printed and forgotten. `take_over` delays it there. At the end of a command, `ignore` protects
Python's own tidying up. Whoever saves something uses `held`, whoever starts processes
`starting_processes`.

This module is imported before everything else: it imports only what Python has loaded anyway.
"""

from __future__ import annotations

import _thread
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

INTERRUPTED = 130  # the exit code, as shells have it
RETRY_S = 0.02
IMPORTING = "<frozen importlib._bootstrap>"
_waiting = threading.Lock()  # held while a Ctrl-C waits for a better moment


def take_over() -> None:
    """At the very beginning of a command. Where Ctrl-C is ignored already, it stays so (nohup)."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, on_interrupt)
        sys.unraisablehook = on_unraisable
        sys.excepthook = on_uncaught


def ignore() -> None:
    """At the end of a command: what is left takes no time, and must not be cut short."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def on_interrupt(_number: int, frame: FrameType | None) -> None:
    if is_importing(frame):
        try_again_soon()
    else:
        raise KeyboardInterrupt


def is_importing(frame: FrameType | None) -> bool:
    while frame is not None:
        if frame.f_code.co_filename == IMPORTING:
            return True
        frame = frame.f_back
    return False


def on_unraisable(found: UnraisableHookArgs) -> None:
    """An exception that Python can only print: in a destructor, or in a callback from C."""
    if issubclass(found.exc_type, KeyboardInterrupt):
        try_again_soon()
    else:
        sys.__unraisablehook__(found)


def on_uncaught(
    kind: type[BaseException], error: BaseException, traceback: TracebackType | None
) -> None:
    """The last resort: Ctrl-C in the few instructions around the end of a command."""
    if issubclass(kind, KeyboardInterrupt):
        ignore()
    else:
        sys.__excepthook__(kind, error, traceback)


def try_again_soon() -> None:
    """Press Ctrl-C once more, in a moment. `threading` would need locks that may be taken here."""
    if _waiting.acquire(blocking=False):
        _thread.start_new_thread(press_later, ())


def press_later() -> None:
    time.sleep(RETRY_S)
    _waiting.release()
    main = threading.main_thread().ident
    if hasattr(signal, "pthread_kill") and main is not None:
        signal.pthread_kill(main, signal.SIGINT)  # also wakes a main thread that waits for input
    else:
        _thread.interrupt_main()


@contextmanager
def not_lost() -> Iterator[None]:
    """Around a whole command: it may end while a Ctrl-C still waits for a better moment."""
    try:
        yield
    finally:
        if _waiting.locked():
            raise KeyboardInterrupt


@contextmanager
def held() -> Iterator[None]:
    """Ctrl-C waits until the end of the block. Only the main thread ever receives it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    noted: list[int] = []
    previous = signal.signal(signal.SIGINT, lambda number, _frame: noted.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, previous)
    if noted:
        signal.raise_signal(signal.SIGINT)


@contextmanager
def starting_processes() -> Iterator[None]:
    """Processes started in here never see Ctrl-C: only this one does, after the block.

    They inherit that the signal is blocked, and so do the threads that may start more of them.
    Other threads of this process may still receive it: hence `held`, which loses none.
    """
    with held():
        if not hasattr(signal, "pthread_sigmask"):  # Windows
            yield
            return
        from multiprocessing import resource_tracker

        resource_tracker.ensure_running()  # started in the block, it would unblock the signal
        previous = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, previous)
