"""Every screen, wide and on a phone, light and dark: it fits, can be read, leaves no English."""

from __future__ import annotations

from itertools import cycle
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.test_languages import left_over
from tests.browser.test_layout import misfits
from tests.support.browser.places import PHONE, TABLET, WIDE
from tests.support.browser.screens import SCREENS
from tests.support.browser.server import Server

Theme = Literal["light", "dark"]
AXE = Axe().axe_script


def told(violation: dict[str, Any]) -> str:
    """What axe found, with the elements it means."""
    nodes = [f"{node['target']}: {node['failureSummary']}" for node in violation["nodes"][:4]]
    return f"{violation['id']} ({violation['help']})\n  " + "\n  ".join(nodes)


def audit(page: Page, **options: Any) -> list[str]:
    """Axe is half a megabyte: a page that has it already is not given it again."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE)
    options |= {"resultTypes": ["violations"]}
    found = page.evaluate("(options) => axe.run(options).then((all) => all.violations)", options)
    return [told(violation) for violation in found]


def test_axe_finds_what_is_wrong(page: Page) -> None:
    """Also when it is asked once more: what every other audit relies on."""
    assert audit(page) == []
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert [line.split()[0] for line in audit(page)] == ["button-name"]


# One other language a screen: what the page says past its words is English in all of them, and
# every other test looks at the page in English.
LANGUAGES = cycle(("de", "fr"))
# And one theme for each size; screens that look alike follow each other.
LIGHT, DARK = ("light", "dark", "dark"), ("dark", "light", "light")
THEMES = cycle((LIGHT, DARK, DARK, LIGHT))


@pytest.mark.parametrize(
    ("name", "language", "themes"), list(zip(SCREENS, LANGUAGES, THEMES, strict=False))
)
def test_a_screen_fits_can_be_read_and_leaves_no_english(
    name: str, language: str, themes: tuple[Theme, ...], server: Server, visitor: Page
) -> None:
    """Opening a screen costs more than looking at it: one visit for all questions."""
    server.settle(language=language)
    SCREENS[name](visitor, server)
    expect(visitor.locator("html")).to_have_attribute("lang", language)
    found = {language: left_over(visitor, language)}
    for (width, height), theme in zip((WIDE, TABLET, PHONE), themes, strict=True):
        visitor.set_viewport_size({"width": width, "height": height})
        found[f"{width}"] = misfits(visitor)
        if (width, height) == TABLET or ("phone" in name and (width, height) != PHONE):
            continue
        visitor.mouse.move(0, 0)
        visitor.emulate_media(color_scheme=theme)
        found[f"{width}, {theme}"] = audit(visitor)
    found = {where: troubles for where, troubles in found.items() if troubles}
    assert not found, "\n".join(f"{where}: {text}" for where in found for text in found[where])
