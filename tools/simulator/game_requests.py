"""What a tab can ask about games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from simulator.model import GameModel, Model, digest
from simulator.requests import WORDS, Request, Seen, Tab, check_seen, expect, seen
from simulator.stored import Stored
from ufs.game import Game
from ufs.game.record import read_any
from ufs.play import Application
from ufs.store.storage import CAMPAIGN, GameRecord


@dataclass
class OnGame(Request):
    """Something about one game."""

    id: str

    def is_possible(self, model: Model) -> bool:
        return self.id in model.games

    def check(self, model: Model, answer: Seen) -> None:
        check_seen(answer, model.games[self.id])

    def hear(self, tab: Tab, answer: Seen) -> None:
        tab.games[self.id] = answer

    def forget(self, tab: Tab) -> None:
        tab.games.pop(self.id, None)
        tab.at = self.id


@dataclass
class View(OnGame):
    """Show the game."""

    only_looks: ClassVar[bool] = True

    def send(self, application: Application) -> Seen:
        with application.sessions.opened(self.id) as session:
            return seen(session)

    def apply(self, model: Model, answer: Seen) -> None:
        pass

    def find(self, model: Model, stored: Stored) -> Any:
        return None

    def forget(self, tab: Tab) -> None:
        tab.games.pop(self.id, None)
        tab.at = None


@dataclass
class Change(OnGame):
    """A change that names the version it is made from."""

    version: int
    seen: str  # the position that the tab shows
    full: bool  # with all that the page gets, forecasts included

    def is_possible(self, model: Model) -> bool:
        game = model.games.get(self.id)
        if game is None or game.version != self.version:
            return False
        return digest(game.game.position()) == self.seen

    def find(self, model: Model, stored: Stored) -> bool | None:
        info = stored.games.get(self.id)
        if info is None or info.version != self.version + 1 or not self.is_possible(model):
            return None
        record = stored.game(self.id)
        return True if record and self.explains(record, model.games[self.id].game) else None

    def explains(self, record: GameRecord, game: Game) -> bool:
        """Whether it makes of the model's game what is stored."""
        raise NotImplementedError

    def adopt(self, model: Model, answer: Any) -> None:
        game = model.games[self.id]
        self.work(game.game)
        game.version += 1
        game.is_old = False
        model.changed(game)

    def apply(self, model: Model, answer: Any) -> None:
        self.adopt(model, answer)
        if model.games[self.id].kind == CAMPAIGN:
            model.note_end_of(model.games[self.id])

    def work(self, game: Game) -> None:
        raise NotImplementedError


@dataclass
class Act(Change):
    action: Any

    def send(self, application: Application) -> Seen:
        if self.full:
            return application.games.act(self.id, self.version, self.action, WORDS)
        with application.sessions.opened(self.id) as session:
            application.sessions.act(session, self.version, self.action)
            return seen(session)

    def work(self, game: Game) -> None:
        game.act(self.action)

    def explains(self, record: GameRecord, game: Game) -> bool:
        done = len(game.steps) + 1
        return record.at == len(record.steps) == done and record.steps[-1].action == self.action


@dataclass
class Undo(Change):
    def send(self, application: Application) -> Seen:
        return application.games.undo(self.id, self.version, WORDS)

    def work(self, game: Game) -> None:
        game.undo()

    def explains(self, record: GameRecord, game: Game) -> bool:
        return record.at == len(game.steps) - 1


@dataclass
class Redo(Change):
    def send(self, application: Application) -> Seen:
        return application.games.redo(self.id, self.version, WORDS)

    def work(self, game: Game) -> None:
        game.redo()

    def explains(self, record: GameRecord, game: Game) -> bool:
        return record.at == len(game.steps) + 1 <= len(game.steps) + len(game.undone)


@dataclass
class Delete(OnGame):
    def send(self, application: Application) -> None:
        application.games.delete(self.id)

    def apply(self, model: Model, answer: Any) -> None:
        model.delete_game(self.id)

    def find(self, model: Model, stored: Stored) -> bool | None:
        return True if self.id in model.games and self.id in stored.bin else None

    def check(self, model: Model, answer: Any) -> None:
        pass

    def hear(self, tab: Tab, answer: Any) -> None:
        self.forget(tab)

    def forget(self, tab: Tab) -> None:
        tab.games.pop(self.id, None)
        tab.at = None


@dataclass
class MakeGame(Request):
    """Something that makes a new game."""

    interleaves: ClassVar[bool] = False

    def expected(self, model: Model) -> GameModel:
        """The new game, under an id that only the answer tells."""
        raise NotImplementedError

    def apply(self, model: Model, answer: Seen) -> None:
        game = self.expected(model)
        game.id = answer["id"]
        model.add_game(game)

    def is_possible(self, model: Model) -> bool:
        return True

    def find(self, model: Model, stored: Stored) -> Seen | None:
        unknown = stored.unknown_games(model)
        if not unknown or not self.is_possible(model):
            return None
        expected = self.expected(model)
        for id in unknown:
            record = stored.game(id)
            if record is None or record.seed != str(expected.game.seed):
                continue
            steps = [(step.action, step.rolls) for step in record.steps]
            same = record.info.setup == expected.game.table.setup
            if same and steps == expected.all_steps() and record.info.kind == expected.kind:
                return {"id": id}
        return None

    def check(self, model: Model, answer: Seen) -> None:
        check_seen(answer, model.games[answer["id"]])

    def hear(self, tab: Tab, answer: Seen) -> None:
        tab.at = answer["id"]
        tab.games[answer["id"]] = answer


@dataclass
class NewGame(MakeGame):
    setup: dict[str, Any]
    seed: int
    dice: str
    mode: str
    full: bool

    def game(self, model_library: Any) -> Game:
        return Game.new(self.setup, self.seed, self.dice, model_library)

    def send(self, application: Application) -> Seen:
        if self.full:
            new: Callable[..., Seen] = application.games.new
            options = {"seed": self.seed, "dice": self.dice, "mode": self.mode}
            return new(self.setup, WORDS, **options, unseal=True)
        return seen(application.sessions.create(self.game(application.library), self.mode))

    def expected(self, model: Model) -> GameModel:
        return GameModel("", self.game(model.library), mode=self.mode)


@dataclass
class Fork(MakeGame):
    id: str
    step: int

    def send(self, application: Application) -> Seen:
        return seen(application.sessions.fork(self.id, self.step))

    def is_possible(self, model: Model) -> bool:
        return self.id in model.games and self.step <= len(model.games[self.id].game.steps)

    def expected(self, model: Model) -> GameModel:
        old = model.games[self.id]
        save = old.game.save() | {"steps": old.game.save()["steps"][: self.step]}
        save.pop("position", None)  # that of the last step
        game = Game.from_save(save, model.library)
        return GameModel("", game, forked=True, imported=old.imported)


@dataclass
class Load(MakeGame):
    """A record that was downloaded before."""

    text: str
    mode: str

    def send(self, application: Application) -> Seen:
        return seen(application.sessions.load(self.text, self.mode))

    def expected(self, model: Model) -> GameModel:
        return GameModel("", read_any(self.text, model.library), mode=self.mode, imported=True)


@dataclass(frozen=True)
class Page:
    """A page that a tab has: where the next one begins, as the server and as the model say it."""

    next: str | None
    place: int
    removals: int


@dataclass
class ListGames(Request):
    """A page of a list of games, the one played last first.

    What was played or deleted since the page before neither hides a game nor shows it twice.
    """

    only_looks: ClassVar[bool] = True

    limit: int
    finished: bool | None
    kind: str | None
    after: Page | None = None  # the page before
    page: Page | None = field(default=None, repr=False)  # this one, once it is answered

    def send(self, application: Application) -> Any:
        cursor = self.after.next if self.after else None
        return application.games.list(
            WORDS, limit=self.limit, cursor=cursor, finished=self.finished, kind=self.kind
        )

    def is_possible(self, model: Model) -> bool:
        return True

    def apply(self, model: Model, answer: Any) -> None:
        pass

    def find(self, model: Model, stored: Stored) -> Any:
        return None

    def check(self, model: Model, answer: Any) -> None:
        fitting = model.listed(self.kind, self.finished)
        expect("games in the list", answer["total"], len(fitting))
        if self.after is not None and self.after.removals != model.removals:
            return
        behind = [one for one in fitting if self.after is None or one.place < self.after.place]
        listed = [(row["id"], row["steps"]) for row in answer["games"]]
        page = behind[: self.limit]
        expect("a page", listed, [(game.id, len(game.game.steps)) for game in page])
        expect("more pages", answer["next"] is not None, len(behind) > self.limit)
        self.page = Page(answer["next"], page[-1].place, model.removals) if page else None

    def hear(self, tab: Tab, answer: Any) -> None:
        has_more = self.page is not None and self.page.next is not None
        tab.next_page = replace(self, after=self.page) if has_more else None
