"""Abilities on the table: those of cities, scenarios and characters, as numbers on the board.

Permanent effects change the board when the table is laid (F3), so the rules need not look for them;
the other abilities are listed with their moments, the chosen ones first (F1, F13).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ufs.base.errors import UfsError
from ufs.content.schema import Ability, Character, City, Scenario, Text
from ufs.content.vocabulary import ACTION_WORDS, EFFECTS, MOMENTS, action_word, narrowed
from ufs.rules import board as B
from ufs.rules.actions import MAX_CHOSEN
from ufs.rules.board import Board
from ufs.rules.state import MAX_SHIPS, ROBOTS

LEAP_MIN_COST = 5  # F33: a research space of this number or more


@dataclass(frozen=True)
class OwnedAbility:
    """An ability and the piece it comes from."""

    kind: str  # city, scenario or character
    id: str
    name: Text
    ability: Ability
    number: int  # among the abilities of its piece

    @property
    def label(self) -> str:
        """Its name in a position."""
        return f"{self.kind}:{self.id}" + (f":{self.number}" if self.number else "")


def collect_abilities(
    city: City, damaged: bool, scenario: Scenario | None, team: Sequence[tuple[Character, bool]]
) -> list[OwnedAbility]:
    """All abilities on the table, in the order in which they take effect (F1)."""
    side = city.damaged if damaged else city.blue
    found = [OwnedAbility("city", city.id, city.name, a, n) for n, a in enumerate(side.ability)]
    if scenario:
        found += [
            OwnedAbility("scenario", scenario.id, scenario.name, a, n)
            for n, a in enumerate(scenario.ability)
        ]
    for character, upgraded in team:
        half = character.upgraded if upgraded else character.normal
        found += [
            OwnedAbility("character", character.id, character.name, a, n)
            for n, a in enumerate(half.ability)
        ]
    return found


def discounts(owned: Sequence[OwnedAbility]) -> dict[str, int]:
    """F30: how much less a room costs, by its effect."""
    found: dict[str, int] = {}
    for one in owned:
        if one.ability.when == "always" and one.ability.effect == "discount":
            word = one.ability.on or ""
            found[word] = found.get(word, 0) + one.ability.amount
    return found


STANDARD = ("robots", "robot-bonus", "discount")  # S10: New York and Washington, D.C.


def lay_abilities(b: Board, owned: Sequence[OwnedAbility]) -> list[OwnedAbility]:
    """Write abilities onto the board; return those with a moment, in the board's order."""
    for one in owned:
        if one.ability.when == "always":
            standard = one.kind == "city" and one.ability.effect in STANDARD
            b.traits = max(b.traits, 1 if standard else 2)
            apply_permanent_effect(b, one.ability)
    clamp_to_playable(b)
    timed = [one for one in owned if one.ability.when != "always"]
    chosen = [one for one in timed if one.ability.when == "chosen"]
    timed = chosen + [one for one in timed if one.ability.when != "chosen"]
    if len(timed) > B.MAX_ABILITIES or len(chosen) > MAX_CHOSEN:
        raise UfsError("bad_setup", "setup-too-many-abilities", "F1", most=B.MAX_ABILITIES)
    b.abilities, b.chosen = len(timed), len(chosen)
    for slot, one in enumerate(timed):
        list_ability(b, slot, one.ability)
    b.ships = b.basic_ships + b.reinforcements + b.orange
    b.goals = int(b.goal_depth > 0 or b.goal_ships > 0 or b.goal_orange > 0 or b.goal_shot > 0)
    return timed


def list_ability(b: Board, slot: int, ability: Ability) -> None:
    moment = MOMENTS[ability.when]
    b.moments |= moment
    b.ability_moment[slot] = moment
    b.ability_on[slot] = narrowed(ability)
    b.ability_effect[slot] = EFFECTS[ability.effect]
    b.ability_amount[slot] = ability.amount
    times = ability.times or (1 if ability.when == "chosen" else 0)
    b.ability_times[slot] = times
    b.ability_each_round[slot] = int(ability.per == "round")


def apply_permanent_effect(b: Board, ability: Ability) -> None:
    """F3: a permanent effect becomes a number on the board."""
    amount, effect = ability.amount, ability.effect
    if effect == "bonus":  # F30
        b.bonus[EFFECTS[ability.on or ""]] += amount
    elif effect == "hold":  # F29
        apply_hold(b, ability.on or "", amount)
    elif effect == "immune":  # F32
        for row in range(len(b.action)):
            if b.action[row] == ACTION_WORDS[action_word(ability.on) or ""]:
                b.action[row] = B.NO_ACTION
    elif effect == "leap":  # F33
        for i in range(b.research_length):
            if b.research_cost[i] >= LEAP_MIN_COST:
                b.research_cost[i] = max(1, b.research_cost[i] - amount)
    elif effect == "robots":  # F31
        b.robots = max(0, min(ROBOTS, amount))
    elif effect == "orange":  # F35
        b.orange = 1
        b.orange_damage = amount
    else:
        apply_number(b, effect, amount)


ADDED_FIELDS = {
    "robot-bonus": "robot_bonus",
    "energy-track": "energy_max",
    "walls": "hits",
    "dig-reach": "dig_reach",
    "reinforcements": "reinforcements",
    "armour": "orange_armour",
}
REPLACED_FIELDS = {
    "dig-cost": "dig_cost",
    "spawn-anywhere": "spawn_anywhere",
    "one-target": "one_target",
    "goal-depth": "goal_depth",
    "goal-ships": "goal_ships",
    "goal-orange": "goal_orange",
    "goal-shot": "goal_shot",
}


def clamp_to_playable(b: Board) -> None:
    """F31: keep the sums within limits, so that any city can be played with any scenario (S12)."""
    for name in ADDED_FIELDS.values():
        setattr(b, name, max(0, getattr(b, name)))
    b.hits = max(1, b.hits)
    b.energy_start = min(b.energy_start, b.energy_max)
    b.reinforcements = min(b.reinforcements, MAX_SHIPS - b.basic_ships - b.orange)


def apply_number(b: Board, effect: str, amount: int) -> None:
    """F31, F34-F36: add to a number on the board, or replace it."""
    if effect in ADDED_FIELDS:
        setattr(b, ADDED_FIELDS[effect], getattr(b, ADDED_FIELDS[effect]) + amount)
    elif effect == "goal-depth":
        b.goal_depth = (amount - 1) * B.COLUMNS  # the first space of a row
    elif effect in REPLACED_FIELDS:
        setattr(b, REPLACED_FIELDS[effect], amount)


def apply_hold(b: Board, on: str, amount: int) -> None:
    """F29: ships descend less for a die on some spaces."""
    kinds = {"aa": B.AA_GUN, "tunnel": B.TUNNEL, "room": B.ROOM}
    columns = {"edges": (0, B.COLUMNS - 1), "middle": (B.COLUMNS // 2,)}
    for space in range(B.SPACES):
        if b.kind[space] == kinds.get(on, -1) or b.column[space] in columns.get(on, ()):
            b.hold[space] = max(0, b.hold[space] + amount)
