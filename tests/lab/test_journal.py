"""Journals: a run goes on after Ctrl-C, after kill -9 and after a torn line, and only its own."""

from __future__ import annotations

import fcntl
import json
import os
import signal
from pathlib import Path

import pytest

from tests.support.lab import (
    BOTS,
    PATIENCE,
    answer,
    here,
    lines_of,
    start,
    wait_until,
    without_times,
)

SLOW = f"{BOTS}:First"  # a few hundred decisions a second: time enough to be killed
RUN = ("simulate", "--games", "150", "--jobs", "1")


def test_a_run_is_kept_and_read_again(tmp_path: Path) -> None:
    journal = tmp_path / "run"
    first = answer(*RUN, "--out", journal)
    header, *chunks = [json.loads(line) for line in journal.read_text().splitlines()]
    assert header["format"] == "ufs-run/1"
    assert header["seed"] == 1
    assert header["entries"][0]["setup"] == {"edition": "box"}
    assert sum(len(chunk["results"]) for chunk in chunks) == 150
    before = journal.read_bytes()
    code, out, errors = here(*RUN, "--out", journal, "--json")
    assert code == 0
    assert "150" in errors
    assert without_times(json.loads(out)) == without_times(first)
    assert journal.read_bytes() == before


def test_a_longer_run_goes_on_with_a_shorter_one(tmp_path: Path) -> None:
    journal = tmp_path / "run"
    answer("simulate", "--games", "40", "--jobs", "1", "--out", journal)
    longer = answer(*RUN, "--out", journal)
    assert without_times(longer) == without_times(answer(*RUN))


def test_gaps_are_filled(tmp_path: Path) -> None:
    """Chunks come back in any order: a killed run may lack some in the middle."""
    journal = tmp_path / "run"
    whole = answer(*RUN, "--out", journal)
    lines = journal.read_text().splitlines(keepends=True)
    assert len(lines) > 3
    journal.write_text(lines[0] + "".join(reversed(lines[2:])))
    assert without_times(answer(*RUN, "--out", journal)) == without_times(whole)


@pytest.mark.parametrize("cut", [1, 30])
def test_a_torn_last_line_is_dropped_and_told(cut: int, tmp_path: Path) -> None:
    journal = tmp_path / "run"
    whole = answer(*RUN, "--out", journal)
    journal.write_bytes(journal.read_bytes()[:-cut])
    code, out, errors = here(*RUN, "--out", journal, "--json")
    assert code == 0
    assert "is incomplete" in errors
    assert without_times(json.loads(out)) == without_times(whole)
    assert all(json.loads(line) for line in journal.read_text().splitlines())


def test_a_torn_header_is_written_anew(tmp_path: Path) -> None:
    journal = tmp_path / "run"
    answer(*RUN, "--out", journal)
    for length in (0, 5, 60):
        journal.write_bytes(journal.read_bytes()[:length])
        assert answer(*RUN, "--out", journal)["games"] == 150


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (["--seed", "2"], "seed"),
        (["--city", "new-york"], "setup"),
        (["--bot", "greedy"], "bot"),
    ],
)
def test_the_journal_of_another_run_is_refused(other: list[str], told: str, tmp_path: Path) -> None:
    journal = tmp_path / "run"
    answer(*RUN, "--out", journal)
    before = journal.read_bytes()
    code, out, errors = here(*RUN, *other, "--out", journal)
    assert code == 2
    assert out == ""
    assert f"the {told} differs" in errors
    assert journal.read_bytes() == before


def test_a_bot_or_rules_that_changed_are_noticed(tmp_path: Path) -> None:
    bot, journal = tmp_path / "bot.py", tmp_path / "run"
    bot.write_text("class Bot:\n    def choose(self, game):\n        return 0\n")
    arguments = ("simulate", "--bot", f"{bot}:Bot", "--games", "1", "--out", journal)
    answer(*arguments)
    bot.write_text("class Bot:\n    def choose(self, game):\n        return 1\n")
    assert "the bot has changed" in here(*arguments)[2]
    text = journal.read_text()
    header = json.loads(text.splitlines()[0])
    journal.write_text(text.replace(header["engine"], "0" * 16))
    assert "rules of the program" in here(*arguments)[2]


STRANGE = {
    "a text": b"my diary\nfor nobody else\n",
    "half a text": b"my diary",
    "bytes": bytes(range(256)),
    "other JSON": b'{"format": "ufs-balance/1"}\n',
    "a list": b"[]\n",
    "deep": b"[" * 100_000 + b"\n",
    "no entries": b'{"format": "ufs-run/1", "seed": 1}\n',
}


@pytest.mark.parametrize("name", STRANGE)
def test_a_file_that_is_no_journal_is_not_touched(name: str, tmp_path: Path) -> None:
    journal = tmp_path / "diary"
    journal.write_bytes(STRANGE[name])
    code, out, errors = here(*RUN, "--out", journal)
    assert code == 2
    assert out == ""
    assert str(journal) in errors
    assert journal.read_bytes() == STRANGE[name]


LINE = {
    "entry": 0,
    "first": 0,
    "results": "2",
    "rounds": 1,
    "research": 0,
    "damage": 0,
    "decisions": 9,
    "seconds": 0.1,
    "errors": [],
}


@pytest.mark.parametrize(
    "line",
    [
        "no JSON",
        "[]",
        json.dumps({**LINE, "results": "9"}),
        json.dumps({**LINE, "results": ""}),
        json.dumps({**LINE, "entry": 1}),
        json.dumps({**LINE, "first": -1}),
        json.dumps({**LINE, "rounds": "many"}),
        json.dumps({**LINE, "more": 1}),
        json.dumps({**LINE, "seconds": 1e999}),
        json.dumps({**LINE, "errors": [{"kind": "odd", "decision": 1, "detail": "", "seed": 1}]}),
        json.dumps(LINE),  # once more: these games are there already
    ],
)
def test_a_damaged_line_is_told_with_its_number(line: str, tmp_path: Path) -> None:
    journal = tmp_path / "run"
    answer(*RUN, "--out", journal)
    header, *chunks = journal.read_text().splitlines()
    text = "\n".join([header, chunks[0], line, *chunks[1:]]) + "\n"
    journal.write_text(text)
    code, _, errors = here(*RUN, "--out", journal)
    assert code == 2
    assert "Line 3 " in errors
    assert journal.read_text() == text


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    for journal in (tmp_path, tmp_path / "no" / "such" / "folder"):
        code, _, errors = here(*RUN, "--out", journal)
        assert code == 2
        assert str(journal) in errors


def test_two_runs_do_not_share_a_journal(tmp_path: Path) -> None:
    journal = tmp_path / "run"
    answer(*RUN, "--out", journal)
    with journal.open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        code, _, errors = here(*RUN, "--out", journal)
    assert code == 2
    assert "in use" in errors


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_killed_and_gone_on(jobs: str, tmp_path: Path) -> None:
    """As if the power went; then the same command again, with the same result as one run."""
    journal = tmp_path / "run"
    games = ("--games", "40")
    arguments = ("simulate", "--bot", SLOW, *games, "--jobs", jobs, "--out", journal, "--json")
    run = start(*arguments)
    wait_until(lambda: lines_of(journal) >= 3 or run.poll() is not None, "some chunks are played")
    os.killpg(run.pid, signal.SIGKILL)
    run.communicate()
    assert lines_of(journal) > 1
    code, out, errors = here(*arguments)
    assert code == 0
    assert "Resuming" in errors
    whole = answer("simulate", "--bot", SLOW, *games, "--jobs", "2")
    assert without_times(json.loads(out)) == without_times(whole)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_is_done_and_prints_the_table(jobs: str, tmp_path: Path) -> None:
    """Ctrl-C goes to all processes of the terminal, and nobody shows a traceback."""
    journal = tmp_path / "run"
    arguments = ("simulate", "--bot", SLOW, "--games", "100000", "--jobs", jobs)
    run = start(*arguments, "--out", journal)
    wait_until(lambda: lines_of(journal) >= 3 or run.poll() is not None, "some chunks are played")
    os.killpg(run.pid, signal.SIGINT)
    out, errors = run.communicate(timeout=PATIENCE)
    assert run.returncode == 130
    assert "Interrupted after" in errors
    assert "Run the same command to resume" in errors
    assert "Traceback" not in errors
    chunks = [json.loads(line) for line in journal.read_text().splitlines()[1:]]
    played = sum(len(chunk["results"]) for chunk in chunks)
    row = next(line for line in out.splitlines() if line.startswith("games"))
    assert row.split()[-1].replace(",", "") == str(played)


def test_ctrl_c_before_the_first_game_and_without_a_journal() -> None:
    run = start("simulate", "--bot", f"{BOTS}:Nth", "--games", "100000", "--jobs", "2")
    assert run.stderr is not None
    wait_until(lambda: has_children(run.pid) or run.poll() is not None, "the bot is being made")
    os.killpg(run.pid, signal.SIGINT)
    _, errors = run.communicate(timeout=PATIENCE)
    assert run.returncode == 130
    assert "Traceback" not in errors


def has_children(process: int) -> bool:
    try:
        return bool(Path(f"/proc/{process}/task/{process}/children").read_text().strip())
    except OSError:
        return False
