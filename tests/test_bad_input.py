"""Bad input everywhere: a clear error, no traceback, and the game in progress untouched."""

from __future__ import annotations

import copy
import json
import os
import pickle
import queue
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest

from tests.support import commands
from tests.support.table import (
    BY_DAMAGE,
    BY_MOTHERSHIP,
    DONE,
    NEW_YORK,
    PNP1,
    PNP2,
    ROSWELL,
    WON,
    position,
    rule,
)
from ufs.base.errors import UfsError
from ufs.base.words import LANGUAGES, Words
from ufs.game import Game
from ufs.protocol import COMMANDS, MAX_LINE

Json = dict[str, Any]
HUGE = 10**30
ENV = {**os.environ, "LC_ALL": "C.UTF-8"}


def dump(value: Any) -> bytes:
    return json.dumps(value).encode()


# --- a conversation with the real program ---


def refuse_constant(name: str) -> NoReturn:
    raise AssertionError(f"the answer is no JSON: {name}")


class Talk:
    """`ufs protocol` in a process of its own. One that died or hangs is started anew."""

    def __init__(self, *arguments: str) -> None:
        self.arguments = arguments
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ufs", "protocol", *self.arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=ENV,
        )
        self.lines: queue.Queue[bytes] = queue.Queue()
        threading.Thread(target=self.listen, args=(self.process, self.lines), daemon=True).start()

    @staticmethod
    def listen(process: subprocess.Popen[bytes], lines: queue.Queue[bytes]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            lines.put(line)
        lines.put(b"")

    def raw(self, line: bytes, timeout: float = 20) -> bytes:
        """Send a line as it is; the answer as it came."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line + b"\n")
            self.process.stdin.flush()
            answer = self.lines.get(timeout=timeout)
        except queue.Empty:
            self.fail(line, f"does not answer within {timeout} s")
        except BrokenPipeError:
            answer = b""
        if not answer:
            self.fail(line, "died")
        return answer

    def fail(self, line: bytes, how: str) -> NoReturn:
        self.process.kill()
        errors = self.process.communicate()[1].decode(errors="replace").strip().splitlines()
        self.start()
        pytest.fail(f"ufs protocol {how} {errors[-1:]} (after {line[:200]!r})")

    def ask(self, line: bytes | Json, timeout: float = 20) -> Json:
        """Send a request; the answer, which must be strict JSON in UTF-8."""
        text = self.raw(line if isinstance(line, bytes) else dump(line), timeout).decode("utf-8")
        answer: Json = json.loads(text, parse_constant=refuse_constant)
        return answer

    def look(self) -> bytes:
        """The whole answer to a question that changes nothing: position, actions, everything."""
        return self.raw(dump({"cmd": "why", "action": {"do": "done"}}))

    def begin(self, **setup: Any) -> None:
        """A game in progress, with one action to take back."""
        assert self.ask({"cmd": "new", "setup": {"edition": "box", **setup}, "seed": 3})["ok"]
        act = {"cmd": "act", "action": {"do": "place", "worker": 3, "space": [1, 1]}}
        assert self.ask(act)["ok"]

    def refused(self, line: bytes | Json, code: str | None = None, timeout: float = 20) -> Json:
        """Check that a line gets an error and leaves the game as it is, byte for byte."""
        before = self.look()
        answer = self.ask(line, timeout)
        assert answer["ok"] is False, answer
        error: Json = answer["error"]
        assert error["code"] != "internal", error
        assert code is None or error["code"] == code, error
        assert error["message"].strip()
        assert len(error["message"]) < 10_000, "short enough to read"
        assert self.look() == before
        return error

    def memory(self) -> int:
        """The most memory the process ever took, in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        peak = re.search(r"VmHWM:\s+(\d+) kB", status)
        assert peak is not None
        return int(peak[1]) // 1000

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


@pytest.fixture(scope="module")
def program() -> Iterator[Talk]:
    talk = Talk("--lang", "en")
    yield talk
    talk.close()


@pytest.fixture
def talk(program: Talk) -> Talk:
    program.begin()
    return program


# --- lines that are no requests ---

DEEP = 100_000
NO_REQUESTS: dict[str, tuple[bytes, str]] = {
    "words": (b"hello", "bad_json"),
    "half an object": (b'{"cmd": "undo"', "bad_json"),
    "two objects": (b'{"cmd": "undo"} {"cmd": "undo"}', "bad_json"),
    "comma at the end": (b'{"cmd": "undo",}', "bad_json"),
    "single quotes": (b"{'cmd': 'undo'}", "bad_json"),
    "a comment": (b'{"cmd": "undo"} // please', "bad_json"),
    "a byte that is no UTF-8": (b'{"cmd": "undo", "id": "\xff"}', "bad_json"),
    "half a character": (b'{"cmd": "undo", "id": "\xc3"}', "bad_json"),
    "a surrogate as bytes": (b'{"cmd": "undo", "id": "\xed\xa0\x80"}', "bad_json"),
    "UTF-16": ('{"cmd": "undo"}'.encode("utf-16"), "bad_json"),
    "a byte order mark": (b'\xef\xbb\xbf{"cmd": "undo"}', "bad_json"),
    "a zero byte": (b"\x00", "bad_json"),
    "a zero byte in a text": (b'{"cmd": "un\x00do"}', "bad_json"),
    "a raw tab in a text": (b'{"cmd": "un\tdo"}', "bad_json"),
    "NaN": (b'{"cmd": "undo", "id": NaN}', "bad_json"),
    "Infinity": (b'{"cmd": "undo", "id": -Infinity}', "bad_json"),
    "a field twice": (b'{"cmd": "undo", "cmd": "undo"}', "bad_json"),
    "a field twice inside": (b'{"cmd": "new", "setup": {"edition": "box", "edition": "box"}}', ""),
    "an id twice": (b'{"cmd": "undo", "id": 1, "id": 1}', "bad_json"),
    "a number without end": (b'{"cmd": "undo", "id": ' + b"9" * 5000 + b"}", "bad_json"),
    "deep lists": (b"[" * DEEP + b"]" * DEEP, "bad_json"),
    "deep lists that stay open": (b"[" * DEEP, "bad_json"),
    "deep objects": (b'{"cmd":' * DEEP + b"1" + b"}" * DEEP, "bad_json"),
    "a list": (b'[{"cmd": "undo"}]', "bad_request"),
    "a text": (b'"undo"', "bad_request"),
    "a number": (b"1", "bad_request"),
    "null": (b"null", "bad_request"),
    "an empty object": (b"{}", "bad_request"),
    "no command": (b'{"id": 1, "action": {"do": "done"}}', "bad_request"),
    "an unknown command": (b'{"cmd": "destroy"}', "unknown_command"),
    "a command in capitals": (b'{"cmd": "UNDO"}', "unknown_command"),
    "an inner name as command": (b'{"cmd": "__init__"}', "unknown_command"),
    "an empty command": (b'{"cmd": ""}', "unknown_command"),
    "a command that is null": (b'{"cmd": null}', "unknown_command"),
    "a command that is a list": (b'{"cmd": ["undo"]}', "unknown_command"),
    "a command that is an object": (b'{"cmd": {"cmd": "undo"}}', "unknown_command"),
    "a long command": (b'{"cmd": "' + b"x" * 100_000 + b'"}', "unknown_command"),
}


@pytest.mark.parametrize("name", NO_REQUESTS)
def test_a_line_that_is_no_request(name: str, talk: Talk) -> None:
    line, code = NO_REQUESTS[name]
    talk.refused(line, code or "bad_json")


def test_empty_lines_are_passed_over(talk: Talk) -> None:
    assert talk.ask(b"\n   \n\t\r\n" + dump({"cmd": "undo", "id": 7}))["id"] == 7


def test_windows_line_ends_are_fine(talk: Talk) -> None:
    assert talk.ask(dump({"cmd": "undo", "id": 7}) + b"\r")["ok"] is True


# --- fields of the commands ---

VALID: dict[str, Json] = {
    "new": {"cmd": "new", "setup": ROSWELL, "seed": 1, "dice": "auto"},
    "load": {"cmd": "load", "position": position(), "seed": 1, "dice": "auto"},
    "act": {"cmd": "act", "action": {"do": "place", "worker": 0, "space": [1, 2]}},
    "undo": {"cmd": "undo"},
    "redo": {"cmd": "redo"},
    "why": {"cmd": "why", "action": DONE},
    "advise": {"cmd": "advise", "budget_ms": 10, "top": 1},
    "record": {"cmd": "record"},
    "quit": {"cmd": "quit"},
}
WRONG: dict[str, list[Any]] = {
    "setup": [None, True, 1, 1.5, "box", [], [ROSWELL], {}, {"edition": None}, {"edition": 1}],
    "position": [None, True, 1, "start", [], [position()], {}],
    "action": [
        None,
        True,
        1,
        "done",
        [],
        [DONE],
        {},
        {"do": None},
        {"do": "fly"},
        {"do": ["done"]},
    ],
    "seed": [True, False, -1, 2**64, HUGE, 1.0, 1.5, "1", [], {}],
    "dice": [None, True, 1, "", "AUTO", "random", [], ["auto"], {}],
    "budget_ms": [True, 0, -1, 600_001, HUGE, 1.0, "10", [], {}],
    "top": [True, 0, -1, 1001, HUGE, 1.0, "1", [], {}],
}
FIELDS = [(cmd, field) for cmd in COMMANDS for part in COMMANDS[cmd] for field in part]


def test_every_command_and_field_is_tried_here() -> None:
    assert set(VALID) == set(COMMANDS)
    assert {field for _, field in FIELDS} == set(WRONG)


@pytest.mark.parametrize("cmd", [cmd for cmd, (needed, _) in COMMANDS.items() if needed])
def test_a_missing_field_is_named(cmd: str, talk: Talk) -> None:
    for field in COMMANDS[cmd][0]:
        request = {name: value for name, value in VALID[cmd].items() if name != field}
        assert f'"{field}"' in talk.refused(request, "bad_request")["message"]


@pytest.mark.parametrize("cmd", list(COMMANDS))
def test_an_unknown_field_is_named(cmd: str, talk: Talk) -> None:
    error = talk.refused({**VALID[cmd], "colour": 1}, "bad_request")
    assert '"colour"' in error["message"]
    talk.refused({**VALID[cmd], "": 1}, "bad_request")
    talk.refused({**VALID[cmd], "x" * 50_000: 1}, "bad_request")


@pytest.mark.parametrize(("cmd", "field"), FIELDS)
def test_a_field_of_the_wrong_kind(cmd: str, field: str, talk: Talk) -> None:
    for value in WRONG[field]:
        talk.refused({**VALID[cmd], field: value})


ACTIONS: list[Json] = [
    {"do": "place"},
    {"do": "place", "worker": 0},
    {"do": "place", "worker": 0, "space": None},
    {"do": "place", "worker": 0, "space": "1-2"},
    {"do": "place", "worker": 0, "space": [1]},
    {"do": "place", "worker": 0, "space": [1, 2, 3]},
    {"do": "place", "worker": 0, "space": [1.0, 2]},
    {"do": "place", "worker": 0, "space": [True, 2]},
    {"do": "place", "worker": 0, "space": [0, 0]},
    {"do": "place", "worker": 0, "space": [-1, -1]},
    {"do": "place", "worker": 0, "space": [7, 1]},
    {"do": "place", "worker": 0, "space": [1, 6]},
    {"do": "place", "worker": 0, "space": [HUGE, 1]},
    {"do": "place", "worker": 0, "space": [10**400, -(10**400)]},
    {"do": "place", "worker": 0, "space": {"row": 1, "column": 2}},
    {"do": "place", "worker": 0, "space": [1, 2], "value": 6},
    {"do": "place", "worker": "P1", "space": [1, 2]},
    {"do": "place", "worker": None, "space": [1, 2]},
    {"do": "place", "worker": False, "space": [1, 2]},
    {"do": "place", "worker": 0.0, "space": [1, 2]},
    {"do": "place", "worker": -1, "space": [1, 2]},
    {"do": "place", "worker": 5, "space": [1, 2]},
    {"do": "place", "worker": HUGE, "space": [1, 2]},
    {"do": "place", "worker": -HUGE, "space": [1, 2]},
    {"do": "place", "worker": 3, "space": [1, 2]},
    {"do": "use", "space": [9, 9]},
    {"do": "use", "space": [2, 1], "with": 1},
    {"do": "use"},
    {"do": "excavate", "space": [2, 1]},
    {"do": "install", "space": [2, 1]},
    {"do": "install", "space": [2, 1], "robot": 2},
    {"do": "install", "space": [2, 1], "robot": HUGE},
    {"do": "install", "space": [2, 1], "robot": -1},
    {"do": "install", "space": [2, 1], "robot": True},
    {"do": "remove"},
    {"do": "remove", "robot": -1},
    {"do": "remove", "robot": HUGE},
    {"do": "remove", "robot": 0},
    {"do": "spawn"},
    {"do": "spawn", "column": 0},
    {"do": "spawn", "column": 6},
    {"do": "spawn", "column": HUGE},
    {"do": "spawn", "column": 1, "kind": "special"},
    {"do": "spawn", "column": 1, "kind": 0},
    {"do": "done", "really": True},
    {"do": "character"},
    {"do": "character", "id": 1},
    {"do": "character", "id": "somebody"},
    {"do": "character", "id": "x" * 10_000},
    {"do": "roll"},
    {"do": "roll", "values": [1, 2, 3, 4]},
    {"do": "roll", "values": [7]},
    {"do": "roll", "values": [HUGE]},
    {"do": "roll", "values": [True]},
    {"do": "roll", "values": ["1"]},
    {"do": "roll", "values": {}},
    {"do": "roll", "values": [0] * 5000},
    {"do": "x" * 10_000},
    {"do": "", "x" * 10_000: 1},
    {f"f{n}": n for n in range(1000)},
]


def test_bad_actions(talk: Talk) -> None:
    for action in ACTIONS:
        error = talk.refused({"cmd": "act", "action": action})
        assert error["code"] in ("bad_action", "illegal_action"), (action, error)
        if error["code"] == "illegal_action":
            assert error["rule"]


def test_asking_why_for_bad_actions(talk: Talk) -> None:
    """It answers with an error or with the rule, and both in words."""
    before = talk.look()
    for action in ACTIONS:
        answer = talk.ask({"cmd": "why", "action": action})
        if answer["ok"]:
            assert answer["legal"] is False
            assert answer["rule"]
            assert answer["message"]
        else:
            assert answer["error"]["code"] == "bad_action", (action, answer)
        assert talk.look() == before


def test_bad_actions_with_manual_dice(talk: Talk) -> None:
    talk.ask({"cmd": "new", "setup": {"edition": "pnp1"}, "seed": 3, "dice": "manual"})
    for values in ([], [1], [1] * 6, [0] * 5, [7] * 5, [1, 2, 3, 4, HUGE], [True] * 5, None, 5):
        talk.refused({"cmd": "act", "action": {"do": "roll", "values": values}})
    talk.refused({"cmd": "act", "action": {"do": "place", "worker": 0, "space": [1, 1]}})


def test_without_a_game_there_is_nothing_to_do() -> None:
    program = Talk("--lang", "en")
    try:
        for cmd in ("act", "undo", "redo", "why", "advise", "record"):
            answer = program.ask(VALID[cmd])
            assert answer["error"]["code"] == "no_game"
        assert program.ask(VALID["new"])["ok"]
    finally:
        program.close()


def test_nothing_to_take_back_or_do_again(talk: Talk) -> None:
    talk.refused({"cmd": "redo"}, "nothing_to_redo")
    assert talk.ask({"cmd": "undo"})["ok"]
    talk.refused({"cmd": "undo"}, "nothing_to_undo")
    assert talk.ask({"cmd": "redo"})["ok"]


def test_an_error_leaves_undo_and_redo_as_they_are(talk: Talk) -> None:
    act = {"cmd": "act", "action": {"do": "place", "worker": 0, "space": [1, 2]}}
    acted = talk.ask(act)["position"]
    talk.ask({"cmd": "undo"})
    talk.refused({"cmd": "act", "action": {"do": "place", "worker": 3, "space": [1, 2]}})
    talk.refused(b"nonsense")
    talk.refused({"cmd": "load", "position": position(energy=99)})
    assert talk.ask({"cmd": "redo"})["position"] == acted


IDS = [0, -1, 1.5, HUGE, "", "x", "é😀", True, False, [], {}, [1, {"a": [None, "b"]}], None]


@pytest.mark.parametrize("id", IDS)
def test_an_id_of_any_kind_comes_back(id: Any, talk: Talk) -> None:
    for request in ({"cmd": "record"}, {"cmd": "nonsense"}, {"cmd": "act"}, {"cmd": "act", "x": 1}):
        answer = talk.ask({**request, "id": id})
        assert answer.get("id") == id
        assert type(answer.get("id")) is type(id)


def test_an_id_no_json_can_hold(talk: Talk) -> None:
    """1e999 is a number in JSON and infinite in Python; the answer must be JSON again."""
    talk.ask(b'{"cmd": "record", "id": 1e999}')
    talk.ask(b'{"cmd": "record", "id": [-1e999]}')


@pytest.mark.parametrize("text", [b"\\ud800", b"\\udfff x", b"\\ude00\\ud83d"])
def test_half_a_character_comes_back_as_utf_8(text: bytes, talk: Talk) -> None:
    """An escaped surrogate is a text in JSON, but no UTF-8 can hold it."""
    answer = talk.ask(b'{"cmd": "record", "id": "' + text + b'"}')
    assert answer["id"] == json.loads(b'"' + text + b'"')
    talk.refused(b'{"cmd": "new", "setup": {"edition": "' + text + b'"}}', "bad_setup")
    talk.refused(b'{"cmd": "' + text + b'"}', "unknown_command")


@pytest.mark.parametrize(
    "line",
    [
        b'{"cmd": "new", "setup": %s}',
        b'{"cmd": "new", "setup": {"edition": %s}}',
        b'{"cmd": "act", "action": %s}',
        b'{"cmd": "why", "action": {"do": %s}}',
        b'{"cmd": "load", "position": %s}',
        b'{"cmd": %s}',
        b'{"cmd": "advise", "top": %s}',
        b'{"cmd": "undo", "dice": 1, "id": %s}',
    ],
)
def test_nesting_of_every_depth(line: bytes, talk: Talk) -> None:
    """Somewhere below the limit of the parser lies the limit of whoever prints the value."""
    before = talk.look()
    for depth in (10, 100, 500, *range(900, 1000), 2000):
        answer = talk.raw(line % (b"[" * depth + b"]" * depth))
        assert b'"ok": false' in answer
        assert b'"internal"' not in answer, depth
    assert talk.look() == before


# --- lines that are too much ---


@pytest.mark.parametrize("start", [b"", b'{"cmd": "new", "setup": {"edition": "'])
def test_a_line_of_100_megabytes(start: bytes, talk: Talk) -> None:
    before = talk.look()
    assert talk.process.stdin is not None
    talk.process.stdin.write(start)
    for _ in range(100):
        talk.process.stdin.write(b"x" * 1_000_000)
    answer = talk.ask(b'"}}')
    assert answer["error"]["code"] == "line_too_long"
    assert talk.look() == before
    assert talk.memory() < 200


def test_the_longest_line_that_is_read(talk: Talk) -> None:
    line = dump({"cmd": "undo", "id": ""})
    long = line.replace(b'""', b'"' + b"x" * (MAX_LINE - len(line) - 1) + b'"')
    assert len(talk.ask(long)["id"]) == MAX_LINE - len(line) - 1
    talk.begin()
    talk.refused(long.replace(b"x", b"xx", 2), "line_too_long")


def test_a_long_line_without_an_end() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "ufs", "protocol"],
        input=b"x" * (MAX_LINE + 100),
        capture_output=True,
        timeout=60,
        check=False,
        env=ENV,
    )
    assert (run.returncode, run.stderr) == (0, b"")
    assert json.loads(run.stdout)["error"]["code"] == "line_too_long"


def many(count: int) -> bytes:
    return b", ".join(b'"f%d": 0' % n for n in range(count))


MUCH: dict[str, bytes] = {
    "fields": b'{"cmd": "undo", %s}' % many(100_000),
    "fields and one twice": b'{%s, "cmd": "undo", "cmd": "undo"}' % many(100_000),
    "fields of a setup": b'{"cmd": "new", "setup": {"edition": "box", %s}}' % many(10_000),
    "long fields": b'{"cmd": "act", "action": {"%s": 1}}' % (b"x" * 1_000_000),
    "wrong ships": dump({"cmd": "load", "position": position() | {"ships": [0] * 10_000}}),
    "ships": dump({"cmd": "load", "position": position() | {"ships": position()["ships"] * 2000}}),
    "hard pieces": dump({"cmd": "new", "setup": {"edition": "box", "hard": ["sky1"] * 50_000}}),
    "characters": dump({"cmd": "new", "setup": {"edition": "box", "characters": [{}] * 10_000}}),
    "values": dump({"cmd": "act", "action": {"do": "roll", "values": ["x"] * 10_000}}),
    "a long edition": dump({"cmd": "new", "setup": {"edition": "x" * 1_000_000}}),
    "a long city": dump({"cmd": "new", "setup": {"edition": "box", "city": "x" * 1_000_000}}),
    "a long scenario": dump({"cmd": "new", "setup": {"edition": "box", "scenario": "x" * 5000}}),
    "a long sky": dump({"cmd": "new", "setup": {"edition": "box", "sky": ["x" * 5000] * 4}}),
    "a long name in hard": dump({"cmd": "new", "setup": {"edition": "box", "hard": ["x" * 5000]}}),
    "a long dice": dump({"cmd": "new", "setup": ROSWELL, "dice": "x" * 1_000_000}),
    "a long character": dump({"cmd": "act", "action": {"do": "character", "id": "x" * 1_000_000}}),
}


@pytest.mark.parametrize("name", MUCH)
def test_too_much_of_something(name: str, talk: Talk) -> None:
    """Within the limit of a line, but more than anybody means: answered soon and briefly."""
    assert len(MUCH[name]) < MAX_LINE
    talk.refused(MUCH[name], timeout=12)


def test_a_mistake_400_000_times(talk: Talk) -> None:
    """Nobody reads so many mistakes; finding them takes neither a minute nor a gigabyte."""
    wrong = {"cmd": "new", "setup": {"edition": "box", "hard": [0] * 400_000}}
    talk.refused(wrong, "bad_setup", timeout=12)
    assert talk.memory() < 300


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_other_languages_have_words_for_all_of_it(language: str) -> None:
    program = Talk("--lang", language)
    try:
        program.begin()
        lines = [line for line, _ in NO_REQUESTS.values()]
        lines += [dump({**VALID[cmd], "colour": 1}) for cmd in COMMANDS]
        lines += [dump({**VALID[c], field: v}) for c, field in FIELDS for v in WRONG[field]]
        lines += [dump({"cmd": "act", "action": action}) for action in ACTIONS]
        lines += [dump({"cmd": "load", "position": make()}) for make, _, _ in IMPOSSIBLE.values()]
        before = program.look()
        wrong = []
        for line in lines:
            answer = program.ask(line)
            error = answer.get("error", {"code": "internal"})
            if error["code"] == "internal" or not error["message"].strip():
                wrong.append((line[:200], answer))
        assert not wrong, wrong[0]
        assert program.look() == before
    finally:
        program.close()


# --- impossible positions ---

Make = Callable[[], Json]
HAND = [(1, None), (2, None), (3, None), (4, None), (5, None)]
RESOLVED = [(1, "resolved")] * 5
PLACED = [(1, [1, 1]), (2, [1, 2]), (3, [1, 3]), (4, [1, 4]), (5, [1, 5])]


def made(setup: Json = ROSWELL, **changes: Any) -> Make:
    return lambda: position(setup, **changes)


def with_workers(*first: tuple[Any, Any], setup: Json = ROSWELL, **changes: Any) -> Make:
    return made(setup, workers=[*first, *HAND[len(first) :]], **changes)


def field(path: str, value: Any, setup: Json = ROSWELL) -> Make:
    """The start of a game with one field exchanged: `workers.2.value`."""

    def make() -> Json:
        whole: Any = position(setup)
        inside = whole
        *way, last = (int(part) if part.isdigit() else part for part in path.split("."))
        for part in way:
            inside = inside[part]
        inside[last] = value
        return dict(whole)

    return make


def resolved_on_a_space() -> Json:
    whole = position(phase="rooms", workers=[(1, [1, 1]), *RESOLVED[1:]])
    whole["workers"][0]["resolved"] = True
    return whole


# what to load, the rule it breaks, and what the sentence has to name
IMPOSSIBLE: dict[str, tuple[Make, str | None, tuple[str, ...]]] = {
    "energy above the track": (made(energy=8), "S7", ("energy", "8", "7")),
    "energy above the track, pnp": (made(PNP2, energy=8), "S7", ("energy", "8", "7")),
    "energy below 0": (made(energy=-1), "S7", ("energy", "-1", "0")),
    "energy beyond all numbers": (made(energy=HUGE), "S7", ("energy", "7")),
    "research below 0": (made(research=-1), "E1", ("research", "-1")),
    "research above the track": (made(research=17), "E1", ("research", "17", "16")),
    "research beyond all numbers": (made(research=10**400), "E1", ("research", "16")),
    "research at the end": (made(research=16), "E1", ()),
    "damage below 0": (made(damage=-1), "E2", ("damage", "-1")),
    "damage above the track": (made(damage=8), "E2", ("damage", "8", "7")),
    "damage beyond all numbers": (made(damage=-HUGE), "E2", ("damage", "7")),
    "damage at the skull": (made(damage=7), "E2", ()),
    "mothership above the sky": (made(mothership=-1), "E3", ("mothership", "-1")),
    "mothership below the skull": (made(mothership=13), "E3", ("mothership", "13", "12")),
    "mothership beyond all numbers": (made(mothership=HUGE), "E3", ("mothership", "12")),
    "mothership at the skull": (
        made(mothership=12, ships=dict.fromkeys(range(5), "mothership")),
        "E3",
        (),
    ),
    "over without a result": (made(phase="over"), "E4", ("over", "result")),
    "a result before the end": (made(result=BY_DAMAGE), "E4", ("over", "result")),
    "won by damage": (made(phase="over", result={"won": True, "reason": "damage"}), "E4", ()),
    "lost by research": (made(phase="over", result={"won": False, "reason": "research"}), "E4", ()),
    "won too early": (made(phase="over", result=WON, research=15), "E1", ()),
    "lost too early": (made(phase="over", result=BY_DAMAGE, damage=6), "E2", ()),
    "mothership not there": (made(phase="over", result=BY_MOTHERSHIP, mothership=11), "E3", ()),
    "two ends at once": (made(phase="over", result=WON, research=16, damage=7), "E2", ()),
    "excavator behind its start": (
        made(excavator=[2, 5]),
        "M3",
        ("2, 5", "3, 5"),
    ),
    "excavator outside": (made(excavator=[7, 1]), "S5", ("Row 7, column 1",)),
    "excavator in column 0": (made(excavator=[3, 0]), "S5", ("Row 3, column 0",)),
    "excavator far away": (made(excavator=[10**400, 1]), "S5", ()),
    "a white die among the plain": (field("workers.0.color", "white"), "D1", ("white", "plain")),
    "a plain die among the white": (field("workers.4.color", "plain"), "D1", ("plain", "white")),
    "half the dice rolled": (field("workers.1.value", None), "D1", ()),
    "placed without a value": (with_workers((None, [1, 1])), "D1", ("0",)),
    "resolved on a space": (
        resolved_on_a_space,
        "R1",
        ("0",),
    ),
    "two workers on one space": (with_workers((1, [2, 1]), (2, [2, 1])), "D2", ()),
    "two workers in one column": (with_workers((1, [1, 1]), (2, [2, 1])), "D2", ("column 1",)),
    "worker and robot on one space": (
        with_workers((1, [2, 1]), robots=[(3, [2, 1])]),
        "D2",
        ("2, 1",),
    ),
    "two robots on one space": (
        made(robots=[(3, [2, 1]), (4, [2, 1])]),
        "D2",
        ("2, 1",),
    ),
    "worker on the excavator": (with_workers((6, [3, 5])), "D3", ("3, 5",)),
    "two workers ahead": (with_workers((6, [3, 4]), (6, [3, 3])), "D3", ()),
    "worker too far ahead": (with_workers((3, [3, 1])), "D4", ("3", "4")),
    "worker outside": (with_workers((1, [0, 1])), "S5", ("Row 0, column 1",)),
    "worker below the base": (with_workers((1, [7, 5])), "S5", ("Row 7, column 5",)),
    "all placed in the dice phase": (made(workers=PLACED), "D1", ()),
    "resolved in the dice phase": (with_workers((1, "resolved")), "R1", ()),
    "unplaced in the rooms phase": (made(phase="rooms"), "D1", ()),
    "placed in the spawn phase": (
        made(phase="spawn", workers=[(1, [1, 1]), *RESOLVED[1:]], ships={0: "mothership"}),
        "R1",
        (),
    ),
    "nothing to spawn": (made(phase="spawn", workers=RESOLVED), "M4", ()),
    "no drop point for the spawn": (
        made(PNP2, phase="spawn", workers=RESOLVED, ships={5: "mothership"}),
        "M5",
        (),
    ),
    "three robots": (made(robots=[(1, [1, 1]), (2, [1, 2]), (3, [1, 3])]), None, ("robots",)),
    "two robots in New York": (made(NEW_YORK, robots=[(1, [1, 1]), (2, [1, 2])]), "B2", ("1",)),
    "robot off the board, exhausted": (made(robots=[(None, None, True)]), "B3", ()),
    "robot without a value": (made(robots=[(None, [1, 1])]), "B1", ()),
    "robot not excavated": (made(robots=[(3, [3, 4])]), "B9", ("3, 4",)),
    "robot on the excavator": (made(robots=[(3, [3, 5])]), "B9", ("3, 5",)),
    "robot in a tunnel": (made(robots=[(3, [2, 3])]), "B1", ("2, 3", "tunnel")),
    "robot outside": (made(robots=[(3, [1, 6])]), "S5", ("Row 1, column 6",)),
    "exhausted in the dice phase": (made(robots=[(3, [1, 1], True)]), "B3", ()),
    "ship above the mothership": (
        made(mothership=2, ships={n: [1 if n == 0 else 2, n + 1] for n in range(5)}),
        "S2",
        ("1, 1",),
    ),
    "ship in the city": (made(ships={0: [17, 1]}), "S2", ("17, 1", "16")),
    "ship in the city, pnp": (made(PNP1, ships={0: [16, 1]}), "S2", ("16, 1", "15")),
    "ship beside the sky": (made(ships={0: [3, 6]}), "S2", ("3, 6",)),
    "ship in column 0": (made(ships={0: [3, 0]}), "S2", ("3, 0",)),
    "ship far away": (made(ships={0: [HUGE, 1]}), "S2", ()),
    "two ships on one space": (made(ships={0: [3, 2], 1: [3, 2]}), "D8", ("3, 2",)),
    "two ships on a drop point": (made(ships={0: [0, 2]}), "D8", ("0, 2",)),
    "basic ship in the supply": (made(ships={0: "supply"}), "R7", ()),
    "a ship too few": (lambda: position() | {"ships": position()["ships"][1:]}, "S3", ("4", "5")),
    "a reinforcement too few": (
        lambda: position() | {"ships": position()["ships"][:-1]},
        "S4",
        ("3", "4"),
    ),
    "no ships": (made(ships=[]), "S3", ()),
    "the box's ships in the print-and-play": (
        lambda: position(PNP1) | {"ships": position()["ships"]},
        "S4",
        ("4", "2"),
    ),
    "a new robot in the dice phase": (made(install={"values": [3]}), "B1", ()),
    "two new robots at once": (
        made(phase="rooms", workers=RESOLVED, install={"values": [3, 4]}),
        "B1",
        (),
    ),
    "unknown edition": (field("setup.edition", "pnp3"), None, ('"pnp3"', "pnp2")),
    "unknown city": (field("setup.city", "atlantis"), None, ('"atlantis"', "roswell")),
    "empty city": (field("setup.city", ""), None, ('""', "roswell")),
    "empty city, pnp": (field("setup.city", "", PNP1), "S10", ("city",)),
    "empty scenario, pnp": (field("setup.scenario", "", PNP1), "S10", ("scenario",)),
    "unknown sky": (field("setup.sky", ["I", "II", "III", "X"]), None, ('"X"', "IV")),
    "sky in the wrong place": (field("setup.sky", ["II", "I", "III", "IV"]), "S1", ("II", "2")),
    "unknown hard piece": (field("setup.hard", ["sky5"]), None, ('"sky5"', "sky4")),
    "a hard piece of the print-and-play": (field("setup.hard", ["tracks"]), None, ('"tracks"',)),
    "a hard piece twice": (field("setup.hard", ["sky1", "sky1"]), None, ("sky1",)),
    "unknown scenario": (field("setup.scenario", "doom"), "S12", ('"doom"',)),
    "unknown character": (field("setup.characters", [{"id": "bob"}]), "S12", ('"bob"',)),
    "a city in the print-and-play": (field("setup.city", "roswell", PNP1), "S10", ("city",)),
    "a level in a position": (field("setup", {**PNP1, "level": 2}), "S8", ("hard",)),
    "a threat in a position": (field("setup", {**ROSWELL, "threat": 0}), "S9", ("hard",)),
    "unknown format": (field("format", "ufs-position/2"), None, ("format", "ufs-position/1")),
    "round 0": (field("round", 0), None, ("round", "0", "at least 1")),
    "unknown phase": (field("phase", "lunch"), None, ("phase", '"lunch"', "dice")),
    "unknown result": (field("result", "won"), None, ("result",)),
    "unknown field": (field("weather", "fog"), None, ("weather", "unknown field")),
    "unknown field of a worker": (field("workers.1.name", "Bob"), None, ("workers[1].name",)),
    "a die of 7": (field("workers.1.value", 7), None, ("workers[1].value", "7", "at most 6")),
    "a die of 0": (field("workers.1.value", 0), None, ("workers[1].value", "0", "at least 1")),
    "a robot of 7": (made(robots=[(7, [1, 1])]), None, ("robots[0].value", "at most 6")),
    "four workers": (lambda: position() | {"workers": position()["workers"][1:]}, None, ("4",)),
    "a ship in the garage": (field("ships.3.at", "garage"), None, ("ships[3].at", "garage")),
    "a ship of another kind": (field("ships.3.kind", "special"), None, ("ships[3].kind", "basic")),
    "truth as a number": (field("energy", True), None, ("energy", "true", "a whole number")),
    "a fraction": (field("energy", 2.5), None, ("energy", "2.5", "a whole number")),
    "a whole fraction": (field("energy", 2.0), None, ("energy", "a whole number")),
    "a number as text": (field("energy", "2"), None, ("energy", '"2"', "a whole number")),
    "no energy": (field("energy", None), None, ("energy", "null", "a whole number")),
    "a space of one number": (field("excavator", [3]), None, ("excavator",)),
    "a space as text": (field("excavator", "3-5"), None, ("excavator", '"3-5"', "a list")),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
@rule("D2", "D3", "D4", "S2", "S3", "S4", "S7", "E1", "E2", "E3", "E4")
def test_an_impossible_position_is_refused(name: str) -> None:
    make, rule_id, parts = IMPOSSIBLE[name]
    with pytest.raises(UfsError) as caught:
        Game.load(make(), seed=1)
    assert caught.value.code in ("bad_position", "bad_setup")
    assert caught.value.rule == rule_id
    message = caught.value.message(Words("en"))
    for part in parts:
        assert part in message, message
    for language in LANGUAGES:
        assert caught.value.message(Words(language)).strip()


@pytest.mark.parametrize("missing", [name for name in position() if name != "install"])
def test_a_position_without_one_of_its_fields(missing: str) -> None:
    whole = position()
    del whole[missing]
    with pytest.raises(UfsError) as caught:
        Game.load(whole, seed=1)
    assert caught.value.code == "bad_position"
    assert missing in str(caught.value)


def test_a_position_with_many_mistakes_names_them_all() -> None:
    whole = position()
    for n, ship in enumerate(whole["ships"]):
        ship |= {"kind": n, "at": [1.5, "2"], "name": "x"}
    for n, worker in enumerate(whole["workers"]):
        worker |= {"color": "green", "value": 7 + n, "space": [n], "speed": 1}
    with pytest.raises(UfsError) as caught:
        Game.load(whole, seed=1)
    message = caught.value.message(Words("en"))
    for place in ("ships[0].kind", "workers[4].color"):
        assert place in message


def test_impossible_positions_leave_the_game_in_progress(talk: Talk) -> None:
    before = talk.look()
    wrong = []
    for name, (make, rule_id, _) in IMPOSSIBLE.items():
        answer = talk.ask({"cmd": "load", "position": make(), "seed": 1})
        if answer["ok"] or answer["error"].get("rule") != rule_id or talk.look() != before:
            wrong.append((name, answer))
    assert not wrong, wrong[0]


def unrolled_beside_a_plain_die() -> Json:
    whole = with_workers((3, [1, 1]))()
    for worker in whole["workers"][1:]:
        worker["value"] = None
    return whole


UNREACHABLE: dict[str, Make] = {
    "dice picked up though no white die was placed": unrolled_beside_a_plain_die,
    "no die left that fits anywhere, pnp1": with_workers(
        *((1, [1, 2]), (2, [1, 3]), (3, [1, 4]), (4, [4, 5])),
        setup=PNP1,
        robots=[(3, [1, 1]), (3, [2, 1])],
    ),
}


@pytest.mark.parametrize("name", UNREACHABLE)
def test_a_position_no_game_can_reach_is_refused(name: str) -> None:
    with pytest.raises(UfsError) as caught:
        Game.load(UNREACHABLE[name](), seed=1)
    assert caught.value.code == "bad_position"


BOOKKEEPING: dict[str, Make] = {
    "a round that does not follow from the mothership": made(round=3),
    "workers that say nothing while ships spawn": made(
        phase="spawn", ships={0: "mothership", 1: "mothership"}
    ),
    "a resolved die without a value": made(phase="rooms", workers=[(None, "resolved")] * 5),
}


@pytest.mark.parametrize("name", BOOKKEEPING)
def test_what_no_rule_reads_is_taken_as_it_is(name: str) -> None:
    """Who types in a position from the table need not remember what changes nothing."""
    given = BOOKKEEPING[name]()
    assert Game.load(given, seed=1).position() == given


def test_an_error_gets_home_from_another_process() -> None:
    works: list[Callable[[], Game]] = [
        lambda: Game.new({"edition": "x"}, 1),
        lambda: Game.load({}, 1),
    ]
    for work in works:
        with pytest.raises(UfsError) as caught:
            work()
        again = pickle.loads(pickle.dumps(caught.value))
        assert (type(again), str(again)) == (type(caught.value), str(caught.value))


def attempt(work: Callable[[], Game]) -> Game | None:
    """The game, or nothing if it was refused as it should be."""
    try:
        return work()
    except UfsError:
        return None


def test_nothing_is_repaired_silently() -> None:
    """A robot off the board shows nothing. Either that is refused or it comes back as given."""
    whole = position(robots=[(4, None), (None, None)])
    answer = attempt(lambda: Game.load(whole, seed=1))
    assert answer is None or answer.position() == whole


ODD: dict[str, Any] = {
    "nothing": None,
    "a number": 5,
    "a text": "done",
    "bytes": b"done",
    "a tuple": (),
    "an object": object(),
    "a set": {"do", "done"},
    "a class": Game,
    "numbers as names": {1: 2},
    "an object inside": {"do": object()},
    "an endless number": 10**5000,
    "an endless number inside": {"do": "place", "worker": 10**5000, "space": [1, 1]},
    "no number": {"do": "place", "worker": float("nan"), "space": [1, 1]},
    "infinity": {"do": "place", "worker": float("inf"), "space": [1, 1]},
}


def nested(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


def circle() -> Json:
    value: Json = {"do": "done"}
    value["do"] = value
    return value


ODD |= {"a deep list": nested(5000), "a circle": circle()}


@pytest.mark.parametrize("name", ODD)
def test_odd_python_values_are_errors_too(name: str) -> None:
    value = ODD[name]
    game = Game.new(ROSWELL, 1)
    before = game.position()
    attempts: list[Callable[[], Any]] = [
        lambda: game.act(value),
        lambda: Game.new(value, 1),
        lambda: Game.load(value, 1),
        lambda: Game.new({"edition": value}, 1),
        lambda: Game.load(position() | {"excavator": value}, 1),
        lambda: Game.from_save(value),
    ]
    if name == "an endless number inside":  # well shaped: it is answered, with the rule
        assert game.why(value).rule == "D1"
        attempts.pop(1)
    for work in attempts:
        with pytest.raises(UfsError) as caught:
            work()
        for language in LANGUAGES:
            assert caught.value.message(Words(language))
    try:
        why = game.why(value)
    except UfsError:
        pass
    else:
        assert not why.legal
        assert why.message(Words("en"))
    assert game.position() == before


SEEDS: dict[str, Any] = {
    "below 0": -1,
    "too large": 2**64,
    "endless": 10**5000,
    "truth": True,
    "fraction": 1.0,
    "no number": float("nan"),
    "text": "1",
    "bytes": b"1",
    "list": [],
}


@pytest.mark.parametrize("name", SEEDS)
def test_a_bad_seed(name: str) -> None:
    with pytest.raises(UfsError) as new:
        Game.new(ROSWELL, SEEDS[name])
    with pytest.raises(UfsError) as loaded:
        Game.load(position(), SEEDS[name])
    for caught in (new, loaded):
        assert caught.value.code == "bad_request"
        assert caught.value.message(Words("en"))


# --- records ---


def played(setup: Json, dice: str = "auto", steps: int = 1000, seed: int = 4) -> Game:
    game = Game.new(setup, seed, dice)
    return play_on(game, steps)


def play_on(game: Game, steps: int = 1000) -> Game:
    for n in range(steps):
        if game.is_over:
            break
        actions = game.actions()
        action = dict(actions[(5 * n) % len(actions)])
        if action["do"] == "roll" and game.dice == "manual":
            action["values"] = [(n + k) % 6 + 1 for k in range(game.dice_to_roll())]
        game.act(action)
    return game


RECORDS = {
    "box": played({**NEW_YORK, "threat": 2}).record(),
    "pnp1": played({**PNP1, "level": 3}).record(),
    "manual": played(PNP2, "manual").record(),
    "unfinished": played(ROSWELL, steps=9).record(),
    "loaded": play_on(Game.load(position(PNP1), 1), 30).record(),
}


def refuse_record(text: str) -> UfsError:
    with pytest.raises(UfsError) as caught:
        Game.from_record(text)
    assert caught.value.code == "bad_record", caught.value
    for language in LANGUAGES:
        assert caught.value.message(Words(language)).strip()
    return caught.value


@pytest.mark.parametrize("name", RECORDS)
def test_the_records_themselves_are_fine(name: str) -> None:
    assert Game.from_record(RECORDS[name]).record() == RECORDS[name]
    assert Game.from_record(RECORDS[name].rstrip("\n")).record() == RECORDS[name]


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_cut_after_any_line_is_refused(name: str) -> None:
    lines = RECORDS[name].splitlines()
    for n in range(len(lines)):
        refuse_record("\n".join(lines[:n]))
        refuse_record("".join(f"{line}\n" for line in lines[:n]))


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_cut_anywhere_is_refused(name: str) -> None:
    text = RECORDS[name].rstrip("\n")
    places = {*range(0, len(text), 17), *range(max(0, len(text) - 60), len(text))}
    for place in sorted(places):
        refuse_record(text[:place])


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_without_one_of_its_lines(name: str) -> None:
    """Without a header it may still be a game, without a move or a roll it is another one."""
    lines = RECORDS[name].splitlines()
    kept = Game.from_record(RECORDS[name])
    for n, line in enumerate(lines):
        if not line.strip() or line.startswith("#"):
            continue
        text = "\n".join(lines[:n] + lines[n + 1 :])
        game = attempt(lambda text=text: Game.from_record(text))  # type: ignore[misc]
        if game is None:
            continue
        without_it = ":" in line or line.startswith(("remove", "use", "roll"))
        assert without_it or game.position() != kept.position(), line


START = "ufs-record/1\nedition: box\ncity: roswell\nseed: 4\ndice: auto\n"
ROLL = "roll P1=3 P2=6 P3=1 W1=2 W2=5\n"
REROLL = "roll P1=4 P2=1 P3=1 W2=6\n"
FINE = START + ROLL + "W1 2-4\n" + REROLL + "P1 1-1\nunfinished\n"

# exchanged in FINE: old, new, the line that is named, what is said
WRONG_LINES: dict[str, tuple[str, str, int | None, str]] = {
    "magic": ("ufs-record/1", "ufs-record/2", None, "ufs-record/1"),
    "magic missing": ("ufs-record/1\n", "", None, "ufs-record/1"),
    "unknown header": ("city: roswell", "town: roswell", 3, "town"),
    "header in capitals": ("city: roswell", "City: roswell", 3, "City"),
    "header twice": ("city: roswell", "city: roswell\ncity: roswell", 4, "twice"),
    "no edition": ("edition: box\n", "", None, "edition: box"),
    "unknown edition": ("edition: box", "edition: xob", 2, "xob"),
    "empty edition": ("edition: box", "edition:", 2, "expected"),
    "unknown city": ("city: roswell", "city: atlantis", None, "atlantis"),
    "unknown hard": ("city: roswell", "hard: sky9", None, "sky9"),
    "hard twice": ("city: roswell", "hard: sky1 sky1", None, "sky1"),
    "three skies": ("city: roswell", "sky: I II III", None, "4"),
    "sky in the wrong place": ("city: roswell", "sky: II I III IV", None, "II"),
    "damaged maybe": ("city: roswell", "damaged: maybe", 3, "yes, no"),
    "a city in the print-and-play": ("edition: box", "edition: pnp1", None, "city"),
    "seed below 0": ("seed: 4", "seed: -4", 4, "-4"),
    "seed in words": ("seed: 4", "seed: four", 4, "four"),
    "seed with a point": ("seed: 4", "seed: 4.0", 4, "4.0"),
    "seed too large": ("seed: 4", "seed: 18446744073709551616", 4, "18446744073709551615"),
    "seed without end": ("seed: 4", f"seed: {'4' * 5000}", 4, "18446744073709551615"),
    "seed empty": ("seed: 4", "seed:", 4, "expected"),
    "dice loaded": ("dice: auto", "dice: loaded", 5, "manual"),
    "position no JSON": ("city: roswell", "position: {", 3, "JSON"),
    "position no object": ("city: roswell", "position: []", 3, "expected"),
    "position NaN": ("city: roswell", "position: NaN", 3, "JSON"),
    "position deep": ("city: roswell", f"position: {'[' * DEEP}", 3, "JSON"),
    "position impossible": (
        *("city: roswell", f"position: {json.dumps(position(energy=8))}", 3, "energy"),
    ),
    "a die of 7": ("P2=6", "P2=7", 6, "P2=7"),
    "a die of 0": ("P2=6", "P2=0", 6, "P2=0"),
    "a die without a value": ("P2=6", "P2=", 6, "P2="),
    "a die too few": (" P2=6", "", 6, "P1, P2, P3, W1, W2"),
    "a die too many": ("W2=5", "W2=5 W2=5", 6, "P1, P2, P3, W1, W2"),
    "dice in another order": ("P1=3 P2=6", "P2=6 P1=3", 6, "P1, P2, P3, W1, W2"),
    "an unknown die": ("P2=6", "P4=6", 6, "P4=6"),
    "a placed die rolled again": ("P3=1 W2=6", "P3=1 W1=2 W2=6", None, "P1, P2, P3, W2"),
    "roll empty": (ROLL, "roll\n", 6, "P1, P2, P3, W1, W2"),
    "another word for roll": (ROLL, ROLL.replace("roll", "rolled"), 6, "expected"),
    "roll without a space": (ROLL, ROLL.replace("roll ", "roll"), 6, "expected"),
    "first roll missing": (ROLL, "", None, "Roll"),
    "reroll missing": (REROLL, "", 7, "roll"),
    "a roll too many": ("P1 1-1\n", "P1 1-1\nroll P2=1 P3=1 W2=6\n", 10, "roll"),
    "move outside": ("P1 1-1", "P1 9-9", 9, "Row 9, column 9"),
    "move without a space": ("P1 1-1", "P1", 9, "P1 2-3"),
    "move with a long space": ("P1 1-1", "P1 11-1", 9, "P1 2-3"),
    "move of an unknown die": ("P1 1-1", "P4 1-1", 9, "P1 2-3"),
    "move of a placed die": ("P1 1-1", "W1 1-1", 9, "W1"),
    "move into a taken column": ("P1 1-1", "P1 1-4", 9, "olumn 4"),
    "move onto the excavator": ("P1 1-1", "P1 3-5", 9, "excavator"),
    "move too far": ("P1 1-1", "P1 6-1", 9, "15 steps"),
    "use in the dice phase": ("P1 1-1", "use 2-4", 9, "rooms phase"),
    "done in the dice phase": ("P1 1-1", "done", 9, "dice to place"),
    "excavate in the dice phase": ("P1 1-1", "excavate", 9, "rooms phase"),
    "spawn in the dice phase": ("P1 1-1", "spawn 1 basic", 9, "drop points"),
    "spawn in column 6": ("P1 1-1", "spawn 6", 9, "expected"),
    "install without a robot": ("P1 1-1", "install R1 1-1", 9, "install"),
    "remove a robot that is not there": ("P1 1-1", "remove R1", 9, "Robot 1"),
    "remove a third robot": ("P1 1-1", "remove R3", 9, "expected"),
    "a word": ("P1 1-1", "retreat", 9, "expected"),
    "a long word": ("P1 1-1", "x" * 100_000, 9, "expected"),
    "a zero byte": ("P1 1-1", "P1 1-1\x00", 9, "expected"),
    "an undo": ("P1 1-1", "undo", 9, "expected"),
    "a header among the moves": ("P1 1-1", "seed: 4", 9, "expected"),
    "over too early": ("unfinished", "result lost damage", 10, "unfinished"),
    "result without words": ("unfinished", "result", 10, "unfinished"),
    "result misspelt": ("unfinished", "unfinnished", 10, "expected"),
    "a move after the end": ("unfinished\n", "unfinished\nP2 1-2\n", 11, "after its end"),
    "two ends": ("unfinished\n", "unfinished\nunfinished\n", 11, "after its end"),
    "no end": ("unfinished\n", "", None, "cut off"),
}


def test_the_record_that_is_edited_is_fine() -> None:
    assert Game.from_record(FINE).position()["workers"][0]["space"] == [1, 1]
    commented = FINE.replace("\n", "   # what a game\r\n").replace("# Round", "#")
    again = Game.from_record(commented)
    assert again.state() == Game.from_record(FINE).state()
    assert again.record().count("# what a game") == commented.count("# what a game")


@pytest.mark.parametrize("name", WRONG_LINES)
def test_a_wrong_line_is_named(name: str) -> None:
    old, new, line, part = WRONG_LINES[name]
    assert old in FINE
    error = refuse_record(FINE.replace(old, new, 1))
    message = error.message(Words("en"))
    if line is not None:
        assert message.startswith(f"Line {line} "), message
    assert part in message, message
    assert len(message) < 5000


def test_a_wrong_result_of_a_finished_game() -> None:
    text = RECORDS["box"]
    last = text.splitlines()[-1]
    assert last.startswith("result ")
    ends = ["result won research", "result lost damage", "result lost mothership", "unfinished"]
    ends += ["result", "result lost", f"{last} really", "result won damage", last.upper()]
    for end in ends:
        if end != last:
            error = refuse_record(text.replace(last, end))
            assert last in error.message(Words("en")) or end == last.upper()
    for more in ("P1 1-1", "done", "remove R1", "roll P1=1", "excavate"):
        refuse_record(text.replace(last, f"{more}\n{last}"))


def test_a_record_whose_headers_contradict_its_position() -> None:
    """What the position says is one game; a header that says another is no ornament."""
    text = RECORDS["loaded"]
    assert "\nedition: pnp1\n" in text
    for header in ("edition: pnp2", "edition: box", "edition: nonsense"):
        refuse_record(text.replace("edition: pnp1", header))
    for header in ("city: atlantis", "hard: nonsense", "sky: I", "damaged: yes"):
        refuse_record(text.replace("edition: pnp1\n", f"edition: pnp1\n{header}\n"))


def test_a_record_of_a_loaded_game_that_was_rolled_replays() -> None:
    """Loaded before the dice were rolled, the roll is an action of its own."""
    whole = position()
    for worker in whole["workers"]:
        worker["value"] = None
    for dice in ("auto", "manual"):
        game = Game.load(whole, 1, dice)
        action: Json = {"do": "roll"}
        if dice == "manual":
            action["values"] = [1, 2, 3, 4, 5]
        game.act(action)
        assert Game.from_record(game.record()).position() == game.position(), dice


def test_deep_positions_in_records() -> None:
    for depth in (*range(700, 1000, 3), 3000):
        text = f"position: {'[' * depth}{']' * depth}"
        refuse_record(FINE.replace("city: roswell", text))


def test_records_that_are_no_texts_of_ours() -> None:
    for text in ("", "\n\n", "# only a comment\n", "hello", "\x00", "{}", "\ufeff" + FINE):
        refuse_record(text)
    refuse_record("x" * 2_000_001)
    refuse_record(START + "P1 1-1\n" * 250_000)
    refuse_record("ufs-record/1\n" + "a:b\n" * 100_000)


# --- saves ---

SAVES: dict[str, Json] = {
    "auto": played(ROSWELL, steps=12).save(),
    "manual": played(PNP1, "manual", steps=12).save(),
    "loaded": play_on(Game.load(position(PNP2), 1), 6).save(),
}


@pytest.mark.parametrize("name", SAVES)
def test_the_saves_themselves_are_fine(name: str) -> None:
    save = json.loads(json.dumps(SAVES[name]))
    assert Game.from_save(save).save() == save


FIRST = SAVES["auto"]["steps"][0]
WRONG_SAVES: dict[str, tuple[str, Json]] = {
    "no format": ("auto", {"format": None}),
    "another format": ("auto", {"format": "ufs-game/2"}),
    "a position": ("auto", {"format": "ufs-position/1"}),
    "unknown field": ("auto", {"mood": "good"}),
    "setup null": ("auto", {"setup": None}),
    "setup list": ("auto", {"setup": []}),
    "setup unknown": ("auto", {"setup": {"edition": "xob"}}),
    "setup with a wrong field": ("auto", {"setup": {**ROSWELL, "x": 1}}),
    "seed null": ("auto", {"seed": None}),
    "seed true": ("auto", {"seed": True}),
    "seed text": ("auto", {"seed": "4"}),
    "seed below 0": ("auto", {"seed": -4}),
    "seed a fraction": ("auto", {"seed": 4.0}),
    "dice null": ("auto", {"dice": None}),
    "dice loaded": ("auto", {"dice": "loaded"}),
    "dice list": ("auto", {"dice": ["auto"]}),
    "origin false": ("auto", {"origin": False}),
    "origin list": ("auto", {"origin": []}),
    "origin impossible": ("loaded", {"origin": position(PNP2, energy=8)}),
    "origin of another game": ("loaded", {"origin": position(ROSWELL)}),
    "setup of another game": ("loaded", {"setup": {"edition": "xob"}}),
    "setup of the other edition": ("loaded", {"setup": {"edition": "pnp1", "hard": []}}),
    "rolls null": ("auto", {"rolls": None}),
    "rolls a number": ("auto", {"rolls": 5}),
    "rolls a text": ("auto", {"rolls": "55555"}),
    "rolls an object": ("manual", {"rolls": {}}),
    "rolls an empty text": ("manual", {"rolls": ""}),
    "rolls flat": ("auto", {"rolls": [1, 2, 3, 4, 5]}),
    "rolls of texts": ("auto", {"rolls": [["1", "2", "3", "4", "5"]]}),
    "rolls of truths": ("auto", {"rolls": [[True] * 5]}),
    "rolls of objects": ("auto", {"rolls": [{"1": 1, "2": 2}]}),
    "a die of 7": ("auto", {"rolls": [[1, 2, 3, 4, 7]]}),
    "a die too few": ("auto", {"rolls": [[1, 2, 3, 4]]}),
    "no first roll": ("auto", {"rolls": []}),
    "two first rolls": ("auto", {"rolls": [*SAVES["auto"]["rolls"], [1, 1, 1, 1, 1]]}),
    "a first roll of a loaded game": ("loaded", {"rolls": [[6, 6, 6, 6, 6]]}),
    "a first roll by hand": ("manual", {"rolls": [[6, 6, 6, 6, 6]]}),
    "steps null": ("auto", {"steps": None}),
    "steps a text": ("auto", {"steps": "done"}),
    "steps an empty text": ("auto", {"steps": ""}),
    "steps an object": ("auto", {"steps": {}}),
    "steps of numbers": ("auto", {"steps": [1]}),
    "steps of lists": ("auto", {"steps": [[]]}),
    "a step without rolls": ("auto", {"steps": [{"action": FIRST["action"]}]}),
    "a step without action": ("auto", {"steps": [{"rolls": []}]}),
    "a step with more": ("auto", {"steps": [{**FIRST, "note": "good"}]}),
    "a step with a wrong action": ("auto", {"steps": [{"action": {"do": "fly"}, "rolls": []}]}),
    "a step with an illegal action": ("auto", {"steps": [{"action": DONE, "rolls": []}]}),
    "a step with a roll too many": ("auto", {"steps": [{**FIRST, "rolls": [[1], [1]]}]}),
    "a step with a die of 0": ("auto", {"steps": [{**FIRST, "rolls": [[0]]}]}),
    "a step twice": ("auto", {"steps": [FIRST, FIRST]}),
    "a step with rolls as text": ("auto", {"steps": [{**FIRST, "rolls": "1"}]}),
}


@pytest.mark.parametrize("name", WRONG_SAVES)
def test_a_wrong_save(name: str) -> None:
    base, changes = WRONG_SAVES[name]
    with pytest.raises(UfsError) as caught:
        Game.from_save(copy.deepcopy(SAVES[base]) | copy.deepcopy(changes))
    for language in LANGUAGES:
        assert caught.value.message(Words(language)).strip()


@pytest.mark.parametrize("missing", sorted({*SAVES["auto"]} - {"pieces", "position", "rules"}))
def test_a_save_without_one_of_its_fields(missing: str) -> None:
    save = {name: value for name, value in SAVES["auto"].items() if name != missing}
    with pytest.raises(UfsError) as caught:
        Game.from_save(save)
    assert caught.value.code == "bad_save"


@pytest.mark.parametrize("data", [None, True, 5, "save", [], {}, [SAVES["auto"]], b"{}"])
def test_what_is_no_save_at_all(data: Any) -> None:
    with pytest.raises(UfsError) as caught:
        Game.from_save(data)
    assert caught.value.code == "bad_save"


# --- the command line ---


def ufs(
    *arguments: str | bytes | Path,
    data: Path,
    stdin: bytes = b"",
    environment: dict[str, str] | None = None,
) -> subprocess.CompletedProcess[bytes]:
    run = subprocess.run(
        [sys.executable, "-m", "ufs", *arguments],
        input=stdin,
        capture_output=True,
        timeout=60,
        check=False,
        env={**ENV, "XDG_DATA_HOME": str(data), **(environment or {})},
    )
    assert b"Traceback" not in run.stdout + run.stderr, run.stderr.decode(errors="replace")[-500:]
    return run


# Most terminals: UTF-8 and nothing else. The C locale of a test machine is more patient.
STRICT = {"PYTHONIOENCODING": "utf-8:strict"}
FILES: dict[str, bytes | None] = {
    "missing": None,
    "empty": b"",
    "not UTF-8": FINE.encode() + b"# \xff\n",
    "UTF-16": FINE.encode("utf-16"),
    "cut": FINE.encode()[:-15],
    "wrong result": FINE.replace("unfinished", "result won research").encode(),
    "edited": FINE.replace("P1 1-1", "P1 1-4").encode(),
}


def in_process(
    arguments: list[str], data: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[str, str]:
    """The command in this process, as starting one for each takes its time. It must exit with 2."""
    monkeypatch.setenv("XDG_DATA_HOME", str(data))
    run = commands.invoke(arguments, "quit\n")
    assert run.exception is None or isinstance(run.exception, SystemExit), repr(run.exception)
    assert run.exit_code == 2
    assert run.stderr.strip()
    return run.stdout, run.stderr


@pytest.mark.parametrize("name", FILES)
def test_replay_of_a_bad_record(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.txt"
    content = FILES[name]
    if content is not None:
        file.write_bytes(content)
    for command in ("replay", "play"):
        out, errors = in_process([command, str(file)], tmp_path, monkeypatch)
        assert out == ""
        assert len(errors.strip().splitlines()) == 1
    assert not (tmp_path / "under-falling-skies").exists(), "the kept game is untouched"


@pytest.mark.parametrize(
    ("name", "language"), [("cut", "en"), ("not UTF-8", "de"), ("edited", "fr")]
)
def test_a_bad_record_as_a_user_starts_it(name: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(FILES[name] or b"")
    command = "replay" if language == "en" else "play"
    run = ufs(command, file, "--lang", language, data=tmp_path, stdin=b"P2 1-2\n")
    assert run.returncode == 2
    assert run.stdout == b""
    assert run.stderr.strip()


def test_a_record_of_100_megabytes(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with file.open("wb") as target:
        target.write(FINE.encode())
        target.truncate(100_000_000)
    code = (
        "from ufs.cli.main import app\ntry:\n    app()\nfinally:\n"
        # its own peak; getrusage would count how large the process of the tests was, too
        "    print(next(line.split()[1] for line in open('/proc/self/status') if 'VmHWM' in line))"
    )
    run = subprocess.run(
        [sys.executable, "-c", code, "replay", str(file)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env=ENV,
    )
    assert run.returncode == 2
    assert "Traceback" not in run.stderr
    assert int(run.stdout) < 250_000  # kB


BAD_LINES: dict[str, list[str]] = {
    "unknown edition": ["play", "--edition", "third"],
    "long edition": ["play", "--edition", "x" * 5000],
    "unknown city": ["play", "--city", "atlantis"],
    "level in the box": ["play", "--level", "1"],
    "threat of 5": ["play", "--threat", "5"],
    "seed below 0": ["play", "--seed", "-1"],
    "seed in words": ["play", "--seed", "four"],
    "seed too large": ["play", "--seed", str(2**64)],
    "unknown option": ["play", "--cheat"],
    "unknown command": ["destroy"],
    "a folder as record": ["replay", "/"],
    "setup no JSON": ["bench", "--setup", "{"],
    "setup deep": ["bench", "--setup", "[" * 50_000],
    "setup nested": ["bench", "--setup", "[" * 900 + "]" * 900],
    "setup a list": ["bench", "--setup", "[1]"],
    "setup huge": ["bench", "--setup", '{"edition": "box", "threat": ' + "9" * 30 + "}"],
    "seconds of nothing": ["bench", "--seconds", "nan"],
    "unknown bot": ["bench", "--bot", "x" * 5000],
    "unknown mode": ["bench", "--mode", "x" * 5000],
    "unknown language": ["--lang", "x" * 5000, "play"],
    "long pack": ["play", "--pack", "x" * 300],
}


@pytest.mark.parametrize("name", BAD_LINES)
def test_a_bad_command_line(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    in_process(BAD_LINES[name], tmp_path, monkeypatch)


def test_names_that_are_no_texts(tmp_path: Path) -> None:
    """A file name is bytes; printing one back must not fail where the terminal is strict."""
    name = os.fsencode(tmp_path) + b"/\xff\xfe"
    assert ufs("replay", name, data=tmp_path, environment=STRICT).returncode == 2
    assert ufs("content", "check", name, data=tmp_path, environment=STRICT).returncode == 2
    assert ufs("play", "--pack", name, data=tmp_path, environment=STRICT).returncode == 2


GARBAGE = [
    *(
        "xyzzy",
        "P1",
        "P1 9-9",
        "P9 1-1",
        "W1 0-0",
        "use 9-9",
        "roll 7 7",
        "why",
        "why xyzzy",
        "redo",
    ),
    *(
        "undo",
        "spawn 9",
        "install R9 1-1",
        "remove R1",
        "\x00",
        "é😀",
        "x" * 100_000,
        "save",
        "save /",
    ),
    *("save /nowhere/at/all", "save \x00", "excavate", "done", "record x", "why roll 1"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_garbage_at_the_prompt_changes_nothing(language: str, tmp_path: Path) -> None:
    lines = "\n".join([*GARBAGE, "record", ""])
    arguments = ("play", "--text", "--seed", "4", "--lang", language)
    run = commands.ufs(*arguments, stdin=lines, XDG_DATA_HOME=str(tmp_path))
    assert run.returncode == 0
    assert Game.new(ROSWELL, 4).record().strip() in run.stdout


def test_a_home_that_is_none(tmp_path: Path) -> None:
    lines = "save ~nobody-of-this-name/x\nrecord\n"
    arguments = ("play", "--text", "--seed", "4")
    run = commands.ufs(*arguments, stdin=lines, XDG_DATA_HOME=str(tmp_path))
    assert run.returncode == 0
    assert "unfinished" in run.stdout


def test_bytes_at_the_prompt(tmp_path: Path) -> None:
    run = ufs(
        "play",
        "--text",
        "--seed",
        "4",
        data=tmp_path,
        stdin=b"\xff\xfe\nrecord\n",
        environment=STRICT,
    )
    assert run.returncode in (0, 2)
    assert run.returncode == 2 or b"unfinished" in run.stdout


def test_a_protocol_whose_input_just_ends(tmp_path: Path) -> None:
    run = ufs("protocol", data=tmp_path, stdin=b'{"cmd": "new", "setup": {"edition": "b')
    assert run.returncode == 0
    assert json.loads(run.stdout)["error"]["code"] == "bad_json"
