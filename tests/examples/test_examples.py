"""Every example runs as its docstring says, in seconds, and shows what it promises.

`maskable_ppo.py` has a test of its own (tests/gym/test_sb3_example.py): it trains.
"""

from __future__ import annotations

import ast
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.files import ROOT
from ufs.game import Game

EXAMPLES = ROOT / "examples"
TRAINS = "maskable_ppo"
PATIENCE = 120  # seconds, on a busy machine; the coach comes from its cache

# What its output must hold: one thing that would be missing if the example no longer worked.
SHOWS = {
    "ask_the_coach": r"^\d+% ± \d+% \{'do': 'place'",
    "every_move": r"^row 3, column 1: no, by rule D4\. .*steps ahead of the excavator",
    "my_bot": r"^lost by the bot's mistake +0$",
    "own_city": r"~ Lisbon ~",
    "play_a_game": r"^result lost \w+$",
    "random_agent": r"^\{'lost .*mean reward",
    "speak_the_protocol": r"'rule': 'R1'.*\n.*\nthe engine ended with code 0$",
    "tell_the_story": r"^--- fr\nLancer",
}


def docstring(name: str) -> str:
    text = (EXAMPLES / f"{name}.py").read_text(encoding="utf-8")
    return ast.get_docstring(ast.parse(text)) or ""


def commands(name: str) -> list[list[str]]:
    """The commands of the docstring, without what is optional and without installing."""
    lines = re.findall(r"^    (python|ufs) (.*?)(?: \[.*| +#.*)?$", docstring(name), re.MULTILINE)
    starts = {"python": [sys.executable], "ufs": [sys.executable, "-m", "ufs"]}
    return [starts[program] + shlex.split(rest) for program, rest in lines]


def run(command: list[str], folder: Path) -> str:
    done = subprocess.run(
        command,
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
        env={**os.environ, "XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", SHOWS)
def test_an_example_runs_and_shows_what_it_promises(name: str, tmp_path: Path) -> None:
    assert commands(name)
    for command in commands(name):
        assert re.search(SHOWS[name], run(command, tmp_path), re.MULTILINE)


def test_the_story_of_another_record_is_told(tmp_path: Path) -> None:
    game = Game.new({"edition": "pnp1", "level": 1}, seed=5)
    while not game.is_over:
        game.act(game.actions()[0])
    (tmp_path / "game.txt").write_text(game.record(), encoding="utf-8")
    story = [sys.executable, str(EXAMPLES / "tell_the_story.py"), str(tmp_path / "game.txt")]
    assert run(story, tmp_path).count("\n") > 3 * len(game.steps)


def test_every_example_is_run_and_listed() -> None:
    files = {path.stem for path in EXAMPLES.glob("*.py")}
    assert files == {*SHOWS, TRAINS}
    page = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"\]\((\w+)\.py\)", page)) == files


@pytest.mark.parametrize("name", SHOWS)
def test_an_example_is_small_and_says_what_it_shows(name: str) -> None:
    lines = (EXAMPLES / f"{name}.py").read_text(encoding="utf-8").splitlines()
    assert 15 <= len(lines) <= 50
    assert len(docstring(name)) > 150
