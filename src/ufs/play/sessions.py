"""Sessions: open games, and everything a player may do to one.

The policy of a game lives here: who may act (only a client that has seen the latest version), what
strict play forbids, what a campaign forbids. A change is saved before it is reported.
"""

from __future__ import annotations

import json
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from ufs.base.errors import UfsError
from ufs.content.loader import Library
from ufs.game import Game
from ufs.game.events import Event
from ufs.game.game import Step
from ufs.game.position import Position
from ufs.game.record import read_any, replay_save
from ufs.play.pieces import PieceKeeper
from ufs.play.replay import Trouble, raw_export, reopen
from ufs.play.settings import Settings
from ufs.rules import RULES_VERSION
from ufs.store.lists import GamesAsked
from ufs.store.storage import (
    CAMPAIGN,
    GAME,
    GAMES,
    PUZZLE,
    TUTORIAL,
    GameInfo,
    GameRecord,
    StepRecord,
    Storage,
    new_id,
    now,
    stamp,
)

OPEN_GAMES = 256  # games kept in memory; any other is replayed when it is opened
STALE = -1  # the version of an open game that no longer matches the storage


@dataclass
class Session:
    """An open game with its stored metadata.

    With `trouble` the game cannot be replayed to where it was left: it can be looked at, exported
    and gone on with as a new game, but not changed.
    """

    game: Game
    info: GameInfo
    library: Library = field(repr=False)  # the pieces it is played with
    trouble: Trouble | None = None
    lock: threading.RLock = field(default_factory=threading.RLock, repr=False)

    @property
    def id(self) -> str:
        return self.info.id

    @property
    def version(self) -> int:
        return self.info.version

    @property
    def mode(self) -> str:
        return self.info.mode

    @property
    def kind(self) -> str:
        return self.info.kind

    @property
    def is_strict(self) -> bool:
        return self.mode == "strict"

    @property
    def is_noted(self) -> bool:
        """C3: the result of a campaign's game is noted as soon as the game is over."""
        return self.kind == CAMPAIGN and self.game.is_over

    def can_undo(self) -> bool:
        return self.trouble is None and bool(self.game.steps) and self.undo_refusal() is None

    def undo_refusal(self) -> UfsError | None:
        """Why the last action cannot be undone, or None.

        Relaxed play undoes anything, strict play never a roll; neither undoes a result in a
        campaign's notebook (C3).
        """
        if self.is_noted:
            return UfsError("illegal_undo", "store-campaign-noted", "C3")
        steps = self.game.steps
        if self.is_strict and steps and is_rolled(steps[-1]):
            return UfsError("illegal_undo", "store-strict-undo")
        return None

    def check_version(self, version: int) -> None:
        if self.trouble is not None:
            raise self.trouble.error(self.id)
        if version != self.version:
            raise UfsError("changed_elsewhere", "store-changed-elsewhere")


def is_rolled(step: Step) -> bool:
    return bool(step.rolls) or step.action["do"] == "roll"


class Sessions:
    """All games of one player."""

    def __init__(self, storage: Storage, library: Library) -> None:
        self.storage = storage
        self.library = library
        self.pieces = PieceKeeper(storage, library)
        self.after_change: list[Callable[[Session], None]] = []  # called after each save
        self.after_going_on: list[Callable[[str, Session], None]] = []  # with the old game's id
        self._open: OrderedDict[str, Session] = OrderedDict()
        self._lock = threading.Lock()

    # --- looking ---

    def games(self) -> list[GameInfo]:
        """All games except puzzles, the most recently played first."""
        return [info for info in self.storage.games() if info.kind != PUZZLE]

    def newest_unfinished(self) -> str | None:
        found = self.storage.page_of_games(GamesAsked(limit=1, finished=False)).games
        return found[0].id if found else None

    @contextmanager
    def opened(self, id: str, seen: int | None = None) -> Iterator[Session]:
        """The latest saved version of a game, locked for this thread.

        Whoever is going to change the version that was `seen` need not ask whether it is the
        latest: saving finds out.
        """
        while True:
            session = self._cached(id)
            with session.lock:
                if session.version == seen or session.version == self.storage.game_version(id):
                    yield session
                    return
            self._forget(session)  # another process changed the game, or a save failed

    def _cached(self, id: str) -> Session:
        with self._lock:
            session = self._open.get(id)
            if session is not None:
                self._open.move_to_end(id)
                return session
        return self._remember(self._load(id))

    def _remember(self, session: Session) -> Session:
        with self._lock:
            self._open[session.id] = session
            while len(self._open) > OPEN_GAMES:
                self._open.popitem(last=False)
        return session

    def _forget(self, session: Session) -> None:
        with self._lock:
            if self._open.get(session.id) is session:
                del self._open[session.id]

    def _load(self, id: str) -> Session:
        record = self.storage.read_game(id)
        if record is None:
            raise no_such_game(id)
        library = self.pieces.library_or_today(record.info.pieces)
        game, trouble = reopen(record, library)
        return Session(game, record.info, library, trouble)

    # --- making ---

    def create(
        self,
        game: Game,
        mode: str = "relaxed",
        kind: str = GAME,
        *,
        forked: bool = False,
        imported: bool = False,
        id: str | None = None,
        when: datetime | None = None,
        add: Callable[[GameRecord], None] | None = None,
    ) -> Session:
        """Save a new game; an imported one may bring its own id and date.

        `add` saves it where something else must be saved with it.
        """
        created, position = stamp(when) if when else now(), game.position()
        info = GameInfo(
            id=id or new_id(),
            version=1,
            created=created,
            updated=created,
            setup=game.table.setup,
            dice=game.dice,
            mode=mode,
            kind=kind,
            forked=forked,
            imported=imported,
            pieces=self.pieces.keep(game.table.pieces),
            rules=RULES_VERSION,
            **standing(game, position, created),
        )
        steps = [step_record(game, number) for number in range(1, len(game.steps) + 1)]
        record = GameRecord(
            info=info,
            seed=str(game.seed),
            origin=game.origin,
            first_rolls=game.first_rolls,
            at=len(steps),
            steps=steps,
            comments=game.save().get("comments"),
            position=position,
        )
        (add or self.storage.add_game)(record)
        return self._remember(Session(game, info, self.pieces.library_for(info.pieces)))

    def load(self, text: str, mode: str = "relaxed") -> Session:
        """Create a game from a record, or from the JSON of a save or a position."""
        game = read_any(text, self.library, self.pieces.find)
        return self.create(game, mode, imported=True)

    def fork(self, id: str, step: int) -> Session:
        """Copy a game, up to a step, into a new game; the old one stays."""
        with self.opened(id) as session:
            game = game_at(session.game, step, session.library)
            imported = session.info.imported
        return self.create(game, forked=True, imported=imported)

    def go_on(self, id: str) -> Session:
        """Go on, in a new game, from where a game stands that cannot be replayed; it stays."""
        with self.opened(id) as session:
            if session.trouble is None:
                raise UfsError("bad_request", "store-no-trouble", id=id)
            game = Game.load(session.game.position(), None, session.game.dice, session.library)
            info = session.info
        kind, imported = self._kind_of_copy(info), info.imported
        forked = info.forked or info.corrected  # what was corrected there is no plain game here
        new = self.create(game, info.mode, kind, forked=forked, imported=imported)
        for listener in self.after_going_on:
            listener(id, new)
        return new

    def _kind_of_copy(self, info: GameInfo) -> str:
        """A puzzle and a campaign have one game each: any other goes on for its own sake."""
        is_named = info.kind != CAMPAIGN or self.storage.campaign_of_game(info.id) is not None
        return info.kind if is_named and info.kind != PUZZLE else GAME

    def export(self, id: str, with_pieces: bool = False) -> str:
        """A game as a text record; one that cannot be replayed as JSON, just as it is stored."""
        try:
            with self.opened(id) as session:
                if session.trouble is None:
                    return session.game.record(with_pieces)
            record = self.storage.read_game(id)
        except UfsError as error:
            if error.code != "broken_game":
                raise
            return json.dumps(self.storage.raw(GAMES, id))
        if record is None:
            raise no_such_game(id)
        if record.damage is not None:
            return json.dumps(self.storage.raw(GAMES, id))
        return raw_export(record, self.storage.read_pieces(record.info.pieces or ""))

    def delete(self, id: str) -> None:
        """Put a game into the bin."""
        if not self.storage.delete_game(id):
            raise no_such_game(id)

    def discard(self, id: str) -> None:
        """Delete a game for good that was made for nothing."""
        self.storage.remove_game(id)

    def restore(self, id: str) -> None:
        """Bring a game back from the bin."""
        if not self.storage.restore_game(id):
            raise no_such_game(id)

    # --- doing ---

    def act(self, session: Session, version: int, action: Any) -> list[Event]:
        """Carry out an action and everything that follows until the next decision."""
        refused = self.correction_refusal(session) if is_correction(action) else None
        if refused is not None:
            raise refused
        return self._change(session, version, lambda: session.game.act(action), new_step=True)

    def correction_refusal(self, session: Session) -> UfsError | None:
        """Why facts may not be set by hand in this game, or None.

        Beside the real board they may, where any card can turn up; with the program's dice only in
        relaxed play, behind the switch. Not where the game is not the player's own, nor once its
        result is noted (C3).
        """
        game = session.game
        game.may_correct = False
        if session.is_noted:
            return UfsError("illegal_action", "store-campaign-noted", "C3")
        if session.kind in (PUZZLE, TUTORIAL):
            return UfsError("illegal_action", "refuse-correct-here")
        is_wanted = Settings(self.storage).all()["corrections"] and not session.is_strict
        if game.dice != "manual" and not is_wanted:
            return UfsError("illegal_action", "refuse-correct-plain")
        game.may_correct = True
        return None

    def undo(self, session: Session, version: int) -> list[Event]:
        """Undo the last action, dice included."""

        def work() -> list[Event]:
            refused = session.undo_refusal()
            if refused is not None:
                raise refused
            session.game.undo()
            return []

        return self._change(session, version, work)

    def redo(self, session: Session, version: int) -> list[Event]:
        """Redo the action that was undone last."""
        return self._change(session, version, session.game.redo)

    def _change(
        self,
        session: Session,
        version: int,
        work: Callable[[], list[Event]],
        new_step: bool = False,
    ) -> list[Event]:
        """Change a game and save it; if saving fails, the change is discarded."""
        session.check_version(version)
        events = work()
        try:
            self._save(session, new_step)
        except BaseException:  # memory and storage no longer match
            session.info = replace(session.info, version=STALE)
            self._forget(session)
            raise
        for listener in self.after_change:
            listener(session)
        return events

    def _save(self, session: Session, new_step: bool) -> None:
        game, when = session.game, now()
        done, position = len(game.steps), game.position()
        changed = standing(game, position, when)
        info = replace(session.info, version=session.version + 1, updated=when, **changed)
        step = step_record(game, done) if new_step else None
        if not self.storage.change_game(info, done, step, position):
            if self.storage.game_version(info.id) is None:
                raise no_such_game(info.id)
            raise UfsError("changed_elsewhere", "store-changed-elsewhere")
        session.info = info


def is_correction(action: Any) -> bool:
    """Whether an action, as JSON or validated, sets facts by hand."""
    do = action.get("do") if isinstance(action, dict) else getattr(action, "do", None)
    return bool(do == "correct")


def no_such_game(id: str) -> UfsError:
    return UfsError("no_such_game", "store-no-such-game", found=id[:40])


def step_record(game: Game, number: int) -> StepRecord:
    return StepRecord(number, **game.steps[number - 1].save())


def standing(game: Game, position: Position, when: str) -> dict[str, Any]:
    """The state of a game, for lists and statistics."""
    board, result = game.table.board, position["result"]
    names = ("round", "phase", "research", "damage", "result")
    fields = {name: position[name] for name in names}
    fields |= {"research_length": board.research_length, "hits": board.hits}
    fields |= {"corrected": True} if game.corrected else {}
    return {
        "standing": fields | {"steps": len(game.steps)},
        "won": result["won"] if result else None,
        "reason": result["reason"] if result else None,
        "finished_at": when if result else None,
    }


def check_step(game: Game, step: int) -> None:
    if step > len(game.steps):
        raise UfsError("no_such_step", "no-such-step", found=step, count=len(game.steps))


def game_at(game: Game, step: int, library: Library) -> Game:
    """A copy of a game as it was after `step` steps."""
    check_step(game, step)
    save = game.save()
    return replay_save({**save, "steps": save["steps"][:step], "position": None}, library)
