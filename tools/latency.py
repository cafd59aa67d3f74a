"""How long the server takes to be ready and to answer: the real program, over HTTP.

python tools/latency.py [games]
"""

from __future__ import annotations

import http.client
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

GAMES = 10
STARTS = 3


class Server:
    """`ufs play` in a process of its own, with saves in a folder of its own."""

    def __init__(self, folder: Path, *options: str) -> None:
        begun = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ufs", "play", "--no-browser", "--port", "0", *options],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8"},
        )
        assert self.process.stdout is not None
        found = re.search(r"127\.0\.0\.1:(\d+)", self.process.stdout.readline())
        assert found is not None, "the server did not start"
        self.connection = http.client.HTTPConnection("127.0.0.1", int(found[1]))
        self.ask("GET", "/api/about")
        self.ready_s = time.perf_counter() - begun

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body)
        self.connection.request(method, path, data, {"Content-Type": "application/json"})
        answer = self.connection.getresponse()
        content = json.loads(answer.read())
        assert answer.status < 300, content
        return content

    def stop(self) -> None:
        self.connection.close()
        self.process.terminate()
        self.process.wait()


def play(server: Server, seed: int, times: dict[str, list[float]]) -> None:
    """A whole random game, asking for forecasts and the log on the way."""
    chance = random.Random(seed)

    def timed(name: str, method: str, path: str, body: Any = None) -> Any:
        begun = time.perf_counter()
        answer = server.ask(method, path, body)
        times.setdefault(name, []).append(1000 * (time.perf_counter() - begun))
        return answer

    game = timed("new", "POST", "/api/games", {"setup": {"edition": "box"}, "seed": seed})
    path = f"/api/games/{game['id']}"
    while game["actions"]:
        timed("forecast", "GET", f"{path}/forecast")
        body = {"version": game["version"], "action": chance.choice(game["actions"])}
        game = timed("act", "POST", f"{path}/act", body)
    timed("log", "GET", f"{path}/log")
    timed("view", "GET", path)
    timed("list", "GET", "/api/games")


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    times: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for start in range(STARTS):
            server = Server(Path(folder))
            print(f"ready after {server.ready_s:.2f} s")
            if start == STARTS - 1:
                for seed in range(games):
                    play(server, seed, times)
            server.stop()
    for name, found in times.items():
        p95 = statistics.quantiles(found, n=20)[-1] if len(found) > 1 else found[0]
        p50 = statistics.median(found)
        print(f"{name:10} {len(found):5} times  p50 {p50:6.1f} ms  p95 {p95:6.1f} ms")


if __name__ == "__main__":
    main()
