"""The coach at the desk: hints by mouse, key and finger, chances, a word after a costly move."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import COACHED
from tests.browser.test_accessibility import audit
from tests.browser.test_layout import SIDEWAYS, SMALL, SMALLEST
from tests.support.browser.places import (
    PHONE,
    WIDE,
    OpenWindow,
    game_id,
    go,
    wait_for_promise,
    wait_for_version,
)
from tests.support.browser.screens import played
from tests.support.browser.server import Server
from tests.support.table import ROSWELL


def open_dice(open_window: OpenWindow, server: Server, **options: Any) -> Page:
    """A game in which a die is to be placed, and a coach that can be asked."""
    page = open_window(server, f"#/game/{server.load(played('win', 1))}", **options)
    page.wait_for_selector(".tool-hint:not([aria-disabled])")
    return page


def see_candidates(page: Page) -> None:
    """The second step: letters on dice and spaces, the same as in the list."""
    expect(page.locator(".hint h3")).to_have_text("Worth considering, in no particular order")
    listed = page.locator(".advised-action .advice").all_inner_texts()
    assert listed == list("ABC"[: len(listed)])
    on_dice = "".join(page.locator(".die-advice").all_inner_texts())
    on_board = "".join(page.locator(".advice-mark").all_text_contents())
    assert set(on_dice) == set(on_board) == set(listed)


def see_chances(page: Page) -> None:
    """The third step: a list that falls, and numbers on every die in hand."""
    expect(page.locator(".hint h3")).to_have_text("Chances of winning")
    chances = [
        int(text.strip("%")) for text in page.locator(".advised .advice").all_text_contents()
    ]
    assert len(chances) > 5
    assert chances == sorted(chances, reverse=True)
    assert page.locator(".die-advice").count() == page.locator(".tray-die").count()
    assert page.locator(".advised .advice.best").count() == 1
    assert page.locator(".because li").count() > 0


def see_numbers(page: Page) -> None:
    """With a die in hand every lit space has its number."""
    lit = page.locator(".hit.open")
    expect(page.locator(".advice-mark")).to_have_count(lit.count())


def test_three_presses_with_the_mouse(coached: Server, open_window: OpenWindow) -> None:
    page = open_dice(open_window, coached)
    page.locator(".tool-hint").click()
    expect(page.locator(".hint h3")).to_have_text("Look here")
    expect(page.locator(".advice-mark")).to_have_count(0)
    page.locator(".hint-more").click()
    see_candidates(page)
    page.locator(".tool-hint").click()
    see_chances(page)
    page.locator(".tray-die").first.click()
    see_numbers(page)
    page.locator(".hit.open").first.hover()  # words about a space give way to the hint again
    expect(page.locator(".telling .foretold")).to_be_visible()
    page.mouse.move(1, 1)
    expect(page.locator(".telling .hint")).to_be_visible()
    page.locator(".hit.open").first.click()
    wait_for_version(page, 2)
    expect(page.locator(".hint")).to_have_count(0)
    expect(page.locator(".advice-mark, .die-advice")).to_have_count(0)


def test_three_presses_of_a_key(coached: Server, open_window: OpenWindow) -> None:
    page = open_dice(open_window, coached)
    live = page.locator(".telling")
    expect(live).to_have_attribute("aria-live", "polite")
    for title in ("Look here", "Worth considering, in no particular order", "Chances of winning"):
        page.keyboard.press("h")
        expect(page.locator(".hint h3")).to_have_text(title)
    page.locator(".advised-action").first.focus()
    page.keyboard.press("Enter")  # takes the die and goes to the space
    expect(page.locator(".tray-die[aria-pressed='true']")).to_have_count(1)
    expect(page.locator(".hit:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    wait_for_version(page, 2)
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("A hint; again for more")


def test_three_taps_of_a_finger(coached: Server, open_window: OpenWindow) -> None:
    page = open_dice(open_window, coached, size=PHONE, touch=True)
    page.locator(".tool-hint").tap()
    expect(page.locator(".hint h3")).to_have_text("Look here")
    page.locator(".tool-hint").tap()
    see_candidates(page)
    page.locator(".tool-hint").tap()
    see_chances(page)
    words, space = (
        page.locator(part).bounding_box() for part in (".telling", "[data-space='1-1']")
    )
    assert words
    assert space
    assert words["y"] + words["height"] <= space["y"]  # the base stays free
    page.locator(".hint-close").tap()
    expect(page.locator(".hint")).to_have_count(0)
    expect(page.locator(".advice-mark")).to_have_count(0)


@pytest.mark.parametrize(("moves", "part"), [(13, ".option-advice"), (7, ".advice-mark")])
def test_other_phases_have_hints_too(
    moves: int, part: str, coached: Server, open_window: OpenWindow
) -> None:
    """Rooms and spawning: the badge stands on what can be pressed."""
    page = open_window(coached, f"#/game/{coached.load(played('win', moves))}")
    page.wait_for_selector(".tool-hint:not([aria-disabled])")
    for step in (1, 2, 3):
        page.locator(".tool-hint").click()
        page.wait_for_selector(f".hint[data-step='{step}']")
    expect(page.locator(".option-advice")).to_have_count(page.locator(".option").count())
    assert page.locator(part).count() > 1


def test_the_chance_is_shown_once_it_was_asked_for(
    coached: Server, open_window: OpenWindow
) -> None:
    page = open_dice(open_window, coached)
    id = game_id(page)
    bar = page.locator(".chance")
    expect(bar).to_be_hidden()
    for step in (1, 2, 3):
        page.keyboard.press("h")
        page.wait_for_selector(f".hint[data-step='{step}']")
    page.get_by_role("button", name="Always show my chance").click()
    expect(bar).to_be_visible()
    assert coached.ask("GET", "/api/settings")["win_chance"] is True
    shown = bar.get_attribute("aria-valuenow")
    expect(bar.locator("strong")).to_have_text(f"{shown}%")
    page.locator(".tray-die").first.click()
    with page.expect_response("**/chance") as asked:
        page.locator(".hit.open").last.click()
    points = int(asked.value.json()["chance"] * 100 + 0.5)
    expect(bar).to_have_attribute("aria-valuenow", str(points))
    go(page, coached, "#/settings")
    page.get_by_role("radio", name="Hidden").check(force=True)
    wait_for_promise(
        page, "fetch('/api/settings').then((a) => a.json()).then((s) => !s.win_chance)"
    )
    go(page, coached, f"#/game/{id}")
    page.wait_for_selector(".tool-hint:not([aria-disabled])")
    expect(bar).to_be_hidden()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_chance_glides_only_where_things_may_move(
    motion: str, coached: Server, open_window: OpenWindow
) -> None:
    coached.settle(win_chance=True, speed="normal")
    page = open_dice(open_window, coached, reduced_motion=motion)
    page.wait_for_selector(".chance:not([hidden])")
    time = page.locator(".chance-level").evaluate("e => getComputedStyle(e).transitionDuration")
    assert (time == "0s") is (motion == "reduce")


def test_in_strict_play_it_keeps_quiet(coached: Server, open_window: OpenWindow) -> None:
    coached.settle(win_chance=True, after_move=True)
    id = coached.new_game(ROSWELL, mode="strict")
    page = open_window(coached, f"#/game/{id}")
    button = page.locator(".tool-hint")
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)  # it answers nevertheless
    expect(page.locator(".telling")).to_have_text("In strict play the coach keeps quiet.")
    page.locator(".tray-die").first.click()
    page.locator(".hit.open").first.click()
    wait_for_version(page, 2)
    expect(page.locator(".chance")).to_be_hidden()
    page.keyboard.press("h")
    expect(page.locator(".telling")).to_have_text("In strict play the coach keeps quiet.")
    assert audit(page) == []


def test_a_word_after_a_costly_move(coached: Server, open_window: OpenWindow) -> None:
    coached.settle(after_move=True)
    page = open_dice(open_window, coached)
    page.locator(".tray-die").first.click()
    page.locator(".hit.open").first.click()  # an AA gun, while research lies open
    told = page.locator(".judged")
    expect(told).to_contain_text(re.compile(r"That cost \d+ points? of your chance to win"))
    expect(told).to_contain_text("Better: ")
    assert audit(page) == []
    page.get_by_role("button", name="Take it back").click()
    wait_for_version(page, 3)
    expect(told).to_have_count(0)
    expect(page.locator(".tray-die")).to_have_count(4)


def test_a_good_move_needs_no_word(coached: Server, open_window: OpenWindow) -> None:
    coached.settle(after_move=True, win_chance=True)
    page = open_dice(open_window, coached)
    id = game_id(page)
    best = coached.ask("POST", f"/api/games/{id}/hint", {"step": 3})["options"][0]["action"]
    page.locator(f".tray-die[data-worker='{best['worker']}']").click()
    with page.expect_response(re.compile("last=true")):
        page.locator(f"[data-space='{best['space'][0]}-{best['space'][1]}']").click()
    wait_for_version(page, 2)
    expect(page.locator(".judged")).to_have_count(0)


def test_the_game_goes_on_while_the_coach_gets_ready(
    tmp_path: Path, open_window: OpenWindow
) -> None:
    finished = tmp_path / "finished"
    server = Server(tmp_path / "saves", command=(*COACHED, "--compiles-until", str(finished)))
    try:
        server.clear()
        page = open_window(server, f"#/game/{server.load(played('win', 1))}")
        button = page.locator(".tool-hint")
        expect(button).to_have_attribute("aria-disabled", "true")
        button.click(force=True)  # it answers nevertheless
        expect(page.locator(".telling")).to_contain_text("The coach is getting ready.")
        assert audit(page) == []
        page.locator(".tray-die").first.click()
        page.locator(".hit.open").first.click()
        wait_for_version(page, 2)
        finished.touch()
        expect(button).not_to_have_attribute("aria-disabled", "true")
        button.click()
        expect(page.locator(".hint h3")).to_have_text("Look here")
    finally:
        server.stop()


def test_every_step_can_be_read_by_everyone(coached: Server, open_window: OpenWindow) -> None:
    """axe, no sideways scrolling, nothing too small: wide and on a phone, light and dark."""
    coached.settle(win_chance=True)
    page = open_dice(open_window, coached)
    for step in (1, 2, 3):
        page.keyboard.press("h")
        page.wait_for_selector(f".hint[data-step='{step}']")
        if step == 3:
            page.locator(".tray-die").first.click()
        for width, height in (WIDE, PHONE):
            page.set_viewport_size({"width": width, "height": height})
            where = f"step {step} at {width}"
            assert page.evaluate(SIDEWAYS) == [], where
            assert page.evaluate(SMALL, SMALLEST) == [], where
            page.emulate_media(color_scheme="light")
            assert audit(page) == [], where
            page.emulate_media(color_scheme="dark")
            assert audit(page, runOnly=["color-contrast"]) == [], where
