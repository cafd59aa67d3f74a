"""Answers as JSON. A move brings 29 kB of it: orjson writes that six times as fast as `json`."""

from __future__ import annotations

import gzip
from typing import Any

import orjson
from starlette import responses
from starlette.requests import Request


class JSONResponse(responses.JSONResponse):
    """Starlette's, written by orjson."""

    def render(self, content: Any) -> bytes:
        return orjson.dumps(content)


def gzipped(request: Request, answer: JSONResponse) -> JSONResponse:
    """A large answer that is asked for once, such as a whole game: a ninth of it travels.

    Answers to moves stay plain: on the same machine packing them would cost more than it saves.
    """
    answer.headers["vary"] = "Accept-Encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        answer.body = gzip.compress(answer.body, compresslevel=6, mtime=0)
        answer.headers["content-encoding"] = "gzip"
        answer.headers["content-length"] = str(len(answer.body))
    return answer
