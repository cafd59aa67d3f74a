"""The bin over HTTP, rows that cannot be read, and everything in one file."""

from __future__ import annotations

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

from starlette.testclient import TestClient

from tests.support.saves import Saves
from ufs.store.backups import unpacked

GAME = {"setup": {"edition": "box", "city": "roswell"}, "seed": "4"}


def new_game(client: TestClient) -> str:
    id: str = client.post("/api/games", json=GAME).json()["id"]
    return id


def test_a_deleted_game_comes_back(client: TestClient) -> None:
    id = new_game(client)
    assert client.delete(f"/api/games/{id}").status_code == 204
    found = client.get("/api/bin").json()
    assert found["days"] == 30
    assert [(one["kind"], one["id"]) for one in found["deleted"]] == [("games", id)]
    assert found["deleted"][0]["game"]["city_name"] == "Roswell"
    assert client.post(f"/api/bin/games/{id}/restore", json={}).status_code == 204
    assert client.get(f"/api/games/{id}").status_code == 200
    assert client.post(f"/api/bin/games/{id}/restore", json={}).status_code == 404
    assert client.post(f"/api/bin/recipes/{id}/restore", json={}).status_code == 422


def test_a_deleted_campaign_comes_back(client: TestClient) -> None:
    id = client.post("/api/campaigns", json={"name": "The long night"}).json()["id"]
    assert client.delete(f"/api/campaigns/{id}").status_code == 204
    assert client.get("/api/campaigns").json()["campaigns"] == []
    (entry,) = client.get("/api/bin").json()["deleted"]
    assert entry["campaign"]["name"] == "The long night"
    assert client.post(f"/api/bin/campaigns/{id}/restore", json={}).status_code == 204
    assert client.get(f"/api/campaigns/{id}").status_code == 200


def test_the_bin_is_emptied_when_asked(client: TestClient) -> None:
    for _ in range(12):
        client.delete(f"/api/games/{new_game(client)}")
    assert client.delete("/api/bin").json() == {"removed": 12}
    assert client.get("/api/bin").json()["deleted"] == []


def test_a_row_that_cannot_be_read_is_named_exported_and_deleted(
    client: TestClient, store: Saves
) -> None:
    bad, good = new_game(client), new_game(client)
    with closing(sqlite3.connect(store.path)) as connection, connection:
        connection.execute("UPDATE games SET version = 'x' WHERE id = ?", (bad,))
    assert [game["id"] for game in client.get("/api/games").json()["games"]] == [good]
    (entry,) = client.get("/api/bin", headers={"Accept-Language": "de"}).json()["unreadable"]
    assert (entry["kind"], entry["id"], entry["can_be_deleted"]) == ("games", bad, True)
    assert "version" in entry["message"]
    assert bad in client.get("/api/about").json()["notice"]
    answer = client.get(f"/api/games/{bad}")
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "broken_game")
    assert '"version": "x"' in client.get(f"/api/games/{bad}/record").text
    assert client.delete(f"/api/games/{bad}").status_code == 204
    found = client.get("/api/bin").json()
    assert found["unreadable"] == []
    assert [(one["id"], one["game"]) for one in found["deleted"]] == [(bad, None)]


def test_everything_in_one_file(client: TestClient, tmp_path: Path) -> None:
    id = new_game(client)
    answer = client.get("/api/profile")
    assert answer.headers["content-type"] == "application/gzip"
    assert answer.headers["content-disposition"].endswith('.sqlite3.gz"')
    assert gzip.decompress(answer.content).startswith(b"SQLite format 3")
    file = tmp_path / "profile.gz"
    file.write_bytes(answer.content)
    with unpacked(file) as copy, closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT id FROM games").fetchall() == [(id,)]
