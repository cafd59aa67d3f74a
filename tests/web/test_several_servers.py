"""Several servers on one database, as behind a proxy that gives each request to the next one."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import URL

from tests.store.test_postgres import hang_up, run
from tests.support.postgres import Postgres, as_text
from tests.support.process import Server
from ufs.game import Game

BOX = {"edition": "box"}


class RoundRobin:
    """The servers behind their proxy."""

    def __init__(self, *servers: Server) -> None:
        self.servers = servers
        self._next = cycle(servers)
        self._lock = threading.Lock()

    def next(self) -> Server:
        with self._lock:
            return next(self._next)

    def get(self, path: str) -> httpx.Response:
        return self.next().get(path)

    def post(self, path: str, body: Any) -> httpx.Response:
        return self.next().post(path, body)


@pytest.fixture
def proxy(tmp_path: Path, database: URL) -> Iterator[RoundRobin]:
    """Two servers that share nothing but the database: not even the folder of saves."""
    store = as_text(database)
    with (
        Server(tmp_path / "first", UFS_STORE=store) as first,
        Server(tmp_path / "second", "--store", store) as second,
    ):
        yield RoundRobin(first, second)
    assert not list(tmp_path.rglob("*.sqlite3"))


def new_game(proxy: RoundRobin) -> Any:
    answer = proxy.post("/api/games", {"setup": BOX, "seed": 5})
    assert answer.status_code == 201, answer.text
    return answer.json()


def act(proxy: RoundRobin | Server, game: Any, chance: random.Random) -> httpx.Response:
    body = {"version": game["version"], "action": chance.choice(game["actions"])}
    return proxy.post(f"/api/games/{game['id']}/act", body)


def check_same_everywhere(proxy: RoundRobin, id: str) -> Any:
    """Every server tells the same of a game, and its record leads to where it stands."""
    views = [server.get(f"/api/games/{id}").json() for server in proxy.servers]
    assert views[0] == views[1]
    record = proxy.get(f"/api/games/{id}/record").text
    assert Game.from_record(record).position() == views[0]["position"]
    return views[0]


def test_a_whole_game_over_both_servers_in_turn(proxy: RoundRobin) -> None:
    chance = random.Random(1)
    game, versions = new_game(proxy), [1]
    while game["actions"]:
        undo = chance.random() < 0.2 and game["undo"]
        path, body = f"/api/games/{game['id']}/undo", {"version": game["version"]}
        answer = proxy.post(path, body) if undo else act(proxy, game, chance)
        assert answer.status_code == 200, answer.text
        game = {"id": game["id"], **answer.json()}
        versions.append(game["version"])
    assert versions == list(range(1, len(versions) + 1))
    assert check_same_everywhere(proxy, game["id"])["version"] == versions[-1]
    for server in proxy.servers:
        body = {"version": versions[-1] - 1}
        stale = server.post(f"/api/games/{game['id']}/undo", body)
        assert stale.status_code == 409
        assert stale.json()["error"]["code"] == "changed_elsewhere"


def test_many_clients_play_one_game_and_no_answered_move_is_lost(proxy: RoundRobin) -> None:
    id = new_game(proxy)["id"]
    taken: list[int] = []
    statuses: set[int] = set()

    def client(seed: int) -> None:
        chance = random.Random(seed)
        for _ in range(15):
            game = proxy.get(f"/api/games/{id}").json()
            if not game["actions"]:
                return
            answer = act(proxy, game, chance)
            statuses.add(answer.status_code)
            if answer.status_code == 200:
                taken.append(answer.json()["version"])

    assert run(*(lambda seed=seed: client(seed) for seed in range(6))) == []
    assert statuses <= {200, 409}
    assert sorted(taken) == list(range(2, len(taken) + 2))
    game = check_same_everywhere(proxy, id)
    assert (game["version"], game["step"]) == (len(taken) + 1, len(taken))


@pytest.mark.rule("C3")
def test_the_result_of_a_campaigns_game_is_noted_once_by_two_servers(proxy: RoundRobin) -> None:
    first, second = proxy.servers
    campaign = first.post("/api/campaigns", {"name": "The long night", "seed": 7}).json()
    path = f"/api/campaigns/{campaign['id']}"
    for step in ({"do": "choose", "pile": 1}, {"do": "prepare", "threat": 1}):
        body = {"version": campaign["version"], "step": step}
        campaign = proxy.post(f"{path}/step", body).json()
    game = proxy.post(f"{path}/game", {"version": campaign["version"]}).json()
    before = proxy.get(path).json()["version"]
    is_over = threading.Event()

    def play() -> None:
        nonlocal game
        chance = random.Random(3)
        while game["actions"]:
            answer = act(first, game, chance)
            assert answer.status_code == 200, answer.text
            game = {"id": game["id"], **answer.json()}
        is_over.set()

    def watch() -> None:  # whoever looks at the campaign notes a result that is not there yet
        while not is_over.is_set():
            assert second.get(path).status_code == 200

    assert run(play, watch, watch) == []
    found = [server.get(path).json() for server in proxy.servers]
    assert [one["version"] for one in found] == [before + 1] * 2
    steps = proxy.get(f"{path}/file").json()["steps"]
    assert [step["do"] for step in steps if step.get("game") == game["id"]] == ["begin", "result"]


def test_settings_are_shared(proxy: RoundRobin) -> None:
    first, second = proxy.servers
    body = {"language": "fr", "mode": "strict"}
    assert first.client.put("/api/settings", json=body).status_code == 200
    found = second.get("/api/settings").json()
    assert (found["language"], found["mode"]) == ("fr", "strict")


def test_one_server_is_killed_and_the_other_goes_on(proxy: RoundRobin) -> None:
    chance, (first, second) = random.Random(4), proxy.servers
    game = new_game(proxy)
    for _ in range(6):
        game = {"id": game["id"], **act(proxy, game, chance).json()}
    first.kill()
    found = second.get(f"/api/games/{game['id']}").json()
    assert (found["version"], found["position"]) == (game["version"], game["position"])
    assert act(second, found, chance).status_code == 200


def test_the_database_hangs_up_again_and_again(
    proxy: RoundRobin, postgres: Postgres, database: URL
) -> None:
    """Whatever was answered is there; whatever was refused can be done again."""
    chance = random.Random(6)
    game, answered = new_game(proxy), 0
    is_done, turn = threading.Event(), threading.Semaphore(0)

    def trouble() -> None:  # once for each answer: something must get through
        while not is_done.is_set():
            hang_up(postgres, database)
            turn.acquire()

    def play() -> None:
        nonlocal game, answered
        try:
            while answered < 25 and game["actions"]:
                answer = act(proxy, game, chance)
                turn.release()
                if answer.status_code == 200:
                    assert answer.json()["version"] == game["version"] + 1
                    game = {"id": game["id"], **answer.json()}
                    answered += 1
                else:
                    game = look_again(proxy, game, answer)
        finally:
            is_done.set()
            turn.release()

    assert run(play, trouble) == []
    assert check_same_everywhere(proxy, game["id"])["version"] == game["version"]


def look_again(proxy: RoundRobin, game: Any, refused: httpx.Response) -> Any:
    """After an error: nothing happened, or one move whose outcome was unknown."""
    code = refused.json()["error"]["code"]
    assert code in ("not_saved", "outcome_unknown"), refused.text
    while (answer := proxy.get(f"/api/games/{game['id']}")).status_code != 200:
        assert answer.status_code == 503
    found = answer.json()
    more = found["version"] - game["version"]
    assert more in ((0, 1) if code == "outcome_unknown" else (0,))
    return found


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("mysql://user:secret@host/games", 'of the kind "mysql"'),
        ("postgresql://user:secret@127.0.0.1:1/games", "cannot be reached"),
        ("games.sqlite3", "sqlite:///path/to/file"),
    ],
)
def test_a_place_where_nothing_can_be_saved(tmp_path: Path, url: str, told: str) -> None:
    with pytest.raises(AssertionError, match=told) as error:
        Server(tmp_path, "--store", url)
    assert "secret" not in str(error.value)
    assert "Traceback" not in str(error.value)
