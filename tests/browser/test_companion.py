"""Own dice: somebody has the real board on the table and tells the page what was rolled."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.support.browser.places import (
    PHONE,
    OpenWindow,
    game_id,
    wait_for_screen,
    wait_for_version,
)
from tests.support.browser.players import MousePlayer
from tests.support.browser.server import Server
from tests.support.table import ROSWELL


def begin(server: Server, open_window: OpenWindow, **options: object) -> Page:
    id = server.new_game(ROSWELL, 1, dice="manual")
    return open_window(server, f"#/game/{id}", **options)


def values(page: Page, server: Server) -> list[int]:
    workers = server.game(game_id(page))["position"]["workers"]
    return [worker["value"] for worker in workers]


def test_from_home_to_the_first_roll_beside_the_real_board(page: Page, server: Server) -> None:
    page.get_by_role("link", name="Beside the real board").click()
    wait_for_screen(page, "#/new")
    expect(page.get_by_role("radio", name="I roll my own")).to_be_checked()
    page.get_by_role("button", name="Start").click()
    wait_for_screen(page, "#/table")
    page.get_by_role("link", name="Ready: to the first roll").click()
    wait_for_screen(page, "#/game")
    expect(page.locator(".prompt")).to_contain_text("Roll 5 dice and enter them.")
    assert server.game(game_id(page))["dice"] == "manual"


def test_a_roll_is_typed_and_can_be_corrected(server: Server, open_window: OpenWindow) -> None:
    page = begin(server, open_window)
    page.keyboard.type("31")
    expect(page.locator(".face[aria-pressed='true']")).to_have_count(2)
    page.keyboard.press("Backspace")
    expect(page.locator(".face[aria-pressed='true']")).to_have_count(1)
    enter = page.locator(".hand-roll .primary")
    expect(enter).to_be_disabled()
    page.keyboard.type("6425")
    expect(enter).to_be_focused()
    page.keyboard.press("Enter")
    wait_for_version(page, 2)
    assert values(page, server) == [3, 6, 4, 2, 5]


def test_a_roll_is_tapped_and_can_be_corrected(server: Server, open_window: OpenWindow) -> None:
    page = begin(server, open_window, size=PHONE, touch=True)
    for die, value in enumerate([1, 2, 3, 4, 5]):
        page.locator(f".face[data-die='{die}'][data-value='{value}']").tap()
    page.locator(".face[data-die='0'][data-value='6']").tap()
    page.locator(".hand-roll .primary").tap()
    wait_for_version(page, 2)
    assert values(page, server) == [6, 2, 3, 4, 5]


def test_clear_begins_the_roll_anew(server: Server, open_window: OpenWindow) -> None:
    page = begin(server, open_window)
    page.keyboard.type("12345")
    page.get_by_role("button", name="Clear").click()
    expect(page.locator(".face[aria-pressed='true']")).to_have_count(0)
    assert server.game(game_id(page))["step"] == 0


def test_the_page_tells_what_to_move_on_the_table_and_asks_for_the_reroll(
    server: Server, open_window: OpenWindow
) -> None:
    page = begin(server, open_window)
    player = MousePlayer(page, server)
    player.do({"do": "roll", "values": [1, 2, 3, 4, 5]})
    player.do({"do": "place", "worker": 3, "space": [2, 1]})
    expect(page.locator(".telling")).to_contain_text("a purple ship drops from row 0 to row 4")
    expect(page.locator(".prompt")).to_contain_text("Roll 4 dice and enter them.")
    expect(page.locator(".roll-row")).to_have_count(4)
    player.do({"do": "roll", "values": [6, 6, 6, 6]})
    assert values(page, server) == [6, 6, 6, 4, 6]
