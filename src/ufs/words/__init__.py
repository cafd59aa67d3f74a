"""Words: every sentence the program says, in English, German and French.

The catalogues are Fluent files, one folder a language. Code never holds a sentence, only keys.
"""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "fr")
FOLDER = Path(__file__).parent
LONGEST = 1500  # characters of one part of a sentence


class Term:
    """A word inside a sentence that has to be translated itself, like the name of a phase."""

    def __init__(self, key: str, **args: Any) -> None:
        self.key = key
        self.args = args

    def __repr__(self) -> str:
        return f"Term({self.key!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Term) and (self.key, self.args) == (other.key, other.args)

    def __hash__(self) -> int:
        return hash(self.key)


class Several(tuple[Any, ...]):
    """Whole statements in a row, joined by semicolons instead of commas."""

    __slots__ = ()


def pick_language(wish: str | None = None) -> str:
    """The language asked for, or else the locale's, or else English."""
    candidates = (
        [wish] if wish else [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    )
    if not wish and not any(candidates):
        candidates = [locale.getlocale()[0]]
    for candidate in candidates:
        if candidate:
            short = candidate.replace("_", "-").split("-")[0].split(".")[0].lower()
            short = {"german": "de", "french": "fr"}.get(short, short)  # as Windows says
            return short if short in LANGUAGES else "en"
    return "en"


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of one language."""
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


class Words:
    """Says things in one language."""

    def __init__(self, language: str = "en") -> None:
        if language not in LANGUAGES:
            raise ValueError(
                f"unknown language {language!r}, expected one of {', '.join(LANGUAGES)}"
            )
        self.language = language

    def say(self, key: str, /, **args: Any) -> str:
        """The sentence behind a key. A missing key or argument is a bug and says so."""
        made = bundle(self.language)
        message = made.get_message(key)
        if message.value is None:
            raise KeyError(f"message {key!r} has no text in {self.language!r}")
        text, errors = made.format_pattern(message.value, self._arguments(args))
        if errors:
            raise ValueError(f"message {key!r} in {self.language!r}: {errors[0]}")
        return str(text)

    def term(self, value: Any) -> Any:
        """Put a value into words: terms are translated, lists are joined, numbers stay numbers."""
        return shorten(self._term(value))

    def _term(self, value: Any) -> Any:
        if isinstance(value, Term):
            return self.say(value.key, **value.args)
        if isinstance(value, (list, tuple)):
            comma = "; " if isinstance(value, Several) else ", "
            return comma.join(str(self.term(item)) for item in value)
        if isinstance(value, bool) or value is None:
            return str(value).lower() if value is not None else "null"
        if isinstance(value, (int, str)):
            return value
        return str(value)

    def _arguments(self, args: Mapping[str, Any]) -> dict[str, Any]:
        return {name: self.term(value) for name, value in args.items()}


def shorten(value: Any) -> Any:
    """Whatever somebody wrote, a sentence about it stays readable."""
    if isinstance(value, int) and not -(10**15) < value < 10**15:
        return f"≈ 2^{value.bit_length()}"
    if isinstance(value, str) and len(value) > LONGEST:
        return value[: LONGEST - 1] + "…"
    return value


def help_texts(language: str) -> dict[str, str]:
    """The short texts of `ufs --help`. They are plain lines, read without the Fluent library,

    because `ufs --help` has to answer at once.
    """
    texts = {}
    for line in (FOLDER / language / "cli.ftl").read_text(encoding="utf-8").splitlines():
        key, separator, text = line.partition(" = ")
        if separator and not line.startswith("#"):
            texts[key] = text
    return texts
