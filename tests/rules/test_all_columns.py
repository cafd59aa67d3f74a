"""F42, F43: what works on one column works on all of them."""

from __future__ import annotations

from tests.support.stage import chosen, does, stage
from tests.support.table import kinds, only, place, rule, ship_at
from ufs.base.words import Words
from ufs.content.vocabulary import refusals
from ufs.game.events import say_event


@rule("F42", "F16")
def test_a_recall_lifts_the_ships_of_every_column_in_their_order() -> None:
    ships = {0: "mothership", 1: [6, 2], 2: [7, 2], 3: [13, 4], 4: [4, 1], 5: [7, 3]}
    game = stage(team=[does("chosen", "lift", 2)]).load(mothership=4, ships=ships)
    events = game.act(chosen())
    assert [ship_at(game, n) for n in range(1, 6)] == [[5, 2], [6, 2], [11, 4], [4, 1], [5, 3]]
    assert kinds(events) == ["ability", "rise", "rise", "rise", "rise"]


@rule("F42")
def test_a_recall_of_16_brings_every_ship_up_to_the_mothership() -> None:
    ships = only({0: [16, 2], 1: [15, 2], 2: [9, 5]})
    game = stage(team=[does("chosen", "lift", 16)]).load(mothership=3, ships=ships)
    game.act(chosen())
    assert [ship_at(game, n) for n in range(3)] == [[5, 2], [4, 2], [4, 5]]


@rule("F43", "F18")
def test_a_barrage_destroys_whatever_is_low_in_any_column() -> None:
    ships = only({0: [14, 1], 1: [15, 2], 2: [16, 5], 3: [15, 4]})
    game = stage(team=[does("chosen", "barrage", 2)]).load(mothership=5, ships=ships)
    events = game.act(chosen())
    assert [ship_at(game, n) for n in range(4)] == [[14, 1], *["mothership"] * 3]
    assert kinds(events) == ["ability", "destroy", "destroy", "destroy"]


@rule("F43")
def test_a_barrage_that_reaches_nothing_says_so_once_and_drop_points_are_safe() -> None:
    ships = {n: [10, n + 1] for n in range(5)}
    game = stage(team=[does("chosen", "barrage", 16)]).load(mothership=10, ships=ships)
    events = game.act(chosen())
    assert [ship_at(game, n) for n in range(5)] == [[10, n + 1] for n in range(5)]
    assert kinds(events) == ["ability", "miss"]
    assert say_event(events[-1], Words("en")) == "The barrage hits no ship."


@rule("F42", "F43")
def test_they_happen_at_other_moments_too() -> None:
    ships = only({0: [9, 3], 1: [9, 5], 2: [16, 1], 3: [16, 2]})
    game = stage(does("hit", "barrage", 1), does("placed", "lift", on="aa")).load(ships=ships)
    game.act(place(0, 1, 3))
    assert [ship_at(game, n) for n in (0, 1)] == [[8, 3], [8, 5]]
    game = stage(does("hit", "barrage", 1)).load(ships=ships)
    game.act(place(1, 2, 1))  # a 2: the ship of column 1 hits the city
    assert [ship_at(game, n) for n in (2, 3)] == ["mothership"] * 2


@rule("F42", "F43")
def test_they_need_no_column_and_so_suit_every_moment() -> None:
    for moment in ("setup", "placed", "used", "dug", "unused", "action", "hit", "destroyed"):
        for effect in ("lift", "barrage"):
            assert refusals(does(moment, effect)) == []
    assert refusals(does("hit", "jam")) != []
