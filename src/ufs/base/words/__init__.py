"""Words: every sentence the program says, in English, German and French.

The catalogues are Fluent files, one folder a language. Code never holds a sentence, only keys.
What the editions call by different names is in `terms.ftl`: sentences refer to it, and `$book` says
which rulebook speaks.
"""

from __future__ import annotations

import locale
import os
import re
import threading
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal

from ufs.base.text import clip, escape_hidden

LANGUAGES = ("en", "de", "fr")
Book = Literal["box", "pnp"]  # whose words are spoken: the rulebook of the box, or the cards'
TERMS = "terms.ftl"
FOLDER = Path(__file__).parent
KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
REFERENCE = re.compile(r"{ *([a-zA-Z][\w-]*) *}")  # to another message
MANY = 10**15  # a number that nobody reads any more
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
        # Many have the same key; with equal hashes, looking one up would go through all of them.
        return hash((self.key, *sorted(map(str, self.args.values()))))


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


def install(extra: Any) -> str:
    """`{ INSTALL("fast") }` in a message: the command that adds an extra here."""
    from ufs.base.extras import install_command

    return install_command(str(extra))


FUNCTIONS: dict[str, Any] = {"INSTALL": install}


class Catalogue:
    """The messages of one language. A file is parsed once something in it is said: that is slow,

    and whoever starts the game waits for it.
    """

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self.bundle = FluentBundle([language], functions=dict(FUNCTIONS), use_isolating=False)
        self.waiting: dict[Path, str] = {}
        self.file_of: dict[str, Path] = {}
        self.source: dict[str, str] = {}  # of every message, as it stands in its file
        self.lock = threading.Lock()
        self.terms = FOLDER / language / TERMS
        for path in sorted((FOLDER / language).glob("*.ftl")):
            self.waiting[path] = path.read_text(encoding="utf-8")
            found = [*KEY.finditer(self.waiting[path])]
            ends = [*(match.start() for match in found[1:]), len(self.waiting[path])]
            for match, end in zip(found, ends, strict=True):
                self.file_of[match[1]] = path
                self.source[match[1]] = self.waiting[path][match.start() : end]

    def need(self, *paths: Path | None) -> None:
        """Parse files that were not needed before."""
        from fluent.runtime import FluentResource

        with self.lock:
            for path in paths:
                if path in self.waiting:
                    self.bundle.add_resource(FluentResource(self.waiting[path]))
                    del self.waiting[path]

    def variables(self, key: str) -> frozenset[str]:
        """What a message may put in; whatever else is offered to it need not be put into words."""
        source = self.source.get(key, "")
        others = (self.variables(other) for other in REFERENCE.findall(source) if other != key)
        return frozenset(VARIABLE.findall(source)).union(*others)

    def format(self, key: str, args: dict[str, Any]) -> tuple[Any, list[Any]]:
        self.need(self.terms, self.file_of.get(key))
        message = self.bundle.get_message(key)
        if message.value is None:
            raise KeyError(f"message {key!r} has no text")
        text, errors = self.bundle.format_pattern(message.value, args)
        if errors and self.waiting:  # perhaps it refers to a message of another file
            self.need(*list(self.waiting))
            text, errors = self.bundle.format_pattern(message.value, args)
        return text, errors


@cache
def messages_of(language: str) -> Catalogue:
    return Catalogue(language)


@cache
def variables_of(language: str, key: str) -> frozenset[str]:
    return messages_of(language).variables(key)


class Words:
    """Says things in one language, in the words of one rulebook."""

    def __init__(self, language: str = "en", book: Book = "box") -> None:
        if language not in LANGUAGES:
            raise ValueError(
                f"unknown language {language!r}, expected one of {', '.join(LANGUAGES)}"
            )
        self.language = language
        self.book: Book = book

    def by(self, book: Book) -> Words:
        """The same language in the words of that rulebook."""
        return self if book == self.book else Words(self.language, book)

    def say(self, key: str, /, **args: Any) -> str:
        """The sentence behind a key. A missing key or argument is a bug and says so."""
        text, errors = messages_of(self.language).format(key, self._arguments(key, args))
        if errors:
            raise ValueError(f"message {key!r} in {self.language!r}: {errors[0]}")
        return str(text)

    def term(self, value: Any) -> Any:
        """Put a value into words: terms are translated, lists are joined, numbers stay numbers."""
        if type(value) is int and -MANY < value < MANY:  # most are, and nothing is to be done
            return value
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

    def _arguments(self, key: str, args: Mapping[str, Any]) -> dict[str, Any]:
        """What a message puts in, in words."""
        used = variables_of(self.language, key)
        given = {name: self.term(value) for name, value in args.items() if name in used}
        return {**given, "book": self.book} if "book" in used else given


def shorten(value: Any) -> Any:
    """Whatever somebody wrote, a sentence about it stays readable."""
    if isinstance(value, int) and not -MANY < value < MANY:
        return f"≈ 2^{value.bit_length()}"
    return escape_hidden(clip(value, LONGEST), "\n") if isinstance(value, str) else value


# The files whose sentences the page says itself. Everything else comes to it ready made.
PAGE_FILES = (
    *("terms", "names", "page", "screens", "tutorial", "rules", "api", "hints", "review"),
    *("puzzles", "campaigns"),
)
# Those of them that a board says; what rules and other screens say comes when it is asked for.
GAME_FILES = ("terms", "names", "page", "hints")
Pattern = str | list[Any]


@cache
def catalogue(language: str, files: tuple[str, ...] = PAGE_FILES) -> dict[str, Pattern]:
    """The page's messages, small enough to evaluate without a Fluent library.

    A pattern is a string, or a list of parts: a string, [variable], {"m": other message}, or
    {"v": variable, "s": {"one": pattern, "other": pattern, "0": pattern}}, with "d": default if
    that is not "other".
    """
    from fluent.syntax import ast, parse

    found: dict[str, Pattern] = {}
    for name in files:
        text = (FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8")
        for entry in parse(text).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found[entry.id.name] = compact(entry.value)
    return found


def compact(pattern: Any) -> Pattern:
    """A Fluent pattern as a string, or as a list of parts if something is to be put in."""
    parts: list[Any] = []
    for element in pattern.elements:
        for part in hoisted(compact_part(element)):
            if isinstance(part, str) and parts and isinstance(parts[-1], str):
                parts[-1] += part
            else:
                parts.append(part)
    if all(isinstance(part, str) for part in parts):
        return "".join(parts)
    return parts


def hoisted(part: Any) -> list[Any]:
    """What all variants of a part begin with comes before them, once."""
    before = []
    variants = part["s"] if isinstance(part, dict) and "s" in part else {}
    while variants and all(isinstance(v, list) for v in variants.values()):
        first, *others = (v[0] if v else None for v in variants.values())
        if first is None or any(other != first for other in others):
            break
        before.append(first)
        for key, (_, *rest) in variants.items():
            variants[key] = rest if len(rest) != 1 or isinstance(rest[0], list) else rest[0]
    return [*before, part]


def compact_part(element: Any) -> Any:
    """One part of a pattern."""
    from fluent.syntax import ast

    if isinstance(element, ast.TextElement):
        return element.value
    expression = element
    while isinstance(expression, ast.Placeable):
        expression = expression.expression
    if isinstance(expression, ast.SelectExpression):
        variants = {key_of(variant): compact(variant.value) for variant in expression.variants}
        default = next(key_of(variant) for variant in expression.variants if variant.default)
        told = {} if default == "other" else {"d": default}
        (variable,) = compact_part(expression.selector)
        return {"v": variable, "s": variants, **told}
    if isinstance(expression, ast.VariableReference):
        return [expression.id.name]
    if isinstance(expression, ast.MessageReference) and expression.attribute is None:
        return {"m": expression.id.name}
    if isinstance(expression, ast.StringLiteral):
        return str(expression.parse()["value"])
    if isinstance(expression, ast.NumberLiteral):
        return expression.value
    if isinstance(expression, ast.FunctionReference) and expression.id.name in FUNCTIONS:
        given = [compact_part(one) for one in expression.arguments.positional]
        return FUNCTIONS[expression.id.name](*given)
    raise ValueError(f"the page cannot say {type(expression).__name__}")


def key_of(variant: Any) -> str:
    key = variant.key
    return str(getattr(key, "name", None) or key.value)


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
