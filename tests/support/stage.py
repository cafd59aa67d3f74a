"""Helpers for tests of abilities (F): a table with exactly the pieces that a test is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tests.support.table import ROSWELL, UPPER_PIECE, crew, load, position
from ufs.content.loader import Library, built_in
from ufs.content.notation import read_base, read_sky
from ufs.content.schema import (
    Ability,
    BaseTile,
    Character,
    CharacterSide,
    City,
    CitySide,
    Name,
    Scenario,
    Sky,
    SkySpace,
)
from ufs.game import Game
from ufs.rules.board import Board

HERE = Name(en="Here", de="Hier", fr="Ici")
OWN: dict[str, Any] = {"source": "own", "editions": ["box"], "name": HERE, "text": HERE}
ENERGY = 2  # at the start, as in Roswell


def does(when: str, effect: str, amount: int = 1, **more: Any) -> Ability:
    """An ability in one line, as in a content file."""
    return Ability.model_validate({"when": when, "effect": effect, "amount": amount, **more})


@dataclass
class Stage:
    """Roswell's table with other abilities; games on it begin from any position."""

    setup: dict[str, Any]
    library: Library

    def load(self, **changes: Any) -> Game:
        return load(self.setup, library=self.library, **changes)

    def position(self, **changes: Any) -> dict[str, Any]:
        return position(self.setup, library=self.library, **changes)

    def rooms(self, *placed: tuple[int, list[int]], **changes: Any) -> Game:
        """The rooms phase with these workers left on the board, the upper piece excavated."""
        usual = {"phase": "rooms", "workers": crew(*placed), "excavator": UPPER_PIECE}
        return self.load(**(usual | changes))

    def last_gun(self, **changes: Any) -> Game:
        """A 1 left for the AA gun of column 5: it moves no ship and leads on to the rooms phase."""
        guns: list[tuple[int, Any]] = [(1, [1, column]) for column in range(1, 5)]
        return self.load(workers=[*guns, (1, None)], **changes)

    def new(self, dice: str = "manual") -> Game:
        return Game.new(self.setup, 1, dice, self.library)

    @property
    def board(self) -> Board:
        return self.new().table.board


def stage(
    *scenario: Ability,
    city: Sequence[Ability] = (),
    team: Sequence[Ability] = (),
    upper: Sequence[str] = (),
    sky: Sequence[str] = (),
    spaces: Mapping[str, tuple[str, int]] | None = None,
) -> Stage:
    """Set up a table: abilities of a scenario, of the city, and of characters one, two, three …

    `upper` are rows 2 and 3 of the base, `sky` the four topmost rows of the sky, with `spaces` for
    its letters. Everything else is as in Roswell.
    """
    library = built_in().copy()
    setup: dict[str, Any] = {**ROSWELL, "city": "here"}
    roswell = known(library, City, "roswell")
    side = CitySide(energy=ENERGY, ability=list(city))
    changes = {"id": "here", "blue": side, "upper": "here" if upper else roswell.upper}
    library.add(roswell.model_copy(update=changes), "")
    if scenario:
        ability = {"kind": "scenario", "id": "here", "ability": list(scenario)}
        library.add(Scenario.model_validate(OWN | ability), "")
        setup["scenario"] = "here"
    for n, one in enumerate(team):
        name = f"nr-{n + 1}"
        half = CharacterSide(ability=[one], text=HERE)
        person = known(library, Character, "pilot")
        library.add(person.model_copy(update={"id": name, "normal": half}), "")
        setup.setdefault("characters", []).append({"id": name, "upgraded": False})
    if upper:
        add_tile(library, upper)
    if sky:
        add_sky(library, sky, spaces or {})
        setup["sky"] = ["here", "II", "III", "IV"]
    return Stage(setup, library)


def known(library: Library, kind: type[Any], id: str) -> Any:
    piece = library.get(kind, id)
    assert piece is not None
    return piece


def add_tile(library: Library, rows: Sequence[str]) -> None:
    tile = known(library, BaseTile, "A")
    texts = [tile.upper.rows.texts[0], *rows]
    upper = tile.upper.model_copy(update={"rows": read_base(texts)})
    library.add(tile.model_copy(update={"id": "here", "upper": upper}), "")


def add_sky(library: Library, rows: Sequence[str], spaces: Mapping[str, tuple[str, int]]) -> None:
    tile = known(library, Sky, "I")
    letters = {
        letter: SkySpace.model_validate({"effect": effect, "amount": amount})
        for letter, (effect, amount) in spaces.items()
    }
    easy = tile.easy.model_copy(update={"rows": read_sky(rows)})
    library.add(tile.model_copy(update={"id": "here", "easy": easy, "spaces": letters}), "")


def chosen(number: int = 1, **target: Any) -> dict[str, Any]:
    """The action of a character of a `stage`, with its target."""
    return {"do": "character", "id": f"nr-{number}", **target}


def owners(events: Sequence[dict[str, Any]]) -> list[str]:
    """Whose abilities took effect, in order."""
    return [event["owner"] for event in events if event["event"] == "ability"]
