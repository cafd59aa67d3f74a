"""The real coach in the server. Where it was never compiled this takes its minutes."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from tests.support.saves import Saves
from tests.web.conftest import client_for
from tests.web.test_games import act, new
from tests.web.test_hints import chance, hint
from ufs.coach import warm
from ufs.coach.service import CoachService
from ufs.content.loader import built_in

COMPILING = 1800.0  # seconds at most, on a machine with other things to do


@pytest.fixture
def client(store: Saves) -> Iterator[TestClient]:
    coaching = CoachService(built_in())
    yield client_for(store.application(coaching))
    coaching.close()


def test_the_real_coach_gets_ready_and_advises(client: TestClient) -> None:
    until = time.monotonic() + COMPILING
    while (found := client.get("/api/coach").json())["state"] == "compiling":
        assert time.monotonic() < until
        time.sleep(0.2)
    assert found["state"] in ("ready", "stale"), found
    assert warm.is_warm()
    game = new(client)
    candidates = hint(client, game, 2, budget_ms=1000)["candidates"]
    options = hint(client, game, 3, budget_ms=1000)["options"]
    assert all(0 <= option["chance"] <= 1 for option in options)
    assert sum(option["playouts"] for option in options) > 0
    actions = [a for option in options for a in (option["action"], *option["same"])]
    assert sorted(map(str, actions)) == sorted(map(str, game["actions"]))
    assert candidates[0]["action"] in actions
    assert chance(client, game)["chance"] == options[0]["chance"]
    last = chance(client, act(client, game, options[-1]["action"]), "&last=true")["last"]
    assert last["loss"] >= 0
    dice = new(client, dice="manual")
    assert 0 < chance(client, dice)["chance"] < 1


def test_a_change_of_machine_or_files_means_compiling_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "stamp", lambda: "another machine")
    assert not warm.is_warm()


def start_child() -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "ufs.coach.warm", warm.WITH_PARENT]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_the_child_leaves_with_its_parent() -> None:
    child = start_child()
    assert child.stdin is not None
    child.stdin.close()  # as when the server is killed
    assert child.wait(60) == 1


def test_the_child_ends_by_itself_while_its_parent_lives() -> None:
    child = start_child()
    assert child.stderr is not None
    assert child.stderr.read() == ""
    assert child.wait(COMPILING) == 0
