"""Where games are played: in this process, on the cores of this machine, or on a Dask cluster.

Joblib distributes the tasks on this machine, Dask's own client on a cluster. The backend never
changes a result.
"""

from __future__ import annotations

import contextlib
import gc
import itertools
import logging
import threading
import time
import warnings
from collections.abc import Generator, Iterator
from concurrent.futures.process import BrokenProcessPool
from queue import Empty, SimpleQueue
from typing import Any, Protocol

from ufs import __version__
from ufs.base import extras
from ufs.base.errors import UfsError, show
from ufs.base.interrupts import held, starting_processes
from ufs.lab.bots import engine_digest
from ufs.lab.outcome import Chunk
from ufs.lab.run import Task, close_bots, play_task

SERIAL_S = 1.0  # a shorter run is not worth starting processes for
CONNECT_S = 5.0  # how long a cluster may take to answer
POLL_S = 0.5  # how often to check that the cluster is still up
LOST_S = 5.0  # how long a cluster may be silent after that
MANAGER_THREAD = "ExecutorManagerThread"  # of loky
NOISY_LOGGERS = ("distributed", "tornado", "asyncio")
Chunks = Generator[Chunk, None, None]


class Backend(Protocol):
    """A place to play games, with a number of workers."""

    @property
    def workers(self) -> int: ...

    def play(self, tasks: Iterator[Task]) -> Chunks: ...


def find_backend(jobs: int | None, on: str | None) -> Backend:
    """The backend for `--jobs` and `--on`."""
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
    with extras.explain_missing("lab-needs-joblib") if needed else contextlib.suppress(ImportError):
        import joblib

        return joblib
    return None


class LocalBackend:
    """Plays one game after the other, in this process."""

    workers = 1

    def play(self, tasks: Iterator[Task]) -> Chunks:
        try:
            for task in tasks:
                yield play_task(task)
        finally:
            close_bots()


class ProcessBackend:
    """Plays in several processes on this machine (Joblib's loky)."""

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
        """Play the first second here: processes are slow to start, and many runs end by then."""
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
        try:
            with contextlib.ExitStack() as stack:
                with starting_processes():
                    chunks = parallel(call(task) for task in prepend(task, tasks))
                    stack.callback(close_quietly, chunks)
                yield from chunks
        except BrokenProcessPool as error:  # a worker was killed, perhaps out of memory
            raise worker_died(error) from None


def worker_died(error: Exception) -> UfsError:
    reason = str(error).splitlines()[0][:200] if str(error) else type(error).__name__
    return UfsError("lab_stopped", "lab-worker-died", reason=reason)


def prepend(task: Task, tasks: Iterator[Task]) -> Iterator[Task]:
    yield task
    yield from tasks


def close_quietly(results: Any) -> None:
    """Close without Joblib's warning about unfinished results: the run was stopped on purpose."""
    with warnings.catch_warnings(), without_noise_of(MANAGER_THREAD):
        warnings.simplefilter("ignore")
        results.close()


@contextlib.contextmanager
def without_noise_of(name: str) -> Iterator[None]:
    """Loky forgets its tasks before it empties the queue of their numbers.

    Its thread then looks up a task that is gone and ends with a KeyError. The workers have been
    killed by that time, and `close` waits for the thread: there is nothing to tell the user.
    """
    previous = threading.excepthook

    def tell_others(args: threading.ExceptHookArgs) -> None:
        if args.thread is None or args.thread.name != name or args.exc_type is not KeyError:
            previous(args)

    threading.excepthook = tell_others
    try:
        yield
    finally:
        threading.excepthook = previous


def start_workers(jobs: int) -> None:
    """Start Joblib's processes before a call that keeps them busy: so they never see Ctrl-C.

    Later calls with the same number of jobs use the same processes.
    """
    import joblib

    with starting_processes():
        joblib.Parallel(jobs)([joblib.delayed(int)()])


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
        with extras.explain_missing("lab-needs-dask"):
            from distributed import Client
        silence_dask()
        try:
            with held():
                connect: Any = Client  # it is untyped
                return connect(address, timeout=CONNECT_S, set_as_default=False)
        except (OSError, ValueError) as error:  # no scheduler there; an invalid address
            reason = str(error) or type(error).__name__
        # The half-created client closes itself when it is collected. That is harmless now, but
        # later, while another client is being created, it would wait for its lock forever.
        gc.collect()
        raise self.error("lab-no-cluster", reason)

    def check_workers(self) -> None:
        """Check that there are workers, with the same rules as this process."""
        try:
            engines = self.client.run(engine_of_worker)
        except Exception as error:  # anything may go wrong on the workers
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
        """Keep every worker busy and yield the results.

        Without Joblib: it would wait forever for a lost cluster, or raise whatever Dask raised.
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
            with contextlib.suppress(Exception):  # the cluster may have gone
                self.client.close(1)

    def next_result(self, done: SimpleQueue[Any]) -> tuple[Any, Chunk]:
        """The next finished task; a cluster without workers gets a little time to recover."""
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
        """The chunk a worker played; None if it was lost with its worker and is played again.

        Errors of the game are raised unchanged.
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
        """Turn any exception from Dask into the error that the cluster is lost."""
        try:
            yield
        except Exception:  # cancelled, timed out, closed: Dask has many names for it
            raise self.error("lab-cluster-lost", "") from None


def silence_dask() -> None:
    """Silence Dask's loggers; this module reports errors itself.

    Some loggers have their own level, among them the client's, which would print a traceback when a
    reconnection to a lost cluster is interrupted; so would the event loops below it.
    """
    for name in [*NOISY_LOGGERS, *logging.root.manager.loggerDict]:
        if name.partition(".")[0] in NOISY_LOGGERS:
            logging.getLogger(name).setLevel(logging.CRITICAL)


def has_workers(client: Any) -> bool:
    return bool(client.scheduler_info().get("workers"))


def engine_of_worker() -> tuple[str, str]:
    return __version__, engine_digest()
