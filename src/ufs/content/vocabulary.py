"""The vocabulary of abilities: the words of the files, and the rules' numbers for them."""

from __future__ import annotations

from ufs.content.notation import OLDER_ACTIONS
from ufs.content.schema import Ability
from ufs.rules import board as B
from ufs.rules.state import DIE_SIDES, ROBOTS, WORKERS

EFFECTS = {
    "energy": B.ENERGY,
    "fighters": B.FIGHTERS,
    "research": B.RESEARCH,
    "robot": B.ROBOT,
    "repair": B.REPAIR,
    "jam": B.JAM,
    "missiles": B.MISSILES,
    "command": B.COMMAND,
    "tunnel": B.TUNNELLING,
    "drain": B.DRAIN,
    "damage": B.DAMAGE,
    "call": B.CALL,
    "cave-in": B.CAVE_IN,
    "forget": B.FORGET,
    "dive": B.DIVE,
    "pulse": B.PULSE,
    "prowl": B.PROWL,
    "reroll": B.REROLL,
    "nudge": B.NUDGE,
    "smoke": B.SMOKE,
    "supplies": B.SUPPLIES,
    "silence": B.SILENCE,
    "halt": B.HALT,
    "flip": B.FLIP,
    "gust": B.GUST,
    "lift": B.LIFT,
    "barrage": B.BARRAGE,
    "match": B.MATCH,
}
ROOM_WORDS = tuple(word for word, effect in EFFECTS.items() if effect < B.ROOM_EFFECTS)
MOMENTS = {
    "setup": B.AT_SETUP,
    "placed": B.WHEN_PLACED,
    "used": B.WHEN_USED,
    "dug": B.WHEN_DUG,
    "unused": B.WHEN_UNUSED,
    "action": B.AFTER_ACTION,
    "hit": B.WHEN_HIT,
    "destroyed": B.WHEN_DESTROYED,
    "round": B.AFTER_ROUND,
    "chosen": B.CHOSEN,
}
PLACED_ON = {
    "white": B.WHITE_DIE,
    "plain": B.PLAIN_DIE,
    "tunnel": B.ON_TUNNEL,
    "aa": B.ON_AA_GUN,
    **{str(number): B.DIE_SHOWS + number for number in range(1, 7)},
}
USED_ON = {word: B.WITH_EFFECT + EFFECTS[word] for word in ROOM_WORDS}
ROUND_ON = {"no-energy": B.WITHOUT_ENERGY}
HELD = ("aa", "tunnel", "room", "edges", "middle")  # F29
ACTION_WORDS = {
    "exc": B.EXCAVATOR_BACK,
    "res": B.RESEARCH_BACK,
    "ship": B.REINFORCE,
    "hit": B.HIT,
    "drain": B.ENERGY_BACK,
    "emp": B.ROBOTS_BACK,
    "mv": B.SHIPS_DOWN,
}

# F13: effects that are possible at some moments only: they need a column or a die as their target,
# dice in hand, or rooms still to be used; a robot needs a blue die to be built with.
SUITABLE_MOMENTS = {
    "jam": ("placed", "used", "unused", "chosen"),
    "missiles": ("placed", "used", "unused", "chosen"),
    "gust": ("placed", "used", "unused"),
    "nudge": ("chosen",),
    "flip": ("chosen",),
    "match": ("chosen",),
    "robot": ("chosen",),
    "reroll": ("placed", "chosen"),
    "smoke": ("setup", "placed", "chosen"),
    "supplies": ("setup", "placed", "used", "dug", "chosen"),
    "silence": ("setup", "placed", "used", "dug", "unused", "chosen"),
    "halt": ("setup", "placed", "used", "dug", "unused", "chosen"),
}
# The lowest and the highest amount of every effect.
AMOUNTS = {
    **dict.fromkeys(("energy", "repair", "drain"), (1, 20)),
    **dict.fromkeys(("fighters", "research"), (1, 40)),
    **dict.fromkeys(
        ("jam", "missiles", "lift", "barrage", "dive", "gust", "prowl"), (1, B.SKY_ROWS)
    ),
    **dict.fromkeys(("tunnel", "cave-in"), (1, B.LAST_SPACE)),
    **dict.fromkeys(("damage", "call"), (1, 9)),
    **dict.fromkeys(("robot", "pulse", "match"), (1, DIE_SIDES)),
    **dict.fromkeys(("smoke", "flip"), (1, WORKERS)),
    **dict.fromkeys(("reroll", "silence", "halt"), (1, 1)),
    **dict.fromkeys(("immune", "spawn-anywhere", "one-target", "goal-orange"), (1, 1)),
    **dict.fromkeys(("discount", "bonus", "hold", "walls"), (-9, 9)),
    **dict.fromkeys(("leap", "orange", "armour"), (1, 9)),
    **dict.fromkeys(("goal-ships", "goal-shot"), (1, 40)),
    "forget": (1, B.MAX_RESEARCH),
    "nudge": (1, DIE_SIDES - 1),
    "supplies": (1, WORKERS + ROBOTS),
    "robots": (0, ROBOTS),
    "robot-bonus": (0, 6),
    "energy-track": (-9, 20),
    "dig-cost": (0, 9),
    "dig-reach": (1, 9),
    "reinforcements": (-5, 5),
    "goal-depth": (2, B.BASE_ROWS),
}
# F31, F32, F34-F36: effects that a piece may have only once. The others add up.
ONLY_ONE = (
    *("robots", "orange", "dig-cost", "immune", "spawn-anywhere", "one-target"),
    *("goal-depth", "goal-ships", "goal-orange", "goal-shot"),
)
# F29, F30, F32: what an effect applies to; these effects need an `on`.
NARROWED = {
    **dict.fromkeys(("discount", "bonus"), ROOM_WORDS),
    "hold": HELD,
    "immune": tuple(ACTION_WORDS),  # words of earlier versions (OLDER_ACTIONS) are read, too
}
# F5, F6, F12: what a moment may be narrowed to.
NARROWED_MOMENTS: dict[str, dict[str, int]] = {
    "placed": PLACED_ON,
    "used": USED_ON,
    "round": ROUND_ON,
}
NEED_ORANGE = ("armour", "goal-orange", "prowl")  # F35
Refusal = tuple[str, str, object]  # a field, the key of a sentence, what was expected


def action_word(on: str | None) -> str | None:
    """F32: today's word for an action of the mothership."""
    return OLDER_ACTIONS.get(on or "", on)


def narrowed(ability: Ability) -> int:
    """F5, F6, F12: what a moment is narrowed to, as a number."""
    if ability.on is None:
        return B.ANY
    return NARROWED_MOMENTS[ability.when][ability.on]


def refusals(ability: Ability) -> list[Refusal]:
    """F1-F3: everything about an ability that makes no sense."""
    found = [refuse_moment(ability), refuse_narrowing(ability), refuse_amount(ability)]
    return [wrong for wrong in [*found, *refuse_limit(ability)] if wrong is not None]


def refuse_moment(ability: Ability) -> Refusal | None:
    """F3: a permanent effect has no moment; F13: some effects are possible at some moments only."""
    expected = SUITABLE_MOMENTS.get(ability.effect, tuple(MOMENTS))
    if ability.effect not in EFFECTS:
        expected = ("always",)
    return None if ability.when in expected else ("when", "ability-when", list(expected))


def refuse_narrowing(ability: Ability) -> Refusal | None:
    """F5, F6, F12, F29, F30, F32: `on` names something that exists, and only where allowed."""
    by_effect = ability.effect in NARROWED
    words = NARROWED.get(ability.effect) or tuple(NARROWED_MOMENTS.get(ability.when, ()))
    if action_word(ability.on) in words or (ability.on is None and not by_effect):
        return None
    if ability.on is None:
        key = "ability-on-missing"
    elif not words:
        key = "ability-on-unneeded"
    else:
        key = "ability-on" if by_effect else "ability-on-moment"
    return "on", key, list(words)


def refuse_amount(ability: Ability) -> Refusal | None:
    """F14-F44: an amount within its range."""
    low, high = AMOUNTS[ability.effect]
    if low <= ability.amount <= high:
        return None
    return "amount", "ability-amount", str(low) if low == high else f"{low}–{high}"


def refuse_limit(ability: Ability) -> list[Refusal]:
    """F2: a limit only where something can happen more than once; `per` only with `times`."""
    if ability.when in ("always", "setup"):
        given = [name for name in ("times", "per") if name in ability.model_fields_set]
        return [(name, "ability-no-limit", None) for name in given]
    if ability.per == "round" and ability.times == 0 and ability.when != "chosen":
        return [("per", "ability-per-without-times", None)]
    return []
