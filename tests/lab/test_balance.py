"""`ufs balance`: maps of win rates, baselines, and what changed on the table."""

from __future__ import annotations

import csv
import io
import json
import os
import signal
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.support.lab import (
    BOTS,
    PATIENCE,
    answer,
    here,
    lines_of,
    start,
    wait_until,
    without_times,
)
from ufs.base.words import LANGUAGES, Words
from ufs.content.loader import built_in
from ufs.content.schema import City
from ufs.lab.balance import Cell, compare, mark
from ufs.lab.heatmap import HeatMap, as_svg, colour, ink
from ufs.lab.outcome import Chunk, Totals

QUICK = ("balance", "--bot", "random", "--jobs", "1")
CITIES = [city.id for city in built_in().all(City)]
SVG = "{http://www.w3.org/2000/svg}"


def tally(wins: int, games: int) -> Totals:
    made = Totals()
    results = "1" * wins + "2" * (games - wins)
    made.add(Chunk(0, 0, results, games, games, games, games, 1.0))
    return made


def test_all_cities_at_all_threats() -> None:
    cells = answer(*QUICK, "--games", "3")["cells"]
    assert len(cells) == 5 * len(CITIES)
    assert {cell["row"] for cell in cells} == set(CITIES)
    assert [cell["column"] for cell in cells[:5]] == ["0", "1", "2", "3", "4"]
    assert all(cell["games"] == 3 for cell in cells)
    some = answer(*QUICK, "--games", "3", "--city", "roswell", "--threat", "1", "--damaged")
    assert [cell["name"] for cell in some["cells"]] == ["roswell · 1", "roswell (damaged) · 1"]


def test_a_cell_is_what_simulate_says() -> None:
    (cell,) = answer(*QUICK, "--games", "40", "--city", "roswell", "--threat", "3")["cells"]
    alone = answer("simulate", "--city", "roswell", "--threat", "3", "--games", "40")
    for name in ("wins", "losses", "mean_rounds", "mean_research", "low", "high"):
        assert cell[name] == alone[name]


def test_the_print_and_play_has_levels() -> None:
    cells = answer(*QUICK, "--edition", "pnp2", "--games", "2")["cells"]
    assert [cell["setup"]["level"] for cell in cells] == list(range(9))


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_and_map(language: str) -> None:
    code, out, errors = here(*QUICK, "--games", "5", "--lang", language)
    assert code == 0
    assert errors == ""
    lines = out.splitlines()
    assert sum("washington" in line for line in lines) == 6  # five in the table, one in the map
    assert "\x1b" not in out


def test_the_map_as_a_drawing(tmp_path: Path) -> None:
    file = tmp_path / "map.svg"
    code, _, errors = here(*QUICK, "--games", "5", "--svg", file)
    assert code == 0, errors
    root = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    titles = [title.text or "" for title in root.iter(f"{SVG}title")]
    assert len(titles) == 1 + 5 * len(CITIES)
    assert any(title.startswith("new-york 2: ") for title in titles)


def test_the_drawing_is_well_formed_whatever_the_names_are() -> None:
    cells = [Cell('<"&>', "", {}), Cell("plain", "", {})]
    text = as_svg(HeatMap(cells, [tally(1, 2), Totals()]), 'A "title" & <more>', Words("fr"))
    assert ElementTree.fromstring(text).get("aria-label") == 'A "title" & <more>'


def test_colours_run_from_dark_to_light_and_stay_readable() -> None:
    def light(rate: float) -> float:
        red, green, blue = colour(rate)
        return 0.299 * red + 0.587 * green + 0.114 * blue

    lights = [light(n / 10) for n in range(11)]
    assert lights == sorted(lights)
    assert ink(colour(0.0)) == "#ffffff"
    assert ink(colour(1.0)) == "#000000"


def test_a_list_of_setups(tmp_path: Path) -> None:
    toml = tmp_path / "setups.toml"
    toml.write_text(
        '[[setups]]\nname = "easy"\nedition = "box"\nthreat = 0\n\n[[setups]]\nedition = "pnp1"\n'
    )
    listed = tmp_path / "setups.json"
    listed.write_text('[{"name": "easy", "edition": "box", "threat": 0}, {"edition": "pnp1"}]')
    runs = [answer(*QUICK, "--setups", file, "--games", "5") for file in (toml, listed)]
    assert [without_times(cell) for cell in runs[0]["cells"]] == [
        without_times(cell) for cell in runs[1]["cells"]
    ]
    assert [cell["name"] for cell in runs[0]["cells"]] == ["easy", '{"edition": "pnp1"}']


BAD_LISTS = {
    "nothing.json": ("", "cannot be read"),
    "empty.json": ("[]", "no list of setups"),
    "number.json": ("7", "no list of setups"),
    "field.json": ('[{"edition": "box", "treat": 1}]', "setup 1: treat: unknown field"),
    "inside.json": ('[{"edition": "box"}, 7]', "setup 2"),
    "twice.json": ('[{"name": "a", "edition": "box"}, {"name": "a", "edition": "pnp1"}]', "two"),
    "city.json": ('[{"edition": "box", "city": "atlantis"}]', "atlantis"),
    "bad.toml": ("[[", "cannot be read"),
}


@pytest.mark.parametrize("name", BAD_LISTS)
def test_a_bad_list_is_told(name: str, tmp_path: Path) -> None:
    text, told = BAD_LISTS[name]
    (tmp_path / name).write_text(text)
    code, out, errors = here(*QUICK, "--setups", tmp_path / name)
    assert code == 2
    assert out == ""
    assert told in errors


def test_other_bad_input(tmp_path: Path) -> None:
    for arguments, told in (
        (["--setups", tmp_path / "none.json"], "cannot be read"),
        (["--setups", tmp_path / "x.json", "--city", "roswell"], "not both"),
        (["--city", "atlantis"], "atlantis"),
        (["--threat", "7"], "threat"),
        (["--edition", "pnp9"], "pnp9"),
        (["--baseline", tmp_path / "none.json"], "cannot be read"),
    ):
        code, out, errors = here(*QUICK, *arguments, "--games", "2")
        assert code == 2
        assert out == ""
        assert told in errors


def test_csv() -> None:
    code, out, _ = here(*QUICK, "--games", "4", "--threat", "0", "--csv")
    assert code == 0
    rows = list(csv.DictReader(io.StringIO(out)))
    assert [row["row"] for row in rows] == CITIES
    assert all(row["games"] == "4" for row in rows)


# --- baselines ---


def test_a_baseline_and_a_pack_that_makes_it_easy(tmp_path: Path) -> None:
    """A tile that replaces a built-in one: its name, its cells and the difference are told."""
    kept, pack = tmp_path / "kept.json", tmp_path / "pack"
    cell = ("--city", "roswell", "--threat", "0")
    grid = ("balance", "--bot", "greedy", *cell, "--games", "300", "--jobs", "1")
    assert here(*grid, "--save", kept)[0] == 0
    same = answer(*grid, "--baseline", kept)["comparison"]
    assert same["pieces_changed"] == []
    assert same["changes"]["roswell · 0"]["difference"] == 0
    assert same["changes"]["roswell · 0"]["content_changed"] is False
    pack.mkdir()
    make_research_easy(pack)
    code, out, errors = here(*grid, "--baseline", kept, "--pack", pack)
    assert code == 0, errors
    row = next(line for line in out.splitlines() if line.startswith("roswell"))
    assert "**" in row
    assert "pieces changed" in row
    assert "Sky/I, " in out
    changed = answer(*grid, "--baseline", kept, "--pack", pack)["comparison"]
    assert changed["changes"]["roswell · 0"]["certain"] is True
    assert changed["changes"]["roswell · 0"]["low"] > 0


def make_research_easy(pack: Path) -> None:
    """All sky tiles once more, with research that costs next to nothing."""
    import re

    from ufs.content.loader import BUILT_IN

    for file in sorted((BUILT_IN / "sky").glob("*.toml")):
        text = file.read_text(encoding="utf-8")
        if '"box"' in text:
            numbers = re.findall(r"^research = (.*)\]", text, flags=re.MULTILINE)
            cheap = text
            for one in numbers:
                cheap = cheap.replace(one, re.sub(r"\d+", "1", one))
            assert cheap != text
            (pack / file.name).write_text(cheap, encoding="utf-8")


def test_cells_that_are_new_or_gone_are_told(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    assert (
        here(*QUICK, "--threat", "0", "--city", "roswell", "--games", "5", "--save", kept)[0] == 0
    )
    grid = (*QUICK, "--threat", "1", "--city", "roswell", "--games", "5", "--baseline", kept)
    comparison = answer(*grid)["comparison"]
    assert comparison["new"] == ["roswell · 1"]
    assert comparison["gone"] == ["roswell · 0"]
    out = here(*grid)[1]
    assert "new" in out
    assert "roswell · 0" in out


def test_a_baseline_of_another_bot_says_nothing(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    assert here(*QUICK, "--threat", "0", "--games", "2", "--save", kept)[0] == 0
    code, _, errors = here("balance", "--bot", "greedy", "--baseline", kept, "--games", "2")
    assert code == 2
    assert "greedy" in errors


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        "{}",
        '{"format": "ufs-balance/1"}',
        '{"format": "ufs-balance/1", "bot": "random", "pieces": {}, "cells": [{"name": "a"}]}',
        '{"format": "ufs-balance/1", "bot": "random", "pieces": {}, "cells": '
        '[{"name": "a", "wins": 3, "games": 2, "content": ""}]}',
    ],
)
def test_a_baseline_that_is_none(text: str, tmp_path: Path) -> None:
    (tmp_path / "kept.json").write_text(text)
    code, _, errors = here(*QUICK, "--baseline", tmp_path / "kept.json", "--games", "2")
    assert code == 2
    assert "--save" in errors


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    for option in ("--save", "--svg"):
        code, _, errors = here(*QUICK, "--games", "2", option, tmp_path / "no" / "file")
        assert code == 2
        assert "cannot be written" in errors


def test_stars_are_for_what_changed_and_not_for_luck() -> None:
    cells = [{"name": name, "content": "c"} for name in ("up", "same", "luck")]
    data = {"cells": cells, "pieces": {}}
    old = {"wins": 100, "games": 1000, "content": "c"}
    baseline = {"cells": {cell["name"]: old for cell in cells}, "pieces": {}}
    now = [tally(200, 1000), tally(100, 1000), tally(129, 1000)]
    changes = compare(data, now, baseline).changes
    words = Words("en")
    assert mark(changes["up"], words) == "**"
    assert mark(changes["same"], words) == ""
    assert mark(changes["luck"], words) == "*"


# --- Ctrl-C ---


def test_an_interrupted_map_has_all_cells_and_goes_on(tmp_path: Path) -> None:
    journal = tmp_path / "run"
    arguments = (
        "balance",
        "--bot",
        f"{BOTS}:First",
        *("--city", "roswell", "--city", "new-york", "--city", "washington"),
        *("--threat", "0", "--threat", "4"),
        *("--jobs", "1"),
    )
    run = start(*arguments, "--games", "1000", "--out", journal, "--json")
    wait_until(lambda: lines_of(journal) >= 7 or run.poll() is not None, "each cell is played")
    os.killpg(run.pid, signal.SIGINT)
    out, errors = run.communicate(timeout=PATIENCE)
    assert run.returncode == 130, errors
    told = json.loads(out)
    assert told["interrupted"] is True
    assert all(cell["games"] > 0 for cell in told["cells"])
    code, _, errors = here(*arguments, "--games", "1", "--out", journal, "--json")
    assert code == 0
    assert "Resuming" in errors
