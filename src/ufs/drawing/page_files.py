"""The shapes for the page: a script with the drawings, a style sheet with the colours.

Both are generated from `shapes.toml` on request; the page loads them as `board/shapes.js` and
`board/pieces.css` beside its own files.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from ufs.drawing.shapes import load

PROPERTIES = {"width": "stroke-width", "join": "stroke-linejoin"}  # the others have the same names
SIZED_SHAPES = ("pips", "pip", "burst", "red_burst", "mothership")  # shapes that depend on a size


def shapes_script() -> str:
    """`import shapes from "./shapes.js"`: signs, skylines, and shapes that depend on a size."""
    found = load()
    shapes = {name: found[name] for name in ("signs", "specials", "skylines")}
    shapes |= {name: found["made"][name] for name in SIZED_SHAPES}
    drawn = json.dumps(shapes, ensure_ascii=False, separators=(",", ":"))
    return f"export default {drawn};\n"


def shapes_style() -> str:
    """The palette as variables that follow day and night and the edition that is played, and a rule

    for every kind of part.
    """
    colors = [f"--{name}: {as_variable(value)};" for name, value in load()["colors"].items()]
    pnp = [f"--{name}: {as_variable(value)};" for name, value in load()["colors-pnp"].items()]
    rules = [f":root {{\n{lines(colors)}}}\n", f':root[data-book="pnp"] {{\n{lines(pnp)}}}\n']
    for key, paint in load()["paint"].items():
        declared = [f"{PROPERTIES.get(name, name)}: {as_value(v)};" for name, v in paint.items()]
        rules.append(f"{selector(key)} {{\n{lines(declared)}}}\n")
    return "\n".join(rules)


def lines(declarations: list[str]) -> str:
    return "".join(f"  {one}\n" for one in declarations)


def as_variable(value: Any) -> str:
    return value if isinstance(value, str) else f"light-dark({', '.join(value)})"


def as_value(value: Any) -> str:
    return f"var(--{value})" if value in load()["colors"] else str(value)


def selector(key: str) -> str:
    """`ship.basic dome` is `.ship.basic .dome`."""
    return " ".join(f".{names}" for names in key.split(" "))


PAGE_FILES: dict[str, Callable[[], str]] = {
    "board/shapes.js": shapes_script,
    "board/pieces.css": shapes_style,
}
