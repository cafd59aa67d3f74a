"""Bots from a file of one's own: asked for every decision, and stopped when they go astray."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from tests.support.lab import BOTS, answer, here, start, wait_until, without_times
from ufs.content.loader import built_in
from ufs.game import Game
from ufs.lab.bots import read_player
from ufs.lab.user_bot import UserBot


def own(name: str) -> str:
    return f"{BOTS}:{name}"


def test_a_bot_answers_with_an_index_or_an_action() -> None:
    first = answer("simulate", "--bot", own("First"), "--games", "3", "--jobs", "1")
    nth = answer("simulate", "--bot", own("Nth:n=0,loud=true"), "--games", "3", "--jobs", "1")
    assert first["games"] == 3
    assert first["errors"] == []
    assert {**without_times(first), "bot": ""} == {**without_times(nth), "bot": ""}


def test_a_bot_plays_the_game_of_the_seed() -> None:
    game = Game.new({"edition": "box"}, 5)
    while not game.is_over:
        game.act(game.actions()[0])
    played = answer("simulate", "--bot", own("First"), "--games", "1", "--seed", "5")
    assert played["mean_rounds"] == game.state().round
    assert played["mean_research"] == game.state().research
    assert played["decisions"] == len(game.steps)


def test_no_bot_sees_dice_that_are_not_rolled_yet() -> None:
    played = answer("simulate", "--bot", own("Peeping"), "--games", "2", "--jobs", "1")
    assert played["errors"] == []


def test_a_bot_that_plays_by_chance_plays_the_same_again() -> None:
    arguments = ("simulate", "--bot", own("Chancy"), "--seed", "7")
    runs = [answer(*arguments, "--games", "4", "--jobs", jobs) for jobs in ("1", "2")]
    assert without_times(runs[0]) == without_times(runs[1])


@pytest.mark.parametrize(
    ("name", "kind", "detail"),
    [
        ("Crashing", "crash", "ZeroDivisionError: integer division or modulo by zero"),
        ("Hanging", "hang", "0.5 s"),
        ("Cheating", "illegal", '{"do": "place", "worker": 0, "space": [6, 6]} [S5]'),
        ("Senseless", "illegal", "null"),
        ("Talking", "illegal", "xxxx"),
        ("Leaving", "gone", "3"),
        ("Exiting", "crash", "I do not like it here"),
    ],
)
def test_a_bot_that_goes_astray_loses_that_game_and_the_run_goes_on(
    name: str, kind: str, detail: str
) -> None:
    arguments = ("simulate", "--bot", own(name), "--games", "2", "--seed", "41", "--jobs", "1")
    played = answer(*arguments, "--move-timeout", "0.5")
    assert played["games"] == played["losses"]["bot"] == 2
    assert [error["seed"] for error in played["errors"]] == [41, 42]
    for error in played["errors"]:
        assert error["kind"] == kind
        assert detail in error["detail"]
        assert error["decision"] >= 1


def test_the_message_names_bot_seed_and_decision() -> None:
    for language, word in (("en", "decision 1 "), ("de", "Entscheidung 1 "), ("fr", "décision 1,")):
        run = ("simulate", "--bot", own("Leaving"), "--games", "1", "--seed", "9", "--jobs", "1")
        code, out, _ = here(*run, "--lang", language)
        assert code == 0
        message = out.splitlines()[-1]
        assert own("Leaving") in message
        assert " 9 " in message
        assert word in message


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Unmakeable", "ValueError: not today"),
        ("Speechless", "choose(self, game)"),
        ("Nobody", "has no attribute 'Nobody'"),
        ("Nth:m=1", "unexpected keyword argument 'm'"),
    ],
)
def test_a_bot_that_cannot_be_made_is_told_before_any_game(name: str, told: str) -> None:
    code, out, errors = here("simulate", "--bot", own(name), "--games", "1", "--jobs", "1")
    assert code == 2
    assert out == ""
    assert told in errors


def test_a_file_that_is_no_python_is_told_before_any_game(tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    for content, told in ((b"class :", "SyntaxError"), (b"\xff", "UTF-8")):
        file.write_bytes(content)
        code, _, errors = here("simulate", "--bot", f"{file}:Bot")
        assert code == 2
        assert told in errors


def test_a_bot_may_have_other_files_beside_it(tmp_path: Path) -> None:
    (tmp_path / "helping.py").write_text("def first():\n    return 0\n", encoding="utf-8")
    text = "from helping import first\nclass Bot:\n"
    text += "    def choose(self, game):\n        return first()\n"
    (tmp_path / "bot.py").write_text(text, encoding="utf-8")
    assert answer("simulate", "--bot", f"{tmp_path}/bot.py:Bot", "--games", "1")["games"] == 1


def test_when_the_program_is_killed_a_hanging_bot_ends_too(tmp_path: Path) -> None:
    mark = tmp_path / "pid"
    text = (
        f"import os\nclass Bot:\n    def choose(self, game):\n"
        f"        open({str(mark)!r}, 'w').write(str(os.getpid()))\n"
        "        while True:\n            pass\n"
    )
    (tmp_path / "bot.py").write_text(text, encoding="utf-8")
    run = start("simulate", "--bot", f"{tmp_path}/bot.py:Bot", "--games", "1", "--jobs", "1")
    wait_until(lambda: mark.exists() and mark.read_text() != "", "the bot is asked")
    child = int(mark.read_text())
    run.send_signal(signal.SIGKILL)
    run.communicate()
    wait_until(lambda: not is_alive(child), "the bot's process has ended")


def is_alive(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z" and os.getpid() != process


def test_a_time_limit_is_kept() -> None:
    from ufs.game.setup import lay

    player = read_player(own("Hanging"), 0.3)
    bot = player.make()
    assert isinstance(bot, UserBot)
    bot.prepare(lambda: None)
    table = lay({"edition": "box"}, built_in())
    began = time.monotonic()
    (outcome,) = bot.play(table, [1])
    assert time.monotonic() - began < 10
    assert outcome.error is not None
    assert outcome.error.kind == "hang"
    bot.close()
    for wrong in ("0", "-1", "nan", "1e9"):
        assert here("simulate", "--bot", own("First"), "--move-timeout", wrong)[0] == 2
