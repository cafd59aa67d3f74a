"""Games over HTTP: playing, taking back, looking back, going on from a moment."""

from __future__ import annotations

import json
from typing import Any

import pytest
from starlette.testclient import TestClient

from ufs.base.words import LANGUAGES, Words
from ufs.game import Game
from ufs.game.events import say_event

BOX = {"edition": "box"}


def new(client: TestClient, **body: Any) -> dict[str, Any]:
    answer = client.post("/api/games", json={"setup": BOX, "seed": 4, **body})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def act(client: TestClient, game: dict[str, Any], action: Any) -> dict[str, Any]:
    body = {"version": game["version"], "action": action}
    answer = client.post(f"/api/games/{game['id']}/act", json=body)
    assert answer.status_code == 200, answer.text
    return {**game, **answer.json()}


def play(client: TestClient, game: dict[str, Any], moves: int) -> dict[str, Any]:
    for _ in range(moves):
        game = act(client, game, game["actions"][0])
    return game


def error(answer: Any, status: int) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    assert set(answer.json()) == {"error"}
    assert set(answer.json()["error"]) == {"code", "message", "rule"}
    return dict(answer.json()["error"])


def test_a_whole_game(client: TestClient) -> None:
    """The same as the game itself would be, event for event."""
    game, mirror = new(client), Game.new(BOX, 4)
    assert game["position"] == mirror.position()
    while game["actions"]:
        assert game["actions"] == mirror.actions()
        action = game["actions"][-1]
        game = act(client, game, action)
        events = [{k: v for k, v in event.items() if k != "text"} for event in game["events"]]
        assert events == mirror.act(action)
        assert [e["text"] for e in game["events"]] == [say_event(e, Words("en")) for e in events]
        assert game["step"] == len(mirror.steps)
    assert game["position"]["result"] == mirror.result
    record = client.get(f"/api/games/{game['id']}/record")
    assert record.headers["content-type"] == "text/plain; charset=utf-8"
    assert record.text == mirror.record()
    found = client.get("/api/statistics").json()
    assert (found["games"], found["lost"]) == (1, 1)


def test_a_view_has_everything(client: TestClient) -> None:
    game = new(client, seed=2**64 - 1, mode="strict", kind="tutorial")
    assert game["seed"] == str(2**64 - 1)
    assert (game["mode"], game["kind"], game["dice"]) == ("strict", "tutorial", "auto")
    assert (game["step"], game["undo"], game["redo"], game["version"]) == (0, False, False, 1)
    assert game["table"]["city"]["id"] == "roswell"
    assert client.get(f"/api/games/{game['id']}").json() == game


def test_a_seed_may_be_text_because_browsers_round_large_numbers(client: TestClient) -> None:
    assert new(client, seed="18446744073709551615")["seed"] == "18446744073709551615"
    for seed in ("18446744073709551616", "-1", "x", 1.5, -1, True):
        answer = client.post("/api/games", json={"setup": BOX, "seed": seed})
        assert error(answer, 422)["code"] == "bad_request"


def test_undo_and_redo(client: TestClient) -> None:
    game = play(client, new(client), 3)
    path = f"/api/games/{game['id']}"
    assert game["undo"]
    assert not game["redo"]
    back = client.post(f"{path}/undo", json={"version": game["version"]}).json()
    assert (back["step"], back["events"], back["redo"]) == (2, [], True)
    again = client.post(f"{path}/redo", json={"version": back["version"]}).json()
    assert again["position"] == game["position"]
    assert again["events"] == game["events"]
    nothing = client.post(f"{path}/redo", json={"version": again["version"]})
    assert error(nothing, 422)["code"] == "nothing_to_redo"


def test_strict_play(client: TestClient) -> None:
    game = new(client, mode="strict")
    game = act(client, game, {"do": "place", "worker": 0, "space": [1, 1]})
    assert game["undo"]
    game = act(client, game, {"do": "place", "worker": 3, "space": [1, 2]})
    assert not game["undo"]
    answer = client.post(f"/api/games/{game['id']}/undo", json={"version": game["version"]})
    assert error(answer, 422)["code"] == "illegal_undo"


def test_two_tabs(client: TestClient) -> None:
    game = play(client, new(client), 1)
    stale = {**game}
    game = play(client, game, 1)
    path = f"/api/games/{game['id']}"
    for what, more in (("act", {"action": stale["actions"][0]}), ("undo", {}), ("redo", {})):
        answer = client.post(f"{path}/{what}", json={"version": stale["version"], **more})
        assert error(answer, 409)["code"] == "changed_elsewhere"
    assert client.get(path).json()["position"] == game["position"]


def test_own_dice(client: TestClient) -> None:
    game = new(client, dice="manual")
    assert game["actions"] == [{"do": "roll"}]
    game = act(client, game, {"do": "roll", "values": [1, 2, 3, 4, 5]})
    assert [worker["value"] for worker in game["position"]["workers"]] == [1, 2, 3, 4, 5]


def test_why(client: TestClient) -> None:
    game = new(client)
    path = f"/api/games/{game['id']}/why"
    action = {"do": "place", "worker": 0, "space": [1, 1]}
    legal = client.post(path, json={"action": action}).json()
    assert legal["legal"]
    assert legal["rule"] is None
    assert all(event["text"] for event in legal["events"])
    act(client, game, action)
    sentences = set()
    for language in LANGUAGES:
        answer = client.post(path, json={"action": action}, headers={"Accept-Language": language})
        assert answer.json()["legal"] is False
        assert answer.json()["rule"]
        sentences.add(answer.json()["message"])
    assert len(sentences) == 3
    assert client.get(f"/api/games/{game['id']}").json()["step"] == 1


def test_forecasts(client: TestClient) -> None:
    game = new(client)
    path = f"/api/games/{game['id']}/forecast"
    whole = client.get(path).json()
    assert whole["version"] == 1
    legal = [entry["action"] for entry in whole["forecasts"] if entry["legal"]]
    assert {json.dumps(a) for a in legal} == {json.dumps(a) for a in game["actions"]}
    one = client.get(path, params={"worker": 2}).json()["forecasts"]
    assert {entry["action"]["worker"] for entry in one} == {2}
    assert error(client.get(path, params={"worker": 9}), 422)["code"] == "bad_request"


def test_log_and_moments(client: TestClient) -> None:
    game = new(client)
    positions = [game["position"]]
    for _ in range(5):
        game = act(client, game, game["actions"][0])
        positions.append(game["position"])
    path = f"/api/games/{game['id']}"
    log = client.get(f"{path}/log").json()
    assert [entry["step"] for entry in log["entries"]] == list(range(6))
    assert log["entries"][0]["action"] is None
    assert log["entries"][0]["events"][0]["event"] == "roll"
    assert log["entries"][5]["events"] == game["events"]
    for step, position in enumerate(positions):
        assert client.get(f"{path}/moments/{step}").json() == {"step": step, "position": position}
    assert error(client.get(f"{path}/moments/6"), 404)["code"] == "no_such_step"
    client.post(f"{path}/undo", json={"version": game["version"]})
    assert len(client.get(f"{path}/log").json()["entries"]) == 5
    assert error(client.get(f"{path}/moments/5"), 404)["code"] == "no_such_step"


def test_going_on_from_a_moment(client: TestClient) -> None:
    game = play(client, new(client, mode="strict"), 5)
    path = f"/api/games/{game['id']}"
    answer = client.post(f"{path}/fork", json={"step": 2})
    assert answer.status_code == 201
    fork = answer.json()
    assert fork["id"] != game["id"]
    assert (fork["forked"], fork["mode"], fork["step"]) == (True, "relaxed", 2)
    assert fork["position"] == client.get(f"{path}/moments/2").json()["position"]
    play(client, fork, 3)
    assert client.get(path).json()["position"] == game["position"]
    assert error(client.post(f"{path}/fork", json={"step": 6}), 404)["code"] == "no_such_step"


def test_loading_a_text(client: TestClient) -> None:
    game = Game.new({"edition": "pnp2", "level": 2}, 6)
    for _ in range(12):
        game.act(game.actions()[-1])
    for text in (game.record(), "\ufeff" + game.record(), json.dumps(game.save())):
        answer = client.post("/api/games/load", json={"text": text})
        assert answer.status_code == 201, answer.text
        assert answer.json()["position"] == game.position()
        assert answer.json()["step"] == 12
        assert answer.json()["imported"]
    text = json.dumps(game.position())
    loaded = client.post("/api/games/load", json={"text": text}).json()
    assert loaded["position"] == game.position()
    assert loaded["step"] == 0
    assert len(client.get("/api/games").json()["games"]) == 4


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_record"),
        ("hello", "bad_record"),
        ("{", "bad_record"),
        ("{}", "bad_record"),
        ('{"format": "ufs-game/1"}', "bad_save"),
        ('{"format": "ufs-position/1"}', "bad_position"),
        ("[" * 50_000, "bad_record"),
        ("{" * 50_000, "bad_record"),
        ("ufs-record/1\nedition: box\nseed: 7\nP1 9-9\nunfinished\n", "bad_record"),
    ],
)
def test_a_text_that_is_no_game(client: TestClient, text: str, code: str) -> None:
    assert error(client.post("/api/games/load", json={"text": text}), 422)["code"] == code
    assert client.get("/api/games").json() == {"games": [], "total": 0, "next": None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_field_given_twice_inside_a_text_is_named(client: TestClient, language: str) -> None:
    """A save, a position, and both kinds of JSON in a record; each would be valid with either."""
    game = Game.new(BOX, 6)
    position = json.dumps(game.position()).replace('"round": 1', '"round": 1, "round": 1')
    save = json.dumps(game.save()).replace('"seed": 6', '"seed": 5, "seed": 6')
    record = game.record(with_pieces=True)
    carried = record.replace('"kind": "city"', '"kind": "city", "kind": "city"')
    placed = f"ufs-record/1\nedition: box\nposition: {position}\nseed: 6\nunfinished\n"
    twice = {save: "seed", position: "round", carried: "kind", placed: "round"}
    for text, field in twice.items():
        body, wish = {"text": text}, {"Accept-Language": language}
        found = error(client.post("/api/games/load", json=body, headers=wish), 422)
        assert found["code"] == "bad_record"
        assert Words(language).say("json-duplicate-field", field=field) in found["message"]
    assert client.get("/api/games").json()["games"] == []


def test_the_list_has_the_newest_first_and_deleting_works(client: TestClient) -> None:
    first, second = new(client), new(client, setup={"edition": "pnp1", "level": 1})
    play(client, first, 1)
    games = client.get("/api/games", headers={"Accept-Language": "fr"}).json()["games"]
    assert [game["id"] for game in games] == [first["id"], second["id"]]
    assert games[0]["city_name"] == "Roswell"
    assert games[1]["city_name"] is None
    assert games[1]["level"] == 1
    assert games[0]["steps"] == 1
    assert client.delete(f"/api/games/{first['id']}").status_code == 204
    assert error(client.get(f"/api/games/{first['id']}"), 404)["code"] == "no_such_game"
    assert error(client.delete(f"/api/games/{first['id']}"), 404)["code"] == "no_such_game"


@pytest.mark.parametrize(
    ("body", "code", "part"),
    [
        ({}, "bad_setup", "setup"),
        ({"setup": {}}, "bad_setup", "setup.edition"),
        ({"setup": {"edition": "third"}}, "bad_setup", "third"),
        ({"setup": {"edition": "box", "threat": 5}}, "bad_setup", "setup.threat"),
        ({"setup": BOX, "dice": "loaded"}, "bad_request", "dice"),
        ({"setup": BOX, "colour": 1}, "bad_request", "colour"),
        ([], "bad_request", "[]"),
    ],
)
def test_a_setup_that_does_not_fit(client: TestClient, body: Any, code: str, part: str) -> None:
    found = error(client.post("/api/games", json=body), 422)
    assert found["code"] == code
    assert part in found["message"]


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ({"do": "use", "space": [2, 2]}, "illegal_action"),
        ({"do": "dance"}, "bad_action"),
        ({}, "bad_action"),
        ({"do": "place", "worker": "x", "space": [1]}, "bad_action"),
        ({"do": "roll", "values": [1]}, "illegal_action"),
        ("place", "bad_action"),
    ],
)
def test_an_action_that_cannot_be_done(client: TestClient, action: Any, code: str) -> None:
    game = new(client)
    body = {"version": 1, "action": action}
    found = error(client.post(f"/api/games/{game['id']}/act", json=body), 422)
    assert found["code"] == code
    assert "Input" not in found["message"], "our own words, not pydantic's"
    assert client.get(f"/api/games/{game['id']}").json() == game


def test_a_mistake_is_told_in_the_language_asked_for(client: TestClient) -> None:
    messages = {
        error(client.post("/api/games", json={}, headers={"Accept-Language": wish}), 422)["message"]
        for wish in ("de-AT,de;q=0.9,en;q=0.5", "fr", "en", "cs,es", "")
    }
    assert len(messages) == 3


@pytest.mark.parametrize("seed", ["abc", "", "9" * 23, -1, 2**64, 1.5, True])
def test_a_wrong_seed_is_told_once(seed: Any, client: TestClient) -> None:
    asked = (
        ("/api/games", {"setup": {"edition": "box"}}),
        ("/api/campaigns", {"name": "Night"}),
        ("/api/battles/ask", {"difficulty": 2}),
    )
    for path, body in asked:
        told = error(client.post(path, json={**body, "seed": seed}), 422)["message"]
        assert told.startswith("seed: found ")
        assert told.count("expected") == 1


# --- each edition in its own words ---


@pytest.mark.parametrize(
    ("edition", "language", "excavator", "die"),
    [
        ("box", "en", "The excavator", "Gray"),
        ("pnp1", "en", "The excavator", "Black"),
        ("box", "de", "der Tunnelbohrer", "Graue"),
        ("pnp2", "de", "das Grabegerät", "Schwarze"),
        ("box", "fr", "L’excavatrice", "gris"),
        ("pnp2", "fr", "L’excavatrice", "noir"),
    ],
)
def test_a_game_speaks_the_words_of_its_edition(
    edition: str, language: str, excavator: str, die: str, client: TestClient
) -> None:
    """Refusals, forecasts and the log; whoever asks says only the language."""
    client.headers["accept-language"] = language
    game = new(client, setup={"edition": edition})
    assert game["table"]["book"] == ("box" if edition == "box" else "pnp")
    own = {"do": "place", "worker": 0, "space": [3, 5]}
    body = {"version": game["version"], "action": own}
    refused = error(client.post(f"/api/games/{game['id']}/act", json=body), 422)
    assert excavator in refused["message"]
    why = client.post(f"/api/games/{game['id']}/why", json={"action": own}).json()
    assert why["message"] == refused["message"]
    assert refused["message"] in [one["message"] for one in game["forecasts"]]
    game = act(client, game, {"do": "place", "worker": 0, "space": [2, 1]})
    assert die in game["events"][0]["text"]
    log = client.get(f"/api/games/{game['id']}/log").json()
    assert log["entries"][-1]["events"][0]["text"] == game["events"][0]["text"]


def test_a_game_tells_the_steps_of_its_round_and_which_one_is_on(client: TestClient) -> None:
    for edition, last in (("box", ["descend", "action"]), ("pnp2", ["action", "descend"])):
        game = new(client, setup={"edition": edition})
        assert [phase["id"] for phase in game["overview"]] == ["dice", "rooms", "mothership"]
        assert [step["id"] for step in game["overview"][2]["steps"]] == [*last, "spawn"]
        assert game["doing"] == "place"
        while game["position"]["phase"] == "dice":
            game = act(client, game, game["actions"][0])
        expected = {"rooms": "use", "spawn": "spawn"}[game["position"]["phase"]]
        assert game["doing"] == ("robots" if "install" in game["position"] else expected)
