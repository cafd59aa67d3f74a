"""The token and the service worker in a real browser."""

from __future__ import annotations

from itertools import chain

from playwright.sync_api import Page, expect

from tests.support.browser.places import OpenWindow, go, wait_for_promise, wait_for_screen
from tests.support.browser.server import Server
from tests.support.browser.watch import SERVER_GONE, Watcher
from tests.support.lab import wait_until
from tests.support.table import ROSWELL

NO_TOKEN = "status of 401"


def test_the_printed_address_opens_once_and_for_all(
    own_server: Server, open_window: OpenWindow, watcher: Watcher
) -> None:
    watcher.allow(SERVER_GONE)
    page = open_window(own_server)
    page.context.clear_cookies()
    id = own_server.new_game(ROSWELL, 4)
    page.goto("about:blank")
    page.goto(f"{own_server.address}/?token={own_server.token}#/game/{id}")
    wait_for_screen(page, "#/game")
    assert page.url == f"{own_server.address}/#/game/{id}", "the token is gone, the route is not"
    own_server.kill()
    own_server.restart()
    go(page, own_server, f"#/game/{id}")  # a bookmark
    assert page.evaluate("document.cookie") == "", "no script can read the token"


def test_without_the_token_the_page_says_where_it_is(
    server: Server, open_window: OpenWindow, watcher: Watcher
) -> None:
    watcher.allow(NO_TOKEN)
    page = open_window(server, locale="de-DE")
    page.context.clear_cookies()
    page.goto("about:blank")
    page.goto(f"{server.address}/")
    expect(page.locator("main")).to_contain_text("„make play“ oder „ufs play“")
    expect(page.locator("main")).to_contain_text("under-falling-skies/token")
    assert page.evaluate("getComputedStyle(document.querySelector('main')).paddingLeft") != "0px"
    page.goto(f"{server.address}/?token={server.token}")
    wait_for_screen(page, "#/")


def test_a_link_on_another_site_opens_the_page_at_its_route(
    page: Page, server: Server, watcher: Watcher
) -> None:
    watcher.allow(NO_TOKEN)
    page.goto(f"data:text/html,<a href='{server.address}/%23/rules'>rules</a>")
    page.locator("a").click()
    wait_for_screen(page, "#/rules")
    assert page.url == f"{server.address}/#/rules"


def test_a_link_on_another_site_without_the_token_ends_at_the_door(
    page: Page, server: Server, watcher: Watcher
) -> None:
    watcher.allow(NO_TOKEN)
    page.goto("about:blank")
    page.context.clear_cookies()
    page.goto(f"data:text/html,<a href='{server.address}/%23/rules'>rules</a>")
    page.locator("a").click()
    page.wait_for_url("**/?again#/rules")
    expect(page.locator("main")).to_contain_text("ufs play")


# --- what the service worker keeps ---

KEPT = """async () => {
  const kept = {};
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys();
    kept[name] = requests.map(({ url }) => url.split("#")[0].slice(location.origin.length + 1));
  }
  return kept;
}"""
CONTROLLED = "() => navigator.serviceWorker.controller?.state === 'activated'"


def test_caches_of_others_stay_and_our_older_ones_go(page: Page, server: Server) -> None:
    page.wait_for_function(CONTROLLED)
    page.evaluate(
        """async () => {
          await Promise.all(["ufs-page-2", "another"].map((name) => caches.open(name)));
          await (await navigator.serviceWorker.ready).unregister();
        }"""
    )
    go(page, server, "#/")
    wait_for_promise(page, "async () => !(await caches.has('ufs-page-2'))")
    names = list(page.evaluate(KEPT))
    assert "another" in names
    assert len(names) == 2


def test_only_the_files_of_the_page_are_kept(page: Page, server: Server, watcher: Watcher) -> None:
    watcher.allow("status of 404", NO_TOKEN)
    page.wait_for_function(CONTROLLED)
    go(page, server, "#/rules")
    asked = [
        "api/about",
        "api/games",
        "openapi.json",
        "core/app.js?x=1",
        "nothing",
        "api",
        "screens/home.js",
    ]
    page.evaluate("(all) => Promise.all(all.map((one) => fetch(one)))", asked)
    expected = {"", "core/app.js", "learn/rules.js", "screens/home.js", "api/words/en"}
    wait_until(lambda: expected <= {*chain(*page.evaluate(KEPT).values())}, "all are kept")
    ((name, files),) = page.evaluate(KEPT).items()
    assert name in server.api.get("/sw.js").text.replace("`${OURS}", "ufs-page-")
    assert not set(asked[:-1]) & set(files)
    page.context.clear_cookies()
    assert page.evaluate("fetch('./').then(({ status }) => status)") == 401
    kept = "caches.match('./').then((answer) => answer.text())"
    assert "core/app.js" in page.evaluate(kept), "the page, not the refusal"
