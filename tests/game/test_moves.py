"""A move as a number, as JSON, as a line and as a sentence: all say the same."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.support.table import PNP1, ROSWELL, load, place, rule, use
from ufs.base.errors import UfsError
from ufs.base.words import LANGUAGES, Words
from ufs.game import Game
from ufs.game.moves import action_json, code_of, read_move, say_action, write_move
from ufs.rules.actions import (
    ACTIONS,
    DONE,
    MAX_CHOSEN,
    ability_code,
    place_code,
    use_code,
    use_red_code,
)

BATTLE = {
    "edition": "box",
    "city": "sydney",
    "characters": [{"id": id} for id in ("pilot", "gambler", "operator", "marshal")],
}

ADVANCED = {**BATTLE, "sky": ["0", "I+", "II+", "III+", "IV"]}


@pytest.mark.parametrize(
    "setup", [ROSWELL, PNP1, BATTLE, ADVANCED], ids=["box", "pnp1", "battle", "advanced"]
)
def test_a_move_is_the_same_in_every_form(setup: dict[str, Any]) -> None:
    luck = random.Random(5)
    for seed in range(3):
        game = Game.new(setup, seed)
        while not game.is_over:
            said = set()
            for code in game.codes():
                action = action_json(code, game.table)
                assert code_of(action, game.state(), game.table) == code
                assert read_move(write_move(action)) == action
                said.add(say_action(code, game.state(), game.table, Words("en")))
            assert said
            assert "" not in said
            game.act_code(luck.choice(game.codes()))


@rule("A2", "F13")
def test_every_number_is_an_action_or_refused_by_rule() -> None:
    """Also those that mean nothing, such as the third colour that fighters could be aimed at."""
    mechanic = {"characters": [{"id": "mechanic"}]}
    game = Game.new({**ADVANCED, **mechanic}, 1)
    refused = 0
    for code in range(ACTIONS):
        action = action_json(code, game.table)
        why = game.why(action)
        if not why.legal:
            refused += 1
            with pytest.raises(UfsError) as caught:
                game.act(action)
            assert (caught.value.code, caught.value.rule) == ("illegal_action", why.rule), action
            assert why.rule
    assert 0 < refused < ACTIONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_move_has_a_sentence(language: str) -> None:
    game = load(ROSWELL)
    places = [place_code(worker, 7) for worker in (0, 4)]
    said = [
        say_action(code, game.state(), game.table, Words(language))
        for code in (*places, use_code(7), *range(use_code(29) + 1, DONE + 1))
    ]
    assert all(said)
    assert said[0] != said[1]  # a plain die and a white one


# --- numbers from outside ---


@pytest.mark.parametrize("code", [-1, -400, ACTIONS, 9999, 10**30])
def test_a_number_of_no_action_is_refused(code: int) -> None:
    game = Game.new(ROSWELL, 7)
    before = game.record()
    with pytest.raises(UfsError, match=f"no action {code}; actions are numbered 0 to") as caught:
        game.act_code(code)
    assert caught.value.code == "bad_action"
    assert game.record() == before


@pytest.mark.parametrize("code", [3.0, "3", None, True, [3]], ids=str)
def test_what_is_no_whole_number_is_no_action(code: Any) -> None:
    with pytest.raises(UfsError, match="expected a whole number") as caught:
        Game.new(ROSWELL, 7).act_code(code)
    assert caught.value.code == "bad_action"


def test_a_number_that_is_not_legal_now_is_refused_with_the_rule() -> None:
    game = Game.new(BATTLE, 7)
    for code in range(ACTIONS):
        if code not in game.codes():
            with pytest.raises(UfsError) as caught:
                game.act_code(code)
            assert (caught.value.code, bool(caught.value.rule)) == ("illegal_action", True)
            assert "#" not in str(caught.value)
    assert game.steps == []


def test_an_ability_that_nobody_has_is_named_by_its_number() -> None:
    with pytest.raises(UfsError, match="would use ability 0") as caught:
        Game.new(ROSWELL, 7).act_code(ability_code(0, 0))
    assert caught.value.rule == "F13"


def test_the_numbers_of_a_game_play_it() -> None:
    game, twin = Game.new(ROSWELL, 7), Game.new(ROSWELL, 7)
    code = game.codes()[0]
    assert game.act_code(code) == twin.act(action_json(code, game.table))


# --- lines ---


def test_what_is_no_move_is_told_what_moves_look_like() -> None:
    with pytest.raises(UfsError, match="expected something like: P1 2-3") as caught:
        read_move("pass")
    assert caught.value.code == "bad_action"


@rule("A2", "A5")
def test_lines_of_red_fighters_and_raised_dice() -> None:
    assert read_move("use 2-3 red") == {**use(2, 3), "at": "red"}
    assert read_move("use 2-3 yellow") == {**use(2, 3), "at": "yellow"}
    assert read_move("raise W1") == {"do": "raise", "worker": 3}
    shoot = {"do": "character", "id": "ace", "at": "red"}
    assert write_move(shoot) == "character ace red"
    assert read_move("character ace red") == shoot
    for wrong in ("use 2-3 blue", "use 2-3 red red", "raise", "raise R1", "raise P1 2", "raise 1"):
        with pytest.raises(UfsError) as caught:
            read_move(wrong)
        assert caught.value.code == "bad_action"
        assert "raise P1" in str(caught.value)


@rule("A2")
@pytest.mark.parametrize("at", ["blue", "", 1, True, ["red"]])
def test_a_colour_that_no_explosion_has_is_refused(at: Any) -> None:
    game = Game.new(ADVANCED, 7)
    with pytest.raises(UfsError) as caught:
        game.act({**use(2, 3), "at": at})
    assert caught.value.code == "bad_action"
    assert "at" in str(caught.value)


@rule("A5")
@pytest.mark.parametrize("worker", [-1, 5, 99])
def test_a_die_to_raise_that_does_not_exist_is_refused(worker: int) -> None:
    with pytest.raises(UfsError) as caught:
        Game.new(ADVANCED, 7).act({"do": "raise", "worker": worker})
    assert (caught.value.code, caught.value.rule) == ("illegal_action", "A5")


@rule("A2")
def test_numbers_before_the_red_uses_mean_nothing_and_are_refused() -> None:
    game = Game.new(ADVANCED, 7)
    for code in range(ability_code(MAX_CHOSEN, 0), use_red_code(0)):
        with pytest.raises(UfsError) as caught:
            game.act_code(code)
        assert caught.value.code == "illegal_action"


def test_a_line_is_an_action_of_the_protocol() -> None:
    assert read_move("W2 3-1") == place(4, 3, 1)
    assert read_move("use 2-2") == use(2, 2)
