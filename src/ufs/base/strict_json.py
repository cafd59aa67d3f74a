"""JSON from other programs: no field twice, nothing that is not a number of JSON."""

from __future__ import annotations

import json
import math
from typing import Any

from ufs.base.errors import UfsError, show


class DuplicateFieldError(ValueError):
    """A field is given twice: which value counts would depend on the program that reads it."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.field = field


def parse(text: str | bytes, key: str, code: str = "bad_json") -> Any:
    """The value a text stands for. `key` is the sentence for a text that is not JSON."""
    try:
        return json.loads(
            text,
            object_pairs_hook=no_duplicates,
            parse_constant=no_constants,
            parse_float=finite,
        )
    except DuplicateFieldError as error:
        field = show(error.field).strip('"')
        raise UfsError(code, "json-duplicate-field", field=field) from None
    except (ValueError, RecursionError) as error:
        raise UfsError(code, key, reason=show(str(error), 200)) from None


def no_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for name, value in pairs:
        if name in fields:
            raise DuplicateFieldError(name)
        fields[name] = value
    return fields


def no_constants(name: str) -> Any:
    raise ValueError(name)


def finite(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise ValueError(text[:40])
    return number
