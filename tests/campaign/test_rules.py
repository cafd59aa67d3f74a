"""The rules of the campaign, each by its name."""

from __future__ import annotations

import json
import random
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

from tests.support.campaigns import begin, fight, go_on_until, play_out, refused, take_step
from tests.support.table import rule
from ufs.base.words import LANGUAGES, Words
from ufs.campaign import Campaign
from ufs.campaign.notebook import NOT_PLAYED, rows
from ufs.campaign.state import PHASES, CampaignState
from ufs.campaign.view import view
from ufs.content.loader import built_in, load
from ufs.content.schema import BaseTile, City, Sky
from ufs.game import Game
from ufs.game.random_battle import count_stars

SEEDS = range(4)
CARDS = ("city", "scenario", "character")
# Made of several characters with joiners, selectors and tags; and one that Python may not know yet.
EMOJI = ("👩\u200d🚀 lifts off", "🏴\U000e0067\U000e0062\U000e007f ❤\ufe0f\u200d🔥", "\U0001fadf")


# --- C1: chapters and their pieces ---


@rule("C1")
def test_the_chapters_have_their_pieces() -> None:
    chapters = begin().chapters
    assert [len(chapter.scenarios) for chapter in chapters] == [4, 4, 4, 1]
    assert [len(chapter.characters) for chapter in chapters] == [4, 4, 4, 0]
    assert [len(chapter.cities) for chapter in chapters] == [4, 5, 5, 0]
    for kind in ("scenarios", "characters", "cities"):
        ids = [id for chapter in chapters for id in getattr(chapter, kind)]
        assert len(ids) == len(set(ids))


# Each chapter's cities, from its box; and the base tiles that are known in it.
CITIES = {
    1: ({"montreal", "havana", "mexico-city", "rio"}, "ABCD"),
    2: ({"moscow", "london", "paris", "cairo", "johannesburg"}, "ABCDEF"),
    3: ({"beijing", "tokyo", "seoul", "singapore", "sydney"}, "ABCDEFG"),
}


@rule("C1", "C6")
@pytest.mark.parametrize("chapter", CITIES)
def test_each_chapter_has_the_cities_of_the_box(chapter: int) -> None:
    """Their base tiles are known by then, and the chapter's own ones are used."""
    cities, tiles = CITIES[chapter]
    assert set(begin().chapters[chapter - 1].cities) == cities
    found = [city for id in cities if (city := built_in().get(City, id)) is not None]
    used = {tile for city in found for tile in (city.upper, city.lower)}
    assert used <= set(tiles)
    new = {tile.id for tile in built_in().all(BaseTile) if tile.chapter == chapter}
    assert new <= used


@rule("C1")
def test_our_other_cities_are_for_battles_only() -> None:
    bonus = {"berlin", "istanbul", "mumbai", "nairobi", "toronto"}
    dealt = {city for chapter in begin().chapters for city in chapter.cities}
    assert not bonus & dealt
    others = {city.id for city in built_in().all(City)} - dealt
    assert others == bonus | {"roswell", "new-york", "washington"}


ATLANTIS = """
kind = "city"
id = "atlantis"
source = "own"
editions = ["box"]
chapter = 2
upper = "A"
lower = "B"
name = { en = "Atlantis", de = "Atlantis", fr = "Atlantide" }
blue = { energy = 2 }
damaged = { energy = 2 }
"""


@rule("C1")
def test_a_campaign_keeps_the_pieces_it_began_with(tmp_path: Path) -> None:
    """A pack that comes later changes nothing; pieces that are missing are named."""
    (tmp_path / "atlantis.toml").write_text(ATLANTIS, encoding="utf-8")
    library = load([tmp_path])
    assert not library.problems
    old, new = begin(3), Campaign.new("Under water", 3, "auto", library)
    went_on = Campaign.from_save(old.save(), library)
    assert went_on.save() == old.save()
    assert len(go_on_until(went_on, "defend", 4).state.saved_cities()) == 8
    assert "atlantis" in new.chapters[1].cities
    assert len(go_on_until(new, "defend", 4).state.saved_cities()) == 9
    error = refused(partial(Campaign.from_save, new.save()), "campaign-piece-gone", "C1")
    assert "atlantis" in str(error)


@rule("C1")
def test_a_chapter_needs_pieces_for_two_deals() -> None:
    data = begin(3).save()
    data["steps"] = []
    del data["chapters"][2]["scenarios"][0]
    refused(partial(Campaign.from_save, data), "campaign-too-few", "C1")
    data = begin(3).save()
    data["chapters"][0]["cities"].append(data["chapters"][0]["cities"][0])
    refused(partial(Campaign.from_save, data), "campaign-piece-twice", "C1")


# --- C2: two piles ---


@rule("C2")
@pytest.mark.parametrize("seed", SEEDS)
def test_two_piles_of_what_is_left_are_dealt_for_each_battle(seed: int) -> None:
    campaign, seen = begin(seed), set[str]()
    chance = random.Random(seed)
    for battle in range(6):
        assert campaign.phase == "choose"
        chapter = campaign.chapters[battle // 2]
        for pile in campaign.piles:
            assert pile.scenario in chapter.scenarios
            assert pile.city in chapter.cities
            assert pile.character in chapter.characters
            pieces = {pile.scenario, pile.city, pile.character}
            assert not pieces & seen
            seen |= pieces
        while campaign.phase != "choose" or len(campaign.battles) == battle:
            if campaign.chapter == 4:
                break
            take_step(campaign, chance, True)
    assert campaign.phase == "defend"


@rule("C2")
@pytest.mark.parametrize("number", [1, 2])
def test_the_pile_that_is_not_chosen_leaves(number: int) -> None:
    campaign = begin(2)
    chosen, other = campaign.piles[number - 1], campaign.piles[2 - number]
    campaign.choose(number)
    battle = campaign.battle
    assert battle is not None
    assert (battle.city, battle.scenario) == (chosen.city, chosen.scenario)
    assert battle.character == chosen.character
    go_on_until(campaign, "defend", 4)
    assert other.city not in campaign.state.saved_cities()
    assert other.character not in campaign.state.kept_characters()
    assert other.scenario not in [battle.scenario for battle in campaign.battles]


@rule("C2")
def test_only_one_of_two_piles_can_be_chosen() -> None:
    campaign = begin()
    for wrong in (0, 3, -1):
        with pytest.raises(Exception, match="pile"):
            campaign.choose(wrong)
    campaign.choose(1)
    refused(partial(campaign.choose, 2), "campaign-other-phase", "C2")


@rule("C2")
def test_the_same_seed_deals_the_same_piles_and_another_one_others() -> None:
    assert begin(5).piles == begin(5).piles
    assert len({str(begin(seed).piles) for seed in range(10)}) > 5


@rule("C2")
def test_at_a_real_table_the_piles_are_typed_in() -> None:
    campaign = begin(1, "manual")
    assert campaign.phase == "deal"
    left = {kind: campaign.state.undealt(kind) for kind in ("scenarios", "cities", "characters")}
    rows = zip(*left.values(), strict=True)
    piles = [{"scenario": s, "city": c, "character": who} for s, c, who in rows]
    twice = [piles[0], {**piles[1], "city": piles[0]["city"]}]
    refused(partial(campaign.deal, twice), "campaign-in-both-piles", "C2")
    elsewhere = [piles[0], {**piles[1], "city": "tokyo"}]
    error = refused(partial(campaign.deal, elsewhere), "campaign-not-left", "C2")
    assert "tokyo" in str(error)
    campaign.deal(piles[2:])
    assert [pile.city for pile in campaign.piles] == [pile["city"] for pile in piles[2:]]
    refused(partial(campaign.deal, piles[:2]), "campaign-other-phase", "C2")
    refused(partial(begin().deal, piles[:2]), "campaign-cards-are-dealt", "C2")


# --- C3: one game, or two ---


@rule("C3", "C4")
def test_a_battle_that_is_won_at_once_has_one_game() -> None:
    campaign = begin(2)
    fight(campaign, True, threat=3)
    battle = campaign.battles[0]
    assert [game.result for game in battle.games] == [3]
    assert campaign.state.saved_cities() == {battle.city: False}
    assert campaign.phase == "choose"


@rule("C3", "C4")
def test_after_a_loss_a_second_game_follows_on_the_damaged_side() -> None:
    campaign = begin(2)
    campaign.choose(1)
    campaign.prepare(3)
    first = campaign.setup_of_next_game()
    campaign.note(False)
    assert campaign.phase == "prepare"
    campaign.prepare(3)
    second = campaign.setup_of_next_game()
    assert (first["damaged"], second["damaged"]) == (False, True)
    for same in ("city", "scenario", "characters"):
        assert first[same] == second[same]
    campaign.note(True)
    battle = campaign.battles[0]
    assert [game.result for game in battle.games] == ["X", 3]
    assert campaign.state.saved_cities() == {battle.city: True}


@rule("C3")
def test_the_sky_of_the_second_game_is_drawn_again() -> None:
    differ = 0
    for seed in range(12):
        campaign = begin(seed)
        campaign.choose(1)
        campaign.prepare(3)
        first = campaign.setup_of_next_game()["hard"]
        campaign.note(False)
        campaign.prepare(3)
        assert len(first) == len(campaign.setup_of_next_game()["hard"]) == 3
        differ += first != campaign.setup_of_next_game()["hard"]
    assert differ >= 5


@rule("C3", "C4")
def test_a_city_lost_twice_leaves_and_the_character_stays() -> None:
    campaign = begin(2)
    fight(campaign, False, False)
    battle = campaign.battles[0]
    assert battle.is_over
    assert not battle.is_won
    assert campaign.state.saved_cities() == {}
    assert campaign.state.kept_characters() == {battle.character: 1}
    assert campaign.phase == "choose"


@rule("C3")
def test_a_finished_game_is_noted_with_its_record() -> None:
    campaign = begin(2)
    campaign.choose(1)
    campaign.prepare(1)
    game = Game.new(campaign.setup_of_next_game(), campaign.seed_of_next_game())
    refused(partial(campaign.finish, game), "campaign-unfinished-game", "C3")
    chance = random.Random(1)
    play_out(game, lambda now: chance.choice(now.actions()))
    other = play_out(Game.new({"edition": "box"}, 1), lambda now: chance.choice(now.actions()))
    refused(partial(campaign.finish, other), "campaign-other-game", "C3")
    campaign.begin("somegame")
    refused(partial(campaign.begin, "another"), "campaign-game-runs", "C3")
    campaign.finish(game, "somegame")
    fought = campaign.battles[0].games[0]
    assert fought.won is False
    assert fought.game == "somegame"
    assert Game.from_record(str(fought.record)).result == game.result


@rule("C3")
def test_a_game_that_was_loaded_from_a_position_is_no_game_of_the_campaign() -> None:
    campaign = begin(2)
    campaign.choose(1)
    campaign.prepare(1)
    game = Game.load(Game.new(campaign.setup_of_next_game(), 1).position(), 1)
    chance = random.Random(1)
    play_out(game, lambda now: chance.choice(now.actions()))
    refused(partial(campaign.finish, game), "campaign-other-game", "C3")


# --- C4: what leaves and what stays ---


@rule("C4")
@pytest.mark.parametrize("seed", SEEDS)
def test_scenarios_leave_and_characters_stay(seed: int) -> None:
    campaign = go_on_until(begin(seed), "defend", 4, win=seed % 2 == 0)
    early = [battle for battle in campaign.battles if battle.chapter < 4]
    scenarios = [battle.scenario for battle in early]
    assert len(set(scenarios)) == 6
    assert campaign.state.kept_characters() == {str(b.character): b.chapter for b in early}


def bag(campaign: Campaign) -> list[tuple[str, str, str]]:
    return [(one["kind"], one["id"], one["why"]) for one in view(campaign, Words("en"))["left"]]


@rule("C2", "C4")
def test_what_has_left_the_campaign_can_be_looked_at() -> None:
    campaign = begin(2)
    assert bag(campaign) == []
    chosen, other = campaign.piles
    campaign.choose(1)
    unchosen = [
        (kind, getattr(other, kind), "unchosen") for kind in ("city", "scenario", "character")
    ]
    assert bag(campaign) == unchosen
    fight(campaign, False)
    assert bag(campaign) == unchosen  # the battle goes on
    fight(campaign, False)
    fought = [("scenario", chosen.scenario, "fought"), ("city", chosen.city, "lost")]
    assert bag(campaign) == [*unchosen, *fought]
    lost = view(campaign, Words("en"))["left"][-1]
    city = built_in().get(City, chosen.city)
    assert city is not None
    assert city.damaged.text is not None
    assert (lost["chapter"], lost["damaged"], lost["text"]) == (1, True, city.damaged.text.en)


@rule("C4", "C7")
@pytest.mark.parametrize("seed", SEEDS)
def test_every_card_is_in_the_campaign_or_has_left_it(seed: int) -> None:
    campaign, chance = begin(seed), random.Random(seed)
    while campaign.phase != "over":
        take_step(campaign, chance, chance.random() < 0.4)
        state, gone = campaign.state, [(kind, id) for kind, id, _ in bag(campaign)]
        assert len(set(gone)) == len(gone)
        kept = {("city", id) for id in state.saved_cities()}
        kept |= {("character", id) for id in state.kept_characters()}
        fighting = state.battle
        if fighting:
            kept |= {("city", fighting.city), ("scenario", fighting.scenario)}
            kept |= {("character", fighting.character)} if fighting.character else set()
        kept |= {(kind, getattr(pile, kind)) for pile in state.piles for kind in CARDS}
        assert not kept & set(gone)
        dealt = {(kind, getattr(pile, kind)) for pile in state.dealt for kind in CARDS}
        if campaign.phase != "over":
            assert dealt <= kept | set(gone)


# --- C5: teams ---


@rule("C5")
def test_in_the_first_chapter_the_character_fights_alone_on_the_normal_side() -> None:
    campaign = begin(2)
    campaign.choose(1)
    assert campaign.phase == "prepare"
    campaign.prepare(1)
    who = campaign.battles[0].character
    assert campaign.setup_of_next_game()["characters"] == [{"id": who, "upgraded": False}]


@rule("C5")
@pytest.mark.parametrize(("chapter", "size"), [(2, 1), (3, 2)])
def test_upgraded_characters_join_in_one_of_two_battles(chapter: int, size: int) -> None:
    campaign = go_on_until(begin(2), "muster", chapter)
    met = campaign.state.candidates()
    assert len(met) == 2 * size
    main = campaign.battles[-1].character
    refused(partial(campaign.muster, [str(main)] * size), "campaign-cannot-join", "C5")
    refused(partial(campaign.muster, met[: size - 1]), "campaign-team-size", "C5")
    refused(partial(campaign.muster, met[: size + 1]), "campaign-team-size", "C5")
    if size > 1:
        refused(partial(campaign.muster, [met[0]] * size), "campaign-team-size", "C5")
    campaign.muster(met[:size])
    campaign.prepare(1)
    team = [{"id": main, "upgraded": False}]
    team += [{"id": who, "upgraded": True} for who in met[:size]]
    assert campaign.setup_of_next_game()["characters"] == team
    campaign.note(True)
    campaign.choose(1)
    assert campaign.state.candidates() == met[size:]
    refused(partial(campaign.muster, met[:size]), "campaign-cannot-join", "C5")


@rule("C5")
def test_those_who_served_are_free_again_in_the_next_chapter() -> None:
    campaign = go_on_until(begin(2), "muster", 3)
    assert set(campaign.state.candidates()) == set(campaign.state.kept_characters())


@rule("C5")
def test_the_ability_of_a_character_works_once_a_game() -> None:
    campaign = begin(2)
    campaign.choose(1)
    campaign.prepare(1)
    game = Game.new(campaign.setup_of_next_game(), 1)
    chosen = [n for n, one in enumerate(game.table.abilities) if one.kind == "character"]
    assert [game.table.board.ability_times[n] for n in chosen] == [1]
    assert [game.table.board.ability_each_round[n] for n in chosen] == [0]


# --- C6, C9: skies and threat levels ---


CHAPTER_SKIES = {
    1: ["I", "II", "III", "IV"],
    2: ["I", "II", "III", "IV+"],
    3: ["I+", "II+", "III", "IV"],
    4: ["0", "I+", "II+", "III+", "IV"],
}


@rule("C6")
@pytest.mark.parametrize("chapter", CHAPTER_SKIES)
def test_each_chapter_has_its_own_sky(chapter: int) -> None:
    campaign = go_on_until(begin(4), "prepare", chapter)
    for threat in campaign.state.threats():
        campaign.prepare(threat)
        assert campaign.setup_of_next_game()["sky"] == CHAPTER_SKIES[chapter]
        campaign.undo()


@rule("C6", "C9", "S9")
@pytest.mark.parametrize("chapter", CHAPTER_SKIES)
def test_the_threat_level_is_the_number_of_threatening_tiles(chapter: int) -> None:
    """Neither the scenario's star nor the stars of an advanced tile count (S13)."""
    campaign = go_on_until(begin(7), "prepare", chapter)
    assert campaign.state.threats() == [0, 1, 2, 3, 4]
    for threat in range(5):
        campaign.prepare(threat)
        setup = campaign.setup_of_next_game()
        assert len(setup["hard"]) == threat
        assert set(setup["hard"]) <= {"sky1", "sky2", "sky3", "sky4"}
        assert count_stars(setup).black > threat  # with the scenario's
        assert Game.new(setup, 1).table.setup == setup
        campaign.undo()
    for wrong in (-1, 5):
        refused(partial(campaign.prepare, wrong), "campaign-no-such-threat", "C9")


@rule("C9")
def test_which_tiles_threaten_is_drawn_at_random() -> None:
    drawn = set()
    for seed in range(40):
        campaign = go_on_until(begin(seed), "prepare", 1)
        campaign.prepare(1)
        drawn |= set(campaign.setup_of_next_game()["hard"])
    assert drawn == {"sky1", "sky2", "sky3", "sky4"}


@rule("C8", "C9")
def test_a_win_at_threat_level_0_scores_0() -> None:
    campaign = begin(2)
    fight(campaign, True, threat=0)
    assert rows(campaign)[0].results == (0, NOT_PLAYED)
    assert campaign.score == 0
    fight(campaign, True, threat=4)
    assert campaign.score == 4


@rule("C9")
def test_the_threat_level_is_kept_from_game_to_game() -> None:
    campaign = begin(2)
    assert campaign.state.kept_threat() == 1  # the standard game, S9
    campaign.choose(1)
    campaign.prepare()
    campaign.note(False)
    campaign.prepare(3)
    campaign.note(True)
    fight(campaign, True, threat=None)  # in another city
    fight(campaign, False, True, threat=None)  # and in another chapter
    assert [g.threat for b in campaign.battles for g in b.games] == [1, 3, 3, 3, 3]
    assert view(go_on_until(campaign, "prepare", 2), Words("en"))["choices"]["threat"] == 3


@rule("C9")
def test_the_threat_level_may_change_from_game_to_game() -> None:
    campaign = begin(2)
    campaign.choose(1)
    for threat in (4, 2):
        campaign.prepare(threat)
        campaign.note(False)
    assert [game.threat for game in campaign.battles[0].games] == [4, 2]


@rule("C9")
def test_a_campaign_can_be_replayed() -> None:
    first, second = (go_on_until(begin(9), "defend", 4) for _ in range(2))
    assert first.save() == second.save()


@rule("C6", "C9")
def test_at_a_real_table_the_tiles_are_typed_in() -> None:
    campaign = begin(1, "manual")
    campaign.deal()
    campaign.choose(2)
    basic = ["I", "II", "III", "IV"]
    prepare = campaign.prepare
    refused(partial(prepare, 2, basic, ["sky1"]), "campaign-other-threat", "C9")
    refused(partial(prepare, 0, ["V", *basic[1:]], []), "campaign-tile", "C6")
    refused(partial(prepare, 0, ["V", *basic], []), "campaign-tile-count", "C6")
    refused(partial(prepare, 1, basic, ["sky9"]), "setup-unknown-hard", None)
    refused(partial(prepare, 2, basic, ["sky1", "sky1"]), "campaign-other-threat", "C9")
    prepare(2, basic, ["sky4", "sky1"])
    setup = campaign.setup_of_next_game()
    assert (setup["sky"], setup["hard"]) == (basic, ["sky1", "sky4"])
    campaign.note(True)
    assert campaign.score == 2
    automatic = begin()
    automatic.choose(1)
    refused(partial(automatic.prepare, 2, basic, ["sky1"]), "campaign-cards-are-dealt", "C3")


@pytest.mark.parametrize("chapter", CHAPTER_SKIES)
def test_every_tile_of_a_sky_has_a_place(chapter: int) -> None:
    """No sky is ever drawn that could not be laid."""
    places = go_on_until(begin(3), "prepare", chapter).state.skies().places
    for place, sides in enumerate(places, 5 - len(places)):
        for side in sides:
            tile = built_in().get(Sky, side.tile)
            assert tile is not None
            assert tile.position == place


@rule("C6")
def test_a_sky_with_a_gap_is_refused() -> None:
    data = begin(3).save()
    data["chapters"][2]["sky"] = ["I", "II", "IV"]
    error = refused(partial(Campaign.from_save, data), "campaign-sky-gap", "C6")
    assert "sky3" in str(error)


# --- C7: the last chapter ---


@rule("C7")
def test_cities_in_no_pile_count_as_saved_in_the_last_chapter() -> None:
    campaign = go_on_until(begin(3), "defend", 4, win=False)
    dealt = {pile.city for pile in campaign.state.dealt}
    unseen = {city for chapter in campaign.chapters for city in chapter.cities} - dealt
    assert len(unseen) == 2
    assert campaign.state.saved_cities() == dict.fromkeys(sorted(unseen), False)


@rule("C7")
def test_with_every_battle_won_eight_cities_are_saved() -> None:
    campaign = go_on_until(begin(3), "defend", 4)
    assert len(campaign.state.saved_cities()) == 8
    assert not any(campaign.state.saved_cities().values())


@rule("C7")
def test_the_last_battle_has_three_upgraded_characters_and_the_last_scenario() -> None:
    campaign = go_on_until(begin(3), "defend", 4)
    city = next(iter(campaign.state.saved_cities()))
    campaign.defend(city)
    team = campaign.state.candidates()
    assert len(team) == 6
    refused(partial(campaign.muster, team[:2]), "campaign-team-size", "C7")
    refused(partial(campaign.muster, [*team[:2], "nobody"]), "campaign-cannot-join", "C7")
    campaign.muster(team[3:])
    campaign.prepare(2)
    setup = campaign.setup_of_next_game()
    assert (setup["city"], setup["scenario"]) == (city, "last-stand")
    assert setup["characters"] == [{"id": who, "upgraded": True} for who in team[3:]]


@rule("C7")
def test_only_a_saved_city_can_be_defended() -> None:
    campaign = go_on_until(begin(3), "defend", 4)
    lost = campaign.state.dealt[0].city
    saved = campaign.state.saved_cities()
    wrong = lost if lost not in saved else campaign.state.dealt[1].city
    for city in (wrong, "roswell", "atlantis"):
        error = refused(partial(campaign.defend, city), "campaign-not-saved", "C7")
        assert next(iter(saved)) in str(error)


@rule("C7")
@pytest.mark.parametrize("was_damaged", [False, True])
def test_the_last_battle_is_one_game_on_the_damaged_side(was_damaged: bool) -> None:
    """However the city was saved."""
    campaign = begin(3)
    fight(campaign, *([False] if was_damaged else []), True)
    go_on_until(campaign, "defend", 4)
    before = campaign.state.saved_cities()
    city = campaign.battles[0].city
    assert before[city] is was_damaged
    assert all(city["damaged"] for city in view(campaign, Words("en"))["choices"]["cities"])
    campaign.defend(city)
    team = campaign.state.candidates()
    campaign.muster(team[:3])
    campaign.prepare(1)
    assert campaign.setup_of_next_game()["damaged"] is True
    campaign.note(False)
    assert (campaign.won, campaign.phase) == (None, "defend")
    assert campaign.state.saved_cities() == {c: d for c, d in before.items() if c != city}
    refused(partial(campaign.defend, city), "campaign-not-saved", "C7")
    campaign.defend(next(iter(campaign.state.saved_cities())))
    campaign.muster(team[3:])  # the team may change
    assert campaign.battles[-1].scenario == campaign.battles[-2].scenario


@rule("C7")
def test_the_first_win_wins_the_campaign() -> None:
    campaign = go_on_until(begin(3), "defend", 4)
    fight(campaign, False)
    fight(campaign, True)
    assert campaign.won is True
    assert campaign.phase == "over"
    refused(partial(campaign.defend, "london"), "campaign-other-phase", "C7")


@rule("C7")
def test_the_campaign_is_lost_when_no_city_is_left() -> None:
    campaign = go_on_until(begin(3), "defend", 4, win=False)
    for left in (2, 1):
        assert len(campaign.state.saved_cities()) == left
        assert campaign.won is None
        fight(campaign, False)
    assert campaign.won is False
    assert campaign.phase == "over"


# --- C8, C10: score and notebook ---


@rule("C8")
def test_the_score_is_what_was_won_minus_every_x() -> None:
    campaign = begin(3)
    assert campaign.score == 0
    fight(campaign, True, threat=4)
    fight(campaign, False, True, threat=3)
    fight(campaign, False, False, threat=2)
    assert campaign.score == 4 + (3 - 1) - 2


@rule("C10", "C3", "C7")
def test_the_notebook_has_a_row_for_every_battle() -> None:
    campaign = begin(3)
    blank = rows(campaign)
    assert [(row.chapter, row.battle) for row in blank[:6]] == [
        (chapter, battle) for chapter in (1, 2, 3) for battle in (1, 2)
    ]
    assert [row.battle for row in blank[6:]] == list(range(1, 7))
    assert all(row.is_blank for row in blank)
    fight(campaign, False, True, threat=2)
    fight(campaign, True, threat=3)
    fight(campaign, False, False)
    first, second, third = rows(campaign)[:3]
    battle = campaign.battles[0]
    assert (first.city, first.scenario, first.character) == (
        battle.city,
        battle.scenario,
        battle.character,
    )
    assert first.results == ("X", 2)
    assert second.results == (3, NOT_PLAYED)
    assert third.results == ("X", "X")
    assert len(third.upgraded) == 1
    go_on_until(campaign, "defend", 4)
    campaign.defend(battle.city)  # its game is noted in the second box, that of the damaged side
    assert rows(campaign)[6].results == (NOT_PLAYED, None)
    campaign.muster(campaign.state.candidates()[:3])
    campaign.prepare(4)
    assert rows(campaign)[6].results == (NOT_PLAYED, None)
    campaign.note(True)
    last = rows(campaign)[6]
    assert (last.character, len(last.upgraded), last.results) == (None, 3, (NOT_PLAYED, 4))


@rule("C10")
def test_the_last_chapter_has_six_rows_or_one_for_each_city() -> None:
    def finale(campaign: Campaign) -> int:
        return sum(row.chapter == 4 for row in rows(campaign))

    campaign = go_on_until(begin(3), "game", 3)
    assert finale(campaign) == 6
    go_on_until(campaign, "defend", 4)
    assert finale(campaign) == len(campaign.state.saved_cities()) == 8
    fight(campaign, False)
    assert finale(campaign) == 8
    assert finale(go_on_until(begin(3), "defend", 4, win=False)) == 6  # two cities are left


@rule("C10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notebook_can_be_read_in_every_language(language: str) -> None:
    from ufs.campaign.notebook import notebook

    campaign = begin(3)
    fight(campaign, True)
    told = notebook(campaign, Words(language))
    assert told["name"] == "The long night"
    assert told["rows"][0]["city"]["id"] == campaign.battles[0].city
    assert told["rows"][0]["results"] == [1, "-"]
    assert told["score"] == 1


@rule("C10")
@pytest.mark.parametrize("name", ["", "  ", "a" * 81, "\u200d", "\u2800"])
def test_a_campaign_needs_a_name(name: str) -> None:
    refused(partial(Campaign.new, name, 1), "campaign-name", "C10")


@rule("C10")
@pytest.mark.parametrize("letter", ["\x00", "\x1b", "\u200b", "\u202e", "\u2067", "\ud83d"])
def test_the_name_of_a_campaign_hides_nothing(letter: str) -> None:
    error = refused(partial(Campaign.new, f"a{letter}b", 1), "campaign-name-hidden", "C10")
    assert f"U+{ord(letter):04X}" in error.message(Words("en"))


@rule("C10")
@pytest.mark.parametrize("name", [*EMOJI, "अंतरिक्ष", "הלילה הארוך", "می\u200cخواهم"])
def test_a_campaign_may_be_named_in_any_letters_and_emoji(name: str) -> None:
    campaign = Campaign.new(name, 1)
    assert campaign.name == name
    assert Campaign.from_text(json.dumps(campaign.save())).name == name


# --- at the wrong time ---


@pytest.mark.parametrize("phase", [*PHASES])
def test_a_step_at_the_wrong_time_is_told_what_comes_now(phase: str) -> None:
    campaign = {
        "deal": lambda: begin(1, "manual"),
        "choose": begin,
        "muster": lambda: go_on_until(begin(), "muster", 2),
        "prepare": lambda: go_on_until(begin(), "prepare", 1),
        "game": lambda: go_on_until(begin(), "game", 1),
        "defend": lambda: go_on_until(begin(), "defend", 4),
        "over": a_whole_one,
    }[phase]()
    before = campaign.save()
    steps = {
        "choose": partial(campaign.choose, 1),
        "defend": partial(campaign.defend, "london"),
        "muster": partial(campaign.muster, []),
        "prepare": partial(campaign.prepare, 1),
        "game": partial(campaign.note, True),
    }
    for name, step in steps.items():
        if name != phase:
            with pytest.raises(Exception, match="not time"):
                step()
    assert campaign.save() == before
    for language in LANGUAGES:
        assert Words(language).say(PHASES[phase])


def a_whole_one() -> Campaign:
    campaign = go_on_until(begin(), "defend", 4)
    fight(campaign, True)
    return campaign


def test_the_phases_follow_each_other() -> None:
    campaign, phases = begin(), []
    chance = random.Random(1)
    while campaign.phase != "over":
        phases.append(campaign.phase)
        take_step(campaign, chance, True)
    allowed = {
        ("choose", "muster"),
        ("choose", "prepare"),
        ("muster", "prepare"),
        ("prepare", "game"),
        ("game", "choose"),
        ("game", "defend"),
        ("defend", "muster"),
    }
    assert set(pairwise(phases)) <= allowed
    assert isinstance(campaign.state, CampaignState)
