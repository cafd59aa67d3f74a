"""The board is whole and in its place; and how to find what does not fit (test_accessibility)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.support.browser.places import PHONE, TABLET, WIDE, OpenWindow, go
from tests.support.browser.screens import played
from tests.support.browser.server import Server
from tests.support.table import PNP1, ROSWELL

SMALLEST = 11  # pixels

# Texts as they are on the glass: SVG scales its letters.
SMALL = """(smallest) => {
  const small = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const element = walker.currentNode.parentElement;
    const seen = { opacityProperty: true, visibilityProperty: true };
    if (!text || !element.checkVisibility(seen)) continue;
    if (element.closest("noscript, option, title, defs, .hidden-text")) continue;
    const matrix = element.getScreenCTM?.();
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < smallest - 0.05) small.push(`${text.slice(0, 40)} (${size.toFixed(1)} px)`);
  }
  return small;
}"""

# Rows of buttons and wide tables may be pushed sideways on a phone, the page itself never.
SIDEWAYS = """() => {
  const pushed = "textarea, .options, .scroll";
  const wide = [...document.querySelectorAll("html, body, body *")].filter((element) => {
    const { overflowX } = getComputedStyle(element);
    const scrolls = ["auto", "scroll"].includes(overflowX) || element.matches("html, body");
    return scrolls && element.scrollWidth > element.clientWidth + 1 && !element.matches(pushed);
  });
  return wide.map((element) => element.outerHTML.slice(0, 100));
}"""


# Only the part below the bar scrolls: otherwise one could scroll on into nothing.
TALL = "document.scrollingElement.scrollHeight - innerHeight"


def misfits(page: Page) -> list[str]:
    """What does not fit into the window as it is now, or cannot be read."""
    scrolls = ["the window itself scrolls"] if page.evaluate(TALL) > 0 else []
    small = [f"too small: {text}" for text in page.evaluate(SMALL, SMALLEST)]
    return [f"sideways: {text}" for text in page.evaluate(SIDEWAYS)] + small + scrolls


def test_the_searches_find_what_they_look_for(page: Page) -> None:
    assert misfits(page) == []
    assert len(page.evaluate(SMALL, 40)) > 5
    page.evaluate("document.querySelector('h1').style.width = '3000px'")
    assert any("sideways" in line for line in misfits(page))
    page.evaluate("document.querySelector('h1').style.fontSize = '5px'")
    assert any("too small" in line for line in misfits(page))
    page.evaluate("document.body.style.height = '3000px'")
    page.evaluate("document.documentElement.style.height = '3000px'")
    assert any("window" in line for line in misfits(page))


@pytest.mark.parametrize("size", [WIDE, TABLET], ids=["1440", "1024"])
@pytest.mark.parametrize("setup", [ROSWELL, PNP1], ids=["box", "pnp1"])
def test_the_whole_board_is_seen_at_once(
    size: tuple[int, int], setup: dict[str, str], server: Server, open_window: OpenWindow
) -> None:
    page = open_window(server, f"#/game/{server.new_game(setup)}", size=size)
    for part in (".board", ".tray"):
        box = page.locator(part).bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= size[1]
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")


def test_on_a_phone_the_board_fills_the_width_and_the_dice_lie_below(
    server: Server, open_window: OpenWindow
) -> None:
    page = open_window(server, f"#/game/{server.load(played('win', 1))}", size=PHONE, touch=True)
    board, tray = (page.locator(part).bounding_box() for part in (".board", ".tray"))
    assert board
    assert tray
    assert board["width"] >= 0.97 * PHONE[0]
    assert tray["y"] + tray["height"] <= PHONE[1]
    for die in page.locator(".tray-die").all():
        box = die.bounding_box()
        assert box
        assert box["width"] >= 44
        assert box["height"] >= 44


def test_columns_stand_exactly_above_each_other(server: Server, open_window: OpenWindow) -> None:
    page = open_window(server, f"#/game/{server.new_game(ROSWELL)}")
    for number in range(5):
        ship = page.locator(".ship-piece").nth(number).bounding_box()
        space = page.locator(f"[data-space='1-{number + 1}']").bounding_box()
        assert ship
        assert space
        assert abs(ship["x"] + ship["width"] / 2 - space["x"] - space["width"] / 2) < 1.5
    go(page, server, "#/")
