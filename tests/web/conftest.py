"""The real application on a real file of saves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.support.saves import Saves
from ufs.content.loader import built_in
from ufs.web.app import make_app

PORT = 8765
HERE = f"http://127.0.0.1:{PORT}"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Saves]:
    made = Saves(tmp_path / "games.sqlite3", built_in())
    yield made
    made.close()


@pytest.fixture
def client(store: Saves) -> TestClient:
    return TestClient(make_app(store.application(), PORT), base_url=HERE)
