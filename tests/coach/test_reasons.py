"""What the coach says for an action: facts a player can check on the table."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.support.table import (
    EXCAVATE,
    NEW_YORK,
    PNP1,
    PNP2,
    ROSWELL,
    UPPER_PIECE,
    WHOLE_BASE,
    install,
    load,
    only,
    place,
    rooms,
    rule,
    use,
)
from ufs.base.words import LANGUAGES, Words
from ufs.coach import warm
from ufs.coach.advice import Advice, Coach, Option
from ufs.coach.lookahead import threat, trace_plan, worst_threat
from ufs.coach.reasons import MAX_FACTS, Fact, because, collect_facts, focus, reasons
from ufs.game import Game
from ufs.game.moves import action_code, validate_action

Json = dict[str, Any]
DONE = {"do": "done"}


@pytest.fixture(scope="module")
def coach() -> Coach:
    """Compiled to the last function: a command of its own process then only loads it."""
    return warm.load()


def code_of(game: Game, action: Json) -> int:
    return action_code(validate_action(action), game.state(), game.table)


def told(game: Game, action: Json, *plan: Json) -> dict[str, Json]:
    """Every fact of an action and its plan, by key."""
    s = game.state()
    codes = [code_of(game, one) for one in (action, *plan)]
    trace = trace_plan(s, game.table.board, codes[0], codes)
    return {one.fact.key: one.fact.args for one in collect_facts(trace, game.table)}


def keys(game: Game, action: Json) -> list[str]:
    return [fact.key for fact in reasons(game.state(), game.table, code_of(game, action))]


# Roswell: the sky ends after row 16, column 1 has icons in rows 3 and 5 and a 4 in row 7.
DICE = [(5, None), (1, None), (3, None), (2, None), (6, None)]


def test_a_hit_is_told_with_what_is_left() -> None:
    game = load(workers=DICE, ships=only({0: [14, 1]}), damage=4)
    facts = told(game, place(0, 2, 1))
    assert facts["coach-hits"] == {"hits": 1, "left": 2}
    assert keys(game, place(0, 2, 1))[0] == "coach-hits"


def test_a_low_die_where_a_high_one_would_hit() -> None:
    game = load(workers=DICE, ships=only({0: [14, 1]}))
    assert told(game, place(1, 2, 1))["coach-safe"] == {"column": 1, "lowest": 3}


def test_the_icon_the_explosion_and_the_empty_column() -> None:
    game = load(workers=DICE, ships=only({0: [2, 1], 1: [4, 5]}))
    assert told(game, place(1, 2, 1))["coach-icon"] == {"rows": 1}
    assert told(game, place(0, 2, 1))["coach-explosion"] == {"ships": 1, "value": 4}
    assert told(game, place(0, 2, 2))["coach-empty-column"] == {"column": 2}


def test_the_aa_gun_softens() -> None:
    near = load(workers=DICE, ships=only({0: [12, 1]}))
    assert told(near, place(0, 1, 1))["coach-aa-city"] == {"ships": 1}
    icon = load(workers=DICE, ships=only({0: [0, 1]}))
    assert "coach-aa-icon" in told(icon, place(2, 1, 1))
    assert told(icon, place(1, 1, 1))["coach-aa-holds"] == {"column": 1}
    assert "coach-aa-softens" in told(icon, place(3, 1, 1))


def test_a_ship_that_slides_out_of_the_way() -> None:
    """Row 8, column 1: an arrow to column 2."""
    open_ = load(workers=DICE, ships=only({0: [3, 1]}))
    assert told(open_, place(0, 2, 1))["coach-slides"] == {"column": 2}
    closed = load(workers=[(5, None), (1, [2, 2]), *DICE[2:]], ships=only({0: [3, 1]}))
    assert told(closed, place(0, 2, 1))["coach-slides-away"] == {"column": 2}


def test_a_white_die_rolls_the_rest_again() -> None:
    game = load(workers=DICE)
    assert told(game, place(3, 2, 1))["coach-rerolls"] == {"dice": 4}
    assert "coach-rerolls" not in told(game, place(0, 2, 1))


def test_what_a_room_promises() -> None:
    game = load(workers=DICE, ships=only({}))
    assert told(game, place(0, 2, 2))["coach-research"] == {"steps": 2}
    assert told(game, place(1, 2, 2))["coach-research-short"] == {"short": 2}
    assert told(game, place(0, 4, 1))["coach-would-dig"] == {"steps": 5}
    filled = load(workers=[(4, [2, 4]), *DICE[1:]], ships=only({}))
    assert told(filled, place(4, 2, 5))["coach-energy"] == {"gain": 5}


def test_what_a_room_does_in_the_plan() -> None:
    """The last die, then the rooms: the fact is what really happens, not a promise."""
    placed = [(1, [1, 1]), (1, [1, 3]), (1, [1, 4]), (1, [1, 5]), (6, None)]
    game = load(workers=placed, energy=2, ships=only({}))
    facts = told(game, place(4, 2, 2), use(2, 2))
    assert facts["coach-research"] == {"steps": 2}
    assert facts["coach-plan-research"] == {"steps": 2}


@rule("F13", "F40")
def test_a_plan_says_that_a_die_is_turned_for_it() -> None:
    crew = [{"id": "gambler"}, {"id": "engineer"}]
    placed = [(1, [1, 1]), (1, [1, 3]), (1, [1, 4]), (1, [1, 5]), (1, None)]
    game = load(ROSWELL | {"characters": crew}, workers=placed, energy=2, ships=only({}))
    turn = {"do": "character", "id": "gambler", "worker": 4}
    plain = told(game, place(4, 2, 2), DONE)
    assert "coach-plan-turns" not in plain
    facts = told(game, place(4, 2, 2), turn, use(2, 2))
    assert facts["coach-plan-turns"] == {"dice": 1}
    assert facts["coach-research"] == {"steps": 2}


@rule("F13", "F14")
def test_what_is_chosen_after_a_room_is_not_the_rooms_doing() -> None:
    setup = ROSWELL | {"characters": [{"id": "engineer"}]}
    placed = [(1, [1, 1]), (1, [1, 3]), (1, [1, 4]), (1, [1, 5]), (6, None)]
    game = load(setup, workers=placed, energy=2, ships=only({}))
    facts = told(game, place(4, 2, 2), use(2, 2), {"do": "character", "id": "engineer"})
    assert facts["coach-research"] == {"steps": 2}
    assert "coach-energy" not in facts


def test_rooms_cost_and_give() -> None:
    game = rooms(ROSWELL, (4, [2, 2]), (3, [3, 3]), energy=3)
    facts = told(game, use(2, 2))
    assert facts["coach-costs"] == {"cost": 2, "left": 1}
    assert told(game, EXCAVATE)["coach-digs"] == {"steps": 2}
    assert told(game, DONE)["coach-saves"] == {"energy": 3}
    last = rooms(ROSWELL, (4, [2, 2]), energy=2)
    assert "coach-costs-all" in told(last, use(2, 2))


def test_fighters_shoot_or_miss() -> None:
    there = rooms(ROSWELL, (6, [2, 1]), ships=only({0: [7, 1], 1: [7, 2]}))
    assert told(there, use(2, 1))["coach-shoots"] == {"ships": 2}
    gone = rooms(ROSWELL, (6, [2, 1]), ships=only({}))
    assert "coach-misses" in told(gone, use(2, 1))


def test_robots_are_built_installed_and_lost() -> None:
    built = rooms(PNP2, (5, [2, 2]))
    assert told(built, use(2, 2))["coach-builds"] == {"value": 4}
    built.act(use(2, 2))
    working = told(built, install(0, 2, 5))["coach-installs"]
    assert (working["value"], working["works"]) == (4, 3)
    assert "coach-installs-idle" in told(built, install(0, 1, 1))
    manned = load(PNP2, workers=DICE, robots=[(4, [2, 1]), (None, None)])
    assert "coach-loses-robot" in told(manned, place(0, 2, 1))
    assert "coach-remove" in told(manned, {"do": "remove", "robot": 0})


def test_spawning_tells_what_each_die_would_do() -> None:
    game = load(phase="spawn", workers=[(1, "resolved")] * 5, ships=only({1: [3, 2], 2: [4, 3]}))
    facts = told(game, {"do": "spawn", "column": 1, "kind": "basic"})
    icons = facts["coach-spawn-icons"]
    assert Words("en").term(icons["values"]) == "3 or 5"
    assert Words("de").term(icons["values"]) == "3 oder 5"
    assert "coach-spawn-no-icon" in told(game, {"do": "spawn", "column": 4, "kind": "basic"})


def test_an_end_is_all_there_is_to_say() -> None:
    game = deciding()
    assert list(told(game, use(4, 3))) == ["coach-wins"]
    assert told(game, DONE) == {"coach-loses": {"reason": "mothership"}}
    hit = load(workers=DICE, ships=only({0: [14, 1]}), damage=6)
    assert told(hit, place(0, 2, 1)) == {"coach-loses": {"reason": "damage"}}


def deciding() -> Game:
    """Using the room wins, going on loses."""
    places = ((6, [4, 3]), (6, [4, 4]))
    return rooms(ROSWELL, *places, research=15, energy=5, mothership=11, excavator=WHOLE_BASE,
                 ships=only({}))  # fmt: skip


def test_the_plan_may_win_and_may_lose() -> None:
    placed = [(6, [4, 3]), (1, [1, 1]), (1, [1, 2]), (1, [1, 5]), (6, None)]
    base: Json = {"research": 15, "energy": 5, "mothership": 11, "excavator": WHOLE_BASE}
    game = load(workers=placed, ships=only({}), **base)
    assert "coach-plan-wins" in told(game, place(4, 4, 4), use(4, 3))
    assert told(game, place(4, 4, 4), DONE)["coach-plan-loses"] == {"reason": "mothership"}
    promised = load(workers=[(6, [4, 3]), (6, None), *DICE[2:]], ships=only({}), **base)
    assert "coach-research-wins" in told(promised, place(1, 4, 4))


def test_warnings_look_ahead() -> None:
    game = load(workers=DICE, ships=only({0: [15, 3], 1: [13, 3]}), mothership=10)
    facts = told(game, place(1, 2, 1))
    assert facts["coach-threat"] == {"column": 3, "lowest": 2, "ships": 2}
    assert facts["coach-skull"] == {"rows": 2}
    after = rooms(ROSWELL, (6, [2, 1]), ships=only({0: [15, 3]}))
    assert told(after, DONE)["coach-threat-next"]["column"] == 3


def test_threats_are_what_dice_would_do() -> None:
    game = load(workers=DICE, ships=only({0: [11, 1], 1: [10, 2]}))
    s, b = game.state(), game.table.board
    first = threat(s, b, 0)
    assert first is not None
    assert (first.lowest, first.ships) == (6, 1)
    assert threat(s, b, 1) is None
    assert worst_threat(s, b) == first


@pytest.mark.parametrize("setup", [ROSWELL, NEW_YORK, PNP1, PNP2])
def test_every_action_of_random_games_can_be_talked_about(setup: Json) -> None:
    """At most three facts, each said in every language, and nothing is changed by asking."""
    chance = random.Random(3)
    game = Game.new(setup, seed=8)
    while not game.is_over:
        before = game.state()
        for code in chance.sample(game.codes(), min(4, len(game.codes()))):
            facts = reasons(game.state(), game.table, code, [code])
            assert len(facts) <= MAX_FACTS
            assert len({fact.key for fact in facts}) == len(facts)
            for language in LANGUAGES:
                assert all(fact.say(Words(language)).strip() for fact in facts)
        assert game.state() == before
        game.act_code(chance.choice(game.codes()))


# --- with the coach ---


def test_what_the_rival_does_as_well_counts_less(coach: Coach) -> None:
    game = load(workers=DICE, ships=only({0: [14, 1]}))
    advice = coach.advise(game, 1)
    for option in advice.options[:5]:
        facts = because(game, advice, option)
        assert len(facts) <= MAX_FACTS
        assert all(isinstance(fact, Fact) for fact in facts)


def made_advice(game: Game, *options: tuple[Json, float]) -> Advice:
    made = [
        Option(code_of(game, action), chance, 0.01, 9, [code_of(game, action)])
        for action, chance in options
    ]
    return Advice(made, options[0][1], 9, 1.0, True)


@pytest.mark.parametrize(
    ("game", "options", "key"),
    [
        (deciding(), [(use(4, 3), 1.0), (DONE, 0.0)], "coach-focus-win"),
        (load(), [(place(0, 2, 1), 0.5), (place(0, 1, 1), 0.499)], "coach-focus-even"),
        (load(), [(place(0, 2, 1), 0.5)], "coach-focus-single"),
        (
            load(workers=DICE, ships=only({0: [14, 1]})),
            [(place(1, 2, 1), 0.5), (place(0, 2, 1), 0.3), (place(4, 2, 1), 0.3)],
            "coach-focus-hits",
        ),
        (
            load(workers=DICE, ships=only({0: [14, 1]}), damage=6),
            [(place(1, 2, 1), 0.5), (place(0, 2, 1), 0.0)],
            "coach-focus-loss",
        ),
        (
            load(workers=DICE, ships=only({0: [2, 1]})),
            [(place(0, 2, 1), 0.5), (place(1, 2, 1), 0.4), (place(2, 2, 1), 0.4)],
            "coach-focus-icons",
        ),
        (
            rooms(ROSWELL, (4, [2, 2]), (4, [3, 1]), energy=2, excavator=UPPER_PIECE),
            [(use(2, 2), 0.5), (use(3, 1), 0.4), (DONE, 0.3)],
            "coach-focus-research",
        ),
        (
            load(workers=DICE, ships=only({})),
            [(place(3, 1, 1), 0.5), (place(4, 1, 2), 0.5), (place(0, 1, 1), 0.3),
             (place(1, 1, 2), 0.3)],
            "coach-focus-white",
        ),
        (
            load(phase="spawn", workers=[(1, "resolved")] * 5, ships=only({1: [3, 2]})),
            [({"do": "spawn", "column": 4, "kind": "basic"}, 0.5),
             ({"do": "spawn", "column": 3, "kind": "basic"}, 0.4)],
            "coach-focus-spawn",
        ),
    ],
)  # fmt: skip
def test_the_focus_is_what_tells_good_from_bad(
    game: Game, options: list[tuple[Json, float]], key: str
) -> None:
    fact = focus(game, made_advice(game, *options))
    assert fact.key == key
    for language in LANGUAGES:
        assert fact.say(Words(language))


def test_before_a_roll_there_is_nothing_to_look_at(coach: Coach) -> None:
    game = Game.new(ROSWELL, seed=1, dice="manual")
    advice = coach.advise(game, 1)
    assert focus(game, advice).key == "coach-focus-roll"
    assert because(game, advice, advice.options[0]) == []


@pytest.mark.parametrize("setup", [ROSWELL, PNP1])
def test_the_focus_of_real_advice_never_names_the_move(setup: Json, coach: Coach) -> None:
    game = Game.new(setup, seed=5)
    for _ in range(12):
        advice = coach.advise(game, 1)
        fact = focus(game, advice)
        assert set(fact.args) <= {"column", "energy"}
        game.act_code(advice.options[0].code)
