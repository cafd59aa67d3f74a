"""The name of the rules: what they do counts, and neither how they are written nor by what read."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from ufs.coach.source_digest import source_digest
from ufs.coach.weightfile import RULES, engine_digest

SAMPLE = '''
"""A docstring."""

from __future__ import annotations

from math import exp
from ufs.rules.board import COLUMNS as WIDE

FIRST, REST = 1, (2, -3.5, 0x10, None, True, "text", b"bytes")


class Piece:
    """Another."""

    __slots__ = ("at",)
    at: int

    def move(self, by: int = 1, *more: int, far: bool = False, **rest: int) -> int:
        """A third."""
        # a comment
        self.at += by if far else -by
        return self.at


def count(s: Piece, out: list[int], n: int) -> int:
    for i in range(n):
        if out[i] == 0 or not (s.at >> i) & 1:
            continue
        elif s.at < i <= WIDE:
            out[i], out[-1] = out[i : i + 2], lambda x: {x: [y for y in out if y]}
    else:
        n = 0
    while n > 0:
        n -= 1
        assert n, "text"
    try:
        del out[0]
    except (ValueError, KeyError) as error:
        raise RuntimeError from error
    with open("x") as file:
        pass
    return exp(~n) // 2 ** 3 @ n
'''
# Found with Python 3.9 to 3.13 alike; it does not change with the program.
DIGEST = "a7e573644a7ad51e"

REWRITTEN = [
    ('"""A docstring."""', ""),
    ('        """A third."""\n', ""),
    ("        # a comment\n", "\n"),
    ("by: int = 1", "by=1"),
    ("-> int", "-> float"),
    ('"text",', "'text',"),
    ('b"bytes")', 'b"bytes",)'),
    ("0x10", "16"),
    ("if out[i] == 0 or", "if (\n            out[i] == 0\n        ) or"),
]
CHANGED = [
    ("self.at += by", "self.at -= by"),
    ("= 1, *more", "= 2, *more"),
    ("by if far else -by", "-by if far else by"),
    ("not (s.at >> i) & 1", "(s.at >> i) & 1"),
    ("        n = 0\n", "        n = None\n"),
    ("COLUMNS as WIDE", "ROWS as WIDE"),
    ('"text",', '"other",'),
    ("            continue\n", "            break\n"),
]


def test_every_python_gives_the_same_name() -> None:
    assert source_digest([SAMPLE]) == DIGEST


@pytest.mark.parametrize(("old", "new"), REWRITTEN)
def test_how_it_is_written_does_not_count(old: str, new: str) -> None:
    assert old in SAMPLE
    assert source_digest([SAMPLE.replace(old, new)]) == DIGEST


@pytest.mark.parametrize(("old", "new"), CHANGED)
def test_what_it_does_counts(old: str, new: str) -> None:
    assert old in SAMPLE
    assert source_digest([SAMPLE.replace(old, new)]) != DIGEST


def test_the_rules_keep_to_what_every_python_reads_alike() -> None:
    """Python 3.12 began to take f-strings apart, and newer syntax is unknown to older ones."""
    nodes = {
        type(node).__name__
        for module in RULES
        for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8")))
    }
    newer = {"JoinedStr", "FormattedValue", "Match", "TryStar", "TypeAlias", "TemplateStr"}
    assert not nodes & newer


def test_the_digest_is_that_of_the_rules() -> None:
    texts = [Path(str(module.__file__)).read_text(encoding="utf-8") for module in RULES]
    assert engine_digest() == source_digest(texts)
    assert engine_digest() != source_digest(texts[1:])
