"""Advice from the coach: hints in three steps, the chance of winning, what a move was worth."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ufs.base.errors import UfsError
from ufs.base.words import Words
from ufs.coach.service import CoachService
from ufs.game import Game
from ufs.game.moves import Action, action_json, code_of, say_action
from ufs.play.sessions import Session, Sessions

if TYPE_CHECKING:
    from threading import Event

    from ufs.coach.advice import Advice, Option

MAX_CANDIDATES = 3
CANDIDATE_MARGIN = 0.08  # candidates win at most this much less often than the best action
OPTIONS_WITH_REASONS = 3
NOTABLE_LOSS = 0.03  # a smaller loss is not worth mentioning
NOTABLE_ERRORS = 1.5  # a loss of fewer standard errors may be noise
CHANCE_BUDGET_MS = 60  # the page asks for the chance after every move


@dataclass
class Snapshot:
    """Copies of a game at one version: the coach thinks while the game may change."""

    version: int
    game: Game
    game_before: Game | None  # when the last action was chosen
    last_action: Action | None


def take_snapshot(session: Session) -> Snapshot:
    game = session.game

    def copy_at(state: Any) -> Game:
        return Game(game.table, state, game.seed, game.dice, None)

    now = copy_at(game.state())
    last = game.steps[-1] if game.steps else None
    if last is None or last.action["do"] in ("roll", "correct"):
        return Snapshot(session.version, now, None, None)
    return Snapshot(session.version, now, copy_at(last.before.copy()), last.action)


class Hints:
    """The coach's advice about games; never in strict play."""

    def __init__(self, sessions: Sessions, coach: CoachService) -> None:
        self.sessions = sessions
        self.coach = coach

    def status(self, words: Words) -> dict[str, Any]:
        """Whether the coach is ready. The first call starts it."""
        state, message = self.coach.status(words)
        return {"state": state, "message": message}

    def hint(
        self, id: str, step: int, budget_ms: int, words: Words, stop: Event | None = None
    ) -> dict[str, Any]:
        """Step 1: what to look at. 2: the best actions, unordered. 3: what each is worth.

        Whoever does not want the answer any more sets `stop`.
        """
        snapshot = self.snapshot(id)
        game = snapshot.game
        if game.is_over:
            raise UfsError("no_advice", "coaching-game-over")
        with self.coach.question(id, stop) as stopped:
            advice = self.coach.think(game, budget_ms, stopped)
        words = words.by(game.table.book)
        hint = hint_json(game, advice, step, words)
        remark = self.coach.remark(game.table, words)
        return {"version": snapshot.version, "step": step, **hint, "remark": remark}

    def chance(
        self, id: str, budget_ms: int, last: bool, words: Words, stop: Event | None = None
    ) -> dict[str, Any]:
        """The chance of winning now; with `last` also what the last move was worth.

        `budget_ms` is the thinking time per position. Whoever does not want the answer any more
        sets `stop`.
        """
        snapshot = self.snapshot(id)
        words = words.by(snapshot.game.table.book)
        with self.coach.question(id, stop) as stopped:
            chance = chance_json(snapshot.game, self.coach, budget_ms, stopped)
            last_move = (
                last_move_json(snapshot, self.coach, budget_ms, stopped, words) if last else None
            )
        remark = self.coach.remark(snapshot.game.table, words)
        return {"version": snapshot.version, **chance, "last": last_move, "remark": remark}

    def snapshot(self, id: str) -> Snapshot:
        with self.sessions.opened(id) as session:
            self.check_allowed(session)
            return take_snapshot(session)

    def check_allowed(self, session: Session) -> None:
        """Strict play has no coach."""
        if session.is_strict:
            raise UfsError("strict_play", "coaching-strict")


# --- hints ---


def hint_json(game: Game, advice: Advice, step: int, words: Words) -> dict[str, Any]:
    """A hint that reveals no more than its step allows."""
    from ufs.coach import reasons

    hint: dict[str, Any] = {"text": None, "candidates": [], "options": [], "chance": None}
    if step == 1 or game.dice_to_roll():
        return {**hint, "text": reasons.focus(game, advice).say(words)}
    if step == 2:
        actions = [option_json(game, option, words) for option in candidates(game, advice)]
        return {**hint, "candidates": actions}
    options = [
        rated_option_json(game, advice, option, words, with_reasons=number < OPTIONS_WITH_REASONS)
        for number, option in enumerate(advice.options)
    ]
    return {**hint, "options": options, "chance": round(advice.chance, 4)}


def candidates(game: Game, advice: Advice) -> list[Option]:
    """The best few actions, shuffled; always in the same order for the same position."""
    best = advice.options[0].chance
    plans: dict[frozenset[int], Option] = {}  # the order of a plan's moves does not matter
    for option in advice.options:
        if option.chance >= best - CANDIDATE_MARGIN:
            plans.setdefault(frozenset(option.plan), option)
    few = list(plans.values())[:MAX_CANDIDATES]
    few.sort(key=lambda option: option.code)
    random.Random(str(game.position())).shuffle(few)
    return few


def option_json(game: Game, option: Option, words: Words) -> dict[str, Any]:
    return {
        "action": action_json(option.code, game.table),
        "same": [action_json(code, game.table) for code in option.same],
        "text": say_action(option.code, game.state(), game.table, words),
    }


def rated_option_json(
    game: Game, advice: Advice, option: Option, words: Words, *, with_reasons: bool
) -> dict[str, Any]:
    from ufs.coach import reasons

    because = reasons.because(game, advice, option) if with_reasons else []
    return {
        **option_json(game, option, words),
        "chance": round(option.chance, 4),
        "error": round(option.error, 4),
        "playouts": option.playouts,
        "because": reasons.say_all(because, words),
    }


# --- chances ---


def chance_json(game: Game, coach: CoachService, budget_ms: int, stop: Event) -> dict[str, Any]:
    if game.is_over:
        won = bool(game.result and game.result["won"])
        return {"chance": float(won), "error": 0.0, "playouts": 0}
    advice = coach.think(game, budget_ms, stop)
    error = advice.options[0].error if advice.options else 0.0
    return {
        "chance": round(advice.chance, 4),
        "error": round(error, 4),
        "playouts": advice.playouts,
    }


def last_move_json(
    snapshot: Snapshot, coach: CoachService, budget_ms: int, stop: Event, words: Words
) -> dict[str, Any] | None:
    """The last move compared with the best one, and the better one if the loss is notable."""
    game = snapshot.game_before
    if game is None or snapshot.last_action is None:
        return None
    advice = coach.think(game, budget_ms, stop)
    code = code_of(snapshot.last_action, game.state(), game.table)
    chosen, best = advice.option_for(code), advice.options[0]
    assert chosen is not None
    loss = best.chance - chosen.chance
    noise = NOTABLE_ERRORS * math.hypot(best.error, chosen.error)
    better = None
    if loss >= max(NOTABLE_LOSS, noise):
        better = rated_option_json(game, advice, best, words, with_reasons=True)
    return {
        "action": snapshot.last_action,
        "text": say_action(code, game.state(), game.table, words),
        "before": round(best.chance, 4),
        "chance": round(chosen.chance, 4),
        "loss": round(loss, 4),
        "better": better,
    }
