"""The log: the game in sentences, each a way back to its moment."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.support.browser.places import OpenWindow, game_id, wait_for_version
from tests.support.browser.players import MousePlayer
from tests.support.browser.screens import played
from tests.support.browser.server import Server


def open_game(server: Server, open_window: OpenWindow, moves: int) -> tuple[Page, str]:
    id = server.load(played("win", moves))
    return open_window(server, f"#/game/{id}"), id


def test_a_click_shows_that_moment_and_nothing_is_changed(
    server: Server, open_window: OpenWindow
) -> None:
    page, id = open_game(server, open_window, 12)
    before = server.game(id)
    expect(page.locator(".layer-dice .die-piece")).to_have_count(4)
    label = page.locator("[data-space='2-2']")
    expect(label).to_have_attribute("aria-label", re.compile("gray die showing 3"))
    page.locator(".log-entry[data-step='2']").click()
    expect(page.get_by_text("You are looking at step 2 of 12.")).to_be_visible()
    expect(page.locator(".layer-dice .die-piece")).to_have_count(2)
    expect(label).not_to_have_attribute("aria-label", re.compile("gray die"))
    expect(page.locator(".board-words")).to_contain_text("Round 1")
    expect(page.locator(".hit.open")).to_have_count(0)
    expect(page.locator(".log-entry[aria-current='step']")).to_have_attribute("data-step", "2")
    page.locator(".log-entry[data-step='0']").click()
    expect(page.locator(".layer-dice .die-piece")).to_have_count(0)
    back = page.get_by_role("button", name="Back to now")
    back.click()
    expect(back).to_have_count(0)
    expect(label).to_have_attribute("aria-label", re.compile("gray die showing 3"))
    expect(page.locator(".board-words")).to_contain_text("Round 2")
    expect(page.locator(".layer-dice .die-piece")).to_have_count(4)
    assert server.game(id) == before


def test_going_on_from_a_moment_makes_a_new_game_and_keeps_the_old(
    server: Server, open_window: OpenWindow
) -> None:
    page, id = open_game(server, open_window, 12)
    page.locator(".log-entry[data-step='3']").click()
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_url(lambda url: not url.endswith(id))
    new = game_id(page)
    wait_for_version(page, server.game(new)["version"])
    assert server.game(new)["step"] == 3
    assert server.game(id)["step"] == 12
    expect(page.locator("#toasts")).to_contain_text("The old one is kept.")
    MousePlayer(page, server).do({"do": "place", "worker": 1, "space": [1, 2]})
    assert server.game(new)["step"] == 4
    assert {game["id"] for game in server.games()} == {id, new}


def test_the_log_can_be_folded_and_stays_so(server: Server, open_window: OpenWindow) -> None:
    page, _ = open_game(server, open_window, 3)
    expect(page.locator(".log")).to_be_visible()
    page.keyboard.press("l")
    expect(page.locator(".log")).to_be_hidden()
    with page.expect_response("**/api/games/*/log"):
        page.reload()
    expect(page.locator(".play")).to_be_visible()
    expect(page.locator(".log")).to_be_hidden()
    page.locator(".tool-log").click()
    expect(page.locator(".log")).to_be_visible()


def test_every_move_adds_its_sentences_and_the_listener_hears_them(
    server: Server, open_window: OpenWindow
) -> None:
    page, _ = open_game(server, open_window, 0)
    MousePlayer(page, server).do({"do": "place", "worker": 4, "space": [4, 1]})
    sentence = "Column 1: a purple ship drops from row 0 to row 6."
    expect(page.locator(".log-entry").last).to_contain_text(sentence)
    expect(page.locator("[role='log']")).to_contain_text(sentence)
