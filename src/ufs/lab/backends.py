"""Where games are played: in this process, on the cores of this machine, or on a Dask cluster.

Joblib hands out the tasks on this machine, Dask's own client on a cluster. Nothing here changes a
result.
"""

from __future__ import annotations

import contextlib
import gc
import itertools
import logging
import signal
import threading
import time
import types
import warnings
from collections.abc import Callable, Generator, Iterator
from concurrent.futures.process import BrokenProcessPool
from queue import Empty, SimpleQueue
from typing import Any, Protocol

from ufs import __version__
from ufs.base import extras
from ufs.base.errors import UfsError, show
from ufs.lab.bots import engine_digest
from ufs.lab.outcome import Chunk
from ufs.lab.run import Task, close_bots, play_task

SERIAL_S = 1.0  # a run shorter than this is not worth starting processes for
CONNECT_S = 5.0  # how long a cluster may take to answer
POLL_S = 0.5  # how often we look whether it is still there
LOST_S = 5.0  # how long one that has answered may be silent
NOISY_LOGGERS = ("distributed", "tornado", "asyncio")
Chunks = Generator[Chunk, None, None]


class Backend(Protocol):
    """Somewhere to play, with so many workers at once."""

    @property
    def workers(self) -> int: ...

    def play(self, tasks: Iterator[Task]) -> Chunks: ...


def find_backend(jobs: int | None, on: str | None) -> Backend:
    """What `--jobs` and `--on` ask for."""
    if on is not None:
        if jobs is not None:
            raise UfsError("bad_request", "lab-jobs-and-on")
        return DaskBackend(on)
    if jobs == 1:
        return LocalBackend()
    joblib = import_joblib(needed=jobs is not None)
    if joblib is None:
        return LocalBackend()
    return ProcessBackend(joblib, jobs or int(joblib.cpu_count()), start_at_once=jobs is not None)


def import_joblib(needed: bool) -> Any:
    with extras.needed("lab-needs-joblib") if needed else contextlib.suppress(ImportError):
        import joblib

        return joblib
    return None


class LocalBackend:
    """One game after the other, in this process."""

    workers = 1

    def play(self, tasks: Iterator[Task]) -> Chunks:
        try:
            for task in tasks:
                yield play_task(task)
        finally:
            close_bots()


class ProcessBackend:
    """Processes of this machine (Joblib's loky)."""

    def __init__(self, joblib: Any, jobs: int, start_at_once: bool) -> None:
        self.joblib = joblib
        self.workers = jobs
        self.start_at_once = start_at_once

    def play(self, tasks: Iterator[Task]) -> Chunks:
        if not self.start_at_once or self.workers == 1:
            yield from self.play_serially(tasks)
        with contextlib.closing(self.play_in_parallel(tasks)) as chunks:
            yield from chunks

    def play_serially(self, tasks: Iterator[Task]) -> Iterator[Chunk]:
        """Processes take a second to start; many runs are over by then."""
        began = time.monotonic()
        try:
            while self.workers == 1 or time.monotonic() - began < SERIAL_S:
                task = next(tasks, None)
                if task is None:
                    return
                yield play_task(task)
        finally:
            close_bots()

    def play_in_parallel(self, tasks: Iterator[Task]) -> Chunks:
        task = next(tasks, None)
        if task is None:
            return
        parallel = self.joblib.Parallel(
            self.workers, backend="loky", return_as="generator_unordered"
        )
        call = self.joblib.delayed(play_task)
        with without_interrupts():
            chunks = parallel(call(task) for task in prepend(task, tasks))
        try:
            yield from closing_quietly(chunks)
        except BrokenProcessPool as error:  # a worker was killed, perhaps for want of memory
            raise worker_died(error) from None


def worker_died(error: Exception) -> UfsError:
    reason = str(error).splitlines()[0][:200] if str(error) else type(error).__name__
    return UfsError("lab_stopped", "lab-worker-died", reason=reason)


def prepend(task: Task, tasks: Iterator[Task]) -> Iterator[Task]:
    yield task
    yield from tasks


def closing_quietly(chunks: Any) -> Iterator[Chunk]:
    """Joblib warns about results nobody waited for; whoever stops a run knows."""
    try:
        yield from chunks
    finally:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            chunks.close()


@contextlib.contextmanager
def without_interrupts() -> Iterator[None]:
    """Processes started in here never see Ctrl-C: it is for the one who collects their results.

    What is ignored stays ignored in a new process; a blocked signal would not stay blocked, as
    multiprocessing unblocks it. It is blocked as well, so that one that comes meanwhile waits for
    the end of this and is not lost.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    can_block = hasattr(signal, "pthread_sigmask")  # not everywhere
    if can_block:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    previous = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, previous)
        if can_block:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


# --- several machines ---


class DaskBackend:
    """The workers of a Dask scheduler: `dask://host:port`."""

    def __init__(self, address: str) -> None:
        scheme, separator, rest = address.partition("://")
        if scheme != "dask" or not separator or not rest:
            raise UfsError("bad_request", "lab-bad-address", found=show(address))
        self.address = address
        self.client = self.connect(f"tcp://{rest}")
        self.check_workers()

    def connect(self, address: str) -> Any:
        with extras.needed("lab-needs-dask"):
            from distributed import Client
        silence_dask()
        try:
            with without_interrupts():
                connect: Any = Client  # it has no types
                return connect(address, timeout=CONNECT_S, set_as_default=False)
        except (OSError, ValueError) as error:  # nobody there; an address that cannot be one
            reason = str(error) or type(error).__name__
        # The half-made client closes itself when it is collected. Now that is harmless; later, if
        # another one is being made just then, it would wait for that one's lock for ever.
        gc.collect()
        raise self.error("lab-no-cluster", reason)

    def check_workers(self) -> None:
        """Somebody is there to play, and by the same rules as we."""
        try:
            engines = self.client.run(engine_of_worker)
        except Exception as error:  # whatever goes wrong over there
            self.client.close(CONNECT_S)
            raise self.error("lab-cluster-without-us", f"{type(error).__name__}: {error}") from None
        if not engines:
            self.client.close(CONNECT_S)
            raise self.error("lab-cluster-empty", "")
        for worker, engine in engines.items():
            if engine != engine_of_worker():
                self.client.close(CONNECT_S)
                raise self.error("lab-cluster-differs", f"{worker}: {' '.join(engine)}")
        self.workers = max(1, sum(self.client.ncores().values()))

    def error(self, key: str, reason: str) -> UfsError:
        return UfsError("lab_stopped", key, address=show(self.address), reason=reason[:200])

    def play(self, tasks: Iterator[Task]) -> Chunks:
        """Keep every worker busy and pass on what comes back.

        Without Joblib here: it waits for a lost cluster for ever or raises whatever Dask raised.
        """
        done: SimpleQueue[Any] = SimpleQueue()
        pending_futures: set[Any] = set()

        def send(count: int) -> None:
            for task in itertools.islice(tasks, count):
                with self.lost_on_error():
                    future = self.client.submit(play_task, task, pure=False)
                    future.add_done_callback(done.put)
                pending_futures.add(future)

        try:
            send(2 * self.workers)
            while pending_futures:
                future, chunk = self.next_result(done)
                pending_futures.discard(future)
                yield chunk
                send(1)
        finally:
            with contextlib.suppress(Exception):  # it may be gone
                self.client.close(1)

    def next_result(self, done: SimpleQueue[Any]) -> tuple[Any, Chunk]:
        """The next task that is done; a cluster without workers is given a little time."""
        last_seen = time.monotonic()
        while True:
            with contextlib.suppress(Empty):
                future = done.get(timeout=POLL_S)
                chunk = self.chunk_of(future)
                if chunk is not None:
                    return future, chunk
                future.add_done_callback(done.put)
            with self.lost_on_error():
                is_up = self.client.status == "running" and has_workers(self.client)
            now = time.monotonic()
            last_seen = now if is_up else last_seen
            if now - last_seen > LOST_S:
                raise self.error("lab-cluster-lost", "")

    def chunk_of(self, future: Any) -> Chunk | None:
        """What a worker played; nothing if that was lost with the worker, and is played again.

        An error of the game is raised as it is.
        """
        from distributed import KilledWorker

        try:
            if future.status == "error":
                future.result()
        except KilledWorker as error:
            raise worker_died(error) from None
        with self.lost_on_error(), contextlib.suppress(TimeoutError):
            chunk: Chunk = future.result(timeout=POLL_S)
            return chunk
        return None

    @contextlib.contextmanager
    def lost_on_error(self) -> Iterator[None]:
        """Whatever Dask raises in here: the cluster has gone."""
        try:
            yield
        except Exception:  # cancelled, timed out, closed: it has many names for it
            raise self.error("lab-cluster-lost", "") from None


def silence_dask() -> None:
    """What is wrong we say ourselves.

    Some of Dask's loggers have a level of their own, the client's among them: it would print a
    traceback if its reconnecting is cut short when a cluster is lost, and so would the loops below.
    """
    for name in [*NOISY_LOGGERS, *logging.root.manager.loggerDict]:
        if name.partition(".")[0] in NOISY_LOGGERS:
            logging.getLogger(name).setLevel(logging.CRITICAL)


def has_workers(client: Any) -> bool:
    return bool(client.scheduler_info().get("workers"))


def engine_of_worker() -> tuple[str, str]:
    return __version__, engine_digest()


# --- Ctrl-C ---


class InterruptGuard:
    """Ctrl-C between results stops the run; while one is being kept it waits for that."""

    def __init__(self) -> None:
        self.is_shielded = False
        self.is_pending = False
        self.previous: Any = None

    def __enter__(self) -> InterruptGuard:
        if threading.current_thread() is threading.main_thread():
            self.previous = signal.signal(signal.SIGINT, self.interrupt)
        return self

    def __exit__(self, *_: object) -> None:
        if self.previous is not None:
            signal.signal(signal.SIGINT, self.previous)

    def interrupt(self, _number: int, _frame: types.FrameType | None) -> None:
        if self.is_shielded:
            self.is_pending = True
        else:
            raise KeyboardInterrupt

    def shield(self, work: Callable[[], None]) -> None:
        """Do something whole."""
        self.is_shielded = True
        try:
            work()
        finally:
            self.is_shielded = False
        if self.is_pending:
            raise KeyboardInterrupt
