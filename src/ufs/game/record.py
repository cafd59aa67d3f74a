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

Workers are P1 P2 P3 (plain) and W1 W2 (white), robots R1 R2, spaces row-column. Everything behind
a # is a comment. The last line says how it ended, or `unfinished`; a text that just stops was cut.
"""

from __future__ import annotations

import json
import re
from typing import Any

from ufs.base.errors import UfsError, show
from ufs.base.words import Term
from ufs.content.loader import Library
from ufs.game.events import WORKER_NAMES
from ufs.game.game import MAX_SEED, Game
from ufs.game.moves import Action
from ufs.game.shapes import FORMAT, SAVE, SAVE_FORMAT, shaped

MAGIC = "ufs-record/1"
MAX_RECORD = 2_000_000  # characters; a long game is a few thousand
ROBOT_NAMES = ("R1", "R2")
HEADERS = (
    *("edition", "hard", "city", "damaged", "sky", "scenario", "characters"),
    *("seed", "dice", "position"),
)


def write_record(game: Game) -> str:
    """A game as text."""
    lines = [MAGIC, *write_headers(game), ""]
    if game.first_rolls:
        lines += ["# Round 1", write_roll(range(5), game.first_rolls[0])]
    elif game.origin is None:
        lines.append("# Round 1")
    for step in game.steps:
        if step.action != {"do": "roll"}:  # automatic dice: the roll itself follows
            lines.append(write_move(step.action, step.before.worker_space))
        started = step.after.round
        for rolled in step.rolls:
            if started != step.before.round:
                lines += ["", f"# Round {started}"]
            in_hand = [n for n, space in enumerate(step.after.worker_space) if space == -1]
            lines.append(write_roll(in_hand, rolled))
        if not step.rolls and started != step.before.round:
            lines += ["", f"# Round {started}"]
    lines.append(write_end(game.result))
    return "\n".join(line for line in lines) + "\n"


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
    """A character of the team; a plus says that it is upgraded."""
    return f"{member['id']}{'+' if member['upgraded'] else ''}"


def write_roll(workers: Any, values: list[int]) -> str:
    return "roll " + " ".join(
        f"{WORKER_NAMES[w]}={v}" for w, v in zip(workers, values, strict=True)
    )


def write_move(action: Action, worker_space: list[int]) -> str:
    """One action as a line."""
    do = action["do"]
    where = "{}-{}".format(*action["space"]) if "space" in action else ""
    if do == "place":
        return f"{WORKER_NAMES[action['worker']]} {where}"
    if do == "install":
        return f"install {ROBOT_NAMES[action['robot']]} {where}"
    if do == "remove":
        return f"remove {ROBOT_NAMES[action['robot']]}"
    if do == "spawn":
        return f"spawn {action['column']} {action['kind']}"
    if do in ("character", "city"):
        return write_ability(action)
    if do == "roll" and "values" in action:
        in_hand = [n for n, space in enumerate(worker_space) if space == -1]
        return write_roll(in_hand, action["values"])
    return f"{do} {where}".rstrip()


def write_ability(action: Action) -> str:
    """`character pilot 3`, `character tuner P1 up`, `city`."""
    words = [action["do"], action.get("id", "")]
    if "column" in action:
        words.append(str(action["column"]))
    if "worker" in action:
        words += [WORKER_NAMES[action["worker"]], action.get("change", "")]
    return " ".join(word for word in words if word)


def write_end(result: dict[str, Any] | None) -> str:
    if result is None:
        return "unfinished"
    return f"result {'won' if result['won'] else 'lost'} {result['reason']}"


class RecordLine:
    """One line that says something, with its number."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text

    def wrong(self, key: str, rule: str | None = None, **args: Any) -> UfsError:
        what = Term(key, **args)
        return UfsError(
            "bad_record", "record-line", rule, line=str(self.number), text=self.text[:60], what=what
        )


def read_record(text: str, library: Library | None = None) -> Game:
    """Replay a record. A wrong line is named by its number and the reason."""
    if len(text) > MAX_RECORD:
        raise UfsError("bad_record", "record-too-long", most=str(MAX_RECORD))
    lines = [
        RecordLine(
            number, line.split("#")[0].strip() if not line.startswith("position:") else line.strip()
        )
        for number, line in enumerate(text.splitlines(), 1)
    ]
    lines = [line for line in lines if line.text]
    if not lines or lines[0].text != MAGIC:
        raise UfsError("bad_record", "record-not-one", expected=MAGIC)
    split = next((n for n, line in enumerate(lines[1:], 1) if ":" not in line.text), len(lines))
    game = open_game(lines[1:split], library)
    replay_lines(game, lines[split:], lines[-1].number)
    return game


def open_game(headers: list[RecordLine], library: Library | None) -> Game:
    """The game a record's headers describe, before anything was rolled."""
    found: dict[str, tuple[RecordLine, str]] = {}
    for line in headers:
        name, _, value = line.text.partition(":")
        if name.strip() not in HEADERS:
            raise line.wrong("record-unknown-header", found=name.strip(), expected=HEADERS)
        if name.strip() in found:
            raise line.wrong("record-header-twice", found=name.strip())
        found[name.strip()] = line, value.strip()
    if "edition" not in found:
        raise UfsError("bad_record", "record-no-edition")
    seed, dice = read_seed(found), found["dice"][1] if "dice" in found else "auto"
    if dice not in ("auto", "manual"):
        raise found["dice"][0].wrong("dice-wrong", found=dice)
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
        raise line.wrong(error.key, error.rule, **error.args_) from None


def refuse_second_setup(found: dict[str, tuple[RecordLine, str]]) -> None:
    """A position brings its own setup; nothing beside it may say something else."""
    for name in HEADERS[1:-3]:
        if name in found:
            raise found[name][0].wrong("record-position-has-setup", found=name)
    position = read_json(found["position"])
    setup = position.get("setup") if isinstance(position, dict) else None
    if isinstance(setup, dict) and setup.get("edition") != found["edition"][1]:
        raise found["edition"][0].wrong("record-other-edition")


def read_seed(found: dict[str, tuple[RecordLine, str]]) -> int | None:
    if "seed" not in found:
        return None
    line, text = found["seed"]
    if not re.fullmatch(r"[0-9]{1,20}", text) or int(text) > MAX_SEED:
        raise line.wrong("seed-wrong", found=text[:40])
    return int(text)


def read_json(header: tuple[RecordLine, str]) -> Any:
    try:
        return json.loads(header[1])
    except (ValueError, RecursionError):
        raise header[0].wrong("record-position-json") from None


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
            raise line.wrong("misfit-wrong", found=text[:40], expected="yes, no")
        setup["damaged"] = text == "yes"
    return setup


def replay_lines(game: Game, lines: list[RecordLine], last: int) -> None:
    """Carry out the moves. A roll belongs to the move before it, in the order of the lines."""
    position = 0
    while position < len(lines):
        line = lines[position]
        if line.text.split()[0] in ("unfinished", "result"):
            check_end(game, line)
            if position + 1 < len(lines):
                raise lines[position + 1].wrong("record-after-end")
            return
        position = replay_line(game, lines, position)
    raise UfsError("bad_record", "record-cut", line=str(last))


def replay_line(game: Game, lines: list[RecordLine], position: int) -> int:
    """Carry out one move with the roll that follows it; returns the next line's place."""
    line = lines[position]
    used = [position]

    def next_roll() -> list[int]:
        used.append(used[-1] + 1)
        if used[-1] >= len(lines) or not is_roll(lines[used[-1]]):
            raise line.wrong("record-roll-missing", "D14")
        return read_roll(lines[used[-1]], game)

    try:
        if is_roll(line):
            replay_roll(game, read_roll(line, game))
        else:
            game.replay(read_move(line), next_roll)
    except UfsError as error:
        if error.key == "record-line":
            raise
        raise line.wrong(error.key, error.rule, **error.args_) from None
    return used[-1] + 1


def replay_roll(game: Game, values: list[int]) -> None:
    """A roll on a line of its own: the first one of a game, or one by hand."""
    if game.dice == "manual":
        game.act({"do": "roll", "values": values})
    elif game.steps or game.first_rolls or game.origin is not None:
        game.replay({"do": "roll"}, lambda: values)
    else:
        game.roll_first(lambda: values)


def is_roll(line: RecordLine) -> bool:
    return line.text.split()[0] == "roll"


def read_roll(line: RecordLine, game: Game) -> list[int]:
    """`roll P1=3 W2=5`: exactly the dice in hand, in their order."""
    names = [WORKER_NAMES[worker] for worker in game.in_hand()]
    words = line.text.split()[1:]
    values = []
    for word in words:
        match = re.fullmatch(r"(P[123]|W[12])=([1-6])", word)
        if not match:
            raise line.wrong("record-die", found=word, expected="P1=3")
        values.append(int(match[2]))
    if [word.split("=")[0] for word in words] != names:
        raise line.wrong("record-dice-in-hand", expected=names)
    return values


def read_move(line: RecordLine) -> Action:
    """One line as an action."""
    text = line.text
    if match := re.fullmatch(r"(P[123]|W[12])\s+([0-9])-([0-9])", text):
        worker = WORKER_NAMES.index(match[1])
        return {"do": "place", "worker": worker, "space": [int(match[2]), int(match[3])]}
    if match := re.fullmatch(r"use\s+([0-9])-([0-9])", text):
        return {"do": "use", "space": [int(match[1]), int(match[2])]}
    if match := re.fullmatch(r"install\s+R([12])\s+([0-9])-([0-9])", text):
        robot = int(match[1]) - 1
        return {"do": "install", "robot": robot, "space": [int(match[2]), int(match[3])]}
    if match := re.fullmatch(r"remove\s+R([12])", text):
        return {"do": "remove", "robot": int(match[1]) - 1}
    if match := ABILITY.fullmatch(text):
        return read_ability(match)
    if match := re.fullmatch(r"spawn\s+([1-5])(?:\s+(basic|reinforcement|orange))?", text):
        return {"do": "spawn", "column": int(match[1]), **({"kind": match[2]} if match[2] else {})}
    if text in ("excavate", "done"):
        return {"do": text}
    raise line.wrong(
        "record-move",
        expected="P1 2-3, use 2-3, excavate, install R1 2-3, remove R1, spawn 3 basic, done, "
        "character pilot 3, character tuner P1 up, city",
    )


ABILITY = re.compile(
    r"(?:(?P<do>city)|(?P<who>character)\s+(?P<id>[\w.-]+))"
    r"(?:\s+(?:(?P<column>[1-5])|(?P<worker>P[123]|W[12])(?:\s+(?P<change>up|down))?))?"
)


def read_ability(match: re.Match[str]) -> Action:
    action: Action = {"do": match["do"] or match["who"]}
    if match["id"]:
        action["id"] = match["id"]
    if match["column"]:
        action["column"] = int(match["column"])
    if match["worker"]:
        action["worker"] = WORKER_NAMES.index(match["worker"])
    if match["change"]:
        action["change"] = match["change"]
    return action


def check_end(game: Game, line: RecordLine) -> None:
    expected = write_end(game.result)
    if line.text.split() != expected.split():
        raise line.wrong("record-wrong-end", expected=expected)


def read_any(text: str, library: Library | None = None) -> Game:
    """A game from whatever somebody kept: a record, or the JSON of a save or a position."""
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
    """Go on with a saved game. Anything that does not fit is named; nothing is repaired."""
    save = shaped(SAVE, data, "bad_save")
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
    return game


def replay_step(game: Game, number: int, action: Any, rolls: list[list[int]]) -> None:
    """Carry out a saved step with exactly the rolls it had."""

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
