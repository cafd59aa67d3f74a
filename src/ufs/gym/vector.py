"""Thousands of games at once. A step is a few calls to compiled loops over all games."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ufs.base.errors import UfsError
from ufs.base.extras import explain_import_error
from ufs.base.words import Term
from ufs.content.loader import Library, built_in
from ufs.game import Game
from ufs.game.game import check_seed
from ufs.game.setup import Table
from ufs.gym.buffer_pool import BufferPool
from ufs.gym.numbers import NUMBERS, write_board
from ufs.gym.rewards import Reward, weights_of
from ufs.gym.setups import SetupTables
from ufs.gym.spaces import (
    RENDER_MODES,
    LegalActions,
    action_numbers,
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

with explain_import_error("gym-needs-extra"):  # a single environment works without Numba
    from ufs.gym import compiled
    from ufs.rules.compiled import (
        BOARD_DTYPE,
        STATE_DTYPE,
        action_buffer,
        board_record,
        plain_state,
    )

Setup = dict[str, Any]
HARD_SETS = 2**8  # the number of sets of difficult pieces, as bits


class Boards:
    """All boards of an environment's setups, as arrays."""

    def __init__(self, setups: Sequence[Setup], library: Library) -> None:
        self.tables: list[Table] = []
        by_hard: list[Any] = []
        known: dict[str, int] = {}
        self.draws = np.zeros(
            (len(setups), 3), np.int64
        )  # setup index, number of pieces, number of difficult ones
        for i, setup in enumerate(setups):
            key = json.dumps(setup, sort_keys=True)
            if key not in known:
                known[key] = i
                self.draws[i] = len(by_hard), *self._add(SetupTables(setup, library), by_hard)
            self.draws[i] = self.draws[known[key]]
        self.by_hard = np.array(by_hard)
        self.records = np.zeros(len(self.tables), BOARD_DTYPE)
        self.rows = np.zeros((len(self.tables), NUMBERS), np.int8)
        for n, table in enumerate(self.tables):
            self.records[n] = board_record(table.board)
            write_board(table.board, self.rows[n])

    def _add(self, setup_tables: SetupTables, by_hard: list[Any]) -> tuple[int, int]:
        """Add all tables of one setup; returns how many pieces there are and how many are drawn."""
        places = np.zeros(HARD_SETS, np.int64)
        for bits, table in setup_tables.all().items():
            places[bits] = len(self.tables)
            self.tables.append(table)
        by_hard.append(places)
        return len(setup_tables.names), setup_tables.count or 0


class CompiledVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games of Under Falling Skies, each with its own seed and optionally its own setup."""

    def __init__(
        self,
        num_envs: int = 1,
        setup: Setup | Sequence[Setup] | None = None,
        *,
        observation: str = "numbers",
        reward: Reward = "win",
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        copy: bool = True,
        render_mode: str | None = None,
        language: str | None = None,
        library: Library | None = None,
    ) -> None:
        self.num_envs = num_envs
        self.copy = copy
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self._words = words_of(language)
        with errors_in(self._words):
            if self.autoreset_mode == AutoresetMode.DISABLED:
                raise UfsError("bad_request", "gym-no-autoreset")
            self.render_mode = check_render_mode(render_mode)
            self.single_observation_space = observation_space(observation)
            self._weights = weights_of(reward)
            self._boards = Boards(self._setups(setup), library or built_in())
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "autoreset_mode": self.autoreset_mode,
        }
        self._in_features = observation == "features"
        self._make_arrays()
        self._make_spaces()

    def _setups(self, setup: Setup | Sequence[Setup] | None) -> list[Setup]:
        if setup is None or isinstance(setup, dict):
            return [setup or {"edition": "box", "threat": 0}] * self.num_envs
        if len(setup) != self.num_envs:
            raise UfsError("bad_request", "gym-setups", found=len(setup), count=self.num_envs)
        return list(setup)

    def _make_arrays(self) -> None:
        n = self.num_envs
        self._states = np.zeros(n, STATE_DTYPE)
        self._board_of = np.zeros(n, np.int64)
        self._masks = np.zeros((n, ACTIONS), np.int8)
        self._rewards = np.zeros(n, np.float64)
        self._over = np.zeros(n, np.bool_)  # after this step
        self._waits = np.zeros(n, np.bool_)  # over since the last step; the next step resets them
        self._seeds = np.zeros(n, np.int64)  # of the next games
        self._out = action_buffer()
        self._all = np.ones(n, np.bool_)
        self._sampled = 0
        self._generators: list[Any] = []  # one per game, as in single environments

    def _make_spaces(self) -> None:
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.single_action_space = LegalActions(np.zeros(ACTIONS, np.int8))
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        shape, dtype = self.observation_space.shape, self.observation_space.dtype
        assert shape is not None
        self._rows = np.zeros(shape, dtype)
        self._row_pool, self._mask_pool = BufferPool(self._rows), BufferPool(self._masks)

    # --- playing ---

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Any, dict[str, Any]]:
        """Start all games anew. Game i gets seed + i, as in Gymnasium's own vectors."""
        with errors_in(self._words):
            check_options(options)
            self._seed_games(seed)
        self._waits[:] = False
        self._begin(self._all)
        return self._observe_all()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One action in every game. If one is illegal, none is carried out."""
        if not self._generators:
            raise ResetNeeded(self._words.say("gym-reset-first"))
        with errors_in(self._words):
            actions = action_numbers(actions, self.num_envs)
            wrong = compiled.first_illegal(self._masks, actions, self._waits)
            if wrong >= 0:
                raise self._refused(wrong, int(actions[wrong]))
        compiled.act_games(
            *(self._states, self._boards.records, self._board_of),
            *(actions, self._waits, self._weights, self._rewards),
        )
        final_infos: dict[str, Any] = {}
        if self.autoreset_mode == AutoresetMode.NEXT_STEP:
            if self._waits.any():
                self._begin(self._waits)
            compiled.mark_over(self._states, self._over)
            self._waits[:] = self._over
        else:
            compiled.mark_over(self._states, self._over)
            if self._over.any():
                final_infos = self._final_infos()
                self._begin(self._over)
        observation, infos = self._observe_all()
        terminated = self._over.copy()
        return (
            observation,
            self._rewards.copy(),
            terminated,
            np.zeros_like(terminated),
            infos | final_infos,
        )

    def _seed_games(self, seed: int | Sequence[int] | None) -> None:
        """Set a seed for every game, and a generator of seeds for the games that follow."""
        if seed is None and self._generators:
            return  # the next seeds have been drawn already
        if seed is None:
            seeds = [int(self.np_random.integers(2**63)) for _ in range(self.num_envs)]
        elif isinstance(seed, int):
            super().reset(seed=seed)
            seeds = [check_seed(seed + i) for i in range(self.num_envs)]
        else:
            seeds = [check_seed(int(one)) for one in seed]
            if len(seeds) != self.num_envs:
                raise UfsError("bad_request", "gym-seeds", found=len(seeds), count=self.num_envs)
        self._generators = [seeding.np_random(one)[0].bit_generator for one in seeds]
        self._seeds[:] = np.array(seeds, np.uint64).view(np.int64)

    def _begin(self, which: Any) -> None:
        """Start new games where `which` is true; each then draws the seed of its next game."""
        compiled.begin_games(
            *(self._states, self._boards.records, self._board_of),
            *(which, self._seeds, self._boards.draws, self._boards.by_hard),
        )
        begun = np.flatnonzero(which)
        generators = self._generators
        # A raw 64-bit word is what np_random.integers draws in a single environment.
        seeds = np.array([generators[i].random_raw() for i in begun.tolist()], np.uint64)
        self._seeds[begun] = seeds.view(np.int64)
        if not self._in_features:
            compiled.number_boards(self._board_of, which, self._boards.rows, self._rows)

    # --- observing ---

    def _observe_all(self) -> tuple[Any, dict[str, Any]]:
        self._observe(self._all)
        compiled.mask_games(
            *(self._states, self._boards.records, self._board_of, self._masks, self._out)
        )
        infos = {
            "action_mask": self._mask_pool.copy(self._masks) if self.copy else self._masks,
            "_action_mask": self._all.copy(),
            "result": self._states["result"].astype(np.int64),
            "_result": self._all.copy(),
        }
        return self._row_pool.copy(self._rows) if self.copy else self._rows, infos

    def _observe(self, which: Any) -> None:
        if self._in_features:
            boards = self._boards.records
            compiled.feature_games(self._states, boards, self._board_of, which, self._rows)
        else:
            compiled.number_games(self._states, which, self._rows)

    def _final_infos(self) -> dict[str, Any]:
        """The final observations of finished games, before new games replace them."""
        self._observe(self._over)
        over = np.flatnonzero(self._over)
        last = self._rows[over]
        final = np.full(self.num_envs, None, object)
        for place, row in zip(over.tolist(), last, strict=True):
            final[place] = row
        was_over = self._over.copy()
        results = np.where(was_over, self._states["result"], 0).astype(np.int64)
        masks = np.zeros_like(self._masks)
        last_info = {"action_mask": masks, "_action_mask": was_over}
        last_info |= {"result": results, "_result": was_over}
        final_infos = {"final_obs": final, "_final_obs": was_over}
        return final_infos | {"final_info": last_info, "_final_info": was_over}

    def action_masks(self) -> Any:
        """Which actions are legal in every game: (games, ACTIONS) of bool."""
        return self._masks.astype(np.bool_)

    def sample_actions(self, seed: int = 0) -> Any:
        """A random legal action for every game, drawn in compiled code; every call differs."""
        actions = np.empty(self.num_envs, np.int64)
        compiled.choose_actions(self._masks, seed, self._sampled, actions)
        self._sampled += 1
        return actions

    def game(self, index: int) -> Game:
        """One of the games in its current state, without history: to query, draw or save it."""
        return game_at(
            self._boards.tables[self._board_of[index]], plain_state(self._states[index]), 0
        )

    def render(self) -> tuple[Any, ...] | None:
        """Every board as text (`ansi`) or as a picture (`rgb_array`)."""
        if self.render_mode is None:
            return None
        return tuple(
            render(self.game(i), self.render_mode, self._words) for i in range(self.num_envs)
        )

    def _refused(self, index: int, action: int) -> UfsError:
        table = self._boards.tables[self._board_of[index]]
        reason = refusal(table, plain_state(self._states[index]), action)
        why = Term(reason.key, **reason.args_)
        return UfsError(reason.code, "gym-in-game", reason.rule, game=index, why=why)


__all__ = ["Boards", "CompiledVectorEnv"]
