"""Statistics: only whole games of one's own count."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.support.saves import Saves
from ufs.base.words import Words
from ufs.content.loader import built_in
from ufs.game import Game
from ufs.play.statistics import RECENT, statistics, statistics_json, streaks
from ufs.store.lists import results_of


def finish(store: Saves, seed: int, setup: dict[str, Any], **more: Any) -> bool:
    """Play a game to its end; whether it was won."""
    saved = store.create(Game.new(setup, seed), **more)
    while not saved.game.is_over:
        store.act(saved, saved.version, saved.game.actions()[0])
    assert saved.game.result is not None
    return bool(saved.game.result["won"])


def test_streaks() -> None:
    assert streaks([]) == {"current": 0, "best": 0}
    assert streaks([True, True, False, True]) == {"current": 1, "best": 2}
    assert streaks([True, False]) == {"current": 0, "best": 1}


def test_only_whole_games_of_ones_own_count(tmp_path: Path) -> None:
    store = Saves(tmp_path / "games.sqlite3", built_in())
    empty = statistics(store.storage.results(RECENT))
    assert (empty["games"], empty["average_rounds"], empty["fewest_rounds"]) == (0, None, None)
    box, cards = {"edition": "box", "threat": 2}, {"edition": "pnp2", "level": 8}
    finish(store, 1, box)
    finish(store, 2, {"edition": "box", "city": "new-york"})
    finish(store, 3, cards)
    finish(store, 4, box, kind="tutorial")
    finish(store, 5, box, forked=True)
    finish(store, 6, box, imported=True)
    store.create(Game.new(box, 7))
    found = statistics_json(store.storage.results(RECENT), store.library, Words("de"))
    assert found["games"] == 3
    assert found["unfinished"] == 1
    assert found["won"] + found["lost"] == 3
    assert sum(found["losses"].values()) == found["lost"]
    assert {entry["id"]: entry["played"] for entry in found["editions"]} == {"box": 2, "pnp2": 1}
    assert {entry["id"] for entry in found["cities"]} == {"roswell", "new-york"}
    assert {(e["edition"], e["level"], e["played"]) for e in found["levels"]} == {
        ("box", 0, 1),
        ("box", 2, 1),
        ("pnp2", 8, 1),
    }
    assert [entry["setup"]["edition"] for entry in found["recent"]] == ["pnp2", "box", "box"]
    assert found["average_rounds"] > 1


def test_a_loss_that_is_taken_back_is_none(tmp_path: Path) -> None:
    store = Saves(tmp_path / "games.sqlite3", built_in())
    finish(store, 1, {"edition": "box"})
    (row,) = store.games()
    assert statistics(store.storage.results(RECENT))["lost"] == 1
    with store.opened(row.id) as saved:
        store.undo(saved, saved.version)
        assert statistics(store.storage.results(RECENT))["games"] == 0
        store.redo(saved, saved.version)
    assert statistics(store.storage.results(RECENT))["games"] == 1


def test_wins_are_counted(tmp_path: Path) -> None:
    """Random games are hardly ever won, so the rows say so."""
    store = Saves(tmp_path / "games.sqlite3", built_in())
    for seed in range(4):
        finish(store, seed, {"edition": "box"})
    rows = sorted(store.games(), key=lambda row: str(row.finished_at))
    rows = [
        replace(row, won=won, reason="research" if won else "mothership")
        for row, won in zip(rows, (True, True, False, True), strict=True)
    ]
    found = statistics(results_of(rows[::-1], RECENT))
    assert (found["won"], found["lost"]) == (3, 1)
    assert found["streaks"] == {"current": 1, "best": 2}
    assert found["losses"] == {"damage": 0, "mothership": 1}
    rounds = [row.standing["round"] for row in rows if row.won and row.standing]
    assert found["fewest_rounds"] == min(rounds)
