"""The text game with the pieces of the campaign: everything is shown, and can be typed."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.stage import stage
from tests.support.table import only, position, rule
from ufs.base.words import LANGUAGES, Words
from ufs.content.loader import built_in, load
from ufs.content.schema import Character, City, Scenario, Sky
from ufs.content.starters import starter
from ufs.drawing.text_board import draw_board, setup_line, special_legend, status
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


def typed_to_the_end(prompt: Prompt) -> str:
    """What the prompt says at the end of a game in which no room is used."""
    while not prompt.at.game.is_over:
        said = prompt.type(write_move(prompt.at.game.actions()[-1]))
    return said


@rule("S10")
def test_after_a_loss_one_plays_on_in_the_damaged_city() -> None:
    prompt = Prompt(Game.new({**BOX, "city": "washington", "threat": 2}, 5))
    old = prompt.at.session.id
    said = typed_to_the_end(prompt)
    assert "again damaged: Play on in damaged Washington, D.C." in said
    assert "again: Play again. The sky is drawn anew." in said
    assert "again same: The same game again. Same sky, new dice." in said
    assert "again, again same or again damaged" in prompt.type("again tomorrow")
    assert prompt.at.session.id == old
    assert "damaged" in prompt.type("again damaged")
    assert prompt.at.game.table.setup["damaged"] is True
    assert len(prompt.at.game.table.setup["hard"]) == 2
    assert prompt.at.game.state().round == 1
    said = typed_to_the_end(prompt)
    assert "again: Try damaged Washington, D.C. once more." in said
    assert "S10" in prompt.type("again damaged")


@rule("S10")
def test_a_game_that_goes_on_is_not_begun_again() -> None:
    prompt = Prompt(Game.new(BOX, 5))
    assert "not over" in prompt.type("again")


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
    sky = usual_sky(["I+", "II+", "IV+"])
    game = Game.new({**BOX, "threat": 0, "city": "berlin", "sky": sky}, 1)
    text = draw_board(game, EN)
    for row in game.table.sky:
        for token in row.tokens:
            assert f" {token} " in text
    assert "(exc " in text  # Berlin: the excavator stays
    assert "mv 2" in text
    rows = ["P . . . .  | emp 1", *[". . . . .  | -"] * 3]
    own = stage(sky=rows, spaces={"P": ("pulse", 1)}).new()
    assert " P " in draw_board(own, EN)
    assert "emp 1" in draw_board(own, EN)
    assert "P: every robot loses 1" in special_legend(own, EN)
    shown = {room for city in built_in().all(City) for room in rooms_shown(city.id)}
    for word in ("repair", "jam", "missiles", "command"):
        assert any(word in room or SHORT_OF[word] in room for room in shown), word


SHORT_OF = {"repair": "fix", "jam": "jam", "missiles": "msl", "command": "cmd"}


FINAL: dict[str, Any] = {
    "edition": "box",
    "city": "toronto",
    "sky": ["0", "I+", "II+", "III+", "IV"],
    "hard": [],
}


def in_rooms(**changes: Any) -> Game:
    """Fighters of 5 and a command room of 3 in the final battle, ships on both colours."""
    dice = [(5, [2, 3]), (4, [3, 2]), (3, [1, 4]), (2, [2, 1]), (6, [4, 5])]
    ships = only({0: [3, 1], 1: [11, 3], 2: [12, 5]})
    more: dict[str, Any] = {"excavator": [5, 5], "energy": 5, "workers": dice, "ships": ships}
    return Game.load(position(FINAL, phase="rooms", **(more | changes)))


@rule("A1", "A2", "A7")
def test_the_final_battle_is_on_the_board_with_all_its_rows() -> None:
    game = Game.new(FINAL, 1)
    text = draw_board(game, EN)
    assert [row for row in range(1, 19) if f"\n{row:>4} " in text] == list(range(1, 19))
    for token in ("2r", "6r", "P", "T"):
        assert f" {token} " in text
    legend = special_legend(game, EN)
    assert [line.split(":")[0] for line in legend] == ["P", "T"]
    assert "3r red explosion" in Prompt(game).type("legend")


@rule("A3")
def test_a_shortened_sky_ends_where_the_city_begins() -> None:
    lines = draw_board(
        Game.new({**BOX, "sky": usual_sky(["IV+"]), "hard": ["sky4"], "threat": None}, 1), EN
    )
    numbers = [line.split()[0] for line in lines.splitlines() if line[:4].strip().isdigit()]
    assert numbers[:14] == [str(row) for row in range(1, 15)]
    assert "15" not in numbers


@rule("A2")
def test_fighters_are_aimed_at_a_colour() -> None:
    prompt = Prompt(in_rooms())
    said = prompt.type("board")
    assert "use 2-3 yellow: fighters, value 5 for 1 energy." in said
    assert "use 2-3 red: fighters, value 5 for 1 energy." in said
    asked = prompt.type("use 2-3")
    assert "Say which: use 2-3 yellow or use 2-3 red" in asked
    assert "[rule A2]" in asked
    assert "[rule A2]" in prompt.type("use 2-1 red")
    shot = prompt.type("Use 2 3 RED")
    for at in ("row 11, column 3", "row 12, column 5"):
        assert f"ship in {at} is shot down" in shot
    assert "ship in row 3, column 1 is shot down" not in shot


@rule("A5")
def test_points_are_dealt_out_die_by_die() -> None:
    prompt = Prompt(in_rooms())
    said = prompt.type("use 3-2")
    assert "3 points to deal out. Type one of: raise P1, raise P3, raise W1" in said
    assert "On the board: P1=5 (2-3) P3=3 (1-4) W1=2 (2-1)" in said
    assert "[rule A5]" in prompt.type("use 2-1")
    assert "[rule A5]" in prompt.type("raise W2")  # it shows 6
    assert "2 points to deal out" in prompt.type("raise w1")
    prompt.type("raise P1")
    last = prompt.type("raise W1")
    assert "to deal out" not in last
    assert "use 2-1: energy, value 4." in last
    assert "Taken back: raise W1." in prompt.type("undo")


@rule("B1")
def test_a_robot_may_take_the_place_of_a_worker() -> None:
    dice = [(5, [5, 3]), (4, [1, 4]), (3, [5, 2]), (2, [2, 1]), (6, [4, 5])]
    prompt = Prompt(in_rooms(workers=dice, excavator=[6, 1]))
    assert "that die is given up" in prompt.type("use 5-3")
    assert "The white die in row 2, column 1 is given up" in prompt.type("install 2-1")


@rule("A2")
def test_characters_aim_their_fighters_too() -> None:
    team = [{"id": "mechanic", "upgraded": False}]
    prompt = Prompt(Game.load(in_rooms().position() | {"setup": FINAL | {"characters": team}}))
    said = prompt.type("board")
    assert "character mechanic yellow: Lupe Arriaga (at the yellow or the red explosions)" in said
    assert "[rule F13]" in prompt.type("mechanic")
    shot = prompt.type("mechanic RED")
    for at in ("row 11, column 3", "row 12, column 5"):
        assert f"ship in {at} is shot down" in shot


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
    assert say_event(event, EN) == "Column 1: a purple ship rises from row 5 to row 3."


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_can_be_looked_up_and_the_current_step_has_an_arrow(language: str) -> None:
    prompt = Prompt(Game.new({"edition": "pnp2"}, 3), language)
    words = Words(language, "pnp")
    said = prompt.type("round")
    arrows = [line for line in prompt.lines if line.startswith("=>")]
    assert len(arrows) == 1
    assert words.say("overview-place")[:20] in arrows[0]
    acts, descends = (words.say(f"overview-{one}")[:20] for one in ("action-first", "descend"))
    assert said.index(acts) < said.index(descends)
    assert "round" in prompt.type("help")


@pytest.mark.parametrize(
    ("edition", "phase", "excavator"),
    [("pnp2", "Würfel platzieren", "Grabegerät"), ("box", "Würfel-Phase", "Tunnelbohrer")],
)
def test_the_prompt_speaks_the_words_of_the_edition(
    edition: str, phase: str, excavator: str
) -> None:
    prompt = Prompt(Game.new({"edition": edition}, 3), "de")
    assert phase in prompt.type("board")
    assert excavator in prompt.type("legend")
    assert excavator in prompt.type("P1 3-5")  # its own space: refused


# --- beside the real board ---


class Companion(Prompt):
    """A prompt that answers questions."""

    def __init__(self, game: Game, answer: str = "yes", language: str = "en") -> None:
        super().__init__(game, language)
        self.asked: list[str] = []
        self.at.read = lambda question: self.asked.append(question) or answer  # type: ignore[func-returns-value]


def test_a_correction_is_shown_then_done_then_taken_back() -> None:
    prompt = Companion(Game.new(BOX, 1, "manual"))
    said = prompt.type("correct energy 4, tokens 2")
    assert "Corrected: energy 2 → 4." in said
    assert "Own counter: 2" in said
    assert "does not count in the statistics" in said
    assert prompt.at.game.position()["energy"] == 4
    assert len(prompt.asked) == 1
    assert "Taken back: correct energy=4 tokens=2." in prompt.type("undo")
    assert prompt.at.game.position()["energy"] == 2


def test_a_correction_that_is_not_confirmed_changes_nothing() -> None:
    for language in LANGUAGES:
        prompt = Companion(Game.new(BOX, 1, "manual"), "?", language)
        prompt.type("correct energy 4")
        assert prompt.asked
        assert prompt.at.game.steps == []


def test_a_correction_that_cannot_be_played_on_is_refused_before_anything_is_asked() -> None:
    prompt = Companion(Game.new(BOX, 1, "manual"))
    assert "[rule S7]" in prompt.type("correct energy 99")
    assert "is not a correction" in prompt.type("correct energy")
    assert "S3=mothership" in prompt.type("correct P1 9")
    assert prompt.asked == []
    plain = Companion(Game.new(BOX, 1))
    for line in ("correct energy 4", "why correct energy 4"):
        assert "only beside the real board" in plain.type(line)
    assert "energy 2 → 4" in prompt.type("why correct energy 4")


def test_the_table_is_told_before_the_first_roll_and_whenever_one_asks() -> None:
    setup = {**BOX, "real": {"scenario": "Nightfall"}}
    prompt = Companion(Game.new(setup, 1, "manual"), "quit")
    prompt.at.run()
    said = " ".join(prompt.lines)
    assert "Set up your table like this" in said
    assert "[ ] Scenario: Nightfall." in said
    assert "Nightfall · The box" in said
    assert "[ ] Scenario: Nightfall." in prompt.type("table")
    assert prompt.type("log").startswith("Nightfall")
    plain = Companion(Game.new(BOX, 1), "quit")
    plain.at.run()
    assert "Set up your table" not in " ".join(plain.lines)
