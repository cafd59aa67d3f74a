"""Undo and redo: anywhere in relaxed play, never across a roll in strict play; playing on."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.places import PHONE, WIDE, OpenWindow, go, read_game, wait_for_version
from tests.support.browser.players import MousePlayer
from tests.support.browser.server import Server
from tests.support.table import ROSWELL, rule
from ufs.game import Game

MOVES = [step.action for step in Game.from_record(read_game("win")).steps]


def open_new(server: Server, open_window: OpenWindow, mode: str) -> MousePlayer:
    id = server.new_game(ROSWELL, 4, mode=mode)
    page = open_window(server, f"#/game/{id}")
    player = MousePlayer(page, server)
    player.look()
    return player


def tool(page: Page, name: str) -> None:
    page.locator(f".tool-{name}").click()


def test_relaxed_play_takes_back_anything_and_does_it_again(
    server: Server, open_window: OpenWindow
) -> None:
    player = open_new(server, open_window, "relaxed")
    page = player.page
    positions = [player.view["position"]]
    for move in MOVES[:3]:
        player.do(move)
        positions.append(player.view["position"])
    expect(page.locator(".log-entry")).to_have_count(4)
    for number, position in enumerate(reversed(positions[:3]), 1):
        tool(page, "undo")
        wait_for_version(page, 4 + number)
        assert player.look()["position"] == position
        expect(page.locator(".layer-dice .die-piece")).to_have_count(3 - number)
    expect(page.locator(".tool-undo")).to_be_disabled()
    expect(page.locator(".log-entry")).to_have_count(1)
    for number, position in enumerate(positions[1:], 1):
        page.keyboard.press("r")
        wait_for_version(page, 7 + number)
        assert player.look()["position"] == position
    expect(page.locator(".tool-redo")).to_be_disabled()
    expect(page.locator(".log-entry")).to_have_count(4)
    page.keyboard.press("Control+z")
    wait_for_version(page, 11)
    assert player.look()["position"] == positions[2]


def test_strict_play_never_takes_back_a_roll(server: Server, open_window: OpenWindow) -> None:
    player = open_new(server, open_window, "strict")
    page = player.page
    expect(page.locator(".place")).to_contain_text("strict")
    player.do(MOVES[0])  # a white die: the rest is rolled again
    expect(page.locator(".tool-undo")).to_be_disabled()
    page.keyboard.press("u")
    player.do(MOVES[1])  # a plain die
    before = player.view
    expect(page.locator(".tool-undo")).to_be_enabled()
    page.keyboard.press("u")
    wait_for_version(page, before["version"] + 1)
    assert player.look()["step"] == 1
    expect(page.locator(".tool-undo")).to_be_disabled()
    tool(page, "redo")
    wait_for_version(page, before["version"] + 2)
    assert player.look()["position"] == before["position"]


def test_a_lost_game_can_be_taken_back_from_its_end(
    server: Server, open_window: OpenWindow
) -> None:
    id = server.load(read_game("damage"))
    page = open_window(server, f"#/game/{id}")
    page.locator(".banner.ending").get_by_role("button", name="Undo").click()
    expect(page.locator(".banner.ending")).to_have_count(0)
    wait_for_version(page, server.game(id)["version"])
    assert server.game(id)["position"]["result"] is None
    expect(page.locator(".tray-die")).to_have_count(3)


def play_on(page: Page, server: Server, id: str, button: str) -> Any:
    """Press a button at the end of a game; the game that follows."""
    page.locator(".banner.ending").get_by_role("button", name=button, exact=True).click()
    page.wait_for_url(lambda url: not url.endswith(id))
    page.wait_for_selector(".tray-die")
    new = server.game(page.url.rpartition("/")[2])
    assert new["position"]["round"] == 1
    return new["position"]["setup"]


def lost_at(server: Server, **setup: Any) -> str:
    """A game in Washington, lost by somebody who uses no room."""
    id = server.new_game({"edition": "box", "city": "washington", **setup}, seed=5)
    game = server.game(id)
    while not game["position"]["result"]:
        game |= server.act(id, game["actions"][-1], game["version"])
    return id


@rule("S10")
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_lost_game_goes_on_in_the_damaged_city(
    server: Server, open_window: OpenWindow, size: tuple[int, int]
) -> None:
    id = lost_at(server, threat=2)
    page = open_window(server, f"#/game/{id}", size=size)
    first = page.locator(".next-games button").first
    expect(first).to_have_class("primary")
    expect(first).to_have_accessible_description(re.compile("Ability of the damaged side: .+"))
    assert page.locator(".banner.ending").evaluate("one => one.scrollHeight <= one.clientHeight")
    after = play_on(page, server, id, "Play on in damaged Washington, D.C.")
    assert after["damaged"] is True
    assert len(after["hard"]) == 2


@rule("S9")
def test_play_again_draws_again_and_beside_it_is_the_same_game(
    server: Server, open_window: OpenWindow
) -> None:
    id = lost_at(server, hard=["sky1"])
    before = server.game(id)["position"]["setup"]
    page = open_window(server, f"#/game/{id}")
    assert play_on(page, server, id, "The same game again") == before
    drawn: set[str] = set()
    while len(drawn) < 2:  # a draw may turn over the same tile
        go(page, server, f"#/game/{id}")
        after = play_on(page, server, id, "Play again")
        assert {**after, "hard": before["hard"]} == before
        drawn |= set(after["hard"])


def test_a_won_game_offers_no_damaged_city(server: Server, open_window: OpenWindow) -> None:
    page = open_window(server, f"#/game/{server.load(read_game('win'))}")
    expect(page.locator(".next-games button")).to_have_text(["Play again"])
