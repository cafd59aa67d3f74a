"""`ufs tournament`: several bots on the same seeds, and how certain the ranking is."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any

from ufs.base.words import Words
from ufs.lab.intervals import Interval, mcnemar, paired_difference
from ufs.lab.outcome import WON
from ufs.lab.run import Run

# The probability of such a duel between equal bots, and the message for it.
CONFIDENCE = ((0.001, "lab-sure-very"), (0.01, "lab-sure-quite"), (0.05, "lab-sure-likely"))


@dataclass(frozen=True)
class Duel:
    """Two bots on the games that both played."""

    first: str
    second: str
    games: int
    only_first: int  # games that the first won and the second lost
    only_second: int

    @property
    def interval(self) -> Interval:
        return paired_difference(self.only_first, self.only_second, self.games)

    @property
    def p_value(self) -> float:
        """The probability of such a duel if both are equally good."""
        return mcnemar(self.only_first, self.only_second)

    def confidence_key(self) -> str:
        for limit, key in CONFIDENCE:
            if self.p_value < limit:
                return key
        return "lab-sure-not"

    def json(self) -> dict[str, Any]:
        return {
            "first": self.first,
            "second": self.second,
            "games": self.games,
            "only_first": self.only_first,
            "only_second": self.only_second,
            "difference": round(self.interval.rate, 6),
            "low": round(self.interval.low, 6),
            "high": round(self.interval.high, 6),
            "p": float(f"{self.p_value:.3g}"),
        }


def duels(run: Run) -> list[Duel]:
    """Every pair of bots; in an interrupted run, only games that both played count."""
    results = [run.results(n) for n in range(len(run.entries))]
    found = []
    for a, b in combinations(range(len(run.entries)), 2):
        both = results[a].keys() & results[b].keys()
        won_a = {game for game in both if results[a][game] == WON}
        won_b = {game for game in both if results[b][game] == WON}
        names = run.entries[a].name, run.entries[b].name
        found.append(Duel(*names, len(both), len(won_a - won_b), len(won_b - won_a)))
    return found


def as_json(run: Run) -> dict[str, Any]:
    return {
        "setup": run.entries[0].setup,
        "seed": run.seed,
        "asked": run.games,
        "bots": [
            {"bot": entry.player.text, **tally.json()}
            for entry, tally in zip(run.entries, run.tallies, strict=True)
        ],
        "duels": [duel.json() for duel in duels(run)],
    }


def table(run: Run, words: Words) -> list[str]:
    """The bots, the best first, and every pair of them."""
    from ufs.lab.tables import columns, errors, number, percent, rate_of, span

    heads = ["lab-row-bot", "lab-row-games", "lab-row-wins", "lab-row-rate", "lab-col-interval"]
    order = sorted(range(len(run.entries)), key=lambda n: -run.tallies[n].interval.rate)
    rows = [[words.say(head) for head in [*heads, "lab-row-ms"]]]
    for n in order:
        speed = number(run.tallies[n].json()["ms_per_decision"], words, 4)
        rows.append([run.entries[n].name, *rate_of(run.tallies[n], words), speed])
    lines = [*columns(rows), ""]
    heads = ["lab-col-duel", "lab-row-games", "lab-col-duel-wins", "lab-col-difference"]
    rows = [[words.say(head) for head in [*heads, "lab-col-interval", "lab-col-sure"]]]
    for duel in duels(run):
        wins = f"{number(duel.only_first, words)} : {number(duel.only_second, words)}"
        by = percent(duel.interval.rate, words, True)
        p_value = "< 0.001" if duel.p_value < 0.001 else f"{duel.p_value:.3f}"
        p_value = p_value if words.language == "en" else p_value.replace(".", ",")
        sure = words.say("lab-sure", sure=words.say(duel.confidence_key()), chance=p_value)
        pair = f"{duel.first} – {duel.second}"
        games = number(duel.games, words)
        rows.append([pair, games, wins, by, span(duel.interval, words, True), sure])
    lines += columns(rows, left=(0, 5))
    for entry, tally in zip(run.entries, run.tallies, strict=True):
        lines += errors(entry, tally.errors, words)
    return lines
