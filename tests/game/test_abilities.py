"""Abilities around the rules: positions, records and the protocol know them (F)."""

from __future__ import annotations

import io
import json
import random
from typing import Any

import pytest

from tests.support.stage import Stage, chosen, does, stage
from tests.support.table import crew, impossible, only, place, position, refused, rule
from ufs.base.errors import ShapeError, UfsError
from ufs.base.words import LANGUAGES, Words
from ufs.content.loader import built_in
from ufs.game import Game
from ufs.game.events import say_event
from ufs.game.moves import read_move, write_move
from ufs.protocol import run

TEAM = ("pilot", "gambler", "mechanic", "engineer", "hacker", "marshal", "quartermaster")
BATTLE: dict[str, Any] = {
    "edition": "box",
    "city": "sydney",
    "scenario": "hunter",
    "characters": [{"id": id, "upgraded": id == "mechanic"} for id in TEAM],
}
ORANGE = 9


def battle() -> Game:
    return Game.new(BATTLE, 5)


def same(table: Stage, made: dict[str, Any]) -> bool:
    """Whether a position comes back as it was written."""
    again = Game.load(json.loads(json.dumps(made)), 1, "manual", table.library)
    return again.position() == made


# --- positions ---


TEAM_OF_THREE = ("character:nr-1", "character:nr-2", "character:nr-3")


@rule("F2", "F26", "F27", "F28", "F36")
def test_a_position_keeps_what_abilities_have_done() -> None:
    table = stage(
        does("always", "goal-shot", 4),
        does("placed", "energy", times=3, per="round"),
        team=[does("chosen", "smoke", 2), does("chosen", "silence"), does("chosen", "supplies", 2)],
    )
    kept: dict[str, Any] = {
        "spent": {"scenario:here:1": 2, **dict.fromkeys(TEAM_OF_THREE, 1)},
        "destroyed": 12,
        "core_shot": True,
        "smoke": 1,
        "supplies": 2,
        "held": "action",
    }
    rooms: dict[str, Any] = {"phase": "rooms", "round": 4, "workers": crew((1, [1, 1]))}
    made = table.position(**kept, **rooms)
    assert {name: made[name] for name in kept} == kept
    assert same(table, made)
    assert Game.load(made, 1, "manual", table.library).state().spent[:4] == [1, 1, 1, 2]


@rule("F2")
def test_a_position_without_abilities_says_nothing_of_them() -> None:
    made = stage().position()
    assert not {"spent", "destroyed", "core_shot", "smoke", "supplies", "held"} & set(made)
    assert stage(does("placed", "energy")).position()["spent"] == {}
    assert stage(does("always", "goal-ships", 5)).position()["destroyed"] == 0


FULL = [
    does("chosen", "smoke", 2),
    does("chosen", "silence"),
    does("chosen", "supplies", 2),
    does("chosen", "energy"),
]


@rule("F2", "F26", "F27", "F28", "F36")
@pytest.mark.parametrize(
    ("changes", "rule_id"),
    [
        pytest.param({"spent": {"character:nr-1": 2}}, "F2", id="spent too often"),
        pytest.param({"spent": {"character:nr-9": 1}}, "F2", id="an ability nobody has"),
        pytest.param({"spent": {"scenario:here": 1}}, "F2", id="one without a limit"),
        pytest.param({"core_shot": True}, "F36", id="a shot that no goal asks for"),
    ],
)
def test_wrong_counts_are_refused(changes: dict[str, Any], rule_id: str) -> None:
    table = stage(does("placed", "energy"), team=FULL)
    impossible(table.position(**changes), rule_id, table.library)


@rule("F26", "F27", "F28")
@pytest.mark.parametrize(
    ("changes", "rule_id"),
    [({"smoke": 1}, "F26"), ({"supplies": 1}, "F27"), ({"held": "action"}, "F28")],
)
def test_what_nobody_here_can_do_is_refused(changes: dict[str, Any], rule_id: str) -> None:
    table = stage(does("placed", "energy"))
    impossible(table.position(**changes), rule_id, table.library)
    spent = dict.fromkeys(TEAM_OF_THREE, 1)
    rooms: dict[str, Any] = {"phase": "rooms", "workers": crew((1, [1, 1]))}
    assert same(stage(team=FULL), stage(team=FULL).position(spent=spent, **changes, **rooms))


@rule("F28")
def test_only_who_can_halt_the_mothership_has_halted_it() -> None:
    silence, halt = (stage(team=[does("chosen", effect)]) for effect in ("silence", "halt"))
    used = {"spent": {"character:nr-1": 1}}
    impossible(silence.position(held="descent", **used), "F28", silence.library)
    impossible(halt.position(held="action", **used), "F28", halt.library)
    assert same(halt, halt.position(held="descent", **used))


PLANS: dict[str, Any] = {
    "edition": "box",
    "city": "roswell",
    "characters": [{"id": id, "upgraded": True} for id in ("hacker", "marshal", "engineer")],
}
LABELS = {
    "held": "character:hacker",
    "smoke": "character:marshal",
    "supplies": "character:engineer",
}


@rule("F2", "F26", "F27", "F28")
@pytest.mark.parametrize(
    ("field", "value", "rule_id"),
    [("held", "descent", "F28"), ("smoke", 1, "F26"), ("supplies", 1, "F27")],
)
def test_what_nobody_has_used_yet_is_not_under_way(field: str, value: Any, rule_id: str) -> None:
    """The error names who could have done it."""
    rooms: dict[str, Any] = {"phase": "rooms", "workers": crew((1, [1, 1]))}
    others = {label: 1 for name, label in LABELS.items() if name != field}
    error = impossible(position(PLANS, **{field: value}, spent=others, **rooms), rule_id)
    assert field in str(error)
    assert LABELS[field] in str(error)
    assert "spent" in str(error)
    used = {LABELS[field]: 1}
    assert Game.load(position(PLANS, **{field: value}, spent=used, **rooms), 1, "manual")


@rule("F2", "F26", "F27")
def test_no_more_is_under_way_than_was_used() -> None:
    smoke: dict[str, Any] = {"spent": {"character:marshal": 1}}
    assert "at most 5" in str(impossible(position(PLANS, smoke=6, **smoke), "F26"))
    assert Game.load(position(PLANS, smoke=5, **smoke), 1, "manual").position()["smoke"] == 5
    twice = stage(team=[does("chosen", "smoke", 2, times=3)])
    used = {"spent": {"character:nr-1": 2}}
    impossible(twice.position(smoke=5, **used), "F26", twice.library)
    assert same(twice, twice.position(smoke=4, **used))


@rule("F13", "F27")
def test_supplies_that_are_chosen_come_in_the_rooms_phase() -> None:
    impossible(position(PLANS, supplies=4, spent={"character:engineer": 1}), "F27")
    for moment in ("setup", "placed"):  # those come before
        table = stage(does(moment, "supplies"))
        assert same(table, table.position(supplies=1, workers=[(1, [1, 1]), *[(1, None)] * 4]))
    for moment in ("used", "dug"):
        table = stage(does(moment, "supplies"))
        impossible(table.position(supplies=1), "F27", table.library)


@rule("F4", "F5", "F26")
def test_what_a_moment_brings_waits_for_it() -> None:
    table = stage(does("placed", "smoke", 2))
    impossible(table.position(smoke=1), "F26", table.library)
    one: Any = [(1, [1, 1]), *[(1, None)] * 4]
    impossible(table.position(smoke=3, workers=one), "F26", table.library)
    assert same(table, table.position(smoke=2, workers=one))
    table = stage(does("setup", "smoke", 2))
    assert same(table, table.position(smoke=2))
    impossible(table.position(smoke=2, round=2), "F26", table.library)


@rule("R7", "M4", "F36")
@pytest.mark.parametrize(
    ("destroyed", "ships", "fits"),
    [
        pytest.param(0, {}, True, id="all are in the sky"),
        pytest.param(1, {}, False, id="one more than there were"),
        pytest.param(3, only({3: [5, 4], 4: [6, 5]}), True, id="three are gone"),
        pytest.param(4, only({3: [5, 4], 4: [6, 5]}), False, id="four of three"),
    ],
)
def test_no_more_ships_are_destroyed_than_came(
    destroyed: int, ships: dict[int, Any], fits: bool
) -> None:
    """Five at the start and at most five a round: one for every drop point."""
    for number in (1, 4):
        count = destroyed + 5 * (number - 1)
        made = position(PLANS, destroyed=count, ships=ships, round=number)
        if fits:
            assert Game.load(made, 1, "manual").position() == made
        else:
            assert f"round {number}" in str(impossible(made, "F36"))


@pytest.mark.parametrize("seed", range(8))
def test_every_position_of_a_battle_loads(seed: int) -> None:
    """Random battles, with pieces of our own that do at many moments what must be used first."""
    luck = random.Random(seed)
    often: dict[str, Any] = {"times": 2, "per": "round"}
    table = stage(
        does("setup", "smoke", 2),
        does("dug", "supplies", 2),
        does("used", "silence", times=1),
        city=[does("placed", "smoke", on="white"), does("placed", "barrage", 3, **often)],
        team=[
            *(does("chosen", "smoke", 2, times=2), does("chosen", "supplies", 2, **often)),
            *(does("chosen", "halt", **often), does("chosen", "missiles", 9, times=9)),
        ],
    )
    for setup in (table.setup, {**PLANS, "city": "mexico-city", "scenario": "swarm"}):
        game = Game.new(setup, seed, library=table.library)
        while not game.is_over:
            made = game.position()
            assert Game.load(made, 1, "manual", table.library).position() == made
            game.act_code(luck.choice(game.codes()))
        assert same(table, game.position())


@rule("F1")
@pytest.mark.parametrize(
    "changes", [{"destroyed": 1}, {"core_shot": True}, {"smoke": 1}, {"held": "action"}]
)
def test_a_table_without_abilities_refuses_their_fields(changes: dict[str, Any]) -> None:
    table = stage()
    impossible(table.position() | changes, "F1", table.library)


@pytest.mark.parametrize(
    "changes",
    [
        {"spent": {"character:nr-1": -1}},
        {"destroyed": 100},
        {"destroyed": -1},
        {"smoke": "much"},
        {"supplies": -1},
        {"held": "everything"},
        {"core_shot": 1},
    ],
)
def test_fields_of_the_wrong_shape_are_named(changes: dict[str, Any]) -> None:
    table = stage(team=FULL)
    with pytest.raises(ShapeError) as caught:
        table.load(**changes)
    assert next(iter(changes)) in str(caught.value)


@rule("F35")
def test_a_position_has_as_many_orange_ships_as_the_table() -> None:
    table = stage(does("always", "orange"))
    assert same(table, table.position(ships=only({ORANGE: [5, 3]})))
    assert same(table, table.position(ships=only({ORANGE: "supply"})))
    made = table.position()
    orange = made["ships"].pop()
    impossible(made, "F35", table.library)
    impossible(made | {"ships": [orange, *made["ships"]]}, "F35", table.library)
    none = stage()
    impossible(none.position() | {"ships": [*made["ships"], orange]}, "F35", none.library)


@rule("F24")
def test_a_position_may_wait_for_the_roll_of_a_reroll() -> None:
    """Without one, dice are rolled again only after a white die (D14)."""
    table = stage(team=[does("chosen", "reroll")])
    game = table.load(workers=[(2, [1, 1]), (2, None), (2, None), (2, None), (2, None)])
    game.act(chosen())
    assert game.dice_to_roll() == 4
    assert same(table, game.position())
    unrolled = [(2, [1, 1]), *[(None, None)] * 4]
    table = stage(team=[does("chosen", "flip")])
    impossible(table.position(workers=unrolled), "D14", table.library)


@rule("F20", "F37")
def test_dice_that_a_cave_in_has_buried_stay_and_can_only_dig() -> None:
    rows = [". . . . .  | -", "X . . . .  | -", ". . . . .  | -", ". . . . .  | -"]
    table = stage(sky=rows, spaces={"X": ("cave-in", 3)})
    game = table.load(
        excavator=[4, 1], workers=[(2, [3, 2]), (2, None), (1, [3, 3]), (1, [1, 4]), (1, [1, 5])]
    )
    game.act(place(1, 3, 1))  # the ship of column 1 lands on the letter
    assert game.position()["excavator"] == [3, 3]  # under the 1
    assert same(table, game.position())
    assert [action["do"] for action in game.actions()] == ["excavate", "done"]
    refused(game, {"do": "use", "space": [3, 1]}, "S6")
    game.act({"do": "excavate"})
    assert game.position()["excavator"] == [3, 2]


def test_an_ability_takes_back_what_it_did_when_it_is_undone() -> None:
    game = battle()
    before = game.state()
    game.act({"do": "city"})
    after = game.state()
    game.undo()
    assert game.state() == before
    game.redo()
    assert game.state() == after


# --- records ---


@rule("F13")
@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("character pilot 3", {"do": "character", "id": "pilot", "column": 3}),
        (
            "character gambler P1 up",
            {"do": "character", "id": "gambler", "worker": 0, "change": "up"},
        ),
        (
            "character gambler W2 down",
            {"do": "character", "id": "gambler", "worker": 4, "change": "down"},
        ),
        ("character gambler W1", {"do": "character", "id": "gambler", "worker": 3}),
        ("character engineer", {"do": "character", "id": "engineer"}),
        ("city", {"do": "city"}),
        ("city 4", {"do": "city", "column": 4}),
        ("city P3 down", {"do": "city", "worker": 2, "change": "down"}),
    ],
)
def test_an_ability_is_one_line_of_a_record(line: str, action: dict[str, Any]) -> None:
    assert write_move(action) == line
    assert read_move(line) == action


@pytest.mark.parametrize(
    "line",
    ["character", "character pilot 6", "character pilot P4", "city hall", "city P1 sideways"],
)
def test_what_is_no_such_line_is_refused(line: str) -> None:
    with pytest.raises(UfsError) as caught:
        read_move(line)
    assert "character pilot 3" in str(caught.value)


def test_a_record_of_a_battle_replays_exactly() -> None:
    game = battle()
    game.act({"do": "character", "id": "gambler", "worker": 0})
    game.act({"do": "city"})  # Sydney rolls again
    game.act({"do": "character", "id": "hacker"})
    for n in range(60):
        if game.is_over:
            break
        actions = [action for action in game.actions() if action["do"] != "remove"]
        game.act(actions[n * 7 % len(actions)])
    text = game.record()
    lines = text.splitlines()
    for line in (
        "scenario: hunter",
        "characters: " + " ".join(f"{id}+" if id == "mechanic" else id for id in TEAM),
        "character gambler P1",
        "city",
    ):
        assert line in lines
    again = Game.from_record(text)
    assert again.state() == game.state()
    assert again.events() == game.events()
    assert again.record() == text
    assert Game.from_save(json.loads(json.dumps(game.save()))).state() == game.state()


@rule("F2")
def test_a_record_that_uses_an_ability_twice_is_refused_by_its_line() -> None:
    game = battle()
    game.act({"do": "character", "id": "hacker"})
    text = game.record().replace("character hacker\n", "character hacker\ncharacter hacker\n")
    with pytest.raises(UfsError) as caught:
        Game.from_record(text)
    assert caught.value.code == "bad_record"
    assert caught.value.rule == "F2"


# --- the protocol ---


def talk(*requests: dict[str, Any]) -> list[dict[str, Any]]:
    source = io.BytesIO(b"".join(json.dumps(request).encode() + b"\n" for request in requests))
    target = io.BytesIO()
    run(source, target, built_in(), Words("en"))
    return [json.loads(line) for line in target.getvalue().splitlines()]


NEW = {"cmd": "new", "setup": BATTLE, "seed": 5}


@rule("F13")
def test_the_protocol_lists_abilities_and_takes_them() -> None:
    nudge = {"do": "character", "id": "gambler", "worker": 0}
    new, nudged, city = talk(
        NEW, {"cmd": "act", "action": nudge}, {"cmd": "act", "action": {"do": "city"}}
    )
    assert nudge in new["actions"]
    assert {"do": "city"} in new["actions"]
    assert nudged["ok"]
    assert [event["event"] for event in nudged["events"]] == ["ability", "nudge"]
    assert nudged["position"]["spent"] == {"character:gambler": 1}
    assert [event["event"] for event in city["events"]] == ["ability", "reroll", "roll"]


@rule("F13", "S10", "S12")
@pytest.mark.parametrize(
    ("action", "code", "rule_id", "said"),
    [
        pytest.param(
            {"do": "character", "id": "nobody"},
            "illegal_action",
            "S12",
            'There is no character "nobody"',
            id="nobody",
        ),
        pytest.param(
            {"do": "character", "id": "pilot"},
            "bad_action",
            "F13",
            "This ability needs a column (column); given: nothing.",
            id="no column",
        ),
        pytest.param(
            {"do": "character", "id": "gambler", "worker": 0, "change": "up"},
            "bad_action",
            "F13",
            "This ability needs a die (worker); given: a die (worker), up or down (change).",
            id="a direction",
        ),
        pytest.param(
            {"do": "character", "id": "engineer", "column": 1},
            "bad_action",
            "F13",
            "This ability needs nothing more; given: a column (column).",
            id="too much",
        ),
        pytest.param(
            {"do": "character", "id": "pilot", "column": 6},
            "illegal_action",
            "F13",
            "column 6",
            id="no such column",
        ),
        pytest.param(
            {"do": "character", "id": "gambler", "worker": 5},
            "illegal_action",
            "F13",
            "worker 5",
            id="no such worker",
        ),
        pytest.param(
            {"do": "character", "id": "pilot", "column": 1},
            "illegal_action",
            "F13",
            "nothing for this ability to work on",
            id="no target",
        ),
    ],
)
def test_wrong_abilities_are_refused_in_words(
    action: dict[str, Any], code: str, rule_id: str, said: str
) -> None:
    answer = talk(NEW, {"cmd": "act", "action": action})[1]
    assert not answer["ok"]
    assert (answer["error"]["code"], answer["error"].get("rule")) == (code, rule_id)
    assert said in answer["error"]["message"]


@rule("S10")
def test_a_city_without_a_chosen_ability_says_so() -> None:
    new = {"cmd": "new", "setup": {"edition": "box"}, "seed": 5}
    answer = talk(new, {"cmd": "act", "action": {"do": "city"}})[1]
    assert (answer["error"]["code"], answer["error"]["rule"]) == ("illegal_action", "S10")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_battle_can_be_said(language: str) -> None:
    actions = [
        {"do": "character", "id": "gambler", "worker": 0},
        {"do": "character", "id": "hacker"},
        {"do": "character", "id": "marshal"},
        {"do": "city"},
    ]
    game = battle()
    said = [say_event(event, Words(language)) for one in actions for event in game.act(one)]
    assert len(said) == 4 * 2 + 1
    assert all(said)


# --- who answers for what ---


@rule("F1", "S12")
def test_a_battle_names_the_owner_of_every_ability() -> None:
    labels = [one.label for one in battle().table.abilities]
    assert labels[0] == "city:sydney"
    assert labels[1:8] == [f"character:{id}" for id in TEAM]
    assert labels[8] == "scenario:hunter:2"  # its first two always hold


@rule("F1")
def test_more_abilities_than_a_table_holds_are_refused() -> None:
    many = [does("placed", "energy") for _ in range(12)]
    four = [does("round", "energy") for _ in range(4)]
    assert stage(*four[:2], city=four, team=many).board.abilities == 18
    with pytest.raises(UfsError) as caught:
        stage(*four, city=four, team=many).new()
    assert (caught.value.code, caught.value.rule) == ("bad_setup", "F1")


@rule("S12")
def test_nobody_is_in_a_team_twice() -> None:
    twice = [{"id": "pilot", "upgraded": False}, {"id": "pilot", "upgraded": True}]
    with pytest.raises(UfsError) as caught:
        Game.new({"edition": "box", "characters": twice}, 1)
    assert (caught.value.code, caught.value.rule) == ("bad_setup", "S12")


@rule("F13")
def test_any_legal_move_may_follow_an_ability() -> None:
    game = battle()
    game.act({"do": "character", "id": "marshal"})
    planned = game.position()["smoke"]
    game.act(place(0, 1, 1))
    assert game.position()["smoke"] == planned - 1
