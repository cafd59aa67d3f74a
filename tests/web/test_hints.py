"""The coach over HTTP: how it gets ready, what it says, when it keeps quiet."""

from __future__ import annotations

import json
import math
import socket
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.support.coached import (
    QuickCoach,
    failing_source,
    missing_source,
    quick_source,
    slow_source,
)
from tests.support.doors import RunningServer
from tests.support.saves import Saves
from tests.support.table import PNP1, PNP2, ROSWELL, position
from tests.web.conftest import client_for
from tests.web.test_games import act, error, new
from ufs.base.extras import install_command
from ufs.base.words import LANGUAGES, Words
from ufs.coach.service import MAX_WAITING, THREADS, CoachService, CoachSource, pieces_of
from ufs.content.loader import built_in

PATIENCE = 20.0
Coached = Callable[[CoachSource], TestClient]


@pytest.fixture
def coached(store: Saves) -> Iterator[Coached]:
    """A server with a coach of some kind."""
    made: list[CoachService] = []

    def make(source: CoachSource) -> TestClient:
        made.append(CoachService(store.library, source))
        return client_for(store.application(made[-1]))

    yield make
    for coaching in made:
        coaching.close()


@pytest.fixture
def quick(coached: Coached) -> TestClient:
    client = coached(quick_source())
    assert wait_for(client, "ready")["message"] is None
    return client


def wait_for(client: TestClient, state: str) -> Any:
    """Ask until the coach is in a state."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = client.get("/api/coach").json()
        if found["state"] == state:
            return found
        time.sleep(0.02)
    raise AssertionError(found)


def hint(client: TestClient, game: dict[str, Any], step: int, **more: Any) -> Any:
    body = {"step": step, "budget_ms": 20, **more}
    answer = client.post(f"/api/games/{game['id']}/hint", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def chance(client: TestClient, game: dict[str, Any], more: str = "") -> Any:
    answer = client.get(f"/api/games/{game['id']}/chance?budget_ms=20{more}")
    assert answer.status_code == 200, answer.text
    return answer.json()


# --- getting ready ---


def test_it_sleeps_until_it_is_asked_for(coached: Coached) -> None:
    loaded: list[QuickCoach] = []

    def load() -> QuickCoach:
        loaded.append(QuickCoach())
        return loaded[-1]

    client = coached(CoachSource(lambda: True, lambda: True, (), load))
    new(client)
    assert not loaded
    wait_for(client, "ready")
    client.get("/api/coach")
    assert len(loaded) == 1


def test_games_go_on_while_it_compiles(coached: Coached, tmp_path: Path) -> None:
    client = coached(slow_source(tmp_path / "finished"))
    game = new(client)
    assert "getting ready" in wait_for(client, "compiling")["message"]
    refused = error(client.post(f"/api/games/{game['id']}/hint", json={"step": 1}), 409)
    assert refused["code"] == "coach_not_ready"
    assert "getting ready" in refused["message"]
    game = act(client, game, game["actions"][0])
    (tmp_path / "finished").touch()
    wait_for(client, "ready")
    assert hint(client, game, 1)["text"]


def test_without_numba_it_says_how_to_get_it(coached: Coached) -> None:
    client = coached(missing_source())
    told = wait_for(client, "missing")["message"]
    assert "Numba" in told
    assert install_command("fast") in told
    game = new(client)
    assert error(client.get(f"/api/games/{game['id']}/chance"), 409)["message"] == told
    act(client, game, game["actions"][0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_child_that_dies_is_told(coached: Coached, language: str) -> None:
    client = coached(failing_source())
    wait_for(client, "failed")
    told = client.get("/api/coach", headers={"Accept-Language": language}).json()["message"]
    assert "no room left" in told
    assert "{" not in told


def test_a_cache_that_cannot_be_written_is_told(coached: Coached) -> None:
    client = coached(CoachSource(lambda: True, lambda: False, ("true",), QuickCoach))
    assert "cache" in wait_for(client, "failed")["message"]


def test_a_coach_that_cannot_be_loaded_is_told(coached: Coached) -> None:
    def broken() -> QuickCoach:
        raise MemoryError("too small a machine")

    client = coached(CoachSource(lambda: True, lambda: True, (), broken))
    assert "too small a machine" in wait_for(client, "failed")["message"]


def test_the_end_of_the_server_ends_the_child(store: Saves, tmp_path: Path) -> None:
    coaching = CoachService(store.library, slow_source(tmp_path / "never"))
    coaching.wake()
    until = time.monotonic() + PATIENCE
    while coaching._child is None and time.monotonic() < until:
        time.sleep(0.01)
    child = coaching._child
    assert child is not None
    coaching.close()
    assert child.wait(PATIENCE) != 0


def test_what_changed_since_it_learned_is_said_at_such_tables(coached: Coached) -> None:
    client = coached(quick_source(QuickCoach(["city roswell", "sky pnp1"])))
    assert "city roswell; sky pnp1" in wait_for(client, "stale")["message"]
    at_roswell = hint(client, new(client, setup=ROSWELL), 1)
    assert "city roswell" in at_roswell["remark"]
    assert "pnp1" not in at_roswell["remark"]
    elsewhere = new(client, setup={"edition": "box", "city": "washington"})
    assert hint(client, elsewhere, 1)["remark"] is None
    assert "sky pnp1" in chance(client, new(client, setup=PNP2))["remark"]


def test_changed_rules_matter_at_every_table(coached: Coached) -> None:
    client = coached(quick_source(QuickCoach(["rules"])))
    wait_for(client, "stale")
    assert "the rules" in hint(client, new(client), 2)["remark"]


@pytest.mark.parametrize("setup", [ROSWELL, PNP1, PNP2])
def test_the_pieces_of_a_table_are_pieces_there_are(setup: dict[str, Any]) -> None:
    from ufs.coach.weightfile import piece_digests
    from ufs.game import Game

    used = pieces_of(Game.new(setup, 1).table)
    assert set(used) <= set(piece_digests(built_in()))
    assert len(used) >= 8


# --- hints ---


def test_three_steps_that_give_away_more_and_more(quick: TestClient) -> None:
    game = new(quick)
    first, second, third = (hint(quick, game, step) for step in (1, 2, 3))
    assert first["text"]
    assert not first["candidates"]
    assert not first["options"]
    assert first["chance"] is None
    assert 1 <= len(second["candidates"]) <= 3
    assert not second["options"]
    assert second["chance"] is None
    chances = [option["chance"] for option in third["options"]]
    assert chances == sorted(chances, reverse=True)
    assert third["chance"] == chances[0]
    best = [option["action"] for option in third["options"][:3]]
    assert all(candidate["action"] in best for candidate in second["candidates"])
    everything = [a for option in third["options"] for a in (option["action"], *option["same"])]
    assert sorted(map(str, everything)) == sorted(map(str, game["actions"]))
    assert third["options"][0]["because"]
    assert all(len(option["because"]) <= 3 for option in third["options"])
    assert all(option["because"] == [] for option in third["options"][3:])


def test_candidates_come_in_an_order_that_stays(quick: TestClient) -> None:
    orders = set()
    for seed in range(8):
        game = new(quick, seed=seed)
        found = hint(quick, game, 2)["candidates"]
        assert found == hint(quick, game, 2)["candidates"]
        ranked = [option["action"] for option in hint(quick, game, 3)["options"]]
        orders.add(tuple(ranked.index(candidate["action"]) for candidate in found))
    assert len(orders) > 1


def test_what_is_far_worse_is_no_candidate(quick: TestClient) -> None:
    """Shooting is worth a lot; leaving the rest is not."""
    game = new(quick)
    for _ in range(40):
        found = hint(quick, game, 2)["candidates"]
        options = hint(quick, game, 3)["options"]
        near = [option for option in options[:3] if option["chance"] >= options[0]["chance"] - 0.08]
        assert len(found) == len(near)
        if len(near) < min(3, len(options)):
            return
        game = act(quick, game, options[0]["action"])
    raise AssertionError("no such position")


def test_every_action_of_a_game_has_words(quick: TestClient) -> None:
    """Whole games by the coach's own advice, every kind of action among its options."""
    said: set[str] = set()
    for setup in (ROSWELL, PNP1):
        game = new(quick, setup=setup, seed=3)
        while game["actions"]:
            body = {"step": 3, "budget_ms": 10}
            language = {"Accept-Language": LANGUAGES[game["version"] % 3]}
            path = f"/api/games/{game['id']}/hint"
            asked = quick.post(path, json=body, headers=language).json()
            for option in asked["options"]:
                said.add(option["action"]["do"])
                assert option["text"]
                assert "{" not in option["text"] + " ".join(option["because"])
            game = act(quick, game, asked["options"][0]["action"])
    assert {"place", "use", "excavate", "done", "spawn"} <= said


def test_there_is_nothing_to_advise_before_a_roll_or_after_the_end(quick: TestClient) -> None:
    game = new(quick, dice="manual")
    for step in (1, 2, 3):
        told = hint(quick, game, step)
        assert "Roll" in told["text"]
        assert not told["candidates"]
        assert not told["options"]
    over: dict[str, Any] = {
        "damage": 7,
        "phase": "over",
        "result": {"won": False, "reason": "damage"},
    }
    body = {"text": json.dumps(position(ROSWELL, **over))}
    ended = quick.post("/api/games/load", json=body).json()
    asked = quick.post(f"/api/games/{ended['id']}/hint", json={"step": 1})
    assert error(asked, 422)["code"] == "no_advice"
    assert chance(quick, ended)["chance"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_strict_play_it_keeps_quiet(quick: TestClient, language: str) -> None:
    game = new(quick, mode="strict")
    headers = {"Accept-Language": language}
    asked = quick.post(f"/api/games/{game['id']}/hint", json={"step": 1}, headers=headers)
    refused = error(asked, 403)
    assert refused["code"] == "strict_play"
    asked = quick.get(f"/api/games/{game['id']}/chance", headers=headers)
    assert error(asked, 403) == refused


@pytest.mark.parametrize(
    "body",
    [
        {"step": 0},
        {"step": 4},
        {"step": "1"},
        {},
        {"step": 1, "budget_ms": 9},
        {"step": 1, "budget_ms": 10_001},
        {"step": 1, "budget_ms": 1.5},
        {"step": 1, "budget_ms": None},
        {"step": 1, "more": True},
    ],
)
def test_a_bad_wish_is_told(quick: TestClient, body: dict[str, Any]) -> None:
    game = new(quick)
    found = error(quick.post(f"/api/games/{game['id']}/hint", json=body), 422)
    assert "step" in found["message"] or "budget_ms" in found["message"] or "more" in str(found)
    asked = quick.get(f"/api/games/{game['id']}/chance?budget_ms=0")
    assert "budget_ms" in error(asked, 422)["message"]


def test_a_game_that_is_not_there(quick: TestClient) -> None:
    assert error(quick.post("/api/games/nobody/hint", json={"step": 1}), 404)
    assert error(quick.get("/api/games/nobody/chance"), 404)


# --- chances ---


def test_the_chance_of_the_moment_and_of_the_last_move(quick: TestClient) -> None:
    game = new(quick)
    assert chance(quick, game, "&last=true")["last"] is None
    options = hint(quick, game, 3)["options"]
    worst = options[-1]
    game = act(quick, game, worst["action"])
    found = chance(quick, game, "&last=true")
    assert found["version"] == game["version"]
    last = found["last"]
    assert last["action"] == worst["action"]
    assert last["text"] == worst["text"]
    assert last["before"] == options[0]["chance"]
    assert last["chance"] == worst["chance"]
    assert last["loss"] == pytest.approx(last["before"] - last["chance"], abs=2e-4)
    assert last["loss"] > 0.03
    assert last["better"]["action"] == options[0]["action"]
    assert chance(quick, game)["last"] is None


def test_the_best_move_costs_nothing(quick: TestClient) -> None:
    game = new(quick)
    game = act(quick, game, hint(quick, game, 3)["options"][0]["action"])
    last = chance(quick, game, "&last=true")["last"]
    assert last["loss"] == 0
    assert last["better"] is None


def test_a_roll_is_nobodys_fault(quick: TestClient) -> None:
    game = new(quick, dice="manual")
    game = act(quick, game, {"do": "roll", "values": [1, 2, 3, 4, 5]})
    assert chance(quick, game, "&last=true")["last"] is None


# --- thinking ---


def test_what_was_thought_about_is_remembered(coached: Coached) -> None:
    coach = QuickCoach()
    client = coached(quick_source(coach))
    wait_for(client, "ready")
    game = new(client)
    hint(client, game, 1, budget_ms=50)
    for step in (2, 3):
        hint(client, game, step, budget_ms=50)
    chance(client, game)
    assert coach.asked == 1
    hint(client, game, 3, budget_ms=60)
    assert coach.asked == 2
    moved = act(client, game, game["actions"][0])
    chance(client, moved, "&last=true")  # the position before is known
    assert coach.asked == 3


class Patient(QuickCoach):
    """Thinks about what is worth it until it is stopped or `enough` says so."""

    def __init__(self) -> None:
        super().__init__(thorough=True)
        self.enough = threading.Event()

    def think(
        self, state: Any, board: Any, budget_ms: float, stop: Callable[[], bool]
    ) -> Iterator[Any]:
        budget_ms = budget_ms if budget_ms < 100 else math.inf
        return super().think(state, board, budget_ms, lambda: stop() or self.enough.is_set())


def test_a_newer_question_stops_the_older_and_moves_never_wait(coached: Coached) -> None:
    coach = Patient()
    client = coached(quick_source(coach))
    wait_for(client, "ready")
    game = new(client)
    others = [new(client, seed=seed) for seed in range(4)]
    with ThreadPoolExecutor(8) as pool:
        slow = pool.submit(hint, client, game, 1, budget_ms=1000)
        wait_until(lambda: coach.asked == 1)
        assert hint(client, game, 3, budget_ms=50)["options"]
        assert slow.result(PATIENCE)["text"]  # with what was known by then
        assert coach.stopped == 1
        busy = [pool.submit(hint, client, other, 1, budget_ms=1000) for other in others]
        wait_until(lambda: coach.asked >= 5)
        pool.submit(act, client, game, game["actions"][0]).result(PATIENCE)
        assert not any(one.done() for one in busy)
        coach.enough.set()
        assert all(one.result(PATIENCE)["text"] for one in busy)


def wait_until(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        threading.Event().wait(0.01)


# --- abandoned and too many questions ---


class LongQuestions:
    """A real server whose coach thinks about long questions until it is stopped."""

    def __init__(self, store: Saves) -> None:
        self.coach = Patient()
        self.coaching = CoachService(store.library, quick_source(self.coach))
        assert self.coaching.wait() == "ready"
        self.server = RunningServer(store.application(self.coaching))

    def games(self, count: int) -> list[str]:
        """The paths of new games."""
        bodies = ({"setup": ROSWELL, "seed": seed} for seed in range(count))
        made = [self.server.client.post("/api/games", json=body) for body in bodies]
        return [f"/api/games/{one.json()['id']}" for one in made]

    def ask(self, path: str, kind: str = "hint") -> socket.socket:
        """A long question, which has come to the coach."""
        before = self.coaching._unanswered
        if kind == "chance":
            asked = self.server.send("GET", f"{path}/chance?budget_ms=1000&last=true")
        else:
            asked = self.server.send("POST", f"{path}/hint", b'{"step": 1, "budget_ms": 1000}')
        self.wait_for_unanswered(before + 1)
        return asked

    def wait_for_unanswered(self, count: int) -> None:
        wait_until(lambda: self.coaching._unanswered == count)

    def ask_briefly(self, path: str, language: str = "en") -> Any:
        """A question that takes no time, once it has its turn."""
        headers = {"Accept-Language": language}
        body = {"step": 3, "budget_ms": 20}
        return self.server.client.post(f"{path}/hint", json=body, headers=headers)


@pytest.fixture
def long(store: Saves) -> Iterator[LongQuestions]:
    made = LongQuestions(store)
    with made.server:
        yield made
        made.coach.enough.set()
    made.coaching.close()


@pytest.mark.parametrize("kind", ["hint", "chance"])
def test_thinking_stops_when_nobody_waits_for_the_answer(long: LongQuestions, kind: str) -> None:
    *others, mine = long.games(2 * THREADS + 1)
    asked = [long.ask(other, kind) for other in others]
    wait_until(lambda: long.coach.asked == THREADS)  # the rest is queued
    for connection in asked:
        connection.close()
    assert long.ask_briefly(mine).status_code == 200
    assert long.coach.stopped >= THREADS
    long.wait_for_unanswered(0)
    assert not long.coach.enough.is_set(), "left alone, they would think on"


def test_questions_that_were_waiting_are_not_even_begun(long: LongQuestions) -> None:
    *others, waiting, mine = long.games(THREADS + 2)
    asked = [long.ask(other) for other in others]
    wait_until(lambda: long.coach.asked == THREADS)
    long.ask(waiting).close()
    long.wait_for_unanswered(THREADS)
    asked.pop().close()
    assert long.ask_briefly(mine).status_code == 200
    assert long.coach.asked == THREADS + 1, "the one that was given up never had its turn"
    for connection in asked:
        connection.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_more_questions_than_can_wait_are_refused(long: LongQuestions, language: str) -> None:
    *others, mine = long.games(THREADS + MAX_WAITING + 1)
    asked = [long.ask(other) for other in others]
    refused = error(long.ask_briefly(mine, language), 429)
    assert refused["code"] == "coach_busy"
    assert refused["message"] == Words(language).say("coaching-busy")
    moved = long.server.client.get(mine)
    assert moved.status_code == 200, "games go on"
    asked.pop().close()
    long.wait_for_unanswered(len(asked))
    long.coach.enough.set()
    assert long.ask_briefly(mine).status_code == 200
    for connection in asked:
        assert connection.recv(65536).startswith(b"HTTP/1.1 200"), "those who waited are answered"
        connection.close()
