"""Statistics: only games played from start to finish count."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from ufs.base.words import Words
from ufs.content.loader import Library
from ufs.play.game_json import city_name, edition_name, summary
from ufs.store.storage import GameInfo

RECENT = 10  # finished games that are listed
Figures = dict[str, Any]


def statistics_json(games: list[GameInfo], library: Library, words: Words) -> Figures:
    """The figures with names of editions and cities, and the games that ended last."""
    figures = statistics(games)

    def named(entries: list[Figures], name: Callable[[Library, str, Words], str]) -> list[Figures]:
        return [
            {"id": one["of"], "name": name(library, one["of"], words), **without_of(one)}
            for one in entries
        ]

    return {
        **figures,
        "editions": named(figures["editions"], edition_name),
        "cities": named(figures["cities"], city_name),
        "levels": [
            {"edition": one["of"][0], "level": one["of"][1], **without_of(one)}
            for one in figures["levels"]
        ],
        "recent": [summary(game, library, words) for game in finished(games)[::-1][:RECENT]],
    }


def without_of(entry: Figures) -> Figures:
    return {name: value for name, value in entry.items() if name != "of"}


def counts(row: GameInfo) -> bool:
    """Tutorials, puzzles, forks and imported games do not count."""
    return row.kind in ("game", "campaign") and not row.forked and not row.imported


def finished(rows: list[GameInfo]) -> list[GameInfo]:
    """The games that count, in the order they ended."""
    over = [row for row in rows if counts(row) and row.finished_at is not None]
    return sorted(over, key=lambda row: str(row.finished_at))


def statistics(rows: list[GameInfo]) -> dict[str, Any]:
    """Figures about all games; the caller adds the names."""
    over = finished(rows)
    won = [row for row in over if row.won]
    rounds = [rounds_of(row) for row in over]
    return {
        "games": len(over),
        "won": len(won),
        "lost": len(over) - len(won),
        "editions": tally(over, lambda row: row.readable_setup.get("edition")),
        "cities": tally(over, lambda row: row.readable_setup.get("city")),
        "levels": tally(over, edition_and_level),
        "streaks": streaks([bool(row.won) for row in over]),
        "losses": {
            reason: sum(row.reason == reason for row in over) for reason in ("damage", "mothership")
        },
        "average_rounds": round(sum(rounds) / len(rounds), 1) if rounds else None,
        "fewest_rounds": min((rounds_of(row) for row in won), default=None),
        "unfinished": sum(counts(row) and row.finished_at is None for row in rows),
    }


def rounds_of(row: GameInfo) -> int:
    return int((row.standing or {}).get("round", 0))


def edition_and_level(row: GameInfo) -> tuple[str, int] | None:
    setup = row.readable_setup
    return (setup["edition"], len(setup.get("hard", []))) if "edition" in setup else None


def tally(rows: list[GameInfo], key: Callable[[GameInfo], Any]) -> list[dict[str, Any]]:
    """How often each key was played and won, sorted by key; `of` is the key."""
    results: dict[Hashable, list[bool]] = {}
    for row in rows:
        if key(row) is not None:
            results.setdefault(key(row), []).append(bool(row.won))
    return [
        {"of": of, "played": len(results[of]), "won": sum(results[of])}
        for of in sorted(results, key=lambda of: (str(type(of)), of))
    ]


def streaks(results: list[bool]) -> dict[str, int]:
    """Wins in a row: the current streak and the longest ever."""
    current = best = 0
    for won in results:
        current = current + 1 if won else 0
        best = max(best, current)
    return {"current": current, "best": best}
