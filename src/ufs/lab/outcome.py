"""How games ended: a single game, a chunk of games, and totals."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple

from ufs.base.words import Term
from ufs.lab.intervals import Interval, wilson
from ufs.rules.state import LOST_DAMAGE, LOST_MOTHERSHIP, WON_RESEARCH

LOST_BY_BOT = 4  # besides the results of the rules: the bot crashed, hung or broke a rule
LOSSES = {"damage": LOST_DAMAGE, "mothership": LOST_MOTHERSHIP, "bot": LOST_BY_BOT}
WON = str(WON_RESEARCH)
MAX_ERRORS = 20  # kept per chunk and per run: those with the lowest seeds


@dataclass(frozen=True)
class BotError:
    """Why a bot lost a game by itself, not by the rules.

    `kind` is crash, hang, gone or illegal; `detail` is what the bot did, untranslated.
    """

    kind: str
    decision: int
    detail: str
    seed: int = 0

    def term(self, bot: str) -> Term:
        args: dict[str, Any] = {"bot": bot, "seed": str(self.seed), "decision": self.decision}
        return Term(BOT_ERRORS[self.kind], **args, detail=self.detail)


BOT_ERRORS = {
    "crash": "lab-bot-crashed",
    "hang": "lab-bot-hung",
    "gone": "lab-bot-gone",
    "illegal": "lab-bot-illegal",
}


class Outcome(NamedTuple):
    """How one game ended. `result` is one of the rules' or LOST_BY_BOT."""

    result: int
    rounds: int
    research: int
    damage: int
    decisions: int
    error: BotError | None = None


@dataclass
class Chunk:
    """Consecutive games of one entry of a run."""

    entry: int
    first: int  # the number of its first game
    results: str  # one digit per game
    rounds: int
    research: int
    damage: int
    decisions: int
    seconds: float  # taken by the bot
    errors: list[BotError] = field(default_factory=list)

    @property
    def games(self) -> int:
        return len(self.results)

    @property
    def end(self) -> int:
        return self.first + self.games

    def json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def of(cls, entry: int, first: int, outcomes: list[Outcome], seconds: float) -> Chunk:
        return cls(
            entry,
            first,
            "".join(str(outcome.result) for outcome in outcomes),
            sum(outcome.rounds for outcome in outcomes),
            sum(outcome.research for outcome in outcomes),
            sum(outcome.damage for outcome in outcomes),
            sum(outcome.decisions for outcome in outcomes),
            round(seconds, 6),
            [outcome.error for outcome in outcomes if outcome.error is not None][:MAX_ERRORS],
        )


@dataclass
class Totals:
    """The totals of one entry, regardless of the order of its chunks."""

    games: int = 0
    counts: dict[str, int] = field(default_factory=lambda: dict.fromkeys("1234", 0))
    rounds: int = 0
    research: int = 0
    damage: int = 0
    decisions: int = 0
    seconds: float = 0.0
    errors: list[BotError] = field(default_factory=list)

    def add(self, chunk: Chunk) -> None:
        self.games += chunk.games
        for digit in self.counts:
            self.counts[digit] += chunk.results.count(digit)
        self.rounds += chunk.rounds
        self.research += chunk.research
        self.damage += chunk.damage
        self.decisions += chunk.decisions
        self.seconds += chunk.seconds
        errors = sorted([*self.errors, *chunk.errors], key=lambda error: error.seed)
        self.errors = errors[:MAX_ERRORS]

    @property
    def wins(self) -> int:
        return self.counts[WON]

    @property
    def interval(self) -> Interval:
        return wilson(self.wins, self.games)

    def mean(self, total: int) -> float | None:
        return round(total / self.games, 3) if self.games else None

    def json(self) -> dict[str, Any]:
        """Everything but the times is the same on every machine and in every order."""
        return {
            "games": self.games,
            "wins": self.wins,
            "win_rate": round(self.interval.rate, 6) if self.games else None,
            "low": round(self.interval.low, 6),
            "high": round(self.interval.high, 6),
            "losses": {name: self.counts[str(code)] for name, code in LOSSES.items()},
            "mean_rounds": self.mean(self.rounds),
            "mean_research": self.mean(self.research),
            "mean_damage": self.mean(self.damage),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_s": round(self.decisions / self.seconds, 1) if self.seconds else None,
            "ms_per_decision": (
                round(1000 * self.seconds / self.decisions, 6) if self.decisions else None
            ),
        }
