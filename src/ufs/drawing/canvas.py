"""The drawing surface of `picture.py`: boxes, letters, shared signs. Drawn large, then reduced."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from ufs.base.words import Book
from ufs.drawing import shapes
from ufs.drawing.shapes import Paint, Part, color, paint_of
from ufs.drawing.svg_paths import Point, flatten

SCALE = 2  # supersampling, for smooth edges
MIN_JOINED_WIDTH = 4  # in large pixels: thinner lines need no rounded joints
DIE_UNITS = 30  # units of the shared dice
BURST_STRETCH = 1.2  # width over height: columns are narrow here

INK = color("ink")
PAPER = color("paper")
EDGE = color("edge")
LINE = color("line")
ACCENT = color("accent")
ROOM_INK = color("room-ink")
DANGER = "#c23a22"  # a background for light letters; the page's light red is too bright


@cache
def font(size: int) -> Any:
    return ImageFont.load_default(size * SCALE)


class Canvas:
    """Coordinates in pixels of the finished picture."""

    def __init__(self, width: int, height: int, book: Book = "box") -> None:
        self.size = width, height
        self.book: Book = book  # whose colours ships and dice have
        self.image = Image.new("RGB", (width * SCALE, height * SCALE), PAPER)
        self.draw = ImageDraw.Draw(self.image)

    def array(self) -> Any:
        return np.asarray(self.image.reduce(SCALE), np.uint8).copy()

    def box(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: str,
        line: str | None = None,
        r: float = 0,
    ) -> None:
        corners = [n * SCALE for n in (x, y, x + w, y + h)]
        self.draw.rounded_rectangle(corners, r * SCALE, fill, line, SCALE)

    def path(self, points: list[Point], fill: str, width: float = 1) -> None:
        scaled = [(x * SCALE, y * SCALE) for x, y in points]
        self.draw.line(scaled, fill, round(width * SCALE), "curve")

    def text(self, x: float, y: float, text: str, fill: str, size: int, anchor: str = "mm") -> None:
        self.draw.text((x * SCALE, y * SCALE), text, fill, font(size), anchor, stroke_width=1)

    # --- the shared shapes ---

    def shape(
        self,
        d: str,
        paint: Paint,
        x: float,
        y: float,
        k: float = 1,
        left: bool = False,
        stretch: float = 1,
    ) -> None:
        """An SVG path around (x, y), scaled by `k`, mirrored (`left`) or stretched vertically."""
        wide, tall = -k if left else k, k * stretch
        for line in flatten(d):
            corners = [((x + wide * a) * SCALE, (y + tall * b) * SCALE) for a, b in line]
            if paint.fill and len(corners) > 2:
                self.draw.polygon(corners, paint.fill)
            if paint.stroke:
                ink = INK if paint.stroke == "currentColor" else paint.stroke
                width = max(1, round(paint.width * k * SCALE))
                self.draw.line(corners, ink, width, "curve" if width > MIN_JOINED_WIDTH else None)

    def parts(
        self, name: str, parts: tuple[Part, ...], x: float, y: float, k: float, left: bool = False
    ) -> None:
        for part in parts:
            self.shape(part.path, paint_of(name, part.classes, book=self.book), x, y, k, left)

    def sign(self, name: str, x: float, y: float, k: float = 1, left: bool = False) -> None:
        """One of the shared signs: `sign("ship basic", 10, 20)`."""
        self.parts(name, shapes.signs()[name], x, y, k, left)

    def burst(self, x: float, y: float, number: int, red: bool = False) -> None:
        """An explosion; A2: a red one has another shape."""
        name = "burst red" if red else "burst"
        self.shape(shapes.burst(BURST_STRETCH, red), paint_of(name, "burst-shape"), x, y)
        self.text(x, y, str(number), paint_of(name, "burst-number").fill or INK, 14)

    def teleport(self, x: float, y: float, letter: str, pair: str) -> None:
        """A1: a teleport with the letter of its pair."""
        name = f"teleport {pair}"
        self.sign(name, x, y)
        self.text(x, y, letter, paint_of(name, "teleport-letter").fill or INK, 13)

    def special(self, x: float, y: float, effect: str) -> None:
        """F37: a special space, as a plate with the sign of its effect."""
        plate = shapes.signs()["special"]
        self.parts(f"special {effect}", plate, x, y, 0.9)
        self.sign(shapes.load()["specials"][effect], x, y, 0.7)

    def mothership(self, x: float, y: float, width: float, hull: float) -> None:
        self.parts("mothership", shapes.mothership(width, hull), x, y, 1)

    def skyline(self, id: str, x: float, y: float, width: float, stretch: float) -> None:
        for d in shapes.skyline(id):
            paint, k = paint_of("skyline", "skyline-shape"), width / shapes.SKYLINE_WIDTH
            self.shape(d, paint, x, y, k, stretch=stretch)

    def die(self, x: float, y: float, value: int, kind: str, size: float = 24) -> None:
        """`kind` is plain, white, robot or robot exhausted; 0 is not rolled yet."""
        k, name = size / DIE_UNITS, f"die {kind}"
        self.parts(name, shapes.signs()[f"die {kind.split()[0]}"], x, y, k)
        offset, radius = shapes.pip_size()
        for column, row in shapes.pips(value):
            pip = shapes.ellipse(offset * column, offset * row, radius, radius)
            self.shape(pip, paint_of(name, "pip"), x, y, k)
        if "exhausted" in kind:
            self.parts(name, shapes.signs()["die exhausted"], x, y, k)

    # --- signs of this picture only ---

    def chip(self, x: float, y: float, done: bool) -> None:
        """A diamond for a goal or for a use of an ability; filled or not."""
        paint = Paint(ACCENT if done else EDGE, ACCENT)
        self.shape("M0 -7 L7 0 L0 7 L-7 0 Z", paint, x, y)
