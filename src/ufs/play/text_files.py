"""Games that the text game of version 0.1 kept in files of their own: they move into the storage.

Each file is read, kept as a game, and then put into the folder `brought-in`: nothing is deleted. A
file that cannot be read stays where it is and is named; it is tried again the next time.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ufs.base.errors import UfsError
from ufs.base.words import Words
from ufs.game import Game
from ufs.game.record import MAX_RECORD
from ufs.play.sessions import Sessions
from ufs.store.storage import CAMPAIGN, GAME, LETTERS, CampaignRecord

BROUGHT_IN = "brought-in"
CAMPAIGNS = "campaigns"


@dataclass(frozen=True)
class LeftFile:
    """A file that could not be brought in, and why."""

    path: Path
    error: UfsError

    def message(self, words: Words) -> str:
        reason = self.error.message(words)
        return words.say("text-file-left", file=str(self.path), reason=reason)


def bring_in_text_files(folder: Path, sessions: Sessions) -> list[LeftFile]:
    """Every game in text files below `folder`; what cannot be read is told."""
    left = []
    for path in text_files(folder):
        try:
            bring_in(path, folder, sessions)
        except UfsError as error:
            left.append(LeftFile(path, error))
        except (OSError, UnicodeDecodeError) as error:
            reason = str(getattr(error, "strerror", None) or error)
            left.append(LeftFile(path, UfsError("bad_record", "text-file-unread", reason=reason)))
    return left


def text_files(folder: Path) -> Iterator[Path]:
    """The files of version 0.1: the last game, those moved aside for it, those of campaigns."""
    yield from (path for path in [folder / "last-game.txt"] if path.is_file())
    yield from sorted(folder.glob("game-*.txt"))
    yield from sorted((folder / CAMPAIGNS).glob("*-*.txt"))


def bring_in(path: Path, folder: Path, sessions: Sessions) -> None:
    with path.open("rb") as file:
        text = file.read(4 * MAX_RECORD + 1).decode("utf-8-sig")
    game = Game.from_record(text, sessions.library)
    id = id_for(path.name, text)
    if sessions.storage.read_game(id) is None:  # or it was brought in, and not yet moved
        is_campaign = path.parent.name == CAMPAIGNS
        kind = CAMPAIGN if is_campaign else GAME
        when = datetime.fromtimestamp(path.stat().st_mtime, UTC)
        is_loaded = game.origin is not None
        sessions.create(game, kind=kind, imported=is_loaded, id=id, when=when)
        if is_campaign:
            name_in_campaigns(path.name, id, sessions)
    kept = folder / BROUGHT_IN / path.relative_to(folder)
    kept.parent.mkdir(parents=True, exist_ok=True)
    path.replace(kept)


def id_for(name: str, text: str) -> str:
    """Always the same for the same file: a second try finds what the first one made."""
    digest = hashlib.sha256(f"{name} {text}".encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:8])


def name_in_campaigns(name: str, id: str, sessions: Sessions) -> None:
    """Campaigns named such a game by its file; now they name it by its id."""
    storage = sessions.storage
    while (info := storage.campaign_of_game(name)) is not None:
        record = storage.read_campaign(info.id)
        if record is None or record.data is None:
            return
        steps = [renamed(step, name, id) for step in record.data["steps"]]
        changed = replace(info, version=info.version + 1)
        storage.change_campaign(CampaignRecord(changed, {**record.data, "steps": steps}))


def renamed(step: dict[str, Any], name: str, id: str) -> dict[str, Any]:
    return {**step, "game": id} if step.get("game") == name else step
