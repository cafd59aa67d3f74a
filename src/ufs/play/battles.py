"""Battles (S12, S13): custom ones, random ones and the battle of the day, with stars and codes."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from typing import Any

from ufs.base.errors import UfsError
from ufs.base.words import Words
from ufs.content.loader import Library
from ufs.game.random_battle import (
    CHAPTERS,
    Battle,
    BattleCode,
    BattleRequest,
    ask,
    of_the_day,
    read_code,
    stars_on,
    write_code,
)
from ufs.game.setup import Table, lay
from ufs.play import game_json
from ufs.play.content_json import describe_pieces
from ufs.play.seal import Seal

Json = dict[str, Any]
TOO_FEW = ("battle-none", "battle-no-advanced-tiles")  # errors that more pieces may cure


class Battles:
    """Every request about battles, answered as JSON."""

    def __init__(self, library: Library, seal: Seal) -> None:
        self.library = library
        self.seal = seal

    def custom(self, setup: Json, seed: int | None, words: Words) -> Json:
        """The stars and the code of a battle. Whatever its setup leaves to chance is drawn now."""
        drawn = secrets.randbits(32) if seed is None else seed
        table = self.seal.show(lambda pieces: lay(setup, pieces, drawn), itself, unseal=True)
        if table.city is None:
            raise UfsError("bad_setup", "battle-box-only", "S13", found=table.edition.id)
        return battle_json(table.setup, seed, self.library, words)

    def draw(
        self,
        request: BattleRequest,
        chapters: Sequence[int] | None,
        seed: int | None,
        words: Words,
    ) -> Json:
        """S12: a random battle of the requested difficulty, or the nearest there is.

        By default from all chapters that are open (C11); without a seed a different one each time.
        """
        if chapters is not None:
            self.seal.check_chapters(chapters)
            request = replace(request, chapters=tuple(chapters))
        seed = secrets.randbits(32) if seed is None else seed
        battle = self.ask(request, seed)
        remark = battle.remark()
        text = words.say(remark.key, **remark.args) if remark else None
        return battle_json(battle.setup, seed, self.library, words, text)

    def ask(self, request: BattleRequest, seed: int) -> Battle:
        """C11: drawn are only pieces that may be seen."""
        pieces = self.seal.open_library()
        try:
            return ask(request, seed, pieces)
        except UfsError as error:
            if error.key not in TOO_FEW or pieces is self.library:
                raise
            raise UfsError("bad_wish", "battle-none-open", "C11") from None

    def today(self, day: date | None, words: Words) -> Json:
        """The battle of the day, down to the dice: the same for all who have met as much (C11)."""
        open_chapters = tuple(one for one in CHAPTERS if one <= self.seal.highest)
        battle = of_the_day(day or date.today(), open_chapters)
        return battle_json(battle.setup, battle.seed, self.library, words)

    def read(self, code: str, words: Words, unseal: bool = False) -> Json:
        """The battle that a code stands for; with the sealed pieces (C11) that it shows."""
        battle = self.seal.show(partial(read_code, code), self.table_of, unseal)
        sealed = self.seal.sealed_among(self.table_of(battle).pieces)
        return {
            **battle_json(battle.setup, battle.seed, self.library, words),
            "unsealed": describe_pieces(sealed, words),
        }

    def table_of(self, battle: BattleCode) -> Table:
        return lay(battle.setup, self.library)


def itself(table: Table) -> Table:
    return table


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
        "stars": stars_on(lay(setup, library)).json(),
        "remark": remark,
        "unsealed": describe_pieces([], words),
    }
