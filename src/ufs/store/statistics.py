"""What came of the games: only those played from the beginning to the end count."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from ufs.store.tables import GameRow


def counts(row: GameRow) -> bool:
    """Tutorials, forks and games from a text are no measure of a player."""
    return row.kind in ("game", "campaign") and not row.forked and not row.imported


def finished(rows: list[GameRow]) -> list[GameRow]:
    """The games that count, in the order they ended."""
    over = [row for row in rows if counts(row) and row.finished_at is not None]
    return sorted(over, key=lambda row: str(row.finished_at))


def statistics(rows: list[GameRow]) -> dict[str, Any]:
    """Figures about all games; names are for the caller to add."""
    over = finished(rows)
    won = [row for row in over if row.won]
    rounds, quick = [rounds_of(row) for row in over], [rounds_of(row) for row in won]
    return {
        "games": len(over),
        "won": len(won),
        "lost": len(over) - len(won),
        "editions": tally(over, lambda row: setup_of(row).get("edition")),
        "cities": tally(over, lambda row: setup_of(row).get("city")),
        "levels": tally(over, edition_and_level),
        "streaks": streaks([bool(row.won) for row in over]),
        "losses": {
            reason: sum(row.reason == reason for row in over) for reason in ("damage", "mothership")
        },
        "average_rounds": round(sum(rounds) / len(rounds), 1) if rounds else None,
        "fewest_rounds": min(quick, default=None),
        "unfinished": sum(counts(row) and row.finished_at is None for row in rows),
    }


def setup_of(row: GameRow) -> dict[str, Any]:
    return row.setup if isinstance(row.setup, dict) else {}


def rounds_of(row: GameRow) -> int:
    return int((row.standing or {}).get("round", 0))


def edition_and_level(row: GameRow) -> tuple[str, int] | None:
    setup = setup_of(row)
    return (setup["edition"], len(setup.get("hard", []))) if "edition" in setup else None


def tally(rows: list[GameRow], key: Callable[[GameRow], Any]) -> list[dict[str, Any]]:
    """How often each of something was played and won, sorted; `of` says what it is."""
    found: dict[Hashable, list[bool]] = {}
    for row in rows:
        if key(row) is not None:
            found.setdefault(key(row), []).append(bool(row.won))
    return [
        {"of": of, "played": len(found[of]), "won": sum(found[of])}
        for of in sorted(found, key=lambda of: (str(type(of)), of))
    ]


def streaks(results: list[bool]) -> dict[str, int]:
    """Wins in a row: the ones up to now, and the longest ever."""
    current = best = 0
    for won in results:
        current = current + 1 if won else 0
        best = max(best, current)
    return {"current": current, "best": best}
