"""Text from strangers: what is hidden in it is found, what is visible stays as it is."""

from __future__ import annotations

import pytest

from ufs.base.errors import UfsError, show
from ufs.base.text import clip, code_point, escape_hidden, find_hidden, is_blank
from ufs.base.words import Words

HIDDEN = [
    *("\x00", "\x1b", "\x7f", "\x9b"),  # what terminals obey
    *("\u061c", "\u200e", "\u200f", "\u2028", "\u2029"),
    *map(chr, range(0x202A, 0x202F)),
    *map(chr, range(0x2066, 0x206A)),
    *("\u200b", "\u2060", "\ufeff", "\U000e0001"),  # what nobody sees
    *("\ud800", "\udcff"),  # halves of characters
]
VISIBLE = [
    *("Brême", "北", "Boot\u00adfahrt", "می\u200cخواهم"),
    *("👩\u200d🚀", "🏴\U000e0067\U000e007f", "❤\ufe0f"),
]
BLANK = ["", " ", "\u00a0\n", "\u200b", "\u200d", "\u3164", "\u0301", "\x1b"]


@pytest.mark.parametrize("letter", HIDDEN)
def test_what_is_hidden_is_found_and_written_out(letter: str) -> None:
    text = f"Bre{letter}men"
    assert find_hidden(text) == letter
    assert find_hidden(text, letter) is None
    written = escape_hidden(text)
    assert find_hidden(written) is None
    assert written.encode()
    assert f"{ord(letter):04x}" in written
    assert code_point(letter).startswith("U+")
    assert escape_hidden(text, letter) == text


@pytest.mark.parametrize("text", VISIBLE)
def test_what_is_visible_stays(text: str) -> None:
    assert find_hidden(text) is None
    assert escape_hidden(text) == text
    assert not is_blank(text)


@pytest.mark.parametrize("text", BLANK)
def test_nothing_to_see(text: str) -> None:
    assert is_blank(text)


def test_a_long_text_is_cut() -> None:
    assert clip("abc", 3) == "abc"
    assert clip("abcd", 3) == "ab…"


@pytest.mark.parametrize("letter", HIDDEN)
def test_no_sentence_carries_what_is_hidden(letter: str) -> None:
    """Whoever put it there: a file, a setup, a record, an argument on the command line."""
    said = Words("en").say("unknown-piece", found=f"a{letter}b", expected=[letter])
    assert find_hidden(said) is None
    assert find_hidden(show(letter)) is None
    error = UfsError("bad_setup", "setup-unknown-edition", found=letter, expected=["box"])
    assert find_hidden(str(error)) is None
