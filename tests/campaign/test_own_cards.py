"""Cards that the program does not know: at a real table they are typed in by their names."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest

from tests.support.campaigns import begin, play_out, refused
from tests.support.table import rule
from ufs.base.errors import UfsError
from ufs.base.words import LANGUAGES, Words
from ufs.campaign import Campaign
from ufs.campaign.notebook import notebook
from ufs.campaign.view import view
from ufs.game import Game

EN = Words("en")
Pile = dict[str, str]


def own(campaign: Campaign, *kinds: str) -> list[Pile]:
    """Two piles of what is left, in which the cards of these kinds are of the player's own."""
    number = len(campaign.battles)
    left = {kind: campaign.state.undealt(kind) for kind in ("scenarios", "cities", "characters")}
    names = dict(zip(("scenario", "city", "character"), left.values(), strict=True))
    return [
        {
            kind: f"={kind} {number}{letter}" if kind in kinds else ids[n]
            for kind, ids in names.items()
        }
        for n, letter in enumerate("ab")
    ]


def win_until_the_end(campaign: Campaign, *kinds: str) -> Campaign:
    """All six battles of the first three chapters, with piles of the player's own."""
    while campaign.phase != "defend":
        if campaign.phase == "deal":
            campaign.deal(own(campaign, *kinds))
        elif campaign.phase == "choose":
            campaign.choose(1)
        elif campaign.phase == "muster":
            campaign.muster(campaign.state.candidates()[: campaign.state.team_size()])
        elif campaign.phase == "prepare":
            campaign.prepare()
        else:
            campaign.note(True)
    return campaign


@rule("C2", "C3")
def test_nothing_of_an_unknown_card_is_applied() -> None:
    campaign = begin(3, "manual")
    piles = own(campaign, "scenario", "character")
    campaign.deal(piles)
    campaign.choose(1)
    campaign.prepare(2)
    setup = campaign.setup_of_next_game()
    assert (setup["city"], setup["scenario"]) == (piles[0]["city"], None)
    assert setup["characters"] == []
    assert setup["real"] == {"scenario": "scenario 0a", "characters": ["character 0a"]}
    stars = view(campaign, EN)["next"]["stars"]
    assert (stars["black"], stars["yellow"]) == (2 + 1, 0.5)  # S13: the cards are there
    game = Game.new(setup, campaign.seed_of_next_game())
    campaign.begin()
    campaign.finish(play_out(game, lambda now: now.actions()[0]))
    assert campaign.battles[0].games[0].won is False


@rule("C5")
def test_a_team_may_have_both_kinds_of_cards() -> None:
    """Those the program knows do what they do, the others are left to the player."""
    campaign = begin(3, "manual")
    for kinds in (("character",), ()):
        campaign.deal(own(campaign, *kinds))
        campaign.choose(1)
        campaign.prepare(1)
        campaign.note(True)
    campaign.deal(own(campaign))
    campaign.choose(1)
    campaign.muster(["=character 0a"])
    campaign.prepare(1)
    setup = campaign.setup_of_next_game()
    assert setup["characters"] == [{"id": campaign.battles[-1].character, "upgraded": False}]
    assert Game.new(setup, 1).table.setup == setup


@rule("C3")
def test_the_game_in_an_unknown_city_is_played_at_the_table() -> None:
    campaign = begin(3, "manual")
    campaign.deal(own(campaign, "city"))
    campaign.choose(1)
    campaign.prepare(2)
    error = refused(campaign.setup_of_next_game, "campaign-typed-city", "C3")
    assert "city 0a" in str(error)
    seen = view(campaign, EN)["next"]
    assert seen["setup"] is None
    assert [tile["id"] for tile in seen["tiles"]] == ["I", "II", "III", "IV"]
    campaign.note(True)
    assert campaign.score == 2
    assert campaign.state.saved_cities() == {"=city 0a": False}


@rule("C10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notebook_keeps_the_names_as_they_were_typed(language: str) -> None:
    campaign = begin(3, "manual")
    campaign.deal(own(campaign, "scenario", "city", "character"))
    campaign.choose(2)
    again = Campaign.from_text(json.dumps(campaign.save()))
    row = notebook(again, Words(language))["rows"][0]
    assert [row[kind]["name"] for kind in ("scenario", "city", "character")] == [
        *("scenario 0b", "city 0b", "character 0b"),
    ]
    left = [piece["name"] for piece in view(again, Words(language))["left"]]
    assert left == ["city 0a", "scenario 0a", "character 0a"]


@rule("C5", "C7", "C10")
def test_a_whole_campaign_with_the_cards_of_another_box() -> None:
    """C7: the city of chapters 2 and 3 that was in no pile is one the program does not know."""
    campaign = win_until_the_end(begin(3, "manual"), "scenario", "city", "character")
    saved = campaign.state.saved_cities()
    assert list(saved) == [f"=city {n}a" for n in range(6)]
    assert view(campaign, EN)["choices"]["unnamed"] == 2
    assert sum(row["chapter"] == 4 for row in notebook(campaign, EN)["rows"]) == 6 + 2  # C10
    wrong = partial(campaign.defend, "=city 1b")  # it left with its pile
    refused(wrong, "campaign-not-saved", "C7")
    campaign.defend("=Somewhere else", "=The very last one")
    team = campaign.state.candidates()
    assert team == [f"=character {n}a" for n in range(6)]
    campaign.muster(team[:3])
    campaign.prepare(1)
    campaign.note(False)
    assert view(campaign, EN)["choices"]["unnamed"] == 1
    refused(partial(campaign.defend, "=Somewhere else"), "campaign-not-saved", "C7")
    refused(partial(campaign.defend, "=city 0a", "=Another"), "campaign-other-scenario", "C7")
    campaign.defend("=city 0a")
    campaign.muster(team[3:])
    campaign.prepare(1)
    campaign.note(True)
    assert campaign.won is True
    rows = [row for row in notebook(campaign, EN)["rows"] if row["chapter"] == 4 and row["city"]]
    assert {row["scenario"]["name"] for row in rows} == {"The very last one"}
    assert Campaign.from_save(campaign.save()).position() == campaign.position()


@rule("C7")
def test_known_cities_in_no_pile_still_count_as_saved() -> None:
    campaign = win_until_the_end(begin(3, "manual"), "scenario", "character")
    assert len(campaign.state.saved_cities()) == 8
    assert campaign.state.unnamed_cities() == 0
    refused(partial(campaign.defend, "=Somewhere"), "campaign-not-saved", "C7")


@rule("C2")
def test_a_card_of_ones_own_is_dealt_once() -> None:
    campaign = begin(3, "manual")
    piles = own(campaign, "city")
    refused(
        partial(campaign.deal, [piles[0], {**piles[1], "city": piles[0]["city"]}]),
        *("campaign-in-both-piles", "C2"),
    )
    campaign.deal(piles)
    campaign.choose(1)
    campaign.prepare(1)
    campaign.note(True)
    again = [{**pile, "city": old["city"]} for pile, old in zip(own(campaign), piles, strict=True)]
    refused(partial(campaign.deal, again), "campaign-not-left", "C2")


@rule("C2")
def test_the_program_deals_only_what_it_knows() -> None:
    campaign = begin(3)
    data: Any = json.loads(json.dumps(campaign.save()))
    data["steps"][0]["piles"][0]["city"] = "=Springfield"
    error = refused(partial(Campaign.from_save, data), "campaign-typed-cards", "C2")
    assert "Springfield" in str(error)
    refused(partial(campaign.defend, "london", "=Mine"), "campaign-cards-are-dealt", "C7")


@pytest.mark.parametrize("name", ["=", "=  ", "=a\u200bb", "=" + "a" * 81, "two words"])
def test_a_name_can_be_read(name: str) -> None:
    campaign = begin(3, "manual")
    piles = own(campaign)
    with pytest.raises(UfsError) as caught:
        campaign.deal([{**piles[0], "city": name}, piles[1]])
    assert caught.value.code == "bad_step"
    assert "city" in str(caught.value)
    assert campaign.phase == "deal"
