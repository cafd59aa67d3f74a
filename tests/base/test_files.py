"""The data folder is for its owner alone, and what is written is written completely."""

from __future__ import annotations

import fcntl
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from ufs.base.files import (
    data_folder,
    exclusive_lock,
    make_private,
    private_file,
    private_folder,
    write_atomically,
)
from ufs.content.loader import built_in
from ufs.game import Game
from ufs.play import open_application
from ufs.play.text_files import IMPORTED_FOLDER


@pytest.fixture(autouse=True)
def careless(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A player whose files are open to everybody unless the program takes care."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: mode(path) for path in folder.iterdir()}


def test_a_new_data_folder_is_private_with_all_that_is_in_it() -> None:
    app = open_application(built_in())
    app.sessions.create(Game.new({"edition": "box"}, 4))
    assert mode(data_folder()) == 0o700
    found = modes(data_folder())
    assert {"games.sqlite3", "games.sqlite3-wal", "games.sqlite3-shm"} < set(found)
    assert set(found.values()) == {0o600}
    app.close()


def test_the_folder_of_an_older_version_becomes_private() -> None:
    folder = data_folder()
    folder.mkdir(parents=True)
    (folder / "games.sqlite3").write_bytes(b"garbage")
    (folder / "games.damaged-1.sqlite3").touch()
    (folder / "game-1.txt").write_text(Game.new({"edition": "box"}, 4).record(), encoding="utf-8")
    (folder / "packs").mkdir()
    assert 0o600 not in modes(folder).values()
    app = open_application(built_in())
    assert app.storage.notice() is not None, "the damaged file is set aside"
    app.close()
    found = modes(folder)
    assert mode(folder) == 0o700
    assert found.pop("packs") == 0o777, "what a player keeps there is theirs, behind our door"
    assert found.pop(IMPORTED_FOLDER) == found.pop("backups") == 0o700
    assert set(found.values()) == {0o600}
    assert modes(folder / IMPORTED_FOLDER) == {"game-1.txt": 0o600}


def test_a_folder_that_may_be_shared_stays_as_it_is(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    open_application(built_in(), shared / "games.sqlite3").close()
    assert mode(shared) == 0o777
    assert set(modes(shared).values()) == {0o600}
    private_folder(shared / "new" / "ours")
    assert mode(shared / "new" / "ours") == 0o700


def test_what_belongs_to_somebody_else_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = tmp_path / "theirs"
    theirs.touch()
    own = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: own + 1)
    private_file(theirs)
    assert mode(theirs) == 0o666
    make_private(tmp_path / "missing")
    assert not (tmp_path / "missing").exists()


def test_a_file_that_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "file"
    write_atomically(path, b"old")
    (tmp_path / "folder" / "file.new").mkdir()
    with pytest.raises(OSError, match="directory"):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"


def test_a_lock_keeps_others_out_and_is_released(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with exclusive_lock(path) as file, path.open() as other:
        file.write(b"ours")
        with pytest.raises(BlockingIOError):
            fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
    with exclusive_lock(path) as file:
        file.seek(0)
        assert file.read() == b"ours"
    assert mode(path) == 0o600
