"""The shared signs (`drawing/shapes.toml`) in printing inks: flat, daylight colours, pale areas.

An ink is looked up like a paint of the page: `effect.energy effect-shape` before `effect-shape`.
A part without an ink is not printed: portholes of 0.2 mm would only look like dirt.
"""

from __future__ import annotations

from ufs.base.words import Book
from ufs.content.vocabulary import ACTION_WORDS, ROOM_WORDS
from ufs.drawing import shapes
from ufs.drawing.shapes import Part
from ufs.game.events import ACTION_NAMES
from ufs.printing.pen import PAGE_UNIT, Pen

Ink = tuple[str | None, str | None, float]  # fill, outline, its width in mm
Inked = tuple[str, Ink]  # an SVG path, and how it is inked
Sign = list[Inked]


def by_day(name: str, book: Book = "box") -> str:
    return shapes.color(name, night=False, book=book)


PAPER = by_day("paper-2")
INK = by_day("ink")
INK_2 = by_day("ink-2")
LINE = by_day("line")
ACCENT = by_day("accent")
DANGER = by_day("danger")
CITY = by_day("city-shape")
ROOM = by_day("room")
ROOM_INK = by_day("room-ink")
ROOM_LINE = by_day("room-line")
HULL = by_day("hull")
HULL_2 = by_day("hull-2")
HULL_INK = by_day("hull-ink")
ENERGY = by_day("energy")
RESEARCH = by_day("research")
# Large backgrounds are paler than on the page: they use the most ink.
SKY = ("#bdbce0", "#c4d0ea", "#d9e3f0", "#f8dfc6")  # from the mothership down to the horizon
EARTH = "#c9ab88"
HATCH = "#a98963"
TUNNEL = "#e3cda9"
EDGE = "#efe5cd"
AA = "#5b3a78"


def piece_inks(book: Book) -> dict[str, Ink]:
    """The inks of what has other colours in another edition: ships."""
    line = by_day("reinforcement-line", book)
    return {
        "ship.basic dome": (by_day("basic-dome", book), by_day("basic-line", book), 0.3),
        "ship.basic hull-shape": (by_day("basic", book), by_day("basic-line", book), 0.35),
        "ship.reinforcement hull-shape": (by_day("reinforcement", book), line, 0.45),
        "seam": (None, by_day("reinforcement-core", book), 0.5),
        "action-shape.dart": (by_day("reinforcement", book), line, 0.4),
    }


INKS: dict[str, Ink] = {
    **piece_inks("box"),
    "ship.orange hull-shape": (by_day("orange"), "#2a0f00", 0.45),
    "ship.orange dome": (shapes.paint_of("ship orange", "dome").fill, None, 0.3),
    "burst-shape": (by_day("burst"), by_day("burst-ink"), 0.25),
    "burst.red burst-shape": (by_day("red-burst"), "#3d060c", 0.3),
    "teleport-plate": ("#ffffff", None, 0.3),
    "teleport.pair-1 teleport-ring": (None, "#0077a8", 0.8),
    "teleport.pair-2 teleport-ring": (None, "#b0228f", 0.8),
    "arrow-shape": (INK, None, 0.3),
    "mother-shape": (HULL_2, HULL_INK, 0.3),
    "mother-wedge": (None, HULL_INK, 0.7),
    "special-plate": ("#efe0ff", "#5b2bb5", 0.4),
    "special-line": (None, "#3b1a86", 0.5),
    "effect-liquid": (ROOM, None, 0.3),
    "effect-eye": (ROOM, None, 0.3),
    "effect-line": (None, ROOM_INK, 0.45),
    "effect-mouth": (None, ROOM_INK, 0.45),
    "effect-wave": (None, by_day("jam"), 0.5),
    "effect-fire": (None, ENERGY, 0.6),
    "cost-bolt": (ENERGY, ROOM_INK, 0.22),
    "aa-shape": (AA, None, 0.3),
    "tunnel-arch": (None, ROOM_LINE, 0.5),
    "action-shape": (INK, None, 0.3),
    "action-shape.hot": (DANGER, None, 0.3),
    "action-line": (None, INK, 0.55),
    "action-cut": (None, EDGE, 0.55),
    "skull-shape": (INK, None, 0.3),
    "skull-hole": (EDGE, None, 0.3),
    "skull-teeth": (None, EDGE, 0.4),
    "star-shape": (INK, None, 0.3),
    "target": (None, DANGER, 0.5),
    "drill": ("#8b8f9c", ROOM_INK, 0.3),
    "machine": (ENERGY, ROOM_INK, 0.35),
    "window": (HULL, ROOM_INK, 0.25),
    "track": (INK, None, 0.3),
    "mothership-hull": (HULL_2, HULL_INK, 0.4),
    "mothership-dome": (HULL, HULL_INK, 0.4),
}
INKS |= {f"effect.{word} effect-shape": (by_day(word), ROOM_INK, 0.22) for word in ROOM_WORDS}
ACTIONS = {word: ACTION_NAMES[number] for word, number in ACTION_WORDS.items()}
ACTIONS |= {"SKULL": "skull", "-": "none"}


def sign(name: str, book: Book = "box") -> Sign:
    """A shared sign, inked: `sign("ship basic")`."""
    return inked(name, shapes.signs()[name], book)


def inked(name: str, parts: tuple[Part, ...], book: Book = "box") -> Sign:
    inks = INKS | piece_inks(book)
    found = [(part.path, shapes.matching_rules(inks, name, part.classes)) for part in parts]
    return [(d, inks[-1]) for d, inks in found if inks]


def path_of(name: str) -> str:
    """A sign of one part as a path, without ink."""
    (part,) = shapes.signs()[name]
    return part.path


def effect(word: str) -> Sign:
    """The sign of a room's effect."""
    return sign(f"effect {word}")


def action(word: str, book: Book = "box") -> Sign:
    """M3, F39: what the mothership does, by the word of a content file."""
    return sign(f"action-icon {ACTIONS[word]}", book)


def special(word: str) -> Sign:
    """F37: the sign on the plate of a special space."""
    return sign(shapes.load()["specials"][word])


def paint(pen: Pen, parts: Sign) -> None:
    """Draw a sign around the pen's (0, 0)."""
    for d, ink in parts:
        pen.draw(d, *ink)


def draw_excavator(pen: Pen, k: float = 1, left: bool = False) -> None:
    paint(pen.at(0, 0, k, flip=left), sign("excavator"))


def draw_die(pen: Pen, kind: str, value: int, book: Book = "box") -> None:
    """A die of 9 mm."""
    body, pip = (shapes.paint_of(f"die {kind}", part, book=book) for part in ("body", "pip"))
    pen.box(-4.5, -4.5, 9, 9, body.fill, body.stroke, 1.8, 0.4)
    for x, y in shapes.pips(value):
        pen.circle(2.3 * x, 2.3 * y, 0.85, pip.fill)


def draw_skyline(pen: Pen, id: str, width: float, stretch: float = 1) -> None:
    """A city's silhouette on the ground line at the pen, `width` millimetres wide."""
    small = pen.at(0, 0, width / (shapes.SKYLINE_WIDTH * PAGE_UNIT))
    for d in shapes.skyline(id):
        small.draw(d, CITY, CITY, 0.5, stretch)
