"""The advanced pieces in the page: both colours, points, teleports, 18 rows (A)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_whole_games import check_shown
from tests.support.browser.places import PHONE, WIDE, OpenWindow, wait_for_version
from tests.support.browser.players import PLAYERS
from tests.support.browser.screens import (
    final,
    final_rooms,
    final_rooms_after_command,
    robot_over_a_worker,
    shortened,
)
from tests.support.browser.server import Server
from tests.support.table import place, rule
from ufs.game import Game

WAYS = ["mouse", "keyboard", "touch"]
RED = {"do": "use", "space": [2, 3], "at": "red"}


def opened(server: Server, open_window: OpenWindow, made: Any, **options: Any) -> tuple[Page, str]:
    id = server.load(json.dumps(made))
    return open_window(server, f"#/game/{id}", **options), id


def window_of(way: str) -> dict[str, Any]:
    return {"size": PHONE if way == "touch" else WIDE, "touch": way == "touch"}


# A round of the final battle, from the dice to the next dice.
ROUND: list[dict[str, Any]] = [
    place(3, 3, 2),  # 4 on the command room; the dice that are left are rolled again
    place(4, 2, 3),  # on the fighters
    place(0, 2, 1),
    place(1, 1, 4),
    place(2, 4, 5),
    {"do": "use", "space": [3, 2]},
]


@rule("A2", "A5", "A7")
@pytest.mark.parametrize("way", WAYS)
def test_a_round_of_the_final_battle(way: str, server: Server, open_window: OpenWindow) -> None:
    made = final(mothership=0, ships={0: [3, 1], 1: [4, 5], 2: [11, 3], 3: [12, 5], 4: [9, 2]})
    page, _ = opened(server, open_window, made, **window_of(way))
    player = PLAYERS[way](page, server)
    seed = server.game(page.url.rsplit("/", 1)[1])["seed"]
    beside = Game.load(made, seed=int(seed), dice="auto")

    def do(action: dict[str, Any]) -> None:
        player.do(action)
        beside.act(action)
        assert player.view["position"] == beside.position(), f"after {action}"
        check_shown(page, beside)

    for action in ROUND:
        do(action)
    while raises := [action for action in beside.actions() if action["do"] == "raise"]:
        do(raises[-1])
    do(RED)
    while beside.phase == "rooms" and beside.position()["round"] == made["round"]:
        uses = [a for a in beside.actions() if a["do"] in ("use", "excavate")]
        do(uses[0] if uses else {"do": "done"})
    while beside.phase == "spawn":
        do(beside.actions()[0])
    assert beside.position()["round"] == made["round"] + 1


@rule("A5")
@pytest.mark.parametrize("way", WAYS)
def test_points_are_dealt_out_to_dice(way: str, server: Server, open_window: OpenWindow) -> None:
    page, id = opened(server, open_window, final_rooms(), **window_of(way))
    player = PLAYERS[way](page, server)
    player.do({"do": "use", "space": [3, 2]})
    expect(page.locator(".prompt")).to_contain_text("3 points to deal out")
    expect(page.locator(".points")).to_contain_text("+3")
    lit = page.locator(".hit.open[data-space]")
    assert {hit.get_attribute("data-space") for hit in lit.all()} == {"2-3", "1-4", "2-1"}
    for worker, left in ((3, "2 points"), (3, "1 point"), (0, None)):
        player.do({"do": "raise", "worker": worker})
        if left:
            expect(page.locator(".prompt")).to_contain_text(left)
    values = [worker["value"] for worker in server.game(id)["position"]["workers"]]
    assert values == [6, 4, 3, 4, 6]
    expect(page.locator(".points, .raise")).to_have_count(0)
    version = server.game(id)["version"]
    page.locator(".tool-undo").click()
    wait_for_version(page, version + 1)
    expect(page.locator(".points")).to_contain_text("+1")
    assert server.game(id)["position"]["workers"][0]["value"] == 5


@rule("A5")
def test_what_cannot_be_raised_says_why_and_what_can_is_seen_before(
    server: Server, open_window: OpenWindow
) -> None:
    made = final_rooms(points=3, workers=final_rooms_after_command())
    page, id = opened(server, open_window, made)
    version = server.game(id)["version"]
    page.locator("[data-space='4-5']").click(force=True)  # "disabled" still answers
    expect(page.locator(".telling")).to_contain_text("shows 6 already")
    expect(page.locator(".rule-link")).to_have_text("rule A5")
    page.locator("[data-space='2-1']").hover()
    expect(page.locator(".ghost.die-ghost .pip")).to_have_count(3)
    page.locator("[data-raise='2']").hover()
    expect(page.locator(".telling")).to_contain_text("raised to 4")
    assert server.game(id)["version"] == version
    page.keyboard.press("3")  # the third die
    wait_for_version(page, version + 1)
    assert server.game(id)["position"]["workers"][2]["value"] == 4


@rule("A2")
def test_both_colours_are_seen_before_one_is_chosen(
    server: Server, open_window: OpenWindow
) -> None:
    page, id = opened(server, open_window, final_rooms())
    targets = page.locator(".ghost .target")
    version = server.game(id)["version"]
    page.locator("[data-space='2-3']").hover()
    expect(targets).to_have_count(4)
    page.locator("[data-space='2-3']").click()
    expect(page.locator(".prompt")).to_contain_text("at the yellow or at the red")
    yellow, red = page.locator("[data-aim='yellow']"), page.locator("[data-aim='red']")
    expect(yellow).to_be_focused()
    expect(red).to_contain_text("×2")
    yellow.hover()
    expect(targets).to_have_count(2)
    expect(page.locator(".telling")).to_contain_text("At the yellow explosions: Shoots 2 of 2.")
    red.hover()
    expect(page.locator(".telling")).to_contain_text("At the red explosions: Shoots 2 of 2.")
    expect(page.locator(".telling")).not_to_contain_text("yellow")
    expect(targets).to_have_count(2)
    assert server.game(id)["version"] == version, "nothing was chosen yet"
    page.keyboard.press("Escape")
    expect(page.locator(".aim")).to_have_count(0)
    page.locator("[data-space='2-3']").click()
    page.locator(".confirm button").last.click()  # cancel
    expect(page.locator(".aim")).to_have_count(0)
    page.locator("[data-space='2-3']").click()
    red.click()
    wait_for_version(page, version + 1)
    shot = [ship["at"] for ship in server.game(id)["position"]["ships"][:4]]
    assert shot == [[3, 1], [4, 5], "mothership", "mothership"]
    expect(page.locator(".log-entry").last).to_contain_text("Aimed at the red explosions.")


@rule("A2")
@pytest.mark.parametrize("way", WAYS)
def test_a_character_aims_too(way: str, server: Server, open_window: OpenWindow) -> None:
    page, id = opened(server, open_window, final_rooms(), **window_of(way))
    PLAYERS[way](page, server).do({"do": "character", "id": "mechanic", "at": "red"})
    ships = server.game(id)["position"]["ships"]
    assert [ships[n]["at"] for n in (1, 2, 3)] == [[4, 5], "mothership", "mothership"]


@rule("B1")
@pytest.mark.parametrize("way", WAYS)
def test_a_robot_that_takes_the_place_of_a_worker_shows_it(
    way: str, server: Server, open_window: OpenWindow
) -> None:
    page, id = opened(server, open_window, robot_over_a_worker(), **window_of(way))
    expect(page.locator(".hit.costly[data-space='2-1']")).to_have_count(1)
    expect(page.locator(".hit.costly[data-space='2-2']")).to_have_count(0)
    label = page.locator("[data-space='2-1']").get_attribute("aria-label") or ""
    assert "is given up" in label
    if way == "mouse":
        page.locator("[data-space='2-1']").hover()
        expect(page.locator(".ghost.gives-up")).to_have_count(1)
        expect(page.locator(".telling")).to_contain_text("is given up")
    PLAYERS[way](page, server).do({"do": "install", "space": [2, 1], "robot": 0})
    assert server.game(id)["position"]["workers"][3]["resolved"]
    expect(page.locator("[data-die='worker3']")).to_have_count(0)
    expect(page.locator("[data-die='robot0']")).to_have_count(1)
    expect(page.locator(".log-entry").last).to_contain_text("is given up")


@rule("B1", "A5")
def test_no_robot_in_a_command_room(server: Server, open_window: OpenWindow) -> None:
    page, _ = opened(server, open_window, robot_over_a_worker())
    page.locator("[data-space='3-2']").click(force=True)
    expect(page.locator(".telling")).to_contain_text("is a command room")
    expect(page.locator(".rule-link")).to_have_text("rule A5")


@rule("A1")
def test_a_teleport_is_seen_before_and_after(server: Server, open_window: OpenWindow) -> None:
    """Tile I+ lies in rows 3 to 6: a ship comes from row 4 onto T in row 5, column 1."""
    made = final(mothership=0, ships={0: [4, 1], 1: [1, 2], 2: [1, 3], 3: [1, 4], 4: [1, 5]})
    page, id = opened(server, open_window, made)
    page.locator(".tray-die").first.click()  # a 1
    page.locator("[data-space='2-1']").hover()
    expect(page.locator(".telling")).to_contain_text("A teleport takes the purple ship")
    ghost = page.locator(".ship-ghost")
    expect(ghost).to_have_count(1)
    events = next(
        one["events"] for one in server.game(id)["forecasts"] if one["action"] == place(0, 2, 1)
    )
    to = next(event["to"] for event in events if event["event"] == "teleport")
    cell = page.locator(f"[data-cell='{to[0]}-{to[1]}']")
    assert near(ghost.bounding_box(), cell.bounding_box())
    version = server.game(id)["version"]
    page.locator("[data-space='2-1']").click()
    wait_for_version(page, version + 1)
    assert server.game(id)["position"]["ships"][0]["at"] == to


def near(one: Any, other: Any) -> bool:
    middle = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in (one, other)]
    return bool(abs(middle[0][0] - middle[1][0]) < 8 and abs(middle[0][1] - middle[1][1]) < 24)


@rule("A1")
def test_a_teleport_is_explained_with_its_partner(server: Server, open_window: OpenWindow) -> None:
    page, _ = opened(server, open_window, final())
    first = page.locator(".teleport.pair-2").first.bounding_box()
    assert first is not None
    page.mouse.click(first["x"] + first["width"] / 2, first["y"] + first["height"] / 2)
    expect(page.locator(".explained h3")).to_have_text("Teleport")
    expect(page.locator(".pair-mark")).to_have_count(2)


@rule("A1")
def test_a_ship_jumps_through_a_teleport(server: Server, open_window: OpenWindow) -> None:
    """Animated, too: it ends where the server says."""
    server.settle(speed="fast")
    made = final(mothership=0, ships={0: [4, 1], 1: [1, 2], 2: [1, 3], 3: [1, 4], 4: [1, 5]})
    page, id = opened(server, open_window, made)
    page.locator(".tray-die").first.click()
    version = server.game(id)["version"]
    page.locator("[data-space='2-1']").click()
    expect(page.locator(".ship-piece.teleports")).to_have_count(1)
    wait_for_version(page, version + 1)
    row, column = server.game(id)["position"]["ships"][0]["at"]
    assert (row, column) != (5, 1)
    cell = page.locator(f"[data-cell='{row}-{column}']")
    assert near(page.locator(".ship-piece").first.bounding_box(), cell.bounding_box())


@rule("A7")
def test_eighteen_rows_are_drawn_in_the_same_height(
    server: Server, open_window: OpenWindow
) -> None:
    page, _ = opened(server, open_window, final())
    expect(page.locator(".layer-edges .action")).to_have_count(18)
    expect(page.locator(".research-cell")).to_have_count(18)
    expect(page.locator(".burst.red")).to_have_count(5)
    expect(page.locator(".teleport.pair-1")).to_have_count(6)
    expect(page.locator(".teleport.pair-2")).to_have_count(6)
    view = page.locator(".board").get_attribute("viewBox")
    other, _ = opened(server, open_window, shortened())
    assert other.locator(".board").get_attribute("viewBox") == view


@rule("A3")
def test_rows_of_the_city_are_no_sky(server: Server, open_window: OpenWindow) -> None:
    page, _ = opened(server, open_window, shortened())
    expect(page.locator(".layer-edges .action")).to_have_count(14)
    cells = page.locator(".research-cell")
    expect(cells).to_have_count(16)
    inside = page.locator(".board").bounding_box()
    assert inside is not None
    tops = [(box["y"] if (box := cell.bounding_box()) else -1) for cell in cells.all()]
    assert min(tops) > inside["y"]
    page.locator(".tray-die").nth(1).click()  # a 2: from row 13 into the city
    page.locator("[data-space='2-1']").hover()
    expect(page.locator(".telling")).to_contain_text("city")


@rule("A1", "A2", "A3", "A4", "A5", "A6", "A7", "B1")
@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
def test_the_rules_have_words_and_a_picture(
    language: str, server: Server, open_window: OpenWindow
) -> None:
    page = open_window(server, "#/rules/A1", locale=language)
    for number in range(1, 8):
        entry = page.locator(f"#entry-A{number}")
        expect(entry.locator("svg.scene")).not_to_have_count(0)
        assert len(entry.locator(".entry-text").inner_text()) > 80
    expect(page.locator("#entry-B1 svg.scene")).to_have_count(3)  # also a worker given up, or not
    for name in ("teleport", "red-explosion", "command", "action-dive"):
        expect(page.locator(f"#entry-icon-{name} svg")).to_have_count(1)
