"""The review of a finished game over HTTP: made once, in the background, politely."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.support.browser.places import read_game
from tests.support.coached import QuickCoach, missing_source, quick_source
from tests.support.saves import Saves
from tests.support.table import ROSWELL, position
from tests.web.conftest import client_for
from tests.web.test_games import act, error, new
from tests.web.test_hints import PATIENCE, hint, wait_for, wait_until
from ufs.base.words import LANGUAGES
from ufs.coach.service import CoachService, CoachSource
from ufs.game import Game
from ufs.game.moves import code_of
from ufs.play import reviews


class SlowCoach(QuickCoach):
    """Thinks about as many positions as it is allowed to, and stays at the next one."""

    def __init__(self) -> None:
        super().__init__()
        self.allowed = 0.0

    def think(
        self, state: Any, board: Any, budget_ms: float, stop: Callable[[], bool]
    ) -> Iterator[Any]:
        yield from super().think(state, board, budget_ms, stop)
        while self.asked > self.allowed and not stop():
            time.sleep(0.005)


@pytest.fixture
def coached(store: Saves) -> Iterator[Callable[[QuickCoach], TestClient]]:
    made: list[CoachService] = []

    def make(coach: QuickCoach) -> TestClient:
        made.append(CoachService(store.library, quick_source(coach)))
        client = client_for(store.application(made[-1]))
        wait_for(client, "stale" if coach.weights.changed else "ready")
        return client

    yield make
    for coaching in made:
        coaching.close()


@pytest.fixture
def quick(coached: Callable[[QuickCoach], TestClient]) -> TestClient:
    return coached(QuickCoach())


@cache
def last_moves(name: str, moves: int) -> str:
    """A game that begins so many moves before the end of a kept one."""
    game = Game.from_record(read_game(name))
    steps = game.save()["steps"][-moves:]
    for _ in range(moves):
        game.undo()
    later = {"origin": game.position(), "rolls": [], "steps": steps, "position": None}
    return json.dumps({**game.save(), **later})


def finished(client: TestClient, name: str = "damage", **more: Any) -> str:
    """A game that is over after a few moves."""
    body = {"text": last_moves(name, 8), **more}
    answer = client.post("/api/games/load", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def ask(client: TestClient, id: str, language: str = "en") -> Any:
    answer = client.get(f"/api/games/{id}/review", headers={"Accept-Language": language})
    assert answer.status_code == 200, answer.text
    return answer.json()


def wait_for_review(client: TestClient, id: str) -> Any:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        told = ask(client, id)
        if told["review"]:
            return told
        time.sleep(0.02)
    raise AssertionError(told)


# --- what it says ---


@pytest.mark.parametrize("name", ["damage", "mothership"])
def test_it_adds_up_and_every_point_is_a_moment(quick: TestClient, name: str) -> None:
    id = quick.post("/api/games/load", json={"text": read_game(name)}).json()["id"]
    told = wait_for_review(quick, id)
    made, game = told["review"], Game.from_record(read_game(name))
    assert told["done"] == told["total"] == len(made["points"]) - 1
    assert made["complete"]
    assert made["over"] == game.result
    assert made["start"] + made["luck"] + made["skill"] == pytest.approx(made["result"], abs=1e-9)
    assert [point["kind"] for point in made["points"]][:1] == ["start"]
    decisions = [point for point in made["points"] if point["kind"] == "decision"]
    played = [step.action for step in game.steps if step.action["do"] != "roll"]
    assert [point["action"] for point in decisions] == played
    assert 1 <= len(made["moments"]) <= 3
    for moment in made["moments"]:
        assert moment in decisions
        assert moment["better"]
        assert moment["loss"] == pytest.approx(moment["best"] - moment["chance"], abs=1e-9)
    for point in made["points"]:
        assert quick.get(f"/api/games/{id}/moments/{point['n']}").status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_the_language_of_the_request(quick: TestClient, language: str) -> None:
    id = finished(quick)
    wait_for_review(quick, id)
    made = ask(quick, id, language)["review"]
    words = {"en": "column", "de": "Spalte", "fr": "colonne"}[language]
    for point in made["points"]:
        if point["kind"] in ("start", "end"):
            assert point["text"] is None
            continue
        assert point["text"]
        assert "{" not in point["text"] + " ".join(point["facts"])
        if point["kind"] == "decision" and point["action"]["do"] == "place":
            assert words in point["text"]
        for better in point["better"]:
            assert better["text"]
    rolls = [point["text"] for point in made["points"] if point["kind"] == "roll"]
    log = quick.get(f"/api/games/{id}/log", headers={"Accept-Language": language}).json()
    said = [event["text"] for entry in log["entries"] for event in entry["events"]]
    assert all(roll in said for roll in rolls)


def test_a_large_room_may_be_named_by_any_of_its_spaces() -> None:
    """The second space of a room is the same action; it must not pass for an unknown one."""
    table = Game.from_record(read_game("mothership")).table
    room = next(room for room in table.rooms if len(room.spaces) > 1)
    codes = set()
    for row, column in room.spaces:
        action = {"do": "use", "space": [row + 1, column + 1]}
        codes.add(code_of(action, Game.new(table.setup, 1).state(), table))
    assert len(codes) == 1


def test_what_changed_since_the_coach_learned_is_said(
    coached: Callable[[QuickCoach], TestClient],
) -> None:
    client = coached(QuickCoach(["rules"]))
    assert "the rules" in wait_for_review(client, finished(client))["remark"]


# --- when there is none ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_a_finished_game_has_one(quick: TestClient, language: str) -> None:
    headers = {"Accept-Language": language}
    for mode in ("relaxed", "strict"):
        game = new(quick, mode=mode)
        for method in ("GET", "DELETE"):
            path = f"/api/games/{game['id']}/review"
            refused = error(quick.request(method, path, headers=headers), 422)
            assert refused["code"] == "game_not_over"
            assert "{" not in refused["message"]
    assert error(quick.get("/api/games/nobody/review", headers=headers), 404)


def test_a_strict_game_has_one_once_it_is_over(quick: TestClient) -> None:
    assert wait_for_review(quick, finished(quick, mode="strict"))["review"]["complete"]


def test_a_game_in_which_nothing_was_played(quick: TestClient) -> None:
    over: dict[str, Any] = {
        "damage": 7,
        "phase": "over",
        "result": {"won": False, "reason": "damage"},
    }
    body = {"text": json.dumps(position(ROSWELL, **over))}
    id = quick.post("/api/games/load", json=body).json()["id"]
    refused = error(quick.get(f"/api/games/{id}/review"), 422)
    assert refused["code"] == "nothing_played"


def test_without_a_coach_it_says_how_to_get_one(store: Saves) -> None:
    coaching = CoachService(store.library, missing_source())
    client = client_for(store.application(coaching))
    refused = error(client.get(f"/api/games/{finished(client)}/review"), 409)
    assert refused["code"] == "coach_not_ready"
    assert "Numba" in refused["message"]
    coaching.close()


def test_a_coach_that_breaks_is_told_once_and_tried_again(
    coached: Callable[[QuickCoach], TestClient],
) -> None:
    coach = QuickCoach()
    broken = iter([True])

    class Breaking(QuickCoach):
        def compare(self, *given: Any) -> Any:
            if next(broken, False):
                raise RuntimeError("a screw is loose")
            return coach.compare(*given)

    client = coached(Breaking())
    id = finished(client)
    until = time.monotonic() + PATIENCE
    while (answer := client.get(f"/api/games/{id}/review")).status_code == 200:
        assert time.monotonic() < until
        time.sleep(0.01)
    assert error(answer, 500)["code"] == "internal"
    assert wait_for_review(client, id)["review"]["complete"]


# --- once, in the background ---


def test_it_is_made_once_for_a_version(coached: Callable[[QuickCoach], TestClient]) -> None:
    coach = QuickCoach()
    client = coached(coach)
    id = finished(client)
    first = wait_for_review(client, id)
    asked = coach.asked
    assert ask(client, id)["review"] == first["review"]
    assert coach.asked == asked
    view = client.get(f"/api/games/{id}").json()
    back = client.post(f"/api/games/{id}/undo", json={"version": view["version"]}).json()
    assert error(client.get(f"/api/games/{id}/review"), 422)["code"] == "game_not_over"
    client.post(f"/api/games/{id}/redo", json={"version": back["version"]})
    again = wait_for_review(client, id)
    assert again["version"] > first["version"]
    assert coach.asked > asked


def test_only_so_many_are_kept(
    coached: Callable[[QuickCoach], TestClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MAX_REVIEWS", 2)
    coach = QuickCoach()
    client = coached(coach)
    ids = [finished(client) for _ in range(3)]
    for id in ids:
        wait_for_review(client, id)
    asked = coach.asked
    wait_for_review(client, ids[1])
    assert coach.asked == asked
    wait_for_review(client, ids[0])
    assert coach.asked > asked


def test_progress_stop_and_going_on(coached: Callable[[QuickCoach], TestClient]) -> None:
    coach = SlowCoach()
    client = coached(coach)
    id = finished(client)
    told = ask(client, id)
    assert (told["done"], told["review"]) == (0, None)
    wait_until(lambda: coach.asked == 1)
    nothing = client.delete(f"/api/games/{id}/review").json()
    assert nothing["review"] is None
    coach.allowed = coach.asked + 4
    wait_until(lambda: ask(client, id)["done"] >= 4)
    stopped = client.delete(f"/api/games/{id}/review").json()
    assert 4 <= stopped["done"] < stopped["total"]
    made = stopped["review"]
    assert not made["complete"]
    assert made["over"] is None
    assert made["start"] + made["luck"] + made["skill"] == pytest.approx(made["result"], abs=1e-9)
    time.sleep(0.1)
    assert client.delete(f"/api/games/{id}/review").json()["done"] == stopped["done"]
    coach.allowed = math.inf
    assert wait_for_review(client, id)["review"]["complete"]


def test_it_rests_when_nobody_asks(
    coached: Callable[[QuickCoach], TestClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "IDLE_S", 0.0)
    coach = QuickCoach()
    client = coached(coach)
    id = finished(client)
    ask(client, id)
    wait_until(lambda: coach.asked == 1)
    time.sleep(0.2)
    assert coach.asked == 1
    assert ask(client, id)["done"] == 1
    monkeypatch.setattr(reviews, "IDLE_S", 60.0)
    assert wait_for_review(client, id)["review"]["complete"]


def test_hints_and_moves_get_their_turn(coached: Callable[[QuickCoach], TestClient]) -> None:
    coach = SlowCoach()
    client = coached(coach)
    ids = [finished(client, name) for name in ("mothership", "damage")]
    game = new(client)
    for id in ids:
        ask(client, id)
    wait_until(lambda: coach.asked == 2)
    with ThreadPoolExecutor(1) as another:  # the coach stays where it is until it is allowed on
        another.submit(act, client, game, game["actions"][0]).result(PATIENCE)
    assert coach.asked == 2
    coach.allowed = math.inf
    assert hint(client, new(client), 1)["text"]
    for id in ids:
        wait_for_review(client, id)


def test_the_end_of_the_server_ends_it(store: Saves) -> None:
    coach = SlowCoach()
    coaching = CoachService(
        store.library, CoachSource(lambda: True, lambda: True, (), lambda: coach)
    )
    client = client_for(store.application(coaching))
    wait_for(client, "ready")
    id = finished(client)
    ask(client, id)
    wait_until(lambda: coach.asked == 1)
    with ThreadPoolExecutor(1) as another:  # the coach would stay at this position forever
        another.submit(coaching.close).result(PATIENCE)
    assert ask(client, id)["done"] == 0


def test_trying_again_leaves_the_reviewed_game_as_it_was(quick: TestClient) -> None:
    id = finished(quick, "mothership")
    made = wait_for_review(quick, id)["review"]
    record = quick.get(f"/api/games/{id}/record").text
    moment = made["moments"][0]
    body = {"step": moment["n"]}
    forked = quick.post(f"/api/games/{id}/fork", json=body).json()
    act(quick, forked, moment["better"][0]["action"])
    assert quick.get(f"/api/games/{id}/record").text == record
    assert ask(quick, id)["review"] == made
