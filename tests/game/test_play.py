"""Random games in every setup, by Hypothesis: what must be true after every single action."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.support.table import rule
from ufs.base.errors import UfsError
from ufs.content.loader import built_in
from ufs.content.schema import Character, City, Scenario, Sky
from ufs.game import Game
from ufs.game.moves import action_json, first_space
from ufs.rules.actions import ACTIONS
from ufs.rules.excavator import is_excavated
from ufs.rules.legal import refusal
from ufs.rules.state import OFF

HARD_BOX = ("sky1", "sky2", "sky3", "sky4")
HARD_PNP = (*HARD_BOX, "mothership", "upper", "lower", "tracks")


def pieces(kind: type[Any]) -> list[str]:
    """The ids of all built-in pieces of a kind that belong to the box."""
    return [piece.id for piece in built_in().all(kind) if "box" in piece.editions]


def place_of(tile: str) -> int:
    found = built_in().get(Sky, tile)
    assert found is not None
    return found.position


# S12: any city with any scenario, any team and any sky.
BATTLES = st.builds(
    lambda city, damaged, hard, scenario, team, top, sky: {
        "edition": "box",
        "city": city,
        "damaged": damaged,
        "hard": sorted(hard),
        "scenario": scenario,
        "characters": [{"id": id, "upgraded": upgraded} for id, upgraded in team.items()],
        "sky": [*top, *sky],
    },
    st.sampled_from(pieces(City)),
    st.booleans(),
    st.sets(st.sampled_from(HARD_BOX)),
    st.sampled_from([None, *pieces(Scenario)]),
    st.dictionaries(st.sampled_from(pieces(Character)), st.booleans(), max_size=12),
    st.sampled_from([(), ("0",)]),  # A7
    st.tuples(
        *(
            st.sampled_from([tile for tile in pieces(Sky) if place_of(tile) == n])
            for n in (1, 2, 3, 4)
        )
    ),
)
# A: command rooms (F), upright rooms (G), explosions of both colours, a shortened or a longer sky.
ADVANCED = st.builds(
    lambda city, hard, sky, team: {
        "edition": "box",
        "city": city,
        "hard": sorted(hard),
        "sky": sky,
        "characters": [{"id": id, "upgraded": True} for id in sorted(team)],
    },
    st.sampled_from(
        [city.id for city in built_in().all(City) if {city.upper, city.lower} & {"F", "G"}]
    ),
    st.sets(st.sampled_from(HARD_BOX)),
    st.sampled_from([["I+", "II+", "III+", "IV+"], ["0", "I+", "II+", "III+", "IV"]]),
    st.sets(st.sampled_from(pieces(Character)), max_size=3),
)
SETUPS = st.one_of(
    BATTLES,
    ADVANCED,
    st.builds(
        lambda edition, hard: {"edition": edition, "hard": sorted(hard)},
        st.sampled_from(["pnp1", "pnp2"]),
        st.sets(st.sampled_from(HARD_PNP)),
    ),
    st.builds(
        lambda city, damaged, hard: {
            "edition": "box",
            "city": city,
            "damaged": damaged,
            "hard": sorted(hard),
        },
        st.sampled_from(["roswell", "new-york", "washington"]),
        st.booleans(),
        st.sets(st.sampled_from(HARD_BOX)),
    ),
)
CHOICES = st.lists(st.integers(0, 10_000), min_size=1, max_size=70)
SLOW = settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])


def next_action(game: Game, choice: int) -> dict[str, Any]:
    """An action of the moment; dice of one's own come from the choice too."""
    actions = game.actions()
    weighty = [action for action in actions if action["do"] not in ("remove", "done")]
    pool = weighty if weighty and choice % 11 else actions
    action = pool[choice % len(pool)]
    if action["do"] == "roll" and game.dice == "manual":
        return {
            "do": "roll",
            "values": [(choice // 7**n) % 6 + 1 for n in range(game.dice_to_roll())],
        }
    return action


def check_invariants(game: Game) -> None:
    """Ship count, one die a space and column, tracks in range, nothing ahead usable."""
    p, b, s = game.position(), game.table.board, game.state()
    assert [ship["kind"] for ship in p["ships"]].count("basic") == 5
    assert len(p["ships"]) == 5 + b.reinforcements + b.orange
    spots = [tuple(ship["at"]) for ship in p["ships"] if isinstance(ship["at"], list)]
    assert len(set(spots)) == len(spots) or p["phase"] == "over"
    last = b.city_row - (p["phase"] != "over")
    assert all(p["mothership"] <= row <= last and 1 <= column <= 5 for row, column in spots)
    workers = [tuple(worker["space"]) for worker in p["workers"] if worker["space"]]
    robots = [tuple(robot["space"]) for robot in p["robots"] if robot["space"]]
    assert len(set(workers + robots)) == len(workers + robots)
    assert len({column for _, column in workers}) == len(workers)
    assert 0 <= p["energy"] <= b.energy_max
    assert 0 <= p["damage"] <= b.hits
    assert 0 <= p["research"] <= b.research_length
    assert 0 <= p["mothership"] <= b.skull_row
    assert b.excavator_start <= s.excavator <= 29
    assert (p["result"] is None) == (p["phase"] != "over")
    for robot in range(b.robots):
        assert s.robot_space[robot] == OFF or is_excavated(s, s.robot_space[robot])
    assert sum(space > s.excavator for space in s.worker_space) <= 1
    assert all(0 <= value <= 6 for value in s.worker_value)
    assert (s.points > 0) == any(action["do"] == "raise" for action in game.actions())  # A5
    assert game.actions() or p["phase"] == "over"
    for action in game.actions():
        if action["do"] in ("use", "install"):
            row, column = action["space"]
            on_path = (row - 1) * 5 + (5 - column if row % 2 else column - 1)
            assert is_excavated(s, on_path)


@rule("D1", "D2", "D3", "S3", "S4", "B9", "E4")
@given(SETUPS, st.integers(0, 2**64 - 1), st.sampled_from(["auto", "manual"]), CHOICES)
@SLOW
def test_invariants_hold_after_every_action(
    setup: dict[str, Any], seed: int, dice: str, choices: list[int]
) -> None:
    game = Game.new(setup, seed, dice)
    check_invariants(game)
    for choice in choices:
        if game.is_over:
            assert game.actions() == []
            break
        game.act(next_action(game, choice))
        check_invariants(game)


@given(SETUPS, st.integers(0, 2**32), st.sampled_from(["auto", "manual"]), CHOICES)
@SLOW
def test_undo_then_redo_and_save_then_load_are_the_identity(
    setup: dict[str, Any], seed: int, dice: str, choices: list[int]
) -> None:
    game = Game.new(setup, seed, dice)
    for choice in choices:
        if game.is_over:
            break
        before = game.state()
        events = game.act(next_action(game, choice))
        after = game.state()
        game.undo()
        assert game.state() == before
        assert game.redo() == events
        assert game.state() == after
    loaded = Game.load(json.loads(json.dumps(game.position())), seed, dice)
    assert loaded.position() == game.position()
    state, again = game.state(), loaded.state()
    again.drawn = state.drawn  # a loaded game begins its dice anew
    assert again == state
    assert loaded.actions() == game.actions()
    saved = Game.from_save(json.loads(json.dumps(game.save())))
    assert saved.state() == game.state()
    assert saved.events() == game.events()
    text = game.record()
    replayed = Game.from_record(text)
    assert replayed.state() == game.state()
    assert replayed.record() == text
    assert replayed.events() == game.events()


@given(SETUPS, st.integers(0, 2**32), CHOICES)
@SLOW
def test_every_listed_action_is_legal_and_every_other_one_is_refused(
    setup: dict[str, Any], seed: int, choices: list[int]
) -> None:
    game = Game.new(setup, seed)
    for choice in choices:
        if game.is_over:
            break
        listed = set(game.codes())
        state = game.state()
        for code in range(ACTIONS):
            reason = refusal(state, game.table.board, code)
            if reason is None:
                assert first_space(code, game.table) in listed, action_json(code, game.table)
            else:
                assert code not in listed, (action_json(code, game.table), reason)
        game.act(next_action(game, choice))


@given(SETUPS, st.integers(0, 2**32), CHOICES)
@settings(deadline=None, max_examples=15, suppress_health_check=[HealthCheck.too_slow])
def test_refused_actions_come_with_a_rule_and_change_nothing(
    setup: dict[str, Any], seed: int, choices: list[int]
) -> None:
    game = Game.new(setup, seed)
    for choice in choices[:30]:
        if game.is_over:
            break
        before = game.position()
        action = action_json(choice % ACTIONS, game.table)
        why = game.why(action)
        assert game.position() == before
        if why.legal:
            game.act(action)
            continue
        with pytest.raises(UfsError) as caught:
            game.act(action)
        assert caught.value.code == "illegal_action"
        assert caught.value.rule == why.rule is not None
        assert game.position() == before


@given(SETUPS, st.integers(0, 2**64 - 1), CHOICES)
@settings(deadline=None, max_examples=20, suppress_health_check=[HealthCheck.too_slow])
def test_the_same_setup_seed_and_actions_give_the_same_game(
    setup: dict[str, Any], seed: int, choices: list[int]
) -> None:
    one, two = Game.new(setup, seed), Game.new(setup, seed)
    for choice in choices:
        if one.is_over:
            break
        action = next_action(one, choice)
        assert one.act(action) == two.act(action)
    assert one.position() == two.position()
    assert one.state() == two.state()
