"""Settings, statistics, new games, rules: what stands around the board."""

from __future__ import annotations

import gzip
import re
import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.support.browser.places import OpenWindow, game_id, go, wait_for_screen
from tests.support.browser.screens import play_to_the_end, played
from tests.support.browser.server import DEFAULTS, Server


def pick(page: Page, value: str) -> None:
    """Choose in the field that has this option; the settings are kept at once."""
    with page.expect_response("**/api/settings"):
        page.locator(f"label:has(input[type='radio'][value='{value}'])").first.click()


def test_settings_hold_at_once_and_survive_a_reload(page: Page, server: Server) -> None:
    go(page, server, "#/settings")
    for value in ("dark", "slow", "strict", "true", "fr"):
        pick(page, value)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    wait_for_screen(page, "#/settings")
    checked = page.locator("input:checked").evaluate_all("all => all.map((one) => one.value)")
    # a mothership that does not wait, no corrections, a coach that keeps quiet, a broken seal
    heard = ["on", "on"]  # effects and music
    answers = ["false", "strict", "false", "false", "false", "true"]
    assert checked == ["fr", "dark", "slow", "true", *heard, *answers]
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    settings = server.ask("GET", "/api/settings")
    changed = {"language": "fr", "theme": "dark", "speed": "slow", "sound": True, "mode": "strict"}
    assert settings == {**DEFAULTS, "seal_broken": True, **changed}


def test_everything_is_saved_to_one_file(page: Page, server: Server, tmp_path: Path) -> None:
    id = server.load(played("win", 5))
    go(page, server, "#/settings")
    with page.expect_download() as started:
        page.get_by_role("link", name="Save everything to a file").click()
    packed = Path(started.value.path())
    plain = tmp_path / "games.sqlite3"
    plain.write_bytes(gzip.decompress(packed.read_bytes()))
    with closing(sqlite3.connect(plain)) as saves:
        assert (id,) in saves.execute("SELECT id FROM games").fetchall()


def test_light_and_dark_look_different(page: Page, server: Server) -> None:
    go(page, server, "#/settings")
    colours = {}
    for theme in ("light", "dark"):
        pick(page, theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        ground = "getComputedStyle(document.querySelector('.sheet')).color"
        colours[theme] = page.evaluate(ground)
    assert colours["light"] != colours["dark"]


def test_statistics_count_what_was_played(server: Server, open_window: OpenWindow) -> None:
    for name in ("win", "damage", "mothership"):
        play_to_the_end(server, name)
    server.load(played("win", 5))  # neither finished nor the player's own
    page = open_window(server, "#/statistics")
    figures = dict(
        zip(
            page.locator(".figures dt").all_inner_texts(),
            page.locator(".figures dd").all_inner_texts(),
            strict=True,
        )
    )
    assert figures["Games"].startswith("3")
    assert figures["Won"].startswith("1")
    assert "33" in figures["Won"]
    assert figures["Lost"].startswith("2")
    charts = page.locator(".chart")
    labels = " ".join(charts.evaluate_all("all => all.map((chart) => chart.ariaLabel)"))
    for told in ("Roswell: 1 won, 0 lost", "New York: 0 won, 1 lost"):
        assert told in labels
    for told in ("The base was destroyed: 1", "The mothership came too low: 1"):
        assert told in labels
    page.locator(".games a").first.click()
    wait_for_screen(page, "#/game")
    expect(page.locator(".banner.ending")).to_be_visible()


def test_home_lists_games_under_way_and_finished(server: Server, open_window: OpenWindow) -> None:
    play_to_the_end(server, "damage")
    server.load(played("win", 5))
    page = open_window(server)
    expect(page.locator(".continue")).to_contain_text("Roswell")
    expect(page.locator(".games")).to_contain_text("Lost: the base was destroyed")


def test_every_choice_of_a_new_game_reaches_the_table(page: Page, server: Server) -> None:
    go(page, server, "#/new")
    page.locator("label:has(input[value='washington'])").click()
    damaged, choose = page.locator("label:has(input[type='radio'][value='true'])").all()
    damaged.click()
    choose.click()
    page.locator("label:has(input[value='IV!'])").click()
    page.locator("label:has(input[value='strict'])").click()
    page.get_by_role("textbox", name="Seed").fill("18446744073709551615")
    expect(page.locator("#new-summary")).to_contain_text("Sky, lowest")
    page.get_by_role("button", name="Start").click()
    wait_for_screen(page, "#/game")
    view = server.game(game_id(page))
    setup = view["position"]["setup"]
    assert (setup["city"], setup["damaged"], setup["hard"]) == ("washington", True, ["sky4"])
    assert view["seed"] == "18446744073709551615"
    assert view["mode"] == "strict"
    expect(page.locator(".action .star")).to_have_count(1)


def test_a_wrong_seed_is_refused_in_words(page: Page, server: Server) -> None:
    go(page, server, "#/new")
    seed = page.get_by_role("textbox", name="Seed")
    for wrong in ("-1", "abc", "18446744073709551616"):
        seed.fill(wrong)
        page.get_by_role("button", name="Start").click()
        expect(page.locator("#seed-error")).to_contain_text("A seed is a whole number")
        expect(seed).to_be_focused()
    assert server.games() == []


def test_the_rules_can_be_searched(page: Page, server: Server) -> None:
    go(page, server, "#/rules")
    every = page.locator(".entry:visible").count()
    page.get_by_role("searchbox").fill("excavator")
    expect(page.locator(".rules-found")).not_to_be_empty()
    found = page.locator(".entry:visible").count()
    assert 0 < found < every
    page.get_by_role("searchbox").fill("")
    expect(page.locator(".entry:visible")).to_have_count(every)


def test_every_sign_and_every_rule_of_the_standard_game_has_a_picture(
    page: Page, server: Server
) -> None:
    """Abilities, battles and the campaign are told in words."""
    go(page, server, "#/rules")
    bare = page.locator(".entry").evaluate_all(
        "all => all.filter((entry) => !entry.querySelector('svg')).map((entry) => entry.id)"
    )
    assert [id for id in bare if not re.fullmatch(r"entry-([CF]\d+|S1[23])", id)] == []


def test_the_api_describes_itself_as_a_page(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/api")
    expect(page.get_by_text("/api/games/{id}/act").first).to_be_visible()
