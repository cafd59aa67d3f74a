"""Asking for advice where the coach may be missing: without Numba a rule of thumb answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ufs.base.errors import UfsError
from ufs.base.words import Words
from ufs.coach import rule_of_thumb
from ufs.coach.reasons import because_at, reasons, say_all
from ufs.coach.service import CoachService, Thinker
from ufs.game import Game
from ufs.game.moves import action_json, code_of
from ufs.game.setup import Table

if TYPE_CHECKING:
    from ufs.coach.advice import Option

BUDGET_MS = 100
COACH = "coach"
THUMB = "rule of thumb"
ROLL = {"do": "roll"}

Entry = dict[str, Any]


def need_coach(service: CoachService, on_compile: Callable[[], None] = lambda: None) -> Thinker:
    """The coach, ready to think, or a sentence about how to get it.

    `on_compile` is called if that takes minutes.
    """
    if service.wait(on_compile) == "missing":
        raise UfsError("bad_request", "coach-needs-numba", reason="numba")
    return service.ready()


def advise(
    game: Game, service: CoachService, budget_ms: float, top: int | None, words: Words
) -> tuple[list[Entry], str]:
    """The legal actions, the best first, each with what speaks for it; and who says so.

    Getting the coach ready is not part of the budget. Without Numba a rule of thumb answers.
    """
    if service.wait() == "missing":
        return by_thumb(game, top, words), THUMB
    return by_coach(game, service, budget_ms, top, words), COACH


def by_thumb(game: Game, top: int | None, words: Words) -> list[Entry]:
    """The rule of thumb knows no chances, but reasons there are all the same."""
    entries = rule_of_thumb.advise(game)[:top]
    s, table = game.state(), game.table
    for entry in entries:
        facts = []
        if entry["action"] != ROLL:
            code = code_of(entry["action"], s, table)
            facts = reasons(s, table, code)
        entry |= {"playouts": 0, "because": say_all(facts, words), "same": []}
    return entries


def by_coach(
    game: Game, service: CoachService, budget_ms: float, top: int | None, words: Words
) -> list[Entry]:
    advice = service.think(game, budget_ms)
    s = game.state()
    entries = []
    for option in advice.options[:top]:
        facts = because_at(s, game.table, advice, option)
        entries.append(entry_of(option, game.table, say_all(facts, words)))
    if game.dice_to_roll():  # robots may be taken off even now (B2)
        entries += [removal(game, service, code, budget_ms) for code in game.codes()]
    return entries[:top]


def entry_of(option: Option, table: Table, because: list[str]) -> Entry:
    return {
        "action": action_json(option.code, table),
        **figures(option.chance, option.error, option.playouts),
        "because": because,
        "same": [action_json(code, table) for code in option.same],
    }


def figures(chance: float, error: float, playouts: int) -> Entry:
    """Scores are what the rule of thumb has; with the coach they are the chance in points.

    `error` is the standard deviation of the chance.
    """
    rounded = round(chance, 4)
    score = round(100 * rounded, 2)
    return {"chance": rounded, "error": round(error, 4), "score": score, "playouts": playouts}


def removal(game: Game, service: CoachService, code: int, budget_ms: float) -> Entry:
    """An action before a roll: worth what the roll is worth after it."""
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
