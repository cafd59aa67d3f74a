"""Every example of every page runs: Python as it stands there, commands with small numbers.

A page is one story: its examples run in their order, in one folder, and one may use what another
made. What cannot run here is in `NOT_RUN`, with the reason.
"""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.support.commands import Run, ufs
from tests.support.files import ROOT
from tests.support.pages import PAGES, Example, blocks, examples, name_of, read
from ufs.cli import main
from ufs.game import Game
from ufs.web import serve

FOUND = {name_of(page): list(examples(name_of(page))) for page in PAGES}
NOT_RUN = {
    "ufs train --out my-run": "learns for hours; tests/train/test_train.py learns a little",
    "ufs simulate --bot greedy --games 1000000 --on dask://host:8786 --out run": (
        "needs a cluster; tests/lab/test_backends.py has one"
    ),
    "ufs campaign choose 2 --team pilot": "comes after two battles",
    "ufs campaign choose --city london": "comes after six battles, and only if London is saved",
    "python -m ufs.gym.bench": "measures for seconds; ufs bench --what gym is the same",
    "python examples/maskable_ppo.py --steps 1500000 --games 10000": (
        "learns for an hour; tests/gym/test_sb3_example.py learns a little"
    ),
}
# Smaller numbers, and bots that need not think: the last option of a name counts.
FIGURES = {"bot": "random", "seed": 1, "games": 1, "blocks": {}}
SMALLER: dict[str, list[str]] = {
    "simulate": ["--games", "2", "--jobs", "1"],
    "tournament": ["--games", "2", "--jobs", "1"],
    "balance": ["--games", "1", "--jobs", "1"],
    "content balance": ["--games", "1", "--jobs", "1", "--figures", "figures.json"],
    "review": ["--budget", "1"],
    "play": ["--port", "0"],
}
# What an example says besides; and the files that must be there in the end.
SAID = {
    "README.md": ["'won': False", "ufs-record/1"],
    "docs/campaign.md": ["prepare -1", "1/2 3/2"],
    "docs/gym.md": [
        *("(876, 472, 3)", "ufs-record/1", "{'do': 'excavate'}", "illegal_action R1"),
        "There are dice to place first: P1, P2, P3, W1, W2. (R1)",
    ],
    "docs/coach.md": ["% ± ", "'place'"],
}
MADE = {
    "docs/making.md": ["my-pack.zip", "my-pack.pdf", "bremen.pdf", "print-and-play.pdf"],
    "docs/lab.md": ["map.svg", "before.json"],
    "docs/campaign.md": ["notebook.pdf", "night.json"],
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in, with the files the pages speak of, and no server that stays."""
    game = Game.new({"edition": "box"}, 7)
    game.act(game.actions()[0])
    (tmp_path / "my.txt").write_text(game.record(), encoding="utf-8")
    (tmp_path / "figures.json").write_text(json.dumps(FIGURES), encoding="utf-8")
    (tmp_path / "my_bot.py").write_text(blocks("docs/lab.md", "python")[0], encoding="utf-8")
    (tmp_path / "setups.toml").write_text(blocks("docs/lab.md", "toml")[0], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(main, "open_browser", lambda _: None)
    monkeypatch.setattr(serve, "serve", serve_nobody)
    return tmp_path


def serve_nobody(app: object, place: serve.Listener, ready: Callable[[], None]) -> None:
    """As if Ctrl-C came as soon as the server answers."""
    assert app is not None
    ready()
    place.socket.close()


@pytest.mark.parametrize("page", [page for page in FOUND if FOUND[page]])
def test_the_examples_of_the_page_run(
    page: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names: dict[str, Any] = {}
    for example in FOUND[page]:
        if example.language == "python":
            exec(compile(example.text, page, "exec"), names)
        elif not any(example.text.startswith(one) for one in NOT_RUN):
            carry_out(page, example, folder)
    printed = capsys.readouterr().out
    for said in SAID.get(page, []):
        assert said in printed
    for made in MADE.get(page, []):
        assert (folder / made).stat().st_size > 0, made


def carry_out(page: str, example: Example, folder: Path) -> None:
    here = f"sqlite:///{folder}/store.sqlite3"  # the pages speak of a server somewhere
    program, *words = shlex.split(re.sub(r"postgresql://\S+", here, example.text))
    if program == "python":
        if words[0] == "tools/fault_simulator.py":
            words = [str(ROOT / words[0]), *words[1:], "--seeds", "1", "--steps", "3"]
        subprocess.run([sys.executable, *words], cwd=folder, check=True, timeout=60)
        return
    stdin = requests(page) if words == ["protocol"] else "quit\n"
    run = ufs(*words, *smaller(words), stdin=stdin, folder=folder, XDG_DATA_HOME=str(folder))
    assert run.returncode == 0, (example.text, run.stderr)
    assert run.stdout, example.text
    assert "lost the game" not in run.stdout  # a bot's mistake
    if words == ["protocol"]:
        check_answers(page, run)
    if words[:3] == ["content", "new", "city"]:  # the page goes on with its own
        (folder / "my-pack" / "city-bremen.toml").write_text(blocks(page, "toml")[0], "utf-8")


def smaller(words: list[str]) -> list[str]:
    """What to add to a command so that it is over soon."""
    if words[0] == "play" and "--text" in words:
        return []
    if words[0] == "balance" and "--bot" not in words:
        return [*SMALLER["balance"], "--bot", "random"]
    return SMALLER.get(" ".join(words[:2])) or SMALLER.get(words[0]) or []


def requests(page: str) -> str:
    """What the example of the protocol sends."""
    return "".join(re.findall(r'^\{"cmd".*\n', blocks(page, "")[0], re.MULTILINE))


def check_answers(page: str, run: Run) -> None:
    """Each answer is as the page shows it, as far as it does."""
    shown = re.sub(r"\s+", " ", blocks(page, "")[0])
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == [1, 2, 3, 4]
    for answer in answers:
        assert f'{{"id": {answer["id"]}, "ok": {json.dumps(answer["ok"])}' in shown
        if "error" in answer:
            assert json.dumps(answer["error"]) in shown
        for event in answer.get("events", []):
            assert json.dumps(event) in shown


def test_examples_are_found() -> None:
    """A page that shows its examples in another way would not be looked at."""
    commands = [one for found in FOUND.values() for one in found if one.language == "command"]
    assert len(commands) >= 48
    assert sum(len(found) for found in FOUND.values()) - len(commands) >= 12
    for page in ("README.md", *(f"docs/{name}.md" for name in ("campaign", "coach", "gym", "lab"))):
        assert {"python", "command"} <= {one.language for one in FOUND[page]}, page


def test_no_command_of_a_page_is_left_out_without_need() -> None:
    text = "\n".join(read(page) for page in FOUND)
    for command in NOT_RUN:
        assert command in text, f"no page says any more: {command}"
