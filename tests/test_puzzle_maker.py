"""Making puzzles: what counts as far ahead, and the coach finding a shipped one again."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.support.lab import here, interrupt_workers, start
from tests.support.table import rule
from ufs.coach.networks import load_networks
from ufs.content.loader import built_in
from ufs.content.schema import City
from ufs.game.position import read_position
from ufs.puzzle_maker import (
    AGAIN,
    STAGES,
    CandidateLine,
    PuzzleFinder,
    count_solutions,
    setups,
    write_file,
)
from ufs.puzzles import end_of_line, shipped
from ufs.puzzles.book import read_book
from ufs.puzzles.judge import play_line
from ufs.rules import compiled

LIBRARY = built_in()
LAST = STAGES[-1]


def lines(*chances: float) -> list[CandidateLine]:
    """Lines that won these shares of 200 games, with the same dice for all."""
    dice = np.linspace(0, 1, 200)
    return [CandidateLine([], (n,), n, (dice < chance) * 1.0) for n, chance in enumerate(chances)]


@pytest.mark.parametrize(
    ("chances", "solution"),
    [
        ((0.8, 0.5, 0.4), 1),
        ((0.8, 0.79, 0.5), 2),  # two lines that come to the same
        ((0.8, 0.72, 0.5), None),  # the second is too good
        ((0.8, 0.79, 0.78, 0.77, 0.3), None),  # too many solutions
        ((0.8, 0.79), None),  # nothing is worse
        ((0.15, 0.0), None),  # the best one hardly ever wins
    ],
)
def test_what_is_far_ahead(chances: tuple[float, ...], solution: int | None) -> None:
    assert count_solutions(lines(*chances), LAST) == solution


def test_a_difference_that_may_be_luck_is_none() -> None:
    dice = np.random.default_rng(1)
    noisy = [CandidateLine([], (n,), n, (dice.random(20) < 0.5) * 1.0) for n in range(2)]
    noisy[0].chances[:5] = 1.0
    noisy.sort(key=lambda line: -line.chances.mean())
    assert count_solutions(noisy, LAST) is None


def test_the_coach_finds_a_shipped_puzzle_again() -> None:
    """With other dice in mind than when it was made."""
    puzzle = shipped().by_id["6d780af3"]  # one of the clearest
    table, state = read_position(puzzle.position, LIBRARY)
    finder = PuzzleFinder(load_networks())
    b, s = finder.prepare(table.board), compiled.state_record(state)
    found = finder.find_puzzle(s, b, table, 12345)
    assert found is not None
    assert found.id == puzzle.id
    ends = {end_of_line(play_line(found, line, LIBRARY).state()) for line in found.lines}
    assert end_of_line(play_line(puzzle, puzzle.lines[0], LIBRARY).state()) in ends
    assert found.chance == pytest.approx(puzzle.chance, abs=0.15)


def test_a_shipped_puzzle_holds_with_new_dice_and_its_figures_are_new() -> None:
    puzzle = shipped().by_id["6d780af3"]
    again = PuzzleFinder(load_networks()).judge_again(puzzle, 777, LIBRARY)
    assert again is not None
    assert (again.id, again.games) == (puzzle.id, AGAIN.playouts)
    assert again.chance == pytest.approx(puzzle.chance, abs=0.15)


def test_a_puzzle_whose_solution_is_not_the_best_line_is_dropped() -> None:
    puzzle = shipped().by_id["6d780af3"]
    wrong = puzzle.model_copy(update={"lines": [puzzle.others[0].line]})
    assert PuzzleFinder(load_networks()).judge_again(wrong, 777, LIBRARY) is None


def test_a_puzzle_that_cannot_be_laid_any_more_is_dropped() -> None:
    puzzle = shipped().by_id["6d780af3"]
    gone = puzzle.model_copy(update={"position": puzzle.position | {"energy": 99}})
    assert PuzzleFinder(load_networks()).judge_again(gone, 777, LIBRARY) is None


def test_a_file_can_be_judged_again(tmp_path: Path) -> None:
    """One that holds is enough: no game is searched for more."""
    earlier, out = tmp_path / "earlier.json", tmp_path / "out.json"
    write_file([shipped().by_id["6d780af3"]], earlier)
    code, told, errors = here(
        "puzzles", "--again", str(earlier), "--out", str(out), "--count", "1", "--jobs", "1"
    )
    assert (code, [puzzle.id for puzzle in read_book(out).puzzles]) == (0, ["6d780af3"]), errors
    assert "1 of 1 puzzles still hold" in errors
    assert "from 0 games" in told


def test_setups_go_through_all_families_and_levels() -> None:
    some = [setup for _, setup in zip(range(300), setups(LIBRARY), strict=False)]
    assert {setup["edition"] for setup in some} == {"box", "pnp1", "pnp2"}
    assert {setup.get("level") for setup in some} >= {1, 2, 3, 4, 5}


@rule("C11")
def test_puzzles_are_not_looked_for_in_sealed_cities() -> None:
    cities = {setup.get("city") for _, setup in zip(range(300), setups(LIBRARY), strict=False)}
    assert {"roswell", "new-york", "washington", "berlin"} <= cities
    assert not any(city.chapter for city in LIBRARY.all(City) if city.id in cities)


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    write_file(shipped().puzzles[:5], path)
    assert read_book(path).puzzles == shipped().puzzles[:5]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--count", "0"), "--count"),
        (("--seed", "-1"), "--seed"),
        (("--jobs", "-3"), "--jobs"),
        (("--out", "nowhere/puzzles.json"), "nowhere"),
        (("--again", "nowhere.json"), "nowhere.json"),
    ],
)
def test_bad_options_are_refused(options: tuple[str, ...], told: str) -> None:
    code, out, errors = here("puzzles", *options)
    assert (code, out) == (2, "")
    assert told in errors


def test_ctrl_c_writes_what_was_found_and_is_for_the_parent_only(tmp_path: Path) -> None:
    out = tmp_path / "puzzles.json"
    run = start("puzzles", "--out", out, "--jobs", "2")
    errors = interrupt_workers(run)
    assert run.returncode == 130
    assert "Traceback" not in errors
    assert out.exists()
