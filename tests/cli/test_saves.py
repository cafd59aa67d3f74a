"""`ufs saves …`, as a user types it."""

from __future__ import annotations

import stat
import sys
from pathlib import Path

import pytest

from tests.support.commands import invoke
from tests.support.saves import Saves
from ufs.content.loader import built_in
from ufs.game import Game
from ufs.store.backups import list_backups
from ufs.store.database import salvaged_file
from ufs.store.sqlite import default_path

BOX = {"edition": "box"}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "C.UTF-8")
    monkeypatch.setattr(sys, "argv", ["ufs"])
    return tmp_path


def done(*words: str) -> str:
    """What a command that works says."""
    run = invoke(["saves", *words], "")
    assert run.exit_code == 0, run.stderr
    return run.stdout


def wrong(*words: str) -> str:
    """What a command that does not work says."""
    run = invoke(["saves", *words], "")
    assert run.exit_code == 2
    assert "Traceback" not in run.stderr
    return run.stderr


def games() -> Saves:
    return Saves(default_path(), built_in())


def test_a_backup_there_and_back(home: Path) -> None:
    store = games()
    first = store.create(Game.new(BOX, 1)).id
    store.close()
    file = home / "all.gz"
    assert str(file) in done("backup", str(file))
    (own,) = list_backups(default_path())  # also made by itself, with the start of the command
    assert str(own.path) in done("list")
    store = games()
    store.delete(first)
    second = store.create(Game.new(BOX, 2)).id
    store.close()
    assert "replaced" in done("restore", str(file))
    assert [info.id for info in games().games()] == [first]
    aside = next(default_path().parent.glob("games.replaced-*"))
    done("restore", str(aside))
    assert [info.id for info in games().games()] == [second]


def test_a_backup_replaces_no_other_file_unless_told_to(home: Path) -> None:
    file = home / "recipes.txt"
    file.write_text("flour")
    assert "--overwrite" in wrong("backup", str(file))
    assert file.read_text() == "flour"
    done("backup", str(file), "--overwrite")
    assert "replaced" in done("restore", str(file))


def test_without_any_saves() -> None:
    assert "no backups" in done("list")
    assert "keine Sicherungen" in done("list", "--lang", "de")
    assert "empty" in done("bin")


def test_what_is_no_backup_is_refused(home: Path) -> None:
    file = home / "recipes.txt"
    file.write_text("flour")
    assert "no saved games" in wrong("restore", str(file))
    assert "missing.gz" in wrong("restore", str(home / "missing.gz"))


def test_the_bin(home: Path) -> None:
    store = games()
    ids = [store.create(Game.new(BOX, seed)).id for seed in range(2)]
    for id in ids:
        store.delete(id)
    store.close()
    listed = done("bin")
    assert all(id in listed for id in ids)
    assert ids[0] in done("recover", ids[0])
    assert ids[0] in wrong("recover", ids[0])
    assert [info.id for info in games().games()] == [ids[0]]
    assert "One entry" in done("bin", "--empty")
    assert "empty" in done("bin")
    assert home.exists()


def test_a_damaged_file_is_salvaged_into_another(home: Path) -> None:
    store = games()
    for seed in range(5):
        store.create(Game.new(BOX, seed))
    store.close()
    damaged = home / "damaged.sqlite3"
    damaged.write_bytes(bytes(100) + default_path().read_bytes()[100:])
    said = done("salvage", str(damaged))
    assert "games 5" in said
    assert not salvaged_file(damaged).exists()  # the next start would take it for a healed one
    written = home / "damaged.salvaged.sqlite3"
    assert stat.S_IMODE(written.stat().st_mode) == 0o600
    assert "is already there" in wrong("salvage", str(damaged))
    new = home / "new.sqlite3"
    done("salvage", str(damaged), "--out", str(new))
    assert len(Saves(new, built_in()).games()) == 5
    assert "missing" in wrong("salvage", str(home / "missing"), "--out", str(home / "x"))
    packed = home / "all.gz"
    done("backup", str(packed))
    assert "games 0" not in done("salvage", str(packed))
    other = home / "letter.txt"
    other.write_text("no saves")
    assert "no saved games" in wrong("salvage", str(other))
    assert not other.with_name("letter.txt.salvaged").exists()
