"""The map of the house is complete: CONTRIBUTING.md and each room's docstring name every module.

A room is a package of `src/ufs`; its modules are its files and the packages inside it.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.support.files import DOCS, ROOT, SOURCE

CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def is_package(path: Path) -> bool:
    return (path / "__init__.py").exists()


def modules(room: Path) -> set[str]:
    """What a room holds, as the map writes it: `turn.py`, `words/`."""
    files = {path.name for path in room.glob("*.py") if path.name != "__init__.py"}
    return files | {f"{path.name}/" for path in room.iterdir() if is_package(path)}


def rooms() -> dict[str, set[str]]:
    """Every package with something in it; `ufs` stands for the modules beside the rooms."""
    inside = {
        path.parent.relative_to(SOURCE).as_posix(): modules(path.parent)
        for path in SOURCE.rglob("__init__.py")
    }
    top = {name for name in inside.pop(".") if name.endswith(".py")}
    return {room: names for room, names in inside.items() if names} | {"ufs": top}


ROOMS = rooms()
MAP = CONTRIBUTING.split("## The map of the house")[1].split("\n## ")[0]
DRAWN = {
    room: re.findall(r"`(\w+(?:\.py|/))`", text)
    for room, text in re.findall(r"^- \*\*`(\S+)/`\*\*(.*(?:\n  .*)*)", MAP, re.MULTILINE)
}


def docstring_names(room: str) -> list[str]:
    """The names in the first column of the table in a room's docstring."""
    source = (SOURCE / room / "__init__.py").read_text(encoding="utf-8")
    lines = (ast.get_docstring(ast.parse(source)) or "").splitlines()
    return [name for line in lines for name in re.findall(r"^`(\w+)`(?=  )", line)]


def differences(named: list[str], there: set[str]) -> dict[str, list[str]]:
    return {
        "missing": sorted(there - set(named)),
        "does not exist": sorted(set(named) - there),
        "named twice": sorted({name for name in named if named.count(name) > 1}),
    }


NONE = differences([], set())


def test_the_map_has_every_room_and_no_other() -> None:
    assert differences([room for room in DRAWN if room != "tools"], set(ROOMS)) == NONE


@pytest.mark.parametrize("room", ROOMS)
def test_the_map_names_every_module_of_a_room(room: str) -> None:
    assert differences(DRAWN.get(room, []), ROOMS[room]) == NONE


@pytest.mark.parametrize("room", sorted(ROOMS.keys() - {"ufs"}))
def test_the_docstring_of_a_room_names_every_module(room: str) -> None:
    there = {name.removesuffix(".py").removesuffix("/") for name in ROOMS[room]}
    assert differences(docstring_names(room), there) == NONE


def test_the_map_names_every_tool() -> None:
    assert differences(DRAWN["tools"], {path.name for path in ROOT.glob("tools/*.py")}) == NONE


def test_what_the_table_points_at_exists() -> None:
    """Where do I find …: paths are files or folders of ours, constants and classes are there."""
    table = CONTRIBUTING.split("## Where do I find")[1].split("\n## ")[0]
    spoken = re.findall(r"`([\w/.-]+(?:\.py|\.ftl|\.js|/))`", table)
    assert len(spoken) > 20
    places = (SOURCE, SOURCE / "web" / "page", ROOT, ROOT / "tests" / "support")
    lost = [path for path in spoken if not any((place / path).exists() for place in places)]
    assert lost == []
    for name, path in re.findall(r"`(\w+)` in `([\w/.]+\.py)`", table):
        assert re.search(rf"^(class )?{name}\b", (SOURCE / path).read_text(), re.MULTILINE), name


def test_the_page_has_a_map_of_its_own() -> None:
    text = (DOCS / "page.md").read_text(encoding="utf-8").split("## How the page is made")[1]
    cells = re.findall(r"^\| (`.*?) \|", text, re.MULTILINE)
    named = [name for cell in cells for name in re.findall(r"`([\w.]+)`", cell)]
    scripts = {path.name for path in (SOURCE / "web" / "page").rglob("*.js")}
    assert differences(named, scripts) == NONE
