"""The ninth card: a round step by step, in the words and the order of an edition."""

from __future__ import annotations

from dataclasses import dataclass

from ufs.base.words import Words
from ufs.content.schema import EditionFile, EditionRules
from ufs.game.moves import in_hand
from ufs.game.setup import Table, book_of
from ufs.rules.dice import needs_roll
from ufs.rules.robots import is_installing
from ufs.rules.state import DICE, ROOMS, SPAWN, WORKERS, State


@dataclass(frozen=True)
class RoundStep:
    """One line of the card; `id` says which, to programs."""

    id: str
    text: str


@dataclass(frozen=True)
class RoundPhase:
    id: str
    title: str
    steps: tuple[RoundStep, ...]


def overview(edition: EditionFile, words: Words) -> list[RoundPhase]:
    """The three phases of a round, each with its steps."""
    words = words.by(book_of(edition))
    return [
        RoundPhase(
            phase,
            words.say(title),
            tuple(RoundStep(id, words.say(key)) for id, key in steps),
        )
        for phase, title, steps in (
            ("dice", "rule-section-D", DICE_STEPS),
            ("rooms", "rule-section-R", room_steps(edition.rules)),
            ("mothership", "rule-section-M", mothership_steps(edition.rules)),
        )
    ]


Steps = tuple[tuple[str, str], ...]  # each an id and the key of its sentence

DICE_STEPS: Steps = (
    ("roll", "overview-roll"),
    ("place", "overview-place"),
    ("land", "overview-land"),
    ("reroll", "overview-reroll"),
)


def room_steps(rules: EditionRules) -> Steps:
    """B1, B6: in the first print-and-play new robots come last, and all robots wear down."""
    late = rules.install_after_phase or rules.robots_wear_always
    robots = "overview-robots-late" if late else "overview-robots"
    return (("use", "overview-use"), ("dig", "overview-dig"), ("robots", robots))


def mothership_steps(rules: EditionRules) -> Steps:
    """M1: the box's mothership descends and acts, the print-and-play's acts and descends."""
    descend = ("descend", "overview-descend")
    first = rules.action_before_descent
    action = ("action", "overview-action-first" if first else "overview-action")
    spawn = ("spawn", "overview-spawn-free" if rules.spawn_freely else "overview-spawn")
    return (action, descend, spawn) if first else (descend, action, spawn)


def current_step(s: State, table: Table) -> str | None:
    """The id of the step in which the player has to decide something now."""
    if s.phase == DICE:
        rolling = "roll" if len(in_hand(s)) == WORKERS else "reroll"
        return rolling if needs_roll(s) else "place"
    if s.phase == ROOMS:
        return "robots" if is_installing(s, table.board) else "use"
    return "spawn" if s.phase == SPAWN else None
