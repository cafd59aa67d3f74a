"""A random agent in the Gymnasium environment, with action masks.

    pip install 'under-falling-skies[gym]'
    python examples/random_agent.py

An action is a number from 0 to 388, and the mask says which are legal now. docs/gym.md describes
observations; maskable_ppo.py trains an agent on many games at once.
"""

from __future__ import annotations

from collections import Counter

import gymnasium

import ufs.gym  # registers the environment

RESULTS = {1: "won", 2: "lost by damage", 3: "lost to the mothership"}


def main() -> None:
    env = gymnasium.make(ufs.gym.ID, setup={"edition": "box", "threat": 0}, reward="research")
    env.action_space.seed(1)
    ends: Counter[str] = Counter()
    total = 0.0
    for seed in range(20):
        _observation, info = env.reset(seed=seed)
        over = False
        while not over:
            action = env.action_space.sample(info["action_mask"])
            _observation, reward, over, _truncated, info = env.step(action)
            total += float(reward)
        ends[RESULTS[info["result"]]] += 1
    print(dict(ends), f"mean reward {total / ends.total():.2f}")


if __name__ == "__main__":
    main()
