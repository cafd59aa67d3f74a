"""A network between the game and its database that fails at the worst moment: in a commit."""

from __future__ import annotations

import contextlib
import socket
import threading
from pathlib import Path
from types import TracebackType
from typing import Literal

from sqlalchemy import URL

PORT = 5432  # names the file of the server's socket
COMMIT = b"COMMIT"


class LosingProxy:
    """Passes everything on until `lose` is set: then the next commit is the last thing it sees.

    `before`: the server never hears of the commit; `after`: it commits, and nobody is told.
    """

    def __init__(self, url: URL) -> None:
        self.lose: Literal["before", "after"] | None = None
        self._database = url
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = url.set(host="127.0.0.1", port=self._listening.getsockname()[1], query={})
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):  # closed at the end
            while True:
                client = self._listening.accept()[0]
                server = connect(self._database)
                for work in (self._ask, self._answer):
                    threading.Thread(target=work, args=(client, server), daemon=True).start()

    def _ask(self, client: socket.socket, server: socket.socket) -> None:
        """From the game to the database."""
        with contextlib.suppress(OSError):
            while data := client.recv(65536):
                if self.lose == "before" and COMMIT in data:
                    break
                server.sendall(data)
        hang_up(client, server)

    def _answer(self, client: socket.socket, server: socket.socket) -> None:
        """From the database to the game. The tag of a commit that happened is COMMIT, too."""
        with contextlib.suppress(OSError):
            while data := server.recv(65536):
                if self.lose == "after" and COMMIT in data:
                    break
                client.sendall(data)
        hang_up(client, server)

    def __enter__(self) -> LosingProxy:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._listening.close()


def connect(url: URL) -> socket.socket:
    """The server itself, by its address or by the file of its socket."""
    if url.host:
        return socket.create_connection((url.host, url.port or PORT))
    server = socket.socket(socket.AF_UNIX)
    server.connect(str(Path(str(url.query["host"])) / f".s.PGSQL.{PORT}"))
    return server


def hang_up(*ends: socket.socket) -> None:
    for end in ends:
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
