"""Sealed chapters: what a later chapter brings stays unseen until the player has met it."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from datetime import date
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.support.campaigns import begin, go_on_until, take_step
from tests.support.saves import Saves
from tests.support.table import rule
from ufs.base.errors import UfsError
from ufs.base.words import Words
from ufs.content.loader import built_in, load
from ufs.content.schema import Character, City, Piece, Scenario, Sky
from ufs.content.starters import starter
from ufs.game import Game
from ufs.game.random_battle import BattleRequest, of_the_day, write_code
from ufs.play import Application
from ufs.play.seal import MET
from ufs.play.settings import SettingsShape
from ufs.puzzles import shipped
from ufs.store.memory import MemoryStorage
from ufs.store.storage import Storage

EN = Words("en")
BOX: dict[str, Any] = {"edition": "box"}
KINDS: dict[str, type[Piece]] = {
    "cities": City,
    "scenarios": Scenario,
    "characters": Character,
    "skies": Sky,
}


def application(storage: Storage | None = None) -> Application:
    return Application(storage or MemoryStorage(), built_in())


@pytest.fixture
def app() -> Application:
    return application()


def of_chapter(kind: type[Piece], chapter: int) -> str:
    """Some piece that a chapter brings."""
    return next(one.id for one in built_in().all(kind) if getattr(one, "chapter", 0) == chapter)


LATE = of_chapter(City, 3)
LATE_SETUP = {**BOX, "city": LATE, "threat": 1}


def box_of(app: Application) -> Any:
    return next(one for one in app.content(EN)["editions"] if one["id"] == "box")


def shown(app: Application, name: str) -> set[str]:
    return {one["id"] for one in box_of(app)[name]}


def expected(kind: type[Piece], met: int) -> set[str]:
    pieces = [one for one in built_in().all(kind) if "box" in getattr(one, "editions", ())]
    return {one.id for one in pieces if getattr(one, "chapter", 0) <= met}


def open_chapter(app: Application, chapter: int) -> str:
    """A campaign that has come so far."""
    return app.campaigns.create(go_on_until(begin(3), "choose", chapter)).id


def sealed(work: Any) -> UfsError:
    with pytest.raises(UfsError) as caught:
        work()
    assert (caught.value.code, caught.value.rule) == ("sealed", "C11")
    return caught.value


# --- what can be chosen ---


@rule("C11")
@pytest.mark.parametrize("met", [0, 1, 2, 3])
def test_what_can_be_chosen_is_what_was_met(app: Application, met: int) -> None:
    if met:
        open_chapter(app, met)
    for name, kind in KINDS.items():
        assert shown(app, name) == expected(kind, met)
    sealed_counts = box_of(app)["sealed"]
    assert [row["chapter"] for row in sealed_counts] == list(range(met + 1, 5))
    for row in sealed_counts:
        for name, kind in KINDS.items():
            assert row[name] == len(
                expected(kind, row["chapter"]) - expected(kind, row["chapter"] - 1)
            )
    assert app.content(EN)["seal"] == {"broken": False, "met": met}


@rule("C11")
def test_the_print_and_play_has_nothing_to_seal(app: Application) -> None:
    for edition in app.content(EN)["editions"]:
        if edition["id"] != "box":
            assert edition["sealed"] == []


@rule("C11")
def test_the_player_may_break_the_seal_and_mend_it(app: Application) -> None:
    app.settings.change(SettingsShape(seal_broken=True))
    assert shown(app, "cities") == expected(City, 4)
    assert box_of(app)["sealed"] == []
    assert app.games.new(LATE_SETUP, EN)["position"]["setup"]["city"] == LATE
    app.settings.change(SettingsShape(seal_broken=False))
    assert shown(app, "cities") == expected(City, 0)


@rule("C11")
def test_the_pieces_of_a_pack_are_never_sealed(tmp_path: Path) -> None:
    text = starter("city", "Prague", EN)
    assert "\nchapter" not in text
    late = text.replace('\nid = "prague"', '\nid = "prague"\nchapter = 4', 1)
    assert late != text
    (tmp_path / "prague.toml").write_text(late, encoding="utf-8")
    app = Application(MemoryStorage(), load([tmp_path]))
    assert "prague" in shown(app, "cities")
    assert app.games.new({**BOX, "city": "prague"}, EN)["id"]


# --- what is met stays met ---


@rule("C11")
def test_a_chapter_once_opened_is_never_sealed_again(app: Application) -> None:
    id = open_chapter(app, 2)
    opened = app.campaigns.open(id)
    while opened.campaign.chapter == 2:  # back into chapter 1
        opened = app.campaigns.change(opened, opened.version, lambda now: now.undo())
    assert app.seal.met == 2
    app.campaigns.delete(id)
    app.bin.empty()
    assert app.seal.met == 2
    assert application(app.storage).seal.met == 2


@rule("C11")
def test_a_result_that_opens_a_chapter_is_met_at_once(app: Application) -> None:
    opened = app.campaigns.create(begin(3))
    assert app.seal.met == 1
    while opened.campaign.chapter == 1:
        work = partial(take_step, chance=random.Random(1), won=True)
        opened = app.campaigns.change(opened, opened.version, work)
    assert app.seal.met == 2


@rule("C11")
@pytest.mark.parametrize("binned", [False, True])
def test_an_old_profile_has_met_what_its_campaigns_opened(binned: bool, tmp_path: Path) -> None:
    store = Saves(tmp_path / "games.sqlite3", built_in())
    id = store.campaigns.create(go_on_until(begin(3), "choose", 3)).id  # nobody noted it
    if binned:
        store.campaigns.delete(id)
    assert MET not in store.storage.settings()
    seal = store.application().seal
    assert (seal.met, seal.is_broken) == (3, False)
    store.close()


@rule("C11")
@pytest.mark.parametrize(
    ("setup", "broken"),
    [
        (LATE_SETUP, True),
        ({**BOX, "scenario": of_chapter(Scenario, 2)}, True),
        ({**BOX, "characters": [{"id": of_chapter(Character, 1)}]}, True),
        ({**BOX, "city": "new-york", "threat": 4}, False),
        ({"edition": "pnp1"}, False),
    ],
)
def test_an_old_profile_that_played_with_later_pieces_has_seen_them_all(
    setup: dict[str, Any], broken: bool, tmp_path: Path
) -> None:
    store = Saves(tmp_path / "games.sqlite3", built_in())
    store.create(Game.new(setup, 1))
    assert store.application().seal.is_broken is broken
    store.close()


@rule("C11")
def test_one_battle_of_a_friend_does_not_break_the_seal(app: Application) -> None:
    app.games.new(LATE_SETUP, EN, unseal=True)
    again = application(app.storage)
    assert (again.seal.is_broken, again.seal.met) == (False, 0)
    assert LATE not in shown(again, "cities")


@rule("C11")
def test_a_lost_row_of_the_settings_is_no_old_profile(tmp_path: Path) -> None:
    store = Saves(tmp_path / "games.sqlite3", built_in())
    store.application().games.new(LATE_SETUP, EN, unseal=True)
    with closing(sqlite3.connect(store.path)) as file, file:
        assert file.execute("delete from settings where name = ?", (MET,)).rowcount == 1
    seal = store.application().seal
    assert (seal.is_broken, seal.met) == (False, 0)
    store.close()


@rule("C11")
def test_a_setting_that_is_no_chapter_seals_everything_and_stops_nothing(app: Application) -> None:
    for wrong in ("3", -1, 99, None, [2]):
        app.storage.set_settings({MET: wrong})
        assert app.seal.met == 0
    app.seal.meet(2)
    assert app.seal.met == 2


# --- games, records, battles ---


@rule("C11")
def test_a_game_with_sealed_pieces_waits_for_a_yes(app: Application) -> None:
    error = sealed(lambda: app.games.new(LATE_SETUP, EN))
    assert error.args_ == {"count": 1, "chapters": [3]}
    assert LATE not in error.message(EN).lower()
    view = app.games.new(LATE_SETUP, EN, unseal=True)
    fork = app.games.fork(view["id"], 0, EN)  # one's own games can be played on
    assert fork["position"]["setup"]["city"] == LATE


@rule("C11")
def test_a_record_with_sealed_pieces_waits_for_a_yes(app: Application) -> None:
    record = Game.new(LATE_SETUP, 1).record()
    sealed(lambda: app.games.load(record, "relaxed", EN))
    carried = Game.new(LATE_SETUP, 1).record(with_pieces=True)
    sealed(lambda: app.games.load(carried, "relaxed", EN))
    assert app.games.load(record, "relaxed", EN, unseal=True)["imported"]
    assert app.games.load(Game.new(BOX, 1).record(), "relaxed", EN)["imported"]


@rule("C11")
def test_an_error_names_only_open_pieces(app: Application) -> None:
    with pytest.raises(UfsError) as caught:
        app.games.new({**BOX, "city": "atlantis"}, EN)
    assert set(caught.value.args_["expected"]) == expected(City, 0)
    with pytest.raises(UfsError) as caught:
        app.games.new({**BOX, "scenario": "atlantis"}, EN)
    assert "nor any other of its kind" in caught.value.message(EN)  # not a list of nothing


@rule("C11")
def test_drawn_are_only_open_pieces(app: Application) -> None:
    for met in (0, 1):
        if met:
            open_chapter(app, met)
        for seed in range(25):
            setup = app.battles.draw(BattleRequest(Fraction(2)), None, seed, EN)["setup"]
            assert setup["city"] in expected(City, met)
            assert set(setup["sky"]) <= expected(Sky, met)
            assert {setup["scenario"]} <= expected(Scenario, met) | {None}
            assert {who["id"] for who in setup["characters"]} <= expected(Character, met)


@rule("C11")
def test_a_sealed_chapter_cannot_be_asked_for(app: Application) -> None:
    open_chapter(app, 1)
    wish = BattleRequest(Fraction(2))
    error = sealed(lambda: app.battles.draw(wish, [1, 2, 3], 1, EN))
    assert error.args_ == {"count": 2, "chapters": [2, 3]}
    assert error.message(EN).startswith("Chapters 2, 3 are still sealed")
    error = sealed(lambda: app.battles.draw(wish, [2], 1, EN))
    assert error.message(EN).startswith("Chapter 2 is still sealed")
    assert app.battles.draw(wish, [0, 1], 1, EN)["code"]


@rule("C11")
def test_a_wish_that_only_sealed_pieces_could_meet_says_so(app: Application) -> None:
    with pytest.raises(UfsError) as caught:
        app.battles.draw(BattleRequest(Fraction(2), scenario=True), None, 1, EN)
    assert (caught.value.key, caught.value.rule) == ("battle-none-open", "C11")


@rule("C11")
def test_the_battle_of_the_day_is_of_what_was_met(app: Application) -> None:
    days = [date(2026, 11, day) for day in range(1, 22)]
    first = [app.battles.today(day, EN)["setup"] for day in days]
    assert {setup["city"] for setup in first} <= expected(City, 0)
    assert first == [application().battles.today(day, EN)["setup"] for day in days]
    app.settings.change(SettingsShape(seal_broken=True))
    assert [app.battles.today(day, EN)["setup"] for day in days] == [
        of_the_day(day).setup for day in days
    ]


@rule("C11")
def test_a_code_carries_its_pieces_and_shows_them_after_a_yes(app: Application) -> None:
    team = [{"id": of_chapter(Character, 2), "upgraded": True}]
    setup = Game.new({**LATE_SETUP, "characters": team}, 1).position()["setup"]
    code = write_code(setup, 7)
    assert sealed(lambda: app.battles.read(code, EN)).args_ == {"count": 2, "chapters": [2, 3]}
    battle = app.battles.read(code, EN, unseal=True)
    assert (battle["setup"], battle["code"]) == (setup, code)
    unsealed = {name: [one["id"] for one in pieces] for name, pieces in battle["unsealed"].items()}
    who = [team[0]["id"]]
    assert unsealed == {"cities": [LATE], "scenarios": [], "characters": who, "skies": []}
    assert app.battles.custom(setup, 7, EN)["code"] == code  # whoever names them knows them


@rule("C11")
def test_the_puzzles_give_nothing_away(app: Application) -> None:
    library = shipped().library(built_in())
    for puzzle in shipped().puzzles:
        table = Game.load(puzzle.position, 1, "manual", library).table
        assert app.seal.sealed_among(table.pieces) == []
