"""`ufs simulate`: the same results on any number of cores, tables, JSON, CSV, bad input."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from tests.support.lab import answer, here, without_times
from ufs.content.loader import built_in
from ufs.game import Game
from ufs.lab.bots import read_player
from ufs.lab.run import Entry, Run, Task, play_task, worker_for

THREAT_2 = '{"edition": "box", "city": "new-york", "threat": 2}'


def test_the_same_results_on_any_number_of_cores() -> None:
    arguments = ("simulate", "--bot", "greedy", "--setup", THREAT_2, "--games", "301")
    alone = answer(*arguments, "--jobs", "1")
    assert without_times(answer(*arguments, "--jobs", "2")) == without_times(alone)
    assert without_times(answer(*arguments)) == without_times(alone)
    assert without_times(answer(*arguments, "--seed", "2", "--jobs", "1")) != without_times(alone)
    assert alone["games"] == alone["asked"] == 301
    assert sum(alone["losses"].values()) + alone["wins"] == 301


def test_the_same_results_in_any_chunks() -> None:
    """However the games are cut and in whatever order they come back."""
    player = read_player("random", 1.0)

    def tally(sizes: list[int], backwards: bool) -> dict[str, object]:
        run = Run([Entry("", player, json.loads(THREAT_2))], 5, 40, built_in())
        run.size = lambda *_: sizes[len(handed) % len(sizes)]  # type: ignore[method-assign]
        handed: list[Task] = []
        handed.extend(run.tasks(1))  # one by one: the size of the next depends on how many
        for task in reversed(handed) if backwards else handed:
            run.add(play_task(task))
        return without_times(run.tallies[0].json())

    assert tally([1], False) == tally([40], True) == tally([3, 8], True)


def test_each_game_draws_its_own_difficult_tiles_as_ufs_play_does() -> None:
    setup = {"edition": "box", "threat": 2}
    run = Run([Entry("", read_player("random", 1.0), setup)], 11, 1, built_in())
    (task,) = run.tasks(1)
    worker = worker_for(task.spec)
    drawn = {worker.drawn(seed) for seed in range(60)}
    assert len(drawn) == 6
    for seed in range(5):
        position = Game.new(setup, seed).position()
        assert list(worker.drawn(seed)) == position["setup"]["hard"]
        assert worker.table(worker.drawn(seed), seed).setup["hard"] == position["setup"]["hard"]


@pytest.mark.parametrize("options", [["--city", "washington", "--threat", "4", "--damaged"]])
def test_a_setup_in_parts_or_as_a_whole(options: list[str]) -> None:
    parts = answer("simulate", *options, "--games", "20", "--jobs", "1")
    whole = '{"edition": "box", "city": "washington", "damaged": true, "threat": 4}'
    assert parts["setup"] == json.loads(whole)
    assert without_times(answer("simulate", "--setup", whole, "--games", "20")) == without_times(
        parts
    )


def test_print_and_play_and_pieces_by_name() -> None:
    cards = answer("simulate", "--edition", "pnp1", "--level", "3", "--games", "20")
    assert cards["setup"] == {"edition": "pnp1", "level": 3}
    tiles = answer("simulate", "--hard", "sky1,sky2", "--sky", "I,II,III,IV", "--games", "2")
    assert tiles["setup"]["hard"] == ["sky1", "sky2"]


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ["win rate", "0.0%"]), ("de", ["Siegquote", "0,0"]), ("fr", ["taux de victoire"])],
)
def test_the_table_in_three_languages(language: str, words: list[str]) -> None:
    code, out, errors = here("simulate", "--games", "30", "--jobs", "1", "--lang", language)
    assert code == 0
    assert errors == ""
    for word in words:
        assert word in out
    assert len(out.splitlines()) == 13


def test_csv() -> None:
    code, out, _ = here("simulate", "--games", "10", "--jobs", "1", "--csv")
    assert code == 0
    (row,) = csv.DictReader(io.StringIO(out))
    lost = sum(int(row[f"lost_{reason}"]) for reason in ("damage", "mothership", "bot"))
    assert row["games"] == "10"
    assert lost + int(row["wins"]) == 10
    assert json.loads(row["setup"]) == {"edition": "box"}


SCENE = ("--city", "cairo", "--scenario", "hunter", "--team", "pilot+, miner")
SCENE_SETUP = {
    "edition": "box",
    "city": "cairo",
    "scenario": "hunter",
    "characters": [{"id": "pilot", "upgraded": True}, {"id": "miner", "upgraded": False}],
}


def test_a_scenario_and_a_team_are_chosen_as_in_ufs_play() -> None:
    told = answer("simulate", *SCENE, "--games", "4", "--jobs", "1")
    assert told["setup"] == SCENE_SETUP
    same = answer("simulate", "--setup", json.dumps(SCENE_SETUP), "--games", "4", "--jobs", "1")
    assert without_times(told) == without_times(same)
    bots = ("tournament", "--bot", "random", "--bot", "greedy", "--games", "2", "--jobs", "1")
    assert answer(*bots, *SCENE)["setup"] == SCENE_SETUP


def test_a_scenario_and_a_team_for_a_whole_map() -> None:
    narrow = ("balance", "--bot", "random", "--games", "2", "--threat", "1", "--jobs", "1")
    (cell,) = answer(*narrow, *SCENE)["cells"]
    assert cell["setup"] == {**SCENE_SETUP, "threat": 1}
    code, _, errors = here("balance", "--setups", "x.toml", "--scenario", "hunter")
    assert code == 2
    assert "--scenario" in errors


def test_the_help_of_a_run_names_the_options_of_a_table() -> None:
    for command in ("play", "simulate", "tournament", "balance"):
        told = here(command, "--help")[1]
        assert "--scenario" in told
        assert "--team" in told


BAD = {
    "no games": ["--games", "0"],
    "too many games": ["--games", "9999999999999"],
    "no jobs": ["--jobs", "0"],
    "negative jobs": ["--jobs", "-1"],
    "seed": ["--seed", "-1"],
    "huge seed": ["--seed", str(2**64)],
    "setup twice": ["--setup", THREAT_2, "--city", "roswell"],
    "setup no JSON": ["--setup", "{"],
    "setup a list": ["--setup", "[1]"],
    "setup a number": ["--setup", "7"],
    "setup and team": ["--setup", THREAT_2, "--team", "pilot"],
    "unknown city": ["--city", "atlantis"],
    "unknown scenario": ["--scenario", "flood"],
    "unknown character": ["--team", "wizard+"],
    "scenario in the print-and-play": ["--edition", "pnp1", "--scenario", "hunter"],
    "threat": ["--threat", "5"],
    "level in the box": ["--level", "1"],
    "json and csv": ["--json", "--csv"],
    "jobs and cluster": ["--jobs", "2", "--on", "dask://127.0.0.1:1"],
    "address": ["--on", "127.0.0.1:1"],
    "language": ["--lang", "tlh"],
    "pack": ["--pack", "/nowhere/at/all"],
}


@pytest.mark.parametrize("name", BAD)
def test_bad_input(name: str) -> None:
    code, out, errors = here("simulate", *BAD[name])
    assert code == 2
    assert out == ""
    assert errors.strip()
    assert "Traceback" not in errors


def test_a_pack_of_ones_own_can_be_simulated_in_other_processes(tmp_path: Path) -> None:
    city = "\n".join(
        ('kind = "city"', 'id = "prague"', 'source = "own"', 'editions = ["box"]', 'upper = "B"')
    )
    city += '\nlower = "A"\n[name]\nen = "Prague"\nde = "Prag"\nfr = "Prague"\n'
    city += "[blue]\nenergy = 3\n[damaged]\nenergy = 4\n"
    (tmp_path / "prague.toml").write_text(city, encoding="utf-8")
    arguments = ("simulate", "--pack", tmp_path, "--city", "prague", "--games", "50")
    assert without_times(answer(*arguments, "--jobs", "2")) == without_times(
        answer(*arguments, "--jobs", "1")
    )
