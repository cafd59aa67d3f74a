"""The vocabulary of abilities: the words of the files, and the numbers the rules have for them."""

from __future__ import annotations

from collections.abc import Sequence

from ufs.content.schema import Ability
from ufs.rules import board as B

EFFECTS = {
    "energy": B.ENERGY,
    "fighters": B.FIGHTERS,
    "research": B.RESEARCH,
    "robot": B.ROBOT,
    "repair": B.REPAIR,
    "jam": B.JAM,
    "missiles": B.MISSILES,
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
    "dive": B.SHIPS_DOWN,
}


def narrowed(ability: Ability) -> int:
    """F5, F6, F12: what a moment is narrowed to, as a number."""
    if ability.on is None:
        return B.ANY
    words = {"placed": PLACED_ON, "used": USED_ON, "round": ROUND_ON}
    return words[ability.when][ability.on]


def refuse_wrong(ability: Ability) -> tuple[str, str, object] | None:
    """Why an ability makes no sense: the field, the key of a sentence, and what was expected."""
    standing = ability.effect not in EFFECTS
    if standing != (ability.when == "always"):
        return "when", "ability-when", ["always"] if standing else list(MOMENTS)
    expected: Sequence[str] = ()
    if ability.when in ("placed", "used", "round"):
        expected = tuple({"placed": PLACED_ON, "used": USED_ON, "round": ROUND_ON}[ability.when])
    elif ability.effect in ("discount", "bonus"):
        expected = ROOM_WORDS
    elif ability.effect == "hold":
        expected = HELD
    elif ability.effect == "immune":
        expected = tuple(ACTION_WORDS)
    needs = ability.effect in ("discount", "bonus", "hold", "immune")
    if ability.on is None:
        return ("on", "ability-on", list(expected)) if needs else None
    return None if ability.on in expected else ("on", "ability-on", list(expected))
