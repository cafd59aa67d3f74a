"""A campaign in the page: from the first pile to the score, in one window and in two."""

from __future__ import annotations

import random
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browser.places import PHONE, WIDE, OpenWindow, game_id, go, wait_for_screen
from tests.support.browser.server import Server
from tests.support.browser.watch import Watcher
from ufs.base.words import LANGUAGES
from ufs.content.loader import built_in
from ufs.content.schema import City

NAME = "The long night"


def new(server: Server, name: str = NAME, seed: int = 7) -> Any:
    return server.ask("POST", "/api/campaigns", {"name": name, "seed": seed})


def take(server: Server, seen: Any, do: str, **values: Any) -> Any:
    body = {"version": seen["version"], "step": {"do": do, **values}}
    return server.ask("POST", f"/api/campaigns/{seen['id']}/step", body)


def campaign(server: Server, seen: Any) -> Any:
    return server.ask("GET", f"/api/campaigns/{seen['id']}")


def phase(page: Page, name: str) -> None:
    """Wait until it is time for something."""
    expect(page.locator(f".campaign section.{name}")).to_be_visible()


def phase_of(page: Page) -> str:
    names = page.locator(".campaign > section[aria-labelledby='camp-now']").get_attribute("class")
    return str(names).split()[0]


def step(page: Page, won: bool = True) -> None:
    """Click what it is time for: the first of everything, and a result by hand."""
    now = phase_of(page)
    before = page.locator(".campaign").element_handle()
    if now == "muster":
        while page.locator("section.muster > p > .primary").is_disabled():
            page.locator(".who input:not(:checked)").first.check()
        page.locator("section.muster > p > .primary").click()
    elif now == "game":
        page.locator(".by-hand button").nth(0 if won else 1).click()
    else:
        page.locator(f"section.{now} .primary").first.click()
    assert before is not None
    before.wait_for_element_state("hidden")  # everything is drawn anew


def assert_seen(number: Locator, text: str) -> None:
    """The chosen number does not have the colour it stands on."""
    expect(number).to_have_text(text)
    ink, ground = number.evaluate(
        "e => [getComputedStyle(e).color, getComputedStyle(e.closest('.face')).backgroundColor]"
    )
    assert ink != ground


def test_piles_of_a_real_table_are_told_to_the_notebook(
    server: Server, open_window: OpenWindow
) -> None:
    """C2: whoever deals cards of their own says what lies there; a card lies in one pile only."""
    page = open_window(server, "#/campaigns")
    page.get_by_label("I do, at my table").check()
    page.get_by_role("button", name="Begin").click()
    wait_for_screen(page, "#/campaign")
    phase(page, "deal")
    first, second = (
        page.get_by_role("group", name=f"Pile {n}").locator("select").first for n in (1, 2)
    )
    one, other = first.input_value(), second.input_value()
    second.select_option(one)  # it leaves the other pile
    expect(first).to_have_value(other)
    third = str(second.locator("option").nth(3).get_attribute("value"))
    second.select_option(third)
    page.get_by_role("button", name="These are the piles").click()
    phase(page, "choose")
    seen = campaign(server, {"id": page.url.rsplit("/", 1)[1]})
    assert seen["cards"] == "manual"
    assert [pile["city"]["id"] for pile in seen["piles"]] == [other, third]


def test_cards_of_another_box_are_typed_in(server: Server, open_window: OpenWindow) -> None:
    """C2, C10: the notebook keeps their names; in a city it does not know nothing is begun here."""
    page = open_window(server, "#/campaigns")
    page.get_by_label("I do, at my table").check()
    page.get_by_role("button", name="Begin").click()
    phase(page, "deal")
    pile = page.get_by_role("group", name="Pile 1")
    expect(pile.get_by_label("Name of the city on your card")).to_be_hidden()
    for n, (kind, name) in enumerate({"city": "Springfield", "scenario": "The long wait"}.items()):
        pile.locator("select").nth(n).select_option(label="Another card …")
        pile.get_by_label(f"Name of the {kind} on your card").fill(name)
    page.get_by_role("button", name="These are the piles").click()
    phase(page, "choose")
    expect(page.locator(".pile").first).to_contain_text("The long wait")
    page.get_by_role("button", name="Defend Springfield").click()
    phase(page, "prepare")
    step(page)
    expect(page.locator("section.game")).to_contain_text("does not know this city")
    expect(page.get_by_role("button", name="Play this game")).to_have_count(0)
    step(page)
    row = page.locator(".notebook tbody tr").first
    expect(row).to_contain_text("Springfield")
    expect(row).to_contain_text("The long wait")


def test_scenarios_that_only_have_a_name_offer_no_rules(
    server: Server, open_window: OpenWindow
) -> None:
    page = open_window(server, "#/campaigns")
    page.get_by_label("I do, at my table").check()
    page.get_by_role("button", name="Begin").click()
    phase(page, "deal")
    expect(page.locator(".world-places")).to_be_hidden()  # no city yet
    for number, name in enumerate(("The long wait", "The short one"), 1):
        pile = page.get_by_role("group", name=f"Pile {number}")
        pile.locator("select").nth(1).select_option(label="Another card …")
        pile.get_by_label("Name of the scenario on your card").fill(name)
    page.get_by_role("button", name="These are the piles").click()
    phase(page, "choose")
    expect(page.get_by_role("button", name="rules of both")).to_have_count(0)


def test_a_whole_campaign_to_its_score(server: Server, open_window: OpenWindow) -> None:
    """C1-C10: one game is really played, the other results are entered by hand."""
    page = open_window(server, "#/")
    page.get_by_role("link", name="Campaign Four chapters").click()
    wait_for_screen(page, "#/campaigns")
    page.get_by_label("Name").fill(NAME)
    page.get_by_text("Choose the seed").first.click()
    page.get_by_label("Choose the seed").fill("7")
    page.get_by_role("button", name="Begin").click()
    wait_for_screen(page, "#/campaign")
    expect(page.locator(".pile")).to_have_count(2)
    expect(page.locator(".briefing")).to_have_attribute("open", "")
    expect(page.locator(".camp-rules")).to_have_count(0)
    step(page)
    expect(page.locator(".battle .camp-rules")).to_have_count(1)
    assert_seen(page.locator(":checked + .face [aria-hidden]"), "1 · standard")
    step(page)
    first = play_next_game(page, server)
    page.get_by_role("link", name="Back to the campaign").click()
    expect(page.locator(".notebook tbody tr").first).to_contain_text("X")
    assert server.game(first)["kind"] == "campaign"
    expect(page.locator("section.prepare")).to_contain_text("is damaged. One more game")
    results = iter([True, True, True, True, True, True, False, True])
    while phase_of(page) != "over":
        step(page, next(results) if phase_of(page) == "game" else True)
    expect(page.get_by_role("heading", name="The campaign is won")).to_be_visible()
    expect(page.locator(".camp-final")).to_have_text("Final score: 5")
    story = page.locator(".camp-story li")
    expect(story).to_have_count(8)
    expect(story.first).to_contain_text("Lost once, then held in the ruins")
    expect(story.nth(6)).to_contain_text("The city fell")  # C7: it had one game
    expect(story.last).to_contain_text("Here the war ended")
    go(page, server, "#/campaigns")
    expect(page.locator(".games li")).to_contain_text("The campaign is won")


def play_next_game(page: Page, server: Server) -> str:
    """Begin the next game by a click and lose it, by any moves; the last one is seen."""
    page.get_by_role("button", name="Play this game").click()
    wait_for_screen(page, "#/game")
    id = game_id(page)
    chance = random.Random(5)
    view = server.game(id)
    while view["actions"]:
        view = server.act(id, chance.choice(view["actions"]), view["version"])
    assert view["position"]["result"]["won"] is False
    page.reload()
    wait_for_screen(page, "#/game")
    return id


def test_a_game_under_way_is_played_on(server: Server, open_window: OpenWindow) -> None:
    seen = take(server, take(server, new(server), "choose", pile=2), "prepare", threat=2)
    page = open_window(server, f"#/campaign/{seen['id']}")
    expect(page.locator(".sky-tiles .hard")).to_have_count(2)
    page.get_by_role("button", name="Play this game").click()
    wait_for_screen(page, "#/game")
    id = game_id(page)
    page.go_back()
    resume = page.get_by_role("link", name="Continue playing")
    expect(resume).to_have_attribute("href", f"#/game/{id}")
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    go(page, server, "#/")
    expect(page.locator(".continue .details")).to_contain_text("campaign")


def test_a_reload_finds_the_campaign_as_it_was(server: Server, open_window: OpenWindow) -> None:
    seen = new(server)
    page = open_window(server, f"#/campaign/{seen['id']}")
    step(page)
    phase(page, "prepare")
    page.locator("input[type='radio'][value='3']").check(force=True)
    step(page)
    phase(page, "game")
    page.reload()
    phase(page, "game")
    expect(page.locator("section.game")).to_contain_text("Threat level 3")
    page.get_by_role("button", name="Take back the last choice").click()
    phase(page, "prepare")
    page.get_by_role("button", name="Take back the last choice").click()
    phase(page, "choose")
    assert campaign(server, seen)["can_undo"] is False


def test_the_older_of_two_windows_is_told(
    server: Server, open_window: OpenWindow, watcher: Any
) -> None:
    watcher.allow(r"status of 409.*/step")
    watcher.allow(r"was changed elsewhere")
    seen = new(server)
    first = open_window(server, f"#/campaign/{seen['id']}")
    second = open_window(server, f"#/campaign/{seen['id']}")
    step(first)
    second.locator(".pile .primary").last.click()
    expect(second.locator(".toast.error")).to_contain_text("was changed elsewhere")
    phase(second, "prepare")
    assert campaign(server, seen)["battle"]["city"]["id"] == seen["piles"][0]["city"]["id"]


def test_the_rules_of_both_scenarios_on_request(server: Server, open_window: OpenWindow) -> None:
    page = open_window(server, f"#/campaign/{new(server)['id']}")
    page.get_by_role("button", name="Show the rules of both scenarios").click()
    expect(page.locator(".pile .camp-rules")).to_have_count(2)


def test_campaigns_side_by_side_and_deleted(server: Server, open_window: OpenWindow) -> None:
    new(server, "One")
    new(server, "Two")
    page = open_window(server, "#/campaigns")
    expect(page.locator(".games li strong")).to_have_text(["Two", "One"])
    page.get_by_role("button", name="Delete Two").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.locator(".games li strong")).to_have_text(["One"])


def test_by_keyboard_from_the_pile_to_the_sky(server: Server, open_window: OpenWindow) -> None:
    page = open_window(server, f"#/campaign/{new(server)['id']}")
    page.locator(".pile .primary").first.focus()
    page.keyboard.press("Enter")
    phase(page, "prepare")
    expect(page.locator("#camp-now")).to_be_focused()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.type") == "radio":
            break
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("section.game")).to_contain_text("Threat level 2")


def test_on_a_phone_in_german(server: Server, open_window: OpenWindow) -> None:
    route = f"#/campaign/{new(server)['id']}"
    page = open_window(server, route, size=PHONE, touch=True, locale="de-DE")
    expect(page.get_by_role("heading", name="Welche Schlacht schlägst du?")).to_be_visible()
    page.locator(".pile .primary").first.tap()
    phase(page, "prepare")
    expect(page.locator("#camp-now")).to_be_in_viewport()


def test_the_notebook_on_paper_is_the_notebook_alone(
    server: Server, open_window: OpenWindow
) -> None:
    page = open_window(server, f"#/campaign/{new(server)['id']}")
    page.emulate_media(media="print")
    expect(page.locator(".notebook table")).to_be_visible()
    for gone in ("#bar", ".world", ".pile >> nth=0"):
        expect(page.locator(gone)).to_be_hidden()
    page.emulate_media(media="screen")


def test_the_notebook_is_downloaded(server: Server, open_window: OpenWindow) -> None:
    page = open_window(server, f"#/campaign/{new(server)['id']}", locale="fr-FR")
    with page.expect_download() as download:
        page.get_by_role("link", name="Le livret à imprimer (PDF)").click()
    assert download.value.suggested_filename == f"{NAME}.pdf"
    assert download.value.path().read_bytes().startswith(b"%PDF")


def test_a_broken_pack_is_named(tmp_path: Path, open_window: OpenWindow) -> None:
    pack = tmp_path / "under-falling-skies" / "packs" / "my-cities"
    pack.mkdir(parents=True)
    (pack / "atlantis.toml").write_text('kind = "city"\n')
    server = Server(tmp_path)
    page = open_window(server, "#/campaigns")
    expect(page.locator(".broken-pack")).to_contain_text("my-cities")
    expect(page.locator(".broken-pack li").first).to_contain_text("atlantis.toml")
    server.stop()


def test_a_campaign_that_is_gone_leads_to_the_others(
    server: Server, open_window: OpenWindow, watcher: Any
) -> None:
    """In words for those who play here, and not in those of the terminal."""
    watcher.allow(r"status of 404.*/api/campaigns/")
    seen = new(server)
    page = open_window(server, f"#/campaign/{seen['id']}")
    server.ask("DELETE", f"/api/campaigns/{seen['id']}")
    page.locator(".pile .primary").first.click()
    for _ in ("in another window", "by its address"):
        expect(page.get_by_role("heading", name="This campaign is gone")).to_be_visible()
        expect(page.get_by_role("alert")).to_contain_text("deleted")
        expect(page.locator("main")).not_to_contain_text("ufs campaign")
        go(page, server, f"#/campaign/{seen['id']}")
    page.get_by_role("link", name="All campaigns").click()
    wait_for_screen(page, "#/campaigns")


def test_a_game_whose_campaign_is_gone_is_no_longer_called_one(
    server: Server, open_window: OpenWindow, watcher: Any
) -> None:
    watcher.allow(r"status of 404.*/campaign")
    seen = take(server, take(server, new(server), "choose", pile=1), "prepare", threat=1)
    page = open_window(server, f"#/campaign/{seen['id']}")
    id = play_next_game(page, server)
    expect(page.get_by_role("link", name="Back to the campaign")).to_be_visible()
    server.ask("DELETE", f"/api/campaigns/{seen['id']}")
    page.get_by_role("link", name="Back to the campaign").click()
    expect(page.get_by_role("heading", name="This campaign is gone")).to_be_visible()
    go(page, server, "#/")
    expect(page.locator(".games li .details")).not_to_contain_text("campaign")
    go(page, server, f"#/game/{id}")
    expect(page.locator(".ending")).to_be_visible()
    expect(page.get_by_role("link", name="Back to the campaign")).to_have_count(0)


def test_a_deleted_game_begins_again(server: Server, open_window: OpenWindow) -> None:
    """C3: whoever deletes it is told that a campaign waits for it, and it is no dead end."""
    seen = take(server, take(server, new(server), "choose", pile=1), "prepare", threat=1)
    page = open_window(server, f"#/campaign/{seen['id']}")
    page.get_by_role("button", name="Play this game").click()
    wait_for_screen(page, "#/game")
    first = game_id(page)
    go(page, server, "#/")
    page.locator(".continue").get_by_role("button", name="Delete").click()
    expect(page.get_by_role("dialog")).to_contain_text(f"“{NAME}” is waiting for its result")
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.locator(".continue")).to_have_count(0)
    go(page, server, f"#/campaign/{seen['id']}")
    expect(page.locator("section.game")).to_contain_text("It can begin again")
    page.get_by_role("button", name="Play this game").click()
    wait_for_screen(page, "#/game")
    assert game_id(page) != first
    assert campaign(server, seen)["running"] == game_id(page)


# --- what is seen ---


def campaign_at(server: Server, phase: str, chapter: int, threat: int = 1) -> Any:
    """A campaign in which it is time for something in a chapter, and everything was won."""
    seen = new(server)
    while seen["phase"] != phase or len(seen["chapters"]) < chapter:
        choices = seen["choices"]
        if seen["phase"] == "choose":
            seen = take(server, seen, "choose", pile=1)
        elif seen["phase"] == "muster":
            team = [who["id"] for who in choices["characters"][: choices["count"]]]
            seen = take(server, seen, "muster", characters=team)
        elif seen["phase"] == "prepare":
            seen = take(server, seen, "prepare", threat=threat)
        else:
            seen = take(server, seen, "note", won=True)
    return seen


def test_a_sky_tile_shows_its_side(server: Server, open_window: OpenWindow) -> None:
    """C6, C9: as many threatening tiles as the threat level; S13: stars are the difficulty."""
    seen = campaign_at(server, "game", 2, threat=3)
    page = open_window(server, f"#/campaign/{seen['id']}")
    told = [
        tile["id"] + ("more threatening side" if tile["hard"] else "easy side")
        for tile in seen["next"]["tiles"]
    ]
    assert sum("threatening" in tile for tile in told) == 3
    expect(page.locator(".sky-tiles li")).to_have_text(told)
    difficulty = seen["next"]["stars"]["difficulty"]
    whole = f"{int(difficulty)}½" if difficulty % 1 else str(int(difficulty))
    line = page.get_by_text("Threat level 3.")
    expect(line).to_contain_text(f"Threat level 3. Difficulty in stars: {whole}, epicness")


def test_the_threat_level_is_the_same_number_everywhere(
    server: Server, open_window: OpenWindow
) -> None:
    """C9: at home, in the game and in the notebook; it is kept for the next game."""
    seen = take(server, take(server, new(server), "choose", pile=1), "prepare", threat=3)
    game = server.ask("POST", f"/api/campaigns/{seen['id']}/game", {"version": seen["version"]})
    page = open_window(server)
    expect(page.locator(".continue .details")).to_contain_text("campaign")
    expect(page.locator(".continue .details")).to_contain_text("threat level 3")
    go(page, server, f"#/game/{game['id']}")
    expect(page.get_by_text("threat level 3").first).to_be_visible()
    take(server, campaign(server, seen), "note", won=True)
    go(page, server, f"#/campaign/{seen['id']}")
    expect(page.locator(".notebook tbody tr").first).to_contain_text("3")
    page.locator(".pile .primary").first.click()
    phase(page, "prepare")
    expect(page.locator("input[name]:checked")).to_have_value("3")


def test_what_has_left_the_campaign_can_be_looked_at(
    server: Server, open_window: OpenWindow
) -> None:
    """C2, C4: in a fold that is shut."""
    seen = new(server)
    other = seen["piles"][1]
    take(server, seen, "choose", pile=1)
    page = open_window(server, f"#/campaign/{seen['id']}")
    bag = page.locator(".second-bag")
    expect(bag.locator("summary").first).to_contain_text("What has left the campaign: 3 cards")
    expect(bag.get_by_text(other["city"]["name"])).to_be_hidden()
    bag.locator("summary").first.click()
    for kind in ("city", "scenario", "character"):
        expect(bag.get_by_text(other[kind]["name"]).first).to_be_visible()
    expect(bag.locator(".camp-rules")).to_be_visible()


def test_a_score_has_one_way_of_writing(server: Server, open_window: OpenWindow) -> None:
    seen = take(server, take(server, new(server), "choose", pile=1), "prepare", threat=1)
    take(server, seen, "note", won=False)
    page = open_window(server, f"#/campaign/{seen['id']}", locale="de-DE")
    expect(page.locator(".camp-head")).to_contain_text("Punkte: −1")
    expect(page.locator(".notebook-score")).to_have_text("Punkte: −1")


PORTRAIT = (390, 844)


@pytest.mark.parametrize("size", [WIDE, PORTRAIT])
def test_only_the_page_below_the_bar_scrolls(
    size: tuple[int, int], server: Server, open_window: OpenWindow
) -> None:
    page = open_window(server, f"#/campaign/{new(server)['id']}", size=size)
    page.locator(".pile .primary").first.click()
    phase(page, "prepare")
    expect(page.locator("#camp-now")).to_be_in_viewport()
    assert_the_window_stands(page)
    page.mouse.move(size[0] / 2, size[1] / 2)
    page.mouse.wheel(0, 20_000)
    expect(page.locator(".notebook .rule-link")).to_be_in_viewport()
    page.mouse.wheel(0, 20_000)  # there is nothing left to scroll
    expect(page.locator("#bar")).to_be_in_viewport()
    assert_the_window_stands(page)


def assert_the_window_stands(page: Page) -> None:
    top, height, window = page.evaluate(
        "[document.scrollingElement.scrollTop, document.scrollingElement.scrollHeight, innerHeight]"
    )
    assert top == 0
    assert height <= window


def test_a_new_chapter_begins_with_its_briefing(server: Server, open_window: OpenWindow) -> None:
    """C6: it tells what is new, so it is not left out of sight."""
    seen = campaign_at(server, "choose", 1)
    page = open_window(server, f"#/campaign/{seen['id']}")
    for _ in range(6):
        step(page)
    expect(page.locator(".camp-chapters [aria-current]")).to_contain_text("Chapter 2")
    briefing = page.locator(".briefing")
    expect(briefing).to_have_attribute("open", "")
    expect(briefing.locator("summary")).to_be_focused()
    expect(briefing.locator("p").first).to_be_in_viewport()
    step(page)
    expect(page.locator("#camp-now")).to_be_focused()


def test_the_notebook_on_a_phone_shows_the_results(server: Server, open_window: OpenWindow) -> None:
    """C10: a card for each battle, as wide as the screen."""
    seen = campaign_at(server, "choose", 2, threat=3)
    page = open_window(server, f"#/campaign/{seen['id']}", size=PORTRAIT, touch=True)
    rows = page.locator(".notebook tbody tr:visible")
    expect(rows).to_have_count(2)
    first = rows.first.locator(".result").first
    expect(first).to_have_text("3")
    first.scroll_into_view_if_needed()
    expect(first).to_be_in_viewport(ratio=1)
    label = first.evaluate("e => getComputedStyle(e, '::before').content")
    assert "Game 1" in label
    scroll = page.locator(".notebook .scroll")
    assert scroll.evaluate("e => e.scrollWidth <= e.clientWidth")
    expect(rows.nth(1)).to_contain_text(seen["notebook"]["rows"][1]["city"]["name"])


# --- the map ---

# The places of names, signs and ships on maps of these places, and of the maps themselves.
MEASURED = """async (maps) => {
  const { worldMap } = await import("/campaign/world_map.js");
  const box = (e) => {
    const { left, top, right, bottom } = e.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const named = (e) => [e.textContent || e.getAttribute("class"), box(e)];
  return maps.map((places) => {
    const map = worldMap(places);
    document.querySelector(".world").replaceWith(map);
    const drawn = [...map.querySelectorAll(":scope > svg :is(.place-name, .place, .ship)")];
    return [box(map.querySelector("svg")), drawn.map(named)];
  });
}"""
Box = list[float]


def covers(one: Box, other: Box) -> bool:
    """By more than a line drawn with a soft edge."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide > 0.5 and high > 0.5


def told_places(language: str, chapter: int, pair: tuple[City, City]) -> list[dict[str, Any]]:
    """Two cities under attack, and all others there were until then."""
    known = [city for city in built_in().all(City) if 0 < city.chapter <= chapter]
    states = {city.id: "attacked" for city in pair}
    return [
        {
            "id": city.id,
            "name": getattr(city.name, language),
            "at": city.at,
            "state": states.get(city.id, "saved"),
        }
        for city in known
    ]


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_nothing_on_the_map_covers_anything(
    size: tuple[int, int], server: Server, open_window: OpenWindow
) -> None:
    """Every pair of cities that can be dealt, in every language, alone and among all the others."""
    page = open_window(server, f"#/campaign/{new(server)['id']}", size=size)
    maps = []
    for chapter, language in product((1, 2, 3), LANGUAGES):
        cities = [city for city in built_in().all(City) if city.chapter == chapter]
        for pair in combinations(cities, 2):
            among = told_places(language, chapter, pair)
            maps += [among, [place for place in among if place["state"] == "attacked"]]
    for (edge, drawn), places in zip(page.evaluate(MEASURED, maps), maps, strict=True):
        names = [place["name"] for place in places if place["state"] == "attacked"]
        assert len(drawn) == len(places) + 4  # two ships, two names
        for (what, one), (other_one, other) in combinations(drawn, 2):
            assert not covers(one, other), (names, what, other_one)
        for what, one in drawn:
            within = [*map(max, edge[:2], one[:2]), *map(min, edge[2:], one[2:])]
            assert within == one, (names, what, "outside")


def test_a_city_of_a_pack_is_on_the_map_where_it_says(
    server: Server, open_window: OpenWindow
) -> None:
    """One that names no place is in the list only."""
    page = open_window(server, f"#/campaign/{new(server)['id']}")
    places = [
        {"id": "reykjavik", "name": "Reykjavík", "state": "attacked", "at": [64.1, -21.9]},
        {"id": "cairo", "name": "Cairo", "state": "saved", "at": [30.0, 31.2]},
        {"id": "atlantis", "name": "Atlantis", "state": "attacked", "at": None},
    ]
    ((_, drawn),) = page.evaluate(MEASURED, [places])
    assert sorted(what for what, _ in drawn) == [
        "Reykjavík",
        "place attacked",
        "place saved",
        "ship basic",
    ]
    boxes = dict(drawn)
    assert boxes["place attacked"][0] < boxes["place saved"][0]  # west of it,
    assert boxes["place attacked"][1] < boxes["place saved"][1]  # and north
    expect(page.locator(".world-places li")).to_have_count(3)


def test_a_campaign_is_kept_as_a_file_and_goes_on_from_it(
    tmp_path: Path, server: Server, open_window: OpenWindow, watcher: Watcher
) -> None:
    watcher.allow(r"status of 422.*/load")
    seen = take(server, new(server, "On paper"), "choose", pile=1)
    page = open_window(server, f"#/campaign/{seen['id']}")
    with page.expect_download() as caught:
        page.get_by_text("Save the campaign as a file").click()
    kept = tmp_path / caught.value.suggested_filename
    caught.value.save_as(kept)
    assert kept.name == "On paper.json"
    server.ask("DELETE", f"/api/campaigns/{seen['id']}")
    go(page, server, "#/campaigns")
    broken = tmp_path / "broken.json"
    broken.write_text(kept.read_text(encoding="utf-8")[:50], encoding="utf-8")
    page.get_by_text("Continue a campaign from a file").click()
    page.locator("#load-file").set_input_files(broken)
    expect(page.locator("#load-error")).to_contain_text("not the file of a campaign")
    page.locator("#load-file").set_input_files(kept)
    phase(page, "prepare")
    expect(page.locator(".notebook")).to_contain_text("On paper")
