"""Battles of one's own: stars, wishes, codes, the battle of the day."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from fractions import Fraction
from functools import partial
from typing import Any, Literal

import pytest

from tests.support.campaigns import refused
from tests.support.table import rule
from ufs.base.words import LANGUAGES, Words
from ufs.content.loader import built_in
from ufs.content.schema import Character, City, Scenario, Sky
from ufs.game import Game
from ufs.game.random_battle import (
    CHAPTERS,
    BattleRequest,
    Stars,
    ask,
    checksum,
    count_stars,
    of_the_day,
    read_code,
    write_code,
    write_stars,
)
from ufs.game.sampling import Draws, Skies, TileSide
from ufs.game.setup import lay

HALF = Fraction(1, 2)
BOX: dict[str, Any] = {"edition": "box"}


@rule("S13")
@pytest.mark.parametrize(
    ("setup", "black", "yellow"),
    [
        ({}, 0, 0),
        ({"hard": ["sky1", "sky3"]}, 2, 0),
        ({"damaged": True}, 0, HALF),
        ({"sky": ["I", "II+", "III", "IV+"]}, 2, 0),
        ({"sky": ["I+", "II+", "III+", "IV+"], "hard": ["sky1", "sky2", "sky3", "sky4"]}, 8, 0),
        ({"sky": ["0", "I+", "II+", "III+", "IV"], "hard": ["sky1", "sky4"]}, 5, 0),  # tile 0: none
        ({"scenario": "surge"}, 1, 0),
        ({"scenario": "last-stand"}, 1, 0),
        ({"characters": [{"id": "pilot"}]}, 0, HALF),
        ({"characters": [{"id": "pilot", "upgraded": True}]}, 0, 1),
        (
            {
                "hard": ["sky4"],
                "scenario": "swarm",
                "damaged": True,
                "characters": [{"id": "miner", "upgraded": True}, {"id": "pilot"}],
            },
            2,
            2,
        ),
    ],
)
def test_stars_are_counted(setup: dict[str, Any], black: int, yellow: Fraction) -> None:
    stars = count_stars({**BOX, **setup})
    assert stars == Stars(black, Fraction(yellow))
    assert stars.difficulty == black - yellow
    assert stars.epicness == black + yellow
    assert stars.json()["difficulty"] == float(black - yellow)


@rule("S13")
def test_a_threat_level_has_as_many_stars() -> None:
    for threat in range(5):
        assert count_stars({**BOX, "threat": threat}, seed=7).black == threat


@rule("S13")
def test_print_and_play_has_no_stars() -> None:
    refused(lambda: count_stars({"edition": "pnp1"}), "battle-box-only", "S13")
    laid = Game.new({"edition": "pnp2"}, 1).table.setup
    refused(lambda: write_code(laid), "battle-box-only", "S13")


def test_halves_are_written_as_people_write_them() -> None:
    numbers = [Fraction(n, 2) for n in (-3, -2, -1, 0, 1, 2, 5)]
    assert [write_stars(n) for n in numbers] == ["−1½", "−1", "−½", "0", "½", "1", "2½"]


@rule("S12", "S13")
@pytest.mark.parametrize("halves", range(-5, 13))
def test_a_battle_has_the_difficulty_that_was_wished(halves: int) -> None:
    battle = ask(BattleRequest(HALF * halves), halves % 4)
    assert battle.is_exact
    assert battle.remark() is None
    assert count_stars(battle.setup).difficulty == HALF * halves
    assert Game.new(battle.setup, battle.seed).table.setup == battle.setup


@rule("S12")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wish_that_cannot_be_met_gets_the_nearest_and_is_told(language: str) -> None:
    for wished in (Fraction(40), Fraction(-40), Fraction(1, 3)):
        battle = ask(BattleRequest(wished, tiles="basic", scenario=False), 1)
        remark = battle.remark()
        assert remark is not None
        assert write_stars(battle.stars.difficulty) in Words(language).term(remark)
    assert ask(BattleRequest(Fraction(40), tiles="basic", scenario=False), 1).stars.difficulty == 4


@rule("S12")
@pytest.mark.parametrize("characters", [True, False])
@pytest.mark.parametrize("damaged", [True, False])
@pytest.mark.parametrize("scenario", [True, False])
@pytest.mark.parametrize("tiles", ["basic", "advanced"])
def test_wishes_are_kept(
    characters: bool, damaged: bool, scenario: bool, tiles: Literal["basic", "advanced"]
) -> None:
    for seed in range(4):
        wish = BattleRequest(Fraction(1), (2, 3), characters, damaged, scenario, tiles)
        setup = ask(wish, seed).setup
        assert bool(setup["characters"]) is characters
        assert setup["damaged"] is damaged
        assert (setup["scenario"] is not None) is scenario
        advanced = ["I+", "II+", "III", "IV+"]  # III+ belongs to chapter 4
        assert setup["sky"] == (advanced if tiles == "advanced" else ["I", "II", "III", "IV"])


@rule("S12")
@pytest.mark.parametrize("chapters", [(0,), (1,), (2,), (3,), (1, 2)])
def test_only_pieces_of_these_chapters_are_drawn(chapters: tuple[int, ...]) -> None:
    library = built_in()
    for seed in range(8):
        setup = ask(BattleRequest(Fraction(1), chapters), seed).setup
        pieces: list[Any] = [library.get(City, setup["city"])]
        pieces += [library.get(Character, who["id"]) for who in setup["characters"]]
        pieces += [library.get(Scenario, setup["scenario"])] if setup["scenario"] else []
        assert all(piece and piece.chapter in chapters for piece in pieces)
        tiles = [library.get(Sky, id) for id in setup["sky"]]
        assert all(tile and tile.chapter in (0, *chapters) for tile in tiles)


@rule("S12")
def test_a_tile_of_a_scenario_comes_with_it_and_only_with_it() -> None:
    library = built_in().copy()
    scenario, tile = library.get(Scenario, "last-stand"), library.get(Sky, "I")
    assert scenario is not None
    assert tile is not None
    library.add(tile.model_copy(update={"id": "own"}), "")
    library.add(scenario.model_copy(update={"sky": "own"}), "")
    seen = set()
    for seed in range(60):
        setup = ask(BattleRequest(Fraction(2), (0, 4)), seed, library).setup
        assert ("own" in setup["sky"]) == (setup["scenario"] == "last-stand")
        seen.add(setup["scenario"])
    assert seen == {None, "last-stand"}


@rule("A7", "S12")
def test_tile_0_is_not_drawn_for_a_random_battle_but_may_be_chosen() -> None:
    for seed in range(60):
        assert "0" not in ask(BattleRequest(Fraction(2), (0, 3, 4)), seed).setup["sky"]
    setup = {**BOX, "sky": ["0", "I+", "II+", "III+", "IV"], "hard": ["sky1", "sky4"]}
    code = write_code(lay(setup, built_in()).setup, 7)
    assert "~0,I+!,II+,III+,IV!~" in code
    found = read_code(code)
    assert (found.setup["sky"], found.setup["hard"]) == (setup["sky"], setup["hard"])


def test_the_same_seed_gives_the_same_battle_and_another_one_another() -> None:
    first, again = ask(BattleRequest(Fraction(2)), 5), ask(BattleRequest(Fraction(2)), 5)
    assert first == again
    assert len({ask(BattleRequest(Fraction(2)), seed).code() for seed in range(20)}) == 20


def test_wishes_for_nothing_are_refused() -> None:
    nothing = BattleRequest(Fraction(1), (4,))  # the last chapter has no cities of its own
    refused(lambda: ask(nothing, 1), "battle-none", "S12")
    basic = BattleRequest(Fraction(1), (0, 1), tiles="advanced")
    refused(lambda: ask(basic, 1), "battle-no-advanced-tiles", "S12")
    refused(lambda: ask(BattleRequest(Fraction(1), (0, 7)), 1), "battle-chapters", None)
    strange: Any = "purple"
    refused(lambda: ask(BattleRequest(Fraction(1), tiles=strange), 1), "battle-tiles", None)
    refused(lambda: ask(BattleRequest(Fraction(1)), -1), "seed-wrong", None)


@rule("S9", "S13")
def test_every_sky_of_so_many_stars_is_as_likely_as_any_other() -> None:
    sides = [[TileSide(f"{n}", False, 0), TileSide(f"{n}", True, 1)] for n in range(4)]
    skies = Skies(sides)
    assert skies.totals() == [0, 1, 2, 3, 4]
    found = Counter(tuple(skies.draw(2, Draws(seed, 9))[1]) for seed in range(1200))
    assert len(found) == 6
    assert all(150 < count < 250 for count in found.values())


# --- codes ---


@pytest.mark.parametrize("seed", range(12))
def test_a_code_brings_the_battle_back(seed: int) -> None:
    battle = ask(BattleRequest(HALF * (seed % 7)), seed)
    code = battle.code()
    assert len(code) < 100
    for text in (
        code,
        f"  {code}\n",
        f"https://example.org/#battle/{code}",
        code.replace("~", "%7E"),
    ):
        read = read_code(text)
        assert (read.setup, read.seed) == (battle.setup, battle.seed)


def test_a_code_may_leave_the_dice_to_everyone() -> None:
    setup = ask(BattleRequest(Fraction(1)), 3).setup
    assert read_code(write_code(setup)).seed is None
    assert read_code(write_code(setup, 2**64 - 1)).seed == 2**64 - 1


def test_a_mistyped_code_is_told() -> None:
    code = ask(BattleRequest(Fraction(1)), 3).code()
    wrong = [code[:n] + "x" + code[n + 1 :] for n in range(5, len(code)) if code[n] != "x"]
    for text in (*wrong, code[:-1], code + "a", code[:20]):
        refused(partial(read_code, text), "battle-mistyped", None)
    refused(lambda: read_code("roswell"), "battle-no-code", None)
    refused(lambda: read_code("ufs2" + code[4:]), "battle-newer-code", None)


def signed(body: str) -> str:
    return f"{body}~{checksum(body)}"


def test_a_code_of_pieces_that_are_not_there_names_them() -> None:
    body = "ufs1~box~atlantis~I,II,III,IV~~~"
    error = refused(lambda: read_code(signed(body)), "setup-unknown-piece", None)
    assert "atlantis" in str(error)
    for wrong in ("zzzzzzzzzzzzzzzzzz", "A"):
        code = signed(f"ufs1~box~roswell~I,II,III,IV~~~{wrong}")
        refused(partial(read_code, code), "battle-mistyped", None)
    with pytest.raises(Exception, match="sky"):
        read_code(signed("ufs1~box~roswell~I,II~~~"))


# --- the battle of the day ---


def test_the_battle_of_a_day_is_the_same_for_everyone_and_harder_at_the_end_of_the_week() -> None:
    monday = date(2026, 3, 2)
    week = [of_the_day(monday + timedelta(n)) for n in range(7)]
    assert [battle.stars.difficulty for battle in week] == [HALF * n for n in range(7)]
    assert of_the_day(monday) == week[0]
    assert len({battle.code() for battle in week}) == 7
    assert week[0].seed == 20260302


def test_chapters_are_those_of_the_content() -> None:
    library = built_in()
    pieces: list[Any] = [*library.all(City), *library.all(Character), *library.all(Scenario)]
    assert {piece.chapter for piece in pieces} == set(CHAPTERS)
