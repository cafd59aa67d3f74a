"""What a tab can ask about puzzles and settings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from simulator.model import GameModel, Model, PuzzleModel
from simulator.requests import WORDS, Request, Tab, check_seen, expect, seen
from simulator.stored import Stored
from ufs.play import Application
from ufs.play.settings import SettingsShape
from ufs.puzzles import Puzzle, judge, shipped
from ufs.puzzles.judge import begin
from ufs.store.storage import PUZZLE


@dataclass
class ChangeSettings(Request):
    change: dict[str, Any]

    def send(self, application: Application) -> dict[str, Any]:
        return application.settings.change(SettingsShape(**self.change))

    def is_possible(self, model: Model) -> bool:
        return True

    def apply(self, model: Model, answer: Any) -> None:
        model.settings.update(self.change)

    def find(self, model: Model, stored: Stored) -> bool | None:
        return True if stored.settings == {**model.settings, **self.change} else None

    def check(self, model: Model, answer: Any) -> None:
        expect("answered settings", answer, model.settings)


@dataclass
class OnPuzzle(Request):
    """Something about one puzzle."""

    id: str
    interleaves: ClassVar[bool] = False

    @property
    def puzzle(self) -> Puzzle:
        return shipped().find(self.id)

    def is_possible(self, model: Model) -> bool:
        return True

    def has_game(self, model: Model) -> bool:
        return model.puzzle(self.id).game in model.games


@dataclass
class OpenPuzzle(OnPuzzle):
    def send(self, application: Application) -> Any:
        return seen(application.puzzles.game_of(self.puzzle))

    def apply(self, model: Model, answer: Any) -> None:
        if not self.has_game(model):
            game = begin(self.puzzle, model.library)
            model.add_game(GameModel(answer["id"], game, kind=PUZZLE, imported=True))
            note = model.puzzle(self.id)
            note.game, note.judged = answer["id"], None

    def find(self, model: Model, stored: Stored) -> Any:
        note = stored.notes.get(self.id)
        made = not self.has_game(model) and note and note.game in stored.games
        return {"id": note.game} if made and note else None

    def check(self, model: Model, answer: Any) -> None:
        check_seen(answer, model.games[answer["id"]])

    def hear(self, tab: Tab, answer: Any) -> None:
        tab.at = answer["id"]
        tab.games[answer["id"]] = answer


@dataclass
class AnswerPuzzle(OnPuzzle):
    """Is it solved? Only asked while the puzzle has a game."""

    repeats: ClassVar[bool] = False

    def send(self, application: Application) -> Any:
        return application.puzzles.answer(self.id, WORDS)

    def judged(self, model: Model) -> tuple[str, PuzzleModel]:
        """The verdict, and what is noted from now on."""
        note = model.puzzle(self.id)
        game = model.games[note.game or ""]
        verdict = judge(game.game, self.puzzle, model.library).state
        if verdict == "open" or note.judged == game.version or note.solved:
            return verdict, note
        solved = verdict == "solved" and not note.shown
        return verdict, PuzzleModel(note.game, note.tries + 1, game.version, solved, note.shown)

    def apply(self, model: Model, answer: Any) -> None:
        model.puzzles[self.id] = self.judged(model)[1]

    def find(self, model: Model, stored: Stored) -> bool | None:
        note = stored.notes.get(self.id)
        more = self.has_game(model) and note and note.tries == model.puzzle(self.id).tries + 1
        return True if more else None

    def check(self, model: Model, answer: Any) -> None:
        state, note = self.judged(model)
        said = answer["state"], answer["tries"]
        expect(f"verdict on puzzle {self.id}", said, (state, note.tries))


@dataclass
class ShowSolution(OnPuzzle):
    def send(self, application: Application) -> Any:
        return application.puzzles.solution(self.id, WORDS)

    def apply(self, model: Model, answer: Any) -> None:
        note = model.puzzle(self.id)
        note.shown = note.shown or not note.solved

    def find(self, model: Model, stored: Stored) -> bool | None:
        note = stored.notes.get(self.id)
        return True if note and note.shown and not model.puzzle(self.id).shown else None
