"""Reading packs (folders or zip files of TOML files) into a library of pieces."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from heapq import nsmallest
from pathlib import Path
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from ufs.base.errors import UfsError, to_field_error
from ufs.base.files import data_folder
from ufs.content.limits import (
    MAX_ALL_PIECES,
    MAX_ALL_TEXT,
    MAX_FOLDER_ENTRIES,
    MAX_PACKS,
    MAX_PROBLEMS,
)
from ufs.content.pack_files import read_pack
from ufs.content.problems import Problem
from ufs.content.references import KINDS
from ufs.content.schema import AnyPiece, EditionFile, Piece
from ufs.content.toml_text import read_toml

BUILT_IN = Path(__file__).parent / "packs" / "base"

P = TypeVar("P", bound=Piece)
_adapter: TypeAdapter[Any] = TypeAdapter(AnyPiece)


def choose_user_packs() -> tuple[list[Path], list[LeftOutPack]]:
    """The packs in the user's data folder, by name: folders, zip files and single pieces.

    Beside them those that are too many, or too large to be read. Of packs that are too large
    together, the largest are left out, so that none can keep out the others.
    """
    packs = [path for path in user_pack_entries() if is_pack(path)]
    left_out = [leave_out(pack, "packs-too-many", MAX_PACKS) for pack in packs[MAX_PACKS:][:1]]
    sizes = {pack: measure(pack) for pack in packs[:MAX_PACKS]}
    chosen, pieces, size = set(), 0, 0
    for pack in sorted(sizes, key=lambda pack: sizes[pack]):
        size, pieces = size + sizes[pack][0], pieces + sizes[pack][1]
        if size > MAX_ALL_TEXT:
            left_out.append(leave_out(pack, "packs-too-large", MAX_ALL_TEXT))
        elif pieces > MAX_ALL_PIECES:
            left_out.append(leave_out(pack, "packs-too-many-pieces", MAX_ALL_PIECES))
        else:
            chosen.add(pack)
    return [pack for pack in sizes if pack in chosen], left_out


def measure(pack: Path) -> tuple[int, int]:
    """How many bytes and pieces a pack has."""
    found = read_pack(pack)
    return found.size, len(found.files)


def leave_out(pack: Path, key: str, most: int) -> LeftOutPack:
    return LeftOutPack(pack, [Problem(pack.name, "", key, most=str(most))])


def stray_user_files() -> list[Path]:
    """What else is in that folder and is not a pack."""
    return [path for path in user_pack_entries() if not is_pack(path)]


def user_pack_entries() -> list[Path]:
    """What is in that folder, by name; not all of it if somebody filled it."""
    folder = data_folder() / "packs"
    try:
        with os.scandir(folder) as listing:
            names = (entry.name for entry in listing if not entry.name.startswith("."))
            return [folder / name for name in nsmallest(MAX_FOLDER_ENTRIES, names)]
    except OSError:  # missing or unreadable
        return []


def is_pack(path: Path) -> bool:
    """By its name: a file that is none, such as a link to a device, is named and left out."""
    try:
        return path.suffix.lower() in (".zip", ".toml") or path.is_dir()
    except OSError:
        return False


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
        self.is_cut = False  # a pack had so many problems that the rest of it was not read
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
        twin.drafts, twin.is_cut = list(self.drafts), self.is_cut
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
        self.packs_read += 1
        found = read_pack(pack, prefix)
        before = len(self.problems)
        self.problems += found.problems
        self.remarks += found.remarks
        seen: dict[tuple[type[Piece], str], str] = {}
        for name, text in found.files:
            if len(self.problems) - before >= MAX_PROBLEMS:
                break
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
        if len(self.problems) - before >= MAX_PROBLEMS:
            self.is_cut = True
            self.problems[before + MAX_PROBLEMS :] = [stopped(str(pack))]

    def read_text(self, text: bytes, name: str) -> Piece | None:
        """Read one file; every mistake becomes a problem."""
        try:
            data = read_toml(text)
            piece: Piece = _adapter.validate_python(data)
        except UfsError as error:
            self.problems.append(Problem(name, "", error.key, **error.args_))
            return None
        except ValidationError as error:
            for detail in error.errors(include_url=False):
                wrong = to_field_error({**detail, "loc": detail["loc"][1:]})  # without the kind
                self.problems.append(Problem(name, wrong.place, wrong.key, **wrong.args))
            kind, id = (data.get(field) for field in ("kind", "id"))
            if isinstance(kind, str) and kind in KINDS:
                known = id if isinstance(id, str) else ""
                self.drafts.append(Draft(KINDS[kind], known, data, name))
            return None
        return piece


@cache
def built_in() -> Library:
    """The pieces that come with the game, read once."""
    library = Library()
    library.read(BUILT_IN)
    return library


def load(packs: Sequence[Path] = ()) -> Library:
    """The built-in pieces and those of more packs, checked. Look at `problems` before using it."""
    library = built_in().copy()
    read_named(library, packs)
    return add_check_problems(library)


def load_all(packs: Sequence[Path] = ()) -> tuple[Library, list[LeftOutPack]]:
    """Like `load`, with the packs of the user's folder.

    A user pack with problems is left out and returned, so it never stops the program.
    """
    library = built_in().copy()
    chosen, left_out = choose_user_packs()
    for pack in chosen:
        trial = library.copy()
        trial.read(pack, f"{pack.name}/")
        if add_check_problems(trial).problems:
            left_out.append(LeftOutPack(pack, trial.problems))
        else:
            library = trial
    read_named(library, packs)
    library.left_out = sorted(left_out, key=lambda one: one.pack.name)
    return add_check_problems(library), library.left_out


def read_named(library: Library, packs: Sequence[Path]) -> None:
    """Read the packs that somebody named."""
    for pack in packs:
        library.read(pack, f"{pack.name}/" if len(packs) > 1 else "")


def add_check_problems(library: Library) -> Library:
    """Add what the check finds to the problems of a library, and return the library."""
    from ufs.content.check import check

    if not library.is_cut:  # pieces that were not read would be missed
        library.problems.extend(check(library))
    return library


def stopped(file: str) -> Problem:
    """The last problem where there are too many."""
    return Problem(file, "", "problems-too-many", most=str(MAX_PROBLEMS))
