"""Why an action is not allowed: for every refusal a reason and the rule behind it.

`refusal` checks one action; `turn.legal_actions` lists all legal ones. The tests compare the two:
an action is listed exactly when nothing here refuses it.
"""

from __future__ import annotations

from ufs.rules.abilities import (
    is_its_time,
    is_left,
    is_target,
    phase_of,
    suits_phase,
    turns_dice,
)
from ufs.rules.actions import (
    DONE,
    EXCAVATE,
    INSTALL,
    PLACE,
    RAISE,
    REMOVE,
    SPAWN_SHIP,
    USE,
    ability_of,
    column_of,
    is_aimed_at_red,
    kind_of,
    robot_of,
    ship_kind_of,
    space_of,
    target_of,
    worker_of,
)
from ufs.rules.board import (
    AA_GUN,
    BOTH_COLOURS,
    COLUMNS,
    FIGHTERS,
    MAX_ROOM_SIZE,
    ROBOT,
    TUNNEL,
    Board,
)
from ufs.rules.dice import is_blocked, needs_roll, taken_columns
from ufs.rules.effects import can_be_raised
from ufs.rules.excavator import is_excavated, steps_ahead, worker_ahead
from ufs.rules.mothership import (
    NO_SHIP,
    first_waiting,
    spawn_columns,
    spawn_kinds,
    topmost_row,
    topmost_rows,
)
from ufs.rules.robots import any_other_robot, is_installing
from ufs.rules.rooms import die_on, has_effect, is_manned, is_usable, price
from ufs.rules.state import DICE, DIE_SIDES, OFF, ORANGE, OVER, ROOMS, SPAWN, WORKERS, State

# A reason is a name, which is also the key of its sentence, and the id of the rule.
Reason = tuple[str, str]

GAME_OVER = ("game-over", "E4")
NOT_DICE_PHASE = ("not-dice-phase", "D1")
NOT_ROOMS_PHASE = ("not-rooms-phase", "R1")
NOT_SPAWN_PHASE = ("not-spawn-phase", "M4")
ROLL_FIRST = ("roll-first", "D1")
INSTALL_FIRST = ("install-first", "B1")
WORKER_PLACED = ("worker-placed", "D1")
COLUMN_TAKEN = ("column-taken", "D2")
EXCAVATORS_SPACE = ("excavators-space", "D3")
SECOND_AHEAD = ("second-ahead", "D3")
TOO_FAR = ("too-far", "D4")
TOO_FAR_FOR_ANY = ("too-far-for-any", "D4")
DICE_LEFT = ("dice-left", "R1")
ROBOT_IN_THE_WAY = ("robot-in-the-way", "D15")
TUNNEL_DOES_NOTHING = ("tunnel-does-nothing", "R9")
AA_GUN_DOES_NOTHING = ("aa-gun-does-nothing", "R9")
NOT_EXCAVATED = ("not-excavated", "S6")
DIE_CAN_ONLY_DIG = ("die-can-only-dig", "S6")
ROOM_EMPTY = ("room-empty", "R1")
ROOM_NOT_FULL = ("room-not-full", "R4")
ROBOT_EXHAUSTED = ("robot-exhausted", "B3")
EXHAUSTED_IN_LARGE_ROOM = ("exhausted-in-large-room", "B8")
CANNOT_PAY = ("cannot-pay", "R2")
NOTHING_AHEAD = ("nothing-ahead", "R10")
NO_ENERGY_TO_DIG = ("no-energy-to-dig", "R10")
DIE_TOO_LOW = ("die-too-low", "R10")
NOTHING_TO_INSTALL = ("nothing-to-install", "B1")
INSTALL_LATER = ("install-later", "B1")
INSTALL_NOT_EXCAVATED = ("install-not-excavated", "B1")
INSTALL_IN_TUNNEL = ("install-in-tunnel", "B1")
INSTALL_OCCUPIED = ("install-occupied", "B1")
INSTALL_IN_COMMAND_ROOM = ("install-in-command-room", "A5")
NOTHING_TO_DEAL_OUT = ("nothing-to-deal-out", "A5")
POINTS_FIRST = ("points-first", "A5")
RAISE_USED = ("raise-used", "A5")
RAISE_AHEAD = ("raise-ahead", "A5")
RAISE_SIX = ("raise-six", "A5")
NO_RED_EXPLOSIONS = ("no-red-explosions", "A2")
NO_FIGHTERS_TO_AIM = ("no-fighters-to-aim", "A2")
NO_SUCH_ROBOT = ("no-such-robot", "B2")
ROBOT_NOT_ON_BOARD = ("robot-not-on-board", "B2")
ROBOTS_STAY = ("robots-stay", "B2")
NONE_WAITING = ("none-waiting", "M4")
BASIC_FIRST = ("basic-first", "M4")
DROP_POINT_TAKEN = ("drop-point-taken", "M4")
EMPTY_COLUMN_FIRST = ("empty-column-first", "M4")
FARTHEST_FIRST = ("farthest-first", "M4")
ORANGE_LAST = ("orange-last", "F35")
NO_SUCH_ABILITY = ("no-such-ability", "F13")
ABILITY_SPENT = ("ability-spent", "F2")
ABILITY_IN_DICE_PHASE = ("ability-in-dice-phase", "F13")
ABILITY_IN_ROOMS_PHASE = ("ability-in-rooms-phase", "F13")
ABILITY_IN_BOTH_PHASES = ("ability-in-both-phases", "F13")
NO_ROBOTS_HERE = ("no-robots-here", "B2")
NO_TARGET = ("no-target", "F13")

REASONS = tuple(
    value
    for name, value in sorted(globals().items())
    if name.isupper() and isinstance(value, tuple) and len(value) == 2
)


def refusal(s: State, b: Board, action: int) -> Reason | None:
    """The reason why an action is not allowed now, or None when it is."""
    if s.phase == OVER:
        return GAME_OVER
    kind = kind_of(action)
    if kind == PLACE:
        return refuse_place(s, b, worker_of(action), space_of(action))
    if kind == USE:
        return refuse_use(s, b, space_of(action), is_aimed_at_red(action))
    if kind == INSTALL:
        return refuse_install(s, b, robot_of(action), space_of(action))
    if kind == REMOVE:
        return refuse_remove(s, b, robot_of(action))
    if kind == RAISE:
        return refuse_raise(s, worker_of(action))
    if kind == SPAWN_SHIP:
        return refuse_spawn(s, b, ship_kind_of(action), column_of(action))
    if kind == EXCAVATE:
        return refuse_excavate(s, b)
    if kind == DONE:
        return DICE_LEFT if s.phase == DICE else refuse_rooms_action(s, b)
    return refuse_ability(s, b, ability_of(action), target_of(action))


def refuse_place(s: State, b: Board, worker: int, space: int) -> Reason | None:
    if s.phase != DICE:
        return NOT_DICE_PHASE
    if s.worker_space[worker] != OFF:
        return WORKER_PLACED
    if needs_roll(s):
        return ROLL_FIRST
    if (taken_columns(s, b) >> b.column[space]) & 1:
        return COLUMN_TAKEN
    if is_blocked(s, b, space):
        return ROBOT_IN_THE_WAY
    if is_excavated(s, space):
        return None
    if space == s.excavator:
        return EXCAVATORS_SPACE
    if worker_ahead(s) >= 0:
        return SECOND_AHEAD
    if not b.any_space_ahead and steps_ahead(s, space) > s.worker_value[worker] + b.dig_reach:
        most = DIE_SIDES + b.dig_reach
        return TOO_FAR if steps_ahead(s, space) <= most else TOO_FAR_FOR_ANY
    return None


def refuse_rooms_action(s: State, b: Board) -> Reason | None:
    if s.phase != ROOMS:
        return NOT_ROOMS_PHASE
    if s.points > 0:
        return POINTS_FIRST
    if is_installing(s, b):
        return INSTALL_FIRST
    return None


def refuse_use(s: State, b: Board, space: int, red: bool) -> Reason | None:
    reason = refuse_rooms_action(s, b)
    if reason is not None:
        return reason
    if b.kind[space] == TUNNEL:
        return TUNNEL_DOES_NOTHING
    if b.kind[space] == AA_GUN:
        return AA_GUN_DOES_NOTHING
    if not is_excavated(s, space):
        return NOT_EXCAVATED if die_on(s, space) < 0 else DIE_CAN_ONLY_DIG
    room = b.room[space]
    if not is_manned(s, b, room):
        return why_not_manned(s, b, room, space)
    if s.energy < price(s, b, room):
        return CANNOT_PAY
    if red and b.explosions != BOTH_COLOURS:
        return NO_RED_EXPLOSIONS
    return NO_FIGHTERS_TO_AIM if red and not has_effect(b, room, FIGHTERS) else None


def why_not_manned(s: State, b: Board, room: int, space: int) -> Reason:
    if b.room_size[room] == 1:
        return ROOM_EMPTY if die_on(s, space) < 0 else ROBOT_EXHAUSTED
    for i in range(b.room_size[room]):
        die = die_on(s, b.room_space[room * MAX_ROOM_SIZE + i])
        if die >= WORKERS and not is_usable(s, die):
            return EXHAUSTED_IN_LARGE_ROOM
    return ROOM_NOT_FULL


def refuse_excavate(s: State, b: Board) -> Reason | None:
    reason = refuse_rooms_action(s, b)
    if reason is not None:
        return reason
    worker = worker_ahead(s)
    if worker < 0:
        return NOTHING_AHEAD
    if s.worker_value[worker] + b.dig_reach < steps_ahead(s, s.worker_space[worker]):
        return DIE_TOO_LOW
    if s.energy < b.dig_cost:
        return NO_ENERGY_TO_DIG
    return None


def refuse_install(s: State, b: Board, robot: int, space: int) -> Reason | None:
    if s.install_count == 0:
        return NOTHING_TO_INSTALL
    if s.points > 0:
        return POINTS_FIRST
    if not is_installing(s, b):
        return INSTALL_LATER
    if robot >= b.robots:
        return NO_SUCH_ROBOT
    if not is_excavated(s, space):
        return INSTALL_NOT_EXCAVATED
    if b.kind[space] == TUNNEL:
        return INSTALL_IN_TUNNEL
    if not b.takes_robot[space]:
        return INSTALL_IN_COMMAND_ROOM
    return INSTALL_OCCUPIED if any_other_robot(s, b, robot, space) else None


def refuse_raise(s: State, worker: int) -> Reason | None:
    if s.phase != ROOMS:
        return NOT_ROOMS_PHASE
    if s.points == 0:
        return NOTHING_TO_DEAL_OUT
    if can_be_raised(s, worker):
        return None
    if s.worker_space[worker] < 0:
        return RAISE_USED
    return RAISE_SIX if is_excavated(s, s.worker_space[worker]) else RAISE_AHEAD


def refuse_remove(s: State, b: Board, robot: int) -> Reason | None:
    if robot >= b.robots:
        return NO_SUCH_ROBOT
    if b.robots_stay:
        return ROBOTS_STAY
    if s.robot_space[robot] == OFF:
        return ROBOT_NOT_ON_BOARD
    return None


def refuse_spawn(s: State, b: Board, kind: int, column: int) -> Reason | None:
    if s.phase != SPAWN:
        return NOT_SPAWN_PHASE
    if first_waiting(s, b, kind) < 0:
        return NONE_WAITING
    if not (spawn_kinds(s, b) >> kind) & 1:
        return ORANGE_LAST if kind == ORANGE else BASIC_FIRST
    columns = spawn_columns(s, b)
    if (columns >> column) & 1:
        return None
    tops = topmost_rows(s, b)
    if topmost_row(tops, column) == s.mothership:
        return DROP_POINT_TAKEN
    if any(topmost_row(tops, other) == NO_SHIP for other in range(COLUMNS)):
        return EMPTY_COLUMN_FIRST
    return FARTHEST_FIRST


def refuse_ability(s: State, b: Board, ability: int, target: int) -> Reason | None:
    if ability >= b.chosen:
        return NO_SUCH_ABILITY
    if not is_left(s, b, ability):
        return ABILITY_SPENT
    effect = b.ability_effect[ability]
    if not suits_phase(effect, s.phase):
        if turns_dice(effect):
            return ABILITY_IN_BOTH_PHASES
        return ABILITY_IN_DICE_PHASE if phase_of(effect) == DICE else ABILITY_IN_ROOMS_PHASE
    if effect == ROBOT and b.robots == 0:
        return NO_ROBOTS_HERE
    if not is_its_time(s, b, ability):
        if s.points > 0:
            return POINTS_FIRST
        return ROLL_FIRST if s.phase == DICE else INSTALL_FIRST
    return None if is_target(s, b, ability, target) else NO_TARGET
