"""docs/balance.md: what the game's designers promise holds, for the pieces of today."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.support.pages import read
from ufs.content.loader import built_in
from ufs.content.schema import Character, City, Scenario, Sky
from ufs.lab import report

FIGURES = Path(report.__file__).with_name("balance.json")


def test_every_promise_is_kept() -> None:
    promises = re.findall(r"^- (.+?): (.+)", read("docs/balance.md"), re.MULTILINE)
    assert len(promises) == 6
    assert {kept for kept, _ in promises} == {"yes"}, promises


def test_the_page_and_the_figures_know_every_piece() -> None:
    page, library = read("docs/balance.md"), built_in()
    known = json.loads(FIGURES.read_text(encoding="utf-8"))["blocks"]
    for block in report.blocks(library):
        assert list(known[block.title]) == [row.name for row in block.rows]
    names = [one.name.en for one in library.all(City)]
    names += [one.name.en for one in library.all(Scenario)]
    names += [one.role.en for one in library.all(Character)]
    names += [f"{one.id}, front" for one in library.all(Sky) if "box" in one.editions]
    for name in names:
        assert f"\n| {name}" in page, name
