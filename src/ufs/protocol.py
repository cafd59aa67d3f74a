"""`ufs protocol`: programs play the game with one JSON object per line, as UCI does for chess."""

from __future__ import annotations

import json
import sys
import traceback
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, BinaryIO

from ufs.base import strict_json
from ufs.base.errors import UfsError, show
from ufs.base.words import Term, Words
from ufs.content.loader import Library
from ufs.game import Game
from ufs.game.events import say_event

if TYPE_CHECKING:
    from ufs.coach.service import CoachService

MAX_LINE = 4_000_000  # bytes

# Every command with its required and its optional fields.
COMMANDS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "new": (("setup",), ("seed", "dice")),
    "load": (("position",), ("seed", "dice")),
    "act": (("action",), ()),
    "undo": ((), ()),
    "redo": ((), ()),
    "why": (("action",), ()),
    "advise": ((), ("budget_ms", "top")),
    "record": ((), ()),
    "quit": ((), ()),
}
Answer = dict[str, Any]


class Session:
    """One conversation with at most one game. An error never changes the game."""

    def __init__(self, library: Library, words: Words) -> None:
        self.library = library
        self.coach: CoachService | None = None  # created by the first `advise`
        self.words = words
        self.game: Game | None = None
        self.finished = False

    def answer_line(self, line: bytes) -> Answer:
        """The answer to one line."""
        request: dict[str, Any] = {}
        try:
            try:
                request = read_request(line)
                answer = self.answer(request)
            except UfsError as error:
                answer = self.failure(error)
        except Exception:  # a bug must not end the conversation
            traceback.print_exc(file=sys.stderr)
            answer = self.failure(UfsError("internal", "protocol-internal"))
        return {"id": request["id"], **answer} if "id" in request else answer

    def failure(self, error: UfsError) -> Answer:
        return {"ok": False, "error": self.error(error)}

    def error(self, found: UfsError) -> dict[str, Any]:
        error = {"code": found.code, "message": found.message(self.words)}
        return {**error, "rule": found.rule} if found.rule else error

    def answer(self, request: dict[str, Any]) -> Answer:
        name = check_fields(request)
        handler: Callable[[dict[str, Any]], Answer] = getattr(self, f"do_{name}")
        return handler(request)

    def playing(self) -> Game:
        if self.game is None:
            raise UfsError("no_game", "protocol-no-game")
        return self.game

    def status(self, events: list[dict[str, Any]]) -> Answer:
        game = self.playing()
        return {
            "ok": True,
            "position": game.position(),
            "actions": game.actions(),
            "events": events,
        }

    def do_new(self, request: dict[str, Any]) -> Answer:
        self.game = Game.new(
            request["setup"], request.get("seed"), request.get("dice", "auto"), self.library
        )
        return {**self.status(self.game.opening()), "seed": self.game.seed}

    def do_load(self, request: dict[str, Any]) -> Answer:
        self.game = Game.load(
            request["position"], request.get("seed"), request.get("dice", "auto"), self.library
        )
        return {**self.status([]), "seed": self.game.seed}

    def do_act(self, request: dict[str, Any]) -> Answer:
        return self.status(self.playing().act(request["action"]))

    def do_undo(self, request: dict[str, Any]) -> Answer:
        self.playing().undo()
        return self.status([])

    def do_redo(self, request: dict[str, Any]) -> Answer:
        return self.status(self.playing().redo())

    def do_why(self, request: dict[str, Any]) -> Answer:
        game = self.playing()
        why, words = game.why(request["action"]), self.words.by(game.table.book)
        answer = {**self.status([]), "legal": why.legal, "message": why.message(words)}
        if why.legal:
            answer["would"] = why.events
            answer["message"] = " ".join(
                [answer["message"], *(say_event(e, words) for e in why.events)]
            )
        else:
            answer["rule"] = why.rule
        return answer

    def do_advise(self, request: dict[str, Any]) -> Answer:
        from ufs.coach.advise import BUDGET_MS, advise
        from ufs.coach.service import CoachService

        budget = read_integer(request, "budget_ms", 600_000, "expected-milliseconds")
        top = read_integer(request, "top", 1000, "expected-top")
        game = self.playing()
        if self.coach is None:
            self.coach = CoachService(self.library)
        advice, method = advise(game, self.coach, budget or BUDGET_MS, top, self.words)
        return {**self.status([]), "advice": advice, "method": method}

    def do_record(self, request: dict[str, Any]) -> Answer:
        return {**self.status([]), "record": self.playing().record()}

    def do_quit(self, request: dict[str, Any]) -> Answer:
        self.finished = True
        return {"ok": True}


def read_request(line: bytes) -> dict[str, Any]:
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError:
        raise UfsError("bad_json", "protocol-not-utf8") from None
    request = strict_json.parse(text, "protocol-not-json")
    if not isinstance(request, dict):
        raise UfsError("bad_request", "protocol-not-object")
    return request


def check_fields(request: dict[str, Any]) -> str:
    """Check that all required fields are present and none is unknown; return the command."""
    if "cmd" not in request:
        raise UfsError("bad_request", "protocol-not-object")
    name = request["cmd"]
    if not isinstance(name, str) or name not in COMMANDS:
        raise UfsError(
            "unknown_command",
            "protocol-unknown-command",
            found=show(name).strip('"'),
            expected=list(COMMANDS),
        )
    needed, optional = COMMANDS[name]
    for field in needed:
        if field not in request:
            raise UfsError("bad_request", "protocol-missing-field", cmd=name, field=field)
    known = ("cmd", "id", *needed, *optional)
    for field in request:
        if field not in known:
            raise UfsError(
                "bad_request", "protocol-unknown-field", cmd=name, field=field, expected=known
            )
    return name


def read_integer(request: dict[str, Any], field: str, most: int, expected: str) -> int | None:
    """An optional positive integer in a request."""
    value = request.get(field)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= most:
        raise UfsError(
            "bad_request",
            "protocol-wrong-field",
            field=field,
            found=show(value),
            expected=Term(expected),
        )
    return value


def run(source: BinaryIO, target: BinaryIO, library: Library, words: Words) -> None:
    """Answer each line until the end of input or `quit`."""
    session = Session(library, words)
    try:
        converse(session, source, target)
    finally:
        if session.coach is not None:
            session.coach.close()


def converse(session: Session, source: BinaryIO, target: BinaryIO) -> None:
    while line := source.readline(MAX_LINE + 1):
        if len(line) > MAX_LINE:
            skip_rest(source, line)
            error = UfsError("line_too_long", "protocol-too-long", most=str(MAX_LINE))
            send(target, session.failure(error))
            continue
        if not line.strip():
            continue
        send(target, session.answer_line(line))
        if session.finished:
            return


def skip_rest(source: BinaryIO, line: bytes) -> None:
    """Discard the rest of a line that is too long."""
    while line and not line.endswith(b"\n"):
        line = source.readline(1 << 20)


def send(target: BinaryIO, answer: Answer) -> None:
    try:
        line = json.dumps(answer, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:  # an id with a lone surrogate is returned escaped, as it came
        line = json.dumps(answer).encode("ascii")
    target.write(line + b"\n")
    target.flush()
