"""The statistics, counted once more from the games themselves."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from simulator.model import GameModel, Model
from simulator.requests import WORDS, expect
from ufs.play import Application
from ufs.store.storage import CAMPAIGN, GAME, GameInfo


def check_statistics(application: Application, model: Model) -> None:
    """The figures that a player sees are those of the games that the model played."""
    infos = application.sessions.games()
    own = [game.id for game in model.games.values() if game.kind != "puzzle"]
    expect("listed games", sorted(info.id for info in infos), sorted(own))
    shown = application.statistics(WORDS)
    expected = counted(model, infos)
    expect("statistics", {name: shown[name] for name in expected} | tallies(shown), expected)


def tallies(shown: dict[str, Any]) -> dict[str, Any]:
    def by(kind: str, *names: str) -> dict[Any, tuple[int, int]]:
        return {
            tuple(row[name] for name in names): (row["played"], row["won"]) for row in shown[kind]
        }

    return {
        "editions": by("editions", "id"),
        "cities": by("cities", "id"),
        "levels": by("levels", "edition", "level"),
    }


def counted(model: Model, infos: list[GameInfo]) -> dict[str, Any]:
    """The figures, the slow way. When a game ended only the storage knows: it orders the streak."""
    count = [game for game in model.games.values() if counts(game)]
    over = [game for game in count if game.game.is_over]
    ended = sorted(
        (info for info in infos if info.finished_at), key=lambda one: one.finished_at or ""
    )
    order = [model.games[info.id] for info in ended]
    results = [is_won(game) for game in order if counts(game)]
    rounds = [game.game.position()["round"] for game in over]
    won_in = [game.game.position()["round"] for game in over if is_won(game)]
    return {
        "games": len(over),
        "won": len(won_in),
        "lost": len(over) - len(won_in),
        "unfinished": len(count) - len(over),
        "average_rounds": round(sum(rounds) / len(rounds), 1) if rounds else None,
        "fewest_rounds": min(won_in, default=None),
        "losses": {
            reason: sum((game.game.result or {}).get("reason") == reason for game in over)
            for reason in ("damage", "mothership")
        },
        "streaks": streaks(results),
        "editions": tally(over, lambda setup: (setup["edition"],)),
        "cities": tally(over, lambda setup: (setup["city"],) if setup.get("city") else None),
        "levels": tally(over, lambda setup: (setup["edition"], len(setup.get("hard") or []))),
    }


def counts(game: GameModel) -> bool:
    return game.kind in (GAME, CAMPAIGN) and not game.forked and not game.imported


def is_won(game: GameModel) -> bool:
    return bool((game.game.result or {}).get("won"))


def streaks(results: list[bool]) -> dict[str, int]:
    text = "".join("W" if won else "l" for won in results)
    runs = [len(run) for run in text.split("l")]
    return {"current": runs[-1], "best": max(runs)}


def tally(games: list[GameModel], key: Any) -> dict[Any, tuple[int, int]]:
    played: dict[Any, list[bool]] = defaultdict(list)
    for game in games:
        of = key(game.game.table.setup)
        if of is not None:
            played[of].append(is_won(game))
    return {of: (len(results), sum(results)) for of, results in played.items()}
