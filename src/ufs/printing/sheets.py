"""Pieces on pages, as many as fit, with lines and marks to cut along."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any

from reportlab.pdfgen.canvas import Canvas

from ufs.errors import Trouble, show
from ufs.printing.choose import Printable
from ufs.printing.pen import MM, Pen
from ufs.words import Words

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
EDGE = 6.0  # millimetres most printers leave white
CUT = "#9a9a9a"
MARK = 4.0  # length of a cutting mark


@dataclass
class Page:
    """Pieces with the places of their upper left corners."""

    pieces: list[tuple[Printable, float, float]] = field(default_factory=list)


def check_paper(paper: str) -> tuple[float, float]:
    """The width and height of a paper in millimetres."""
    if paper.lower() not in PAPERS:
        raise Trouble(
            "bad_request", "print-bad-paper", found=show(paper)[1:-1], expected=list(PAPERS)
        )
    return PAPERS[paper.lower()]


def arrange(pieces: Sequence[Printable], paper: tuple[float, float]) -> list[Page]:
    """Rows of pieces of one size, one below the other; a row that has no room begins a page."""
    wide, tall = paper[0] - 2 * EDGE, paper[1] - 2 * EDGE
    pages: list[Page] = []
    y = tall  # no page yet
    rows = in_rows(pieces, wide)
    for row in rows:
        if y + row[0].height > tall + 0.01:
            pages.append(Page())
            y = 0.0
        x = (paper[0] - sum(piece.width for piece in row)) / 2
        for piece in row:
            pages[-1].pieces.append((piece, x, y + EDGE))
            x += piece.width
        y += row[0].height
    return [centred(page, paper[1]) for page in pages]


def in_rows(pieces: Sequence[Printable], wide: float) -> list[list[Printable]]:
    rows: list[list[Printable]] = []
    for piece in pieces:
        fits = rows and rows[-1][0].height == piece.height and rows[-1][0].width == piece.width
        if fits and sum(one.width for one in rows[-1]) + piece.width <= wide + 0.01:
            rows[-1].append(piece)
        else:
            rows.append([piece])
    return rows


def centred(page: Page, tall: float) -> Page:
    """The rows in the middle of the paper, so that marks and the line below have room."""
    bottom = max(y + piece.height for piece, _, y in page.pieces)
    down = (tall - EDGE - bottom) / 2
    return Page([(piece, x, y + down) for piece, x, y in page.pieces])


def print_sheets(pieces: Sequence[Printable], paper: str, words: Words) -> tuple[bytes, int]:
    """A PDF with all pieces, and how many pages it has."""
    size = check_paper(paper)
    pages = arrange(pieces, size)
    file = BytesIO()
    canvas = open_canvas(file, size, words.say("print-title"), words)
    for number, page in enumerate(pages, 1):
        draw_page(Pen(canvas, size[1]), page, size)
        foot = words.say("print-footer", page=number, pages=len(pages))
        Pen(canvas, size[1]).text(size[0] / 2, size[1] - 3.4, foot, 5.5, "#6a6a6a", "sans")
        canvas.showPage()
    canvas.save()
    return file.getvalue(), len(pages)


def open_canvas(file: BytesIO, size: tuple[float, float], title: str, words: Words) -> Any:
    """A PDF that is the same for the same pieces, whenever it is made."""
    points = (size[0] * MM, size[1] * MM)
    canvas = Canvas(file, pagesize=points, invariant=1, pageCompression=1, lang=words.language)
    canvas.setTitle(title)
    canvas.setAuthor(words.say("print-author"))
    canvas.setCreator("ufs")
    return canvas


def draw_page(pen: Pen, page: Page, size: tuple[float, float]) -> None:
    for piece, x, y in page.pieces:
        clipped(pen, piece, x, y)
    for piece, x, y in page.pieces:
        pen.box(x, y, piece.width, piece.height, None, CUT, thick=0.12)
    draw_marks(pen, page, size)


def clipped(pen: Pen, piece: Printable, x: float, y: float) -> None:
    """A piece never draws on its neighbours."""
    pen.canvas.saveState()
    clip = pen.canvas.beginPath()
    left, bottom = pen.point(x, y + piece.height)
    clip.rect(left, bottom, piece.width * MM, piece.height * MM)
    pen.canvas.clipPath(clip, stroke=0, fill=0)
    piece.draw(pen.at(x, y))
    pen.canvas.restoreState()


def draw_marks(pen: Pen, page: Page, size: tuple[float, float]) -> None:
    """Marks outside all pieces, in line with their edges: across for a long ruler."""
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
