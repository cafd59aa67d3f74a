"""Measure the real server with many players at once.

    python tools/load.py [--players N] [--seconds S] [--rounds R] [--think MS] [--servers N]
                         [--moves M] [--games N] [--against CHECKOUT]

Every player has a game of their own, plays random legal actions from a seed and sends the next
one as soon as the answer is there (after `--think` milliseconds, if given): a closed loop. With
`--servers` they are divided among several servers that share one file, as a proxy would do it. With
`--moves` a game is given up after so many moves, with `--games` so many others are saved before.
With `--against` another checkout of this project has its turn in every round, so that a busy
machine slows both down equally, and the ratio is printed.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import random
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import orjson

from real_server import RealServer, checkouts

SETUP = {"edition": "box"}
AFTER_AN_ERROR_S = 0.02  # a refused player takes a breath
TOGETHER = 8  # connections that save other games


class Connection:
    """One connection that stays open: as little work as possible beside a busy server."""

    def __init__(self, server: RealServer) -> None:
        self.server = server
        self.lines = "".join(f"{name}: {text}\r\n" for name, text in server.headers.items())
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """The status of an answer and its content."""
        if self.reader is None or self.writer is None:
            opened = await asyncio.open_connection("127.0.0.1", self.server.port)
            self.reader, self.writer = opened
        data = b"" if body is None else orjson.dumps(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\n{self.lines}"
        self.writer.write(f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data)
        answer = (await self.reader.readuntil(b"\r\n\r\n")).lower()
        length = int(answer.split(b"content-length:")[1].split(b"\r\n")[0])
        return int(answer.split(b" ", 2)[1]), await self.reader.readexactly(length)

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.reader = self.writer = None


class Site:
    """The servers of one checkout, on one file of saves."""

    def __init__(self, checkout: Path, folder: str, count: int) -> None:
        self.checkout = checkout
        self.servers = [RealServer(checkout, folder) for _ in range(count)]

    def server(self, player: int) -> RealServer:
        return self.servers[player % len(self.servers)]

    def memory_mb(self) -> float:
        return sum(server.memory_mb() for server in self.servers)

    def cpu_s(self) -> float:
        return sum(server.cpu_s() for server in self.servers)

    def stop(self) -> None:
        for server in self.servers:
            server.stop()


@dataclass
class Figures:
    """What was measured on one site."""

    moves_ms: list[float] = field(default_factory=list)
    new_ms: list[float] = field(default_factory=list)
    seconds: float = 0.0
    cpu_s: float = 0.0
    errors: Counter[str] = field(default_factory=Counter)
    memory: list[str] = field(default_factory=list)  # round by round

    def rows(self) -> dict[str, float]:
        """Latencies of a move in milliseconds, and moves per second."""
        found = self.moves_ms if len(self.moves_ms) > 1 else [0.0, 0.0]
        parts = statistics.quantiles(found, n=100)
        return {
            "moves/s": len(self.moves_ms) / self.seconds,
            "p50 ms": parts[49],
            "p95 ms": parts[94],
            "p99 ms": parts[98],
            "max ms": max(found),
            "new p50 ms": statistics.median(self.new_ms or [0.0]),
            # of the servers, for everything: says most on a machine that is busy with other things
            "cpu ms/move": 1000 * self.cpu_s / len(found),
        }


class Player:
    """Plays random games, one after the other."""

    def __init__(self, server: RealServer, figures: Figures, seed: int, most_moves: int) -> None:
        self.connection = Connection(server)
        self.figures = figures
        self.chance = random.Random(seed)
        self.most_moves = most_moves
        self.moves = 0
        self.game: dict[str, Any] = {}
        self.path = ""

    async def play(self, until: float, think_s: float) -> None:
        while time.perf_counter() < until:
            try:
                await self.turn()
            except (OSError, asyncio.IncompleteReadError) as error:
                self.figures.errors[type(error).__name__] += 1
                self.connection.close()
            if think_s:
                await asyncio.sleep(self.chance.uniform(0.5, 1.5) * think_s)
        self.connection.close()

    async def turn(self) -> None:
        """The next move, or a new game."""
        if not self.game.get("actions") or self.moves >= self.most_moves:
            body = {"setup": SETUP, "seed": self.chance.getrandbits(32)}
            game = await self.timed(self.figures.new_ms, "POST", "/api/games", body)
            if game is not None:
                self.moves, self.path = 0, f"/api/games/{game['id']}"
        else:
            action = self.chance.choice(self.game["actions"])
            body = {"version": self.game["version"], "action": action}
            game = await self.timed(self.figures.moves_ms, "POST", f"{self.path}/act", body)
            self.moves += 1
            if game is None:  # refused: look at the game again
                _, content = await self.connection.ask("GET", self.path)
                game = orjson.loads(content)
        self.game = game or {}

    async def timed(self, times: list[float], method: str, path: str, body: Any) -> Any:
        """The answer, or None if it is an error; only what succeeds is timed."""
        begun = time.perf_counter()
        status, content = await self.connection.ask(method, path, body)
        took_ms = 1000 * (time.perf_counter() - begun)
        answer = orjson.loads(content)
        if status < 300:
            times.append(took_ms)
            return answer
        self.figures.errors[f"{status} {answer['error']['code']}"] += 1
        await asyncio.sleep(AFTER_AN_ERROR_S)
        return None


async def save_games(site: Site, count: int) -> None:
    """Games that nobody goes on with."""
    seeds = iter(range(count))

    async def save() -> None:
        connection = Connection(site.server(0))
        for seed in seeds:
            await connection.ask("POST", "/api/games", {"setup": SETUP, "seed": seed})
        connection.close()

    await asyncio.gather(*(save() for _ in range(TOGETHER)))


async def measure_round(
    site: Site, players: Sequence[Player], figures: Figures, arguments: Any
) -> None:
    begun, cpu_s = time.perf_counter(), site.cpu_s()
    until = begun + arguments.seconds
    await asyncio.gather(*(player.play(until, arguments.think / 1000) for player in players))
    figures.seconds += time.perf_counter() - begun
    figures.cpu_s += site.cpu_s() - cpu_s
    figures.memory.append(f"{site.memory_mb():.0f} ({len(figures.new_ms)})")


async def look(site: Site) -> list[str]:
    """The size of the list and of the statistics, and how long they take."""
    connection, said = Connection(site.server(0)), []
    for path in ("/api/games", "/api/statistics"):
        begun = time.perf_counter()
        status, content = await connection.ask("GET", path)
        took_ms = 1000 * (time.perf_counter() - begun)
        said.append(f"{path} {status}, {len(content) / 1000:.1f} kB in {took_ms:.0f} ms")
    connection.close()
    return said


async def measure(sites: list[Site], arguments: Any) -> None:
    tables = [Figures() for _ in sites]
    groups = [
        [Player(site.server(n), figures, n, arguments.moves) for n in range(arguments.players)]
        for site, figures in zip(sites, tables, strict=True)
    ]
    for site in sites:
        await save_games(site, arguments.games)
    for _ in range(arguments.rounds):
        for site, players, figures in zip(sites, groups, tables, strict=True):
            await measure_round(site, players, figures, arguments)
    report(tables)
    for site, figures in zip(sites, tables, strict=True):
        print(f"\n{site.checkout}")
        print("  errors:", ", ".join(f"{n} x {name}" for name, n in figures.errors.items()) or "no")
        print("  MB after each round (games begun):", ", ".join(figures.memory))
        for line in await look(site):
            print(" ", line)


def report(tables: list[Figures]) -> None:
    """The figures side by side; with a ratio above 1, ours is better."""
    columns = [figures.rows() for figures in tables]
    for name in columns[0]:
        values = [rows[name] for rows in columns]
        line = f"{name:12}" + "".join(f"{value:10.1f}" for value in values)
        if len(values) > 1 and all(values):
            ratio = values[0] / values[1] if name == "moves/s" else values[1] / values[0]
            line += f"   ratio {ratio:.2f}"
        print(line)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10.0, help="of a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--think", type=float, default=0.0, help="milliseconds between moves")
    parser.add_argument("--servers", type=int, default=1, help="that share one file")
    parser.add_argument("--moves", type=int, default=10_000, help="then a game is given up")
    parser.add_argument("--games", type=int, default=0, help="saved before")
    parser.add_argument("--against", type=Path, help="another checkout of this project")
    arguments = parser.parse_args()
    gc.disable()  # players share this machine with the server: each answer has thousands of objects
    with contextlib.ExitStack() as stack:
        sites = []
        for checkout in checkouts(arguments.against):
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            sites.append(Site(checkout, folder, arguments.servers))
            stack.callback(sites[-1].stop)
        asyncio.run(measure(sites, arguments))


if __name__ == "__main__":
    main()
