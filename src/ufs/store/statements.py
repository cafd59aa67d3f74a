"""What is written into the tables, the same for every database; put together once."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    Connection,
    CursorResult,
    Integer,
    ScalarSelect,
    Table,
    bindparam,
    cast,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.orm import Session

from ufs.store.storage import CampaignInfo, CampaignRecord, GameInfo, GameRecord, StepRecord
from ufs.store.tables import Base, CampaignRow, GameRow, PuzzleRow, StepRow

MOST_CHANGES = 2**31 - 2  # what fits into a column of numbers; SQLite may have anything in it
MOVING_FIELDS = ("version", "updated", "standing", "won", "reason", "finished_at")  # by playing on
GAMES, STEPS, CAMPAIGNS = (
    Base.metadata.tables[row.__tablename__] for row in (GameRow, StepRow, CampaignRow)
)


def next_number(table: Table) -> ScalarSelect[int]:
    """The number of the next change: the largest so far and one; what is no number is left out."""
    seen = table.alias()
    largest = func.coalesce(func.max(seen.c.sequence), 0)
    asked = select(cast(largest, Integer) + 1).where(seen.c.sequence < MOST_CHANGES)
    return asked.scalar_subquery()


SELECT_VERSION = select(GAMES.c.version).where(
    GAMES.c.id == bindparam("game"), GAMES.c.deleted.is_(None)
)
TAKE_NEXT_VERSION = (
    update(GAMES)
    .where(GAMES.c.id == bindparam("game"), GAMES.c.version == bindparam("version_before"))
    .where(GAMES.c.deleted.is_(None))
    .values({name: bindparam(f"new_{name}") for name in (*MOVING_FIELDS, "at", "position")})
    .values(sequence=next_number(GAMES))
)
DELETE_STEPS_FROM = delete(STEPS).where(
    STEPS.c.game == bindparam("of_game"), STEPS.c.number >= bindparam("first")
)
INSERT_STEP = insert(STEPS)


def insert_game(session: Session, game: GameRecord) -> None:
    row = GameRow(
        **fields(game.info),
        seed=game.seed,
        origin=game.origin,
        first_rolls=game.first_rolls,
        at=game.at,
        comments=game.comments,
        position=game.position,
        sequence=next_number(GAMES),
    )
    session.add(row)
    session.flush()
    session.add_all(StepRow(game=game.info.id, **vars(step)) for step in game.steps)


def write_move(
    connection: Connection,
    info: GameInfo,
    at: int,
    step: StepRecord | None,
    position: dict[str, Any],
) -> bool:
    """Change a game if it was changed from the version that is kept."""
    changed = {f"new_{name}": getattr(info, name) for name in MOVING_FIELDS}
    changed |= {"new_at": at, "new_position": position}
    only_if = {"game": info.id, "version_before": info.version - 1}
    if connection.execute(TAKE_NEXT_VERSION, changed | only_if).rowcount != 1:
        return False
    if step is not None:
        connection.execute(DELETE_STEPS_FROM, {"of_game": info.id, "first": step.number})
        connection.execute(INSERT_STEP, {"game": info.id, **vars(step)})
    return True


def take_next_version(connection: Connection, campaign: CampaignRecord) -> bool:
    """Save a campaign if it was changed from the version that is kept."""
    info = campaign.info
    taken = (
        update(CampaignRow)
        .where(CampaignRow.id == info.id, CampaignRow.version == info.version - 1)
        .where(CampaignRow.deleted.is_(None))
        .values(**fields(info), data=campaign.data, position=campaign.position)
        .values(sequence=next_number(CAMPAIGNS))
    )
    result: CursorResult[Any] = connection.execute(taken)
    return result.rowcount == 1


def set_kind(session: Session, games: set[str], before: str, after: str) -> None:
    """Make games a campaign's, or their own. Whoever has one open is told by its version."""
    mine = GameRow.id.in_(games), GameRow.kind == before, GameRow.version < MOST_CHANGES
    changed = {"kind": after, "version": GameRow.version + 1}
    session.execute(update(GameRow).where(*mine).values(changed))


def change_note(session: Session, puzzle: str, **values: Any) -> None:
    """Change what is noted about a puzzle; the first time it is added."""
    row = session.get(PuzzleRow, puzzle)
    if row is None:
        session.add(PuzzleRow(puzzle=puzzle, **values))
        return
    for name, value in values.items():
        setattr(row, name, value)


def fields(info: GameInfo | CampaignInfo) -> dict[str, Any]:
    """The columns of what a list says; the number of a change is found when it is written."""
    return {name: value for name, value in vars(info).items() if name != "sequence"}
