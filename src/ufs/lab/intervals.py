"""Confidence intervals (95 %) and tests for rates, differences and duels."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

Z = 1.959963984540054  # 95 % of a normal distribution lie within this many standard deviations
EXACT = 1000  # differing games for the exact test; above, the normal approximation will do

Rate = tuple[int, int]  # games won, games played


class Interval(NamedTuple):
    rate: float
    low: float
    high: float

    @property
    def excludes_zero(self) -> bool:
        return self.low > 0 or self.high < 0


def wilson(wins: int, games: int) -> Interval:
    """Wilson's interval for a rate: sensible even without any wins and for few games."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    rate, z2 = wins / games, Z * Z
    centre = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z / (1 + z2 / games) * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    low = 0.0 if wins == 0 else centre - half
    high = 1.0 if wins == games else centre + half
    return Interval(rate, max(0.0, low), min(1.0, high))


def difference(wins: int, games: int, old_wins: int, old_games: int) -> Interval:
    """Newcombe's interval for the difference of two rates from different games."""
    new, old = wilson(wins, games), wilson(old_wins, old_games)
    change = new.rate - old.rate
    return Interval(
        change,
        change - math.hypot(new.rate - new.low, old.high - old.rate),
        change + math.hypot(new.high - new.rate, old.rate - old.low),
    )


def p_value_of_difference(wins: int, games: int, old_wins: int, old_games: int) -> float:
    """The probability that two rates differ at least this much by luck alone (pooled z test)."""
    if games == 0 or old_games == 0:
        return 1.0
    pooled = (wins + old_wins) / (games + old_games)
    spread = math.sqrt(pooled * (1 - pooled) * (1 / games + 1 / old_games))
    if spread == 0:
        return 1.0
    return two_sided((wins / games - old_wins / old_games) / spread)


def log_odds(pairs: Sequence[tuple[Rate, Rate]]) -> Interval:
    """Mantel and Haenszel's common odds ratio of paired rates, as a logarithm; above 0, the first
    of a pair wins more often. The variance is that of Robins, Breslow and Greenland. Uninformative
    pairs, such as two that always win, count little."""
    telling = [
        (one, other)
        for one, other in pairs
        if one[1] and other[1] and 0 < one[0] + other[0] < one[1] + other[1]
    ]
    if not telling:
        return Interval(0.0, -math.inf, math.inf)
    for added in (0.0, 0.5):  # Haldane: add half a game each way if one side wins all or nothing
        more = less = 0.0
        spread = [0.0, 0.0, 0.0]
        for (wins, games), (old_wins, old_games) in telling:
            a, b = wins + added, games - wins + added
            c, d = old_wins + added, old_games - old_wins + added
            every = a + b + c + d
            r, s, p = a * d / every, b * c / every, (a + d) / every
            more, less = more + r, less + s
            parts = (p * r, p * s + (1 - p) * r, (1 - p) * s)
            spread = [sum(two) for two in zip(spread, parts, strict=True)]
        if more and less:
            break
    variance = spread[0] / more**2 + spread[1] / (more * less) + spread[2] / less**2
    middle, half = math.log(more / less), Z * math.sqrt(variance / 2)
    return Interval(middle, middle - half, middle + half)


def two_sided(deviations: float) -> float:
    """The share of a normal distribution at least this far from its mean."""
    return math.erfc(abs(deviations) / math.sqrt(2))


def holm(chances: list[float], level: float = 0.05) -> list[bool]:
    """Holm's method: which findings are significant with a 5 % error rate for all together."""
    order = sorted(range(len(chances)), key=lambda n: chances[n])
    significant = [False] * len(chances)
    for rank, n in enumerate(order):
        if chances[n] > level / (len(chances) - rank):
            break
        significant[n] = True
    return significant


def paired_difference(only_first: int, only_second: int, games: int) -> Interval:
    """Bonett and Price's interval for the difference of two rates on the same games."""
    if games == 0:
        return Interval(0.0, -1.0, 1.0)
    first, second = (only_first + 1) / (games + 2), (only_second + 1) / (games + 2)
    middle = first - second
    half = Z * math.sqrt((first + second - middle * middle) / (games + 2))
    low, high = max(-1.0, middle - half), min(1.0, middle + half)
    return Interval((only_first - only_second) / games, low, high)


def mcnemar(only_first: int, only_second: int) -> float:
    """McNemar's test: the probability of such a result between two equally good bots."""
    differ = only_first + only_second
    if differ == 0:
        return 1.0
    if differ > EXACT:
        return two_sided((abs(only_first - only_second) - 1) / math.sqrt(differ))
    fewer = min(only_first, only_second)
    tail = sum(math.comb(differ, k) for k in range(fewer + 1))
    chance: float = 2 * tail / 2**differ
    return min(1.0, chance)
