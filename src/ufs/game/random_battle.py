"""Custom battles (S12): how hard and how epic a setup is (S13), and random ones.

The same request, seed and content give the same battle to everyone; a short code describes one.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from itertools import product
from typing import Any, Literal, TypeVar
from urllib.parse import unquote

from ufs.base.errors import UfsError, show
from ufs.base.words import Term
from ufs.content.loader import Library, built_in
from ufs.content.schema import Character, City, Scenario, Sky, TablePiece
from ufs.game.game import MAX_SEED, check_seed
from ufs.game.sampling import Draws, Skies, advanced_tiles, basic_tiles, skies_of
from ufs.game.setup import Table, lay, sky_names

EDITION = "box"
STREAM_BATTLE = 4  # of a seed; separate from those of ufs.rules.chance for dice and setup
HALF = Fraction(1, 2)
CHAPTERS = (0, 1, 2, 3, 4)  # 0: the standard game, and packs that name none
LARGEST_TEAM = 3  # as in the last chapter of the campaign (C7)
TRIES = 100  # some pieces do not fit on one table; then others are drawn
P = TypeVar("P", bound=TablePiece)


@dataclass(frozen=True)
class Stars:
    """S13: the stars of a battle; halves are exact."""

    black: int
    yellow: Fraction

    @property
    def difficulty(self) -> Fraction:
        return self.black - self.yellow

    @property
    def epicness(self) -> Fraction:
        return self.black + self.yellow

    def json(self) -> dict[str, float]:
        """As floats, in which halves are exact too."""
        names = ("black", "yellow", "difficulty", "epicness")
        return {name: float(getattr(self, name)) for name in names}


def stars_on(table: Table) -> Stars:
    """S13: the stars of a laid table."""
    setup = table.setup
    if table.city is None:
        raise UfsError("bad_setup", "battle-box-only", "S13", found=table.edition.id)
    black = int(table.scenario is not None)
    black += sum(table.stars)
    return Stars(black, HALF * yellow_halves([up for _, up in table.team], setup["damaged"]))


def yellow_halves(team: Sequence[bool], damaged: bool) -> int:
    """S13: 1 star for an upgraded character, ½ for a normal one and for a damaged city."""
    return sum(2 if upgraded else 1 for upgraded in team) + damaged


def count_stars(setup: Any, library: Library | None = None, seed: int | None = None) -> Stars:
    """S13: the stars of a setup. A setup with random parts needs its seed."""
    library = library or built_in()
    return stars_on(lay(setup, library, seed))


def write_stars(number: Fraction) -> str:
    """`2½`, `−½`, `0`, as people write it."""
    whole, half = divmod(abs(number), 1)
    text = (str(whole) if whole or not half else "") + ("½" if half else "")
    return f"−{text}" if number < 0 else text


# --- random battles ---


@dataclass(frozen=True)
class BattleRequest:
    """What a random battle should be like. None means: with or without, at random."""

    difficulty: Fraction
    chapters: tuple[int, ...] = CHAPTERS
    characters: bool | None = None
    damaged: bool | None = None
    scenario: bool | None = None
    tiles: Literal["any", "basic", "advanced"] = "any"


@dataclass(frozen=True)
class Battle:
    """A setup that was drawn, ready for `Game.new(battle.setup, battle.seed)`."""

    setup: dict[str, Any]
    seed: int
    stars: Stars
    requested: Fraction

    @property
    def is_exact(self) -> bool:
        return self.stars.difficulty == self.requested

    def remark(self) -> Term | None:
        """A remark if no battle has exactly the requested difficulty."""
        if self.is_exact:
            return None
        found = write_stars(self.stars.difficulty)
        return Term("battle-nearest", wished=write_stars(self.requested), found=found)

    def code(self) -> str:
        return write_code(self.setup, self.seed)


@dataclass(frozen=True)
class Frame:
    """Everything that determines the stars of a battle, before any piece is drawn."""

    scenario: bool
    damaged: bool
    team: tuple[bool, ...]  # whether each character is upgraded
    sky: int  # stars of the sky

    @property
    def halves(self) -> int:
        """S13: the difficulty in half stars: fractions are slow, and there are many frames."""
        return 2 * (self.sky + self.scenario) - yellow_halves(self.team, self.damaged)


class Pool:
    """The pieces a request allows."""

    def __init__(self, request: BattleRequest, library: Library) -> None:
        self.request = request
        self.library = library
        self.cities = self.pieces(City)
        self.characters = self.pieces(Character) if request.characters is not False else []
        self.scenarios = self.pieces(Scenario) if request.scenario is not False else []
        self.tiles = self.sky_tiles()
        self.skies: dict[str | None, Skies] = {
            scenario.id if scenario else None: skies_of(self.tiles, scenario, library)
            for scenario in (None, *self.scenarios)
        }

    def pieces(self, kind: type[P]) -> list[P]:
        found = [piece for piece in self.library.all(kind) if EDITION in piece.editions]
        return [piece for piece in found if getattr(piece, "chapter", 0) in self.request.chapters]

    def sky_tiles(self) -> list[Sky]:
        """Basic tiles are always allowed; advanced ones if their chapter is."""
        basic = basic_tiles(self.library, EDITION)
        advanced = [
            tile
            for tile in advanced_tiles(self.library, EDITION)
            if tile.chapter in self.request.chapters
        ]
        if self.request.tiles == "basic":
            return basic
        if self.request.tiles == "any":
            return basic + advanced
        if not advanced:
            raise UfsError("bad_wish", "battle-no-advanced-tiles", "S12")
        covered = {tile.position for tile in advanced}
        return [tile for tile in basic if tile.position not in covered] + advanced

    def frames(self) -> list[Frame]:
        """Every combination that the pieces allow, in a fixed order."""
        most = min(LARGEST_TEAM, len(self.characters))
        least = 1 if self.request.characters else 0
        teams = [
            (True,) * upgraded + (False,) * (size - upgraded)
            for size in range(least, most + 1)
            for upgraded in range(size + 1)
        ]
        scenarios = [False] if self.request.scenario is not True else []
        scenarios += [True] if self.scenarios else []
        sides = [False, True] if self.request.damaged is None else [self.request.damaged]
        found = []
        for scenario, damaged, team in product(scenarios, sides, teams):
            totals = {
                total
                for id, skies in self.skies.items()
                if (id is not None) == scenario
                for total in skies.totals()
            }
            found += [Frame(scenario, damaged, team, total) for total in sorted(totals)]
        return found

    def draw(self, frame: Frame, draws: Draws) -> dict[str, Any]:
        """Pieces for a frame."""
        fitting = [
            id
            for id, skies in self.skies.items()
            if (id is not None) == frame.scenario and frame.sky in skies.totals()
        ]
        scenario = draws.one(fitting)
        city = draws.one(self.cities)
        team = draws.some(self.characters, len(frame.team))
        sky, hard = self.skies[scenario].draw(frame.sky, draws)
        return {
            "edition": EDITION,
            "hard": hard,
            "city": city.id,
            "damaged": frame.damaged,
            "sky": sky,
            "scenario": scenario,
            "characters": [
                {"id": who.id, "upgraded": upgraded}
                for who, upgraded in zip(team, frame.team, strict=True)
            ],
        }


def ask(request: BattleRequest, seed: int, library: Library | None = None) -> Battle:
    """S12: a random battle of the requested difficulty, or of the nearest possible one."""
    library = library or built_in()
    check_request(request)
    pool = Pool(request, library)
    frames = pool.frames() if pool.cities else []
    if not frames:
        raise UfsError("bad_wish", "battle-none", "S12")
    difficulties = {frame.halves for frame in frames}
    distance = {halves: abs(HALF * halves - request.difficulty) for halves in difficulties}
    shortest = min(distance.values())
    nearest = [frame for frame in frames if distance[frame.halves] == shortest]
    draws = Draws(check_seed(seed), STREAM_BATTLE)
    for _ in range(TRIES):
        setup = pool.draw(draws.one(nearest), draws)
        try:
            table = lay(setup, library)
        except UfsError:  # too many abilities or kinds of special spaces for one table
            continue
        return Battle(table.setup, seed, stars_on(table), request.difficulty)
    raise UfsError("bad_wish", "battle-none", "S12")


def check_request(request: BattleRequest) -> None:
    if not set(request.chapters) <= set(CHAPTERS):
        raise UfsError(
            "bad_wish", "battle-chapters", found=list(request.chapters), expected=CHAPTERS
        )
    if request.tiles not in ("any", "basic", "advanced"):
        raise UfsError("bad_wish", "battle-tiles", found=show(request.tiles))


# A week begins with an easy battle and ends with a hard one, as with the puzzles.
WEEK = tuple(HALF * n for n in range(7))


def of_the_day(day: date, chapters: tuple[int, ...] = CHAPTERS) -> Battle:
    """The battle of a day, the same for everyone, down to the dice; only built-in pieces.

    C11: whoever has not met every chapter gets the one of the chapters met.
    """
    request = BattleRequest(WEEK[day.weekday()], chapters)
    return ask(request, int(day.strftime("%Y%m%d")), built_in())


# --- codes ---

MAGIC = "ufs1"
SEPARATOR, TURNED = "~", "!"
PARTS = ("magic", "edition", "city", "sky", "scenario", "characters", "seed", "check")
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
CHECK_LENGTH = 3
CODE = re.compile(r"ufs(\d+)~[^\s/?#]*")  # also inside a link


@dataclass(frozen=True)
class BattleCode:
    """The contents of a code: a setup, and the seed of the dice if everyone gets the same ones."""

    setup: dict[str, Any]
    seed: int | None


def write_code(setup: dict[str, Any], seed: int | None = None) -> str:
    """A laid setup as a short text for links: `ufs1~box~tokyo!~I+!,II,III,IV~swarm~pilot!~~k3x`.

    An exclamation mark follows a piece on its other side. The end is a checksum.
    """
    if "city" not in setup:
        raise UfsError("bad_setup", "battle-box-only", "S13", found=setup["edition"])
    hard = [name in setup["hard"] for name in sky_names(setup["sky"])]
    body = SEPARATOR.join(
        [
            MAGIC,
            setup["edition"],
            mark_turned(setup["city"], setup["damaged"]),
            ",".join(mark_turned(id, side) for id, side in zip(setup["sky"], hard, strict=True)),
            setup["scenario"] or "",
            ",".join(mark_turned(who["id"], who["upgraded"]) for who in setup["characters"]),
            "" if seed is None else to_base36(check_seed(seed)),
        ]
    )
    return f"{body}{SEPARATOR}{checksum(body)}"


def mark_turned(id: str, other_side: bool) -> str:
    return id + TURNED * other_side


def to_base36(number: int) -> str:
    text = ""
    while number or not text:
        number, digit = divmod(number, len(DIGITS))
        text = DIGITS[digit] + text
    return text


def checksum(body: str) -> str:
    number = zlib.crc32(body.encode()) % len(DIGITS) ** CHECK_LENGTH
    return to_base36(number).rjust(CHECK_LENGTH, "0")


def read_code(text: str, library: Library | None = None) -> BattleCode:
    """A battle from its code, or from a link that contains one."""
    found = CODE.search(unquote(text.strip())[:2000])
    if found is None:
        raise UfsError(
            "bad_code", "battle-no-code", found=show(text), expected=f"{MAGIC}{SEPARATOR}…"
        )
    if f"ufs{found[1]}" != MAGIC:
        raise UfsError("bad_code", "battle-newer-code", found=f"ufs{found[1]}", expected=MAGIC)
    body, _, check = found[0].rpartition(SEPARATOR)
    parts = found[0].split(SEPARATOR)
    if len(parts) != len(PARTS) or check != checksum(body):
        raise UfsError("bad_code", "battle-mistyped", found=show(found[0]))
    part = dict(zip(PARTS, parts, strict=True))
    sky = part["sky"].split(",")
    wanted = {
        "edition": part["edition"],
        "hard": [n for n, id in zip(sky_names(sky), sky, strict=False) if id.endswith(TURNED)],
        "city": part["city"].removesuffix(TURNED),
        "damaged": part["city"].endswith(TURNED),
        "sky": [id.removesuffix(TURNED) for id in sky],
        "scenario": part["scenario"] or None,
        "characters": [
            {"id": id.removesuffix(TURNED), "upgraded": id.endswith(TURNED)}
            for id in part["characters"].split(",")
            if id
        ],
    }
    return BattleCode(lay(wanted, library or built_in()).setup, read_seed(part["seed"], found[0]))


def read_seed(text: str, code: str) -> int | None:
    if not text:
        return None
    if set(text) - set(DIGITS) or int(text, len(DIGITS)) > MAX_SEED:
        raise UfsError("bad_code", "battle-mistyped", found=show(code))
    return int(text, len(DIGITS))
