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
    RESEARCH,
    ROBOT,
    ROOM,
    SPACES,
    Board,
)
from ufs.rules.board import ENERGY as ENERGY_ROOM
from ufs.rules.events import OFF_PLAYER
from ufs.rules.robots import install, take_off
from ufs.rules.rooms import (
    can_excavate,
    clear_unused,
    dice_value,
    excavate,
    is_manned,
    use_room,
)
from ufs.rules.state import (
    DIE_SIDES,
    LOST_DAMAGE,
    LOST_MOTHERSHIP,
    OFF,
    ROOMS,
    WON_RESEARCH,
    State,
)
from ufs.rules.turn import act

# How much each thing counts; found by trying, good for a little over a third of the research.
W = {
    "research": 9.6,
    "row": 1.6,
    "last_hits": 19.2,
    "damage": 8.0,
    "energy": 0.48,
    "more_energy": 0.38,
    "excavator": 4.8,
    "robot": 0.88,
    "near": 0.66,
    "depth": 0.02,
    "dig": 1.2,
    "cost": 0.64,
    "gain": 1.1,
    "promised_research": 4.8,
    "shoot": 2.0,
    "promised_robot": 0.2,
}


def advise(game: Game) -> list[dict[str, Any]]:
    """Every legal action, the best first, each with its score."""
    board = game.table.board
    scored = []
    for code in game.codes():
        trial = game.state()
        look_ahead(trial, board, code)
        scored.append((round(score(trial, board), 2), code))
    scored.sort(key=lambda pair: -pair[0])
    advice: list[dict[str, Any]] = [
        {"action": action_json(code), "chance": None, "score": value} for value, code in scored
    ]
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
    total = W["research"] * sum(b.research_cost[: s.research])
    total += W["row"] * (b.skull_row - s.mothership)
    total -= W["last_hits"] / (b.hits - s.damage) + W["damage"] * s.damage
    total += W["energy"] * min(s.energy, 4) + W["more_energy"] * max(0, s.energy - 4)
    total += W["excavator"] * s.excavator
    for ship in range(b.basic_ships + b.reinforcements):
        total -= danger(s, b, ship)
    for robot in range(b.robots):
        if s.robot_space[robot] != OFF and b.kind[s.robot_space[robot]] == ROOM:
            total += W["robot"] * s.robot_value[robot]
    return total + (promise(s, b) if s.phase <= ROOMS else 0.0)


def danger(s: State, b: Board, ship: int) -> float:
    """How much a ship threatens the city: more the fewer steps it has left."""
    if s.ship_row[ship] < 0:
        return 0.0
    steps_left = b.city_row - s.ship_row[ship]
    return W["near"] * max(0, 7 - steps_left) + W["depth"] * s.ship_row[ship]


def promise(s: State, b: Board) -> float:
    """What the dice on the board could still do, as far as energy allows each by itself."""
    total = W["dig"] if can_excavate(s) else 0.0
    for room in range(len(b.room_size)):
        if b.room_size[room] == 0 or not is_manned(s, b, room) or s.energy < b.room_cost[room]:
            continue
        value = b.room_modifier[room] + dice_value(s, b, room)
        effects = b.room_effect[room * MAX_EFFECTS : (room + 1) * MAX_EFFECTS]
        gain = sum(worth(effect, value, s, b) for effect in effects) - W["cost"] * b.room_cost[room]
        total += max(0.0, gain)
    return total


def worth(effect: int, value: int, s: State, b: Board) -> float:
    if effect == ENERGY_ROOM:
        return W["gain"] * min(value, max(0, b.energy_max - s.energy))
    if effect == RESEARCH:
        gained = 0
        for cost in b.research_cost[s.research : b.research_length]:
            if gained + cost > value:
                break
            gained += cost
        return W["promised_research"] * gained
    if effect == FIGHTERS:
        return W["shoot"] * targets(s, b, value + b.fighters_bonus)
    return W["promised_robot"] * min(value, DIE_SIDES) if effect == ROBOT else 0.0


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
