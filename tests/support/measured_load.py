"""Loads the packs of the user's folder in a process of its own and says what that took, as JSON.

`python -m tests.support.measured_load`; the figures do not depend on the speed of the machine:
bytes of memory, bytes parsed, files opened, and the time in terms of reading the built-in pack.
"""

from __future__ import annotations

import json
import sys
import time
import tomllib
import tracemalloc
from typing import Any

from ufs.base.words import LANGUAGES, Words
from ufs.content.loader import BUILT_IN, Library, built_in, load_all

OPENED: list[str] = []
PARSED: list[int] = []


def watch(event: str, arguments: tuple[Any, ...]) -> None:
    if event == "open":
        OPENED.append(str(arguments[0]))


def count_parsed() -> None:
    """Count what the parser is given."""
    parse = tomllib.loads

    def counted(text: str, /, **options: Any) -> dict[str, Any]:
        PARSED.append(len(text))
        return parse(text, **options)

    tomllib.loads = counted


def seconds_of_built_in() -> float:
    """How long the pack that comes with the game takes, once everything is warm."""
    Library().read(BUILT_IN)
    begin = time.process_time()
    Library().read(BUILT_IN)
    return time.process_time() - begin


def main() -> None:
    built_in()
    unit = seconds_of_built_in()
    count_parsed()
    sys.addaudithook(watch)
    begin = time.process_time()
    library, left_out = load_all()
    seconds = time.process_time() - begin
    opened, parsed = list(OPENED), sum(PARSED)
    tracemalloc.start()
    load_all()
    _, memory = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    told = {
        one.pack.name: {
            "keys": [problem.key for problem in one.problems],
            "messages": [p.message(Words(lang)) for p in one.problems for lang in LANGUAGES],
        }
        for one in left_out
    }
    answer = {
        "told": told,
        "pieces": [id for _, id in library.pieces],
        "memory": memory,
        "parsed": parsed,
        "opened": opened,
        "built_ins": seconds / unit,
    }
    print(json.dumps(answer))


if __name__ == "__main__":
    main()
