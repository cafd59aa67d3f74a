"""Battles over HTTP (S12, S13): stars, codes, asking for one, the one of a day."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from starlette.testclient import TestClient

from tests.support.saves import Saves
from tests.support.table import rule
from tests.web.conftest import client_for
from tests.web.test_games import error
from ufs.base.words import LANGUAGES, Words
from ufs.content.loader import built_in, load
from ufs.content.schema import City
from ufs.content.starters import starter
from ufs.game import Game
from ufs.game.random_battle import count_stars

SETUP: dict[str, Any] = {
    "edition": "box",
    "city": "tokyo",
    "damaged": True,
    "scenario": "swarm",
    "characters": [{"id": "pilot", "upgraded": True}, {"id": "mason"}],
    "sky": ["I+", "II", "III", "IV+"],
    "hard": ["sky1", "sky2"],
}


@pytest.fixture
def client(client: TestClient) -> TestClient:
    """Of somebody who has seen every piece (C11)."""
    assert client.put("/api/settings", json={"seal_broken": True}).status_code == 200
    return client


@rule("S13")
def test_a_battle_has_stars_and_a_code_that_leads_back_to_it(client: TestClient) -> None:
    made = client.post("/api/battles", json={"setup": SETUP}).json()
    assert made["stars"] == {"black": 5.0, "yellow": 2.0, "difficulty": 3.0, "epicness": 7.0}
    assert made["seed"] is None
    again = client.get(f"/api/battles/{made['code']}").json()
    assert again == made
    game = client.post("/api/games", json={"setup": again["setup"], "seed": 1})
    assert game.status_code == 201
    assert game.json()["position"]["setup"] == made["setup"]


@rule("A7", "S12")
def test_five_tiles_go_through_a_code_also_where_a_plus_is_encoded(client: TestClient) -> None:
    setup = SETUP | {"sky": ["0", "I+", "II+", "III+", "IV"], "hard": ["sky1", "sky3"]}
    made = client.post("/api/battles", json={"setup": setup}).json()
    assert made["setup"]["sky"] == setup["sky"]
    assert made["stars"]["black"] == 2 + 1 + 2 + 1  # I+ and III+ turned, II+, the scenario
    for code in (made["code"], made["code"].replace("+", "%2B"), quote(made["code"], safe="")):
        assert client.get(f"/api/battles/{code}").json() == made
    table = client.post("/api/games", json={"setup": made["setup"], "seed": 1}).json()["table"]
    assert [len(table["sky"]), len(table["research"]), table["city_row"]] == [18, 18, 19]
    assert table["both_colours"] is True


def test_a_seed_goes_along_whole(client: TestClient) -> None:
    seed = str(2**64 - 1)
    made = client.post("/api/battles", json={"setup": SETUP, "seed": seed}).json()
    assert made["seed"] == seed
    assert client.get(f"/api/battles/{made['code']}").json()["seed"] == seed


def test_what_is_left_to_chance_is_drawn(client: TestClient) -> None:
    setup = {"edition": "box", "city": "paris", "threat": 2}
    made = client.post("/api/battles", json={"setup": setup, "seed": 5}).json()
    assert len(made["setup"]["hard"]) == 2
    assert made["stars"]["black"] == 2
    assert made == client.post("/api/battles", json={"setup": setup, "seed": 5}).json()


@rule("S12")
def test_one_can_be_asked_for(client: TestClient) -> None:
    wish = {"difficulty": 3.5, "scenario": True, "characters": True, "seed": 7}
    found = client.post("/api/battles/ask", json=wish).json()
    assert found["stars"]["difficulty"] == 3.5
    assert found["setup"]["scenario"]
    assert found["setup"]["characters"]
    assert found["remark"] is None
    assert found == client.post("/api/battles/ask", json=wish).json()
    plain = {"difficulty": 1, "scenario": False, "characters": False, "chapters": [0]}
    bare = client.post("/api/battles/ask", json=plain | {"tiles": "basic", "damaged": False}).json()
    assert bare["setup"]["city"] in [one.id for one in built_in().all(City) if one.chapter == 0]
    assert bare["stars"]["difficulty"] == 1
    assert count_stars(bare["setup"], built_in()).json() == bare["stars"]


def test_a_wish_that_cannot_be_met_exactly_says_so(client: TestClient) -> None:
    wish = {"difficulty": 12, "characters": False, "tiles": "basic", "chapters": [0, 1]}
    remarks = {
        client.post("/api/battles/ask", json=wish, headers={"Accept-Language": one}).json()[
            "remark"
        ]
        for one in LANGUAGES
    }
    assert len(remarks) == 3
    assert None not in remarks


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({}, "bad_request"),
        ({"difficulty": 0.3}, "bad_request"),
        ({"difficulty": 1, "chapters": [7]}, "bad_request"),
        ({"difficulty": 1, "tiles": "round"}, "bad_request"),
        ({"difficulty": 1, "chapters": []}, "bad_wish"),
        ({"difficulty": 1, "chapters": [0, 1], "tiles": "advanced"}, "bad_wish"),
    ],
)
def test_an_impossible_wish_is_refused(wish: dict[str, Any], code: str, client: TestClient) -> None:
    assert error(client.post("/api/battles/ask", json=wish), 422)["code"] == code


def test_codes_that_are_none(client: TestClient) -> None:
    made = client.post("/api/battles", json={"setup": SETUP}).json()["code"]
    for code in ("nonsense", made[:-1], made.replace("tokyo", "paris"), "ufs9~box"):
        assert error(client.get(f"/api/battles/{code}"), 422)["code"] == "bad_code"
    cards = {"setup": {"edition": "pnp1", "level": 2}}
    assert error(client.post("/api/battles", json=cards), 422)["code"] == "bad_setup"


def test_everyone_has_the_same_battle_on_a_day(client: TestClient) -> None:
    one, other = (client.get(f"/api/battles/today?day=2026-11-{day}").json() for day in (16, 17))
    assert one == client.get("/api/battles/today?day=2026-11-16").json()
    assert one["setup"] != other["setup"]
    assert one["seed"] == "20261116"
    assert client.get("/api/battles/today").status_code == 200


def test_packs_do_not_change_the_battle_of_a_day(client: TestClient, tmp_path: Path) -> None:
    (tmp_path / "prague.toml").write_text(starter("city", "Prague", Words("en")), encoding="utf-8")
    store = Saves(tmp_path / "others.sqlite3", load([tmp_path / "prague.toml"]))
    theirs = client_for(store.application())
    theirs.put("/api/settings", json={"seal_broken": True})
    for day in range(1, 29):
        asked = f"/api/battles/today?day=2026-02-{day:02}"
        assert theirs.get(asked).json() == client.get(asked).json()
    store.close()


def test_content_names_everything_that_can_be_chosen(client: TestClient) -> None:
    texts = []
    for language in LANGUAGES:
        found = client.get("/api/content", headers={"Accept-Language": language}).json()
        (box,) = [edition for edition in found["editions"] if edition["id"] == "box"]
        texts.append([one["text"] for one in box["scenarios"]])
    assert all(len(set(same)) == 3 for same in zip(*texts, strict=True))
    assert (len(box["cities"]), len(box["scenarios"]), len(box["characters"])) == (22, 13, 12)
    skies = {sky["id"]: sky for sky in box["skies"]}
    assert (skies["II"]["stars"], skies["II+"]["stars"], skies["0"]["stars"]) == (
        [0, 1],
        [1, 2],
        [0],
    )
    assert [id for id, sky in skies.items() if sky["position"] == 0] == ["0"]
    cards = [edition for edition in found["editions"] if edition["kind"] == "cards"]
    assert not any(edition["scenarios"] or edition["characters"] for edition in cards)


def test_a_list_of_games_names_the_scenario(client: TestClient) -> None:
    client.post("/api/games", json={"setup": SETUP, "seed": 1})
    (summary,) = client.get("/api/games").json()["games"]
    content = client.get("/api/content").json()["editions"]
    names = {one["id"]: one["name"] for edition in content for one in edition["scenarios"]}
    assert summary["scenario_name"] == names["swarm"]


# --- sealed chapters ---


@pytest.fixture
def newcomer(store: Saves) -> TestClient:
    """Of somebody who has met no chapter yet."""
    return client_for(store.application())


LATE = {"edition": "box", "city": "tokyo", "threat": 1}


@rule("C11")
def test_sealed_pieces_are_counted_and_not_named(newcomer: TestClient) -> None:
    answer = newcomer.get("/api/content")
    box = next(one for one in answer.json()["editions"] if one["id"] == "box")
    assert [row["chapter"] for row in box["sealed"]] == [1, 2, 3, 4]
    assert (box["scenarios"], box["characters"]) == ([], [])
    assert "tokyo" not in answer.text
    assert answer.json()["seal"] == {"broken": False, "met": 0}


@rule("C11")
def test_what_shows_sealed_pieces_asks_first(newcomer: TestClient) -> None:
    made = newcomer.post("/api/battles", json={"setup": LATE, "seed": 1}).json()
    record = Game.new(LATE, 1).record()
    asked: list[Callable[[dict[str, bool]], Any]] = [
        lambda more: newcomer.post("/api/games", json={"setup": LATE, **more}),
        lambda more: newcomer.post("/api/games/load", json={"text": record, **more}),
        lambda more: newcomer.get(f"/api/battles/{made['code']}", params=more),
    ]
    for ask in asked:
        refused = error(ask({}), 403)
        assert (refused["code"], refused["rule"]) == ("sealed", "C11")
        assert "Tokyo" not in refused["message"]
        assert ask({"unseal": True}).is_success


@rule("C11")
def test_a_battle_is_drawn_from_what_was_met(newcomer: TestClient) -> None:
    assert newcomer.post("/api/battles/ask", json={"difficulty": 1}).is_success
    refused = newcomer.post("/api/battles/ask", json={"difficulty": 1, "chapters": [0, 2]})
    assert error(refused, 403)["code"] == "sealed"
    impossible = newcomer.post("/api/battles/ask", json={"difficulty": 1, "scenario": True})
    assert error(impossible, 422)["rule"] == "C11"
