"""A board in words: the titles and descriptions of a drawing, for pointers and screen readers.

They are the sentences of the page (`describe.js` there), so both say the same.
"""

from __future__ import annotations

from typing import Any

from ufs.base.words import Words
from ufs.drawing.shapes import explosion
from ufs.rules.board import BASE_ROWS, COLUMNS

View = dict[str, Any]
ARROWS = {"<": "sign-left", ">": "sign-right", "M": "sign-icon"}
COSTS_SHOWN = 4  # of the research spaces that come next


def headline(table: View, position: View, words: Words) -> tuple[str, str]:
    """The city, and the round and phase: `Roswell`, `Round 4 · rooms phase`."""
    name = table["city"]["name"] if table["city"] else table["edition"]["name"]
    when = words.say("round-number", round=position["round"])
    return name, f"{when} · {words.say('phase-' + position['phase'])}"


def title_of(table: View, position: View, words: Words) -> str:
    return ", ".join(("Under Falling Skies", *headline(table, position, words)))


def describe_board(table: View, position: View, words: Words) -> list[str]:
    """The position in sentences, ship by ship and die by die."""
    costs = table["research"][position["research"] :][:COSTS_SHOWN]
    lines = [
        words.say(
            "standing",
            round=position["round"],
            phase=words.say(f"phase-{position['phase']}"),
            energy=position["energy"],
            energy_max=table["energy_max"],
            damage=position["damage"],
            hits=table["hits"],
            research=position["research"],
            research_length=len(table["research"]),
            next=", ".join(map(str, costs)) or "–",
        ),
        mothership_line(table, position, words),
    ]
    lines += [goal_line(goal, position, words)[0] for goal in table["goals"]]
    in_sky = [ship for ship in position["ships"] if isinstance(ship["at"], list)]
    for ship in sorted(in_sky, key=lambda one: (one["at"][1], one["at"][0])):
        lines.append(ship_name(ship, table, position, words))
    if not in_sky:
        lines.append(words.say("no-ships"))
    return lines + base_lines(table, position, words)


def mothership_line(table: View, position: View, words: Words) -> str:
    row = position["mothership"]
    return words.say("mothership-at", row=row, rows=table["skull_row"] - row)


def ship_name(ship: View, table: View, position: View, words: Words) -> str:
    """`Column 2, row 5: basic ship on an arrow to the left.`"""
    row, column = ship["at"]
    where = {"kind": words.say(f"ship-{ship['kind']}"), "row": row, "column": column}
    sign = sign_name(table, row, column, words) if row != position["mothership"] else ""
    return (
        words.say("ship-line-on", sign=sign, **where) if sign else words.say("ship-line", **where)
    )


def sign_name(table: View, row: int, column: int, words: Words) -> str:
    """What is printed on a space of the sky, or nothing."""
    printed = table["sky"][row - 1] if row <= len(table["sky"]) else {"tokens": []}
    token = printed["tokens"][column - 1] if printed["tokens"] else "."
    if token == ".":
        return ""
    if token in ARROWS:
        return words.say(ARROWS[token])
    if token in printed["specials"]:
        return words.say(f"sign-{printed['specials'][token]['effect']}", letter=token)
    number, red = explosion(token)
    return words.say("sign-red-explosion" if red else "sign-explosion", number=number)


def action_name(row: View, words: Words) -> str:
    """`Row 4: excavator back 2`"""
    sentence = words.say(f"next-{row['action']}", amount=row["amount"])
    return f"{words.say('row-short', row=row['row'])}: {sentence}"


def space_name(table: View, at: list[int], dug: bool, words: Words) -> str:
    """`Row 2, column 1: research −1, costs 1 energy`"""
    space = table["spaces"][at[0] - 1][at[1] - 1]
    if space["kind"] == "room":
        parts = room_parts(table["rooms"][space["room"]], words)
    else:
        parts = [words.say(f"room-{space['kind']}")]
    if space["hold"] > (space["kind"] == "aa"):
        parts.append(words.say("holds", rows=space["hold"]))
    if not dug:
        parts.append(words.say("unexcavated"))
    where = words.say("space-label", row=at[0], column=at[1])
    return f"{where}: {', '.join(parts)}"


def room_parts(room: View, words: Words) -> list[str]:
    name = " + ".join(words.say(f"room-{effect}") for effect in room["effects"])
    modifier = room["modifier"]
    parts = [f"{name} {'+' if modifier > 0 else '−'}{abs(modifier)}" if modifier else name]
    if room["cost"]:
        parts.append(words.say("costs", cost=room["cost"]))
    if len(room["spaces"]) > 1:
        parts.append(words.say("large-room", size=len(room["spaces"])))
    return parts


def die_name(worker: View, words: Words) -> str:
    """`white die showing 4`"""
    value = worker["value"] or "?"
    if worker["color"] == "white":
        return words.say("die-white", value=value)
    return words.say("die-plain", value=value)


def robot_name(robot: View, n: int, words: Words) -> str:
    key = "robot-tired" if robot["exhausted"] else "robot-here"
    return words.say(key, robot=n, value=robot["value"])


def base_lines(table: View, position: View, words: Words) -> list[str]:
    """Where the excavator and every die of the base are, and the dice in hand."""
    lying: dict[tuple[int, int], list[str]] = {}

    def put(space: list[int], name: str) -> None:
        lying.setdefault((space[0], space[1]), []).append(name)

    put(position["excavator"], words.say("excavator"))
    for worker in position["workers"]:
        if worker["space"]:
            put(worker["space"], die_name(worker, words))
    for n, robot in enumerate(position["robots"], 1):
        if robot["space"]:
            put(robot["space"], robot_name(robot, n, words))
    lines = []
    for row in range(1, BASE_ROWS + 1):
        for column in range(1, COLUMNS + 1):
            if (row, column) in lying:
                where = space_name(table, [row, column], True, words)
                lines.append(f"{where} · {', '.join(lying[row, column])}.")
    if position.get("points"):  # A5
        lines.append(words.say("points-left", points=position["points"]))
    in_hand = [die_name(worker, words) for worker in in_hand_of(position)]
    return [*lines, f"{words.say('tray-label')}: {', '.join(in_hand)}."] if in_hand else lines


def in_hand_of(position: View) -> list[View]:
    """The dice that are neither on the board nor used."""
    over = position["phase"] == "over"
    workers = [] if over else position["workers"]
    return [one for one in workers if not one["space"] and not one.get("resolved")]


def goal_line(goal: View, position: View, words: Words) -> tuple[str, str]:
    """F36: a goal besides research, as a sentence and as a short label."""
    name, amount = goal["goal"], goal["amount"]
    orange = next((one for one in position["ships"] if one["kind"] == "orange"), None)
    now, met, short = {
        "depth": (position["excavator"][0], position["excavator"][0] >= amount, f"↓{amount}"),
        "ships": (
            position.get("destroyed", 0),
            position.get("destroyed", 0) >= amount,
            f"{position.get('destroyed', 0)}/{amount}",
        ),
        "orange": (0, orange is not None and orange["at"] == "supply", ""),
        "shot": (0, bool(position.get("core_shot")), f"{amount}+"),
    }[name]
    line = words.say(f"goal-{name}", amount=amount, now=now)
    return (f"{line} {words.say('goal-met')}", "✓") if met else (line, short)
