"""Which language a request wants."""

from __future__ import annotations

from starlette.datastructures import Headers

from ufs.base.words import LANGUAGES, Words


def words_for(headers: Headers) -> Words:
    """The first language of `Accept-Language` that we speak, or else English."""
    for wish in headers.get("accept-language", "").split(","):
        language = wish.split(";")[0].strip().split("-")[0].lower()
        if language in LANGUAGES:
            return Words(language)
    return Words("en")
