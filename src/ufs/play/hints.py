"""What the coach says: hints in three steps, the chance of winning, what a move was worth."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ufs.base.errors import UfsError
from ufs.base.words import Term, Words
from ufs.coach.service import CoachService
from ufs.game import Game
from ufs.game.events import Namer, worker_color
from ufs.game.moves import Action, action_code, action_json, first_space, shaped_action, to_json
from ufs.play.sessions import Session, Sessions
from ufs.rules import actions as A
from ufs.rules.board import COLUMNS, MATCH, SPACES

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
        "text": say_action(game, option.code, words),
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


def say_action(game: Game, code: int, words: Words) -> str:
    """An action as a player would note it."""
    action = action_json(code, game.table)
    s = game.state()
    row, column = action.get("space") or (0, action.get("column", 0))
    place: dict[str, Any] = {"row": row, "column": column}
    if action["do"] == "place":
        worker, space = divmod(code - A.PLACE, SPACES)
        place |= {"color": worker_color(worker), "value": s.worker_value[worker]}
        return words.say("hint-place", on=ground(game, space), **place)
    if action["do"] == "use":
        return words.say("hint-use", on=ground(game, code - A.USE), **place)
    if action["do"] == "install":
        return words.say("hint-install", on=ground(game, (code - A.INSTALL) % SPACES), **place)
    if action["do"] == "remove":
        return words.say("hint-remove", value=s.robot_value[action["robot"]])
    if action["do"] == "spawn":
        column = (code - A.SPAWN_SHIP) % COLUMNS + 1
        return words.say("hint-spawn", kind=Term(f"ship-{action['kind']}"), column=column)
    if code >= A.ABILITY:
        return say_ability(game, code, action, words)
    return words.say("hint-excavate" if action["do"] == "excavate" else "hint-done")


def say_ability(game: Game, code: int, action: Action, words: Words) -> str:
    """F13: whose ability, and where."""
    slot = (code - A.ABILITY) // A.TARGETS
    name = getattr(game.table.abilities[slot].name, words.language)
    if "column" in action:
        return words.say("hint-ability-column", name=name, column=action["column"])
    s, worker = game.state(), action.get("worker")
    if game.table.board.ability_effect[slot] == MATCH:
        number = game.table.board.ability_amount[slot] if worker is None else s.worker_value[worker]
        return words.say("hint-ability-match", name=name, value=number)
    if worker is None:
        return words.say("hint-ability", name=name)
    die = {"color": worker_color(worker), "value": s.worker_value[worker]}
    space = s.worker_space[worker]
    row, column = to_json(space) if space >= 0 else (0, 0)
    return words.say(
        "hint-ability-die",
        name=name,
        change=action.get("change", "flip"),
        row=row,
        column=column,
        **die,
    )


def ground(game: Game, space: int) -> Term:
    effects = Namer(game.state(), game.table).ground(space)
    return Term("room-name", effects=[Term(f"room-{word}") for word in effects])


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
    done = action_code(shaped_action(moment.last), game.state(), game.table)
    code = first_space(done, game.table)
    chosen, best = advice.of(code), advice.options[0]
    assert chosen is not None
    loss = best.chance - chosen.chance
    worth_a_word = loss >= LOSS and loss >= SURE * math.hypot(best.error, chosen.error)
    return {
        "action": moment.last,
        "text": say_action(game, code, words),
        "before": round(best.chance, 4),
        "chance": round(chosen.chance, 4),
        "loss": round(loss, 4),
        "better": weighed(game, advice, best, words, with_reasons=True) if worth_a_word else None,
    }
