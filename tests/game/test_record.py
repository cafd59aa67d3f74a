"""The text record: readable, exact, and honest about its mistakes."""

from __future__ import annotations

import re

import pytest

from tests.support.stage import stage
from tests.support.table import (
    NEW_YORK,
    PNP1,
    ROSWELL,
    UPPER_PIECE,
    WASHINGTON,
    crew,
    load,
    rule,
)
from ufs.base.errors import UfsError
from ufs.base.words import Words
from ufs.game import Game
from ufs.game.moves import read_move
from ufs.game.record import MAGIC


def some_game(steps: int = 40, dice: str = "auto") -> Game:
    game = Game.new(WASHINGTON, 11, dice)
    for n in range(steps):
        if game.is_over:
            break
        actions = [a for a in game.actions() if a["do"] not in ("remove", "done")] or game.actions()
        action = actions[n * 7 % len(actions)]
        if action["do"] == "roll" and dice == "manual":
            action = {"do": "roll", "values": [n % 6 + 1] * game.dice_to_roll()}
        game.act(action)
    return game


def test_a_record_can_be_read_by_a_person() -> None:
    text = some_game(3).record()
    lines = text.splitlines()
    assert lines[0] == MAGIC
    assert "city: washington" in lines
    assert "seed: 11" in lines
    assert lines[-1] == "unfinished"
    assert any(re.fullmatch(r"roll P1=\d P2=\d P3=\d W1=\d W2=\d", line) for line in lines)
    assert sum(bool(re.fullmatch(r"[PW]\d \d-\d", line)) for line in lines) == 3


@pytest.mark.parametrize("dice", ["auto", "manual"])
def test_a_record_replays_exactly_and_the_game_goes_on_the_same(dice: str) -> None:
    game = some_game(40, dice)
    again = Game.from_record(game.record())
    assert again.state() == game.state()
    assert again.events() == game.events()
    if not game.is_over and dice == "auto":
        action = game.actions()[0]
        assert again.act(action) == game.act(action)


def test_the_dice_in_the_record_count_not_the_seed() -> None:
    game = Game.new(ROSWELL, 5)
    text = re.sub(r"roll P1=\d", "roll P1=6", game.record(), count=1)
    edited = Game.from_record(text.replace("seed: 5", "seed: 999"))
    assert edited.position()["workers"][0]["value"] == 6
    assert edited.position()["workers"][1]["value"] == game.position()["workers"][1]["value"]


@rule("A2", "A5", "B1")
def test_a_record_of_advanced_pieces_says_what_was_aimed_at_raised_and_given_up() -> None:
    """Written and read again with the pieces that lie on the table."""
    acting = stage(
        upper=[
            "command | robot | fighters | tunnel | energy",
            "energy | research | tunnel | tunnel | start",
        ],
        sky=[". . 1r . . | -", ". . 1 . . | -", ". . . . . | -", ". . . . . | -"],
    )
    workers = crew((3, [2, 1]), (4, [2, 2]), (2, [2, 3]), (1, [2, 5]))
    game = acting.load(phase="rooms", workers=workers, excavator=UPPER_PIECE, ships={2: [1, 3]})
    for move in ("use 2-1", "raise P2", "raise P3", "raise W1", "use 2-2", "install R1 2-5"):
        game.act(read_move(move))
    game.act(read_move("use 2-3 red"))
    text = game.record()
    lines = text.splitlines()
    first = lines.index("use 2-1")
    assert lines[first : first + 6] == [
        *("use 2-1", "raise P2", "raise P3", "raise W1", "use 2-2", "install R1 2-5"),
    ]
    assert "use 2-3 red" in lines
    again = Game.from_record(text, library=acting.library)
    assert again.state() == game.state()
    assert again.record() == text
    wrong = text.replace("use 2-3 red", "use 2-3")
    with pytest.raises(UfsError) as caught:
        Game.from_record(wrong, library=acting.library)
    assert caught.value.rule == "A2"
    number = wrong.splitlines().index("use 2-3") + 1
    assert str(number) in str(caught.value)


def test_a_record_edited_by_hand_plays_another_game() -> None:
    game = Game.new(ROSWELL, 5)
    game.act({"do": "place", "worker": 0, "space": [1, 1]})
    edited = Game.from_record(game.record().replace("P1 1-1", "P1 1-2   # a better idea"))
    assert edited.position()["workers"][0]["space"] == [1, 2]


def test_a_wrong_line_is_reported_by_number_and_reason() -> None:
    game = Game.new(ROSWELL, 5)
    game.act({"do": "place", "worker": 0, "space": [1, 1]})
    game.act({"do": "place", "worker": 1, "space": [1, 2]})
    text = game.record().replace("P2 1-2", "P2 1-1")
    number = text.splitlines().index("P2 1-1") + 1
    with pytest.raises(UfsError) as caught:
        Game.from_record(text)
    assert caught.value.code == "bad_record"
    assert caught.value.rule == "D2"
    message = caught.value.message(Words("en"))
    assert f"Line {number}" in message
    assert "Column 1 already holds a worker" in message


def test_a_record_cut_in_the_middle_is_noticed() -> None:
    lines = some_game(30).record().splitlines()
    for cut in range(1, len(lines)):
        with pytest.raises(UfsError) as caught:
            Game.from_record("\n".join(lines[:cut]))
        assert caught.value.code == "bad_record"


def test_a_loaded_position_is_kept_in_the_record() -> None:
    game = load(PNP1, energy=5, mothership=2, ships={n: [2, n + 1] for n in range(5)}, dice="auto")
    game.act({"do": "place", "worker": 4, "space": [1, 1]})
    again = Game.from_record(game.record())
    assert again.state() == game.state()
    assert again.origin == game.origin


def test_a_wrong_end_is_refused() -> None:
    with pytest.raises(UfsError) as caught:
        Game.from_record(Game.new(ROSWELL, 1).record().replace("unfinished", "result won research"))
    assert "unfinished" in caught.value.message(Words("en"))


def test_own_dice_are_written_where_they_were_rolled() -> None:
    game = Game.new(NEW_YORK, 1, "manual")
    game.act({"do": "roll", "values": [1, 2, 3, 4, 5]})
    game.act({"do": "place", "worker": 3, "space": [1, 1]})
    game.act({"do": "roll", "values": [6, 6, 6, 6]})
    text = game.record()
    assert "roll P1=1 P2=2 P3=3 W1=4 W2=5\nW1 1-1\nroll P1=6 P2=6 P3=6 W2=6" in text
    assert Game.from_record(text).state() == game.state()


def test_a_save_of_a_game_before_its_first_roll_can_be_loaded() -> None:
    game = Game.from_record("ufs-record/1\nedition: box\nseed: 1\nunfinished\n")
    assert Game.from_save(game.save()).position() == game.position()
    game.act({"do": "roll"})
    assert Game.from_save(game.save()).state() == game.state()


def test_undone_actions_are_not_in_the_record() -> None:
    game = Game.new(ROSWELL, 5)
    empty = game.record()
    game.act({"do": "place", "worker": 3, "space": [1, 1]})
    game.undo()
    assert game.record() == empty


def test_what_a_game_hands_out_is_not_the_game() -> None:
    game = Game.new(ROSWELL, 5)
    events = game.act({"do": "place", "worker": 0, "space": [1, 1]})
    before = game.record(), game.position(), game.events(), game.save()
    events.clear()
    game.events()[0].clear()
    position, save = game.position(), game.save()
    position["setup"]["hard"].append("sky1")
    position["ships"].clear()
    save["steps"].clear()
    save["rolls"][0].clear()
    assert before == (game.record(), game.position(), game.events(), game.save())


def test_a_new_action_after_undo_forgets_the_undone_one() -> None:
    game = Game.new(ROSWELL, 5)
    game.act({"do": "place", "worker": 3, "space": [1, 1]})
    game.undo()
    game.act({"do": "place", "worker": 0, "space": [1, 1]})
    with pytest.raises(UfsError) as caught:
        game.redo()
    assert caught.value.code == "nothing_to_redo"
