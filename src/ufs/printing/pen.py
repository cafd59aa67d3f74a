"""A pen for one piece: millimetres from its upper left corner, shapes of the page, wrapped text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from reportlab.lib.colors import HexColor

from ufs.drawing.svg_paths import Point, Step, read_path
from ufs.printing import letters
from ufs.printing.letters import font, spell
from ufs.printing.notes import Notes

MM = 72 / 25.4  # points of a PDF
PAGE_UNIT = 0.3  # millimetres of one unit of the page's drawings, at scale 1
LINE_HEIGHT = 1.28  # in font sizes
SMALLEST = 4.5  # points; smaller letters are not legible
ELLIPSIS = "…"


@cache
def shape_of(d: str) -> tuple[Step, ...]:
    return tuple(read_path(d))


class Pen:
    """Draws on a canvas of ReportLab. `k` is the scale of what is drawn from here on."""

    def __init__(
        self,
        canvas: Any,
        page_height: float,
        x: float = 0,
        y: float = 0,
        k: float = 1,
        notes: Notes | None = None,
    ) -> None:
        self.canvas = canvas
        self.notes = notes or Notes()
        self.page_height = page_height
        self.x, self.y, self.k = x, y, k
        self.turned = 1  # -1: mirrored

    def at(self, x: float, y: float, k: float = 1, flip: bool = False) -> Pen:
        """A pen whose (0, 0) is at (x, y) of this one."""
        pen = Pen(self.canvas, self.page_height, *self.place(x, y), self.k * k, self.notes)
        pen.turned = -self.turned if flip else self.turned
        return pen

    def place(self, x: float, y: float) -> Point:
        """A position in millimetres from the upper left corner of the page."""
        return self.x + self.turned * x * self.k, self.y + y * self.k

    def point(self, x: float, y: float) -> Point:
        """A position in PDF points from the lower left corner of the page."""
        at_x, at_y = self.place(x, y)
        return at_x * MM, (self.page_height - at_y) * MM

    def ink(self, fill: str | None, line: str | None, width: float) -> dict[str, int]:
        if fill:
            self.canvas.setFillColor(HexColor(fill))
        if line:
            self.canvas.setStrokeColor(HexColor(line))
            self.canvas.setLineWidth(width * self.k * MM)
        return {"fill": int(bool(fill)), "stroke": int(bool(line))}

    def draw(
        self,
        d: str,
        fill: str | None = None,
        line: str | None = None,
        width: float = 0.35,
        stretch: float = 1,
    ) -> None:
        """A shape of the page around (0, 0), in its units; `stretch` makes it taller."""
        path = self.canvas.beginPath()
        for kind, points in shape_of(d):
            flat = [
                n for x, y in points for n in self.point(x * PAGE_UNIT, y * PAGE_UNIT * stretch)
            ]
            {"M": path.moveTo, "L": path.lineTo, "C": path.curveTo, "Z": path.close}[kind](*flat)
        self.canvas.setLineJoin(1)
        self.canvas.setLineCap(1)
        self.canvas.drawPath(path, **self.ink(fill, line, width))

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str | None = None,
        line: str | None = None,
        radius: float = 0,
        thick: float = 0.3,
    ) -> None:
        left, bottom = self.point(x if self.turned > 0 else x + width, y + height)
        sides = width * self.k * MM, height * self.k * MM
        how = self.ink(fill, line, thick)
        if radius:
            self.canvas.roundRect(left, bottom, *sides, radius * self.k * MM, **how)
        else:
            self.canvas.rect(left, bottom, *sides, **how)

    def circle(
        self, x: float, y: float, radius: float, fill: str | None = None, line: str | None = None
    ) -> None:
        self.canvas.circle(*self.point(x, y), radius * self.k * MM, **self.ink(fill, line, 0.3))

    def line(self, points: Sequence[Point], color: str, width: float = 0.3) -> None:
        path = self.canvas.beginPath()
        path.moveTo(*self.point(*points[0]))
        for point in points[1:]:
            path.lineTo(*self.point(*point))
        self.canvas.setLineCap(1)
        self.canvas.drawPath(path, **self.ink(None, color, width))

    def hatch(self, x: float, y: float, width: float, height: float, color: str) -> None:
        """Slanted lines inside a box: ground that is not excavated yet."""
        self.canvas.saveState()
        clip = self.canvas.beginPath()
        left, bottom = self.point(x, y + height)
        clip.rect(left, bottom, width * self.k * MM, height * self.k * MM)
        self.canvas.clipPath(clip, stroke=0, fill=0)
        offset = -height
        while offset < width:
            self.line([(x + offset, y + height), (x + offset + height, y)], color, 0.25)
            offset += 2.2
        self.canvas.restoreState()

    # --- words ---

    def spelled(self, text: str) -> str:
        """A text in letters of the font; missing ones are noted."""
        made, missing = spell(text)
        self.notes.missing(missing)
        return made

    def one_line(
        self, text: str, style: str, size: float, max_width: float | None, min_size: float | None
    ) -> tuple[str, float]:
        """A line and its size in points: made smaller, then cut off, to fit into `max_width`."""
        size *= self.k
        line = " ".join(self.spelled(text).split("\n"))
        wide = letters.width(line, font(style), size)
        room = wide if max_width is None else max_width * self.k * MM
        if wide <= room:
            return line, size
        smallest = 0 if min_size is None else min(min_size * self.k, size)
        if size * room / wide >= smallest:
            return line, size * room / wide
        shown = shorten(line, font(style), smallest, room)
        self.notes.cut(text, len(shown) - len(ELLIPSIS))
        return shown, smallest

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 8,
        color: str = "#221638",
        style: str = "bold",
        anchor: str = "middle",
        max_width: float | None = None,
        min_size: float | None = None,
    ) -> None:
        """One line; y is its middle. It is made smaller if it is wider than `max_width`.

        With a `min_size` (for words, not for numbers) it is cut off rather than made smaller still.
        """
        line, size = self.one_line(text, style, size, max_width, min_size)
        self.canvas.setFillColor(HexColor(color))
        left, bottom = self.point(x, y)
        share = {"middle": 0.5, "end": 1.0}.get(anchor, 0.0)
        left -= share * letters.width(line, font(style), size)
        letters.draw(self.canvas, left, bottom - 0.36 * size, line, font(style), size)

    def upright(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        color: str,
        max_width: float,
        min_size: float,
    ) -> None:
        """One line that runs upwards from (x, y)."""
        line, size = self.one_line(text, "sans", size, max_width, min_size)
        left, bottom = self.point(x, y)
        self.canvas.saveState()
        self.canvas.translate(left, bottom)
        self.canvas.rotate(90)
        self.canvas.setFillColor(HexColor(color))
        letters.draw(self.canvas, 0, -0.36 * size, line, font("sans"), size)
        self.canvas.restoreState()

    def paragraphs(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        texts: Sequence[str],
        size: float = 7.5,
        style: str = "sans",
        color: str = "#221638",
    ) -> float:
        """Wrapped text that fits into a box, in smaller letters if necessary; returns its end.

        What does not fit even then is cut off and noted.
        """
        spelled = [self.spelled(text.strip()) for text in texts]
        lines, size = fit(spelled, font(style), size, width * MM, height * MM)
        if height_of(lines, size) > height * MM:
            lines = cut_off(lines, font(style), size, width * MM, height * MM)
            self.note_cut(texts, lines)
        left, top = self.point(x, y)
        self.canvas.setFillColor(HexColor(color))
        for part in lines:
            for line in part:
                top -= size * LINE_HEIGHT
                letters.draw(self.canvas, left, top + 0.28 * size, line, font(style), size)
            top -= size * 0.5
        return self.page_height - (top + size * 0.5) / MM - self.y

    def size_for(self, texts: Sequence[str], width: float, height: float, size: float) -> float:
        """The largest size, `size` at most, at which paragraphs fit into a box."""
        spelled = [self.spelled(text) for text in texts]
        return fit(spelled, font("sans"), size, width * MM, height * MM)[1]

    def note_cut(self, texts: Sequence[str], lines: Sequence[Sequence[str]]) -> None:
        """Note the texts that are incomplete: the last one shown, and those after it."""
        for n, text in enumerate(texts):
            if n >= len(lines):
                self.notes.cut(text, 0)
            elif n == len(lines) - 1:
                self.notes.cut(text, min(len(" ".join(lines[n])), len(text)) - len(ELLIPSIS))


def fit(
    texts: Sequence[str], name: str, size: float, room: float, height: float
) -> tuple[list[list[str]], float]:
    """The lines of paragraphs, and the largest size at which all of them fit, or SMALLEST."""
    total_width = sum(letters.width(text, name, 1) for text in texts)
    while size > SMALLEST:
        at_least = total_width * size / room * size * LINE_HEIGHT  # cheaper than wrapping
        if at_least <= height:
            lines = [wrap(text, name, size, room) for text in texts]
            if height_of(lines, size) <= height:
                return lines, size
        size = max(size - 0.25, SMALLEST)
    return [wrap(text, name, size, room) for text in texts], size


def height_of(lines: Sequence[Sequence[str]], size: float) -> float:
    """The height of paragraphs, with half a line between them."""
    return sum(len(part) for part in lines) * size * LINE_HEIGHT + (len(lines) - 1) * size * 0.5


def cut_off(
    lines: Sequence[Sequence[str]], name: str, size: float, room: float, height: float
) -> list[list[str]]:
    """As many lines as fit into the height, at least one; the last ends with an ellipsis."""
    shown: list[list[str]] = []
    for part in lines:
        shown.append([])
        for line in part:
            shown[-1].append(line)
            if height_of(shown, size) > height:
                shown[-1].pop()
                break
        else:
            continue
        break
    shown = [part for part in shown if part] or [[lines[0][0]]]
    shown[-1][-1] = shorten(shown[-1][-1] + ELLIPSIS, name, size, room)
    return shown


def shorten(line: str, name: str, size: float, room: float) -> str:
    """The beginning of a line, with an ellipsis that still fits."""
    shown = line.removesuffix(ELLIPSIS)
    while shown and letters.width(shown + ELLIPSIS, name, size) > room:
        shown = shown[
            : min(len(shown) - 1, int(len(shown) * room / letters.width(shown, name, size)) + 1)
        ]
    return shown.rstrip(" ,;:.") + ELLIPSIS


def wrap(text: str, name: str, size: float, room: float) -> list[str]:
    """Lines no wider than `room`; non-breaking spaces do not break, \\n always does."""
    return [line for part in text.split("\n") for line in wrap_line(part, name, size, room)]


def wrap_line(text: str, name: str, size: float, room: float) -> list[str]:
    lines: list[str] = []
    line = ""
    for word in text.replace("\u202f", "\u00a0").split(" "):
        longer = f"{line} {word}" if line else word
        if line and letters.width(longer, name, size) > room:
            lines.append(line)
            line = word
        else:
            line = longer
        while letters.width(line, name, size) > room and len(line) > 1:
            fits = most_letters(line, name, size, room)
            lines.append(line[:fits])
            line = line[fits:]
    return [*lines, line]


def most_letters(word: str, name: str, size: float, room: float) -> int:
    """How many letters of a word fit into a line, at least one."""
    wide = 0.0
    for n, letter in enumerate(word):
        wide += letters.width(letter, name, size)
        if wide > room and n:
            return n
    return max(len(word) - 1, 1)
