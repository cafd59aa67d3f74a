"""The reward of a step: for winning alone, or also for progress towards it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ufs.base.errors import UfsError, show
from ufs.gym.numbers import REWARD_WEIGHTS

# In the order of the W_ numbers of `ufs.gym.numbers`.
TERMS = (
    *("win", "loss", "research", "damage", "mothership"),
    *("excavator", "energy", "robots", "ships"),
)
NAMED_REWARDS: dict[str, dict[str, float]] = {
    "win": {"win": 1.0},
    "research": {"win": 1.0, "research": 1.0},
}
assert len(TERMS) == REWARD_WEIGHTS

Reward = str | Mapping[str, float]


def weights_of(reward: Reward) -> Any:
    """The weights of a named reward, or of a custom one: `{"win": 1, "damage": -0.5}`."""
    if isinstance(reward, str):
        if reward not in NAMED_REWARDS:
            raise UfsError(
                "bad_request", "gym-unknown-reward", found=reward, expected=list(NAMED_REWARDS)
            )
        reward = NAMED_REWARDS[reward]
    weights = np.zeros(REWARD_WEIGHTS, np.float64)
    for term, weight in reward.items():
        if term not in TERMS:
            raise UfsError("bad_request", "gym-unknown-reward", found=show(term), expected=TERMS)
        weights[TERMS.index(term)] = weight
    return weights
