"""The storage of several servers at once: a PostgreSQL database.

Moves take their version in one statement (`READ COMMITTED` locks the row and looks again), so that
of two servers one changes the game and the other finds it changed. Reads see one moment of the
whole database (`REPEATABLE READ`): a game never comes with the steps of a later version.
"""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from ufs.base.errors import UfsError
from ufs.base.extras import explain_missing
from ufs.store.database import create, migrate
from ufs.store.errors import explain_errors
from ufs.store.sql import SqlStorage
from ufs.store.tables import NEWEST, VERSIONS

DRIVER = "psycopg"
LIBPQ_DRIVERS = ("psycopg", "psycopg2")
WAIT_SECONDS = 5  # for a connection, or for a row that another server is changing
SILENT_SECONDS = 30  # after which a server that does not answer counts as lost
OPENING = 0x7566735F  # the number of the lock under which the tables are made; any will do


class PostgresStorage(SqlStorage):
    """Everything of one player in one database, shared by all servers that open it."""

    def __init__(self, url: URL) -> None:
        engine = connect(url)
        try:
            with explain_errors():
                prepare_tables(engine)
        except BaseException:
            engine.dispose()
            raise
        reader = engine.execution_options(isolation_level="REPEATABLE READ")
        # PostgreSQL locks single rows: writers need not wait for each other here.
        super().__init__(reader, engine, nullcontext())


def connect(url: URL) -> Engine:
    """An engine that gives up in time and replaces connections that were lost while unused."""
    if url.drivername == "postgresql":
        url = url.set(drivername=f"postgresql+{DRIVER}")
    with explain_missing("store-needs-postgres"):
        try:
            options = timeouts(url)
            engine = create_engine(url, pool_pre_ping=True, connect_args=options)
        except (ArgumentError, NoSuchModuleError):
            raise UfsError("bad_request", "store-bad-url") from None

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        with connection.cursor() as cursor:
            cursor.execute(f"SET lock_timeout = '{WAIT_SECONDS}s'")
            # A server that froze within a transaction must not hold its locks for ever.
            cursor.execute(f"SET idle_in_transaction_session_timeout = '{SILENT_SECONDS}s'")
        connection.commit()

    return engine


def timeouts(url: URL) -> dict[str, Any]:
    """How long to wait for the server; what the URL says itself stays."""
    if url.get_driver_name() not in LIBPQ_DRIVERS:
        return {}
    ours = {
        "connect_timeout": WAIT_SECONDS,
        "tcp_user_timeout": 1000 * SILENT_SECONDS,
        "keepalives_idle": SILENT_SECONDS,
    }
    return {name: value for name, value in ours.items() if name not in url.query}


def prepare_tables(engine: Engine) -> None:
    """Create the tables or bring them up to date; of several servers that begin at once, one does.

    The lock is of one transaction and the work of another: whoever dies lets go of it.
    """
    with engine.begin() as connection:
        connection.execute(text("SET LOCAL lock_timeout = 0"))  # a migration may take its time
        connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": OPENING})
        version = version_of(connection)
        if version is None:
            create(engine)
        elif version != NEWEST:
            migrate(engine, NEWEST)


def version_of(connection: Connection) -> str | None:
    """The schema version of a database, None if it is empty. Any other is refused untouched."""
    tables = set(inspect(connection).get_table_names())
    if not tables:
        return None
    version = None
    if "alembic_version" in tables:
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if version in VERSIONS and {"games", "steps", "settings"} <= tables:
        return str(version)
    if version is not None and version.startswith("v") and version[1:].isdigit():
        if version not in VERSIONS:
            raise UfsError("not_saved", "store-server-newer", found=version, newest=NEWEST)
    raise UfsError("not_saved", "store-server-foreign")
