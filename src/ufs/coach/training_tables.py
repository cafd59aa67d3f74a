"""All tables the coach is trained on: every edition, city, level and threat, and random battles,
some of them with each scenario."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from ufs.coach.networks import BATTLES, STANDARD, is_standard
from ufs.content.loader import Library
from ufs.content.schema import Character, City, EditionFile, Scenario, Sky
from ufs.game.setup import CARD_NAMES, SKY_NAMES, lay

SETUPS = 64  # battles per scenario, and as many without a scenario
MAX_CHARACTERS = 4
UNDER_TILE_0 = 0.2  # A7: the share of battles with tile 0
BATTLE_SEED = 20_261_116


@dataclass(frozen=True)
class Family:
    """Setups that belong together. Most differ only in which pieces show their difficult side;
    battles differ in everything."""

    name: str
    kind: str  # cards, city or battles
    setups: tuple[dict[str, Any], ...]


def families(library: Library) -> list[Family]:
    """Each print-and-play edition; each city of the box, undamaged and damaged; battles."""
    found = []
    for edition in library.all(EditionFile):
        if not edition.pieces.city:
            names = SKY_NAMES + CARD_NAMES
            found.append(
                Family(edition.id, "cards", difficulty_setups({"edition": edition.id}, names))
            )
            continue
        for city in library.all(City):
            if edition.id in city.editions:
                for damaged in (False, True):
                    setup = {"edition": edition.id, "city": city.id, "damaged": damaged}
                    name = f"{city.id}{' damaged' if damaged else ''}"
                    found.append(Family(name, "city", difficulty_setups(setup, SKY_NAMES)))
        found += battles(library, edition)
    return found


def difficulty_setups(setup: dict[str, Any], names: tuple[str, ...]) -> tuple[dict[str, Any], ...]:
    """A setup for every choice of difficult pieces, the easiest first."""
    return tuple(
        setup | {"hard": list(hard)}
        for count in range(len(names) + 1)
        for hard in combinations(names, count)
    )


def battles(library: Library, edition: EditionFile) -> list[Family]:
    """S12: random but fixed battles: one family per scenario, and one without a scenario."""

    def here(kind: type[Any]) -> list[Any]:
        return [piece for piece in library.all(kind) if edition.id in piece.editions]

    cities, characters, skies = here(City), here(Character), here(Sky)
    found = []
    for scenario in (None, *here(Scenario)):
        name = f"battles {scenario.id if scenario else '-'}"
        dice = random.Random(f"{BATTLE_SEED} {name}")
        setups = []
        for _ in range(SETUPS):
            team = dice.sample(characters, min(len(characters), dice.randrange(MAX_CHARACTERS)))
            sky = [
                dice.choice([tile.id for tile in skies if tile.position == n + 1]) for n in range(4)
            ]
            if scenario and scenario.sky:
                own = next(tile for tile in skies if tile.id == scenario.sky)
                sky[own.position - 1] = own.id
            above = [tile.id for tile in skies if tile.position == 0]
            if above and dice.random() < UNDER_TILE_0:
                sky = [dice.choice(above), *sky]
            setups.append(
                {
                    "edition": edition.id,
                    "city": dice.choice(cities).id,
                    "damaged": dice.random() < 0.5,
                    "scenario": scenario.id if scenario else None,
                    "characters": [
                        {"id": character.id, "upgraded": dice.random() < 0.5} for character in team
                    ],
                    "sky": sky,
                    "hard": [name for name in SKY_NAMES if dice.random() < 0.4],
                }
            )
        found.append(Family(name, "battles", tuple(setups)))
    return found


def for_network(groups: list[Family], library: Library, network: str) -> list[Family]:
    """The setups that one network plays."""
    if network not in (STANDARD, BATTLES):
        return groups
    found = []
    for family in groups:
        laid = [(setup, is_standard(lay(setup, library).board)) for setup in family.setups]
        setups = tuple(setup for setup, standard in laid if standard == (network == STANDARD))
        found += [Family(family.name, family.kind, setups)] if setups else []
    return found


def learned_pieces(digests: dict[str, str], groups: list[Family], network: str) -> dict[str, str]:
    """The pieces a network was trained with: the standard game has three cities, no characters."""
    if network != STANDARD:
        return digests
    cities = {f"city {setup.get('city')}" for family in groups for setup in family.setups}
    later = ("character ", "scenario ", "city ")
    return {name: d for name, d in digests.items() if name in cities or not name.startswith(later)}


def all_boards(library: Library, network: str = "") -> tuple[Any, list[Family], Any]:
    """Every board as a record, the families, and per board its family and number of difficult
    pieces. With the name of a network: only the boards it plays.
    """
    import numpy as np

    from ufs.rules import compiled

    groups = for_network(families(library), library, network)
    records, board_families = [], []
    for number, family in enumerate(groups):
        for setup in family.setups:
            records.append(compiled.board_record(lay(setup, library).board))
            board_families.append((number, len(setup["hard"])))
    boards = np.zeros(len(records), compiled.BOARD_DTYPE)
    for i, record in enumerate(records):
        boards[i] = record
    return boards, groups, np.array(board_families)
