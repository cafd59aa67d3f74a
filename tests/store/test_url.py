"""Where games are saved, as a URL: what is understood, what is refused, and what is never shown."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ufs.base.errors import UfsError
from ufs.base.extras import install_command
from ufs.base.words import LANGUAGES, Words
from ufs.store.sqlite import SqliteStorage
from ufs.store.url import open_storage, without_password


def refused(url: str) -> UfsError:
    with pytest.raises(UfsError) as error:
        open_storage(url)
    for language in LANGUAGES:
        assert "secret" not in error.value.message(Words(language))
    return error.value


@pytest.mark.parametrize("driver", ["sqlite", "sqlite+pysqlite"])
def test_a_file_by_its_url(tmp_path: Path, driver: str) -> None:
    storage = open_storage(f"{driver}:///{tmp_path}/a folder/games.sqlite3")
    assert isinstance(storage, SqliteStorage)
    assert storage.path == tmp_path / "a folder" / "games.sqlite3"
    assert storage.path.is_file()
    storage.close()


@pytest.mark.parametrize(
    "url",
    [
        *("", "games.sqlite3", "/a/path", "postgresql", "postgresql:secret", "://secret"),
        *("sqlite://", "sqlite:///:memory:", "sqlite:///games?mode=secret", "sqlite://host/games"),
        "postgresql://user:secret/database",
        "postgresql+nodriver://user:secret@host/database",
    ],
)
def test_what_is_no_place_for_saves(url: str) -> None:
    error = refused(url)
    assert (error.code, error.key) == ("bad_request", "store-bad-url")


def test_a_password_that_looks_like_a_host_is_not_repeated() -> None:
    assert refused("postgresql://user:top@secret@host/database").key == "store-url-at"


@pytest.mark.parametrize("kind", ["mysql", "oracle", "mssql+pyodbc", "sqlite+aiosqlite", "http"])
def test_other_databases_are_refused_by_name(kind: str) -> None:
    error = refused(f"{kind}://user:secret@host/database")
    assert error.key == "store-other-database"
    assert kind.partition("+")[0] in error.message(Words("en"))


def test_a_missing_driver_is_told_with_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    for scheme in ("postgresql", "postgres", "postgresql+psycopg"):
        error = refused(f"{scheme}://user:secret@host/database")
        for language in LANGUAGES:
            assert install_command("postgres") in error.message(Words(language))


def test_nobody_at_this_address() -> None:
    error = refused("postgresql://user:secret@127.0.0.1:1/database?connect_timeout=2")
    assert (error.code, error.key) == ("not_saved", "store-server-unreachable")
    assert "127.0.0.1" in error.message(Words("de"))


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://user:secret@host:5/games", "postgresql://user:***@host:5/games"),
        ("postgresql://host/games?password=secret", "postgresql://host/games?password=***"),
        ("postgresql://u:s@secret@host/games", "***"),
        ("sqlite:///a/path", "sqlite:///a/path"),
    ],
)
def test_a_url_is_shown_without_its_password(url: str, shown: str) -> None:
    assert without_password(url).replace("%2A", "*") == shown
