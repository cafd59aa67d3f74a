"""Opening a stored game: it is replayed and compared with the position it was left at.

A replay can fail or lead elsewhere: pieces were lost, the rules were corrected, a row was damaged.
Then the game is shown as it was left, with what is wrong, and nothing stored is changed.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from ufs.base.errors import UfsError
from ufs.base.words import Term
from ufs.content.loader import Library
from ufs.game import Game
from ufs.game.record import find_difference, replay_save
from ufs.game.shapes import SAVE_FORMAT
from ufs.store.storage import GameRecord, Pieces

STANDING = ("round", "phase", "research", "damage", "result")  # also in lists, since v1
Json = dict[str, Any]


@dataclass(frozen=True)
class Trouble:
    """Why a stored game cannot be played on as it is."""

    what: Term

    def error(self, id: str) -> UfsError:
        return UfsError("other_position", "store-replay-differs", id=id, what=self.what)


def reopen(record: GameRecord, library: Library) -> tuple[Game, Trouble | None]:
    """A stored game, replayed; steps that were undone can be redone.

    If it cannot be replayed to where it was left, the game is only to be looked at.
    """
    if record.damage is not None:
        damage = record.damage
        what = Term("store-bad-value", column=damage.column, found=damage.found)
        return show_as_left(record, library, what), Trouble(what)
    try:
        game = replay(record, library)
    except UfsError as error:
        what = Term(error.key, **error.args_)
        return show_as_left(record, library, what), Trouble(what)
    difference = find_difference(game, stored_position(record))
    if difference is None:
        return game, None
    return load_position(record, library) or game, Trouble(difference)


def replay(record: GameRecord, library: Library) -> Game:
    """Replay a stored game. Every mismatch is an error."""
    steps = record.steps
    in_order = [step.number for step in steps] == list(range(1, len(steps) + 1))
    if not in_order or not 0 <= record.at <= len(steps):
        raise UfsError("bad_save", "store-steps-missing")
    return replay_save({**save_json(record), "at": record.at}, library)


def stored_position(record: GameRecord) -> Json:
    """Where a game was left; of one from before v6 only what lists say is known."""
    if record.position is not None:
        return record.position
    standing = record.info.standing or {}
    return {name: standing[name] for name in STANDING if name in standing}


def show_as_left(record: GameRecord, library: Library, what: Term) -> Game:
    """The game where it was left or, if that is not known, as far as it can be replayed."""
    game = load_position(record, library) or replay_beginning(record, library)
    if game is None:
        raise UfsError("broken_game", "store-broken-game", id=record.info.id, what=what) from None
    return game


def load_position(record: GameRecord, library: Library) -> Game | None:
    """The game at its stored position, without its history."""
    if record.position is None:
        return None
    seed = int(record.seed) if record.seed.isdecimal() else 0
    try:
        return Game.load(record.position, seed, record.info.dice, library)
    except UfsError:
        return None


def replay_beginning(record: GameRecord, library: Library) -> Game | None:
    """As many of the first steps as can be replayed."""
    save = save_json(record)
    for _ in range(2):
        try:
            return replay_save(save, library)
        except UfsError as error:
            if error.key != "save-step":
                return None
            save["steps"] = save["steps"][: error.args_["step"]]
    return None


def save_json(record: GameRecord) -> Json:
    """A stored game in the format of saves, whether or not it is valid."""
    return {
        "format": SAVE_FORMAT,
        "setup": record.info.setup,
        "seed": int(record.seed) if record.seed.isdecimal() else record.seed,
        "dice": record.info.dice,
        "origin": record.origin,
        "rolls": record.first_rolls,
        "steps": [
            {"action": step.action, "rolls": step.rolls, "comments": step.comments or []}
            for step in record.steps
        ],
        "comments": record.comments or {},
    }


def raw_export(record: GameRecord, pieces: Pieces | None) -> str:
    """A stored game as JSON just as it is stored: all that is known of it."""
    info = record.info
    known = {"rules": info.rules, "pieces": info.pieces, "position": record.position}
    carried = list(pieces.values()) if pieces else None
    return json.dumps({**save_json(record), **known, "carried": carried, "at": record.at})
