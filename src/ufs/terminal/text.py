"""The plain text game: type moves as in a record, ask why, undo, get a hint."""

from __future__ import annotations

import re
import shutil
import textwrap
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from ufs.base.errors import UfsError
from ufs.base.files import write_atomically
from ufs.base.text import escape_hidden
from ufs.base.words import Term, Words
from ufs.drawing.checklist import checklist_text
from ufs.drawing.shapes import ship_letter
from ufs.drawing.text_board import draw_board, next_step, setup_line, special_legend, status
from ufs.drawing.text_pieces import ability_choices, ability_status, placed_dice
from ufs.game import Game
from ufs.game.corrections import read_correction
from ufs.game.events import Event, say_event
from ufs.game.moves import (
    COLOURS,
    KINDS,
    ROBOT_NAMES,
    WORKER_NAMES,
    Action,
    read_move,
    read_roll,
    write_move,
)
from ufs.game.overview import current_step, overview
from ufs.game.record import write_step_move
from ufs.game.setup import real_title
from ufs.play import Application, Session
from ufs.play.again import Way, offers, play_on
from ufs.play.sessions import is_correction
from ufs.rules.state import ABOARD, DICE, REINFORCEMENT, SUPPLY
from ufs.terminal.hints import TextHints

Say = Callable[[str], None]
QUIT = ("quit", "exit", "q")
AGAIN: dict[str, Way] = {"": "again", "same": "same", "damaged": "damaged"}
UNKNOWN_MOVE = ("record-move", "record-die", "record-dice-in-hand")


@dataclass(frozen=True)
class Commands:
    """What a player types to resume this game, and to start another one."""

    resume: str
    start: str


class TextGame:
    """One game at the prompt. `read` reads a line, `say` prints one."""

    def __init__(
        self,
        app: Application,
        session: Session,
        words: Words,
        read: Callable[[str], str],
        say: Say,
        commands: Commands,
    ) -> None:
        self.sessions = app.sessions
        self.session = session
        self.version = session.version  # as the player sees it
        self.words = words.by(session.game.table.book)
        self.read = read
        self.print = say
        self.commands = commands
        self.hints = TextHints(app.hints)

    @property
    def game(self) -> Game:
        return self.session.game

    def say(self, text: str) -> None:
        """Print sentences, wrapped to the width of the terminal."""
        width = max(40, shutil.get_terminal_size((100, 24)).columns - 1)
        for line in text.splitlines() or [""]:
            self.print(textwrap.fill(line, width, subsequent_indent="  "))

    def run(self) -> None:
        """Play until the player leaves or the input ends."""
        self.say(self.words.say("terminal-welcome"))
        self.begin()
        while True:
            try:
                line = self.read(self.words.say("terminal-prompt")).strip()
                if line.lower() in QUIT:
                    break
                self.execute(line)
            except (EOFError, KeyboardInterrupt):  # Ctrl-C also while the coach thinks
                self.print("")
                break
        if self.game.steps and not self.game.is_over:
            self.print(self.words.say("terminal-go-on", command=self.commands.resume))

    def begin(self) -> None:
        """What is being played, and the board."""
        self.say(setup_line(self.game, self.words))
        if self.game.dice == "manual" and not self.game.steps:
            self.print(f"\n{checklist_text(self.game, self.words)}\n")
        self.say_events(self.game.opening())
        self.show()

    def execute(self, line: str) -> None:
        """Carry out one line; an error is printed and changes nothing."""
        try:
            self.command(line)
        except UfsError as error:
            message = error.message(self.words)
            if error.key in UNKNOWN_MOVE:  # neither a move nor a command
                message = self.words.say("terminal-unknown", found=line[:60])
            if error.key == "roll-needs-values":
                message = self.roll_line()
            if error.key == "spawn-needs-kind":
                message = self.words.say("terminal-spawn-kind")
            if error.key == "use-needs-colour":
                move = line.lower().removeprefix("why").strip()
                message = self.words.say("terminal-use-colour", move=move)
            if error.rule:
                message = self.words.say("terminal-rule", message=message, rule=error.rule)
            self.say(message)

    def command(self, line: str) -> None:
        name, _, rest = line.partition(" ")
        simple: dict[str, Callable[[], None]] = {
            "": lambda: None,
            "help": lambda: self.print(self.words.say("terminal-help")),
            "legend": self.legend,
            "round": self.show_round,
            "setup": lambda: self.say(setup_line(self.game, self.words)),
            "board": self.show,
            "table": lambda: self.print(checklist_text(self.game, self.words)),
            "log": self.log,
            "record": lambda: self.print(escape_hidden(self.game.record(), "\n\t")),
            "hint": self.hint,
            "undo": self.undo,
            "redo": lambda: self.show_result(self.change(self.sessions.redo)),
        }
        simple |= {"?": simple["help"], "h": simple["help"], "rules": simple["legend"]}
        with_argument: dict[str, Callable[[str], None]] = {
            "save": self.save,
            "why": self.why,
            "moves": self.moves,
            "correct": self.correct,
            "again": self.again,
        }
        if line.lower() in simple:
            simple[line.lower()]()
        elif name.lower() in with_argument:
            with_argument[name.lower()](rest.strip())
        elif line.upper() in WORKER_NAMES:
            self.moves(line)
        else:
            action = self.read_action(line)
            self.show_result(
                self.change(lambda session, version: self.sessions.act(session, version, action))
            )

    def change(self, work: Callable[[Session, int], list[Event]]) -> list[Event]:
        """Change the game, unless it was changed elsewhere; then show the current board."""
        with self.sessions.opened(self.session.id) as session:
            try:
                return work(session, self.version)
            finally:
                is_changed_elsewhere = session.version not in (self.version, self.version + 1)
                self.session, self.version = session, session.version
                if is_changed_elsewhere:
                    self.show()

    def read_action(self, line: str) -> Action:
        """A move as in a record, with some variations allowed; real dice as plain numbers."""
        if line.split()[:1] == ["correct"]:
            return {"do": "correct", "set": read_correction(line, self.game.position())}
        if ability := self.read_ability(line):
            return ability
        text = re.sub(r"^place\s+", "", line.strip().lower())
        if text.startswith("roll") and "=" in text:  # named dice: exactly those in hand
            values = read_roll(f"roll {text[4:].upper()}", self.game.in_hand())
            return {"do": "roll", "values": values}
        if match := re.fullmatch(r"(?:roll)?\s*([0-9](?:[\s,]*[0-9])*)?", text):
            values = [int(digit) for digit in re.findall(r"[0-9]", match[1] or "")]
            return {"do": "roll", "values": values} if values else {"do": "roll"}
        text = re.sub(r"([0-9])[\s,.:]([0-9])(?=$|\s)", r"\1-\2", text)
        text = re.sub(r"\b([pwr][0-9])\b", lambda found: found[1].upper(), text)
        self.check_names(text)
        if match := re.fullmatch(r"install\s+([0-9]-[0-9])", text):
            text = f"install {self.free_robot()} {match[1]}"
        return read_move(text)

    def read_ability(self, line: str) -> Action | None:
        """F13: `character pilot 3`, or just `pilot 3`; case does not matter."""
        first, *rest = line.split() or [""]
        team = {who.id.lower(): who.id for who, _ in self.game.table.team}
        if first.lower() == "character" and rest:
            first, *rest = rest
            first = team.get(first.lower(), first)
        elif first.lower() in team:
            first = team[first.lower()]
        elif first.lower() != "city":
            return None
        lower = ("up", "down", *COLOURS)
        targets = [word.lower() if word.lower() in lower else word.upper() for word in rest]
        self.check_names(" ".join(targets))
        for word in targets:
            if word in ("0", "6", "7", "8", "9"):
                raise UfsError("illegal_action", "refuse-no-such-column", "F13", found=int(word))
        words = ["city"] if first.lower() == "city" and first not in team else ["character", first]
        return read_move(" ".join([*words, *targets]))

    def check_names(self, text: str) -> None:
        """Refuse dice and columns that do not exist, naming those that do."""
        robots = ROBOT_NAMES[: self.game.table.board.robots]
        for name in re.findall(r"\b[PW][0-9]\b", text):
            if name not in WORKER_NAMES:
                raise UfsError("bad_action", "terminal-no-die", found=name, expected=WORKER_NAMES)
        for name in re.findall(r"\bR[0-9]\b", text):
            if name not in robots:
                raise UfsError("bad_action", "terminal-no-die", found=name, expected=robots)
        if match := re.match(r"spawn\s+([06-9])\b", text):
            raise UfsError("illegal_action", "refuse-no-such-column", "M4", found=int(match[1]))

    def free_robot(self) -> str:
        """The die for a new robot when the player names none: the first one off the board."""
        for name, robot in zip(ROBOT_NAMES, self.game.position()["robots"], strict=False):
            if robot["space"] is None:
                return name
        raise UfsError("bad_action", "terminal-which-robot")

    def show_result(self, events: list[Event]) -> None:
        self.say_events(events)
        self.show()

    def log(self) -> None:
        """The game so far; what it is called stands above it."""
        title = real_title(self.game.table.setup)
        if title is not None:
            self.say(title)
        self.say_events(self.game.events())

    def say_events(self, events: list[Event]) -> None:
        for event in events:
            self.say(say_event(event, self.words))

    def undo(self) -> None:
        last = self.game.steps[-1] if self.game.steps else None
        move = write_step_move(last) if last else ""
        self.change(self.sessions.undo)
        self.say(self.words.say("terminal-taken-back", move=move))
        self.show()

    def again(self, which: str) -> None:
        """S10: play on after the end: in the damaged city, under a new sky, or the same again."""
        if which.lower() not in AGAIN:
            raise UfsError("bad_action", "terminal-again-what", found=which[:60])
        new = play_on(self.sessions, self.session.id, AGAIN[which.lower()])
        resume = self.commands.resume.replace(self.session.id, new.id)
        self.commands = replace(self.commands, resume=resume)
        self.session, self.version = new, new.version
        self.begin()

    def why(self, line: str) -> None:
        action = self.read_action(line)
        refused = self.sessions.correction_refusal(self.session) if is_correction(action) else None
        if refused is not None:
            raise refused
        why = self.game.why(action)
        message = why.message(self.words)
        if why.rule:
            message = self.words.say("terminal-rule", message=message, rule=why.rule)
        self.say(message)
        self.say_events(why.events)

    def correct(self, facts: str) -> None:
        """Set facts by hand; what would change is shown first, and done once it is confirmed."""
        action = self.read_action(f"correct {facts}")
        refused = self.sessions.correction_refusal(self.session)
        if refused is not None:
            raise refused
        why = self.game.why(action)
        if not why.legal:
            raise UfsError("illegal_action", why.key, why.rule, **why.args)
        self.say_events(why.events)
        answer = self.read(self.words.say("terminal-correct-sure")).strip().lower()
        if answer not in self.words.say("terminal-yes").split():
            self.say(self.words.say("terminal-correct-not"))
            return
        self.change(lambda session, version: self.sessions.act(session, version, action))
        self.show()

    def moves(self, which: str) -> None:
        """Every legal move, or those of one die."""
        groups: dict[str, list[str]] = {}
        for action in self.game.actions():
            head, _, tail = write_move(action).rpartition(" ")
            groups.setdefault(head or tail, []).extend([tail] if head else [])
        for head, tails in groups.items():
            if not which or head == which.upper():
                self.say(f"{head} {' '.join(sorted(tails))}".strip())

    def hint(self) -> None:
        """First what to look at; on request the moves. Without a coach, a rule of thumb."""
        if self.game.is_over:
            self.say(self.words.say("phase-over"))
        elif self.game.dice_to_roll():
            self.say(self.roll_line())
        else:
            for line in self.hints.lines(self.session, self.words):
                self.say(line)

    def legend(self) -> None:
        """What the signs mean, and the letters of this sky."""
        for line in (self.words.say("terminal-legend"), *special_legend(self.game, self.words)):
            self.say(line)

    def show_round(self) -> None:
        """The ninth card; the step that is on has an arrow."""
        doing = current_step(self.game.state(), self.game.table)
        for number, phase in enumerate(overview(self.game.table.edition, self.words), 1):
            self.say(f"{number} {phase.title}")
            for step in phase.steps:
                self.say(f"{'=>' if step.id == doing else '  '} {step.text}")

    def show(self) -> None:
        """The board, the status, and the decisions to make."""
        self.print("")
        self.print(draw_board(self.game, self.words))
        for line in (status(self.game, self.words), *self.situation()):
            self.say(line)

    def situation(self) -> list[str]:
        """What the board does not show: dice in hand, ships aboard, available actions."""
        s, words = self.game.state(), self.words
        ships = range(self.game.table.board.ships)
        waiting = [ship_letter(KINDS[s.ship_kind[n]]) for n in ships if s.ship_row[n] == ABOARD]
        supply = [n for n in ships if s.ship_row[n] == SUPPLY and s.ship_kind[n] == REINFORCEMENT]
        lines = [] if self.game.is_over else [next_step(self.game, words)]
        lines += [words.say("terminal-tokens", count=self.game.tokens)] if self.game.tokens else []
        lines += [words.say("terminal-corrected")] if self.game.corrected else []
        lines.append(words.say("terminal-supply", count=len(supply)))
        lines += [] if self.game.is_over else ability_status(self.game, words)
        if waiting:
            lines.append(words.say("terminal-aboard", ships=" ".join(waiting)))
        if self.game.dice_to_roll():
            return [*lines, self.roll_line()]
        if s.phase == DICE:
            dice = "  ".join(f"{WORKER_NAMES[n]}={s.worker_value[n]}" for n in self.game.in_hand())
            lines.append(words.say("terminal-dice", dice=dice))
        return lines + self.choices()

    def roll_line(self) -> str:
        names = [WORKER_NAMES[n] for n in self.game.in_hand()]
        example = " ".join(str(n % 6 + 1) for n in range(2, 2 + len(names)))
        return self.words.say("terminal-roll", dice=" ".join(names), example=example)

    def choices(self) -> list[str]:
        """What can be typed now, apart from placing dice."""
        words, actions = self.words, self.game.actions()
        lines = []
        if any(action["do"] == "install" for action in actions):
            value = self.game.position()["install"]["values"][0]
            lines.append(words.say("terminal-install", value=value))
            if self.may_give_up(actions):  # B1
                lines.append(words.say("terminal-install-over"))
        raises = [write_move(action) for action in actions if action["do"] == "raise"]
        if raises:  # A5
            points = self.game.state().points
            lines.append(words.say("terminal-raise", points=points, moves=raises))
            lines += placed_dice(self.game.state(), actions, words)
        uses = [action for action in actions if action["do"] == "use"]
        lines += [self.room_line(action) for action in sorted(uses, key=lambda use: use["space"])]
        if {"do": "excavate"} in actions:
            cost = self.game.table.board.dig_cost
            lines.append(words.say("terminal-can-excavate", cost=cost))
        if {"do": "done"} in actions:
            lines.append(words.say("terminal-can-stop"))
        lines += ability_choices(self.game, actions, words)
        spawns = [write_move(action) for action in actions if action["do"] == "spawn"]
        if spawns:
            lines.append(words.say("terminal-choose-spawn", moves=spawns))
        if self.game.is_over:
            lines += [self.offer_line(offer) for offer in offers(self.session, words)]
            lines.append(words.say("terminal-new-again", command=self.commands.start))
        return lines

    def may_give_up(self, actions: list[Action]) -> bool:
        """B1: whether the new robot could take the place of a worker."""
        lying = [worker["space"] for worker in self.game.position()["workers"]]
        return any(action["do"] == "install" and action["space"] in lying for action in actions)

    def offer_line(self, offer: dict[str, str]) -> str:
        """`again damaged: Play on in damaged Paris. …`"""
        command = "again" if offer["way"] == "again" else f"again {offer['way']}"
        name, text = offer["name"], offer["text"]
        return self.words.say("terminal-again", command=command, name=name, text=text)

    def room_line(self, action: Action) -> str:
        """`use 2-2   research, value 2, 2 energy: …` with its effects."""
        event, *more = self.game.why(action).events
        effects = [Term(f"room-{word}") for word in event["effects"]]
        line = self.words.say(
            "terminal-use",
            move=write_move(action),
            room=Term("room-name", effects=effects),
            value=event["value"],
            cost=event["cost"],
        )
        results = ("energy", "research", "destroy", "miss", "no_effect", "build", "end")
        shown = (*results, "repair", "rise", "core", "points", "points_lost")
        effects_text = [say_event(e, self.words) for e in more if e["event"] in shown]
        return " ".join([line, *effects_text[:4]])

    def save(self, name: str) -> None:
        if not name:
            self.say(self.words.say("terminal-save-where"))
            return
        try:
            path = Path(name).expanduser()
            write_atomically(path, self.game.record().encode())
        except (OSError, ValueError, RuntimeError) as error:
            self.say(self.words.say("terminal-not-saved", reason=str(error)))
        else:
            self.say(self.words.say("terminal-saved", file=str(path)))
