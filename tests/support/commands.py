"""Starting `ufs`: in this process, where everything is loaded, or in one of its own.

A process of its own spends half a second of a core on imports. It is for what is about the
process: signals, what gets imported, the language of the help, bytes that are no text.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from contextlib import chdir
from pathlib import Path
from unittest.mock import patch

from typer.testing import CliRunner

from ufs.cli.main import app
from ufs.cli.options import Settings

PATIENCE = 60  # seconds; a test that waits longer has failed
Run = subprocess.CompletedProcess[str]


def ufs(*arguments: str | Path, stdin: str = "", folder: Path | None = None, **more: str) -> Run:
    """In this process; `more` are variables of the environment. Whatever is raised comes out."""
    words = list(map(str, arguments))
    Settings.lang = None
    with chdir(folder or Path.cwd()), patch.object(sys, "argv", ["ufs", *words]):
        run = CliRunner(env={"LC_ALL": "C.UTF-8", **more}).invoke(app, words, input=stdin)
    gc.enable()  # `play` leaves it off until everything is loaded
    if run.exception is not None and not isinstance(run.exception, SystemExit):
        raise run.exception
    return Run(words, run.exit_code, run.stdout, run.stderr)


def process(
    *arguments: str | Path, stdin: str = "", folder: Path | None = None, **more: str
) -> Run:
    """In a process of its own, as a user starts it."""
    return subprocess.run(
        [sys.executable, "-m", "ufs", *map(str, arguments)],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
        cwd=folder,
        env={**os.environ, "LC_ALL": "C.UTF-8", **more},
    )


def without(folder: Path, *modules: str) -> dict[str, str]:
    """An environment for `process` in which these modules are not installed."""
    for name in modules:
        (folder / f"{name}.py").write_text("raise ImportError('hidden')", encoding="utf-8")
    usual = os.environ.get("PYTHONPATH")
    return {"PYTHONPATH": os.pathsep.join([str(folder), *([usual] if usual else [])])}
