"""The text record of a game: headers, rolls, moves, result. A person can read it and edit it.

    ufs-record/1
    edition: box
    city: roswell
    seed: 7
    dice: auto

    # Round 1
    roll P1=3 P2=6 P3=1 W1=2 W2=5
    W1 2-4
    roll P1=4 P2=1 P3=1 W2=6
    …
    use 2-4
    done
    spawn 3 basic
    result lost damage

`moves` reads and writes the moves and rolls. Everything after a # is a comment, which stays in its
place when the game is written again. The last line says how the game ended, or `unfinished`; a text
without one was cut off.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ufs.base.errors import UfsError, show
from ufs.base.words import Term
from ufs.content.loader import Library
from ufs.game.comments import Comments, read_lines, write_line
from ufs.game.game import MAX_SEED, Game, Step
from ufs.game.moves import in_hand, read_move, read_roll, write_move, write_roll
from ufs.game.shapes import FORMAT, SAVE, SAVE_FORMAT, CommentsShape, validate

MAGIC = "ufs-record/1"
MAX_RECORD = 2_000_000  # characters; a long game is a few thousand
HEADERS = (
    *("edition", "hard", "city", "damaged", "sky", "scenario", "characters"),
    *("seed", "dice", "position"),
)
# The keys of comments that belong to no step; those of headers have the header's name.
FIRST_LINE, FIRST_ROLL, LAST_LINE = "format", "roll", "end"


def write_record(game: Game) -> str:
    """A game as text."""
    comments = game.comments
    lines = [*write_head(game), ""]
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
        move = write_move(step.action, in_hand(step.before))
        lines += write_line(move, next(comments, None))
    lines += heading
    for rolled in step.rolls:
        lines += write_line(write_roll(in_hand(step.after), rolled), next(comments, None))
    return lines


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
    return [*lines, f"seed: {game.seed}", f"dice: {game.dice}"]


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


def read_record(text: str, library: Library | None = None) -> Game:
    """Replay a record. An error names the line and the reason."""
    if len(text) > MAX_RECORD:
        raise UfsError("bad_record", "record-too-long", most=str(MAX_RECORD))
    lines = [RecordLine(*line) for line in read_lines(text)]
    if not lines or lines[0].text != MAGIC:
        raise UfsError("bad_record", "record-not-one", expected=MAGIC)
    split = next((n for n, line in enumerate(lines[1:], 1) if ":" not in line.text), len(lines))
    game = open_game(lines[1:split], library)
    game.comments[FIRST_LINE] = lines[0].comments
    for line in lines[1:split]:
        game.comments[line.text.partition(":")[0].strip()] = line.comments
    replay_lines(game, lines[split:], lines[-1].number)
    return game


def open_game(headers: list[RecordLine], library: Library | None) -> Game:
    """The game that a record's headers describe, before the first roll."""
    found: dict[str, tuple[RecordLine, str]] = {}
    for line in headers:
        name, _, value = line.text.partition(":")
        if name.strip() not in HEADERS:
            raise line.error("record-unknown-header", found=name.strip(), expected=HEADERS)
        if name.strip() in found:
            raise line.error("record-header-twice", found=name.strip())
        found[name.strip()] = line, value.strip()
    if "edition" not in found:
        raise UfsError("bad_record", "record-no-edition")
    seed, dice = read_seed(found), found["dice"][1] if "dice" in found else "auto"
    if dice not in ("auto", "manual"):
        raise found["dice"][0].error("dice-wrong", found=dice)
    if "position" in found:
        refuse_second_setup(found)
    line = found.get("position", found["edition"])[0]
    try:
        if "position" in found:
            return Game.load(read_json(found["position"]), seed, dice, library)
        return Game.blank(read_setup(found), seed, dice, library)
    except UfsError as error:
        if error.code == "bad_record":
            raise
        raise line.error(error.key, error.rule, **error.args_) from None


def refuse_second_setup(found: dict[str, tuple[RecordLine, str]]) -> None:
    """A position contains its setup; other headers must not contradict it."""
    for name in HEADERS[1:-3]:
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
    try:
        return json.loads(header[1])
    except (ValueError, RecursionError):
        raise header[0].error("record-position-json") from None


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
        if not is_roll(line):
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


def read_roll_line(line: RecordLine, game: Game) -> list[int]:
    with line.locate_errors():
        return read_roll(line.text, game.in_hand())


def check_end(game: Game, line: RecordLine) -> None:
    expected = write_end(game.result)
    if line.text.split() != expected.split():
        raise line.error("record-wrong-end", expected=expected)


def read_any(text: str, library: Library | None = None) -> Game:
    """A game from a text: a record, or the JSON of a save or a position."""
    text = text.strip().removeprefix("\ufeff")
    if not text.startswith("{"):
        return read_record(text, library)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise UfsError("bad_record", "load-bad-json", reason=show(str(error), 200)) from None
    form = data.get("format")
    if form == SAVE_FORMAT:
        return read_save(data, library)
    if form == FORMAT:
        return Game.load(data, library=library)
    raise UfsError("bad_record", "load-not-one")


def read_save(data: Any, library: Library | None = None) -> Game:
    """Load a saved game. Every mismatch is reported; nothing is repaired."""
    save = validate(SAVE, data, "bad_save")
    if save.origin is not None:
        game = Game.load(save.origin, save.seed, save.dice, library)
    else:
        game = Game.blank(save.setup, save.seed, save.dice, library)
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
    return game


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
