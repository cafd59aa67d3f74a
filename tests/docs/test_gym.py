"""docs/gym.md tells the truth: its tables are the real layouts."""

from __future__ import annotations

import re

import pytest

from tests.support.files import ROOT
from ufs.gym import features, numbers, rewards
from ufs.rules import actions as A
from ufs.rules.board import SPACES

PAGE = (ROOT / "docs" / "gym.md").read_text(encoding="utf-8")


def layouts() -> list[list[tuple[int, int]]]:
    """The tables of the observations: where each part begins and how long it is."""
    parts = [
        tuple(map(int, row)) for row in re.findall(r"^\| (\d+) \| (\d+) \|", PAGE, re.MULTILINE)
    ]
    second = parts.index((0, 5))
    return [[(a, n) for a, n in parts[:second]], [(a, n) for a, n in parts[second:]]]


@pytest.mark.parametrize(("table", "size"), [(0, numbers.NUMBERS), (1, features.FEATURES)])
def test_the_tables_of_the_observations_have_no_gap(table: int, size: int) -> None:
    at = 0
    for begins, count in layouts()[table]:
        assert begins == at
        at += count
    assert at == size


def test_the_parts_begin_where_the_tables_say() -> None:
    n, f = numbers, features
    begins = [at for at, _ in layouts()[0]]
    for at in (n.AT_WORKERS, n.AT_ROBOTS, n.AT_INSTALLS, n.AT_SHIPS, n.STATE_NUMBERS):
        assert at in begins
    for at in (
        n.AT_RESEARCH,
        n.AT_SKY,
        n.AT_PARTNERS,
        n.AT_ACTIONS,
        n.AT_SPACES,
        n.AT_SPENT,
        n.AT_PLANS,
    ):
        assert at in begins
    for at in (n.AT_BONUS, n.AT_SPECIALS, n.AT_ABILITIES):
        assert at in begins
    assert [at for at, _ in layouts()[1]] == [
        *(0, f.AT_MARKERS, f.AT_WORKER_DICE, f.AT_ROBOT_DICE, f.AT_HAND, f.AT_ROWS),
        *(f.AT_SHOTS, f.AT_RESEARCHED, f.AT_LANDINGS, f.AT_SHIPS_SEEN, f.AT_SPACES_SEEN),
        *(f.AT_PLANNED, f.AT_GOALS, f.AT_ORANGE, f.AT_TRAITS, f.AT_ABILITIES_SEEN),
    ]


def test_the_board_numbers_are_named_in_their_order() -> None:
    named = re.findall(r"`(\w+)`", next(line for line in PAGE.splitlines() if "`aboard`" in line))
    assert named == sorted(named)
    assert [one.name for one in numbers.SINGLE_SEEN] == named


def test_the_table_of_actions() -> None:
    begins = [int(n) for n in re.findall(r"^\| (\d+)(?:–\d+)? \| [a-z]", PAGE, re.MULTILINE)]
    assert begins == [
        *(A.PLACE, A.USE, A.INSTALL, A.REMOVE, A.SPAWN_SHIP, A.EXCAVATE, A.DONE, A.ABILITY),
        *(A.ABILITY + A.MAX_CHOSEN * A.TARGETS, A.USE_RED, A.RAISE),
    ]
    assert f"Discrete({A.ACTIONS})" in PAGE
    assert f"0 to {SPACES - 1}" in PAGE


def test_every_weight_of_a_reward_is_explained() -> None:
    table = PAGE.split("| weight | counts |")[1].split("\n\n")[0]
    assert tuple(re.findall(r"`(\w+)`", table)) == rewards.TERMS
