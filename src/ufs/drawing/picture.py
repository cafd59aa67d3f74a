"""The board as a picture, for `rgb_array`: sky, city and base above each other, dice in hand below.

It contains no words, so it is the same in every language.
"""

from __future__ import annotations

from typing import Any

from ufs.content.vocabulary import EFFECTS
from ufs.drawing import canvas as C
from ufs.drawing.canvas import Canvas
from ufs.drawing.shapes import color, ellipse, paint_of, pair_class
from ufs.game import Game
from ufs.game.events import ACTION_NAMES, SPECIAL_NAMES
from ufs.game.moves import KINDS
from ufs.game.position import is_won
from ufs.game.setup import Table
from ufs.rules import board as B
from ufs.rules.board import BASE_ROWS, COLUMNS, path_column, path_row, path_space
from ufs.rules.excavator import is_excavated
from ufs.rules.rooms import die_on
from ufs.rules.state import (
    ABOARD,
    FIRST_WHITE,
    OFF,
    OVER,
    SHIP_KINDS,
    SUPPLY,
    WORKERS,
    State,
)

LEFT, CELL_W, RIGHT = 46, 72, 66
SKY_H, CITY_H, SPACE_H, HAND_H = 476, 26, 54, 44
WIDTH = LEFT + COLUMNS * CELL_W + RIGHT
SKY_TOP = 6
CITY_TOP = SKY_TOP + SKY_H
BASE_TOP = CITY_TOP + CITY_H
HAND_TOP = BASE_TOP + BASE_ROWS * SPACE_H
HEIGHT = HAND_TOP + HAND_H

SHIP = 0.9  # scales of the shared signs
SIGN = 0.75
EFFECT_NAMES = {number: word for word, number in EFFECTS.items()}
GOAL_SIGNS = ("goal-icon depth", "ship basic", "ship orange", "goal-icon shot")


def draw_picture(game: Game) -> Any:
    """The table as it is now: (height, width, 3) of uint8."""
    s, b = game.state(), game.table.board
    canvas = Canvas(WIDTH, HEIGHT, game.table.book)
    draw_sky(canvas, s, game.table)
    draw_ships(canvas, s, b)
    draw_actions(canvas, s, b)
    draw_track(canvas, s, b)
    draw_city(canvas, game.table.city.id if game.table.city else "city")
    draw_goals(canvas, s, b)
    draw_base(canvas, s, b)
    draw_markers(canvas, s, b)
    draw_hand(canvas, s)
    draw_abilities(canvas, s, b)
    return canvas.array()


def row_height(b: B.Board) -> float:
    """A7: the picture has one size; eighteen rows are lower than sixteen."""
    return SKY_H / (b.rows + 1)


def row_top(b: B.Board, row: float) -> float:
    return SKY_TOP + row * row_height(b)


def middle(b: B.Board, row: int, column: int) -> tuple[float, float]:
    """The middle of a space of the sky."""
    return LEFT + (column + 0.5) * CELL_W, row_top(b, row + 0.5)


def draw_sky(canvas: Canvas, s: State, table: Table) -> None:
    """The printed sky below the mothership, darker above it."""
    b = table.board
    for row in range(b.rows + 1):
        share = row / b.rows
        shade = [round(a + (z - a) * share) for a, z in ((24, 74), (22, 58), (52, 92))]
        fill = "#{:02x}{:02x}{:02x}".format(*shade)
        canvas.box(LEFT, row_top(b, row), COLUMNS * CELL_W, row_height(b), fill)
        if 0 < row < b.city_row and row > s.mothership:
            for column in range(COLUMNS):
                draw_token(canvas, table, row, column)
    for column in range(1, COLUMNS):
        x = LEFT + column * CELL_W
        canvas.path([(x, SKY_TOP), (x, CITY_TOP)], "#3f3860")
    if b.city_row <= b.rows:  # S2, A3: the last rows are the city already
        top = row_top(b, b.city_row)
        canvas.box(LEFT, top, COLUMNS * CELL_W, CITY_TOP - top, C.EDGE)


def draw_token(canvas: Canvas, table: Table, row: int, column: int) -> None:
    b = table.board
    token, (x, y) = b.sky[row * COLUMNS + column], middle(b, row, column)
    if token == B.TELEPORT:
        letter = table.sky[row - 1].tokens[column]
        canvas.teleport(x - 18, y, letter, pair_class(letter, teleport_letters(table)))
    elif token > B.RED_EXPLOSION:
        canvas.burst(x - 18, y, token - B.RED_EXPLOSION, red=True)
    elif token > B.EXPLOSION:
        canvas.burst(x - 18, y, token - B.EXPLOSION)
    elif token >= B.SPECIAL:
        canvas.special(x - 18, y, SPECIAL_NAMES[b.special_effect[token - B.SPECIAL]])
    elif token == B.ICON:
        canvas.sign("mother-icon", x - 18, y, SIGN)
    elif token in (B.ARROW_LEFT, B.ARROW_RIGHT):
        canvas.sign("arrow", x - 18, y, SIGN, left=token == B.ARROW_LEFT)


def teleport_letters(table: Table) -> set[str]:
    """A1: the letters of all pairs in this sky."""
    b = table.board
    return {
        token
        for row, printed in enumerate(table.sky, 1)
        for column, token in enumerate(printed.tokens)
        if b.sky[row * COLUMNS + column] == B.TELEPORT
    }


def draw_ships(canvas: Canvas, s: State, b: B.Board) -> None:
    """The mothership's hull with its drop points, and every ship in the sky."""
    y = row_top(b, s.mothership)
    canvas.mothership(LEFT, y + 18, COLUMNS * CELL_W, 22 if s.mothership else 12)
    for column in range(COLUMNS):
        x, _ = middle(b, 0, column)
        hatchway = ellipse(0, 0, CELL_W / 2 - 12, 3.6)
        canvas.shape(hatchway, paint_of("mothership", "hatchway"), x, y + 20)
    for ship in range(b.ships):
        if s.ship_row[ship] >= 0:
            # Beside the token, which stays readable; on a drop point in the middle.
            x, y = middle(b, min(s.ship_row[ship], b.city_row), s.ship_column[ship])
            on_drop_point = s.ship_row[ship] == s.mothership
            place = (x, y + 7) if on_drop_point else (x + 16, y)
            canvas.sign(f"ship {KINDS[s.ship_kind[ship]]}", *place, SHIP)


def draw_actions(canvas: Canvas, s: State, b: B.Board) -> None:
    """What the mothership does in each row; the skull; the ships aboard it."""
    x = LEFT + COLUMNS * CELL_W + 8
    for row in range(1, b.rows + 1):
        y = row_top(b, row + 0.5)
        if row == s.mothership + 1 and s.phase != OVER:
            canvas.box(x - 5, y - 12, RIGHT - 8, 24, C.PAPER, C.ACCENT, 4)
        if row == b.skull_row:
            canvas.sign("action-icon skull", x + 22, y, SIGN)
        elif row < b.skull_row and row > s.mothership:
            draw_action(canvas, x + 12, y, b.action[row], b.action_amount[row])
    aboard = [
        (kind, sum(s.ship_row[n] == ABOARD and s.ship_kind[n] == kind for n in range(b.ships)))
        for kind in range(SHIP_KINDS)
    ]
    at = s.mothership + 0.5
    for kind, waiting in aboard:
        if waiting:  # from the mothership's row upwards, or downwards where there is none
            canvas.sign(f"ship {KINDS[kind]}", x + 14, row_top(b, at), SHIP)
            canvas.text(x + 42, row_top(b, at), f"x{waiting}", C.INK, 14)
            at += -1 if s.mothership >= len(aboard) else 0.8


def draw_action(canvas: Canvas, x: float, y: float, action: int, amount: int) -> None:
    canvas.sign(f"action-icon {ACTION_NAMES[action]}", x + 2, y, 0.95)
    if action not in (B.NO_ACTION, B.HIT):
        sign = "+" if action in (B.REINFORCE, B.SHIPS_DOWN) else "-"
        canvas.text(x + 31, y, f"{sign}{amount}", C.INK, 14)


def draw_track(canvas: Canvas, s: State, b: B.Board) -> None:
    """The research track, upwards: finished spaces are green, the next one is framed."""
    count = max(b.research_length, 1)
    height = min(row_height(b), (CITY_TOP - SKY_TOP - 24) / count)
    for space in range(b.research_length):
        y = CITY_TOP - (space + 1) * height
        done = space < s.research
        line = C.ACCENT if space == s.research else C.LINE
        canvas.box(8, y + 1, 28, height - 2, color("research") if done else C.EDGE, line, 4)
        size = 14 if height > 20 else 11
        canvas.text(22, y + height / 2, str(b.research_cost[space]), C.INK, size)
    canvas.sign("effect research", 22, CITY_TOP - count * height - 11, SIGN)


def draw_city(canvas: Canvas, id: str) -> None:
    """The city's skyline."""
    canvas.box(LEFT, CITY_TOP, COLUMNS * CELL_W, CITY_H, color("horizon"))
    canvas.skyline(id, LEFT, CITY_TOP + CITY_H, COLUMNS * CELL_W, 0.36)


def draw_goals(canvas: Canvas, s: State, b: B.Board) -> None:
    """F36: the goals besides research, in front of the skyline; filled once they are met."""
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
            canvas.sign(GOAL_SIGNS[n], x + 26, y, SIGN if n != 2 else 0.6)
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
    signs = ((s.smoke, "action-icon dive"), (s.supplies, "effect energy"))
    x = LEFT + COLUMNS * CELL_W + 14.0
    for count, sign in signs:  # F26, F27: in effect this round
        if count:
            canvas.sign(sign, x, HAND_TOP + HAND_H / 2, SIGN)
            canvas.text(x + 14, HAND_TOP + HAND_H / 2, str(count), C.INK, 14)
            x += 30
    if s.mothership_held:  # F28: it waits
        top = row_top(b, s.mothership)
        for n in (0, 8):
            x = LEFT + COLUMNS * CELL_W / 2 - 7 + n
            canvas.box(x, top + 5, 5, 14, C.ACCENT, color("hull-ink"))


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
        canvas.sign("excavator", x + 48, y + 34, SIGN, left=path_row(s.excavator) % 2 == 0)


def corner(space: int) -> tuple[float, float]:
    return LEFT + path_column(space) * CELL_W, BASE_TOP + path_row(space) * SPACE_H


def ground(s: State, b: B.Board, space: int) -> str:
    if b.kind[space] == B.AA_GUN:
        return "#cfc3d6"
    if is_excavated(s, space):
        return color("room" if b.kind[space] == B.ROOM else "tunnel")
    return "#8d7253" if b.kind[space] == B.ROOM else color("earth")


def draw_space(canvas: Canvas, s: State, b: B.Board, space: int) -> None:
    x, y = corner(space)
    canvas.box(x, y, CELL_W, SPACE_H, color("earth-dark"))
    canvas.box(x + 2, y + 2, CELL_W - 4, SPACE_H - 4, ground(s, b, space), color("room-line"), 5)


def join_room(canvas: Canvas, s: State, b: B.Board, space: int) -> None:
    """Join the spaces of a large room."""
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
    """What is on a space: the effects of its room with modifier and cost, and a die."""
    x, y = corner(space)
    if b.kind[space] == B.AA_GUN:
        canvas.sign("aa", x + 14, y + 15, SIGN)
        canvas.text(x + 32, y + 14, "-1", C.ROOM_INK, 15)
    elif b.kind[space] == B.ROOM and b.room_first[b.room[space]] == space:
        draw_room(canvas, b, b.room[space], x, y)
    die = die_on(s, space)
    if 0 <= die < WORKERS:
        kind = "white" if die >= FIRST_WHITE else "plain"
        canvas.die(x + 52, y + 36, s.worker_value[die], kind, 27)
    elif die >= WORKERS:
        robot = die - WORKERS
        kind = "robot exhausted" if s.robot_exhausted[robot] else "robot"
        canvas.die(x + 52, y + 36, s.robot_value[robot], kind, 27)


def draw_room(canvas: Canvas, b: B.Board, room: int, x: float, y: float) -> None:
    at = x + 13
    for i in range(B.MAX_EFFECTS):
        effect = b.room_effect[room * B.MAX_EFFECTS + i]
        if effect != B.NO_EFFECT:
            canvas.sign(f"effect {EFFECT_NAMES[effect]}", at, y + 14, SIGN)
            at += 17
    modifier = b.room_modifier[room]
    if modifier:
        text = f"{'+' if modifier > 0 else '-'}{abs(modifier)}"
        canvas.text(at - 6, y + 14, text, C.ROOM_INK, 15, "lm")
    if b.room_cost[room]:
        canvas.sign("cost", x + 12, y + 39, SIGN)
        canvas.text(x + 19, y + 39, str(b.room_cost[room]), C.ROOM_INK, 14, "lm")


def draw_markers(canvas: Canvas, s: State, b: B.Board) -> None:
    """Damage on the left, energy on the right, each as a column of boxes."""
    x = LEFT + COLUMNS * CELL_W + 16
    canvas.burst(22, BASE_TOP - 12, s.damage)
    canvas.sign("effect energy", x + 14, BASE_TOP - 12, SIGN)
    height = HAND_TOP - BASE_TOP
    for n in range(b.hits + 1):
        step = height / (b.hits + 1)
        fill = C.DANGER if 0 < n <= s.damage else C.EDGE
        line = C.ACCENT if n == s.damage else C.LINE
        canvas.box(8, BASE_TOP + n * step + 1, 28, step - 2, fill, line, 4)
        if n == b.hits:
            canvas.sign("action-icon skull", 22, BASE_TOP + (n + 0.5) * step, SIGN)
        else:
            canvas.text(22, BASE_TOP + (n + 0.5) * step, str(n), C.INK, 14)
    for n in range(b.energy_max + 1):
        step = height / (b.energy_max + 1)
        y = HAND_TOP - (n + 1) * step
        full = 0 < n <= s.energy
        line = C.ACCENT if n == s.energy else C.LINE
        canvas.box(x, y + 1, 28, step - 2, color("energy") if full else C.EDGE, line, 4)
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
    if s.points:  # A5: still to be dealt out
        canvas.sign("effect command", x, y)
        canvas.text(x + 26, y, f"+{s.points}", C.INK, 16)
    canvas.text(LEFT + COLUMNS * CELL_W, HAND_TOP + 13, f"# {s.round}", color("ink-2"), 16, "rm")
    if s.phase == OVER:
        won = is_won(s)
        fill = color("research") if won else C.DANGER
        canvas.box(LEFT, HAND_TOP + 5, 120, HAND_H - 10, fill, None, 6)
        canvas.sign("effect research" if won else "action-icon skull", LEFT + 60, y)
