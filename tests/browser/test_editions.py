"""Each edition in its own words and colours, and the overview of a round always at hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.places import PHONE, OpenWindow, go, walk
from tests.support.browser.players import MousePlayer
from tests.support.browser.server import Server

COLORS = """() => {
  const of = (selector) => getComputedStyle(document.querySelector(selector)).fill;
  return [of(".board .ship.basic .hull-shape"), of(".tray .die.plain .body")];
}"""


def started(server: Server, edition: str) -> str:
    return server.new_game({"edition": edition}, seed=4)


@pytest.mark.parametrize(
    ("language", "pnp", "box"),
    [
        ("en", "black die", "gray die"),
        ("de", "nicht ausgegraben", "nicht ausgebohrt"),
        ("fr", "Dé noir", "Dé gris"),
    ],
)
def test_the_words_of_the_page_follow_the_game_on_screen(
    language: str, pnp: str, box: str, server: Server, page: Page
) -> None:
    """From one game to another without loading the page again, there and back."""
    server.settle(language=language)
    games = {pnp: started(server, "pnp2"), box: started(server, "box")}
    go(page, server, f"#/game/{games[pnp]}")
    for words, other in ((pnp, box), (box, pnp), (pnp, box)):
        walk(page, f"#/game/{games[words]}")
        heard = page.locator(".play").evaluate(
            "play => play.innerHTML.toLowerCase()"  # labels of spaces, titles of dice
        )
        assert words.lower() in heard
        assert other.lower() not in heard


def test_the_colours_follow_the_game_on_screen(server: Server, page: Page) -> None:
    seen = {}
    for edition in ("pnp1", "box", "pnp2"):
        go(page, server, f"#/game/{started(server, edition)}")
        seen[edition] = page.evaluate(COLORS)
    assert seen["pnp1"] == seen["pnp2"]
    for one, other in zip(seen["pnp1"], seen["box"], strict=True):
        assert one != other


def test_the_picture_of_the_real_table_has_the_colours_of_its_edition(
    server: Server, page: Page
) -> None:
    fill = "() => getComputedStyle(document.querySelector('.ship.basic .hull-shape')).fill"
    seen = []
    for edition in ("pnp2", "box"):
        id = server.new_game({"edition": edition}, seed=4, dice="manual")
        for route in (f"#/table/{id}", f"#/game/{id}"):
            go(page, server, route)
            seen.append(page.evaluate(fill))
    pnp, pnp_game, box, box_game = seen
    assert (pnp, box) == (pnp_game, box_game)
    assert pnp != box


def test_the_rules_are_told_in_the_words_of_the_last_game_or_of_choice(
    server: Server, page: Page
) -> None:
    server.settle(language="de")
    game = started(server, "pnp2")
    go(page, server, f"#/game/{game}")
    page.evaluate("() => { location.hash = '#/rules'; }")
    page.wait_for_selector("body[data-ready='rules']")
    title = page.locator("#entry-icon-excavator h4")
    expect(title).to_have_text("Grabegerät")
    page.locator(".rules-book input[value='box']").check()
    expect(title).to_have_text("Tunnelbohrer")
    expect(page.locator(".rules-book input[value='box']")).to_be_focused()


# --- the ninth card ---


def test_the_overview_folds_out_on_the_desk_with_the_current_step_lit(
    server: Server, page: Page
) -> None:
    go(page, server, f"#/game/{started(server, 'box')}")
    button, card = page.locator(".tool-round"), page.locator(".overview")
    expect(card).to_be_hidden()
    expect(button).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("o")
    expect(card).to_be_visible()
    expect(button).to_have_attribute("aria-expanded", "true")
    lit = card.locator("[aria-current=step]")
    expect(lit).to_have_count(1)
    expect(lit).to_have_attribute("data-step", "place")
    expect(page.locator(".round-dots .lit")).to_have_text("1")
    player = MousePlayer(page, server)
    while player.look()["position"]["phase"] == "dice":
        actions = player.view["actions"]
        player.do(next((one for one in actions if one["space"][0] == 2), actions[0]))
    expect(lit).to_have_attribute("data-step", "use")
    expect(page.locator(".round-dots .lit")).to_have_text("2")
    expect(button).to_have_attribute("aria-label", "Round 1. A round: Rooms phase")
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_on_a_phone_the_overview_leaves_dice_and_tools_free(
    language: str, server: Server, open_window: OpenWindow
) -> None:
    server.settle(language=language)
    game = started(server, "pnp1")
    page = open_window(server, f"#/game/{game}", size=PHONE, touch=True)
    page.locator(".tool-round").tap()
    card = page.locator(".overview").bounding_box()
    assert card
    assert card["y"] >= 0
    for part in (".tray", ".tools", ".prompt-row"):
        box = page.locator(part).first.bounding_box()
        assert box
        assert card["y"] + card["height"] <= box["y"], part
    page.locator(".tray-die").first.tap()
    expect(page.locator(".overview")).to_be_hidden()  # the board is needed now
