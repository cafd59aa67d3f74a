"""Threads that write take turns: nobody is refused, and nobody waits while others go twice."""

from __future__ import annotations

import threading
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from tests.store.test_storage import POSITION, game, info
from tests.support.lab import wait_until
from ufs.base.errors import UfsError
from ufs.store.sqlite import Move, SqliteStorage
from ufs.store.turns import Turns

WRITERS, TURNS_EACH = 40, 12


def in_threads(work: list[threading.Thread]) -> None:
    for thread in work:
        thread.start()
    for thread in work:
        thread.join()


def test_turns_are_given_in_the_order_of_asking() -> None:
    turns, order = Turns(), list[int]()

    def work(number: int) -> None:
        with turns:
            order.append(number)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(WRITERS)]
    with turns:
        for number, thread in enumerate(threads):
            thread.start()
            wait_until(lambda n=number: len(turns._waiting) == n + 1, "a thread waits")  # type: ignore[misc]
    for thread in threads:
        thread.join()
    assert order == list(range(WRITERS))
    with turns:  # and it is free again
        pass


def test_a_turn_goes_on_to_the_next_after_an_error() -> None:
    turns = Turns()
    with pytest.raises(ValueError, match="no"), turns:
        raise ValueError("no")
    with turns:
        pass


def test_whoever_gives_up_waiting_does_not_keep_the_others_waiting() -> None:
    turns = Turns()
    with turns:
        impatient = threading.Event()
        turns._waiting.append(impatient)
        turns._give_up(impatient)
    with turns:
        late = threading.Event()
        turns._waiting.append(late)
    assert late.is_set()
    turns._give_up(late)  # Ctrl-C came in the moment in which it was given the turn
    with turns:
        pass


def test_forty_threads_write_and_each_gets_its_turn(tmp_path: Path) -> None:
    """Counted in turns, not in seconds: between two of mine, everybody else has at most two."""
    storage = SqliteStorage(tmp_path / "games.sqlite3")
    ids = [f"game{number}" for number in range(WRITERS)]
    for id in ids:
        storage.add_game(game(info(id)))
    order: list[str] = []
    problems: list[UfsError] = []
    together = threading.Barrier(WRITERS)

    def work(id: str) -> None:
        together.wait()
        for version in range(2, 2 + TURNS_EACH):
            try:
                assert storage.change_game(replace(info(id), version=version), 0, None, POSITION)
            except UfsError as error:
                problems.append(error)
            order.append(id)

    in_threads([threading.Thread(target=work, args=(id,)) for id in ids])
    storage.close()
    assert problems == []
    assert Counter(order) == dict.fromkeys(ids, TURNS_EACH)
    assert longest_wait(order) <= 3 * WRITERS


def longest_wait(order: list[str]) -> int:
    """The most turns of others between two of the same thread."""
    last: dict[str, int] = {}
    longest = 0
    for place, id in enumerate(order):
        longest = max(longest, place - last.get(id, place))
        last[id] = place
    return longest


def test_a_move_that_cannot_be_saved_spoils_no_other(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "games.sqlite3")
    moves = []
    for id in ("before", "bad", "after"):
        storage.add_game(game(info(id)))
        position = {"no JSON": object()} if id == "bad" else POSITION
        moves.append(Move(replace(info(id), version=2), 0, None, position))
    storage._save_moves(moves)
    assert [(move.is_done, move.is_saved) for move in moves] == [
        (True, True),
        (True, False),
        (True, True),
    ]
    assert [move.error is None for move in moves] == [True, False, True]
    assert [storage.game_version(id) for id in ("before", "bad", "after")] == [2, 1, 2]
    storage.close()


def test_while_another_program_writes_nobody_waits_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage, tries = SqliteStorage(tmp_path / "games.sqlite3"), list[str]()

    def busy(*_: object) -> bool:
        tries.append("")
        raise UfsError("not_saved", "store-busy")

    monkeypatch.setattr("ufs.store.sqlite.write_move", busy)
    moves = [Move(replace(info(id), version=2), 0, None, POSITION) for id in ("one", "other")]
    storage._save_moves(moves)
    assert len(tries) == 1
    assert all(isinstance(move.error, UfsError) for move in moves)
    storage.close()
