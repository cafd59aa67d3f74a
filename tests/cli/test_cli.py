"""The command line, as a user starts it."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.commands import process, ufs, without
from ufs import __version__
from ufs.base.words import LANGUAGES, help_texts
from ufs.game import Game
from ufs.terminal.kept import Keeper


def test_help_comes_at_once_and_imports_nothing_heavy() -> None:
    code = (
        "import sys; sys.argv = ['ufs', '--help']\n"
        "from ufs.cli.main import app\n"
        "try:\n    app()\nexcept SystemExit:\n    pass\n"
        "heavy = {'numpy', 'numba', 'pydantic', 'fluent', 'hypothesis', 'fastapi', 'sqlalchemy',"
        " 'uvicorn', 'alembic'} & set(sys.modules)\n"
        "print('HEAVY', sorted(heavy))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "HEAVY []" in run.stdout
    times = []
    for _ in range(5):  # processor time: the machine may be busy with other things
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        assert process("--help").returncode == 0
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    assert min(times) < 0.3


def test_version() -> None:
    assert process("--version").stdout.strip() == __version__


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_the_language(language: str) -> None:
    first_words = " ".join(help_texts(language)["play"].split()[:3])
    here = process("--help", LC_ALL=f"{language}_XX.UTF-8")
    for run in (process("--lang", language, "--help"), here):
        assert first_words in " ".join(run.stdout.split())


def test_an_unknown_language_is_refused() -> None:
    run = ufs("play", "--text", "--lang", "tlh", stdin="quit\n")
    assert run.returncode == 2
    assert "en, de, fr" in run.stderr


def test_playing_in_the_terminal_keeps_the_game(tmp_path: Path) -> None:
    home = {"XDG_DATA_HOME": str(tmp_path)}
    moves = "P1 2-1\nwhy P2 3-5\nhint\nnonsense\nundo\nredo\nboard\nlog\nrecord\nquit\n"
    run = ufs("play", "--text", "--seed", "4", stdin=moves, **home)
    assert run.returncode == 0, run.stderr
    assert "[rule D3]" in run.stdout
    assert 'I do not know "nonsense"' in run.stdout
    kept = tmp_path / "under-falling-skies" / "last-game.txt"
    game = Game.from_record(kept.read_text(encoding="utf-8"))
    assert game.position()["workers"][0]["space"] == [2, 1]
    copy = tmp_path / "copy.txt"
    again = ufs("play", "--text", str(kept), stdin=f"save {copy}\nquit\n", **home)
    assert "P2=6" in again.stdout
    assert copy.read_text(encoding="utf-8") == kept.read_text(encoding="utf-8")


def test_an_unfinished_game_is_never_written_over(tmp_path: Path) -> None:
    home = {"XDG_DATA_HOME": str(tmp_path)}
    folder = tmp_path / "under-falling-skies"
    ufs("play", "--text", "--seed", "1", stdin="P1 1-1\nquit\n", **home)
    second = ufs("play", "--text", "--seed", "2", stdin="P1 1-2\nquit\n", **home)
    assert "--continue" in second.stdout
    aside = [path for path in folder.glob("game-*.txt") if "seed: 1" in path.read_text()]
    assert len(aside) == 1
    went_on = ufs("play", "--text", "--continue", stdin="P2 1-3\nquit\n", **home)
    assert went_on.returncode == 0
    kept = (folder / "last-game.txt").read_text(encoding="utf-8")
    assert "seed: 2" in kept
    assert "P2 1-3" in kept


def test_games_put_aside_in_the_same_second_are_all_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    last = tmp_path / "under-falling-skies" / "last-game.txt"
    for seed in (1, 2, 3):
        Keeper(None).keep(Game.new({"edition": "box"}, seed))
        os.utime(last, (1_000_000, 1_000_000))
    seeds = {path.read_text().split("seed: ")[1][0] for path in last.parent.glob("*.txt")}
    assert seeds == {"1", "2", "3"}


def test_two_games_at_once_are_both_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    games = [Game.new({"edition": "box", "city": city}, 1) for city in ("tokyo", "cairo")]
    keepers = [Keeper(None), Keeper(None)]
    for n in (1, 2, 3):  # by turns, in two terminals
        for game, keeper in zip(games, keepers, strict=True):
            game.act({"do": "place", "worker": n - 1, "space": [1, n]})
            keeper.keep(game)
    folder = tmp_path / "under-falling-skies"
    assert {path.read_text() for path in folder.glob("*.txt")} == {g.record() for g in games}
    assert len(list(folder.iterdir())) == 2
    for game, keeper in zip(games, keepers, strict=True):
        assert keeper.path is not None
        assert keeper.path.read_text() == game.record()
        assert ("--continue" in keeper.command()) == (keeper.path.name == "last-game.txt")


def test_a_game_gone_on_with_does_not_write_over_a_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    last = tmp_path / "under-falling-skies" / "last-game.txt"
    first, second = (Game.new({"edition": "box"}, seed) for seed in (1, 2))
    Keeper(None).keep(first)
    going_on = Keeper(last)
    Keeper(None).keep(second)
    first.act({"do": "place", "worker": 0, "space": [1, 1]})
    going_on.keep(first)
    assert last.read_text() == second.record()
    assert going_on.path is not None
    assert going_on.path.read_text() == first.record()
    assert str(going_on.path) in going_on.command()


@pytest.mark.parametrize(
    "call", [("--lang", "de", "play", "--text"), ("play", "--text", "--lang", "de")]
)
def test_going_on_keeps_the_language(tmp_path: Path, call: tuple[str, ...]) -> None:
    run = ufs(*call, stdin="p1 1-1\nquit\n", XDG_DATA_HOME=str(tmp_path))
    assert "--continue --lang de" in run.stdout


def test_a_game_that_was_opened_is_kept_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(Game.new({"edition": "box"}, 4).record(), encoding="utf-8")
    home = {"XDG_DATA_HOME": str(tmp_path / "data")}
    run = ufs("play", "--text", str(file), stdin="p1 2.1\nmoves P2\nsetup\nlegend\nquit\n", **home)
    assert "P1 2-1" in file.read_text(encoding="utf-8")
    assert str(file) in run.stdout
    assert not (tmp_path / "data").exists()
    refused = ufs("play", "--text", str(file), "--city", "roswell", **home)
    assert refused.returncode == 2
    nothing = ufs("play", "--text", "--continue", **home)
    assert nothing.returncode == 2


def test_pieces_may_be_chosen_on_the_command_line(tmp_path: Path) -> None:
    home = {"XDG_DATA_HOME": str(tmp_path)}
    run = ufs("play", "--text", "--edition", "pnp2", "--hard", "sky2,upper", stdin="quit\n", **home)
    assert "level 2 (sky2, upper)" in run.stdout
    city = ufs("play", "--text", "--city", "New_York", "--damaged", "--sky", "I,II,III,IV", **home)
    assert "The room it works in counts 2 more." in " ".join(city.stdout.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_of_the_prompt_works(language: str, tmp_path: Path) -> None:
    commands = [
        "?",
        "HELP",
        "legend",
        "setup",
        "board",
        "log",
        "record",
        "hint",
        "moves",
        "moves P1",
    ]
    commands += ["P1", "why p1 2 1", "place P1 2-1", "undo", "redo", "P4 1-1", "remove R3", "save"]
    commands += ["spawn 9", "done", "roll 1", "roll P1=1", "use 2-1", "install 2-1", "use 3-4"]
    run = ufs(
        *("play", "--text", "--seed", "4", "--lang", language),
        stdin="\n".join([*commands, "quit", ""]),
        XDG_DATA_HOME=str(tmp_path),
    )
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""


def test_dice_of_ones_own_may_be_named(tmp_path: Path) -> None:
    lines = "roll W2=1 W1=2 P3=3 P2=4 P1=5\nroll P1=5 P2=4 P3=3 W1=2 W2=1\nquit\n"
    run = ufs("play", "--text", "--own-dice", stdin=lines, XDG_DATA_HOME=str(tmp_path))
    assert "P1=5  P2=4  P3=3  W1=2  W2=1" in run.stdout
    assert "P1=1  P2=2" not in run.stdout  # the names count, not the order


def test_a_whole_game_with_own_dice_in_the_terminal(tmp_path: Path) -> None:
    """Follow the hint with dice of one's own until the game is over."""
    from ufs.coach.rule_of_thumb import advise
    from ufs.game.record import write_move

    game = Game.new({"edition": "pnp2"}, 3, "manual")
    lines: list[str] = []
    while not game.is_over:
        if game.dice_to_roll():
            values = [len(lines) % 6 + 1] * game.dice_to_roll()
            lines.append("roll " + " ".join(map(str, values)))
            game.act({"do": "roll", "values": values})
            continue
        action = advise(game)[0]["action"]
        lines.append(write_move(action, game.state().worker_space).lower())
        game.act(action)
    run = ufs(
        *("play", "--text", "--edition", "pnp2", "--seed", "3", "--own-dice"),
        stdin="\n".join([*lines, "quit", ""]),
        XDG_DATA_HOME=str(tmp_path),
    )
    assert run.returncode == 0, run.stderr
    assert "You lose." in run.stdout
    kept = tmp_path / "under-falling-skies" / "last-game.txt"
    assert kept.read_text(encoding="utf-8") == game.record()


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_the_game(language: str, tmp_path: Path) -> None:
    game = Game.new({"edition": "pnp1", "level": 8}, 1)
    for _ in range(30):
        game.act(game.actions()[0])
    file = tmp_path / "game.txt"
    file.write_text(game.record(), encoding="utf-8")
    run = ufs("replay", str(file), "--lang", language)
    assert run.returncode == 0, run.stderr
    assert len(run.stdout.splitlines()) > len(game.events())


def test_bench_prints_the_figures_as_json() -> None:
    setup = '{"edition": "box", "city": "new-york", "threat": 1}'
    run = ufs("bench", "--setup", setup, "--bot", "random", "--seconds", "0.2", "--json")
    figures = json.loads(run.stdout)
    assert figures["mode"] == "compiled"
    assert figures["games_per_s"] > 0
    assert figures["decisions_per_s"] > figures["games_per_s"]
    assert figures["startup_s"] > 0
    plain = json.loads(ufs("bench", "--seconds", "0.2", "--json", "--mode", "plain").stdout)
    assert plain["mode"] == "plain"


def test_the_game_and_the_plain_bench_work_without_numba(tmp_path: Path) -> None:
    """A stand-in that fails to import hides the real Numba and NumPy."""
    hidden = {**without(tmp_path, "numba", "numpy"), "XDG_DATA_HOME": str(tmp_path)}
    assert process("play", "--text", stdin="quit\n", **hidden).returncode == 0
    plain = process("bench", "--seconds", "0.1", "--mode", "plain", "--json", **hidden)
    assert json.loads(plain.stdout)["mode"] == "plain"
    fast = process("bench", "--seconds", "0.1", "--mode", "compiled", **hidden)
    assert fast.returncode == 2
    assert "under-falling-skies[fast]" in fast.stderr


@pytest.mark.parametrize("option", [("--port", "1"), ("--host", "::1"), ("--no-browser",)])
def test_the_text_game_has_no_server(option: tuple[str, ...], tmp_path: Path) -> None:
    run = ufs("play", "--text", *option, stdin="quit\n", XDG_DATA_HOME=str(tmp_path))
    assert run.returncode == 2
    assert option[0] in run.stderr
    assert run.stdout == ""


def test_content_list_names_every_piece() -> None:
    listed = ufs("content", "list").stdout
    for name in (
        "cities/new-york.toml",
        "sky/III.toml",
        "bases/pnp-lower.toml",
        "editions/box.toml",
    ):
        assert name in listed
