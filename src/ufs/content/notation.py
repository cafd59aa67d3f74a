"""The notation of the pieces: five tokens per sky row, rooms as words.

". < M 2 .  | exc 2"                 a row of the sky and its mothership action
"T 3r . > .  | mv 2"                 a teleport, a red explosion (A1, A2)
"energy -3 [2] | tunnel | robot /1"  rooms: effect, modifier, cost, spaces

`schema` parses rows with this, once, when a file is read; all other code uses the parsed rows. Rows
with mistakes are parsed as far as possible and carry their mistakes until the check reports them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ufs.base.words import Term
from ufs.rules.board import COLUMNS, MAX_EFFECTS

# Called with the key and the arguments of a sentence; with a place before them if none is fixed.
Report = Callable[..., None]

TOKENS = ". < > M 1 2 3 4 5 6 7 8 9"
RED = "r"  # A2: after the number of an explosion
RED_TOKENS = tuple(f"{number}{RED}" for number in range(1, 10))
SPECIALS = "ABCDEFGHIJKLNOPQRSTUVWXYZ"  # F37, A1: every letter but M
OLDER_ACTIONS = {"dive": "mv"}  # words of earlier versions, which their pieces still have
COUNTED_ACTIONS = ("exc", "res", "ship", "mv", "drain", "emp")
ACTION_WORDS = (*COUNTED_ACTIONS, "hit", "SKULL", "-")
SINGLE_WORDS = ("aa", "tunnel", "start")
EFFECT_WORDS = ("energy", "fighters", "research", "robot", "repair", "jam", "missiles", "command")
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


@dataclass(frozen=True)
class Mistake:
    """The row with the mistake, as `[2]`, and the key and arguments of a sentence."""

    place: str
    key: str
    args: dict[str, Any]


@dataclass(frozen=True)
class SkyRow:
    text: str  # as the file has it
    tokens: tuple[str, ...]
    action: str = "-"
    amount: int = 0
    mistakes: tuple[Mistake, ...] = ()

    @property
    def is_city(self) -> bool:
        return not self.tokens


class SkyRows(tuple[SkyRow, ...]):
    """The rows of a sky piece."""

    __slots__ = ()

    @property
    def texts(self) -> tuple[str, ...]:
        return tuple(row.text for row in self)

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        return tuple(mistake for row in self for mistake in row.mistakes)


@dataclass(frozen=True)
class Room:
    """A room of one or more spaces, each (row, column) from 0 within its piece."""

    effects: tuple[str, ...]
    modifier: int = 0
    cost: int = 0
    spaces: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class BaseRows:
    """The rows of a base piece: its rooms, and its other spaces."""

    texts: tuple[str, ...]  # as the file has them
    rooms: tuple[Room, ...] = ()
    aa_guns: tuple[tuple[int, int], ...] = ()
    tunnels: tuple[tuple[int, int], ...] = ()
    starts: tuple[tuple[int, int], ...] = ()
    mistakes: tuple[Mistake, ...] = ()


def read_sky(texts: Sequence[str]) -> SkyRows:
    """The four rows of a sky piece, with their mistakes."""
    return SkyRows(read_sky_row(text, n) for n, text in enumerate(texts))


def read_sky_row(text: str, number: int) -> SkyRow:
    if text.strip() == CITY_ROW:
        return SkyRow(text, ())
    mistakes: list[Mistake] = []

    def report(key: str, **args: Any) -> None:
        mistakes.append(Mistake(f"[{number}]", key, args))

    spaces, bar, action = text.partition("|")
    tokens = spaces.split()
    five = tokens
    if len(tokens) != COLUMNS:
        report("sky-row-length", found=len(tokens), row=text)
        five = (tokens + ["."] * COLUMNS)[:COLUMNS]
    for column, token in enumerate(tokens, 1):
        if token not in (*TOKENS.split(), *RED_TOKENS) and token not in SPECIALS:
            report("sky-token", found=token, column=column, expected=f"{TOKENS} 1{RED}–9{RED}")
    name, amount = "-", 0
    if not bar:
        report("sky-no-action", row=text, expected=", ".join(ACTION_WORDS))
    else:
        name, amount = read_action(action.split(), report)
    check_arrows(five, report)
    return SkyRow(text, tuple(five), name, amount, tuple(mistakes))


def read_action(words: list[str], report: Report) -> tuple[str, int]:
    """M3, A4, F39: exc n, res n, ship n, mv n, drain n, emp n, hit, SKULL or -."""
    name = words[0] if words else ""
    name = OLDER_ACTIONS.get(name, name)
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
    """D8: an arrow stays inside the sky and never points at a space that triggers something."""
    for column, token in enumerate(tokens):
        if token in "<>":
            target = column - 1 if token == "<" else column + 1
            if not 0 <= target < COLUMNS:
                report("sky-arrow-leaves", found=token, column=column + 1)
            elif tokens[target] in "<>M" + SPECIALS:
                report("sky-arrow-triggers", found=token, column=column + 1, target=tokens[target])


def read_base(texts: Sequence[str]) -> BaseRows:
    """The three rows of a base piece, with their mistakes."""
    reader = BaseReader(len(texts))
    for r, text in enumerate(texts):
        reader.read_row(r, text)
    return BaseRows(
        texts=tuple(texts),
        rooms=tuple(reader.rooms),
        aa_guns=tuple(reader.single["aa"]),
        tunnels=tuple(reader.single["tunnel"]),
        starts=tuple(reader.single["start"]),
        mistakes=tuple(reader.mistakes),
    )


class BaseReader:
    """Reads a base piece cell by cell and tracks the spaces in use."""

    def __init__(self, height: int) -> None:
        self.height = height
        self.rooms: list[Room] = []
        self.single: dict[str, list[tuple[int, int]]] = {word: [] for word in SINGLE_WORDS}
        self.covered: set[tuple[int, int]] = set()
        self.mistakes: list[Mistake] = []

    def read_row(self, r: int, text: str) -> None:
        c = 0
        for cell in text.split("|"):
            c += self.read_cell(cell.strip(), r, c)
        if c != COLUMNS:
            args = {"found": c, "row": text}
            self.mistakes.append(Mistake(f"[{r}]", "base-row-length", args))

    def read_cell(self, cell: str, r: int, c: int) -> int:
        """Read one cell and return how many columns it takes."""

        def report(key: str, **args: Any) -> None:
            self.mistakes.append(Mistake(f"[{r}]", key, {"column": c + 1, **args}))

        if cell == "^":
            if (r, c) not in self.covered:
                report("base-nothing-above")
            return 1
        if cell in self.single:
            self.single[cell].append((r, c))
            self.cover([(r, c)], cell, report)
            return 1
        match = ROOM.fullmatch(cell)
        if not match:
            report("base-room", found=cell, expected="energy -1 /2 [2]")
            return 1
        size, down = int(match["size"] or 1), bool(match["down"])
        length = min(max(size, 1), COLUMNS)
        spaces = [(r + i, c) if down else (r, c + i) for i in range(length)]
        effects = tuple(match["effects"].split("+"))
        room = Room(effects, int(match["modifier"] or 0), int(match["cost"] or 0), tuple(spaces))
        check_room(room, size, cell, report)
        self.cover(spaces, cell, report)
        self.rooms.append(room)
        return 1 if down else length

    def cover(self, spaces: list[tuple[int, int]], cell: str, report: Report) -> None:
        """S5: no space belongs to two rooms, and none lies outside the base."""
        if any(r >= self.height or c >= COLUMNS for r, c in spaces):
            report("base-room-leaves", found=cell)
        elif self.covered.intersection(spaces):
            report("base-overlap", found=cell)
        self.covered.update(spaces)


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
