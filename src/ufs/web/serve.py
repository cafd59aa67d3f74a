"""Running the server: bind a port, announce the address once it answers, stop cleanly."""

from __future__ import annotations

import contextlib
import errno
import gc
import ipaddress
import socket
import sys
from collections.abc import Callable
from dataclasses import dataclass

import uvicorn
from anyio.to_thread import current_default_thread_limiter
from fastapi import FastAPI

from ufs.base.errors import UfsError
from ufs.web.connections import BoundedProtocol
from ufs.web.door import Door, read_public
from ufs.web.guard import Limits
from ufs.web.token_file import Token

USUAL_PORT = 8765
LOOPBACK = "127.0.0.1"
# Threads that answer requests; whoever comes later waits in line. A move is nearly all Python, so
# more of them only take turns: each then finishes late, and the unlucky ones very late.
WORKERS = 8


@dataclass
class Listener:
    """Where the server listens, and whom it lets in."""

    socket: socket.socket
    host: str
    door: Door

    def address(self, route: str = "") -> str:
        """What to type into a browser; `route` is a route of the page, such as game/abc."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        origin = self.door.public or f"http://{host}:{self.door.port}"
        start = f"{origin}/?token={self.door.token.text}"
        return f"{start}#/{route}" if route else start


def listen(host: str | None, port: int | None, token: Token, public: str | None = None) -> Listener:
    """Bind at once, so that no other program can take the port in between."""
    host = host or LOOPBACK
    public = read_public(public) if public else None
    try:
        listening = bind(host, USUAL_PORT if port is None else port)
    except UnicodeError as error:  # not a valid host name
        raise UfsError("bad_host", "server-bad-host", host=host, reason=str(error)) from None
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise UfsError(
                "bad_host", "server-bad-host", host=host, reason=str(error.strerror or error)
            ) from None
        if port is not None:
            raise UfsError("port_taken", "server-port-taken", port=str(port)) from None
        listening = bind(host, 0)
    door = Door(listening.getsockname()[1], token, not is_loopback(host), public)
    return Listener(listening, reachable_host(host), door)


def is_loopback(host: str) -> bool:
    if host.lower() == "localhost":
        return True
    try:
        return ipaddress.ip_address(host) in map(ipaddress.ip_address, (LOOPBACK, "::1"))
    except ValueError:
        return False


def bind(host: str, port: int) -> socket.socket:
    family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    # Only with IPPROTO_TCP does asyncio set TCP_NODELAY; without it every answer takes 40 ms more.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if sys.platform != "win32":  # on Windows it would let two programs share a port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(512)
    except BaseException:
        listening.close()
        raise
    return listening


def reachable_host(host: str) -> str:
    """An address that others can type: `0.0.0.0` means every address of this machine."""
    if host not in ("0.0.0.0", "::"):
        return host
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing; only selects the outgoing address
        return str(probe.getsockname()[0])
    return socket.gethostname()


class AnnouncingServer(uvicorn.Server):
    """Calls `ready` as soon as it accepts requests."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        current_default_thread_limiter().total_tokens = WORKERS
        # The program itself is no garbage, nor are the hundreds of objects of each answer, which go
        # as soon as it is sent: looking through them again and again stops all players.
        gc.freeze()
        gc.set_threshold(20_000, 20, 100)
        await super().startup(sockets)
        if self.started:
            self.ready()


def serve(app: FastAPI, listener: Listener, ready: Callable[[], None]) -> None:
    """Answer requests until Ctrl-C."""
    with contextlib.suppress(KeyboardInterrupt):
        make_server(app, ready).run(sockets=[listener.socket])


def make_server(
    app: FastAPI, ready: Callable[[], None], limits: Limits | None = None
) -> AnnouncingServer:
    class Protocol(BoundedProtocol):
        pass

    Protocol.limits = limits or Limits()
    config = uvicorn.Config(
        app,
        loop="asyncio",
        http=Protocol,
        ws="none",
        lifespan="off",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
        h11_max_incomplete_event_size=64 * 1024,
    )
    return AnnouncingServer(config, ready)
