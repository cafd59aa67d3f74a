"""Laying out the pieces of a setup: from content to the board of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, TypeVar

from ufs.base.errors import UfsError
from ufs.base.words import Book, Term
from ufs.content.loader import Library
from ufs.content.notation import RED_TOKENS, BaseRows, Room, SkyRow
from ufs.content.piece_hash import piece_hash, set_hash
from ufs.content.schema import (
    BaseCard,
    BaseTile,
    Character,
    City,
    EditionFile,
    Mothership,
    Piece,
    Scenario,
    Sky,
    TablePiece,
    Tracks,
)
from ufs.content.vocabulary import ACTION_WORDS, EFFECTS
from ufs.game.abilities import OwnedAbility, collect_abilities, discounts, lay_abilities
from ufs.game.shapes import SETUP, SetupShape, validate
from ufs.rules import board as B
from ufs.rules.board import Board, path_column, path_space
from ufs.rules.chance import MASK, STREAM_SETUP, draw, key_high, key_low

P = TypeVar("P", bound=TablePiece)

TELEPORT_WORD = "teleport"  # A1

SKY_NAMES = ("sky1", "sky2", "sky3", "sky4")
TILE_ROWS = 4
CARD_NAMES = ("mothership", "upper", "lower", "tracks")
TOKENS = {
    ".": B.NOTHING,
    "<": B.ARROW_LEFT,
    ">": B.ARROW_RIGHT,
    "M": B.ICON,
    **{token: B.RED_EXPLOSION + n for n, token in enumerate(RED_TOKENS, 1)},  # A2
}


@dataclass
class Table:
    """The pieces of one game on the table, and the board that the rules read."""

    setup: dict[str, Any]
    edition: EditionFile
    city: City | None
    sky: list[SkyRow]
    rooms: list[Room]  # spaces as (row, column) of the whole base, from 0
    board: Board = field(repr=False)
    scenario: Scenario | None = None
    team: Sequence[tuple[Character, bool]] = ()  # each with whether it is upgraded
    abilities: Sequence[OwnedAbility] = ()  # those with a moment, as the board lists them (F1)
    sides: tuple[str, ...] = ()  # S8, S9: the pieces a level or threat may turn over
    stars: tuple[int, ...] = ()  # S13: of the sky pieces as they lie
    pieces: tuple[Piece, ...] = field(default=(), repr=False)  # all that lie on the table

    @cached_property
    def pieces_hash(self) -> str:
        """What this game is made with; see `ufs.content.piece_hash`."""
        return set_hash(map(piece_hash, self.pieces))

    @property
    def book(self) -> Book:
        """Whose words and colours it is played in: the box's, or those of the nine cards."""
        return book_of(self.edition)

    def room_at(self, space: int) -> Room | None:
        number = self.board.room[space]
        return self.rooms[number] if number >= 0 else None


def book_of(edition: EditionFile) -> Book:
    """An edition with cities speaks like the box, one without like the print-and-play."""
    return "box" if edition.pieces.city else "pnp"


def lay(data: Any, library: Library, seed: int | None = None) -> Table:
    """Lay the table for a setup. The pieces of a level or threat are drawn with the seed."""
    shape = validate(SETUP, data, "bad_setup")
    edition = library.edition(shape.edition)
    if edition is None:
        known = [piece.id for piece in library.all(EditionFile)]
        raise UfsError("bad_setup", "setup-unknown-edition", found=shape.edition, expected=known)
    if edition.pieces.city:
        table = lay_box(shape, edition, library, seed)
    else:
        refuse_box_fields(shape)
        hard = hard_pieces(shape, SKY_NAMES + CARD_NAMES, False, seed)
        table = lay_cards({"edition": edition.id, "hard": hard}, edition, library)
    table.setup |= real_cards(shape)
    return table


def real_cards(shape: SetupShape) -> dict[str, Any]:
    """The names of the real cards; without any, a setup looks as it always did."""
    if shape.real is None:
        return {}
    for name in ("scenario", "characters"):
        if getattr(shape.real, name) and getattr(shape, name):
            raise UfsError("bad_setup", "setup-real-and-ours", "S12", field=name)
    real = {name: value for name, value in shape.real.model_dump().items() if value}
    return {"real": real} if real else {}


def real_title(setup: Mapping[str, Any]) -> str | None:
    """What a game with real cards is called: `Scenario (Character, Character)`."""
    real = setup.get("real") or {}
    scenario, characters = real.get("scenario"), ", ".join(real.get("characters", []))
    if scenario and characters:
        return f"{scenario} ({characters})"
    return scenario or characters or None


def hard_pieces(
    shape: SetupShape, names: tuple[str, ...], is_box: bool, seed: int | None
) -> list[str]:
    """S8, S9: the pieces on their difficult side: named, or as many as the level, drawn."""
    misplaced, count = (shape.level, shape.threat) if is_box else (shape.threat, shape.level)
    if misplaced is not None:
        raise UfsError(
            "bad_setup",
            "setup-threat-not-level" if is_box else "setup-level-not-threat",
            "S9" if is_box else "S8",
        )
    if count is not None:
        if shape.hard is not None:
            raise UfsError("bad_setup", "setup-hard-and-level", "S9" if is_box else "S8")
        if seed is None:
            raise UfsError("bad_setup", "setup-level-in-position", "S9" if is_box else "S8")
        if count > len(names):
            raise UfsError("bad_setup", "setup-too-few-sides", "S9", found=count, most=len(names))
        return draw_pieces(names, count, seed)
    hard = shape.hard or []
    for name in hard:
        if name not in names:
            raise UfsError("bad_setup", "setup-unknown-hard", found=name, expected=names)
    if len(set(hard)) < len(hard):
        raise UfsError("bad_setup", "setup-hard-twice", found=hard)
    return hard


def draw_pieces(names: tuple[str, ...], count: int, seed: int) -> list[str]:
    """Draw `count` pieces at random from the seed's setup stream; the dice are not affected."""
    low, high = seed & MASK, (seed >> 32) & MASK
    keys = key_low(low, high, STREAM_SETUP), key_high(low, high, STREAM_SETUP)
    left = list(names)
    drawn = [left.pop(draw(*keys, n, len(left))) for n in range(count)]
    return [name for name in names if name in drawn]


def drawn_again(setup: Mapping[str, Any], library: Library, seed: int) -> dict[str, Any]:
    """S8–S10: a laid setup with as many of its pieces turned over, drawn anew with this seed.

    A piece whose other side is no worse is never drawn: it stays as it lies.
    """
    sides = turnable(setup, library)
    turned = [name for name in setup["hard"] if name in sides]
    stay = [name for name in setup["hard"] if name not in sides]
    drawn = draw_pieces(sides, len(turned), seed)
    hard = [name for name in SKY_NAMES + CARD_NAMES if name in (*stay, *drawn)]
    return {**setup, "hard": hard}


def turnable(setup: Mapping[str, Any], library: Library) -> tuple[str, ...]:
    """S8, S9: the pieces of a laid setup that a level or threat may turn over."""
    blank = {name: value for name, value in setup.items() if name != "hard"}
    return lay({**blank, "threat" if "city" in setup else "level": 0}, library, 0).sides


def refuse_box_fields(shape: SetupShape) -> None:
    given = [name for name in ("city", "sky", "scenario") if getattr(shape, name) is not None]
    given += [name for name in ("damaged", "characters") if getattr(shape, name)]
    if given:
        raise UfsError("bad_setup", "setup-box-only", "S10", found=given)


def lay_box(shape: SetupShape, edition: EditionFile, library: Library, seed: int | None) -> Table:
    """S9, S10, S12: sky tiles, the base tiles of the city, and all abilities."""
    wanted = edition.pieces.city if shape.city is None else shape.city
    city = find(library, City, wanted, "city", edition)
    scenario = find_scenario(shape, edition, library)
    team = find_team(shape, edition, library)
    tiles = find_sky(shape, edition, library, scenario)
    # A tile whose other side has no more stars is not turned for a threat level (S9).
    names = tuple(
        sky_name(tile)
        for tile in tiles
        if tile.hard is not None
        and (shape.hard is not None or stars_of(tile, True) > stars_of(tile, False))
    )
    setup: dict[str, Any] = {
        "edition": edition.id,
        "hard": hard_pieces(shape, names, True, seed),
        "city": city.id,
        "damaged": shape.damaged,
        "sky": [tile.id for tile in tiles],
        "scenario": scenario.id if scenario else None,
        "characters": [{"id": who.id, "upgraded": upgraded} for who, upgraded in team],
    }
    upper_tile = find(library, BaseTile, city.upper, "upper", edition)
    lower_tile = find(library, BaseTile, city.lower, "lower", edition)
    upper, lower = upper_tile.upper, lower_tile.lower
    owned = collect_abilities(city, shape.damaged, scenario, team)
    b = Board()
    lay_edition(b, edition)
    rows, research = lay_sky(b, tiles, setup["hard"])
    rooms = lay_base(b, upper.rows, lower.rows, discounts(owned))
    lay_research(b, research)
    b.energy_start = (city.damaged if shape.damaged else city.blue).energy
    b.energy_max = upper.energy + lower.energy
    b.hits = upper.damage_cells + lower.damage_cells - 1  # S7: start and skull are cells too
    timed = lay_abilities(b, owned)
    stars = stars_in_play(tiles, setup["hard"])
    cards = [*([scenario] if scenario else []), *(who for who, _ in team)]
    pieces = (edition, city, upper_tile, lower_tile, *tiles, *cards)
    return Table(setup, edition, city, rows, rooms, b, scenario, team, timed, names, stars, pieces)


def find_scenario(shape: SetupShape, edition: EditionFile, library: Library) -> Scenario | None:
    if shape.scenario is None:
        return None
    return find(library, Scenario, shape.scenario, "scenario", edition, "S12")


def find_team(
    shape: SetupShape, edition: EditionFile, library: Library
) -> list[tuple[Character, bool]]:
    """S12: any characters, each once."""
    team = [
        (find(library, Character, member.id, "character", edition, "S12"), member.upgraded)
        for member in shape.characters
    ]
    ids = [who.id for who, _ in team]
    if len(set(ids)) < len(ids):
        raise UfsError("bad_setup", "setup-character-twice", "S12", found=ids)
    return team


def stars_of(tile: Sky, hard: bool) -> int:
    """S13: the black stars of a side."""
    stars = tile.side(hard).stars
    return int(hard) if stars is None else stars


def sky_name(tile: Sky) -> str:
    """The name of a sky piece in `hard`; A7: that of tile 0, which has one side, is never there."""
    return f"sky{tile.position}"


def sky_names(sky: Sequence[str]) -> tuple[str, ...]:
    """The names of all pieces of a sky, the top one first; A7: there may be a fifth."""
    return ("sky0", *SKY_NAMES)[-len(sky) :]


def position_of_row(b: Board, row: int) -> int:
    """The position of the piece that a row of the sky is on; A7: 0 for tile 0."""
    return len(SKY_NAMES) - (b.rows - row) // TILE_ROWS


def stars_in_play(tiles: Sequence[Sky], hard: Sequence[str]) -> tuple[int, ...]:
    """S13: the black stars of the sky pieces, the top one first."""
    return tuple(stars_of(tile, sky_name(tile) in hard) for tile in tiles)


def lay_cards(setup: dict[str, Any], edition: EditionFile, library: Library) -> Table:
    """S7, S8: the print-and-play's cards, each on the side the setup names."""

    def side(piece: Any, name: str) -> Any:
        return piece.hard if name in setup["hard"] else piece.easy

    named = edition.pieces
    tracks_card = find(library, Tracks, named.tracks, "tracks", edition)
    upper_card = find(library, BaseCard, named.upper, "upper", edition)
    lower_card = find(library, BaseCard, named.lower, "lower", edition)
    mothership = find(library, Mothership, named.mothership, "mothership", edition)
    tracks, upper = side(tracks_card, "tracks"), side(upper_card, "upper")
    lower = side(lower_card, "lower")
    b = Board()
    tiles = [find(library, Sky, id, "sky", edition) for id in edition.pieces.sky]
    rows, _ = lay_sky(b, tiles, setup["hard"])
    rooms = lay_base(b, upper.rows, lower.rows, {})
    lay_research(b, tracks.research)
    b.energy_start = tracks.energy_start
    b.energy_max = tracks.energy_max
    b.hits = upper.hits + lower.hits  # S7
    b.aboard = min(side(mothership, "mothership").aboard, edition.rules.reinforcements)
    lay_edition(b, edition)
    lay_abilities(b, ())
    stars = stars_in_play(tiles, setup["hard"])
    sides = SKY_NAMES + CARD_NAMES
    pieces = (edition, tracks_card, upper_card, lower_card, mothership, *tiles)
    return Table(setup, edition, None, rows, rooms, b, sides=sides, stars=stars, pieces=pieces)


CHOSEN = ("city", "scenario", "character", "sky")  # kinds that a setup names


def find(
    library: Library,
    kind: type[P],
    id: str | None,
    name: str,
    edition: EditionFile,
    rule: str | None = None,
) -> P:
    """A piece of this edition by its id, in any spelling; `rule` goes into the error."""
    exact = library.get(kind, id) if id else None
    if exact is not None and edition.id in exact.editions:
        return exact
    pieces = [piece for piece in library.all(kind) if edition.id in piece.editions]
    for piece in pieces:
        if id and normalize(piece.id) == normalize(id):
            return piece
    args = {"found": id, "expected": [piece.id for piece in pieces]}
    label = Term(f"setup-kind-{name}") if name in CHOSEN else name
    key = "setup-unknown-piece" if pieces else "setup-no-pieces"
    raise UfsError("bad_setup", key, rule, kind=label, **args)


def normalize(name: str) -> str:
    """`New_York` and `new york` mean `new-york`."""
    return name.strip().lower().replace("_", "-").replace(" ", "-")


def find_sky(
    shape: SetupShape, edition: EditionFile, library: Library, scenario: Scenario | None
) -> list[Sky]:
    """S1: four pieces, each in its place, A7: and tile 0 above; a scenario may bring its own."""
    tiles = [find(library, Sky, id, "sky", edition) for id in shape.sky or edition.pieces.sky]
    if scenario and scenario.sky and shape.sky is None:
        own = find(library, Sky, scenario.sky, "sky", edition)
        tiles = [tile for tile in tiles if tile.position != own.position]
        tiles = sorted([*tiles, own], key=lambda tile: tile.position)
    first = len(SKY_NAMES) + 1 - len(tiles)
    for n, tile in enumerate(tiles, first):
        if tile.position != n:
            args = {"found": tile.id, "position": tile.position, "expected": n}
            raise UfsError("bad_setup", "setup-sky-position", "S1" if first else "A7", **args)
    return tiles


def lay_sky(b: Board, tiles: Sequence[Sky], hard: Sequence[str]) -> tuple[list[SkyRow], list[int]]:
    """S1, S2, A7: the rows of all pieces, the top one first; the research track runs upwards."""
    rows: list[SkyRow] = []
    research: list[int] = []
    specials: list[tuple[int, int]] = []
    for tile in tiles:
        side = tile.side(sky_name(tile) in hard)
        teleports: dict[str, int] = {}  # A1: the first of each pair
        for row in side.rows:
            rows.append(row)
            lay_row(b, len(rows), row, tile, specials)
            lay_teleports(b, len(rows), row, tile, teleports)
        research = [*(side.research or []), *research]
    if len(specials) > B.MAX_SPECIALS:
        raise UfsError("bad_setup", "setup-too-many-specials", "F37", most=B.MAX_SPECIALS)
    for n, (effect, amount) in enumerate(specials):
        b.special_effect[n], b.special_amount[n] = effect, amount
    if b.skull_row == 0:
        raise UfsError("bad_setup", "setup-no-skull", "E3")
    b.rows = len(rows)
    b.city_row = next((n for n, row in enumerate(rows, 1) if row.is_city), b.rows + 1)  # S2, A3
    b.explosions = colours_of(b)
    return rows, research


def colours_of(b: Board) -> int:
    """A2: the colours of all explosions in the sky."""
    red = any(B.RED_EXPLOSION < token < B.TELEPORT for token in b.sky)
    yellow = any(B.EXPLOSION < token < B.RED_EXPLOSION for token in b.sky)
    if red and yellow:
        return B.BOTH_COLOURS
    return B.ALL_RED if red else B.ALL_YELLOW


def lay_teleports(b: Board, number: int, row: SkyRow, tile: Sky, first: dict[str, int]) -> None:
    """A1: the two of a pair lead to each other; a pair has one letter, and lies on one tile."""
    for column, token in enumerate(row.tokens):
        if token in tile.spaces and tile.spaces[token].effect == TELEPORT_WORD:
            here = number * B.COLUMNS + column
            there = first.setdefault(token, here)
            b.sky[here] = B.TELEPORT
            b.partner[here], b.partner[there] = there, here


def lay_row(b: Board, number: int, row: SkyRow, tile: Sky, specials: list[tuple[int, int]]) -> None:
    """S1, F37: five spaces and the mothership's action."""
    for column, token in enumerate(row.tokens):
        meant = tile.spaces.get(token)
        if meant is not None and meant.effect == TELEPORT_WORD:
            continue  # `lay_teleports`
        if meant is not None:
            special = EFFECTS[meant.effect], meant.amount
            if special not in specials:
                specials.append(special)
            value = B.SPECIAL + specials.index(special)
        else:
            value = TOKENS[token] if token in TOKENS else B.EXPLOSION + int(token)
        b.sky[number * B.COLUMNS + column] = value
    b.action[number] = ACTION_WORDS.get(row.action, B.NO_ACTION)
    b.action_amount[number] = row.amount
    if row.action == "SKULL" and b.skull_row == 0:
        b.skull_row = number


def lay_research(b: Board, research: list[int]) -> None:
    b.research_length = len(research)
    b.research_cost[: len(research)] = research


def lay_base(b: Board, upper: BaseRows, lower: BaseRows, cheaper: Mapping[str, int]) -> list[Room]:
    """S5: the rooms of both pieces, one above the other, on the excavator's path."""
    rooms: list[Room] = []
    for space in range(B.SPACES):
        b.column[space] = path_column(space)
        b.room[space] = -1
    for first_row, part in ((0, upper), (len(upper.texts), lower)):
        for r, c in part.aa_guns:
            b.kind[path_space(first_row + r, c)] = B.AA_GUN
            b.hold[path_space(first_row + r, c)] = 1  # D6
            b.takes_robot[path_space(first_row + r, c)] = 1  # B1
        for r, c in part.starts:
            b.excavator_start = path_space(first_row + r, c)
        for printed in part.rooms:
            less = sum(cheaper.get(effect, 0) for effect in printed.effects)  # F30
            spaces = tuple((first_row + r, c) for r, c in printed.spaces)
            room = replace(printed, spaces=spaces, cost=max(0, printed.cost - less))
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
        b.takes_robot[space] = int("command" not in room.effects)  # B1, A5
        b.room_space[number * B.MAX_ROOM_SIZE + i] = space
    for i, word in enumerate(room.effects):
        b.room_effect[number * B.MAX_EFFECTS + i] = EFFECTS[word]


def lay_edition(b: Board, edition: EditionFile) -> None:
    """The differences between the editions, as numbers on the board."""
    rules = edition.rules
    b.basic_ships = B.COLUMNS  # S3
    b.reinforcements = rules.reinforcements
    b.robots = rules.robots
    b.dig_cost = 1  # R10
    b.any_space_ahead = int(rules.any_space_ahead)
    b.robots_block = int(rules.robots_block)
    b.install_after_phase = int(rules.install_after_phase)
    b.robots_stay = int(rules.robots_stay)
    b.robots_wear_always = int(rules.robots_wear_always)
    b.action_before_descent = int(rules.action_before_descent)
    b.spawn_freely = int(rules.spawn_freely)
