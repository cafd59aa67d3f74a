"""Corrections: facts on the table set by hand, beside cards that the program does not know.

    {"do": "correct", "set": {"energy": 4, "excavator": [3, 5]}}
    correct energy=4 excavator=3-5 P1=5@2-3 S3=mothership R1=4@2-1* result=won-card

Names and values are those of a position, and the checks of positions decide: a correction is
refused only if the game could not be played on from there. In a record every die and ship goes by
its own name, so that a line says no more than what changed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from ufs.base.errors import UfsError
from ufs.base.words import Term, Words
from ufs.game.moves import ROBOT_NAMES, WORKER_NAMES, worker_color
from ufs.game.position import Position, position_error, read_state, write_position
from ufs.game.setup import Table
from ufs.game.shapes import POSITION, PositionShape, validate
from ufs.rules.end import check_win
from ufs.rules.events import E_END, tell
from ufs.rules.state import MAX_SHIPS, UNDECIDED, State
from ufs.rules.turn import go_on

FIXED = ("format", "setup")  # another table would be another game
LISTS = {"workers": "worker", "robots": "robot", "ships": "ship"}
CORRECTED = "corrected"
SHIP_NAMES = tuple(f"S{number}" for number in range(1, MAX_SHIPS + 1))
CARD = "card"  # a result that no rule knows
Facts = dict[str, Any]
Event = dict[str, Any]


@dataclass
class Correction:
    """What a correction comes to, before anything follows from it."""

    set: Facts  # exactly the fields that change, as in a position
    facts: list[Event]  # one for each marker, die and ship that changes
    state: State
    tokens: int


def with_tokens(position: Position, tokens: int) -> Position:
    """A position with the player's own counter; without one it looks as it always did."""
    return position | {"tokens": tokens} if tokens else position


def correct(given: Facts, s: State, table: Table, tokens: int) -> Correction:
    """The state with the facts as given. `s` stays as it is."""
    for name in FIXED:
        if name in given:
            raise UfsError("bad_action", "correct-fixed", field=name)
    before = with_tokens(write_position(s, table), tokens)
    try:
        shape = validate(POSITION, complete(before | given, given, table), "bad_position")
        state = read_state(shape, table, is_correction=True)
        check_kinds(shape, before)
    except UfsError as error:
        what = in_words(error)
        raise UfsError("illegal_action", "refuse-correction", error.rule, what=what) from None
    state.key_low, state.key_high, state.drawn = s.key_low, s.key_high, s.drawn
    after = with_tokens(write_position(state, table), shape.tokens)
    changed = dict(differences(before, after))
    if not changed:
        raise UfsError("illegal_action", "correct-nothing")
    facts = list(tell_facts(before, after))
    names = {one.label: one.name.model_dump() for one in table.abilities}
    for one in facts:
        if one["fact"] == "spent":
            one["name"] = names[one["label"]]
    return Correction(changed, facts, state, shape.tokens)


def check_kinds(shape: PositionShape, before: Position) -> None:
    """S3, S4: every ship stays of its kind: a record names it by its place in the list."""
    for number, (ship, was) in enumerate(zip(shape.ships, before["ships"], strict=True)):
        if ship.kind != was["kind"]:
            args = {"number": number, "found": ship.kind, "expected": was["kind"]}
            raise position_error("correct-ship-kind", "S3", **args)


def in_words(error: UfsError) -> Term:
    """What is wrong with a position, with the names that the player sees: S1, P1, R1."""
    key, args = error.key, dict(error.args_)
    if key in ("position-not-used", "position-more-than-used"):
        which = Term(f"fact-{args['field']}")
        return Term(key.replace("position", "correct"), **args, which=which)
    if isinstance(args.get("number"), int):
        names: tuple[str, ...] = WORKER_NAMES
        if "robot" in key or "exhausted" in key:
            names = ROBOT_NAMES
        elif "ship" in key or "basic" in key:
            names = SHIP_NAMES
        args["number"] = names[args["number"]]
    for name in ("found", "start"):
        if is_place(args.get(name)):
            row, column = map(str, args[name])
            args[name] = Term("fact-at", row=row, column=column)
    return Term(key, **args)


def is_place(value: Any) -> bool:
    return isinstance(value, list | tuple) and [type(one) for one in value] == [int, int]


def complete(wanted: Position, given: Facts, table: Table) -> Position:
    """What goes without saying: the phase of a result, and the result of a marker at its end."""
    if not given.keys() & {"phase", "result"} and has_left_end(wanted, given, table):
        wanted["result"] = None
    if "phase" in given and "result" not in given and given["phase"] != "over":
        wanted["result"] = None
    if "result" not in given and wanted["result"] is None:
        wanted["result"] = reached_end(wanted, table)
    if "phase" not in given and wanted["result"] is not None:
        wanted["phase"] = "over"
    if "phase" not in given and wanted["result"] is None and wanted["phase"] == "over":
        wanted["phase"] = phase_of_dice(wanted["workers"])
    return wanted


def reached_end(wanted: Position, table: Table) -> Facts | None:
    """E1–E3: how the game ends if one marker is at the end of its track now."""
    reached = [
        {"won": name == "research", "reason": name}
        for name, end in ends_of_tracks(table).items()
        if end and wanted[name] == end
    ]
    return reached[0] if len(reached) == 1 else None


def has_left_end(wanted: Position, given: Facts, table: Table) -> bool:
    """Whether the marker that ended the game is set to where it would not have."""
    reason = (wanted["result"] or {}).get("reason")
    return reason in given and given[reason] != ends_of_tracks(table).get(reason)


def ends_of_tracks(table: Table) -> dict[str, int | None]:
    b = table.board
    research = None if b.goals else b.research_length  # F36: then the rules decide
    return {"research": research, "damage": b.hits, "mothership": b.skull_row}


def phase_of_dice(workers: Any) -> str:
    """Where a game goes on that was over."""
    if not isinstance(workers, list) or not all(isinstance(one, dict) for one in workers):
        return "dice"  # the check of positions says what is wrong
    if any(one.get("space") is None and not one.get("resolved") for one in workers):
        return "dice"
    return "rooms" if any(one.get("space") is not None for one in workers) else "spawn"


def follow(s: State, table: Table, was: State) -> None:
    """All that follows from a correction: the end of the game, or the end of a phase."""
    if s.result != UNDECIDED:
        if s.result != was.result:
            tell(s, E_END, s.result)
        return
    if table.board.goals:
        check_win(s, table.board)
    go_on(s, table.board)


# --- what changes ---


def differences(before: Position, after: Position) -> Iterator[tuple[str, Any]]:
    """The fields that change; one that is gone has its default."""
    for name in before | after:
        new = after.get(name, PositionShape.model_fields[name].default)
        if new != before.get(name, PositionShape.model_fields[name].default):
            yield name, deepcopy(new)


def tell_facts(before: Position, after: Position) -> Iterator[Event]:
    """The same as events: every die and ship one, every marker one."""
    for name, new in differences(before, after):
        old = before.get(name, PositionShape.model_fields[name].default)
        if name in LISTS:
            for number, (was, now) in enumerate(zip(old, new, strict=True)):
                if was != now:
                    yield piece_fact(LISTS[name], number, was, now)
        elif name == "spent":
            for label in sorted(old.keys() | new.keys()):
                was, now = old.get(label, 0), new.get(label, 0)
                if was != now:
                    yield fact("spent", was, now, label=label)
        elif name == "install":
            values = [found["values"] if found else [] for found in (old, new)]
            yield fact("install", *values)
        else:
            yield fact(name, old, new)


def fact(name: str, old: Any, new: Any, **more: Any) -> Event:
    return {"event": CORRECTED, "fact": name, **more, "from": deepcopy(old), "to": deepcopy(new)}


def piece_fact(kind: str, number: int, was: Facts, now: Facts) -> Event:
    if kind == "ship":
        return fact("ship", was["at"], now["at"], ship=number, kind=now["kind"])
    if kind == "worker":
        was, now = ({k: v for k, v in one.items() if k != "color"} for one in (was, now))
    return fact(kind, was, now, **{kind: number})


# --- in words ---


def say_correction(event: Event, words: Words) -> str:
    """`Corrected: energy 2 → 4.`"""
    name = event["fact"]
    args: dict[str, Any] = {"which": Term(f"fact-{name.replace('_', '-')}")}
    if name == "worker":
        number = WORKER_NAMES[event["worker"]]
        args["which"] = Term("fact-worker", color=worker_color(event["worker"]), name=number)
    elif name == "robot":
        args["which"] = Term("fact-robot", number=event["robot"] + 1)
    elif name == "ship":
        kind = Term(f"ship-{event['kind']}")
        args["which"] = Term("fact-ship", kind=kind, name=SHIP_NAMES[event["ship"]])
    elif name == "spent":
        args["which"] = Term("fact-spent", name=event["name"][words.language])
    for end in ("from", "to"):
        args[end] = say_value(name, event[end])
    is_number = isinstance(args["to"], int)
    return words.say("event-corrected" if is_number else "event-corrected-place", **args)


def say_value(name: str, value: Any) -> Any:
    """One side of a fact: a number, a place, a die."""
    if name in ("worker", "robot"):
        return say_die(name, value)
    if name == "ship" and isinstance(value, str):
        return Term(f"fact-at-{value}")
    if isinstance(value, list) and name in ("ship", "excavator"):
        return Term("fact-at", row=str(value[0]), column=str(value[1]))
    if name == "phase":
        return Term(f"phase-{value}")
    if name == "result":
        return Term(f"fact-result-{result_name(value)}")
    if name == "held":
        return Term(f"fact-held-{value or 'none'}")
    if isinstance(value, bool):
        return Term("fact-yes" if value else "fact-no")
    if isinstance(value, list):
        return ", ".join(map(str, value)) or Term("fact-none")
    return value


def say_die(name: str, die: Facts) -> Term:
    place = Term("fact-off" if name == "robot" else "fact-in-hand")
    if die["space"] is not None:
        row, column = map(str, die["space"])
        place = Term("fact-at", row=row, column=column)
    elif die.get("resolved"):
        place = Term("fact-resolved")
    key = "fact-die-exhausted" if die.get("exhausted") else "fact-die"
    return Term(key, value=str(die["value"] or "?"), place=place)


def result_name(result: Facts | None) -> str:
    """`won-card`, `lost-damage` or `none`."""
    if result is None:
        return "none"
    return f"{'won' if result['won'] else 'lost'}-{result['reason']}"


# --- as a line of a record ---


def write_correction(facts: list[Event]) -> str:
    """`correct energy=4 P1=5@2-3`."""
    return " ".join(["correct", *map(write_fact, facts)])


def write_fact(event: Event) -> str:
    name, to = event["fact"], event["to"]
    if name == "worker":
        return f"{WORKER_NAMES[event['worker']]}={write_die(to, 'hand')}"
    if name == "robot":
        return f"{ROBOT_NAMES[event['robot']]}={write_die(to, 'off')}"
    if name == "ship":
        return f"{SHIP_NAMES[event['ship']]}={write_value(to)}"
    if name == "spent":
        return f"spent.{event['label'].replace(':', '/')}={to}"  # a colon would make it a header
    if name == "install":
        return f"install={'+'.join(map(str, to)) or 'none'}"
    return f"{name}={result_name(to) if name == 'result' else write_value(to)}"


def write_value(value: Any) -> str:
    if isinstance(value, list):
        return "-".join(map(str, value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def write_die(die: Facts, off: str) -> str:
    place = write_value(die["space"]) if die["space"] else off
    place = "done" if die.get("resolved") else place
    return f"{die['value'] or '?'}@{place}{'*' if die.get('exhausted') else ''}"


def read_correction(text: str, position: Position) -> Facts:
    """The facts of a line; whatever it does not name of a die stays as it is."""
    _, *words = re.split(r"[\s,;=]+", text.strip().strip(",;"))
    if not words or len(words) % 2:
        raise line_error(text)
    found: Facts = {}
    for name, value in zip(words[::2], words[1::2], strict=True):
        read_fact(name, value, position, found)
    return found


def line_error(found: str) -> UfsError:
    expected = "energy=4, excavator=3-5, P1=5@2-3, R1=4@2-1, S3=7-2, S3=mothership, result=won-card"
    return UfsError("bad_action", "correct-line", found=found[:60], expected=expected)


def read_fact(name: str, value: str, position: Position, found: Facts) -> None:
    """Add one fact to those found. A list is taken as it is now, with one entry changed."""
    pieces = {"workers": WORKER_NAMES, "robots": ROBOT_NAMES, "ships": SHIP_NAMES}
    for field, names in pieces.items():
        if name.upper() in names:
            entries = found.setdefault(field, deepcopy(position[field]))
            number = names.index(name.upper())
            if number >= len(entries):
                raise UfsError("bad_action", "correct-no-piece", found=name, count=len(entries))
            read_piece(field, entries[number], value)
            return
    if name.startswith("spent."):
        label = name.removeprefix("spent.").replace("/", ":")
        spent = found.setdefault("spent", deepcopy(position.get("spent", {})))
        spent[label] = read_value(value)
    elif name.lower() in PositionShape.model_fields:
        found[name.lower()] = read_named(name.lower(), value)
    else:
        raise line_error(f"{name}={value}")


def read_piece(field: str, entry: Facts, text: str) -> None:
    if field == "ships":
        if not re.fullmatch(r"[0-9]{1,3}-[0-9]{1,3}|mothership|supply", text.lower()):
            raise line_error(text)
        entry["at"] = read_value(text.lower())
        return
    match = re.fullmatch(r"([1-6?])?@?([0-9]+-[0-9]+|hand|done|off)?(\*)?", text)
    if not match or not (match[1] or match[2]):
        raise line_error(text)
    value, place, star = match.groups()
    if value:
        entry["value"] = None if value == "?" else int(value)
    if place:
        entry["space"] = read_value(place) if place[0].isdigit() else None
        if field == "workers":
            entry["resolved"] = place == "done"
    if field == "robots":
        entry["exhausted"] = bool(star)


def read_named(name: str, text: str) -> Any:
    if name == "result":
        won, _, reason = text.partition("-")
        if text == "none" or won not in ("won", "lost"):
            return read_value(text)
        return {"won": won == "won", "reason": reason or CARD}
    if name == "install":
        numbers = text.split("+")
        return {"values": [read_value(one) for one in numbers]} if text != "none" else None
    return read_value(text)


def read_value(text: str) -> Any:
    """A number, a place, yes or no, none, or a word; the check of positions says what fits."""
    if re.fullmatch(r"-?[0-9]{1,9}", text):
        return int(text)
    if match := re.fullmatch(r"([0-9]{1,3})-([0-9]{1,3})", text):
        return [int(match[1]), int(match[2])]
    known = {"yes": True, "no": False, "none": None}
    return known.get(text.lower(), text)
