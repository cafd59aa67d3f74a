"""The coach's routes: hints in three steps, the chance of winning, what a move was worth."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import JSONResponse

from ufs.base.errors import UfsError
from ufs.base.words import Words
from ufs.coach.service import CoachService
from ufs.game import Game
from ufs.game.moves import Action, action_json, code_of, say_action
from ufs.store import Saved, Store
from ufs.web import shapes
from ufs.web.language import words_for

if TYPE_CHECKING:
    from threading import Event

    from ufs.coach.advice import Advice, Option

Id = Annotated[str, Path(description="The id of a game")]
Budget = Annotated[int, Query(ge=shapes.LEAST_BUDGET, le=shapes.MOST_BUDGET)]

CANDIDATES = 3
FAR = 0.08  # an action so much worse than the best is no candidate
REASONED = 3  # actions that come with reasons
LOSS = 0.03  # from here on a move is worth a word
SURE = 1.5  # standard deviations a loss must have, or it may be noise


@dataclass
class Moment:
    """A game as it stood when it was asked about, apart from it: others may play on."""

    version: int
    now: Game
    before: Game | None  # as it was when the last action was chosen
    last: Action | None


def moment_of(saved: Saved) -> Moment:
    if saved.mode == "strict":
        raise UfsError("strict_play", "coaching-strict")
    game = saved.game

    def apart(state: Any) -> Game:
        return Game(game.table, state, game.seed, game.dice, None)

    last = game.steps[-1] if game.steps else None
    if last is None or last.action["do"] == "roll":
        return Moment(saved.version, apart(game.state()), None, None)
    return Moment(saved.version, apart(game.state()), apart(last.before.copy()), last.action)


def coach_routes(coaching: CoachService) -> APIRouter:
    router = APIRouter()

    @router.get("/api/coach", response_model=shapes.CoachAnswer)
    def coach(request: Request) -> JSONResponse:
        """Whether the coach can be asked. Asking for the first time wakes it."""
        state, message = coaching.status(words_for(request.headers))
        return JSONResponse({"state": state, "message": message})

    return router


def hint_routes(store: Store, coaching: CoachService) -> APIRouter:
    """What the coach says about a game; never in strict play."""
    router = APIRouter()

    @router.post("/api/games/{id}/hint", response_model=shapes.Hint)
    async def hint(request: Request, id: Id, body: shapes.HintWish) -> JSONResponse:
        """Step 1: what to look at. 2: the best actions, in no order. 3: what each is worth."""
        words = words_for(request.headers)

        def answer() -> dict[str, Any]:
            with store.opened(id) as saved:
                moment = moment_of(saved)
            if moment.now.is_over:
                raise UfsError("no_advice", "coaching-game-over")
            with coaching.question(id) as stop:
                advice = coaching.think(moment.now, body.budget_ms, stop)
            told = tell_hint(moment.now, advice, body.step, words)
            remark = coaching.remark(moment.now.table, words)
            return {"version": moment.version, "step": body.step, **told, "remark": remark}

        return JSONResponse(await coaching.aside(answer))

    @router.get("/api/games/{id}/chance", response_model=shapes.Chance)
    async def chance(
        request: Request, id: Id, budget_ms: Budget = shapes.GLANCE, last: bool = False
    ) -> JSONResponse:
        """The chance of winning now; with `last` also what the last move was worth.

        `budget_ms` is the time to think about one position.
        """
        words = words_for(request.headers)

        def answer() -> dict[str, Any]:
            with store.opened(id) as saved:
                moment = moment_of(saved)
            with coaching.question(id) as stop:
                told = tell_chance(moment.now, coaching, budget_ms, stop)
                judged = tell_last(moment, coaching, budget_ms, stop, words) if last else None
            remark = coaching.remark(moment.now.table, words)
            return {"version": moment.version, **told, "last": judged, "remark": remark}

        return JSONResponse(await coaching.aside(answer))

    return router


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


def tell_chance(game: Game, coaching: CoachService, budget_ms: int, stop: Event) -> dict[str, Any]:
    if game.is_over:
        won = bool(game.result and game.result["won"])
        return {"chance": float(won), "error": 0.0, "playouts": 0}
    advice = coaching.think(game, budget_ms, stop)
    error = advice.options[0].error if advice.options else 0.0
    return {
        "chance": round(advice.chance, 4),
        "error": round(error, 4),
        "playouts": advice.playouts,
    }


def tell_last(
    moment: Moment, coaching: CoachService, budget_ms: int, stop: Event, words: Words
) -> dict[str, Any] | None:
    """The last move against the best there was, for the coach that speaks after the decision."""
    game = moment.before
    if game is None or moment.last is None:
        return None
    advice = coaching.think(game, budget_ms, stop)
    code = code_of(moment.last, game.state(), game.table)
    chosen, best = advice.of(code), advice.options[0]
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
