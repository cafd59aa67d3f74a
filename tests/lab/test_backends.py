"""Several machines: a real Dask cluster on this one, and clusters that are not there."""

from __future__ import annotations

import json
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from joblib.externals.loky import ProcessPoolExecutor

from tests.support.commands import process, without
from tests.support.lab import (
    BOTS,
    PATIENCE,
    answer,
    environment,
    here,
    lines_of,
    start,
    wait_until,
    without_times,
)
from ufs.base.errors import UfsError
from ufs.base.extras import install_command
from ufs.content.loader import built_in
from ufs.lab import backends
from ufs.lab.backends import Chunks, DaskBackend
from ufs.lab.bots import read_player
from ufs.lab.run import Entry, Run


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """Two processes with two threads each: the threads of one have to share its bot."""
    from distributed import LocalCluster

    make: Any = LocalCluster  # it has no types
    with make(n_workers=2, threads_per_worker=2, processes=True, dashboard_address=None) as made:
        yield str(made.scheduler_address).replace("tcp://", "dask://")


def test_a_cluster_gives_the_same_results(cluster: str, tmp_path: Path) -> None:
    arguments = ("simulate", "--threat", "2", "--games", "300")
    assert without_times(answer(*arguments, "--on", cluster)) == without_times(answer(*arguments))
    journal = tmp_path / "run"
    longer = ("simulate", "--threat", "2", "--games", "500", "--out", journal)
    answer(*arguments, "--on", cluster, "--out", journal)
    on_both = answer(*longer, "--on", cluster)
    assert without_times(on_both) == without_times(
        answer("simulate", "--threat", "2", "--games", "500")
    )


def test_balance_tournament_and_own_bots_on_a_cluster(cluster: str) -> None:
    grid = ("balance", "--bot", "random", "--games", "50", "--threat", "0", "--threat", "3")
    far = [without_times(cell) for cell in answer(*grid, "--on", cluster)["cells"]]
    assert far == [without_times(cell) for cell in answer(*grid)["cells"]]
    bots = ("tournament", "--bot", "random", "--bot", f"{BOTS}:First", "--games", "6")
    assert answer(*bots, "--on", cluster)["duels"] == answer(*bots, "--jobs", "1")["duels"]


def test_ctrl_c_on_a_cluster(cluster: str, tmp_path: Path) -> None:
    journal = tmp_path / "run"
    arguments = ("simulate", "--bot", f"{BOTS}:First", "--games", "100000", "--on", cluster)
    run = start(*arguments, "--out", journal)
    wait_until(lambda: lines_of(journal) >= 3 or run.poll() is not None, "some chunks are played")
    os.killpg(run.pid, signal.SIGINT)
    _, errors = run.communicate(timeout=PATIENCE)
    assert run.returncode == 130, errors
    assert "Interrupted after" in errors
    assert "Traceback" not in errors


def test_a_cluster_that_is_not_there_is_told_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert backends.CONNECT_S <= 5
    monkeypatch.setattr(backends, "CONNECT_S", 0.3)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # bound, but nobody listens
        address = f"dask://127.0.0.1:{taken.getsockname()[1]}"
        journal = tmp_path / "run"
        before = answer("simulate", "--games", "30", "--out", journal)
        code, _, errors = here("simulate", "--games", "60", "--out", journal, "--on", address)
        assert code == 2
        assert address in errors
        assert "Traceback" not in errors
        assert without_times(
            answer("simulate", "--games", "30", "--out", journal)
        ) == without_times(before)


@pytest.mark.parametrize("address", ["dask://", "tcp://127.0.0.1:8786", "127.0.0.1", "dask://:::"])
def test_an_address_that_is_none(address: str) -> None:
    for command in (
        ["simulate"],
        ["balance"],
        ["tournament", "--bot", "random", "--bot", "greedy"],
    ):
        code, out, errors = here(*command, "--on", address, "--games", "5")
        assert code == 2
        assert out == ""
        assert "dask://" in errors


def test_a_cluster_that_goes_away_loses_nothing(tmp_path: Path) -> None:
    """The scheduler and its workers are killed in the middle of a run."""
    code = (
        "import time\nfrom distributed import LocalCluster\nif __name__ == '__main__':\n"
        "    c = LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None)\n"
        "    print(c.scheduler_address, flush=True)\n    time.sleep(600)\n"
    )
    script, journal = tmp_path / "cluster.py", tmp_path / "run"
    script.write_text(code, encoding="utf-8")
    far = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
        env=environment(),
    )
    try:
        assert far.stdout is not None
        address = far.stdout.readline().strip().replace("tcp://", "dask://")
        arguments = ("simulate", "--bot", f"{BOTS}:First", "--games", "100000", "--json")
        run = start(*arguments, "--on", address, "--out", journal)
        wait_until(lambda: lines_of(journal) >= 2 or run.poll() is not None, "chunks are played")
    finally:
        os.killpg(far.pid, signal.SIGKILL)
        far.communicate()
    out, errors = run.communicate(timeout=PATIENCE)
    assert run.returncode == 1, errors
    assert "was lost" in errors
    assert "Traceback" not in errors
    kept = sum(len(json.loads(line)["results"]) for line in journal.read_text().splitlines()[1:])
    assert json.loads(out)["games"] == kept


@pytest.fixture
def small_cluster() -> Iterator[Any]:
    """Scheduler and worker in threads of this process: there at once, and gone at once."""
    from distributed import LocalCluster

    make: Any = LocalCluster
    one = {"n_workers": 1, "threads_per_worker": 1, "dashboard_address": ":0"}
    with make(**one, processes=False, protocol="tcp://") as made:
        yield made


def begin(small_cluster: Any) -> tuple[DaskBackend, Chunks]:
    """A long run on a cluster, with its first chunk played."""
    place = DaskBackend(small_cluster.scheduler_address.replace("tcp://", "dask://"))
    entry = Entry("", read_player("greedy", 10.0), {"edition": "box"})
    run = Run([entry], 1, 1_000_000, built_in())
    chunks = place.play(run.tasks(place.workers))
    assert next(chunks).games
    return place, chunks


@pytest.mark.parametrize("how", ["cancelled", "closed", "without workers"])
def test_a_lost_cluster_is_told_in_one_sentence(
    how: str, small_cluster: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever Dask makes of it: no traceback, and nobody else's Ctrl-C."""
    monkeypatch.setattr(backends, "LOST_S", 0.2)
    place, chunks = begin(small_cluster)
    client = place.client

    def lose() -> None:
        if how == "cancelled":  # what Dask's client does first when it loses its scheduler
            client.loop.add_callback(lambda: [task.cancel() for task in client.futures.values()])
        elif how == "closed":
            small_cluster.close()
        else:
            small_cluster.scale(0)

    def lose_and_play_on() -> None:
        lose()
        for _ in chunks:  # what was finished at that moment still arrives
            lose()

    with pytest.raises(UfsError) as error:
        lose_and_play_on()
    assert error.value.key == "lab-cluster-lost"


def test_no_part_of_dask_talks_over_us(cluster: str) -> None:
    """Its client has a level and a handler of its own, and tells of cut connections at length."""
    place = DaskBackend(cluster)
    try:
        parts = ("distributed", "distributed.client", "distributed.core", "distributed.gc")
        for part in (*parts, "asyncio", "tornado.application"):
            assert not logging.getLogger(part).isEnabledFor(logging.ERROR), part
    finally:
        place.client.close(5)


def test_a_worker_of_another_version_is_refused(
    cluster: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backends, "__version__", "0.0.0")
    code, _, errors = here("simulate", "--games", "5", "--on", cluster)
    assert code == 2
    assert "another version" in errors


def test_without_joblib_one_process_plays(tmp_path: Path) -> None:
    hidden = without(tmp_path, "joblib")
    assert process("simulate", "--games", "5", "--json", **hidden).returncode == 0
    refused = process("simulate", "--games", "5", "--jobs", "2", **hidden)
    assert refused.returncode == 2
    assert install_command("lab") in refused.stderr


def test_a_process_that_is_killed_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    """As the system does when memory runs out."""
    journal = tmp_path / "run"
    arguments = ("simulate", "--bot", f"{BOTS}:First", "--games", "100000", "--jobs", "2")
    run = start(*arguments, "--out", journal, "--json")
    wait_until(lambda: lines_of(journal) >= 3 or run.poll() is not None, "some chunks are played")
    os.kill(worker_of(run.pid), signal.SIGKILL)
    out, errors = run.communicate(timeout=PATIENCE)
    assert run.returncode == 1, errors
    assert "was killed" in errors
    assert "Traceback" not in errors
    kept = sum(len(json.loads(line)["results"]) for line in journal.read_text().splitlines()[1:])
    assert json.loads(out)["games"] == kept


def worker_of(process: int) -> int:
    """A process in which games are played."""
    for child in Path(f"/proc/{process}/task/{process}/children").read_text().split():
        if b"popen_loky" in Path(f"/proc/{child}/cmdline").read_bytes():
            return int(child)
    raise AssertionError("nobody plays")


@pytest.mark.parametrize("kind", [KeyError, ValueError])
def test_what_loky_forgets_is_not_told_but_everything_else_is(
    kind: type[Exception], capsys: pytest.CaptureFixture[str]
) -> None:
    """A number in loky's queue without its task, as after Ctrl-C before the first game."""

    class Missing(dict[int, Any]):
        def __missing__(self, number: int) -> Any:
            raise kind(number)

    class Stopped:
        def close(self) -> None:
            executor.shutdown(kill_workers=True)

    executor = ProcessPoolExecutor(max_workers=1)
    assert executor.submit(int).result() == 0
    executor._executor_manager_thread.pending_work_items = Missing()
    executor._work_ids.put(99)
    before = threading.excepthook
    threading.excepthook = threading.__excepthook__
    try:
        backends.close_quietly(Stopped())
        assert threading.excepthook is threading.__excepthook__
    finally:
        threading.excepthook = before
    assert ("Traceback" in capsys.readouterr().err) == (kind is not KeyError)
