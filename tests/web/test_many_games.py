"""Ten thousand games: a list is a page of them, and statistics are counted where the games are."""

from __future__ import annotations

import sqlite3
from typing import Any

from sqlalchemy import event, insert, select
from starlette.testclient import TestClient

from tests.support.saves import Saves
from ufs.game import Game
from ufs.play.statistics import RECENT
from ufs.store.tables import Base, GameRow

GAMES = Base.metadata.tables[GameRow.__tablename__]
MANY = 10_000
LARGEST_ANSWER = 50_000  # bytes; all games would be a hundred times as many


def fill(store: Saves) -> None:
    """A real game, and copies of it: every third is lost, every third won, the others go on."""
    store.create(Game.new({"edition": "box", "threat": 2}, 1))
    with store.storage.writer.begin() as connection:
        row = dict(connection.execute(select(GAMES)).mappings().one())
        connection.execute(insert(GAMES), [row | changes(number) for number in range(1, MANY)])


def changes(number: int) -> dict[str, Any]:
    """What is different in a copy."""
    when = f"2026-01-01T{number:06}"
    ends: list[dict[str, Any]] = [
        {"won": False, "reason": "damage", "finished_at": when},
        {"won": True, "reason": "research", "finished_at": when},
        {},
    ]
    return {"id": f"g{number}", "updated": when, "sequence": number + 1, **ends[number % 3]}


class Rows:
    """Counts the rows that SQLite hands out."""

    def __init__(self, store: Saves) -> None:
        self.count = 0
        event.listen(store.storage.engine, "checkout", self.watch)

    def watch(self, connection: sqlite3.Connection, *_: Any) -> None:
        connection.row_factory = self.see

    def see(self, _: sqlite3.Cursor, row: tuple[Any, ...]) -> tuple[Any, ...]:
        self.count += 1
        return row


def test_a_list_is_read_page_by_page(store: Saves, client: TestClient) -> None:
    fill(store)
    rows = Rows(store)
    answer = client.get("/api/games?limit=20&finished=true")
    page = answer.json()
    assert (len(page["games"]), page["total"]) == (20, 6666)
    assert len(answer.content) < LARGEST_ANSWER
    assert rows.count == 20 + 1 + 1  # one more tells that there is another page; one is the total
    following = {"limit": 20, "finished": True, "cursor": page["next"]}
    next_page = client.get("/api/games", params=following).json()
    ids = [game["id"] for one in (page, next_page) for game in one["games"]]
    assert ids == [f"g{number}" for number in range(MANY - 1, 0, -1) if number % 3 != 2][:40]
    assert len(client.get("/api/games").content) < LARGEST_ANSWER


def test_statistics_read_a_result_of_every_game_and_no_more(
    store: Saves, client: TestClient
) -> None:
    fill(store)
    client.get(
        "/api/statistics"
    )  # the first time, all rows are looked at, whether they are readable
    rows = Rows(store)
    answer = client.get("/api/statistics")
    found = answer.json()
    assert (found["won"], found["lost"], found["unfinished"]) == (3333, 3333, MANY - 6666)
    assert found["levels"] == [{"edition": "box", "level": 2, "played": 6666, "won": 3333}]
    assert [game["id"] for game in found["recent"]][:2] == [f"g{MANY - 1}", f"g{MANY - 3}"]
    # won or not in order, two kinds of results, totals of the unfinished and the corrected ones
    assert rows.count == 6666 + 2 + RECENT + 2
