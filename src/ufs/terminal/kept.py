"""Keeping the game in progress: a text file, written anew after every action."""

from __future__ import annotations

import shlex
from datetime import datetime
from itertools import count
from pathlib import Path

import platformdirs

from ufs.game import Game
from ufs.game.comments import end_of_record

LAST = "last-game.txt"


def data_folder() -> Path:
    return Path(platformdirs.user_data_dir("under-falling-skies"))


def last_game() -> Path | None:
    """The game that was played last, if it was kept."""
    path = data_folder() / LAST
    return path if path.is_file() else None


def is_unfinished(path: Path) -> bool:
    return end_of_record(path.read_text(encoding="utf-8", errors="replace")) == "unfinished"


def text_of(path: Path) -> str | None:
    """What is kept there now, if anything."""
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None


def free_name(folder: Path, when: datetime) -> Path:
    """A name for a game that has to be kept beside others."""
    names = (folder / f"game-{when:%Y-%m-%d-%H%M%S}-{n}.txt" for n in count(1))
    return next(path for path in names if not path.exists())


class Keeper:
    """Knows where the game is kept and how to go on with it.

    `program` is how this program was called, so that what it tells the player to type works.
    """

    def __init__(self, path: Path | None, program: str = "ufs play", options: str = "") -> None:
        self.opened = path  # a game that was opened is kept where it was
        self.program = program
        self.options = options
        self.path: Path | None = None  # where it is kept, once it is
        self.seen = text_of(path.expanduser()) if path else None  # how it stands there

    def keep(self, game: Game) -> None:
        """Write the game down. An unfinished game of before is moved aside, never written over."""
        if self.path is None:
            self.path = (self.opened or data_folder() / LAST).expanduser()
            if self.opened is None:
                self.move_aside()
        if self.seen is not None and text_of(self.path) not in (self.seen, None):
            self.path = self.place_of_its_own(self.path)
        self.seen = game.record()
        self.write(self.path, self.seen)

    def move_aside(self) -> None:
        old = last_game()
        if old is not None and is_unfinished(old):
            old.rename(free_name(old.parent, datetime.fromtimestamp(old.stat().st_mtime)))

    def place_of_its_own(self, taken: Path) -> Path:
        """Another game was kept here in the meantime: ours was moved aside then, or is now."""
        moved = (path for path in taken.parent.glob("game-*.txt") if text_of(path) == self.seen)
        return next(moved, None) or free_name(taken.parent, datetime.now())

    def write(self, path: Path, text: str) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(path.name + ".new")
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)

    def check_undo(self) -> None:
        """Whether a move may be taken back: here always."""

    def command(self) -> str:
        """What to type to go on with this game."""
        place = self.path or self.opened
        if self.opened is None and (place is None or place.name == LAST):
            return f"{self.program} --continue {self.options}".rstrip()
        return f"{self.program} {shlex.quote(str(place))} {self.options}".rstrip()
