"""Golden playthroughs: every decision of a whole game as readable text.

A changed rule, list of actions or sentence shows up as a diff of these files.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from tests.support.files import GOLDEN
from ufs.base.words import Words
from ufs.game import Game
from ufs.game.events import say_event
from ufs.game.moves import WORKER_NAMES, Action, read_move, write_move
from ufs.game.record import MAGIC, write_headers

FOLDER = GOLDEN
ANSWER = "Answer: "


def where(at: list[int]) -> str:
    return f"{at[0]}-{at[1]}"


def describe(game: Game) -> list[str]:
    """The position in three lines: markers, base, sky."""
    p = game.position()
    install = f", install {p['install']['values']}" if "install" in p else ""
    points = f", points {p['points']}" if "points" in p else ""
    markers = (
        f"Round {p['round']}, {p['phase']}: mothership {p['mothership']}, energy {p['energy']}, "
        f"damage {p['damage']}, research {p['research']}, "
        f"excavator {where(p['excavator'])}{install}{points}"
    )
    workers, sky = [], defaultdict(list)
    for name, worker in zip(WORKER_NAMES, p["workers"], strict=True):
        place = "-" if "resolved" in worker else "hand"
        if worker["space"]:
            place = where(worker["space"])
        workers.append(f"{name}={worker['value']}@{place}")
    for number, robot in enumerate(p["robots"], 1):
        if robot["space"]:
            tired = "*" if robot["exhausted"] else ""
            workers.append(f"R{number}={robot['value']}{tired}@{where(robot['space'])}")
    for ship in p["ships"]:
        place = ship["at"] if isinstance(ship["at"], str) else where(ship["at"])
        sky[ship["kind"]].append(place)
    ships = "; ".join(f"{kind} {' '.join(places)}" for kind, places in sky.items())
    return [markers, f"  dice {' '.join(workers)}", f"  {ships}"]


def question(game: Game) -> str:
    """Every legal action, grouped: `P1 1-1 1-2 …; use 2-1; done`."""
    groups: dict[str, list[str]] = defaultdict(list)
    for action in game.actions():
        head, _, tail = write_move(action).rpartition(" ")
        groups[head or tail].extend([tail] if head else [])
    listed = "; ".join(" ".join([head, *tails]) for head, tails in groups.items())
    return f"Question ({len(game.actions())}): {listed}"


def play(game: Game, answers: list[Action]) -> str:
    """The text of a game played with these answers, in the words of its edition."""
    words = Words("en", game.table.book)
    lines = [f"# {MAGIC}", *(f"# {header}" for header in write_headers(game)), ""]
    lines += [f"  {say_event(event, words)}" for event in game.opening()]
    for answer in answers:
        lines += ["", *describe(game), question(game)]
        lines.append(f"{ANSWER}{write_move(answer)}")
        lines += [f"  {say_event(event, words)}" for event in game.act(answer)]
    return "\n".join([*lines, "", *describe(game), f"Result: {game.result}"]) + "\n"


def answers_of(text: str) -> list[Action]:
    """The answers in a playthrough."""
    return [
        read_move(line.removeprefix(ANSWER))
        for line in text.splitlines()
        if line.startswith(ANSWER)
    ]


def game_of(text: str) -> Game:
    """The game a playthrough describes, at its start."""
    headers = dict(
        line[2:].split(": ", 1)
        for line in text.splitlines()
        if line.startswith("# ") and ": " in line
    )
    setup: dict[str, Any] = {"edition": headers["edition"], "hard": headers.get("hard", "").split()}
    if "city" in headers:
        setup |= {
            "city": headers["city"],
            "damaged": headers["damaged"] == "yes",
            "sky": headers["sky"].split(),
        }
    if "scenario" in headers:
        setup["scenario"] = headers["scenario"]
    if "characters" in headers:
        setup["characters"] = [
            {"id": word.removesuffix("+"), "upgraded": word.endswith("+")}
            for word in headers["characters"].split()
        ]
    return Game.new(setup, int(headers["seed"]), headers["dice"])


def replayed(text: str) -> str:
    """The text that the game gives today."""
    return play(game_of(text), answers_of(text))
