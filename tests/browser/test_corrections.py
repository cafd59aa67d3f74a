"""Corrections, real cards and the table before a game, beside the real board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browser.places import (
    PHONE,
    OpenWindow,
    game_id,
    go,
    wait_for_screen,
    wait_for_version,
)
from tests.support.browser.server import Server
from tests.support.table import ROSWELL


def begin(server: Server, open_window: OpenWindow, dice: str = "manual", **options: object) -> Page:
    id = server.new_game(ROSWELL, 1, dice=dice)
    return open_window(server, f"#/game/{id}", **options)


def open_dialog(page: Page) -> Locator:
    page.locator(".tool-correct").click()
    dialog = page.locator("dialog.correct")
    expect(dialog).to_be_visible()
    expect(dialog.locator(".correct-end .primary")).to_be_disabled()
    return dialog


def apply(page: Page, version: int) -> None:
    page.locator(".correct-end .primary").click()
    wait_for_version(page, version)


def facts(page: Page, server: Server) -> dict[str, object]:
    found: dict[str, object] = server.game(game_id(page))["position"]
    return found


def test_facts_are_shown_before_they_are_set_and_taken_back(
    server: Server, open_window: OpenWindow
) -> None:
    page = begin(server, open_window)
    dialog = open_dialog(page)
    expect(dialog.locator(".correct-changes")).to_contain_text("Nothing is changed yet.")
    dialog.get_by_role("button", name="Energy: more").click()
    dialog.get_by_role("button", name="Energy: more").click()
    dialog.get_by_role("button", name="Own counter: more").click()
    changes = dialog.locator(".correct-changes li")
    expect(changes).to_have_text(
        ["Corrected: energy 2 → 4.", "Corrected: own counter 0 → 1."], use_inner_text=True
    )
    assert server.game(game_id(page))["step"] == 0
    apply(page, 2)
    assert facts(page, server)["energy"] == 4
    expect(page.locator(".place .badge")).to_have_text("corrected")
    expect(page.locator(".standing")).to_contain_text("◆")
    expect(page.locator(".log-entry")).to_contain_text("Corrected: energy 2 → 4.")
    page.locator(".tool-undo").click()
    wait_for_version(page, 3)
    assert facts(page, server)["energy"] == 2
    expect(page.locator(".place .badge")).to_have_count(0)


def test_nothing_is_set_without_a_yes(server: Server, open_window: OpenWindow) -> None:
    page = begin(server, open_window)
    dialog = open_dialog(page)
    dialog.get_by_role("button", name="Damage: more").click()
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    assert server.game(game_id(page))["step"] == 0


def test_what_could_not_be_played_on_says_why(server: Server, open_window: OpenWindow) -> None:
    page = begin(server, open_window)
    dialog = open_dialog(page)
    dialog.locator("[data-key='ships0']").click()
    dialog.locator("[data-key='correct-column']").select_option("2")
    expect(dialog.locator(".warning")).to_contain_text(
        "Two ships are on the same space: row 0, column 2."
    )
    expect(dialog.locator(".correct-end .primary")).to_be_disabled()
    dialog.locator("[data-key='correct-row']").select_option("3")
    expect(dialog.locator(".correct-end .primary")).to_be_enabled()
    apply(page, 2)
    assert server.game(game_id(page))["position"]["ships"][0]["at"] == [3, 2]


def test_a_piece_goes_where_the_picture_is_pressed(server: Server, open_window: OpenWindow) -> None:
    page = begin(server, open_window)
    dialog = open_dialog(page)
    dialog.locator("[data-key='excavator0']").click()
    dialog.locator(".board [data-space='4-1']").click()
    expect(dialog.locator(".correct-changes li")).to_contain_text("row 4, column 1")
    dialog.locator("[data-key='ships4']").click()
    box = dialog.locator(".board").bounding_box()
    assert box is not None
    dialog.locator(".board").click(position={"x": box["width"] * 0.5, "y": box["height"] * 0.3})
    expect(dialog.locator(".correct-changes li")).to_have_count(2)
    apply(page, 2)
    position = server.game(game_id(page))["position"]
    assert position["excavator"] == [4, 1]
    row, column = position["ships"][4]["at"]
    assert row > 2
    assert column == 3


def test_dice_robots_and_the_end_by_keyboard(server: Server, open_window: OpenWindow) -> None:
    page = begin(server, open_window)
    page.keyboard.type("12345")
    page.keyboard.press("Enter")
    wait_for_version(page, 2)
    dialog = open_dialog(page)
    dialog.locator("[data-key='workers0']").focus()
    page.keyboard.press("Enter")
    dialog.locator("[data-key='face6']").focus()
    page.keyboard.press("Space")
    expect(dialog.locator("[data-key='face6']")).to_be_focused()
    dialog.locator("[data-key='robots0']").press("Enter")
    dialog.locator("[data-key='face4']").press("Enter")
    dialog.locator("[data-key='correct-row']").select_option("1")
    expect(dialog.locator(".correct-changes li")).to_have_count(2)
    apply(page, 3)
    position = server.game(game_id(page))["position"]
    assert position["workers"][0]["value"] == 6
    assert position["robots"][0] == {"value": 4, "space": [1, 1], "exhausted": False}
    dialog = open_dialog(page)
    dialog.locator("[data-key='phase-won']").focus()
    page.keyboard.press("Space")
    apply(page, 4)
    expect(page.locator(".ending")).to_contain_text("A card decides it.")
    assert server.game(game_id(page))["position"]["result"] == {"won": True, "reason": "card"}
    go(page, server, "#/statistics")
    expect(page.locator(".not-counted")).to_have_text(
        "Not counted: 1 game that was corrected by hand."
    )
    go(page, server, "#/")
    expect(page.locator("main")).to_contain_text("Won by a card")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_by_thumb_in_every_language(language: str, server: Server, open_window: OpenWindow) -> None:
    server.settle(language=language)
    page = begin(server, open_window, size=PHONE, touch=True)
    tools = page.locator(".tools > *:visible")
    for tool in tools.all():
        wide = tool.evaluate("element => element.scrollWidth - element.clientWidth")
        assert wide <= 0, tool.inner_text()
    page.locator(".tool-correct").tap()
    page.locator("[data-key='energy+']").tap()
    page.locator("[data-key='tokens+']").tap()
    page.locator("[data-key='ships1']").tap()
    page.locator("[data-key='correct-aboard']").tap()
    expect(page.locator(".correct-changes li")).to_have_count(3)
    page.locator(".correct-end .primary").tap()
    wait_for_version(page, 2)
    position = server.game(game_id(page))["position"]
    assert (position["energy"], position["ships"][1]["at"]) == (3, "mothership")
    expect(page.locator(".prompt .badge")).to_be_visible()
    expect(page.locator(".prompt .badge")).to_contain_text("◆")


TEAM = [{"id": one, "upgraded": True} for one in ("marshal", "hacker", "engineer")]
BUSY = {"edition": "box", "city": "beijing", "characters": TEAM}


def test_abilities_and_the_command_room_where_the_table_has_them(
    server: Server, open_window: OpenWindow
) -> None:
    page = begin(server, open_window)
    dialog = open_dialog(page)
    expect(dialog.locator("[data-key='energy+']")).to_be_visible()
    assert "command" not in str(server.game(game_id(page))["table"]["rooms"])
    for key in ("spent", "smoke", "supplies", "held", "destroyed", "points", "core_shot"):
        expect(dialog.locator(f"[data-key^='{key}']")).to_have_count(0)
    go(page, server, f"#/game/{server.new_game(BUSY, 1, dice='manual')}")
    dialog = open_dialog(page)
    dialog.locator("[data-key='smoke+']").click()
    expect(dialog.locator(".warning")).to_contain_text("dice under smoke, but nothing")
    dialog.get_by_role("button", name="Used: Osman Tekin: more").click()
    dialog.locator("[data-key='held-descent']").check(force=True)
    expect(dialog.locator(".warning")).to_contain_text("mothership held back, but nothing")
    dialog.locator("[data-key='spent.character:hacker+']").click()
    expect(dialog.locator(".correct-changes li")).to_have_count(4)
    expect(dialog.locator(".correct-changes")).to_contain_text("uses of Osman Tekin 0 → 1.")
    dialog.locator("[data-key='points+']").click()
    expect(dialog.locator(".warning")).to_contain_text("only in the rooms phase")
    dialog.locator("[data-key='points-']").click()
    apply(page, 2)
    found = facts(page, server)
    assert found["spent"] == {"character:marshal": 1, "character:hacker": 1}
    assert (found["smoke"], found["held"]) == (1, "descent")
    page.locator(".tool-undo").click()
    wait_for_version(page, 3)
    assert facts(page, server)["spent"] == {}


def test_a_game_that_is_over_goes_on_in_a_panel_with_its_styles(
    server: Server, open_window: OpenWindow
) -> None:
    page = begin(server, open_window)
    id = game_id(page)
    hits = server.game(id)["table"]["hits"]
    server.act(id, {"do": "correct", "set": {"damage": hits}})
    go(page, server, f"#/game/{id}")  # no other screen, and its styles, before
    dialog = open_dialog(page)
    expect(dialog.locator(".correct-end .row")).to_have_css("justify-content", "flex-end")
    expect(dialog.locator("[data-key='phase-won']")).to_have_css("opacity", "0")
    dialog.locator("[data-key='damage-']").click()
    expect(dialog.locator(".correct-changes li")).to_have_count(3)
    apply(page, 3)
    assert (facts(page, server)["phase"], facts(page, server)["result"]) == ("dice", None)


def test_plain_games_have_no_such_button_until_the_settings_say_so(
    server: Server, open_window: OpenWindow
) -> None:
    page = begin(server, open_window, "auto")
    expect(page.locator(".tool-undo")).to_be_visible()
    expect(page.locator(".tool-correct")).to_have_count(0)
    go(page, server, "#/settings")
    page.get_by_role("radio", name="In relaxed play, too").check(force=True)
    expect(page.get_by_role("radio", name="In relaxed play, too")).to_be_checked()
    go(page, server, f"#/game/{server.new_game(ROSWELL, 1)}")
    dialog = open_dialog(page)
    dialog.get_by_role("button", name="Energy: more").click()
    apply(page, 2)
    for dice, buttons in (("auto", 0), ("manual", 1)):  # beside the real board any card turns up
        strict = server.new_game(ROSWELL, 1, dice=dice, mode="strict")
        go(page, server, f"#/game/{strict}")
        expect(page.locator(".tool-undo")).to_be_visible()
        expect(page.locator(".tool-correct")).to_have_count(buttons)


def test_real_cards_name_the_game_and_the_table_is_ticked_off(page: Page, server: Server) -> None:
    go(page, server, "#/new/own")
    page.get_by_label("Scenario", exact=True).last.fill("Nightfall")
    page.get_by_label("Characters, separated by commas").fill("Ann, Bo")
    expect(page.locator("#new-summary")).to_contain_text("Nightfall")
    page.get_by_role("button", name="Start").click()
    wait_for_screen(page, "#/table")
    expect(page.locator("h1")).to_have_text("Set up your table like this")
    expect(page.locator(".lead")).to_have_text("Nightfall (Ann, Bo)")
    expect(page.locator(".table-picture .board")).to_be_visible()
    boxes = page.get_by_role("checkbox")
    count = boxes.count()
    assert count > 15
    page.get_by_label("Scenario: Nightfall.").check()
    expect(page.get_by_role("status").first).to_have_text(f"1 of {count} in place")
    page.get_by_role("button", name="All in place").click()
    expect(page.get_by_role("status").first).to_have_text(f"{count} of {count} in place")
    page.get_by_role("link", name="Ready: to the first roll").click()
    wait_for_screen(page, "#/game")
    expect(page.locator(".place")).to_contain_text("Nightfall (Ann, Bo) · Roswell")
    expect(page.locator(".log-name")).to_have_text("Nightfall (Ann, Bo)")
    setup = server.game(game_id(page))["position"]["setup"]
    assert setup["real"] == {"scenario": "Nightfall", "characters": ["Ann", "Bo"]}
    assert setup["scenario"] is None
    go(page, server, "#/")
    expect(page.locator("main")).to_contain_text("Nightfall (Ann, Bo)")


def test_the_program_s_own_cards_give_way_to_real_ones(page: Page, server: Server) -> None:
    go(page, server, "#/new/own")
    page.get_by_text("Scenario", exact=True).first.click()
    page.get_by_role("radio", name="Walking pace").check(force=True)
    page.locator("#real-scenario").fill("Nightfall")
    page.get_by_role("button", name="Start").click()
    wait_for_screen(page, "#/table")
    id = page.url.rpartition("/")[2]
    setup = server.game(id)["position"]["setup"]
    assert (setup["scenario"], setup["real"]) == (None, {"scenario": "Nightfall"})


def test_only_the_box_asks_for_real_cards_and_counts_their_stars(
    page: Page, server: Server
) -> None:
    go(page, server, "#/new/own")
    fields, stars = page.locator(".real-cards"), page.locator(".new-stars")
    page.locator("#real-scenario").fill("Nightfall")
    page.locator("#real-characters").fill("Ann, Bo")
    expect(stars).to_contain_text("Difficulty 0, epicness 2")
    page.locator("label:has(input[value='pnp1'])").click()
    expect(fields).to_be_hidden()
    expect(page.locator("#new-summary")).not_to_contain_text("Nightfall")
    page.get_by_role("button", name="Start").click()
    wait_for_screen(page, "#/table")
    setup = server.game(page.url.rpartition("/")[2])["position"]["setup"]
    assert "real" not in setup


def test_another_game_beside_the_real_board_begins_with_its_table(
    server: Server, open_window: OpenWindow
) -> None:
    page = begin(server, open_window)
    dialog = open_dialog(page)
    dialog.locator("[data-key='phase-lost']").locator("xpath=..").click()
    apply(page, 2)
    page.locator(".next-games button").first.click()
    wait_for_screen(page, "#/table")
    expect(page.get_by_text("City Roswell below the sky, damaged side up.")).to_be_visible()


def test_a_campaign_with_real_cards_is_played_with_real_dice(
    server: Server, open_window: OpenWindow
) -> None:
    page = open_window(server, "#/campaigns")
    page.get_by_label("I do, at my table").check()
    page.get_by_role("button", name="Begin").click()
    pile = page.get_by_role("group", name="Pile 1")
    pile.locator("select").nth(1).select_option(label="Another card …")
    pile.get_by_label("Name of the scenario on your card").fill("The long wait")
    page.get_by_role("button", name="These are the piles").click()
    page.locator(".pile button").first.click()
    page.get_by_role("button", name="Draw the sky").click()
    expect(page.get_by_label("I roll")).to_be_checked()
    page.get_by_role("button", name="Play this game").click()
    wait_for_screen(page, "#/table")
    expect(page.locator("main")).to_contain_text("The long wait")
