"""Events for people: the log of the rules as JSON with names, and as sentences."""

from __future__ import annotations

from typing import Any

from ufs.base.words import Term, Words
from ufs.game.corrections import CORRECTED, say_correction
from ufs.game.moves import KINDS, ground, to_json, worker_color
from ufs.game.position import HELD, PHASES, RESULTS
from ufs.game.setup import Table
from ufs.rules import board as B
from ufs.rules import events as E
from ufs.rules.board import (
    COLUMNS,
    ENERGY_BACK,
    EXCAVATOR_BACK,
    HIT,
    NO_ACTION,
    REINFORCE,
    RESEARCH_BACK,
    ROBOTS_BACK,
    SHIPS_DOWN,
)
from ufs.rules.mothership import BY_PHASE
from ufs.rules.state import BASIC, State

Event = dict[str, Any]
Raw = tuple[int, int, int, int, int]

ACTION_NAMES = {
    NO_ACTION: "none",
    EXCAVATOR_BACK: "excavator",
    RESEARCH_BACK: "research",
    REINFORCE: "reinforcements",
    HIT: "damage",
    ENERGY_BACK: "energy",
    ROBOTS_BACK: "robots",
    SHIPS_DOWN: "dive",
}
SPECIAL_NAMES = {
    B.DRAIN: "drain",
    B.DAMAGE: "damage",
    B.CALL: "call",
    B.CAVE_IN: "cave-in",
    B.FORGET: "forget",
    B.PULSE: "pulse",
    B.ENERGY: "energy",
}
OFF_NAMES = {
    E.OFF_WORN: "worn",
    E.OFF_WORKER: "worker",
    E.OFF_PLAYER: "player",
    E.OFF_BURIED: "buried",
    E.OFF_REBUILT: "rebuilt",
}
BLOCKED_NAMES = {E.BLOCKED_BY_SHIP: "ship", E.BLOCKED_BY_MOTHERSHIP: "mothership"}
# Causes that an event names; the usual ones (AA guns, fighters) go without saying.
HELD_NAMES = {E.HELD_BY_SMOKE: "smoke", E.HELD_BY_SPACE: "space"}
MISSED_NAMES = {E.MISSED_BY_MISSILES: "missiles", E.MISSED_BY_BARRAGE: "barrage"}


class Namer:
    """Gives names to the numbers of an event. Ships, workers and robots go by their index."""

    def __init__(self, s: State, table: Table) -> None:
        self.s = s
        self.table = table

    def ship(self, index: int) -> dict[str, Any]:
        return {"ship": index, "kind": KINDS[self.s.ship_kind[index]]}

    def room(self, space: int) -> dict[str, Any]:
        found = self.table.room_at(space)
        return {"space": to_json(space), "effects": list(found.effects) if found else []}


def write_events(raw: list[Raw], s: State, table: Table) -> list[Event]:
    """The log of the rules as JSON. Dice rolled together are one event."""
    namer = Namer(s, table)
    events: list[Event] = []
    for number, a, b, c, d in raw:
        if number == E.E_ROLL:
            if not events or events[-1]["event"] != "roll":
                events.append({"event": "roll", "workers": [], "values": []})
            events[-1]["workers"].append(a)
            events[-1]["values"].append(b)
        else:
            events.append(write_event(namer, number, a, b, c, d))
    if not any(event["event"] == "ability" for event in events):
        return events
    return [event for n, event in enumerate(events) if not is_idle(events, n, table)]


def is_idle(events: list[Event], n: int, table: Table) -> bool:
    """Whether an ability was triggered automatically and did nothing: then it is not mentioned."""
    if events[n]["event"] != "ability" or events[n]["effect"] in chosen_effects(table):
        return False
    return n + 1 == len(events) or events[n + 1]["event"] in ("ability", "phase", "roll")


def chosen_effects(table: Table) -> set[str]:
    """F13: the effects of chosen abilities, which are always mentioned."""
    return {one.ability.effect for one in table.abilities if one.ability.when == "chosen"}


def by_field(names: dict[int, str], reason: int) -> Event:
    """The field `by`, or nothing for the usual cause."""
    return {"by": names[reason]} if reason in names else {}


def write_event(namer: Namer, number: int, a: int, b: int, c: int, d: int) -> Event:
    """One event as JSON; each phase has its own writer."""
    for write in (
        write_dice_event,
        write_rooms_event,
        write_robot_event,
        write_mothership_event,
        write_ability_event,
    ):
        event = write(namer, number, a, b, c, d)
        if event is not None:
            return event
    raise AssertionError(number)


def write_dice_event(n: Namer, number: int, a: int, b: int, c: int, d: int) -> Event | None:
    match number:
        case E.E_PLACE:
            event = {"event": "place", "worker": a, "space": to_json(b), "on": ground(b, n.table)}
            return {**event, "value": c, **({"ahead": d} if d > 0 else {})}
        case E.E_TOO_FAR:
            return {"event": "too_far", "worker": a, "value": b, "distance": c}
        case E.E_HELD:
            return {"event": "held", "column": a + 1, **by_field(HELD_NAMES, b)}
        case E.E_DESCEND:
            event = {"event": "descend", **n.ship(a), "from": [c, b + 1], "to": [d, b + 1]}
            return {**event, "city": True} if d == n.table.board.city_row else event
        case E.E_SHIFT:
            return {"event": "shift", **n.ship(a), "from": [b, c + 1], "to": [b, d + 1]}
        case E.E_SHIFT_BLOCKED:
            return {"event": "blocked", **n.ship(a), "from": [b, c + 1], "to": [b, d + 1]}
        case E.E_TELEPORT:
            return {"event": "teleport", **n.ship(a), "from": sky_json(b), "to": sky_json(c)}
        case E.E_TELEPORT_BLOCKED:
            event = {"event": "teleport_blocked", **n.ship(a), "reason": BLOCKED_NAMES[d]}
            return {**event, "from": sky_json(b), "to": sky_json(c)}
        case E.E_LAND_CITY:
            return {"event": "city", **n.ship(a), "column": b + 1}
        case E.E_SET_ASIDE:
            return {"event": "set_aside", "worker": a}
    return None


def sky_json(place: int) -> list[int]:
    """A space of the board's sky as [row, column]."""
    return [place // COLUMNS, place % COLUMNS + 1]


def write_rooms_event(n: Namer, number: int, a: int, b: int, c: int, d: int) -> Event | None:
    match number:
        case E.E_USE:
            return {"event": "use", **n.room(a), "value": b, "cost": c, "energy": d}
        case E.E_NO_EFFECT:
            return {"event": "no_effect", **n.room(a), "value": b}
        case E.E_ENERGY:
            return {"event": "energy", "gained": a, "energy": b}
        case E.E_DESTROY:
            to = "mothership" if n.s.ship_kind[a] == BASIC else "supply"
            return {"event": "destroy", **n.ship(a), "from": [b, c + 1], "to": to}
        case E.E_MISS:
            return {"event": "miss", "value": a, **by_field(MISSED_NAMES, b)}
        case E.E_RESEARCH:
            return {"event": "research", "from": a, "to": b, "of": n.table.board.research_length}
        case E.E_EXCAVATOR:
            path = {"from": to_json(a), "to": to_json(b), "steps": abs(b - a)}
            event = {"event": "excavator", **path}
            if c == E.PUSHED_BACK:
                return {**event, "reason": "action"}
            if c == E.TUNNELLED:
                return {**event, "reason": "tunnelled"}
            cost = n.table.board.dig_cost  # F31: mentioned if it is not the usual 1
            event = {**event, "reason": "dug", "energy": d}
            return event if cost == 1 else {**event, "cost": cost}
        case E.E_UNUSED:
            return {"event": "unused", "worker": a, "space": to_json(b)}
    return None


def write_robot_event(n: Namer, number: int, a: int, b: int, c: int, d: int) -> Event | None:  # noqa: ARG001
    match number:
        case E.E_BUILD:
            return {"event": "build", "value": a}
        case E.E_GIVEN_UP:
            return {"event": "given_up", "worker": a, "space": to_json(b)}
        case E.E_POINTS:
            return {"event": "points", "points": a}
        case E.E_RAISE:
            return {"event": "raise", "worker": a, "value": b, "points": c}
        case E.E_POINTS_LOST:
            return {"event": "points_lost", "points": a}
        case E.E_INSTALL:
            return {"event": "install", "robot": a, "space": to_json(b), "value": c}
        case E.E_WEAR:
            return {"event": "wear", "robot": a, "value": b}
        case E.E_FRESH:
            return {"event": "fresh", "robot": a}
        case E.E_ROBOT_OFF:
            return {"event": "robot_off", "robot": a, "space": to_json(b), "reason": OFF_NAMES[c]}
    return None


def write_mothership_event(n: Namer, number: int, a: int, b: int, c: int, d: int) -> Event | None:  # noqa: ARG001
    """The mothership, the round and the end."""
    match number:
        case E.E_MOTHERSHIP:
            event = {"event": "mothership", "from": a, "to": b}
            if c == BY_PHASE:
                return {**event, "reason": "phase"}
            return {**event, "reason": "icon", **n.ship(c)}
        case E.E_ACTION:
            return {"event": "action", "row": a, "action": ACTION_NAMES[b], "amount": c}
        case E.E_LIFT:
            return {"event": "lift", **n.ship(a), "from": [b, c + 1]}
        case E.E_REINFORCE:
            return {"event": "reinforce", **n.ship(a)}
        case E.E_SPAWN:
            return {"event": "spawn", **n.ship(a), "at": [c, b + 1]}
        case E.E_HIT:
            event = {"event": "hit", "damage": a, "of": n.table.board.hits}
            return {**event, "ship": b if b >= 0 else None}
        case E.E_PHASE:
            return {"event": "phase", "phase": PHASES[a]}
        case E.E_ROUND:
            return {"event": "round", "round": a}
        case E.E_END:
            return {"event": "end", **(RESULTS[a] or {})}
    return None


def write_ability_event(n: Namer, number: int, a: int, b: int, c: int, d: int) -> Event | None:
    """F: whose ability it was, and what only abilities do."""
    match number:
        case E.E_ABILITY:
            one = n.table.abilities[a]
            return {
                "event": "ability",
                "owner": one.kind,
                "id": one.id,
                "name": one.name.model_dump(),
                "effect": one.ability.effect,
            }
        case E.E_SPECIAL:
            effect = SPECIAL_NAMES[n.table.board.special_effect[b]]
            return {"event": "special", **n.ship(a), "effect": effect}
        case E.E_REPAIR:
            return {"event": "repair", "repaired": a, "damage": b}
        case E.E_RISE:
            return {"event": "rise", **n.ship(a), "from": [c, b + 1], "to": [d, b + 1]}
        case E.E_CORE:
            return {"event": "core", "value": a}
        case E.E_SMOKE:
            return {"event": "smoke", "dice": a}
        case E.E_SUPPLIES:
            return {"event": "supplies", "rooms": a}
        case E.E_HALT:
            return {"event": "halt", "held": HELD[a]}
        case E.E_REROLL:
            return {"event": "reroll"}
        case E.E_NUDGE:
            return {"event": "nudge", "worker": a, "from": b, "to": c}
    return None


def rolled_terms(workers: list[int], values: list[int]) -> list[Term]:
    """The dice of a roll, sorted as they lie on the table: plain ones, then white ones."""
    colors = {"plain": "rolled-plain", "white": "rolled-white"}
    rolled = {
        color: [value for n, value in zip(workers, values, strict=True) if worker_color(n) == color]
        for color in colors
    }
    return [
        Term(colors[color], values=" ".join(map(str, dice)))
        for color, dice in rolled.items()
        if dice
    ]


# Fields that are not passed to a sentence as they are.
NOT_ARGUMENTS = (
    "event",
    "values",
    "action",
    "reason",
    "won",
    "city",
    "owner",
    "id",
    "effect",
    "held",
    "by",
)
# The events whose sentence depends on the value of one of their fields.
VARIANT_FIELDS = {
    "mothership": "reason",
    "robot_off": "reason",
    "excavator": "reason",
    "action": "action",
    "end": "reason",
    "halt": "held",
    "special": "effect",
    "teleport_blocked": "reason",
}


def key_of(event: Event) -> str:
    """The key of an event's sentence."""
    name = event["event"]
    key = str(name).replace("_", "-")
    if name in VARIANT_FIELDS:
        key = f"{key}-{event[VARIANT_FIELDS[name]]}"
    if "by" in event:
        key = f"{key}-{event['by']}"
    if event.get("city"):
        return "descend-city"
    if name == "end" and event["reason"] == "card":
        return f"end-{'won' if event['won'] else 'lost'}-card"
    if "ahead" in event:
        return "place-ahead"
    if name == "research" and event["from"] >= event["to"]:
        return "research-nothing" if event["from"] == event["to"] else "research-lost"
    if name == "energy" and event["gained"] < 0:
        return "energy-lost"
    if name == "destroy" and event["kind"] == "orange":
        return "destroy-orange"
    if name == "excavator" and "cost" in event:
        return "excavator-dug-for"
    return key


def with_aim(events: list[Event], colour: str | None) -> list[Event]:
    """A2: what sends out fighters says which colour they were aimed at, hits or not."""
    if colour is not None:
        for event in events:
            if event["event"] in ("use", "ability"):
                event["aim"] = colour
                break
    return events


def say_event(event: Event, words: Words) -> str:
    """An event as a sentence a player would say."""
    if event["event"] == CORRECTED:
        return say_correction(event, words)
    said = say_itself(event, words)
    return f"{said} {words.say('event-aim-' + event['aim'])}" if "aim" in event else said


def say_itself(event: Event, words: Words) -> str:
    """Its sentence, without what goes for several kinds of events."""
    args: dict[str, Any] = {}
    for name, value in event.items():
        if name in ("from", "to", "at", "space") and isinstance(value, list):
            # Coordinates, not amounts: strings skip number formatting, which is slow.
            args |= {f"{name}_row": str(value[0]), f"{name}_column": str(value[1])}
        elif name == "worker":
            args["color"] = worker_color(value)
        elif name == "workers":
            args["dice"] = rolled_terms(value, event["values"])
        elif name == "on":
            args[name] = Term("room-name", effects=[Term(f"room-{word}") for word in value])
        elif name == "kind":
            args |= {name: Term(f"ship-{value}"), "which": value}
        elif name == "name":
            args[name] = value[words.language]
        elif name == "effects":
            args["room"] = Term("room-name", effects=[Term(f"room-{word}") for word in value])
        elif name in ("ship", "robot"):
            args[name] = -1 if value is None else value + 1
        elif name == "phase":
            args[name] = Term(f"phase-{value}")
        elif name not in NOT_ARGUMENTS:
            args[name] = value
    if event["event"] == "energy":
        args["lost"] = -event["gained"]
    return words.say(f"event-{key_of(event)}", **args)


def with_text(events: list[Event], words: Words) -> list[Event]:
    """The same events, each with its sentence as `text`."""
    return [{**event, "text": say_event(event, words)} for event in events]
