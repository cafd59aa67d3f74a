"""After a game: the damaged city, the same choices under a new sky, the same pieces again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.campaigns import begin, go_on_until
from tests.support.files import GAMES
from tests.support.table import rule
from ufs.base.errors import UfsError
from ufs.base.words import LANGUAGES, Words
from ufs.content.loader import built_in
from ufs.content.schema import City, Sky
from ufs.game import Game
from ufs.game.setup import drawn_again, turnable
from ufs.play import Application
from ufs.play.again import Way
from ufs.store.memory import MemoryStorage

EN = Words("en")
BOX: dict[str, Any] = {"edition": "box"}
WASHINGTON = {**BOX, "city": "washington"}


@pytest.fixture
def app() -> Application:
    return Application(MemoryStorage(), built_in())


def lost(app: Application, setup: dict[str, Any], language: str = "en", **more: Any) -> Any:
    """A game played by somebody who uses no room."""
    words = Words(language)
    view = app.games.new(setup, words, seed=5, **more)
    return play_badly(app, view, words)


def play_badly(app: Application, view: Any, words: Words = EN) -> Any:
    while not view["position"]["result"]:
        view |= app.games.act(view["id"], view["version"], view["actions"][-1], words)
    assert not view["position"]["result"]["won"]
    return view


def ways(view: Any) -> list[str]:
    return [offer["way"] for offer in view["next"]]


def setup_after(app: Application, view: Any, way: Way) -> Any:
    return app.games.again(view["id"], way, EN)["position"]["setup"]


@rule("S10")
def test_a_lost_game_offers_the_damaged_side_first(app: Application) -> None:
    view = lost(app, {**WASHINGTON, "threat": 2})
    assert ways(view) == ["damaged", "again", "same"]
    assert view["next"][0]["name"] == "Play on in damaged Washington, D.C."
    before, new = view["position"]["setup"], app.games.again(view["id"], "damaged", EN)
    after = new["position"]["setup"]
    assert (before["damaged"], after["damaged"]) == (False, True)
    same = ("edition", "city", "sky", "scenario", "characters")
    assert {name: after[name] for name in same} == {name: before[name] for name in same}
    assert len(after["hard"]) == len(before["hard"]) == 2
    assert new["table"]["city"]["text"] != view["table"]["city"]["text"]  # the stronger ability
    assert new["position"]["round"] == 1


@rule("S9", "S10")
@pytest.mark.parametrize("way", ["damaged", "again"])
def test_the_sky_is_drawn_anew_at_the_same_threat_level(app: Application, way: Way) -> None:
    view = lost(app, {**WASHINGTON, "threat": 2})
    drawn = {tuple(setup_after(app, view, way)["hard"]) for _ in range(60)}
    assert all(len(hard) == 2 for hard in drawn)
    assert len(drawn) > 3  # of 6 pairs


@rule("S8")
def test_the_cards_of_a_level_are_drawn_anew(app: Application) -> None:
    view = lost(app, {"edition": "pnp2", "level": 3})
    assert ways(view) == ["again", "same"]  # there is no city that could be damaged
    drawn = {tuple(setup_after(app, view, "again")["hard"]) for _ in range(30)}
    assert {len(hard) for hard in drawn} == {3}
    assert len(drawn) > 5


@rule("S9")
def test_the_same_game_has_the_same_pieces_and_new_dice(app: Application) -> None:
    view = lost(app, {**WASHINGTON, "hard": ["sky1", "sky4"]}, mode="strict")
    new = app.games.again(view["id"], "same", EN)
    assert new["position"]["setup"] == view["position"]["setup"]
    assert new["seed"] != view["seed"]
    assert new["mode"] == "strict"


@rule("S10")
def test_in_a_damaged_city_one_goes_on_trying(app: Application) -> None:
    view = lost(app, {**WASHINGTON, "threat": 1, "damaged": True})
    assert ways(view) == ["again", "same"]
    assert view["next"][0]["name"] == "Try damaged Washington, D.C. once more"
    assert setup_after(app, view, "again")["damaged"] is True
    with pytest.raises(UfsError) as refused:
        app.games.again(view["id"], "damaged", EN)
    assert (refused.value.key, refused.value.rule) == ("again-not-damaged", "S10")


@rule("S10")
def test_a_city_without_an_ability_says_plainly_what_differs(app: Application) -> None:
    view = lost(app, BOX)
    assert view["next"][0]["text"] == (
        "The damaged side of Roswell has no ability. You begin with the same energy. "
        "At this threat level the sky stays as it is."
    )
    assert setup_after(app, view, "damaged") == {**view["position"]["setup"], "damaged": True}


@rule("S9")
@pytest.mark.parametrize("threat", [0, 4])
def test_where_nothing_is_drawn_again_is_the_same(app: Application, threat: int) -> None:
    view = lost(app, {**BOX, "threat": threat})
    assert ways(view) == ["damaged", "again"]
    assert setup_after(app, view, "again") == view["position"]["setup"]
    with pytest.raises(UfsError, match="nothing is drawn"):
        app.games.again(view["id"], "same", EN)


@rule("S10")
def test_a_won_game_needs_no_damaged_city(app: Application) -> None:
    record = (GAMES / "win.txt").read_text(encoding="utf-8")
    view = app.games.load(record, "relaxed", EN)
    assert view["position"]["result"]["won"]
    assert "again" in ways(view)
    assert "damaged" not in ways(view)


@rule("S9")
def test_a_tile_that_cannot_be_turned_stays_as_it_lies() -> None:
    """Drawn are only tiles whose other side has more stars; another one keeps the side it shows."""
    library = built_in().copy()
    tile = library.get(Sky, "IV")
    assert tile is not None
    assert tile.hard is not None
    equal = tile.hard.model_copy(update={"stars": 0})
    library.add(tile.model_copy(update={"hard": equal}), "IV.toml")
    setup = {**Game.new(BOX, 1, library=library).position()["setup"], "hard": ["sky1", "sky4"]}
    assert turnable(setup, library) == ("sky1", "sky2", "sky3")
    drawn = {tuple(drawn_again(setup, library, seed)["hard"]) for seed in range(30)}
    assert drawn == {("sky1", "sky4"), ("sky2", "sky4"), ("sky3", "sky4")}


@rule("C3", "S10")
def test_a_campaign_says_itself_what_comes_next(app: Application) -> None:
    opened = app.campaigns.create(go_on_until(begin(3), "game", 1))
    id = app.campaigns.begin(opened, opened.version).id
    view = play_badly(app, app.games.view(id, EN))
    assert view["next"] == []
    with pytest.raises(UfsError) as refused:
        app.games.again(id, "damaged", EN)
    assert (refused.value.key, refused.value.rule) == ("again-not-here", "C3")


@rule("S10")
def test_the_tutorial_goes_on_as_a_game_but_not_in_the_ruins(app: Application) -> None:
    view = lost(app, BOX, kind="tutorial")
    assert ways(view) == ["again"]
    assert app.games.again(view["id"], "again", EN)["kind"] == "game"


@rule("S10")
def test_before_the_end_nothing_is_offered(app: Application) -> None:
    view = app.games.new(BOX, EN, seed=1)
    assert view["next"] == []
    for way in ("damaged", "again", "same"):
        with pytest.raises(UfsError, match="not over"):
            app.games.again(view["id"], way, EN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_has_a_name_and_says_what_differs(app: Application, language: str) -> None:
    view = lost(app, {**WASHINGTON, "threat": 3}, language=language)
    for offer in view["next"]:
        assert offer["name"]
        assert offer["text"].endswith(".")
    ability = view["table"]["city"]["text"]
    stronger = built_in_text("washington", language)
    assert stronger in view["next"][0]["text"]
    assert stronger != ability


def built_in_text(city: str, language: str) -> str:
    found = built_in().get(City, city)
    assert found is not None
    return str(getattr(found.damaged.text, language))
