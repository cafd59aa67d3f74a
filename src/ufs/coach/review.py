"""The review of a game: what each choice was worth, where it was thrown away, dice or player.

Between two rolls nothing is left to chance. So a game is a row of stretches, each from one roll to
the next, and the chance of winning changes in two ways only: a roll changes it (luck), and a choice
that was not the best one lowers it (skill). The coach gives

- the chance before every roll, which is where a stretch ends; the last one ends with the result,
- what each choice cost, from playing the best action and the one that was played on equally often
  with the same imagined dice.

From these the chance at every other moment follows, backwards: before a choice it is what it was
after it, plus what the choice cost; after a roll it is what it is before the first choice. Thus

    start + sum of luck + sum of choices = result

holds exactly, in ten-thousandths. What the coach misjudges does not vanish, it must go somewhere:
a difference between two actions that is within the noise of its measurement counts as none, so no
choice is blamed for the coach's doubt; all other noise is in the chances before rolls and thus in
luck, where it goes up as often as down and cancels over a game. A choice never gains anything:
whoever finds better ones than the coach is told that they cost nothing, and had luck.

With `playouts` instead of milliseconds the same game always gives the same review.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Protocol

from ufs.base.words import Words
from ufs.coach.reasons import Fact, because_at, reasons, say_all
from ufs.game import Game
from ufs.game.moves import Action, action_json, code_of
from ufs.game.setup import Table
from ufs.rules.actions import ACTIONS
from ufs.rules.dice import pick_up_rest
from ufs.rules.state import OVER, WON_RESEARCH, State
from ufs.rules.turn import act, legal_actions

if TYPE_CHECKING:
    from ufs.coach.advice import Advice, Comparison

FORMAT = "ufs-review/1"
ONE = 10_000  # chances are kept in ten-thousandths: sums of them are exact
BUDGET_MS = 100.0
MOMENTS = 3
BETTER = 3  # actions that are named as better ones
FRESH = 0x9E3779B9  # dice for comparing that no advice has seen
LEAST, MOST = 16, 400  # playouts of a comparison

Kind = Literal["start", "roll", "decision", "end"]
Stop = Callable[[], bool]


class Asked(Protocol):
    """What a review asks of a coach."""

    def think(self, state: Any, board: Any, budget_ms: float, stop: Stop) -> Iterator[Advice]: ...

    def thought(self) -> int: ...

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

    A decision has the chance after what was played; `best` is what the best action had kept.
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
    facts: list[Fact] = field(default_factory=list)  # what is to be said of what was played


@dataclass
class Review:
    """A reviewed game, or its beginning if the review was stopped. Chances in ten-thousandths."""

    points: list[Point]
    moments: list[Point]  # the choices that cost most, the worst first
    start: int
    luck: int
    skill: int  # what the choices cost together, as a negative number
    result: int  # ONE for a win, 0 for a loss, the chance of an unfinished game
    over: dict[str, Any] | None  # the game's own result
    complete: bool
    playouts: int
    milliseconds: float


@dataclass
class Node:
    """A moment at which something happens: a roll, a decision, the end of what was played."""

    kind: Kind
    n: int
    state: State
    code: int = -1
    action: Action | None = None
    chance: float | None = None  # what the coach says
    loss: float = 0.0
    advice: Advice | None = None


def review(
    game: Game,
    coach: Asked | None = None,
    *,
    budget_ms: float = BUDGET_MS,
    playouts: int | None = None,
    stop: Stop = lambda: False,
    progress: Callable[[int, int], None] = lambda *_: None,
) -> Review:
    """Review a game. `progress` hears how many positions of how many are done; `stop` may end it.

    Every position gets the same budget: milliseconds, or a number of playouts.
    """
    if coach is None:
        from ufs.coach.advice import the_coach

        coach = the_coach()
    reviewing = Reviewing(game, coach, budget_ms, playouts)
    while not reviewing.complete:
        progress(reviewing.done, reviewing.total)
        if reviewing.done and stop():
            break
        reviewing.step()
    if reviewing.complete:
        progress(reviewing.done, reviewing.total)
    return reviewing.made()


class Reviewing:
    """A review under way, position by position: whoever makes it may rest in between."""

    def __init__(
        self,
        game: Game,
        coach: Asked,
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
        """Look at the next position; if that is stopped halfway, it does not count."""
        began = time.perf_counter()
        self.judge.look_at(self.nodes[self.done], first=self.done == 0)
        self.milliseconds += (time.perf_counter() - began) * 1000
        if not self.stop():
            self.done += 1

    def made(self) -> Review:
        """As far as it has come; at least one position must be done."""
        nodes = self.nodes if self.complete else cut(self.nodes[: self.done])
        made = put_together(self.game, nodes, self.complete)
        made.playouts = self.judge.playouts
        made.milliseconds = self.milliseconds
        return made


def timeline(game: Game) -> list[Node]:
    """Every roll and every decision of a game, in order, and where it stands now."""
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
        code = code_of(step.action, step.before, game.table)
        nodes.append(Node("decision", n, step.before, code, step.action))
        if step.rolls:
            rolling = step.before.copy()
            act(rolling, game.table.board, code)
            nodes.append(Node("roll", n + 1, rolling))
    return [*nodes, Node("end", len(game.steps), game.state())]


def cut(nodes: list[Node]) -> list[Node]:
    """A review that was stopped ends at the last moment whose chance is known."""
    last = max(n for n, node in enumerate(nodes) if node.chance is not None)
    end = nodes[last]
    n = end.n - 1 if end.kind == "roll" and end.n else end.n  # before the roll
    return [*nodes[:last], Node("end", n, end.state, chance=end.chance)]


class Judge:
    """Asks the coach about the moments of a game."""

    def __init__(
        self,
        coach: Asked,
        table: Table,
        budget_ms: float,
        playouts: int | None,
        stop: Stop = lambda: False,
    ) -> None:
        self.coach = coach
        self.stop = stop
        self.table = table
        self.budget_ms = budget_ms if playouts is None else math.inf
        self.wish = playouts
        self.playouts = 0

    def look_at(self, node: Node, *, first: bool = False) -> None:
        """The chance of a moment, and what was lost by the decision taken there."""
        node.loss, node.advice = 0.0, None  # it may have been looked at before, and stopped
        if node.state.phase == OVER:
            node.chance = float(node.state.result == WON_RESEARCH)
            return
        if node.kind == "decision" and not first and self.is_forced(node.state):
            return
        advice = self.advise(node.state)
        node.chance = advice.chance
        if node.kind == "decision":
            self.weigh(node, advice)

    def is_forced(self, state: State) -> bool:
        return legal_actions(state, self.table.board, [0] * ACTIONS) < 2

    def advise(self, state: State) -> Advice:
        """Think as long as every position may take."""

        def enough() -> bool:
            return self.stop() or (self.wish is not None and self.coach.thought() >= self.wish)

        for advice in self.coach.think(state, self.table.board, self.budget_ms, enough):
            last = advice
        self.playouts += last.playouts
        return last

    def weigh(self, node: Node, advice: Advice) -> None:
        """Whether the best action is better than the played one, beyond doubt."""
        played = advice.of(node.code)
        best = advice.options[0]
        if played is None or played is best:
            return
        number = min(max(LEAST, advice.playouts // 2), MOST)
        found = self.compare(node.state, best.code, played.code, number)
        if found.one - found.other > found.error:
            node.loss = found.one - found.other
            node.advice = advice

    def compare(self, state: State, one: int, other: int, playouts: int) -> Comparison:
        board = self.table.board
        found = self.coach.compare(state, board, one, other, playouts, FRESH, self.stop)
        self.playouts += found.playouts
        return found


def put_together(game: Game, nodes: list[Node], complete: bool) -> Review:
    """Go backwards from the end: chances, what was lost, what the dice gave."""
    end = nodes[-1]
    assert end.chance is not None
    chance = parts(end.chance)
    points = [Point(end.n, "end", end.state.round, chance)]
    for node in reversed(nodes[:-1]):
        if node.kind == "roll":
            assert node.chance is not None
            before = parts(node.chance)
            point = Point(node.n, "roll", node.state.round, chance, luck=chance - before)
            chance = before
        else:
            loss = min(parts(node.loss), ONE - chance)  # nothing is better than certain
            point = decision(node, game.table, chance, loss)
            chance += loss
        points.append(point)
    points.append(Point(0, "start", nodes[0].state.round, chance))
    points.reverse()
    return Review(
        points=points,
        moments=worst(points),
        start=chance,
        luck=sum(point.luck for point in points),
        skill=-sum(point.loss for point in points),
        result=points[-1].chance,
        over=game.result if complete else None,
        complete=complete,
        playouts=0,
        milliseconds=0.0,
    )


def parts(chance: float) -> int:
    return round(min(max(chance, 0.0), 1.0) * ONE)


def decision(node: Node, table: Table, chance: int, loss: int) -> Point:
    """A decision's point; if it cost something, with what was better and why."""
    point = Point(node.n, "decision", node.state.round, chance, chance + loss, loss)
    point.action = node.action
    advice = node.advice
    if not loss or advice is None:
        return point
    played = advice.of(node.code)
    assert played is not None
    better = [one for one in advice.options[:BETTER] if one.chance > played.chance]
    for option in better or advice.options[:1]:
        # On the level of the graph: the best one keeps what was there before.
        level = parts(point_of(chance + loss) - advice.chance + option.chance)
        told = because_at(node.state, table, advice, option)
        point.better.append(Better(action_json(option.code, table), level, told))
    point.facts = reasons(node.state, table, node.code, [node.code, *played.plan[1:]])
    return point


def point_of(chance: int) -> float:
    return chance / ONE


def worst(points: list[Point]) -> list[Point]:
    """The choices that cost most: of different rounds, as far as there are any."""
    costly = sorted((p for p in points if p.loss), key=lambda p: -p.loss)
    first_of: dict[int, Point] = {}
    for point in costly:
        first_of.setdefault(point.round, point)
    apart = list(first_of.values())
    rest = [point for point in costly if point not in apart]
    return sorted([*apart, *rest][:MOMENTS], key=lambda p: -p.loss)


# --- JSON ---


def as_json(made: Review, words: Words) -> dict[str, Any]:
    """The shape `ufs-review/1`: chances from 0 to 1, facts as sentences."""
    return {
        "format": FORMAT,
        "start": point_of(made.start),
        "luck": point_of(made.luck),
        "skill": point_of(made.skill),
        "result": point_of(made.result),
        "over": made.over,
        "complete": made.complete,
        "playouts": made.playouts,
        "ms": round(made.milliseconds),
        "points": [point_json(point, words) for point in made.points],
        "moments": [point_json(point, words) for point in made.moments],
    }


def point_json(point: Point, words: Words) -> dict[str, Any]:
    return {
        "n": point.n,
        "kind": point.kind,
        "round": point.round,
        "chance": point_of(point.chance),
        "best": None if point.best is None else point_of(point.best),
        "loss": point_of(point.loss),
        "luck": point_of(point.luck),
        "action": point.action,
        "facts": say_all(point.facts, words),
        "better": [
            {
                "action": better.action,
                "chance": point_of(better.chance),
                "facts": say_all(better.facts, words),
            }
            for better in point.better
        ],
    }
