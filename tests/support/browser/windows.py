"""Clean browser windows: contexts are reused between tests, pages and their data are not.

A new context costs Chromium about a second of CPU time (processes, empty caches of code and files);
a new page in an old one costs almost nothing. What a page leaves in its context is deleted:
storage, cookies, the service worker and its caches.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, ViewportSize

from tests.support.browser.places import PATIENCE, WIDE
from tests.support.browser.server import Server
from tests.support.browser.watch import Watcher

# Makes the page this many times slower, to find tests that do not wait until it is ready.
SLOWER = float(os.environ.get("UFS_SLOWER", "1"))
# Animations keep a core busy; tests that need them enable them.
LOOKS = {"locale": "en-US", "color_scheme": "dark", "reduced_motion": "reduce"}

COMMON = "[]"  # no options other than touch


@dataclass
class Window:
    """A context, with a blank page that keeps it open and can clear its data."""

    kind: tuple[bool, str]
    context: BrowserContext
    blank: Page
    wiper: CDPSession
    watcher: Watcher
    origin: str = ""

    def begin(self, watcher: Watcher, server: Server) -> None:
        self.watcher, self.origin = watcher, server.address
        watcher.origin = server.address
        server.let_in(self.context)
        watcher.watch(self.context)

    def end(self) -> None:
        """Close the test's pages, stop watching, and clear all data."""
        for page in self.context.pages:
            if page != self.blank:
                page.close()
        self.watcher.unwatch(self.context)
        self.forget("all")
        self.context.clear_cookies()

    def forget(self, kinds: str) -> None:
        arguments = {"origin": self.origin, "storageTypes": kinds}
        self.wiper.send("Storage.clearDataForOrigin", arguments)


class Windows:
    """All windows of one browser: those of the running test, and those free for the next."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.used: list[Window] = []
        self.free: list[Window] = []

    def open(
        self,
        watcher: Watcher,
        server: Server,
        size: tuple[int, int] = WIDE,
        touch: bool = False,
        **options: Any,
    ) -> Page:
        """A watched page in a clean context."""
        looks = {
            name: options.pop(name)
            for name in ("color_scheme", "reduced_motion")
            if name in options
        }
        window = self.take(touch, options)
        self.used.append(window)
        window.begin(watcher, server)
        page = window.context.new_page()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        if looks:
            page.emulate_media(**looks)
        if SLOWER > 1:
            session = window.context.new_cdp_session(page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        return page

    def take(self, touch: bool, options: dict[str, Any]) -> Window:
        kind = (touch, str(sorted(options.items())))
        for window in self.free:
            if window.kind == kind:
                self.free.remove(window)
                return window
        viewport = ViewportSize(width=WIDE[0], height=WIDE[1])
        context = self.browser.new_context(
            viewport=viewport, has_touch=touch, is_mobile=touch, **{**LOOKS, **options}
        )
        context.set_default_timeout(PATIENCE)
        blank = context.new_page()
        return Window(kind, context, blank, context.new_cdp_session(blank), Watcher())

    def forget(self, kinds: str) -> None:
        """Clear stored data of the running test; `kinds` are Chromium's storage types."""
        for window in self.used:
            window.forget(kinds)

    def close_pages(self) -> None:
        """End the test. Contexts with unusual options are closed: few tests would reuse them."""
        for window in self.used:
            window.end()
            if window.kind[1] == COMMON:
                self.free.append(window)
            else:
                window.context.close()
        self.used = []

    def close(self) -> None:
        for window in (*self.used, *self.free):
            window.context.close()
