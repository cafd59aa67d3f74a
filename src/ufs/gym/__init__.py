"""The game as a Gymnasium environment, one game at a time or thousands at once.

>>> import gymnasium, ufs.gym
>>> env = gymnasium.make("ufs/UnderFallingSkies-v0", setup={"edition": "box", "threat": 0})
>>> observation, info = env.reset(seed=7)
>>> int(info["action_mask"].sum())
64

docs/gym.md has the whole story.
"""

from __future__ import annotations

from ufs.base.extras import importing

with importing("gym-needs-extra"):
    import gymnasium
    import numpy  # noqa: F401 - and Pillow: what the environments need from the first moment on
    import PIL  # noqa: F401

ID = "ufs/UnderFallingSkies-v0"

if ID not in gymnasium.registry:
    gymnasium.register(
        ID,
        entry_point="ufs.gym.env:UnderFallingSkies",
        vector_entry_point="ufs.gym.vector:CompiledVectorEnv",
    )

__all__ = ["ID"]
