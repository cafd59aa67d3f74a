"""Every storage keeps the same promises: a file of saves, and one that forgets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ufs.store.memory import MemoryStorage
from ufs.store.sqlite import SqliteStorage
from ufs.store.storage import (
    CAMPAIGN,
    GAME,
    PUZZLE,
    CampaignInfo,
    CampaignRecord,
    GameInfo,
    GameRecord,
    PuzzleNote,
    StepRecord,
    Storage,
)


@pytest.fixture(params=["sqlite", "memory"])
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Storage]:
    made: Storage
    made = (
        MemoryStorage() if request.param == "memory" else SqliteStorage(tmp_path / "games.sqlite3")
    )
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


def step(number: int) -> StepRecord:
    return StepRecord(number, {"do": "place", "worker": 0, "space": [1, number]}, [[number]])


def game(info: GameInfo, steps: int = 0) -> GameRecord:
    done = [step(number) for number in range(1, steps + 1)]
    return GameRecord(info, str(2**64 - 1), {"format": "ufs-position/1"}, [[1, 2]], steps, done)


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
    for id, updated in (("b", "2025"), ("c", "2026"), ("a", "2025")):
        storage.add_game(game(info(id, updated)))
    assert [one.id for one in storage.games()] == ["c", "a", "b"]


def test_a_change_takes_the_next_version_and_nobody_elses(storage: Storage) -> None:
    storage.add_game(game(info(), 1))
    second = replace(info(), version=2, updated="2027", standing={"round": 2})
    assert storage.change_game(second, 2, step(2))
    assert not storage.change_game(second, 2, step(2))
    assert not storage.change_game(replace(second, version=9), 2, None)
    assert not storage.change_game(replace(second, id="xyz"), 2, None)
    found = storage.read_game("abc")
    assert found is not None
    assert (found.info, found.at, list(found.steps)) == (second, 2, [step(1), step(2)])


def test_a_new_step_replaces_what_was_taken_back(storage: Storage) -> None:
    storage.add_game(game(info(), 4))
    assert storage.change_game(replace(info(), version=2), 1, None)
    found = storage.read_game("abc")
    assert found is not None
    assert (found.at, len(found.steps)) == (1, 4)
    other = StepRecord(2, {"do": "done"}, [])
    assert storage.change_game(replace(info(), version=3), 2, other)
    found = storage.read_game("abc")
    assert found is not None
    assert (found.at, list(found.steps)) == (2, [step(1), other])


def test_a_deleted_game_is_gone_and_its_puzzle_begins_anew(storage: Storage) -> None:
    storage.add_game(game(info(), 1))
    storage.note_puzzle("p", game="abc", tries=1)
    assert storage.delete_game("abc")
    assert not storage.delete_game("abc")
    assert storage.read_game("abc") is None
    assert storage.puzzle_notes() == {"p": PuzzleNote("p", None, 1)}


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


def test_settings_and_notes_are_kept_one_by_one(storage: Storage) -> None:
    storage.set_settings({"language": "fr", "sound": True})
    storage.set_settings({"sound": False})
    assert storage.settings() == {"language": "fr", "sound": False}
    storage.note_puzzle("p", tries=2)
    storage.note_puzzle("p", solved="2026")
    assert storage.puzzle_notes() == {"p": PuzzleNote("p", None, 2, None, "2026")}
    assert storage.notice() is None
