"""Statistics: only games played from start to finish count, and only those without corrections."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ufs.base.words import Words
from ufs.content.loader import Library
from ufs.play.game_json import city_name, edition_name, summary
from ufs.store.lists import ResultCount, Results

RECENT = 10  # finished games that are listed
Figures = dict[str, Any]


def statistics_json(results: Results, library: Library, words: Words) -> Figures:
    """The figures with names of editions and cities, and the games that ended last."""
    figures = statistics(results)

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
        "recent": [summary(game, library, words) for game in results.recent],
    }


def without_of(entry: Figures) -> Figures:
    return {name: value for name, value in entry.items() if name != "of"}


def statistics(results: Results) -> Figures:
    """Figures about all games; the caller adds the names."""
    counts = results.counts
    won = [one for one in counts if one.won]
    games, games_won = games_in(counts), games_in(won)
    rounds = sum(one.rounds for one in counts)
    return {
        "games": games,
        "won": games_won,
        "lost": games - games_won,
        "editions": tally(counts, lambda one: one.edition),
        "cities": tally(counts, lambda one: one.city),
        "levels": tally(counts, edition_and_level),
        "streaks": streaks(results.in_order),
        "losses": {
            reason: games_in([one for one in counts if one.reason == reason])
            for reason in ("damage", "mothership")
        },
        "average_rounds": round(rounds / games, 1) if games else None,
        "fewest_rounds": min((one.fewest_rounds for one in won), default=None),
        "unfinished": results.unfinished,
        "corrected": results.corrected,
    }


def games_in(counts: list[ResultCount]) -> int:
    return sum(one.games for one in counts)


def edition_and_level(one: ResultCount) -> tuple[str, int] | None:
    return (one.edition, one.level) if one.edition is not None else None


def tally(counts: list[ResultCount], key: Callable[[ResultCount], Any]) -> list[Figures]:
    """How often each key was played and won, sorted by key; `of` is the key."""
    alike: dict[Any, list[ResultCount]] = {}
    for one in counts:
        if key(one) is not None:
            alike.setdefault(key(one), []).append(one)
    return [
        {
            "of": of,
            "played": games_in(alike[of]),
            "won": games_in([one for one in alike[of] if one.won]),
        }
        for of in sorted(alike, key=lambda of: (str(type(of)), of))
    ]


def streaks(results: list[bool]) -> dict[str, int]:
    """Wins in a row: the current streak and the longest ever."""
    current = best = 0
    for won in results:
        current = current + 1 if won else 0
        best = max(best, current)
    return {"current": current, "best": best}
