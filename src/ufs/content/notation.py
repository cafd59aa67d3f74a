"""The notation of the pieces: five tokens a sky row, rooms as words.

". < M 2 .  | exc 2"                 a row of the sky and its mothership action
"energy -3 [2] | tunnel | robot /1"  rooms: effect, modifier, cost, spaces
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ufs.base.words import Term
from ufs.rules.board import COLUMNS, MAX_EFFECTS

# A reporter takes a place inside the file, the key of a sentence, and what goes into it.
Report = Callable[..., None]

TOKENS = ". < > M 1 2 3 4 5 6 7 8 9"
SPECIALS = "ABCDEFGHIJKLNOPQRSTUVWXYZ"  # F37: every letter but M
COUNTED_ACTIONS = ("exc", "res", "ship", "drain", "emp", "dive")
ACTION_WORDS = (*COUNTED_ACTIONS, "hit", "SKULL", "-")
SINGLE_WORDS = ("aa", "tunnel", "start")
EFFECT_WORDS = ("energy", "fighters", "research", "robot", "repair", "jam", "missiles")
CITY_ROW = "city"
MAX_NUMBER = 30  # for modifiers and costs
MAX_AMOUNT = 99  # of an action of the mothership

ROOM = re.compile(
    r"(?P<effects>[a-z]+(?:\+[a-z]+)*)"
    r"(?:\s+(?P<modifier>[+-]\d{1,3}))?"
    r"(?:\s*/(?P<cost>\d{1,3}))?"
    r"(?:\s*\[(?P<size>\d{1,3})(?P<down>\s+down)?\])?",
    re.ASCII,
)


@dataclass
class SkyRow:
    tokens: list[str]
    action: str = "-"
    amount: int = 0

    @property
    def is_city(self) -> bool:
        return not self.tokens


@dataclass
class Room:
    """A room of one or more spaces, each (row, column) from 0 within its piece."""

    effects: list[str]
    modifier: int = 0
    cost: int = 0
    spaces: list[tuple[int, int]] = field(default_factory=list)


@dataclass
class BaseRows:
    rooms: list[Room] = field(default_factory=list)
    aa_guns: list[tuple[int, int]] = field(default_factory=list)
    tunnels: list[tuple[int, int]] = field(default_factory=list)
    starts: list[tuple[int, int]] = field(default_factory=list)


def quiet(*args: Any, **kwargs: Any) -> None:
    """For reading pieces again whose mistakes have been reported already."""


def read_sky(rows: Sequence[str], report: Report) -> list[SkyRow]:
    """Read the four rows of a sky piece; every mistake goes to `report`."""
    return [
        read_sky_row(row, lambda *a, n=n, **k: report(f"rows[{n}]", *a, **k))
        for n, row in enumerate(rows)
    ]


def read_sky_row(text: str, report: Report) -> SkyRow:
    if text.strip() == CITY_ROW:
        return SkyRow([])
    spaces, bar, action = text.partition("|")
    tokens = spaces.split()
    row = SkyRow(tokens)
    if len(tokens) != COLUMNS:
        report("sky-row-length", found=len(tokens), row=text)
        row.tokens = (tokens + ["."] * COLUMNS)[:COLUMNS]
    for column, token in enumerate(tokens, 1):
        if token not in TOKENS.split() and token not in SPECIALS:
            report("sky-token", found=token, column=column, expected=TOKENS)
    if not bar:
        report("sky-no-action", row=text, expected=", ".join(ACTION_WORDS))
    else:
        row.action, row.amount = read_action(action.split(), report)
    check_arrows(row.tokens, report)
    return row


def read_action(words: list[str], report: Report) -> tuple[str, int]:
    """M3, F39: exc n, res n, ship n, drain n, emp n, dive n, hit, SKULL or -."""
    name = words[0] if words else ""
    expected = ", ".join([*(f"{word} n" for word in COUNTED_ACTIONS), "hit, SKULL, -"])
    if name in COUNTED_ACTIONS:
        if len(words) == 2 and re.fullmatch(r"[1-9][0-9]?", words[1]):
            return name, int(words[1])
        if len(words) == 2:
            report("sky-action-amount", found=" ".join(words), action=name, most=MAX_AMOUNT)
            return "-", 0
    elif name in ("hit", "SKULL", "-") and len(words) == 1:
        return name, 1 if name == "hit" else 0
    report("sky-action", found=" ".join(words), expected=expected)
    return "-", 0


def check_arrows(tokens: list[str], report: Report) -> None:
    """D8: an arrow stays in the sky and never points at a space that triggers something."""
    for column, token in enumerate(tokens):
        if token in "<>":
            target = column - 1 if token == "<" else column + 1
            if not 0 <= target < COLUMNS:
                report("sky-arrow-leaves", found=token, column=column + 1)
            elif tokens[target] in "<>M" + SPECIALS:
                report("sky-arrow-triggers", found=token, column=column + 1, target=tokens[target])


def read_base(rows: Sequence[str], report: Report) -> BaseRows:
    """Read the three rows of a base piece; every mistake goes to `report`."""
    base = BaseRows()
    covered: set[tuple[int, int]] = set()
    for r, text in enumerate(rows):
        c = 0
        for cell in text.split("|"):

            def here(key: str, *, r: int = r, c: int = c, **args: Any) -> None:
                report(f"rows[{r}]", key, column=c + 1, **args)

            c += read_cell(cell.strip(), (r, c), len(rows), base, covered, here)
        if c != COLUMNS:
            report(f"rows[{r}]", "base-row-length", found=c, row=text)
    return base


def read_cell(
    cell: str,
    at: tuple[int, int],
    height: int,
    base: BaseRows,
    covered: set[tuple[int, int]],
    report: Report,
) -> int:
    """Read one cell and return how many columns it takes. `covered` holds the spaces in use."""
    if cell == "^":
        if at not in covered:
            report("base-nothing-above")
        return 1
    single = {"aa": base.aa_guns, "tunnel": base.tunnels, "start": base.starts}
    if cell in single:
        single[cell].append(at)
        cover([at], cell, height, covered, report)
        return 1
    match = ROOM.fullmatch(cell)
    if not match:
        report("base-room", found=cell, expected="energy -1 /2 [2]")
        return 1
    room = Room(match["effects"].split("+"), int(match["modifier"] or 0), int(match["cost"] or 0))
    size = int(match["size"] or 1)
    check_room(room, size, cell, report)
    size = min(max(size, 1), COLUMNS)
    r, c = at
    down = bool(match["down"])
    room.spaces = [(r + i, c) if down else (r, c + i) for i in range(size)]
    cover(room.spaces, cell, height, covered, report)
    base.rooms.append(room)
    return 1 if down else size


def check_room(room: Room, size: int, cell: str, report: Report) -> None:
    for word in room.effects:
        if word in SINGLE_WORDS:
            report("base-single", found=cell, word=word)
        elif word not in EFFECT_WORDS:
            report("base-word", found=word, expected=(*EFFECT_WORDS, *SINGLE_WORDS))
    if len(room.effects) > MAX_EFFECTS or len(set(room.effects)) < len(room.effects):
        report("base-effects", found=cell, most=MAX_EFFECTS)
    if not 1 <= size <= COLUMNS:
        report("base-room-size", found=size)
    if abs(room.modifier) > MAX_NUMBER or room.cost > MAX_NUMBER:
        report("base-number", found=cell, most=MAX_NUMBER)


def cover(
    spaces: list[tuple[int, int]],
    cell: str,
    height: int,
    covered: set[tuple[int, int]],
    report: Report,
) -> None:
    """S5: no space belongs to two rooms, and none lies outside the base."""
    if any(r >= height or c >= COLUMNS for r, c in spaces):
        report("base-room-leaves", found=cell)
    elif covered.intersection(spaces):
        report("base-overlap", found=cell)
    covered.update(spaces)


def check_upper(base: BaseRows, report: Report) -> None:
    """S5, S6: row 1 is five AA guns; the excavator starts on one space of row 2 or 3."""
    if sorted(base.aa_guns) != [(0, c) for c in range(COLUMNS)]:
        report("rows[0]", "base-aa-row", expected="aa | aa | aa | aa | aa")
    if len(base.starts) != 1:
        report("rows", "base-one-start", found=len(base.starts))
    elif base.starts[0][0] == 0:
        report("rows[0]", "base-start-row")


def check_lower(base: BaseRows, report: Report) -> None:
    """S5, S6: AA guns and the excavator's start are on the upper piece only."""
    for r, _ in base.aa_guns:
        report(f"rows[{r}]", "base-only-upper", found="aa", word=Term("room-aa"))
    for r, _ in base.starts:
        report(f"rows[{r}]", "base-only-upper", found="start", word=Term("room-start"))
