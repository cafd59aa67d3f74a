"""Positions as JSON, written and read. An impossible position is refused, never repaired."""

from __future__ import annotations

from copy import copy, deepcopy
from typing import Any

from ufs.base.errors import UfsError
from ufs.base.words import Term
from ufs.content.loader import Library
from ufs.content.vocabulary import EFFECTS
from ufs.game.moves import KINDS, to_json, to_space
from ufs.game.setup import Table, lay
from ufs.game.shapes import FORMAT, POSITION, PositionShape, WorkerShape, validate
from ufs.rules.abilities import suits_phase
from ufs.rules.board import (
    AT_SETUP,
    CAVE_IN,
    CHOSEN,
    COLUMNS,
    COMMAND,
    HALT,
    REROLL,
    SILENCE,
    SMOKE,
    SUPPLIES,
    TUNNEL,
    WHEN_DUG,
    WHEN_PLACED,
    WHEN_UNUSED,
    WHEN_USED,
)
from ufs.rules.dice import any_open_space
from ufs.rules.effects import can_be_raised
from ufs.rules.end import are_goals_met
from ufs.rules.excavator import is_excavated, steps_ahead
from ufs.rules.mothership import spawn_columns, spawn_kinds
from ufs.rules.state import (
    ABOARD,
    BASIC,
    DICE,
    FIRST_WHITE,
    LOST_DAMAGE,
    LOST_MOTHERSHIP,
    OFF,
    OVER,
    RESOLVED,
    ROBOTS,
    ROOMS,
    SPAWN,
    SUPPLY,
    UNDECIDED,
    WON_RESEARCH,
    WORKERS,
    State,
    leave_sky,
)
from ufs.rules.turn import start

IN_ROOMS_PHASE = (WHEN_USED, WHEN_DUG, WHEN_UNUSED)  # F6-F8: moments in that phase or at its end
NO_LIMIT = 1000  # more than any position can contain
PHASES = ("dice", "rooms", "spawn", "over")
# Results that no rule knows: a card beside the real board decided (`corrections`).
WON_BY_CARD, LOST_BY_CARD = 4, 5
HELD = (None, "action", "descent", "descent")  # F28; without a descent there is no action either
RESULTS: dict[int, dict[str, Any] | None] = {
    UNDECIDED: None,
    WON_RESEARCH: {"won": True, "reason": "research"},
    LOST_DAMAGE: {"won": False, "reason": "damage"},
    LOST_MOTHERSHIP: {"won": False, "reason": "mothership"},
    WON_BY_CARD: {"won": True, "reason": "card"},
    LOST_BY_CARD: {"won": False, "reason": "card"},
}
Position = dict[str, Any]


def write_position(s: State, table: Table) -> Position:
    """The JSON form of a state."""
    position: Position = {
        "format": FORMAT,
        "setup": deepcopy(table.setup),
        "round": s.round,
        "phase": PHASES[s.phase],
        "result": copy(RESULTS[s.result]),
        "mothership": s.mothership,
        "research": s.research,
        "energy": s.energy,
        "damage": s.damage,
        "excavator": to_json(s.excavator),
        "workers": [write_worker(s, worker) for worker in range(WORKERS)],
        "robots": [write_robot(s, robot) for robot in range(table.board.robots)],
        "ships": [write_ship(s, ship) for ship in range(ship_count(table))],
    }
    if s.install_count:
        position["install"] = {"values": s.install_value[: s.install_count]}
    if s.points:
        position["points"] = s.points
    if table.board.abilities or table.board.goals:
        position |= write_abilities(s, table)
    return position


def write_abilities(s: State, table: Table) -> Position:
    """F2, F26-F28, F36: the fields that only games with abilities have."""
    return {
        "spent": {
            one.label: s.spent[slot] for slot, one in enumerate(table.abilities) if s.spent[slot]
        },
        "destroyed": s.destroyed,
        "core_shot": bool(s.core_shot),
        "smoke": s.smoke,
        "supplies": s.supplies,
        "held": HELD[s.mothership_held],
    }


def ship_count(table: Table) -> int:
    return table.board.ships


def write_worker(s: State, worker: int) -> dict[str, Any]:
    space = s.worker_space[worker]
    written: dict[str, Any] = {
        "color": "white" if worker >= FIRST_WHITE else "plain",
        "value": s.worker_value[worker] or None,
        "space": to_json(space) if space >= 0 else None,
    }
    if space == RESOLVED:
        written["resolved"] = True
    return written


def write_robot(s: State, robot: int) -> dict[str, Any]:
    space = s.robot_space[robot]
    return {
        "value": s.robot_value[robot] or None,
        "space": to_json(space) if space != OFF else None,
        "exhausted": bool(s.robot_exhausted[robot]),
    }


def write_ship(s: State, ship: int) -> dict[str, Any]:
    row = s.ship_row[ship]
    at: Any = [row, s.ship_column[ship] + 1]
    if row == ABOARD:
        at = "mothership"
    elif row == SUPPLY:
        at = "supply"
    return {"kind": KINDS[s.ship_kind[ship]], "at": at}


def read_position(data: Any, library: Library) -> tuple[Table, State]:
    """A table and a state from JSON. Anything that breaks the rules is refused, with the reason."""
    shape = validate(POSITION, data, "bad_position")
    table = lay(data["setup"], library)
    return table, read_state(shape, table)


def read_state(shape: PositionShape, table: Table, is_correction: bool = False) -> State:
    """A state on this table. After a correction, forced steps still follow."""
    s = State()
    start(s, table.board)  # the defaults of what a position omits
    s.round = shape.round
    s.phase = PHASES.index(shape.phase)
    read_result(shape, s)
    read_tracks(shape, s, table)
    read_robots(shape, s, table)
    read_workers(shape, s, table)
    read_ships(shape, s, table)
    read_install(shape, s, table)
    read_points(shape, s, table)
    read_abilities(shape, s, table)
    check_goals(s, table, is_correction)
    check_phase(s, table, is_correction)
    return s


def is_won(s: State) -> bool:
    """Whether a game is over and won, in whatever way."""
    result = RESULTS[s.result]
    return result is not None and bool(result["won"])


def position_error(key: str, rule: str | None = None, **args: Any) -> UfsError:
    return UfsError("bad_position", key, rule, **args)


def check_range(name: str, value: int, low: int, high: int, rule: str) -> int:
    if not low <= value <= high:
        raise position_error(
            "position-out-of-range", rule, field=name, found=value, low=low, high=high
        )
    return value


def read_result(shape: PositionShape, s: State) -> None:
    """E4: a game is over exactly when it has a result."""
    given = shape.result.model_dump() if shape.result else None
    results = [number for number, result in RESULTS.items() if result == given]
    if not results:
        raise position_error("position-result", "E4")
    s.result = results[0]
    if (s.phase == OVER) != (s.result != UNDECIDED):
        raise position_error("position-over-without-result", "E4")


def read_tracks(shape: PositionShape, s: State, table: Table) -> None:
    """S7, E1–E3: markers on their tracks; at the end of one only if the game ended that way."""
    b = table.board
    s.research = check_range("research", shape.research, 0, b.research_length, "E1")
    s.damage = check_range("damage", shape.damage, 0, b.hits, "E2")
    s.mothership = check_range("mothership", shape.mothership, 0, b.skull_row, "E3")
    s.energy = check_range("energy", shape.energy, 0, b.energy_max, "S7")
    # F36: where winning takes more than research, `check_goals` checks all of it.
    researched = s.result == WON_RESEARCH if b.goals else s.research == b.research_length
    ends = {
        WON_RESEARCH: (researched, "E1"),
        LOST_DAMAGE: (s.damage == b.hits, "E2"),
        LOST_MOTHERSHIP: (s.mothership == b.skull_row, "E3"),
    }
    is_by_card = s.result in (WON_BY_CARD, LOST_BY_CARD)  # wherever the markers are
    for result, (reached, rule) in ends.items():
        if reached != (s.result == result) and not is_by_card:
            raise position_error(
                "position-end-reached" if reached else "position-end-not-reached", rule
            )
    s.excavator = to_space(shape.excavator, "bad_position")
    if s.excavator < b.excavator_start:
        raise position_error(
            "position-excavator-start",
            "M3",
            found=shape.excavator,
            start=to_json(b.excavator_start),
        )


def read_workers(shape: PositionShape, s: State, table: Table) -> None:
    """D1–D4: three plain, two white; one per space and column, at most one ahead."""
    columns: set[int] = set()
    for number, worker in enumerate(shape.workers):
        color = "white" if number >= FIRST_WHITE else "plain"
        if worker.color != color:
            raise position_error(
                "position-worker-color", "D1", number=number, found=worker.color, expected=color
            )
        s.worker_value[number] = worker.value or 0
        s.worker_space[number] = RESOLVED if worker.resolved else OFF
        if worker.space is not None:
            read_worker_space(s, table, number, worker, columns)
    unrolled = {s.worker_value[n] == 0 for n in range(WORKERS) if s.worker_space[n] == OFF}
    if s.phase == DICE and len(unrolled) == 2:
        raise position_error("position-half-rolled", "D1")
    white_placed = any(space >= 0 for space in s.worker_space[FIRST_WHITE:])
    may_wait = white_placed or can_happen(table, REROLL)  # F24
    if s.phase == DICE and True in unrolled and columns and not may_wait:
        raise position_error("position-not-rolled", "D14")


def read_worker_space(
    s: State, table: Table, number: int, worker: WorkerShape, columns: set[int]
) -> None:
    """D2, D3, D4: a placed worker has a value and is on a legal space."""
    assert worker.space is not None
    if worker.resolved:
        raise position_error("position-resolved-on-board", "R1", number=number)
    if worker.value is None:
        raise position_error("position-placed-unrolled", "D1", number=number)
    if s.phase not in (DICE, ROOMS, OVER):
        raise position_error(
            "position-worker-in-phase", "R1", number=number, phase=Term(f"phase-{PHASES[s.phase]}")
        )
    space = to_space(worker.space, "bad_position")
    column = table.board.column[space]
    if space in s.robot_space:
        raise position_error("position-two-dice", "D2", found=worker.space)
    if column in columns:
        raise position_error("position-two-workers", "D2", column=column + 1)
    columns.add(column)
    if not is_excavated(s, space) and not can_be_buried(table):
        check_ahead(s, table, number, worker.value, space)
    s.worker_space[number] = space


def can_be_buried(table: Table) -> bool:
    """F20, F37: whether the excavator can be pushed back while dice are in the base."""
    return can_happen(table, CAVE_IN) or CAVE_IN in table.board.special_effect


def check_ahead(s: State, table: Table, number: int, value: int, space: int) -> None:
    """D3, D4: one worker ahead of the excavator, within its reach."""
    if space == s.excavator:
        raise position_error("position-on-excavator", "D3", found=to_json(space))
    if any(s.worker_space[other] > s.excavator for other in range(number)):
        raise position_error("position-two-ahead", "D3")
    distance = steps_ahead(s, space)
    if not table.board.any_space_ahead and value + table.board.dig_reach < distance:
        raise position_error(
            "position-too-far", "D4", number=number, value=value, distance=distance
        )


def read_robots(shape: PositionShape, s: State, table: Table) -> None:
    """B1–B3, B9: each on an excavated space of a room; exhausted only in the rooms phase."""
    s.robot_space = [OFF] * ROBOTS
    for number, robot in enumerate(shape.robots):
        if number >= table.board.robots:
            raise position_error("position-too-many-robots", "B2", most=table.board.robots)
        if robot.space is None:
            if robot.exhausted:
                raise position_error("position-exhausted-off", "B3", number=number)
            s.robot_value[number] = robot.value or 0
            continue
        if robot.value is None:
            raise position_error("position-robot-value", "B1", number=number)
        space = to_space(robot.space, "bad_position")
        if space in s.robot_space:
            raise position_error("position-two-dice", "D2", found=robot.space)
        if not is_excavated(s, space):
            raise position_error("position-robot-buried", "B9", number=number, found=robot.space)
        if table.board.kind[space] == TUNNEL:
            raise position_error("position-robot-in-tunnel", "B1", number=number, found=robot.space)
        if not table.board.takes_robot[space]:
            args = {"number": number, "found": robot.space}
            raise position_error("position-robot-in-command-room", "A5", **args)
        if robot.exhausted and s.phase not in (ROOMS, OVER):
            raise position_error(
                "position-exhausted-phase",
                "B3",
                number=number,
                phase=Term(f"phase-{PHASES[s.phase]}"),
            )
        s.robot_space[number] = space
        s.robot_value[number] = robot.value
        s.robot_exhausted[number] = int(robot.exhausted)


def read_ships(shape: PositionShape, s: State, table: Table) -> None:
    """S3, S4: five basic ships and the edition's reinforcements, no two on one space."""
    b = table.board
    counts = [sum(ship.kind == kind for ship in shape.ships) for kind in KINDS]
    if counts[:2] != [b.basic_ships, b.reinforcements]:
        raise position_error(
            "position-ship-count",
            "S3" if counts[0] != b.basic_ships else "S4",
            basic=counts[0],
            reinforcements=counts[1],
            expected_basic=b.basic_ships,
            expected_reinforcements=b.reinforcements,
        )
    if counts[2] != b.orange or (b.orange and shape.ships[-1].kind != "orange"):
        raise position_error("position-orange", "F35", found=counts[2], expected=b.orange)
    taken = set()
    for number, ship in enumerate(shape.ships):
        s.ship_kind[number] = KINDS.index(ship.kind)
        if isinstance(ship.at, str):
            if ship.at == "supply" and s.ship_kind[number] == BASIC:
                raise position_error("position-basic-in-supply", "R7", number=number)
            leave_sky(s, number, ABOARD if ship.at == "mothership" else SUPPLY)
            continue
        row, column = ship.at
        last = b.city_row if s.phase == OVER else b.city_row - 1
        if not (s.mothership <= row <= last and 1 <= column <= COLUMNS):
            raise position_error(
                "position-ship-outside",
                "S2",
                number=number,
                found=ship.at,
                low=s.mothership,
                high=last,
            )
        if (row, column) in taken and row < b.city_row:
            raise position_error("position-two-ships", "D8", found=ship.at)
        taken.add((row, column))
        s.ship_row[number] = row
        s.ship_column[number] = column - 1


def read_install(shape: PositionShape, s: State, table: Table) -> None:
    """B1: new robots wait only in the rooms phase; only in pnp1 there can be more than one."""
    if shape.install is None:
        return
    values = shape.install.values
    if s.phase not in (ROOMS, OVER) or table.board.robots == 0:
        raise position_error("position-install-phase", "B1")
    if len(values) > 1 and not table.board.install_after_phase:
        raise position_error("position-install-many", "B1", found=len(values))
    s.install_count = len(values)
    s.install_value[: len(values)] = values


def read_points(shape: PositionShape, s: State, table: Table) -> None:
    """A5: points to deal out come from a command room, and there is a die that can take them."""
    if shape.points == 0:
        return
    if COMMAND not in table.board.room_effect:
        raise position_error("position-no-command-room", "A5", found=shape.points)
    if s.phase not in (ROOMS, OVER):
        raise position_error("position-points-phase", "A5", found=shape.points)
    if s.phase == ROOMS and not any(can_be_raised(s, worker) for worker in range(WORKERS)):
        raise position_error("position-points-for-none", "A5", found=shape.points)
    s.points = shape.points


def read_abilities(shape: PositionShape, s: State, table: Table) -> None:
    """F2, F26-F28, F36: no ability is used more often than allowed."""
    b = table.board
    slots = {one.label: slot for slot, one in enumerate(table.abilities)}
    if shape.spent and not slots:
        raise position_error("position-no-abilities", "F1", found=["spent"])
    for label, times in shape.spent.items():
        if label not in slots:
            raise position_error(
                "position-unknown-ability", "F2", found=label, expected=list(slots)
            )
        check_range(f"spent.{label}", times, 0, b.ability_times[slots[label]], "F2")
        s.spent[slots[label]] = times
    extras = {name: getattr(shape, name) for name in ("destroyed", "core_shot", "smoke")}
    extras |= {"supplies": shape.supplies, "held": shape.held}
    given = [name for name, value in extras.items() if value]
    if given and not (b.abilities or b.goals):
        raise position_error("position-no-abilities", "F1", found=given)
    refuse_impossible_effects(shape, table)
    refuse_unused_effects(shape, s, table)
    s.destroyed = shape.destroyed
    s.core_shot = int(shape.core_shot)
    s.smoke = shape.smoke
    s.supplies = shape.supplies
    s.mothership_held = HELD.index(shape.held)


def refuse_impossible_effects(shape: PositionShape, table: Table) -> None:
    """F26-F28, F36: nothing is in effect that no ability or goal of this table can cause."""
    held = HALT if shape.held == "descent" else SILENCE
    for name, given, possible, rule in (
        ("core_shot", shape.core_shot, table.board.goal_shot > 0, "F36"),
        ("smoke", shape.smoke, can_happen(table, SMOKE), "F26"),
        ("supplies", shape.supplies, can_happen(table, SUPPLIES), "F27"),
        ("held", shape.held, can_happen(table, held), "F28"),
    ):
        if given and not possible:
            raise position_error("position-nobody-can", rule, field=name, found=given)


def can_happen(table: Table, effect: int) -> bool:
    """Whether an ability of this table has the effect."""
    return effect in table.board.ability_effect[: table.board.abilities]


def refuse_unused_effects(shape: PositionShape, s: State, table: Table) -> None:
    """F26-F28, F36: nothing is in effect beyond what the uses so far can have caused."""
    held = HALT if shape.held == "descent" else SILENCE
    for name, found, amount, effect, rule in (
        ("smoke", shape.smoke, shape.smoke, SMOKE, "F26"),
        ("supplies", shape.supplies, shape.supplies, SUPPLIES, "F27"),
        ("held", shape.held, int(shape.held is not None), held, "F28"),
    ):
        most = max_effect(s, table, effect)
        if amount > most:
            key = "position-more-than-used" if most else "position-not-used"
            by = [one.label for one in table.abilities if EFFECTS[one.ability.effect] == effect]
            raise position_error(key, rule, field=name, found=found, most=most, by=by)
    most = max_destroyed(s, table)
    if shape.destroyed > most:
        raise position_error(
            "position-destroyed", "F36", found=shape.destroyed, most=most, round=s.round
        )


def max_effect(s: State, table: Table, effect: int) -> int:
    """How much of an effect all abilities of this table can have caused in this round."""
    b = table.board
    return sum(
        b.ability_amount[slot] * max_uses(s, table, slot)
        for slot in range(b.abilities)
        if b.ability_effect[slot] == effect
    )


def max_uses(s: State, table: Table, slot: int) -> int:
    """F2, F4-F13: how often an ability can have taken effect in this round."""
    b, often = table.board, NO_LIMIT
    moment = b.ability_moment[slot]
    if moment == AT_SETUP:
        often = 1 if s.round == 1 else 0
    elif s.phase == DICE and moment == WHEN_PLACED:
        often = sum(space != OFF for space in s.worker_space)
    elif s.phase == DICE and moment == CHOSEN:
        often = NO_LIMIT if suits_phase(b.ability_effect[slot], DICE) else 0
    elif s.phase == DICE and moment in IN_ROOMS_PHASE:
        often = 0
    # A use counted per game may be from an earlier round: this is an upper bound.
    return min(often, s.spent[slot]) if b.ability_times[slot] else often


def max_destroyed(s: State, table: Table) -> int:
    """R7, M4: the ships that have spawned so far, minus those still in the sky."""
    b = table.board
    came = b.basic_ships + COLUMNS * (s.round - 1)  # S3, M4: one per drop point and round
    # This round's ships may be among those on the drop points once they spawn.
    top = s.mothership if s.phase in (DICE, ROOMS) else s.mothership + 1
    return max(0, came - sum(row >= top for row in s.ship_row[: b.ships]))


def check_goals(s: State, table: Table, is_correction: bool) -> None:
    """E1, F36: where research alone does not win, a game is won exactly when all goals are met."""
    b = table.board
    if b.goals:
        done = s.research == b.research_length and are_goals_met(s, b)
        if s.result == WON_RESEARCH and not done:
            raise position_error("position-end-not-reached", "F36")
        if done and s.result == UNDECIDED and not is_correction:
            raise position_error("position-end-reached", "F36")


def check_phase(s: State, table: Table, is_correction: bool) -> None:
    """D1, R1, M4: workers and waiting ships fit the phase, and something is left to decide."""
    in_hand = sum(space == OFF for space in s.worker_space)
    resolved = sum(space == RESOLVED for space in s.worker_space)
    if s.phase == DICE and resolved:
        raise position_error("position-resolved-in-dice", "R1")
    if s.phase == ROOMS and in_hand:
        raise position_error("position-unplaced-in-rooms", "D1")
    if is_correction:
        return
    if s.phase == DICE and in_hand == 0:
        raise position_error("position-all-placed", "D1")
    if s.phase == DICE and table.board.robots_block and not any_open_space(s, table.board):
        raise position_error("position-no-space-left", "D15")
    if s.phase == SPAWN:
        if spawn_kinds(s, table.board) == 0:
            raise position_error("position-nothing-to-spawn", "M4")
        if spawn_columns(s, table.board) == 0:
            raise position_error("position-no-drop-point", "M5")
