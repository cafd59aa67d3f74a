"""Errors that help: what is wrong, where, what was expected, which rule."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from ufs.words import Several, Term, Words

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails


class Trouble(Exception):  # noqa: N818 - it is the other side's trouble
    """Something the person or program on the other side can put right.

    `code` is for programs, `key` and `args` become a sentence in the reader's language,
    `rule` is the id of the rule behind it, if there is one.
    """

    def __init__(self, code: str, key: str, rule: str | None = None, **args: Any) -> None:
        super().__init__(key)
        self.code = code
        self.key = key
        self.rule = rule
        self.args_ = args

    def message(self, words: Words) -> str:
        return words.say(self.key, **self.args_)

    def __reduce__(self) -> tuple[Any, ...]:  # so that it gets home from another process
        return rebuild, (type(self), self.__dict__)

    def __str__(self) -> str:
        sentence = self.message(Words("en"))
        return f"{sentence} ({self.rule})" if self.rule else sentence


def rebuild(kind: type[Trouble], contents: dict[str, Any]) -> Trouble:
    """A trouble from what was in it."""
    trouble = kind.__new__(kind)
    trouble.__dict__.update(contents)
    return trouble


class Misshapen(Trouble):
    """Data of the wrong shape: all that does not fit, each with its place."""

    def __init__(self, code: str, misfits: list[Misfit]) -> None:
        super().__init__(code, "misfits", misfits=Several(misfit.term() for misfit in misfits))
        self.misfits = misfits

    def message(self, words: Words) -> str:
        return "; ".join(words.term(misfit.term()) for misfit in self.misfits)


class Misfit:
    """One place where data does not have the shape it should have."""

    def __init__(self, place: str, key: str, **args: Any) -> None:
        self.place = place
        self.key = key
        self.args = args

    def term(self) -> Term:
        """`workers[2].value: found 7, expected at most 6`"""
        place = self.place or Term("misfit-whole")
        return Term("misfit-at", place=place, what=Term(self.key, **self.args))


# What pydantic calls a mistake, and what we say was expected instead.
EXPECTED = {
    "int_type": "expected-whole-number",
    "int_from_float": "expected-whole-number",
    "int_parsing": "expected-whole-number",
    "string_type": "expected-text",
    "bool_type": "expected-true-or-false",
    "bool_parsing": "expected-true-or-false",
    "list_type": "expected-list",
    "tuple_type": "expected-list",
    "dict_type": "expected-table",
    "model_type": "expected-table",
    "model_attributes_type": "expected-table",
}


def show(value: Any, limit: int = 60) -> str:
    """A found value, short enough to read."""
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        text = f"({type(value).__name__})"
    return text if len(text) <= limit else text[: limit - 1] + "…"


def place_of(location: tuple[Any, ...]) -> str:
    """`workers[2].value` for ("workers", 2, "value")."""
    place = ""
    for part in location:
        if isinstance(part, int):
            place += f"[{part}]"
        else:
            place += f".{part}" if place else str(part)
    return place


def misfit(error: ErrorDetails) -> Misfit:
    """Put one pydantic error into our own words."""
    kind, found, context = error["type"], show(error["input"]), error.get("ctx", {})
    place = place_of(error["loc"])
    if kind == "missing":
        return Misfit(place, "misfit-missing")
    if kind == "extra_forbidden":
        return Misfit(place, "misfit-unknown-field")
    if kind in EXPECTED:
        return Misfit(place, "misfit-wrong", found=found, expected=Term(EXPECTED[kind]))
    if kind in ("literal_error", "enum", "union_tag_invalid"):
        words = str(context.get("expected") or context.get("expected_tags") or "")
        words = words.replace(" or ", ", ")
        return Misfit(
            place, "misfit-wrong", found=found, expected=Term("expected-one-of", words=words)
        )
    if kind == "union_tag_not_found":
        return Misfit(place, "misfit-missing")
    if kind in ("greater_than_equal", "greater_than"):
        low = context.get("ge", context.get("gt"))
        return Misfit(
            place, "misfit-wrong", found=found, expected=Term("expected-at-least", low=str(low))
        )
    if kind in ("less_than_equal", "less_than"):
        high = context.get("le", context.get("lt"))
        return Misfit(
            place, "misfit-wrong", found=found, expected=Term("expected-at-most", high=str(high))
        )
    if kind == "string_pattern_mismatch":
        return Misfit(place, "misfit-wrong", found=found, expected=Term("expected-id"))
    if kind in ("too_short", "too_long"):
        count = str(context.get("actual_length"))
        if kind == "too_short":
            term = Term("expected-entries-least", low=str(context["min_length"]), found=count)
        else:
            term = Term("expected-entries-most", high=str(context["max_length"]), found=count)
        return Misfit(place, "misfit-wrong", found=found, expected=term)
    return Misfit(
        place, "misfit-wrong", found=found, expected=Term("expected-fitting", hint=error["msg"])
    )
