"""Corrections: facts on the table set by hand, for cards that the program does not know."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

import pytest

from tests.support.table import NEW_YORK, PNP1, PNP2, ROSWELL, kinds, load, place, position, use
from ufs.base.errors import UfsError
from ufs.base.words import LANGUAGES, Words
from ufs.content.loader import built_in
from ufs.content.schema import Character, Scenario
from ufs.game import Game
from ufs.game.corrections import FIXED, LISTS, read_correction
from ufs.game.events import say_event
from ufs.game.shapes import PositionShape

IN_ROOMS: list[Any] = [(3, [2, 1]), (4, [1, 2]), (2, [2, 3]), (5, [2, 4]), (1, [2, 5])]


def changed(game: Game, field: str, number: int, **values: Any) -> dict[str, Any]:
    """A list of the position with one entry changed."""
    entries = game.position()[field]
    entries[number] |= values
    return {field: entries}


def corrected(game: Game, **facts: Any) -> list[str]:
    """Correct a game; the events in English."""
    return [say_event(event, Words("en")) for event in game.correct(facts)]


def refusal(game: Game, facts: dict[str, Any]) -> UfsError:
    """Check that a correction is refused, also by `why`, and changes nothing."""
    before = game.position(), len(game.steps)
    with pytest.raises(UfsError) as caught:
        game.correct(facts)
    if caught.value.code == "illegal_action":
        why = game.why({"do": "correct", "set": facts})
        assert not why.legal
        assert (why.key, why.rule) == (caught.value.key, caught.value.rule)
    assert (game.position(), len(game.steps)) == before
    return caught.value


def survives(game: Game) -> Game:
    """Check that record and save lead to the same game."""
    again = Game.from_record(game.record())
    assert again.record() == game.record()
    for other in (again, Game.from_save(game.save())):
        assert other.position() == game.position()
        assert [step.action for step in other.steps] == [step.action for step in game.steps]
        assert other.events() == game.events()
        assert other.corrected == game.corrected
    return again


# --- every fact of the table ---


@pytest.mark.parametrize(
    ("name", "value"),
    [("energy", 4), ("damage", 3), ("research", 2), ("mothership", 0), ("round", 5), ("tokens", 7)],
)
def test_a_marker_is_set_told_and_taken_back(name: str, value: int) -> None:
    game = load(
        workers=IN_ROOMS, phase="rooms", mothership=1, ships={n: [n + 3, 1] for n in range(5)}
    )
    before = game.position()
    told = corrected(game, **{name: value})
    assert game.position() == before | {name: value}
    assert len(told) == 1
    assert told[0].endswith(f"{before.get(name, 0)} → {value}.")
    survives(game)
    game.undo()
    assert game.position() == before
    assert "tokens" not in game.position()
    assert not game.corrected
    game.redo()
    assert game.position() == before | {name: value}
    assert game.corrected


def test_ships_are_moved_anywhere_a_ship_can_be() -> None:
    game = load()
    for ship, at in ((0, [5, 3]), (1, "mothership"), (5, [7, 1]), (6, "mothership")):
        game.correct(changed(game, "ships", ship, at=at))
        assert game.position()["ships"][ship]["at"] == at
    game.correct(changed(game, "ships", 5, at="supply"))
    survives(game)


def test_dice_and_robots_change_their_value_and_their_place() -> None:
    game = load(workers=IN_ROOMS, phase="rooms")
    game.correct(changed(game, "workers", 0, value=6))
    game.correct(changed(game, "workers", 1, space=None, resolved=True))
    game.correct(changed(game, "robots", 0, value=5, space=[1, 4], exhausted=True))
    found = game.position()
    assert found["workers"][0]["value"] == 6
    assert found["workers"][1]["resolved"]
    assert found["robots"][0] == {"value": 5, "space": [1, 4], "exhausted": True}
    survives(game)
    game.correct(changed(game, "robots", 0, space=None, exhausted=False))
    assert game.position()["robots"][0]["space"] is None


def test_the_excavator_moves_both_ways() -> None:
    game = load()
    game.correct({"excavator": [4, 1]})
    assert game.position()["excavator"] == [4, 1]
    game.act(place(2, 3, 1))  # excavated now
    game.correct({"excavator": [3, 4]})
    assert game.position()["excavator"] == [3, 4]


def test_a_robot_waits_to_be_installed_and_no_longer() -> None:
    game = load(workers=IN_ROOMS, phase="rooms")
    game.correct({"install": {"values": [4]}})
    assert {action["do"] for action in game.actions()} == {"install"}
    game.correct({"install": None})
    assert "install" not in game.position()
    survives(game)


def test_the_uses_of_an_ability_are_corrected() -> None:
    pilot = built_in().all(Character)[0].id
    game = load({**ROSWELL, "characters": [{"id": pilot}]})
    label = f"character:{pilot}"
    (event,) = game.correct({"spent": {label: 1}})
    name = event["name"]["de"]
    assert say_event(event, Words("de")) == f"Korrigiert: Einsätze von {name} 0 → 1."
    assert game.position()["spent"] == {label: 1}
    assert f"spent.character/{pilot}=1" in game.record()
    survives(game)


def test_several_facts_are_one_step() -> None:
    game = load()
    game.correct({"energy": 3, "damage": 1, "tokens": 2})
    assert len(game.steps) == 1
    game.undo()
    assert game.position()["energy"] == position()["energy"]


def test_only_what_changes_is_kept() -> None:
    game = load()
    given = deepcopy(game.position())
    facts = {name: given[name] for name in ("ships", "workers", "damage", "round")}
    game.correct({**facts, "energy": 4})
    assert game.steps[0].action == {"do": "correct", "set": {"energy": 4}}


# --- what follows ---


def test_the_last_die_in_hand_placed_by_hand_begins_the_rooms_phase() -> None:
    game = load(workers=[*IN_ROOMS[:4], (1, None)])
    events = game.correct(changed(game, "workers", 4, space=[2, 5]))
    assert kinds(events) == ["corrected", "phase"]
    assert game.phase == "rooms"


def test_when_the_last_die_is_resolved_by_hand_the_round_goes_on() -> None:
    rest: list[Any] = [(value, "resolved") for value, _ in IN_ROOMS[1:]]
    game = load(workers=[IN_ROOMS[0], *rest], phase="rooms")
    events = game.correct(changed(game, "workers", 0, space=None, resolved=True))
    assert "mothership" in kinds(events)
    assert game.position()["mothership"] == 1


def test_when_no_ship_waits_any_more_the_next_round_begins() -> None:
    done: list[Any] = [(value, "resolved") for value, _ in IN_ROOMS]
    ships = {0: "mothership", 1: [5, 2], 2: [6, 3], 3: [7, 4], 4: [5, 1]}
    ships |= {5: "mothership", 6: [5, 5]}
    game = load(workers=done, phase="spawn", mothership=3, ships=ships)
    gone = game.position()["ships"]
    gone[0]["at"], gone[5]["at"] = [9, 1], "supply"
    assert kinds(game.correct({"ships": gone}))[-1] == "round"
    assert game.position()["round"] == 2


@pytest.mark.parametrize("dice", ["auto", "manual"])
def test_dice_that_are_picked_up_are_rolled_as_ever(dice: str) -> None:
    game = load(workers=[(1, None), (2, None), (3, None), (4, [2, 1]), (5, None)], dice=dice)
    game.may_correct = True
    workers = game.position()["workers"]
    for worker in workers:
        if worker["space"] is None:
            worker["value"] = None
    foretold = kinds(game.why({"do": "correct", "set": {"workers": workers}}).events)
    told = kinds(game.correct({"workers": workers}))
    assert foretold == ["corrected"] * 4, "nobody sees dice before they are rolled"
    assert told == foretold + (["roll"] if dice == "auto" else [])
    assert (game.actions() == [{"do": "roll"}]) == (dice == "manual")
    survives(game)


def test_automatic_dice_go_on_as_if_nothing_had_been_corrected() -> None:
    plain, other = Game.new(ROSWELL, 5), Game.new(ROSWELL, 5)
    other.may_correct = True
    other.correct({"tokens": 1})
    for game in (plain, other):
        game.act(place(3, 1, 1))
    assert plain.position()["workers"] == other.position()["workers"]


# --- the end of the game ---


@pytest.mark.parametrize("won", [True, False])
def test_a_card_ends_the_game(won: bool) -> None:
    game = load()
    result = {"won": won, "reason": "card"}
    told = corrected(game, result=result)
    assert told[-1] == f"A card decides it. You {'win' if won else 'lose'}{'!' if won else '.'}"
    assert game.is_over
    assert game.result == result
    assert game.actions() == []
    assert game.record().endswith(f"result {'won' if won else 'lost'} card\n")
    survives(game)
    loaded = Game.load(game.position(), 1)
    assert loaded.result == result
    game.undo()
    assert not game.is_over


@pytest.mark.parametrize(
    ("name", "won"), [("research", True), ("damage", False), ("mothership", False)]
)
def test_a_marker_set_to_the_end_of_its_track_ends_the_game(name: str, won: bool) -> None:
    game = load(ships=dict.fromkeys(range(5), "mothership"))
    b = game.table.board
    end = {"research": b.research_length, "damage": b.hits, "mothership": b.skull_row}[name]
    assert kinds(game.correct({name: end}))[-1] == "end"
    assert game.result == {"won": won, "reason": name}
    survives(game)


def test_goals_are_met_by_a_correction() -> None:
    """F36: where winning takes more than the research, the rules decide when it is won."""
    ids = [scenario.id for scenario in built_in().all(Scenario)]
    games = [load({**ROSWELL, "scenario": id}) for id in ids]
    game = next(game for game in games if game.table.board.goal_depth)
    game.correct({"research": game.table.board.research_length})
    assert not game.is_over
    game.correct({"excavator": [6, 5]})
    assert game.result == {"won": True, "reason": "research"}
    survives(game)


DONE: list[Any] = [(value, "resolved") for value, _ in IN_ROOMS]
LOST = {"won": False, "reason": "damage"}


@pytest.mark.parametrize(
    ("workers", "phase"),
    [
        ([(1, None), *IN_ROOMS[1:]], "dice"),
        (IN_ROOMS, "rooms"),
        (DONE, "dice"),  # it ended in the mothership phase: then the next round begins
    ],
)
def test_a_game_that_is_over_goes_on_where_its_dice_are(workers: list[Any], phase: str) -> None:
    hits = load().table.board.hits
    game = load(workers=workers, phase="over", damage=hits, result=LOST)
    game.correct({"damage": 2, "result": None})
    assert game.phase == phase
    assert game.actions()
    survives(game)


@pytest.mark.parametrize("name", ["research", "damage", "mothership"])
def test_a_game_goes_on_when_the_marker_that_ended_it_is_set_back(name: str) -> None:
    game = load(ships=dict.fromkeys(range(5), "mothership"))
    before = game.position()
    b = game.table.board
    end = {"research": b.research_length, "damage": b.hits, "mothership": b.skull_row}[name]
    game.correct({name: end})
    game.correct({name: before[name]})
    assert game.position() == before
    survives(game)
    game.correct({name: end})
    assert refusal(game, {name: 99}).rule in ("E1", "E2", "E3")


def test_a_game_that_was_lost_too_early_goes_on_in_a_phase_one_names() -> None:
    game = load(workers=IN_ROOMS, phase="rooms")
    game.correct({"damage": game.table.board.hits})
    game.correct({"damage": 2, "phase": "rooms"})
    game.act(use(2, 1))


# --- what cannot be played on ---


@pytest.mark.parametrize(
    ("facts", "rule_id"),
    [
        ({"energy": 99}, "S7"),
        ({"energy": -1}, "S7"),
        ({"damage": 99}, "E2"),
        ({"excavator": [1, 1]}, "M3"),
        ({"excavator": [9, 9]}, "S5"),
        ({"phase": "rooms"}, "D1"),
        ({"result": {"won": True, "reason": "research"}}, "E1"),
        ({"energy": "many"}, None),
        ({"tokens": 1000}, None),
        ({"nonsense": 1}, None),
        ({"workers": []}, None),
        ({"workers": None}, None),
        ({"ships": 3}, None),
        ({"result": "won"}, None),
        ({"phase": "over"}, "E4"),
        ({}, None),
        ({"tokens": 0}, None),
    ],
)
def test_only_what_could_not_be_played_on_is_refused(
    facts: dict[str, Any], rule_id: str | None
) -> None:
    error = refusal(load(), facts)
    assert error.code == "illegal_action"
    assert error.rule == rule_id


@pytest.mark.parametrize("name", FIXED)
def test_the_table_stays_what_it_is(name: str) -> None:
    assert refusal(load(), {name: {}}).key == "correct-fixed"


def test_a_refusal_says_what_is_wrong() -> None:
    game = load()
    error = refusal(game, changed(game, "ships", 0, at=[0, 2]))
    assert error.message(Words("en")) == (
        "The game could not be played on like this: "
        "Two ships are on the same space: row 0, column 2."
    )


def test_a_refusal_calls_pieces_what_the_player_calls_them() -> None:
    game = load(workers=IN_ROOMS, phase="rooms")
    for field, number, values, name in (
        ("ships", 0, {"at": [99, 1]}, "Ship S1 is at row 99, column 1"),
        ("ships", 4, {"at": "supply"}, "Ship S5 is a basic ship"),
        ("workers", 3, {"value": None}, "Die W1 is on a space"),
        ("robots", 1, {"exhausted": True}, "Robot R2 is off the board"),
        ("robots", 0, {"value": 3, "space": [6, 1]}, "Robot R1 is at row 6, column 1"),
    ):
        said = refusal(game, changed(game, field, number, **values)).message(Words("en"))
        assert name in said
    said = refusal(game, {"spent": {"character:pilot": 1}}).message(Words("en"))
    assert "has an ability" in said


def test_a_ship_stays_of_its_kind() -> None:
    """A record names ships by their numbers: it could not tell two that changed places."""
    game = load()
    ships = game.position()["ships"]
    ships[0], ships[5] = ships[5], ships[0]
    error = refusal(game, {"ships": ships})
    assert error.rule == "S3"
    said = error.message(Words("en"))
    assert 'Ship S1 is "reinforcement", expected "basic"' in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_effect_that_nobody_used_is_refused_in_the_words_of_the_page(language: str) -> None:
    team = [{"id": "marshal", "upgraded": True}]
    game = load({**ROSWELL, "characters": team})
    words = Words(language)
    said = refusal(game, {"smoke": 2}).message(words)
    assert words.say("fact-smoke") in said
    assert "spent" not in said
    label = "character:marshal"
    said = refusal(game, {"smoke": 6, "spent": {label: 1}}).message(words)
    assert "5" in said
    game.correct({"smoke": 5, "spent": {label: 1}})
    survives(game)


def test_two_ends_at_once_are_for_the_player_to_decide() -> None:
    game = load()
    b = game.table.board
    both = {"research": b.research_length, "damage": b.hits}
    assert refusal(game, both).rule in ("E1", "E2")
    game.correct({**both, "result": {"won": True, "reason": "card"}})
    assert game.result == {"won": True, "reason": "card"}


def test_automatic_dice_are_no_companion_play() -> None:
    game = load(dice="auto")
    assert refusal(game, {"energy": 4}).key == "refuse-correct-plain"
    game.may_correct = True
    game.correct({"energy": 4})
    survives(game)  # what was allowed once is replayed anywhere


# --- in words and lines ---


def test_every_fact_of_a_position_has_its_words() -> None:
    named = {LISTS.get(name, name) for name in PositionShape.model_fields} - set(FIXED)
    for language in LANGUAGES:
        words = Words(language)
        for name in named - {"worker", "robot", "ship", "spent"}:
            assert words.say(f"fact-{name.replace('_', '-')}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_correction_is_told_in_every_language(language: str) -> None:
    game = load(workers=IN_ROOMS, phase="rooms")
    facts = changed(game, "ships", 0, at="mothership") | changed(game, "workers", 0, value=1)
    facts |= changed(game, "robots", 0, value=3, space=[1, 4], exhausted=True)
    facts |= {"install": {"values": [2]}, "excavator": [4, 1], "round": 3}
    events = game.correct(facts)
    sentences = [say_event(event, Words(language)) for event in events]
    assert len(set(sentences)) == len(sentences) == 6
    end = game.correct({"result": {"won": False, "reason": "card"}})
    assert len({say_event(event, Words(language)) for event in end}) == 3


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("correct energy 4", {"energy": 4}),
        ("correct energy=4, damage=2", {"energy": 4, "damage": 2}),
        ("correct  energy = 4 ; Damage 2", {"energy": 4, "damage": 2}),
        ("correct excavator 3-5", {"excavator": [3, 5]}),
        ("correct result won", {"result": {"won": True, "reason": "card"}}),
        ("correct result=lost-damage", {"result": {"won": False, "reason": "damage"}}),
        ("correct result none", {"result": None}),
        ("correct install 5+3", {"install": {"values": [5, 3]}}),
        ("correct install none", {"install": None}),
        ("correct core_shot yes held none", {"core_shot": True, "held": None}),
    ],
)
def test_facts_are_typed_as_one_would_say_them(line: str, expected: dict[str, Any]) -> None:
    assert read_correction(line, position()) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("6", {"value": 6, "space": [2, 1]}),
        ("2-2", {"value": 3, "space": [2, 2]}),
        ("6@2-2", {"value": 6, "space": [2, 2]}),
        ("?@hand", {"value": None, "space": None, "resolved": False}),
        ("done", {"value": 3, "space": None, "resolved": True}),
    ],
)
def test_what_a_line_does_not_say_of_a_die_stays(text: str, expected: dict[str, Any]) -> None:
    found = read_correction(f"correct p1={text}", position(workers=IN_ROOMS))["workers"]
    assert expected.items() <= found[0].items()
    assert found[1:] == position(workers=IN_ROOMS)["workers"][1:]


@pytest.mark.parametrize(
    "line",
    [
        "correct",
        "correct energy",
        "correct P1 9",
        "correct R2@2-1",
        "correct S99=2-2 S1",
        "correct S1=moon",
        "correct P9=3",
    ],
)
def test_a_line_that_says_nothing_is_explained(line: str) -> None:
    with pytest.raises(UfsError) as caught:
        read_correction(line, position())
    assert caught.value.code == "bad_action"
    assert caught.value.message(Words("en"))


def test_a_ship_that_is_not_there_is_named() -> None:
    with pytest.raises(UfsError) as caught:
        read_correction("correct S10=2-2", position(PNP2))
    assert caught.value.key == "correct-no-piece"


def test_a_record_names_the_line_of_a_bad_correction() -> None:
    game = load()
    game.correct({"energy": 4})
    with pytest.raises(UfsError) as caught:
        Game.from_record(game.record().replace("energy=4", "energy=99"))
    assert caught.value.code == "bad_record"
    assert "energy=99" in caught.value.message(Words("en"))


def test_a_correction_can_be_the_first_line_of_a_record() -> None:
    game = Game.new(ROSWELL, 1, "manual")
    game.correct({"energy": 4})
    survives(game)


@pytest.mark.parametrize("setup", [PNP1, PNP2, NEW_YORK])
def test_the_counter_starts_where_a_position_says(setup: dict[str, Any]) -> None:
    game = load(setup, tokens=3)
    assert game.tokens == 3
    game.correct({"tokens": 0})
    assert "tokens" not in game.position()
    assert game.position_at(0)["tokens"] == 3
    game.correct({"tokens": 5})
    assert [game.position_at(n).get("tokens", 0) for n in range(3)] == [3, 0, 5]
    survives(game)


def test_a_position_without_tokens_looks_as_it_always_did() -> None:
    assert "tokens" not in Game.new(ROSWELL, 1).position()


# --- at any moment of any game ---

TEAM = [{"id": "gambler", "upgraded": True}, {"id": "pilot", "upgraded": False}]
MANY: list[dict[str, Any]] = [
    PNP1,
    PNP2,
    {"edition": "box", "threat": 2, "city": "sydney", "characters": TEAM},
    {"edition": "box", "city": "berlin", "scenario": "last-stand", "characters": TEAM},
    {"edition": "box", "city": "new-york", "damaged": True, "scenario": "hunter"},
]


def any_fact(game: Game, luck: random.Random) -> dict[str, Any]:
    """Something that may be possible or not."""
    name = luck.choice(["energy", "damage", "research", "mothership", "excavator", *LISTS, "phase"])
    place = [luck.randint(1, 6), luck.randint(1, 5)]
    if name == "ships":
        number = luck.randrange(len(game.position()["ships"]))
        at = luck.choice(["mothership", "supply", [luck.randint(0, 16), luck.randint(1, 5)]])
        return changed(game, name, number, at=at)
    if name in LISTS:
        number = luck.randrange(len(game.position()[name]))
        value = luck.choice([None, 1, 2, 3, 4, 5, 6])
        space = luck.choice([None, place])
        more = {"resolved": luck.random() < 0.3} if name == "workers" else {}
        return changed(game, name, number, value=value, space=space, **more)
    if name == "phase":
        return {name: luck.choice(["dice", "rooms", "spawn"])}
    return {name: place if name == "excavator" else luck.randint(0, 8)}


@pytest.mark.parametrize("setup", MANY)
@pytest.mark.parametrize("dice", ["auto", "manual"])
def test_any_moment_can_be_corrected_and_played_on(setup: dict[str, Any], dice: str) -> None:
    luck = random.Random(f"{setup}{dice}")
    done = 0
    for seed in range(4):
        game = Game.new(setup, seed, dice)
        game.may_correct = True
        while not game.is_over and len(game.steps) < 150:
            actions = game.actions()
            assert actions, "nobody is left without a move"
            action = luck.choice(actions)
            if action == {"do": "roll"} and dice == "manual":
                action |= {"values": [luck.randint(1, 6) for _ in game.in_hand()]}
            game.act(action)
            state = game.state()
            if luck.random() < 0.3:  # the whole position as it is, and something beside it
                everything = {k: v for k, v in game.position().items() if k not in FIXED}
                game.correct({**everything, "tokens": game.tokens + 1})
                assert game.state() == state
            facts = any_fact(game, luck)
            if game.why({"do": "correct", "set": facts}).legal:
                game.correct(facts)
                done += 1
            else:
                refusal(game, facts)
                assert game.state() == state
        survives(game)
    assert done > 20
