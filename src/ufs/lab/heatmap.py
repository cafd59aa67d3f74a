"""The heat map of win rates: coloured cells in the terminal, and an SVG."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.sax.saxutils import escape, quoteattr

from ufs.base.words import Words
from ufs.lab.outcome import Totals
from ufs.lab.tables import NO_VALUE, percent, span

if TYPE_CHECKING:
    from rich.console import Console

    from ufs.lab.balance import Cell

# From never to always: dark blue through green to yellow, readable for the colour-blind too.
SCALE = ((68, 1, 84), (59, 82, 139), (33, 145, 140), (94, 201, 98), (253, 231, 37))
EMPTY = (128, 128, 128)
CELL_WIDTH, CELL_HEIGHT, MARGIN, HEAD = 96, 52, 16, 64
LETTER = 7.6  # approximate width of a letter

Colour = tuple[int, int, int]


def colour(rate: float) -> Colour:
    """The colour of a win rate from 0 to 1."""
    place = min(max(rate, 0.0), 1.0) * (len(SCALE) - 1)
    n = min(int(place), len(SCALE) - 2)
    low, high, part = SCALE[n], SCALE[n + 1], place - n
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(low, high, strict=True))
    return red, green, blue


def ink(ground: Colour) -> str:
    """Black or white, whichever is easier to read on this background."""
    red, green, blue = ground
    return "#000000" if 0.299 * red + 0.587 * green + 0.114 * blue > 140 else "#ffffff"


def to_hex(ground: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*ground)


class HeatMap:
    """Cells by row and column."""

    def __init__(self, cells: list[Cell], tallies: list[Totals]) -> None:
        self.rows = list(dict.fromkeys(cell.row for cell in cells))
        self.columns = list(dict.fromkeys(cell.column for cell in cells))
        self.at = {
            (cell.row, cell.column): tally for cell, tally in zip(cells, tallies, strict=True)
        }

    def tally(self, row: str, column: str) -> Totals | None:
        tally = self.at.get((row, column))
        return tally if tally is not None and tally.games else None


def in_terminal(heat_map: HeatMap, console: Console, words: Words) -> None:
    """Print the map; without colours if the terminal has none."""
    from rich.style import Style
    from rich.text import Text

    width = max(len(row) for row in heat_map.rows)
    if any(heat_map.columns):
        head = Text(" " * width)
        for column in heat_map.columns:
            head.append(column.center(9))
        console.print(head, no_wrap=True, crop=False, overflow="ignore")
    for row in heat_map.rows:
        line = Text(row.ljust(width))
        for column in heat_map.columns:
            tally = heat_map.tally(row, column)
            ground = colour(tally.interval.rate) if tally else EMPTY
            text = percent(tally.interval.rate, words) if tally else NO_VALUE
            line.append(text.center(9), Style(color=ink(ground), bgcolor=to_hex(ground)))
        console.print(line, no_wrap=True, crop=False, overflow="ignore")


def as_svg(heat_map: HeatMap, title: str, words: Words) -> str:
    """The map as SVG. The tooltip of a cell, also read by screen readers, shows its interval."""
    left = MARGIN + LETTER * max(len(row) for row in heat_map.rows) + 12
    width = left + CELL_WIDTH * len(heat_map.columns) + MARGIN
    width = max(width, MARGIN * 2 + LETTER * len(title))
    height = HEAD + CELL_HEIGHT * len(heat_map.rows) + 2 * MARGIN + 28
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" '
        f'width="{width:.0f}" height="{height}" role="img" aria-label={quoteattr(title)} '
        'font-family="system-ui, sans-serif" font-size="14">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width:.0f}" height="{height}" fill="#ffffff"/>',
        f'<text x="{MARGIN}" y="28" font-weight="bold">{escape(title)}</text>',
    ]
    for n, column in enumerate(heat_map.columns):
        x = left + CELL_WIDTH * (n + 0.5)
        parts.append(
            f'<text x="{x:.1f}" y="{HEAD - 8}" text-anchor="middle">{escape(column)}</text>'
        )
    for m, row in enumerate(heat_map.rows):
        y = HEAD + CELL_HEIGHT * m
        parts.append(
            f'<text x="{left - 12:.1f}" y="{y + CELL_HEIGHT / 2 + 5}" '
            f'text-anchor="end">{escape(row)}</text>'
        )
        for n, column in enumerate(heat_map.columns):
            x = left + CELL_WIDTH * n
            parts += svg_cell(heat_map.tally(row, column), f"{row} {column}".strip(), x, y, words)
    return "\n".join([*parts, *svg_scale(left, height - MARGIN - 14, words), "</svg>", ""])


def svg_cell(tally: Totals | None, name: str, x: float, y: float, words: Words) -> list[str]:
    ground = colour(tally.interval.rate) if tally else EMPTY
    rate = percent(tally.interval.rate, words) if tally else NO_VALUE
    interval = span(tally.interval, words) if tally else NO_VALUE
    middle = x + CELL_WIDTH / 2
    return [
        f"<g fill={quoteattr(ink(ground))} text-anchor='middle'>"
        f"<title>{escape(f'{name}: {rate} ({interval})')}</title>",
        f'<rect x="{x + 1:.1f}" y="{y + 1}" width="{CELL_WIDTH - 2}" height="{CELL_HEIGHT - 2}" '
        f'rx="4" fill="{to_hex(ground)}"/>',
        f'<text x="{middle:.1f}" y="{y + 24}">{escape(rate)}</text>',
        f'<text x="{middle:.1f}" y="{y + 41}" font-size="9.5">{escape(interval)}</text></g>',
    ]


def svg_scale(x: float, y: float, words: Words) -> list[str]:
    """The legend."""
    steps = 20
    parts = [
        f'<rect x="{x + 40 + 8 * n:.1f}" y="{y}" width="8.5" height="14" '
        f'fill="{to_hex(colour(n / (steps - 1)))}"/>'
        for n in range(steps)
    ]
    ends = ((x, percent(0.0, words)), (x + 48 + 8 * steps, percent(1.0, words)))
    texts = [f'<text x="{at:.1f}" y="{y + 12}" font-size="12">{text}</text>' for at, text in ends]
    return parts + texts
