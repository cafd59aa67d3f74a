"""The page as a whole: small, alone, installable, and watched."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.browser.places import OpenWindow, go, wait_for_screen
from tests.support.browser.server import Server
from tests.support.browser.watch import Watcher
from ufs.drawing import shapes
from ufs.web.static import page_names

# Bytes as they travel, with the words of one language.
FIRST_BOARD = 150 * 1000
EVERYTHING = 400 * 1000

TRAVELLED = """() => Object.fromEntries(["navigation", "resource"]
  .flatMap((kind) => performance.getEntriesByType(kind))
  .map(({ name, encodedBodySize }) => [name, encodedBodySize]))"""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_first_board_weighs_little(
    language: str, server: Server, open_window: OpenWindow
) -> None:
    server.ask("PUT", "/api/settings", {"language": language})
    page = open_window(server, f"#/game/{server.new_game({'edition': 'box'}, 4)}")
    weights = page.evaluate(TRAVELLED)
    assert 50_000 < sum(weights.values()) < FIRST_BOARD, weights


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_whole_page_weighs_little(language: str, server: Server) -> None:
    answers = [server.api.get(f"/{name}") for name in page_names()]
    assert all(answer.status_code == 200 for answer in answers)
    words = server.api.get(f"/api/words/{language}")
    weight = sum(answer.num_bytes_downloaded for answer in [*answers, words])
    assert weight < EVERYTHING


DRAWN = """async () => {
  const { burst, mothership, skyline } = await import("/board/pieces.js");
  const paths = (group) => [...group.querySelectorAll("path")].map((one) => one.getAttribute("d"));
  return [burst(3), mothership(82, 33, 31), skyline("atlantis"), skyline("berlin")].map(paths);
}"""


def numbers(d: str) -> list[float]:
    return [float(number) for number in re.findall(r"-?[\d.]+", d)]


def test_the_page_makes_to_measure_what_python_makes(page: Page) -> None:
    """An explosion, a mothership over five columns, a city without a drawing, and one with it."""
    burst, mothership, towers, berlin = page.evaluate(DRAWN)
    made = [part.path for part in shapes.mothership(5 * 82, 33)]
    ours = [shapes.burst(1.45)], made, shapes.skyline("atlantis"), shapes.skyline("berlin")
    for theirs, own in zip((burst, mothership[5:], towers, berlin), ours, strict=True):
        for drawn, expected in zip(theirs, own, strict=True):
            assert numbers(drawn) == pytest.approx(numbers(expected))


def test_manifest_and_icons_are_there(page: Page, server: Server) -> None:
    link = page.locator("link[rel='manifest']").get_attribute("href")
    manifest = server.ask("GET", str(link))
    assert manifest["start_url"]
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        size = page.evaluate(
            """(source) => new Promise((resolve, reject) => {
              const image = new Image();
              image.onload = () => resolve([image.naturalWidth, image.naturalHeight]);
              image.onerror = reject;
              image.src = source;
            })""",
            icon["src"],
        )
        assert size[0] == size[1] > 0
        if "x" in icon["sizes"]:
            assert size[0] == int(icon["sizes"].split("x")[0])


def test_the_service_worker_keeps_the_page(page: Page, server: Server) -> None:
    state = page.evaluate("navigator.serviceWorker.ready.then((one) => one.active.state)")
    assert state in ("activating", "activated")
    go(page, server, "#/")
    kept = page.evaluate(
        """async () => {
          const all = [];
          for (const name of await caches.keys()) {
            const requests = await (await caches.open(name)).keys();
            all.push(...requests.map((request) => new URL(request.url).pathname));
          }
          return all;
        }"""
    )
    assert {"/", "/core/app.js", "/core/transport.js", "/core/style.css", "/api/words/en"} <= set(
        kept
    )
    assert not any(path.startswith("/api/games") for path in kept)


def test_nothing_is_asked_of_another_place(page: Page, server: Server, watcher: Watcher) -> None:
    for route in ("#/new", "#/rules", "#/statistics", "#/settings", "#/load", "#/tutorial"):
        go(page, server, route)
    assert len(watcher.sent) > 20
    assert {url.split("/")[2] for url in watcher.sent if url.startswith("http")} == {
        server.address.removeprefix("http://")
    }


def test_the_watcher_sees_errors_policies_and_strangers(browser: Browser, server: Server) -> None:
    """What every other test relies on."""
    watcher = Watcher(server.address)
    context = browser.new_context()
    server.let_in(context)
    watcher.watch(context)
    page = context.new_page()
    go(page, server, "#/")
    assert watcher.found() == []
    page.evaluate("console.error('one')")
    page.evaluate("setTimeout(() => { throw new Error('two') })")
    page.evaluate(
        "document.body.append(Object.assign(document.createElement('img'), "
        "{ src: 'http://example.org/three.png' }))"
    )
    page.evaluate("document.body.setAttribute('style', 'color: red')")
    page.wait_for_timeout(300)
    found = "\n".join(watcher.found())
    for expected in ("one", "two", "example.org/three.png", "style"):
        assert expected in found
    context.close()


def test_back_and_forward_lead_through_the_screens(page: Page) -> None:
    page.locator("#bar a[href='#/rules']").click()
    wait_for_screen(page, "#/rules")
    page.locator("#bar a[href='#/settings']").click()
    wait_for_screen(page, "#/settings")
    page.go_back()
    wait_for_screen(page, "#/rules")
    page.go_forward()
    wait_for_screen(page, "#/settings")


def test_the_first_tab_skips_to_the_content(page: Page) -> None:
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to the content")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()


def test_tabs_can_be_told_apart(page: Page, server: Server) -> None:
    go(page, server, "#/settings")
    expect(page).to_have_title("Settings – Under Falling Skies")
    setup = {"edition": "box", "city": "washington", "threat": 2}
    made = server.ask("POST", "/api/games", {"setup": setup, "seed": 1})
    go(page, server, f"#/game/{made['id']}")
    expect(page).to_have_title("Washington, D.C. · threat level 2 – Under Falling Skies")
