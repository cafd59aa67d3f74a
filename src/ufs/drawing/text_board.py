"""The board as text, in the notation of the content files. Sky and base share their columns."""

from __future__ import annotations

from ufs.base.words import Term, Words
from ufs.content.notation import COUNTED_ACTIONS, SkyRow
from ufs.drawing.shapes import ship_letter, short_effect
from ufs.drawing.text_pieces import goals_line, piece_rules
from ufs.game import Game
from ufs.game.events import ACTION_NAMES
from ufs.game.moves import KINDS, ROBOT_NAMES
from ufs.game.setup import real_title
from ufs.rules.board import (
    AA_GUN,
    BASE_ROWS,
    COLUMNS,
    NO_ACTION,
    path_space,
)
from ufs.rules.excavator import is_excavated
from ufs.rules.rooms import die_on
from ufs.rules.state import FIRST_WHITE, HALTED, WORKERS, State

CELL = 12  # characters of a column
MARGIN = 5


def draw_board(game: Game, words: Words) -> str:
    """Sky, city and base, with aligned columns."""
    s = game.state()
    rows = [line("", [str(column) for column in range(1, COLUMNS + 1)])]
    # S2, A3: rows of the city are not sky; the mothership may be there all the same.
    last = max(s.mothership, min(game.table.board.rows, game.table.board.city_row - 1))
    rows += [sky_row(game, s, row) for row in range(s.mothership, last + 1)]
    rows.append(" " * MARGIN + f"{city_name(game, words):~^{COLUMNS * (CELL + 1) + 1}}")
    for row in range(BASE_ROWS):
        rows += base_row(game, s, row)
    return "\n".join(text.rstrip() for text in rows)


def line(margin: str, cells: list[str], edge: str = " ") -> str:
    return f"{margin:<{MARGIN}}{edge}" + edge.join(f"{cell:^{CELL}}" for cell in cells) + edge


def status(game: Game, words: Words) -> str:
    """Round, phase and the positions of the markers."""
    s, b = game.state(), game.table.board
    text = words.say(
        "terminal-status",
        round=s.round,
        phase=words.say(f"phase-{game.phase}"),
        energy=s.energy,
        energy_max=b.energy_max,
        damage=s.damage,
        hits=b.hits,
        research=s.research,
        research_length=b.research_length,
    )
    costs = b.research_cost[s.research : min(s.research + 4, b.research_length)]
    if costs:
        text += f" ({words.say('terminal-next-research', costs=' '.join(map(str, costs)))})"
    else:
        text += f" ({words.say('terminal-research-done')})"
    return "\n".join([text, *goals_line(game, words)])


def next_step(game: Game, words: Words) -> str:
    """What the mothership will do at the end of the round, and the distance to the skull."""
    s, b = game.state(), game.table.board
    rows = b.skull_row - s.mothership
    if s.mothership_held & HALTED:  # F28: it neither descends nor acts
        return words.say("terminal-next-halted", row=s.mothership, rows=rows)
    row = s.mothership + 1
    action = Term(f"next-{ACTION_NAMES[b.action[row]]}", amount=b.action_amount[row])
    if row == b.skull_row:
        action = Term("next-skull")
    elif s.mothership_held:
        action = Term("next-none")
    return words.say("terminal-next-step", row=row, action=action, rows=rows)


def setup_line(game: Game, words: Words) -> str:
    """The setup: edition, city and side, difficulty, seed; then the rules of the pieces."""
    setup, city = game.table.setup, game.table.city
    title = real_title(setup)
    parts = [*([title] if title else []), getattr(game.table.edition.name, words.language)]
    if city is not None:
        side = "side-damaged" if setup["damaged"] else "side-blue"
        parts.append(f"{getattr(city.name, words.language)} ({words.say(side)})")
    difficulty = "terminal-threat" if city else "terminal-level"
    parts.append(words.say(difficulty, level=len(setup["hard"]), pieces=", ".join(setup["hard"])))
    parts.append(words.say("terminal-seed", seed=str(game.seed)))
    return "\n".join([" · ".join(parts), *piece_rules(game.table, words)])


def city_name(game: Game, words: Words) -> str:
    if game.table.city is None:
        return f" {words.say('terminal-city')} "
    name: str = getattr(game.table.city.name, words.language)
    return f" {name} "


def ships_in(game: Game, s: State, row: int) -> list[str]:
    """The letter of the ship in every column of a row, or nothing."""
    letters = [""] * COLUMNS
    for ship in range(game.table.board.ships):
        if s.ship_row[ship] == row:
            letters[s.ship_column[ship]] = ship_letter(KINDS[s.ship_kind[ship]])
    return letters


def sky_row(game: Game, s: State, row: int) -> str:
    """A row of the sky with its ships, or the mothership with its drop points."""
    ships = ships_in(game, s, row)
    if row == s.mothership:
        return line(f"=>{row:>2}", [f"[ {ship or ' '} ]" for ship in ships], "=")
    printed = game.table.sky[row - 1]
    cells = [
        f"{ship} {token}" if ship else token
        for ship, token in zip(ships, printed.tokens, strict=True)
    ]
    return line(f"{row:>4}", cells) + action_text(printed, game.table.board.action[row])


def action_text(printed: SkyRow, action: int) -> str:
    """What the mothership does in a row; in brackets if an ability makes it void (F32)."""
    if printed.action == "-":
        return ""
    amount = f" {printed.amount}" if printed.action in COUNTED_ACTIONS else ""
    text = printed.action + amount
    return f"({text})" if action == NO_ACTION and printed.action != "SKULL" else text


def base_row(game: Game, s: State, row: int) -> list[str]:
    """A row of the base: the rooms, and the dice below them."""
    spaces = [path_space(row, column) for column in range(COLUMNS)]
    arrow = "<-" if row % 2 == 0 else "->"
    return [
        line(f"{row + 1} {arrow}", [room_text(game, space) for space in spaces], "|"),
        line("", [space_text(game, s, space) for space in spaces], "|"),
    ]


def space_text(game: Game, s: State, space: int) -> str:
    """The die on a space, an unusual hold, the excavator, or the ground."""
    die = die_text(s, space)
    if is_excavated(s, space):
        return die or hold_text(game, space)
    if space == s.excavator:
        return "EXCAVATOR"
    return f"{die:#^{CELL}}"


def hold_text(game: Game, space: int) -> str:
    """F29: by how much less ships descend for a die here, if that is unusual (D6)."""
    b = game.table.board
    usual = 1 if b.kind[space] == AA_GUN else 0
    return "" if b.hold[space] == usual else f"hold {b.hold[space]}"


def special_legend(game: Game, words: Words) -> list[str]:
    """F37: what the letters in this game's sky stand for."""
    from ufs.game.table_json import view_specials

    found: dict[str, str] = {}
    for row in range(1, game.table.board.rows + 1):
        for letter, special in view_specials(game.table, row).items():
            means = words.say(f"terminal-special-{special['effect']}", amount=special["amount"])
            found[f"{letter}: {means}"] = letter
    return sorted(found, key=lambda line: found[line])


def room_text(game: Game, space: int) -> str:
    if game.table.board.kind[space] == AA_GUN:
        return "aa"
    room = game.table.room_at(space)
    if room is None:
        return "tunnel"
    modifier = f"{room.modifier:+d}" if room.modifier else ""
    cost = f"/{room.cost}" if room.cost else ""
    size = f"[{len(room.spaces)}]" if len(room.spaces) > 1 else ""
    long = f"{'+'.join(room.effects)}{modifier}{cost}"
    short = f"{'+'.join(short_effect(word) for word in room.effects)}{modifier}{cost}"
    fitting = [text for text in (long + size, short + size, short) if len(text) <= CELL]
    return fitting[0] if fitting else short[:CELL]


def die_text(s: State, space: int) -> str:
    die = die_on(s, space)
    if die < 0:
        return ""
    if die < WORKERS:
        return f"({'w' if die >= FIRST_WHITE else ''}{s.worker_value[die]})"
    robot = die - WORKERS
    return f"<{ROBOT_NAMES[robot]}:{s.robot_value[robot]}{'*' if s.robot_exhausted[robot] else ''}>"
