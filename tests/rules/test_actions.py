"""Actions as numbers: put together and taken apart in one place."""

from __future__ import annotations

import re

from tests.support.files import SOURCE
from ufs.rules import actions as A
from ufs.rules.board import COLUMNS, SPACES
from ufs.rules.state import FIRST_WHITE, ROBOTS, SHIP_KINDS, WORKERS

NAMES = (
    "PLACE|USE|INSTALL|REMOVE|SPAWN_SHIP|EXCAVATE|DONE|ABILITY|TARGETS|USE_RED|RAISE"
    "|FIRST_WHITE_PLACED"
)
NAME = rf"(?<![\w.\"'])(?:A\.)?(?:{NAMES})\b"
SUM = r"(?:[<>]=?|[+*%]|-(?!>)|//)"


def test_every_number_is_one_action_and_is_taken_apart_as_it_was_put_together() -> None:
    spaces, workers, robots = range(SPACES), range(WORKERS), range(ROBOTS)
    codes = []
    for worker in workers:
        for space in spaces:
            codes.append(A.place_code(worker, space))
            assert A.kind_of(codes[-1]) == A.PLACE
            assert (A.worker_of(codes[-1]), A.space_of(codes[-1])) == (worker, space)
            assert A.is_white_placed(codes[-1]) == (worker >= FIRST_WHITE)
    for space in spaces:
        codes.append(A.use_code(space))
        assert (A.kind_of(codes[-1]), A.space_of(codes[-1])) == (A.USE, space)
        assert not A.is_aimed_at_red(codes[-1])
    for robot in robots:
        for space in spaces:
            codes.append(A.install_code(robot, space))
            assert A.kind_of(codes[-1]) == A.INSTALL
            assert (A.robot_of(codes[-1]), A.space_of(codes[-1])) == (robot, space)
    for robot in robots:
        codes.append(A.remove_code(robot))
        assert (A.kind_of(codes[-1]), A.robot_of(codes[-1])) == (A.REMOVE, robot)
    for kind in range(SHIP_KINDS):
        for column in range(COLUMNS):
            codes.append(A.spawn_code(kind, column))
            assert A.kind_of(codes[-1]) == A.SPAWN_SHIP
            assert (A.ship_kind_of(codes[-1]), A.column_of(codes[-1])) == (kind, column)
    codes += [A.EXCAVATE, A.DONE]
    assert [A.kind_of(code) for code in codes[-2:]] == [A.EXCAVATE, A.DONE]
    for ability in range(A.MAX_CHOSEN):
        for target in range(A.TARGETS):
            codes.append(A.ability_code(ability, target))
            assert A.kind_of(codes[-1]) == A.ABILITY
            assert (A.ability_of(codes[-1]), A.target_of(codes[-1])) == (ability, target)
    assert codes == list(range(len(codes)))  # none is missing so far
    unused = A.USE_RED - len(codes)
    assert 0 <= unused < SPACES  # spaces are read off a multiple of SPACES
    for space in spaces:
        codes.append(A.use_red_code(space))
        assert (A.kind_of(codes[-1]), A.space_of(codes[-1])) == (A.USE, space)
        assert A.is_aimed_at_red(codes[-1])
    for worker in workers:
        codes.append(A.raise_code(worker))
        assert (A.kind_of(codes[-1]), A.worker_of(codes[-1])) == (A.RAISE, worker)
    assert len(codes) + unused == codes[-1] + 1 == A.ACTIONS
    assert len(set(codes)) == len(codes)
    for meaningless in range(A.USE_RED - unused, A.USE_RED):  # no table has so many abilities
        assert A.kind_of(meaningless) == A.ABILITY
        assert A.ability_of(meaningless) >= A.MAX_CHOSEN
    assert not any(A.is_white_placed(code) for code in codes if A.kind_of(code) != A.PLACE)


def test_a_die_to_nudge_and_its_direction_are_one_target() -> None:
    targets = [A.nudge_target(worker, up) for worker in range(WORKERS) for up in (0, 1)]
    assert targets == list(range(A.TARGETS))
    for target in targets:
        assert target == A.nudge_target(A.nudged_worker(target), int(A.is_nudged_up(target)))


def test_no_other_file_reckons_with_the_numbers() -> None:
    """Sums with the names of the kinds, or less and more, would take a number apart elsewhere."""
    reckoning = re.compile(rf"{NAME}\s*{SUM}|{SUM}\s*{NAME}")
    found = {
        f"{path.relative_to(SOURCE)}: {line.strip()}"
        for path in SOURCE.rglob("*.py")
        if path != SOURCE / "rules" / "actions.py"
        for line in path.read_text(encoding="utf-8").splitlines()
        if reckoning.search(line.partition("  # ")[0])
    }
    assert found == set()
    assert reckoning.search("if A.USE <= code < A.INSTALL:")
    assert reckoning.search("worker, space = divmod(code - A.PLACE, SPACES)")
