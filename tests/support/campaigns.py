"""Helpers for tests of campaigns: step by step, by hand or with a bot."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from ufs.base.errors import UfsError
from ufs.campaign import Campaign
from ufs.game import Game


def begin(seed: int = 1, cards: str = "auto") -> Campaign:
    return Campaign.new("The long night", seed, cards)


def take_step(campaign: Campaign, chance: random.Random, won: bool) -> None:
    """The next step, chosen at random; a result is entered by hand."""
    state = campaign.state
    if campaign.phase == "deal":
        campaign.deal()
    elif campaign.phase == "choose":
        campaign.choose(chance.choice([1, 2]))
    elif campaign.phase == "defend":
        campaign.defend(chance.choice([*state.saved_cities()]))
    elif campaign.phase == "muster":
        campaign.muster(chance.sample(state.candidates(), state.team_size()))
    elif campaign.phase == "prepare":
        campaign.prepare(chance.choice(state.threats()))
    else:
        campaign.note(won)


def go_on_until(campaign: Campaign, phase: str, chapter: int, win: bool = True) -> Campaign:
    """Win (or lose) everything until a phase in a chapter."""
    chance = random.Random(campaign.seed)
    while (campaign.phase, campaign.chapter) != (phase, chapter):
        assert campaign.phase != "over"
        take_step(campaign, chance, win)
    return campaign


def fight(campaign: Campaign, *results: bool, threat: int | None = 1) -> None:
    """One whole battle with these results, starting with its choices."""
    chance = random.Random(0)
    while campaign.phase in ("deal", "choose", "defend", "muster"):
        take_step(campaign, chance, True)
    for won in results:
        campaign.prepare(threat)
        campaign.note(won)


def refused(work: Callable[[], object], key: str, rule: str | None) -> UfsError:
    """Check that `work` is refused with this message and this rule."""
    with pytest.raises(UfsError) as caught:
        work()
    assert (caught.value.key, caught.value.rule) == (key, rule)
    assert str(caught.value)
    return caught.value


def play_out(game: Game, choose: Callable[[Game], dict[str, object]]) -> Game:
    while not game.is_over:
        game.act(choose(game))
    return game


def written(notebook: dict[str, Any]) -> dict[str, Any]:
    """A notebook without its blank rows: C10 says how many there are, and said otherwise before."""
    return {**notebook, "rows": [row for row in notebook["rows"] if row["city"]]}
