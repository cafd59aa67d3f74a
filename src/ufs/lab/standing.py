"""`ufs content balance FILE`: where pieces of one's own stand among those of the game.

The figures of the game's own pieces come with the program (`balance.json`, made together with
docs/balance.md), so only the new pieces are played, by the same bot with the same dice.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any

from ufs.content.loader import Library
from ufs.content.schema import Character, City, Piece, Scenario, Sky
from ufs.errors import Trouble
from ufs.lab import report
from ufs.lab.balance import read_data
from ufs.lab.bots import read_player
from ufs.lab.report import Block, Count, Row
from ufs.lab.simulate import Wish
from ufs.words import Term, Words

FIGURES = "balance.json"
PLAYED = {City: "Cities", Scenario: "Scenarios", Character: "Characters", Sky: "Sky tiles"}
MOVE_TIMEOUT = 60.0


@dataclass(frozen=True)
class Standing:
    """One row of a new piece among the rows the game has."""

    row: Row
    block: Block
    better: str  # the row that wins a little more often, or nothing
    worse: str
    place: int
    rows: int

    def lines(self, words: Words) -> list[str]:
        counts = self.block.found[self.row.name]
        rates = [
            f"{100 * count.rate:.0f} ({100 * count.low:.0f}–{100 * count.high:.0f})"
            for count in counts
        ]
        told = [words.say("standing-rates", name=self.row.name, rates="  ".join(rates))]
        args = {"place": self.place, "rows": self.rows}
        between = [Term("standing-after", name=self.better)] if self.better else []
        between += [Term("standing-before", name=self.worse)] if self.worse else []
        told.append(words.say("standing-place", **args, between=between))
        return told


def figures(path: Path | None) -> dict[str, Any]:
    """How the game's own pieces fare: what `ufs balance --report … --save FILE` found."""
    source = path or Path(str(resources.files("ufs.lab").joinpath(FIGURES)))
    if path is None and not source.exists():
        raise Trouble("bad_request", "standing-no-figures")
    data = read_data(source)
    if not isinstance(data, dict) or not {"bot", "seed", "games", "blocks"} <= set(data):
        raise Trouble("bad_request", "standing-bad-figures", file=str(source))
    return data


def own_pieces(library: Library) -> list[Piece]:
    """The pieces of the newest packs that can be played by themselves."""
    own = [piece for key, piece in library.pieces.items() if library.pack_of[key] > 1]
    found = [piece for piece in own if isinstance(piece, tuple(PLAYED))]
    if not found:
        raise Trouble(
            "bad_request", "standing-nothing", expected=["city", "scenario", "character", "sky"]
        )
    return found


def stand(
    library: Library, known: dict[str, Any], games: int | None, jobs: int | None, words: Words
) -> list[Standing]:
    """Play what is new, and find its place."""
    wish = Wish(games or known["games"], known["seed"], jobs)
    player = read_player(known["bot"], MOVE_TIMEOUT)
    found = []
    for kind, title in PLAYED.items():
        own = {piece.id for piece in own_pieces(library) if isinstance(piece, kind)}
        if not own:
            continue
        block = next(block for block in report.blocks(library, own) if block.title == title)
        mine = [row for row in block.rows if row.name not in known["blocks"][title]]
        block.rows = mine
        if not block.play(player, wish, library, words):
            raise KeyboardInterrupt
        block.found |= {
            name: [Count(*count) for count in counts]
            for name, counts in known["blocks"][title].items()
        }
        found += [place_of(row, block) for row in mine]
    return found


def place_of(row: Row, block: Block) -> Standing:
    """Its place from the easiest to the hardest of its kind, at the threat levels all have."""
    columns = min(map(len, block.found.values()))

    def ease(name: str) -> float:
        return sum(count.rate for count in block.found[name][:columns])

    names = sorted(block.found, key=ease, reverse=True)
    at = names.index(row.name)
    better = names[at - 1] if at else ""
    worse = names[at + 1] if at + 1 < len(names) else ""
    return Standing(row, block, better, worse, at + 1, len(names))
