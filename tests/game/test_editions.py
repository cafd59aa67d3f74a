"""Each edition in its own words, and the overview of a round in its own order."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.table import PNP1, PNP2, ROSWELL, rule
from ufs.base.errors import UfsError
from ufs.base.words import LANGUAGES, Words
from ufs.content.loader import built_in
from ufs.content.schema import EditionFile
from ufs.game import Game
from ufs.game.events import say_event
from ufs.game.forecast import forecasts
from ufs.game.moves import code_of, say_action
from ufs.game.overview import current_step, overview

EXCAVATORS_OWN = {"pnp": [3, 5], "box": [3, 5]}
# language, book: the first ship that comes down, the die that brings it, the excavator's own space
TOLD = {
    ("en", "box"): ("a purple ship drops", "Gray", "The excavator is on row 3"),
    ("en", "pnp"): ("a green ship drops", "Black", "The excavator is on row 3"),
    ("de", "box"): ("violettes Schiff sinkt", "Graue", "steht der Tunnelbohrer"),
    ("de", "pnp"): ("grünes Schiff sinkt", "Schwarze", "steht das Grabegerät"),
    ("fr", "box"): ("un vaisseau violet descend", "gris", "L’excavatrice est"),
    ("fr", "pnp"): ("un vaisseau vert descend", "noir", "L’excavatrice est"),
}
SETUPS = {"box": ROSWELL, "pnp": PNP2}


def started(setup: dict[str, Any], dice: str = "auto") -> Game:
    return Game.new(setup, seed=5, dice=dice)


@pytest.mark.parametrize(("language", "book"), TOLD)
def test_the_log_speaks_the_words_of_the_edition(language: str, book: str) -> None:
    game = started(SETUPS[book])
    events = game.act({"do": "place", "worker": 0, "space": [2, 1]})
    words = Words(language).by(game.table.book)
    told = " ".join(say_event(event, words) for event in events)
    ship, die, _ = TOLD[language, book]
    assert ship in told
    assert die in told


@rule("D3")
@pytest.mark.parametrize(("language", "book"), TOLD)
def test_a_refusal_speaks_the_words_of_the_edition_whoever_asks(language: str, book: str) -> None:
    """The error knows the edition: a server or a bot that tells it need not."""
    game = started(SETUPS[book])
    own = {"do": "place", "worker": 0, "space": EXCAVATORS_OWN[book]}
    with pytest.raises(UfsError) as refused:
        game.act(own)
    _, _, sentence = TOLD[language, book]
    assert sentence in refused.value.message(Words(language))
    (told,) = [one for one in forecasts(game, Words(language)) if one["action"] == own]
    assert told["message"] == refused.value.message(Words(language))


@pytest.mark.parametrize(("language", "book"), TOLD)
def test_a_hint_speaks_the_words_of_the_edition(language: str, book: str) -> None:
    game = started(SETUPS[book])
    code = code_of({"do": "place", "worker": 0, "space": [2, 1]}, game.state(), game.table)
    assert TOLD[language, book][1] in say_action(code, game.state(), game.table, Words(language))


def test_editions_of_a_pack_speak_like_the_box_if_they_have_cities() -> None:
    books = {one.id: Game.new({"edition": one.id}, 1).table.book for one in editions()}
    assert books == {"box": "box", "pnp1": "pnp", "pnp2": "pnp"}


# --- the overview of a round ---


def editions() -> list[EditionFile]:
    return list(built_in().all(EditionFile))


def steps(id: str, language: str = "en") -> list[str]:
    (edition,) = [one for one in editions() if one.id == id]
    return [step.id for phase in overview(edition, Words(language)) for step in phase.steps]


@rule("M1")
def test_the_overview_has_the_mothership_act_in_the_order_of_the_edition() -> None:
    assert steps("box")[-3:] == ["descend", "action", "spawn"]
    assert steps("pnp1")[-3:] == steps("pnp2")[-3:] == ["action", "descend", "spawn"]


@rule("B1", "B6", "M4")
def test_the_overview_of_the_first_print_and_play_tells_its_own_rules() -> None:
    told = {}
    for edition in editions():
        phases = overview(edition, Words("en"))
        told[edition.id] = {step.id: step.text for phase in phases for step in phase.steps}
    assert "used or not" in told["pnp1"]["robots"]
    assert told["pnp2"]["robots"] == told["box"]["robots"] != told["pnp1"]["robots"]
    assert "where you like" in told["pnp1"]["spawn"]
    assert "green before red" in told["pnp2"]["spawn"]
    assert "purple before white" in told["box"]["spawn"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_overview_has_three_phases_in_every_language(language: str) -> None:
    for edition in editions():
        phases = overview(edition, Words(language))
        assert [phase.id for phase in phases] == ["dice", "rooms", "mothership"]
        assert all(phase.title and phase.steps for phase in phases)
    titles = [overview(one, Words("de"))[1].title for one in editions()]
    assert set(titles) == {"Raum-Phase", "Räume aktivieren"}


def test_the_current_step_is_where_the_player_decides() -> None:
    """Through whole games: every decision belongs to a step of the card."""
    expected = {"roll": {"roll", "reroll"}, "place": {"place"}, "use": {"use"}, "done": {"use"}}
    expected |= {"excavate": {"use"}, "install": {"robots"}, "spawn": {"spawn"}}
    for setup in (ROSWELL | {"city": "new-york"}, PNP1, PNP2):
        game, seen = started(setup), set[str]()
        for n in range(120):
            if game.is_over:
                assert current_step(game.state(), game.table) is None
                break
            doing = current_step(game.state(), game.table)
            assert doing in steps(setup["edition"])
            action = game.actions()[n * 7 % len(game.actions())]
            if action["do"] != "remove":
                assert doing in expected[action["do"]], action
                seen.add(action["do"])
            game.act(action)
        assert {"place", "done"} & seen


def test_dice_of_ones_own_are_rolled_in_a_step_of_their_own() -> None:
    game = started(ROSWELL, "manual")
    assert current_step(game.state(), game.table) == "roll"
    game.act({"do": "roll", "values": [3, 3, 3, 3, 3]})
    assert current_step(game.state(), game.table) == "place"
    game.act({"do": "place", "worker": 3, "space": [2, 1]})
    assert current_step(game.state(), game.table) == "reroll"
