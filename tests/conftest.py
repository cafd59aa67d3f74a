"""For all tests: what each of them needs, and where they write."""

from __future__ import annotations

import gc
import os
import shutil
from pathlib import Path

import pytest

HERE = Path(__file__).parent
# What is not part of `make check`: folders and files, with the marker their tests get.
NEEDS = {
    "browser": "browser",
    "train": "training",
    "gym/test_sb3_example.py": "training",
    "lab/test_backends.py": "cluster",
}
# The database waits for the disk after every move, as it should; a disk in memory answers at once.
MEMORY = Path("/dev/shm")
ENOUGH = 2 * 1024**3  # bytes; containers often have a small one


def pytest_configure() -> None:
    os.environ.setdefault("OMP_NUM_THREADS", "1")  # every core has a process of tests already
    if "PYTEST_DEBUG_TEMPROOT" in os.environ or not os.access(MEMORY, os.W_OK):
        return
    if shutil.disk_usage(MEMORY).free > ENOUGH:
        os.environ["PYTEST_DEBUG_TEMPROOT"] = str(MEMORY)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What nobody asked for is not even imported: PyTorch, Dask and Playwright take seconds."""
    needs = NEEDS.get(collection_path.relative_to(HERE).as_posix())
    return True if needs and f"not {needs}" in config.option.markexpr else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        path = item.path.relative_to(HERE)
        for place in (path, *path.parents):
            if place.as_posix() in NEEDS:
                item.add_marker(NEEDS[place.as_posix()])


def pytest_collection_finish() -> None:
    """What is imported stays: to look for garbage in it time and again took a tenth of all time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def pytest_sessionfinish() -> None:
    """Pytest collects garbage five times at the end: four seconds, with no test left to blame."""
    gc.freeze()
