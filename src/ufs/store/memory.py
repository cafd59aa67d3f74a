"""An in-memory storage, for tests and for trying things out."""

from __future__ import annotations

import threading
from dataclasses import replace
from typing import Any

from ufs.store.storage import (
    CAMPAIGN,
    CampaignInfo,
    CampaignRecord,
    GameInfo,
    GameRecord,
    PuzzleNote,
    StepRecord,
    freed,
    games_in,
)


class MemoryStorage:
    """Implements `Storage` with dictionaries."""

    def __init__(self) -> None:
        self._games: dict[str, GameRecord] = {}
        self._campaigns: dict[str, CampaignRecord] = {}
        self._puzzles: dict[str, PuzzleNote] = {}
        self._settings: dict[str, Any] = {}
        self._lock = threading.RLock()

    # --- games ---

    def games(self) -> list[GameInfo]:
        with self._lock:
            found = sorted((game.info for game in self._games.values()), key=lambda one: one.id)
        return sorted(found, key=lambda one: one.updated, reverse=True)

    def game_version(self, id: str) -> int | None:
        with self._lock:
            return self._games[id].info.version if id in self._games else None

    def read_game(self, id: str) -> GameRecord | None:
        with self._lock:
            return self._games.get(id)

    def add_game(self, game: GameRecord) -> None:
        with self._lock:
            self._games[game.info.id] = game

    def change_game(self, info: GameInfo, at: int, step: StepRecord | None) -> bool:
        with self._lock:
            if self.game_version(info.id) != info.version - 1:
                return False
            old = self._games[info.id]
            steps = list(old.steps)
            if step is not None:
                steps = [*(one for one in steps if one.number < step.number), step]
            self._games[info.id] = replace(old, info=info, at=at, steps=steps)
            return True

    def delete_game(self, id: str) -> bool:
        with self._lock:
            for note in self._puzzles.values():
                if note.game == id:
                    self.note_puzzle(note.puzzle, game=None)
            return self._games.pop(id, None) is not None

    # --- campaigns ---

    def campaigns(self) -> list[CampaignInfo]:
        with self._lock:
            found = sorted((one.info for one in self._campaigns.values()), key=lambda one: one.id)
        return sorted(found, key=lambda one: one.updated, reverse=True)

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
            self._campaigns[campaign.info.id] = campaign
            return True

    def delete_campaign(self, id: str) -> bool:
        with self._lock:
            gone = self._campaigns.pop(id, None)
            if gone is None:
                return False
            named = [games_in(self._data(other)) for other in self._campaigns]
            for game in games_in(gone.data).difference(*named):
                record = self._games.get(game)
                if record is not None and record.info.kind == CAMPAIGN:
                    self._games[game] = replace(record, info=freed(record.info))
            return True

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

    def close(self) -> None:
        pass
