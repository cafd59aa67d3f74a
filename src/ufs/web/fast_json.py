"""Answers as JSON. A move brings 29 kB of it: orjson writes that six times as fast as `json`."""

from __future__ import annotations

from typing import Any

import orjson
from starlette import responses


class JSONResponse(responses.JSONResponse):
    """Starlette's, written by orjson."""

    def render(self, content: Any) -> bytes:
        return orjson.dumps(content)
