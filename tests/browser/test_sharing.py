"""A game as text: out of the page and in again; and no text ever becomes part of the page."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.support.browser.places import (
    OpenWindow,
    game_id,
    go,
    read_game,
    wait_for_screen,
    walk,
)
from tests.support.browser.screens import played
from tests.support.browser.server import Server
from tests.support.browser.watch import Watcher
from tests.support.table import ROSWELL, position

MARKUP = "<img src=x onerror=\"window.hacked='yes'\"><b>bold</b>"


def check_harmless(page: Page) -> None:
    """Nothing of the markup has become an element."""
    assert page.evaluate("window.hacked ?? null") is None
    assert page.locator("img, b").count() == 0


def test_a_shared_game_is_loaded_again_and_goes_on(server: Server, open_window: OpenWindow) -> None:
    id = server.load(played("win", 10))
    page = open_window(server, f"#/game/{id}", permissions=["clipboard-read", "clipboard-write"])
    page.locator(".tool-share").click()
    dialog = page.locator("dialog")
    text = dialog.locator("textarea").input_value()
    assert text == server.record(id)
    dialog.get_by_role("button", name="Copy").click()
    expect(dialog.get_by_role("status")).to_have_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == text
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    go(page, server, "#/load")
    page.get_by_role("textbox").focus()
    page.keyboard.press("Control+v")
    page.get_by_role("button", name="Load it").click()
    wait_for_screen(page, "#/game")
    new = game_id(page)
    assert new != id
    assert server.game(new)["position"] == server.game(id)["position"]
    expect(page.locator(".log-entry[data-step='10']")).to_have_count(1)


def test_a_game_is_saved_as_a_file_and_opened(
    server: Server, open_window: OpenWindow, tmp_path: Path
) -> None:
    id = server.load(read_game("damage"))
    page = open_window(server, f"#/game/{id}")
    page.locator(".tool-share").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.read_text(encoding="utf-8") == server.record(id)
    go(page, server, "#/load")
    page.locator("input[type='file']").set_input_files(file)
    wait_for_screen(page, "#/game")
    expect(page.locator(".banner.ending")).to_contain_text("The base is destroyed.")


def test_whoever_wants_the_pieces_of_a_game_that_is_gone_is_told(
    server: Server, open_window: OpenWindow, watcher: Watcher
) -> None:
    id = server.load(read_game("damage"))
    page = open_window(server, f"#/game/{id}")
    page.locator(".tool-share").click()
    page.wait_for_selector("dialog[open] textarea, dialog[open] pre")
    server.api.delete(f"/api/games/{id}")
    watcher.allow("status of 404", "ApiError")
    page.get_by_label("With its pieces").click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".toast.error")).to_be_visible()


def test_a_position_as_json_can_be_loaded_too(page: Page, server: Server) -> None:
    go(page, server, "#/load")
    page.get_by_role("textbox").fill(json.dumps(position(ROSWELL, energy=5)))
    page.get_by_role("button", name="Load it").click()
    wait_for_screen(page, "#/game")
    expect(page.locator(".standing")).to_contain_text("5/7")


def test_a_wrong_text_is_refused_in_words_and_stays_text(
    page: Page, server: Server, watcher: Watcher
) -> None:
    watcher.allow(r"status of 422.*/load")
    for text, told in (
        ("", "There is no text yet."),
        ("hello", "ufs-record/1"),
        ("ufs-record/1\nedition: box\n\nroll P1=9\n", "Line 4"),
        (f"ufs-record/1\nedition: {MARKUP}\n\nunfinished\n", "<img src=x"),
        (f"ufs-record/1\nedition: box\ncity: {MARKUP}\n\nunfinished\n", "<img src=x"),
        (f"ufs-record/1\n{MARKUP}: 1\n", "<img src=x"),
        (json.dumps({"format": "ufs-position/1", MARKUP: 1}), "<img src=x"),
    ):
        walk(page, "#/load")
        page.get_by_role("textbox").fill(text)
        page.get_by_role("button", name="Load it").click()
        expect(page.locator("#load-error")).to_contain_text(told)
        check_harmless(page)
    assert server.games() == []


def test_names_of_a_players_own_pieces_never_become_markup(
    tmp_path: Path, open_window: OpenWindow
) -> None:
    pack = tmp_path / "saves" / "under-falling-skies" / "packs" / "mine"
    (pack / "cities").mkdir(parents=True)
    name = json.dumps(MARKUP)
    names = f"[name]\nen = {name}\nde = {name}\nfr = {name}\n"
    (pack / "pack.toml").write_text(
        f'kind = "pack"\nid = "mine"\nversion = "1"\nsource = "own"\n{names}'
    )
    (pack / "cities" / "mine.toml").write_text(
        'kind = "city"\nid = "mine"\nsource = "own"\neditions = ["box"]\nupper = "C"\nlower = "A"\n'
        f"{names}[blue]\nenergy = 2\n[damaged]\nenergy = 2\n"
    )
    server = Server(tmp_path / "saves")
    try:
        page = open_window(server, "#/new")
        tile = page.locator("label:has(input[value='mine'])")
        expect(tile).to_contain_text(MARKUP)
        tile.click()
        check_harmless(page)
        page.get_by_role("button", name="Start").click()
        wait_for_screen(page, "#/game")
        expect(page.locator(".place")).to_contain_text(MARKUP)
        check_harmless(page)
        go(page, server, "#/")
        expect(page.locator(".continue")).to_contain_text(MARKUP)
        check_harmless(page)
    finally:
        server.stop()
