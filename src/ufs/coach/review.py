"""The review of a game: what each choice cost, where the game was lost, how lucky the dice were.

Between two rolls nothing is left to chance. So a game is a sequence of stretches, each from one
roll to the next, and the chance of winning changes in two ways only: a roll changes it (luck), and
a choice other than the best lowers it (skill). A fact set by hand, for a card that the coach does
not know, counts as luck. The coach estimates

- the chance before every roll, where a stretch ends; the last stretch ends with the result,
- what each choice cost, by playing out the best action and the played one equally often with the
  same imagined dice.

All other chances follow from these, going backwards: the chance before a choice is the chance after
it plus what the choice cost; the chance after a roll is the chance before the first choice. So

    start + sum of luck + sum of choices = result

holds exactly, in ten-thousandths. The coach's errors have to go somewhere. A difference between two
actions that is within the measurement noise counts as zero, so no choice is blamed for the coach's
doubt. All other noise is in the chances before rolls and therefore in luck, where it goes up as
often as down and cancels out over a game. A choice never gains anything: choices better than the
coach's own cost nothing and show up as luck.

With `playouts` instead of milliseconds, the same game always gives the same review.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Protocol

from ufs.base.words import Words
from ufs.coach.reasons import Fact, reasons, reasons_for, say_all
from ufs.game import Game
from ufs.game.moves import Action, action_json, code_of
from ufs.game.position import is_won
from ufs.game.setup import Table
from ufs.rules.actions import ACTIONS
from ufs.rules.dice import pick_up_rest
from ufs.rules.state import OVER, State
from ufs.rules.turn import act, legal_actions

if TYPE_CHECKING:
    from ufs.coach.advice import Advice, Comparison

FORMAT = "ufs-review/1"
SCALE = 10_000  # chances are stored in ten-thousandths, so that their sums are exact
BUDGET_MS = 100.0
MAX_MOMENTS = 3
MAX_BETTER = 3  # better actions listed per choice
COMPARISON_KEY = 0x9E3779B9  # dice for comparisons, different from those used for advice
MIN_PLAYOUTS, MAX_PLAYOUTS = 16, 400  # per comparison

Kind = Literal["start", "roll", "correction", "decision", "end"]
LUCK = ("roll", "correction")  # what changes the chance without being a choice
Stop = Callable[[], bool]


class ReviewCoach(Protocol):
    """A coach, as far as a review needs it."""

    def think(self, state: Any, board: Any, budget_ms: float, stop: Stop) -> Iterator[Advice]: ...

    def playouts_done(self) -> int: ...

    def compare(
        self, state: Any, board: Any, one: int, other: int, playouts: int, key: int, stop: Stop
    ) -> Comparison: ...


@dataclass
class Better:
    """An action that would have been better, and why."""

    action: Action
    chance: int
    facts: list[Fact]


@dataclass
class Point:
    """One point of the graph; `n` is the moment of the game it belongs to (`GET …/moments/n`).

    For a decision, `chance` is the chance after the played action, `best` the one after the best.
    """

    n: int
    kind: Kind
    round: int
    chance: int
    best: int | None = None
    loss: int = 0
    luck: int = 0
    action: Action | None = None
    better: list[Better] = field(default_factory=list)
    facts: list[Fact] = field(default_factory=list)  # about the played action


@dataclass
class Review:
    """A reviewed game, or its beginning if the review was stopped. Chances in ten-thousandths."""

    points: list[Point]
    moments: list[Point]  # the costliest choices, the worst first
    start: int
    luck: int
    skill: int  # the total cost of all choices, as a negative number
    result: int  # SCALE for a win, 0 for a loss, the chance of an unfinished game
    over: dict[str, Any] | None  # the game's own result
    complete: bool
    playouts: int
    milliseconds: float


@dataclass
class Node:
    """A moment of the game: a roll, a correction, a decision, or the end of what was played."""

    kind: Kind
    n: int
    state: State
    code: int = -1
    action: Action | None = None
    chance: float | None = None  # the coach's estimate
    loss: float = 0.0
    advice: Advice | None = None


def review(
    game: Game,
    coach: ReviewCoach | None = None,
    *,
    budget_ms: float = BUDGET_MS,
    playouts: int | None = None,
    stop: Stop = lambda: False,
    progress: Callable[[int, int], None] = lambda *_: None,
) -> Review:
    """Review a game. `progress` is called with the positions done and the total; `stop` may end it.

    Every position gets the same budget: milliseconds, or a number of playouts.
    """
    if coach is None:
        from ufs.coach.advice import default_coach

        coach = default_coach()
    run = ReviewRun(game, coach, budget_ms, playouts)
    while not run.complete:
        progress(run.done, run.total)
        if run.done and stop():
            break
        run.step()
    if run.complete:
        progress(run.done, run.total)
    return run.result()


class ReviewRun:
    """A review in progress, position by position, so that the caller can pause in between."""

    def __init__(
        self,
        game: Game,
        coach: ReviewCoach,
        budget_ms: float = BUDGET_MS,
        playouts: int | None = None,
        stop: Stop = lambda: False,
    ) -> None:
        self.game = game
        self.stop = stop
        self.judge = Judge(coach, game.table, budget_ms, playouts, stop)
        self.nodes = timeline(game)
        self.done = 0
        self.milliseconds = 0.0

    @property
    def total(self) -> int:
        return len(self.nodes)

    @property
    def complete(self) -> bool:
        return self.done == self.total

    def step(self) -> None:
        """Assess the next position; one that is stopped halfway does not count."""
        began = time.perf_counter()
        self.judge.assess(self.nodes[self.done], first=self.done == 0)
        self.milliseconds += (time.perf_counter() - began) * 1000
        if not self.stop():
            self.done += 1

    def result(self) -> Review:
        """The review so far; at least one position must be done."""
        nodes = self.nodes if self.complete else cut_short(self.nodes[: self.done])
        review = build_review(self.game, nodes, self.complete)
        review.playouts = self.judge.playouts
        review.milliseconds = self.milliseconds
        return review


def timeline(game: Game) -> list[Node]:
    """Every roll and every decision of a game in order, and its current position."""
    first = game.steps[0].before if game.steps else game.state()
    nodes: list[Node] = []
    if game.first_rolls:
        unrolled = first.copy()
        pick_up_rest(unrolled)  # as it was before the dice were rolled
        nodes.append(Node("roll", 0, unrolled))
    for n, step in enumerate(game.steps):
        if step.action["do"] == "roll":
            nodes.append(Node("roll", n + 1, step.before))
            continue
        if step.is_correction:  # with a roll that follows: both are luck
            nodes.append(Node("correction", n + 1, step.before))
            continue
        code = code_of(step.action, step.before, game.table)
        nodes.append(Node("decision", n, step.before, code, step.action))
        if step.rolls:
            rolling = step.before.copy()
            act(rolling, game.table.board, code)
            nodes.append(Node("roll", n + 1, rolling))
    return [*nodes, Node("end", len(game.steps), game.state())]


def cut_short(nodes: list[Node]) -> list[Node]:
    """End a stopped review at the last moment whose chance is known."""
    last = max(n for n, node in enumerate(nodes) if node.chance is not None)
    end = nodes[last]
    n = end.n - 1 if end.kind in LUCK and end.n else end.n  # before the roll
    return [*nodes[:last], Node("end", n, end.state, chance=end.chance)]


class Judge:
    """Asks the coach about the moments of a game."""

    def __init__(
        self,
        coach: ReviewCoach,
        table: Table,
        budget_ms: float,
        playouts: int | None,
        stop: Stop = lambda: False,
    ) -> None:
        self.coach = coach
        self.stop = stop
        self.table = table
        self.budget_ms = budget_ms if playouts is None else math.inf
        self.max_playouts = playouts
        self.playouts = 0

    def assess(self, node: Node, *, first: bool = False) -> None:
        """Estimate the chance at a moment, and what the decision taken there cost."""
        node.loss, node.advice = 0.0, None  # an earlier assessment may have been stopped halfway
        if node.state.phase == OVER:
            node.chance = float(is_won(node.state))
            return
        if node.kind == "decision" and not first and self.is_forced(node.state):
            return
        advice = self.advise(node.state)
        node.chance = advice.chance
        if node.kind == "decision":
            self.measure_loss(node, advice)

    def is_forced(self, state: State) -> bool:
        return legal_actions(state, self.table.board, [0] * ACTIONS) < 2

    def advise(self, state: State) -> Advice:
        """Think for the budget of one position."""

        def enough() -> bool:
            return self.stop() or (
                self.max_playouts is not None and self.coach.playouts_done() >= self.max_playouts
            )

        for advice in self.coach.think(state, self.table.board, self.budget_ms, enough):
            last = advice
        self.playouts += last.playouts
        return last

    def measure_loss(self, node: Node, advice: Advice) -> None:
        """Record a loss if the best action is clearly better than the played one."""
        played = advice.option_for(node.code)
        best = advice.options[0]
        if played is None or played is best:
            return
        number = min(max(MIN_PLAYOUTS, advice.playouts // 2), MAX_PLAYOUTS)
        found = self.compare(node.state, best.code, played.code, number)
        if found.one - found.other > found.error:
            node.loss = found.one - found.other
            node.advice = advice

    def compare(self, state: State, one: int, other: int, playouts: int) -> Comparison:
        board = self.table.board
        found = self.coach.compare(state, board, one, other, playouts, COMPARISON_KEY, self.stop)
        self.playouts += found.playouts
        return found


def build_review(game: Game, nodes: list[Node], complete: bool) -> Review:
    """Work backwards from the end: chances, losses, luck."""
    end = nodes[-1]
    assert end.chance is not None
    chance = to_scale(end.chance)
    points = [Point(end.n, "end", end.state.round, chance)]
    for node in reversed(nodes[:-1]):
        if node.kind in LUCK:
            assert node.chance is not None
            before = to_scale(node.chance)
            point = Point(node.n, node.kind, node.state.round, chance, luck=chance - before)
            chance = before
        else:
            loss = min(to_scale(node.loss), SCALE - chance)  # nothing is better than certain
            point = decision(node, game.table, chance, loss)
            chance += loss
        points.append(point)
    points.append(Point(0, "start", nodes[0].state.round, chance))
    points.reverse()
    return Review(
        points=points,
        moments=worst_choices(points),
        start=chance,
        luck=sum(point.luck for point in points),
        skill=-sum(point.loss for point in points),
        result=points[-1].chance,
        over=game.result if complete else None,
        complete=complete,
        playouts=0,
        milliseconds=0.0,
    )


def to_scale(chance: float) -> int:
    return round(min(max(chance, 0.0), 1.0) * SCALE)


def decision(node: Node, table: Table, chance: int, loss: int) -> Point:
    """The point of a decision; if it cost something, with better actions and why."""
    point = Point(node.n, "decision", node.state.round, chance, chance + loss, loss)
    point.action = node.action
    advice = node.advice
    if not loss or advice is None:
        return point
    played = advice.option_for(node.code)
    assert played is not None
    better = [one for one in advice.options[:MAX_BETTER] if one.chance > played.chance]
    for option in better or advice.options[:1]:
        # Shift to the level of the graph: the best action keeps the chance it started with.
        level = to_scale(from_scale(chance + loss) - advice.chance + option.chance)
        facts = reasons_for(node.state, table, advice, option)
        point.better.append(Better(action_json(option.code, table), level, facts))
    point.facts = reasons(node.state, table, node.code, [node.code, *played.plan[1:]])
    return point


def from_scale(chance: int) -> float:
    return chance / SCALE


def worst_choices(points: list[Point]) -> list[Point]:
    """The costliest choices, from different rounds where possible."""
    costly = sorted((p for p in points if p.loss), key=lambda p: -p.loss)
    first_of: dict[int, Point] = {}
    for point in costly:
        first_of.setdefault(point.round, point)
    one_per_round = list(first_of.values())
    rest = [point for point in costly if point not in one_per_round]
    return sorted([*one_per_round, *rest][:MAX_MOMENTS], key=lambda p: -p.loss)


# --- JSON ---


def as_json(review: Review, words: Words) -> dict[str, Any]:
    """The format `ufs-review/1`: chances from 0 to 1, facts as sentences."""
    return {
        "format": FORMAT,
        "start": from_scale(review.start),
        "luck": from_scale(review.luck),
        "skill": from_scale(review.skill),
        "result": from_scale(review.result),
        "over": review.over,
        "complete": review.complete,
        "playouts": review.playouts,
        "ms": round(review.milliseconds),
        "points": [point_json(point, words) for point in review.points],
        "moments": [point_json(point, words) for point in review.moments],
    }


def point_json(point: Point, words: Words) -> dict[str, Any]:
    return {
        "n": point.n,
        "kind": point.kind,
        "round": point.round,
        "chance": from_scale(point.chance),
        "best": None if point.best is None else from_scale(point.best),
        "loss": from_scale(point.loss),
        "luck": from_scale(point.luck),
        "action": point.action,
        "facts": say_all(point.facts, words),
        "better": [
            {
                "action": better.action,
                "chance": from_scale(better.chance),
                "facts": say_all(better.facts, words),
            }
            for better in point.better
        ],
    }
