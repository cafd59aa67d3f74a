"""Text from strangers: what must not be in it, and how that is shown where it is.

Hidden characters are those that a terminal or printer obeys, that turn the reading direction
around, or that nobody sees. Joiners, variation selectors and tags are not among them: emoji such as
👩‍🚀 and 🏴󠁧󠁢󠁳󠁣󠁴󠁿, and the letters of some languages, are made of them.
"""

from __future__ import annotations

import re
import unicodedata

HIDDEN = re.compile(
    "["
    "\\x00-\\x1f\\x7f-\\x9f"  # control characters
    "\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069"  # the direction of writing
    "\\u2028\\u2029"  # line breaks that not every program knows
    "\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\ufeff\\ufff9-\\ufffb"  # invisible
    "\\U0001d173-\\U0001d17a\\U000e0001"
    "\\ud800-\\udfff"  # halves of characters; file names can contain them
    "]"
)
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # they count as letters and signs, but show nothing


def find_hidden(text: str, allowed: str = "") -> str | None:
    """The first hidden character of a text, if there is one."""
    found = (match[0] for match in HIDDEN.finditer(text))
    return next((letter for letter in found if letter not in allowed), None)


def is_blank(text: str) -> bool:
    """Whether there is nothing to see. A character that Python does not know yet may be visible."""
    return not any(
        (unicodedata.category(letter)[0] in "LNPS" or unicodedata.category(letter) in ("Cn", "Co"))
        and letter not in BLANKS
        for letter in text
    )


def escape_hidden(text: str, allowed: str = "") -> str:
    r"""Write hidden characters out, as `\u202e`."""
    return HIDDEN.sub(lambda match: match[0] if match[0] in allowed else escape(match[0]), text)


def escape(letter: str) -> str:
    return f"\\u{ord(letter):04x}" if ord(letter) < 0x10000 else f"\\U{ord(letter):08x}"


def code_point(letter: str) -> str:
    """`U+202E`, as Unicode names its characters."""
    return f"U+{ord(letter):04X}"


def clip(text: str, most: int) -> str:
    """The beginning of a text that is too long."""
    return text if len(text) <= most else text[: most - 1] + "…"
