"""The real server of a checkout in a separate process, for the tools that measure it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).parent.parent
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/(?:\?token=([\w-]+))?")


class RealServer:
    """`ufs play` of a checkout, with a separate folder for saves."""

    def __init__(self, checkout: Path, folder: str) -> None:
        self.checkout = checkout
        self.begun = time.perf_counter()
        module = "ufs" if (checkout / "src/ufs/__main__.py").exists() else "ufs.cli"
        environment = {"XDG_DATA_HOME": folder, "LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", module, "play", "--no-browser", "--port", "0"],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **environment, "PYTHONPATH": str(checkout / "src")},
        )
        assert self.process.stdout is not None
        found = ADDRESS.search(self.process.stdout.readline())
        assert found is not None, "the server did not start"
        self.port = int(found[1])
        self.headers = {"Content-Type": "application/json"}
        if found[2]:  # old versions have no token
            self.headers |= {"Authorization": f"Bearer {found[2]}"}
            self.headers |= {"Cookie": f"ufs-{self.port}={found[2]}"}

    def memory_mb(self) -> float:
        """How much memory it occupies now (Linux)."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None, "the server has ended"
        return int(found[1]) / 1024

    def cpu_s(self) -> float:
        """The processor time it has used so far (Linux)."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        user, system = fields[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def checkouts(against: Path | None) -> list[Path]:
    """This checkout, and the one it is compared with."""
    return [HERE, *([against.resolve()] if against else [])]
