"""The guard in front of the server: it checks requests, limits their size, sets security headers.

Any site open in the same browser can send requests to this machine. So a request has to name our
own address (against DNS rebinding), must not come from another site, and must declare its body as
JSON, which no form of another site can do.
"""

from __future__ import annotations

import hmac
import sys
import traceback
from http.cookies import CookieError, SimpleCookie
from urllib.parse import parse_qs

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ufs.base.errors import UfsError
from ufs.web.http_errors import error_answer
from ufs.web.language import words_for

MAX_BODY = 512 * 1024
LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
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


class Guard:
    """ASGI middleware around everything. With a token the server is open to other machines."""

    def __init__(self, app: ASGIApp, port: int, token: str | None) -> None:
        self.app = app
        self.token = token
        self.cookie = f"ufs-{port}"  # cookies ignore ports, but two servers may run
        self.hosts = {f"{name}:{port}" for name in LOOPBACK}
        if port == 80:
            self.hosts |= set(LOOPBACK)

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
                body = await read_body(headers, receive)
                await self.app(scope, replay_body(body, receive), guarded_send)
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
        if self.token is None and host.lower() not in self.hosts:
            raise UfsError("bad_host", "http-bad-host", found=host[:100])
        self.check_origin(scope, headers, host)
        if self.token is not None:
            answer = self.check_token(scope, headers)
            if answer is not None:
                return answer
        if scope["method"] in ("POST", "PUT", "PATCH"):
            kind = headers.get("content-type", "").split(";")[0].strip().lower()
            if kind != "application/json":
                raise UfsError("not_json", "http-not-json")
        return None

    def check_origin(self, scope: Scope, headers: Headers, host: str) -> None:
        origin = headers.get("origin")
        if origin is not None and origin.lower() != f"http://{host.lower()}":
            raise UfsError("bad_origin", "http-bad-origin", found=origin[:100])
        site = headers.get("sec-fetch-site")
        is_api = scope["path"].startswith("/api") or scope["path"] == "/openapi.json"
        if is_api and site in ("cross-site", "same-site"):
            raise UfsError("bad_origin", "http-bad-origin", found=site)

    def check_token(self, scope: Scope, headers: Headers) -> Response | None:
        """The address with the token sets a cookie; from then on the cookie grants access."""
        assert self.token is not None
        tokens = parse_qs(scope["query_string"].decode("latin-1")).get("token", [])
        if scope["path"] == "/" and tokens and is_equal(tokens[0], self.token):
            answer = RedirectResponse("/", 303)
            answer.set_cookie(self.cookie, self.token, httponly=True, samesite="strict", path="/")
            return answer
        if is_equal(read_cookie(headers.get("cookie", ""), self.cookie), self.token):
            return None
        if scope["path"] == "/":
            return PlainTextResponse(words_for(headers).say("server-broken-page"), 401)
        raise UfsError("no_token", "http-no-token")


def is_equal(found: str, token: str) -> bool:
    """Compare in constant time."""
    return hmac.compare_digest(found.encode(errors="replace"), token.encode())


def read_cookie(text: str, name: str) -> str:
    try:
        cookies = SimpleCookie(text)
    except CookieError:
        return ""
    return cookies[name].value if name in cookies else ""


async def read_body(headers: Headers, receive: Receive) -> bytes:
    """The complete body, chunked or not; an error if it is too large."""
    error = UfsError("too_large", "http-too-large", most=str(MAX_BODY))
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > MAX_BODY:
        raise error
    body = bytearray()
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > MAX_BODY:
            raise error
        if not message.get("more_body", False):
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
