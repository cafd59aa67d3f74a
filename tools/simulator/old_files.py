"""A file of saves as an earlier version of the program left it: the first start migrates it."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from simulator.model import GameModel
from ufs.content.loader import Library
from ufs.game import Game
from ufs.play import Sessions
from ufs.store.database import connect, migrate
from ufs.store.memory import MemoryStorage
from ufs.store.storage import GameRecord
from ufs.store.tables import VERSIONS

GAMES, MOVES = 3, 12


def make_old_file(path: Path, library: Library, chance: random.Random) -> list[GameModel]:
    """Make the file of some earlier version, with a few games; returns these."""
    engine = connect(path)
    migrate(engine, chance.choice(VERSIONS[:-1]))
    engine.dispose()
    games = [played(library, chance) for _ in range(GAMES)]
    with closing(sqlite3.connect(path)) as connection:
        models = [insert(connection, game, library) for game in games]
        connection.commit()
    return models


def played(library: Library, chance: random.Random) -> Game:
    game = Game.new(
        {"edition": chance.choice(("box", "pnp1"))}, chance.getrandbits(32), "auto", library
    )
    for _ in range(chance.randrange(MOVES)):
        if not game.is_over:
            game.act(chance.choice(game.actions()))
    return game


def insert(connection: sqlite3.Connection, game: Game, library: Library) -> GameModel:
    """Write a game as that version wrote it: with the columns it knew."""
    storage = MemoryStorage()
    session = Sessions(storage, library).create(game)
    record = storage.read_game(session.id)
    assert record is not None
    add_row(connection, "games", game_values(record))
    for step in record.steps:
        add_row(connection, "steps", {"game": session.id, **vars(step)})
    return GameModel(session.id, game, is_old=True)


def game_values(record: GameRecord) -> dict[str, Any]:
    own = {name: value for name, value in vars(record).items() if name not in ("info", "steps")}
    return {**vars(record.info), **own}


def add_row(connection: sqlite3.Connection, table: str, values: dict[str, Any]) -> None:
    known = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
    columns = [name for name in known if name in values]
    names, marks = ", ".join(f'"{name}"' for name in columns), ", ".join("?" * len(columns))
    row = [as_column(values[name]) for name in columns]
    connection.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", row)


def as_column(value: Any) -> Any:
    is_json = isinstance(value, dict | list | tuple)
    return json.dumps(value, separators=(",", ":")) if is_json else value
