"""The two kinds of observation, and code shared by all environments."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import numpy as np
from gymnasium import spaces

from ufs.base.errors import UfsError, show
from ufs.base.words import LANGUAGES, Words, pick_language
from ufs.drawing.picture import draw_picture
from ufs.drawing.text_board import draw_board, next_step, status
from ufs.game import Game
from ufs.game.setup import Table
from ufs.gym.features import FEATURES
from ufs.gym.numbers import NUMBERS
from ufs.rules.actions import ACTIONS
from ufs.rules.state import State

OBSERVATIONS = ("numbers", "features")
RENDER_MODES = ("ansi", "rgb_array")
MAX_FEATURE = 10.0  # far above any feature


class IllegalActionError(UfsError):
    """An error whose text is in the environment's language: no caller translates it here."""

    def __init__(self, error: UfsError, words: Words) -> None:
        super().__init__(error.code, error.key, error.rule, **error.args_)
        sentence = error.message(words)
        self.sentence = f"{sentence} ({error.rule})" if error.rule else sentence

    def __str__(self) -> str:
        return self.sentence


@contextmanager
def errors_in(words: Words) -> Iterator[None]:
    """Errors raised in this block are in this language."""
    try:
        yield
    except UfsError as error:
        raise IllegalActionError(error, words) from None


def words_of(language: str | None) -> Words:
    """The words of a language; by default the system's."""
    if language is None or language in LANGUAGES:
        return Words(pick_language(language))
    unknown = UfsError(
        "bad_request", "gym-unknown-language", found=show(language), expected=LANGUAGES
    )
    raise IllegalActionError(unknown, Words(pick_language()))


def observation_space(observation: str) -> spaces.Box:
    """`numbers`: the raw table as small integers; `features`: prepared for a network."""
    if observation == "numbers":
        return spaces.Box(-128, 127, (NUMBERS,), np.int8)
    if observation == "features":
        return spaces.Box(-MAX_FEATURE, MAX_FEATURE, (FEATURES,), np.float32)
    raise UfsError(
        "bad_request", "gym-unknown-observation", found=show(observation), expected=OBSERVATIONS
    )


class LegalActions(spaces.Discrete):
    """All action numbers; samples without an explicit mask are legal actions."""

    def __init__(self, mask: Any) -> None:
        super().__init__(ACTIONS)
        self._legal = mask  # the environment updates it after every step

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and self._legal.any():
            mask = self._legal
        return super().sample(mask, probability)


def check_render_mode(render_mode: str | None) -> str | None:
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise UfsError(
            "bad_request", "gym-unknown-render-mode", found=show(render_mode), expected=RENDER_MODES
        )
    return render_mode


def check_options(options: Any) -> None:
    """`reset` takes no options; ignoring one would hide a mistake."""
    if options is not None and not isinstance(options, Mapping):
        raise UfsError("bad_request", "gym-options-shape", found=show(options))
    if options:
        raise UfsError("bad_request", "gym-unknown-options", found=[show(key) for key in options])


def game_at(table: Table, s: State, seed: int) -> Game:
    """A state as a `Game` without history, to be queried and drawn."""
    return Game(table, s.copy(), seed, "auto", None)


def action_numbers(actions: Any, count: int) -> Any:
    """`action_number` for a vector: one integer per game, never rounded."""
    try:
        given = np.asarray(actions)
    except ValueError:  # a list of lists of different lengths
        given = np.empty(0, object)
    if given.dtype.kind not in "iu" or given.shape != (count,):
        found = f"{given.dtype} {given.shape}"
        raise UfsError("bad_action", "gym-actions-shape", count=count, found=found)
    return given.astype(np.int64, copy=False)


def refusal(table: Table, s: State, action: int) -> UfsError:
    """The error that says why an action is not legal."""
    return game_at(table, s, 0).refused_code(action)


def render(game: Game, render_mode: str, words: Words) -> Any:
    """The board as text or as a picture."""
    if render_mode == "rgb_array":
        return draw_picture(game)
    words = words.by(game.table.book)
    lines = [draw_board(game, words), status(game, words)]
    if not game.is_over:
        lines.append(next_step(game, words))
    return "\n".join(lines)
