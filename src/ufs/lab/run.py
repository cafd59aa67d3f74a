"""A run: who plays what, split into chunks that can be played anywhere, in any order.

Game n of a run has the seed `seed + n`, so neither the chunks nor the machines that play them
change a result, and `Game.new(setup, seed + n)` reproduces any of the games.
"""

from __future__ import annotations

import hashlib
import json
import pickle
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from ufs.content.loader import Library
from ufs.game.game import MAX_SEED
from ufs.game.setup import Table, draw_pieces, lay
from ufs.game.shapes import SETUP, validate
from ufs.lab.bots import Bot, Player
from ufs.lab.outcome import Chunk, Outcome, Totals
from ufs.rules.board import Board

TARGET_CHUNK_S = 0.5  # duration of a chunk: the most that a power cut can lose
MIN_CHUNK_S = 0.02  # minimum duration of a chunk
FIRST_GAMES = 4  # in the first chunk of an entry, whose speed is not known yet
MAX_GAMES = 20_000  # in one chunk
GROWTH = 8  # a chunk has at most this many times the games of the one before


@dataclass(frozen=True)
class Entry:
    """One bot on one setup; a run has one or more entries."""

    name: str
    player: Player
    setup: dict[str, Any]


@dataclass(frozen=True)
class EntrySpec:
    """What a worker needs to know about an entry; it may be on another machine."""

    player: Player
    setup: str  # JSON
    library: bytes  # pickled, because other machines may not have the packs


@dataclass(frozen=True)
class Task:
    """Consecutive games to be played by a worker."""

    spec: EntrySpec
    entry: int
    first: int
    seeds: tuple[int, int]  # the seed of the first game, and how many games


@dataclass
class Run:
    """Entries, all played with the same seeds, and their results so far."""

    entries: list[Entry]
    seed: int
    games: int
    library: Library
    chunks: list[list[Chunk]] = field(init=False)
    tallies: list[Totals] = field(init=False)

    def __post_init__(self) -> None:
        self.chunks = [[] for _ in self.entries]
        self.tallies = [Totals() for _ in self.entries]

    def add(self, chunk: Chunk) -> None:
        self.chunks[chunk.entry].append(chunk)
        self.tallies[chunk.entry].add(chunk)

    @property
    def played(self) -> int:
        return sum(tally.games for tally in self.tallies)

    @property
    def total(self) -> int:
        return max(self.played, self.games * len(self.entries))

    def results(self, entry: int) -> dict[int, str]:
        """The result digit of each played game, by game number."""
        return {
            chunk.first + n: digit
            for chunk in self.chunks[entry]
            for n, digit in enumerate(chunk.results)
        }

    def gaps(self, entry: int) -> list[tuple[int, int]]:
        """The games still to be played, as (first, end)."""
        gaps, reached = [], 0
        for chunk in sorted(self.chunks[entry], key=lambda chunk: chunk.first):
            if chunk.first > reached:
                gaps.append((reached, min(chunk.first, self.games)))
            reached = max(reached, chunk.end)
        gaps.append((reached, self.games))
        return [(first, end) for first, end in gaps if first < end]

    def tasks(self, workers: int) -> Iterator[Task]:
        """The remaining games; the next task goes to the entry with the fewest assigned games.

        The next task is requested only when a worker is free, so the size of a chunk depends on
        how long earlier games took.
        """
        library = pickle.dumps(self.library)
        specs = [
            EntrySpec(entry.player, json.dumps(entry.setup), library) for entry in self.entries
        ]
        gaps = [self.gaps(n) for n in range(len(self.entries))]
        assigned = [tally.games for tally in self.tallies]
        sizes = [0] * len(self.entries)
        while any(gaps):
            n = min((n for n in range(len(gaps)) if gaps[n]), key=lambda n: assigned[n])
            first, end = gaps[n][0]
            left = sum(end - first for gaps_of in gaps for first, end in gaps_of)
            sizes[n] = self.size(n, sizes[n], left // (2 * workers))
            count = min(sizes[n], end - first)
            gaps[n][:1] = [(first + count, end)] if first + count < end else []
            assigned[n] += count
            yield Task(specs[n], n, first, ((self.seed + first) & MAX_SEED, count))

    def size(self, entry: int, before: int, share: int) -> int:
        """The number of games in the next chunk of an entry.

        At most a fair share of the rest, so that no worker plays on alone at the end, unless that
        chunk would be too short to be worth sending.
        """
        tally = self.tallies[entry]
        if before == 0 or tally.games == 0:
            return FIRST_GAMES
        each = max(tally.seconds / tally.games, 1e-6)
        wanted = min(int(TARGET_CHUNK_S / each), max(share, int(MIN_CHUNK_S / each)))
        return max(1, min(wanted, GROWTH * before, MAX_GAMES))


# --- in the worker ---


_playing = threading.Lock()  # a bot plays one game at a time; a Dask worker may have threads


def play_task(task: Task) -> Chunk:
    """Play the games of a task; only the games themselves are timed."""
    with _playing:
        worker = worker_for(task.spec)
        first, count = task.seeds
        seeds = [(first + n) & MAX_SEED for n in range(count)]
        outcomes, seconds = worker.play(seeds)
        return Chunk.of(task.entry, task.first, outcomes, seconds)


class EntryWorker:
    """A worker's bot and tables for one entry."""

    def __init__(self, spec: EntrySpec) -> None:
        self.setup = json.loads(spec.setup)
        self.library = library_of(spec.library)
        self.bot = bot_of(spec.player)
        shape = validate(SETUP, self.setup, "bad_setup")
        self.count = shape.level if shape.threat is None else shape.threat
        self.names = lay(self.setup, self.library, 0).sides
        self.tables: dict[tuple[str, ...], Table] = {}

    def play(self, seeds: list[int]) -> tuple[list[Outcome], float]:
        """Play a game from each seed, grouped by table; returns the outcomes and the time taken."""
        groups: dict[tuple[str, ...], list[int]] = {}
        for n, seed in enumerate(seeds):
            groups.setdefault(self.drawn(seed), []).append(n)
        tables = {hard: self.table(hard, seeds[group[0]]) for hard, group in groups.items()}
        found: dict[int, Outcome] = {}
        began = time.perf_counter()
        for hard, group in groups.items():
            played = self.bot.play(tables[hard], [seeds[n] for n in group])
            found |= zip(group, played, strict=True)
        return [found[n] for n in range(len(seeds))], time.perf_counter() - began

    def drawn(self, seed: int) -> tuple[str, ...]:
        """S8, S9: the pieces drawn for the level or threat with this seed."""
        if not self.count:
            return ()
        if self.count == len(self.names):
            return self.names
        return tuple(draw_pieces(self.names, self.count, seed))

    def table(self, hard: tuple[str, ...], seed: int) -> Table:
        if hard not in self.tables:
            self.tables[hard] = lay(self.setup, self.library, seed)
        return self.tables[hard]


@cache
def worker_for(spec: EntrySpec) -> EntryWorker:
    return EntryWorker(spec)


@cache
def library_of(pickled: bytes) -> Library:
    library: Library = pickle.loads(pickled)
    return library


_bots: dict[Player, Bot] = {}


def bot_of(player: Player, on_compile: Callable[[], None] = lambda: None) -> Bot:
    """This process's bot for a player, ready to play."""
    if player not in _bots:
        bot = player.make()
        bot.prepare(on_compile)
        _bots[player] = bot
    return _bots[player]


def close_bots() -> None:
    """Close this process's bots: some have child processes."""
    worker_for.cache_clear()
    while _bots:
        _bots.popitem()[1].close()


# --- digests of the content ---


def content_digest(setup: dict[str, Any], library: Library, seed: int) -> str:
    """A short digest of everything a setup may put on the table, difficult sides included."""
    rest = {name: value for name, value in setup.items() if name not in ("threat", "level")}
    table = lay(setup, library, seed)
    boards = [table.board]
    if setup.get("threat", setup.get("level")) is not None:
        boards = [lay({**rest, "hard": list(hard)}, library).board for hard in ((), table.sides)]
    return board_digest(*boards)


def board_digest(*boards: Board) -> str:
    numbers = [[getattr(board, name) for name in sorted(Board.__slots__)] for board in boards]
    return hashlib.sha256(json.dumps(numbers).encode()).hexdigest()[:16]
