"""The notebook of a campaign on one page: filled in, or blank to fill in by hand (C10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Any

from ufs.base.words import Words
from ufs.printing import signs as S
from ufs.printing.notes import Notes, Report, print_to_stderr
from ufs.printing.pen import SMALLEST, Pen
from ufs.printing.sheets import check_paper, open_canvas

CHAPTERS = ((1, 2), (2, 2), (3, 2), (4, 6))  # C2, C10: how many battles each has room for
SIDE = 12.0  # millimetres beside the table
HEAD, ROW = 6.5, 12.5
# The columns: the key of their heading, and their share of the width.
COLUMNS = (
    ("notebook-city", 0.19),
    ("notebook-scenario", 0.21),
    ("notebook-character", 0.2),
    ("notebook-upgraded", 0.24),
    ("game1", 0.08),
    ("game2", 0.08),
)
# C7: a city of the last chapter has one game, and there are no main characters.
FINALE_COLUMNS = (
    ("notebook-city", 0.22),
    ("notebook-scenario", 0.24),
    ("notebook-upgraded", 0.42),
    ("result", 0.12),
)
Columns = Sequence[tuple[str, float]]
Row = Mapping[str, Any]


def notebook_pdf(
    rows: Sequence[Row],
    words: Words,
    name: str = "",
    score: int | None = None,
    paper: str = "a4",
    report: Report = print_to_stderr,
) -> bytes:
    """The notebook as a PDF. Rows are those of `ufs.campaign.notebook`; without any it is blank."""
    size = check_paper(paper)
    file = BytesIO()
    canvas = open_canvas(file, size, words.say("notebook-title"), words)
    pen = Pen(canvas, size[1], notes=Notes(words.say("notebook-title")))
    wide = size[0] - 2 * SIDE
    y = draw_title(pen.at(SIDE, 12), wide, name, score, words) + 12
    for chapter, battles in CHAPTERS:
        chapter_rows = [row for row in rows if row["chapter"] == chapter]
        tall = (
            ROW if chapter < len(CHAPTERS) else row_height(size[1], y, len(chapter_rows) or battles)
        )
        y += draw_chapter(pen.at(SIDE, y), wide, chapter, chapter_rows, battles, tall, words) + 3
    how = words.say("notebook-how")
    pen.paragraphs(SIDE, size[1] - 14, wide, 9, [how], 7, "italic", S.INK_2)
    canvas.save()
    for message in pen.notes.messages(words):
        report(message)
    return file.getvalue()


def row_height(page: float, y: float, rows: int) -> float:
    """The last chapter takes what is left of the page."""
    return min(ROW, (page - 17 - y - 2 * HEAD) / max(rows, 1))


def draw_title(pen: Pen, wide: float, name: str, score: int | None, words: Words) -> float:
    """The title, the campaign's name and its score; returns the height of all that."""
    pen.box(0, 0, wide, 11, S.INK)
    pen.text(4, 5.5, words.say("notebook-title"), 14, "#ffffff", "bold", "start", wide - 8)
    draw_labelled_line(pen.at(0, 14), 0.74 * wide, words.say("notebook-name"), name)
    shown = "" if score is None else str(score).replace("-", "−")
    draw_labelled_line(pen.at(0.78 * wide, 14), 0.22 * wide, words.say("notebook-score"), shown)
    return 28


def draw_labelled_line(pen: Pen, wide: float, label: str, value: str) -> None:
    """A line to write on, with its label below."""
    pen.text(1, 4, value, 12, S.INK, "bold", "start", wide - 2, SMALLEST)
    pen.line([(0, 7.5), (wide, 7.5)], S.INK, 0.3)
    pen.text(0, 9.8, label, 6, S.INK_2, "sans", "start", wide)


def draw_chapter(
    pen: Pen,
    wide: float,
    chapter: int,
    rows: Sequence[Row],
    battles: int,
    tall: float,
    words: Words,
) -> float:
    """The table of a chapter, with blank rows for battles not fought; returns its height."""
    is_finale = chapter == len(CHAPTERS)
    key = "notebook-finale" if is_finale else "notebook-chapter"
    columns = FINALE_COLUMNS if is_finale else COLUMNS
    pen.text(0, 2.5, words.say(key, number=chapter), 9.5, S.ACCENT, "bold", "start", wide)
    y = 5.5
    draw_heads(pen.at(0, y), wide, columns, words)
    y += HEAD
    for n in range(max(battles, len(rows))):
        draw_row(pen.at(0, y), wide, tall, columns, rows[n] if n < len(rows) else {})
        y += tall
    return y


def draw_heads(pen: Pen, wide: float, columns: Columns, words: Words) -> None:
    pen.box(0, 0, wide, HEAD, S.EDGE, S.LINE, thick=0.2)
    x = 0.0
    for key, share in columns:
        is_game = key.startswith("game")
        name = "notebook-result" if key == "result" else key
        text = words.say("notebook-game", number=int(key[-1])) if is_game else words.say(name)
        pen.text(x + 1.5, HEAD / 2, text, 7, S.INK, "bold", "start", share * wide - 3)
        x += share * wide


def draw_row(pen: Pen, wide: float, tall: float, columns: Columns, row: Row) -> None:
    pen.box(0, 0, wide, tall, None, S.LINE, thick=0.2)
    texts = cells(row)
    x = 0.0
    for key, share in columns:
        text = texts[key]
        if x:
            pen.line([(x, 0), (x, tall)], S.LINE, 0.2)
        if key.startswith(("game", "result")):
            pen.text(x + share * wide / 2, tall / 2, text, 13, S.INK, max_width=share * wide - 2)
        else:
            pen.paragraphs(x + 1.5, 1, share * wide - 3, tall - 2, [text], 8.5)
        x += share * wide


def cells(row: Row) -> dict[str, str]:
    """The texts of a row by column; a blank row has none."""

    def name_of(field: str) -> str:
        piece = row.get(field)
        return str(piece["name"]) if piece else ""

    results = [*(row.get("results") or ()), None, None][:2]
    shown = ["" if result is None else str(result).replace("-", "–") for result in results]
    return {
        "notebook-city": name_of("city"),
        "notebook-scenario": name_of("scenario"),
        "notebook-character": name_of("character"),
        "notebook-upgraded": ", ".join(str(piece["name"]) for piece in row.get("upgraded") or ()),
        "game1": shown[0],
        "game2": shown[1],
        # An earlier version may have noted two games of a city.
        "result": " ".join(result for result in shown if result not in ("", "–")),
    }
