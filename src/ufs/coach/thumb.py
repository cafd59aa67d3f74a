"""A rule of thumb: look one action ahead and add up what a player would count at a glance.

It knows nothing of chances, so it claims none: `chance` is null and the answer is marked.
"""

from __future__ import annotations

from typing import Any

from ufs.game import Game
from ufs.game.actions import action_json
from ufs.rules.actions import DONE, EXCAVATE, INSTALL, REMOVE, USE
from ufs.rules.board import (
    COLUMNS,
    EXPLOSION,
    FIGHTERS,
    MAX_EFFECTS,
    MAX_ROOM_SIZE,
    RESEARCH,
    ROBOT,
    ROOM,
    SPACES,
    Board,
)
from ufs.rules.board import ENERGY as ENERGY_ROOM
from ufs.rules.events import OFF_PLAYER
from ufs.rules.robots import install, take_off
from ufs.rules.rooms import can_excavate, clear_unused, die_on, excavate, use_room
from ufs.rules.state import LOST_DAMAGE, LOST_MOTHERSHIP, OFF, ROOMS, WON_RESEARCH, WORKERS, State
from ufs.rules.turn import act


def advise(game: Game) -> list[dict[str, Any]]:
    """Every legal action, the best first, each with its score."""
    board = game.table.board
    advice = []
    for code in game.codes():
        trial = game.state()
        look_ahead(trial, board, code)
        value = round(score(trial, board), 2)
        advice.append({"action": action_json(code), "chance": None, "score": value})
    advice.sort(key=lambda entry: -float(str(entry["score"])))
    if game.dice_to_roll():
        advice.insert(0, {"action": {"do": "roll"}, "chance": None, "score": 0.0})
    return advice


def look_ahead(s: State, b: Board, code: int) -> None:
    """One action. Using rooms and stopping are compared as if the phase did not end yet."""
    if s.phase != ROOMS:
        act(s, b, code)
    elif USE <= code < INSTALL:
        use_room(s, b, code - USE)
    elif code == EXCAVATE:
        excavate(s)
    elif code == DONE:
        clear_unused(s)
    elif code < REMOVE:
        install(s, (code - INSTALL) // SPACES, (code - INSTALL) % SPACES)
    else:
        take_off(s, code - REMOVE, OFF_PLAYER)


def score(s: State, b: Board) -> float:
    """How good a state looks at a glance; higher is better."""
    if s.result == WON_RESEARCH:
        return 1000.0
    if s.result in (LOST_DAMAGE, LOST_MOTHERSHIP):
        return -1000.0
    researched = sum(b.research_cost[: s.research])
    rows_left = b.skull_row - s.mothership
    hits_left = b.hits - s.damage
    total = 3.0 * researched + 4.0 * rows_left - 20.0 / hits_left - 4.0 * s.damage
    total += 2.0 * min(s.energy, 4) + 0.5 * max(0, s.energy - 4) + 1.2 * s.excavator
    for ship in range(b.basic_ships + b.reinforcements):
        total -= danger(s, b, ship)
    for robot in range(b.robots):
        if s.robot_space[robot] != OFF and b.kind[s.robot_space[robot]] == ROOM:
            total += 0.7 * s.robot_value[robot]
    return total + (promise(s, b) if s.phase <= ROOMS else 0.0)


def danger(s: State, b: Board, ship: int) -> float:
    """How much a ship threatens the city: more the fewer steps it has left."""
    if s.ship_row[ship] < 0:
        return 0.0
    steps_left = b.city_row - s.ship_row[ship]
    return 0.2 * s.ship_row[ship] / b.city_row + (1.1 * (7 - steps_left) if steps_left < 7 else 0.0)


def promise(s: State, b: Board) -> float:
    """What the dice on the board could still do, as far as energy allows each by itself."""
    total = 1.0 if can_excavate(s) else 0.0
    for room in range(len(b.room_size)):
        size = b.room_size[room]
        dice = [die_on(s, b.room_space[room * MAX_ROOM_SIZE + i]) for i in range(size)]
        if size == 0 or min(dice) < 0:
            continue
        value = b.room_modifier[room] + sum(
            s.worker_value[die] if die < WORKERS else s.robot_value[die - WORKERS] for die in dice
        )
        if value > 0 and s.energy + 2 >= b.room_cost[room]:
            effects = b.room_effect[room * MAX_EFFECTS : (room + 1) * MAX_EFFECTS]
            total += sum(worth(effect, value, s, b) for effect in effects) - 0.8 * b.room_cost[room]
    return total


def worth(effect: int, value: int, s: State, b: Board) -> float:
    if effect == ENERGY_ROOM:
        return 1.1 * min(value, max(0, b.energy_max - s.energy))
    if effect == RESEARCH:
        gained = 0
        for cost in b.research_cost[s.research : b.research_length]:
            if gained + cost > value:
                break
            gained += cost
        return 3.0 * gained
    if effect == FIGHTERS:
        return 0.8 * targets(s, b, value)
    return 0.5 * min(value, 6) if effect == ROBOT else 0.0


def targets(s: State, b: Board, value: int) -> float:
    """The danger of the ships that fighters of this value would shoot down."""
    total = 0.0
    for ship in range(b.basic_ships + b.reinforcements):
        row = s.ship_row[ship]
        if s.mothership < row < b.city_row:
            token = b.sky[row * COLUMNS + s.ship_column[ship]]
            if EXPLOSION < token <= EXPLOSION + value:
                total += 1.0 + danger(s, b, ship)
    return total
