"""Running `ufs` in this process, where everything is loaded, or in a separate process.

A separate process spends half a second of CPU time on imports. Use it for tests about the process:
signals, imported modules, the language of the help, invalid UTF-8.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from contextlib import chdir
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

from typer.main import get_command
from typer.testing import CliRunner, Result

from ufs.cli.main import app
from ufs.cli.options import Settings

PATIENCE = 300  # seconds; a test that waits longer has failed
Run = subprocess.CompletedProcess[str]


@cache
def all_commands(_app: Any) -> Any:
    """Typer would build them for every call, which takes longer than most commands."""
    return get_command(app)


def invoke(words: list[str], stdin: str = "", **more: str) -> Result:
    """Run a command in this process; `more` are environment variables."""
    Settings.lang = None
    with patch("typer.testing._get_command", all_commands):
        run = CliRunner(env=more).invoke(app, words, input=stdin)
    gc.enable()  # `play` disables it until everything is loaded
    return run


def ufs(*arguments: str | Path, stdin: str = "", folder: Path | None = None, **more: str) -> Run:
    """Run `ufs` in this process; `more` are environment variables. Exceptions propagate."""
    words = list(map(str, arguments))
    with chdir(folder or Path.cwd()), patch.object(sys, "argv", ["ufs", *words]):
        run = invoke(words, stdin, **{"LC_ALL": "C.UTF-8", **more})
    if run.exception is not None and not isinstance(run.exception, SystemExit):
        raise run.exception
    return Run(words, run.exit_code, run.stdout, run.stderr)


def process(
    *arguments: str | Path, stdin: str = "", folder: Path | None = None, **more: str
) -> Run:
    """Run `ufs` in a separate process, as a user does."""
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


def without(folder: Path, *modules: str) -> dict[str, Any]:
    """An environment for `process` in which these modules cannot be imported."""
    for name in modules:
        (folder / f"{name}.py").write_text("raise ImportError('hidden')", encoding="utf-8")
    usual = os.environ.get("PYTHONPATH")
    return {"PYTHONPATH": os.pathsep.join([str(folder), *([usual] if usual else [])])}
