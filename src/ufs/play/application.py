"""The application: everything a player can do, in one object, independent of the transport."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

from ufs import __version__
from ufs.base import compiled_cache, extras
from ufs.base.errors import UfsError
from ufs.base.words import LANGUAGES, Words
from ufs.campaign import Campaign
from ufs.coach.service import CoachService
from ufs.content.loader import Library
from ufs.play.battles import Battles
from ufs.play.bin import Bin
from ufs.play.campaigns import Campaigns
from ufs.play.content_json import content_json
from ufs.play.games import Games
from ufs.play.hints import Hints
from ufs.play.puzzles import Puzzles
from ufs.play.reviews import Reviews
from ufs.play.seal import Seal
from ufs.play.sessions import Session, Sessions
from ufs.play.settings import Settings
from ufs.play.statistics import RECENT, statistics_json
from ufs.play.text_files import FailedImport, import_text_files
from ufs.store.lists import GamesAsked
from ufs.store.storage import Storage, Unreadable, unreadable_error

MOST_UNREADABLE = 5  # named in a notice
NAME = "Under Falling Skies"


class Application:
    """One player's storage, library of pieces and coach, and the services that use them."""

    def __init__(
        self, storage: Storage, library: Library, coach: CoachService | None = None
    ) -> None:
        self.storage = storage
        self.library = library
        self.coach = coach or CoachService(library)
        self.settings = Settings(storage)
        self.seal = Seal(storage, library, self.settings)
        self.sessions = Sessions(storage, library)
        self.games = Games(self.sessions, self.seal)
        self.campaigns = Campaigns(self.sessions)
        self.campaigns.after_change.append(self.meet_chapter)
        self.bin = Bin(self.sessions, self.campaigns)
        self.puzzles = Puzzles(self.sessions)
        self.hints = Hints(self.sessions, self.coach)
        self.reviews = Reviews(self.sessions, self.coach)
        self.battles = Battles(library, self.seal)
        self.sessions.after_change.append(self.tidy_after)
        self.failed_imports: list[FailedImport] = []  # text files of version 0.1
        with suppress(UfsError):  # a full disk must not stop us: the next start tries again
            self.sessions.pieces.fill_in()
            self.seal.look_back()

    def prepare(self) -> None:
        """What is done at every start: the bin is looked through, and a backup made."""
        with suppress(UfsError):  # the next start tries again
            self.bin.empty_old()
        if self.storage.page_of_games(GamesAsked(limit=1)).total:
            self.storage.tidy()

    def about(self, words: Words) -> dict[str, Any]:
        """Name, version and languages of this program, and any notice about the saves."""
        return {
            "name": NAME,
            "version": __version__,
            "languages": list(LANGUAGES),
            "notice": self.notice(words),
        }

    def notice(self, words: Words) -> str | None:
        """What the player should know about the saves, and about the coach's cache."""
        notice = self.storage.notice()
        messages = [words.say(notice[0], **notice[1])] if notice else []
        messages += unreadable_messages(self.storage.unreadable(), words)
        messages += [failed.message(words) for failed in self.failed_imports]
        uncached = compiled_cache.notice(words) if extras.has("fast") else None
        messages += [uncached] if uncached else []
        return "\n".join(messages) or None

    def content(self, words: Words) -> dict[str, Any]:
        """What can be chosen for a game."""
        return content_json(self.seal, words)

    def statistics(self, words: Words) -> dict[str, Any]:
        """Wins, losses and streaks over all games."""
        return statistics_json(self.storage.results(RECENT), self.library, words)

    def meet_chapter(self, campaign: Campaign) -> None:
        """C11: what the chapter of a campaign brings is sealed no more."""
        with suppress(UfsError):  # the campaign is saved: the next start looks back
            self.seal.meet(campaign.chapter)

    def tidy_after(self, session: Session) -> None:
        """The end of a game is a good time for a backup."""
        if session.game.is_over:
            self.storage.tidy()

    def export_profile(self) -> bytes:
        """All games, campaigns and settings in one file, for `ufs saves restore`."""
        return self.storage.export_profile()

    def close(self) -> None:
        self.coach.close()
        self.storage.close()


def unreadable_messages(bad: list[Unreadable], words: Words) -> list[str]:
    """What cannot be read, by name; of many only the first ones."""
    messages = [unreadable_error(one).message(words) for one in bad[:MOST_UNREADABLE]]
    more = len(bad) - len(messages)
    return [*messages, words.say("store-unreadable-more", count=more)] if more else messages


def open_application(library: Library, store: str | Path | None = None) -> Application:
    """The application on the player's own saves, on another file, or on the database of a URL.

    Imports the games that version 0.1 saved as text files in the folder of a file.
    """
    from ufs.store.sqlite import SqliteStorage, default_path

    if isinstance(store, str):
        from ufs.store.url import open_storage

        storage = open_storage(store)
    else:
        storage = SqliteStorage(store or default_path())
    application = Application(storage, library)
    if isinstance(storage, SqliteStorage):
        folder = storage.path.parent
        application.failed_imports = import_text_files(folder, application.sessions)
    application.prepare()
    return application
