"""For all tests: what each of them needs, and where they write."""

from __future__ import annotations

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
    if "PYTEST_DEBUG_TEMPROOT" in os.environ or not os.access(MEMORY, os.W_OK):
        return
    if shutil.disk_usage(MEMORY).free > ENOUGH:
        os.environ["PYTEST_DEBUG_TEMPROOT"] = str(MEMORY)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        path = item.path.relative_to(HERE)
        for place in (path, *path.parents):
            if place.as_posix() in NEEDS:
                item.add_marker(NEEDS[place.as_posix()])
