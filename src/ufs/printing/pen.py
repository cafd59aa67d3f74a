"""A pen for one piece: millimetres from its upper left corner, shapes of the page, wrapped text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from reportlab.lib.colors import HexColor
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from ufs.printing.paths import Point, Step, read_path

MM = 72 / 25.4  # points of a PDF
PAGE_UNIT = 0.3  # millimetres of one unit of the page's drawings, at scale 1
FONTS = {"sans": "Vera.ttf", "bold": "VeraBd.ttf", "italic": "VeraIt.ttf"}
LINE = 1.28  # from line to line, in sizes of the letters
SMALLEST = 4.5  # points; smaller letters nobody reads


@cache
def font(style: str) -> str:
    """A font that comes with ReportLab and has ’ é ß ü; it is embedded in the file."""
    name = f"ufs-{style}"
    pdfmetrics.registerFont(TTFont(name, FONTS[style]))
    return name


@cache
def shape_of(d: str) -> tuple[Step, ...]:
    return tuple(read_path(d))


class Pen:
    """Draws on a canvas of ReportLab. `k` is the scale of what is drawn from here on."""

    def __init__(
        self, canvas: Any, page_height: float, x: float = 0, y: float = 0, k: float = 1
    ) -> None:
        self.canvas = canvas
        self.page_height = page_height
        self.x, self.y, self.k = x, y, k
        self.turned = 1  # -1: left and right are exchanged

    def at(self, x: float, y: float, k: float = 1, flip: bool = False) -> Pen:
        """A pen whose (0, 0) is at a place of this one."""
        pen = Pen(self.canvas, self.page_height, *self.place(x, y), self.k * k)
        pen.turned = -self.turned if flip else self.turned
        return pen

    def place(self, x: float, y: float) -> Point:
        """A place in millimetres of the page, from its upper left corner."""
        return self.x + self.turned * x * self.k, self.y + y * self.k

    def point(self, x: float, y: float) -> Point:
        """A place in the points of a PDF, from its lower left corner."""
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

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 8,
        color: str = "#221638",
        style: str = "bold",
        anchor: str = "middle",
        most: float | None = None,
    ) -> None:
        """One line; y is its middle. It is made smaller where it would be wider than `most`."""
        size *= self.k
        wide = pdfmetrics.stringWidth(text, font(style), size)
        if most is not None and wide > most * self.k * MM:
            size *= most * self.k * MM / wide
        self.canvas.setFont(font(style), size)
        self.canvas.setFillColor(HexColor(color))
        left, bottom = self.point(x, y)
        say = {"middle": self.canvas.drawCentredString, "end": self.canvas.drawRightString}
        say.get(anchor, self.canvas.drawString)(left, bottom - 0.36 * size, text)

    def upright(self, x: float, y: float, text: str, size: float, color: str) -> None:
        """One line that runs upwards from (x, y)."""
        left, bottom = self.point(x, y)
        self.canvas.saveState()
        self.canvas.translate(left, bottom)
        self.canvas.rotate(90)
        self.canvas.setFont(font("sans"), size)
        self.canvas.setFillColor(HexColor(color))
        self.canvas.drawString(0, -0.36 * size, text)
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
        """Wrapped text that fits into a box, in smaller letters if it must be; returns its end."""
        lines, size = fit(texts, font(style), size, width * MM, height * MM)
        left, top = self.point(x, y)
        self.canvas.setFont(font(style), size)
        self.canvas.setFillColor(HexColor(color))
        for part in lines:
            for line in part:
                top -= size * LINE
                self.canvas.drawString(left, top + 0.28 * size, line)
            top -= size * 0.5
        return self.page_height - (top + size * 0.5) / MM - self.y


def fit(
    texts: Sequence[str], name: str, size: float, width: float, height: float
) -> tuple[list[list[str]], float]:
    """The lines of paragraphs, and the size in which all of them have room, if there is one."""
    while True:
        lines = [wrap(text, name, size, width) for text in texts]
        tall = sum(len(part) for part in lines) * size * LINE + (len(lines) - 1) * size * 0.5
        if tall <= height or size <= SMALLEST:
            return lines, size
        size -= 0.25


def wrap(text: str, name: str, size: float, width: float) -> list[str]:
    """Lines that are no wider than `width`; spaces that must not break do not."""
    lines: list[str] = []
    line = ""
    for word in text.replace("\u202f", "\u00a0").split(" "):
        longer = f"{line} {word}" if line else word
        if line and pdfmetrics.stringWidth(longer, name, size) > width:
            lines.append(line)
            line = word
        else:
            line = longer
        while pdfmetrics.stringWidth(line, name, size) > width and len(line) > 1:
            fits = next(
                n
                for n in range(len(line) - 1, 0, -1)
                if n == 1 or pdfmetrics.stringWidth(line[:n], name, size) <= width
            )
            lines.append(line[:fits])
            line = line[fits:]
    return [*lines, line]
