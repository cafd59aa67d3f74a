"""The saves of one player: making, opening, changing and deleting games.

Every change is one transaction that first takes the game's next version; whoever holds an old
version is told and changes nothing. A change is on the disk before it is answered.
"""

from __future__ import annotations

import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NoReturn

import platformdirs
from sqlalchemy import CursorResult, delete, insert, select, update
from sqlalchemy.orm import Session

from ufs.base.errors import UfsError
from ufs.base.words import Term
from ufs.content.loader import Library
from ufs.game import Game
from ufs.game.events import Event
from ufs.game.game import Step
from ufs.game.record import read_save
from ufs.game.shapes import SAVE_FORMAT
from ufs.store.database import open_database, writer
from ufs.store.sqlite_errors import told_in_words
from ufs.store.tables import GameRow, PuzzleRow, SettingRow, StepRow

FILE = "games.sqlite3"
PUZZLE = "puzzle"  # the kind of a game in which a puzzle is tried
GAME = "game"  # one for its own sake
CAMPAIGN = "campaign"  # that of a campaign; its end is noted there at once
OPEN_GAMES = 16  # so many are kept ready; any other is replayed when it is asked for
STALE = -1  # the version of an open game that is not the one in the file
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else


def default_path() -> Path:
    return Path(platformdirs.user_data_dir("under-falling-skies")) / FILE


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")


@dataclass
class Saved:
    """An open game with what the store knows about it."""

    id: str
    game: Game
    version: int
    mode: str
    kind: str
    forked: bool
    imported: bool
    created: str
    updated: str
    lock: threading.RLock = field(default_factory=threading.RLock, repr=False)

    @property
    def is_noted(self) -> bool:
        """C3: the result of a campaign's game is noted as soon as the game is over."""
        return self.kind == CAMPAIGN and self.game.is_over

    def can_undo(self) -> bool:
        """Relaxed play goes back anywhere, strict play never across a roll; and nobody goes back

        behind a result that stands in a campaign's notebook (C3).
        """
        steps = self.game.steps
        if self.is_noted:
            return False
        return bool(steps) and not (self.mode == "strict" and rolled(steps[-1]))


def rolled(step: Step) -> bool:
    return bool(step.rolls) or step.action["do"] == "roll"


class Store:
    """All games in one file."""

    def __init__(self, path: Path, library: Library) -> None:
        self.path = path
        self.library = library
        with told_in_words():
            self.engine, self.set_aside = open_database(path)
        self.writer = writer(self.engine)
        self._open: OrderedDict[str, Saved] = OrderedDict()
        self._lock = threading.Lock()

    def close(self) -> None:
        self.engine.dispose()

    # --- looking ---

    def rows(self) -> list[GameRow]:
        """All games, the one played last first; without their steps. Puzzles are no games."""
        games = select(GameRow).where(GameRow.kind != PUZZLE)
        newest_first = games.order_by(GameRow.updated.desc(), GameRow.id)
        with told_in_words(), Session(self.engine) as session:
            return list(session.scalars(newest_first))

    def newest_unfinished(self) -> str | None:
        return next((row.id for row in self.rows() if row.finished_at is None), None)

    @contextmanager
    def opened(self, id: str) -> Iterator[Saved]:
        """A game as it stands in the file now, for this thread alone."""
        while True:
            saved = self._cached(id)
            with saved.lock:
                if saved.version == self._version(id):
                    yield saved
                    return
            self._forget(saved)  # another process played on, or writing failed

    def _version(self, id: str) -> int | None:
        with told_in_words(), self.engine.connect() as connection:
            return connection.execute(select(GameRow.version).where(GameRow.id == id)).scalar()

    def _cached(self, id: str) -> Saved:
        with self._lock:
            saved = self._open.get(id)
            if saved is not None:
                self._open.move_to_end(id)
                return saved
        return self._remember(self._load(id))

    def _remember(self, saved: Saved) -> Saved:
        with self._lock:
            self._open[saved.id] = saved
            while len(self._open) > OPEN_GAMES:
                self._open.popitem(last=False)
        return saved

    def _forget(self, saved: Saved) -> None:
        with self._lock:
            if self._open.get(saved.id) is saved:
                del self._open[saved.id]

    def _load(self, id: str) -> Saved:
        """Replay a game from the file."""
        with told_in_words(), Session(self.engine) as session:
            row = session.get(GameRow, id)
            if row is None:
                raise UfsError("no_such_game", "store-no-such-game", found=id[:40])
            asked = select(StepRow).where(StepRow.game == id).order_by(StepRow.number)
            steps = list(session.scalars(asked))
        game = self._replay(row, steps)
        return Saved(
            row.id,
            game,
            row.version,
            row.mode,
            row.kind,
            row.forked,
            row.imported,
            row.created,
            row.updated,
        )

    def _replay(self, row: GameRow, steps: list[StepRow]) -> Game:
        in_order = [step.number for step in steps] == list(range(1, len(steps) + 1))
        if not in_order or not 0 <= row.at <= len(steps):
            broken(row.id, Term("store-steps-missing"))
        save = {
            "format": SAVE_FORMAT,
            "setup": row.setup,
            "seed": int(row.seed) if row.seed.isdecimal() else row.seed,
            "dice": row.dice,
            "origin": row.origin,
            "rolls": row.first_rolls,
            "steps": [
                {"action": step.action, "rolls": step.rolls, "comments": step.comments or []}
                for step in steps
            ],
            "comments": row.comments or {},
        }
        try:
            game = read_save(save, self.library)
        except UfsError as error:
            broken(row.id, Term(error.key, **error.args_))
        for _ in range(len(steps) - row.at):
            game.undo()
        return game

    # --- doing ---

    def create(
        self,
        game: Game,
        mode: str = "relaxed",
        kind: str = GAME,
        *,
        forked: bool = False,
        imported: bool = False,
    ) -> Saved:
        """Put a game into the file."""
        id, when = "".join(secrets.choice(LETTERS) for _ in range(8)), now()
        saved = Saved(id, game, 1, mode, kind, forked, imported, when, when)
        row = GameRow(
            id=id,
            created=when,
            updated=when,
            setup=game.table.setup,
            seed=str(game.seed),
            dice=game.dice,
            mode=mode,
            kind=kind,
            forked=forked,
            imported=imported,
            origin=game.origin,
            first_rolls=game.first_rolls,
            comments=game.save().get("comments"),
            version=1,
            at=len(game.steps),
            **derived(game, when),
        )
        with told_in_words(), Session(self.writer) as session, session.begin():
            session.add(row)
            session.flush()
            for number in range(1, len(game.steps) + 1):
                session.add(step_row(saved, number))
        return self._remember(saved)

    def act(self, saved: Saved, version: int, action: Any) -> list[Event]:
        """Carry out an action and write it down."""

        def work() -> list[Event]:
            return saved.game.act(action)

        return self._change(saved, version, work, new_step=True)

    def undo(self, saved: Saved, version: int) -> list[Event]:
        def work() -> list[Event]:
            if saved.is_noted:
                raise UfsError("illegal_undo", "store-campaign-noted", "C3")
            if saved.game.steps and not saved.can_undo():
                raise UfsError("illegal_undo", "store-strict-undo")
            saved.game.undo()
            return []

        return self._change(saved, version, work)

    def redo(self, saved: Saved, version: int) -> list[Event]:
        return self._change(saved, version, saved.game.redo)

    def _change(
        self, saved: Saved, version: int, work: Callable[[], list[Event]], new_step: bool = False
    ) -> list[Event]:
        """Do something to a game and write it down; if that fails, it was not done."""
        if version != saved.version:
            raise UfsError("changed_elsewhere", "store-changed-elsewhere")
        events = work()
        try:
            when = now()
            self._write(saved, when, new_step)
        except BaseException:  # what is in memory is no longer what is in the file
            saved.version = STALE
            self._forget(saved)
            raise
        saved.version += 1
        saved.updated = when
        return events

    def _write(self, saved: Saved, when: str, new_step: bool) -> None:
        done = len(saved.game.steps)
        taken = (
            update(GameRow)
            .where(GameRow.id == saved.id, GameRow.version == saved.version)
            .values(version=saved.version + 1, at=done, updated=when, **derived(saved.game, when))
        )
        with told_in_words(), self.writer.begin() as connection:
            result: CursorResult[Any] = connection.execute(taken)
            if result.rowcount != 1:
                raise UfsError("changed_elsewhere", "store-changed-elsewhere")
            if new_step:
                behind = StepRow.game == saved.id, StepRow.number >= done
                connection.execute(delete(StepRow).where(*behind))
                step = saved.game.steps[-1]
                values = {"action": step.action, "rolls": step.rolls}
                connection.execute(insert(StepRow).values(game=saved.id, number=done, **values))

    def delete(self, id: str) -> None:
        with told_in_words(), self.writer.begin() as connection:
            result: CursorResult[Any] = connection.execute(delete(GameRow).where(GameRow.id == id))
            if result.rowcount != 1:
                raise UfsError("no_such_game", "store-no-such-game", found=id[:40])

    # --- puzzles ---

    def puzzle_notes(self) -> dict[str, PuzzleRow]:
        """What was done with every puzzle that was ever opened."""
        with told_in_words(), Session(self.engine) as session:
            return {row.puzzle: row for row in session.scalars(select(PuzzleRow))}

    def puzzle_note(self, puzzle: str) -> PuzzleRow:
        """What was done with a puzzle; of one that was never opened, nothing."""
        with told_in_words(), Session(self.engine) as session:
            return session.get(PuzzleRow, puzzle) or PuzzleRow(puzzle=puzzle, tries=0)

    def note_puzzle(self, puzzle: str, **values: Any) -> None:
        with told_in_words(), Session(self.writer) as session, session.begin():
            row = session.get(PuzzleRow, puzzle)
            if row is None:
                session.add(PuzzleRow(puzzle=puzzle, **values))
                return
            for name, value in values.items():
                setattr(row, name, value)

    # --- settings ---

    def settings(self) -> dict[str, Any]:
        with told_in_words(), Session(self.engine) as session:
            return {row.name: row.value for row in session.scalars(select(SettingRow))}

    def set_settings(self, values: dict[str, Any]) -> None:
        with told_in_words(), Session(self.writer) as session, session.begin():
            for name, value in values.items():
                session.merge(SettingRow(name=name, value=value))


def step_row(saved: Saved, number: int) -> StepRow:
    step = saved.game.steps[number - 1]
    return StepRow(game=saved.id, number=number, **step.save())


def derived(game: Game, when: str) -> dict[str, Any]:
    """How a game stands, for lists and statistics."""
    position = game.position()
    result = position["result"]
    names = ("round", "phase", "research", "damage", "result")
    standing = {name: position[name] for name in names}
    standing |= {
        "research_length": game.table.board.research_length,
        "hits": game.table.board.hits,
        "steps": len(game.steps),
    }
    return {
        "standing": standing,
        "won": result["won"] if result else None,
        "reason": result["reason"] if result else None,
        "finished_at": when if result else None,
    }


def broken(id: str, what: Term) -> NoReturn:
    """A game that is in the file but cannot be played with the pieces there are."""
    raise UfsError("broken_game", "store-broken-game", id=id, what=what) from None
