"""Battles (S12, S13): custom ones, random ones and the battle of the day, with stars and codes."""

from __future__ import annotations

import secrets
from datetime import date
from typing import Any

from ufs.base.errors import UfsError
from ufs.base.words import Words
from ufs.content.loader import Library
from ufs.game.random_battle import BattleRequest, ask, of_the_day, read_code, stars_on, write_code
from ufs.game.setup import lay
from ufs.play import game_json

Json = dict[str, Any]


class Battles:
    """Every request about battles, answered as JSON."""

    def __init__(self, library: Library) -> None:
        self.library = library

    def custom(self, setup: Json, seed: int | None, words: Words) -> Json:
        """The stars and the code of a battle. Whatever its setup leaves to chance is drawn now."""
        table = lay(setup, self.library, secrets.randbits(32) if seed is None else seed)
        if table.city is None:
            raise UfsError("bad_setup", "battle-box-only", "S13", found=table.edition.id)
        return battle_json(table.setup, seed, self.library, words)

    def draw(self, request: BattleRequest, seed: int | None, words: Words) -> Json:
        """S12: a random battle of the requested difficulty, or the nearest there is.

        Without a seed it is a different one each time.
        """
        seed = secrets.randbits(32) if seed is None else seed
        battle = ask(request, seed, self.library)
        remark = battle.remark()
        text = words.say(remark.key, **remark.args) if remark else None
        return battle_json(battle.setup, seed, self.library, words, text)

    def today(self, day: date | None, words: Words) -> Json:
        """The battle of the day, the same for everyone, down to the dice."""
        battle = of_the_day(day or date.today())
        return battle_json(battle.setup, battle.seed, self.library, words)

    def read(self, code: str, words: Words) -> Json:
        """The battle that a code stands for."""
        battle = read_code(code, self.library)
        return battle_json(battle.setup, battle.seed, self.library, words)


def battle_json(
    setup: dict[str, Any],
    seed: int | None,
    library: Library,
    words: Words,
    remark: str | None = None,
) -> dict[str, Any]:
    """A battle with a complete setup, as JSON."""
    return {
        "setup": setup,
        "city_name": game_json.city_name(library, setup["city"], words),
        "scenario_name": game_json.scenario_name(library, setup["scenario"], words),
        "seed": None if seed is None else str(seed),  # long numbers lose digits in JavaScript
        "code": write_code(setup, seed),
        "stars": stars_on(lay(setup, library), library).json(),
        "remark": remark,
    }
