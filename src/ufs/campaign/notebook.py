"""The notebook (C10): one row per battle with its results, and the final score (C8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

from ufs.base.words import Words
from ufs.campaign.campaign import Campaign
from ufs.campaign.shapes import TYPED, is_typed
from ufs.campaign.state import BATTLES, FINALE, GAMES, Battle
from ufs.content.loader import Library
from ufs.content.schema import Character, City, Scenario, Text

FINALE_ROWS = 6  # C10: the rows of the last chapter; more if more cities are left
NOT_PLAYED = "-"  # a game that is never played: the second after a win, the first if damaged
Result = int | str | None  # the threat level of a win, X, NOT_PLAYED, or still blank
Named = TypeVar("Named", City, Scenario, Character)


@dataclass(frozen=True)
class Row:
    """One battle in the notebook. A future one has only its chapter and number."""

    chapter: int
    battle: int
    city: str | None = None
    scenario: str | None = None
    character: str | None = None
    upgraded: tuple[str, ...] = ()
    results: tuple[Result, Result] = (None, None)

    @property
    def is_blank(self) -> bool:
        return self.city is None

    def json(self, library: Library, words: Words) -> dict[str, Any]:
        """The row with names in the reader's language."""
        return {
            "chapter": self.chapter,
            "battle": self.battle,
            "city": id_and_name(library, City, self.city, words),
            "scenario": id_and_name(library, Scenario, self.scenario, words),
            "character": id_and_name(library, Character, self.character, words),
            "upgraded": [id_and_name(library, Character, who, words) for who in self.upgraded],
            "results": list(self.results),
        }


def rows(campaign: Campaign) -> list[Row]:
    """C10: all rows of the notebook, blank ones too."""
    found = []
    for chapter in range(1, FINALE + 1):
        battles = [battle for battle in campaign.battles if battle.chapter == chapter]
        places = BATTLES if chapter < FINALE else finale_rows(campaign)
        found += [row_of(battle, n) for n, battle in enumerate(battles, 1)]
        found += [Row(chapter, n) for n in range(len(battles) + 1, places + 1)]
    return found


def finale_rows(campaign: Campaign) -> int:
    """C10: six, or a row for each city that was attacked or may still be."""
    if campaign.chapter < FINALE:
        return FINALE_ROWS
    attacked = sum(battle.chapter == FINALE for battle in campaign.battles)
    left = len(campaign.state.saved_cities()) + campaign.state.unnamed_cities()
    return max(FINALE_ROWS, attacked + left)


def row_of(battle: Battle, number: int) -> Row:
    return Row(
        battle.chapter,
        number,
        battle.city,
        battle.scenario,
        battle.character,
        tuple(battle.upgraded or ()),
        results_of(battle),
    )


def results_of(battle: Battle) -> tuple[Result, Result]:
    """C3, C7: the second box is for the damaged city, even when the battle began with it."""
    boxes: list[Result] = [NOT_PLAYED] if battle.was_damaged else []
    boxes += [game.result for game in battle.games]
    rest = NOT_PLAYED if battle.is_over else None
    first, second = (*boxes, rest, rest)[:GAMES]
    return first, second


def notebook(campaign: Campaign, words: Words) -> dict[str, Any]:
    """C8, C10: the whole notebook with names, and the score so far."""
    return {
        "name": campaign.name,
        "rows": [row.json(campaign.library, words) for row in rows(campaign)],
        "score": campaign.score,
        "won": campaign.won,
    }


def notebook_to_print(campaign: Campaign, words: Words) -> dict[str, Any]:
    """C8: the notebook for paper: the score is blank until the campaign is over."""
    data = notebook(campaign, words)
    return data if campaign.won is not None else {**data, "score": None}


def id_and_name(
    library: Library, kind: type[Named], id: str | None, words: Words
) -> dict[str, str] | None:
    """The id of a piece, and its name in the reader's language."""
    if id is None:
        return None
    if is_typed(id):
        return {"id": id, "name": id.removeprefix(TYPED)}
    piece = library.get(kind, id)
    return {"id": id, "name": localize(piece.name, words) if piece else id}


def localize(text: Text, words: Words) -> str:
    """A text of a piece in the reader's language."""
    return str(getattr(text, words.language))
