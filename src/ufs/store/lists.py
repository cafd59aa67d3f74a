"""What lists and statistics ask of a storage, and the answer from games that are in memory.

With thousands of games nobody wants all of them at once: a list comes in pages, and statistics are
counted where the games are. `sql_lists` does the same in SQL.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ufs.base.errors import UfsError, show
from ufs.base.words import Term
from ufs.store.storage import CAMPAIGN, GAME, PUZZLE, GameInfo

COUNTING = (GAME, CAMPAIGN)  # kinds of games that statistics are about
SEPARATOR = "~"  # in no number
Likeness = tuple[Any, Any, int, bool, str | None]  # edition, city, level, won, reason


@dataclass(frozen=True, kw_only=True)
class GamesAsked:
    """Which games of the list, and how many of them. Puzzles are listed only if asked for."""

    limit: int
    cursor: str | None = None  # `next` of the page before
    finished: bool | None = None  # None: all
    kind: str | None = None


@dataclass(frozen=True)
class GamesPage:
    """A part of the list, the game played last first."""

    games: list[GameInfo]
    total: int  # on all pages
    next: str | None  # where the next page begins; None on the last


@dataclass(frozen=True)
class ResultCount:
    """How many finished games were alike in all of this."""

    edition: Any  # None: unreadable
    city: Any  # None: there is none
    level: int
    won: bool
    reason: str | None
    games: int
    rounds: int  # of all of them
    fewest_rounds: int


@dataclass(frozen=True)
class Results:
    """What statistics are made of. Tutorials, puzzles, forks and imported games do not count.

    Nor do games in which facts were set by hand, but how many of them ended is told.
    """

    counts: list[ResultCount]
    in_order: list[bool]  # won or not, in the order they ended
    recent: list[GameInfo]  # that ended last, the last one first
    unfinished: int
    corrected: int = 0


def cursor_of(info: GameInfo) -> str:
    return f"{info.sequence}{SEPARATOR}{info.id}"


def read_cursor(cursor: str) -> tuple[int, str]:
    """The number and the id of the game before a page."""
    number, _, id = cursor.partition(SEPARATOR)
    if not re.fullmatch(r"[0-9]{1,15}", number):
        expected = Term("expected-whole-number")
        what = Term("misfit-wrong", found=show(cursor), expected=expected)
        raise UfsError("bad_request", "misfit-at", place="cursor", what=what)
    return int(number), id


def cut(found: Sequence[GameInfo], asked: GamesAsked, total: int) -> GamesPage:
    """A page of the games found behind its cursor; one too many says that there is another."""
    games = list(found[: asked.limit])
    return GamesPage(games, total, cursor_of(games[-1]) if len(found) > asked.limit else None)


# --- from games in memory ---


def page_of(newest_first: Iterable[GameInfo], asked: GamesAsked) -> GamesPage:
    fitting = [info for info in newest_first if fits(info, asked)]
    behind = [info for info in fitting if asked.cursor is None or is_behind(info, asked.cursor)]
    return cut(behind, asked, len(fitting))


def fits(info: GameInfo, asked: GamesAsked) -> bool:
    is_asked = info.kind == asked.kind if asked.kind else info.kind != PUZZLE
    return is_asked and asked.finished in (None, info.finished_at is not None)


def is_behind(info: GameInfo, cursor: str) -> bool:
    number, id = read_cursor(cursor)
    return info.sequence < number or (info.sequence == number and info.id > id)


def results_of(newest_first: Iterable[GameInfo], recent: int) -> Results:
    played = [
        info
        for info in newest_first
        if info.kind in COUNTING and not info.forked and not info.imported
    ]
    counting = [info for info in played if not info.corrected]
    corrected = [info for info in played if info.corrected and info.finished_at is not None]
    over = [info for info in counting if info.finished_at is not None][::-1]
    alike: dict[Likeness, list[int]] = {}
    for info in over:
        alike.setdefault(likeness(info), []).append(int((info.standing or {}).get("round", 0)))
    return Results(
        [
            ResultCount(*like, len(rounds), sum(rounds), min(rounds))
            for like, rounds in alike.items()
        ],
        [bool(info.won) for info in over],
        over[::-1][:recent],
        len(counting) - len(over),
        len(corrected),
    )


def likeness(info: GameInfo) -> Likeness:
    setup = info.readable_setup
    level = len(setup.get("hard", []))
    return setup.get("edition"), setup.get("city"), level, bool(info.won), info.reason
