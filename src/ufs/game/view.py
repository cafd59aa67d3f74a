"""The table for the eye: everything printed on the pieces of a game, as JSON for a board."""

from __future__ import annotations

from typing import Any

from ufs.game.actions import to_json
from ufs.game.events import ACTION_NAMES
from ufs.game.table import SKY_NAMES, Table
from ufs.rules.board import AA_GUN, BASE_ROWS, COLUMNS, ROOM, SKY_ROWS, SPACES, path_space
from ufs.words import Words

ROWS_PER_PIECE = SKY_ROWS // len(SKY_NAMES)


def view_table(table: Table, words: Words) -> dict[str, Any]:
    """What does not change during a game; names and abilities in the reader's language."""
    b = table.board
    return {
        "edition": {
            "id": table.edition.id,
            "name": getattr(table.edition.name, words.language),
        },
        "city": view_city(table, words),
        "level": len(table.setup["hard"]),
        "sky": [view_row(table, row) for row in range(1, SKY_ROWS + 1)],
        "city_row": b.city_row,
        "skull_row": b.skull_row,
        "research": list(b.research_cost[: b.research_length]),
        "energy_max": b.energy_max,
        "energy_start": b.energy_start,
        "hits": b.hits,
        "robots": b.robots,
        "reinforcements": b.reinforcements,
        "excavator_start": to_json(b.excavator_start),
        "path": [to_json(space) for space in range(SPACES)],
        "spaces": [
            [view_space(table, path_space(row, column)) for column in range(COLUMNS)]
            for row in range(BASE_ROWS)
        ],
        "rooms": [
            {
                "effects": list(room.effects),
                "modifier": room.modifier,
                "cost": room.cost,
                "spaces": [[row + 1, column + 1] for row, column in sorted(room.spaces)],
            }
            for room in table.rooms
        ],
        "action_before_descent": bool(b.action_before_descent),
        "any_space_ahead": bool(b.any_space_ahead),
        "robots_stay": bool(b.robots_stay),
    }


def view_city(table: Table, words: Words) -> dict[str, Any] | None:
    if table.city is None:
        return None
    damaged = bool(table.setup["damaged"])
    text = (table.city.damaged if damaged else table.city.blue).text
    return {
        "id": table.city.id,
        "name": getattr(table.city.name, words.language),
        "text": getattr(text, words.language) if text else None,
        "damaged": damaged,
    }


def view_row(table: Table, row: int) -> dict[str, Any]:
    """A row of the sky; the last one of the print-and-play is the city and has no tokens."""
    b = table.board
    return {
        "row": row,
        "tokens": list(table.sky[row - 1].tokens),
        "action": "skull" if row == b.skull_row else ACTION_NAMES[b.action[row]],
        "amount": b.action_amount[row],
        "hard": SKY_NAMES[(row - 1) // ROWS_PER_PIECE] in table.setup["hard"],
    }


def view_space(table: Table, space: int) -> dict[str, Any]:
    kind = table.board.kind[space]
    if kind == ROOM:
        return {"kind": "room", "room": table.board.room[space]}
    return {"kind": "aa" if kind == AA_GUN else "tunnel", "room": None}
