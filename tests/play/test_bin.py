"""The bin, as a player uses it; and one puzzle game for everybody who opens it at once."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.support.campaigns import go_on_until
from tests.support.saves import Saves
from ufs.base.errors import UfsError
from ufs.base.words import LANGUAGES, Words
from ufs.campaign import Campaign
from ufs.content.loader import built_in
from ufs.game import Game
from ufs.play import Application, open_application
from ufs.play import bin as bin_module
from ufs.puzzles import shipped
from ufs.store.backups import list_backups
from ufs.store.storage import stamp

BOX = {"edition": "box"}
EN = Words("en")


@pytest.fixture
def store(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "games.sqlite3", built_in())


def over(seed: int) -> Game:
    game = Game.new(BOX, seed)
    while not game.is_over:
        game.act(game.actions()[-1])
    return game


def test_a_deleted_game_counts_nowhere_until_it_is_back(store: Saves) -> None:
    app = store.application()
    id = store.create(over(1)).id
    with_it = app.statistics(EN)
    assert with_it["games"] == 1
    app.games.delete(id)
    assert app.statistics(EN)["games"] == 0
    assert app.games.list(EN)["games"] == []
    (entry,) = app.bin.view(EN)["deleted"]
    assert (entry["kind"], entry["id"], entry["game"]["id"]) == ("games", id, id)
    app.bin.restore("games", id)
    assert app.statistics(EN) == with_it
    with pytest.raises(UfsError) as error:
        app.bin.restore("games", id)
    assert error.value.code == "no_such_game"


@pytest.mark.rule("C3")
def test_a_campaign_comes_back_with_its_game_and_notes_its_result(store: Saves) -> None:
    app = store.application()
    campaign = go_on_until(Campaign.new("C", 1, "auto"), "prepare", 1)
    campaign.prepare(1)
    opened = app.campaigns.create(campaign)
    session = app.campaigns.begin(opened, opened.version)
    app.campaigns.delete(opened.id)
    with pytest.raises(UfsError):
        app.campaigns.open(opened.id)
    assert [info.kind for info in app.sessions.games()] == ["game"]
    (entry,) = app.bin.view(EN)["deleted"]
    assert entry["campaign"]["name"] == "C"
    with store.opened(session.id) as game:
        while not game.game.is_over:
            store.act(game, game.version, game.game.actions()[-1])
    app.bin.restore("campaigns", opened.id)
    assert app.campaigns.view(opened.id, False, EN)["notebook"]
    assert app.campaigns.open(opened.id).version > opened.version + 1  # the result is noted
    assert [info.kind for info in app.sessions.games()] == ["campaign"]


def test_a_restored_game_of_a_puzzle_is_the_one_that_is_opened(store: Saves) -> None:
    app, puzzle = store.application(), shipped().puzzles[3]
    first = app.puzzles.game_of(puzzle).id
    app.games.delete(first)
    app.bin.restore("games", first)
    assert app.puzzles.game_of(puzzle).id == first
    app.games.delete(first)
    second = app.puzzles.game_of(puzzle).id
    assert second != first
    app.bin.restore("games", first)
    assert app.puzzles.game_of(puzzle).id == second


# --- thirty days ---


class Clock:
    """Starts of the program at times of our choosing."""

    def __init__(self, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.path, self.monkeypatch = path, monkeypatch
        self.today = datetime.now(UTC)

    def start_after(self, days: float) -> int:
        """How many entries are in the bin after a start that many days from today."""
        when = stamp(self.today + timedelta(days))
        self.monkeypatch.setattr(bin_module, "now", lambda: when)
        app = open_application(built_in(), self.path)
        count = len(app.storage.bin())
        app.close()
        return count


@pytest.fixture
def clock(store: Saves, monkeypatch: pytest.MonkeyPatch) -> Clock:
    store.delete(store.create(Game.new(BOX, 1)).id)
    store.close()
    return Clock(store.path, monkeypatch)


def test_after_thirty_days_it_is_gone(clock: Clock) -> None:
    assert [clock.start_after(days) for days in (0, 10, 29.9, 31, 32)] == [1, 1, 1, 1, 0]


def test_a_clock_that_is_wrong_once_deletes_nothing(clock: Clock) -> None:
    assert [clock.start_after(days) for days in (0, 5000, 1, 2, -400, 3, 4)] == [1] * 7


@pytest.mark.parametrize("when", ["1970-01-01T00:00:09.000000Z", "2001-01-01T00:00:09.000000Z"])
def test_what_was_deleted_while_the_clock_was_not_set_stays(clock: Clock, when: str) -> None:
    """Small computers have no clock of their own: until the network is there, it is 1970."""
    with closing(sqlite3.connect(clock.path)) as connection, connection:
        connection.execute("UPDATE games SET deleted = ? WHERE deleted IS NOT NULL", (when,))
    assert [clock.start_after(days) for days in (0, 1, 2)] == [1] * 3
    with closing(Saves(clock.path, built_in())) as store:
        assert store.application().bin.empty() == {"removed": 1}


@pytest.mark.parametrize("nonsense", ["'5'", "'\"x\"'", "'\"2\"'", "'{'"])
def test_nonsense_instead_of_the_last_start_deletes_nothing(nonsense: str, clock: Clock) -> None:
    assert clock.start_after(0) == 1
    with closing(sqlite3.connect(clock.path)) as connection, connection:
        connection.execute(f"UPDATE settings SET value = {nonsense} WHERE name LIKE 'bin%'")
    assert clock.start_after(9000) == 1


# --- one puzzle game for twenty windows ---


def open_all_at_once(apps: list[Application]) -> set[str]:
    puzzle, ids, failed = shipped().puzzles[5], set[str](), list[BaseException]()
    ready = threading.Barrier(len(apps))

    def work(app: Application) -> None:
        try:
            ready.wait()
            ids.add(app.puzzles.game_of(puzzle).id)
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=work, args=(app,)) for app in apps]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
    return ids


@pytest.mark.parametrize("programs", [1, 2])
def test_twenty_windows_have_one_game(programs: int, store: Saves) -> None:
    apps = [Saves(store.path, built_in()).application() for _ in range(programs)]
    ids = open_all_at_once([apps[n % programs] for n in range(20)])
    assert len(ids) == 1
    assert [info.id for info in store.storage.games()] == [*ids]
    assert store.storage.bin() == []


OPEN_IT = """
import sys
from pathlib import Path
from ufs.content.loader import built_in
from ufs.play import open_application
from ufs.puzzles import shipped
app = open_application(built_in(), Path(sys.argv[1]))
print("ready", flush=True)
sys.stdin.readline()
print(app.puzzles.game_of(shipped().puzzles[5]).id)
app.close()
"""


def test_two_processes_have_one_game(store: Saves) -> None:
    started = [
        subprocess.Popen(
            [sys.executable, "-c", OPEN_IT, str(store.path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    for process in started:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    answers = {process.communicate("go\n", timeout=120)[0] for process in started}
    assert [process.returncode for process in started] == [0, 0]
    assert len(answers) == 1
    assert len(store.storage.games()) == 1


def test_the_end_of_a_game_empties_the_log_and_makes_a_backup(store: Saves) -> None:
    app = store.application()
    view = app.games.new(BOX, EN, seed=3)
    assert list_backups(store.path) == []
    while not view["position"]["result"]:
        id, version = view.get("id", ""), view["version"]
        view = {"id": id, **app.games.act(id, version, view["actions"][-1], EN)}
    store.storage.housekeeper.wait()
    assert store.storage.housekeeper.failure is None
    assert store.path.with_name(store.path.name + "-wal").stat().st_size == 0
    assert len(list_backups(store.path)) == 1


def test_a_salvage_is_told_in_every_language() -> None:
    numbers = {"games": 1, "campaigns": 2, "incomplete": 0, "lost": 3, "restored": 0}
    for language in LANGUAGES:
        assert "F" in Words(language).say("store-salvaged", file="F", **numbers)
