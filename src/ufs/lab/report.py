"""The balance report: how every piece affects the coach's win rate, and whether that is fair.

A block of the report is a table; a row is a piece; a column is a threat level. Pieces that are not
cities (scenarios, characters, sky tiles) are played in a few dissimilar cities, with the same dice
for every row, so that rows can be compared game by game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations, pairwise
from math import isinf
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from ufs.base.errors import UfsError
from ufs.base.words import Words
from ufs.content.loader import Library
from ufs.content.schema import Character, City, Piece, Scenario, Sky
from ufs.game.game import MAX_SEED
from ufs.game.setup import SKY_NAMES, lay, stars_of
from ufs.lab.bots import Player
from ufs.lab.intervals import Interval, log_odds, wilson
from ufs.lab.run import Entry
from ufs.lab.simulate import RunOptions, play_entries

Setup = dict[str, Any]
P = TypeVar("P", bound=Piece)
THREATS = range(5)
# Dissimilar cities, all with an ability: the coach plays cities without one with another network
# (`coach.networks`), and the effect of a piece must not be mixed up with that of the network.
REFERENCE = ("rio", "london", "tokyo", "cairo", "berlin", "mumbai")
SKY_CITIES = ("rio", "cairo", "berlin")  # for sky tiles, which need many setups per row
BASELINE = "nothing else"  # the row that the others of a block are compared with
MEDIAN_LIMIT = 15  # points a city may differ from the median at threat 1
FIRST_GAMES = 48  # games for every cell; it gets no more if all of them end alike
HALF, TWICE = 0.5, 2.0  # limits of a scenario's cost, in threatening tiles
MAX_BATCHES = 4  # a row near a limit gets up to this many times the games


class Count(NamedTuple):
    """The games of one cell."""

    wins: int
    games: int

    @property
    def rate(self) -> float:
        return wilson(*self).rate

    @property
    def low(self) -> float:
        return wilson(*self).low

    @property
    def high(self) -> float:
        return wilson(*self).high


@dataclass(frozen=True)
class Row:
    """A piece or one of its sides, and the setups that feature it, column by column."""

    name: str
    cells: tuple[tuple[Setup, ...], ...]
    compared_with: str = ""  # the row it is compared with
    piece: Piece | None = None  # None: the baseline
    is_second_side: bool = False  # its damaged, upgraded or harder side


class ReportGame(NamedTuple):
    """One setup of a row."""

    row: str
    column: int
    number: int
    setup: Setup


@dataclass
class Block:
    """A table of the report."""

    title: str
    columns: tuple[str, ...]
    rows: list[Row]
    counts: dict[str, list[Count]] = field(default_factory=dict)  # by row, then column
    setup_counts: dict[str, list[list[Count]]] = field(default_factory=dict)  # and setup

    def play(self, player: Player, options: RunOptions, library: Library, words: Words) -> bool:
        """Play every setup of the rows without results; False if interrupted, and the games played
        so far count. Cells whose first games are all won or all lost get no more: they would say
        little."""
        rows = [row for row in self.rows if row.name not in self.counts]
        self.setup_counts |= {
            row.name: [[Count(0, 0)] * len(cell) for cell in row.cells] for row in rows
        }
        finished = self.play_rows(rows, player, options, library, words)
        for row in rows:
            self.set_counts(row.name, self.setup_counts[row.name])
        return finished

    def play_rows(
        self, rows: list[Row], player: Player, options: RunOptions, library: Library, words: Words
    ) -> bool:
        """A first batch for every cell, then the rest where the results differ."""
        sizes = {len(cell) for row in rows for cell in row.cells}
        for size in sorted(sizes):  # a cell with fewer setups plays more games of each
            each = max(1, options.games // size)
            first = min(each, -(-FIRST_GAMES // size))
            for part, (skipped, games) in enumerate(((0, first), (first, each - first))):
                due = [game for row in rows for game in self.games_of(row)]
                planned = [game for game in due if self.is_due(game, size)]
                out = journal_in(options.out, self.title, size, part) if options.out else None
                batch = replace(
                    options, games=games, seed=(options.seed + skipped) & MAX_SEED, out=out
                )
                if (
                    games
                    and planned
                    and not self.play_games(planned, player, batch, library, words)
                ):
                    return False
        return True

    def play_near_limits(
        self, player: Player, options: RunOptions, library: Library, words: Words
    ) -> bool:
        """More games, with new dice, for rows so near a limit that chance could decide, and for the
        rows they are compared with; False if interrupted."""
        for batch in range(1, MAX_BATCHES):
            near = near_limits(self)
            due = [game for row in self.rows if row.name in near for game in self.games_of(row)]
            for size in sorted({len(self.setup_counts[game.row][game.column]) for game in due}):
                each = max(1, options.games // size)
                out = journal_in(options.out, self.title, size, 1 + batch) if options.out else None
                seed = (options.seed + batch * each) & MAX_SEED
                planned = [game for game in due if self.is_due(game, size)]
                more = replace(options, games=each, seed=seed, out=out)
                if planned and not self.play_games(planned, player, more, library, words):
                    return False
            for name in near:
                self.set_counts(name, self.setup_counts[name])
        return True

    def games_of(self, row: Row) -> Iterator[ReportGame]:
        for column, cell in enumerate(row.cells):
            for number, setup in enumerate(cell):
                yield ReportGame(row.name, column, number, setup)

    def is_due(self, game: ReportGame, size: int) -> bool:
        """Whether the cell has this many setups and more games would be informative."""
        cell = self.setup_counts[game.row][game.column]
        wins, games = sum(one.wins for one in cell), sum(one.games for one in cell)
        return len(cell) == size and (games == 0 or 0 < wins < games)

    def play_games(
        self,
        planned: list[ReportGame],
        player: Player,
        options: RunOptions,
        library: Library,
        words: Words,
    ) -> bool:
        """Play a batch of games for each of these setups; False if interrupted."""
        named = [f"{game.row} {game.column} {game.number}" for game in planned]
        entries = [Entry(n, player, game.setup) for n, game in zip(named, planned, strict=True)]
        played = play_entries(entries, options, library, words)
        if played.error is not None:
            raise played.error
        for game, tally in zip(planned, played.run.tallies, strict=True):
            cell = self.setup_counts[game.row][game.column]
            old = cell[game.number]
            cell[game.number] = Count(old.wins + tally.wins, old.games + tally.games)
        return not played.interrupted

    def set_counts(self, name: str, each: list[list[Count]]) -> None:
        """Store the results of a row, by setup and by column."""
        self.setup_counts[name] = each
        self.counts[name] = [Count(*map(sum, zip(*cell, strict=True))) for cell in each]

    def strata(self, name: str) -> list[list[Count]]:
        """By setup if known: cities differ so much that sums would hide the effect of a piece."""
        return self.setup_counts.get(name) or [[count] for count in self.counts[name]]

    def rate(self, name: str, column: int) -> float:
        return self.counts[name][column].rate


def journal_in(folder: Path, title: str, size: int, part: int) -> Path:
    """The journal of one part of a block; creates the folder if necessary."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = str(error.strerror)
        raise UfsError(
            "bad_journal", "lab-journal-unusable", file=str(folder), reason=reason
        ) from None
    return folder / f"{title.split()[0].lower()}-{size}-{part + 1}.jsonl"


# --- what is played ---


def blocks(library: Library, only: Collection[str] = ()) -> list[Block]:
    """All blocks, or only rows of these pieces."""
    makers = (cities, scenarios, characters, skies)
    return [make(library, only) for make in makers]


def select(pieces: Iterable[P], only: Collection[str]) -> list[P]:
    """The selected pieces, in the order of the story."""
    wanted = [piece for piece in pieces if not only or piece.id in only]
    return sorted(wanted, key=lambda piece: (getattr(piece, "chapter", 0), piece.id))


def at_threats(make: Callable[[int], tuple[Setup, ...]]) -> tuple[tuple[Setup, ...], ...]:
    return tuple(make(threat) for threat in THREATS)


def everywhere(more: Setup) -> tuple[tuple[Setup, ...], ...]:
    """The reference cities at every threat, each with `more`."""
    return at_threats(
        lambda threat: tuple(
            {"edition": "box", "city": city, "threat": threat, **more} for city in REFERENCE
        )
    )


def playable(cells: tuple[tuple[Setup, ...], ...], library: Library) -> tuple[Any, ...]:
    """Without threat levels that do not exist: the finale's tile has no harder side."""
    return cells[: 1 + len(lay(cells[0][0], library, seed=1).sides)]


def cities(library: Library, only: Collection[str] = ()) -> Block:
    rows = []
    for city in select(library.all(City), only):
        for damaged in (False, True):
            base = {"edition": "box", "city": city.id, "damaged": damaged}
            cells = at_threats(lambda threat, base=base: ({**base, "threat": threat},))  # type: ignore[misc]
            name = f"{city.name.en}{', damaged' if damaged else ''}"
            rows.append(Row(name, cells, city.name.en if damaged else "", city, damaged))
    return Block("Cities", tuple(map(str, THREATS)), rows)


def scenarios(library: Library, only: Collection[str] = ()) -> Block:
    rows = [Row(BASELINE, everywhere({}))]
    for scenario in select(library.all(Scenario), only):
        cells = playable(everywhere({"scenario": scenario.id}), library)
        rows.append(Row(scenario.name.en, cells, BASELINE, scenario))
    return Block("Scenarios", tuple(map(str, THREATS)), rows)


def characters(library: Library, only: Collection[str] = ()) -> Block:
    rows = [Row(BASELINE, everywhere({}))]
    for who in select(library.all(Character), only):
        for upgraded in (False, True):
            team = [{"id": who.id, "upgraded": upgraded}]
            name = f"{who.role.en}{', upgraded' if upgraded else ''}"
            compared = who.role.en if upgraded else BASELINE
            rows.append(Row(name, everywhere({"characters": team}), compared, who, upgraded))
    return Block("Characters", tuple(map(str, THREATS)), rows)


def skies(library: Library, only: Collection[str] = ()) -> Block:
    """Each side of each tile, with zero to three of the other standard tiles threatening."""
    usual = library.edition("box")
    assert usual is not None
    rows = []
    for tile in sorted(select(library.all(Sky), only), key=lambda piece: piece.position):
        if "box" not in tile.editions:
            continue
        place = max(tile.position, 1)
        sky = list(usual.pieces.sky)
        if tile.position == 0:  # A7: above the others; it has one side, and tile I keeps its front
            sky.insert(0, tile.id)
        else:
            sky[place - 1] = tile.id
        own = SKY_NAMES[place - 1]
        for side in tile.sides:
            hard = side == "hard"
            stars = stars_of(tile, hard)
            name = f"{tile.id}, {'back' if hard else 'front'} ({stars} star{'s' * (stars != 1)})"
            first = f"{usual.pieces.sky[place - 1]}, front (0 stars)"
            cells = tuple(sky_cells(sky, own, hard))
            rows.append(Row(name, cells, "" if name == first else first, tile, hard))
    return Block("Sky tiles", ("0", "1", "2", "3"), rows)


def sky_cells(sky: list[str], own: str, hard: bool) -> Iterator[tuple[Setup, ...]]:
    others = [name for name in SKY_NAMES if name != own]
    for count in range(len(SKY_NAMES)):
        yield tuple(
            {"edition": "box", "city": city, "sky": sky, "hard": [own] * hard + list(more)}
            for city in SKY_CITIES
            for more in combinations(others, count)
        )


# --- results ---


def share_cities(cities: Block, block: Block, library: Library) -> None:
    """Take the baseline from the reference cities, which the block of cities has played often."""
    named = {city.id: city.name.en for city in library.all(City)}
    rows = [cities.counts.get(named[city], []) for city in REFERENCE]
    if any(row.name == BASELINE for row in block.rows) and all(rows):
        block.set_counts(BASELINE, [list(column) for column in zip(*rows, strict=True)])


def cost(block: Block, name: str, base: str) -> Interval:
    """What a row costs compared with another, in log-odds, over all threat levels of both."""
    columns = zip(block.strata(base), block.strata(name), strict=False)
    return log_odds([pair for one, other in columns for pair in zip(one, other, strict=True)])


def tile_cost(block: Block) -> float:
    """What one more threatening tile costs, in log-odds, over the steps of all rows."""
    steps = [step for name in block.counts for step in pairwise(block.strata(name))]
    alike = [step for step in steps if len(step[0]) == len(step[1])]  # the same cities
    return log_odds([pair for step in alike for pair in zip(*step, strict=True)]).rate


def limits_of(block: Block, row: Row) -> tuple[float, ...]:
    """The limits for the cost of a row, in log-odds: see the verdicts."""
    if not row.compared_with or row.name.startswith("Roswell"):
        return ()
    if block.title == "Scenarios":
        one = tile_cost(block)
        return HALF * one, TWICE * one
    return (0.0,) if block.title in ("Cities", "Characters") else ()


def near_limits(block: Block) -> set[str]:
    """The rows with a limit inside their interval, and the rows they are compared with. Not the
    baseline: it has been played often enough."""
    near = set()
    for row in block.rows:
        if limits := limits_of(block, row):
            interval = cost(block, row.name, row.compared_with)
            if any(interval.low < limit < interval.high for limit in limits):
                near |= {row.name, row.compared_with}
    return near - {BASELINE}


@dataclass(frozen=True)
class Verdict:
    """A promise of the game's designers, and whether it holds."""

    holds: bool
    text: str


def verdicts(found: dict[str, Block]) -> Iterator[Verdict]:
    yield from judge_cities(found["Cities"])
    yield from judge_scenarios(found["Scenarios"])
    yield from judge_characters(found["Characters"])
    yield from judge_threats(found)


def judge_cities(block: Block) -> Iterator[Verdict]:
    undamaged = [row.name for row in block.rows if not row.compared_with]
    rates = sorted(100 * block.rate(name, 1) for name in undamaged)
    median = rates[len(rates) // 2]
    off = {name: 100 * block.rate(name, 1) - median for name in undamaged}
    far = [f"{name} {points:+.0f}" for name, points in off.items() if abs(points) > MEDIAN_LIMIT]
    text = (
        f"no city is more than {MEDIAN_LIMIT} points from the median ({median:.0f} %) at threat 1"
    )
    yield Verdict(not far, text + (f": {', '.join(far)}" if far else ""))
    weaker = [
        row.name
        for row in block.rows
        if row.compared_with and cost(block, row.name, row.compared_with).rate >= 0
    ]
    weaker = [name for name in weaker if not name.startswith("Roswell")]  # it has no ability
    text = "a damaged side wins more often than its undamaged one"
    yield Verdict(not weaker, text + (f": not {', '.join(weaker)}" if weaker else ""))


def judge_scenarios(block: Block) -> Iterator[Verdict]:
    one = tile_cost(block)
    if one <= 0:
        return
    wrong = []
    for row in block.rows[1:]:
        share = cost(block, row.name, BASELINE).rate / one
        if not HALF <= share <= TWICE:
            wrong.append(f"{row.name} {share:.2f}")
    text = f"a scenario costs half to twice a threatening tile ({one:.2f} in log-odds)"
    yield Verdict(not wrong, text + (f": {', '.join(wrong)}" if wrong else ""))


def judge_characters(block: Block) -> Iterator[Verdict]:
    useless = [row.name for row in block.rows[1:] if cost(block, row.name, BASELINE).rate >= 0]
    text = "every character helps"
    yield Verdict(not useless, text + (f": not {', '.join(useless)}" if useless else ""))
    worse = [
        row.name
        for row in block.rows[1:]
        if row.compared_with != BASELINE and cost(block, row.name, row.compared_with).rate >= 0
    ]
    text = "an upgraded character helps more than a normal one"
    yield Verdict(not worse, text + (f": not {', '.join(worse)}" if worse else ""))


def judge_threats(found: dict[str, Block]) -> Iterator[Verdict]:
    """The win rate must fall with every level, except where chance alone explains a rise."""
    rising = []
    for block in found.values():
        for row in block.rows:
            interval = block.counts[row.name]
            rising += [
                f"{row.name} at {n + 1}"
                for n in range(len(interval) - 1)
                if interval[n + 1].low > interval[n].high
            ]
    text = "the win rate falls with every threat level"
    yield Verdict(not rising, text + (f": not {', '.join(rising)}" if rising else ""))


# --- the page ---


def write(found: dict[str, Block], about: str, games: int) -> str:
    lines = ["# Balance", "", HEAD, "", about, "", "## What holds", ""]
    lines += [f"- {'yes' if one.holds else '**no**'}: {one.text}" for one in verdicts(found)]
    for block in found.values():
        lines += ["", f"## {block.title}", "", note(block, games), "", *table(block)]
    return "\n".join(lines) + "\n"


HEAD = """Win rates of the coach in per cent, with 95 % intervals (Wilson), for every piece at
every threat level. `ufs balance --report docs/balance.md` generates this page. "Costs" is how much
harder a piece makes the game than the row it is compared with, in units of one more threatening sky
tile, with a 95 % interval; below 0 it helps. It is computed from the odds of all columns together
(Mantel and Haenszel), so columns where nearly every game is won count little; the cost of the tile
itself is taken as exact."""


def note(block: Block, games: int) -> str:
    where = {
        "Cities": "Each city by itself.",
        "Scenarios": f"In {len(REFERENCE)} dissimilar cities: {', '.join(REFERENCE)}.",
        "Characters": f"In the same {len(REFERENCE)} cities, alone.",
        "Sky tiles": f"In {', '.join(SKY_CITIES)}; columns: how many of the other tiles threaten.",
    }
    more = f", up to {MAX_BATCHES} times as many where chance could decide what holds"
    often = f"About {games} games per cell, {FIRST_GAMES} where these all end alike"
    return f"{where[block.title]} {often}{more if block.title != 'Sky tiles' else ''}."


def table(block: Block) -> list[str]:
    one = tile_cost(block)
    head = f"| | {' | '.join(block.columns)} | costs |"
    lines = [head, "|---|" + "---|" * (len(block.columns) + 1)]
    for row in block.rows:
        cells = [
            f"{100 * interval.rate:.0f} ({100 * interval.low:.0f}–{100 * interval.high:.0f})"
            for interval in block.counts[row.name]
        ]
        cells += ["–"] * (len(block.columns) - len(cells))
        extra = ""
        if row.compared_with:
            extra = in_tiles(cost(block, row.name, row.compared_with), one)
        lines.append(f"| {row.name} | {' | '.join(cells)} | {extra} |")
    return lines


def in_tiles(interval: Interval, one: float) -> str:
    """A cost in threatening tiles; a dash if a tile costs nothing."""
    if one <= 0 or isinf(interval.low):
        return "–"
    return f"{interval.rate / one:+.2f} ({interval.low / one:+.1f} to {interval.high / one:+.1f})"


def as_json(found: dict[str, Block], about: dict[str, Any]) -> dict[str, Any]:
    return {
        **about,
        "blocks": {
            block.title: {
                row.name: [list(count) for count in block.counts[row.name]] for row in block.rows
            }
            for block in found.values()
        },
    }
