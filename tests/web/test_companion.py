"""Companion play over HTTP: corrections, the names of real cards, the table before a game."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.web.test_games import act, error, new
from ufs.base.words import LANGUAGES

ENERGY = {"do": "correct", "set": {"energy": 4}}
WON = {"do": "correct", "set": {"result": {"won": True, "reason": "card"}}}
REAL = {"scenario": "Nightfall", "characters": ["Ann"]}


def why(client: TestClient, game: dict[str, Any], action: Any) -> Any:
    return client.post(f"/api/games/{game['id']}/why", json={"action": action})


def test_a_correction_is_shown_before_it_is_done(client: TestClient) -> None:
    game = new(client, dice="manual")
    told = why(client, game, ENERGY).json()
    assert told["legal"]
    assert [event["text"] for event in told["events"]] == ["Corrected: energy 2 → 4."]
    assert client.get(f"/api/games/{game['id']}").json()["version"] == game["version"]
    done = act(client, game, ENERGY)
    assert [event["text"] for event in done["events"]] == ["Corrected: energy 2 → 4."]
    assert done["position"]["energy"] == 4
    assert done["corrected"]
    log = client.get(f"/api/games/{game['id']}/log").json()["entries"]
    assert log[-1]["action"] == ENERGY
    assert "correct energy=4" in client.get(f"/api/games/{game['id']}/record").text


def test_what_could_not_be_played_on_is_told_in_words(client: TestClient) -> None:
    game = new(client, dice="manual")
    bad = {"do": "correct", "set": {"energy": 99}}
    told = why(client, game, bad).json()
    assert not told["legal"]
    assert told["rule"] == "S7"
    body = {"version": game["version"], "action": bad}
    found = error(client.post(f"/api/games/{game['id']}/act", json=body), 422)
    assert found["rule"] == "S7"
    assert found["message"] == told["message"]


def test_plain_games_have_no_corrections_without_the_switch(client: TestClient) -> None:
    game = new(client)
    assert "real board" in error(why(client, game, ENERGY), 422)["message"]
    body = {"version": game["version"], "action": ENERGY}
    error(client.post(f"/api/games/{game['id']}/act", json=body), 422)
    assert client.put("/api/settings", json={"corrections": True}).json()["corrections"]
    assert why(client, game, ENERGY).json()["legal"]
    assert act(client, game, ENERGY)["position"]["energy"] == 4


def test_corrected_games_are_listed_and_counted_apart(client: TestClient) -> None:
    game = act(client, act(client, new(client, dice="manual"), ENERGY), WON)
    (listed,) = client.get("/api/games").json()["games"]
    assert listed["corrected"]
    assert listed["result"] == {"won": True, "reason": "card"}
    found = client.get("/api/statistics").json()
    assert (found["games"], found["corrected"]) == (0, 1)
    assert found["recent"] == []
    assert game["position"]["phase"] == "over"


def test_real_cards_give_a_game_its_title(client: TestClient) -> None:
    game = new(client, dice="manual", setup={"edition": "box", "real": REAL})
    assert game["table"]["title"] == "Nightfall (Ann)"
    assert client.get("/api/games").json()["games"][0]["title"] == "Nightfall (Ann)"
    bad = {"setup": {"edition": "box", "real": {"scenario": "\u202e"}}}
    assert error(client.post("/api/games", json=bad), 422)["code"] == "bad_setup"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_before_a_game(client: TestClient, language: str) -> None:
    game = new(client, dice="manual", setup={"edition": "box", "real": REAL})
    path, header = f"/api/games/{game['id']}/checklist", {"accept-language": language}
    found = client.get(path, headers=header).json()
    assert found["position"] == game["position"]
    assert found["step"] == 0
    assert len(found["groups"]) == 6
    assert any("Nightfall" in item for group in found["groups"] for item in group["items"])
    act(client, game, ENERGY)
    later = client.get(path, headers=header).json()
    assert later == {**found, "step": 1}
