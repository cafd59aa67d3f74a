"""What the coach says: hints in three steps, the chance of winning, what a move was worth."""

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

CANDIDATES = 3
FAR = 0.08  # an action so much worse than the best is no candidate
REASONED = 3  # actions that come with reasons
LOSS = 0.03  # from here on a move is worth a word
GLANCE_MS = 60  # what a number that is always shown may take
SURE = 1.5  # standard deviations a loss must have, or it may be noise


@dataclass
class Moment:
    """A game as it stood when it was asked about, apart from it: others may play on."""

    version: int
    now: Game
    before: Game | None  # as it was when the last action was chosen
    last: Action | None


def moment_of(session: Session) -> Moment:
    game = session.game

    def apart(state: Any) -> Game:
        return Game(game.table, state, game.seed, game.dice, None)

    last = game.steps[-1] if game.steps else None
    if last is None or last.action["do"] == "roll":
        return Moment(session.version, apart(game.state()), None, None)
    return Moment(session.version, apart(game.state()), apart(last.before.copy()), last.action)


class Hints:
    """What the coach says about games; never in strict play."""

    def __init__(self, sessions: Sessions, coach: CoachService) -> None:
        self.sessions = sessions
        self.coach = coach

    def status(self, words: Words) -> dict[str, Any]:
        """Whether the coach can be asked. Asking for the first time wakes it."""
        state, message = self.coach.status(words)
        return {"state": state, "message": message}

    def hint(self, id: str, step: int, budget_ms: int, words: Words) -> dict[str, Any]:
        """Step 1: what to look at. 2: the best actions, in no order. 3: what each is worth."""
        moment = self.moment(id)
        if moment.now.is_over:
            raise UfsError("no_advice", "coaching-game-over")
        with self.coach.question(id) as stop:
            advice = self.coach.think(moment.now, budget_ms, stop)
        told = tell_hint(moment.now, advice, step, words)
        remark = self.coach.remark(moment.now.table, words)
        return {"version": moment.version, "step": step, **told, "remark": remark}

    def chance(self, id: str, budget_ms: int, last: bool, words: Words) -> dict[str, Any]:
        """The chance of winning now; with `last` also what the last move was worth.

        `budget_ms` is the time to think about one position.
        """
        moment = self.moment(id)
        with self.coach.question(id) as stop:
            told = tell_chance(moment.now, self.coach, budget_ms, stop)
            judged = tell_last(moment, self.coach, budget_ms, stop, words) if last else None
        remark = self.coach.remark(moment.now.table, words)
        return {"version": moment.version, **told, "last": judged, "remark": remark}

    def moment(self, id: str) -> Moment:
        with self.sessions.opened(id) as session:
            self.check_allowed(session)
            return moment_of(session)

    def check_allowed(self, session: Session) -> None:
        """Strict play is play without a coach."""
        if session.is_strict:
            raise UfsError("strict_play", "coaching-strict")


# --- hints ---


def tell_hint(game: Game, advice: Advice, step: int, words: Words) -> dict[str, Any]:
    """An answer gives away no more than its step."""
    from ufs.coach import reasons

    told: dict[str, Any] = {"text": None, "candidates": [], "options": [], "chance": None}
    if step == 1 or game.dice_to_roll():
        return {**told, "text": reasons.focus(game, advice).say(words)}
    if step == 2:
        found = [named(game, option, words) for option in candidates(game, advice)]
        return {**told, "candidates": found}
    options = [
        weighed(game, advice, option, words, with_reasons=number < REASONED)
        for number, option in enumerate(advice.options)
    ]
    return {**told, "options": options, "chance": round(advice.chance, 4)}


def candidates(game: Game, advice: Advice) -> list[Option]:
    """The best few in an order that says nothing, but always the same for a position."""
    best = advice.options[0].chance
    plans: dict[frozenset[int], Option] = {}  # the same plan in another order is no other idea
    for option in advice.options:
        if option.chance >= best - FAR:
            plans.setdefault(frozenset(option.plan), option)
    few = list(plans.values())[:CANDIDATES]
    few.sort(key=lambda option: option.code)
    random.Random(str(game.position())).shuffle(few)
    return few


def named(game: Game, option: Option, words: Words) -> dict[str, Any]:
    return {
        "action": action_json(option.code, game.table),
        "same": [action_json(code, game.table) for code in option.same],
        "text": say_action(option.code, game.state(), game.table, words),
    }


def weighed(
    game: Game, advice: Advice, option: Option, words: Words, *, with_reasons: bool
) -> dict[str, Any]:
    from ufs.coach import reasons

    because = reasons.because(game, advice, option) if with_reasons else []
    return {
        **named(game, option, words),
        "chance": round(option.chance, 4),
        "error": round(option.error, 4),
        "playouts": option.playouts,
        "because": reasons.say_all(because, words),
    }


# --- chances ---


def tell_chance(game: Game, coach: CoachService, budget_ms: int, stop: Event) -> dict[str, Any]:
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


def tell_last(
    moment: Moment, coach: CoachService, budget_ms: int, stop: Event, words: Words
) -> dict[str, Any] | None:
    """The last move against the best there was, for the coach that speaks after the decision."""
    game = moment.before
    if game is None or moment.last is None:
        return None
    advice = coach.think(game, budget_ms, stop)
    code = code_of(moment.last, game.state(), game.table)
    chosen, best = advice.option_for(code), advice.options[0]
    assert chosen is not None
    loss = best.chance - chosen.chance
    worth_a_word = loss >= LOSS and loss >= SURE * math.hypot(best.error, chosen.error)
    return {
        "action": moment.last,
        "text": say_action(code, game.state(), game.table, words),
        "before": round(best.chance, 4),
        "chance": round(chosen.chance, 4),
        "loss": round(loss, 4),
        "better": weighed(game, advice, best, words, with_reasons=True) if worth_a_word else None,
    }
