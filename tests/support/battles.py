"""Golden battles: games with every city, character and scenario on every side, in a few lines each.

The files contain the moves and their results; replaying the moves must give the same results. When
numbers on pieces change, `make golden` regenerates them: the old moves as far as they are still
legal, then those of a bot that uses every ability as soon as it can.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.support.playthrough import FOLDER, describe, game_of
from ufs.base.errors import UfsError
from ufs.content.loader import built_in
from ufs.content.schema import Character, City, Scenario, Sky
from ufs.game import Game
from ufs.game.game import Step
from ufs.game.moves import Action, action_json, read_move, write_move
from ufs.game.record import MAGIC, write_headers
from ufs.game.setup import SKY_NAMES
from ufs.lab.greedy import greedy_action
from ufs.rules.actions import ABILITY, ACTIONS, kind_of
from ufs.rules.state import State

BATTLES = FOLDER / "battles"
MOVES = "  > "
GAMES_PER_SCENARIO = 4  # enough for all cities on both sides
TEAM = 3
OMITTED = Counter(dict.fromkeys(("phase", "place", "roll", "round", "use"), 99))  # in other lines


def plan() -> dict[str, list[dict[str, Any]]]:
    """The setups of all battles by scenario; all pieces are used in turn."""
    cities = [(c.id, damaged) for c in built_in().all(City) for damaged in (False, True)]
    people = [(c.id, upgraded) for upgraded in (False, True) for c in built_in().all(Character)]
    tiles = [
        [s.id for s in built_in().all(Sky) if "box" in s.editions and s.position == n]
        for n in range(1, 5)
    ]
    planned: dict[str, list[dict[str, Any]]] = {}
    scenarios = [scenario.id for scenario in built_in().all(Scenario)]
    for n in range(GAMES_PER_SCENARIO * len(scenarios)):
        city, damaged = cities[n % len(cities)]
        team = [people[(TEAM * n + k) % len(people)] for k in range(TEAM)]
        setup = {
            "edition": "box",
            "hard": [name for k, name in enumerate(SKY_NAMES) if n // 3 >> k & 1],
            "city": city,
            "damaged": damaged,
            "sky": [*(["0"] if n % 5 == 4 else []), *(some[n % len(some)] for some in tiles)],
            "scenario": scenarios[n // GAMES_PER_SCENARIO],
            "characters": [{"id": id, "upgraded": upgraded} for id, upgraded in team],
        }
        planned.setdefault(scenarios[n // GAMES_PER_SCENARIO], []).append(setup)
    return planned


def write_battles(games: list[Game]) -> str:
    """The text of finished games."""
    return "\n".join(write_battle(game) for game in games)


def write_battle(game: Game) -> str:
    """One game: its headers, and for every round its start, its moves and its events."""
    lines = [f"# {MAGIC}", *(f"# {header}" for header in write_headers(game))]
    replay = game_of("\n".join(lines))
    rolled = replay.first_rolls
    for steps in by_round(game):
        lines += ["", *outline(replay)]
        moves = [write_move(step.action) for step in steps]
        events = Counter(event["event"] for step in steps for event in replay.act(step.action))
        later = [roll for step in steps for roll in step.rolls if not is_last(step)]
        lines.append(f"  rolled {' '.join(''.join(map(str, roll)) for roll in [*rolled, *later])}")
        lines.append(MOVES + ", ".join(moves))
        counts = [f"{events[name]} {name}" for name in sorted(events - OMITTED)]
        lines.append(f"  told {', '.join(counts)}")
        rolled = steps[-1].rolls
    return "\n".join([*lines, "", *outline(replay), f"Result: {game.result}"]) + "\n"


def is_last(step: Step) -> bool:
    """Whether a step led to the next round, to which its dice belong."""
    return step.after.round != step.before.round


def by_round(game: Game) -> Iterator[list[Step]]:
    steps: list[Step] = []
    for step in game.steps:
        steps.append(step)
        if is_last(step):
            yield steps
            steps = []
    if steps:
        yield steps


def outline(game: Game) -> list[str]:
    """How a round begins: markers, ships, robots, abilities and so on."""
    markers, _, ships = describe(game)
    p = game.position()
    more = [
        f"robot {robot['value']} in {robot['space'][0]}-{robot['space'][1]}"
        for robot in p["robots"]
        if robot["space"]
    ]
    more += [f"spent {label} {times}" for label, times in p.get("spent", {}).items()]
    names = ("destroyed", "core_shot", "smoke", "supplies", "held")
    more += [f"{name} {p[name]}" for name in names if p.get(name)]
    return [markers, ships, *([f"  {', '.join(more)}"] if more else [])]


def moves_of(text: str) -> list[Action]:
    """The moves of one game."""
    return [
        read_move(move)
        for line in text.splitlines()
        if line.startswith(MOVES)
        for move in line.removeprefix(MOVES).split(", ")
    ]


def parts(text: str) -> list[str]:
    """The games of a file, one by one."""
    return [f"# {MAGIC}{part}" for part in text.split(f"# {MAGIC}")[1:]]


def replayed(text: str) -> str:
    """The text that the games give today; a move that is no longer legal is an error."""
    games = []
    for part in parts(text):
        game = game_of(part)
        for move in moves_of(part):
            game.act(move)
        games.append(game)
    return write_battles(games)


def regenerated(text: str, setups: list[dict[str, Any]], first_seed: int) -> str:
    """The battles of a scenario with their old moves as far as they go, then the bot's."""
    old = {tuple(headers(part)): moves_of(part) for part in parts(text)}
    games = []
    for n, setup in enumerate(setups):
        game = Game.new(setup, first_seed + n)
        try:
            for move in old.get(tuple(write_headers(game)), []):
                game.act(move)
        except UfsError:
            pass  # from here on the bot plays
        while not game.is_over:
            game.act(bot_action(game))
        games.append(game)
    return write_battles(games)


def headers(part: str) -> list[str]:
    return [line.removeprefix("# ") for line in part.splitlines() if line.startswith("# ")][1:]


def bot_action(game: Game) -> Action:
    """The last legal ability if there is one, otherwise the greedy bot's action."""
    codes = [code for code in game.codes() if kind_of(code) == ABILITY]
    if codes:
        return action_json(codes[-1], game.table)
    states = [game.state(), State()]
    return action_json(greedy_action(states, game.table.board, [0] * ACTIONS), game.table)
