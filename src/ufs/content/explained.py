"""The vocabulary of abilities for people: every word a file may use, with a sentence about it.

The words come from `vocabulary` and `schema` themselves, so none can be missing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import get_args

from ufs.base.words import Words
from ufs.content.schema import PermanentEffect, SkySpace, TimedEffect
from ufs.content.vocabulary import (
    ACTION_WORDS,
    AMOUNTS,
    EFFECTS,
    MOMENTS,
    NARROWED,
    NARROWED_MOMENTS,
    ROOM_WORDS,
    SUITABLE_MOMENTS,
)
from ufs.rules.abilities import phase_of, turns_dice
from ufs.rules.state import DICE


@dataclass(frozen=True)
class Entry:
    """A word of the vocabulary: its meaning, the range of n, the words it goes with."""

    word: str
    meaning: str
    amounts: str = ""
    on: tuple[str, ...] = ()
    when: tuple[str, ...] = ()  # the only moments it may have

    @property
    def line(self) -> str:
        """Everything in one line, in the notation of the files."""
        parts = [self.meaning, f"n: {self.amounts}" if self.amounts else ""]
        parts += [f"on: {', '.join(self.on)}" if self.on else ""]
        parts += [f"when: {', '.join(self.when)}" if self.when else ""]
        return "; ".join(part for part in parts if part)


ON = NARROWED | {moment: tuple(words) for moment, words in NARROWED_MOMENTS.items()}


def moments(words: Words) -> list[Entry]:
    """F3-F13: when an ability happens."""
    in_dice_phase = [word for word, effect in EFFECTS.items() if phase_of(effect) == DICE]
    in_both = [word for word, effect in EFFECTS.items() if turns_dice(effect)]
    args = {"chosen": {"dice": in_dice_phase, "both": in_both}}
    return [
        Entry(word, words.say(f"vocabulary-when-{word}", **args.get(word, {})), on=ON.get(word, ()))
        for word in ("always", *MOMENTS)
    ]


def effects(words: Words) -> list[Entry]:
    """F14-F28, F40-F44: what an ability does at its moment."""
    return [with_limits(entry) for entry in explain(get_args(TimedEffect), words)]


def permanent_effects(words: Words) -> list[Entry]:
    """F29-F36: what an ability changes permanently."""
    return [with_limits(entry) for entry in explain(get_args(PermanentEffect), words)]


def with_limits(entry: Entry) -> Entry:
    """Add the range of the amount, where there is a choice, and the moments an effect may have."""
    low, high = AMOUNTS[entry.word]
    amounts = "" if low == high else f"{low} … {high}"
    return replace(entry, amounts=amounts, when=SUITABLE_MOMENTS.get(entry.word, ()))


def rooms(words: Words) -> list[Entry]:
    """R6-R8, B1, F38, A5: what a room gives, n being its value."""
    return explain(ROOM_WORDS, words)


def specials(words: Words) -> list[Entry]:
    """F37, A1: what a letter in the sky triggers."""
    return explain(get_args(SkySpace.model_fields["effect"].annotation), words)


def explain(effect_words: Sequence[str] | dict[str, int], words: Words) -> list[Entry]:
    return [
        Entry(word, words.say(f"vocabulary-effect-{word}"), on=ON.get(word, ()))
        for word in effect_words
    ]


def actions(words: Words) -> list[Entry]:
    """M3, A4, F39: what the mothership does in a row, as the rows of the sky write it."""
    found = [
        Entry(word if word == "hit" else f"{word} n", words.say(f"vocabulary-action-{word}"))
        for word in ACTION_WORDS
    ]
    return [
        *found,
        Entry("SKULL", words.say("vocabulary-action-skull")),
        Entry("-", words.say("vocabulary-action-none")),
    ]
