"""A PostgreSQL database of saves: its schema, its troubles, and many who use it at once."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Literal

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import URL, event, inspect

from tests.store.test_storage import POSITION, campaign, game, info, step
from tests.support.losing_proxy import LosingProxy
from tests.support.postgres import PATIENCE, Postgres, as_text
from tests.support.saves import SavesOnServer
from ufs.base.errors import UfsError
from ufs.base.words import LANGUAGES, Words
from ufs.content.loader import built_in
from ufs.game import Game
from ufs.store import postgres as module
from ufs.store.database import create, migrate
from ufs.store.postgres import PostgresStorage, connect
from ufs.store.storage import CAMPAIGN, GAME
from ufs.store.tables import NEWEST, VERSIONS, Base
from ufs.store.url import open_storage

THREADS = 8


@pytest.fixture
def storage(database: URL) -> Iterator[PostgresStorage]:
    made = PostgresStorage(database)
    yield made
    made.close()


def run(*work: Callable[[], object]) -> list[BaseException]:
    """Everything at the same time; returns what went wrong."""
    problems: list[BaseException] = []
    together = threading.Barrier(len(work))

    def attempt(one: Callable[[], object]) -> None:
        together.wait()
        try:
            one()
        except BaseException as error:
            problems.append(error)

    threads = [threading.Thread(target=attempt, args=(one,)) for one in work]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return problems


# --- the schema ---


def schema(url: URL) -> dict[str, Any]:
    """All that PostgreSQL knows about the tables."""
    engine = connect(url)
    found = inspect(engine)
    tables = {
        table: {
            "columns": sorted(
                (one["name"], str(one["type"]), one["nullable"], one["default"])
                for one in found.get_columns(table)
            ),
            "key": found.get_pk_constraint(table),
            "foreign": found.get_foreign_keys(table),
            "indexes": sorted(found.get_indexes(table), key=str),
        }
        for table in found.get_table_names()
    }
    engine.dispose()
    return tables


def test_a_new_database_is_the_same_as_one_that_went_through_every_version(
    postgres: Postgres, database: URL
) -> None:
    at_once = postgres.create_database()
    create(connect(at_once))
    engine = connect(database)
    for version in VERSIONS:
        migrate(engine, version)
    assert schema(at_once) == schema(database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
    engine.dispose()
    postgres.drop_database(at_once)


OLD_GAME = (
    "INSERT INTO games (id, created, updated, setup, seed, dice, mode, origin, first_rolls, "
    "version, at, standing) VALUES (:id, '2026', :updated, '{\"edition\":\"box\"}', '1', 'auto', "
    "'strict', :origin, '[]', 3, 0, '{}')"
)


def make_old(postgres: Postgres, url: URL) -> None:
    """A database as the first version left it."""
    engine = connect(url)
    migrate(engine, "v1")
    engine.dispose()
    for id, updated, origin in (("b", "2025", None), ("a", "2026", "{}"), ("c", "2024", None)):
        name = url.database
        postgres.execute(OLD_GAME, name, id=id, updated=updated, origin=origin)


def test_several_servers_bring_one_old_database_up_to_date(
    postgres: Postgres, database: URL
) -> None:
    make_old(postgres, database)
    opened: list[PostgresStorage] = []
    assert run(*[lambda: opened.append(PostgresStorage(database))] * THREADS) == []
    found = opened[0].games()
    assert [(one.id, one.imported, one.forked) for one in found] == [
        ("a", True, False),
        ("b", False, False),
        ("c", False, False),
    ]
    for one in opened:
        one.close()


def test_several_servers_begin_with_one_empty_database(database: URL) -> None:
    opened: list[PostgresStorage] = []
    assert run(*[lambda: opened.append(PostgresStorage(database))] * THREADS) == []
    assert all(one.games() == [] for one in opened)
    for one in opened:
        one.close()


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    postgres: Postgres, database: URL
) -> None:
    make_old(postgres, database)
    postgres.execute("ALTER TABLE games ADD COLUMN imported INTEGER", database.database)
    before = schema(database)
    with pytest.raises(UfsError) as error:
        PostgresStorage(database)
    assert error.value.code == "not_saved"
    assert schema(database) == before


@pytest.mark.parametrize(
    ("statement", "key"),
    [
        ("UPDATE alembic_version SET version_num = 'v99'", "store-server-newer"),
        ("UPDATE alembic_version SET version_num = 'x'", "store-server-foreign"),
        ("DELETE FROM alembic_version", "store-server-foreign"),
        ("DROP TABLE alembic_version", "store-server-foreign"),
        ("DROP TABLE steps", "store-server-foreign"),
    ],
)
def test_a_database_that_is_not_ours_is_refused_and_untouched(
    postgres: Postgres, database: URL, statement: str, key: str
) -> None:
    PostgresStorage(database).close()
    postgres.execute(statement, database.database)
    before = schema(database)
    with pytest.raises(UfsError) as error:
        PostgresStorage(database)
    assert (error.value.code, error.value.key) == ("not_saved", key)
    assert schema(database) == before


# --- troubles at the beginning ---


def troubles(url: URL, postgres: Postgres) -> dict[str, URL]:
    """Addresses at which nothing can be opened, by the sentence that tells why."""
    reader = f"reader_{url.database}"
    postgres.execute(f"CREATE ROLE {reader} LOGIN PASSWORD 'x'")
    return {
        "store-server-unreachable": url.set(host="/nowhere", query={}),
        "store-server-login": url.set(password=f"{url.password}2"),
        "store-server-no-database": url.set(database="nothing_here"),
        "store-server-read-only": url.set(username=reader, password="x"),
    }


def test_what_stands_in_the_way_is_told_without_the_password(
    postgres: Postgres, database: URL
) -> None:
    for key, url in troubles(database, postgres).items():
        with pytest.raises(UfsError) as error:
            open_storage(as_text(url))
        assert (error.value.code, error.value.key) == ("not_saved", key)
        for language in LANGUAGES:
            message = error.value.message(Words(language))
            assert str(database.password) not in message
            assert "\n" not in message
    postgres.execute(f"DROP ROLE reader_{database.database}")


# --- troubles on the way ---


def trigger(postgres: Postgres, url: URL, body: str, deferred: bool = False) -> None:
    """Let the server itself do something whenever a game is changed, or when that is committed."""
    function = f"CREATE FUNCTION trouble() RETURNS trigger LANGUAGE plpgsql AS $$ {body} $$"
    postgres.execute("CREATE SEQUENCE calls", url.database)
    postgres.execute(function, url.database)
    when = "CONSTRAINT TRIGGER t AFTER" if deferred else "TRIGGER t BEFORE"
    deferrable = "DEFERRABLE INITIALLY DEFERRED" if deferred else ""
    postgres.execute(
        f"CREATE {when} UPDATE ON games {deferrable} FOR EACH ROW EXECUTE FUNCTION trouble()",
        url.database,
    )


def raising(state: str, first: int) -> str:
    """The first calls fail with this SQLSTATE. A sequence counts them: it is never rolled back."""
    condition = f"IF nextval('calls') <= {first} THEN"
    return f"BEGIN {condition} RAISE EXCEPTION USING ERRCODE = '{state}'; END IF; RETURN NEW; END"


def change(storage: PostgresStorage, version: int = 2) -> bool:
    return storage.change_game(replace(info(), version=version), 1, step(1), POSITION)


@pytest.mark.parametrize("state", ["40001", "40P01"])
def test_a_write_that_others_got_in_the_way_of_is_tried_again(
    storage: PostgresStorage, postgres: Postgres, database: URL, state: str
) -> None:
    storage.add_game(game(info()))
    trigger(postgres, database, raising(state, 3))
    assert change(storage)
    assert not change(storage)
    found = storage.read_game("abc")
    assert found is not None
    assert (found.info.version, list(found.steps)) == (2, [step(1)])


@pytest.mark.parametrize(
    ("state", "key"),
    [
        ("40001", "store-server-busy"),
        ("53100", "store-server-full"),
        ("25006", "store-server-read-only"),
        ("53300", "store-server-busy"),
        ("XX000", "store-server-failed"),
    ],
)
def test_what_the_server_refuses_did_not_happen(
    storage: PostgresStorage, postgres: Postgres, database: URL, state: str, key: str
) -> None:
    storage.add_game(game(info()))
    trigger(postgres, database, raising(state, 1000))
    with pytest.raises(UfsError) as error:
        change(storage)
    assert (error.value.code, error.value.key) == ("not_saved", key)
    found = storage.read_game("abc")
    assert found is not None
    assert (found.info.version, list(found.steps)) == (1, [])


def test_a_game_that_somebody_holds_for_too_long(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "WAIT_SECONDS", 1)
    storage = PostgresStorage(database)
    storage.add_game(game(info()))
    holder = connect(database)
    with holder.begin() as connection:
        connection.exec_driver_sql("SELECT 1 FROM games FOR UPDATE")
        with pytest.raises(UfsError) as error:
            change(storage)
    assert error.value.key == "store-server-busy"
    assert change(storage)
    holder.dispose()
    storage.close()


def hang_up(postgres: Postgres, url: URL) -> None:
    """What a restart of the server does to everybody; waits until all are gone."""
    postgres.execute(
        "SELECT pg_terminate_backend(pid, :most) FROM pg_stat_activity WHERE datname = :name",
        name=url.database,
        most=1000 * PATIENCE,
    )


def test_connections_lost_while_nobody_used_them_are_replaced(
    storage: PostgresStorage, postgres: Postgres, database: URL
) -> None:
    storage.add_game(game(info()))
    for version in range(2, 6):
        hang_up(postgres, database)
        assert change(storage, version)
        hang_up(postgres, database)
        assert storage.game_version("abc") == version


def lose_once(storage: PostgresStorage, postgres: Postgres, url: URL, before: str) -> list[str]:
    """Hang up just before a statement, once."""
    lost: list[str] = []

    @event.listens_for(storage.writer, "before_cursor_execute")
    def lose(_c: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if not lost and statement.startswith(before):
            lost.append(statement)
            hang_up(postgres, url)

    return lost


def test_a_read_goes_on_with_another_connection(
    storage: PostgresStorage, postgres: Postgres, database: URL
) -> None:
    storage.add_game(game(info(), 3))
    lost = lose_once(storage, postgres, database, "SELECT steps")
    found = storage.read_game("abc")
    assert found is not None
    assert len(found.steps) == 3
    assert len(lost) == 1


def test_a_write_that_never_came_to_its_commit_did_not_happen(
    storage: PostgresStorage, postgres: Postgres, database: URL
) -> None:
    storage.add_game(game(info()))
    lost = lose_once(storage, postgres, database, "INSERT INTO steps")
    with pytest.raises(UfsError) as error:
        change(storage)
    assert (error.value.code, error.value.key) == ("not_saved", "store-lost")
    assert len(lost) == 1
    assert storage.game_version("abc") == 1
    assert change(storage)


@pytest.mark.parametrize(("lose", "is_written"), [("before", False), ("after", True)])
def test_a_write_whose_outcome_nobody_knows_is_told_so_and_safe_to_repeat(
    database: URL, lose: Literal["before", "after"], is_written: bool
) -> None:
    """The version decides: a repetition is refused if the first attempt was written."""
    with LosingProxy(database) as proxy:
        storage = PostgresStorage(proxy.url)
        storage.add_game(game(info()))
        proxy.lose = lose
        with pytest.raises(UfsError) as error:
            change(storage)
        proxy.lose = None
        assert (error.value.code, error.value.key) == ("outcome_unknown", "store-outcome-unknown")
        assert change(storage) is not is_written
        found = storage.read_game("abc")
        storage.close()
    assert found is not None
    assert (found.info.version, list(found.steps)) == (2, [step(1)])


def test_a_session_goes_on_with_what_was_written_when_the_outcome_was_unknown(
    database: URL,
) -> None:
    with LosingProxy(database) as proxy:
        saves = SavesOnServer(proxy.url, built_in())
        id = saves.create(Game.new({"edition": "box"}, 4)).id
        proxy.lose = "after"
        with saves.opened(id) as session, pytest.raises(UfsError) as error:
            saves.act(session, 1, session.game.actions()[0])
        assert error.value.code == "outcome_unknown"
        proxy.lose = None
        with saves.opened(id) as session:
            assert (session.version, len(session.game.steps)) == (2, 1)
            with pytest.raises(UfsError) as error:
                saves.act(session, 1, session.game.actions()[0])
        assert error.value.code == "changed_elsewhere"
        saves.close()


# --- many at once ---


def test_a_version_is_taken_once(storage: PostgresStorage, database: URL) -> None:
    other = PostgresStorage(database)
    storage.add_game(game(info()))
    for version in range(2, 12):
        taken: list[bool] = []
        work = [taking(one, version, taken) for one in [storage, other] * (THREADS // 2)]
        assert run(*work) == []
        assert sorted(taken) == [False] * (THREADS - 1) + [True]
    other.close()


def taking(storage: PostgresStorage, version: int, taken: list[bool]) -> Callable[[], None]:
    return lambda: taken.append(change(storage, version))


def test_the_same_new_rows_from_several_sides(storage: PostgresStorage, database: URL) -> None:
    other = PostgresStorage(database)
    for round in range(5):
        names = [f"{round}{letter}" for letter in "abcdef"]
        pairs = ((storage, names), (other, names[::-1]))
        assert run(*(writing_all(*pair) for pair in pairs for _ in range(THREADS // 2))) == []
        assert set(names) <= set(storage.settings())
        assert storage.read_pieces(names[0]) == {name: {"n": 1} for name in names}
        assert storage.puzzle_notes()[names[0]].tries == 2
    other.close()


def writing_all(storage: PostgresStorage, names: list[str]) -> Callable[[], None]:
    def work() -> None:
        storage.set_settings(dict.fromkeys(names, 1))
        storage.note_puzzle(min(names), tries=2)
        storage.keep_pieces(min(names), {name: {"n": 1} for name in names})

    return work


@pytest.mark.rule("C3")
def test_of_two_copies_deleted_at_once_the_last_one_frees_the_games(
    storage: PostgresStorage, database: URL
) -> None:
    other = PostgresStorage(database)
    for round in range(8):
        id, copies = f"game{round}", (f"one{round}", f"two{round}")
        storage.add_game(game(info(id, kind=CAMPAIGN)))
        for copy in copies:
            storage.add_campaign(campaign(copy, id))
        first, second = copies
        assert run(
            lambda id=first: storage.delete_campaign(id),  # type: ignore[misc]
            lambda id=second: other.delete_campaign(id),  # type: ignore[misc]
        ) == []  # fmt: skip
        assert {one.kind for one in storage.games()} == {GAME}
    other.close()


def test_a_game_is_read_as_it_stood_at_one_moment(storage: PostgresStorage, database: URL) -> None:
    """While another server takes moves back and plays others, `at` always fits the steps."""
    writer = PostgresStorage(database)
    storage.add_game(game(info(), 1))
    stop = threading.Event()

    def play() -> None:
        for version in range(2, 200, 2):
            longer = replace(info(), version=version)
            writer.change_game(longer, 2, step(2), {"at": 2})
            shorter = replace(info(), version=version + 1)
            writer.change_game(shorter, 1, step(1), {"at": 1})
        stop.set()

    def look() -> None:
        while not stop.is_set():
            found = storage.read_game("abc")
            assert found is not None
            assert found.at == len(found.steps)

    assert run(play, look, look) == []
    writer.close()


def test_nobody_waits_for_ever(storage: PostgresStorage) -> None:
    for engine in (storage.engine, storage.writer):
        with engine.connect() as connection:
            for name, value in (
                ("lock_timeout", "5s"),
                ("idle_in_transaction_session_timeout", "30s"),
            ):
                assert connection.exec_driver_sql(f"SHOW {name}").scalar() == value
            assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"


def test_the_newest_version_is_what_a_new_database_says(
    storage: PostgresStorage, postgres: Postgres, database: URL
) -> None:
    assert storage.games() == []
    rows = postgres.execute("SELECT version_num FROM alembic_version", database.database)
    assert rows == [(NEWEST,)]
