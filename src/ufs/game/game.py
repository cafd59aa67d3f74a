"""The game object: a state with its history. The list of actions and rolls *is* the game."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from copy import copy, deepcopy
from dataclasses import dataclass, field
from typing import Any

from ufs.base.errors import UfsError, show
from ufs.base.words import Words
from ufs.content.loader import Library, built_in
from ufs.game.circumstances import circumstances
from ufs.game.comments import Comments
from ufs.game.corrections import correct, follow, with_tokens
from ufs.game.events import Event, Raw, with_aim, write_events
from ufs.game.made_with import write_carried
from ufs.game.moves import (
    Action,
    action_code,
    action_json,
    action_number,
    first_space,
    in_hand,
    to_json,
    validate_action,
)
from ufs.game.position import PHASES, RESULTS, Position, read_position, write_position
from ufs.game.setup import Table, lay
from ufs.game.shapes import SAVE_FORMAT
from ufs.rules import RULES_VERSION
from ufs.rules import actions as A
from ufs.rules.chance import seed_dice
from ufs.rules.dice import needs_roll, roll, set_die
from ufs.rules.legal import Reason, refusal
from ufs.rules.state import DIE_SIDES, State
from ufs.rules.turn import act, legal_actions, start

MAX_SEED = 2**64 - 1

# Where known dice come from: every call gives the values of the next roll.
Dice = Callable[[], list[int]]


@dataclass
class Step:
    """One action and its outcome."""

    action: Action
    rolls: list[list[int]]  # the dice rolled after it, in order
    log: list[Raw]  # the events the rules logged
    before: State = field(repr=False)
    after: State = field(repr=False)
    comments: list[Comments] = field(default_factory=list)  # of its lines in a record
    facts: list[Event] = field(default_factory=list)  # what a correction set by hand
    tokens: int = 0  # the player's own counter after it

    @property
    def is_correction(self) -> bool:
        return bool(self.action["do"] == "correct")

    def save(self) -> dict[str, Any]:
        """The step as JSON: the action and its outcomes."""
        comments = [one.save() for one in self.comments]
        saved: dict[str, Any] = {"action": self.action, "rolls": self.rolls}
        return deepcopy(saved | ({"comments": comments} if any(comments) else {}))


@dataclass
class Why:
    """Whether an action is allowed, and in words why not or what it would do."""

    legal: bool
    rule: str | None
    key: str
    args: dict[str, Any]
    events: list[Event]

    def message(self, words: Words) -> str:
        return words.say(self.key, **self.args)


def check_seed(seed: Any) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MAX_SEED:
        raise UfsError("bad_request", "seed-wrong", found=show(seed))
    return seed


class Game:
    """A game in progress. The same setup, seed and actions give the same game, always."""

    def __init__(
        self, table: Table, state: State, seed: int, dice: str, origin: Position | None
    ) -> None:
        if dice not in ("auto", "manual"):
            raise UfsError("bad_request", "dice-wrong", found=show(dice))
        self.table = table
        self.seed = seed
        self.dice = dice
        self.origin = origin  # the position the game was loaded from, if it was
        self.may_correct = dice == "manual"  # whether facts on the table may be set by hand
        self._first_tokens: int = (origin or {}).get("tokens", 0)
        self.steps: list[Step] = []
        self.undone: list[Step] = []
        self.comments: dict[str, Comments] = {}  # of the lines of a record that are no steps
        self._opening: list[Raw] = []  # what happened before the first action
        self.first_rolls: list[list[int]] = []
        self._state = state
        self._buffer = [0] * A.ACTIONS

    @classmethod
    def new(
        cls, setup: Any, seed: int | None = None, dice: str = "auto", library: Library | None = None
    ) -> Game:
        """Start a game. The default seed is random; automatic dice are rolled at once."""
        game = cls.blank(setup, seed, dice, library)
        if dice == "auto":
            game.roll_first()
        return game

    @classmethod
    def blank(cls, setup: Any, seed: int | None, dice: str, library: Library | None) -> Game:
        """A game with everything on its starting space and no dice rolled yet."""
        seed = secrets.randbits(32) if seed is None else check_seed(seed)
        table = lay(setup, library or built_in(), seed)
        state = State()
        start(state, table.board)
        seed_dice(state, seed)
        return cls(table, state, seed, dice, None)

    @classmethod
    def load(
        cls,
        position: Any,
        seed: int | None = None,
        dice: str = "auto",
        library: Library | None = None,
    ) -> Game:
        """Start from any legal position. Nothing is carried out."""
        seed = secrets.randbits(32) if seed is None else check_seed(seed)
        table, state = read_position(position, library or built_in())
        seed_dice(state, seed)
        origin = with_tokens(write_position(state, table), position.get("tokens", 0))
        return cls(table, state, seed, dice, origin)

    def roll_first(self, known: Dice | None = None) -> None:
        """The roll a game with automatic dice begins with."""
        self._opening = self._listen(lambda: self._roll(self.first_rolls, known))

    # --- looking ---

    def state(self) -> State:
        """A copy of the state, for searches."""
        return self._state.copy()

    def position(self) -> Position:
        return with_tokens(write_position(self._state, self.table), self.tokens)

    def position_at(self, step: int) -> Position:
        """The position right after a step; 0 is the start of the game."""
        if step == len(self.steps):
            return self.position()
        tokens = self.steps[step - 1].tokens if step else self._first_tokens
        return with_tokens(write_position(self.steps[step].before, self.table), tokens)

    @property
    def tokens(self) -> int:
        """The player's own counter, for cards that the program does not know."""
        return self.steps[-1].tokens if self.steps else self._first_tokens

    @property
    def corrected(self) -> bool:
        """Whether facts were set by hand: then it is no plain game."""
        return any(step.is_correction for step in self.steps)

    def codes(self) -> list[int]:
        """Every legal action as a number; rolls have none."""
        n = legal_actions(self._state, self.table.board, self._buffer)
        return self._buffer[:n]

    def actions(self) -> list[Action]:
        """Every legal action."""
        rolls: list[Action] = [{"do": "roll"}] if needs_roll(self._state) else []
        return rolls + [action_json(code, self.table) for code in self.codes()]

    def dice_to_roll(self) -> int:
        """How many dice the player has to roll now."""
        return len(self.in_hand()) if needs_roll(self._state) else 0

    def in_hand(self) -> list[int]:
        """The workers not placed yet."""
        return in_hand(self._state)

    @property
    def is_over(self) -> bool:
        return self._state.result != 0

    @property
    def result(self) -> dict[str, Any] | None:
        return copy(RESULTS[self._state.result])

    @property
    def phase(self) -> str:
        return PHASES[self._state.phase]

    def events(self) -> list[Event]:
        """Everything that happened so far."""
        return [*self.opening(), *(e for step in self.steps for e in self.events_of(step))]

    def opening(self) -> list[Event]:
        """What happened before the first action."""
        return write_events(self._opening, self._state, self.table)

    def events_of(self, step: Step) -> list[Event]:
        """What happened in one step."""
        events = write_events(step.log, self._state, self.table)
        return [*deepcopy(step.facts), *with_aim(events, step.action.get("at"))]

    # --- doing ---

    def act(self, action: Any) -> list[Event]:
        """Carry out an action and all that follows until the player must decide again."""
        return self._act(action, None)

    def act_code(self, code: int) -> list[Event]:
        """Like `act`, with a number from `codes()`."""
        code = action_number(code)
        if code not in self.codes():
            raise self.refused_code(code)
        return self._act(action_json(code, self.table), None)

    def correct(self, facts: dict[str, Any]) -> list[Event]:
        """Set facts on the table by hand, named as in a position; see `ufs.game.corrections`."""
        return self._act({"do": "correct", "set": facts}, None)

    def replay(self, action: Any, known: Dice) -> list[Event]:
        """Like `act`, with known dice: `known` is called for each roll."""
        return self._act(action, known)

    def _act(self, action: Any, known: Dice | None) -> list[Event]:
        shape = validate_action(action)
        # States of steps are never changed: neighbours share theirs.
        before = self.steps[-1].after if self.steps else self._state.copy()
        step = Step({}, [], [], before, before, tokens=self.tokens)
        try:
            if shape.do == "roll":
                step.action = (
                    {"do": "roll"}
                    if shape.values is None
                    else {"do": "roll", "values": shape.values}
                )
                step.log = self._listen(lambda: self._hand_roll(shape.values, step.rolls, known))
            elif shape.do == "correct":
                self._correct(shape.set, step, known)
            else:
                code = self._legal_code(shape)
                step.action = action_json(code, self.table)
                step.log = self._listen(lambda: self._follow(code, step.rolls, known))
        except BaseException as error:  # whatever happened, restore the game
            self._state = before.copy()
            if isinstance(error, UfsError):
                error.book = self.table.book
            raise
        step.after = self._state.copy()
        self.steps.append(step)
        self.undone.clear()
        return self.events_of(step)

    def _correct(self, facts: dict[str, Any], step: Step, known: Dice | None) -> None:
        if not self.may_correct and known is None:  # what is replayed was allowed once
            raise UfsError("illegal_action", "refuse-correct-plain")
        made = correct(facts, self._state, self.table, self.tokens)
        step.action = {"do": "correct", "set": made.set}
        step.facts, step.tokens = made.facts, made.tokens
        self._state = made.state
        step.log = self._listen(lambda: self._follow_correction(step, known))

    def _follow_correction(self, step: Step, known: Dice | None) -> None:
        follow(self._state, self.table, step.before)
        if needs_roll(self._state) and self.dice == "auto":
            self._roll(step.rolls, known)

    def _legal_code(self, shape: Any) -> int:
        code = action_code(shape, self._state, self.table)
        reason = refusal(self._state, self.table.board, code)
        if reason is not None:
            raise self._refused(reason, code)
        return first_space(code, self.table)

    def _follow(self, code: int, rolls: list[list[int]], known: Dice | None) -> None:
        act(self._state, self.table.board, code)
        if needs_roll(self._state) and self.dice == "auto":
            self._roll(rolls, known)

    def _roll(self, rolls: list[list[int]], known: Dice | None) -> None:
        """Roll the dice in hand: with the game's random dice, or with known values."""
        in_hand = self.in_hand()
        if known is None:
            roll(self._state)
        else:
            self._set_dice(known())
        rolls.append([self._state.worker_value[worker] for worker in in_hand])

    def _hand_roll(
        self, values: list[int] | None, rolls: list[list[int]], known: Dice | None
    ) -> None:
        if self.is_over:
            raise UfsError("illegal_action", "refuse-game-over", "E4")
        if not needs_roll(self._state):
            raise UfsError("illegal_action", "refuse-nothing-to-roll", "D14")
        if self.dice == "auto":
            if values is not None:
                raise UfsError("illegal_action", "refuse-dice-are-automatic", "D1")
            self._roll(rolls, known)
        elif values is None:
            raise UfsError("bad_action", "roll-needs-values", "D1", count=self.dice_to_roll())
        else:
            self._set_dice(values)

    def _set_dice(self, values: list[int]) -> None:
        in_hand = self.in_hand()
        if len(values) != len(in_hand):
            raise UfsError(
                "illegal_action", "roll-wrong-count", "D1", found=len(values), count=len(in_hand)
            )
        for value in values:
            if not 1 <= value <= DIE_SIDES:
                raise UfsError("illegal_action", "roll-no-die", "D1", found=value)
        for worker, value in zip(in_hand, values, strict=True):
            set_die(self._state, worker, value)

    def _listen(self, work: Callable[[], None]) -> list[Raw]:
        log: list[Raw] = []
        self._state.log = log
        try:
            work()
        finally:
            self._state.log = None
        return log

    def undo(self) -> None:
        """Take back the last action, including its rolls."""
        if not self.steps:
            raise UfsError("nothing_to_undo", "nothing-to-undo")
        step = self.steps.pop()
        self.undone.append(step)
        self._state = step.before.copy()

    def redo(self) -> list[Event]:
        """Redo the action that was undone last, with the same rolls."""
        if not self.undone:
            raise UfsError("nothing_to_redo", "nothing-to-redo")
        step = self.undone.pop()
        self.steps.append(step)
        self._state = step.after.copy()
        return self.events_of(step)

    # --- asking ---

    def why(self, action: Any) -> Why:
        """For an illegal action the rule that forbids it, for a legal one what would happen.

        Dice that are not rolled yet stay unknown.
        """
        shape = validate_action(action)
        try:
            if shape.do not in ("roll", "correct"):
                return self.why_code(action_code(shape, self._state, self.table))
            if shape.do == "roll" and shape.values is None and needs_roll(self._state):
                return Why(True, None, "why-legal-roll", {}, [])
            trial = self._trial(self.dice if shape.do == "roll" else "manual")
            return Why(True, None, "why-legal", {}, trial.act(shape))
        except UfsError as error:
            if error.code != "illegal_action":
                raise
            return Why(False, error.rule, error.key, error.args_, [])

    def _trial(self, dice: str) -> Game:
        """A copy in which an action is tried; with manual dice nothing is rolled in it."""
        trial = Game(self.table, self._state.copy(), self.seed, dice, None)
        trial.may_correct, trial._first_tokens = self.may_correct, self.tokens
        return trial

    def why_code(self, code: int) -> Why:
        """The same for the number of an action; a legal one is tried on a copy."""
        reason = refusal(self._state, self.table.board, code)
        if reason is not None:
            error = self._refused(reason, code)
            return Why(False, error.rule, error.key, error.args_, [])
        after, log = self._state.copy(), list[Raw]()
        after.log = log
        act(after, self.table.board, first_space(code, self.table))
        events = write_events(log, after, self.table)
        aim = action_json(code, self.table).get("at")
        return Why(True, None, "why-legal", {}, with_aim(events, aim))

    def refused_code(self, code: int) -> UfsError:
        """Why a number is not in `codes()`."""
        chosen = self.table.board.chosen
        if not 0 <= code < A.ACTIONS:
            return UfsError("bad_action", "number-unknown", found=str(code), last=A.ACTIONS - 1)
        slot = A.ability_of(code) if A.kind_of(code) == A.ABILITY else -1
        if slot >= chosen:
            args = {"action": code, "number": slot, "count": chosen}
            return UfsError("illegal_action", "number-no-ability", "F13", **args)
        why = self.why(action_json(code, self.table))
        if not why.legal:
            return self._illegal(why.key, why.rule, why.args)
        # One action, one number: an ability without a target goes by target 0 only.
        if slot >= 0:
            args = {"found": code, "action": A.ability_code(slot, 0)}
            return UfsError("illegal_action", "number-needs-no-target", "F13", **args)
        # And a large room by its first space.
        first = first_space(code, self.table)
        row, column = to_json(A.space_of(first))
        args = {"row": row, "column": column, "action": first}
        return UfsError("illegal_action", "number-first-space", "R4", **args)

    def _refused(self, reason: Reason, code: int) -> UfsError:
        name, rule = reason
        known = circumstances(self._state, self.table, code)
        return self._illegal(f"refuse-{name}", rule, known)

    def _illegal(self, key: str, rule: str | None, args: dict[str, Any]) -> UfsError:
        """A refusal in the words of the edition."""
        error = UfsError("illegal_action", key, rule, **args)
        error.book = self.table.book
        return error

    # --- keeping ---

    def record(self, with_pieces: bool = False) -> str:
        """The whole game as a text a person can read; see `ufs.game.record`.

        With its pieces it can be replayed where they are not known.
        """
        from ufs.game.record import write_record

        return write_record(self, with_pieces)

    @classmethod
    def from_record(cls, text: str, library: Library | None = None) -> Game:
        """Replay a game from its text, which may have been edited by hand."""
        from ufs.game.record import read_record

        return read_record(text, library)

    def save(self, with_pieces: bool = False) -> dict[str, Any]:
        """The whole game as JSON: setup, seed, actions and outcomes, and where it stands."""
        saved: dict[str, Any] = {
            "format": SAVE_FORMAT,
            "setup": deepcopy(self.table.setup),
            "seed": self.seed,
            "dice": self.dice,
            "origin": deepcopy(self.origin),
            "rolls": deepcopy(self.first_rolls),
            "steps": [step.save() for step in self.steps],
            "rules": RULES_VERSION,
            "pieces": self.table.pieces_hash,
            "position": self.position(),
        }
        if with_pieces:
            saved["carried"] = write_carried(self.table.pieces)
        comments = {name: deepcopy(one.save()) for name, one in self.comments.items() if one}
        return saved | ({"comments": comments} if comments else {})

    @classmethod
    def from_save(cls, data: Any, library: Library | None = None) -> Game:
        """Load a saved game, with the rolls that were saved."""
        from ufs.game.record import read_save

        return read_save(data, library)

    def __str__(self) -> str:
        return json.dumps(self.position())
