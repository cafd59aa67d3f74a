"""The whole board on every screen: all rows of sky and base are seen, without scrolling."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.browser.places import OpenWindow
from tests.support.browser.screens import SCREENS
from tests.support.browser.server import Server

SIZES = [
    *[(390, 664), (390, 844), (360, 740), (768, 1024), (820, 1180), (844, 390), (1024, 768)],
    *[(1366, 768), (1920, 1080)],
]
PHASES = ("game, dice", "game, a die over a space", "game, rooms", "game, spawn", "battle, dice")
# The cells of sky and base that are not wholly in the window, or lie under something that is not
# the board's own.
HIDDEN = """() => {
  const board = document.querySelector(".board");
  return [...document.querySelectorAll("[data-cell], [data-space]")].flatMap((cell) => {
    const { left, top, right, bottom } = cell.getBoundingClientRect();
    const [wide, high] = [innerWidth + 0.5, innerHeight + 0.5];
    const inside = left >= 0 && top >= 0 && right <= wide && bottom <= high;
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const name = cell.dataset.cell ?? cell.dataset.space;
    return inside && board.contains(found) ? [] : [`${name} under ${found?.className}`];
  });
}"""
COUNT = "() => document.querySelectorAll('[data-cell], [data-space]').length"
FITTED = "() => document.querySelector('.board').hasAttribute('height')"


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_all_rows_are_seen(
    size: tuple[int, int], language: str, server: Server, open_window: OpenWindow
) -> None:
    server.settle(language=language)
    touch = size[0] < 700 or size[1] < 500
    page: Any = open_window(server, "#/settings", size=size, touch=touch)
    for phase in PHASES:
        SCREENS[phase](page, server)
        page.wait_for_function(FITTED)
        rows = 18 if phase.startswith("battle") else 16
        assert page.evaluate(COUNT) == rows * 5 + 30
        assert page.evaluate(HIDDEN) == [], phase
