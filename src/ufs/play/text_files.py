"""Imports the games that the text game of version 0.1 saved as text files.

Each file is read, saved as a game, and then moved to the folder `brought-in`: nothing is deleted. A
file that cannot be read stays where it is and is reported; the next start tries it again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ufs.base.errors import UfsError
from ufs.base.files import make_private, private_folder
from ufs.base.words import Words
from ufs.game.record import MAX_RECORD, read_record
from ufs.play.sessions import Sessions
from ufs.store.storage import CAMPAIGN, GAME, LETTERS

IMPORTED_FOLDER = "brought-in"
CAMPAIGNS_FOLDER = "campaigns"


@dataclass(frozen=True)
class FailedImport:
    """A file that could not be imported, and why."""

    path: Path
    error: UfsError

    def message(self, words: Words) -> str:
        reason = self.error.message(words)
        return words.say("text-file-left", file=str(self.path), reason=reason)


def import_text_files(folder: Path, sessions: Sessions) -> list[FailedImport]:
    """Import every game in text files below `folder`; return the files that cannot be read."""
    failed = []
    for path in text_files(folder):
        try:
            import_file(path, folder, sessions)
        except UfsError as error:
            failed.append(FailedImport(path, error))
        except (OSError, UnicodeDecodeError) as error:
            reason = str(getattr(error, "strerror", None) or error)
            unread = UfsError("bad_record", "text-file-unread", reason=reason)
            failed.append(FailedImport(path, unread))
    return failed


def text_files(folder: Path) -> Iterator[Path]:
    """The files of version 0.1: the last game, earlier games, games of campaigns."""
    yield from (path for path in [folder / "last-game.txt"] if path.is_file())
    yield from sorted(folder.glob("game-*.txt"))
    yield from sorted((folder / CAMPAIGNS_FOLDER).glob("*-*.txt"))


def import_file(path: Path, folder: Path, sessions: Sessions) -> None:
    with path.open("rb") as file:
        text = file.read(4 * MAX_RECORD + 1).decode("utf-8-sig")
    game = read_record(text, sessions.library, sessions.pieces.find)
    id = id_for(path.name, text)
    if sessions.storage.read_game(id) is None:  # else an earlier import was not finished
        is_campaign = path.parent.name == CAMPAIGNS_FOLDER
        kind = CAMPAIGN if is_campaign else GAME
        when = datetime.fromtimestamp(path.stat().st_mtime, UTC)
        is_loaded = game.origin is not None
        sessions.create(game, kind=kind, imported=is_loaded, id=id, when=when)
        if is_campaign:
            update_campaigns(path.name, id, sessions)
    target = folder / IMPORTED_FOLDER / path.relative_to(folder)
    private_folder(target.parent)
    make_private(path)
    path.replace(target)


def id_for(name: str, text: str) -> str:
    """Always the same id for the same file, so a second import finds the game of the first."""
    digest = hashlib.sha256(f"{name} {text}".encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:8])


def update_campaigns(name: str, id: str, sessions: Sessions) -> None:
    """Campaigns referred to such a game by its file name; from now on they use its id."""
    storage = sessions.storage
    while (info := storage.campaign_of_game(name)) is not None:
        record = storage.read_campaign(info.id)
        if record is None or record.data is None:
            return
        steps = [with_game_id(step, name, id) for step in record.data["steps"]]
        changed = replace(info, version=info.version + 1)
        storage.change_campaign(replace(record, info=changed, data={**record.data, "steps": steps}))


def with_game_id(step: dict[str, Any], name: str, id: str) -> dict[str, Any]:
    return {**step, "game": id} if step.get("game") == name else step
