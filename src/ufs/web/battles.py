"""The routes of battles (S12, S13): stars and codes, random battles, the battle of the day."""

from __future__ import annotations

from datetime import date
from fractions import Fraction
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request
from pydantic import Field

from ufs.game.random_battle import BattleRequest
from ufs.game.shapes import SetupShape, Shape
from ufs.play.battles import Battles
from ufs.web.context import application
from ufs.web.fast_json import JSONResponse
from ufs.web.http_errors import ERRORS
from ufs.web.language import words_for
from ufs.web.shapes import ResponseModel, Seed, UnsealedPieces

Code = Annotated[str, Path(description="The code of a battle", max_length=2000)]
Unseal = Annotated[bool, Query(description="C11: also if it shows sealed pieces")]
Day = Annotated[date | None, Query(description="The player's date; by default the server's")]


class CustomBattle(Shape):
    """A battle set up by a player; with a seed its dice are the same for everyone."""

    setup: SetupShape
    seed: Seed = None


class RandomBattle(Shape):
    """What a random battle should be like; null leaves it to chance.

    `chapters`: by default all that are open (C11).
    """

    difficulty: Annotated[float, Field(ge=-6, le=12, multiple_of=0.5)]
    chapters: Annotated[list[Annotated[int, Field(ge=0, le=4)]], Field(max_length=5)] | None = None
    characters: bool | None = None
    damaged: bool | None = None
    scenario: bool | None = None
    tiles: Literal["any", "basic", "advanced"] = "any"
    seed: Seed = None

    def request(self) -> BattleRequest:
        return BattleRequest(
            Fraction(self.difficulty),
            characters=self.characters,
            damaged=self.damaged,
            scenario=self.scenario,
            tiles=self.tiles,
        )


class StarsAnswer(ResponseModel):
    black: float
    yellow: float
    difficulty: float
    epicness: float


class BattleAnswer(ResponseModel):
    """A battle. `code` goes into a link; `remark` says how it differs from the request; `unsealed`

    are those of its pieces that cannot be chosen otherwise (C11).
    """

    setup: dict[str, Any]
    city_name: str
    scenario_name: str | None
    seed: str | None
    code: str
    stars: StarsAnswer
    remark: str | None
    unsealed: UnsealedPieces


router = APIRouter(responses=ERRORS)


def battles(request: Request) -> Battles:
    return application(request).battles


@router.post("/api/battles", response_model=BattleAnswer)
def battle(request: Request, body: CustomBattle) -> JSONResponse:
    """The stars and the code of a battle. Whatever its setup leaves to chance is drawn now."""
    setup = body.setup.model_dump(exclude_unset=True)
    return JSONResponse(battles(request).custom(setup, body.seed, words_for(request.headers)))


@router.post("/api/battles/ask", response_model=BattleAnswer)
def random_battle(request: Request, body: RandomBattle) -> JSONResponse:
    """A random battle of the requested difficulty, or the nearest there is."""
    words = words_for(request.headers)
    return JSONResponse(battles(request).draw(body.request(), body.chapters, body.seed, words))


@router.get("/api/battles/today", response_model=BattleAnswer)
def today(request: Request, day: Day = None) -> JSONResponse:
    """The battle of the day: the same dice and pieces for all who have met as much (C11)."""
    return JSONResponse(battles(request).today(day, words_for(request.headers)))


@router.get("/api/battles/{code}", response_model=BattleAnswer)
def read(request: Request, code: Code, unseal: Unseal = False) -> JSONResponse:
    """The battle that a code stands for; with `unseal` also one of sealed pieces (C11)."""
    return JSONResponse(battles(request).read(code, words_for(request.headers), unseal))
