"""What can be chosen for a game, as JSON: editions, cities, skies, scenarios, characters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ufs.base.words import Words
from ufs.content.loader import Library
from ufs.content.schema import (
    Character,
    CharacterSide,
    City,
    CitySide,
    EditionFile,
    Piece,
    Scenario,
    Sky,
)
from ufs.game.setup import CARD_NAMES, SKY_NAMES, stars_of
from ufs.game.table_json import localize
from ufs.play.seal import Seal


def content_json(seal: Seal, words: Words) -> dict[str, Any]:
    """What may be seen, and how much is sealed (C11)."""
    library = seal.open_library()
    editions = [
        {**describe(edition, library, words), "sealed": seal.counts(edition.id)}
        for edition in library.all(EditionFile)
    ]
    return {"editions": editions, "seal": seal.json()}


def describe(edition: EditionFile, library: Library, words: Words) -> dict[str, Any]:
    """One edition and everything that can be chosen in it."""
    is_box = edition.pieces.city is not None
    hard = SKY_NAMES if is_box else SKY_NAMES + CARD_NAMES
    skies = [sky for sky in library.all(Sky) if is_box and edition.id in sky.editions]
    cities = [city for city in library.all(City) if edition.id in city.editions]
    scenarios = [s for s in library.all(Scenario) if is_box and edition.id in s.editions]
    characters = [c for c in library.all(Character) if is_box and edition.id in c.editions]
    return {
        "id": edition.id,
        "name": localize(edition.name, words),
        "source": edition.source,
        "kind": "box" if is_box else "cards",
        "most": len(hard),
        "hard": list(hard),
        "sky": list(edition.pieces.sky),
        "skies": [describe_sky(sky) for sky in skies],
        "cities": [describe_city(city, words) for city in cities],
        "default_city": edition.pieces.city,
        "scenarios": [describe_scenario(scenario, words) for scenario in scenarios],
        "characters": [describe_character(character, words) for character in characters],
    }


def describe_pieces(pieces: Iterable[Piece], words: Words) -> dict[str, list[dict[str, Any]]]:
    """Some pieces as in an edition: those of a battle that are sealed otherwise."""
    pieces = list(pieces)
    return {
        "cities": [describe_city(one, words) for one in pieces if isinstance(one, City)],
        "scenarios": [describe_scenario(one, words) for one in pieces if isinstance(one, Scenario)],
        "characters": [
            describe_character(one, words) for one in pieces if isinstance(one, Character)
        ],
        "skies": [describe_sky(one) for one in pieces if isinstance(one, Sky)],
    }


def describe_sky(sky: Sky) -> dict[str, Any]:
    stars = [stars_of(sky, name == "hard") for name in sky.sides]  # A7: tile 0 has one side
    return {"id": sky.id, "position": sky.position, "chapter": sky.chapter, "stars": stars}


def describe_scenario(scenario: Scenario, words: Words) -> dict[str, Any]:
    return {
        "id": scenario.id,
        "name": localize(scenario.name, words),
        "text": localize(scenario.text, words),
        "chapter": scenario.chapter,
        "sky": scenario.sky,
    }


def describe_character(character: Character, words: Words) -> dict[str, Any]:
    def side(part: CharacterSide) -> dict[str, Any]:
        return {"text": localize(part.text, words), "effect": part.ability[0].effect}

    return {
        "id": character.id,
        "name": localize(character.name, words),
        "role": localize(character.role, words),
        "chapter": character.chapter,
        "normal": side(character.normal),
        "upgraded": side(character.upgraded),
    }


def describe_city(city: City, words: Words) -> dict[str, Any]:
    def side(part: CitySide) -> dict[str, Any]:
        text = localize(part.text, words) if part.text else None
        return {"energy": part.energy, "text": text, "source": part.source or city.source}

    return {
        "id": city.id,
        "name": localize(city.name, words),
        "source": city.source,
        "chapter": city.chapter,
        "blue": side(city.blue),
        "damaged": side(city.damaged),
    }
