"""What a player sees of a campaign: everything it is time for, and nothing that would spoil it.

The rules of a scenario stay hidden until it is chosen (C2), and so does all of later chapters.
"""

from __future__ import annotations

from typing import Any

from ufs.base.words import Words
from ufs.campaign.campaign import Campaign
from ufs.campaign.notebook import in_words, named, notebook
from ufs.campaign.shapes import PileShape
from ufs.campaign.state import Battle, CampaignState, Fought
from ufs.content.loader import Library
from ufs.content.schema import ChapterFile, Character, City, Scenario, Sky, Text
from ufs.game.random_battle import count_stars
from ufs.game.setup import SKY_NAMES, stars_of


def view(campaign: Campaign, words: Words, rules: bool = False) -> dict[str, Any]:
    """A campaign as its player may see it. `rules` shows those of both scenarios of a deal (C2)."""
    return View(campaign, words).whole(rules)


class View:
    """Puts a campaign into words."""

    def __init__(self, campaign: Campaign, words: Words) -> None:
        self.campaign = campaign
        self.words = words
        self.library: Library = campaign.library

    def whole(self, rules: bool) -> dict[str, Any]:
        campaign = self.campaign
        return {
            "name": campaign.name,
            "cards": campaign.cards,
            "phase": campaign.phase,
            "chapters": [self.chapter(number) for number in range(1, campaign.chapter + 1)],
            "piles": [self.pile(pile, rules) for pile in campaign.piles],
            "battle": self.battle(campaign.battle) if campaign.battle else None,
            "choices": self.choices(),
            "next": self.next_game(),
            "saved": self.saved(),
            "characters": self.kept(),
            "notebook": notebook(campaign, self.words),
            "score": campaign.score,
            "won": campaign.won,
            "can_undo": campaign.can_undo,
        }

    def chapter(self, number: int) -> dict[str, Any]:
        """C6: a chapter with its briefing."""
        for file in self.library.all(ChapterFile):
            if file.number == number:
                briefing = [in_words(text, self.words) for text in file.briefing]
                return {"number": number, "name": self.say(file.name), "briefing": briefing}
        return {"number": number, "name": str(number), "briefing": []}

    def pile(self, pile: PileShape, rules: bool) -> dict[str, Any]:
        return {
            "city": self.city(pile.city, False),
            "scenario": self.scenario(pile.scenario, rules),
            "character": self.character(pile.character, False),
        }

    def battle(self, battle: Battle) -> dict[str, Any]:
        """The battle that is fought: all of it is known now."""
        who = battle.character
        return {
            "chapter": battle.chapter,
            "city": self.city(battle.city, battle.is_damaged),
            "scenario": self.scenario(battle.scenario, True),
            "character": self.character(who, False) if who else None,
            "upgraded": [self.character(who, True) for who in battle.upgraded or []],
            "games": [self.game(game) for game in battle.games],
            "most_games": battle.most_games,
        }

    def game(self, game: Fought) -> dict[str, Any]:
        return {
            "damaged": game.damaged,
            "threat": game.threat,
            "sky": game.sky,
            "hard": game.hard,
            "begun": game.begun,
            "game": game.game,
            "result": game.result,
        }

    def choices(self) -> dict[str, Any]:
        """What may be chosen now."""
        standing, phase = self.campaign.standing, self.campaign.phase
        if phase == "choose":
            return {"piles": [1, 2]}
        if phase == "muster":
            able = [self.character(who, True) for who in standing.candidates()]
            return {"count": standing.team_size(), "characters": able}
        if phase == "prepare":
            return {"threats": standing.threats()}
        if phase == "defend":
            cities = standing.saved().items()
            return {"cities": [self.city(city, damaged) for city, damaged in cities]}
        if phase == "deal":
            return self.deal(standing)
        return {}

    def deal(self, standing: CampaignState) -> dict[str, Any]:
        """C2: the cards of this chapter that can still lie in a pile."""
        scenarios = [
            named(self.library, Scenario, id, self.words) for id in standing.left("scenarios")
        ]
        return {
            "scenarios": scenarios,
            "cities": [self.city(id, False) for id in standing.left("cities")],
            "characters": [self.character(id, False) for id in standing.left("characters")],
        }

    def next_game(self) -> dict[str, Any] | None:
        """C3: the setup that is to be played, and its stars (S13)."""
        if self.campaign.phase != "game":
            return None
        setup = self.campaign.setup_of_next_game()
        stars = count_stars(setup, self.library).json()
        return {"setup": setup, "stars": stars, "tiles": self.tiles(setup)}

    def tiles(self, setup: dict[str, Any]) -> list[dict[str, Any]]:
        """S13: the sky from the top, each tile with its side and the stars on it."""
        told = []
        for name, id in zip(SKY_NAMES, setup["sky"], strict=True):
            tile, hard = self.library.get(Sky, id), name in setup["hard"]
            told.append({"id": id, "hard": hard, "stars": stars_of(tile, hard) if tile else 0})
        return told

    def saved(self) -> list[dict[str, Any]]:
        saved = self.campaign.standing.saved()
        return [self.city(city, damaged) for city, damaged in saved.items()]

    def kept(self) -> list[dict[str, Any]]:
        """C5: who came through, on the side that works now."""
        chapter = self.campaign.chapter
        kept = self.campaign.standing.kept()
        return [self.character(who, met < chapter) for who, met in kept.items()]

    # --- pieces ---

    def say(self, text: Text | None) -> str | None:
        return in_words(text, self.words) if text else None

    def city(self, id: str, damaged: bool) -> dict[str, Any]:
        city = self.library.get(City, id)
        side = (city.damaged if damaged else city.blue) if city else None
        told = {"damaged": damaged, "text": self.say(side.text) if side else None}
        return {**(named(self.library, City, id, self.words) or {}), **told}

    def scenario(self, id: str, rules: bool) -> dict[str, Any]:
        """C2: its pictures tell what it is about, its rules stay hidden until it is chosen."""
        piece = self.library.get(Scenario, id)
        scene = [in_words(text, self.words) for text in piece.scene] if piece else []
        text = self.say(piece.text) if piece and rules else None
        name = named(self.library, Scenario, id, self.words) or {}
        return {**name, "scene": scene, "text": text}

    def character(self, id: str, upgraded: bool) -> dict[str, Any]:
        piece = self.library.get(Character, id)
        side = (piece.upgraded if upgraded else piece.normal) if piece else None
        return {
            **(named(self.library, Character, id, self.words) or {}),
            "role": self.say(piece.role) if piece else None,
            "upgraded": upgraded,
            "text": self.say(side.text) if side else None,
        }
