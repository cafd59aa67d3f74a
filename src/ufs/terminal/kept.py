"""Keeping the game in progress: a text file, written anew after every action."""

from __future__ import annotations

import shlex
from datetime import datetime
from itertools import count
from pathlib import Path

import platformdirs

from ufs.game import Game

LAST = "last-game.txt"


def data_folder() -> Path:
    return Path(platformdirs.user_data_dir("under-falling-skies"))


def last_game() -> Path | None:
    """The game that was played last, if it was kept."""
    path = data_folder() / LAST
    return path if path.is_file() else None


def is_unfinished(path: Path) -> bool:
    return path.read_text(encoding="utf-8", errors="replace").rstrip().endswith("unfinished")


class Keeper:
    """Knows where the game is kept and how to go on with it.

    `program` is how this program was called, so that what it tells the player to type works.
    """

    def __init__(self, path: Path | None, program: str = "ufs play", options: str = "") -> None:
        self.opened = path  # a game that was opened is kept where it was
        self.program = program
        self.options = options
        self.path: Path | None = None  # where it is kept, once it is

    def keep(self, game: Game) -> None:
        """Write the game down. An unfinished game of before is moved aside, never written over."""
        if self.path is None and self.opened is None:
            self.move_aside()
        self.path = self.write(self.opened or data_folder() / LAST, game)

    def move_aside(self) -> None:
        old = last_game()
        if old is not None and is_unfinished(old):
            when = datetime.fromtimestamp(old.stat().st_mtime).strftime("%Y-%m-%d-%H%M%S")
            names = (old.with_name(f"game-{when}-{n}.txt") for n in count(1))
            old.rename(next(path for path in names if not path.exists()))

    def write(self, path: Path, game: Game) -> Path:
        path = path.expanduser()
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(path.name + ".new")
        beside.write_text(game.record(), encoding="utf-8")
        beside.replace(path)
        return path

    def command(self) -> str:
        """What to type to go on with this game."""
        if self.opened is None:
            return f"{self.program} --continue {self.options}".rstrip()
        return f"{self.program} {shlex.quote(str(self.opened))} {self.options}".rstrip()
