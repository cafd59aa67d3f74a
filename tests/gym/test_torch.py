"""The compiled environments with PyTorch's tensors."""

from __future__ import annotations

import numpy as np
import torch

from tests.support.table import ROSWELL
from ufs.gym.vector import CompiledVectorEnv


def test_actions_may_come_as_a_tensor() -> None:
    vector = CompiledVectorEnv(3, ROSWELL)
    vector.reset(seed=5)
    states = vector._states.copy()
    vector.step(torch.tensor([3, 3, 3]))
    assert not np.array_equal(states, vector._states)


def test_what_a_tensor_shares_is_never_written_again() -> None:
    vector = CompiledVectorEnv(3, ROSWELL)
    vector.reset(seed=1)
    held = []
    for _ in range(40):
        seen, *_ = vector.step(vector.sample_actions())
        tensor = torch.from_numpy(seen[0])
        held.append((tensor, tensor.clone()))
        del seen, tensor
    assert all((now == then).all() for now, then in held)
