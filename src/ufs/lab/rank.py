"""`ufs content balance FILE`: where pieces of one's own stand among those of the game.

The figures of the game's own pieces come with the program (`balance.json`, made together with
docs/balance.md), so only the new pieces are played, by the same bot with the same dice.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib import resources
from pathlib import Path
from typing import Any

from ufs.base.errors import UfsError
from ufs.base.words import Term, Words
from ufs.content.loader import Library, built_in
from ufs.content.schema import Character, City, Piece, Scenario, Sky, Text
from ufs.game.setup import stars_of
from ufs.lab import report
from ufs.lab.balance import read_data
from ufs.lab.bots import read_player
from ufs.lab.report import Block, Count, Row
from ufs.lab.simulate import RunOptions

FIGURES = "balance.json"
PLAYED = {City: "Cities", Scenario: "Scenarios", Character: "Characters", Sky: "Sky tiles"}
MOVE_TIMEOUT = 60.0
OWN = "own "  # begins the names of rows that are not the game's


@dataclass(frozen=True)
class Rank:
    """One row of a new piece among the rows the game has."""

    row: Row
    block: Block
    better: str  # the row that wins a little more often, or nothing
    worse: str
    place: int
    rows: int
    known: dict[str, Row]  # all rows by their names, the game's and one's own

    def lines(self, words: Words) -> list[str]:
        counts = self.block.found[self.row.name]
        rates = [
            f"{100 * count.rate:.0f} ({100 * count.low:.0f}–{100 * count.high:.0f})"
            for count in counts
        ]
        name = self.label(self.row.name, words)
        told = [words.say("standing-rates", name=name, rates="  ".join(rates))]
        args = {"place": self.place, "rows": self.rows}
        between = []
        for key, row in (("standing-after", self.better), ("standing-before", self.worse)):
            between += [Term(key, name=self.label(row, words))] if row else []
        told.append(words.say("standing-place", **args, between=between))
        return told

    def label(self, name: str, words: Words) -> str:
        """A row in the player's language; figures of others may have rows we do not know."""
        row = self.known.get(name)
        if row is None:
            return name
        label = label_of(row, words)
        return words.say("standing-own", name=label) if name.startswith(OWN) else label


def said(text: Text, words: Words) -> str:
    return str(getattr(text, words.language))


def label_of(row: Row, words: Words) -> str:
    """What a row is called: a city, a scenario, a character or a sky tile, and the side of it."""
    piece = row.piece
    if isinstance(piece, Sky):
        key = "standing-sky-back" if row.turned else "standing-sky-front"
        return words.say(key, name=piece.id, stars=stars_of(piece, row.turned))
    if isinstance(piece, Character):
        args = {"name": said(piece.name, words), "role": said(piece.role, words)}
        return words.say("standing-upgraded" if row.turned else "standing-character", **args)
    if isinstance(piece, City | Scenario):
        name = said(piece.name, words)
        return words.say("standing-damaged", name=name) if row.turned else name
    return words.say("standing-alone")


def figures(path: Path | None) -> dict[str, Any]:
    """How the game's own pieces fare: what `ufs balance --report … --save FILE` found."""
    source = path or Path(str(resources.files("ufs.lab").joinpath(FIGURES)))
    if path is None and not source.exists():
        raise UfsError("bad_request", "standing-no-figures")
    data = read_data(source)
    if not isinstance(data, dict) or not {"bot", "seed", "games", "blocks"} <= set(data):
        raise UfsError("bad_request", "standing-bad-figures", file=str(source))
    return data


def own_pieces(library: Library) -> list[Piece]:
    """The pieces of the newest packs that can be played by themselves."""
    own = [piece for key, piece in library.pieces.items() if library.pack_of[key] > 1]
    found = [piece for piece in own if isinstance(piece, tuple(PLAYED))]
    if not found:
        raise UfsError(
            "bad_request", "standing-nothing", expected=["city", "scenario", "character", "sky"]
        )
    return found


def stand(
    library: Library, known: dict[str, Any], games: int | None, jobs: int | None, words: Words
) -> list[Rank]:
    """Play what is new, and find its place."""
    wish = RunOptions(known["games"] if games is None else games, known["seed"], jobs)
    wish.check()
    player = read_player(known["bot"], MOVE_TIMEOUT)
    rows = {row.name: row for block in report.blocks(built_in()) for row in block.rows}
    found = []
    for kind, title in PLAYED.items():
        own = {piece.id for piece in own_pieces(library) if isinstance(piece, kind)}
        if not own:
            continue
        block = next(block for block in report.blocks(library, own) if block.title == title)
        block.rows = [own_row(row) for row in block.rows if row.piece is not None]
        rows |= {row.name: row for row in block.rows}
        if not block.play(player, wish, library, words):
            raise KeyboardInterrupt
        block.found |= {
            name: [Count(*count) for count in counts]
            for name, counts in known["blocks"].get(title, {}).items()
        }
        found += [place_of(row, block, rows) for row in block.rows]
    return found


def own_row(row: Row) -> Row:
    """The same row, called as no other is: one's own pilot is not the game's."""
    assert row.piece is not None
    return replace(row, name=f"{OWN}{row.piece.id}{' 2' if row.turned else ''}")


def place_of(row: Row, block: Block, known: dict[str, Row]) -> Rank:
    """Its place from the easiest to the hardest of its kind, at the threat levels all have."""
    columns = min(map(len, block.found.values()))

    def ease(name: str) -> float:
        return sum(count.rate for count in block.found[name][:columns])

    names = sorted(block.found, key=ease, reverse=True)
    at = names.index(row.name)
    better = names[at - 1] if at else ""
    worse = names[at + 1] if at + 1 < len(names) else ""
    return Rank(row, block, better, worse, at + 1, len(names), known)
