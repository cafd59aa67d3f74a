"""Answers about games: lists, views, what came of an action."""

from __future__ import annotations

from typing import Any

from ufs.base.words import Words
from ufs.content.loader import Library
from ufs.content.schema import City, EditionFile, Scenario
from ufs.game.events import Event, with_text
from ufs.game.table_json import view_table
from ufs.store import Saved
from ufs.store.statistics import finished, setup_of, statistics
from ufs.store.tables import GameRow

RECENT = 10
UNKNOWN = {"round": 1, "phase": "dice", "research": 0, "damage": 0, "result": None}
UNKNOWN |= {"research_length": 0, "hits": 0, "steps": 0}


def edition_name(library: Library, id: str, words: Words) -> str:
    """A name, or the id of an edition whose pack is gone."""
    edition = library.get(EditionFile, id)
    return str(getattr(edition.name, words.language)) if edition else id


def city_name(library: Library, id: str, words: Words) -> str:
    city = library.get(City, id)
    return str(getattr(city.name, words.language)) if city else id


def scenario_name(library: Library, id: Any, words: Words) -> str | None:
    """A name, the id of a scenario whose pack is gone, or nothing."""
    scenario = library.get(Scenario, id) if isinstance(id, str) else None
    return str(getattr(scenario.name, words.language)) if scenario else id


def summary(row: GameRow, library: Library, words: Words) -> dict[str, Any]:
    """A game in a list, from what was written down beside it: nothing is replayed."""
    setup = setup_of(row)
    city = setup.get("city")
    return {
        "id": row.id,
        "created": row.created,
        "updated": row.updated,
        "setup": setup,
        "city_name": city_name(library, city, words) if isinstance(city, str) else None,
        "scenario_name": scenario_name(library, setup.get("scenario"), words),
        "edition_name": edition_name(library, str(setup.get("edition", "?")), words),
        "level": len(setup.get("hard", [])),
        "dice": row.dice,
        "mode": row.mode,
        "kind": row.kind,
        "forked": row.forked,
        "imported": row.imported,
        **UNKNOWN,
        **(row.standing or {}),
    }


def standing(saved: Saved) -> dict[str, Any]:
    game = saved.game
    return {
        "version": saved.version,
        "position": game.position(),
        "actions": game.actions(),
        "step": len(game.steps),
        "undo": saved.can_undo(),
        "redo": bool(game.undone),
    }


def view(saved: Saved, words: Words) -> dict[str, Any]:
    return {
        "id": saved.id,
        "mode": saved.mode,
        "dice": saved.game.dice,
        "kind": saved.kind,
        "seed": str(saved.game.seed),
        "forked": saved.forked,
        "imported": saved.imported,
        "table": view_table(saved.game.table, words),
        "updated": saved.updated,
        **standing(saved),
    }


def answer(saved: Saved, events: list[Event], words: Words) -> dict[str, Any]:
    return {**standing(saved), "events": with_text(events, words)}


def log(saved: Saved, words: Words) -> dict[str, Any]:
    """Everything that happened, step by step; the opening is step 0."""
    game = saved.game
    entries: list[dict[str, Any]] = [
        {"step": 0, "action": None, "events": with_text(game.opening(), words)}
    ]
    for number, step in enumerate(game.steps, 1):
        events = with_text(game.events_of(step), words)
        entries.append({"step": number, "action": step.action, "events": events})
    return {"version": saved.version, "entries": entries}


def statistics_answer(rows: list[GameRow], library: Library, words: Words) -> dict[str, Any]:
    """The figures with the names of things."""
    figures = statistics(rows)

    def named(entries: list[dict[str, Any]], name: Any) -> list[dict[str, Any]]:
        return [
            {"id": e["of"], "name": name(library, e["of"], words), **without_of(e)} for e in entries
        ]

    return {
        **figures,
        "editions": named(figures["editions"], edition_name),
        "cities": named(figures["cities"], city_name),
        "levels": [
            {"edition": e["of"][0], "level": e["of"][1], **without_of(e)} for e in figures["levels"]
        ],
        "recent": [summary(row, library, words) for row in finished(rows)[::-1][:RECENT]],
    }


def without_of(entry: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in entry.items() if name != "of"}
