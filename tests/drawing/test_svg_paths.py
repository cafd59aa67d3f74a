"""SVG paths: curves end where they should, and corners lie on them."""

from __future__ import annotations

import math

import pytest

from ufs.drawing.svg_paths import flatten, read_path


@pytest.mark.parametrize(
    ("d", "end"),
    [
        ("M1 2 L3 4", (3, 4)),
        ("M1 2 l3 4", (4, 6)),
        ("M1 2 H5 V7 h-1 v-2", (4, 5)),
        ("M0 0 Q5 5 10 0", (10, 0)),
        ("M0 0 C1 1 2 2 3 3 4 4 5 5 6 6", (6, 6)),
        ("M0 0 10 0 10 10", (10, 10)),
        ("M-8.5-1.5 A8.5 7 0 0 1 8.5-1.5", (8.5, -1.5)),
        ("M0 0 a3 3 0 1 0 .1 0", (0.1, 0)),
        ("M0 0 A0 5 0 0 1 4 4", (4, 4)),
    ],
)
def test_paths_end_where_they_should(d: str, end: tuple[float, float]) -> None:
    steps = read_path(d)
    assert steps[-1][1][-1] == pytest.approx(end)


def test_an_arc_is_round() -> None:
    """Every point of a half circle is as far from its middle."""
    steps = read_path("M-5 0 A5 5 0 0 1 5 0 Z")
    here = (-5.0, 0.0)
    for kind, points in steps[1:]:
        if kind != "C":
            continue
        p = [here, *points]
        for t in (0.25, 0.5, 0.75):
            x, y = (
                sum(w * q[axis] for w, q in zip(bernstein(t), p, strict=True)) for axis in (0, 1)
            )
            assert math.hypot(x, y) == pytest.approx(5, abs=0.01)
            assert y <= 0.01  # sweep 1: over the top, as SVG counts
        here = points[-1]
    assert here == pytest.approx((5, 0))


def bernstein(t: float) -> tuple[float, float, float, float]:
    u = 1 - t
    return u**3, 3 * u * u * t, 3 * u * t * t, t**3


def test_corners_lie_on_the_curve() -> None:
    (circle,) = flatten("M-5 0 A5 5 0 1 1 5 0 A5 5 0 1 1 -5 0 Z")
    assert circle[0] == pytest.approx(circle[-1])
    assert len(circle) > 24
    for x, y in circle:
        assert math.hypot(x, y) == pytest.approx(5, abs=0.01)


def test_a_closed_line_ends_where_it_begins_and_an_open_one_does_not() -> None:
    closed, opened = flatten("M0 0 H4 V4 Z M10 0 L12 3")
    assert closed == ((0, 0), (4, 0), (4, 4), (0, 0))
    assert opened == ((10, 0), (12, 3))
