"""Battles of one's own (S12, S13): stars and codes, one drawn by chance, the one of a day."""

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
    """What a client can ask about battles."""

    def __init__(self, library: Library) -> None:
        self.library = library

    def own(self, setup: Json, seed: int | None, words: Words) -> Json:
        """The stars and the code of a battle. What it leaves to chance is drawn now."""
        table = lay(setup, self.library, secrets.randbits(32) if seed is None else seed)
        if table.city is None:
            raise UfsError("bad_setup", "battle-box-only", "S13", found=table.edition.id)
        return told(table.setup, seed, self.library, words)

    def draw(self, wanted: BattleRequest, seed: int | None, words: Words) -> Json:
        """S12: a battle by chance, of a wished difficulty or the nearest there is.

        Without a seed it is another one each time.
        """
        seed = secrets.randbits(32) if seed is None else seed
        battle = ask(wanted, seed, self.library)
        remark = battle.remark()
        said = words.say(remark.key, **remark.args) if remark else None
        return told(battle.setup, seed, self.library, words, said)

    def today(self, day: date | None, words: Words) -> Json:
        """The battle of a day, the same for everyone, down to the dice."""
        battle = of_the_day(day or date.today())
        return told(battle.setup, battle.seed, self.library, words)

    def read(self, code: str, words: Words) -> Json:
        """The battle behind a code."""
        found = read_code(code, self.library)
        return told(found.setup, found.seed, self.library, words)


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
