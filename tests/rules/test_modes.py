"""One engine, two speeds: the compiled rules play exactly the games the plain ones play."""

from __future__ import annotations

import itertools
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.support.stage import stage
from tests.support.table import rule
from ufs.content.loader import built_in
from ufs.content.schema import Character, City, Scenario, Sky
from ufs.game.setup import SKY_NAMES, lay, sky_names
from ufs.lab.bench import copy_nanoseconds, measure
from ufs.rules import compiled, play
from ufs.rules import events as E
from ufs.rules.board import Board
from ufs.rules.state import STATE_FIELDS, State

PNP_HARD = ("sky1", "sky2", "sky3", "sky4", "mothership", "upper", "lower", "tracks")
SETUPS: list[dict[str, Any]] = [
    {"edition": edition, "hard": list(hard)}
    for edition, hard in itertools.product(
        ("pnp1", "pnp2"),
        ((), PNP_HARD, ("upper", "sky3"), ("lower", "sky2", "mothership"), ("lower",)),
    )
] + [
    {"edition": "box", "city": city, "damaged": damaged, "hard": hard}
    for city in ("roswell", "new-york", "washington")
    for damaged, hard in ((False, []), (True, ["sky1", "sky2", "sky3", "sky4"]), (True, ["sky3"]))
]
RESEARCH_ROW = "energy | research /1 | robot | fighters -1 | start"
GAMES = 50  # times 19 setups: about a thousand games


@pytest.mark.parametrize("setup", SETUPS, ids=lambda s: "-".join(map(str, s.values())))
def test_both_modes_play_the_same_games(setup: dict[str, Any]) -> None:
    board = lay(setup, built_in()).board
    plain = play.hash_games(State(), board, 77, GAMES, [0] * play.MAX_ACTIONS)
    fast = compiled.hash_games(
        compiled.state_record(), compiled.board_record(board), 77, GAMES, compiled.action_buffer()
    )
    assert plain == fast


def battles() -> list[dict[str, Any]]:
    """S12: every city on both sides, three times, with whatever else the box has (F)."""
    rng = Random(12)
    library = built_in()
    people = [person.id for person in library.all(Character)]
    scenarios = [None, *(scenario.id for scenario in library.all(Scenario))]
    tiles = [sky for sky in library.all(Sky) if "box" in sky.editions]
    return [
        {
            "edition": "box",
            "city": city.id,
            "damaged": damaged,
            "hard": [name for name in SKY_NAMES if rng.random() < 0.5],
            "scenario": rng.choice(scenarios),
            "characters": [
                {"id": id, "upgraded": rng.random() < 0.5}
                for id in rng.sample(people, rng.randrange(len(people) + 1))
            ],
            "sky": [
                *(["0"] if rng.random() < 0.3 else []),  # A7
                *(rng.choice([t.id for t in tiles if t.position == n]) for n in (1, 2, 3, 4)),
            ],
        }
        for city in library.all(City)
        for damaged in (False, True)
        for _ in range(3)
    ]


def advanced_boards() -> list[Board]:
    """A: a command room (base F), upright rooms (base G), both colours, short and long skies."""
    made = stage(upper=["command | robot | fighters [2] | command+robot", RESEARCH_ROW])
    here = made.library.get(City, "here")
    assert here is not None
    boards = []
    for upper, lower in (("here", "G"), ("F", "G"), ("F", "B"), ("A", "G")):
        made.library.add(here.model_copy(update={"upper": upper, "lower": lower}), "")
        for hard in ([], ["sky1", "sky2"], ["sky3", "sky4"], list(SKY_NAMES)):
            for sky in (["I+", "II+", "III+", "IV+"], ["0", "I+", "II+", "III+", "IV"]):
                setup = {**made.setup, "hard": hard, "sky": sky}
                boards.append(lay(setup, made.library).board)
    return boards


@rule("A1", "A2", "A3", "A4", "A5", "A6", "A7", "B1")
def test_both_modes_play_the_same_games_with_advanced_pieces() -> None:
    for seed, board in enumerate(advanced_boards()):
        plain = play.hash_games(State(), board, seed, 4, [0] * play.MAX_ACTIONS)
        fast = compiled.hash_games(
            compiled.state_record(),
            compiled.board_record(board),
            seed,
            4,
            compiled.action_buffer(),
        )
        assert plain == fast, seed


def test_these_games_show_what_advanced_pieces_do() -> None:
    told: set[int] = set()
    for seed, board in enumerate(advanced_boards()):
        s = State()
        for game in range(4):
            s.log = []
            play.play_random(s, board, seed + game, [0] * play.MAX_ACTIONS)
            told |= {event[0] for event in s.log}
    assert {E.E_TELEPORT, E.E_TELEPORT_BLOCKED, E.E_GIVEN_UP} <= told
    assert {E.E_POINTS, E.E_RAISE, E.E_POINTS_LOST} <= told


def test_both_modes_play_the_same_battles() -> None:
    for seed, setup in enumerate(battles()):
        board = lay(setup, built_in()).board
        plain = play.hash_games(State(), board, seed, 2, [0] * play.MAX_ACTIONS)
        fast = compiled.hash_games(
            compiled.state_record(),
            compiled.board_record(board),
            seed,
            2,
            compiled.action_buffer(),
        )
        assert plain == fast, setup


def test_these_battles_show_every_piece_on_every_side() -> None:
    library = built_in()
    setups = battles()
    both = {(id, side) for id in ids(Character) for side in (False, True)}
    team = [person for setup in setups for person in setup["characters"]]
    assert {(person["id"], person["upgraded"]) for person in team} == both
    assert {setup["scenario"] for setup in setups} == {None, *ids(Scenario)}
    laid = {
        (tile, name in setup["hard"])
        for setup in setups
        for tile, name in zip(setup["sky"], sky_names(setup["sky"]), strict=True)
    }
    box = [sky for sky in library.all(Sky) if "box" in sky.editions]
    assert laid == {(tile.id, side == "hard") for tile in box for side in tile.sides}


def ids(kind: type[Any]) -> list[str]:
    return [piece.id for piece in built_in().all(kind)]


def test_the_hash_notices_a_changed_rule() -> None:
    board = lay({"edition": "box"}, built_in()).board
    before = play.hash_games(State(), board, 1, 20, [0] * play.MAX_ACTIONS)
    board.hits -= 1
    assert play.hash_games(State(), board, 1, 20, [0] * play.MAX_ACTIONS) != before


def test_a_state_survives_the_way_into_a_record_and_back() -> None:
    board = lay({"edition": "pnp1", "hard": list(PNP_HARD)}, built_in()).board
    s = State()
    play.play_random(s, board, 2**63 + 5, [0] * play.MAX_ACTIONS)
    back = compiled.plain_state(compiled.state_record(s))
    assert back == s
    for one in STATE_FIELDS:
        value = getattr(back, one.name)
        numbers = value if one.size else [value]
        assert len(numbers) == max(one.size, 1), one.name
        assert {type(number) for number in numbers} == {int}, one.name


def test_seeds_of_64_bits_give_the_same_game_in_both_modes() -> None:
    board = lay({"edition": "box", "city": "washington"}, built_in()).board
    for seed in (0, 1, 2**31, 2**32 - 1, 2**40 + 3, 2**62 + 11, 2**63, 2**64 - 1):
        s = State()
        decisions = play.play_random(s, board, seed, [0] * play.MAX_ACTIONS)
        record = compiled.state_record()
        fast = compiled.play_random(
            record, compiled.board_record(board), seed, compiled.action_buffer()
        )
        assert fast == decisions
        assert compiled.plain_state(record) == s


def test_the_cache_belongs_to_these_exact_rules() -> None:
    assert compiled.fingerprint() in str(compiled.cache_folder())
    assert any(compiled.cache_folder().rglob("*.nbi"))


def test_only_our_own_old_engines_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when the cache had to move to a folder that others use too."""
    home, shared = tmp_path / "home", tmp_path / "shared"
    for n in range(7):
        (home / f"engine-{n}").mkdir(parents=True)
        os.utime(home / f"engine-{n}", (n, n))
        (shared / f"engine-{n}").mkdir(parents=True)
    monkeypatch.setattr(compiled, "home_of_engines", lambda: home)
    monkeypatch.setattr(compiled, "cache_folder", lambda: shared / "under-falling-skies-x")
    compiled.forget_old_engines()
    assert sorted(path.name for path in home.iterdir()) == [f"engine-{n}" for n in range(3, 7)]
    assert len(list(shared.iterdir())) == 7


def test_compiled_is_far_faster_and_a_copy_costs_nanoseconds() -> None:
    """Loose bounds and the best of several, for shared machines; docs/speed.md has the figures."""

    def best(mode: str) -> float:
        setup = {"edition": "box", "threat": 0}
        runs = [measure(setup, "random", 0.2, mode, built_in()) for _ in range(5)]
        return max(float(run["decisions_per_s"]) for run in runs)

    assert best("compiled") > 15 * best("plain") > 0
    assert min(copy_nanoseconds(1_000_000) for _ in range(5)) < 100
