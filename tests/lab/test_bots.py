"""The bots: by name, with options, and whole games in both modes."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from tests.support.commands import process, without
from tests.support.lab import here, without_times
from ufs.base.errors import UfsError
from ufs.content.loader import built_in
from ufs.game import Game
from ufs.game.setup import lay
from ufs.lab import bots, greedy
from ufs.lab.bots import RECIPES, Recipe, WholeGames, read_options, read_player
from ufs.rules.state import State

SETUPS: list[dict[str, Any]] = [
    {"edition": "box", "city": "roswell"},
    {"edition": "box", "city": "new-york", "damaged": True, "hard": ["sky1", "sky3"]},
    {"edition": "box", "city": "washington", "hard": ["sky1", "sky2", "sky3", "sky4"]},
    {"edition": "pnp1", "hard": ["upper", "mothership"]},
    {"edition": "pnp2", "hard": []},
]


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("setup", SETUPS, ids=lambda s: "-".join(map(str, s.values())))
def test_whole_games_are_the_same_compiled_and_plain(name: str, setup: dict[str, Any]) -> None:
    table = lay(setup, built_in())
    seeds = [*range(1, 13), 2**63 + 5, 2**64 - 1]
    assert WholeGames(name).play(table, seeds) == WholeGames(name, plain=True).play(table, seeds)


def test_a_whole_game_is_the_game_of_its_seed() -> None:
    """What the bot plays can be looked at again with `Game.new`: the same dice, the same end."""
    setup = SETUPS[0]
    table = lay(setup, built_in())
    for seed in (3, 2**40 + 1):
        game = Game.new(setup, seed)
        states, out = [State(), State()], [0] * 400
        while not game.is_over:
            states[0] = game.state()
            game.act_code(greedy.greedy_action(states, table.board, out))
        (outcome,) = WholeGames("greedy").play(table, [seed])
        end = game.state()
        told = (outcome.result, outcome.rounds, outcome.research, outcome.damage)
        assert told == (end.result, end.round, end.research, end.damage)
        assert outcome.decisions == len(game.steps)


def test_greedy_is_better_than_random() -> None:
    table = lay(SETUPS[0], built_in())
    research = {
        name: sum(outcome.research for outcome in WholeGames(name).play(table, range(300)))
        for name in ("random", "greedy")
    }
    assert research["greedy"] > 2 * research["random"]


def test_options_are_numbers_truths_or_texts() -> None:
    read = dict(read_options("bot", "n=3,x=0.5,on=true,off=false,who=me,minus=-1"))
    expected = {"n": 3, "x": 0.5, "on": True, "off": False, "who": "me", "minus": -1}
    assert read == expected
    assert read_options("bot", None) == ()


@pytest.mark.parametrize("written", ["", "n", "=3", "n=1,n=2", "1n=2", "n=1,,m=2"])
def test_options_that_cannot_be_read_are_refused(written: str) -> None:
    with pytest.raises(UfsError, match="key=value"):
        read_options("greedy", written)


def test_a_bot_with_options_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """How the coach comes in: a recipe names its maker and its options."""
    made: list[dict[str, Any]] = []

    def make(**options: Any) -> bots.Bot:
        made.append(options)
        return WholeGames("random")

    monkeypatch.setattr(bots, "make_thinker", make, raising=False)
    options: dict[str, type[bots.Option]] = {"ms": int, "care": float, "loud": bool}
    monkeypatch.setitem(RECIPES, "thinker", Recipe("ufs.lab.bots:make_thinker", options))
    read_player("thinker:ms=20,care=1,loud=true", 1.0).make()
    assert made == [{"ms": 20, "care": 1, "loud": True}]
    assert read_player("thinker:loud=true,ms=20", 1.0).label == "thinker:loud=True,ms=20"
    for wrong in ("ms=fast", "ms=true", "loud=1", "care=very", "sm=20"):
        with pytest.raises(UfsError):
            read_player(f"thinker:{wrong}", 1.0)


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("nobody", "random, greedy"),
        ("", "random, greedy"),
        ("x" * 5000, "random, greedy"),
        ("random:speed=9", 'no option "speed"'),
        ("greedy:", "key=value"),
        ("nowhere.py:Bot", "nowhere.py"),
        ("tests:Bot", "random, greedy"),
    ],
)
def test_a_bot_that_does_not_exist_is_told(bot: str, told: str) -> None:
    for command in (["simulate"], ["balance"], ["bench"], ["tournament", "--bot", "random"]):
        code, out, errors = here(*command, "--bot", bot)
        assert code == 2
        assert out == ""
        assert told in errors
        assert len(errors) < 1000


def test_everything_works_without_numba(tmp_path: Path) -> None:
    """A stand-in that fails to import hides the real Numba and NumPy."""
    import json

    arguments = ("simulate", "--bot", "greedy", "--games", "12", "--jobs", "1", "--json")
    plain = process(*arguments, **without(tmp_path, "numba", "numpy"))
    assert plain.returncode == 0, plain.stderr
    code, out, _ = here(*arguments)
    assert code == 0
    assert without_times(json.loads(out)) == without_times(json.loads(plain.stdout))


def test_help_and_play_need_nothing_of_the_laboratory() -> None:
    assert importlib.util.find_spec("joblib") is not None
    code = (
        "import sys; sys.argv = ['ufs', 'play', '--text']\n"
        "from ufs.cli.main import app\n"
        "try:\n    app()\nexcept BaseException:\n    pass\n"
        "print('HEAVY', sorted({'joblib', 'distributed', 'dask', 'rich.progress', 'numba'}"
        " & set(sys.modules)))"
    )
    import subprocess
    import sys

    run = subprocess.run(
        [sys.executable, "-c", code], input="quit\n", capture_output=True, text=True, check=True
    )
    assert "HEAVY []" in run.stdout
