"""Windows that are as good as new: contexts of the browser are kept, pages and their data are not.

A new context costs Chromium about a second of processor time (processes, empty caches of code and
files); a new page in an old one costs next to nothing. What a page leaves behind in its context is
wiped: storage, cookies, the service worker and what it keeps.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, ViewportSize

from tests.support.browser.places import PATIENCE, WIDE
from tests.support.browser.server import Server
from tests.support.browser.watch import Watcher

# Makes the page this many times slower, to find tests that look before it is ready.
SLOWER = float(os.environ.get("UFS_SLOWER", "1"))
# What moves all the time keeps a core busy; the tests of motion ask for it.
LOOKS = {"locale": "en-US", "color_scheme": "dark", "reduced_motion": "reduce"}

COMMON = "[]"  # no options but a finger or none


@dataclass
class Window:
    """A context, with a blank page that holds it open and can wipe it."""

    kind: tuple[bool, str]
    context: BrowserContext
    blank: Page
    wiper: CDPSession
    watcher: Watcher
    origin: str = ""

    def begin(self, watcher: Watcher, server: Server) -> None:
        self.watcher, self.origin = watcher, server.address
        watcher.origin = server.address
        watcher.watch(self.context)

    def end(self) -> None:
        """As if nothing had been; whatever still speaks belongs to nobody."""
        for page in self.context.pages:
            if page != self.blank:
                page.close()
        self.watcher.unwatch(self.context)
        self.forget("all")
        self.context.clear_cookies()

    def forget(self, kinds: str) -> None:
        wiped = {"origin": self.origin, "storageTypes": kinds}
        self.wiper.send("Storage.clearDataForOrigin", wiped)


class Windows:
    """All windows of one browser: those of the running test, and those that wait for the next."""

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
        """A page in a context of its own, where nothing is kept from others, and watched."""
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
        """What the pages of the running test keep in their browser, by its names in Chromium."""
        for window in self.used:
            window.forget(kinds)

    def close_pages(self) -> None:
        """The test is over. Contexts that few ask for are not worth their memory."""
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
