"""The vector environment for Stable-Baselines3; importing it needs the extra `rl`.

SB3 has its own vector interface, older than Gymnasium's. This is a thin wrapper around ours, so
that MaskablePPO collects its games from compiled code.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode

from ufs.base.extras import explain_import_error
from ufs.gym.vector import CompiledVectorEnv
from ufs.rules.state import WON_RESEARCH

with explain_import_error("gym-needs-rl"):
    from stable_baselines3.common.vec_env import VecEnv


class MaskableVecEnv(VecEnv):
    """`CompiledVectorEnv` for SB3. Finished games report their total reward."""

    def __init__(self, games: CompiledVectorEnv) -> None:
        assert games.autoreset_mode == AutoresetMode.SAME_STEP, "SB3 resets in the same step"
        assert games.copy, "SB3 keeps an observation beyond the next step"
        self.games = games
        self._actions: Any = None
        self._sums = np.zeros(games.num_envs)
        self._lengths = np.zeros(games.num_envs, np.int64)
        self._seed: int | None = None
        super().__init__(games.num_envs, games.single_observation_space, games.single_action_space)

    def reset(self) -> Any:
        self._sums[:] = 0
        self._lengths[:] = 0
        observation, _ = self.games.reset(seed=self._seed)
        self._seed = None
        return observation

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        self._seed = seed
        return [None if seed is None else seed + i for i in range(self.num_envs)]

    def step_async(self, actions: Any) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        observation, rewards, over, _, infos = self.games.step(self._actions)
        self._sums += rewards
        self._lengths += 1
        game_infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(over).tolist():
            result = int(infos["final_info"]["result"][i])
            episode = {"r": float(self._sums[i]), "l": int(self._lengths[i]), "t": 0.0}
            episode["won"] = float(result == WON_RESEARCH)
            game_infos[i] = {
                "terminal_observation": infos["final_obs"][i],
                "result": result,
                "episode": episode,
            }
        self._sums[over] = 0
        self._lengths[over] = 0
        return observation, rewards.astype(np.float32), over, game_infos

    def close(self) -> None:
        self.games.close()

    def env_method(
        self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any
    ) -> list[Any]:
        """MaskablePPO calls `action_masks`, which answers for all games at once."""
        answer = getattr(self.games, method_name)(*args, **kwargs)
        return [answer[i] for i in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.games, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:  # noqa: ARG002
        setattr(self.games, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:  # noqa: ARG002
        return [False for _ in self._get_indices(indices)]

    def get_images(self) -> Sequence[Any]:
        return self.games.render() or []
