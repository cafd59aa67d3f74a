"""Reading packs: folders of TOML files into a library of pieces."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar

import platformdirs
from pydantic import TypeAdapter, ValidationError

from ufs.content.notation import read_base, read_sky
from ufs.content.problems import Problem
from ufs.content.schema import (
    AnyPiece,
    EditionFile,
    Piece,
)
from ufs.errors import misfit, show

BUILT_IN = Path(__file__).parent / "packs" / "base"
MAX_FILE = 1_000_000  # bytes; a piece is a page of text

P = TypeVar("P", bound=Piece)
_adapter: TypeAdapter[Any] = TypeAdapter(AnyPiece)


def user_packs() -> list[Path]:
    """The packs in the user's data folder, by name."""
    folder = Path(platformdirs.user_data_dir("under-falling-skies")) / "packs"
    return sorted(path for path in folder.glob("*") if path.is_dir()) if folder.is_dir() else []


class Library:
    """All pieces by kind and id. A piece read later replaces one of the same kind and id."""

    def __init__(self) -> None:
        self.pieces: dict[tuple[type[Piece], str], Piece] = {}
        self.files: dict[tuple[type[Piece], str], str] = {}
        self.pack_of: dict[tuple[type[Piece], str], int] = {}
        self.packs_read = 0
        self.problems: list[Problem] = []

    def add(self, piece: Piece, file: str) -> None:
        self.pieces[type(piece), piece.id] = piece
        self.files[type(piece), piece.id] = file
        self.pack_of[type(piece), piece.id] = self.packs_read

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

    def read(self, folder: Path, prefix: str = "") -> None:
        """Read a pack, a folder of TOML files, or a single file."""
        try:
            files = sorted(folder.rglob("*.toml")) if folder.is_dir() else [folder]
            if not folder.exists():
                self.problems.append(Problem(str(folder), "", "pack-missing"))
                return
        except OSError as error:
            self.problems.append(
                Problem(show(str(folder)), "", "file-unreadable", reason=str(error.strerror))
            )
            return
        if not files:
            self.problems.append(Problem(str(folder), "", "pack-empty"))
        self.packs_read += 1
        seen: dict[tuple[type[Piece], str], str] = {}
        for path in files:
            inside = path.name if path == folder else path.relative_to(folder).as_posix()
            name = f"{prefix}{inside}"
            piece = self.read_file(path, name)
            if piece is None:
                continue
            key = type(piece), piece.id
            if key in seen:
                self.problems.append(
                    Problem(name, "id", "piece-twice", found=piece.id, other=seen[key])
                )
            seen[key] = name
            self.add(piece, name)

    def read_file(self, path: Path, name: str) -> Piece | None:
        """Read one file; every mistake becomes a problem."""
        data = self._toml(path, name)
        if data is None:
            return None
        try:
            piece: Piece = _adapter.validate_python(data)
        except ValidationError as error:
            kind = str(data.get("kind"))
            for detail in error.errors():
                wrong = misfit(detail)
                place = wrong.place.removeprefix(kind).lstrip(".")
                self.problems.append(Problem(name, place or "kind", wrong.key, **wrong.args))
            self._check_rows(data, name)
            return None
        return piece

    def _check_rows(self, data: dict[str, Any], name: str) -> None:
        """The rows of a piece that does not fit otherwise: all mistakes are told at once."""
        readers = {"sky": read_sky, "base-card": read_base, "base-tile": read_base}
        reader = readers.get(str(data.get("kind")))
        for side, table in data.items():
            rows = table.get("rows") if isinstance(table, dict) else None
            if reader and isinstance(rows, list) and all(isinstance(row, str) for row in rows):
                reader(rows, partial(self._note, name, side))

    def _note(self, name: str, side: str, place: str, key: str, **args: Any) -> None:
        self.problems.append(Problem(name, f"{side}.{place}", key, **args))

    def _toml(self, path: Path, name: str) -> dict[str, Any] | None:
        try:
            if not path.is_file():
                self.problems.append(Problem(name, "", "file-not-a-file"))
                return None
            if path.stat().st_size > MAX_FILE:
                self.problems.append(Problem(name, "", "file-too-large", most=str(MAX_FILE)))
                return None
            return tomllib.loads(path.read_bytes().decode("utf-8"))
        except OSError as error:
            self.problems.append(Problem(name, "", "file-unreadable", reason=str(error.strerror)))
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
    from ufs.content.check import check

    library = Library()
    library.read(BUILT_IN)
    for pack in packs:
        library.read(pack, f"{pack.name}/" if len(packs) > 1 else "")
    library.problems.extend(check(library))
    return library
