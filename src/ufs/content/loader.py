"""Reading packs: folders or zip files of TOML files into a library of pieces."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import platformdirs
from pydantic import TypeAdapter, ValidationError

from ufs.base.errors import field_error, show
from ufs.content.notation import base_mistakes, sky_mistakes
from ufs.content.problems import Problem
from ufs.content.schema import (
    AnyPiece,
    EditionFile,
    Piece,
)
from ufs.content.zipped import MAX_FILE, is_zip, read_zip

BUILT_IN = Path(__file__).parent / "packs" / "base"

P = TypeVar("P", bound=Piece)
_adapter: TypeAdapter[Any] = TypeAdapter(AnyPiece)


def user_packs() -> list[Path]:
    """The packs in the user's data folder, by name: folders, zip files and single pieces."""
    folder = Path(platformdirs.user_data_dir("under-falling-skies")) / "packs"
    try:
        found = sorted(path for path in folder.iterdir() if not path.name.startswith("."))
        return [path for path in found if path.is_dir() or is_zip(path) or is_toml(path)]
    except OSError:  # there is none, or none that could be read
        return []


def is_toml(path: Path) -> bool:
    """A file of a piece by its name; some systems write it in capitals."""
    return path.suffix.lower() == ".toml"


@dataclass(frozen=True)
class LeftOut:
    """A pack that is not used, and why."""

    pack: Path
    problems: list[Problem]


class Library:
    """All pieces by kind and id. A piece read later replaces one of the same kind and id."""

    def __init__(self) -> None:
        self.pieces: dict[tuple[type[Piece], str], Piece] = {}
        self.files: dict[tuple[type[Piece], str], str] = {}
        self.pack_of: dict[tuple[type[Piece], str], int] = {}
        self.packs_read = 0
        self.problems: list[Problem] = []
        self.left_out: list[LeftOut] = []  # the packs that would have broken something

    def add(self, piece: Piece, file: str) -> None:
        self.pieces[type(piece), piece.id] = piece
        self.files[type(piece), piece.id] = file
        self.pack_of[type(piece), piece.id] = self.packs_read

    def copy(self) -> Library:
        """Another library with the same pieces, to try something with."""
        twin = Library()
        twin.pieces, twin.files = dict(self.pieces), dict(self.files)
        twin.pack_of, twin.packs_read = dict(self.pack_of), self.packs_read
        twin.problems = list(self.problems)
        return twin

    def newest(self, *pieces: P) -> P:
        """Of pieces that do not fit together, the one to mend: the first from the newest pack."""
        return max(pieces, key=lambda piece: self.pack_of[type(piece), piece.id])

    def all(self, kind: type[P]) -> list[P]:
        """All pieces of a kind, in the order of their ids."""
        found = [piece for key, piece in sorted(self.pieces.items(), key=lambda item: item[0][1])]
        return [piece for piece in found if isinstance(piece, kind)]

    def get(self, kind: type[P], id: str) -> P | None:
        piece = self.pieces.get((kind, id))
        return piece if isinstance(piece, kind) else None

    def file(self, piece: Piece) -> str:
        return self.files[type(piece), piece.id]

    def edition(self, id: str) -> EditionFile | None:
        return self.get(EditionFile, id)

    def read(self, pack: Path, prefix: str = "") -> None:
        """Read a pack, a folder or zip file of TOML files, or a single file."""
        seen: dict[tuple[type[Piece], str], str] = {}
        self.packs_read += 1
        for name, text in self._files(pack, prefix):
            piece = self.read_text(text, name)
            if piece is None:
                continue
            key = type(piece), piece.id
            if key in seen:
                self.problems.append(
                    Problem(name, "id", "piece-twice", found=piece.id, other=seen[key])
                )
            seen[key] = name
            self.add(piece, name)

    def _files(self, pack: Path, prefix: str) -> Iterator[tuple[str, bytes]]:
        """The TOML files of a pack with their names; what is wrong with it is noted."""
        try:
            if not pack.exists():
                self.problems.append(Problem(str(pack), "", "pack-missing"))
                return
            zipped = is_zip(pack)
            paths = sorted(filter(is_toml, pack.rglob("*"))) if pack.is_dir() else [pack]
        except OSError as error:
            self.problems.append(
                Problem(show(str(pack)), "", "file-unreadable", reason=str(error.strerror))
            )
            return
        if zipped:
            files, problems = read_zip(pack, prefix)
            self.problems += problems
            if not files and not problems:
                self.problems.append(Problem(str(pack), "", "pack-empty"))
            yield from ((f"{prefix}{inside}", text) for inside, text in files)
            return
        if not paths:
            self.problems.append(Problem(str(pack), "", "pack-empty"))
        for path in paths:
            alone = path == pack  # then its name says enough
            name = path.name if alone else f"{prefix}{path.relative_to(pack).as_posix()}"
            text = self._bytes(path, name)
            if text is not None:
                yield name, text

    def read_text(self, text: bytes, name: str) -> Piece | None:
        """Read one file; every mistake becomes a problem."""
        data = self._toml(text, name)
        if data is None:
            return None
        try:
            piece: Piece = _adapter.validate_python(data)
        except ValidationError as error:
            for detail in error.errors():
                wrong = field_error({**detail, "loc": detail["loc"][1:]})  # without the kind
                self.problems.append(Problem(name, wrong.place, wrong.key, **wrong.args))
            self._check_rows(data, name)
            return None
        return piece

    def _check_rows(self, data: dict[str, Any], name: str) -> None:
        """The rows of a piece that does not fit otherwise: all mistakes are told at once."""
        readers = {"sky": sky_mistakes, "base-card": base_mistakes, "base-tile": base_mistakes}
        reader = readers.get(str(data.get("kind")))
        for side, table in data.items():
            rows = table.get("rows") if isinstance(table, dict) else None
            if reader and isinstance(rows, list) and all(isinstance(row, str) for row in rows):
                for mistake in reader(rows):
                    place = f"{side}.{mistake.place}"
                    self.problems.append(Problem(name, place, mistake.key, **mistake.args))

    def _bytes(self, path: Path, name: str) -> bytes | None:
        try:
            if not path.is_file():
                self.problems.append(Problem(name, "", "file-not-a-file"))
                return None
            if path.stat().st_size > MAX_FILE:
                self.problems.append(Problem(name, "", "file-too-large", most=str(MAX_FILE)))
                return None
            return path.read_bytes()
        except OSError as error:
            self.problems.append(Problem(name, "", "file-unreadable", reason=str(error.strerror)))
            return None

    def _toml(self, text: bytes, name: str) -> dict[str, Any] | None:
        try:
            return tomllib.loads(text.decode("utf-8-sig"))  # some editors mark UTF-8 as such
        except UnicodeDecodeError as error:
            self.problems.append(Problem(name, "", "file-not-utf8", byte=str(error.start)))
        except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
            self.problems.append(Problem(name, "", "file-not-toml", reason=show(str(error), 200)))
        return None


@cache
def built_in() -> Library:
    """The pieces that come with the game, read once."""
    library = Library()
    library.read(BUILT_IN)
    return library


def load(packs: Sequence[Path] = ()) -> Library:
    """The built-in pieces and those of more packs, checked. See `problems` before you use it."""
    library = built_in().copy()
    for pack in packs:
        library.read(pack, f"{pack.name}/" if len(packs) > 1 else "")
    return checked(library)


def load_all(packs: Sequence[Path] = ()) -> tuple[Library, list[LeftOut]]:
    """Like `load`, with the packs of the user's folder, which nobody asked for by name.

    One of those that breaks something is left out and told of, so it never stops the program.
    """
    library, left_out = built_in().copy(), []
    for pack in user_packs():
        trial = library.copy()
        trial.read(pack, f"{pack.name}/")
        if checked(trial).problems:
            left_out.append(LeftOut(pack, trial.problems))
        else:
            library = trial
    for pack in packs:
        library.read(pack, f"{pack.name}/" if len(packs) > 1 else "")
    library.left_out = left_out
    return checked(library), left_out


def checked(library: Library) -> Library:
    """The same library; its problems now include what the check finds."""
    from ufs.content.check import check

    library.problems.extend(check(library))
    return library
