"""Measure how long the real server takes to start and to answer over HTTP.

    python tools/latency.py [--games N] [--against CHECKOUT]

A click is what a player waits for: from an action to everything the next one needs. If an answer
contains no forecasts, they are requested separately, as the page of that version does. With
`--against` the same games are played alternately on another checkout of this project, so that a
busy machine slows both down equally, and the ratio is printed.
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import json
import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from real_server import RealServer, checkouts

STARTS = 3
Times = dict[str, list[float]]


class Server(RealServer):
    """A server with one connection to it, and the times its answers took."""

    def __init__(self, checkout: Path, folder: str) -> None:
        super().__init__(checkout, folder)
        self.connection = http.client.HTTPConnection("127.0.0.1", self.port)
        self.times: Times = {}
        self.ask("GET", "/api/about")
        self.ready_s = time.perf_counter() - self.begun

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body)
        self.connection.request(method, path, data, self.headers)
        answer = self.connection.getresponse()
        content = json.loads(answer.read())
        assert answer.status < 300, content
        return content

    @contextlib.contextmanager
    def timed(self, name: str) -> Iterator[None]:
        begun = time.perf_counter()
        yield
        self.times.setdefault(name, []).append(1000 * (time.perf_counter() - begun))

    def stop(self) -> None:
        self.connection.close()
        super().stop()


class Player:
    """One random game on one server, click by click."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.chance = random.Random(seed)
        server.connection.close()  # reconnects: an idle connection may have been closed
        with server.timed("new"):
            body = {"setup": {"edition": "box"}, "seed": seed}
            self.game = server.ask("POST", "/api/games", body)
        self.path = f"/api/games/{self.game['id']}"

    def click(self) -> bool:
        """Carry out one action; return whether the game continues."""
        action = self.chance.choice(self.game["actions"])
        with self.server.timed("click"):
            body = {"version": self.game["version"], "action": action}
            self.game = self.server.ask("POST", f"{self.path}/act", body)
            if "forecasts" not in self.game and self.game["actions"]:
                self.server.ask("GET", f"{self.path}/forecast")
        return bool(self.game["actions"])

    def look_back(self) -> None:
        for name, path in (
            ("log", f"{self.path}/log"),
            ("view", self.path),
            ("list", "/api/games"),
        ):
            with self.server.timed(name):
                self.server.ask("GET", path)


def play(servers: list[Server], seed: int) -> None:
    """Play the same game on every server, click by click in turn."""
    players = [Player(server, seed) for server in servers]
    is_running = True
    while is_running:
        is_running = all([player.click() for player in players])  # noqa: C419 - each one clicks
    for player in players:
        player.look_back()


def p50_and_p95(times: list[float]) -> tuple[float, float]:
    p95 = statistics.quantiles(times, n=20)[-1] if len(times) > 1 else times[0]
    return statistics.median(times), p95


def report(servers: list[Server]) -> None:
    for name in servers[0].times:
        line = f"{name:6} {len(servers[0].times[name]):5} times"
        figures = [p50_and_p95(server.times[name]) for server in servers]
        for p50, p95 in figures:
            line += f"   p50 {p50:6.1f} ms  p95 {p95:6.1f} ms"
        if len(figures) > 1:
            ratios = (other / ours for ours, other in zip(*figures, strict=True))
            line += "   ratio p50 {:.2f}  p95 {:.2f}".format(*ratios)
        print(line)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--against", type=Path, help="another checkout of this project")
    arguments = parser.parse_args()
    compared = checkouts(arguments.against)
    with contextlib.ExitStack() as stack:
        for start in range(STARTS):
            folders = [stack.enter_context(tempfile.TemporaryDirectory()) for _ in compared]
            servers = [Server(*pair) for pair in zip(compared, folders, strict=True)]
            print("ready after", ", ".join(f"{server.ready_s:.2f} s" for server in servers))
            if start < STARTS - 1:
                for server in servers:
                    server.stop()
        for seed in range(arguments.games):
            play(servers, seed)
        report(servers)
        for server in servers:
            server.stop()


if __name__ == "__main__":
    main()
