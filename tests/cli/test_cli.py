"""The command line, as a user starts it."""

from __future__ import annotations

import json
import re
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.support.commands import process, ufs, without
from tests.support.saves import Saves
from tests.support.table import rule
from ufs import __version__
from ufs.base.extras import install_command
from ufs.base.words import LANGUAGES, Words, help_texts
from ufs.content.loader import built_in
from ufs.drawing import draw_svg
from ufs.game import Game


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


def kept_records(home: Path) -> list[str]:
    """The games in the saves, the one played last first."""
    store = Saves(home / "under-falling-skies" / "games.sqlite3", built_in())
    found = []
    for info in store.games():
        with store.opened(info.id) as session:
            found.append(session.game.record())
    store.close()
    return found


def test_playing_in_the_terminal_keeps_the_game(tmp_path: Path) -> None:
    home: dict[str, Any] = {"XDG_DATA_HOME": str(tmp_path)}
    moves = "P1 2-1\nwhy P2 3-5\nhint\nnonsense\nundo\nredo\nboard\nlog\nrecord\nquit\n"
    run = ufs("play", "--text", "--seed", "4", stdin=moves, **home)
    assert run.returncode == 0, run.stderr
    assert "[rule D3]" in run.stdout
    assert 'I do not understand "nonsense"' in run.stdout
    (kept,) = kept_records(tmp_path)
    assert Game.from_record(kept).position()["workers"][0]["space"] == [2, 1]
    copy = tmp_path / "copy.txt"
    again = ufs("play", "--text", "--continue", stdin=f"save {copy}\nquit\n", **home)
    assert "P2=6" in again.stdout
    assert copy.read_text(encoding="utf-8") == kept
    from_copy = ufs("play", "--text", str(copy), stdin="quit\n", **home)
    assert "P2=6" in from_copy.stdout
    assert copy.read_text(encoding="utf-8") == kept


def test_every_game_at_the_prompt_is_kept_beside_the_others(tmp_path: Path) -> None:
    home: dict[str, Any] = {"XDG_DATA_HOME": str(tmp_path)}
    first = ufs("play", "--text", "--seed", "1", stdin="P1 1-1\nquit\n", **home)
    ufs("play", "--text", "--seed", "2", stdin="P1 1-2\nquit\n", **home)
    ufs("play", "--text", "--continue", stdin="P2 1-3\nquit\n", **home)
    newest, older = kept_records(tmp_path)
    assert "seed: 2" in newest
    assert "P2 1-3" in newest
    (id,) = re.findall(r"play --text --game (\w+)", first.stdout)
    went_on = ufs("play", "--text", "--game", id, stdin="P3 1-4\nquit\n", **home)
    assert went_on.returncode == 0
    newest, _ = kept_records(tmp_path)
    assert "seed: 1" in newest
    assert "P3 1-4" in newest
    assert older in newest.replace("P3 1-4\n", "")


def test_a_game_that_was_only_looked_at_is_not_kept(tmp_path: Path) -> None:
    run = ufs("play", "--text", stdin="board\nhint\nquit\n", XDG_DATA_HOME=str(tmp_path))
    assert "--game" not in run.stdout
    assert kept_records(tmp_path) == []


@pytest.mark.parametrize(
    "call", [("--lang", "de", "play", "--text"), ("play", "--text", "--lang", "de")]
)
def test_going_on_keeps_the_language(tmp_path: Path, call: tuple[str, ...]) -> None:
    run = ufs(*call, stdin="p1 1-1\nquit\n", XDG_DATA_HOME=str(tmp_path))
    assert re.search(r"--game \w+ --lang de", run.stdout)


def test_a_record_is_opened_and_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    record = Game.new({"edition": "box"}, 4).record()
    file.write_text(record, encoding="utf-8")
    home: dict[str, Any] = {"XDG_DATA_HOME": str(tmp_path / "data")}
    ufs("play", "--text", str(file), stdin="p1 2.1\nmoves P2\nsetup\nlegend\nquit\n", **home)
    assert file.read_text(encoding="utf-8") == record
    (kept,) = kept_records(tmp_path / "data")
    assert "P1 2-1" in kept
    refused = ufs("play", "--text", str(file), "--city", "roswell", **home)
    assert refused.returncode == 2
    nothing = ufs("play", "--text", "--continue", XDG_DATA_HOME=str(tmp_path / "none"))
    assert nothing.returncode == 2


def test_pieces_may_be_chosen_on_the_command_line(tmp_path: Path) -> None:
    home: dict[str, Any] = {"XDG_DATA_HOME": str(tmp_path)}
    run = ufs("play", "--text", "--edition", "pnp2", "--hard", "sky2,upper", stdin="quit\n", **home)
    assert "level 2 (sky2, upper)" in run.stdout
    city = ufs("play", "--text", "--city", "New_York", "--damaged", "--sky", "I,II,III,IV", **home)
    assert "The room it works in counts 2 more." in " ".join(city.stdout.split())


@rule("C11")
def test_sealed_pieces_are_shown_once_or_always(tmp_path: Path) -> None:
    """C11: a name on the command line or a record may show what a later chapter brings."""
    file = tmp_path / "theirs.txt"
    file.write_text(Game.new({"edition": "box", "city": "tokyo"}, 4).record(), encoding="utf-8")

    def play(*options: str) -> Any:
        return ufs("play", "--text", *options, stdin="quit\n", XDG_DATA_HOME=str(tmp_path / "data"))

    unknown = play("--city", "atlantis")
    assert unknown.returncode == 2
    assert "roswell" in unknown.stderr
    assert "tokyo" not in unknown.stderr
    for options in (("--city", "tokyo"), (str(file),)):
        refused = play(*options)
        assert refused.returncode == 2
        assert "--unseal once" in refused.stderr
        assert "[C11]" in refused.stderr
        assert "Tokyo" in play(*options, "--unseal", "once").stdout
        assert play(*options).returncode == 2
    assert play("--unseal", "sometimes").returncode == 2
    assert "Tokyo" in play("--city", "tokyo", "--unseal", "always").stdout
    assert "Tokyo" in play("--city", "tokyo").stdout


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
    from ufs.game.moves import write_move

    game = Game.new({"edition": "pnp2"}, 3, "manual")
    lines: list[str] = []
    while not game.is_over:
        if game.dice_to_roll():
            values = [len(lines) % 6 + 1] * game.dice_to_roll()
            lines.append("roll " + " ".join(map(str, values)))
            game.act({"do": "roll", "values": values})
            continue
        action = advise(game)[0]["action"]
        lines.append(write_move(action).lower())
        game.act(action)
    run = ufs(
        *("play", "--text", "--edition", "pnp2", "--seed", "3", "--own-dice"),
        stdin="\n".join([*lines, "quit", ""]),
        XDG_DATA_HOME=str(tmp_path),
    )
    assert run.returncode == 0, run.stderr
    assert "You lose." in run.stdout
    assert kept_records(tmp_path) == [game.record()]


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


def test_real_cards_name_a_game_from_the_command_line_to_its_replay(tmp_path: Path) -> None:
    named = ("--real-scenario", "Nightfall", "--real-character", "Ann", "--real-character", "Bo")
    file = tmp_path / "game.txt"
    typed = f"correct energy 4\nyes\nsave {file}\nquit\n"
    run = ufs("play", "--text", "--own-dice", *named, "--lang", "en", stdin=typed)
    assert run.returncode == 0, run.stderr
    assert "[ ] Character: Bo." in run.stdout
    assert "Corrected: energy 2 → 4." in run.stdout
    run = ufs("replay", str(file), "--lang", "en")
    assert run.stdout.splitlines()[:2] == ["Nightfall (Ann, Bo)", "Corrected: energy 2 → 4."]


def test_replay_draws_where_the_game_stands(tmp_path: Path) -> None:
    game = Game.new({"edition": "box"}, 1)
    file, drawing = tmp_path / "game.txt", tmp_path / "board.svg"
    file.write_text(game.record(), encoding="utf-8")
    run = ufs("replay", str(file), "--svg", str(drawing), "--lang", "de")
    assert run.returncode == 0, run.stderr
    assert str(drawing) in run.stdout
    assert drawing.read_text(encoding="utf-8") == draw_svg(game, Words("de"))
    run = ufs("replay", str(file), "--svg", str(tmp_path / "no folder" / "board.svg"))
    assert run.returncode == 2
    assert "board.svg" in run.stderr
    assert "Traceback" not in run.stderr


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
    hidden: dict[str, Any] = {**without(tmp_path, "numba", "numpy"), "XDG_DATA_HOME": str(tmp_path)}
    assert process("play", "--text", stdin="quit\n", **hidden).returncode == 0
    plain = process("bench", "--seconds", "0.1", "--mode", "plain", "--json", **hidden)
    assert json.loads(plain.stdout)["mode"] == "plain"
    fast = process("bench", "--seconds", "0.1", "--mode", "compiled", **hidden)
    assert fast.returncode == 2
    assert install_command("fast") in fast.stderr


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
