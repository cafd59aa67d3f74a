"""The shapes and colours of the page: every `d` here stands in `web/page/pieces.js`, too.

A sign is a list of (shape, what it is); PAINT says how each part is filled and outlined by day.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from ufs.printing.pen import Pen

# --- colours: the page's by day (web/page/style.css) ---

PAPER = "#fffaf0"
INK = "#221638"
INK_2 = "#54476b"
LINE = "#85789a"
ACCENT = "#b4430a"
DANGER = "#a3180a"
SKY = ("#bdbce0", "#c4d0ea", "#d9e3f0", "#f8dfc6")  # from the mothership down to the horizon
CITY = "#4a3550"
EARTH = "#c9ab88"
HATCH = "#a98963"
ROOM = "#fff6e0"
ROOM_INK = "#251508"
ROOM_LINE = "#7a5c3c"
TUNNEL = "#e3cda9"
EDGE = "#efe5cd"
HULL = "#d6fff9"
HULL_2 = "#3b858c"
HULL_INK = "#08272b"
DICE = {"plain": "#454d63", "white": "#fffdf6", "robot": "#2f7fbf"}
EFFECT_COLORS = {
    "energy": "#e6b800",
    "fighters": "#d55e00",
    "research": "#009e73",
    "robot": "#3a8fd0",
    "repair": "#5fb3ad",
    "jam": "#c86fa6",
    "missiles": "#b3263c",
}

Part = tuple[str, str]  # an SVG path, and a name of PAINT
Paint = tuple[str | None, str | None, float]  # fill, outline, its width in mm

PAINT: dict[str, Paint] = {
    "basic": ("#6a35c9", "#1a0b33", 0.35),
    "dome": ("#e6d8ff", "#1a0b33", 0.3),
    "reinforcement": ("#ffffff", "#14102a", 0.45),
    "seam": (None, "#14102a", 0.4),
    "orange": ("#ff8a1f", "#2a0f00", 0.45),
    "orange-dome": ("#7a2c00", None, 0.3),
    "burst": ("#ffcf5c", "#2a1500", 0.25),
    "sign": (INK, None, 0.3),
    "mother": (HULL_2, HULL_INK, 0.3),
    "wedge": (None, HULL_INK, 0.7),
    "special": ("#efe0ff", "#5b2bb5", 0.4),
    "special-line": (None, "#3b1a86", 0.5),
    "liquid": (ROOM, None, 0.3),
    "thin": (None, ROOM_INK, 0.45),
    "wave": (None, EFFECT_COLORS["jam"], 0.5),
    "fire": (None, "#e6b800", 0.6),
    "action": (INK, None, 0.3),
    "action-line": (None, INK, 0.55),
    "cut": (None, EDGE, 0.55),
    "white": ("#ffffff", INK, 0.4),
    "hot": (DANGER, None, 0.3),
    "hole": (EDGE, None, 0.3),
    "skull": (INK, None, 0.3),
    "teeth": (None, EDGE, 0.4),
    "star": (INK, None, 0.3),
    "aa": ("#5b3a78", None, 0.3),
    "arch": (None, ROOM_LINE, 0.5),
    "drill": ("#8b8f9c", ROOM_INK, 0.3),
    "machine": ("#e6b800", ROOM_INK, 0.35),
    "window": ("#d6fff9", ROOM_INK, 0.25),
    "flag": (ACCENT, None, 0.3),
    "target": (None, DANGER, 0.5),
    "city": (CITY, None, 0.3),
    "hull": (HULL_2, HULL_INK, 0.4),
    "hull-top": (HULL, HULL_INK, 0.4),
}
for _name, _color in EFFECT_COLORS.items():
    PAINT[_name] = (_color, ROOM_INK, 0.22)


def paint(pen: Pen, parts: list[Part]) -> None:
    """Draw a sign around the pen's (0, 0)."""
    for d, name in parts:
        fill, line, width = PAINT[name]
        pen.draw(d, fill, line, width)


def ring(x: float, y: float, r: float) -> str:
    """A circle as a path."""
    return f"M{x - r} {y} A{r} {r} 0 1 1 {x + r} {y} A{r} {r} 0 1 1 {x - r} {y} Z"


# --- ships ---

SHIPS: dict[str, list[Part]] = {
    "basic": [
        ("M-8.5 -1.5 A8.5 7 0 0 1 8.5 -1.5 Z", "dome"),
        ("M-21 1 A21 5 0 1 1 21 1 A21 5 0 1 1 -21 1 Z", "basic"),
    ],
    "reinforcement": [
        ("M0 6.5 L-17 -6.5 L-5.5 -4.5 L0 -8 L5.5 -4.5 L17 -6.5 Z", "reinforcement"),
        ("M0 6 V-4", "seam"),
    ],
    "orange": [
        ("M0 7 L-22 -7 Q0 -11 22 -7 Z", "orange"),
        ("M-11 -4.6 Q0 -7.4 11 -4.6 L0 3 Z", "orange-dome"),
    ],
}

# --- what is printed in the sky ---

ARROW = "M-13 -3.4 H1 V-8.5 L14 0 L1 8.5 V3.4 H-13 Z"
MOTHER: list[Part] = [
    ("M-20 -7 H20 L13 0 H-13 Z M-8 -7 L-4 -11 H4 L8 -7", "mother"),
    ("M-9 2.5 L0 9.5 L9 2.5", "wedge"),
]
PLATE = "M-20 0 L-13 -9.5 H13 L20 0 L13 9.5 H-13 Z"

# --- what rooms do ---

EFFECTS: dict[str, list[Part]] = {
    "energy": [("M3 -11 L-8 2 H-1 L-3 11 L8 -3 H1 Z", "energy")],
    "fighters": [
        (
            "M0 -11 L2.6 -3 L11 5 V8 L2.4 4.6 L2 8 L5 10.6 H-5 L-2 8 "
            "L-2.4 4.6 L-11 8 V5 L-2.6 -3 Z",
            "fighters",
        )
    ],
    "research": [
        (
            "M-4 -11 H4 V-8.6 H2.6 V-3 L9.5 8 A2.2 2.2 0 0 1 7.6 11 H-7.6 "
            "A2.2 2.2 0 0 1 -9.5 8 L-2.6 -3 V-8.6 H-4 Z",
            "research",
        ),
        ("M-4.4 4 H4.4 L7 8.6 H-7 Z", "liquid"),
    ],
    "robot": [
        ("M0 -11 V-8", "thin"),
        ("M-9 -8 H9 V9 H-9 Z", "robot"),
        (ring(-4, -1.5, 2.3), "liquid"),
        (ring(4, -1.5, 2.3), "liquid"),
        ("M-4.5 5 H4.5", "thin"),
    ],
    "repair": [
        (
            "M-10 7.5 L1 -3.5 A6.5 6.5 0 0 1 9.5 -10 L5.6 -6 L7 -3 L10.4 -5.4 "
            "A6.5 6.5 0 0 1 3.6 2 L-7 10.5 A2.2 2.2 0 0 1 -10 7.5 Z",
            "repair",
        )
    ],
    "jam": [
        ("M-3 11 L0 -1 L3 11 Z", "jam"),
        (ring(0, -2.5, 3), "jam"),
        (
            "M-5.5 2 A7 7 0 0 1 -5.5 -7.4 M5.5 2 A7 7 0 0 0 5.5 -7.4 "
            "M-9 5 A11.5 11.5 0 0 1 -9 -10.4 M9 5 A11.5 11.5 0 0 0 9 -10.4",
            "wave",
        ),
    ],
    "missiles": [
        ("M0 -11.5 Q5 -7 4 1 L9 7 V10 L3 7.6 H-3 L-9 10 V7 L-4 1 Q-5 -7 0 -11.5 Z", "missiles"),
        ("M0 8 V12", "fire"),
        (ring(0, -4, 1.9), "liquid"),
    ],
}
COST = "M2 -8 L-5.5 1.5 H-0.8 L-2 8 L5.5 -2 H0.8 Z"
AA_GUN = "M-4 -11 H4 V0 H10 L0 11 L-10 0 H-4 Z"
TUNNEL_ARCH = "M-12 9 V-2 A12 10 0 0 1 12 -2 V9"

# --- the mothership's actions ---

ACTIONS: dict[str, list[Part]] = {
    "exc": [
        ("M-4 -7 H10 V3 H-4 Z M-2 6 a3 3 0 1 0 .1 0 M7 6 a3 3 0 1 0 .1 0", "action"),
        ("M-4 -2 H-12 M-12 -2 L-8 -6 M-12 -2 L-8 2", "action-line"),
    ],
    "res": [
        (
            "M-3.4 -10 H3.4 V-8 H2.2 V-3 L8 7 A2 2 0 0 1 6.4 9.6 H-6.4 "
            "A2 2 0 0 1 -8 7 L-2.2 -3 V-8 H-3.4 Z",
            "action",
        ),
        ("M0 -2 V6 M-3.4 2.6 L0 6 L3.4 2.6", "cut"),
    ],
    "ship": [("M0 10 L-12 -7 L-4 -4 L0 -9 L4 -4 L12 -7 Z", "white")],
    "hit": [
        ("M-2 -10 L1 -4 L8 -8 L5 -1 L11 3 L4 4 L5 10 L-1 6 L-7 10 L-5 3 L-11 0 L-5 -3 Z", "hot")
    ],
    "drain": [
        ("M-1 -10 L-11 2 H-5 L-7 10 L3 -3 H-3 Z", "action"),
        ("M8 -6 V7 M4.4 3 L8 7 L11.6 3", "action-line"),
    ],
    "emp": [
        ("M-8 -6 H8 V9 H-8 Z M0 -10 V-6", "action"),
        (ring(-3.4, -1, 1.9), "hole"),
        (ring(3.4, -1, 1.9), "hole"),
        ("M-5 5.6 L-2 3 L1 6.4 L5 3.6", "cut"),
        ("M-11.5 -5 V6 M11.5 -5 V6", "action-line"),
    ],
    "dive": [
        (
            "M-12 -4.5 A12 3.6 0 0 1 12 -4.5 A12 3.6 0 0 1 -12 -4.5 Z M-5 -7.4 A5 4 0 0 1 5 -7.4 Z",
            "action",
        ),
        ("M-7 1 L0 5 L7 1 M-7 6 L0 10 L7 6", "action-line"),
    ],
    "SKULL": [
        ("M-9 -2 A9 9 0 1 1 9 -2 C9 2 6 3 6 5 V9 H-6 V5 C-6 3 -9 2 -9 -2 Z", "skull"),
        (ring(-3.7, -2, 2.5), "hole"),
        (ring(3.7, -2, 2.5), "hole"),
        ("M-2 9 V5.6 M2 9 V5.6", "teeth"),
    ],
    "-": [("M-4 0 H4", "action-line")],
}
SPECIALS: dict[str, list[Part]] = {
    "drain": [("M-5 9 L0 -9 L5 9 M-3 2 H3 M-11 -4 H11 M-11 -4 V0 M11 -4 V0", "special-line")],
    "pulse": [
        (
            "M-11 5 V-3 Q-8 -9 -5.5 -3 V3 Q-3 9 0 3 V-3 Q3 -9 5.5 -3 V3 Q8 9 11 3 V-5",
            "special-line",
        )
    ],
    "damage": ACTIONS["hit"],
    "call": ACTIONS["ship"],
    "cave-in": ACTIONS["exc"],
    "forget": ACTIONS["res"],
    "energy": EFFECTS["energy"],
}
STAR = "M0 -8 L2.2 -2.6 L8 -2.4 L3.5 1.3 L5 7 L0 3.8 L-5 7 L-3.5 1.3 L-8 -2.4 L-2.2 -2.6 Z"
FLAG = "M-7 10 V-10 H9 L4 -5 L9 0 H-5"
TARGET = "M-10 0 H10 M0 -10 V10 M-7 0 A7 7 0 1 0 7 0 A7 7 0 1 0 -7 0"

EXCAVATOR: list[Part] = [
    ("M8 -9 L24 0 L8 9 Z", "drill"),
    ("M-20 -4 L-16 -12 H-4 L0 -8 H8 V8 H-20 Z", "machine"),
    ("M-15 -9 H-6 V-3 H-16.8 Z", "window"),
    ("M-16 6 H4 A4 4 0 0 1 4 14 H-16 A4 4 0 0 1 -16 6 Z", "sign"),
]


def excavator(pen: Pen, k: float = 1, left: bool = False) -> None:
    paint(pen.at(0, 0, k, flip=left), EXCAVATOR)


def die(pen: Pen, kind: str, value: int = 0) -> None:
    """A die of 30 units, with a circling arrow on a white one."""
    pen.box(-4.5, -4.5, 9, 9, DICE[kind], "#0b0714", 1.8, 0.4)
    if value:
        for x, y in PIPS[value]:
            pen.circle(2.3 * x, 2.3 * y, 0.85, "#1c1430" if kind == "white" else "#fbf6ea")


PIPS: dict[int, list[tuple[int, int]]] = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}


# --- the city ---

WIDE = 410  # units of a skyline
PIECES = Path(__file__).parent.parent / "web" / "page" / "pieces.js"


@cache
def skylines() -> dict[str, list[str]]:
    """The skylines that the page has, read where it has them: long drawings, kept once."""
    block = PIECES.read_text(encoding="utf-8").partition("const SKYLINES = {")[2]
    block = block.partition("\n};")[0]
    found = re.findall(r'^  "?([\w-]+)"?: \[(.*?)^  \]', block, re.MULTILINE | re.DOTALL)
    return {name: re.findall(r'"([^"]+)"', shapes) for name, shapes in found}


def skyline(pen: Pen, id: str, width: float, stretch: float = 1) -> None:
    """A city's silhouette on the ground line at the pen, `width` millimetres wide."""
    small = pen.at(0, 0, width / (WIDE * 0.3))
    for d in skylines().get(id) or made_skyline(id):
        small.draw(d, CITY, CITY, 0.5, stretch)


def made_skyline(id: str) -> list[str]:
    """Towers made from a name, as the page makes them for a city it has no drawing of."""
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
