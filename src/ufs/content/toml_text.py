"""Reading the TOML of a file, after a look at its outline.

The standard library's parser takes time and memory that grow with the square of a key's parts:
30 kB of dots would take a gigabyte. So the outline is looked at first, in one pass: how many values
there are, how long keys and numbers are, how deep brackets are nested.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

from ufs.base.errors import UfsError, show
from ufs.content.limits import MAX_NESTING, MAX_PARTS, MAX_VALUES, MAX_WORD, too_much

# Every token is matched without backtracking. A string that does not end is a mistake, where the
# parser stops, too.
TOKEN = re.compile(
    r"""
    \"{3} (?: [^"\\]++ | \\. | "{1,2}(?!") )*+ (?: "{3,5} | \Z )
    | ''' (?: [^']++ | '{1,2}(?!') )*+ (?: '{3,5} | \Z )
    | " (?: [^"\\\n]++ | \\[^\n] )*+ "?
    | ' [^'\n]*+ '?
    | \# [^\n]*+
    | (?P<sign> [\[\]{}=,.] )
    | (?P<line> \n\s*+ )
    | (?P<word> [^\s"'\#\[\]{}=,.]++ )
    """,
    re.VERBOSE | re.DOTALL,
)
OPENING, CLOSING = "[{", "]}"


def read_toml(data: bytes) -> dict[str, Any]:
    """The contents of a file, or an error that says why there are none."""
    try:
        text = data.decode("utf-8-sig")  # some editors add a byte order mark
        check_outline(text)
        return tomllib.loads(text)
    except UnicodeDecodeError as error:
        raise UfsError("bad_pack", "file-not-utf8", byte=str(error.start)) from None
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise UfsError("bad_pack", "file-not-toml", reason=show(str(error), 200)) from None


def check_outline(text: str) -> None:
    """Refuse what no piece needs and what would keep the parser busy."""
    parts, depth, values = 1, 0, 0
    for token in TOKEN.finditer(text):
        sign = token["sign"]
        if sign == ".":
            parts += 1
        elif sign or token["line"]:
            parts = 1
        if sign:
            depth = max(0, depth + (sign in OPENING) - (sign in CLOSING))
            values += sign in "=,["
        for key, found, most in (
            ("toml-parts", parts, MAX_PARTS),
            ("toml-nesting", depth, MAX_NESTING),
            ("toml-values", values, MAX_VALUES),
            ("toml-word", len(token["word"] or ""), MAX_WORD),
        ):
            if found > most:
                raise too_much(key, most, line=str(text.count("\n", 0, token.start()) + 1))
