"""Games as JSON for a client: lists, views, the result of an action, the log."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from ufs.base.words import Words
from ufs.content.loader import Library
from ufs.content.schema import City, EditionFile, Scenario
from ufs.game.events import Event
from ufs.game.forecast import forecasts, remembering
from ufs.game.overview import current_step, overview
from ufs.game.setup import real_title
from ufs.game.table_json import view_table
from ufs.play.again import offers
from ufs.play.sessions import Session
from ufs.store.storage import GameInfo

UNKNOWN = {"round": 1, "phase": "dice", "research": 0, "damage": 0, "result": None}
UNKNOWN |= {"research_length": 0, "hits": 0, "steps": 0, "corrected": False}


def edition_name(library: Library, id: str, words: Words) -> str:
    """The edition's name, or its id if its pack is gone."""
    edition = library.get(EditionFile, id)
    return str(getattr(edition.name, words.language)) if edition else id


def city_name(library: Library, id: str, words: Words) -> str:
    city = library.get(City, id)
    return str(getattr(city.name, words.language)) if city else id


def scenario_name(library: Library, id: Any, words: Words) -> str | None:
    """The scenario's name, its id if its pack is gone, or None."""
    scenario = library.get(Scenario, id) if isinstance(id, str) else None
    return str(getattr(scenario.name, words.language)) if scenario else id


def summary(info: GameInfo, library: Library, words: Words) -> dict[str, Any]:
    """A game in a list, from its stored summary: nothing is replayed."""
    setup = info.readable_setup
    city = setup.get("city")
    return {
        "id": info.id,
        "created": info.created,
        "updated": info.updated,
        "setup": setup,
        "city_name": city_name(library, city, words) if isinstance(city, str) else None,
        "scenario_name": scenario_name(library, setup.get("scenario"), words),
        "title": real_title(setup),
        "edition_name": edition_name(library, str(setup.get("edition", "?")), words),
        "level": len(setup.get("hard") or []),
        "dice": info.dice,
        "mode": info.mode,
        "kind": info.kind,
        "forked": info.forked,
        "imported": info.imported,
        **UNKNOWN,
        **(info.standing or {}),
    }


def standing(session: Session, words: Words) -> dict[str, Any]:
    """The position and everything that can be tried next: a click needs only one request."""
    game = session.game
    is_playable = session.trouble is None
    return {
        "version": session.version,
        "position": game.position(),
        "actions": game.actions() if is_playable else [],
        "forecasts": forecasts(game, words) if is_playable else [],
        "step": len(game.steps),
        "corrected": session.info.corrected,
        "doing": current_step(game.state(), game.table),
        "undo": session.can_undo(),
        "redo": bool(game.undone),
        "next": offers(session, words),
    }


def view(session: Session, words: Words) -> dict[str, Any]:
    return {
        "id": session.id,
        "mode": session.mode,
        "dice": session.game.dice,
        "kind": session.kind,
        "seed": str(session.game.seed),
        "forked": session.info.forked,
        "imported": session.info.imported,
        "table": view_table(session.game.table, words),
        "overview": [asdict(one) for one in overview(session.game.table.edition, words)],
        "updated": session.info.updated,
        "trouble": session.trouble.error(session.id).message(words) if session.trouble else None,
        **standing(session, words),
    }


def answer(session: Session, events: list[Event], words: Words) -> dict[str, Any]:
    said = remembering(words.language, session.game.table.book)
    return {**standing(session, words), "events": said.tell(events)}


def log(session: Session, words: Words) -> dict[str, Any]:
    """Everything that happened, step by step; the opening is step 0."""
    game = session.game
    said = remembering(words.language, game.table.book)
    entries: list[dict[str, Any]] = [
        {"step": 0, "action": None, "events": said.tell(game.opening())}
    ]
    for number, step in enumerate(game.steps, 1):
        events = said.tell(game.events_of(step))
        entries.append({"step": number, "action": step.action, "events": events})
    return {"version": session.version, "entries": entries}
