"""Watches a page: any error in it fails the test."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response

NO_NETWORK = ("data:", "blob:", "about:")
SERVER_GONE = (
    "ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|does not answer"
    # killed when its answer had begun but not ended
    "|ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE_CHUNKED_ENCODING"
)


@dataclass
class Watcher:
    """Collects console errors, script errors, requests to other hosts and server errors.

    Violations of the content security policy are console errors. `allow` names expected errors.
    """

    origin: str = ""
    errors: list[str] = field(default_factory=list)
    allowed: list[str] = field(default_factory=list)
    sent: list[str] = field(default_factory=list)

    def begin(self) -> None:
        """Clear everything for a new test."""
        for notes in (self.errors, self.allowed, self.sent):
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
        page.on("pageerror", lambda error: self.errors.append(f"script error: {error}"))
        page.on("crash", lambda _: self.errors.append("the page crashed"))

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location.get("url", "")
            self.errors.append(f"console {message.type}: {message.text} ({where})")

    def on_request(self, request: Request) -> None:
        self.sent.append(request.url)
        if not request.url.startswith((f"{self.origin}/", *NO_NETWORK)):
            self.errors.append(f"request to another host: {request.url}")

    def on_response(self, response: Response) -> None:
        if response.status >= 500:
            self.errors.append(f"answer {response.status}: {response.url}")

    def allow(self, *patterns: str) -> None:
        self.allowed.extend(patterns)

    def found(self) -> list[str]:
        """The unexpected errors."""
        return [
            error
            for error in self.errors
            if not any(re.search(pattern, error) for pattern in self.allowed)
        ]
