"""Drawing random pieces from one stream of a seed: the same seed draws the same pieces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeVar

from ufs.content.loader import Library
from ufs.content.schema import Scenario, Sky
from ufs.game.setup import SKY_NAMES, sky_names, stars_of
from ufs.rules.chance import MASK, draw, key_high, key_low

T = TypeVar("T")


class Draws:
    """The draws of one stream of a seed, in order, from number `first` on."""

    def __init__(self, seed: int, stream: int, first: int = 0) -> None:
        low, high = seed & MASK, (seed >> 32) & MASK
        self.keys = key_low(low, high, stream), key_high(low, high, stream)
        self.drawn = first

    def number(self, sides: int) -> int:
        """A whole number from 0 to `sides` - 1."""
        found = draw(*self.keys, self.drawn, sides)
        self.drawn += 1
        return found

    def one(self, options: Sequence[T]) -> T:
        return options[self.number(len(options))]

    def some(self, options: Sequence[T], count: int) -> list[T]:
        """`count` different options, in the order of the draw."""
        left = list(options)
        return [left.pop(self.number(len(left))) for _ in range(count)]

    def seed(self) -> int:
        """A seed for something else, such as the dice of a game."""
        return self.number(1 << 32) << 32 | self.number(1 << 32)


@dataclass(frozen=True)
class TileSide:
    """One side of a sky tile."""

    tile: str
    hard: bool
    stars: int


class Skies:
    """All skies that some tiles can form: the possible tile sides of each place, the top first.

    There are four places, and one more above them for tile 0 (A7).
    """

    def __init__(self, places: Sequence[Sequence[TileSide]]) -> None:
        self.places = places

    @cached_property
    def ways(self) -> list[dict[int, int]]:
        """For each place: how many ways there are from it downwards, by their total stars."""
        found: list[dict[int, int]] = [{0: 1}]
        for sides in reversed(self.places):
            counts: dict[int, int] = {}
            for side in sides:
                for stars, ways in found[0].items():
                    counts[stars + side.stars] = counts.get(stars + side.stars, 0) + ways
            found.insert(0, counts)
        return found

    def by_threat(self) -> Skies:
        """S9: the same skies, counted by their threatening tiles instead of stars."""
        return Skies(
            [[replace(one, stars=int(one.hard)) for one in place] for place in self.places]
        )

    def totals(self) -> list[int]:
        """S13: the numbers of black stars that a sky of these tiles can have."""
        return sorted(self.ways[0])

    def draw(self, stars: int, draws: Draws) -> tuple[list[str], list[str]]:
        """A sky with this many stars, all equally likely: its tiles, and which of them are hard.

        With the four basic tiles this is S9: that many of them, drawn at random, are turned.
        """
        sky: list[TileSide] = []
        for sides, ways in zip(self.places, self.ways[1:], strict=True):
            chosen = draws.number(sum(ways.get(stars - side.stars, 0) for side in sides))
            for side in sides:
                chosen -= ways.get(stars - side.stars, 0)
                if chosen < 0:
                    break
            sky.append(side)
            stars -= side.stars
        tiles = [side.tile for side in sky]
        turned = [name for name, side in zip(sky_names(tiles), sky, strict=True) if side.hard]
        return tiles, turned


def skies_of(tiles: Sequence[Sky], scenario: Scenario | None, library: Library) -> Skies:
    """The skies of some tiles; all of them contain the tile that a scenario brings."""
    fixed = library.get(Sky, scenario.sky) if scenario and scenario.sky else None
    places = []
    top = min((tile.position for tile in tiles), default=1)  # A7: tile 0 lies above tile I
    for position in range(min(top, 1), len(SKY_NAMES) + 1):
        candidates = [tile for tile in tiles if tile.position == position]
        if fixed is not None and fixed.position == position:
            candidates = [fixed]
        places.append([side for tile in candidates for side in sides_of(tile)])
    return Skies(places)


def sides_of(tile: Sky) -> list[TileSide]:
    """S9: a tile is turned over only if it has another side (A7), with more stars."""
    easy, hard = stars_of(tile, False), stars_of(tile, True)
    sides = [TileSide(tile.id, False, easy)]
    return [*sides, TileSide(tile.id, True, hard)] if tile.hard and hard > easy else sides


def basic_tiles(library: Library, edition: str) -> list[Sky]:
    """The tiles of the standard game, which are used by default."""
    known = library.edition(edition)
    ids = known.pieces.sky if known else []
    return [tile for id in ids if (tile := library.get(Sky, id)) is not None]


def advanced_tiles(library: Library, edition: str) -> list[Sky]:
    """All other tiles, except those that come with a scenario, and tile 0 (A7)."""
    ids = {tile.id for tile in basic_tiles(library, edition)}
    ids |= {scenario.sky for scenario in library.all(Scenario) if scenario.sky}
    tiles = [tile for tile in library.all(Sky) if edition in tile.editions and tile.position > 0]
    return [tile for tile in tiles if tile.id not in ids]
