"""The shipped pieces against COMPONENTS.md, and packs of one's own, right and wrong.

The tables below were typed from COMPONENTS.md by hand, independently of the content files.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.support import commands
from tests.support.files import ROOT
from tests.support.table import rule
from ufs.base.errors import UfsError
from ufs.base.words import LANGUAGES, Words
from ufs.content.loader import BUILT_IN, Library, built_in, load
from ufs.content.problems import Problem
from ufs.content.schema import (
    BaseCard,
    BaseTile,
    ChapterFile,
    Character,
    City,
    EditionFile,
    Mothership,
    Pack,
    Piece,
    Scenario,
    Sky,
    Tracks,
)
from ufs.game import Game
from ufs.game.setup import lay

# --- what COMPONENTS.md says ---

# piece, side, then four rows: five tokens and the action.
SKY = """
pnp1 easy  ..... -     ...<. exc1  .1>.. ship1 2>..M res1
pnp2 easy  ..<>. exc1  .<M2. exc2  3M>.4 res2  >.3.< ship1
pnp3 easy  M6.<. exc1  >.3M2 hit   .>.5. -     .<M.< SKULL
pnp4 easy  5.<4M -     .35>. -     ...M6 -     city  -
pnp1 hard  >.... exc2  ..>.. exc2  .<.M2 ship1 M3..< exc1
pnp2 hard  M.<.M ship1 .M.54 res2  >.4>. res2  3>.7. exc1
pnp3 hard  .<M.< hit   M5>.. res1  >..M. SKULL 6..<. -
pnp4 hard  .5MM. -     M.<5M -     7M5M6 -     city  -
I    easy  ...>. ship1 .<>.. exc2  M.1.. ship1 2.<.4 -
I    hard  .1... exc1  ..<>. ship2 >...2 exc2  .<3M. hit
II   easy  M>.4. ship1 .M... exc1  43.<2 res1  >.6.< -
II   hard  >.2.< exc3  MM.<3 res2  4>.5. ship2 .<>.M res1
III  easy  ..4>. res1  5.<.. ship1 .M>.6 -     M3.4M SKULL
III  hard  6.<.M hit   M47>. -     .>.M7 SKULL ..M4. -
IV   easy  3>.M. -     .6.<4 -     >.3.< -     .5M4. -
IV   hard  M5M.< -     ..4M5 -     4M.6M -     M7MM. -
0    easy  ..... mv2   >...< exc3
I+   easy  1..M. mv2   .MP.2 exc1  T.4.M mv1   M5T6P exc3
I+   hard  .<M2. ship2 M..<3 exc3  1PT>. mv3   TM6MP res1
II+  easy  MP.<3 mv2   T>.>. ship2 .6MPM res1  5.<4T mv1
II+  hard  P.3.. ship2 M>.TM mv3   5PM4T exc3  .7.<5 hit
III+ easy  .M2rP. mv1  P.<M4r exc1 M3r>.M hit  6rTM5rT SKULL
III+ hard  .<5r4rM res1 M3rTMP mv2 MTMM6r SKULL 7rMP>. -
IV+  easy  4.3>. -     .<M56 -     M5>.M -     city  -
IV+  hard  .<4>. -     4M.65 -     city  -     city  -
"""  # IV+ hard: the 4 of its second row is hidden in all pictures, and our own

# Research numbers: of a tile, its lowest row first; of the print-and-play's track, from the start.
RESEARCH = {
    ("I", "easy"): [5, 1, 3, 11],
    ("I", "hard"): [3, 5, 1, 12],
    ("II", "easy"): [1, 6, 1, 3],
    ("II", "hard"): [2, 3, 4, 2],
    ("III", "easy"): [4, 1, 3, 2],
    ("III", "hard"): [3, 1, 3, 7],
    ("IV", "easy"): [3, 1, 3, 1],
    ("IV", "hard"): [3, 2, 1, 5],
    ("0", "easy"): [3, 12],  # here and below: 11, 12, 12, 5, 4 at the end of a list are our own
    ("I+", "easy"): [3, 1, 10, 11],
    ("I+", "hard"): [9, 4, 5, 12],
    ("II+", "easy"): [5, 2, 1, 7],
    ("II+", "hard"): [3, 6, 6, 3],
    ("III+", "easy"): [3, 6, 2, 5],
    ("III+", "hard"): [5, 3, 3, 5],
    ("IV+", "easy"): [3, 4, 4, 3],
    ("IV+", "hard"): [3, 3, 5, 4],
    ("tracks", "easy"): [3, 1, 4, 2, 3, 2, 6, 2, 1, 4, 7, 4, 2, 12],
    ("tracks", "hard"): [2, 2, 5, 1, 4, 5, 2, 2, 7, 1, 7, 3, 4, 12],
}

# Base rows from 2 or 4 on: columns, then the room. `5v` stands upright on column 5 of two rows.
ROOMS = {
    ("pnp-upper", "easy"): [
        "1 energy -1, 2 robot -1 /1, 3 fighters -1 /1, 4 tunnel, 5 research -1 /1",
        "1 research /1, 23 energy, 4 fighters /2, 5 start",
    ],
    ("pnp-upper", "hard"): [
        "12 energy -2, 3 fighters /2, 4 research -2, 5 start",
        "1 fighters +1 /2, 2 research +1 /2, 3 tunnel, 45 energy+robot -6",
    ],
    ("pnp-lower", "easy"): [
        "1 robot /2, 2 fighters +1 /2, 34 research /1, 5 energy",
        "12 energy+fighters -3, 3 tunnel, 4 robot /1, 5 fighters /1",
        "1 tunnel, 234 research /1, 5 tunnel",
    ],
    ("pnp-lower", "hard"): [
        "1 robot -1, 23 research+fighters -3 /3, 4 energy -1, 5 fighters -1",
        "1 tunnel, 23 fighters, 4 robot /2, 5v research /1",
        "12 research +2 /3, 3 tunnel, 4 tunnel",
    ],
    ("A", "upper"): [
        "1 fighters -1 /1, 2 research /2, 3 tunnel, 45 energy -3",
        "1 energy, 23 fighters /2, 4 research -1 /1, 5 start",
    ],
    ("B", "upper"): [
        "1 fighters /2, 2 energy -1, 3 research -2, 4 fighters -1 /1, 5 start",
        "1 research /1, 2 robot /2, 3 tunnel, 4 energy -1, 5 research +1 /2",
    ],
    ("C", "upper"): [
        "1 robot -1 /1, 2 fighters /3, 34 energy, 5 start",
        "1 robot -1, 2 research +1 /2, 3 tunnel, 4 research /1, 5 energy -1",
    ],
    ("A", "lower"): [
        "1 fighters -1, 2 tunnel, 3 research /1, 45 fighters /1",
        "1 energy, 2 research +1 /1, 3 fighters +1 /2, 4 tunnel, 5 robot /2",
        "12 research +3 /4, 3 energy +1, 4 tunnel, 5 tunnel",
    ],
    ("B", "lower"): [
        "1 research -1, 2 tunnel, 34 research /2, 5 fighters /2",
        "1 fighters +1 /2, 2 energy +1, 3 fighters /1, 4 tunnel, 5 research /1",
        "1 tunnel, 234 research /2, 5 tunnel",
    ],
    ("C", "lower"): [
        "123 research /5, 4 tunnel, 5 fighters -1",
        "1 energy +1, 2 tunnel, 3 robot, 4 fighters +2 /2, 5 robot /1",
        "1 tunnel, 2 fighters +3 /1, 34 research, 5 tunnel",
    ],
}
HITS = {
    ("pnp-upper", "easy"): 2,
    ("pnp-upper", "hard"): 3,
    ("pnp-lower", "easy"): 3,
    ("pnp-lower", "hard"): 2,
}
ENERGY_AND_CELLS = {
    ("A", "upper"): (4, 4),
    ("B", "upper"): (4, 3),
    ("C", "upper"): (4, 4),
    ("A", "lower"): (4, 3),
    ("B", "lower"): (3, 4),
    ("C", "lower"): (5, 4),
}
CITIES = {"roswell": ("A", "B"), "new-york": ("C", "A"), "washington": ("B", "C")}

# How sure each block is. A side says so itself or leaves it to its file.
SOURCES: list[tuple[type[Piece], str, str, str]] = [
    *((Sky, f"pnp{n}", "easy", "sure") for n in range(1, 5)),
    *((Sky, f"pnp{n}", "hard", "likely") for n in range(1, 5)),
    *((Sky, id, side, "sure") for id in ("I", "II", "III", "IV") for side in ("easy", "hard")),
    *(
        (Sky, f"{id}+", side, "likely")
        for id in ("I", "II", "III", "IV")
        for side in ("easy", "hard")
    ),
    (Sky, "0", "easy", "likely"),
    *((BaseCard, id, "easy", "sure") for id in ("pnp-upper", "pnp-lower")),
    *((BaseCard, id, "hard", "likely") for id in ("pnp-upper", "pnp-lower")),
    *((BaseTile, id, "upper", "sure" if id == "A" else "likely") for id in "ABC"),
    *((BaseTile, id, "lower", "sure" if id == "B" else "likely") for id in "ABC"),
    (Tracks, "pnp", "easy", "sure"),
    (Tracks, "pnp", "hard", "likely"),
    (Mothership, "pnp", "easy", "sure"),
    (Mothership, "pnp", "hard", "own"),
    (City, "roswell", "blue", "sure"),
    (City, "new-york", "blue", "own"),
    (City, "washington", "blue", "own"),
]


def sky_table() -> list[Any]:
    cases = []
    for text in SKY.strip().splitlines():
        id, side, *rest = text.split()
        rows = [("" if t == "city" else t, a) for t, a in zip(rest[::2], rest[1::2], strict=True)]
        cases.append(pytest.param(id, side, rows, id=f"{id}-{side}"))
    return cases


@pytest.mark.parametrize(("id", "side", "rows"), sky_table())
@rule("S1", "A1", "A2", "A3", "A4", "A7")
def test_sky_as_printed(id: str, side: str, rows: list[tuple[str, str]]) -> None:
    piece = built_in().get(Sky, id)
    assert piece is not None
    found = []
    for row in getattr(piece, side).rows:
        amount = row.amount if row.action in ("exc", "res", "ship", "mv") else ""
        found.append(("".join(row.tokens), f"{row.action}{amount}"))
    assert found == rows
    assert getattr(piece, side).research == RESEARCH.get((id, side))
    tiles = ("0", "I", "II", "III", "IV")
    number = id.rstrip("+")
    assert piece.position == (tiles.index(number) if number in tiles else int(id[-1]))
    assert piece.editions == (["box"] if number in tiles else ["pnp1", "pnp2"])
    assert {meant.effect for meant in piece.spaces.values()} <= {"teleport"}


BONUS = {"berlin", "istanbul", "mumbai", "nairobi", "toronto"}


def known(kind: type[Any]) -> list[Any]:
    """The pieces COMPONENTS.md describes: all but those of the campaign and the bonus cities, which
    are our own. Of those it has the sky."""
    pieces = [piece for piece in built_in().all(kind) if piece.id not in BONUS]
    return [piece for piece in pieces if kind is Sky or getattr(piece, "chapter", 0) == 0]


def test_every_sky_and_base_piece_is_in_the_tables() -> None:
    typed = {tuple(text.split()[:2]) for text in SKY.strip().splitlines()}
    assert {(p.id, side) for p in known(Sky) for side in p.sides} == typed
    cards = {(p.id, side) for p in known(BaseCard) for side in ("easy", "hard")}
    tiles = {(p.id, side) for p in known(BaseTile) for side in ("upper", "lower")}
    assert cards | tiles == set(ROOMS)
    assert cards == set(HITS)
    assert tiles == set(ENERGY_AND_CELLS)
    assert {p.id for p in known(City)} == set(CITIES)


@rule("C1")
def test_the_campaign_has_as_many_pieces_as_the_box() -> None:
    """COMPONENTS.md: 14 further cities, 12 characters, 13 scenarios, 5 sky and 4 base tiles.

    Five more cities of our own are for battles.
    """
    kinds: tuple[type[Any], ...] = (City, Character, Scenario)
    assert [len(built_in().all(kind)) for kind in kinds] == [3 + 14 + 5, 12, 13]
    by_chapter = [[piece.chapter for piece in built_in().all(kind)] for kind in kinds]
    assert [sorted(found) for found in by_chapter] == [
        [0] * (3 + 5) + [1] * 4 + [2] * 5 + [3] * 5,
        [1] * 4 + [2] * 4 + [3] * 4,
        [1] * 4 + [2] * 4 + [3] * 4 + [4],
    ]
    assert len([sky for sky in built_in().all(Sky) if sky.chapter]) == 5
    assert len([tile for tile in built_in().all(BaseTile) if tile.chapter]) == 4


Printed = tuple[tuple[str, ...], int, int, tuple[tuple[int, int], ...]]


def typed_rooms(rows: list[str], first: int) -> tuple[set[Printed], set[Any], set[Any]]:
    """Rooms, tunnels and starts of a table above; rows counted from 0 within the piece."""
    rooms: set[Printed] = set()
    bare: dict[str, set[tuple[int, int]]] = {"tunnel": set(), "start": set()}
    for r, text in enumerate(rows, first):
        for cell in text.split(", "):
            columns, word, *numbers = cell.split()
            spaces = [(r, int(c) - 1) for c in columns.rstrip("v")]
            if columns.endswith("v"):
                spaces.append((r + 1, spaces[0][1]))
            if word in bare:
                bare[word].update(spaces)
                continue
            modifier = sum(int(n) for n in numbers if n[0] in "+-")
            cost = sum(int(n[1:]) for n in numbers if n[0] == "/")
            rooms.add((tuple(word.split("+")), modifier, cost, tuple(spaces)))
    return rooms, bare["tunnel"], bare["start"]


@pytest.mark.parametrize(("id", "side"), list(ROOMS))
@rule("S5", "S6")
def test_base_as_printed(id: str, side: str) -> None:
    library = built_in()
    piece = library.get(BaseCard, id) or library.get(BaseTile, id)
    assert piece is not None
    upper = "upper" in (side, getattr(piece, "part", None))
    found = getattr(piece, side).rows
    rooms, tunnels, starts = typed_rooms(ROOMS[id, side], 1 if upper else 0)
    assert {(tuple(r.effects), r.modifier, r.cost, tuple(r.spaces)) for r in found.rooms} == rooms
    assert set(found.tunnels) == tunnels
    assert set(found.starts) == starts
    assert list(found.aa_guns) == ([(0, c) for c in range(5)] if upper else [])
    covered = [space for room in found.rooms for space in room.spaces]
    covered += found.tunnels + found.starts + found.aa_guns
    assert sorted(covered) == sorted(product(range(3), range(5)))


@pytest.mark.parametrize(("id", "side"), list(HITS))
@rule("S7")
def test_hits_as_printed(id: str, side: str) -> None:
    card = built_in().get(BaseCard, id)
    assert card is not None
    assert getattr(card, side).hits == HITS[id, side]
    assert card.part == id.removeprefix("pnp-")


@pytest.mark.parametrize(("id", "side"), list(ENERGY_AND_CELLS))
@rule("S7")
def test_energy_and_damage_as_printed(id: str, side: str) -> None:
    tile = built_in().get(BaseTile, id)
    assert tile is not None
    shown = getattr(tile, side)
    assert (shown.energy, shown.damage_cells) == ENERGY_AND_CELLS[id, side]


@pytest.mark.parametrize("side", ["easy", "hard"])
@rule("S7")
def test_tracks_and_mothership_card_as_printed(side: str) -> None:
    tracks, mothership = built_in().get(Tracks, "pnp"), built_in().get(Mothership, "pnp")
    assert tracks is not None
    assert mothership is not None
    shown = getattr(tracks, side)
    assert shown.research == RESEARCH["tracks", side]
    assert (shown.energy_start, shown.energy_max) == (2, 7)
    assert getattr(mothership, side).drop_points == 5


@rule("S10")
def test_cities_as_printed() -> None:
    for id, (upper, lower) in CITIES.items():
        city = built_in().get(City, id)
        assert city is not None
        assert (city.upper, city.lower) == (upper, lower)
    roswell, new_york, washington = (built_in().get(City, id) for id in CITIES)
    assert roswell is not None
    assert roswell.blue.energy == roswell.damaged.energy == 2
    assert roswell.blue.ability == roswell.damaged.ability == []
    assert new_york is not None
    robots, bonus = new_york.blue.ability
    assert (robots.when, robots.effect, robots.amount) == ("always", "robots", 1)
    assert (bonus.when, bonus.effect) == ("always", "robot-bonus")
    assert bonus.amount > 0
    assert washington is not None
    assert washington.blue.energy == 3


@rule("S7")
def test_the_tracks_on_the_table() -> None:
    """What COMPONENTS.md adds up itself: Roswell has energy 7, and its 7th hit loses."""
    board = lay({"edition": "box"}, built_in()).board
    assert (board.energy_max, board.hits) == (7, 7)
    tiles = [RESEARCH[id, "easy"] for id in ("IV", "III", "II", "I")]
    assert board.research_cost[: board.research_length] == [n for tile in tiles for n in tile]
    for hard in product((False, True), repeat=2):
        names = [name for name, up in zip(("upper", "lower"), hard, strict=True) if up]
        sides = ["hard" if up else "easy" for up in hard]
        hits = HITS["pnp-upper", sides[0]] + HITS["pnp-lower", sides[1]]
        assert lay({"edition": "pnp2", "hard": names}, built_in()).board.hits == hits


@pytest.mark.parametrize(("kind", "id", "side", "source"), SOURCES)
def test_source_marks(kind: type[Piece], id: str, side: str, source: str) -> None:
    piece = built_in().get(kind, id)
    assert piece is not None
    assert (getattr(piece, side).source or piece.source) == source


def test_every_file_is_marked_and_has_a_piece() -> None:
    library = built_in()
    files = {path.relative_to(BUILT_IN).as_posix() for path in BUILT_IN.rglob("*.toml")}
    assert set(library.files.values()) == files
    for path in BUILT_IN.rglob("*.toml"):
        head = path.read_text(encoding="utf-8").partition("\n[")[0]
        assert re.search(r'^source = "(sure|likely|own)"', head, re.MULTILINE), path
    marked = {(kind, id) for kind, id, _, _ in SOURCES}
    others = {key for key in library.pieces if key[0] not in (Pack, EditionFile)}
    ours = {
        (type(piece), piece.id)
        for kind in (Sky, BaseTile, City, Character, Scenario, ChapterFile)
        for piece in library.all(kind)
        if piece not in known(kind) or kind is ChapterFile
    }
    assert marked == others - ours
    assert {library.pieces[key].source for key in ours} == {"own"}


@rule("A3")
def test_the_last_tile_may_end_with_rows_of_the_city(pack: Write) -> None:
    """IV+ does, and so may a tile of one's own, as far as its sky goes."""
    mine = own("sky/IV", "own", ('"> . 3 . <  | -"', '"city"'), ('". 5 M 4 .  | -"', '"city"'))
    assert load([pack(mine=mine)]).problems == []


@rule("A1", "F37")
def test_words_that_no_piece_of_ours_uses_any_more_are_still_known(pack: Write) -> None:
    """Stored games and makers use them: special spaces, drain, emp, dive, a scenario's own tile."""
    names = ("sky/VI", "sky/IX", "scenarios/last-stand")
    files = {name.replace("/", "-"): shipped(name) for name in names}
    files["emp"] = own("sky/VI", "emp", ("| drain 1", "| emp 1"))
    library = load([pack(**files)])
    assert library.problems == []
    table = lay({"edition": "box", "scenario": "last-stand"}, library)
    assert table.setup["sky"] == ["IX", "II", "III", "IV"]
    used = {letter for piece in built_in().all(Sky) for letter in piece.spaces}
    assert used == {"P", "T"}


def test_the_shipped_pack_has_no_mistakes() -> None:
    assert load().problems == []


# --- packs of one's own ---

EARLIER = ROOT / "tests" / "samples" / "pieces"
Write = Callable[..., Path]


@pytest.fixture
def pack(tmp_path: Path) -> Write:
    """Write a pack: names without dots are shortened, `sky_own` is `sky_own.toml`."""

    def write(**files: str | bytes) -> Path:
        folder = tmp_path / "pack"
        folder.mkdir(exist_ok=True)
        for name, text in files.items():
            data = text if isinstance(text, bytes) else text.encode()
            (folder / f"{name}.toml").write_bytes(data)
        return folder

    return write


def shipped(name: str, *edits: tuple[str, str]) -> str:
    """The text of a shipped file with some places exchanged, each of which must be there.

    Or of a piece of an earlier version: some words are in none of today's, but makers use them.
    """
    earlier = EARLIER / f"{name}.toml"
    text = (earlier if earlier.exists() else BUILT_IN / f"{name}.toml").read_text(encoding="utf-8")
    for old, new in edits:
        assert old in text, (name, old)
        text = text.replace(old, new, 1)
    return text


def own(name: str, id: str, *edits: tuple[str, str]) -> str:
    """A shipped file as a new piece of one's own."""
    old = re.search(r'^id = ".*"$', shipped(name), re.MULTILINE)
    assert old is not None
    return shipped(name, (old[0], f'id = "{id}"'), *edits)


def section(text: str, name: str) -> str:
    """A whole table of a TOML file, from its header to the next one of the same depth."""
    found = re.search(rf"^\[{name}\]\n(?:(?!\[\w+\]$).*\n)*", text, re.MULTILINE)
    assert found is not None
    return found[0]


def seen(problems: list[Problem]) -> list[tuple[str, str, str]]:
    return [(problem.file, problem.place, problem.key) for problem in problems]


def without(name: str, table: str) -> str:
    return shipped(name, (section(shipped(name), table), ""))


SECOND_SIDE = """[hard]
rows = [
  ". . . . .  | -",
  ". . . . .  | -",
]
research = [3, 12]

[easy]"""
# file to edit, old, new, place, key, what the sentence says was found and expected
Mistake = tuple[str, str, str, str, str, tuple[str, ...]]
SKY_MISTAKES: dict[str, Mistake] = {
    "arrow leaves to the left": (
        *("sky/I", "M . 1 . .", "< . 1 . .", "easy.rows[2]", "sky-arrow-leaves"),
        ("column 1", "<", "expected"),
    ),
    "arrow leaves to the right": (
        *("sky/I", "> . . . 2", ". . . . >", "hard.rows[2]", "sky-arrow-leaves"),
        ("column 5", ">", "expected"),
    ),
    "arrow at an icon": (
        *("sky/II", "M > . 4 .", "M < . 4 .", "easy.rows[0]", "sky-arrow-triggers"),
        ("column 2", "<", "M", "expected . or a number"),
    ),
    "arrow at an arrow": (
        *("sky/pnp2", ". . < > .", ". < < > .", "easy.rows[0]", "sky-arrow-triggers"),
        ("column 3", "points at <", "expected"),
    ),
    "unknown token": (
        *("sky/III", "5 . < . .", "5 . < q .", "easy.rows[1]", "sky-token"),
        ("column 4", '"q"', "expected one of: . < > M"),
    ),
    "a letter without a meaning": (
        *("sky/VI", "3 . > . D", "3 . > . E", "easy.rows[2]", "sky-special"),
        ("letter E", "spaces", "defined are: D"),
    ),
    "a letter that is the mothership's": (
        *("sky/VI", "[spaces.D]", "[spaces.M]", "spaces.M", "misfit-wrong"),
        ('"M"', "expected one capital letter from A to Z except M"),
    ),
    "a letter that does what nobody knows": (
        *("sky/VI", 'effect = "drain"', 'effect = "sing"', "spaces.D.effect", "misfit-wrong"),
        ("sing", "one of", "drain"),
    ),
    "arrow at a letter": (
        *("sky/VI", "3 . > . D", "3 . . > D", "easy.rows[2]", "sky-arrow-triggers"),
        ("column 4", ">", "D"),
    ),
    "unknown mothership action": (
        *("sky/VI", "| drain 1", "| drain", "easy.rows[0]", "sky-action"),
        ("drain", "drain n", "emp n", "mv n"),
    ),
    "number of two digits": (
        *("sky/III", "5 . < . .", "10 . < . .", "easy.rows[1]", "sky-token"),
        ("column 1", '"10"', "expected"),
    ),
    "explosion 0": (
        *("sky/III", "5 . < . .", "0 . < . .", "easy.rows[1]", "sky-token"),
        ("column 1", '"0"', "expected"),
    ),
    "four tokens": (
        *("sky/III", "5 . < . .", "5 . < .", "easy.rows[1]", "sky-row-length"),
        ("4 tokens", "expected 5"),
    ),
    "six tokens": (
        *("sky/III", "5 . < . .", "5 . < . . .", "easy.rows[1]", "sky-row-length"),
        ("6 tokens", "expected 5"),
    ),
    "no bar": (
        *("sky/I", "M . 1 . .  | ship 1", "M . 1 . .", "easy.rows[2]", "sky-no-action"),
        ("M . 1 . .", "expected", "exc", "SKULL"),
    ),
    "unknown action": (
        *("sky/I", ". . . > .  | ship 1", ". . . > .  | shup 1", "easy.rows[0]", "sky-action"),
        ('"shup 1"', "expected one of", "ship n"),
    ),
    "action without its number": (
        *("sky/I", ". . . > .  | ship 1", ". . . > .  | ship", "easy.rows[0]", "sky-action"),
        ('"ship"', "ship n"),
    ),
    "hit with a number": (
        *("sky/III", "M  | hit", "M  | hit 2", "hard.rows[0]", "sky-action"),
        ('"hit 2"', "hit"),
    ),
    "action 0": (
        *("sky/I", ". . . > .  | ship 1", ". . . > .  | ship 0", "easy.rows[0]"),
        *("sky-action-amount", ('"ship 0"', 'expected a whole number from 1 to 99 after "ship"')),
    ),
    "three rows": (
        *("sky/I", '  ". . . > .  | ship 1",\n', "", "easy.rows", "sky-rows"),
        ("found 3 rows", "expected 4", "A7"),
    ),
    "one row": (
        *("sky/0", '  ". . . . .  | mv 2",\n', "", "easy.rows", "misfit-wrong"),
        ("found: 1", "at least 2"),
    ),
    "four rows for tile 0": (
        *("sky/0", "rows = [", "rows = [\n" + '  ". . . . .  | -",\n' * 2, "easy.rows", "sky-rows"),
        ("found 4 rows", "expected 2", "A7"),
    ),
    "four research numbers for tile 0": (
        *("sky/0", "[3, 12]", "[3, 1, 1, 12]", "easy.research", "sky-research-length"),
        ("found 4", "expected 2"),
    ),
    "a second side of tile 0": (
        *("sky/0", "[easy]", SECOND_SIDE, "hard", "sky-one-side"),
        ("second side", "expected none", "A7"),
    ),
    "a teleport without its partner": (
        *("sky/I+", "M 5 T 6 P", "M 5 T 6 .", "easy.rows", "sky-teleport-alone"),
        ("teleport P", "alone", "expected two", "A1"),
    ),
    "three teleports of a colour": (
        *("sky/I+", ". M P . 2", "P M P . 2", "easy.rows", "sky-teleport-many"),
        ("found 3 teleports P", "expected two", "A1"),
    ),
    "a pair of teleports in one column": (
        *("sky/I+", "M 5 T 6 P", "M 5 P 6 .", "easy.rows", "sky-teleport-column"),
        ("teleports P", "same column", "A1"),
    ),
    "arrow at a teleport": (
        *("sky/II+", "T > . > .", "T < . > .", "easy.rows[1]", "sky-arrow-triggers"),
        ("column 2", "points at T", "expected . or a number", "D8"),
    ),
    "a red arrow": (
        *("sky/III+", "P . < M 4r", "P . <r M 4r", "easy.rows[1]", "sky-token"),
        ("column 3", '"<r"', "1r–9r"),
    ),
    "a red explosion of 0": (
        *("sky/III+", "P . < M 4r", "P . < M 0r", "easy.rows[1]", "sky-token"),
        ("column 5", '"0r"', "1r–9r"),
    ),
    "the mothership moves ships by nothing": (
        *("sky/I+", "| mv 2", "| mv", "easy.rows[0]", "sky-action"),
        ('"mv"', "mv n"),
    ),
    "the mothership moves ships by 0": (
        *("sky/I+", "| mv 2", "| mv 0", "easy.rows[0]", "sky-action-amount"),
        ('"mv 0"', "from 1 to 99"),
    ),
    "city above the last tile": (
        *("sky/III+", '"6r T M 5r T | SKULL"', '"city"', "easy.rows", "sky-no-city-row"),
        ("city", "sky"),
    ),
    "city in the middle": (
        *("sky/IV", '"> . 3 . <  | -"', '"city"', "easy.rows", "sky-city-rows-last"),
        ("row of sky below", "expected the city's rows at the bottom", "A3"),
    ),
    "no city row": (
        *("sky/pnp4", '"city"', '". . . . .  | -"', "easy.rows", "sky-city-row"),
        ('expected "city"', "fourth row"),
    ),
    "no research": (
        *("sky/I", "research = [3, 5, 1, 12]", "", "hard.research", "sky-research-missing"),
        ("missing", "expected one number for each row"),
    ),
    "research on a card": (
        *("sky/pnp1", "[hard]\n", "[hard]\nresearch = [1, 2, 3, 4]\n", "hard.research"),
        "sky-research-unused",
        ("found research numbers",),
    ),
    "three research numbers": (
        *("sky/I", "[3, 5, 1, 12]", "[3, 5, 1]", "hard.research", "sky-research-length"),
        ("found 3", "expected 4"),
    ),
    "research of 0": (
        *("sky/I", "[3, 5, 1, 12]", "[3, 0, 1, 12]", "hard.research[1]", "misfit-wrong"),
        ("found 0", "at least 1"),
    ),
    "research as text": (
        *("sky/I", "[3, 5, 1, 12]", '[3, "5", 1, 12]', "hard.research[1]", "misfit-wrong"),
        ('found "5"', "a whole number"),
    ),
    "position 5": (
        *("sky/I", "position = 1", "position = 5", "position", "misfit-wrong"),
        ("found 5", "at most 4"),
    ),
    "position as truth": (
        *("sky/I", "position = 1", "position = true", "position", "misfit-wrong"),
        ("found true", "a whole number"),
    ),
    "position as fraction": (
        *("sky/I", "position = 1", "position = 1.0", "position", "misfit-wrong"),
        ("found 1.0", "a whole number"),
    ),
    "no position": ("sky/I", "position = 1", "", "position", "misfit-missing", ("missing",)),
}
BASE_MISTAKES: dict[str, Mistake] = {
    "room leaves to the right": (
        *("bases/A", "energy -3 [2]", "energy -3 [3]", "upper.rows[1]", "base-room-leaves"),
        ("column 4", "energy -3 [3]", "expected all its spaces inside"),
    ),
    "room leaves below": (
        *("bases/A", "| tunnel | tunnel", "| tunnel | robot [2 down]", "lower.rows[2]"),
        "base-room-leaves",
        ("column 5", "robot [2 down]", "expected"),
    ),
    "rooms overlap": (
        *("bases/pnp-lower", "| tunnel | tunnel | ^", "| tunnel | tunnel | tunnel"),
        *("hard.rows[2]", "base-overlap", ("column 5", "tunnel", "expected a free space")),
    ),
    "nothing above": (
        *("bases/A", "research +3 /4 [2] | energy +1", "research +3 /4 [2] | ^"),
        *("lower.rows[2]", "base-nothing-above", ("column 3", "^")),
    ),
    "four columns": (
        *("bases/A", "| tunnel | robot /2", "| robot /2", "lower.rows[1]", "base-row-length"),
        ("4 columns", "expected 5"),
    ),
    "six columns": (
        *("bases/A", "| tunnel | robot /2", "| tunnel | robot /2 | tunnel", "lower.rows[1]"),
        "base-row-length",
        ("6 columns", "expected 5"),
    ),
    "unknown room": (
        *("bases/A", "robot /2", "kitchen /2", "lower.rows[1]", "base-word"),
        ("column 5", '"kitchen"', "expected one of", "energy"),
    ),
    "half a word": (
        *("bases/A", "robot /2", "robot+ /2", "lower.rows[1]", "base-room"),
        ("column 5", '"robot+ /2"', "expected something like"),
    ),
    "cost before modifier": (
        *("bases/A", "fighters +1 /2", "fighters /2 +1", "lower.rows[1]", "base-room"),
        ("column 3", '"fighters /2 +1"', "expected something like"),
    ),
    "empty cell": (
        *("bases/A", "| tunnel | robot /2", "|  | robot /2", "lower.rows[1]", "base-room"),
        ("column 4", '""', "expected"),
    ),
    "the same effect twice": (
        *("bases/A", "robot /2", "robot+robot /2", "lower.rows[1]", "base-effects"),
        ("robot+robot", "expected"),
    ),
    "four effects": (
        *("bases/A", "robot /2", "robot+energy+research+fighters", "lower.rows[1]"),
        "base-effects",
        ("robot+energy+research+fighters", "expected at most 3"),
    ),
    "room without spaces": (
        *("bases/A", "robot /2", "robot /2 [0]", "lower.rows[1]", "base-room-size"),
        ("0 spaces", "expected 1 to 5"),
    ),
    "huge modifier": (
        *("bases/A", "fighters +1 /2", "fighters +31 /2", "lower.rows[1]", "base-number"),
        ("+31", "30"),
    ),
    "AA guns missing": (
        *("bases/A", "aa | aa | aa | aa | aa", "aa | aa | tunnel | aa | aa", "upper.rows[0]"),
        "base-aa-row",
        ("expected", "aa | aa | aa | aa | aa"),
    ),
    "AA gun below": (
        *("bases/A", "robot /2", "aa", "lower.rows[1]", "base-only-upper"),
        ('"aa"', "upper"),
    ),
    "AA gun in row 2": (
        *("bases/A", "fighters -1 /1 | research /2", "fighters -1 /1 | aa", "upper.rows[0]"),
        "base-aa-row",
        ("expected",),
    ),
    "no start": (
        *("bases/A", "| start", "| tunnel", "upper.rows", "base-one-start"),
        ("found 0", "exactly one"),
    ),
    "two starts": (
        *("bases/A", "| tunnel | energy -3", "| start | energy -3", "upper.rows"),
        "base-one-start",
        ("found 2", "exactly one"),
    ),
    "start below": (
        *("bases/A", "robot /2", "start", "lower.rows[1]", "base-only-upper"),
        ('"start"', "upper"),
    ),
    "no damage cells": (
        *("bases/A", "damage_cells = 4", "damage_cells = 0", "upper.damage_cells"),
        "misfit-wrong",
        ("found 0", "at least 1"),
    ),
    "energy below 0": (
        *("bases/A", "energy = 4", "energy = -1", "upper.energy", "misfit-wrong"),
        ("found -1", "at least 0"),
    ),
    "unknown part": (
        *("bases/pnp-upper", 'part = "upper"', 'part = "middle"', "part", "misfit-wrong"),
        ('"middle"', "one of", "upper", "lower"),
    ),
}
OTHER_MISTAKES: dict[str, Mistake] = {
    "a plus after the id of a character": (  # it would mean the upgraded side
        *("characters/pilot", 'id = "pilot"', 'id = "pilot+"', "id", "misfit-wrong"),
        ('"pilot+"', "letters, digits"),
    ),
    "a chapter whose sky has a gap": (
        *("chapters/1", 'sky = ["I", "II", "III", "IV"]', 'sky = ["I", "III", "IV"]'),
        *("sky", "chapter-sky", ("I, III, IV",)),
    ),
    "unknown field": (
        *("cities/roswell", 'upper = "A"', 'upper = "A"\nmayor = "x"', "mayor"),
        "misfit-unknown-field",
        ("unknown field",),
    ),
    "unknown field inside": (
        *("cities/new-york", "amount = 1", "amuont = 1", "blue.ability[0].amuont"),
        "misfit-unknown-field",
        ("unknown field",),
    ),
    "unknown kind": (
        *("cities/roswell", 'kind = "city"', 'kind = "village"', "kind", "misfit-wrong"),
        ("village", "one of", "city"),
    ),
    "no kind": ("cities/roswell", 'kind = "city"\n', "", "kind", "misfit-missing", ("missing",)),
    "no id": ("cities/roswell", 'id = "roswell"\n', "", "id", "misfit-missing", ("missing",)),
    "empty id": (*("cities/roswell", '"roswell"', '""', "id", "misfit-wrong", ('""', "expected")),),
    "no source": (
        *("cities/roswell", 'source = "sure"\n', "", "source", "misfit-missing", ("missing",)),
    ),
    "unknown source": (
        *("cities/roswell", '"sure"', '"hearsay"', "source", "misfit-wrong"),
        ('"hearsay"', "sure", "likely", "own"),
    ),
    "unknown edition": (
        *("cities/roswell", '["box"]', '["box", "third"]', "editions[1]", "unknown-edition"),
        ('"third"', "expected one of: box, pnp1, pnp2"),
    ),
    "no editions": (
        *("cities/roswell", '["box"]', "[]", "editions", "misfit-wrong", ("[]", "expected")),
    ),
    "unknown base tile": (
        *("cities/roswell", 'upper = "A"', 'upper = "Z"', "upper", "unknown-piece"),
        ('"Z"', "expected one of: A, B, C"),
    ),
    "energy above the track": (
        *("cities/roswell", "energy = 2", "energy = 8", "blue.energy", "energy-above-track"),
        ("8", "7"),
    ),
    "three robots": (
        *("cities/new-york", "amount = 1", "amount = 3", "blue.ability[0].amount"),
        "ability-amount",
        ('"robots"', "amount 3", "expected 0–2"),
    ),
    "no French name": (
        *("cities/roswell", 'fr = "Roswell"\n', "", "name.fr", "misfit-missing", ("missing",)),
    ),
    "name as text": (
        *("cities/roswell", section(shipped("cities/roswell"), "name"), "", "name"),
        *("misfit-missing", ("missing",)),
    ),
    "track that cannot be won": (
        *("tracks/pnp", "2, 12]", "2, 40]", "easy.research", "track-cannot-be-won"),
        ("40", "reaches 14"),
    ),
    "start above the energy track": (
        *("tracks/pnp", "energy_start = 2", "energy_start = 9", "easy.energy_start"),
        "energy-above-track",
        ("9", "7"),
    ),
    "empty research track": (
        *("tracks/pnp", "[3, 1, 4, 2, 3, 2, 6, 2, 1, 4, 7, 4, 2, 12]", "[]", "easy.research"),
        "misfit-wrong",
        ("[]", "expected"),
    ),
    "four drop points": (
        *("motherships/pnp", "drop_points = 5", "drop_points = 4", "easy.drop_points"),
        "misfit-wrong",
        ("found 4", "5"),
    ),
    "unknown sky of an edition": (
        *("editions/box", '"III"', '"X"', "pieces.sky[2]", "unknown-piece"),
        ('"X"', "expected one of", "III"),
    ),
    "sky pieces in the wrong order": (
        *("editions/box", '"I", "II"', '"II", "I"', "pieces.sky[0]", "sky-position"),
        ('"II"', "position 2", "position 1"),
    ),
    "three sky pieces": (
        *("editions/box", '"I", "II"', '"I"', "pieces.sky", "misfit-wrong"),
        ("found: 3", "at least 4"),
    ),
    "edition without tracks": (
        *("editions/pnp1", 'tracks = "pnp"\n', "", "pieces.tracks", "edition-needs-piece"),
        ("missing",),
    ),
    "unknown city of an edition": (
        *("editions/box", '"roswell"', '"atlantis"', "pieces.city", "unknown-piece"),
        ('"atlantis"', "expected one of", "roswell"),
    ),
    "upper card as the lower": (
        *("editions/pnp1", 'lower = "pnp-lower"', 'lower = "pnp-upper"', "pieces.lower"),
        "base-wrong-part",
        ('"upper"', 'expected "lower"'),
    ),
    "rule as a number": (
        *("editions/pnp1", "robots_block = true", "robots_block = 1", "rules.robots_block"),
        "misfit-wrong",
        ("found 1", "true or false"),
    ),
    "rule missing": (
        *("editions/pnp1", "robots_block = true", "#", "rules.robots_block", "misfit-missing"),
        ("missing",),
    ),
    "too many reinforcements": (
        *("editions/pnp1", "reinforcements = 2", "reinforcements = 6", "rules.reinforcements"),
        "misfit-wrong",
        ("found 6", "at most 5"),
    ),
}
PILOT = 'when = "chosen"\neffect = "missiles"'
ABILITY_MISTAKES: dict[str, Mistake] = {
    "unknown moment": (
        *("characters/pilot", 'when = "chosen"', 'when = "sometimes"'),
        *("normal.ability[0].when", "misfit-wrong", ("sometimes", "one of", "chosen")),
    ),
    "two abilities of a character": (
        *(
            "characters/pilot",
            "[[normal.ability]]",
            '[[normal.ability]]\nwhen = "dug"\neffect = "energy"\n\n[[normal.ability]]',
        ),
        *("normal.ability", "misfit-wrong", ("found: 2", "at most 1")),
    ),
    "an effect that always holds at a moment": (
        *("scenarios/escort", 'when = "always"', 'when = "round"'),
        *(
            "ability[0].when",
            "ability-when",
            ('"one-target"', '"round"', "expected one of: always"),
        ),
    ),
    "an effect of a moment that always holds": (
        *("characters/scientist", 'when = "chosen"', 'when = "always"'),
        *("normal.ability[0].when", "ability-when", ('"research"', '"always"', "setup, placed")),
    ),
    "missiles without a column": (
        *("characters/pilot", PILOT, PILOT.replace("chosen", "round")),
        *("normal.ability[0].when", "ability-when", ('"missiles"', "placed, used, unused, chosen")),
    ),
    "a robot at any time": (
        *("characters/roboticist", 'when = "chosen"', 'when = "hit"'),
        *("normal.ability[0].when", "ability-when", ('"robot"', "expected one of: chosen")),
    ),
    "narrowed to nothing": (
        *("cities/london", 'on = "aa"\n', "", "blue.ability[0].on", "ability-on-missing"),
        ("missing", '"hold"', "aa, tunnel, room, edges, middle"),
    ),
    "narrowed to something else": (
        *("cities/london", 'on = "aa"', 'on = "white"', "blue.ability[0].on", "ability-on"),
        ('"white"', "aa, tunnel, room, edges, middle"),
    ),
    "narrowed without need": (
        *("cities/mexico-city", 'effect = "energy"', 'effect = "energy"\non = "white"'),
        *(
            "blue.ability[0].on",
            "ability-on-unneeded",
            ('"white"', '"destroyed"', "leave this out"),
        ),
    ),
    "a die that shows 7": (
        *("cities/nairobi", 'on = "1"', 'on = "7"', "blue.ability[0].on", "ability-on-moment"),
        ('"placed"', '"7"', "1, 2, 3, 4, 5, 6"),
    ),
    "an amount of 0": (
        *("characters/mason", "amount = 2", "amount = 0", "normal.ability[0].amount"),
        *("ability-amount", ('"repair"', "amount 0", "expected 1–20")),
    ),
    "an amount that is too high": (
        *("characters/roboticist", "amount = 6", "amount = 7", "upgraded.ability[0].amount"),
        *("ability-amount", ('"robot"', "amount 7", "expected 1–6")),
    ),
    "a depth below the base": (
        *("scenarios/evacuation", "amount = 6", "amount = 7", "ability[0].amount"),
        *("ability-amount", ('"goal-depth"', "amount 7", "expected 2–6")),
    ),
    "an amount where there is nothing to count": (
        *("cities/istanbul", 'effect = "spawn-anywhere"', 'effect = "spawn-anywhere"\namount = 2'),
        *(
            "blue.ability[0].amount",
            "ability-amount",
            ('"spawn-anywhere"', "amount 2", "expected 1."),
        ),
    ),
    "a limit of what always holds": (
        *("cities/london", 'effect = "hold"', 'effect = "hold"\ntimes = 2'),
        *("blue.ability[0].times", "ability-no-limit", ("always active",)),
    ),
    "a round of what happens at setup": (
        *("cities/mexico-city", 'when = "destroyed"', 'when = "setup"\nper = "round"'),
        *("blue.ability[0].per", "ability-no-limit", ("once at setup",)),
    ),
    "a round without a number": (
        *("cities/mexico-city", 'effect = "energy"', 'effect = "energy"\nper = "round"'),
        *("blue.ability[0].per", "ability-per-without-times", ("times",)),
    ),
    "an orange goal without an orange ship": (
        *("scenarios/warlord", 'effect = "orange"', 'effect = "walls"'),
        *("ability[1].effect", "ability-needs-orange", ('"goal-orange"', "orange ship")),
    ),
    "a prowl without an orange ship": (
        *("scenarios/hunter", 'effect = "orange"', 'effect = "walls"'),
        *("ability[2].effect", "ability-needs-orange", ('"prowl"', "orange ship")),
    ),
    "a scenario that somebody should play": (
        *("scenarios/swarm", 'when = "destroyed"', 'when = "chosen"'),
        *("ability[0].when", "ability-not-chosen-here", ("scenario",)),
    ),
    "two abilities of a city to choose": (
        *(
            "cities/sydney",
            "[blue.text]",
            '[[blue.ability]]\nwhen = "chosen"\neffect = "halt"\n\n[blue.text]',
        ),
        *("blue.ability[1].when", "ability-chosen-twice", ("only one ability",)),
    ),
    "an unknown sky of a scenario": (
        *("scenarios/last-stand", 'sky = "IX"', 'sky = "X"', "sky", "unknown-piece"),
        ('"X"', "expected one of"),
    ),
}
MISTAKES = SKY_MISTAKES | BASE_MISTAKES | OTHER_MISTAKES | ABILITY_MISTAKES


@pytest.mark.parametrize("name", MISTAKES)
@rule("A1", "A2", "A3", "A4", "A7", "D8", "S1", "S5", "S6", "S7")
def test_each_mistake_is_named(name: str, pack: Write) -> None:
    file, old, new, place, key, parts = MISTAKES[name]
    library = load([pack(mine=shipped(file, (old, new)))])
    assert ("mine.toml", place, key) in seen(library.problems)
    problem = next(p for p in library.problems if (p.place, p.key) == (place, key))
    message = problem.message(Words("en"))
    assert message.startswith(f"mine.toml: {place}: ")
    for part in parts:
        assert part in message, message
    for language in LANGUAGES:
        assert all(p.message(Words(language)) for p in library.problems)


SIDES = [
    *product(("sky/I", "bases/pnp-upper", "tracks/pnp", "motherships/pnp"), ("easy", "hard")),
    *product(("bases/A",), ("upper", "lower")),
    *product(("cities/roswell",), ("blue", "damaged")),
]


@pytest.mark.parametrize(("file", "side"), SIDES)
def test_a_missing_side_is_named(file: str, side: str, pack: Write) -> None:
    library = load([pack(mine=without(file, side))])
    key = "sky-two-sides" if (file, side) == ("sky/I", "hard") else "misfit-missing"  # A7
    assert ("mine.toml", side, key) in seen(library.problems)


NO_SKULL = own("sky/III", "own", ("| SKULL", "| -"))


@rule("E3")
def test_a_tile_of_ones_own_that_leaves_the_sky_without_a_skull(pack: Write) -> None:
    (problem,) = load([pack(mine=NO_SKULL)]).problems
    assert (problem.file, problem.key) == ("mine.toml", "sky-no-skull")
    message = problem.message(Words("en"))
    assert "I, II, own, IV" in message
    assert "expected" in message


@rule("E3")
def test_a_skull_on_one_side_only_is_not_enough(pack: Write) -> None:
    mine = own("sky/III", "own", ("M 3 . 4 M  | SKULL", "M 3 . 4 M  | -"))
    assert [p.key for p in load([pack(mine=mine)]).problems] == ["sky-no-skull"]


@pytest.mark.parametrize(
    ("file", "old", "new", "key"),
    [
        ("sky/III", "| SKULL", "| -", "sky-no-skull"),
        ("sky/II", "position = 2", "position = 3", "sky-position"),
        ("sky/I", "[5, 1, 3, 11]", "[5, 1, 3, 99]", "city-cannot-be-won"),
        ("bases/C", "energy = 5", "energy = 0", "city-cannot-be-won"),
        ("bases/A", '["box"]', '["pnp1"]', "piece-other-edition"),
        ("tracks/pnp", '["pnp1", "pnp2"]', '["pnp1"]', "piece-other-edition"),
        ("editions/box", "city_in_the_sky = false", "city_in_the_sky = true", "sky-city-row"),
        ("editions/box", 'city = "roswell"', 'city = "roswell"\ntracks = "pnp"', None),
    ],
)
def test_a_mistake_is_looked_for_in_the_pack_that_brought_it(
    file: str, old: str, new: str, key: str | None, pack: Write
) -> None:
    """Whoever writes one tile must not be told that a file of the game itself is wrong."""
    edits = [(old, new)]
    if file == "bases/C":  # the only rooms that can be paid then reach 7
        edits += [("research [2]", "energy [2]"), ("research /5 [3]", "research /5 [3]")]
        edits += [("energy = 4", "energy = 1")]
    problems = load([pack(mine=shipped(file, *edits))]).problems
    assert key is None or key in [problem.key for problem in problems]
    for problem in problems:
        assert "mine.toml" in problem.message(Words("en"))


def test_a_city_that_cannot_be_won(pack: Write) -> None:
    tile = own("bases/A", "own")
    tile = re.sub(r"research( [+-]\d+)?", "energy", tile)
    city = own("cities/roswell", "mine", ('upper = "A"', 'upper = "own"'))
    city = city.replace('lower = "B"', 'lower = "own"')
    (problem,) = load([pack(tile=tile, city=city)]).problems
    assert (problem.file, problem.key) == ("city.toml", "city-cannot-be-won")
    message = problem.message(Words("en"))
    assert "12" in message
    assert "reaches 0" in message


def test_a_mistake_of_shape_hides_no_mistake_in_the_rows(pack: Write) -> None:
    sky = own("sky/II", "s", ("position = 2", 'position = "two"'), ("M > . 4 .", "M > M 4 ."))
    base = own("bases/A", "b", ("damage_cells = 4", ""), ("tunnel | energy", "tunnel [2] | energy"))
    found = seen(load([pack(sky=sky, base=base)]).problems)
    assert ("sky.toml", "position", "misfit-wrong") in found
    assert ("sky.toml", "easy.rows[0]", "sky-arrow-triggers") in found
    assert ("base.toml", "upper.damage_cells", "misfit-missing") in found
    assert ("base.toml", "upper.rows[1]", "base-single") in found


def test_all_mistakes_of_all_files_are_reported_at_once(pack: Write) -> None:
    folder = pack(
        city=own("cities/roswell", "c", ('upper = "A"', 'upper = "Z"'), ('["box"]', '["b0x"]')),
        sky=own(
            "sky/II", "s", ("M > . 4 .", "M > M 4 <"), (". M . . .", ". q . ."), ("exc 3", "x")
        ),
        base=own("bases/A", "b", ("robot /2", "cellar"), ("| start", "| tunnel"), ("[2]", "[9]")),
        broken="kind = ",
        latin='kind = "city" # é'.encode("latin-1"),
        shape=own("tracks/pnp", "t", ("energy_start = 2", 'energy_start = "2"'), ("[hard]", "[x]")),
    )
    problems = load([folder]).problems
    expected = {
        ("city.toml", "upper", "unknown-piece"),
        ("city.toml", "editions[0]", "unknown-edition"),
        ("sky.toml", "easy.rows[0]", "sky-arrow-triggers"),
        ("sky.toml", "easy.rows[0]", "sky-arrow-triggers"),
        ("sky.toml", "easy.rows[1]", "sky-row-length"),
        ("sky.toml", "easy.rows[1]", "sky-token"),
        ("sky.toml", "hard.rows[0]", "sky-action"),
        ("base.toml", "lower.rows[1]", "base-word"),
        ("base.toml", "upper.rows", "base-one-start"),
        ("base.toml", "upper.rows[1]", "base-room-size"),
        ("broken.toml", "", "file-not-toml"),
        ("latin.toml", "", "file-not-utf8"),
        ("shape.toml", "easy.energy_start", "misfit-wrong"),
        ("shape.toml", "hard", "misfit-missing"),
        ("shape.toml", "x", "misfit-unknown-field"),
    }
    assert expected <= set(seen(problems))
    assert {problem.file for problem in problems} == {file for file, _, _ in expected}
    messages = [problem.message(Words("en")) for problem in problems]
    assert len(set(messages)) == len(messages), "each mistake once"


# --- files that are no files of pieces at all ---

NO_PIECES: dict[str, tuple[str | bytes, str]] = {
    "no value": ('kind = "city"\nid =\n', "file-not-toml"),
    "open string": ('kind = "city', "file-not-toml"),
    "open table": ('kind = "city"\n[name\n', "file-not-toml"),
    "field twice": ('kind = "city"\nkind = "city"\n', "file-not-toml"),
    "JSON": ('{"kind": "city"}', "file-not-toml"),
    "control characters": ('kind = "\x00"', "file-not-toml"),
    "deep nesting": ("kind = " + "[" * 5000 + "]" * 5000, "toml-nesting"),
    "endless number": ("kind = " + "9" * 5000, "toml-word"),
    "not UTF-8": (b'kind = "city"\nid = "\xff"\n', "file-not-utf8"),
    "UTF-16": ('kind = "city"\n'.encode("utf-16"), "file-not-utf8"),
    "too large": ("# " + "x" * 1_000_001, "file-too-large"),
    "empty file": ("", "misfit-missing"),
    "kind as list": ("kind = [1]", "misfit-wrong"),
    "kind as table": ("kind = {a = 1}", "misfit-wrong"),
    "kind as date": ("kind = 1979-05-27", "misfit-wrong"),
}


@pytest.mark.parametrize("name", NO_PIECES)
def test_a_file_without_a_piece(name: str, pack: Write) -> None:
    text, key = NO_PIECES[name]
    (problem,) = load([pack(mine=text)]).problems
    assert (problem.file, problem.key) == ("mine.toml", key)
    for language in LANGUAGES:
        assert problem.message(Words(language)).startswith("mine.toml: ")


def test_broken_toml_is_named_with_line_and_column(pack: Write) -> None:
    (problem,) = load([pack(mine='kind = "city"\nid =\n')]).problems
    assert "line 2" in problem.message(Words("en"))


HUGE: dict[str, str] = {
    "room of many spaces": shipped("bases/A", ("energy -3 [2]", f"energy -3 [{'9' * 5000}]")),
    "room that costs a lot": shipped("bases/A", ("robot /2", f"robot /{'9' * 5000}")),
    "huge modifier": shipped("bases/A", ("robot /2", f"robot +{'9' * 5000}")),
    "long hexadecimal number": shipped("sky/I", ("position = 1", f"position = 0x{'f' * 5000}")),
    "long key": shipped("sky/I", ("position = 1", f"{'.'.join('a' * 3000)} = 1")),
    "deep id": shipped("sky/I", ('id = "I"', f"id.{'.'.join('a' * 3000)} = 1")),
    "long row": shipped("sky/I", (". . . > .", ". " * 3000)),
    "long token": shipped("sky/I", (". . . > .", ". . . > " + "x" * 5000)),
    "long action": shipped("sky/I", ("| ship 1", "| " + "x" * 5000)),
    "long room": shipped("bases/A", ("robot /2", "x" * 5000)),
    "many rooms": shipped("bases/A", ("robot /2", "| robot" * 1000)),
    "long edition": shipped("sky/I", ('["box"]', f'["{"x" * 5000}"]')),
    "long piece": shipped("cities/roswell", ('"A"', f'"{"x" * 5000}"')),
    "long kind": shipped("sky/I", ('"sky"', f'"{"x" * 5000}"')),
    "long field": shipped("sky/I", ("position = 1", f"{'x' * 5000} = 1")),
    "many fields": shipped("sky/I", ("position = 1", "\n".join(f"x{n} = 1" for n in range(500)))),
    "many editions": shipped("sky/I", ('["box"]', str([f"e{n}" for n in range(500)]))),
}


@pytest.mark.parametrize("name", HUGE)
def test_a_mistake_may_be_huge(name: str, pack: Write) -> None:
    problems = load([pack(mine=HUGE[name])]).problems
    assert "mine.toml" in {problem.file for problem in problems}
    for problem in problems:
        for language in LANGUAGES:
            message = problem.message(Words(language))
            assert message
            assert len(message) < 10_000, "short enough to read"


def test_an_empty_and_a_missing_folder(tmp_path: Path) -> None:
    assert [p.key for p in load([tmp_path]).problems] == ["pack-empty"]
    (missing,) = load([tmp_path / "nowhere"]).problems
    assert missing.key == "pack-missing"
    assert "nowhere" in missing.message(Words("en"))


def test_a_folder_whose_name_is_too_long(tmp_path: Path) -> None:
    (problem,) = load([tmp_path / ("x" * 300)]).problems
    assert problem.message(Words("en"))


def test_a_folder_called_like_a_file(pack: Write) -> None:
    folder = pack(city=own("cities/roswell", "mine"))
    (folder / "odd.toml").mkdir()
    assert {problem.file for problem in load([folder]).problems} <= {"odd.toml"}


def test_a_named_pipe_in_a_pack_does_not_hang(pack: Write) -> None:
    folder = pack(city=own("cities/roswell", "mine"))
    os.mkfifo(folder / "pipe.toml")
    code = (
        "import sys; from pathlib import Path; from ufs.content.loader import load\n"
        "print([p.file for p in load([Path(sys.argv[1])]).problems])"
    )
    run = subprocess.run(
        [sys.executable, "-c", code, str(folder)],
        capture_output=True,
        text=True,
        timeout=10,
        check=True,
    )
    assert "pipe.toml" in run.stdout


def test_one_id_twice_in_a_pack(pack: Write) -> None:
    folder = pack(a=own("cities/roswell", "mine"), b=own("cities/new-york", "mine"))
    (problem,) = load([folder]).problems
    assert (problem.file, problem.place, problem.key) == ("b.toml", "id", "piece-twice")
    message = problem.message(Words("en"))
    assert '"mine"' in message
    assert "a.toml" in message


def test_pieces_of_different_kinds_may_share_an_id(pack: Write) -> None:
    folder = pack(a=own("cities/roswell", "mine"), b=own("sky/I", "mine"))
    assert load([folder]).problems == []


def test_a_pack_may_have_folders_and_a_single_file_may_be_checked(pack: Write) -> None:
    folder = pack(top=own("cities/roswell", "mine"))
    (folder / "sky").mkdir()
    inside = folder / "sky" / "own.toml"
    inside.write_text(own("sky/I", "own", ("> .", "> M")), encoding="utf-8")
    assert {problem.file for problem in load([folder]).problems} == {"sky/own.toml"}
    assert {problem.file for problem in load([inside]).problems} == {"own.toml"}
    assert load([folder / "top.toml"]).problems == []


# --- what the check has to refuse because it could not be played ---


def play_on(game: Game, steps: int = 60) -> None:
    """Play some actions; the game must never be without one before it is over."""
    for n in range(steps):
        if game.is_over:
            return
        actions = game.actions()
        assert actions, f"stuck: {game}"
        game.act(actions[(7 * n) % len(actions)])


def edition_rules(**rules: str) -> str:
    """The first print-and-play as an edition of one's own, with other rules."""
    text = own("editions/pnp1", "mine")
    for name, value in rules.items():
        text, changed = re.subn(rf"^{name} = \w+", f"{name} = {value}", text, flags=re.MULTILINE)
        assert changed == 1
    return text


def pieces_for_mine() -> dict[str, str]:
    """The print-and-play's pieces, which then belong to the edition `mine` too."""
    names = ["sky/pnp1", "sky/pnp2", "sky/pnp3", "sky/pnp4", "tracks/pnp", "motherships/pnp"]
    names += ["bases/pnp-upper", "bases/pnp-lower"]
    every = ('["pnp1", "pnp2"]', '["pnp1", "pnp2", "mine"]')
    return {name.replace("/", "_").replace("-", "_"): shipped(name, every) for name in names}


def test_an_edition_of_ones_own_can_be_played(pack: Write) -> None:
    library = load([pack(edition=edition_rules(robots_stay="false"), **pieces_for_mine())])
    assert library.problems == []
    play_on(Game.new({"edition": "mine", "level": 8}, 5, library=library))


def test_an_edition_whose_pieces_are_not_in_it_is_refused(pack: Write) -> None:
    """The shipped cards belong to pnp1 and pnp2 only, so this edition could not be laid."""
    problems = load([pack(edition=edition_rules())]).problems
    assert "edition.toml" in {problem.file for problem in problems}


def test_a_city_on_base_tiles_of_another_edition_is_refused(pack: Write) -> None:
    folder = pack(
        tile=own("bases/A", "own", ('["box"]', '["pnp1"]')),
        city=own("cities/roswell", "mine", ('upper = "A"', 'upper = "own"')),
    )
    assert "city.toml" in {problem.file for problem in load([folder]).problems}


@rule("S2")
def test_one_tile_cannot_serve_the_box_and_the_print_and_play(pack: Write) -> None:
    """Its fourth row would have to be the city and sky at once."""
    tile = own("sky/pnp4", "own", ('["pnp1", "pnp2"]', '["pnp1", "box"]'))
    assert "tile.toml" in {problem.file for problem in load([pack(tile=tile)]).problems}


@pytest.mark.parametrize("id", ["a # b", "two words", " padded ", "a\\nb", "a\\tb"])
def test_an_id_a_record_cannot_hold_is_refused(id: str, pack: Write) -> None:
    """Or else it is kept: a record of a game with this piece replays."""
    folder = pack(city=own("cities/roswell", id), sky=own("sky/I", id))
    library = load([folder])
    if library.problems:
        assert {problem.file for problem in library.problems} <= {"city.toml", "sky.toml"}
        return
    name = id.replace("\\n", "\n").replace("\\t", "\t")
    setup = {"edition": "box", "city": name, "sky": [name, "II", "III", "IV"]}
    game = Game.new(setup, 1, library=library)
    assert Game.from_record(game.record(), library).position() == game.position()


@rule("B1", "S10")
def test_a_city_without_robots_over_robot_rooms_does_not_get_stuck(pack: Write) -> None:
    """A robot room builds nothing where there are no robots; or the check refuses the city."""
    discount = 'effect = "discount"\non = "fighters"\namount = 1'
    city = own("cities/washington", "mine", (discount, 'effect = "robots"\namount = 0'))
    library = load([pack(city=city)])
    if library.problems:
        assert {problem.file for problem in library.problems} == {"city.toml"}
        return
    made = Game.new({"edition": "box", "city": "mine"}, 1, "manual", library).position()
    made |= {"phase": "rooms", "excavator": [4, 1], "energy": 5}
    for worker in made["workers"]:
        worker |= {"value": 4, "resolved": True}
    made["workers"][0] = {"color": "plain", "value": 4, "space": [3, 2]}
    game = Game.load(made, 1, library=library)
    game.act({"do": "use", "space": [3, 2]})
    assert game.actions(), "stuck with a robot to install and none to take"


@rule("B1")
def test_no_new_robot_waits_into_the_next_round(pack: Write) -> None:
    """Robots installed after the phase, unused robots not worn: rules no edition combines."""
    edition = edition_rules(robots_wear_always="false")
    library = load([pack(edition=edition, **pieces_for_mine())])
    if library.problems:
        assert {problem.file for problem in library.problems} == {"edition.toml"}
        return
    made = Game.new({"edition": "mine"}, 1, "manual", library).position()
    made |= {"phase": "rooms", "install": {"values": [3]}}
    for worker in made["workers"]:
        worker |= {"value": 2, "resolved": True}
    made["robots"] = [{"value": 4, "space": [1, 1], "exhausted": False}]
    game = Game.load(made, 1, library=library)
    game.act({"do": "done"})
    position = game.position()
    assert position["phase"] == "rooms" or "install" not in position


@rule("D4", "D15")
def test_a_worker_that_fits_nowhere_does_not_stop_the_game(pack: Write) -> None:
    """Robots that keep their space, and a die too low to go ahead: rules no edition combines."""
    edition = edition_rules(any_space_ahead="false")
    library = load([pack(edition=edition, **pieces_for_mine())])
    if library.problems:
        assert {problem.file for problem in library.problems} == {"edition.toml"}
        return
    made = Game.new({"edition": "mine"}, 1, "manual", library).position()
    for worker, space in zip(made["workers"], ([1, 2], [1, 3], [1, 4], None, None), strict=True):
        worker |= {"value": 1, "space": space}
    made["robots"] = [
        {"value": 4, "space": [1, 1], "exhausted": False},
        {"value": 4, "space": [2, 1], "exhausted": False},
    ]
    game = Game.load(made, 1, "manual", library)
    game.act({"do": "place", "worker": 3, "space": [1, 5]})
    game.act({"do": "roll", "values": [3]})  # column 1 is left: two robots, then 4 steps ahead
    assert game.actions()


def test_large_numbers_fit_the_compiled_engine_too(pack: Write) -> None:
    """What the check lets through both engines can play."""
    from ufs.rules.compiled import board_record

    many = [("energy = 4", "energy = 99"), ("damage_cells = 4", "damage_cells = 99")]
    tile = own("bases/C", "own", *many, ("energy = 5", "energy = 99"))
    tile = tile.replace("damage_cells = 4", "damage_cells = 99")
    city = own("cities/roswell", "mine", ('"A"', '"own"'), ('"B"', '"own"'))
    library = load([pack(tile=tile, city=city)])
    if not library.problems:
        board_record(lay({"edition": "box", "city": "mine"}, library).board)


# --- packs that are fine ---

OWN_CITY = own("cities/roswell", "gotham", ("energy = 2", "energy = 4"), ('en = "R', 'en = "G'))
OWN_SKY = own("sky/II", "foggy", ("M > . 4 .  | ship 1", ". . . . 9  | exc 7"))


def test_own_pieces_can_be_played(pack: Write) -> None:
    library = load([pack(city=OWN_CITY, sky=OWN_SKY)])
    assert library.problems == []
    setup = {"edition": "box", "city": "gotham", "sky": ["I", "foggy", "III", "IV"]}
    game = Game.new(setup, 1, library=library)
    assert game.position()["setup"]["city"] == "gotham"
    assert game.position()["setup"]["sky"] == ["I", "foggy", "III", "IV"]
    assert game.position()["energy"] == 4
    assert game.table.board.sky[5 * 5 + 4] == 10 + 9
    assert game.table.board.action_amount[5] == 7
    play_on(game, 400)
    assert game.is_over
    assert Game.from_record(game.record(), library).position() == game.position()
    assert Game.load(game.position(), 1, library=library).position() == game.position()
    with pytest.raises(UfsError, match="gotham"):
        Game.new(setup, 1)
    with pytest.raises(UfsError, match="gotham"):
        Game.from_record(game.record())


def test_a_piece_of_ones_own_replaces_the_shipped_one(pack: Write) -> None:
    folder = pack(city=shipped("cities/roswell", ("energy = 2", "energy = 6")))
    library = load([folder])
    assert library.problems == []
    assert Game.new({"edition": "box"}, 1, library=library).position()["energy"] == 6
    assert library.files[City, "roswell"] == "city.toml"
    assert Game.new({"edition": "box"}, 1).position()["energy"] == 2, "the game's own is untouched"


def test_the_last_pack_wins(pack: Write, tmp_path: Path) -> None:
    first = pack(city=shipped("cities/roswell", ("energy = 2", "energy = 6")))
    second = tmp_path / "second"
    second.mkdir()
    text = shipped("cities/roswell", ("energy = 2", "energy = 5"))
    (second / "r.toml").write_text(text, encoding="utf-8")
    for packs, energy in (([first, second], 5), ([second, first], 6)):
        library = load(packs)
        assert library.problems == [], "the same piece in two packs is no mistake"
        assert Game.new({"edition": "box"}, 1, library=library).position()["energy"] == energy


def test_reading_alone_does_not_check() -> None:
    library = Library()
    library.read(BUILT_IN)
    assert library.problems == []
    assert len(library.pieces) == len(list(BUILT_IN.rglob("*.toml")))


# --- the command ---


def ufs(*arguments: str | Path, data: Path, stdin: str = "") -> commands.Run:
    return commands.ufs(*arguments, stdin=stdin, XDG_DATA_HOME=str(data))


def test_content_check_prints_every_mistake_and_exits_with_2(pack: Write, tmp_path: Path) -> None:
    folder = pack(
        sky=own("sky/II", "s", ("M > . 4 .", "M > M 4 ."), ("exc 3", "x 3")),
        broken="kind = ",
        fine=OWN_CITY,
    )
    run = ufs("content", "check", folder, data=tmp_path)
    assert run.returncode == 2
    lines = run.stdout.splitlines()
    assert lines[-1] == "3 mistakes."
    assert len(lines) == 4
    assert sum(line.startswith("sky.toml: easy.rows[0]: column 2") for line in lines) == 1
    assert sum(line.startswith("sky.toml: hard.rows[0]: ") for line in lines) == 1
    assert sum(line.startswith("broken.toml: ") for line in lines) == 1
    german = ufs("--lang", "de", "content", "check", folder, data=tmp_path)
    assert german.returncode == 2
    assert len(german.stdout.splitlines()) == 4
    assert german.stdout != run.stdout


def test_content_check_of_good_packs_exits_with_0(pack: Write, tmp_path: Path) -> None:
    run = ufs("content", "check", pack(city=OWN_CITY, sky=OWN_SKY), data=tmp_path)
    assert (run.returncode, run.stderr) == (0, "")
    assert "no mistakes" in run.stdout


def test_content_check_of_folders_that_are_none(tmp_path: Path) -> None:
    missing = ufs("content", "check", tmp_path / "nowhere", data=tmp_path)
    assert missing.returncode == 2
    assert "nowhere" in missing.stdout
    (tmp_path / "empty").mkdir()
    assert ufs("content", "check", tmp_path / "empty", data=tmp_path).returncode == 2
    assert ufs("content", "check", tmp_path / ("x" * 300), data=tmp_path).returncode == 2


def protocol(*requests: dict[str, Any]) -> str:
    return "".join(json.dumps(request) + "\n" for request in requests)


GOTHAM = {"cmd": "new", "setup": {"edition": "box", "city": "gotham"}, "seed": 1}


def test_a_broken_pack_of_the_user_is_named_and_left_out(pack: Write, tmp_path: Path) -> None:
    """The good one beside it is used; `content check` without a path looks at both."""
    packs = tmp_path / "under-falling-skies" / "packs"
    packs.mkdir(parents=True)
    pack(city=OWN_CITY).rename(packs / "good")
    pack(city=shipped("cities/roswell", ('"A"', '"Z"'))).rename(packs / "bad")
    run = ufs("protocol", data=tmp_path, stdin=protocol(GOTHAM, {"cmd": "quit"}))
    assert run.returncode == 0
    assert str(packs / "bad") in run.stderr
    assert str(packs / "good") not in run.stderr
    answer = json.loads(run.stdout.splitlines()[0])
    assert answer["ok"] is True
    assert answer["position"]["energy"] == 4
    check = ufs("content", "check", data=tmp_path)
    assert check.returncode == 2
    assert '"Z"' in check.stdout


def test_a_pack_that_was_asked_for_is_used_or_stops_everything(pack: Write, tmp_path: Path) -> None:
    folder = pack(city=OWN_CITY)
    run = ufs("protocol", "--pack", folder, data=tmp_path, stdin=protocol(GOTHAM))
    assert json.loads(run.stdout)["ok"] is True
    pack(sky=own("sky/II", "s", ("M > . 4 .", "M > M 4 .")))
    for command in ("protocol", "play"):
        broken = ufs(command, "--pack", folder, data=tmp_path, stdin=protocol(GOTHAM))
        assert broken.returncode == 2
        assert broken.stdout == ""
        assert "sky.toml: easy.rows[0]" in broken.stderr
    missing = ufs("play", "--pack", tmp_path / "nowhere", data=tmp_path)
    assert missing.returncode == 2
    assert "nowhere" in missing.stderr
