"""Connections: so many at a time; whoever opens one has to send a request and take its answer."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
import uvicorn
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from ufs.base.errors import UfsError
from ufs.web.guard import Limits
from ufs.web.http_errors import error_answer
from ufs.web.language import words_for


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    """The application of connections for which there is no room."""
    error = UfsError("too_many_connections", "http-too-many-connections")
    await error_answer(error, words_for(Headers(scope=scope)))(scope, receive, send)


class BoundedProtocol(H11Protocol):
    """A connection of Uvicorn that does not wait forever.

    Uvicorn only closes connections that are idle between two requests. Here a clock runs as well
    while a client owes us the rest of the headers, or of a body whose request is answered already.
    (The guard has a clock of its own for bodies that it waits for.) Another one runs while a client
    does not take its answer: closing such a connection would wait for the client, too.
    """

    limits = Limits()

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.app: ASGIApp
        self.clock: asyncio.TimerHandle | None = None
        self.answer_clock: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        transport.set_write_buffer_limits(0)  # tells us of anything that the client does not take
        excess = len(self.connections) - self.limits.connections
        if excess > self.limits.refused:
            transport.abort()
        elif excess > 0:
            self.app = refuse
        self.set_clock()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.set_clock()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.set_clock()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.stop_clock()
        self.stop_answer_clock()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.watch_answer()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stop_answer_clock()

    def watch_answer(self, before: int | None = None) -> None:
        """Hang up if the client took nothing since there were `before` bytes left to send."""
        left = self.transport.get_write_buffer_size()
        if before is not None and left >= before:
            self.transport.abort()
        else:
            wait = self.limits.answer_s
            self.answer_clock = self.loop.call_later(wait, self.watch_answer, left)

    def stop_answer_clock(self) -> None:
        if self.answer_clock is not None:
            self.answer_clock.cancel()
            self.answer_clock = None

    def set_clock(self) -> None:
        """Let the clock run or not, as the state of the connection requires."""
        if not self.is_owed():
            self.stop_clock()
        elif self.clock is None:
            self.clock = self.loop.call_later(self.limits.header_s, self.transport.abort)

    def stop_clock(self) -> None:
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None

    def is_owed(self) -> bool:
        """Whether nothing can happen before the client sends more, and nobody else minds that."""
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            return self.cycle.response_complete
        return state is h11.IDLE and self.timeout_keep_alive_task is None
