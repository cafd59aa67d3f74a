"""For all tests: markers for what they need, and where they write."""

from __future__ import annotations

import gc
import os
import shutil
from pathlib import Path

import pytest

HERE = Path(__file__).parent
pytest_plugins = ["tests.support.postgres"]  # the server is started by the first test that needs it
# Folders and files that are not part of `make check`, with the marker for their tests.
NEEDS = {
    "browser": "browser",
    "train": "training",
    "gym/test_sb3_example.py": "training",
    "gym/test_torch.py": "training",
    "lab/test_backends.py": "cluster",
    "store/test_postgres.py": "postgres",
    "web/test_several_servers.py": "postgres",
}
# The database waits for the disk after every move; a RAM disk makes the tests faster.
RAM_DISK = Path("/dev/shm")
MIN_FREE = 2 * 1024**3  # bytes; in containers it is often small


def pytest_configure() -> None:
    os.environ.setdefault("OMP_NUM_THREADS", "1")  # pytest already runs one process per core
    if "PYTEST_DEBUG_TEMPROOT" in os.environ or not os.access(RAM_DISK, os.W_OK):
        return
    if shutil.disk_usage(RAM_DISK).free > MIN_FREE:
        os.environ["PYTEST_DEBUG_TEMPROOT"] = str(RAM_DISK)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even import deselected tests: PyTorch, Dask and Playwright take seconds to import."""
    marker = NEEDS.get(collection_path.relative_to(HERE).as_posix())
    return True if marker and f"not {marker}" in config.option.markexpr else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        path = item.path.relative_to(HERE)
        for part in (path, *path.parents):
            if part.as_posix() in NEEDS:
                item.add_marker(NEEDS[part.as_posix()])


def pytest_collection_finish() -> None:
    """Exclude imported modules from garbage collection, which took a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def pytest_sessionfinish() -> None:
    """Pytest collects garbage five times at the end: four seconds, with no test left to blame."""
    gc.freeze()
