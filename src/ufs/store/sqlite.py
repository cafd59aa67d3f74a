"""The storage of every player: one SQLite file, reached through SQLAlchemy.

Every change is one transaction that first takes the next version. It is on the disk before it is
answered.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import CursorResult, bindparam, delete, insert, select, update
from sqlalchemy.orm import Session, defer

from ufs.base.files import data_folder
from ufs.store.database import open_database, writer
from ufs.store.sqlite_errors import explain_errors
from ufs.store.storage import (
    CAMPAIGN,
    GAME,
    CampaignInfo,
    CampaignRecord,
    GameInfo,
    GameRecord,
    PuzzleNote,
    StepRecord,
    games_in,
)
from ufs.store.tables import Base, CampaignRow, GameRow, PuzzleRow, SettingRow, StepRow

FILE = "games.sqlite3"
# What a list says of a game and of a campaign has its column each, under the same name.
GAME_FIELDS = tuple(GameInfo.__dataclass_fields__)
MOVING_FIELDS = ("version", "updated", "standing", "won", "reason", "finished_at")  # by playing on
CAMPAIGN_FIELDS = tuple(CampaignInfo.__dataclass_fields__)
PUZZLE_FIELDS = tuple(PuzzleNote.__dataclass_fields__)

# What every move of every game asks for is put together once, not move by move.
GAMES, STEPS = (Base.metadata.tables[row.__tablename__] for row in (GameRow, StepRow))
SELECT_VERSION = select(GAMES.c.version).where(GAMES.c.id == bindparam("game"))
TAKE_NEXT_VERSION = (
    update(GAMES)
    .where(GAMES.c.id == bindparam("game"), GAMES.c.version == bindparam("version_before"))
    .values({name: bindparam(f"new_{name}") for name in (*MOVING_FIELDS, "at")})
)
DELETE_STEPS_FROM = delete(STEPS).where(
    STEPS.c.game == bindparam("of_game"), STEPS.c.number >= bindparam("first")
)
INSERT_STEP = insert(STEPS)


def default_path() -> Path:
    return data_folder() / FILE


class SqliteStorage:
    """Everything of one player in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with explain_errors():
            self.engine, self.set_aside = open_database(path)
        self.writer = writer(self.engine)

    def close(self) -> None:
        self.engine.dispose()

    def notice(self) -> tuple[str, dict[str, Any]] | None:
        if self.set_aside is None:
            return None
        return "store-set-aside", {"file": str(self.set_aside)}

    # --- games ---

    def games(self) -> list[GameInfo]:
        """All games, the one played last first; without their steps."""
        newest_first = select(GameRow).order_by(GameRow.updated.desc(), GameRow.id)
        with explain_errors(), Session(self.engine) as session:
            return [game_info(row) for row in session.scalars(newest_first)]

    def game_version(self, id: str) -> int | None:
        with explain_errors(), self.engine.connect() as connection:
            return connection.execute(SELECT_VERSION, {"game": id}).scalar()

    def read_game(self, id: str) -> GameRecord | None:
        with explain_errors(), Session(self.engine) as session:
            row = session.get(GameRow, id)
            if row is None:
                return None
            asked = select(StepRow).where(StepRow.game == id).order_by(StepRow.number)
            steps = [
                StepRecord(one.number, one.action, one.rolls, one.comments)
                for one in session.scalars(asked)
            ]
            return GameRecord(
                game_info(row), row.seed, row.origin, row.first_rolls, row.at, steps, row.comments
            )

    def add_game(self, game: GameRecord) -> None:
        row = GameRow(
            **fields(game.info),
            seed=game.seed,
            origin=game.origin,
            first_rolls=game.first_rolls,
            at=game.at,
            comments=game.comments,
        )
        with explain_errors(), Session(self.writer) as session, session.begin():
            session.add(row)
            session.flush()
            session.add_all(StepRow(game=game.info.id, **vars(step)) for step in game.steps)

    def change_game(self, info: GameInfo, at: int, step: StepRecord | None) -> bool:
        changed = {f"new_{name}": getattr(info, name) for name in MOVING_FIELDS} | {"new_at": at}
        only_if = {"game": info.id, "version_before": info.version - 1}
        with explain_errors(), self.writer.begin() as connection:
            if connection.execute(TAKE_NEXT_VERSION, changed | only_if).rowcount != 1:
                return False
            if step is not None:
                connection.execute(DELETE_STEPS_FROM, {"of_game": info.id, "first": step.number})
                connection.execute(INSERT_STEP, {"game": info.id, **vars(step)})
            return True

    def delete_game(self, id: str) -> bool:
        with explain_errors(), self.writer.begin() as connection:
            result: CursorResult[Any] = connection.execute(delete(GameRow).where(GameRow.id == id))
            return result.rowcount == 1

    # --- campaigns ---

    def campaigns(self) -> list[CampaignInfo]:
        """All campaigns, the one played last first; without their steps."""
        newest_first = select(CampaignRow).order_by(CampaignRow.updated.desc(), CampaignRow.id)
        with explain_errors(), Session(self.engine) as session:
            found = session.scalars(newest_first.options(defer(CampaignRow.data)))
            return [campaign_info(row) for row in found]

    def read_campaign(self, id: str) -> CampaignRecord | None:
        with explain_errors(), Session(self.engine) as session:
            row = session.get(CampaignRow, id)
            return CampaignRecord(campaign_info(row), row.data) if row else None

    def campaign_of_game(self, game: str) -> CampaignInfo | None:
        newest_first = select(CampaignRow).order_by(CampaignRow.updated.desc(), CampaignRow.id)
        with explain_errors(), Session(self.engine) as session:
            named = (row for row in session.scalars(newest_first) if game in games_in(row.data))
            row = next(named, None)
            return campaign_info(row) if row else None

    def add_campaign(self, campaign: CampaignRecord) -> None:
        row = CampaignRow(**fields(campaign.info), data=campaign.data)
        with explain_errors(), Session(self.writer) as session, session.begin():
            session.add(row)

    def change_campaign(self, campaign: CampaignRecord) -> bool:
        info = campaign.info
        taken = (
            update(CampaignRow)
            .where(CampaignRow.id == info.id, CampaignRow.version == info.version - 1)
            .values(**fields(info), data=campaign.data)
        )
        with explain_errors(), self.writer.begin() as connection:
            result: CursorResult[Any] = connection.execute(taken)
            return result.rowcount == 1

    def delete_campaign(self, id: str) -> bool:
        with explain_errors(), Session(self.writer) as session, session.begin():
            row = session.get(CampaignRow, id)
            if row is None:
                return False
            session.delete(row)
            session.flush()
            named = [games_in(data) for data in session.scalars(select(CampaignRow.data))]
            games = games_in(row.data).difference(*named)
            mine = GameRow.id.in_(games), GameRow.kind == CAMPAIGN
            freed = {"kind": GAME, "version": GameRow.version + 1}  # whoever has it open is told
            session.execute(update(GameRow).where(*mine).values(freed))
            return True

    # --- puzzles ---

    def puzzle_notes(self) -> dict[str, PuzzleNote]:
        """What was done with every puzzle that was ever opened."""
        with explain_errors(), Session(self.engine) as session:
            return {row.puzzle: puzzle_note(row) for row in session.scalars(select(PuzzleRow))}

    def note_puzzle(self, puzzle: str, **values: Any) -> None:
        with explain_errors(), Session(self.writer) as session, session.begin():
            row = session.get(PuzzleRow, puzzle)
            if row is None:
                session.add(PuzzleRow(puzzle=puzzle, **values))
                return
            for name, value in values.items():
                setattr(row, name, value)

    # --- settings ---

    def settings(self) -> dict[str, Any]:
        with explain_errors(), Session(self.engine) as session:
            return {row.name: row.value for row in session.scalars(select(SettingRow))}

    def set_settings(self, values: dict[str, Any]) -> None:
        with explain_errors(), Session(self.writer) as session, session.begin():
            for name, value in values.items():
                session.merge(SettingRow(name=name, value=value))


def fields(info: GameInfo | CampaignInfo) -> dict[str, Any]:
    """The columns of what a list says."""
    return dict(vars(info))


def game_info(row: GameRow) -> GameInfo:
    return GameInfo(**{name: getattr(row, name) for name in GAME_FIELDS})


def step_record(row: StepRow) -> StepRecord:
    return StepRecord(row.number, row.action, row.rolls, row.comments)


def campaign_info(row: CampaignRow) -> CampaignInfo:
    return CampaignInfo(**{name: getattr(row, name) for name in CAMPAIGN_FIELDS})


def puzzle_note(row: PuzzleRow) -> PuzzleNote:
    return PuzzleNote(**{name: getattr(row, name) for name in PUZZLE_FIELDS})
