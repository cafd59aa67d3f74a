"""The files of the page: read from their folder, or generated from the shared drawing shapes."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import Response

from ufs.base.errors import UfsError
from ufs.base.words import FOLDER, LANGUAGES
from ufs.drawing.page_files import PAGE_FILES
from ufs.drawing.shapes import FILE as SHAPES

PAGE = Path(__file__).parent / "page"
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
MIN_GZIP_SIZE = 500  # bytes
COMPRESSED = {".png", ".woff2"}  # already

SERVICE_WORKER = "sw.js"
# What the page needs to open without its server. The empty name is the page itself.
SHELL = (
    *("", "core/style.css", "board/pieces.css", "board/board.css", "icon.svg"),
    *("fonts/display.woff2", "fonts/text.woff2", "fonts/text-bold.woff2"),
    *("core/app.js", "core/transport.js", "core/dom.js", "core/words.js"),
    *(f"api/words/{language}" for language in LANGUAGES),
)
GAME_WORDS = tuple(f"api/words/{language}/game" for language in LANGUAGES)
# What is of no use without the server, or not to the page.
NOT_KEPT = {
    *(SERVICE_WORKER, "index.html", "manifest.webmanifest", "icon-192.png", "icon-512.png"),
    *("api.html", "screens/api.css", "screens/openapi.js", "core/knock.js"),
}


@dataclass(frozen=True)
class PageFile:
    """A file as it is sent, the same gzipped, and a digest of it."""

    content: bytes
    gzipped: bytes
    digest: str


def read_page(name: str) -> PageFile:
    source = SHAPES if name in PAGE_FILES else PAGE / name
    file = read_file(PAGE, name, source.stat().st_mtime_ns)
    return fill_in(file, digest_of_page()) if name == SERVICE_WORKER else file


@lru_cache(maxsize=200)
def read_file(folder: Path, name: str, _changed: int) -> PageFile:
    made = PAGE_FILES.get(name)
    return make_file(made().encode() if made else (folder / name).read_bytes())


def make_file(content: bytes) -> PageFile:
    digest = hashlib.sha256(content).hexdigest()[:20]
    return PageFile(content, gzip.compress(content, mtime=0), digest)


@lru_cache(maxsize=2)
def fill_in(worker: PageFile, digest: str) -> PageFile:
    """The service worker with the names of what it may keep, and a digest of all of it."""
    rest = [name for name in kept_files() if name not in SHELL]
    scripts = [name.removesuffix(".js") for name in rest if name.endswith(".js")]
    others = [name for name in rest if not name.endswith(".js")]
    text = worker.content.decode().replace("{digest}", digest).replace("{shell}", " ".join(SHELL))
    text = text.replace("{files}", " ".join(others)).replace("{scripts}", " ".join(scripts))
    return make_file(text.encode())


def page_names() -> set[str]:
    """The names of all files of the page, with their folders."""
    there = {path.relative_to(PAGE).as_posix() for path in PAGE.rglob("*") if path.suffix in TYPES}
    return there | set(PAGE_FILES)


def kept_files() -> list[str]:
    """The files of the page that a browser may keep."""
    return sorted((page_names() - NOT_KEPT) | set(GAME_WORDS))


def digest_of_page() -> str:
    """Changes whenever anything changes that a browser keeps."""
    names = ["index.html", *sorted(page_names() - NOT_KEPT)]
    digests = [read_page(name).digest for name in names]
    return hashlib.sha256("".join([*digests, digest_of_words()]).encode()).hexdigest()[:20]


@cache
def digest_of_words() -> str:
    """Of their files: to read every message in three languages would take too long."""
    files = sorted(FOLDER.rglob("*.ftl"))
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()


def belongs(name: str) -> bool:
    """Whether the page has a file of this name, and not outside its folder."""
    try:
        path = (PAGE / name).resolve()
        inside = path.is_relative_to(PAGE.resolve())
        return name in PAGE_FILES or (inside and path.suffix in TYPES and path.is_file())
    except (OSError, ValueError):  # not a valid file name
        return False


def send_page(request: Request, name: str) -> Response:
    if not belongs(name):
        raise UfsError("not_found", "http-not-found", path=f"/{name}"[:100])
    file = read_page(name)
    suffix = Path(name).suffix
    tag = f'"{file.digest}"'
    headers = {
        "etag": tag,
        "cache-control": "no-cache",
        "content-type": TYPES[suffix],
        "vary": "Accept-Encoding",
    }
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    accepts_gzip = "gzip" in request.headers.get("accept-encoding", "")
    if accepts_gzip and len(file.content) > MIN_GZIP_SIZE and suffix not in COMPRESSED:
        return Response(file.gzipped, headers={**headers, "content-encoding": "gzip"})
    return Response(file.content, headers=headers)


router = APIRouter(include_in_schema=False)


@router.api_route("/api", methods=["GET", "HEAD"])
def api_page(request: Request) -> Response:
    return send_page(request, "api.html")


@router.api_route("/favicon.ico", methods=["GET", "HEAD"])
def icon(request: Request) -> Response:
    """Browsers request it where no page names an icon, such as for a picture on its own."""
    return send_page(request, "icon.svg")


@router.api_route("/{name:path}", methods=["GET", "HEAD"])
def page(request: Request, name: str) -> Response:
    return send_page(request, name or "index.html")
