"""Errors over HTTP: a status, a code and a sentence in the reader's language, never a traceback."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from ufs.base.errors import FieldError, ShapeError, UfsError, to_field_error
from ufs.base.words import Words
from ufs.campaign.shapes import KINDS_OF_STEP
from ufs.game.shapes import KINDS_OF_ACTION, MAX_FIELD_ERRORS
from ufs.web.fast_json import JSONResponse
from ufs.web.language import words_for
from ufs.web.shapes import ErrorAnswer

# Anything else is 422: the request is understood but cannot be carried out.
STATUS = {
    "no_token": 401,
    "bad_host": 403,
    "bad_origin": 403,
    "sealed": 403,
    "strict_play": 403,
    "no_such_campaign": 404,
    "no_such_game": 404,
    "no_such_puzzle": 404,
    "no_such_step": 404,
    "not_found": 404,
    "not_allowed": 405,
    "too_slow": 408,
    "changed_elsewhere": 409,
    "coach_not_ready": 409,
    "too_large": 413,
    "not_json": 415,
    "coach_busy": 429,
    "internal": 500,
    "not_saved": 503,
    "outcome_unknown": 503,
    "too_many_connections": 503,
}
HEADERS = {
    "no_token": {"www-authenticate": "Bearer"},
    "too_slow": {"connection": "close"},
    "too_many_connections": {"connection": "close"},
}
# The fields of a request with their own error codes in PROTOCOL.
CODES = {"setup": "bad_setup", "action": "bad_action"}

# Error responses of a route, for the description of the API.
ERRORS: dict[int | str, dict[str, Any]] = {
    401: {"model": ErrorAnswer, "description": "The access token is missing or wrong"},
    403: {"model": ErrorAnswer, "description": "Wrong host, another site, or sealed (C11)"},
    408: {"model": ErrorAnswer, "description": "The body took too long"},
    413: {"model": ErrorAnswer, "description": "The body is too large"},
    415: {"model": ErrorAnswer, "description": "The body is not application/json"},
    422: {"model": ErrorAnswer, "description": "Not allowed by the rules, or malformed"},
    500: {"model": ErrorAnswer, "description": "A bug; the game is unchanged"},
    503: {
        "model": ErrorAnswer,
        "description": "The saves cannot be used now, or too many connections",
    },
}
GAME_ERRORS: dict[int | str, dict[str, Any]] = {
    **ERRORS,
    404: {"model": ErrorAnswer, "description": "There is no such game or step"},
    409: {"model": ErrorAnswer, "description": "The game was changed elsewhere"},
}
CAMPAIGN_ERRORS: dict[int | str, dict[str, Any]] = {
    **ERRORS,
    404: {"model": ErrorAnswer, "description": "There is no such campaign"},
    409: {"model": ErrorAnswer, "description": "The campaign was changed elsewhere"},
}
PUZZLE_ERRORS: dict[int | str, dict[str, Any]] = {
    **ERRORS,
    404: {"model": ErrorAnswer, "description": "There is no such puzzle"},
    409: GAME_ERRORS[409],
}
COACH_ERRORS: dict[int | str, dict[str, Any]] = {
    **ERRORS,
    403: {"model": ErrorAnswer, "description": "Strict play, or sent by another site"},
    404: GAME_ERRORS[404],
    409: {"model": ErrorAnswer, "description": "The coach is not ready"},
    429: {"model": ErrorAnswer, "description": "Too many questions wait for the coach"},
}


def error_answer(found: UfsError, words: Words) -> JSONResponse:
    message = found.message(words).encode(errors="replace").decode()  # lone surrogates
    error = {"code": found.code, "message": message, "rule": found.rule}
    return JSONResponse({"error": error}, STATUS.get(found.code, 422), HEADERS.get(found.code))


def shape_error(found: RequestValidationError) -> ShapeError:
    """FastAPI's validation error as one of our own errors."""
    code, field_errors = "bad_request", []
    for detail in found.errors()[:MAX_FIELD_ERRORS]:
        place = [part for part in detail["loc"][1:] if part != "function-after"]
        if place and place[0] in CODES:
            code = CODES[str(place[0])]
            if len(place) > 1 and place[1] in KINDS_OF_ACTION:
                del place[1]
        elif place[:1] == ["step"] and len(place) > 1 and place[1] in KINDS_OF_STEP:
            del place[1]
        field_errors.append(as_field_error({**detail, "loc": tuple(place)}))
    return ShapeError(code, field_errors)


def as_field_error(detail: dict[str, Any]) -> FieldError:
    return to_field_error(detail)  # type: ignore[arg-type]


def add_handlers(app: FastAPI) -> None:
    """Register an answer for each kind of error."""

    @app.exception_handler(UfsError)
    def answer_error(request: Request, error: UfsError) -> JSONResponse:
        return error_answer(error, words_for(request.headers))

    @app.exception_handler(RequestValidationError)
    def answer_invalid_request(request: Request, found: RequestValidationError) -> JSONResponse:
        return error_answer(shape_error(found), words_for(request.headers))

    @app.exception_handler(HTTPException)
    def answer_status(request: Request, found: HTTPException) -> JSONResponse:
        path, words = request.url.path[:100], words_for(request.headers)
        if found.status_code == 405:
            error = UfsError("not_allowed", "http-not-allowed", path=path, method=request.method)
        else:
            error = UfsError("not_found", "http-not-found", path=path)
        answer = error_answer(error, words)
        answer.headers.update(found.headers or {})
        return answer
