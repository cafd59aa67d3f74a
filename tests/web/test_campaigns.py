"""The routes of campaigns, on a real file of saves."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.support.saves import Saves
from tests.web.conftest import client_for
from ufs.campaign import Campaign
from ufs.content.loader import built_in, load_all
from ufs.content.schema import City, Scenario, Sky
from ufs.game.setup import stars_of
from ufs.play.campaigns import Campaigns

NAME = "The long night"


def new(client: TestClient, name: str = NAME, **more: Any) -> Any:
    answer = client.post("/api/campaigns", json={"name": name, "seed": 7, **more})
    assert answer.status_code == 201, answer.text
    return answer.json()


def step(client: TestClient, seen: Any, do: str, **values: Any) -> Any:
    body = {"version": seen["version"], "step": {"do": do, **values}}
    return client.post(f"/api/campaigns/{seen['id']}/step", json=body)


def take(client: TestClient, seen: Any, do: str, **values: Any) -> Any:
    answer = step(client, seen, do, **values)
    assert answer.status_code == 200, answer.text
    return answer.json()


def look(client: TestClient, seen: Any, **query: Any) -> Any:
    return client.get(f"/api/campaigns/{seen['id']}", params=query).json()


def prepared(client: TestClient, threat: int = 1, **more: Any) -> Any:
    seen = take(client, new(client, **more), "choose", pile=1)
    return take(client, seen, "prepare", threat=threat)


def begin(client: TestClient, seen: Any, **more: Any) -> Any:
    body = {"version": seen["version"], **more}
    return client.post(f"/api/campaigns/{seen['id']}/game", json=body)


def play_to_the_end(client: TestClient, game: Any) -> Any:
    """Any moves at all: sooner or later the game is lost."""
    chance = random.Random(3)
    while game["actions"]:
        body = {"version": game["version"], "action": chance.choice(game["actions"])}
        answer = client.post(f"/api/games/{game['id']}/act", json=body)
        assert answer.status_code == 200, answer.text
        game = {"id": game["id"], **answer.json()}
    return game


# --- lists ---


def test_several_campaigns_lie_side_by_side(client: TestClient) -> None:
    first, second = new(client, "One"), new(client, "Two")
    take(client, first, "choose", pile=2)
    listed = client.get("/api/campaigns", headers={"Accept-Language": "de"}).json()
    assert [row["name"] for row in listed["campaigns"]] == ["One", "Two"]
    assert listed["campaigns"][0]["chapter_name"] == "Erstkontakt"
    assert listed["left_out"] == []
    assert client.delete(f"/api/campaigns/{second['id']}").status_code == 204
    assert len(client.get("/api/campaigns").json()["campaigns"]) == 1
    gone = client.get(f"/api/campaigns/{second['id']}")
    assert (gone.status_code, gone.json()["error"]["code"]) == (404, "no_such_campaign")
    assert client.delete(f"/api/campaigns/{second['id']}").status_code == 404


@pytest.mark.parametrize("name", ["   ", "a\u0007b", "x" * 81])
def test_a_campaign_needs_a_name(client: TestClient, name: str) -> None:
    answer = client.post("/api/campaigns", json={"name": name})
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] in ("bad_campaign", "bad_request")


def test_the_same_seed_deals_the_same_piles(client: TestClient) -> None:
    big = str(2**64 - 1)
    assert new(client, seed=big)["piles"] == new(client, "Other", seed=big)["piles"]
    assert new(client, seed=big)["seed"] == big


# --- what is seen ---


def test_the_rules_stay_hidden_until_a_scenario_is_chosen(client: TestClient) -> None:
    """C2."""
    seen = new(client)
    assert [pile["scenario"]["text"] for pile in seen["piles"]] == [None, None]
    assert all(pile["scenario"]["scene"] for pile in seen["piles"])
    assert all(pile["scenario"]["text"] for pile in look(client, seen, rules=True)["piles"])
    later = [scenario.name.en for scenario in built_in().all(Scenario) if scenario.chapter > 1]
    text = client.get(f"/api/campaigns/{seen['id']}").text
    assert not [name for name in later if f'"{name}"' in text]
    chosen = take(client, seen, "choose", pile=1)
    assert chosen["battle"]["scenario"]["text"]


def test_the_map_knows_every_city_that_was_spoken_of(client: TestClient) -> None:
    seen = new(client)
    one, two = (pile["city"]["id"] for pile in seen["piles"])
    states = {place["id"]: place["state"] for place in seen["places"]}
    assert states == {one: "attacked", two: "attacked"}
    seen = take(client, take(client, seen, "choose", pile=1), "prepare", threat=1)
    assert {p["id"]: p["state"] for p in seen["places"]} == {one: "chosen", two: "left"}
    seen = take(client, seen, "note", won=False)
    seen = take(client, take(client, seen, "prepare", threat=1), "note", won=True)
    states = {place["id"]: place["state"] for place in seen["places"]}
    assert (states[one], states[two]) == ("damaged", "left")
    assert list(states.values()).count("attacked") == 2


def test_a_city_that_falls_in_the_last_chapter_is_lost_on_the_map(client: TestClient) -> None:
    """C7: also one that was saved on its damaged side; and with the last one all are lost."""
    seen, won = new(client), iter([False, True, *[True] * 5])
    while seen["phase"] != "defend":
        seen = go_on(client, seen, won)
    damaged = next(city["id"] for city in seen["choices"]["cities"] if city["damaged"])
    assert states(seen)[damaged] == "damaged"
    seen = take(client, seen, "defend", city=damaged)
    assert states(seen)[damaged] == "chosen"
    while seen["phase"] != "defend":
        seen = go_on(client, seen, iter([False]))
    assert states(seen)[damaged] == "lost"
    assert "saved" in states(seen).values()
    while seen["phase"] != "over":
        seen = go_on(client, seen, iter([False]))
    assert seen["won"] is False
    assert set(states(seen).values()) == {"lost", "left"}


def states(seen: Any) -> dict[str, str]:
    return {place["id"]: place["state"] for place in seen["places"]}


def go_on(client: TestClient, seen: Any, won: Iterator[bool]) -> Any:
    """The next step: the first of everything, and a result by hand."""
    if seen["phase"] == "game":
        return take(client, seen, "note", won=next(won))
    return take(client, seen, **next_step(seen))


def test_the_map_knows_where_the_cities_of_packs_are(tmp_path: Path) -> None:
    """One source for built-in cities and those of packs; one that names no place is on no map."""
    library = built_in().copy()
    rio = library.get(City, "rio")
    assert rio is not None
    for id, at in (("reykjavik", (64.1, -21.9)), ("atlantis", None)):
        library.add(rio.model_copy(update={"id": id, "at": at}), f"{id}.toml")
    store = Saves(tmp_path / "games.sqlite3", library)
    client = client_for(store.application())
    seen = take(client, new(client, cards="manual"), "deal")
    pile = {kind: seen["piles"][0][kind]["id"] for kind in ("scenario", "character")}
    other = {kind: seen["piles"][1][kind]["id"] for kind in ("scenario", "character")}
    piles = [{**pile, "city": "reykjavik"}, {**other, "city": "atlantis"}]
    seen = take(client, take(client, seen, "undo"), "deal", piles=piles)
    assert {p["id"]: p["at"] for p in seen["places"]} == {
        "reykjavik": [64.1, -21.9],
        "atlantis": None,
    }
    assert all(city.at for city in built_in().all(City))
    store.close()


def test_every_sky_tile_is_told_with_its_side_and_its_stars(client: TestClient) -> None:
    """C9: the threat level is the number of threatening tiles; S13: each has its stars."""
    seen = new(client)
    while seen["phase"] != "prepare" or len(seen["chapters"]) < 2:
        seen = go_on(client, seen, iter([True]))
    for threat in seen["choices"]["threats"]:
        ready = take(client, seen, "prepare", threat=threat)
        setup, tiles = ready["next"]["setup"], ready["next"]["tiles"]
        assert sum(tile["hard"] for tile in tiles) == threat
        assert [tile["id"] for tile in tiles] == setup["sky"]
        assert [f"sky{n}" for n, tile in enumerate(tiles, 1) if tile["hard"]] == setup["hard"]
        for tile in tiles:
            piece = built_in().get(Sky, tile["id"])
            assert piece is not None
            assert tile["stars"] == stars_of(piece, tile["hard"])
        assert ready["next"]["stars"]["black"] == sum(tile["stars"] for tile in tiles) + 1
        seen = take(client, ready, "undo")


def test_everything_is_told_in_the_reader_s_language(client: TestClient) -> None:
    seen = new(client)
    told = client.get(f"/api/campaigns/{seen['id']}", headers={"Accept-Language": "fr"}).json()
    assert told["chapters"][0]["name"] == "Premier contact"


# --- steps ---


def test_a_wrong_step_is_refused_with_its_rule_and_changes_nothing(client: TestClient) -> None:
    seen = new(client)
    answer = step(client, seen, "prepare", threat=1)
    assert (answer.status_code, answer.json()["error"]["rule"]) == (422, "C9")
    assert answer.json()["error"]["code"] == "bad_step"
    answer = step(client, seen, "choose", pile=3)
    assert answer.json()["error"]["message"].startswith("step.pile")
    assert look(client, seen) == seen


def test_an_old_window_changes_nothing(client: TestClient) -> None:
    seen = new(client)
    newer = take(client, seen, "choose", pile=1)
    answer = step(client, seen, "choose", pile=2)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "changed_elsewhere")
    assert look(client, seen) == newer


def test_a_choice_is_taken_back_until_the_game_begins(client: TestClient) -> None:
    seen = prepared(client)
    back = take(client, take(client, seen, "undo"), "undo")
    assert (back["phase"], back["can_undo"]) == ("choose", False)
    seen = take(client, take(client, back, "choose", pile=1), "prepare", threat=2)
    begin(client, seen)
    begun = look(client, seen)
    assert begun["can_undo"] is False
    assert step(client, begun, "undo").json()["error"]["code"] == "illegal_undo"


def test_with_cards_of_ones_own_piles_and_sky_are_named_or_drawn(client: TestClient) -> None:
    seen = new(client, cards="manual")
    assert seen["phase"] == "deal"
    seen = take(client, seen, "deal")
    assert len(seen["piles"]) == 2
    named = [{kind: pile[kind]["id"] for kind in pile} for pile in seen["piles"]]
    seen = take(client, take(client, seen, "undo"), "deal", piles=named[::-1])
    seen = take(client, seen, "choose", pile=1)
    assert seen["battle"]["city"]["id"] == named[1]["city"]
    sky = ["I", "II", "III", "IV"]
    seen = take(client, seen, "prepare", threat=1, sky=sky, hard=["sky3"])
    assert seen["next"]["setup"]["sky"] == sky


# --- games ---


def test_the_result_of_a_game_is_noted_by_itself_and_once(client: TestClient) -> None:
    """C3."""
    seen = prepared(client, threat=2)
    game = begin(client, seen, mode="strict").json()
    assert game["kind"] == "campaign"
    assert game["position"]["setup"]["scenario"] == seen["battle"]["scenario"]["id"]
    begun = look(client, seen)
    assert begun["running"] == game["id"]
    again = begin(client, begun)
    assert (again.status_code, again.json()["error"]["rule"]) == (422, "C3")
    of_game = client.get(f"/api/games/{game['id']}/campaign").json()
    assert of_game == {"id": seen["id"], "name": NAME, "waits": True}
    over = play_to_the_end(client, game)
    won = over["position"]["result"]["won"]
    after = look(client, seen)
    assert after["running"] is None
    assert after["notebook"]["rows"][0]["results"][0] == (2 if won else "X")
    assert client.get(f"/api/games/{game['id']}/campaign").json()["waits"] is False
    assert look(client, seen)["version"] == after["version"] == begun["version"] + 1
    assert over["undo"] is False
    back = client.post(f"/api/games/{game['id']}/undo", json={"version": over["version"]})
    assert (back.json()["error"]["code"], back.json()["error"]["rule"]) == ("illegal_undo", "C3")
    summary = client.get("/api/statistics").json()
    assert summary["recent"][0]["id"] == game["id"]


def test_a_result_by_hand_wins_over_a_game_that_still_runs(client: TestClient) -> None:
    seen = prepared(client)
    game = begin(client, seen).json()
    noted = take(client, look(client, seen), "note", won=True)
    assert noted["score"] == 1
    play_to_the_end(client, game)
    assert look(client, seen) == noted


def test_a_game_that_is_gone_is_entered_by_hand_or_begins_anew(client: TestClient) -> None:
    """C3: with the same dice, as in a campaign that comes from a file."""
    seen = prepared(client)
    assert seen["can_begin"] is True
    game = begin(client, seen).json()
    assert look(client, seen)["can_begin"] is False
    assert client.delete(f"/api/games/{game['id']}").status_code == 204
    seen = look(client, seen)
    assert (seen["phase"], seen["running"], seen["can_begin"]) == ("game", None, True)
    again = begin(client, seen).json()
    assert again["id"] != game["id"]
    assert (again["seed"], again["position"]) == (game["seed"], game["position"])
    begun = look(client, seen)
    assert (begun["running"], begun["can_begin"]) == (again["id"], False)
    assert client.delete(f"/api/games/{again['id']}").status_code == 204
    assert take(client, look(client, seen), "note", won=True)["score"] == 1


def test_a_game_begun_in_a_terminal_goes_on_in_the_page(store: Saves, client: TestClient) -> None:
    seen = prepared(client)
    saved = store.campaigns.open(seen["id"])
    game = store.campaigns.begin(saved, saved.version)
    seen = look(client, seen)
    assert (seen["running"], seen["can_begin"]) == (game.id, False)
    assert begin(client, seen).json()["error"]["rule"] == "C3"


def test_a_game_begun_at_a_real_table_is_not_begun_here(store: Saves, client: TestClient) -> None:
    seen = prepared(client)
    saved = store.campaigns.open(seen["id"])
    store.campaigns.change(saved, saved.version, lambda now: now.begin())
    seen = look(client, seen)
    assert (seen["running"], seen["can_begin"]) == (None, False)
    assert begin(client, seen).json()["error"]["rule"] == "C3"


def test_the_games_of_a_deleted_campaign_are_games_like_any_other(client: TestClient) -> None:
    """Unless a copy of the campaign still names them."""
    seen = prepared(client)
    game = play_to_the_end(client, begin(client, seen).json())
    text = client.get(f"/api/campaigns/{seen['id']}/file").text
    copy = client.post("/api/campaigns/load", json={"text": text}).json()
    kinds = []
    for one in (seen, copy):
        client.delete(f"/api/campaigns/{one['id']}")
        kinds.append(client.get(f"/api/games/{game['id']}").json()["kind"])
    assert kinds == ["campaign", "game"]
    now = client.get(f"/api/games/{game['id']}").json()
    assert now["undo"] is True  # no notebook holds its result


def test_a_game_that_cannot_be_tied_to_its_campaign_is_not_there(client: TestClient) -> None:
    seen = prepared(client)
    stale = begin(client, {**seen, "version": seen["version"] - 1})
    assert stale.status_code == 409
    assert client.get("/api/games").json()["games"] == []
    early = begin(client, new(client))
    assert (early.status_code, early.json()["error"]["rule"]) == (422, "C3")


def test_what_ended_while_nobody_looked_is_noted_later(store: Saves, client: TestClient) -> None:
    """As after a power cut between the last move and the note."""
    seen = prepared(client)
    id = begin(client, seen).json()["id"]
    chance = random.Random(3)
    with store.opened(id) as saved:
        while not saved.game.is_over:
            store.act(saved, saved.version, chance.choice(saved.game.actions()))
    assert look(client, seen)["notebook"]["rows"][0]["results"][0] is not None


def test_a_game_outside_a_campaign_has_none(client: TestClient) -> None:
    answer = client.get("/api/games/nothing/campaign")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_such_campaign")


def next_step(seen: Any) -> dict[str, Any]:
    """The first of everything, at the threat level of the game before."""
    choices = seen["choices"]
    if seen["phase"] == "choose":
        return {"do": "choose", "pile": 1}
    if seen["phase"] == "muster":
        team = [who["id"] for who in choices["characters"][: choices["count"]]]
        return {"do": "muster", "characters": team}
    if seen["phase"] == "defend":
        return {"do": "defend", "city": choices["cities"][0]["id"]}
    return {"do": "prepare"}


def test_a_whole_campaign_to_its_score(client: TestClient) -> None:
    """C1-C10: six battles and the last one, every result entered by hand."""
    seen, results = new(client), iter([False, True, *[True] * 5, False, True])
    while seen["phase"] != "over":
        if seen["phase"] == "game":
            seen = take(client, seen, "note", won=next(results))
        else:
            seen = take(client, seen, **next_step(seen))
    assert seen["won"] is True
    assert seen["score"] == 7 - 2
    book = client.get(f"/api/campaigns/{seen['id']}/notebook").json()
    assert book == seen["notebook"]
    assert [row["results"] for row in book["rows"][:2]] == [["X", 1], [1, "-"]]
    assert len(book["rows"]) == 14
    assert client.get("/api/campaigns").json()["campaigns"][0]["won"] is True


# --- print ---


def test_the_notebook_as_a_sheet(client: TestClient) -> None:
    """C10."""
    seen = new(client)
    assert seen["can_print"] is True
    answer = client.get(f"/api/campaigns/{seen['id']}/notebook.pdf", params={"language": "fr"})
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.content.startswith(b"%PDF")


def test_a_campaign_goes_out_as_a_file_and_comes_back_beside_the_others(client: TestClient) -> None:
    seen = prepared(client)
    began = begin(client, seen).json()
    kept = client.get(f"/api/campaigns/{seen['id']}/file")
    assert kept.json()["format"] == "ufs-campaign/2"
    answer = client.post("/api/campaigns/load", json={"text": kept.text})
    assert answer.status_code == 201, answer.text
    again = answer.json()
    assert again["id"] != seen["id"]
    assert again["notebook"] == look(client, seen)["notebook"]
    assert len(client.get("/api/campaigns").json()["campaigns"]) == 2
    assert (again["phase"], again["running"]) == ("game", None)  # a game does not travel
    anew = begin(client, again).json()
    assert anew["id"] != began["id"]
    assert anew["seed"] == began["seed"]
    game = client.get(f"/api/games/{began['id']}").json()
    play_to_the_end(client, game)
    assert look(client, seen)["notebook"]["rows"][0]["results"][0] is not None
    assert look(client, again)["notebook"]["rows"][0]["results"][0] is None


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not the file of a campaign"),
        ("ufs-record/1", "not the file of a campaign"),
        ("[" * 100_000, "not the file of a campaign"),
        ('{"format": "ufs-save/1"}', "ufs-campaign/2"),
        ('{"format": "ufs-campaign/2", "seed": 1, "seed": 2}', "seed"),
    ],
)
def test_what_is_no_campaign_is_refused(client: TestClient, text: str, said: str) -> None:
    answer = client.post("/api/campaigns/load", json={"text": text})
    assert answer.status_code == 422
    assert said in answer.json()["error"]["message"]
    assert client.get("/api/campaigns").json()["campaigns"] == []


def test_without_the_extra_there_is_no_sheet(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "reportlab", None)  # as if it were not installed
    seen = new(client)
    assert seen["can_print"] is False
    answer = client.get(f"/api/campaigns/{seen['id']}/notebook.pdf")
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "no_printing")


# --- packs ---


def test_a_pack_that_breaks_something_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    pack = tmp_path / "under-falling-skies" / "packs" / "broken"
    pack.mkdir(parents=True)
    (pack / "city.toml").write_text('kind = "city"\n')
    library, _ = load_all()
    store = Saves(tmp_path / "games.sqlite3", library)
    client = client_for(store.application())
    (found,) = client.get("/api/campaigns").json()["left_out"]
    assert found["pack"] == "broken"
    assert "city.toml" in found["problems"][0]
    store.close()


def test_a_campaign_goes_on_although_a_pack_is_gone(store: Saves, client: TestClient) -> None:
    campaigns = Campaigns(store)
    library = built_in().copy()
    scenario = library.get(Scenario, "swarm")
    assert scenario is not None
    library.add(scenario.model_copy(update={"id": "own"}), "own.toml")
    saved = campaigns.create(Campaign.new(NAME, 1, "auto", library))
    answer = client.get(f"/api/campaigns/{saved.id}")
    assert (answer.status_code, answer.json()["trouble"]) == (200, None)
