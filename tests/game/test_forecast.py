"""Forecasts: what is told before a move is what happens after it, and nothing more."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.game.test_play import CHOICES, SETUPS, next_action
from tests.support.stage import chosen, does, stage
from tests.support.table import (
    DONE,
    EDITIONS,
    EXCAVATE,
    NEW_YORK,
    PNP1,
    PNP2,
    PRINT_AND_PLAY,
    ROSWELL,
    UPPER_PIECE,
    WASHINGTON,
    WHOLE_BASE,
    crew,
    kinds,
    load,
    only,
    place,
    position,
    rooms,
    rule,
    use,
)
from ufs.base.words import LANGUAGES, Words
from ufs.game import Game
from ufs.game.events import with_text, write_events
from ufs.game.forecast import SHOWN, SHOWN_NUMBERS, forecasts
from ufs.rules import events as E

ENGLISH = Words("en")
FIELDS = {"action", "legal", "rule", "message", "events", "room"}
ROOM_FIELDS = {
    "space",
    "effects",
    "value",
    "cost",
    "missing",
    "affordable",
    "results",
    "text",
}
COMMANDED = {"edition": "box", "city": "beijing"}  # base tile F has a command room (A5)
CAVE_IN = [". . . . .  | -", "X . . . .  | -", ". . . . .  | -", ". . . . .  | -"]
IDLE = {E.E_ABILITY}  # not told if nothing comes of it
AFTER_THE_ROOM = {"ability", "unused", "fresh", "action", "mothership", "phase", "round", "install"}


def told(game: Game, action: dict[str, Any], language: str = "en") -> dict[str, Any]:
    """The one forecast of an action."""
    found = [f for f in forecasts(game, Words(language)) if f["action"] == action]
    assert len(found) == 1, action
    return found[0]


def room_of(game: Game, action: dict[str, Any], language: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = told(game, action, language)["room"]
    return found


def text_of(game: Game, action: dict[str, Any], language: str = "en") -> str:
    return str(room_of(game, action, language)["text"])


@rule("A5")
def test_points_that_no_other_die_can_take_are_told_as_lost() -> None:
    rows = [
        "command | energy | research | fighters | tunnel",
        "robot | tunnel | tunnel | energy | start",
    ]
    one = stage(upper=rows)
    lost = one.rooms((3, [2, 1]), (6, [2, 2]))
    assert text_of(lost, use(2, 1)) == "No other die can take its points."
    dealt = one.rooms((3, [2, 1]), (5, [2, 2]))
    assert text_of(dealt, use(2, 1)) == "3 points for other dice."
    early = one.load(excavator=UPPER_PIECE)  # four dice are still in the hand
    assert text_of(early, place(2, 2, 1)) == "3 points for other dice."


@rule("A2")
def test_fighters_are_told_for_either_colour() -> None:
    quiet = ". . . . . | -"
    one = stage(sky=[quiet, "1 1r 2r . . | -", quiet, quiet])
    ships = {0: [2, 1], 1: [2, 2], 2: [2, 3]}
    game = one.rooms((4, [2, 1]), energy=3, ships=ships)
    for at, shot in (("yellow", [0]), ("red", [1, 2])):
        action = {**use(2, 1), "at": at}
        (result,) = room_of(game, action)["results"]
        assert [ship["ship"] for ship in result["ships"]] == shot
        assert result["at"] == at
        assert text_of(game, action).startswith(f"At the {at} explosions: Shoots")


# --- random games ---


def happened(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What a room did when it was used, in the words of a forecast but without its guesses."""
    effects = events[0]["effects"]
    shooting = "missiles" if "missiles" in effects else "fighters"
    shot = [{"ship": e["ship"], "at": e["from"]} for e in events if e["event"] == "destroy"]
    did: dict[str, dict[str, Any]] = {}
    for event in events:
        match event["event"]:
            case "energy":
                did["energy"] = {"gain": event["gained"], "to": event["energy"]}
            case "research":
                did["research"] = {"steps": event["to"] - event["from"], "to": event["to"]}
            case "build":
                did["robot"] = {"value": event["value"]}
            case "repair":
                did["repair"] = {"gain": event["repaired"], "to": event["damage"]}
            case "points" | "points_lost":
                is_lost = event["event"] == "points_lost"
                did["command"] = {"points": 0 if is_lost else event["points"]}
            case "destroy" | "miss":
                did[shooting] = {"ships": shot}
    if "jam" in effects and events[0]["value"] > 0:
        risen = [{k: e[k] for k in ("ship", "from", "to")} for e in events if e["event"] == "rise"]
        did["jam"] = {"ships": risen}
    return [{"effect": effect, **did[effect]} for effect in effects if effect in did]


def check_use(room: dict[str, Any], events: list[dict[str, Any]]) -> None:
    """The room did what was told of it."""
    ends = [n for n, event in enumerate(events) if event["event"] in AFTER_THE_ROOM]
    events = events[: min(ends, default=len(events))]
    assert events[0]["event"] == "use"
    assert {name: events[0][name] for name in ("space", "effects", "value", "cost")} == {
        name: room[name] for name in ("space", "effects", "value", "cost")
    }
    assert room["missing"] == 0
    assert room["affordable"]
    certain = {"effect", "gain", "to", "steps", "ships", "points"}
    stripped = [
        {k: v for k, v in r.items() if k in certain or (r["effect"], k) == ("robot", "value")}
        for r in room["results"]
    ]
    assert stripped == happened(events)
    for result in room["results"]:
        if result["effect"] == "research":
            assert result["wins"] == (events[-1] == {"event": "end", **WIN})
            assert (result["short"] is None) == result["wins"]


WIN = {"won": True, "reason": "research"}


def check_dig(room: dict[str, Any], events: list[dict[str, Any]]) -> None:
    """The excavator went as far as told. (The spaces that open are checked below.)"""
    (result,) = room["results"]
    assert events[0]["event"] == "excavator"
    assert events[0]["steps"] == result["steps"]
    assert events[0]["to"] == room["space"]


def check_last_die(game: Game, forecast: dict[str, Any]) -> None:
    """After the last die its room, used first, does what was told when the die was placed."""
    room = forecast["room"]
    game.act(forecast["action"])
    aims = [{"at": r["at"]} for r in (room or {}).get("results", []) if "at" in r]  # A2
    used = {"do": "use", "space": (room or {}).get("space"), **(aims[0] if aims else {})}
    if room is None:
        assert game.is_over
    elif room["effects"] == ["dig"] and EXCAVATE in game.actions():
        check_dig(room, game.act(EXCAVATE))
        game.undo()
    elif game.phase == "rooms" and used in game.actions():
        check_use(room, game.act(used))
        game.undo()
    else:
        works = room["affordable"] and room["missing"] == 0 and room["results"]
        idle = room["effects"] in (["aa"], ["tunnel"])
        assert idle or not works
    game.undo()


def check_forecasts(game: Game, words: Words) -> None:
    before, saved = game.state(), game.save()
    words = words.by(game.table.book)
    found = forecasts(game, words)
    assert (game.state(), game.save()) == (before, saved)
    legal = [f["action"] for f in found if f["legal"]]
    actions = game.actions()
    assert all(action in actions for action in legal)
    assert all(action in legal for action in actions)
    for forecast in found:
        assert set(forecast) == FIELDS
        assert forecast["room"] is None or set(forecast["room"]) == ROOM_FIELDS
        assert forecast["message"]
        assert (forecast["rule"] is None) == forecast["legal"]
        if not forecast["legal"]:
            assert not forecast["events"]
            assert forecast["message"] == game.why(forecast["action"]).message(words)
        elif forecast["action"]["do"] != "roll":
            check_legal(game, forecast, words)
    assert game.state() == before


def check_legal(game: Game, forecast: dict[str, Any], words: Words) -> None:
    """What is told is what happens, up to the dice that nobody knows yet."""
    events = game.act(forecast["action"])
    names = kinds(events)
    known = events[: names.index("roll")] if "roll" in names else events
    assert forecast["events"] == with_text(known, words)
    game.undo()
    if forecast["action"]["do"] == "use":
        check_use(forecast["room"], known)
    elif forecast["action"]["do"] == "excavate":
        check_dig(forecast["room"], known)
    elif forecast["action"]["do"] == "place" and len(game.in_hand()) == 1:
        check_last_die(game, forecast)


@given(
    SETUPS,
    st.integers(0, 2**32),
    st.sampled_from(["auto", "manual"]),
    st.sampled_from(LANGUAGES),
    CHOICES,
)
@settings(deadline=None, max_examples=25, suppress_health_check=[HealthCheck.too_slow])
def test_what_is_told_before_a_move_is_what_happens(
    setup: dict[str, Any], seed: int, dice: str, language: str, choices: list[int]
) -> None:
    game = Game.new(setup, seed=seed, dice=dice)
    for choice in choices:
        if game.is_over:
            break
        check_forecasts(game, Words(language))
        game.act(next_action(game, choice))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(
    "setup",
    [
        pytest.param(PNP1 | {"level": 4}, id="pnp1"),
        pytest.param(PNP2 | {"level": 8}, id="pnp2"),
        pytest.param(ROSWELL, id="roswell"),
        pytest.param(NEW_YORK, id="new-york"),
        pytest.param(WASHINGTON | {"damaged": True}, id="washington"),
        pytest.param(COMMANDED | {"sky": ["I+", "II+", "III+", "IV+"]}, id="advanced"),
        pytest.param(COMMANDED | {"sky": ["0", "I+", "II+", "III+", "IV"]}, id="tile-0"),
    ],
)
def test_whole_games_go_as_told(setup: dict[str, Any], seed: int) -> None:
    """Games to their end, so that robots, spawns and losses are among the moves."""
    game = Game.new(setup, seed=seed)
    step = 0
    while not game.is_over:
        check_forecasts(game, ENGLISH)
        step += 1
        game.act(next_action(game, 7919 * step + 104729 * seed))
    assert forecasts(game, ENGLISH) == []


@given(SETUPS, st.integers(0, 2**32), CHOICES)
@settings(deadline=None, max_examples=10, suppress_health_check=[HealthCheck.too_slow])
def test_a_die_that_is_not_rolled_is_never_told(
    setup: dict[str, Any], seed: int, choices: list[int]
) -> None:
    """Games with other dice to come are told the same; only the seed knows better."""
    game = Game.new(setup, seed=seed)
    for choice in choices:
        if game.is_over:
            break
        other = Game.load(game.position(), seed=seed + 1)
        mine = forecasts(game, ENGLISH)
        assert mine == forecasts(other, ENGLISH)
        assert not any("roll" in kinds(f["events"]) for f in mine)
        game.act(next_action(game, choice))


# --- what could be tried ---


@pytest.mark.parametrize("setup", EDITIONS)
def test_every_worker_in_hand_is_tried_on_every_space(setup: dict[str, Any]) -> None:
    game = load(setup, workers=[(1, None), (2, [1, 1]), (3, None), (4, None), (5, None)])
    found = forecasts(game, ENGLISH)
    tried = [(f["action"]["worker"], tuple(f["action"]["space"])) for f in found]
    everywhere = [(row, column) for row in range(1, 7) for column in range(1, 6)]
    assert sorted(tried) == [(worker, space) for worker in (0, 2, 3, 4) for space in everywhere]
    only_one = forecasts(game, ENGLISH, worker=2)
    assert only_one == [f for f in found if f["action"]["worker"] == 2]


def test_a_placed_worker_is_refused_everywhere_in_words() -> None:
    game = load(workers=[(1, [1, 1]), (2, None), (3, None), (4, None), (5, None)])
    found = forecasts(game, ENGLISH, worker=0)
    assert len(found) == 30
    assert {(f["legal"], f["rule"]) for f in found} == {(False, "D1")}
    assert {f["message"] for f in found} == {
        "P1 has already been placed. Choose one of the dice still in hand."
    }


def test_before_the_roll_only_rolling_is_legal() -> None:
    game = Game.new(ROSWELL, seed=1, dice="manual")
    found = forecasts(game, ENGLISH)
    assert [f["action"] for f in found if f["legal"]] == [{"do": "roll"}]
    assert len(found) == 1 + 5 * 30
    assert {f["rule"] for f in found if not f["legal"]} == {"D1"}
    assert all(f["room"] is None and not f["events"] for f in found)


def test_every_room_that_could_hold_a_die_is_told_in_the_rooms_phase() -> None:
    game = rooms(ROSWELL, (4, [3, 1]), (3, [1, 2]), (2, [2, 3]), excavator=[4, 1], energy=1)
    by_space = {
        tuple(f["action"]["space"]): f
        for f in forecasts(game, ENGLISH)
        if f["action"]["do"] == "use"
    }
    rows_2_and_3 = {(2, 1), (2, 2), (2, 4), (3, 1), (3, 2), (3, 4)}
    assert set(by_space) == rows_2_and_3 | {(1, 2), (2, 3)}
    assert by_space[3, 1]["legal"]
    assert (by_space[2, 1]["rule"], by_space[2, 1]["room"]["missing"]) == ("R1", 1)
    assert by_space[1, 2]["room"]["results"] == [{"effect": "aa"}]
    assert by_space[2, 3]["room"]["results"] == [{"effect": "tunnel"}]
    assert {by_space[1, 2]["rule"], by_space[2, 3]["rule"]} == {"R9"}


@rule("B1")
def test_a_new_robot_is_told_for_each_blue_die_or_once_with_the_reason() -> None:
    game = rooms(
        PNP2,
        (3, [2, 1]),
        robots=[(4, [2, 3])],
        excavator=[3, 5],
        install={"values": [3]},
    )
    by_space: dict[tuple[int, int], list[dict[str, Any]]] = {}
    for f in forecasts(game, ENGLISH):
        if f["action"]["do"] == "install":
            row, column = f["action"]["space"]
            by_space.setdefault((row, column), []).append(f)
    assert len(by_space) == 30
    assert [f["legal"] for f in by_space[1, 1]] == [True, True]
    assert [f["action"]["robot"] for f in by_space[2, 3]] == [0]  # only the one that leaves it
    assert [(f["legal"], f["rule"]) for f in by_space[2, 4]] == [(False, "B1")]  # a tunnel
    assert [(f["legal"], f["rule"]) for f in by_space[6, 5]] == [(False, "B1")]
    over = by_space[2, 1]
    assert [f["legal"] for f in over] == [True, True]
    assert over[1]["message"] == (
        "The black die in row 2, column 1 is given up: it leaves without effect. "
        "Robot 2 goes to work in row 2, column 1 with value 3."
    )
    refused = told(game, use(2, 1))
    assert (refused["legal"], refused["rule"]) == (False, "B1")
    assert refused["room"]["results"] == [{"effect": "energy", "gain": 2, "to": 4}]


@pytest.mark.parametrize(
    ("setup", "legal", "said"),
    [
        (PNP1, False, "In this edition robots cannot be taken off at will"),
        (PNP2, True, "Robot 1 is taken off the board."),
    ],
)
@rule("B2")
def test_robots_on_the_board_may_be_removed_or_not(
    setup: dict[str, Any], legal: bool, said: str
) -> None:
    game = load(setup, robots=[(4, [2, 1])])
    removed = told(game, {"do": "remove", "robot": 0})
    assert removed["legal"] is legal
    assert removed["message"].startswith(said)
    assert not [f for f in forecasts(game, ENGLISH) if f["action"] == {"do": "remove", "robot": 1}]


@rule("M4")
def test_spawning_is_told_for_every_column_and_kind() -> None:
    game = load(
        phase="spawn",
        mothership=1,
        workers=crew(),
        ships={0: [3, 1], 1: "mothership", 2: "mothership", 3: [3, 4], 4: [3, 5]},
    )
    found = forecasts(game, ENGLISH)
    assert len(found) == 10
    legal = [f["action"] for f in found if f["legal"]]
    assert legal == [{"do": "spawn", "column": c, "kind": "basic"} for c in (2, 3)]
    assert found[1]["message"] == "A purple ship appears on the drop point of column 2."
    assert {f["rule"] for f in found if not f["legal"]} == {"M4"}


# --- rooms ---


def test_energy_says_gain_and_sum() -> None:
    room = room_of(load(energy=2, excavator=[4, 1]), place(3, 3, 1))
    assert room == {
        "space": [3, 1],
        "effects": ["energy"],
        "value": 4,
        "cost": 0,
        "missing": 0,
        "affordable": True,
        "results": [{"effect": "energy", "gain": 4, "to": 6}],
        "text": "+4 energy → 6.",
    }


@rule("R6")
def test_energy_ends_with_the_track() -> None:
    game = rooms(ROSWELL, (6, [3, 1]), energy=5, excavator=[4, 1])
    room = room_of(game, use(3, 1))
    assert room["results"] == [{"effect": "energy", "gain": 2, "to": 7}]
    assert room["text"] == "+2 energy → 7, the track is full."


@rule("R7")
def test_fighters_say_which_ships_of_those_on_explosions() -> None:
    sky = Game.new(ROSWELL, seed=1).table.sky
    spots = [
        (int(token), [row, column])
        for row, line in enumerate(sky, 1)
        for column, token in enumerate(line.tokens, 1)
        if token.isdigit()
    ]
    low = [at for number, at in spots if number <= 2][:2]
    high = next(at for number, at in spots if number > 2)
    game = rooms(
        ROSWELL, (3, [2, 1]), energy=1, ships=only({0: low[0], 1: low[1], 2: high, 3: [0, 4]})
    )
    room = room_of(game, use(2, 1))
    hit = [{"ship": 0, "at": low[0]}, {"ship": 1, "at": low[1]}]
    assert room["results"] == [{"effect": "fighters", "value": 2, "ships": hit, "on_explosions": 3}]
    assert room["text"] == "Shoots 2 of 3."
    lonely = rooms(ROSWELL, (3, [2, 1]), energy=1, ships=only({2: high}))
    assert text_of(lonely, use(2, 1)) == "Shoots none of 1."
    nobody = rooms(ROSWELL, (3, [2, 1]), energy=1, ships=only({}))
    assert text_of(nobody, use(2, 1)) == "No ship is on an explosion."


@rule("R7", "F35")
def test_an_armoured_ship_on_an_explosion_is_one_of_those_on_explosions() -> None:
    """However thick its armour is: here no fighters are strong enough."""
    table = stage(does("always", "orange"), does("always", "armour", 9))
    last = len(table.new().position()["ships"]) - 1
    game = table.rooms((6, [2, 1]), ships=only({last: [7, 1]}), energy=2)  # on a 4
    assert text_of(game, use(2, 1)) == "Shoots none of 1."


@rule("S10")
def test_fighters_of_damaged_washington_count_two_more() -> None:
    game = rooms(WASHINGTON | {"damaged": True}, (3, [2, 1]), energy=3)
    room = room_of(game, use(2, 1))
    assert (room["value"], room["results"][0]["value"]) == (3, 5)


@rule("R8")
def test_research_says_what_is_short_of_one_more() -> None:
    game = load(energy=3)
    costs = game.table.board.research_cost
    steps, rest = 0, 4
    while costs[steps] <= rest:
        rest -= costs[steps]
        steps += 1
    short = costs[steps] - rest
    room = room_of(game, place(3, 2, 2))
    assert room["results"] == [
        {"effect": "research", "steps": steps, "to": steps, "short": short, "wins": False}
    ]
    assert room["text"] == f"Research +{steps}, {short} short of the next."


@rule("E1")
def test_research_that_wins_says_so() -> None:
    length = Game.new(ROSWELL, seed=1).table.board.research_length
    game = rooms(
        ROSWELL, (6, [4, 3]), (6, [4, 4]), energy=2, research=length - 1, excavator=WHOLE_BASE
    )
    forecast = told(game, use(4, 3))
    assert forecast["room"]["results"] == [
        {"effect": "research", "steps": 1, "to": length, "short": None, "wins": True}
    ]
    assert forecast["message"] == forecast["room"]["text"] == "Research +1: that wins."
    assert forecast["events"][-1]["event"] == "end"


@rule("B1")
def test_a_robot_shows_six_at_most() -> None:
    game = rooms(PNP2 | {"hard": ["upper"]}, (6, [3, 4]), (6, [3, 5]), excavator=[4, 1], energy=0)
    room = room_of(game, use(3, 4))
    assert room["results"] == [
        {"effect": "energy", "gain": 6, "to": 6},
        {"effect": "robot", "value": 6},
    ]
    assert room["text"] == "+6 energy → 6. Builds a robot of 6."


@rule("R3")
def test_a_value_of_nothing_does_nothing() -> None:
    room = room_of(rooms(PNP2, (1, [2, 1])), use(2, 1))
    assert (room["value"], room["results"]) == (0, [])
    assert room["text"] == "A value of 0 does nothing."


@rule("B2")
def test_without_blue_dice_a_robot_room_says_so() -> None:
    game = rooms(PNP2, (4, [2, 2]), energy=1)
    game.table.board.robots = 0
    room = room_of(game, use(2, 2))
    assert (room["value"], room["results"]) == (3, [])
    assert room["text"] == "There is no robot to build here."


@rule("R2")
def test_what_cannot_be_paid_yet_is_told_all_the_same() -> None:
    room = room_of(load(energy=1), place(4, 2, 2))
    assert (room["cost"], room["affordable"], room["value"]) == (2, False, 5)
    assert room["results"][0]["steps"] > 0
    assert room["text"].startswith("Costs 2 energy, you have 1. Research +")


@rule("R4")
def test_a_large_room_says_how_many_dice_it_needs() -> None:
    game = load(excavator=[4, 1])
    room = room_of(game, place(3, 3, 2))
    assert (room["space"], room["missing"], room["value"], room["results"]) == ([3, 2], 1, None, [])
    assert room["text"] == "Needs one more die in this room."
    filled = load(
        excavator=[4, 1],
        energy=2,
        workers=[(1, None), (2, [3, 3]), (3, None), (4, None), (5, None)],
    )
    assert room_of(filled, place(3, 3, 2))["value"] == 6
    three = load(PNP1, excavator=WHOLE_BASE)
    assert text_of(three, place(3, 6, 2)) == "Needs 2 more dice in this room."


@rule("R4")
def test_a_large_room_that_no_die_can_fill_any_more_says_so() -> None:
    game = load(excavator=[4, 1], workers=[(1, None), (2, [1, 3]), (3, None), (4, None), (5, None)])
    assert text_of(game, place(3, 3, 2)) == "One die short, and none can come this round."
    late = rooms(ROSWELL, (2, [3, 2]), (3, [3, 1]), excavator=[4, 1])
    assert text_of(late, use(3, 2)) == "One die short, and none can come this round."


@rule("S6")
def test_a_room_that_is_not_dug_out_says_so() -> None:
    three = load(PNP1, excavator=[6, 3])
    assert text_of(three, place(3, 6, 2)) == "2 of 3 spaces not excavated yet."
    ahead = rooms(ROSWELL, (6, [2, 1]), (4, [3, 4]), excavator=[3, 5], energy=1)
    assert text_of(ahead, use(3, 4)) == "Not excavated yet."


@rule("B3")
def test_an_exhausted_robot_says_when_it_works_again() -> None:
    game = rooms(PNP2, (4, [3, 1]), robots=[(3, [2, 1], True)], excavator=[4, 1])
    forecast = told(game, use(2, 1))
    assert (forecast["rule"], forecast["room"]["missing"]) == ("B3", 1)
    assert forecast["room"]["text"] == "The robot here is exhausted until next round."


@rule("D6", "R9")
def test_aa_guns_and_tunnels_are_idle_later() -> None:
    game = load()
    gun, tunnel = room_of(game, place(3, 1, 2)), room_of(game, place(3, 2, 3))
    assert (gun["effects"], gun["results"]) == (["aa"], [{"effect": "aa"}])
    assert gun["text"] == "Ships here descend one less. Nothing in the rooms phase."
    assert (tunnel["effects"], tunnel["results"]) == (["tunnel"], [{"effect": "tunnel"}])
    assert tunnel["text"] == "A tunnel: nothing in the rooms phase."


# --- digging ---


@rule("R10", "S6")
def test_digging_says_what_it_opens() -> None:
    room = room_of(load(energy=2, excavator=[3, 5]), place(3, 3, 2))
    assert room == {
        "space": [3, 2],
        "effects": ["dig"],
        "value": 4,
        "cost": 1,
        "missing": 0,
        "affordable": True,
        "results": [
            {"effect": "dig", "steps": 3, "opens": [[3, 5], [3, 4], [3, 3]], "cost": 1},
        ],
        "text": "Digs 3 spaces for 1 energy.",
    }


@pytest.mark.parametrize("setup", EDITIONS)
@rule("S6")
def test_the_last_space_opens_the_whole_base(setup: dict[str, Any]) -> None:
    room = room_of(load(setup, energy=1, excavator=[6, 4]), place(0, 6, 5))
    assert room["results"][0]["opens"] == [[6, 4], [6, 5]]
    assert room["text"] == "Digs 1 space for 1 energy. The whole base is open then."


@rule("R10")
def test_digging_without_energy_says_so() -> None:
    game = rooms(ROSWELL, (6, [2, 1]), (3, [3, 3]), energy=0)
    forecast = told(game, EXCAVATE)
    assert (forecast["legal"], forecast["rule"]) == (False, "R10")
    assert forecast["room"]["affordable"] is False
    assert forecast["room"]["results"][0]["steps"] == 2
    assert forecast["room"]["text"] == "Costs 1 energy, you have 0. Digs 2 spaces for 1 energy."


@pytest.mark.parametrize("setup", PRINT_AND_PLAY)
@rule("D4")
def test_a_die_too_low_to_dig_does_nothing(setup: dict[str, Any]) -> None:
    forecast = told(load(setup), place(1, 5, 5))
    assert forecast["legal"]
    assert forecast["room"]["results"] == []
    assert forecast["room"]["text"] == "Too low for 10 steps: will do nothing."


# --- what a move does at once ---


def test_a_placement_says_what_the_ships_do() -> None:
    game = load(ships={0: [14, 1], 1: [3, 1]}, robots=[(2, [2, 1])])
    plain = told(game, place(2, 2, 1))
    assert plain["message"] == "2 ships drop 3. 1 hits the city. The robot here is lost."
    white = told(game, place(3, 1, 5))
    assert white["message"].endswith(" 4 dice are rolled again.")
    assert told(game, place(0, 1, 5))["message"] == "No ship moves."


@rule("D10")
def test_a_placement_says_that_the_mothership_comes() -> None:
    assert told(load(), place(3, 1, 1))["message"].startswith(
        "1 ship drops 3. The mothership descends 1 row."
    )


@rule("D14")
def test_the_last_white_die_rolls_nothing_again() -> None:
    game = load(workers=[(1, [1, 1]), (2, [1, 2]), (3, [1, 3]), (4, [2, 4]), (5, None)])
    assert "again" not in told(game, place(4, 1, 5))["message"]


@rule("E4")
def test_a_placement_that_ends_the_game_has_no_room() -> None:
    hits = Game.new(ROSWELL, seed=1).table.board.hits
    game = load(ships={0: [14, 1]}, damage=hits - 1, excavator=[4, 1])
    forecast = told(game, place(4, 3, 1))
    assert forecast["room"] is None
    assert (
        forecast["message"] == "1 ship drops 3. 1 hits the city. The base is destroyed. You lose."
    )


def test_stopping_says_what_is_given_up() -> None:
    game = rooms(ROSWELL, (4, [2, 1]), (2, [3, 3]), (5, [1, 2]), energy=2)
    assert told(game, DONE)["message"] == "Ends the rooms phase. 2 moves are given up."
    alone = rooms(ROSWELL, (4, [2, 1]), energy=2)
    assert told(alone, DONE)["message"] == "Ends the rooms phase. 1 move is given up."


# --- three languages ---


@pytest.mark.parametrize(
    ("language", "energy", "short", "missing", "cost", "dig"),
    [
        (
            "de",
            "+4 Energie → 6.",
            "zu wenig fürs nächste Feld.",
            "Braucht noch 2 Würfel in diesem Raum.",
            "Kostet 2 Energie, du hast 1.",
            "Bohrt 1 Feld weit für 1 Energie.",
        ),
        (
            "fr",
            "Énergie +4 → 6.",
            "pour la prochaine case.",
            "Il faut encore 2 dés dans cette salle.",
            "Coûte 2 énergies, vous en avez 1.",
            "Creuse 1 case pour 1 énergie.",
        ),
    ],
)
def test_rooms_speak_every_language(
    language: str, energy: str, short: str, missing: str, cost: str, dig: str
) -> None:
    game = load(energy=1, excavator=[4, 1])
    assert text_of(load(energy=2, excavator=[4, 1]), place(3, 3, 1), language) == energy
    unpaid = text_of(game, place(4, 2, 2), language)
    assert unpaid.startswith(cost)
    assert unpaid.endswith(short)
    assert text_of(load(PNP1, excavator=WHOLE_BASE), place(3, 6, 2), language) == missing
    assert text_of(game, place(0, 4, 2), language) == dig


@pytest.mark.parametrize("language", LANGUAGES)
def test_illegal_moves_are_refused_in_the_readers_language(language: str) -> None:
    game = Game.load(position(), seed=1)
    words = Words(language)
    for forecast in forecasts(game, words, worker=0):
        if not forecast["legal"]:
            assert forecast["message"] == game.why(forecast["action"]).message(words)


@rule("F35")
@pytest.mark.parametrize(("orange", "kinds"), [(False, 2), (True, 3)])
def test_only_kinds_of_ships_that_are_there_are_told_about(orange: bool, kinds: int) -> None:
    table = stage(does("always", "orange" if orange else "walls"))
    ships = {0: [5, 1], 1: [4, 2], 2: [4, 3], 3: [4, 4], 4: "mothership"}
    game = table.load(phase="spawn", mothership=4, ships=ships, workers=[(None, None)] * 5)
    told = [one["action"] for one in forecasts(game, Words("en"))]
    assert len([action for action in told if action["do"] == "spawn"]) == 5 * kinds


@rule("F13", "F16")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ability_that_changes_nothing_says_so(language: str) -> None:
    table = stage(team=[does("chosen", "jam", 3)])
    game = table.load(ships=only({0: [1, 1]}))  # right below the drop points: it cannot rise
    words = Words(language)
    (told,) = [one for one in forecasts(game, words) if one["action"] == chosen(column=1)]
    assert told["legal"]
    assert told["message"] == words.say("forecast-changes-nothing")


def test_what_the_board_shows_has_the_right_numbers() -> None:
    game = stage(does("placed", "barrage"), sky=CAVE_IN, spaces={"X": ("cave-in", 3)}).new()
    numbers = {value for name, value in vars(E).items() if name.startswith("E_")}
    names = {n: write_events([(n, 0, 0, 0, 0)], game.state(), game.table) for n in numbers - IDLE}
    shown = {number for number, events in names.items() if events[0]["event"] in SHOWN}
    assert shown == SHOWN_NUMBERS
    assert SHOWN_NUMBERS.isdisjoint(IDLE)
