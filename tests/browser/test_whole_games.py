"""Whole games, from the first click at home to the end, move by move beside the engine."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.places import PHONE, WIDE, OpenWindow, game_id, read_game
from tests.support.browser.players import PLAYERS
from tests.support.browser.server import Server
from ufs.game import Game

BANNERS = {
    "win": ("You win", "The research is complete."),
    "damage": ("You lose", "The base is destroyed."),
    "mothership": ("You lose", "The mothership has come too low."),
}


def check_shown(page: Page, game: Game) -> None:
    """What the desk and the board show is how the game stands."""
    position, board = game.position(), game.table.board
    numbers = page.locator(".standing dd").all_inner_texts()
    shown = [re.findall(r"[\d/]+", text)[0] for text in numbers[:4]]  # behind them the goals
    assert shown == [
        str(position["round"]),
        f"{position['research']}/{board.research_length}",
        f"{position['energy']}/{board.energy_max}",
        f"{position['damage']}/{board.hits}",
    ]
    told = page.locator(".board-words").text_content() or ""
    energy = f"Energy {position['energy']} of {board.energy_max}."
    assert energy in told, told[:300]
    assert f"The mothership is in row {position['mothership']};" in told, told[:300]
    placed = sum(worker["space"] is not None for worker in position["workers"])
    robots = sum(robot["space"] is not None for robot in position["robots"])
    assert page.locator(".layer-dice .die-piece").count() == placed + robots
    away = sum(ship["at"] == "supply" for ship in position["ships"])
    assert page.locator(".ship-piece.in-supply").count() == away


BATTLE: dict[str, Any] = {
    "edition": "box",
    "city": "sydney",
    "scenario": "warlord",
    "characters": [
        {"id": "pilot", "upgraded": False},
        {"id": "mechanic", "upgraded": True},
        {"id": "engineer", "upgraded": False},
    ],
    "sky": ["0", "I+", "II+", "III+", "IV"],
    "hard": ["sky4"],
}
MAX_MOVES = 33


def battle_by_chance(seed: int) -> Game:
    """A game to its end: abilities when they can be used, rooms before anything is left out."""
    game, chance = Game.new(BATTLE, seed), random.Random(seed)
    while not game.is_over:
        actions = game.actions()
        for wanted in (("character", "city"), ("use", "excavate"), ("place", "install", "spawn")):
            found = [action for action in actions if action["do"] in wanted]
            if found and (wanted[0] != "character" or chance.random() < 0.15):
                actions = found
                break
        game.act(chance.choice(actions))
    return game


@cache
def battle() -> Game:
    """A battle in which everybody was used, that is not too long: whatever the pieces say."""
    for seed in range(200):
        game = battle_by_chance(seed)
        used = {(s.action["do"], s.action.get("id")) for s in game.steps}
        crew = {("character", who["id"]) for who in BATTLE["characters"]} | {("city", None)}
        if len(game.steps) <= MAX_MOVES and crew <= used:
            return game
    raise AssertionError("no game of 200 is short and uses everybody")


@pytest.mark.parametrize("way", ["keyboard", "touch"])
def test_a_whole_battle_with_a_scenario_and_a_team(
    way: str, server: Server, open_window: OpenWindow
) -> None:
    played = battle()
    touch = way == "touch"
    page = open_window(server, size=PHONE if touch else WIDE, touch=touch)
    player = PLAYERS[way](page, server)
    player.start(BATTLE, played.seed, "auto")
    id = game_id(page)
    beside = Game.new(BATTLE, played.seed)
    for step in played.steps:
        player.do(step.action)
        beside.act(step.action)
        assert player.view["position"] == beside.position(), f"after {step.action}"
        check_shown(page, beside)
    expect(page.locator(".banner.ending")).to_be_visible()
    assert server.record(id) == played.record()


@pytest.mark.parametrize(
    ("end", "way"), [("win", "mouse"), ("damage", "keyboard"), ("mothership", "touch")]
)
def test_a_whole_game_from_the_first_click_to_its_end(
    end: str, way: str, server: Server, open_window: OpenWindow
) -> None:
    kept = Game.from_record(read_game(end))
    touch = way == "touch"
    page = open_window(server, size=PHONE if touch else WIDE, touch=touch)
    player = PLAYERS[way](page, server)
    player.start(kept.table.setup, kept.seed, kept.dice)
    id = game_id(page)
    beside = Game.new(kept.table.setup, kept.seed, kept.dice)
    for step in kept.steps:
        player.do(step.action)
        beside.act(step.action)
        assert player.view["position"] == beside.position(), f"after {step.action}"
        check_shown(page, beside)
    banner = page.locator(".banner.ending")
    title, reason = BANNERS[end]
    expect(banner.get_by_role("heading")).to_have_text(title)
    expect(banner).to_contain_text(reason)
    assert server.record(id) == beside.record()  # the kept one was played with earlier pieces
