"""What all commands share: what they tell the player to type works as it stands there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ufs import __version__
from ufs.cli.options import program


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment in this folder, which is not on the PATH."""
    scripts = tmp_path / "my env" / "bin"
    scripts.mkdir(parents=True)
    for name in ("ufs", "python"):
        (scripts / name).touch(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", "/usr/bin")
    monkeypatch.setattr(sys, "executable", str(scripts / "python"))
    return scripts


@pytest.mark.parametrize(
    ("started", "on_the_path", "told"),
    [
        ("ufs", True, "ufs"),
        ("ufs", False, "'my env/bin/ufs'"),
        ("__main__.py", True, "python -m ufs"),
        ("__main__.py", False, "'my env/bin/python' -m ufs"),
    ],
)
def test_the_program_is_called_as_it_was_started(
    started: str, on_the_path: bool, told: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [str(folder / started)])
    if on_the_path:
        monkeypatch.setenv("PATH", str(folder))
    assert program() == told


def test_another_program_of_the_same_name_is_not_meant(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As of another environment: its `python` is the same file in the end, but not the same."""
    other = tmp_path / "other"
    other.mkdir()
    (other / "python").symlink_to(folder / "python")
    monkeypatch.setenv("PATH", str(other))
    monkeypatch.setattr(sys, "argv", ["/somewhere/ufs/__main__.py"])
    assert program() == "'my env/bin/python' -m ufs"


def test_a_program_inside_another_is_called_by_its_name(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert folder.is_dir()
    monkeypatch.setattr(sys, "argv", ["-c"])
    assert program() == "ufs"


def shell(command: str, home: Path, stdin: str = "") -> str:
    """What a line at the prompt prints; it must succeed."""
    env = {**os.environ, "XDG_DATA_HOME": str(home), "LC_ALL": "C.UTF-8"}
    told = {"capture_output": True, "text": True, "encoding": "utf-8"}
    run = subprocess.run(
        command, shell=True, input=stdin, check=False, env=env, timeout=300, **told
    )  # type: ignore[call-overload]
    assert run.returncode == 0, run.stderr
    return str(run.stdout)


def test_the_module_is_the_command(tmp_path: Path) -> None:
    assert shell(f"'{sys.executable}' -m ufs --version", tmp_path).strip() == __version__


def test_what_the_module_says_to_type_goes_on_with_the_game(tmp_path: Path) -> None:
    start = f"'{sys.executable}' -m ufs play --text --seed 7"
    told = shell(start, tmp_path, "P1 2-1\nquit\n")
    (command,) = re.findall(r"\S+ -m ufs play --text --game \w+", told)
    assert "P2=6" in shell(command, tmp_path, "quit\n")
