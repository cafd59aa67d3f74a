"""One game as a Gymnasium environment."""

from __future__ import annotations

import doctest
import pickle
import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import ufs.gym
from tests.support.table import rule
from ufs.base.errors import UfsError
from ufs.base.extras import install_command
from ufs.base.words import Words
from ufs.game import Game
from ufs.gym import features as F
from ufs.gym.env import UnderFallingSkies
from ufs.gym.features import AT_MARKERS, FEATURES
from ufs.gym.numbers import (
    AT_RESEARCH,
    AT_SPENT,
    AT_WORKERS,
    NUMBERS,
    STATE_NUMBERS,
    moment_number,
    write_board,
    write_state,
)
from ufs.gym.vector import CompiledVectorEnv
from ufs.rules.actions import (
    ABILITY,
    ACTIONS,
    DONE,
    MAX_CHOSEN,
    RAISE,
    TARGETS,
    USE_RED,
    ability_code,
    ability_of,
    kind_of,
    use_code,
)
from ufs.rules.board import (
    COLUMNS,
    EXPLOSION,
    MAX_SKY_ROWS,
    RED_EXPLOSION,
    SKY_ROWS,
    TELEPORT,
    Board,
)
from ufs.rules.state import STATE_FIELDS, SUPPLY

ROSWELL: dict[str, Any] = {"edition": "box", "threat": 0}
SETUPS: list[dict[str, Any]] = [
    ROSWELL,
    {"edition": "box", "city": "new-york", "threat": 2},
    {"edition": "box", "city": "washington", "damaged": True, "threat": 4},
    {"edition": "pnp1", "level": 0},
    {"edition": "pnp1", "level": 5},
    {"edition": "pnp2", "level": 3},
    {"edition": "pnp2", "hard": ["sky2", "upper"]},
    {
        "edition": "box",
        "city": "berlin",
        "threat": 2,
        "sky": ["0", "I+", "II+", "III+", "IV+"],
        "scenario": "warlord",
        "characters": [{"id": "pilot"}, {"id": "gambler", "upgraded": True}],
    },
    {
        "edition": "box",
        "city": "tokyo",
        "damaged": True,
        "threat": 1,
        "scenario": "last-stand",
        "characters": [{"id": id} for id in ("mechanic", "quartermaster", "marshal")],
    },
]
CAMPAIGN = SETUPS[-2:]
# A7: 18 rows; A5: Toronto has a command room; A2: tile III+ has red explosions.
ADVANCED: dict[str, Any] = {
    "edition": "box",
    "city": "toronto",
    "threat": 0,
    "sky": ["0", "I+", "II+", "III+", "IV"],
}


def make(setup: dict[str, Any] | None = None, **options: Any) -> UnderFallingSkies:
    env = gymnasium.make(ufs.gym.ID, setup=setup or ROSWELL, **options).unwrapped
    assert isinstance(env, UnderFallingSkies)
    return env


def choose(info: dict[str, Any], luck: Any) -> int:
    return int(luck.choice(np.flatnonzero(info["action_mask"])))


def play(env: UnderFallingSkies, seed: int, luck_seed: int = 0) -> list[tuple[Any, ...]]:
    """A whole random game: everything an agent gets to see."""
    luck = np.random.default_rng(luck_seed)
    observation, info = env.reset(seed=seed)
    seen: list[tuple[Any, ...]] = [(observation, info["action_mask"], 0.0, False)]
    over = False
    while not over:
        observation, reward, over, truncated, info = env.step(choose(info, luck))
        assert not truncated
        seen.append((observation, info["action_mask"], reward, over))
    return seen


def same(one: list[tuple[Any, ...]], other: list[tuple[Any, ...]]) -> bool:
    return len(one) == len(other) and all(
        np.array_equal(a, b)
        for x, y in zip(one, other, strict=True)
        for a, b in zip(x, y, strict=True)
    )


@pytest.mark.parametrize("observation", ["numbers", "features"])
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_gymnasium_finds_nothing_to_complain_about(setup: dict[str, Any], observation: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(make(setup, observation=observation, render_mode="ansi"))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_seed_is_a_game(setup: dict[str, Any]) -> None:
    assert same(play(make(setup), 11), play(make(setup), 11))
    assert not same(play(make(setup), 11), play(make(setup), 12))


def test_it_is_the_game_that_everybody_else_plays_with_this_seed() -> None:
    env = make({"edition": "pnp1", "level": 4})
    seen = play(env, 2**63 + 7)
    game = env.game()
    assert game.seed == 2**63 + 7
    assert game.is_over
    assert len(game.steps) == len(seen) - 1
    assert Game.from_record(game.record()).position() == game.position()


def test_without_a_seed_the_games_follow_from_the_first_one() -> None:
    def seeds(seed: int) -> list[int | None]:
        env = make()
        env.reset(seed=seed)
        found: list[int | None] = []
        for _ in range(4):
            env.reset()
            found.append(env.game_seed)
        return found

    assert seeds(5) == seeds(5)
    assert len(set(seeds(5) + seeds(6))) == 8


def test_a_threat_draws_its_pieces_for_every_seed() -> None:
    env = make({"edition": "box", "threat": 2})
    drawn = set()
    for seed in range(30):
        env.reset(seed=seed)
        drawn.add(tuple(env.table.setup["hard"]))
        assert env.table.setup == Game.new({"edition": "box", "threat": 2}, seed).table.setup
    assert len(drawn) == 6


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_mask_is_the_legal_actions(setup: dict[str, Any]) -> None:
    env = make(setup)
    luck = np.random.default_rng(3)
    _, info = env.reset(seed=4)
    game = env.game()
    while True:
        mask = info["action_mask"]
        assert mask.dtype == np.int8
        assert np.flatnonzero(mask).tolist() == sorted(game.codes())
        assert np.array_equal(env.action_masks(), mask.astype(bool))
        if game.is_over:
            break
        code = choose(info, luck)
        game.act_code(code)
        info = env.step(code)[4]


def test_an_illegal_action_names_its_rule_and_changes_nothing() -> None:
    env = make()
    observation, _ = env.reset(seed=7)
    with pytest.raises(UfsError) as caught:
        env.step(DONE)
    assert caught.value.code == "illegal_action"
    assert caught.value.rule
    assert str(caught.value).startswith(
        "There are dice to place first"
    ) or caught.value.rule in str(caught.value)
    assert np.array_equal(env._observe()[0], observation)
    assert env.game().steps == []


@pytest.mark.parametrize("action", [-1, ACTIONS, 10**6])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    env = make()
    env.reset(seed=7)
    with pytest.raises(UfsError, match=f"no action {action}"):
        env.step(action)


@pytest.mark.parametrize(
    "action",
    [3.9, 3.0, np.float64(3.0), "x", "3", None, True, np.bool_(1), [3], np.array([3])],
    ids=str,
)
def test_what_is_no_whole_number_is_refused_and_changes_nothing(action: Any) -> None:
    """Action 3 would be legal: a 3.9 is not rounded to it."""
    env = make()
    observation, info = env.reset(seed=7)
    assert info["action_mask"][3]
    with pytest.raises(UfsError, match="is not an action; expected a whole number") as caught:
        env.step(action)
    assert caught.value.code == "bad_action"
    assert np.array_equal(env._observe()[0], observation)
    assert env.game().steps == []


@pytest.mark.parametrize("kind", [int, np.int8, np.int64, np.uint16, np.array])
def test_whole_numbers_of_numpy_are_actions_too(kind: Any) -> None:
    env = make()
    env.reset(seed=7)
    env.step(kind(3))
    assert env._actions == [3]
    assert type(env._actions[0]) is int


BATTLE: dict[str, Any] = {
    "edition": "box",
    "city": "sydney",
    "characters": [
        *({"id": "pilot"}, {"id": "gambler"}),
        *({"id": id, "upgraded": True} for id in ("operator", "marshal")),
    ],
}


def test_an_ability_without_a_target_has_one_number() -> None:
    env = make(BATTLE)
    env.reset(seed=1)
    for action in (290, 298, 300, 305):
        own = ability_code(ability_of(action), 0)
        assert env.action_masks()[own]
        with pytest.raises(
            UfsError, match=f"no target: its action is {own}, not {action}"
        ) as caught:
            env.step(action)
        assert (caught.value.code, caught.value.rule) == ("illegal_action", "F13")
    env.step(289)
    with pytest.raises(UfsError, match=r"used up\. \(F2\)"):  # that comes first
        env.step(290)


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        (BATTLE, "there are 5 to use yourself, numbered from 0"),
        ({**ROSWELL, "characters": [{"id": "pilot"}]}, "only ability 0"),
        (ROSWELL, "there is none"),
    ],
    ids=["five", "one", "none"],
)
def test_a_number_of_no_ability_tells_which_there_are(setup: dict[str, Any], words: str) -> None:
    env = make(setup)
    env.reset(seed=1)
    for number in (env.table.board.chosen, 12):
        with pytest.raises(UfsError, match=f"would use ability {number}\\. .*{words}") as caught:
            env.step(ability_code(number, 0))
        assert (caught.value.code, caught.value.rule) == ("illegal_action", "F13")


@pytest.mark.parametrize("setup", [BATTLE, *CAMPAIGN], ids=str)
def test_no_refusal_of_an_ability_speaks_of_rooms(setup: dict[str, Any]) -> None:
    env = make(setup)
    luck = np.random.default_rng(2)
    _, info = env.reset(seed=3)
    for _ in range(12):
        for action in range(ABILITY, ACTIONS):
            if not info["action_mask"][action]:
                with pytest.raises(UfsError) as caught:
                    env.step(action)
                assert "first space" not in str(caught.value)
                assert "#" not in str(caught.value)
        info = env.step(choose(info, luck))[4]


GERMAN: list[tuple[dict[str, Any], Any, str]] = [
    ({}, DONE, "Erst sind noch Würfel einzusetzen: P1, P2, P3, W1, W2. (R1)"),
    ({}, -1, "Aktion -1 gibt es nicht"),
    ({}, "x", "ist keine Aktion"),
    ({"setup": BATTLE}, 290, "Diese Fähigkeit braucht kein Ziel"),
    ({"setup": BATTLE}, 309, "Fähigkeit 5"),
]


@pytest.mark.parametrize(("options", "action", "words"), GERMAN, ids=[g[2] for g in GERMAN])
def test_refusals_speak_the_language_of_the_environment(
    options: dict[str, Any], action: Any, words: str
) -> None:
    env = make(**options, language="de")
    env.reset(seed=1)
    with pytest.raises(UfsError) as caught:
        env.step(action)
    assert str(caught.value).startswith(words) or words in str(caught.value)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    assert caught.value.message(Words("en")) != caught.value.message(Words("de"))


def test_wrong_options_and_seeds_are_refused_in_the_language_too() -> None:
    with pytest.raises(UfsError, match="Unbekannte Belohnung"):
        UnderFallingSkies(ROSWELL, reward="points", language="de")
    with pytest.raises(UfsError, match=r"city: 3 gefunden, erwartet: ein Text; x: "):
        UnderFallingSkies({"edition": "box", "city": 3, "x": 1}, language="de")
    with pytest.raises(UfsError, match="ist kein"):
        make(language="de").reset(seed=2**64)


def test_every_action_that_is_not_in_the_mask_has_a_reason() -> None:
    env = make({"edition": "box", "city": "new-york"})
    luck = np.random.default_rng(8)
    for seed in range(2):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            for action in np.flatnonzero(info["action_mask"] == 0)[:: int(luck.integers(5, 40))]:
                with pytest.raises(UfsError):
                    env.step(int(action))
            _, _, over, _, info = env.step(choose(info, luck))
    with pytest.raises(UfsError, match=r"game is over.*E4"):
        env.step(0)


def test_a_large_room_goes_by_its_first_space_only() -> None:
    """Two numbers for one action would make an agent learn it twice."""
    env = make()
    luck = np.random.default_rng(0)
    refused = 0
    for seed in range(40):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            b = env.table.board
            for space in range(30):
                room = b.room[space]
                if room >= 0 and b.room_size[room] > 1 and b.room_first[room] != space:
                    first = use_code(b.room_first[room])
                    if info["action_mask"][first]:
                        refused += 1
                        with pytest.raises(UfsError, match=f"action {first}"):
                            env.step(use_code(space))
            _, _, over, _, info = env.step(choose(info, luck))
    assert refused > 0


def test_before_reset_there_is_no_game() -> None:
    env = make(render_mode="ansi")
    for call in (lambda: env.step(0), env.render, env.game):
        with pytest.raises(ResetNeeded):
            call()


@pytest.mark.parametrize("observation", ["numbers", "features"])
def test_an_observation_knows_nothing_of_dice_that_are_not_rolled(observation: str) -> None:
    """Two games that differ only in their dice key look the same until the next roll."""
    env = make(observation=observation)
    luck = np.random.default_rng(1)
    _, info = env.reset(seed=21)
    for _ in range(25):
        seen, info = env._observe()
        key = env._state.key_low, env._state.key_high, env._state.drawn
        env._state.key_low, env._state.key_high, env._state.drawn = 12345, 67890, 4
        other, other_info = env._observe()
        assert np.array_equal(seen, other)
        assert np.array_equal(info["action_mask"], other_info["action_mask"])
        env._state.key_low, env._state.key_high, env._state.drawn = key
        env.step(choose(info, luck))


def test_everything_but_the_dice_key_is_observed() -> None:
    """Whatever else changes in a state shows in the numbers."""
    env = make({"edition": "pnp1"})
    before, _ = env.reset(seed=3)
    hidden = {one.name for one in STATE_FIELDS if one.is_hidden}
    assert hidden == {"key_low", "key_high", "drawn"}
    for name in {one.name for one in STATE_FIELDS} - hidden:
        value = getattr(env._state, name)
        for i in range(len(value)) if isinstance(value, list) else [None]:
            changed = [*value] if i is not None else value + 1
            if i is not None:
                changed[i] += 1
            setattr(env._state, name, changed)
            after = env._row.copy()
            write_state(env._state, after)
            assert (after != before).sum() == 1, name
            setattr(env._state, name, value)


# What follows from the rest: where rooms and columns lie, and the moments of all abilities at once.
DERIVED = {"column", "room_first", "room_space", "moments", "takes_robot"}
BY_ROOM = ("room_size", "room_modifier", "room_cost", "room_effect")


@pytest.mark.parametrize("setup", [{"edition": "pnp1"}, *CAMPAIGN], ids=str)
def test_everything_on_the_board_is_observed(setup: dict[str, Any]) -> None:
    """Whatever is printed on a piece, or changed by one, shows in the numbers."""
    env = make(setup)
    env.reset(seed=3)
    b = env.table.board
    before = np.zeros(NUMBERS, np.int16)
    write_board(b, before)
    for name in set(Board.__slots__) - DERIVED - set(BY_ROOM):
        value = getattr(b, name)
        places = range(len(value)) if isinstance(value, list) else [None]
        if name in ("sky", "partner", "action", "action_amount"):  # row 0 and the last are unused
            unit = COLUMNS if name in ("sky", "partner") else 1
            places = range(unit, unit * (MAX_SKY_ROWS + 1))
        for i in places:
            changed: Any = [*value] if isinstance(value, list) else other(name, value)
            if i is not None:
                changed[i] = other(name, changed[i])
            setattr(b, name, changed)
            after = np.zeros(NUMBERS, np.int16)
            write_board(b, after)
            assert (after != before).any(), (name, i)
            setattr(b, name, value)
    for room in range(len(env.table.rooms)):
        for name in BY_ROOM:
            value = getattr(b, name)
            changed = [*value]
            changed[room * (3 if name == "room_effect" else 1)] += 1
            setattr(b, name, changed)
            after = np.zeros(NUMBERS, np.int16)
            write_board(b, after)
            assert (after != before).any(), (name, room)
            setattr(b, name, value)


def other(name: str, value: int) -> int:
    """Another value that a field may have."""
    if name == "kind":
        return 2 - value if value != 1 else 0
    if name == "ability_moment":
        return 2 * value if value else 1
    return value + 1


def test_the_numbers_of_the_campaign_fit_into_eight_bits() -> None:
    for setup in CAMPAIGN:
        env = make(setup)
        env.reset(seed=1)
        wide = np.zeros(NUMBERS, np.int64)
        write_board(env.table.board, wide)
        write_state(env._state, wide)
        assert np.array_equal(wide, env._observe()[0])
        assert {moment_number(2**n) for n in range(10)} == set(range(1, 11))


def test_features_see_abilities_goals_and_the_orange_ship() -> None:
    env = make(CAMPAIGN[0], observation="features")
    seen, info = env.reset(seed=1)
    b, s = env.table.board, env._state
    for ability in range(b.chosen):  # pilot, gambler
        at = F.AT_ABILITIES_SEEN + ability * F.ABILITY_FEATURES
        assert seen[at] == seen[at + 1] == 1.0
        codes = slice(ability_code(ability, 0), ability_code(ability, TARGETS))
        assert seen[at + 2] == info["action_mask"][codes].any()  # the pilot has no target yet
        assert seen[at + 3] == pytest.approx(b.ability_effect[ability] / 10)
    assert seen[F.AT_GOALS + 4] == 1.0
    assert seen[F.AT_GOALS + 5] == 0.0
    assert seen[F.AT_ORANGE] == seen[F.AT_ORANGE + 1] == 1.0
    nudges = [int(n) for n in np.flatnonzero(info["action_mask"]) if kind_of(int(n)) == ABILITY]
    after = env.step(nudges[-1])[0]
    at = F.AT_ABILITIES_SEEN + F.ABILITY_FEATURES
    assert after[at + 1] == after[at + 2] == 0.0
    s.ship_row[b.ships - 1], s.ship_column[b.ships - 1] = 4, 2
    now = env._observe()[0]
    assert now[F.AT_SHIPS_SEEN + 2 * (MAX_SKY_ROWS + 2) + 4] == 2.0
    assert now[F.AT_ORANGE + 2] == 0.25
    s.ship_row[b.ships - 1] = SUPPLY
    now = env._observe()[0]
    assert now[F.AT_GOALS + 5] == now[F.AT_ORANGE + 3] == 1.0


def test_features_see_what_the_orange_ship_is_made_of() -> None:
    """F34, F35: armour and a single target change what fighters would shoot."""
    env = make(CAMPAIGN[1], observation="features")
    env.reset(seed=1)
    b, s = env.table.board, env._state
    for ship in range(b.ships):
        s.ship_row[ship] = -1
    spot = next(
        (row, column)
        for row in range(1, SKY_ROWS)
        for column in range(COLUMNS)
        if b.sky[row * COLUMNS + column] > EXPLOSION
    )
    number = b.sky[spot[0] * COLUMNS + spot[1]] - EXPLOSION
    for ship, needed in ((0, number), (b.ships - 1, number + b.orange_armour)):
        s.ship_row[ship], s.ship_column[ship] = spot
        shots = env._observe()[0][F.AT_SHOTS : F.AT_SHOTS + F.SHOTS_SEEN]
        assert shots.tolist() == [0.25 * (value >= needed) for value in range(1, 10)]
        s.ship_row[ship] = -1
    s.ship_row[0], s.ship_column[0] = spot
    s.ship_row[1], s.ship_column[1] = spot
    b.one_target = 1
    assert env._observe()[0][F.AT_SHOTS : F.AT_SHOTS + F.SHOTS_SEEN].max() == 0.25
    b.one_target = 0
    assert env._observe()[0][F.AT_SHOTS : F.AT_SHOTS + F.SHOTS_SEEN].max() == 0.5


@rule("A1", "A2", "A5", "A7")
def test_features_and_masks_know_the_advanced_pieces() -> None:
    env = make(ADVANCED, observation="features")
    env.reset(seed=1)
    b, s = env.table.board, env._state
    assert b.rows == MAX_SKY_ROWS
    spots = {b.sky[5 * row + column]: (row, column) for row in range(1, 19) for column in range(5)}
    red = max(token for token in spots if RED_EXPLOSION < token < TELEPORT)
    for ship in range(b.ships):
        s.ship_row[ship] = -1
    s.ship_row[0], s.ship_column[0] = spots[red]
    seen = env._observe()[0]
    yellow = seen[F.AT_SHOTS : F.AT_SHOTS + F.SHOTS_SEEN]
    assert not yellow.any()
    needed = red - RED_EXPLOSION
    reds = seen[F.AT_SHOTS + F.SHOTS_SEEN : F.AT_RESEARCHED]
    assert reds.tolist() == [0.25 * (value >= needed) for value in range(1, 10)]
    row, column = spots[TELEPORT]
    s.ship_row[0], s.ship_column[0] = row - 1, column
    at = F.AT_LANDINGS + column * 6 * F.LANDING_FEATURES
    landing = env._observe()[0][at : at + F.LANDING_FEATURES]
    assert landing[F.LANDING_TELEPORT] == 1.0
    there = b.partner[COLUMNS * row + column] // COLUMNS
    assert landing[F.LANDING_DEPTH] == pytest.approx(there / SKY_ROWS)
    s.points = 3
    assert env._observe()[0][F.AT_HAND + F.HAND_POINTS] == 0.5


@rule("A2", "A5")
def test_masks_have_both_colours_and_the_points_of_a_command_room() -> None:
    """Random games under a sky with both colours, in a city with a command room."""
    seen: set[int] = set()
    for seed in range(60):
        env = make(ADVANCED)
        luck = np.random.default_rng(seed)
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            seen.update(legal.tolist())
            rare = legal[legal >= USE_RED]
            _, _, over, _, info = env.step(int(luck.choice(rare if rare.size else legal)))
    assert any(USE_RED <= code < RAISE for code in seen)
    assert any(code >= RAISE for code in seen)
    assert not seen & set(range(ABILITY + MAX_CHOSEN * TARGETS, USE_RED))  # the gap


def test_a_standard_game_has_none_of_it() -> None:
    seen, _ = make(observation="features").reset(seed=1)
    assert not seen[F.AT_PLANNED :].any()


def test_observations_have_the_documented_places() -> None:
    env = make()
    seen, _ = env.reset(seed=7)
    assert seen.shape == (NUMBERS,)
    assert seen[AT_WORKERS : AT_WORKERS + 5].tolist() == [3, 6, 1, 2, 2]  # as in docs/protocol.md
    assert seen[AT_RESEARCH : AT_RESEARCH + 3].tolist() == env.table.board.research_cost[:3]
    assert (AT_SPENT, STATE_NUMBERS) == (62, 86)
    features, _ = make(observation="features").reset(seed=7)
    assert features.shape == (FEATURES,)
    assert features[AT_MARKERS + 3] == pytest.approx(2 / 7)  # energy


def test_observations_and_masks_are_the_agents_own() -> None:
    env = make()
    first, info = env.reset(seed=1)
    kept, kept_mask = first.copy(), info["action_mask"].copy()
    env.step(choose(info, np.random.default_rng(0)))
    assert np.array_equal(first, kept)
    assert np.array_equal(info["action_mask"], kept_mask)


def test_rewards() -> None:
    win = make()
    shaped = make(reward="research")
    own = make(reward={"loss": -1.0, "damage": -2.0})
    assert sum(step[2] for step in play(win, 5)) == 0.0
    total = sum(step[2] for step in play(shaped, 5))
    board, s = shaped.table.board, shaped._state
    assert total == pytest.approx(sum(board.research_cost[: s.research]) / 49)
    total = sum(step[2] for step in play(own, 5))
    assert total == pytest.approx(-1 - 2 * own._state.damage / own.table.board.hits)


def test_winning_counts_one() -> None:
    env = make()
    env.reset(seed=1)
    board, s = env.table.board, env._state
    s.research, s.phase, s.energy = board.research_length - 1, 1, 7
    board_cost = board.research_cost[s.research]
    lab = next(n for n in range(30) if board.room[n] >= 0 and 3 in effects(board, board.room[n]))
    s.excavator = 29
    for worker in range(5):
        s.worker_space[worker] = -2
    s.worker_space[0], s.worker_value[0] = lab, board_cost + 6
    env._observe()
    _, reward, over, _, info = env.step(use_code(lab))
    assert (reward, over, info["result"]) == (1.0, True, 1)
    assert info["action_mask"].sum() == 0


def effects(board: Any, room: int) -> list[int]:
    found: list[int] = board.room_effect[room * 3 : room * 3 + 3]
    return found


@pytest.mark.parametrize(
    "options",
    [
        *({"reward": "points"}, {"reward": {"joy": 1.0}}, {"observation": "eyes"}),
        *({"render_mode": "x"}, {"language": "xx"}, {"language": 3}),
    ],
    ids=str,
)
def test_unknown_options_are_refused_with_what_there_is(options: dict[str, Any]) -> None:
    with pytest.raises(UfsError, match="Expected one of"):
        UnderFallingSkies(ROSWELL, **options)


def test_a_wrong_setup_is_refused_at_once() -> None:
    with pytest.raises(UfsError, match="atlantis"):
        make({"edition": "box", "city": "atlantis"})


def test_the_board_as_text_and_as_a_picture() -> None:
    text = make(render_mode="ansi", language="de")
    text.reset(seed=7)
    assert "Roswell" in text.render()
    assert "Energie" in text.render()
    for setup in SETUPS:
        env = make(setup, render_mode="rgb_array")
        env.reset(seed=7)
        before = env.render()
        assert before.dtype == np.uint8
        assert before.shape == (876, 472, 3)
        env.step(choose(env._observe()[1], np.random.default_rng(1)))
        assert (env.render() != before).any()
    play(env, 7)
    assert env.render().shape == (876, 472, 3)
    assert make().render() is None


def test_a_sample_of_the_action_space_is_legal() -> None:
    env = make()
    env.reset(seed=2)
    over = False
    while not over:
        _, _, over, _, _ = env.step(env.action_space.sample())
    assert env.action_space.sample(mask=np.eye(ACTIONS, dtype=np.int8)[5]) == 5


def test_an_error_gets_home_from_another_process() -> None:
    env = make()
    env.reset(seed=1)
    with pytest.raises(UfsError) as caught:
        env.step(DONE)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_make_finds_it_by_its_module() -> None:
    env = gymnasium.make("ufs.gym:ufs/UnderFallingSkies-v0")
    env.reset(seed=1)


def test_the_docstring_runs() -> None:
    assert doctest.testmod(ufs.gym).failed == 0


def test_people_who_play_import_neither_gymnasium_nor_numpy() -> None:
    code = "import sys, ufs.cli.main, ufs.game, ufs.terminal.text; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"gymnasium", "numpy", "torch", "PIL"} & set(run.stdout.split())


# --- what is missing, what is not known ---


@pytest.mark.parametrize(
    ("hidden", "module", "extra"),
    [
        ("gymnasium", "ufs.gym", "gym"),
        ("numpy", "ufs.gym", "gym"),
        ("PIL", "ufs.gym", "gym"),
        ("numba", "ufs.gym.vector", "gym"),
        ("stable_baselines3", "ufs.gym.sb3", "rl"),
    ],
)
def test_a_missing_package_is_told_with_the_extra_that_brings_it(
    hidden: str, module: str, extra: str
) -> None:
    """In a process of its own: here everything is loaded already."""
    code = f"import sys; sys.modules['{hidden}'] = None\nimport {module}"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    last = run.stderr.splitlines()[-1]
    assert last.startswith("ImportError: ")
    assert install_command(extra) in last
    assert "During handling" not in run.stderr


@pytest.mark.parametrize("kind", [UnderFallingSkies, CompiledVectorEnv])
@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"setup": ROSWELL}, 'reset() takes no options; found: "setup"'),
        ({"seed": 1, 7: 2}, 'found: "seed", 7.'),
        (["seed"], 'a dictionary or None; found: ["seed"]'),
        ("seed", 'a dictionary or None; found: "seed"'),
        (0, "a dictionary or None; found: 0"),
    ],
)
def test_options_of_a_reset_are_refused_instead_of_forgotten(
    kind: Any, options: Any, told: str
) -> None:
    env = kind(setup=ROSWELL, language="en")
    with pytest.raises(UfsError) as error:
        env.reset(seed=1, options=options)
    assert told in str(error.value)
    env.reset(seed=1, options={})
    env.reset(seed=1, options=None)
