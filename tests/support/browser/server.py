"""The real server in a separate process with separate saves, and a client for it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import BrowserContext

from ufs.web.door import Door
from ufs.web.token_file import Token

DEFAULTS: dict[str, Any] = {
    "language": "auto",
    "theme": "auto",
    "speed": "off",  # most tests need no animations
    "sound": False,
    "volume": 60,
    "effects": True,
    "music": True,
    "sound_asked": True,  # most tests do without the question
    "mode": "relaxed",
    "panel": True,
    "tutorial_done": False,
    "win_chance": False,
    "after_move": False,
    "mothership_waits": False,
    "corrections": False,
    "seal_broken": True,  # most tests choose from all pieces (C11)
}
PLAY = ("-m", "ufs", "--lang", "en", "play", "--no-browser")


class Server:
    """`ufs play --no-browser`, started as a player would start it."""

    def __init__(self, folder: Path, port: int = 0, command: tuple[str, ...] = PLAY) -> None:
        self.folder = folder
        self.command = command
        self.errors = folder / "stderr.txt"
        folder.mkdir(parents=True, exist_ok=True)
        self.process = self.start(port)
        self.address, self.token = self.read_address()
        # One connection per request: the server may close an idle one just when it is used.
        no_reuse = httpx.Limits(max_keepalive_connections=0)
        self.api = httpx.Client(
            base_url=self.address,
            headers={"Authorization": f"Bearer {self.token}"},
            timeout=20,
            trust_env=False,
            limits=no_reuse,
        )

    def start(self, port: int) -> subprocess.Popen[str]:
        places = {name: str(self.folder) for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME")}
        with self.errors.open("a") as errors:
            return subprocess.Popen(
                [sys.executable, *self.command, "--port", str(port)],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, **places},
            )

    def read_address(self) -> tuple[str, str]:
        """The address and the token that the server prints."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"(http://[\d.]+:\d+)/\?token=([\w-]+)", line)
        assert found, f"the server said {line!r} and {self.errors.read_text()!r}"
        return found[1], found[2]

    def let_in(self, context: BrowserContext) -> None:
        """Give a browser the cookie that it gets at the address with the token."""
        name = Door(self.port, Token(self.token, Path())).cookie
        context.add_cookies([{"name": name, "value": self.token, "url": self.address}])

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """`kill -9`: no chance to clean up."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(20)
        self.close_pipes()

    def restart(self) -> None:
        """Start again on the same port, with the same saves."""
        port = self.port
        self.process = self.start(port)
        assert self.read_address() == (self.address, self.token)

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(20)
        self.close_pipes()
        self.api.close()

    def close_pipes(self) -> None:
        if self.process.stdout is not None:
            self.process.stdout.close()

    # --- requests ---

    def ask(self, method: str, path: str, body: Any = None, language: str = "en") -> Any:
        answer = self.api.request(method, path, json=body, headers={"Accept-Language": language})
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text

    def new_game(self, setup: dict[str, Any], seed: int | None = 1, **more: Any) -> str:
        body = {"setup": setup, "seed": seed, "dice": "auto", "mode": "relaxed", **more}
        return str(self.ask("POST", "/api/games", body)["id"])

    def load(self, text: str) -> str:
        return str(self.ask("POST", "/api/games/load", {"text": text})["id"])

    def game(self, id: str) -> Any:
        return self.ask("GET", f"/api/games/{id}")

    def act(self, id: str, action: dict[str, Any], version: int | None = None) -> Any:
        version = version or self.game(id)["version"]
        return self.ask("POST", f"/api/games/{id}/act", {"version": version, "action": action})

    def games(self) -> list[Any]:
        return list(self.ask("GET", "/api/games")["games"])

    def record(self, id: str) -> str:
        return str(self.ask("GET", f"/api/games/{id}/record"))

    def settle(self, **settings: Any) -> None:
        """Change settings, as another window would."""
        self.ask("PUT", "/api/settings", settings)

    def clear(self) -> None:
        """Delete all games and campaigns and restore the defaults."""
        for game in self.games():
            self.ask("DELETE", f"/api/games/{game['id']}")
        for one in self.ask("GET", "/api/campaigns")["campaigns"]:
            self.ask("DELETE", f"/api/campaigns/{one['id']}")
        self.ask("DELETE", "/api/bin")
        self.settle(**DEFAULTS)
