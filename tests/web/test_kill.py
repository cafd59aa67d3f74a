"""The real program: killed at any moment, started twice, stopped with Ctrl-C."""

from __future__ import annotations

import contextlib
import random
import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.support.lab import wait_until
from tests.support.process import Server
from ufs.game import Game
from ufs.web.serve import USUAL_PORT

BOX = {"edition": "box"}


def stream(server: Server, path: str, seed: int, answered: list[dict[str, Any]]) -> None:
    """Act, take back and do again without a pause, until the server is gone."""
    chance = random.Random(seed)
    game = answered[-1]
    try:
        while True:
            body: dict[str, Any] = {"version": game["version"]}
            what = chance.choice(["act", "act", "act", "undo", "redo"])
            if what == "act" and game["actions"]:
                body["action"] = chance.choice(game["actions"])
            elif not game["redo"] or what != "redo":
                what = "undo"
            answer = server.post(f"{path}/{what}", body)
            if answer.status_code == 200:
                game = answer.json()
                answered.append(game)
    except httpx.TransportError:
        return


def test_nothing_that_was_answered_is_lost(tmp_path: Path) -> None:
    chance = random.Random(1)
    path, last = "", {"version": 0}
    for kill in range(4):
        with Server(tmp_path) as server:
            path = path or f"/api/games/{server.post('/api/games', {'setup': BOX}).json()['id']}"
            check(server, path, last)
            answered = [server.get(path).json()]
            work = (server, path, kill, answered)
            thread = threading.Thread(target=stream, args=work)
            thread.start()
            wait_for_answers(answered, chance.randrange(2, 60))
            server.kill()
            thread.join()
            last = answered[-1]
    with Server(tmp_path) as server:
        check(server, path, last)
    assert last["version"] > 10


def wait_for_answers(answered: list[dict[str, Any]], count: int) -> None:
    wait_until(lambda: len(answered) > count, f"{count} answers")


def check(server: Server, path: str, last: dict[str, Any]) -> None:
    """The game is as it was answered last, or one change further that nobody was told of."""
    found = server.get(path).json()
    assert found["version"] - last["version"] in (0, 1)
    if found["version"] == last["version"]:
        for name in ("position", "actions", "step", "undo", "redo"):
            assert found[name] == last[name]
    record = server.get(f"{path}/record").text
    assert Game.from_record(record).position() == found["position"]
    assert server.get("/api/about").json()["notice"] is None


def test_two_servers_on_one_file(tmp_path: Path) -> None:
    with Server(tmp_path) as first, Server(tmp_path) as second:
        game = first.post("/api/games", {"setup": BOX}).json()
        path = f"/api/games/{game['id']}"
        body = {"version": 1, "action": game["actions"][0]}
        codes = sorted(server.post(f"{path}/act", body).status_code for server in (first, second))
        assert codes == [200, 409]
        assert first.get(path).json() == second.get(path).json()
        body = {"version": 2, "action": second.get(path).json()["actions"][0]}
        assert second.post(f"{path}/act", body).status_code == 200
        assert first.get(path).json()["step"] == 2


def test_ctrl_c_ends_it_cleanly_after_whatever_was_sent(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert server.rest == ""
        assert server.get("/").status_code == 200
        assert send_in_pieces(server) == 413
        assert server.get("/api/about").status_code == 200
        assert server.interrupt() == (0, "")


def send_in_pieces(server: Server) -> int:
    """More than the server takes, over a real connection."""
    pieces = (b"x" * 65536 for _ in range(100))
    headers = {"Content-Type": "application/json"}
    try:
        return server.client.post("/api/games/load", content=pieces, headers=headers).status_code
    except httpx.TransportError:  # it hung up on us, which is as good
        return 413


def test_a_taken_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(AssertionError, match=f"Port {port} is taken"):
            Server(tmp_path, port=port)
    with Server(tmp_path, port=port) as server:
        assert server.port == port


def test_a_free_port_where_the_usual_one_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        with contextlib.suppress(OSError):  # somebody else has it already, which is as good
            other.bind(("127.0.0.1", USUAL_PORT))
            other.listen()
        with Server(tmp_path, port=None) as server:
            assert server.port != USUAL_PORT
            assert server.get("/api/about").status_code == 200


def test_options_make_a_game_and_the_page_opens_at_it(tmp_path: Path) -> None:
    with Server(tmp_path, "--city", "washington", "--seed", "7", "--own-dice") as server:
        id = server.rest.removeprefix("#/game/")
        game = server.get(f"/api/games/{id}").json()
        assert (game["seed"], game["dice"], game["imported"]) == ("7", "manual", False)
        assert game["table"]["city"]["id"] == "washington"
    with Server(tmp_path, "--continue") as server:
        assert server.rest == f"#/game/{id}"
    record = tmp_path / "game.txt"
    record.write_text(Game.new({"edition": "pnp1"}, 3).record(), encoding="utf-8")
    with Server(tmp_path, str(record)) as server:
        game = server.get(f"/api/games/{server.rest.removeprefix('#/game/')}").json()
        assert game["imported"]
        assert game["table"]["edition"]["id"] == "pnp1"
        assert len(server.get("/api/games").json()["games"]) == 2


def test_the_browser_is_opened_at_the_address(tmp_path: Path) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new\nmv {opened}.new {opened}\n')
    browser.chmod(0o755)
    with Server(tmp_path, "--seed", "1", BROWSER=f"{browser} %s") as server:
        wait_until(opened.exists, "the browser is opened")
        assert opened.read_text().strip() == server.address


def test_nothing_to_continue(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="no game to continue"):
        Server(tmp_path, "--continue")


def test_a_damaged_file_is_told_on_the_way(tmp_path: Path) -> None:
    folder = tmp_path / "under-falling-skies"
    folder.mkdir()
    (folder / "games.sqlite3").write_bytes(b"garbage")
    with Server(tmp_path, "--lang", "fr") as server:
        headers = {"Accept-Language": "fr"}
        notice = server.get("/api/about", headers=headers).json()["notice"]
        code, errors = server.interrupt()
    assert code == 0
    assert errors.strip() == notice


@pytest.mark.parametrize("host", [(), ("--host", "0.0.0.0")])
def test_only_the_token_opens_and_it_stays_the_same(tmp_path: Path, host: tuple[str, ...]) -> None:
    tokens = set()
    for _ in range(2):
        with Server(tmp_path, *host) as server:
            tokens.add(server.token)
            assert server.get("/api/games").status_code == 200
            del server.client.headers["Authorization"]
            assert server.get("/api/games").status_code == 401
            assert server.get("/").status_code == 401
            opened = server.get(f"/?token={server.token}")
            assert (opened.status_code, opened.headers["location"]) == (303, "/")
            assert server.get("/api/games").status_code == 200
    assert len(tokens) == 1


def test_servers_that_start_together_have_one_token(tmp_path: Path) -> None:
    with ThreadPoolExecutor(2) as pool:
        servers = list(pool.map(lambda _: Server(tmp_path), range(2)))
    for server in servers:
        with server:
            assert server.token == servers[0].token
            assert server.interrupt() == (0, "")


def test_a_damaged_token_is_replaced_and_told(tmp_path: Path) -> None:
    folder = tmp_path / "under-falling-skies"
    folder.mkdir()
    (folder / "token").write_text("short\n")
    with Server(tmp_path) as server:
        assert server.get("/api/games").status_code == 200
        code, errors = server.interrupt()
    assert code == 0
    assert f"{folder / 'token'} held no token" in errors
    assert (folder / "token").read_text() == f"{server.token}\n"


def test_a_token_that_cannot_be_kept_is_told(tmp_path: Path) -> None:
    (tmp_path / "under-falling-skies" / "token").mkdir(parents=True)
    with pytest.raises(
        AssertionError, match=r"token of this server, cannot be used: Is a directory"
    ):
        Server(tmp_path)


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"192\.0\.2\.1 cannot be used"):
        Server(tmp_path, "--host", "192.0.2.1")
