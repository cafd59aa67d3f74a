"""A plain text game: type moves as they stand in a record, ask why, take back, get a hint."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import platformdirs

from ufs.errors import Trouble
from ufs.game import Game
from ufs.game.actions import Action
from ufs.game.events import WORKER_NAMES, say_event
from ufs.game.record import Line, read_move, write_move
from ufs.rules.state import ABOARD, BASIC, SUPPLY
from ufs.terminal.board import dice_in_hand, draw_board
from ufs.words import Words

Say = Callable[[str], None]


def kept_game() -> Path:
    """Where the game in progress is kept after every action."""
    return Path(platformdirs.user_data_dir("under-falling-skies")) / "last-game.txt"


class TextGame:
    """One game at the prompt. `read` gets a line, `say` prints one; both can be anything."""

    def __init__(self, game: Game, words: Words, read: Callable[[str], str], say: Say) -> None:
        self.game = game
        self.words = words
        self.read = read
        self.say = say
        self.kept: Path | None = None

    def run(self) -> None:
        """Play until the game is over and the player leaves, or the input ends."""
        self.say(self.words.say("terminal-welcome"))
        for event in self.game.opening:
            self.say(say_event(event, self.words))
        self.show()
        while True:
            try:
                line = self.read(self.words.say("terminal-prompt"))
            except (EOFError, KeyboardInterrupt):
                self.say("")
                break
            if line.strip() in ("quit", "exit", "q"):
                break
            self.obey(line.strip())
        if self.kept is not None:
            self.say(self.words.say("terminal-kept", file=str(self.kept)))

    def obey(self, line: str) -> None:
        """Carry out one line; an error is said and changes nothing."""
        try:
            self.command(line)
        except Trouble as trouble:
            message = trouble.message(self.words)
            if trouble.key == "record-line":  # not a move either: say so plainly
                message = self.words.say("terminal-unknown", found=line[:60])
            if trouble.rule:
                message = self.words.say("terminal-rule", message=message, rule=trouble.rule)
            self.say(message)

    def command(self, line: str) -> None:
        name, _, rest = line.partition(" ")
        simple: dict[str, Callable[[], None]] = {
            "": lambda: None,
            "help": lambda: self.say(self.words.say("terminal-help")),
            "rules": lambda: self.say(self.words.say("terminal-legend")),
            "board": self.show,
            "log": lambda: self.tell(self.game.events()),
            "record": lambda: self.say(self.game.record()),
            "hint": self.hint,
            "undo": self.undo,
            "redo": lambda: self.after(self.game.redo()),
        }
        if name == "save":
            self.save(Path(rest.strip()), loud=True)
        elif name == "why":
            self.why(rest.strip())
        elif line in simple:
            simple[line]()
        else:
            self.after(self.game.act(self.read_action(line)))

    def read_action(self, line: str) -> Action:
        """A move as in a record; own dice as plain numbers."""
        if match := re.fullmatch(r"roll((?:\s+(?:[PW][123]=)?[0-9])*)", line):
            values = [int(word[-1]) for word in match[1].split()]
            return {"do": "roll", "values": values} if values else {"do": "roll"}
        upper = re.sub(r"\b([pwr][123])\b", lambda m: m[1].upper(), line)
        return read_move(Line(1, re.sub(r"([0-9])[ ,]([0-9])$", r"\1-\2", upper)))

    def after(self, events: list[dict[str, Any]]) -> None:
        self.tell(events)
        self.keep()
        self.show()

    def tell(self, events: list[dict[str, Any]]) -> None:
        for event in events:
            self.say(say_event(event, self.words))

    def undo(self) -> None:
        self.game.undo()
        self.keep()
        self.show()

    def why(self, line: str) -> None:
        why = self.game.why(self.read_action(line))
        message = why.message(self.words)
        if why.rule:
            message = self.words.say("terminal-rule", message=message, rule=why.rule)
        self.say(message)
        self.tell(why.events)

    def hint(self) -> None:
        from ufs.coach.thumb import advise

        spaces = self.game.state().worker_space
        moves = [write_move(entry["action"], spaces) for entry in advise(self.game)[:3]]
        self.say(self.words.say("terminal-hint", moves=moves))

    def show(self) -> None:
        """The board and what there is to decide."""
        self.say("")
        self.say(draw_board(self.game, self.words))
        for line in self.situation():
            self.say(line)

    def situation(self) -> list[str]:
        """What the board does not show: dice in hand, ships aboard, what can be done."""
        s, words = self.game.state(), self.words
        ships = range(self.game.table.board.basic_ships + self.game.table.board.reinforcements)
        waiting = [
            "B" if s.ship_kind[n] == BASIC else "R" for n in ships if s.ship_row[n] == ABOARD
        ]
        lines = [words.say("terminal-supply", count=sum(s.ship_row[n] == SUPPLY for n in ships))]
        if waiting:
            lines.append(words.say("terminal-aboard", ships=" ".join(waiting)))
        hand = dice_in_hand(s)
        if self.game.dice_to_roll():
            example = " ".join("3" for _ in hand)
            return [*lines, words.say("terminal-roll", count=len(hand), example=example)]
        if hand and s.phase == 0:
            dice = "  ".join(f"{WORKER_NAMES[n]}={value}" for n, value in hand)
            lines.append(words.say("terminal-dice", dice=dice))
        return lines + self.choices()

    def choices(self) -> list[str]:
        words, actions = self.words, self.game.actions()
        position = self.game.position()
        lines = []
        if any(action["do"] == "install" for action in actions):
            lines.append(words.say("terminal-install", value=position["install"]["values"][0]))
        rooms = ["{}-{}".format(*action["space"]) for action in actions if action["do"] == "use"]
        if rooms:
            lines.append(words.say("terminal-usable", rooms=rooms))
        if {"do": "excavate"} in actions:
            lines.append(words.say("terminal-can-excavate"))
        columns = [
            f"{action['column']} ({words.say('ship-' + action['kind'])})"
            for action in actions
            if action["do"] == "spawn"
        ]
        if columns:
            lines.append(words.say("terminal-choose-spawn", columns=columns))
        if self.game.is_over:
            lines.append(words.say("terminal-new-again"))
        return lines

    def keep(self) -> None:
        """Write the game down after every action, so that nothing is lost."""
        self.save(kept_game(), loud=False)

    def save(self, path: Path, loud: bool) -> None:
        try:
            path = path.expanduser()
            path.parent.mkdir(parents=True, exist_ok=True)
            beside = path.with_name(path.name + ".new")
            beside.write_text(self.game.record(), encoding="utf-8")
            beside.replace(path)
        except (OSError, ValueError, RuntimeError) as error:
            self.say(self.words.say("terminal-not-saved", reason=str(error)))
            return
        if loud:
            self.say(self.words.say("terminal-saved", file=str(path)))
        else:
            self.kept = path
