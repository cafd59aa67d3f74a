"""Before a move: what it would do, why it is not possible, what things mean."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.places import PHONE, OpenWindow, go, wait_for_screen
from tests.support.browser.players import KeyboardPlayer, MousePlayer
from tests.support.browser.screens import played, two_kinds, with_robots
from tests.support.browser.server import Server
from tests.support.browser.watch import Watcher

# Round 1 on Roswell: 5 6 2 in plain dice, 2 6 in white ones.
START = "win", 0


@pytest.fixture
def begun(server: Server, open_window: OpenWindow) -> tuple[Page, str]:
    """A game in which nothing was moved yet, and its id."""
    id = server.load(played(*START))
    return open_window(server, f"#/game/{id}"), id


def test_picking_a_die_lights_the_spaces_it_may_take(
    begun: tuple[Page, str], server: Server
) -> None:
    page, id = begun
    expect(page.locator(".hit.open")).to_have_count(0)
    page.locator(".tray-die[data-worker='2']").click()
    actions = server.game(id)["actions"]
    places = {"{}-{}".format(*action["space"]) for action in actions if action["worker"] == 2}
    lit = page.locator(".hit.open").evaluate_all("hits => hits.map((hit) => hit.dataset.space)")
    assert set(lit) == places
    page.locator(".tray-die[data-worker='2']").click()
    expect(page.locator(".hit.open")).to_have_count(0)


def test_hovering_a_space_shows_what_would_happen_and_changes_nothing(
    begun: tuple[Page, str], server: Server
) -> None:
    page, id = begun
    before = server.game(id)
    page.locator(".tray-die[data-worker='0']").click()
    page.locator("[data-space='2-4']").hover()
    expect(page.locator(".ship-ghost")).to_have_count(1)
    expect(page.locator(".die-ghost")).to_have_count(1)
    telling = page.locator(".telling")
    expect(telling).to_contain_text("Column 4: a purple ship drops from row 0 to row 5.")
    expect(telling).to_contain_text("Needs one more die in this room.")
    expect(telling).to_contain_text("Still open: columns 1, 2, 3, 5.")
    page.mouse.move(1, 1)
    expect(page.locator(".ghost")).to_have_count(0)
    after = server.game(id)
    assert (after["version"], after["position"]) == (before["version"], before["position"])


def test_focusing_a_space_with_the_keyboard_shows_the_same(begun: tuple[Page, str]) -> None:
    page, _ = begun
    page.keyboard.press("1")
    expect(page.locator(".ship-ghost")).to_have_count(1)
    expect(page.locator(".telling")).to_contain_text("a purple ship drops from row 0 to row 4.")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".telling")).to_contain_text("a purple ship drops from row 0 to row 5.")
    page.keyboard.press("Escape")
    expect(page.locator(".ghost")).to_have_count(0)


def test_dragging_over_a_space_shows_it_and_letting_go_elsewhere_does_nothing(
    begun: tuple[Page, str], server: Server
) -> None:
    page, id = begun
    before = server.game(id)["version"]
    page.locator(".tray-die[data-worker='0']").hover()
    page.mouse.down()
    box = page.locator("[data-space='2-2']").bounding_box()
    assert box
    page.mouse.move(box["x"] + 5, box["y"] + 5, steps=4)
    expect(page.locator(".ship-ghost")).to_have_count(1)
    page.mouse.move(1, 1, steps=3)
    expect(page.locator(".ship-ghost")).to_have_count(0)
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)
    assert server.game(id)["version"] == before


def test_an_illegal_space_says_why_and_the_rule_opens(
    server: Server, open_window: OpenWindow
) -> None:
    id = server.load(played("win", 1))  # column 1 holds a die
    page = open_window(server, f"#/game/{id}")
    page.locator(".tray-die[data-worker='0']").click()
    page.locator("[data-space='1-1']").click(force=True)
    warning = page.locator(".telling .warning")
    expect(warning).to_contain_text("Column 1 already holds a worker this round.")
    assert server.game(id)["step"] == 1
    rule = page.locator(".rule-link")
    expect(rule).to_have_text("rule D2")
    rule.click()
    expect(page.locator(".explained h3")).to_contain_text("D2")
    page.locator(".explained a").click()
    wait_for_screen(page, "#/rules")
    expect(page.locator("#entry-D2")).to_be_in_viewport()
    expect(page.locator("#entry-D2")).to_be_focused()


def test_words_asked_for_stay_on_the_way_to_their_link_and_give_way_to_a_look(
    server: Server, open_window: OpenWindow
) -> None:
    page = open_window(server, f"#/game/{server.load(played('win', 1))}")
    page.locator(".tray-die[data-worker='0']").click()
    page.locator("[data-space='1-1']").click(force=True)
    for column in (2, 3, 4, 5):
        page.locator(f"[data-space='1-{column}']").hover(force=True)
    page.locator(".rule-link").hover()
    expect(page.locator(".rule-link")).to_be_visible()
    page.locator("[data-space='2-2']").hover()  # and now really looking there
    expect(page.locator(".telling .foretold")).to_be_visible()


def test_with_the_keyboard_too_the_rule_behind_a_refusal_is_reached(
    server: Server, open_window: OpenWindow
) -> None:
    page = open_window(server, f"#/game/{server.load(played('win', 1))}")
    player = KeyboardPlayer(page, server)
    player.key("1")
    player.walk_to([1, 1])
    player.key("Enter")
    player.press(page.locator(".rule-link"))
    expect(page.locator(".explained h3")).to_contain_text("D2")
    player.press(page.locator(".explained a"))
    wait_for_screen(page, "#/rules")
    expect(page.locator("#entry-D2")).to_be_focused()


def test_rooms_say_what_they_cost_and_bring(server: Server, open_window: OpenWindow) -> None:
    page = open_window(server, f"#/game/{server.load(played('win', 13))}")
    options = page.locator(".option[data-action='use']")
    told = options.all_inner_texts()
    assert any("esearch" in text for text in told), told
    options.first.hover()
    expect(page.locator(".room.hovered")).to_have_count(1)
    page.mouse.move(1, 1)
    expect(page.locator(".room.hovered")).to_have_count(0)


def test_the_kind_of_the_ship_and_its_drop_point_can_be_chosen(
    server: Server, open_window: OpenWindow
) -> None:
    id = server.load(json.dumps(two_kinds()))
    page = open_window(server, f"#/game/{id}")
    expect(page.locator(".hit.drop.open")).to_have_count(2)
    player = MousePlayer(page, server)
    player.do({"do": "spawn", "column": 2, "kind": "reinforcement"})
    ships = player.view["position"]["ships"]
    assert ships[5] == {"kind": "reinforcement", "at": [0, 2]}


def test_a_new_robot_can_take_either_blue_die(server: Server, open_window: OpenWindow) -> None:
    id = server.load(json.dumps(with_robots()))
    page = open_window(server, f"#/game/{id}")
    player = MousePlayer(page, server)
    player.do({"do": "install", "robot": 1, "space": [3, 1]})
    robots = player.view["position"]["robots"]
    assert robots[1]["space"] == [3, 1]
    assert robots[1]["value"] == 5


def test_a_sign_of_the_board_explains_itself_and_leads_to_the_rules(
    begun: tuple[Page, str],
) -> None:
    page, _ = begun
    page.locator(".action.excavator").first.click()
    expect(page.locator(".explained h3")).to_be_visible()
    page.locator(".explained a").click()
    wait_for_screen(page, "#/rules")
    expect(page.locator(".rules .here")).to_be_in_viewport()


def test_a_finger_shows_first_and_can_change_its_mind(
    server: Server, open_window: OpenWindow
) -> None:
    id = server.load(played(*START))
    page = open_window(server, f"#/game/{id}", size=PHONE, touch=True)
    page.locator(".tray-die[data-worker='0']").tap()
    for place in ("4-1", "3-4", "1-2"):  # the words must not lie over the space
        page.locator(f"[data-space='{place}']").tap()
        expect(page.locator(".hit.chosen")).to_have_attribute("data-space", place)
    page.locator(".confirm button").last.tap()
    expect(page.locator(".hit.chosen")).to_have_count(0)
    assert server.game(id)["step"] == 0


def test_moves_too_quick_for_the_eye_are_never_made_twice(
    begun: tuple[Page, str], server: Server
) -> None:
    page, id = begun
    page.locator(".tray-die[data-worker='0']").click()
    page.locator("[data-space='2-4']").dblclick()
    page.wait_for_selector(".play[data-version='2']")
    assert server.game(id)["step"] == 1


def test_an_unknown_game_is_told_in_words(
    server: Server, open_window: OpenWindow, watcher: Watcher
) -> None:
    watcher.allow("status of 404", "console error")
    page = open_window(server)
    go(page, server, "#/game/nothing-here")
    expect(page.get_by_role("alert")).not_to_be_empty()
    page.get_by_role("link", name="Home").click()
    wait_for_screen(page, "#/")
