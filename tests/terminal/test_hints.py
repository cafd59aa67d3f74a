"""Hints at the prompt: where to look, then the moves; nobody waits for a compiler."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.support.coached import quick_source
from tests.support.lab import wait_until
from tests.support.table import ROSWELL
from ufs.base.errors import UfsError
from ufs.base.words import LANGUAGES, Words
from ufs.coach.service import CoachService, CoachSource
from ufs.content.loader import built_in
from ufs.game import Game
from ufs.game.moves import write_move
from ufs.play import Application, Session
from ufs.store.memory import MemoryStorage
from ufs.terminal import hints
from ufs.terminal.hints import TextHints

Make = Callable[..., tuple[TextHints, Session]]


@pytest.fixture
def asking() -> Iterator[Make]:
    made: list[Application] = []

    def make(source: CoachSource, mode: str = "relaxed") -> tuple[TextHints, Session]:
        library = built_in()
        app = Application(MemoryStorage(), library, CoachService(library, source))
        made.append(app)
        return TextHints(app.hints), app.sessions.create(Game.new(ROSWELL, seed=4), mode)

    yield make
    for app in made:
        app.close()


def test_without_numba_a_rule_of_thumb(asking: Make) -> None:
    text_hints, session = asking(CoachSource(is_possible=lambda: False))
    (line,) = text_hints.lines(session, Words("en"))
    assert line.startswith("Rule of thumb:")


def test_while_the_coach_is_compiled_a_rule_of_thumb(asking: Make, tmp_path: Path) -> None:
    """It is compiled once, in a process of its own; nobody waits for it."""
    started = tmp_path / "started"
    code = f"open({str(started)!r}, 'a').write('x'); import sys; sys.stdin.read()"
    child = (sys.executable, "-c", code)
    text_hints, session = asking(
        CoachSource(lambda: True, lambda: False, child, quick_source().load)
    )
    for _ in range(2):
        (line,) = text_hints.lines(session, Words("en"))
        assert "rule of thumb:" in line
    wait_until(lambda: started.exists() and started.read_text() != "", "a process has started")
    assert started.read_text() == "x"


@pytest.mark.parametrize("language", LANGUAGES)
def test_first_where_to_look_then_the_moves(
    language: str, asking: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "BUDGET_MS", 10)
    words, (text_hints, session) = Words(language), asking(CoachSource(is_warm=lambda: True))
    game = session.game
    legal = [write_move(action) for action in game.actions()]
    for _ in range(2):
        focus, again = text_hints.lines(session, words)
        assert again == words.say("coach-hint-again")
        assert not any(move in focus for move in legal)
        moves = text_hints.lines(session, words)
        assert len(moves) == 3
        assert all(any(move.startswith(one) for one in legal) for move in moves)
        game.act(game.actions()[0])  # another position: where to look comes first again
        legal = [write_move(action) for action in game.actions()]


def test_strict_play_gets_no_hint(asking: Make) -> None:
    text_hints, session = asking(quick_source(), "strict")
    with pytest.raises(UfsError, match="strict"):
        text_hints.lines(session, Words("en"))
