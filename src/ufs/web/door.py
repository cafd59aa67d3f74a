"""Who may come in: whoever has the token, in a cookie or a header. Others read where to find it."""

from __future__ import annotations

import hashlib
import hmac
import re
from dataclasses import dataclass
from functools import cached_property
from html import escape
from pathlib import Path
from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.types import Scope

from ufs.base.errors import UfsError
from ufs.base.words import Words
from ufs.web.language import words_for
from ufs.web.token_file import Token

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
YEAR_S = 365 * 24 * 3600
PAGES = ("/", "/api")  # whoever opens them reads a page, not JSON
# What is no secret and may be fetched without cookies: by the system that installs the page, and by
# the page for those who have no token.
PUBLIC = (
    *("/manifest.webmanifest", "/icon.svg", "/icon-192.png", "/icon-512.png", "/favicon.ico"),
    *("/core/style.css", "/board/pieces.css", "/core/knock.js"),
    *("/fonts/display.woff2", "/fonts/text.woff2", "/fonts/text-bold.woff2"),
)
KNOCK = "again"  # where knock.js asks once more


@dataclass(frozen=True)
class Door:
    """The port of a server, its token, and whether other machines may come, too.

    `public` is the address at which players reach it through a proxy: `https://play.example`.
    """

    port: int
    token: Token
    is_open: bool = False
    public: str | None = None

    @property
    def hosts(self) -> set[str]:
        """The names of this machine that nobody else can give to a site of theirs."""
        names = {f"{name}:{self.port}" for name in LOOPBACK}
        names |= {self.public.partition("://")[2]} if self.public else set()
        return names | set(LOOPBACK) if self.port == 80 else names

    def is_ours(self, origin: str, host: str) -> bool:
        """Whether a request comes from our own page."""
        return origin.lower() in (f"http://{host.lower()}", self.public)

    @cached_property
    def cookie(self) -> str:
        """Cookies ignore ports, so servers with different tokens use different names."""
        return f"ufs-{hashlib.sha256(self.token.text.encode()).hexdigest()[:12]}"

    def admit(self, scope: Scope, headers: Headers) -> Response | None:
        """None for whoever may come in, otherwise the answer.

        The address with the token sets the cookie and leads to the address without it.
        """
        path, is_read = scope["path"], scope["method"] in ("GET", "HEAD")
        query = parse_qs(scope["query_string"].decode("latin-1"), keep_blank_values=True)
        if path == "/" and any(self.is_token(text) for text in query.get("token", [])):
            answer = RedirectResponse("/", 303)
            answer.set_cookie(
                self.cookie,
                self.token.text,
                max_age=YEAR_S,
                httponly=True,
                samesite="strict",
                secure=bool(self.public and self.public.startswith("https:")),
            )
            return answer
        if self.has_token(headers):
            return RedirectResponse("/", 303) if path == "/" and KNOCK in query else None
        if is_read and path in PUBLIC:
            return None
        if is_read and path in PAGES:
            # A link on another site brings no cookies; asked again from this page, browsers do.
            is_link = headers.get("sec-fetch-site") in ("cross-site", "same-site")
            return self.page(scope, headers, knocks=is_link and KNOCK not in query)
        raise UfsError("no_token", "http-no-token")

    def has_token(self, headers: Headers) -> bool:
        """Whether a request brings the token, as a cookie or, from programs, in a header."""
        scheme, _, text = headers.get("authorization", "").partition(" ")
        given = [text.strip()] if scheme.lower() == "bearer" else []
        given += read_cookies("; ".join(headers.getlist("cookie")), self.cookie)
        return any(self.is_token(one) for one in given)

    def is_token(self, text: str) -> bool:
        """Compare in constant time."""
        return hmac.compare_digest(text.encode(errors="replace"), self.token.text.encode())

    def page(self, scope: Scope, headers: Headers, knocks: bool) -> Response:
        """Where to find the token. Only on this machine the page names the file."""
        words = words_for(headers)
        sentences = [words.say("door-why"), words.say("door-where", command="ufs play")]
        client = (scope.get("client") or ("", 0))[0]
        host = headers.get("host", "").lower()
        is_here = host in self.hosts and self.public is None  # behind a proxy, everyone seems to be
        if client in ("127.0.0.1", "::1") and is_here:
            address = f"http://{host}/?token=…"
            file = shorten_home(self.token.path)
            sentences.append(words.say("door-file", file=file, address=address))
        return HTMLResponse(door_html(words, sentences, knocks), 401)


def read_public(address: str) -> str:
    """The address of a proxy, as browsers name an origin: without a path, in small letters."""
    found = re.fullmatch(r"(https?://[a-z0-9.:\[\]-]+)/?", address.strip().lower())
    if found is None:
        raise UfsError("bad_host", "server-bad-public", found=address[:100])
    return found[1]


def read_cookies(text: str, name: str) -> list[str]:
    """The values of a cookie. `http.cookies` would drop all of them for one of another program."""
    pairs = (part.partition("=") for part in text.split(";"))
    return [value.strip() for found, _, value in pairs if found.strip() == name]


def shorten_home(path: Path) -> str:
    """With ~ for the home folder: the name of the user is nobody's business."""
    home = Path.home()
    return f"~/{path.relative_to(home).as_posix()}" if path.is_relative_to(home) else str(path)


def door_html(words: Words, sentences: list[str], knocks: bool) -> str:
    title = escape(words.say("title"))
    paragraphs = "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)
    script = '<script src="/core/knock.js" defer></script>' if knocks else ""
    return (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="dark light">'
        f"<title>{title}</title>"
        '<link rel="icon" href="/icon.svg" type="image/svg+xml">'
        '<link rel="stylesheet" href="/core/style.css">'
        '<link rel="stylesheet" href="/board/pieces.css">'
        f'{script}</head><body><main class="sheet"><h1>{title}</h1>{paragraphs}</main></body>'
        "</html>"
    )
