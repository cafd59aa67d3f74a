"""The real application on a real file of saves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.support.doors import BEARER, TOKEN
from tests.support.saves import Saves
from ufs.content.loader import built_in
from ufs.play import Application
from ufs.web.app import make_app
from ufs.web.door import Door

PORT = 8765
HERE = f"http://127.0.0.1:{PORT}"
DOOR = Door(PORT, TOKEN)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Saves]:
    made = Saves(tmp_path / "games.sqlite3", built_in())
    yield made
    made.close()


def client_for(application: Application) -> TestClient:
    """A client that has the token."""
    return TestClient(make_app(application, DOOR), base_url=HERE, headers=BEARER)


@pytest.fixture
def client(store: Saves) -> TestClient:
    return client_for(store.application())
