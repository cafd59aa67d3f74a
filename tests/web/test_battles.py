"""Battles over HTTP (S12, S13): stars, codes, asking for one, the one of a day."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.support.saves import Saves
from tests.support.table import rule
from tests.web.conftest import client_for
from tests.web.test_games import error
from ufs.base.words import LANGUAGES, Words
from ufs.content.loader import built_in, load
from ufs.content.starters import starter
from ufs.game.random_battle import count_stars

SETUP: dict[str, Any] = {
    "edition": "box",
    "city": "tokyo",
    "damaged": True,
    "scenario": "swarm",
    "characters": [{"id": "pilot", "upgraded": True}, {"id": "mason"}],
    "sky": ["V", "II", "III", "VIII"],
    "hard": ["sky1", "sky2"],
}


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
    assert bare["setup"]["city"] in ("roswell", "new-york", "washington")
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
    assert (len(box["cities"]), len(box["scenarios"]), len(box["characters"])) == (17, 13, 12)
    skies = {sky["id"]: sky for sky in box["skies"]}
    assert (skies["II"]["stars"], skies["VI"]["stars"]) == ([0, 1], [1, 2])
    (last,) = [one for one in box["scenarios"] if one["id"] == "last-stand"]
    assert skies[last["sky"]]["position"] == 1
    cards = [edition for edition in found["editions"] if edition["kind"] == "cards"]
    assert not any(edition["scenarios"] or edition["characters"] for edition in cards)


def test_a_list_of_games_names_the_scenario(client: TestClient) -> None:
    client.post("/api/games", json={"setup": SETUP, "seed": 1})
    (summary,) = client.get("/api/games").json()["games"]
    content = client.get("/api/content").json()["editions"]
    names = {one["id"]: one["name"] for edition in content for one in edition["scenarios"]}
    assert summary["scenario_name"] == names["swarm"]
