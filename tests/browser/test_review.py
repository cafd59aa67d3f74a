"""The review in the page: from the end of a game to the graph, to a moment, and into a new game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import COACHED
from tests.browser.test_accessibility import audit
from tests.browser.test_languages import left_over
from tests.browser.test_layout import SIDEWAYS, SMALL, SMALLEST
from tests.support.browser.places import (
    PHONE,
    WIDE,
    OpenWindow,
    game_id,
    go,
    read_game,
    wait_for_screen,
)
from tests.support.browser.server import Server
from tests.support.browser.watch import Watcher
from tests.support.table import ROSWELL


def open_review(
    open_window: OpenWindow, server: Server, name: str = "mothership", **options: Any
) -> Page:
    page = open_window(server, f"#/review/{server.load(read_game(name))}", **options)
    page.wait_for_selector(".graph .graph-line")
    return page


def graph_of(page: Page) -> Locator:
    return page.get_by_role("slider", name="Chance of winning over the game")


def made_by(server: Server, page: Page) -> Any:
    return server.ask("GET", f"/api/games/{page.url.rpartition('/')[2]}/review")["review"]


def index_of(page: Page) -> int:
    return int(str(graph_of(page).get_attribute("aria-valuenow")))


def test_from_the_end_of_a_game_and_from_the_list(coached: Server, open_window: OpenWindow) -> None:
    id = coached.load(read_game("mothership"))
    page = open_window(coached, f"#/game/{id}")
    page.locator(".ending").get_by_role("link", name="Review").click()
    wait_for_screen(page, "#/review")
    expect(page.locator("h1")).to_have_text("Review · New York")
    expect(page).to_have_title("Review · New York – Under Falling Skies")
    expect(graph_of(page)).to_be_visible()
    go(page, coached, "#/")
    page.get_by_role("link", name="Review New York, round 4").click()
    wait_for_screen(page, "#/review")
    expect(graph_of(page)).to_be_visible()
    page.get_by_role("link", name="Open the game").click()
    wait_for_screen(page, "#/game")


def test_what_it_shows_adds_up(coached: Server, open_window: OpenWindow) -> None:
    page = open_review(open_window, coached)
    made = made_by(coached, page)
    start, dice, choices, end = page.locator(".review .figure dd").all_inner_texts()
    assert end == "You lose"
    numbers = [int(text.strip("%").replace("−", "-")) for text in (start, dice, choices)]
    assert sum(numbers) == 0
    expect(page.locator(".review-split strong")).not_to_be_empty()
    assert page.locator(".graph-flag").count() == len(made["moments"])
    assert page.locator(".moment-card").count() == len(made["moments"])
    marked = [point for point in made["points"] if point["loss"] >= 0.01]
    assert page.locator(".graph .graph-down").count() == len(marked)
    # It opens at the moment that cost most.
    expect(page.locator(".review-played")).to_have_text(made["moments"][0]["text"])
    better = page.locator(".review-better > li strong").all_inner_texts()
    assert better == [one["text"] for one in made["moments"][0]["better"]]


def test_every_point_by_key(coached: Server, open_window: OpenWindow) -> None:
    page = open_review(open_window, coached)
    made = made_by(coached, page)
    graph = graph_of(page)
    graph.focus()
    page.keyboard.press("Home")
    heard = []
    for number, point in enumerate(made["points"]):
        assert index_of(page) == number
        heard.append(str(graph.get_attribute("aria-valuetext")))
        if point["text"]:
            assert point["text"].strip(".") in heard[-1]
            expect(page.locator(".review-played")).to_have_text(point["text"])
        page.keyboard.press("ArrowRight")
    assert len(set(heard)) > len(heard) * 0.8
    expect(page.locator(".review-point")).to_have_attribute("aria-live", "off")  # said already
    page.keyboard.press("PageUp")
    assert made["points"][index_of(page)]["round"] == made["points"][-1]["round"] - 1
    page.keyboard.press("PageDown")
    assert made["points"][index_of(page)]["round"] == made["points"][-1]["round"]
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Next point")).to_be_disabled()
    expect(page.get_by_role("button", name="Try again from here")).to_have_count(0)
    page.get_by_role("button", name="Previous point").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Previous point")).to_be_focused()
    assert index_of(page) == len(made["points"]) - 2


def test_the_board_of_each_moment(coached: Server, open_window: OpenWindow) -> None:
    page = open_review(open_window, coached)
    made = made_by(coached, page)
    for number, moment in enumerate(made["moments"]):
        page.locator(".moment-card").nth(number).click()
        expect(page.locator(".moment-card[aria-current]")).to_contain_text(moment["text"])
        best = moment["better"][0]["action"]
        if "space" in best or "column" in best:
            expect(page.locator(".advice-mark.best")).to_have_count(1)
    page.locator(".graph-flag").first.click()
    expect(page.locator(".moment-card").first).to_have_attribute("aria-current", "true")
    roll = next(n for n, point in enumerate(made["points"]) if point["kind"] == "roll")
    page.locator(".review-list summary").click()
    page.locator(f".list-point[data-index='{roll}']").click()
    expect(page.locator(".review-dice svg")).to_have_count(5)
    expect(page.locator(".review-point")).to_contain_text("Rolled")
    page.get_by_text("The board as text").click()
    expect(page.locator(".board-words")).to_contain_text("Round 1")
    expect(page.locator("[inert] .board")).to_be_visible()  # nothing can be played here


def test_try_again_is_a_new_game(coached: Server, open_window: OpenWindow) -> None:
    page = open_review(open_window, coached)
    id = page.url.rpartition("/")[2]
    record, made = coached.record(id), made_by(coached, page)
    page.get_by_role("button", name="Try again from here").click()
    wait_for_screen(page, "#/game")
    forked = game_id(page)
    assert forked != id
    view = coached.game(forked)
    assert view["step"] == made["moments"][0]["n"]
    assert made["moments"][0]["better"][0]["action"] in view["actions"]
    assert coached.record(id) == record
    page.go_back()
    wait_for_screen(page, "#/review")
    expect(graph_of(page)).to_be_visible()


def test_progress_stop_and_going_on(tmp_path: Path, open_window: OpenWindow) -> None:
    halfway = tmp_path / "halfway"
    server = Server(tmp_path / "saves", command=(*COACHED, "--halfway", str(halfway)))
    try:
        server.clear()
        page = open_window(server, f"#/review/{server.load(read_game('win'))}")
        bar = page.get_by_role("progressbar")
        expect(bar).to_be_visible()
        expect(page.locator(".review-wait")).to_contain_text(re.compile(r"[1-9]\d* of 100"))
        assert audit(page) == []
        page.get_by_role("button", name="Stop").click()
        expect(page.locator(".review-halted")).to_contain_text("The review covers the game up to")
        expect(page.locator(".review .figure").last).to_contain_text("So far")
        expect(page.get_by_role("button", name="Continue")).to_be_focused()
        assert audit(page) == []
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Stop")).to_be_focused()
        halfway.touch()
        expect(page.locator(".review .figure").last).to_contain_text("You win")
        expect(graph_of(page)).to_be_focused()  # the button that had it is gone
    finally:
        server.stop()


def test_it_waits_for_the_coach(tmp_path: Path, open_window: OpenWindow) -> None:
    finished = tmp_path / "finished"
    server = Server(tmp_path / "saves", command=(*COACHED, "--compiles-until", str(finished)))
    try:
        server.clear()
        page = open_window(server, f"#/review/{server.load(read_game('mothership'))}")
        expect(page.get_by_role("status")).to_contain_text(["The coach is getting ready.", ""])
        finished.touch()
        expect(graph_of(page)).to_be_visible()
    finally:
        server.stop()


def test_a_game_that_is_not_over(
    coached: Server, open_window: OpenWindow, watcher: Watcher
) -> None:
    watcher.allow(r"status of 422.*/review|not over yet")
    page = open_window(coached, f"#/review/{coached.new_game(ROSWELL)}")
    expect(page.get_by_role("alert")).to_contain_text("This game is not over yet.")


def test_it_can_be_read_by_everyone(coached: Server, open_window: OpenWindow) -> None:
    """axe, no sideways scrolling, nothing too small: wide and on a phone, light and dark."""
    page = open_review(open_window, coached)
    for details in page.locator("details").all():
        details.evaluate("element => { element.open = true }")
    for width, height in (WIDE, (1000, 700), PHONE):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(SIDEWAYS) == [], width
        assert page.evaluate(SMALL, SMALLEST) == [], width
        page.emulate_media(color_scheme="light")
        assert audit(page) == [], width
        page.emulate_media(color_scheme="dark")
        assert audit(page, runOnly=["color-contrast"]) == [], width
    graph, board = (page.locator(part).bounding_box() for part in (".graph", ".board"))
    assert graph
    assert board
    assert graph["width"] > 0.85 * PHONE[0]
    assert board["width"] > 0.9 * PHONE[0]


def test_wide_the_whole_board_stands_beside_the_graph(
    coached: Server, open_window: OpenWindow
) -> None:
    page = open_review(open_window, coached, size=(1280, 720))
    box = page.locator(".board").bounding_box()
    assert box
    assert box["y"] + box["height"] <= 720
    page.locator(".review-list summary").click()
    page.locator(".list-point").last.scroll_into_view_if_needed()
    expect(page.locator(".board")).to_be_in_viewport(ratio=0.99)


def test_a_finger_goes_to_a_point(coached: Server, open_window: OpenWindow) -> None:
    page = open_review(open_window, coached, size=PHONE, touch=True)
    made = made_by(coached, page)
    graph_of(page).scroll_into_view_if_needed()
    box = graph_of(page).bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + 54, box["y"] + 100)
    assert index_of(page) == 0
    page.get_by_role("button", name="Next point").tap()
    assert index_of(page) == 1
    graph_of(page).scroll_into_view_if_needed()
    mark = page.locator(".graph .graph-down").first.bounding_box()
    assert mark
    page.touchscreen.tap(mark["x"] + mark["width"] / 2 + 4, mark["y"] + 20)  # near is enough
    assert made["points"][index_of(page)]["loss"] >= 0.01
    page.locator(".moment-card").first.tap()
    expect(page.locator(".review-point h2")).to_be_in_viewport()


@pytest.mark.parametrize("language", ["de", "fr"])
def test_no_english_is_left_over(language: str, coached: Server, open_window: OpenWindow) -> None:
    coached.settle(language=language)
    page = open_review(open_window, coached)
    for index in (0, 1, 2, 5):
        page.locator(f".list-point[data-index='{index}']").evaluate("element => element.click()")
        assert not left_over(page, language)
