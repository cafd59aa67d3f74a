"""The real program in a separate process, reached over HTTP."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx

PATIENCE = 60  # seconds; a test that waits longer has failed


class Server:
    """`ufs play` with its saves in `folder`; the variable BROWSER names a browser."""

    def __init__(self, folder: Path, *options: str, port: int | None = 0, **env: str) -> None:
        where = [] if port is None else ["--port", str(port)]
        where += [] if "BROWSER" in env else ["--no-browser"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ufs", "play", *where, *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8", **env},
        )
        timer = threading.Timer(PATIENCE, self.process.kill)
        timer.start()
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        line = self.process.stdout.readline()
        timer.cancel()
        found = re.search(r"http://(\S+?):(\d+)/\?token=([\w-]+)(\S*)", line)
        if found is None:
            self.process.kill()
            raise AssertionError(line + self.process.stderr.read())
        self.port = int(found[2])
        self.address, self.token, self.rest = found[0], found[3], found[4]
        no_reuse = httpx.Limits(max_keepalive_connections=0)  # the server closes idle connections
        self.client = httpx.Client(
            base_url=f"http://127.0.0.1:{self.port}",
            headers={"Authorization": f"Bearer {self.token}"},
            timeout=PATIENCE,
            limits=no_reuse,
        )

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.client.get(path, **more)

    def post(self, path: str, body: Any) -> httpx.Response:
        return self.client.post(path, json=body)

    def kill(self) -> None:
        """As in a power failure: no chance to clean up."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def interrupt(self) -> tuple[int, str]:
        """Press Ctrl-C; return the exit code and stderr."""
        self.client.close()
        self.process.send_signal(signal.SIGINT)
        _, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, errors

    def __enter__(self) -> Server:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.client.close()
        if self.process.poll() is None:
            self.kill()
        for stream in (self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()
