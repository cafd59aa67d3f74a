"""Cities, scenarios and characters at the prompt: their rules, uses left, goals.

In a standard game without abilities all of this is empty.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from ufs.base.words import Term, Words
from ufs.game import Game
from ufs.game.abilities import OwnedAbility
from ufs.game.moves import WORKER_NAMES, Action, to_json, write_move
from ufs.game.position import HELD
from ufs.game.setup import Table
from ufs.game.table_json import target_of, view_city, view_goals, view_scenario, view_team
from ufs.rules.board import path_row
from ufs.rules.state import OFF, SUPPLY, State


def piece_rules(table: Table, words: Words) -> list[str]:
    """S10, S12: the city, the scenario and the characters, each with its rules text."""
    lines = []
    city, scenario = view_city(table, words), view_scenario(table, words)
    if city is not None and city["text"]:
        lines.append(words.say("terminal-piece", name=city["name"], text=city["text"]))
    if scenario is not None:
        lines.append(words.say("terminal-piece", name=scenario["name"], text=scenario["text"]))
    for member in view_team(table, words):
        side = Term("side-upgraded" if member["upgraded"] else "side-normal")
        args = {"name": member["name"], "id": member["id"], "side": side, "text": member["text"]}
        lines.append(words.say("terminal-member", **args))
    return lines


def goals_line(game: Game, words: Words) -> list[str]:
    """F36: the goals besides research, and which of them are met."""
    goals = view_goals(game.table)
    if not goals:
        return []
    said = [say_goal(game, goal["goal"], goal["amount"], words) for goal in goals]
    return [words.say("terminal-goals", goals=" ".join(said))]


def say_goal(game: Game, goal: str, amount: int, words: Words) -> str:
    """`[x] 5 ships destroyed (5)`"""
    s, b = game.state(), game.table.board
    now = {
        "depth": path_row(s.excavator) + 1,
        "ships": s.destroyed,
        "orange": int(b.orange and s.ship_row[b.ships - 1] == SUPPLY),
        "shot": s.core_shot,
    }[goal]
    done = now >= (1 if goal == "shot" else amount)
    text = words.say(f"terminal-goal-{goal}", amount=amount, now=now)
    return f"[{'x' if done else ' '}] {text}"


def uses_left(game: Game, s: State, slot: int) -> int:
    """F2: how often an ability can still be used."""
    return game.table.board.ability_times[slot] - s.spent[slot]


def ability_status(game: Game, words: Words) -> list[str]:
    """F2, F26-F28: the uses left of limited abilities, and what is in effect this round."""
    s, b = game.state(), game.table.board
    limited = [slot for slot in range(b.abilities) if b.ability_times[slot]]
    lines = []
    if limited:
        listed = [f"{typed_name(game.table.abilities[n])} {uses_left(game, s, n)}" for n in limited]
        lines.append(words.say("terminal-left", abilities=", ".join(listed)))
    if s.smoke:
        lines.append(words.say("event-smoke", dice=s.smoke))
    if s.supplies:
        lines.append(words.say("event-supplies", rooms=s.supplies))
    if s.mothership_held:
        lines.append(words.say(f"event-halt-{HELD[s.mothership_held]}"))
    return lines


def typed_name(one: OwnedAbility) -> str:
    """What to type for an ability: `pilot`, `city`."""
    return one.id if one.kind == "character" else one.kind


def ability_choices(game: Game, actions: list[Action], words: Words) -> list[str]:
    """F13: the abilities that can be used now, each with an example of what to type."""
    examples: dict[str, list[str]] = defaultdict(list)
    for action in actions:
        if action["do"] in ("character", "city"):
            examples[action.get("id", "")].append(write_move(action))
    s, lines = game.state(), []
    for slot in range(game.table.board.chosen):
        one = game.table.abilities[slot]
        moves = examples.get(one.id if one.kind == "character" else "")
        if moves:
            args: dict[str, Any] = {"move": moves[0], "name": getattr(one.name, words.language)}
            args |= {"target": target_of(game.table, slot) or "none", "per": one.ability.per}
            lines.append(words.say("terminal-ability", left=uses_left(game, s, slot), **args))
    return lines + placed_dice(s, actions, words)


def placed_dice(s: State, actions: list[Action], words: Words) -> list[str]:
    """F13, A5: the names of the dice that can be turned: the board shows only their values."""
    turns = [action for action in actions if action["do"] in ("character", "city", "raise")]
    workers = sorted({action["worker"] for action in turns if "worker" in action})
    dice = [
        f"{WORKER_NAMES[n]}={s.worker_value[n]} ({'-'.join(map(str, to_json(s.worker_space[n])))})"
        for n in workers
        if s.worker_space[n] != OFF
    ]
    return [words.say("terminal-dice-placed", dice="  ".join(dice))] if dice else []
