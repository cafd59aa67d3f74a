"""docs/making.md and docs/content.md tell the truth: pieces can be played, tables are whole."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import BaseModel

from tests.content.test_starters import fields, play_to_the_end
from tests.support.files import ROOT
from tests.support.pages import blocks
from ufs.base.words import Words
from ufs.content import explained, schema
from ufs.content.loader import BUILT_IN, load
from ufs.content.vocabulary import ACTION_WORDS, ROOM_WORDS
from ufs.game import Game

EN = Words("en")
GUIDE = (ROOT / "docs" / "making.md").read_text(encoding="utf-8")
REFERENCE = (ROOT / "docs" / "content.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("damaged", [False, True])
def test_the_city_of_the_guide_can_be_played(damaged: bool, tmp_path: Path) -> None:
    (city,) = blocks("docs/making.md", "toml")
    (tmp_path / "bremen.toml").write_text(city, encoding="utf-8")
    library = load([tmp_path])
    assert library.problems == []
    setup = {"edition": "box", "city": "bremen", "damaged": damaged}
    game = Game.new(setup, 1, library=library)
    assert len(game.table.abilities) == (2 if damaged else 1)
    play_to_the_end(game)


def test_the_vocabulary_of_the_guide_is_that_of_the_game() -> None:
    found = re.findall(r"^(\| `(?:when|effect)` \|.*\n)\|.*\n((?:\|.*\n)+)", GUIDE, re.MULTILINE)
    tables = [[cells(line) for line in (head, *body.splitlines())] for head, body in found]
    code = "`{}`".format
    assert tables == [
        [
            ["`when`", "what it means", "`on`"],
            *([code(one.word), one.meaning, listed_in(one.on)] for one in explained.moments(EN)),
        ],
        [
            ["`effect`", "what it means", "n", "only `when`"],
            *(
                [code(one.word), one.meaning, one.amounts, listed_in(one.when)]
                for one in explained.effects(EN)
            ),
        ],
        [
            ["`effect`", "what it means", "n", "`on`"],
            *(
                [code(one.word), one.meaning, one.amounts, listed_in(one.on)]
                for one in explained.permanent_effects(EN)
            ),
        ],
    ]


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def listed_in(words: tuple[str, ...]) -> str:
    return ", ".join(f"`{word}`" for word in words)


# --- the reference ---

SHAPES: dict[str, type[BaseModel]] = {
    "pack": schema.Pack,
    "sky": schema.Sky,
    "base-tile": schema.BaseTile,
    "base-card": schema.BaseCard,
    "city": schema.City,
    "character": schema.Character,
    "scenario": schema.Scenario,
    "chapter": schema.ChapterFile,
    "tracks": schema.Tracks,
    "mothership": schema.Mothership,
    "edition": schema.EditionFile,
    "an ability": schema.Ability,
}


def listed() -> dict[str, set[str]]:
    """The fields of every kind in the table at the end."""
    found: dict[str, set[str]] = {}
    kind = ""
    for line in REFERENCE.split("| kind | field | value |")[1].splitlines():
        row = cells(line)
        if len(row) == 3 and "---" not in line:
            kind = row[0].removeprefix("`").removesuffix("`") or kind
            for name in re.findall(r"`([\w.]+)`", row[1]):
                found.setdefault(kind, set()).add(name.rpartition(".")[2])
                found[kind] |= {part for part in name.split(".") if part and part != "X"}
    return found


def test_every_field_is_in_the_table_and_no_other() -> None:
    table = listed()
    common = {"kind", "id", "source", "editions"}
    inside = {"en", "de", "fr", *fields(schema.Ability)}
    assert set(table) == {*SHAPES, "every", "every but `pack`, `edition`, `chapter"}
    for kind, shape in SHAPES.items():
        expected = fields(shape) - common
        if kind != "an ability":
            expected -= inside - {"effect", "amount"} if kind == "sky" else inside
        assert table[kind] == expected, kind


def test_the_values_in_the_table_are_those_of_the_schema() -> None:
    effects = get_args(schema.SkySpace.model_fields["effect"].annotation)
    line = next(line for line in REFERENCE.splitlines() if "spaces.X.effect" in line)
    named = re.findall(r"`([\w-]+)`", line.split("|")[3])
    assert tuple(named[: len(effects)]) == effects
    text = REFERENCE.replace("\n", " ")
    for word in (*ROOM_WORDS, *ACTION_WORDS):
        assert f"`{word}" in text, word


def test_the_size_of_the_built_in_pack_is_right_to_a_tenth() -> None:
    found = re.search(r"the built-in pack has (\d+) files in ([\d,]+) bytes", REFERENCE)
    assert found
    sizes = [path.stat().st_size for path in BUILT_IN.rglob("*.toml")]
    assert int(found[1]) == len(sizes)
    assert int(found[2].replace(",", "")) == pytest.approx(sum(sizes), rel=0.1)


def test_the_pieces_of_the_reference_can_be_played_together(tmp_path: Path) -> None:
    for n, example in enumerate(blocks("docs/content.md", "toml")):
        (tmp_path / f"{n}.toml").write_text(example, encoding="utf-8")
    library = load([tmp_path])
    assert [problem.message(EN) for problem in library.problems] == []
    setup: dict[str, Any] = {"edition": "box", "city": "reykjavik", "scenario": "night-shift"}
    setup |= {"sky": ["I", "storm", "III", "IV"], "characters": [{"id": "welder"}]}
    for seed in range(3):
        play_to_the_end(Game.new(setup, seed, library=library))
