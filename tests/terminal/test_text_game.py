"""The text game with the pieces of the campaign: everything is shown, and can be typed."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.table import rule
from ufs.base.words import LANGUAGES, Words
from ufs.content.loader import built_in, load
from ufs.content.schema import Character, City, Scenario, Sky
from ufs.content.starters import starter
from ufs.drawing.text_board import draw_board, letters, setup_line, status
from ufs.game import Game
from ufs.game.events import say_event
from ufs.game.moves import write_move
from ufs.play import Application
from ufs.store.memory import MemoryStorage
from ufs.terminal.text import Commands, TextGame

EN = Words("en")
BOX: dict[str, Any] = {"edition": "box", "threat": 1}


class Prompt:
    """A game at the prompt: type a line, read what comes back."""

    def __init__(self, game: Game, language: str = "en") -> None:
        self.lines: list[str] = []
        app = Application(MemoryStorage(), built_in())
        session = app.sessions.create(game)
        commands = Commands("ufs play --text --continue", "ufs play --text")
        self.at = TextGame(app, session, Words(language), input, self.lines.append, commands)

    def type(self, line: str) -> str:
        self.lines.clear()
        self.at.execute(line)
        return " ".join(" ".join(self.lines).split())


def game_with(*characters: str, seed: int = 3, **setup: Any) -> Game:
    team = [{"id": id.rstrip("+"), "upgraded": id.endswith("+")} for id in characters]
    return Game.new({**BOX, "threat": 0, "characters": team, **setup}, seed)


# --- whole games, typed ---


def tables() -> Iterator[Any]:
    """Every city and scenario once, each with characters in turn."""
    library = built_in()
    cities = [city.id for city in library.all(City)]
    who = [one.id for one in library.all(Character)]
    scenarios = [one.id for one in library.all(Scenario)]
    for n in range(max(len(cities), len(scenarios))):
        team = [{"id": who[(3 * n + k) % len(who)], "upgraded": (n + k) % 2 == 0} for k in range(3)]
        setup = {**BOX, "city": cities[n % len(cities)], "damaged": n % 2 == 0, "characters": team}
        yield pytest.param(setup | {"scenario": scenarios[n % len(scenarios)]}, n, id=str(n))


@pytest.mark.parametrize(("setup", "seed"), list(tables()))
def test_whole_games_of_every_piece_can_be_typed(setup: dict[str, Any], seed: int) -> None:
    """What the records write can be typed, small and without `character`."""
    luck = random.Random(seed)
    game, twin = Game.new(setup, seed), Game.new(setup, seed)
    prompt = Prompt(game, LANGUAGES[seed % 3])
    while not twin.is_over:
        actions = twin.actions()
        abilities = [action for action in actions if action["do"] in ("character", "city")]
        action = luck.choice(abilities if abilities and luck.random() < 0.3 else actions)
        twin.act(action)
        move = write_move(action).lower()
        prompt.type(move.removeprefix("character ") if luck.random() < 0.5 else move)
        assert game.state() == twin.state(), move
    for command in ("setup", "legend", "help", "log", "board", "undo", "moves", "redo"):
        assert prompt.type(command)


# --- what is shown ---


@rule("F2", "F13")
def test_abilities_say_what_is_left_and_what_to_type() -> None:
    prompt = Prompt(game_with("pilot", "gambler"))
    shown = prompt.type("board")
    assert "Abilities left: pilot 1, gambler 1" in shown
    assert "character gambler P1: Silvio Brandão (any worker not used yet), 1 left" in shown
    assert "character pilot" not in shown  # there is no ship below the drop points yet
    assert "turns from 4 to 3" in prompt.type("gambler p1")
    assert "gambler 0" in prompt.type("board")
    assert "[rule F2]" in prompt.type("character gambler W1")
    prompt.type("P1 1-3")
    assert "On the board" not in prompt.type("board")  # nothing is left to turn a die with
    assert "character pilot 4: Ines Okafor (any column with ships), 1 left" in prompt.type("board")
    assert "[rule F13]" in prompt.type("pilot 3")
    assert "6" in prompt.type("why pilot 6")
    assert "F13" in prompt.type("pilot 6")
    assert "P7" in prompt.type("gambler P7")
    assert "Ines Okafor" in prompt.type("PILOT 4")
    assert "pilot 0" in prompt.type("board")
    assert "Taken back: character pilot 4" in prompt.type("undo")


@rule("F13", "F40")
def test_dice_on_the_board_are_named_for_who_may_turn_them() -> None:
    prompt = Prompt(game_with("gambler"))
    assert "On the board" not in prompt.type("board")
    prompt.type("P1 1-3")
    shown = prompt.type("board")
    value = next(part for part in shown.split() if part.startswith("P1="))
    assert f"On the board: {value} (1-3)" in shown
    assert "turns from" in prompt.type("gambler P1")


@rule("F13")
def test_the_examples_of_the_help_are_accepted() -> None:
    prompt = Prompt(game_with("pilot", "gambler"))
    assert " character gambler P1 city" in prompt.type("help")  # and the next line
    assert "turns from" in prompt.type("character gambler P1")


@rule("S10")
def test_a_city_without_an_ability_to_choose_says_so() -> None:
    prompt = Prompt(game_with())
    assert "[rule S10]" in prompt.type("city")
    assert "S12" in prompt.type("character pilot 3")
    assert "Abilities left" not in prompt.type("board")


@rule("F35", "F36")
def test_goals_and_the_orange_ship() -> None:
    game = game_with(scenario="warlord")
    prompt = Prompt(game)
    shown = prompt.type("board")
    assert "Also needed to win: [ ] orange ship destroyed" in shown
    assert "Aboard: O" in shown
    luck = random.Random(1)
    while "O" not in "".join(draw_board(game, EN).split("~")[0]):
        game.act(luck.choice(game.actions()))
    assert any(" O" in line for line in draw_board(game, EN).splitlines()[:18])


@pytest.mark.parametrize(
    ("effect", "amount", "text"),
    [
        ("goal-depth", 5, "[ ] excavator in row 5 of the base or deeper (now row 3)"),
        ("goal-ships", 4, "[ ] ships destroyed: 0 of 4"),
        ("goal-shot", 8, "[ ] fighters of value 8 once the research is complete"),
    ],
)
@rule("F36")
def test_every_goal_has_its_words(effect: str, amount: int, text: str, tmp_path: Path) -> None:
    made = starter("scenario", "Own", EN)
    old = 'when = "round"\non = "no-energy"\neffect = "damage"\namount = 1\ntimes = 0\nper = "game"'
    assert old in made
    new = f'when = "always"\neffect = "{effect}"\namount = {amount}'
    (tmp_path / "own.toml").write_text(made.replace(old, new), encoding="utf-8")
    library = load([tmp_path])
    assert library.problems == []
    game = Game.new({**BOX, "scenario": "own"}, 1, library=library)
    for language in LANGUAGES:
        assert "[ ]" in status(game, Words(language))
    assert text in status(game, EN)
    for scenario in built_in().all(Scenario):
        asks = any(ability.effect.startswith("goal-") for ability in scenario.ability)
        line = status(Game.new({**BOX, "scenario": scenario.id}, 1), EN)
        assert ("Also needed to win" in line) == asks


@rule("F32", "F37", "F38", "F39")
def test_the_signs_of_the_campaign_are_on_the_board() -> None:
    sky = usual_sky(["V", "VI", "VIII"])
    game = Game.new({**BOX, "threat": 0, "city": "berlin", "sky": sky}, 1)
    text = draw_board(game, EN)
    for row in game.table.sky:
        for token in row.tokens:
            assert f" {token} " in text
    assert "(exc " in text  # Berlin: the excavator stays
    assert " P " in text
    assert "P: every robot loses 1" in letters(game, EN)
    assert "emp 1" in text
    shown = {room for city in built_in().all(City) for room in rooms_shown(city.id)}
    for word in ("repair", "jam", "missiles"):
        assert any(word in room or SHORT_OF[word] in room for room in shown), word


SHORT_OF = {"repair": "fix", "jam": "jam", "missiles": "msl"}


def usual_sky(own: list[str]) -> list[str]:
    """The box's sky with some tiles of the campaign in their places."""
    tiles = ["I", "II", "III", "IV"]
    for id in own:
        piece = built_in().get(Sky, id)
        assert piece is not None
        tiles[piece.position - 1] = id
    return tiles


def rooms_shown(city: str) -> list[str]:
    board = draw_board(Game.new({**BOX, "city": city}, 1), EN)
    return [cell.strip() for cell in board.split("|")]


@rule("F29")
def test_where_ships_are_held_stands_on_the_space(tmp_path: Path) -> None:
    made = starter("city", "Own", EN)
    old = 'effect = "discount"\non = "fighters"'
    (tmp_path / "own.toml").write_text(
        made.replace(old, 'effect = "hold"\non = "tunnel"', 1), encoding="utf-8"
    )
    game = Game.new({**BOX, "city": "own"}, 1, library=load([tmp_path]))
    assert "hold 1" in draw_board(game, EN)
    assert "hold" not in draw_board(Game.new(BOX, 1), EN)


@rule("F31")
def test_digging_says_what_it_costs(tmp_path: Path) -> None:
    for cost in (0, 2):
        prompt = Prompt(dug_for(cost, tmp_path))
        said = "it costs nothing" if cost == 0 else "for 2 energy"
        assert said in prompt.type("board")


def dug_for(cost: int, folder: Path) -> Game:
    """A game in the rooms phase with a die ahead, where digging costs so much."""
    made = starter("city", "Own", EN).replace("energy = 2", "energy = 3")
    old = 'effect = "discount"\non = "fighters"\namount = 1'
    new = f'effect = "dig-cost"\namount = {cost}'
    (folder / "own.toml").write_text(made.replace(old, new, 1), encoding="utf-8")
    game = Game.new({**BOX, "city": "own"}, 1, library=load([folder / "own.toml"]))
    while game.phase == "dice":
        actions = game.actions()
        ahead = [a for a in actions if a["do"] == "place" and a["space"] == [3, 4]]
        game.act((ahead or [a for a in actions if a["do"] == "place"])[0])
    assert {"do": "excavate"} in game.actions()
    return game


@rule("F26", "F27", "F28")
def test_what_was_planned_for_the_round_is_said(tmp_path: Path) -> None:
    said = {
        "smoke": "The next 3 dice move no ships.",
        "silence": "The mothership will not act this round.",
        "halt": "In its phase, the mothership will neither descend nor act.",
        "supplies": "The next 3 rooms cost no energy and count 2 more each.",
    }
    for effect, sentence in said.items():
        made = starter("character", "Own", EN).replace('"fighters"', f'"{effect}"')
        (tmp_path / "own.toml").write_text(made, encoding="utf-8")
        setup = {**BOX, "characters": [{"id": "own"}]}
        game = Game.new(setup, 1, library=load([tmp_path / "own.toml"]))
        while effect == "supplies" and game.phase == "dice":
            game.act(next(action for action in game.actions() if action["do"] == "place"))
        prompt = Prompt(game)
        assert sentence not in prompt.type("board")
        prompt.type("own")
        assert sentence in prompt.type("board")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_setup_tells_what_everybody_can_do(language: str) -> None:
    game = game_with("pilot+", city="berlin", scenario="hunter", damaged=True)
    text = setup_line(game, Words(language))
    table = game.table
    assert table.city is not None
    assert table.city.damaged.text is not None
    assert table.scenario is not None
    for told in (table.city.damaged.text, table.scenario.text, table.team[0][0].upgraded.text):
        assert getattr(told, language) in text


def test_a_standard_game_says_nothing_of_it() -> None:
    shown = Prompt(Game.new(BOX, 1)).type("board")
    for word in ("Abilities", "needed to win", "hold", "character"):
        assert word not in shown


def test_what_comes_next_knows_a_mothership_that_is_held() -> None:
    """F28: it stays, or does nothing where it comes."""
    halted = Prompt(game_with("hacker+")).type("hacker")
    assert "Next: mothership stays in row 0" in halted
    assert "mothership to row" not in halted
    silenced = Prompt(game_with("hacker")).type("hacker")
    assert "Next: mothership to row 1, no action" in silenced


@pytest.mark.parametrize(
    ("language", "expected"), [("de", "eine Spalte (column)"), ("fr", "une colonne (column)")]
)
def test_what_an_ability_needs_is_said_in_the_players_language(
    language: str, expected: str
) -> None:
    assert expected in Prompt(game_with("pilot"), language).type("pilot")


def test_it_is_an_orange_ship() -> None:
    event = {"event": "rise", "ship": 0, "kind": "orange", "from": [5, 1], "to": [3, 1]}
    assert say_event(event, EN) == "Column 1: an orange ship rises from row 5 to row 3."
    event |= {"kind": "basic"}
    assert say_event(event, EN) == "Column 1: a basic ship rises from row 5 to row 3."


def test_an_ability_that_does_nothing_is_not_announced() -> None:
    """F23: as long as the orange ship is aboard it does not come down by itself."""
    game = game_with(scenario="hunter")
    while game.position()["round"] == 1 and not game.is_over:
        game.act(game.actions()[0])
    told = [event["event"] for event in game.events()]
    assert "mothership" in told  # the round was played to its end
    for event, later in itertools.pairwise(game.events()):
        assert event["event"] != "ability" or later["event"] not in ("ability", "phase")


def test_a_roll_by_hand_is_taken_back_by_its_dice() -> None:
    prompt = Prompt(Game.new(BOX, 1, "manual"))
    prompt.type("roll 1 2 3 4 5")
    assert "Taken back: roll P1=1 P2=2 P3=3 W1=4 W2=5." in prompt.type("undo")
