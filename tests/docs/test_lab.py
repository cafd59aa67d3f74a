"""Every command and the bot of docs/lab.md run, with fewer games than stand there."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.support.files import ROOT
from tests.support.lab import here, ufs

TEXT = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
COMMANDS = [
    line.removeprefix("ufs ")
    for language, text in BLOCKS
    for line in text.splitlines()
    if language == "" and line.startswith("ufs ")
]


def block(wanted: str) -> str:
    (text,) = [text for language, text in BLOCKS if language == wanted]
    return str(text)


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files of the page."""
    (tmp_path / "my_bot.py").write_text(block("python"), encoding="utf-8")
    (tmp_path / "setups.toml").write_text(block("toml"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_commands_of_the_page_run(desk: Path) -> None:
    """In their order: one saves what the next compares with."""
    assert len(COMMANDS) >= 10
    for command in COMMANDS:
        code, out, errors = here(*shlex.split(command), *quick(command))
        assert code == 0, errors
        assert out
        assert "lost the game" not in out
    assert (desk / "map.svg").read_text(encoding="utf-8").startswith("<svg")


def quick(command: str) -> list[str]:
    """One process and few games, by options that win over those of the page.

    What several processes do is tested elsewhere. On a whole map the coach thinks a tenth as long:
    the usual way it would take a minute.
    """
    whole_map = "balance --games" in command
    return ["--jobs", "1", "--games", "2", *(["--bot", "coach:ms=0.1"] if whole_map else [])]


def test_the_commands_the_page_mentions_exist() -> None:
    helps = "".join(here(name, "--help")[1] for name in ("simulate", "balance", "bench"))
    for option in set(re.findall(r"`(--[a-z-]+)", TEXT)) - {"--nworkers"}:
        assert option in helps, option


def test_the_bot_of_the_page_as_a_user_starts_it(desk: Path) -> None:
    run = ufs("simulate", "--bot", "my_bot.py:Digger", "--games", "2", "--jobs", "2")
    assert run.returncode == 0, run.stderr
    assert (desk / "my_bot.py").exists()
