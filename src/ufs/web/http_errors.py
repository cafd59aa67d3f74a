"""Errors over HTTP: a status, a code and a sentence in the reader's language, never a traceback."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from ufs.base.errors import FieldError, ShapeError, UfsError, to_field_error
from ufs.base.words import Words
from ufs.campaign.shapes import KINDS_OF_STEP
from ufs.game.shapes import KINDS_OF_ACTION, MAX_FIELD_ERRORS
from ufs.web.language import words_for

# Anything else is 422: what was asked for is understood and cannot be done.
STATUS = {
    "no_token": 401,
    "bad_host": 403,
    "bad_origin": 403,
    "strict_play": 403,
    "no_such_campaign": 404,
    "no_such_game": 404,
    "no_such_puzzle": 404,
    "no_such_step": 404,
    "not_found": 404,
    "not_allowed": 405,
    "changed_elsewhere": 409,
    "coach_not_ready": 409,
    "too_large": 413,
    "not_json": 415,
    "internal": 500,
    "not_saved": 503,
}
# The fields of a request that have an error code of their own in PROTOCOL.
CODES = {"setup": "bad_setup", "action": "bad_action"}


def error_answer(found: UfsError, words: Words) -> JSONResponse:
    message = found.message(words).encode(errors="replace").decode()  # half characters
    error = {"code": found.code, "message": message, "rule": found.rule}
    return JSONResponse({"error": error}, STATUS.get(found.code, 422))


def say_misfits(found: RequestValidationError) -> UfsError:
    """What does not fit in a request, in our own words."""
    code, misfits = "bad_request", []
    for detail in found.errors()[:MAX_FIELD_ERRORS]:
        if detail["type"] == "json_invalid":
            reason = str(detail.get("ctx", {}).get("error", ""))
            return UfsError("bad_json", "http-bad-json", reason=reason)
        place = [part for part in detail["loc"][1:] if part != "function-after"]
        if place and place[0] in CODES:
            code = CODES[str(place[0])]
            if len(place) > 1 and place[1] in KINDS_OF_ACTION:
                del place[1]
        elif place[:1] == ["step"] and len(place) > 1 and place[1] in KINDS_OF_STEP:
            del place[1]
        misfits.append(fitting({**detail, "loc": tuple(place)}))
    return ShapeError(code, misfits)


def fitting(detail: dict[str, Any]) -> FieldError:
    return to_field_error(detail)  # type: ignore[arg-type]


def add_handlers(app: FastAPI) -> None:
    """How each kind of error is answered."""

    @app.exception_handler(UfsError)
    def say_error(request: Request, error: UfsError) -> JSONResponse:
        return error_answer(error, words_for(request.headers))

    @app.exception_handler(RequestValidationError)
    def say_shape(request: Request, found: RequestValidationError) -> JSONResponse:
        return error_answer(say_misfits(found), words_for(request.headers))

    @app.exception_handler(HTTPException)
    def say_status(request: Request, found: HTTPException) -> JSONResponse:
        path, words = request.url.path[:100], words_for(request.headers)
        if found.status_code == 405:
            error = UfsError("not_allowed", "http-not-allowed", path=path, method=request.method)
        elif found.status_code == 400:  # a body that cannot be read at all
            error = UfsError("bad_json", "http-bad-json", reason=str(found.detail)[:200])
        else:
            error = UfsError("not_found", "http-not-found", path=path)
        answer = error_answer(error, words)
        answer.headers.update(found.headers or {})
        return answer
