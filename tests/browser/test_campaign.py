"""A campaign in the page: from the first pile to the score, in one window and in two."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.places import PHONE, OpenWindow, game_id, go, wait_for_screen
from tests.browser.server import Server
from tests.browser.watch import Watcher

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


def assert_seen(stars: Locator) -> None:
    """The chosen stars do not have the colour they stand on."""
    expect(stars).to_have_count(1)
    ink, ground = stars.evaluate(
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
        page.get_by_role("group", name=f"Pile {n}").get_by_label("City") for n in (1, 2)
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
    expect(page.locator(".camp-rules")).to_have_count(1)
    assert_seen(page.locator(":checked + .face .stars"))
    step(page)
    first = play_next_game(page, server)
    page.get_by_role("link", name="On with the campaign").click()
    expect(page.locator(".notebook tbody tr").first).to_contain_text("X")
    assert server.game(first)["kind"] == "campaign"
    expect(page.locator("section.prepare")).to_contain_text("is damaged. One more game")
    results = iter([True, True, True, True, True, True, False, True])
    while phase_of(page) != "over":
        step(page, next(results) if phase_of(page) == "game" else True)
    expect(page.get_by_role("heading", name="The campaign is won")).to_be_visible()
    expect(page.locator(".camp-final")).to_have_text("★★★★★Final score: 5")
    story = page.locator(".camp-story li")
    expect(story).to_have_count(8)
    expect(story.first).to_contain_text("Lost once, then held in the ruins")
    expect(story.nth(6)).to_contain_text("The city fell")  # C7: it was damaged and had one game
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
    expect(page.locator(".sky-tiles .hard")).to_have_count(1)
    page.get_by_role("button", name="Play this game").click()
    wait_for_screen(page, "#/game")
    id = game_id(page)
    page.go_back()
    expect(page.get_by_role("link", name="Play on")).to_have_attribute("href", f"#/game/{id}")
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
    watcher.allow(r"went on elsewhere")
    seen = new(server)
    first = open_window(server, f"#/campaign/{seen['id']}")
    second = open_window(server, f"#/campaign/{seen['id']}")
    step(first)
    second.locator(".pile .primary").last.click()
    expect(second.locator(".toast.error")).to_contain_text("went on elsewhere")
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


def test_what_is_not_there_is_said(server: Server, open_window: OpenWindow, watcher: Any) -> None:
    watcher.allow(r"status of 404")
    watcher.allow(r"There is no campaign")
    page = open_window(server, "#/campaign/nothing")
    expect(page.get_by_role("alert")).to_contain_text("There is no campaign")


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
    page.get_by_text("Go on with a campaign from a file").click()
    page.locator("#load-file").set_input_files(broken)
    expect(page.locator("#load-error")).to_contain_text("not the file of a campaign")
    page.locator("#load-file").set_input_files(kept)
    phase(page, "prepare")
    expect(page.locator(".notebook")).to_contain_text("On paper")
