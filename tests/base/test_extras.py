"""What is missing is told with a command that works for whoever installed the game, however."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from importlib.metadata import PathDistribution
from pathlib import Path
from typing import Any

import pytest

from tests.support.files import ROOT, SOURCE
from tests.support.lab import environment
from ufs.base import extras
from ufs.base.errors import UfsError
from ufs.base.extras import EXTRAS, PACKAGE, Installation, explain_missing, install_command
from ufs.base.words import LANGUAGES, Words

MODULES = {"pillow": "PIL", "sb3-contrib": "sb3_contrib"}  # not called like their packages
CHECKOUT = {"url": "file:///home/me/ufs%20game", "dir_info": {"editable": True}}
FOLDER = {"url": "file:///home/me/ufs", "dir_info": {}}
WHEEL = {"url": "file:///tmp/ufs-0.2-py3-none-any.whl", "archive_info": {}}
GIT = {"url": "https://example.org/ufs.git", "vcs_info": {"vcs": "git", "commit_id": "abc"}}


def installed(tmp_path: Path, installer: str, origin: dict[str, Any] | None) -> Installation:
    """As an installer leaves its files behind."""
    info = tmp_path / "under_falling_skies-0.2.dist-info"
    info.mkdir()
    (info / "INSTALLER").write_text(f"{installer}\n", encoding="utf-8")
    if origin is not None:
        (info / "direct_url.json").write_text(json.dumps(origin), encoding="utf-8")
    return Installation.from_distribution(PathDistribution(info))


@pytest.fixture
def env(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment that is active, with a pip, and without any extra."""
    made = tmp_path / "env"
    (made / "bin").mkdir(parents=True)
    (made / "bin" / "pip").touch(0o755)
    monkeypatch.setattr(sys, "prefix", str(made))
    monkeypatch.setattr(sys, "executable", str(made / "bin" / "python"))
    monkeypatch.setenv("PATH", str(made / "bin"))
    monkeypatch.setenv("VIRTUAL_ENV", str(made))
    monkeypatch.setattr(extras, "has", lambda extra: extra == "print")
    monkeypatch.chdir(tmp_path)
    return made


@pytest.mark.parametrize(
    ("installer", "origin", "command"),
    [
        ("pip", None, "pip install 'under-falling-skies[fast]'"),
        ("pip", CHECKOUT, "pip install -e '/home/me/ufs game[fast]'"),
        ("pip", FOLDER, "pip install '/home/me/ufs[fast]'"),
        (
            *("pip", WHEEL),
            "pip install 'under-falling-skies[fast] @ file:///tmp/ufs-0.2-py3-none-any.whl'",
        ),
        ("pip", GIT, "pip install 'under-falling-skies[fast] @ git+https://example.org/ufs.git'"),
        ("uv", None, "uv pip install 'under-falling-skies[fast]'"),
        ("uv", CHECKOUT, "uv pip install -e '/home/me/ufs game[fast]'"),
    ],
)
def test_the_command_is_the_one_of_the_installer(
    installer: str, origin: dict[str, Any] | None, command: str, tmp_path: Path, env: Path
) -> None:
    assert env.is_dir()
    assert installed(tmp_path, installer, origin).command("fast") == command


@pytest.mark.parametrize(
    ("mark", "origin", "command"),
    [
        ("uv-receipt.toml", None, "uv tool install --force 'under-falling-skies[print,fast]'"),
        ("uv-receipt.toml", CHECKOUT, "uv tool install --force -e '/home/me/ufs game[print,fast]'"),
        ("pipx_metadata.json", None, "pipx install --force 'under-falling-skies[print,fast]'"),
    ],
)
def test_a_tool_is_installed_again_with_what_it_had(
    mark: str, origin: dict[str, Any] | None, command: str, tmp_path: Path, env: Path
) -> None:
    (env / mark).touch()
    assert installed(tmp_path, "uv", origin).command("fast") == command


def test_an_environment_for_once_is_asked_for_more(
    tmp_path: Path, env: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "prefix", str(env / "archive-v0" / "abc"))
    told = installed(tmp_path, "uv", None).command("fast")
    assert told == "uvx --from 'under-falling-skies[print,fast]' ufs"


def test_an_environment_that_is_not_active_is_named(
    tmp_path: Path, env: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "/usr/bin")
    monkeypatch.delenv("VIRTUAL_ENV")
    with_pip = installed(tmp_path, "pip", {**CHECKOUT, "url": tmp_path.as_uri()})
    assert with_pip.command("fast") == "env/bin/python -m pip install -e '.[fast]'"
    with_uv = Installation("uv", None, with_pip.prefix, with_pip.python)
    told = "uv pip install --python env/bin/python 'under-falling-skies[fast,lab]'"
    assert with_uv.command("fast", "lab") == told
    env.rename(tmp_path / ".venv")  # which uv finds by itself
    found = Installation("uv", None, tmp_path / ".venv", tmp_path / ".venv" / "bin" / "python")
    assert found.command("fast") == "uv pip install 'under-falling-skies[fast]'"


@pytest.mark.parametrize("text", ["", "{", "[]", "{}"])
def test_a_broken_note_of_the_installer_does_not_matter(
    text: str, tmp_path: Path, env: Path
) -> None:
    assert env.is_dir()
    found = installed(tmp_path, "pip", None)
    info = next(tmp_path.glob("*.dist-info"))
    (info / "direct_url.json").write_text(text, encoding="utf-8")
    assert Installation.from_distribution(PathDistribution(info)) == found


def test_the_source_without_an_installation_is_a_checkout(
    env: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert env.is_dir()
    monkeypatch.setattr(extras, "PACKAGE", "nobody-has-this")
    assert install_command("fast") == f"pip install -e '{ROOT}[fast]'"


def test_the_table_of_extras_is_that_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = project["optional-dependencies"]
    assert set(EXTRAS) == set(found) - {"dev"}
    for extra, modules in EXTRAS.items():
        others = [name for name in found[extra] if not name.startswith(PACKAGE)]
        packages = [name.partition(">")[0].partition("[")[0] for name in others]
        assert set(modules) == {MODULES.get(name, name) for name in packages}, extra


def test_what_is_there_is_found_and_what_is_not_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert extras.has("print")
    monkeypatch.setitem(sys.modules, "reportlab", None)
    assert not extras.has("print")
    with pytest.raises(UfsError) as error, explain_missing("print-needs-extra"):
        import reportlab  # noqa: F401
    for language in LANGUAGES:
        assert install_command("print") in error.value.message(Words(language))


def test_every_sentence_about_an_extra_asks_for_the_command() -> None:
    for language in LANGUAGES:
        for path in (SOURCE / "base" / "words" / language).glob("*.ftl"):
            assert "pip install" not in path.read_text(encoding="utf-8"), path


# --- the commands without their extras ---


def without(*modules: str) -> str:
    hidden = "".join(f"sys.modules[{module!r}] = None; " for module in modules)
    return f"import sys; {hidden}"


@pytest.mark.parametrize(
    ("hidden", "arguments", "extra"),
    [
        (("numba", "numpy"), ("simulate", "--bot", "coach", "--games", "1"), "fast"),
        (("numba",), ("bench", "--what", "hint"), "fast"),
        (("numba", "numpy"), ("puzzles", "--count", "1"), "fast,lab"),
        (("joblib",), ("puzzles", "--count", "1"), "fast,lab"),
        (("joblib",), ("bench", "--what", "simulate"), "lab"),
        (("gymnasium",), ("bench", "--what", "gym"), "gym"),
        (("distributed",), ("simulate", "--on", "dask://127.0.0.1:1"), "dask"),
    ],
)
def test_no_command_gives_advice_that_is_none(
    hidden: tuple[str, ...], arguments: tuple[str, ...], extra: str, tmp_path: Path
) -> None:
    """In a process of its own: here everything is loaded already."""
    code = f"{without(*hidden)}sys.argv[1:] = {list(arguments)!r}; "
    code += "from ufs.cli.main import run; run()"
    run = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=300,
        env=environment(),
        cwd=tmp_path,
    )
    assert run.returncode == 2, run.stderr
    assert "Traceback" not in run.stderr
    assert f"[{extra}]" in run.stderr
    assert "--mode" not in run.stderr
    assert "--jobs" not in run.stderr
