"""Advice that also works without Numba: a rule of thumb then replaces the coach."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ufs.base.errors import UfsError
from ufs.base.words import Words
from ufs.coach import rule_of_thumb
from ufs.coach.reasons import reasons, reasons_for, say_all
from ufs.coach.service import CoachLike, CoachService
from ufs.game import Game
from ufs.game.moves import action_json, code_of
from ufs.game.setup import Table

if TYPE_CHECKING:
    from ufs.coach.advice import Option

BUDGET_MS = 100
COACH = "coach"
RULE_OF_THUMB = "rule of thumb"
ROLL = {"do": "roll"}

Entry = dict[str, Any]


def require_coach(
    service: CoachService, on_compile: Callable[[], None] = lambda: None
) -> CoachLike:
    """The coach, ready to think; raises an error that says how to install it.

    `on_compile` is called before a compilation, which takes minutes.
    """
    if service.wait(on_compile) == "missing":
        raise UfsError("bad_request", "coach-needs-numba", reason="numba")
    return service.ready()


def advise(
    game: Game, service: CoachService, budget_ms: float, top: int | None, words: Words
) -> tuple[list[Entry], str]:
    """The legal actions, the best first, each with its reasons; and who rated them.

    Loading the coach does not count towards the budget. Without Numba a rule of thumb answers.
    """
    words = words.by(game.table.book)
    if service.wait() == "missing":
        return rule_of_thumb_entries(game, top, words), RULE_OF_THUMB
    return coach_entries(game, service, budget_ms, top, words), COACH


def rule_of_thumb_entries(game: Game, top: int | None, words: Words) -> list[Entry]:
    """The rule of thumb gives no chances, but it does give reasons."""
    entries = rule_of_thumb.advise(game)[:top]
    s, table = game.state(), game.table
    for entry in entries:
        facts = []
        if entry["action"] != ROLL:
            code = code_of(entry["action"], s, table)
            facts = reasons(s, table, code)
        entry |= {"playouts": 0, "because": say_all(facts, words), "same": []}
    return entries


def coach_entries(
    game: Game, service: CoachService, budget_ms: float, top: int | None, words: Words
) -> list[Entry]:
    advice = service.think(game, budget_ms)
    s = game.state()
    entries = []
    for option in advice.options[:top]:
        facts = reasons_for(s, game.table, advice, option)
        entries.append(option_entry(option, game.table, say_all(facts, words)))
    if game.dice_to_roll():  # robots may be taken off before a roll too (B2)
        entries += [removal_entry(game, service, code, budget_ms) for code in game.codes()]
    return entries[:top]


def option_entry(option: Option, table: Table, because: list[str]) -> Entry:
    return {
        "action": action_json(option.code, table),
        **figures(option.chance, option.error, option.playouts),
        "because": because,
        "same": [action_json(code, table) for code in option.same],
    }


def figures(chance: float, error: float, playouts: int) -> Entry:
    """The numbers of an entry. Here `score` is the chance in points; the rule of thumb has its own.

    `error` is the standard deviation of the chance.
    """
    rounded = round(chance, 4)
    score = round(100 * rounded, 2)
    return {"chance": rounded, "error": round(error, 4), "score": score, "playouts": playouts}


def removal_entry(game: Game, service: CoachService, code: int, budget_ms: float) -> Entry:
    """An action before a roll. Its chance is the chance of the roll that follows it."""
    after = Game(game.table, game.state(), game.seed, game.dice, None)
    after.act_code(code)
    advice = service.think(after, budget_ms)
    error = advice.options[0].error if advice.options else 0.0
    return {
        "action": action_json(code, game.table),
        **figures(advice.chance, error, advice.playouts),
        "because": [],
        "same": [],
    }
