"""Games that version 0.1 kept in text files move into the saves, and nothing is lost on the way.

The sample was written by the program of that version, by playing: a last game and one moved aside,
a campaign with a game on the table, and one whose first game was lost.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.files import ROOT
from ufs.base.words import LANGUAGES, Words
from ufs.content.loader import built_in
from ufs.game import Game
from ufs.play import Application, open_application
from ufs.play.text_files import IMPORTED_FOLDER, import_text_files

SAMPLE = ROOT / "tests" / "samples" / "text-game-0.1"
FILES = sorted(path.relative_to(SAMPLE) for path in SAMPLE.rglob("*.txt"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(SAMPLE, tmp_path / "saves"))


@pytest.fixture
def app(folder: Path) -> Iterator[Application]:
    made = open_application(built_in(), folder / "games.sqlite3")
    yield made
    made.close()


def records(app: Application) -> list[str]:
    return sorted(as_written_then(app.games.record(info.id)) for info in app.sessions.games())


def as_written_then(record: str) -> str:
    """Without the lines that say what a game was made with."""
    return re.sub(r"rules: \d+\npieces: \w+\n", "", record)


def texts(folder: Path) -> list[str]:
    return sorted((folder / file).read_text(encoding="utf-8") for file in FILES)


def test_every_game_is_there_as_it_was_and_every_file_is_kept(
    app: Application, folder: Path
) -> None:
    assert len(FILES) == 4
    assert records(app) == texts(SAMPLE) == texts(folder / IMPORTED_FOLDER)
    assert not [path for path in folder.rglob("*.txt") if IMPORTED_FOLDER not in path.parts]
    assert app.failed_imports == []
    for info in app.sessions.games():
        assert (info.mode, info.imported, info.forked) == ("relaxed", False, False)


def test_campaigns_go_on_with_their_games(app: Application) -> None:
    first, second = sorted(app.campaigns.infos(), key=lambda info: info.name, reverse=True)
    running = app.campaigns.running(app.campaigns.open_and_note_result(first.id))
    assert running is not None
    assert [step.action["do"] for step in running.game.steps] == ["place", "place"]
    assert app.campaigns.of_game(running.id)["waits"] is True
    while not running.game.is_over:
        app.sessions.act(running, running.version, running.game.actions()[0])
    assert app.campaigns.open(first.id).campaign.battles[0].games[0].won is False
    (lost,) = app.campaigns.open(second.id).campaign.battles[0].games
    assert lost.won is False
    assert lost.game is not None
    assert as_written_then(app.games.record(lost.game)) == lost.record


def test_a_second_start_brings_in_nothing_twice(app: Application, folder: Path) -> None:
    again = open_application(built_in(), folder / "games.sqlite3")
    assert records(again) == records(app)
    again.close()


def test_a_start_that_was_cut_short_is_made_good(app: Application, folder: Path) -> None:
    """Brought in, but the power went before the file was moved."""
    before = records(app)
    for file in FILES:
        shutil.copy(folder / IMPORTED_FOLDER / file, folder / file)
    assert import_text_files(folder, app.sessions) == []
    assert records(app) == before
    assert not (folder / "last-game.txt").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_read_stays_and_is_named(folder: Path, language: str) -> None:
    bad = folder / "last-game.txt"
    for content in (b"ufs-record/1\nedition: box\nsky: nowhere\n", b"\xff\xfe", b""):
        bad.write_bytes(content)
        app = open_application(built_in(), folder / "games.sqlite3")
        notice = app.notice(Words(language))
        assert notice is not None
        assert str(bad) in notice
        assert bad.read_bytes() == content
        assert len(app.sessions.games()) == 3
        app.close()
    bad.write_text(Game.new({"edition": "pnp1"}, 4).record(), encoding="utf-8")  # mended
    app = open_application(built_in(), folder / "games.sqlite3")
    assert app.notice(Words(language)) is None
    assert len(app.sessions.games()) == 4
    app.close()
