"""What a tab can ask, and what that must do to the saves."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

from simulator.model import BrokenPromiseError, GameModel, Model
from simulator.stored import Stored
from ufs.base.words import Words
from ufs.play import Application, Session

WORDS = Words("en")
Seen = dict[str, Any]  # what an answer says of a game
SEEN = ("version", "position", "actions", "undo", "redo")


@dataclass
class Tab:
    """One window of the page: what it was told last, which may be out of date."""

    number: int
    games: dict[str, Seen] = field(default_factory=dict)
    campaigns: dict[str, int] = field(default_factory=dict)  # the versions
    at: str | None = None  # the game on its screen
    again: Request | None = None  # it got no answer, and will ask once more
    next_page: Request | None = None  # of the list it looks at


class Request:
    """One request. `send` asks a server; everything else says what is to be expected."""

    interleaves: ClassVar[bool] = True  # whether another server may act in the middle of it
    only_looks: ClassVar[bool] = False  # the answer may be older than a change made meanwhile
    overtakes: ClassVar[bool] = True  # whether it may be what another server does meanwhile
    repeats: ClassVar[bool] = True  # whether a tab without an answer may ask the same again

    def send(self, application: Application) -> Any:
        raise NotImplementedError

    def is_possible(self, model: Model) -> bool:
        """Whether it must be carried out; else it must be refused, and change nothing."""
        raise NotImplementedError

    def apply(self, model: Model, answer: Any) -> None:
        """Carry it out in the model; `answer` is what the server said."""
        raise NotImplementedError

    def find(self, model: Model, stored: Stored) -> Any:
        """Not answered: what would have been the answer if it was carried out, else None."""
        raise NotImplementedError

    def adopt(self, model: Model, answer: Any) -> None:
        """Not answered, and carried out all the same."""
        self.apply(model, answer)

    def check(self, model: Model, answer: Any) -> None:
        """Raise a `BrokenPromiseError` if the answer is not what the model says."""

    def hear(self, tab: Tab, answer: Any) -> None:
        """What the tab knows from now on."""

    def forget(self, tab: Tab) -> None:
        """Refused, or not answered: the tab asks for the latest state before it goes on."""


def seen(session: Session) -> Seen:
    """What an answer says of a game, without the forecasts, which take long."""
    game = session.game
    return {
        "id": session.id,
        "version": session.version,
        "position": game.position(),
        "actions": game.actions(),
        "undo": session.can_undo(),
        "redo": bool(game.undone),
    }


def expect(what: str, found: Any, expected: Any) -> None:
    if found != expected:
        raise BrokenPromiseError(f"{what}: {short(found)} instead of {short(expected)}")


def short(value: Any) -> str:
    text = str(value)
    return text if len(text) < 600 else f"{text[:600]} …"


def check_seen(answer: Seen, game: GameModel) -> None:
    """The answer agrees with the model's own game."""
    expect(f"answered version of {game.id}", answer["version"], game.version)
    expect(f"answered position of {game.id}", answer["position"], game.game.position())
    expect(f"answered actions of {game.id}", answer["actions"], game.game.actions())
    expect(f"answered redo of {game.id}", answer["redo"], bool(game.game.undone))
