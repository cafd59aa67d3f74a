"""The guard in front of the server: it checks requests, limits their size, sets security headers.

Any site open in the same browser can send requests to this machine. So a request has to name our
own address (against DNS rebinding), must not come from another site, must bring the token (`door`),
and must declare its body as JSON, which no form of another site can do.
"""

from __future__ import annotations

import asyncio
import sys
import traceback
from dataclasses import dataclass

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ufs.base import strict_json
from ufs.base.errors import UfsError
from ufs.web.door import Door
from ufs.web.http_errors import error_answer
from ufs.web.language import words_for

MAX_BODY = 512 * 1024
WITH_BODY = ("POST", "PUT", "PATCH")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
}


@dataclass(frozen=True)
class Limits:
    """How much time and how many connections the server has for clients."""

    header_s: float = 10.0  # to send the headers of a request
    body_s: float = 30.0  # to send its body
    answer_s: float = 30.0  # to take some more of an answer
    connections: int = 512  # open at the same time
    refused: int = 32  # further ones that are told so; those beyond are dropped


class Guard:
    """ASGI middleware around everything."""

    def __init__(self, app: ASGIApp, door: Door, limits: Limits) -> None:
        self.app = app
        self.door = door
        self.limits = limits
        self.hosts = door.hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return
        started = False

        async def guarded_send(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
            await send(message)

        headers = Headers(scope=scope)
        try:
            answer = self.refuse(scope, headers)
            if answer is None:
                body = await self.read_body(headers, receive)
                if scope["method"] in WITH_BODY and body:
                    strict_json.parse(body, "http-bad-json")
                await self.app(scope, replay_body(body, receive), guarded_send)
                return
        except ClientDisconnect:
            return
        except UfsError as error:
            answer = error_answer(error, words_for(headers))
        except Exception:  # a bug: the log gets the traceback, the browser a sentence
            traceback.print_exc(file=sys.stderr)
            if started:
                raise
            answer = error_answer(UfsError("internal", "http-internal"), words_for(headers))
        await answer(scope, receive, guarded_send)

    def refuse(self, scope: Scope, headers: Headers) -> Response | None:
        """The answer to a request that must not reach the application, or None."""
        host = headers.get("host", "")
        if not self.door.is_open and host.lower() not in self.hosts:
            raise UfsError("bad_host", "http-bad-host", found=host[:100])
        self.check_origin(scope, headers, host)
        answer = self.door.admit(scope, headers)
        if answer is None and scope["method"] in WITH_BODY:
            kind = headers.get("content-type", "").split(";")[0].strip().lower()
            if kind != "application/json":
                raise UfsError("not_json", "http-not-json")
        return answer

    def check_origin(self, scope: Scope, headers: Headers, host: str) -> None:
        origin = headers.get("origin")
        if origin is not None and not self.door.is_ours(origin, host):
            raise UfsError("bad_origin", "http-bad-origin", found=origin[:100])
        site = headers.get("sec-fetch-site")
        is_api = scope["path"].startswith("/api") or scope["path"] == "/openapi.json"
        if is_api and site in ("cross-site", "same-site"):
            raise UfsError("bad_origin", "http-bad-origin", found=site)

    async def read_body(self, headers: Headers, receive: Receive) -> bytes:
        """The complete body, chunked or not; an error if it is too large or takes too long."""
        too_large = UfsError("too_large", "http-too-large", most=str(MAX_BODY))
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > MAX_BODY:
            raise too_large
        body, more_body = bytearray(), True
        try:
            async with asyncio.timeout(self.limits.body_s):
                while more_body:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        raise ClientDisconnect  # half a request is none
                    body += message.get("body", b"")
                    if len(body) > MAX_BODY:
                        raise too_large
                    more_body = message.get("more_body", False)
        except TimeoutError:
            most = f"{self.limits.body_s:g}"
            raise UfsError("too_slow", "http-too-slow", seconds=most) from None
        return bytes(body)


def replay_body(body: bytes, receive: Receive) -> Receive:
    """A `receive` that first delivers a body that was read already, then what follows."""
    is_delivered = False

    async def receive_again() -> Message:
        nonlocal is_delivered
        if is_delivered:
            return await receive()
        is_delivered = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again
