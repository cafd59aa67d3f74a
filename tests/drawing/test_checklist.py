"""The table before a game: what the list says is what the game begins with."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.table import rule
from ufs.base.words import LANGUAGES, Words
from ufs.content.loader import built_in
from ufs.content.schema import City, Scenario
from ufs.drawing.checklist import checklist, checklist_text
from ufs.game import Game

EN = Words("en")
NEW_YORK = {"edition": "box", "city": "new-york", "damaged": True, "hard": ["sky1", "sky4"]}


def items(setup: dict[str, Any], dice: str = "manual") -> list[str]:
    groups = checklist(Game.new(setup, 1, dice), EN)
    return [item for group in groups for item in group["items"]]


@rule("S3", "S4", "S6", "S7", "S9", "S10")
def test_a_table_of_the_box() -> None:
    assert items(NEW_YORK) == [
        "No. 1 from the top: sky tile I, more threatening side up (more stars).",
        "No. 2 from the top: sky tile II, easy side up.",
        "No. 3 from the top: sky tile III, easy side up.",
        "No. 4 from the top: sky tile IV, more threatening side up (more stars).",
        "City New York below the sky, damaged side up.",
        "Base tile C as the upper base (rows 1 to 3).",
        "Base tile A as the lower base (rows 4 to 6).",
        "Mothership above the sky: its drop points lie above row 1.",
        "Energy marker on 2 (the track ends at 8).",
        "Research marker below the first space (which costs 3).",
        "Damage marker on 0 (hit no. 6 loses).",
        "Excavator in row 2, column 5 of the base.",
        "5 × purple ship: one on each of the five drop points.",
        "4 × white ship: in the supply beside the board.",
        "Workers: 3 gray dice and 2 white ones, in your hand.",
        "Robots: 1 blue die, beside the board.",
    ]


@rule("S8")
def test_a_table_of_the_print_and_play() -> None:
    found = items({"edition": "pnp1", "hard": ["sky2", "lower"]})
    assert "No. 2 from the top: sky card 2, difficult side up." in found
    assert "No. 3 from the top: sky card 3, easy side up." in found
    assert "Lower base: difficult side up." in found
    assert "Mothership: easy side up." in found
    assert "2 × red ship: in the supply beside the board." in found


def test_cards_are_named_ours_and_real_ones() -> None:
    ours = {"scenario": "escort", "characters": [{"id": "pilot", "upgraded": True}]}
    assert items({"edition": "box", **ours})[-2:] == [
        "Scenario: Walking pace.",
        "Character: Ines Okafor, upgraded side up.",
    ]
    real = {"edition": "box", "real": {"scenario": "S", "characters": ["A", "B"]}}
    assert items(real)[-3:] == ["Scenario: S.", "Character: A.", "Character: B."]
    notes = [group["note"] for group in checklist(Game.new(real, 1, "manual"), EN)]
    assert "Correct…" in notes[-1]
    assert notes[:-1] == [None] * 5


def test_the_table_is_that_of_the_beginning() -> None:
    game = Game.new(NEW_YORK, 1, "manual")
    before = checklist(game, EN)
    game.correct({"energy": 5, "damage": 2, "excavator": [3, 5]})
    assert checklist(game, EN) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_can_be_put_into_words(language: str) -> None:
    words, library = Words(language), built_in()
    setups: list[dict[str, Any]] = [{"edition": "pnp1"}, {"edition": "pnp2"}]
    setups += [{"edition": "box", "city": city.id} for city in library.all(City)]
    setups += [{"edition": "box", "scenario": one.id} for one in library.all(Scenario)]
    for setup in setups:
        text = checklist_text(Game.new(setup, 1, "manual"), words)
        assert text.count("[ ]") >= 15
        assert "{" not in text
