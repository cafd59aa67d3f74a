"""Errors that help: what is wrong, where, what was expected, which rule."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from ufs.base.text import clip, escape_hidden
from ufs.base.words import Book, Several, Term, Words

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails


class UfsError(Exception):
    """Something the user or the calling program can put right.

    `code` is for programs, `key` and `args` become a sentence in the reader's language,
    `rule` is the id of the rule behind it, if there is one. An error of a game speaks in the words
    of its edition: `book`.
    """

    book: Book | None = None

    def __init__(self, code: str, key: str, rule: str | None = None, **args: Any) -> None:
        super().__init__(key)
        self.code = code
        self.key = key
        self.rule = rule
        self.args_ = args

    def message(self, words: Words) -> str:
        return (words.by(self.book) if self.book else words).say(self.key, **self.args_)

    def __reduce__(self) -> tuple[Any, ...]:  # makes it picklable
        return restore_error, (type(self), self.__dict__)

    def __str__(self) -> str:
        sentence = self.message(Words("en"))
        return f"{sentence} ({self.rule})" if self.rule else sentence


def restore_error(kind: type[UfsError], contents: dict[str, Any]) -> UfsError:
    """Unpickle an error."""
    error = kind.__new__(kind)
    error.__dict__.update(contents)
    return error


class ShapeError(UfsError):
    """Data of the wrong shape: every field that does not fit."""

    def __init__(self, code: str, field_errors: list[FieldError]) -> None:
        super().__init__(code, "misfits", misfits=Several(error.term() for error in field_errors))
        self.field_errors = field_errors

    def message(self, words: Words) -> str:
        return "; ".join(words.term(error.term()) for error in self.field_errors)


class FieldError:
    """One field that does not have the shape it should have."""

    def __init__(self, place: str, key: str, **args: Any) -> None:
        self.place = place
        self.key = key
        self.args = args

    def term(self) -> Term:
        """`workers[2].value: found 7, expected at most 6`"""
        place = self.place or Term("misfit-whole")
        return Term("misfit-at", place=place, what=Term(self.key, **self.args))


# Pydantic's error types, and the sentence that says what was expected instead.
EXPECTED = {
    "int_type": "expected-whole-number",
    "int_from_float": "expected-whole-number",
    "int_parsing": "expected-whole-number",
    "int_parsing_size": "expected-smaller-number",
    "float_type": "expected-number",
    "float_parsing": "expected-number",
    "finite_number": "expected-finite-number",
    "string_type": "expected-text",
    "string_sub_type": "expected-text",
    "string_unicode": "expected-text",
    "bool_type": "expected-true-or-false",
    "bool_parsing": "expected-true-or-false",
    "date_type": "expected-date",
    "date_parsing": "expected-date",
    "date_from_datetime_parsing": "expected-date",
    "date_from_datetime_inexact": "expected-date",
    "list_type": "expected-list",
    "tuple_type": "expected-list",
    "dict_type": "expected-table",
    "model_type": "expected-table",
    "model_attributes_type": "expected-table",
    "none_required": "expected-nothing",
    "text_blank": "expected-visible-text",  # these four are defined in `content/schema.py`
    "text_control": "expected-plain-text",
    "text_hidden": "expected-no-hidden",
    "id_hidden": "expected-id",
}
# Error types with a limit: the sentence, its argument, and the field of pydantic's context.
LIMITS = {
    "greater_than_equal": ("expected-at-least", "low", "ge"),
    "greater_than": ("expected-more-than", "low", "gt"),
    "less_than_equal": ("expected-at-most", "high", "le"),
    "less_than": ("expected-less-than", "high", "lt"),
    "multiple_of": ("expected-multiple", "step", "multiple_of"),
    "string_too_short": ("expected-letters-least", "low", "min_length"),
    "string_too_long": ("expected-letters-most", "high", "max_length"),
    "too_short": ("expected-entries-least", "low", "min_length"),
    "too_long": ("expected-entries-most", "high", "max_length"),
}
LONGEST_PLACE = 200  # characters
COMMENT = r"^#[^\n\r\x0b\x0c\x1c-\x1e\x85\u2028\u2029]*$"
PATTERNS = {
    r"^[A-LN-Z]$": "expected-capital",
    COMMENT: "expected-comment",
}


def show(value: Any, limit: int = 60) -> str:
    """A value as JSON, shortened for a message."""
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        text = f"({type(value).__name__})"
    return escape_hidden(clip(text, limit))


def format_limit(value: float) -> str:
    """A limit as people write it: pydantic's 90.0 is 90."""
    return str(int(value)) if value == int(value) else str(value)


def format_location(location: tuple[Any, ...]) -> str:
    """`workers[2].value` for ("workers", 2, "value")."""
    place = ""
    for part in location:
        if isinstance(part, int):
            place += f"[{part}]"
        elif part != "[key]":  # pydantic's mark for a bad key rather than a bad value
            place += f".{part}" if place else str(part)
    return escape_hidden(clip(place, LONGEST_PLACE))


def to_field_error(error: ErrorDetails) -> FieldError:
    """Translate one pydantic error."""
    kind, found, location = error["type"], error["input"], error["loc"]
    if kind in ("union_tag_invalid", "union_tag_not_found"):  # blame the discriminator field
        field = str(error["ctx"]["discriminator"]).strip("'")
        location = (*location, field)
        found = found.get(field) if isinstance(found, dict) else found
    place = format_location(location)
    if kind in ("missing", "union_tag_not_found"):
        return FieldError(place, "misfit-missing")
    if kind == "extra_forbidden":
        return FieldError(place, "misfit-unknown-field")
    return FieldError(place, "misfit-wrong", found=show(found), expected=expected(error))


def expected(error: ErrorDetails) -> Term:
    """What pydantic expected where the error is."""
    kind, context = error["type"], error.get("ctx", {})
    if kind in EXPECTED:
        return Term(EXPECTED[kind])
    if kind in LIMITS:
        key, name, field = LIMITS[kind]
        limit = {name: format_limit(context[field])}
        if "actual_length" in context:
            limit["found"] = str(context["actual_length"])
        return Term(key, **limit)
    if kind in ("literal_error", "enum", "union_tag_invalid"):
        words = str(context.get("expected") or context.get("expected_tags") or "")
        return Term("expected-one-of", words=words.replace(" or ", ", "))
    if kind == "string_pattern_mismatch":
        return Term(PATTERNS.get(str(context["pattern"]), "expected-id"))
    return Term("expected-fitting", hint=error["msg"])
