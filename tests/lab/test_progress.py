"""What a person at a terminal sees: a bar with the time left, and colours on the map."""

from __future__ import annotations

import os
import pty
import subprocess

from tests.support.lab import BOTS, PATIENCE, command, environment


def test_a_bar_and_colours_on_a_terminal_only() -> None:
    ours, theirs = pty.openpty()
    arguments = ("balance", "--bot", f"{BOTS}:First", "--city", "roswell", "--games", "4")
    run = subprocess.Popen(
        command(*arguments, "--jobs", "1"),
        stdout=theirs,
        stderr=theirs,
        env=environment(TERM="xterm-256color", COLUMNS="120", COLORTERM="truecolor"),
    )
    os.close(theirs)
    seen = b""
    while True:
        try:
            part = os.read(ours, 65536)
        except OSError:  # the other end is closed
            break
        if not part:
            break
        seen += part
    os.close(ours)
    assert run.wait(PATIENCE) == 0
    text = seen.decode()
    assert "Playing" in text
    assert "20/20" in text
    assert "48;2;68;1;84" in text  # the colour of never
