"""An in-memory storage, for tests and for trying things out."""

from __future__ import annotations

import threading
from collections.abc import Iterable
from dataclasses import asdict, replace
from typing import Any

from ufs.base.errors import UfsError
from ufs.store.lists import GamesAsked, GamesPage, Results, page_of, results_of
from ufs.store.storage import (
    CAMPAIGN,
    CAMPAIGNS,
    FIRST_YEAR,
    GAME,
    GAMES,
    Binned,
    CampaignInfo,
    CampaignRecord,
    GameInfo,
    GameRecord,
    Pieces,
    PuzzleNote,
    StepRecord,
    Unreadable,
    bound,
    freed,
    games_in,
    now,
)


class MemoryStorage:
    """Implements `Storage` with dictionaries."""

    def __init__(self) -> None:
        self._games: dict[str, GameRecord] = {}
        self._campaigns: dict[str, CampaignRecord] = {}
        self._puzzles: dict[str, PuzzleNote] = {}
        self._piece_sets: dict[str, Pieces] = {}
        self._settings: dict[str, Any] = {}
        self._changes = 0  # of all games so far
        self._bin: dict[tuple[str, str], tuple[str, GameRecord | CampaignRecord]] = {}
        self._lock = threading.RLock()

    # --- games ---

    def games(self) -> list[GameInfo]:
        with self._lock:
            return [game.info for game in reversed(self._games.values())]

    def page_of_games(self, asked: GamesAsked) -> GamesPage:
        return page_of(self.games(), asked)

    def results(self, recent: int) -> Results:
        return results_of(self.games(), recent)

    def game_version(self, id: str) -> int | None:
        with self._lock:
            return self._games[id].info.version if id in self._games else None

    def read_game(self, id: str) -> GameRecord | None:
        with self._lock:
            return self._games.get(id)

    def add_game(self, game: GameRecord) -> None:
        with self._lock:
            self._games[game.info.id] = replace(game, info=self._numbered(game.info))

    def _numbered(self, info: GameInfo) -> GameInfo:
        self._changes += 1
        return replace(info, sequence=self._changes)

    def add_puzzle_game(self, game: GameRecord, puzzle: str, before: str | None) -> bool:
        with self._lock:
            if self._puzzles.get(puzzle, PuzzleNote(puzzle)).game != before:
                return False
            self.add_game(game)
            self.note_puzzle(puzzle, game=game.info.id, judged=None)
            return True

    def add_campaign_game(self, game: GameRecord, campaign: CampaignRecord) -> bool:
        with self._lock:
            if not self.change_campaign(campaign):
                return False
            self.add_game(game)
            return True

    def change_game(
        self, info: GameInfo, at: int, step: StepRecord | None, position: dict[str, Any]
    ) -> bool:
        with self._lock:
            if self.game_version(info.id) != info.version - 1:
                return False
            old = self._games.pop(info.id)  # the game changed last is the last entry
            steps = list(old.steps)
            if step is not None:
                steps = [*(one for one in steps if one.number < step.number), step]
            info = self._numbered(info)
            self._games[info.id] = replace(old, info=info, at=at, steps=steps, position=position)
            return True

    def delete_game(self, id: str) -> bool:
        with self._lock:
            game = self._games.pop(id, None)
            if game is not None:
                self._bin[GAMES, id] = now(), game
            return game is not None

    def remove_game(self, id: str) -> bool:
        with self._lock:
            return self._games.pop(id, None) is not None

    def restore_game(self, id: str) -> bool:
        with self._lock:
            _, game = self._bin.pop((GAMES, id), ("", None))
            if not isinstance(game, GameRecord):
                return False
            if game.info.kind == CAMPAIGN and self.campaign_of_game(id) is None:
                game = replace(game, info=freed(game.info))
            together = [*self._games.values(), game]
            in_order = sorted(together, key=lambda one: one.info.sequence)
            self._games = {one.info.id: one for one in in_order}
            return True

    # --- campaigns ---

    def campaigns(self) -> list[CampaignInfo]:
        with self._lock:
            return [one.info for one in reversed(self._campaigns.values())]

    def read_campaign(self, id: str) -> CampaignRecord | None:
        with self._lock:
            return self._campaigns.get(id)

    def campaign_of_game(self, game: str) -> CampaignInfo | None:
        with self._lock:
            named = (one for one in self.campaigns() if game in games_in(self._data(one.id)))
            return next(named, None)

    def _data(self, id: str) -> Any:
        return self._campaigns[id].data

    def add_campaign(self, campaign: CampaignRecord) -> None:
        with self._lock:
            self._campaigns[campaign.info.id] = campaign

    def change_campaign(self, campaign: CampaignRecord) -> bool:
        with self._lock:
            old = self._campaigns.get(campaign.info.id)
            if old is None or old.info.version != campaign.info.version - 1:
                return False
            del self._campaigns[campaign.info.id]
            self._campaigns[campaign.info.id] = campaign
            return True

    def delete_campaign(self, id: str) -> bool:
        with self._lock:
            gone = self._campaigns.pop(id, None)
            if gone is None:
                return False
            self._bin[CAMPAIGNS, id] = now(), gone
            named = [games_in(self._data(other)) for other in self._campaigns]
            for game in games_in(gone.data).difference(*named):
                record = self._games.get(game)
                if record is not None and record.info.kind == CAMPAIGN:
                    self._games[game] = replace(record, info=freed(record.info))
            return True

    def restore_campaign(self, id: str) -> bool:
        with self._lock:
            _, back = self._bin.pop((CAMPAIGNS, id), ("", None))
            if not isinstance(back, CampaignRecord):
                return False
            self._campaigns[id] = back
            for game in games_in(back.data):
                record = self._games.get(game)
                if record is not None and record.info.kind == GAME:
                    self._games[game] = replace(record, info=bound(record.info))
            return True

    # --- the bin ---

    def bin(self) -> list[Binned]:
        with self._lock:
            found = [
                Binned(table, id, when, record.info)
                for (table, id), (when, record) in self._bin.items()
            ]
        return sorted(found, key=lambda one: one.deleted, reverse=True)

    def empty_bin(self, before: str | None = None) -> int:
        with self._lock:
            times = ((key, when) for key, (when, _) in self._bin.items())
            old = [key for key, when in times if before is None or FIRST_YEAR < when < before]
            for key in old:
                del self._bin[key]
            return len(old)

    def unreadable(self) -> list[Unreadable]:
        return []

    def raw(self, table: str, id: str) -> dict[str, Any] | None:
        with self._lock:
            kept: Any = self._games if table == GAMES else self._campaigns
            record = kept.get(id)
            return asdict(record) if record else None

    # --- pieces ---

    def keep_pieces(self, hash: str, pieces: Pieces) -> None:
        with self._lock:
            self._piece_sets[hash] = dict(pieces)

    def read_pieces(self, hash: str) -> Pieces | None:
        with self._lock:
            return self._piece_sets.get(hash)

    def games_without_pieces(self) -> list[GameInfo]:
        return [info for info in self.games() if info.pieces is None]

    def campaigns_without_pieces(self) -> list[CampaignRecord]:
        with self._lock:
            return [one for one in self._campaigns.values() if one.info.pieces is None]

    def set_pieces(self, hash: str, games: Iterable[str], campaigns: Iterable[str]) -> None:
        with self._lock:
            for id in games:
                game = self._games[id]
                self._games[id] = replace(game, info=replace(game.info, pieces=hash))
            for id in campaigns:
                campaign = self._campaigns[id]
                info = replace(campaign.info, pieces=hash)
                self._campaigns[id] = replace(campaign, info=info)

    # --- puzzles, settings ---

    def puzzle_notes(self) -> dict[str, PuzzleNote]:
        with self._lock:
            return dict(self._puzzles)

    def note_puzzle(self, puzzle: str, **values: Any) -> None:
        with self._lock:
            old = self._puzzles.get(puzzle, PuzzleNote(puzzle))
            self._puzzles[puzzle] = replace(old, **values)

    def settings(self) -> dict[str, Any]:
        with self._lock:
            return dict(self._settings)

    def set_settings(self, values: dict[str, Any]) -> None:
        with self._lock:
            self._settings.update(values)

    def notice(self) -> tuple[str, dict[str, Any]] | None:
        return None

    def tidy(self) -> None:
        pass

    def export_profile(self) -> bytes:
        raise UfsError("no_profile", "store-no-profile")

    def close(self) -> None:
        pass
