"""The board as text, in the signs of the content files."""

from __future__ import annotations

from typing import Any

from ufs.game import Game
from ufs.rules.board import AA_GUN, BASE_ROWS, COLUMNS, SKY_ROWS, path_space
from ufs.rules.robots import is_excavated
from ufs.rules.rooms import die_on
from ufs.rules.state import BASIC, FIRST_WHITE, WORKERS, State
from ufs.words import Words

CELL = 15  # characters of a space of the base
LETTERS = ("B", "R")


def draw_board(game: Game, words: Words) -> str:
    """Sky, city and base, one line a row."""
    s = game.state()
    lines = [
        status(game, s, words),
        "",
        " " * 8 + "".join(f"{column:^5}" for column in range(1, COLUMNS + 1)),
    ]
    if s.mothership == 0:
        lines.append(drop_points(game, s, words, 0, ""))
    last = SKY_ROWS if game.table.sky[-1].tokens else SKY_ROWS - 1
    lines += [sky_row(game, s, words, row) for row in range(max(1, s.mothership), last + 1)]
    lines.append("     ~~ " + f"{city_name(game, words):~^25}")
    lines += [base_row(game, s, row) for row in range(BASE_ROWS)]
    return "\n".join(lines)


def status(game: Game, s: State, words: Words) -> str:
    b = game.table.board
    position = game.position()
    line = words.say(
        "terminal-status",
        round=s.round,
        phase=words.say(f"phase-{position['phase']}"),
        energy=s.energy,
        energy_max=b.energy_max,
        damage=s.damage,
        hits=b.hits,
        research=s.research,
        research_length=b.research_length,
    )
    costs = b.research_cost[s.research : min(s.research + 4, b.research_length)]
    if not costs:
        return f"{line} ({words.say('terminal-research-done')})"
    return f"{line} ({words.say('terminal-next-research', costs=' '.join(map(str, costs)))})"


def city_name(game: Game, words: Words) -> str:
    if game.table.city is None:
        return f" {words.say('terminal-city')} "
    name: str = getattr(game.table.city.name, words.language)
    return f" {name} "


def ships_in(game: Game, s: State, row: int) -> list[str]:
    """The letter of the ship in every column of a row, or a blank."""
    letters = [" "] * COLUMNS
    for ship in range(game.table.board.basic_ships + game.table.board.reinforcements):
        if s.ship_row[ship] == row:
            letters[s.ship_column[ship]] = LETTERS[0] if s.ship_kind[ship] == BASIC else LETTERS[1]
    return letters


def drop_points(game: Game, s: State, words: Words, row: int, action: str) -> str:
    cells = "".join(f"{ship if ship != ' ' else '_':^5}" for ship in ships_in(game, s, row))
    return f"  ==>{row:>2} {cells}  <== {words.say('terminal-mothership')} {action}".rstrip()


def sky_row(game: Game, s: State, words: Words, row: int) -> str:
    printed = game.table.sky[row - 1]
    action = "" if printed.action == "-" else f"{printed.action} {printed.amount or ''}".strip()
    if printed.action == "hit":
        action = "hit"
    if row == s.mothership:
        return drop_points(game, s, words, row, "")
    cells = "".join(
        f"{(ship + token).strip():^5}"
        for ship, token in zip(ships_in(game, s, row), printed.tokens, strict=True)
    )
    return f"     {row:>2} {cells}  {action}".rstrip()


def base_row(game: Game, s: State, row: int) -> str:
    cells = [base_cell(game, s, path_space(row, column)) for column in range(COLUMNS)]
    arrow = "<-" if row % 2 == 0 else "->"
    return f"{row + 1} {arrow} |" + "|".join(f"{cell:^{CELL}}" for cell in cells) + "|"


def base_cell(game: Game, s: State, space: int) -> str:
    """What a space is, and the die on it."""
    die = die_text(s, space)
    name = room_text(game, space)
    if space == s.excavator and not is_excavated(s, space):
        return "EXC"
    if not is_excavated(s, space):
        name = f"#{name}#" if not die else f"#{name[:8]}#"
    return (
        f"{name} {die}".strip()
        if not die or len(name) + len(die) < CELL
        else f"{name[: CELL - len(die) - 1]} {die}"
    )


SHORT = {"energy": "nrg", "fighters": "jets", "research": "lab", "robot": "bot"}


def room_text(game: Game, space: int) -> str:
    if game.table.board.kind[space] == AA_GUN:
        return "aa -1"
    room = game.table.room_at(space)
    if room is None:
        return "tunnel"
    effects = room.effects if len(room.effects) == 1 else [SHORT[word] for word in room.effects]
    modifier = f"{room.modifier:+d}" if room.modifier else ""
    cost = f"/{room.cost}" if room.cost else ""
    size = f"[{len(room.spaces)}]" if len(room.spaces) > 1 else ""
    return f"{'+'.join(effects)}{modifier}{cost}{size}"


def die_text(s: State, space: int) -> str:
    die = die_on(s, space)
    if die < 0:
        return ""
    if die < WORKERS:
        return f"({'w' if die >= FIRST_WHITE else ''}{s.worker_value[die]})"
    robot = die - WORKERS
    return f"<{s.robot_value[robot]}{'*' if s.robot_exhausted[robot] else ''}>"


def dice_in_hand(s: State) -> list[Any]:
    """(index, value) of the workers not yet placed."""
    return [(n, s.worker_value[n]) for n in range(WORKERS) if s.worker_space[n] == -1]
