"""Puzzles in the page: the one of the day, a wrong line, the right one, giving up."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.support.browser.places import PHONE, OpenWindow
from tests.support.browser.server import Server
from ufs.game.moves import read_move
from ufs.puzzles import Puzzle, shipped

# What was done with a puzzle stays: each test has one of its own.
MISSED, SOLVED, SHOWN, TAPPED = [one for one in shipped().puzzles if len(one.lines[0]) == 3][:4]


def open_puzzle(open_window: OpenWindow, server: Server, puzzle: Puzzle, **options: Any) -> Page:
    page = open_window(server, f"#/puzzle/{puzzle.id}", **options)
    expect(page.locator(".puzzle-verdict")).to_contain_text("Place dice up to the next roll")
    return page


def play(page: Page, line: list[str], *, tap: bool = False) -> None:
    """Place the dice of a line, each by pressing it and then its space."""
    for move in line:
        action: Any = read_move(move)
        row, column = action["space"]
        before = page.locator(".play").get_attribute("data-version")
        die = page.locator(f".tray-die[data-worker='{action['worker']}']")
        space = page.locator(f".hit.open[data-space='{row}-{column}']")
        if tap:
            die.tap()
            space.tap()
            page.locator(".confirm .primary").tap()
        else:
            die.click()
            space.click()
        expect(page.locator(".play")).not_to_have_attribute("data-version", str(before))


def start_over(page: Page) -> None:
    """The dice come back one by one: wait for the last of them."""
    page.get_by_role("button", name="Start over").click()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


def verdict(page: Page, state: str) -> None:
    expect(page.locator(f".puzzle-word.{state}")).to_be_visible()


def test_a_wrong_line_then_the_right_one(server: Server, open_window: OpenWindow) -> None:
    page = open_puzzle(open_window, server, MISSED)
    play(page, MISSED.others[0].line)
    verdict(page, "missed")
    expect(page.locator(".puzzle-solution")).to_have_count(0)
    expect(page.locator(".lesson-progress")).to_have_text("1 try")
    start_over(page)
    expect(page.locator(".puzzle-word")).to_have_count(0)
    play(page, MISSED.lines[0])
    verdict(page, "solved")
    expect(page.locator(".puzzle-solution li")).to_have_count(len(MISSED.lines[0]))
    page.reload()
    verdict(page, "solved")


def test_after_the_line_there_is_nothing_to_do(server: Server, open_window: OpenWindow) -> None:
    page = open_puzzle(open_window, server, SOLVED)
    play(page, SOLVED.lines[0])
    verdict(page, "solved")
    expect(page.locator(".options button")).to_have_count(0)
    expect(page.locator(".hand input")).to_have_count(0)


def test_giving_up_shows_the_solution(server: Server, open_window: OpenWindow) -> None:
    page = open_puzzle(open_window, server, SHOWN)
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator(".puzzle-solution li")).to_have_count(len(SHOWN.lines[0]))
    expect(page.get_by_role("link", name="More puzzles")).to_be_focused()


def test_by_thumb_on_a_phone(server: Server, open_window: OpenWindow) -> None:
    page = open_puzzle(open_window, server, TAPPED, size=PHONE, touch=True)
    play(page, TAPPED.lines[0], tap=True)
    verdict(page, "solved")


def test_the_list_leads_to_the_puzzle_of_the_day(server: Server, open_window: OpenWindow) -> None:
    page = open_window(server, "#/")
    page.get_by_role("link", name="Puzzle of the day").click()
    expect(page.locator(".puzzle-days li")).to_have_count(27)
    page.get_by_role("link", name="Solve it").click()
    expect(page.locator(".lesson.puzzle h3")).to_be_visible()
