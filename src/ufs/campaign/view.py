"""What the player sees of a campaign: everything needed now, and no spoilers.

The rules of a scenario stay hidden until it is chosen (C2), and so do later chapters.
"""

from __future__ import annotations

from typing import Any

from ufs.base.words import Words
from ufs.campaign.campaign import Campaign
from ufs.campaign.notebook import id_and_name, localize, notebook
from ufs.campaign.shapes import PileShape, is_typed
from ufs.campaign.state import Battle, BattleGame, CampaignState, LeftPiece
from ufs.content.loader import Library
from ufs.content.schema import ChapterFile, Character, City, Scenario, Sky, Text
from ufs.game.random_battle import HALF, Stars, count_stars, yellow_halves
from ufs.game.setup import sky_names, stars_of


def view(campaign: Campaign, words: Words, rules: bool = False) -> dict[str, Any]:
    """A campaign as its player may see it. `rules` shows the rules of both dealt scenarios (C2)."""
    return View(campaign, words).json(rules)


class View:
    """Writes a campaign as JSON, in the reader's language."""

    def __init__(self, campaign: Campaign, words: Words) -> None:
        self.campaign = campaign
        self.words = words
        self.library: Library = campaign.library

    def json(self, rules: bool) -> dict[str, Any]:
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
            "saved": self.saved_cities(),
            "characters": self.kept_characters(),
            "left": [self.left_piece(piece) for piece in campaign.state.left()],
            "notebook": notebook(campaign, self.words),
            "score": campaign.score,
            "won": campaign.won,
            "can_undo": campaign.can_undo,
        }

    def chapter(self, number: int) -> dict[str, Any]:
        """C6: a chapter with its briefing."""
        for file in self.library.all(ChapterFile):
            if file.number == number:
                briefing = [localize(text, self.words) for text in file.briefing]
                return {"number": number, "name": self.say(file.name), "briefing": briefing}
        return {"number": number, "name": str(number), "briefing": []}

    def pile(self, pile: PileShape, rules: bool) -> dict[str, Any]:
        return {
            "city": self.city(pile.city, False),
            "scenario": self.scenario(pile.scenario, rules),
            "character": self.character(pile.character, False),
        }

    def battle(self, battle: Battle) -> dict[str, Any]:
        """The current battle: all of it is known now."""
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

    def game(self, game: BattleGame) -> dict[str, Any]:
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
        state, phase = self.campaign.state, self.campaign.phase
        if phase == "choose":
            return {"piles": [1, 2]}
        if phase == "muster":
            candidates = [self.character(who, True) for who in state.candidates()]
            return {"count": state.team_size(), "characters": candidates}
        if phase == "prepare":
            return {"threats": state.threats(), "threat": state.kept_threat()}
        if phase == "defend":
            cities = [self.city(city, True) for city in state.saved_cities()]
            return {"cities": cities, "unnamed": state.unnamed_cities()}
        if phase == "deal":
            return self.deal(state)
        return {}

    def deal(self, state: CampaignState) -> dict[str, Any]:
        """C2: the cards of this chapter that have not been dealt."""
        scenarios = [
            id_and_name(self.library, Scenario, id, self.words) for id in state.undealt("scenarios")
        ]
        return {
            "scenarios": scenarios,
            "cities": [self.city(id, False) for id in state.undealt("cities")],
            "characters": [self.character(id, False) for id in state.undealt("characters")],
        }

    def next_game(self) -> dict[str, Any] | None:
        """C3: the setup of the next game, its sky, and its stars (S13).

        There is no setup for a city that the program does not know.
        """
        battle = self.campaign.battle
        if self.campaign.phase != "game" or battle is None:
            return None
        shown = self.campaign.state.sky_setup()
        setup = None if is_typed(battle.city) else shown
        return {"setup": setup, "stars": self.stars().json(), "tiles": self.tiles(shown)}

    def stars(self) -> Stars:
        """S13: the stars of the next game; those of cards that were typed in count too."""
        battle, setup = self.campaign.battle, self.campaign.state.sky_setup()
        stars = count_stars(setup, self.library)
        if battle is None:
            return stars
        halves = yellow_halves([True] * sum(map(is_typed, battle.upgraded or [])), False)
        halves += is_typed(battle.character)
        return Stars(stars.black + is_typed(battle.scenario), stars.yellow + HALF * halves)

    def tiles(self, setup: dict[str, Any]) -> list[dict[str, Any]]:
        """S13: the sky from the top, each tile with its side and the stars on it."""
        tiles = []
        for name, id in zip(sky_names(setup["sky"]), setup["sky"], strict=True):
            tile, hard = self.library.get(Sky, id), name in setup["hard"]
            tiles.append({"id": id, "hard": hard, "stars": stars_of(tile, hard) if tile else 0})
        return tiles

    def saved_cities(self) -> list[dict[str, Any]]:
        saved = self.campaign.state.saved_cities()
        return [self.city(city, damaged) for city, damaged in saved.items()]

    def kept_characters(self) -> list[dict[str, Any]]:
        """C5: the kept characters, each on the side it would have now."""
        chapter = self.campaign.chapter
        kept = self.campaign.state.kept_characters()
        return [self.character(who, met < chapter) for who, met in kept.items()]

    def left_piece(self, piece: LeftPiece) -> dict[str, Any]:
        """C2, C4: a card that has left the campaign: nothing of it is hidden any more."""
        told = {
            "city": lambda: self.city(piece.id, piece.why == "lost"),
            "scenario": lambda: self.scenario(piece.id, True),
            "character": lambda: self.character(piece.id, False),
        }[piece.kind]()
        return {"kind": piece.kind, "chapter": piece.chapter, "why": piece.why, **told}

    # --- pieces ---

    def say(self, text: Text | None) -> str | None:
        return localize(text, self.words) if text else None

    def city(self, id: str, damaged: bool) -> dict[str, Any]:
        city = self.library.get(City, id)
        side = (city.damaged if damaged else city.blue) if city else None
        details = {"damaged": damaged, "text": self.say(side.text) if side else None}
        return {**(id_and_name(self.library, City, id, self.words) or {}), **details}

    def scenario(self, id: str, rules: bool) -> dict[str, Any]:
        """C2: its scene is shown; its rules stay hidden until it is chosen."""
        piece = self.library.get(Scenario, id)
        scene = [localize(text, self.words) for text in piece.scene] if piece else []
        text = self.say(piece.text) if piece and rules else None
        name = id_and_name(self.library, Scenario, id, self.words) or {}
        return {**name, "scene": scene, "text": text}

    def character(self, id: str, upgraded: bool) -> dict[str, Any]:
        piece = self.library.get(Character, id)
        side = (piece.upgraded if upgraded else piece.normal) if piece else None
        return {
            **(id_and_name(self.library, Character, id, self.words) or {}),
            "role": self.say(piece.role) if piece else None,
            "upgraded": upgraded,
            "text": self.say(side.text) if side else None,
        }
