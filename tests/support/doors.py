"""A token for tests, and a server in this process: a test can look inside while it answers."""

from __future__ import annotations

import socket
import threading
from pathlib import Path
from types import TracebackType

import httpx

from ufs.play import Application
from ufs.web.app import make_app
from ufs.web.guard import Limits
from ufs.web.serve import listen, make_server
from ufs.web.token_file import Token

PATIENCE = 60  # seconds; a test that waits longer has failed
TOKEN = Token("a-token-of-thirty-two-characters", Path("/somewhere/token"))
BEARER = {"Authorization": f"Bearer {TOKEN.text}"}


class RunningServer:
    """The application on a real port, in a thread."""

    def __init__(self, application: Application, limits: Limits | None = None) -> None:
        self.listener = listen(None, 0, TOKEN)
        self.port = self.listener.door.port
        started = threading.Event()
        app = make_app(application, self.listener.door, limits)
        self.server = make_server(app, started.set, limits)
        sockets = {"sockets": [self.listener.socket]}
        self.thread = threading.Thread(target=self.server.run, kwargs=sockets)
        self.thread.start()
        assert started.wait(PATIENCE)
        address = f"http://127.0.0.1:{self.port}"
        no_reuse = httpx.Limits(max_keepalive_connections=0)
        self.client = httpx.Client(
            base_url=address, headers=BEARER, timeout=PATIENCE, limits=no_reuse
        )

    def connect(self) -> socket.socket:
        """A connection on which nothing has been sent."""
        return socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)

    def send(
        self, method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None
    ) -> socket.socket:
        """A connection on which a request with the token has been sent."""
        given = {
            "Host": f"127.0.0.1:{self.port}",
            "Content-Type": "application/json",
            "Content-Length": str(len(body)),
            **BEARER,
            **(headers or {}),
        }
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {text}" for name, text in given.items())]
        connection = self.connect()
        connection.sendall("\r\n".join([*lines, "", ""]).encode() + body)
        return connection

    @property
    def connections(self) -> int:
        """How many are open."""
        return len(self.server.server_state.connections)

    def __enter__(self) -> RunningServer:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.client.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.listener.socket.close()


def read_to_the_end(connection: socket.socket) -> bytes:
    """What the server sends until it closes the connection."""
    received = b""
    try:
        while more := connection.recv(65536):
            received += more
    except ConnectionResetError:
        pass  # closed, too
    return received
