"""The language a request asks for."""

from __future__ import annotations

from starlette.datastructures import Headers

from ufs.base.words import LANGUAGES, Words


def words_for(headers: Headers) -> Words:
    """The first supported language in `Accept-Language`, or English."""
    for entry in headers.get("accept-language", "").split(","):
        language = entry.split(";")[0].strip().split("-")[0].lower()
        if language in LANGUAGES:
            return Words(language)
    return Words("en")
