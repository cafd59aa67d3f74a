"""A move as the rules' number, as JSON, as a line of a record and as a sentence; only here.

=========  ==========================  ==========================
form       from it                     to it
=========  ==========================  ==========================
a number   `action_json`               `code_of`
JSON       `code_of`, `write_move`     `action_json`, `read_move`
a line     `read_move`, `read_roll`    `write_move`, `write_roll`
a sentence                             `say_action`
=========  ==========================  ==========================

Only `rules.actions` takes a number apart.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Iterable, Sequence
from typing import Any

from ufs.base.errors import UfsError, show
from ufs.base.words import Term, Words
from ufs.game.setup import Table
from ufs.game.shapes import ACTION, validate
from ufs.rules import actions as A
from ufs.rules.board import (
    AA_GUN,
    BASE_ROWS,
    BOTH_COLOURS,
    COLUMNS,
    FIGHTERS,
    FLIP,
    JAM,
    MATCH,
    MISSILES,
    NUDGE,
    SPACES,
    path_column,
    path_row,
    path_space,
)
from ufs.rules.mothership import kind_of_bit, spawn_kinds
from ufs.rules.rooms import has_effect
from ufs.rules.state import BASIC, FIRST_WHITE, OFF, ROBOTS, SPAWN, WORKERS, State

# The names of dice and ships in records, at the prompt and in JSON.
WORKER_NAMES = ("P1", "P2", "P3", "W1", "W2")
ROBOT_NAMES = ("R1", "R2")
KINDS = ("basic", "reinforcement", "orange")

COLUMN_EFFECTS = (JAM, MISSILES)
COLOURS = ("yellow", "red")  # A2
Action = dict[str, Any]


# --- spaces and dice ---

PLACES = tuple((path_row(space) + 1, path_column(space) + 1) for space in range(SPACES))


def to_json(space: int) -> list[int]:
    """A space of the path as [row, column], both from 1."""
    return list(PLACES[space])


def to_space(place: list[int], code: str = "illegal_action") -> int:
    """[row, column] as a space of the path."""
    row, column = place
    if not (1 <= row <= BASE_ROWS and 1 <= column <= COLUMNS):
        raise UfsError(code, "space-outside", "S5", row=row, column=column)
    return path_space(row - 1, column - 1)


def ground(space: int, table: Table) -> list[str]:
    """What a die is on: the effects of a room, `aa` or `tunnel`."""
    room = table.room_at(space)
    if room:
        return list(room.effects)
    return ["aa" if table.board.kind[space] == AA_GUN else "tunnel"]


def ground_name(space: int, table: Table) -> Term:
    return Term("room-name", effects=[Term(f"room-{word}") for word in ground(space, table)])


def in_hand(s: State) -> list[int]:
    """The workers not placed yet."""
    return [worker for worker in range(WORKERS) if s.worker_space[worker] == OFF]


def worker_color(worker: int) -> str:
    return "white" if worker >= FIRST_WHITE else "plain"


# --- as a number and as JSON ---


def action_number(given: Any) -> int:
    """The number that was given, as an int. NumPy's integers are accepted, floats are not."""
    try:
        if not isinstance(given, bool):  # an int in Python
            return operator.index(given)
    except TypeError:
        pass
    raise UfsError("bad_action", "number-wrong", found=show(given), last=A.ACTIONS - 1)


def action_json(code: int, table: Table) -> Action:
    """The JSON form of an action; a number below 0 is a roll."""
    if code < 0:
        return {"do": "roll"}
    kind = A.kind_of(code)
    if kind == A.PLACE:
        return {"do": "place", "worker": A.worker_of(code), "space": to_json(A.space_of(code))}
    if kind == A.USE:
        return {"do": "use", "space": to_json(A.space_of(code))} | aim_json(code, table)
    if kind == A.RAISE:
        return {"do": "raise", "worker": A.worker_of(code)}
    if kind == A.INSTALL:
        return {"do": "install", "space": to_json(A.space_of(code)), "robot": A.robot_of(code)}
    if kind == A.REMOVE:
        return {"do": "remove", "robot": A.robot_of(code)}
    if kind == A.SPAWN_SHIP:
        column, ship = A.column_of(code) + 1, KINDS[A.ship_kind_of(code)]
        return {"do": "spawn", "column": column, "kind": ship}
    if kind == A.ABILITY:
        return ability_json(A.ability_of(code), A.target_of(code), table)
    return {"do": "excavate"} if kind == A.EXCAVATE else {"do": "done"}


def aim_json(code: int, table: Table) -> Action:
    """A2: the colour that the fighters of a room are aimed at, where there are two."""
    if A.is_aimed_at_red(code):
        return {"at": COLOURS[1]}
    return {"at": COLOURS[0]} if has_two_aims(A.space_of(code), table) else {}


def has_two_aims(space: int, table: Table) -> bool:
    """A2: a room with fighters, under a sky with explosions of both colours."""
    b = table.board
    if b.explosions != BOTH_COLOURS or b.room[space] < 0:
        return False
    return has_effect(b, b.room[space], FIGHTERS)


def aims(table: Table, slot: int) -> bool:
    """A2: an ability that shoots under a sky with explosions of both colours."""
    b = table.board
    return b.explosions == BOTH_COLOURS and b.ability_effect[slot] == FIGHTERS


def ability_json(slot: int, target: int, table: Table) -> Action:
    """F13: whose ability, and where it takes effect."""
    if slot >= table.board.chosen:
        return {"do": "character", "id": f"#{slot + 1}"}  # nobody; `action_code` says so
    one = table.abilities[slot]
    action: Action = {"do": one.kind}
    if one.kind == "character":
        action["id"] = one.id
    if table.board.ability_effect[slot] in COLUMN_EFFECTS:
        return action | {"column": target + 1}
    if is_one_die(table, slot):
        return action | {"worker": target}
    if aims(table, slot):
        return action | {"at": COLOURS[min(target, 1)]}  # more targets than colours mean nothing
    if table.board.ability_effect[slot] == NUDGE:
        change = "up" if A.is_nudged_up(target) else "down"
        return action | {"worker": A.nudged_worker(target), "change": change}
    return action


def is_one_die(table: Table, slot: int) -> bool:
    """F40, F44: an ability that turns one die over, or takes one as the pattern of the others."""
    one = table.board.ability_amount[slot] == 1
    return one and table.board.ability_effect[slot] in (FLIP, MATCH)


def validate_action(data: Any) -> Any:
    """A validated action."""
    return validate(ACTION, data, "bad_action")


def chosen_slot(shape: Any, table: Table) -> int:
    """F13: the slot of the ability that an action names; it must be on the table."""
    for slot in range(table.board.chosen):
        one = table.abilities[slot]
        if one.kind == shape.do and (shape.do == "city" or one.id == shape.id):
            return slot
    if shape.do == "city":
        raise UfsError("illegal_action", "refuse-city-has-none", "S10")
    known = [one.id for one in table.abilities if one.kind == "character"]
    raise UfsError("illegal_action", "no-such-character", "S12", found=shape.id, expected=known)


def ability_target(shape: Any, slot: int, table: Table) -> int:
    """F13: a column, a die and its direction, or nothing: exactly what the ability needs."""
    effect = table.board.ability_effect[slot]
    needed: tuple[str, ...] = ("column",) if effect in COLUMN_EFFECTS else ()
    if effect == NUDGE:
        needed = ("worker", "change")
    elif is_one_die(table, slot):
        needed = ("worker",)
    elif aims(table, slot):
        needed = ("at",)
    names = ("column", "worker", "change", "at")
    given = [name for name in names if getattr(shape, name) is not None]
    if sorted(given) != sorted(needed):
        found, expected = ([Term(f"target-{name}") for name in n] for n in (given, needed))
        args = {"found": found or "none", "expected": expected or "none"}
        raise UfsError("bad_action", "ability-needs", "F13", **args)
    if "column" in needed:
        if not 1 <= shape.column <= COLUMNS:
            raise UfsError("illegal_action", "refuse-no-such-column", "F13", found=shape.column)
        return int(shape.column - 1)
    if "at" in needed:
        return COLOURS.index(shape.at)
    if needed:
        if not 0 <= shape.worker < WORKERS:
            raise UfsError("illegal_action", "refuse-no-such-worker", "F13", found=shape.worker)
        if "change" not in needed:
            return int(shape.worker)
        return A.nudge_target(shape.worker, int(shape.change == "up"))
    return 0


def action_code(shape: Any, s: State, table: Table) -> int:
    """The number of an action (a roll has none). The space of a room may be any of its spaces."""
    check_numbers(shape, table)
    if shape.do in ("character", "city"):
        slot = chosen_slot(shape, table)
        return A.ability_code(slot, ability_target(shape, slot, table))
    if shape.do == "place":
        return A.place_code(shape.worker, to_space(shape.space))
    if shape.do == "use":
        return use_number(shape, table)
    if shape.do == "raise":
        return A.raise_code(shape.worker)
    if shape.do == "install":
        return A.install_code(shape.robot, to_space(shape.space))
    if shape.do == "remove":
        return A.remove_code(shape.robot)
    if shape.do == "spawn":
        return A.spawn_code(spawned_kind(shape, s, table), shape.column - 1)
    return A.EXCAVATE if shape.do == "excavate" else A.DONE


def use_number(shape: Any, table: Table) -> int:
    """A2: the colour is said exactly where there is a choice."""
    space = to_space(shape.space)
    if has_two_aims(space, table) and shape.at is None:
        raise UfsError("bad_action", "use-needs-colour", "A2", expected=list(COLOURS))
    if shape.at == COLOURS[1]:
        return A.use_red_code(space)
    if shape.at is not None and not has_two_aims(space, table):
        raise UfsError("illegal_action", "refuse-nothing-to-aim", "A2", found=shape.at)
    return A.use_code(space)


def check_numbers(shape: Any, table: Table) -> None:
    """There are five workers, five columns, and as many robots as the rules say."""
    if shape.do in ("place", "raise") and not 0 <= shape.worker < WORKERS:
        rule = "D1" if shape.do == "place" else "A5"
        raise UfsError("illegal_action", "refuse-no-such-worker", rule, found=shape.worker)
    if shape.do == "spawn" and not 1 <= shape.column <= COLUMNS:
        raise UfsError("illegal_action", "refuse-no-such-column", "M4", found=shape.column)
    if shape.do in ("install", "remove") and not 0 <= shape.robot < ROBOTS:
        robots = table.board.robots
        args = {"robot": shape.robot + 1, "robots": robots}
        raise UfsError("illegal_action", "refuse-no-such-robot", "B2", **args)


def spawned_kind(shape: Any, s: State, table: Table) -> int:
    """M4: the kind may be omitted where there is no choice; a wrong one is refused."""
    if shape.kind is not None:
        return KINDS.index(shape.kind)
    kinds = spawn_kinds(s, table.board)
    if s.phase == SPAWN and kinds == 3:
        raise UfsError("bad_action", "spawn-needs-kind", "M4")
    return kind_of_bit(kinds) if s.phase == SPAWN and kinds else BASIC


def first_space(code: int, table: Table) -> int:
    """Normalize the use of a room to its first space in reading order; keep other actions."""
    if A.kind_of(code) == A.USE and table.board.room[A.space_of(code)] >= 0:
        first = table.board.room_first[table.board.room[A.space_of(code)]]
        return A.use_red_code(first) if A.is_aimed_at_red(code) else A.use_code(first)
    return code


def code_of(action: Any, s: State, table: Table) -> int:
    """The number of a JSON action; for a large room, the one of its first space."""
    return first_space(action_code(validate_action(action), s, table), table)


# --- as a line of a record ---


def write_roll(workers: Iterable[int], values: Iterable[int]) -> str:
    """`roll P1=3 W2=5`."""
    return "roll " + " ".join(
        f"{WORKER_NAMES[w]}={v}" for w, v in zip(workers, values, strict=True)
    )


def read_roll(text: str, in_hand: Sequence[int]) -> list[int]:
    """`roll P1=3 W2=5`: exactly the dice in hand, in their order."""
    names = [WORKER_NAMES[worker] for worker in in_hand]
    words = text.split()[1:]
    values = []
    for word in words:
        match = re.fullmatch(r"(P[123]|W[12])=([1-6])", word)
        if not match:
            raise UfsError("bad_action", "record-die", found=word, expected="P1=3")
        values.append(int(match[2]))
    if [word.split("=")[0] for word in words] != names:
        raise UfsError("bad_action", "record-dice-in-hand", expected=names)
    return values


def write_move(action: Action, in_hand: Sequence[int] = ()) -> str:
    """One action as a line; `in_hand` are the dice of a roll by hand."""
    do = action["do"]
    where = "{}-{}".format(*action["space"]) if "space" in action else ""
    if do == "place":
        return f"{WORKER_NAMES[action['worker']]} {where}"
    if do == "install":
        return f"install {ROBOT_NAMES[action['robot']]} {where}"
    if do == "remove":
        return f"remove {ROBOT_NAMES[action['robot']]}"
    if do == "spawn":
        return f"spawn {action['column']} {action['kind']}"
    if do in ("character", "city"):
        return write_ability(action)
    if do == "raise":
        return f"raise {WORKER_NAMES[action['worker']]}"
    if do == "use" and "at" in action:
        return f"use {where} {action['at']}"
    if do == "roll" and "values" in action:
        return write_roll(in_hand, action["values"])
    return f"{do} {where}".rstrip()


def write_ability(action: Action) -> str:
    """`character pilot 3`, `character tuner P1 up`, `character marshal red`, `city`."""
    words = [action["do"], action.get("id", "")]
    if "column" in action:
        words.append(str(action["column"]))
    if "worker" in action:
        words += [WORKER_NAMES[action["worker"]], action.get("change", "")]
    words.append(action.get("at", ""))
    return " ".join(word for word in words if word)


def read_move(text: str) -> Action:
    """One line as an action; rolls are read by `read_roll`."""
    if match := re.fullmatch(r"(P[123]|W[12])\s+([0-9])-([0-9])", text):
        worker = WORKER_NAMES.index(match[1])
        return {"do": "place", "worker": worker, "space": [int(match[2]), int(match[3])]}
    if match := re.fullmatch(r"use\s+([0-9])-([0-9])(?:\s+(red|yellow))?", text):
        at = {"at": match[3]} if match[3] else {}
        return {"do": "use", "space": [int(match[1]), int(match[2])], **at}
    if match := re.fullmatch(r"raise\s+(P[123]|W[12])", text):
        return {"do": "raise", "worker": WORKER_NAMES.index(match[1])}
    if match := re.fullmatch(r"install\s+(R[12])\s+([0-9])-([0-9])", text):
        robot = ROBOT_NAMES.index(match[1])
        return {"do": "install", "robot": robot, "space": [int(match[2]), int(match[3])]}
    if match := re.fullmatch(r"remove\s+(R[12])", text):
        return {"do": "remove", "robot": ROBOT_NAMES.index(match[1])}
    if match := ABILITY_LINE.fullmatch(text):
        return read_ability(match)
    if match := re.fullmatch(r"spawn\s+([1-5])(?:\s+(basic|reinforcement|orange))?", text):
        return {"do": "spawn", "column": int(match[1]), **({"kind": match[2]} if match[2] else {})}
    if text in ("excavate", "done"):
        return {"do": text}
    raise UfsError(
        "bad_action",
        "record-move",
        expected="P1 2-3, use 2-3, use 2-3 red, excavate, install R1 2-3, remove R1, raise P1, "
        "spawn 3 basic, done, character pilot 3, character tuner P1 up, city",
    )


ABILITY_LINE = re.compile(
    r"(?:(?P<do>city)|(?P<who>character)\s+(?P<id>[\w.-]+))"
    r"(?:\s+(?:(?P<column>[1-5])|(?P<at>red|yellow)"
    r"|(?P<worker>P[123]|W[12])(?:\s+(?P<change>up|down))?))?"
)


def read_ability(match: re.Match[str]) -> Action:
    action: Action = {"do": match["do"] or match["who"]}
    if match["id"]:
        action["id"] = match["id"]
    if match["column"]:
        action["column"] = int(match["column"])
    if match["worker"]:
        action["worker"] = WORKER_NAMES.index(match["worker"])
    if match["change"]:
        action["change"] = match["change"]
    if match["at"]:
        action["at"] = match["at"]
    return action


# --- as a sentence ---


def say_action(code: int, s: State, table: Table, words: Words) -> str:
    """An action as a sentence."""
    words = words.by(table.book)
    kind = A.kind_of(code)
    if kind == A.REMOVE:
        return words.say("hint-remove", value=s.robot_value[A.robot_of(code)])
    if kind == A.SPAWN_SHIP:
        ship = Term(f"ship-{KINDS[A.ship_kind_of(code)]}")
        return words.say("hint-spawn", kind=ship, column=A.column_of(code) + 1)
    if kind == A.ABILITY:
        return say_ability(code, s, table, words)
    if kind == A.RAISE:
        return say_raise(A.worker_of(code), s, words)
    if kind in (A.EXCAVATE, A.DONE):
        return words.say("hint-excavate" if kind == A.EXCAVATE else "hint-done")
    row, column = to_json(A.space_of(code))
    place: dict[str, Any] = {"row": row, "column": column}
    place["on"] = ground_name(A.space_of(code), table)
    if kind == A.PLACE:
        worker = A.worker_of(code)
        die = {"color": worker_color(worker), "value": s.worker_value[worker]}
        return words.say("hint-place", **die, **place)
    if kind == A.INSTALL:
        key = "hint-install" if worker_on(s, A.space_of(code)) is None else "hint-install-over"
        return words.say(key, **place)
    colour = aim_json(code, table).get("at")
    return words.say(f"hint-use-{colour}" if colour else "hint-use", **place)


def worker_on(s: State, space: int) -> int | None:
    """The worker on a space of the base; B1: a new robot there makes the player give it up."""
    return s.worker_space.index(space) if space in s.worker_space else None


def say_raise(worker: int, s: State, words: Words) -> str:
    """A5: which die, where it lies."""
    row, column = to_json(max(s.worker_space[worker], 0))
    die = {"color": worker_color(worker), "value": s.worker_value[worker]}
    return words.say("hint-raise", **die, row=row, column=column)


def say_ability(code: int, s: State, table: Table, words: Words) -> str:
    """F13: whose ability, and where."""
    action, slot = action_json(code, table), A.ability_of(code)
    name = getattr(table.abilities[slot].name, words.language)
    if "column" in action:
        return words.say("hint-ability-column", name=name, column=action["column"])
    worker = action.get("worker")
    if "at" in action:
        return words.say(f"hint-ability-{action['at']}", name=name)
    if table.board.ability_effect[slot] == MATCH:
        number = table.board.ability_amount[slot] if worker is None else s.worker_value[worker]
        return words.say("hint-ability-match", name=name, value=number)
    if worker is None:
        return words.say("hint-ability", name=name)
    space = s.worker_space[worker]
    row, column = to_json(space) if space >= 0 else (0, 0)
    return words.say(
        "hint-ability-die",
        name=name,
        change=action.get("change", "flip"),
        color=worker_color(worker),
        value=s.worker_value[worker],
        row=row,
        column=column,
    )
