"""`ufs bench`: other bots than random, and several cores against one."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.support.lab import BOTS, answer, here


def test_two_cores_against_one() -> None:
    """No bound on the ratio: the machine may be busy. docs/speed.md has the real figure."""
    figures = answer("bench", "--what", "simulate", "--seconds", "0.6", "--bot", "random")
    assert figures["what"] == "simulate"
    assert figures["jobs"] == 2
    assert figures["games_per_s_1"] > 0
    assert figures["games_per_s_2"] > 0
    assert figures["ratio"] > 0.2


@pytest.mark.parametrize("bot", ["greedy", f"{BOTS}:First"])
def test_other_bots_can_be_measured(bot: str) -> None:
    figures = answer("bench", "--bot", bot, "--seconds", "0.1")
    assert figures["bot"] == bot
    assert figures["decisions"] > 0


def test_plain_mode_is_slower() -> None:
    compiled = answer("bench", "--bot", "greedy", "--seconds", "0.2")
    plain = answer("bench", "--bot", "greedy", "--seconds", "0.2", "--mode", "plain")
    assert compiled["decisions_per_s"] > 3 * plain["decisions_per_s"]


@pytest.mark.parametrize(
    "wrong",
    [["--what", "nothing"], ["--jobs", "1", "--what", "simulate"], ["--bot", "nobody"]],
)
def test_bad_input(wrong: list[str]) -> None:
    code, out, errors = here("bench", "--seconds", "0.1", *wrong)
    assert code == 2
    assert out == ""
    assert errors


PRESS = """
import os, signal, time
from ufs.base.interrupts import starting_processes
signal.signal(signal.SIGINT, signal.default_int_handler)
try:
    with starting_processes():
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(0.05)
        print("inside")
except KeyboardInterrupt:
    print("afterwards")
"""


def test_ctrl_c_while_processes_start_is_not_lost() -> None:
    """In a process of its own, as a run has it: with other threads around, one of them eats it."""
    ran = subprocess.run([sys.executable, "-c", PRESS], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["inside", "afterwards"]
