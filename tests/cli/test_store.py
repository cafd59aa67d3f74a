"""`--store` and UFS_STORE: every command that opens saves opens them there."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from sqlalchemy import URL

from tests.support.commands import ufs
from tests.support.postgres import as_text


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture(params=["file", pytest.param("server", marks=pytest.mark.postgres)])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "file":
        return f"sqlite:///{tmp_path / 'elsewhere' / 'games.sqlite3'}"
    database: URL = request.getfixturevalue("database")
    return as_text(database)


def campaigns(*options: str, variable: str = "") -> list[str]:
    run = ufs("campaign", "list", "--json", *options, UFS_STORE=variable)
    assert run.returncode == 0, run.stderr
    return [row["name"] for row in json.loads(run.stdout)]


def test_a_campaign_is_where_it_was_begun(store: str, home: Path) -> None:
    run = ufs("campaign", "new", "There", "--store", store)
    assert run.returncode == 0, run.stderr
    assert not list(home.rglob("*.sqlite3"))
    assert campaigns("--store", store) == ["There"]
    assert campaigns(variable=store) == ["There"]
    assert campaigns() == []
    for words in (["choose", "1", "--threat", "1"], ["result", "won"], ["undo"], ["notebook"]):
        run = ufs("campaign", *words, "--store", store)
        assert run.returncode == 0, run.stderr


def test_the_way_back_to_a_game_names_the_store_but_no_password(store: str) -> None:
    run = ufs("play", "--text", "--store", store, stdin="P1 1-1\nquit\n")
    assert run.returncode == 0, run.stderr
    (command,) = re.findall(r"play --text --game (\w+) --store (\S+)", run.stdout)
    assert "sesame" not in run.stdout
    assert command[1].strip("'").startswith(store.partition(":")[0])
    again = ufs("play", "--text", "--game", command[0], stdin="quit\n", UFS_STORE=store)
    assert again.returncode == 0, again.stderr
    assert "--store" not in again.stdout  # the variable will be there next time, too


@pytest.mark.parametrize("words", [["play", "--text"], ["play"], ["campaign", "list"]])
def test_a_store_that_makes_no_sense_is_told_in_a_sentence(words: list[str], home: Path) -> None:
    for url in ("nonsense", "mysql://u:secret@host/games", "postgresql://u:s@secret@host/x"):
        run = ufs(*words, "--store", url)
        assert run.returncode == 2
        assert run.stderr.startswith("Error: ")
        assert "secret" not in run.stderr + run.stdout
    assert not list(home.rglob("*.sqlite3"))
