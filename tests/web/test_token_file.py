"""The file with the token: private, the same for every start, replaced where it is no good."""

from __future__ import annotations

import os
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from ufs.base.errors import UfsError
from ufs.base.words import LANGUAGES, Words
from ufs.web.token_file import MAX_SIZE, USABLE, load_token


def test_it_is_made_once_and_private(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        made = load_token(tmp_path / "data")
    finally:
        os.umask(before)
    assert USABLE.fullmatch(made.text)
    assert not made.was_damaged
    assert stat.S_IMODE(made.path.stat().st_mode) == 0o600
    assert stat.S_IMODE(made.path.parent.stat().st_mode) == 0o700
    assert load_token(tmp_path / "data") == made
    assert load_token(tmp_path / "other").text != made.text
    made.path.unlink()
    assert load_token(tmp_path / "data").text != made.text, "whoever deletes it gets a new one"


def test_many_that_come_at_once_agree(tmp_path: Path) -> None:
    with ThreadPoolExecutor(16) as pool:
        found = list(pool.map(load_token, [tmp_path] * 64))
    assert len(set(found)) == 1
    assert not found[0].was_damaged


@pytest.mark.parametrize(
    "content", [b"short", b"x" * 200, b"with spaces " * 4, b"\xff" * 40, b"x" * 2 * MAX_SIZE]
)
def test_what_is_no_token_is_replaced(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "token").write_bytes(content)
    found = load_token(tmp_path)
    assert found.was_damaged
    assert found.path.read_text() == f"{found.text}\n"
    assert load_token(tmp_path).text == found.text
    assert not load_token(tmp_path).was_damaged


def test_one_that_was_never_written_is_nobodys_loss(tmp_path: Path) -> None:
    (tmp_path / "token").touch()
    assert not load_token(tmp_path).was_damaged


def test_a_player_may_write_their_own(tmp_path: Path) -> None:
    (tmp_path / "token").write_text("  my-own-token-of-more-than-32-letters\r\n")
    assert load_token(tmp_path).text == "my-own-token-of-more-than-32-letters"


def test_a_folder_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    with pytest.raises(UfsError) as found:
        load_token(tmp_path / "data")
    texts = {found.value.message(Words(language)) for language in LANGUAGES}
    assert len(texts) == 3
    assert all("File exists" in text and str(tmp_path) in text for text in texts)


def test_servers_on_several_machines_are_given_one_token(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = "one-token-for-all-servers-0123456789"
    monkeypatch.setenv("UFS_TOKEN", given)
    assert {load_token(tmp_path / name).text for name in ("a", "b")} == {given}
    monkeypatch.setenv("UFS_TOKEN", "short")
    with pytest.raises(UfsError) as error:
        load_token(tmp_path)
    assert "UFS_TOKEN" in str(error.value)
