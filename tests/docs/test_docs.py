"""The examples in the docs run."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from pathlib import Path

import pytest

import ufs.game
from tests.support.files import ROOT
from tests.support.pages import PAGES, blocks
from tests.support.stage import does, stage
from ufs.content.loader import load
from ufs.game import Game
from ufs.game.events import Event, write_events
from ufs.rules import events as E
from ufs.rules.state import State
from ufs.rules.turn import start


def test_the_makefile_has_the_targets_of_the_readme() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    text = (ROOT / "README.md").read_text() + (ROOT / "CONTRIBUTING.md").read_text()
    for target in set(re.findall(r"^make (\w+)", text, re.MULTILINE)):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_the_pieces_in_the_docs_are_a_pack_that_can_be_played(tmp_path: Path) -> None:
    for n, example in enumerate(blocks("docs/content.md", "toml") + blocks("README.md", "toml")):
        (tmp_path / f"{n}.toml").write_text(example, encoding="utf-8")
    library = load([tmp_path])
    assert not library.problems
    for city in ("reykjavik", "prague"):
        sky = ["I", "storm", "III", "IV"]
        game = Game.new({"edition": "box", "city": city, "sky": sky}, 1, library=library)
        assert game.position()["setup"]["city"] == city


def test_the_position_and_setups_of_the_protocol_page_load() -> None:
    examples = blocks("docs/protocol.md", "json")
    (position,) = [json.loads(block) for block in examples if "ufs-position" in block]
    assert Game.load(position, 1).position() == position
    setups = next(block for block in examples if block.startswith('{"edition"'))
    for line in setups.splitlines():
        Game.new(json.loads(line), 1)


def test_the_actions_of_the_protocol_page_have_the_right_shape() -> None:
    game = Game.new({"edition": "box"}, 1)
    block = next(block for block in blocks("docs/protocol.md", "json") if '"do"' in block)
    for line in block.splitlines():
        game.why(json.loads(line))


def told_events() -> Iterator[Event]:
    """Every event with every field it can have: all that the rules can tell."""
    rows = [". . . . .  | -", "X . . . .  | -", ". . . . .  | -", ". . . . .  | -"]
    stand = does("always", "dig-cost", 2), does("always", "orange"), does("placed", "barrage")
    table = stage(*stand, sky=rows, spaces={"X": ("cave-in", 3)}).new().table
    s = State()
    start(s, table.board)
    numbers = [value for name, value in vars(E).items() if name.startswith("E_")]
    values = (-1, 0, 1, 2, table.board.city_row)
    for number, a, b, c, d in product(numbers, (0, 1), (-1, 0, 1), values, values):
        with suppress(KeyError, IndexError):  # no such reason, action or ability
            yield from write_events([(E.E_ABILITY, 0, 0, 0, 0), (number, a, b, c, d)], s, table)
    yield from corrected_events()


def corrected_events() -> Iterator[Event]:
    """Facts that were set by hand, of every kind."""
    game = Game.new({"edition": "box", "characters": [{"id": "pilot"}]}, 1, "manual")
    game.act({"do": "roll", "values": [1, 2, 3, 4, 5]})
    lists = {name: game.position()[name] for name in ("workers", "robots", "ships")}
    lists["workers"][0]["value"] = 6
    lists["robots"][0] |= {"value": 3, "space": [1, 1]}
    lists["ships"][0]["at"] = "mothership"
    return iter(game.correct({**lists, "energy": 4, "spent": {"character:pilot": 1}}))


def test_the_table_of_events_has_every_event_and_every_field() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    section = page.split("## Events")[1].split("\n## ")[0]
    documented: dict[str, set[str]] = {}
    for names, fields in re.findall(r"^\| (`.*?) \| (.*) \|$", section, re.MULTILINE):
        words = set(re.findall(r"\w+", " ".join(re.findall(r"`(.*?)`", fields))))
        documented |= dict.fromkeys(re.findall(r"`(\w+)`", names), words)
    told: dict[str, set[str]] = {}
    for event in told_events():
        told.setdefault(event["event"], set()).update(event.keys() - {"event"})
    assert told.keys() == documented.keys()
    assert {"by"} <= told["held"] & told["miss"]
    assert {"cost"} <= told["excavator"]
    missing = {name: told[name] - documented[name] for name in told}
    assert {name: fields for name, fields in missing.items() if fields} == {}


def test_the_record_of_the_protocol_page_replays() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    (record,) = re.findall(r"```\n(ufs-record/1\n.*?)```", text, re.DOTALL)
    assert Game.from_record(record).position()["workers"][3]["space"] == [2, 4]


def test_the_docstring_of_the_game_runs() -> None:
    import doctest

    assert doctest.testmod(ufs.game).failed == 0
    assert doctest.testmod(ufs.game).attempted > 0


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!http)([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target
