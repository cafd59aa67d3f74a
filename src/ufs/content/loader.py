"""Reading packs (folders or zip files of TOML files) into a library of pieces."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path, PurePath
from typing import Any, TypeVar

import platformdirs
from pydantic import TypeAdapter, ValidationError

from ufs.base.errors import show, to_field_error
from ufs.content.problems import Problem
from ufs.content.references import KINDS
from ufs.content.schema import AnyPiece, EditionFile, Piece
from ufs.content.zipped import MAX_FILE, is_zip, read_zip

BUILT_IN = Path(__file__).parent / "packs" / "base"

P = TypeVar("P", bound=Piece)
_adapter: TypeAdapter[Any] = TypeAdapter(AnyPiece)
MAX_IGNORED_LISTED = 20  # ignored files that are listed one by one


def user_packs() -> list[Path]:
    """The packs in the user's data folder, by name: folders, zip files and single pieces."""
    return [path for path in user_pack_entries() if is_pack(path)]


def stray_user_files() -> list[Path]:
    """What else is in that folder and is not a pack."""
    return [path for path in user_pack_entries() if not is_pack(path)]


def user_pack_entries() -> list[Path]:
    folder = Path(platformdirs.user_data_dir("under-falling-skies")) / "packs"
    try:
        return sorted(path for path in folder.iterdir() if not path.name.startswith("."))
    except OSError:  # missing or unreadable
        return []


def is_pack(path: Path) -> bool:
    try:
        return path.is_dir() or is_zip(path) or is_toml(path)
    except OSError:
        return False


def is_hidden(name: str) -> bool:
    """Files that systems and editors create."""
    return name.startswith((".", "__"))


def is_toml(path: Path) -> bool:
    """A piece's file by its name; some systems write it in capitals."""
    return path.suffix.lower() == ".toml"


@dataclass(frozen=True)
class LeftOutPack:
    """A pack that is not used, and why."""

    pack: Path
    problems: list[Problem]


@dataclass(frozen=True)
class Draft:
    """A file that says which piece it holds but is not valid."""

    kind: type[Piece]
    id: str
    data: dict[str, Any]
    file: str


class Library:
    """All pieces by kind and id. A piece read later replaces one of the same kind and id."""

    def __init__(self) -> None:
        self.pieces: dict[tuple[type[Piece], str], Piece] = {}
        self.files: dict[tuple[type[Piece], str], str] = {}
        self.pack_of: dict[tuple[type[Piece], str], int] = {}
        self.packs_read = 0
        self.drafts: list[Draft] = []
        self.problems: list[Problem] = []
        self.remarks: list[Problem] = []  # not mistakes, but probably not intended
        self.left_out: list[LeftOutPack] = []  # user packs with problems

    def add(self, piece: Piece, file: str) -> None:
        self.pieces[type(piece), piece.id] = piece
        self.files[type(piece), piece.id] = file
        self.pack_of[type(piece), piece.id] = self.packs_read

    def copy(self) -> Library:
        """Another library with the same pieces, to try something out."""
        twin = Library()
        twin.pieces, twin.files = dict(self.pieces), dict(self.files)
        twin.pack_of, twin.packs_read = dict(self.pack_of), self.packs_read
        twin.problems, twin.remarks = list(self.problems), list(self.remarks)
        twin.drafts = list(self.drafts)
        return twin

    def newest(self, *pieces: P) -> P:
        """Of pieces that do not fit together, the one to blame: the first from the newest pack."""
        return max(pieces, key=lambda piece: self.pack_of[type(piece), piece.id])

    def all(self, kind: type[P]) -> list[P]:
        """All pieces of a kind, in the order of their ids."""
        found = [piece for piece in self.pieces.values() if isinstance(piece, kind)]
        return sorted(found, key=lambda piece: piece.id)

    def get(self, kind: type[P], id: str) -> P | None:
        piece = self.pieces.get((kind, id))
        return piece if isinstance(piece, kind) else None

    def file(self, piece: Piece) -> str:
        return self.files[type(piece), piece.id]

    def edition(self, id: str) -> EditionFile | None:
        return self.get(EditionFile, id)

    def read(self, pack: Path, prefix: str = "") -> None:
        """Read a pack: a folder or zip file of TOML files, or a single file."""
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
        """The TOML files of a pack with their names; problems are noted."""
        try:
            if not pack.exists():
                self.problems.append(Problem(str(pack), "", "pack-missing"))
            elif is_zip(pack):
                yield from self._zipped(pack, prefix)
            elif pack.is_dir():
                yield from self._in_folder(pack, prefix)
            else:  # a single file needs no prefix
                yield from self._read([(pack, pack.name)])
        except OSError as error:
            self.problems.append(
                Problem(show(str(pack)), "", "file-unreadable", reason=str(error.strerror))
            )

    def _zipped(self, pack: Path, prefix: str) -> Iterator[tuple[str, bytes]]:
        files, problems, others = read_zip(pack, prefix)
        self.problems += problems
        self._name_ignored(pack, prefix, others)
        if not files and not problems:
            self.problems.append(Problem(str(pack), "", "pack-empty"))
        yield from ((f"{prefix}{inside}", text) for inside, text in files)

    def _in_folder(self, pack: Path, prefix: str) -> Iterator[tuple[str, bytes]]:
        found = sorted(pack.rglob("*"))
        others = [path for path in found if not is_toml(path) and path.is_file()]
        self._name_ignored(pack, prefix, [path.relative_to(pack) for path in others])
        pieces = [path for path in found if is_toml(path)]
        if not pieces:
            self.problems.append(Problem(str(pack), "", "pack-empty"))
        names = (f"{prefix}{path.relative_to(pack).as_posix()}" for path in pieces)
        yield from self._read(zip(pieces, names, strict=True))

    def _read(self, files: Iterable[tuple[Path, str]]) -> Iterator[tuple[str, bytes]]:
        for path, name in files:
            text = self._bytes(path, name)
            if text is not None:
                yield name, text

    def _name_ignored(self, pack: Path, prefix: str, others: Sequence[PurePath]) -> None:
        """List the files that are not read, except those that systems create."""
        seen = [path for path in others if not any(map(is_hidden, path.parts))]
        for path in seen[:MAX_IGNORED_LISTED]:
            self.remarks.append(Problem(f"{prefix}{path.as_posix()}", "", "file-ignored"))
        if len(seen) > MAX_IGNORED_LISTED:
            more = len(seen) - MAX_IGNORED_LISTED
            self.remarks.append(Problem(str(pack), "", "files-ignored-too", count=more))

    def read_text(self, text: bytes, name: str) -> Piece | None:
        """Read one file; every mistake becomes a problem."""
        data = self._toml(text, name)
        if data is None:
            return None
        try:
            piece: Piece = _adapter.validate_python(data)
        except ValidationError as error:
            for detail in error.errors():
                wrong = to_field_error({**detail, "loc": detail["loc"][1:]})  # without the kind
                self.problems.append(Problem(name, wrong.place, wrong.key, **wrong.args))
            kind, id = (data.get(field) for field in ("kind", "id"))
            if isinstance(kind, str) and kind in KINDS:
                known = id if isinstance(id, str) else ""
                self.drafts.append(Draft(KINDS[kind], known, data, name))
            return None
        return piece

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
            return tomllib.loads(text.decode("utf-8-sig"))  # some editors add a byte order mark
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
    """The built-in pieces and those of more packs, checked. Look at `problems` before using it."""
    library = built_in().copy()
    for pack in packs:
        library.read(pack, f"{pack.name}/" if len(packs) > 1 else "")
    return add_check_problems(library)


def load_all(packs: Sequence[Path] = ()) -> tuple[Library, list[LeftOutPack]]:
    """Like `load`, with the packs of the user's folder.

    A user pack with problems is left out and returned, so it never stops the program.
    """
    library, left_out = built_in().copy(), []
    for pack in user_packs():
        trial = library.copy()
        trial.read(pack, f"{pack.name}/")
        if add_check_problems(trial).problems:
            left_out.append(LeftOutPack(pack, trial.problems))
        else:
            library = trial
    for pack in packs:
        library.read(pack, f"{pack.name}/" if len(packs) > 1 else "")
    library.left_out = left_out
    return add_check_problems(library), left_out


def add_check_problems(library: Library) -> Library:
    """Add what the check finds to the problems of a library, and return the library."""
    from ufs.content.check import check

    library.problems.extend(check(library))
    return library
