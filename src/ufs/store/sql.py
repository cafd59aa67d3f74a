"""The queries of a storage in a database, the same for every database SQLAlchemy reaches.

Every change is one transaction that first takes the next version. It is on the disk before it is
answered. The version is the lock: of two processes that change the same game, the second one finds
no row to change. What is deleted goes to the bin first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from typing import Any, TypeVar

from sqlalchemy import CursorResult, Engine, bindparam, delete, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session, defer

from ufs.base.errors import UfsError
from ufs.store.attempts import reading, writing
from ufs.store.bad_rows import BadRows, as_stored, binned
from ufs.store.lists import GamesAsked, GamesPage, Results
from ufs.store.rows import (
    CHECKS,
    BadRowError,
    campaign_info,
    campaign_record,
    check_row,
    game_info,
    game_record,
    puzzle_note,
    show,
)
from ufs.store.sql_lists import read_page, read_results
from ufs.store.statements import (
    CAMPAIGNS,
    GAMES,
    SELECT_VERSION,
    change_note,
    fields,
    insert_game,
    next_number,
    set_kind,
    take_next_version,
    write_move,
)
from ufs.store.storage import (
    CAMPAIGN,
    FIRST_YEAR,
    GAME,
    Binned,
    CampaignInfo,
    CampaignRecord,
    GameInfo,
    GameRecord,
    Pieces,
    PuzzleNote,
    StepRecord,
    Unreadable,
    games_in,
    now,
    unreadable_error,
)
from ufs.store.tables import (
    Base,
    Broken,
    CampaignRow,
    GameRow,
    Key,
    PieceRow,
    PieceSetRow,
    PuzzleRow,
    SettingRow,
    StepRow,
)

A_TIME = "____-__-__T%"  # as LIKE says it, of any century: a clock without a battery begins in 1970
AT_ONCE = 10  # games deleted for good in one transaction
Done = TypeVar("Done")


class SqlStorage:
    """Everything of one player in one database.

    Reads use `engine`, writes `writer`: how they differ is up to whoever opens the database. While
    one thread writes, others wait in `turns`.
    """

    def __init__(self, engine: Engine, writer: Engine, turns: AbstractContextManager[None]) -> None:
        self.engine = engine
        self.writer = writer
        self.turns = turns
        self.bad = BadRows()

    def close(self) -> None:
        self.engine.dispose()

    def tidy(self) -> None:
        """Nothing to do: a server looks after itself."""

    def export_profile(self) -> bytes:
        raise UfsError("no_profile", "store-no-profile")

    def notice(self) -> tuple[str, dict[str, Any]] | None:
        return None

    def make_room(self, work: Callable[[], Done]) -> Done:
        """Do something that frees room."""
        return work()

    def after_deleting(self) -> None:
        """Something was deleted for good."""

    # --- games ---

    @reading
    def games(self) -> list[GameInfo]:
        """All games, the one played last first; without their steps."""
        newest_first = select(GameRow).order_by(GameRow.sequence.desc(), GameRow.id)
        there = newest_first.where(GameRow.deleted.is_(None)).options(defer(GameRow.position))
        with Session(self.engine) as session:
            return list(self.bad.readable(session.scalars(there), game_info))

    @reading
    def page_of_games(self, asked: GamesAsked) -> GamesPage:
        with Session(self.engine) as session:
            return read_page(session, asked, self.bad)

    @reading
    def results(self, recent: int) -> Results:
        unreadable = [one.id for one in self.unreadable() if one.table == GAMES.name]
        with Session(self.engine) as session:
            return read_results(session, recent, self.bad, unreadable)

    @reading
    def game_version(self, id: str) -> int | None:
        with self.engine.connect() as connection:
            version = connection.execute(SELECT_VERSION, {"game": id}).scalar()
        if isinstance(version, Broken):
            raise unreadable_error(Unreadable("games", id, "version", show(version)))
        return version

    @reading
    def read_game(self, id: str) -> GameRecord | None:
        with Session(self.engine) as session:
            row = session.get(GameRow, id)
            if row is None or row.deleted is not None:
                return None
            asked = select(StepRow).where(StepRow.game == id).order_by(StepRow.number)
            return self.bad.read(row, lambda row: game_record(row, session.scalars(asked)))

    @writing
    def add_game(self, game: GameRecord) -> None:
        with Session(self.writer) as session, session.begin():
            insert_game(session, game)

    @writing
    def add_puzzle_game(self, game: GameRecord, puzzle: str, before: str | None) -> bool:
        try:
            with Session(self.writer) as session, session.begin():
                row = session.get(PuzzleRow, puzzle, with_for_update=True)
                if (puzzle_note(row).game if row else None) != before:
                    return False
                insert_game(session, game)
                change_note(session, puzzle, game=game.info.id, judged=None)
                return True
        except IntegrityError:  # on a server, two may add the first note at the same moment
            return False

    @writing
    def add_campaign_game(self, game: GameRecord, campaign: CampaignRecord) -> bool:
        with Session(self.writer) as session, session.begin():
            if not take_next_version(session.connection(), campaign):
                return False
            insert_game(session, game)
            return True

    @writing
    def change_game(
        self, info: GameInfo, at: int, step: StepRecord | None, position: dict[str, Any]
    ) -> bool:
        with self.writer.begin() as connection:
            is_saved = write_move(connection, info, at, step, position)
        self.bad.was_written(GAMES.name, info.id)
        return is_saved

    def delete_game(self, id: str) -> bool:
        there = update(GAMES).where(GAMES.c.id == id, GAMES.c.deleted.is_(None))
        return self._change(there.values(deleted=now())) == 1

    def remove_game(self, id: str) -> bool:
        return self._change(delete(GAMES).where(GAMES.c.id == id)) == 1

    @writing
    def restore_game(self, id: str) -> bool:
        with Session(self.writer) as session, session.begin():
            binned = update(GAMES).where(GAMES.c.id == id, GAMES.c.deleted.is_not(None))
            result: CursorResult[Any] = session.connection().execute(binned.values(deleted=None))
            if result.rowcount != 1:
                return False
            # Its campaign may have put another game on the table meanwhile.
            there = session.scalars(select(CampaignRow.data).where(CampaignRow.deleted.is_(None)))
            if not any(id in games_in(data) for data in there):
                set_kind(session, {id}, CAMPAIGN, GAME)
        self.bad.look_again()
        return True

    def _change(self, statement: Any) -> int:
        rows = self.make_room(lambda: self._execute(statement))
        self.bad.look_again()
        return rows

    @writing
    def _execute(self, statement: Any) -> int:
        with self.writer.begin() as connection:
            result: CursorResult[Any] = connection.execute(statement)
            return result.rowcount

    # --- campaigns ---

    @reading
    def campaigns(self) -> list[CampaignInfo]:
        """All campaigns, the one played last first; without their steps."""
        newest_first = select(CampaignRow).order_by(CampaignRow.sequence.desc(), CampaignRow.id)
        there = newest_first.where(CampaignRow.deleted.is_(None)).options(defer(CampaignRow.data))
        with Session(self.engine) as session:
            return list(self.bad.readable(session.scalars(there), campaign_info))

    @reading
    def read_campaign(self, id: str) -> CampaignRecord | None:
        with Session(self.engine) as session:
            row = session.get(CampaignRow, id)
            if row is None or row.deleted is not None:
                return None
            return self.bad.read(row, campaign_record)

    @reading
    def campaign_of_game(self, game: str) -> CampaignInfo | None:
        newest_first = select(CampaignRow).order_by(CampaignRow.sequence.desc(), CampaignRow.id)
        there = newest_first.where(CampaignRow.deleted.is_(None))
        with Session(self.engine) as session:
            named = (row for row in session.scalars(there) if game in games_in(row.data))
            return next(self.bad.readable(named, campaign_info), None)

    @writing
    def add_campaign(self, campaign: CampaignRecord) -> None:
        row = CampaignRow(
            **fields(campaign.info),
            data=campaign.data,
            position=campaign.position,
            sequence=next_number(CAMPAIGNS),
        )
        with Session(self.writer) as session, session.begin():
            session.add(row)

    @writing
    def change_campaign(self, campaign: CampaignRecord) -> bool:
        with self.writer.begin() as connection:
            return take_next_version(connection, campaign)

    def delete_campaign(self, id: str) -> bool:
        deleted = self.make_room(lambda: self._bin_campaign(id))
        self.bad.look_again()
        return deleted

    @writing
    def _bin_campaign(self, id: str) -> bool:
        with Session(self.writer) as session, session.begin():
            # Locked: of two copies deleted at once, the second must see that it is the last.
            every = select(CampaignRow.id, CampaignRow.data).where(CampaignRow.deleted.is_(None))
            there = every.order_by(CampaignRow.id).with_for_update()
            data = {row.id: row.data for row in session.execute(there)}
            if id not in data:
                return False
            gone = update(CAMPAIGNS).where(CAMPAIGNS.c.id == id)
            session.execute(gone.values(deleted=now()))
            named = [games_in(other) for one, other in data.items() if one != id]
            set_kind(session, games_in(data[id]).difference(*named), CAMPAIGN, GAME)
            return True

    @writing
    def restore_campaign(self, id: str) -> bool:
        with Session(self.writer) as session, session.begin():
            row = session.get(CampaignRow, id)
            if row is None or row.deleted is None:
                return False
            row.deleted = None
            set_kind(session, games_in(row.data), GAME, CAMPAIGN)
        self.bad.look_again()
        return True

    # --- the bin, and what cannot be read ---

    @reading
    def bin(self) -> list[Binned]:
        with Session(self.engine) as session:
            games = select(GameRow).where(GameRow.deleted.like(A_TIME))
            campaigns = select(CampaignRow).where(CampaignRow.deleted.like(A_TIME))
            found = [
                *(binned(row, game_info) for row in session.scalars(games)),
                *(binned(row, campaign_info) for row in session.scalars(campaigns)),
            ]
        return sorted(found, key=lambda one: one.deleted, reverse=True)

    def empty_bin(self, before: str | None = None) -> int:
        """A few at a time: on a full disk there may be no room to write all of it at once."""
        rows = 0
        for table in (GAMES, CAMPAIGNS):
            old = select(table.c.id).where(table.c.deleted.like(A_TIME))
            if before is not None:
                old = old.where(table.c.deleted < before, table.c.deleted > FIRST_YEAR)
            some = old.limit(AT_ONCE).scalar_subquery()
            while gone := self._change(delete(table).where(table.c.id.in_(some))):
                rows += gone
                self.after_deleting()
        return rows

    @reading
    def unreadable(self) -> list[Unreadable]:
        """Looks at every row once; after that, whoever meets a bad row adds it."""
        return [one for one in self.bad.all(self._find_bad_rows) if one.deleted is None]

    def _find_bad_rows(self) -> Iterator[Unreadable]:
        """Without a look at positions, the longest by far: a replay finds those again."""
        with Session(self.engine) as session:
            for kind, checks in CHECKS.items():
                columns = [column for column in checks if column != "position"]
                asked = select(kind)
                if kind is GameRow:
                    asked = asked.options(defer(GameRow.position))
                for row in session.scalars(asked):
                    try:
                        check_row(row, columns)
                    except BadRowError as bad:
                        yield bad.what

    @reading
    def raw(self, table: str, id: str) -> dict[str, Any] | None:
        with self.engine.connect() as connection:
            key = bindparam("id", id, Key)
            asked = text(f"SELECT * FROM {Base.metadata.tables[table].name} WHERE id = :id")
            row = connection.execute(asked.bindparams(key)).mappings().first()
            if row is None:
                return None
            found = as_stored(row)
            if table == GAMES.name:
                steps = text("SELECT * FROM steps WHERE game = :id ORDER BY number")
                rows = connection.execute(steps.bindparams(key)).mappings()
                found["steps"] = [as_stored(step) for step in rows]
            return found

    # --- pieces ---

    @writing
    def keep_pieces(self, hash: str, pieces: Pieces) -> None:
        with Session(self.writer) as session, session.begin():
            stored = session.scalars(select(PieceRow).where(PieceRow.hash.in_(pieces)))
            known = {row.hash for row in stored if isinstance(row.data, dict)}
            for one in sorted(pieces.keys() - known):  # a damaged one is written anew
                session.merge(PieceRow(hash=one, data=pieces[one]))
            session.merge(PieceSetRow(hash=hash, members=sorted(pieces)))

    @reading
    def read_pieces(self, hash: str) -> Pieces | None:
        with Session(self.engine) as session:
            row = session.get(PieceSetRow, hash)
            members = row.members if row else None
            if members is None or not CHECKS[PieceSetRow]["members"](members):
                return None
            found = session.scalars(select(PieceRow).where(PieceRow.hash.in_(members)))
            return {piece.hash: piece.data for piece in found if isinstance(piece.data, dict)}

    @reading
    def games_without_pieces(self) -> list[GameInfo]:
        asked = select(GameRow).where(GameRow.pieces.is_(None)).options(defer(GameRow.position))
        with Session(self.engine) as session:
            return list(self.bad.readable(session.scalars(asked), game_info))

    @reading
    def campaigns_without_pieces(self) -> list[CampaignRecord]:
        asked = select(CampaignRow).where(CampaignRow.pieces.is_(None))
        with Session(self.engine) as session:
            return list(self.bad.readable(session.scalars(asked), campaign_record))

    @writing
    def set_pieces(self, hash: str, games: Iterable[str], campaigns: Iterable[str]) -> None:
        with self.writer.begin() as connection:
            for table, ids in ((GAMES, games), (CAMPAIGNS, campaigns)):
                mine = table.c.id.in_(list(ids)), table.c.pieces.is_(None)
                connection.execute(update(table).where(*mine).values(pieces=hash))

    # --- puzzles ---

    @reading
    def puzzle_notes(self) -> dict[str, PuzzleNote]:
        """What was done with every puzzle that was ever opened."""
        with Session(self.engine) as session:
            notes = [puzzle_note(row) for row in session.scalars(select(PuzzleRow))]
        return {note.puzzle: note for note in notes if note.puzzle}

    @writing
    def note_puzzle(self, /, puzzle: str, **values: Any) -> None:
        with Session(self.writer) as session, session.begin():
            change_note(session, puzzle, **values)

    # --- settings ---

    @reading
    def settings(self) -> dict[str, Any]:
        def name_and_value(row: SettingRow) -> tuple[str, Any]:
            check_row(row)
            return row.name, row.value

        with Session(self.engine) as session:
            return dict(self.bad.readable(session.scalars(select(SettingRow)), name_and_value))

    @writing
    def set_settings(self, values: dict[str, Any]) -> None:
        with Session(self.writer) as session, session.begin():
            for name, value in sorted(values.items()):  # one order for all: no deadlocks
                session.merge(SettingRow(name=name, value=value))
