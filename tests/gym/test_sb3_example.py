"""The training example runs from end to end, and SB3 accepts the coat around the vector."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported

from tests.gym.test_env import ROSWELL
from tests.support.files import ROOT
from ufs.gym.sb3 import MaskableVecEnv
from ufs.gym.vector import CompiledVectorEnv
from ufs.rules.actions import ACTIONS

EXAMPLE = ROOT / "examples" / "maskable_ppo.py"


def test_the_example_learns_a_little_and_is_compared(tmp_path: Path) -> None:
    kept = tmp_path / "network.zip"
    short = ["--steps", "300", "--envs", "4", "--games", "20", "--save", str(kept)]
    run = subprocess.run(
        [sys.executable, str(EXAMPLE), *short],
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
        env={**os.environ, "OMP_NUM_THREADS": "1"},
    )
    assert run.returncode == 0, run.stderr
    assert "20 games on the same seeds" in run.stdout
    assert kept.exists()


def test_sb3_gets_masks_ends_and_seeds() -> None:
    env = MaskableVecEnv(CompiledVectorEnv(3, ROSWELL))
    assert is_masking_supported(env)
    env.seed(5)
    first = env.reset()
    ended = []
    for _ in range(120):
        masks = get_action_masks(env)
        assert masks.shape == (3, ACTIONS)
        actions = np.array([np.flatnonzero(mask)[0] for mask in masks])
        _, rewards, over, infos = env.step(actions)
        assert rewards.dtype == np.float32
        ended += [info for info, done in zip(infos, over, strict=True) if done]
    assert ended
    assert all(info["terminal_observation"].shape == first[0].shape for info in ended)
    assert all(info["episode"]["l"] > 5 and info["result"] > 1 for info in ended)
    env.seed(5)
    assert np.array_equal(env.reset(), first)
    assert env.get_attr("num_envs") == [3, 3, 3]
    assert env.env_is_wrapped(MaskableVecEnv) == [False] * 3
    env.close()
