"""Three languages: everything changes at once. test_accessibility.py visits every screen."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast, parse
from playwright.sync_api import Page, expect

from tests.support.browser.places import OpenWindow, go, wait_for_screen, wait_for_version
from tests.support.browser.players import MousePlayer
from tests.support.browser.screens import played
from tests.support.browser.server import Server
from ufs.base.words import FOLDER, Pattern, compact

# What only the command line says is never on the page.
ELSEWHERE = ("cli.ftl", "terminal.ftl")

# Everything a reader can see or hear: texts, names of controls, hints.
TEXTS = """() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) found.add(walker.currentNode.textContent.trim());
  for (const element of document.querySelectorAll("*")) {
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      if (element.hasAttribute(name)) found.add(element.getAttribute(name).trim());
    }
  }
  found.add(document.title);
  return [...found].filter(Boolean);
}"""


@cache
def messages(language: str) -> dict[str, Pattern]:
    """Every sentence the page or its server says."""
    found: dict[str, Pattern] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        if path.name in ELSEWHERE:
            continue
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found[entry.id.name] = compact(entry.value)
    return found


def as_regex(pattern: Any) -> str:
    """Whatever a pattern can say, as a regular expression."""
    if isinstance(pattern, str):
        return re.escape(pattern)
    if isinstance(pattern, dict):
        if "s" not in pattern:
            return ".+?"
        return "(?:" + "|".join(as_regex(part) for part in pattern["s"].values()) + ")"
    return "".join(as_regex(part) for part in pattern)


def letters(pattern: Any) -> str:
    """The words of a pattern without what is put in."""
    if isinstance(pattern, str):
        return pattern
    if isinstance(pattern, dict):
        return " ".join(letters(part) for part in pattern.get("s", {}).values())
    return " ".join(letters(part) for part in pattern)


@cache
def only_english(language: str) -> list[re.Pattern[str]]:
    """The English sentences that are no sentences of this language."""
    known = {str(pattern) for pattern in messages(language).values()}
    return worded(pattern for pattern in messages("en").values() if str(pattern) not in known)


def worded(patterns: Iterable[Pattern]) -> list[re.Pattern[str]]:
    """Only patterns with words of their own: `{ $now } / { $all }` fits every language."""
    return [
        re.compile(as_regex(pattern))
        for pattern in patterns
        if re.search(r"[^\W\d]{3}", letters(pattern))
    ]


@cache
def of(language: str) -> list[re.Pattern[str]]:
    return worded(messages(language).values())


def left_over(page: Page, language: str) -> list[str]:
    """Texts on the screen that are English and not of this language."""
    return [text for text in page.evaluate(TEXTS) if is_left_over(text, language)]


@cache  # most texts are on many screens, and there are thousands of patterns
def is_left_over(text: str, language: str) -> bool:
    if not any(pattern.fullmatch(text) for pattern in only_english(language)):
        return False
    return not any(pattern.fullmatch(text) for pattern in of(language))


def test_the_search_for_english_finds_english(page: Page) -> None:
    assert len(left_over(page, "de")) > 10
    assert len(left_over(page, "fr")) > 10


def test_another_language_changes_the_whole_page_at_once(page: Page, server: Server) -> None:
    go(page, server, "#/settings")
    for language, label in (("de", "Deutsch"), ("fr", "Français"), ("en", "English")):
        page.locator(f"label:has(input[value='{language}'])").click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        words = messages(language)
        expect(page.locator("h1")).to_have_text(str(words["nav-settings"]))
        for key in ("nav-new", "nav-rules", "nav-statistics"):
            expect(page.locator("#bar")).to_contain_text(str(words[key]))
        if language != "en":
            # The names of languages are in their own words on purpose.
            assert set(left_over(page, language)) <= {"English"}
        expect(page.get_by_label(label, exact=True)).to_be_checked()
        expect(page.get_by_label(label, exact=True)).to_be_focused()


def test_log_and_refusals_come_in_the_language_too(server: Server, open_window: OpenWindow) -> None:
    id = server.load(played("win", 12))
    server.settle(language="de")
    page = open_window(server, f"#/game/{id}")
    expect(page.locator(".log-entry").first).to_contain_text("Gewürfelt")
    player = MousePlayer(page, server)
    player.do({"do": "place", "worker": 2, "space": [1, 3]})
    expect(page.locator(".log-entry").last).to_contain_text("Spalte 3")
    server.settle(language="fr")
    page.reload()
    wait_for_screen(page, "#/game")
    wait_for_version(page, player.view["version"])
    expect(page.locator(".log-entry").last).to_contain_text("olonne 3")


@pytest.mark.parametrize(
    ("locale", "language"), [("de-AT", "de"), ("fr-CA", "fr"), ("cs-CZ", "en"), ("en-GB", "en")]
)
def test_the_browser_decides_until_the_player_does(
    locale: str, language: str, server: Server, open_window: OpenWindow
) -> None:
    page = open_window(server, locale=locale)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("#bar")).to_contain_text(str(messages(language)["nav-rules"]))
