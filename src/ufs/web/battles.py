"""The routes of battles (S12, S13): stars and codes, asking for one, the one of a day."""

from __future__ import annotations

import secrets
from datetime import date
from fractions import Fraction
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request
from pydantic import Field
from starlette.responses import JSONResponse

from ufs.base.errors import UfsError
from ufs.base.words import Words
from ufs.content.loader import Library
from ufs.game.random_battle import (
    CHAPTERS,
    BattleRequest,
    ask,
    of_the_day,
    read_code,
    stars_on,
    write_code,
)
from ufs.game.setup import lay
from ufs.game.shapes import SetupShape, Shape
from ufs.store import Store
from ufs.web import game_json
from ufs.web.language import words_for
from ufs.web.shapes import Seed, Told

Code = Annotated[str, Path(description="The code of a battle", max_length=2000)]
Chapter = Annotated[int, Field(ge=0, le=4)]
Day = Annotated[date | None, Query(description="The player's date; the server's if there is none")]


class OwnBattle(Shape):
    """A battle somebody put together; with a seed its dice are the same for everyone."""

    setup: SetupShape
    seed: Seed = None


class BattleWish(Shape):
    """What a battle is to be like; null means with or without, as chance has it."""

    difficulty: Annotated[float, Field(ge=-6, le=12, multiple_of=0.5)]
    chapters: Annotated[list[Annotated[int, Field(ge=0, le=4)]], Field(max_length=5)] = Field(
        default_factory=lambda: [*CHAPTERS]
    )
    characters: bool | None = None
    damaged: bool | None = None
    scenario: bool | None = None
    tiles: Literal["any", "basic", "advanced"] = "any"
    seed: Seed = None


class StarsAnswer(Told):
    black: float
    yellow: float
    difficulty: float
    epicness: float


class BattleAnswer(Told):
    """A battle as it is laid. `code` goes into a link; `remark` says how it misses the wish."""

    setup: dict[str, Any]
    city_name: str
    scenario_name: str | None
    seed: str | None
    code: str
    stars: StarsAnswer
    remark: str | None


def told(
    setup: dict[str, Any],
    seed: int | None,
    library: Library,
    words: Words,
    remark: str | None = None,
) -> dict[str, Any]:
    """A battle that was laid already, in an answer."""
    return {
        "setup": setup,
        "city_name": game_json.city_name(library, setup["city"], words),
        "scenario_name": game_json.scenario_name(library, setup["scenario"], words),
        "seed": None if seed is None else str(seed),  # long numbers lose digits in JavaScript
        "code": write_code(setup, seed),
        "stars": stars_on(lay(setup, library), library).json(),
        "remark": remark,
    }


def drawn(wish: BattleWish, library: Library, words: Words) -> dict[str, Any]:
    """S12: a battle by chance; without a seed another one each time."""
    seed = secrets.randbits(32) if wish.seed is None else wish.seed
    wanted = BattleRequest(
        Fraction(wish.difficulty),
        CHAPTERS if wish.chapters is None else tuple(wish.chapters),
        wish.characters,
        wish.damaged,
        wish.scenario,
        wish.tiles,
    )
    battle = ask(wanted, seed, library)
    remark = battle.remark()
    said = words.say(remark.key, **remark.args) if remark else None
    return told(battle.setup, seed, library, words, said)


def battle_routes(store: Store) -> APIRouter:
    router, library = APIRouter(), store.library

    @router.post("/api/battles", response_model=BattleAnswer)
    def battle(request: Request, body: OwnBattle) -> JSONResponse:
        """The stars and the code of a battle. What it leaves to chance is drawn now."""
        seed = body.seed
        setup = body.setup.model_dump(exclude_unset=True)
        table = lay(setup, library, secrets.randbits(32) if seed is None else seed)
        if table.city is None:
            raise UfsError("bad_setup", "battle-box-only", "S13", found=table.edition.id)
        return JSONResponse(told(table.setup, seed, library, words_for(request.headers)))

    @router.post("/api/battles/ask", response_model=BattleAnswer)
    def ask_for_one(request: Request, body: BattleWish) -> JSONResponse:
        """A battle by chance, of a wished difficulty or the nearest there is."""
        return JSONResponse(drawn(body, library, words_for(request.headers)))

    @router.get("/api/battles/today", response_model=BattleAnswer)
    def today(request: Request, day: Day = None) -> JSONResponse:
        """The battle of a day, the same for everyone, down to the dice."""
        battle = of_the_day(day or date.today())
        words = words_for(request.headers)
        return JSONResponse(told(battle.setup, battle.seed, library, words))

    @router.get("/api/battles/{code}", response_model=BattleAnswer)
    def read(request: Request, code: Code) -> JSONResponse:
        """The battle behind a code."""
        found = read_code(code, library)
        return JSONResponse(told(found.setup, found.seed, library, words_for(request.headers)))

    return router
