"""Letters the font has, letters composed of a base and an accent, and substitutes for others.

The font is the one that comes with ReportLab. It covers western Europe and little else, but it has
separate accents: ň is drawn as an n with a ˇ above it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Any

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

FONTS = {"sans": "Vera.ttf", "bold": "VeraBd.ttf", "italic": "VeraIt.ttf"}
# Combining marks, and the font's accent that is drawn for each.
ACCENTS = {
    "\u0300": "`",
    "\u0301": "´",
    "\u0302": "ˆ",
    "\u0303": "˜",
    "\u0304": "¯",
    "\u0306": "˘",
    "\u0307": "˙",
    "\u0308": "¨",
    "\u030a": "˚",
    "\u030b": "˝",
    "\u030c": "ˇ",
    "\u0326": "¸",
    "\u0327": "¸",
    "\u0328": "˛",
}
BELOW = "¸˛"
CAPITAL_RAISE = 0.18  # of the font size: how much taller a capital is than an x
TALL_LETTERS = "bdfhklt"
DOTLESS = {"i": "ı"}  # an accent takes the place of the dot
# These look the same on paper, so they are not reported.
EQUIVALENTS = {"\u2010": "-", "\u2011": "-", "\u202f": "\u00a0", "\u2007": "\u00a0", "\u2028": "\n"}
# Letters and signs without a decomposition.
PLAIN = str.maketrans("ħĦŧŦŋŊĸəƏ", "hHtTnNkeE")
SUBSTITUTES = {"→": "->", "←": "<-", "↔": "<->", "⇒": "=>", "★": "*", "☆": "*", "✓": "v", "ẞ": "SS"}
UNKNOWN = "?"


@cache
def font(style: str) -> str:
    """A font that comes with ReportLab and has ’ é ß ü; it is embedded in the PDF."""
    name = f"ufs-{style}"
    pdfmetrics.registerFont(TTFont(name, FONTS[style]))
    return name


@cache
def font_chars() -> frozenset[str]:
    """The characters of the font; all its styles have the same."""
    glyphs = pdfmetrics.getFont(font("sans")).face.charToGlyph
    return frozenset(chr(code) for code in glyphs if code < 0xFFFF and not is_invisible(chr(code)))


def is_invisible(letter: str) -> bool:
    """Joiners, direction marks, soft hyphens: nothing on paper."""
    return unicodedata.category(letter) == "Cf" or letter in "\ufe0e\ufe0f"


def spell(text: str) -> tuple[str, dict[str, str]]:
    """A text in letters that can be drawn, and the substitute of each that cannot."""
    if font_chars().issuperset(text):
        return text, {}
    made, missing = [], {}
    for letter in letters(unicodedata.normalize("NFC", text.replace("\r\n", "\n"))):
        drawn = compose(letter)
        if drawn is None:
            drawn = missing[letter] = substitute(letter)
        made.append(drawn)
    return "".join(made), missing


def letters(text: str) -> Iterator[str]:
    """Each letter with the marks that follow it."""
    letter = ""
    for one in text:
        if is_invisible(one):
            continue
        if letter and unicodedata.category(one) in ("Mn", "Me"):
            letter += one
            continue
        if letter:
            yield letter
        letter = one
    if letter:
        yield letter


def compose(letter: str) -> str | None:
    """A letter the font has, alone or followed by a mark in ACCENTS; None if impossible."""
    if letter == "\n" or letter in font_chars():
        return letter
    if letter in EQUIVALENTS:
        return EQUIVALENTS[letter]
    if unicodedata.category(letter[0]) in ("Cc", "Zs", "Zp"):
        return " "
    base, *marks = list(unicodedata.normalize("NFD", letter))
    while marks and (composed := unicodedata.normalize("NFC", base + marks[0])) in font_chars():
        base = composed
        del marks[0]
    if base not in font_chars() or len(marks) > 1 or any(mark not in ACCENTS for mark in marks):
        return None
    return base + "".join(marks)


def substitute(letter: str) -> str:
    """Something sensible for a letter that cannot be drawn: its base, or a question mark."""
    if letter[0] in SUBSTITUTES:
        return SUBSTITUTES[letter[0]]
    parts = [part for part in unicodedata.normalize("NFKD", letter) if part not in ACCENTS]
    found = [EQUIVALENTS.get(part, part).translate(PLAIN) for part in parts]
    return "".join(part for part in found if part in font_chars()) or UNKNOWN


def strip_marks(text: str) -> str:
    """A text without its marks: those are drawn afterwards and take no space."""
    return "".join(letter for letter in text if letter not in ACCENTS)


def width(text: str, name: str, size: float) -> float:
    """How wide a spelled text is, in points."""
    return float(pdfmetrics.stringWidth(strip_marks(text), name, size))


def draw(canvas: Any, left: float, bottom: float, text: str, name: str, size: float) -> None:
    """Draw a spelled text in one line, from a position in points; then its accents."""
    canvas.setFont(name, size)
    plain: list[str] = []
    accents: list[tuple[float, float, str]] = []
    for letter in text:
        if letter in ACCENTS and plain:
            accent = ACCENTS[letter]
            base = plain.pop()
            before = pdfmetrics.stringWidth("".join(plain), name, size)
            plain.append(base if accent in BELOW else DOTLESS.get(base, base))
            spare = pdfmetrics.stringWidth(plain[-1], name, size)
            spare -= pdfmetrics.stringWidth(accent, name, size)
            up = CAPITAL_RAISE * size if is_tall(base) and accent not in BELOW else 0
            accents.append((left + before + spare / 2, bottom + up, accent))
        else:
            plain.append(letter)
    canvas.drawString(left, bottom, "".join(plain))
    for x, y, accent in accents:
        canvas.drawString(x, y, accent)


def is_tall(letter: str) -> bool:
    """Capitals, letters like h, and those that already have an accent."""
    return letter.isupper() or letter in TALL_LETTERS or ord(letter) > 0xBF
