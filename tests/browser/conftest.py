"""One Chromium for every process of the tests, a server beside it, a new page for each test."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.support.browser.places import PATIENCE, WIDE, OpenWindow, go
from tests.support.browser.server import Server
from tests.support.browser.watch import Watcher
from tests.support.browser.windows import Windows

CHROMIUM = Path(os.environ.get("UFS_CHROMIUM", "/usr/bin/chromium"))
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Nothing but this machine can be reached: the page has to do without.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Only as long as these tests run: it keeps an event loop that other tests must not find."""
    if not CHROMIUM.exists():
        pytest.fail(
            f"There is no browser at {CHROMIUM}. `make browser` installs Chromium (as root); "
            "or say where one is with UFS_CHROMIUM=/path/to/chromium.",
            pytrace=False,
        )
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("saves"))
    yield server
    server.stop()
    assert "Traceback" not in server.errors.read_text()


@pytest.fixture
def server(shared_server: Server) -> Server:
    """The server without games, with the settings of the first day, and no animations."""
    shared_server.clear()
    return shared_server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    server = Server(tmp_path / "saves")
    server.clear()
    yield server
    server.stop()


@pytest.fixture
def watcher() -> Watcher:
    return Watcher()


@pytest.fixture(scope="package")
def windows(browser: Browser) -> Iterator[Windows]:
    windows = Windows(browser)
    yield windows
    windows.close()


COACHED = ("-m", "tests.support.coached")


@pytest.fixture(scope="package")
def coached_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose coach is quick and needs no Numba."""
    server = Server(tmp_path_factory.mktemp("coached"), command=COACHED)
    yield server
    server.stop()
    assert "Traceback" not in server.errors.read_text()


@pytest.fixture
def coached(coached_server: Server) -> Server:
    coached_server.clear()
    return coached_server


@pytest.fixture
def open_window(windows: Windows, watcher: Watcher) -> Iterator[OpenWindow]:
    """Opens a window at a place: open_window(server, "#/new", size=PHONE, touch=True)."""

    def open_one(server: Server, route: str = "#/", **options: Any) -> Page:
        page = windows.open(watcher, server, **options)
        go(page, server, route)
        return page

    yield open_one
    windows.close_pages()
    assert not watcher.found(), "\n".join(watcher.found())


@pytest.fixture
def page(open_window: OpenWindow, server: Server) -> Page:
    """A wide window at home."""
    return open_window(server)


@pytest.fixture(scope="package")
def kept_page(browser: Browser, shared_server: Server) -> Iterator[tuple[Page, Watcher, Windows]]:
    """Those who only walk through the screens share not only a context but a page."""
    windows, watcher = Windows(browser), Watcher()
    yield windows.open(watcher, shared_server), watcher, windows
    windows.close()


@pytest.fixture
def visitor(kept_page: tuple[Page, Watcher, Windows]) -> Iterator[Page]:
    """A wide window for a walk through the screens, that remembers nothing of walks before."""
    page, watcher, windows = kept_page
    windows.forget("local_storage")  # the page itself stands at about:blank
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    page.emulate_media(color_scheme="dark")
    watcher.begin()
    watcher.allow(r"status of 422.*/load")  # one of the screens shows a refused record
    yield page
    page.goto("about:blank")
    assert not watcher.found(), "\n".join(watcher.found())
