"""The board as a picture, for `rgb_array`: sky, city and base above each other, dice in hand below.

It needs no words, so it is the same in every language.
"""

from __future__ import annotations

from typing import Any

from ufs.drawing import canvas as C
from ufs.drawing.canvas import Canvas
from ufs.game import Game
from ufs.rules import board as B
from ufs.rules.board import BASE_ROWS, COLUMNS, SKY_ROWS, path_column, path_row, path_space
from ufs.rules.excavator import is_excavated
from ufs.rules.rooms import die_on
from ufs.rules.state import (
    ABOARD,
    FIRST_WHITE,
    OFF,
    OVER,
    REINFORCEMENT,
    SHIP_KINDS,
    SUPPLY,
    WON_RESEARCH,
    WORKERS,
    State,
)

LEFT, CELL_W, RIGHT = 46, 72, 66
ROW_H, CITY_H, SPACE_H, HAND_H = 28, 26, 54, 44
WIDTH = LEFT + COLUMNS * CELL_W + RIGHT
SKY_TOP = 6
CITY_TOP = SKY_TOP + (SKY_ROWS + 1) * ROW_H
BASE_TOP = CITY_TOP + CITY_H
HAND_TOP = BASE_TOP + BASE_ROWS * SPACE_H
HEIGHT = HAND_TOP + HAND_H

SKYLINE = (7, 14, 10, 21, 12, 6)  # heights of houses
ICONS = {B.ENERGY: "bolt", B.FIGHTERS: "jet", B.RESEARCH: "flask", B.ROBOT: "robot"}
ICONS |= {B.REPAIR: "wrench", B.JAM: "antenna", B.MISSILES: "rocket"}


def draw_picture(game: Game) -> Any:
    """The table as it is now: (height, width, 3) of uint8."""
    s, b = game.state(), game.table.board
    canvas = Canvas(WIDTH, HEIGHT)
    draw_sky(canvas, s, b)
    draw_ships(canvas, s, b)
    draw_actions(canvas, s, b)
    draw_track(canvas, s, b)
    draw_city(canvas)
    draw_goals(canvas, s, b)
    draw_base(canvas, s, b)
    draw_markers(canvas, s, b)
    draw_hand(canvas, s)
    draw_abilities(canvas, s, b)
    return canvas.array()


def middle(row: int, column: int) -> tuple[float, float]:
    """The middle of a space of the sky."""
    return LEFT + (column + 0.5) * CELL_W, SKY_TOP + (row + 0.5) * ROW_H


def draw_sky(canvas: Canvas, s: State, b: B.Board) -> None:
    """The printed sky below the mothership, darker above it."""
    for row in range(SKY_ROWS + 1):
        share = row / SKY_ROWS
        shade = [round(a + (z - a) * share) for a, z in ((24, 74), (22, 58), (52, 92))]
        fill = "#{:02x}{:02x}{:02x}".format(*shade)
        canvas.box(LEFT, SKY_TOP + row * ROW_H, COLUMNS * CELL_W, ROW_H, fill)
        if 0 < row < b.city_row and row > s.mothership:
            for column in range(COLUMNS):
                draw_token(canvas, b, *middle(row, column), b.sky[row * COLUMNS + column])
    for column in range(1, COLUMNS):
        x = LEFT + column * CELL_W
        canvas.path([(x, SKY_TOP), (x, CITY_TOP)], "#3f3860")
    if b.city_row <= SKY_ROWS:  # the print-and-play's last row is the city already
        top = SKY_TOP + b.city_row * ROW_H
        canvas.box(LEFT, top, COLUMNS * CELL_W, CITY_TOP - top, C.EDGE)


def draw_token(canvas: Canvas, b: B.Board, x: float, y: float, token: int) -> None:
    if token > B.EXPLOSION:
        canvas.burst(x - 18, y, token - B.EXPLOSION)
    elif token >= B.SPECIAL:
        canvas.beacon(x - 18, y)
        draw_effect(canvas, x - 18, y, b.special_effect[token - B.SPECIAL])
    elif token == B.ICON:
        canvas.small_mothership(x - 18, y)
    elif token in (B.ARROW_LEFT, B.ARROW_RIGHT):
        canvas.arrow(x - 18, y, 1 if token == B.ARROW_RIGHT else -1)


def draw_effect(canvas: Canvas, x: float, y: float, effect: int) -> None:
    """F37: what a special space does, as a sign."""
    if effect in (B.ENERGY, B.DRAIN):
        canvas.bolt(x, y, 0.9, C.ENERGY if effect == B.ENERGY else C.DANGER)
    elif effect == B.DAMAGE:
        canvas.burst(x, y, 1)
    elif effect == B.CALL:
        canvas.ship(x, y, REINFORCEMENT)
    elif effect == B.CAVE_IN:
        canvas.excavator(x, y, -1)
    elif effect == B.FORGET:
        canvas.flask(x, y, 0.9)
    elif effect == B.PULSE:
        canvas.robot(x, y, 0.9)


def draw_ships(canvas: Canvas, s: State, b: B.Board) -> None:
    """The mothership's hull with its drop points, and every ship in the sky."""
    y: float = SKY_TOP + s.mothership * ROW_H
    wide = COLUMNS * CELL_W
    hull: list[C.Point] = [(LEFT - 6, y + 12), (LEFT + 60, y + 3), (LEFT + wide - 60, y + 3)]
    hull += [(LEFT + wide + 6, y + 12), (LEFT + wide - 30, y + 20), (LEFT + 30, y + 20)]
    if s.mothership > 0:
        canvas.oval(LEFT + wide / 2, y + 3, 52, 22, "#3c7c78", C.HULL_INK)
    canvas.shape(hull, C.HULL, C.HULL_INK)
    for column in range(COLUMNS):
        x, _ = middle(0, column)
        canvas.oval(x, y + 21, 22, 5, C.INK, C.HULL_INK)
    for ship in range(b.ships):
        if s.ship_row[ship] >= 0:
            # Beside the token, which stays readable; on a drop point in the middle.
            x, y = middle(min(s.ship_row[ship], b.city_row), s.ship_column[ship])
            on_drop_point = s.ship_row[ship] == s.mothership
            place = (x, y + 7) if on_drop_point else (x + 14, y)
            canvas.ship(*place, s.ship_kind[ship])


def draw_actions(canvas: Canvas, s: State, b: B.Board) -> None:
    """What the mothership does in each row; the skull; the ships aboard it."""
    x = LEFT + COLUMNS * CELL_W + 8
    for row in range(1, SKY_ROWS + 1):
        y = SKY_TOP + (row + 0.5) * ROW_H
        if row == s.mothership + 1 and s.phase != OVER:
            canvas.box(x - 5, y - 12, RIGHT - 8, 24, C.PAPER, C.ACCENT, 4)
        if row == b.skull_row:
            canvas.skull(x + 22, y)
        elif row < b.skull_row and row > s.mothership:
            draw_action(canvas, x + 12, y, b.action[row], b.action_amount[row])
    aboard = [
        (kind, sum(s.ship_row[n] == ABOARD and s.ship_kind[n] == kind for n in range(b.ships)))
        for kind in range(SHIP_KINDS)
    ]
    at = s.mothership + 0.5
    for kind, waiting in aboard:
        if waiting:  # from the mothership's row upwards, or downwards where there is none
            canvas.ship(x + 14, SKY_TOP + at * ROW_H, kind)
            canvas.text(x + 42, SKY_TOP + at * ROW_H, f"x{waiting}", C.INK, 14)
            at += -1 if s.mothership >= len(aboard) else 0.8


def draw_action(canvas: Canvas, x: float, y: float, action: int, amount: int) -> None:
    if action == B.EXCAVATOR_BACK:
        canvas.excavator(x + 2, y, -1)
    elif action == B.RESEARCH_BACK:
        canvas.flask(x + 2, y)
    elif action == B.REINFORCE:
        canvas.ship(x + 2, y, REINFORCEMENT)
    elif action == B.HIT:
        canvas.burst(x + 2, y, 1)
    elif action == B.ENERGY_BACK:
        canvas.bolt(x + 2, y)
    elif action == B.ROBOTS_BACK:
        canvas.robot(x + 2, y)
    elif action == B.SHIPS_DOWN:
        canvas.dive(x + 2, y)
    else:
        canvas.box(x + 6, y - 1, 10, 2, C.LINE)
        return
    if action != B.HIT:
        sign = "+" if action in (B.REINFORCE, B.SHIPS_DOWN) else "-"
        canvas.text(x + 31, y, f"{sign}{amount}", C.INK, 14)


def draw_track(canvas: Canvas, s: State, b: B.Board) -> None:
    """The research track, upwards: green what is done, framed what comes next."""
    count = max(b.research_length, 1)
    height = min(ROW_H, (CITY_TOP - SKY_TOP - 24) / count)
    for space in range(b.research_length):
        y = CITY_TOP - (space + 1) * height
        done = space < s.research
        line = C.ACCENT if space == s.research else C.LINE
        canvas.box(8, y + 1, 28, height - 2, C.RESEARCH if done else C.EDGE, line, 4)
        size = 14 if height > 20 else 11
        canvas.text(22, y + height / 2, str(b.research_cost[space]), C.INK, size)
    canvas.flask(22, CITY_TOP - count * height - 11)


def draw_city(canvas: Canvas) -> None:
    """A skyline, so that everybody sees what there is to lose."""
    canvas.box(LEFT, CITY_TOP, COLUMNS * CELL_W, CITY_H, "#d9713a")
    for n in range(COLUMNS * len(SKYLINE)):
        height = SKYLINE[n % len(SKYLINE)]
        canvas.box(LEFT + n * 12, CITY_TOP + CITY_H - height, 10, height, "#2a1a2e")


def draw_goals(canvas: Canvas, s: State, b: B.Board) -> None:
    """F36: what else has to be done, in front of the houses; filled once it is."""
    x, y = LEFT + 16, CITY_TOP + CITY_H / 2
    orange_gone = b.orange > 0 and s.ship_row[b.ships - 1] == SUPPLY
    goals = (
        (b.goal_depth, s.excavator >= b.goal_depth, f"{path_row(b.goal_depth) + 1}"),
        (b.goal_ships, s.destroyed >= b.goal_ships, f"{s.destroyed}/{b.goal_ships}"),
        (b.goal_orange, orange_gone, ""),
        (b.goal_shot, s.core_shot > 0, f"{b.goal_shot}"),
    )
    for n, (asked, done, text) in enumerate(goals):
        if asked:
            canvas.box(x - 12, y - 12, 80, 24, C.PAPER, C.ACCENT, 4)
            canvas.chip(x, y, done)
            sign = (canvas.excavator, canvas.burst, canvas.ship, canvas.jet)[n]
            sign(x + 24, y, {0: -1, 1: 1, 2: 2, 3: 1}[n])
            canvas.text(x + 50, y, text, C.INK, 14)
            x += 88


def draw_abilities(canvas: Canvas, s: State, b: B.Board) -> None:
    """F2, F13: a diamond for every use of a chosen ability, filled while it is left."""
    x, y = LEFT + COLUMNS * CELL_W - 8.0, HAND_TOP + HAND_H - 10.0
    for ability in range(b.chosen):
        for use in range(b.ability_times[ability]):
            canvas.chip(x, y, use >= s.spent[ability])
            x -= 15
        x -= 5
    signs = ((s.smoke, canvas.dive), (s.supplies, canvas.bolt))
    x = LEFT + COLUMNS * CELL_W + 14.0
    for count, sign in signs:  # F26, F27: what is planned for this round
        if count:
            sign(x, HAND_TOP + HAND_H / 2)
            canvas.text(x + 14, HAND_TOP + HAND_H / 2, str(count), C.INK, 14)
            x += 30
    if s.mothership_held:  # F28: it waits
        top = SKY_TOP + s.mothership * ROW_H
        for n in (0, 8):
            canvas.box(LEFT + COLUMNS * CELL_W / 2 - 7 + n, top + 5, 5, 14, C.ACCENT, C.HULL_INK)


def draw_base(canvas: Canvas, s: State, b: B.Board) -> None:
    for row in range(BASE_ROWS):
        for column in range(COLUMNS):
            draw_space(canvas, s, b, path_space(row, column))
    for space in range(B.SPACES):
        join_room(canvas, s, b, space)
    for space in range(B.SPACES):
        draw_printed(canvas, s, b, space)
    x, y = corner(s.excavator)
    if s.excavator != B.LAST_SPACE:
        canvas.excavator(x + 50, y + 36, 1 if path_row(s.excavator) % 2 else -1)


def corner(space: int) -> tuple[float, float]:
    return LEFT + path_column(space) * CELL_W, BASE_TOP + path_row(space) * SPACE_H


def ground(s: State, b: B.Board, space: int) -> str:
    if b.kind[space] == B.AA_GUN:
        return C.GUN
    if is_excavated(s, space):
        return C.ROOM if b.kind[space] == B.ROOM else C.TUNNEL
    return C.EARTH_ROOM if b.kind[space] == B.ROOM else C.EARTH


def draw_space(canvas: Canvas, s: State, b: B.Board, space: int) -> None:
    x, y = corner(space)
    canvas.box(x, y, CELL_W, SPACE_H, C.EARTH_DARK)
    canvas.box(x + 2, y + 2, CELL_W - 4, SPACE_H - 4, ground(s, b, space), C.ROOM_LINE, 5)


def join_room(canvas: Canvas, s: State, b: B.Board, space: int) -> None:
    """The spaces of one large room grow together."""
    if b.kind[space] != B.ROOM or b.room_size[b.room[space]] < 2:
        return
    row, column = path_row(space), path_column(space)
    x, y = corner(space)
    for other_row, other_column in ((row, column + 1), (row + 1, column)):
        if other_row < BASE_ROWS and other_column < COLUMNS:
            other = path_space(other_row, other_column)
            if b.room[other] == b.room[space]:
                fill = ground(s, b, space)
                if other_row == row:
                    canvas.box(x + CELL_W - 7, y + 3, 14, SPACE_H - 6, fill)
                else:
                    canvas.box(x + 3, y + SPACE_H - 7, CELL_W - 6, 14, fill)


def draw_printed(canvas: Canvas, s: State, b: B.Board, space: int) -> None:
    """What stands on a space: the effects of its room with modifier and cost, and a die."""
    x, y = corner(space)
    if b.kind[space] == B.AA_GUN:
        canvas.shape([(x + 8, y + 8), (x + 20, y + 8), (x + 14, y + 20)], "#5b2f5f")
        canvas.text(x + 32, y + 14, "-1", C.ROOM_INK, 15)
    elif b.kind[space] == B.ROOM and b.room_first[b.room[space]] == space:
        draw_room(canvas, b, b.room[space], x, y)
    die = die_on(s, space)
    if 0 <= die < WORKERS:
        kind = "white" if die >= FIRST_WHITE else "plain"
        canvas.die(x + 52, y + 36, s.worker_value[die], kind, 27)
    elif die >= WORKERS:
        robot = die - WORKERS
        kind = "tired" if s.robot_exhausted[robot] else "robot"
        canvas.die(x + 52, y + 36, s.robot_value[robot], kind, 27)


def draw_room(canvas: Canvas, b: B.Board, room: int, x: float, y: float) -> None:
    at = x + 13
    for i in range(B.MAX_EFFECTS):
        effect = b.room_effect[room * B.MAX_EFFECTS + i]
        if effect != B.NO_EFFECT:
            getattr(canvas, ICONS[effect])(at, y + 14)
            at += 17
    modifier = b.room_modifier[room]
    if modifier:
        text = f"{'+' if modifier > 0 else '-'}{abs(modifier)}"
        canvas.text(at - 6, y + 14, text, C.ROOM_INK, 15, "lm")
    if b.room_cost[room]:
        canvas.bolt(x + 12, y + 39, 0.75)
        canvas.text(x + 19, y + 39, str(b.room_cost[room]), C.ROOM_INK, 14, "lm")


def draw_markers(canvas: Canvas, s: State, b: B.Board) -> None:
    """Damage on the left, energy on the right, each as a column of boxes."""
    x = LEFT + COLUMNS * CELL_W + 16
    canvas.burst(22, BASE_TOP - 12, s.damage)
    canvas.bolt(x + 14, BASE_TOP - 12)
    height = HAND_TOP - BASE_TOP
    for n in range(b.hits + 1):
        step = height / (b.hits + 1)
        fill = C.DANGER if 0 < n <= s.damage else C.EDGE
        line = C.ACCENT if n == s.damage else C.LINE
        canvas.box(8, BASE_TOP + n * step + 1, 28, step - 2, fill, line, 4)
        if n == b.hits:
            canvas.skull(22, BASE_TOP + (n + 0.5) * step)
        else:
            canvas.text(22, BASE_TOP + (n + 0.5) * step, str(n), C.INK, 14)
    for n in range(b.energy_max + 1):
        step = height / (b.energy_max + 1)
        y = HAND_TOP - (n + 1) * step
        full = 0 < n <= s.energy
        line = C.ACCENT if n == s.energy else C.LINE
        canvas.box(x, y + 1, 28, step - 2, C.ENERGY if full else C.EDGE, line, 4)
        canvas.text(x + 14, y + step / 2, str(n), C.ROOM_INK if full else C.INK, 14)


def draw_hand(canvas: Canvas, s: State) -> None:
    """The dice in hand, the round, and at the end who won."""
    y = HAND_TOP + HAND_H / 2 + 1
    x = LEFT + 18.0
    for worker in range(WORKERS):
        if s.worker_space[worker] == OFF and s.phase != OVER:
            kind = "white" if worker >= FIRST_WHITE else "plain"
            canvas.die(x, y, s.worker_value[worker], kind, 30)
            x += 40
    for n in range(s.install_count):
        canvas.die(x, y, s.install_value[n], "robot", 30)
        x += 40
    canvas.text(LEFT + COLUMNS * CELL_W, HAND_TOP + 13, f"# {s.round}", C.DIM, 16, "rm")
    if s.phase == OVER:
        won = s.result == WON_RESEARCH
        canvas.box(LEFT, HAND_TOP + 5, 120, HAND_H - 10, C.RESEARCH if won else C.DANGER, None, 6)
        if won:
            canvas.flask(LEFT + 60, y, 1.4)
        else:
            canvas.skull(LEFT + 60, y)
