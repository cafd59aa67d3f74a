"""Campaigns of format 1: they open as they were noted, and go on by today's rules (C7, C9)."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.support.campaigns import take_step
from tests.support.table import rule
from ufs.campaign import Campaign
from ufs.campaign.notebook import NOT_PLAYED, rows
from ufs.campaign.shapes import PrepareShape
from ufs.content.earlier import before_v6
from ufs.content.loader import built_in
from ufs.game import Game

SAVES = Path(__file__).parent.parent / "samples" / "saves"
FILES = sorted(SAVES.glob("*/campaigns/*.json"))
FINISHED = SAVES / "v6" / "campaigns" / "r94raghn.json"
Json = dict[str, Any]


def written(path: Path) -> Json:
    found: Json = json.loads(path.read_text("utf-8"))
    assert found["format"] == "ufs-campaign/1"
    return found


def cut(path: Path, count: int) -> Campaign:
    """The first steps of a campaign as that version left it; its last step may be a deal."""
    data = written(path)
    data["steps"] = data["steps"][:count]
    return Campaign.from_file(data, built_in())


def noted(data: Json) -> list[int | str]:
    """What the steps of a file noted, counted as it was then."""
    found: list[int | str] = []
    for step in data["steps"]:
        if step["do"] == "prepare":
            threat = step["threat"]
        elif step["do"] == "result":
            found.append(threat if step["won"] else "X")
    return found


@rule("C8", "C9")
@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_an_old_campaign_keeps_what_it_noted(path: Path) -> None:
    data = written(path)
    campaign = Campaign.from_file(data, built_in())
    results = [game.result for battle in campaign.battles for game in battle.games]
    assert [result for result in results if result is not None] == noted(data)
    assert campaign.score == sum(-1 if one == "X" else int(one) for one in noted(data))
    again = Campaign.from_save(json.loads(json.dumps(campaign.save())), campaign.library)
    assert again.position() == campaign.position()
    assert again.save()["format"] == "ufs-campaign/2"
    assert again.pieces_hash == campaign.pieces_hash
    if data.get("pieces"):
        assert campaign.pieces_hash == data["pieces"]


@rule("C7", "C9")
@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
@pytest.mark.parametrize("seed", range(3))
def test_an_old_campaign_is_played_on_from_anywhere(path: Path, seed: int) -> None:
    """New steps follow today's rules with the pieces it has; old ones stay as they are."""
    chance = random.Random(seed)
    steps = written(path)["steps"]
    places = [n for n, step in enumerate(steps, 1) if step["do"] != "result"]
    kept = chance.choice(places)
    campaign = cut(path, kept)
    while campaign.phase != "over":
        if campaign.phase == "game":
            setup = campaign.setup_of_next_game()
            assert Game.new(setup, 1, library=campaign.library).table.setup == setup
        take_step(campaign, chance, chance.random() < 0.5)
    for n, step in enumerate(campaign.steps):
        if isinstance(step, PrepareShape):
            assert step.counts == ("stars" if n < kept else "tiles")
            assert n < kept or step.threat == len(step.hard)
    again = Campaign.from_save(json.loads(json.dumps(campaign.save())), campaign.library)
    assert again.position() == campaign.position()


@rule("C9")
def test_the_next_game_is_proposed_at_what_threatened_in_the_last_one() -> None:
    steps = written(FINISHED)["steps"]
    first = next(n for n, step in enumerate(steps) if step["do"] == "result")
    campaign = cut(FINISHED, first + 1)
    game = campaign.battles[0].games[0]
    assert game.threat == len(game.hard) + 1  # the scenario's star counted
    assert campaign.state.kept_threat() == len(game.hard)


@rule("C7")
def test_an_old_last_battle_ends_as_it_began() -> None:
    """Two games in a city that had been saved undamaged; the next city has one."""
    steps = written(FINISHED)["steps"]
    defended = [n for n, step in enumerate(steps, 1) if step["do"] == "defend"]
    campaign = next(
        found for n in defended if not (found := cut(FINISHED, n)).battles[-1].was_damaged
    )
    campaign.muster(campaign.state.candidates()[: campaign.state.team_size()])
    for damaged in (False, True):
        campaign.prepare(2)
        assert campaign.setup_of_next_game()["damaged"] is damaged
        campaign.note(False)
    assert campaign.phase == "defend"
    campaign.defend(next(iter(campaign.state.saved_cities())))
    assert campaign.battles[-1].most_games == 1
    before, now = [row for row in rows(campaign) if row.chapter == 4 and row.city][-2:]
    assert (before.results, now.results) == (("X", "X"), (NOT_PLAYED, None))


@rule("C6")
def test_an_old_chapter_draws_from_all_tiles_it_had() -> None:
    campaign = Campaign.from_file(written(FINISHED), built_in())
    skies = [chapter.sky for chapter in campaign.chapters]
    assert skies[0] == ["I", "II", "III", "IV"]
    assert skies[1] == ["I", "II", "VI", "III", "IV", "VIII"]
    assert skies[2] == ["I", "V", "II", "VI", "III", "VII", "IV", "VIII"]


def test_an_old_campaign_carries_its_pieces_in_a_file() -> None:
    """Its chapters meant something else by their sky: that is no mistake of the file."""
    old = Campaign.from_save(written(FINISHED), before_v6(built_in()))
    data = json.loads(json.dumps(old.save(with_pieces=True)))
    assert Campaign.from_file(data, built_in()).position() == old.position()
    data["format"] = "ufs-campaign/1"
    for chapter, was in zip(data["chapters"], written(FINISHED)["chapters"], strict=True):
        chapter["sky"] = was["sky"]
    assert Campaign.from_file(data, built_in()).position() == old.position()
