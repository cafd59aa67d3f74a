"""Pages of games and results of games: SQLite counts as one would by hand."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tests.store.test_storage import game, info
from ufs.store.lists import GamesAsked, GamesPage, Results
from ufs.store.memory import MemoryStorage
from ufs.store.sqlite import SqliteStorage
from ufs.store.storage import CAMPAIGN, GAME, PUZZLE, TUTORIAL, GameInfo, Storage

KINDS = (GAME, GAME, GAME, CAMPAIGN, TUTORIAL, PUZZLE)
LOSSES = ("damage", "mothership")
UNREADABLE = "unreadable"  # the id of a game


def made_up(number: int, chance: random.Random) -> GameInfo:
    """A game of any kind; many were played or ended at the same moment."""
    edition = chance.choice(("box", "box", "pnp1", None))
    setup: dict[str, Any] = {"edition": edition} if edition else {}
    if edition == "box":
        setup["city"] = chance.choice(("roswell", "new-york"))
    if edition and chance.random() < 0.7:
        setup["hard"] = ["x"] * chance.randrange(3)
    is_over = chance.random() < 0.6
    won = chance.random() < 0.5 if is_over else None
    return replace(
        info(f"g{number:05}", f"2026-{chance.randrange(40):02}", kind=chance.choice(KINDS)),
        setup=setup,
        standing=chance.choice(({"round": chance.randrange(1, 12)}, {})),
        won=won,
        reason={None: None, True: "research", False: chance.choice(LOSSES)}[won],
        finished_at=f"2026-{chance.randrange(40):02}" if is_over else None,
        forked=chance.random() < 0.1,
        imported=chance.random() < 0.1,
    )


@pytest.fixture
def sqlite(tmp_path: Path) -> Iterator[SqliteStorage]:
    storage = SqliteStorage(tmp_path / "games.sqlite3")
    yield storage
    storage.close()


@pytest.fixture
def memory(sqlite: SqliteStorage) -> MemoryStorage:
    """Both storages hold the same three hundred games."""
    storage, chance = MemoryStorage(), random.Random(16)
    for number in range(300):
        record = game(made_up(number, chance))
        sqlite.add_game(record)
        storage.add_game(record)
    return storage


def pages(storage: Storage, **asked: Any) -> Iterator[GamesPage]:
    """One page after the other, to the last."""
    page = storage.page_of_games(GamesAsked(**asked))
    yield page
    while page.next is not None:
        page = storage.page_of_games(GamesAsked(**asked, cursor=page.next))
        yield page


def test_the_pages_are_the_list(sqlite: SqliteStorage, memory: MemoryStorage) -> None:
    for finished, kind in product((None, True, False), (None, TUTORIAL, PUZZLE)):
        expected = [
            one
            for one in sqlite.games()
            if (one.kind == kind if kind else one.kind != PUZZLE)
            and (finished is None or finished == (one.finished_at is not None))
        ]
        storages: tuple[Storage, ...] = (sqlite, memory)
        for storage, limit in product(storages, (1, 7, len(expected), 1000)):
            found = list(pages(storage, limit=limit, finished=finished, kind=kind))
            assert [one for page in found for one in page.games] == expected
            assert {page.total for page in found} == {len(expected)}
            assert all(len(page.games) == limit for page in found[:-1])


def test_a_page_goes_on_where_the_last_one_ended(sqlite: SqliteStorage) -> None:
    """Whatever was deleted or played in between: no game is left out."""
    for number in reversed(range(6)):
        sqlite.add_game(game(info(f"g{number}")))
    first = sqlite.page_of_games(GamesAsked(limit=2))
    assert [one.id for one in first.games] == ["g0", "g1"]
    sqlite.delete_game("g1")
    played = replace(info("g3"), version=2, updated="2027")
    assert sqlite.change_game(played, 0, None, {})
    second = sqlite.page_of_games(GamesAsked(limit=2, cursor=first.next))
    assert [one.id for one in second.games] == ["g2", "g4"]


def test_bad_rows_do_not_hide_the_games_behind_them(sqlite: SqliteStorage) -> None:
    for number in reversed(range(9)):
        sqlite.add_game(game(info(f"g{number}")))
    with sqlite.writer.begin() as connection:
        bad = "('g0', 'g1', 'g2', 'g4', 'g7', 'g8')"
        connection.execute(text(f"UPDATE games SET mode = 'x' WHERE id IN {bad}"))
    for limit in (1, 2, 3, 20):
        found = list(pages(sqlite, limit=limit))
        assert [one.id for page in found for one in page.games] == ["g3", "g5", "g6"]


def spoil(storage: SqliteStorage) -> None:
    with storage.writer.begin() as connection:
        broken = {"text": "{not json", "id": UNREADABLE}
        for column in ("setup", "standing"):
            connection.execute(text(f"UPDATE games SET {column} = :text WHERE id = :id"), broken)


def test_sqlite_counts_like_memory(sqlite: SqliteStorage, memory: MemoryStorage) -> None:
    over = info(UNREADABLE, won=False, reason="damage", finished_at="2026-99")
    sqlite.add_game(game(over))
    spoil(sqlite)  # it is named, and counts no more

    def comparable(found: Results) -> tuple[Any, ...]:
        return Counter(found.counts), found.in_order, found.recent, found.unfinished

    found = sqlite.results(20)
    assert comparable(found) == comparable(memory.results(20))
    assert [one.id for one in sqlite.unreadable()] == [UNREADABLE]
    assert sum(one.games for one in found.counts) == len(found.in_order) > 50
