"""Campaigns of format 1: what their chapters meant, in today's words.

Their games are counted by their steps, see `ufs.campaign.shapes`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ufs.campaign.shapes import ChapterShape
from ufs.content.loader import Library
from ufs.content.schema import Sky
from ufs.game.random_battle import EDITION
from ufs.game.sampling import basic_tiles


def with_whole_skies(chapters: Sequence[ChapterShape], library: Library) -> list[ChapterShape]:
    """C6: every chapter with all tiles of its sky.

    Then a chapter named only the tiles it brought. They joined the basic ones and those of the
    chapters before, and where several had the same place, one was drawn.
    """
    so_far = [tile.id for tile in basic_tiles(library, EDITION)]
    found = []
    for chapter in chapters:
        so_far = list(dict.fromkeys([*so_far, *chapter.sky]))
        whole = sorted(so_far, key=lambda id: position_of(library, id))
        found.append(chapter.model_copy(update={"sky": whole}))
    return found


def position_of(library: Library, id: str) -> int:
    tile = library.get(Sky, id)
    return tile.position if tile else 0
