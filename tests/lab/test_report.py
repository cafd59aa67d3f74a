"""The balance report: what is played, how it is weighed, and what it says of the pieces."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ufs.base.errors import UfsError
from ufs.base.words import Words
from ufs.coach.networks import is_standard
from ufs.content.loader import built_in
from ufs.content.schema import Character, City, Scenario, Sky
from ufs.game.setup import lay
from ufs.lab import report
from ufs.lab.bots import read_player
from ufs.lab.report import BASELINE, Block, Count, Row
from ufs.lab.simulate import RunOptions

LIBRARY = built_in()
COLUMNS = ("0", "1", "2", "3", "4")
FALLING = [99, 90, 75, 50, 25]
HARDER = [90, 75, 50, 25, 10]  # about one threatening tile more


def made(title: str, **rates: list[int]) -> Block:
    """A block as if it had been played: a hundred games a cell."""
    names = {name.replace("_", " "): wins for name, wins in rates.items()}
    rows = [Row(name, (), BASELINE if name != BASELINE else "") for name in names]
    found = {name: [Count(wins, 100) for wins in row] for name, row in names.items()}
    return Block(title, COLUMNS, rows, found)


def test_every_piece_is_in_the_report_and_every_setup_can_be_laid() -> None:
    blocks = {block.title: block for block in report.blocks(LIBRARY)}
    sides = [side for sky in LIBRARY.all(Sky) if "box" in sky.editions for side in sky.sides]
    assert len(blocks["Cities"].rows) == 2 * len(LIBRARY.all(City))
    assert len(blocks["Scenarios"].rows) == 1 + len(LIBRARY.all(Scenario))
    assert len(blocks["Characters"].rows) == 1 + 2 * len(LIBRARY.all(Character))
    assert len(blocks["Sky tiles"].rows) == len(sides)  # tile 0 has one
    for block in blocks.values():
        names = [row.name for row in block.rows]
        assert len(set(names)) == len(names)
        for row in block.rows:
            assert len(row.cells) in (len(block.columns), 4)  # the finale's tile has no harder side
            assert row.compared_with == "" or row.compared_with in names
            for cell in row.cells:
                lay(cell[0], LIBRARY, seed=1)


def test_rows_that_are_compared_are_played_by_the_same_network() -> None:
    for block in report.blocks(LIBRARY):
        for row in block.rows if block.title != "Cities" else ():
            for setup in (setup for cell in row.cells for setup in cell):
                assert not is_standard(lay(setup, LIBRARY, seed=1).board), (row.name, setup)


def test_a_row_is_the_sum_of_its_setups() -> None:
    block = report.scenarios(LIBRARY, ["escort"])
    block.rows = [replace(row, cells=row.cells[:2]) for row in block.rows]
    block.columns = block.columns[:2]
    cities = len(report.REFERENCE)
    assert block.play(
        read_player("random", 10.0), RunOptions(2 * cities, 1, 1), LIBRARY, Words("en")
    )
    assert [list(count) for count in block.counts[BASELINE]] == [[0, 2 * cities]] * 2


NEVER = Row("never", (({"edition": "pnp1", "level": 8},),))
OFTEN = Row("often", (({"edition": "box", "threat": 2},), ({"edition": "box", "threat": 2},) * 2))
QUICK = read_player("coach:ms=0.02", 60.0)


def played(out: Path | None = None) -> report.Block:
    block = report.Block("Cities", ("0", "1"), [NEVER, OFTEN])
    assert block.play(QUICK, RunOptions(12, 1, 1, out=out), LIBRARY, Words("en"))
    return block


def test_more_games_are_played_where_they_tell_something(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "FIRST_GAMES", 8)
    block = played()
    assert block.counts["never"] == [Count(0, 8)]
    assert [count.games for count in block.counts["often"]] == [12, 12]  # 2 setups: 6 games each
    monkeypatch.setattr(report, "FIRST_GAMES", 12)
    assert played().counts["often"] == block.counts["often"]  # the same games in one helping


def test_a_report_goes_on_after_either_helping(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(report, "FIRST_GAMES", 8)
    found = played(tmp_path / "whole").counts
    journals = sorted(path.name for path in (tmp_path / "whole").iterdir())
    assert journals == [f"cities-{size}-{part}.jsonl" for size in (1, 2) for part in (1, 2)]
    for name in journals:
        cut = tmp_path / f"cut {name}"
        cut.mkdir()
        for other in journals[: journals.index(name) + 1]:
            lines = (tmp_path / "whole" / other).read_text().splitlines(keepends=True)
            kept = lines if other != name else lines[: len(lines) // 2 + 1]
            (cut / other).write_text("".join(kept))
        assert played(cut).counts == found


def test_rows_near_a_limit_are_told() -> None:
    """And what they are compared with, but not the row of nothing else: that was played often."""
    better, slight, huge = [100, 98, 92, 80, 60], [97, 84, 66, 40, 18], [60, 40, 20, 8, 2]
    block = made("Characters", nothing_else=FALLING, Near=FALLING, Far=better)
    assert report.near_limits(block) == {"Near"}
    for name, wins in {"Far, upgraded": better, "Near, upgraded": better}.items():
        block.rows.append(Row(name, (), name.partition(",")[0]))
        block.counts[name] = [Count(n, 100) for n in wins]
    assert report.near_limits(block) == {"Near", "Far", "Far, upgraded"}
    fog = made("Scenarios", nothing_else=FALLING, Tile=HARDER, Slight=slight, Huge=huge)
    assert report.near_limits(fog) == {"Slight"}  # about half a tile; the others are clear
    assert report.near_limits(made("Sky tiles", I=FALLING, V=FALLING)) == set()


def settled(out: Path | None = None) -> report.Block:
    """A damaged side that is no better: nothing but chance could tell them apart."""
    cells = (({"edition": "box", "threat": 2},),)
    rows = [Row("A", cells), Row("A, damaged", cells, "A"), Row("B", cells)]
    block = report.Block("Cities", ("0",), rows)
    wish = RunOptions(8, 1, 1, out=out)
    assert block.play(QUICK, wish, LIBRARY, Words("en"))
    assert block.play_near_limits(QUICK, wish, LIBRARY, Words("en"))
    return block


def test_rows_near_a_limit_get_more_games_and_go_on_after_a_stop(tmp_path: Path) -> None:
    block = settled(tmp_path)
    games = {name: count.games for name, (count,) in block.counts.items()}
    assert games == {"A": 8 * report.MAX_BATCHES, "A, damaged": 8 * report.MAX_BATCHES, "B": 8}
    last = tmp_path / f"cities-1-{1 + report.MAX_BATCHES}.jsonl"
    last.write_text("".join(last.read_text().splitlines(keepends=True)[:2]))
    assert settled(tmp_path).counts == block.counts


def test_a_bot_that_never_wins_gets_a_report_too() -> None:
    blocks = {block.title: block for block in report.blocks(LIBRARY)}
    for block in blocks.values():
        block.counts = {row.name: [Count(0, 10)] * len(row.cells) for row in block.rows}
    page = report.write(blocks, "", 10)
    assert "inf" not in page
    assert "| – |" in page


def test_a_scenario_is_weighed_in_threatening_tiles() -> None:
    block = made("Scenarios", nothing_else=FALLING, one=HARDER, none=FALLING)
    one = report.tile_cost(block)
    assert one > 0
    found = report.cost(block, "one", BASELINE)
    assert found.rate / one == pytest.approx(1.0, abs=0.15)
    assert 0 < found.low < found.rate < found.high
    assert report.cost(block, "none", BASELINE).rate == 0


def test_cities_that_were_played_are_not_played_again() -> None:
    named = {city.id: city.name.en for city in LIBRARY.all(City)}
    cities = report.cities(LIBRARY)
    for wins, id in enumerate(report.REFERENCE):
        cities.counts[named[id]] = [Count(wins, 10)] * 5
    block = report.scenarios(LIBRARY, ["escort"])
    report.share_cities(cities, block, LIBRARY)
    assert block.counts[BASELINE] == [Count(15, 60)] * 5
    assert block.strata(BASELINE)[0] == [Count(wins, 10) for wins in range(6)]
    block.rows = block.rows[:1]
    assert block.play(read_player("random", 10.0), RunOptions(6, 1, 1), LIBRARY, Words("en"))
    assert block.counts[BASELINE] == [Count(15, 60)] * 5
    others = report.cities(LIBRARY)
    report.share_cities(cities, others, LIBRARY)
    assert others.counts == {}


def test_promises_that_are_broken_are_named() -> None:
    block = made("Scenarios", nothing_else=FALLING, fair=HARDER, easy=FALLING)
    (verdict,) = report.judge_scenarios(block)
    assert not verdict.holds
    assert "easy 0.00" in verdict.text
    assert "fair" not in verdict.text
    (kept,) = report.judge_scenarios(made("Scenarios", nothing_else=FALLING, fair=HARDER))
    assert kept.holds


def test_upgraded_characters_help_more_than_normal_ones() -> None:
    better = [100, 95, 85, 65, 40]
    best = [100, 98, 92, 80, 60]
    block = made("Characters", nothing_else=FALLING, Pilot=better)
    block.rows.append(Row("Pilot, upgraded", (), "Pilot"))
    block.counts["Pilot, upgraded"] = [Count(wins, 100) for wins in best]
    assert all(verdict.holds for verdict in report.judge_characters(block))
    block.counts["Pilot"], block.counts["Pilot, upgraded"] = (
        block.counts["Pilot, upgraded"],
        block.counts["Pilot"],
    )
    assert [verdict.holds for verdict in report.judge_characters(block)] == [True, False]


def test_a_city_far_off_the_middle_and_a_weaker_damaged_side_are_named() -> None:
    block = Block("Cities", COLUMNS, [])
    for name, wins in {"A": FALLING, "B": FALLING, "C": [60, 50, 40, 30, 20]}.items():
        block.rows += [Row(name, ()), Row(f"{name}, damaged", (), name)]
        block.counts[name] = [Count(n, 100) for n in wins]
        block.counts[f"{name}, damaged"] = [Count(n - (name == "B"), 100) for n in wins]
    far, weaker = report.judge_cities(block)
    assert not far.holds
    assert "C -40" in far.text
    assert not weaker.holds
    assert "B, damaged" in weaker.text


def test_a_rate_that_rises_beyond_chance_is_named() -> None:
    block = made("Cities", A=[50, 90, 60, 50, 40], B=[50, 52, 40, 30, 20])
    (verdict,) = report.judge_threats({"Cities": block})
    assert not verdict.holds
    assert "A at 1" in verdict.text
    assert "B" not in verdict.text


def test_the_page_has_every_row_and_every_verdict() -> None:
    rows = made("Cities", A=FALLING, B=HARDER).rows
    cities = Block("Cities", COLUMNS, [replace(row, compared_with="") for row in rows])
    cities.counts = made("Cities", A=FALLING, B=HARDER).counts
    found = {
        "Cities": cities,
        "Scenarios": made("Scenarios", nothing_else=FALLING, Fog=HARDER),
        "Characters": made("Characters", nothing_else=HARDER, Pilot=FALLING),
    }
    page = report.write(found, "Played today.", 100)
    assert "| Fog | 90 (" in page
    assert "| Pilot | 99 (" in page
    assert page.count("\n- ") == len(list(report.verdicts(found)))


def test_a_block_makes_the_folder_of_its_journal_and_goes_on_there(tmp_path: Path) -> None:
    row = report.Row("Roswell", (({"edition": "box", "threat": 0},),))
    out = tmp_path / "deep" / "runs"
    for _ in range(2):
        block = report.Block("Cities of mine", ("0",), [row])
        wish = RunOptions(3, 1, 1, None, out)
        assert block.play(read_player("random", 10.0), wish, built_in(), Words("en"))
        assert block.counts["Roswell"][0].games == 3
    assert [path.name for path in out.iterdir()] == ["cities-1-1.jsonl"]
    (tmp_path / "file").write_text("")
    wish = RunOptions(3, 1, 1, None, tmp_path / "file")
    block = report.Block("Cities of mine", ("0",), [row])
    with pytest.raises(UfsError, match="cannot be used"):
        block.play(read_player("random", 10.0), wish, built_in(), Words("en"))
