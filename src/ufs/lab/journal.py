"""A run on disk as JSON lines: a header, then one line per chunk of games.

Every line is written and flushed as soon as its chunk is done, so a killed run loses at most the
games in progress. A half-written last line is dropped when the run resumes.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Annotated, Any, BinaryIO

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError
from pydantic.dataclasses import dataclass as shape

from ufs import __version__
from ufs.base.errors import UfsError, show
from ufs.base.words import Term
from ufs.lab.bots import engine_digest
from ufs.lab.outcome import BOT_ERRORS, BotError, Chunk
from ufs.lab.run import Run, content_digest

FORMAT = "ufs-run/1"
MAX_LINE = 4_000_000  # bytes
Note = Callable[..., None]  # takes a message key and its arguments

# The message for each way in which another run may differ.
DIFFERS = {
    "seed": "lab-differs-seed",
    "engine": "lab-differs-engine",
    "entries": "lab-differs-entries",
    "name": "lab-differs-entries",
    "bot": "lab-differs-bot",
    "identity": "lab-differs-identity",
    "setup": "lab-differs-setup",
    "content": "lab-differs-content",
}

Count = Annotated[int, Field(ge=0)]


@shape(config=ConfigDict(extra="forbid", strict=True))
class ErrorLine:
    kind: str
    decision: Count
    detail: str
    seed: Count


@shape(config=ConfigDict(extra="forbid", strict=True))
class ChunkLine:
    entry: Count
    first: Count
    results: Annotated[str, Field(pattern="^[1-4]+$")]
    rounds: Count
    research: Count
    damage: Count
    decisions: Count
    seconds: Annotated[float, Field(ge=0, allow_inf_nan=False)]
    errors: list[ErrorLine]


_line: TypeAdapter[ChunkLine] = TypeAdapter(ChunkLine)


def header_of(run: Run) -> dict[str, Any]:
    """What identifies a run. Not `games`: a longer run can continue a shorter one."""
    return {
        "format": FORMAT,
        "version": __version__,
        "engine": engine_digest(),
        "seed": run.seed,
        "entries": [
            {
                "name": entry.name,
                "bot": entry.player.label,
                "identity": entry.player.make().identity,
                "setup": entry.setup,
                "content": content_digest(entry.setup, run.library, run.seed),
            }
            for entry in run.entries
        ],
    }


class Journal:
    """The file of one run, open for appending. Only one process at a time may open it."""

    def __init__(self, path: Path, run: Run, note: Note) -> None:
        self.path = path
        self.header = header_of(run)
        self.file = self.open()
        try:
            complete = self.read(run, note)
            self.file.seek(complete)
            self.file.truncate()
            if complete == 0:
                self.write(self.header)
        except BaseException:
            self.file.close()
            raise

    def open(self) -> BinaryIO:
        try:
            descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o666)
            file = os.fdopen(descriptor, "r+b")
        except OSError as error:
            raise self.error("lab-journal-unusable", reason=str(error.strerror)) from None
        try:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except ImportError:  # Windows: no locking
            pass
        except OSError:
            file.close()
            raise self.error("lab-journal-busy") from None
        return file

    def read(self, run: Run, note: Note) -> int:
        """Add earlier chunks to the run; returns the size of the complete lines in bytes."""
        complete = number = 0
        while line := self.file.readline(MAX_LINE):
            number += 1
            if not line.endswith(b"\n"):
                self.check_torn(line, number)
                note("lab-journal-torn", file=str(self.path))
                break
            if number == 1:
                self.check_header(line)
            else:
                run.add(self.chunk(line, number, run))
            complete += len(line)
        return complete

    def check_torn(self, line: bytes, number: int) -> None:
        """Accept half a line, as a killed run leaves it; refuse a file that is not a journal."""
        beginning = self.encoded(self.header)[:20] if number == 1 else b"{"
        if len(line) >= MAX_LINE or not (line.startswith(beginning) or beginning.startswith(line)):
            raise self.error("lab-journal-not-one", expected=FORMAT)

    def check_header(self, line: bytes) -> None:
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise self.error("lab-journal-not-one", expected=FORMAT)
        for key in ("seed", "engine"):
            if found.get(key) != self.header[key]:
                self.differs(key, found.get(key), self.header[key])
        entries = found.get("entries")
        if not isinstance(entries, list) or len(entries) != len(self.header["entries"]):
            self.differs("entries", entries, self.header["entries"])
        assert isinstance(entries, list)
        for old, new in zip(entries, self.header["entries"], strict=True):
            for key in ("name", "bot", "setup", "identity", "content"):
                before = old.get(key) if isinstance(old, dict) else old
                if before != new[key]:
                    self.differs(key, before, new[key])

    def differs(self, key: str, found: Any, expected: Any) -> None:
        args = {
            "what": Term(DIFFERS[key]),
            "found": show(found, 200),
            "expected": show(expected, 200),
        }
        raise self.error("lab-journal-differs", **args)

    def chunk(self, line: bytes, number: int, run: Run) -> Chunk:
        try:
            read = _line.validate_json(line)
            errors = [BotError(e.kind, e.decision, e.detail, e.seed) for e in read.errors]
            chunk = Chunk(**{**fields_of(read), "errors": errors})
            known = all(error.kind in BOT_ERRORS for error in errors)
            taken = run.chunks[chunk.entry] if chunk.entry < len(run.chunks) else None
        except (ValueError, ValidationError, RecursionError, TypeError):
            raise self.error("lab-journal-line", line=number) from None
        if taken is None or not known or overlaps(chunk, taken):
            raise self.error("lab-journal-line", line=number)
        return chunk

    def add(self, chunk: Chunk) -> None:
        self.write(chunk.json())

    def write(self, line: dict[str, Any]) -> None:
        try:
            self.file.write(self.encoded(line))
            self.file.flush()
        except OSError as error:
            raise self.error("lab-journal-unusable", reason=str(error.strerror)) from None

    @staticmethod
    def encoded(line: dict[str, Any]) -> bytes:
        return json.dumps(line, ensure_ascii=False).encode() + b"\n"

    def error(self, key: str, **args: Any) -> UfsError:
        return UfsError("bad_journal", key, file=str(self.path), **args)

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.file.close()


def fields_of(line: ChunkLine) -> dict[str, Any]:
    return {name: getattr(line, name) for name in ChunkLine.__dataclass_fields__}


def overlaps(chunk: Chunk, others: list[Chunk]) -> bool:
    return any(chunk.first < other.end and other.first < chunk.end for other in others)
