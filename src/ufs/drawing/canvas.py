"""A small painter: the shapes the picture of a board is made of. Drawn large, then made smooth."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Any

import numpy as np
from PIL import Image, ImageDraw, ImageFont

SMOOTH = 2  # drawn so many times larger than it is shown

Point = tuple[float, float]

# The colours of the page, at night.
INK = "#f4ecd8"
PAPER = "#16112b"
EDGE = "#0e0919"
LINE = "#6f648f"
DIM = "#8f86a8"
ACCENT = "#ff9d3c"
ENERGY = "#e6b800"
FIGHTERS = "#e0692a"
RESEARCH = "#12a87e"
ROBOT = "#3a8fd0"
DANGER = "#c23a22"
ROOM = "#f3e3c0"
ROOM_INK = "#251508"
ROOM_LINE = "#8a6a48"
TUNNEL = "#c4a67e"
EARTH = "#4a3022"
EARTH_ROOM = "#8d7253"
EARTH_DARK = "#2b1a13"
GUN = "#cfc3d6"
HULL = "#8fd6cf"
HULL_INK = "#08272b"
BASIC = "#b58cff"
REINFORCEMENT = "#ffffff"
ORANGE = "#ff8c1a"
SPECIAL = "#7a4fd0"
BURST = "#ffcf5c"
BURST_INK = "#2a1500"
DICE = {"plain": ("#4d5566", "#ffffff"), "white": ("#ffffff", "#1b1528")}
DICE |= {"robot": ("#3a8fd0", "#ffffff"), "tired": ("#7d96ab", "#dfe8ef")}


@cache
def font(size: int) -> Any:
    return ImageFont.load_default(size * SMOOTH)


class Canvas:
    """Coordinates in pixels of the finished picture."""

    def __init__(self, width: int, height: int) -> None:
        self.size = width, height
        self.image = Image.new("RGB", (width * SMOOTH, height * SMOOTH), PAPER)
        self.draw = ImageDraw.Draw(self.image)

    def array(self) -> Any:
        return np.asarray(self.image.reduce(SMOOTH), np.uint8).copy()

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
        corners = [n * SMOOTH for n in (x, y, x + w, y + h)]
        self.draw.rounded_rectangle(corners, r * SMOOTH, fill, line, SMOOTH)

    def shape(self, points: list[Point], fill: str, line: str | None = None) -> None:
        self.draw.polygon([(x * SMOOTH, y * SMOOTH) for x, y in points], fill, line, SMOOTH)

    def oval(
        self, x: float, y: float, rx: float, ry: float, fill: str, line: str | None = None
    ) -> None:
        corners = [n * SMOOTH for n in (x - rx, y - ry, x + rx, y + ry)]
        self.draw.ellipse(corners, fill, line, SMOOTH)

    def path(self, points: list[Point], fill: str, width: float = 1) -> None:
        scaled = [(x * SMOOTH, y * SMOOTH) for x, y in points]
        self.draw.line(scaled, fill, round(width * SMOOTH), "curve")

    def text(self, x: float, y: float, text: str, fill: str, size: int, anchor: str = "mm") -> None:
        self.draw.text((x * SMOOTH, y * SMOOTH), text, fill, font(size), anchor, stroke_width=1)

    # --- signs ---

    def arrow(self, x: float, y: float, direction: int) -> None:
        d = direction
        points = [(-9, -2.5), (1, -2.5), (1, -6), (9, 0), (1, 6), (1, 2.5), (-9, 2.5)]
        self.shape([(x + d * a, y + b) for a, b in points], INK)

    def burst(self, x: float, y: float, number: int) -> None:
        points = []
        for tip in range(24):
            radius = 11.5 if tip % 2 else 9
            points.append((x + radius * cos(pi * tip / 12), y + radius * sin(pi * tip / 12)))
        self.shape(points, BURST)
        self.text(x, y, str(number), BURST_INK, 14)

    def small_mothership(self, x: float, y: float) -> None:
        self.shape([(x - 12, y - 4), (x + 12, y - 4), (x + 6, y + 1), (x - 6, y + 1)], HULL)
        self.path([(x - 5, y + 3), (x, y + 8), (x + 5, y + 3)], HULL, 2)

    def ship(self, x: float, y: float, kind: int) -> None:
        """0 basic: a saucer; 1 reinforcement: a dart; 2 orange: a triangle."""
        if kind == 0:
            self.oval(x, y - 3, 6, 5, BASIC, "#1a0b33")
            self.oval(x, y, 15, 5, BASIC, "#1a0b33")
        elif kind == 2:
            self.shape([(x - 14, y - 8), (x + 14, y - 8), (x, y + 10)], ORANGE, "#2a1500")
            self.oval(x, y - 3, 3, 3, "#2a1500")
        else:
            wings = [(-15, -6), (-5, -2), (0, -6), (5, -2), (15, -6), (6, 5), (0, 8), (-6, 5)]
            self.shape([(x + a, y + b) for a, b in wings], REINFORCEMENT, "#14102a")

    def die(self, x: float, y: float, value: int, kind: str, size: float = 24) -> None:
        fill, dots = DICE[kind]
        self.box(x - size / 2, y - size / 2, size, size, fill, "#1b1528", 4)
        for column, row in DOTS[value]:
            step = size * 0.27
            self.oval(x + column * step, y + row * step, size * 0.09, size * 0.09, dots)

    def bolt(self, x: float, y: float, k: float = 1, fill: str = ENERGY) -> None:
        points = [(2, -8), (-5, 1), (-1, 1), (-3, 8), (5, -2), (1, -2), (4, -8)]
        self.shape([(x + k * a, y + k * b) for a, b in points], fill, ROOM_INK)

    def flask(self, x: float, y: float, k: float = 1) -> None:
        glass = [(-2, -8), (2, -8), (2, -2), (6.5, 6), (5, 8), (-5, 8), (-6.5, 6), (-2, -2)]
        self.shape([(x + k * a, y + k * b) for a, b in glass], "#ffffff", ROOM_INK)
        fluid = [(-3.5, 2), (3.5, 2), (5, 6), (-5, 6)]
        self.shape([(x + k * a, y + k * b) for a, b in fluid], RESEARCH)

    def jet(self, x: float, y: float, k: float = 1) -> None:
        half = [(0, -8), (1.8, -3), (8, 3), (8, 5), (2, 3.5), (3.5, 7), (0, 6)]
        other = [(-a, b) for a, b in reversed(half)]
        self.shape([(x + k * a, y + k * b) for a, b in half + other], FIGHTERS, ROOM_INK)

    def robot(self, x: float, y: float, k: float = 1) -> None:
        self.path([(x, y - 8 * k), (x, y - 4 * k)], ROOM_INK, 1.2)
        self.box(x - 6 * k, y - 5 * k, 12 * k, 11 * k, ROBOT, ROOM_INK, 2)
        for eye in (-2.5, 2.5):
            self.oval(x + eye * k, y - 0.5 * k, 1.4 * k, 1.4 * k, "#ffffff")

    def wrench(self, x: float, y: float, k: float = 1) -> None:
        self.path([(x - 5 * k, y + 6 * k), (x + 3 * k, y - 3 * k)], ROOM_INK, 3.6 * k)
        self.oval(x + 4 * k, y - 4 * k, 4.2 * k, 4.2 * k, ROOM_INK)
        self.shape([(x + 3 * k, y - 5 * k), (x + 9 * k, y - 9 * k), (x + 7 * k, y - 3 * k)], ROOM)

    def antenna(self, x: float, y: float, k: float = 1) -> None:
        self.path([(x, y + 8 * k), (x, y - 2 * k)], ROOM_INK, 2 * k)
        self.path([(x - 4 * k, y + 8 * k), (x + 4 * k, y + 8 * k)], ROOM_INK, 2 * k)
        self.oval(x, y - 3 * k, 2 * k, 2 * k, SPECIAL)
        for side in (-1, 1):
            wave = [(4, -8), (6, -3), (4, 2)]
            self.path([(x + side * a * k, y + b * k) for a, b in wave], SPECIAL, 1.6 * k)

    def rocket(self, x: float, y: float, k: float = 1) -> None:
        half = [(0, -9), (2.6, -4), (2.6, 3), (6, 7), (0, 5)]
        other = [(-a, b) for a, b in reversed(half)]
        self.shape([(x + k * a, y + k * b) for a, b in half + other], DANGER, ROOM_INK)

    def dive(self, x: float, y: float) -> None:
        """Everything goes down: two arrows below each other."""
        for top in (-7, 0):
            self.shape([(x - 7, y + top), (x + 7, y + top), (x, y + top + 7)], INK)

    def beacon(self, x: float, y: float) -> None:
        """The edge of a special space of the sky."""
        points = [(x + 12 * cos(pi * n / 3), y + 12 * sin(pi * n / 3)) for n in range(6)]
        self.shape(points, ROOM, SPECIAL)

    def chip(self, x: float, y: float, done: bool) -> None:
        """Something that is asked for, or left; filled or not."""
        points = [(x, y - 7), (x + 7, y), (x, y + 7), (x - 7, y)]
        self.shape(points, ACCENT if done else EDGE, ACCENT)

    def skull(self, x: float, y: float, fill: str = INK) -> None:
        self.oval(x, y - 1.5, 6.5, 6, fill)
        self.box(x - 3.5, y + 2, 7, 5, fill)
        for eye in (-2.6, 2.6):
            self.oval(x + eye, y - 1, 1.7, 1.9, EDGE)

    def excavator(self, x: float, y: float, direction: int) -> None:
        d = direction
        self.box(x - 9, y - 8, 18, 12, ENERGY, EARTH_DARK, 2)
        self.shape([(x + d * 9, y - 8), (x + d * 18, y - 2), (x + d * 9, y + 4)], DIM, EARTH_DARK)
        self.box(x - 10, y + 4, 20, 6, EDGE, EARTH_DARK, 3)


DOTS: dict[int, list[tuple[int, int]]] = {
    0: [],
    1: [(0, 0)],
    2: [(-1, 1), (1, -1)],
    3: [(-1, 1), (0, 0), (1, -1)],
    4: [(-1, -1), (-1, 1), (1, -1), (1, 1)],
    5: [(-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)],
    6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}
