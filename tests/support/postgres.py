"""A real PostgreSQL server for the tests, and a database of its own for each of them.

The server lives in a temporary folder, listens on a Unix socket only and stops when this process
ends, however it ends: a shell waits for the end of a pipe that only this process holds.
"""

from __future__ import annotations

import os
import secrets
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL, create_engine, make_url, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import NullPool

INSTALLED = Path("/usr/lib/postgresql")  # Debian keeps the programs out of the PATH
PATIENCE = 300  # seconds
UNPRIVILEGED = ("postgres", "nobody")  # PostgreSQL refuses to run as root
OWNER, PASSWORD = "ufs", "open sesame/@:?"  # every character that a URL has to escape
RUN_UNTIL_EOF = """
"$1/postgres" -D "$2/data" -k "$2" -c listen_addresses= -c fsync=off -c full_page_writes=off \
  -c max_connections=200 -c shared_buffers=16MB >"$2/log" 2>&1 </dev/null &
cat >/dev/null
kill -INT $!
wait
rm -rf "$2"
"""


class Postgres:
    """A server on which databases can be made."""

    def __init__(self, url: URL) -> None:
        self.url = url

    def execute(self, statement: str, database: str | None = None, **values: Any) -> list[Any]:
        """A statement as the owner, outside of a transaction; returns its rows."""
        url = self.url.set(database=database) if database else self.url
        engine = create_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            result = connection.execute(text(statement), values)
            return list(result) if result.returns_rows else []

    def create_database(self) -> URL:
        name = f"ufs_test_{secrets.token_hex(6)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE template0")
        return self.url.set(database=name)

    def drop_database(self, url: URL) -> None:
        self.execute(f"DROP DATABASE IF EXISTS {url.database} WITH (FORCE)")


def programs() -> Path:
    """The folder of the server's programs, the newest if there are several."""
    found = sorted(INSTALLED.glob("*/bin/initdb"), key=lambda path: float(path.parents[1].name))
    on_path = shutil.which("initdb")
    if not found and on_path is None:
        pytest.fail(
            "There is no PostgreSQL server on this machine, and these tests need one: as root, "
            "apt-get install postgresql (`make postgres` does), or name one: UFS_POSTGRES=URL",
            pytrace=False,
        )
    return found[-1].parent if found else Path(str(on_path)).resolve().parent


def unprivileged() -> tuple[int, int] | tuple[None, None]:
    """The user and group as which root starts a server."""
    if os.geteuid() != 0:
        return None, None
    import pwd  # there is none on Windows, where nobody is root

    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    entry = next(known[name] for name in UNPRIVILEGED if name in known)
    return entry.pw_uid, entry.pw_gid


def start(folder: Path) -> subprocess.Popen[bytes]:
    """Make a new server in a folder and start it."""
    bin, (user, group) = programs(), unprivileged()
    others: list[int] | None = None if user is None else []
    (folder / "password").write_text(PASSWORD)
    if user is not None and group is not None:
        for path in (folder, folder / "password"):
            os.chown(path, user, group)
    options = ["--username", OWNER, "--pwfile", "password", "--auth=scram-sha-256"]
    options += ["--no-sync", "--locale=C", "--encoding=UTF8", "--pgdata", "data"]
    made = subprocess.run(
        [bin / "initdb", *options],
        capture_output=True,
        text=True,
        cwd=folder,
        check=False,
        user=user,
        group=group,
        extra_groups=others,
    )
    assert made.returncode == 0, made.stderr
    return subprocess.Popen(
        ["sh", "-c", RUN_UNTIL_EOF, "sh", str(bin), str(folder)],
        stdin=subprocess.PIPE,
        cwd=folder,
        start_new_session=True,  # Ctrl-C is for us, not for the server
        user=user,
        group=group,
        extra_groups=others,
    )


def wait_for(server: Postgres, log: Path) -> None:
    """Wait until the server answers; it may have to share its machine with many others."""
    began = time.monotonic()
    while not is_answering(server):
        told = log.read_text(errors="replace") if log.exists() else ""
        assert time.monotonic() - began < PATIENCE, told
        time.sleep(0.05)


def is_answering(server: Postgres) -> bool:
    try:
        return bool(server.execute("SELECT 1"))
    except OperationalError:
        return False


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The server named by UFS_POSTGRES, or one that is started here and stopped at the end."""
    if named := os.environ.get("UFS_POSTGRES"):
        yield Postgres(make_url(named))
        return
    folder = Path(tempfile.mkdtemp(prefix="ufs-pg-", dir="/tmp"))  # a socket's path must be short
    shell = start(folder)
    query = {"host": str(folder)}
    url = URL.create("postgresql+psycopg", OWNER, PASSWORD, database="postgres", query=query)
    server = Postgres(url)
    try:
        wait_for(server, folder / "log")
        yield server
    finally:
        assert shell.stdin is not None
        shell.stdin.close()
        shell.wait(PATIENCE)


@pytest.fixture
def database(postgres: Postgres) -> Iterator[URL]:
    """The URL of an empty database."""
    url = postgres.create_database()
    yield url
    postgres.drop_database(url)


def as_text(url: URL) -> str:
    """A URL with its password, as a person gives it."""
    return url.render_as_string(hide_password=False)
