"""Animations: in the order of the events, as fast as one likes, and never in the way."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.places import OpenWindow, read_game, wait_for_version
from tests.support.browser.screens import played
from tests.support.browser.server import Server
from ufs.game import Game

# Notes every way a piece goes, and every die that comes into the tray or leaves it.
NOTE = """() => {
  const notes = (window.notes = []);
  const pieces = [...document.querySelectorAll(".ship-piece")];
  const place = (piece) => piece.style.transform.match(/-?[\\d.]+/g).slice(0, 2).map(Number);
  const last = new Map(pieces.map((piece) => [piece, String(place(piece))]));
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const n = pieces.indexOf(target);
      if (n < 0 || String(place(target)) === last.get(target)) continue;
      last.set(target, String(place(target)));
      notes.push({ ship: n, to: place(target), at: performance.now() });
    }
  }).observe(document.querySelector(".layer-ships"), { subtree: true, attributes: true });
  new MutationObserver(() => {
    const dice = document.querySelectorAll(".tray-die").length;
    const shown = [...document.querySelectorAll(".tray-die")].map((die) => die.ariaLabel).join();
    if (shown !== window.tray) notes.push({ tray: dice, shown, at: performance.now() });
    window.tray = shown;
  }).observe(document.querySelector(".hand"), { subtree: true, childList: true });
}"""


# Pauses between pictures take forever: only what ends them can lead on.
FOREVER = """() => {
  const usual = window.setTimeout;
  window.setTimeout = (what, length, ...more) => usual(what, length && 1e6, ...more);
}"""

# Notes how long each pause between pictures is meant to be.
PAUSES = """() => {
  const usual = window.setTimeout;
  window.pauses = [];
  window.setTimeout = (what, length, ...more) => {
    window.pauses.push(length ?? 0);
    return usual(what, length, ...more);
  };
}"""


def open_at(
    name: str, moves: int, speed: str, server: Server, open_window: OpenWindow, **options: Any
) -> Page:
    server.settle(speed=speed)
    options = {"reduced_motion": "no-preference", **options}
    return open_window(server, f"#/game/{server.load(played(name, moves))}", **options)


def place(page: Page, worker: int, space: str) -> None:
    page.locator(f".tray-die[data-worker='{worker}']").click()
    page.locator(f"[data-space='{space}']").click()


def test_a_ship_drops_then_shifts_and_the_reroll_comes_last(
    server: Server, open_window: OpenWindow
) -> None:
    page = open_at("mothership", 21, "fast", server, open_window)
    step = Game.from_record(read_game("mothership")).steps[21]
    assert step.action == {"do": "place", "worker": 4, "space": [2, 3]}  # drops, shifts, rerolls
    page.evaluate(NOTE)
    place(page, 4, "2-3")
    page.wait_for_selector(".play[data-version='2']")
    notes = page.evaluate("window.notes")
    ways = [note for note in notes if "ship" in note]
    assert len(ways) == 2
    drop, shift = ways
    assert drop["ship"] == shift["ship"]
    assert drop["to"][1] == shift["to"][1]
    assert drop["to"][0] != shift["to"][0]
    rerolled = [note for note in notes if note.get("tray") == 1]
    assert rerolled[-1]["at"] > shift["at"]


def test_speeds_differ(server: Server, open_window: OpenWindow) -> None:
    """win, move 2: a die, a ship of one column, a reroll."""

    def pauses(speed: str) -> float:
        page = open_at("win", 2, speed, server, open_window)
        page.evaluate(PAUSES)
        place(page, 3, "2-4")
        wait_for_version(page, 2)
        return float(page.evaluate("window.pauses.reduce((sum, length) => sum + length, 0)"))

    off, fast, slow = (pauses(speed) for speed in ("off", "fast", "slow"))
    assert off == 0
    assert fast > 0.4 * 420
    assert slow == pytest.approx(fast * 2.2 / 0.4)


@pytest.mark.parametrize("how", ["key", "space"])
def test_input_during_an_animation_finishes_it(
    how: str, server: Server, open_window: OpenWindow
) -> None:
    """win, move 6: digging ends the rooms phase, with many pictures."""
    page = open_at("win", 6, "slow", server, open_window)
    page.evaluate(FOREVER)
    page.keyboard.press("e")
    page.wait_for_selector(".board.moving")
    if how == "key":
        page.keyboard.press("Escape")
    else:
        page.locator("[data-space='1-1']").click()
    page.wait_for_selector(".play[data-version='2']")
    expect(page.locator(".board.moving")).to_have_count(0)
    expect(page.locator(".hit.drop.open").first).to_be_visible()


def test_the_next_die_can_be_taken_while_things_still_move(
    server: Server, open_window: OpenWindow
) -> None:
    page = open_at("win", 1, "slow", server, open_window)
    place(page, 0, "2-5")
    page.wait_for_selector(".board.moving")
    place(page, 3, "2-4")
    wait_for_version(page, 3)
    expect(page.locator(".layer-dice .die-piece")).to_have_count(3)


def test_less_motion_means_no_flight_and_no_shaking(
    server: Server, open_window: OpenWindow
) -> None:
    page = open_at("damage", 12, "slow", server, open_window, reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("data-motion", "reduced")
    page.evaluate(NOTE)
    page.evaluate(
        """() => { window.flights = []; window.shook = false;
          const look = () => {
            for (const one of document.querySelector(".board").getAnimations({ subtree: true })) {
              if (one.transitionProperty === "transform") window.flights.push(one);
            }
            const board = document.querySelector(".board");
            if (getComputedStyle(board).animationName !== "none") window.shook = true;
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    page.evaluate(PAUSES)
    place(page, 1, "2-5")  # a ship comes down on the city
    page.wait_for_selector(".play[data-version='2']")
    assert page.evaluate("window.notes.length") > 0
    assert page.evaluate("window.flights.length") == 0
    assert page.evaluate("window.shook") is False
    assert 0 < page.evaluate("window.pauses.reduce((one, other) => one + other, 0)") < 5000


def test_with_motion_pieces_do_fly_and_a_hit_shakes(
    server: Server, open_window: OpenWindow
) -> None:
    """The other side of the test before: it could see flights if there were any."""
    page = open_at("damage", 12, "normal", server, open_window)
    page.evaluate(
        """() => { window.flights = 0; window.shook = false;
          const look = () => {
            const board = document.querySelector(".board");
            for (const one of board.getAnimations({ subtree: true })) {
              if (one.transitionProperty === "transform") window.flights += 1;
            }
            if (getComputedStyle(board).animationName !== "none") window.shook = true;
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    place(page, 1, "2-5")
    page.wait_for_selector(".play[data-version='2']")
    assert page.evaluate("window.flights") > 0
    assert page.evaluate("window.shook") is True
