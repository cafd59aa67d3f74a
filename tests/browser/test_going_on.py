"""Nothing is lost: the server is killed, the page is reloaded, a second window is open."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.support.browser.places import (
    PHONE,
    OpenWindow,
    go,
    read_game,
    wait_for_screen,
    wait_for_version,
)
from tests.support.browser.players import MousePlayer
from tests.support.browser.server import Server
from tests.support.browser.watch import SERVER_GONE, Watcher
from tests.support.table import ROSWELL
from ufs.game import Game

MOVES = [step.action for step in Game.from_record(read_game("win")).steps]


def test_a_killed_server_is_told_in_words_and_the_game_goes_on(
    own_server: Server, open_window: OpenWindow, watcher: Watcher
) -> None:
    watcher.allow(SERVER_GONE)
    id = own_server.new_game(ROSWELL, 4)
    page = open_window(own_server, f"#/game/{id}")
    player = MousePlayer(page, own_server)
    for move in MOVES[:4]:
        player.do(move)
    before = player.view
    own_server.kill()
    page.locator(".tray-die[data-worker='2']").click()
    page.locator("[data-space='1-3']").click()
    expect(page.locator(".telling")).to_contain_text("The game's server does not answer.")
    own_server.restart()
    assert player.look()["position"] == before["position"]
    page.locator("[data-space='1-3']").click()  # the same window goes on
    wait_for_version(page, before["version"] + 1)
    player.look()
    page.reload()  # and so does a new one
    wait_for_screen(page, "#/game")
    wait_for_version(page, player.view["version"])
    for move in MOVES[5:8]:
        player.do(move)
    expected = Game.new(ROSWELL, 4)
    for move in MOVES[:8]:
        expected.act(move)
    assert player.view["position"] == expected.position()


def test_a_server_killed_right_after_a_move_has_kept_it(
    own_server: Server, open_window: OpenWindow, watcher: Watcher
) -> None:
    watcher.allow(SERVER_GONE)
    id = own_server.new_game(ROSWELL, 4)
    page = open_window(own_server, f"#/game/{id}")
    with page.expect_response("**/act"):
        page.locator(".tray-die[data-worker='4']").click()
        page.locator("[data-space='4-1']").click()
    own_server.kill()
    own_server.restart()
    go(page, own_server, f"#/game/{id}")
    expect(page.locator(".layer-dice .die-piece")).to_have_count(1)
    assert own_server.game(id)["step"] == 1


def test_without_its_server_the_kept_page_says_so(
    own_server: Server, open_window: OpenWindow, watcher: Watcher
) -> None:
    watcher.allow(SERVER_GONE)
    page = open_window(own_server)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    go(page, own_server, "#/")  # now through the service worker, which keeps the files
    own_server.kill()
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("The game's server does not answer.")
    own_server.restart()
    page.reload()
    wait_for_screen(page, "#/")


def check_second_window(page: Page, server: Server, id: str) -> None:
    """It is told, can load the game as it stands, and goes on."""
    banner = page.locator(".banner[role='alert']")
    expect(banner).to_contain_text("This game was changed in another window.")
    banner.get_by_role("button").click()
    expect(banner).to_have_count(0)
    wait_for_version(page, server.game(id)["version"])
    expect(page.locator(".layer-dice .die-piece")).to_have_count(1)
    expect(page.locator(".log-entry")).to_have_count(2)
    MousePlayer(page, server).do(MOVES[1])
    assert server.game(id)["step"] == 2


def test_a_second_tab_is_told_at_once(server: Server, open_window: OpenWindow) -> None:
    id = server.new_game(ROSWELL, 4)
    first = open_window(server, f"#/game/{id}")
    second = first.context.new_page()
    go(second, server, f"#/game/{id}")
    MousePlayer(first, server).do(MOVES[0])
    check_second_window(second, server, id)


def test_another_browser_with_an_old_view_changes_nothing(
    server: Server, open_window: OpenWindow, watcher: Watcher
) -> None:
    watcher.allow("status of 409")
    id = server.new_game(ROSWELL, 4)
    first, second = (open_window(server, f"#/game/{id}") for _ in range(2))
    MousePlayer(first, server).do(MOVES[0])
    before = server.game(id)
    second.locator(".tray-die[data-worker='0']").click()
    second.locator("[data-space='2-5']").click()
    expect(second.locator(".banner[role='alert']")).to_be_visible()
    assert server.game(id) == before
    check_second_window(second, server, id)


def test_a_game_is_continued_from_home(server: Server, open_window: OpenWindow) -> None:
    id = server.new_game(ROSWELL, 4)
    for move in MOVES[:2]:
        server.act(id, move)
    page = open_window(server)
    page.get_by_role("link", name="Continue Roswell, Round 1").click()
    wait_for_screen(page, "#/game")
    expect(page.locator(".layer-dice .die-piece")).to_have_count(2)
    MousePlayer(page, server).do(MOVES[2])


def test_further_games_come_when_they_are_asked_for(
    server: Server, open_window: OpenWindow
) -> None:
    ids = [server.new_game(ROSWELL, seed) for seed in range(40)]  # one has the card
    page = open_window(server)
    rows, more = page.locator(".games li"), page.locator(".games-section > button")
    expect(rows).to_have_count(6)
    expect(more).to_have_text("Show 24 more")
    more.click()
    expect(rows).to_have_count(30)
    expect(rows.nth(6).get_by_role("link")).to_be_focused()
    expect(more).to_have_text("Show 9 more")
    more.click()
    expect(rows).to_have_count(39)
    expect(more).to_have_count(0)
    links = [link.get_attribute("href") for link in rows.get_by_role("link").all()]
    assert links == [f"#/game/{id}" for id in reversed(ids[:-1])]


def test_a_deleted_game_is_asked_about_and_then_gone(
    server: Server, open_window: OpenWindow
) -> None:
    server.new_game(ROSWELL, 4)
    page = open_window(server)
    delete = page.get_by_role("button", name="Delete Roswell, Round 1")
    delete.click()
    page.locator("dialog").get_by_role("button", name="Keep it").click()
    assert len(server.games()) == 1
    delete.click()
    page.locator("dialog").get_by_role("button", name="Delete").click()
    expect(page.locator("#toasts")).to_contain_text("Deleted: Roswell, round 1.")
    expect(delete).to_have_count(0)
    assert server.games() == []


def test_a_deleted_game_comes_back_by_undoing_and_from_the_bin(
    server: Server, open_window: OpenWindow
) -> None:
    server.new_game(ROSWELL, 4)
    page = open_window(server)
    delete = page.get_by_role("button", name="Delete Roswell, Round 1")
    delete.click()
    page.locator("dialog").get_by_role("button", name="Delete").click()
    expect(delete).to_have_count(0)  # the list is drawn after the toast
    undo = page.get_by_role("button", name="Undo: bring Roswell, Round 1 back")
    undo.focus()
    page.keyboard.press("Enter")
    expect(delete).to_have_count(1)
    assert len(server.games()) == 1
    delete.click()
    page.locator("dialog").get_by_role("button", name="Delete").click()
    expect(delete).to_have_count(0)
    expect(page.locator("h1.home-title")).to_be_focused()
    page.get_by_text("Bin (1)").focus()
    page.keyboard.press("Enter")
    back = page.get_by_role("button", name="Bring Roswell, round 1 back", exact=True)
    expect(back).to_be_visible()
    page.keyboard.press("Tab")
    expect(back).to_be_focused()
    page.keyboard.press("Enter")
    expect(delete).to_have_count(1)
    expect(page.get_by_text("Bin (1)")).to_have_count(0)
    expect(undo).to_have_count(0)  # it is back already
    assert len(server.games()) == 1


def test_the_bin_is_emptied_for_good(server: Server, open_window: OpenWindow) -> None:
    server.new_game(ROSWELL, 4)
    page = open_window(server)
    page.get_by_role("button", name="Delete Roswell, Round 1").click()
    page.locator("dialog").get_by_role("button", name="Delete").click()
    page.get_by_text("Bin (1)").click()
    page.get_by_role("button", name="Empty the bin").click()
    page.locator("dialog").get_by_role("button", name="Empty the bin").click()
    expect(page.locator("#toasts")).to_contain_text("The bin is empty")
    expect(page.get_by_text("Bin (1)")).to_have_count(0)
    expect(page.locator("#toasts button")).to_have_count(0)  # nothing to undo any more


def test_whoever_deletes_several_games_stays_in_the_list(
    server: Server, open_window: OpenWindow
) -> None:
    for seed in range(5):
        server.new_game(ROSWELL, seed)
    page = open_window(server, size=PHONE)
    rows = page.locator(".games-section li")
    rows.nth(1).get_by_role("button").click()
    height = page.evaluate("document.querySelector('main').scrollTop")
    assert height > 0
    page.locator("dialog").get_by_role("button", name="Delete").click()
    expect(rows).to_have_count(3)
    expect(rows.nth(1).get_by_role("link")).to_be_focused()
    assert page.evaluate("document.querySelector('main').scrollTop") > height / 2  # not at the top
