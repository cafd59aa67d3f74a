"""Talk to the game from another process, one JSON object per line, as chess programs speak UCI.

    python examples/speak_the_protocol.py

It uses only the standard library, so it is easy to port to any other language. Answers contain
position, legal actions and events; an error changes nothing. docs/protocol.md has every field.
"""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any


class Engine:
    """`ufs protocol` in its own process."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "ufs", "protocol", "--lang", "en"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def ask(self, cmd: str, **fields: Any) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps({"cmd": cmd, **fields}), file=self.process.stdin, flush=True)
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer


def main() -> None:
    engine = Engine()
    answer = engine.ask("new", setup={"edition": "pnp2", "level": 2}, seed=11)
    refused = engine.ask("act", action={"do": "excavate"})
    print(refused["error"])  # code, message and rule
    while answer["actions"]:
        answer = engine.ask("act", action=answer["actions"][0])
    print(answer["position"]["result"])
    engine.ask("quit")
    print("the engine ended with code", engine.process.wait(10))


if __name__ == "__main__":
    main()
