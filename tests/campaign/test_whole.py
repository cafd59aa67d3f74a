"""Whole campaigns from the first pile to the score, and what is kept of them at every step."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tests.support.campaigns import begin, fight, go_on_until, play_out, refused, take_step
from tests.support.seat import Seat
from tests.support.table import rule
from ufs.base.errors import UfsError
from ufs.base.words import LANGUAGES, Words
from ufs.campaign import Campaign
from ufs.campaign.notebook import notebook, notebook_to_print, rows
from ufs.campaign.view import view
from ufs.content.loader import built_in
from ufs.content.schema import ChapterFile, Character, Scenario
from ufs.game import Game
from ufs.game.moves import action_json

Json = dict[str, Any]


def through_json(campaign: Campaign) -> Campaign:
    """The same campaign as a file brings it back."""
    again = Campaign.from_save(json.loads(json.dumps(campaign.save())))
    assert again.save() == campaign.save()
    assert (again.phase, again.score, again.won) == (campaign.phase, campaign.score, campaign.won)
    assert rows(again) == rows(campaign)
    return again


@pytest.mark.parametrize("cards", ["auto", "manual"])
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_campaign_by_hand_kept_at_every_step(seed: int, cards: str) -> None:
    chance = random.Random(seed)
    campaign = begin(seed, cards)
    expected = 0
    while campaign.phase != "over":
        won = chance.random() < 0.4
        if campaign.phase == "game" and campaign.battle and campaign.battle.pending:
            expected += campaign.battle.pending.threat if won else -1
        assert notebook_to_print(campaign, Words("en"))["score"] is None  # C8: not before the end
        campaign = through_json(campaign)
        take_step(campaign, chance, won)
    assert campaign.score == expected
    assert through_json(campaign).won is not None
    assert notebook(campaign, Words("en"))["score"] == expected
    assert notebook_to_print(campaign, Words("en")) == notebook(campaign, Words("en"))


def play_whole(seed: int, play: Callable[[Game], Game], threat: int) -> Campaign:
    """From the first pile to the score; every game is really played on its table."""
    campaign = begin(seed)
    chance = random.Random(seed)
    while campaign.phase != "over":
        if campaign.phase == "prepare":
            campaign.prepare(min(threat, max(campaign.state.threats())))
        elif campaign.phase == "game":
            game = Game.new(campaign.setup_of_next_game(), campaign.seed_of_next_game())
            campaign.begin()
            campaign.finish(play(game))
        else:
            take_step(campaign, chance, True)
    return campaign


def check_whole(campaign: Campaign) -> int:
    """The score follows from the games, whose records can be replayed; how many were won."""
    games = [game for battle in campaign.battles for game in battle.games]
    assert len(games) >= 7
    assert campaign.score == sum(g.threat if g.won else -1 for g in games)
    for game in games:
        played = Game.from_record(str(game.record))
        assert played.result is not None
        assert played.result["won"] == game.won
    assert campaign.won == games[-1].won
    through_json(campaign)
    return [game.won for game in games].count(True)


def greedy(game: Game) -> Json:
    from ufs.coach.rule_of_thumb import advise

    action: Json = advise(game)[0]["action"]
    return action


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_campaign_played_by_a_bot(seed: int) -> None:
    check_whole(play_whole(seed, partial(play_out, choose=greedy), threat=1))


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_a_whole_campaign_played_by_the_coach(seed: int) -> None:
    """With the shipped weights and a small effort, it wins the campaign and most of its games."""
    campaign = play_whole(seed, play_like_the_coach, threat=1)
    assert check_whole(campaign) >= 7
    assert campaign.won
    assert campaign.score > 0


def play_like_the_coach(game: Game) -> Game:
    """A whole game, each plan from one roll to the next."""
    seat = Seat(game.table.setup)
    while not game.is_over:
        best = max(seat.think(game.state()), key=lambda leaf: leaf[0])
        for code in best[1]:
            game.act(action_json(code, game.table))
    return game


@rule("C9")
def test_the_same_choices_meet_the_same_luck() -> None:
    first, second = (go_on_until(begin(6), "game", 3) for _ in range(2))
    assert first.setup_of_next_game() == second.setup_of_next_game()
    assert first.seed_of_next_game() == second.seed_of_next_game()
    seeds = set()
    campaign = begin(6)
    chance = random.Random(6)
    while campaign.phase != "over":
        if campaign.phase == "game":
            seeds.add(campaign.seed_of_next_game())
        take_step(campaign, chance, campaign.chapter < 4 or chance.random() < 0.2)
    assert len(seeds) == sum(len(battle.games) for battle in campaign.battles)


# --- taking back ---


def test_the_last_choice_can_be_taken_back() -> None:
    campaign = begin(3)
    assert not campaign.can_undo
    refused(campaign.undo, "campaign-nothing-to-undo", None)
    chance = random.Random(1)
    while campaign.phase != "over":
        before = campaign.save()
        take_step(campaign, chance, chance.random() < 0.5)
        after = campaign.save()
        assert campaign.can_undo
        campaign.undo()
        assert campaign.save() == before
        campaign = Campaign.from_save(after)


def test_going_back_and_choosing_again_draws_the_same() -> None:
    campaign = begin(3)
    campaign.choose(1)
    campaign.prepare(3)
    sky = campaign.setup_of_next_game()
    campaign.undo()
    campaign.prepare(2)
    campaign.undo()
    campaign.prepare(3)
    assert campaign.setup_of_next_game() == sky


@rule("C3")
def test_a_game_that_was_begun_is_not_taken_back() -> None:
    campaign = go_on_until(begin(3), "game", 1)
    campaign.begin()
    assert not campaign.can_undo
    refused(campaign.undo, "campaign-game-begun", "C3")
    chance = random.Random(1)
    game = Game.new(campaign.setup_of_next_game(), campaign.seed_of_next_game())
    campaign.finish(play_out(game, lambda now: chance.choice(now.actions())))
    refused(campaign.undo, "campaign-game-begun", "C3")
    campaign.prepare(1)
    campaign.undo()  # the next choice is free again


def test_at_a_real_table_a_deal_can_be_taken_back_too() -> None:
    campaign = begin(3, "manual")
    campaign.deal()
    campaign.undo()
    assert campaign.phase == "deal"
    assert campaign.steps == []


# --- files that do not fit ---


def changed(data: Json, *path: Any, value: Any) -> Json:
    """A copy with something else at a place."""
    copy = json.loads(json.dumps(data))
    inside = copy
    for part in path[:-1]:
        inside = inside[part]
    inside[path[-1]] = value
    result: Json = copy
    return result


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        (["format"], "ufs-campaign/3", "format"),
        (["seed"], -1, "seed"),
        (["seed"], "1", "seed"),
        (["cards"], "magic", "cards"),
        (["extra"], 1, "extra"),
        (["chapters"], [], "chapters"),
        (["chapters", 0, "cities"], "london", "chapters[0].cities"),
        (["steps", 1, "pile"], 3, "steps[1].pile"),
        (["steps", 1, "do"], "dance", "steps[1]"),
        (["steps", 0, "piles"], [], "steps[0].piles"),
        (["steps", 2, "sky"], ["I"], "steps[2].sky"),
        (["steps", 3, "won"], "yes", "steps[3].won"),
    ],
)
def test_a_wrong_shape_is_named_with_its_place(path: list[Any], value: Any, place: str) -> None:
    campaign = begin(3)
    fight(campaign, True)
    with pytest.raises(UfsError) as caught:
        Campaign.from_save(changed(campaign.save(), *path, value=value))
    assert caught.value.code == "bad_campaign"
    for language in LANGUAGES:
        assert place in caught.value.message(Words(language))


@pytest.mark.parametrize(
    ("path", "value", "what"),
    [
        (["steps", 0, "piles", 0, "city"], "tokyo", "tokyo"),
        (["steps", 2, "threat"], 4, "threat level"),
        (["steps", 2, "threat"], 0, "threat level 1, not 0"),
        (["steps", 2, "sky", 0], "V", '"V"'),
        (["steps", 3, "record"], "ufs-record/1\nresult lost damage\n", "result won"),
        (["steps", 1], {"do": "result", "won": True}, "choose one of the two piles"),
        (["steps", 1], {"do": "defend", "city": "london", "scenario": "x"}, "two piles"),
        (["name"], "two  blanks", "name"),
    ],
)
def test_a_step_against_the_rules_is_named_with_its_number(
    path: list[Any], value: Any, what: str
) -> None:
    campaign = begin(3)
    fight(campaign, True)
    data = changed(campaign.save(), *path, value=value)
    with pytest.raises(UfsError) as caught:
        Campaign.from_save(data)
    assert what in str(caught.value)
    if path[0] == "steps":
        assert f"Step {path[1] + 1}" in str(caught.value)


@rule("C2")
def test_a_deal_that_was_cut_off_is_missed() -> None:
    data = begin(3).save()
    data["steps"] = []
    refused(partial(Campaign.from_save, data), "campaign-deal-missing", "C2")


@rule("C7")
def test_another_scenario_than_the_last_one_is_refused() -> None:
    campaign = go_on_until(begin(3), "muster", 4)
    data = changed(campaign.save(), "steps", -1, "scenario", value="surge")
    refused(partial(Campaign.from_save, data), "campaign-step", "C7")


@pytest.mark.parametrize("data", [None, 1, "x", [], {}])
def test_what_is_no_campaign_at_all_is_told(data: Any) -> None:
    with pytest.raises(UfsError) as caught:
        Campaign.from_save(data)
    assert caught.value.code == "bad_campaign"


def test_steps_of_the_wrong_shape_are_told() -> None:
    campaign = begin(3)
    strange: Any = "first"
    with pytest.raises(UfsError, match="pile"):
        campaign.choose(strange)
    refused(partial(Campaign.new, "x", 1, strange), "campaign-cards", None)
    refused(partial(Campaign.new, "x", -1), "seed-wrong", None)


# --- what a player sees ---


@rule("C2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_a_scenario_are_hidden_until_it_is_chosen(language: str) -> None:
    campaign, words = begin(3), Words(language)
    hidden, shown = view(campaign, words), view(campaign, words, rules=True)
    for pile in campaign.piles:
        scenario = built_in().get(Scenario, pile.scenario)
        assert scenario is not None
        rules = getattr(scenario.text, language)
        assert rules not in json.dumps(hidden, ensure_ascii=False)
        assert rules in [seen["scenario"]["text"] for seen in shown["piles"]]
    first, second = campaign.piles
    campaign.choose(1)
    seen = view(campaign, words)
    assert seen["battle"]["scenario"]["id"] == first.scenario
    assert seen["battle"]["scenario"]["text"]
    other = built_in().get(Scenario, second.scenario)
    assert other is not None
    bag = seen.pop("left")  # who looks there wants to see it
    assert getattr(other.text, language) not in json.dumps(seen, ensure_ascii=False)
    assert getattr(other.text, language) in json.dumps(bag, ensure_ascii=False)


@rule("C2", "C6")
def test_nothing_of_later_chapters_is_seen() -> None:
    campaign, chance, library = begin(3), random.Random(3), built_in()
    while campaign.phase != "over":
        text = json.dumps(view(campaign, Words("en")), ensure_ascii=False)
        pieces: list[Any] = [*library.all(Character), *library.all(Scenario)]
        later = [piece for piece in pieces if piece.chapter > campaign.chapter]
        assert not [piece.id for piece in later if f'"{piece.id}"' in text]
        for file in library.all(ChapterFile):
            assert (file.name.en in text) == (file.number <= campaign.chapter)
        take_step(campaign, chance, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_view_names_what_can_be_chosen(language: str) -> None:
    words = Words(language)
    assert view(begin(3), words)["choices"] == {"piles": [1, 2]}
    preparing = go_on_until(begin(3), "prepare", 1)
    assert view(preparing, words)["choices"] == {"threats": [0, 1, 2, 3, 4], "threat": 1}
    mustering = view(go_on_until(begin(3), "muster", 2), words)["choices"]
    assert mustering["count"] == 1
    assert all(who["upgraded"] for who in mustering["characters"])
    defending = view(go_on_until(begin(3), "defend", 4), words)
    assert len(defending["choices"]["cities"]) == 8
    ready = view(go_on_until(begin(3), "game", 1), words)
    assert ready["next"]["setup"]["edition"] == "box"
    assert ready["next"]["stars"]["black"] >= 1
    dealing = view(begin(3, "manual"), words)["choices"]
    assert {kind: len(cards) for kind, cards in dealing.items()} == {
        "scenarios": 4,
        "cities": 4,
        "characters": 4,
    }
    surge = built_in().get(Scenario, "surge")
    assert surge is not None
    assert {"id": "surge", "name": getattr(surge.name, language)} in dealing["scenarios"]
    assert ready["can_undo"]


def test_the_docstring_of_the_campaign_runs() -> None:
    import doctest

    import ufs.campaign.campaign

    assert doctest.testmod(ufs.campaign.campaign).failed == 0
    assert doctest.testmod(ufs.campaign.campaign).attempted > 0
