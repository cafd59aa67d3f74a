"""Intervals and tests, against figures from the literature and against exact counting."""

from __future__ import annotations

import math
import random
from itertools import product

import pytest

from ufs.lab.intervals import (
    EXACT,
    difference,
    holm,
    log_odds,
    mcnemar,
    p_value_of_difference,
    paired_difference,
    wilson,
)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_as_published(wins: int, games: int, low: float, high: float) -> None:
    """Newcombe 1998, Statistics in Medicine 17, table I, method 3."""
    interval = wilson(wins, games)
    assert interval.low == pytest.approx(low, abs=1e-4)
    assert interval.high == pytest.approx(high, abs=1e-4)


def test_difference_as_published() -> None:
    """Newcombe 1998, Statistics in Medicine 17, example (a): 56/70 - 48/80, method 10."""
    interval = difference(56, 70, 48, 80)
    assert interval.rate == pytest.approx(0.2)
    assert interval.low == pytest.approx(0.0524, abs=1e-4)
    assert interval.high == pytest.approx(0.3339, abs=1e-4)
    assert interval.excludes_zero


def test_intervals_of_nothing_know_nothing() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0)
    assert paired_difference(0, 0, 0) == (0.0, -1.0, 1.0)
    assert p_value_of_difference(0, 0, 5, 10) == 1.0
    assert p_value_of_difference(0, 10, 0, 10) == 1.0
    assert mcnemar(0, 0) == 1.0


def test_mcnemar_counts_exactly() -> None:
    for first, second in product(range(5), repeat=2):
        n, least = first + second, abs(first - second)
        ways = sum(math.comb(n, k) for k in range(n + 1) if abs(n - 2 * k) >= least)
        assert mcnemar(first, second) == pytest.approx(ways / 2**n)


def test_mcnemar_of_many_games_joins_the_exact_count() -> None:
    exact = mcnemar(EXACT // 2 + 30, EXACT // 2 - 30)
    near = mcnemar(EXACT // 2 + 31, EXACT // 2 - 30)
    assert near == pytest.approx(exact, rel=0.12)


def test_a_paired_interval_covers_the_difference() -> None:
    interval = paired_difference(30, 10, 100)
    assert interval.rate == pytest.approx(0.2)
    assert 0.05 < interval.low < 0.2 < interval.high < 0.35
    assert not paired_difference(3, 2, 100).excludes_zero


def test_holm_is_stricter_than_each_test_alone() -> None:
    assert holm([0.04, 0.04, 0.04]) == [False, False, False]
    assert holm([0.001, 0.02, 0.2]) == [True, True, False]
    assert holm([]) == []


def test_the_odds_of_a_single_pair_are_woolfs() -> None:
    interval = log_odds([((30, 100), (20, 100))])
    assert interval.rate == pytest.approx(math.log(30 * 80 / (70 * 20)))
    half = 1.959964 * math.sqrt(1 / 30 + 1 / 70 + 1 / 20 + 1 / 80)
    assert interval.high - interval.rate == pytest.approx(half)
    assert interval.rate - interval.low == pytest.approx(half)


def test_odds_turn_round_with_their_pairs() -> None:
    pairs = [((30, 100), (20, 90)), ((80, 100), (81, 100)), ((5, 60), (1, 70))]
    there = log_odds(pairs)
    back = log_odds([(other, one) for one, other in pairs])
    assert back.rate == pytest.approx(-there.rate)
    assert back.low == pytest.approx(-there.high)


def test_odds_are_compared_within_a_pair_and_not_by_sums() -> None:
    """Simpson's paradox: better at both tables, and worse in the sum."""
    assert log_odds([((90, 100), (800, 1000)), ((300, 1000), (20, 100))]).rate > 0.5
    assert log_odds([((390, 1100), (820, 1100))]).rate < 0


def test_games_that_are_always_won_say_nothing() -> None:
    pair = ((30, 100), (20, 100))
    assert log_odds([pair, ((50, 50), (70, 70)), ((0, 0), (0, 0))]) == log_odds([pair])
    nothing = log_odds([((50, 50), (70, 70))])
    assert nothing == (0.0, -math.inf, math.inf)


def test_odds_against_one_that_always_wins_count_half_a_game() -> None:
    """Haldane's correction, and Woolf's spread with it."""
    interval = log_odds([((50, 50), (40, 50))])
    assert interval.rate == pytest.approx(math.log(50.5 * 10.5 / (0.5 * 40.5)))
    spread = math.sqrt(1 / 50.5 + 1 / 0.5 + 1 / 40.5 + 1 / 10.5)
    assert interval.low == pytest.approx(interval.rate - 1.959964 * spread)


def test_odds_of_many_pairs_cover_the_truth_as_often_as_they_should() -> None:
    """Three tables of unlike difficulty, and a piece that is worth half a log-odds at each."""
    chance = random.Random(1)

    def wins(odds: float, games: int) -> int:
        return sum(chance.random() < 1 / (1 + math.exp(-odds)) for _ in range(games))

    covered = 0
    for _ in range(300):
        pairs = [((wins(o + 0.5, 60), 60), (wins(o, 40), 40)) for o in (-1.5, 0.0, 1.0)]
        interval = log_odds(pairs)
        covered += interval.low <= 0.5 <= interval.high
    assert 275 <= covered <= 296
