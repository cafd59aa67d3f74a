"""The routes around the games: words, what can be chosen, settings, statistics."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse

from ufs import __version__
from ufs.base.words import LANGUAGES, Words, catalogue
from ufs.content.loader import Library
from ufs.content.schema import (
    Character,
    CharacterSide,
    City,
    CitySide,
    EditionFile,
    Scenario,
    Sky,
)
from ufs.game.setup import CARD_NAMES, SKY_NAMES, stars_of
from ufs.game.table_json import said
from ufs.store import Store
from ufs.web import game_json, shapes
from ufs.web.language import words_for

NAME = "Under Falling Skies"


def around_routes(store: Store) -> APIRouter:
    router, library = APIRouter(), store.library

    @router.get("/api/about", response_model=shapes.About)
    def about(request: Request) -> JSONResponse:
        """What this is, and what the player should know about the saves."""
        words = words_for(request.headers)
        notice = None
        if store.set_aside is not None:
            notice = words.say("store-set-aside", file=str(store.set_aside))
        told = {"name": NAME, "version": __version__, "languages": list(LANGUAGES)}
        return JSONResponse({**told, "notice": notice})

    @router.get("/api/words/{language}", response_model=shapes.WordsAnswer)
    def words(language: Literal["en", "de", "fr"]) -> JSONResponse:
        """Every sentence of the page in one language."""
        return JSONResponse({"language": language, "messages": catalogue(language)})

    @router.get("/api/content", response_model=shapes.Content)
    def content(request: Request) -> JSONResponse:
        """What can be chosen for a game."""
        return JSONResponse(content_of(library, words_for(request.headers)))

    @router.get("/api/settings", response_model=shapes.Settings)
    def settings() -> JSONResponse:
        """What the player likes."""
        return JSONResponse(settings_of(store))

    @router.put("/api/settings", response_model=shapes.Settings)
    def change_settings(body: shapes.SettingsChange) -> JSONResponse:
        """Change some or all settings; the answer names all of them."""
        store.set_settings(body.model_dump(exclude_unset=True))
        return JSONResponse(settings_of(store))

    @router.get("/api/statistics", response_model=shapes.Statistics)
    def statistics(request: Request) -> JSONResponse:
        """What came of the games."""
        words = words_for(request.headers)
        return JSONResponse(game_json.statistics_answer(store.rows(), library, words))

    return router


def settings_of(store: Store) -> dict[str, Any]:
    """The settings; one that was never set, or has a value we do not know, is the default."""
    settings = shapes.SettingsChange().model_dump()
    for name, value in store.settings().items():
        if name in settings:
            try:
                shapes.SettingsChange(**{name: value})
            except ValueError:
                continue
            settings[name] = value
    return settings


def content_of(library: Library, words: Words) -> dict[str, Any]:
    return {"editions": [describe(edition, library, words) for edition in library.all(EditionFile)]}


def describe(edition: EditionFile, library: Library, words: Words) -> dict[str, Any]:
    """One edition with what may be chosen in it."""
    is_box = edition.pieces.city is not None
    hard = SKY_NAMES if is_box else SKY_NAMES + CARD_NAMES
    skies = [sky for sky in library.all(Sky) if is_box and edition.id in sky.editions]
    cities = [city for city in library.all(City) if edition.id in city.editions]
    scenarios = [one for one in library.all(Scenario) if is_box and edition.id in one.editions]
    characters = [one for one in library.all(Character) if is_box and edition.id in one.editions]
    return {
        "id": edition.id,
        "name": said(edition.name, words),
        "source": edition.source,
        "kind": "box" if is_box else "cards",
        "most": len(hard),
        "hard": list(hard),
        "sky": list(edition.pieces.sky),
        "skies": [describe_sky(sky) for sky in skies],
        "cities": [describe_city(city, words) for city in cities],
        "default_city": edition.pieces.city,
        "scenarios": [describe_scenario(one, words) for one in scenarios],
        "characters": [describe_character(one, words) for one in characters],
    }


def describe_sky(sky: Sky) -> dict[str, Any]:
    stars = [stars_of(sky, False), stars_of(sky, True)]
    return {"id": sky.id, "position": sky.position, "chapter": sky.chapter, "stars": stars}


def describe_scenario(one: Scenario, words: Words) -> dict[str, Any]:
    names = {"id": one.id, "name": said(one.name, words), "text": said(one.text, words)}
    return {**names, "chapter": one.chapter, "sky": one.sky}


def describe_character(one: Character, words: Words) -> dict[str, Any]:
    def side(part: CharacterSide) -> dict[str, Any]:
        return {"text": said(part.text, words), "effect": part.ability[0].effect}

    return {
        "id": one.id,
        "name": said(one.name, words),
        "role": said(one.role, words),
        "chapter": one.chapter,
        "normal": side(one.normal),
        "upgraded": side(one.upgraded),
    }


def describe_city(city: City, words: Words) -> dict[str, Any]:
    def side(part: CitySide) -> dict[str, Any]:
        text = said(part.text, words) if part.text else None
        return {"energy": part.energy, "text": text, "source": part.source or city.source}

    return {
        "id": city.id,
        "name": said(city.name, words),
        "source": city.source,
        "chapter": city.chapter,
        "blue": side(city.blue),
        "damaged": side(city.damaged),
    }
