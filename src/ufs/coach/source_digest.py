"""A digest of what Python source does, regardless of how it is written.

Comments, docstrings, types and layout do not count. Every version of Python gives the same digest;
`ast.dump` would not do, because each version adds fields to the tree.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable
from typing import Any

# Fields without effect: types, and what other parts of the tree already say.
IGNORED_FIELDS = ("annotation", "returns", "type_comment", "type_ignores", "kind", "ctx")
WITH_DOCSTRINGS = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def source_digest(sources: Iterable[str]) -> str:
    digest = hashlib.sha256()
    for text in sources:
        digest.update(canonical_text(ast.parse(text)).encode())
    return digest.hexdigest()[:16]


def canonical_text(part: Any) -> str:
    """A syntax tree as text: `Name(id='x')`. Empty fields are left out."""
    if isinstance(part, list):
        return f"[{','.join(map(canonical_text, part))}]"
    if not isinstance(part, ast.AST):
        return repr(part)
    fields = {name: value for name, value in ast.iter_fields(part) if name not in IGNORED_FIELDS}
    if isinstance(part, WITH_DOCSTRINGS) and ast.get_docstring(part, clean=False) is not None:
        fields["body"] = part.body[1:]
    texts = [
        f"{name}={canonical_text(fields[name])}"
        for name in sorted(fields)
        if has_value(fields[name])
    ]
    return f"{type(part).__name__}({','.join(texts)})"


def has_value(value: Any) -> bool:
    """Fields that a newer Python adds are empty in sources that do not use them."""
    return value is not None and value != []
