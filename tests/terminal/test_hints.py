"""Hints at the prompt: where to look, then the moves; nobody waits for a compiler."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.table import ROSWELL
from ufs.base.words import LANGUAGES, Words
from ufs.coach import warm
from ufs.game import Game
from ufs.game.moves import write_move
from ufs.terminal import hints
from ufs.terminal.hints import Hinting


def hidden() -> bool:
    raise ImportError("no numba")


def test_without_numba_a_rule_of_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "is_warm", hidden)
    (line,) = Hinting().tell(Game.new(ROSWELL, seed=4), Words("en"))
    assert line.startswith("Rule of thumb:")


def test_while_the_coach_is_compiled_a_rule_of_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []

    def start(command: list[str], **_: Any) -> object:
        started.append(command)
        return object()

    monkeypatch.setattr(warm, "is_warm", lambda: False)
    monkeypatch.setattr("ufs.terminal.hints.subprocess.Popen", start)
    hinting = Hinting()
    for _ in range(2):
        (line,) = hinting.tell(Game.new(ROSWELL, seed=4), Words("en"))
        assert "rule of thumb:" in line
    ((_, *words),) = started
    assert words == ["-m", "ufs.coach.warm", warm.WITH_PARENT]


@pytest.mark.parametrize("language", LANGUAGES)
def test_first_where_to_look_then_the_moves(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "is_warm", lambda: True)
    monkeypatch.setattr(hints, "BUDGET_MS", 1)
    words, hinting, game = Words(language), Hinting(), Game.new(ROSWELL, seed=4)
    legal = [write_move(action) for action in game.actions()]
    for _ in range(2):
        focus, again = hinting.tell(game, words)
        assert again == words.say("coach-hint-again")
        assert not any(move in focus for move in legal)
        moves = hinting.tell(game, words)
        assert len(moves) == 3
        assert all(any(move.startswith(one) for one in legal) for move in moves)
        game.act(game.actions()[0])  # another position: where to look comes first again
        legal = [write_move(action) for action in game.actions()]
