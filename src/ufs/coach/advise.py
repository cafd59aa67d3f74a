"""Asking for advice where the coach may be missing: without Numba a rule of thumb answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ufs.base.errors import UfsError
from ufs.base.words import Words
from ufs.coach import rule_of_thumb, warm
from ufs.coach.reasons import because_at, reasons, say_all
from ufs.game import Game
from ufs.game.moves import action_json, code_of
from ufs.game.setup import Table
from ufs.rules.state import State
from ufs.rules.turn import act

if TYPE_CHECKING:
    from ufs.coach.advice import Advice, Coach, Option

BUDGET_MS = 100
COACH = "coach"
THUMB = "rule of thumb"
ROLL = {"do": "roll"}

Entry = dict[str, Any]


def need_coach(on_compile: Callable[[], None] = lambda: None) -> Coach:
    """The coach, or a sentence about how to get it; `on_compile` is called if that takes long."""
    try:
        if not warm.is_warm():
            on_compile()
        from ufs.coach.advice import the_coach
    except ImportError as error:
        raise UfsError("bad_request", "coach-needs-numba", reason=str(error)) from None
    return the_coach()


def find_coach() -> Coach | None:
    """The coach, if Numba is there."""
    try:
        return need_coach()
    except UfsError as error:
        if error.key != "coach-needs-numba":
            raise
        return None


def advise(game: Game, budget_ms: float, top: int | None, words: Words) -> tuple[list[Entry], str]:
    """The legal actions, the best first, each with what speaks for it; and who says so."""
    coach = find_coach()
    if coach is None:
        return by_thumb(game, top, words), THUMB
    return by_coach(game, coach, budget_ms, top, words), COACH


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
    game: Game, coach: Coach, budget_ms: float, top: int | None, words: Words
) -> list[Entry]:
    advice = coach.advise(game, budget_ms)
    s = game.state()
    entries = []
    for option in advice.options[:top]:
        facts = because_at(s, game.table, advice, option)
        entries.append(entry_of(option, game.table, say_all(facts, words)))
    if game.dice_to_roll():  # robots may be taken off even now (B2)
        entries += [removal(game, coach, code, budget_ms) for code in game.codes()]
    return entries[:top]


def entry_of(option: Option, table: Table, because: list[str]) -> Entry:
    return {
        "action": action_json(option.code, table),
        **figures(option.chance, option.playouts),
        "because": because,
        "same": [action_json(code, table) for code in option.same],
    }


def figures(chance: float, playouts: int) -> Entry:
    """Scores are what the rule of thumb has; with the coach they are the chance in points."""
    rounded = round(chance, 4)
    return {"chance": rounded, "score": round(100 * rounded, 2), "playouts": playouts}


def removal(game: Game, coach: Coach, code: int, budget_ms: float) -> Entry:
    """An action before a roll: worth what the roll is worth after it."""
    after: State = game.state()
    act(after, game.table.board, code)
    advice: Advice | None = None
    for advice in coach.think(after, game.table.board, budget_ms):  # noqa: B007
        pass
    assert advice is not None
    return {
        "action": action_json(code, game.table),
        **figures(advice.chance, advice.playouts),
        "because": [],
        "same": [],
    }
