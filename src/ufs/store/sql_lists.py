"""Pages of games and results of games in SQL: only what is shown is read."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, case, func, or_, select
from sqlalchemy.orm import Session, defer

from ufs.store.bad_rows import BadRows
from ufs.store.lists import (
    COUNTING,
    GamesAsked,
    GamesPage,
    ResultCount,
    Results,
    cut,
    read_cursor,
    results_of,
)
from ufs.store.rows import game_info
from ufs.store.statements import GAMES
from ufs.store.storage import PUZZLE, GameInfo
from ufs.store.tables import GameRow

THERE = GAMES.c.deleted.is_(None)
COUNTS = and_(THERE, GAMES.c.kind.in_(COUNTING), ~GAMES.c.forked, ~GAMES.c.imported)
IS_OVER = GAMES.c.finished_at.is_not(None)
NEWEST_FIRST = GAMES.c.sequence.desc(), GAMES.c.id


def read_page(session: Session, asked: GamesAsked, bad: BadRows) -> GamesPage:
    """A page of the list. Rows are read until it is full: bad ones must not hide those behind."""
    fits = fitting(asked)
    found = select(GameRow).where(fits).order_by(*NEWEST_FIRST).options(defer(GameRow.position))
    if asked.cursor is not None:
        found = found.where(behind(asked.cursor))
    one_more = asked.limit + 1  # says that there is another page
    rows = session.scalars(found.execution_options(yield_per=one_more))
    games = list(islice(bad.readable(rows, game_info), one_more))
    rows.close()
    return cut(games, asked, count(session, fits))


def fitting(asked: GamesAsked) -> ColumnElement[bool]:
    is_kind = GAMES.c.kind == asked.kind if asked.kind else GAMES.c.kind != PUZZLE
    is_asked = and_(THERE, is_kind)
    if asked.finished is None:
        return is_asked
    return and_(is_asked, IS_OVER if asked.finished else ~IS_OVER)


def behind(cursor: str) -> ColumnElement[bool]:
    """All that comes after one game in the list: it may have been deleted or played since."""
    number, id = read_cursor(cursor)
    tied = and_(GAMES.c.sequence == number, GAMES.c.id > id)
    return and_(GAMES.c.sequence <= number, or_(GAMES.c.sequence < number, tied))


def infos(session: Session, found: Select[Any], bad: BadRows) -> list[GameInfo]:
    rows = session.scalars(found.options(defer(GameRow.position)))
    return list(bad.readable(rows, game_info))


def count(session: Session, which: ColumnElement[bool]) -> int:
    return session.execute(select(func.count()).select_from(GAMES).where(which)).scalar_one()


def read_results(session: Session, recent: int, bad: BadRows, unreadable: Sequence[str]) -> Results:
    """How games ended. Only SQLite counts them itself: it can tell whether a text is JSON."""
    newest_first = select(GameRow).where(THERE).order_by(*NEWEST_FIRST)
    if session.get_bind().dialect.name != "sqlite":
        return results_of(infos(session, newest_first, bad), recent)
    played = and_(COUNTS, GAMES.c.id.not_in(unreadable))
    is_corrected = func.coalesce(inside(GAMES.c.standing, "corrected"), 0) == 1
    counting = and_(played, ~is_corrected)
    over = and_(counting, IS_OVER)
    first_to_last = GAMES.c.sequence, GAMES.c.id.desc()
    won = session.scalars(select(GAMES.c.won).where(over).order_by(*first_to_last))
    return Results(
        [ResultCount(**row) for row in session.execute(alike(over)).mappings()],
        [bool(one) for one in won],
        infos(session, newest_first.where(over).limit(recent), bad),
        count(session, and_(counting, ~IS_OVER)),
        count(session, and_(played, IS_OVER, is_corrected)),
    )


def alike(which: ColumnElement[bool]) -> Select[Any]:
    """A row for all games that are alike: a few hundred at most, however many games there are."""
    level = readable(GAMES.c.setup, func.json_array_length(GAMES.c.setup, "$.hard"))
    rounds = func.coalesce(inside(GAMES.c.standing, "round"), 0)
    like = [
        inside(GAMES.c.setup, "edition").label("edition"),
        inside(GAMES.c.setup, "city").label("city"),
        func.coalesce(level, 0).label("level"),
        func.coalesce(GAMES.c.won, False).label("won"),
        GAMES.c.reason,
    ]
    counts = [
        func.count().label("games"),
        func.sum(rounds).label("rounds"),
        func.min(rounds).label("fewest_rounds"),
    ]
    return select(*like, *counts).where(which).group_by(*like)


def inside(column: ColumnElement[Any], name: str) -> ColumnElement[Any]:
    """A field of a JSON column."""
    return readable(column, func.json_extract(column, f"$.{name}"))


def readable(column: ColumnElement[Any], value: ColumnElement[Any]) -> ColumnElement[Any]:
    """Invalid JSON reads as null, so that one bad row never hides the others."""
    return case((func.json_valid(column) == 1, value))
