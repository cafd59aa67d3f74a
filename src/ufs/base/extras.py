"""The optional parts of the package: whether what one needs is installed."""

from __future__ import annotations

import importlib.util


def is_installed(module: str) -> bool:
    return importlib.util.find_spec(module) is not None
