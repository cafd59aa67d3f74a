"""One game at a time, on the plain engine: nothing to compile, any setup."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded

from ufs.base.errors import UfsError
from ufs.content.loader import Library, built_in
from ufs.game import Game
from ufs.game.game import MAX_SEED, check_seed
from ufs.game.moves import action_number
from ufs.gym.features import write_features
from ufs.gym.numbers import (
    STATE_NUMBERS,
    act_and_roll,
    end_reward,
    is_shaped,
    progress,
    write_board,
    write_mask,
    write_state,
)
from ufs.gym.rewards import Reward, weights_of
from ufs.gym.setups import SetupTables
from ufs.gym.spaces import (
    RENDER_MODES,
    IllegalActionError,
    LegalActions,
    check_options,
    check_render_mode,
    errors_in,
    game_at,
    observation_space,
    refusal,
    render,
    words_of,
)
from ufs.rules.actions import ACTIONS
from ufs.rules.chance import seed_dice
from ufs.rules.dice import roll
from ufs.rules.state import OVER, State
from ufs.rules.turn import start


class UnderFallingSkies(gymnasium.Env[Any, Any]):
    """Under Falling Skies, one decision per step. Dice are rolled automatically."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - as in Gymnasium

    def __init__(
        self,
        setup: dict[str, Any] | None = None,
        *,
        observation: str = "numbers",
        reward: Reward = "win",
        render_mode: str | None = None,
        language: str | None = None,
        library: Library | None = None,
    ) -> None:
        self._words = words_of(language)
        with errors_in(self._words):
            self.setup_tables = SetupTables(
                setup or {"edition": "box", "threat": 0}, library or built_in()
            )
            self.observation_space = observation_space(observation)
            self.render_mode = check_render_mode(render_mode)
            self._weights = weights_of(reward)
        self.game_seed: int | None = None
        self._in_features = observation == "features"
        self._is_shaped = is_shaped(self._weights)
        self._state = State()
        self._row = np.zeros(self.observation_space.shape, self.observation_space.dtype)
        self._out = [0] * ACTIONS
        self._numbers = [0] * STATE_NUMBERS
        self._mask = np.zeros(ACTIONS, np.int8)
        self.action_space = LegalActions(self._mask)
        self._actions: list[int] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start a new game. With a seed it is the same game as `ufs play --seed`."""
        with errors_in(self._words):
            check_options(options)
        super().reset(seed=seed, options=options)
        if seed is None:
            seed = int(self.np_random.integers(MAX_SEED, dtype=np.uint64, endpoint=True))
        with errors_in(self._words):
            self.game_seed = check_seed(int(seed))
        self.table = self.setup_tables.table(self.game_seed)
        start(self._state, self.table.board)
        seed_dice(self._state, self.game_seed)
        roll(self._state)
        self._actions.clear()
        if not self._in_features:
            write_board(self.table.board, self._row)
        return self._observe()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """One action and everything that follows until the next decision."""
        if self.game_seed is None:
            raise ResetNeeded(self._words.say("gym-reset-first"))
        code = self._legal_code(action)
        s, b = self._state, self.table.board
        before = progress(s, b, self._weights) if self._is_shaped else 0.0
        act_and_roll(s, b, code)
        self._actions.append(code)
        reward = end_reward(s, self._weights)
        if self._is_shaped:
            reward += progress(s, b, self._weights) - before
        observation, info = self._observe()
        return observation, float(reward), s.phase == OVER, False, info

    def _legal_code(self, action: Any) -> int:
        """The code of a legal action. No `errors_in` here: it would slow every step."""
        try:
            code = action_number(action)
        except UfsError as error:
            raise IllegalActionError(error, self._words) from None
        if not (0 <= code < ACTIONS and self._mask[code]):
            raise IllegalActionError(refusal(self.table, self._state, code), self._words)
        return code

    def _observe(self) -> tuple[Any, dict[str, Any]]:
        """The observation, and the info with the action mask."""
        s, b = self._state, self.table.board
        if self._in_features:
            write_features(s, b, self._row)
        else:
            write_state(s, self._numbers)  # into a list: much faster than into an array
            self._row[:STATE_NUMBERS] = self._numbers
        write_mask(s, b, self._mask, self._out)
        return self._row.copy(), {"action_mask": self._mask.copy(), "result": s.result}

    def action_masks(self) -> Any:
        """Which actions are legal, in the form sb3-contrib expects."""
        return self._mask.astype(np.bool_)

    def render(self) -> Any:
        """The board as text (`ansi`) or as a picture (`rgb_array`)."""
        if self.render_mode is None:
            return None
        if self.game_seed is None:
            raise ResetNeeded(self._words.say("gym-reset-first"))
        return render(
            game_at(self.table, self._state, self.game_seed), self.render_mode, self._words
        )

    def game(self) -> Game:
        """The game so far with its history: to record it, replay it, or continue it by hand."""
        if self.game_seed is None:
            raise ResetNeeded(self._words.say("gym-reset-first"))
        game = Game.new(self.setup_tables.setup, self.game_seed, library=self.setup_tables.library)
        for code in self._actions:
            game.act_code(code)
        return game
