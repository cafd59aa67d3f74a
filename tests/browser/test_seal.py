"""Sealed chapters (C11): the page shows what was met, and asks before it shows more."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.places import PHONE, WIDE, OpenWindow, game_id, go, wait_for_screen
from tests.support.browser.server import Server
from tests.support.browser.watch import Watcher
from tests.support.campaigns import begin, go_on_until
from tests.support.lab import wait_until
from tests.support.table import rule
from ufs.content.loader import built_in
from ufs.content.schema import Character, City
from ufs.game import Game
from ufs.game.random_battle import write_code

CITIES = built_in().all(City)
LATE = next(city for city in CITIES if city.chapter == 2)
SOMEBODY = next(one for one in built_in().all(Character) if one.chapter == 3)
SETUP = {
    "edition": "box",
    "city": LATE.id,
    "threat": 1,
    "characters": [{"id": SOMEBODY.id, "upgraded": True}],
}
SEALED = r"status of 403.*/api/"


@pytest.fixture(scope="module")
def profile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own: what was met once is never sealed again."""
    server = Server(tmp_path_factory.mktemp("newcomer"))
    yield server
    server.stop()
    assert "Traceback" not in server.errors.read_text()


@pytest.fixture
def newcomer(profile: Server) -> Server:
    """Somebody who has met no chapter yet."""
    profile.clear()
    profile.settle(seal_broken=False)
    return profile


def city_tiles(page: Page) -> int:
    return page.locator(".small-tiles .pick").count()


def open_count(met: int) -> int:
    return len([city for city in CITIES if city.chapter <= met])


@rule("C11")
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_what_is_sealed_is_told_and_opened_after_a_yes(
    newcomer: Server, open_window: OpenWindow, size: tuple[int, int]
) -> None:
    page = open_window(newcomer, "#/new", size=size)
    assert city_tiles(page) == open_count(0)
    expect(page.locator("body")).not_to_contain_text(LATE.name.en)
    fold = page.locator("details.fold", has_text="Still sealed")
    fold.locator("summary").click()
    expect(fold.get_by_role("listitem")).to_have_count(4)
    expect(fold.get_by_role("listitem").nth(0)).to_contain_text("Until chapter 1: ")
    for answer, shown in (("Keep it sealed", open_count(0)), ("Break the seal", open_count(4))):
        fold.get_by_role("button", name="Break the seal …").click()
        page.get_by_role("dialog").get_by_role("button", name=answer, exact=True).click()
        expect(page.locator(".small-tiles .pick")).to_have_count(shown)
    expect(fold).to_have_count(0)
    assert newcomer.ask("GET", "/api/settings")["seal_broken"] is True


@rule("C11")
def test_a_battle_is_drawn_from_what_was_met(newcomer: Server, open_window: OpenWindow) -> None:
    page = open_window(newcomer, "#/new")
    page.get_by_role("button", name="Draw a battle").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Only pieces that you have met are drawn")
    expect(dialog.get_by_role("group", name="Scenario")).to_have_count(0)
    expect(dialog.get_by_role("checkbox")).to_have_count(0)  # of the chapters
    dialog.get_by_role("button", name="Draw", exact=True).click()
    expect(dialog).to_have_count(0)
    assert city_tiles(page) == open_count(0)


@rule("C11")
def test_a_link_with_sealed_pieces_is_opened_after_a_yes(
    newcomer: Server, open_window: OpenWindow, watcher: Watcher
) -> None:
    watcher.allow(SEALED)
    laid = Game.new(SETUP, 1).position()["setup"]
    code = write_code(laid, 7)
    page = open_window(newcomer, "#/settings")
    for answer in ("Not yet", "Show it"):
        page.evaluate("code => { location.hash = `#/new/${code}`; }", code)
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text("2 pieces that are still sealed")
        dialog.get_by_role("button", name=answer).click()
        wait_for_screen(page, "#/new")
        if answer == "Not yet":
            assert city_tiles(page) == open_count(0)
            page.evaluate("location.hash = '#/settings'")
            wait_for_screen(page, "#/settings")
    expect(page.locator(".small-tiles input:checked")).to_have_value(LATE.id)
    assert city_tiles(page) == open_count(0) + 1  # only this one
    page.get_by_role("button", name="Start").click()
    wait_for_screen(page, "#/game")
    assert newcomer.game(game_id(page))["position"]["setup"] == laid
    go(page, newcomer, "#/new")
    assert city_tiles(page) == open_count(0)


@rule("C11")
def test_a_record_with_sealed_pieces_is_opened_after_a_yes(
    newcomer: Server, open_window: OpenWindow, watcher: Watcher
) -> None:
    watcher.allow(SEALED)
    page = open_window(newcomer, "#/load")
    page.locator("#load-text").fill(Game.new(SETUP, 1).record())
    for answer in ("Not yet", "Show it"):
        page.get_by_role("button", name="Load").click()
        page.get_by_role("dialog").get_by_role("button", name=answer).click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    wait_for_screen(page, "#/game")
    expect(page.locator("#load-error")).to_have_count(0)


def wait_for_seal(server: Server, broken: bool) -> None:
    """Until the settings are saved: the page shows a choice before that."""
    wait_until(lambda: server.ask("GET", "/api/settings")["seal_broken"] is broken, "saved")


@rule("C11")
def test_the_settings_ask_before_they_break_the_seal(
    newcomer: Server, open_window: OpenWindow
) -> None:
    page = open_window(newcomer, "#/settings")
    field = page.get_by_role("group", name="Chapters not opened yet")
    for answer, broken in (("Keep it sealed", False), ("Break the seal", True)):
        field.locator("label", has_text="Everything open").click()
        page.get_by_role("dialog").get_by_role("button", name=answer, exact=True).click()
        expect(field.get_by_role("radio", name="Everything open")).to_be_checked(checked=broken)
        wait_for_seal(newcomer, broken)
    field.locator("label", has_text="Sealed").click()
    expect(field.get_by_role("radio", name="Sealed")).to_be_checked()
    wait_for_seal(newcomer, False)


@rule("C11")
def test_a_chapter_opened_by_a_campaign_is_sealed_no_more(
    own_server: Server, open_window: OpenWindow
) -> None:
    text = json.dumps(go_on_until(begin(3), "choose", 2).save())
    own_server.settle(seal_broken=False)
    own_server.ask("POST", "/api/campaigns/load", {"text": text})
    page = open_window(own_server, "#/new")
    assert city_tiles(page) == open_count(2)
    fold = page.locator("details.fold", has_text="Still sealed")
    fold.locator("summary").click()
    expect(fold.get_by_role("listitem")).to_have_count(2)
    own_server.clear()
    own_server.settle(seal_broken=False)
    go(page, own_server, "#/new")
    assert city_tiles(page) == open_count(2)
