"""The text record of a game: headers, rolls, moves, result. A person can read it and edit it.

    ufs-record/1
    edition: box
    city: roswell
    seed: 7
    dice: auto
    pieces: 3f8a1c0b9d2e4f56

    # Round 1
    roll P1=3 P2=6 P3=1 W1=2 W2=5
    W1 2-4
    roll P1=4 P2=1 P3=1 W2=6
    …
    use 2-4
    correct energy=4 S3=mothership
    done
    spawn 3 basic
    result lost damage

`moves` reads and writes the moves and rolls. Everything after a # is a comment, which stays in its
place when the game is written again. `pieces` is the hash of the pieces it was played with; lines
`piece: {…}` carry them along (`ufs.game.made_with`). `real: {…}` names the real cards beside the
board. The last line says how the game ended, or `unfinished`; a text without one was cut off.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ufs.base import strict_json
from ufs.base.errors import UfsError, show
from ufs.base.words import Term
from ufs.content.loader import Library
from ufs.game.comments import Comments, read_lines, write_line
from ufs.game.corrections import read_correction, write_correction
from ufs.game.game import MAX_SEED, Game, Step
from ufs.game.made_with import Known, begin_with_pieces, write_carried
from ufs.game.moves import in_hand, read_move, read_roll, write_move, write_roll
from ufs.game.shapes import FORMAT, SAVE, SAVE_FORMAT, CommentsShape, SaveShape, validate
from ufs.rules import RULES_VERSION

MAGIC = "ufs-record/1"
MAX_RECORD = 2_000_000  # characters; a long game is a few thousand
SETUP_HEADERS = ("hard", "city", "damaged", "sky", "scenario", "characters", "real")
PIECE = "piece"  # the only header that may come more than once
HEADERS = ("edition", *SETUP_HEADERS, "seed", "dice", "position", "rules", "pieces")
# The keys of comments that belong to no step; those of headers have the header's name.
FIRST_LINE, FIRST_ROLL, LAST_LINE = "format", "roll", "end"


def write_record(game: Game, with_pieces: bool = False) -> str:
    """A game as text."""
    comments = game.comments
    pieces = write_carried(game.table.pieces) if with_pieces else []
    carried = [f"{PIECE}: {json.dumps(one, ensure_ascii=False)}" for one in pieces]
    lines = [*write_head(game), *carried, ""]
    if game.origin is None:
        lines.append("# Round 1")
    if game.first_rolls:
        lines += write_line(write_roll(range(5), game.first_rolls[0]), comments.get(FIRST_ROLL))
    for step in game.steps:
        lines += write_step(step)
    lines += write_line(write_end(game.result), comments.get(LAST_LINE))
    return "\n".join(lines) + "\n"


def write_step(step: Step) -> list[str]:
    """A move and the roll that followed it, with a heading where a new round began."""
    comments = iter(step.comments)
    new_round = step.after.round != step.before.round
    heading = ["", f"# Round {step.after.round}"] if new_round else []
    lines = []
    if step.action != {"do": "roll"}:  # automatic dice: the roll itself follows
        move = write_step_move(step)
        lines += write_line(move, next(comments, None))
    lines += heading
    for rolled in step.rolls:
        lines += write_line(write_roll(in_hand(step.after), rolled), next(comments, None))
    return lines


def write_step_move(step: Step) -> str:
    """What the player did, as one line."""
    if step.is_correction:
        return write_correction(step.facts)
    return write_move(step.action, in_hand(step.before))


def write_head(game: Game) -> list[str]:
    """The first line and the headers; a comment stays even if its header is not written."""
    left = dict(game.comments)
    lines = write_line(MAGIC, left.pop(FIRST_LINE, None))
    for header in write_headers(game):
        lines += write_line(header, left.pop(header.partition(":")[0], None))
    for name in HEADERS:
        comments = left.get(name, Comments())
        lines += filter(None, [*comments.above, comments.beside, *comments.below])
    return lines


def write_headers(game: Game) -> list[str]:
    setup = game.table.setup
    lines = [f"edition: {setup['edition']}"]
    if game.origin is not None:
        lines.append(f"position: {json.dumps(game.origin)}")
    else:
        if setup["hard"]:
            lines.append(f"hard: {' '.join(setup['hard'])}")
        if "city" in setup:
            lines.append(f"city: {setup['city']}")
            lines.append(f"damaged: {'yes' if setup['damaged'] else 'no'}")
            lines.append(f"sky: {' '.join(setup['sky'])}")
        if setup.get("scenario"):
            lines.append(f"scenario: {setup['scenario']}")
        if setup.get("characters"):
            lines.append(f"characters: {' '.join(map(write_character, setup['characters']))}")
        if setup.get("real"):
            lines.append(f"real: {json.dumps(setup['real'], ensure_ascii=False)}")
    lines += [f"seed: {game.seed}", f"dice: {game.dice}"]
    return [*lines, f"rules: {RULES_VERSION}", f"pieces: {game.table.pieces_hash}"]


def write_character(member: dict[str, Any]) -> str:
    """A character of the team; a plus marks an upgraded one."""
    return f"{member['id']}{'+' if member['upgraded'] else ''}"


def write_end(result: dict[str, Any] | None) -> str:
    if result is None:
        return "unfinished"
    return f"result {'won' if result['won'] else 'lost'} {result['reason']}"


class RecordLine:
    """One line with content, its number and its comments."""

    def __init__(self, number: int, text: str, comments: Comments) -> None:
        self.number = number
        self.text = text
        self.comments = comments

    def error(self, key: str, rule: str | None = None, **args: Any) -> UfsError:
        what = Term(key, **args)
        return UfsError(
            "bad_record", "record-line", rule, line=str(self.number), text=self.text[:60], what=what
        )

    @contextmanager
    def locate_errors(self) -> Iterator[None]:
        """Add this line to errors raised inside, unless they already name a line."""
        try:
            yield
        except UfsError as error:
            if error.key == "record-line":
                raise
            raise self.error(error.key, error.rule, **error.args_) from None


def read_record(text: str, library: Library | None = None, known: Known | None = None) -> Game:
    """Replay a record. An error names the line and the reason."""
    if len(text) > MAX_RECORD:
        raise UfsError("bad_record", "record-too-long", most=str(MAX_RECORD))
    lines = [RecordLine(*line) for line in read_lines(text)]
    if not lines or lines[0].text != MAGIC:
        raise UfsError("bad_record", "record-not-one", expected=MAGIC)
    split = next((n for n, line in enumerate(lines[1:], 1) if ":" not in line.text), len(lines))
    headers = lines[1:split]
    carried = [read_json((line, header_value(line))) for line in headers if is_carried(line)]
    headers = [line for line in headers if not is_carried(line)]
    game = open_game(headers, carried, library, known)
    game.comments[FIRST_LINE] = lines[0].comments
    for line in headers:
        game.comments[header_name(line)] = line.comments
    replay_lines(game, lines[split:], lines[-1].number)
    return game


def header_name(line: RecordLine) -> str:
    return line.text.partition(":")[0].strip()


def header_value(line: RecordLine) -> str:
    return line.text.partition(":")[2].strip()


def is_carried(line: RecordLine) -> bool:
    return header_name(line) == PIECE


def open_game(
    headers: list[RecordLine], carried: list[Any], library: Library | None, known: Known | None
) -> Game:
    """The game that a record's headers describe, before the first roll."""
    found = find_headers(headers)
    seed, dice = read_seed(found), found["dice"][1] if "dice" in found else "auto"
    if dice not in ("auto", "manual"):
        raise found["dice"][0].error("dice-wrong", found=dice)
    if "position" in found:
        refuse_second_setup(found)

    def begin(pieces: Library) -> Game:
        if "position" in found:
            return Game.load(read_json(found["position"]), seed, dice, pieces)
        return Game.blank(read_setup(found), seed, dice, pieces)

    hash = found["pieces"][1] if "pieces" in found else None
    line = found.get("position", found["edition"])[0]
    try:
        return begin_with_pieces(
            begin, pieces_hash, hash=hash, carried=carried, library=library, known=known
        )
    except UfsError as error:
        if error.code == "bad_record":
            raise
        if error.code == "bad_pieces":
            line = found.get("pieces", found["edition"])[0]
        raise line.error(error.key, error.rule, **error.args_) from None


def find_headers(headers: list[RecordLine]) -> dict[str, tuple[RecordLine, str]]:
    found: dict[str, tuple[RecordLine, str]] = {}
    for line in headers:
        name = header_name(line)
        if name not in HEADERS:
            raise line.error("record-unknown-header", found=name, expected=HEADERS)
        if name in found:
            raise line.error("record-header-twice", found=name)
        found[name] = line, header_value(line)
    if "edition" not in found:
        raise UfsError("bad_record", "record-no-edition")
    return found


def pieces_hash(game: Game) -> str:
    return game.table.pieces_hash


def refuse_second_setup(found: dict[str, tuple[RecordLine, str]]) -> None:
    """A position contains its setup; other headers must not contradict it."""
    for name in SETUP_HEADERS:
        if name in found:
            raise found[name][0].error("record-position-has-setup", found=name)
    position = read_json(found["position"])
    setup = position.get("setup") if isinstance(position, dict) else None
    if isinstance(setup, dict) and setup.get("edition") != found["edition"][1]:
        raise found["edition"][0].error("record-other-edition")


def read_seed(found: dict[str, tuple[RecordLine, str]]) -> int | None:
    if "seed" not in found:
        return None
    line, text = found["seed"]
    if not re.fullmatch(r"[0-9]{1,20}", text) or int(text) > MAX_SEED:
        raise line.error("seed-wrong", found=text[:40])
    return int(text)


def read_json(header: tuple[RecordLine, str]) -> Any:
    line, text = header
    with line.locate_errors():
        return strict_json.parse(text, "record-header-json")


def read_setup(found: dict[str, tuple[RecordLine, str]]) -> dict[str, Any]:
    setup: dict[str, Any] = {"edition": found["edition"][1]}
    for name in ("hard", "sky"):
        if name in found:
            setup[name] = found[name][1].split()
    for name in ("city", "scenario"):
        if name in found:
            setup[name] = found[name][1]
    if "characters" in found:
        setup["characters"] = [
            {"id": word.removesuffix("+"), "upgraded": word.endswith("+")}
            for word in found["characters"][1].split()
        ]
    if "real" in found:
        setup["real"] = read_json(found["real"])
    if "damaged" in found:
        line, text = found["damaged"]
        if text not in ("yes", "no"):
            raise line.error("misfit-wrong", found=text[:40], expected="yes, no")
        setup["damaged"] = text == "yes"
    return setup


def replay_lines(game: Game, lines: list[RecordLine], last: int) -> None:
    """Carry out the moves. A roll belongs to the move before it."""
    position = 0
    while position < len(lines):
        line = lines[position]
        if line.text.split()[0] in ("unfinished", "result"):
            check_end(game, line)
            game.comments[LAST_LINE] = line.comments
            if position + 1 < len(lines):
                raise lines[position + 1].error("record-after-end")
            return
        position = replay_line(game, lines, position)
    raise UfsError("bad_record", "record-cut", line=str(last))


def replay_line(game: Game, lines: list[RecordLine], position: int) -> int:
    """Carry out one move with the roll that follows it; return the index of the next line."""
    line = lines[position]
    used = [position]

    def next_roll() -> list[int]:
        used.append(used[-1] + 1)
        if used[-1] >= len(lines) or not is_roll(lines[used[-1]]):
            raise line.error("record-roll-missing", "D14")
        return read_roll_line(lines[used[-1]], game)

    with line.locate_errors():
        if is_correction(line):
            game.replay(
                {"do": "correct", "set": read_correction(line.text, game.position())}, next_roll
            )
        elif not is_roll(line):
            game.replay(read_move(line.text), next_roll)
        elif not replay_roll(game, read_roll_line(line, game)):
            game.comments[FIRST_ROLL] = line.comments
            return position + 1
    game.steps[-1].comments = [lines[n].comments for n in used]
    return used[-1] + 1


def replay_roll(game: Game, values: list[int]) -> bool:
    """Replay a roll that follows no move; return whether it is a step (a game's first is not)."""
    if game.dice == "manual":
        game.act({"do": "roll", "values": values})
    elif game.steps or game.first_rolls or game.origin is not None:
        game.replay({"do": "roll"}, lambda: values)
    else:
        game.roll_first(lambda: values)
        return False
    return True


def is_roll(line: RecordLine) -> bool:
    return line.text.split()[0] == "roll"


def is_correction(line: RecordLine) -> bool:
    return line.text.split()[0] == "correct"


def read_roll_line(line: RecordLine, game: Game) -> list[int]:
    with line.locate_errors():
        return read_roll(line.text, game.in_hand())


def check_end(game: Game, line: RecordLine) -> None:
    expected = write_end(game.result)
    if line.text.split() != expected.split():
        raise line.error("record-wrong-end", expected=expected)


def read_any(text: str, library: Library | None = None, known: Known | None = None) -> Game:
    """A game from a text: a record, or the JSON of a save or a position."""
    text = text.strip().removeprefix("\ufeff")
    if not text.startswith("{"):
        return read_record(text, library, known)
    data = strict_json.parse(text, "load-bad-json", "bad_record")
    form = data.get("format")
    if form == SAVE_FORMAT:
        return read_save(data, library, known)
    if form == FORMAT:
        return Game.load(data, library=library)
    raise UfsError("bad_record", "load-not-one")


def read_save(data: Any, library: Library | None = None, known: Known | None = None) -> Game:
    """Load a saved game with the pieces it names. Every mismatch is reported."""
    save = validate(SAVE, data, "bad_save")
    game = begin_with_pieces(
        lambda pieces: begin_save(save, pieces),
        pieces_hash,
        hash=save.pieces,
        carried=save.carried or [],
        library=library,
        known=known,
    )
    return replay_steps(game, save)


def replay_save(data: Any, library: Library) -> Game:
    """Load a saved game with just these pieces."""
    save = validate(SAVE, data, "bad_save")
    return replay_steps(begin_save(save, library), save)


def begin_save(save: SaveShape, library: Library) -> Game:
    """A saved game before its first roll."""
    if save.origin is not None:
        return Game.load(save.origin, save.seed, save.dice, library)
    return Game.blank(save.setup, save.seed, save.dice, library)


def replay_steps(game: Game, save: SaveShape) -> Game:
    """Replay the steps of a save, and compare with where it stood; nothing is repaired."""
    if game.table.setup != save.setup:
        raise UfsError("bad_save", "save-other-setup")
    if save.rolls and (save.origin is not None or save.dice == "manual"):
        raise UfsError("bad_save", "save-first-roll")
    if save.rolls:
        game.roll_first(lambda: save.rolls[0])
    for number, step in enumerate(save.steps):
        replay_step(game, number, step.action, step.rolls)
        game.steps[-1].comments = [read_comments(one) for one in step.comments]
    game.comments = {name: read_comments(one) for name, one in save.comments.items()}
    done = len(save.steps) if save.at is None else save.at
    for _ in save.steps[done:]:
        game.undo()
    difference = find_difference(game, save.position or {})
    if difference is not None:
        raise UfsError("bad_save", "save-other-position", what=difference)
    return game


def find_difference(game: Game, position: dict[str, Any]) -> Term | None:
    """What differs between a replayed game and the position it was left at."""
    now = json.loads(json.dumps(game.position()))
    for name, was in position.items():
        if now.get(name) != was:
            shown = {"was": show(was, 200), "now": show(now.get(name), 200)}
            return Term("store-other-position", field=name, **shown)
    return None


def read_comments(saved: CommentsShape) -> Comments:
    return Comments(**saved.model_dump())


def replay_step(game: Game, number: int, action: Any, rolls: list[list[int]]) -> None:
    """Carry out a saved step with exactly its saved rolls."""

    def next_roll() -> list[int]:
        if not rolls:
            raise UfsError("bad_save", "save-rolls-missing")
        return rolls.pop(0)

    try:
        game.replay(action, next_roll)
        if rolls:
            raise UfsError("bad_save", "save-rolls-left")
    except UfsError as error:
        what = Term(error.key, **error.args_)
        raise UfsError("bad_save", "save-step", error.rule, step=number, what=what) from None
