"""The files of the page: read from their folder, or generated from the shared drawing shapes."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import Response

from ufs.base.errors import UfsError
from ufs.drawing.page_files import PAGE_FILES
from ufs.drawing.shapes import FILE as SHAPES
from ufs.web.packing import pack_script, pack_style

PAGE = Path(__file__).parent / "page"
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
MIN_GZIP_SIZE = 500  # bytes
PACKERS = {".js": pack_script, ".css": pack_style}


@lru_cache(maxsize=200)
def read_page(path: Path, _changed: int) -> tuple[bytes, bytes, str]:
    """A file minified, the same gzipped, and its tag."""
    content = PAGE_FILES[path.name]().encode() if is_generated(path) else path.read_bytes()
    if path.suffix in PACKERS:
        content = PACKERS[path.suffix](content.decode()).encode()
    return content, gzip.compress(content, mtime=0), hashlib.sha256(content).hexdigest()[:20]


def is_generated(path: Path) -> bool:
    """Whether a file of the page is generated from the shared shapes."""
    return path.parent == PAGE.resolve() and path.name in PAGE_FILES


def find_page(name: str) -> Path:
    """The file with a name, if it belongs to the page and is inside its folder."""
    try:
        path = (PAGE / name).resolve()
        if is_generated(path):
            return path
        if path.is_relative_to(PAGE.resolve()) and path.suffix in TYPES and path.is_file():
            return path
    except (OSError, ValueError):  # not a valid file name
        pass
    raise UfsError("not_found", "http-not-found", path=f"/{name}"[:100])


def send_page(request: Request, name: str) -> Response:
    path = find_page(name)
    source = SHAPES if is_generated(path) else path
    content, gzipped, tag = read_page(path, source.stat().st_mtime_ns)
    headers = {
        "etag": f'"{tag}"',
        "cache-control": "no-cache",
        "content-type": TYPES[path.suffix],
        "vary": "Accept-Encoding",
    }
    if f'"{tag}"' in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    accepts_gzip = "gzip" in request.headers.get("accept-encoding", "")
    if accepts_gzip and len(content) > MIN_GZIP_SIZE and path.suffix != ".png":
        return Response(gzipped, headers={**headers, "content-encoding": "gzip"})
    return Response(content, headers=headers)


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
