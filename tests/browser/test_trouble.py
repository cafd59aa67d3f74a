"""A game that cannot be replayed to where it was left: told, looked at, exported, gone on with."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.places import OpenWindow, game_id, read_game, wait_for_screen
from tests.support.browser.screens import played
from tests.support.browser.server import Server
from tests.support.browser.watch import SERVER_GONE, Watcher
from tests.support.table import ROSWELL

TITLES = {
    "en": "This game can only be looked at",
    "de": "Dieses Spiel kann nur angesehen werden",
    "fr": "Cette partie ne peut plus qu’être regardée",
}


CARRIES = "is => document.querySelector('dialog textarea').value.includes('piece: ') === is"


def spoil(server: Server, id: str) -> None:
    """One of its moves is lost; another change of the game makes the server look again."""
    path = server.folder / "under-falling-skies" / "games.sqlite3"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM steps WHERE game = ? AND number = 3", [id])
        connection.execute("UPDATE games SET version = version + 1 WHERE id = ?", [id])


def open_spoilt(server: Server, open_window: OpenWindow, language: str = "en") -> tuple[str, Page]:
    server.settle(language=language)
    id = server.load(played("win", 10))
    spoil(server, id)
    return id, open_window(server, f"#/game/{id}")


@pytest.mark.parametrize("language", TITLES)
def test_it_is_told_in_words(language: str, server: Server, open_window: OpenWindow) -> None:
    id, page = open_spoilt(server, open_window, language)
    dialog = page.get_by_role("dialog", name=TITLES[language])
    expect(dialog.locator("p")).to_contain_text(id)
    expect(dialog.get_by_role("button")).to_have_count(3)


def test_it_goes_on_in_a_new_game(server: Server, open_window: OpenWindow) -> None:
    id, page = open_spoilt(server, open_window)
    left = server.game(id)["position"]
    page.get_by_role("button", name="Go on from here").click()
    page.wait_for_function("id => !location.hash.endsWith(id)", arg=id)
    wait_for_screen(page, "#/game")
    new = game_id(page)
    assert server.game(new)["position"] == left
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert server.game(new)["actions"]


def test_it_can_be_looked_at_and_exported(server: Server, open_window: OpenWindow) -> None:
    id, page = open_spoilt(server, open_window)
    page.get_by_role("button", name="Export").click()
    text = page.locator("dialog textarea").input_value()
    assert len(json.loads(text)["steps"]) == 9
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".board-holder svg").first).to_be_visible()
    assert server.game(id)["actions"] == []
    expect(page.locator(".prompt")).to_contain_text("You can only look at this game.")
    expect(page.locator(".hand button")).to_have_count(0)
    expect(page.locator(".tool-hint:not(:disabled)")).to_have_count(0)
    page.locator(".options").get_by_role("button", name="Go on from here").click()
    page.wait_for_function("id => !location.hash.endsWith(id)", arg=id)


def test_one_that_is_over_is_not_gone_on_with(server: Server, open_window: OpenWindow) -> None:
    id = server.load(read_game("win"))
    spoil(server, id)
    page = open_window(server, f"#/game/{id}")
    dialog = page.get_by_role("dialog", name=TITLES["en"])
    expect(dialog.get_by_role("button")).to_have_text(["Export", "Just look"])


def test_a_record_takes_its_pieces_along(server: Server, open_window: OpenWindow) -> None:
    id = server.load(played("win", 10))
    page = open_window(server, f"#/game/{id}")
    page.locator(".tool-share").click()
    text = page.locator("dialog textarea")
    assert "\npiece: " not in text.input_value()
    page.get_by_role("checkbox", name="With its pieces").check()
    page.wait_for_function(CARRIES, arg=True)
    whole = text.input_value()
    page.get_by_role("checkbox", name="With its pieces").uncheck()
    page.wait_for_function(CARRIES, arg=False)
    assert server.game(server.load(whole))["position"] == server.game(id)["position"]


def test_what_cannot_be_read_is_told_at_home_until_it_is_closed(
    own_server: Server, open_window: OpenWindow, watcher: Watcher
) -> None:
    watcher.allow(SERVER_GONE)
    id = own_server.new_game(ROSWELL, 4)
    own_server.kill()
    path = own_server.folder / "under-falling-skies" / "games.sqlite3"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE games SET setup = 5 WHERE id = ?", [id])
    own_server.restart()
    page = open_window(own_server)
    notice = page.get_by_role("complementary", name="About your saves")
    expect(notice).to_contain_text(id)
    expect(page.locator(".toast")).to_have_count(0)
    notice.get_by_role("button", name="Close").click()
    expect(page.locator("h1.home-title")).to_be_focused()
    expect(notice).to_have_count(0)
    page.reload()
    wait_for_screen(page, "#/")
    expect(page.get_by_role("heading", name="Cannot be read")).to_be_visible()
    expect(notice).to_have_count(0)
    other = open_window(own_server, "#/settings")
    expect(other.locator(".toast.error")).to_contain_text(id)
