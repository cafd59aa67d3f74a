"""The one set of shapes (`shapes.toml`): signs and their parts, their paint, colours.

The page gets the same file from `page_files.py`; no shape is defined twice.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from ufs.base.words import Book
from ufs.content.notation import RED

FILE = Path(__file__).parent / "shapes.toml"
SKYLINE_WIDTH = 410  # units
PAIR_SHAPES = 2  # of teleports
MEASURE = re.compile(r"\{(\w+)([-+][\d.]+)?\}")  # a number that depends on the size

T = TypeVar("T")


class Part(NamedTuple):
    """One part of a sign: its classes, and a path or the numbers of a simpler shape."""

    classes: str
    geometry: str | tuple[float, ...]

    @property
    def path(self) -> str:
        """The part as an SVG path, whatever its geometry."""
        if isinstance(self.geometry, str):
            return self.geometry
        match self.geometry:
            case (x, y, r):
                return ellipse(x, y, r, r)
            case (x, y, rx, ry):
                return ellipse(x, y, rx, ry)
            case (x, y, wide, tall, radius):
                return rounded_box(x, y, wide, tall, radius)
        raise ValueError(f"a part of a sign cannot be {self.geometry}")


def ellipse(x: float, y: float, rx: float, ry: float) -> str:
    return f"M{x - rx} {y} A{rx} {ry} 0 1 1 {x + rx} {y} A{rx} {ry} 0 1 1 {x - rx} {y} Z"


def rounded_box(x: float, y: float, wide: float, tall: float, r: float) -> str:
    """A box with rounded corners, clockwise from the upper right one."""
    right, bottom = x + wide, y + tall
    corners = (
        f"{right - r} {y} A{r} {r} 0 0 1 {right} {y + r}",
        f"{right} {bottom - r} A{r} {r} 0 0 1 {right - r} {bottom}",
        f"{x + r} {bottom} A{r} {r} 0 0 1 {x} {bottom - r}",
        f"{x} {y + r} A{r} {r} 0 0 1 {x + r} {y}",
    )
    return f"M{' L'.join(corners)} Z"


@dataclass(frozen=True)
class Paint:
    """How a part is painted; None is not at all. `currentColor` is the surrounding text colour."""

    fill: str | None = None
    stroke: str | None = None
    width: float = 1
    opacity: float = 1
    join: str | None = None


@cache
def load() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


@cache
def signs() -> dict[str, tuple[Part, ...]]:
    """Every sign by the classes of its group: `ship basic`, `effect energy`, `star`."""
    return {name: read_parts(parts) for name, parts in load()["signs"].items()}


def read_parts(parts: list[list[Any]]) -> tuple[Part, ...]:
    return tuple(
        Part(classes, drawn[0] if isinstance(drawn[0], str) else tuple(drawn))
        for classes, *drawn in parts
    )


def color(name: str, night: bool = True, book: Book = "box") -> str:
    """A colour of the palette by its name; any other colour is returned unchanged.

    Ships and dice have the colours of the edition that is played.
    """
    found = load()["colors"].get(name, name)
    if book == "pnp":
        found = load()["colors-pnp"].get(name, found)
    return str(found if isinstance(found, str) else found[night])


@cache
def paint_of(sign: str, part: str, night: bool = True, book: Book = "box") -> Paint:
    """How a part of a sign is painted, by the cascade of the paint rules."""
    style: dict[str, Any] = {}
    for one in matching_rules(load()["paint"], sign, part):
        style |= one
    for name in ("fill", "stroke"):
        if name in style:
            style[name] = None if style[name] == "none" else color(style[name], night, book)
    return Paint(**style)


def matching_rules(table: Mapping[str, T], sign: str, part: str) -> list[T]:
    """The values of a table that match a part of a sign; more specific ones come later."""
    has_sign, has_part = set(sign.split()), set(part.split())
    found = []
    for key, value in table.items():
        owner, _, own = key.rpartition(" ")
        asks_sign, asks_part = set(owner.split(".")) - {""}, set(own.split("."))
        if asks_sign <= has_sign and asks_part <= has_part:
            found.append((len(asks_sign) + len(asks_part), value))
    return [value for _, value in sorted(found, key=lambda one: one[0])]


# --- shapes that depend on a size ---


def pips(value: int) -> list[tuple[int, int]]:
    """Where the pips of a die are: -1, 0 or 1 from its middle."""
    return [(x, y) for x, y in load()["made"]["pips"][value]]


def pip_size() -> tuple[float, float]:
    """How far a pip is from the middle of a die of 30, and its radius."""
    offset, radius = load()["made"]["pip"]
    return offset, radius


def burst(stretch: float, red: bool = False) -> str:
    """An explosion; `stretch` is its width over its height. A red one (A2) has another shape."""
    tips, inner, outer = load()["made"]["red_burst" if red else "burst"]
    corners = []
    for n in range(2 * tips):
        radius = inner if n % 2 else outer
        angle = pi * n / tips - pi / 2
        corners.append(f"{stretch * radius * cos(angle):.1f} {radius * sin(angle):.1f}")
    return f"M{' L'.join(corners)} Z"


def mothership(width: float, hull: float) -> tuple[Part, ...]:
    """The mothership over columns of a width; `hull` is its height above the drop points."""
    return tuple(
        Part(classes, fill_measures(d, width, hull)) for classes, d in load()["made"]["mothership"]
    )


def silhouette(width: float) -> str:
    """The mothership's hull in one piece."""
    return fill_measures(load()["made"]["silhouette"], width)


def fill_measures(d: str, width: float, hull: float = 0) -> str:
    """A path with its measures filled in."""
    measures = {"middle": width / 2, "end": width, "hull": -hull, "arch": -1.75 * hull}

    def replace_measure(match: re.Match[str]) -> str:
        return f"{measures[match[1]] + float(match[2] or 0):.10g}"

    return MEASURE.sub(replace_measure, d)


def skyline(id: str) -> list[str]:
    """The skyline of a city; one without a drawing gets towers generated from its id."""
    return load()["skylines"].get(id) or generate_skyline(id)


def generate_skyline(id: str) -> list[str]:
    """Towers generated from an id, the same as on the page (`madeSkyline`)."""
    seed = 7
    for letter in id:
        seed = (seed * 31 + ord(letter)) % 9973

    def below(n: int) -> int:
        nonlocal seed
        seed = (seed * 137 + 71) % 9973
        return seed % n

    towers = []
    for n in range(5):
        x, w = 10 + n * 80 + below(14), 22 + below(16)
        top, side = 22 + below(30), 12 + below(14)
        mast = top + below(14)
        towers.append(
            f"M{x} 0 V{-side} H{x + 12} V{-top} H{x + 12 + w / 2} V{-mast} H{x + 14 + w / 2} "
            f"V{-top} H{x + 12 + w} V{-side - 6} H{x + 24 + w} V0 Z"
        )
    return towers


# --- what a token of the sky stands for ---


def explosion(token: str) -> tuple[int, bool]:
    """A2: the number of an explosion, and whether it is red: `3r` is (3, True)."""
    return int(token.removesuffix(RED)), token.endswith(RED)


def pair_class(letter: str, letters: Iterable[str]) -> str:
    """A1: the class of a teleport. The pairs, by their letters, take turns with the two shapes."""
    return f"pair-{1 + sorted(set(letters)).index(letter) % PAIR_SHAPES}"


# --- signs of a text board ---


def ship_letter(kind: str) -> str:
    """`B` for a basic ship."""
    return str(load()["text"]["ships"][kind])


def short_effect(word: str) -> str:
    """The effect of a room, in three letters."""
    return str(load()["text"]["effects"][word])
