"""What lies on the real table before a game begins: pieces, sides and tracks, to tick off."""

from __future__ import annotations

from typing import Any

from ufs.base.words import Term, Words
from ufs.game import Game
from ufs.game.setup import CARD_NAMES, SKY_NAMES, Table, sky_names
from ufs.rules.board import COLUMNS
from ufs.rules.state import FIRST_WHITE, WORKERS

Group = dict[str, Any]


def checklist(game: Game, words: Words) -> list[Group]:
    """The pieces in groups, each a title and its sentences, as the game began."""
    table, start, words = game.table, game.position_at(0), words.by(game.table.book)
    groups: list[tuple[str, list[Term]]] = [
        ("sky", sky_items(table)),
        ("base", base_items(table, words)) if table.city else ("sides", card_items(table)),
        ("markers", marker_items(table, start)),
        ("ships", ship_items(start)),
        ("dice", dice_items(table)),
        ("cards", cards_items(table, words)),
    ]
    return [
        {
            "title": words.say(f"table-{name}"),
            "items": [words.say(item.key, **item.args) for item in items],
            "note": words.say("table-real") if name == "cards" and "real" in table.setup else None,
        }
        for name, items in groups
        if items
    ]


def checklist_text(game: Game, words: Words) -> str:
    """The same for a terminal."""
    lines = [words.say("table-title")]
    for group in checklist(game, words):
        lines += ["", group["title"], *(f"  [ ] {item}" for item in group["items"])]
        lines += [f"  {group['note']}"] if group["note"] else []
    return "\n".join(lines)


def side_of(name: str, table: Table) -> str:
    """S8, S9: which side of a piece is up; A7: tile 0 has only one."""
    if table.city and name not in SKY_NAMES:
        return "only"
    return "hard" if name in table.setup["hard"] else "easy"


def sky_items(table: Table) -> list[Term]:
    """S1, S9, A7: the sky from the top."""
    tiles = table.setup.get("sky") or table.edition.pieces.sky
    kind = "tile" if table.city else "card"
    return [
        Term(f"table-sky-{kind}", tile=tile, place=place, side=side_of(name, table))
        for place, (tile, name) in enumerate(zip(tiles, sky_names(tiles), strict=True), 1)
    ]


def base_items(table: Table, words: Words) -> list[Term]:
    """S10: the city with its side, and the two base tiles it names."""
    assert table.city is not None
    side = "damaged" if table.setup["damaged"] else "blue"
    return [
        Term("table-city", city=getattr(table.city.name, words.language), side=side),
        Term("table-upper", tile=table.city.upper),
        Term("table-lower", tile=table.city.lower),
    ]


def card_items(table: Table) -> list[Term]:
    """S8: the cards of the print-and-play that have an easy and a difficult side."""
    return [Term("table-card", card=name, side=side_of(name, table)) for name in CARD_NAMES]


def marker_items(table: Table, start: dict[str, Any]) -> list[Term]:
    """S6, S7: where every marker begins, with what the pieces do at the setup (F4)."""
    row, column = start["excavator"]
    return [
        Term("table-mothership", row=start["mothership"]),
        Term("table-energy", energy=start["energy"], most=table.board.energy_max),
        Term("table-research", research=start["research"], first=table.board.research_cost[0]),
        Term("table-damage", damage=start["damage"], hits=table.board.hits),
        Term("table-excavator", row=str(row), column=str(column)),
    ]


def ship_items(start: dict[str, Any]) -> list[Term]:
    """S3, S4, F35: ships on their drop points, aboard and in the supply."""
    found: dict[tuple[str, str], list[int]] = {}
    for ship in start["ships"]:
        at = ship["at"]
        place = at if isinstance(at, str) else "drop" if at[0] == start["mothership"] else "sky"
        columns = [] if isinstance(at, str) else [at[1]]
        found.setdefault((ship["kind"], place), []).extend(columns or [0])
    return [
        Term(
            f"table-ships-{place}",
            count=len(columns),
            kind=Term(f"ship-{kind}"),
            columns="all" if len(columns) == COLUMNS else ", ".join(map(str, columns)),
        )
        for (kind, place), columns in found.items()
    ]


def dice_items(table: Table) -> list[Term]:
    """D1, B2: the workers, and the robots beside the board."""
    items = [Term("table-workers", plain=FIRST_WHITE, white=WORKERS - FIRST_WHITE)]
    return items + [Term("table-robots", count=table.board.robots)] * bool(table.board.robots)


def cards_items(table: Table, words: Words) -> list[Term]:
    """S12: the scenario and the team; the real ones by the names the player gave them."""
    real = table.setup.get("real", {})
    scenario = table.scenario and getattr(table.scenario.name, words.language)
    items = [Term("table-scenario", name=scenario)] if scenario else []
    for who, upgraded in table.team:
        side = "upgraded" if upgraded else "normal"
        name = getattr(who.name, words.language)
        items.append(Term("table-character", name=name, side=side))
    if real.get("scenario"):
        items.append(Term("table-scenario", name=real["scenario"]))
    return items + [Term("table-real-character", name=name) for name in real.get("characters", [])]
