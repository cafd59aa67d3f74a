"""docs/lab.md tells the truth: its options exist, and its bot plays as a user starts it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support.lab import here, ufs
from tests.support.pages import blocks, read


def test_the_options_the_page_mentions_exist() -> None:
    helps = "".join(here(name, "--help")[1] for name in ("simulate", "balance", "bench", "puzzles"))
    for option in set(re.findall(r"`(--[a-z-]+)", read("docs/lab.md"))) - {"--nworkers"}:
        assert option in helps, option


def test_the_bot_of_the_page_as_a_user_starts_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_bot.py").write_text(blocks("docs/lab.md", "python")[0], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    run = ufs("simulate", "--bot", "my_bot.py:Digger", "--games", "2", "--jobs", "2")
    assert run.returncode == 0, run.stderr
