"""The changelog and the decision records are in order."""

from __future__ import annotations

import re
from datetime import date

from tests.support.files import DOCS, ROOT
from ufs import __version__

CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
RELEASES = re.findall(r"^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$", CHANGELOG, re.MULTILINE)
KINDS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}  # Keep a Changelog's


def test_the_newest_release_is_the_version_of_the_program() -> None:
    assert RELEASES[0][0] == __version__


def test_every_section_is_a_release_with_its_date_newest_first() -> None:
    assert re.findall(r"^## (.*)$", CHANGELOG, re.MULTILINE) == [
        "[Unreleased]",
        *(f"[{version}] - {day}" for version, day in RELEASES),
    ]
    order = [(*map(int, version.split(".")), date.fromisoformat(day)) for version, day in RELEASES]
    assert order == sorted(order, reverse=True)


def test_changes_stand_under_the_usual_headings() -> None:
    assert set(re.findall(r"^### (.*)$", CHANGELOG, re.MULTILINE)) <= KINDS


def test_the_index_of_decisions_lists_every_page_with_its_title_and_status() -> None:
    index = (DOCS / "decisions" / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+) \| \[(.*?)\]\((.*?)\) \| (\w+) ([\d-]+) \|$", index, re.MULTILINE)
    pages = sorted((DOCS / "decisions").glob("0*.md"))
    assert [row[2] for row in rows] == [page.name for page in pages]
    for (number, title, _, status, day), page in zip(rows, pages, strict=True):
        text = page.read_text(encoding="utf-8")
        assert page.name.startswith(f"{int(number):04}-")
        assert text.startswith(f"# {number}. {title}\n\n**Status:** {status}, {day}")
        headings = re.findall(r"^## (.*)$", text, re.MULTILINE)
        assert headings == ["Context", "Decision", "Consequences"]
