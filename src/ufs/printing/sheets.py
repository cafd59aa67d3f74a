"""Pieces on pages, both sides of each together, with cutting lines and marks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from io import BytesIO
from itertools import pairwise
from typing import Any

from reportlab.pdfgen.canvas import Canvas

from ufs.base.errors import UfsError, show
from ufs.base.words import Words
from ufs.printing.choose import Printable
from ufs.printing.notes import Notes, Report, print_to_stderr
from ufs.printing.pen import MM, Pen

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
EDGE = 6.0  # millimetres that most printers leave white
CUT = "#9a9a9a"
MARK = 4.0  # length of a cutting mark


@dataclass
class Page:
    """Pieces with the positions of their upper left corners."""

    pieces: list[tuple[Printable, float, float]] = field(default_factory=list)


def check_paper(paper: str) -> tuple[float, float]:
    """The width and height of a paper in millimetres."""
    if paper.lower() not in PAPERS:
        raise UfsError(
            "bad_request", "print-bad-paper", found=show(paper)[1:-1], expected=list(PAPERS)
        )
    return PAPERS[paper.lower()]


@dataclass
class Sheet:
    """A page that is being filled: rows, each with pieces of one size."""

    wide: float
    tall: float
    rows: list[list[Printable]] = field(default_factory=list)

    def try_add(self, sides: Sequence[Printable]) -> bool:
        """Put the sides of a piece beside or below each other, if there is room for them."""
        return self.try_beside(sides) or self.try_below(sides) or self.try_new_rows(sides)

    def try_beside(self, sides: Sequence[Printable]) -> bool:
        for row in self.rows:
            if same_size(row[0], sides[0]) and self.has_width(len(row) + len(sides), sides[0]):
                row += sides
                return True
        return False

    def try_below(self, sides: Sequence[Printable]) -> bool:
        """Try the ends of two rows of equal length: three cards fit into a row, so one is left."""
        for upper, lower in pairwise(self.rows):
            same = same_size(upper[0], lower[0]) and len(upper) == len(lower)
            if len(sides) == 2 and same and same_size(upper[0], sides[0]):
                if self.has_width(len(upper) + 1, sides[0]):
                    upper.append(sides[0])
                    lower.append(sides[1])
                    return True
        return False

    def try_new_rows(self, sides: Sequence[Printable]) -> bool:
        in_one = self.has_width(len(sides), sides[0])
        rows = [list(sides)] if in_one else [[side] for side in sides]
        used = sum(row[0].height for row in self.rows)
        if used + sum(row[0].height for row in rows) > self.tall + 0.01:
            return False
        self.rows += rows
        return True

    def has_width(self, count: int, piece: Printable) -> bool:
        return count * piece.width <= self.wide + 0.01

    def page(self, paper: tuple[float, float]) -> Page:
        """Every piece at its position; rows with pieces of the same size share their left edge."""
        page, y = Page(), EDGE
        for row in self.rows:
            longest = max(len(other) for other in self.rows if same_size(other[0], row[0]))
            x = (paper[0] - longest * row[0].width) / 2
            for n, piece in enumerate(row):
                page.pieces.append((piece, x + n * piece.width, y))
            y += row[0].height
        return center_vertically(page, paper[1])


def same_size(one: Printable, other: Printable) -> bool:
    return (one.width, one.height) == (other.width, other.height)


def arrange(pieces: Sequence[Printable], paper: tuple[float, float]) -> list[Page]:
    """Put each piece on the first page with room for both sides: never on two pages."""
    wide, tall = paper[0] - 2 * EDGE, paper[1] - 2 * EDGE
    sheets: list[Sheet] = []
    for sides in group_by_piece(pieces):
        if not any(sheet.try_add(sides) for sheet in sheets):
            sheets.append(Sheet(wide, tall))
            sheets[-1].try_add(sides)
    return [sheet.page(paper) for sheet in sheets]


def group_by_piece(sides: Sequence[Printable]) -> list[list[Printable]]:
    """The two sides of a piece together: `city:paris:blue` and `city:paris:damaged`."""
    found: list[list[Printable]] = []
    for side in sides:
        stem = side.name.split(":")[:2]
        last = found[-1] if found else []
        belongs = len(last) == 1 and last[0].name.split(":")[:2] == stem
        if belongs and last[0].name != side.name and same_size(last[0], side):
            last.append(side)
        else:
            found.append([side])
    return found


def center_vertically(page: Page, tall: float) -> Page:
    """Move the rows to the middle of the paper, so that marks and the footer have room."""
    bottom = max(y + piece.height for piece, _, y in page.pieces)
    down = (tall - EDGE - bottom) / 2
    return Page([(piece, x, y + down) for piece, x, y in page.pieces])


def print_sheets(
    pieces: Sequence[Printable], paper: str, words: Words, report: Report = print_to_stderr
) -> tuple[bytes, int]:
    """A PDF with all pieces, and its number of pages; `report` gets what could not be printed."""
    size = check_paper(paper)
    pages = arrange(pieces, size)
    file, notes = BytesIO(), Notes()
    canvas = open_canvas(file, size, words.say("print-title"), words)
    for number, page in enumerate(pages, 1):
        draw_page(Pen(canvas, size[1], notes=notes), page, size)
        foot = words.say("print-footer", page=number, pages=len(pages))
        Pen(canvas, size[1]).text(size[0] / 2, size[1] - 3.4, foot, 5.5, "#6a6a6a", "sans")
        canvas.showPage()
    canvas.save()
    for message in notes.messages(words):
        report(message)
    return file.getvalue(), len(pages)


def open_canvas(file: BytesIO, size: tuple[float, float], title: str, words: Words) -> Any:
    """A reproducible PDF: the same pieces give the same file."""
    points = (size[0] * MM, size[1] * MM)
    canvas = Canvas(file, pagesize=points, invariant=1, pageCompression=1, lang=words.language)
    canvas.setTitle(title)
    canvas.setAuthor(words.say("print-author"))
    canvas.setCreator("ufs")
    return canvas


def draw_page(pen: Pen, page: Page, size: tuple[float, float]) -> None:
    for piece, x, y in page.pieces:
        draw_clipped(pen, piece, x, y)
    for piece, x, y in page.pieces:
        pen.box(x, y, piece.width, piece.height, None, CUT, thick=0.12)
    draw_marks(pen, page, size)


def draw_clipped(pen: Pen, piece: Printable, x: float, y: float) -> None:
    """Draw a piece, clipped so that it never draws on its neighbours."""
    pen.canvas.saveState()
    clip = pen.canvas.beginPath()
    left, bottom = pen.point(x, y + piece.height)
    clip.rect(left, bottom, piece.width * MM, piece.height * MM)
    pen.canvas.clipPath(clip, stroke=0, fill=0)
    pen.notes.piece = piece.name
    piece.draw(pen.at(x, y))
    pen.canvas.restoreState()


def draw_marks(pen: Pen, page: Page, size: tuple[float, float]) -> None:
    """Marks outside all pieces, aligned with their edges, to cut along a long ruler."""
    left = min(x for _, x, _ in page.pieces)
    right = max(x + piece.width for piece, x, _ in page.pieces)
    top = min(y for _, _, y in page.pieces)
    bottom = max(y + piece.height for piece, _, y in page.pieces)
    for level in sorted({edge for piece, _, y in page.pieces for edge in (y, y + piece.height)}):
        pen.line([(max(1.0, left - 1 - MARK), level), (left - 1, level)], CUT, 0.2)
        pen.line([(right + 1, level), (min(size[0] - 1, right + 1 + MARK), level)], CUT, 0.2)
    for piece, x, y in page.pieces:
        for edge in (x, x + piece.width):
            if y == top:
                pen.line([(edge, max(1.0, top - 1 - MARK)), (edge, top - 1)], CUT, 0.2)
            if abs(y + piece.height - bottom) < 0.01:
                end = min(size[1] - 5, bottom + 1 + MARK)
                pen.line([(edge, bottom + 1), (edge, max(end, bottom + 1.5))], CUT, 0.2)
