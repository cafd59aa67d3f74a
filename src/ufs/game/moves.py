"""Actions between people and rules: JSON objects here, small integers there."""

from __future__ import annotations

from typing import Any

from ufs.base.errors import UfsError
from ufs.base.words import Term
from ufs.game.setup import Table
from ufs.game.shapes import ACTION, shaped
from ufs.rules import actions as A
from ufs.rules.board import (
    BASE_ROWS,
    COLUMNS,
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
from ufs.rules.state import BASIC, ROBOTS, SPAWN, WORKERS, State

KINDS = ("basic", "reinforcement", "orange")
COLUMN_EFFECTS = (JAM, MISSILES)
Action = dict[str, Any]


def to_json(space: int) -> list[int]:
    """A space of the path as [row, column], both from 1."""
    return [path_row(space) + 1, path_column(space) + 1]


def to_space(place: list[int], code: str = "illegal_action") -> int:
    """[row, column] as a space of the path."""
    row, column = place
    if not (1 <= row <= BASE_ROWS and 1 <= column <= COLUMNS):
        raise UfsError(code, "space-outside", "S5", row=row, column=column)
    return path_space(row - 1, column - 1)


def action_json(code: int, table: Table) -> Action:
    """The JSON form of an action; a number below 0 is a roll."""
    if code < 0:
        return {"do": "roll"}
    if code >= A.ABILITY:
        return ability_json(*divmod(code - A.ABILITY, A.TARGETS), table)
    if code < A.USE:
        worker, space = divmod(code - A.PLACE, SPACES)
        return {"do": "place", "worker": worker, "space": to_json(space)}
    if code < A.INSTALL:
        return {"do": "use", "space": to_json(code - A.USE)}
    if code < A.REMOVE:
        robot, space = divmod(code - A.INSTALL, SPACES)
        return {"do": "install", "space": to_json(space), "robot": robot}
    if code < A.SPAWN_SHIP:
        return {"do": "remove", "robot": code - A.REMOVE}
    if code < A.EXCAVATE:
        kind, column = divmod(code - A.SPAWN_SHIP, COLUMNS)
        return {"do": "spawn", "column": column + 1, "kind": KINDS[kind]}
    return {"do": "excavate"} if code == A.EXCAVATE else {"do": "done"}


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
    if table.board.ability_effect[slot] == NUDGE:
        return action | {"worker": target // 2, "change": "up" if target % 2 else "down"}
    return action


def is_one_die(table: Table, slot: int) -> bool:
    """F40, F44: an ability that turns one die over, or takes one as the pattern of the others."""
    one = table.board.ability_amount[slot] == 1
    return one and table.board.ability_effect[slot] in (FLIP, MATCH)


def shaped_action(data: Any) -> Any:
    """An action in its shape."""
    return shaped(ACTION, data, "bad_action")


def chosen_slot(shape: Any, table: Table) -> int:
    """F13: the ability that is meant; it must be on the table."""
    for slot in range(table.board.chosen):
        one = table.abilities[slot]
        if one.kind == shape.do and (shape.do == "city" or one.id == shape.id):
            return slot
    if shape.do == "city":
        raise UfsError("illegal_action", "refuse-city-has-none", "S10")
    known = [one.id for one in table.abilities if one.kind == "character"]
    raise UfsError("illegal_action", "no-such-character", "S12", found=shape.id, expected=known)


def ability_target(shape: Any, slot: int, table: Table) -> int:
    """F13: a column, a die and its direction, or nothing; neither more nor less."""
    effect = table.board.ability_effect[slot]
    needed: tuple[str, ...] = ("column",) if effect in COLUMN_EFFECTS else ()
    if effect == NUDGE:
        needed = ("worker", "change")
    elif is_one_die(table, slot):
        needed = ("worker",)
    given = [name for name in ("column", "worker", "change") if getattr(shape, name) is not None]
    if sorted(given) != sorted(needed):
        found, expected = ([Term(f"target-{name}") for name in n] for n in (given, needed))
        args = {"found": found or "none", "expected": expected or "none"}
        raise UfsError("bad_action", "ability-needs", "F13", **args)
    if "column" in needed:
        if not 1 <= shape.column <= COLUMNS:
            raise UfsError("illegal_action", "refuse-no-such-column", "F13", found=shape.column)
        return int(shape.column - 1)
    if needed:
        if not 0 <= shape.worker < WORKERS:
            raise UfsError("illegal_action", "refuse-no-such-worker", "F13", found=shape.worker)
        if "change" not in needed:
            return int(shape.worker)
        return int(2 * shape.worker + (shape.change == "up"))
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
        return A.USE + to_space(shape.space)
    if shape.do == "install":
        return A.install_code(shape.robot, to_space(shape.space))
    if shape.do == "remove":
        return int(A.REMOVE + shape.robot)
    if shape.do == "spawn":
        return A.spawn_code(spawned_kind(shape, s, table), shape.column - 1)
    return A.EXCAVATE if shape.do == "excavate" else A.DONE


def check_numbers(shape: Any, table: Table) -> None:
    """There are five workers, five columns, and as many robots as the rules say."""
    if shape.do == "place" and not 0 <= shape.worker < WORKERS:
        raise UfsError("illegal_action", "refuse-no-such-worker", "D1", found=shape.worker)
    if shape.do == "spawn" and not 1 <= shape.column <= COLUMNS:
        raise UfsError("illegal_action", "refuse-no-such-column", "M4", found=shape.column)
    if shape.do in ("install", "remove") and not 0 <= shape.robot < ROBOTS:
        robots = table.board.robots
        args = {"robot": shape.robot + 1, "robots": robots}
        raise UfsError("illegal_action", "refuse-no-such-robot", "B2", **args)


def spawned_kind(shape: Any, s: State, table: Table) -> int:
    """M4: the kind may be left out where there is no choice; a wrong one is refused."""
    if shape.kind is not None:
        return KINDS.index(shape.kind)
    kinds = spawn_kinds(s, table.board)
    if s.phase == SPAWN and kinds == 3:
        raise UfsError("bad_action", "spawn-needs-kind", "M4")
    return kind_of_bit(kinds) if s.phase == SPAWN and kinds else BASIC


def first_space(code: int, table: Table) -> int:
    """The use of a room by its first space in reading order; other actions as they are."""
    if A.USE <= code < A.INSTALL and table.board.room[code - A.USE] >= 0:
        return A.USE + table.board.room_first[table.board.room[code - A.USE]]
    return code
