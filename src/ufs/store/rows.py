"""Records from rows. A row with anything in it that does not belong there is named, not read.

SQLite keeps any value in any column, and JSON has any shape. `tables` marks what is no text, number
or JSON; here each value is checked as far as lists, statistics and the page rely on it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from typing import Any

from ufs.base.text import clip
from ufs.store.storage import (
    CAMPAIGN,
    GAME,
    PUZZLE,
    TUTORIAL,
    CampaignInfo,
    CampaignRecord,
    GameInfo,
    GameRecord,
    PuzzleNote,
    StepRecord,
    Unreadable,
)
from ufs.store.tables import (
    Base,
    Broken,
    CampaignRow,
    GameRow,
    PieceRow,
    PieceSetRow,
    PuzzleRow,
    SettingRow,
    StepRow,
)

Check = Callable[[Any], bool]
# What a list says of a game and of a campaign has its column each, under the same name.
GAME_FIELDS = tuple(GameInfo.__dataclass_fields__)
CAMPAIGN_FIELDS = tuple(CampaignInfo.__dataclass_fields__)
PUZZLE_FIELDS = tuple(PuzzleNote.__dataclass_fields__)
STAMP = re.compile(r"\d{4}[0-9T:.Z+-]{0,36}", re.ASCII)
MOST_ON_A_TRACK = 1000
MOST_STEPS = 10**6
LONGEST_FOUND = 60  # letters of a value in a message


class BadRowError(Exception):
    """A row that cannot be read."""

    def __init__(self, what: Unreadable) -> None:
        super().__init__(f"{what.table} {what.id}: {what.column}")
        self.what = what


# --- checks of values ---


def is_stamp(value: Any) -> bool:
    return isinstance(value, str) and STAMP.fullmatch(value) is not None


def short(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= 200


def a_table(value: Any) -> bool:
    return isinstance(value, dict)


def a_list(value: Any) -> bool:
    return isinstance(value, list)


def flag(value: Any) -> bool:
    return isinstance(value, bool)


def texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def one_of(*values: str) -> Check:
    return lambda value: isinstance(value, str) and value in values


def number(low: int, high: int) -> Check:
    return lambda value: type(value) is int and low <= value <= high


def maybe(check: Check) -> Check:
    return lambda value: value is None or check(value)


def fields_of(**checks: Check) -> Check:
    """A JSON table; any of these fields may be missing."""

    def check(value: Any) -> bool:
        if not isinstance(value, dict):
            return False
        return all(name not in value or fits(value[name]) for name, fits in checks.items())

    return check


def is_shallow(value: Any, depth: int = 5) -> bool:
    """Not nested so deeply that it could be read but not written."""
    if not isinstance(value, (dict, list)):
        return True
    inside = value.values() if isinstance(value, dict) else value
    return depth > 0 and all(is_shallow(one, depth - 1) for one in inside)


ON_A_TRACK = number(0, MOST_ON_A_TRACK)
ID, COUNT, TIMES = short, number(0, 2**53), number(0, MOST_STEPS)
RESULT = fields_of(won=flag, reason=maybe(short))
STANDING = fields_of(
    round=ON_A_TRACK,
    phase=short,
    research=ON_A_TRACK,
    damage=ON_A_TRACK,
    research_length=ON_A_TRACK,
    hits=ON_A_TRACK,
    steps=TIMES,
    result=maybe(RESULT),
    corrected=flag,
)
SETUP = fields_of(
    edition=short,
    city=maybe(short),
    scenario=maybe(short),
    hard=maybe(texts),
    characters=maybe(a_list),
    damaged=maybe(flag),
    real=maybe(fields_of(scenario=maybe(short), characters=maybe(texts))),
)
KEPT: dict[str, Check] = {
    "id": ID,
    "created": is_stamp,
    "updated": is_stamp,
    "version": COUNT,
    "won": maybe(flag),
    "pieces": maybe(short),
    "rules": maybe(COUNT),
    "position": maybe(a_table),
    "deleted": maybe(is_stamp),
    "sequence": COUNT,
}
CHECKS: dict[type[Base], dict[str, Check]] = {
    GameRow: {
        **KEPT,
        "setup": lambda value: SETUP(value) and is_shallow(value),
        "seed": short,
        "dice": one_of("auto", "manual"),
        "mode": one_of("relaxed", "strict"),
        "origin": maybe(a_table),
        "first_rolls": a_list,
        "at": TIMES,
        "standing": lambda value: STANDING(value) and is_shallow(value),
        "reason": maybe(short),
        "finished_at": maybe(is_stamp),
        "kind": one_of(GAME, TUTORIAL, PUZZLE, CAMPAIGN),
        "forked": flag,
        "imported": flag,
        "comments": maybe(a_table),
    },
    CampaignRow: {
        **KEPT,
        "data": a_table,
        "name": short,
        "chapter": number(0, MOST_ON_A_TRACK),
        "score": number(-MOST_STEPS, MOST_STEPS),
    },
    PuzzleRow: {
        "puzzle": ID,
        "game": maybe(ID),
        "tries": TIMES,
        "judged": maybe(COUNT),
        "solved": maybe(is_stamp),
        "shown": maybe(is_stamp),
    },
    SettingRow: {"name": ID, "value": lambda value: not isinstance(value, Broken)},
    PieceRow: {"hash": ID, "data": a_table},
    PieceSetRow: {"hash": ID, "members": texts},
}


# What of a game can be found out by replaying it, or is not needed for that.
DERIVED = {"created", "updated", "position", "sequence", "won", "standing", "reason"}
DERIVED |= {"finished_at", "comments", "forked", "imported"}
# What stands in a record for what cannot be read, if it is not None.
MISSING: dict[str, Any] = {"created": "", "updated": "", "seed": "", "dice": "auto"}
MISSING |= {"mode": "relaxed", "at": 0, "kind": GAME, "forked": True, "imported": True}


# --- rows ---


def check_row(row: Base, columns: Iterable[str] | None = None) -> None:
    """Raise `BadRowError` for the first value that does not belong where it is."""
    checks = CHECKS[type(row)]
    for column in checks if columns is None else columns:
        value = getattr(row, column)
        if isinstance(value, Broken) or not checks[column](value):
            raise BadRowError(describe(row, column))


def describe(row: Base, column: str) -> Unreadable:
    key = next(iter(CHECKS[type(row)]))  # its first column
    deleted = getattr(row, "deleted", None)
    return Unreadable(
        row.__tablename__,
        show(getattr(row, key)),
        column,
        show(getattr(row, column)),
        deleted if is_stamp(deleted) else None,
    )


def show(value: Any) -> str:
    """A value, shortened and printable; a text as it is."""
    if isinstance(value, Broken):
        value = value.found
    text = value if isinstance(value, str) else plain(value)
    text = text.encode(errors="surrogateescape").decode(errors="backslashreplace")
    text = "".join(letter if letter.isprintable() else " " for letter in text)
    return clip(text, LONGEST_FOUND)


def plain(value: Any) -> str:
    if isinstance(value, bytes):
        return repr(value[:LONGEST_FOUND])
    try:
        return json.dumps(value)
    except (TypeError, ValueError, RecursionError):
        return f"({type(value).__name__})"


def game_info(row: GameRow) -> GameInfo:
    check_row(row, GAME_FIELDS)
    return GameInfo(**{name: getattr(row, name) for name in GAME_FIELDS})


def game_record(row: GameRow, steps: Iterable[StepRow]) -> GameRecord:
    """A game with as much of it as can be read; without its version it cannot be opened at all.

    What only lists use, and where it stands, is known again once it is replayed.
    """
    check_row(row, ("id", "version"))
    checks = CHECKS[GameRow]
    values = {column: getattr(row, column) for column in checks}
    bad = [name for name, value in values.items() if not checks[name](value)]
    values |= {name: MISSING.get(name) for name in bad}
    damaged = [name for name in bad if name not in DERIVED]
    return GameRecord(
        info=GameInfo(**{name: values[name] for name in GAME_FIELDS}),
        seed=values["seed"],
        origin=values["origin"],
        first_rolls=values["first_rolls"],
        at=values["at"],
        steps=[step_record(step) for step in steps],
        comments=values["comments"],
        position=values["position"],
        damage=describe(row, damaged[0]) if damaged else None,
    )


def step_record(row: StepRow) -> StepRecord:
    """What cannot be read of a step is missing in it: the replay says so."""

    def readable(value: Any) -> Any:
        return None if isinstance(value, Broken) else value

    comments = readable(row.comments)
    is_read = isinstance(row.number, int) and (comments is None or isinstance(comments, list))
    number = row.number if is_read else 0
    return StepRecord(number, readable(row.action), readable(row.rolls), comments or None)


def campaign_info(row: CampaignRow) -> CampaignInfo:
    check_row(row, (*CAMPAIGN_FIELDS, "sequence"))
    return CampaignInfo(**{name: getattr(row, name) for name in CAMPAIGN_FIELDS})


def campaign_record(row: CampaignRow) -> CampaignRecord:
    check_row(row)
    return CampaignRecord(campaign_info(row), row.data, row.position)


def puzzle_note(row: PuzzleRow) -> PuzzleNote:
    """What can be read of a note: one bad value must not cost the player the others."""
    checks = CHECKS[PuzzleRow]
    values = {name: getattr(row, name) for name in PUZZLE_FIELDS}
    read = {
        name: value
        for name, value in values.items()
        if not isinstance(value, Broken) and checks[name](value)
    }
    return PuzzleNote(**{"puzzle": "", **read})
