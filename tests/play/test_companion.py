"""Companion play: who may set facts by hand, what counts as a plain game, names of real cards."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.support.saves import AnySaves, Saves, SavesOnServer
from ufs.base.errors import UfsError
from ufs.base.words import Words
from ufs.content.loader import built_in
from ufs.game import Game
from ufs.play import Session
from ufs.play.game_json import summary, view
from ufs.play.settings import Settings, SettingsShape
from ufs.play.statistics import RECENT, statistics
from ufs.store.lists import results_of
from ufs.store.restore import restore
from ufs.store.storage import CAMPAIGN, PUZZLE, TUTORIAL

BOX: dict[str, Any] = {"edition": "box"}
ENERGY = {"do": "correct", "set": {"energy": 4}}
WON = {"do": "correct", "set": {"result": {"won": True, "reason": "card"}}}
REAL = {"scenario": "Der „#1“: Ñandú", "characters": ["Ann, B.", "👩‍🚀"]}
EN = Words("en")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Saves]:
    made = Saves(tmp_path / "games.sqlite3", built_in())
    yield made
    made.close()


@pytest.fixture(params=["file", pytest.param("server", marks=pytest.mark.postgres)])
def any_store(request: pytest.FixtureRequest) -> Iterator[AnySaves]:
    if request.param == "file":
        yield request.getfixturevalue("store")
        return
    made = SavesOnServer(request.getfixturevalue("database"), built_in())
    yield made
    made.close()


def begin(store: AnySaves, dice: str = "manual", **more: Any) -> Session:
    return store.create(Game.new(BOX, 1, dice), **more)


def allow(store: AnySaves) -> None:
    Settings(store.storage).change(SettingsShape(corrections=True))


def refusal(store: AnySaves, session: Session) -> UfsError:
    before = session.game.position()
    with pytest.raises(UfsError) as caught:
        store.act(session, session.version, ENERGY)
    assert caught.value.code == "illegal_action"
    assert session.game.position() == before
    return caught.value


# --- who may ---


def test_beside_the_real_board_facts_are_set_and_saved(any_store: AnySaves) -> None:
    session = begin(any_store)
    any_store.act(session, session.version, ENERGY)
    any_store.act(session, session.version, {"do": "correct", "set": {"tokens": 3}})
    with any_store.again().opened(session.id) as other:
        assert other.trouble is None
        assert other.game.position() == session.game.position()
        assert other.game.tokens == 3
        assert other.info.corrected


def test_relaxed_play_has_a_switch_that_is_off(store: Saves) -> None:
    session = begin(store, "auto")
    assert refusal(store, session).key == "refuse-correct-plain"
    allow(store)
    store.act(session, session.version, ENERGY)
    assert session.game.position()["energy"] == 4
    Settings(store.storage).change(SettingsShape(corrections=False))
    store.undo(session, session.version)
    assert refusal(store, session).key == "refuse-correct-plain"


def test_strict_play_does_beside_the_real_board_only(store: Saves) -> None:
    """Any card can turn up there; the program's own dice stay as they fell."""
    allow(store)
    assert refusal(store, begin(store, "auto", mode="strict")).key == "refuse-correct-plain"
    session = begin(store, "manual", mode="strict")
    store.act(session, session.version, ENERGY)
    assert session.game.position()["energy"] == 4


@pytest.mark.parametrize("kind", [PUZZLE, TUTORIAL])
def test_puzzles_and_the_tutorial_are_played_as_they_are(store: Saves, kind: str) -> None:
    assert refusal(store, begin(store, kind=kind)).key == "refuse-correct-here"


def test_a_result_in_the_notebook_stays(store: Saves) -> None:
    session = begin(store, kind=CAMPAIGN)
    store.act(session, session.version, ENERGY)
    store.act(session, session.version, WON)
    with pytest.raises(UfsError) as caught:
        store.act(session, session.version, {"do": "correct", "set": {"result": None}})
    assert (caught.value.key, caught.value.rule) == ("store-campaign-noted", "C3")


# --- what it is called ---


def test_a_corrected_game_says_so_until_the_correction_is_taken_back(store: Saves) -> None:
    session = begin(store)

    def says_so() -> set[bool]:
        listed = summary(session.info, store.library, EN)
        return {view(session, EN)["corrected"], listed["corrected"], session.game.corrected}

    assert says_so() == {False}
    store.act(session, session.version, ENERGY)
    assert says_so() == {True}
    store.undo(session, session.version)
    assert says_so() == {False}
    store.redo(session, session.version)
    assert says_so() == {True}


def test_corrected_games_are_no_plain_games(any_store: AnySaves) -> None:
    for action in (None, ENERGY):
        session = begin(any_store)
        for one in (action, WON) if action else ():
            any_store.act(session, session.version, one)
    begin(any_store)
    results = any_store.storage.results(RECENT)
    found = statistics(results)
    assert (found["games"], found["corrected"], found["unfinished"]) == (0, 1, 2)
    assert results == results_of(any_store.storage.games(), RECENT)


def test_what_was_corrected_is_no_plain_game_when_it_goes_on_elsewhere(store: Saves) -> None:
    session = begin(store)
    store.act(session, session.version, ENERGY)
    with closing(sqlite3.connect(store.path)) as file, file:
        file.execute("""UPDATE steps SET action = '{"do": "correct", "set": {"energy": 99}}'""")
    other = store.again()
    with other.opened(session.id) as broken:
        assert broken.trouble is not None
        assert view(broken, EN)["corrected"]
    new = other.go_on(session.id)
    assert new.info.forked
    assert new.game.position()["energy"] == 4


# --- real cards by their names ---


def test_the_names_of_real_cards_survive_everything(any_store: AnySaves) -> None:
    session = any_store.create(Game.new({**BOX, "real": REAL}, 1, "manual"))
    title = "Der „#1“: Ñandú (Ann, B., 👩‍🚀)"
    any_store.act(session, session.version, ENERGY)
    with any_store.again().opened(session.id) as other:
        assert other.game.table.setup["real"] == REAL
        assert other.trouble is None
    assert view(session, EN)["table"]["title"] == title
    assert summary(session.info, any_store.library, EN)["title"] == title
    for copy in (
        any_store.load(any_store.export(session.id)),
        any_store.load(any_store.export(session.id, with_pieces=True)),
        any_store.fork(session.id, 1),
    ):
        assert copy.game.table.setup["real"] == REAL
        assert copy.game.position()["energy"] == 4


def test_a_profile_carries_corrections_and_names(store: Saves, tmp_path: Path) -> None:
    session = store.create(Game.new({**BOX, "real": REAL}, 1, "manual"))
    store.act(session, session.version, ENERGY)
    file, copy = tmp_path / "profile", tmp_path / "elsewhere" / "games.sqlite3"
    file.write_bytes(store.storage.export_profile())
    restore(copy, file)
    other = Saves(copy, built_in())
    with other.opened(session.id) as opened:
        assert opened.game.table.setup["real"] == REAL
        assert opened.info.corrected
        assert opened.game.position() == session.game.position()
    other.close()


def test_a_game_without_names_looks_as_it_always_did() -> None:
    unnamed: list[Any] = [None, {}, {"scenario": None, "characters": []}]
    for real in unnamed:
        assert "real" not in Game.new({**BOX, "real": real}, 1).position()["setup"]
    assert view_title(BOX) is None


def view_title(setup: dict[str, Any]) -> Any:
    from ufs.game.table_json import view_table

    return view_table(Game.new(setup, 1).table, EN)["title"]


@pytest.mark.parametrize(
    ("real", "title"),
    [
        ({"scenario": " A "}, "A"),
        ({"characters": ["B", "C"]}, "B, C"),
        ({"scenario": "A", "characters": ["B"]}, "A (B)"),
    ],
)
def test_a_title_says_scenario_and_characters(real: dict[str, Any], title: str) -> None:
    assert view_title({**BOX, "real": real}) == title


@pytest.mark.parametrize(
    "real",
    [
        {"scenario": "x" * 81},
        {"scenario": "  "},
        {"scenario": "\u202eevil"},
        {"scenario": "two\nlines"},
        {"characters": ["zero\u200bwidth"]},
        {"characters": ["x"] * 13},
        {"city": "Rome"},
    ],
)
def test_names_are_checked_like_all_text_from_strangers(real: dict[str, Any]) -> None:
    with pytest.raises(UfsError) as caught:
        Game.new({**BOX, "real": real}, 1)
    assert caught.value.code == "bad_setup"
    assert "real" in caught.value.message(EN)


@pytest.mark.parametrize(
    "ours", [{"scenario": "escort"}, {"characters": [{"id": "pilot", "upgraded": False}]}]
)
def test_a_card_is_real_or_ours(ours: dict[str, Any]) -> None:
    with pytest.raises(UfsError) as caught:
        Game.new({**BOX, **ours, "real": REAL}, 1)
    assert caught.value.key == "setup-real-and-ours"
