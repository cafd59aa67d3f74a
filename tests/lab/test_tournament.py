"""`ufs tournament`: the same seeds for all, and how sure it is who is better."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

from tests.support.lab import BOTS, answer, here, without_times
from ufs.base.words import LANGUAGES, Words
from ufs.content.loader import built_in
from ufs.lab.bots import read_player
from ufs.lab.outcome import Chunk
from ufs.lab.run import Entry, Run
from ufs.lab.tournament import Duel, duels, table

PAIR = ("tournament", "--bot", "random", "--bot", "greedy")


def made_up(*results: str) -> Run:
    """A run of bots whose games ended like this."""
    player = read_player("random", 1.0)
    entries = [Entry(f"bot {n}", player, {"edition": "box"}) for n in range(len(results))]
    run = Run(entries, 1, len(results[0]), built_in())
    for n, digits in enumerate(results):
        run.add(Chunk(n, 0, digits, 1, 1, 1, 1, 0.1))
    return run


def test_every_bot_plays_the_same_games_as_alone() -> None:
    told = answer(*PAIR, "--city", "new-york", "--games", "60")
    for figures in told["bots"]:
        alone = answer("simulate", "--bot", figures["bot"], "--city", "new-york", "--games", "60")
        for name in ("wins", "losses", "mean_rounds", "mean_research", "decisions"):
            assert figures[name] == alone[name]


def test_the_same_results_on_any_number_of_cores() -> None:
    runs = [answer(*PAIR, "--games", "80", "--jobs", jobs) for jobs in ("1", "2")]
    assert runs[0]["duels"] == runs[1]["duels"]
    assert [without_times(bot) for bot in runs[0]["bots"]] == [
        without_times(bot) for bot in runs[1]["bots"]
    ]


def test_duels_compare_game_by_game() -> None:
    run = made_up("1122211", "1212222", "2222222")
    first, second, third = duels(run)
    assert (first.first, first.second) == ("bot 0", "bot 1")
    assert (first.games, first.only_first, first.only_second) == (7, 3, 1)
    assert (second.only_first, second.only_second) == (4, 0)
    assert (third.only_first, third.only_second) == (2, 0)


def test_pairs_win_over_luck_that_both_share() -> None:
    """Two bots that differ on few games: the seeds they share make the difference visible."""
    both = "1" * 400 + "2" * 400
    run = made_up(both + "1" * 20 + "2" * 2, both + "2" * 20 + "1" * 2)
    (duel,) = duels(run)
    assert duel.p_value < 0.001
    assert duel.interval.excludes_zero
    assert duel.confidence_key() == "lab-sure-very"


def test_an_interrupted_run_is_compared_where_both_have_played() -> None:
    run = made_up("11111", "22222")
    run.add(Chunk(0, 10, "11", 1, 1, 1, 1, 0.1))
    (duel,) = duels(run)
    assert duel.games == 5


@pytest.mark.parametrize(
    ("only_first", "only_second", "key"),
    [
        (0, 0, "lab-sure-not"),
        (5, 4, "lab-sure-not"),
        (12, 3, "lab-sure-likely"),
        (14, 2, "lab-sure-quite"),
        (40, 5, "lab-sure-very"),
    ],
)
def test_how_sure_it_is(only_first: int, only_second: int, key: str) -> None:
    assert Duel("a", "b", 100, only_first, only_second).confidence_key() == key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_has_the_best_bot_first(language: str) -> None:
    words = Words(language)
    lines = table(made_up("2222", "1111", "1222"), words)
    assert [line.split("  ")[0] for line in lines[1:4]] == ["bot 1", "bot 2", "bot 0"]
    assert sum(" – " in line for line in lines) == 3


def test_output_forms_and_journal(tmp_path: Path) -> None:
    journal = tmp_path / "run"
    code, out, _ = here(*PAIR, "--games", "30", "--csv", "--out", journal)
    assert code == 0
    assert [row["bot"] for row in csv.DictReader(io.StringIO(out))] == ["random", "greedy"]
    code, out, errors = here(*PAIR, "--games", "30", "--out", journal)
    assert code == 0
    assert "60" in errors
    assert "random – greedy" in out


def test_a_bot_that_goes_astray_is_named() -> None:
    bots = ("tournament", "--bot", f"{BOTS}:Leaving", "--bot", "random", "--games", "1")
    code, out, _ = here(*bots, "--jobs", "1")
    assert code == 0
    assert "Leaving lost the game with seed 1" in out


@pytest.mark.parametrize("bots", [[], ["random"], ["random", "random"], ["random", "nobody"]])
def test_a_tournament_needs_two_bots(bots: list[str]) -> None:
    arguments = [word for bot in bots for word in ("--bot", bot)]
    code, out, errors = here("tournament", *arguments)
    assert code == 2
    assert out == ""
    assert errors
