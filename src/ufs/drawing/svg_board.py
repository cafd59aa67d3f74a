"""The board as one SVG picture, in portrait: sky, city and base exactly above each other.

It draws what `ufs.game.table_json` and a position contain, and knows no rules.
"""

from __future__ import annotations

from math import pi, sin
from typing import Any

from ufs.base.words import Words
from ufs.drawing import shapes, svg
from ufs.drawing.board_words import (
    action_name,
    describe_board,
    die_name,
    goal_line,
    headline,
    in_hand_of,
    mothership_line,
    robot_name,
    ship_name,
    space_name,
    title_of,
)
from ufs.drawing.shapes import Part, color
from ufs.drawing.svg import box, element, format_number, group, path, sign, text
from ufs.game import Game
from ufs.game.setup import TILE_ROWS
from ufs.game.table_json import view_table
from ufs.rules.board import BASE_ROWS, COLUMNS

LEFT, COLUMN, RIGHT = 74, 120, 86  # the edges hold tracks and actions
HEAD, HULL, SKY, CITY, FLOOR, HAND = 56, 64, 510, 62, 60, 104
EDGE_GAP = 8
SKY_RIGHT = LEFT + COLUMN * COLUMNS
WIDTH = SKY_RIGHT + RIGHT
BASE_TOP = HEAD + HULL + SKY + CITY
HAND_TOP = BASE_TOP + FLOOR * BASE_ROWS + EDGE_GAP
STARRY = 330  # how far down there are stars
LONG_NAME = 26  # letters; a longer one is written smaller
DEFAULT_SCALE = 0.8  # pixels per unit
FONT = (
    "Futura, 'Avenir Next Condensed', Bahnschrift, 'DIN Condensed', 'Roboto Condensed', "
    "'Arial Narrow', 'Liberation Sans Narrow', 'DejaVu Sans Condensed', sans-serif"
)

INK, INK_2, LINE, ACCENT = (color(name) for name in ("ink", "ink-2", "line", "accent"))
ROOM, ROOM_INK, GOOD = (color(name) for name in ("room", "room-ink", "good"))
DANGER = "#b3301c"  # a background for white numbers
DAWN = ("#6fb7e6", "#a9d8f0", "#f6e3b4")  # the sky after a win

View = dict[str, Any]
Point = tuple[float, float]


def draw_svg(game: Game, words: Words) -> str:
    """The position of a game as an SVG document, with a description in words."""
    words = words.by(game.table.book)
    table, position = view_table(game.table, words), game.position()
    height = HAND_TOP + (HAND if has_hand(table, position) else EDGE_GAP)
    return element(
        "svg",
        svg.text_element("title", title_of(table, position, words)),
        svg.text_element("desc", " ".join(describe_board(table, position, words))),
        definitions(position),
        draw_ground(table, position, height),
        draw_head(table, position, words),
        draw_sky(table, position),
        draw_edges(table, position, words),
        draw_base(table, position, words),
        draw_mothership(table, position, words),
        draw_ships(table, position, words),
        draw_hand(table, position, words),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height}",
        width=round(WIDTH * DEFAULT_SCALE),
        height=round(height * DEFAULT_SCALE),
        role="img",
        font_family=FONT,
        font_weight=700,
        color=INK,
        lang=words.language,
    )


# --- where things are; rows and columns count from 1 ---


def row_height(table: View) -> float:
    """A7: the sky is always as high; eighteen rows are lower than sixteen."""
    return SKY / (len(table["sky"]) + 1)


def row_top(table: View, row: int) -> float:
    return HEAD + HULL + row_height(table) * row


def begins_piece(table: View, row: int) -> bool:
    """Whether a row is the first one of its piece; A7: tile 0, on top, has only two."""
    return row == 1 or (len(table["sky"]) + 1 - row) % TILE_ROWS == 0


def column_left(column: int) -> float:
    return LEFT + COLUMN * (column - 1)


def column_middle(column: int) -> float:
    return column_left(column) + COLUMN / 2


def floor_top(row: int) -> float:
    return BASE_TOP + FLOOR * (row - 1)


def slot_middle(space: list[int]) -> Point:
    """Where a die is drawn on a space of the base."""
    return column_left(space[1]) + COLUMN - 29, floor_top(space[0]) + FLOOR / 2


def has_won(position: View) -> bool:
    return bool(position["result"] and position["result"]["won"])


def has_hand(table: View, position: View) -> bool:
    """Whether there is something to show below the base."""
    shown = (in_hand_of(position), position.get("install"), position.get("points"))
    return any((*shown, position["result"], table["goals"]))


# --- the background ---


def definitions(position: View) -> str:
    """The night sky, or dawn; unexcavated rock. Prefixed ids: other drawings share the page."""
    won = has_won(position)
    top = DAWN if won else tuple(color(f"space-{name}") for name in ("top", "mid", "low"))
    stops = zip((0, 45, 78, 92, 100), (*top, color("dusk"), color("horizon")), strict=True)
    return element(
        "defs",
        element(
            "linearGradient",
            *(element("stop", offset=f"{at}%", stop_color=shade) for at, shade in stops),
            id="ufs-dawn" if won else "ufs-night",
            x2=0,
            y2=1,
        ),
        element(
            "pattern",
            box(0, 0, 9, 9, color("earth-dark")),
            box(0, 0, 2, 9, color("hatch"), opacity=0.6),
            id="ufs-rock",
            width=9,
            height=9,
            patternUnits="userSpaceOnUse",
            patternTransform="rotate(45)",
        ),
    )


def draw_ground(table: View, position: View, height: int) -> str:
    """Sky, stars, sun and skyline behind everything; the earth below."""
    won = has_won(position)
    wide = COLUMN * COLUMNS
    sky_end = row_top(table, table["city_row"])
    x_scale, y_scale = wide / shapes.SKYLINE_WIDTH, (BASE_TOP - sky_end + 14) / 76
    scale = f"{format_number(x_scale)} {format_number(y_scale)}"
    skyline = "".join(
        svg.draw_part("skyline", Part("skyline-shape", d))
        for d in shapes.skyline(table["city"]["id"] if table["city"] else "city")
    )
    sun = f"M{LEFT + wide / 2 - 150} {BASE_TOP} a150 120 0 0 1 300 0 Z"
    return group(
        box(0, 0, WIDTH, height, color("edge")),
        box(LEFT, HEAD, wide, BASE_TOP - HEAD, "url(#ufs-dawn)" if won else "url(#ufs-night)"),
        "" if won else draw_stars(),
        path(sun, fill=color("horizon"), opacity=0.85 if won else 0.4),
        group(skyline, class_="skyline", transform=f"translate({LEFT} {BASE_TOP}) scale({scale})"),
        draw_smoke() if position.get("smoke") else "",
        box(LEFT - 4, BASE_TOP - 3, wide + 8, HAND_TOP - BASE_TOP + 3, color("earth")),
        class_="ground",
    )


def draw_stars() -> str:
    """The same stars every night, fewer towards the horizon."""
    dots, seed = [], 7
    for _ in range(90):
        seed = (seed * 1103515245 + 12345) % 2**31
        x, y = seed % (COLUMN * COLUMNS), (seed >> 9) % STARRY
        dots.append(f"M{LEFT + x} {HEAD + y}h{1 + seed % 3 / 4:g}")
    return path(
        "".join(dots), stroke="#ffffff", stroke_width=1.4, stroke_linecap="round", opacity=0.5
    )


def draw_smoke() -> str:
    """F26: puffs over the city."""
    puff = "a20 17 0 0 1 24 -21 a23 23 0 0 1 40 0 a19 17 0 0 1 24 21 Z"
    starts = (f"M{column_left(n) + 12} {BASE_TOP - CITY + 8} {puff}" for n in range(1, 6))
    return path(" ".join(starts), fill="#d8d2dc", opacity=0.75)


def draw_head(table: View, position: View, words: Words) -> str:
    """The city, the round and phase, and the supply."""
    name, when = headline(table, position, words)
    size = min(24, 24 * LONG_NAME / len(name))
    left = text(LEFT, HEAD / 2, name, size, INK, text_anchor="start", letter_spacing=1)
    right = text(SKY_RIGHT, HEAD / 2, when, 17, INK_2, text_anchor="end")
    supply = sum(
        ship["kind"] == "reinforcement" and ship["at"] == "supply" for ship in position["ships"]
    )
    return group(left, right, draw_supply(supply, words), class_="head")


def draw_supply(count: int, words: Words) -> str:
    """S4: the reinforcements that are still to come."""
    x, y, opacity = WIDTH - 56, HEAD / 2 + 1, 1 if count else 0.4
    dart = sign("ship reinforcement", x, y, 0.9, book=words.book, opacity=opacity)
    title = words.say("terminal-supply", count=count)
    return group(dart, text(WIDTH - 24, HEAD / 2, f"×{count}", 17, INK_2), title=title)


# --- the sky ---


def draw_sky(table: View, position: View) -> str:
    """Every row below the mothership, with what is printed on its spaces."""
    parts = [draw_columns(table)]
    flying = [ship for ship in position["ships"] if is_in_sky(ship, table, position)]
    parts += [draw_footing(ship, table) for ship in flying]
    rows = [row for row in table["sky"] if row["tokens"]]
    parts += [draw_row(row, table, position["mothership"]) for row in rows]
    end = row_top(table, table["city_row"])
    line = f"M{LEFT} {end} H{SKY_RIGHT}"
    parts.append(path(line, stroke=color("danger"), stroke_width=2, stroke_dasharray="8 6"))
    return group(*parts, class_="sky")


def draw_columns(table: View) -> str:
    """Every other column is a little lighter, from top to bottom."""
    tall = row_top(table, table["city_row"]) - HEAD
    return "".join(
        box(column_left(column), HEAD, COLUMN, tall, "#ffffff", opacity=0.035) for column in (2, 4)
    )


def is_in_sky(ship: View, table: View, position: View) -> bool:
    """Whether a ship is below the mothership's drop points and not over the city yet."""
    where = ship["at"]
    return isinstance(where, list) and position["mothership"] < where[0] < table["city_row"]


def draw_footing(ship: View, table: View) -> str:
    """Highlight the space of a ship, so that its row is easy to see."""
    row, column = ship["at"]
    tint = color(ship["kind"], book=table["book"])
    return box(
        column_left(column) + 2,
        row_top(table, row) + 1.5,
        COLUMN - 4,
        row_height(table) - 3,
        tint,
        rx=6,
        fill_opacity=0.2,
        stroke=tint,
        stroke_opacity=0.7,
        stroke_width=1.4,
    )


def draw_row(row: View, table: View, mothership: int) -> str:
    """A row of the sky; signs are at the right of their space, where no ship hides them."""
    y, middle = row_top(table, row["row"]), row_height(table) / 2
    piece = begins_piece(table, row["row"])
    line = path(f"M{LEFT} {format_number(y)} H{SKY_RIGHT}", stroke="#ffffff")
    parts = [group(line, opacity=0.3 if piece else 0.13)]
    if piece:
        parts += [sign("star", LEFT + 9 + 11 * n, y + 10, 0.65) for n in range(row["stars"])]
    past = row["row"] <= mothership
    parts.append(text(LEFT - 12, y + middle, row["row"], 12, LINE if past else INK_2))
    if not past:
        for column, token in enumerate(row["tokens"], 1):
            parts.append(draw_token(token, row["specials"], table, column, y + middle))
    return group(*parts, class_="row")


def draw_token(token: str, specials: View, table: View, column: int, y: float) -> str:
    x = column_left(column) + COLUMN - 16
    if token == ".":
        return ""
    if token in "<>":
        plate = badge(x, y, color("paper"), "#8f86c4")
        return group(plate, sign("arrow", x, y, 0.62, left=token == "<"), class_="space arrow")
    if token == "M":
        plate = badge(x, y, color("hull-ink"), color("hull-2"))
        return group(plate, sign("mother-icon", x, y, 0.54), class_="space mother")
    if token in specials and specials[token]["effect"] == "teleport":
        pair = shapes.pair_class(token, teleport_letters(table))
        return svg.teleport(token, pair, x - 4, y, 0.95)
    if token in specials:
        return svg.special(specials[token]["effect"], x - 1, y, 0.78)
    number, red = shapes.explosion(token)
    return svg.burst(number, x, y, 0.95, red)


def teleport_letters(table: View) -> set[str]:
    """A1: the letters of all pairs in this sky."""
    return {
        letter
        for row in table["sky"]
        for letter, special in row["specials"].items()
        if special["effect"] == "teleport"
    }


def badge(x: float, y: float, fill: str, line: str) -> str:
    return box(x - 13, y - 11, 26, 22, fill, rx=5, stroke=line, stroke_width=1.2, opacity=0.85)


# --- the edges: actions of the mothership, and the tracks ---


def draw_edges(table: View, position: View, words: Words) -> str:
    actions = [draw_action(row, table, position, words) for row in table["sky"] if row["tokens"]]
    return group(
        *actions,
        draw_research(table, position, words),
        draw_track("damage", table["hits"] + 1, position["damage"], words),
        draw_track("energy", table["energy_max"] + 1, position["energy"], words),
        class_="edges",
    )


def draw_action(row: View, table: View, position: View, words: Words) -> str:
    """M3: what the mothership does in a row; past actions are faint, the next one is framed."""
    x, y = SKY_RIGHT + EDGE_GAP, row_top(table, row["row"])
    wide, tall = RIGHT - 2 * EDGE_GAP, row_height(table)
    middle = y + tall / 2
    ahead = row["row"] - position["mothership"]
    alone = row["action"] in ("none", "damage", "skull")
    at = x + (wide / 2 if alone else 22)
    icon = sign(f"action-icon {row['action']}", at, middle, 1.1, book=words.book)
    amount = "" if alone else text(x + 50, middle, row["amount"], 18, INK)
    frame = ""
    if ahead == 1 and position["phase"] != "over":
        dashes = "5 4" if position.get("held") else None
        line = {"stroke": ACCENT, "stroke_width": 2.5, "stroke_dasharray": dashes}
        frame = box(x, y + 1.5, wide, tall - 3, color("paper-2"), rx=6, **line)
    return group(
        frame,
        icon,
        amount,
        title=action_name(row, words),
        class_=f"action {row['action']}",
        opacity=0.28 if ahead < 1 else None,
    )


def draw_research(table: View, position: View, words: Words) -> str:
    """S7: from the city upwards, a space beside every row; the last one wins."""
    costs, done = table["research"], position["research"]
    # A3: the track has a space beside every row, also those that are the city's.
    bottom = row_top(table, max(table["city_row"], min(len(costs), len(table["sky"])) + 1))
    tall = min(row_height(table), (bottom - HEAD - 40) / max(len(costs), 1))
    cells = []
    for n, cost in enumerate(costs):
        y = bottom - (n + 1) * tall
        last = n == len(costs) - 1
        line = GOOD if n == done else color("burst") if last else LINE
        cells.append(
            draw_cell(
                (EDGE_GAP, y, LEFT - 34, tall),
                str(cost),
                color("research") if n < done else "none",
                line,
                "#07140f" if n < done else INK,
                3 if n == done or last else 1.4,
            )
        )
    flask = sign(
        "effect research", EDGE_GAP + (LEFT - 34) / 2, bottom - len(costs) * tall - 18, 1.2
    )
    title = f"{words.say('research')}: {done}/{len(costs)}"
    return group(*cells, flask, title=title, class_="track research")


def draw_track(name: str, count: int, now: int, words: Words) -> str:
    """A track beside the base. Damage runs down to the skull, energy up from zero."""
    upwards = name == "energy"
    x, wide = (SKY_RIGHT + EDGE_GAP, RIGHT - 2 * EDGE_GAP) if upwards else (EDGE_GAP, LEFT - 34)
    icon = sign(
        "effect energy" if upwards else "action-icon damage", x + wide / 2, BASE_TOP + 12, 1.2
    )
    top, tall = BASE_TOP + 30, (HAND_TOP - EDGE_GAP - BASE_TOP - 30) / count
    ground = color("energy") if upwards else DANGER
    cells = []
    for n in range(count):
        filled = n <= now and (n > 0 or upwards)
        place = (x, top + tall * (count - 1 - n if upwards else n), wide, tall)
        last = not upwards and n == count - 1
        ink = ("#1c1006" if upwards else "#ffffff") if filled else INK
        line, thick = (INK, 2.6) if n == now else (LINE, 1.4)
        fill = ground if filled else "none"
        cells.append(draw_cell(place, "" if last else str(n), fill, line, ink, thick))
        if last:
            skull = sign("action-icon skull", x + wide / 2, place[1] + tall / 2, min(1, tall / 26))
            cells.append(skull)
    title = f"{words.say(name)}: {now}/{count - 1}"
    return group(icon, *cells, title=title, class_=f"track {name}")


def draw_cell(
    place: tuple[float, float, float, float],
    content: str,
    fill: str,
    line: str,
    ink: str,
    thick: float,
) -> str:
    x, y, wide, tall = place
    frame = box(x, y + 1.5, wide, tall - 3, fill, rx=5, stroke=line, stroke_width=thick)
    size = min(18, tall * 0.66)
    return frame + (text(x + wide / 2, y + tall / 2, content, size, ink) if content else "")


# --- the mothership and its ships ---


def draw_mothership(table: View, position: View, words: Words) -> str:
    """The mothership with a beam over every column; while held, its lights are out (F28)."""
    wide = COLUMN * COLUMNS
    y = row_top(table, min(position["mothership"], len(table["sky"])))
    passed = box(LEFT, HEAD, wide, max(0, y - HEAD - 10), color("space-top"), opacity=0.45)
    if has_won(position):
        passed = ""
    lit = position.get("held") != "descent"
    parts = [draw_beam(n, row_height(table)) for n in range(COLUMNS)] if lit else []
    parts.append(svg.draw_parts("mothership", shapes.mothership(wide, 40)))
    for n in range(25):
        x, lift = 18 + n * (wide - 44) / 24, 3.6 * sin(pi * n / 24)
        window = "hull-light" if lit and n % 4 == 2 else "hull-window"
        parts.append(svg.draw_part("mothership", Part(window, (x, -10 - lift, 7, 4, 1))))
    for n in range(COLUMNS):
        hatch = ((n + 0.5) * COLUMN, 1, COLUMN / 2 - 20, 4)
        parts.append(svg.draw_part("mothership", Part("hatchway", hatch)))
    title = mothership_line(table, position, words)
    hull = group(*parts, title=title, class_="mothership", transform=svg.transform_to(LEFT, y))
    return passed + hull


def draw_beam(column: int, tall: float) -> str:
    x = column * COLUMN
    d = f"M{x + 26} 0 H{x + COLUMN - 26} L{x + COLUMN - 8} {format_number(tall)} H{x + 8} Z"
    return svg.draw_part("mothership", Part("beam", d))


def draw_ships(table: View, position: View, words: Words) -> str:
    """Ships in their spaces, with a shadow; those aboard are on the hull."""
    parts = []
    aboard = [ship["kind"] for ship in position["ships"] if ship["at"] == "mothership"]
    gap = min(46, COLUMN * 4 / max(len(aboard), 1))
    for n, kind in enumerate(aboard):
        x = LEFT + COLUMN * COLUMNS / 2 + (n - (len(aboard) - 1) / 2) * gap
        y = row_top(table, position["mothership"]) - 22
        title = words.say(f"ship-{kind}")
        parts.append(sign(f"ship {kind}", x, y, 0.9, title=title, book=words.book))
    in_sky = [ship for ship in position["ships"] if isinstance(ship["at"], list)]
    parts += [draw_ship(ship, table, position, words) for ship in in_sky]
    return group(*parts, class_="ships")


def draw_ship(ship: View, table: View, position: View, words: Words) -> str:
    row, column = ship["at"]
    x = column_middle(column)
    y = row_top(table, min(row, table["city_row"])) + row_height(table) / 2
    shadow = element("ellipse", cx=x + 2, cy=y + 10, rx=30, ry=4, fill="#000000", opacity=0.35)
    size = 1.35 if ship["kind"] == "orange" else 1.5
    body = sign(f"ship {ship['kind']}", x, y + 1, size, book=words.book)
    title = ship_name(ship, table, position, words)
    return group(shadow, body, title=title, class_="ship-in-sky", data_space=space_key(ship["at"]))


# --- the base ---


def draw_base(table: View, position: View, words: Words) -> str:
    dug = excavated(table, position)
    parts = []
    for r, spaces in enumerate(table["spaces"], 1):
        for c, space in enumerate(spaces, 1):
            if space["kind"] != "room":
                parts.append(draw_plain(space, [r, c], (r, c) in dug, table, words))
    parts += [draw_room(room, dug, table, words) for room in table["rooms"]]
    parts += [draw_path(), draw_holds(table), draw_depth(table)]
    parts.append(draw_excavator(position, words))
    parts += [draw_worker(worker, words) for worker in position["workers"] if worker["space"]]
    for n, robot in enumerate(position["robots"], 1):
        if robot["space"]:
            parts.append(draw_robot(robot, n, words))
    return group(*parts, class_="base")


def excavated(table: View, position: View) -> set[tuple[int, int]]:
    """The spaces before the excavator; at the end of its path it has dug out all of them."""
    path_of_base = [(row, column) for row, column in table["path"]]
    reached = path_of_base.index(tuple(position["excavator"]))
    return set(path_of_base if reached == len(path_of_base) - 1 else path_of_base[:reached])


def draw_plain(space: View, at: list[int], dug: bool, table: View, words: Words) -> str:
    """A tunnel, or an AA gun; a tunnel that slows ships down has the AA sign, too (F29)."""
    x, y = column_left(at[1]), floor_top(at[0])
    fill = ("#e3d3da" if space["kind"] == "aa" else color("tunnel")) if dug else "url(#ufs-rock)"
    ground = box(x + 2, y + 2, COLUMN - 4, FLOOR - 4, fill, rx=4 if space["kind"] == "aa" else 14)
    if space["hold"]:
        ink = ROOM_INK if dug else ROOM
        mark = sign("aa", x + 22, y + FLOOR / 2, 1.15)
        mark += text(x + 46, y + FLOOR / 2, f"−{space['hold']}", 18, ink)
    else:
        mark = sign("tunnel-mark", x + 30, y + FLOOR / 2, 1.1, opacity=0.75)
    parts = [ground, group(mark, opacity=None if dug else 0.6), draw_slot(at, dug)]
    title = space_name(table, at, dug, words)
    return group(*parts, title=title, class_=f"space {space['kind']}", data_space=space_key(at))


def space_key(at: list[int]) -> str:
    return f"{at[0]}-{at[1]}"


def draw_slot(at: list[int], dug: bool) -> str:
    """The outline of a die, which no sign overlaps."""
    x, y = slot_middle(at)
    return box(
        x - 22,
        y - 22,
        44,
        44,
        "#000000",
        rx=9,
        fill_opacity=0.06,
        stroke=ROOM_INK if dug else ROOM,
        stroke_opacity=0.4 if dug else 0.18,
        stroke_dasharray="5 4",
    )


def draw_room(room: View, dug: set[tuple[int, int]], table: View, words: Words) -> str:
    """A room in one frame, however many spaces it has; it is brighter once excavated."""
    spaces = room["spaces"]
    lit = all((row, column) in dug for row, column in spaces)
    rows, columns = [row for row, _ in spaces], [column for _, column in spaces]
    top, bottom, left, right = min(rows), max(rows), min(columns), max(columns)
    x, y = column_left(left) + 2, floor_top(top) + 2
    wide, tall = COLUMN * (right - left + 1) - 4, FLOOR * (bottom - top + 1) - 4
    grounds = [draw_room_ground(at, spaces, (at[0], at[1]) in dug) for at in spaces]
    frame = box(
        x,
        y,
        wide,
        tall,
        "none",
        rx=4,
        stroke=color("room-line") if lit else "#000000",
        stroke_width=2,
    )
    signs = draw_room_signs(room, column_left(spaces[0][1]), floor_top(spaces[0][0]))
    return group(
        *grounds,
        draw_band(room["effects"], x, y, tall, lit),
        frame,
        group(signs, opacity=None if lit else 0.6),
        *(draw_slot(at, (at[0], at[1]) in dug) for at in spaces),
        *(draw_plus(at, lit) for at in spaces[1:]),
        title=space_name(table, spaces[0], lit, words),
        class_=" ".join(["room", *room["effects"]]),
        data_space=" ".join(space_key(at) for at in spaces),
    )


def draw_room_ground(at: list[int], spaces: list[list[int]], dug: bool) -> str:
    """The floor of one space: a room may be partly excavated."""
    row, column = at
    inner = [[row, column - 1], [row, column + 1], [row - 1, column], [row + 1, column]]
    left, right, top, bottom = (0 if near in spaces else 2 for near in inner)
    return box(
        column_left(column) + left,
        floor_top(row) + top,
        COLUMN - left - right,
        FLOOR - top - bottom,
        ROOM if dug else "url(#ufs-rock)",
    )


def draw_band(effects: list[str], x: float, y: float, tall: float, lit: bool) -> str:
    """The colours of a room's effects, along its left wall."""
    part = tall / len(effects)
    return "".join(
        box(x, y + n * part, 6, part, color(name), opacity=None if lit else 0.5)
        for n, name in enumerate(effects)
    )


def draw_room_signs(room: View, x: float, y: float) -> str:
    """Effects above; modifier and cost as pills below."""
    several = len(room["effects"]) > 1
    parts = [
        sign(f"effect {name}", x + 23 + n * 26, y + 20, 1 if several else 1.2)
        for n, name in enumerate(room["effects"])
    ]
    modifier, cost = room["modifier"], room["cost"]
    at = x + 12.0
    if modifier:
        label = f"{'+' if modifier > 0 else '−'}{abs(modifier)}"
        parts.append(box(at, y + 37, 23, 17, ROOM_INK, rx=8.5, stroke=ROOM, stroke_opacity=0.5))
        parts.append(text(at + 11.5, y + 45.5, label, 14, ROOM))
        at += 25
    if cost:
        parts.append(box(at, y + 37, 25, 17, color("energy"), rx=8.5, stroke=ROOM_INK))
        parts.append(
            path(BOLT, fill=ROOM_INK, transform=svg.transform_to(at + 7.5, y + 45.5, 0.72))
        )
        parts.append(text(at + 17, y + 45.5, cost, 14, ROOM_INK))
    return "".join(parts)


BOLT = shapes.signs()["cost"][0].path


def draw_plus(at: list[int], lit: bool) -> str:
    """A plus between the dice of a large room."""
    x, y = slot_middle(at)
    return text(x - 50, y, "+", 22, ROOM_INK if lit else ROOM, opacity=0.6)


def draw_path() -> str:
    """S5: the winding path of the excavator along the floors, turning at the walls."""
    points = []
    for row in range(1, BASE_ROWS + 1):
        y = floor_top(row) + FLOOR
        ends = (SKY_RIGHT - 4, LEFT + 4) if row % 2 else (LEFT + 4, SKY_RIGHT - 4)
        points += [f"{end} {format_number(y)}" for end in ends]
    return path(
        f"M{' L'.join(points[:-1])} {points[-1]}",
        fill="none",
        stroke="#000000",
        stroke_opacity=0.55,
        stroke_width=3,
        stroke_dasharray="1 7",
        stroke_linecap="round",
    )


def draw_holds(table: View) -> str:
    """F29: some cities slow ships down for dice in rooms, too: shown above the column."""
    signs = []
    for column in range(1, COLUMNS + 1):
        spaces = [row[column - 1] for row in table["spaces"]]
        holds = [space["hold"] for space in spaces if space["kind"] == "room"]
        if holds and min(holds) >= 1:
            x, y = column_middle(column) - 12, BASE_TOP - 18
            signs.append(sign("aa", x, y) + text(x + 22, y, f"−{min(holds)}", 18, ROOM))
    return "".join(signs)


def draw_depth(table: View) -> str:
    """F36: a line above the row the excavator has to reach."""
    lines = [
        path(
            f"M{LEFT} {format_number(floor_top(goal['amount']))} H{SKY_RIGHT}",
            stroke=color("burst"),
            stroke_width=3.5,
            stroke_dasharray="12 7",
        )
        for goal in table["goals"]
        if goal["goal"] == "depth"
    ]
    return "".join(lines)


def draw_excavator(position: View, words: Words) -> str:
    x, y = slot_middle(position["excavator"])
    left = position["excavator"][0] % 2 == 1
    return sign("excavator", x - 6, y, 1.05, left, title=words.say("excavator"))


def draw_worker(worker: View, words: Words) -> str:
    x, y = slot_middle(worker["space"])
    title = die_name(worker, words)
    return svg.die(worker["color"], worker["value"], x, y, 42, words.book, title=title)


def draw_robot(robot: View, n: int, words: Words) -> str:
    x, y = slot_middle(robot["space"])
    kind = "robot exhausted" if robot["exhausted"] else "robot"
    return svg.die(kind, robot["value"], x, y + 3, 38, title=robot_name(robot, n, words))


# --- the hand ---


def draw_hand(table: View, position: View, words: Words) -> str:
    """Dice and robots still to be placed, or the result; goals beside them."""
    x, y = LEFT + 34.0, HAND_TOP + HAND / 2
    parts = []
    if position["result"]:
        parts.append(draw_result(position["result"], words))
    else:
        for worker in in_hand_of(position):
            title = die_name(worker, words)
            parts.append(
                svg.die(worker["color"], worker["value"], x, y, 58, words.book, title=title)
            )
            x += 78
        for value in position.get("install", {}).get("values", []):
            parts.append(svg.die("robot", value, x, y + 4, 52))
            x += 78
        if position.get("points"):  # A5
            title = words.say("points-left", points=position["points"])
            icon = sign("effect command", x, y, 1.9)
            label = text(x + 52, y, f"+{position['points']}", 26, INK)
            parts.append(group(icon, label, title=title, class_="points"))
    return group(*parts, draw_goals(table, position, words), class_="hand")


def draw_result(result: View, words: Words) -> str:
    name, reason = ("end-won" if result["won"] else "end-lost"), f"end-{result['reason']}"
    y, fill = HAND_TOP + HAND / 2, color("research") if result["won"] else DANGER
    icon = "effect research" if result["won"] else "action-icon skull"
    return group(
        box(LEFT, y - 34, COLUMN * COLUMNS, 68, fill, rx=10),
        sign(icon, LEFT + 44, y, 1.9),
        text(LEFT + 84, y - 11, words.say(name), 26, "#ffffff", text_anchor="start"),
        text(LEFT + 84, y + 17, words.say(reason), 16, "#ffffff", text_anchor="start"),
        class_="result",
    )


GOAL_SIGNS = {"depth": "goal-icon depth", "shot": "goal-icon shot"}
GOAL_SIGNS |= {"ships": "ship basic", "orange": "ship orange"}


def draw_goals(table: View, position: View, words: Words) -> str:
    """F36: the goals besides research, at the right."""
    parts = []
    for n, goal in enumerate(table["goals"]):
        y = HAND_TOP + 24 + n * 30
        line, short = goal_line(goal, position, words)
        icon = sign(GOAL_SIGNS[goal["goal"]], WIDTH - 66, y, 0.9)
        parts.append(group(icon, text(WIDTH - 26, y, short, 17, INK), title=line, class_="goal"))
    return "".join(parts)


class Picture:
    """A position for a notebook: `Picture(game)` as the last line of a cell shows the board."""

    def __init__(self, game: Game, language: str = "en") -> None:
        self.svg = draw_svg(game, Words(language))

    def _repr_svg_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        return self.svg
