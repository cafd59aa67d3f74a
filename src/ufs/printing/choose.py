"""Which pieces to print: everything, a whole game, a kind, one piece, or only those of packs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ufs.base.errors import UfsError, show
from ufs.base.words import Book, Words
from ufs.content.loader import Library
from ufs.content.schema import (
    BaseCard,
    BaseTile,
    ChapterFile,
    Character,
    City,
    EditionFile,
    Mothership,
    Piece,
    Scenario,
    Sky,
    Tracks,
)
from ufs.game.setup import book_of
from ufs.printing import cards, tiles
from ufs.printing.markers import markers
from ufs.printing.pen import Pen
from ufs.printing.tiles import CARD, HULL_TILE, SEPARATOR, TILE, TOP_TILE, Format


@dataclass(frozen=True)
class Printable:
    """One side of a piece: its size in millimetres and how to draw it."""

    name: str
    width: float
    height: float
    draw: Callable[[Pen], None]


KINDS: dict[str, type[Piece]] = {
    "sky": Sky,
    "base-tile": BaseTile,
    "city": City,
    "character": Character,
    "scenario": Scenario,
    "chapter": ChapterFile,
    "base-card": BaseCard,
    "mothership": Mothership,
    "tracks": Tracks,
}
SETS = ("all", "box", "campaign", "pnp", "own", "markers", "signs", "overview")
SIDES = {"easy": "print-side-easy", "hard": "print-side-hard"}
PARTS = {"upper": "print-upper", "lower": "print-lower"}
PNP = "pnp2"  # both print-and-plays have the same cards


def choose(what: str, library: Library, words: Words) -> list[Printable]:
    """Pieces by name: a set, a kind, `city:roswell`, or several of these with commas."""
    found: list[Printable] = []
    for request in what.split(","):
        found += choose_one(request.strip(), library, words)
    if not found:
        raise UfsError("bad_request", "print-nothing", found=show(what)[1:-1])
    return found


def choose_one(request: str, library: Library, words: Words) -> list[Printable]:
    kind, colon, id = request.partition(":")
    if colon and kind in KINDS:
        pieces = [piece for piece in library.all(KINDS[kind]) if piece.id == id]
        if not pieces:
            known = [piece.id for piece in library.all(KINDS[kind])]
            raise UfsError("bad_request", "unknown-piece", found=show(id)[1:-1], expected=known)
        return to_printables(pieces, words)
    if request in KINDS:
        return to_printables(library.all(KINDS[request]), words) + pieces_without_file(
            request, words
        )
    if request in SETS:
        return choose_set(request, library, words)
    expected = [*SETS, *KINDS, "city:roswell"]
    raise UfsError("bad_request", "print-unknown", found=show(request)[1:-1], expected=expected)


def choose_set(request: str, library: Library, words: Words) -> list[Printable]:
    if request == "own":
        own = [piece for piece in everything(library) if library.pack_of[type(piece), piece.id] > 1]
        return to_printables(own, words)
    if request == "markers":
        return print_markers(TILE)
    if request == "signs":
        return print_signs(words)
    if request == "overview":
        return print_overview(None, library, words)
    if request == "pnp":
        return [
            *to_printables(pnp_pieces(library), words),
            *print_overview("pnp", library, words),
            *print_markers(CARD),
            *print_signs(words.by(CARD.book)),
        ]
    pieces = [piece for piece in everything(library) if is_in_set(piece, request, library)]
    found = to_printables(pieces, words)
    if request != "campaign":
        found += [
            *pieces_without_file("mothership", words),
            *print_overview("box", library, words),
            *print_markers(TILE),
            *print_signs(words),
        ]
    if request == "all":
        found += to_printables(pnp_pieces(library), words)
        found += print_overview("pnp", library, words) + print_markers(CARD)
    return found


def everything(library: Library) -> list[Piece]:
    return [piece for kind in KINDS.values() for piece in library.all(kind)]


def is_in_set(piece: Piece, request: str, library: Library) -> bool:
    """C1: the standard game or the campaign; the print-and-play's cards are a separate set."""
    if request == "all" or is_card(piece):
        return not is_card(piece)
    return (chapter_of(piece, library) > 0) == (request == "campaign")


def chapter_of(piece: Piece, library: Library) -> int:
    """A city that stands on base tiles of the campaign is printed with them."""
    found: int = getattr(piece, "chapter", getattr(piece, "number", 0))
    if isinstance(piece, City):
        tiles = [library.get(BaseTile, id) for id in (piece.upper, piece.lower)]
        found = max(found, *(tile.chapter if tile else 0 for tile in tiles))
    return found


def is_card(piece: Piece) -> bool:
    """Pieces of the print-and-play: cards with five columns."""
    if isinstance(piece, Sky):
        return piece.easy.research is None
    return isinstance(piece, (BaseCard, Mothership, Tracks))


def pnp_pieces(library: Library) -> list[Piece]:
    """S8: the eight cards."""
    edition = library.edition(PNP)
    return [
        piece
        for piece in everything(library)
        if is_card(piece) and edition and PNP in getattr(piece, "editions", ())
    ]


# --- pieces as printables ---


def to_printables(pieces: Sequence[Piece], words: Words) -> list[Printable]:
    return [side for piece in pieces for side in sides_of(piece, words)]


def sides_of(piece: Piece, words: Words) -> list[Printable]:
    """Both sides of a piece; none for a pack or an edition."""
    sides: dict[type[Piece], Callable[[Any, Words], list[Printable]]] = {
        Sky: sky_sides,
        BaseTile: tile_sides,
        BaseCard: card_sides,
        Mothership: mothership_sides,
        Tracks: tracks_sides,
        City: city_sides,
        Character: character_sides,
        Scenario: scenario_sides,
        ChapterFile: chapter_sides,
    }
    return sides[type(piece)](piece, words) if type(piece) in sides else []


def sky_sides(sky: Sky, words: Words) -> list[Printable]:
    form = CARD if is_card(sky) else TILE if sky.position else TOP_TILE
    found = []
    for name, side in sky.sides.items():
        # A7: tile 0 has one side, which needs no name.
        label = f"{sky.id}{SEPARATOR}{words.by(form.book).say(SIDES[name])}"
        label = label if sky.hard else sky.id
        stars = int(name == "hard") if side.stars is None else side.stars

        def draw(pen: Pen, side: Any = side, label: str = label, stars: int = stars) -> None:
            tiles.draw_sky(pen, form, sky, side, label)
            tiles.draw_stars(pen, form, stars)

        found.append(printable(f"sky:{sky.id}:{name}", form, draw))
    return found


def tile_sides(tile: BaseTile, words: Words) -> list[Printable]:
    return [
        base_side(f"base-tile:{tile.id}:{part}", TILE, getattr(tile, part), part, tile.id, words)
        for part in ("upper", "lower")
    ]


def card_sides(card: BaseCard, words: Words) -> list[Printable]:
    found = []
    for name in ("easy", "hard"):
        id = f"{card.id}{SEPARATOR}{words.by(CARD.book).say(SIDES[name])}"
        side = getattr(card, name)
        found.append(base_side(f"base-card:{card.id}:{name}", CARD, side, card.part, id, words))
    return found


def base_side(name: str, form: Format, side: Any, part: str, id: str, words: Words) -> Printable:
    label = f"{id}{SEPARATOR}{words.say(PARTS[part])}"
    return printable(
        name, form, lambda pen: tiles.draw_base(pen, form, side, part == "upper", label)
    )


def mothership_sides(mothership: Mothership, words: Words) -> list[Printable]:
    found = []
    for name in ("easy", "hard"):
        aboard = getattr(mothership, name).aboard
        label = words.by(CARD.book).say(SIDES[name])

        def draw(pen: Pen, aboard: int = aboard, label: str = label) -> None:
            tiles.draw_mothership(pen, CARD, aboard, label)

        found.append(printable(f"mothership:{mothership.id}:{name}", CARD, draw))
    return found


def tracks_sides(tracks: Tracks, words: Words) -> list[Printable]:
    found = []
    for name in ("easy", "hard"):
        side, label = getattr(tracks, name), words.by(CARD.book).say(SIDES[name])

        def draw(pen: Pen, side: Any = side, label: str = label) -> None:
            tiles.draw_tracks(pen, CARD, side, label)

        found.append(printable(f"tracks:{tracks.id}:{name}", CARD, draw))
    return found


def city_sides(city: City, words: Words) -> list[Printable]:
    return [
        card(
            f"city:{city.id}:blue", lambda pen: cards.draw_city(pen, city, city.blue, False, words)
        ),
        card(
            f"city:{city.id}:damaged",
            lambda pen: cards.draw_city(pen, city, city.damaged, True, words),
        ),
    ]


def character_sides(one: Character, words: Words) -> list[Printable]:
    return [
        card(
            f"character:{one.id}:normal",
            lambda pen: cards.draw_character(pen, one, one.normal, False, words),
        ),
        card(
            f"character:{one.id}:upgraded",
            lambda pen: cards.draw_character(pen, one, one.upgraded, True, words),
        ),
    ]


def scenario_sides(scenario: Scenario, words: Words) -> list[Printable]:
    return [
        card(f"scenario:{scenario.id}:scene", lambda pen: cards.draw_scene(pen, scenario, words)),
        card(f"scenario:{scenario.id}:rules", lambda pen: cards.draw_rules(pen, scenario, words)),
    ]


def chapter_sides(chapter: ChapterFile, words: Words) -> list[Printable]:
    def draw(pen: Pen) -> None:
        cards.draw_chapter(pen, chapter, words)

    return [Printable(f"chapter:{chapter.id}", cards.DOUBLE_WIDTH, cards.HEIGHT, draw)]


# --- pieces without a file ---


def pieces_without_file(kind: str, words: Words) -> list[Printable]:
    """The box's mothership, which has no file."""
    if kind != "mothership":
        return []
    label = words.say("print-side-box")
    hull = HULL_TILE
    return [
        printable("mothership:box", hull, lambda pen: tiles.draw_mothership(pen, hull, 0, label))
    ]


def print_markers(form: Format) -> list[Printable]:
    return [Printable(f"marker:{name}", w, h, draw) for name, w, h, draw in markers(form)]


def print_overview(book: Book | None, library: Library, words: Words) -> list[Printable]:
    """A round at a glance in the editions of a book, or in all; the print-and-play's ninth card."""
    return [
        overview_card(edition, words)
        for edition in library.all(EditionFile)
        if book in (None, book_of(edition))
    ]


def overview_card(edition: EditionFile, words: Words) -> Printable:
    own = words.by(book_of(edition))
    return card(f"overview:{edition.id}", lambda pen: cards.draw_overview(pen, edition, own))


def print_signs(words: Words) -> list[Printable]:
    found = [card("signs:needed", lambda pen: cards.draw_needed(pen, words))]
    for name, key, signs in (
        ("rooms", "print-signs-rooms", cards.room_signs),
        ("actions", "print-signs-actions", cards.action_signs),
        ("sky", "print-signs-sky", cards.sky_signs),
    ):
        title, entries = words.say(key), signs(words)

        def draw(pen: Pen, title: str = title, entries: Any = entries) -> None:
            cards.draw_legend(pen, title, entries, words)

        found.append(card(f"signs:{name}", draw))
    return found


def printable(name: str, form: Format, draw: Callable[[Pen], None]) -> Printable:
    return Printable(name, form.width, form.height, draw)


def card(name: str, draw: Callable[[Pen], None]) -> Printable:
    return Printable(name, cards.WIDTH, cards.HEIGHT, draw)
