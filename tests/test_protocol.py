"""The line protocol, spoken to as a bot would."""

from __future__ import annotations

import io
import json
import time
from pathlib import Path
from typing import Any

import pytest

from tests.support.commands import process, without
from tests.support.table import PNP1, PNP2, ROSWELL, position, rule
from ufs.base.words import Words
from ufs.content.loader import built_in
from ufs.protocol import Session, run


def talk(*requests: dict[str, Any], language: str = "en") -> list[dict[str, Any]]:
    """Send requests, one a line; return the answers."""
    source = io.BytesIO(b"".join(json.dumps(request).encode() + b"\n" for request in requests))
    target = io.BytesIO()
    run(source, target, built_in(), Words(language))
    return [json.loads(line) for line in target.getvalue().splitlines()]


NEW = {"cmd": "new", "id": 1, "setup": {"edition": "box"}, "seed": 3}


def test_new_answers_with_position_actions_and_events() -> None:
    (answer,) = talk(NEW)
    assert answer["id"] == 1
    assert answer["ok"] is True
    assert answer["position"]["format"] == "ufs-position/1"
    assert answer["position"]["phase"] == "dice"
    assert all(worker["value"] for worker in answer["position"]["workers"])
    assert answer["events"][0]["event"] == "roll"
    assert {action["do"] for action in answer["actions"]} == {"place"}


def test_the_position_has_exactly_the_fields_of_the_contract() -> None:
    (answer,) = talk(NEW)
    assert list(answer["position"]) == [
        "format",
        "setup",
        "round",
        "phase",
        "result",
        "mothership",
        "research",
        "energy",
        "damage",
        "excavator",
        "workers",
        "robots",
        "ships",
    ]
    assert answer["position"]["excavator"] == [3, 5]
    assert answer["position"]["ships"][0] == {"kind": "basic", "at": [0, 1]}
    assert answer["position"]["ships"][8] == {"kind": "reinforcement", "at": "supply"}


def test_the_same_conversation_gives_the_same_answers() -> None:
    act = {"cmd": "act", "action": {"do": "place", "worker": 3, "space": [1, 1]}}
    assert talk(NEW, act) == talk(NEW, act)


def test_a_drawn_threat_is_named_in_hard() -> None:
    (answer,) = talk({"cmd": "new", "setup": {"edition": "box", "threat": 2}, "seed": 1})
    assert len(answer["position"]["setup"]["hard"]) == 2
    assert "threat" not in answer["position"]["setup"]


def test_manual_dice_are_asked_for_and_given() -> None:
    asked, wrong, rolled = talk(
        {**NEW, "dice": "manual"},
        {"cmd": "act", "action": {"do": "roll", "values": [1, 2]}},
        {"cmd": "act", "action": {"do": "roll", "values": [1, 2, 3, 4, 5]}},
    )
    assert asked["actions"] == [{"do": "roll"}]
    assert all(worker["value"] is None for worker in asked["position"]["workers"])
    assert wrong["ok"] is False
    assert [worker["value"] for worker in rolled["position"]["workers"]] == [1, 2, 3, 4, 5]


@rule("D14")
def test_manual_dice_work_for_the_reroll_too() -> None:
    answers = talk(
        {**NEW, "dice": "manual"},
        {"cmd": "act", "action": {"do": "roll", "values": [1, 2, 3, 4, 5]}},
        {"cmd": "act", "action": {"do": "place", "worker": 3, "space": [1, 1]}},
        {"cmd": "act", "action": {"do": "roll", "values": [6, 5, 4, 3]}},
    )
    assert answers[2]["actions"] == [{"do": "roll"}]
    values = [worker["value"] for worker in answers[3]["position"]["workers"]]
    assert values == [6, 5, 4, 4, 3]


def test_load_carries_out_nothing() -> None:
    """Also not the forced end of a rooms phase in which nothing can be used."""
    made = position(
        phase="rooms",
        energy=0,
        workers=[(1, [1, 1]), (2, [1, 2]), (3, [1, 3]), (4, [1, 4]), (5, [1, 5])],
    )
    loaded, done = talk(
        {"cmd": "load", "position": made, "seed": 1}, {"cmd": "act", "action": {"do": "done"}}
    )
    assert loaded["position"] == made
    assert loaded["events"] == []
    assert loaded["actions"] == [{"do": "done"}]
    assert done["position"]["round"] == 2


def test_why_answers_for_every_listed_action_also_for_a_roll_by_hand() -> None:
    asked, why = talk({**NEW, "dice": "manual"}, {"cmd": "why", "action": {"do": "roll"}})
    assert asked["actions"] == [{"do": "roll"}]
    assert (why["ok"], why["legal"]) == (True, True)


def test_an_id_of_null_comes_back_too() -> None:
    assert talk({**NEW, "id": None})[0]["id"] is None


def test_load_of_unrolled_dice_offers_the_roll_and_rolls_when_asked() -> None:
    made = position()
    for worker in made["workers"]:
        worker["value"] = None
    loaded, rolled = talk(
        {"cmd": "load", "position": made, "seed": 1}, {"cmd": "act", "action": {"do": "roll"}}
    )
    assert loaded["position"] == made
    assert loaded["actions"] == [{"do": "roll"}]
    assert all(worker["value"] for worker in rolled["position"]["workers"])


def test_undo_takes_dice_back_and_acting_again_gives_the_same() -> None:
    act = {"cmd": "act", "action": {"do": "place", "worker": 3, "space": [1, 1]}}
    new, acted, undone, again = talk(NEW, act, {"cmd": "undo"}, act)
    assert undone["position"] == new["position"]
    assert again["position"] == acted["position"]
    assert again["events"] == acted["events"]


def test_an_illegal_action_names_rule_and_reason_and_changes_nothing() -> None:
    _, refused, why, legal = talk(
        NEW,
        {"cmd": "act", "id": "x", "action": {"do": "place", "worker": 0, "space": [6, 1]}},
        {"cmd": "why", "action": {"do": "place", "worker": 0, "space": [6, 1]}},
        {"cmd": "why", "action": {"do": "place", "worker": 3, "space": [1, 1]}},
    )
    assert refused["id"] == "x"
    assert refused["error"]["code"] == "illegal_action"
    assert refused["error"]["rule"] == "D4"
    assert "15 steps ahead" in refused["error"]["message"]
    assert (why["ok"], why["legal"], why["rule"]) == (True, False, "D4")
    assert why["message"] == refused["error"]["message"]
    assert legal["legal"] is True
    assert [event["event"] for event in legal["would"]][:1] == ["place"]


def test_why_never_tells_dice_that_are_not_rolled() -> None:
    _, why = talk(NEW, {"cmd": "why", "action": {"do": "place", "worker": 3, "space": [1, 1]}})
    assert "roll" not in [event["event"] for event in why["would"]]
    assert all(worker["value"] for worker in why["position"]["workers"])


def test_messages_come_in_three_languages() -> None:
    request = {"cmd": "act", "action": {"do": "done"}}
    texts = {
        talk(NEW, request, language=lang)[1]["error"]["message"] for lang in ("en", "de", "fr")
    }
    assert len(texts) == 3


def test_advice_has_chances_and_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    # Other processes may have the core, other tests of this one a thread.
    monkeypatch.setattr("time.perf_counter", time.thread_time)
    new, advised = talk(NEW, {"cmd": "advise", "budget_ms": 50, "top": 3})
    assert advised["method"] == "coach"
    assert len(advised["advice"]) == 3
    for entry in advised["advice"]:
        assert list(entry) == ["action", "chance", "error", "score", "playouts", "because", "same"]
        assert entry["action"] in new["actions"]
        assert 0 < entry["chance"] < 1
        assert 0 < entry["error"] < 1
        assert entry["playouts"] > 0  # getting the coach ready is not part of the budget
        assert entry["score"] == pytest.approx(100 * entry["chance"])
        assert len(entry["because"]) <= 3
    chances = [entry["chance"] for entry in advised["advice"]]
    assert chances == sorted(chances, reverse=True)


def test_all_advice_together_is_every_action_once() -> None:
    new, advised = talk(NEW, {"cmd": "advise", "budget_ms": 1})
    found = [a for entry in advised["advice"] for a in (entry["action"], *entry["same"])]
    assert sorted(map(str, found)) == sorted(map(str, new["actions"]))


def test_before_a_roll_the_advice_is_to_roll() -> None:
    robots = [{"value": 3, "space": [2, 1], "exhausted": False}, NO_ROBOT]
    made = position(PNP2, robots=robots, workers=[(None, None)] * 5)
    loaded, advised = talk(
        {"cmd": "load", "position": made, "dice": "manual"}, {"cmd": "advise", "budget_ms": 1}
    )
    listed = [entry["action"] for entry in advised["advice"]]
    assert listed == [{"do": "roll"}, {"do": "remove", "robot": 0}]
    assert listed == loaded["actions"]
    assert all(0 < entry["chance"] < 1 for entry in advised["advice"])


NO_ROBOT = {"value": None, "space": None, "exhausted": False}


def test_without_numba_a_rule_of_thumb_answers(tmp_path: Path) -> None:
    """A stand-in that fails to import hides the real Numba and NumPy."""
    lines = "\n".join(json.dumps(one) for one in (NEW, {"cmd": "advise", "top": 3})) + "\n"
    run = process("protocol", stdin=lines, **without(tmp_path, "numba", "numpy"))
    new, advised = (json.loads(line) for line in run.stdout.splitlines())
    assert advised["method"] == "rule of thumb"
    assert len(advised["advice"]) == 3
    for entry in advised["advice"]:
        assert list(entry) == ["action", "chance", "error", "score", "playouts", "because", "same"]
        assert entry["action"] in new["actions"]
        assert (entry["chance"], entry["playouts"]) == (None, 0)


def test_a_bug_of_ours_is_answered_and_the_game_is_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = Session(built_in(), Words("en"))
    before = session.answer(NEW)["position"]

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr("ufs.game.game.act", broken)
        line = b'{"cmd": "act", "action": {"do": "place", "worker": 0, "space": [1, 1]}}'
        assert session.answer_line(line)["error"]["code"] == "internal"
    assert session.game is not None
    assert session.game.position() == before


def test_quit_ends_the_conversation() -> None:
    answers = talk(NEW, {"cmd": "quit", "id": 9}, NEW)
    assert answers[1] == {"id": 9, "ok": True}
    assert len(answers) == 2


def test_a_whole_game_by_following_the_advice() -> None:
    """A bot that only ever takes the first advice gets to an end."""
    session = Session(built_in(), Words("en"))
    answer = session.answer({"cmd": "new", "setup": PNP1, "seed": 1})
    for _ in range(500):
        if answer["position"]["phase"] == "over":
            break
        best = session.answer({"cmd": "advise", "top": 1, "budget_ms": 1})["advice"][0]["action"]
        answer = session.answer({"cmd": "act", "action": best})
    assert answer["position"]["phase"] == "over"
    assert answer["actions"] == []


def test_a_multi_space_room_is_listed_once_and_taken_by_any_of_its_spaces() -> None:
    made = position(
        ROSWELL,
        phase="rooms",
        workers=[(3, [2, 4]), (4, [2, 5]), (1, "resolved"), (1, "resolved"), (1, "resolved")],
    )
    loaded, used = talk(
        {"cmd": "load", "position": made, "seed": 1},
        {"cmd": "act", "action": {"do": "use", "space": [2, 5]}},
    )
    assert [a for a in loaded["actions"] if a["do"] == "use"] == [{"do": "use", "space": [2, 4]}]
    assert used["ok"]
    assert {"event": "energy", "gained": 4, "energy": 6} in used["events"]


def test_facts_are_corrected_beside_the_real_board() -> None:
    correct = {"do": "correct", "set": {"energy": 4, "tokens": 1}}
    new = {**NEW, "dice": "manual"}
    asked = {"cmd": "why", "action": correct}
    _, why, act, undo = talk(new, asked, {"cmd": "act", "action": correct}, {"cmd": "undo"})
    assert why["legal"]
    assert why["would"] == act["events"]
    assert act["position"]["energy"] == 4
    assert act["position"]["tokens"] == 1
    assert undo["position"]["energy"] == 2
    _, refused = talk(NEW, {"cmd": "act", "action": correct})
    assert refused["error"]["code"] == "illegal_action"
