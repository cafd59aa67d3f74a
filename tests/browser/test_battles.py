"""Battles of one's own: put together, drawn by chance, handed on as a link, of the day."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_layout import TALL
from tests.support.browser.places import PHONE, OpenWindow, game_id, go, wait_for_screen
from tests.support.browser.server import DEFAULTS, PLAY, Server
from tests.support.browser.watch import Watcher
from tests.support.table import rule
from ufs.base.words import Words
from ufs.content.starters import starter
from ufs.game.random_battle import count_stars, of_the_day, write_code, write_stars
from ufs.web.battles import RandomBattle

EN = Words("en")


def shown_stars(page: Page) -> list[str]:
    return re.findall(r"[−\d½]+", page.locator(".new-stars").inner_text().replace("★", ""))[-2:]


def unfold(page: Page) -> None:
    folded = page.locator(".fold:not([open]) > summary")
    while folded.count():
        folded.first.click()


def test_a_battle_is_put_together_and_its_stars_follow(page: Page, server: Server) -> None:
    go(page, server, "#/new")
    assert shown_stars(page) == ["0", "0"]
    page.locator("label:has(input[value='tokyo'])").click()
    page.locator("label:has(input[type='radio'][value='true'])").first.click()  # damaged
    unfold(page)
    page.locator("label:has(input[value='swarm'])").click()
    page.locator("input[value='mason']").check()
    page.get_by_label("upgraded").nth(8).check()  # brings its character along
    page.locator("label:has(input[value='I+'])").click()
    page.locator("label:has(input[value='2'])").click()  # threat
    page.get_by_role("textbox", name="Seed").fill("7")
    stars = shown_stars(page)
    page.get_by_role("button", name="Start").click()
    wait_for_screen(page, "#/game")
    setup = server.game(game_id(page))["position"]["setup"]
    assert (setup["city"], setup["damaged"], setup["scenario"]) == ("tokyo", True, "swarm")
    assert [who["upgraded"] for who in setup["characters"]] == [False, True]
    assert setup["sky"] == ["I+", "II", "III", "IV"]
    assert len(setup["hard"]) == 2
    counted = count_stars(setup)
    assert stars == [write_stars(counted.difficulty), write_stars(counted.epicness)]


def test_the_choice_is_there_the_next_time(page: Page, server: Server) -> None:
    go(page, server, "#/new")
    unfold(page)
    page.locator("label:has(input[value='hunter'])").click()
    page.locator("input[value='pilot']").check()
    page.get_by_role("button", name="Start").click()
    wait_for_screen(page, "#/game")
    go(page, server, "#/new")
    expect(page.locator("input[value='hunter']")).to_be_checked()
    expect(page.locator("input[value='pilot']")).to_be_checked()
    expect(page.locator(".fold-now").first).not_to_have_text("none")


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a scenario that brings a tile, which has no more stars on its other side."""
    pack = tmp_path_factory.mktemp("pack")
    tile = starter("sky", "Own", EN).replace("position = 2", "position = 1")
    tile = tile.replace("stars = 1", "stars = 0")
    (pack / "own.toml").write_text(tile, encoding="utf-8")
    scenario = starter("scenario", "Siege", EN).replace('# sky = "I+"', 'sky = "own"')
    (pack / "siege.toml").write_text(scenario, encoding="utf-8")
    command = (*PLAY, "--pack", str(pack))
    server = Server(tmp_path_factory.mktemp("packed"), command=command)
    server.settle(**DEFAULTS)
    yield server
    server.stop()


def test_a_scenario_brings_its_tile_and_takes_it_along(
    packed: Server, open_window: OpenWindow
) -> None:
    page = open_window(packed, "#/new")
    unfold(page)
    page.locator("label:has(input[value='siege'])").click()
    unfold(page)
    expect(page.locator("input[value='own']").last).to_be_checked()
    expect(page.locator("input[value='4']")).to_have_count(0)  # it is not turned for a threat
    page.locator("label:has(input[value='swarm'])").click()
    unfold(page)
    expect(page.locator("input[value='I']")).to_be_checked()


@rule("F37")
def test_a_special_space_is_drawn_and_explained(packed: Server, open_window: OpenWindow) -> None:
    id = packed.new_game({"edition": "box", "sky": ["own", "II", "III", "IV"]})
    page = open_window(packed, f"#/game/{id}")
    page.locator(".layer-signs .special.drain").click(force=True)
    expect(page.locator(".explained h3")).to_have_text("A power line")
    expect(page.locator(".explained")).to_contain_text("1 energy lost.")


def level_shown(page: Page) -> str:
    threat = page.get_by_role("group", name="Threat level", exact=True)
    return threat.locator("input:checked").input_value()


def test_a_threat_level_that_is_no_longer_possible_is_lowered(
    packed: Server, open_window: OpenWindow
) -> None:
    page = open_window(packed, "#/new")
    unfold(page)
    page.locator("label:has(input[value='4'])").click()
    page.locator("label:has(input[value='siege'])").click()  # its tile has no stars
    expect(page.locator(".summary")).to_contain_text("3 pieces on their more threatening side")
    assert level_shown(page) == "3"
    page.get_by_role("button", name="Start").click()
    wait_for_screen(page, "#/game")
    assert len(packed.game(game_id(page))["position"]["setup"]["hard"]) == 3


def test_another_tile_changes_the_levels_there_are(packed: Server, open_window: OpenWindow) -> None:
    page = open_window(packed, "#/new")
    unfold(page)
    page.locator("label:has(input[value='4'])").click()
    page.locator(".places label:has(input[value='own'])").click()
    expect(page.locator("input[value='4']")).to_have_count(0)
    assert level_shown(page) == "3"
    page.locator("label:has(input[value='I'])").click()
    expect(page.locator("input[value='4']")).to_have_count(1)


@rule("A7", "S12")
def test_tile_0_and_the_advanced_tiles_can_be_chosen_and_handed_on(
    page: Page, server: Server
) -> None:
    go(page, server, "#/new")
    unfold(page)
    places = page.locator(".places")
    for tile in ("0", "I+", "II+", "III+"):
        places.locator(f"label:has(input[value='{tile}'])").click()
    expect(page.locator(".summary")).to_contain_text("0, I+, II+, III+, IV")
    assert shown_stars(page) == ["3", "3"]
    page.locator("label:has(input[value='4'])").click()  # tile 0 has one side: four can be turned
    page.locator(".new-buttons button").last.click()
    link = page.locator("dialog[open] textarea").input_value()
    assert "+" not in link
    assert "I%2B!" in link
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Start").click()
    wait_for_screen(page, "#/game")
    setup = server.game(game_id(page))["position"]["setup"]
    assert setup["sky"] == ["0", "I+", "II+", "III+", "IV"]
    assert setup["hard"] == ["sky1", "sky2", "sky3", "sky4"]
    go(page, server, link[link.index("#") :])
    for tile in ("0", "I+!", "II+!", "III+!", "IV!"):
        expect(places.locator(f"input[value='{tile}']")).to_be_checked()
    places.locator("label:has(input[value=''])").click()  # without tile 0
    expect(page.locator(".summary")).not_to_contain_text("0, I+")
    go(page, server, "#/new")
    unfold(page)
    expect(places.locator("input[value='0']")).to_be_checked()  # as it was played


@pytest.mark.parametrize("scrolled", [0, 150, 400, 900])
def test_a_thumb_on_start_starts(server: Server, open_window: OpenWindow, scrolled: int) -> None:
    """Whatever lies below the bar: nothing else is touched."""
    page = open_window(server, "#/new", size=(390, 844), touch=True)
    page.evaluate("top => document.querySelector('main').scrollTo(0, top)", scrolled)
    box = page.get_by_role("button", name="Start").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    wait_for_screen(page, "#/game")
    assert server.game(game_id(page))["position"]["setup"]["city"] == "roswell"


def test_many_stars_stay_in_their_panel(page: Page, server: Server) -> None:
    go(page, server, "#/new")
    unfold(page)
    for box in page.locator(".member input").all():
        box.check()
    stars, panel = (page.locator(part).bounding_box() for part in (".star-rows", ".new-side"))
    yellow = page.locator(".yellow-stars").bounding_box()
    assert stars
    assert panel
    assert yellow
    assert yellow["x"] + yellow["width"] <= panel["x"] + panel["width"]
    assert page.evaluate(TALL) <= 0  # with everything unfolded


def test_a_battle_is_asked_for_and_drawn(page: Page, server: Server) -> None:
    go(page, server, "#/new")
    page.get_by_role("button", name="Draw a battle").click()
    dialog = page.locator("dialog[open]")
    dialog.locator("label:has(input[value='4'])").first.click()
    for number in (0, 1):  # with a scenario, with a team
        dialog.locator("label:has(input[value='true'])").nth(number).click()
    with page.expect_request("**/api/battles/ask") as sent:
        dialog.get_by_role("button", name="Draw").click()
    request = RandomBattle.model_validate(sent.value.post_data_json)
    assert (request.difficulty, request.scenario, request.characters) == (4, True, True)
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="Start")).to_be_focused()
    expect(page.locator("#toasts")).not_to_be_empty()
    assert shown_stars(page)[0] == "4"
    page.keyboard.press("Enter")
    wait_for_screen(page, "#/game")
    view = server.game(game_id(page))
    assert view["table"]["scenario"]
    assert view["table"]["team"]


def test_a_wish_that_cannot_be_met_is_told(page: Page, server: Server, watcher: Watcher) -> None:
    watcher.allow("status of 422", "console error")
    go(page, server, "#/new")
    page.get_by_role("button", name="Draw a battle").click()
    dialog = page.locator("dialog[open]")
    for box in dialog.locator("input[type='checkbox']").all():
        box.uncheck()
    dialog.get_by_role("button", name="Draw").click()
    expect(page.locator(".toast.error")).to_be_visible()
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)


def test_a_link_leads_to_the_same_battle(
    page: Page, server: Server, open_window: OpenWindow
) -> None:
    go(page, server, "#/new")
    page.locator("label:has(input[value='cairo'])").click()
    unfold(page)
    page.locator("label:has(input[value='tremors'])").click()
    page.get_by_role("textbox", name="Seed").fill("99")
    page.get_by_role("button", name="Share").click()
    link = page.locator("dialog[open] textarea").input_value()
    assert link.startswith(f"{server.address}/#/new/ufs1~")
    other = open_window(server, link.partition("/#")[2].join(["#", ""]), size=PHONE, touch=True)
    expect(other.locator("input[value='cairo']")).to_be_checked()
    expect(other.locator("input[value='tremors']")).to_be_checked()
    expect(other.get_by_role("textbox", name="Seed")).to_have_value("99")
    other.get_by_role("button", name="Start").tap()
    wait_for_screen(other, "#/game")
    view = server.game(game_id(other))
    assert (view["seed"], view["position"]["setup"]["scenario"]) == ("99", "tremors")


def test_a_broken_link_says_so(server: Server, open_window: OpenWindow, watcher: Watcher) -> None:
    watcher.allow("status of 422", "console error")
    page = open_window(server)
    go(page, server, "#/new/ufs1~box~atlantis")
    expect(page.get_by_role("alert")).to_contain_text("incomplete")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_battle_of_the_day_is_at_home(
    language: str, server: Server, open_window: OpenWindow
) -> None:
    from datetime import date

    server.settle(language=language)
    page = open_window(server)
    battle = of_the_day(date.fromisoformat(page.evaluate("new Date().toLocaleDateString('sv')")))
    code = write_code(battle.setup, battle.seed)
    card = page.locator(f".actions a[href='#/new/{code}']")
    expect(card).to_contain_text(write_stars(battle.stars.difficulty))
    card.click()
    wait_for_screen(page, "#/new")
    expect(page.locator(f"input[value='{battle.setup['city']}']")).to_be_checked()
    expect(page.locator("#seed")).to_have_value(str(battle.seed))


def test_home_names_scenario_and_team_of_a_game(server: Server, open_window: OpenWindow) -> None:
    setup = {"edition": "box", "city": "rio", "scenario": "hunter", "characters": [{"id": "pilot"}]}
    id = server.new_game(setup)
    name = server.game(id)["table"]["scenario"]["name"]
    page = open_window(server)
    expect(page.locator(".continue")).to_contain_text(name)
    expect(page.locator(".continue")).to_contain_text("1 character")
