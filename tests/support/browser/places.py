"""Sizes of windows, and opening the routes of the page in them."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.support.browser.server import Server
from tests.support.files import GAMES
from tests.support.lab import wait_until

WIDE = (1440, 900)
TABLET = (1024, 768)
PHONE = (360, 740)
PATIENCE = 15_000  # milliseconds; two slow cores may be busy with other tests

OpenWindow = Callable[..., Page]


def read_game(name: str) -> str:
    """The record of a game in tests/browser/games."""
    return (GAMES / f"{name}.txt").read_text(encoding="utf-8")


def go(page: Page, server: Server, route: str) -> None:
    """Open a route of the page and wait until it is shown."""
    if page.url.startswith(server.address):
        page.goto("about:blank")  # otherwise only the fragment would change
    page.goto(f"{server.address}/{route}")
    wait_for_screen(page, route)


def walk(page: Page, route: str) -> None:
    """Go home and on to a route without loading the page again, as links do."""
    for place in ("#/", route):
        page.evaluate("place => { location.hash = place; }", place)
        wait_for_screen(page, place)


def wait_for_screen(page: Page, route: str) -> None:
    name = route.removeprefix("#/").split("/")[0] or "home"
    page.wait_for_selector(f"body[data-ready='{name}']")


def game_id(page: Page) -> str:
    """The id of the game that a window shows."""
    assert "#/game/" in page.url, page.url
    return page.url.rpartition("/")[2]


def wait_for_version(page: Page, version: int) -> None:
    """Wait until a version of a game is shown."""
    page.wait_for_selector(f".play[data-version='{version}']")


def wait_for_promise(page: Page, expression: str) -> None:
    """Until a promise of the page brings true; `wait_for_function` would not wait for it at all."""
    wait_until(lambda: bool(page.evaluate(expression)), expression)
