"""Laying the pieces of a setup on the table: from content to the board of the rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeVar

from ufs.content.loader import Library
from ufs.content.notation import Room, SkyRow, quiet, read_base, read_sky
from ufs.content.schema import (
    BaseCard,
    BaseTile,
    City,
    EditionFile,
    Mothership,
    OnTheTable,
    Sky,
    Tracks,
)
from ufs.errors import Trouble
from ufs.game.shapes import SETUP, SetupShape, shaped
from ufs.rules import board as B
from ufs.rules.board import Board, path_column, path_space
from ufs.rules.chance import MASK, STREAM_SETUP, draw, key_high, key_low

P = TypeVar("P", bound=OnTheTable)

SKY_NAMES = ("sky1", "sky2", "sky3", "sky4")
CARD_NAMES = ("mothership", "upper", "lower", "tracks")
TOKENS = {".": B.NOTHING, "<": B.ARROW_LEFT, ">": B.ARROW_RIGHT, "M": B.ICON}
ACTIONS = {"exc": B.EXCAVATOR_BACK, "res": B.RESEARCH_BACK, "ship": B.REINFORCE, "hit": B.HIT}
EFFECTS = {"energy": B.ENERGY, "fighters": B.FIGHTERS, "research": B.RESEARCH, "robot": B.ROBOT}


@dataclass
class Table:
    """The pieces of one game as they lie on the table, and the board the rules read."""

    setup: dict[str, Any]
    edition: EditionFile
    city: City | None
    sky: list[SkyRow]
    rooms: list[Room]  # spaces as (row, column) of the whole base, from 0
    board: Board = field(repr=False)

    def room_at(self, space: int) -> Room | None:
        number = self.board.room[space]
        return self.rooms[number] if number >= 0 else None


def lay(data: Any, library: Library, seed: int | None = None) -> Table:
    """Lay the table for a setup. A level or threat is drawn with the seed, if there is one."""
    shape = shaped(SETUP, data, "bad_setup")
    edition = library.edition(shape.edition)
    if edition is None:
        known = [piece.id for piece in library.all(EditionFile)]
        raise Trouble("bad_setup", "setup-unknown-edition", found=shape.edition, expected=known)
    setup: dict[str, Any] = {"edition": edition.id, "hard": hard_pieces(shape, edition, seed)}
    if edition.pieces.city:
        return lay_box(shape, setup, edition, library)
    refuse_box_fields(shape)
    return lay_cards(setup, edition, library)


def hard_pieces(shape: SetupShape, edition: EditionFile, seed: int | None) -> list[str]:
    """S8, S9: the pieces on their difficult side: named, or drawn as many as the level says."""
    is_box = edition.pieces.city is not None
    names = SKY_NAMES if is_box else SKY_NAMES + CARD_NAMES
    wrong, count = (shape.level, shape.threat) if is_box else (shape.threat, shape.level)
    if wrong is not None:
        raise Trouble(
            "bad_setup",
            "setup-threat-not-level" if is_box else "setup-level-not-threat",
            "S9" if is_box else "S8",
        )
    if count is not None:
        if shape.hard is not None:
            raise Trouble("bad_setup", "setup-hard-and-level", "S9" if is_box else "S8")
        if seed is None:
            raise Trouble("bad_setup", "setup-level-in-position", "S9" if is_box else "S8")
        return draw_pieces(names, count, seed)
    hard = shape.hard or []
    for name in hard:
        if name not in names:
            raise Trouble("bad_setup", "setup-unknown-hard", found=name, expected=names)
    if len(set(hard)) < len(hard):
        raise Trouble("bad_setup", "setup-hard-twice", found=hard)
    return hard


def draw_pieces(names: tuple[str, ...], count: int, seed: int) -> list[str]:
    """Draw `count` pieces at random from the seed's setup stream; the dice do not notice."""
    low, high = seed & MASK, (seed >> 32) & MASK
    keys = key_low(low, high, STREAM_SETUP), key_high(low, high, STREAM_SETUP)
    left = list(names)
    drawn = [left.pop(draw(*keys, n, len(left))) for n in range(count)]
    return [name for name in names if name in drawn]


def refuse_box_fields(shape: SetupShape) -> None:
    given = [name for name in ("city", "sky", "scenario") if getattr(shape, name) is not None]
    given += [name for name in ("damaged", "characters") if getattr(shape, name)]
    if given:
        raise Trouble("bad_setup", "setup-box-only", "S10", found=given)


def lay_box(
    shape: SetupShape, setup: dict[str, Any], edition: EditionFile, library: Library
) -> Table:
    """S9, S10: sky tiles, and the base tiles and ability of the city."""
    if shape.scenario is not None:
        raise Trouble("bad_setup", "setup-unknown-scenario", "S12", found=shape.scenario)
    if shape.characters:
        raise Trouble("bad_setup", "setup-unknown-character", "S12", found=shape.characters[0].id)
    wanted = edition.pieces.city if shape.city is None else city_id(shape.city)
    city = find(library, City, wanted, "city", edition)
    setup |= {
        "city": city.id,
        "damaged": shape.damaged,
        "sky": shape.sky or list(edition.pieces.sky),
    }
    setup |= {"scenario": None, "characters": []}
    upper = find(library, BaseTile, city.upper, "upper", edition).upper
    lower = find(library, BaseTile, city.lower, "lower", edition).lower
    side = city.damaged if shape.damaged else city.blue
    b = Board()
    lay_edition(b, edition)
    rows, research = lay_sky(b, setup, edition, library)
    rooms = lay_base(b, upper.rows, lower.rows, side.ability.fighters_discount)
    lay_research(b, research)
    b.energy_start = side.energy
    b.energy_max = upper.energy + lower.energy
    b.hits = upper.damage_cells + lower.damage_cells - 1  # S7: start and skull are cells too
    if side.ability.robots is not None:
        b.robots = side.ability.robots
    b.robot_bonus = side.ability.robot_bonus
    b.fighters_bonus = side.ability.fighters_bonus
    return Table(setup, edition, city, rows, rooms, b)


def lay_cards(setup: dict[str, Any], edition: EditionFile, library: Library) -> Table:
    """S7, S8: the print-and-play's cards, each on the side the setup names."""

    def side(kind: type[Any], id: str | None, name: str) -> Any:
        return getattr(
            find(library, kind, id, name, edition), "hard" if name in setup["hard"] else "easy"
        )

    tracks = side(Tracks, edition.pieces.tracks, "tracks")
    upper = side(BaseCard, edition.pieces.upper, "upper")
    lower = side(BaseCard, edition.pieces.lower, "lower")
    b = Board()
    setup_sky = {**setup, "sky": edition.pieces.sky}
    rows, _ = lay_sky(b, setup_sky, edition, library)
    rooms = lay_base(b, upper.rows, lower.rows, 0)
    lay_research(b, tracks.research)
    b.energy_start = tracks.energy_start
    b.energy_max = tracks.energy_max
    b.hits = upper.hits + lower.hits  # S7
    b.aboard = min(
        side(Mothership, edition.pieces.mothership, "mothership").aboard,
        edition.rules.reinforcements,
    )
    lay_edition(b, edition)
    return Table(setup, edition, None, rows, rooms, b)


def find(library: Library, kind: type[P], id: str | None, name: str, edition: EditionFile) -> P:
    """A piece of this edition by its id."""
    pieces = [piece for piece in library.all(kind) if edition.id in piece.editions]
    for piece in pieces:
        if piece.id == id:
            return piece
    known = [piece.id for piece in pieces]
    raise Trouble("bad_setup", "setup-unknown-piece", kind=name, found=id, expected=known)


def city_id(name: str) -> str:
    """`New_York` and `new york` mean `new-york`, as people write cities."""
    return name.strip().lower().replace("_", "-").replace(" ", "-")


def lay_sky(
    b: Board, setup: dict[str, Any], edition: EditionFile, library: Library
) -> tuple[list[SkyRow], list[int]]:
    """S1, S2: four pieces of four rows, the top one first; the research track runs upwards."""
    rows: list[SkyRow] = []
    research: list[int] = []
    for n, id in enumerate(setup["sky"]):
        piece: Sky = find(library, Sky, id, "sky", edition)
        if piece.position != n + 1:
            raise Trouble(
                "bad_setup",
                "setup-sky-position",
                "S1",
                found=id,
                position=piece.position,
                expected=n + 1,
            )
        side = piece.hard if SKY_NAMES[n] in setup["hard"] else piece.easy
        rows += read_sky(side.rows, quiet)
        research = [*(side.research or []), *research]
    for number, row in enumerate(rows, 1):
        for column, token in enumerate(row.tokens):
            value = TOKENS[token] if token in TOKENS else B.EXPLOSION + int(token)
            b.sky[number * B.COLUMNS + column] = value
        b.action[number] = ACTIONS.get(row.action, B.NO_ACTION)
        b.action_amount[number] = row.amount
        if row.action == "SKULL" and b.skull_row == 0:
            b.skull_row = number
    if b.skull_row == 0:
        raise Trouble("bad_setup", "setup-no-skull", "E3")
    return rows, research


def lay_research(b: Board, research: list[int]) -> None:
    b.research_length = len(research)
    b.research_cost[: len(research)] = research


def lay_base(b: Board, upper: list[str], lower: list[str], fighters_discount: int) -> list[Room]:
    """S5: the rooms of both pieces, one above the other, on the excavator's path."""
    rooms: list[Room] = []
    for space in range(B.SPACES):
        b.column[space] = path_column(space)
        b.room[space] = -1
    for first_row, rows in ((0, upper), (len(upper), lower)):
        part = read_base(rows, quiet)
        for r, c in part.aa_guns:
            b.kind[path_space(first_row + r, c)] = B.AA_GUN
        for r, c in part.starts:
            b.excavator_start = path_space(first_row + r, c)
        for room in part.rooms:
            room.spaces = [(first_row + r, c) for r, c in room.spaces]
            if "fighters" in room.effects:  # S10, Washington
                room.cost = max(0, room.cost - fighters_discount)
            lay_room(b, len(rooms), room)
            rooms.append(room)
    return rooms


def lay_room(b: Board, number: int, room: Room) -> None:
    b.room_size[number] = len(room.spaces)
    b.room_modifier[number] = room.modifier
    b.room_cost[number] = room.cost
    b.room_first[number] = path_space(*min(room.spaces))  # in reading order
    for i, (r, c) in enumerate(room.spaces):
        space = path_space(r, c)
        b.kind[space] = B.ROOM
        b.room[space] = number
        b.room_space[number * B.MAX_ROOM_SIZE + i] = space
    for i, word in enumerate(room.effects):
        b.room_effect[number * B.MAX_EFFECTS + i] = EFFECTS[word]


def lay_edition(b: Board, edition: EditionFile) -> None:
    """What the editions do differently, as numbers on the board."""
    rules = edition.rules
    b.basic_ships = B.COLUMNS  # S3
    b.reinforcements = rules.reinforcements
    b.robots = rules.robots
    b.city_row = B.SKY_ROWS if rules.city_in_the_sky else B.SKY_ROWS + 1
    b.any_space_ahead = int(rules.any_space_ahead)
    b.robots_block = int(rules.robots_block)
    b.install_after_phase = int(rules.install_after_phase)
    b.robots_stay = int(rules.robots_stay)
    b.robots_wear_always = int(rules.robots_wear_always)
    b.action_before_descent = int(rules.action_before_descent)
    b.spawn_freely = int(rules.spawn_freely)
