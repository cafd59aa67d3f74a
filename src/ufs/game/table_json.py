"""Everything printed on the pieces of a game, as JSON for drawing a board."""

from __future__ import annotations

from typing import Any

from ufs.base.words import Words
from ufs.content.schema import Text
from ufs.game.events import ACTION_NAMES, SPECIAL_NAMES
from ufs.game.moves import COLUMN_EFFECTS, aims, is_one_die, to_json
from ufs.game.setup import SKY_NAMES, Table, position_of_row, real_title
from ufs.rules.board import (
    AA_GUN,
    BASE_ROWS,
    BOTH_COLOURS,
    COLUMNS,
    EXPLOSION,
    NUDGE,
    ROOM,
    SPACES,
    SPECIAL,
    TELEPORT,
    path_row,
    path_space,
)


def view_table(table: Table, words: Words) -> dict[str, Any]:
    """Everything that does not change during a game; texts in the reader's language."""
    b = table.board
    return {
        "edition": {
            "id": table.edition.id,
            "name": localize(table.edition.name, words),
        },
        "book": table.book,
        "city": view_city(table, words),
        "scenario": view_scenario(table, words),
        "title": real_title(table.setup),
        "team": view_team(table, words),
        "abilities": view_abilities(table, words),
        "goals": view_goals(table),
        "level": len(table.setup["hard"]),
        "sky": [view_row(table, row) for row in range(1, b.rows + 1)],
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
        "both_colours": b.explosions == BOTH_COLOURS,
        "action_before_descent": bool(b.action_before_descent),
        "any_space_ahead": bool(b.any_space_ahead),
        "dig_cost": b.dig_cost,
        "robots_stay": bool(b.robots_stay),
    }


def view_city(table: Table, words: Words) -> dict[str, Any] | None:
    if table.city is None:
        return None
    damaged = bool(table.setup["damaged"])
    text = (table.city.damaged if damaged else table.city.blue).text
    return {
        "id": table.city.id,
        "name": localize(table.city.name, words),
        "text": localize(text, words) if text else None,
        "damaged": damaged,
    }


def localize(text: Text, words: Words) -> str:
    """A text of a piece in the reader's language."""
    return str(getattr(text, words.language))


def view_scenario(table: Table, words: Words) -> dict[str, Any] | None:
    """S12: the scenario with its rules, if there is one."""
    if table.scenario is None:
        return None
    one = table.scenario
    return {"id": one.id, "name": localize(one.name, words), "text": localize(one.text, words)}


def view_team(table: Table, words: Words) -> list[dict[str, Any]]:
    """S12: the characters, each on its side."""
    return [
        {
            "id": one.id,
            "name": localize(one.name, words),
            "role": localize(one.role, words),
            "text": localize((one.upgraded if upgraded else one.normal).text, words),
            "upgraded": upgraded,
        }
        for one, upgraded in table.team
    ]


def view_abilities(table: Table, words: Words) -> list[dict[str, Any]]:
    """F1, F2, F13: the abilities with a moment. `label` is their name in a position's `spent`."""
    b = table.board
    return [
        {
            "owner": one.kind,
            "id": one.id,
            "label": one.label,
            "name": localize(one.name, words),
            "when": one.ability.when,
            "effect": one.ability.effect,
            "amount": one.ability.amount,
            "times": b.ability_times[slot],
            "per": one.ability.per,
            "target": target_of(table, slot) if slot < b.chosen else None,
        }
        for slot, one in enumerate(table.abilities)
    ]


def target_of(table: Table, slot: int) -> str | None:
    """F13: the kind of target that a chosen ability needs."""
    effect = table.board.ability_effect[slot]
    if effect in COLUMN_EFFECTS:
        return "column"
    if effect == NUDGE:
        return "change"
    if aims(table, slot):
        return "colour"
    return "die" if is_one_die(table, slot) else None


def view_goals(table: Table) -> list[dict[str, Any]]:
    """F36: the goals besides research: a base row, ships, the orange ship, a shot."""
    b = table.board
    depth = path_row(b.goal_depth) + 1 if b.goal_depth else 0
    asked = {"depth": depth, "ships": b.goal_ships, "orange": b.goal_orange, "shot": b.goal_shot}
    return [{"goal": goal, "amount": amount} for goal, amount in asked.items() if amount]


def view_row(table: Table, row: int) -> dict[str, Any]:
    """A row of the sky; one that is the city's (S2, A3) has no tokens."""
    b = table.board
    position = position_of_row(b, row)
    return {
        "row": row,
        "tokens": list(table.sky[row - 1].tokens),
        "specials": view_specials(table, row),
        "action": "skull" if row == b.skull_row else ACTION_NAMES[b.action[row]],
        "amount": b.action_amount[row],
        "hard": f"sky{position}" in table.setup["hard"],
        "stars": table.stars[position - len(SKY_NAMES) - 1],
    }


def view_specials(table: Table, row: int) -> dict[str, Any]:
    """F37, A1: what the letters of a row stand for; the two of a pair share theirs."""
    b = table.board
    found: dict[str, Any] = {}
    for column, token in enumerate(table.sky[row - 1].tokens):
        here = row * COLUMNS + column
        number = b.sky[here] - SPECIAL
        if b.sky[here] == TELEPORT:
            found[token] = {"effect": "teleport", "amount": 0}
        elif 0 <= number < EXPLOSION - SPECIAL:
            effect = SPECIAL_NAMES[b.special_effect[number]]
            found[token] = {"effect": effect, "amount": b.special_amount[number]}
    return found


def view_space(table: Table, space: int) -> dict[str, Any]:
    """The kind of a space, and by how much less ships descend for a die on it (D6, F29)."""
    b, hold = table.board, table.board.hold[space]
    if b.kind[space] == ROOM:
        return {"kind": "room", "room": b.room[space], "hold": hold}
    return {"kind": "aa" if b.kind[space] == AA_GUN else "tunnel", "room": None, "hold": hold}
