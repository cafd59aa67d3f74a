"""`ufs content balance FILE`: how the user's own pieces rank among those of the game.

The figures of the game's pieces come with the program (`balance.json`, generated together with
docs/balance.md), so only the new pieces are played, by the same bot with the same dice.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
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
from ufs.lab.intervals import log_odds
from ufs.lab.report import BASELINE, Block, Count, Row
from ufs.lab.simulate import RunOptions

FIGURES = "balance.json"
BLOCK_TITLES = {City: "Cities", Scenario: "Scenarios", Character: "Characters", Sky: "Sky tiles"}
BASELINES = {"Scenarios": "standing-no-scenario", "Characters": "standing-no-characters"}
MOVE_TIMEOUT = 60.0
OWN_PREFIX = "own "  # of the row names of the user's pieces


@dataclass(frozen=True)
class Rank:
    """The rank of one row of a new piece among the game's rows."""

    row: Row
    block: Block
    better: str  # the next row that wins more often, if any
    worse: str
    place: int
    first: int  # the best and the worst place within the margin of error
    last: int
    rows: int
    known: dict[str, Row]  # all rows by name, the game's and the user's

    @property
    def is_open(self) -> bool:
        """Too few games to tell: the margin of error covers half of the places or more."""
        return self.last - self.first >= self.rows / 2

    def lines(self, words: Words) -> list[str]:
        counts = self.block.counts[self.row.name]
        rates = [
            f"{100 * count.rate:.0f} ({100 * count.low:.0f}–{100 * count.high:.0f})"
            if count.games
            else "–"
            for count in counts
        ]
        name = self.label(self.row.name, words)
        lines = [words.say("standing-rates", name=name, rates="  ".join(rates))]
        span = f"{self.first}–{self.last}" if self.first < self.last else str(self.place)
        args = {"place": self.place, "rows": self.rows, "span": span}
        between = []
        for key, row in (("standing-after", self.better), ("standing-before", self.worse)):
            between += [Term(key, name=self.label(row, words))] if row else []
        key = "standing-too-few" if self.is_open else "standing-place"
        lines.append(words.say(key, **args, between=between))
        return lines

    def label(self, name: str, words: Words) -> str:
        """A row's name in the user's language; figures from elsewhere may have unknown rows."""
        if name == BASELINE:
            return words.say(BASELINES[self.block.title])
        row = self.known.get(name)
        if row is None:
            return name
        label = label_of(row, words)
        return words.say("standing-own", name=label) if name.startswith(OWN_PREFIX) else label


def localised(text: Text, words: Words) -> str:
    return str(getattr(text, words.language))


def label_of(row: Row, words: Words) -> str:
    """The name of a row: a city, scenario, character or sky tile, and its side."""
    piece = row.piece
    if isinstance(piece, Sky):
        key = "standing-sky-back" if row.is_second_side else "standing-sky-front"
        return words.say(key, name=piece.id, stars=stars_of(piece, row.is_second_side))
    if isinstance(piece, Character):
        args = {"name": localised(piece.name, words), "role": localised(piece.role, words)}
        return words.say(
            "standing-upgraded" if row.is_second_side else "standing-character", **args
        )
    assert isinstance(piece, City | Scenario)
    name = localised(piece.name, words)
    return words.say("standing-damaged", name=name) if row.is_second_side else name


def figures(path: Path | None) -> dict[str, Any]:
    """The results of the game's pieces, as written by `ufs balance --report … --save FILE`."""
    source = path or Path(str(resources.files("ufs.lab").joinpath(FIGURES)))
    if path is None and not source.exists():
        raise UfsError("bad_request", "standing-no-figures")
    data = read_data(source)
    if not isinstance(data, dict) or not {"bot", "seed", "games", "blocks"} <= set(data):
        raise UfsError("bad_request", "standing-bad-figures", file=str(source))
    return data


def own_pieces(library: Library) -> list[Piece]:
    """The user's pieces that can be ranked."""
    own = [piece for key, piece in library.pieces.items() if library.pack_of[key] > 1]
    found = [piece for piece in own if isinstance(piece, tuple(BLOCK_TITLES))]
    if not found:
        raise UfsError(
            "bad_request", "standing-nothing", expected=["city", "scenario", "character", "sky"]
        )
    return found


@dataclass
class Ranks:
    """The ranks of the user's pieces, as far as they were played."""

    found: list[Rank] = field(default_factory=list)
    games: int = 0
    interrupted: bool = False


def rank_pieces(
    library: Library, known: dict[str, Any], games: int | None, jobs: int | None, words: Words
) -> Ranks:
    """Play the new pieces and rank them; after Ctrl-C, rank what has been played."""
    each = known["games"] if games is None else games
    options = RunOptions(each, known["seed"], jobs, is_standalone=False)
    options.check()
    player = read_player(known["bot"], MOVE_TIMEOUT)
    rows = {row.name: row for block in report.blocks(built_in()) for row in block.rows}
    ranks = Ranks()
    for kind, title in BLOCK_TITLES.items():
        own = {piece.id for piece in own_pieces(library) if isinstance(piece, kind)}
        if not own:
            continue
        block = next(block for block in report.blocks(library, own) if block.title == title)
        block.rows = [own_row(row) for row in block.rows if row.piece is not None]
        rows |= {row.name: row for row in block.rows}
        ranks.interrupted = not block.play(player, options, library, words)
        ranks.games += sum(count.games for counts in block.counts.values() for count in counts)
        block.counts |= {
            name: [Count(*count) for count in counts]
            for name, counts in known["blocks"].get(title, {}).items()
        }
        ranks.found += [rank_row(row, block, rows) for row in block.rows if is_played(row, block)]
        if ranks.interrupted:
            break
    return ranks


def is_played(row: Row, block: Block) -> bool:
    return any(count.games for count in block.counts[row.name])


def own_row(row: Row) -> Row:
    """The same row with a unique name: the user's pilot is not the game's."""
    assert row.piece is not None
    return replace(row, name=f"{OWN_PREFIX}{row.piece.id}{' 2' if row.is_second_side else ''}")


def rank_row(row: Row, block: Block, known: dict[str, Row]) -> Rank:
    """Rank a row from the easiest to the hardest of its kind, at the threat levels all have."""
    shared = min(map(len, block.counts.values()))
    columns = [n for n in range(shared) if block.counts[row.name][n].games]
    played = {
        name: [counts[n] for n in columns]
        for name, counts in block.counts.items()
        if all(counts[n].games for n in columns)
    }
    names = sorted(played, key=lambda name: sum(count.rate for count in played[name]), reverse=True)
    at = names.index(row.name)
    others = [name for name in names if name != row.name]
    intervals = [
        log_odds(list(zip(played[name], played[row.name], strict=True))) for name in others
    ]
    first = 1 + sum(easier.low > 0 for easier in intervals)
    last = len(names) - sum(easier.high < 0 for easier in intervals)
    better = names[at - 1] if at else ""
    worse = names[at + 1] if at + 1 < len(names) else ""
    # Summed rates and odds are not quite the same measure: make sure its place is in the range.
    first, last = min(first, at + 1), max(last, at + 1)
    return Rank(row, block, better, worse, at + 1, first, last, len(names), known)
