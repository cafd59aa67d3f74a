"""Where compiled code is kept, and what happens if that folder cannot be written."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.commands import ufs
from tests.support.lab import command, environment
from tests.support.process import Server
from ufs.base import compiled_cache
from ufs.base.errors import UfsError
from ufs.base.words import LANGUAGES, Words

PATIENCE = 240
SHARED = """
import subprocess, sys
from pathlib import Path
from ufs.base import compiled_cache

mine = compiled_cache.home()
(mine / "engine-x").mkdir()
code = "from ufs.base import compiled_cache; print(compiled_cache.home())"
child = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
print(Path(child.stdout.strip()) == mine, mine.is_dir(), mine)
"""


@pytest.fixture
def nowhere(tmp_path: Path) -> dict[str, str]:
    """An environment with a cache folder that not even root can write, and an empty TMPDIR."""
    (tmp_path / "file").touch()
    (tmp_path / "temporary").mkdir()
    return {
        "XDG_CACHE_HOME": str(tmp_path / "file" / "cache"),
        "TMPDIR": str(tmp_path / "temporary"),
    }


@pytest.fixture
def forgotten(nowhere: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """In this process: such a folder, and nothing known about it yet."""
    monkeypatch.setenv("XDG_CACHE_HOME", nowhere["XDG_CACHE_HOME"])
    monkeypatch.delenv(compiled_cache.TEMPORARY, raising=False)
    for known in (compiled_cache.writing_problem, compiled_cache.home):
        known.cache_clear()
    yield
    for known in (compiled_cache.writing_problem, compiled_cache.home):
        known.cache_clear()


def is_empty(folder: str) -> bool:
    return not any(Path(folder).iterdir())


def test_it_is_told_before_anything_is_compiled_and_nothing_is_left(
    nowhere: dict[str, str],
) -> None:
    run = subprocess.Popen(
        command("simulate", "--bot", "random", "--games", "10"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(**nowhere),
        start_new_session=True,
    )
    assert run.stderr is not None
    told, compiling = run.stderr.readline(), run.stderr.readline()
    assert nowhere["XDG_CACHE_HOME"] in told
    assert "cannot be written (Not a directory)" in told
    assert compiling.startswith("Compiling the engine")
    assert not is_empty(nowhere["TMPDIR"])  # it goes on, in a temporary folder
    os.killpg(run.pid, signal.SIGINT)
    _, errors = run.communicate(timeout=PATIENCE)
    assert run.returncode in {130, -signal.SIGINT}
    assert "Traceback" not in errors
    assert is_empty(nowhere["TMPDIR"])


def test_the_temporary_folder_is_shared_with_children_and_deleted(nowhere: dict[str, str]) -> None:
    run = subprocess.run(
        [sys.executable, "-c", SHARED],
        capture_output=True,
        text=True,
        check=True,
        env=environment(**nowhere),
    )
    same, existed, folder = run.stdout.split()
    assert (same, existed) == ("True", "True")
    assert folder.startswith(nowhere["TMPDIR"])
    assert is_empty(nowhere["TMPDIR"])


def test_the_page_and_the_terminal_are_told(nowhere: dict[str, str], tmp_path: Path) -> None:
    cache, temporary = nowhere["XDG_CACHE_HOME"], nowhere["TMPDIR"]
    with Server(tmp_path / "data", XDG_CACHE_HOME=cache, TMPDIR=temporary) as server:
        notice = server.get("/api/about").json()["notice"]
        code, errors = server.interrupt()
    assert "cannot be written" in notice
    assert (code, errors.strip()) == (0, notice)
    assert is_empty(nowhere["TMPDIR"])


def test_a_folder_that_can_be_written_is_not_spoken_of(tmp_path: Path) -> None:
    run = ufs("simulate", "--games", "1", "--bot", "nobody", XDG_CACHE_HOME=str(tmp_path))
    assert run.returncode == 2
    assert "cannot be written" not in run.stderr


@pytest.mark.usefixtures("forgotten")
def test_every_language_names_folder_and_reason() -> None:
    for language in LANGUAGES:
        notice = compiled_cache.notice(Words(language))
        assert notice is not None
        assert str(compiled_cache.usual_home()) in notice
        assert "Not a directory" in notice


@pytest.mark.usefixtures("forgotten")
def test_without_a_temporary_folder_either_it_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "file"))
    with pytest.raises(UfsError) as error:
        compiled_cache.home()
    assert "not even in a temporary folder: Not a directory" in error.value.message(Words("en"))
