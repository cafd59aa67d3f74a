"""F: abilities. What cities, scenarios and characters add, each at its moment.

A board lists them as numbers; a standard game has none, and then nothing here runs.
An ability triggered by a hit or a destroyed ship triggers no other one (F1).
"""

from __future__ import annotations

from ufs.rules.actions import TARGETS, ability_code, is_nudged_up, nudged_worker
from ufs.rules.board import (
    AA_GUN,
    AFTER_ACTION,
    AFTER_ROUND,
    ANY,
    BARRAGE,
    BOTH_COLOURS,
    COLUMNS,
    DIE_SHOWS,
    FIGHTERS,
    FLIP,
    HALT,
    JAM,
    LIFT,
    MATCH,
    MAX_EFFECTS,
    MISSILES,
    NO_ACTION,
    NUDGE,
    ON_AA_GUN,
    ON_TUNNEL,
    PLAIN_DIE,
    REROLL,
    ROBOT,
    SILENCE,
    SMOKE,
    TUNNEL,
    WHEN_DESTROYED,
    WHEN_DUG,
    WHEN_HIT,
    WHEN_PLACED,
    WHEN_UNUSED,
    WHEN_USED,
    WHITE_DIE,
    WITH_EFFECT,
    WITHOUT_ENERGY,
    Board,
)
from ufs.rules.dice import needs_roll
from ufs.rules.effects import better_aim, may_turn, next_below, take_effect
from ufs.rules.events import E_ABILITY, tell
from ufs.rules.robots import is_installing
from ufs.rules.state import (
    DICE,
    DIE_SIDES,
    FIRST_WHITE,
    ROOMS,
    UNDECIDED,
    WORKERS,
    State,
)

NO_NUMBER = 0  # no die shows it


def is_left(s: State, b: Board, ability: int) -> bool:
    """F2: it may still be used in this round or game."""
    times = b.ability_times[ability]
    return times == 0 or s.spent[ability] < times


def set_off(s: State, b: Board, ability: int, where: int) -> None:
    """F1: an ability takes effect."""
    if s.result != UNDECIDED:  # E4
        return
    if b.ability_times[ability] > 0:
        s.spent[ability] += 1
    tell(s, E_ABILITY, ability, where)
    effect = b.ability_effect[ability]
    if effect == FIGHTERS and ability >= b.chosen:  # A2: nobody aims them
        where = better_aim(s, b, b.ability_amount[ability])
    take_effect(s, b, effect, b.ability_amount[ability], where)


def happen(s: State, b: Board, moment: int, on: int, where: int) -> None:
    """F1: every ability of this moment that is narrowed to `on`, or to nothing."""
    for ability in range(b.chosen, b.abilities):
        if b.ability_moment[ability] == moment and is_left(s, b, ability):
            if b.ability_on[ability] == on or b.ability_on[ability] == ANY:
                set_off(s, b, ability, where)


def after_placing(s: State, b: Board, worker: int) -> None:
    """F5: a die was placed, and the ships of its column have landed."""
    space = s.worker_space[worker]
    for ability in range(b.chosen, b.abilities):
        if b.ability_moment[ability] == WHEN_PLACED and is_left(s, b, ability):
            if fits_die(s, b, b.ability_on[ability], worker, space):
                set_off(s, b, ability, b.column[space])


def fits_die(s: State, b: Board, on: int, worker: int, space: int) -> bool:
    """F5: the colour of a die, its number, or what it was placed on."""
    if on == WHITE_DIE or on == PLAIN_DIE:
        return (worker >= FIRST_WHITE) == (on == WHITE_DIE)
    if on == ON_TUNNEL:
        return b.kind[space] == TUNNEL
    if on == ON_AA_GUN:
        return b.kind[space] == AA_GUN
    if DIE_SHOWS < on <= DIE_SHOWS + DIE_SIDES:
        return s.worker_value[worker] == on - DIE_SHOWS
    return on == ANY


def after_use(s: State, b: Board, space: int) -> None:
    """F6: a room was used."""
    room = b.room[space]
    for ability in range(b.chosen, b.abilities):
        if b.ability_moment[ability] == WHEN_USED and is_left(s, b, ability):
            on = b.ability_on[ability]
            fits = on == ANY
            for i in range(MAX_EFFECTS):
                effect = b.room_effect[room * MAX_EFFECTS + i]
                fits = fits or (effect > 0 and on == WITH_EFFECT + effect)
            if fits:
                set_off(s, b, ability, b.column[space])


def after_digging(s: State, b: Board) -> None:
    """F7: the excavator dug with a die."""
    happen(s, b, WHEN_DUG, ANY, 0)


def before_clearing(s: State, b: Board) -> None:
    """F8: workers that were not used leave the board, once for each."""
    for worker in range(WORKERS):
        if s.worker_space[worker] >= 0:
            happen(s, b, WHEN_UNUSED, ANY, b.column[s.worker_space[worker]])


def after_giving_up(s: State, b: Board, space: int) -> None:
    """F8, B1: a new robot has taken the place of a worker, which left the board unused. The robot
    lies there already: what the ability does may bury it (B9) or end the game (E4)."""
    happen(s, b, WHEN_UNUSED, ANY, b.column[space])


def after_losses(s: State, b: Board, damage: int, destroyed: int) -> None:
    """F10, F11: once for every damage and destroyed ship beyond these earlier counts."""
    hits = s.damage - damage
    ships = s.destroyed - destroyed
    for _ in range(hits):
        happen(s, b, WHEN_HIT, ANY, 0)
    for _ in range(ships):
        happen(s, b, WHEN_DESTROYED, ANY, 0)


def after_mothership(s: State, b: Board) -> None:
    """F9: an action of the mothership was carried out. F12: ships are about to spawn."""
    if b.action[s.mothership] != NO_ACTION and s.mothership_held == 0:
        happen(s, b, AFTER_ACTION, ANY, 0)
    happen(s, b, AFTER_ROUND, WITHOUT_ENERGY if s.energy == 0 else ANY, 0)


def end_of_round(s: State, b: Board) -> None:
    """F2, F26-F28: reset everything that lasts for one round."""
    s.smoke = 0
    s.supplies = 0
    s.mothership_held = 0
    for ability in range(b.abilities):
        if b.ability_each_round[ability]:
            s.spent[ability] = 0


def phase_of(effect: int) -> int:
    """F13: the phase in which an ability with this effect may be chosen; see `suits_phase`."""
    if effect in (REROLL, SMOKE, SILENCE, HALT, JAM, MISSILES, LIFT, BARRAGE):
        return DICE
    return ROOMS


def turns_dice(effect: int) -> bool:
    """F25, F40, F44: whether an effect turns dice not used yet, in hand or on the board."""
    return effect == NUDGE or effect == FLIP or effect == MATCH


def suits_phase(effect: int, phase: int) -> bool:
    """F13: dice are turned in both phases, before they are placed or before they are used."""
    return phase == phase_of(effect) or (phase == DICE and turns_dice(effect))


def is_its_time(s: State, b: Board, ability: int) -> bool:
    """F13: its phase, between two other actions."""
    effect = b.ability_effect[ability]
    if not suits_phase(effect, s.phase):
        return False
    if effect == ROBOT and b.robots == 0:
        return False
    if s.phase == DICE:
        return not needs_roll(s)
    return s.points == 0 and not is_installing(s, b)


def is_target(s: State, b: Board, ability: int, target: int) -> bool:
    """F13: a column with ships below the drop points; a die that can change; A2: a colour of
    explosions; else 0."""
    effect = b.ability_effect[ability]
    if effect == FIGHTERS and b.explosions == BOTH_COLOURS:
        return target < 2
    if effect == JAM or effect == MISSILES:
        return target < COLUMNS and next_below(s, b, target, s.mothership) >= 0
    if effect == NUDGE:
        worker = nudged_worker(target)
        if not may_turn(s, worker):
            return False
        value = s.worker_value[worker]
        return value < DIE_SIDES if is_nudged_up(target) else value > 1
    if effect == FLIP and b.ability_amount[ability] > 1:
        return target == 0 and has_die_unlike(s, NO_NUMBER)
    if effect == FLIP:
        return target < WORKERS and may_turn(s, target)
    if effect == MATCH and b.ability_amount[ability] > 1:
        return target == 0 and has_die_unlike(s, b.ability_amount[ability])
    if effect == MATCH:
        if target >= WORKERS or not may_turn(s, target):
            return False
        return has_die_unlike(s, s.worker_value[target])
    return target == 0


def has_die_unlike(s: State, number: int) -> bool:
    """F40, F44: whether a die that may be turned shows anything but this number."""
    for worker in range(WORKERS):
        if may_turn(s, worker) and s.worker_value[worker] != number:
            return True
    return False


def any_to_choose(s: State, b: Board) -> bool:
    """F13: whether the player has an ability to use in this phase."""
    for ability in range(b.chosen):
        if is_left(s, b, ability) and is_its_time(s, b, ability) and has_target(s, b, ability):
            return True
    return False


def has_target(s: State, b: Board, ability: int) -> bool:
    """F13: whether a chosen ability has any target."""
    for target in range(TARGETS):
        if is_target(s, b, ability, target):
            return True
    return False


def list_chosen(s: State, b: Board, out: list[int], n: int) -> int:
    """F13: every ability that may be used now, with every target."""
    for ability in range(b.chosen):
        if is_left(s, b, ability) and is_its_time(s, b, ability):
            for target in range(TARGETS):
                if is_target(s, b, ability, target):
                    out[n] = ability_code(ability, target)
                    n += 1
    return n
