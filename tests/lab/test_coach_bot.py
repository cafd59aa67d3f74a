"""The coach as a bot of the laboratory."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.lab.test_balance import make_research_easy
from tests.support.lab import answer, here
from ufs.coach.networks import load_networks
from ufs.content.loader import built_in

GAMES = ("simulate", "--bot", "coach:ms=0.2", "--games", "12")


def test_the_shipped_weights_are_for_these_rules_and_pieces() -> None:
    assert load_networks().stale(built_in()) == []


def test_it_wins_where_greedy_does_not() -> None:
    assert answer(*GAMES, "--jobs", "1")["wins"] >= 8
    assert answer("simulate", "--bot", "greedy", "--games", "12", "--jobs", "1")["wins"] <= 3


def test_the_same_seed_gives_the_same_games_on_any_number_of_processes() -> None:
    one, two = (answer(*GAMES, "--jobs", jobs) for jobs in ("1", "2"))
    for timed in ("seconds", "decisions_per_s", "ms_per_decision"):
        del one[timed], two[timed]
    assert one == two


@pytest.mark.parametrize("ms", ["0", "-1", "1e9", "soon"])
def test_a_time_that_makes_no_sense_is_refused(ms: str) -> None:
    code, out, errors = here("simulate", "--bot", f"coach:ms={ms}", "--games", "1")
    assert (code, out) == (2, "")
    assert ("ms" if ms == "soon" else "milliseconds") in errors


@pytest.mark.parametrize("content", [b"", b"no weights", None])
def test_unreadable_weights_are_told(content: bytes | None, tmp_path: Path) -> None:
    path = tmp_path / "bad.npz"
    if content is not None:
        path.write_bytes(content)
    code, out, errors = here("simulate", "--bot", f"coach:weights={path}", "--games", "1")
    assert (code, out) == (2, "")
    assert "bad.npz" in errors
    assert "Traceback" not in errors


def test_weights_of_another_shape_are_told(tmp_path: Path) -> None:
    path = tmp_path / "old.npz"
    about = np.frombuffer(b'{"format": "ufs-weights/1", "shape": 1}', np.uint8)
    np.savez(path, about=about)
    _, _, errors = here("simulate", "--bot", f"coach:weights={path}", "--games", "1")
    assert "ufs-weights/1 1" in errors


def test_changed_pieces_are_named(tmp_path: Path) -> None:
    """The run goes on, but whoever reads its figures knows what they are worth."""
    make_research_easy(tmp_path)
    code, out, errors = here(*GAMES[:3], "--games", "1", "--jobs", "1", "--pack", tmp_path)
    assert code == 0
    assert out
    assert "was trained before this changed" in errors
    assert "sky I" in errors
    assert "was trained" not in here(*GAMES[:3], "--games", "1", "--jobs", "1")[2]
