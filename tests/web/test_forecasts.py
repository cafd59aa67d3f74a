"""Before and after with abilities: what is told of a move is what happens."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.support.stage import does, stage
from tests.support.table import DONE, WHOLE_BASE, kinds, load, only, rooms, rule, use
from ufs.base.words import LANGUAGES, Words
from ufs.game import Game
from ufs.game.events import with_text
from ufs.game.forecast import forecasts
from ufs.game.moves import say_action
from ufs.game.table_json import view_table

ENGLISH = Words("en")
BOX: dict[str, Any] = {"edition": "box"}
EVERYBODY = (
    *("engineer", "gambler", "hacker", "marshal", "mason", "mechanic", "miner", "operator"),
    *("pilot", "quartermaster", "roboticist", "scientist"),
)


def team(*ids: str, upgraded: bool = False) -> list[dict[str, Any]]:
    return [{"id": id, "upgraded": upgraded} for id in ids]


def amount(game: Game, id: str) -> int:
    """How much an ability is worth: pieces are balanced now and then."""
    (found,) = [one.ability for one in game.table.abilities if one.id == id]
    return found.amount


def said_of(game: Game, words: Words) -> set[str]:
    """The sentences of all moves."""
    return {say_action(code, game.state(), game.table, words) for code in game.codes()}


def told(game: Game, action: dict[str, Any], language: str = "en") -> dict[str, Any]:
    (found,) = [f for f in forecasts(game, Words(language)) if f["action"] == action]
    return found


def check(game: Game, words: Words) -> None:
    """Every legal action is told, does what it says, and every other one says why not."""
    found = forecasts(game, words)
    assert [f["action"] for f in found if f["legal"] and f["action"] not in game.actions()] == []
    legal = [f["action"] for f in found if f["legal"]]
    assert all(action in legal for action in game.actions())
    for f in found:
        assert f["message"], f["action"]
        if not f["legal"] or f["action"]["do"] == "roll":
            continue
        events = game.act(f["action"])
        names = kinds(events)
        known = events[: names.index("roll")] if "roll" in names else events
        assert f["events"] == with_text(known, words)
        game.undo()


@pytest.mark.parametrize(
    ("setup", "language"),
    [
        ({"city": "sydney", "scenario": "ion-storm", "characters": team(*EVERYBODY)}, "en"),
        (
            {
                "city": "berlin",
                "scenario": "last-stand",
                "characters": team(*EVERYBODY, upgraded=True),
                "sky": ["0", "I+", "II+", "III+", "IV+"],
            },
            "de",
        ),
        ({"city": "istanbul", "damaged": True, "scenario": "hunter"}, "fr"),
        ({"city": "cairo", "scenario": "swarm", "sky": ["I", "II+", "III+", "IV"]}, "en"),
    ],
    ids=["everybody", "upgraded", "orange", "repair"],
)
def test_whole_games_go_as_told(setup: dict[str, Any], language: str) -> None:
    game = Game.new(BOX | setup, seed=5)
    step = 0
    while not game.is_over and step < 40:
        if step % 3 == 0:
            check(game, Words(language))
        step += 1
        actions = game.actions()
        game.act(actions[7919 * step % len(actions)])
    if game.is_over:
        assert forecasts(game, ENGLISH) == []


@rule("F13")
def test_abilities_are_told_with_every_target() -> None:
    crew = team("pilot", "engineer", "gambler")
    game = load(BOX | {"city": "sydney", "characters": crew}, ships={0: [3, 1], 2: [6, 3]})
    found = [f for f in forecasts(game, ENGLISH) if f["action"]["do"] in ("character", "city")]
    pilot = [f for f in found if f["action"].get("id") == "pilot"]
    assert [f["legal"] for f in pilot] == [True, False, True, False, False]
    assert {f["rule"] for f in pilot if not f["legal"]} == {"F13"}
    gambler = [f for f in found if f["action"].get("id") == "gambler"]
    assert [f["action"]["worker"] for f in gambler if f["legal"]] == [0, 1, 2, 3, 4]
    assert gambler[0]["message"] == "A gray die turns from 1 to 6."
    (engineer,) = [f for f in found if f["action"].get("id") == "engineer"]
    assert not engineer["legal"]
    (sydney,) = [f for f in found if f["action"]["do"] == "city"]
    assert sydney["message"] == "The dice in hand are rolled again."
    assert kinds(sydney["events"]) == ["ability", "reroll"]


@rule("F42", "F43")
def test_what_many_ships_do_is_told_once() -> None:
    setup = BOX | {"city": "mexico-city", "damaged": True}
    ships = only({0: [14, 1], 1: [15, 2], 2: [16, 3], 3: [9, 4]})
    crew = team("quartermaster", "operator", upgraded=True)
    game = load(setup | {"characters": crew}, ships=ships, energy=2)
    barrage = told(game, {"do": "character", "id": "quartermaster"})["message"]
    assert barrage == "4 ships are shot down. Energy +4: now 6."
    recall = told(game, {"do": "character", "id": "operator"})["message"]
    assert recall == "4 ships rise."
    won = load(
        setup | {"characters": crew, "scenario": "wreckage"},
        ships=ships,
        research=len(view_table(game.table, ENGLISH)["research"]),
        destroyed=12,
        round=4,
    )
    wins = told(won, {"do": "character", "id": "quartermaster"})
    assert wins["events"][-1]["event"] == "end"
    assert wins["events"][-1]["text"] in wins["message"]
    few = load(setup | {"characters": crew}, ships=only({0: [9, 4], 1: [12, 2]}))
    recall = told(few, {"do": "character", "id": "operator"})["message"]
    assert recall.count("rises from row") == 2


@rule("F13", "F25")
def test_a_die_to_nudge_is_told_in_both_directions() -> None:
    game = stage(team=[does("chosen", "nudge", 2)]).load()
    found = [f for f in forecasts(game, ENGLISH) if f["action"]["do"] == "character"]
    assert len(found) == 10
    assert [f["action"] for f in found if not f["legal"]] == [
        {"do": "character", "id": "nr-1", "worker": 0, "change": "down"}
    ]
    assert found[1]["message"] == "A gray die turns from 1 to 3."


@rule("F13")
def test_a_die_to_turn_over_is_told_for_every_die() -> None:
    game = stage(team=[does("chosen", "flip")]).load()
    found = [f for f in forecasts(game, ENGLISH) if f["action"]["do"] == "character"]
    assert len(found) == 5
    assert found[1]["message"] == "A gray die turns from 2 to 5."


@rule("F13", "F44")
def test_dice_that_turn_alike_are_told_once() -> None:
    game = stage(team=[does("chosen", "match")]).load()
    found = [f for f in forecasts(game, ENGLISH) if f["action"]["do"] == "character"]
    assert [f["message"] for f in found] == [f"4 dice turn to {n}." for n in range(1, 6)]
    game = stage(team=[does("chosen", "match")]).load(
        workers=[(6, [1, 1]), (6, [2, 2]), (6, None), (4, None), (6, None)]
    )
    found = [f for f in forecasts(game, ENGLISH) if f["action"]["do"] == "character"]
    one, four = "A white die turns from 4 to 6.", "4 dice turn to 4."
    assert [f["message"] for f in found] == [one, one, one, four, one]


@rule("F2")
def test_an_ability_that_is_used_up_says_so() -> None:
    setup = BOX | {"city": "roswell", "characters": team("engineer")}
    game = rooms(setup, (3, [1, 1]), spent={"character:engineer": 1})
    engineer = told(game, {"do": "character", "id": "engineer"})
    assert (engineer["legal"], engineer["rule"]) == (False, "F2")


@pytest.mark.parametrize("language", LANGUAGES)
@rule("F38")
def test_the_rooms_of_the_campaign_tell_what_they_would_do(language: str) -> None:
    repair = rooms(BOX | {"city": "cairo"}, (6, [2, 5]), excavator=WHOLE_BASE, energy=3, damage=3)
    found = told(repair, use(2, 5), language)["room"]
    mended = min(3, found["value"])
    assert found["results"] == [{"effect": "repair", "gain": mended, "to": 3 - mended}]
    ships = only({0: [9, 2], 1: [12, 2], 2: [12, 3], 3: [5, 3]})
    jam = rooms(BOX | {"city": "beijing"}, (5, [2, 2]), excavator=WHOLE_BASE, energy=3, ships=ships)
    risen = told(jam, use(2, 2), language)["room"]
    assert risen["results"] == [
        {
            "effect": "jam",
            "ships": [
                {"ship": 0, "from": [9, 2], "to": [9 - risen["value"], 2]},
                {"ship": 1, "from": [12, 2], "to": [12 - risen["value"], 2]},
            ],
        }
    ]
    missiles = rooms(
        BOX | {"city": "berlin"}, (6, [2, 3]), excavator=WHOLE_BASE, energy=3, ships=ships
    )
    shot = told(missiles, use(2, 3), language)["room"]
    assert shot["results"] == [
        {"effect": "missiles", "value": shot["value"], "ships": [{"ship": 2, "at": [12, 3]}]}
    ]
    texts = {found["text"], risen["text"], shot["text"]}
    assert len(texts) == 3
    if language == "en":
        assert texts == {
            f"Repairs {mended} → damage {3 - mended}.",
            f"2 ships rise, up to {risen['value']}.",
            f"Destroys 1 in this column, range {shot['value']}.",
        }


@rule("F27")
def test_supplies_make_a_room_free_in_the_forecast_too() -> None:
    setup = BOX | {"city": "roswell", "characters": team("engineer", upgraded=True)}
    game = rooms(setup, (4, [2, 1]), excavator=WHOLE_BASE, energy=0)
    assert not told(game, use(2, 1))["legal"]
    before = told(game, use(2, 1))["room"]["value"]
    game.act({"do": "character", "id": "engineer"})
    free = told(game, use(2, 1))
    assert free["legal"]
    assert free["room"]["value"] == before + 2
    assert (free["room"]["cost"], free["room"]["affordable"]) == (0, True)


@rule("F36")
def test_research_that_does_not_win_yet_says_so_and_the_goal_says_that_it_wins() -> None:
    setup = BOX | {"city": "roswell", "scenario": "last-stand"}
    length = len(view_table(Game.new(setup, seed=1).table, ENGLISH)["research"])
    cells = {"excavator": WHOLE_BASE, "energy": 7}
    nearly = rooms(setup, (6, [6, 2]), (6, [6, 3]), (6, [6, 4]), research=length - 1, **cells)
    found = told(nearly, use(6, 2))["room"]
    assert (found["results"][0]["wins"], found["results"][0]["short"]) == (False, None)
    assert "The goal is still open." in found["text"]
    last = rooms(setup, (6, [3, 2]), (6, [3, 3]), research=length, **cells)
    shot = told(last, use(3, 2))["room"]
    assert shot["results"][0]["wins"]
    assert shot["text"] == "Strikes the heart of the mothership. That wins."
    assert last.act(use(3, 2))[-1] == {"event": "end", "won": True, "reason": "research"}


@rule("F5", "F37")
def test_what_a_placement_sets_off_besides_the_descent_is_told() -> None:
    setup = BOX | {"city": "roswell", "scenario": "surge"}
    game = load(setup, workers=[(1, None), (2, None), (6, None), (4, None), (5, None)], energy=2)
    surge = told(game, {"do": "place", "worker": 2, "space": [1, 1]})["message"]
    assert surge.startswith("1 ship drops 5.")
    assert re.search(r"Energy −\d: now \d\.$", surge)
    sky = [". . . . .  | -", ". . . . .  | -", ". . . . .  | -", ". . . . D  | -"]
    power = stage(sky=sky, spaces={"D": ("drain", 1)}).load(ships={4: [2, 5]}, energy=2)
    special = told(power, {"do": "place", "worker": 1, "space": [2, 4]})
    assert "power line" not in special["message"]  # another column
    landed = told(power, {"do": "place", "worker": 2, "space": [1, 5]})
    assert landed["message"].endswith("The purple ship landed on a power line. Energy −1: now 1.")


@rule("F26", "F29", "F31", "F18")
def test_sentences_fit_what_happened() -> None:
    """Not every column that stands still has an AA gun, and not everybody pays 1 for digging."""
    smoke = load(BOX | {"characters": team("marshal")})
    smoke.act({"do": "character", "id": "marshal"})
    held = told(smoke, {"do": "place", "worker": 4, "space": [2, 1]})["events"]
    assert "Smoke over column 1: no ship moves." in [event["text"] for event in held]
    paris = load(BOX | {"city": "paris"})
    tunnel = told(paris, {"do": "place", "worker": 0, "space": [2, 5]})
    assert "Column 5 is held: no ship moves." in [event["text"] for event in tunnel["events"]]
    assert tunnel["room"]["text"].startswith("Ships here descend 1 less.")
    moscow = rooms(BOX | {"city": "moscow"}, (3, [3, 4]), energy=0)
    dug = moscow.act({"do": "excavate"})[0]
    assert dug["cost"] == 0
    assert with_text([dug], ENGLISH)[0]["text"].endswith("it costs nothing.")
    pilot = BOX | {"characters": team("pilot")}
    missed = load(pilot, ships={0: [3, 1]}).act({"do": "character", "id": "pilot", "column": 1})
    assert with_text(missed, ENGLISH)[1]["text"] == (
        f"Missiles of range {amount(Game.new(pilot, 1), 'pilot')} find no ship in this column."
    )


def test_the_view_names_scenario_team_abilities_goals_and_signs() -> None:
    setup = BOX | {
        "city": "paris",
        "scenario": "warlord",
        "characters": team("gambler"),
        "sky": ["I+", "II+", "III", "IV"],
        "hard": ["sky2"],
    }
    names = set()
    for language in LANGUAGES:
        view = view_table(Game.new(setup, seed=1).table, Words(language))
        names.add(view["scenario"]["text"] + view["team"][0]["text"])
    assert len(names) == 3
    assert view["goals"] == [{"goal": "orange", "amount": 1}]
    (gambler,) = view["abilities"]
    assert (gambler["label"], gambler["target"]) == ("character:gambler", "die")
    assert [row["stars"] for row in view["sky"][::4]] == [1, 2, 0, 0]
    teleport = {"effect": "teleport", "amount": 0}
    assert view["sky"][3]["specials"] == {"P": teleport, "T": teleport}
    pulse = stage(sky=["P . . . .  | -", *[". . . . .  | -"] * 3], spaces={"P": ("pulse", 1)}).new()
    own = view_table(pulse.table, ENGLISH)["sky"][0]
    assert own["specials"] == {"P": {"effect": "pulse", "amount": 1}}
    assert [space["hold"] for space in view["spaces"][0]] == [1] * 5
    tunnels = [space for row in view["spaces"] for space in row if space["kind"] == "tunnel"]
    assert {"kind": "tunnel", "room": None, "hold": 1} in tunnels
    evacuation = Game.new(BOX | {"scenario": "evacuation"}, seed=1)
    assert evacuation.table.scenario is not None
    depth = evacuation.table.scenario.ability[0]
    goals = view_table(evacuation.table, ENGLISH)["goals"]
    assert goals == [{"goal": "depth", "amount": depth.amount}]
    assert DONE not in evacuation.actions()


@pytest.mark.parametrize(
    ("language", "upgraded", "said"),
    [
        ("en", False, ["{pilot}: column 3", "{gambler}: gray 2 over"]),
        ("en", True, ["{pilot}", "{gambler}: all dice to 6"]),
        ("de", False, ["{pilot}: Spalte 3", "{gambler}: graue 2 umdrehen"]),
        ("fr", False, ["{pilot}\u00a0: colonne 3", "{gambler}\u00a0: le 2 gris retourné"]),
    ],
)
def test_advice_names_an_ability_with_its_target(
    language: str, upgraded: bool, said: list[str]
) -> None:
    crew = team("pilot", "gambler", upgraded=upgraded)
    setup = BOX | {"city": "sydney", "characters": crew}
    game = load(setup, ships={2: [6, 3]})
    words = Words(language)
    told_of = said_of(game, words)
    names = {who.id: getattr(who.name, language) for who, _ in game.table.team}
    assert {sentence.format(**names) for sentence in said} <= told_of
    assert "Sydney" in told_of


def test_advice_names_the_number_all_dice_are_turned_to() -> None:
    game = stage(team=[does("chosen", "match")]).load()
    (name,) = [who.name.en for who, _ in game.table.team]
    assert f"{name}: all dice to 4" in said_of(game, ENGLISH)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "gray 2 up"), ("de", "graue 2 höher drehen"), ("fr", "le 2 gris vers le haut")],
)
def test_advice_names_a_die_to_nudge(language: str, said: str) -> None:
    game = stage(team=[does("chosen", "nudge")]).load()
    sentences = said_of(game, Words(language))
    assert any(sentence.endswith(said) for sentence in sentences)


def test_advice_names_a_die_to_turn_over() -> None:
    table = stage(team=[does("chosen", "flip")])
    game = table.load()
    (name,) = [who.name.en for who, _ in game.table.team]
    assert f"{name}: white 4 over" in said_of(game, ENGLISH)
    placed = table.rooms((2, [2, 1]), (2, [2, 2]))
    told_of = said_of(placed, ENGLISH)
    assert f"{name}: gray 2 over (row 2, column 1)" in told_of
    assert f"{name}: gray 2 over (row 2, column 2)" in told_of
