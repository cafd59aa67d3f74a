"""Every storage keeps the same promises: a file of saves, a database, and one that forgets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ufs.store import memory, sql
from ufs.store.memory import MemoryStorage
from ufs.store.postgres import PostgresStorage
from ufs.store.sqlite import SqliteStorage
from ufs.store.storage import (
    CAMPAIGN,
    GAME,
    GAMES,
    PUZZLE,
    CampaignInfo,
    CampaignRecord,
    GameInfo,
    GameRecord,
    PuzzleNote,
    StepRecord,
    Storage,
)

POSTGRESQL = pytest.param("postgresql", marks=pytest.mark.postgres)


@pytest.fixture(params=["sqlite", "memory", POSTGRESQL])
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Storage]:
    made: Storage
    if request.param == "postgresql":
        made = PostgresStorage(request.getfixturevalue("database"))
    elif request.param == "sqlite":
        made = SqliteStorage(tmp_path / "games.sqlite3")
    else:
        made = MemoryStorage()
    yield made
    made.close()


def info(id: str = "abc", updated: str = "2026-11-17T10:00:00.000000Z", **more: Any) -> GameInfo:
    setup = {"edition": "box", "hard": []}
    return GameInfo(
        id=id,
        version=1,
        created="2026-11-17T09:00:00.000000Z",
        updated=updated,
        setup=setup,
        dice="auto",
        mode="strict",
        standing={"round": 1},
        **more,
    )


POSITION = {"format": "ufs-position/1", "round": 2}


def step(number: int) -> StepRecord:
    return StepRecord(number, {"do": "place", "worker": 0, "space": [1, number]}, [[number]])


def game(info: GameInfo, steps: int = 0) -> GameRecord:
    done = [step(number) for number in range(1, steps + 1)]
    seed, origin = str(2**64 - 1), {"format": "ufs-position/1"}
    return GameRecord(info, seed, origin, [[1, 2]], steps, done, position={"round": 1})


def campaign(id: str = "c", *games: str, updated: str = "2026") -> CampaignRecord:
    steps = [{"do": "begin", "game": name} for name in games]
    told = CampaignInfo(
        id=id, version=1, created="2026", updated=updated, name="N", chapter=2, score=-1, won=None
    )
    return CampaignRecord(told, {"steps": [{"do": "deal"}, *steps]})


def test_a_game_comes_back_as_it_was(storage: Storage) -> None:
    kept = game(info(kind=PUZZLE, forked=True, imported=True, won=True, reason="research"), 3)
    storage.add_game(kept)
    assert storage.read_game("abc") == kept
    assert storage.games() == [kept.info]
    assert storage.game_version("abc") == 1
    assert storage.read_game("xyz") is None
    assert storage.game_version("xyz") is None


def test_the_game_played_last_comes_first(storage: Storage) -> None:
    for id, updated in (("b", "2026"), ("c", "2025"), ("a", "2024")):  # the clock goes backwards
        storage.add_game(game(info(id, updated)))
    assert [one.id for one in storage.games()] == ["a", "c", "b"]
    moved = replace(info("b"), version=2, updated="2023")
    assert storage.change_game(moved, 0, None, POSITION)
    assert [one.id for one in storage.games()] == ["b", "a", "c"]


def test_a_change_takes_the_next_version_and_nobody_elses(storage: Storage) -> None:
    storage.add_game(game(info(), 1))
    second = replace(info(), version=2, updated="2027", standing={"round": 2})
    assert storage.change_game(second, 2, step(2), POSITION)
    assert not storage.change_game(second, 2, step(2), POSITION)
    assert not storage.change_game(replace(second, version=9), 2, None, POSITION)
    assert not storage.change_game(replace(second, id="xyz"), 2, None, POSITION)
    found = storage.read_game("abc")
    assert found is not None
    assert (found.info, found.at, list(found.steps)) == (second, 2, [step(1), step(2)])
    assert found.position == POSITION


def test_a_new_step_replaces_what_was_taken_back(storage: Storage) -> None:
    storage.add_game(game(info(), 4))
    assert storage.change_game(replace(info(), version=2), 1, None, POSITION)
    found = storage.read_game("abc")
    assert found is not None
    assert (found.at, len(found.steps)) == (1, 4)
    other = StepRecord(2, {"do": "done"}, [])
    assert storage.change_game(replace(info(), version=3), 2, other, POSITION)
    found = storage.read_game("abc")
    assert found is not None
    assert (found.at, list(found.steps)) == (2, [step(1), other])


def test_a_deleted_game_is_in_the_bin_and_nowhere_else(storage: Storage) -> None:
    storage.add_game(game(info(), 1))
    kept = storage.read_game("abc")
    assert storage.delete_game("abc")
    assert not storage.delete_game("abc")
    assert storage.read_game("abc") is None
    assert storage.game_version("abc") is None
    assert storage.games() == []
    assert not storage.change_game(replace(info(), version=2), 1, None, POSITION)
    (binned,) = storage.bin()
    assert (binned.table, binned.id, binned.info) == (GAMES, "abc", info())
    assert storage.restore_game("abc")
    assert not storage.restore_game("abc")
    assert storage.read_game("abc") == kept
    assert storage.bin() == []


def test_what_was_deleted_long_before_is_in_the_bin_all_the_same(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clock without a battery says 1970: such a game was neither in a list nor in the bin."""
    for module in (sql, memory):
        monkeypatch.setattr(module, "now", lambda: "1970-01-01T00:00:07.000000Z")
    storage.add_game(game(info(), 1))
    storage.delete_game("abc")
    assert [binned.id for binned in storage.bin()] == ["abc"]
    assert storage.empty_bin() == 1


def test_a_restored_game_is_in_its_place_of_the_list(storage: Storage) -> None:
    for id in ("a", "b", "c"):
        storage.add_game(game(info(id), 1))
    storage.delete_game("a")
    storage.restore_game("a")
    assert [one.id for one in storage.games()] == ["c", "b", "a"]


@pytest.mark.parametrize("is_named", [True, False])
def test_a_restored_game_belongs_to_a_campaign_only_if_that_names_it(
    storage: Storage, is_named: bool
) -> None:
    """Its campaign had put another game on the table: it came back as the game of none."""
    storage.add_game(game(info(kind=CAMPAIGN), 1))
    storage.add_campaign(campaign("c", "abc"))
    storage.delete_game("abc")
    on_table = ["abc"] if is_named else ["xyz"]
    changed = campaign("c", *on_table)
    assert storage.change_campaign(replace(changed, info=replace(changed.info, version=2)))
    assert storage.restore_game("abc")
    found = [(one.kind, one.version) for one in storage.games()]
    assert found == [(CAMPAIGN, 1) if is_named else (GAME, 2)]


def test_emptying_the_bin_leaves_what_came_later_and_what_is_not_in_it(storage: Storage) -> None:
    for id in ("a", "b"):
        storage.add_game(game(info(id), 1))
    storage.add_campaign(campaign("c"))
    storage.delete_game("a")
    storage.delete_campaign("c")
    assert storage.empty_bin("2020-01-01T00:00:00.000000Z") == 0
    assert len(storage.bin()) == 2
    assert storage.empty_bin() == 2
    assert storage.bin() == []
    assert not storage.restore_game("a")
    assert [one.id for one in storage.games()] == ["b"]


def test_a_game_nobody_saw_is_gone_for_good(storage: Storage) -> None:
    storage.add_game(game(info(), 1))
    assert storage.remove_game("abc")
    assert not storage.remove_game("abc")
    assert (storage.bin(), storage.games()) == ([], [])


def test_campaigns_are_kept_and_changed_like_games(storage: Storage) -> None:
    kept = campaign("c", "abc")
    storage.add_campaign(kept)
    storage.add_campaign(campaign("d", updated="2027"))
    assert storage.read_campaign("c") == kept
    assert storage.read_campaign("x") is None
    assert [one.id for one in storage.campaigns()] == ["d", "c"]
    changed = CampaignRecord(replace(kept.info, version=2, score=7, won=True), {"steps": []})
    assert storage.change_campaign(changed)
    assert not storage.change_campaign(changed)
    assert storage.read_campaign("c") == changed


def test_a_campaigns_game_is_added_with_the_campaign_that_names_it(storage: Storage) -> None:
    storage.add_campaign(campaign())
    linked = campaign("c", "abc")
    linked = replace(linked, info=replace(linked.info, version=2))
    begun = game(info(kind=CAMPAIGN), 1)
    assert storage.add_campaign_game(begun, linked)
    assert (storage.read_game("abc"), storage.read_campaign("c")) == (begun, linked)


def test_a_campaigns_game_is_not_added_to_an_old_version(storage: Storage) -> None:
    storage.add_campaign(campaign())
    stale = campaign("c", "abc")  # version 1 again, not the one after it
    assert not storage.add_campaign_game(game(info(kind=CAMPAIGN)), stale)
    assert storage.games() == []
    assert storage.read_campaign("c") == campaign()


def test_a_puzzles_game_is_added_with_the_note_that_names_it(storage: Storage) -> None:
    storage.note_puzzle("p", tries=2, judged=5)
    assert storage.add_puzzle_game(game(info(kind=PUZZLE)), "p", None)
    assert not storage.add_puzzle_game(game(info("later", kind=PUZZLE)), "p", None)
    assert [one.id for one in storage.games()] == ["abc"]
    assert storage.puzzle_notes() == {"p": PuzzleNote("p", "abc", 2)}


def test_the_campaign_of_a_game_is_the_one_changed_last(storage: Storage) -> None:
    storage.add_campaign(campaign("a", "abc", updated="2025"))
    storage.add_campaign(campaign("b", "abc", updated="2026"))
    storage.add_campaign(campaign("c", "xyz", updated="2027"))
    found = storage.campaign_of_game("abc")
    assert found is not None
    assert found.id == "b"
    assert storage.campaign_of_game("nothing") is None


@pytest.mark.rule("C3")
def test_games_of_a_deleted_campaign_stay_unless_a_copy_names_them(storage: Storage) -> None:
    for id in ("abc", "def"):
        storage.add_game(game(info(id, kind=CAMPAIGN)))
    storage.add_game(game(info("own")))
    storage.add_campaign(campaign("c", "abc", "def", "own"))
    storage.add_campaign(campaign("copy", "def"))
    assert storage.delete_campaign("c")
    assert not storage.delete_campaign("c")
    found = {one.id: (one.kind, one.version) for one in storage.games()}
    assert found == {"abc": (GAME, 2), "def": (CAMPAIGN, 1), "own": (GAME, 1)}
    assert storage.read_campaign("c") is None
    assert [one.id for one in storage.campaigns()] == ["copy"]
    binned = campaign("c")
    assert not storage.change_campaign(replace(binned, info=replace(binned.info, version=2)))


@pytest.mark.rule("C3")
def test_a_campaign_from_the_bin_has_its_games_again(storage: Storage) -> None:
    storage.add_game(game(info("abc", kind=CAMPAIGN)))
    storage.add_campaign(campaign("c", "abc"))
    assert storage.delete_campaign("c")
    assert storage.campaign_of_game("abc") is None
    assert storage.restore_campaign("c")
    assert not storage.restore_campaign("c")
    assert [(one.kind, one.version) for one in storage.games()] == [(CAMPAIGN, 3)]
    found = storage.campaign_of_game("abc")
    assert found is not None
    assert found.id == "c"


def test_settings_and_notes_are_kept_one_by_one(storage: Storage) -> None:
    storage.set_settings({"language": "fr", "sound": True})
    storage.set_settings({"sound": False})
    assert storage.settings() == {"language": "fr", "sound": False}
    storage.note_puzzle("p", tries=2)
    storage.note_puzzle("p", solved="2026")
    assert storage.puzzle_notes() == {"p": PuzzleNote("p", None, 2, None, "2026")}
    assert storage.notice() is None


@pytest.mark.parametrize("strange", ["\0", "abc\0", "\ud800", "x" * 5000, "'; --", "ä"])
def test_an_id_that_nobody_could_have_given_is_unknown(storage: Storage, strange: str) -> None:
    storage.add_game(game(info()))
    assert storage.read_game(strange) is None
    assert storage.game_version(strange) is None
    assert not storage.delete_game(strange)
    assert not storage.change_game(replace(info(strange), version=2), 0, None, POSITION)
    assert storage.read_campaign(strange) is None
    assert storage.campaign_of_game(strange) is None
    assert storage.read_pieces(strange) is None
    assert storage.raw("games", strange) is None
    assert not storage.restore_game(strange)


def test_any_text_that_json_can_hold_comes_back(storage: Storage) -> None:
    strange = "NUL \0, \u2028, 🛸, \\u0000"
    storage.set_settings({"language": strange})
    assert storage.settings() == {"language": strange}
    kept = replace(game(info()), comments={"0": [strange]}, origin={"name": strange})
    storage.add_game(kept)
    assert storage.read_game("abc") == kept


def test_pieces_are_kept_once_for_all_sets(storage: Storage) -> None:
    storage.keep_pieces("set", {"a": {"n": 1}, "b": {"n": 2}})
    storage.keep_pieces("set", {"a": {"n": 1}, "b": {"n": 2}})
    storage.keep_pieces("other", {"b": {"n": 2}, "c": {"n": 3}})
    assert storage.read_pieces("set") == {"a": {"n": 1}, "b": {"n": 2}}
    assert storage.read_pieces("other") == {"b": {"n": 2}, "c": {"n": 3}}
    assert storage.read_pieces("none") is None


def test_older_games_and_campaigns_learn_of_their_pieces_once(storage: Storage) -> None:
    storage.add_game(game(info("old")))
    storage.add_game(game(info("new", pieces="known")))
    storage.add_campaign(campaign("c"))
    assert [one.id for one in storage.games_without_pieces()] == ["old"]
    assert [one.info.id for one in storage.campaigns_without_pieces()] == ["c"]
    storage.set_pieces("found", ["old"], ["c"])
    assert storage.games_without_pieces() == []
    assert storage.campaigns_without_pieces() == []
    assert {one.id: (one.pieces, one.version) for one in storage.games()} == {
        "old": ("found", 1),
        "new": ("known", 1),
    }
