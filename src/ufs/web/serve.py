"""Running the server: bind a port, announce the address once it answers, stop cleanly."""

from __future__ import annotations

import contextlib
import errno
import ipaddress
import secrets
import socket
import sys
from collections.abc import Callable
from dataclasses import dataclass

import uvicorn
from fastapi import FastAPI

from ufs.base.errors import UfsError

USUAL_PORT = 8765
LOOPBACK = "127.0.0.1"


@dataclass
class Listener:
    """Where the server listens, and the token that other machines need."""

    socket: socket.socket
    host: str
    port: int
    token: str | None

    def address(self, route: str = "") -> str:
        """What to type into a browser; `route` is a route of the page, such as game/abc."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        token = f"?token={self.token}" if self.token else ""
        return f"http://{host}:{self.port}/{token}{f'#/{route}' if route else ''}"


def listen(host: str | None, port: int | None) -> Listener:
    """Bind at once, so that no other program can take the port in between."""
    host = host or LOOPBACK
    token = None if is_loopback(host) else secrets.token_urlsafe(24)
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
    return Listener(listening, reachable_host(host), listening.getsockname()[1], token)


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
        listening.listen(128)
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
        await super().startup(sockets)
        if self.started:
            self.ready()


def serve(app: FastAPI, listener: Listener, ready: Callable[[], None]) -> None:
    """Answer requests until Ctrl-C."""
    config = uvicorn.Config(
        app,
        loop="asyncio",
        http="h11",
        ws="none",
        lifespan="off",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
        h11_max_incomplete_event_size=64 * 1024,
    )
    with contextlib.suppress(KeyboardInterrupt):
        AnnouncingServer(config, ready).run(sockets=[listener.socket])
