"""A page that is watched: whatever goes wrong in it fails the test."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response

NO_NETWORK = ("data:", "blob:", "about:")


@dataclass
class Watcher:
    """Notes console errors, script errors, requests to other places and answers of a broken server.

    Broken policies are console errors too. `allow` names what a test brings about on purpose.
    """

    origin: str = ""
    troubles: list[str] = field(default_factory=list)
    allowed: list[str] = field(default_factory=list)
    sent: list[str] = field(default_factory=list)

    def begin(self) -> None:
        """Forget what was."""
        for notes in (self.troubles, self.allowed, self.sent):
            notes.clear()

    def watch(self, context: BrowserContext) -> None:
        context.on("request", self.on_request)
        context.on("response", self.on_response)
        context.on("page", self.watch_page)

    def unwatch(self, context: BrowserContext) -> None:
        context.remove_listener("request", self.on_request)
        context.remove_listener("response", self.on_response)
        context.remove_listener("page", self.watch_page)

    def watch_page(self, page: Page) -> None:
        page.on("console", self.on_console)
        page.on("pageerror", lambda error: self.troubles.append(f"script error: {error}"))
        page.on("crash", lambda _: self.troubles.append("the page crashed"))

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location.get("url", "")
            self.troubles.append(f"console {message.type}: {message.text} ({where})")

    def on_request(self, request: Request) -> None:
        self.sent.append(request.url)
        if not request.url.startswith((f"{self.origin}/", *NO_NETWORK)):
            self.troubles.append(f"request to another place: {request.url}")

    def on_response(self, response: Response) -> None:
        if response.status >= 500:
            self.troubles.append(f"answer {response.status}: {response.url}")

    def allow(self, *patterns: str) -> None:
        self.allowed.extend(patterns)

    def found(self) -> list[str]:
        """What went wrong and was not meant to."""
        return [
            error
            for error in self.troubles
            if not any(re.search(pattern, error) for pattern in self.allowed)
        ]
