"""The search: legal plans, the best use of rooms, nothing known of dice that are not rolled."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

from tests.support.seat import ENGINE, QUICK, Plan, Seat
from tests.support.stage import chosen, does, stage
from tests.support.table import NEW_YORK, PNP1, PNP2, ROSWELL, WASHINGTON, load, rule
from ufs.coach.advice import equivalence_key
from ufs.coach.budgets import budget_for
from ufs.coach.core import compiled as machine
from ufs.coach.core import features, network
from ufs.coach.core.search import MAX_LEAVES, ORDER_ROBOT, order_of
from ufs.coach.networks import load_networks
from ufs.content.loader import built_in
from ufs.game.setup import lay
from ufs.rules import compiled
from ufs.rules.actions import ABILITY, INSTALL, REMOVE, kind_of
from ufs.rules.board import Board
from ufs.rules.chance import seed_dice
from ufs.rules.dice import needs_roll, roll
from ufs.rules.state import OVER, ROOMS, WON_RESEARCH, State
from ufs.rules.turn import act, legal_actions, start

LAST = 9  # the order of saying that all is done
ROBOT_AT_BEST = 0.005  # what a robot may gain by being built at another moment
# What tells two moments of a rooms phase apart.
TELLING = (
    *("worker_space", "worker_value", "robot_space", "robot_value", "robot_exhausted", "energy"),
    *("research", "ship_row", "excavator", "install_count", "supplies", "spent", "damage"),
    "destroyed",
)
SETUPS: list[dict[str, Any]] = [
    ROSWELL,
    NEW_YORK | {"hard": ["sky1", "sky3"]},
    WASHINGTON | {"damaged": True},
    PNP1 | {"hard": ["lower", "tracks"]},
    PNP2 | {"hard": ["sky2", "upper", "mothership"]},
    {
        "edition": "box",
        "city": "cairo",
        "scenario": "warlord",
        "characters": [{"id": "engineer"}, {"id": "mechanic", "upgraded": True}],
        "sky": ["0", "I+", "II+", "III+", "IV"],
    },
    {
        "edition": "box",
        "city": "mumbai",
        "damaged": True,
        "scenario": "last-stand",
        "characters": [{"id": "scientist", "upgraded": True}, {"id": "miner"}, {"id": "operator"}],
        "hard": ["sky2"],
    },
    {
        "edition": "box",
        "city": "mexico-city",
        "damaged": True,  # a destroyed ship lifts the others and brings energy
        "characters": [
            {"id": "mechanic", "upgraded": True},
            {"id": "engineer", "upgraded": True},
        ],
        "hard": ["sky1", "sky3"],
    },
    {
        "edition": "box",
        "city": "london",
        "characters": [{"id": "gambler"}, {"id": "engineer"}],  # turns over one die
        "hard": ["sky1"],
    },
    {
        "edition": "box",
        "city": "rio",
        "characters": [{"id": "gambler", "upgraded": True}],  # turns all dice
        "hard": ["sky1", "sky2"],
    },
]


@pytest.fixture(scope="module", params=range(len(SETUPS)))
def seat(request: pytest.FixtureRequest) -> Seat:
    return Seat(SETUPS[request.param])


def moments(seat: Seat, seed: int, most: int = 200) -> Iterator[State]:
    """The states of a game of the search, whenever something is to be decided."""
    return (s for s, _ in thoughts(seat, seed, most))


def thoughts(seat: Seat, seed: int, most: int = 200) -> Iterator[tuple[State, list[Plan]]]:
    """The same with the plans that the search finds there; the best one is followed."""
    s = State()
    start(s, seat.board)
    seed_dice(s, seed)
    for _ in range(most):
        if s.phase == OVER:
            return
        if needs_roll(s):
            roll(s)
        found = seat.think(s)
        yield s.copy(), found
        act(s, seat.board, found[0][1][0])


def test_every_plan_is_legal_and_leads_where_it_says(seat: Seat) -> None:
    for s, found in thoughts(seat, 11, 60):
        for worth, plan, leaf in found:
            trial = s.copy()
            for n, code in enumerate(plan):
                assert n == 0 or not needs_roll(trial), "a plan ends at a roll"
                assert code in legal(trial, seat.board)
                act(trial, seat.board, code)
            assert trial == leaf
            assert worth == pytest.approx(seat.value(leaf), abs=1e-6)


def test_plans_come_the_best_first_and_reach_a_roll_a_spawn_or_the_end(seat: Seat) -> None:
    for _, found in thoughts(seat, 12, 60):
        values = [worth for worth, _, _ in found]
        assert values == sorted(values, reverse=True)
        assert len(set(values)) == len(values)
        for _, _, leaf in found:
            assert needs_roll(leaf) or leaf.phase in (2, OVER)


def test_dice_that_are_not_rolled_are_unknown(seat: Seat) -> None:
    for s, first in thoughts(seat, 13, 40):
        other = s.copy()
        other.key_low, other.key_high, other.drawn = 12345, 67890, s.drawn + 3
        second = seat.think(other)
        assert [(worth, plan) for worth, plan, _ in first] == [
            (worth, plan) for worth, plan, _ in second
        ]


def test_playouts_do_not_read_the_games_dice(seat: Seat) -> None:
    s = next(moments(seat, 14))
    other = s.copy()
    other.key_low, other.key_high = 1, 2
    effort = budget_for(2)
    chosen = [
        ENGINE["choose_plan"](
            compiled.state_record(state), seat.b, seat.mind, seat.bench, effort, 99
        )
        for state in (s, other)
    ]
    assert chosen[0] == chosen[1]


def test_the_best_use_of_rooms_is_the_best_of_all(seat: Seat) -> None:
    """Against every order of every choice of rooms. The search builds robots after all that may
    open or free a space for them, and puts each where it looks best at once; building them at any
    other moment would hardly be worth more."""
    games = (s for seed in range(20, 26) for s in moments(seat, seed))
    choices = (s for s in games if s.phase == ROOMS and s.install_count == 0)
    compared = 0
    for s in islice(choices, 12):
        ENGINE["resolve_rooms"](compiled.state_record(s), seat.b, seat.mind, seat.bench.outer)
        found = float(seat.bench.outer.leaf_value[MAX_LEAVES])
        assert found == pytest.approx(best_of_all(seat, s, {}), abs=1e-6)
        assert found >= best_of_all(seat, s, {}, any_moment=True) - ROBOT_AT_BEST
        compared += 1
    assert compared >= 6


@pytest.mark.parametrize("turn", [("flip", 5), ("match", 4), ("nudge", 2), ("match", 1)])
def test_dice_are_turned_at_the_best_moment(turn: tuple[str, int]) -> None:
    """F40, F44: where some dice come to show less, those are used first."""
    table = stage(team=[does("chosen", *turn)])
    test_the_best_use_of_rooms_is_the_best_of_all(Seat(table.setup, table.library))


def test_turning_a_die_is_thought_through_on_a_full_board() -> None:
    """So many rooms can be used in so many orders that not all of them are looked at."""
    table = stage(team=[does("chosen", "match", 6)])
    seat = Seat(table.setup, table.library)
    placed = [(1, [2, 1]), (1, [3, 2]), (1, [4, 3]), (1, [5, 4]), (1, [6, 5])]
    game = table.load(
        phase="rooms", workers=placed, excavator=[6, 5], energy=7, robots=[(4, [2, 2]), (4, [3, 3])]
    )
    before = seat.think(game.state(), QUICK)[0][0]
    game.act(chosen())
    assert before >= seat.think(game.state(), QUICK)[0][0]


def best_of_all(
    seat: Seat,
    s: State,
    known: dict[Any, float],
    any_moment: bool = False,  # for building robots
    built: bool = False,
) -> float:
    if s.phase != ROOMS:
        return seat.value(s)
    key = (built, *(str(getattr(s, name)) for name in TELLING))
    if key not in known:
        codes = legal(s, seat.board, removing=False)
        if s.install_count and codes[0] != max(codes) and is_install(codes[0]):
            codes = [max(codes, key=lambda code: seat.value(done(s, seat.board, code)))]
        if built and not any_moment:
            codes = [code for code in codes if order_of(seat.board, code) in (0, ORDER_ROBOT, LAST)]
        known[key] = max(
            best_of_all(
                seat,
                done(s, seat.board, code),
                known,
                any_moment,
                built or order_of(seat.board, code) == ORDER_ROBOT,
            )
            for code in codes
        )
    return known[key]


def is_install(code: int) -> bool:
    return kind_of(code) == INSTALL


def done(s: State, b: Board, code: int) -> State:
    after = s.copy()
    act(after, b, code)
    return after


def legal(s: State, b: Board, removing: bool = True) -> list[int]:
    out = [0] * 400
    codes = out[: legal_actions(s, b, out)]
    return codes if removing else [code for code in codes if kind_of(code) != REMOVE]


def test_plain_and_compiled_see_the_same(seat: Seat) -> None:
    """The same source: features and network as Python runs them, and as Numba does."""
    mind = machine.make_network(load_networks().weights_for(seat.board).arrays)
    network.precompute_terrain(seat.board, mind)
    assert np.allclose(mind.terrain, seat.mind.terrain, atol=1e-5)
    for s in moments(seat, 15, 12):
        column, table = np.zeros_like(mind.x_column), np.zeros_like(mind.x_table)
        features.column_features(s, seat.board, column)
        features.table_features(s, seat.board, table)
        seat.value(s)
        assert np.allclose(column, seat.mind.x_column, atol=1e-6)
        assert np.allclose(table, seat.mind.x_table, atol=1e-6)
        assert network.value(s, seat.board, mind) == pytest.approx(seat.value(s), abs=1e-4)


def test_a_won_game_is_worth_1_and_a_lost_one_0() -> None:
    seat = Seat(ROSWELL)
    game = load(ROSWELL)
    for result, worth in ((1, 1.0), (2, 0.0), (3, 0.0)):
        state = game.state()
        state.phase, state.result = OVER, result
        assert seat.value(state) == worth


def test_the_same_key_plays_the_same_game() -> None:
    from ufs.lab.coach_bot import coach_bot

    table = lay(ROSWELL, built_in())
    games = [coach_bot(ms=0.5).play(table, [7, 8, 9]) for _ in range(2)]
    assert games[0] == games[1]


def test_it_wins_most_games_of_the_first_battle() -> None:
    """Fixed seeds, a fixed amount of work: a broken search or network shows at once."""
    from ufs.lab.coach_bot import coach_bot

    outcomes = coach_bot(ms=0.5).play(lay(ROSWELL, built_in()), range(1000, 1030))
    assert sum(outcome.result == 1 for outcome in outcomes) >= 18


def test_a_character_is_used_when_that_wins() -> None:
    """F13: the scientist does the last research while nothing else could."""
    setup = ROSWELL | {"characters": [{"id": "scientist", "upgraded": True}]}
    workers: list[Any] = [(1, "resolved")] * 4 + [(6, [3, 1])]
    game = load(setup, phase="rooms", workers=workers, research=15, energy=0, excavator=[4, 1])
    seat = Seat(setup)
    seat.board.research_cost[15] = 9  # what the scientist reaches
    seat.b = compiled.board_record(seat.board)
    worth, plan, after = seat.think(game.state())[0]
    assert worth == 1.0
    assert any(kind_of(code) == ABILITY for code in plan)
    assert after.result == WON_RESEARCH


@rule("F25", "F40", "F44")
@pytest.mark.parametrize(
    ("effect", "kinds"),
    [
        ("nudge", [{0, 1}, {0, 1}, {2}, {2}, {3}, {3}, {4}, {4}]),
        ("flip", [{0, 1}, {2}, {3}, {4}]),
        ("match", [{0, 1, 3}, {2, 4}]),  # only the number counts
    ],
)
def test_equal_dice_that_can_be_turned_come_to_the_same(effect: str, kinds: list[set[int]]) -> None:
    workers = [(2, None), (2, None), (3, [1, 3]), (2, None), (3, None)]
    game = stage(team=[does("chosen", effect)]).load(workers=workers)
    state, board = game.state(), game.table.board
    found: dict[Any, set[int]] = {}
    for action, code in zip(game.actions(), game.codes(), strict=True):
        if action["do"] == "character":
            found.setdefault(equivalence_key(state, board, code), set()).add(action["worker"])
    assert sorted(map(sorted, found.values())) == sorted(map(sorted, kinds))
