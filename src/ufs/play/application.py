"""The application: everything a player can do, in one object, independent of the transport."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ufs import __version__
from ufs.base.words import LANGUAGES, Words
from ufs.coach.service import CoachService
from ufs.content.loader import Library
from ufs.play.battles import Battles
from ufs.play.campaigns import Campaigns
from ufs.play.content_json import content_json
from ufs.play.games import Games
from ufs.play.hints import Hints
from ufs.play.puzzles import Puzzles
from ufs.play.reviews import Reviews
from ufs.play.sessions import Sessions
from ufs.play.settings import Settings
from ufs.play.statistics import statistics_json
from ufs.play.text_files import FailedImport, import_text_files
from ufs.store.storage import Storage

NAME = "Under Falling Skies"


class Application:
    """One player's storage, library of pieces and coach, and the services that use them."""

    def __init__(
        self, storage: Storage, library: Library, coach: CoachService | None = None
    ) -> None:
        self.storage = storage
        self.library = library
        self.coach = coach or CoachService(library)
        self.sessions = Sessions(storage, library)
        self.games = Games(self.sessions)
        self.campaigns = Campaigns(self.sessions)
        self.puzzles = Puzzles(self.sessions)
        self.hints = Hints(self.sessions, self.coach)
        self.reviews = Reviews(self.sessions, self.coach)
        self.battles = Battles(library)
        self.settings = Settings(storage)
        self.failed_imports: list[FailedImport] = []  # text files of version 0.1

    def about(self, words: Words) -> dict[str, Any]:
        """Name, version and languages of this program, and any notice about the saves."""
        return {
            "name": NAME,
            "version": __version__,
            "languages": list(LANGUAGES),
            "notice": self.notice(words),
        }

    def notice(self, words: Words) -> str | None:
        """What the player should know about the saves."""
        notice = self.storage.notice()
        messages = [words.say(notice[0], **notice[1])] if notice else []
        messages += [failed.message(words) for failed in self.failed_imports]
        return " ".join(messages) or None

    def content(self, words: Words) -> dict[str, Any]:
        """What can be chosen for a game."""
        return content_json(self.library, words)

    def statistics(self, words: Words) -> dict[str, Any]:
        """Wins, losses and streaks over all games."""
        return statistics_json(self.sessions.games(), self.library, words)

    def close(self) -> None:
        self.coach.close()
        self.storage.close()


def open_application(library: Library, path: Path | None = None) -> Application:
    """The application on the player's own saves, or on another file.

    Imports the games that version 0.1 saved as text files in the same folder.
    """
    from ufs.store.sqlite import SqliteStorage, default_path

    storage = SqliteStorage(path or default_path())
    application = Application(storage, library)
    application.failed_imports = import_text_files(storage.path.parent, application.sessions)
    return application
