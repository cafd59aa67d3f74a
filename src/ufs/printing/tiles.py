"""Pieces with five columns: sky, base, mothership and tracks, as tiles of the box or as cards.

Once they are cut out, the columns of all pieces line up.
"""

from __future__ import annotations

from dataclasses import dataclass

from ufs.base.words import Book
from ufs.content.notation import COUNTED_ACTIONS, BaseRows, Room, SkyRow
from ufs.content.schema import BaseCardSide, BaseTileSide, Sky, SkySide, TracksSide
from ufs.drawing import shapes
from ufs.printing import letters
from ufs.printing import signs as S
from ufs.printing.pen import MM, PAGE_UNIT, Pen
from ufs.printing.signs import paint
from ufs.rules.board import COLUMNS

SKY_PIECE = 4  # rows
BASE_PIECE = 3
UNIT_COLUMN = 24.6  # the width in millimetres of a column whose signs have scale 1
MIN_LABEL_SIZE = 3.2  # points; labels are not needed while playing
SEPARATOR = " · "  # between the name of a piece and its side
SKULL = "SKULL"
MIN_CELL_HEIGHT = 3.6  # millimetres at scale 1: a track with lower cells gets a second column
MIN_CELL_WIDTH = 6.0  # millimetres: a track with narrower cells gets a second row


@dataclass(frozen=True)
class Format:
    """The size of a piece with five columns, in millimetres."""

    column: float
    left: float  # of the strip for the research or damage track
    right: float  # of the strip for the mothership's actions or energy
    height: float
    book: Book = "box"  # whose words and colours its pieces have

    @property
    def width(self) -> float:
        return self.left + COLUMNS * self.column + self.right

    @property
    def k(self) -> float:
        """The scale of the signs."""
        return self.column / UNIT_COLUMN


TILE = Format(27, 14, 16, 81)  # 165 by 81: three on a page, whichever paper
CARD = Format(15, 6, 7, 63, "pnp")  # 88 by 63, a card in landscape
HULL_TILE = Format(27, 14, 16, 40.5)
TOP_TILE = Format(27, 14, 16, 40.5)  # A7: rows as high as those of a whole tile


# --- the sky ---


def draw_sky(pen: Pen, form: Format, tile: Sky, side: SkySide, label: str) -> None:
    """S1: rows of five spaces, with research numbers on the left and actions on the right."""
    count = len(side.rows)
    tall = form.height / count
    pen.box(0, 0, form.width, form.height, S.EDGE)
    for n, row in enumerate(side.rows):
        color = S.SKY[max(tile.position - 1, 0)]
        pen.box(
            form.left, n * tall, COLUMNS * form.column, tall, S.SKY[3] if row.is_city else color
        )
        for column, token in enumerate(row.tokens):
            middle = form.left + (column + 0.5) * form.column
            draw_token(pen.at(middle, (n + 0.68) * tall, form.k), token, tile)
        draw_action(pen.at(form.width - form.right / 2, (n + 0.5) * tall, form.k), row, form)
        if side.research:
            draw_step(pen, form, (n + 0.5) * tall, side.research[count - 1 - n])
    draw_grid(pen, form, count, "#ffffff")
    draw_city_rows(pen, form, tall, sum(row.is_city for row in side.rows))
    draw_label(pen, form, label)


def draw_grid(pen: Pen, form: Format, rows: int, color: str) -> None:
    for n in range(COLUMNS + 1):
        x = form.left + n * form.column
        pen.line([(x, 0), (x, form.height)], color, 0.25)
    for n in range(1, rows):
        y = n * form.height / rows
        pen.line([(form.left, y), (form.left + COLUMNS * form.column, y)], color, 0.15)


def draw_label(pen: Pen, form: Format, label: str, on_right: bool = False) -> None:
    """The name of the piece, small: in the lower right corner, or upright if that is narrow."""
    if form.right <= 10:
        x = form.width - form.right / 2 if on_right else 1.6
        pen.upright(x, form.height - 5.5, label, 4.5, S.INK_2, form.height - 7, MIN_LABEL_SIZE)
        return
    x, y, most = form.width - 1, form.height - 1.6, form.right - 2
    name, _, side = label.partition(SEPARATOR)
    if not side or letters.width(label, letters.font("sans"), MIN_LABEL_SIZE) <= most * MM:
        pen.text(x, y, label, 4.5, S.INK_2, "sans", "end", most, MIN_LABEL_SIZE)
    else:  # the name above its side
        pen.text(x, y - 0.6, name, MIN_LABEL_SIZE, S.INK_2, "sans", "end", most, MIN_LABEL_SIZE)
        pen.text(x, y + 0.7, side, MIN_LABEL_SIZE, S.INK_2, "sans", "end", most, MIN_LABEL_SIZE)


def draw_city_rows(pen: Pen, form: Format, tall: float, count: int) -> None:
    """S2, A3: the last rows may be the city's: one skyline, as high as they are."""
    if count:
        foot = pen.at(form.left, form.height)
        S.draw_skyline(foot, "city", COLUMNS * form.column, 0.7 * count + 0.3)
        top = form.height - count * tall
        pen.line([(form.left, top), (form.width - form.right, top)], S.DANGER, 0.6)


def draw_token(pen: Pen, token: str, tile: Sky) -> None:
    """The sign of a space, in its lower half, where no ship covers it."""
    if token in "<>":
        paint(pen.at(0, 0, 0.95, flip=token == "<"), S.sign("arrow"))
    elif token == "M":
        paint(pen, S.sign("mother-icon"))
    elif token in tile.spaces and tile.spaces[token].effect == "teleport":
        draw_teleport(pen, token, tile)
    elif token in tile.spaces:
        paint(pen, S.sign("special"))
        special = tile.spaces[token]
        paint(pen.at(0 if special.amount == 1 else -1.6, 0, 0.72), S.special(special.effect))
        if special.amount > 1:
            pen.text(3.3, 0, str(special.amount), 9, S.INK)
    elif token != ".":
        draw_burst(pen, *shapes.explosion(token))


def draw_burst(pen: Pen, number: int, red: bool) -> None:
    """An explosion; A2: a red one is dark, with longer tips."""
    pen.draw(shapes.burst(1.35, red), *S.INKS["burst.red burst-shape" if red else "burst-shape"])
    pen.text(0, 0, str(number), 13, "#ffffff" if red else "#2a1500")


def draw_teleport(pen: Pen, letter: str, tile: Sky) -> None:
    """A1: a teleport with the letter of its pair; the two pairs differ in shape, too."""
    letters_here = [one for one, space in tile.spaces.items() if space.effect == "teleport"]
    paint(pen, S.sign(f"teleport {shapes.pair_class(letter, letters_here)}"))
    pen.text(0, 0, letter, 11, S.INK)


def draw_action(pen: Pen, row: SkyRow, form: Format) -> None:
    """M3, F39: the action of a row, its amount below it."""
    if row.is_city:
        return
    counted = row.action in COUNTED_ACTIONS
    small = min(1.0, form.right / (7.5 * form.k))
    paint(pen.at(0, -2.4 if counted else 0, small), S.action(row.action, form.book))
    if counted:
        pen.text(0, 4.4, str(row.amount), 11, S.INK)


def draw_step(pen: Pen, form: Format, y: float, number: int) -> None:
    """A space of the research track."""
    size = min(form.left - 3, 11)
    pen.box(form.left / 2 - size / 2, y - size / 2, size, size, S.ROOM, S.RESEARCH, 1.5, 0.5)
    pen.text(form.left / 2, y, str(number), 13 * form.k, S.ROOM_INK)


def draw_stars(pen: Pen, form: Format, stars: int) -> None:
    """S13: the black stars of a side, in its lower left corner."""
    for n in range(stars):
        paint(pen.at(2.6 + 3.6 * n, form.height - 2.6, 0.6), S.sign("star"))


# --- the base ---


def draw_base(
    pen: Pen, form: Format, side: BaseTileSide | BaseCardSide, is_upper: bool, label: str
) -> None:
    """S5-S7: three rows of rooms on the excavator's path; damage on the left, energy right."""
    base = side.rows
    tall = form.height / BASE_PIECE
    first_row = 0 if is_upper else BASE_PIECE
    pen.box(0, 0, form.width, form.height, S.EDGE)
    pen.box(form.left, 0, COLUMNS * form.column, form.height, S.EARTH)
    pen.hatch(form.left, 0, COLUMNS * form.column, form.height, S.HATCH)
    for r, c in (*base.tunnels, *base.starts):
        pen.box(*space_box(form, tall, r, c), S.TUNNEL, S.ROOM_LINE, 1.5)
    draw_path(pen, form, tall, first_row)
    for r, c in base.aa_guns:
        draw_gun(pen, form, tall, r, c)
    draw_tunnels(pen, form, tall, base, first_row)
    for room in base.rooms:
        draw_room(pen, form, tall, room)
    if isinstance(side, BaseTileSide):
        draw_cells(pen, form, side.damage_cells, is_upper, "damage", True)
        draw_cells(pen, form, side.energy, is_upper, "energy", False)
    else:
        draw_cells(pen, form, side.hits, is_upper, "hits", True)
    draw_label(pen, form, label, on_right=True)  # a card has its damage track on the left


def space_box(
    form: Format, tall: float, row: int, column: int
) -> tuple[float, float, float, float]:
    """A space of the base, a little smaller than its column and row."""
    gap = 0.8 * form.k
    x, y = form.left + column * form.column + gap, row * tall + gap
    return x, y, form.column - 2 * gap, tall - 2 * gap


def draw_path(pen: Pen, form: Format, tall: float, first_row: int) -> None:
    """S5: the direction of the path: a chevron between spaces, and one down at the row's end."""
    for r in range(BASE_PIECE):
        left = (first_row + r) % 2 == 0
        for c in range(1, COLUMNS):
            x, y = form.left + c * form.column, (r + 0.5) * tall
            draw_chevron(pen.at(x, y, form.k, flip=left))
        last = first_row + r == 2 * BASE_PIECE - 1
        end = form.left + (0.5 if left else COLUMNS - 0.5) * form.column
        if not last:
            y = (r + 1) * tall - (0.1 if r == BASE_PIECE - 1 else 0) * form.k
            pen.line([(end - 1, y - 1.1), (end, y), (end + 1, y - 1.1)], S.ROOM_LINE, 0.5)


def draw_chevron(pen: Pen) -> None:
    pen.line([(-0.5, -1.1), (0.6, 0), (-0.5, 1.1)], S.ROOM_LINE, 0.5)


def draw_gun(pen: Pen, form: Format, tall: float, row: int, column: int) -> None:
    x, y, wide, high = space_box(form, tall, row, column)
    pen.box(x, y, wide, high, "#e6dcee", S.AA, 1.5)
    draw_slot(pen, form, x, y, wide, high)
    paint(pen.at(x + 4.2 * form.k, y + 4.6 * form.k, 0.75 * form.k), S.sign("aa"))
    pen.text(x + 10 * form.k, y + 4.6 * form.k, "−1", 11 * form.k, S.AA)


def draw_slot(pen: Pen, form: Format, x: float, y: float, wide: float, high: float) -> None:
    """Where a die goes, in the lower right corner."""
    size = 14.5 * form.k
    pen.box(
        x + wide - size - 0.8 * form.k,
        y + high - size - 0.8 * form.k,
        size,
        size,
        None,
        "#c8b48c",
        2 * form.k,
        0.25,
    )


def draw_tunnels(pen: Pen, form: Format, tall: float, base: BaseRows, first_row: int) -> None:
    for r, c in base.tunnels:
        x, y, wide, high = space_box(form, tall, r, c)
        draw_slot(pen, form, x, y, wide, high)
        paint(pen.at(x + 5 * form.k, y + 5 * form.k, 0.8 * form.k), S.sign("tunnel-mark"))
    for r, c in base.starts:
        x, y, wide, high = space_box(form, tall, r, c)
        left = (first_row + r) % 2 == 0
        S.draw_excavator(pen.at(x + wide / 2, y + high / 2), form.k, left)


def draw_room(pen: Pen, form: Format, tall: float, room: Room) -> None:
    """A room over all its spaces: a slot for each die, effects, modifier and cost."""
    (top, left), (bottom, right) = min(room.spaces), max(room.spaces)
    x, y, _, _ = space_box(form, tall, top, left)
    last_x, last_y, wide, high = space_box(form, tall, bottom, right)
    pen.box(x, y, last_x - x + wide, last_y - y + high, S.ROOM, S.ROOM_LINE, 1.5, 0.45)
    for r, c in room.spaces:
        draw_slot(pen, form, *space_box(form, tall, r, c))
    draw_effects(pen.at(x, y, form.k), (last_x - x + wide) / form.k, room)
    if room.cost:
        draw_cost(pen.at(x, last_y + high, form.k), room.cost)


def draw_effects(pen: Pen, wide: float, room: Room) -> None:
    """The effects of a room and its modifier, along its upper edge; smaller if they do not fit."""
    text = f"{'+' if room.modifier > 0 else '−'}{abs(room.modifier)}" if room.modifier else ""
    end = 1.4 + 7 * len(room.effects)
    need = end + letters.width(text, letters.font("bold"), 11) / MM
    small = min(1.0, (wide - 1) / need)
    row = pen.at(0, 4.6, small)
    for n, word in enumerate(room.effects):
        paint(row.at(4.4 + 7 * n, 0, 0.95), S.effect(word))
    if text:
        row.text(end, 0, text, 11, S.ROOM_INK, anchor="start")


def draw_cost(pen: Pen, cost: int) -> None:
    """In the lower left corner; two digits go below the sign, because a die lies beside it."""
    if cost < 10:
        paint(pen.at(2.5, -4.4), S.sign("cost"))
        pen.text(4.5, -4.4, str(cost), 10, S.ROOM_INK, anchor="start")
    else:
        paint(pen.at(3.8, -8.4), S.sign("cost"))
        pen.text(3.8, -3, str(cost), 10, S.ROOM_INK)


def draw_cells(
    pen: Pen, form: Format, count: int, is_upper: bool, track: str, on_left: bool
) -> None:
    """S7: the part of a track on this piece.

    Damage goes down from the start on the upper piece to the skull on the lower one; energy up from
    the bottom of the lower piece. A plus means: added to the number of the other piece.
    """
    strip = form.left if on_left else form.right
    x = 0.0 if on_left else form.width - strip
    head = 9 * form.k if form.k > 0.8 else 6
    columns = 1 if (form.height - head - 3) / max(count, 1) >= MIN_CELL_HEIGHT * form.k else 2
    per_column = -(-count // columns)
    tall = min((form.height - head - 3) / max(per_column, 1), 11)
    edge = (1.4 if columns == 1 else 0.6) * form.k
    wide = (strip - 2 * edge) / columns
    draw_head(pen.at(x + strip / 2, head / 2 + 0.5), form, is_upper, track, columns)
    for n in range(count):
        column, row = cell_place(n, count, per_column, track)
        at = x + edge + column * wide, head + row * tall
        size = wide - (0.2 if columns > 1 else 0), tall - min(0.8, tall / 5)
        text = cell_number(n, count, is_upper, track)
        if not is_upper and n == count - 1 and on_left:
            text = SKULL
        draw_cell(pen.at(*at), form, size, track, text if columns == 1 else text.lstrip("+"))


def draw_head(pen: Pen, form: Format, is_upper: bool, track: str, columns: int) -> None:
    """The sign of a track. With two columns the plus is here: the numbers have no room for it."""
    sign = S.effect("energy") if track == "energy" else S.action("hit")
    adds = columns > 1 and cell_number(0, 1, is_upper, track).startswith("+")
    paint(pen.at(-1.4 * form.k if adds else 0, 0, 0.75 * form.k), sign)
    if adds:
        pen.text(2.4 * form.k, 0, "+", 9 * form.k, S.ROOM_INK)


def draw_cell(pen: Pen, form: Format, size: tuple[float, float], track: str, text: str) -> None:
    wide, tall = size
    color = S.ENERGY if track == "energy" else S.DANGER
    pen.box(0, min(0.4, tall / 8), wide, tall, S.ROOM, color, min(1, tall / 4), min(0.4, tall / 8))
    middle = pen.at(wide / 2, min(0.4, tall / 8) + tall / 2)
    if text == SKULL:
        paint(middle.at(0, 0, min(0.6 * form.k, tall / 7, wide / 7)), S.action("SKULL"))
    else:
        middle.text(0, 0, text, min(9 * form.k, tall * 2.6), S.ROOM_INK, max_width=wide - 0.3)


def cell_place(n: int, count: int, per_column: int, track: str) -> tuple[int, int]:
    """The column and row of a cell. Energy fills each column from the bottom."""
    if track != "energy":
        return n // per_column, n % per_column
    number = count - n
    column = (number - 1) // per_column
    return column, min(per_column, count) - 1 - (number - 1) % per_column


def cell_number(n: int, count: int, is_upper: bool, track: str) -> str:
    if track == "energy":
        return f"+{count - n}" if is_upper else str(count - n)
    if track == "damage":
        return str(n) if is_upper else f"+{n + 1}"
    return str(n + 1) if is_upper else f"+{n + 1}"


# --- the mothership and the tracks ---


def draw_mothership(pen: Pen, form: Format, aboard: int, label: str) -> None:
    """S3: five drop points above the columns; reinforcements that start aboard."""
    wide, left = COLUMNS * form.column, form.left
    pen.box(0, 0, form.width, form.height, S.SKY[0])
    deck = form.height * 0.62
    units = pen.at(left, deck, form.k)
    over = wide / form.k / PAGE_UNIT  # the width in units of the shapes
    dome, *_ = shapes.mothership(over, 30)
    units.draw(dome.path, *S.INKS["mothership-dome"])
    units.draw(shapes.silhouette(over), *S.INKS["mothership-hull"])
    for n in range(COLUMNS):
        x = (n + 0.5) * form.column
        pen.at(left + x, deck, form.k).draw(
            "M-24 3.6 A24 3.6 0 1 1 24 3.6 A24 3.6 0 1 1 -24 3.6 Z", S.HULL, S.HULL_INK, 0.3
        )
        pen.box(
            left + x - form.column * 0.42,
            deck + 2.5 * form.k,
            form.column * 0.84,
            form.height - deck - 4 * form.k,
            None,
            S.HULL,
            1.5,
            0.5,
        )
    for n in range(aboard):
        paint(
            pen.at(
                left + wide / 2 + (n - (aboard - 1) / 2) * 12 * form.k, deck - 9.5 * form.k, form.k
            ),
            S.sign("ship reinforcement", form.book),
        )
    draw_label(pen, form, label)


def draw_tracks(pen: Pen, form: Format, side: TracksSide, label: str) -> None:
    """S7: the print-and-play's research, from the start below to the last space, and energy."""
    pen.box(0, 0, form.width, form.height, S.EDGE)
    per_row = 8
    rows = [side.research[n : n + per_row] for n in range(0, len(side.research), per_row)]
    cell = (form.width - 12) / (per_row + 1)
    tall = min(cell, (form.height - 24) / max(len(rows), 1))
    bottom = form.height - 19
    paint(pen.at(5, bottom - tall / 2, form.k), S.effect("research"))
    for r, numbers in enumerate(rows):
        for c, number in enumerate(numbers):
            last = r * per_row + c == len(side.research) - 1
            track_cell(
                pen,
                9 + c * cell,
                bottom - (r + 1) * tall,
                cell,
                tall,
                str(number),
                S.RESEARCH,
                last,
            )
    draw_energy(pen, form, side, cell)
    draw_label(pen, form, label)


def draw_energy(pen: Pen, form: Format, side: TracksSide, widest: float) -> None:
    """The energy of the tracks card, in one row or, if that is too narrow, in two."""
    count = side.energy_max + 1
    rows = 1 if (form.width - 12) / count >= MIN_CELL_WIDTH else 2
    per_row = -(-count // rows)
    wide, tall = min((form.width - 12) / per_row, widest), 10 / rows
    paint(pen.at(5, form.height - 11, form.k), S.effect("energy"))
    for n in range(count):
        x, y = 9 + n % per_row * wide, form.height - 6 - (n // per_row + 1) * tall
        track_cell(pen, x, y, wide, tall, str(n), S.ENERGY, n == side.energy_start)


def track_cell(
    pen: Pen,
    x: float,
    y: float,
    wide: float,
    tall: float,
    text: str,
    color: str,
    marked: bool,
) -> None:
    pen.box(x + 0.4, y + 0.4, wide - 0.8, tall - 0.8, S.ROOM, color, 1, 0.9 if marked else 0.35)
    size = min(10, tall * 1.7)
    pen.text(
        x + wide / 2, y + tall / 2, text, size, S.ROOM_INK, max_width=wide - min(1.5, wide / 4)
    )
