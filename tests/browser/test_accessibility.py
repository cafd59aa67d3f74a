"""Every screen, wide and on a phone, light and dark: it fits, can be read, and axe is content."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.test_layout import misfits
from tests.support.browser.places import PHONE, TABLET, WIDE
from tests.support.browser.screens import SCREENS
from tests.support.browser.server import Server

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


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_fits_can_be_read_and_axe_finds_nothing(
    name: str, server: Server, visitor: Page
) -> None:
    """Opening a screen costs more than looking at it: one visit for all questions."""
    SCREENS[name](visitor, server)
    found = {}
    for width, height in (WIDE, TABLET, PHONE):
        visitor.set_viewport_size({"width": width, "height": height})
        found[f"{width}"] = misfits(visitor)
        if (width, height) == TABLET or ("phone" in name and (width, height) != PHONE):
            continue
        visitor.mouse.move(0, 0)
        visitor.emulate_media(color_scheme="light")
        found[f"{width}, light"] = audit(visitor)
        visitor.emulate_media(color_scheme="dark")  # only colours differ
        found[f"{width}, dark"] = audit(visitor, runOnly=["color-contrast"])
    found = {where: troubles for where, troubles in found.items() if troubles}
    assert not found, "\n".join(f"{where}: {text}" for where in found for text in found[where])
