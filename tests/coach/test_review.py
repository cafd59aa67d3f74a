"""The review: what choices were worth, luck and skill that add up, and the command."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from tests.support.commands import process, ufs, without
from tests.support.files import GAMES
from tests.support.lab import here
from tests.support.table import PNP1, ROSWELL, WHOLE_BASE, load, only, place, position, rooms, use
from ufs.base.extras import install_command
from ufs.base.words import LANGUAGES, Words
from ufs.cli.review import first_interrupt
from ufs.coach import warm
from ufs.coach.advice import Coach
from ufs.coach.review import (
    FORMAT,
    SCALE,
    Judge,
    Point,
    Review,
    as_json,
    review,
    timeline,
    worst_choices,
)
from ufs.coach.review_text import HEIGHT, WIDTH, draw, review_lines
from ufs.game import Game

Json = dict[str, Any]
DONE = {"do": "done"}


@pytest.fixture(scope="module")
def coach() -> Coach:
    """Compiled to the last function: a command of its own process then only loads it."""
    return warm.load()


def adds_up(made: Review) -> None:
    """Start, luck and choices give the result, and every step of the graph is one of them."""
    assert made.start + made.luck + made.skill == made.result
    chance = made.points[0].chance
    for point in made.points[1:]:
        if point.kind == "decision":
            assert point.best == chance
        chance += point.luck - point.loss
        assert point.chance == chance
        assert 0 <= chance <= SCALE
        assert point.loss >= 0
    assert made.points[-1].chance == made.result


def short_game(setup: Json = ROSWELL, steps: int = 7, seed: int = 4) -> Game:
    game = Game.new(setup, seed=seed)
    for n in range(steps):
        codes = game.codes()
        game.act_code(codes[(7 * n) % len(codes)])
    return game


def blunder() -> Game:
    """Using the room wins, going on loses: the mothership comes down to the skull."""
    places = ((6, [4, 3]), (6, [4, 4]))
    game = rooms(ROSWELL, *places, research=15, energy=5, mothership=11, excavator=WHOLE_BASE,
                 ships=only({}))  # fmt: skip
    game.act(DONE)
    assert game.result == {"won": False, "reason": "mothership"}
    return game


def test_a_correction_counts_as_luck_and_adds_up(coach: Coach) -> None:
    """A fact set by hand is nobody's choice."""
    game = Game.new(ROSWELL, 4, "manual")
    game.act({"do": "roll", "values": [1, 2, 3, 4, 5]})
    game.correct({"energy": 5, "research": 3})
    game.act(place(0, 1, 1))
    game.correct({"result": {"won": True, "reason": "card"}})
    made = review(game, coach, playouts=8)
    adds_up(made)
    assert made.result == SCALE
    kinds = [(point.kind, point.n) for point in made.points]
    assert [one for one in kinds if one[0] == "correction"] == [
        ("correction", 2),
        ("correction", 4),
    ]
    assert made.points[-2].luck > 0
    for language in LANGUAGES:
        assert review_lines(made, Words(language))


def test_a_blunder_is_the_first_moment(coach: Coach) -> None:
    made = review(blunder(), coach, playouts=8)
    adds_up(made)
    assert (made.start, made.luck, made.skill, made.result) == (SCALE, 0, -SCALE, 0)
    (moment,) = made.moments
    assert (moment.n, moment.action, moment.best, moment.chance) == (0, DONE, SCALE, 0)
    assert moment.better[0].action == use(4, 3)
    assert [fact.key for fact in moment.better[0].facts] == ["coach-wins"]
    assert [fact.key for fact in moment.facts] == ["coach-loses"]


def test_the_good_choice_costs_nothing(coach: Coach) -> None:
    game = blunder()
    game.undo()
    game.act(use(4, 3))
    made = review(game, coach, playouts=8)
    assert (made.start, made.luck, made.skill, made.result) == (SCALE, 0, 0, SCALE)
    assert made.moments == []


@pytest.mark.parametrize(("name", "result"), [("win", SCALE), ("damage", 0), ("mothership", 0)])
def test_whole_games_add_up_and_end_as_they_ended(name: str, result: int, coach: Coach) -> None:
    game = Game.from_record((GAMES / f"{name}.txt").read_text(encoding="utf-8"))
    made = review(game, coach, playouts=2)
    adds_up(made)
    assert made.result == result
    assert made.over == game.result
    assert made.complete
    assert [p.n for p in made.points] == sorted(p.n for p in made.points)
    assert made.points[-1].n == len(game.steps)
    played = [p for p in made.points if p.kind == "decision"]
    assert [p.action for p in played] == [game.steps[p.n].action for p in played]
    assert sum(p.kind == "roll" for p in made.points) == game.record().count("\nroll ")
    assert len(made.moments) <= 3
    assert len({p.round for p in made.moments}) == len(made.moments)
    graph = draw(made)
    assert all(len(line) <= WIDTH for line in graph)
    last = [line[WIDTH - 2 : WIDTH - 1] for line in graph[:HEIGHT]]
    assert set(last) <= ({"█"} if result else {"", " "})


@pytest.mark.parametrize(
    "game",
    [
        short_game(),
        short_game(PNP1),
        short_game(steps=0),
        Game.load(position(ROSWELL), seed=1),
    ],
)
def test_an_unfinished_game_ends_with_its_chance(game: Game, coach: Coach) -> None:
    made = review(game, coach, playouts=8)
    adds_up(made)
    assert made.over is None
    assert 0 < made.result < SCALE


def test_own_dice_give_the_same_review(coach: Coach) -> None:
    """The rolls of a game by hand are steps of their own; the moments are counted with them."""
    auto = short_game(steps=6)
    manual = Game.new(ROSWELL, seed=1, dice="manual")
    manual.act({"do": "roll", "values": auto.first_rolls[0]})
    for step in auto.steps:
        manual.act(step.action)
        for rolled in step.rolls:
            manual.act({"do": "roll", "values": rolled})
    one, other = (review(game, coach, playouts=8) for game in (auto, manual))
    adds_up(other)
    for point, twin in zip(one.points, other.points, strict=True):
        assert (point.kind, point.chance, point.loss) == (twin.kind, twin.chance, twin.loss)
    for point in other.points:
        if point.action is not None:
            assert manual.steps[point.n].action == point.action


def test_the_same_playouts_give_the_same_review(coach: Coach) -> None:
    def told(made: Review) -> Json:
        return {**as_json(made, Words("en")), "ms": 0}

    game = short_game()
    assert told(review(game, coach, playouts=12)) == told(review(game, Coach(), playouts=12))


def test_the_dice_to_come_are_not_looked_at(coach: Coach) -> None:
    """Games that are equal up to now are reviewed alike, whatever their dice will be."""
    started = short_game(steps=3).position()
    found = []
    for seed in (1, 2, 3):
        game = Game.load(started, seed=seed)
        judge = Judge(coach, game.table, 0, 40)
        advice = judge.advise(game.state())
        assert advice.playouts >= 40
        found.append([(option.code, option.chance) for option in advice.options])
    assert found[0] == found[1] == found[2]


def test_forced_choices_cost_nothing_and_take_no_time(coach: Coach) -> None:
    """The last die, with a robot on one space of the last column (pnp1: it stays there)."""
    placed = [(5, [3, 4]), (1, [1, 1]), (1, [1, 2]), (1, [1, 5]), (6, None)]
    game = load(PNP1, workers=placed, robots=[(4, [2, 3]), (None, None)], energy=3)
    assert len(game.codes()) == 1
    judge = Judge(coach, game.table, 0, 8)
    game.act(place(4, 1, 3))
    forced = timeline(game)[0]
    judge.assess(forced)
    assert (forced.kind, forced.loss, forced.chance, judge.playouts) == ("decision", 0.0, None, 0)
    made = review(game, coach, playouts=8)
    adds_up(made)
    assert made.skill == 0


def test_a_stopped_review_is_a_review_of_the_beginning(coach: Coach) -> None:
    heard: list[tuple[int, int]] = []
    game = short_game(steps=9)
    made = review(
        *(game, coach),
        playouts=8,
        stop=lambda: len(heard) > 5,
        progress=lambda done, total: heard.append((done, total)),
    )
    adds_up(made)
    assert not made.complete
    assert made.over is None
    assert 1 < len(made.points) < len(timeline(game)) + 1
    assert [done for done, _ in heard] == list(range(len(heard)))


def test_the_json_has_what_a_page_needs(coach: Coach) -> None:
    made = as_json(review(blunder(), coach, playouts=8), Words("de"))
    assert made["format"] == FORMAT
    assert (made["start"], made["luck"], made["skill"], made["result"]) == (1, 0, -1, 0)
    assert [point["kind"] for point in made["points"]] == ["start", "decision", "end"]
    (moment,) = made["moments"]
    assert moment["facts"] == ["Verliert sofort: Das Mutterschiff sinkt zu tief."]
    assert moment["better"][0]["chance"] == 1
    json.dumps(made)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(language: str, coach: Coach) -> None:
    game = short_game(steps=12)
    for made in (review(blunder(), coach, playouts=8), review(game, coach, playouts=8)):
        lines = review_lines(made, Words(language))
        assert max(len(line) for line in lines) <= WIDTH + 20  # a long table row may be wider
        assert "%" in lines[-1]


# --- the command ---


@pytest.mark.usefixtures("coach")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_reviews_a_record(language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(blunder().record(), encoding="utf-8")
    run = ufs("review", file, "--budget", "1", "--lang", language)
    assert run.returncode == 0, run.stderr
    assert Words(language).say("review-progress", done=0, total=2) in run.stderr
    assert "Traceback" not in run.stderr
    assert "done" in run.stdout
    assert "use 4-3" in run.stdout
    assert Words(language).say("coach-wins").split()[0] in run.stdout


def test_the_command_reviews_a_save_as_json(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(short_game(steps=4).save()), encoding="utf-8")
    code, out, errors = here("review", file, "--budget", "1", "--json")
    assert code == 0, errors
    made = json.loads(out)
    assert made["format"] == FORMAT
    assert made["complete"] is True
    assert round(made["start"] + made["luck"] + made["skill"] - made["result"], 9) == 0


@pytest.mark.parametrize(
    ("text", "options"),
    [
        (None, ()),
        ("nonsense", ()),
        ("{", ()),
        ("{}", ()),
        ("ufs-record/1\nedition: box\nP1 9-9\nunfinished\n", ()),
        (Game.new(ROSWELL, seed=1).record(), ()),  # nothing played yet
        (short_game().record(), ("--budget", "0")),
        (short_game().record(), ("--budget", "nan")),
        (short_game().record(), ("--budget", "1e9")),
        (short_game().record(), ("--budget", "soon")),
        (short_game().record(), ("--lang", "tlh")),
    ],
)
def test_bad_input_is_told(text: str | None, options: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    code, out, errors = here("review", file, *options)
    assert code == 2
    assert out == ""
    assert errors.strip()
    assert "Traceback" not in errors


def test_without_numba_the_command_says_how_to_get_it(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(short_game().record(), encoding="utf-8")
    run = process("review", file, **without(tmp_path, "numba", "numpy"))
    assert run.returncode == 2
    assert install_command("fast") in run.stderr
    assert "Traceback" not in run.stderr


def test_ctrl_c_ends_the_review_once() -> None:
    usual = signal.getsignal(signal.SIGINT)
    with first_interrupt() as stop:
        assert not stop()
        os.kill(os.getpid(), signal.SIGINT)
        assert stop()
        assert signal.getsignal(signal.SIGINT) == usual
    assert signal.getsignal(signal.SIGINT) == usual


def test_the_moments_are_of_different_rounds_where_there_are_any() -> None:
    losses = [(1, 500), (1, 400), (2, 300), (2, 350), (3, 0)]
    points = [Point(n, "decision", round_, 0, 0, loss) for n, (round_, loss) in enumerate(losses)]
    assert [(p.round, p.loss) for p in worst_choices(points)] == [(1, 500), (1, 400), (2, 350)]
    assert worst_choices([]) == []
