"""Saves: nothing lost, nothing mixed up, everything told."""

from __future__ import annotations

import json
import random
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import event

from tests.support.saves import AnySaves, Saves, SavesOnServer
from ufs.base.errors import UfsError
from ufs.content.loader import Library, built_in, load
from ufs.game import Game
from ufs.play import Session
from ufs.play.sessions import OPEN_GAMES

BOX = {"edition": "box"}
Store = TypeVar("Store", bound=AnySaves)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "games.sqlite3"


@pytest.fixture
def store(path: Path) -> Iterator[Saves]:
    made = Saves(path, built_in())
    yield made
    made.close()


@pytest.fixture(params=["file", pytest.param("server", marks=pytest.mark.postgres)])
def any_store(request: pytest.FixtureRequest) -> Iterator[AnySaves]:
    """For what has to hold wherever games are kept."""
    if request.param == "file":
        yield request.getfixturevalue("store")
        return
    made = SavesOnServer(request.getfixturevalue("database"), built_in())
    yield made
    made.close()


def again(store: Store, library: Library | None = None) -> Store:
    """The same saves, as another process opens them."""
    return store.again(library or built_in())


def play(store: AnySaves, id: str, moves: int, seed: int = 1) -> None:
    """Some random moves, each written down."""
    chance = random.Random(seed)
    for _ in range(moves):
        with store.opened(id) as saved:
            if saved.game.is_over:
                return
            store.act(saved, saved.version, chance.choice(saved.game.actions()))


def test_the_comments_of_a_record_stay_with_its_moves(any_store: AnySaves) -> None:
    game = Game.new(BOX, 3)
    game.act(game.actions()[0])
    move = game.record().splitlines()[-2]
    text = game.record().replace(move, f"# above\n{move}  # beside").replace("seed", "# why\nseed")
    id = any_store.create(Game.from_record(text)).id
    with again(any_store).opened(id) as saved:
        assert saved.game.record() == text
    play(any_store, id, 1)
    with again(any_store).opened(id) as saved:
        assert f"# above\n{move}  # beside\n" in saved.game.record()
        any_store.undo(saved, saved.version)
        any_store.undo(saved, saved.version)
        assert "# beside" not in saved.game.record()
    with again(any_store).opened(id) as saved:
        any_store.redo(saved, saved.version)
        assert saved.game.record() == text


def read(store: AnySaves, id: str) -> dict[str, Any]:
    with store.opened(id) as saved:
        return saved.game.save()


@pytest.mark.parametrize(
    ("setup", "dice"),
    [(BOX, "auto"), ({"edition": "pnp1", "level": 3}, "auto"), ({"edition": "pnp2"}, "manual")],
)
def test_a_game_comes_back_as_it_was(any_store: AnySaves, setup: dict[str, Any], dice: str) -> None:
    saved = any_store.create(Game.new(setup, 2**64 - 1, dice), "strict", "tutorial")
    chance = random.Random(3)
    for _ in range(60):
        game = saved.game
        if game.is_over:
            break
        action = chance.choice(game.actions())
        if dice == "manual" and action["do"] == "roll":
            action["values"] = [chance.randint(1, 6) for _ in range(game.dice_to_roll())]
        any_store.act(saved, saved.version, action)
    with again(any_store).opened(saved.id) as found:
        assert found.game.save() == saved.game.save()
        assert found.game.record() == saved.game.record()
        assert found.game.events() == saved.game.events()
        assert (found.mode, found.kind, found.version) == ("strict", "tutorial", saved.version)
        assert found.game.actions() == saved.game.actions()


def test_the_dice_after_a_reload_are_the_dice_without_one(store: Saves) -> None:
    saved = store.create(Game.new(BOX, 11))
    other = Game.new(BOX, 11)
    chance = random.Random(5)
    while not other.is_over:
        action = chance.choice(other.actions())
        with again(store).opened(saved.id) as found:
            store_of_its_own = again(store)
            store_of_its_own.act(found, found.version, action)
        other.act(action)
    assert read(store, saved.id) == other.save()


def test_what_was_taken_back_can_be_done_again_after_a_restart(any_store: AnySaves) -> None:
    saved = any_store.create(Game.new(BOX, 4))
    play(any_store, saved.id, 6)
    whole = read(any_store, saved.id)
    for _ in range(4):
        any_store.undo(saved, saved.version)
    fresh = again(any_store)
    with fresh.opened(saved.id) as found:
        assert len(found.game.steps) == 2
        for _ in range(4):
            fresh.redo(found, found.version)
    assert read(again(any_store), saved.id) == whole


def test_a_new_action_forgets_what_was_taken_back(store: Saves) -> None:
    saved = store.create(Game.new(BOX, 4))
    play(store, saved.id, 6)
    for _ in range(5):
        store.undo(saved, saved.version)
    play(store, saved.id, 1, seed=9)
    with again(store).opened(saved.id) as found:
        assert len(found.game.steps) == 2
        assert found.game.undone == []
    with closing(sqlite3.connect(store.path)) as connection:
        numbers = [n for (n,) in connection.execute("SELECT number FROM steps ORDER BY number")]
    assert numbers == [1, 2]


def test_an_old_version_changes_nothing(any_store: AnySaves) -> None:
    saved = any_store.create(Game.new(BOX, 4))
    play(any_store, saved.id, 2)
    before = read(any_store, saved.id)
    with any_store.opened(saved.id) as found:
        with pytest.raises(UfsError, match="changed elsewhere"):
            any_store.act(found, 1, found.game.actions()[0])
        with pytest.raises(UfsError, match="changed elsewhere"):
            any_store.undo(found, 2)
        with pytest.raises(UfsError, match="changed elsewhere"):
            any_store.redo(found, 99)
    assert read(any_store, saved.id) == before


def test_two_processes_on_one_game(any_store: AnySaves) -> None:
    """The second one finds out in the same transaction in which it would have written."""
    saved = any_store.create(Game.new(BOX, 4))
    other = again(any_store)
    with other.opened(saved.id) as stale:
        play(any_store, saved.id, 1)
        with pytest.raises(UfsError) as error:
            other.act(stale, 1, stale.game.actions()[-1])
    assert error.value.code == "changed_elsewhere"
    assert read(other, saved.id) == read(any_store, saved.id)
    play(other, saved.id, 3)
    assert read(other, saved.id) == read(any_store, saved.id)


def test_many_threads_and_one_game(any_store: AnySaves) -> None:
    """Whoever was told that an action happened finds it in the game, and nobody else does."""
    saved = any_store.create(Game.new(BOX, 4))
    done: list[int] = []
    codes: set[str] = set()

    def work(seed: int) -> None:
        chance, mine = random.Random(seed), again(any_store) if seed % 2 else any_store
        for _ in range(12):
            with mine.opened(saved.id) as found:
                version, actions = found.version, found.game.actions()
            if not actions:
                return
            try:
                with mine.opened(saved.id) as found:
                    mine.act(found, version, chance.choice(actions))
                done.append(version)
            except UfsError as error:
                codes.add(error.code)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert codes <= {"changed_elsewhere"}
    assert len(done) == len(set(done))
    with again(any_store).opened(saved.id) as found:
        assert len(found.game.steps) == len(done)
        assert found.version == len(done) + 1


def test_more_games_than_are_kept_ready(any_store: AnySaves) -> None:
    made = [any_store.create(Game.new(BOX, seed)).id for seed in range(OPEN_GAMES + 4)]
    for id in made:
        play(any_store, id, 2)
    assert len(any_store._open) == OPEN_GAMES
    assert [len(read(any_store, id)["steps"]) for id in made] == [2] * len(made)


def test_strict_play_never_goes_back_across_a_roll(any_store: AnySaves) -> None:
    saved = any_store.create(Game.new(BOX, 4), "strict")
    any_store.act(saved, 1, {"do": "place", "worker": 0, "space": [1, 1]})
    any_store.undo(saved, 2)  # nothing was rolled
    any_store.act(
        saved, 3, {"do": "place", "worker": 3, "space": [1, 1]}
    )  # a white one: the rest rolls
    assert not saved.can_undo()
    with pytest.raises(UfsError) as error:
        any_store.undo(saved, 4)
    assert error.value.code == "illegal_undo"
    assert saved.version == 4


def test_a_roll_by_hand_is_not_taken_back_in_strict_play(store: Saves) -> None:
    saved = store.create(Game.new(BOX, 4, "manual"), "strict")
    store.act(saved, 1, {"do": "roll", "values": [1, 2, 3, 4, 5]})
    with pytest.raises(UfsError) as error:
        store.undo(saved, 2)
    assert error.value.code == "illegal_undo"
    relaxed = store.create(Game.new(BOX, 4, "manual"))
    store.act(relaxed, 1, {"do": "roll", "values": [1, 2, 3, 4, 5]})
    store.undo(relaxed, 2)
    assert relaxed.game.dice_to_roll() == 5


def test_deleting_and_emptying_the_bin_leaves_nothing(store: Saves) -> None:
    saved = store.create(Game.new(BOX, 4))
    play(store, saved.id, 3)
    store.delete(saved.id)
    for work in (lambda: read(store, saved.id), lambda: store.delete(saved.id)):
        with pytest.raises(UfsError) as error:
            work()
        assert error.value.code == "no_such_game"
    store.storage.empty_bin()
    with closing(sqlite3.connect(store.path)) as connection:
        assert connection.execute("SELECT count(*) FROM steps").fetchone() == (0,)


def test_a_game_deleted_elsewhere_is_gone_here_too(any_store: AnySaves) -> None:
    saved = any_store.create(Game.new(BOX, 4))
    again(any_store).delete(saved.id)
    with pytest.raises(UfsError) as error, any_store.opened(saved.id):
        pass
    assert error.value.code == "no_such_game"


def pragma_everywhere(store: Saves, pragma: str) -> None:
    """Set something on every connection the store has or will have."""
    store.storage.engine.dispose()
    event.listen(store.storage.engine, "connect", lambda connection, _: connection.execute(pragma))


@pytest.mark.parametrize(
    ("pragma", "key"),
    [("PRAGMA max_page_count=1", "store-full"), ("PRAGMA query_only=1", "store-read-only")],
)
def test_what_cannot_be_written_did_not_happen(store: Saves, pragma: str, key: str) -> None:
    """SQLite's own full disk and read-only file."""
    ids = [store.create(Game.new(BOX, seed)).id for seed in range(8)]
    limited = again(store)
    pragma_everywhere(limited, pragma)
    id, error = play_until_refused(limited, ids)
    assert (error.code, error.key) == ("not_saved", key)
    written = read(again(store), id)
    assert read(limited, id) == written
    play(store, id, 1)  # there is room again
    with limited.opened(id) as found:
        assert found.game.save()["steps"][:-1] == written["steps"]


def play_until_refused(store: Saves, ids: list[str]) -> tuple[str, UfsError]:
    """One move in each game in turn, until one cannot be written."""
    for _ in range(40):
        for id in ids:
            with store.opened(id) as found:
                actions = found.game.actions()
                try:
                    if actions:
                        store.act(found, found.version, actions[0])
                except UfsError as error:
                    return id, error
    raise AssertionError("everything could be written")


def test_a_file_somebody_else_is_writing(store: Saves) -> None:
    saved = store.create(Game.new(BOX, 4))
    impatient = again(store)
    pragma_everywhere(impatient, "PRAGMA busy_timeout=50")
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with impatient.opened(saved.id) as found, pytest.raises(UfsError) as error:
            impatient.act(found, 1, found.game.actions()[0])
    assert error.value.key == "store-busy"
    play(impatient, saved.id, 1)
    assert len(read(store, saved.id)["steps"]) == 1


def test_a_thread_that_waited_does_not_play_on_a_move_that_was_never_written(store: Saves) -> None:
    saved = store.create(Game.new(BOX, 4))
    store.storage.engine.dispose()
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("PRAGMA busy_timeout=0")
        event.listen(
            store.storage.engine,
            "connect",
            lambda connection, _: connection.execute("PRAGMA busy_timeout=9"),
        )
        other.execute("BEGIN IMMEDIATE")
        with store.opened(saved.id) as found, pytest.raises(UfsError):
            store.act(found, 1, found.game.actions()[0])
        other.execute("ROLLBACK")
    with store.opened(saved.id) as fresh:
        assert fresh is not saved
        assert fresh.game.steps == []


PRAGUE = """
kind = "city"
id = "prague"
source = "own"
editions = ["box"]
upper = "B"
lower = "A"
[name]
en = "Prague"
de = "Prag"
fr = "Prague"
[blue]
energy = 3
[damaged]
energy = 4
"""


def test_a_game_is_played_on_although_its_pack_is_gone(path: Path, tmp_path: Path) -> None:
    (tmp_path / "prague.toml").write_text(PRAGUE, encoding="utf-8")
    with_pack = Saves(path, load([tmp_path / "prague.toml"]))
    setup = {"edition": "box", "city": "prague"}
    gone = with_pack.create(Game.new(setup, 1, library=with_pack.library))
    without = Saves(path, built_in())
    assert read(without, gone.id)["setup"]["city"] == "prague"
    with without.opened(gone.id) as session:
        assert session.trouble is None
        without.act(session, 1, session.game.actions()[0])
        table = session.game.table
    assert (table.city and table.city.name.en) == "Prague"
    assert read(again(with_pack, with_pack.library), gone.id)["setup"]["city"] == "prague"


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE steps SET action = '{' WHERE number = 2",
        "UPDATE steps SET rolls = '[[9]]' WHERE number = 2",
        "DELETE FROM steps WHERE number = 2",
        "UPDATE games SET setup = 'x'",
        "UPDATE games SET seed = 'x'",
        "UPDATE games SET first_rolls = '[]'",
        "UPDATE games SET at = 99",
        "UPDATE games SET at = -1",
        "UPDATE games SET standing = '{'",
    ],
)
def test_a_row_that_makes_no_sense_spoils_only_its_game(store: Saves, damage: str) -> None:
    saved = store.create(Game.new(BOX, 4))
    play(store, saved.id, 4)
    left = saved.game.position()
    with closing(sqlite3.connect(store.path)) as connection, connection:
        connection.execute(damage)
    fresh = again(store)
    is_listed = not any(column in damage for column in ("setup", "standing"))
    named = {one.id for one in fresh.storage.unreadable()} | {one.id for one in fresh.games()}
    assert named == {saved.id}
    assert [one.id for one in fresh.games()] == ([saved.id] if is_listed else [])
    if "standing" in damage:  # played on, it is written anew
        assert len(read(fresh, saved.id)["steps"]) == 4
        return
    with fresh.opened(saved.id) as session:  # it is shown as it was left, and cannot be changed
        assert session.trouble is not None
        assert session.game.position() == left
        with pytest.raises(UfsError) as error:
            fresh.act(session, session.version, session.game.actions()[0])
    assert error.value.code == "other_position"
    exported = json.loads(fresh.export(saved.id))
    position = exported["position"]
    assert (position if isinstance(position, dict) else json.loads(position)) == left
    assert len(exported["steps"]) in (3, 4)
    on = fresh.go_on(saved.id)
    assert on.game.position() == left
    fresh.act(on, 1, on.game.actions()[0])
    assert len(fresh.games()) == 1 + is_listed


def test_settings_are_kept(any_store: AnySaves) -> None:
    any_store.storage.set_settings({"language": "de", "sound": True})
    any_store.storage.set_settings({"language": "fr"})
    assert again(any_store).storage.settings() == {"language": "fr", "sound": True}


def test_alembic_is_only_imported_for_an_old_file(path: Path) -> None:
    code = (
        "import sys\nfrom pathlib import Path\nfrom ufs.store.sqlite import SqliteStorage\n"
        "from ufs.content.loader import built_in\n"
        "SqliteStorage(Path(sys.argv[1]))\nprint('alembic' in sys.modules)"
    )
    for _ in range(2):
        run = [sys.executable, "-c", code, str(path)]
        assert subprocess.run(run, capture_output=True, text=True, check=True).stdout == "False\n"


def test_the_steps_are_written_as_protocol_names_them(store: Saves) -> None:
    saved: Session = store.create(Game.new(BOX, 4))
    store.act(saved, 1, {"do": "place", "worker": 0, "space": [1, 1]})
    with closing(sqlite3.connect(store.path)) as connection:
        ((action, rolls),) = connection.execute("SELECT action, rolls FROM steps")
    assert json.loads(action) == {"do": "place", "worker": 0, "space": [1, 1]}
    assert json.loads(rolls) == []
