"""A name for what a piece of Python does, however it is written down.

Comments, docstrings, types and layout do not count, and every version of Python gives the same
name: its own `ast.dump` does not, because each version adds fields to the tree.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable
from typing import Any

# What a tree says that changes nothing: types, and what other parts of the tree say already.
BESIDE = ("annotation", "returns", "type_comment", "type_ignores", "kind", "ctx")
WITH_DOCSTRINGS = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def source_digest(sources: Iterable[str]) -> str:
    digest = hashlib.sha256()
    for text in sources:
        digest.update(meaning(ast.parse(text)).encode())
    return digest.hexdigest()[:16]


def meaning(part: Any) -> str:
    """A syntax tree as text: `Name(id='x')`. Fields without a value are left out."""
    if isinstance(part, list):
        return f"[{','.join(map(meaning, part))}]"
    if not isinstance(part, ast.AST):
        return repr(part)
    fields = {name: value for name, value in ast.iter_fields(part) if name not in BESIDE}
    if isinstance(part, WITH_DOCSTRINGS) and ast.get_docstring(part, clean=False) is not None:
        fields["body"] = part.body[1:]
    said = [f"{name}={meaning(fields[name])}" for name in sorted(fields) if is_said(fields[name])]
    return f"{type(part).__name__}({','.join(said)})"


def is_said(value: Any) -> bool:
    """A field that a newer version of Python adds says nothing in a source that does not use it."""
    return value is not None and value != []
